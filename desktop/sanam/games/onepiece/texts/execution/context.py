"""What an ability sees while it is carried out or looked at."""

from __future__ import annotations

from typing import Any

from sanam.games.onepiece.texts.execution.host import Host

#: Cards as they were when they were picked: [id, moves]. One that has moved since is another card (3-1-6).
Marked = list[list[int]]


class Context:
    """An ability of `card`, whose player is `me`.

    actor   who does what is said: "your opponent trashes 1 card from their hand" has the opponent act
    their   whose things "their" means: those of whoever acts, and where that is oneself ("your"), the opponent's
    memory  what earlier words of the ability left behind, as plain data: "said" (the cards that are spoken of again,
            by the labels of `binding`), "went" (where those are that it has moved), "it" and "that" (what these words
            are bound to now; "it": else the cards spoken of last), "handled" (those looked at that were put back),
            "selected", "selected before", "revealed", "returned", "looked", "gone" (those moved last, where they are
            counted), "among" (those of which some were picked), "moved" and "rested" (how many cards were), "did"
            (whether something was done)
    """

    __slots__ = ("actor", "card", "me", "memory", "rules", "their")

    def __init__(
        self,
        rules: Host,
        card: int,
        me: int,
        memory: dict[str, Any] | None = None,
        actor: int | None = None,
        their: int | None = None,
    ) -> None:
        self.rules = rules
        self.card = card
        self.me = me
        self.memory: dict[str, Any] = memory if memory is not None else {}
        self.actor = me if actor is None else actor
        self.their = (self.actor if self.actor != me else 1 - me) if their is None else their

    def recalled(self, key: str) -> list[int]:
        """The cards in memory under `key`, those of them that have not become other cards."""
        if key not in self.memory:
            return []
        cards, found = self.rules.table.cards, self.memory[key]
        return [card for card, moves in found if card in cards and (moves < 0 or cards[card].moves == moves)]

    def marked(self, cards: list[int]) -> Marked:
        known = self.rules.table.cards
        return [[card, known[card].moves] for card in cards]
