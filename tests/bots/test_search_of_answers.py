"""The search plays every trial to the same end, whichever answer begins it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sanam.bots.computer import Strength
from sanam.bots.search import Search
from sanam.engine.choice import Choice, Option
from sanam.games.thinking import WIN, Advice, Thinking

HORIZON = 3


class Copy:
    """A match in which one answer ends the turn and the other does not."""

    def __init__(self) -> None:
        self.turn, self.game = 1, self
        self.choice = Choice(0, "action", [Option("pass"), Option("act")])

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
    worth: float, harm: float = 0.0, ahead: float = 0.0, copies: int = 2, earlier: float = 0.0
) -> tuple[Search, Advice]:
    """A search in a match that stands so much `ahead`, of which `earlier` comes of games that are over. Its second
    answer stands `worth` better than the first, and does so much harm by the policy.
    """

    def stands(game: Any, seat: int) -> float:
        return ahead + worth if game.acted else ahead

    thinking = Thinking(policy=lambda game, style: Passing(), worth=stands, earlier=lambda game, seat: earlier)
    made: Any = Acting
    search = Search(thinking, Strength(copies=copies, beam=2, limit=100), 0, made, lambda: None)
    return search, search.best([Advice((0,), 0.0), Advice((1,), -harm)])[0]


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
        turn = self.turn
        yield
        self.turn, self.acted = turn, False


def test_what_does_harm_by_the_rules_of_thumb_must_make_up_for_it() -> None:
    assert searched(0.2)[1].picks == (1,)
    assert searched(0.2, harm=1.0)[1].picks == (0,)
    assert searched(5.0, harm=9.0)[1].picks == (1,)


def test_what_is_better_in_a_match_that_is_won_hardly_counts() -> None:
    assert searched(0.5)[1].picks == (1,)
    assert searched(0.5, ahead=20.0)[1].picks == (0,)
    assert searched(0.5, ahead=-20.0)[1].picks == (0,)


def test_what_earlier_games_made_of_a_match_does_not_count() -> None:
    """The game at hand is as open after a game that was lost."""
    assert searched(0.5, ahead=-WIN)[1].picks == (0,)
    assert searched(0.5, ahead=-WIN, earlier=-WIN)[1].picks == (1,)
    assert searched(0.5, ahead=WIN, earlier=WIN)[1].picks == (1,)


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


class Combo(Copy):
    """A match in which the second answer of a turn makes something of the first: of "act" only "b" does."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[str] = []

    def answer(self, picks: list[int]) -> None:
        self.given.append(self.choice.options[picks[0]].act)
        if len(self.given) == 1:
            self.choice = Choice(0, "action", [Option("a"), Option("b")])
        else:
            self.turn += 1

    @contextmanager
    def taken_back(self) -> Iterator[None]:
        turn, choice = self.turn, self.choice
        yield
        self.turn, self.choice, self.given = turn, choice, []


class Two(Passing):
    def advise(self, choice: Choice) -> list[Advice]:
        return [Advice((0,), 0.0), Advice((1,), 0.0)]


def combined(plans: int) -> Advice:
    def worth(game: Any, seat: int) -> float:
        return {"actb": 5.0, "acta": -1.0}.get("".join(game.given[:2]), 0.0)

    thinking = Thinking(policy=lambda game, style: Two(), worth=worth, horizon=1)
    made: Any = Combo
    search = Search(thinking, Strength(copies=6, beam=2, plans=plans, limit=1000), 0, made, lambda: None)
    return search.best([Advice((0,), 0.0), Advice((1,), 0.0)])[0]


def test_own_answers_of_a_turn_are_planned_together() -> None:
    """The policy goes on badly after the second answer: only a plan finds what it is for."""
    assert combined(plans=0).picks == (0,)
    assert combined(plans=1).picks == (1,)


def test_a_win_before_the_turn_is_over_needs_no_margin() -> None:
    class Winning(Acting):
        def answer(self, picks: list[int]) -> None:
            super().answer(picks)
            if picks == [1]:
                self.choice = None  # type: ignore[assignment]

        @contextmanager
        def taken_back(self) -> Iterator[None]:
            turn, choice = self.turn, self.choice
            yield
            self.turn, self.choice, self.acted = turn, choice, False

    def worth(game: Any, seat: int) -> float:
        return WIN if game.choice is None else 20.0

    thinking = Thinking(policy=lambda game, style: Passing(), worth=worth)
    made: Any = Winning
    search = Search(thinking, Strength(copies=5, beam=2, limit=100), 0, made, lambda: None)
    assert search.best([Advice((0,), 0.0), Advice((1,), -9.0)])[0].picks == (1,)


class Both(Copy):
    """A match in which "x" and "y" may both be done in a turn, in either order; the policy does "y" before "x" only."""

    def __init__(self) -> None:
        super().__init__()
        self.done: tuple[str, ...] = ()
        self.choice = Choice(0, "action", [Option("x"), Option("y")])

    def answer(self, picks: list[int]) -> None:
        act = self.choice.options[picks[0]].act
        if act in ("end", "stop"):
            self.turn += 1
            return
        self.done += (act,)
        left = [each for each in ("x", "y") if each not in self.done]
        self.choice = Choice(0, "action", [Option(each) for each in (*left, "end", "stop")])

    @contextmanager
    def taken_back(self) -> Iterator[None]:
        kept = self.turn, self.choice, self.done
        yield
        self.turn, self.choice, self.done = kept


class Lazy(Passing):
    def advise(self, choice: Choice) -> list[Advice]:
        acts = [option.act for option in choice.options]
        order = sorted(range(len(acts)), key=lambda at: ("x", "end", "stop", "y").index(acts[at]))
        return [Advice((at,), 0.0) for at in order]


def test_what_may_also_be_done_after_the_policy_s_answer_is_not_done_before_it() -> None:
    def worth(game: Any, seat: int) -> float:
        return float(len(game.done))

    thinking = Thinking(policy=lambda game, style: Lazy(), worth=worth, horizon=1)
    made: Any = Both
    answers = [Advice((0,), 0.0), Advice((1,), 0.0)]
    strength = Strength(copies=3, beam=2, limit=1000)
    assert Search(thinking, strength, 0, made, lambda: None).best(answers)[0].picks == (1,)
    planned = Search(thinking, strength._replace(plans=1), 0, made, lambda: None)
    assert planned.best(answers)[0].picks == (0,)
