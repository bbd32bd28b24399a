"""What the computer would do in the person's place, and why: on request (a hint), or before a blunder is final (the
coach). It thinks in a process of its own, from what the person's seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from sanam.bots import process
from sanam.bots.process import Task
from sanam.bots.thinking_player import Decision, Judged
from sanam.engine.view import ChoiceView
from sanam.games.thinking import MAY_WIN, Advice, lost_by
from sanam.ui.table.seat.seated import Seated
from sanam.ui.text import fill, isolated, say, tr
from sanam.ui.work import Job, Progress, while_there

#: How strong hints are.
STRENGTH = "hard"
#: What an answer must lose to be a blunder, in cards.
BLUNDER = 1.5
SEED = 20_240_607


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer that is advised: a sentence, and the cards and places that it is about, by handle."""

    sentence: str
    cards: frozenset[str] = frozenset()
    zones: frozenset[str] = frozenset()


class Adviser(QObject):
    """Advises the person at the screen. `hinted(Hint)` when a hint was found; `busy(bool)` while one is looked for."""

    hinted = Signal(object)
    busy = Signal(bool)

    def __init__(self, controller: Seated) -> None:
        super().__init__(controller)
        self._controller = controller
        self._job: Job | None = None
        self._watch: Job | None = None
        #: Whether blunders are warned of, and what the answers to the open question are worth.
        self.coaches = False
        self._judged: tuple[int, Judged] | None = None
        controller.changed.connect(self._follow)
        controller.coach = self.warning

    # ------------------------------------------------------------------ hints

    @property
    def can_advise(self) -> bool:
        return self._controller.choice is not None

    @property
    def is_busy(self) -> bool:
        """Whether a hint is being looked for."""
        return self._job is not None

    def hint(self) -> None:
        """Look for a hint; it is told by `hinted`."""
        controller = self._controller
        if controller.choice is None or self._job is not None:
            return
        session, length = controller.match.at(controller.choice.seat, controller.open), controller.match.length
        task = Task("decide", session.imagined(SEED).sent(), SEED, STRENGTH)

        def work(progress: Progress) -> Decision:
            found: Decision = process.think(task, lambda: progress.advance(0))
            return found

        job = self._job = Job("", work)
        job.done.connect(while_there(self, lambda found: self._found(job, length, found)))
        job.failed.connect(while_there(self, lambda _: self._found(job, length, None)))
        self.busy.emit(True)
        job.start()

    def _found(self, job: Job, length: int, found: Decision | None) -> None:
        if job is not self._job:
            return
        self._job = None
        self.busy.emit(False)
        choice = self._controller.choice
        if found is not None and choice is not None and self._controller.match.length == length:
            hint = self.hint_of(choice, found.advice)
            if found.wins and found.advice.reason is None:
                hint = replace(hint, sentence=f"{hint.sentence}\n{self._controller.words.in_turn()['can_win']}")
            self.hinted.emit(hint)

    def hint_of(self, choice: ChoiceView, advice: Advice) -> Hint:
        """What is advised, in words: the answer, and why."""
        controller = self._controller
        options = [choice.options[at] for at in advice.picks if at < len(choice.options)]
        cards = {option.card for option in options if option.card is not None}
        zones = {option.zone for option in options if option.zone is not None}
        names = [controller.name_of(option.card) for option in options if option.card is not None]
        answer = ", ".join(isolated(name) for name in names if name) or self._words(choice, advice)
        if advice.reason is None:
            if len(options) == 1 and names and names[0]:
                act = controller.words.act(options[0], choice.kind)[0]
                answer = fill(tr("{card}: {act}"), card=isolated(names[0]), act=act)
            return Hint(fill(tr("Hint: {answer}"), answer=answer), frozenset(cards), frozenset(zones))
        values = {}
        for key, value in advice.values:
            handle = controller.sight.handles.get(value) if isinstance(value, int) else None
            name = controller.name_of(handle) if handle is not None else ""
            values[key] = isolated(name) if name else tr("a hidden card")
            if handle is not None:
                cards.add(handle)
        reason = fill(say(advice.reason), **values)
        if any(f"{{{key}}}" in advice.reason.text for key in values) or not options:
            sentence = reason
        else:
            sentence = fill(tr("{answer}: {reason}"), answer=answer, reason=reason)
        return Hint(sentence, frozenset(cards), frozenset(zones))

    def _words(self, choice: ChoiceView, advice: Advice) -> str:
        """The words of an answer that is about no card."""
        words = self._controller.words
        if not advice.picks:
            return words.passes().get(choice.kind, tr("Pass"))
        return words.option(choice, choice.options[advice.picks[0]], "", None, self._controller.book.name)[0]

    # ------------------------------------------------------------------ the coach

    def set_coaching(self, on: bool) -> None:
        """Warn of blunders from now on, or no more."""
        self.coaches = on
        self._follow()

    def _follow(self, *_: object) -> None:
        """Judge the answers to the open question beforehand: a warning must not keep anybody waiting."""
        controller = self._controller
        choice, length = controller.choice, controller.match.length
        if not self.coaches or choice is None or (self._judged is not None and self._judged[0] == length):
            return
        if self._watch is not None:
            self._watch.cancel()
        imagined = controller.match.at(choice.seat, controller.open).imagined(SEED)
        task = Task("judge", imagined.sent(), SEED, "easy")
        job = self._watch = Job("", lambda progress: process.think(task, lambda: progress.advance(0)))
        job.done.connect(while_there(self, lambda found: self._take(job, length, found)))
        job.start()

    def _take(self, job: Job, length: int, found: Judged) -> None:
        if job is self._watch:
            self._watch, self._judged = None, (length, found)

    def warning(self, picks: list[int]) -> str:
        """What is to be said before an answer is final, "" where nothing is. An answer that was dropped on its target
        answers what is asked next as well.
        """
        controller = self._controller
        choice = controller.choice
        if not self.coaches or choice is None or self._judged is None or self._judged[0] != controller.match.length:
            return ""
        advised = self._judged[1].answers
        if tuple(sorted(picks)) in self._judged[1].wasted:
            return self._controller.words.in_turn()["can_win"]
        if lost_by(advised, picks) < BLUNDER:
            return self._warning_of_aim(choice, picks)
        if advised[0].worth >= MAY_WIN:
            return self._controller.words.in_turn()["can_win"]
        hint = self.hint_of(choice, advised[0]).sentence
        return fill(tr("The coach would do something else. {hint}"), hint=hint)

    def _warning_of_aim(self, choice: ChoiceView, picks: list[int]) -> str:
        """The same of what an answer was dropped on, or aimed at from the menu."""
        aim = self._controller.aim
        if self._judged is None or len(picks) != 1 or not aim:
            return ""
        targets, aimed = choice.options[picks[0]].targets, self._judged[1].aimed.get(picks[0], [])
        if aim not in targets or lost_by(aimed, [targets.index(aim)]) < BLUNDER:
            return ""
        if aimed[0].worth >= MAY_WIN:
            return self._controller.words.in_turn()["can_win"]
        hint = self.hint_of(choice, aimed[0]._replace(picks=tuple(picks))).sentence
        return fill(tr("The coach would do something else. {hint}"), hint=hint)

    def leave(self) -> None:
        """Stop thinking."""
        for job in (self._job, self._watch):
            if job is not None:
                job.cancel()
        self._job = self._watch = None
