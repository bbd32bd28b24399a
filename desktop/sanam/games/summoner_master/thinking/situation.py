"""What a change would come to as things stand: in the attack under way, in the attacks still to come, in the next
Subturn.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import NamedTuple

from sanam.games.summoner_master.thinking.field import Field
from sanam.games.summoner_master.thinking.pieces import Piece, Way
from sanam.games.summoner_master.thinking.worth import Judge
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, DF_LINE
from sanam.games.thinking import Style

#: What danger in the next Subturn counts for, against what can be done at once.
LATER = 0.5

#: A value that is raised decides more fights than one that is printed higher: Seals have their values for their Levels.
RAISED = 4.0
#: What is left of that for the Df of a Seal in the At Line, where it is not compared.
NOT_COMPARED = 0.25


class Clash(NamedTuple):
    """The fight that an attack under way leads to."""

    attacker: Piece
    way: Way
    target: Piece


class Help(NamedTuple):
    """A card of the hand that could change a Seal's values, too: what it costs, and the changes by the Seal."""

    mp: int
    changes: dict[int, dict[str, int]]


class Situation:
    """How things stand at a question; made anew for each."""

    def __init__(self, judge: Judge, style: Style) -> None:
        self.judge, self.style = judge, style
        self.game = judge.game
        self.field = Field(judge, style)
        self.clash = self._clash()
        self.in_main = judge.game.in_step() == "main"
        self._plans: dict[int, float] = {}
        self._gains: dict[int, float] = {}
        #: What texts come to (see `prepared`): what the Abilities of a card that leaves bring its player, what casting
        #: a card of the hand gains with so many Mp, and what else of the hand could change a Seal's values.
        self.parting_of: Callable[[Situation, int, str], float] | None = None
        self.cast_of: Callable[[Situation, int, int, int], float] | None = None
        self.help_of: Callable[[Situation, int], list[Help]] | None = None
        #: The two Seals of a fight that is reckoned with.
        self._pair: tuple[int, int] | None = None
        self._partings: dict[tuple[int, str, int | None], float] = {}

    def plain(self) -> Situation:
        """The same without what Abilities bring in fights (see `Field.bonus`)."""
        other = copy(self)
        other.field, other._plans, other._gains = copy(self.field), {}, {}
        return other

    def parting(self, card: int, how: str, foe: int | None = None) -> float:
        """What its Abilities bring a card's player when it leaves in a way, in a fight against a foe; what they destroy
        in turn is not followed.
        """
        if self.parting_of is None:
            return 0.0
        key = (card, how, foe)
        if key not in self._partings:
            then = self.plain()
            then.parting_of = then.field.parting = None
            then._pair = (card, foe) if foe is not None else None
            self._partings[key] = self.parting_of(then, card, how)
        return self._partings[key]

    def of_mp(self, seat: int, more: int) -> float:
        """What so many Mp more (fewer, below 0) change in what the active player's attacks gain."""
        if self.game.active() != seat or not self._attacking():
            return 0.0
        mp = self.game.mp_for(seat, "attack")
        return self.gain(seat, max(0, mp + more)) - self.gain(seat, mp)

    def at_once(self, card: int, seat: int) -> float:
        """What casting a card gains that comes to the hand and can be cast in the same Main Step."""
        cost = self.game.value(card, "cast_mp")
        if self.cast_of is None or cost is None or not self.in_main or self.game.active() != seat:
            return 0.0
        mp = self.game.mp(seat)
        return max(0.0, self.cast_of(self._once(), card, seat, mp)) if cost <= mp else 0.0

    def _once(self) -> Situation:
        """The same where what a card that is cast brings to the hand is not reckoned to be cast in turn: two cards may
        bring one another.
        """
        other = copy(self)
        other.cast_of = None
        return other

    def cheaper(self, card: int, seat: int, by: int) -> float:
        """What it gains a player that a card of the hand costs so many Mp less: what is left for attacks."""
        game, cost = self.game, self.game.value(card, "cast_mp")
        if self.cast_of is None or cost is None or card not in game.hand(seat) or by <= 0 or not self.in_main:
            return 0.0
        mp = game.mp(seat)
        once = self._once()
        before = max(0.0, self.cast_of(once, card, seat, mp)) if cost <= mp else 0.0
        after = self.cast_of(once, card, seat, mp + by) if cost - by <= mp else 0.0
        return max(0.0, after - before)

    def gain(self, seat: int, mp: int) -> float:
        """What the active player's attacks are worth with so many Mp."""
        if mp not in self._gains:
            self._gains[mp] = self.field.gain(seat, mp)
        return self._gains[mp]

    def _clash(self) -> Clash | None:
        """The fight under way, until its powers are compared."""
        for frame in reversed(self.game.table.stack):
            inside = frame.locals
            if frame.procedure not in ("GeneralAttack", "MultipleAttack") or not inside.get("paid"):
                continue
            seals = self.field.sides[0] | self.field.sides[1]
            piece, other = seals.get(inside.get("card", 0)), seals.get(inside.get("target") or 0)
            if piece is None or other is None or inside.get("losers"):
                return None
            return Clash(piece, self.field.way(piece.card, inside.get("form", -1)), other)
        return None

    def foe(self, card: int) -> int | None:
        """The Seal that a Seal fights."""
        if self._pair is not None:
            return self._pair[self._pair[0] == card] if card in self._pair else None
        if self.clash is None:
            return None
        pair = (self.clash.attacker.card, self.clash.target.card)
        return pair[pair[0] == card] if card in pair else None

    # ------------------------------------------------------------------ the fight under way

    def of_clash(self, clash: Clash) -> float:
        """What a fight is worth to the attacker's player."""
        return self.field.clash(clash.attacker, clash.way, clash.target)

    def at_stake(self, card: int) -> float:
        """What leaving the Arena now would save a Seal's owner (above 0) or spoil (below 0): it would lose the fight
        under way, or win it.
        """
        if self.clash is None:
            return 0.0
        worth = self.of_clash(self.clash)
        if card == self.clash.attacker.card:
            return -worth
        return max(0.0, worth) if card == self.clash.target.card else 0.0

    # ------------------------------------------------------------------ what is to come

    def _mp(self, seat: int) -> int:
        game = self.game
        return game.mp_for(seat, "attack") if game.active() == seat else game.mp_max(seat)

    def _attacking(self) -> bool:
        return self.game.in_step() not in ("interfere-2", "mp", "end")

    def plan(self, seat: int) -> float:
        """What a seat's next attacks are worth to it: those of this Subturn, or of its next one."""
        if seat not in self._plans:
            self._plans[seat] = self._planned(self.field, seat)
        return self._plans[seat]

    def _planned(self, field: Field, seat: int) -> float:
        now = self.game.active() == seat and self._attacking()
        return field.gain(seat, self._mp(seat), ready=now)

    def _differs(self, field: Field) -> float:
        """What another field would change for the active player: its attacks, and later those of the other."""
        seat = self.game.active()
        now = self._planned(field, seat) - self.plan(seat) if self._attacking() else 0.0
        return now - LATER * (self._planned(field, 1 - seat) - self.plan(1 - seat))

    def _felt(self, card: int, worth: float) -> float:
        """The active player's gain as a card's owner feels it."""
        return worth if self.game.owner(card) == self.game.active() else -worth

    def of_numbers(self, card: int, changes: dict[str, int], *, lasts: bool, source: int | None = None) -> float:
        """What changes of At, Df and Sp are worth to a Seal's owner; those by a `source` with what else of the hand
        would have to come to them.
        """
        at, df, sp = (changes.get(key, 0) for key in ("at", "df", "sp"))
        seat = self.game.owner(card)
        piece = self.field.sides[seat].get(card)
        if piece is None or not (at or df or sp):
            return 0.0
        w = self.judge.w
        compared = NOT_COMPARED if piece.line == AT_LINE else 1.0
        worth = RAISED * (w.at * at + compared * w.df * df + w.sp * sp) if lasts else 0.01 * (at + df + sp)
        other = piece.changed(at, df, sp)
        if self.clash is not None and card in (self.clash.attacker.card, self.clash.target.card):
            changed = self._changed_clash(other, at, sp)
            gain = self.of_clash(changed) - self.of_clash(self.clash)
            return worth + (gain if card == self.clash.attacker.card else -gain)
        field = self.field.with_piece(seat, other)
        if source is not None and self.in_main:
            worth += self._added_up(piece, field, changes, source)
        if lasts:
            return worth + self._felt(card, self._differs(field))
        active = self.game.active()
        now = self._planned(field, active) - self.plan(active) if self._attacking() else 0.0
        # In the other's Subturn it is soon enough to do this when an attack has been declared.
        return worth + self._felt(card, now) * (1.0 if self.in_main else 0.3)

    def of_changed(self, changed: dict[int, dict[str, int]], seat: int) -> float:
        """What lasting changes of several Seals together are worth to a seat: in the attacks to come."""
        field = self.field
        for card, changes in changed.items():
            field = self._changed_field(field, card, changes)
        worth = self._differs(field)
        return worth if seat == self.game.active() else -worth

    def _added_up(self, piece: Piece, field: Field, changes: dict[str, int], source: int) -> float:
        """What changes of a Seal are worth to its owner that only come to something with others of the hand: a share
        of what the active player's attacks then gain.
        """
        seat = self.game.active()
        owner = self.game.owner(piece.card)
        helps = changes.get("at", 0) > 0 if owner == seat else min(changes.get("at", 0), changes.get("df", 0)) < 0
        if self.help_of is None or not helps or not self._attacking():
            return 0.0
        if self._planned(field, seat) - self.plan(seat) > 0:
            return 0.0
        left, number = self.game.mp(seat) - (self.game.value(source, "cast_mp") or 0), 1
        for one in self.help_of(self, source):
            if one.mp > left:
                continue
            mp = min(left - one.mp, self.game.mp_for(seat, "attack"))
            fields = {card: self._changed_field(field, card, by) for card, by in one.changes.items()}
            gain = max(other.gain(seat, mp) for other in fields.values()) - self.plan(seat)
            if gain > 0:
                return self._felt(piece.card, gain / (number + 1))
            if piece.card in fields:  # it may take one more
                field, left, number = fields[piece.card], left - one.mp, number + 1
        return 0.0

    def _changed_field(self, field: Field, card: int, changes: dict[str, int]) -> Field:
        """A field with a Seal's values changed."""
        owner = self.game.owner(card)
        piece = field.sides[owner].get(card)
        if piece is None:
            return field
        return field.with_piece(owner, piece.changed(*(changes.get(key, 0) for key in ("at", "df", "sp"))))

    def _changed_clash(self, piece: Piece, at: int, sp: int) -> Clash:
        assert self.clash is not None
        if piece.card == self.clash.target.card:
            return self.clash._replace(target=piece)
        way = self.clash.way
        way = way._replace(at=max(0, way.at + at), sp=max(0, min(5, way.sp + sp)))
        return self.clash._replace(attacker=piece, way=way)

    def best_attack(self, card: int) -> float:
        """What the best attack of a Seal is worth to its player, whatever it costs."""
        seat = self.game.owner(card)
        piece = self.field.sides[seat].get(card)
        if piece is None:
            return 0.0
        reach = self.field.reachable(piece, self.field.sides[1 - seat])
        gains = [s.gain for s in self.field.strikes(piece._replace(line=AT_LINE), reach, 99, True)]
        if not reach:
            gains.append(self.field.of_hand(1 - seat))
        return max(0.0, *gains) if gains else 0.0

    def of_attacks(self, card: int, *, active: bool) -> float:
        """What it is worth to a Seal's owner that it can attack in this Subturn, being Active or not."""
        seat = self.game.owner(card)
        if self.game.active() != seat or not self._attacking():
            return 0.0
        piece = self.field.sides[seat].get(card)
        if piece is None:
            return 0.0
        other = self._planned(self.field.with_piece(seat, piece._replace(active=active)), seat)
        return max(0.0, other - self.plan(seat) if active else self.plan(seat) - other)

    def of_command(self, card: int, seat: int, mp: int) -> float:
        """What it is worth to the active player to command a Seal of the other: what attacks gain by it with so many
        Mp.
        """
        if self.game.active() != seat or not self._attacking():
            return 0.0
        field = copy(self.field)
        field.charmed = {**field.charmed, card: seat}
        return max(0.0, field.gain(seat, mp) - self.plan(seat))

    def in_other_line(self, card: int) -> float:
        """What it is worth to a Seal's owner that it stands in its other Line."""
        seat = self.game.owner(card)
        piece = self.field.sides[seat].get(card)
        if piece is None:
            return 0.0
        line = DF_LINE if piece.line == AT_LINE else AT_LINE
        return self._felt(card, self._differs(self.field.with_piece(seat, piece._replace(line=line))))

    def danger(self, seat: int, piece: Piece | None = None) -> float:
        """What the other player's next attacks would cost a seat, with one of its Seals as it might be."""
        field = self.field if piece is None else self.field.with_piece(seat, piece)
        return field.danger(seat)
