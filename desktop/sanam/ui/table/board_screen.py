"""The table as a picture: board, panels and words show what the controller sees. `screen` adds the gestures."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRectF

from sanam.engine.choice import Refused
from sanam.engine.chronicle import Fact
from sanam.ui.board_picture import WIDE, board_picture
from sanam.ui.later import later
from sanam.ui.table.board.geometry import Geometry
from sanam.ui.table.board_looking import BoardLooking
from sanam.ui.table.pointing import marks_of
from sanam.ui.table.results import kept, show_result
from sanam.ui.table.seat.card_words import CardWords
from sanam.ui.table.seat.offers import offer_words, offers, with_buttons
from sanam.ui.table.words import title
from sanam.ui.text import fill, joined, tr


class BoardScreen(BoardLooking):
    """Shows each moment of the match on every part of the screen."""

    #: The moment at which something was refused last: the words about it go with it.
    _refused_at = (0, 0)
    #: Where a card is being dropped, in the view.
    _drop_at: QPoint | None = None

    def use_words(self, card_words: CardWords | None) -> None:
        """Names and texts from here on, also of the match that is open."""
        self.card_words = card_words
        if self.controller is not None:
            self._give_words()
            self.refresh_cards()

    def refresh_cards(self) -> None:
        self.pictures.forget()
        self._changed({}, False)

    def _changed(self, origins: dict[str, str], animate: bool) -> None:
        controller = self.controller
        if controller is None:
            return
        self.menu.close_menu(quiet=True)
        self.forecast.forget()
        if self._moment() != self._refused_at:
            self.why.forget()
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
            self.hits.before()
            self.scene.show_view(controller.view, origins, animate)
            self.hits.after(controller, origins, animate)
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

    @staticmethod
    def _open_of(geometry: Geometry) -> bool:
        return geometry.open_hands

    def _players(self, animate: bool) -> None:
        controller = self.controller
        assert controller is not None
        view, public = controller.view, controller.view.public
        asked = controller.choice.seat if controller.choice is not None else None
        for seat, plate in ((controller.seat, self.near), (1 - controller.seat, self.far)):
            was = plate.main.value if plate.name else None
            plate.tell(
                view.seats[seat].name,
                controller.playmat.tallies(view, seat),
                (public.get("wins") or (0, 0))[seat],
                public.get("player") == seat,
                asked == seat,
                animate,
            )
            if animate and was is not None and controller.past is None:
                self.hits.player(plate, plate.main.value - was)
        choice, playmat = controller.choice, controller.playmat
        now = playmat.moment(public)
        able = {
            phase for phase in playmat.phases if choice is not None and playmat.phase_option(choice, phase) is not None
        }
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
        elif choice is not None and controller.warned is not None and controller.warning:
            self.prompt.warn(controller.warning, tr("Do it all the same"))
        elif choice is not None and controller.warned is not None:
            option = choice.options[controller.warned[0]]
            self.prompt.warn(controller.words.warning(option), controller.words.act(option, choice.kind)[0])
        elif choice is not None:
            ability = controller.words.asked_about(choice)
            about = choice.params.get("card") if ability is not None else None
            words = controller.words.prompt(
                choice,
                controller.name_of,
                controller.seat_name,
                view=controller.view,
                effect=controller.effect_of(about, ability),
            )
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
            shown = [(index, *offer_words(controller, index)) for index in with_buttons(controller)]
            self.prompt.offer_cards(shown, len(offers(controller)))
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
        what, aim = controller.playmat.attack_fact
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
        now = controller.playmat.moment(public)
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
        switch, over = self.left_side.by_hand.switch, controller.match.finished
        switch.setEnabled(not over)
        self.right_side.flag.setEnabled(not over)
        if over:
            switch.setChecked(False)
        if asked and not switch.isChecked():
            self._hands_offered = True
            switch.setChecked(True)
        elif not asked and self._hands_offered and controller.choice is not None:
            self._hands_offered = False
            switch.setChecked(False)

    def _picked(self) -> None:
        controller = self.controller
        assert controller is not None
        self.scene.show_marks(marks_of(controller))
        self._ask()
        self._refresh_pile()
        self._asked()

    def log_name(self, card: Any, fact: Fact) -> str:
        """A card's name in a line of the log, "" when the person may not know it."""
        return self.controller.name_in(fact, card) if self.controller is not None else ""

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
            controller.entries,
            self.log_name,
            controller.seat_name,
            controller.seat,
            reset=self._log_seat() != self._log_for,
        )
        self._log_for = self._log_seat()
        panel.log.mark_moment(controller.past.length - 1 if controller.past is not None else None)
        links = [] if public.get("result") else controller.playmat.links(controller.view)
        panel.chain.tell(links, controller)
        told = controller.told
        at = told.batch + 1 if told is not None else controller.shown.length
        when = controller.chronicle.when(at - 1)
        turn = fill(controller.words.rounds()["turn"], n=when["turn"] or 0)
        phase = controller.words.phase_name(when["phase"] or "") or "–"
        words = joined(" · ", (turn, phase))
        if at < match.length:
            words = fill(tr("{turn} · {phase} · {at} / {all}"), turn=turn, phase=phase, at=at, all=match.length)
        refused = controller.undo_refused
        panel.timeline.tell(
            match.length,
            at,
            words,
            controller.past is not None,
            controller.can_continue_here(),
            controller.words.refusal(refused, controller.name_of) if refused is not None else "",
            match.can_redo,
        )
        near = controller.seat
        panel.timeline.show_turns(
            [(at, "teal" if player == near else "coral") for at, player in controller.chronicle.turns]
        )
        panel.title.setText(title(controller))
        self._show_deck_list()
        self._refresh_pile()

    def _log_seat(self) -> tuple[object, ...]:
        controller = self.controller
        assert controller is not None
        return (controller.seat, controller.open, id(controller))

    def _page(self) -> None:
        """Side-decking has its own page in the middle."""
        controller = self.controller
        assert controller is not None
        choice = controller.choice
        side = choice is not None and choice.kind == "side"
        if side and choice is not None:
            self.side_screen.ask(controller.session, controller.book, controller.seat_name(choice.seat))
        self.middle.setCurrentWidget(self.side_screen if side else self.view)

    def _refused(self, refused: Refused, handle: str) -> None:
        controller = self.controller
        if controller is None:
            return
        self._refused_at = self._moment()
        text = controller.words.refusal(refused, controller.name_of)
        rect = self.view.rect_of(handle) if handle else QRectF(self.prompt.geometry())
        if self._drop_at is not None:  # where it was tried
            rect = QRectF(self._drop_at.x() - 10, self._drop_at.y() - 10, 20, 20)
        self.why.tell(text, refused.rule, rect)

    def _moment(self) -> tuple[int, int]:
        """What is on the screen: how far the match has come, and which moment of it is looked at."""
        controller = self.controller
        return (controller.match.length, controller.shown.length) if controller is not None else (0, 0)

    def _cover(self, seat: int) -> None:
        if self.controller is not None:
            controller = self.controller
            self.curtain.setGeometry(self.rect())
            lines = (self.line(fact) for fact in controller.story())
            story = "\n".join(line for line in lines if line)
            asked, question = controller.asked_unseen, ""
            if asked is not None:
                seen = controller.match.onlooker  # the numbers of cards that both see
                question = controller.words.prompt(asked, controller.open_name, controller.seat_name, view=seen)
            name, options = controller.seat_name(seat), controller.unseen_options
            self.curtain.drop(name, story, question, controller.unseen_words, options, controller.may_pass_unseen)
            later(self.curtain, self._glimpse)

    def _glimpse(self) -> None:
        """The field as both players see it, on the curtain."""
        controller = self.controller
        asked = controller.match.asked if controller is not None else None
        if controller is not None and controller.covered and asked is not None:
            size, wide = (self.view.width(), self.view.height()), max(WIDE, self.curtain.board_width())
            self.curtain.show_board(board_picture(controller.match, self.pictures, *size, asked, wide))
