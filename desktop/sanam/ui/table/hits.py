"""What became of cards and players since the moment that was shown before, felt where it happened."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sanam.engine.chronicle import Fact
from sanam.ui.table.board.plates import MINUS, Plate
from sanam.ui.table.board.scene import BoardScene
from sanam.ui.table.hearing import Hearing
from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import plain_number

#: More signs than this at once would only be a flicker.
MOST = 6


class Hits:
    """Follows the facts that are shown."""

    def __init__(self, scene: BoardScene, hearing: Hearing) -> None:
        self.scene, self.hearing = scene, hearing
        self._shown: tuple[int, int] = (-1, -1)
        self._areas: dict[str, QRectF] = {}
        #: Whether something new is shown, and not an earlier moment again.
        self._news = False

    def before(self) -> None:
        """The board is about to change: where its cards lie."""
        self._areas = {handle: item.area() for handle, item in self.scene.cards.items()}

    def after(self, controller: TableController, origins: dict[str, str], animate: bool) -> None:
        """The board has changed: show what the new facts did, if they are being played."""
        entries = controller.entries
        last = (entries[-1].fact.batch, entries[-1].fact.index) if entries else (-1, -1)
        since, self._shown = self._shown, last
        self._news = False
        if not animate or controller.past is not None or last <= since:
            return
        new = [entry.fact for entry in entries if (entry.fact.batch, entry.fact.index) > since]
        self._news = True
        self.hearing.facts(controller.playmat, new)
        for fact in [fact for fact in new if fact.what in controller.playmat.losses][-MOST:]:
            self._sign(controller, origins, fact)
        for fact in new:
            if fact.what in controller.playmat.clashes:
                self._shake(controller, fact)

    def _sign(self, controller: TableController, origins: dict[str, str], fact: Fact) -> None:
        handle = controller.shown.handle_of(fact)
        area = self._areas.get(origins.get(handle, handle)) if handle is not None else None
        if area is None:
            places = (self.scene.area_of(zone) for zone in controller.shown.left(fact))
            area = next((place for place in places if place is not None), None)
        if area is not None:
            self.scene.impacts.sign(area, *controller.words.sign(fact.what), self.scene.ratio)

    def _shake(self, controller: TableController, fact: Fact) -> None:
        for key in ("card_target", "card_other", "card"):
            number = fact.data.get(key) if key != "card" else fact.card
            item = self.scene.cards.get(controller.sight.handles.get(number, "")) if isinstance(number, int) else None
            if item is not None and ("move", id(item)) not in self.scene.clock:
                self.scene.impacts.shake(item)
                return

    def player(self, plate: Plate, change: int) -> None:
        """The number that decides has changed: by how much flies off from the player's plate."""
        hurts = plate.main.hurts(change)
        if self._news and change:
            self.hearing.number(hurts)
        if change:
            rect = QRectF(plate.geometry())
            beside = rect.translated(0, (-1 if plate.mine else 1) * (rect.height() / 2 + 54))
            words = f"{'+' if change > 0 else MINUS}{plain_number(abs(change))}"
            self.scene.impacts.number(beside, words, "coral" if hurts else "teal", self.scene.ratio)
