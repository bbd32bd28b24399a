"""Whether the attacks that a player can still make this turn win, Counters apart, and what would make them win."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from sanam.abilities.tree import Tree
from sanam.games.onepiece.rules.game import OnePieceGame
from sanam.games.onepiece.thinking.worth import Judge
from sanam.games.thinking import remembered

#: What it is worth that something decides the match, if it goes through.
CLEARED = 3.0


class Change(NamedTuple):
    """What may be different.

    lent   power that the opponent's Leader has less
    off    cards that do not block, or do not come to attack
    past   a card whose attacks nothing blocks
    raised cards with so much more power
    more   further attacks on the Leader: the DON!! cards that they cost, their power, and their damage
    don    DON!! cards that are there more (fewer, below 0)
    """

    lent: int = 0
    off: frozenset[int] = frozenset()
    past: int | None = None
    raised: tuple[tuple[int, int], ...] = ()
    more: tuple[tuple[int, int, int], ...] = ()
    don: int = 0


NOW = Change()


class Blow(NamedTuple):
    """An attack on the Leader: the DON!! cards that it is short of, its damage, and who may block it."""

    short: int
    damage: int
    blockers: frozenset[int]


class Reach:
    """Adds up attacks on the opponent's Leader."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.game, self.memo = judge, judge.game, judge.memo
        #: DON!! cards that what is being judged costs.
        self.paying = 0

    def decides(self, seat: int, change: Change) -> float:
        """What it adds to the attacks of `seat` that something is different: the match, where it is what they lack."""
        if self.game.turn_player() != seat or "attack" in self.game.table.marks or change == NOW:
            return 0.0
        paid = change._replace(don=change.don - self.paying)
        return CLEARED if self._over(seat, NOW) <= 0 < self._over(seat, paid) else 0.0

    @remembered
    def attackable(self, attacker: int) -> list[int]:
        """What a card may attack now."""
        game = self.game
        seat = game.table.cards[attacker].owner
        return [] if game.cannot_attack(attacker, seat) is not None else game.attack_targets(attacker)

    def without(self, card: int, seat: int, lends: bool = True) -> float:
        """What it adds that a card of the opponent does not block any more; and (`lends`) that it does not lend the
        Leader power.
        """
        game, other = self.game, 1 - seat
        if game.table.cards[card].owner == seat:
            return 0.0
        lent = sum(
            one.value for one in game.effects(game.leader(other), "power") if one.card == card and one.op != "set"
        )
        return self.decides(seat, Change(max(0, lent) if lends else 0, frozenset((card,))))

    def with_one_more(self, card: int, seat: int, cost: int = 0) -> float:
        """What it adds that a card with [Rush] may come to attack, for so many DON!! cards."""
        profile = self.game.profile(card)
        if "rush" not in profile.keywords or self.game.turn() <= 2:
            return 0.0
        damage = 2 if "double attack" in profile.keywords else 1
        return self.decides(seat, Change(more=((cost, profile.original["power"], damage),)))

    def again(self, card: int, seat: int) -> float:
        """What it adds that a rested card may attack once more."""
        return self.decides(seat, Change(more=((0, self.game.power(card), self.game.damage_of(card)),)))

    def needs(self, card: int, seat: int) -> bool:
        """Whether the attack of a card with [Rush] in the hand of `seat` is what the attacks that win lack."""
        held = self._over(seat, NOW) > 0
        return held and self.game.turn_player() == seat and self._over(seat, Change(off=frozenset((card,)))) <= 0

    @remembered
    def _over(self, seat: int, change: Change) -> int:
        """By how much the damage of the attacks exceeds the Life, past those who can block them."""
        game, other = self.game, 1 - seat
        need = game.power(game.leader(other)) - change.lent
        blows = [*self._made(seat, need, change), *self._by_those_to_come(seat, need, change)]
        left = len(game.active_don(seat)) + change.don
        kept, sure = [], []
        for blow in sorted(blows, key=lambda blow: (blow.short, -blow.damage)):
            if blow.short > left:
                continue
            left -= blow.short
            if blow.blockers:
                kept.append((blow.damage, len(blow.blockers)))
            else:
                sure.append(blow.damage)
        kept.sort(reverse=True)
        blocked = max((number for _, number in kept), default=0)
        life = len(game.table.zones[f"{other}.life"])
        return excess([*sure, *(damage for damage, _ in kept[blocked:])], 0, life) if left >= 0 else -life

    def _made(self, seat: int, need: int, change: Change) -> list[Blow]:
        """The attacks of those who can attack now."""
        game, other = self.game, 1 - seat
        leader, raised = game.leader(other), dict(change.raised)
        found = []
        for card in game.fighters(seat):
            if leader in self.attackable(card):
                blockers = () if card == change.past else game.blockers(other, card, leader)
                power = game.power(card) + raised.get(card, 0)
                found.append(
                    Blow(
                        _short(need, power),
                        game.damage_of(card),
                        change.off.symmetric_difference(blockers) - change.off,
                    )
                )
        return found

    def _by_those_to_come(self, seat: int, need: int, change: Change) -> list[Blow]:
        """The attacks of those who may yet come: with [Rush] from the hand, or as the change has it."""
        game, other = self.game, 1 - seat
        if game.turn() <= 2 or "attack only" in {key for _, key in game.all_effects()}:
            return []
        able = [card for card in game.characters(other) if game.has(card, "blocker")]
        blockers = frozenset(card for card in able if not game.table.cards[card].sideways) - change.off
        found = [Blow(cost + _short(need, power), damage, blockers) for cost, power, damage in change.more]
        for card in game.table.zones[f"{seat}.hand"]:
            profile = game.profile(card)
            if profile.character and "rush" in profile.keywords and card not in change.off:
                damage = 2 if "double attack" in profile.keywords else 1
                short = game.playing_cost(card) + _short(need, profile.original["power"])
                found.append(Blow(short, damage, blockers))
        return found

    def first_on(self, options: list[tuple[int, tuple[int | str, ...]]], seat: int) -> int | None:
        """Who had better attack first where nobody may attack the Leader as long as a card stands in the way: of those
        who beat it the one that the attacks on the Leader miss least.
        """
        game = self.game
        leader = game.leader(1 - seat)
        aims = {aim for _, targets in options for aim in targets}
        if len(options) < 2 or len(aims) != 1 or leader in aims:
            return None
        target, need = next(iter(aims)), game.power(leader)
        assert isinstance(target, int)
        able = [card for card, _ in options if game.power(card) >= game.power(target)]

        def missed(card: int) -> tuple[int, int]:
            return game.damage_of(card) if game.power(card) >= need else 0, game.power(card)

        return min(able, key=missed, default=None)


def excess(damages: list[int], blocked: int, life: int) -> int:
    """By how much the damage of attacks exceeds the Life cards when the largest are blocked; the last one has to come
    when there is no Life card left: what it does beyond the first damage is lost.
    """
    left = sorted(damages, reverse=True)[blocked:]
    return sum(left[:-1]) + 1 - life if left else -life


def dug(game: OnePieceGame, op: Tree, seat: int) -> int:
    """How many DON!! cards an operation adds as active ones from the DON!! deck."""
    if any(test.key == "Filter.rested" for test in op["s"].many("f")):
        return 0
    amount = op["s"].get("a")
    number = amount.number("n", 1) if amount is not None else 1
    return min(number, len(game.table.zones[f"{seat}.don-deck"]))


def rests_it(then: Tree) -> bool:
    """Whether what comes next rests what was added just before."""
    first = then["x"] if then.key == "Ops.and" else then
    return first.key == "Op.rest" and first["s"].key == "Sel.it"


def _short(need: int, power: int) -> int:
    """The DON!! cards that a power is short of another."""
    return max(0, ceil((need - power) / 1000))
