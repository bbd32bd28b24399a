"""Which cards are exchanged with the Side Deck between two duels: those aimed at cards of which the other's deck has
few, for those that would find more to do there. What the deck is built around stays. What the other's deck is, the copy
of the match says as far as the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from sanam.engine.choice import Choice
from sanam.games.thinking import Advice
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.tree import Ability, Filter, Group, Occasion
from sanam.games.yugioh.thinking.worth import Judge
from sanam.games.yugioh.vocabulary.zones import FIELD
from sanam.wording import Message

EXCHANGE = Message("These cards find more to do against this deck")
#: What a card aimed at the other's cards gains for the share of their deck that it can be aimed at, and the share
#: at which it is worth what it is worth to anybody.
AIMED, USUAL = 2.0, 0.3
#: What a card must be worth more than the one it is exchanged for, and how many are exchanged at most.
GAIN, MOST = 0.4, 6
#: What a filter asks of how a card lies, or of what became of it: of a deck it says nothing.
LYING = {"face": "", "position": "", "counter": "", "summoned": "", "past": (), "summoned_by": None, "related": ()}


class Siding:
    """Judges exchanges."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.game = judge.game

    def exchanges(self, choice: Choice) -> list[Advice]:
        """The best exchange, and none at all. Whoever is asked picks what is to be the Side Deck."""
        side = [at for at, option in enumerate(choice.options) if option.value]
        worths = [self.worth(option.card or 0, choice.seat) for option in choice.options]
        into = sorted(side, key=lambda at: -worths[at])
        aimed = [at for at, option in enumerate(choice.options) if not option.value and self._aims(option.card or 0)]
        out = sorted(aimed, key=lambda at: worths[at])
        gained, picks = 0.0, set(side)
        for better, worse in islice(zip(into, out, strict=False), MOST):
            if worths[better] < worths[worse] + GAIN:
                break
            gained += worths[better] - worths[worse]
            picks = picks - {better} | {worse}
        kept = Advice(tuple(side), 0.0)
        return [Advice(tuple(sorted(picks)), gained, EXCHANGE), kept] if gained else [kept]

    def worth(self, card: int, seat: int) -> float:
        """What a card is worth in the next duel."""
        worth = self.judge.printed(card) if self.game.profile(card).monster else 1.0
        shares = [self._share(group.filter, seat) for group in self._aims(card)]
        return worth + AIMED * (max(shares) - USUAL) if shares else worth

    def _share(self, filter: Filter, seat: int) -> float:
        """The share of the other's deck that are such cards."""
        wanted = msgspec.structs.replace(filter, **LYING)
        theirs = self.game.table.zones[f"{1 - seat}.deck"]
        return sum(matches(self.game, wanted, card, seen=True) for card in theirs) / max(1, len(theirs))

    def _aims(self, card: int) -> list[Group]:
        """The cards of the other player that a card's effects are about, or wait for."""
        return [group for ability in self.game.abilities(card) for group in _groups(ability)]


def _groups(ability: Ability) -> Iterator[Group]:
    """The groups of cards on the other's field in what an ability aims at, does, or waits for."""
    todo: list[Any] = [ability.targets, ability.do, ability.when]
    while todo:
        item = todo.pop()
        if isinstance(item, Group):
            if item.whose in ("opponent", "either") and not item.ref and {*item.zones} & {"field", *FIELD}:
                yield item
        elif (
            isinstance(item, Occasion) and item.who == "opponent" and item.subject is not None and not item.subject.ref
        ):
            yield item.subject
        if isinstance(item, (list, tuple)):
            todo.extend(item)
        elif isinstance(item, msgspec.Struct):
            todo.extend(getattr(item, name) for name in item.__struct_fields__)
