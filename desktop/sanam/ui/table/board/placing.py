"""Which cards of a View are seen one by one on the board, and where they lie. Pure arithmetic."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF

from sanam.engine.view import CardView, View
from sanam.games.board import Board
from sanam.ui.table.board.geometry import Geometry, Spot

Placed = list[tuple[CardView, Spot]]
#: So many cards under another look out in full steps; more share the way of these, not to cover what lies beside.
FANNED = 5


def placed(view: View, geometry: Geometry) -> Placed:
    """The cards in cells and hands, the tops of piles, and what lies under its host."""
    found: Placed = []
    for zone, cards in view.zones.items():
        found += _in_zone(zone, cards, geometry)
    return found + _under_hosts(view, geometry, {card.handle: spot for card, spot in found})


def _in_zone(zone: str, cards: list[CardView], geometry: Geometry) -> Placed:
    """The cards of a zone that lie in it, of a pile the top one."""
    board = geometry.board
    seat, _, name = zone.partition(".")
    if name == board.hand:
        return list(zip(cards, geometry.hand_spots(int(seat), len(cards)), strict=True))
    place = board.place(name)
    if place is None:
        return []
    if place.kind == "pile":
        top = geometry.spot(zone, len(cards) - 1, len(cards), cards[-1].stance) if cards else None
        return [(cards[-1], top)] if top is not None else []
    own = [card for card in cards if card.host is None] if name in board.pasted else cards
    return list(zip(own, geometry.spots(zone, [card.stance for card in own]), strict=True))


def _under_hosts(view: View, geometry: Geometry, spots: dict[str, Spot]) -> Placed:
    """The cards that lie under another one, of which `spots` says where it is; none whose host is not on the board."""
    board = geometry.board
    found: Placed = []
    under: dict[str, int] = {}
    below = [card for cards in view.zones.values() for card in cards if _is_under(board, card)]
    all_under = Counter(card.host for card in below)
    while below:
        ready = [(card, spots[card.host]) for card in below if card.host in spots]
        if not ready:
            break
        below = [card for card in below if card.host not in spots]
        for card, host in ready:
            number = under[card.host or ""] = under.get(card.host or "", 0) + 1
            wide, high, turn = 0.065, -0.052, host.turn
            if card.zone.partition(".")[2] in board.pasted:
                # One has to tell which it is, and to click on it: it looks out beside, or above one that is turned.
                wide, high, turn = (0.06, -0.1, 0.0) if turn else (0.23, -0.05, 0.0)
            step = number * min(1.0, FANNED / all_under[card.host])
            shift = QPointF(wide * step, high * step) * geometry.cell
            spots[card.handle] = Spot(host.centre + shift, host.height, turn, host.z - 0.001 * number)
            found.append((card, spots[card.handle]))
    return found


def _is_under(board: Board, card: CardView) -> bool:
    """Whether a card lies under its host and not in its zone."""
    name = card.zone.partition(".")[2]
    return name in board.attached or (name in board.pasted and card.host is not None)
