"""What "it" is in a first sentence, before anything was picked: the card that its condition speaks of."""

from __future__ import annotations

from sanam.abilities.tree import Tree, leaf

_LEADER = Tree("Sel.the", (("n", Tree("Noun1.leader")), ("w", Tree("Whose.your"))))
_WHOSE = {"Cond.you have": "Whose.your", "Cond.opponent has": "Whose.opponent's", "Cond.there is": ""}


def named_first(sentence: Tree) -> Tree:
    """Of "if your Leader is [Koby], it gains …" or "if your opponent has a Character with 0 power, K.O. it" the
    sentence with the card that is meant; any other sentence as it is.
    """
    clause = sentence["x"] if sentence.key == "Sentence.do" else sentence
    if clause.key != "Clause.if" or clause["x"].category != "Op" or clause["x"].get("s") != Tree("Sel.it"):
        return sentence
    meant = _spoken_of(clause["c"])
    if meant is None:
        return sentence
    clause = _with(clause, "x", _with(clause["x"], "s", meant))
    return _with(sentence, "x", clause) if sentence.key == "Sentence.do" else clause


def _spoken_of(condition: Tree) -> Tree | None:
    """The card that a condition is about, when it is one card."""
    if condition.key in (
        "Cond.leader is",
        "Cond.leader has type",
        "Cond.leader attribute",
        "Cond.leader multicoloured",
    ):
        return _LEADER
    of = condition.get("s")
    if of is not None:
        return of if of.key in ("Sel.this", "Sel.the") else None
    whose = _WHOSE.get(condition.key)
    if whose is None or condition["q"].key != "Qty.some":
        return None
    one = Tree("Amount.exactly", (("n", leaf("NUM", 1)),))
    slots = {**dict(condition["k"].slots), "a": one, **({"w": Tree(whose)} if whose else {})}
    return Tree("Sel.some", tuple(sorted(slots.items())))


def _with(tree: Tree, slot: str, value: Tree) -> Tree:
    return Tree(tree.key, tuple((name, value if name == slot else part) for name, part in tree.slots))
