"""What using an ability costs: what stands before its colon, as far as it can be counted (8-3-1).

    ➀ You may rest this Character: …              one active DON!! card of the cost area, and this card active
    DON!! −2: …                                   two DON!! cards on the field
    You may trash 1 {Navy} type card from your hand: …

Each part names something that its player must have. A part that is worded otherwise asks for nothing here: whether it
can be paid is left to the player.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

_COLON = re.compile(r"^((?:\[[^\]]*\]|\"[^\"]*\"|[^:\"\[])*):")
_SENTENCE_ENDS = re.compile(r"[a-z0-9]\.\s+[A-Z]")
#: The circled numbers, plain and on black (8-3-1-5).
_CIRCLED = {chr(first + i): i + 1 for first in (0x2460, 0x2780, 0x278A, 0x2776) for i in range(10)}
_RETURN_DON = re.compile(r"DON!! ?[−–-] ?(\d{1,2})")
_REST_DON = re.compile(r"\brest (\d{1,2}) (?:of your )?(?:active )?DON!! cards?\b", re.IGNORECASE)
_REST = re.compile(
    r"\brest ((?:this|your|\d{1,2})\b[^,]*?)(?=,| and (?:trash|add|give|place|return)\b|$)", re.IGNORECASE
)
_THIS = re.compile(r"\bthis (?:Character|Leader|Stage|card)\b", re.IGNORECASE)
_LEADER = re.compile(r"\byour (?:1 )?Leader\b", re.IGNORECASE)
_CHARACTERS = re.compile(r"\b(\d{1,2}) of your (?:other )?(?:\{([^}]+)\} type )?Characters?\b", re.IGNORECASE)
_TAKE = re.compile(
    r"\b(?:trash|place|return|reveal|add|turn|play) (\d{1,2}) ((?:(?! and )[^,])*?)"
    r"\bfrom (?:the top (?:or bottom )?of )?your (hand|trash|Life)\b",
    re.IGNORECASE,
)
_GIVE_UP = re.compile(
    r"\b(?:trash|place|return|K\.O\.|add) (\d{1,2}) of your (?:\{([^}]+)\} type )?Characters?\b( other than this)?",
    re.IGNORECASE,
)
_TYPE = re.compile(r"\{([^}]+)\} type")


class Cost(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the player needs to have.

    active_don     active DON!! cards in the cost area (8-3-1-5)
    field_don      DON!! cards in the cost area and attached to cards (8-3-1-6)
    rest_this      this card is rested for it, so it must be active (1-3-2-1)
    rest_leader    the player's Leader is rested for it
    rested         (how many, type or "") active Characters that are rested for it, beside this card if `rest_this`
    given_up       (how many, type or "", whether others than this one) Characters that leave the field for it
    cards          (how many, type or "", "hand", "trash" or "life") cards of that area that are used for it
    """

    active_don: int = 0
    field_don: int = 0
    rest_this: bool = False
    rest_leader: bool = False
    rested: tuple[tuple[int, str], ...] = ()
    given_up: tuple[tuple[int, str, bool], ...] = ()
    cards: tuple[tuple[int, str, str], ...] = ()


FREE = Cost()


@lru_cache(maxsize=8192)
def read(text: str) -> Cost:
    """The cost in an ability's text (what stands after its brackets); FREE where there is no colon."""
    found = _COLON.match(text.split("\n", 1)[0])
    if found is None or _SENTENCE_ENDS.search(found[1]):
        # A colon after a whole sentence introduces a list of things to choose from.
        return FREE
    clause = found[1].strip()
    rested = [part[1] for part in _REST.finditer(_REST_DON.sub("rest", clause)) if part[1]]
    also = _REST_DON.search(clause)
    if also and re.match(r"\s+and this ", clause[also.end() :], re.IGNORECASE):
        rested.append(clause[also.end() :])
    return Cost(
        active_don=sum(_CIRCLED.get(sign, 0) for sign in clause) + (int(also[1]) if also else 0),
        field_don=sum(int(number) for number in _RETURN_DON.findall(clause)),
        rest_this=any(_THIS.search(part) for part in rested),
        rest_leader=any(_LEADER.search(part) for part in rested),
        rested=tuple((int(n), kind) for part in rested for n, kind in _CHARACTERS.findall(part)),
        given_up=tuple((int(n), kind, bool(other)) for n, kind, other in _GIVE_UP.findall(clause)),
        cards=tuple((int(n), _type(what), zone.lower()) for n, what, zone in _TAKE.findall(clause)),
    )


def _type(what: str) -> str:
    found = _TYPE.search(what)
    return found[1] if found else ""
