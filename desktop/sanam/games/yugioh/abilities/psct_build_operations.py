"""Builds the operations of the tree from the parse of a sentence."""

from __future__ import annotations

from typing import Any

from lark import Token, v_args

from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.psct_build_nouns import Nouns
from sanam.games.yugioh.abilities.psct_parts import (
    Meaningless,
    found,
    move,
    on_field,
    one,
    replace,
)


@v_args(inline=True)
class Operations(Nouns):
    # operations
    def obj(self, group: t.Group) -> t.Group:
        return group

    def r_self_from(self, zones: tuple[str, ...]) -> t.Group:
        return t.Group(ref="self", zones=zones)

    def r_also(self, first: t.Group, second: t.Group) -> t.Group:
        return replace(first, also=on_field(second))

    def destroy(self, group: t.Group) -> t.Operation:
        return t.Destroy(group=on_field(group))

    def send_who(self, who: str, group: t.Group) -> t.Operation:
        return move("send", group, who)

    def discard_who(self, who: str, group: t.Group) -> t.Operation:
        return move("discard", group, who)

    def tribute_who(self, who: str, group: t.Group) -> t.Operation:
        return move("tribute", group, who)

    def banish_who(self, who: str, group: t.Group) -> t.Operation:
        return move("banish", group, who)

    def add(self, group: t.Group, but: dict[str, Any] | None = None) -> t.Operation:
        if but is not None:
            group = replace(group, filter=replace(group.filter, **but))
        return move("add", group)

    def draw_n(self, count: int, *ignored: Any) -> t.Operation:
        return t.Draw(count=count)

    def draw_value(self, value: t.Number) -> t.Operation:
        return t.Draw(count=value)

    def draw_who(self, who: str, count: int, *ignored: Any) -> t.Operation:
        return t.Draw(count=count, who=who)

    def summon(self, group: t.Group, *how: dict[str, Any]) -> t.Operation:
        if not group.ref and not group.zones:
            raise Meaningless("from where to Special Summon")
        values = {key: value for part in how for key, value in part.items()}
        if "untributable" in values:
            raise Meaningless("only Tokens are so limited")
        return t.SpecialSummon(group=group, **values)

    def ns(self, group: t.Group) -> t.Operation:
        return t.NormalSummon(group=found(group, "you", "hand"))

    def ns_set(self, group: t.Group) -> t.Operation:
        return t.NormalSummon(group=found(group, "you", "hand"), set_too=True)

    def ns_free(self, group: t.Group) -> t.Operation:
        return t.NormalSummon(group=found(group, "you", "hand"), tributes=0)

    def set_plain(self, group: t.Group) -> t.Operation:
        return t.SetCard(group=found(group, "you", "hand"))

    def set_ready(self, group: t.Group) -> t.Operation:
        return t.SetCard(group=found(group, "you", "hand"), ready=True)

    def damage_n(self, amount: int, who: str) -> t.Operation:
        return t.Damage(amount=amount, who=who)

    def damage_each(self, amount: int, who: str, each: t.Amount) -> t.Operation:
        return t.Damage(amount=replace(each, times=amount), who=who)

    def damage_value(self, who: str, value: t.Number) -> t.Operation:
        return t.Damage(amount=value, who=who)

    def damage_you(self, amount: int) -> t.Operation:
        return t.Damage(amount=amount, who="you")

    def gain_n(self, amount: int) -> t.Operation:
        return t.GainLife(amount=amount)

    def gain_each(self, amount: int, each: t.Amount) -> t.Operation:
        return t.GainLife(amount=replace(each, times=amount))

    def gain_value(self, value: t.Number) -> t.Operation:
        return t.GainLife(amount=value)

    def gain_who(self, who: str, amount: int) -> t.Operation:
        return t.GainLife(amount=amount, who=who)

    def pay(self, amount: int) -> t.Operation:
        return t.PayLife(amount=amount)

    def pay_half(self) -> t.Operation:
        return t.PayLife(amount=t.Amount(of="lp", who="you", over=2))

    def neg_effects(self, group: t.Group, until: str = "") -> t.Negate:
        return t.Negate(what="effects", group=on_field(group), until=until)

    def neg_its(self, until: str = "") -> t.Operation:
        return t.Negate(what="effects", group=t.Group(ref="it"), until=until)

    def neg_their(self, until: str = "") -> t.Operation:
        return t.Negate(what="effects", group=t.Group(ref="it", number="all"), until=until)

    def skip_you(self, phase: str) -> t.Operation:
        return t.SkipPhase(phase=phase, who="you")

    def skip_opponent(self, who: str, phase: str) -> t.Operation:
        return t.SkipPhase(phase=phase, who=who)

    def win_opponent(self, who: str) -> t.Operation:
        return t.WinDuel(who=who)

    def choose_opponent(self, who: str) -> t.Operation:
        return t.Choose(options=(), who=who)

    def take(self, group: t.Group, until: str = "") -> t.Operation:
        return t.TakeControl(group=on_field(group), until=until)

    def give(self, group: t.Group, until: str = "") -> t.Operation:
        return t.TakeControl(group=on_field(group), until=until, who="opponent")

    def swap_control(self, group: t.Group) -> t.Operation:
        return t.SwapControl(group=on_field(group))

    def equip(self, card: t.Group, to: t.Group) -> t.Operation:
        return t.Equip(card=on_field(card), to=on_field(to))

    def tokenstats(self, race: Token, attribute: Token, level: int, atk: int, def_: int) -> dict[str, Any]:
        return {"race": str(race), "attribute": str(attribute), "level": level, "atk": atk, "def_": def_}

    def tokens(self, group: t.Group, stats: dict[str, Any], *how: dict[str, Any]) -> t.Operation:
        values = {key: value for part in how for key, value in part.items()}
        plain = t.Group(count=group.count, filter=t.Filter(names=group.filter.names))
        if group != plain or len(group.filter.names) != 1 or not {*values} <= {"position", "to", "untributable"}:
            raise Meaningless("which Tokens")
        name = group.filter.names[0]
        if group.count > 1:
            if not name.endswith("s"):
                raise Meaningless("several Tokens with the name of one")
            name = name[:-1]
        return t.CreateTokens(count=group.count, name=name, **stats, **values)

    def put_counters(self, count: int, name: str, group: t.Group) -> t.Operation:
        return t.PlaceCounters(count=count, name=name, group=on_field(group))

    def put_counters_value(self, name: str, group: t.Group, value: t.Number) -> t.Operation:
        return t.PlaceCounters(count=value, name=name, group=on_field(group))

    def rem_counters(self, count: int, name: str, group: t.Group) -> t.Operation:
        return t.RemoveCounters(count=count, name=name, group=on_field(group))

    def rem_all(self, name: str, group: t.Group) -> t.Operation:
        return t.RemoveCounters(name=name, group=on_field(group), all_=True)

    def det(self, count: int, _word: Any, group: t.Group) -> t.Operation:
        return t.Detach(count=count, group=on_field(group))

    def det_more(self, count: int, _word: Any, group: t.Group) -> t.Operation:
        return t.Detach(count=count, group=on_field(group), number="at least")

    def attach(self, group: t.Group, to: t.Group) -> t.Operation:
        return t.Attach(group=on_field(group), to=on_field(to))

    def reveal(self, group: t.Group) -> t.Operation:
        return t.Reveal(group=found(group, "you", "hand"))

    def look(self, group: t.Group) -> t.Operation:
        return t.Look(group=on_field(group))

    def arr_top(self, group: t.Group) -> t.Operation:
        return t.Arrange(group=group)

    def arr_bottom(self, group: t.Group) -> t.Operation:
        return t.Arrange(group=group, to="bottom")

    def shuf_who(self, who: str) -> t.Operation:
        return t.Shuffle(who=who)

    def toss_n(self, count: int) -> t.Operation:
        return t.TossCoin(count=count)

    def fusion(self, group: t.Group, zones: tuple[str, ...]) -> t.Operation:
        return t.FusionSummon(group=found(group, "you", "extra"), zones=zones)

    def _ritual(self, group: t.Group, zones: tuple[str, ...], total: int | None, exact: bool) -> t.Operation:
        return t.RitualSummon(group=found(one(group), "you", "hand"), zones=zones, total=total, exact=exact)

    def rit_exact(self, group: t.Group, zones: tuple[str, ...]) -> t.Operation:
        return self._ritual(group, zones, None, True)

    def rit_least(self, group: t.Group, zones: tuple[str, ...]) -> t.Operation:
        return self._ritual(group, zones, None, False)

    def rit_n(self, group: t.Group, zones: tuple[str, ...], total: int) -> t.Operation:
        return self._ritual(group, zones, total, True)

    def rit_n_least(self, group: t.Group, zones: tuple[str, ...], total: int) -> t.Operation:
        return self._ritual(group, zones, total, False)

    # changes of values and rules
    def _modify(self, group: t.Group, what: str, how: str, amount: t.Number, until: str) -> t.Operation:
        return t.Modify(group=on_field(group), what=what, how=how, amount=amount, until=until)

    def m_gain(self, group: t.Group, _v: Any, amount: int, what: str, until: str = "") -> t.Operation:
        return self._modify(group, what, "gain", amount, until)

    def m_lose(self, group: t.Group, _v: Any, amount: int, what: str, until: str = "") -> t.Operation:
        return self._modify(group, what, "lose", amount, until)

    def m_gain_each(
        self, group: t.Group, _v: Any, amount: int, what: str, each: t.Amount, until: str = ""
    ) -> t.Operation:
        return self._modify(group, what, "gain", replace(each, times=amount), until)

    def m_lose_each(
        self, group: t.Group, _v: Any, amount: int, what: str, each: t.Amount, until: str = ""
    ) -> t.Operation:
        return self._modify(group, what, "lose", replace(each, times=amount), until)

    def m_gain_value(self, group: t.Group, _v: Any, what: str, value: t.Number, until: str = "") -> t.Operation:
        return self._modify(group, what, "gain", value, until)

    def m_lose_value(self, group: t.Group, _v: Any, what: str, value: t.Number, until: str = "") -> t.Operation:
        return self._modify(group, what, "lose", value, until)

    def _of(self, a: Any, b: Any) -> tuple[t.Group, str]:
        return (a, b) if isinstance(a, t.Group) else (b, a)

    def m_become(self, a: Any, b: Any, _v: Any, value: t.Number, until: str = "") -> t.Operation:
        group, what = self._of(a, b)
        return self._modify(group, what, "become", value, until)

    def m_halve(self, a: Any, b: Any, _v: Any, until: str = "") -> t.Operation:
        group, what = self._of(a, b)
        return self._modify(group, what, "halve", 0, until)

    def m_double(self, a: Any, b: Any, _v: Any, until: str = "") -> t.Operation:
        group, what = self._of(a, b)
        return self._modify(group, what, "double", 0, until)

    def m_swap(self, group: t.Group, until: str = "") -> t.Operation:
        return self._modify(group, "atk def", "swap", 0, until)

    def m_level_up(self, group: t.Group, amount: int, until: str = "") -> t.Operation:
        return self._modify(group, "level", "gain", amount, until)

    def m_level_down(self, group: t.Group, amount: int, until: str = "") -> t.Operation:
        return self._modify(group, "level", "lose", amount, until)

    def b_attribute(self, group: t.Group, _v: Any, value: Token, until: str = "") -> t.Operation:
        return t.Become(group=on_field(group), what="attribute", value=str(value), until=until)

    def b_race(self, group: t.Group, _v: Any, value: Token, until: str = "") -> t.Operation:
        return t.Become(group=on_field(group), what="race", value=str(value), until=until)

    def b_name(self, group: t.Group, value: str, until: str = "") -> t.Operation:
        return t.Become(group=group, what="name", value=value, until=until)

    def rule_on(self, group: t.Group, rule: dict[str, Any], until: str = "") -> t.Operation:
        return t.Rule(group=on_field(group), until=until, **rule)

    def rule_no_damage(self, group: t.Group, until: str = "") -> t.Operation:
        return t.Rule(group=on_field(group), rule="no battle damage", until=until)

    def pr_normal(self, group: t.Group | None = None) -> dict[str, Any]:
        return {"rule": "cannot normal summon", "filter": group.filter if group else t.Filter()}

    def pr_special(self, group: t.Group | None = None) -> dict[str, Any]:
        return {"rule": "cannot special summon", "filter": group.filter if group else t.Filter()}

    def pr_set(self, group: t.Group | None = None) -> dict[str, Any]:
        return {"rule": "cannot set", "filter": group.filter if group else t.Filter()}

    def pr_activate(self, group: t.Group, *ignored: Any) -> dict[str, Any]:
        return {"rule": "cannot activate", "filter": group.filter}

    def pr_activate_monster(self) -> dict[str, Any]:
        return {"rule": "cannot activate", "filter": t.Filter(kinds=("monster",))}

    def pr_target(self, group: t.Group) -> dict[str, Any]:
        return {"target": group}

    def pr_battle(self) -> dict[str, Any]:
        return {"rule": "cannot attack"}

    def pr_draw(self, *ignored: Any) -> dict[str, Any]:
        return {"rule": "cannot draw"}

    def only_during(self, windows: tuple[str, ...]) -> tuple[str, ...]:
        return windows

    def pr_cannot(self, who: str, rule: dict[str, Any], *parts: Any) -> t.Operation:
        windows = parts[0] if parts and isinstance(parts[0], tuple) else ()
        until = parts[-1] if parts and isinstance(parts[-1], str) else ""
        if "target" in rule:
            if who != "opponent" or windows:
                raise Meaningless("who cannot target when")
            group = on_field(rule["target"])
            return t.Rule(group=group, rule="cannot be targeted", source_who="opponent", until=until)
        return t.PlayerRule(who=who, until=until, windows=windows, **rule)

    def pr_neither(self, rule: dict[str, Any], *parts: Any) -> t.Operation:
        return self.pr_cannot("each", rule, *parts)

    def pr_no_damage(self, rule: str, until: str = "") -> t.Operation:
        return t.PlayerRule(who="you", rule=rule, until=until)

    def pr_no_damage_opp(self, who: str, rule: str, until: str = "") -> t.Operation:
        return t.PlayerRule(who=who, rule=rule, until=until)

    def pr_half(self, rule: str, until: str = "") -> t.Operation:
        if rule == "no effect damage":
            raise Meaningless("half effect damage")
        return t.PlayerRule(who="you", rule=rule.replace("no", "half"), until=until)

    def pr_extra(self, group: t.Group) -> t.Operation:
        if group.number != "exactly" or group.zones:
            raise Meaningless("which Normal Summon")
        return t.PlayerRule(who="you", rule="extra normal summon", filter=group.filter, count=group.count)

    def pr_hand_you(self, count: int) -> t.Operation:
        return t.PlayerRule(who="you", rule="hand limit", count=count)

    def pr_hand(self, who: str, count: int) -> t.Operation:
        return t.PlayerRule(who=who, rule="hand limit", count=count)

    def pr_draws_you(self, count: int) -> t.Operation:
        return t.PlayerRule(who="you", rule="draws", count=count)

    def pr_draws(self, who: str, count: int) -> t.Operation:
        return t.PlayerRule(who=who, rule="draws", count=count)
