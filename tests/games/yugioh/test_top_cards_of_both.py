"""The top cards of both Decks at once, and top cards that go back on either end of the Deck."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, Scenario, magic, monster, parsed, through

JAR = parsed(
    monster(
        "flip jar",
        traits=("effect", "flip"),
        text="FLIP: Destroy all monsters on the field, then both players reveal the top 5 cards from their Decks, then "
        "Special Summon all revealed Level 4 or lower monsters in face-up Attack Position or face-down Defense "
        "Position, also add any remaining cards to their hand. (If either player has less than 5 cards in "
        "their Deck, reveal as many as possible.)",
    )
)


def on_top(s: Scenario, seat: int, *names: str) -> list[int]:
    """Put these cards on top of the Deck."""
    cards = [s.put(seat, name, "deck") for name in names]
    rest = [card for card in s.table.zones[f"{seat}.deck"] if card not in cards]
    s.edit(lambda game: game.play.order(f"{seat}.deck", rest + cards))
    return cards


def test_both_players_excavate_and_each_keeps_what_is_theirs() -> None:
    s = Scenario("zh-mr2", JAR)
    tops = [on_top(s, seat, "giant", "bear", "knight", "ox", "giant") for seat in (0, 1)]
    s.put(1, "wall", "m1")
    jar = s.put(0, "flip jar", "m1", FACE_DOWN)
    s.act("flip_summon", jar)
    through(s)
    for seat in (0, 1):
        low = [card for card in tops[seat] if s.game.data(card).level <= 4]
        assert sorted(s.game.monsters(seat)) == sorted(low)
        assert {s.where(card) for card in tops[seat] if card not in low} == {f"{seat}.hand"}


def test_without_such_a_monster_of_ones_own_the_others_come_all_the_same() -> None:
    s = Scenario("zh-mr2", JAR)
    mine = on_top(s, 0, *["giant"] * 5)
    theirs = on_top(s, 1, *["bear"] * 5)
    s.act("flip_summon", s.put(0, "flip jar", "m1", FACE_DOWN))
    through(s)
    assert {s.where(card) for card in mine} == {"0.hand"}
    assert sorted(s.game.monsters(1)) == sorted(theirs)


@pytest.mark.parametrize(("mode", "top"), [(0, True), (1, False)])
def test_what_was_looked_at_goes_on_either_end_of_the_deck(mode: int, top: bool) -> None:
    scout = magic(
        "scout",
        "Look at the top 2 cards of your opponent's Deck, then place them on either the top or the bottom of their "
        "Deck in any order.",
    )
    s = Scenario("zh-mr2", scout)
    ox, bear = on_top(s, 1, "ox", "bear")
    s.act("activate", s.put(0, "scout", "hand"))
    s.settle("mode")
    s.act("value", value=mode)
    s.settle("pick")
    s.pick(ox, bear)
    s.settle()
    deck = s.game.cards(1, "deck")
    assert deck[-2:] == [bear, ox] if top else {*deck[:2]} == {ox, bear}
