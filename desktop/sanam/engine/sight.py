"""Sight: what somebody at the screen sees: one seat's View, or in open practice what both seats know together."""

from __future__ import annotations

from dataclasses import dataclass

from sanam.engine.play import Play
from sanam.engine.view import ChoiceView, View, choice_view, handle_of, named, view


@dataclass(frozen=True, slots=True)
class Sight:
    """A View with the way back from its handles to the cards, for moves by hand and for movement on the screen."""

    view: View
    handles: dict[int, str]
    ids: dict[str, int]

    @property
    def choice(self) -> ChoiceView | None:
        return self.view.choice


def look(play: Play, seat: int, open_hands: bool = False) -> Sight:
    """What `seat` sees; with `open_hands` (one person plays both sides) what either seat knows."""
    table = play.table
    if not open_hands:
        seen = view(play, seat)
        handles = {number: handle_of(play, card, seat) for number, card in table.cards.items()}
        return Sight(seen, handles, {handle: number for number, handle in handles.items()})
    sides = (view(play, 0), view(play, 1))
    handles = {number: handle_of(play, card, _side(card.zone, seat)) for number, card in table.cards.items()}
    zones = {zone: sides[_side(zone, seat)].zones[zone] for zone in table.zones}
    for cards in zones.values():
        for card in cards:
            if card.host is not None and card.id is not None:
                host = table.cards[card.id].host
                card.host = handles.get(host) if host is not None else None
    choice = choice_view(table.choice, handles.get) if table.choice is not None else None
    merged = View(seat, sides[seat].seats, zones, choice, named(play.game.public(), handles.get))
    return Sight(merged, handles, {handle: number for number, handle in handles.items()})


def onlooker(play: Play) -> View:
    """What anybody may see: each side as the other player sees it."""
    sides = (view(play, 0), view(play, 1))
    zones = {zone: sides[0 if zone.startswith("1") else 1].zones[zone] for zone in play.table.zones}
    return View(0, sides[0].seats, zones, None, sides[0].public)


def _side(zone: str, seat: int) -> int:
    first = zone.partition(".")[0]
    return int(first) if first in ("0", "1") else seat


def origins(before: Sight | None, after: Sight) -> dict[str, str]:
    """Under which handle each card was known before, where that differs.

    Cards that nobody at this screen can tell apart (hidden before and after in the same pile or hand) are not told
    apart here either: a shuffled hand must not show which card went where.
    """
    if before is None:
        return {}
    found: dict[str, str] = {}
    for number, handle in after.handles.items():
        was = before.handles.get(number)
        if was is None or was == handle:
            continue
        hidden = ":" in was and ":" in handle
        if hidden and was.partition(":")[0] == handle.partition(":")[0]:
            continue
        found[handle] = was
    return found
