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
from sanam.engine.table import UP_SIDE, Card
from sanam.games.procedure import GameProcedure
from sanam.games.summoner_master.rules import actions as checks
from sanam.games.summoner_master.rules import between, interfere, lying, main_step, setup, turn
from sanam.games.summoner_master.rules import match as start
from sanam.games.summoner_master.rules.attacks import attack, fights, multiple, special_attacks
from sanam.games.summoner_master.rules.between import BetweenRules
from sanam.games.summoner_master.rules.by_hand import HandRules
from sanam.games.summoner_master.rules.casting import (
    bringing,
    casting,
    combination,
    curses,
    growth,
    growth_checks,
    lines,
    zone_changes,
)
from sanam.games.summoner_master.rules.casting.combining import CombinationRules
from sanam.games.summoner_master.rules.parts import RulesOfPlay
from sanam.games.summoner_master.rules.powers import Powers
from sanam.games.summoner_master.rules.running import Running
from sanam.games.summoner_master.rules.skills import abilities, effects, keywords, skill_kinds, skills
from sanam.games.summoner_master.rules.worth import standing
from sanam.games.summoner_master.texts.execution import paying, rescue
from sanam.games.summoner_master.texts.execution import resolution as carrying
from sanam.games.summoner_master.texts.execution.places import PlaceRules
from sanam.games.summoner_master.texts.execution.receiving import ReceivedRules
from sanam.games.summoner_master.texts.execution.text_rules import TextRules
from sanam.games.summoner_master.texts.execution.unchanged import NEVER
from sanam.games.summoner_master.vocabulary.zones import (
    ARENA,
    BESIDE,
    IN_ARENA,
    MYSTIC_LIBRARY,
    SEAL_LIBRARY,
    SEAL_SHRINE,
)

MODULES = (
    paying,
    rescue,
    abilities,
    attack,
    between,
    bringing,
    carrying,
    casting,
    combination,
    curses,
    growth,
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
_SHRINES = {f"{seat}.{SEAL_SHRINE}": seat for seat in (0, 1)}


def _procedures() -> dict[str, type[Procedure]]:
    return {
        item.name: item
        for module in MODULES
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, GameProcedure) and item.steps
    }


class SummonerGame(RulesOfPlay):
    """The rules of play at the play level and with the options that the journal's header names: the table of a game,
    what can be read off it and done to it, and the parts of the rules.

    Raises ValueError for an unknown level or option, msgspec.ValidationError for definitions that are no cards.
    """

    procedures = _procedures()
    looked_through = frozenset({SEAL_LIBRARY, MYSTIC_LIBRARY})
    beside = frozenset({BESIDE})
    working = frozenset({"worked"})
    in_sight = frozenset(ARENA)

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        self.assemble()

    def assemble(self) -> None:
        self.host = self
        self.running = Running(self)
        self.powers = Powers(self)
        self.deeds = effects
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

    # ------------------------------------------------------------------ the kernel's questions

    def set_up(self, seed: int) -> list[Event]:
        return setup.events(self.header, self.profiles[0], seed)

    def standing(self, seat: int) -> float:
        return standing(self, seat)

    def opening(self) -> Call:
        return Call(start.Match, {})

    def settle(self) -> str | None:
        """After every step: has anybody lost, by Levels in the Shrine or a card that is not there (103.2 to 103.4)?"""
        marks = self.table.marks
        if "playing" in marks and "result" not in marks:
            first, second = self.table.seats
            limit = min(self.shrine_max(0), self.shrine_max(1)) if self._shrines_changed() else self.level.shrine
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

    def _shrines_changed(self) -> bool:
        """Whether anything changes how much a Shrine holds."""
        said = self.in_force().changes if self.limits_shrine() else {}
        if said and (("seat0", "shrine-max") in said or ("seat1", "shrine-max") in said):
            return True
        made = bool(self.table.modifiers)
        return made and bool(self.made("seat0", "shrine-max") or self.made("seat1", "shrine-max"))

    def _find_losers(self) -> None:
        seats = self.table.seats
        full = [s for s in (0, 1) if seats[s].counts["shrine"] >= self.shrine_max(s)]
        losers = [s for s in (0, 1) if s in full or "decked" in seats[s].marks]
        if losers:
            self.decide(None if len(losers) == 2 else 1 - losers[0], "shrine" if full else "library")

    def redealt(self) -> None:
        super().redealt()
        self.between.settled = NEVER

    def due(self) -> Call | None:
        """What happens by itself before anything else goes on (see `between`)."""
        return self.between.due()

    def perform(self, action: manual.AnyAction, seat: int) -> None:
        """Carry out what a player does by hand (see `HandRules`)."""
        self.manual.perform(action, seat)

    def values(self, card: Card) -> dict[str, Any]:
        """Its numbers, and what lies on it for a time (see `lying`)."""
        found = super().values(card)
        if found and self.table.modifiers and (effects := lying.on(self, card.id)):
            found["effects"] = effects
        return found

    def back(self, card: Card) -> str:
        """The backs tell Seals from Mystic Cards and Extra Cards (300.3)."""
        return self._back(card.owner, card.code)

    def _back(self, owner: int, code: str) -> str:
        profile = self.profiles[owner][code]
        return f"extra {profile.family}" if profile.extra else profile.family

    def could_be(self, zone: str, owner: int, code: str, back: str) -> bool:
        return self._back(owner, code) == back and not self.profiles[owner][code].reflection

    def imagined_header(self, seat: int, deck: dict[str, list[str]], cards: dict[str, Any]) -> Any:
        """Reflection Cards beside a deck are open (620.1): they are those with which the match began."""
        known = self.profiles[1 - seat]
        seen = [code for code in self.header.decks[1 - seat].get("beside", []) if known[code].reflection]
        others = [code for code in deck.get("beside", []) if code in cards and not _is_reflection(cards[code])]
        return super().imagined_header(seat, {**deck, "beside": [*seen, *others]}, cards)

    def why_not(self, seat: int, attempt: Attempt) -> Refused | None:
        return self.actions.why_not(seat, attempt)

    def forecast(self, choice: Choice, option: Option, target: int | str) -> dict[str, Any] | None:
        """What an attack would come to (see `FightRules.forecast`)."""
        return self.fights.forecast(choice, option, target)

    def prompts(self, seat: int) -> str:
        """When `seat` wants to be asked in an Interfere Step (see `InterfereChecks.prompts`)."""
        return self.interference.prompts(seat)

    notices = frozenset({ev.CardMoved, ev.CardTurned})

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


def _is_reflection(card: Any) -> bool:
    return bool(card.get("reflection") if isinstance(card, dict) else card.reflection)
