"""What to print: the cards of a deck, or a plain list of codes, with the faces they get."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sanam.catalogue.store import Catalogue
from sanam.decks.model import Deck
from sanam.faces.spec import FaceSpec, yugioh_face
from sanam.faces.words import word
from sanam.games.yugioh.cards import CardData
from sanam.proxies.layout import SheetCard

#: Backs of a Summoner Master pile (200.1.1, 201.1.1): names of `painter.BACKS`.
PILE_BACKS = {("summoner-master", "seal"): "blue", ("summoner-master", "mystic"): "red"}


def deck_cards(
    catalogue: Catalogue, deck: Deck, *, language: str = "en", mark: bool = True, piles: Sequence[str] | None = None
) -> tuple[tuple[SheetCard, ...], tuple[FaceSpec, ...]]:
    """The cards of a deck's piles in order, copies of one card together, and a face for each."""
    wanted: dict[tuple[str, str], int] = {}
    for pile, copies in deck.piles.items():
        if piles is None or pile in piles:
            for copy in copies:
                key = (copy.code, PILE_BACKS.get((deck.game, pile), ""))
                wanted[key] = wanted.get(key, 0) + 1
    entries = [(code, count, back) for (code, back), count in wanted.items()]
    return _listed(catalogue, deck.game, entries, language, mark)


def listed_cards(
    catalogue: Catalogue, game: str, codes: Iterable[tuple[str, int]], *, language: str = "en", mark: bool = True
) -> tuple[tuple[SheetCard, ...], tuple[FaceSpec, ...]]:
    """The cards of (code, copies) in order: a selection, or what a collection lacks."""
    return _listed(catalogue, game, [(str(code), count, "") for code, count in codes], language, mark)


def _listed(
    catalogue: Catalogue, game: str, entries: list[tuple[str, int, str]], language: str, mark: bool
) -> tuple[tuple[SheetCard, ...], tuple[FaceSpec, ...]]:
    try:
        known = catalogue.cards(game, [code for code, _, _ in entries])
    except KeyError:  # no card of that game can be in the catalogue
        known = {}
    cards, faces = [], []
    for code, count, back in entries:
        face = face_of(catalogue, game, code, known.get(code), language=language, mark=mark)
        own_back = catalogue.image(game, code, "back")
        cards.append(SheetCard(code, face.name, count, f"image:{own_back}" if own_back is not None else back))
        faces.append(face)
    return tuple(cards), tuple(faces)


def face_of(
    catalogue: Catalogue, game: str, code: str, card: CardData | None, *, language: str = "en", mark: bool = True
) -> FaceSpec:
    """The face of a card in `language` where it has a text in it, with its picture where there is one.

    A card that nobody has defined gets a plain face with its code.
    """
    picture = catalogue.image(game, code)
    image = str(picture) if picture is not None and picture.is_file() else None
    if isinstance(card, CardData):
        text = catalogue.text(game, code, language)
        if text is None and language != "en":
            face = yugioh_face(card, "en", image=image, playtest=mark)
            return replace(face, playtest_word=word("PLAYTEST", language))
        name, body = text or (None, None)
        return yugioh_face(card, language, name, body, image=image, playtest=mark)
    return FaceSpec(
        game=game.replace("-", "_"), name=code, frame="normal", code=code, language=language, image=image,
        art_seed=code, playtest=mark, playtest_word=word("PLAYTEST", language),
    )  # fmt: skip
