"""Which of several readings of a text of Summoner Master is meant: what "it" is, and how much is said at once."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading.settling_texts import GONE
from sanam.games.summoner_master.texts.tree.program import AGAINST
from sanam.games.summoner_master.texts.tree.sorts import EITHER, UNSAID

#: Where a sentence is about the Seal that it fights.
FOE_FIRST = re.compile(r"\bSeal (?:fighting|(?:that|it|this Seal|\[S\]) fights)\b[^.,]{0,60} (?:is|has)\b")
ANY_SEAL = Tree("Whom.any", (("h", Tree("Noun.seal")),))
#: A card that names itself.
NAMES_ITSELF = re.compile(r"\[S\]|\bthis (?:card|Seal|Mystic)|ใบนี้|การ์ดนี้|Seal ?นี้", re.IGNORECASE)
#: What takes cards away from where they lie.
TAKEN = frozenset({"remove", "to-library", "to-top", "to-bottom", "to-shrine", "destroy"})
#: What likens cards to the own one.
LIKENED = frozenset({"alike", "compared", "greater", "smaller"})
#: The card itself, and groups of others.
SELF = Tree("Sel.self")
OTHERS = ("any", "mine", "theirs")
_IT = re.compile(r"\bit\b", re.IGNORECASE)
_ITS = re.compile(r"\bits\b|ของมัน", re.IGNORECASE)
#: Costs that take a card of which "its" speaks then.
TAKING = ("discard", "sacrifice", "remove", "return", "show")


def own_meant(found: Sequence[Tree], text: str) -> list[Tree]:
    """Without those in which a card does something to itself after it has called off another one, if no word names
    it: "it" is the other one. So is "it" after what happens to one of a group, as long as that is there, and after
    another one was picked.
    """
    if not NAMES_ITSELF.search(text[text.find(",") + 1 :]):
        found = [tree for tree in found if not _after_prey(tree)]
    if not NAMES_ITSELF.search(text[text.rfind(".", 0, -1) + 1 :]):
        found = [tree for tree in found if not _after_shown(tree)]
    if _ITS.search(text):
        found = [tree for tree in found if not (_own_value(tree) and _pays_one(tree))]
    if NAMES_ITSELF.search(text):
        return list(found)
    it = _IT.search(text) is not None
    others = (_of_another, _of_picked, _after_another)
    found = [tree for tree in found if not _goes_itself(tree) and not _alike_itself(tree)]
    return [tree for tree in found if not (it and any(is_of(tree) for is_of in others))]


def _ops(tree: Tree) -> list[Tree]:
    """What its sentences do, one after the other."""
    return [one["o"] for one in tree.many("s") if one.get("o") is not None]


def _of_another(tree: Tree) -> bool:
    """Whether a card does something to itself when something happens to another that stays where it is."""
    found = [(part["w"], part) for part in tree.walk() if part.key == "Text.when"]
    found += [(part["i"], part) for part in tree.walk() if part.key == "Op.await"]
    return any(
        when.name == "of"
        and when["w"].name in OTHERS
        and when["m"].name not in GONE
        and any(op.get("w") == SELF for op in _ops(part))
        for when, part in found
    )


def _after_prey(tree: Tree) -> bool:
    """Whether a card that has destroyed another is taken away itself then."""
    when = tree.get("w")
    destroys = when is not None and when.name in ("destroys", "destroys-whom", "destroys-fought")
    return destroys and any(op.name in TAKEN and op.get("w") == SELF for op in _ops(tree))


def _pays_one(tree: Tree) -> bool:
    """Whether one card is taken for it."""
    costs = [part for part in tree["h"].walk() if part.category == "Cost"] if tree.get("h") is not None else []
    return any(cost.name.startswith(TAKING) and cost.number("n") == 1 for cost in costs)


def _own_value(tree: Tree) -> bool:
    """Whether a number is a value of the own card, or of no card that is named."""
    return any(part.key == "Worth.value" and part["w"] == SELF for part in tree.walk())


def _after_shown(tree: Tree) -> bool:
    """Whether a card is taken away itself after another one was shown."""
    ops = _ops(tree)
    shown = next((at for at, op in enumerate(ops) if op.name.startswith("reveal")), len(ops))
    here = ("Sel.self", "Sel.host-seal", "Sel.host-mystic")
    return any(op.name in (*TAKEN, "to-hand") and op["w"].key in here for op in ops[shown + 1 :])


def _alike_itself(tree: Tree) -> bool:
    """Whether cards are compared with the own one by a tribe or value after another one was picked, or among
    themselves.
    """
    picked = False
    for op in _ops(tree):
        groups = [part for part in op.walk() if part.category in ("Sel", "From")]
        likened = {narrow.name for group in groups for narrow in group.many("f")} & LIKENED
        several = any(group.name.startswith("n-") and group.number("n") > 1 for group in groups)
        if likened and (picked or (several and "alike" in likened)):
            return True
        picked |= any(group.name.startswith(("n-", "upto-")) for group in groups)
    return False


def _after_another(tree: Tree) -> bool:
    """Whether a card has other values because another one did something this Turn."""
    if tree.key != "Text.while" or tree["c"].key != "Simple.did" or tree["c"]["w"].name not in OTHERS:
        return False
    return any(op.key == "Op.change" and op.get("w") in (None, SELF) for op in _ops(tree))


def _of_picked(tree: Tree) -> bool:
    """Whether a card that is used does something to itself after it has picked another one."""
    picked = False
    for one in tree.many("s") if tree.key == "Text.does" else ():
        ops = [part for part in one.walk() if part.category == "Op"]
        if picked and any(op.get("w") == SELF for op in ops):
            return True
        groups = [op.get("w") for op in ops]
        picked |= any(op.key in ("Op.bring", "Op.reveal") for op in ops)
        picked |= any(group is not None and group.name.startswith("n-") for group in groups)
    return False


def _goes_itself(tree: Tree) -> bool:
    ops = _ops(tree)
    called_off = next((at for at, op in enumerate(ops) if op.name.startswith("cancel-")), len(ops))
    return any(op.name in TAKEN and op.get("w") == SELF for op in ops[called_off + 1 :])


def plainest(trees: Sequence[Tree], text: str) -> list[Tree]:
    """Of several readings of what somebody says those in the fewest sentences; "it" is what was spoken of last, or the
    card itself where that is what fights, attacks or "is attacked by" another.
    """
    if len(trees) < 2:
        return list(trees)
    sizes = [_size(tree) for tree in trees]
    found = [tree for tree, size in zip(trees, sizes, strict=True) if size == min(sizes)]
    found = of_which(_with_objects(found), text)
    return standing_first(_late_ifs(_worn(found)))


def _worn(found: list[Tree]) -> list[Tree]:
    """ "Attached to a Seal of yours" says whose the Seal is."""
    worn = [
        tree
        for tree in found
        if any(part.key in ("Filter.pasted-mine", "Filter.pasted-theirs") for part in tree.walk())
    ]
    return worn if len(worn) == 1 else found


def of_which(found: list[Tree], text: str) -> list[Tree]:
    """Of readings that differ only in what "it" is the one that is meant."""
    if len(found) < 2 or len({_without_that(tree) for tree in found}) > 1:
        return found
    return sorted(found, key=lambda tree: _preference(tree, text))[-1:]


def _with_objects(found: list[Tree]) -> list[Tree]:
    """The cards named after "attacks" are what is attacked, rather than what the rest is about."""
    moments = {AGAINST[when.name] for tree in found if (when := tree.get("w")) is not None and when.name in AGAINST}

    def bare(when: Tree | None) -> bool:
        return when is not None and (when.name in moments or (when.name == "of" and when["m"].name in moments))

    named = [tree for tree in found if not bare(tree.get("w"))]
    return named if len(named) == 1 else found


def _preference(tree: Tree, text: str) -> tuple[int, int, int, int]:
    """ "Seal" alone is the one that a card is attached to; what is said of no card is said of its own."""
    parts = list(tree.walk())
    when = tree.get("w")
    fights = tree.key == "Text.while" and any(part.key == "Simple.fights" for part in tree["c"].walk())
    own = (fights or (when is not None and when.name in AGAINST)) and not FOE_FIRST.search(text)
    own = own and (when is None or when.name != "attacked-by" or "attacked by" in text)
    that = sum(part.key == "Sel.that" for part in parts)
    host = sum(part.key == "Each.counters-host" for part in parts) - sum(part == ANY_SEAL for part in parts)
    wearer = sum(part.key == "Sel.host-seal" for part in parts) if when is not None and when.name == "of" else 0
    return -that if own else that, host, wearer, len(parts)


def _late_ifs(found: list[Tree]) -> list[Tree]:
    """A condition between two sentences belongs to the one after it."""
    names = {tree: [one.name for one in tree.many("s")] for tree in found}
    if len({tuple(sorted(each)) for each in names.values()}) != 1 or "if" not in names[found[0]]:
        return found
    latest = max(each.index("if") for each in names.values())
    return [tree for tree in found if names[tree].index("if") == latest]


def standing_first(found: list[Tree]) -> list[Tree]:
    """What has no end holds as long as something is so rather than from a moment on."""
    keys = {tree.key for tree in found}
    if keys == {"Text.support", "Text.support-of"}:
        return [tree for tree in found if tree.name == "support-of"]
    if keys in ({"Text.while", "Text.alone"}, {"Text.while", "Text.pasted"}):
        return [tree for tree in found if tree.name != "while"]  # what is said of the card on which it lies, or alone
    if keys == {"Text.when", "Text.does"}:
        return [tree for tree in found if tree.name == "does"]  # where something goes, rather than when it comes
    if keys != {"Text.when", "Text.while"}:
        return found
    endless = all(one.get("o") and one["o"].key in EITHER and not one["o"].get("u") for one in found[0].many("s"))
    return [tree for tree in found if tree.name == "while"] if endless else found


def _size(tree: Tree) -> tuple[int, int]:
    """In how many sentences something is said, and how many of them are not said plainly."""
    names = [part.name for part in tree.walk() if part.category == "Sentence"]
    return len(names), sum(name != "do" for name in names)


def _without_that(tree: Tree) -> Tree:
    """The tree as if it always spoke of its own card, or of the one it is attached to."""
    if tree.key in ("Sel.that", "Sel.host-seal", "Sel.host-mystic"):
        return SELF
    if tree.key in ("Actor.host-owner", "Actor.turn"):
        return Tree("Actor.owner")
    if tree == ANY_SEAL:
        return Tree("Whom.host-seal")
    if tree.key == "Each.counters-host":
        return Tree("Each.counters")
    changed = tree.with_parts(_without_that)
    return changed.with_slot("w", None) if tree.key in UNSAID and changed.get("w") == SELF else changed
