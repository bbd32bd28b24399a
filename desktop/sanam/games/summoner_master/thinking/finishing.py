"""Attacks that win the game together: each of them may look bad alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from sanam.games.summoner_master.thinking.pieces import Piece, Strike, Way
from sanam.games.summoner_master.thinking.worth import FATAL, Judge
from sanam.games.summoner_master.vocabulary.zones import DF_LINE

#: By how much the earlier of such attacks come first, and how many fights are tried for them.
EARLIER, MOST_TRIES = 0.1, 200


class Fights(Protocol):
    """What is asked of the field (see `sanam.games.summoner_master.thinking.field.Field`)."""

    judge: Judge

    def reachable(self, attacker: Piece, targets: dict[int, Piece]) -> dict[int, Piece]: ...
    def fight(self, piece: Piece, way: Way, target: Piece) -> tuple[bool, bool]: ...


class Finish:
    """Looks for attacks of a player after which the other's Shrine is full. `ready`: see `Field.plan`."""

    def __init__(self, field: Fights, seat: int, ready: bool) -> None:
        self.field, self.seat, self.ready = field, seat, ready
        self.left = MOST_TRIES

    def attacks(self, attackers: dict[int, Piece], targets: dict[int, Piece], mp: int) -> list[Strike]:
        """The attacks in order, each worth the game; none where none are found. What only opens the way may be lost for
        it.
        """
        judge = self.field.judge
        return self._on(attackers, targets, mp, judge.room(1 - self.seat), judge.room(self.seat))

    def _on(
        self, attackers: dict[int, Piece], targets: dict[int, Piece], mp: int, need: int, room: int
    ) -> list[Strike]:
        """The same where so many Levels are still needed, and so many may not fall into the own Shrine."""
        if need > self._most(attackers, targets):
            return []
        for strike, dead in self._fights(attackers, targets, mp):
            self.left -= 1
            if self.left < 0:
                return []
            theirs = sum(targets[card].level for card in dead if card in targets)
            mine = sum(attackers[card].level for card in dead if card not in targets)
            if mine >= room:
                continue
            if theirs >= need:
                return [strike]
            others = {card: piece for card, piece in attackers.items() if card not in (strike.card, *dead)}
            still = {card: piece for card, piece in targets.items() if card not in dead}
            after = self._on(others, still, mp - strike.way.mp, need - theirs, room - mine)
            if after:
                return [strike._replace(gain=after[0].gain + EARLIER), *after]
        return []

    def _fights(
        self, attackers: dict[int, Piece], targets: dict[int, Piece], mp: int
    ) -> Iterator[tuple[Strike, list[int]]]:
        """The attacks that destroy a Seal of the other player, and what each destroys; those of the strongest first:
        they are the hardest to answer.
        """
        field = self.field
        for piece in sorted(attackers.values(), key=lambda one: -one.at):
            moves = piece.line == DF_LINE
            if not piece.ways or (moves and self.ready and not piece.moves):
                continue
            way = piece.ways[0]
            if way.mp > mp or way.kind == "all":
                continue
            for target in sorted(field.reachable(piece, targets).values(), key=lambda one: -one.level):
                dies, beats = field.fight(piece, way, target)
                dead = [target.card] * beats + [piece.card] * dies
                if beats or piece.card in targets:
                    yield Strike(piece.card, way, target.card, FATAL, moves), dead

    @staticmethod
    def _most(attackers: dict[int, Piece], targets: dict[int, Piece]) -> int:
        """How many Levels the attacks can destroy at most: a Seal that one commands may take another with it."""
        levels = [piece.level for piece in targets.values()]
        attacks = len(attackers) + sum(card in targets for card in attackers)
        return sum(levels) if attacks >= len(levels) else sum(sorted(levels)[len(levels) - attacks :])
