"""A match against the computer without any questions: the game played last, and decks that fit."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from sanam import games
from sanam.bots.computer import STRENGTHS
from sanam.engine.imagining import DeckList
from sanam.ui.match_setup import LOT, DeckEntry, MatchSetup, SeatSetup, usual_names
from sanam.ui.text import tr

if TYPE_CHECKING:
    from sanam.ui.deck_shelf import DeckShelf

#: How many decks a computer reckons with.
POOL = 12
#: How strong the computer is until a person has chosen.
FIRST_STRENGTH = "easy"


def fitting(shelf: DeckShelf, game: str, edition: str) -> list[DeckEntry]:
    """The decks that may be played in an edition; its own starter decks come first."""
    mine = [entry for entry in shelf.entries() if entry.game == game]
    starters = [entry for entry in mine if entry.starter]
    built = [entry for entry in starters if entry.edition == edition]
    starters = built or [entry for entry in starters if not entry.edition] or starters
    own = [entry for entry in mine if not entry.starter]
    return [entry for entry in (*starters, *own) if shelf.verdict(entry.id, edition).legal]


def by_lot(entries: Sequence[DeckEntry], other: str = "", draw: Callable[[int], int] = secrets.randbelow) -> str:
    """A deck drawn by lot, another one than `other` if there is any; "" without decks."""
    ids = [entry.id for entry in entries if entry.id != other] or [entry.id for entry in entries]
    return ids[draw(len(ids))] if ids else ""


def pool(shelf: DeckShelf, game: str, edition: str) -> tuple[DeckList, ...]:
    """The decks that a computer reckons with: what somebody here might play."""
    from sanam.matches.setup import deck_lists

    decks = [shelf.deck(entry.id) for entry in fitting(shelf, game, edition)[:POOL]]
    return deck_lists(shelf.catalogue, game, edition, decks)


def against_computer(
    shelf: DeckShelf, last: MatchSetup | None, draw: Callable[[int], int] = secrets.randbelow
) -> MatchSetup | None:
    """What is played when nothing is asked: as last time where that can be; None without two decks that fit."""
    known = last is not None and last.game in games.ids()
    game = games.get(last.game if last is not None and known else games.first())
    editions = game.matches.edition_ids
    edition = last.edition if last is not None and last.edition in editions else editions[0]
    entries = fitting(shelf, game.id, edition)
    if not entries:
        return None
    ids = [entry.id for entry in entries]
    wanted = last.seats[0].deck if last is not None else ""
    mine = wanted if wanted in ids else ids[0]
    played = next((who for who in last.players if who in STRENGTHS), "") if last is not None else ""
    strength = played or FIRST_STRENGTH
    name = (last.seats[0].name if last is not None else "") or usual_names()[0]
    seats = (SeatSetup(name, mine), SeatSetup(tr("Computer"), LOT))
    first = ("seat0", "seat1")[draw(2)]
    rounds = game.table.playmat().rounds
    best_of = 1 if 1 in rounds else rounds[0]
    return MatchSetup(game.id, edition, seats, first, best_of=best_of, players=("", strength))


def after_lesson(shelf: DeckShelf, game: str, edition: str) -> MatchSetup | None:
    """The first match after a lesson: against an easy computer; the person begins. None without decks that fit."""
    seats = (SeatSetup("", ""), SeatSetup(tr("Computer"), LOT))
    setup = against_computer(shelf, MatchSetup(game, edition, seats, players=("", FIRST_STRENGTH)))
    return replace(setup, first="seat0") if setup is not None else None


def with_deck(
    deck: str, game: str, edition: str, last: MatchSetup | None, draw: Callable[[int], int] = secrets.randbelow
) -> MatchSetup:
    """What is played to try a deck: against the computer, as strong as last time, with a deck that is drawn by lot."""
    played = next((who for who in last.players if who in STRENGTHS), "") if last is not None else ""
    name = (last.seats[0].name if last is not None else "") or usual_names()[0]
    seats = (SeatSetup(name, deck), SeatSetup(tr("Computer"), LOT))
    rounds = games.get(game).table.playmat().rounds
    best_of = 1 if 1 in rounds else rounds[0]
    first = ("seat0", "seat1")[draw(2)]
    return MatchSetup(game, edition, seats, first, best_of=best_of, players=("", played or FIRST_STRENGTH))


def drawn(shelf: DeckShelf, setup: MatchSetup, draw: Callable[[int], int] = secrets.randbelow) -> list[str]:
    """The ids of the decks of a match, those that are left to the lot being drawn."""
    found: list[str] = []
    for at, seat in enumerate(setup.seats):
        other = found[0] if at else setup.seats[1].deck
        chosen = seat.deck
        found.append(by_lot(fitting(shelf, setup.game, setup.edition), other, draw) if chosen == LOT else chosen)
    return found
