"""Where the arrow keys go: from place to place in the directions one sees."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

from sanam.ui.table.scene import BoardScene

DIRECTIONS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


def stops(scene: BoardScene) -> dict[str, QPointF]:
    """Every place the keyboard can stand on: cards in hand and on the field, empty zones, piles."""
    geometry, view = scene.geometry, scene.view
    if geometry is None or view is None:
        return {}
    found: dict[str, QPointF] = {}
    for zone in geometry.zones():
        cards = view.zones.get(zone, [])
        name = zone.partition(".")[2]
        if name == geometry.board.hand:
            for card in cards:
                item = scene.cards.get(card.handle)
                if item is not None:
                    found[card.handle] = item.spot.centre
            continue
        rect, place = geometry.rect(zone), geometry.board.place(name)
        if rect is None:
            continue
        if cards and place is not None and place.is_row:
            found |= {card.handle: scene.cards[card.handle].spot.centre for card in cards if card.handle in scene.cards}
            continue
        top = cards[-1].handle if cards else zone
        found[top if top in scene.cards else zone] = rect.center()
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
        if name == at:
            continue
        along = (there.x() - here.x()) * direction.x() + (there.y() - here.y()) * direction.y()
        across = abs((there.x() - here.x()) * direction.y()) + abs((there.y() - here.y()) * direction.x())
        if along <= 4:
            continue
        # What lies straight ahead comes before what is nearer but aside.
        cost = along + across * 2.2
        if best is None or cost < best[0]:
            best = (cost, name)
    return best[1] if best else at
