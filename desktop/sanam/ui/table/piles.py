"""Which cards the pile browser shows: a pile somebody looks into, or the cards a question is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sanam.ui.table.board.card_grid import Shown
from sanam.ui.table.board.scene import BoardScene
from sanam.ui.table.seat.controller import TableController
from sanam.ui.table.seat.offers import offers
from sanam.ui.text import fill, isolated, joined, tr

#: What the browser shows instead of a zone: the cards in piles that can do something now.
USABLE = "usable"


def _shown(controller: TableController, handle: str) -> Shown | None:
    card = controller.seen(handle)
    if card is None:
        return None
    choice = controller.choice
    options = controller.options_of(handle)
    mark, number = "", 0
    picked = [i for i in options if i in controller.picks]
    if picked:
        mark = "picked"
        number = controller.picks.index(picked[0]) + 1 if choice is not None and choice.order else 0
    elif options:
        mark = "can"
    name = controller.book.name(card.code) if card.code is not None else tr("hidden card")
    return Shown(handle, card.code, name, mark, number, _kind(controller, card.code))


def _kind(controller: TableController, code: str | None) -> str:
    data = controller.book.data(code) if code is not None else None
    return controller.words.kind(data) if data is not None else ""


def merged(cards: list[Shown], places: Mapping[str, str] | None = None) -> list[Shown]:
    """Cards that are alike, in the same state and, by the `places` of their handles, in the same place as one, by kind
    and name.
    """
    alike: dict[tuple[object, ...], list[Shown]] = {}
    for shown in cards:
        place = places.get(shown.key) if places else None
        alike.setdefault((shown.code, shown.mark, place, shown.key if shown.mark == "picked" else ""), []).append(shown)
    found = [replace(each[0], copies=len(each), others=tuple(one.key for one in each[1:])) for each in alike.values()]
    return sorted(found, key=lambda shown: (shown.kind, shown.name, shown.mark != "picked"))


def pile_cards(controller: TableController, zone: str) -> list[Shown]:
    """The cards of a pile, top first."""
    cards = controller.view.zones.get(zone, [])
    return [shown for card in reversed(cards) if (shown := _shown(controller, card.handle)) is not None]


def usable_cards(controller: TableController) -> list[Shown]:
    """The cards in piles that can do something now."""
    choice = controller.choice
    handles = [choice.options[index].card for index in offers(controller)] if choice is not None else []
    return [shown for handle in dict.fromkeys(handles) if handle and (shown := _shown(controller, handle)) is not None]


def deck_cards(controller: TableController, zone: str) -> list[Shown]:
    """The cards of a Deck that is being looked through, by name: their order stays unknown."""
    cards = (controller.seen(card.handle) for card in controller.view.zones.get(zone, []))
    named = [(controller.book.name(card.code), card) for card in cards if card is not None and card.code is not None]
    return [
        Shown(card.handle, card.code, name, kind=_kind(controller, card.code))
        for name, card in sorted(named, key=lambda pair: pair[0])
    ]


def _under_others(controller: TableController, handles: list[str]) -> list[str]:
    """Those of the cards that lie under others, where it makes a difference which of them is chosen."""
    attached = controller.playmat.board.attached
    cards = [card for handle in handles if (card := controller.view.find(handle)) and card.zone[2:] in attached]
    return [card.handle for card in cards] if len({card.code for card in cards}) > 1 else []


def _for_what(controller: TableController) -> str:
    """What the card that asks does with what is chosen, in few words; "" where that is not known."""
    choice = controller.choice
    assert choice is not None
    card = choice.params.get("card")
    done = controller.brief_of(card, controller.words.asked_about(choice)) if isinstance(card, str) else ""
    return fill(tr("{card}: {act}"), card=isolated(controller.name_of(card)), act=done) if done else ""


def _with_place(controller: TableController, shown: Shown, zone: str | None) -> Shown:
    """A card whose name says where it lies as well."""
    if zone is None:
        return shown
    return replace(shown, name=joined(" · ", (shown.name, controller.words.zone_name(zone))))


def asked_pile(controller: TableController, scene: BoardScene) -> tuple[str, list[Shown]] | None:
    """Title and cards of the open question that have no place of their own on the board, or of which only the edges
    are seen under other cards; None when there are none.
    """
    choice = controller.choice
    if choice is None or choice.kind in ("side", "action", "respond"):
        return None
    handles = list(dict.fromkeys(o.card for o in choice.options if o.card is not None))
    under = _under_others(controller, handles)
    hidden = [handle for handle in handles if handle not in scene.cards or handle in under]
    if not hidden:
        return None
    places = {handle: card.zone for handle in handles if (card := controller.view.find(handle)) is not None}
    zones = list(dict.fromkeys(places[handle] for handle in hidden if handle in places))
    words = ", ".join(controller.words.zone_name(zone) for zone in zones)
    title = _for_what(controller) or fill(tr("Choose from: {places}"), places=words)
    cards = [shown for handle in handles if (shown := _shown(controller, handle)) is not None]
    if len({*places.values()}) > 1:
        cards = [_with_place(controller, card, places.get(card.key)) for card in cards]
    # The order of a closed pile stays unknown.
    closed = {handle for handle, zone in places.items() if zone[2:] in controller.playmat.board.closed}
    if len(closed) == len(cards):
        return title, merged(cards, places)
    return title, sorted(cards, key=lambda card: (card.key in closed, card.name if card.key in closed else ""))
