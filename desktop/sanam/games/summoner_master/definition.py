"""Summoner Master as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sanam.games.definition import AtTable, Cards, Face, GameDefinition, Matches, Starter, Texts
from sanam.games.summoner_master.cards.decks import DECKS
from sanam.games.summoner_master.cards.model import GAME, SummonerCard
from sanam.games.summoner_master.cards.records import RECORDS
from sanam.games.summoner_master.cards.search import SEARCH
from sanam.games.summoner_master.presentation import edition_words, face
from sanam.games.summoner_master.vocabulary.levels import LEVELS
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

#: The backs of cards that nobody knows, by the pile they are in.
BACKS = {"seal": "blue", "mystic": "red"}


# What only a match, a screen or a text needs is imported when it is asked for, so that a start does not load it.


def _form() -> Form:
    from sanam.games.summoner_master.presentation.form import form

    return form()


def _playmat() -> Playmat:
    from sanam.games.summoner_master.presentation.playmat import SummonerPlaymat

    return SummonerPlaymat()


def _words() -> GameWords:
    from sanam.games.summoner_master.presentation.words import SummonerWords

    return SummonerWords()


def _rulebook(edition: str) -> Rulebook:
    from sanam.games.rulebook import Rulebook

    return Rulebook("sanam.games.summoner_master.presentation", (("summoner-master", "th"),))


def _header(edition: str, decks: Decks, cards: Mapping[str, Any], *, seed: int, **around: Any) -> Header:
    from sanam.games.summoner_master.rules.setup import make_header

    return make_header(edition, decks, cards, seed=seed, **around)


def _build(header: Header) -> Game:
    from sanam.games.summoner_master.rules.game import SummonerGame

    return SummonerGame(header)


def _setup() -> BoardSetup:
    from sanam.games.summoner_master.rules.arranging import SETUP

    return SETUP


def _glossary() -> tuple[Term, ...]:
    from sanam.games.summoner_master.presentation.glossary import GLOSSARY

    return GLOSSARY


def _lessons() -> tuple[Lesson, ...]:
    from sanam.games.summoner_master.presentation.lessons import lessons

    return lessons()


def _has_text(card: SummonerCard) -> bool:
    return bool(card.lines())


def _read(card: SummonerCard, language: str) -> TextReading:
    from sanam.games.summoner_master.texts.reading import texts

    return texts.reading(card, language)


def _write(reading: TextReading, language: str) -> str:
    from sanam.games.summoner_master.texts.reading import texts

    return texts.write(reading, language)


def _nearest(text: str, unread: str, language: str) -> str:
    from sanam.games.summoner_master.texts.reading import texts

    return texts.nearest(text, unread, language)


def _arranged(card: SummonerCard, language: str) -> SummonerCard:
    from sanam.games.summoner_master.texts.reading import printed

    return printed.arranged(card, language)


def _thinking() -> Thinking:
    from sanam.games.summoner_master.thinking.policy import SummonerPolicy
    from sanam.games.summoner_master.thinking.worth import FAR, HORIZON, SCALE, TRIALS, earlier, worth
    from sanam.games.thinking import Thinking

    return Thinking(
        policy=SummonerPolicy, worth=worth, earlier=earlier, horizon=HORIZON, far=FAR, scale=SCALE, trials=TRIALS
    )


def _witness() -> Witness:
    from sanam.games.summoner_master.witness.trials import SummonerWitness

    return SummonerWitness()


SUMMONER_MASTER = GameDefinition(
    id=GAME,
    name=Message("Summoner Master"),
    icon="star",
    cards=Cards(
        model=SummonerCard,
        translated=("name", "text", "powers", "growth", "progress", "forms"),
        form=_form,
    ),
    records=RECORDS,
    search=SEARCH,
    decks=DECKS,
    face=Face(size_mm=(63.0, 88.0), describe=face.face, rosette=(9, 4), back_of=face.back_of, backs=BACKS),
    table=AtTable(playmat=_playmat, words=_words, rulebook=_rulebook),
    matches=Matches(
        edition_ids=tuple(LEVELS),
        edition_names=edition_words.names,
        editions=edition_words.editions,
        header=_header,
        build=_build,
        banned="banned",
        setup=_setup,
        packages=tuple(f"sanam.games.summoner_master.{room}" for room in ("vocabulary", "cards", "texts", "rules")),
    ),
    starter=Starter(decks=("willow", "workshop"), endings={"summoner": "summoner", "beginner": "beginner"}),
    lessons=_lessons,
    glossary=_glossary,
    thinking=_thinking,
    witness=_witness,
    texts=Texts(
        reads=("en", "th"),
        writes=("en", "th", "fa", "zh_Hant", "zh_Hans"),
        has_text=_has_text,
        read=_read,
        write=_write,
        arranged=_arranged,
        nearest=_nearest,
        packages=(
            "sanam.abilities",
            "sanam.games.summoner_master.texts.tree",
            "sanam.games.summoner_master.texts.reading",
        ),
    ),
)
