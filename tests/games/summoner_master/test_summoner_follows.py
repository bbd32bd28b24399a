"""What follows from what was revealed or done, and what is counted by what has happened."""

from __future__ import annotations

import pytest
from arena import AT, DF, NONE, Arena, able, known, seal, spell

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.texts.reading import printed, texts


def english(name: str, text: str, cast: str = "2/1") -> SummonerCard:
    """A Seal whose text is one that somebody typed."""
    return known(printed.arranged(seal(name, 1, 2, 3, 2, cast, text=text), "en"), "en")


def held(s: Arena, seat: int) -> int:
    return len(s.game.hand(seat))


@pytest.mark.parametrize(("top", "drawn"), [("Cat", 1), ("Log", 0)])
def test_what_is_done_by_the_revealed_card(top: str, drawn: int) -> None:
    s = Arena(
        spell(
            "Peep",
            "Reveal the top card of your Seal Library. If it is Fire, put it into your hand.",
            language="en",
        ),
        seal("Cat", elements=("fire",)),
        seal("Log", elements=("water",)),
    )
    s.put(1, "ox", AT)
    s.put(0, top, "seal-library")
    before = len(s.table.zones["0.seal-library"])
    s.cast_mystic("Peep")
    assert (held(s, 0), before - len(s.table.zones["0.seal-library"])) == (drawn, drawn)


def test_each_player_goes_on_by_oneself() -> None:
    s = Arena(
        spell(
            "Wheel",
            "Each player puts all cards in their hand on the bottom of their Library, then draws that many cards.",
            language="en",
        )
    )
    s.put(1, "ox", AT)
    for seat, number in ((0, 2), (1, 3)):
        for _ in range(number):
            s.put(seat, "wolf", "hand")
    s.cast_mystic("Wheel")
    s.settle("action")
    assert [held(s, seat) for seat in (0, 1)] == [2, 3]


def test_what_is_held_by_others_counts() -> None:
    s = Arena(english("Sum", "[S] has At +1 for each Charged Counter on your other Seals."))
    total, other = s.put(0, "Sum", AT), s.put(0, "ox", AT)
    s.put(1, "ox", AT)
    base = s.game.value(total, "at")
    s.edit(lambda game: game.put_counters(other, "charged", 2, given_by=0))
    assert s.game.value(total, "at") == base + 2


def test_what_has_been_destroyed_this_turn_counts() -> None:
    s = Arena(
        spell("Strike", "Destroy 1 opposing Seal.", language="en"),
        spell("Toll", "Draw 1 card for each Seal destroyed this Turn.", language="en"),
    )
    for name in ("ox", "wolf", "ox"):
        s.put(1, name, AT)
    foes = list(s.game.seals(1))
    for foe in foes[:2]:
        s.cast_mystic("Strike", foe)
    s.cast_mystic("Toll")
    assert (s.choice.kind, s.choice.least) == ("cards", 2)


def test_a_seal_that_enters_with_counters() -> None:
    s = Arena(english("Jar", "[S] enters with 2 Charged Counters.", "0/1"))
    s.put(1, "ox", AT)
    s.act("cast", s.put(0, "Jar", "hand"))
    s.act("line", zone="0.at-line")
    s.settle("action")
    assert [s.game.charged(card) for card in s.game.seals(0)] == [2]


def test_the_hand_of_both_is_set() -> None:
    s = Arena(spell("Cage", "Each player's maximum hand size is 4.", "PA", 9, "en"))
    s.put(0, "Cage", NONE), s.put(1, "ox", AT)
    assert [s.game.hand_max(seat) for seat in (0, 1)] == [4, 4]


def test_each_change_has_its_own_condition() -> None:
    s = Arena(english("Both", "[S] gets At +2 during your Subturn and Df +2 during your opponent's Subturn."))
    both = s.put(0, "Both", AT)
    s.put(1, "ox", AT)
    plain = (2, 3)
    assert (s.game.value(both, "at"), s.game.value(both, "df")) == (plain[0] + 2, plain[1])
    s.end_subturn()
    assert (s.game.value(both, "at"), s.game.value(both, "df")) == (plain[0], plain[1] + 2)


def test_what_does_not_become_active_in_this_subturn() -> None:
    s = Arena(
        able("Doze", "Mp 0: 1 Seal does not become Active in this Subturn.", "en", mp=0),
    )
    doze, ox = s.put(0, "Doze", AT), s.put(0, "ox", DF)
    s.put(1, "ox", AT)
    s.act("skill", doze, value=0)
    s.act("target", ox)
    s.settle("action")
    assert s.table.cards[ox].marks.get("stays")


@pytest.mark.parametrize(("line", "at"), [(AT, 4), (DF, 2)])
def test_what_the_wearer_attacks(line: str, at: int) -> None:
    s = Arena(
        spell("Edge", "When the Seal attacks a Seal in the At Line, it gets At +2 in this Turn.", "PS", 9, "en"),
        english("Plain", "[S] can attack across to the Df Line."),
    )
    plain, edge = s.put(0, "Plain", AT), s.put(0, "Edge", NONE)
    fly, _other = s.put(1, "fly", line), s.put(1, "ox", AT)
    s.edit(lambda game: game.play.attach(edge, plain))
    s.set_mp(0, 8)
    s.attack(plain, fly)
    s.settle("action")
    assert s.game.value(plain, "at") == at


def test_what_an_own_seal_is_attacked_by() -> None:
    s = Arena(english("Watch", "When your Seal is attacked by a Seal of Lv 1, draw 1 Seal Card."))
    s.put(1, "Watch", AT)
    ox, wolf, bear = s.put(1, "ox", AT), s.put(0, "wolf", AT), s.put(0, "bear", AT)
    s.set_mp(0, 8)
    for attacker, drawn in ((bear, 0), (wolf, 1)):
        s.attack(attacker, ox)
        s.settle("action")
        assert held(s, 1) == drawn


def test_only_seals_that_attacked_are_meant() -> None:
    s = Arena(
        spell("Tired", "Seals that attacked this Turn have Df -2.", "PA", 9, "en"),
        spell("Strike", "Destroy all Seals that attacked this Subturn.", language="en"),
    )
    s.put(0, "Tired", NONE)
    wolf, bear, fly = s.put(0, "wolf", AT), s.put(0, "bear", AT), s.put(1, "fly", AT)
    s.put(1, "ox", AT)
    before = s.game.value(wolf, "df")
    s.set_mp(0, 9)
    s.attack(wolf, fly)
    s.settle("action")
    assert (s.game.value(wolf, "df"), before) == (0, 2)
    s.cast_mystic("Strike")
    assert (s.where(wolf), s.where(bear)) == ("0.seal-shrine", f"0.{AT}")


def test_the_opponent_does_both() -> None:
    s = Arena(spell("Drain", "ฝ่ายตรงข้ามเสีย Mp 2 และทิ้งการ์ด 1 ใบ"))
    s.put(1, "ox", AT), s.put(1, "wolf", "hand"), s.put(0, "wolf", "hand")
    s.set_mp(1, 5)
    s.cast_mystic("Drain")
    assert s.choice.seat == 1
    s.play.answer([0])
    assert (s.mp(1), held(s, 0), held(s, 1)) == (3, 1, 0)


def test_the_nearest_wording_of_a_mistyped_moment_keeps_the_moment() -> None:
    text = "When [S] attaks, draw 1 card."
    assert texts.nearest(text, "attaks, draw 1 card.", "en") == "When it attacks: draw 1 card."
