"""What lasts: numbers, keywords, prohibitions and permissions, and until when."""

from __future__ import annotations

from collections.abc import Callable

from sanam.games.onepiece.witness.amounts import times
from sanam.games.onepiece.witness.conditions import holds
from sanam.games.onepiece.witness.filters import passes
from sanam.games.onepiece.witness.ledger import ALWAYS, BATTLE, REFRESH, Lasting, Ledger, player
from sanam.games.onepiece.witness.nouns import is_kind
from sanam.games.onepiece.witness.selections import pick, select, wanted
from sanam.games.witnessing.phrases import Node, category_of, has, many, name_of, number, walk, words
from sanam.games.witnessing.trials import NotDriven

#: What a predicate forbids or allows.
FLAGS = {
    "cannot attack": ("no attack",),
    "cannot attack unless so": ("no attack",),
    "cannot attack or be rested": ("no attack", "no rest"),
    "cannot attack or block": ("no attack", "no block"),
    "cannot activate keyword": ("no block",),
    "cannot be rested": ("no rest",),
    "cannot be rested by": ("no rest",),
    "cannot be ko'd or rested": ("no ko", "no rest"),
    "cannot become active": ("no active",),
    "cannot be ko'd": ("no ko",),
    "can be ko'd": ("no ko",),  # "none of your Characters can be K.O.'d"
    "cannot be removed": ("no removal",),
    "cannot be removed by turns": ("no removal",),
    "can attack active": ("attack active",),
    "can attack active short": ("attack active",),
    "can attack characters at once": ("rush: character",),
    "can attack at once": ("rush",),
    "cannot attack leader at once": ("no leader at once",),
    "cannot be blocked": ("unblockable",),
    "cannot be blocked by": ("unblockable by",),
    "cannot attack targets": ("no attack on",),
}
#: Operations that set something for a player, and whether it is the other one.
OF_PLAYERS = {
    "cannot activate keyword": ("no blocker", True),
    "cannot activate keyword of": ("no blocker", True),
    "you cannot play": ("no play", False),
    "cannot play": ("no play", True),
    "cannot add life": ("no life to hand", False),
    "cannot draw": ("no draw", False),
    "cannot set active": ("no don active", False),
    "attack cannot": ("attack only", True),
    "opponent cannot attack": ("no attack on", True),
    "opponent cannot activate": ("no play", True),
    "cannot attack leader": ("no attack on", False),
    "reduce playing cost": ("playing cost", False),
}


def ends(led: Ledger, duration: Node | None) -> tuple[str, int]:
    """When something ends that a text says lasts so long; nothing said: this turn."""
    now, mine = led.turn, led.turn_player == led.me
    next_of_mine, next_of_other = now + (2 if mine else 1), now + (1 if mine else 2)
    match name_of(duration) if duration is not None else "this turn":
        case "this turn" | "until end of turn" | "during this phase":
            return "end", now
        case "this battle":
            return BATTLE, 0
        case "until start of your next turn":
            return "start", next_of_mine
        case "until start of opponent's":
            return "start", next_of_other
        case "until end of opponent's next turn" | "during opponent's next turn":
            return "end", next_of_other
        case "until end of opponent's next end phase" | "until opponent's next end phase":
            return "end", now + 1 if mine else now
        case "until end of opponent's turn" | "during opponent's turn":
            return "end", now + 1 if mine else now
        case "until end of your next turn" | "during your next turn":
            return "end", next_of_mine
        case "during next turn":
            return "end", now + 1
        case "during your turn":
            return "end", now if mine else now + 1
        case "for rest of game":
            return ALWAYS, 0
    raise NotDriven(f"duration {duration['is'] if duration else ''}")


def begins(led: Ledger, duration: Node | None) -> int:
    """The first turn in which something that lasts "during" a turn holds."""
    now, mine = led.turn, led.turn_player == led.me
    match name_of(duration) if duration is not None else "":
        case "during opponent's next turn":
            return now + (1 if mine else 2)
        case "during opponent's turn":
            return now + 1 if mine else now
        case "during your next turn":
            return now + (2 if mine else 1)
        case "during your turn":
            return now if mine else now + 1
        case "during next turn":
            return now + 1
    return 0


def changes(led: Ledger, op: Node, actor: int, duration: Node | None, chosen: bool = True) -> list[Lasting] | None:
    """What an operation makes last; None for one that is done at once. `chosen` False: for a permanent ability, in
    which nobody picks anything.
    """
    name = name_of(op)
    if name == "cannot block with":
        until = ends(led, op.get("d") or duration) if chosen else (ALWAYS, 0)
        led.touched = True
        return [Lasting(card, "unblockable by", "set", 1, until, op["k"]) for card in led.spoken_of(op["e"]["s"])]
    if category_of(op) != "Op" or name not in ("does", "give", "give more", *_SET, *OF_PLAYERS):
        return None
    until = ends(led, op.get("d") or duration) if chosen else (ALWAYS, 0)
    if name in OF_PLAYERS:
        key, other = OF_PLAYERS[name]
        seat = 1 - led.me if other else led.me
        led.touched = True
        about = op.get("k") or op.get("s")
        if name == "cannot activate keyword" and "e" in op:
            return [Lasting(card, "unblockable", "set", 1, until) for card in led.spoken_of(op["e"]["s"])]
        return [Lasting(player(seat), key, "set", -number(op) or 1, until, about)]
    if name in _SET:
        return [Lasting(card, key, how, value, until) for card, key, how, value in _SET[name](led, op, actor, chosen)]
    cards = select(led, op["s"], actor) if chosen else wanted(led, op["s"], actor).cards
    if has(op.get("p"), "Pred.has counter"):
        cards = list(dict.fromkeys([*cards, *_in_hand(led, op["s"])]))
    led.memory["it"] = list(cards)
    led.touched = led.touched or bool(cards)
    if not cards and led.picks != "least":
        led.hollow.append(op["s"])
    if has(op.get("p"), "Pred.cannot attack unless so"):
        if chosen:
            raise NotDriven("an attack that a condition allows for a time")
        cards = [] if all(holds(led, node["c"]) for node in walk(op["p"]) if "c" in node) else cards
    often = times(led, op.get("e"))
    if name == "does":
        return [
            one for pred in walk(op["p"]) if category_of(pred) == "Pred" for one in _pred(pred, cards, until, often)
        ]
    return _said(op["g"], cards, until, often)


def _in_hand(led: Ledger, sel: Node) -> list[int]:
    """The cards of the own hand that a selection of "Character cards" speaks of."""
    tests = many(sel.get("f"))
    return [card for card in led.pile(led.me, "hand") if is_kind(led.data(card), sel["n"]) and passes(led, card, tests)]


def _said(said: Node, cards: list[int], until: tuple[str, int], often: int) -> list[Lasting]:
    """What "gains …" and "give … −N" say."""
    found: list[Lasting] = []
    for part in walk(said):
        if category_of(part) not in ("Gain", "Loss"):
            continue
        name = name_of(part)
        value: int | str
        key, how = name.removeprefix("more "), "add"
        if name == "keyword":
            word = name_of(part["k"])
            key, how, value = {"rush character": "rush: character"}.get(word, word), "set", 1
        elif name in ("type", "attribute"):
            value = words(part, "TYPE" if name == "type" else "ATTR")[0]
        else:
            value = number(part) * often
        found += [Lasting(card, key, how, value, until) for card in cards]
    return found


def _pred(pred: Node, cards: list[int], until: tuple[str, int], often: int) -> list[Lasting]:
    """What cards gain, lose, can and cannot do."""
    name = name_of(pred)
    about = pred.get("b") or pred.get("s")
    if name in ("gains", "gains loss"):
        return _said(pred["g"], cards, until, often)
    if name == "has counter":
        return [Lasting(card, "counter", "add", number(pred), until) for card in cards]
    if name == "loses":
        return [Lasting(card, name_of(pred["k"]), "set", 0, until) for card in cards]
    if name == "loses power":
        return [Lasting(card, "power", "add", -number(pred) * often, until) for card in cards]
    if name in ("base power", "base cost becomes"):
        key = "power" if name == "base power" else "cost"
        return [Lasting(card, key, "set", number(pred), until) for card in cards]
    if name == "gains effect types":
        return [Lasting(card, "type", "add", one, until) for one in words(pred["x"], "TYPE") for card in cards]
    if name in ("will not become active", "do not set active", "will become active"):
        return [Lasting(card, "no refresh", "set", 1, (REFRESH, _whose(pred))) for card in cards]
    if name in FLAGS:
        return [Lasting(card, key, "set", 1, until, about) for key in FLAGS[name] for card in cards]
    raise NotDriven(f"{pred['is']}")


def _whose(pred: Node) -> int:
    """Refresh Phases are those of the card's owner; "both" stays."""
    return 1 if name_of(pred["x"]) == "both" else 0


Values = list[tuple[int, str, str, int]]


def _mine(led: Ledger, op: Node, actor: int, chosen: bool) -> list[int]:
    """The cards of a slot "s" that may be a possessive."""
    sel = op["s"]
    if category_of(sel) == "Poss":
        cards = _possessors(led, sel, actor, chosen)
    else:
        cards = select(led, sel, actor) if chosen else wanted(led, sel, actor).cards
    led.memory["it"] = list(cards)
    led.touched = led.touched or bool(cards)
    return cards


def _possessors(led: Ledger, poss: Node, actor: int, chosen: bool) -> list[int]:
    name = name_of(poss)
    if name in ("this", "this leader"):
        return [led.subject]
    if name in ("that character", "that card"):
        return led.pointed_to()
    if name in ("it", "trashed"):
        return led.recalled("it")
    if name == "revealed":
        return led.recalled("revealed") or led.recalled("it")
    if name == "selected":
        return led.recalled("selected") or led.recalled("it")
    if name in ("leader", "some leader"):
        noun: Node = {"is": "Noun1.leader"}
    elif name == "leader named":
        noun = {"is": "Noun.named leader", "x": poss["x"]}
    elif name in ("fighter", "some fighters"):
        noun = {"is": "Noun.or", "x": {"is": "Noun1.leader"}, "y": {"is": "Noun1.character"}}
    elif name in ("characters", "opponent's characters"):
        noun = {"is": "Noun1.character"}
    else:
        raise NotDriven(f"{poss['is']}")
    sel = {"is": "Sel.some" if "a" in poss else "Sel.the", "n": noun, "f": poss.get("f"), "w": poss.get("w")}
    if "a" in poss:
        sel["a"] = poss["a"]
    found = wanted(led, sel, actor)
    if not found.cards:
        led.hollow.append(poss)
    return pick(led, found, actor) if chosen else found.cards


def _power_of(led: Ledger, op: Node, actor: int, chosen: bool) -> Values:
    cards = _mine(led, op, actor, chosen)
    others = select(led, op["t"], actor) if chosen else wanted(led, op["t"], actor).cards
    return [(card, "power", "set", led.value(other, "power")) for other in others for card in cards]


def _swap(led: Ledger, op: Node, actor: int, chosen: bool) -> Values:
    cards = _mine(led, op, actor, chosen)
    if len(cards) != 2:
        return []
    return [(a, "power", "set", led.base(b, "power")) for a, b in (cards, cards[::-1])]


def _power_same(led: Ledger, op: Node, actor: int, chosen: bool) -> Values:
    said = led.memory.get("it", [])
    cards = _mine(led, op, actor, chosen)
    if has(op["q"], "Poss.that character", "Poss.that card", "Poss.it"):
        led.memory["it"] = said
    if has(op["q"], "Poss.selected") and not led.recalled("selected"):
        return []
    return [(card, "power", "set", led.number_said(op["q"])) for card in cards]


def _to(key: str, how: str, sign: int = 1) -> Callable[[Ledger, Node, int, bool], Values]:
    return lambda led, op, actor, chosen: [(c, key, how, sign * number(op)) for c in _mine(led, op, actor, chosen)]


def _down_to(led: Ledger, op: Node, actor: int, chosen: bool) -> Values:
    over = [(card, led.value(card, "power") - number(op)) for card in _mine(led, op, actor, chosen)]
    return [(card, "power", "add", -more) for card, more in over if more > 0 or number(op)]


def _flag(key: str) -> Callable[[Ledger, Node, int, bool], Values]:
    return lambda led, op, actor, chosen: [(card, key, "set", 1) for card in _mine(led, op, actor, chosen)]


_SET: dict[str, Callable[[Ledger, Node, int, bool], Values]] = {
    "base power becomes": _to("power", "set"),
    "base power of becomes": _to("power", "set"),
    "counter becomes": _to("counter", "set"),
    "set power": _down_to,
    "power reduced": _down_to,
    "own power becomes": _down_to,
    "set cost": _to("cost", "set"),
    "base cost becomes": _to("cost", "set"),
    "cost reduced": _to("cost", "add", -1),
    "reduce own playing cost": _to("cost", "add", -1),
    "base power becomes that of": _power_of,
    "base power same": _power_same,
    "swap base power": _swap,
    "not set active": _flag("no active"),
    "negate": _flag("negated"),
    "effects negated": _flag("negated"),
}
