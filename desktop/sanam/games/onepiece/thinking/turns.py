"""The Main Phase: what is played, where DON!! cards go, and who attacks in which order."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from sanam.abilities.tree import sum_in
from sanam.engine.choice import Choice, Option
from sanam.games.onepiece.thinking.battles import HIT, HOPELESS, LAST_GUARD, LETHAL, NO_GAIN, Battles
from sanam.games.onepiece.thinking.effects import RESTS_DON, Effects
from sanam.games.onepiece.thinking.reach import CLEARED, excess
from sanam.games.onepiece.thinking.worth import Judge
from sanam.games.thinking import WIN, Advice
from sanam.wording import Message

PLAY = Message("Play {card}: it is the best use of your DON!! cards")
SPARE = Message("Keep {card}: the DON!! cards do more elsewhere")
ACTIVATE = Message("Use {card}: its effect is worth more than it costs")
REACH = Message("Give DON!! to {card}: its attack then goes through")
PUSH = Message("Give DON!! to {card}: its attack then costs more Counters to stop")
GUARD = Message("Give DON!! to {card}: it can then block")
IDLE = Message("DON!! cards do nothing for {card} now")
END = Message("Nothing more is worth doing")
#: What a card must gain besides its body to be played before attacks that may win.
DECIDES = 1.0
#: With so few Life cards DON!! cards are kept for a [Counter] Event, unless attacks can win now.
FEW = 2
#: What comes first of what is worth doing, by the act: cards and effects, then DON!! and attacks.
FIRST = {"play": 20.0, "activate": 20.0, "give": 10.0, "give_many": 10.0, "attack": 10.0}


class Attack(NamedTuple):
    """A planned attack: who, the DON!! cards for it, its worth."""

    card: int
    don: int
    worth: float


class Turns:
    """Judges what the turn player may do."""

    def __init__(self, judge: Judge, effects: Effects, battles: Battles) -> None:
        self.judge, self.effects, self.battles = judge, effects, battles
        self.game = judge.game
        #: Who attacks what stands in the way of the Leader (see `Reach.first_on`).
        self._opener: int | None = None

    def actions(self, choice: Choice) -> list[Advice]:
        """Everything that may be done, the best first."""
        seat, options = choice.seat, choice.options
        active = len(self.game.active_don(seat))
        plays = {o.card: self._play(o, seat) for o in options if o.act == "play" and o.card is not None}
        chosen, attacks = self._plan(options, plays, seat, active)
        planned = {attack.card: attack for attack in attacks}
        nxt = max(attacks, key=lambda attack: attack.worth, default=None)
        self._opener = self.effects.reach.first_on(
            [(o.card, o.targets) for o in options if o.act == "attack" and o.card], seat
        )
        found = [
            (self._advice(at, option, plays, chosen, planned, nxt, active), FIRST.get(option.act, 0.0))
            for at, option in enumerate(options)
        ]
        found.sort(key=lambda one: -(one[0].worth + (one[1] if one[0].worth > 0 else 0.0)))
        return [advice for advice, _ in found]

    def _plan(
        self, options: list[Option], plays: dict[int, float], seat: int, active: int
    ) -> tuple[set[int], list[Attack]]:
        """What the DON!! cards are spent on: the cards that are played, and the attacks with what is left."""
        race = self._race(options, seat, active) or self._lent(options, seat, active)
        if race:
            first = {attack.card for attack in race}
            return set(), [*race, *(each for each in self.attacks(options, 0) if each.card not in first)]
        chosen = self._bought(plays, active)
        left = active - sum(self.game.playing_cost(card) for card in chosen)
        attacks = self.attacks(options, max(0, left - self._reserve(seat)))
        if not self._can_win(attacks, seat):
            for cost, damage in [(0, 0), *self._second_attacks(options, seat)]:
                all_in = self.attacks(options, active - cost) if cost <= active else []
                if self._can_win(all_in, seat, damage):
                    return set(), all_in
        elif plays:
            chosen = {card for card in chosen if plays[card] - self.judge.printed(card) >= DECIDES}
            return chosen, self.attacks(options, active - sum(self.game.playing_cost(card) for card in chosen))
        return chosen, attacks

    def _advice(
        self,
        at: int,
        option: Option,
        plays: dict[int, float],
        chosen: set[int],
        planned: dict[int, Attack],
        nxt: Attack | None,
        active: int,
    ) -> Advice:
        card = option.card
        if card is None:
            return Advice((at,), 0.0, END)
        named = (("card", card),)
        match option.act:
            case "play":
                worth = plays[card] if card in chosen else min(-0.1, plays[card] - 2.0)
                return Advice((at,), worth, PLAY if card in chosen else SPARE, named)
            case "activate":
                worth = self.effects.of_ability(card, option.value, self.game.table.cards[card].owner)
                return Advice((at,), worth - 0.05, ACTIVATE, named)
            case "give" | "give_many":
                return self._give(at, option, planned.get(card), nxt, active)
            case "attack":
                return self._attack(at, option, planned.get(card), nxt)
        return Advice((at,), -1.0)

    # ------------------------------------------------------------------ cards

    def _play(self, option: Option, seat: int) -> float:
        """What playing a card gains: what it is on the field and does, less what it is in the hand."""
        game, judge = self.game, self.judge
        card = option.card
        assert card is not None
        profile = game.profile(card)
        worth = -judge.keep(card)
        cost = game.playing_cost(card)
        if profile.event:
            return worth + self.effects.while_paying(cost, card, (option.value,), seat)
        coming = profile.by_timing.get("on play", ())
        worth += self.effects.while_paying(cost, card, coming, seat) - judge.w.ability * len(coming)
        worth += judge.printed(card)
        if profile.stage and game.table.zones[f"{seat}.stage"]:
            worth -= judge.body(game.table.zones[f"{seat}.stage"][0])
        if profile.character:
            worth += 0.35  # a card on the field attacks or blocks every turn
            if "rush" in profile.keywords and game.turn() > 2:
                worth += 0.5 + CLEARED * self.effects.reach.needs(card, seat)
            if len(game.characters(seat)) >= 5:
                worth -= min(judge.body(each) for each in game.characters(seat))
        return worth

    def _bought(self, plays: dict[int, float], active: int) -> set[int]:
        """The cards that are worth the most together for so many DON!! cards, less what these would do in attacks."""
        best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (active + 1)
        for card, worth in plays.items():
            cost = self.game.playing_cost(card)
            gain = worth - 0.08 * cost
            for size in range(active, cost - 1, -1):
                with_it = best[size - cost][0] + gain
                if gain > 0 and with_it > best[size][0]:
                    best[size] = (with_it, (*best[size - cost][1], card))
        return set(best[active][1])

    def _reserve(self, seat: int) -> int:
        """The DON!! cards that attacks leave for a [Counter] Event of the hand, the cheapest, at few Life cards."""
        game, zones = self.game, self.game.table.zones
        if len(zones[f"{seat}.life"]) > FEW:
            return 0
        events = (card for card in zones[f"{seat}.hand"] if game.profile(card).event)
        return min((game.playing_cost(card) for card in events if game.profile(card).counters is not None), default=0)

    # ------------------------------------------------------------------ attacks

    def attacks(self, options: list[Option], free: int) -> list[Attack]:
        """The attacks that can be made, with so many DON!! cards given where they are worth the most together."""
        able = [(o.card, o.targets) for o in options if o.act == "attack" and o.card is not None]
        #: By the DON!! cards used: what the attacks so far are worth, and the attacks.
        best: list[tuple[float, tuple[Attack, ...]]] = [(0.0, ())] * (free + 1)
        for card, targets in able:
            ways = self._ways(card, targets, free)
            best = [
                max(
                    (
                        (best[size - way.don][0] + max(0.0, way.worth), (*best[size - way.don][1], way))
                        for way in ways[: size + 1]
                    ),
                    key=lambda one: one[0],
                )
                for size in range(free + 1)
            ]
        return list(best[free][1])

    def _ways(self, card: int, targets: tuple[int | str, ...], free: int) -> list[Attack]:
        """An attack with none, one, two … DON!! cards; each further one has to gain something."""
        rest, effects = self.battles.resting_costs(card), self.battles.on_attack(card)
        found = []
        for don in range(free + 1):
            worth = self.battles.best_aim(card, targets, 1000 * don).worth - rest - (self.judge.w.don_now + 0.01) * don
            found.append(Attack(card, don, worth + _used(effects, don)))
        return found

    def _planned(self, card: int, targets: tuple[int | str, ...], free: int) -> Attack:
        """The DON!! cards that an attack is best given, and what it is then worth."""
        return max(self._ways(card, targets, free), key=lambda attack: attack.worth)

    def _second_attacks(self, options: list[Option], seat: int) -> list[tuple[int, int]]:
        """What sets an attacker active: the DON!! cards that it takes, and the damage of a second attack."""
        able = {option.card for option in options if option.act == "attack"}
        found = []
        for option in options:
            if option.act not in ("activate", "play") or option.card is None or option.value is None:
                continue
            tree = self.game.profile(option.card).trees[option.value]
            ready = able & set(self.effects.set_active(option.card, option.value, seat)) if tree is not None else set()
            if tree is None or not ready:
                continue
            cost = sum_in(tree, RESTS_DON)
            cost += self.game.playing_cost(option.card) if option.act == "play" else 0
            found.append((cost, max(self.game.damage_of(card) for card in ready if card is not None)))
        return found

    def _can_win(self, attacks: list[Attack], seat: int, more: int = 0) -> bool:
        """Whether the attacks together, with so much more damage, could take the last Life cards and one more, past the
        blockers there are.
        """
        game = self.game
        leader = game.leader(1 - seat)
        able = [a.card for a in attacks if game.power(a.card) + 1000 * a.don >= game.power(leader)]
        damages = [game.damage_of(card) for card in able] + [more] * bool(able and more)
        blockers = game.blockers(1 - seat, able[0], leader) if able else []
        return excess(damages, len(blockers), len(game.table.zones[f"{1 - seat}.life"])) > 0

    def _lent(self, options: list[Option], seat: int, free: int) -> list[Attack]:
        """The attacks that could win when first DON!! cards are given to a card that has an ability with them."""
        game = self.game
        if 2 * sum(o.act == "attack" for o in options) <= len(game.table.zones[f"{1 - seat}.life"]):
            return []  # not even if each attack did 2 damage
        if self._race(options, seat, free, alone=True):
            return []  # they could win without it
        for card in {o.card for o in options if o.act in ("give", "give_many") and o.card is not None}:
            profile, given = game.profile(card), len(game.given(card))
            asked = {ability.don - given for ability in profile.abilities}
            asked.update(word.don - given for found in profile.keywords.values() for word in found)
            for number in sorted(short for short in asked if 0 < short <= free):
                with game.lending(card, number), self.judge.memo.aside():
                    race = self._race(options, seat, free - number, alone=True)
                if race:
                    return [Attack(card, number, race[0].worth + 1.0), *(each for each in race if each.card != card)]
        return []

    def _race(self, options: list[Option], seat: int, free: int, alone: bool = False) -> list[Attack]:
        """The attacks that together could win now, where the blockers there are make more than one necessary: as many
        as can be made to reach the Leader's power, the DON!! cards that are left for the last of them; `alone`: also
        where nobody blocks.
        """
        game = self.game
        leader = game.leader(1 - seat)
        able = sorted(
            (self._short(o.card), o.card) for o in options if o.act == "attack" and o.card and leader in o.targets
        )
        found, left = [], free
        for short, card in able:
            if short <= left:
                found.append((card, short))
                left -= short
        if len(found) < 2 - alone:
            return []
        blockers = game.blockers(1 - seat, found[0][0], leader)
        damages, life = [game.damage_of(card) for card, _ in found], len(game.table.zones[f"{1 - seat}.life"])
        if not (blockers or alone) or excess(damages, len(blockers), life) <= 0:
            return []
        for at in range(left):  # which of them is blocked is not known
            card, short = found[-1 - at % len(found)]
            found[-1 - at % len(found)] = card, short + 1
        return [Attack(card, don, 2.0 - 0.01 * at) for at, (card, don) in enumerate(found)]

    def _attack(self, at: int, option: Option, plan: Attack | None, nxt: Attack | None) -> Advice:
        card = option.card
        assert card is not None and plan is not None
        aim = self.battles.best_aim(card, option.targets)
        gained = _used(self.battles.on_attack(card), 0)
        worth = aim.worth - self.battles.resting_costs(card) + gained
        if worth >= WIN / 2:
            return Advice((at,), max(worth, WIN), LETHAL, (("card", card),))
        if aim.worth < 0 and not gained:
            worth = HOPELESS
        if card == self._opener and worth > 0:
            worth += DECIDES
        if plan.don and plan.worth > worth:
            worth = min(worth, plan.worth) - 0.05  # its DON!! cards first
        if nxt is not None and nxt.don and nxt.card != card:
            worth = min(worth, max(0.01, nxt.worth - 0.02)) if worth > 0 else worth
        reason = LETHAL if aim.fatal and worth > 0 else HIT if worth > 0 else NO_GAIN
        vain = worth <= 0 and all(self.battles.vain.attack(card, t) for t in option.targets if isinstance(t, int))
        return Advice((at,), worth, reason, (("card", card),), vain)

    def _give(self, at: int, option: Option, plan: Attack | None, nxt: Attack | None, active: int) -> Advice:
        card = option.card
        assert card is not None
        many = option.act == "give_many"
        if not many and (nxt is None or not nxt.don) and (keeps := self._guarding(card, active)) > 0:
            return Advice((at,), keeps, GUARD, (("card", card),))
        if plan is None or not plan.don or nxt is None or plan.worth <= 0:
            return Advice((at,), -0.2 - 0.1 * many, IDLE, (("card", card),), self.battles.vain.given(card))
        short = self._short(card)
        worth = plan.worth - 0.01 * (many != (plan.don > 1)) - (0.0 if plan.card == nxt.card else 0.3)
        return Advice((at,), worth, REACH if short else PUSH, (("card", card),))

    def _guarding(self, card: int, active: int) -> float:
        """What DON!! cards keep in the opponent's next turn that a card has [Blocker] with."""
        game = self.game
        seat, given = game.table.cards[card].owner, len(game.given(card))
        asked = {ability.don - given for ability in game.profile(card).abilities}
        asked.update(word.don - given for word in game.profile(card).keywords.get("blocker", ()))
        short = min((number for number in asked if 0 < number <= active), default=0)
        keeps = self.battles.guards_with(card, seat, short) if short else 0.0
        return keeps if keeps >= LAST_GUARD else 0.0

    def _short(self, card: int) -> int:
        """How many DON!! cards a card is short of hitting the Leader."""
        seat = self.game.table.cards[card].owner
        lacking = self.game.power(self.game.leader(1 - seat)) - self.game.power(card)
        return max(0, ceil(lacking / 1000))

    def amount(self, choice: Choice) -> list[Advice]:
        """How many DON!! cards are given to a card."""
        card, seat = choice.params["card"], choice.seat
        options, active = list(self.game.actions(seat)), len(choice.options)
        plays = {o.card: self._play(o, seat) for o in options if o.act == "play" and o.card is not None}
        _, attacks = self._plan(options, plays, seat, active)
        plan = next((attack for attack in attacks if attack.card == card), None)
        if plan is not None and not plan.don:
            aims = next(o.targets for o in options if o.act == "attack" and o.card == card)
            plan = self._planned(card, aims, active)
        wanted = max(1, plan.don) if plan is not None else 1
        named = (("card", card),)
        found = [
            Advice((at,), -0.2 * abs(option.value - wanted), PUSH, named) for at, option in enumerate(choice.options)
        ]
        return sorted(found, key=lambda advice: -advice.worth)


def _used(effects: list[tuple[int, float]], don: int) -> float:
    """What the effects of an attack are worth that so many more DON!! cards are enough for."""
    return sum(worth for short, worth in effects if short <= don)
