"""Where everything on a sheet goes: from settings and cards to placements, in whole micrometres. Knows no Qt.

The grid of cards stands in the middle between the margins. A back lies where the paper, turned over its edge,
brings it behind its front; the offset and angle that make up for a printer are the page's, not the placements'.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from sanam.proxies.lengths import MM, format_length
from sanam.proxies.settings import MAX_CARDS, MAX_PAGES, MAX_SLOTS, SheetRefused, SheetSettings
from sanam.wording import fill

#: Printers leave 4.2–5 mm white at the edge; guides and header keep this far from it.
PAGE_EDGE = 4 * MM
HEADER_HEIGHT = 3_500
#: Room the header takes from the page's top edge.
HEADER_ROOM = PAGE_EDGE + HEADER_HEIGHT + 500
GUIDE_LENGTH = 5 * MM
GUIDE_CLEARANCE = 250  # white between a guide and the nearest picture
GUIDE_WIDTH = 100
_SHORTEST_GUIDE = 300
#: Registration marks: how far they stand from the paper's edges, and their measures, which cutting machines look for.
MARK_INSET = 8_500
MARK_SQUARE, MARK_ARM, MARK_STROKE = 5 * MM, 20 * MM, 500
CROSS = 5 * MM
CROSS_X = 7 * MM  # its middle from the side of the paper
MARK_CLEARANCE = 500


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle from its top left corner; x goes right, y down."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def grown(self, by: int) -> Rect:
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def overlaps(self, other: Rect) -> bool:
        """Whether they share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def contains(self, other: Rect) -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom


@dataclass(frozen=True, slots=True)
class SheetCard:
    """A card to print. `back` is what stands on its other side when each card has its own (see painter)."""

    code: str
    name: str = ""
    copies: int = 1
    back: str = ""


@dataclass(frozen=True, slots=True)
class Placement:
    """One card on a page: `card` is its index among the cards given; `art` is `rect` with its bleed around it."""

    card: int
    slot: int
    rect: Rect
    art: Rect
    turned: bool = False  # by 180°, in its place


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line of `width`, its ends cut flat; `is_mark` for one that a machine looks for, which is black."""

    x1: int
    y1: int
    x2: int
    y2: int
    width: int = GUIDE_WIDTH
    is_mark: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """Text in a box, at most `size` high. "start" is the side where reading begins, where the box then lies
    too; "left" and "middle" stay where they are. Blocks break into lines."""

    rect: Rect
    text: str
    size: int
    align: Literal["start", "middle", "end", "left"] = "start"
    bold: bool = False
    block: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """One side of one sheet of paper. The shift and angle (thousandths of a degree, about the page's middle) hold for
    all that is on it; they are 0 on fronts.
    """

    sheet: int
    side: Literal["front", "back"]
    cards: tuple[Placement, ...] = ()
    lines: tuple[Line, ...] = ()
    texts: tuple[Text, ...] = ()
    shift_x: int = 0
    shift_y: int = 0
    angle: int = 0


@dataclass(frozen=True, slots=True)
class Grid:
    """The slots of a page. `columns × rows` of them, in reading order from the left."""

    columns: int
    rows: int
    x: int
    y: int
    step_x: int
    step_y: int

    @property
    def capacity(self) -> int:
        return self.columns * self.rows


@dataclass(frozen=True, slots=True)
class Words:
    """What is printed beside the cards, in the person's language. {n} and {total} are replaced."""

    page: str = "Page {n} of {total}"
    page_back: str = "Page {n} of {total}, backs"
    scale: str = "Print at 100 %; do not fit to page"


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything there is to draw."""

    settings: SheetSettings
    grid: Grid
    pages: tuple[Page, ...]
    title: str = ""
    size: tuple[int, int] = field(default=(0, 0))

    @property
    def copies(self) -> int:
        """How many cards lie on the sheets."""
        return sum({page.sheet: len(page.cards) for page in self.pages}.values())

    @property
    def sheets(self) -> int:
        """Sheets of paper: a front and its back are on one."""
        return len({page.sheet for page in self.pages})


def printable(settings: SheetSettings) -> Rect:
    """Where cards and their bleed may lie: the page without its margins, the header and registration marks."""
    width, height = settings.page
    top = max(settings.margin_top, HEADER_ROOM) if settings.header else settings.margin_top
    left, right, bottom = settings.margin_left, settings.margin_right, settings.margin_bottom
    stroke, block = MARK_INSET + MARK_STROKE + MARK_CLEARANCE, MARK_INSET + MARK_SQUARE + MARK_CLEARANCE
    if settings.marks != "none":
        top, bottom = max(top, block), max(bottom, stroke if settings.marks == "cutter" else block)
    if settings.marks == "cutter":
        left, right = max(left, stroke), max(right, stroke)
    return Rect(left, top, width - left - right, height - top - bottom)


def grid_of(settings: SheetSettings) -> Grid:
    """The slots of a page; no columns and rows when not one card fits. Settings must be `checked()`."""
    area = printable(settings)
    wide = settings.card_width + 2 * settings.bleed
    high = settings.card_height + 2 * settings.bleed
    columns = max(0, (area.width + settings.gap_x) // (wide + settings.gap_x))
    rows = max(0, (area.height + settings.gap_y) // (high + settings.gap_y))
    if not columns or not rows:
        return Grid(0, 0, area.x, area.y, wide + settings.gap_x, high + settings.gap_y)
    used_x = columns * (wide + settings.gap_x) - settings.gap_x
    used_y = rows * (high + settings.gap_y) - settings.gap_y
    # Centred on the page where the margins allow it, so that a sheet fed the other way round still fits its backs.
    page_width, page_height = settings.page
    x = min(max((page_width - used_x) // 2, area.x), area.right - used_x)
    y = min(max((page_height - used_y) // 2, area.y), area.bottom - used_y)
    return Grid(columns, rows, x, y, wide + settings.gap_x, high + settings.gap_y)


def slot_rect(settings: SheetSettings, grid: Grid, slot: int) -> Rect:
    """The card in a slot (0 is the first of every page), without its bleed."""
    row, column = divmod(slot % grid.capacity, grid.columns)
    return Rect(
        grid.x + column * grid.step_x + settings.bleed,
        grid.y + row * grid.step_y + settings.bleed,
        settings.card_width,
        settings.card_height,
    )


def lay_out(settings: SheetSettings, cards: Sequence[SheetCard], title: str = "", words: Words | None = None) -> Sheet:
    """All pages, each back after its front. Raises SheetRefused when no card fits or there are too many.

    Without cards there are no pages.
    """
    settings.checked()
    words = words or Words()
    grid = grid_of(settings)
    if not grid.capacity:
        area = printable(settings)
        raise SheetRefused(
            "", "no-room", width=format_length(max(0, area.width)), height=format_length(max(0, area.height))
        )
    if grid.capacity > MAX_SLOTS:
        raise SheetRefused("", "too-many-slots", count=grid.capacity, high=MAX_SLOTS)
    placed = _slots(settings, cards)
    sheets = placed[-1][0] // grid.capacity + 1 if placed else 0
    both = settings.backs != "none"
    sides = {"front": settings.sides != "backs" or not both, "back": both and settings.sides != "fronts"}
    total = sheets * (sides["front"] + sides["back"])
    if total > MAX_PAGES:
        raise SheetRefused("", "too-many-pages", count=total, high=MAX_PAGES)
    by_sheet: list[list[Placement]] = [[] for _ in range(sheets)]
    for slot, card in placed:
        rect = slot_rect(settings, grid, slot)
        by_sheet[slot // grid.capacity].append(Placement(card, slot, rect, rect.grown(settings.bleed)))
    pages: list[Page] = []
    guides: dict[frozenset[int], tuple[Line, ...]] = {}
    for number, fronts in enumerate(by_sheet):
        used = frozenset(front.slot % grid.capacity for front in fronts)
        if used not in guides:
            guides[used] = cut_guides(settings, [front.rect for front in fronts])
        if sides["front"]:
            texts = _header(settings, title, words.page, words.scale, number, sheets)
            lines = (*guides[used], *registration_marks(settings, "front"))
            pages.append(Page(number, "front", tuple(fronts), lines, texts))
        if sides["back"]:
            texts = _header(settings, title, words.page_back, words.scale, number, sheets)
            backs = tuple(back_of(settings, front) for front in fronts)
            moved = (settings.back_x, settings.back_y, settings.back_angle)
            pages.append(Page(number, "back", backs, registration_marks(settings, "back"), texts, *moved))
    return Sheet(settings, grid, tuple(pages), title, settings.page)


def back_of(settings: SheetSettings, front: Placement) -> Placement:
    """Where the back of a front lies on the other side of the paper.

    Turned over an upright edge the page is mirrored left to right; over a level one top to bottom, and the backs
    stand on their heads so that the card in the hand is upright on both sides.
    """
    page_width, page_height = settings.page
    upright = (settings.flip == "long") == (page_height >= page_width)

    def behind(rect: Rect) -> Rect:
        if upright:
            return Rect(page_width - rect.right, rect.y, rect.width, rect.height)
        return Rect(rect.x, page_height - rect.bottom, rect.width, rect.height)

    return Placement(front.card, front.slot, behind(front.rect), behind(front.art), not upright)


def _slots(settings: SheetSettings, cards: Sequence[SheetCard]) -> list[tuple[int, int]]:
    """(slot, card) for every copy, in the order wanted, past the slots that stay empty."""
    order = list(range(len(cards)))
    if settings.order == "name":
        order.sort(key=lambda at: (cards[at].name.casefold(), cards[at].code, at))
    count = sum(max(0, card.copies) for card in cards) * settings.copies
    if count > MAX_CARDS:
        raise SheetRefused("", "too-many-cards", count=count, high=MAX_CARDS)
    queue = [at for at in order for _ in range(max(0, cards[at].copies) * settings.copies)]
    if settings.order == "reverse":
        queue.reverse()
    skipped = frozenset(settings.skip)
    placed: list[tuple[int, int]] = []
    slot = 0
    for card in queue:
        while slot in skipped:
            slot += 1
        placed.append((slot, card))
        slot += 1
    return placed


def cut_guides(settings: SheetSettings, cards: Sequence[Rect]) -> tuple[Line, ...]:
    """Guides along the edges of `cards`, nowhere on a picture, its bleed included, nor on header or paper's edge."""
    if settings.guides == "none" or not cards:
        return ()
    page_width, page_height = settings.page
    top = HEADER_ROOM if settings.header else PAGE_EDGE
    blocked = [card.grown(settings.bleed + GUIDE_CLEARANCE) for card in cards]
    blocked += [_around(mark) for mark in registration_marks(settings, "front")]
    reach = settings.bleed + GUIDE_CLEARANCE + GUIDE_LENGTH
    lines: list[Line] = []
    for upright in (True, False):
        low, high = (top, page_height - PAGE_EDGE) if upright else (PAGE_EDGE, page_width - PAGE_EDGE)
        wanted: dict[int, list[tuple[int, int]]] = {}
        for card in cards:
            near, far = (card.y, card.bottom) if upright else (card.x, card.right)
            for at in (card.x, card.right) if upright else (card.y, card.bottom):
                spans = [(low, high)] if settings.guides == "full" else [(near - reach, near), (far, far + reach)]
                wanted.setdefault(at, []).extend(spans)
        for at in sorted(wanted):
            walls = [
                (art.y, art.bottom) if upright else (art.x, art.right)
                for art in blocked
                if (art.x < at < art.right if upright else art.y < at < art.bottom)
            ]
            for begin, end in _free(wanted[at], walls):
                begin, end = max(begin, low), min(end, high)
                if end - begin >= _SHORTEST_GUIDE:
                    lines.append(Line(at, begin, at, end) if upright else Line(begin, at, end, at))
    return tuple(lines)


def registration_marks(settings: SheetSettings, side: Literal["front", "back"]) -> tuple[Line, ...]:
    """A cross in each corner, on both sides of the paper; or, on fronts, what cutting machines look for: a square at
    the top left, and angles at the top right and the bottom left.
    """
    width, height = settings.page
    if settings.marks == "crosses":
        middle = MARK_INSET + CROSS // 2
        return tuple(
            line
            for x in (CROSS_X, width - CROSS_X)
            for y in (middle, height - middle)
            for line in (
                Line(x - CROSS // 2, y, x + CROSS // 2, y, 2 * GUIDE_WIDTH, True),
                Line(x, y - CROSS // 2, x, y + CROSS // 2, 2 * GUIDE_WIDTH, True),
            )
        )
    if settings.marks == "none" or side == "back":
        return ()
    near, far, low = MARK_INSET, width - MARK_INSET, height - MARK_INSET
    half = MARK_STROKE // 2
    square = near + MARK_SQUARE // 2
    return (
        Line(near, square, near + MARK_SQUARE, square, MARK_SQUARE, True),
        Line(far - MARK_ARM, near + half, far, near + half, MARK_STROKE, True),
        Line(far - half, near, far - half, near + MARK_ARM, MARK_STROKE, True),
        Line(near, low - half, near + MARK_ARM, low - half, MARK_STROKE, True),
        Line(near + half, low - MARK_ARM, near + half, low, MARK_STROKE, True),
    )


def _around(line: Line) -> Rect:
    """The room of a level or upright line, with some white around it."""
    across = line.width // 2
    if line.y1 == line.y2:
        box = Rect(line.x1, line.y1 - across, line.x2 - line.x1, line.width)
    else:
        box = Rect(line.x1 - across, line.y1, line.width, line.y2 - line.y1)
    return box.grown(GUIDE_CLEARANCE)


def _free(spans: Iterable[tuple[int, int]], walls: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The union of `spans` without `walls`, in order."""
    joined = _union(spans)
    for low, high in _union(walls):
        joined = [
            part
            for begin, end in joined
            for part in ((begin, min(end, low)), (max(begin, high), end))
            if part[0] < part[1]
        ]
    return joined


def _union(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    joined: list[tuple[int, int]] = []
    for begin, end in sorted(spans):
        if joined and begin <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((begin, end))
    return joined


def _header(settings: SheetSettings, title: str, page: str, scale: str, number: int, sheets: int) -> tuple[Text, ...]:
    """Deck, how to print, page, in one line above everything."""
    if not settings.header:
        return ()
    width, _ = settings.page
    left = max(settings.margin_left, PAGE_EDGE)
    room = width - left - max(settings.margin_right, PAGE_EDGE)
    third = room // 3
    count = fill(page, n=number + 1, total=sheets)
    boxes = [Rect(left + at * third, PAGE_EDGE, third, HEADER_HEIGHT) for at in range(3)]
    return (
        Text(boxes[0], title, 3_000, "start", bold=True),
        Text(boxes[1], scale, 2_600, "middle"),
        Text(boxes[2], count, 2_600, "end"),
    )
