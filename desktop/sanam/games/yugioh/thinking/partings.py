"""What the effects of a card are worth that answer its own leaving: being destroyed, sent away, Tributed, discarded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from sanam.games.thinking import remembered
from sanam.games.yugioh.rules.profiles import Profile
from sanam.games.yugioh.texts import tree
from sanam.games.yugioh.thinking.worth import LASTING, Judge
from sanam.games.yugioh.vocabulary.zones import FIELD

#: What happens to a card of the field, and to one of the hand, that is moved in a way, and where it goes.
EVENTS = {
    "destroy": ("destroyed", "sent", "left"),
    "send": ("sent", "left"),
    "tribute": ("tributed", "sent", "left"),
    "discard": ("discarded", "sent"),
    "banish": ("banished", "left"),
    "return": ("returned", "left"),
    "shuffle": ("left",),
    "top": ("left",),
    "bottom": ("left",),
}
TO_GRAVEYARD = ("destroy", "send", "tribute", "discard")
ANSWERS = frozenset(("destroyed", "sent", "left", "tributed", "discarded", "banished", "returned"))


class Way(NamedTuple):
    """How a card leaves: by what, why ("battle", "effect", "cost"), by whose doing, against which monster."""

    how: str
    cause: str
    by: int | None = None
    foe: int | None = None


class Partings:
    """Judges effects that answer the leaving of their own card. `of_ability` says what using one is worth."""

    def __init__(self, judge: Judge, of_ability: Callable[[int, int, int, Mapping[str, Any]], float]) -> None:
        self.judge, self.game, self.memo = judge, judge.game, judge.memo
        self._of_ability = of_ability
        self._following = False

    @remembered
    def answering(self, profile: Profile) -> tuple[int, ...]:
        """The abilities of a card that answer its leaving in some way."""
        return tuple(
            index
            for index in profile.triggers
            if any(
                when.subject == tree.SELF and not ANSWERS.isdisjoint(when.events)
                for when in tree.occasions(profile.abilities[index].when)
            )
        )

    @remembered
    def of(self, card: int, way: Way) -> float:
        """What its leaving in a way brings the controller of a card; less what the abilities for it counted for as long
        as it was there. What is destroyed by that in turn is not followed.
        """
        game = self.game
        known = not self._following and (game.table.cards[card].face_up or not self.judge.hidden(card))
        found = self.answering(game.profile(card)) if known else ()
        if not found or game.standing_effects().negated(card):
            return 0.0
        seat, worth = game.controller(card), 0.0
        event = {"cards": [card], "moves": [game.table.cards[card].moves]}
        with self._as_it_leaves(card, way):
            for index in found:
                ability = game.profile(card).abilities[index]
                if ability.kind in LASTING and game.zone_word(card) == "monster":
                    worth += self.judge.w.ability
                if any(self._fits(when, card, way) for when in tree.occasions(ability.when)):
                    gained = self._of_ability(card, index, seat, event)
                    worth += max(0.0, gained) if ability.optional else gained
        return worth

    def _fits(self, when: tree.Occasion, card: int, way: Way) -> bool:
        """Whether a card's leaving in a way is an occasion of its own."""
        if when.subject != tree.SELF or not {*when.events}.intersection(EVENTS[way.how]):
            return False
        word, who = self.game.zone_word(card), way.by == self.game.controller(card)
        came = not when.origin or word in when.origin or ("field" in when.origin and word in FIELD)
        caused = not when.cause or way.cause in when.cause.split(" or ")
        whose = not when.cause_who or when.cause_who == ("you" if who else "opponent")
        goes = not when.to or (way.how in TO_GRAVEYARD and when.to == "graveyard")
        return came and caused and whose and goes

    @contextmanager
    def _as_it_leaves(self, card: int, way: Way) -> Iterator[None]:
        """While this lasts a battle counts as under way in which the card falls."""
        marks, before = self.game.table.marks, self.game.table.marks.get("attack")
        self._following = True
        if way.foe is not None:
            marks["attack"] = {"card_attacker": way.foe, "card_target": card}
        try:
            with self.memo.aside():
                yield
        finally:
            self._following = False
            if before is not None:
                marks["attack"] = before
            elif way.foe is not None:
                marks.pop("attack", None)
