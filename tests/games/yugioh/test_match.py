"""How a duel ends, and the match: best of three, drawn duels, who chooses next, side-decking."""

from __future__ import annotations

import pytest
from scenario import EDITIONS, Scenario, monster

from sanam.games.yugioh.rules.match import match_result


def match(edition: str = "zh-mr2", **more: object) -> Scenario:
    """A match at turn 1 of its first duel, with real Side Decks only."""
    return Scenario(edition, turn=1, copies=0, **more)  # type: ignore[arg-type]


def lose(s: Scenario, *seats: int) -> None:
    """These seats lose the running duel together (both: it is drawn)."""

    def change(game: object) -> None:
        for seat in seats:
            s.play.count(f"seat{seat}", "lp", 0)

    s.edit(change)


def to_next_duel(s: Scenario) -> None:
    s.act("go_on")
    while s.choice.kind == "side":
        s.play.answer([i for i, o in enumerate(s.choice.options) if o.value])


def play_match(s: Scenario, *losers: tuple[int, ...]) -> None:
    for n, seats in enumerate(losers):
        if n:
            to_next_duel(s)
            if s.choice.kind == "rps":
                s.act("rock")
                s.act("paper")
            if s.choice.kind == "first":
                s.act("first")
        lose(s, *seats)


def play_match_on(s: Scenario, losers: tuple[int, ...]) -> None:
    to_next_duel(s)
    s.act("first")
    lose(s, *losers)


@pytest.mark.rule("yugioh-zh", "YZH-0.4", "YZH-3.7")
@pytest.mark.rule("yugioh-fa", "YFA-0.3", "YFA-3.4")
@pytest.mark.rule("yugioh-th", "YTH-1.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_who_brings_the_opponents_life_points_to_0_wins(edition: str, seat: int) -> None:
    s = match(edition)
    s.set_lp(1 - seat, 1)
    assert s.result() is None
    s.set_lp(1 - seat, 0)
    assert s.result() == {"winner": seat, "reason": "lp"}


@pytest.mark.rule("yugioh-zh", "YZH-3.8", "YZH-3.25")
@pytest.mark.rule("yugioh-fa", "YFA-3.5", "YFA-3.20")
@pytest.mark.rule("yugioh-th", "YTH-1.7", "YTH-2.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_must_draw_from_an_empty_deck_loses(edition: str) -> None:
    s = match(edition)
    s.edit(lambda game: [game.play.move(c, "1.banished") for c in list(game.table.zones["1.deck"])])
    # An empty Deck alone loses nothing; the draw that cannot be made does.
    assert s.result() is None
    s.act("phase", value="end")
    s.settle("next_duel")
    assert s.result() == {"winner": 0, "reason": "deck-out"}


@pytest.mark.rule("yugioh-zh", "YZH-3.8")
def test_any_required_draw_decks_out_even_an_effects() -> None:
    s = match("zh-mr2")
    s.edit(lambda game: [game.play.move(c, "0.banished") for c in game.table.zones["0.deck"][1:]])
    s.edit(lambda game: game.draw(0, 2, {"cause": "effect", "card": None, "seat": 1}))
    assert s.result() == {"winner": 1, "reason": "deck-out"}


@pytest.mark.rule("yugioh-zh", "YZH-3.10")
@pytest.mark.rule("yugioh-fa", "YFA-3.7")
@pytest.mark.rule("yugioh-th", "YTH-1.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_life_points_at_0_together_are_a_draw(edition: str) -> None:
    s = match(edition)
    lose(s, 0, 1)
    assert s.result() == {"winner": None, "reason": "both-lp"}
    assert s.table.marks["wins"] == [0, 0, 1]


@pytest.mark.rule("yugioh-zh", "YZH-3.1")
@pytest.mark.rule("yugioh-fa", "YFA-3.1")
@pytest.mark.rule("yugioh-th", "YTH-1.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("losers", [(1,), (0, 1)])
def test_a_duel_runs_until_somebody_wins_or_it_is_drawn(edition: str, losers: tuple[int, ...]) -> None:
    s = match(edition)
    assert s.choice.kind == "action" and not s.facts("duel_ended")
    lose(s, *losers)
    assert [f.data["reason"] for f in s.facts("duel_ended")] == ["lp" if losers == (1,) else "both-lp"]
    assert s.choice.kind == "next_duel"
    assert "Turn" not in [frame.procedure for frame in s.table.stack]


@pytest.mark.rule("yugioh-zh", "YZH-3.2", "YZH-3.3")
@pytest.mark.rule("yugioh-fa", "YFA-3.2")
@pytest.mark.rule("yugioh-th", "YTH-1.3", "YTH-1.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_wins_of_three_duels_take_the_match(edition: str) -> None:
    s = match(edition)
    play_match(s, (1,))
    assert not s.play.finished
    play_match_on(s, (1,))
    assert s.table.marks["finished"] == {"winner": 0, "wins": [2, 0, 0]}
    assert s.table.choice is None

    third = match(edition)
    play_match(third, (1,), (0,))
    assert not third.play.finished
    play_match_on(third, (0,))
    assert third.table.marks["finished"] == {"winner": 1, "wins": [1, 2, 0]}


@pytest.mark.rule("yugioh-zh", "YZH-3.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_win_and_two_draws_win_the_match(edition: str) -> None:
    s = match(edition)
    play_match(s, (0, 1), (1,), (0, 1))
    assert s.table.marks["finished"] == {"winner": 0, "wins": [1, 0, 2]}


@pytest.mark.rule("yugioh-zh", "YZH-3.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("losers", [[(0,), (1,), (0, 1)], [(0, 1), (0, 1), (0, 1)]])
def test_one_win_each_and_a_draw_or_three_draws_decide_nothing(edition: str, losers: list[tuple[int, ...]]) -> None:
    s = match(edition)
    play_match(s, *losers)
    assert s.table.marks["finished"]["winner"] is None


def test_match_results_as_numbers() -> None:
    assert match_result([1, 0, 0], 3) == (False, None)
    assert match_result([1, 1, 0], 3) == (False, None)
    assert match_result([0, 2, 0], 3) == (True, 1)
    assert match_result([1, 0, 2], 3) == (True, 0)
    assert match_result([1, 0, 0], 1) == (True, 0)


@pytest.mark.rule("yugioh-zh", "YZH-3.17")
@pytest.mark.rule("yugioh-fa", "YFA-3.14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("loser", [0, 1])
@pytest.mark.parametrize("order", ["first", "second"])
def test_the_loser_of_the_last_duel_decides_who_goes_first(edition: str, loser: int, order: str) -> None:
    s = match(edition)
    lose(s, loser)
    to_next_duel(s)
    assert (s.choice.kind, s.choice.seat) == ("first", loser)
    s.act(order)
    assert (s.game.turn(), s.table.marks["duel"]) == (1, 2)
    assert s.game.turn_player() == (loser if order == "first" else 1 - loser)


@pytest.mark.rule("yugioh-fa", "YFA-3.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_drawn_duel_the_toss_is_repeated(edition: str) -> None:
    s = Scenario(edition, turn=1, copies=0, start=False, first="rps")
    s.play.start(7)
    s.act("rock")
    s.act("scissors")
    s.act("first")
    lose(s, 0, 1)
    to_next_duel(s)
    assert s.choice.kind == "rps"


@pytest.mark.rule("yugioh-zh", "YZH-1.9", "YZH-1.10", "YZH-3.15")
@pytest.mark.rule("yugioh-fa", "YFA-1.7", "YFA-1.9", "YFA-3.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_between_duels_side_deck_cards_replace_deck_cards_one_for_one(edition: str) -> None:
    s = match(edition, side=("bear", "ox"))
    lose(s, 1)
    s.act("go_on")
    bear, ox = s.table.zones["0.side"]
    assert (s.choice.kind, s.choice.seat, s.choice.least, s.choice.most) == ("side", 0, 2, 2)
    filler = s.table.zones["0.deck"][0]
    s.pick(filler, ox)
    assert sorted(s.table.zones["0.side"]) == sorted([filler, ox])
    assert s.where(bear) == "0.deck" and s.size(0, "deck") == 40
    assert s.choice.seat == 1


@pytest.mark.rule("yugioh-zh", "YZH-1.9")
@pytest.mark.rule("yugioh-fa", "YFA-1.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_extra_deck_is_sided_where_the_book_says_so(edition: str) -> None:
    dragon = monster("dragon", 8, 3000, 2500, traits=("synchro", "effect"), abilities=[])
    other = monster("serpent", 6, 2000, 2500, traits=("synchro", "effect"), abilities=[])
    s = Scenario(edition, dragon, other, turn=1, copies=0, extra=("dragon",), side=("serpent",))
    lose(s, 1)
    s.act("go_on")
    if edition == "fa-course":
        assert s.choice.kind == "first"
        return
    assert (s.choice.kind, s.choice.params["pile"]) == ("side", "extra")
    mine, sided = s.table.zones["0.extra"][0], s.table.zones["0.side"][0]
    s.pick(mine)
    assert s.where(mine) == "0.side" and s.where(sided) == "0.extra"


@pytest.mark.rule("yugioh-zh", "YZH-5.37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_returns_for_the_next_duel_removed_ones_too(edition: str) -> None:
    s = match(edition)
    removed, taken = s.table.zones["0.deck"][:2]
    s.edit(lambda game: game.banish([removed], {"cause": "effect", "card": None, "seat": 1}))
    s.edit(lambda game: game.relocate(taken, "1.m1", "up"))
    assert s.where(removed) == "0.banished"
    lose(s, 1)
    to_next_duel(s)
    assert s.where(removed) == "0.deck" and s.where(taken) == "0.deck"
    assert s.size(0, "deck") == 40 and [s.lp(0), s.lp(1)] == [8000, 0]
    s.act("first")
    assert [s.lp(0), s.lp(1)] == [8000, 8000]
    assert s.size(1, "hand") in (5, 6)
