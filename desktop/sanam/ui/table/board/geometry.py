"""Where everything lies on the screen, in device-independent pixels, for one size of the view. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sanam.games.board import Board, Place

PAD = 6.0
#: What a prompt of one row of buttons takes, and one that has as much room as it may want; the bar of phases between
#: both halves of the field; a player's plate is never lower than this.
PROMPT, PROMPT_MOST, PHASES, PLATE = 40.0, 66.0, 30.0, 48.0
CARD_IN_CELL = 0.97
#: What is seen at least of a hand, in cells: all of mine, of theirs closed, of theirs open (practice).
NEAR_HAND, FAR_CLOSED, FAR_OPEN = CARD_IN_CELL + 0.03, 0.33, 0.45


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: centre, height of the card in pixels, and its turn in degrees.

    shown   the share of its height that is seen, from its top: a hand is tucked behind an edge
    rise    how many pixels it comes up while it is pointed at
    room    how many pixels there are from its middle to the next card's in a row that is closely packed; 0: enough
    """

    centre: QPointF
    height: float
    turn: float = 0.0
    z: float = 0.0
    shown: float = 1.0
    rise: float = 0.0
    room: float = 0.0


class Geometry:
    """The layout of `board` in a view of `width` × `height`, seen by seat `near`.

    From top to bottom: the far hand, the field with the bar of phases in its middle, the prompt, the near hand. Height
    decides how large the cards are: the near hand is seen whole, the far one is tucked behind an edge as far as that
    makes the cards on the field larger. `mirrored` is the direction of the person's language: it decides which side of
    a fanned card stays in sight. `prompt` is the least height of what stands in the prompt's place.
    """

    def __init__(
        self,
        board: Board,
        width: float,
        height: float,
        near: int = 0,
        open_hands: bool = False,
        mirrored: bool = False,
        prompt: float = PROMPT,
    ) -> None:
        self.board, self.near, self.mirrored, self.open_hands = board, near, mirrored, open_hands
        self._rects: dict[str, QRectF | None] = {}
        self.width, self.height = max(width, 420.0), max(height, 360.0)
        far = FAR_OPEN if open_hands else FAR_CLOSED
        by_height = _cell_by_height(board, self.height, far, prompt)
        by_width = (self.width - 2 * PAD) / board.width
        self.cell = cell = max(28.0, min(by_height, by_width))
        #: What lies between the halves of the field, in pixels.
        self.gap = max(board.gap * cell, PHASES)
        spare = max(0.0, (by_height - cell) * _rows(board, far))
        # What the field leaves the prompt gets, then the far hand.
        more = min(spare, max(0.0, PROMPT_MOST - prompt))
        asks = prompt + more
        spare -= more
        more = min(spare, cell * ((CARD_IN_CELL if open_hands else 0.5) - far))
        self.far_hand_height = cell * far + more
        spare -= more
        self.far_row = QRectF(0, spare * 0.3, self.width, self.far_hand_height)
        field_top = self.far_row.bottom() + PAD + spare * 0.2
        span = board.width * cell
        left = max(PAD, (self.width - span) / 2)
        self.field = QRectF(left, field_top, span, board.height * cell + self.gap)
        self.middle = QPointF(self.field.center().x(), self.field.center().y())
        self.phases = QRectF(left, self.middle.y() - PHASES / 2, span, PHASES)
        high = cell * NEAR_HAND
        self.near_row = QRectF(0, self.height - high - PAD / 2, self.width, high)
        # The prompt stands on the hand; where it needs more room it comes up over the edge of the field.
        self.prompt = QRectF(left, self.near_row.top() - asks, span, asks - PAD / 3)
        plate = max(1.36 * cell, 146.0 if board.width < 7 else 178.0)
        self.near_plate = QRectF(left, self.near_row.top(), plate, min(high - 3, 112.0))
        high = max(PLATE, min(self.far_hand_height, 112.0))
        self.far_plate = QRectF(self.field.right() - plate, max(2.0, self.far_row.bottom() - high), plate, high)

    @staticmethod
    def wanted_width(board: Board, height: float, open_hands: bool, prompt: float = PROMPT) -> float:
        """The width of a view of this height in which the cards are as large as the height allows."""
        cell = _cell_by_height(board, height, FAR_OPEN if open_hands else FAR_CLOSED, prompt)
        return cell * board.width + 2 * PAD + 1

    @property
    def card_size(self) -> QSizeF:
        """Size of an upright card in a cell."""
        high = self.cell * CARD_IN_CELL
        return QSizeF(high * self.board.card, high)

    def centre(self, place: Place, seat: int) -> QPointF:
        """The centre of a seat's place."""
        near = seat == self.near
        x = place.x * self.cell
        if self.board.corner is place:
            return QPointF(
                self.middle.x() + (x if near else -x), (self.near_row if near else self.far_row).center().y()
            )
        y = self.gap / 2 + place.y * self.cell
        return QPointF(self.middle.x() + x, self.middle.y() + y) if near else self.middle - QPointF(x, y)

    def rect(self, zone: str) -> QRectF | None:
        """The area of a zone such as "0.m1" that takes clicks and drops; None when it is not laid out."""
        if zone not in self._rects:
            self._rects[zone] = self._rect(zone)
        found = self._rects[zone]
        return QRectF(found) if found is not None else None

    def _rect(self, zone: str) -> QRectF | None:
        seat_text, _, name = zone.partition(".")
        seat = int(seat_text)
        if name == self.board.hand:
            return self.hand_rect(seat)
        place = self.board.place(name)
        if place is None:
            return None
        centre = self.centre(place, seat)
        high = self.cell * 0.98 * place.size
        wide = (self.card_size.width() + self.cell * 0.06) * place.size
        if place.kind == "column":
            wide, high = high, high + (place.span - 1) * self.cell
        elif place.kind == "cell" or place.is_row:
            wide = high + (place.span - 1) * self.cell
        elif place.kind == "stack":
            high += (place.span - 1) * self.cell
        if place is self.board.corner:
            high = min(high, (self.near_row.height() if seat == self.near else self.far_hand_height) - 4)
            wide = (high - 4) * self.board.card + 4
        return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)

    def hand_rect(self, seat: int) -> QRectF:
        """The strip in which a hand is fanned."""
        corner = self.rect(f"{seat}.{self.board.corner.zone}") if self.board.corner is not None else None
        if seat == self.near:
            left = self.near_plate.right() + PAD
            right = corner.left() - PAD if corner is not None else self.field.right()
            return QRectF(left, self.near_row.top(), right - left, self.near_row.height())
        left = corner.right() + PAD if corner is not None else self.field.left()
        right = self.far_plate.left() - PAD
        return QRectF(left, self.far_row.top(), right - left, self.far_row.height())

    def hand_spots(self, seat: int, number: int) -> list[Spot]:
        """Spots of a hand of `number` cards, left to right as its owner holds them.

        A fanned card shows the side where its name begins. Mine are seen whole; of an open hand the lower part is
        tucked away, of a closed one the part beyond the edge of the table.
        """
        strip = self.hand_rect(seat)
        near = seat == self.near
        high = self.cell * CARD_IN_CELL
        wide = high * self.board.card
        step = wide + 4
        if number > 1:
            step = min(step, (strip.width() - wide) / (number - 1))
        total = wide + step * max(0, number - 1)
        # The middle of the board where there is room, else the middle of the strip.
        start = min(max(self.middle.x() - total / 2, strip.left()), strip.right() - total)
        start = max(start, strip.left())
        top = strip.top() + 2
        shown = 1.0 if near else min(1.0, (strip.height() - 2) / high)
        rise = self.cell * 0.05 if near else 0.0
        if not near and not self.open_hands:
            top, shown = strip.bottom() - high, 1.0
        order = range(number, 0, -1) if self.mirrored else range(number)
        return [
            Spot(QPointF(start + wide / 2 + i * step, top + high / 2), high, 0.0, 100 + z, shown, rise)
            for i, z in enumerate(order)
        ]

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
        """Side by side from the middle, or in a column from its upper end, as their owner sees them; in ranks the
        upright cards first, the sideways ones last. Closer together when there are more than fit.
        """
        rect = self.rect(zone)
        assert rect is not None
        high = self.cell * CARD_IN_CELL * place.size
        sideways = [stance.endswith("side") for stance in stances]
        sign = 1 if int(zone[0]) == self.near else -1
        if place.kind == "column":
            step = min(self.cell, (rect.height() - high) / (len(stances) - 1)) if len(stances) > 1 else 0.0
            first = (rect.height() - high) / 2
            # Whoever owns them, the lower one on the screen lies above: names stay in sight.
            return [
                Spot(rect.center() + QPointF(0, sign * (at * step - first)), high, -90.0 * side, 10 + sign * at * 0.01)
                for at, side in enumerate(sideways)
            ]
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
        close = min((right - left for left, right in pairwise(along)), default=self.cell)
        packed = close if close < self.cell else 0.0
        found: dict[int, Spot] = {}
        for at, index in enumerate(order):
            centre = rect.center() + QPointF(sign * along[at], 0)
            found[index] = Spot(centre, high, -90.0 if sideways[index] else 0.0, 10 + at * 0.01, room=packed)
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
        if place is self.board.corner:
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


def _rows(board: Board, far: float) -> float:
    """How many cells lie below one another at least; of the far hand the share `far` is seen."""
    return board.height + NEAR_HAND + far


def _cell_by_height(board: Board, height: float, far: float, prompt: float) -> float:
    """The size of a cell, in pixels, that fills a view of this height."""
    cell = (height - prompt - PHASES - 2 * PAD) / _rows(board, far)
    if board.gap * cell > PHASES:  # in a high view the board's own gap is the larger one
        cell = (height - prompt - 2 * PAD) / (_rows(board, far) + board.gap)
    return cell
