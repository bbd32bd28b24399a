"""What can still be done this turn with what an effect leaves: changes that add up, what then may be picked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sanam.abilities.tree import Tree, parts_in, sum_in
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.picking import picks, said, slots_of
from sanam.games.onepiece.thinking.reach import Change, Reach
from sanam.games.onepiece.thinking.worth import Judge

#: What bounds a number of the cards that may be picked, and the number.
BOUNDS = {
    "Filter.power at most": "power",
    "Filter.power": "power",
    "Filter.cost at most": "cost",
    "Filter.cost": "cost",
}
#: What changes a number of a card, and the number.
CHANGING = {"Gain.power": "power", "Loss.power": "power", "Gain.cost": "cost", "Loss.cost": "cost"}
CHANGES, POWER = tuple(CHANGING), ("Gain.power", "Loss.power")
#: What is left of the worth of something that has yet to be done.
THEN = 0.8


class Following:
    """Judges what comes after. `to_card` says what an operation on a card is worth to a player."""

    def __init__(self, judge: Judge, reach: Reach, to_card: Callable[[Tree, int, int], float]) -> None:
        self.judge, self.game, self.reach = judge, judge.game, reach
        self._to_card = to_card
        self._looking = False

    def of(self, op: Tree, card: int, seat: int, source: int | None) -> float:
        """What a change of numbers of a card makes possible: with other changes of it, or by what may then pick it."""
        game = self.game
        changes = {CHANGING[part.key]: part.number("n") for part in parts_in(op, CHANGES)}
        if not changes or self._looking or game.turn_player() != seat or "attack" in game.table.marks:
            return 0.0
        if (game.table.cards[card].owner == seat) != (changes.get("power", -1) > 0):
            return 0.0
        self._looking = True
        worth = max(
            self._together(card, changes.get("power", 0), seat, source), self._opened(card, changes, seat, source)
        )
        self._looking = False
        return worth

    def _rest(self, seat: int, source: int | None) -> Iterator[tuple[int, int, Tree]]:
        """What a player can still use this turn beside `source`: the card, the DON!! cards that it takes, its words."""
        game = self.game
        left = len(game.active_don(seat)) - self.reach.paying
        for card in game.table.zones[f"{seat}.hand"]:
            profile = game.profile(card)
            if card == source or not (profile.event or profile.character):
                continue
            cost = game.playing_cost(card)
            for index in profile.by_timing.get("main" if profile.event else "on play", ()) if cost <= left else ():
                tree = profile.trees[index]
                if tree is not None:
                    yield card, cost, tree
        for card in game.field(seat):
            profile = game.profile(card)
            for index in profile.activated if card != source else ():
                tree = profile.trees[index]
                if tree is not None and game.usable(card, index):
                    yield card, sum_in(tree, ("Cost.rest don",)), tree

    def _together(self, card: int, change: int, seat: int, source: int | None) -> float:
        """What a change of power that alone does not decide the match adds to it with others: its share."""
        leader = self.game.leader(1 - seat)
        if not change or not (self.game.table.cards[card].owner == seat or card == leader):
            return 0.0
        paid, total, used = 0, {card: change}, 1
        for other, cost, tree in self._rest(seat, source):
            changes = self._changed(other, tree, seat)
            for each, more in changes.items():
                way = {**total, each: total.get(each, 0) + more}
                raised = tuple((one, by) for one, by in way.items() if one != leader)
                if gain := self.reach.decides(seat, Change(-way.get(leader, 0), raised=raised, don=-paid - cost)):
                    return gain / (used + 1)
            if card in changes:  # it may take one more
                paid, total, used = paid + cost, {card: total[card] + changes[card]}, used + 1
        return 0.0

    def _changed(self, source: int, tree: Tree, seat: int) -> dict[int, int]:
        """By how much words raise the power of a player's own cards, or lower that of the other Leader, that can be
        picked for them.
        """
        ctx, found = Context(self.game, source, seat), dict[int, int]()
        able = {self.game.leader(1 - seat): -1, **dict.fromkeys(self.game.fighters(seat), 1)}
        for op in tree.walk():
            change = sum_in(op, POWER)
            if op.category == "Op" and change:
                cards = {card for slot in slots_of(op) for card in picks(ctx, op, slot).cards}
                found.update((card, change) for card in cards & able.keys() if able[card] * change > 0)
        return found

    def _opened(self, card: int, changes: dict[str, int], seat: int, source: int | None) -> float:
        """The most that is done to a card which may only be picked for it after the changes."""
        game, best = self.game, 0.0
        if game.area(card) != "character":
            return 0.0
        for _, cost, tree in self._rest(seat, source):
            for op in tree.walk():
                if op.category == "Op" and any(
                    self._comes_into(said(op, slot), card, changes) for slot in slots_of(op)
                ):
                    self.reach.paying += cost
                    best = max(best, THEN * self._to_card(op, card, seat))
                    self.reach.paying -= cost
        return best

    def _comes_into(self, sel: Tree, card: int, changes: dict[str, int]) -> bool:
        """Whether a card is within the bounds of a selection after the changes only."""
        narrow = [(BOUNDS[test.key], test) for test in sel.many("f") if test.key in BOUNDS]
        theirs = sel.get("w") is not None and sel["w"].name == "opponent's"
        if not theirs or not any(key in changes for key, _ in narrow):
            return False

        def within(by: dict[str, int]) -> bool:
            values = ((max(0, self.game.value(card, key) + by.get(key, 0)), test) for key, test in narrow)
            return all(
                now <= test.number("n") if "most" in test.name else now == test.number("n") for now, test in values
            )

        return within(changes) and not within({})
