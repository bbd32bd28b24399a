"""Numbers of a text: printed, read off cards, or counted."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness import selections
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.references import refer, whose


def stats(node: Node) -> tuple[str, ...]:
    """The values that a Stat means."""
    key = name_of(node)
    return ("atk", "def") if key == "both" else (key,)


def amount(led: Ledger, node: Node, stat: str = "atk") -> int:
    """What a Value comes to."""
    base = base_of(led, node["b"], stat)
    match name_of(node):
        case "plain":
            return base
        case "half":
            return -(-base // 2)
        case "double":
            return 2 * base
        case "times":
            return base * number(node)
        case "plus":
            return base + number(node)
    raise NotDriven(node["is"])


def base_of(led: Ledger, node: Node, stat: str) -> int:
    key = name_of(node)
    if key == "damage":
        return led.memory.damage
    if key in ("stat", "original stat"):
        cards = whose(led, node["p"])
    elif key in ("stat of", "original stat of"):
        cards = refer(led, node["g"]) if category_of(node["g"]) == "Ref" else selections.members(led, node["g"])
    elif key in ("combined stat", "combined original stat"):
        cards = selections.members(led, node["g"])
    elif key == "number of cards":
        return len(selections.members(led, node["g"]))
    elif key == "number handled":
        return len(led.memory.handled or led.memory.paid)
    elif key == "number of such handled":
        return len(handled(led, node))
    elif key == "number of materials":
        return sum(len(led.materials(card)) for card in _of(led, node["o"]))
    else:
        raise NotDriven(node["is"])
    said = stats(node["t"])
    what = stat if len(said) > 1 else said[0]
    read = led.original if "original" in key else led.value
    values = [read(card, what) if card in led.pieces else 0 for card in cards]
    if key.startswith("combined"):
        return sum(values)
    return values[0] if values else 0


def counted(led: Ledger, node: Node) -> int:
    """How many of what an Each counts there are."""
    match name_of(node):
        case "single":
            return _group_size(led, node)
        case "card":
            return _group_size(led, node["g"])
        case "material":
            if name_of(node["o"]) == "it" and led.pieces[led.subject].host is not None:
                return len(led.materials(led.pieces[led.subject].host or 0))
            return sum(len(led.materials(card)) for card in _of(led, node["o"]))
        case "counter":
            kind, cards = str(node["c"]["v"]), _of(led, node["o"])
            return sum(led.counters.get(card, {}).get(kind, 0) or led.had.get(card, {}).get(kind, 0) for card in cards)
        case "card handled":
            return len(led.memory.handled)
        case "such handled":
            return len(handled(led, node))
        case "monster handled":
            return len(handled(led, {"n": {"is": "Noun.monster"}}))
        case "counter on the field":
            kind = str(node["c"]["v"])
            return sum(led.counters.get(c, {}).get(kind, 0) for s in (0, 1) for c in led.controlled(s))
    raise NotDriven(node["is"])


def how_many(led: Ledger, node: Node) -> int:
    """A number of cards that is counted."""
    match name_of(node):
        case "cards":
            return _group_size(led, node["g"])
        case "materials":
            return sum(len(led.materials(card)) for card in _of(led, node["o"]))
        case "handled":
            return len(led.memory.handled)
        case "such handled":
            return len(handled(led, node))
        case "of opponent's handled":
            return sum(led.pieces[card].owner != led.me for card in led.memory.handled if card in led.pieces)
        case "more they control":
            sides = [
                [c for c in led.controlled(s) if selections.is_noun(led, c, node["n"])] for s in (1 - led.me, led.me)
            ]
            return max(0, len(sides[0]) - len(sides[1]))
        case "more in your deck":
            return max(0, len(led.pile(led.me, "deck")) - len(led.pile(1 - led.me, "deck")))
    raise NotDriven(node["is"])


def _group_size(led: Ledger, node: Node) -> int:
    cards = selections.members(led, node)
    if any(name_of(test) == "different words" for test in many(node.get("f"))):
        return len({led.data(card).name for card in cards})
    return len(cards)


def handled(led: Ledger, node: Node) -> list[int]:
    """Of the cards that something was just done with those that the words mean."""
    tests, sort = many(node.get("f")), node.get("n") or {"is": "Noun.card"}
    if name_of(sort) == "token" and not tests:
        return [card for card in led.memory.handled if card in led.gone or "token" in led.data(card).traits]
    found = [card for card in led.memory.handled if card in led.pieces]
    if any(led.zone_of(card) in led.blurred for card in found):
        raise NotDriven("cards that nobody foretells")
    return [c for c in found if selections.is_noun(led, c, sort) and all(selections.passes(led, c, t) for t in tests)]


def _of(led: Ledger, node: Node) -> list[int]:
    """Of what: "it" in a text that holds is the card itself."""
    if name_of(node) == "it" and not led.memory.it:
        return [led.subject]
    return refer(led, node)


selections.AMOUNT.append(amount)
selections.HOW_MANY.append(how_many)
