"""Yu-Gi-Oh! as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanam.abilities.texts import TextReading
from sanam.engine.journal import Header
from sanam.engine.play import Game
from sanam.games.definition import AtTable, Cards, Face, GameDefinition, Matches, Starter, Texts
from sanam.games.headers import Decks
from sanam.games.playmat import Playmat
from sanam.games.words import GameWords
from sanam.games.yugioh import edition_words, face
from sanam.games.yugioh.cards import GAME, CardData, passcode
from sanam.games.yugioh.decks import DECKS
from sanam.games.yugioh.editions import EDITIONS
from sanam.wording import Message


def _playmat() -> Playmat:
    from sanam.games.yugioh.playmat import YugiohPlaymat

    return YugiohPlaymat()


def _words() -> GameWords:
    from sanam.games.yugioh.words import YugiohWords

    return YugiohWords()


def _header(edition: str, decks: Decks, cards: Mapping[str, Any], *, seed: int, **around: Any) -> Header:
    from sanam.games.yugioh.setup import make_header

    return make_header(edition, decks, cards, seed=seed, **around)


def _build(header: Header) -> Game:
    from sanam.games.yugioh.duel import YugiohGame

    return YugiohGame(header)


def _has_text(card: CardData) -> bool:
    """Whether the text says an effect: that of a Normal Monster is flavour (YZH-2.10, YFA-2.11)."""
    return bool(card.text) and not (card.kind == "monster" and "normal" in card.traits)


def _read(card: CardData, language: str) -> TextReading:
    from sanam.games.yugioh.abilities import texts

    return texts.reading(card.text, card, language)


def _write(reading: TextReading, language: str) -> str:
    from sanam.games.yugioh.abilities import texts

    return texts.write(reading.sentences, language)


YUGIOH = GameDefinition(
    id=GAME,
    name=Message("Yu-Gi-Oh!"),
    icon="swords",
    formats=("ydk", "ydke", "omega", "ygomobile", "cdb", "strings", "lflist"),
    cards=Cards(model=CardData, tidy_code=passcode),
    decks=DECKS,
    face=Face(size_mm=face.SIZE_MM, describe=face.face, rosette=(12, 5)),
    table=AtTable(playmat=_playmat, words=_words),
    matches=Matches(
        edition_ids=tuple(EDITIONS),
        edition_names=edition_words.names,
        editions=edition_words.editions,
        header=_header,
        build=_build,
    ),
    starter=Starter(decks=("river", "sky"), endings={"fa": "fa-course", "th": "th-guide"}),
    texts=Texts(
        reads=("en",),
        writes=("en",),
        has_text=_has_text,
        read=_read,
        write=_write,
        packages=("sanam.abilities", "sanam.games.yugioh.abilities", "sanam.games.yugioh.abilities.phrases"),
    ),
)
