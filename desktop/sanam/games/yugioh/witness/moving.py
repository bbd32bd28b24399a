"""Operations that move cards from one place to another."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, many, name_of, number
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.picking import DOES, does, kept, looked, picked, to_pile

for _names, _word in (
    (("banish",), "banished"),
    (("add to hand", "return to hand", "add such to hand"), "hand"),
    (("send to gy",), "graveyard"),
):
    for _name in _names:
        DOES[_name] = to_pile(_word, _name)


@does("set from deck")
def set_from_deck(led: Ledger, node: Node) -> bool:
    """A Spell or Trap from the Deck is Set."""
    phrase = {**node["o"], "f": [*many(node["o"].get("f")), {"is": "Adj.in your", "z": {"is": "Zone.deck"}}]}
    cards = picked(led, phrase, "set from deck")
    for card in cards:
        led.move(card, "field" if led.data(card).icon == "field" else "spell", led.me, up=False)
    led.shuffle(led.me)
    return kept(led, phrase, cards)


@does("set")
def set_card(led: Ledger, node: Node) -> bool:
    """A Spell or Trap is Set."""
    cards = picked(led, node["o"], "set", lambda card: led.data(card).kind != "monster" or led.area(card) == "hand")
    if any(led.data(card).kind == "monster" for card in cards):
        raise NotDriven(f"{node['is']} of a monster")
    for card in cards:
        led.move(card, "field" if led.data(card).icon == "field" else "spell", led.me, up=False)
        led.touched = True
    return kept(led, node["o"], cards)


@does("return to gy")
def return_to_grave(led: Ledger, node: Node) -> bool:
    return to_pile("graveyard", "return to gy")(led, node)


@does("discard")
def discard(led: Ledger, node: Node) -> bool:
    return to_pile("graveyard", "discard")(led, node)


@does("tribute")
def tribute(led: Ledger, node: Node) -> bool:
    return to_pile("graveyard", "tribute")(led, node)


@does("destroy")
def destroy(led: Ledger, node: Node) -> bool:
    cards = picked(led, node["o"], "destroy")
    done = [card for card in cards if led.there(card) and led.destroy(card)]
    kept(led, node["o"], done)
    return bool(done)


@does("draw")
def draw(led: Ledger, node: Node) -> bool:
    seats = led.actors if led.together and not led.acting else [led.me]  # "both players discard …, then draw"
    led.memory.handled = led.memory.it = [card for seat in seats for card in led.draw(seat, number(node))]
    return bool(led.memory.handled)


@does("draw the same number")
def draw_as_many(led: Ledger, node: Node) -> bool:
    led.memory.handled = led.memory.it = led.draw(led.me, len(led.memory.handled))
    return bool(led.memory.handled)


@does("shuffle into deck", "return to deck", "return to extra deck")
def into_deck(led: Ledger, node: Node) -> bool:
    cards = picked(led, node["o"], "shuffle into deck")
    for card in cards:
        led.move(card, "deck")
    for zone in {led.zone_of(card) for card in cards if led.there(card)}:
        if zone.endswith("deck"):
            led.shuffle(int(zone[0]))
    return kept(led, node["o"], cards)


@does("return to top", "place on top", "return to bottom", "place on bottom")
def on_deck(led: Ledger, node: Node) -> bool:
    bottom = name_of(node).endswith("bottom")
    cards = picked(led, node["o"], name_of(node))
    looked(led, node["o"])
    led.loose.difference_update(cards)
    if len(cards) > 1:
        raise NotDriven(f"{node['is']} of several")
    for card in cards:
        led.move(card, "deck")
        zone = led.zone_of(card)
        if name_of(node["o"]).startswith("random"):
            led.blurred.add(zone)
        if bottom:
            led.zones[zone].remove(card)
            led.zones[zone].insert(0, card)
    return kept(led, node["o"], cards)


@does("shuffle deck")
def shuffle_deck(led: Ledger, node: Node) -> bool:
    led.shuffle(led.me)
    led.touched = True
    return True


@does("reveal")
def reveal(led: Ledger, node: Node) -> bool:
    cards = picked(led, node["o"], "reveal")
    return kept(led, node["o"], cards)


@does("select", "target")
def select(led: Ledger, node: Node) -> bool:
    cards = picked(led, node["g"], "select")
    looked(led, node["g"])
    led.memory.it = cards
    return bool(cards)
