"""What is written on a card that lies on the board: its numbers now, counters, chain number. Readable without zoom."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from sanam.faces.fonts import DIGIT_SCALE
from sanam.faces.glyphs import draw_glyph
from sanam.faces.typeset import draw_number
from sanam.games.playmat import Stat
from sanam.ui.language import current
from sanam.ui.text import plain_number
from sanam.ui.theme import color

#: Numbers lie on dark plates whatever the theme, as they do on the faces.
INK, RAISED, LOWERED, LABEL = "#eef3f8", "#62d3c1", "#f4927f", "#b9cadb"
#: Where the name of a card in three lines ends, as a share of the card's height.
BELOW_NAME = 0.4


def _font(pixels: float, bold: bool = True) -> QFont:
    font = QFont(QCoreApplication.instance().font())  # type: ignore[union-attr]
    font.setPixelSize(max(11, round(pixels * DIGIT_SCALE.get(current().tag, 1))))
    font.setBold(bold)
    return font


def ink(now: int | None, printed: int | None) -> QColor:
    """The colour of a number: as printed, raised or lowered (a sign says it too)."""
    if now is None or printed is None or now == printed:
        return QColor(INK)
    return QColor(RAISED) if now > printed else QColor(LOWERED)


def sign(now: int | None, printed: int | None) -> str:
    if now is None or printed is None or now == printed:
        return ""
    return "▴" if now > printed else "▾"


class Badges(NamedTuple):
    """What is written on a card: its numbers, one that is only written where it is not as printed with its glyph,
    how many counters lie on it, the number of the Chain Link it is (0: none), glyphs of what it can do, and what
    stands before each of its numbers."""

    stats: tuple[Stat, ...] = ()
    extra: tuple[Stat, str] | None = None
    counters: int = 0
    sideways: bool = False
    chain: int = 0
    signs: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()


def paint_badges(badges: Badges, size: int, ratio: float, room: int = 0) -> QPixmap | None:
    """A square of `size` pixels laid upright over a card on the board, or None when there is nothing to write. `room`
    is how wide its numbers may be in a row that is closely packed (0: as they like).
    """
    if not badges.stats and not badges.counters and not badges.chain:
        return None
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = max(17.0, size * 0.165)
        if badges.stats:
            _stats(painter, badges.stats, badges.labels, size, height, room)
        if badges.extra is not None:
            _extra(painter, *badges.extra, badges.sideways, size, height)
        if badges.signs:
            _signs(painter, badges.signs, badges.sideways, size, height)
        if badges.counters:
            _counters(painter, badges.counters, badges.sideways, size)
        if badges.chain:
            _chain(painter, badges.chain, size)
    return made


def _stats(
    painter: QPainter, stats: tuple[Stat, ...], labels: tuple[str, ...], size: int, height: float, room: int
) -> None:
    most = min(size - 6, room - 3) if room else size - 6
    texts = [f"{'?' if stat.now is None else plain_number(stat.now)}{sign(stat.now, stat.printed)}" for stat in stats]
    names, share = [*labels, *[""] * len(stats)][: len(stats)], 0.74
    while True:
        font, small = _font(height * share), _font(height * share * 0.8)
        lesser = QFontMetricsF(small)
        leads = [lesser.horizontalAdvance(name) + 1 if name else 0.0 for name in names]
        inner = [QFontMetricsF(font).horizontalAdvance(text) + lead for text, lead in zip(texts, leads, strict=True)]
        if sum(inner) + 3 * len(inner) <= most or (share < 0.5 and not any(names)):
            break
        if share < 0.5:
            names, share = [""] * len(stats), 0.74  # their order tells them, too
        share -= 0.03
    painter.setFont(font)
    air = max(3.0, min(9.0, (most - sum(inner)) / len(inner)))
    widths = [width + air for width in inner]
    total = sum(widths)
    left = (size - total) / 2
    top = size - height - 1
    bar = QRectF(left - 1, top, total + 2, height)
    painter.setPen(QPen(color("line"), 1))
    painter.setBrush(QColor(8, 12, 17, 236))
    painter.drawRoundedRect(bar, 4, 4)
    for stat, text, width, name, lead in zip(stats, texts, widths, names, leads, strict=True):
        box = QRectF(left, top, width, height)
        tone = ink(stat.now, stat.printed)
        if stat.counts:
            # The number that counts in this position: underlined, the other one dimmer.
            painter.fillRect(QRectF(box.left() + 3, box.bottom() - 2.5, box.width() - 6, 2), tone)
            painter.setPen(tone)
        else:
            quiet = QColor(tone)
            quiet.setAlpha(165)
            painter.setPen(quiet)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        draw_number(painter, box.adjusted(air / 2 + lead, 0, air, 0), Qt.AlignmentFlag.AlignLeft, text, font)
        if name:
            painter.setFont(small)
            painter.setPen(QColor(LABEL))
            painter.drawText(box.adjusted(air / 2, 1, 0, 0), flags, name)
            painter.setFont(font)
        left += width


def _extra(painter: QPainter, stat: Stat, glyph: str, sideways: bool, size: int, height: float) -> None:
    text = f"{'?' if stat.now is None else plain_number(stat.now)}{sign(stat.now, stat.printed)}"
    small = _font(height * 0.68)
    painter.setFont(small)
    wide = QFontMetricsF(small).horizontalAdvance(text) + height * 0.72 + 7
    # Above the numbers: the name stays in sight, at the upper edge or, of a turned card, at the left one.
    x = size * 0.16 if not sideways else size * 0.34
    y = size - 2 * height - 2
    box = QRectF(x, y, wide, height)
    painter.setPen(QPen(color("line"), 1))
    painter.setBrush(QColor(8, 12, 17, 224))
    painter.drawRoundedRect(box, 4, 4)
    star = height * 0.66
    draw_glyph(painter, QRectF(x + 3, y + (height - star) / 2, star, star), glyph, QColor("#f3d27a"))
    painter.setPen(ink(stat.now, stat.printed))
    draw_number(painter, QRectF(x + star + 3, y, wide - star - 4, height), Qt.AlignmentFlag.AlignHCenter, text, small)


def _signs(painter: QPainter, signs: tuple[str, ...], sideways: bool, size: int, height: float) -> None:
    """One below the other at the right edge of the card, the first at its top."""
    side = height * 1.02
    x = size * (0.99 if sideways else 0.85) - side
    y = size * (0.17 if sideways else BELOW_NAME)
    for glyph in signs[:3]:
        box = QRectF(x, y, side, side)
        painter.setPen(QPen(QColor("#f3d27a"), 1.2))
        painter.setBrush(QColor(8, 12, 17, 232))
        painter.drawEllipse(box)
        inset = side * 0.18
        draw_glyph(painter, box.adjusted(inset, inset, -inset, -inset), glyph, QColor("#f7e6b5"), width=2.4)
        y += side + 1


def _counters(painter: QPainter, number: int, sideways: bool, size: int) -> None:
    height = max(18.0, size * 0.19)
    font = _font(height * 0.66)
    painter.setFont(font)
    text = f"×{plain_number(number)}"
    wide = QFontMetricsF(font).horizontalAdvance(text) + height * 0.8 + 8
    x = size * (0.34 if sideways else 0.17)
    box = QRectF(x, size * (0.2 if sideways else BELOW_NAME), wide, height)
    painter.setPen(QPen(QColor("#b7a2f0"), 1.4))
    painter.setBrush(QColor(34, 26, 62, 238))
    painter.drawRoundedRect(box, height / 2, height / 2)
    glyph = height * 0.68
    draw_glyph(painter, QRectF(x + 5, box.top() + (height - glyph) / 2, glyph, glyph), "counter", QColor("#d9ccff"))
    painter.setPen(QColor("#f1ecff"))
    room = QRectF(x + glyph + 4, box.top(), wide - glyph - 7, height)
    draw_number(painter, room, Qt.AlignmentFlag.AlignHCenter, text, font)


def _chain(painter: QPainter, chain: int, size: int) -> None:
    radius = max(12.0, size * 0.15)
    centre = QPointF(size / 2, size * BELOW_NAME + radius)
    painter.setPen(QPen(color("text"), 1.6))
    painter.setBrush(QColor(30, 66, 110, 240))
    painter.drawEllipse(centre, radius, radius)
    painter.setFont(_font(radius * 1.15))
    painter.setPen(QColor("#ffffff"))
    painter.drawText(
        QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
        Qt.AlignmentFlag.AlignCenter,
        plain_number(chain),
    )


def paint_count(number: int, height: float, ratio: float, glyph: str = "") -> QPixmap:
    """The count of a pile, with the picture of what pile it is."""
    font = _font(height * 0.72)
    text = plain_number(number)
    sign = height * 0.66
    room = sign + 3 if glyph else 0.0
    wide = QFontMetricsF(font).horizontalAdvance(text) + 12 + room
    made = QPixmap(round(wide * ratio), round(height * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color("line"), 1))
        painter.setBrush(QColor(8, 12, 17, 226))
        painter.drawRoundedRect(QRectF(0.5, 0.5, wide - 1, height - 1), 5, 5)
        painter.setFont(font)
        painter.setPen(QColor(INK))
        draw_number(painter, QRectF(room, 0, wide - room, height), Qt.AlignmentFlag.AlignHCenter, text, font)
        if glyph:
            draw_glyph(painter, QRectF(4, (height - sign) / 2, sign, sign), glyph, QColor("#b9cadb"))
    return made


def paint_ring(width: float, height: float, token: str, style: str, ratio: float, number: int = 0) -> QPixmap:
    """A ring around a card of `width` × `height`, with a margin of 8 pixels.

    style  "can" (waits for me: soft edge with a point above), "picked" (solid, with its number), "cursor" (keyboard),
           "last" (what happened last: corners only), "target" (solid thin)
    """
    margin = 8
    made = QPixmap(round((width + 2 * margin) * ratio), round((height + 2 * margin) * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rect = QRectF(margin - 1.5, margin - 1.5, width + 3, height + 3)
        _ring_lines(painter, rect, token, style)
        if style == "picked" and number:
            _ring_number(painter, rect.center(), token, number)
    return made


def _ring_lines(painter: QPainter, rect: QRectF, token: str, style: str) -> None:
    if style in ("can", "picked"):
        for wide, alpha in ((8.0, 26), (5.0, 55)):
            painter.setPen(QPen(color(token, alpha), wide))
            painter.drawRoundedRect(rect, 6, 6)
        pen = QPen(color(token), 3.2 if style == "picked" else 2.0)
        painter.setPen(pen)
        painter.drawRoundedRect(rect, 6, 6)
        if style == "can":
            paint_tab(painter, rect, token)
    elif style == "cursor":
        painter.setPen(QPen(color("focus"), 2.4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 8, 8)
    elif style == "target":
        painter.setPen(QPen(color(token), 2.4))
        painter.drawRoundedRect(rect, 6, 6)
    else:
        painter.setPen(QPen(color(token, 220), 2.6))
        reach = (min(rect.width(), rect.height()) - 3) * 0.24  # of the card, which the ring goes round
        for x, y, dx, dy in (
            (rect.left(), rect.top(), 1, 1),
            (rect.right(), rect.top(), -1, 1),
            (rect.left(), rect.bottom(), 1, -1),
            (rect.right(), rect.bottom(), -1, -1),
        ):
            painter.drawLine(QPointF(x, y), QPointF(x + dx * reach, y))
            painter.drawLine(QPointF(x, y), QPointF(x, y + dy * reach))


def paint_tab(painter: QPainter, rect: QRectF, token: str) -> None:
    """A point on the upper edge: what can be used, and where a card may go, is told by a shape too, not by glow."""
    tip = QPointF(rect.center().x(), rect.top() + 5)
    painter.setPen(QPen(color("on_amber"), 1))
    painter.setBrush(color(token))
    painter.drawPolygon(QPolygonF([tip, tip + QPointF(-7, -10), tip + QPointF(7, -10)]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _ring_number(painter: QPainter, centre: QPointF, token: str, number: int) -> None:
    """Which of the picked ones it is, on the picture: names and numbers stand above and below it."""
    radius = 11.0
    painter.setPen(QPen(color("ground"), 1.5))
    painter.setBrush(color(token))
    painter.drawEllipse(centre, radius, radius)
    painter.setFont(_font(13))
    painter.setPen(color("on_amber"))
    painter.drawText(
        QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
        Qt.AlignmentFlag.AlignCenter,
        plain_number(number),
    )


def paint_edges(width: float, height: float, number: int, ratio: float) -> QPixmap:
    """The edges of the cards under the top one of a pile of `number`: a thick pile looks thick."""
    layers = min(7, 1 + number // 6) if number > 1 else 0
    step = 1.4
    made = QPixmap(round((width + 12) * ratio), round((height + 12) * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for layer in range(layers, 0, -1):
            painter.setPen(QPen(QColor(0, 0, 0, 150), 1))
            painter.setBrush(QColor("#9fb0bd") if layer % 2 else QColor("#6c7d8b"))
            painter.drawRoundedRect(QRectF(layer * step, layer * step, width, height), 4, 4)
    return made
