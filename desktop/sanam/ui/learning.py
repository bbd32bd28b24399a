"""Lessons from the home screen and the commands: the match is prepared off the GUI thread, then shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from sanam import games
from sanam.ui.lesson_progress import LessonProgress
from sanam.ui.plain import caption, plain
from sanam.ui.problems import Problem
from sanam.ui.seating import Seating
from sanam.ui.text import fill, plain_number, say, tr
from sanam.ui.work import Job

if TYPE_CHECKING:
    from sanam.catalogue.store import Catalogue
    from sanam.games.lessons import Course, Lesson
    from sanam.ui.deck_shelf import DeckShelf
    from sanam.ui.shell import Shell
    from sanam.ui.table.lesson_screen import LessonScreen

LESSON = "lesson"


def all_lessons() -> list[tuple[str, Lesson]]:
    """Every lesson with the id of its game."""
    return [(game.id, lesson) for game in games.all_games() for lesson in game.lessons()]


class Learning(QObject):
    """Puts lessons on their screen. `left` when the learner gets up."""

    left = Signal()

    def __init__(self, shell: Shell, seating: Seating, data_dir: Path | None = None, eager: bool = False) -> None:
        super().__init__(shell)
        self.shell, self.seating, self._eager = shell, seating, eager
        self.catalogue: Catalogue | None = None
        self.shelf: DeckShelf | None = None
        self.progress = LessonProgress(data_dir)
        self.screen: LessonScreen | None = None
        self._job: Job | None = None
        self._now: tuple[str, Lesson] | None = None

    def use(self, catalogue: Catalogue, shelf: DeckShelf) -> None:
        """The cards are there: every lesson is a command."""
        self.catalogue, self.shelf = catalogue, shelf
        for game, lesson in all_lessons():
            self.shell.commands.add(f"learn:{game}:{lesson.id}", say(lesson.name), self._beginning(game, lesson))

    def choose(self, beside: QWidget) -> None:
        """The lessons of all games in a menu below a control."""
        menu = QMenu(beside)
        menu.setToolTipsVisible(True)
        for game, lesson in all_lessons():
            action = menu.addAction(caption(self._offered(game, lesson)))
            action.setToolTip(plain(say(lesson.about)))
            action.triggered.connect(self._beginning(game, lesson))
        menu.popup(beside.mapToGlobal(beside.rect().bottomLeft()))

    def _offered(self, game: str, lesson: Lesson) -> str:
        """A lesson with how long it takes, or how far the learner has come in it."""
        words = fill(tr("{lesson} ({n} min)"), lesson=say(lesson.name), n=plain_number(lesson.minutes))
        progress = self.progress.of(game, lesson.id)
        if progress.step:
            at, steps = plain_number(progress.step + 1), plain_number(len(lesson.steps))
            return fill(tr("{lesson}, on from {n} of {all}"), lesson=say(lesson.name), n=at, all=steps)
        return f"✓ {words}" if progress.finished else words

    def _beginning(self, game: str, lesson: Lesson) -> Callable[..., None]:
        return lambda *_: self.begin(game, lesson)

    def begin(self, game: str, lesson: Lesson, *, anew: bool = False) -> None:
        """Prepare a lesson and show it where it was left, or `anew` from its beginning."""
        catalogue = self.catalogue
        if catalogue is None:
            self.shell.show_problem(
                Problem(tr("The cards are still being looked up."), next=tr("Try again in a moment."), tone="wait")
            )
            return
        if self._job is not None:
            return
        self._now = game, lesson
        from sanam.matches.lessons import begin_lesson

        names = (tr("Learner"), tr("Teacher"))
        step = 0 if anew else min(self.progress.of(game, lesson.id).step, len(lesson.steps) - 1)
        job = Job(tr("Setting the table"), lambda progress: begin_lesson(catalogue, game, lesson, names, step))
        self._job = job
        job.done.connect(self._show)
        for signal in (job.done, job.failed, job.cancelled):
            signal.connect(self._over)
        self.shell.run(
            job,
            failed=tr("The lesson could not begin."),
            advice=tr("It needs the starter cards. They can be imported again from the Cards screen."),
        )

    def _over(self, *_: object) -> None:
        self._job = None

    def _show(self, course: Course) -> None:
        from sanam.ui.table.lesson_screen import LessonScreen

        self.seating.leave(quiet=True)
        if self.screen is None:
            self.screen = LessonScreen(eager=self._eager)
            self.screen.left.connect(self.leave)
            self.screen.once_more.connect(self._once_more)
            self.screen.reached.connect(self._reached)
            self.screen.next_lesson.connect(self._next_lesson)
            self.screen.first_match.connect(self._first_match)
            self.shell.add_screen(
                LESSON, tr("Lesson"), "rulebook", self.screen, in_bar=False, immersive=self.screen.message_room
            )
        self.seating.animate(self.screen)
        self.screen.use_words(self.seating.card_words)
        self.screen.open_lesson(course, following=self._following() is not None)
        self.shell.show_screen(LESSON)
        self.screen.give_keyboard()

    def _once_more(self) -> None:
        if self._now is not None:
            self.begin(*self._now, anew=True)

    def _reached(self, step: int) -> None:
        if self._now is not None:
            game, lesson = self._now
            self.progress.reached(game, lesson.id, step, len(lesson.steps))

    def _following(self) -> tuple[str, Lesson] | None:
        """The lesson of the same game that comes after this one."""
        if self._now is None:
            return None
        game, lesson = self._now
        mine = list(games.get(game).lessons())
        at = mine.index(lesson) + 1
        return (game, mine[at]) if at < len(mine) else None

    def _next_lesson(self) -> None:
        following = self._following()
        if following is not None:
            self.begin(*following)

    def _first_match(self) -> None:
        """A match of the same game and edition against an easy computer, with the coach on."""
        from sanam.ui.against import after_lesson

        if self._now is None or self.shelf is None:
            return
        game, lesson = self._now
        setup = after_lesson(self.shelf, game, lesson.edition)
        if setup is not None:
            self.leave()
            self.seating.start(self.shelf, setup, coached=True)

    def leave(self) -> None:
        """Get up: of a lesson only the step is kept."""
        if self.screen is not None:
            self.screen.close_match()
        self.left.emit()

    def close(self) -> None:
        """The window goes."""
        if self.screen is not None:
            self.screen.close_match()
            self.screen.close()
