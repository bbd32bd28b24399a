"""What search knows of One Piece cards."""

from __future__ import annotations

from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.search import Described, Search
from sanam.wording import Message


def describe(card: OnePieceCard) -> Described:
    """The numbers of a card by their column, and its words as (field, value)."""
    numbers = {name: getattr(card, name) for name in ("cost", "power", "life", "counter")}
    tags = [("kind", card.category), ("type", card.category), ("set", card.code.partition("-")[0])]
    tags += [("colour", colour) for colour in card.colours]
    tags += [("colour", "multi")] if card.is_multicolour else []
    tags += [("attribute", attribute) for attribute in card.all_attributes]
    tags += [(field, word) for word in card.all_types for field in ("type", "series")]
    tags += [("block", card.block), ("rarity", card.rarity), ("trigger", "yes" if card.trigger else "no")]
    return numbers, tags


SEARCH = Search(
    describe=describe,
    names=lambda card: card.names,
    words=("kind", "colour", "attribute", "series", "trigger", "block", "set", "rarity", "lang", "hand"),
    numbers=("cost", "power", "counter", "life"),
    quick=(
        ("kind:leader", Message("Leaders")),
        ("kind:character", Message("Characters")),
        ("kind:event", Message("Events")),
        ("kind:stage", Message("Stages")),
    ),
    sorts=(("cost", False, Message("Cost")), ("power", True, Message("Power")), ("counter", True, Message("Counter"))),
    examples=(
        ("type:leader", Message("Leaders")),
        ("color:red color:green", Message("cards of both colours")),
        ("c:multi", Message("cards of several colours")),
        ("cost<=3 power>=5000", Message("numbers are compared")),
        ("counter=2000", Message("a counter of 2000")),
        ("attribute:slash", Message("an attribute")),
        ("-set:OP01 trigger:yes", Message("not in this set, with [Trigger]")),
    ),
)
