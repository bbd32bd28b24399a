"""What a text aims at, what it costs and what it does (600 to 619, 700 to 716)."""

from __future__ import annotations

from collections.abc import Iterator

from sanam.games.summoner_master.vocabulary.zones import LIBRARY, LINES, SHRINE
from sanam.games.summoner_master.witness.ledger import Lasting, Ledger
from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number, walk
from sanam.games.witnessing.trials import Deviation, NotDriven

CURSES = ("stone", "freeze", "charm", "poison", "death", "dimension")


# ---------------------------------------------------------------------------- aiming


def slots(text: Node) -> Iterator[Node]:
    """What a text aims at, in its order: so many cards of the Arena or of a Shrine."""
    for node in walk(text.get("s")):
        chosen = category_of(node) == "Sel" and name_of(node).startswith(("n-", "upto-"))
        if chosen or (category_of(node) == "From" and name_of(node["p"]) in ("shrine", "remove")):
            yield node


def aimable(led: Ledger, slot: Node, op: Node) -> list[int]:
    """The cards that a slot may aim at: not those that are already what the operation would make them (711.1)."""
    if category_of(slot) == "Sel":
        return [card for card in led.members(slot) if not _idle(led, op, card)]
    side = led.me if name_of(slot) == "mine" else 1 - led.me
    piles = SHRINE.values() if name_of(slot["p"]) == "shrine" else ("remove",)
    found = [card for word in piles for card in led.zones[f"{side}.{word}"]]
    return [card for card in found if led.is_kind(card, slot["h"]) and led.passes(card, many(slot.get("f")))]


def _idle(led: Ledger, op: Node, card: int) -> bool:
    match name_of(op):
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
                for card in _cards(led, mine, number(cost), led.me):
                    led.to_shrine(card)
            case "discard":
                for card in _cards(led, list(led.zones[f"{led.me}.hand"]), number(cost), led.me):
                    led.to_shrine(card)
            case _:
                raise NotDriven(f"{cost['is']}")


def _cards(led: Ledger, here: list[int], size: int, seat: int) -> list[int]:
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


# ---------------------------------------------------------------------------- doing


def until(led: Ledger, op: Node) -> int:
    """The Subturn at whose end something is over; 0 where nothing is said of it."""
    said = op.get("u")
    if said is None:
        return 0
    match name_of(said):
        case "subturn":
            return led.subturn
        case "turn":
            return led.subturn + (1 - led.subturn % 2)
        case "of" | "turns":
            return led.subturn + 2 * number(said) - 1
    raise NotDriven(f"{said['is']}")


#: Operations that have words here.
KNOWN = frozenset(
    """change, set, to-line, curse, draw, draw-mystic, take, discard, discard-theirs, max-plus, swap, control, mill,
    destroy, to-hand, to-library, to-top, to-shrine, remove, other-line, active, inactive, purify, mp, mp-lost,
    discard-random""".replace(",", " ").split()
)


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


def sentence(led: Ledger, one: Node, aims: dict[int, list[int]]) -> None:
    match name_of(one):
        case "do":
            operate(led, one["o"], aims)
        case "if":
            if holds(led, one["c"]):
                operate(led, one["o"], aims)
        case "may":
            if not led.stage.asked("yes_no", led.me):
                raise Deviation(f"not asked whether it is done, but “{led.stage.kind}”")
            led.stage.act("no" if led.picks == "least" else "yes")
            led.touched = True
            if led.picks != "least":
                operate(led, one["o"], aims)
        case _:
            raise NotDriven(f"{one['is']}")


def holds(led: Ledger, cond: Node) -> bool:
    match name_of(cond):
        case "line":
            return led.word(led.subject) == name_of(cond["l"])
        case "have" | "they-have" | "have-none":
            seat = 1 - led.me if name_of(cond) == "they-have" else led.me
            found = [c for c in (*led.seals(seat), *led.mystics(seat)) if led.is_kind(c, cond["h"])]
            found = [card for card in found if led.passes(card, many(cond.get("f")))]
            return not found if name_of(cond) == "have-none" else len(found) >= number(cond, otherwise=1)
    raise NotDriven(f"{cond['is']}")


def cards_of(led: Ledger, op: Node, aims: dict[int, list[int]], slot: str = "w") -> list[int]:
    sel = op.get(slot)
    if sel is None or name_of(sel) == "self":
        return [led.subject]
    if id(sel) in aims:
        return [card for card in aims[id(sel)] if led.in_arena(card) or category_of(sel) == "From"]
    name = name_of(sel)
    if name in ("host-seal", "host-mystic"):
        host = led.pieces[led.subject].host
        return [host] if host is not None else []
    if name.startswith("all-"):
        return led.members(sel)
    raise NotDriven(f"{sel['is']}")


def values(led: Ledger, op: Node, cards: list[int], ends: int) -> list[Lasting]:
    """The changes of "change" and "set"."""
    if name_of(op) == "set":
        return [Lasting(card, name_of(op["k"]), "set", number(op), ends) for card in cards]
    often = times(led, op.get("e"))
    parts = [node for node in walk(op["c"]) if category_of(node) == "Change"]
    return [Lasting(c, name_of(p["k"]), "add", number(p, "d") * often, ends) for p in parts for c in cards]


def times(led: Ledger, each: Node | None) -> int:
    if each is None:
        return 1
    if name_of(each) in ("any", "mine", "theirs"):
        return len(led.members(each))
    if name_of(each) == "count" and name_of(each["c"]) in ("plain", "different"):
        what = each["c"]
        whose = name_of(what["o"]) if "o" in what else "any"
        cards = led.members({**what, "is": f"Sel.all-{whose}"})
        if name_of(what) == "plain":
            return len(cards)
        if name_of(what["q"]) == "tribe":
            return len({tribe for card in cards for tribe in led.data(card).tribes})
    raise NotDriven(f"{each['is']}")


def operate(led: Ledger, op: Node, aims: dict[int, list[int]]) -> None:
    name = name_of(op)
    if name in ("change", "set"):
        cards = cards_of(led, op, aims)
        led.lasting += values(led, op, cards, until(led, op))
        led.touched = led.touched or bool(cards)
    elif name in _MOVES:
        for card in cards_of(led, op, aims):
            _MOVES[name](led, card)
            led.touched = True
    elif name in _SEATS:
        _SEATS[name](led, number(op))
        led.touched = True
    elif name == "to-line":
        for card in cards_of(led, op, aims):
            _to_line(led, card, name_of(op["l"]))
    elif name == "curse":
        for card in cards_of(led, op, aims):
            _curse(led, card, name_of(op["k"]), 2 * number(op["u"]) if "u" in op else 0)
    elif name in ("draw", "draw-mystic"):
        led.draw(led.me, "seal" if name == "draw" else "mystic", number(op))
    elif name == "max-plus":
        _limits(led, op)
    elif name == "swap":
        _swap(led, op, aims)
    elif name == "control":
        _control(led, op, aims)
    elif name == "mill":
        _mill(led, op)
    elif name == "take":
        _take(led, op, aims)
    elif name in ("discard", "discard-theirs"):
        seat = led.me if name == "discard" else 1 - led.me
        for card in _cards(led, list(led.zones[f"{seat}.hand"]), number(op), seat):
            led.to_shrine(card)
            led.touched = True
    else:
        raise NotDriven(f"operation {op['is']}")


def _to_line(led: Ledger, card: int, line: str) -> None:
    """By an Effect; on which place of the Line is its player's choice (515.7)."""
    seat = int(led.zone_of(card)[0])
    if led.zone_of(card) == f"{seat}.{line}":
        return
    if led.stage.kind == "line":
        led.stage.answer([0])
    led.move(card, line, seat)
    led.touched = True


def _curse(led: Ledger, card: int, kind: str, subturns: int) -> None:
    """709.5 to 709.11: some only mark a Seal, others move it at once. `subturns` 0: without an end."""
    led.touched = True
    seat = int(led.zone_of(card)[0])
    while led.stage.kind == "interfere":
        led.stage.answer([])
    if kind == "death":
        led.to_shrine(card)
        return
    led.curses.setdefault(card, {})[kind] = subturns
    if kind == "dimension":
        led.move(card, "no-line", seat)
    elif kind == "freeze" and led.word(card) == "at-line":
        _to_line(led, card, "df-line")


def _limits(led: Ledger, op: Node) -> None:
    """The most Mp, and the Levels in the Shrine that lose (101.3, 103.1)."""
    seat = led.me if name_of(op["p"]) == "mine" else 1 - led.me
    led.limits[seat][name_of(op["m"])] += number(op, "d")
    led.touched = True


def _swap(led: Ledger, op: Node, aims: dict[int, list[int]]) -> None:
    """Two values change places (SMG-96)."""
    one, other = name_of(op["a"]), name_of(op["b"])
    for card in cards_of(led, op, aims):
        here, there = led.value(card, one), led.value(card, other)
        if here is not None and there is not None:
            led.lasting += [
                Lasting(card, one, "set", there, until(led, op)),
                Lasting(card, other, "set", here, until(led, op)),
            ]
            led.touched = True


def _control(led: Ledger, op: Node, aims: dict[int, list[int]]) -> None:
    for card in cards_of(led, op, aims):
        word = led.word(card)
        if led.stage.kind == "line":
            choice = led.stage.choice
            assert choice is not None
            word = str(choice.options[0].zone).partition(".")[2]
            led.stage.answer([0])
        led.move(card, word, led.me)
        led.touched = True


def _other_line(led: Ledger, card: int) -> None:
    word = led.word(card)
    if word in LINES:
        _to_line(led, card, "df-line" if word == "at-line" else "at-line")


def _active(led: Ledger, card: int) -> None:
    led.pieces[card].side = False


def _inactive(led: Ledger, card: int) -> None:
    led.pieces[card].side = True


def _purify(led: Ledger, card: int) -> None:
    led.curses.pop(card, None)


_MOVES = {
    "destroy": lambda led, card: led.to_shrine(card),
    "to-hand": lambda led, card: led.move(card, "hand"),
    "to-library": lambda led, card: led.move(card, LIBRARY[led.data(card).family]),
    "to-top": lambda led, card: led.move(card, LIBRARY[led.data(card).family]),
    "to-shrine": lambda led, card: led.to_shrine(card),
    "remove": lambda led, card: led.move(card, "remove"),
    "other-line": _other_line,
    "active": _active,
    "inactive": _inactive,
    "purify": _purify,
}


def _gain(led: Ledger, size: int) -> None:
    led.mp[led.me] += size


def _lose(led: Ledger, size: int) -> None:
    led.mp[1 - led.me] = max(0, led.mp[1 - led.me] - size)


def _mill_random(led: Ledger, size: int) -> None:
    """Which cards go is chance: hand and Shrine are only known together."""
    seat = 1 - led.me
    for card in led.zones[f"{seat}.hand"][:size]:
        led.to_shrine(card)
    led.blurred |= {f"{seat}.hand", f"{seat}.seal-shrine", f"{seat}.mystic-shrine"}
    led.uncounted |= {f"{seat}.seal-shrine", f"{seat}.mystic-shrine"}


def _mill(led: Ledger, op: Node) -> None:
    """From the top of a Library into the Shrine (SMG-41)."""
    seat = led.me if name_of(op["p"]) == "mine" else 1 - led.me
    for _ in range(number(op, otherwise=1)):
        pile = led.zones[f"{seat}.{LIBRARY[name_of(op['h'])]}"]
        if pile:
            led.to_shrine(pile[-1])
            led.touched = True


_SEATS = {"mp": _gain, "mp-lost": _lose, "discard-random": _mill_random}


def _take(led: Ledger, op: Node, aims: dict[int, list[int]]) -> None:
    """Into the hand; a Library that was looked through is shuffled (300.7)."""
    group = op["x"]
    if id(group) in aims:
        cards = aims[id(group)]
    else:
        side = led.me if name_of(group) == "mine" else 1 - led.me
        piles = LIBRARY.values() if name_of(group["p"]) == "library" else (name_of(group["p"]),)
        here = [card for word in piles for card in led.zones[f"{side}.{word}"]]
        here = [card for card in here if led.is_kind(card, group["h"]) and led.passes(card, many(group.get("f")))]
        cards = _cards(led, here, number(group), led.me)
        if name_of(group["p"]) == "library":
            for word in LIBRARY.values():
                led.loose |= set(led.zones[f"{side}.{word}"])
    for card in cards:
        led.move(card, "hand")
        led.touched = True
