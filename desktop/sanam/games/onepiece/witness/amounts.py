"""Numbers that a text counts, and how often something is done for them."""

from __future__ import annotations

from sanam.games.onepiece.witness import nouns
from sanam.games.onepiece.witness.filters import passes
from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.witnessing.phrases import Node, name_of, number
from sanam.games.witnessing.trials import NotDriven


def meant(led: Ledger, phrase: Node, whose: Node | None, actor: int) -> list[int]:
    """All cards that a noun phrase (with "n" and "f") means, of one area after another."""
    tests = nouns.filters_of(phrase)
    at = nouns.where(led, phrase["n"], tests, whose, actor)
    found = [
        card
        for seat in at.seats
        for area in at.areas
        for card in led.pile(seat, area)
        if nouns.is_kind(led.data(card), phrase["n"]) and passes(led, card, tests)
    ]
    if any(node["is"] == "Filter.different names" for node in tests):
        return list({led.data(card).name: card for card in found[::-1]}.values())[::-1]
    return found


def of_seat(led: Ledger, phrase: Node, seat: int) -> list[int]:
    """One player's cards that a noun phrase means: "their" is that player's."""
    each, led.each = led.each, True
    found = [card for card in meant(led, phrase, None, seat) if led.zone_of(card).startswith(f"{seat}.")]
    led.each = each
    return found


def number_said(led: Ledger, node: Node) -> int:
    """ "the number of …", "this Character's power"."""
    name = name_of(node)
    if name in ("count", "total"):
        return len(meant(led, node["k"], node.get("w"), led.me))
    if name == "had":
        return len(of_seat(led, node["k"], led.me))
    if name == "total of both":
        return sum(len(of_seat(led, node["k"], seat)) for seat in (0, 1))
    if name in ("total cost", "total power"):
        key = name.partition(" ")[2]
        return sum(led.value(card, key) for card in meant(led, node["k"], node.get("w"), led.me))
    if name == "own cost" and name_of(node["s"]) in ("that character", "that card", "it"):
        return max((led.value(card, "cost") for card in led.recalled("it")), default=0)
    if name in ("own power", "own base power") and name_of(node["s"]) in ("that character", "that card", "it"):
        now = led.value if name == "own power" else led.base
        return max((now(card, "power") for card in led.recalled("it")), default=0)
    if name in ("own power", "own base power") and name_of(node["s"]) in ("this", "this leader"):
        return led.value(led.subject, "power") if name == "own power" else led.base(led.subject, "power")
    if name in ("own power", "own base power") and name_of(node["s"]) == "leader":
        now = led.value if name == "own power" else led.base
        return now(led.leader(led.seats(node["s"].get("w"), led.me)[0]), "power")
    if name in ("own power", "own base power") and name_of(node["s"]) == "selected":
        now = led.value if name == "own power" else led.base
        return max((now(card, "power") for card in led.recalled("selected")), default=0)
    if name == "given":
        return sum(len(led.given(card)) for card in led.spoken_of(node["s"]))
    if name == "base power of":
        return sum(led.base(card, "power") for card in led.spoken_of(node["s"]))
    raise NotDriven(f"number {node['is']}")


def times(led: Ledger, every: Node | None) -> int:
    """How often something is done "for every …"."""
    if every is None:
        return 1
    name = name_of(every)
    if name in ("card", "cards", "card you have", "cards you have"):
        found = meant(led, every["k"], None, led.me)
        if name.endswith("you have"):
            found = of_seat(led, every["k"], led.me)
        return len(found) // number(every, otherwise=1)
    if name in ("one of", "count", "other"):
        found = meant(led, every["k"], every.get("w"), led.me)
        return len([card for card in found if name != "other" or card != led.subject]) // number(every, otherwise=1)
    if name in ("given", "some given"):
        given = sum(len(led.given(card)) for card in led.spoken_of(every["s"]))
        return given // number(every, otherwise=1)
    if name == "cost of":
        of = led.recalled("revealed") if every["s"]["is"] == "Sel.revealed" else led.spoken_of(every["s"])
        return sum(led.value(card, "cost") for card in of) // number(every)
    if name in ("trashed", "revealed", "ko'd", "placed", "some trashed", "some placed"):
        return int(led.memory.get("moved", 0)) // number(every, otherwise=1)
    if name == "kind trashed":
        tests, noun = nouns.filters_of(every["k"]), every["k"]["n"]
        gone = led.recalled("gone")
        return sum(nouns.is_kind(led.data(card), noun) and passes(led, card, tests) for card in gone)
    if name == "shown":
        return len(led.recalled("revealed"))
    if name == "rested":
        return int(led.memory.get("rested", 0))
    raise NotDriven(f"{every['is']}")
