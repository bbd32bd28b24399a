"""What to print: the cards of a deck, or a plain list of codes, with the faces they get."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from sanam import games
from sanam.catalogue.records import variant
from sanam.catalogue.store import Catalogue
from sanam.catalogue.written import Shown, shown
from sanam.decks.model import Deck
from sanam.faces.cards import card_face, card_mm
from sanam.games.face import FaceSpec
from sanam.games.printed_words import word
from sanam.proxies.layout import SheetCard

#: Cards to print in order, and the face of each.
Listed = tuple[tuple[SheetCard, ...], tuple[FaceSpec, ...]]


def deck_cards(
    catalogue: Catalogue,
    deck: Deck,
    *,
    language: str = "en",
    mark: bool = True,
    piles: Sequence[str] | None = None,
    generated: bool = True,
    redraw: bool = False,
) -> Listed:
    """The cards of a deck's piles in order, copies of one printing together, and a face for each (see `face_of`)."""
    wanted: dict[tuple[str, str, str], int] = {}
    backs = games.get(deck.game).face.backs
    for pile, copies in deck.piles.items():
        if piles is None or pile in piles:
            for copy in copies:
                key = (copy.code, copy.printing, backs.get(pile, ""))
                wanted[key] = wanted.get(key, 0) + 1
    entries = [(code, printing, count, back) for (code, printing, back), count in wanted.items()]
    return _listed(catalogue, deck.game, entries, _Look(language, mark, generated, redraw))


def listed_cards(
    catalogue: Catalogue,
    game: str,
    codes: Iterable[tuple[str, int]],
    *,
    language: str = "en",
    mark: bool = True,
    generated: bool = True,
    redraw: bool = False,
) -> Listed:
    """The cards of (code, copies) in order: a selection, or what a collection lacks."""
    entries = [(str(code), "", count, "") for code, count in codes]
    return _listed(catalogue, game, entries, _Look(language, mark, generated, redraw))


class _Look(NamedTuple):
    """How faces are made (see `face_of`)."""

    language: str
    mark: bool
    generated: bool
    redraw: bool


def _listed(catalogue: Catalogue, game: str, entries: list[tuple[str, str, int, str]], look: _Look) -> Listed:
    known = catalogue.cards(game, [code for code, *_ in entries])
    cards, faces = [], []
    for code, printing, count, back in entries:
        face = face_of(catalogue, game, code, known.get(code), printing=printing, **look._asdict())
        own_back = catalogue.image(game, code, "back")
        card_back = back_of_card(game, known.get(code)) or back
        cards.append(SheetCard(code, face.name, count, f"image:{own_back}" if own_back is not None else card_back))
        faces.append(face)
    return tuple(cards), tuple(faces)


def unknown_places(game: str, cards: Sequence[SheetCard], known: Mapping[str, Any]) -> list[int]:
    """Where among `cards` those are that are neither `known` nor defined by the game itself."""
    undefined = games.get(game).cards.undefined
    return [at for at, card in enumerate(cards) if card.code not in known and card.code not in undefined]


def back_of_card(game: str, card: Any) -> str:
    """The back its rulebook gives a card, as a name of `painter.BACKS`; "" for the common back of the game."""
    return games.get(game).face.back_of(card) if card is not None else ""


def _printed(catalogue: Catalogue, card: Any, language: str) -> Shown:
    return Shown(*catalogue.nearest(games.of_card(card).id, card.key, language))


def face_of(
    catalogue: Catalogue,
    game: str,
    code: str,
    card: Any,
    *,
    language: str = "en",
    mark: bool = True,
    printing: str = "",
    generated: bool = True,
    redraw: bool = False,
) -> FaceSpec:
    """The face of a card in the language nearest to `language` ("zh-Hant" or "zh_Hant"; see Catalogue.nearest), with
    its picture where there is one.

    A text that is not there in that language is made, if it is understood; slow: not `generated` leaves it in the
    card's own language. A `printing` has its own number on it, and its own picture where there is one. A card that
    nobody has defined gets a plain face with its code, which says so.
    """
    language = language.replace("_", "-")
    artwork = variant(printing)[1]
    pictures = [catalogue.image(game, code, f"print:{artwork}") if artwork else None, catalogue.image(game, code)]
    image = next((str(picture) for picture in pictures if picture is not None and picture.is_file()), None)
    if printing and card is not None:
        face = face_of(catalogue, game, code, card, language=language, mark=mark, generated=generated, redraw=redraw)
        shows = face.image is not None or not redraw
        return replace(face, image=image if shows else None, code=printing)
    if card is None:
        card = games.get(game).cards.undefined.get(code)
        if card is not None:
            return card_face(card, "en", card.name, "", image=image, playtest=mark)
    if card is not None:
        said = (shown if generated else _printed)(catalogue, card, language.replace("-", "_"))
        if redraw and (said.generated or said.language == language.replace("-", "_")):
            image = None
        face = card_face(card, language or said.language, said.name, said.text, image=image, playtest=mark)
        return replace(face, playtest_word=word("PLAYTEST", language), generated=said.generated)
    return FaceSpec(
        game=game,
        size_mm=card_mm(game),
        name=code,
        frame="unknown",
        text=word("Not in the library", language),
        code=code,
        language=language,
        image=image,
        art_seed=code,
        playtest=mark,
        playtest_word=word("PLAYTEST", language),
    )
