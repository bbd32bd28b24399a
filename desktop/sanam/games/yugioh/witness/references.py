"""Which cards a word means that was spoken of before: "it", "that target", "the equipped monster"."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, name_of, walk
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.ledger import Ledger

#: Words for the card whose text it is.
ITSELF = (
    "this card",
    "this card from",
    "this card there",
    "this such card",
    "this",
    "this such",
    "this card with counters",
)
_TARGETS = ("that target", "those targets", "that such target")
#: Which of several targets, by the order of the words.
_NTH = {"first target": 0, "second target": 1, "first targets": 0, "second targets": 1}
#: And by the side on which they are: whether yours.
_SIDES = {"your target": True, "opponent's target": False, "opponent's targets": False}
_BEFORE = ("it", "them", "that card", "those cards", "that monster", "those monsters", "that such card", "all of them")


def itself(node: Node) -> bool:
    return name_of(node) in ITSELF


def refer(led: Ledger, node: Node) -> list[int]:
    """The cards that a reference means, as far as they are still there."""
    return [card for card in _meant(led, name_of(node), node) if led.there(card)]


def _meant(led: Ledger, key: str, node: Node) -> list[int]:
    memory = led.memory
    if key in ITSELF:
        return [led.subject]
    if key in _TARGETS:
        return memory.targets
    if key in _NTH:
        each = memory.aims if len(memory.aims) > 1 else [[card] for card in memory.targets]
        return each[_NTH[key]] if _NTH[key] < len(each) else []
    if key in _SIDES:
        return [card for card in memory.targets if led.there(card) and (led.seat_of(card) == led.me) == _SIDES[key]]
    if key == "targets there":
        said = {name_of(zone) for zone in walk(node["z"]) if category_of(zone) == "Zone"}
        return [card for card in memory.targets if {"graveyard": "gy"}.get(memory.aimed.get(card, "")) in said]
    if key in _BEFORE:
        if key.startswith(("that", "those")):
            return _that(led)
        if key == "them" and memory.it == [led.subject] and memory.targets:
            return memory.targets
        return memory.it or memory.targets or [led.subject]
    if key.startswith("used "):
        return memory.paid or memory.handled
    if key == "that monster of a kind":
        kind = name_of(node["k"])
        known = [*memory.targets, *memory.that, *memory.it, *memory.event]
        return [card for card in dict.fromkeys(known) if card in led.pieces and kind in led.data(card).traits][:1]
    if key == "equipped monster":
        host = led.pieces[led.subject].host
        host = host if host is not None or led.on_field(led.subject) else led.worn_by.get(led.subject)
        if host is None and led.on_field(led.subject) and led.area(led.subject) == "monster":
            return led.equips(led.subject)  # of a monster that takes others as Equip Cards
        return [] if host is None else [host]
    if key in ("attacking monster", "attack target") and memory.attack is not None:
        card = memory.attack[key == "attack target"]
        return [] if card is None else [card]
    if key == "that opponent's monster" and memory.targets:
        return memory.targets
    if key in ("opposing monster", "that opponent's monster", "attacking monster", "attack target"):
        return memory.other
    raise NotDriven(node["is"])


def _that(led: Ledger) -> list[int]:
    """ "That monster" is never the card whose text it is: a target, or what was paid, if nothing else was spoken of."""
    memory = led.memory
    if memory.that:
        return memory.that
    others = [card for card in memory.it if card != led.subject]
    return memory.targets or others or memory.paid or memory.it


def whose(led: Ledger, node: Node) -> list[int]:
    """The card of a possessive: "its", "that monster's". Raises NotDriven where nothing was spoken of."""
    found = _whose(led, node)
    if not found:
        raise NotDriven(f"{node['is']} of nothing")
    return found


def _whose(led: Ledger, node: Node) -> list[int]:
    key = name_of(node)
    if key in ("this card's",):
        return [led.subject]
    if key in ("its", "their"):
        return list(led.memory.it)
    if key in ("that monster's", "that card's"):
        host = led.pieces[led.subject].host
        return list(_that(led)) or ([] if host is None else [host])
    if key == "monster equipped to it's":
        return [card for card in led.equips(led.subject) if led.is_monster(card)][:1]
    if key in ("that target's", "those targets'"):
        return list(led.memory.targets)
    if key.startswith("used "):
        return list(led.memory.paid or led.memory.handled)
    if key == "equipped monster's":
        host = led.pieces[led.subject].host
        return [] if host is None else [host]
    if key == "attacking monster's" and led.memory.attack is not None:
        return [led.memory.attack[0]]
    if key in ("attacking monster's", "opposing monster's", "attack target's"):
        return list(led.memory.other)
    raise NotDriven(node["is"])
