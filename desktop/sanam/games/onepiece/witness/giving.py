"""DON!! cards that are given to Leaders and Characters (6-5-5)."""

from __future__ import annotations

from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.onepiece.witness.selections import one_of_them, pick, select, wanted
from sanam.games.witnessing.phrases import Node, has, name_of, number
from sanam.games.witnessing.trials import NotDriven


def give_don(led: Ledger, op: Node, actor: int, paying: bool) -> None:
    """Where and when "up to" is said of both, the giver picks the DON!! cards first; without any nobody is asked."""
    if name_of(op) == "give don each" or op["t"]["is"] == "Sel.each":
        _give_each(led, op, actor)
        return
    if op["t"]["is"] in ("Sels.and", "Sel.all the"):
        raise NotDriven("DON!! cards dealt to several cards")
    of_owner = has(op["t"], "Whose.owner's")
    if not of_owner and op["t"]["is"] in ("Sel.some", "Sel.the", "Sels.or") and not wanted(led, op["t"], actor).cards:
        led.hollow.append(op["t"])
        led.memory["did"] = False
        return  # nobody is there to get any
    dons = select(led, op["s"] if not of_owner or "w" in op["s"] else op["s"] | {"w": _EITHERS}, actor)
    led.owner = led.pieces[dons[0]].owner if dons and of_owner else None
    own = op["s"].get("w", _YOUR) == _YOUR and not of_owner
    hosts = select(led, _of_owner(one_of_them(op["t"])) if own else one_of_them(op["t"]), actor) if dons else []
    led.owner = None
    led.memory["it"] = list(hosts)
    for don in dons if hosts else ():
        led.give(don, hosts[0])
    led.memory["did"] = bool(dons and hosts)


_YOUR, _EITHERS = {"is": "Whose.your"}, {"is": "Whose.either's"}


def _of_owner(sel: Node) -> Node:
    """DON!! cards are given to cards of their owner, where a text does not say whose they are (6-5-5-1)."""
    if sel["is"] == "Sels.or":
        return sel | {"x": _of_owner(sel["x"]), "y": _of_owner(sel["y"])}
    return sel if sel["is"] != "Sel.some" or "w" in sel else sel | {"w": _YOUR}


def _give_each(led: Ledger, op: Node, actor: int) -> None:
    """The actor picks which of the cards get DON!! cards, as far as there are some."""
    if op["t"]["is"] == "Sels.and":
        raise NotDriven("DON!! cards for each of several lots")
    share = number(op["s"]["a"], otherwise=1)
    dons = wanted(led, op["s"], actor).cards
    hosts = wanted(led, op["t"], actor)
    up_to = name_of(op["s"]["a"]) == "up to"
    most = min(hosts.most, len(dons) if up_to else len(dons) // share)
    least = 0 if up_to else min(hosts.least, most)
    cards = pick(led, hosts._replace(least=least, most=most, forced=False), actor)
    for at, host in enumerate(cards):
        for don in dons[at * share : (at + 1) * share]:
            led.give(don, host)
    led.memory["it"] = list(cards)
    led.memory["did"] = bool(cards)
