"""What has happened as a condition, what destroys a card as a moment, and Lines that are closed to a Seal."""

from __future__ import annotations

import pytest
from arena import AT, DF, NONE, Arena, able, mystic, says, spell

from sanam.games.summoner_master.texts.reading import printed, texts


def english(name: str, *said: str) -> object:
    return says(name, *said, language="en")


def held(s: Arena, seat: int) -> int:
    return len(s.game.hand(seat))


def test_a_seal_that_attacked_is_told_from_one_that_did_not() -> None:
    s = Arena(
        english("Keen", "At the end of your Subturn, if this Seal attacked this Subturn, draw 1 Seal Card."),
        english("Idle", "At the end of your Subturn, if this Seal did not attack, draw 1 Mystic Card."),
        english("Lazy", "At the end of your Subturn, if this Seal attacked this Subturn, draw 1 Seal Card."),
    )
    keen, fly = s.put(0, "Keen", AT), s.put(1, "fly", AT)
    s.put(0, "Idle", AT), s.put(0, "Lazy", AT), s.put(1, "ox", AT)
    s.set_mp(0, 8)
    s.attack(keen, fly)
    s.settle("action")
    s.act("pass")
    s.settle("ability_order")
    s.play.answer([0, 1, 2])
    families = sorted(s.game.data(card).family for card in s.game.hand(0))
    assert families == ["mystic", "seal"]


@pytest.mark.parametrize(("span", "later"), [("Subturn", 0), ("Turn", 2)])
def test_what_was_destroyed_counts_for_the_subturn_or_turn(span: str, later: int) -> None:
    s = Arena(
        able("Mourner", f"Mp 0: if a Seal of yours was destroyed this {span}, draw 2 Seal Cards.", "en", mp=0),
        spell("Axe", "Destroy 1 Seal.", language="en"),
        subturn=3,
    )
    mourner = s.put(1, "Mourner", AT)
    theirs, _ = s.put(1, "wolf", AT), s.put(0, "ox", AT)
    s.cast_mystic("Axe", theirs)
    s.end_subturn()
    drawn = held(s, 1)
    s.act("skill", mourner, value=0)
    s.settle("action")
    assert held(s, 1) - drawn == later


def test_nothing_that_happened_to_the_other_side_counts() -> None:
    s = Arena(
        spell("Grief", "If a Seal of yours was destroyed this Subturn, draw 2 Seal Cards.", language="en"),
        spell("Axe", "Destroy 1 Seal.", language="en"),
    )
    theirs, mine = s.put(1, "wolf", AT), s.put(0, "wolf", AT)
    s.put(0, "ox", DF), s.put(1, "ox", DF)
    s.cast_mystic("Axe", theirs)
    s.cast_mystic("Grief")
    assert held(s, 0) == 0
    s.cast_mystic("Axe", mine)
    s.cast_mystic("Grief")
    assert held(s, 0) == 2


def test_having_cast_a_card_is_asked_of_its_player() -> None:
    s = Arena(
        spell("Echo", "If you cast a Seal this Subturn, draw 1 Seal Card.", language="en"),
    )
    s.put(1, "ox", AT)
    s.cast_mystic("Echo")
    assert held(s, 0) == 0
    s.put(0, "wolf", "hand")
    s.cast(s.game.hand(0)[0])
    s.settle("action")
    s.cast_mystic("Echo")
    assert held(s, 0) == 1


@pytest.mark.parametrize(
    ("by", "skill", "mystic", "fight"),
    [
        ("a Skill", 1, 0, 0),
        ("a Mystic Card", 0, 1, 0),
        ("an opponent's card", 1, 1, 1),
        ("a Mystic Card of your opponent", 0, 1, 0),
    ],
)
def test_what_destroys_a_card_is_told_apart(by: str, skill: int, mystic: int, fight: int) -> None:
    for how, wanted in (("skill", skill), ("mystic", mystic), ("fight", fight)):
        s = Arena(
            english("Martyr", f"When this Seal is destroyed by {by}, draw 1 Seal Card."),
            able("Slayer", "Mp 0: destroy 1 opposing Seal.", "en", {"at": 9}, mp=0),
            spell("Axe", "Destroy 1 opposing Seal.", language="en"),
        )
        martyr, slayer = s.put(1, "Martyr", AT), s.put(0, "Slayer", AT)
        s.put(1, "ox", AT)
        s.set_mp(0, 8)
        if how == "skill":
            s.act("skill", slayer, value=0)
            s.act("target", martyr)
        elif how == "mystic":
            s.cast_mystic("Axe", martyr)
        else:
            s.attack(slayer, martyr)
        s.settle("action")
        assert s.where(martyr) == "1.seal-shrine"
        assert held(s, 1) == wanted, how


def test_ones_own_card_is_not_the_opponents() -> None:
    s = Arena(
        english("Martyr", "When this Seal is destroyed by an opponent's card, draw 1 Seal Card."),
        english("Widow", "When any of your Seals is destroyed by a Mystic Card, draw 1 Mystic Card."),
        spell("Axe", "Destroy 1 Seal.", language="en"),
    )
    martyr, _ = s.put(0, "Martyr", AT), s.put(0, "Widow", AT)
    s.put(1, "ox", AT)
    s.cast_mystic("Axe", martyr)
    assert [s.game.data(card).family for card in s.game.hand(0)] == ["mystic"]


def test_a_line_that_is_closed_to_a_seal_is_not_offered() -> None:
    s = Arena(
        english("Vanguard", "This Seal cannot be assigned to the Df Line."),
        spell("Chain", "The attached Seal cannot move to the At Line.", "PS", 2, "en"),
    )
    s.put(1, "ox", AT)
    vanguard, held_back, free = s.put(0, "Vanguard", AT), s.put(0, "wolf", DF), s.put(0, "wolf", DF)
    chain = s.put(0, "Chain", NONE)
    s.edit(lambda game: game.play.attach(chain, held_back))
    assert s.refused("change_line", free) is None
    assert s.refused("change_line", vanguard) is not None
    assert s.refused("change_line", held_back) is not None


@pytest.mark.parametrize(
    ("said", "picked"),
    [
        ("whose Df is lower than this Seal's At", {"wolf", "bear"}),
        ("with the same Lv as this Seal", {"bear"}),
        ("of the same Lv or lower", {"wolf", "bear"}),
        ("whose At is more than the Df of [S]", {"bear", "ox"}),
    ],
)
def test_two_values_are_compared(said: str, picked: set[str]) -> None:
    s = Arena(able("Judge", f"Mp 0: destroy 1 opposing Seal {said}.", "en", {"level": 2, "at": 4, "df": 4}, mp=0))
    judge = s.put(0, "Judge", AT)
    for name in ("wolf", "bear", "ox"):
        s.put(1, name, AT)
    s.act("skill", judge, value=0)
    assert {s.game.data(option.card or 0).name for option in s.choice.options} == picked


def test_a_card_waits_for_what_its_seal_or_another_destroys() -> None:
    s = Arena(
        spell("Trophy", "When the attached Seal destroys a Seal, it gets At +1.", "PS", 2, "en"),
        english("Herald", "When any of your other Seals destroys a Seal, draw 1 Seal Card."),
    )
    hunter, trophy, fly = s.put(0, "ox", AT), s.put(0, "Trophy", NONE), s.put(1, "fly", AT)
    s.put(0, "Herald", AT), s.put(1, "ox", DF)
    s.edit(lambda game: game.play.attach(trophy, hunter))
    s.set_mp(0, 8)
    s.attack(hunter, fly)
    s.settle("action")
    while s.choice.kind == "ability_order":
        s.play.answer([0, 1])
        s.settle("action")
    assert s.game.value(hunter, "at") == 6 and held(s, 0) == 1


def test_cards_of_either_shrine_are_picked_together() -> None:
    s = Arena(spell("Broom", "Remove up to 2 cards in any Shrine from the game.", language="en"))
    mine, theirs = s.put(0, "wolf", "seal-shrine"), s.put(1, "bear", "seal-shrine")
    s.put(1, "ox", AT)
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "Broom", "hand"))
    s.play.answer([i for i, option in enumerate(s.choice.options) if option.card in (mine, theirs)])
    s.settle("action")
    assert s.where(mine) == "0.remove" and s.where(theirs) == "1.remove"


@pytest.mark.parametrize(
    ("kind", "text", "language"),
    [
        ("untargeted", "โจมตีไม่ได้ใน Subturn นี้", "th"),
    ],
)
def test_what_would_be_of_nobody_or_of_the_wrong_player_is_not_read(kind: str, text: str, language: str) -> None:
    card = mystic("Card", kind, 2 if kind == "PA" else 0, text=text)
    assert not texts.reading(printed.arranged(card, language), language).whole
