"""The screen on which a match is played: board in the middle, card in focus beside it, log and timeline opposite."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from sanam.engine.choice import Refused
from sanam.engine.events import Happened
from sanam.engine.play import Play
from sanam.games.yugioh.board import BOARD
from sanam.ui.messages import act_words, fill, phase_name, prompt, refusal, stance_name, tr, zone_name
from sanam.ui.table.board_view import BoardView
from sanam.ui.table.controller import MENU_KINDS, MenuEntry, TableController
from sanam.ui.table.covers import Banner, Curtain, KeyHelp
from sanam.ui.table.geometry import Geometry
from sanam.ui.table.keys import KeyBoard
from sanam.ui.table.pictures import Pictures
from sanam.ui.table.plates import PhaseBar, Plate
from sanam.ui.table.pointing import marks_of
from sanam.ui.table.prompt import CardMenu, PromptBar, Refusal
from sanam.ui.table.results import show_result
from sanam.ui.table.scene import BoardScene
from sanam.ui.table.side import SideScreen
from sanam.ui.table.sides import LeftSide, RightSide


class TableScreen(QWidget):
    """One match. `finished` when the match has its result, `left` when the person leaves the table."""

    finished = Signal()
    left = Signal()
    #: What stands between gestures and the match.
    controller_class = TableController

    def __init__(self, parent: QWidget | None = None, eager: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("screen")
        self.controller: TableController | None = None
        self.match: Any = None
        self.language = "en"
        self._eager = eager
        self.pictures = Pictures(self._face, eager=eager)
        self.scene = BoardScene(self.pictures, 1.0)
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
        self.prompt = PromptBar(self.view)
        self.menu = CardMenu(self.view)
        self.why = Refusal(self.view)
        self.banner = Banner(self.view)
        self.curtain = Curtain(self)
        self.help = KeyHelp(self)
        self.keys = KeyBoard(self)
        self.cursor: str | None = None
        self._asked_about: object = None
        self._told_result: tuple[object, ...] = ()
        for user in (self.left_side.focus, self.right_side.panel, self.side_screen):
            user.use(self.pictures)
        for words in (self.prompt, self.menu, self.why, self.banner):
            # The battlefield is never mirrored; what is read upon it is.
            words.setLayoutDirection(QGuiApplication.layoutDirection())
        self.scene.anchor = self._anchor
        self._wire()

    def _face(self, code: str) -> Any:
        return self.controller.book.face(code) if self.controller is not None else None

    def _wire(self) -> None:
        view = self.view
        view.may_drag = self._may_drag
        view.resized.connect(self._lay)
        view.hovered.connect(self._hovered)
        view.hovered.connect(self.scene.hover)
        view.card_clicked.connect(self.card_clicked)
        view.card_doubled.connect(self._doubled)
        view.card_menu.connect(self._inspect)
        view.zone_clicked.connect(self.zone_clicked)
        view.drag_begun.connect(self._drag_begun)
        view.drag_ended.connect(self.scene.unlight)
        view.dropped.connect(self._dropped)
        view.pulled.connect(lambda handle: self.controller and self.controller.quick(handle))
        self.menu.chosen.connect(lambda option: self.controller and self.controller.answer([option]))
        self.menu.closed.connect(lambda: self.controller and self.controller.wish_nothing())
        self.prompt.option.connect(self._loose)
        self.prompt.confirm.connect(lambda: self.controller and self.controller.confirm())
        self.prompt.pass_.connect(lambda: self.controller and self.controller.pass_())
        self.prompt.cancel.connect(lambda: self.controller and self.controller.cancel())
        self.phases.chosen.connect(self.go_to_phase)
        self.curtain.lifted.connect(self._lift)
        self.banner.go_on.connect(self._go_on)
        self.banner.leave.connect(self.left)
        self.side_screen.done.connect(lambda picks: self.controller and self.controller.answer(picks))
        self.side_screen.pointed.connect(self._show_code)
        right = self.right_side.panel
        right.log.jumped.connect(lambda batch: self.controller and self.controller.scrub(batch + 1))
        right.log.lit.connect(self._light_cards)
        right.pile.clicked.connect(self._pile_clicked)
        right.pile.pointed.connect(self._hovered)
        right.chain.pointed.connect(self._hovered)
        timeline = right.timeline
        timeline.moved.connect(lambda at: self.controller and self.controller.scrub(at))
        timeline.undo.connect(lambda: self.controller and self.controller.undo())
        timeline.redo.connect(lambda: self.controller and self.controller.redo())
        timeline.back_to_now.connect(lambda: self.controller and self.controller.leave_past())
        timeline.from_here.connect(lambda: self.controller and self.controller.continue_here())
        self.right_side.leave.connect(self.left)
        self.right_side.help.connect(self.help.toggle)
        self.right_side.turn_board.connect(self.turn_board)
        self.right_side.give_up.connect(lambda: self.controller and self.controller.give_up())
        self.left_side.by_hand.toggled.connect(self._by_hand)
        self.left_side.prompts_chosen.connect(lambda value: self.controller and self.controller.set_prompts(value))
        for side in (self.left_side, self.right_side):
            side.folded.connect(self._fit)

    # ------------------------------------------------------------------ opening and closing

    def open_match(self, match: Any) -> None:
        """Play `match` (a live match with its journal, or a plain Play)."""
        self.close_match()
        self.match = match
        play: Play = getattr(match, "play", match)
        self.controller = controller = self.controller_class(play, self)
        controller.book.language = self.language
        controller.changed.connect(self._changed)
        controller.picked.connect(self._picked)
        controller.refused.connect(self._refused)
        controller.curtain.connect(self._cover)
        controller.ended.connect(self.finished)
        self.left_side.by_hand.controller = controller
        self._told_result = ()
        self.scene.view = None
        self._lay()
        self._changed({}, False)
        choice = play.table.choice
        if not controller.open and choice is not None:
            controller.covered = True
            controller.refresh(animate=False)
            self._cover(choice.seat)
        self.view.setFocus()

    def close_match(self) -> None:
        """Let the match go (the journal is the caller's)."""
        self.scene.clock.finish()
        self.menu.hide()
        self.banner.hide()
        self.curtain.hide()
        if self.controller is not None:
            self.controller.deleteLater()
            self.controller = None
        self.match = None

    def closeEvent(self, event: QCloseEvent) -> None:  # Qt's name
        self.scene.clock.finish()
        self.pictures.close()
        super().closeEvent(event)

    def set_animated(self, on: bool) -> None:
        self.scene.clock.enabled = on

    # ------------------------------------------------------------------ layout

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(900, 560)

    def _fit(self) -> None:
        """Side panels take a share that leaves the board its height's worth first."""
        wide, high = self.width(), self.height()
        ideal = high * 1.14 + 60
        spare = max(0.0, (wide - ideal) / 2 - 16)
        share = round(min(400.0, max(226.0, spare)))
        for side in (self.left_side, self.right_side):
            side.take(share)
        by_hand = self.left_side.by_hand.switch.isChecked()
        self.left_side.focus.fit((high - 30) // (2 if by_hand and high < 900 else 1), share - 20)
        self.curtain.setGeometry(self.rect())

    def _lay(self) -> None:
        """Lay the board out for the view's size and the seat at the screen."""
        controller = self.controller
        if controller is None or self.view.width() < 50:
            return
        self.scene.ratio = self.devicePixelRatioF()
        geometry = Geometry(BOARD, self.view.width(), self.view.height(), controller.seat, controller.open)
        self.scene.lay(geometry)
        for widget, rect in ((self.phases, geometry.phases), (self.prompt, geometry.prompt),
                             (self.near, geometry.near_plate), (self.far, geometry.far_plate)):
            widget.setGeometry(rect.toRect())
        high = 172
        field = geometry.field
        self.banner.setGeometry(QRectF(0, field.center().y() - high / 2, self.view.width(), high).toRect())
        self.menu.close_menu()
        self.scene.cursor(self.cursor)

    def _anchor(self, name: str) -> QRectF | None:
        """Where a player's plate is."""
        controller = self.controller
        if controller is None or name not in ("seat0", "seat1"):
            return None
        plate = self.near if name == f"seat{controller.seat}" else self.far
        return QRectF(plate.geometry())

    # ------------------------------------------------------------------ showing

    def _changed(self, origins: dict[str, str], animate: bool) -> None:
        controller = self.controller
        if controller is None:
            return
        self.menu.close_menu(quiet=True)
        geometry = self.scene.geometry
        if geometry is None or geometry.near != controller.seat or self._open_of(geometry) != controller.open:
            self.scene.view = None
            self._lay()
            animate = False
        self.scene.marks = marks_of(controller)
        if self.scene.geometry is not None:
            self.scene.show_view(controller.view, origins, animate)
        self._players(animate)
        self._ask()
        self._right()
        self._left()
        self._page()
        show_result(self, controller)
        self.scene.cursor(self.cursor)
        self._speak()

    @staticmethod
    def _open_of(geometry: Geometry) -> bool:
        return geometry.far_hand_height > geometry.cell * 0.6

    def _players(self, animate: bool) -> None:
        controller = self.controller
        assert controller is not None
        view, public = controller.view, controller.view.public
        asked = controller.choice.seat if controller.choice is not None else None
        for seat, plate in ((controller.seat, self.near), (1 - controller.seat, self.far)):
            counts = view.seats[seat].counts
            plate.tell(view.seats[seat].name, counts.get("lp", 0), len(view.zones.get(f"{seat}.hand", [])),
                       counts.get("wins", 0), public.get("player") == seat, asked == seat, animate)
        able = {str(o.value) for o in controller.choice.options if o.act == "phase"} if controller.choice else set()
        self.phases.tell(public.get("turn", 0), public.get("phase", ""), public.get("step") or "",
                         public.get("player") == controller.seat, able)

    def _ask(self) -> None:
        """The prompt line."""
        controller = self.controller
        assert controller is not None
        choice, asked = controller.choice, controller.sight.choice
        if controller.past is not None:
            self.prompt.say(tr("You are looking at an earlier moment."), False)
        elif choice is not None:
            words = prompt(choice, controller.name_of, controller.seat_name)
            self.prompt.ask(words, choice, controller.loose_options(), controller.many, len(controller.picks),
                            controller.can_confirm(), self._text_of(choice.params.get("card")))
        elif asked is not None:
            self.prompt.say(prompt(asked, controller.name_of, controller.seat_name, mine=False), False)
        else:
            self.prompt.say(tr("The match is over."), False)

    def _text_of(self, card: Any) -> str:
        spec = self.controller.data_of(card) if self.controller is not None and isinstance(card, str) else None
        return spec.text if spec is not None else ""

    def _picked(self) -> None:
        controller = self.controller
        assert controller is not None
        self.scene.show_marks(marks_of(controller))
        self._ask()
        self._refresh_pile()

    def log_name(self, card: Any, event: Happened) -> str:
        """A card's name in a line of the log, "" when the person may not know it."""
        controller = self.controller
        if controller is None or not isinstance(card, int):
            return ""
        if event.seen_by is not None and controller.seat not in event.seen_by and not controller.open:
            return ""
        code = controller.chronicle.codes.get(card)
        return controller.book.name(code) if code else ""

    def _right(self) -> None:
        controller = self.controller
        assert controller is not None
        panel, play, public = self.right_side.panel, controller.play, controller.view.public
        panel.log.follow(controller.chronicle.entries, self.log_name, controller.seat_name, controller.seat,
                         anew=self._log_seat() != getattr(self, "_log_for", None))
        self._log_for = self._log_seat()
        panel.log.mark_moment(len(controller.past.batches) - 1 if controller.past is not None else None)
        links = [] if public.get("result") else public.get("chain") or []
        panel.chain.tell(links, controller.name_of, controller.seat_name, controller.seat)
        at = len(controller.shown.batches)
        when = controller.chronicle.when(at - 1)
        words = fill(tr("Turn {n} · {phase} · {at} / {all}"), n=when["turn"] or 0,
                     phase=phase_name(when["phase"] or "") or "–", at=at, all=len(play.batches))
        panel.timeline.tell(len(play.batches), at, words, controller.past is not None, controller.can_continue_here(),
                            play.can_undo, play.can_redo)
        panel.title.setText(self._title())
        self._refresh_pile()

    def _log_seat(self) -> tuple[object, ...]:
        controller = self.controller
        assert controller is not None
        return (controller.seat, controller.open, id(controller))

    def _title(self) -> str:
        controller = self.controller
        assert controller is not None
        header = controller.book.header
        edition = {"zh-mr2": tr("Master Rule 2"), "fa-course": tr("Course rules"), "th-guide": tr("Guide rules")}
        duel = controller.view.public.get("duel", 1)
        words = tr("{edition} · duel {n}") if duel > 1 else "{edition}"
        return fill(words, edition=edition.get(header.edition, header.edition), n=duel)

    def _left(self) -> None:
        controller = self.controller
        assert controller is not None
        self.left_side.tell_prompts(controller.view.seats[controller.seat].marks.get("prompts", "possible"))
        handle = self.left_side.focus.handle
        asked = controller.choice
        about = asked.params.get("card") if asked is not None else None
        if isinstance(about, str) and asked is not self._asked_about:
            # What is being decided about is what one wants to read.
            self._asked_about = asked
            handle = about
        if handle and controller.view.find(handle) is not None:
            self._focus(handle)
        elif handle:
            self.left_side.focus.clear()
            self.left_side.by_hand.focus(None)

    def _page(self) -> None:
        """Side-decking has its own page in the middle."""
        controller = self.controller
        assert controller is not None
        choice = controller.choice
        side = choice is not None and choice.kind == "side"
        if side and choice is not None:
            self.side_screen.ask(controller.play, controller.book, controller.seat_name(choice.seat))
        self.middle.setCurrentWidget(self.side_screen if side else self.view)

    # ------------------------------------------------------------------ the card in focus

    def _hovered(self, handle: str) -> None:
        if handle:
            self._focus(handle)

    def _inspect(self, handle: str) -> None:
        """A right click: the card in focus; a pile opens."""
        self._focus(handle)
        card = self.controller.view.find(handle) if self.controller is not None else None
        if card is not None and card.zone.partition(".")[2] in ("graveyard", "banished", "extra", "materials"):
            self.show_pile(card.zone)

    def _focus(self, handle: str) -> None:
        controller = self.controller
        if controller is None:
            return
        card = controller.view.find(handle)
        if card is None:
            return
        spec = controller.book.face(card.code) if card.code is not None else None
        reasons = []
        choice = controller.choice
        if choice is not None and choice.kind in ("action", "respond"):
            reasons = [(act_words(entry.act, choice.kind)[0], entry.refused) for entry in controller.menu(handle)
                       if entry.refused is not None]
        notes = []
        data = controller.book.data(card.code) if card.code is not None else None
        if data is not None and data.by_hand and data.text:
            notes.append(tr("This text is applied by hand."))
        self.left_side.focus.tell(card, spec, controller.seat_name(int(card.zone[0])), reasons, notes)
        self.left_side.by_hand.focus(card)

    def _show_code(self, code: str) -> None:
        """A card of side-decking in focus."""
        controller = self.controller
        if controller is None:
            return
        from sanam.engine.view import CardView

        seat = controller.choice.seat if controller.choice is not None else controller.seat
        self.left_side.focus.tell(CardView("", f"{seat}.side", seat, "down", None, code), controller.book.face(code),
                                  controller.seat_name(seat), [])

    def _light_cards(self, cards: list[int]) -> None:
        """The cards a line of the log is about are marked while it is pointed at."""
        controller = self.controller
        if controller is None:
            return
        marks = marks_of(controller)
        for card in cards:
            handle = controller.sight.handles.get(card)
            if handle is not None:
                marks.last[handle] = "focus"
                if handle in self.scene.cards:
                    self._focus(handle)
        self.scene.show_marks(marks)

    # ------------------------------------------------------------------ gestures

    def card_clicked(self, handle: str) -> None:
        """A card was clicked or chosen by key."""
        controller = self.controller
        self.menu.close_menu()
        if controller is None:
            return
        self._focus(handle)
        self.cursor = handle
        card = controller.view.find(handle)
        if controller.by_hand or card is None:
            return
        choice = controller.choice
        place = BOARD.place(card.zone.partition(".")[2])
        acts = controller.options_of(handle)
        if place is not None and place.kind == "pile" and (choice is None or choice.kind in MENU_KINDS or not acts):
            # A click opens a pile; what its cards may do is offered there.
            if card.zone.endswith(".deck") and not acts:
                return
            self.show_pile(card.zone)
            return
        entries = controller.click(handle)
        if entries:
            self.offer(entries, handle)
        elif not acts and not controller.click_zone(card.zone):
            self._tell_click(handle)

    def _tell_click(self, handle: str) -> None:
        """A click on a card that is not among what is asked."""
        controller = self.controller
        assert controller is not None
        if controller.past is not None or controller.choice is None:
            return
        if controller.choice.kind not in ("action", "respond", "rps", "first", "next_duel"):
            self._refused(Refused(controller.choice.rule, "no-such-option"), handle)

    def offer(self, entries: list[MenuEntry], handle: str) -> None:
        """The menu beside a card."""
        controller = self.controller
        assert controller is not None
        choice = controller.choice
        room = self.view.rect()
        beside = QRectF(room.right() - 20, room.center().y() - 60, 12, 120)
        if handle in self.scene.cards:
            beside = self.view.rect_of(handle) or beside
        self.menu.offer(entries, choice.kind if choice else "", beside, controller.name_of(handle))

    def zone_clicked(self, zone: str) -> None:
        """An empty place (or a player's plate) was clicked or chosen by key."""
        controller = self.controller
        self.menu.close_menu()
        if controller is None or not zone:
            return
        if zone.startswith("seat"):
            direct = [i for i in controller.loose_options() if controller.choice and controller.choice.options[i].act == "direct"]
            if direct:
                controller.answer(direct)
            return
        controller.click_zone(zone)

    def _doubled(self, handle: str) -> None:
        self.menu.close_menu()
        if self.controller is not None and not self.controller.by_hand:
            self.controller.quick(handle)

    def _may_drag(self, handle: str) -> str:
        controller = self.controller
        if controller is None or controller.past is not None or controller.covered:
            return ""
        card = controller.view.find(handle)
        if card is None:
            return ""
        if controller.by_hand:
            return "card"
        choice = controller.choice
        if choice is None or choice.kind not in ("action", "respond"):
            return ""
        acts = {choice.options[i].act for i in controller.options_of(handle)}
        if "attack" in acts:
            return "arrow"
        mine = card.zone[:1] == str(choice.seat)
        place = card.zone.partition(".")[2]
        if mine and place[:1] == "m" and place[1:].isdigit() and controller.view.public.get("phase") == "battle":
            return "arrow"
        return "card" if acts or (mine and card.code is not None and place != "graveyard") else ""

    def _drag_begun(self, handle: str) -> None:
        self.menu.close_menu()
        self.why.hide()
        if self.controller is not None:
            zones, cards = self.controller.drop_targets(handle)
            self.scene.light(zones, cards | {handle})

    def _dropped(self, handle: str, zone: str, target: str) -> None:
        controller = self.controller
        if controller is None:
            return
        entries = controller.drop(handle, zone, target or None)
        if entries:
            self.offer(entries, handle)

    def _loose(self, option: int) -> None:
        controller = self.controller
        if controller is not None:
            if controller.many:
                controller.toggle(option)
            else:
                controller.answer([option])

    def go_to_phase(self, phase: str) -> bool:
        """Enter a phase if that is an option now."""
        controller = self.controller
        if controller is None or controller.choice is None:
            return False
        for index, option in enumerate(controller.choice.options):
            if option.act == "phase" and option.value == phase:
                return controller.answer([index])
        return False

    def _by_hand(self, on: bool) -> None:
        self._fit()
        if self.controller is not None:
            self.controller.by_hand = on

    def turn_board(self) -> None:
        """Look from the other side (open practice)."""
        if self.controller is not None:
            self.controller.set_seat(1 - self.controller.seat)

    # ------------------------------------------------------------------ piles

    def show_pile(self, zone: str) -> None:
        """Show a pile's cards in the panel."""
        self.right_side.unfold()
        self.right_side.panel.pile.zone = zone
        self._refresh_pile(opened=True)

    def _refresh_pile(self, opened: bool = False) -> None:
        from sanam.ui.table.piles import asked_pile, pile_cards

        controller, panel = self.controller, self.right_side.panel
        if controller is None:
            return
        asked = asked_pile(controller, self.scene)
        if asked is not None:
            panel.show_pile("asked", *asked)
        elif panel.pile.zone == "asked":
            panel.show_log()
        elif panel.pile.zone:
            zone = panel.pile.zone
            title = fill(tr("{who}: {place}"), who=controller.seat_name(int(zone[0])), place=zone_name(zone))
            panel.show_pile(zone, title, pile_cards(controller, zone))

    def _pile_clicked(self, handle: str) -> None:
        controller = self.controller
        if controller is None:
            return
        self._focus(handle)
        entries = controller.click(handle)
        if entries:
            self.offer(entries, handle)

    # ------------------------------------------------------------------ saying

    def _refused(self, refused: Refused, handle: str) -> None:
        controller = self.controller
        text = refusal(refused, controller.name_of if controller else None)
        rect = self.view.rect_of(handle) if handle else QRectF(self.prompt.geometry())
        self.why.tell(text, refused.rule, rect)

    def _cover(self, seat: int) -> None:
        if self.controller is not None:
            self.curtain.setGeometry(self.rect())
            self.curtain.drop(self.controller.seat_name(seat))

    def _lift(self) -> None:
        self.curtain.hide()
        if self.controller is not None:
            self.controller.lift_curtain()
        self.view.setFocus()

    def _go_on(self) -> None:
        self.banner.hide()
        controller = self.controller
        if controller is not None and controller.choice is not None and controller.choice.kind == "next_duel":
            controller.answer([0])

    def place_words(self, name: str | None) -> str:
        """What lies at a place, in words for a screen reader."""
        controller = self.controller
        if controller is None or not name:
            return ""
        card = controller.view.find(name)
        if card is None:
            if "." in name:
                return fill(tr("{place} of {who}: empty"), place=zone_name(name), who=controller.seat_name(int(name[0])))
            return ""
        words = [controller.name_of(name) or tr("hidden card"), stance_name(card.stance, card.zone),
                 zone_name(card.zone), controller.seat_name(int(card.zone[0]))]
        if "atk" in card.values:
            words.append(fill(tr("ATK {atk}, DEF {def_}"), atk=card.values["atk"], def_=card.values["def"]))
        if controller.options_of(name):
            words.append(tr("can act"))
        return ", ".join(words)

    def _speak(self) -> None:
        """The board's accessible text: the prompt and the place under the cursor."""
        words = self.place_words(self.cursor)
        self.view.setAccessibleDescription(" ".join(part for part in (self.prompt.sentence.text(), words) if part))

    def move_cursor(self, name: str | None) -> None:
        """Put the keyboard's place somewhere and say what is there."""
        self.cursor = name
        self.scene.cursor(name)
        controller = self.controller
        if name and controller is not None and controller.view.find(name) is not None:
            self._focus(name)
        self.view.setAccessibleName(self.place_words(name) or tr("Board"))
        self._speak()
        QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.NameChanged))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if not self.keys.press(event):
            super().keyPressEvent(event)
