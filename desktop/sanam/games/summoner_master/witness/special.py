"""What operations of the glossary's keywords do: what is lost, forbidden, stolen, moved, created or cast free."""

from __future__ import annotations

from collections.abc import Callable

from sanam.games.summoner_master.witness.aiming import settle
from sanam.games.summoner_master.witness.ledger import Ban, Lasting, Ledger, until
from sanam.games.witnessing.phrases import Node, name_of, number, walk, words
from sanam.games.witnessing.trials import Deviation, NotDriven

Groups = list[list[int]]


def slots_of(op: Node) -> tuple[str, ...]:
    """The slots of an operation that mean cards."""
    return tuple(slot for slot in ("a", "w", "x", "b") if isinstance(op.get(slot), dict) and _cards(op[slot])) or ("w",)


def _cards(node: Node) -> bool:
    return str(node["is"]).startswith(("Sel.", "From."))


def _cannot(led: Ledger, op: Node, groups: Groups) -> None:
    deeds = [name_of(node) for node in walk(op) if node["is"].startswith("Deed.")]
    led.bans += [Ban(card, deed, until(led.subturn, op)) for card in groups[0] for deed in deeds]
    led.touched = led.touched or bool(groups[0])


def _no_effect(led: Ledger, op: Node, groups: Groups) -> None:
    for card in groups[0]:
        led.silent[card] = until(led.subturn, op)
        led.touched = True


def _lose(led: Ledger, op: Node, groups: Groups) -> None:
    if name_of(op["p"]) not in ("abilities", "both"):
        raise NotDriven(f"{op['p']['is']} that are lost")
    _no_effect(led, op, groups)


def _turns(led: Ledger, op: Node, groups: Groups) -> None:
    for card in groups[0]:
        left = led.counters.get(card, {}).get("turns")
        if left is None:
            continue
        led.counters[card]["turns"] = max(0, left - 2 * number(op))
        if not led.counters[card]["turns"]:
            led.to_shrine(card)
        led.touched = True


def _move_mystic(led: Ledger, op: Node, groups: Groups) -> None:
    for card, host in zip(*groups, strict=False):
        led.pieces[card].host = host
        led.touched = True


def _move_curse(led: Ledger, op: Node, groups: Groups) -> None:
    for one, other in zip(*groups, strict=False):
        kept = led.curses.get(other, {})
        moved = {kind: left for kind, left in led.curses.pop(one, {}).items() if kind not in kept}
        led.curses[other] = {**kept, **moved}
        led.touched = led.touched or bool(moved)


def _dance(led: Ledger, op: Node, groups: Groups) -> None:
    """The Curse, and what its Seal gains by it (709.10)."""
    turns = op.get("t")
    for card in groups[0]:
        led.curses.setdefault(card, {})["last-dance"] = 2 * number(turns) if turns is not None else 0
        for part in walk(op["c"]):
            if part["is"].startswith("Change."):
                led.lasting.append(Lasting(card, name_of(part["k"]), "add", number(part, "d")))
        led.touched = True


def _steal(led: Ledger, op: Node, groups: Groups) -> None:
    for card in groups[0]:
        led.move(card, "remove")
        led.touched = True


def _cast_free(led: Ledger, op: Node, groups: Groups) -> None:
    for card in groups[0]:
        _come_in(led, card)


def _create(led: Ledger, op: Node, groups: Groups) -> None:
    name = words(op, "NAME")[0]
    found = [c for c in led.zones[f"{led.me}.beside"] if led.data(c).extra and led.data(c).name == name]
    if not found:
        led.hollow.append(op)
        return
    _come_in(led, found[0])


def _come_in(led: Ledger, card: int) -> None:
    """Cast without paying, into the Line that its player names (SMG-131, 621.2)."""
    if led.data(card).family != "seal":
        raise NotDriven("a Mystic Card that is cast free")
    if not led.stage.asked("line", led.me):
        raise Deviation(f"not asked for the Line of {led.named([card])}, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    zone = str(choice.options[0].zone)
    led.stage.answer([0])
    settle(led)
    led.move(card, zone.partition(".")[2], led.me)
    led.touched = True


def _free_attack(led: Ledger, op: Node, groups: Groups) -> None:
    """An attack without attack Mp, on a Seal in front (SMG-146)."""
    settle(led)
    for card in groups[0]:
        front = [c for c in led.seals(1 - led.me) if led.word(c) == "at-line"]
        if not led.stage.asked("attack_target", led.me):
            raise Deviation(f"not asked what is attacked, but “{led.stage.kind}”")
        if set(led.stage.offered("attack")) != set(front):
            raise Deviation(f"may attack {led.named(led.stage.offered('attack'))}; the rules say {led.named(front)}")
        prey = min(front, key=lambda c: led.value(c, "at") or 0)
        led.stage.act("attack", prey)
        settle(led)
        mine, theirs = led.value(card, "at") or 0, led.value(prey, "at") or 0
        led.pieces[card].side = True
        if mine > theirs:
            led.destroy(prey)
        elif mine < theirs:
            led.destroy(card)
        else:
            raise NotDriven("a fight that is even")
        led.touched = True


def _in_state(led: Ledger, op: Node, groups: Groups) -> None:
    """As if it were combined to that form, whose values count (SMG-124)."""
    name = words(op, "NAME")[0]
    for card in groups[0]:
        form = next((one for one in getattr(led.data(card), "forms", ()) if one.name == name), None)
        if form is None:
            raise NotDriven("a form that it does not have")
        numbers = {key: getattr(form, key) for key in ("at", "df", "sp", "attack_mp")}
        led.forms[card] = {key: value for key, value in numbers.items() if value is not None}
        led.states[card] = until(led.subturn, op)
        led.touched = True


def _noted(led: Ledger, op: Node, groups: Groups) -> None:
    """Seen by what is tried afterwards."""
    led.touched = led.touched or bool(groups[0])


DONE: dict[str, Callable[[Ledger, Node, Groups], None]] = {
    "cannot": _cannot,
    "no-effect": _no_effect,
    "lose": _lose,
    "turns-passed": _turns,
    "move-mystic": _move_mystic,
    "move-curse": _move_curse,
    "dance": _dance,
    "steal": _steal,
    "free-cast-from": _cast_free,
    "create": _create,
    "create-capacity": _create,
    "free-attack": _free_attack,
    "in-state": _in_state,
    "across": _noted,
    "twice": _noted,
    "receive": _noted,
}
