"""Builds the conditions and occasions of the tree from the parse of a sentence."""

from __future__ import annotations

from typing import Any

from lark import v_args

from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.psct_build_nouns import Nouns
from sanam.games.yugioh.abilities.psct_parts import (
    Meaningless,
    merged,
    replace,
)


@v_args(inline=True)
class Occasions(Nouns):
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
        return t.Compare(
            t.Amount(of="count", group=t.Group(number="all", whose="you", zones=("materials",))), "≥", count
        )

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
