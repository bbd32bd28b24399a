"""Random trees of a sub-language are written as text that means exactly them."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from psct_texts import CONTINUOUS_SPELL, MONSTER, SPELL

from sanam.games.yugioh.abilities import psct
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.psct_render import render

NAMES = st.sampled_from(["Lantern", "Kite of the Square", "A. B. and C: D; E"])
SMALL = st.integers(2, 12)
LIFE = st.integers(1, 99).map(lambda number: number * 100)
COUNTERS = st.sampled_from(["Glow", "Salt"])


def ranges(low: int, high: int) -> st.SearchStrategy[t.Range]:
    number = st.integers(low, high)
    return st.one_of(
        number.map(lambda n: t.Range(n, n)),
        number.map(lambda n: t.Range(None, n)),
        number.map(lambda n: t.Range(n, None)),
    )


def subsets(values: tuple[str, ...]) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(values), max_size=2, unique=True).map(tuple)


@st.composite
def monsters(draw: st.DrawFn, on_field: bool) -> t.Filter:
    return t.Filter(
        kinds=("monster",),
        traits=draw(st.sampled_from([(), ("tuner",), ("effect",), ("fusion",), ("ritual",)])),
        not_traits=draw(st.sampled_from([(), ("tuner",), ()])),
        attributes=draw(subsets(t_attributes)),
        races=draw(subsets(("Warrior", "Sea Serpent", "Beast-Warrior", "Beast"))),
        series=draw(st.one_of(st.just(()), NAMES.map(lambda name: (name,)))),
        level=draw(st.none() | ranges(1, 12)),
        atk=draw(st.none() | ranges(0, 5000)),
        def_=draw(st.none() | ranges(0, 5000)),
        face=draw(st.sampled_from(["", "up", "down"])) if on_field else "",
        position=draw(st.sampled_from(["", "attack", "defense"])) if on_field else "",
        other=draw(st.booleans()),
        counter=draw(st.just("") | COUNTERS) if on_field else "",
        summoned=draw(st.sampled_from(["", "special"])) if on_field else "",
    )


t_attributes = ("LIGHT", "DARK", "EARTH")
others: st.SearchStrategy[t.Filter] = st.sampled_from(
    [
        t.Filter(),
        t.Filter(kinds=("spell",)),
        t.Filter(kinds=("trap",)),
        t.Filter(kinds=("spell", "trap")),
        t.Filter(kinds=("spell",), icons=("quick-play",)),
        t.Filter(kinds=("trap",), icons=("counter",)),
        t.Filter(kinds=("monster",), traits=("token",)),
        t.Filter(names=("Reed Boat",)),
        t.Filter(series=("Lantern",), other=True),
    ]
)
numbers = st.one_of(
    st.just(("exactly", 1)),
    SMALL.map(lambda n: ("exactly", n)),
    SMALL.map(lambda n: ("up to", n)),
    st.just(("all", 1)),
    st.just(("any", 1)),
)


@st.composite
def on_field(draw: st.DrawFn) -> t.Group:
    number, count = draw(numbers)
    whose = draw(st.sampled_from(["you", "opponent", "either"]))
    filter_ = draw(st.one_of(monsters(True), others))
    return t.Group(number=number, count=count, whose=whose, zones=("field",), filter=filter_)


@st.composite
def in_piles(draw: st.DrawFn) -> t.Group:
    number, count = draw(numbers)
    whose = draw(st.sampled_from(["you", "opponent"]))
    zones = tuple(
        draw(st.lists(st.sampled_from(["hand", "graveyard", "deck", "extra"]), min_size=1, max_size=2, unique=True))
    )
    return t.Group(
        number=number, count=count, whose=whose, zones=zones, filter=draw(st.one_of(monsters(False), others))
    )


refs = st.sampled_from(
    [
        t.SELF,
        t.Group(ref="it"),
        t.Group(ref="it", number="all"),
        t.Group(ref="target"),
        t.Group(ref="target", number="all"),
        t.Group(ref="target", index=1),
        t.Group(ref="attacker"),
        t.SELF,
    ]
)
objects = st.one_of(on_field(), refs)
stats = st.sampled_from(["atk", "def", "atk def"])
until = st.sampled_from(["", "turn", "battle", "opponent turn", "your turn", "standby"])


@st.composite
def amounts(draw: st.DrawFn, owners: st.SearchStrategy[t.Group] = refs) -> t.Number:
    """Numbers read at resolution."""
    every = msgspec.structs.replace(draw(on_field()), number="all", count=1)
    kind = draw(st.sampled_from(["plain", "count", "counters", "stat", "lp"]))
    if kind == "count":
        return t.Amount(of="count", group=every, times=draw(LIFE))
    if kind == "counters":
        return t.Amount(of="counters", counter=draw(COUNTERS), group=t.SELF, times=draw(LIFE))
    if kind == "stat":
        of = draw(st.sampled_from(["atk", "def", "level", "original atk"]))
        times, over = draw(st.sampled_from([(1, 1), (1, 2), (100, 1)]))
        return t.Amount(of=of, group=draw(owners), times=times, over=over)
    if kind == "lp":
        return t.Amount(of="lp", who=draw(st.sampled_from(["you", "opponent"])), over=2)
    return draw(LIFE)


def moves(how: str, groups: st.SearchStrategy[t.Group]) -> st.SearchStrategy[t.Operation]:
    return st.builds(t.Move, how=st.just(how), group=groups)


instant: st.SearchStrategy[Any] = st.one_of(
    st.builds(t.Destroy, group=objects),
    moves("send", objects),
    moves("banish", st.one_of(objects, in_piles())),
    moves("return", objects),
    moves("shuffle", st.one_of(objects, in_piles())),
    moves("add", in_piles()),
    moves("top", objects),
    st.builds(t.Draw, count=SMALL, who=st.sampled_from(["you", "opponent", "each"])),
    st.builds(
        t.SpecialSummon,
        group=in_piles(),
        position=st.sampled_from(["", "attack", "defense", "facedown"]),
        negated=st.booleans(),
    ),
    st.builds(t.ChangePosition, group=objects, to=st.sampled_from(["change", "attack", "defense", "facedown"])),
    st.builds(t.Damage, amount=amounts(), who=st.sampled_from(["opponent", "each"])),
    st.builds(t.GainLife, amount=amounts()),
    st.builds(
        t.Modify, group=objects, what=stats, how=st.sampled_from(["gain", "lose"]), amount=amounts(), until=until
    ),
    st.builds(
        t.Modify, group=objects, what=st.sampled_from(["atk", "def"]), how=st.just("become"), amount=LIFE, until=until
    ),
    st.builds(t.Modify, group=objects, what=stats, how=st.sampled_from(["halve", "double"]), until=until),
    st.builds(t.Negate, what=st.just("effects"), group=objects, until=until),
    st.builds(t.TakeControl, group=objects, until=until),
    st.builds(t.PlaceCounters, name=COUNTERS, group=objects, count=SMALL),
    st.builds(
        t.Rule,
        group=objects,
        until=st.sampled_from(["", "turn", "opponent turn"]),
        rule=st.sampled_from(
            [
                "cannot attack",
                "cannot be destroyed by battle",
                "pierces",
                "cannot change position",
                "banished when leaving",
            ]
        ),
    ),
    st.builds(
        t.PlayerRule,
        who=st.sampled_from(["you", "opponent", "each"]),
        rule=st.sampled_from(["cannot normal summon", "cannot draw", "cannot attack"]),
        until=st.just("turn"),
    ),
    st.builds(
        t.SkipPhase, phase=st.sampled_from(["draw", "standby", "battle"]), who=st.sampled_from(["you", "opponent"])
    ),
    st.just(t.EndBattlePhase()),
)


@st.composite
def conditions(draw: st.DrawFn) -> tuple[t.Condition, ...]:
    every = msgspec.structs.replace(draw(on_field()), number="all", count=1)
    sign, right = draw(st.sampled_from([("=", 0), ("≥", 1), ("≥", 3)]))
    counted = t.Compare(t.Amount(of="count", group=every), sign, right)
    poor = t.Compare(t.Amount(of="lp", who="you"), "≤", draw(LIFE))
    return draw(st.sampled_from([(counted,), (poor,), (counted, poor)]))


@st.composite
def steps(draw: st.DrawFn, free: bool = True) -> tuple[t.Step, ...]:
    made = []
    for index, op in enumerate(draw(st.lists(instant, min_size=1, max_size=3))):
        link = draw(st.sampled_from(["then", "if you do", "also", "and", "or"])) if index else ""
        optional = free and index > 0 and draw(st.booleans())
        condition = draw(conditions()) if free and index > 0 and draw(st.integers(0, 3)) == 0 else ()
        made.append(t.Step(op, link, optional, condition))
    return tuple(made)


costs = st.sampled_from(
    [
        (),
        (t.Step(t.PayLife(amount=800)),),
        (t.Step(t.Move(how="discard", group=t.Group(whose="you", zones=("hand",)))),),
        (
            t.Step(
                t.Move(
                    how="tribute",
                    group=t.Group(whose="you", zones=("field",), filter=t.Filter(kinds=("monster",), other=True)),
                )
            ),
        ),
        (t.Step(t.PayLife(amount=500)), t.Step(t.RemoveCounters(name="Glow", group=t.SELF, count=2), "and")),
    ]
)
subjects = st.one_of(
    st.just(t.SELF),
    st.builds(t.Group, whose=st.sampled_from(["you", "opponent"]), zones=st.just(("field",)), filter=monsters(True)),
)
occasions = st.one_of(
    st.builds(
        t.Occasion,
        events=st.sampled_from(
            [
                ("summoned",),
                ("normal summoned",),
                ("normal summoned", "special summoned"),
                ("xyz summoned",),
                ("left",),
                ("banished",),
                ("attack",),
                ("set",),
                ("flipped",),
                ("tributed",),
                ("position",),
            ]
        ),
        subject=subjects,
    ),
    st.builds(t.Occasion, events=st.just(("sent",)), subject=subjects, cause=st.sampled_from(["", "battle", "effect"])),
    st.builds(
        t.Occasion,
        events=st.just(("phase",)),
        phase=st.sampled_from(["standby", "end"]),
        who=st.sampled_from(["you", "opponent", "either"]),
    ),
)


def bare(abilities: list[t.Ability]) -> list[t.Ability]:
    return [msgspec.structs.replace(ability, span=(0, 0)) for ability in abilities]


@given(steps(), costs, st.lists(on_field() | in_piles(), min_size=1, max_size=2).map(tuple))
def test_spells(do: tuple[t.Step, ...], cost: tuple[t.Step, ...], targets: tuple[t.Group, ...]) -> None:
    ability = t.Ability(kind="activate", cost=cost, targets=targets, do=do)
    text = render([ability], SPELL)
    assert bare(psct.parse(text, SPELL)) == [ability], text


@given(
    occasions,
    st.sampled_from(["when", "if"]),
    st.booleans(),
    costs,
    st.lists(on_field() | in_piles(), min_size=1, max_size=2).map(tuple),
    steps(),
    st.sampled_from(["", "turn", "name"]),
    st.data(),
)
def test_triggers(
    when: t.Occasion,
    timing: str,
    optional: bool,
    cost: tuple[t.Step, ...],
    targets: tuple[t.Group, ...],
    do: tuple[t.Step, ...],
    limit: str,
    data: st.DataObject,
) -> None:
    moved = when.subject == t.SELF and when.events[0] in ("left", "banished", "tributed", "sent")
    if when.events == ("phase",):
        timing = "if"
    if_ = data.draw(conditions()) if data.draw(st.booleans()) else ()
    ability = t.Ability(
        kind="trigger",
        optional=optional,
        timing=timing,
        when=when,
        conditions=if_,
        cost=cost,
        targets=targets,
        do=do,
        limit=limit,
        active=() if moved else ("field",),
    )
    text = render([ability], MONSTER)
    assert bare(psct.parse(text, MONSTER)) == [ability], text


@given(
    st.lists(
        st.builds(
            t.Ability,
            kind=st.just("continuous"),
            conditions=st.just(()) | conditions(),
            do=st.builds(
                t.Modify,
                group=on_field(),
                what=stats,
                how=st.sampled_from(["gain", "lose"]),
                amount=amounts(st.just(t.SELF)),
            ).map(
                lambda op: (
                    t.Step(msgspec.structs.replace(op, group=msgspec.structs.replace(op.group, number="all", count=1))),
                )
            ),
        ),
        min_size=1,
        max_size=3,
    )
)
def test_statements(abilities: list[t.Ability]) -> None:
    text = render(abilities, CONTINUOUS_SPELL)
    assert bare(psct.parse(text, CONTINUOUS_SPELL)) == abilities, text
