"""What is known of entries of the phrase book by their names alone."""

from __future__ import annotations

from sanam.abilities.tree import Tree

#: Entries that are read and that nothing carries out: the players do by hand what an ability says with one of them.
BY_HAND: frozenset[str] = frozenset()
#: Operations whose effects last, and so can be those of a permanent ability (8-1-3-3, 8-1-4-2).
LASTING = frozenset(
    (
        "Clause.placed by the rules",
        *(
            f"Op.{name}"
            for name in (
                "does",
                "give",
                "give more",
                "base power becomes",
                "base power of becomes",
                "counter becomes",
                "set power",
                "power reduced",
                "own power becomes",
                "base power becomes that of",
                "base power same",
                "swap base power",
                "set cost",
                "base cost becomes",
                "cost reduced",
                "negate",
                "effects negated",
                "not set active",
                "cannot activate keyword",
                "cannot activate keyword of",
                "cannot block with",
                "you cannot play",
                "cannot play",
                "opponent cannot activate",
                "cannot add life",
                "cannot draw",
                "cannot set active",
                "cannot attack leader",
                "attack cannot",
                "opponent cannot attack",
                "opponent cannot use",
                "timing negated",
                "enter rested",
                "demand",
                "reduce playing cost",
                "reduce own playing cost",
                "placed don is given",
                "deck out late",
            )
        ),
    )
)
#: What a player does, as notices call it: for "when you play a Character", "when your opponent draws a card".
DEEDS = {
    "Op.play": "put_on_field",
    "Op.draw": "drew",
    "Op.trash": "trashed",
    "Op.ko": "ko",
    "Op.activate event": "played",
}
#: A condition turned round, and that an event has happened this turn: made by programs, never read.
NOT, HAPPENED = "Conds.not", "Conds.happened"
#: That an attack is one of its event, likewise: "[When Attacking] If this Character attacks a rested Character, …".
FIGHTS = "Conds.fights"


#: Conditions that ask whether something has happened this turn.
HAVE_HAPPENED = ("Cond.you have activated", "Cond.has been ko'd")


def asked_about(condition: Tree) -> Tree:
    """The event of which "you have activated an Event during this turn" or "has been K.O.'d during this turn" asks."""
    if condition.key == "Cond.has been ko'd":
        return Tree("Event.is ko'd", (("s", condition["s"]),))
    op = Tree("Op.activate event", (("s", condition["s"]),))
    return Tree("Event.you do", (("x", op),))


def left_to_players(tree: Tree) -> tuple[str, ...]:
    """The entries in a tree that nothing carries out."""
    return tuple(dict.fromkeys(part.key for part in tree.walk() if part.key in BY_HAND))


def keyword_of(tree: Tree) -> str:
    """A keyword of the phrase book as `printed.KEYWORDS` calls it."""
    return {"rush character": "rush: character"}.get(tree.name, tree.name)


def timing_of(tree: Tree) -> str:
    """A timing of the phrase book as `printed.TIMINGS` calls it."""
    return {"activate main": "activate"}.get(tree.name, tree.name)


def either_of(tests: tuple[Tree, ...]) -> tuple[Tree, ...]:
    """The two filters of "a {Navy} type card or card with a [Trigger]", of which a card passes one; none where it
    cannot be said which filter is of which noun.
    """
    found = tuple(test for test in tests if test.key in ("Filter.type", "Filter.type includes", "Filter.trigger"))
    return found if len({test.key for test in found}) == len(found) == 2 else ()
