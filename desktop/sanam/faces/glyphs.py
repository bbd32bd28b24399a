"""Our icon set: path data on a 24-unit grid, drawn in 1.75-unit strokes with round ends. Faces, table and controls share it."""
# ruff: noqa: E501 – tables of data

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sanam.faces.paths import circle, path_from, rounded

GRID = 24.0
STROKE = 1.75


class Glyph(NamedTuple):
    """Path data that is stroked, and path data that is filled. `directional` glyphs are mirrored in right-to-left."""

    stroke: str = ""
    fill: str = ""
    directional: bool = False


def _star(points: int, outer: float, inner: float, x: float = 12, y: float = 12, turn: float = 0.0) -> str:
    parts = []
    for index in range(points * 2):
        radius = outer if index % 2 == 0 else inner
        angle = -pi / 2 + turn + index * pi / points
        parts.append(f"{x + radius * cos(angle):.2f} {y + radius * sin(angle):.2f}")
    return "M" + "L".join(parts) + "Z"


def _rays(count: int, inner: float, outer: float, turn: float = 0.0) -> str:
    parts = []
    for index in range(count):
        angle = turn + index * 2 * pi / count
        parts.append(
            f"M{12 + inner * cos(angle):.2f} {12 + inner * sin(angle):.2f}"
            f"L{12 + outer * cos(angle):.2f} {12 + outer * sin(angle):.2f}"
        )
    return "".join(parts)


_CARD = rounded(6, 3, 12, 18, 2)
_SHIELD = "M12 3L19.5 5.5V11.5C19.5 16.2 16.4 19.5 12 21.2C7.6 19.5 4.5 16.2 4.5 11.5V5.5Z"
_EYE = "M2.5 12Q12 1.8 21.5 12Q12 22.2 2.5 12Z"
_BOOK = "M12 6.2C9.6 4.6 6.6 4.4 3.5 5V18.6C6.6 18 9.6 18.2 12 19.8C14.4 18.2 17.4 18 20.5 18.6V5C17.4 4.4 14.4 4.6 12 6.2ZM12 6.2V19.8"

GLYPHS: dict[str, Glyph] = {
    # time and playback
    "undo": Glyph("M8.5 5L4 9.5L8.5 14M4.5 9.5H14.2C17.7 9.5 20 11.8 20 14.8C20 17.8 17.7 20 14.2 20H9"),
    "redo": Glyph("M15.5 5L20 9.5L15.5 14M19.5 9.5H9.8C6.3 9.5 4 11.8 4 14.8C4 17.8 6.3 20 9.8 20H15"),
    "play": Glyph("M8 5L18.5 12L8 19Z", "M8 5L18.5 12L8 19Z", directional=True),
    "pause": Glyph("M8.5 5.5V18.5M15.5 5.5V18.5"),
    "step-forward": Glyph("M6.5 5.5L13 12L6.5 18.5", circle(18, 12, 1.6), directional=True),
    "step-back": Glyph("M17.5 5.5L11 12L17.5 18.5", circle(6, 12, 1.6), directional=True),
    "first": Glyph("M18 5.5L10.5 12L18 18.5M6 5.5V18.5", directional=True),
    "last": Glyph("M6 5.5L13.5 12L6 18.5M18 5.5V18.5", directional=True),
    "replay": Glyph(
        "M4.5 5V10H9.5M4.8 9.8C6.2 6.6 9 4.5 12.2 4.5C16.5 4.5 20 7.9 20 12.2C20 16.5 16.5 20 12.2 20"
        "C8.6 20 5.7 17.8 4.7 14.8",
        "M10.3 8.9L15.6 12.2L10.3 15.5Z",
    ),
    "clock": Glyph(circle(12, 12, 8.5) + "M12 7V12L15.5 14.2"),
    # places
    "home": Glyph("M3.5 11.5L12 4L20.5 11.5M6 9.6V20H18V9.6M10 20V14.2H14V20"),
    "table": Glyph(rounded(3, 4.5, 18, 15, 2) + "M3 12H21M8.5 7H10M14 7H15.5M8.5 17H10M14 17H15.5M12 4.5V19.5"),
    "deck": Glyph(rounded(4, 7, 11, 14, 2) + "M8 4.5H16.2Q18.2 4.5 18.2 6.5V17M11.2 2.5H19Q21 2.5 21 4.5V13.5"),
    "cards": Glyph(rounded(9, 4, 11, 15, 2) + "M6.6 7.2L3.4 8.4Q2.7 8.7 3 9.5L6.8 20Q7.1 20.8 7.9 20.5L11.5 19.2"),
    "card": Glyph(_CARD),
    "print": Glyph(
        "M7 9V3.5H17V9M7 16.5H5Q3.5 16.5 3.5 15V10.5Q3.5 9 5 9H19Q20.5 9 20.5 10.5V15Q20.5 16.5 19 16.5"
        "H17" + rounded(7, 14, 10, 6.5, 0.8),
        circle(17, 11.7, 0.9),
    ),
    "settings": Glyph("M4 7H13M18.5 7H20M4 17H5.5M11 17H20" + circle(15.8, 7, 2.6) + circle(8.2, 17, 2.6)),
    "language": Glyph(circle(12, 12, 8.7) + "M3.5 12H20.5M12 3.3C8.2 7.4 8.2 16.6 12 20.7C15.8 16.6 15.8 7.4 12 3.3Z"),
    "folder": Glyph("M3.5 18V6.5Q3.5 5 5 5H9.2L11.5 7.5H19Q20.5 7.5 20.5 9V18Q20.5 19.5 19 19.5H5Q3.5 19.5 3.5 18Z"),
    "save": Glyph("M4 5.5Q4 4 5.5 4H16L20 8V18.5Q20 20 18.5 20H5.5Q4 20 4 18.5ZM8 4V8.5H14.5V4M7.5 20V13.5H16.5V20"),
    "import": Glyph("M12 3.5V14M7.7 9.8L12 14.1L16.3 9.8M4 12.5V18.5Q4 20 5.5 20H18.5Q20 20 20 18.5V12.5"),
    "export": Glyph("M12 14.5V4M7.7 8.2L12 3.9L16.3 8.2M4 12.5V18.5Q4 20 5.5 20H18.5Q20 20 20 18.5V12.5"),
    # play
    "swords": Glyph(
        "M4 4L15.5 15.5M20 4L8.5 15.5M13.2 17.8L17.8 13.2M6.2 13.2L10.8 17.8M16.3 16.3L19.8 19.8M7.7 16.3L4.2 19.8"
    ),
    "sword": Glyph(
        "M19.8 4.2L8.8 15.2M19.8 4.2L14.6 5L7.2 12.6M19.8 4.2L19 9.4L11.4 16.8M5.6 11.9L12.1 18.4M8 16L4.2 19.8"
    ),
    "shield": Glyph(_SHIELD),
    "shield-off": Glyph(_SHIELD + "M8.8 8.8L15.2 15.2M15.2 8.8L8.8 15.2"),
    "flip": Glyph(
        rounded(4, 5, 7, 14, 1.5) + "M14 5H16.5Q18 5 18 6.5V17.5Q18 19 16.5 19H14M13 2.5V21.5", directional=False
    ),
    "position": Glyph(
        rounded(3.5, 3.5, 8, 11, 1.5)
        + rounded(9.5, 13.5, 11, 7, 1.5)
        + "M15.5 4.5C18.2 4.7 19.6 6.4 19.6 9.2M17.2 7.6L19.6 10L22 7.6"
    ),
    "chain": Glyph(
        "M10 14.2L14.2 10M8.6 11.2L5.7 14.1C4.1 15.7 4.1 17.5 5.3 18.7C6.5 19.9 8.3 19.9 9.9 18.3L12.8 15.4"
        "M15.4 12.8L18.3 9.9C19.9 8.3 19.9 6.5 18.7 5.3C17.5 4.1 15.7 4.1 14.1 5.7L11.2 8.6"
    ),
    "target": Glyph(circle(12, 12, 7) + "M12 2.5V7.5M12 16.5V21.5M2.5 12H7.5M16.5 12H21.5", circle(12, 12, 1.4)),
    "phases": Glyph("M3.5 12H20.5" + circle(12, 12, 3.2), circle(4.2, 12, 1.9) + circle(19.8, 12, 1.9)),
    "pass": Glyph("M4 12H15M11 7.5L15.5 12L11 16.5M20 5V19", directional=True),
    "hand": Glyph(
        "M7.8 12.5V6.8Q7.8 5.3 9.2 5.3Q10.6 5.3 10.6 6.8V11M10.6 10.5V4.6Q10.6 3.2 12 3.2Q13.4 3.2 13.4 4.6"
        "V11M13.4 10.7V5.8Q13.4 4.4 14.8 4.4Q16.2 4.4 16.2 5.8V12M16.2 11.8V8.4Q16.2 7 17.5 7Q18.9 7 18.9 8.4"
        "V14.5C18.9 18.4 16.6 20.8 13.2 20.8C10.4 20.8 9 19.6 7.6 17.4L4.8 13.3Q4 12 5 11.2Q6 10.5 7 11.5L7.8 12.5"
    ),
    "by-hand": Glyph(
        "M9 12.8V7.2Q9 5.8 10.4 5.8Q11.8 5.8 11.8 7.2V12.4L16.6 13.4Q18.9 13.9 18.7 16.2L18.3 20.5H10.5"
        "L6.6 15.4Q6 14.4 6.9 13.8Q7.7 13.3 8.5 14.1L9 14.6M10.4 2.2V3.2M5.2 5.2L6 5.9M15.6 5.2L14.8 5.9"
        "M3.8 9.4H4.9M17 9.4H15.9"
    ),
    "curtain": Glyph("M3 4H21M4.5 4V20C8.5 17.5 10.3 12 10.3 4M19.5 4V20C15.5 17.5 13.7 12 13.7 4"),
    "swap": Glyph("M4 8.5H18M14.5 5L18 8.5L14.5 12M20 15.5H6M9.5 12L6 15.5L9.5 19"),
    "dice": Glyph(
        rounded(4, 4, 16, 16, 3.5),
        circle(8.4, 8.4, 1.35)
        + circle(15.6, 15.6, 1.35)
        + circle(12, 12, 1.35)
        + circle(15.6, 8.4, 1.35)
        + circle(8.4, 15.6, 1.35),
    ),
    "coin": Glyph(circle(12, 12, 8.7) + circle(12, 12, 5.6), _star(5, 3.6, 1.5)),
    "rock": Glyph(
        "M7 18.5C4.6 16.7 4.2 13.4 5.2 10.6C6.3 7.4 9 5.5 12.6 5.5C16.6 5.5 19.5 8.1 19.5 12C19.5 16 16.6 18.5 "
        "13 18.5ZM9.2 6.6V11M12.6 5.6V11M16 6.6V11M5.2 13H13"
    ),
    "paper": Glyph("M6 3.5H15L19 7.5V20.5H6ZM15 3.5V7.5H19M9 12H16M9 16H16"),
    "scissors": Glyph(circle(6, 17.5, 2.8) + circle(6, 6.5, 2.8) + "M8.4 8L20 16.5M8.4 16L20 7.5"),
    "counter": Glyph(circle(12, 12, 8.5) + "M12 8V16M8 12H16"),
    "note": Glyph("M5 4H19V14.5L14 20H5ZM14 20V14.5H19M8.5 8.5H15.5M8.5 12H13"),
    "life": Glyph(
        "M12 20C6.5 16.2 3.5 12.8 3.5 9.1C3.5 6.2 5.6 4.3 8 4.3C9.7 4.3 11.2 5.2 12 6.8C12.8 5.2 14.3 4.3 16 4.3"
        "C18.4 4.3 20.5 6.2 20.5 9.1C20.5 12.8 17.5 16.2 12 20Z"
    ),
    "don": Glyph(
        rounded(4, 3, 16, 18, 3) + "M9.3 6.8V12.6M14.7 6.8V12.6", circle(9.3, 16.6, 1.3) + circle(14.7, 16.6, 1.3)
    ),
    "grave": Glyph("M6 20V10.5C6 6.4 8.6 3.7 12 3.7C15.4 3.7 18 6.4 18 10.5V20M3.5 20.2H20.5M12 8V14M9.4 10.4H14.6"),
    "banish": Glyph(circle(12, 12, 8.5) + "M12 7.2L13.3 10.7L16.8 12L13.3 13.3L12 16.8L10.7 13.3L7.2 12L10.7 10.7Z"),
    "crown": Glyph("M4 18.5L3 8L8.2 12L12 5L15.8 12L21 8L20 18.5Z"),
    "flag": Glyph("M6 21V4M6 4.5C9 2.8 12 6.2 18.5 4.5V13C12 14.7 9 11.3 6 13"),
    "trophy": Glyph(
        "M7.5 4H16.5V10C16.5 13 14.6 15 12 15C9.4 15 7.5 13 7.5 10ZM7.5 5.8H4C4 9 5.2 10.8 7.8 11"
        "M16.5 5.8H20C20 9 18.8 10.8 16.2 11M12 15V19M8 20H16"
    ),
    "bot": Glyph(
        rounded(4.5, 8, 15, 11.5, 3) + "M12 8V4.5M9 16H15M2.5 12.5V15M21.5 12.5V15",
        circle(9, 12.2, 1.3) + circle(15, 12.2, 1.3) + circle(12, 3.8, 1.3),
    ),
    "computer": Glyph(
        rounded(3.5, 4.5, 17, 11.5, 1.5) + "M12 16V19.5M8 19.5H16", circle(9, 10.2, 1.3) + circle(15, 10.2, 1.3)
    ),
    "person": Glyph(circle(12, 8, 4) + "M4.5 20.5C4.8 16.4 7.8 14 12 14C16.2 14 19.2 16.4 19.5 20.5"),
    "people": Glyph(
        circle(9, 8.4, 3.4) + "M2.8 19.5C3 16 5.5 13.9 9 13.9C12.5 13.9 15 16 15.2 19.5"
        "M15.2 5.2C17.2 5.3 18.6 6.6 18.6 8.5C18.6 10.3 17.4 11.6 15.6 11.8M17.6 14C19.8 14.7 21 16.6 21.2 19.5"
    ),
    # reading and editing
    "log": Glyph(
        "M8.5 6H20M8.5 12H20M8.5 18H20",
        circle(4.5, 6, 1.2) + circle(4.5, 12, 1.2) + circle(4.5, 18, 1.2),
        directional=True,
    ),
    "rulebook": Glyph(_BOOK),
    "eye": Glyph(_EYE + circle(12, 12, 3)),
    "eye-off": Glyph("M5.4 9.3Q3.8 10.5 2.5 12Q12 22.2 21.5 12Q20.2 10.6 18.8 9.6M9.5 6.9Q12 6.2 14.5 6.9M4 20L20 4"),
    "search": Glyph(circle(10.5, 10.5, 6.5) + "M15.3 15.3L20.5 20.5"),
    "zoom": Glyph(circle(10.5, 10.5, 6.5) + "M15.3 15.3L20.5 20.5M10.5 7.8V13.2M7.8 10.5H13.2"),
    "filter": Glyph("M3.5 5H20.5L14 12.8V19.5L10 17.3V12.8Z"),
    "plus": Glyph("M12 5V19M5 12H19"),
    "minus": Glyph("M5 12H19"),
    "close": Glyph("M6 6L18 18M18 6L6 18"),
    "check": Glyph("M4.5 12.5L9.8 17.8L19.5 7"),
    "warning": Glyph("M12 3.8L21.5 20H2.5ZM12 9.8V14.3", circle(12, 17.2, 1.15)),
    "info": Glyph(circle(12, 12, 8.7) + "M12 11.2V16.5", circle(12, 7.8, 1.2)),
    "error": Glyph("M8.2 3.3H15.8L20.7 8.2V15.8L15.8 20.7H8.2L3.3 15.8V8.2ZM12 7.5V12.8", circle(12, 16.2, 1.2)),
    "help": Glyph(
        circle(12, 12, 8.7) + "M9.3 9.6C9.3 7.9 10.4 7 12 7C13.6 7 14.7 7.9 14.7 9.4C14.7 11.4 12 11.6 12 13.6",
        circle(12, 16.8, 1.15),
    ),
    "menu": Glyph("M4 6.5H20M4 12H20M4 17.5H20"),
    "more": Glyph("", circle(5, 12, 1.7) + circle(12, 12, 1.7) + circle(19, 12, 1.7)),
    "volume-off": Glyph("M4 9.5V14.5H7.5L12.5 19V5L7.5 9.5ZM16 9.5L21 14.5M21 9.5L16 14.5"),
    "volume": Glyph(
        "M4 9.5V14.5H7.5L12.5 19V5L7.5 9.5ZM16 9C17.5 10.8 17.5 13.2 16 15M18.7 6.5C21.4 9.8 21.4 14.2 18.7 17.5"
    ),
    "trash": Glyph("M4.5 6.5H19.5M9.5 6.5V4H14.5V6.5M6.5 6.5L7.5 20.5H16.5L17.5 6.5M10.3 10.5V16.5M13.7 10.5V16.5"),
    "edit": Glyph("M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5"),
    "lock": Glyph(
        rounded(5, 10.5, 14, 10, 2) + "M8 10.5V7.5C8 5 9.7 3.5 12 3.5C14.3 3.5 16 5 16 7.5V10.5M12 14.5V16.8"
    ),
    "chevron-down": Glyph("M5.5 9L12 15.5L18.5 9"),
    "chevron-up": Glyph("M5.5 15L12 8.5L18.5 15"),
    "chevron-right": Glyph("M9 5.5L15.5 12L9 18.5", directional=True),
    "chevron-left": Glyph("M15 5.5L8.5 12L15 18.5", directional=True),
    "dot": Glyph("", circle(12, 12, 5.5)),
    "shuffle": Glyph(
        "M3.5 7H7.5L16 17H20.5M3.5 17H7.5L9.7 14.4M13.6 9.8L16 7H20.5M17.8 4.3L20.5 7L17.8 9.7M17.8 14.3L20.5 17"
        "L17.8 19.7"
    ),
    "link": Glyph(
        "M7 12H17M9.5 7.5H7.5C5 7.5 3 9.5 3 12C3 14.5 5 16.5 7.5 16.5H9.5M14.5 7.5H16.5C19 7.5 21 9.5 21 12"
        "C21 14.5 19 16.5 16.5 16.5H14.5"
    ),
    # level and rank: different shapes, not only colours
    "star": Glyph("", _star(5, 9.6, 4.2, 12, 12.8)),
    "rank-star": Glyph("", _star(8, 9.6, 4.9)),
    "link-rating": Glyph("", "M12 3L20 7.5V16.5L12 21L4 16.5V7.5Z"),
    # numbers of a card: what casting costs, and how fast one is
    "mp": Glyph("M12 2.5L19 9.5L12 21.5L5 9.5ZM5 9.5H19M12 2.5L9 9.5L12 21.5L15 9.5Z"),
    "speed": Glyph("M3.5 5.5L10.5 12L3.5 18.5M11.5 5.5L18.5 12L11.5 18.5"),
    # how somebody fights
    "fight-slash": Glyph("M4 20C10 18 17 11 20 3.5M4 20L9.5 18.8M5 12.5L11.5 19"),
    "fight-strike": Glyph(
        "M5 10.5V8.2Q5 6.6 6.6 6.6Q8.2 6.6 8.2 8.2Q8.2 5.6 10 5.6Q11.8 5.6 11.8 8Q11.8 5.8 13.6 5.8Q15.4 5.8 15.4 8.2"
        "Q15.4 6.8 17 6.8Q18.8 6.8 18.8 8.8V13.5Q18.8 19.8 12.5 19.8Q6.4 19.8 5 14.5ZM5 11.5H11.5Q13.5 11.5 13.5 13.3"
    ),
    "fight-ranged": Glyph(circle(12, 12, 6.5) + "M12 2.5V8M12 16V21.5M2.5 12H8M16 12H21.5"),
    "fight-special": Glyph(_star(4, 9.6, 3.4)),
    "fight-wisdom": Glyph(circle(12, 9.5, 6) + "M9.8 15V18.5H14.2V15M10.3 21H13.7M12 15V11.5L10 9.5M12 11.5L14 9.5"),
    # attributes
    "attribute-earth": Glyph("M3.5 19.5L9 9.5L12 14L15.5 6.5L20.5 19.5Z", "M9 9.5L3.5 19.5H12.2L10.2 16.2L11.2 12.8Z"),
    "attribute-water": Glyph(
        "M12 3C15.8 8 18.3 11.2 18.3 14.6C18.3 18.3 15.5 20.8 12 20.8C8.5 20.8 5.7 18.3 5.7 14.6C5.7 11.2 8.2 8 12 3Z",
        "M8.2 14.2C10.2 16.2 13.6 12.6 15.9 14.8C15.8 17 14.2 18.5 12 18.5C9.8 18.5 8.3 16.8 8.2 14.2Z",
    ),
    "attribute-fire": Glyph(
        "M12.6 2.8C13.2 6.6 18.4 9.2 18.4 14.4C18.4 18.4 15.6 21 12 21C8.4 21 5.6 18.4 5.6 14.8"
        "C5.6 12.2 7 10.6 8.2 9.2C8.6 10.8 9.4 11.6 10.2 11.8C9.8 8.4 10.8 5 12.6 2.8Z",
        "M12.2 13C13.2 14.2 14.6 15 14.6 16.8C14.6 18.3 13.5 19.2 12.1 19.2C10.6 19.2 9.5 18.2 9.5 16.8"
        "C9.5 15.2 11.4 14.6 12.2 13Z",
    ),
    "attribute-wind": Glyph(
        "M3 9.2H13.4C15.6 9.2 16.8 8 16.8 6.4C16.8 4.8 15.6 3.8 14.2 3.8C12.9 3.8 12 4.6 11.7 5.6"
        "M3 13.2H17.4C19.8 13.2 21.2 14.6 21.2 16.4C21.2 18.2 19.8 19.4 18.2 19.4C16.8 19.4 15.8 18.6 15.5 17.4"
        "M3 17.2H10.4C11.8 17.2 12.6 18 12.6 19.1C12.6 20.2 11.8 20.9 10.8 20.9"
    ),
    "attribute-light": Glyph(_rays(8, 7.4, 10.2), circle(12, 12, 4.6)),
    "attribute-dark": Glyph(
        "",
        "M14.5 3.2C9.2 3.2 5 7.2 5 12.2C5 17.2 9 21 14 21C16.4 21 18.4 20.2 19.8 18.8"
        "C14.6 18.6 11.6 15.8 11.6 11.8C11.6 8 13.2 5 16.6 3.5C15.9 3.3 15.2 3.2 14.5 3.2Z"
        + _star(4, 3.6, 1.2, 17.4, 10.2),
    ),
    "attribute-divine": Glyph(
        circle(12, 12, 4.2) + _rays(3, 6.4, 10.2, -pi / 2),
        _star(3, 3.2, 1.4) + circle(4.6, 7.6, 1.1) + circle(19.4, 7.6, 1.1) + circle(12, 20.4, 1.1),
    ),
    # card types
    "monster": Glyph(
        "M5 3.5C5.2 6 6 7.4 7.6 8.2M19 3.5C18.8 6 18 7.4 16.4 8.2M12 20.5C8 18.4 5.8 15.4 5.8 11.8"
        "C5.8 8.6 8.4 7 12 7C15.6 7 18.2 8.6 18.2 11.8C18.2 15.4 16 18.4 12 20.5ZM10 16.4H14",
        "M8.4 11L11 12.4L8.8 13.4ZM15.6 11L13 12.4L15.2 13.4Z",
    ),
    "spell": Glyph(circle(12, 12, 8.9), _star(4, 6.8, 2.1)),
    "trap": Glyph(
        "M3.5 8C5 15.2 8 18.8 12 18.8C16 18.8 19 15.2 20.5 8M3 8H6.2L7.8 11.5L9.6 8L12 11.8L14.4 8L16.2 11.5L17.8 8H21"
    ),
    "icon-normal": Glyph("M12 4L20 12L12 20L4 12Z"),
    "icon-ritual": Glyph(
        "M12 2.8C13 5.4 14.8 6.4 14.8 8.6C14.8 10.3 13.6 11.4 12 11.4C10.4 11.4 9.2 10.3 9.2 8.6"
        "C9.2 6.4 11 5.4 12 2.8ZM4.5 13.5H19.5C19.2 16 17.4 17.4 15 17.8H9C6.6 17.4 4.8 16 4.5 13.5Z"
        "M12 17.8V21M8.5 21H15.5"
    ),
    "icon-continuous": Glyph(
        "M12 12C9.8 8.8 8.2 7.6 6.4 7.6C4.2 7.6 2.8 9.5 2.8 12C2.8 14.5 4.2 16.4 6.4 16.4C8.2 16.4 9.8 15.2 "
        "12 12C14.2 8.8 15.8 7.6 17.6 7.6C19.8 7.6 21.2 9.5 21.2 12C21.2 14.5 19.8 16.4 17.6 16.4"
        "C15.8 16.4 14.2 15.2 12 12Z"
    ),
    "icon-equip": Glyph("M12 3V21M3 12H21", circle(12, 12, 3.4)),
    "icon-field": Glyph("M12 3L21 12L12 21L3 12ZM12 3V21M3 12H21"),
    "icon-quick-play": Glyph("M13.5 2.8L5 13.5H11.2L10 21.2L19 10H12.6Z"),
    "icon-counter": Glyph("M18.5 20V12.5C18.5 8.6 16 6.2 12.2 6.2H5.5M9.5 2.2L5.2 6.3L9.5 10.4"),
}


@lru_cache(maxsize=256)
def glyph_paths(name: str) -> tuple[QPainterPath, QPainterPath]:
    """The stroked and the filled outline of a glyph on the 24-unit grid. Unknown names raise KeyError."""
    glyph = GLYPHS[name]
    filled = path_from(glyph.fill) if glyph.fill else QPainterPath()
    filled.setFillRule(Qt.FillRule.WindingFill)
    return (path_from(glyph.stroke) if glyph.stroke else QPainterPath()), filled


def draw_glyph(
    painter: QPainter, rect: QRectF, name: str, color: QColor, *, width: float = STROKE, mirrored: bool = False
) -> None:
    """Draw a glyph into the largest square in the middle of `rect`. `width` is the stroke in grid units."""
    stroked, filled = glyph_paths(name)
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / GRID, side / GRID)
    if mirrored and GLYPHS[name].directional:
        painter.translate(GRID, 0)
        painter.scale(-1, 1)
    if not filled.isEmpty():
        painter.fillPath(filled, color)
    if not stroked.isEmpty():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(stroked)
    painter.restore()
