"""How an operation gets its cards, and where they go: what all operations share."""

from __future__ import annotations

from collections.abc import Callable

from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number
from sanam.games.yugioh.witness.asking import choose, choose_of_total
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.references import whose
from sanam.games.yugioh.witness.selections import EITHER, Wanted, either, halves, places, wanted

Doing = Callable[[Ledger, Node], bool]


#: What each operation does; it tells whether it was done.
DOES: dict[str, Doing] = {}


def does(*names: str) -> Callable[[Doing], Doing]:
    def register(function: Doing) -> Doing:
        DOES.update(dict.fromkeys(names, function))
        return function

    return register


def picked(led: Ledger, node: Node, verb: str, fit: Callable[[int], bool] | None = None) -> list[int]:
    """The cards that an operation is done with: those that are meant, or that are chosen of them."""
    if category_of(node) == "Obj" and "x" in node:
        together: list[int] = []
        for part in halves(node):
            together += [c for c in _one_pick(led, part, verb, fit, together) if c not in together]
        led.memory.it, led.memory.that = together, []
        return together
    return _one_pick(led, node, verb, fit, [])


def _one_pick(led: Ledger, node: Node, verb: str, fit: Callable[[int], bool] | None, taken: list[int]) -> list[int]:
    if name_of(node) in ("random card in hand", "random card in their hand"):
        return _at_random(led, node)
    found = wanted(led, node, verb)
    if of_total(led, node) is not None:  # "monsters whose total Levels …": as many as are needed
        found = Wanted(found.cards, found.least if "q" in node else 1, found.most)
    cards = [card for card in found.cards if (fit is None or fit(card)) and card not in (*taken, *led.spared)]
    if not found.whole and verb not in ("change to", "change position"):
        cards = [card for card in cards if card not in led.doomed]  # it is destroyed by the battle, and moves no more
    if found.whole:
        return cards
    most = found.most if led.at_most is None else min(found.most, led.at_most)
    total = of_total(led, node)
    if total is not None:
        led.memory.it = choose_of_total(led, cards, found.least, most, total)
        return led.memory.it
    chosen = choose(led, cards, min(found.least, len(cards)), most, led.me)
    led.memory.it = chosen
    return chosen


def of_total(led: Ledger, node: Node) -> Callable[[int], bool] | None:
    """What the Levels of the cards must come to together, where a phrase says that."""
    for test in many(node.get("f")):
        if name_of(test) in ("of total levels", "of the total level of"):
            edge = number(test) if "n" in test else led.value(whose(led, test["p"])[0], "level")
            bound = name_of(test["b"])
            return lambda found: {"equal": found == edge, "at least": found >= edge, "at most": found <= edge}[bound]
    return None


def _at_random(led: Ledger, node: Node) -> list[int]:
    """Cards of the other hand by lot: nobody foretells which."""
    seat = led.me if led.acting else 1 - led.me
    led.blurred.update((f"{seat}.hand", f"{seat}.graveyard", f"{seat}.banished"))
    return led.pile(seat, "hand")[: number(node["q"], otherwise=1)]


def kept(led: Ledger, node: Node, cards: list[int]) -> bool:
    """Remember the cards that something was done with; whether there were any."""
    led.memory.it, led.memory.that = cards, []
    led.memory.handled = cards
    return bool(cards)


#: Phrases of cards that are not looked for in a Deck, though they lie there.
_NOT_SEARCHED = ("top", "so many from the top", "opponent's top", "their top", "the rest")


def looked(led: Ledger, node: Node) -> None:
    """A Deck that was looked through is shuffled (YZH-1.31)."""
    if category_of(node) == "Obj" and "x" in node:
        parts = halves(node)
    else:
        parts = either(node) if name_of(node) in EITHER else [node] if category_of(node) == "NP" else []
    for part in parts:
        if name_of(part).startswith(_NOT_SEARCHED) or name_of(part).endswith("excavated"):
            continue
        if any(name_of(test) == "excavated" for test in many(part.get("f"))):
            continue
        theirs = led.acting and any(name_of(test) == "in their" for test in many(part.get("f")))
        for side, zone in places(part):
            if zone == "deck":
                led.shuffle(led.me if side == 0 or theirs else 1 - led.me)


def to_pile(word: str, verb: str) -> Doing:
    def move(led: Ledger, node: Node) -> bool:
        it, that = led.memory.it, led.memory.that
        cards = picked(led, node["o"], verb)
        spent = category_of(node["o"]) == "NP" and all(led.zone_of(card) == f"{led.me}.hand" for card in cards)
        for card in cards:
            if led.loose.intersection((card,)) and name_of(node["o"]).startswith("top"):
                led.blurred.update((led.zone_of(card), f"{led.zone_of(card)[0]}.{word}"))
            if led.there(card):
                led.move(card, word)
        looked(led, node["o"])
        done = kept(led, node["o"], cards)
        if (
            verb in ("discard", "send to gy")
            and spent
            and (led.memory.targets or that or it not in ([], [led.subject]))
        ):
            led.memory.it, led.memory.that = it, that  # what is spent on the way is not what is spoken of
        return done

    return move
