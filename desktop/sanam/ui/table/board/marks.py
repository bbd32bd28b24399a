"""What the board points out beside the cards themselves."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Marks:
    """What the board points out beside the cards themselves, by handle.

    can      cards that wait for me; picked in the order of picking; last what happened last, with its owner's token
    chain    number of the Chain Link a card is; arrows (from, to, manner), where a name that is no handle is a zone
             or "seat0", "seat1" for a player's plate
    zones    places that wait for me; ordered whether the order of the picked ones matters
    """

    can: set[str] = field(default_factory=set)
    picked: list[str] = field(default_factory=list)
    last: dict[str, str] = field(default_factory=dict)
    chain: dict[str, int] = field(default_factory=dict)
    arrows: list[tuple[str, str, str]] = field(default_factory=list)
    zones: set[str] = field(default_factory=set)
    ordered: bool = False
