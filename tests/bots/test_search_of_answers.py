"""The search plays every trial to the same end, whichever answer begins it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sanam.bots.computer import Strength
from sanam.bots.search import Search
from sanam.engine.choice import Choice, Option
from sanam.games.thinking import WIN, Advice, Thinking

HORIZON = 3


class Copy:
    """A match in which one answer ends the turn and the other does not."""

    def __init__(self) -> None:
        self.turn, self.game = 1, self
        self.choice: Choice | None = Choice(0, "action", [Option("pass"), Option("act")])

    def answer(self, picks: list[int]) -> None:
        self.turn += picks == [0]

    @contextmanager
    def taken_back(self) -> Iterator[None]:
        turn = self.turn
        yield
        self.turn = turn


class Passing:
    def advise(self, choice: Choice) -> list[Advice]:
        return [Advice((0,), 0.0)]


def test_an_answer_that_ends_the_turn_is_not_played_on_for_longer() -> None:
    ends: list[int] = []

    def worth(game: Any, seat: int) -> float:
        ends.append(game.turn)
        return 0.0

    thinking = Thinking(policy=lambda game, style: Passing(), worth=worth, horizon=HORIZON)
    made: Any = Copy
    search = Search(thinking, Strength(copies=1, beam=2, limit=100), 0, made, lambda: None)
    search.best([Advice((0,), 0.0), Advice((1,), 0.0)])
    assert ends == [1, 1 + HORIZON, 1 + HORIZON]  # how it stands, and what each answer comes to


def test_a_trial_ends_between_two_games() -> None:
    ends: list[str] = []

    class Between(Copy):
        def answer(self, picks: list[int]) -> None:
            self.choice = Choice(1, "side", [Option("keep")])

    def worth(game: Any, seat: int) -> float:
        ends.append(game.choice.kind)
        return 0.0

    thinking = Thinking(policy=lambda game, style: Passing(), worth=worth, horizon=HORIZON)
    made: Any = Between
    search = Search(thinking, Strength(copies=1, beam=1, limit=100), 0, made, lambda: None)
    search.best([Advice((0,), 0.0)])
    assert (ends, search.simulated) == (["action", "side"], 1)


def searched(
    worth: float, ahead: float = 0.0, copies: int = 2, earlier: float = 0.0, fresh: int = 0
) -> tuple[Search, Advice]:
    """A search in a match that stands so much `ahead`, of which `earlier` comes of games that are over. Its second
    answer stands `worth` better than the first.
    """

    def stands(game: Any, seat: int) -> float:
        return ahead + worth if game.acted else ahead

    thinking = Thinking(policy=lambda game, style: Passing(), worth=stands, earlier=lambda game, seat: earlier)
    made: Any = Acting
    search = Search(thinking, Strength(copies=copies, fresh=fresh, beam=2, limit=100), 0, made, lambda: None)
    return search, search.best([Advice((0,), 0.0), Advice((1,), 0.0)])[0]


class Acting(Copy):
    """A match that tells which answer began a trial."""

    def __init__(self) -> None:
        super().__init__()
        self.acted = False

    def answer(self, picks: list[int]) -> None:
        super().answer(picks)
        self.acted |= picks == [1]

    @contextmanager
    def taken_back(self) -> Iterator[None]:
        turn, choice = self.turn, self.choice
        yield
        self.turn, self.choice, self.acted = turn, choice, False


def test_the_fewer_the_copies_the_more_an_answer_must_gain() -> None:
    assert searched(0.3, copies=2)[1].picks == (0,)
    assert searched(1.0, copies=2)[1].picks == (1,)


def test_a_better_answer_must_be_better_on_fresh_copies_too() -> None:
    """The second answer is better on the first copies, and worse on those that come after them."""
    made: list[Acting] = []

    def copy() -> Any:
        made.append(Acting())
        return made[-1]

    def stands(game: Any, seat: int) -> float:
        return (4.0 if game in made[:2] else -1.0) if game.acted else 0.0

    def best(fresh: int) -> Advice:
        made.clear()
        thinking = Thinking(policy=lambda game, style: Passing(), worth=stands)
        search = Search(thinking, Strength(copies=2, fresh=fresh, beam=2, limit=100), 0, copy, lambda: None)
        return search.best([Advice((0,), 0.0), Advice((1,), 0.0)])[0]

    assert best(fresh=0).picks == (1,)
    assert best(fresh=2).picks == (0,)


def test_a_search_ends_where_all_answers_come_to_the_same() -> None:
    assert searched(0.0, copies=9)[0].simulated == 3 * searched(0.0, copies=1)[0].simulated


def test_answers_are_left_out_only_after_a_third_of_the_copies() -> None:
    tries: Counter[int] = Counter()

    class Counted(Acting):
        def answer(self, picks: list[int]) -> None:
            tries[picks[0]] += picks != [0]
            super().answer([1] if picks != [0] else picks)

    def stands(game: Any, seat: int) -> float:
        return -1.0 if game.acted else 0.0

    made: Any = Counted
    thinking = Thinking(policy=lambda game, style: Passing(), worth=stands)
    answers = [Advice((at,), 0.0) for at in range(6)]

    def tried(copies: int) -> int:
        tries.clear()
        Search(thinking, Strength(copies=copies, beam=6, limit=9_000), 0, made, lambda: None).best(answers)
        return min(tries[at] for at in range(1, 6))

    assert (tried(6), tried(12)) == (2, 4)


def test_a_search_ends_where_an_answer_is_plainly_better() -> None:
    """Of the fresh copies it then needs few."""
    some, many = searched(5.0, copies=6, fresh=4)[0], searched(5.0, copies=6, fresh=14)[0]
    assert some.simulated <= many.simulated < 2 * some.simulated


def test_what_is_better_in_a_match_that_is_won_hardly_counts() -> None:
    assert searched(1.0)[1].picks == (1,)
    assert searched(1.0, ahead=20.0)[1].picks == (0,)
    assert searched(1.0, ahead=-20.0)[1].picks == (0,)


def test_what_earlier_games_made_of_a_match_does_not_count() -> None:
    """The game at hand is as open after a game that was lost."""
    assert searched(1.0, ahead=-WIN)[1].picks == (0,)
    assert searched(1.0, ahead=-WIN, earlier=-WIN)[1].picks == (1,)
    assert searched(1.0, ahead=WIN, earlier=WIN)[1].picks == (1,)


def test_copies_that_all_come_to_the_same_must_tell_more() -> None:
    """What they tell then is but one course of play."""
    assert searched(1.0, copies=3)[1].picks == (1,)
    assert searched(1.0, copies=4)[1].picks == (0,)
    assert searched(3.0, copies=4)[1].picks == (1,)


def test_a_match_is_lost_when_every_answer_loses() -> None:
    def loses(game: Any, seat: int) -> float:
        return -WIN if game.turn > 1 else 0.0

    thinking = Thinking(policy=lambda game, style: Passing(), worth=loses)
    made: Any = Copy
    search = Search(thinking, Strength(copies=2, beam=2, limit=100), 0, made, lambda: None)
    search.best([Advice((0,), 0.0), Advice((1,), 0.0)])
    assert search.lost
    assert not searched(1.0)[0].lost


def test_a_match_is_not_lost_where_it_is_lost_only_later() -> None:
    def loses(game: Any, seat: int) -> float:
        return -WIN if game.turn > HORIZON + 1 else 0.0

    thinking = Thinking(policy=lambda game, style: Passing(), worth=loses, horizon=HORIZON, far=HORIZON + 2)
    made: Any = Copy
    search = Search(thinking, Strength(copies=4, beam=2, limit=1000, far=True), 0, made, lambda: None)
    search.best([Advice((0,), 0.0), Advice((1,), 0.0)])
    assert not search.lost


def test_a_match_is_not_lost_where_few_copies_were_tried() -> None:
    """All is lost on the first copies, and not on those that are tried to make sure."""
    made: list[Acting] = []

    def copy() -> Any:
        made.append(Acting())
        return made[-1]

    def stands(game: Any, seat: int) -> float:
        return -WIN if game in made[:2] and game.turn > 1 else 0.0

    thinking = Thinking(policy=lambda game, style: Passing(), worth=stands)
    search = Search(thinking, Strength(copies=2, beam=2, limit=100), 0, copy, lambda: None)
    search.best([Advice((0,), 0.0), Advice((1,), 0.0)])
    assert not search.lost


def test_a_win_before_the_turn_is_over_needs_no_margin() -> None:
    class Winning(Acting):
        def answer(self, picks: list[int]) -> None:
            super().answer(picks)
            if picks == [1]:
                self.choice = None

    def worth(game: Any, seat: int) -> float:
        return WIN if game.choice is None else 20.0

    thinking = Thinking(policy=lambda game, style: Passing(), worth=worth)
    made: Any = Winning
    search = Search(thinking, Strength(copies=5, beam=2, limit=100), 0, made, lambda: None)
    assert search.best([Advice((0,), 0.0), Advice((1,), -9.0)])[0].picks == (1,)


@pytest.mark.parametrize(("saved", "chosen"), [(0, 1), (3, 0)], ids=["lost on all copies", "not on one of them"])
def test_a_loss_that_comes_later_on_every_copy_needs_no_margin(saved: int, chosen: int) -> None:
    """The first answer ends the game as the turn does, the second one a turn later."""
    made: list[Ending] = []

    class Ending(Acting):
        def answer(self, picks: list[int]) -> None:
            super().answer(picks)
            if self.turn > 1 + self.acted and self is not (made[saved - 1] if saved else None):
                self.choice = None

    def copy() -> Any:
        made.append(Ending())
        return made[-1]

    thinking = Thinking(
        policy=lambda game, style: Passing(),
        worth=lambda game, seat: -WIN if game.choice is None else -20.0,
        horizon=HORIZON,
    )
    search = Search(thinking, Strength(copies=5, beam=2, limit=200), 0, copy, lambda: None)
    assert search.best([Advice((0,), 0.0), Advice((1,), -9.0)])[0].picks == (chosen,)


def on_the_way(way: bool, policys: list[float], others: list[float]) -> tuple[int, ...]:
    """The best of two answers, by what each comes to at the turns that begin after it: the policy's, and another. What
    is lost ends the game.
    """

    def stands(game: Any, seat: int) -> float:
        return ([0.0, *others] if game.acted else [0.0, *policys])[game.turn - 1]

    class Passed(Acting):
        def answer(self, picks: list[int]) -> None:
            super().answer(picks)
            self.turn += picks == [1]
            if stands(self, 0) <= -WIN:
                self.choice = None

    thinking = Thinking(policy=lambda game, style: Passing(), worth=stands, horizon=HORIZON)
    made: Any = Passed
    search = Search(thinking, Strength(copies=3, way=way, beam=2, limit=100), 0, made, lambda: None)
    return search.best([Advice((0,), 0.0), Advice((1,), 0.0)])[0].picks


@pytest.mark.parametrize(
    ("others", "end", "way"),
    [([2.0, 2.0, 0.0], 0, 1), ([0.0, 0.0, 0.2], 0, 0), ([-2.0, -2.0, 1.5], 1, 0), ([0.0, 0.0, 9.0], 1, 1)],
    ids=["only on the way", "too little at the end", "worse on the way", "much better at the end"],
)
def test_what_trials_come_to_on_their_way_may_count(others: list[float], end: int, way: int) -> None:
    assert on_the_way(False, [0.0, 0.0, 0.0], others) == (end,)
    assert on_the_way(True, [0.0, 0.0, 0.0], others) == (way,)


def test_what_is_lost_at_the_end_was_not_good_on_the_way() -> None:
    """The policy's answer loses on every copy: another one lives, however much worse it looks at first."""
    assert on_the_way(True, [9.0, 9.0, -WIN], [-9.0, -9.0, -9.0]) == (1,)


@pytest.mark.parametrize(("worth", "tolerable"), [(2.0, True), (0.0, True), (-2.0, True), (-6.0, False), (-WIN, False)])
def test_a_loose_answer_does_little_worse_than_the_policys(worth: float, tolerable: bool) -> None:
    search, policys = searched(worth)
    assert search.is_tolerable(Advice((1,), 0.0), policys._replace(picks=(0,))) is tolerable


def test_a_loose_answer_is_none_where_too_much_was_simulated() -> None:
    search, _ = searched(0.0)
    search.simulated = search.strength.limit
    assert not search.is_tolerable(Advice((1,), 0.0), Advice((0,), 0.0))


def test_a_lost_game_is_lost_however_little_the_match_is_worth() -> None:
    """The policy's answer loses, which costs 10 cards; another one is 30 cards behind, and lives."""

    class Lost(Acting):
        def answer(self, picks: list[int]) -> None:
            super().answer(picks)
            if not self.acted:
                self.choice = None

    def stands(game: Any, seat: int) -> float:
        return -30.0 if game.acted else -10.0

    thinking = Thinking(policy=lambda game, style: Passing(), worth=stands, scale=5.0)
    made: Any = Lost
    search = Search(thinking, Strength(copies=2, beam=2, limit=100), 0, made, lambda: None)
    assert search.best([Advice((0,), 0.0), Advice((1,), 0.0)])[0].picks == (1,)
