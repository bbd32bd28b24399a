"""What deck rules say of a deck, in every game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """One thing about a deck that a rule speaks against.

    id        message id "deck.…"; `mend` is the id of the hint how to put it right; both are filled in with `params`
    rules     the ids of the rules, empty when no book says so
    severity  "error": the deck may not be played under this edition; "warning": it may
    pile      the pile it is about, "" for all of them
    codes     codes of the cards it is about, each once, in deck order; a `name` in `params` is that of the first
    named     parameter -> code of the card it names, for the other names in `params`
    """

    id: str
    mend: str
    rules: tuple[str, ...] = ()
    severity: Literal["error", "warning"] = "error"
    pile: str = ""
    codes: tuple[int | str, ...] = ()
    named: dict[str, str] = {}
    params: dict[str, Any] = {}
