"""What a text leaves behind for a time: what is done as a Subturn ends or begins, and each time that something happens
until then.
"""

from __future__ import annotations

import pytest
from arena import AT, DF, Arena, able, spell

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.texts.reading import printed, texts


def held(s: Arena, seat: int) -> int:
    return len(s.game.hand(seat))


def charm(text: str, language: str = "en") -> SummonerCard:
    return spell("Charm", text, language=language)


def skilled(text: str, language: str = "en") -> SummonerCard:
    return able("Seer", text, language, mp=0)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "At the end of this Subturn, draw 2 Seal Cards."),
        ("en", "Draw 2 Seal Cards when this Subturn ends."),
        ("th", "เมื่อจบ Subturn นี้ จั่ว Seal Card 2 ใบ"),
    ],
)
def test_what_is_said_of_the_end_of_the_subturn_is_done_then_and_once(language: str, text: str) -> None:
    s = Arena(charm(text, language))
    s.put(0, "ox", DF), s.put(1, "ox", DF)
    s.cast_mystic("Charm")
    assert held(s, 0) == 0
    s.act("pass")
    s.settle("draw")
    assert held(s, 0) == 2
    s.end_subturn()
    drawn = held(s, 0)
    s.act("pass")
    s.settle("draw")
    assert held(s, 0) == drawn


def test_the_end_of_the_turn_comes_after_two_subturns() -> None:
    s = Arena(charm("At the end of this Turn, draw 2 Seal Cards."))
    s.put(0, "ox", DF), s.put(1, "ox", DF)
    s.cast_mystic("Charm")
    s.end_subturn()
    assert held(s, 0) == 0
    s.act("pass")
    s.settle("draw")
    assert held(s, 0) == 2


def test_the_next_subturn_of_its_player_is_waited_for() -> None:
    s = Arena(charm("At the start of your next Subturn, you lose 3 Mp. Your opponent loses 2 Mp."))
    s.put(0, "ox", DF), s.put(1, "ox", DF)
    s.set_mp(1, 8)
    s.cast_mystic("Charm")
    assert s.mp(1) == 6
    s.end_subturn()
    assert s.mp(0) == 8
    s.end_subturn()
    assert s.mp(0) == 5


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Until the end of this Turn, whenever one of your Seals is destroyed, draw 1 Seal Card."),
        ("en", "When one of your Seals is destroyed this Turn, draw 1 Seal Card."),
        ("th", "ใน Turn นี้ เมื่อ Seal ของเราถูกทำลาย จั่ว Seal Card 1 ใบ"),
    ],
)
def test_whatever_happens_until_the_turn_ends_wakes_it_each_time(language: str, text: str) -> None:
    axe = spell("Axe", "Destroy 1 Seal.", language="en")
    s = Arena(charm(text, language), axe)
    mine, more, theirs = s.put(0, "wolf", AT), s.put(0, "fly", AT), s.put(1, "wolf", AT)
    s.put(0, "ox", DF), s.put(1, "ox", DF)
    s.set_mp(0, 8)
    s.cast_mystic("Axe", mine)
    assert held(s, 0) == 0
    s.cast_mystic("Charm")
    s.cast_mystic("Axe", theirs)
    assert held(s, 0) == 0
    s.cast_mystic("Axe", more)
    assert held(s, 0) == 1


def test_only_the_next_time_wakes_what_says_so() -> None:
    s = Arena(
        skilled("Mp 0: The next time a Seal of yours is destroyed this Turn, draw 1 Seal Card."),
        spell("Axe", "Destroy 1 Seal.", language="en"),
    )
    seer, wolf, fly = s.put(0, "Seer", AT), s.put(0, "wolf", AT), s.put(0, "fly", AT)
    s.put(1, "ox", DF)
    s.act("skill", seer, value=0)
    s.settle("action")
    s.cast_mystic("Axe", wolf)
    assert held(s, 0) == 1
    s.cast_mystic("Axe", fly)
    assert held(s, 0) == 1


def test_what_a_seal_waits_for_is_what_it_does_itself() -> None:
    s = Arena(skilled("Mp 0: Until the end of this Subturn, when [S] wins a fight, draw 1 Seal Card."))
    bear, fly = s.put(0, "bear", AT), s.put(1, "fly", AT)
    seer, other = s.put(0, "Seer", AT), s.put(1, "fly", AT)
    s.put(1, "ox", DF)
    s.set_mp(0, 8)
    s.act("skill", seer, value=0)
    s.settle("action")
    s.attack(bear, fly)
    s.settle("action")
    assert held(s, 0) == 0
    del other


def test_it_is_done_whatever_has_become_of_the_card_that_said_so() -> None:
    s = Arena(
        skilled("Mp 0: At the end of this Subturn, draw 1 Seal Card."), spell("Axe", "Destroy 1 Seal.", language="en")
    )
    seer = s.put(0, "Seer", AT)
    s.put(0, "ox", DF), s.put(1, "ox", DF)
    s.act("skill", seer, value=0)
    s.settle("action")
    s.cast_mystic("Axe", seer)
    s.act("pass")
    s.settle("draw")
    assert held(s, 0) == 1


def test_the_card_of_which_it_spoke_is_the_one_that_was_picked() -> None:
    s = Arena(
        charm("Give 1 Seal At +3 until the end of this Subturn. At the end of this Subturn, its owner discards 1 card.")
    )
    s.put(0, "ox", DF), s.put(0, "wolf", "hand")
    theirs = s.put(1, "ox", DF)
    discarded = s.put(1, "wolf", "hand")
    s.cast_mystic("Charm", theirs)
    s.act("pass")
    assert s.choice.seat == 1
    s.pick(discarded)
    s.settle("draw")
    assert (held(s, 0), held(s, 1)) == (1, 0)


def test_a_text_that_is_always_in_force_leaves_nothing_behind() -> None:
    card = printed.arranged(
        SummonerCard(
            name="Idle",
            family="seal",
            level=1,
            at=1,
            df=1,
            sp=1,
            cast_mp=1,
            attack_mp=1,
            text="Until the end of this Turn, whenever one of your Seals is destroyed, draw 1 card.",
        ),
        "en",
    )
    assert not texts.reading(card, "en").whole
