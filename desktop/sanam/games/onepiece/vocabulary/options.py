"""What the players of a match may agree on where the rulebook leaves it open, or where its words are doubtful."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanam.games.prompts import PROMPTS

#: Each option with its values, the usual one first.
#:
#: first    who begins: whom rock-paper-scissors or a coin names chooses (5-2-1-4), or the seat that was agreed on
#:          chooses, or begins (5-2-1-4-1)
#: autos    in what order auto abilities that met their timing one after another resolve (8-6-1, 8-6-1-1, digest A-02)
OPTIONS: dict[str, tuple[str, ...]] = {
    "first": ("rps", "coin", "seat0 chooses", "seat1 chooses", "seat0", "seat1"),
    "autos": ("newest first", "in order"),
}
#: The one rulebook there is.
EDITION = "standard"
#: True or False: both hands open, anything may be undone; decks that break a deck rule are played all the same
#: (5-2-1-1); and two players share a screen, which changes nothing here: a hidden hand never decides who is asked.
OPEN, ALLOW_ILLEGAL, ONE_SCREEN = "open", "allow_illegal", "one_screen"


def settings(options: Mapping[str, Any]) -> dict[str, str]:
    """The value of every option. Raises ValueError for one that does not exist or has no such value."""
    for key, value in options.items():
        allowed = PROMPTS if key == "prompts" else OPTIONS.get(key, ())
        if key not in (OPEN, ALLOW_ILLEGAL, ONE_SCREEN) and value not in allowed:
            raise ValueError(f"no option {key}={value!r}")
    return {key: str(options.get(key, values[0])) for key, values in OPTIONS.items()}
