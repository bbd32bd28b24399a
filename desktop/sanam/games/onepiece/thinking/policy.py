"""Rules of thumb for every question of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sanam.abilities.tree import Tree, from_plain
from sanam.engine.choice import Choice, Option
from sanam.games.onepiece.rules.game import OnePieceGame
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.thinking.battles import Battles
from sanam.games.onepiece.thinking.effects import Effects
from sanam.games.onepiece.thinking.turns import Turns
from sanam.games.onepiece.thinking.worth import Judge
from sanam.games.thinking import Advice, Style, ranked
from sanam.wording import Message

LEAST = Message("These are the cards you need least")
BEST = Message("This is the best target")
USE = Message("The effect is worth more than it costs")
#: What a card nobody has seen is worth in the hand, and what a [Trigger] is in the Life area; what a look is worth.
UNSEEN, TRIGGERED, LOOK = 1.1, 0.4, 0.05


class OnePiecePolicy:
    """See `sanam.games.thinking.Policy`."""

    def __init__(self, game: OnePieceGame, style: Style) -> None:
        self.game = game
        self.judge = Judge(game)
        self.effects = Effects(self.judge)
        self.battles = Battles(self.judge, self.effects, style)
        self.turns = Turns(self.judge, self.effects, self.battles)
        self._kinds: dict[str, Callable[[Choice], list[Advice]]] = {
            "action": self.turns.actions,
            "give_amount": self.turns.amount,
            "attack_target": self.battles.targets,
            "block": self.battles.block,
            "counter": self.battles.counter,
            "counter_target": self._by(self._defended),
            "life": self._by(self._life),
            "redraw": self._redraw,
            "replace": self._by(lambda choice, option: -self.judge.body(self._card(option))),
            "next_auto": self._by(lambda choice, option: self._auto(option)),
            "draw_more": self._by(lambda choice, option: self._drawn(choice.seat)),
            "effect_may": self._may,
            "effect_one": self._one,
            "effect_pick": self._pick,
            "effect_don": self._by(self._returned_don),
            "effect_amount": self._amount,
            "effect_on_top": self._on_top,
            "effect_where": self._where,
            "look_take": self._by(lambda choice, option: self.judge.keep(self._card(option))),
        }

    def advise(self, choice: Choice) -> list[Advice]:
        judged = self._kinds.get(choice.kind)
        if judged is None:
            return ranked(choice, [-0.01 * at for at in range(len(choice.options))])
        with self.judge.memo.question():
            return judged(choice)

    # ------------------------------------------------------------------ options one by one

    @staticmethod
    def _by(worth: Callable[[Choice, Option], float]) -> Callable[[Choice], list[Advice]]:
        return lambda choice: ranked(choice, [worth(choice, option) for option in choice.options])

    @staticmethod
    def _card(option: Option) -> int:
        assert option.card is not None
        return option.card

    def _defended(self, choice: Choice, option: Option) -> float:
        """Who gains a Counter: the card that is attacked."""
        attack = self.game.table.marks.get("attack", {})
        return 1.0 if option.card == attack.get("card_target") else 0.0

    def _life(self, choice: Choice, option: Option) -> float:
        """A Life card is taken, or its [Trigger] used."""
        card = self._card(option)
        if option.act == "trigger":
            return self.effects.of_ability(card, option.value, choice.seat)
        return self.judge.keep(card) - 0.15

    def _auto(self, option: Option) -> float:
        return self.effects.of_ability(
            self._card(option), option.value, self.game.table.cards[self._card(option)].owner
        )

    def _drawn(self, seat: int) -> float:
        return 1.0 if len(self.game.table.zones[f"{seat}.deck"]) > 5 else -1.0

    def _returned_don(self, choice: Choice, option: Option) -> float:
        """DON!! cards that have been used go back first, those that were given last."""
        it = self.game.table.cards[self._card(option)]
        return -1.0 if it.host is not None else 0.0 if it.sideways else -0.5

    # ------------------------------------------------------------------ the hand

    def _redraw(self, choice: Choice) -> list[Advice]:
        """A hand is kept that can do something in the first turns."""
        game = self.game
        hand = [game.profile(card) for card in game.table.zones[f"{choice.seat}.hand"]]
        early = [p for p in hand if (p.character or p.stage) and p.cost <= 4]
        cheap = [p for p in early if p.cost <= 3]
        keeps = 0.5 if len(early) >= 2 and cheap else -0.5
        return ranked(choice, [keeps if option.act == "keep" else 0.0 for option in choice.options])

    def _on_top(self, choice: Choice) -> list[Advice]:
        """Of the own cards the better ones go on top, of the opponent's the worse ones."""
        found = []
        for option in choice.options:
            card = self._card(option)
            own = self.game.table.cards[card].owner == choice.seat
            found.append((self.judge.keep(card) - 0.5) * (1 if own else -1))
        return ranked(choice, found)

    def _where(self, choice: Choice) -> list[Advice]:
        """Where cards go that were looked at: to the hand if they may; on top of their pile what serves its player more
        than a card nobody has seen, and in the Life area one with a [Trigger].
        """
        on_top = 0.0
        for card, _ in self.game.table.stack[-1].locals.get("cards") or []:
            it = self.game.table.cards[card]
            in_life = str(choice.params.get("area", "")).endswith("life")
            serves = (
                self.judge.keep(card) - UNSEEN + TRIGGERED * (in_life and self.game.profile(card).trigger is not None)
            )
            on_top += serves if it.owner == choice.seat else -serves
        worths = {"hand": 1.0, "top": on_top, "bottom": -on_top}
        return ranked(choice, [worths.get(str(option.value), 0.0) for option in choice.options])

    # ------------------------------------------------------------------ effects

    def _context(self, choice: Choice) -> Context:
        card = choice.params["card"]
        return Context(self.game, card, self.game.table.cards[card].owner, actor=choice.seat)

    def _may(self, choice: Choice) -> list[Advice]:
        """Whether something is done that may be done: worth what the whole ability is, the cost being part of it."""
        words, card, index = from_plain(choice.params["words"]), choice.params["card"], choice.params["ability"]
        own = self.effects.of(words, self._context(choice))
        whole = (
            self.effects.of_ability(card, index, choice.seat)
            if self.game.table.cards[card].owner == choice.seat
            else own
        )
        worth = max(own, whole)
        return ranked(choice, [worth if worth != 0 else 0.05], [USE])

    def _one(self, choice: Choice) -> list[Advice]:
        ways: list[Any] = choice.params["ways"]
        ctx = self._context(choice)
        return ranked(choice, [self.effects.of(from_plain(ways[option.value]), ctx) for option in choice.options])

    def _pick(self, choice: Choice) -> list[Advice]:
        """Which cards an operation is done to."""
        words = choice.params.get("words")
        if words is None:
            return ranked(
                choice,
                [-self.judge.keep(self._card(option)) for option in choice.options],
                [LEAST] * len(choice.options),
            )
        op = from_plain(words)
        worths = [self._done(op, self._card(option), choice) for option in choice.options]
        return ranked(choice, worths, [BEST if worth > 0 else LEAST for worth in worths])

    def _done(self, op: Tree, card: int, choice: Choice) -> float:
        if op.name == "look":  # what lies on top of the other player's Life area is what an attack hits
            return LOOK + LOOK * (self.game.table.cards[card].owner != choice.seat)
        worth = self.effects.to_card(op, card, choice.seat, choice.params.get("card"))
        if op.name == "give don" and self.game.profile(card).don:
            return 0.1
        return worth

    def _amount(self, choice: Choice) -> list[Advice]:
        """How many of cards that are all alike: as many as possible of what helps."""
        words = choice.params.get("words")
        sign = 1.0
        if words is not None:
            op = from_plain(words)
            sign = -1.0 if op.name in ("rest", "trash", "return") else 1.0
        return ranked(choice, [0.1 * sign * option.value for option in choice.options])
