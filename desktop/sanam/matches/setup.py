"""From decks and options to the header of a match: all that it needs, without any catalogue."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import sanam
from sanam import games
from sanam.catalogue.rereading import cards_to_play
from sanam.catalogue.store import Catalogue
from sanam.decks.model import Deck
from sanam.decks.restrictions import find_list
from sanam.engine.imagining import DeckList
from sanam.engine.journal import Header
from sanam.games.restrictions import BannedNames

NAME_LIMIT = 40


class UnknownCards(ValueError):
    """A deck with cards that the catalogue does not have: without a definition they cannot be played."""

    def __init__(self, deck: str, codes: list[str]) -> None:
        shown = ", ".join(codes[:5]) + (" …" if len(codes) > 5 else "")
        super().__init__(f"deck {deck!r}: {len(codes)} cards are not in the catalogue ({shown})")
        self.deck = deck
        self.codes = codes


def new_seed() -> int:
    """A seed nobody can foresee, 0..2**64-1."""
    return secrets.randbits(64)


def header_for(
    catalogue: Catalogue,
    *,
    game: str,
    edition: str,
    decks: Sequence[Deck],
    names: Sequence[str],
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    deck_ids: Sequence[str] = (),
) -> Header:
    """The header of a match between `decks`, seat by seat. `seed` None: a new one; `deck_ids`: what the decks are known
    by.

    The names that the lists of the decks ban are an option of the match where its rules of play ask for them. Legality
    is not looked at (see sanam.decks.check). Texts that were left to be read later are read now. Raises UnknownCards,
    UnknownGame, FileRefused, and ValueError for a deck of another game, an unknown edition or option.
    """
    cards: dict[str, Any] = {}
    for deck in decks:
        if deck.game != game:
            raise ValueError(f"a deck of {deck.game!r} in a match of {game!r}")
        codes = [code for code in deck.all_codes() if code not in games.get(game).cards.undefined]
        known = cards_to_play(catalogue, game, codes)
        if unknown := [code for code in codes if code not in known]:
            raise UnknownCards(deck.name, unknown)
        cards |= known
    matches = games.get(game).matches
    banned = _banned(catalogue, game, edition, decks) if matches.banned else []
    if banned:
        options = {matches.banned: banned, **(options or {})}
    if matches.besides is not None and (more := matches.besides(cards, catalogue.all_cards(game))):
        options = {**more, **(options or {})}
    return matches.header(
        edition,
        [{pile: deck.codes(pile) for pile in deck.piles} for deck in decks],
        cards,
        seed=new_seed() if seed is None else seed,
        names=[name[:NAME_LIMIT] for name in names],
        deck_names=[deck.name for deck in decks],
        deck_ids=deck_ids,
        options=options,
        app=sanam.__version__,
    )


def deck_lists(catalogue: Catalogue, game: str, edition: str, decks: Sequence[Deck]) -> tuple[DeckList, ...]:
    """Decks as a computer reckons with them: any of these its opponent might have. One that cannot be played is left
    out.
    """
    found = []
    for deck in decks:
        try:
            header = header_for(catalogue, game=game, edition=edition, decks=[deck, deck], names=("", ""), seed=0)
        except (ValueError, UnknownCards):
            continue
        games.build(header)  # what is worked out once for each card is there when the copies are made
        found.append(DeckList(header.decks[0], header.cards))
    return tuple(found)


def _banned(catalogue: Catalogue, game: str, edition: str, decks: Sequence[Deck]) -> list[str]:
    """The names that a list of one of the decks bans, sorted."""
    lists = [find_list(catalogue, game, deck.restrictions, edition) for deck in decks if deck.restrictions]
    return sorted({name for found in lists if isinstance(found, BannedNames) for name in found.names})
