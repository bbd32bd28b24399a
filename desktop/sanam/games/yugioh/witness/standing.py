"""What holds as long as a card is there: worked out anew each time it is asked (YZH-2.22)."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, name_of, number
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.amounts import counted, stats
from sanam.games.yugioh.witness.conditions import holds
from sanam.games.yugioh.witness.ledger import FIELD, Change, Ledger
from sanam.games.yugioh.witness.statements import changes, of_each
from sanam.games.yugioh.witness.texts import Text, leaves

THIS: Node = {"is": "Ref.this card"}
#: Sentences about this card that are no statements of the phrase book, as such.
_OWN = {"own gain for each": "gains for each", "own gain equal": "gains equal", "own gain": "gains"}


def stands(text: Text, card: CardData) -> bool:
    """Whether it holds, and is not used."""
    if text.holds:
        return True
    brief = (
        text.label != "continuous"
        and card.kind != "monster"
        and card.icon in ("normal", "quick-play", "ritual", "counter")
    )
    if brief or text.cost or text.targets or text.optional or not text.do:
        return False
    if any(name_of(head) not in ("while", "if") for head in text.heads) or text.gates:
        return False
    ops = [leaf for _, step in text.do for leaf in leaves(step)]
    return all((category_of(op) == "Statement" or op["is"] in _NEGATED) and "u" not in op for op in ops)


#: Operations that say of what the effects do nothing, as long as the card is there.
_NEGATED = ("Op.negate effects of", "Op.effects are negated")


def _said(node: Node) -> Node:
    if node["is"] == "Op.negate effects of":
        return {"is": "Statement.effects of are negated", "s": node["o"]}
    return {"is": "Statement.effects of are negated", "s": {"is": "Ref.it"}}


def conditions(text: Text) -> list[Node]:
    """The conditions under which it holds."""
    found = [head["c"] for head in text.heads if "c" in head]
    found += [one["c"] for one in text.holds if name_of(one) in ("while", "while afterwards")]
    return found + [step["c"] for _, step in text.do if name_of(step) == "if" and category_of(step) == "First"]


THEIR_TIMES = ("Window.opponent's turn", "Window.opponent's battle phase")


def held(led: Ledger, text: Text) -> list[Change]:
    """Everything that the text changes now; nothing where its card is not face-up on the field (YZH-2.11)."""
    card = led.subject
    if not led.there(card) or led.area(card) not in FIELD or not led.pieces[card].up:
        return []
    if not all(_true(led, head["c"]) for head in text.heads if "c" in head):
        return []
    found: list[Change] = []
    for one in text.holds:
        found += _lasting(led, one)
    for _, step in text.do:
        found += _statement(led, step)
    return found


def _true(led: Ledger, cond: Node) -> bool:
    before = len(led.judged)
    found = holds(led, cond)
    del led.judged[before:]
    return found


def _statement(led: Ledger, node: Node) -> list[Change]:
    if category_of(node) == "Steps":
        return [*_statement(led, node["x"]), *_statement(led, node["y"])]
    if category_of(node) == "Statement":
        return changes(led, node, True)
    if node["is"] in _NEGATED and name_of(node.get("p", {"is": "Poss.its"})) == "its":
        return changes(led, _said(node), True)
    if category_of(node) == "First" and name_of(node) == "if":
        return _statement(led, node["x"]) if _true(led, node["c"]) else []
    if category_of(node) == "First" and name_of(node) == "during":
        return _statement(led, node["x"]) if _in_window(led, name_of(node["w"])) else []
    if category_of(node) == "First" and name_of(node) == "for each":
        inner = node["x"]
        if inner["is"] in ("Statement.gains", "Statement.loses") and of_each(node["e"]):
            return changes(led, {**inner, "is": f"{inner['is']} for each", "e": node["e"]}, True)
        times = counted(led, node["e"])
        if inner["is"] not in ("Statement.gains", "Statement.loses"):
            raise NotDriven(f"{node['is']} {inner['is']}")
        return changes(led, {**inner, "n": {"is": "NUM", "v": number(inner) * times}}, True)
    raise NotDriven(node["is"])


def _in_window(led: Ledger, window: str) -> bool:
    """Whether it is that time now."""
    choice = led.stage.choice
    battle = choice is not None and choice.params.get("phase") == "battle"
    mine = led.turn_player == led.me
    found = {
        "opponent's turn": not mine,
        "your turn": mine,
        "battle phase": battle,
        "your battle phase": battle and mine,
        "opponent's battle phase": battle and not mine,
    }.get(window)
    if found is None:
        raise NotDriven(f"First.during {window}")
    return found


def _lasting(led: Ledger, node: Node) -> list[Change]:
    key = name_of(node)
    if key == "while afterwards":
        return _statement(led, node["x"]) if _true(led, node["c"]) else []
    if key == "while":
        return _statement(led, node["d"]) if _true(led, node["c"]) else []
    if key == "as long as":
        return _statement(led, node["d"])
    if key == "own unaffected":
        rule = {"is": "Rule.unaffected", "f": node["f"]}
        return changes(led, {"is": "Statement.rule", "r": rule, "s": THIS}, True)
    if key == "own rule":
        return changes(led, {"is": "Statement.rule", "r": node["r"], "s": THIS}, True)
    if key in _OWN:
        if "e" in node:
            size = number(node) * counted(led, node["e"])
            return [Change(led.subject, stat, "add", size) for stat in stats(node["s"]) if size]
        return changes(led, {**node, "is": f"Statement.{_OWN[key]}", "t": node["s"], "s": THIS}, True)
    if key == "difference":
        return [Change(led.subject, "pierces", "rule", True)]
    if key in ("equipped increases", "increase equipped"):
        return _equipped(led, [(stats(node["t"]), number(node, "k") or number(node))])
    if key == "equipped increases and decreases":
        plus, minus = (stats(node["t"]), number(node, "k")), (stats(node["u"]), -number(node, "j"))
        return _equipped(led, [plus, minus])
    raise NotDriven(node["is"])


def _equipped(led: Ledger, sums: list[tuple[tuple[str, ...], int]]) -> list[Change]:
    host = led.pieces[led.subject].host
    if host is None:
        return []
    return [Change(host, stat, "add", size) for said, size in sums for stat in said]
