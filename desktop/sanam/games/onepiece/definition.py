"""One Piece as the rest of the program knows it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sanam.games.definition import AtTable, Cards, Face, GameDefinition, Matches, OwnCodes, Starter, Texts
from sanam.games.onepiece import edition_words, face
from sanam.games.onepiece.cards import DON_CARD, GAME, OnePieceCard
from sanam.games.onepiece.decks import DECKS
from sanam.games.onepiece.options import EDITION
from sanam.games.onepiece.records import RECORDS
from sanam.games.onepiece.search import SEARCH
from sanam.wording import LANGUAGES, Message

if TYPE_CHECKING:
    from sanam.abilities.texts import TextReading
    from sanam.engine.game import Game
    from sanam.engine.journal import Header
    from sanam.games.arranging import BoardSetup
    from sanam.games.forms import Form
    from sanam.games.headers import Decks
    from sanam.games.lessons import Lesson
    from sanam.games.playmat import Playmat
    from sanam.games.rulebook import Rulebook
    from sanam.games.words import GameWords

#: What the card numbers of cards that a person makes begin with, and letters and digits that nobody takes for one
#: another.
OWN = "OWN-"
SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def _own_code() -> str:
    return OWN + "".join(secrets.choice(SIGNS) for _ in range(5))


def _form() -> Form:
    from sanam.games.onepiece.form import form

    return form()


def _playmat() -> Playmat:
    from sanam.games.onepiece.playmat import OnePiecePlaymat

    return OnePiecePlaymat()


def _words() -> GameWords:
    from sanam.games.onepiece.words import OnePieceWords

    return OnePieceWords()


def _rulebook(edition: str) -> Rulebook:
    from sanam.games.rulebook import Rulebook

    return Rulebook(Path(__file__).with_name("rulebook"), (("one-piece", "th"),))


def _header(edition: str, decks: Decks, cards: Mapping[str, Any], *, seed: int, **around: Any) -> Header:
    from sanam.games.onepiece.setup import make_header

    return make_header(edition, decks, cards, seed=seed, **around)


def _build(header: Header) -> Game:
    from sanam.games.onepiece.game import OnePieceGame

    return OnePieceGame(header)


def _setup() -> BoardSetup:
    from sanam.games.onepiece.arranging import SETUP

    return SETUP


def _lessons() -> tuple[Lesson, ...]:
    from sanam.games.onepiece.lessons import lessons

    return lessons()


def _has_text(card: OnePieceCard) -> bool:
    return card.whole_text.strip() not in ("", "-")


def _read(card: OnePieceCard, language: str) -> TextReading:
    from sanam.games.onepiece.abilities import texts

    return texts.reading(card.whole_text)


def _write(reading: TextReading, language: str) -> str:
    from sanam.games.onepiece.abilities import texts

    return texts.write(reading.sentences, language)


ONE_PIECE = GameDefinition(
    id=GAME,
    name=Message("One Piece"),
    icon="crown",
    cards=Cards(
        model=OnePieceCard,
        undefined={DON_CARD.code: DON_CARD},
        translated=("name", "also_named", "types", "text", "trigger"),
        printed_codes=True,
        own=OwnCodes(draw=_own_code, may_be=lambda code: code.startswith(OWN)),
        form=_form,
    ),
    records=RECORDS,
    search=SEARCH,
    decks=DECKS,
    face=Face(size_mm=(63.0, 88.0), describe=face.face, rosette=(8, 3)),
    table=AtTable(playmat=_playmat, words=_words, rulebook=_rulebook),
    matches=Matches(
        edition_ids=(EDITION,),
        edition_names=edition_words.names,
        editions=edition_words.editions,
        header=_header,
        build=_build,
        setup=_setup,
    ),
    starter=Starter(decks=("tide", "watch", "lantern", "reef")),
    lessons=_lessons,
    texts=Texts(
        reads=("en",),
        writes=LANGUAGES,
        has_text=_has_text,
        read=_read,
        write=_write,
        packages=("sanam.abilities", "sanam.games.onepiece.abilities", "sanam.games.onepiece.abilities.phrases"),
    ),
)
