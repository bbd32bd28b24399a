"""What is understood of an own card's text while it is typed."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam import games
from sanam.abilities.texts import TextReading
from sanam.ui.text import tr


class Checked(msgspec.Struct, frozen=True):
    """What is understood of a text: the spans and kinds of its abilities, and the span that is not, with why."""

    understood: tuple[tuple[int, int, str], ...] = ()
    fault: tuple[int, int, str] | None = None


def check(card: Any) -> Checked:
    """Read the English text of `card`, sentence by sentence. Slow the first time."""
    texts = games.of_card(card).texts
    if texts is None or not texts.has_text(card):
        return Checked()
    reading = texts.read(card, "en")
    placed = _placed(reading)
    sentences = tuple(
        (each.start, each.end, next((kind for start, end, kind in placed if start <= each.start < end), ""))
        for each in reading.sentences
        if each.whole
    )
    if reading.problem is None:
        return Checked(placed or sentences)
    start, end, reason = reading.problem
    return Checked(sentences, (start, max(end, start + 1), reason))


def _placed(reading: TextReading) -> tuple[tuple[int, int, str], ...]:
    """The spans and kinds of the abilities, in a game that says where in the text its abilities stand."""
    return tuple((*each["span"], each["kind"]) for each in reading.abilities or () if "span" in each)


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
