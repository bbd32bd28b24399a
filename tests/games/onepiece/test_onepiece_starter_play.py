"""The starter cards play wholly by themselves."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.texts.reading.texts import reading

SET = Path(__file__).resolve().parents[3] / "cardsets" / "one-piece-starter.toml"


def _cards() -> list[OnePieceCard]:
    known = set(OnePieceCard.__struct_fields__)
    return [
        msgspec.convert({key: value for key, value in card.items() if key in known}, OnePieceCard, strict=False)
        for card in tomllib.loads(SET.read_text("utf-8"))["card"]
    ]


@pytest.mark.parametrize("card", [card for card in _cards() if card.whole_text], ids=lambda card: card.code)
def test_every_starter_card_is_understood_and_carried_out(card: OnePieceCard) -> None:
    found = reading(card.whole_text)
    assert found.problem is None
    assert not msgspec.structs.replace(card, abilities=found.abilities).by_hand
