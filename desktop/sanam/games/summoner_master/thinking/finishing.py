"""Attacks that win the game together: each of them may look bad alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from sanam.games.summoner_master.thinking.pieces import Piece, Strike, Way
from sanam.games.summoner_master.thinking.worth import FATAL, Judge
from sanam.games.summoner_master.vocabulary.zones import DF_LINE

#: By how much the earlier of such attacks come first, and how many fights are tried for them.
EARLIER, MOST_TRIES = 0.1, 60


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
        #: What each fight destroys, the attacker and the attacked Seal.
        self.ends: dict[tuple[int, int], tuple[bool, bool]] = {}

    def attacks(self, attackers: dict[int, Piece], targets: dict[int, Piece], mp: int) -> list[Strike]:
        """The attacks in order, each worth the game; none where none are found. What only opens the way may be lost for
        it.
        """
        judge = self.field.judge
        need = judge.room(1 - self.seat)
        able = {card: piece for card, piece in attackers.items() if self._may_attack(piece, mp)}
        if not able or need > sum(piece.level for piece in targets.values()):
            return []
        for piece in able.values():
            for target in targets.values():
                self.ends[piece.card, target.card] = self.field.fight(piece, piece.ways[0], target)
        return self._on(able, targets, mp, need, judge.room(self.seat))

    def _may_attack(self, piece: Piece, mp: int) -> bool:
        if not piece.ways or (piece.line == DF_LINE and self.ready and not piece.moves):
            return False
        return piece.ways[0].mp <= mp and piece.ways[0].kind != "all"

    def _on(
        self, attackers: dict[int, Piece], targets: dict[int, Piece], mp: int, need: int, room: int
    ) -> list[Strike]:
        """The same where so many Levels are still needed, and so many may not fall into the own Shrine."""
        if need > self._most(attackers, targets, mp):
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
        for piece in sorted(attackers.values(), key=lambda one: -one.at):
            way = piece.ways[0]
            if way.mp > mp:
                continue
            for target in sorted(self.field.reachable(piece, targets).values(), key=lambda one: -one.level):
                dies, beats = self.ends[piece.card, target.card]
                if beats or (dies and piece.card in targets):
                    dead = [target.card] * beats + [piece.card] * dies
                    yield Strike(piece.card, way, target.card, FATAL, piece.line == DF_LINE), dead

    def _most(self, attackers: dict[int, Piece], targets: dict[int, Piece], mp: int) -> int:
        """How many Levels attacks that can be paid for can destroy at most: of Seals that some attacker beats, or that
        attack for the other player and fall themselves.
        """
        attacks = 0
        for cost in sorted(piece.ways[0].mp for piece in attackers.values()):
            mp -= cost
            if mp < 0:
                break
            attacks += 1
        attacks += sum(card in targets for card in attackers)
        levels = sorted(
            (
                piece.level
                for card, piece in targets.items()
                if card in attackers or any(self.ends[each, card][1] for each in attackers)
            ),
            reverse=True,
        )
        return sum(levels[:attacks])
