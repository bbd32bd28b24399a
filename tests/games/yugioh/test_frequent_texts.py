"""Phrases that many real cards have, played: what they compare, limit and answer."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, monster, snare, through, use


def through_with(s: Scenario, *wanted: int) -> None:
    """The same, but the wanted cards where they are offered."""
    while s.table.choice is not None and s.choice.kind != "action":
        offered = [o.card for o in s.choice.options]
        chosen = [offered.index(card) for card in wanted if card in offered][: max(1, s.choice.least)]
        s.play.answer(chosen or (list(range(max(1, s.choice.least))) if offered else []))


REGENT = effect(
    "regent",
    "If this card is Tribute Summoned by Tributing a LIGHT monster: Inflict 700 damage to your opponent.",
    level=5,
)


@pytest.mark.parametrize(("name", "damage"), [("lamp", 700), ("bear", 0)])
def test_what_was_tributed_for_a_tribute_summon_counts(name: str, damage: int) -> None:
    s = Scenario("zh-mr2", REGENT, monster("lamp", attribute="LIGHT"))
    s.put(0, name, "m1")
    s.act("normal_summon", s.put(0, "regent", "hand"))
    through(s)
    assert s.lp(1) == 8000 - damage


MARTYR = effect(
    "martyr",
    "If this card is destroyed by battle with a DARK monster: Inflict 300 damage to your opponent.",
    atk=100,
)


@pytest.mark.parametrize(("attribute", "damage"), [("DARK", 300), ("FIRE", 0)])
def test_the_monster_it_was_destroyed_by_counts_though_it_attacked_itself(attribute: str, damage: int) -> None:
    s = Scenario("zh-mr2", MARTYR, monster("wall", atk=2000, attribute=attribute))
    martyr, wall = s.put(0, "martyr", "m1"), s.put(1, "wall", "m1")
    s.attack(martyr, wall)
    through(s)
    assert s.where(martyr) == "0.graveyard" and s.lp(1) == 8000 - damage


CULL = magic("cull", "Destroy all monsters whose ATK is higher than its original ATK.")
RAISE = magic("raise", "Target 1 monster on the field; it gains 500 ATK.")


def test_its_own_original_value_is_what_a_card_is_compared_with() -> None:
    s = Scenario("zh-mr2", CULL, RAISE)
    bear, ox = s.put(0, "bear", "m1"), s.put(1, "ox", "m1")
    s.act("activate", s.put(0, "raise", "hand"))
    through_with(s, ox)
    use(s, "cull")
    assert s.where(bear) == "0.m1" and s.where(ox) == "1.graveyard"


QUIET = magic("quiet", "Draw 1 card. Your opponent cannot activate Trap Cards in response to this card's activation.")
LOUD = magic("loud", "Draw 1 card.")
JEER = snare("jeer", "Inflict 100 damage to your opponent.")


@pytest.mark.parametrize(("name", "damage"), [("quiet", 0), ("loud", 100)])
def test_what_cannot_be_activated_in_response_is_not_offered(name: str, damage: int) -> None:
    s = Scenario("zh-mr2", QUIET, LOUD, JEER)
    s.put(1, "jeer", "s1", SET)
    use(s, name)
    assert s.lp(0) == 8000 - damage


BEAST = effect("Great Beast", 'You can only control 1 "Beast" monster.')


@pytest.mark.parametrize("other", ["Small Beast", "bear"])
def test_no_more_than_one_of_an_archetype_is_controlled(other: str) -> None:
    s = Scenario("zh-mr2", BEAST, monster("Small Beast"))
    s.put(0, other, "m1")
    assert ("normal_summon" in s.acts(s.put(0, "Great Beast", "hand"))) == (other == "bear")


TWICE = effect("eager", 'You can discard 1 card; draw 1 card. You can use the effect of "eager" up to twice per turn.')


def test_an_effect_can_be_used_twice_by_all_cards_of_its_name() -> None:
    s = Scenario("zh-mr2", TWICE)
    first, second = s.put(0, "eager", "m1"), s.put(0, "eager", "m2")
    for _ in range(4):
        s.put(0, "bear", "hand")
    for card in (first, second):
        assert "activate" in s.acts(card)
        s.act("activate", card)
        through(s)
    assert "activate" not in [*s.acts(first), *s.acts(second)]


DENY = snare("deny", "Negate the activation of a Spell Card and destroy it.", "counter")


def test_an_older_counter_trap_says_in_one_sentence_what_it_negates() -> None:
    s = Scenario("zh-mr2", LOUD, DENY)
    s.put(1, "deny", "s1", SET)
    drawn = len(s.table.zones["0.hand"])
    use(s, "loud")
    assert len(s.table.zones["0.hand"]) == drawn


BAR = snare("bar", "Negate the Summon of a monster and destroy it.", "counter")


def test_a_summon_is_negated_the_same_way() -> None:
    s = Scenario("zh-mr2", BAR)
    s.put(1, "bar", "s1", SET)
    bear = s.put(0, "bear", "hand")
    s.act("normal_summon", bear)
    through(s)
    assert s.where(bear) == "0.graveyard"


PIERCER = effect(
    "piercer",
    "If this card attacks a face-down Defense Position monster, destroy the monster immediately with this card's effect"
    " without flipping it face-up or applying damage calculation.",
    atk=0,
)


@pytest.mark.parametrize(("stance", "dies"), [("down/side", True), ("up/side", False)])
def test_a_face_down_monster_is_destroyed_before_it_is_turned_up(stance: str, dies: bool) -> None:
    s = Scenario("zh-mr2", PIERCER)
    piercer, wall = s.put(0, "piercer", "m1"), s.put(1, "wall", "m1", stance)
    s.attack(piercer, wall)
    through(s)
    assert (s.where(wall) == "1.graveyard") == dies


VOW = magic("vow", "Draw 1 card. Fiend monsters you control cannot attack the turn you activate this card.")


def test_monsters_that_an_oath_speaks_of_cannot_attack() -> None:
    s = Scenario("zh-mr2", VOW, monster("imp", race="Fiend"))
    imp, bear = s.put(0, "imp", "m1"), s.put(0, "bear", "m2")
    use(s, "vow")
    s.do("phase", value="battle")
    assert "attack" in s.acts(bear) and "attack" not in s.acts(imp)


def test_an_oath_is_not_sworn_after_such_a_monster_has_attacked() -> None:
    s = Scenario("zh-mr2", VOW, monster("imp", race="Fiend"))
    vow, imp = s.put(0, "vow", "hand"), s.put(0, "imp", "m1")
    assert "activate" in s.acts(vow)
    s.attack(imp)
    through(s)
    s.do("phase", value="main2")
    assert "activate" not in s.acts(vow)


MASK = magic(
    "mask",
    "Target 1 monster you control; send 1 monster from your Deck to the GY, and if you do, "
    "that target's name becomes the sent monster's name, until the End Phase.",
)


def test_a_name_is_taken_over_from_the_card_that_was_sent() -> None:
    s = Scenario("zh-mr2", MASK)
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "deck")
    s.act("activate", s.put(0, "mask", "hand"))
    through_with(s, bear, ox)
    assert s.game.value(bear, "atk") == 1500 and "ox" in str(s.game.standing_effects().names(bear))


SHIELD = effect(
    "shield",
    "If a Fiend monster you control would be destroyed by card effect while this card is in your GY, "
    "you can banish this card instead.",
)
RAZE = magic("raze", "Destroy all monsters on the field.")


def test_a_card_in_the_graveyard_goes_instead() -> None:
    s = Scenario("zh-mr2", SHIELD, RAZE, monster("imp", race="Fiend"))
    shield, imp, bear = s.put(0, "shield", "graveyard"), s.put(0, "imp", "m1"), s.put(0, "bear", "m2")
    use(s, "raze")
    assert [s.where(card) for card in (imp, bear, shield)] == ["0.m1", "0.graveyard", "0.banished"]


FEW = magic("few", "If there are 2 or less monsters in your GY: Draw 1 card.")
ALL = magic("all", "If all monsters in your GY are LIGHT: Draw 1 card.")


@pytest.mark.parametrize(
    ("name", "buried", "can"),
    [
        ("few", ("bear", "bear"), True),
        ("few", ("bear", "bear", "ox"), False),
        ("all", ("lamp", "lamp"), True),
        ("all", ("lamp", "bear"), False),
        ("all", (), False),
    ],
)
def test_conditions_of_few_and_of_all_cards(name: str, buried: tuple[str, ...], can: bool) -> None:
    s = Scenario("zh-mr2", FEW, ALL, monster("lamp", attribute="LIGHT"))
    for card in buried:
        s.put(0, card, "graveyard")
    assert ("activate" in s.acts(s.put(0, name, "hand"))) == can


HERALD = effect("Herald", 'Once per turn: You can Special Summon 1 "pupil" from your hand.')
PUPIL = effect("pupil", 'If this card was Special Summoned by the effect of "Herald", its original ATK becomes 2100.')


def test_who_special_summoned_a_monster_counts() -> None:
    s = Scenario("zh-mr2", HERALD, PUPIL)
    herald, pupil, other = s.put(0, "Herald", "m1"), s.put(0, "pupil", "hand"), s.put(0, "pupil", "m2")
    s.act("activate", herald)
    through(s)
    assert (s.game.value(pupil, "atk"), s.game.value(other, "atk")) == (2100, 1500)


REVIVE = effect(
    "revive",
    "If a Fiend monster(s) you control is destroyed by card effect and sent to your GY: "
    "You can target 1 of those monsters; Special Summon it.",
)


def test_one_of_those_is_one_that_the_occasion_was_about() -> None:
    s = Scenario(
        "zh-mr2", REVIVE, magic("smite", "Destroy all Fiend monsters on the field."), monster("imp", race="Fiend")
    )
    old = s.put(0, "imp", "graveyard")
    s.put(0, "revive", "m1")
    imp = s.put(0, "imp", "m2")
    s.act("activate", s.put(0, "smite", "hand"))
    offered: set[int] = set()
    while s.choice.kind != "action":
        if s.choice.kind == "target":
            offered |= {o.card for o in s.choice.options if o.card is not None}
        s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])
    assert s.where(imp)[:3] == "0.m" and s.where(old) == "0.graveyard" and old not in offered


SOFTEN = magic("soften", "Any battle damage your opponent takes is halved until the end of this turn.")


@pytest.mark.parametrize(("used", "damage"), [(True, 750), (False, 1500)])
def test_the_opponents_battle_damage_is_halved(used: bool, damage: int) -> None:
    s = Scenario("zh-mr2", SOFTEN)
    bear = s.put(0, "bear", "m1")
    if used:
        use(s, "soften")
    s.attack(bear)
    through(s)
    assert s.lp(1) == 8000 - damage


MORE = magic("more", "Draw cards equal to the number of monsters you control +1.")


def test_one_more_than_a_number_of_cards() -> None:
    s = Scenario("zh-mr2", MORE)
    s.put(0, "bear", "m1")
    before = len(s.table.zones["0.hand"])
    use(s, "more")
    assert len(s.table.zones["0.hand"]) == before + 2


RESTRAIN = magic("restrain", "Draw 1 card. You cannot declare an attack the turn you activate this card.")


def test_none_of_your_monsters_attacks_after_the_oath() -> None:
    s = Scenario("zh-mr2", RESTRAIN)
    bear = s.put(0, "bear", "m1")
    use(s, "restrain")
    s.do("phase", value="battle")
    assert "attack" not in s.acts(bear)
