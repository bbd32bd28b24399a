"""Builds the groups and numbers of the tree from the parse of a sentence."""

from __future__ import annotations

from typing import Any

from lark import Token, Transformer, v_args

from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.psct_parts import (
    Meaningless,
    count_of,
    every,
    merged,
    on_field,
    replace,
)


@v_args(inline=True)
class Nouns(Transformer[Token, Any]):
    # words
    def int_n(self, token: Token) -> int:
        return int(token)

    def INT(self, token: Token) -> Token:
        return token

    def NAME(self, token: Token) -> str:
        return str(token)[1:-1]

    def COUNTER(self, token: Token) -> str:
        return str(token).rsplit(" ", 1)[0]

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

    def n_icon_spell(self, icon: Token, *ignored: Any) -> dict[str, Any]:
        return {"kinds": ("spell",), "icons": (str(icon).lower(),)}

    def n_icon_trap(self, icon: Token, *ignored: Any) -> dict[str, Any]:
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

    def np_opponents(self, *parts: Any) -> t.Group:
        return t.Group(whose="opponent", zones=("field",), filter=merged(parts))

    def np_opponents_all(self, *parts: Any) -> t.Group:
        return t.Group(number="all", whose="opponent", zones=("field",), filter=merged(parts))

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
