"""What a sentence must say outright before it is written.

English leaves to whoever reads whose "their" is and whether "a monster" is counted. Other languages do not: a reflexive
pronoun belongs to the nearest subject, which may be the reader, and a number is a count. Where two sorts of cards lie
in one place, English names it once, behind the last; where it stands before its noun, or before a number, it would be
the place of that sort alone. So a tree is first made definite here; that changes its words and never its meaning.
"""

from __future__ import annotations

from collections.abc import Callable

from sanam.abilities.book import WORDS
from sanam.abilities.texts import quoted
from sanam.abilities.tree import Tree, Value, leaf, node

#: What belongs to "them", and the same for the opponent, who is meant wherever no other player does something.
_OPPONENTS = {
    "Adj.they control": "Adj.opponent controls",
    "Adj.in their": "Adj.in opponent's",
    "NP.their hand": "NP.opponent's hand",
    "NP.their top card": "NP.opponent's top card",
    "NP.their top cards": "NP.opponent's top cards",
    "NP.random card in their hand": "NP.random card in hand",
}
#: Where somebody who is named acts.
_ACTING = ("Op.actor", "Op.made actor", "Event.opponent ")
#: Where a single card is any such card: what happens to it, and what must be there.
_INDEFINITE = (
    "Event.",
    "Cond.",
    "By.",
    "BySummon.",
    "Statement.pierces ",
    "Line.equip only",
    "Rule.cannot be material except",
)
#: How a language counts a single one of any: by no number (""), or by a word.
_ONE = {"en": "a", "th": "", "zh": "", "fa": "یک"}


def definite(tree: Tree, language: str) -> Tree:
    """The tree as `language`, as the phrase book calls it, has to say it."""
    if language == "en":
        return _rebuilt(tree, lambda part, above: _uncounted(part, above, language))
    tree = _rebuilt(tree, lambda part, above: _one_name(_quoted(part, language)))
    tree = _rebuilt(_rebuilt(tree, _made), lambda part, above: _whose(part, above))
    if language in _PLACE_OF_EACH:
        tree = _rebuilt(tree, lambda part, above: _placed_each(part, language))
    return _rebuilt(tree, lambda part, above: _uncounted(part, above, language))


def _made(part: Tree, above: tuple[Tree, ...]) -> Tree:
    """ "You can make your opponent send 1 card", which English may say as what the opponent does."""
    if part.key != "Op.actor" or not above or above[-1].key not in ("Body.may", "Step.may", "Step.may if"):
        return part
    return Tree("Op.made actor", part.slots)


def _rebuilt(tree: Tree, change: Callable[[Tree, tuple[Tree, ...]], Tree], above: tuple[Tree, ...] = ()) -> Tree:
    """The tree with `change(part, what it stands in)` for every part, the innermost first."""
    if tree.is_leaf:
        return change(tree, above)
    within = (*above, tree)

    def inner(value: Value) -> Value:
        return _rebuilt(value, change, within) if isinstance(value, Tree) else tuple(inner_of(each) for each in value)

    def inner_of(each: Tree) -> Tree:
        return _rebuilt(each, change, within)

    return change(Tree(tree.key, tuple((slot, inner(value)) for slot, value in tree.slots)), above)


def _quoted(part: Tree, language: str) -> Tree:
    """Words that nobody understood stay as they are printed, in quotes."""
    return leaf(WORDS, quoted(str(part.value), language)) if part.key == WORDS else part


def _one_name(part: Tree) -> Tree:
    """Other languages have no plural of a name: "Sheep Tokens" are so many of "Sheep Token"."""
    name = str(part.value)
    return leaf("NAME", name.removesuffix("s")) if part.key == "NAME" and name.endswith(" Tokens") else part


def _whose(part: Tree, above: tuple[Tree, ...]) -> Tree:
    """ "Their" is whoever acts in the same clause, and there a reflexive says so; else it is the opponent."""
    key = _OPPONENTS.get(part.key)
    if key is None or any(each.key.startswith(_ACTING) for each in above):
        return part
    return Tree(key, part.slots)


def _uncounted(part: Tree, above: tuple[Tree, ...], language: str) -> Tree:
    """ "A monster" of an occasion or a condition without a number, and "the monster with the highest ATK" likewise."""
    if part.key == "NP.the extreme one" and language == "zh":
        return node("NP.all", **dict(part.slots))
    inside = above[-1] if above else None
    if inside is None or not inside.key.startswith(_INDEFINITE):
        return part
    if part.key in _SIDES and language != "en" and part["n"].key == "Noun.monster" and not _placed(part):
        kept = {slot: value for slot, value in part.slots if slot != "f"}
        side = node(_SIDES[part.key])
        part = node("NP.some", **kept, f=(*part.many("f"), side), q=_SINGLE)
    if part.key != "NP.some" or part.get("q") != _SINGLE:
        return part
    slots = {slot: value for slot, value in part.slots if slot != "q"}
    said = _ONE[language]
    return node("NP.some", **slots, q=node("Quant.some", n=leaf("NUM", said))) if said else node("NP.all", **slots)


_SINGLE = node("Quant.some", n=leaf("NUM", 1))
_SIDES = {"NP.opponent's": "Adj.opponent controls", "NP.your": "Adj.you control"}


#: Several sorts of cards, by the slots of each; and where one noun phrase holds two, by those of what qualifies them.
_SORTS = {
    "Op.target and": ("g", "h"),
    "Obj.two kinds": ("x", "y"),
    "Obj.three kinds": ("x", "y", "z"),
    "Obj.four kinds": ("x", "y", "z", "w"),
}
_PLACES = ("Adj.in", "Adj.on", "Adj.you", "Adj.opponent")
#: Languages in which each sort says where it is.
_PLACE_OF_EACH = ("zh", "th")


def _placed_each(part: Tree, language: str) -> Tree:
    """ "2 "A" and 1 "B" in your GY": the place of the last is that of all, where the others have none."""
    if part.key == "NP.all kinds" and language == "zh":
        return _with_place(part, "f", _places(part.many("g")))
    sorts = _SORTS.get(part.key)
    last = part.get(sorts[-1]) if sorts else None
    if sorts is None or not isinstance(last, Tree) or last.key not in _HOLDING:
        return part
    places = _places(last.many("f"))
    for slot in sorts[:-1]:
        sort = part[slot]
        if sort.key in _HOLDING:
            part = _with(part, slot, _with_place(sort, "f", places))
    return part


_HOLDING = ("NP.some", "NP.all")


def _places(filters: tuple[Tree, ...]) -> tuple[Tree, ...]:
    return tuple(each for each in filters if each.key.startswith(_PLACES))


def _with_place(part: Tree, slot: str, places: tuple[Tree, ...]) -> Tree:
    known = part.many(slot)
    return part if not places or _places(known) else _with(part, slot, (*known, *places))


def _with(part: Tree, slot: str, value: Value) -> Tree:
    return node(part.key, **{**dict(part.slots), slot: value})


def _placed(part: Tree) -> bool:
    return bool(_places(part.many("f")))
