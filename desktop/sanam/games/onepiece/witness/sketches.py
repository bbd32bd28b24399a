"""Cards that are invented for a trial."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from sanam.games.onepiece.cards.model import OnePieceCard

#: Whatever a phrase asks of names, types and texts is written on the card; all else is plain.
PLAIN_TYPE = "Nobody"
TRIGGER = "[Trigger] Draw 1 card."


@dataclass(frozen=True)
class Sketch:
    """What an invented card is to be like; `fits`: as the phrase that it was made for wants it."""

    category: str = "character"
    name: str = ""
    cost: int = 7
    power: int = 7000
    types: tuple[str, ...] = (PLAIN_TYPE,)
    colours: tuple[str, ...] = ("red",)
    attributes: tuple[str, ...] = ("Special",)
    text: str = ""
    trigger: bool = False
    counter: int | None = None
    life: int = 4
    rested: bool = False
    given: int = 0
    fits: bool = True

    def but(self, **other: Any) -> Sketch:
        return replace(self, **other)


#: The strongest Character, which attacks where the opponent has to.
BIG = Sketch(name="Big", cost=9, power=12000, types=("Giants",), colours=("black",), attributes=("Wisdom",))


@dataclass
class Cards:
    """The cards of a trial by their codes. Sketches that are alike share a code."""

    read: Any
    cards: dict[str, OnePieceCard] = field(default_factory=dict)
    _made: dict[Sketch, str] = field(default_factory=dict)

    def code(self, sketch: Sketch) -> str:
        like = replace(sketch, rested=False, given=0, fits=True)
        if like not in self._made:
            code = f"WT01-{len(self._made) + 1:03}"
            self._made[like] = code
            self.cards[code] = self._card(code, like)
        return self._made[like]

    def _card(self, code: str, sketch: Sketch) -> OnePieceCard:
        fields: dict[str, Any] = {"colours": sketch.colours, "types": sketch.types, "text": sketch.text}
        if sketch.category in ("leader", "character"):
            fields |= {"power": sketch.power, "attributes": sketch.attributes}
        if sketch.category == "character":
            fields["counter"] = sketch.counter
        fields |= {"life": sketch.life} if sketch.category == "leader" else {"cost": sketch.cost}
        if sketch.category == "event" and not sketch.text:
            fields["text"] = "[Main] Draw 1 card."
        if sketch.trigger:
            fields["trigger"] = TRIGGER
        name = sketch.name or f"Extra {code[-3:]}"
        card = OnePieceCard(code=code, name=name, category=sketch.category, **fields)
        return self.read(card) if card.whole_text else card
