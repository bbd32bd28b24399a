"""Words that point to what was done before: "the rest", "the trashed card", "1 of them", "for each card trashed".

They are bound to the last operation of that kind before them, like the pronouns of `binding`; without one the ability
has no execution. So are cards of which it is not said whose they are or where: they are some of those that were looked
at, revealed or selected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.tree.flow import Flow, Where
from sanam.games.onepiece.texts.tree.steps import NotExecuted, Step


def _ops(names: str) -> frozenset[str]:
    return frozenset(f"Op.{name.strip()}" for name in names.split(","))


_LOOKS = _ops("look, look zone")
_SHOWS = _ops("reveal, reveal zone, turn, turn face")
_TRASHES = _ops("trash, trash zone, trash each top, until you have")
_MOVES = _ops(
    """trash, trash zone, trash each top, return, place, add, place back, give any order, add both, give to hand,
    place facing, ko, play, play rested, place and shuffle, add this, shuffle into, until you have, return rested"""
)
_CHOOSES = _ops("choose")
#: What each word points to, and what it is called in memory ("": it is only looked whether there is such a thing).
_DEEDS: dict[str, tuple[str, frozenset[str]]] = {
    "Sel.selected": ("", _CHOOSES),
    "Sel.none selected": ("", _CHOOSES),
    "Poss.selected": ("", _CHOOSES),
    "Filter.other than that": ("", _CHOOSES),
    "Sel.revealed": ("revealed", _SHOWS | _LOOKS),
    "Poss.revealed": ("revealed", _SHOWS | _LOOKS),
    "Every.shown": ("revealed", _SHOWS),
    "Sel.returned": ("returned", _ops("return, place, give any order, give to hand")),
    "Sel.trashed": ("trashed", _TRASHES),
    "Poss.trashed": ("trashed", _TRASHES),
    "Poss.returned": ("returned", _ops("return, give any order, give to hand")),
    "Sel.placed": ("placed", _ops("place, place facing, place back")),
    "Poss.placed": ("placed", _ops("place, place facing, place back")),
    "Sel.ko'd": ("ko'd", _ops("ko")),
    "Poss.ko'd": ("ko'd", _ops("ko")),
    "Sel.played": ("", _ops("play, play rested")),
    "Sels.equal": ("moved", _ops("return, place, give any order, place back, shuffle into")),
    "Sels.equal trashed": ("moved", _TRASHES),
    "Every.trashed": ("moved", _TRASHES),
    "Every.some trashed": ("moved", _TRASHES),
    "Every.ko'd": ("moved", _ops("ko")),
    "Every.placed": ("moved", _ops("place, return, give any order, place back")),
    "Every.some placed": ("moved", _ops("place, return, give any order, place back")),
    "Every.kind trashed": ("", _TRASHES),
    "Every.revealed": ("", _ops("return, place, return don until same, until you have")),
    "Every.rested": ("", _ops("rest")),
    "Sel.that many": ("moved", _MOVES),
    "Amount.equal": ("moved", _MOVES),
    "Filter.cost of chosen": ("", _ops("choose number")),
    "Cond.has chosen cost": ("", _ops("choose number")),
    "Filter.additional": ("", _ops("add don")),
}
#: What "if you returned a Character" asks about.
_DONE = {
    "returned": _ops("return, give any order"),
    "ko'd": _ops("ko"),
    "trashed": _TRASHES,
    "revealed": _ops("reveal, reveal zone"),
    "placed": _ops("place, place facing, place back"),
    "rested": _ops("rest"),
    "played": _ops("play, play rested"),
}
_DON_COSTS = ("rest don", "return don")
_PLACES = ("Filter.in", "Filter.from", "Filter.on field", "Filter.on field or trash")
#: What says where the cards of a selection are, of all its parts: "this Character and 1 Stage card" are on the field.
_SETTLED = (
    *(*_PLACES, "Filter.cost at most number from", "Filter.cost at most your number from"),
    *("Filter.among them", "Sel.this", "Sel.the"),
)
#: Operations on cards of the field.
_ON_FIELD = _ops("rest, set active, ko, give, give more, does, give don, give don each, negate")
#: Nouns for cards that lie anywhere: whose they are or where must be said.
_ANYWHERE = ("Noun1.card", "Noun1.character card", "Noun1.stage card", "Noun1.event")
_NAMED = ("Noun.named", "Noun.named character", "Noun.named stage", "Noun.named leader", "Noun.named or kind")


def bind_deeds(flow: Flow, occasions: tuple[Tree, ...]) -> None:
    """Bind such words in the steps of an ability. Raises NotExecuted where they point to nothing."""
    for part, steps in flow.parts.items():
        for at, step in enumerate(steps):
            trees = [step.tree] if step.tree is not None else list(step.trees)
            for tree in trees:
                steps[at] = _bound(flow, (part, at), steps[at], tree, occasions)


def deed_labels(flow: Flow, where: Where, part: Tree) -> tuple[str, ...]:
    """The labels of the cards that a word such as "the trashed card" points to."""
    _, test = _asked(part)
    return tuple(flow.before(where, _finder(flow, test), list)) if test is not None else ()


def tells_of_deeds(tree: Tree) -> bool:
    """Whether words point to what was done before."""
    return any(_asked(part)[1] is not None for part in tree.walk() if not part.is_leaf)


def _bound(flow: Flow, where: Where, step: Step, tree: Tree, occasions: tuple[Tree, ...]) -> Step:
    meant = dict(step.meant)
    asks = step.kind in ("may", "one")  # what is asked beforehand; the steps themselves are bound
    for part in tree.walk():
        word, test = _asked(part)
        if test is None:
            continue
        found = flow.before(where, _finder(flow, test), partial(_told, part.key, occasions))
        if not found and asks:
            continue
        if not found:
            raise NotExecuted(part.key)
        if word and "" not in found and meant.setdefault(word, tuple(found)) != tuple(found):
            raise NotExecuted(part.key)
    for sel in () if asks else _unplaced(tree):
        if not flow.before(where, _finder(flow, _shows_some), list):
            raise NotExecuted(sel.key)
    return replace(step, meant=tuple(meant.items()))


def _asked(part: Tree) -> tuple[str, Callable[[Step], bool] | None]:
    """What a word is called in memory, and which step it points to."""
    known = _DEEDS.get(part.key)
    if known is not None:
        word, ops = known
        return word, lambda step: _does(step, ops) or (step.kind in _DON_COSTS and part.key in _OF_DON)
    match part.key:
        case "Cond.you did":
            return "done", lambda step: _does(step, _DONE[part["v"].name])
        case "Filter.among them":
            return "among them", _is_source
        case "Sel.number" | "Sel.up to of them":
            return "those", _is_several
        case "Sel.rest":
            return "rest", _is_source
        case "Sel.other" | "Sel.other one":
            return "", _is_several
    return "", None


_OF_DON = ("Every.rested", "Every.revealed")


def _does(step: Step, ops: frozenset[str]) -> bool:
    return step.kind == "do" and step.tree is not None and step.tree.key in ops


def _shows_some(step: Step) -> bool:
    return _does(step, _LOOKS | _SHOWS | _CHOOSES)


def _is_source(step: Step) -> bool:
    """Whether a step brings cards together of which some are chosen: those that are looked at, and not one of them."""
    if not _does(step, _LOOKS | _SHOWS | _CHOOSES | _TRASHES):
        return False
    assert step.tree is not None
    of = step.tree.get("s")
    if of is None or step.tree.key in _LOOKS:
        return True
    return any(part.key in _PLACES or part.key in ("Sel.top card", "Sel.top cards", "Sel.rest") for part in of.walk())


def _is_several(step: Step) -> bool:
    """Whether a step speaks of two cards or more."""
    if step.kind != "do" or step.tree is None:
        return False
    of = step.tree.get("s")
    if of is None:
        return step.tree.key in _LOOKS | _SHOWS
    if of.key in ("Sels.and", "Sels1.and", "Sel.top cards", "Sel.number"):
        return True
    amount = of.get("a")
    return amount is not None and (amount.number("n", 2) > 1 or amount.name in ("all", "any number", "or more"))


def _finder(flow: Flow, test: Callable[[Step], bool]) -> Callable[[Where], str | None]:
    def found(where: Where) -> str | None:
        step = flow.step(where)
        if not test(step):
            return None
        return f"{where[0]}/{where[1]}:s"

    return found


def _told(key: str, occasions: tuple[Tree, ...]) -> list[str]:
    """What the occasion says of itself: how many cards were trashed."""
    trashed = "trashed" in key and any("trash" in part.key for one in occasions for part in one.walk())
    return [""] if trashed else []


def _unplaced(tree: Tree) -> Iterator[Tree]:
    """The selections of an operation that say of cards neither whose they are nor where."""
    if tree.category != "Op" or tree.key == "Op.draw equal":
        return
    nouns = _ANYWHERE if tree.key in _ON_FIELD else (*_ANYWHERE, *_NAMED)
    for slot in ("s", "t"):
        whole = tree.get(slot)
        if whole is None or any(part.key in _SETTLED for part in whole.walk()):
            continue
        for sel in whole.walk():
            if sel.key not in ("Sel.some", "Sel.some or") or sel.get("w") is not None:
                continue
            if any(noun.key in nouns for noun in sel.walk()):
                yield sel
