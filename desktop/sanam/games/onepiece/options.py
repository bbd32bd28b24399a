"""What the players of a match may agree on where the rulebook leaves it open, or where its words are doubtful."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: Each option with its values, the usual one first.
#:
#: first    who begins: whom rock-paper-scissors or a coin names chooses (5-2-1-4), or the seat that was agreed on
#:          chooses, or begins (5-2-1-4-1)
#: decks    "legal": a deck that breaks a deck rule is refused (5-2-1-1); "agreed": the players play it all the same
#: autos    in what order auto abilities that met their timing one after another resolve (8-6-1, 8-6-1-1, digest A-02)
OPTIONS: dict[str, tuple[str, ...]] = {
    "first": ("rps", "coin", "seat0 chooses", "seat1 chooses", "seat0", "seat1"),
    "decks": ("legal", "agreed"),
    "autos": ("newest first", "in order"),
}
#: Both hands open, anything may be undone.
OPEN = "open"


def settings(options: Mapping[str, Any]) -> dict[str, str]:
    """The value of every option. Raises ValueError for one that does not exist or has no such value."""
    for key, value in options.items():
        if key != OPEN and value not in OPTIONS.get(key, ()):
            raise ValueError(f"no option {key}={value!r}")
    return {key: str(options.get(key, values[0])) for key, values in OPTIONS.items()}
