"""Summoner Master as a game of the kernel.

    game = SummonerGame(header)     # see setup.make_header
    play = Play(game)
    play.start(header.seed)

Zones, counters: zones.py. Seat counts "mp" and "shrine" (the Levels there). Marks of the table: "game", "subturn",
"player" (of the Attack Subturn), "step", "wins" ([first, second, drawn]), "result", "finished".

What card texts say is carried out (`card_texts`). What is not understood is done by hand: the rules ask "by_hand" where
a Mystic Card or a Skill has its effect, and the players carry it out with manual actions (a Curse: the count
"curse.poison" of a Seal, in Turns, 0 to lift it).
"""

from __future__ import annotations

from typing import Any

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.choice import Attempt, Choice, Option, Refused
from sanam.engine.events import Event
from sanam.engine.journal import Header
from sanam.engine.procedure import Call, Procedure
from sanam.engine.table import TABLE, UP_SIDE, Card, Modifier
from sanam.games.summoner_master import (
    abilities,
    attack,
    between,
    bringing,
    casting,
    checks,
    combination,
    curses,
    fights,
    growth,
    growth_checks,
    interfere,
    keywords,
    lines,
    main_step,
    multiple,
    setup,
    skill_kinds,
    skills,
    special_attacks,
    start,
    turn,
    zone_changes,
)
from sanam.games.summoner_master.acts import Acts
from sanam.games.summoner_master.base import SummonerProcedure
from sanam.games.summoner_master.between import BetweenRules
from sanam.games.summoner_master.by_hand import HandRules
from sanam.games.summoner_master.card_texts import carrying
from sanam.games.summoner_master.card_texts.places import PlaceRules
from sanam.games.summoner_master.card_texts.receiving import ReceivedRules
from sanam.games.summoner_master.card_texts.rules import TextRules
from sanam.games.summoner_master.combining import CombinationRules
from sanam.games.summoner_master.zones import IN_ARENA, SEAL_SHRINE

#: Table marks that belong to one game of the match and go when the next begins.
GAME_MARKS = ("subturn", "player", "step", "result", "deciding", "playing", "passed")
MODULES = (
    abilities, attack, between, bringing, carrying, casting, combination, curses, growth, interfere, keywords, lines,
    main_step, multiple, setup, skill_kinds, skills, special_attacks, start, turn, zone_changes,
)  # fmt: skip
_SHRINES = {f"{seat}.{SEAL_SHRINE}": seat for seat in (0, 1)}


def _procedures() -> dict[str, type[Procedure]]:
    return {
        item.name: item
        for module in MODULES
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, SummonerProcedure) and item.steps
    }


class SummonerGame(Acts):
    """The rules of play at the play level and with the options that the journal's header names: the table of a game,
    what can be read off it and done to it, and the parts of the rules.

    Raises ValueError for an unknown level or option, msgspec.ValidationError for definitions that are no cards.
    """

    procedures = _procedures()

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        self.cast = checks.CastChecks(self)
        self.commands = checks.CommandChecks(self)
        self.effects = checks.EffectChecks(self)
        self.attacks = checks.AttackChecks(self)
        self.fights = fights.FightRules(self)
        self.lines = checks.LineChecks(self)
        self.skills = checks.SkillChecks(self)
        self.interference = checks.InterfereChecks(self)
        self.growth = growth_checks.GrowthChecks(self)
        self.combination = CombinationRules(self)
        self.abilities = abilities.AbilityRules(self)
        self.cursing = curses.CurseRules(self)
        self.actions = main_step.ActionRules(self)
        self.manual = HandRules(self)
        self.texts = TextRules(self)
        self.places = PlaceRules(self)
        self.keywords = keywords.KeywordRules(self)
        self.receiving = ReceivedRules(self)
        self.between = BetweenRules(self)
        #: Whether anything can be due between two steps.
        self.watchful = any(kit.watchful for known in self.kits for kit in known.values())
        #: Without any card with Interfere nobody has to be thought of in Interfere Steps.
        self.peaceful = not self.quick_skills and not any(
            kit.interfere for known in self.kits for kit in known.values()
        )

    # ------------------------------------------------------------------ the kernel's questions

    def lay(self, seed: int) -> list[Event]:
        return setup.laid(self.header, self.kits[0], seed)

    def opening(self) -> Call:
        return Call(start.Match, {})

    def settle(self) -> str | None:
        """After every step: has anybody lost, by Levels in the Shrine or a card that is not there (103.2 to 103.4)?"""
        marks = self.table.marks
        if "playing" in marks and "result" not in marks:
            first, second = self.table.seats
            limit = self.level.shrine
            if self.table.modifiers:
                limit = min(self.shrine_max(0), self.shrine_max(1))
            if (
                first.counts["shrine"] >= limit
                or second.counts["shrine"] >= limit
                or "decked" in first.marks
                or "decked" in second.marks
            ):
                self._find_losers()
        if "deciding" in marks:
            return "SingleGame"
        # A card's Effect has ended the Subturn: what is left of the Main Step is passed over.
        return "Subturn" if "passed" in marks and marks["step"] == "main" else None

    def _find_losers(self) -> None:
        seats = self.table.seats
        full = [s for s in (0, 1) if seats[s].counts["shrine"] >= self.shrine_max(s)]
        losers = [s for s in (0, 1) if s in full or "decked" in seats[s].marks]
        if losers:
            self.decide(None if len(losers) == 2 else 1 - losers[0], "shrine" if full else "library")

    def due(self) -> Call | None:
        """What happens by itself before anything else goes on (see `between`)."""
        return self.between.due()

    def perform(self, action: manual.AnyAction, seat: int) -> None:
        """Carry out what a player does by hand (see `HandRules`)."""
        self.manual.perform(action, seat)

    def could_be(self, card: Card, code: str) -> bool:
        """Whether a hidden card could be this one: the backs tell Seals from Mystic Cards and Extra Cards (300.3)."""
        mine, other = self.kits[card.owner][card.code], self.kits[card.owner][code]
        return (mine.family, mine.extra) == (other.family, other.extra)

    def why_not(self, seat: int, attempt: Attempt) -> Refused | None:
        return self.actions.why_not(seat, attempt)

    def forecast(self, choice: Choice, option: Option, target: int | str) -> dict[str, Any] | None:
        """What an attack would come to (see `FightRules.forecast`)."""
        return self.fights.forecast(choice, option, target)

    def prompts(self, seat: int) -> str:
        """When `seat` wants to be asked in an Interfere Step (see `InterfereChecks.prompts`)."""
        return self.interference.prompts(seat)

    def noticed(self, event: Event) -> None:
        """What the rules tie to a move, whoever makes it: a stay in the Arena begins or ends, a Shrine is counted."""
        if type(event) is ev.CardTurned:
            if self.watchful and event.now == UP_SIDE:
                self.keywords.note_inactive(event.card)
            return
        if type(event) is not ev.CardMoved:
            return
        source, target = event.source, event.target
        if source not in IN_ARENA and source != target:
            self.forget_outside(event.card)
        if target in IN_ARENA:
            if source not in IN_ARENA:
                self.begin_stay(event.card, source.endswith("hand"))
        elif source in IN_ARENA:
            self.strip(event.card)
        for zone in (source, target):
            if zone in _SHRINES:
                seat = _SHRINES[zone]
                self.play.count(f"seat{seat}", "shrine", self.shrine_level(seat))

    # ------------------------------------------------------------------ between games

    def reset(self) -> None:
        """Forget what belonged to the game before."""
        for _, modifier in sorted(self.table.modifiers.items()):
            self.play.unmodify(modifier)
        for key in GAME_MARKS:
            self.play.mark(TABLE, key, None)
        for seat in (0, 1):
            for key in list(self.table.seats[seat].marks):
                if key != "prompts":
                    self.play.mark(f"seat{seat}", key, None)

    def end_sooner(self, modifier: Modifier, subturns: int) -> None:
        """What lasts a number of Turns ends so many Subturns sooner, at once where none are left (SMG-86, SMG-87)."""
        last = int(modifier.until.partition(" ")[2]) - subturns
        self.play.unmodify(modifier)
        if last >= self.subturn():
            fields = {key: getattr(modifier, key) for key in ("source", "subject", "key", "op", "value", "data")}
            self.play.modify(until=f"subturn {last}", **fields)

    def end_until(self, word: str) -> None:
        """Effects that last until `word` stop (401.9.5)."""
        for _, modifier in sorted(self.table.modifiers.items()):
            if modifier.until in (word, f"{word} {self.subturn()}"):
                self.play.unmodify(modifier)
