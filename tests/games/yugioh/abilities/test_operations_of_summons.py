"""Operations that Summon monsters and make Tokens."""

from __future__ import annotations

from typing import Any

import pytest
from lab import Lab, do, monster, spell

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.execution.interpreter import may_be_summoned, token_data
from sanam.games.yugioh.texts.execution.operations.summons import token_code
from sanam.games.yugioh.texts.tree import Ability, Filter, Group, Step

MINE = Group(whose="you", zones=("monster",))
GRAVE = Group(whose="you", zones=("graveyard",), filter=Filter(kinds=("monster",)))
TARGET = Group(ref="target")


@pytest.mark.rule("yugioh-zh", "YZH-2.83")
@pytest.mark.rule("yugioh-fa", "YFA-2.63")
def test_an_effect_special_summons() -> None:
    lab = Lab(call=spell(abilities=[do(t.SpecialSummon(group=TARGET), targets=(GRAVE,))]))
    bear = lab.put("blank", 0, "graveyard")
    lab.use(lab.put("call", 0, "s1"))
    assert lab.asked == "place"
    lab.pick("0.m4")
    assert lab.asked == "position"
    lab.pick("defense")
    assert (lab.zone(bear), lab.stance(bear)) == ("0.m4", "up/side")
    assert lab.facts("special_summoned")[0].data["cause"] == "effect"


def test_no_room_for_a_special_summon_unless_the_cost_makes_some() -> None:
    free = (Step(op=t.Move(how="tribute", group=MINE)),)
    lab = Lab(
        call=spell(abilities=[do(t.SpecialSummon(group=TARGET), targets=(GRAVE,))]),
        trade=spell(abilities=[do(t.SpecialSummon(group=TARGET), targets=(GRAVE,), cost=free)]),
    )
    lab.put("blank", 0, "graveyard")
    for zone in ("m1", "m2", "m3", "m4", "m5"):
        lab.put("blank", 0, zone)
    assert lab.why(lab.put("call", 0, "s1")) == "nothing-would-happen"
    assert lab.why(lab.put("trade", 0, "s2")) == ""


@pytest.mark.rule("yugioh-zh", "YZH-2.84")
@pytest.mark.rule("yugioh-fa", "YFA-2.64", "YFA-2.65")
@pytest.mark.parametrize("zone", ["hand", "deck", "graveyard", "banished"])
@pytest.mark.parametrize("proper", [False, True])
def test_a_special_summon_monster_must_first_be_summoned_properly(zone: str, proper: bool) -> None:
    lab = Lab(ritual=monster(traits=("ritual",)), nomi=monster(traits=("effect", "special-summon")))
    for name in ("ritual", "nomi"):
        card = lab.put(name, 0, zone)
        lab.play.mark(card, "proper", proper or None)
        wanted = proper and zone in ("graveyard", "banished")
        assert may_be_summoned(lab.game, card, 0, None) is wanted
        # "Ignoring its Summoning conditions" does not make up for a Summon that there never was.
        assert may_be_summoned(lab.game, card, 0, None, ignoring=True) is (proper or zone in ("hand", "deck"))


def condition(**more: Any) -> Ability:
    return Ability(kind="limit", do=(Step(op=t.SummonCondition(normal=False, **more)),))


def test_summon_conditions_of_the_card() -> None:
    lab = Lab(
        never=monster(abilities=[condition(special="none")]),
        gate=spell(),
        other=spell(),
        named=monster(abilities=[condition(special="only", by="effect", name="gate")]),
        own=monster(abilities=[condition(special="only", by="own")]),
        fusion=monster(traits=("fusion",)),
    )
    gate, other = lab.put("gate", 0, "s1"), lab.put("other", 0, "s2")

    def may(name: str, zone: str, source: int, how: str = "special") -> bool:
        return may_be_summoned(lab.game, lab.put(name, 0, zone), 0, source, how)

    assert not may("never", "graveyard", gate)
    assert may("named", "hand", gate)
    assert not may("named", "hand", other)
    assert not may("own", "hand", gate)
    assert may("own", "hand", gate, "own")
    assert may("fusion", "extra", gate)
    assert not may("fusion", "graveyard", gate)


def test_a_summoned_monster_with_negated_effects() -> None:
    lab = Lab(
        call=spell(abilities=[do(t.SpecialSummon(group=TARGET, position="attack", negated=True), targets=(GRAVE,))])
    )
    bear = lab.put("blank", 0, "graveyard")
    lab.use(lab.put("call", 0, "s1"))
    lab.pick("0.m1")
    assert lab.now.negated(bear)


def test_an_additional_normal_summon_now() -> None:
    hand = Group(whose="you", zones=("hand",), filter=Filter(kinds=("monster",)))
    lab = Lab(big=monster(level=6), rush=spell(abilities=[do(t.NormalSummon(group=hand))]))
    lab.put("big", 0, "hand")
    rush = lab.put("rush", 0, "s1")
    assert lab.why(rush) == "nothing-would-happen", "nothing to Tribute"
    small = lab.put("blank", 0, "hand")
    lab.use(rush)
    lab.pick("0.m2")
    assert lab.zone(small) == "0.m2"
    assert "normal_summons" not in lab.play.table.seats[0].marks, "it is beyond the one of the turn"


def materials(*groups: Group) -> Ability:
    return Ability(kind="material", targets=groups)


def named(*names: str) -> Group:
    return Group(filter=Filter(names=names))


FUSION = t.FusionSummon(group=Group(whose="you", zones=("extra",), filter=Filter(traits=("fusion",))))


@pytest.mark.rule("yugioh-zh", "YZH-2.58", "YZH-2.59")
def test_fusion_summon_from_hand_and_field() -> None:
    lab = Lab(
        ox=monster(),
        horse=monster(),
        centaur=monster(traits=("fusion",), abilities=[materials(named("ox"), named("horse"))]),
        poly=spell(abilities=[do(FUSION)]),
    )
    centaur = lab.put("centaur", 0, "extra")
    poly = lab.put("poly", 0, "s1")
    ox = lab.put("ox", 0, "m1", "down/side")
    assert lab.why(poly) == "nothing-would-happen"
    horses = [lab.put("horse", 0, "hand"), lab.put("horse", 0, "m2")]
    lab.put("blank", 0, "m3")
    assert lab.why(poly) == ""
    lab.use(poly)
    lab.pick(centaur)
    assert lab.asked == "material"
    assert lab.offered() == [horses[0], ox, horses[1]]
    assert lab.choice.combinations == [[0, 1], [1, 2]]
    lab.pick(horses[0], ox)
    lab.pick("0.m4")
    lab.pick("attack")
    assert lab.zone(centaur) == "0.m4"
    assert [lab.zone(card) for card in (ox, horses[0])] == ["0.graveyard"] * 2
    assert lab.facts("fusion_summoned")[0].card == centaur
    assert lab.play.table.cards[centaur].marks["proper"] is True
    assert lab.play.table.cards[centaur].marks["materials"] == [[horses[0], 1], [ox, 1]]


def test_fusion_needs_a_zone_and_counts_materials_apart() -> None:
    warriors = Group(number="exactly", count=2, filter=Filter(races=("Warrior",)))
    lab = Lab(
        dragon=monster(race="Dragon"),
        king=monster(traits=("fusion",), abilities=[materials(warriors, named("dragon"))]),
        poly=spell(abilities=[do(FUSION)]),
    )
    lab.put("king", 0, "extra")
    poly = lab.put("poly", 0, "s1")
    for _ in range(2):
        lab.put("blank", 0, "hand")
    lab.put("dragon", 0, "hand")
    assert lab.why(poly) == ""
    for zone in ("m1", "m2", "m3", "m4", "m5"):
        lab.put("dragon", 0, zone)
    lab.use(poly)
    lab.pick(lab.offered()[0])
    field = {i for i, card in enumerate(lab.offered()) if lab.zone(card).startswith("0.m")}
    assert lab.choice.combinations
    assert all(field & set(combo) for combo in lab.choice.combinations), "one from the field makes room"


def test_many_materials_are_picked_one_by_one() -> None:
    five = Group(number="exactly", count=5, filter=Filter(kinds=("monster",)))
    lab = Lab(king=monster(traits=("fusion",), abilities=[materials(five)]), poly=spell(abilities=[do(FUSION)]))
    king = lab.put("king", 0, "extra")
    for _ in range(20):
        lab.put("blank", 0, "hand")
    lab.use(lab.put("poly", 0, "s1"))
    lab.pick(king)
    for left in range(20, 15, -1):
        assert lab.choice.combinations is None
        assert len(lab.offered()) == left
        lab.pick(lab.offered()[0])
    lab.pick("0.m1")
    lab.pick("attack")
    assert lab.zone(king) == "0.m1"
    assert lab.count(0, "graveyard") == 5


def ritual(exact: bool, total: int | None = None) -> t.RitualSummon:
    return t.RitualSummon(
        group=Group(whose="you", zones=("hand",), filter=Filter(names=("idol",))), exact=exact, total=total
    )


@pytest.mark.rule("yugioh-zh", "YZH-2.65", "YZH-2.66")
def test_ritual_summon_by_exact_levels() -> None:
    lab = Lab(
        idol=monster(level=6, traits=("ritual",)),
        two=monster(level=2),
        rite=spell(icon="ritual", abilities=[do(ritual(True))]),
        rank=monster(level=6, traits=("xyz",)),
    )
    idol = lab.put("idol", 0, "hand")
    four, two, also_two = lab.put("blank", 0, "m1"), lab.put("two", 0, "hand"), lab.put("two", 0, "m2")
    lab.put("rank", 0, "m3")
    lab.use(lab.put("rite", 0, "s1"))
    lab.pick(idol)
    assert lab.asked == "tribute"
    assert lab.offered() == [two, four, also_two]
    assert lab.choice.combinations == [[0, 1], [1, 2]]
    lab.pick(two, four)
    lab.pick("0.m1")
    lab.pick("defense")
    assert (lab.zone(idol), lab.stance(idol)) == ("0.m1", "up/side")
    assert [fact.card for fact in lab.facts("tributed")] == [two, four]
    assert lab.facts("ritual_summoned")


@pytest.mark.parametrize(("edition", "combos"), [("zh-mr2", None), ("fa-course", [[0], [1, 2]])])
def test_at_least_the_level_without_a_superfluous_monster(edition: str, combos: list[list[int]] | None) -> None:
    """Two monsters of Level 4 for a total of 6, or one of 8 alone: only where the card's wording decides."""
    lab = Lab(
        edition=edition,
        idol=monster(level=6, traits=("ritual",)),
        eight=monster(level=8),
        rite=spell(icon="ritual", abilities=[do(ritual(False))]),
    )
    idol = lab.put("idol", 0, "hand")
    lab.put("eight", 0, "hand")
    lab.put("blank", 0, "m1")
    lab.put("blank", 0, "m2")
    rite = lab.put("rite", 0, "s1")
    if combos is None:
        assert lab.why(rite) == "nothing-would-happen"
        return
    lab.use(rite)
    lab.pick(idol)
    assert lab.choice.combinations == combos


TOKENS = t.CreateTokens(
    count=2,
    name="Sheep",
    race="Beast",
    attribute="EARTH",
    level=1,
    atk=0,
    def_=0,
    position="defense",
    untributable=True,
)


def test_tokens() -> None:
    lab = Lab(goat=spell(abilities=[do(TOKENS)]))
    data = token_data(token_code(TOKENS))
    assert data is not None
    from sanam.games.yugioh.rules.profiles import Profile

    lab.game.profiles[token_code(TOKENS)] = Profile(CardData(code=99, **data))
    lab.use(lab.put("goat", 0, "s1"))
    lab.pick("0.m1")
    lab.pick("0.m3")
    sheep = lab.play.table.zones["0.m1"][0]
    assert lab.stance(sheep) == "up/side"
    assert len({fact.data["moment"] for fact in lab.facts("special_summoned")}) == 1
    assert lab.now.has(sheep, "cannot be tributed for a summon") and lab.now.keeps_from_tribute(sheep)
    for zone in ("m2", "m4"):
        lab.put("blank", 0, zone)
    assert lab.why(lab.put("goat", 0, "s2")) == "nothing-would-happen", "room for one only"
