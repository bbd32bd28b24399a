"""The table as a picture: board, panels and words show what the controller sees. `screen` adds the gestures."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QAccessibleEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QToolTip, QWidget

from sanam.engine.choice import Refused
from sanam.engine.chronicle import Fact
from sanam.engine.view import CardView
from sanam.ui.table.board_view import BoardView
from sanam.ui.table.card_menu import CardMenu, Refusal
from sanam.ui.table.card_words import CardWords
from sanam.ui.table.controller import TableController
from sanam.ui.table.covers import Banner, Curtain, KeyHelp, TurnBanner, Zoom
from sanam.ui.table.geometry import Geometry
from sanam.ui.table.pictures import Pictures
from sanam.ui.table.piles import asked_pile, deck_cards, pile_cards
from sanam.ui.table.plates import PhaseBar, Plate
from sanam.ui.table.pointing import marks_of
from sanam.ui.table.prompt import PromptBar
from sanam.ui.table.results import kept, show_result
from sanam.ui.table.scene import BoardScene
from sanam.ui.table.side import SideScreen
from sanam.ui.table.sides import LeftSide, RightSide, share_out
from sanam.ui.table.spotlight import Spotlight
from sanam.ui.table.words import place_words, title
from sanam.ui.text import fill, joined, tr


class BoardScreen(QWidget):
    """Board in the middle, card in focus beside it, log and timeline opposite."""

    def __init__(self, parent: QWidget | None = None, eager: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("screen")
        self.controller: TableController | None = None
        self.match: Any = None
        #: What gives cards their names and texts in the person's language; None while there is no catalogue.
        self.card_words: CardWords | None = None
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
        self._hands_offered = False
        self._told_result: tuple[object, ...] = ()
        #: Whose lines the log holds; None: nobody's.
        self._log_for: tuple[object, ...] | None = None
        for user in (self.left_side.focus, self.right_side.panel, self.side_screen):
            user.use(self.pictures)
        for words in (self.prompt, self.menu, self.why, self.banner):
            # The battlefield is never mirrored; what is read upon it is.
            words.setLayoutDirection(QGuiApplication.layoutDirection())
        self.scene.anchor = self._anchor

    def _face(self, code: str) -> Any:
        return self.controller.book.face(code) if self.controller is not None else None

    def _give_words(self) -> None:
        """The cards of the match have the words that there are for them."""
        if self.controller is not None and self.card_words is not None:
            book = self.controller.book
            words, header = self.card_words, book.header
            book.speak(words.of(header), words.tag, words.pictures(header))

    def _speak_of(self, controller: TableController) -> None:
        """Every part of the screen has the words of the game that is played."""
        words = controller.words
        self.phases.lay(controller.mat.phases, words)
        self.scene.mat = controller.mat
        self.pictures.play(controller.match.game)
        self.left_side.offer_prompts(controller.mat.chances)
        players = (self.near, self.far)
        for part in (self.scene, *players, self.prompt, self.menu, self.left_side.focus, self.right_side.panel.log):
            part.words = words

    def use_words(self, card_words: CardWords | None) -> None:
        """Names and texts from here on, also of the match that is open."""
        self.card_words = card_words
        if self.controller is not None:
            self._give_words()
            self.pictures.forget()
            self._changed({}, False)

    def set_animated(self, on: bool, pace: str = "normal") -> None:
        """Whether cards travel, and how fast what happens is told (a key of `director.PACES`)."""
        self.scene.clock.enabled = self.prompt.settles = on
        self.pace = pace if on else "instant"
        if self.controller is not None:
            self.controller.director.pace = self.pace

    def set_chooses_places(self, on: bool) -> None:
        """Whether a place is chosen for the person where any will do."""
        self.chooses_places = on
        if self.controller is not None:
            self.controller.chooses_places = on

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(900, 560)

    def _fit(self) -> None:
        """Side panels take a share that leaves the board its height's worth first."""
        high, controller = self.height(), self.controller
        wanted = Geometry.wanted_width(controller.mat.board, high - 12, controller.open) if controller else 0.0
        self.left_side.take_height(high)
        share = share_out(self.left_side, self.right_side, self.width(), wanted)
        by_hand = self.left_side.by_hand.switch.isChecked()
        self.left_side.focus.fit((high - 30) // (2 if by_hand and high < 900 else 1), share - 20)
        self.curtain.setGeometry(self.rect())

    def _lay(self) -> None:
        """Lay the board out for the view's size and the seat at the screen."""
        controller = self.controller
        if controller is None or self.view.width() < 50:
            return
        self.scene.ratio = self.devicePixelRatioF()
        board = controller.mat.board
        geometry = Geometry(
            board, self.view.width(), self.view.height(), controller.seat, controller.open, self.isRightToLeft()
        )
        self.pictures.forget_waiting()
        self.scene.lay(geometry)
        for widget, rect in (
            (self.phases, geometry.phases),
            (self.prompt, geometry.prompt),
            (self.near, geometry.near_plate),
            (self.far, geometry.far_plate),
        ):
            widget.setGeometry(rect.toRect())
        middle = geometry.middle
        self.turn_banner.setGeometry(QRectF(0, middle.y() - 26, self.view.width(), 52).toRect())
        self.place_banner()
        self.menu.stay_inside()
        self.scene.cursor(self.standing)

    def place_banner(self) -> None:
        """Across the middle of the board, as high as what it says."""
        geometry = self.scene.geometry
        if geometry is not None:
            high = max(172, self.banner.sizeHint().height())
            top = geometry.field.center().y() - high / 2
            self.banner.setGeometry(QRectF(0, max(2.0, top), self.view.width(), high).toRect())

    def _anchor(self, name: str) -> QRectF | None:
        """Where a player's plate is."""
        controller = self.controller
        if controller is None or name not in ("seat0", "seat1"):
            return None
        plate = self.near if name == f"seat{controller.seat}" else self.far
        return QRectF(plate.geometry())

    def _changed(self, origins: dict[str, str], animate: bool) -> None:
        controller = self.controller
        if controller is None:
            return
        self.menu.close_menu(quiet=True)
        if controller.covered:
            self.forget_everything()
            return
        geometry = self.scene.geometry
        if geometry is None or geometry.near != controller.seat or self._open_of(geometry) != controller.open:
            self.scene.view = None
            self._lay()
            animate = False
        self.scene.marks = marks_of(controller)
        if self.scene.geometry is not None:
            self.scene.show_view(controller.view, origins, animate)
        self._players(animate)
        self._tell()
        self._proclaim(animate)
        self._offer_hands()
        self._ask()
        self._right()
        self._left()
        self._page()
        show_result(self, controller)
        self.scene.cursor(self.standing)
        self._speak()
        self._asked()

    def _asked(self) -> None:
        """Everything is shown: what has hands and a voice goes on from here."""

    def forget_everything(self) -> None:
        """The screen goes to the other player: nothing that the one before saw is left, nor behind the curtain."""
        self.view.cancel_drag()
        QToolTip.hideText()
        self.scene.blank()
        for cover in (self.why, self.menu, self.banner, self.turn_banner, self.zoom, self.help, self.spotlight):
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

    @staticmethod
    def _open_of(geometry: Geometry) -> bool:
        return geometry.open_hands

    def _players(self, animate: bool) -> None:
        controller = self.controller
        assert controller is not None
        view, public = controller.view, controller.view.public
        asked = controller.choice.seat if controller.choice is not None else None
        for seat, plate in ((controller.seat, self.near), (1 - controller.seat, self.far)):
            plate.tell(
                view.seats[seat].name,
                controller.mat.tallies(view, seat),
                (public.get("wins") or (0, 0))[seat],
                public.get("player") == seat,
                asked == seat,
                animate,
            )
        choice, mat = controller.choice, controller.mat
        now = mat.moment(public)
        able = {phase for phase in mat.phases if choice is not None and mat.phase_option(choice, phase) is not None}
        self.phases.tell(
            now.get("turn", 0),
            now.get("phase", ""),
            now.get("step", ""),
            public.get("player") == controller.seat,
            able,
        )

    def _ask(self) -> None:
        """The prompt line."""
        controller = self.controller
        assert controller is not None
        choice, asked = controller.choice, controller.sight.choice
        if controller.told is not None:
            self.prompt.say(self.line(controller.told), False)
        elif controller.past is not None:
            self.prompt.say(tr("You are looking at an earlier moment."), False)
            self.prompt.offer_return()
        elif choice is not None and controller.warned is not None:
            option = choice.options[controller.warned[0]]
            self.prompt.warn(controller.words.warning(option), controller.words.act(option, choice.kind)[0])
        elif choice is not None:
            words = controller.words.prompt(choice, controller.name_of, controller.seat_name, view=controller.view)
            self.prompt.ask(
                words,
                choice,
                controller.loose_options(),
                controller.many,
                len(controller.picks),
                controller.can_confirm(),
                self._text_of(choice.params.get("card")),
                self._data_of(choice.params.get("card")),
            )
        elif asked is not None:
            self.prompt.say(controller.words.prompt(asked, controller.name_of, controller.seat_name, mine=False), False)
        else:
            self.prompt.say(tr("The match is over."), False)
            self.prompt.offer_leaving(kept(self.match))

    def _tell(self) -> None:
        """The fact whose moment is on the screen: its card large beside the field, an attacker on its way."""
        controller, geometry = self.controller, self.scene.geometry
        fact = controller.told if controller is not None else None
        if controller is None or fact is None or geometry is None or fact.card is None:
            self.spotlight.forget()
            return
        handle = controller.sight.handles.get(fact.card, "")
        code = fact.codes.get(fact.card)
        if code is None:
            self.spotlight.forget()
        else:
            token = "teal" if fact.seat == controller.seat else "coral"
            link = self.scene.marks.chain.get(handle, 0)
            self.spotlight.tell(code, self.line(fact), token, link, geometry.field)
        what, aim = controller.mat.attack_fact
        if fact.what == what:
            target = fact.data.get(aim)
            direct = f"seat{1 - (fact.seat or 0)}"
            place = controller.sight.handles.get(target, "") if isinstance(target, int) else direct
            self.scene.lunge(handle, place, controller.director.interval)

    def _proclaim(self, animate: bool) -> None:
        """A turn that begins is said over the board for a moment, when all that ended the one before was told."""
        controller = self.controller
        assert controller is not None
        if controller.told is not None:
            return
        public = controller.view.public
        now = controller.mat.moment(public)
        turn = (now.get("duel"), now.get("turn"), public.get("player"))
        fresh = turn != self._turn and bool(now.get("turn")) and not public.get("result")
        self._turn = turn
        if fresh and animate and controller.past is None and not controller.covered:
            words = joined(" · ", (fill(controller.words.rounds()["turn"], n=turn[1]), controller.seat_name(turn[2])))
            self.turn_banner.tell(words, "teal" if public.get("player") == controller.seat else "coral")

    def _offer_hands(self) -> None:
        """While a text is applied by hand, the tools for it are out; afterwards they are put away again."""
        controller = self.controller
        assert controller is not None
        asked = controller.choice is not None and controller.choice.kind == "by_hand"
        switch = self.left_side.by_hand.switch
        if asked and not switch.isChecked():
            self._hands_offered = True
            switch.setChecked(True)
        elif not asked and self._hands_offered and controller.choice is not None:
            self._hands_offered = False
            switch.setChecked(False)

    def _text_of(self, card: Any) -> str:
        data = self._data_of(card)
        return data.text if data is not None else ""

    def _data_of(self, card: Any) -> Any:
        return self.controller.data_of(card) if self.controller is not None and isinstance(card, str) else None

    def _picked(self) -> None:
        controller = self.controller
        assert controller is not None
        self.scene.show_marks(marks_of(controller))
        self._ask()
        self._refresh_pile()
        self._asked()

    def log_name(self, card: Any, fact: Fact) -> str:
        """A card's name in a line of the log, "" when the person may not know it."""
        code = fact.codes.get(card) if isinstance(card, int) else None
        return self.controller.book.name(code) if code is not None and self.controller is not None else ""

    def line(self, fact: Fact) -> str:
        """What the log says of a fact; "" for one that says nothing to a person."""
        controller = self.controller
        assert controller is not None
        return controller.words.fact(fact, lambda card: self.log_name(card, fact), controller.seat_name) or ""

    def _right(self) -> None:
        controller = self.controller
        assert controller is not None
        panel, match, public = self.right_side.panel, controller.match, controller.view.public
        panel.log.follow(
            controller.chronicle.entries,
            self.log_name,
            controller.seat_name,
            controller.seat,
            anew=self._log_seat() != self._log_for,
        )
        self._log_for = self._log_seat()
        panel.log.mark_moment(controller.past.length - 1 if controller.past is not None else None)
        links = [] if public.get("result") else controller.mat.links(controller.view)
        panel.chain.tell(links, controller.words, controller.name_of, controller.seat_name, controller.seat)
        at = controller.shown.length
        when = controller.chronicle.when(at - 1)
        words = fill(
            tr("{turn} · {phase} · {at} / {all}"),
            turn=fill(controller.words.rounds()["turn"], n=when["turn"] or 0),
            phase=controller.words.phase_name(when["phase"] or "") or "–",
            at=at,
            all=match.length,
        )
        panel.timeline.tell(
            match.length,
            at,
            words,
            controller.past is not None,
            controller.can_continue_here(),
            match.can_undo,
            match.can_redo,
        )
        near = controller.seat
        panel.timeline.show_turns(
            [(at, "teal" if player == near else "coral") for at, player in controller.chronicle.turns]
        )
        panel.title.setText(title(controller))
        self._refresh_pile()

    def _log_seat(self) -> tuple[object, ...]:
        controller = self.controller
        assert controller is not None
        return (controller.seat, controller.open, id(controller))

    def _left(self) -> None:
        controller = self.controller
        assert controller is not None
        self.left_side.tell_prompts(controller.prompts(controller.seat))
        handle = self.left_side.focus.handle
        asked = controller.choice
        about = asked.params.get("card") if asked is not None else None
        changed = controller.match.by_hand
        if isinstance(about, str) and asked is not self._asked_about and not changed:
            # What is being decided about is what one wants to read, until another card is pointed at. A change by hand
            # puts the same question anew; the card that is being worked on stays.
            handle = about
        self._asked_about = asked
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
            self.side_screen.ask(controller.session, controller.book, controller.seat_name(choice.seat))
        self.middle.setCurrentWidget(self.side_screen if side else self.view)

    def _hovered(self, handle: str) -> None:
        if handle:
            self._focus(handle)

    def _focus(self, handle: str) -> None:
        controller = self.controller
        if controller is None or controller.covered:
            return
        card = controller.seen(handle)
        if card is None:
            return
        spec = controller.book.face(card.code) if card.code is not None else None
        reasons = []
        choice = controller.choice
        if choice is not None and choice.kind in ("action", "respond"):
            reasons = [
                (controller.words.act(entry.act, choice.kind)[0], entry.refused)
                for entry in controller.menu(handle)
                if entry.refused is not None
            ]
        notes = []
        data = controller.book.data(card.code) if card.code is not None else None
        if data is not None and data.by_hand and data.text:
            notes.append(tr("This text is applied by hand."))
        elif data is not None and data.abilities is not None and data.problem:
            notes.append(tr("Part of this text is applied by hand."))
        printed = controller.book.printed(card.code) if card.code is not None else None
        on_field = controller.mat.board.is_field(card.zone[2:])
        owner = controller.seat_name(int(card.zone[0]))
        numbers = controller.mat.numbers(card, data)
        self.left_side.focus.tell(card, spec, owner, reasons, notes, printed, on_field, numbers)
        self.left_side.by_hand.focus(card)

    def _show_code(self, code: str) -> None:
        """A card of side-decking in focus."""
        controller = self.controller
        if controller is None or controller.covered:
            return
        seat = controller.choice.seat if controller.choice is not None else controller.seat
        self.left_side.focus.tell(
            CardView("", f"{seat}.side", seat, "down", None, code),
            controller.book.face(code),
            controller.seat_name(seat),
            [],
            printed=controller.book.printed(code),
        )

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

    def show_pile(self, zone: str) -> None:
        """Show a pile's cards in the panel."""
        self.right_side.unfold(lent=True)
        self.right_side.panel.pile.zone = zone
        self._refresh_pile(opened=True)

    def _refresh_pile(self, opened: bool = False) -> None:
        controller, panel = self.controller, self.right_side.panel
        if controller is None:
            return
        asked = asked_pile(controller, self.scene)
        if asked is not None:
            self.right_side.unfold(lent=True)
            panel.show_pile("asked", *asked)
        elif panel.pile.zone == "asked":
            panel.show_log()
        elif panel.pile.zone:
            zone = panel.pile.zone
            place = controller.words.zone_name(zone)
            title = fill(tr("{who}: {place}"), who=controller.seat_name(int(zone[0])), place=place)
            cards = deck_cards(controller, zone) if zone == controller.looking else pile_cards(controller, zone)
            panel.show_pile(zone, title, cards)
        if not panel.pile.zone:
            self.right_side.give_back()

    def look_into_deck(self, zone: str) -> None:
        """Look through one's own Deck, for a text that is applied by hand."""
        if self.controller is not None and self.controller.look_into(zone):
            self.show_pile(zone)

    def _pile_closed(self) -> None:
        self.right_side.give_back()
        if self.controller is not None:
            self.controller.looking = ""

    def _refused(self, refused: Refused, handle: str) -> None:
        controller = self.controller
        if controller is None:
            return
        text = controller.words.refusal(refused, controller.name_of)
        rect = self.view.rect_of(handle) if handle else QRectF(self.prompt.geometry())
        self.why.tell(text, refused.rule, rect)

    def _cover(self, seat: int) -> None:
        if self.controller is not None:
            controller = self.controller
            self.curtain.setGeometry(self.rect())
            lines = (self.line(fact) for fact in controller.story())
            story = "\n".join(line for line in lines if line)
            self.curtain.drop(controller.seat_name(seat), story, controller.may_pass_unseen)

    def _place_words(self, name: str | None) -> str:
        return place_words(self.controller, name) if self.controller is not None else ""

    def _speak(self) -> None:
        """The board's accessible text: the prompt and the place under the cursor."""
        words = self._place_words(self.standing)
        self.view.setAccessibleDescription(" ".join(part for part in (self.prompt.sentence.text(), words) if part))

    def move_cursor(self, name: str | None) -> None:
        """Put the keyboard's place somewhere and say what is there."""
        self.standing = name
        self.scene.hover(name or "")
        self.scene.cursor(name)
        controller = self.controller
        if name and controller is not None and controller.view.find(name) is not None:
            self._focus(name)
        self.view.setAccessibleName(self._place_words(name) or tr("Board"))
        self._speak()
        QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.NameChanged))
