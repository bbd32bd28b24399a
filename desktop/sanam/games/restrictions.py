"""The lists by which decks are checked beside the rules: outside data that changes from time to time."""

from __future__ import annotations

import msgspec


class RestrictionList(msgspec.Struct, frozen=True, kw_only=True):
    """How many copies of single cards a deck may have, such as a Forbidden and Limited list.

    name       what the list calls itself, with its date
    copies     code -> copies allowed, 0 for a forbidden card
    whitelist  whether a card that is not listed is forbidden; otherwise the rules alone bound it
    """

    name: str
    copies: dict[int, int]
    whitelist: bool = False


class BannedNames(msgspec.Struct, frozen=True, kw_only=True):
    """Names of cards that may not be in a deck. name: what the list calls itself."""

    name: str
    names: tuple[str, ...]


Restrictions = RestrictionList | BannedNames
