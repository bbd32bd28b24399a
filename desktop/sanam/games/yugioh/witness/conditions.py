"""Conditions: whether they hold on the ledger, and how a board is changed until they do or do not."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number, walk
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.amounts import handled
from sanam.games.yugioh.witness.ledger import FIELD, Ledger
from sanam.games.yugioh.witness.references import itself, refer
from sanam.games.yugioh.witness.selections import is_noun, members, passes, zones_of

#: Where each condition about cards looks: the side, or None for both.
_SIDES: dict[str, int | None] = {
    "you control": 0,
    "face-up on your field": 0,
    "opponent controls": 1,
    "face-up on the field": None,
    "you control no": 0,
    "opponent controls no": 1,
    "you control only": 0,
}


def parts(cond: Node | list[Node]) -> list[Node]:
    """The single conditions in one."""
    if isinstance(cond, list):
        return [part for one in cond for part in parts(one)]
    if cond["is"] == "Conds.and":
        return [*parts(cond["x"]), *parts(cond["y"])]
    return [cond]


def holds(led: Ledger, cond: Node) -> bool:
    """Whether a condition is true now; it is kept what it came to."""
    found = all(_holds(led, part) for part in parts(cond))
    led.judged.append((cond, found))
    return found


def phrase(cond: Node) -> Node | None:
    """The cards that a condition is about, with the places where it looks."""
    key = name_of(cond)
    if key in _SIDES:
        group = cond.get("g", {**cond, "is": "NP.some"})
        side = _SIDES[key]
        placed = category_of(group) == "NP" and any("z" in test for test in many(group.get("f")))
        extra = [] if placed else [{"is": f"Adj.{_PLACE[side]}"}]
        if key.startswith("face-up"):
            extra.append({"is": "Adj.face-up"})
        if category_of(group) == "Ref":
            return None
        # "You control no other cards on the field": of yours.
        tests = [test for test in many(group.get("f")) if side is None or name_of(test) != "on the field"]
        return {**group, "is": "NP.some", "f": [*tests, *extra]}
    if key in ("there is", "you have", "there are no", "you have no"):
        group = cond.get("g", {**cond, "is": "NP.some"})
        return group if category_of(group) == "NP" else None
    return None


_PLACE: dict[int | None, str] = {0: "you control", 1: "opponent controls", None: "on the field"}


def bounds(cond: Node) -> tuple[int, int]:
    """How many of those cards there may be: from, to."""
    key = name_of(cond)
    if key.endswith((" no", "are no")):
        return 0, 0
    count = cond["g"].get("q") if "g" in cond else None
    if count is None:
        return 1, 99
    size = number(count, otherwise=1)
    if name_of(count) == "exactly":
        return size, size
    if name_of(count) in ("some", "at least"):
        return size, 99
    if name_of(count) == "any":
        return 1, 99
    raise NotDriven(f"{cond['is']} {count['is']}")


def counted(led: Ledger, cond: Node) -> list[int]:
    group = phrase(cond)
    assert group is not None
    return members(led, group)


def _holds(led: Ledger, cond: Node) -> bool:
    key = name_of(cond)
    if key == "you control only":
        group = phrase(cond)
        assert group is not None
        mine = led.monsters(led.me)
        return bool(mine) and set(mine) <= set(members(led, group))
    if phrase(cond) is not None:
        low, high = bounds(cond)
        group, cards = phrase(cond) or {}, counted(led, cond)
        size = len(cards)
        if any(name_of(test) == "different words" for test in many(group.get("f"))):
            size = len({led.data(card).name for card in cards})
        return low <= size <= high
    match key:
        case "any such handled":
            return bool(handled(led, cond))
        case "so many handled":
            return len(handled(led, {"n": cond["m"], "f": cond.get("f")})) >= number(cond)
        case "no cards in hand":
            itself_too = led.data(led.subject).kind != "monster" or led.spared == [
                led.subject
            ]  # a Spell is activated out of the hand
            return not [c for c in led.pile(led.me, "hand") if c != led.subject or not itself_too]
        case "is in":
            cards = refer(led, cond["s"])
            return bool(cards) and led.area(cards[0]) in zones_of(cond["z"])
        case "is in position":
            cards = refer(led, cond["s"])
            return bool(cards) and _lies(led, cards[0], name_of(cond["p"]))
        case "is a":
            cards = refer(led, cond["s"]) or [c for c in led.memory.it if c in led.pieces]
            tests = many(cond.get("f"))
            if any(led.zone_of(card) in led.blurred for card in cards if led.there(card)):
                raise NotDriven("a card that nobody foretells")
            return bool(cards) and is_noun(led, cards[0], cond["n"]) and all(passes(led, cards[0], t) for t in tests)
        case "this card on the field" if "s" in cond and not itself(cond["s"]):
            raise NotDriven(f"{cond['is']} {cond['s']['is']}")
        case "this card on the field":
            return led.on_field(led.subject) and led.pieces[led.subject].up
        case "summoned this way" if led.this_way is not None:
            return led.this_way
        case "summoned this way":
            if led.came.get(led.subject) != "special":
                raise NotDriven(cond["is"])
            return True
        case "was done this turn":
            done = [name_of(node) for node in walk(cond["d"]) if category_of(node) == "Done"]
            own = category_of(cond["s"]) == "Ref" and itself(cond["s"])
            if own and done == ["sent"]:
                return led.sent_now
            if not own or not {"summoned", "any summoned"} & {*done}:
                raise NotDriven(f"{cond['is']} {done}")
            ways = [way for node in walk(cond["d"]) if "w" in node for way in name_of(node["w"]).split(" or ")]
            came = led.came.get(led.subject, "").replace("tribute", "normal").split()
            return bool({*came} & {*(ways or ["normal"])}) and led.fresh
        case "was summoned":
            cards = refer(led, cond["s"])
            return bool(cards) and bool({*led.came.get(cards[0], "").split()} & {*name_of(cond["w"]).split(" or ")})
        case "sent there this turn" | "destroyed and sent this turn":
            return led.sent_now
        case "was discarded by opponent":
            return led.by_opponent
        case "cards in hand or more":
            return len(led.pile(led.me, "hand")) >= number(cond)
        case "cards in hand or less":
            return len(led.pile(led.me, "hand")) <= number(cond)
        case "has a material":
            card = (refer(led, cond["s"]) or [led.subject])[0]
            return bool(led.materials(card)) if led.on_field(card) else led.overlaid.get(card, False)
        case "has no materials":
            return not led.materials((refer(led, cond["s"]) or [led.subject])[0])
        case "attacked or was attacked":
            return led.subject in led.attacked
        case "lp higher":
            return led.lp[led.me] > led.lp[1 - led.me]
        case "lp lower":
            return led.lp[led.me] < led.lp[1 - led.me]
        case "lp lower by":
            return led.lp[led.me] <= led.lp[1 - led.me] - number(cond)
        case "lp higher by":
            return led.lp[led.me] >= led.lp[1 - led.me] + number(cond)
        case "lp or more":
            return led.lp[led.me] >= number(cond)
        case "lp or less":
            return led.lp[led.me] <= number(cond)
        case "is equipped to" | "equipped by its own effect":
            return led.pieces[led.subject].host is not None
        case "control":
            raise NotDriven(cond["is"])
    raise NotDriven(cond["is"])


def _lies(led: Ledger, card: int, state: str) -> bool:
    piece = led.pieces[card]
    if led.area(card) not in FIELD and card in led.lay_so:
        return ("defense" not in state or led.lay_so[card]) and ("attack" not in state or not led.lay_so[card])
    if led.area(card) not in FIELD:
        return False
    return ("defense" not in state or piece.side) and ("attack" not in state or not piece.side) and piece.up


def about_self(cond: Node) -> bool:
    """Whether a condition says where this card is, or how it lies."""
    return name_of(cond) in ("is in", "is in position", "this card on the field") and itself(
        cond.get("s", {"is": "Ref.x"})
    )
