"""Numbers that texts take from the table: how many cards there are, names, kinds of symbols (SMG-77, SMG-125, SMG-136,
SMG-138).
"""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.cards.model import ELEMENTS, TRIBES
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.texts.tree.program import changes


def count(rules: Host, source: int, seat: int, what: Tree) -> int:
    """A number of cards in the Arena, or of the different things about them."""
    whose = what.get("o")
    sides = (0, 1) if whose is None else (seat,) if whose.name == "mine" else (1 - seat,)
    cards = [
        card
        for side in sides
        for card in (*rules.seals(side), *rules.mystics(side))
        if selecting.kind_fits(rules, what["h"], card)
        and all(selecting.fits(rules, source, narrow, card) for narrow in what.many("f"))
    ]
    found: set[str | int] = set()
    match what.name:
        case "plain":
            return len(cards)
        case "names":
            found.update(rules.data(card).name for card in cards)
        case "symbols":  # what is printed: Multi Element is one of its own, "Shade of" is none (SMG-138, SMG-135.2)
            found.update(symbol for card in cards for symbol in rules.data(card).elements)
        case "different":
            for card in cards:
                found.update(_qualities(rules, what["q"].name, card))
    return len(found)


def _qualities(rules: Host, quality: str, card: int) -> list[str | int]:
    match quality:
        case "tribe":
            return [word for word in TRIBES if rules.counts_as(card, "tribe", word)]
        case "element":
            return [word for word in ELEMENTS if word != "none" and rules.counts_as(card, "element", word)]
        case "level":
            level = rules.value(card, "level")
            return [] if level is None else [level]
    return [rules.data(card).card_set] if rules.data(card).card_set else []


def times(rules: Host, source: int, seat: int, each: Tree | None) -> int:
    """How often something is done "for each …", "by the number of …"; once where nothing is said."""
    if each is None:
        return 1
    if each.name == "count":
        return count(rules, source, seat, each["c"])
    if each.name.startswith("every-"):
        alike = Tree(f"Each.{each.name.removeprefix('every-')}", tuple(slot for slot in each.slots if slot[0] != "n"))
        return times(rules, source, seat, alike) // each.number("n", 1)
    if each.name in ("held", "held-theirs"):
        return len(rules.hand(seat if each.name == "held" else 1 - seat))
    if each.name == "counters-of":
        group = each["w"]
        cards = [source] if group.name == "self" else selecting.members(rules, source, seat, group)
        return sum(rules.charged(card) for card in cards)
    if each.name == "done":
        return len(selecting.happened(rules, source, seat, each))
    if each.name == "counters":
        return rules.charged(source)
    if each.name == "counters-host":
        host = rules.table.cards[source].host
        return rules.charged(host) if host is not None else 0
    if each.name == "supports":
        return len(rules.supports(source))
    if each.name.startswith("pile-"):
        return len(selecting.piled(rules, source, seat, each))
    return len(selecting.members(rules, source, seat, each))


def measure(rules: Host, source: int, seat: int, what: Tree, cards: list[int]) -> int:
    """A number that is read off the table; `cards` are those of which it may speak: whose value it is, or that went
    somewhere before.
    """
    match what.name:
        case "number":
            return count(rules, source, seat, what["c"])
        case "held":
            return len(rules.hand(seat if what["p"].name == "mine" else 1 - seat))
        case "mp":
            return rules.mp(seat if what["p"].name == "mine" else 1 - seat)
        case "pile":
            group = Tree(f"pile-{what['p'].name}", (("f", what.many("f")), ("h", what["h"]), ("p", what["z"])))
            return len(selecting.piled(rules, source, seat, group))
        case "counters":
            return sum(rules.charged(card) for card in cards)
        case "done":
            return len(cards)
        case "half":
            return measure(rules, source, seat, what["m"], cards) // 2
        case "plus":
            return measure(rules, source, seat, what["m"], cards) + what.number("n")
        case "times":
            return measure(rules, source, seat, what["m"], cards) * what.number("n")
        case "x":
            paid = (rules.table.marks.get("paid") or {}).get(str(source), {})
            return int(paid.get("x", 0))
    return sum(rules.value(card, what["k"].name) or 0 for card in cards)


def made(rules: Host, source: int, seat: int, op: Tree, cards: list[int] | None = None) -> list[tuple[str, str, int]]:
    """What an operation does to values, as things are now: (value, "set" or "add", number) each. `cards` are those
    that its measure speaks of.
    """
    match op.name:
        case "set":
            return [(op["k"].name, "set", op.number("n"))]
        case "reduce":
            return [(op["k"].name, "add", -op.number("n"))]
        case "change-x":
            return [(op["k"].name, "add", count(rules, source, seat, op["c"]))]
        case "set-x":
            return [(op["k"].name, "set", count(rules, source, seat, op["c"]))]
        case "set-by" | "change-by" | "reduce-by":
            if op["m"].name == "value" and not cards:
                return []  # there is no such card
            number = measure(rules, source, seat, op["m"], cards or [])
            how = "set" if op.name == "set-by" else "add"
            return [(op["k"].name, how, -number if op.name == "reduce-by" else number)]
        case "change":
            number = times(rules, source, seat, op.get("e"))
            return [(key, "add", change * number) for key, change in changes(op)]
        case "bounded":
            number = times(rules, source, seat, op.get("e"))
            if stops(op):  # that depends on the card
                return [(key, "add", change * number) for key, change in changes(op)]
            most = op["b"].number("n")
            return [(key, "add", max(-most, min(most, change * number))) for key, change in changes(op)]
    return []


def stops(op: Tree) -> bool:
    """Whether an operation changes each card's value up to or down to a bound."""
    return op.name == "bounded" and op["b"].name != "total"


def stopped(op: Tree, number: int, value: int) -> int:
    """What a bound leaves of a change of a value; what is beyond it already stays where it is."""
    bound = op["b"].number("n")
    if op["b"].name == "floor":
        return max(number, min(0, bound - value))
    return min(number, max(0, bound - value))


#: The values of a player that `Limited` names.
LIMITS = {"mp": "mp-max", "shrine": "shrine-max", "hand": "hand-max"}


def limits_shrine(op: Tree) -> bool:
    """Whether the operation changes how many Levels in the Shrine lose."""
    return op.name in ("max-plus", "max-minus", "limit-set") and op["m"].name == "shrine"


def limit(seat: int, op: Tree) -> tuple[str, str, int]:
    """What "your maximum Mp +1" changes: (player, value, number) (SMG-43, SMG-111, SMG-112)."""
    player = seat if op["p"].name == "mine" else 1 - seat
    return f"seat{player}", LIMITS[op["m"].name], op.number("d")


def limit_set(seat: int, op: Tree) -> tuple[str, str, int]:
    """What "your maximum Mp becomes 5" sets: (player, value, number)."""
    player = seat if op["p"].name == "mine" else 1 - seat
    return f"seat{player}", LIMITS[op["m"].name], op.number("n")


def casters(seat: int, op: Tree) -> tuple[int, ...]:
    """The players that an `Op.uncast` speaks of; `seat` is "we"."""
    return {"mine": (seat,), "theirs": (1 - seat,)}.get(op["p"].name, (0, 1))
