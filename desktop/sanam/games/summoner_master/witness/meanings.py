"""What a text does, and what it makes of conditions, counts and values (600 to 619, 700 to 716)."""

from __future__ import annotations

from sanam.games.summoner_master.vocabulary.zones import LIBRARY, LINES
from sanam.games.summoner_master.witness import special
from sanam.games.summoner_master.witness.aiming import pick_cards
from sanam.games.summoner_master.witness.ledger import Lasting, Ledger, until
from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number, walk
from sanam.games.witnessing.trials import Deviation, NotDriven

CURSES = ("stone", "freeze", "charm", "poison", "death", "dimension")


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
        case "fortune":
            if _fortunate(led, one["o"], aims):
                operate(led, one["o"], aims)
        case _:
            raise NotDriven(f"{one['is']}")


def _fortunate(led: Ledger, op: Node, aims: dict[int, list[int]]) -> bool:
    """Whether chance was kind: then everything that is meant is done, else nothing (SMG-35)."""
    if name_of(op) != "destroy":
        raise NotDriven(f"fortune of {op['is']}")
    return not any(led.stage.table.cards[card].zone == led.zone_of(card) for card in cards_of(led, op, aims))


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
        led.lasting += values(led, op, cards, until(led.subturn, op))
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
    elif name in ("take", "take-shown"):
        _take(led, op, aims)
    elif name in ("discard", "discard-theirs"):
        seat = led.me if name == "discard" else 1 - led.me
        for card in pick_cards(led, list(led.zones[f"{seat}.hand"]), number(op), seat):
            led.to_shrine(card)
            led.touched = True
    elif name in special.DONE:
        special.DONE[name](led, op, [cards_of(led, op, aims, slot) for slot in special.slots_of(op)])
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
                Lasting(card, one, "set", there, until(led.subturn, op)),
                Lasting(card, other, "set", here, until(led.subturn, op)),
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
        led.borrowed[card] = until(led.subturn, op)
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
    "destroy": lambda led, card: led.destroy(card),
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
        cards = pick_cards(led, here, number(group), led.me)
        if name_of(group["p"]) == "library":
            for word in LIBRARY.values():
                led.loose |= set(led.zones[f"{side}.{word}"])
    for card in cards:
        led.move(card, "hand")
        led.touched = True
