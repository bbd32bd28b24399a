"""Cards as the editor shows them: faces as pixmaps, lines of text."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from sanam.catalogue.models import printed_text
from sanam.catalogue.store import Catalogue
from sanam.faces import FaceSpec
from sanam.games.onepiece.cards import OnePieceCard
from sanam.games.summoner_master.cards import SummonerCard
from sanam.proxies.cards import face_of
from sanam.ui.table.pictures import Pictures
from sanam.ui.text import tr

#: Frames for the other games' cards, whose faces have the colours of these kinds.
_COLOUR_FRAMES = {
    "red": "effect", "green": "spell", "blue": "ritual", "purple": "fusion", "black": "xyz", "yellow": "normal",
    "earth": "normal", "water": "ritual", "wind": "spell", "fire": "effect", "light": "synchro", "darkness": "xyz",
    "none": "token", "multi": "synchro",
}  # fmt: skip
_COLOUR_ART = {
    "red": "FIRE", "green": "WIND", "blue": "WATER", "purple": "DARK", "black": "DARK", "yellow": "LIGHT",
    "earth": "EARTH", "water": "WATER", "wind": "WIND", "fire": "FIRE", "light": "LIGHT", "darkness": "DARK",
}  # fmt: skip


class CardSource(QObject):
    """Faces of one game's cards at any size. `arrived(code)` when a picture that was asked for is there."""

    arrived = Signal(str)

    def __init__(self, catalogue: Catalogue, *, eager: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.catalogue = catalogue
        self.game = "yugioh"
        self._specs: dict[str, FaceSpec | None] = {}
        self._pictures = Pictures(self._specs.get, eager=eager, parent=self)
        self._pictures.arrived.connect(self.arrived)

    def set_game(self, game: str) -> None:
        if game != self.game:
            self.game = game
            self.forget()

    def forget(self) -> None:
        """Other cards may stand behind the codes now."""
        self._specs.clear()
        self._pictures.forget()

    def close(self) -> None:
        """Draw no more; before the catalogue is closed."""
        self._pictures.forget_waiting()
        self._pictures.close()

    def spec(self, code: str) -> FaceSpec | None:
        """What the face of a card shows; None for a card nobody knows."""
        if code not in self._specs:
            card = self.catalogue.card(self.game, code)
            self._specs[code] = None if card is None else face(self.catalogue, self.game, code, card)
        return self._specs[code]

    def pixmap(self, code: str, width: float, height: float, ratio: float = 1.0) -> QPixmap:
        """The face at this size; a quiet card until it is drawn."""
        self.spec(code)  # looked up here: the drawing thread reads only what is known
        return self._pictures.pixmap(code, width, height, ratio)


def face(catalogue: Catalogue, game: str, code: str, card: Any) -> FaceSpec:
    """The face of a known card of any game."""
    made = face_of(catalogue, game, code, card, mark=False)
    if made.stats or made.text or game == "yugioh":
        return made
    if isinstance(card, OnePieceCard):
        colour = card.colours[0] if card.colours else ""
        stats = [("POWER", str(card.power))] if card.power is not None else []
        stats += [("COUNTER", f"+{card.counter}")] if card.counter else []
        stats += [("LIFE", str(card.life))] if card.life is not None else []
        return replace(
            made, name=card.name, frame=_COLOUR_FRAMES.get(colour, "token"), attribute=_COLOUR_ART.get(colour, ""),
            level=card.cost or 0, type_line=kind_line(card), text=card.whole_text, stats=tuple(stats),
            art_seed=f"{card.code} {card.name}",
        )  # fmt: skip
    if isinstance(card, SummonerCard):
        element = card.elements[0] if card.elements else ""
        stats = [
            (name, str(value))
            for name, value in (("AT", card.at), ("DF", card.df), ("SP", card.sp))
            if value is not None
        ]
        frame = "trap" if card.family == "mystic" else _COLOUR_FRAMES.get(element, "token")
        return replace(
            made, name=card.oracle_name, frame=frame,
            attribute=_COLOUR_ART.get(element, ""), level=card.level or 0, type_line=kind_line(card),
            text=printed_text(card), stats=tuple(stats), art_seed=card.key, code="",
        )  # fmt: skip
    return made


def kind_line(card: Any) -> str:
    """What a card is, in one line of the words printed on it."""
    if isinstance(card, OnePieceCard):
        return " · ".join(part for part in ("/".join(card.colours), card.category, card.type_line) if part)
    if isinstance(card, SummonerCard):
        return " · ".join(part for part in (card.kind, "/".join(card.elements), "/".join(card.tribes)) if part)
    return " · ".join(part for part in (card.attribute, card.race or card.icon, " ".join(card.traits)) if part)


def number_line(card: Any) -> str:
    """The numbers of a card in one line."""
    pairs: list[tuple[str, int | str | None]]
    if isinstance(card, OnePieceCard):
        pairs = [
            (tr("Cost"), card.cost),
            (tr("Power"), card.power),
            (tr("Counter"), card.counter),
            (tr("Life"), card.life),
        ]
    elif isinstance(card, SummonerCard):
        pairs = [(tr("Level"), card.level), ("At", card.at), ("Df", card.df), ("Sp", card.sp), ("Mp", card.cast_mp)]
    elif card.kind != "monster":
        return ""
    else:
        rank = tr("Rank") if "xyz" in card.traits else tr("Level")
        pairs = [(rank, card.level), ("ATK", "?" if card.atk is None else card.atk)]
        pairs.append(("DEF", "?" if card.def_ is None else card.def_))
    return "  ".join(f"{name} {value}" for name, value in pairs if value is not None)
