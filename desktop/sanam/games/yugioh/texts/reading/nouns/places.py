"""What the places of the phrase book mean: where the cards of a noun phrase are, and whose they are."""

from __future__ import annotations

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, listed, meaning, means


class Place(msgspec.Struct, frozen=True):
    """Where the cards of a noun phrase are: "you control", "in your GY"; now: those that are there at this moment, and
    none that come later."""

    whose: str
    zones: tuple[str, ...]
    face: str = ""
    now: bool = False


fix(
    "Zone",
    {
        "hand": "hand",
        "gy": "graveyard",
        "deck": "deck",
        "extra": "extra",
        "field": "field",
        "monster zone": "monster",
        "spell and trap zone": "spell-trap",
        "field zone": "field zone",
        "pendulum zone": "pendulum",
    },
)


def zones(tree: Tree) -> tuple[str, ...]:
    return listed(tree, "z")


fix(
    "Adj",
    {
        "you control": Place("you", ("field",)),
        "you control now": Place("you", ("field",), now=True),
        "opponent controls now": Place("opponent", ("field",), now=True),
        "on the field now": Place("either", ("field",), now=True),
        "they control": Place("they", ("field",)),
        "opponent controls": Place("opponent", ("field",)),
        "turn player controls": Place("turn player", ("field",)),
        "on your field": Place("you", ("field",)),
        "on opponent's field": Place("opponent", ("field",)),
        "on the field": Place("either", ("field",)),
        "in both hands and on the field": Place("either", ("hand", "field")),
        "on the field and in both hands": Place("either", ("field", "hand")),
        "on field or in gy": Place("either", ("field", "graveyard")),
        "in either gy": Place("either", ("graveyard",)),
        "in your hand or field": Place("you", ("hand", "field")),
        "from the deck": Place("you", ("deck",)),
        "attached to it as material": Place("you", ("materials",)),
        "banished": Place("either", ("banished",)),
        "banished or in your gy": Place("you", ("graveyard", "banished")),
    },
)


@means("Adj.in your", "Adj.in opponent's", "Adj.in either player's", "Adj.in their")
def _in(tree: Tree) -> Place:
    whose = {"in your": "you", "in opponent's": "opponent", "in either player's": "either", "in their": "they"}
    return Place(whose[tree.name], zones(tree["z"]))


@means("Adj.in your or face-up", "Adj.in your or face-up monster zone")
def _in_or_face_up(tree: Tree) -> Place:
    """A card in the hand, the Deck or the Graveyard lies no way up."""
    where = zones(tree["z"])
    if "field" in where or "banished" in where:
        raise Meaningless("where face-up")
    return Place("you", (*where, "monster" if tree.name.endswith("zone") else "field"), "up")


@means("Adj.in opponent's or face-up")
def _in_opponents_or_face_up(tree: Tree) -> Place:
    where = zones(tree["z"])
    if "field" in where or "banished" in where:
        raise Meaningless("where face-up")
    return Place("opponent", (*where, "field"), "up")


@means("Adj.opponent controls or in")
def _opponent_controls_or_in(tree: Tree) -> Place:
    return Place("opponent", ("field", *zones(tree["z"])))


fix("FieldZones", {"one": "monster", "spell and trap": "spell-trap", "field": "field zone"})


@means("Adj.in zones")
def _in_zones(tree: Tree) -> Place:
    return Place("either", (meaning(tree["z"]),))


@means("Adj.you control or in")
def _control_or_in(tree: Tree) -> Place:
    return Place("you", ("field", *zones(tree["z"])))
