"""A lesson at the table: what to do is said beside the board and pointed at on it; the rest is a real match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from sanam.engine.session import Session
from sanam.engine.view import ChoiceView
from sanam.games.lessons import Course, Step
from sanam.ui.later import later
from sanam.ui.plain import plain
from sanam.ui.table.lesson_pointer import Halo, rect_in, rects_of, rects_of_move
from sanam.ui.table.screen import TableScreen
from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import fill, isolated, plain_number, say, tr
from sanam.ui.widgets import button, label, scrolled, set_tone


class LessonController(TableController):
    """Sits in the learner's seat. What the lesson answers is answered as soon as the learner has read of it."""

    course: Course | None = None
    #: Whether the learner plays on without the lesson, for both sides.
    free = False
    keeps_lines = False

    @property
    def open(self) -> bool:
        return self.free and self.match.open

    @property
    def covered(self) -> bool:
        return False

    @covered.setter
    def covered(self, on: bool) -> None:
        """Nobody else comes to the screen."""

    def _passes(self, session: Session, choice: ChoiceView) -> bool:
        return False

    def _answer_unasked(self) -> bool:
        asked = self.match.asked
        if self.course is not None and asked is not None and not self.free:
            picks = self.course.answer()
            if picks is not None:
                self.match.at(asked).answer(picks)
                return True
        return super()._answer_unasked()

    def begin(self, course: Course) -> None:
        """Follow a lesson from here on."""
        self.course = course
        self._after()

    def go_on(self) -> None:
        """The learner has read what is said."""
        if self.course is not None:
            self.course.read()
            self.since = self.match.length  # what happened before has been seen
            self._after()

    def take_back(self) -> None:
        """Take back what is not in the lesson."""
        stray = self.course.standing().stray if self.course is not None else None
        if stray is None:
            return

        def back() -> None:
            while self.match.length > stray:
                self.match.undo()

        self._rewind(back)

    def play_on(self) -> None:
        """Go on without the lesson."""
        self.free = True
        self.refresh(animate=False)

    @property
    def waits(self) -> bool:
        """Whether the learner is to make a move now."""
        return self.course is not None and not self.free and self.past is None and self.course.waits


class LessonPanel(QFrame):
    """What the lesson says, and the way on."""

    go_on = Signal()
    take_back = Signal()
    play_on = Signal()
    leave = Signal()
    again = Signal()
    next_lesson = Signal()
    first_match = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        self.count = label("", "section", wrap=True)
        column.addWidget(self.count)
        self.words: QLabel = label("", wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.area: QScrollArea = scrolled(self.words)
        column.addWidget(self.area, 1)
        self.next_button = button(tr("Next"), "play", kind="primary")
        self.next_button.setObjectName("lesson-next")
        self.next_button.clicked.connect(self.go_on)
        self.back_button = button(tr("Take it back"), "undo", kind="primary")
        self.back_button.setObjectName("lesson-back")
        self.back_button.clicked.connect(self.take_back)
        self.lesson_button = button(tr("Next lesson"), "play", kind="primary")
        self.lesson_button.setObjectName("lesson-following")
        self.lesson_button.clicked.connect(self.next_lesson)
        self.match_button = button(tr("First match"), "computer", kind="primary")
        self.match_button.setObjectName("lesson-match")
        self.match_button.setToolTip(plain(tr("Against an easy computer; the coach warns you of blunders")))
        self.match_button.clicked.connect(self.first_match)
        self.again_button = button(tr("Once more"), "redo")
        self.again_button.setObjectName("lesson-again")
        self.again_button.clicked.connect(self.again)
        self.free_button = button(tr("Play on freely"), "swords", kind="quiet")
        self.free_button.setObjectName("lesson-free")
        self.free_button.setToolTip(tr("Go on from here without the lesson, for both sides"))
        self.free_button.clicked.connect(self.play_on)
        self.leave_button = button(tr("Leave the lesson"), "home", kind="quiet")
        self.leave_button.setObjectName("lesson-leave")
        self.leave_button.clicked.connect(self.leave)
        for made in (self.next_button, self.back_button, self.lesson_button, self.match_button, self.again_button):
            column.addWidget(made)
        for made in (self.free_button, self.leave_button):
            made.setStyleSheet("padding: 2px 4px; min-height: 18px;")
            column.addWidget(made)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 190)

    def tell(
        self,
        count: str,
        words: str,
        *,
        tone: str,
        reads: bool,
        strays: bool,
        over: bool,
        resumed: bool,
        following: bool,
        plays_on: bool,
    ) -> None:
        """Say a step: whether the learner reads it, has left the lesson's line, has come to its end, or has just come
        back to it; whether another lesson follows, and whether the match can go on without the lesson.
        """
        self.count.setText(count)
        self.words.setText(words)
        set_tone(self, tone)
        self.next_button.setVisible(reads)
        self.back_button.setVisible(strays)
        self.lesson_button.setVisible(over and following)
        self.match_button.setVisible(over)
        self.again_button.setVisible(over or resumed)
        self.free_button.setVisible(plays_on)
        self.setAccessibleName(words)
        self.area.verticalScrollBar().setValue(0)


class LessonScreen(TableScreen):
    """The table with a lesson. `again` wants the lesson from its beginning."""

    once_more = Signal()
    next_lesson = Signal()
    first_match = Signal()
    reached = Signal(int)  # the step at which the learner is, the number of steps at the end
    controller_class = LessonController

    def __init__(self, parent: QWidget | None = None, eager: bool = False) -> None:
        super().__init__(parent, eager)
        self.course: Course | None = None
        self._following, self._resumed_at = False, 0
        self.lesson_panel = LessonPanel()
        layout = self.right_side.panel.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, self.lesson_panel, 3)
        timeline = self.right_side.panel.timeline
        for widget in (timeline.slider, timeline.where, self.left_side.by_hand):
            widget.hide()
        self.right_side.offer_giving_up(False)
        # Where there is room for one panel only, it is the one with the lesson.
        self.right_side.toggle()
        self.right_side.toggle()
        self.halo = Halo(self)
        panel = self.lesson_panel
        panel.go_on.connect(self._to("go_on"))
        panel.take_back.connect(self._to("take_back"))
        panel.play_on.connect(self._to("play_on"))
        panel.leave.connect(self.left)
        panel.again.connect(self.once_more)
        panel.next_lesson.connect(self.next_lesson)
        panel.first_match.connect(self.first_match)
        self.view.resized.connect(self._point)
        for shown in (self.menu, self.prompt, self.right_side.panel.pile):
            shown.installEventFilter(self)

    def open_lesson(self, course: Course, *, following: bool = False) -> None:
        """Begin a lesson, or go on with one; `following`: there is another one of the same game after it."""
        self.course = None
        self._following, self._resumed_at = following, course.standing().step
        self.open_match(course)
        self.course = course
        controller = self.controller
        assert isinstance(controller, LessonController)
        controller.begin(course)
        self.give_keyboard()

    def close_match(self) -> None:
        self.course = None
        self.halo.show_rects([])
        super().close_match()

    def _speak_of(self, controller: TableController) -> None:
        super()._speak_of(controller)
        self.left_side.offer_prompts(())

    def _begin_covered(self, asked: int) -> None:
        """The learner is at the screen."""

    def _cover(self, seat: int) -> None:
        """The learner stays at the screen."""

    def _changed(self, origins: dict[str, str], animate: bool) -> None:
        super()._changed(origins, animate)
        self._teach()

    def _picked(self) -> None:
        super()._picked()
        self._point()

    def _teach(self) -> None:
        controller, course = self.controller, self.course
        if not isinstance(controller, LessonController) or course is None:
            return
        steps = course.lesson.steps
        standing = course.standing()
        if standing.stray is None and standing.step == len(steps) - 1 and not steps[-1].moves:
            course.read()  # the last step only says that it is the end
            standing = course.standing()
        self.lesson_panel.setVisible(not controller.free)
        over = standing.step >= len(steps)
        step = steps[min(standing.step, len(steps) - 1)]
        strays = standing.stray is not None
        words = (
            tr("That is allowed, too, but it leads away from this lesson. Take it back, or play on freely.")
            if strays
            else self._words(step)
        )
        self.lesson_panel.tell(
            fill(
                tr("{lesson}: {n} of {all}"),
                lesson=say(course.lesson.name),
                n=plain_number(min(standing.step + 1, len(steps))),
                all=plain_number(len(steps)),
            ),
            words,
            tone="wait" if strays else "good" if over else "",
            reads=not strays and not over and standing.move is None,
            strays=strays,
            over=over,
            resumed=0 < self._resumed_at == standing.step and not strays,
            following=self._following,
            plays_on=not course.play.finished,
        )
        if not strays and not controller.free:
            self.reached.emit(standing.step)
        self.give_keyboard()
        if over or course.play.finished:
            self.banner.hide()
        self._point()

    def give_keyboard(self) -> None:
        """Enter and Space go on where something is to be read, and act on the board where something is to be done."""
        panel = self.lesson_panel
        onward = (panel.next_button, panel.back_button, panel.lesson_button, panel.match_button)
        wanted = next((made for made in onward if made.isVisible()), None)
        at = self.focusWidget()
        if wanted is not None:
            wanted.setFocus()
        elif at is None or panel.isAncestorOf(at) or not at.isVisible():
            self.view.setFocus()

    def _words(self, step: Step) -> str:
        """What a step says, with the names of its cards in the person's language."""
        assert self.controller is not None
        names = {key: code for key in ("card", "other", "third") if (code := getattr(step, key))}
        book = self.controller.book
        return fill(say(step.say), **{key: isolated(book.name(code)) for key, code in names.items()})

    # ------------------------------------------------------------------ pointing

    def _point(self) -> None:
        """Outline what the step is about, once the board has its place."""
        later(self, self._outline)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        """What is wanted may be in a menu, in a pile or on a button that has just appeared or gone."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize):
            self._point()
        return super().eventFilter(watched, event)

    def _outline(self) -> None:
        controller, course = self.controller, self.course
        if not isinstance(controller, LessonController) or course is None or controller.free:
            self.halo.show_rects([])
            return
        standing = course.standing()
        rects: list[QRectF] = []
        veiled: QRectF | None = None
        if standing.stray is not None:
            rects = []
        elif standing.move is None and standing.step < len(course.lesson.steps):
            for light in course.lesson.steps[standing.step].lights:
                rects += rects_of(self, light)
        elif controller.waits and controller.told is None:
            rects = rects_of_move(self, course.wanted(), course.next_pick())
            veiled = rect_in(self, self.view)
        self.halo.show_rects(rects, veiled)
