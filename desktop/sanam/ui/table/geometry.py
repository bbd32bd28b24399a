"""Where everything lies on the screen, in device-independent pixels, for one size of the view. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sanam.games.board import Board, Place

PAD = 8.0
#: The line that asks, with two rows of buttons; a player's plate is never lower than this.
PROMPT, PLATE = 80.0, 48.0
#: Height of the hands in cells: mine, theirs closed, theirs open (practice).
NEAR_HAND, FAR_CLOSED, FAR_OPEN = 1.2, 0.5, 0.82
CARD_IN_CELL = 0.93


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: centre, height of the card in pixels, and its turn in degrees."""

    centre: QPointF
    height: float
    turn: float = 0.0
    z: float = 0.0


class Geometry:
    """The layout of `board` in a view of `width` × `height`, seen by seat `near`.

    `mirrored` is the direction of the person's language: it decides which side of a fanned card stays in sight.
    """

    def __init__(
        self,
        board: Board,
        width: float,
        height: float,
        near: int = 0,
        open_hands: bool = False,
        mirrored: bool = False,
    ) -> None:
        self.board, self.near, self.mirrored = board, near, mirrored
        self.width, self.height = max(width, 420.0), max(height, 360.0)
        far = FAR_OPEN if open_hands else FAR_CLOSED
        self.phase_width = 52.0 if self.width < 1000 else 64.0
        tall = board.height + board.gap + NEAR_HAND + far
        by_height = (self.height - PROMPT - 4 * PAD) / tall
        by_width = (self.width - self.phase_width - 3 * PAD) / board.width
        self.cell = cell = max(28.0, min(by_height, by_width))
        spare = max(0.0, self.height - PROMPT - 4 * PAD - tall * cell)
        self.far_hand_height = cell * far
        top = PAD / 2 + spare * 0.3
        self.far_row = QRectF(0, top, self.width, self.far_hand_height)
        field_top = self.far_row.bottom() + PAD
        field_height = (board.height + board.gap) * cell
        span = board.width * cell
        used = span + PAD + self.phase_width
        left = max(PAD, (self.width - used) / 2)
        self.field = QRectF(left, field_top, span, field_height)
        self.middle = QPointF(self.field.center().x(), self.field.center().y())
        self.phases = QRectF(self.field.right() + PAD, self.field.top(), self.phase_width, field_height)
        self.prompt = QRectF(left, self.field.bottom() + PAD, used, PROMPT)
        self.near_row = QRectF(0, self.prompt.bottom() + PAD, self.width, cell * NEAR_HAND + spare * 0.4)
        plate = max(1.36 * cell, 146.0 if board.width < 8 else 178.0)
        self.near_plate = QRectF(self.field.left(), self.near_row.top() + 2, plate, min(cell * 1.05, 112.0))
        high = max(PLATE, self.far_hand_height)
        top = max(2.0, self.far_row.bottom() - high)
        self.far_plate = QRectF(self.field.right() - plate, top, plate, high)

    @property
    def card_size(self) -> QSizeF:
        """Size of an upright card in a cell."""
        high = self.cell * CARD_IN_CELL
        return QSizeF(high * self.board.card, high)

    def centre(self, place: Place, seat: int) -> QPointF:
        """The centre of a seat's place."""
        if self.board.corner is place:
            if seat == self.near:
                return QPointF(self.middle.x() + place.x * self.cell, self.near_row.top() + self.cell * 0.6)
            return QPointF(self.middle.x() - place.x * self.cell, self.far_row.center().y())
        x = place.x * self.cell
        y = (self.board.gap / 2 + place.y) * self.cell - 0.08 * self.cell
        if seat != self.near:
            x, y = -x, -y
        return QPointF(self.middle.x() + x, self.middle.y() + y)

    def rect(self, zone: str) -> QRectF | None:
        """The area of a zone such as "0.m1" that takes clicks and drops; None when it is not laid out."""
        seat_text, _, name = zone.partition(".")
        seat = int(seat_text)
        if name == self.board.hand:
            return self.hand_rect(seat)
        place = self.board.place(name)
        if place is None:
            return None
        centre = self.centre(place, seat)
        high = self.cell * 0.96 * place.size
        wide = (self.card_size.width() + self.cell * 0.06) * place.size
        if place.kind == "cell" or place.is_row:
            wide = high + (place.span - 1) * self.cell
        elif place.kind == "stack":
            high += (place.span - 1) * self.cell
        if place is self.board.corner and seat != self.near:
            high = self.far_hand_height
            wide = high * self.board.card
        return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)

    def hand_rect(self, seat: int) -> QRectF:
        """The strip in which a hand is fanned."""
        cell = self.cell
        if seat == self.near:
            left = self.near_plate.right() + PAD
            right = self.middle.x() + (self.board.width / 2 - 0.8) * cell
            return QRectF(left, self.near_row.top(), right - left, self.near_row.height())
        left = self.middle.x() - (self.board.width / 2 - 0.8) * cell
        right = self.far_plate.left() - PAD
        return QRectF(left, self.far_row.top(), right - left, self.far_row.height())

    def hand_spots(self, seat: int, number: int) -> list[Spot]:
        """Spots of a hand of `number` cards, left to right as its owner holds them.

        A fanned card shows the side where its name begins.
        """
        strip = self.hand_rect(seat)
        near = seat == self.near
        high = self.cell * 1.12 if near else self.far_hand_height * 0.98
        wide = high * self.board.card
        step = wide + 4
        if number > 1:
            step = min(step, (strip.width() - wide) / (number - 1))
        total = wide + step * max(0, number - 1)
        # The middle of the board where there is room, else the middle of the strip.
        start = min(max(self.middle.x() - total / 2, strip.left()), strip.right() - total)
        start = max(start, strip.left())
        y = strip.top() + high / 2 + (2 if near else 0)
        order = range(number, 0, -1) if self.mirrored else range(number)
        return [Spot(QPointF(start + wide / 2 + i * step, y), high, 0.0, 100 + z) for i, z in enumerate(order)]

    def spots(self, zone: str, stances: Sequence[str]) -> list[Spot]:
        """Where the cards of a laid-out zone lie, given how each of them does (not for hands and attached cards)."""
        place = self.board.place(zone.partition(".")[2])
        if place is None:
            return []
        if place.is_row:
            return self._row(zone, place, stances)
        found = (self.spot(zone, index, len(stances), stance) for index, stance in enumerate(stances))
        return [spot for spot in found if spot is not None]

    def _row(self, zone: str, place: Place, stances: Sequence[str]) -> list[Spot]:
        """Side by side from the middle, as their owner sees them; in ranks the upright cards first, the sideways ones
        last. Closer together when there are more than fit.
        """
        rect = self.rect(zone)
        assert rect is not None
        high = self.cell * CARD_IN_CELL * place.size
        sideways = [stance.endswith("side") for stance in stances]
        order = list(range(len(stances)))
        if place.kind == "ranks":
            order.sort(key=lambda index: sideways[index])
            wide = [high * 1.02 if sideways[index] else high * self.board.card * 1.06 for index in order]
            room = rect.width() - high * 0.1
            turn_at = sum(not side for side in sideways)
            gap = high * 0.25 if 0 < turn_at < len(order) else 0.0
            share = min(1.0, (room - gap - wide[-1]) / max(1.0, sum(wide[:-1]))) if wide else 1.0
            lefts = [sum(wide[:at]) * share + (gap if at >= turn_at else 0.0) for at in range(len(order))]
            if turn_at < len(order):  # those at the other end lie against it
                push = room - (lefts[-1] + wide[-1])
                lefts = [left + (push if at >= turn_at else 0.0) for at, left in enumerate(lefts)]
            along = [left + width / 2 - room / 2 for left, width in zip(lefts, wide, strict=True)]
        else:
            step = min(self.cell, (rect.width() - high) / (len(order) - 1)) if len(order) > 1 else 0.0
            along = [(at - (len(order) - 1) / 2) * step for at in range(len(order))]
        sign = 1 if int(zone[0]) == self.near else -1
        found: dict[int, Spot] = {}
        for at, index in enumerate(order):
            centre = rect.center() + QPointF(sign * along[at], 0)
            found[index] = Spot(centre, high, -90.0 if sideways[index] else 0.0, 10 + at * 0.01)
        return [found[index] for index in range(len(order))]

    def spot(self, zone: str, index: int, size: int, stance: str) -> Spot | None:
        """Where card `index` of the `size` cards of a laid-out zone lies (not for rows, hands and attached cards)."""
        seat_text, _, name = zone.partition(".")
        place = self.board.place(name)
        if place is None:
            return None
        rect = self.rect(zone)
        assert rect is not None
        centre, high = rect.center(), self.cell * CARD_IN_CELL * place.size
        if place is self.board.corner and int(seat_text) != self.near:
            high = rect.height() * 0.98
        if place.kind == "pile":
            # The top card lies a little up, by the edges of those under it.
            lift = 0.7 * min(7, 1 + size // 6) if size > 1 else 0.0
            centre = QPointF(centre.x() - lift, centre.y() - lift)
        if place.kind == "stack":
            # One below the other, as their owner sees them, the top card last and whole.
            step = min(high * 0.3, (rect.height() - high) / (size - 1)) if size > 1 else 0.0
            down = rect.height() / 2 - high / 2 - (size - 1 - index) * step
            centre = QPointF(centre.x(), centre.y() + (down if int(seat_text) == self.near else -down))
        turn = -90.0 if stance.endswith("side") and place.kind == "cell" else 0.0
        return Spot(centre, high, turn, 10 + index * 0.01)

    def zone_at(self, at: QPointF) -> str | None:
        """The zone under a point, or None."""
        for seat in (0, 1):
            for place in (*self.board.places, *((self.board.corner,) if self.board.corner else ())):
                zone = f"{seat}.{place.zone}"
                rect = self.rect(zone)
                if rect is not None and rect.contains(at):
                    return zone
        for seat in (0, 1):
            if self.hand_rect(seat).contains(at):
                return f"{seat}.{self.board.hand}"
        return None

    def zones(self) -> list[str]:
        """Every laid-out zone of both seats, near seat first."""
        names = [p.zone for p in self.board.places]
        if self.board.corner:
            names.append(self.board.corner.zone)
        return [f"{seat}.{name}" for seat in (self.near, 1 - self.near) for name in (*names, self.board.hand)]
