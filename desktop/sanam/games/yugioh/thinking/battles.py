"""What attacks are worth, one by one and planned together, and what threatens a monster in the opponent's next turn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sanam.engine.choice import Choice
from sanam.engine.table import UP, UP_SIDE
from sanam.games.thinking import WIN, Advice, Style, remembered
from sanam.games.yugioh.rules.forecast import withstands
from sanam.games.yugioh.thinking.partings import Way
from sanam.games.yugioh.thinking.worth import Judge
from sanam.wording import Message

LETHAL = Message("Attack with {card}: this can win the duel")
CLEAR = Message("Attack {target} with {card}: it is destroyed")
DIRECT = Message("Attack directly with {card}")
PROBE = Message("Attack the face-down monster with {card}")
NO_GAIN = Message("This attack gains nothing")
#: How a monster that nobody has seen may turn out: the span of its DEF, and the chance of an effect that hurts.
SPAN, FLIP = 2000, 0.15
#: What an attack that may be the last one is worth besides.
LAST = 6.0
#: What it is worth besides to live through the opponent's next turn.
SURVIVES = 2.0
#: How likely an opponent who has monsters Summons another that attacks.
COMING = 0.4


class Clash(NamedTuple):
    """An attack: its worth to the attacking player, whether its target leaves the field, the damage it deals."""

    worth: float
    clears: bool = False
    damage: int = 0


class Plan(NamedTuple):
    """The attacks of a turn: who attacks what (None: directly) in this order, what they gain, whether they may win,
    and the damage they deal.
    """

    attacks: tuple[tuple[int, int | None], ...] = ()
    worth: float = 0.0
    wins: bool = False
    damage: int = 0


class Battles:
    """Judges battles."""

    def __init__(self, judge: Judge, style: Style) -> None:
        self.judge, self.style = judge, style
        self.game, self.memo = judge.game, judge.memo
        #: What its leaving brings the controller of a card (see `Partings.of`).
        self.parting: Callable[[int, Way], float] = lambda card, way: 0.0

    # ------------------------------------------------------------------ one attack

    def clash(self, attacker: int, target: int, more: Mapping[int, int]) -> Clash:
        """An attack on a monster, with so much more ATK and DEF of some monsters."""
        game = self.game
        it = game.table.cards[target]
        attack = game.value(attacker, game.battles.strikes_with(attacker)) + more.get(attacker, 0)
        if not it.face_up and self.judge.hidden(target):
            return self._probe(attacker, attack)
        defending = it.sideways
        against = game.value(target, "def" if defending else "atk") + more.get(target, 0)
        doomed, hurt = self._outcome(attacker, target, attack, against, defending)
        mine = game.controller(attacker)
        worth, damage = 0.0, 0
        if hurt is not None:
            seat, amount = game.battles.reckoned(*hurt)
            lost, fatal = self.judge.lost(seat, amount), self.judge.fatal(seat, amount)
            worth += lost + LAST * fatal if seat != mine else -lost - WIN * fatal
            damage = amount if seat != mine else 0
        if target in doomed:
            worth += self._fallen(target, attacker) + 0.1
        if attacker in doomed:
            worth -= self._fallen(attacker, target) + 0.1
        return Clash(worth if doomed or hurt else -0.1, target in doomed, damage)

    def _fallen(self, card: int, foe: int) -> float:
        """What a monster that a battle destroys costs its controller."""
        return self.judge.body(card) - self.parting(card, Way("destroy", "battle", self.game.controller(foe), foe))

    def _outcome(self, attacker: int, target: int, attack: int, against: int, defending: bool) -> Any:
        """The monsters that a battle destroys, and who takes damage in it."""
        game = self.game
        doomed, hurt = game.battles.outcome(attacker, target, max(0, attack), max(0, against), defending)
        return [card for card in doomed if not withstands(game, card, attacker if card == target else target)], hurt

    @remembered
    def _clash(self, attacker: int, target: int) -> Clash:
        """An attack on a monster as things stand."""
        return self.clash(attacker, target, {})

    @remembered
    def _open_to(self, attacker: int) -> tuple[list[int], bool]:
        """What a monster may attack, and whether it may attack directly."""
        return self.game.battles.attack_targets(attacker)

    def _probe(self, attacker: int, attack: int) -> Clash:
        """An attack on a monster nobody has seen."""
        middle = self.judge.w.unknown_defence
        chance = min(0.97, max(0.03, (attack - middle + SPAN / 2) / SPAN))
        short = max(0, middle + SPAN // 4 - attack)
        lost = self.judge.lost(self.game.controller(attacker), short) if short else 0.0
        worth = chance * self.judge.w.unseen - (1 - chance) * min(lost, 1.0) - FLIP
        return Clash(worth * self.style.boldness if worth > 0 else worth, chance > 0.8)

    def direct(self, attacker: int, more: Mapping[int, int]) -> int:
        """The damage of a direct attack."""
        game = self.game
        attack = game.value(attacker, game.battles.strikes_with(attacker)) + more.get(attacker, 0)
        seat, amount = game.battles.reckoned(1 - game.controller(attacker), max(0, attack), attacker, None)
        return amount if seat != game.controller(attacker) else 0

    @remembered
    def risk(self, attacker: int) -> float:
        """What an attack costs for what may be set against it."""
        other = 1 - self.game.controller(attacker)
        return min(3, self.judge.set_cards(other)) * self.judge.w.ambush / self.style.boldness

    # ------------------------------------------------------------------ the attacks of a turn

    def attackers(self, seat: int) -> list[int]:
        """The monsters of a player that could attack in the Battle Phase of this turn, if they lie so."""
        game = self.game
        now = game.standing_effects()
        found = []
        for card in game.monsters(seat):
            if not game.battles.lies_to_attack(card) or now.has(card, "cannot attack"):
                continue
            made = len(game.battles.attacks_made(card))
            if made < max(game.battles.attacks_allowed(card)):
                found.append(card)
        return found

    def _so_often(self, attackers: Sequence[int]) -> list[int]:
        """Attackers, each as often as it may yet attack (a third attack does not matter)."""
        battles = self.game.battles
        left = {card: battles.attacks_allowed(card)[0] - len(battles.attacks_made(card)) for card in attackers}
        return [*attackers, *(card for card, number in left.items() if number > 1)]

    def plan(
        self,
        attackers: Sequence[int],
        other: int,
        more: Mapping[int, int] | None = None,
        gone: Collection[int] = (),
        arriving: Sequence[int] = (),
        hurt: int = 0,
    ) -> Plan:
        """The best attacks on what `other` controls.

        more      changes of ATK and DEF to reckon with, by card
        gone      monsters to be left out
        arriving  the ATK of attackers that are not on the field yet
        hurt      the damage that `other` has taken by then
        """
        game, more = self.game, more or {}
        targets = [card for card in game.monsters(other) if card not in gone]
        able = sorted(self._so_often(attackers), key=lambda card: game.value(card, "atk"))[:6]
        open_to = {card: self._open_to(card) for card in able}
        lp = game.table.seats[other].counts["lp"] - hurt
        #: By the attackers used and whether everything so far was cleared: worth, damage and attacks.
        best: dict[tuple[int, bool], tuple[float, int, tuple[tuple[int, int | None], ...]]] = {(0, True): (0.0, 0, ())}
        for target in sorted(targets, key=lambda card: -self.judge.body(card)):
            best = self._with_target(target, able, open_to, more, best)
        found = Plan()
        for (used, cleared), (worth, damage, attacks) in best.items():
            rest = [card for at, card in enumerate(able) if not used >> at & 1]
            plan = self._with_direct(rest, cleared, open_to, more, (worth, damage, attacks), lp, arriving, other)
            if plan.worth > found.worth:
                found = plan
        return found

    def _with_target(
        self,
        target: int,
        able: Sequence[int],
        open_to: Mapping[int, tuple[list[int], bool]],
        more: Mapping[int, int],
        best: dict[tuple[int, bool], tuple[float, int, tuple[tuple[int, int | None], ...]]],
    ) -> dict[tuple[int, bool], tuple[float, int, tuple[tuple[int, int | None], ...]]]:
        """The plans with one more monster attacked, or left alone."""
        found = {(used, False): plan for (used, _), plan in sorted(best.items(), key=lambda one: one[1][0])}
        for at, card in enumerate(able):
            if target not in open_to[card][0]:
                continue
            changed = card in more or target in more
            clash = self.clash(card, target, more) if changed else self._clash(card, target)
            gain = clash.worth - self.risk(card)
            for (used, cleared), (worth, damage, attacks) in best.items():
                if used >> at & 1:
                    continue
                key = (used | 1 << at, cleared and clash.clears)
                plan = (worth + gain, damage + clash.damage, (*attacks, (card, target)))
                if key not in found or plan[0] > found[key][0]:
                    found[key] = plan
        return found

    def _with_direct(
        self,
        rest: Sequence[int],
        cleared: bool,
        open_to: Mapping[int, tuple[list[int], bool]],
        more: Mapping[int, int],
        before: tuple[float, int, tuple[tuple[int, int | None], ...]],
        lp: int,
        arriving: Sequence[int],
        other: int,
    ) -> Plan:
        """A plan with the direct attacks of those that are left."""
        worth, damage, attacks = before
        game = self.game
        now = game.standing_effects()
        for card in rest:
            if open_to[card][1] or (cleared and not now.has(card, "cannot attack directly")):
                damage += self.direct(card, more)
                worth -= self.risk(card)
                attacks = (*attacks, (card, None))
        if cleared:
            damage += sum(arriving)
        wins = damage >= lp > 0
        direct = damage - before[1]
        gained = self.judge.lost(other, direct) if direct else 0.0
        if wins and worth < LAST:
            gained += LAST
        return Plan(attacks, worth + gained, wins, damage)

    @remembered
    def assault(self, seat: int, gone: frozenset[int]) -> float:
        """What a player stands to lose by the attacks of the other in the Battle Phase under way, the one that was
        declared included, if those that are `gone` do not attack.
        """
        attacker, _ = self.game.battle()
        now = self.threatened() if attacker is not None and attacker not in gone else 0.0
        return now + self._rest(seat, gone).worth

    def _rest(self, seat: int, gone: frozenset[int]) -> Plan:
        """The attacks of the other player that come after the one under way."""
        damage, beaten = 0, gone
        attacker, target = self.game.battle()
        if attacker is not None and attacker not in gone:
            damage = self.coming(seat)
            if target is not None and self.clash(attacker, target, {}).clears:
                beaten |= {target}
        able = [card for card in self.attackers(1 - seat) if card not in gone and card != attacker]
        return self.plan(able, seat, gone=beaten, hurt=damage)

    def hurt(self, seat: int, whole: bool) -> float:
        """What the damage costs a player of the attack under way, or of all that are still to come in this phase."""
        game = self.game
        if game.phase() != "battle" or game.turn_player() == seat:
            return 0.0
        damage = self.coming(seat) + (self._rest(seat, frozenset()).damage if whole else 0)
        return self._damage(seat, min(damage, game.table.seats[seat].counts["lp"]))

    # ------------------------------------------------------------------ the opponent's next turn

    def threats(self, seat: int, gone: Sequence[int] = ()) -> list[int]:
        """The ATK of the monsters with which the other player may attack in their next turn, without those that are
        `gone` by then.
        """
        game = self.game
        now = game.standing_effects()
        back = [card for card in game.monsters(seat) if game.turns.goes_back(card) and card not in gone]
        return [
            game.value(card, "atk")
            for card in (*game.monsters(1 - seat), *back)
            if game.table.cards[card].face_up and not now.has(card, "cannot attack")
        ]

    def shield(self, seat: int, threats: Sequence[int], more: int = 1) -> float:
        """What so many more monsters keep from the Life Points in the opponent's next turn: from the monsters that are
        there, or with one that may yet be Summoned.
        """
        empty = not self.game.table.zones[f"{1 - seat}.hand"]
        unlikely = empty or not (threats or self.game.monsters(seat))
        coming = self._kept(seat, [*threats, self.judge.w.unknown_attack], more)
        return max(self._kept(seat, threats, more), (0.25 if unlikely else COMING) * coming)

    def _kept(self, seat: int, threats: Sequence[int], more: int) -> float:
        """What so many more monsters keep from the Life Points when all of these attack."""
        life, count = self.game.table.seats[seat].counts["lp"], len(self.game.monsters(seat))
        free = sorted(threats, reverse=True)[count:]
        survives = sum(free) >= life > sum(free[more:])
        return self.judge.lost(seat, min(sum(free[:more]), life)) + SURVIVES * survives if free else 0.0

    def danger(self, seat: int, atk: int, def_: int, stance: str, body: float, threats: Sequence[int]) -> float:
        """What a monster of these values stands to lose in the opponent's next turn, in a battle position. Where there
        are more monsters than attackers, not each is attacked.
        """
        w = self.judge.w
        others = len(self.game.monsters(seat))
        body *= min(1.0, max(1, len(threats)) / max(1, others))
        most = max(threats, default=0)
        mine = def_ if "side" in stance else atk
        beaten = most > mine
        known = 0.8 if beaten else 0.3 if most == mine and stance == UP and most else 0.0
        coming = 0.25 if w.unknown_attack > mine else 0.05  # what may yet be Summoned
        lost = max(known, coming) * body
        if stance == UP and beaten:
            lost += 0.7 * self.judge.lost(seat, min(most - atk, self.game.table.seats[seat].counts["lp"] - 1))
            if most - atk >= self.game.table.seats[seat].counts["lp"]:
                lost += 3.0
        return lost * w.guard ** min(2, self.judge.set_cards(seat))

    def danger_of(self, card: int, stance: str | None = None) -> float:
        """The same of a monster on the field, as it lies or would lie."""
        game = self.game
        if game.turns.goes_back(card):
            return 0.0
        seat = game.controller(card)
        stance = stance or game.table.cards[card].stance
        body = self.judge.body(card)
        return self.danger(seat, game.value(card, "atk"), game.value(card, "def"), stance, body, self.threats(seat))

    def menace(self, card: int, seat: int) -> float:
        """What it is worth to a player besides that a monster is gone which attacks past all others, for the last
        Life Points.
        """
        game = self.game
        past = game.turn_player() == seat and game.controller(card) != seat and game.zone_word(card) == "monster"
        if not past or not game.standing_effects().has(card, "attacks directly"):
            return 0.0
        return SURVIVES * self.judge.fatal(seat, game.value(card, "atk"))

    # ------------------------------------------------------------------ questions

    def attacks(self, choice: Choice, seat: int) -> tuple[Plan, dict[int, float]]:
        """The plan of this Battle Phase, and what each attack that may be declared is worth in it."""
        able = [option.card for option in choice.options if option.act == "attack" and option.card is not None]
        plan = self.plan(able, 1 - seat)
        worths: dict[int, float] = {}
        for place, (card, target) in enumerate(plan.attacks):
            worth = max(0.05, plan.worth - 0.01 * place) if target is not None or place == 0 else 0.04
            worths.setdefault(card, worth)
        return plan, worths

    def targets(self, choice: Choice) -> list[Advice]:
        """Answers to the question what is attacked."""
        attacker = choice.params["card"]
        seat = choice.seat
        able = [attacker, *(card for card in self.attackers(seat) if card != attacker)]
        planned = dict(reversed(self.plan(able, 1 - seat).attacks))
        found = []
        for at, option in enumerate(choice.options):
            if option.act == "direct" or option.card is None:
                worth, reason = self._hit(attacker, seat)
            else:
                clash = self.clash(attacker, option.card, {})
                worth = clash.worth
                hidden = not self.game.table.cards[option.card].face_up
                reason = NO_GAIN if worth <= 0 else PROBE if hidden else CLEAR
                if self.judge.fatal(1 - seat, clash.damage):
                    worth, reason = self._last(seat), LETHAL
            if attacker in planned and planned[attacker] == option.card:
                worth += 1.0
            found.append(Advice((at,), worth, reason, (("card", attacker), ("target", option.card))))
        return sorted(found, key=lambda advice: -advice.worth)

    def _hit(self, attacker: int, seat: int) -> tuple[float, Message]:
        damage = self.direct(attacker, {})
        if self.judge.fatal(1 - seat, damage):
            return self._last(seat), LETHAL
        return self.judge.lost(1 - seat, damage), DIRECT

    def _last(self, seat: int) -> float:
        """What an attack is worth that wins if nothing answers it."""
        return LAST if self.judge.set_cards(1 - seat) or self.game.table.zones[f"{1 - seat}.hand"] else WIN

    def swing(self, more: Mapping[int, int], seat: int) -> float:
        """What so much more ATK or DEF of some monsters changes in the battle under way, for a player."""
        attacker, target = self.game.battle()
        if attacker is None or attacker not in self.game.table.cards:
            return 0.0
        mine = self.game.controller(attacker) == seat
        if target is None:
            other = 1 - self.game.controller(attacker)
            gain = self._damage(other, self.direct(attacker, more)) - self._damage(other, self.direct(attacker, {}))
        elif target in self.game.table.cards and self.game.on_field(target):
            gain = self.clash(attacker, target, more).worth - self.clash(attacker, target, {}).worth
        else:
            return 0.0
        return gain if mine else -gain

    def _damage(self, seat: int, points: int) -> float:
        return self.judge.lost(seat, points) + WIN * self.judge.fatal(seat, points)

    def coming(self, seat: int) -> int:
        """The damage that the attack under way does to a player, if nothing is done."""
        attacker, target = self.game.battle()
        if attacker is None or attacker not in self.game.table.cards or self.game.controller(attacker) == seat:
            return 0
        if target is None:
            return self.direct(attacker, {})
        on_field = target in self.game.table.cards and self.game.on_field(target)
        return self.clash(attacker, target, {}).damage if on_field else 0

    def spared(self, card: int) -> float:
        """What its controller keeps if the battle under way does not destroy a monster."""
        game = self.game
        attacker, target = game.battle()
        if attacker is None or target is None or not all(game.on_field(each) for each in (attacker, target)):
            return 0.0
        defending = game.table.cards[target].sideways
        attack = game.value(attacker, game.battles.strikes_with(attacker))
        against = game.value(target, "def" if defending else "atk")
        doomed, _ = self._outcome(attacker, target, attack, against, defending)
        return self.judge.body(card) + 0.1 if card in doomed else 0.0

    def threatened(self) -> float:
        """What the attack under way costs the player who is attacked, if nothing is done."""
        attacker, target = self.game.battle()
        if attacker is None or attacker not in self.game.table.cards:
            return 0.0
        if target is None:
            return self._damage(1 - self.game.controller(attacker), self.direct(attacker, {}))
        if target not in self.game.table.cards or not self.game.on_field(target):
            return 0.0
        return max(0.0, self.clash(attacker, target, {}).worth)


def better_stance(attack: float, defence: float) -> str:
    """The stance in which less is lost."""
    return UP if attack <= defence else UP_SIDE
