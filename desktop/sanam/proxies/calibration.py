"""The calibration sheet: two sides that tell whether a printer keeps sizes, and how far its backs are off.

Side 1 has rulers and four fine crosses; side 2 has a scale where each cross should come through. Held against the
light, the front's cross stands on the back's scale at what is to be added to the back offset in use.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan, degrees

from sanam.proxies.layout import Line, Page, Rect, Sheet, Text, grid_of
from sanam.proxies.lengths import MM, format_length
from sanam.proxies.settings import SheetRefused, SheetSettings

RULER = 100 * MM
REACH = 10 * MM  # of a scale either way
_THIN, _FINE = 150, 120
#: The smallest page that holds everything.
SMALLEST = (180 * MM, 180 * MM)
RULER_Y = 70 * MM
BELOW = 88 * MM


@dataclass(frozen=True, slots=True)
class CalibrationWords:
    """What the sheet says, in the person's language; {names} are replaced."""

    title: str = "Sanam calibration sheet, side {n} of 2"
    scale: str = "Print at 100 % (“actual size”); do not fit to page. Print both sides on one sheet of paper."
    ruler: str = (
        "This ruler is 100 mm long. If yours says otherwise, the printer has scaled the page: look for a scale or fit "
        "setting in the print dialog and set it to 100 % or “none”."
    )
    card: str = "A card of {width} × {height} covers this frame exactly."
    hold: str = (
        "Hold the sheet against the light with side 2 towards you and this text upright. Read where the crosses of "
        "side 1 stand on the scales here, and add the mean of the four readings to the back offset in use: to the "
        "right and down are positive. Each millimetre by which the readings of y at the right exceed those at the left "
        "is {angle}° more of back angle."
    )
    in_use: str = "In use: {paper}, flip on the {edge} edge, back offset x {x}, y {y}, angle {angle}°"
    long_edge: str = "long"
    short_edge: str = "short"
    layout: str = "Cards {width} × {height}, gaps {gap_x} and {gap_y}, bleed {bleed}, {columns} × {rows} per page"


def calibration_sheet(settings: SheetSettings, words: CalibrationWords | None = None) -> Sheet:
    """The two sides for the paper, flip and back offset of `settings`. Raises SheetRefused for a page under 180 mm."""
    settings.checked()
    words = words or CalibrationWords()
    width, height = settings.page
    if width < SMALLEST[0] or height < SMALLEST[1]:
        raise SheetRefused("", "no-room", width=format_length(width), height=format_length(height))
    targets = _targets(width, height)
    upright = (settings.flip == "long") == (height >= width)
    behind = [(width - x, y) if upright else (x, height - y) for x, y in targets]
    in_use = _in_use(settings, words)
    front = Page(0, "front", (), _front_lines(settings, targets), _front_texts(settings, words, in_use))
    back = Page(
        0,
        "back",
        (),
        tuple(line for x, y in behind for line in _scale(x, y)),
        (*_labels(behind), *_back_texts(settings, words, in_use, targets)),
        settings.back_x,
        settings.back_y,
        settings.back_angle,
    )
    return Sheet(settings, grid_of(settings), (front, back), words.title.replace("{n}", "1"), settings.page)


def _targets(width: int, height: int) -> tuple[tuple[int, int], ...]:
    near = 30 * MM
    return tuple((x, y) for y in (near + 8 * MM, height - near) for x in (near, width - near))


def _front_lines(settings: SheetSettings, targets: tuple[tuple[int, int], ...]) -> tuple[Line, ...]:
    width, height = settings.page
    lines = [line for x, y in targets for line in _cross(x, y)]
    left, top = (width - RULER) // 2, RULER_Y
    lines.append(Line(left, top, left + RULER, top, _THIN))
    for mm in range(101):
        long = 6 * MM if mm % 10 == 0 else 4 * MM if mm % 5 == 0 else 2_500
        lines.append(Line(left + mm * MM, top, left + mm * MM, top + long, _THIN))
    down = BELOW
    tall = min(RULER, height - down - 18 * MM) // (10 * MM) * 10
    x = (width - RULER) // 2
    lines.append(Line(x, down, x, down + tall * MM, _THIN))
    for mm in range(tall + 1):
        long = 6 * MM if mm % 10 == 0 else 4 * MM if mm % 5 == 0 else 2_500
        lines.append(Line(x, down + mm * MM, x + long, down + mm * MM, _THIN))
    frame = _frame(settings)
    if frame is not None:
        x1, y1, x2, y2 = frame.x, frame.y, frame.right, frame.bottom
        lines += [Line(x1, y1, x2, y1, _THIN), Line(x1, y2, x2, y2, _THIN)]
        lines += [Line(x1, y1, x1, y2, _THIN), Line(x2, y1, x2, y2, _THIN)]
    return tuple(lines)


def _frame(settings: SheetSettings) -> Rect | None:
    """Where a card can be laid, if there is room for it."""
    width, height = settings.page
    room = Rect((width - RULER) // 2 + 14 * MM, BELOW, RULER - 14 * MM, height - BELOW - 10 * MM)
    frame = Rect(room.x, room.y, settings.card_width, settings.card_height)
    return frame if room.contains(frame) else None


def _cross(x: int, y: int) -> list[Line]:
    arm = 6 * MM
    return [Line(x - arm, y, x + arm, y, _FINE), Line(x, y - arm, x, y + arm, _FINE)]


def _scale(x: int, y: int) -> list[Line]:
    """Millimetres from −10 to 10 both ways, the zero where the cross should be."""
    lines = [Line(x - REACH, y, x + REACH, y, _FINE), Line(x, y - REACH, x, y + REACH, _FINE)]
    for half in range(-20, 21):
        at = half * MM // 2
        long = 2 * MM if half % 10 == 0 else 1_200 if half % 2 == 0 else 700
        lines.append(Line(x + at, y - long, x + at, y + long, _FINE))
        lines.append(Line(x - long, y + at, x + long, y + at, _FINE))
    return lines


def _labels(targets: list[tuple[int, int]]) -> tuple[Text, ...]:
    texts = []
    for x, y in targets:
        for value in (-10, -5, 5, 10):
            at = value * MM
            shown = str(value).replace("-", "−")
            texts.append(Text(Rect(x + at - 3 * MM, y + 2_200, 6 * MM, 2_600), shown, 2_200, "middle"))
            texts.append(Text(Rect(x + 2_500, y + at - 1_300, 6 * MM, 2_600), shown, 2_200, "left"))
    return tuple(texts)


def _front_texts(settings: SheetSettings, words: CalibrationWords, in_use: str) -> tuple[Text, ...]:
    width, _ = settings.page
    left, room = 45 * MM, width - 90 * MM
    texts = [
        Text(Rect(left, 10 * MM, room, 6 * MM), words.title.replace("{n}", "1"), 4_500, "middle", bold=True),
        Text(Rect(left, 18 * MM, room, 12 * MM), words.scale, 3_600, block=True),
        Text(Rect(left, 31 * MM, room, 16 * MM), in_use, 3_200, block=True),
        Text(Rect((width - RULER) // 2, RULER_Y - 17 * MM, RULER, 16 * MM), words.ruler, 3_300, block=True),
    ]
    for mm in range(0, 101, 10):
        x = (width - RULER) // 2 + mm * MM
        texts.append(Text(Rect(x - 4 * MM, RULER_Y + 6_400, 8 * MM, 3_200), str(mm), 2_800, "middle"))
    frame = _frame(settings)
    if frame is not None:
        size = {"width": format_length(settings.card_width), "height": format_length(settings.card_height)}
        inside = Rect(frame.x + 4 * MM, frame.y + 6 * MM, frame.width - 8 * MM, 30 * MM)
        texts.append(Text(inside, _filled(words.card, **size), 3_300, block=True))
    return tuple(texts)


def _back_texts(
    settings: SheetSettings, words: CalibrationWords, in_use: str, targets: tuple[tuple[int, int], ...]
) -> tuple[Text, ...]:
    width, _ = settings.page
    left, room = 45 * MM, width - 90 * MM
    angle = f"{degrees(atan(1 * MM / (targets[1][0] - targets[0][0]))):.2f}"
    return (
        Text(Rect(left, 10 * MM, room, 6 * MM), words.title.replace("{n}", "2"), 4_500, "middle", bold=True),
        Text(Rect(left, 60 * MM, room, 50 * MM), _filled(words.hold, angle=angle), 3_600, block=True),
        Text(Rect(left, 114 * MM, room, 16 * MM), in_use, 3_200, block=True),
    )


def _in_use(settings: SheetSettings, words: CalibrationWords) -> str:
    width, height = settings.page
    grid = grid_of(settings)
    paper = settings.paper_name.title() or f"{format_length(width)} × {format_length(height)}"
    first = _filled(
        words.in_use,
        paper=paper,
        edge=words.long_edge if settings.flip == "long" else words.short_edge,
        x=format_length(settings.back_x),
        y=format_length(settings.back_y),
        angle=f"{settings.back_angle / 1000:g}",
    )
    second = _filled(
        words.layout,
        width=format_length(settings.card_width),
        height=format_length(settings.card_height),
        gap_x=format_length(settings.gap_x),
        gap_y=format_length(settings.gap_y),
        bleed=format_length(settings.bleed),
        columns=grid.columns,
        rows=grid.rows,
    )
    return f"{first}\n{second}"


def _filled(text: str, **values: object) -> str:
    for name, value in values.items():
        text = text.replace("{" + name + "}", str(value))
    return text
