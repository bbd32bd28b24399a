"""The tops of Decks, and hands that are looked at: cards that are seen, taken, and put back in an order."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, many, name_of
from sanam.games.witnessing.trials import Deviation, NotDriven
from sanam.games.yugioh.witness.asking import chosen_number, pass_by
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.picking import does, kept, looked, picked
from sanam.games.yugioh.witness.selections import HOW_MANY, wanted


@does("excavate")
def excavate(led: Ledger, node: Node) -> bool:
    """Both players see the top cards, which stay where they are."""
    cards = list(wanted(led, node["o"]).cards)
    led.memory.excavated = cards
    led.touched = led.touched or bool(cards)
    return kept(led, node["o"], cards)


@does("look at")
def look_at(led: Ledger, node: Node) -> bool:
    cards = _how_many(led, node["o"]) if name_of(node["o"]).startswith("up to") else picked(led, node["o"], "look at")
    led.memory.excavated = [card for card in cards if led.area(card) == "deck"]
    if any(led.zone_of(card) in led.blurred for card in cards):
        raise NotDriven("a card that nobody foretells")
    led.touched = led.touched or bool(cards)
    return kept(led, node["o"], cards)


def _how_many(led: Ledger, node: Node) -> list[int]:
    """ "Up to 5 cards from the top": a number of them, as the player says."""
    able = list(wanted(led, {**node, "is": "NP.top cards"}).cards)
    return able[: chosen_number(led, list(range(1, len(able) + 1)))]


@does("send so many from the top")
def send_from_the_top(led: Ledger, node: Node) -> bool:
    cards = led.pile(led.me, "deck")[::-1][: HOW_MANY[0](led, node["v"])]
    if led.loose.intersection(cards):
        raise NotDriven("cards that nobody foretells")
    for card in cards:
        led.move(card, "graveyard")
    led.memory.handled = led.memory.it = cards
    led.touched = led.touched or bool(cards)
    return bool(cards)


@does("arrange on top", "arrange on bottom")
def arrange(led: Ledger, node: Node) -> bool:
    """In any order: what is named first lies uppermost."""
    cards = [card for card in wanted(led, node["o"]).cards if led.area(card) == "deck"]
    named = ordered(led, cards)
    bottom = name_of(node).endswith("bottom")
    for zone in {led.zone_of(card) for card in cards}:
        pile = [card for card in led.zones[zone] if card not in named]
        mine = [card for card in named[::-1] if led.zone_of(card) == zone]
        led.zones[zone] = [*mine, *pile] if bottom else [*pile, *mine]
    led.loose.difference_update(cards)
    led.touched = led.touched or bool(cards)
    return bool(cards)


def ordered(led: Ledger, cards: list[int]) -> list[int]:
    """The cards in an order that the player says."""
    if len(cards) < 2:
        return cards
    pass_by(led)
    choice = led.stage.choice
    offered = [option.card for option in choice.options if option.card is not None] if choice is not None else []
    if choice is None or not choice.order or set(offered) != set(cards):
        raise Deviation(f"not asked for the order of {led.named(cards)}, but “{led.stage.kind}”")
    if choice.seat != led.me:
        raise Deviation(f"“{choice.kind}” is asked of seat {choice.seat}, not of {led.me}")
    at = list(range(len(offered)))
    picks = at if led.picks == "most" else at[::-1]
    led.stage.answer(picks)
    return [offered[one] for one in picks]


@does("place on either end")
def place_on_either_end(led: Ledger, node: Node) -> bool:
    """On the top or the bottom of the Deck, as the player says."""
    top = first_of_two(led)
    cards = picked(led, node["o"], "place on top")
    if len(cards) > 1:
        raise NotDriven(f"{node['is']} of several")
    for card in cards:
        if led.area(card) != "deck":
            led.move(card, "deck")
        zone = led.zone_of(card)
        led.zones[zone].remove(card)
        led.zones[zone].insert(len(led.zones[zone]) if top else 0, card)
        led.loose.discard(card)
        led.touched = True
    return kept(led, node["o"], cards)


def first_of_two(led: Ledger) -> bool:
    """Whether the first of two things is done, as the player says: on the top of the Deck, or on its bottom."""
    pass_by(led)
    choice = led.stage.choice
    if choice is None or choice.kind not in ("mode", "yes_no") or len(choice.options) != 2:
        raise Deviation(f"not asked which of the two, but “{led.stage.kind}”")
    if choice.seat != led.me:
        raise Deviation(f"“{choice.kind}” is asked of seat {choice.seat}, not of {led.me}")
    top = led.picks != "least"
    led.touched = True
    led.stage.answer([0 if top else 1])
    return top


@does("take and add or send")
def take(led: Ledger, node: Node) -> bool:
    """A card of the Deck is added to the hand, or sent to the Graveyard."""
    added = first_of_two(led)
    cards = picked(led, node["o"], "add to hand")
    for card in cards:
        led.move(card, "hand" if added else "graveyard")
    looked(led, node["o"])
    return kept(led, node["o"], cards)


@does("look and take from hand")
def take_from_hand(led: Ledger, node: Node) -> bool:
    """Of the opponent's hand, which is looked at, a card is chosen and taken from it."""
    where = {"discarded": "graveyard", "returned to deck": "deck", "banished": "banished"}.get(name_of(node["t"]))
    if where is None:
        raise NotDriven(node["t"]["is"])
    phrase = {**node["g"], "f": [*many(node["g"].get("f")), {"is": "Adj.in their", "z": {"is": "Zone.hand"}}]}
    cards = picked(led, phrase, "look at")
    for card in cards:
        led.move(card, where)
        if where == "deck":
            led.shuffle(1 - led.me)
    return kept(led, node["g"], cards)
