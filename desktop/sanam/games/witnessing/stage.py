"""A match that begins from a board and is played through sessions, beside a witness."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from sanam.engine.choice import Choice, Option, Refused
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.engine.positions import Position
from sanam.engine.session import Session
from sanam.engine.table import Card, Seat, Table
from sanam.games.witnessing.trials import Deviation, Match, NotDriven


class Lot:
    """Cards that are laid on an empty table, one after another."""

    def __init__(self, zones: Iterable[str], counts: tuple[dict[str, int], dict[str, int]] = ({}, {})) -> None:
        seats = [Seat(name, dict(own)) for name, own in zip(("Ann", "Ben"), counts, strict=True)]
        self.table = Table(seats=seats, zones={zone: [] for zone in zones}, random=7)

    def put(self, code: str, zone: str, stance: str, host: int | None = None, **marks: Any) -> int:
        """Lay a card on top of a zone, which says whose it is; the result is its id."""
        table = self.table
        number = table.next_id
        table.next_id += 1
        table.cards[number] = Card(number, code, int(zone[0]), zone, stance, host, 0, {}, dict(sorted(marks.items())))
        table.zones[zone].append(number)
        return number


@dataclass(frozen=True)
class Deed:
    """An answer: to what kind of question, and what was picked, with the codes of its cards."""

    seat: int
    kind: str
    picked: tuple[tuple[Option, str], ...]


class Stage:
    """The match. Its questions are read off the table, and answered through the session of the seat that is asked.

    opening  the table as it was before anybody was asked
    cards    every card of the match by its code
    deeds    what was answered since
    """

    def __init__(
        self, match: Match, header: Header, lot: Lot, cards: Mapping[str, Any], player: int, turn: int, phase: str
    ) -> None:
        plain = {code: msgspec.to_builtins(card) for code, card in cards.items()}
        header = msgspec.structs.replace(header, cards=plain)
        match.setup.stand(match.build(header), lot.table, player, turn, phase)
        header.start = Position(lot.table)
        self.opening, self.cards = lot.table.clone(), dict(cards)
        self.deeds: list[Deed] = []
        self.game = match.build(header)
        self.play = Play(self.game)
        self.play.start(header.seed)
        self.sessions = [Session(self.play, seat) for seat in (0, 1)]
        if match.watch is not None:
            match.watch(self)

    @property
    def table(self) -> Table:
        return self.play.table

    @property
    def choice(self) -> Choice | None:
        return self.play.table.choice

    @property
    def kind(self) -> str:
        choice = self.choice
        return choice.kind if choice is not None else ""

    def answer(self, picks: list[int]) -> None:
        choice = self.choice
        assert choice is not None
        options = [choice.options[at] for at in picks]
        codes = [self.table.cards[option.card].code if option.card is not None else "" for option in options]
        self.deeds.append(Deed(choice.seat, choice.kind, tuple(zip(options, codes, strict=True))))
        try:
            self.sessions[choice.seat].answer(picks)
        except Refused as refused:
            raise Deviation(f"refused: {refused}") from None

    def options(self, act: str) -> list[Option]:
        choice = self.choice
        return [option for option in choice.options if option.act == act] if choice is not None else []

    def offered(self, act: str) -> list[int]:
        """The cards with which something may be done now."""
        return [option.card for option in self.options(act) if option.card is not None]

    def act(self, act: str, card: int | None = None) -> None:
        """Do what the open question offers."""
        choice = self.choice
        if choice is None:
            raise NotDriven(f"nobody is asked where “{act}” was to be done")
        for at, option in enumerate(choice.options):
            if option.act == act and (card is None or option.card == card):
                self.answer([at])
                return
        raise NotDriven(f"“{act}” is not offered at “{choice.kind}”")

    def asked(self, kind: str, seat: int) -> bool:
        """Whether that question is open, of that seat. Raises :class:`Deviation` when the other one is asked."""
        choice = self.choice
        if choice is None or choice.kind != kind:
            return False
        if choice.seat != seat:
            raise Deviation(f"“{kind}” is asked of seat {choice.seat}, not of {seat}")
        return True
