"""Abilities that wait for what happens within a step: Seals that turn, cards that are drawn, whose Step it is."""

from __future__ import annotations

import pytest
from arena import AT, DF, INACTIVE, NONE, Arena, able, known, says, seal, spell

from sanam.games.summoner_master.cards.model import Power
from sanam.games.summoner_master.texts.reading import texts


def held(s: Arena, seat: int) -> int:
    return len(s.game.hand(seat))


def english(name: str, *said: str) -> object:
    return says(name, *said, language="en")


def test_a_seal_that_attacks_becomes_inactive_and_tells_so() -> None:
    s = Arena(english("Sleeper", "Whenever this Seal becomes Inactive, put 1 Charged Counter on it."))
    sleeper, target = s.put(0, "Sleeper", AT), s.put(1, "fly", AT)
    s.set_mp(0, 8)
    s.attack(sleeper, target)
    s.settle("action")
    assert s.game.charged(sleeper) == 1


def test_an_effect_that_turns_a_seal_wakes_its_ability_and_one_already_turned_does_not() -> None:
    s = Arena(
        english("Sleeper", "When this Seal becomes Inactive: you get 1 Mp."),
        spell("Lullaby", "All of your Seals become Inactive.", language="en"),
    )
    s.put(0, "Sleeper", AT)
    s.put(0, "Sleeper", DF, INACTIVE)
    s.cast_mystic("Lullaby")
    assert s.mp(0) == 8 - 1 + 1


def test_a_card_watches_the_seals_of_the_other_side_become_active() -> None:
    s = Arena(
        english("Watch", "When a Seal of your opponent becomes Active, you get 2 Mp."),
        spell("Bell", "1 Seal becomes Active.", language="en"),
    )
    s.put(0, "Watch", AT)
    theirs = s.put(1, "ox", AT, INACTIVE)
    s.cast_mystic("Bell", theirs)
    assert s.active(theirs) and s.mp(0) == 8 - 1 + 2


def test_the_end_of_a_subturn_makes_seals_active() -> None:
    s = Arena(english("Riser", "When this Seal becomes Active: put 1 Charged Counter on this Seal."))
    riser = s.put(0, "Riser", AT, INACTIVE)
    s.put(1, "ox", AT)
    s.end_subturn()
    assert s.active(riser) and s.game.charged(riser) == 1


def test_each_card_that_is_drawn_wakes_an_ability_once() -> None:
    s = Arena(
        english("Reader", "Each time you draw a card, put 1 Charged Counter on this Seal."),
        spell("Lore", "Draw 2 Seal Cards.", language="en"),
    )
    reader = s.put(0, "Reader", AT)
    s.cast_mystic("Lore")
    assert s.game.charged(reader) == 2


@pytest.mark.parametrize(("kind", "charged"), [("a Seal Card", 2), ("a Mystic Card", 0), ("a card", 2)])
def test_which_pile_it_is_drawn_from_can_be_said(kind: str, charged: int) -> None:
    s = Arena(
        english("Reader", f"Whenever your opponent draws {kind}, put 1 Charged Counter on this Seal."),
        spell("Lore", "Draw 2 Seal Cards.", language="en"),
    )
    reader = s.put(1, "Reader", AT)
    s.cast_mystic("Lore")
    assert s.game.charged(reader) == charged


def test_what_is_drawn_in_the_draw_step_is_not_drawn_outside_it() -> None:
    s = Arena(
        english("Reader", "Whenever a player draws a card outside the Draw Step, put 1 Charged Counter on this Seal."),
        spell("Lore", "Draw 1 Seal Card.", language="en"),
    )
    reader, _ = s.put(0, "Reader", AT), s.put(1, "ox", AT)
    s.end_subturn()
    assert held(s, 1) == 1 and s.game.charged(reader) == 0
    s.end_subturn()
    s.cast_mystic("Lore")
    assert s.game.charged(reader) == 1


def test_nobody_is_asked_to_show_what_was_drawn() -> None:
    card = seal("Peeker", powers=(Power(text="When you draw a Fire Seal, draw 1 card."),))
    assert not texts.reading(card, "en").whole


@pytest.mark.parametrize(
    "text", ["In your Draw Step: draw 1 Mystic Card.", "When you enter your Draw Step: draw 1 Mystic Card."]
)
def test_your_step_is_not_that_of_the_opponent(text: str) -> None:
    s = Arena(english("Early", text))
    s.put(0, "Early", AT), s.put(1, "ox", AT)
    s.end_subturn()
    assert held(s, 0) == 0
    s.end_subturn()
    assert held(s, 0) == 2  # the Ability's and the one of the Step


def test_having_none_is_not_having_at_least_none() -> None:
    s = Arena(
        known(seal("Beggar", powers=(Power(text="If you have 0 cards in hand, this Seal gets At +2."),)), "en"),
    )
    beggar = s.put(0, "Beggar", AT)
    assert s.game.value(beggar, "at") == 5
    s.put(0, "wolf", "hand")
    assert s.game.value(beggar, "at") == 3


def test_a_mystic_card_waits_for_its_seal_to_turn() -> None:
    s = Arena(
        spell("Yoke", "When the attached Seal becomes Inactive, your opponent loses 1 Mp.", "PS", 2, "en"),
        able("Drummer", "Mp 1: draw 1 Seal Card.", "en", mp=1),
    )
    drummer, yoke = s.put(0, "Drummer", AT), s.put(0, "Yoke", NONE)
    s.edit(lambda game: game.play.attach(yoke, drummer))
    s.set_mp(0, 5), s.set_mp(1, 4)
    s.act("skill", drummer, value=0)
    s.settle("action")
    assert s.mp(1) == 3


def test_what_happens_to_two_cards_at_once_is_told_apart() -> None:
    s = Arena(
        english("Mourner", "When any Seal is destroyed: the owner of that card loses 1 Mp."),
        spell("Quake", "Destroy all Seals of Lv 2 or more.", language="en"),
    )
    s.put(0, "Mourner", AT), s.put(0, "bear", AT), s.put(1, "bear", AT)
    s.set_mp(1, 5)
    s.cast_mystic("Quake")
    while s.choice.kind == "ability_order":
        s.play.answer([0, 1])
    assert (s.mp(0), s.mp(1)) == (8 - 1 - 1, 4)


def test_that_seal_is_the_attached_one_where_no_other_is_spoken_of() -> None:
    said = texts.reading(spell("Belt", "Seal นั้น At +2", "PS", 2), "th").sentences[0].tree
    assert said is not None and texts.write_tree(said, "en") == "The Seal gains At +2."
