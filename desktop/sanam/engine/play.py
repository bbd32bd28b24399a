"""Play: one live match. It runs procedures until they ask, takes answers, undoes and redoes.

    >>> from sanam.engine.choice import Option
    >>> from sanam.engine.game import Game
    >>> from sanam.engine.procedure import Call, Procedure, step
    >>> from sanam.engine.table import Seat

    >>> class Guess(Procedure):
    ...     @step("1.1")
    ...     def ask_side(self):
    ...         return self.ask(Choice(0, "guess", [Option("heads"), Option("tails")], rule="1.1"))
    ...
    ...     @step("1.2")
    ...     def judge(self):
    ...         self.play.mark("table", "guessed", self.picked()[0].act)

    >>> class Coin(Game):
    ...     name, procedures = "coin", {"Guess": Guess}
    ...
    ...     def set_up(self, seed):
    ...         return [ev.TableLaid([Seat("Ada")], [], seed)]
    ...
    ...     def opening(self):
    ...         return Call(Guess, {})

    >>> play = Play(Coin())
    >>> play.start(seed=1).kind                       # lays the table and runs to the first question
    'start'
    >>> [option.act for option in play.table.choice.options]
    ['heads', 'tails']
    >>> play.answer([2])                              # a refusal changes nothing
    Traceback (most recent call last):
    sanam.engine.choice.Refused: no-such-option (1.1)
    >>> play.answer([1]).picks, play.table.marks      # runs to the next question, or to the end
    ([1], {'guessed': 'tails'})
    >>> play.undo().kind, play.table.choice.kind, play.table.marks
    ('answer', 'guess', {})

Everything that happens between two questions is one Batch: what is journaled, undone and redone as a whole.
The cost of an event, an answer and an undo does not depend on the length of the match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine.batch import Batch, fingerprint
from sanam.engine.changes import Changes
from sanam.engine.choice import Choice, Refused, check
from sanam.engine.game import Game
from sanam.engine.lines import Lines
from sanam.engine.procedure import Ask, Call, Done, Jump
from sanam.engine.table import Table

#: A procedure that runs this many steps without asking is stuck; no rulebook procedure comes near it.
STEP_LIMIT = 200_000


class Stuck(RuntimeError):
    """Procedures went on without end: a defect of a game's rules, never of a player's answer."""


class Play(Changes):
    """One live match of `game`. `on_batch` is called with each Batch, `on_rewind` with ±1 for undo and redo."""

    def __init__(self, game: Game, table: Table | None = None) -> None:
        super().__init__(game, table if table is not None else Table())
        self.game: Game = game
        self.batches: list[Batch] = []
        self.undone: list[Batch] = []
        #: All that was played, what was taken back included.
        self.lines = Lines()
        self.on_batch: list[Callable[[Batch], None]] = []
        self.on_rewind: list[Callable[[int, Batch], None]] = []
        game.play, game.table = self, self.table

    # ------------------------------------------------------------------ running

    def start(self, seed: int) -> Batch:
        """Lay the table, or take the one that the match begins with, and run to the first question. `seed` is in
        0..2**64-1.
        """
        if self.batches:
            raise Refused("", "started-already")
        start = self.game.start
        try:
            if start is not None:
                self.emit(ev.TableTaken(start))
            else:
                for event in self.game.set_up(seed):
                    self.emit(event)
                opening = self.game.opening()
                self.emit(ev.Called(opening.procedure, opening.locals))
            self._run()
        except BaseException:
            self._drop()
            raise
        return self._close("start", None)

    @property
    def choice(self) -> Choice | None:
        """The open question, whoever is asked."""
        return self.table.choice

    def answer(self, picks: list[int]) -> Batch:
        """Answer the open question with option indices. Raises :class:`Refused`, changing nothing."""
        choice = self.table.choice
        if choice is None:
            raise Refused("", "nothing-asked")
        check(choice, picks)
        self.game.refuse(choice, picks)
        try:
            was = self.table.stack[-1].locals.get("answer")
            self.emit(ev.Answered(choice, list(picks), was, self.table.answered))
            self._run(answered=True)
        except BaseException:
            self._drop()
            raise
        self.undone.clear()
        return self._close("answer", choice.seat, picks=list(picks))

    def ask_again(self) -> None:
        """Take the open question back and let the rules put it again, after the table was changed beneath it."""
        choice = self.table.choice
        if choice is not None:
            try:
                self.emit(ev.Withdrawn(choice, self.table.stack[-1].step - 1))
                self._run()
            except BaseException:
                self._drop()
                raise
            self._events, self._before = [], []

    def manual(self, seat: int, action: Any) -> Batch:
        """Do a manual action: the open question is taken back, the table changed by hand, the question put
        again. Raises :class:`Refused`, also when that would leave a question without a legal answer.
        """
        choice = self.table.choice
        try:
            if choice is not None:
                self.emit(ev.Withdrawn(choice, self.table.stack[-1].step - 1))
            self.game.perform(action, seat)
            self._run()
        except BaseException:
            self._drop()
            raise
        self.undone.clear()
        return self._close("manual", seat, action=msgspec.to_builtins(action))

    def _drop(self) -> None:
        """Revert what was emitted since the last batch: the rules have failed, and a defect must not cost a match."""
        for event in reversed(self._events):
            event.revert(self.table)
        self.changed()
        self._events, self._before = [], []
        self._reveals = self._checkpoint = False

    def _close(self, kind: str, seat: int | None, **more: Any) -> Batch:
        mark = fingerprint(self.table) if self._checkpoint else ""
        batch = Batch(kind, self._events, seat, reveals=self._reveals, fingerprint=mark, **more)
        self._set_aside()
        self._reveals = self._checkpoint = False
        self.batches.append(batch)
        self.lines.played(batch)
        for listener in self.on_batch:
            listener(batch)
        return batch

    def _run(self, answered: bool = False) -> None:
        """Go on until something is asked. `answered`: the next step takes an answer, so nothing that is due may come
        before it and ask something else; on a copy with other hidden cards, much may be due.
        """
        table = self.table
        stack = table.stack
        procedures = self.game.procedures
        settle, due = self.game.settle, self.game.due
        watchful = type(self.game).due is not Game.due
        always = watchful and not self.game.due_by_facts
        settled = -1
        look = watchful
        for _ in range(STEP_LIMIT):
            if not stack:
                return
            if self.facts != settled:
                fallen = settle()
                settled, look = self.facts, watchful
            while fallen is not None and stack[-1].procedure != fallen:
                self._return(stack[-1], None)
            frame = stack[-1]
            first = None
            if answered:
                answered = False
            else:
                first = due() if look else None
                look = always
            if first is not None:
                self.emit(ev.Called(first.procedure, first.locals, frame.step, frame.step))
                continue
            procedure = procedures[frame.procedure](self, frame)
            steps = procedure.steps
            at, number = frame.step, len(procedure.steps)
            for _ in range(STEP_LIMIT):
                if at >= number:
                    self._return(frame, None)
                    break
                begun = self.version
                outcome = steps[at](procedure)
                if self.facts != settled:
                    fallen = settle()
                    settled, look = self.facts, watchful
                if fallen is not None and frame.procedure != fallen:
                    while stack[-1].procedure != fallen:
                        self._return(stack[-1], None)
                    break
                if outcome is None:
                    at += 1
                elif type(outcome) is Jump:
                    at = outcome.index
                elif type(outcome) is Call:
                    self.emit(ev.Called(outcome.procedure, outcome.locals, frame.step, at + 1))
                    break
                elif type(outcome) is Ask:
                    if self.version != begun:
                        raise RuntimeError(f"{frame.procedure}.{steps[at].__name__} emits before it asks")
                    if not outcome.choice.answerable:
                        # Only what was done by hand brings the rules here; the match must not end in a dead end.
                        raise Refused(outcome.choice.rule, "leaves-no-answer", {"kind": outcome.choice.kind})
                    self.emit(ev.Asked(outcome.choice, at, frame.step))
                    return
                elif type(outcome) is Done:
                    self._return(frame, outcome.result)
                    break
                else:
                    raise TypeError(f"{frame.procedure}.{steps[at].__name__} returned {outcome!r}")
                first = due() if look else None
                look = always
                if first is not None:
                    self.emit(ev.Called(first.procedure, first.locals, frame.step, at))
                    break
            else:
                raise Stuck(f"{frame.procedure} goes round without end")
        raise Stuck(f"no question after {STEP_LIMIT} procedure runs: {[f.procedure for f in stack]}")

    def _return(self, frame: Any, result: Any) -> None:
        stack = self.table.stack
        below = stack[-2].locals if len(stack) > 1 else {}
        was = below["result"] if "result" in below else None  # noqa: SIM401 – nothing happens as often
        self.emit(ev.Returned(frame, result, was))

    # ------------------------------------------------------------------ time

    @property
    def open(self) -> bool:
        """Whether this is practice with everything open, where any batch may be undone."""
        return bool(self.table.marks.get("open"))

    @property
    def can_undo(self) -> bool:
        return len(self.batches) > 1 and (self.open or not self.batches[-1].reveals)

    @property
    def can_redo(self) -> bool:
        return bool(self.undone)

    def back(self) -> Batch:
        """Revert the last batch, whatever it revealed: for looking at earlier moments of a copy of the match."""
        self.changed()
        self._before = []
        batch = self.batches.pop()
        for event in reversed(batch.events):
            event.revert(self.table)
        self.undone.append(batch)
        return batch

    def forward(self) -> Batch:
        """Apply the batch that was taken back last."""
        self.changed()
        self._before = []
        batch = self.undone.pop()
        for event in batch.events:
            event.apply(self.table)
        self.batches.append(batch)
        return batch

    def again(self, batches: Sequence[Batch]) -> None:
        """Apply batches that were played from this very position, and taken back: for going the same way on a copy of
        the match once more.
        """
        self.changed()
        self._before = []
        for batch in batches:
            for event in batch.events:
                event.apply(self.table)
        self.batches += batches

    def undo(self) -> Batch:
        """Take back the last batch. Raises :class:`Refused` when it revealed something (outside open
        practice).
        """
        if len(self.batches) <= 1:
            raise Refused("", "nothing-to-undo")
        if not self.can_undo:
            raise Refused("", "undo-would-hide-what-was-seen")
        batch = self.back()
        self.lines.taken_back()
        for listener in self.on_rewind:
            listener(-1, batch)
        return batch

    def redo(self) -> Batch:
        """Do again the batch that was undone last. Raises :class:`Refused` when there is none."""
        if not self.undone:
            raise Refused("", "nothing-to-redo")
        batch = self.forward()
        self.lines.played(batch)
        for listener in self.on_rewind:
            listener(+1, batch)
        return batch

    def take_line(self, id: str) -> None:
        """Go to the end of another line of this match: what the two have not in common is taken back, and what was
        played there is done again. Raises :class:`Refused` outside open practice, and for an unknown line.
        """
        if not self.open:
            raise Refused("", "undo-would-hide-what-was-seen")
        try:
            wanted = self.lines.batches(id)
        except KeyError:
            raise Refused("", "no-such-move") from None
        same = next((at for at, (a, b) in enumerate(zip(self.batches, wanted, strict=False)) if a is not b), None)
        for _ in range(len(self.batches) - (min(len(self.batches), len(wanted)) if same is None else same)):
            self.undo()
        for batch in wanted[len(self.batches) :]:
            self.undone = [batch]
            self.forward()
            self.lines.played(batch)
            for listener in self.on_batch:
                listener(batch)

    @property
    def finished(self) -> bool:
        """Whether the match has a result."""
        return self.table.marks.get("finished") is not None
