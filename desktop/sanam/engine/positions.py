"""Positions: a moment of a match that is kept, from which other matches begin.

A position knows everything: the order of the piles, the hidden cards, the random state, and where the rules stand. The
open question is not part of it; the rules put it again, so that its options are always those of the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sanam.engine.choice import Refused
from sanam.engine.table import SEATS, STANCES, TABLE, Card, Table

if TYPE_CHECKING:
    from sanam.engine.game import Game
    from sanam.engine.play import Play

MAX_CARDS = 2_000
MAX_FRAMES = 200
MAX_NAME = 100
MAX_ABOUT = 2_000
MAX_NUMBER = 999_999
_RANDOM = 2**64


class Goal(msgspec.Struct, frozen=True):
    """What a puzzle asks of the player at `seat`: to "win" before the turn is over, or to "survive" the turn."""

    what: str
    seat: int


GOALS = ("win", "survive")


class Position(msgspec.Struct, omit_defaults=True):
    """A table to begin with.

    name   what it is called; `about` what is said of it
    goal   what is to be reached from it, where it is a puzzle
    """

    table: Table
    name: str = ""
    about: str = ""
    goal: Goal | None = None


def table_of(play: Play) -> Table:
    """The table of a match as a position keeps it: with its question taken back. Raises :class:`Refused` for a match in
    which nobody is asked.
    """
    if play.table.choice is None:
        raise Refused("", "nothing-asked")
    table = play.table.clone()
    table.choice = None
    table.stack[-1].step -= 1
    return table


def check_position(position: Position, game: Game) -> None:
    """Raises ValueError for what cannot be the table of a match of this game, saying why."""
    table = position.table
    for text, most in ((position.name, MAX_NAME), (position.about, MAX_ABOUT)):
        if len(text) > most:
            raise ValueError(f"a text has {len(text)} characters; the limit is {most}")
    if table.choice is not None:
        raise ValueError("a position has no open question")
    if not 0 <= table.random < _RANDOM:
        raise ValueError("the random state is out of range")
    _check_seats(table, game)
    _check_cards(table, game)
    _check_stack(table, game)
    _check_rest(table)
    goal = position.goal
    if goal is not None and (goal.what not in GOALS or not 0 <= goal.seat < len(table.seats)):
        raise ValueError(f"there is no goal {goal.what!r} for seat {goal.seat}")


def _check_seats(table: Table, game: Game) -> None:
    laid = game.table_set_up()
    if len(table.seats) != len(laid.seats):
        raise ValueError(f"{len(table.seats)} seats are not those of this game")
    if sorted(table.zones) != sorted(laid.zones):
        raise ValueError("the zones are not those of this game")
    for seat, fresh in zip(table.seats, laid.seats, strict=True):
        if lacking := fresh.counts.keys() - seat.counts.keys():
            raise ValueError(f"a player has no number {min(lacking)!r}")
        _check_numbers(seat.counts)


def _check_numbers(numbers: dict[str, int]) -> None:
    for name, number in numbers.items():
        if abs(number) > MAX_NUMBER:
            raise ValueError(f"{name!r} is {number}; the limit is {MAX_NUMBER}")


def _check_cards(table: Table, game: Game) -> None:
    if len(table.cards) > MAX_CARDS:
        raise ValueError(f"there are {len(table.cards)} cards; the limit is {MAX_CARDS}")
    lying = [(number, zone) for zone, numbers in table.zones.items() for number in numbers]
    if len(lying) != len(table.cards) or dict(lying) != {number: card.zone for number, card in table.cards.items()}:
        raise ValueError("the cards do not each lie in one zone")
    for number, card in table.cards.items():
        if number != card.id or not 0 < number < table.next_id:
            raise ValueError(f"card {number} has another number")
        if game.definition(card.code) is None:
            raise ValueError(f"card {number} is {card.code!r}, which has no definition")
        _check_card(card, table)


def _check_card(card: Card, table: Table) -> None:
    seats = range(len(table.seats))
    if card.owner not in seats or any(seat not in seats for seat in card.known):
        raise ValueError(f"card {card.id} is of a seat that there is not")
    if card.stance not in STANCES or card.moves < 0:
        raise ValueError(f"card {card.id} lies as no card does")
    above, seen = card.host, {card.id}
    while above is not None:
        if above in seen or above not in table.cards:
            raise ValueError(f"card {card.id} is attached to nothing")
        seen.add(above)
        above = table.cards[above].host
    _check_numbers(card.counters)


def _check_stack(table: Table, game: Game) -> None:
    if not 1 <= len(table.stack) <= MAX_FRAMES:
        raise ValueError(f"{len(table.stack)} procedures are under way")
    for frame in table.stack:
        procedure = game.procedures.get(frame.procedure)
        if procedure is None or not 0 <= frame.step <= len(procedure.steps):
            raise ValueError(f"goes on in {frame.procedure!r}, step {frame.step}, which this version does not have")
        if unknown := frame.locals.keys() - procedure.locals:
            raise ValueError(f"{frame.procedure!r} has no local {min(unknown)!r}")


def _check_rest(table: Table) -> None:
    """Modifiers and triggers, and that everything is kept in order of its key, as a Table keeps it."""
    subjects: set[int | str] = {TABLE, *SEATS[: len(table.seats)]}
    for number, modifier in table.modifiers.items():
        if number != modifier.id or not 0 < number < table.next_id:
            raise ValueError(f"modifier {number} has another number")
        if modifier.subject not in subjects and not isinstance(modifier.subject, int):
            raise ValueError(f"modifier {number} is about nothing")
    for trigger in table.triggers:
        if trigger.card not in table.cards or not 0 <= trigger.seat < len(table.seats):
            raise ValueError("a trigger waits on nothing")
    if table.marks.get("finished") is not None:
        raise ValueError("the match is over")
    keyed: list[dict[Any, Any]] = [table.cards, table.modifiers, table.marks]
    for seat in table.seats:
        keyed += [seat.counts, seat.marks]
    for card in table.cards.values():
        keyed += [card.counters, card.marks]
    if any(list(mapping) != sorted(mapping) for mapping in keyed):
        raise ValueError("what lies on the table is not in order")
