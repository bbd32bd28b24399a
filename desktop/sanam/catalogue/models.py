"""The card models by game, and what the catalogue must know of each."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from sanam.games.onepiece.cards import DON_CARD, OnePieceCard
from sanam.games.summoner_master.cards import SummonerCard
from sanam.games.yugioh.cards import CardData

Card = CardData | OnePieceCard | SummonerCard
#: The card model of each game. Every model has key, name, kind, text, abilities, problem and by_hand.
MODELS: dict[str, type[Card]] = {"yugioh": CardData, "onepiece": OnePieceCard, "summoner-master": SummonerCard}
#: Cards that need not be in the catalogue, by game and code: everybody knows what stands on them.
UNDEFINED: dict[str, dict[str, Card]] = {"onepiece": {DON_CARD.code: DON_CARD}}
#: The fields that are words of one language; an English card keeps them when a text in another comes.
WORDS: dict[str, tuple[str, ...]] = {
    "yugioh": ("name", "text", "series"),
    "onepiece": ("name", "also_named", "types", "text", "trigger"),
    "summoner-master": ("name", "text", "powers", "growth", "progress", "forms"),
}

_readers = {game: msgspec.json.Decoder(model) for game, model in MODELS.items()}
_read_abilities = msgspec.json.Decoder(list[dict[str, Any]])


def read_card(game: str, data: str, abilities: str | None = None, problem: str = "") -> Any:
    """A card from its row: its model without abilities as JSON, its abilities as JSON, why there are none.

    Raises sqlite3.DatabaseError for a row that is damaged.
    """
    try:
        card = _readers[game].decode(data)
        tree = None if abilities is None else _read_abilities.decode(abilities)
    except (msgspec.MsgspecError, UnicodeError, ValueError) as error:
        raise sqlite3.DatabaseError(f"malformed card: {error}") from None
    return msgspec.structs.replace(card, abilities=tree, problem=problem)


def plain_data(card: Card) -> str:
    """The JSON that read_card reads."""
    return msgspec.json.encode(msgspec.structs.replace(card, abilities=None, problem="")).decode()


def printed_text(card: Card) -> str:
    """The rules text of a card as one text in the language of the card."""
    return card.text if isinstance(card, CardData) else card.whole_text
