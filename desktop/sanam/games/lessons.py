"""Lessons: a first game with guided steps on the real engine, as data of a game.

A lesson is a match between known decks at a known seed, and what is said and done in it step by step. The learner sits
in seat 0. What the other seat decides, and what is decided for the learner, stands in the steps as well, so that the
whole match is one line; whatever else the learner does is a legal move of the real match that can be taken back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.events import Answered
from sanam.engine.play import Play
from sanam.wording import Message

LEARNER = 0


class LessonBroken(RuntimeError):
    """The match does not ask what the lesson has an answer for: a defect of the lesson, never of the learner."""


@dataclass(frozen=True, slots=True)
class Pick:
    """An option by what it is about: its act, the code of its card, its zone, its value; "" and None mean any."""

    act: str = ""
    card: str = ""
    zone: str = ""
    value: Any = None

    def fits(self, option: Option, play: Play) -> bool:
        card = play.table.cards.get(option.card) if option.card is not None else None
        return (
            self.act in ("", option.act)
            and self.card in ("", card.code if card is not None else None)
            and self.zone in ("", option.zone)
            and (self.value is None or self.value == option.value)
        )


@dataclass(frozen=True, slots=True)
class Move:
    """An answer of the line: who gives it, to what kind of question, and the options picked (none: passing).

    alone  whether the lesson gives it for the learner
    """

    kind: str
    picks: tuple[Pick, ...] = ()
    seat: int = LEARNER
    alone: bool = False

    @property
    def waits(self) -> bool:
        """Whether the learner is to give it."""
        return self.seat == LEARNER and not self.alone

    def fits(self, choice: Choice, picked: Sequence[int], play: Play) -> bool:
        """Whether an answer is this one, in any order of picking."""
        if choice.seat != self.seat or choice.kind != self.kind or len(picked) != len(self.picks):
            return False
        left = list(picked)
        for pick in self.picks:
            found = next((at for at in left if pick.fits(choice.options[at], play)), None)
            if found is None:
                return False
            left.remove(found)
        return True

    def answer(self, play: Play) -> list[int]:
        """The option indices of this answer to the open question. Raises :class:`LessonBroken`."""
        choice = play.table.choice
        if choice is None or choice.seat != self.seat or choice.kind != self.kind:
            raise LessonBroken(f"{self} is no answer to {choice}")
        found: list[int] = []
        for pick in self.picks:
            fitting = (at for at, option in enumerate(choice.options) if at not in found and pick.fits(option, play))
            at = next(fitting, None)
            if at is None:
                raise LessonBroken(f"{pick} is not among {choice.options}")
            found.append(at)
        return found


@dataclass(frozen=True, slots=True)
class Step:
    """What is said, what it points at, and the moves that lead to the next step.

    card    the code of a card whose name stands for {card} in what is said; `other` and `third` likewise
    lights  what it points at while the learner reads: a card by its code, a zone ("0.hand"), a player's numbers
            ("seat0"), "prompt" or "phases"; a move points at its options by itself
    moves   without any the learner reads and goes on; when the first is not the learner's it is made after that
    """

    say: Message
    moves: tuple[Move, ...] = ()
    card: str = ""
    other: str = ""
    third: str = ""
    lights: tuple[str, ...] = ()

    @property
    def is_read(self) -> bool:
        """Whether the learner says when it goes on."""
        return not self.moves or not self.moves[0].waits


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson of a game.

    id       names it: never changed
    minutes  how long it takes, about
    decks    for each seat its piles, as lines of "copies code"
    passes   kinds of questions that are passed for both seats wherever the line has no answer to them
    """

    id: str
    name: Message
    about: Message
    minutes: int
    edition: str
    decks: tuple[Mapping[str, Sequence[str]], Mapping[str, Sequence[str]]]
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    passes: tuple[str, ...] = ()
    steps: tuple[Step, ...]

    def piles(self, seat: int) -> dict[str, list[str]]:
        """The codes of a seat's piles."""
        return {pile: [code for line in lines for code in _copies(line)] for pile, lines in self.decks[seat].items()}


def _copies(line: str) -> list[str]:
    number, _, code = line.partition(" ")
    return [code] * int(number)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a lesson stands.

    step   the index of the step that is said, the number of steps at the end
    move   the move that comes next, None while the learner reads and at the end
    stray  the index of the batch with which the match left the line, None while it is on it
    """

    step: int
    move: Move | None
    stray: int | None


class Course:
    """A lesson under way: it reads from the match how far it has come, so that undo and redo need no care."""

    def __init__(self, lesson: Lesson, play: Play) -> None:
        self.lesson, self.play = lesson, play
        self._read: set[int] = set()

    def standing(self) -> Standing:
        moves = [move for step in self.lesson.steps for move in step.moves]
        done = 0
        stray = None
        for index in range(1, len(self.play.batches)):
            batch = self.play.batches[index]
            first = batch.events[0] if batch.events else None
            move = moves[done] if done < len(moves) else None
            if not isinstance(first, Answered):
                stray = index
                break
            if move is not None and move.fits(first.choice, first.picks, self.play):
                done += 1
            elif first.picks or not self._passes(first.choice, move):
                stray = index
                break
        at, move = self._at(done)
        return Standing(at, None if stray is not None else move, stray)

    def _passes(self, choice: Choice, move: Move | None) -> bool:
        """Whether a question is one that the lesson passes, since the line has no answer to it."""
        answered = move is not None and (move.kind, move.seat) == (choice.kind, choice.seat)
        return choice.kind in self.lesson.passes and choice.may_pass and not answered

    def answer(self) -> list[int] | None:
        """What the lesson itself answers to the open question; None when the learner is to act or to read.

        Raises :class:`LessonBroken`.
        """
        choice, standing = self.play.table.choice, self.standing()
        if choice is None or standing.stray is not None:
            return None
        following = standing.move or self._next(standing.step)
        if self._passes(choice, following):
            return []
        if standing.move is None or standing.move.waits:
            return None
        return standing.move.answer(self.play)

    def wanted(self) -> list[int]:
        """The option indices of the move that the learner is to make now; [] when that is passing, or there is none."""
        move = self.standing().move
        return move.answer(self.play) if move is not None and self.waits else []

    def next_pick(self) -> Pick | None:
        """What is to be picked after the move that the learner is to make, when that answers a question it leads to."""
        moves = [move for step in self.lesson.steps for move in step.moves]
        move = self.standing().move
        at = next((index + 1 for index, each in enumerate(moves) if each is move), len(moves))
        following = moves[at] if at < len(moves) else None
        return following.picks[0] if following is not None and following.waits and following.picks else None

    @property
    def waits(self) -> bool:
        """Whether the learner is to make a move now."""
        move, choice = self.standing().move, self.play.table.choice
        asked = choice is not None and move is not None and (choice.seat, choice.kind) == (move.seat, move.kind)
        return asked and move is not None and move.waits

    def _next(self, step: int) -> Move | None:
        """The first move from a step on."""
        return next((move for each in self.lesson.steps[step:] for move in each.moves), None)

    def _at(self, done: int) -> tuple[int, Move | None]:
        """The step after `done` moves and what has been read, and the move that comes next."""
        for index, step in enumerate(self.lesson.steps):
            if done >= len(step.moves) > 0:
                done -= len(step.moves)
                continue
            if step.moves:
                # What stands behind it is read again when the match was taken back to before it.
                self._read -= {each for each in self._read if each > index}
            if done == 0 and step.is_read and index not in self._read:
                return index, None
            if step.moves:
                return index, step.moves[done]
        return len(self.lesson.steps), None

    def read(self) -> None:
        """The learner has read the step that is said."""
        step = self.standing().step
        self._read.add(step)

    def forward(self, step: int) -> None:
        """Play the line up to a step, as somebody did who was there before. Raises :class:`LessonBroken`."""
        while not self.over and self.standing().step < step:
            picks, move = self.answer(), self.standing().move
            if picks is None and move is not None:
                picks = move.answer(self.play)
            if picks is None:
                self.read()
            else:
                self.play.answer(picks)

    @property
    def over(self) -> bool:
        return self.standing().step >= len(self.lesson.steps)
