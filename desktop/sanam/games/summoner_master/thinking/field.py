"""Who can attack whom, and what comes of it: the Seals of both sides as plain numbers, and the attacks worth making.

Fights are compared here as `FightRules.fight` does, but on numbers that can be changed to see what that would do.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.execution import amounts
from sanam.games.summoner_master.texts.tree.program import changes
from sanam.games.summoner_master.thinking.finishing import Finish
from sanam.games.summoner_master.thinking.pieces import Piece, Strike, Way
from sanam.games.summoner_master.thinking.worth import FATAL, Judge
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, DF_LINE, WORDS
from sanam.games.thinking import Style, remembered

#: Curses under which a Seal does not attack.
HELD = frozenset(("stone", "freeze", "dimension"))
#: When a Seal's Abilities change what it fights with.
ATTACKING = ("command-attack", "attack", "fight")
DEFENDING = ("attacked", "fight")
#: What a hit on the hand costs beside what falls into the Shrine, and the Levels of a Seal that nobody knows.
HIT, USUAL_LEVEL = 0.85, 2
#: What an attack must gain to be made.
WORTHWHILE = 0.05


class Field:
    """The Seals of both sides as they stand."""

    def __init__(self, judge: Judge, style: Style, mine: Callable[[int, int], float] | None = None) -> None:
        self.judge, self.style = judge, style
        game = self.game = judge.game
        self.memo = judge.memo
        #: Whether what Abilities will change in a fight still has to come.
        self.foresees = game.running.attack() is None
        #: What a won or lost fight brings beside its loser, by attacker and target (see `Effects.of_attack`).
        self.bonus = mine
        #: What the Abilities of a Seal that falls in a fight bring its player, against whom it falls.
        self.parting: Callable[[int, int | None], float] | None = None
        self.sides = [{card: self.piece(card) for card in game.seals(seat)} for seat in (0, 1)]
        #: The Seals that the other player commands, and who (709.7.1).
        self.charmed: dict[int, int] = {}
        for seat in (0, 1):
            for card in self.sides[seat]:
                if "controller" in game.table.cards[card].marks and game.controller(card) != seat:
                    self.charmed[card] = 1 - seat
        seals = [card for side in self.sides for card in side]
        self.weak = {card for card in seals if game.deed(card, "weak-touch")}
        self.lasting = {card for card in seals if game.fights.withstands(card)}
        #: Whether it depends on the attacker which Seals can be attacked.
        self._keeps = "kept" in game.rare
        #: The plans that are known at this question, of all fields that differ by a Seal.
        self._plans: dict[tuple[Any, ...], list[Strike]] = {}

    # ------------------------------------------------------------------ reading

    @remembered
    def piece(self, card: int, line: str = "") -> Piece:
        """A Seal as it stands, or would stand in a Line."""
        game, judge = self.game, self.judge
        it = game.table.cards[card]
        word = line or WORDS[it.zone]
        held = not HELD.isdisjoint(game.curses(card)) or game.deed(card, "attack")
        moves = (
            word == DF_LINE
            and it.marks.get("lined") != game.subturn()
            and not it.sideways
            and not game.deed(card, "line")
        )
        ways: tuple[Way, ...] = ()
        if not held and word in (AT_LINE, DF_LINE):
            ways = tuple(self.way(card, form) for form in game.attacks.attack_forms(card))
            ways = tuple(way for way in ways if way.at >= 0)
        active = not it.sideways or game.attacks.once_more(card)
        across = bool(game.deed(card, "across")) and not game.deed(card, "cross")
        more = self.swings(card, DEFENDING)
        numbers = judge.numbers(card)
        lost, levels = judge.lost(card, numbers), judge.levels(card)
        at, df, sp = numbers
        if more:
            at, df, sp = at + more.get("at", 0), df + more.get("df", 0), sp + more.get("sp", 0)
        return Piece(card, max(0, at), max(0, df), sp, word, lost, levels, ways, active, moves, across)

    @remembered
    def way(self, card: int, form: int) -> Way:
        """A way to attack; At below 0: there is none."""
        game = self.game
        now = self.judge.numbers(card) if form == game.form(card) else None
        at = (now[0] if now else 0) or game.value(card, "at", form)  # no value is not 0
        cost = game.value(card, "attack_mp", form)
        if at is None or cost is None:
            return Way(form, -1, 0, 0, "general", 1)
        kind = game.profile(card).attack_kind(form)
        strikes = game.fights.strikes(card, form) if kind == "multiple" else game.attacks.times(card)
        more = self.swings(card, ATTACKING) if kind != "all" else {}
        sp = (now[2] if now else game.value(card, "sp", form) or 0) + more.get("sp", 0)
        return Way(form, max(0, at + more.get("at", 0)), sp, cost, kind, max(1, strikes))

    @remembered
    def swings(self, card: int, moments: tuple[str, ...]) -> dict[str, int]:
        """By how much a Seal's own Abilities change its values when it fights."""
        game = self.game
        profile = game.profile(card)
        found: dict[str, int] = {}
        for moment in moments:
            for index in profile.windows.get(moment, ()) if self.foresees else ():
                program = profile.programs[index]
                if program is None or not game.texts.works(card, index):
                    continue
                for sentence in program.ways[0]:
                    op = sentence["o"]
                    if op.name == "change" and (op.get("w") is None or op["w"].name == "self"):
                        for key, change in changes(op):
                            found[key] = found.get(key, 0) + change
        return found

    def with_piece(self, seat: int, piece: Piece) -> Field:
        """The field with one Seal as it might be."""
        other = copy(self)
        other.sides = [dict(side) for side in self.sides]
        other.sides[seat][piece.card] = piece
        return other

    def without(self, card: int) -> Field:
        """The field without a Seal."""
        other = copy(self)
        other.sides = [{each: piece for each, piece in side.items() if each != card} for side in self.sides]
        return other

    # ------------------------------------------------------------------ fights

    def fight(self, piece: Piece, way: Way, target: Piece) -> tuple[bool, bool]:
        """Whether the attacker and the attacked Seal are destroyed (504.15)."""
        dies, beats = self._lost(piece, way, target)
        return dies and piece.card not in self.lasting, beats and target.card not in self.lasting

    def _lost(self, piece: Piece, way: Way, target: Piece) -> tuple[bool, bool]:
        """Whether they lose the fight."""
        defending = target.line == DF_LINE
        mine, theirs = way.at, target.df if defending else target.at
        if self.weak:  # against Weak Touch what raises a value does not count (SMG-127)
            if target.card in self.weak:
                mine = min(mine, self.game.value(piece.card, "at", way.form, bare=True) or 0)
            if piece.card in self.weak:
                theirs = min(theirs, self.game.value(target.card, "df" if defending else "at", bare=True) or 0)
        if mine != theirs:
            return mine < theirs and not defending, mine > theirs
        if way.sp != target.sp:
            return way.sp < target.sp and not defending, way.sp > target.sp
        return not defending, not defending

    def clash(self, piece: Piece, way: Way, target: Piece) -> float:
        """What a fight is worth to the attacker's player."""
        dies, beats = self.fight(piece, way, target)
        worth = self._loss(target, piece.card) if beats else 0.0
        if dies:
            lost = self._loss(piece, target.card)
            worth += lost if piece.card in self.charmed else -lost / self.style.boldness
        if dies and beats and piece.lost >= FATAL and target.lost >= FATAL:
            worth = 0.0  # a drawn game
        if self.bonus is not None:
            worth += self.bonus(piece.card, target.card)
        return worth

    def _loss(self, piece: Piece, foe: int | None) -> float:
        """What losing a Seal costs its player: more for the last one, less what it does as it falls."""
        seat = self.seat_of(piece.card)
        lost = piece.lost + (self.judge.without_seals(seat) if len(self.sides[seat]) == 1 else 0.0)
        return lost - self.parting(piece.card, foe) if self.parting is not None and piece.lost < FATAL else lost

    def of_hand(self, seat: int) -> float:
        """What a hit on a player's hand is worth to the other."""
        hand = self.game.hand(seat)
        if not hand:
            return 0.0
        seals = any(self.game.profile(card).seal for card in hand)
        return HIT + (self.judge.fallen(seat, USUAL_LEVEL) if seals else 0.0)

    # ------------------------------------------------------------------ plans

    def plan(self, seat: int, mp: int, *, ready: bool = True, hand: bool = True) -> list[Strike]:
        """The attacks worth making by `seat` with so many Mp, in order: the best fight first, each by the Seal that
        would do least elsewhere; what they clear away opens the way to the Df Line and the hand. `ready`: only by Seals
        that are Active now.
        """
        mine, theirs = self.sides
        said = (self.bonus, self.parting, *self.charmed.items())
        asked = (seat, mp, ready, hand, said, tuple(mine.values()), tuple(theirs.values()))
        known = self._plans
        if asked not in known:
            known[asked] = self._plan(seat, mp, ready, hand)
        return known[asked]

    def _plan(self, seat: int, mp: int, ready: bool, hand: bool) -> list[Strike]:
        attackers = {
            card: piece for card, piece in self.commanded(seat).items() if piece.ways and (piece.active or not ready)
        }
        targets = dict(self.sides[1 - seat])
        winning = Finish(self, seat, ready).attacks(attackers, targets, mp)
        if winning:
            return winning
        found: list[Strike] = []
        while attackers:
            best = self._best(attackers, targets, mp, ready)
            if best is None:
                if hand and not self._in_the_way(targets):
                    found += self._on_hand(seat, attackers, mp, ready)
                break
            found.append(best)
            mp -= best.way.mp
            del attackers[best.card]
            for beaten in self._beaten(best, targets):
                targets.pop(beaten, None)
        return found

    def commanded(self, seat: int) -> dict[int, Piece]:
        """The Seals that a player may have attack: its own but for those under a Charm Curse, and those that it charmed
        (709.7.1).
        """
        if not self.charmed:
            return self.sides[seat]
        mine = {card: piece for card, piece in self.sides[seat].items() if card not in self.charmed}
        return mine | {card: self.sides[1 - seat][card] for card, by in self.charmed.items() if by == seat}

    @staticmethod
    def _in_the_way(targets: dict[int, Piece]) -> bool:
        """Whether Seals stand between the attackers and the hand."""
        return any(piece.line in (AT_LINE, DF_LINE) for piece in targets.values())

    def reachable(self, attacker: Piece, targets: dict[int, Piece]) -> dict[int, Piece]:
        """The Seals that a Seal may attack: the At Line, and where that is empty, or it attacks across, the Df Line
        (501.2); not what cannot be attacked.
        """
        at = AT_LINE in [piece.line for piece in targets.values()]
        lines = (AT_LINE, DF_LINE) if attacker.across or not at else (AT_LINE,)
        spared, by = self._spared, attacker.card if self._keeps else None
        return {
            card: piece
            for card, piece in targets.items()
            if piece.line in lines and card != attacker.card and not spared(card, by)
        }

    @remembered
    def _spared(self, card: int, attacker: int | None) -> bool:
        """Whether a Seal cannot be attacked: by another, or by any."""
        game = self.game
        return bool(game.deed(card, "attacked") or (attacker is not None and game.texts.kept_from(card, attacker)))

    def _best(self, attackers: dict[int, Piece], targets: dict[int, Piece], mp: int, ready: bool) -> Strike | None:
        best, rank = None, 0.0
        for piece in attackers.values():
            strikes = self.strikes(piece, self.reachable(piece, targets), mp, ready)
            if not strikes or max(strike.gain for strike in strikes) <= WORTHWHILE:
                continue
            strikes.sort(key=lambda strike: -strike.gain)
            # What this Seal would do to another target, if that is nearly as good, speaks for leaving this one.
            second = max((s.gain for s in strikes if s.target != strikes[0].target), default=0.0)
            for strike in strikes:
                other = strikes[0].gain if strike is not strikes[0] else max(0.0, second)
                regret = strike.gain - 0.3 * other - 0.02 * strike.way.at - 0.05 * strike.way.mp
                if strike.gain > WORTHWHILE and regret > rank:
                    best, rank = strike, regret
        return best

    def strikes(self, piece: Piece, reach: dict[int, Piece], mp: int, ready: bool) -> list[Strike]:
        """The attacks that a Seal can make."""
        found = []
        moves = piece.line == DF_LINE
        if moves and ready and not piece.moves:
            return []
        for way in piece.ways:
            if way.mp > mp or (way.kind == "all" and piece.card in self.charmed):
                continue
            less = 0.05 if moves else 0.0
            if way.kind == "all":
                foes = self.sides[1 - self.seat_of(piece.card)].values()
                gain = sum(self._loss(each, piece.card) for each in foes if self._all(way, each))
                found.append(Strike(piece.card, way, None, gain - less, moves))
                continue
            gains = {card: self.clash(piece, way, target) for card, target in reach.items()}
            for card, gain in gains.items():
                extra = 0.0
                if way.strikes > 1 and gain > 0:
                    more = sorted((g for c, g in gains.items() if c != card and g > 0), reverse=True)
                    extra = sum(more[: way.strikes - 1])
                found.append(Strike(piece.card, way, card, gain + extra - less, moves))
        return found

    @staticmethod
    def _all(way: Way, target: Piece) -> bool:
        """Whether an All attack destroys a Seal (506.12)."""
        if target.line == DF_LINE:
            return way.at > target.df
        return target.line == AT_LINE and way.at >= target.at

    def seat_of(self, card: int) -> int:
        return 0 if card in self.sides[0] else 1

    def _beaten(self, strike: Strike, targets: dict[int, Piece]) -> list[int]:
        if strike.target is None:
            return [card for card, piece in targets.items() if self._all(strike.way, piece)]
        piece = self.sides[self.seat_of(strike.card)][strike.card]
        dies, beats = self.fight(piece, strike.way, targets[strike.target])
        return [strike.target] * beats + [piece.card] * (dies and piece.card in self.charmed)

    def _on_hand(self, seat: int, attackers: dict[int, Piece], mp: int, ready: bool) -> list[Strike]:
        """The one attack on the hand, by the Seal that pays the least for it."""
        game = self.game
        gain = self.of_hand(1 - seat)
        if not gain or (ready and game.table.seats[seat].marks.get("hand_attack") == game.subturn()):
            return []
        able = [
            (way.mp, piece.line == DF_LINE, piece, way)
            for piece in attackers.values()
            for way in piece.ways
            if way.kind != "all" and way.mp <= mp and (piece.line == AT_LINE or piece.moves or not ready)
            if piece.card not in self.charmed  # it does not attack the hand (712.1)
        ]
        if not able:
            return []
        _, moves, piece, way = min(able, key=lambda one: one[:2])
        return [Strike(piece.card, way, None, gain, moves)]

    def gain(self, seat: int, mp: int, *, ready: bool = True) -> float:
        """What the attacks of a plan are worth together: no more than the game."""
        return min(FATAL, sum(strike.gain for strike in self.plan(seat, mp, ready=ready)))

    def danger(self, seat: int) -> float:
        """What the other player's attacks in the next Subturn would cost this one, as things stand."""
        return self.gain(1 - seat, self.game.mp_max(1 - seat), ready=False)


def changes_of(judge: Judge, source: int, seat: int, op: Tree, card: int) -> dict[str, int]:
    """By how much an operation changes the values of a card."""
    game = judge.game
    if op.name == "swap":
        one, other = op["a"].name, op["b"].name
        gap = (game.value(card, one) or 0) - (game.value(card, other) or 0)
        return {one: -gap, other: gap}
    found: dict[str, int] = {}
    for key, kind, number in amounts.made(game, source, seat, op):
        found[key] = number - (game.value(card, key) or 0) if kind == "set" else found.get(key, 0) + number
    return found
