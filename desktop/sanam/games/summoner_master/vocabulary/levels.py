"""The three play levels as data (101.3, 103.1), and what the players may settle about a match beforehand."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.games.prompts import PROMPTS


class Level(msgspec.Struct, frozen=True):
    """mp: most Mp (101.3); hand: most cards in hand (101.3); shrine: Levels in the Shrine that lose (103.1)."""

    id: str
    mp: int
    hand: int
    shrine: int


#: The levels by id; a match's edition is its play level.
LEVELS = {
    "caller": Level("caller", mp=8, hand=7, shrine=12),
    "summoner": Level("summoner", mp=8, hand=7, shrine=15),
    "beginner": Level("beginner", mp=8, hand=7, shrine=9),
}
#: The opening hand (102.5), and the Mp of the player who starts (102.6).
OPENING_SEALS, OPENING_MYSTICS = 5, 2
STARTER_MP = 5
#: Ways to settle who starts the first game that are fair to both players (102.3): by chance, or by agreement.
METHODS = ("coin", "dice", "rps", "seat0", "seat1")
#: Games of a match; no rule says how many there are, only that there may be later ones (102.4).
BEST_OF = (1, 3, 5)
DEFAULTS: dict[str, Any] = {
    "first": "ask",
    "best_of": 3,
    "prompts": "possible",
    "open": False,
    "one_screen": False,
    "allow_illegal": False,
    "all_attack": "attacked",
    "banned": [],
}
_VALUES: dict[str, tuple[Any, ...]] = {
    "first": ("ask", *METHODS),
    "best_of": BEST_OF,
    "prompts": PROMPTS,
    "open": (False, True),
    "one_screen": (False, True),
    "allow_illegal": (False, True),
    "all_attack": ("attacked", "all"),
}


def settings(level: str, options: dict[str, Any]) -> dict[str, Any]:
    """Every option of a match, the given ones laid over the defaults.

    first    how it is settled who starts the first game: "ask" lets the players propose and accept a method
    best_of  games of the match; prompts: when a seat is asked in an Interfere Step (see `InterfereChecks.prompts`);
             open: practice, where anything may be undone; one_screen: two players share a screen, so that who is asked
             must tell nothing; allow_illegal: that both agreed on decks that break the rules
    all_attack  the Seals that an All attack hits: "attacked" those in the Lines when it was aimed (506.6), "all" those
             that are there when powers are compared
    banned   names of cards that may not be announced by Wisdom (SMG-122.6)

    Raises ValueError for an unknown level, option or value.
    """
    if level not in LEVELS:
        raise ValueError(f"unknown play level: {level}")
    for key, value in options.items():
        if key == "banned":
            if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
                raise ValueError("banned is no list of names")
            continue
        if key not in _VALUES:
            raise ValueError(f"unknown option: {key}")
        if value not in _VALUES[key]:
            raise ValueError(f"{key} cannot be {value!r}")
    return {**DEFAULTS, **options}
