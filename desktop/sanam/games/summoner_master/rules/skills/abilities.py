"""Trigger Abilities at their moments: who chooses what, when they work, and which do not work any more (601.2, 603.1).

When an Ability works and what it does is said by its text; where that is not understood, the card's data
(`Power.when`) says when, and the players do it by hand. Every
procedure lets the Abilities of a moment choose their targets in one step and work in a later one (504.7 and 504.11);
what is chosen waits in between as plain data: card, its presence, index of the power, seat, way (its mode), targets.
"""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.engine import loops
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call, Outcome, Private, Public, step
from sanam.games.summoner_master.rules.parts import Waiting
from sanam.games.summoner_master.rules.procedure import Rules, SummonerProcedure
from sanam.games.summoner_master.texts.execution import guards
from sanam.games.summoner_master.texts.execution.resolution import ChooseTargets, ChooseWay
from sanam.games.summoner_master.texts.execution.selections import is_meant
from sanam.games.summoner_master.texts.tree.program import Program
from sanam.games.summoner_master.texts.tree.referring import STEP_WINDOWS
from sanam.games.summoner_master.vocabulary.effects import Origin
from sanam.games.summoner_master.vocabulary.zones import LINES

#: When Abilities have brought the same situation round so often, they wake no more (105.2.1).
ROUNDS = 2
#: What does the same whatever holds in the Arena.
INDIFFERENT = frozenset(
    {"draw", "draw-mystic", "draw-any", "draw-theirs", "discard", "discard-theirs", "discard-random", "mp", "mp-lost"}
    | {"pay", "look-hand", "look-top", "mill", "pass", "discard-lot"}
)
#: Moments of one player, and whether that is the active one; moments that no card goes through by itself.
OF_PLAYER = {"attack-subturn": True, "defence-subturn": False, "defence-subturn-end": False}
OF_TURNS = STEP_WINDOWS | OF_PLAYER.keys()
#: Marks that count on by themselves while they do.
PASSING = ("entered", "worked")


class AbilityProcedure(SummonerProcedure):
    """What choosing and working share."""

    waiting = Private[list[Waiting]]([])

    def target_choice(self, one: Waiting) -> Choice:
        choice = self.rules.cast.free_targets(one["seat"], one["card"], "601.2.1")
        return Choice(
            one["seat"],
            "target",
            choice.options,
            0,
            choice.most,
            rule=choice.rule,
            params={"card": one["card"], "ability": one["power"]},
        )

    def choosing(self, one: Waiting) -> Outcome:
        """Ask for the targets of an Ability: as its text says, or any where that is not understood."""
        if self.rules.profile(one["card"]).programs[one["power"]] is None:
            return self.ask(self.target_choice(one))
        way = one.get("way", 0)
        return self.call(ChooseTargets, source=one["card"], seat=one["seat"], power=one["power"], way=way)

    def with_targets(self, one: Waiting) -> Waiting | None:
        """The Ability with the targets just picked, each with its presence; None when there is nothing for it."""
        if self.rules.profile(one["card"]).programs[one["power"]] is not None:
            return None if self.result is False else {**one, "targets": self.result}
        cards = [option.card for option in self.picked() if option.card is not None]
        return {**one, "targets": [[card, self.rules.presence(card)] for card in cards]}

    def aims_hold(self, one: Waiting) -> bool:
        return self.rules.texts.aims_hold(one["card"], one["seat"], one["power"], one["targets"], one.get("way", 0))


class ChooseAbilities(AbilityProcedure):
    """Abilities that wait choose their targets, in order: the active player's first, each player's as that player
    likes (603.1). They do so of themselves, whether their player wants it or not (601.2.2). The result is what
    waits to work. `at_once`: and they work in the same step, so that nobody can cut in before.
    """

    at_once = Public[bool](False)
    chosen = Private[list[Waiting]]([])
    ordered = Public[list[int]]([])

    @step("603.1")
    def sort(self) -> Outcome:
        active = self.rules.active()
        self.waiting = sorted(self.waiting, key=lambda one: one["seat"] != active)
        return None

    @step("603.1")
    def ask_order(self) -> Outcome:
        for seat in (self.rules.active(), 1 - self.rules.active()):
            mine = [one for one in self.waiting if one["seat"] == seat]
            if len(mine) > 1 and seat not in self.ordered:
                options = [Option("ability", one["card"], value=one["power"]) for one in mine]
                return self.ask(Choice(seat, "ability_order", options, len(mine), len(mine), order=True, rule="603.1"))
        return self.jump("ask_mode")

    @step("603.1")
    def order_chosen(self) -> Outcome:
        picked = [(option.card, option.value) for option in self.picked()]
        seat = next(one["seat"] for one in self.waiting if (one["card"], one["power"]) == picked[0])
        mine = [one for one in self.waiting if one["seat"] == seat]
        rest = [one for one in self.waiting if one["seat"] != seat]
        sorted_mine: list[Waiting] = []
        for each in picked:  # the same Ability may wait several times, once for each card to which something happened
            at = next(i for i, one in enumerate(mine) if (one["card"], one["power"]) == each)
            sorted_mine.append(mine.pop(at))
        self.waiting = [*sorted_mine, *rest] if seat == self.rules.active() else [*rest, *sorted_mine]
        self.ordered = [*self.ordered, seat]
        return self.jump("ask_order")

    @step("610.1.8", "614.12", "601.2.1")
    def ask_mode(self) -> Outcome:
        """One with several modes chooses among them first, and keeps to its choice."""
        if not self.waiting:
            return self.done(self.chosen)
        one = self.waiting[0]
        program = self.rules.profile(one["card"]).programs[one["power"]]
        if program is None or len(program.ways) < 2 or "way" in one:
            return self.jump("ask_targets")
        return self.call(ChooseWay, source=one["card"], seat=one["seat"], power=one["power"])

    @step("610.1.8")
    def mode_chosen(self) -> Outcome:
        one, *rest = self.waiting
        self.waiting = rest if self.result < 0 else [{**one, "way": self.result}, *rest]
        return self.jump("ask_mode")

    @step("601.2.1", "601.2.2")
    def ask_targets(self) -> Outcome:
        one = self.waiting[0]
        by_hand = self.rules.profile(one["card"]).programs[one["power"]] is None
        if by_hand and self.at_once and self.rules.interference.prompts(one["seat"]) == "events":
            return self.aim_by_hand()
        return self.choosing(one)

    @step("601.2.1")
    def targets_chosen(self) -> Outcome:
        one, *rest = self.waiting
        chosen = self.with_targets(one)
        if chosen is not None:
            self.chosen = [*self.chosen, chosen]
        self.waiting = rest
        return self.jump("ask_mode")


class RecheckAbilities(AbilityProcedure):
    """Abilities that have chosen choose again where a target is gone, until each has one that is there or there is none
    to be found; then they do not work (512.8, 514.6, 516.6). The result is what still waits.
    """

    holding = Private[list[Waiting]]([])

    @step("512.8", "514.6", "516.6")
    def next(self) -> Outcome:
        if not self.waiting:
            return self.done(self.holding)
        one, *rest = self.waiting
        rules = self.rules
        if self.aims_hold(one):
            self.holding = [*self.holding, one]
        elif rules.presence(one["card"]) == one["at"] and self._findable(one):
            return self.choosing(one)
        self.waiting = rest
        return self.jump("next")

    def _findable(self, one: Waiting) -> bool:
        known = self.rules.profile(one["card"]).programs[one["power"]] is not None
        return known or bool(self.target_choice(one).options)

    @step("512.8", "514.6", "516.6")
    def chosen_again(self) -> Outcome:
        one, *rest = self.waiting
        chosen = self.with_targets(one)
        if chosen is not None and chosen["targets"]:
            self.holding = [*self.holding, chosen]
        self.waiting = rest
        return self.jump("next")


class WorkAbilities(AbilityProcedure):
    """Abilities that have chosen work now, once (601.2.3). One whose card is gone does not; one whose target is gone
    chooses again, and does not work when there is nothing to choose (504.11 and its like).

    With `begins`, the Continuous Abilities of that card begin at the same moment: it is `dormant` while an Ability goes
    before them, which is `settled` for the next one (603.2).
    """

    begins = Public[int]()
    dormant = Public[int]()
    settled = Public[bool]()

    @step("601.2.3", "601.1.3")
    def next(self) -> Outcome:
        rules = self.rules
        if self.begins is not None and not self.settled:
            return self.jump("which_first")
        while self.waiting:
            one = self.waiting[0]
            if rules.presence(one["card"]) == one["at"] and rules.texts.works(one["card"], one["power"]):
                return self.jump("work") if self.aims_hold(one) else None
            self.waiting = self.waiting[1:]
        return self.done()

    @step("601.2.1")
    def ask_again(self) -> Outcome:
        one = self.waiting[0]
        if self.rules.profile(one["card"]).programs[one["power"]] is not None:
            return self.choosing(one)
        return self.choosing(one) if self.target_choice(one).options else self.jump("drop")

    @step("601.2.1")
    def chosen_again(self) -> Outcome:
        chosen = self.with_targets(self.waiting[0])
        if chosen is None or not chosen["targets"]:
            return self.jump("drop")
        self.waiting = [chosen, *self.waiting[1:]]
        return None

    @step("601.2.3", "105.2.1")
    def work(self) -> Outcome:
        one = self.waiting[0]
        if self.rules.profile(one["card"]).programs[one["power"]] is not None:
            loops.taken_up(self.play, passing=PASSING)
        way = one.get("way", 0)
        program = self.rules.profile(one["card"]).programs[one["power"]]
        last = [one["subject"]] if "subject" in one else []
        if not last and program is not None and program.against is not None:
            last = self.rules.abilities.foes(one["card"], program)  # "that card"
        return self.take_effect(one["seat"], one["card"], one["power"], one["targets"], way, last, ability=one["power"])

    @step("601.2.3")
    def worked(self) -> Outcome:
        one = self.waiting[0]
        self.rules.texts.note_worked(one["card"], one["power"])
        self.rules.tell_of("worked", one["seat"], one["card"], ability=one["power"])
        return None

    @step("601.2.3")
    def drop(self) -> Outcome:
        self.waiting = self.waiting[1:]
        self.settled = None
        return self.jump("next")

    @step("603.2")
    def which_first(self) -> Outcome:
        """The active player's goes first; of one player's own that player says which does."""
        rules, card = self.rules, self.begins
        assert card is not None
        head = self.waiting[0] if self.waiting else None
        if head is None or not rules.abilities.order_matters(card, head):
            return self._begin()
        seat = rules.owner(card)
        if head["seat"] != seat:
            return self._begin() if seat == rules.active() else self._wait()
        options = [
            Option("ability", card, value=rules.abilities.begun(card)[0]),
            Option("ability", head["card"], value=head["power"]),
        ]
        return self.ask(Choice(seat, "ability_order", options, 2, 2, order=True, rule="603.2"))

    @step("603.2")
    def first_chosen(self) -> Outcome:
        head, picked = self.waiting[0], self.picked()[0]
        return self._wait() if (picked.card, picked.value) == (head["card"], head["power"]) else self._begin()

    def _begin(self) -> Outcome:
        """The Continuous Abilities begin now."""
        self.begins = self.dormant = None
        return self.jump("next")

    def _wait(self) -> Outcome:
        """An Ability works before they begin."""
        self.dormant, self.settled = self.begins, True
        return self.jump("next")


class AbilitiesNow(AbilityProcedure):
    """Abilities that choose and work in the same step (504.5 and its like)."""

    @step("504.5", "601.2.1")
    def choose(self) -> Outcome:
        return self.call(ChooseAbilities, waiting=self.waiting, at_once=True)

    @step("504.5", "601.2.3")
    def work(self) -> Outcome:
        return self.call(WorkAbilities, waiting=self.result)


class AbilityRules(Rules):
    """Which Abilities a moment wakes, and the procedures in which they choose and work."""

    def choosing(self, waiting: list[Waiting]) -> Call:
        return Call(ChooseAbilities, {"waiting": waiting})

    def rechecking(self, waiting: list[Waiting]) -> Call:
        return Call(RecheckAbilities, {"waiting": waiting})

    def working(self, waiting: list[Waiting], begins: int | None = None) -> Call:
        """`begins` is the card whose Continuous Abilities begin with them, kept where the order matters (603.2)."""
        orders = begins is not None and any(self.order_matters(begins, one) for one in waiting)
        return Call(WorkAbilities, {"waiting": waiting, **({"begins": begins} if orders else {})})

    def begun(self, card: int) -> list[int]:
        """The Continuous Abilities of a card that change what others find, by their numbers."""
        profile = self.rules.profile(card)
        found = [(i, profile.programs[i]) for i in profile.standing]
        return [i for i, program in found if program is not None and not program.keyword]

    def order_matters(self, card: int, one: Waiting) -> bool:
        """Whether what an Ability does can depend on whether the Continuous Abilities of a card hold."""
        program = self.rules.profile(one["card"]).programs[one["power"]]
        if program is None or not self.begun(card):
            return False
        return any(sentence["o"].name not in INDIFFERENT or sentence.get("c") for sentence in program.sentences)

    def working_now(self, waiting: list[Waiting]) -> Call:
        return Call(AbilitiesNow, {"waiting": waiting})

    def woken(self, window: str, cards: list[int]) -> list[Waiting]:
        """The Abilities of these cards that work at a moment. The caller names the cards that it concerns where they
        lie now: in the Arena (601.1.3, see `side`), or where they have just come to (703.7). None where the same
        situation has come round again and again (105.2.1).
        """
        found: list[Waiting] = []
        if loops.rounds(self.rules.table) >= ROUNDS:
            return found
        for card in cards:
            powers = self.rules.profile(card).windows.get(window, ())
            seat, at = self.rules.owner(card), self.rules.presence(card)
            found += [
                {"card": card, "at": at, "power": i, "seat": seat, "targets": []}
                for i in powers
                if self.rules.texts.works(card, i) and self._its_step(card, i) and self._fits_foe(card, i)
            ]
        if window in self.rules.later and self.rules.table.modifiers:
            found += self._awaiting(window, cards)
        return [*found, *self._watching(window, cards)] if window in self.rules.watched else found

    def _awaiting(self, window: str, cards: list[int]) -> list[Waiting]:
        """What texts have left behind for a time that waits for this moment."""
        rules = self.rules
        found: list[Waiting] = []
        for seat in (rules.active(), 1 - rules.active()):
            for change in rules.made(f"seat{seat}", "awaiting"):
                card, index = change.source, change.value["power"]
                if card is None or index not in rules.profile(card).later.get(window, ()):
                    continue
                one = {"card": card, "at": rules.presence(card), "power": index, "seat": seat, "targets": []}
                named = [c for c, at in change.value["last"] if rules.presence(c) == at]
                if len(named) == 1:
                    one["subject"] = named[0]
                program = rules.profile(card).programs[index]
                if program is None:
                    continue
                if program.watches is not None:
                    happened = self._watched_by(card, index, seat, (window, cards))
                elif window in OF_TURNS:
                    active = seat == rules.active()
                    its_own = OF_PLAYER.get(window, active) == active
                    happened = [one] if its_own and self._its_step(card, index, seat) else []
                else:
                    same = card in cards and one["at"] == change.value["at"] and self._fits_foe(card, index)
                    happened = [one] if same else []
                found += happened[:1] if change.op == "once" else happened
        return found

    def note(self, window: str, cards: list[int]) -> None:
        """Keep what has happened to cards for the Turn, which is two Subturns (400.1), where a text asks for it."""
        now, marks = self.rules.subturn(), self.rules.table.marks
        kept = [one for one in marks.get("past") or () if one[0] >= now - 1]
        self.rules.play.mark("table", "past", [*kept, *([now, window, card] for card in cards)])

    def _watching(self, window: str, cards: list[int]) -> list[Waiting]:
        """The Abilities of cards in the Arena that wait for this to happen to other cards, once for each of these."""
        rules = self.rules
        found: list[Waiting] = []
        for watcher in (*self.side(rules.active()), *self.side(1 - rules.active())):
            for i in rules.profile(watcher).watches.get(window, ()):
                if rules.texts.works(watcher, i):
                    found += self._watched_by(watcher, i, rules.owner(watcher), (window, cards))
        return found

    def _watched_by(self, watcher: int, index: int, seat: int, what: tuple[str, list[int]]) -> list[Waiting]:
        """An Ability of a card, used by `seat`, that waits for what happens to others, once for each to which this
        happens.
        """
        rules, (window, cards) = self.rules, what
        program = rules.profile(watcher).programs[index]
        if program is None or program.watches is None:
            return []
        if program.destroyer is not None and not self._done_so(watcher, window, cards, program.destroyer):
            return []
        at, prey = rules.presence(watcher), program.prey
        destroyed = rules.running.destroyed() if prey is not None else ()
        if prey is not None and not any(is_meant(rules, watcher, seat, prey, each) for each in destroyed):
            return []
        happened = cards if not program.fought else [c for c in cards if c in rules.running.fought()]
        if program.rival is not None:
            happened = [c for c in happened if self._meets(watcher, c, program.rival)]
        return [
            {"card": watcher, "at": at, "power": index, "seat": seat, "targets": [], "subject": card}
            for card in happened
            if is_meant(rules, watcher, seat, program.watches[1], card)
        ]

    def _done_so(self, watcher: int, window: str, cards: list[int], by: Tree) -> bool:
        """Whether what happens to cards comes from what an Ability names."""
        if window == "aimed":
            return self._is_of(watcher, self.rules.running.aiming(), by)
        return self._destroyed_so(watcher, cards, by)

    def _fits_foe(self, card: int, index: int) -> bool:
        """Whether a Seal fights what its Ability has to be fighting."""
        program = self.rules.profile(card).programs[index]
        if program is not None and program.destroyer is not None:
            if program.windows == ("aimed",):
                return self._is_of(card, self.rules.running.aiming(), program.destroyer)
            return self._destroyed_so(card, [card], program.destroyer)
        if program is not None and program.fought:
            return card in self.rules.running.fought()
        if program is None or program.against is None:
            return True
        return bool(self.foes(card, program))

    def _destroyed_so(self, watcher: int, cards: list[int], by: Tree) -> bool:
        """Whether what destroys cards is what an Ability names; in a fight that is the Seal on its other side."""
        return self._is_of(watcher, self.rules.running.destroyer(cards), by)

    def _is_of(self, watcher: int, origin: Origin | None, by: Tree) -> bool:
        """Whether an Effect comes from what an Ability names."""
        return guards.is_of(origin, by, self.rules.owner(watcher))

    def foes(self, card: int, program: Program) -> list[int]:
        """The cards on the other side of what an Ability waits for that are those it names."""
        others = list(self.rules.running.destroyed()) if program.windows == ("destroys",) else self._others(card)
        seat, whom = self.rules.owner(card), program.against
        return [other for other in others if whom is not None and is_meant(self.rules, card, seat, whom, other)]

    def _others(self, card: int) -> list[int]:
        """The Seals on the other side of the attack that a card takes part in."""
        attack = self.rules.running.attack()
        if attack is None:
            return []
        return list(attack["cards_attacked"]) if card == attack["card_attacker"] else [attack["card_attacker"]]

    def _meets(self, watcher: int, card: int, rival: Tree) -> bool:
        """Whether a card attacks, is attacked by or fights what an Ability of another one names."""
        seat = self.rules.owner(watcher)
        return any(is_meant(self.rules, watcher, seat, rival, other) for other in self._others(card))

    def woken_by(self, card: int, moment: str, whose: str) -> list[Waiting]:
        """The Abilities of one card at a Step that it alone goes through, of its owner's or the opponent's (SMG-86)."""
        profile, rules = self.rules.profile(card), self.rules
        found: list[Waiting] = []
        for i in profile.windows.get(moment, ()):
            program = profile.programs[i]
            if rules.texts.works(card, i) and (program is None or program.whose in ("", whose)):
                at = rules.presence(card)
                found.append({"card": card, "at": at, "power": i, "seat": rules.owner(card), "targets": []})
        return found

    def _its_step(self, card: int, index: int, seat: int | None = None) -> bool:
        """Whether a Step of one player's is that player's, and a Seal that dances goes to the Line it has to go to.
        Of what a text has left behind that is the player (`seat`) who used it, else the owner of the card.
        """
        program = self.rules.profile(card).programs[index]
        if program is not None and program.dancing in LINES:
            return self.rules.word(card) != program.dancing  # it has not gone there yet (516.4)
        if program is None or not program.whose:
            return True
        if program.whose == "turn":  # two Subturns are one (400.1)
            return self.rules.subturn() % 2 == 0
        if program.whose == "host":
            host = self.rules.table.cards[card].host
            return host is not None and self.rules.owner(host) == self.rules.active()
        mine = self.rules.owner(card) if seat is None else seat
        return (self.rules.active() == mine) == (program.whose == "mine")

    def side(self, seat: int) -> list[int]:
        """All cards of a seat in the Arena, the Support Seals aside (510.3)."""
        return [*self.rules.seals(seat), *self.rules.mystics(seat)]
