"""What attacks, blocks and Counters are worth, by the powers that meet."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from sanam.abilities.tree import parts_in
from sanam.engine.choice import Choice
from sanam.games.onepiece.thinking.effects import Effects
from sanam.games.onepiece.thinking.vain import Vain
from sanam.games.onepiece.thinking.worth import FATAL, Judge
from sanam.games.thinking import WIN, Advice, Style, remembered
from sanam.wording import Message

LETHAL = Message("Attack the Leader: this can win the game")
HIT = Message("Attack the Leader: it costs a Life card or Counters")
CLEAR = Message("Attack {card}: it leaves the field or costs Counters")
NO_GAIN = Message("This attack gains nothing")
SAVES = Message("This saves more than it costs")
TAKE = Message("Stopping this attack costs more than it saves")
#: What an attack is worth that cannot go through, where nothing else comes of it.
HOPELESS = -1.5

#: What a [Counter] Event does that stops an attack by its power alone.
PLAIN_COUNTERS = ("give", "give more", "does", "draw", "draw up to")
#: What a blocker is worth in the opponent's next turn, as a share of what it keeps; what the match is.
GUARDS, LAST_GUARD = 0.6, 2.2
#: The most that a card's printed Counter adds, and what an attack is worth besides that wins through any of them.
MOST_COUNTER, UNSTOPPED = 2000, 2.0


class Aim(NamedTuple):
    """An attack on a target: its worth, whether it may win the match, and whether the target is the Leader."""

    worth: float
    target: int
    fatal: bool = False
    leader: bool = False


class Battles:
    """Judges battles."""

    def __init__(self, judge: Judge, effects: Effects, style: Style) -> None:
        self.judge, self.effects, self.style = judge, effects, style
        self.game, self.memo, self.reach = judge.game, judge.memo, effects.reach
        self.vain = Vain(judge)
        effects.powered, effects.beaten, effects.guard = self.powered, self.beaten, self.guard

    # ------------------------------------------------------------------ attacking

    @remembered
    def stake(self, attacker: int, target: int) -> float:
        """What the target's player loses if the attack goes through."""
        game = self.game
        if not game.profile(target).leader:
            return 0.0 if self._withstands(target, attacker) else self.effects.fallen(target)
        seat = game.table.cards[target].owner
        return self.judge.life_lost(seat, game.damage_of(attacker), not game.has(attacker, "banish"))

    def _withstands(self, card: int, attacker: int) -> bool:
        """Whether a Character cannot be K.O.'d by an attacker in battle."""
        return self.effects.prevented(card, "ko", "battle", attacker)

    def attack(self, attacker: int, target: int, more: int = 0) -> float:
        """What an attack is worth with so much more power: what is at stake, or what stopping it would cost."""
        over, stake, stops = self._meeting(attacker, target)
        if over + more < 0:
            return -0.2
        if stake < 0:
            return HOPELESS + stake
        if stake >= FATAL and not stops:
            return WIN
        w = self.judge.w
        price = (w.press + w.push * ((over + more) // 1000)) * self.style.boldness
        price = min(price, stops + 0.1 * stake)
        if stake >= FATAL:
            return 1.5 + 1.2 * price + UNSTOPPED * self._too_strong(target, over + more)
        return min(stake, price) if stops else stake

    @remembered
    def _too_strong(self, target: int, over: int) -> bool:
        """Whether no Counters printed on as many cards as there are in the other hand stop an attack that exceeds the
        target's power by `over`, and nothing blocks it.
        """
        seat = self.game.table.cards[target].owner
        blocked = any(self.game.has(card, "blocker") for card in self.game.characters(seat))
        return not blocked and over >= MOST_COUNTER * len(self.game.table.zones[f"{seat}.hand"])

    @remembered
    def _meeting(self, attacker: int, target: int) -> tuple[int, float, float]:
        """By how much the attacker's power is more, what is at stake, and what could be given up to stop the attack."""
        game = self.game
        over = game.power(attacker) - game.power(target)
        seat = game.table.cards[target].owner
        stops = 0.9 * len(game.table.zones[f"{seat}.hand"])
        stops += sum(self.judge.body(card) for card in game.blockers(seat, attacker, target))
        # Who is bold goes for the Leader.
        share = 1.0 if game.profile(target).leader else min(1.0, self.judge.w.prey / self.style.boldness)
        return over, share * self.stake(attacker, target), stops

    @remembered
    def resting_costs(self, attacker: int) -> float:
        """What being rested in the opponent's turn costs a card."""
        game = self.game
        if game.profile(attacker).leader:
            return 0.0
        mine, seat = game.power(attacker), game.table.cards[attacker].owner
        base = game.base(attacker, "power") if game.turn_player() == seat else mine
        threats = [card for card in game.fighters(1 - seat) if game.base(card, "power") + 1000 >= base]
        open_to = 0.12 * self.judge.body(attacker) * min(2, len(threats))
        if game.has(attacker, "blocker"):
            open_to += self._guards(attacker, seat)
        return open_to / self.style.boldness

    def _guards(self, card: int, seat: int) -> float:
        """What a card with [Blocker] keeps in the opponent's next turn if it stays active: a Life card, or the match
        where blocks and Counters would otherwise be too few.
        """
        game, zones = self.game, self.game.table.zones
        attackers = sum(not game.effects(each, "no attack") for each in game.fighters(1 - seat))
        others = sum(
            each != card and not game.table.cards[each].sideways and game.has(each, "blocker")
            for each in game.characters(seat)
        )
        hits = attackers - others
        counters = sum(bool(game.profile(each).counter) for each in zones[f"{seat}.hand"])
        if hits > len(zones[f"{seat}.life"]) + counters:
            return LAST_GUARD
        return GUARDS * min(self.judge.life_lost(seat), 1.0) if hits > 0 else 0.1

    def guard(self, card: int, seat: int) -> float:
        """What it keeps in the opponent's next turn that a card with [Blocker] comes which can still be played: the
        match, where blocks and Counters would otherwise be too few.
        """
        game = self.game
        if game.turn_player() != seat or "blocker" not in game.profile(card).keywords:
            return 0.0
        playable = game.playing_cost(card) <= len(game.active_don(seat)) - self.reach.paying
        return self._guards(card, seat) if playable else 0.0

    def guards_with(self, card: int, seat: int, number: int) -> float:
        """The same of a card that has [Blocker] with so many DON!! cards more."""
        game = self.game
        if game.table.cards[card].sideways or game.has(card, "blocker"):
            return 0.0
        with game.lending(card, number), self.memo.aside():
            return self._guards(card, seat) if game.has(card, "blocker") else 0.0

    @remembered
    def on_attack(self, attacker: int) -> list[tuple[int, float]]:
        """For each [When Attacking] ability the DON!! cards that it still needs, and what it is worth with them."""
        game = self.game
        profile, seat = game.profile(attacker), game.table.cards[attacker].owner
        found = []
        for index in () if game.negated(attacker) else profile.by_timing.get("when attacking", ()):
            short = max(0, profile.abilities[index].don - len(game.given(attacker)))
            if short or game.usable(attacker, index):
                found.append((short, max(0.0, self.effects.of_ability(attacker, index, seat))))
        return found

    def best_aim(self, attacker: int, targets: tuple[int | str, ...], more: int = 0) -> Aim:
        """The best target of an attack."""
        aims = [
            Aim(self.attack(attacker, t, more), t, self.stake(attacker, t) >= FATAL)
            for t in targets
            if isinstance(t, int)
        ]
        return max(aims, key=lambda aim: aim.worth)

    def powered(self, worth: float, card: int, change: int, seat: int, past: bool) -> float:
        """What something is worth to `seat` that gives a card so much more power (less, below 0), for what that does in
        attacks; `past` whether it lasts past the attack under way.
        """
        worth = max(worth, self.opened(card, change, seat)) + self.swung(card, change, seat)
        return worth + self.later(card, change, seat) if past else worth

    @remembered
    def opened(self, card: int, change: int, seat: int) -> float:
        """What so much more power of a card (less, below 0), before `seat` attacks, adds to the best attack that it
        makes or suffers this turn.
        """
        game = self.game
        if game.turn_player() != seat or "attack" in game.table.marks:
            return 0.0
        if game.table.cards[card].owner == seat:
            pairs = [(card, target) for target in self.reach.attackable(card)]
            before = max((self._taken(card, target) for _, target in pairs), default=0.0)
        else:
            pairs = [(each, card) for each in game.fighters(seat) if card in self.reach.attackable(each)]
            change = -change
            before = max(
                (self._taken(each, aim) for each, _ in pairs for aim in self.reach.attackable(each)), default=0.0
            )
        after = max((self._taken(*pair, change) - self.resting_costs(pair[0]) for pair in pairs), default=0.0)
        return max(0.0, after - max(0.0, before))

    @remembered
    def beaten(self, card: int, seat: int) -> bool:
        """Whether an attack of `seat` this turn could take a Character of the opponent, Counters apart."""
        game = self.game
        if game.turn_player() != seat or game.table.cards[card].owner == seat or not game.profile(card).character:
            return False
        able = (each for each in game.fighters(seat) if card in self.reach.attackable(each))
        return any(game.power(each) >= game.power(card) for each in able)

    @remembered
    def swung(self, card: int, change: int, seat: int) -> float:
        """What so much more power of a card (less, below 0) brings `seat` in the attack under way."""
        attack = self.game.table.marks.get("attack", {})
        attacker, target = attack.get("card_attacker"), attack.get("card_target")
        if card not in (attacker, target) or attacker is None or target is None:
            return 0.0
        if self.game.table.marks.get("step") in ("damage", "end"):
            return 0.0  # it is decided
        more = change if card == attacker else -change
        if self.game.table.cards[attacker].owner == seat:
            return self._taken(attacker, target, more) - self._taken(attacker, target)
        return self._suffered(attacker, target) - self._suffered(attacker, target, more)

    @remembered
    def later(self, card: int, change: int, seat: int) -> float:
        """What so much more power of a card for this turn (less, below 0) brings `seat` in the attacks that come after
        the one under way.
        """
        game, player = self.game, self.game.turn_player()
        if "attack" not in game.table.marks:
            return 0.0
        own = game.table.cards[card].owner == player
        coming = [card] if own else game.fighters(player)
        more = change if own else -change
        gain = 0.0
        for each in coming:
            if game.unready(each) is None:
                targets = [target for target in game.attack_targets(each) if own or target == card]
                gain += self._best(each, targets, more, seat) - self._best(each, targets, 0, seat)
        return gain

    def _best(self, attacker: int, targets: list[int], more: int, seat: int) -> float:
        """What the best attack of a card on some targets with so much more power brings `seat`."""
        if self.game.table.cards[attacker].owner == seat:
            return max((self._taken(attacker, target, more) for target in targets), default=0.0)
        return -max((self._suffered(attacker, target, more) for target in targets), default=0.0)

    def _suffered(self, attacker: int, target: int, more: int = 0) -> float:
        """What an attack with so much more power costs who is attacked: what is at stake, or Counters."""
        game = self.game
        over = game.power(attacker) - game.power(target) + more
        if over < 0:
            return 0.0
        price, cards = self.counter_price(game.table.cards[target].owner, over + 1)
        saved = self._saved(attacker, target)
        return min(saved, price) if cards else saved

    def _taken(self, attacker: int, target: int, more: int = 0) -> float:
        """What an attack takes, a Character counting in full."""
        worth = self.attack(attacker, target, more)
        return (
            worth
            if worth <= 0 or self.game.profile(target).leader
            else worth / min(1.0, self.judge.w.prey / self.style.boldness)
        )

    def targets(self, choice: Choice) -> list[Advice]:
        """Answers to the question what is attacked."""
        attacker = choice.params["card"]
        found = []
        for at, option in enumerate(choice.options):
            assert option.card is not None
            worth = self.attack(attacker, option.card)
            worth = worth if worth >= 0 else HOPELESS
            leader = self.game.profile(option.card).leader
            reason = NO_GAIN if worth <= 0 else HIT if leader else CLEAR
            if leader and worth > 0 and self.stake(attacker, option.card) >= FATAL:
                reason = LETHAL
            vain = worth <= 0 and self.vain.attack(attacker, option.card)
            found.append(Advice((at,), worth, reason, (("card", option.card),), vain))
        return sorted(found, key=lambda advice: -advice.worth)

    # ------------------------------------------------------------------ being attacked

    def counter_price(self, seat: int, need: int) -> tuple[float, list[int]]:
        """The least that raising a power by `need` costs a player's hand, and the cards for it; none when it cannot be
        done with what can be used now.
        """
        options = [
            (option.card, self._counts(option.card, option.act, option.value))
            for option in self.game.counters(seat)
            if option.act in ("counter", "event") and option.card is not None
        ]
        usable = [(card, amount, self.judge.keep(card)) for card, amount in options if amount > 0]
        # The cheapest for each sum of thousands, as in a knapsack.
        size = max(0, ceil(need / 1000))
        best: list[tuple[float, list[int]]] = [(0.0, []), *[(FATAL, [])] * size]
        for card, amount, cost in usable:
            for total in range(size, 0, -1):
                before = best[max(0, total - amount // 1000)]
                if before[0] + cost < best[total][0]:
                    best[total] = (before[0] + cost, [*before[1], card])
        return best[size]

    def _counts(self, card: int, act: str, value: int) -> int:
        """By how much a card of the hand raises the power of the attacked card."""
        if act == "counter":
            return value
        tree = self.game.profile(card).trees[value]
        gains = [part.number("n") for part in parts_in(tree, ("Gain.power",))] if tree is not None else []
        return max(gains, default=0)

    def counter(self, choice: Choice) -> list[Advice]:
        """Answers to the question which Counter is used: one of the cheapest that stop the attack, or none."""
        game = self.game
        attacker, target = choice.params["card"], choice.params["card_target"]
        need = game.power(attacker) - game.power(target) + 1
        saved = self._saved(attacker, target)
        price, cards = self.counter_price(choice.seat, need) if need > 0 else (0.0, [])
        worth = saved - price if cards else -0.5
        # The largest first: what follows is asked with less to make up for.
        order = sorted(cards, key=lambda card: -self._amount(choice, card))
        rank = {card: worth - 0.01 * place for place, card in enumerate(order)}
        found = [Advice((), 0.0, TAKE)]
        for at, option in enumerate(choice.options):
            assert option.card is not None
            vain = False
            if option.act == "counter_other":
                gain, vain = -1.0 - self.judge.keep(option.card), True
            elif option.card in rank:
                gain = rank[option.card]
            else:
                gain = self._as_effect(option.card, option.act, option.value, choice.seat, need)
                vain = option.act == "counter" and (need <= 0 or (not cards and not self._may_help(choice)))
            found.append(Advice((at,), gain, SAVES, vain=vain))
        return sorted(found, key=lambda advice: -advice.worth)

    def _may_help(self, choice: Choice) -> bool:
        """Whether a [Counter] Event that can be used may stop the attack by more than it adds to a power."""
        for option in choice.options:
            if option.act == "event" and option.card is not None:
                tree = self.game.profile(option.card).trees[option.value]
                if tree is None or any(p.category == "Op" and p.name not in PLAIN_COUNTERS for p in tree.walk()):
                    return True
        return False

    def _as_effect(self, card: int, act: str, value: int, seat: int, need: int) -> float:
        """What a card is worth that does not take part in stopping the attack."""
        if act != "event":
            return -self.judge.keep(card)
        counts = self._counts(card, act, value)
        return self.effects.of_ability(card, value, seat) * (0.3 if counts else 1.0) - self.judge.keep(card)

    def _amount(self, choice: Choice, card: int) -> int:
        found = [
            self._counts(card, o.act, o.value) for o in choice.options if o.card == card and o.act != "counter_other"
        ]
        return max(found, default=0)

    def _saved(self, attacker: int, target: int) -> float:
        saved = self.stake(attacker, target)
        return saved if saved < FATAL else 50.0

    def block(self, choice: Choice) -> list[Advice]:
        """Answers to the question whether and with what an attack is blocked."""
        game = self.game
        attacker, target = choice.params["card"], choice.params["card_target"]
        power = game.power(attacker)
        saved = self._saved(attacker, target)
        if power < game.power(target):
            saved = 0.0
        price, cards = self.counter_price(choice.seat, power - game.power(target) + 1)
        if saved and cards:
            later = saved >= 50 and self._needed_later(attacker, target, len(choice.options))
            saved = 0.0 if later else min(saved, price + (0.4 if saved >= 50 else 0.0))
        found = [Advice((), 0.0, TAKE)]
        for at, option in enumerate(choice.options):
            card = option.card
            assert card is not None
            dies = power >= game.power(card) and not self._withstands(card, attacker)
            cost = self.effects.fallen(card) if dies else 0.25
            found.append(Advice((at,), saved - cost, SAVES, vain=self.vain.block(card, attacker, target)))
        return sorted(found, key=lambda advice: -advice.worth)

    def _needed_later(self, attacker: int, target: int, blockers: int) -> bool:
        """Whether as many attacks as there are blockers are still to come that no Counters of the hand stop."""
        game = self.game
        seat = game.table.cards[target].owner
        coming = [card for card in game.fighters(1 - seat) if card != attacker and not game.table.cards[card].sideways]
        over = [game.power(card) - game.power(target) for card in coming if not game.effects(card, "no attack")]
        return sum(by >= 0 and not self.counter_price(seat, by + 1)[1] for by in over) >= blockers
