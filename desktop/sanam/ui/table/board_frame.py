"""The parts of the table's screen, where they lie, and the words and pictures they use."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QToolTip, QWidget

from sanam.abilities.texts import TextReading
from sanam.faces.sleeves import Sleeve
from sanam.ui.mats import Mat
from sanam.ui.table.board.banner import Banner
from sanam.ui.table.board.covers import KeyHelp, TurnBanner, Zoom
from sanam.ui.table.board.curtain import Curtain
from sanam.ui.table.board.geometry import PAD, PROMPT, Geometry
from sanam.ui.table.board.impact import OverBar
from sanam.ui.table.board.notes import ForecastNote
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.table.board.plates import PhaseBar, Plate
from sanam.ui.table.board.scene import BoardScene
from sanam.ui.table.board.spotlight import Spotlight
from sanam.ui.table.board_view import BoardView
from sanam.ui.table.card_menu import CardMenu, Refusal
from sanam.ui.table.hearing import Hearing
from sanam.ui.table.hits import Hits
from sanam.ui.table.panels.side import SideScreen
from sanam.ui.table.panels.sides import LeftSide, RightSide, share_out
from sanam.ui.table.prompts.prompt import PromptBar
from sanam.ui.table.seat.card_book import CardBook
from sanam.ui.table.seat.card_words import CardWords, readings_of
from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import tr
from sanam.ui.work import Job, while_there


class BoardFrame(QWidget):
    """Board in the middle, card in focus beside it, log and timeline opposite."""

    def __init__(self, parent: QWidget | None = None, eager: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("screen")
        self.controller: TableController | None = None
        self.match: Any = None
        #: What gives cards their names and texts in the person's language; None while there is no catalogue.
        self.card_words: CardWords | None = None
        self._writing: Job | None = None
        self._eager = eager
        self.pictures = Pictures(self._face, eager=eager, parent=self)
        self.scene = BoardScene(self.pictures, 1.0, self)
        self.view = BoardView(self.scene)
        self.left_side, self.right_side = LeftSide(), RightSide()
        self.side_screen = SideScreen()
        self.middle = QStackedWidget()
        self.middle.addWidget(self.view)
        self.middle.addWidget(self.side_screen)
        self.row = row = QHBoxLayout(self)
        row.setContentsMargins(6, 6, 6, 6)
        # The panels scroll; they never make the window higher.
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        row.setSpacing(4)
        row.addWidget(self.left_side)
        row.addWidget(self.middle, 1)
        row.addWidget(self.right_side)
        self.far = Plate(False, self.scene.clock, self.view)
        self.near = Plate(True, self.scene.clock, self.view)
        self.phases = PhaseBar(self.view)
        self.over_bar = OverBar(self.view, self.scene.arrows)
        self.scene.aimed = self.over_bar.update
        self.hearing = Hearing()
        self.hits = Hits(self.scene, self.hearing)
        self.prompt = PromptBar(self.view)
        self.right_side.panel.pile.setParent(self.view)
        self.menu = CardMenu(self.view)
        self.why = Refusal(self.view)
        self.forecast = ForecastNote(self.view)
        self.banner = Banner(self.view)
        self.curtain = Curtain(self)
        self.help = KeyHelp(self)
        self.zoom = Zoom(self.view, self.pictures)
        self.turn_banner = TurnBanner(self.view, self.scene.clock)
        self.spotlight = Spotlight(self.view, self.pictures, self.scene.clock)
        self.pace = "normal"
        self.chooses_places = False
        # A card is also carried in from the piles beside the board.
        self.view.ghost.setParent(self)
        self._turn: tuple[object, ...] = ()
        self.standing: str | None = None
        self._asked_about: object = None
        #: How long the match was when the pile that lies open was opened.
        self._pile_since = 0
        self._hands_offered = False
        self._told_result: tuple[object, ...] = ()
        #: Whose lines the log holds; None: nobody's.
        self._log_for: tuple[object, ...] | None = None
        for user in (self.left_side.focus, self.right_side.panel, self.side_screen):
            user.use(self.pictures)
        for words in (self.prompt, self.right_side.panel.pile, self.menu, self.why, self.forecast, self.banner):
            # The battlefield is never mirrored; what is read upon it is.
            words.setLayoutDirection(QGuiApplication.layoutDirection())
        self.banner.covers.connect(self.prompt.give_way)
        self.scene.anchor = self._anchor

    def _face(self, code: str) -> Any:
        return self.controller.book.face(code) if self.controller is not None else None

    def _give_words(self) -> None:
        """The cards of the match have the words that there are for them."""
        if self.controller is not None and self.card_words is not None:
            book = self.controller.book
            words, header = self.card_words, book.header
            book.speak_as(words)
            lacking = words.lacking(header)
            if lacking:
                job = self._writing = Job(tr("Reading the text"), lambda progress: readings_of(lacking, progress))
                job.done.connect(while_there(self, lambda readings: self._take_readings(words, book, readings)))
                job.start()

    def _take_readings(self, words: CardWords, book: CardBook, readings: list[tuple[Any, TextReading | None]]) -> None:
        """The texts that nobody has printed in the person's language can be written now."""
        words.write(book.header, readings)
        if self.controller is not None and self.controller.book is book and self.card_words is words:
            book.speak_as(words)
            self.refresh_cards()

    def refresh_cards(self) -> None:
        """Show the cards anew: they say something else now."""

    def _speak_of(self, controller: TableController) -> None:
        """Every part of the screen has the words of the game that is played."""
        words = controller.words
        self.phases.show_phases(controller.playmat.phases, words)
        self.scene.playmat = controller.playmat
        self.pictures.play(controller.match.game)
        self.left_side.offer_prompts(controller.playmat.chances)
        self.prompt.card_name = controller.book.name
        self.curtain.say(words)
        players = (self.near, self.far)
        self.right_side.panel.log.heed(controller.playmat)
        for part in (self.scene, *players, self.prompt, self.menu, self.left_side.focus, self.right_side.panel.log):
            part.words = words

    def set_animated(self, on: bool, pace: str = "normal") -> None:
        """Whether cards travel, and how fast what happens is told (a key of `director.PACES`)."""
        self.scene.clock.enabled = self.prompt.settles = on
        self.pace = pace if on else "instant"
        if self.controller is not None:
            self.controller.director.pace = self.pace

    def dress(self, mat: Mat, sleeve: Sleeve) -> None:
        """Lay another playmat out, and put the cards into other sleeves."""
        self.scene.lay_mat(mat)
        if self.pictures.put_in(sleeve) and self.controller is not None:
            self.refresh_cards()

    def set_chooses_places(self, on: bool) -> None:
        """Whether a place is chosen for the person where any will do."""
        self.chooses_places = on
        if self.controller is not None:
            self.controller.chooses_places = on

    def message_room(self) -> QRect:
        """Where a message covers nothing of the board: a side panel, if one is unfolded."""
        side = next((side for side in (self.left_side, self.right_side) if side.is_out), None)
        return QRect(side.mapTo(self, QPoint()), side.size()) if side is not None else QRect()

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(900, 560)

    def _fit(self) -> None:
        """Side panels take a share that leaves the board its height's worth first."""
        high, controller = self.height(), self.controller
        wanted = 0.0
        if controller is not None:
            board, room = controller.playmat.board, self._prompt_room()
            wanted = Geometry.wanted_width(board, high - 12, controller.open, room)
        self.left_side.take_height(high)
        share = share_out(self.left_side, self.right_side, self.width(), wanted)
        by_hand = self.left_side.by_hand.switch.isChecked()
        self.left_side.focus.fit((high - 30) // (2 if by_hand and high < 900 else 1), share - 20)
        self.curtain.setGeometry(self.rect())

    def _prompt_room(self) -> float:
        """The least height, in pixels, of what stands in the prompt's place: a sentence of two lines hides no number of
        the field that it may be about.
        """
        numbers = self.controller is not None and self.controller.playmat.numbers_lowest
        return max(PROMPT, self.prompt.two_lines() + PAD / 3) if numbers else PROMPT

    def _lay(self) -> None:
        """Lay the board out for the view's size and the seat at the screen."""
        controller = self.controller
        if controller is None or self.view.width() < 50:
            return
        self.scene.ratio = self.devicePixelRatioF()
        board = controller.playmat.board
        geometry = Geometry(
            board,
            self.view.width(),
            self.view.height(),
            controller.seat,
            controller.open,
            self.isRightToLeft(),
            self._prompt_room(),
        )
        self.pictures.forget_waiting()
        self.scene.arrange(geometry)
        for widget, rect in (
            (self.phases, geometry.phases),
            (self.over_bar, geometry.phases),
            (self.near, geometry.near_plate),
            (self.far, geometry.far_plate),
        ):
            widget.setGeometry(rect.toRect())
        self.prompt.stand_on(geometry.prompt.toRect())
        middle = geometry.middle
        self.turn_banner.setGeometry(QRectF(0, middle.y() - 26, self.view.width(), 52).toRect())
        self.place_banner()
        self.place_pile()
        self.menu.stay_inside()
        self.scene.cursor(self.standing)

    def place_pile(self) -> None:
        """The cards that are looked at lie over the field, between the far hand and the prompt."""
        geometry, pile = self.scene.geometry, self.right_side.panel.pile
        if geometry is not None and pile.isVisibleTo(self.view):
            top = round(geometry.far_row.bottom()) + 2
            ends = min(geometry.prompt.top(), self.prompt.y()) if self.prompt.isVisible() else geometry.near_row.top()
            pile.stand_in(QRect(6, top, self.view.width() - 12, round(ends) - 4 - top))

    def place_banner(self) -> None:
        """The end of a match fills the board down to the prompt; a result lies across its middle, as high as needed."""
        geometry = self.scene.geometry
        if geometry is not None:
            wide = self.view.width()
            if self.banner.fills:
                self.banner.setGeometry(QRectF(0, 0, wide, geometry.field.bottom()).toRect())
                return
            needed = max(self.banner.sizeHint().height(), self.banner.heightForWidth(wide))
            high = min(self.view.height() - 4, max(0.62 * geometry.field.height(), needed + 16))
            top = geometry.field.center().y() - high / 2
            self.banner.setGeometry(QRectF(0, max(2.0, top), self.view.width(), high).toRect())

    def _anchor(self, name: str) -> QRectF | None:
        """Where a player's plate is."""
        controller = self.controller
        if controller is None or name not in ("seat0", "seat1"):
            return None
        plate = self.near if name == f"seat{controller.seat}" else self.far
        return QRectF(plate.geometry())

    def forget_everything(self) -> None:
        """The screen goes to the other player: nothing that the one before saw is left, nor behind the curtain."""
        self.view.cancel_drag()
        QToolTip.hideText()
        self.scene.blank()
        for cover in (
            self.why,
            self.forecast,
            self.menu,
            self.banner,
            self.turn_banner,
            self.zoom,
            self.help,
            self.spotlight,
        ):
            cover.forget()
        self.left_side.forget()
        self.right_side.panel.forget()
        self.side_screen.forget()
        self.middle.setCurrentWidget(self.view)
        self.prompt.say("", False)
        for plate in (self.near, self.far):
            plate.forget()
        self.phases.forget()
        self.standing = self._asked_about = None
        self._log_for = None
        self.view.setAccessibleName(tr("Board"))
        self.view.setAccessibleDescription("")
