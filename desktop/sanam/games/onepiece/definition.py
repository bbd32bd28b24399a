"""One Piece as the rest of the program knows it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sanam.games.definition import AtTable, Cards, Face, GameDefinition, Matches, OwnCodes, Starter, Texts
from sanam.games.onepiece.cards.decks import DECKS
from sanam.games.onepiece.cards.model import DON_CARD, GAME, OnePieceCard
from sanam.games.onepiece.cards.records import RECORDS
from sanam.games.onepiece.cards.search import SEARCH
from sanam.games.onepiece.presentation import edition_words, face
from sanam.games.onepiece.vocabulary.options import EDITION
from sanam.wording import Message

if TYPE_CHECKING:
    from sanam.abilities.texts import TextReading
    from sanam.engine.game import Game
    from sanam.engine.journal import Header
    from sanam.games.arranging import BoardSetup
    from sanam.games.forms import Form
    from sanam.games.glossary import Term
    from sanam.games.headers import Decks
    from sanam.games.lessons import Lesson
    from sanam.games.playmat import Playmat
    from sanam.games.rulebook import Rulebook
    from sanam.games.thinking import Thinking
    from sanam.games.witnessing.trials import Witness
    from sanam.games.words import GameWords

#: What the card numbers of cards that a person makes begin with, and letters and digits that nobody takes for one
#: another.
OWN = "OWN-"
SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def _own_code() -> str:
    return OWN + "".join(secrets.choice(SIGNS) for _ in range(5))


# What only a match, a screen or a text needs is imported when it is asked for, so that a start does not load it.


def _form() -> Form:
    from sanam.games.onepiece.presentation.form import form

    return form()


def _playmat() -> Playmat:
    from sanam.games.onepiece.presentation.playmat import OnePiecePlaymat

    return OnePiecePlaymat()


def _words() -> GameWords:
    from sanam.games.onepiece.presentation.words import OnePieceWords

    return OnePieceWords()


def _rulebook(edition: str) -> Rulebook:
    from sanam.games.rulebook import Rulebook

    return Rulebook("sanam.games.onepiece.presentation", (("one-piece", "th"),))


def _header(edition: str, decks: Decks, cards: Mapping[str, Any], *, seed: int, **around: Any) -> Header:
    from sanam.games.onepiece.rules.setup import make_header

    return make_header(edition, decks, cards, seed=seed, **around)


def _build(header: Header) -> Game:
    from sanam.games.onepiece.rules.game import OnePieceGame

    return OnePieceGame(header)


def _setup() -> BoardSetup:
    from sanam.games.onepiece.rules.arranging import SETUP

    return SETUP


def _glossary() -> tuple[Term, ...]:
    from sanam.games.onepiece.presentation.glossary import GLOSSARY

    return GLOSSARY


def _lessons() -> tuple[Lesson, ...]:
    from sanam.games.onepiece.presentation.lessons import lessons

    return lessons()


def _has_text(card: OnePieceCard) -> bool:
    return card.whole_text.strip() not in ("", "-")


def _read(card: OnePieceCard, language: str) -> TextReading:
    from sanam.games.onepiece.texts.reading import texts

    return texts.reading(card.whole_text)


def _write(reading: TextReading, language: str) -> str:
    from sanam.games.onepiece.texts.reading import texts

    return texts.write(reading.sentences, language)


def _misprints(text: str) -> tuple[tuple[str, str], ...]:
    from sanam.games.onepiece.texts.reading.misprints import misprints

    return misprints(text)


def _thinking() -> Thinking:
    from sanam.games.onepiece.thinking.policy import OnePiecePolicy
    from sanam.games.onepiece.thinking.worth import worth
    from sanam.games.thinking import Thinking

    return Thinking(policy=OnePiecePolicy, worth=worth)


def _witness() -> Witness:
    from sanam.games.onepiece.witness.trials import OnePieceWitness

    return OnePieceWitness()


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
        packages=tuple(f"sanam.games.onepiece.{room}" for room in ("vocabulary", "cards", "texts", "rules")),
    ),
    starter=Starter(decks=("tide", "watch", "lantern", "reef")),
    lessons=_lessons,
    glossary=_glossary,
    thinking=_thinking,
    witness=_witness,
    texts=Texts(
        reads=("en",),
        writes=("en", "th", "fa", "zh_Hant", "zh_Hans"),
        has_text=_has_text,
        read=_read,
        write=_write,
        misprints=_misprints,
        packages=(
            "sanam.abilities",
            "sanam.games.onepiece.texts.tree",
            "sanam.games.onepiece.texts.reading",
        ),
    ),
)
