"""SVG path data (the commands M L H V C Q Z, absolute and relative) as QPainterPath."""

from __future__ import annotations

import re

from PySide6.QtGui import QPainterPath

_TOKEN = re.compile(r"[MLHVCQZmlhvcqz]|-?(?:\d+\.?\d*|\.\d+)")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}


def path_from(data: str) -> QPainterPath:
    """The outline that `data` describes. Raises ValueError naming the piece that is not understood."""
    tokens = _TOKEN.findall(data)
    if re.sub(r"[\s,]", "", data) != "".join(tokens):
        raise ValueError(f"path data with unknown parts: {data!r}")
    path = QPainterPath()
    x = y = start_x = start_y = 0.0
    at, command = 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
            if command in "Zz":
                path.closeSubpath()
                x, y = start_x, start_y
                continue
        if not command or command in "Zz":
            raise ValueError(f"path data has numbers without a command: {data!r}")
        kind = command.upper()
        numbers = [float(token) for token in tokens[at : at + _COUNT[kind]]]
        if len(numbers) < _COUNT[kind]:
            raise ValueError(f"path data ends inside {command}: {data!r}")
        at += _COUNT[kind]
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "H":
            points = [numbers[0] + dx, y]
        elif kind == "V":
            points = [x, numbers[0] + dy]
        else:
            points = [value + (dy if index % 2 else dx) for index, value in enumerate(numbers)]
        x, y = points[-2:]
        if kind == "M":
            path.moveTo(x, y)
            start_x, start_y = x, y
            command = "l" if command == "m" else "L"
        elif kind == "C":
            path.cubicTo(*points)
        elif kind == "Q":
            path.quadTo(*points)
        else:
            path.lineTo(x, y)
    return path


def circle(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    k = radius * 0.5523
    r = radius
    return (
        f"M{x - r} {y}C{x - r} {y - k:.3f} {x - k:.3f} {y - r} {x} {y - r}"
        f"C{x + k:.3f} {y - r} {x + r} {y - k:.3f} {x + r} {y}"
        f"C{x + r} {y + k:.3f} {x + k:.3f} {y + r} {x} {y + r}"
        f"C{x - k:.3f} {y + r} {x - r} {y + k:.3f} {x - r} {y}Z"
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Path data of a rectangle with rounded corners."""
    r = radius
    return (
        f"M{x + r} {y}h{width - 2 * r}q{r} 0 {r} {r}v{height - 2 * r}q0 {r} {-r} {r}"
        f"h{-(width - 2 * r)}q{-r} 0 {-r} {-r}v{-(height - 2 * r)}q0 {-r} {r} {-r}z"
    )
