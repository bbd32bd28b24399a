"""What a One Piece card is: the data that deck rules, search and play read (One Piece 2-1 to 2-15)."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sanam.games.onepiece.cards.printed import read, without_reminders

#: The id of the game.
GAME = "onepiece"
#: The five categories (2-2-2).
CATEGORIES = ("leader", "character", "event", "stage", "don")
#: The six colours, clockwise round the hexagon in the lower left corner from its upper right (2-3-3, 2-3-3-1).
COLOURS = ("red", "green", "blue", "purple", "black", "yellow")
#: Where each colour stands in the hexagon (2-3-3-1).
HEXAGON = dict(zip(COLOURS, ("upper right", "right", "lower right", "lower left", "left", "upper left"), strict=True))
#: The five attributes (2-5-2).
ATTRIBUTES = ("Slash", "Strike", "Ranged", "Special", "Wisdom")
#: The categories that have each number (2-5-5, 2-6-2, 2-7-5, 2-9-3, 2-10-2).
HAVING = {
    "attributes": ("leader", "character"),
    "power": ("leader", "character"),
    "cost": ("character", "event", "stage"),
    "life": ("leader",),
    "counter": ("character",),
}
MOST = 99_999
_NUMBER = re.compile(r"[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8}){0,2}")
#: "Also treat this card's name as [X] according to the rules."; types and attributes likewise.
_ALSO = re.compile(
    r"also treat this card['’]s (?P<what>name|type|attribute)s? as "
    r"(?P<words>[\[{<\"“][^\]}>\"”\n]+[\]}>\"”](?:(?:, | and |, and )[\[{<\"“][^\]}>\"”\n]+[\]}>\"”])*)",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"[\[{<\"“]([^\]}>\"”]{1,80})[\]}>\"”]")


class OnePieceCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One card as printed.

    code        card number, e.g. "OP01-001" (2-14-1); deck limits count by it
    name        2-1-1
    also_named  further names it always has, everywhere, where its text does not say so (2-1-3)
    category    one of CATEGORIES (2-2-2)
    colours     of COLOURS, several for a multicolour card; empty only for DON!! cards (2-3-2, 2-3-4)
    types       words in printed order (2-4-2)
    attributes  of ATTRIBUTES, several allowed; Leaders and Characters only (2-5-3, 2-5-5, 2-5-7)
    power       0–99,999, Leaders and Characters only (2-6-2), else None
    cost        0–99, Characters, Events and Stages only (2-7-5), else None
    life        0–99, Leaders only (2-9-3), else None
    counter     (icon) Counter, 0–99,999, or None; Characters only (2-10-2)
    text        the abilities as printed, reminder text in ( ) included (2-8-1, 2-8-4)
    trigger     the part of the text that begins with [Trigger], "" when there is none (2-11-2)
    block       block icon, "" when not known; nothing in the game reads it (2-15-1)
    rarity      likewise (2-13-1)
    abilities, problem   as in sanam.games.yugioh.cards.CardData

    Raises ValueError (msgspec.ValidationError when decoded) for a field out of its range or of another category.
    """

    code: str
    name: str
    category: str
    colours: tuple[str, ...] = ()
    also_named: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    power: int | None = None
    cost: int | None = None
    life: int | None = None
    counter: int | None = None
    text: str = ""
    trigger: str = ""
    block: str = ""
    rarity: str = ""
    abilities: list[dict[str, Any]] | None = None
    problem: str = ""

    def __post_init__(self) -> None:
        if not _NUMBER.fullmatch(self.code):
            raise ValueError(f"code {self.code!r} is not a card number")
        if not self.name.strip():
            raise ValueError("name must not be empty")
        if self.category not in CATEGORIES:
            raise ValueError(f"category {self.category!r} is not one of {', '.join(CATEGORIES)}")
        for field, allowed in (("colours", COLOURS), ("attributes", ATTRIBUTES)):
            values = getattr(self, field)
            strange = [value for value in values if value not in allowed]
            if strange:
                raise ValueError(f"{field} {strange[0]!r} is not one of {', '.join(allowed)}")
            if len(set(values)) < len(values):
                raise ValueError(f"{field} names a value twice")
        if not self.colours and self.category != "don":
            raise ValueError("colours must not be empty")
        for field, categories in HAVING.items():
            value = getattr(self, field)
            if value not in (None, ()) and self.category not in categories:
                raise ValueError(f"a {self.category} card has no {field}")
        for field, most in (("power", MOST), ("cost", 99), ("life", 99), ("counter", MOST)):
            value = getattr(self, field)
            if value is not None and not 0 <= value <= most:
                raise ValueError(f"{field} {value} is not between 0 and {most}")
        required = {"leader": "life", "character": "cost", "event": "cost", "stage": "cost"}.get(self.category)
        if required and getattr(self, required) is None:
            raise ValueError(f"{required} is missing")

    @property
    def key(self) -> str:
        return self.code

    @property
    def kind(self) -> str:
        return self.category

    @property
    def names(self) -> tuple[str, ...]:
        """Every name the card has, those that its text states included, in every area (2-1-3)."""
        return tuple(dict.fromkeys((self.name, *self.also_named, *self._also("name"))))

    @property
    def all_types(self) -> tuple[str, ...]:
        """Its types and those that its text says it also counts as, in every area (2-4-4)."""
        return tuple(dict.fromkeys((*self.types, *self._also("type"))))

    @property
    def all_attributes(self) -> tuple[str, ...]:
        """Its attributes and those that its text says it also counts as, in every area (2-5-7)."""
        return tuple(dict.fromkeys((*self.attributes, *self._also("attribute"))))

    def _also(self, what: str) -> list[str]:
        found = (match for match in _ALSO.finditer(self.text) if match["what"].lower() == what)
        return [word.strip() for match in found for word in _QUOTED.findall(match["words"])]

    @property
    def type_line(self) -> str:
        """The types as printed (2-4-2)."""
        return "/".join(self.types)

    @property
    def is_multicolour(self) -> bool:
        return len(self.colours) > 1

    @property
    def whole_text(self) -> str:
        """The card text, its [Trigger] included (2-11-2)."""
        return "\n".join(part for part in (self.text, self.trigger) if part)

    @property
    def rules_text(self) -> str:
        """The text without what stands in parentheses as an explanation (2-8-4).

        A parenthesis that is a whole line, or that stands first in one, may itself be an ability and stays.
        """
        lines = self.text.split("\n")
        return "\n".join(line if line.startswith("(") else without_reminders(line) for line in lines)

    @property
    def by_hand(self) -> bool:
        """Whether the players apply an effect of it: it has more text than keywords, and that was not understood."""
        return self.abilities is None and bool(read(self.whole_text).abilities)


#: What stands on every DON!! card; they are all alike.
DON_CARD = OnePieceCard(code="DON", name="DON!!", category="don")
