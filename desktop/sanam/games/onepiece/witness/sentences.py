"""Sentences in their order: costs, conditions, what may be declined, what is chosen among several things (8-3, 8-4)."""

from __future__ import annotations

from dataclasses import replace

from sanam.games.onepiece.witness.amounts import times
from sanam.games.onepiece.witness.conditions import enough, holds
from sanam.games.onepiece.witness.lasting import begins, changes
from sanam.games.onepiece.witness.ledger import BATTLE, Ledger
from sanam.games.onepiece.witness.operations import operate, return_don
from sanam.games.onepiece.witness.selections import CHOSEN, wanted
from sanam.games.witnessing.phrases import Node, category_of, has, many, name_of, number, walk
from sanam.games.witnessing.trials import Deviation, NotDriven


def ability(led: Ledger, tree: Node, declared: bool) -> None:
    """A whole ability of the subject: what stands before the colon, then its sentences. `declared`: its player chose to
    use it, so that only a cost with "you may" can still be declined.
    """
    if pay(led, many(tree.get("c")), declared):
        body(led, many(tree["b"]))


def body(led: Ledger, sentences: list[Node]) -> None:
    for at, one in enumerate(sentences):
        following = sentences[at + 1] if at + 1 < len(sentences) else None
        if following is not None and has(following, "Clause.otherwise"):
            _either(led, one["x"], following["x"]["x"])
            continue
        if has(one, "Clause.otherwise"):
            continue
        rather = _rather(led, following) if following is not None else None
        waits = one["is"] == "Sentence.do" and one["x"]["is"] == "Clause.at"
        if waits and following is not None and has(following, "Clause.if you do", "Clause.if they do"):
            raise NotDriven("a question at a later moment")
        if rather is not None:
            one = _instead(one, rather)
        if following is not None and has(following, "Clause.rather"):
            one = _deed_instead(led, one, following)
        if not has(one, "Clause.instead of cards") and not has(one, "Clause.rather"):
            sentence(led, one)


def _either(led: Ledger, one: Node, otherwise: Node) -> None:
    """Of "If A, B. Otherwise, C." what is done."""
    while one["is"] == "Clause.then":
        one = one["x"]
    match name_of(one):
        case "if":
            able = holds(led, one["c"])
        case "if you do" | "if they do":
            able = bool(led.memory.get("did"))
        case "if you do not" | "if they do not":
            able = not led.memory.get("did")
        case _:
            raise NotDriven(f"clause {one['is']}")
    clause(led, one["x"] if able else otherwise)


def _deed_instead(led: Ledger, one: Node, following: Node) -> Node:
    """Of "K.O. A. If …, K.O. B instead" what is done: the one or the other."""
    said, deed = following.get("x", {}), one.get("x", {})
    if said.get("is") != "Clause.if" or said["x"]["is"] != "Clause.rather" or deed.get("is") != said["x"]["x"]["is"]:
        raise NotDriven("clause Clause.rather")
    return {**one, "x": said["x"]["x"]} if holds(led, said["c"]) else one


def _rather(led: Ledger, following: Node) -> Node | None:
    """ "If …, choose A instead of B", after "choose B": the cards that are then chosen."""
    said = following.get("x", {})
    if said.get("is") != "Clause.if" or said["x"]["is"] != "Clause.instead of cards" or not holds(led, said["c"]):
        return None
    found: Node = said["x"]["x"]["s"]
    return found


def _instead(one: Node, sel: Node) -> Node:
    """A sentence in which the first selection with a number is another one."""
    if "s" in one and one["s"].get("a") is not None:
        return {**one, "s": sel}
    for slot in ("x", "y"):
        if slot in one:
            changed = _instead(one[slot], sel)
            if changed is not one[slot]:
                return {**one, slot: changed}
    return one


def pay(led: Ledger, costs: list[Node], declared: bool) -> bool:
    """Pay the costs in their order; whether they were paid (8-3-1)."""
    if not costs:
        return True
    if not all(_payable(led, cost) for cost in costs):
        if led.stage.asked("effect_may", led.me):
            raise Deviation("a cost is offered that cannot be paid")
        return False
    if any(name_of(cost) == "if may" and not holds(led, cost["c"]) for cost in costs):
        return False
    # One question is put for all that is paid, and nothing is paid in part (8-3-1-3, 8-3-1-4).
    declinable = any(name_of(cost) in ("may", "if may") for cost in costs)
    asked = led.stage.asked("effect_may", led.me)
    if declinable and not asked:
        raise Deviation(f"not asked whether the cost is paid, but “{led.stage.kind}”")
    if asked and (declinable or not declared):
        led.touched = True
        led.stage.answer([] if led.picks == "least" else [0])
        if led.picks == "least":
            return False
    for cost in costs:
        _pay(led, cost)
    return True


def _payable(led: Ledger, cost: Node) -> bool:
    match name_of(cost):
        case "rest don":
            return len(led.active_don(led.me)) >= number(cost)
        case "return don":
            return len(led.pile(led.me, "cost")) + len(led.pile(led.me, "given")) >= -number(cost)
        case "may" | "plain" | "if may":
            return can(led, cost["x"], led.me, True)
    raise NotDriven(f"{cost['is']}")


def _pay(led: Ledger, cost: Node) -> None:
    match name_of(cost):
        case "rest don":
            led.pay(led.me, number(cost))
        case "return don":
            return_don(led, led.me, -number(cost))
        case _:
            operations(led, cost["x"], led.me, None, True)
    led.touched = True


# ---------------------------------------------------------------------- sentences


def sentence(led: Ledger, one: Node) -> None:
    key = one["is"]
    if key == "Sentence.do":
        clause(led, one["x"])
    elif key == "Sentence.paid":
        if pay(led, many(one["c"]), True):
            clause(led, one["x"])
    elif key.startswith("Choice."):
        _choice(led, one)
    else:
        raise NotDriven(f"sentence {key}")


def _choice(led: Ledger, choice: Node) -> None:
    name = name_of(choice)
    if name == "then":
        return _choice(led, choice["x"])
    if name == "if":
        return _choice(led, choice["x"]) if holds(led, choice["c"]) else None
    if name == "apply each":
        return _apply_each(led, choice)
    seat = 1 - led.me if name == "opponent's one" else led.me
    bullets = many(choice["b"])
    if not led.stage.asked("effect_one", seat):
        raise Deviation(f"not asked which is chosen, but “{led.stage.kind}”")
    asked = led.stage.choice
    assert asked is not None
    values = [option.value for option in asked.options]
    at = values[0] if led.picks == "most" else values[-1]
    led.stage.answer([values.index(at)])
    led.touched = True
    body(led, many(bullets[at]["b"]))
    if name == "one and after":
        body(led, many(choice["x"]))
    return None


def _apply_each(led: Ledger, choice: Node) -> None:
    count = led.number_said(choice["q"])
    for bullet in many(choice["b"]):
        for one in many(bullet["b"]):
            said = one["x"]
            if said["is"] != "Clause.if" or "q" not in said["c"]:
                raise NotDriven("bullet")
            if enough(said["c"]["q"], count):
                clause(led, said["x"])


def clause(led: Ledger, one: Node, duration: Node | None = None) -> None:
    name = name_of(one)
    if category_of(one) != "Clause":
        return operations(led, one, led.me, duration, False)
    match name:
        case "then" | "by the rules" | "may include":
            return clause(led, one["x"], duration)
        case "if":
            if holds(led, one["c"]):
                return clause(led, one["x"], duration)
            led.memory["did"] = False
            return None
        case "if you do" | "if they do":
            return clause(led, one["x"], duration) if led.memory.get("did") else None
        case "if they do not" | "if you do not":
            return None if led.memory.get("did") else clause(led, one["x"], duration)
        case "for a time":
            return clause(led, one["x"], one["d"])
        case "at":
            return _later(led, one)
        case "any number in deck":
            return None
    raise NotDriven(f"clause {one['is']}")


def _later(led: Ledger, one: Node) -> None:
    """What is done at a later moment: the trial walks on to it."""
    point = name_of(one["p"])
    if point not in ("end of this turn", "end of this battle", "end of your turn"):
        raise NotDriven(f"{one['p']['is']}")
    led.memory["later"] = [*led.memory.get("later", ()), (point, one["x"], dict(led.memory))]


def due(led: Ledger, *points: str) -> None:
    """Do what waits for a moment (6-6-1-2, 7-1-5-2)."""
    waiting = led.memory.pop("later", [])
    led.memory["later"] = [one for one in waiting if one[0] not in points]
    for point, said, memory in waiting:
        if point in points:
            led.memory = {**memory, "later": led.memory["later"]}
            clause(led, said)


# ---------------------------------------------------------------------- operations in their order


def operations(led: Ledger, ops: Node, actor: int, duration: Node | None, paying: bool) -> None:
    key, name = ops["is"], name_of(ops)
    if not key.startswith("Ops."):
        return operation(led, ops, actor, duration, paying)
    match name:
        case "and":
            # A time said at the end is that of all that "and" joins.
            last = ops["y"]
            while last["is"] == "Ops.and":
                last = last["y"]
            shared = last.get("d") if last["is"].startswith("Op.") else None
            operations(led, ops["x"], actor, shared or duration, paying)
            return operations(led, ops["y"], actor, shared or duration, paying)
        case "each player" | "each player may":
            return _each(led, ops, duration, paying)
        case "next" | "then":
            operations(led, ops["x"], actor, duration, paying)
            return operations(led, ops["y"], actor, duration, paying)
        case "may" | "opponent may":
            asked = 1 - led.me if name == "opponent may" else actor
            return (
                operations(led, ops["x"], asked, duration, paying) if _accepted(led, ops["x"], asked, False) else None
            )
        case "and if":
            operations(led, ops["x"], actor, duration, paying)
            asked = ops["c"]
            if ops["y"].get("s", {}).get("is") == "Sel.other" and asked.get("s", {}).get("is") == "Sel.it":
                asked = asked | {"s": ops["y"]["s"]}
            return operations(led, ops["y"], actor, duration, paying) if holds(led, asked) else None
        case "or":
            ways = [ops["x"], ops["y"]]
            if ways[1].get("s", {}).get("is") == "Sel.it" and "s" in ways[0]:
                ways[1] = ways[1] | {"s": ways[0]["s"]}  # "K.O. one or return it"
            return _one_of(led, ways, actor, duration, paying)
        case "every" if name_of(ops["x"]) in ("give", "give more", "does"):
            # Chosen once, and as much of it in all.
            return operations(led, {**ops["x"], "e": ops["e"]}, actor, duration, paying)
        case "every":
            for _ in range(times(led, ops["e"])):
                operations(led, ops["x"], actor, duration, paying)
            return None
    raise NotDriven(f"{key}")


def _each(led: Ledger, ops: Node, duration: Node | None, paying: bool) -> None:
    """Both players do it, the turn player first; what is theirs is called "your" to each (1-3-4, 1-3-11)."""
    me, led.each = led.me, True
    for seat in (led.turn_player, 1 - led.turn_player):
        led.me = seat
        if name_of(ops) == "each player" or _accepted(led, ops["x"], seat, paying):
            operations(led, ops["x"], seat, duration, paying)
    led.me, led.each = me, False


def _one_of(led: Ledger, ways: list[Node], actor: int, duration: Node | None, paying: bool) -> None:
    """One of several things is done, as its player chooses among those that can be done."""
    if not led.stage.asked("effect_one", actor):
        raise Deviation(f"not asked which is chosen, but “{led.stage.kind}”")
    asked = led.stage.choice
    assert asked is not None
    values = [option.value for option in asked.options]
    able = [at for at, way in enumerate(ways) if can(led, way, actor, False)]
    if values != (able or list(range(len(ways)))):
        raise Deviation(f"may choose among {values}, what can be done is {able}")
    at = values[0] if led.picks == "most" else values[-1]
    led.stage.answer([values.index(at)])
    led.touched = True
    operations(led, ways[at], actor, duration, paying)


def _gained(op: Node) -> list[Node]:
    """ "Gains A, B or C" as what is chosen among."""
    said = op["p"].get("g", {})
    if said.get("is") not in ("Gains.or", "Gains.list or"):
        return []
    return [op | {"p": op["p"] | {"g": said[slot]}} for slot in ("x", "y", "z") if slot in said]


def _of_either_number(op: Node) -> list[Node]:
    """ "1 of your Characters or 2 cards from your hand" as what is chosen among."""
    sel = op.get("s", {})
    if sel.get("is") != "Sels.or" or "a" not in sel["x"] or "a" not in sel["y"]:
        return []
    if number(sel["x"]["a"], otherwise=1) == number(sel["y"]["a"], otherwise=1):
        return []
    return [op | {"s": sel[slot]} for slot in ("x", "y")]


def operation(led: Ledger, op: Node, actor: int, duration: Node | None, paying: bool) -> None:
    match name_of(op):
        case "does" if ways := _gained(op):
            return _one_of(led, ways, actor, duration, paying)
        case _ if ways := _of_either_number(op):
            return _one_of(led, ways, actor, duration, paying)
        case "give two":
            for losses, sel in (("g", "s"), ("h", "t")):
                operation(led, {"is": "Op.give", "g": op[losses], "s": op[sel]}, actor, op.get("d") or duration, paying)
            return None
        case "opponent does" | "opponent must" | "they do":
            return operations(led, op["x"], 1 - led.me, duration, paying)
        case "activate effect":
            return _activate(led, op)
    lasting = changes(led, op, actor, duration)
    if lasting is None:
        return operate(led, op, actor, paying)
    # Outside a battle there is no "this battle" (7-1-5-3).
    lasting = [one for one in lasting if led.attack is not None or one.ends != (BATTLE, 0)]
    led.memory["did"] = bool(lasting)
    first = begins(led, op.get("d") or duration)
    for one in lasting:
        led.last(replace(one, begins=first))
    return None


def _activate(led: Ledger, op: Node) -> None:
    """ "Activate this card's [Main] effect": the ability with that timing, its costs and all."""
    tree = led.memory.get("abilities", {}).get(name_of(op["t"]))
    if tree is None:
        raise NotDriven("an ability that the card does not have")
    ability(led, tree, False)


def _accepted(led: Ledger, ops: Node, seat: int, paying: bool) -> bool:
    """Whether what may be declined is done. It is asked just where it can be done (8-3-1-3, 8-3-1-4)."""
    possible, asked = can(led, ops, seat, paying), led.stage.asked("effect_may", seat)
    if asked and not possible:
        raise Deviation("may be done though it cannot")
    if possible and not asked:
        raise Deviation(f"not asked whether it is done, but “{led.stage.kind}”")
    led.memory["did"] = False
    if not asked:
        return False
    led.touched = True
    led.stage.answer([] if led.picks == "least" else [0])
    return led.picks != "least"


def can(led: Ledger, ops: Node, actor: int, paying: bool) -> bool:
    """Whether operations can be carried out: there are as many cards as are asked for, and they can still change."""
    found = True
    for op in walk(ops):
        if not op["is"].startswith("Op.") or "s" not in op:
            continue
        found = found and _possible(led, op, 1 - led.me if has_opponent(ops, op) else actor)
    return found


def has_opponent(ops: Node, op: Node) -> bool:
    """Whether an operation stands in one that the opponent does."""
    return any(
        part["is"] in ("Op.opponent does", "Op.they do") and any(one is op for one in walk(part)) for part in walk(ops)
    )


def _possible(led: Ledger, op: Node, actor: int) -> bool:
    sel = op["s"]
    if category_of(sel) == "Poss" or sel["is"] in ("Sel.it", "Sel.that", "Sel.rest", "Sel.those"):
        return True
    if sel["is"] not in (*CHOSEN, "Sel.this", "Sel.the", "Sel.one", "Sels.or", "Sels.and"):
        return True
    if sel["is"] == "Sels.and":
        return all(_possible(led, op | {"s": part}, actor) for part in (sel["x"], sel["y"]))
    parts = [sel["x"], sel["y"]] if sel["is"] == "Sels.or" else [sel]
    return any(_enough_of(led, op, part, actor) for part in parts)


def _enough_of(led: Ledger, op: Node, sel: Node, actor: int) -> bool:
    name = name_of(op)
    cards = wanted(led, sel, actor).cards
    if name == "rest":
        cards = [card for card in cards if not led.pieces[card].side and led.area(card) != "given"]
    if name == "set active":
        cards = [card for card in cards if led.pieces[card].side]
    if name in ("turn", "turn face") and op.get("f") is not None:
        cards = [card for card in cards if led.pieces[card].up != (name_of(op["f"]) == "up")]
    if name in ("trash", "ko", "return", "place"):
        cards = [card for card in cards if led.area(card) != "leader"]
    amount = sel.get("a")
    least = number(amount, otherwise=1) if amount and name_of(amount) in ("exactly", "or more", "total") else 1
    if amount and name_of(amount) in ("up to", "any number") and sel["is"] in CHOSEN:
        least = 0
    return len(cards) >= least
