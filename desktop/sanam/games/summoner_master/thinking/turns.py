"""The Main Step: what the Mp are spent on, who attacks whom in which order, and how the Lines are left."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from sanam.engine.choice import Choice, Option
from sanam.games.summoner_master.thinking.field import Field
from sanam.games.summoner_master.thinking.pieces import Piece, Strike
from sanam.games.summoner_master.thinking.prepared import as_it_stands
from sanam.games.summoner_master.thinking.programs import of_cast, of_skill, of_triggers
from sanam.games.summoner_master.thinking.situation import LATER, Situation
from sanam.games.summoner_master.thinking.worth import FATAL, Judge
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, DF_LINE
from sanam.games.thinking import Advice, Style
from sanam.wording import Message

CAST = Message("Cast {card}: it is the best use of your Mp")
SPARE = Message("Keep {card}: the Mp do more elsewhere")
USE = Message("Use {card}: what it does is worth more than it costs")
STRIKE = Message("Attack with {card}: it wins the fight")
LETHAL = Message("Attack with {card}: this can win the game")
HAND = Message("Attack the hand with {card}: nothing stands in the way")
NO_GAIN = Message("This attack gains nothing")
FORWARD = Message("Move {card} to the At Line: it can then attack")
LINE = Message("Change the Line of {card}: it is safer there")
COMBINE = Message("Combine {card}: together they win more fights")
END = Message("Nothing more is worth doing")
#: What comes first of what is worth doing: what changes the fights, then Combination, Seals, and attacks: a Seal that
#: has just come may attack, and so leave a better one for another target.
FIRST = {"skill": 30.0, "combine": 20.0, "attack": 10.0, "attack_hand": 10.0, "cast": 11.0}
#: A Mystic Card, and a Seal whose Abilities change the fights, come before them.
FIRST_MYSTIC = 25.0
#: What may win the game comes before all else.
LAST = 50.0
#: What an Mp spent for nothing better costs.
MP = 0.02


class Item(NamedTuple):
    """Something that Mp may be spent on."""

    key: tuple[str, int, int]
    mp: int
    gain: float


class Turns:
    """Judges what the active player may do."""

    def __init__(self, judge: Judge, style: Style) -> None:
        self.judge, self.style = judge, style
        self.game = judge.game

    def actions(self, choice: Choice) -> list[Advice]:
        """Everything that may be done, the best first."""
        now, seat = self.situation(), choice.seat
        mp = self.game.mp(seat)
        plan = {strike.card: strike for strike in now.field.plan(seat, self.game.mp_for(seat, "attack"))}
        items = [self._item(now, option, seat, mp) for option in choice.options if option.act in ("cast", "skill")]
        items += [Item(("attack", s.card, s.way.form), s.way.mp, s.gain) for s in plan.values()]
        items.append(Item(("", 0, 0), 0, 0.0))
        gains = {item.key: item for item in items}
        bought = best_for(items, mp)
        found = []
        for at, option in enumerate(choice.options):
            advice = self._advice(now, at, option, seat, gains, bought, plan)
            found.append((advice, self._rank(option, advice, plan)))
        if not any(advice.worth > 0 for advice, _ in found):
            found = [self._line(now, choice, advice, plan) for advice, _ in found]
            if not any(advice.worth > 0 for advice, _ in found):
                found = self._two_lines(now, choice, [advice for advice, _ in found])
        found.sort(key=lambda one: -one[1])
        return [advice for advice, _ in found]

    def situation(self) -> Situation:
        """How things stand, with what Abilities bring in fights."""
        now = as_it_stands(self.judge, self.style)
        plain = now.plain()
        known: dict[int, float] = {}

        def bonus(attacker: int, target: int) -> float:
            if attacker not in known:
                known[attacker] = of_triggers(plain, attacker, "attack", "attack-success")
            return 0.8 * known[attacker]

        if self.game.windows & {"attack", "attack-success"}:
            now.field.bonus = bonus
        return now

    # ------------------------------------------------------------------ what Mp are spent on

    def _item(self, now: Situation, option: Option, seat: int, mp: int) -> Item:
        card = option.card
        assert card is not None
        if option.act == "cast":
            return Item(("cast", card, 0), self.game.value(card, "cast_mp") or 0, of_cast(now, card, seat, mp))
        cost = self.game.skill_mp(card, option.value) or 0
        return Item(("skill", card, option.value), cost, of_skill(now, card, option.value, seat))

    def _advice(
        self,
        now: Situation,
        at: int,
        option: Option,
        seat: int,
        gains: dict[tuple[str, int, int], Item],
        bought: set[tuple[str, int, int]],
        plan: dict[int, Strike],
    ) -> Advice:
        card = option.card
        if card is None:
            lost = option.act == "pass" and self.game.actions.lacks_a_seal(seat)
            return Advice((at,), -FATAL if lost else 0.0, END)
        named = (("card", card),)
        match option.act:
            case "cast" | "skill":
                key = (option.act, card, option.value or 0)
                worth = gains[key].gain - MP * gains[key].mp
                if key not in bought:
                    return Advice((at,), min(-0.05, worth - 1.0), SPARE, named)
                return Advice((at,), worth, CAST if option.act == "cast" else USE, named)
            case "attack" | "attack_hand":
                return self._attack(now, at, option, seat, bought, plan.get(card))
            case "change_line":
                strike = plan.get(card)
                if strike is not None and strike.moves and ("attack", card, strike.way.form) in bought:
                    # Where it can attack it can be attacked, too.
                    worth = strike.gain + min(0.0, self.safer(now, card, seat)) if strike.gain < FATAL else strike.gain
                    return Advice((at,), worth, FORWARD, named)
                return Advice((at,), -0.05, LINE, named)
            case "assign_line":
                return Advice((at,), 0.5, LINE, named)
            case "combine":
                return Advice((at,), self._combine(now, card, seat), COMBINE, named)
            case "break":
                return Advice((at,), -0.3)
        return Advice((at,), -1.0)

    def _rank(self, option: Option, advice: Advice, plan: dict[int, Strike]) -> float:
        """The order in which things are done."""
        if advice.worth <= 0 or option.card is None:
            return advice.worth
        first = FIRST.get(option.act, 0.0)
        strike = plan.get(option.card)
        if strike is not None and strike.gain >= FATAL and option.act in ("attack", "attack_hand", "change_line"):
            return LAST + advice.worth  # what wins needs nothing before it
        if option.act == "cast":
            profile = self.game.profile(option.card)
            comes = any(name in profile.windows for name in ("enter", "cast", "cast-success"))
            first = FIRST_MYSTIC if not profile.seal else 12.0 if comes else first
        elif option.act in ("attack", "attack_hand", "change_line"):
            # The order of the plan: what it clears away opens the way for what follows. A Seal goes forward when it is
            # its turn: it stays where it is if what comes before fails, or makes it needless.
            first = FIRST["attack"]
            first += 1.0 - 0.1 * list(plan).index(option.card) if option.card in plan else 0.0
            return first + 0.01 * advice.worth
        return first + advice.worth

    # ------------------------------------------------------------------ attacks, Combination, Lines

    def _attack(
        self,
        now: Situation,
        at: int,
        option: Option,
        seat: int,
        bought: set[tuple[str, int, int]],
        strike: Strike | None,
    ) -> Advice:
        card = option.card
        assert card is not None
        named = (("card", card),)
        if strike is not None and strike.way.form == option.value and not strike.moves:
            reason = LETHAL if strike.gain >= FATAL else HAND if option.act == "attack_hand" else STRIKE
            if ("attack", card, strike.way.form) in bought:
                return Advice((at,), strike.gain, reason, named)
            return Advice((at,), -0.05, SPARE, named)
        field = now.field
        piece = field.commanded(seat).get(card)
        if piece is None:
            return Advice((at,), -0.2, NO_GAIN)
        reach = field.reachable(piece, field.sides[1 - seat])
        gains = [s.gain for s in field.strikes(piece, reach, 99, True) if s.way.form == option.value]
        return Advice((at,), min(-0.01, max(gains, default=0.0) - 1.0), NO_GAIN, named)

    def _combine(self, now: Situation, card: int, seat: int) -> float:
        """What the best Combination of a Seal gains in attacks and in safety."""
        found = self.game.combination.combinations(seat, card)
        return max((self._combined(now, card, form, cards, seat) for form, sets in found.items() for cards in sets))

    def _combined(self, now: Situation, card: int, form: int, supports: list[int], seat: int) -> float:
        game, judge = self.game, self.judge
        before = now.field
        piece = before.sides[seat][card]
        value = game.value
        at, df, sp = (value(card, key, form) or 0 for key in ("at", "df", "sp"))
        lost = piece.lost + judge.fallen(
            seat, sum(before.sides[seat][s].level for s in supports if s in before.sides[seat])
        )
        lost += sum(judge.w.support * judge.printed(support) for support in supports)
        other = piece._replace(at=at, df=df, sp=sp, lost=min(lost, FATAL), ways=(before.way(card, form),))
        after: Field = before.with_piece(seat, other)
        for support in supports:
            after = after.without(support)
        mp = game.mp_for(seat, "attack") - game.fee(card, "combine_mp")
        gain = after.gain(seat, mp) - before.gain(seat, game.mp_for(seat, "attack"))
        return gain + LATER * (before.danger(seat) - after.danger(seat)) - 0.15

    def _line(self, now: Situation, choice: Choice, advice: Advice, plan: dict[int, Strike]) -> tuple[Advice, float]:
        """When all else is done: Seals that would lose more where they stand change their Line."""
        option = choice.options[advice.picks[0]]
        if option.act != "change_line" or option.card is None:
            return advice, advice.worth
        gain = self.safer(now, option.card, choice.seat)
        return (advice._replace(worth=gain), gain) if gain > 0.1 else (advice, advice.worth)

    def _two_lines(self, now: Situation, choice: Choice, advised: list[Advice]) -> list[tuple[Advice, float]]:
        """The same where two Seals that both change their Line are safer: one stands before the other then."""
        seat, field = choice.seat, now.field
        able = [
            option.card
            for option in choice.options
            if option.act == "change_line" and option.card is not None and option.card in field.sides[seat]
        ]
        before, best, pair = now.danger(seat) if len(able) > 1 else 0.0, 0.1, frozenset[int]()
        for one, other in combinations(able, 2) if before else ():
            both = field
            for card in (one, other):
                both = both.with_piece(seat, self._moved(field.sides[seat][card]))
            gain = LATER * (before - both.danger(seat))
            if gain > best:
                best, pair = gain, frozenset((one, other))
        return [
            (advice._replace(worth=best), best)
            if choice.options[advice.picks[0]].act == "change_line" and choice.options[advice.picks[0]].card in pair
            else (advice, advice.worth)
            for advice in advised
        ]

    def safer(self, now: Situation, card: int, seat: int) -> float:
        """By how much less is in danger when a Seal stands in its other Line."""
        piece = now.field.sides[seat].get(card)
        if piece is None:
            return 0.0
        return LATER * (now.danger(seat) - now.danger(seat, self._moved(piece)))

    @staticmethod
    def _moved(piece: Piece) -> Piece:
        return piece._replace(line=DF_LINE if piece.line == AT_LINE else AT_LINE)

    # ------------------------------------------------------------------ the price of Mp

    def price(self, now: Situation, seat: int, cost: int) -> float:
        """What Mp that are spent now would have bought in the seat's next Main Step, or still would in this one."""
        game = self.game
        if not cost:
            return 0.0
        items = [
            Item(("cast", card, 0), game.value(card, "cast_mp") or 0, max(0.1, 0.5 * self.judge.printed(card)))
            for card in game.hand(seat)
            if not game.profile(card).interfere or game.active() == seat
        ]
        items += [
            Item(("attack", piece.card, way.form), way.mp, 0.6)
            for piece in now.field.sides[seat].values()
            for way in piece.ways[:1]
        ]
        mp = game.mp(seat)
        return max(0.0, worth_for(items, mp) - worth_for(items, mp - cost)) + MP * cost


def best_for(items: list[Item], mp: int) -> set[tuple[str, int, int]]:
    """The keys of what is worth the most together for so many Mp."""
    best: list[tuple[float, tuple[tuple[str, int, int], ...]]] = [(0.0, ())] * (mp + 1)
    for item in items:
        gain = item.gain - MP * item.mp
        if gain <= 0:
            continue
        for size in range(mp, item.mp - 1, -1):
            with_it = best[size - item.mp][0] + gain
            if with_it > best[size][0]:
                best[size] = (with_it, (*best[size - item.mp][1], item.key))
    return set(best[mp][1])


def worth_for(items: list[Item], mp: int) -> float:
    """What so many Mp can buy."""
    keys = best_for(items, max(0, mp))
    return sum(item.gain for item in items if item.key in keys)
