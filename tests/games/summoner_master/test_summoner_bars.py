"""What players cannot do, what a Seal attacks alone, what keeps off Effects by what they cost, and how often something
has happened.
"""

from __future__ import annotations

import pytest
from arena import AT, DF, INACTIVE, Arena, able, says, spell

from sanam.games.summoner_master.cards.model import SummonerCard


def held(s: Arena, seat: int) -> int:
    return len(s.game.hand(seat))


def ruled(text: str, language: str = "en") -> SummonerCard:
    return says("Warden", text, language=language)


@pytest.mark.parametrize(
    ("language", "text", "drawn"),
    [
        ("en", "Players cannot draw Seal Cards outside the Draw Step.", 0),
        ("en", "Players cannot draw Mystic Cards outside the Draw Step.", 2),
        ("en", "Your opponent cannot draw cards outside the Draw Step.", 2),
        ("th", "ผู้เล่นทั้งสองฝ่ายจั่วการ์ดนอก Draw Step ไม่ได้", 0),
    ],
)
def test_nobody_draws_outside_the_draw_step_who_is_kept_from_it(language: str, text: str, drawn: int) -> None:
    s = Arena(ruled(text, language), spell("Charm", "Draw 2 Seal Cards.", language="en"))
    s.put(0, "Warden", DF), s.put(1, "ox", DF)
    s.cast_mystic("Charm")
    assert held(s, 0) == drawn
    s.end_subturn()
    assert held(s, 1) == 1  # the Draw Step is as ever


def test_what_is_kept_for_a_subturn_is_free_again_afterwards() -> None:
    s = Arena(
        spell(
            "Still", "Until the end of this Subturn, players cannot draw cards outside the Draw Step.", language="en"
        ),
        spell("Charm", "Draw 2 Seal Cards.", language="en"),
    )
    s.put(0, "ox", DF), s.put(1, "ox", DF)
    s.cast_mystic("Still")
    s.cast_mystic("Charm")
    assert held(s, 0) == 0
    s.end_subturn()
    s.end_subturn()
    before = held(s, 0)
    s.cast_mystic("Charm")
    assert held(s, 0) == before + 2


def test_no_hand_is_looked_at() -> None:
    s = Arena(
        ruled("Players cannot look at the cards in another player's hand."),
        spell("Charm", "Look at your opponent's hand.", language="en"),
    )
    warden = s.put(0, "Warden", DF)
    s.put(1, "ox", DF)
    theirs = s.put(1, "wolf", "hand")
    s.cast_mystic("Charm")
    assert 0 not in (s.card(theirs).known or ())
    s.leave("shrine", warden)
    s.put(0, "ox", DF)
    s.cast_mystic("Charm")
    assert 0 in (s.card(theirs).known or ())


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Neither player can cast Seals into the At Line."),
        ("th", "ทั้งสองฝ่ายร่าย Seal ลง At Line ไม่ได้"),
    ],
)
def test_seals_are_cast_into_the_other_line_and_others_move_as_ever(language: str, text: str) -> None:
    s = Arena(ruled(text, language))
    warden, wolf = s.put(0, "Warden", DF), s.put(0, "wolf", "hand")
    s.put(1, "ox", DF)
    s.set_mp(0, 8)
    s.act("cast", wolf)
    s.settle("line")
    assert {str(o.zone) for o in s.choice.options} == {f"0.{DF}"}
    s.play.answer([0])
    s.settle("action")
    assert "change_line" in s.acts(warden)


def test_nothing_is_taken_out_of_a_shrine() -> None:
    bring = spell("Charm", "Return 1 Seal from your Shrine to your hand.", language="en")
    s = Arena(ruled("Players cannot return cards from their Shrines."), bring)
    warden = s.put(0, "Warden", DF)
    s.put(0, "ox", DF), s.put(1, "ox", DF), s.put(0, "wolf", "seal-shrine")
    s.set_mp(0, 8)
    charm = s.put(0, "Charm", "hand")
    assert s.refused("cast", charm) is not None
    s.leave("library", warden)
    assert s.refused("cast", charm) is None


def test_what_costs_little_is_kept_off() -> None:
    s = Arena(
        ruled("[S] cannot be the target of Mystic Cards with casting Mp 2 or less."),
        spell("Axe", "Destroy 1 Seal.", language="en", mp=2),
        spell("Maul", "Destroy 1 Seal.", language="en", mp=3),
    )
    warden, ox = s.put(1, "Warden", AT), s.put(1, "ox", AT)
    s.put(0, "ox", AT)
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "Axe", "hand"))
    assert warden not in s.offered("target")
    s.act("target", ox)
    s.settle("action")
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "Maul", "hand"))
    assert warden in s.offered("target")


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "[S] can attack only Seals of Lv 2 or lower."), ("th", "[S] โจมตีได้เฉพาะ Seal Lv 2 หรือต่ำกว่า")],
)
def test_a_seal_attacks_those_alone_that_are_named(language: str, text: str) -> None:
    s = Arena(ruled(text, language))
    warden = s.put(0, "Warden", AT)
    bear, ox = s.put(1, "bear", AT), s.put(1, "ox", AT)
    s.set_mp(0, 8)
    s.act("attack", warden)
    assert bear in s.offered("attack") and ox not in s.offered("attack")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Mp 0: if you have cast 2 or more Mystic Cards this Subturn, draw 1 Seal Card."),
        ("th", "Mp 0: ถ้าเราร่าย Mystic Card 2 ใบขึ้นไปใน Subturn นี้ จั่ว Seal Card 1 ใบ"),
    ],
)
def test_it_counts_how_often_something_has_happened(language: str, text: str) -> None:
    s = Arena(able("Seer", text, language, mp=0), spell("Charm", "You get 1 Mp.", language="en"))
    seer, other = s.put(0, "Seer", DF), s.put(0, "Seer", DF)
    s.put(1, "ox", DF)
    s.cast_mystic("Charm")
    s.act("skill", seer, value=0)
    s.settle("action")
    assert held(s, 0) == 0
    s.cast_mystic("Charm")
    s.act("skill", other, value=0)
    s.settle("action")
    assert held(s, 0) == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "During your Main Step, [S] has At +2."), ("th", "ใน Main Step ของเรา [S] At +2")],
)
def test_what_holds_within_a_step_is_over_with_it(language: str, text: str) -> None:
    s = Arena(ruled(text, language))
    warden = s.put(0, "Warden", DF)
    s.put(1, "ox", DF)
    assert s.game.value(warden, "at") == 5
    s.end_subturn()
    assert s.game.value(warden, "at") == 3
    s.end_subturn()
    assert s.game.value(warden, "at") == 5


def test_what_attacks_free_while_something_is_so_pays_nothing() -> None:
    s = Arena(ruled("While your opponent has no cards in hand, [S] attacks free."))
    warden = s.put(0, "Warden", AT)
    s.put(1, "bear", AT)
    held_card = s.put(1, "wolf", "hand")
    assert s.game.value(warden, "attack_mp") == 1
    s.leave("shrine", held_card)
    assert s.game.value(warden, "attack_mp") == 0


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "[S] can attack even while it is in the Df Line."),
        ("th", "[S] สามารถโจมตีได้แม้อยู่ใน Df Line"),
    ],
)
def test_a_seal_attacks_from_the_df_line_where_a_text_allows_it(language: str, text: str) -> None:
    s = Arena(ruled(text, language))
    warden, other, fly = s.put(0, "Warden", DF), s.put(0, "ox", DF), s.put(1, "fly", AT)
    assert s.rule("attack", other) == "502.3"
    s.attack(warden, fly)
    s.settle("action")
    assert (s.where(warden), s.where(fly)) == (f"0.{DF}", "1.seal-shrine")


def test_an_inactive_seal_uses_skills_where_a_text_allows_it() -> None:
    s = Arena(
        ruled("All your Seals can use Skills even while they are Inactive."),
        able("Scholar", "Mp 1. Draw 1 Seal Card.", language="en", mp=1),
    )
    s.put(0, "Warden", DF), s.put(1, "ox", DF)
    scholar = s.put(0, "Scholar", AT, INACTIVE)
    s.act("skill", scholar, value=0)
    s.settle("action")
    assert held(s, 0) == 1


def test_mystic_cards_with_interfere_alone_are_kept_from_being_cast() -> None:
    s = Arena(
        ruled("Players cannot cast Mystic Cards with Interfere."),
        spell("Charm", "Draw 2 Seal Cards.", language="en"),
        spell("Whisper", "Draw 1 Seal Card.", language="en", interfere=True),
    )
    s.put(0, "Warden", DF), s.put(1, "ox", DF)
    charm, whisper = s.put(0, "Charm", "hand"), s.put(0, "Whisper", "hand")
    assert s.refused("cast", charm) is None
    assert s.refused("cast", whisper) is not None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Put 1 random card from your opponent's hand on top of its owner's Library."),
        ("th", "สุ่มการ์ดในมือฝ่ายตรงข้าม 1 ใบ นำไปไว้บนสุดของกอง"),
    ],
)
def test_chance_picks_the_card_of_a_hand_that_goes_somewhere(language: str, text: str) -> None:
    s = Arena(spell("Gust", text, language=language))
    s.put(0, "ox", DF), s.put(1, "ox", DF)
    cards = [s.put(1, name, "hand") for name in ("wolf", "bear", "ox")]
    s.cast_mystic("Gust")
    assert held(s, 1) == 2
    gone = next(card for card in cards if card not in s.game.hand(1))
    assert s.zone(1, "seal-library")[-1] == gone


@pytest.mark.parametrize(("bears", "at"), [(1, 3), (2, 5)])
def test_what_cards_have_in_all_is_a_condition(bears: int, at: int) -> None:
    level = 2  # of each bear
    s = Arena(
        ruled(f"As long as the total Lv of opposing Seals in the Arena is {2 * level} or more, [S] gets At +2."),
        says("Ursa", "Sp +0", language="en", level=level),
    )
    warden = s.put(0, "Warden", DF)
    for _ in range(bears):
        s.put(1, "Ursa", DF)
    assert s.game.value(warden, "at") == at


def test_what_is_kept_from_seals_beside_a_change_lasts_as_long() -> None:
    hush = "Until the end of this Subturn, your opponent's Seals have At +2 and cannot use Skills."
    s = Arena(spell("Hush", hush, language="en"), able("Sage", "Draw 1 card.", language="en"))
    sage = s.put(1, "Sage", AT)
    s.put(0, "ox", DF)
    s.cast_mystic("Hush")
    assert (s.game.value(sage, "at"), s.game.deed(sage, "skill")) == (5, True)
    s.end_subturn()
    assert (s.game.value(sage, "at"), s.game.deed(sage, "skill")) == (3, False)
