"""What is understood of an own card's text while it is typed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from sanam.games.yugioh.cards import CardData
from sanam.ui.text import tr

if TYPE_CHECKING:
    from sanam.games.yugioh.abilities.tree import Ability


class Checked(msgspec.Struct, frozen=True):
    """What is understood of a text: the spans and kinds of its abilities, and the span that is not, with why."""

    understood: tuple[tuple[int, int, str], ...] = ()
    fault: tuple[int, int, str] | None = None


def check(card: CardData) -> Checked:
    """Parse the text of `card`. What stands before a fault is looked at by itself. Slow the first time."""
    from sanam.catalogue.understand import needs_no_parse
    from sanam.games.yugioh.abilities import texts

    if needs_no_parse(card):
        return Checked()
    try:
        return Checked(_spans(texts.parse(card.text, card)))
    except texts.NotUnderstood as error:
        fault = (error.start, max(error.end, error.start + 1), error.reason)
        # Whole sentences before the fault, as many as are understood.
        ends = [match.end() for match in re.finditer(r"[.!](?=\s)|\n", card.text[: error.start])]
        for end in reversed(ends[-8:]):
            try:
                return Checked(_spans(texts.parse(card.text[:end].rstrip(), card)), fault)
            except texts.NotUnderstood:
                continue
        return Checked((), fault)


def _spans(abilities: list[Ability]) -> tuple[tuple[int, int, str], ...]:
    return tuple((ability.span[0], ability.span[1], ability.kind) for ability in abilities)


def ability_words(kind: str) -> str:
    """The kind of an ability in words."""
    return {
        "activate": tr("Activation"),
        "ignition": tr("Ignition Effect"),
        "quick": tr("Quick Effect"),
        "trigger": tr("Trigger Effect"),
        "flip": tr("Flip Effect"),
        "continuous": tr("Continuous Effect"),
        "summon": tr("Summoning procedure"),
        "limit": tr("Summoning restriction"),
        "material": tr("Materials"),
        "equip": tr("Equip condition"),
        "activation limit": tr("Activation limit"),
        "control limit": tr("Control limit"),
    }.get(kind, kind)
