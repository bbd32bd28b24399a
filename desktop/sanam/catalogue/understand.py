"""Turning a card's printed text into its program, or saying which part of it was not understood."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from typing import Any

import msgspec

from sanam.games.yugioh.cards import CardData

Parser = Callable[[str, CardData], list[dict[str, Any]]]
Span = tuple[int, int, str]


@functools.cache
def _parser() -> tuple[Parser, type[Exception]] | None:
    try:
        psct: Any = importlib.import_module("sanam.abilities.psct")
    except ModuleNotFoundError as error:
        if error.name != "sanam.abilities.psct":
            raise
        return None
    return psct.parse, psct.NotUnderstood


def needs_no_parse(card: CardData) -> bool:
    """Whether the text has no effect in it: flavour of a Normal Monster (YZH-2.10, YFA-2.11), or nothing at
    all.
    """
    return not card.text or (card.kind == "monster" and "normal" in card.traits)


def understand(card: CardData) -> tuple[CardData, Span | None]:
    """`card` with its English `text` parsed into `abilities`, and the span that stopped the parser.

    A card without an effect comes back as it is. When the text is not wholly understood, `abilities` is None,
    `problem` is "start:end reason" and the span (start, end, reason; characters of `text`) is returned beside
    it.
    """
    if needs_no_parse(card):
        return msgspec.structs.replace(card, abilities=None, problem=""), None
    found = _parser()
    if found is None:
        span = (0, len(card.text), "no parser")
        return msgspec.structs.replace(card, abilities=None, problem=f"0:{len(card.text)} no parser"), span
    parse, not_understood = found
    try:
        return msgspec.structs.replace(card, abilities=parse(card.text, card), problem=""), None
    except not_understood as error:
        start, end, reason = _span(error, len(card.text))
        problem = f"{start}:{end} {reason}"
        return msgspec.structs.replace(card, abilities=None, problem=problem), (start, end, reason)


def _span(error: Exception, length: int) -> Span:
    start = getattr(error, "start", 0)
    end = getattr(error, "end", length)
    return int(start), int(end), str(getattr(error, "reason", error))
