"""Effects that the turn player uses, either player, or the one whose act is their occasion."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_OF_THEIRS = (
    (r"\btheir opponent's\b", "your opponent's"),
    (r"\b(?:their opponent|the opponent)\b", "your opponent"),
    (r"\bon their (?:side of the )?field\b", "you control"),
    (r"\bthey control\b", "you control"),
    (r"\btheir\b", "your"),
    (r"\bthat player can\b", "you can"),
    (r"\b(Tribute|Special Summon|inflict|declare|send|pay|draw|discard|destroy|target|banish|add)s\b", r"\1"),
    (
        r"\bequal to half of the original ATK of the Tributed monster\b",
        "equal to half the original ATK of that monster",
    ),
)


def _as_you(words: str) -> str:
    """What is said of a player as it is said to them."""
    for pattern, said in _OF_THEIRS:
        words = re.sub(pattern, said, words)
    return words


def _may(who: str) -> Callable[[Match[str]], str]:
    def said(found: Match[str]) -> str:
        head = (found[1] or "").rstrip(" :,").replace("during the Main Phase", "during your Main Phase")
        return f"{head}{', ' if head else ''}{'for' if head else 'For'} {who}: You can {_as_you(found[2])}"

    return said


def _must(found: Match[str]) -> str:
    words = _as_you(found[2])
    return f"{found[1]}, for the turn player: {words[0].upper()}{words[1:]}"


_NO_BREAK = r'((?:[^".;]|"[^"]*")*?)'
PLAYERS: Wordings = (
    (rf"^(?:While this card is on the field: |{_NO_BREAK}[,:] )?[Tt]he turn player can (.*)$", _may("the turn player")),
    (
        r"^()Either player can (pay \d+ LP) to negate the Special Summon of a monster(?:\(s\))?, and/or an effect that Special Summons a monster(?:\(s\))?, and destroy those cards(?=\.)",
        r"When a monster would be Special Summoned, OR a card or effect is activated that includes an effect that Special Summons a monster, for either player (Quick Effect): You can \2; negate the Summon or activation, and if you do, destroy that card",
    ),
    (rf"^{_NO_BREAK}[,:] [Tt]he turn player (?!controls\b|can\b)(\w+s\b .*)$", _must),
    (
        r"^(When [^:;.]*? (?:is|are) (?:Normal or Special |Normal |Special )?Summoned): The player who (?:conducted the Summon|Summoned (?:it|them)) targets (\d [^;]*); ",
        r"\1, for the player who did it: Target \2; ",
    ),
)
