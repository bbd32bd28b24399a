"""What a text aims at, and what it costs (605, 610, 711)."""

from __future__ import annotations

from collections.abc import Iterator

from sanam.games.summoner_master.vocabulary.zones import SHRINE
from sanam.games.summoner_master.witness.ledger import Ledger
from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number, walk
from sanam.games.witnessing.trials import Deviation, NotDriven


def slots(text: Node) -> Iterator[Node]:
    """What a text aims at, in its order: so many cards of the Arena or of a Shrine."""
    for node in walk(text.get("s")):
        chosen = category_of(node) == "Sel" and name_of(node).startswith(("n-", "upto-"))
        if chosen or (category_of(node) == "From" and name_of(node["p"]) in ("shrine", "remove")):
            yield node


def settle(led: Ledger) -> None:
    """Nobody interferes; cards that fall together lie in any order (703)."""
    while led.stage.kind in ("interfere", "order"):
        choice = led.stage.choice
        assert choice is not None
        led.stage.answer(list(range(len(choice.options))) if choice.kind == "order" else [])


def aimable(led: Ledger, slot: Node, op: Node) -> list[int]:
    """The cards that a slot may aim at: not those that are already what the operation would make them (711.1)."""
    if category_of(slot) == "Sel":
        return [card for card in led.members(slot) if not _idle(led, op, slot, card)]
    side = led.me if name_of(slot) == "mine" else 1 - led.me
    piles = SHRINE.values() if name_of(slot["p"]) == "shrine" else ("remove",)
    found = [card for word in piles for card in led.zones[f"{side}.{word}"]]
    return [card for card in found if led.is_kind(card, slot["h"]) and led.passes(card, many(slot.get("f")))]


def _idle(led: Ledger, op: Node, slot: Node, card: int) -> bool:
    """Whether the operation would change nothing of a card, or cannot be done to it (SMG-70.1)."""
    match name_of(op):
        case "move-curse":
            if slot is op["a"]:
                return not led.curses.get(card)
            cursed = [c for seat in (0, 1) for c in led.seals(seat) if c != card]
            return not any(set(led.curses.get(c, ())) - set(led.curses.get(card, ())) for c in cursed)
        case "move-mystic":
            if slot is op["a"]:
                return led.pieces[card].host is None
            return False
        case "free-attack":
            return led.word(card) != "at-line" or led.pieces[card].side
        case "change-target":
            return card == led.target
        case "to-line":
            return led.word(card) == name_of(op["l"])
        case "purify":
            return not led.curses.get(card)
        case "active" | "inactive":
            return led.pieces[card].side == (name_of(op) == "inactive")
        case "curse":
            return name_of(op["k"]) in led.curses.get(card, ())
    return False


def operations(text: Node) -> Iterator[Node]:
    for node in walk(text.get("s")):
        if category_of(node) == "Op":
            yield node


def aim(led: Ledger, text: Node) -> dict[int, list[int]] | None:
    """The targets of a text, slot by slot, picked in step with the match; None where there are too few (605.7, 711)."""
    found: dict[int, list[int]] = {}
    taken: list[int] = []
    owners = {id(slot): op for op in operations(text) for slot in slots({"s": op})}
    led.aimed = []
    for slot in slots(text):
        here = [card for card in aimable(led, slot, owners[id(slot)]) if card not in taken]
        upto = name_of(slot).startswith("upto")
        need = number(slot)
        if not here or (len(here) < need and not upto):
            led.hollow.append(slot)
            return None
        least, most = 1 if upto else need, min(need, len(here))
        chosen = _target(led, here, least, most)
        found[id(slot)] = chosen
        led.aimed += chosen
        taken += chosen
    return found


def _target(led: Ledger, here: list[int], least: int, most: int) -> list[int]:
    stage = led.stage
    if not stage.asked("target", led.me):
        if least == most == len(here):
            return list(here)
        raise Deviation(f"not asked for {most} of {led.named(here)}, but “{stage.kind}”")
    choice = stage.choice
    assert choice is not None
    offered = [option.card for option in choice.options if option.card is not None]
    if set(offered) != set(here):
        raise Deviation(f"may aim at {_told(led, offered)}; the text says {led.named(here)}")
    if (choice.least, choice.most) != (least, most):
        raise Deviation(f"aims at {choice.least}-{choice.most}, the text says {least}-{most}")
    here = sorted(here, key=lambda card: card not in led.props.values())
    chosen = here[:most] if led.picks == "most" else here[len(here) - least :]
    stage.answer([offered.index(card) for card in chosen])
    return chosen


def _told(led: Ledger, cards: list[int]) -> str:
    return led.named(card for card in cards if card in led.pieces)


# ---------------------------------------------------------------------------- costs


def costs(text: Node) -> list[Node]:
    head = text.get("h")
    return [node for node in walk(head) if category_of(node) == "Cost"] if head is not None else []


def mp_cost(text: Node) -> int:
    return sum(number(cost) for cost in costs(text) if name_of(cost) in ("mp", "fixed-mp"))


def pay(led: Ledger, text: Node) -> None:
    """Mp first, then what else is named, in its order (605.6)."""
    led.mp[led.me] -= mp_cost(text)
    for cost in costs(text):
        match name_of(cost):
            case "mp" | "fixed-mp" | "interfere":
                pass
            case "sacrifice":
                mine = [c for c in led.seals(led.me) if led.passes(c, many(cost.get("f")))]
                for card in pick_cards(led, mine, number(cost), led.me):
                    led.to_shrine(card)
            case "discard":
                for card in pick_cards(led, list(led.zones[f"{led.me}.hand"]), number(cost), led.me):
                    led.to_shrine(card)
            case "charged":
                _spend(led, "charged.0", number(cost))
            case "fixed-charge":
                _spend(led, "fixed-charge", number(cost))
            case _:
                raise NotDriven(f"{cost['is']}")


def _spend(led: Ledger, name: str, size: int) -> None:
    """Counters of the card itself (SMG-17.2, SMG-115.2)."""
    left = led.counters[led.subject][name] - size
    led.counters[led.subject] = {name: left} if left else {}


def pick_cards(led: Ledger, here: list[int], size: int, seat: int) -> list[int]:
    """Cards that are picked when something is done (711.4)."""
    size = min(size, len(here))
    if not size:
        return []
    if not led.stage.asked("cards", seat):
        if size == len(here):
            return here
        raise Deviation(f"not asked for {size} of {led.named(here)}, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    offered = [option.card for option in choice.options if option.card is not None]
    if set(offered) != set(here) or (choice.least, choice.most) != (size, size):
        raise Deviation(f"picks {choice.most} of {_told(led, offered)}; the text says {size} of {led.named(here)}")
    chosen = here[:size]
    led.stage.answer([offered.index(card) for card in chosen])
    return chosen


#: Operations that have words here.
# fmt: off
KNOWN = frozenset((
    "change", "set", "to-line", "curse", "draw", "draw-mystic", "take", "take-shown", "discard", "discard-theirs",
    "max-plus", "swap", "control", "mill", "cannot", "no-effect", "turns-passed", "move-mystic", "create",
    "create-capacity", "free-cast-from", "free-attack", "steal", "dance", "twice", "lose", "receive", "in-state",
    "move-curse", "change-target", "again", "hyper-drive", "across", "destroy", "to-hand", "to-library", "to-top",
    "to-shrine", "remove", "other-line", "active", "inactive", "purify", "mp", "mp-lost", "discard-random",
))
# fmt: on


def known(text: Node) -> None:
    """Raises :class:`NotDriven` for a text with an operation that has no words here."""
    for op in operations(text):
        if name_of(op) not in KNOWN:
            raise NotDriven(f"operation {op['is']}")


def way(led: Ledger, text: Node) -> Node:
    """The text in the mode that is chosen, before anything is paid or aimed at (605.3)."""
    modes = [one for one in many(text.get("s")) if one["is"] == "Sentence.modes"]
    if not modes:
        return text
    ops = [node["a"] for node in walk(modes[0]["m"]) if node["is"].startswith("Modes.")]
    if not led.stage.asked("mode", led.me):
        raise Deviation(f"not asked for the mode, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    values = [option.value for option in choice.options]
    if values != list(range(len(ops))):
        raise Deviation(f"modes {values}, the text has {len(ops)}")
    at = 0 if led.picks == "most" else len(ops) - 1
    led.stage.answer([at])
    return {**text, "s": [{"is": "Sentence.do", "o": ops[at]}]}
