"""The names of attack forms, Abilities and Skills as a translation of the card's text has them."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from sanam.games.summoner_master.cards.model import AttackForm, Power, SummonerCard

Part = TypeVar("Part", AttackForm, Power)

#: A name stands before a colon, as in `SummonerCard.whole_text`.
_NAMED = re.compile(r"\s*+([^\s:：][^:：]*+)[:：]")


def named_by(card: SummonerCard, text: str) -> SummonerCard:
    """The card with the names of its parts from `text`, its whole text in another language, line by line; as it is
    where the two do not have the same lines.
    """
    said, lines = card.lines(), text.split("\n")
    if len(said) != len(lines) or "\n" in "".join(part for *_, part in said):
        return card
    names = {
        (box, at): found[1].rstrip()
        for (box, at, _, _), line in zip(said, lines, strict=True)
        if (found := _NAMED.match(line))
    }

    def named(box: str, parts: tuple[Part, ...]) -> tuple[Part, ...]:
        return tuple(
            msgspec.structs.replace(part, name=names.get((box, at), part.name)) if part.name else part
            for at, part in enumerate(parts)
        )

    growth, progress = card.growth, card.progress
    return msgspec.structs.replace(
        card,
        forms=named("forms", card.forms),
        powers=named("powers", card.powers),
        growth=growth and msgspec.structs.replace(growth, gains=named("growth", growth.gains)),
        progress=progress and msgspec.structs.replace(progress, gains=named("progress", progress.gains)),
    )
