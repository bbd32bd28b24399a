"""A player that answers at random, always legally: for simulations, tests and benches."""

from __future__ import annotations

from typing import Protocol, TypeVar

from sanam.engine import chance
from sanam.engine.choice import Choice, Refused
from sanam.engine.view import ChoiceView

#: How often an answer that the game's own `refuse` turns down is drawn again before it is taken for a defect.
TRIES = 1000


Answered = TypeVar("Answered", covariant=True)


class Match(Protocol[Answered]):
    """What a player needs of a match: the open question, and a way to answer it. A `Session` is one."""

    @property
    def choice(self) -> Choice | ChoiceView | None: ...

    def answer(self, picks: list[int]) -> Answered: ...


class RandomPlayer:
    """Picks among the legal answers by a generator of its own, never the match's.

    How many options are picked is drawn first, each number being equally likely, and then which. `seed` is in
    0..2**64-1; the same seed gives the same answers to the same questions.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        """A number in 0..limit-1."""
        self.state, number = chance.below(self.state, limit)
        return number

    def picks(self, choice: Choice | ChoiceView) -> list[int]:
        """An answer to `choice`. Raises ValueError for a question without a legal answer."""
        if choice.combinations is not None:
            number = self.below(len(choice.combinations) + (choice.least == 0))
            return list(choice.combinations[number]) if number < len(choice.combinations) else []
        size = len(choice.options)
        most = min(choice.most, size)
        if most < choice.least:
            raise ValueError(f"question {choice.kind!r} has {size} options and wants {choice.least}")
        if most == 1:
            number = self.below(size + 1 - choice.least) if choice.least < 2 else 0
            return [number] if number < size else []
        number = choice.least + self.below(most - choice.least + 1)
        left = list(range(size))
        for i in range(number):
            j = i + self.below(size - i)
            left[i], left[j] = left[j], left[i]
        return left[:number] if choice.order else sorted(left[:number])

    def answer(self, match: Match[Answered]) -> Answered:
        """Answer the open question of `match`. Raises RuntimeError when the game turns every answer down, and
        Refused when the answer leads to a question that nobody can answer.
        """
        choice = match.choice
        if choice is None:
            raise Refused("", "nothing-asked")
        for _ in range(TRIES):
            try:
                return match.answer(self.picks(choice))
            except Refused as refused:
                if refused.reason == "leaves-no-answer":
                    raise  # a dead end, not a matter of picking something else
                problem = refused
        raise RuntimeError(f"no answer to {choice.kind!r} was legal in {TRIES} tries: {problem}")
