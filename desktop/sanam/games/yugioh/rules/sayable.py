"""The names of cards that a player may declare: those he knows, and those of all other cards that there are.

A match knows the cards of its decks alone. The names of all others come with its options, where one of its cards asks
for a name; else only what the player can know would be told apart from what his opponent plays.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts.tree import Declare, from_plain, operations

#: The option that holds the names of all cards, by their kind.
OPTION = "card_names"
KINDS = ("monster", "spell", "trap")


def asks_for_names(cards: Iterable[CardData]) -> bool:
    """Whether a text of these cards has a player declare the name of a card."""
    return any(
        isinstance(op, Declare) and op.what == "name"
        for card in cards
        if card.abilities
        for ability in from_plain(card.abilities)
        for op in operations(ability)
    )


def all_names(decks: Mapping[str, Any], catalogue: Iterable[CardData]) -> dict[str, Any]:
    """The option of a match with the cards of these decks: the names of all cards, if one of them asks for such."""
    if not asks_for_names(decks.values()):
        return {}
    names: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for card in catalogue:
        if card.kind in names and "token" not in card.traits:
            names[card.kind].add(card.name)
    return {OPTION: {kind: sorted(found) for kind, found in names.items()}}
