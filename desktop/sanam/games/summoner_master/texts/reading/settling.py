"""What people say in their own words, as the phrase book has it.

A text that the phrase book does not read is read with the tables of `spoken`, which take words in any order and leave
words out. Here trees of theirs become trees of the phrase book; one that has no meaning in it is dropped.
"""

from __future__ import annotations

from collections.abc import Callable

from sanam.abilities.tree import Tree, Value
from sanam.games.summoner_master.texts.reading import (
    settling_awaiting,
    settling_conditions,
    settling_dealings,
    settling_deeds,
    settling_groups,
    settling_hands,
    settling_kinds,
    settling_limits,
    settling_moments,
    settling_naming,
    settling_past,
    settling_players,
    settling_sentences,
    settling_texts,
    settling_values,
    settling_whiles,
)
from sanam.games.summoner_master.texts.reading.groups import build
from sanam.games.summoner_master.texts.reading.settled import FOE, SETTLE

#: What only says in which words something was said.
EMPTY = frozenset(
    {"Me", "Enemy", "Fighting", "Attacking", "At", "As", "Verb", "Per", "Ones", "Once", "Long", "Late", "That"}
    | {
        "Order",
        "Shown",
        "Chosen",
        "Attached",
        "Payer",
        "Wearer",
        "Falling",
        "Host",
        "Paid",
        "Foes",
        "Keeper",
        "Blame",
        "Leaving",
    }
)
#: What marks that a text says who does it.
SUBJECT = "Me.this"
#: The modules that note what spoken entries mean (see `settled`).
NOTING = (
    settling_awaiting,
    settling_conditions,
    settling_dealings,
    settling_deeds,
    settling_groups,
    settling_hands,
    settling_kinds,
    settling_limits,
    settling_moments,
    settling_naming,
    settling_past,
    settling_players,
    settling_sentences,
    settling_texts,
    settling_values,
    settling_whiles,
)


def settled(tree: Tree, known: Callable[[str], bool]) -> Tree | None:
    """A tree of the phrase book, of whose entries `known` is true, that says what a spoken one does."""
    found = _settled(tree, {})
    if found is not None:
        found = _told_apart(_kept_as_long(found))
    if found is not None and any(part.key in (FOE, SUBJECT) for part in found.walk()):
        found = _plainly(found)
    return found if found is not None and all(part.is_leaf or known(part.key) for part in found.walk()) else None


def _kept_as_long(tree: Tree) -> Tree:
    """ "Until the end of this Turn, your Seals have At +2 and cannot attack": what they cannot do, told next to
    what lasts for a time, lasts as long.
    """
    tree = tree.with_parts(_kept_as_long)
    said, is_changed = list(tree.many("s")), False
    for at in range(1, len(said)):
        before, op = said[at - 1].get("o"), said[at].get("o")
        if before is None or op is None or op.key != "Op.cannot" or op.get("u") is not None:
            continue
        until = before.get("u")
        if until is not None and before.get("w") == op.get("w"):
            said[at] = said[at].with_slot("o", op.with_slot("u", until))
            is_changed = True
    return tree.with_slot("s", tuple(said)) if is_changed else tree


#: What is done with a card that was shown, as one operation and as one that follows.
SHOWN = {"Op.reveal-take": Tree("Op.to-hand", (("w", Tree("Sel.that")),)), "Op.reveal-bring": Tree("Op.enter-that")}


def _told_apart(tree: Tree) -> Tree:
    """What is shown is one thing, and what is done with such a card another, where something else is done with one
    that is not such.
    """
    said = tree.many("s")
    if not any(one.name == "else" for one in said):
        return tree
    found: list[Tree] = []
    for at, one in enumerate(said):
        op = one.get("o")
        followed = at + 1 < len(said) and said[at + 1].name == "else"
        if one.name != "do" or op is None or op.key not in SHOWN or not followed:
            found.append(one)
            continue
        such = build("Simple.that-is", h=op["g"], f=op.many("f"))
        found.append(build("Sentence.do", o=build("Op.reveal", h=op["h"], p=Tree("Whose.mine"))))
        found.append(build("Sentence.if", c=such, o=SHOWN[op.key]))
    return tree.with_slot("s", tuple(found))


def _plainly(tree: Tree) -> Tree:
    """What is said of the Seal that it fights, as that it fights such a Seal; without who does something."""
    slots = (
        (name, _plainly(value) if isinstance(value, Tree) else tuple(map(_plainly, value)))
        for name, value in tree.slots
        if not (isinstance(value, Tree) and value.key == SUBJECT)
    )
    return Tree("Simple.fights" if tree.key == FOE else tree.key, tuple(slots), tree.value)


def _settled(tree: Tree, memo: dict[Tree, Tree | None]) -> Tree | None:
    """From the leaves up; a part that stands in several readings is settled once."""
    if tree.is_leaf:
        return tree
    if tree in memo:
        return memo[tree]
    memo[tree] = found = _made(tree, memo)
    return found


def _made(tree: Tree, memo: dict[Tree, Tree | None]) -> Tree | None:
    slots: list[tuple[str, Value]] = []
    for name, value in tree.slots:
        if isinstance(value, Tree):
            if value.category in EMPTY:
                continue
            part = _settled(value, memo)
            if part is None:
                return None
            slots.append((name, part))
        else:
            parts = [_settled(each, memo) for each in value if each.category not in EMPTY]
            found = [part for part in parts if part is not None]
            if len(found) < len(parts):
                return None
            if name == "f":
                found = sorted(dict.fromkeys(found), key=Tree.sort_key)
            if found:
                slots.append((name, tuple(found)))
    made = Tree(tree.key, tuple(slots))
    settle = SETTLE.get(tree.key)
    if settle is not None:
        return settle(made)
    if "~" in tree.name:
        made = Tree(f"{tree.category}.{tree.name.partition('~')[0]}", made.slots)
    general = SETTLE.get(f"{tree.category}.*")
    return general(made) if general is not None else made
