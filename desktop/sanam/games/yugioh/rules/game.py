"""Yu-Gi-Oh! as a game of the kernel: one rules module for three editions.

game = YugiohGame(header)
play = Play(game)
play.start(header.seed)
"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.choice import Attempt, Choice, Option, Refused
from sanam.engine.events import Event
from sanam.engine.journal import Header
from sanam.engine.procedure import Call, Procedure
from sanam.engine.table import DOWN, TABLE, Card, Seat, Trigger
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.rules import battle, chain, extra_summons, judging, match, ordered_attack, summon, turn
from sanam.games.yugioh.rules.actions import ActionRules
from sanam.games.yugioh.rules.activating import ActivationRules
from sanam.games.yugioh.rules.chain_rules import ChainRules
from sanam.games.yugioh.rules.duel import DuelGame
from sanam.games.yugioh.rules.forecast import forecast
from sanam.games.yugioh.rules.looping import LoopRules
from sanam.games.yugioh.rules.procedure import DuelProcedure
from sanam.games.yugioh.rules.summon_rules import SummonRules
from sanam.games.yugioh.rules.worth import worth
from sanam.games.yugioh.texts.execution.facts import LISTENING, occasion_facts
from sanam.games.yugioh.texts.execution.history import note
from sanam.games.yugioh.texts.execution.interpreter import PROCEDURES as ABILITY_PROCEDURES
from sanam.games.yugioh.texts.execution.interpreter import match_occasion, upon
from sanam.games.yugioh.texts.execution.misplaced import lent, may_fade, misplaced, out_of_position
from sanam.games.yugioh.texts.execution.one_kind import mixed, too_many
from sanam.games.yugioh.texts.execution.open_hands import unshown
from sanam.games.yugioh.texts.tree import Ability
from sanam.games.yugioh.vocabulary.zones import FIELD, WORDS, ZONES

#: Piles from which a card answers only to what happens to itself.
UNSEEN = ("deck", "side", "extra")


def _procedures() -> dict[str, type[Procedure]]:
    found: dict[str, type[Procedure]] = dict(ABILITY_PROCEDURES)
    for module in (battle, chain, extra_summons, judging, match, ordered_attack, summon, turn):
        for item in vars(module).values():
            if isinstance(item, type) and issubclass(item, DuelProcedure) and item.steps:
                found[item.name] = item
    return found


class YugiohGame(DuelGame):
    """The rules of play, in the edition and with the options that the journal's header names: the table of a duel with
    what can be read off it and done to it, and the parts of the rules.

    Raises ValueError for an unknown edition or option, msgspec.ValidationError for definitions that are no cards.
    """

    procedures = _procedures()
    looked_through = frozenset({"deck", "extra", "side"})
    beside = frozenset({"side"})

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        self.assemble()
        self._instances: dict[str, list[int]] = {}
        #: For each kind of fact, the codes whose abilities wait for it.
        self._watch: dict[str, list[tuple[str, list[int]]]] = {}
        for code, profile in self.profiles.items():
            for what, indices in profile.listens.items():
                self._watch.setdefault(what, []).append((code, indices))
        found = self.profiles.values()
        #: The kinds of facts at which some continuous ability does something at once ("each time …").
        self._upon = frozenset[str]().union(*[profile.upon for profile in found])
        #: The kinds of facts that an ability which a material gives waits for.
        self._given = frozenset[str]().union(*[profile.given for profile in found])
        if any(profile.copies for profile in found):
            self._given = self._given.union(*[profile.listens for profile in found])
        self._fades = any(profile.fades for profile in found)
        self.limits_field = any(ability.kind == "field limit" for profile in found for ability in profile.abilities)
        self.closes_zones = any(profile.closes_zones for profile in found)
        self.has_substitutes = any(profile.stands_in for profile in found)
        self.reads_columns = any(profile.reads_columns for profile in found)
        self.forces = any(profile.forced_quicks for profile in found)
        self._keeps_positions = any(profile.keeps_positions for profile in found)
        self._choosy = any(profile.choosy for profile in found)
        self._lends = any(profile.lends for profile in found)
        self._one_kind = any(profile.one_kind for profile in found)
        self._opens_hands = any(profile.opens_hands for profile in found)
        self._open_ended = any(profile.open_ended for profile in found)
        self.counts_resolutions = "link_resolved" in self._upon
        self.asks_where_activated = any(profile.negates_by_place or profile.answers_by_place for profile in found)
        #: The facts to keep because a text asks about this turn's past.
        self._asked = frozenset[str]().union(*[profile.asked for profile in found])
        self._number_cards()

    def assemble(self) -> None:
        self.host = self
        self.looping = LoopRules(self)
        self.chains = ChainRules(self)
        self.summons = SummonRules(self)
        self.battles = battle.BattleRules(self)
        self.turns = turn.TurnRules(self)
        self.activations = ActivationRules(self)
        self.actions = ActionRules(self)

    # ---- procedures that texts call (see `Host`)

    def special_summons(self, **named: Any) -> Call:
        return Call(summon.SpecialSummonCards, named)

    def normal_summons(self, **named: Any) -> Call:
        if self.zone_word(named["card"]) == "monster":
            return Call(summon.SummonAgain, {key: named[key] for key in ("card", "seat", "free")})
        return Call(summon.NormalSummonCard, named)

    def extra_summons(self, **named: Any) -> Call:
        return Call(extra_summons.SummonFromExtra, named)

    def ordered_attack(self) -> Call:
        return Call(ordered_attack.OrderedAttack, {})

    def has_materials(self, card: int, seat: int, how: str, among: list[int] | None, must: list[int], /) -> bool:
        return bool(self.summons.materials_for(card, seat, how, True, among, tuple(must)))

    def _number_cards(self) -> None:
        """Card ids follow from the decks alone, or from the table that the match begins with, so a resumed match
        knows its instances without looking.
        """
        if self.start is not None:
            for number, card in self.start.cards.items():
                self._instances.setdefault(card.code, []).append(number)
            return
        number = 1
        for deck in self.header.decks:
            for pile in ("main", "extra", "side"):
                for code in deck.get(pile, []):
                    self._instances.setdefault(code, []).append(number)
                    number += 1

    # ------------------------------------------------------------------ the kernel's questions

    def set_up(self, seed: int) -> list[Event]:
        """Both players' cards in their piles, face-down, in the order of the lists."""
        seats = [Seat(name, {"lp": match.LIFE_POINTS, "wins": 0}) for name in self.header.names]
        events: list[Event] = [ev.TableLaid(seats, list(ZONES), seed)]
        number = 1
        for seat, deck in enumerate(self.header.decks):
            for pile, zone in (("main", "deck"), ("extra", "extra"), ("side", "side")):
                for at, code in enumerate(deck.get(pile, [])):
                    if code not in self.profiles:
                        raise ValueError(f"the deck of {self.header.names[seat]} names {code}, which has no definition")
                    events.append(ev.CardCreated(number, code, seat, f"{seat}.{zone}", at, DOWN))
                    number += 1
        if self.header.options.get("open"):
            events.append(ev.Marked(TABLE, "open", None, True))
        return events

    def opening(self) -> Call:
        return Call(match.Match, {})

    def back(self, card: Card) -> str:
        """The Side Deck keeps cards for the Extra Deck apart: whoever exchanges them says how many."""
        return "extra" if WORDS[card.zone] == "side" and self.profiles[card.code].extra else ""

    def could_be(self, zone: str, owner: int, code: str, back: str) -> bool:
        """Whether a hidden card could be this one, for the zone or pile it lies in."""
        profile = self.profiles[code]
        data = profile.data
        word = WORDS[zone]
        if profile.token:
            return False
        if word == "side":
            return profile.extra == (back == "extra")
        if word == "monster":
            return data.kind == "monster" and not data.is_extra
        return data.is_extra == (word == "extra") and (word not in FIELD or data.kind != "monster")

    def redealt(self) -> None:
        found: dict[str, list[int]] = {}
        for number, card in self.table.cards.items():
            if card.code in found:
                found[card.code] += [number]
            else:
                found[card.code] = [number]
        self._instances = found

    def why_not(self, seat: int, attempt: Attempt) -> Refused | None:
        return self.actions.why_not(seat, attempt)

    def standing(self, seat: int) -> float:
        return worth(self, seat)

    def forecast(self, choice: Choice, option: Option, target: int | str) -> dict[str, Any] | None:
        """What an attack would come to (see `forecast`)."""
        return forecast(self, choice, option, target)

    def unthinking(self, choice: Choice) -> list[int] | None:
        """The Side Deck stays as it is."""
        if choice.kind != "side":
            return None
        return [index for index, option in enumerate(choice.options) if option.value]

    @property
    def anything_open_ended(self) -> bool:
        return self._open_ended

    def is_open_ended(self, option: Option) -> bool:
        """Whether it activates an effect by hand of which no limit is known."""
        if option.act != "activate" or option.card is None:
            return False
        it = self.table.cards[option.card]
        return self.profile(it.id).is_open_ended(option.value, it.face_up)

    def prompts(self, seat: int) -> str:
        """When `seat` wants to be asked whether it responds (see `ActivationRules.prompts`)."""
        return self.activations.prompts(seat)

    def definition(self, code: str) -> CardData | None:
        profile = self.profiles.get(code)
        return profile.data if profile is not None else None

    def settle(self) -> str | None:
        """Life Points and Decks are checked after every step, both players' together.

        YZH-3.7, YZH-3.8, YZH-3.10, YFA-3.7, YTH-1.9.
        """
        marks = self.table.marks
        if "result" not in marks and "turn" in marks:
            seats = self.table.seats
            first, second = seats
            if (
                first.counts["lp"] > 0
                and second.counts["lp"] > 0
                and "decked" not in first.marks
                and "decked" not in second.marks
            ):
                return None
            losers = [s for s in (0, 1) if seats[s].counts["lp"] <= 0 or "decked" in seats[s].marks]
            reason = "lp" if any(seats[s].counts["lp"] <= 0 for s in losers) else "deck-out"
            if len(losers) == 2:
                self.decide(None, f"both-{reason}")
            else:
                self.decide(1 - losers[0], reason)
        if "deciding" in marks:
            return "Duel"
        return None

    def decide(self, winner: int | None, reason: str) -> None:
        if self.table.marks.get("result") is None:
            super().decide(winner, reason)
            self.play.mark(TABLE, "deciding", True)

    notices = frozenset({ev.Happened})

    def noticed(self, event: Event) -> None:
        """Find the abilities whose occasion this fact is; they wait until the rules take them up."""
        if type(event) is not ev.Happened:
            return
        if self._asked:
            note(self, self._asked, event)
        if event.what in self._upon:
            upon(self, event)
        if event.what in self._given:
            self._notice_gained(event)
        cards = self.table.cards
        for code, indices in self._watch.get(event.what, ()):
            if code not in self._instances:
                continue
            profile = self.profiles[code]
            for number in self._instances[code]:
                if number not in cards:
                    continue
                it = cards[number]
                word = WORDS[it.zone]
                if word in UNSEEN and number != event.card:
                    continue
                for index in indices:
                    if self._listens(it, word, profile.abilities[index]):
                        context = match_occasion(self, profile.abilities[index], number, event)
                        if context is not None:
                            self._wait(it, index, context)

    def _notice_gained(self, event: ev.Happened) -> None:
        """The same, of what monsters have gained from their materials."""
        for card in (*self.monsters(0), *self.monsters(1)):
            profile = self.profile(card)
            for index, ability in enumerate(profile.abilities[profile.own :], profile.own):
                if ability.kind in LISTENING and event.what in occasion_facts(ability):
                    context = match_occasion(self, ability, card, event)
                    if context is not None:
                        self._wait(self.table.cards[card], index, context)

    def has_pending(self) -> bool:
        """Whether continuous abilities have something to do that starts no Chain (see `RunUpon`)."""
        if self.table.marks.get("upon") or (self._fades and may_fade(self) and self.standing_effects().fading):
            return True
        if self._keeps_positions and out_of_position(self):
            return True
        if self._lends and lent(self):
            return True
        if self._one_kind and (mixed(self) is not None or too_many(self) is not None):
            return True
        if self._opens_hands and unshown(self):
            return True
        return self._choosy and bool(misplaced(self))

    def heard(self, what: str) -> bool:
        """Whether any card of the match answers this kind of fact, or does something each time."""
        return what in self._watch or what in self._given or what in self._upon

    def watched(self, what: str) -> bool:
        """Whether any card of the match waits for this kind of fact."""
        return what in self._watch or what in self._given

    def _listens(self, it: Card, word: str, ability: Ability) -> bool:
        """Whether an ability can answer from where its card lies (before `match_occasion` looks at the fact itself)."""
        if word == "banished" and not it.face_up:
            return False
        return ability.kind != "activate" or word == "hand" or (word in FIELD and not it.face_up)

    def _wait(self, it: Card, ability: int, context: dict[str, Any]) -> None:
        zone = it.zone
        seat = it.owner if WORDS[zone] not in FIELD else self.controller(it.id)
        if by := self.abilities(it.id)[ability].by:
            seat = self._user(by, seat, context)
        trigger = Trigger(it.id, ability, seat, self.moment(), it.moves, context)
        if any(
            t.card == trigger.card and t.ability == ability and t.moment == trigger.moment and t.data == context
            for t in self.table.triggers
        ):
            return
        self.play.emit(ev.TriggerNoticed(trigger))

    def _user(self, by: str, seat: int, context: dict[str, Any]) -> int:
        """Who uses an ability whose occasion has come, where that is not its controller."""
        if by == "turn player":
            return self.turn_player()
        return int(context["who"]) if by == "doer" and context.get("who") is not None else seat

    due_by_facts = True

    def due(self) -> Call | None:
        """What a player has asked for by hand."""
        if "judging" not in self.table.marks:
            return None
        asked = self.table.marks["judging"]
        if not asked or self.table.stack[-1].procedure == judging.Judge.name:
            return None
        return Call(judging.Judge, {"card": asked[0], "seat": asked[1]})

    def perform(self, action: Any, seat: int) -> None:
        """A manual action, with what the rules tie to a card leaving the field; "concede" gives the duel up."""
        if isinstance(action, manual.Setting) and action.key == "concede":
            if "turn" not in self.table.marks or "result" in self.table.marks:
                raise Refused("", "no-duel-to-concede")
            self.play.happened("conceded", seat)
            self.decide(1 - seat, "surrender")
            return
        if isinstance(action, manual.Act) and action.what == "use":
            card = action.card
            mine = card is not None and card in self.table.cards and self.controller(card) == seat
            if card is None or not mine or not any(ability.unread for ability in self.profile(card).abilities):
                raise self.no("nothing-would-happen", "YZH-2.89", "YFA-2.70")
            self.play.mark("table", "judging", [card, seat])
            return
        if isinstance(action, manual.Shuffle) and WORDS.get(action.zone) == "graveyard":
            raise self.no("graveyard-order", "YZH-1.28", "YFA-1.20")
        if isinstance(action, manual.Move) and action.card in self.table.cards and action.zone in self.table.zones:
            it = self.table.cards[action.card]
            word, to = WORDS[it.zone], WORDS[action.zone]
            if word == to == "graveyard":
                raise self.no("graveyard-order", "YZH-1.28", "YFA-1.20")
            if to not in FIELD and action.zone[0] != str(it.owner):
                # Whoever moves it, a card goes to its owner's hand, Deck or Graveyard (YZH-5.42).
                action = msgspec.structs.replace(action, zone=f"{it.owner}.{to}", to=None)
            if (to in ("monster", "spell-trap", "field zone")) and self.table.zones[action.zone]:
                raise Refused("", "zone-taken", {"zone": action.zone})
            if self.profiles[it.code].token and to not in FIELD:
                self.play.happened("by_hand", seat, action.card, None, action={"do": "move", "zone": action.zone})
                self.relocate(action.card, action.zone, it.stance)
                return
            if it.host is not None and word != to:
                # Whatever it was attached to, it is not any more (YZH-5.48).
                self.play.attach(action.card, None)
            if word in FIELD and to not in FIELD:
                self._clear(action.card, ("proper",) if to in ("graveyard", "banished") else ())
                manual.perform(self.play, action, seat)
                self._drop_attached(action.card)
                return
            manual.perform(self.play, action, seat)
            if word not in FIELD and to == "monster":
                self.play.mark(action.card, "entered", self.turn())
                self.play.mark(action.card, "summoned", ["special"])
            return
        if isinstance(action, manual.Create) and action.code not in self.profiles:
            raise Refused("", "no-such-card", {"code": action.code})
        manual.perform(self.play, action, seat)
