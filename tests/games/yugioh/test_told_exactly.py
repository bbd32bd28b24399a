"""Words that say which card is meant, how much it loses, and when that can be done."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, FACE_DOWN, Scenario, effect, magic, monster, parsed, snare, through, use

from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse

# ----------------------------------------------------------------------------------------- losing in full or not at all
SPEND = effect(
    "spend",
    "Once per turn: You can target 1 monster your opponent controls; this card loses exactly 1000 ATK, and if it does, "
    "destroy that target.",
)
WEAKEN = magic("weaken", "Target 1 face-up monster; it loses 1000 ATK.")


@pytest.mark.parametrize("weakened", [False, True])
def test_what_loses_exactly_so_much_must_have_it(weakened: bool) -> None:
    s = Scenario("zh-mr2", SPEND, WEAKEN)
    spend, bear = s.put(0, "spend", "m1"), s.put(1, "bear", "m1", FACE_DOWN)
    if weakened:
        use(s, "weaken")
    assert (spend in s.offered("activate")) != weakened
    if not weakened:
        s.act("activate", spend)
        through(s)
        assert s.game.value(spend, "atk") == 500 and s.where(bear) == "1.graveyard"


LOWER = magic("lower", "Target 1 face-up monster; reduce its Level by 2, and if you do, draw 1 card.")
RANKED = parsed(monster("ranked", 4, traits=("xyz", "effect"), text="2 Level 4 monsters"))


@pytest.mark.rule("yugioh-zh", "YZH-2.39")
def test_only_a_level_that_is_high_enough_is_reduced() -> None:
    s = Scenario("zh-mr2", LOWER, RANKED)
    s.put(0, "mouse", "m1"), s.put(0, "ranked", "m2")
    lower = s.put(0, "lower", "hand")
    assert lower not in s.offered("activate")
    bear = s.put(1, "bear", "m1")
    s.act("activate", lower)
    through(s)
    assert s.game.value(bear, "level") == 2 and len(s.table.zones["0.hand"]) == 1


ALL_LOWER = magic("all lower", "Decrease the Levels of all face-up monsters you control by 2.")


def test_of_every_level_one_is_left_and_a_rank_is_none() -> None:
    s = Scenario("zh-mr2", ALL_LOWER, RANKED)
    mine = [s.put(0, name, zone) for name, zone in (("mouse", "m1"), ("bear", "m2"), ("ranked", "m3"))]
    use(s, "all lower")
    assert [s.game.value(card, "level") for card in mine] == [1, 2, 4]


# ----------------------------------------------------------------------------------------------- which monster is meant
AID = effect(
    "aid",
    "During damage calculation (in either player's turn), if a Warrior monster you control battles an opponent's "
    "monster: You can send this card from your hand to the GY; the ATK of your monster becomes double its original "
    "ATK, during that damage calculation only.",
)


@pytest.mark.rule("yugioh-zh", "YZH-2.32")
def test_your_monster_is_the_one_that_battles_and_helping_it_is_a_quick_effect() -> None:
    (ability,) = parse(AID.text, AID)
    assert ability.kind == "quick"
    s = Scenario("zh-mr2", AID)
    s.put(0, "aid", "hand")
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    giant = s.put(1, "giant", "m1")
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("attack", giant)
    through(s)  # it may be used, and so it is
    assert s.lp(1) == 7500 and s.where(giant) == "1.graveyard" and s.where(ox) == "0.m2"


def test_what_must_happen_in_damage_calculation_is_no_quick_effect() -> None:
    text = "During damage calculation, in either player's turn, if this card battles: This card gains 500 ATK."
    (ability,) = parse(text, monster("must", traits=("effect",)))
    assert ability.kind == "trigger"


SWAP = magic(
    "swap",
    "Select 1 monster you control and 1 monster your opponent controls. Destroy your monster, and return the "
    "opponent's monster to the Deck.",
)


def test_your_monster_and_the_opponents_are_the_targets() -> None:
    s = Scenario("zh-mr2", SWAP)
    bear, ox, wall, mouse = (s.put(seat, name, f"m{at}") for seat, name, at in PLACED)
    s.act("activate", s.put(0, "swap", "hand"))
    s.settle("target")
    s.pick(ox)
    s.pick(mouse)
    through(s)
    assert [s.where(card) for card in (bear, wall)] == ["0.m1", "1.m1"]
    assert (s.where(ox), s.where(mouse)) == ("0.graveyard", "1.deck")


PLACED = ((0, "bear", 1), (0, "ox", 2), (1, "wall", 1), (1, "mouse", 2))


def test_your_monster_without_a_battle_or_a_target_is_none() -> None:
    with pytest.raises(NotUnderstood):
        parse("Destroy your monster, and draw 1 card.", magic("none", "Draw 1 card."))


# --------------------------------------------------------------------------------------------- where those monsters are
RENEW = snare(
    "renew", "When your opponent Normal or Special Summons a monster(s): Target 1 of those monsters; destroy it."
)


def test_those_that_were_summoned_are_on_the_field() -> None:
    (ability,) = parse(RENEW.text, RENEW)
    assert ability.targets[0].zones == ("field",)
    text = (
        "If a monster you control is destroyed by battle and sent to the GY: Target 1 of those monsters; draw 1 card."
    )
    (ability,) = parse(text, snare("after", "Draw 1 card."))
    assert ability.targets[0].zones == ("graveyard",)


# ---------------------------------------------------------------------------------------------------- as it is attacked
TURNING = effect(
    "turning", "When this face-up Attack Position card is selected as an attack target, change it to Defense Position."
)


def test_it_is_the_card_that_is_attacked_and_not_the_attacker() -> None:
    s = Scenario("zh-mr2", TURNING)
    turning, ox = s.put(0, "turning", "m1"), s.put(1, "wall", "m1")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", turning)
    through(s)
    assert [s.card(card).stance for card in (turning, ox)] == [DEFENSE, ATTACK]


CLAWS = effect(
    "claws",
    "When this card attacks an opponent's face-down Defense Position monster, this card's ATK becomes 2400 during "
    "damage calculation only.",
    atk=300,
)
DIGGER = effect(
    "digger",
    "When this card destroys a face-down Defense Position monster by battle and sends it to the GY, draw 1 card.",
)


@pytest.mark.rule("yugioh-zh", "YZH-4.4")
@pytest.mark.parametrize("stance", [FACE_DOWN, DEFENSE])
def test_a_monster_attacked_face_down_was_so_though_it_is_turned_up(stance: str) -> None:
    s = Scenario("zh-mr2", CLAWS, DIGGER)
    claws, digger = s.put(0, "claws", "m1"), s.put(0, "digger", "m2")
    wall, mouse = s.put(1, "wall", "m1", stance), s.put(1, "mouse", "m2", stance)
    s.attack(claws, wall)
    s.attack(digger, mouse)
    assert s.where(mouse) == "1.graveyard"
    hidden = stance == FACE_DOWN
    assert (s.where(wall) == "1.graveyard", len(s.table.zones["0.hand"])) == ((True, 1) if hidden else (False, 0))


# ------------------------------------------------------------------------------------------------- how many, as what
SEARCH = effect(
    "search",
    "If this card is Normal Summoned: You can excavate the top cards of your Deck equal to the number of monsters on "
    "the field, and if you do, add 1 of them to your hand, also shuffle the rest back into your Deck.",
)


def test_as_many_are_excavated_as_the_text_says() -> None:
    s = Scenario("zh-mr2", SEARCH)
    s.put(1, "bear", "m1"), s.put(1, "ox", "m2")
    s.act("normal_summon", s.put(0, "search", "hand"))
    s.settle("optional_trigger")
    s.act("activate")
    s.settle("pick")
    assert (s.choice.least, s.choice.most, len(s.choice.options)) == (1, 1, 3)


BLADE = effect("blade", 'You can target 1 "bear" you control; equip this card from your hand or field to that target.')


def test_what_is_equipped_already_is_not_equipped_from_the_field() -> None:
    s = Scenario("zh-mr2", BLADE)
    blade = s.put(0, "blade", "m1")
    s.put(0, "bear", "m2"), s.put(0, "bear", "m3")
    s.act("activate", blade)
    through(s)
    assert s.where(blade).startswith("0.s") and blade not in s.offered("activate")


SHEATH = effect(
    "sheath",
    'You can target 1 "bear" you control; equip this card from your hand or field to that target. You can send this '
    "Equip Card to the GY; draw 1 card.",
)


def test_a_monster_is_an_equip_card_only_while_it_is_equipped() -> None:
    s = Scenario("zh-mr2", SHEATH)
    sheath = s.put(0, "sheath", "m1")
    assert sheath not in s.offered("activate")
    s.put(0, "bear", "m2")
    s.act("activate", sheath)
    through(s)
    s.act("activate", sheath)
    through(s)
    assert s.where(sheath) == "0.graveyard" and len(s.table.zones["0.hand"]) == 1
