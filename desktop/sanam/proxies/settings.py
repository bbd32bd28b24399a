"""What a person chooses about a sheet, with its bounds. All lengths are whole micrometres."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Literal

from sanam import games
from sanam.proxies.lengths import MM, format_length

#: Portrait width and height of papers that have a name (ISO 216; ANSI Y14.1 in 25.4 mm inches).
PAPERS: dict[str, tuple[int, int]] = {
    "a4": (210 * MM, 297 * MM),
    "letter": (215_900, 279_400),
    "a3": (297 * MM, 420 * MM),
    "legal": (215_900, 355_600),
}

Guides = Literal["none", "corners", "full"]
Backs = Literal["none", "common", "own", "blue", "red"]
Edge = Literal["long", "short"]
Order = Literal["deck", "name", "reverse"]
Sides = Literal["both", "fronts", "backs"]
Ink = Literal["colour", "grey", "light"]
Marks = Literal["none", "crosses", "cutter"]

_CHOICES: dict[str, tuple[str, ...]] = {
    "guides": ("none", "corners", "full"),
    "backs": ("none", "common", "own", "blue", "red"),
    "flip": ("long", "short"),
    "order": ("deck", "name", "reverse"),
    "sides": ("both", "fronts", "backs"),
    "ink": ("colour", "grey", "light"),
    "marks": ("none", "crosses", "cutter"),
}
#: Smallest and largest value of each number; angles in thousandths of a degree, dpi in dots to the inch.
BOUNDS: dict[str, tuple[int, int]] = {
    "paper_width": (50 * MM, 2000 * MM),
    "paper_height": (50 * MM, 2000 * MM),
    "card_width": (20 * MM, 2000 * MM),
    "card_height": (20 * MM, 2000 * MM),
    "margin_left": (0, 500 * MM),
    "margin_top": (0, 500 * MM),
    "margin_right": (0, 500 * MM),
    "margin_bottom": (0, 500 * MM),
    "gap_x": (0, 100 * MM),
    "gap_y": (0, 100 * MM),
    "bleed": (0, 20 * MM),
    "corner_radius": (0, 10 * MM),
    "back_x": (-50 * MM, 50 * MM),
    "back_y": (-50 * MM, 50 * MM),
    "back_angle": (-5000, 5000),
    "copies": (1, 100),
    "dpi": (72, 1200),
}
#: Below this many dots to the inch small print is hard to read on paper.
COARSE = 200
MAX_PAGES = 500
MAX_CARDS = 20_000
MAX_SLOTS = 1_000  # to a page
ENGLISH: dict[str, str] = {
    "number": "{field} must lie between {low} and {high}.",
    "choice": "{field} cannot be “{value}”.",
    "skip": "A slot to skip must be a whole number from 1 to {high}.",
    "no-room": "No card fits: the paper leaves {width} × {height} between its margins.",
    "too-many-slots": "{count} cards per page is more than the limit of {high}.",
    "too-many-pages": "{count} pages is more than the limit of {high}.",
    "too-many-cards": "{count} cards is more than the limit of {high}.",
    "too-many-pixels": "A page of {width} × {height} pixels is too large; choose a lower resolution.",
}


def card_size(game: str) -> tuple[int, int]:
    """Width and height of a game's cards in micrometres. Raises UnknownGame."""
    wide, high = games.get(game).face.size_mm
    return round(wide * MM), round(high * MM)


def card_sizes() -> dict[tuple[int, int], list[str]]:
    """The sizes of cards there are, with the ids of the games that have them."""
    sizes: dict[tuple[int, int], list[str]] = {}
    for game in games.ids():
        sizes.setdefault(card_size(game), []).append(game)
    return sizes


class SheetRefused(ValueError):
    """Settings that make no sheet: the `field` at fault ("" for all together), a `reason` of ENGLISH, its `params`."""

    def __init__(self, field: str, reason: str, **params: object) -> None:
        self.field, self.reason, self.params = field, reason, params
        text = ENGLISH[reason]
        for name, value in {"field": field.replace("_", " "), **params}.items():
            text = text.replace("{" + name + "}", str(value))
        super().__init__(text)


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetSettings:
    """One sheet's settings; `checked()` before use.

    paper_*      the portrait sheet; `landscape` turns it
    gap_x/gap_y  between what is printed of two cards, their bleed included
    bleed        how far the picture goes on beyond the card's edge, on every side
    corner_radius  0 fills the corners, so that straight cuts leave no white
    skip         slots that stay empty, counted from 0 through all pages
    back_x/back_y  moves every back to the right and down, as seen on the back page; back_angle turns it clockwise
    ink          "grey" prints without colour; "light" draws white cards with dark words and pale pictures
    marks        registration marks: "crosses" for both sides of the paper, "cutter" for a cutting machine
    redraw       draws cards whose text is there in the language of the sheet, even where they have a scan
    mark         whether each card says that it is for play-testing
    dpi          of pictures in a PDF and of PNG pages
    lossless     pictures in a PDF as they are; else as JPEG, which makes a file of scans several times smaller
    """

    paper_width: int = PAPERS["a4"][0]
    paper_height: int = PAPERS["a4"][1]
    landscape: bool = False
    card_width: int = field(default_factory=lambda: card_size(games.first())[0])
    card_height: int = field(default_factory=lambda: card_size(games.first())[1])
    margin_left: int = 8 * MM
    margin_top: int = 8 * MM
    margin_right: int = 8 * MM
    margin_bottom: int = 8 * MM
    gap_x: int = 0
    gap_y: int = 0
    bleed: int = 0
    guides: Guides = "corners"
    corner_radius: int = 0
    skip: tuple[int, ...] = ()
    copies: int = 1
    order: Order = "deck"
    backs: Backs = "none"
    sides: Sides = "both"
    flip: Edge = "long"
    back_x: int = 0
    back_y: int = 0
    back_angle: int = 0
    header: bool = True
    mark: bool = True
    dpi: int = 300
    lossless: bool = True
    ink: Ink = "colour"
    marks: Marks = "none"
    redraw: bool = False

    @property
    def page(self) -> tuple[int, int]:
        """Width and height of the page as it is printed."""
        size = (self.paper_width, self.paper_height)
        return (size[1], size[0]) if self.landscape else size

    @property
    def paper_name(self) -> str:
        """The name of the paper, "" for one of a person's own."""
        size = (self.paper_width, self.paper_height)
        return next((name for name, known in PAPERS.items() if known == size), "")

    def checked(self) -> SheetSettings:
        """These settings, if every value is within its bounds. Raises SheetRefused."""
        for name, (low, high) in BOUNDS.items():
            value = getattr(self, name)
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise SheetRefused(name, "number", low=_shown(name, low), high=_shown(name, high))
        for name, choices in _CHOICES.items():
            if getattr(self, name) not in choices:
                raise SheetRefused(name, "choice", value=getattr(self, name))
        if len(self.skip) > MAX_CARDS or any(not 0 <= slot < MAX_PAGES * MAX_SLOTS for slot in self.skip):
            raise SheetRefused("skip", "skip", high=MAX_PAGES * MAX_SLOTS)
        return self


def settings_from(values: Mapping[str, object]) -> SheetSettings:
    """Settings from plain values, as kept in a file: what is unknown or out of bounds is left at its default."""
    good = SheetSettings()
    kinds = {one.name: type(getattr(good, one.name)) for one in fields(SheetSettings)}
    taken: dict[str, object] = {}
    for name, kind in kinds.items():
        value = values.get(name)
        if isinstance(value, list) and kind is tuple:
            value = tuple(slot for slot in value if isinstance(slot, int) and not isinstance(slot, bool))
        if type(value) is kind:
            try:
                SheetSettings(**{name: value}).checked()  # type: ignore[arg-type]
            except SheetRefused:
                continue
            taken[name] = value
    return SheetSettings(**taken)  # type: ignore[arg-type]


def _shown(name: str, value: int) -> str:
    if name in ("copies", "dpi"):
        return str(value)
    return f"{value / 1000:g}°" if name == "back_angle" else format_length(value)
