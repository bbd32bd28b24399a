"""How a word that was declared gets into what is done by it."""

from __future__ import annotations

from typing import Any

from sanam.games.yugioh.texts.tree import declared


def said_so(plain: Any, what: str, word: str) -> Any:
    """Plain data of steps with the word in the place of `declared(what)`."""
    if isinstance(plain, dict):
        return {key: said_so(value, what, word) for key, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [said_so(value, what, word) for value in plain]
    return word if plain == declared(what) else plain
