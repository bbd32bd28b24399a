"""Turns the parse of one sentence of card text (psct.lark) into pieces of the ability tree."""

from __future__ import annotations

from typing import Any

import msgspec
from lark import Token, Transformer, v_args

from sanam.abilities import tree as t

replace = msgspec.structs.replace


class Sentence(msgspec.Struct, kw_only=True):
    """What one sentence says: an ability whose kind is still open (""), or a line about the card (kind set)."""

    ability: t.Ability
    headed: bool = False
    quick: bool = False
    body: bool = False  # it has "you can", a cost or a target
    rule: bool = False  # a statement that holds ("while", "during", "each time")


class Head(msgspec.Struct, kw_only=True):
    kind: str = ""
    timing: str = ""
    when: t.Occasion | None = None
    windows: tuple[str, ...] = ()
    conditions: tuple[t.Condition, ...] = ()
    limit: str = ""
    times: int = 1
    nth: int = 1


class Procedure(msgspec.Struct, frozen=True, kw_only=True):
    """"Special Summon this card (from your hand) by …", an operation only a Summon procedure has."""

    zones: tuple[str, ...]
    op: t.SpecialSummon | t.NormalSummon
    cost: tuple[t.Step, ...] = ()


class Timed(msgspec.Struct, frozen=True, kw_only=True):
    """"During your turn, …": an operation that holds in `windows` only."""

    windows: tuple[str, ...]
    op: t.Operation


class Targets(msgspec.Struct, frozen=True, kw_only=True):
    """"target 1 monster", as an operation before the semicolon."""

    groups: tuple[t.Group, ...]


class Body(msgspec.Struct, kw_only=True):
    optional: bool = False
    cost: tuple[t.Step, ...] = ()
    targets: tuple[t.Group, ...] = ()
    do: tuple[t.Step, ...] = ()


class Meaningless(Exception):
    """The words fit the grammar but say nothing definite."""


def found(group: t.Group, whose: str, *zones: str) -> t.Group:
    """`group` looked for where its verb implies, when the text does not say where."""
    if group.ref or group.zones:
        return group
    return replace(group, whose=whose, zones=zones)


def on_field(group: t.Group) -> t.Group:
    return found(group, "either", "field")


def every(group: t.Group) -> t.Group:
    return on_field(replace(group, number="all", count=1))


def one(group: t.Group) -> t.Group:
    return replace(group, number="exactly", count=1)


def count_of(group: t.Group) -> t.Amount:
    return t.Amount(of="count", group=every(group))


def merged(parts: tuple[Any, ...]) -> t.Filter:
    values: dict[str, Any] = {}
    for part in parts:
        for key, value in part.items():
            if key in values and isinstance(value, tuple):
                value = (*values[key], *value)
            elif key in values:
                raise Meaningless(f"{key} given twice")
            values[key] = value
    return t.Filter(**values)


RULE_WORDS = {
    "k1": "cannot attack", "k2": "cannot attack directly", "k3": "must attack", "k4": "cannot change position",
    "k5": "cannot be destroyed by battle", "k7": "cannot be destroyed", "k9": "cannot be attacked", "k10": "cannot be tributed",
    "k11": "cannot be material", "k12": "cannot activate", "k14": "attacks directly", "k15": "attacks twice",
    "k16": "attacks all", "k17": "pierces", "k18": "no damage", "k19": "banished when leaving", "k20": "only attack target",
}  # fmt: skip
SOURCED_RULES = {"k6": "cannot be destroyed by effects", "k8": "cannot be targeted", "k13": "unaffected"}
SOURCES: dict[str, tuple[tuple[str, ...], str]] = {
    "src_all": ((), ""), "src_opponent": ((), "opponent"), "src_spell": (("spell",), ""), "src_trap": (("trap",), ""),
    "src_st": (("spell", "trap"), ""), "src_monster": (("monster",), ""), "src_opp_st": (("spell", "trap"), "opponent"),
    "src_opp_monster": (("monster",), "opponent"),
}  # fmt: skip
#: Rules of the grammar that stand for one fixed value.
WORDS: dict[str, Any] = {
    "when": "when", "if_": "if", "if": "if",
    "w_main": ("your turn", "main"), "w_your_turn": ("your turn",), "w_opponent_turn": ("opponent turn",), "w_any_main": ("main",),
    "w_battle": ("battle",), "w_your_battle": ("your turn", "battle"), "w_opponent_battle": ("opponent turn", "battle"),
    "w_damage": ("damage",),
    "p_standby": "standby", "p_end": "end", "p_draw": "draw", "p_battle": "battle", "p_main1": "main 1",
    "l_then": "then", "l_if_you_do": "if you do", "l_also": "also", "l_and": "and",
    "a_opponent": "opponent", "a_each": "each", "a_controller": "controller", "a_you": "you", "a_any": "",
    "v_opponent": "opponent", "v_each": "each", "v_controller": "controller", "v_you": "you",
    "w_you": "you", "w_opponent": "opponent", "w_each": "each",
    "h_attack": {"position": "attack"}, "h_defense": {"position": "defense"}, "h_facedown": {"position": "facedown"},
    "h_opponent": {"to": "opponent"}, "h_negated": {"negated": True}, "h_ignoring": {"ignoring": True},
    "h_untributable": {"untributable": True},
    "s_atk": "atk", "s_def": "def", "s_both": "atk def", "s_level": "level",
    "u_turn": "turn", "u_battle": "battle", "u_damage": "damage", "u_opponent": "opponent turn", "u_your": "your turn",
    "u_standby": "standby", "u_self": "self",
    "dk_battle": "no battle damage", "dk_effect": "no effect damage", "dk_all": "no damage",
    "p_its": t.Group(ref="it"), "p_their": t.Group(ref="it", number="all"), "p_self": t.SELF, "p_target": t.Group(ref="target"),
    "p_event": t.Group(ref="event"), "p_equipped": t.Group(ref="equipped"), "p_attacker": t.Group(ref="attacker"),
    "p_attacked": t.Group(ref="attacked"), "p_cost": t.Group(ref="cost"),
    "r_self": t.SELF, "r_it": t.Group(ref="it"), "r_them": t.Group(ref="it", number="all"), "r_target": t.Group(ref="target"),
    "r_targets": t.Group(ref="target", number="all"), "r_first": t.Group(ref="target", index=1),
    "r_second": t.Group(ref="target", index=2), "r_event": t.Group(ref="event"), "r_events": t.Group(ref="event", number="all"),
    "r_cost": t.Group(ref="cost"), "r_equipped": t.Group(ref="equipped"), "r_attacker": t.Group(ref="attacker"),
    "r_attacked": t.Group(ref="attacked"), "r_opposing": t.Group(ref="opposing"),
    "r_materials": t.Group(ref="materials", number="all"),
    "q_one": ("exactly", 1), "q_another": ("exactly", 1, "other"), "l_or": "or", "q_all": ("all", 1), "q_any": ("any", 1),
    "f_other": {"other": True}, "f_up": {"face": "up"}, "f_down": {"face": "down"}, "f_attack": {"position": "attack"},
    "f_defense": {"position": "defense"}, "f_special": {"summoned": "special"}, "f_normal": {"summoned": "normal"},
    "n_monster": {"kinds": ("monster",)}, "n_spell": {"kinds": ("spell",)}, "n_trap": {"kinds": ("trap",)},
    "n_spell_trap": {"kinds": ("spell", "trap")}, "n_token": {"kinds": ("monster",), "traits": ("token",)}, "n_card": {},
    "n_tuner": {"kinds": ("monster",), "traits": ("tuner",)},
    "in_you": ("you", ("field",)), "in_opponent": ("opponent", ("field",)), "in_field": ("either", ("field",)),
    "in_either": ("either", ("graveyard",)),
    "z_hand": "hand", "z_gy": "graveyard", "z_deck": "deck", "z_extra": "extra", "z_field": "field", "z_monster": "monster",
    "z_spell": "spell-trap", "z_fieldzone": "field zone",
    "fw_attack": t.Filter(position="attack"), "fw_defense": t.Filter(position="defense"), "fw_up": t.Filter(face="up"),
    "fw_down": t.Filter(face="down"),
    "st_normal": ("normal",), "st_tribute": ("tribute",), "st_flip": ("flip",), "st_special": ("special",),
    "st_ritual": ("ritual",), "st_fusion": ("fusion",), "st_synchro": ("synchro",), "st_xyz": ("xyz",),
    "st_ns": ("normal", "special"), "st_nf": ("normal", "flip"),
    "to_you": "you", "to_opponent": "opponent",
    "by_battle": ("battle", ""), "by_effect": ("effect", ""), "by_both": ("battle or effect", ""),
    "by_opponent": ("effect", "opponent"), "by_you": ("effect", "you"), "by_opponent_card": ("battle or effect", "opponent"),
    "end_battle": t.EndBattlePhase(), "win_you": t.WinDuel(),
    "shuf_you": t.Shuffle(), "shuf_opp": t.Shuffle(who="opponent"), "toss_one": t.TossCoin(), "toss_called": t.TossCoin(called=True),
    "roll": t.RollDie(), "choose_resolution": t.Choose(options=()), "choose_activation": t.Choose(options=(), at="activation"),
    "neg_activation": t.Negate(what="activation"), "neg_effect": t.Negate(what="effect"), "neg_attack": t.Negate(what="attack"),
    "neg_summon": t.Negate(what="summon"),
    "heads": "heads", "tails": "tails", "int_one": 1, "you_can": True, "quick": True, "first": True,
}  # fmt: skip
MOVES = {"send": "send", "discard": "discard", "tribute": "tribute", "banish": "banish", "return_hand": "return",
         "shuffle_in": "shuffle", "place_top": "top", "place_bottom": "bottom"}  # fmt: skip
GERUNDS = {"g_send": "send", "g_discard": "discard", "g_tribute": "tribute", "g_banish": "banish", "g_return": "return"}
POSITIONS = {"pos_change": "change", "pos_attack": "attack", "pos_defense": "defense", "pos_facedown": "facedown",
             "pos_up_attack": "faceup attack", "pos_up_defense": "faceup defense"}  # fmt: skip
DESTINED = {"send": ("you", "field"), "discard": ("you", "hand"), "tribute": ("you", "field"), "banish": ("either", "field"),
            "return": ("either", "field"), "add": ("you", "deck"), "shuffle": ("either", "field"), "top": ("either", "field"),
            "bottom": ("either", "field")}  # fmt: skip


def move(how: str, group: t.Group, who: str = "you") -> t.Move:
    whose, zone = DESTINED[how]
    if who != "you":
        whose = who
        if group.zones and not group.whose:
            group = replace(group, whose=who)
    return t.Move(how=how, group=found(group, whose, zone), who=who)


@v_args(inline=True)
class Build(Transformer[Token, Any]):
    """One method for each named alternative of psct.lark whose value is not fixed (WORDS)."""

    def __getattr__(self, name: str) -> Any:
        """Rules that need no code of their own, by the tables above."""
        if name in WORDS:
            return lambda children: WORDS[name]
        if name in MOVES:
            return lambda children: move(MOVES[name], children[0])
        if name in GERUNDS:
            return lambda children: move(GERUNDS[name], children[0])
        if name in POSITIONS:
            return lambda children: t.ChangePosition(group=on_field(children[0]), to=POSITIONS[name])
        if name in RULE_WORDS:
            return lambda children: {"rule": RULE_WORDS[name]}
        if name in SOURCED_RULES:
            return lambda children: {
                "rule": SOURCED_RULES[name], "source": children[-1][0], "source_who": children[-1][1]
            }  # fmt: skip
        if name in SOURCES:
            return lambda children: SOURCES[name]
        raise AttributeError(name)

    # words
    def int_n(self, token: Token) -> int:
        return int(token)

    def INT(self, token: Token) -> Token:
        return token

    def NAME(self, token: Token) -> str:
        return str(token)[1:-1]

    def COUNTER(self, token: Token) -> str:
        return str(token).rsplit(" ", 1)[0]

    # heads
    def head_flip(self) -> Head:
        return Head(kind="flip")

    def head_activated(self) -> Head:
        return Head(kind="activate")

    def once(self) -> str:
        return "turn"

    def head_once(self) -> Head:
        return Head(limit="turn")

    def head_twice(self) -> Head:
        return Head(limit="turn", times=2)

    def _head(self, timing: str, parts: tuple[Any, ...]) -> Head:
        once, rest = ("turn", parts[1:]) if parts[0] == "turn" else ("", parts)
        return Head(limit=once, timing=timing, when=rest[0], conditions=rest[1] if len(rest) > 1 else ())

    def head_when(self, *parts: Any) -> Head:
        return self._head("when", parts)

    def head_if_occasion(self, *parts: Any) -> Head:
        return self._head("if", parts)

    def head_moment(self, *parts: Any) -> Head:
        return self._head("if", parts)

    def head_if(self, *parts: Any) -> Head:
        return Head(limit="turn" if len(parts) > 1 else "", conditions=parts[-1])

    def head_during(self, *parts: Any) -> Head:
        once, rest = ("turn", parts[1:]) if parts[0] == "turn" else ("", parts)
        head: Head = rest[0]
        if head.nth != 1:
            raise Meaningless("which time")
        return replace(head, limit=once, conditions=rest[1] if len(rest) > 1 else ())

    def during_window(self, windows: tuple[str, ...]) -> Head:
        return Head(windows=windows)

    def during_phase(self, occasion: t.Occasion) -> Head:
        return Head(timing="if", when=occasion)

    def during_nth(self, ordinal: Token, occasion: t.Occasion) -> Head:
        return Head(timing="if", when=occasion, nth=int(str(ordinal)[0]))

    def timed(self, head: Head, op: t.Operation) -> Any:
        if head.windows:
            return Timed(windows=head.windows, op=op)
        assert head.when is not None
        return t.Later(when=head.when, do=(t.Step(op),), turns=head.nth)

    def phase_you(self, phase: str) -> t.Occasion:
        return t.Occasion(events=("phase",), phase=phase, who="you")

    def phase_opponent(self, phase: str) -> t.Occasion:
        return t.Occasion(events=("phase",), phase=phase, who="opponent")

    def phase_either(self, phase: str) -> t.Occasion:
        return t.Occasion(events=("phase",), phase=phase, who="either")

    def start_you(self) -> Head:
        return Head(timing="if", when=self.phase_you("battle"))

    def start_opponent(self) -> Head:
        return Head(timing="if", when=self.phase_opponent("battle"))

    def start_either(self) -> Head:
        return Head(timing="if", when=self.phase_either("battle"))

    # bodies and steps
    def target(self, *groups: t.Group) -> Any:
        return Targets(groups=tuple(on_field(group) for group in groups))

    def body_plain(self, *parts: Any) -> Body:
        return Body(optional=len(parts) > 1, do=parts[-1])

    def body_paid(self, *parts: Any) -> Body:
        """What stands before the semicolon is the cost, and after it, the targets."""
        cost: tuple[t.Step, ...] = parts[-2]
        targets: tuple[t.Group, ...] = ()
        last = cost[-1]
        if isinstance(last.op, Targets):
            targets = last.op.groups
            cost = cost[:-1]
            if last.optional or last.conditions or last.link not in ("", "then"):
                raise Meaningless("when to target")
        return Body(optional=len(parts) > 2, cost=cost, targets=targets, do=parts[-1])

    def effect(self, *parts: Any) -> tuple[t.Step, ...]:
        steps = [parts[0]]
        for link, step in zip(parts[1::2], parts[2::2], strict=True):
            steps.append(replace(step, link=link))
        return tuple(steps)

    def same(self, part: Any) -> Any:
        return part

    def plain_step(self, op: t.Operation) -> t.Step:
        return t.Step(op)

    def may_step(self, _may: Any, op: t.Operation) -> t.Step:
        return t.Step(op, optional=True)

    def if_step(self, conditions: tuple[t.Condition, ...], op: t.Operation) -> t.Step:
        return t.Step(op, conditions=conditions)

    def if_may_step(self, conditions: tuple[t.Condition, ...], _may: Any, op: t.Operation) -> t.Step:
        return t.Step(op, conditions=conditions, optional=True)

    def headed(self, head: Head, *parts: Any) -> Sentence:
        body: Body = parts[-1]
        ability = t.Ability(
            kind=head.kind, optional=body.optional, timing=head.timing, when=head.when, windows=head.windows,
            conditions=head.conditions, cost=body.cost, targets=body.targets, do=body.do, limit=head.limit, times=head.times,
        )  # fmt: skip
        return Sentence(ability=ability, headed=True, quick=len(parts) > 1, body=True)

    def quickly(self, _quick: Any, body: Body) -> Sentence:
        return self.headed(Head(), True, body)

    def headless(self, body: Body) -> Sentence:
        sentence = self.headed(Head(), body)
        return replace(sentence, headed=False, body=body.optional or bool(body.cost or body.targets))  # type: ignore[no-any-return]

    def sentence(self, sentence: Any) -> Any:
        return sentence

    def bullet(self, *parts: Any) -> tuple[Any, tuple[t.Step, ...]]:
        return (parts[0] if len(parts) > 1 else None), parts[-1]

    def faces(self, *numbers: int) -> tuple[int, ...]:
        return numbers

    def materials(self, *groups: t.Group) -> Sentence:
        named = (one(group) if group.number == "all" else group for group in groups)
        return Sentence(ability=t.Ability(kind="material", targets=tuple(named)))

    def equip_line(self, group: t.Group) -> Sentence:
        return Sentence(ability=t.Ability(kind="equip", targets=(on_field(one(group)),)))

    # statements that hold
    def static_while(self, conditions: tuple[t.Condition, ...], steps: tuple[t.Step, ...]) -> Sentence:
        return Sentence(ability=t.Ability(kind="continuous", conditions=conditions, do=steps), rule=True)

    def static_each(self, occasion: t.Occasion, op: t.Operation) -> Sentence:
        return Sentence(ability=t.Ability(kind="continuous", when=occasion, do=(t.Step(op),)), rule=True)

    def replacement(self, group: t.Group, *parts: Any) -> Sentence:
        cause = parts[0][0] if isinstance(parts[0], tuple) and isinstance(parts[0][0], str) else ""
        op = t.Replace(group=on_field(group), cause=cause, instead=parts[-1])
        ability = t.Ability(kind="continuous", optional=True in parts[:-1], do=(t.Step(op),))
        return Sentence(ability=ability, rule=True)

    # Summon procedures
    def gerund(self, op: t.Operation) -> t.Operation:
        return op

    def g_pay(self, amount: int) -> t.Operation:
        return t.PayLife(amount=amount)

    def by(self, op: t.Operation) -> t.Operation:
        return op

    def summon_self(self, group: t.Group, zones: tuple[str, ...], *cost: t.Operation) -> Any:
        if group != t.SELF:
            raise Meaningless("the Summon of another card")
        return Procedure(zones=zones, op=t.SpecialSummon(group=t.SELF), cost=tuple(t.Step(op) for op in cost))

    def summon_free(self) -> Any:
        return Procedure(zones=("hand",), op=t.NormalSummon(group=t.SELF, tributes=0))

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
        return t.CreateTokens(count=group.count, name=group.filter.names[0], **stats, **values)

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

    def m_gain_each(self, group: t.Group, _v: Any, amount: int, what: str, each: t.Amount, until: str = "") -> t.Operation:
        return self._modify(group, what, "gain", replace(each, times=amount), until)

    def m_lose_each(self, group: t.Group, _v: Any, amount: int, what: str, each: t.Amount, until: str = "") -> t.Operation:
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

    def pr_battle(self) -> dict[str, Any]:
        return {"rule": "cannot attack"}

    def pr_draw(self, *ignored: Any) -> dict[str, Any]:
        return {"rule": "cannot draw"}

    def only_during(self, windows: tuple[str, ...]) -> tuple[str, ...]:
        return windows

    def pr_cannot(self, who: str, rule: dict[str, Any], *parts: Any) -> t.Operation:
        windows = parts[0] if parts and isinstance(parts[0], tuple) else ()
        until = parts[-1] if parts and isinstance(parts[-1], str) else ""
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

    # values
    def v_plain(self, value: t.Amount) -> t.Amount:
        return value

    def v_half(self, value: t.Amount) -> t.Amount:
        return replace(value, over=2)

    def v_times(self, value: t.Amount, times: int) -> t.Amount:
        return replace(value, times=times)

    def v_stat(self, group: t.Group, stat: str) -> t.Amount:
        if stat == "atk def":
            raise Meaningless("one number of two")
        return t.Amount(of=stat, group=group)

    def v_original(self, group: t.Group, stat: str) -> t.Amount:
        if stat not in ("atk", "def"):
            raise Meaningless("original " + stat)
        return t.Amount(of=f"original {stat}", group=group)

    def v_combined(self, stat: str, group: t.Group) -> t.Amount:
        if stat == "atk def":
            raise Meaningless("one number of two")
        return t.Amount(of=stat, group=every(group))

    def v_count(self, group: t.Group) -> t.Amount:
        return count_of(group)

    def v_counters(self, name: str, group: t.Group) -> t.Amount:
        return t.Amount(of="counters", counter=name, group=on_field(group))

    def v_lp_you(self) -> t.Amount:
        return t.Amount(of="lp", who="you")

    def v_lp_opponent(self) -> t.Amount:
        return t.Amount(of="lp", who="opponent")

    def v_die(self) -> t.Amount:
        return t.Amount(of="die")

    def v_heads(self) -> t.Amount:
        return t.Amount(of="heads")

    def v_damage(self, *ignored: Any) -> t.Amount:
        return t.Amount(of="damage")

    def each_np(self, group: t.Group) -> t.Amount:
        return count_of(group)

    def each_counter(self, name: str, group: t.Group) -> t.Amount:
        return self.v_counters(name, group)

    def each_did(self) -> t.Amount:
        return t.Amount(of="did")

    def each_heads(self) -> t.Amount:
        return t.Amount(of="heads")

    # groups
    def q_n(self, count: int) -> tuple[str, int]:
        return "exactly", count

    def q_upto(self, count: int) -> tuple[str, int]:
        return "up to", count

    def q_least(self, count: int) -> tuple[str, int]:
        return "at least", count

    def r_exact(self, value: int) -> t.Range:
        return t.Range(value, value)

    def r_low(self, value: int) -> t.Range:
        return t.Range(None, value)

    def r_high(self, value: int) -> t.Range:
        return t.Range(value, None)

    def f_level(self, value: t.Range) -> dict[str, Any]:
        return {"level": value}

    def f_rank(self, value: t.Range) -> dict[str, Any]:
        return {"rank": value}

    def f_attribute(self, *values: Token) -> dict[str, Any]:
        return {"attributes": tuple(str(value) for value in values)}

    def f_race(self, *values: Token) -> dict[str, Any]:
        return {"races": tuple(str(value) for value in values)}

    def f_series(self, name: str) -> dict[str, Any]:
        return {"series": (name,)}

    def f_trait(self, value: Token) -> dict[str, Any]:
        return {"traits": (str(value).lower(),)}

    def f_not_trait(self, value: Token) -> dict[str, Any]:
        return {"not_traits": (str(value).lower(),)}

    def n_icon_spell(self, icon: Token) -> dict[str, Any]:
        return {"kinds": ("spell",), "icons": (str(icon).lower(),)}

    def n_icon_trap(self, icon: Token) -> dict[str, Any]:
        return {"kinds": ("trap",), "icons": (str(icon).lower(),)}

    def n_name(self, name: str) -> dict[str, Any]:
        return {"names": (name,)}

    def with_stat(self, value: t.Range, stat: str) -> dict[str, Any]:
        if stat not in ("atk", "def"):
            raise Meaningless("a range of " + stat)
        return {"atk" if stat == "atk" else "def_": value}

    def with_counter(self, name: str) -> dict[str, Any]:
        return {"counter": name}

    def in_yours(self, zones: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        return "you", zones

    def in_theirs(self, zones: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        return "opponent", zones

    def in_either_zones(self, zones: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        return "either", zones

    def zones(self, *zones: str) -> tuple[str, ...]:
        return zones

    def except_name(self, name: str) -> dict[str, Any]:
        return {"not_names": (name,)}

    def except_self(self) -> dict[str, Any]:
        return {"other": True}

    def np(self, *parts: Any) -> t.Group:
        number, count = "all", 1
        whose, zones = "", ()
        filters = []
        for part in parts:
            if isinstance(part, dict):
                filters.append(part)
            elif isinstance(part[1], tuple):
                whose, zones = part
            else:
                number, count, *other = part
                if other:
                    filters.append({"other": True})
        return t.Group(number=number, count=count, whose=whose, zones=zones, filter=merged(tuple(filters)))

    def _banished(self, whose: str, parts: tuple[Any, ...]) -> t.Group:
        (number, count), *filters = parts
        return t.Group(number=number, count=count, whose=whose, zones=("banished",), filter=merged(tuple(filters)))

    def np_banished_you(self, *parts: Any) -> t.Group:
        return self._banished("you", parts)

    def np_banished_opponent(self, *parts: Any) -> t.Group:
        return self._banished("opponent", parts)

    def np_random_opponent(self, quant: tuple[str, int]) -> t.Group:
        return t.Group(number=quant[0], count=quant[1], whose="opponent", zones=("hand",), by="random")

    def _top(self, whose: str, count: int) -> t.Group:
        return t.Group(count=count, whose=whose, zones=("deck top",))

    def np_top(self) -> t.Group:
        return self._top("you", 1)

    def np_top_n(self, count: int) -> t.Group:
        return self._top("you", count)

    def np_top_opp(self) -> t.Group:
        return self._top("opponent", 1)

    def np_top_n_opp(self, count: int) -> t.Group:
        return self._top("opponent", count)

    def np_hand_you(self) -> t.Group:
        return t.Group(number="all", whose="you", zones=("hand",))

    def np_hand_opponent(self) -> t.Group:
        return t.Group(number="all", whose="opponent", zones=("hand",))

    def np_hand_actor(self) -> t.Group:
        return t.Group(number="all", zones=("hand",))

    # conditions
    def conditions(self, *conditions: t.Condition) -> tuple[t.Condition, ...]:
        return conditions

    def _has(self, group: t.Group, whose: str) -> t.Condition:
        if group.number == "at least":
            least = group.count
        elif group.number == "exactly" and group.count == 1:
            least = 1
        else:
            raise Meaningless("how many")
        return t.Compare(self._counted(group, whose), "≥", least)

    def _counted(self, group: t.Group, whose: str) -> t.Amount:
        where = group if group.zones else replace(group, whose=whose, zones=("field",))
        return t.Amount(of="count", group=replace(where, number="all", count=1))

    def c_control(self, group: t.Group) -> t.Condition:
        return self._has(group, "you")

    def c_opp(self, group: t.Group) -> t.Condition:
        return self._has(group, "opponent")

    def c_there(self, group: t.Group) -> t.Condition:
        return self._has(group, "either")

    def c_control_no(self, group: t.Group) -> t.Condition:
        return t.Compare(self._counted(group, "you"), "=", 0)

    def c_opp_no(self, group: t.Group) -> t.Condition:
        return t.Compare(self._counted(group, "opponent"), "=", 0)

    def c_there_no(self, group: t.Group) -> t.Condition:
        return t.Compare(self._counted(group, "either"), "=", 0)

    def c_hand_least(self, count: int) -> t.Condition:
        return t.Compare(t.Amount(of="count", group=self.np_hand_you()), "≥", count)

    def c_hand_most(self, count: int) -> t.Condition:
        return t.Compare(t.Amount(of="count", group=self.np_hand_you()), "≤", count)

    def c_hand_none(self) -> t.Condition:
        return t.Compare(t.Amount(of="count", group=self.np_hand_you()), "=", 0)

    def c_more(self, noun: dict[str, Any]) -> t.Condition:
        group = t.Group(number="all", filter=t.Filter(**noun))
        return t.Compare(self._counted(group, "opponent"), ">", self._counted(group, "you"))

    def c_lp_low(self, amount: int) -> t.Condition:
        return t.Compare(self.v_lp_you(), "≤", amount)

    def c_lp_high(self, amount: int) -> t.Condition:
        return t.Compare(self.v_lp_you(), "≥", amount)

    def c_lp_lower(self) -> t.Condition:
        return t.Compare(self.v_lp_you(), "<", self.v_lp_opponent())

    def c_in(self, ref: t.Group, _be: Any, zones: tuple[str, ...]) -> t.Condition:
        if ref != t.SELF:
            raise Meaningless("where another card is")
        return t.IsIn(zones)

    def c_is(self, ref: t.Group, _be: Any, words: t.Filter) -> t.Condition:
        return t.Is(ref, words)

    def fw_np(self, *parts: Any) -> t.Filter:
        return merged(tuple(part for part in parts if isinstance(part, dict)))

    def c_was_summoned(self, ref: t.Group, ways: tuple[str, ...]) -> t.Condition:
        if len(ways) != 1:
            raise Meaningless("how it was Summoned")
        return t.Is(ref, t.Filter(summoned=ways[0]))

    def c_counters(self, ref: t.Group, count: int, name: str) -> t.Condition:
        return t.Compare(self.v_counters(name, ref), "≥", count)

    def c_materials(self, ref: t.Group, count: int) -> t.Condition:
        if ref != t.SELF:
            raise Meaningless("materials of another card")
        return t.Compare(t.Amount(of="count", group=t.Group(number="all", whose="you", zones=("materials",))), "≥", count)

    def c_material(self, ref: t.Group) -> t.Condition:
        return self.c_materials(ref, 1)

    # occasions
    def o_summoned(self, subject: t.Group, _be: Any, ways: tuple[str, ...], who: str = "") -> t.Occasion:
        return t.Occasion(events=tuple(f"{way} summoned" for way in ways), subject=subject, who=who)

    def _occasion(self, event: str, subject: t.Group | None = None, **fields: Any) -> t.Occasion:
        return t.Occasion(events=(event,), subject=subject, **fields)

    def o_any_summoned(self, subject: t.Group, *ignored: Any) -> t.Occasion:
        return self._occasion("summoned", subject)

    def o_set(self, subject: t.Group, *ignored: Any) -> t.Occasion:
        return self._occasion("set", subject)

    def o_flipped(self, subject: t.Group, *ignored: Any) -> t.Occasion:
        return self._occasion("flipped", subject)

    def o_sent(self, subject: t.Group, _be: Any, cause: tuple[str, str] = ("", "")) -> t.Occasion:
        return self._occasion("sent", subject, cause=cause[0], cause_who=cause[1])

    def o_sent_from(
        self, subject: t.Group, _be: Any, owner: str, zones: tuple[str, ...], cause: tuple[str, str] = ("", "")
    ) -> t.Occasion:
        return self._occasion("sent", subject, origin=zones, who=owner, cause=cause[0], cause_who=cause[1])

    def o_destroyed(self, subject: t.Group, _be: Any, cause: tuple[str, str] = ("", "")) -> t.Occasion:
        return self._occasion("destroyed", subject, cause=cause[0], cause_who=cause[1])

    def o_destroyed_gy(self, subject: t.Group, _be: Any, cause: tuple[str, str]) -> t.Occasion:
        return self._occasion("destroyed", subject, cause=cause[0], cause_who=cause[1], to="graveyard")

    def o_tributed(self, subject: t.Group, *ignored: Any) -> t.Occasion:
        return self._occasion("tributed", subject)

    def o_banished(self, subject: t.Group, *ignored: Any) -> t.Occasion:
        return self._occasion("banished", subject)

    def o_discarded(self, subject: t.Group, *ignored: Any) -> t.Occasion:
        return self._occasion("discarded", subject)

    def o_returned(self, subject: t.Group, *ignored: Any) -> t.Occasion:
        return self._occasion("returned", subject)

    def o_detached(self, subject: t.Group, _be: Any, other: t.Group) -> t.Occasion:
        return self._occasion("detached", subject, other=other)

    def o_left(self, subject: t.Group) -> t.Occasion:
        return self._occasion("left", subject)

    def o_attack(self, subject: t.Group) -> t.Occasion:
        return self._occasion("attack", subject)

    def o_direct(self, subject: t.Group) -> t.Occasion:
        return self._occasion("attack", subject, direct=True)

    def o_attack_on(self, subject: t.Group, other: t.Group) -> t.Occasion:
        return self._occasion("attack", subject, other=other)

    def o_attacked(self, other: t.Group, *ignored: Any) -> t.Occasion:
        return self._occasion("attack", other=other)

    def o_destroys(self, subject: t.Group, other: t.Group) -> t.Occasion:
        return self._occasion("destroys", subject, other=other)

    def o_destroys_gy(self, subject: t.Group, other: t.Group) -> t.Occasion:
        return self._occasion("destroys", subject, other=other, to="graveyard")

    def o_inflicts(self, subject: t.Group) -> t.Occasion:
        return self._occasion("battle damage", subject, who="opponent")

    def o_damage_you(self) -> t.Occasion:
        return self._occasion("battle damage", who="you")

    def o_damage_opp(self) -> t.Occasion:
        return self._occasion("battle damage", who="opponent")

    def o_effect_damage(self) -> t.Occasion:
        return self._occasion("damage", who="you", cause="effect")

    def o_any_damage(self) -> t.Occasion:
        return self._occasion("damage", who="you")

    def o_gain(self) -> t.Occasion:
        return self._occasion("life gained", who="you")

    def o_pay(self) -> t.Occasion:
        return self._occasion("life paid", who="you")

    def effect_word(self) -> str:
        return "effect"

    def targeting(self, group: t.Group) -> t.Group:
        return group

    def o_activates_card(self, subject: t.Group, other: t.Group | None = None) -> t.Occasion:
        return self._occasion("activation", subject, who="opponent", activated="card", other=other)

    def o_activates_effect(self, subject: t.Group, _effect: Any, other: t.Group | None = None) -> t.Occasion:
        return self._occasion("activation", subject, who="opponent", activated="effect", other=other)

    def _any(self, subject: t.Group, who: str, other: t.Group | None) -> t.Occasion:
        if subject != t.Group():
            raise Meaningless("which cards or effects")
        return self._occasion("activation", who=who, activated="card or effect", other=other)

    def o_activates_any(self, subject: t.Group, other: t.Group | None = None) -> t.Occasion:
        return self._any(subject, "opponent", other)

    def o_activated(self, subject: t.Group, _be: Any, other: t.Group | None = None) -> t.Occasion:
        return self._occasion("activation", subject, who="either", activated="card", other=other)

    def o_activated_effect(self, subject: t.Group, _effect: Any, _be: Any, other: t.Group | None = None) -> t.Occasion:
        return self._occasion("activation", subject, who="either", activated="effect", other=other)

    def o_activated_any(self, subject: t.Group, other: t.Group | None = None) -> t.Occasion:
        return self._any(subject, "either", other)

    def o_would(self, subject: t.Group) -> t.Occasion:
        return self._occasion("summoning", subject, who="either")

    def o_would_opp(self, subject: t.Group) -> t.Occasion:
        return self._occasion("summoning", subject, who="opponent")

    def o_counter(self, name: str, subject: t.Group) -> t.Occasion:
        return self._occasion("counter", subject, counter=name)

    def o_position(self, subject: t.Group) -> t.Occasion:
        return self._occasion("position", subject)

    def o_equipped(self, subject: t.Group) -> t.Occasion:
        if subject != t.SELF:
            raise Meaningless("what becomes equipped")
        return self._occasion("equipped", t.SELF)

    def o_draw_you(self, subject: t.Group) -> t.Occasion:
        return self._occasion("drawn", subject, who="you")

    def o_draw_opp(self, subject: t.Group) -> t.Occasion:
        return self._occasion("drawn", subject, who="opponent")

    def bm_start(self, *parts: Any) -> t.Occasion:
        return self._occasion("battle start", parts[0], other=parts[-1])

    def bm_calc(self, *parts: Any) -> t.Occasion:
        return self._occasion("calculation", parts[0], other=parts[-1])

    def bm_end(self, *parts: Any) -> t.Occasion:
        return self._occasion("battle end", parts[0], other=parts[-1])

    # lines about the card
    def _limit(self, limit: str, name: str = "") -> Sentence:
        return Sentence(ability=t.Ability(kind="", limit=limit, do=(t.Step(t.SummonCondition(name=name)),)), rule=True)

    def lim_name(self, name: str) -> Sentence:
        return self._limit("name", name)

    def lim_each(self, name: str) -> Sentence:
        return self._limit("each", name)

    def lim_shared(self, name: str) -> Sentence:
        return self._limit("shared", name)

    def lim_duel(self, name: str) -> Sentence:
        return self._limit("duel", name)

    def lim_faceup(self) -> Sentence:
        return self._limit("faceup")

    def _line(self, kind: str, name: str) -> Sentence:
        op = t.SummonCondition(name=name)  # carries the name for the check that it is this card's
        return Sentence(ability=t.Ability(kind=kind, limit="name", do=(t.Step(op),)))

    def lim_activate(self, name: str) -> Sentence:
        return self._line("activation limit", name)

    def lim_control(self, name: str) -> Sentence:
        return self._line("control limit", name)

    def _condition(self, **fields: Any) -> Sentence:
        return Sentence(ability=t.Ability(kind="limit", do=(t.Step(t.SummonCondition(**fields)),)))

    def sc_normal(self) -> Sentence:
        return self._condition(normal=False)

    def sc_special(self) -> Sentence:
        return self._condition(special="none")

    def sc_own(self, *first: bool) -> Sentence:
        return self._condition(special="first" if first else "only", by="own")

    def sc_effect(self, *parts: Any) -> Sentence:
        return self._condition(special="first" if len(parts) > 1 else "only", by="effect", name=parts[-1])

    def sc_any(self, *first: bool) -> Sentence:
        return self._condition(special="first" if first else "only", by="effect")

    def sc_type(self, *parts: Any) -> Sentence:
        ways: tuple[str, ...] = parts[-1]
        if ways[0] not in ("ritual", "fusion", "synchro", "xyz"):
            raise Meaningless("how it must be Summoned")
        return self._condition(special="first" if len(parts) > 1 else "only", by=ways[0])

    def sc_ritual(self, name: str) -> t.Operation:
        return t.SummonCondition(normal=False, special="first", by="ritual", name=name)
