"""Lessons as matches: begun from the cards of the catalogue, and kept nowhere."""

from __future__ import annotations

from sanam import games
from sanam.catalogue.store import Catalogue
from sanam.decks.model import make_deck
from sanam.engine.play import Play
from sanam.games.lessons import Course, Lesson
from sanam.matches.setup import header_for


def begin_lesson(catalogue: Catalogue, game: str, lesson: Lesson, names: tuple[str, str], step: int = 0) -> Course:
    """A lesson at one of its steps, with the names of the learner and of who plays against them.

    Raises UnknownCards when the catalogue lacks one of its cards.
    """
    header = header_for(
        catalogue,
        game=game,
        edition=lesson.edition,
        decks=[make_deck(game, lesson.piles(seat)) for seat in (0, 1)],
        names=names,
        seed=lesson.seed,
        options={**lesson.options, "open": True, "allow_illegal": True},
    )
    play = Play(games.build(header))
    play.start(header.seed)
    course = Course(lesson, play)
    course.forward(step)
    return course
