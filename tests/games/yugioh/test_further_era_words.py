"""Words of cards of 2012 to 2017: by whose effect something would be destroyed, where an effect is activated, how long
both of two changes last, values that a destroyed monster had."""

from __future__ import annotations

import pytest
from scenario import ATTACK, SET, Scenario, effect, magic, monster, snare, through

SHIP = effect(
    "ship",
    'If a "ship" you control would be destroyed by battle or an opponent\'s card effect, you can destroy 1 other '
    "monster you control instead.",
)
BLAST = magic("blast", 'Destroy all "ship" on the field.')


@pytest.mark.parametrize(("seat", "stays"), [(0, True), (1, False)])
def test_instead_of_a_destruction_by_the_opponents_effect(seat: int, stays: bool) -> None:
    s = Scenario("zh-mr2", SHIP, BLAST)
    ship, bear = s.put(1, "ship", "m1"), s.put(1, "bear", "m2")
    if seat == 1:
        s.end_turn()
    s.act("activate", s.put(seat, "blast", "hand"))
    through(s)
    assert s.where(ship) == ("1.m1" if stays else "1.graveyard")
    assert s.where(bear) == ("1.graveyard" if stays else "1.m2")


def test_instead_of_a_destruction_by_battle() -> None:
    s = Scenario("zh-mr2", SHIP, BLAST)
    ship, bear = s.put(1, "ship", "m1", ATTACK), s.put(1, "bear", "m2")
    s.attack(s.put(0, "giant", "m1"), ship)
    through(s)
    assert (s.where(ship), s.where(bear)) == ("1.m1", "1.graveyard")


GUARD = effect(
    "guard",
    "When a card effect is activated in your opponent's GY: You can send this card from your hand to the GY; negate "
    "that effect.",
)
SPECTRE = effect("spectre", "If this card is in your GY: You can banish this card; gain 700 LP.")


@pytest.mark.parametrize(("seat", "answers"), [(1, True), (0, False)])
def test_an_effect_in_the_opponents_graveyard(seat: int, answers: bool) -> None:
    s = Scenario("zh-mr2", GUARD, SPECTRE)
    guard = s.put(seat, "guard", "hand")
    s.act("activate", s.put(0, "spectre", "graveyard"))
    offered = s.table.choice is not None and guard in s.offered("activate")
    assert offered == answers
    if answers:
        s.act("activate", guard)
    through(s)
    assert s.lp(0) == 8000 + (0 if answers else 700)


RISE = magic(
    "rise",
    "Target 1 monster you control; until the end of this turn, its Level becomes 8, and if it does, it gains 800 ATK.",
)


def test_a_duration_that_stands_first_goes_for_what_is_done_if_it_does() -> None:
    s = Scenario("zh-mr2", RISE)
    bear = s.put(0, "bear", "m1")
    s.act("activate", s.put(0, "rise", "hand"))
    through(s)
    assert s.play.game.standing_effects().value(bear, "atk") == 2300
    s.end_turn()
    assert [s.play.game.standing_effects().value(bear, key) for key in ("atk", "level")] == [1500, 4]


HALF = magic(
    "half",
    "Destroy 1 monster your opponent controls, and if you do, inflict damage to your opponent equal to half the ATK "
    "that monster had on the field.",
)
MIGHT = snare("might", "All monsters your opponent controls gain 500 ATK until the end of this turn.")


def test_the_atk_that_a_destroyed_monster_had() -> None:
    s = Scenario("zh-mr2", HALF, MIGHT)
    s.put(1, "bear", "m1")
    s.act("activate", s.put(0, "might", "s1", SET))
    through(s)
    s.act("activate", s.put(0, "half", "hand"))
    through(s)
    assert s.lp(1) == 8000 - 1000


LEAVING = effect(
    "leaving", "If this face-up Tribute Summoned card is destroyed by a card effect: Gain 700 LP.", level=5
)
BOLT = magic("bolt", "Destroy 1 monster you control.")


@pytest.mark.parametrize(("tributed", "gained"), [(True, 700), (False, 0)])
def test_a_face_up_card_that_was_summoned_so(tributed: bool, gained: int) -> None:
    s = Scenario("zh-mr2", LEAVING, BOLT)
    if tributed:
        s.put(0, "bear", "m1")
        s.act("normal_summon", s.put(0, "leaving", "hand"))
        s.settle()
    else:
        s.put(0, "leaving", "m2")
    s.act("activate", s.put(0, "bolt", "hand"))
    through(s)
    assert s.lp(0) == 8000 + gained


SPHERE = effect(
    "sphere",
    "Once per turn: You can target 1 other monster you control; equip this card to that target. During your Main "
    "Phase: You can send this card equipped to a monster to the GY; the monster it was equipped to can attack "
    "directly this turn.",
)


def test_the_monster_that_a_card_was_equipped_to() -> None:
    s = Scenario("zh-mr2", SPHERE)
    sphere, bear = s.put(0, "sphere", "m1"), s.put(0, "bear", "m2", ATTACK)
    s.put(1, "wall", "m1")
    s.act("activate", sphere)
    through(s)
    assert s.card(sphere).host == bear
    s.act("activate", sphere)
    through(s)
    assert s.where(sphere) == "0.graveyard"
    s.attack(bear)
    assert s.lp(1) == 6500


FLEET = effect("fleet", "If this is the only monster you control: You can draw 1 card.")


@pytest.mark.parametrize("others", [0, 1])
def test_the_only_such_card(others: int) -> None:
    s = Scenario("zh-mr2", FLEET)
    fleet = s.put(0, "fleet", "m1")
    if others:
        s.put(0, "bear", "m2")
    assert (s.refused("activate", fleet) is None) == (not others)


KEEPER = effect(
    "keeper",
    "Once per turn: You can target 1 monster on the field; it gains 500 ATK, but is changed to face-down Defense "
    "Position during the End Phase.",
)


def test_turned_face_down_later() -> None:
    s = Scenario("zh-mr2", KEEPER)
    keeper, bear = s.put(0, "keeper", "m1"), s.put(0, "bear", "m2", ATTACK)
    s.act("activate", keeper)
    s.settle("target")
    s.play.answer([[option.card for option in s.choice.options].index(bear)])
    through(s)
    assert s.play.game.standing_effects().value(bear, "atk") == 2000
    s.end_turn()
    assert not s.card(bear).face_up
    assert s.card(keeper).face_up


GATHER = magic("gather", 'Add from your Deck to your hand, 1 "bear" or 1 Level 7 monster.')


def test_the_place_told_before_the_card() -> None:
    s = Scenario("zh-mr2", GATHER)
    bear = s.put(0, "bear", "deck")
    s.act("activate", s.put(0, "gather", "hand"))
    through(s)
    assert s.where(bear) == "0.hand"


SHARER = effect(
    "sharer",
    "You can send 1 monster from your hand to the GY; this card gains ATK equal to the ATK of the "
    "monster sent to the GY.",
)


def test_the_card_that_was_sent() -> None:
    s = Scenario("zh-mr2", SHARER)
    sharer = s.put(0, "sharer", "m1")
    s.put(0, "ox", "hand")
    s.act("activate", sharer)
    through(s)
    assert s.play.game.standing_effects().value(sharer, "atk") == 1500 + 1700


LADEN = magic("laden", "Destroy 1 Xyz Monster your opponent controls with 2 or more Xyz Materials.")
PLAIN_XYZ = monster("four", 4, 2000, 1000, traits=("xyz",))


@pytest.mark.parametrize(("under", "able"), [(1, False), (2, True)])
def test_so_many_materials_or_more(under: int, able: bool) -> None:
    s = Scenario("zh-mr2", LADEN, PLAIN_XYZ)
    four = s.put(1, "four", "m1")
    cards = [s.put(1, "bear", "graveyard") for _ in range(under)]
    s.edit(lambda game: game.attach_material(cards, four))
    assert (s.refused("activate", s.put(0, "laden", "hand")) is None) == able


STACK = effect(
    "stack",
    "This card gains ATK and DEF equal to the ATK and DEF of all monsters attached to it as Materials.",
    traits=("xyz", "effect"),
)


def test_as_strong_as_its_materials_together() -> None:
    s = Scenario("zh-mr2", STACK)
    stack = s.put(0, "stack", "m1")
    cards = [s.put(0, name, "graveyard") for name in ("bear", "ox")]
    s.edit(lambda game: game.attach_material(cards, stack))
    now = s.play.game.standing_effects()
    assert (now.value(stack, "atk"), now.value(stack, "def")) == (1500 + 3200, 1000 + 2200)


PAIR = magic(
    "pair",
    "Target 1 Level 4 monster your opponent controls and 1 Level 7 monster your opponent controls; destroy that "
    "Level 7 monster.",
)


def test_that_such_card_is_the_target_that_was_told_so() -> None:
    s = Scenario("zh-mr2", PAIR)
    bear, giant = s.put(1, "bear", "m1"), s.put(1, "giant", "m2")
    s.act("activate", s.put(0, "pair", "hand"))
    through(s)
    assert (s.where(bear), s.where(giant)) == ("1.m1", "1.graveyard")


HUNTER = effect(
    "hunter",
    "Once per turn: You can target 1 monster your opponent controls; banish it, and if you do, this card gains ATK "
    "equal to the banished monster's original Level/Rank x 100.",
)


def test_the_banished_monster_is_the_target_that_was_banished() -> None:
    s = Scenario("zh-mr2", HUNTER)
    hunter, giant = s.put(0, "hunter", "m1"), s.put(1, "giant", "m1")
    s.act("activate", hunter)
    through(s)
    assert s.where(giant) == "1.banished"
    assert s.play.game.standing_effects().value(hunter, "atk") == 1500 + 700


ECHO = effect(
    "echo",
    "If a Level 7 monster is Normal or Special Summoned: You can target 1 monster in your GY with a lower Level than "
    "that monster; Special Summon it.",
)
CALLING = magic("calling", "Special Summon 1 Level 7 monster from your hand.")


def test_a_target_with_a_lower_level_than_the_monster_of_the_occasion() -> None:
    s = Scenario("zh-mr2", ECHO, CALLING)
    s.put(0, "echo", "m1")
    bear, giant = s.put(0, "bear", "graveyard"), s.put(0, "giant", "graveyard")
    s.put(0, "giant", "hand")
    s.act("activate", s.put(0, "calling", "hand"))
    through(s)
    assert s.where(bear).startswith("0.m")
    assert s.where(giant) == "0.graveyard"


BOTH_FIELDS = effect(
    "both fields",
    "Once per turn: You can discard 1 card to target 1 face-up monster on each side of the field; destroy those "
    "targets.",
)


def test_one_on_each_field() -> None:
    s = Scenario("zh-mr2", BOTH_FIELDS)
    card, bear = s.put(0, "both fields", "m1"), s.put(0, "bear", "m2")
    s.put(0, "ox", "hand")
    assert s.refused("activate", card) is not None, "the opponent controls none"
    ox, mouse = s.put(1, "ox", "m1"), s.put(1, "mouse", "m2")
    s.act("activate", card)
    s.settle("target")
    s.play.answer([[option.card for option in s.choice.options].index(bear)])
    through(s)
    assert s.where(bear) == "0.graveyard"
    assert sorted(s.where(each) for each in (ox, mouse)) == ["1.graveyard", "1.m2"]


HUSH = magic("hush", "Your opponent cannot activate cards or effects on the field this turn.")
WELL = snare("well", "Gain 700 LP.")
HAND = effect("hand", "(Quick Effect): You can discard this card; gain 700 LP.")


@pytest.mark.parametrize("hushed", [True, False])
def test_nothing_on_the_field_can_be_activated(hushed: bool) -> None:
    s = Scenario("zh-mr2", HUSH, WELL, HAND, BOLT)
    well, hand = s.put(1, "well", "s1", SET), s.put(1, "hand", "hand")
    s.put(0, "bear", "m1")
    if hushed:
        s.act("activate", s.put(0, "hush", "hand"))
        s.settle()
    s.act("activate", s.put(0, "bolt", "hand"))
    while (s.choice.kind, s.choice.seat) != ("respond", 1):
        s.play.answer([0] if s.choice.least else [])
    offered = s.offered("activate")
    assert hand in offered
    assert (well in offered) == (not hushed)


GIFT = magic("gift", "If your opponent's LP are 9000 or less: Make their LP 8500, and if you do, draw 1 card.")


def test_the_opponents_lp_made_a_number() -> None:
    s = Scenario("zh-mr2", GIFT)
    s.act("activate", s.put(0, "gift", "hand"))
    s.settle()
    assert s.lp(1) == 8500
    assert s.lp(0) == 8000


SWEEP = magic("sweep", "Banish all Spell and Trap Cards your opponent controls and in their Graveyard.")


def test_all_on_the_field_and_in_the_graveyard() -> None:
    s = Scenario("zh-mr2", SWEEP, BOLT)
    well, bolt, bear = s.put(1, "bolt", "s1", SET), s.put(1, "bolt", "graveyard"), s.put(1, "bear", "graveyard")
    s.act("activate", s.put(0, "sweep", "hand"))
    through(s)
    assert s.where(well) == s.where(bolt) == "1.banished"
    assert s.where(bear) == "1.graveyard"


RETURN = magic("return", "Target any number of your banished monsters; Special Summon them in Defense Position.")


def test_any_number_of_your_banished_monsters() -> None:
    s = Scenario("zh-mr2", RETURN)
    bear, ox, theirs = s.put(0, "bear", "banished"), s.put(0, "ox", "banished"), s.put(1, "ox", "banished")
    s.act("activate", s.put(0, "return", "hand"))
    s.settle("target")
    offered = [option.card for option in s.choice.options]
    assert theirs not in offered
    assert {bear, ox} >= set(offered)
    s.play.answer(list(range(len(offered))))
    through(s)
    assert all(s.where(each).startswith("0.m") for each in offered)


RHINO = effect(
    "rhino",
    'If a "rhino" monster you control attacks or is attacked, during damage calculation (in either player\'s turn): '
    "You can send 1 Spell/Trap Card you control and 1 monster from your hand to the Graveyard once per battle; your "
    "attacking/attacked monster gains ATK equal to the original ATK of the monster sent to the Graveyard, during "
    "damage calculation only.",
    atk=1500,
)


def test_the_atk_of_the_monster_sent_beside_a_spell() -> None:
    s = Scenario("zh-mr2", RHINO, monster("wall", 4, 2500, 2000), BOLT)
    rhino, wall = s.put(0, "rhino", "m1"), s.put(1, "wall", "m1")
    s.put(0, "bolt", "s1", SET)
    s.put(0, "ox", "hand")
    s.end_turn()
    s.act("phase", value="battle")
    s.act("attack", wall)
    s.act("attack", rhino)
    while rhino not in s.offered("activate"):  # in the damage calculation
        s.play.answer([])
    s.act("activate", rhino)
    through(s)
    assert s.where(wall) == "1.graveyard", "2500 is less than 1700 more"
