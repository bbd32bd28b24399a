"""Yu-Gi-Oh! as the rest of the program knows it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from sanam.games.definition import AtTable, Cards, Face, GameDefinition, Matches, OwnCodes, Starter, Texts
from sanam.games.terms import settled
from sanam.games.yugioh.cards.decks import DECKS
from sanam.games.yugioh.cards.model import GAME, CardData, passcode
from sanam.games.yugioh.cards.records import RECORDS, SET_FORMAT
from sanam.games.yugioh.cards.search import SEARCH
from sanam.games.yugioh.presentation import edition_words, face
from sanam.games.yugioh.vocabulary.chinese_terms import CHINESE_TERMS
from sanam.games.yugioh.vocabulary.editions import EDITIONS
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
    from sanam.games.records import DatabaseRow, Drop
    from sanam.games.rulebook import Rulebook
    from sanam.games.thinking import Thinking
    from sanam.games.witnessing.phrases import Node
    from sanam.games.witnessing.scenes import SceneWriter
    from sanam.games.witnessing.trials import Witness
    from sanam.games.words import GameWords

#: Passcodes of cards that a person makes, from the first to before the last; those of published cards have at most
#: eight digits.
FIRST_OWN, LAST_OWN = 990_000_001, 1_000_000_000
OWN_CODES = OwnCodes(
    draw=lambda: str(FIRST_OWN + secrets.randbelow(LAST_OWN - FIRST_OWN)),
    may_be=lambda code: False,
    always=lambda code: int(code) >= FIRST_OWN,
)


#: The books: the file of each, the language that it is written in, and how its rules' ids begin.
BOOKS = (("yugioh-chinese", "zh_Hant", "YZH"), ("yugioh-persian", "fa", "YFA"), ("yugioh-thai", "th", "YTH"))


def _form() -> Form:
    from sanam.games.yugioh.presentation.form import form

    return form()


def _of_database_row(row: DatabaseRow, drop: Drop) -> CardData:
    from sanam.games.yugioh.cards.database import card_of_row

    return card_of_row(row, drop)


def _playmat() -> Playmat:
    from sanam.games.yugioh.presentation.playmat import YugiohPlaymat

    return YugiohPlaymat()


def _words() -> GameWords:
    from sanam.games.yugioh.presentation.words import YugiohWords

    return YugiohWords()


def _rulebook(edition: str) -> Rulebook:
    from sanam.games.rulebook import Rulebook
    from sanam.games.yugioh.vocabulary.editions import EDITIONS

    prefix = EDITIONS[edition].prefix
    books = sorted(BOOKS, key=lambda book: book[2] != prefix)
    return Rulebook("sanam.games.yugioh.presentation", [(name, language) for name, language, _ in books], prefix)


def _header(edition: str, decks: Decks, cards: Mapping[str, Any], *, seed: int, **around: Any) -> Header:
    from sanam.games.yugioh.rules.setup import make_header

    return make_header(edition, decks, cards, seed=seed, **around)


def _build(header: Header) -> Game:
    from sanam.games.yugioh.rules.game import YugiohGame

    return YugiohGame(header)


def _setup() -> BoardSetup:
    from sanam.games.yugioh.rules.arranging import SETUP

    return SETUP


def _all_names(decks: Mapping[str, Any], catalogue: Iterable[Any]) -> Mapping[str, Any]:
    from sanam.games.yugioh.rules.sayable import all_names

    return all_names(decks, catalogue)


def _glossary() -> tuple[Term, ...]:
    from sanam.games.yugioh.presentation.glossary import GLOSSARY

    return GLOSSARY


def _lessons() -> tuple[Lesson, ...]:
    from sanam.games.yugioh.presentation.lessons import lessons

    return lessons()


def _has_text(card: CardData) -> bool:
    """Whether the text says an effect: that of a Normal Monster is flavour (YZH-2.10, YFA-2.11)."""
    return bool(card.text) and not (card.kind == "monster" and "normal" in card.traits)


def _read(card: CardData, language: str) -> TextReading:
    from sanam.games.yugioh.texts.reading import texts

    return texts.reading(card.text, card, language)


def _write(reading: TextReading, language: str) -> str:
    from sanam.games.yugioh.texts.reading import texts

    return settled(texts.write(reading.sentences, language), CHINESE_TERMS, language)


def _phrases(card: CardData) -> list[tuple[int, int, Node]]:
    """The sentences of an English text with their places, as plain trees."""
    from sanam.abilities.tree import to_plain

    sentences = _read(card, "en").sentences
    return [(said.start, said.end, to_plain(said.tree)) for said in sentences if said.tree is not None]


def _meant(card: CardData, trees: list[Node]) -> list[dict[str, Any]]:
    """What is carried out of a text whose sentences have these trees."""
    from sanam.abilities.tree import from_plain
    from sanam.games.yugioh.texts.reading import texts
    from sanam.games.yugioh.texts.tree import to_plain

    return to_plain(texts.meant(card, card.text, map(from_plain, trees)))


def _witness() -> Witness:
    from sanam.games.yugioh.rules.setup import tokens
    from sanam.games.yugioh.witness.trials import YugiohWitness

    return YugiohWitness(_phrases, _meant, tokens)


def _scenes(pool: Iterable[CardData]) -> SceneWriter:
    from sanam.games.yugioh.rules.setup import tokens
    from sanam.games.yugioh.witness.boards.writer import YugiohScenes

    return YugiohScenes(pool, tokens)


def _thinking() -> Thinking:
    from sanam.games.thinking import Thinking
    from sanam.games.yugioh.thinking.policy import YugiohPolicy
    from sanam.games.yugioh.thinking.worth import FAR, SCALE, TRIALS, earlier, worth

    return Thinking(
        policy=YugiohPolicy,
        worth=worth,
        earlier=earlier,
        alike=frozenset(("place",)),
        far=FAR,
        scale=SCALE,
        trials=TRIALS,
    )


YUGIOH = GameDefinition(
    id=GAME,
    name=Message("Yu-Gi-Oh!"),
    icon="swords",
    formats=("ydk", "ydke", "omega", "ygomobile", "cdb", "strings", "lflist"),
    cards=Cards(
        model=CardData,
        translated=("name", "text", "series"),
        numeric_codes=True,
        tidy_code=passcode,
        counts_as=lambda card: str(card.alias or ""),
        own=OWN_CODES,
        form=_form,
        set_format=SET_FORMAT,
        of_database_row=_of_database_row,
    ),
    records=RECORDS,
    search=SEARCH,
    decks=DECKS,
    face=Face(size_mm=face.SIZE_MM, describe=face.face, rosette=(12, 5)),
    table=AtTable(playmat=_playmat, words=_words, rulebook=_rulebook),
    matches=Matches(
        edition_ids=tuple(EDITIONS),
        edition_names=edition_words.names,
        editions=edition_words.editions,
        header=_header,
        build=_build,
        setup=_setup,
        besides=_all_names,
        packages=tuple(f"sanam.games.yugioh.{room}" for room in ("vocabulary", "cards", "texts", "rules")),
    ),
    starter=Starter(decks=("river", "sky"), endings={"fa": "fa-course", "th": "th-guide"}),
    lessons=_lessons,
    glossary=_glossary,
    thinking=_thinking,
    witness=_witness,
    scenes=_scenes,
    texts=Texts(
        reads=("en", "zh_Hant", "zh_Hans"),
        writes=("en", "th", "fa", "zh_Hant", "zh_Hans"),
        has_text=_has_text,
        read=_read,
        write=_write,
        terms=CHINESE_TERMS,
        packages=(
            "sanam.abilities",
            "sanam.games.yugioh.texts.tree",
            "sanam.games.yugioh.texts.reading",
        ),
    ),
)
