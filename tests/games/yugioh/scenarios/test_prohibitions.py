"""What cards of decks of the era keep players from: banishing, effects from some places, Spells from the hand."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, snare
from stage import through, use

LURE = effect("lure", "You can Special Summon this card (from your hand).")
EXILE = magic("exile", "Target 1 monster on the field; banish it.")
GIFT = magic("gift", "Gain 500 LP.")
FISSURE = magic("fissure", "Any card sent to the Graveyard is banished instead.", "continuous")
BLAST = magic("blast", "Target 1 monster on the field; destroy that target.")


def test_cards_cannot_be_banished_by_anybody_or_instead_of_going_elsewhere() -> None:
    s = Scenario("zh-mr2", snare("iron", "Cards cannot be banished.", "continuous"), EXILE, FISSURE, BLAST)
    bear = s.put(1, "bear", "m1")
    exile = s.put(0, "exile", "hand")
    assert exile in s.offered("activate")
    s.put(0, "fissure", "s2")
    s.put(1, "iron", "s1")
    assert exile not in s.offered("activate"), "nothing could be banished"
    use(s, s.put(0, "blast", "hand"))
    assert s.where(bear) == "1.graveyard"


def test_only_the_opponent_cannot_banish() -> None:
    s = Scenario("zh-mr2", effect("hunter", "Your opponent cannot banish cards."), EXILE)
    s.put(0, "hunter", "m1")
    s.put(1, "bear", "m1")
    assert s.put(0, "exile", "hand") in s.offered("activate")
    theirs = s.put(1, "exile", "hand")
    s.end_turn()
    assert theirs not in s.offered("activate")


SEER = effect("seer", "You can discard this card; draw 1 card.")
ELDER = effect("elder", "Once per turn: You can draw 1 card.")
GHOST = effect("ghost", "You can banish this card from your Graveyard; draw 1 card.")


def test_effects_cannot_be_activated_from_some_places() -> None:
    def offered(text: str) -> list[bool]:
        s = Scenario("zh-mr2", snare("ban", text, "continuous"), SEER, ELDER, GHOST)
        cards = s.put(0, "seer", "hand"), s.put(0, "elder", "m1"), s.put(0, "ghost", "graveyard")
        assert {*cards} <= {*s.offered("activate")}
        s.put(1, "ban", "s1")
        return [card in s.offered("activate") for card in cards]

    assert offered("Effects of monsters in the hand cannot be activated.") == [False, True, True]
    assert offered("Neither player can activate monster effects on the field.") == [True, False, True]
    away = "Monsters that are banished, as well as monsters in the Graveyard, cannot activate their effects."
    assert offered(away) == [True, True, False]
    assert offered("Monster effects cannot be activated.") == [False, False, False]
    assert offered("Monsters cannot activate their effects, except Dragon monsters.") == [False, False, False]


@pytest.mark.parametrize(
    ("text", "card", "effect_"),
    [
        ("Your opponent cannot activate Spell Cards.", False, True),
        ("Spell Cards cannot be activated.", False, True),
        ("Your opponent cannot activate Spell Cards or effects.", False, False),
        ("Spell Cards, and their effects, cannot be activated.", False, False),
        ("Your opponent cannot activate Trap Cards.", True, True),
    ],
)
def test_cards_that_cannot_be_activated_still_have_effects_where_they_are_face_up(
    text: str, card: bool, effect_: bool
) -> None:
    """A ban on cards speaks of no effects of those that lie face-up already."""
    spring = magic("spring", "Once per turn: You can gain 500 LP.", "continuous")
    s = Scenario("zh-mr2", effect("ban", text), GIFT, spring)
    lying, held = s.put(0, "spring", "s1"), s.put(0, "gift", "hand")
    assert {lying, held} <= {*s.offered("activate")}
    s.put(1, "ban", "m1")
    offered = s.offered("activate")
    assert (held in offered, lying in offered) == (card, effect_)


def test_each_player_special_summons_once_in_a_turn() -> None:
    twins = magic("twins", 'Special Summon 2 "lure" from your hand.')
    text = "Each player can only Special Summon monster(s) once per turn while this card is face-up on the field."
    s = Scenario("zh-mr2", effect("doll", text), LURE, twins)
    one, two, three = (s.put(0, "lure", "hand") for _ in range(3))
    s.put(1, "doll", "m1")
    use(s, s.put(0, "twins", "hand"), (one, two))
    assert s.where(one).startswith("0.m") and s.where(two).startswith("0.m"), "both at the same time"
    assert three not in s.offered("special_summon"), "that was the one time"
    s.end_turn()
    s.end_turn()
    assert three in s.offered("special_summon")


def test_spells_are_set_before_they_are_activated() -> None:
    text = (
        "Both players must Set Spell Cards before activating them, and cannot activate them until their next turn "
        "after Setting them."
    )
    s = Scenario("zh-mr2", snare("scent", text, "continuous"), GIFT)
    s.put(1, "scent", "s1")
    held, lying = s.put(0, "gift", "hand"), s.put(0, "gift", "s1", SET, since=0)
    assert not {held, lying} & {*s.offered("activate")}
    s.end_turn()
    s.end_turn()
    assert lying in s.offered("activate") and held not in s.offered("activate")


def test_what_is_targeted_cannot_be_activated_in_response() -> None:
    text = (
        "Target 1 Set Spell/Trap Card your opponent controls; destroy it. Your opponent cannot activate the targeted "
        "card in response to this card's activation."
    )
    s = Scenario("zh-mr2", magic("beam", text), snare("luck", "Gain 500 LP."))
    aimed, other = s.put(1, "luck", "s1", SET), s.put(1, "luck", "s2", SET)
    s.act("activate", s.put(0, "beam", "hand"))
    while not s.offered("activate"):
        s.play.answer([next(i for i, o in enumerate(s.choice.options) if o.card in (aimed, None))])
    assert s.offered("activate") == [other]
    through(s)
    assert s.where(aimed) == "1.graveyard"


def test_monsters_turned_down_by_an_effect_stay_so() -> None:
    text = (
        "When an opponent's monster declares an attack: Change all Attack Position monsters your opponent controls to "
        "face-down Defense Position. Monsters changed to face-down Defense Position by this effect cannot change "
        "their battle positions."
    )
    s = Scenario("zh-mr2", snare("quake", text))
    bear, quake = s.put(0, "bear", "m1"), s.put(1, "quake", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", bear)
    through(s, quake)
    assert s.card(bear).stance == FACE_DOWN
    s.end_turn()
    s.put(0, "ox", "m2", FACE_DOWN)
    s.end_turn()
    assert bear not in s.offered("flip_summon") and s.offered("flip_summon")


def test_a_normal_summon_cannot_be_negated() -> None:
    horn = snare("horn", "When a monster would be Summoned: Negate the Summon, and if you do, destroy that monster.")
    s = Scenario("zh-mr2", effect("god", "This card's Normal Summon cannot be negated."), horn)
    s.put(1, "horn", "s1", SET)
    god = s.put(0, "god", "hand")
    s.act("normal_summon", god)
    through(s)
    assert s.where(god).startswith("0.m") and not s.facts("activated")


def test_piercing_damage_is_doubled() -> None:
    text = "If this card attacks a Defense Position monster, inflict double piercing battle damage to your opponent."
    s = Scenario("zh-mr2", effect("max", text, atk=3000))
    beast = s.put(0, "max", "m1")
    s.put(1, "wall", "m1", DEFENSE)
    s.do("phase", value="battle")
    s.act("attack", beast)
    through(s)
    assert s.lp(1) == 8000 - 2 * 1000
