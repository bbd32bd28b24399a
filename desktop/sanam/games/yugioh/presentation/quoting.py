"""The words of one ability of a card, in the language of whoever reads."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from msgspec import structs

from sanam.abilities.texts import TextReading
from sanam.abilities.writer import CannotWrite
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts.reading.texts import reading, write


@functools.lru_cache(maxsize=256)
def _read(card: CardData, language: str) -> TextReading:
    return reading(card.text, card, language)


def ability_words(card: CardData, ability: int, language: str, names: Mapping[str, str]) -> str:
    """What an ability of `card` says in a language, with other `names` of cards in it; as printed where it cannot be
    written, "" where the card has no such ability.
    """
    if card.abilities is None or not 0 <= ability < len(card.abilities):
        return ""
    start, end = card.abilities[ability].get("span", (0, 0))
    printed = card.text[start:end].strip()
    own = "zh_Hant" if any("\u4e00" <= letter <= "\u9fff" for letter in card.text) else "en"
    if language == own:
        return printed
    found = _read(structs.replace(card, abilities=None), own).renamed(names).beside(card.text)
    try:
        return write((s for s in found.sentences if start <= s.start and s.end <= end), language)
    except CannotWrite:
        return printed
