"""Where the arrow keys go: from place to place in the directions one sees."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt

from sanam.ui.table.board.scene import BoardScene

DIRECTIONS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


def stops(scene: BoardScene) -> dict[str, QRectF]:
    """Every place the keyboard can stand on and its area: cards in hand and on the field, empty zones, piles."""
    geometry, view = scene.geometry, scene.view
    if geometry is None or view is None:
        return {}
    found: dict[str, QRectF] = {}
    for zone in geometry.zones():
        cards = view.zones.get(zone, [])
        name = zone.partition(".")[2]
        if name == geometry.board.hand:
            for card in cards:
                item = scene.cards.get(card.handle)
                if item is not None:
                    found[card.handle] = item.area()
            continue
        rect, place = geometry.rect(zone), geometry.board.place(name)
        if rect is None:
            continue
        if cards and place is not None and place.is_row:
            found |= {card.handle: scene.cards[card.handle].area() for card in cards if card.handle in scene.cards}
            continue
        top = cards[-1].handle if cards else zone
        found[top if top in scene.cards else zone] = rect
    return found


def step(scene: BoardScene, at: str | None, direction: QPointF) -> str | None:
    """The next stop from `at` in a direction, or `at` when there is none."""
    places = stops(scene)
    if not places:
        return None
    if at not in places:
        near = scene.geometry
        hand = [
            h
            for h in places
            if scene.view is not None
            and near is not None
            and (c := scene.view.find(h)) is not None
            and c.zone == f"{near.near}.{near.board.hand}"
        ]
        return hand[0] if hand else next(iter(places))
    here = places[at]
    best: tuple[float, str] | None = None
    for name, there in places.items():
        way = there.center() - here.center()
        along = way.x() * direction.x() + way.y() * direction.y()
        across = abs(way.x() * direction.y()) + abs(way.y() * direction.x())
        if name == at or along <= 4 or (direction.y() and _side_by_side(here, there)):
            continue
        # What lies straight ahead comes before what is nearer but aside.
        cost = along + across * 2.2
        if best is None or cost < best[0]:
            best = (cost, name)
    return best[1] if best else at


def _side_by_side(one: QRectF, other: QRectF) -> bool:
    """Whether two areas are more beside than above each other."""
    common = min(one.bottom(), other.bottom()) - max(one.top(), other.top())
    return common > 0.5 * min(one.height(), other.height())
