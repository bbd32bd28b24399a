"""Conditions turned round, what a card counts as, aimed Skills, players who cannot use Interfere."""

from __future__ import annotations

import pytest
from arena import AT, DF, NONE, Arena, able, says, seal, spell


def english(name: str, *said: str, **more: object) -> object:
    return says(name, *said, language="en", **more)


def held(s: Arena, seat: int) -> int:
    return len(s.game.hand(seat))


@pytest.mark.parametrize(
    ("said", "with_band", "without"),
    [
        ("While [S] has no Mystic Card attached, it has Df +2.", 3, 5),
        ("[S] has Df +2 unless it has a Mystic Card attached.", 3, 5),
        ("While [S] has a Mystic Card attached, it has Df +2.", 5, 3),
    ],
)
def test_a_condition_is_turned_round(said: str, with_band: int, without: int) -> None:
    s = Arena(english("Plain", said), spell("Band", "Sp +1", "PS", 9, "en"))
    plain, band = s.put(0, "Plain", AT), s.put(0, "Band", NONE)
    s.put(1, "ox", AT)
    assert s.game.value(plain, "df") == without
    s.edit(lambda game: game.play.attach(band, plain))
    assert s.game.value(plain, "df") == with_band


def test_what_is_done_unless_something_is_so() -> None:
    s = Arena(spell("Tithe", "Draw 1 Seal Card unless your opponent has 2 Seals.", language="en"))
    s.put(1, "ox", AT)
    s.cast_mystic("Tithe")
    assert held(s, 0) == 1
    s.put(1, "wolf", AT)
    s.cast_mystic("Tithe")
    assert held(s, 0) == 1


def test_a_seal_that_is_of_an_element_is_told_from_one_that_is_not() -> None:
    s = Arena(
        spell("Spring", "If the Seal is [Water], it also gets Sp +2.", "PS", 9, "en"),
        seal("Fish", elements=("water",)),
        seal("Bird", elements=("wind",)),
    )
    for name, sp in (("Fish", 4), ("Bird", 2)):
        card, spring = s.put(0, name, AT), s.put(0, "Spring", NONE)
        s.put(1, "ox", AT)
        s.edit(lambda game, card=card, spring=spring: game.play.attach(spring, card))
        assert s.game.value(card, "sp") == sp, name


@pytest.mark.parametrize(("cards", "discards"), [(6, True), (5, False)])
def test_only_who_has_so_many_cards_does_it(cards: int, discards: bool) -> None:
    s = Arena(
        spell(
            "Tax",
            "At each player's Check Up, that player discards 1 card if they have 6 or more cards in hand.",
            "PA",
            9,
            "en",
        )
    )
    s.put(0, "Tax", NONE), s.put(0, "ox", AT), s.put(1, "ox", AT)
    for _ in range(cards):
        s.put(1, "wolf", "hand")
    s.act("pass")
    s.to_step("cards" if discards else "draw")
    if discards:
        assert s.choice.seat == 1
        s.play.answer([0])
    assert held(s, 1) == cards - discards


def test_nothing_cuts_in_for_a_subturn() -> None:
    s = Arena(
        spell("Hush", "Your opponent cannot use Interfere until the end of this Subturn.", language="en"),
        spell("Flash", "Draw 1 Seal Card.", language="en", interfere=True),
        able("Wait", "Mp 0: you get 1 Mp.", "en", mp=0),
    )
    wait = s.put(0, "Wait", AT)
    s.put(1, "ox", AT), s.put(1, "Flash", "hand")
    s.set_mp(1, 8)
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "Hush", "hand"))
    s.settle("action")
    s.act("skill", wait, value=0)
    assert s.choice.kind == "action"
    s.end_subturn()
    s.act("pass")
    assert s.choice.kind == "interfere"


@pytest.mark.parametrize(("by", "drawn"), [("Skill", 1), ("own Skill", 0), ("Mystic Card", 0)])
def test_a_seal_that_a_skill_aims_at(by: str, drawn: int) -> None:
    s = Arena(
        english("Wary", "When [S] becomes the target of an opponent's Skill, draw 1 Seal Card."),
        able("Poker", "Mp 0: 1 Seal gets At -1 until the end of this Subturn.", "en", mp=0),
        spell("Poke", "1 Seal gets At -1 until the end of this Subturn.", language="en"),
    )
    owner = 0 if by == "own Skill" else 1
    wary, poker = s.put(owner, "Wary", AT), s.put(0, "Poker", AT)
    s.put(1, "ox", DF)
    if by == "Mystic Card":
        s.cast_mystic("Poke", wary)
    else:
        s.act("skill", poker, value=0)
        s.act("target", wary)
    s.settle("action")
    assert held(s, owner) == drawn
    assert s.game.value(wary, "at") == 2
