"""The face of a card of any game."""

from __future__ import annotations

from typing import Any

from sanam import games
from sanam.games.face import FaceSpec, Rendition

#: Width and height in millimetres of the cards of a game that nobody knows.
USUAL_MM = (63.0, 88.0)


def card_face(
    card: Any,
    language: str = "en",
    name: str | None = None,
    text: str | None = None,
    *,
    image: str | None = None,
    playtest: bool = True,
) -> FaceSpec:
    """The face of a card; `name` and `text` replace the printed ones (a translation), `image` is the path of its
    picture, `playtest` says in the foot that it is no real card. Raises UnknownGame for what is no card.
    """
    wanted = Rendition(language=language, name=name, text=text, image=image, playtest=playtest)
    return games.of_card(card).face.describe(card, wanted)


def card_mm(game: str) -> tuple[float, float]:
    """Width and height of a game's cards in millimetres."""
    found = games.find(game)
    return found.face.size_mm if found is not None else USUAL_MM


def rosette(game: str) -> tuple[int, int]:
    """Petals and lobes of the figure on the back of a game's cards: the backs differ in shape too."""
    found = games.find(game)
    return found.face.rosette if found is not None else (10, 4)
