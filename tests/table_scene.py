"""What the tests of every game do with a table: read it, change it outside of the rules, and answer by words."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import msgspec

from sanam.engine import events as ev
from sanam.engine.choice import Attempt, Choice, Option, Refused
from sanam.engine.play import Play
from sanam.engine.table import Card

Read = TypeVar("Read")
_read: dict[tuple[Hashable, ...], Any] = {}


def read_once(read: Callable[..., Read], card: Any, *more: Hashable) -> Read:
    """What `read` finds in the texts of a card. It is found once: many tests have the same cards, and to read one takes
    longer than most of them.
    """
    key = (read, msgspec.json.encode(card), *more)
    if key not in _read:
        _read[key] = read(card, *more)
    found: Read = _read[key]
    return found


class Scene:
    """A match under way: `play` runs it, `game` is its rules."""

    play: Play
    game: Any

    # ------------------------------------------------------------------ reading

    @property
    def table(self) -> Any:
        return self.play.table

    @property
    def choice(self) -> Choice:
        assert self.play.table.choice is not None
        return self.play.table.choice

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what; None when nobody is."""
        choice = self.play.table.choice
        return (choice.seat, choice.kind) if choice is not None else None

    def card(self, card: int) -> Card:
        return self.play.table.cards[card]

    def where(self, card: int) -> str:
        """The zone of a card, or "" when it is no more."""
        it = self.play.table.cards.get(card)
        return it.zone if it else ""

    def zone(self, seat: int, word: str) -> list[int]:
        return list(self.play.table.zones[f"{seat}.{word}"])

    def size(self, seat: int, word: str) -> int:
        return len(self.play.table.zones[f"{seat}.{word}"])

    def result(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.play.table.marks.get("result")
        return found

    def facts(self, what: str = "") -> list[ev.Happened]:
        """Every fact so far, in order (of one kind)."""
        return [
            e
            for batch in self.play.batches
            for e in batch.events
            if isinstance(e, ev.Happened) and (not what or e.what == what)
        ]

    def offered(self, act: str) -> list[int | None]:
        """The cards for which the open question offers `act`."""
        return [o.card for o in self.choice.options if o.act == act]

    def acts(self, card: int) -> list[str]:
        """What the open question offers for a card."""
        return [o.act for o in self.choice.options if o.card == card]

    # ------------------------------------------------------------------ laying out

    def edit(self, change: Callable[[Any], Any]) -> None:
        """Change the table outside of the rules: `change(game)`; the open question is then put again."""
        play = self.play
        if play.table.choice is not None:
            play.emit(ev.Withdrawn(play.table.choice, play.table.stack[-1].step - 1))
        change(self.game)
        play._run()
        play._close("manual", 0)

    # ------------------------------------------------------------------ acting

    def option(self, act: str, card: int | None = None, value: Any = ..., zone: str | None = None) -> int:
        """The index of the option; AssertionError when it is not offered."""
        for i, o in enumerate(self.choice.options):
            if (
                o.act == act
                and (card is None or o.card == card)
                and (value is ... or o.value == value)
                and (zone is None or o.zone == zone)
            ):
                return i
        raise AssertionError(f"{act} {card} {value} is not offered: {[describe(o) for o in self.choice.options]}")

    def act(self, act: str, card: int | None = None, value: Any = ..., zone: str | None = None) -> None:
        self.play.answer([self.option(act, card, value, zone)])

    def pick(self, *cards: int) -> None:
        """Answer a question with these cards, in this order."""
        self.play.answer([self.option(self.choice.options[0].act, card) for card in cards])

    def decline(self) -> None:
        self.play.answer([])

    def refused(self, act: str, card: int, seat: int | None = None, **more: Any) -> Refused | None:
        """Why the rules do not allow `act` with `card` now (None: they do)."""
        return self.game.why_not(self.choice.seat if seat is None else seat, Attempt(act, card, **more))


def describe(option: Option) -> str:
    """An option, for the message of a failing test."""
    return f"{option.act} {option.card} {option.zone or ''} {option.value if option.value is not None else ''}"
