"""Cards as the editor shows them: faces as pixmaps, lines of text."""

from __future__ import annotations

import itertools

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from sanam import games
from sanam.catalogue.store import Catalogue, Printing
from sanam.faces import FaceSpec
from sanam.proxies.cards import face_of
from sanam.ui.language import current
from sanam.ui.memory import give_back
from sanam.ui.table.board.pictures import Pictures

#: Bytes of pictures that are kept, and of those while nobody looks; cards whose faces are known, and how many of them
#: go at once when there are more.
KEPT_BYTES, UNSEEN_BYTES = 32 * 1024 * 1024, 4 * 1024 * 1024
MOST, FORGOTTEN = 3_000, 500
SEPARATOR = "\n"  # between code and printing in the keys of faces; no code has it


class CardSource(QObject):
    """Faces of one game's cards at any size. `arrived(code)` when a picture that was asked for is there."""

    arrived = Signal(str)

    def __init__(self, catalogue: Catalogue, *, eager: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.catalogue = catalogue
        self.game = games.first()
        self.language = current().code
        self._specs: dict[str, FaceSpec | None] = {}
        self._pictures = Pictures(self._specs.get, eager=eager, parent=self, kept=KEPT_BYTES)
        self._pictures.arrived.connect(lambda key: self.arrived.emit(key.partition(SEPARATOR)[0]))

    def set_game(self, game: str) -> None:
        if game != self.game:
            self.game = game
            self.forget()

    def forget(self) -> None:
        """Other cards may stand behind the codes now."""
        self._specs.clear()
        self._pictures.forget()

    def rest(self) -> None:
        """Nobody looks for now: keep little."""
        self._pictures.shrink(UNSEEN_BYTES)
        give_back()

    def close(self) -> None:
        """Draw no more; before the catalogue is closed."""
        self._pictures.forget_waiting()
        self._pictures.close()

    def spec(self, code: str, printing: str = "") -> FaceSpec | None:
        """What the face of a card shows, in a certain printing; None for a card nobody knows."""
        key = f"{code}{SEPARATOR}{printing}" if printing else code
        if key not in self._specs:
            card = self.catalogue.card(self.game, code)
            made = None
            if card is not None or code in games.get(self.game).cards.undefined:
                made = face_of(
                    self.catalogue,
                    self.game,
                    code,
                    card,
                    language=self.language,
                    mark=False,
                    printing=printing,
                    generated=False,
                )
            if len(self._specs) >= MOST:
                self._forget_oldest()
            self._specs[key] = made
        return self._specs[key]

    def _forget_oldest(self) -> None:
        """Leave out the cards that were asked for first; they are looked up again where they are still seen."""
        gone = list(itertools.islice(self._specs, FORGOTTEN))
        self._pictures.give_up(set(gone))
        for key in gone:
            del self._specs[key]

    def known(self, code: str) -> FaceSpec | None:
        """As `spec`, for a card that was looked up before; safe in a drawing thread."""
        return self._specs.get(code)

    def printings(self, code: str) -> list[Printing]:
        """The printings of a card, by set and number."""
        return self.catalogue.printings(self.game, code)

    def name(self, code: str) -> str:
        """The name of a card in the person's language, else the one on the card; the code where nobody knows it."""
        spec = self.spec(code)
        return spec.name if spec is not None else code

    def pixmap(self, code: str, width: float, height: float, ratio: float = 1.0, printing: str = "") -> QPixmap:
        """The face at this size; a quiet card until it is drawn."""
        # Looked up here: the drawing thread reads only what is known.
        known = self.spec(code, printing) is not None
        key = f"{code}{SEPARATOR}{printing}" if printing and known else code
        return self._pictures.pixmap(key, width, height, ratio)
