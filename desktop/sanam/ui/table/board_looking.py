"""What a person looks at on the table's screen: the card in focus, the pile that is open, the keyboard's place."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QAccessible, QAccessibleEvent

from sanam.engine.view import CardView
from sanam.ui.table.board_frame import BoardFrame
from sanam.ui.table.piles import USABLE, asked_pile, deck_cards, pile_cards, usable_cards
from sanam.ui.table.pointing import marks_of
from sanam.ui.table.words import place_words
from sanam.ui.text import fill, tr


class BoardLooking(BoardFrame):
    """The card in focus, piles, the cursor."""

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
            # puts the same question again; the card that is being worked on stays.
            handle = about
        self._asked_about = asked
        if handle and controller.view.find(handle) is not None:
            self._focus(handle)
        elif handle:
            self.left_side.focus.clear()
            self.left_side.by_hand.focus(None)

    def _hovered(self, handle: str) -> None:
        if handle:
            self._focus(handle)
        self.foretell("", "", handle)

    def foretell(self, attacker: str, zone: str, target: str) -> str:
        """Say what the attack that is being aimed would come to, over its target."""
        text = self.controller.forecast(zone, target, attacker) if self.controller is not None else ""
        self.forecast.tell(text, self.view.rect_of(target or zone))
        return text

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
        on_field = controller.playmat.board.is_field(card.zone[2:])
        owner = controller.seat_name(int(card.zone[0]))
        numbers = controller.playmat.numbers(card, data)
        named = controller.book.name
        notes += controller.words.lying(card, controller.effect_words, named)
        self.left_side.focus.tell(card, spec, owner, reasons, notes, printed, on_field, numbers, named)
        self.left_side.by_hand.focus(card)

    def _show_code(self, code: str) -> None:
        """A card of side-decking in focus."""
        controller = self.controller
        if controller is not None:
            self._show_of_deck(code, controller.choice.seat if controller.choice is not None else controller.seat)

    def _show_of_deck(self, code: str, seat: int) -> None:
        controller = self.controller
        if controller is None or controller.covered:
            return
        self.left_side.focus.tell(
            CardView("", f"{seat}.side", seat, "down", None, code),
            controller.book.face(code),
            controller.seat_name(seat),
            [],
            printed=controller.book.printed(code),
        )

    def _show_deck_list(self) -> None:
        """The deck list of whoever looks, at the moment that is shown, where it is seen."""
        controller, panel = self.controller, self.right_side.panel
        if controller is not None and not controller.covered and panel.deck_button.isChecked():
            panel.deck.tell(controller)

    def _show_listed(self, code: str) -> None:
        """A card of the deck list in focus."""
        if self.controller is not None:
            self._show_of_deck(code, self.controller.seat)

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
        """Show a pile's cards."""
        self.right_side.panel.pile.zone = zone
        self.why.forget()  # what was refused before is no longer what one looks at
        self._refresh_pile(opened=True)

    def _refresh_pile(self, opened: bool = False) -> None:
        controller, panel = self.controller, self.right_side.panel
        if controller is None:
            return
        if opened or controller.match.by_hand:
            self._pile_since = controller.match.length
        asked = asked_pile(controller, self.scene)
        if asked is not None:
            panel.show_pile("asked", *asked)
        elif panel.pile.zone == "asked":
            panel.show_log()
        elif panel.pile.zone == USABLE:
            cards = usable_cards(controller)
            panel.show_pile(USABLE, tr("Can be used now"), cards) if cards else panel.show_log()
        elif panel.pile.zone and not opened and self._went_on() and panel.pile.zone != controller.looking:
            panel.show_log()  # it would lie over what happens on the board
        elif panel.pile.zone:
            zone = panel.pile.zone
            place = controller.words.zone_name(zone)
            title = fill(tr("{who}: {place}"), who=controller.seat_name(int(zone[0])), place=place)
            cards = deck_cards(controller, zone) if zone == controller.looking else pile_cards(controller, zone)
            if cards or opened:
                panel.show_pile(zone, title, cards)
            else:
                panel.show_log()  # its last card has left it
        self.place_pile()

    def _went_on(self) -> bool:
        """Whether the match went on since a pile was opened, other than by hand."""
        return self.controller is not None and self.controller.match.length != self._pile_since

    def look_into_deck(self, zone: str) -> None:
        """Look through one's own Deck, for a text that is applied by hand."""
        if self.controller is not None and self.controller.look_into(zone):
            self.show_pile(zone)

    def _pile_closed(self) -> None:
        if self.controller is not None:
            self.controller.looking = ""

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
        words = (self._place_words(name) or tr("Board"), self.foretell("", "", name or ""))
        self.view.setAccessibleName(" ".join(part for part in words if part))
        self._speak()
        QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.NameChanged))
        if self.view.nodes is not None:
            self.view.nodes.tell_focus(name)

    def _text_of(self, card: Any) -> str:
        """The text of a card in the person's language, if what it lists with dots is told apart there too."""
        data = self._data_of(card)
        seen = self.controller.view.find(card) if self.controller is not None and data is not None else None
        if seen is None or seen.code is None:
            return ""
        face = self._face(seen.code)
        said = face.text if face is not None else ""
        return said if said.count("●") == data.text.count("●") else str(data.text)

    def _data_of(self, card: Any) -> Any:
        return self.controller.data_of(card) if self.controller is not None and isinstance(card, str) else None
