"""A match's header, and the set-up of each game (102.1 to 102.6, 300.1, 300.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from sanam.engine import events as ev
from sanam.engine.events import Event
from sanam.engine.journal import Header
from sanam.engine.procedure import Outcome, Public, step
from sanam.engine.table import DOWN, TABLE, UP, Seat
from sanam.games.headers import Around, Decks, new_header
from sanam.games.summoner_master.cards.deck_rules import BESIDE, MYSTIC, PILES, SEAL, lies_face_up, pile_of
from sanam.games.summoner_master.cards.model import GAME, SummonerCard
from sanam.games.summoner_master.rules.procedure import SummonerProcedure
from sanam.games.summoner_master.rules.turn import Subturn
from sanam.games.summoner_master.texts.execution.profiles import Profile
from sanam.games.summoner_master.vocabulary.levels import OPENING_MYSTICS, OPENING_SEALS, STARTER_MP, settings
from sanam.games.summoner_master.vocabulary.zones import LIBRARY, ZONES


class SingleGame(SummonerProcedure):
    """One game: set-up, then Subturns in turn until it has a result."""

    first = Public[int]()
    player = Public[int]()

    @step("102.1", "300.1", "300.2", "SMG-64")
    def shuffle(self) -> Outcome:
        """Neither player can tell the order afterwards, so no second shuffle by the opponent is needed."""
        rules = self.rules
        rules.reset()
        self.play.mark(TABLE, "playing", True)
        rules.fact("game_began", self.first, game=self.table.marks["game"])
        for seat in (self.first, 1 - self.first):
            for pile in LIBRARY.values():
                self.play.shuffle(f"{seat}.{pile}")
        return None

    @step("102.5")
    def opening_hands(self) -> Outcome:
        for seat in (self.first, 1 - self.first):
            for family, number in ((SEAL, OPENING_SEALS), (MYSTIC, OPENING_MYSTICS)):
                for _ in range(number):
                    self.rules.draw(seat, family)
        return None

    @step("102.6", "101.3")
    def first_mp(self) -> Outcome:
        self.play.count(f"seat{self.first}", "mp", STARTER_MP)
        self.play.count(f"seat{1 - self.first}", "mp", self.rules.mp_max(1 - self.first))
        self.player = self.first
        return None

    @step("400.1", "400.2")
    def next_subturn(self) -> Outcome:
        return self.call(Subturn, player=self.player)

    @step("400.1", "SMG-67")
    def subturn_over(self) -> Outcome:
        if self.table.marks.get("result") is not None:
            return None
        self.player = 1 - self.player
        return self.jump("next_subturn")

    @step("103.2", "103.3", "103.4", "103.5")
    def over(self) -> Outcome:
        result = self.table.marks["result"]
        self.play.mark(TABLE, "deciding", None)
        self.rules.fact("game_ended", result["winner"], reason=result["reason"])
        return self.done()


def events(header: Header, known: Mapping[str, Profile], seed: int) -> list[Event]:
    """The table before the match: Seal and Mystic Cards in their piles face-down, Reflection and Extra Cards beside
    them (102.2, 300.2). Card ids follow from the decks alone; `known` has the profiles by code. Raises ValueError for a
    code without a definition.
    """
    seats = [Seat(name, {"mp": 0, "shrine": 0}) for name in header.names]
    events: list[Event] = [ev.TableLaid(seats, list(ZONES), seed)]
    number = 1
    for seat, deck in enumerate(header.decks):
        room = dict.fromkeys(PILES, 0)
        for code in (code for pile in PILES for code in deck.get(pile, [])):
            if code not in known:
                raise ValueError(f"the deck of {header.names[seat]} names {code}, which has no definition")
            # Where a card lies follows from what it is, whichever pile of the deck it was listed in.
            pile = pile_of(known[code].data)
            zone = f"{seat}.{LIBRARY.get(pile, BESIDE)}"
            stance = UP if pile == BESIDE and lies_face_up(known[code].data) else DOWN
            events.append(ev.CardCreated(number, code, seat, zone, room[pile], stance))
            room[pile] += 1
            number += 1
    if header.options.get("open"):
        events.append(ev.Marked(TABLE, "open", None, True))
    return events


def make_header(
    edition: str,
    decks: Decks,
    cards: Mapping[str, SummonerCard],
    *,
    seed: int,
    **around: Unpack[Around],
) -> Header:
    """The header of a new match.

    edition  the play level: "caller", "summoner" or "beginner"; options as in `levels.settings`
    decks    for each seat the codes of its "seal", "mystic" and "beside" pile
    cards    definitions by code, for every code in the decks
    seed     0..2**64-1

    Raises ValueError for an unknown level or option, or a code without a definition.
    """
    settings(edition, dict(around.get("options") or {}))
    return new_header(GAME, edition, PILES, decks, cards, seed, around)
