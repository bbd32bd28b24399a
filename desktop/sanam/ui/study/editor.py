"""The screen on which a board is set up: cards are found at the side and dragged anywhere, and all can be changed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from sanam.catalogue.store import Catalogue
from sanam.engine.choice import Refused
from sanam.engine.manual import Attach
from sanam.engine.positions import Goal
from sanam.engine.view import CardView, ChoiceView
from sanam.matches.editing import Editing, Moment, NotABoard
from sanam.ui.deck_words import words as deck_words
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.dragging import Dragging, Load
from sanam.ui.decks.results import Results
from sanam.ui.study.edit_bar import EditBar
from sanam.ui.table.board.geometry import PAD
from sanam.ui.table.screen import TableScreen
from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import fill, isolated, tr
from sanam.ui.widgets import button


class EditController(TableController):
    """Everything is done by hand, and nothing is asked."""

    keeps_lines = False

    @property
    def choice(self) -> ChoiceView | None:
        return None

    @property
    def by_hand(self) -> bool:
        return self.past is None

    @by_hand.setter
    def by_hand(self, on: bool) -> None:
        """It is never otherwise."""


class OntoBoard:
    """The board as a place on which cards are dropped that were found at the side."""

    def __init__(self, screen: BoardEditor) -> None:
        self._screen = screen

    def _at(self, at: QPoint) -> tuple[str, str]:
        """The zone under a global point, and the card there."""
        view = self._screen.view
        point = view.mapFromGlobal(at)
        if not view.rect().contains(point):
            return "", ""
        handle = view.handle_at(point)
        controller = self._screen.controller
        card = controller.view.find(handle) if controller is not None and handle else None
        return (card.zone if card is not None else view.zone_under(point)), handle

    def drag_over(self, load: Load | None, at: QPoint) -> bool:
        zone, _ = self._at(at) if load is not None else ("", "")
        if zone and "." in zone:
            self._screen.scene.light({zone}, set())
        else:
            self._screen.scene.unlight()
        return bool(zone)

    def drop(self, load: Load, at: QPoint) -> bool:
        zone, handle = self._at(at)
        return "." in zone and self._screen.put(load.code, zone, handle)


class BoardEditor(TableScreen):
    """`saved(header)`: the board is to be kept; `played(header)`: and played."""

    saved = Signal(object)
    played = Signal(object)
    controller_class = EditController

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None, eager: bool = False) -> None:
        super().__init__(parent, eager)
        self.catalogue = catalogue
        self.editing: Editing | None = None
        self.source = CardSource(catalogue, eager=eager, parent=self)
        self.dragging = Dragging(self)
        self.results = Results(self.source, self.dragging, lambda code: 0)
        self.dragging.targets.append(OntoBoard(self))
        self.source.arrived.connect(lambda _: self.results.view.viewport().update())
        self.results.view.wanted.connect(self._wanted)
        self.results.view.looked_at.connect(self._show_code)
        panel = self.right_side.panel
        panel.replace_log(self.results)
        self.bar = EditBar(self.view)
        self.bar.stood.connect(self._stand)
        self.bar.named.connect(self._named)
        self.bar.aimed.connect(self._aimed)
        self.bar.kept.connect(lambda: self._finish(self.saved))
        self.bar.played.connect(lambda: self._finish(self.played))
        self.remove = button(tr("Take off the board"), "trash", tip=tr("Take the card in focus off the board (Delete)"))
        self.remove.clicked.connect(self.remove_card)
        self.left_side.by_hand.layout().addWidget(self.remove)  # type: ignore[union-attr]
        for part in (panel.timeline.keep_button, self.left_side.by_hand.switch, self.left_side.by_hand.note):
            part.hide()

    def open_board(self, editing: Editing) -> None:
        """Set up a board."""
        self.open_match(editing)
        self.editing = editing
        controller = self.controller
        assert controller is not None
        self.left_side.by_hand.switch.setChecked(True)
        game, words = editing.definition.id, controller.words
        self.source.set_game(game)
        names = [seat.name for seat in controller.view.seats]
        zones = [
            (zone, fill(tr("{name}: {zone}"), name=isolated(names[int(zone[0])]), zone=words.zone_name(zone)))
            for zone in controller.view.zones
            if zone.partition(".")[2] not in controller.playmat.board.attached
        ]
        self.results.set_game(game, zones)
        phases = [(phase, words.phase_name(phase)) for phase in editing.phases]
        self.bar.offer(names, phases, words)
        self._say()

    def close_match(self) -> None:
        self.editing = None
        super().close_match()

    def closeEvent(self, event: Any) -> None:  # Qt's name
        self.source.close()
        super().closeEvent(event)

    # ------------------------------------------------------------------ what is seen

    def _prompt_room(self) -> float:
        """The bar has two rows, and covers nothing of the field."""
        return self.bar.minimumSizeHint().height() + PAD / 3

    def _lay(self) -> None:
        super()._lay()
        if self.scene.geometry is not None:
            self.bar.setGeometry(self.scene.geometry.prompt.toRect())

    def _changed(self, origins: dict[str, str], animate: bool) -> None:
        super()._changed(origins, animate)
        # Nothing is asked here, and nobody gives up.
        self.left_side.offer_prompts(())
        self.prompt.hide()
        self.right_side.offer_giving_up(False)
        self._say()

    def _say(self) -> None:
        """The bar says how the board stands."""
        editing, controller = self.editing, self.controller
        if editing is None or controller is None:
            return
        found = editing.faults()
        said = [
            f"{controller.words.refusal(fault, self._card_name)} ({fault.rule})" + self._about(fault)
            for fault in found.board
        ]
        said += [deck_words(finding, editing.definition.id, controller.book.name) for finding in found.decks]
        self.bar.tell(editing.moment, editing.name, editing.goal, said)

    def _card_name(self, card: Any) -> str:
        return isolated(self.controller.name_of(card)) if self.controller is not None else ""

    def _about(self, fault: Refused) -> str:
        name = self._card_name(fault.params["card"]) if "card" in fault.params else ""
        return f" – {name}" if name else ""

    def _is_new(self, code: str) -> bool:
        """Whether no such card has been on the board yet, so that only the catalogue knows it."""
        return self.controller is not None and self.controller.book.data(code) is None

    def _face(self, code: str) -> Any:
        return self.source.known(code) if self._is_new(code) else super()._face(code)

    def _show_code(self, code: str) -> None:
        """A card that was found, which is not on the board."""
        if self.controller is None:
            return
        book = self.controller.book
        spec = self.source.spec(code) if self._is_new(code) else book.face(code)
        printed = None if self._is_new(code) else book.printed(code)
        self.left_side.focus.tell(CardView("", "", 0, "up", code=code), spec, "", [], printed=printed)

    # ------------------------------------------------------------------ what is done

    def put(self, code: str, zone: str, under: str = "") -> bool:
        """A card of the catalogue comes into a zone, or under the card `under` there; says whether it did."""
        editing, controller = self.editing, self.controller
        data = self._definition(code)
        if editing is None or controller is None or data is None or controller.past is not None:
            return False
        playmat, word = controller.playmat, zone.partition(".")[2]
        new = CardView("", zone, int(zone[0]), "up", code=code)
        host = controller.view.find(under) if under else None
        binds = host is not None and host.zone == zone and playmat.binds(new, data, host)
        controller.begin_gesture()
        known = editing.session.definition(code) is not None
        try:
            place = f"{zone[0]}.{playmat.board.hand}" if binds else zone
            editing.put(code, data, int(zone[0]), place, playmat.stance_in(word, new) or "up")
            if binds and host is not None and host.id is not None:
                newest = max(card.id or 0 for card in editing.session.view.zones[place])
                editing.session.act_by_hand(0, Attach(newest, host.id))
        except Refused as refused:
            self._refused(refused, "")
            return False
        if not known:
            controller.book.header = editing.session.header
            self._give_words()
        controller.refresh(animate=False)
        return True

    def _definition(self, code: str) -> Any:
        assert self.editing is not None
        known = self.editing.definition
        return known.cards.undefined.get(code) or self.catalogue.card(known.id, code)

    def _wanted(self, code: str, zone: str) -> None:
        """A card was chosen by key, double click or menu: into a zone, which is asked for."""
        if zone:
            self.put(code, zone)
            return
        menu = QMenu(self)
        for place, words in self.results.view.piles:
            menu.addAction(words).triggered.connect(lambda _=False, to=place: self.put(code, to))
        view = self.results.view
        at = view.visualRect(view.currentIndex()).center()
        menu.popup(view.viewport().mapToGlobal(at) if view.currentIndex().isValid() else QCursor.pos())

    def remove_card(self) -> None:
        """The card in focus leaves the board."""
        controller, card = self.controller, self.left_side.by_hand.card
        if self.editing is None or controller is None or card is None or card.id is None:
            return
        controller.begin_gesture()
        try:
            self.editing.remove(card.id)
        except Refused as refused:
            self._refused(refused, card.handle)
            return
        controller.refresh(animate=False)

    def _stand(self, moment: Moment) -> None:
        if self.editing is not None and self.controller is not None:
            self.controller.begin_gesture()
            self.editing.stand(moment)
            self.controller.refresh(animate=False)

    def go_to_phase(self, phase: str) -> bool:
        editing = self.editing
        if editing is None or phase not in editing.phases:
            return False
        now = editing.moment
        self._stand(Moment(now.player, now.turn, phase))
        return True

    def _named(self, name: str) -> None:
        if self.editing is not None:
            self.editing.name = name

    def _aimed(self, goal: Goal | None) -> None:
        if self.editing is not None:
            self.editing.goal = goal

    def _finish(self, signal: Any) -> None:
        """The board as it stands is what somebody wants; one on which no match can go on is refused."""
        if self.editing is None:
            return
        try:
            signal.emit(self.editing.position())
        except NotABoard:
            self._refused(Refused("", "not-a-board"), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if event.key() == Qt.Key.Key_Delete:
            self.remove_card()
        else:
            super().keyPressEvent(event)
