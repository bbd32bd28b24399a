"""What gestures on the board mean to the table: clicks, menus, drags. What they answer is the controller's."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF

from sanam.engine.choice import Refused
from sanam.ui.table.board_screen import BoardScreen
from sanam.ui.table.seat.controller import MenuEntry


class Gestures(BoardScreen):
    """A board screen with hands."""

    def enlarge(self) -> None:
        """The card in focus as large as the board is high."""
        face = self.left_side.focus.face
        if face.shown:
            self.zoom.setGeometry(self.view.rect())
            self.zoom.tell(face.code)

    def inspect(self, handle: str) -> None:
        """A right click: the card in focus with its menu; a pile opens."""
        self.menu.close_menu()
        controller = self.controller
        if controller is None or controller.hurry():
            return
        self._focus(handle)
        card = controller.view.find(handle)
        if card is not None and card.zone.partition(".")[2] in controller.playmat.board.browsed:
            self.show_pile(card.zone)
            return
        choice = controller.choice
        entries = controller.menu(handle) if choice is not None and not controller.by_hand else []
        if choice is not None and choice.kind in controller.playmat.menu_kinds and entries:
            self.offer(entries, handle)

    def _zoom(self, handle: str, closer: bool) -> None:
        """The wheel over a card: as large as the board is high, or away again."""
        if not closer:
            self.zoom.forget()
            return
        self._focus(handle)
        self.enlarge()

    def card_clicked(self, handle: str) -> None:
        """A card was clicked or chosen by key; while something is shown a click goes on to now."""
        controller = self.controller
        self.menu.close_menu()
        if controller is None or controller.hurry():
            return
        self._focus(handle)
        self.standing = handle
        card = controller.view.find(handle)
        if card is None:
            return
        choice = controller.choice
        place = controller.playmat.board.place(card.zone.partition(".")[2])
        acts = controller.options_of(handle)
        offers = choice is None or choice.kind in controller.playmat.menu_kinds
        if not acts and not controller.by_hand and controller.click_zone(card.zone, handle):
            return
        if place is not None and place.is_pile and (offers or not acts):
            # A click opens a pile; what its cards may do is offered there.
            if card.zone[2:] not in controller.playmat.piles.values() or acts:
                self.show_pile(card.zone)
            return
        if controller.by_hand or controller.gather(handle):
            return
        entries = controller.click(handle)
        if entries:
            self.offer(entries, handle)
        elif not acts:
            self._tell_click(handle)

    def _tell_click(self, handle: str) -> None:
        """A click on a card that is not among what is asked."""
        controller = self.controller
        assert controller is not None
        if controller.past is not None or controller.choice is None:
            return
        if any(option.card or option.zone for option in controller.choice.options) and (
            controller.choice.kind not in controller.playmat.drag_kinds
        ):
            self._refused(Refused(controller.choice.rule, "no-such-option"), handle)

    def offer(self, entries: list[MenuEntry], handle: str, at: QPoint | None = None) -> None:
        """The menu beside a card, or beside the point of the view where it was dropped."""
        controller = self.controller
        assert controller is not None
        choice = controller.choice
        room = self.view.rect()
        beside = QRectF(room.right() - 20, room.center().y() - 60, 12, 120)
        if handle in self.scene.cards:
            beside = self.view.rect_of(handle) or beside
        if at is not None:
            beside = QRectF(at.x() - 10, at.y() - 10, 20, 20)
        self.menu.offer(
            entries,
            choice.kind if choice else "",
            beside,
            controller.name_of(handle),
            controller.data_of(handle),
            lambda ability: controller.brief_of(handle, ability),
        )

    def zone_clicked(self, zone: str) -> None:
        """An empty place (or a player's plate) was clicked or chosen by key."""
        controller = self.controller
        self.menu.close_menu()
        if controller is None or controller.hurry() or not zone:
            return
        if zone.startswith("seat"):
            direct = [
                i
                for i in controller.loose_options()
                if controller.choice and controller.choice.options[i].act == "direct"
            ]
            if direct:
                controller.answer(direct)
            return
        controller.click_zone(zone)

    def _doubled(self, handle: str) -> None:
        self.menu.close_menu()
        if self.controller is not None and not self.controller.by_hand:
            self.controller.first(handle)

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
        if choice is not None and controller.may_give_up(handle):
            return "card"
        if choice is None or choice.kind not in controller.playmat.drag_kinds:
            return ""
        acts = {choice.options[i].act for i in controller.options_of(handle)}
        if "attack" in acts:
            return "arrow"
        mine = card.zone[:1] == str(choice.seat)
        if mine and controller.playmat.aims(controller.view, card):
            return "arrow"
        place = controller.playmat.board.place(card.zone[2:])
        loose = mine and card.code is not None and not (place is not None and place.is_pile)
        return "card" if acts or loose else ""

    def _carried(self, handle: str, at: QPoint) -> None:
        """A card of an open pile is carried towards the board."""
        geometry, card = self.scene.geometry, self.controller.seen(handle) if self.controller is not None else None
        if geometry is None or card is None:
            return
        size = geometry.card_size
        pixmap = self.pictures.pixmap(card.code, size.width(), size.height(), self.devicePixelRatioF())
        self.right_side.panel.pile.give_way()
        self.view.carry_in(handle, pixmap, at)

    def _let_go(self, handle: str, at: QPoint) -> None:
        """And dropped on it."""
        self.right_side.panel.pile.come_back()
        self.view.let_go(at)

    def _drag_begun(self, handle: str) -> None:
        self.menu.close_menu()
        self.why.hide()
        if self.controller is not None:
            gathered = self.controller.gathered
            self.view.ghost.count = len(gathered) if handle in gathered else 1
            zones, cards = self.controller.drop_targets(handle)
            self.scene.light(zones, cards | {handle})

    def _dropped(self, handle: str, zone: str, target: str) -> None:
        controller = self.controller
        if controller is None:
            return
        self._drop_at = self.view.let_go_at
        entries = controller.drop(handle, zone, target or None)
        self._drop_at = None
        if entries:
            self.offer(entries, handle, self.view.let_go_at)
