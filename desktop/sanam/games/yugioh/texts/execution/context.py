"""Context: what an ability knows while it is used or resolved; kept as plain data in the locals of procedures.

A reference to a card is ``[id, moves]``. It is stale once the card has moved, unless the ability itself moved it
(see :meth:`Context.follow`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.games.yugioh.texts.execution.host import Cause, Host
from sanam.games.yugioh.texts.tree import Ability

Refs = list[list[int]]


class Context(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One use of an ability.

    card, moves  its source; `moves` -1 accepts it wherever it is
    seat         "you"
    ability      index among the source's abilities, or -1
    targets      per group of `Ability.targets`
    it           what the step before handled, None before the first step
    event        the occasion, as `match_occasion` gave it
    cause        what its acts count as: "effect", or "cost" while a cost is paid
    activating   whether this is the activation of the source as a card: it then is not one of "the cards on the field"
    gone         whether the source will have left its place by the time the effect is carried out: its cost takes it
    met          whether the conditions held of the last step that has any
    ok           whether the step before was done; did: how many cards it handled; damage: what it dealt
    gained       by how much the last step that changed a value raised or lowered that of its first card
    instead      whether it is done instead of a destruction: nothing else is then done instead of that
    held         who controlled the cards that were handled, by id, before they were
    word         the last word that was declared
    excavated    the cards that were excavated
    positions    where those on the field were and how they lay: zone and stance, by id
    """

    card: int
    seat: int
    moves: int = -1
    ability: int = -1
    targets: list[Refs] = []
    cost: Refs = []
    it: Refs | None = None
    event: dict[str, Any] | None = None
    modes: list[int] = []
    link: int | None = None
    cause: str = "effect"
    activating: bool = False
    gone: bool = False
    met: bool = True
    ok: bool = True
    did: int = 0
    gained: int = 0
    damage: int = 0
    die: int = 0
    word: str = ""
    heads: int = 0
    excavated: Refs = []
    instead: bool = False
    held: dict[str, int] = {}
    positions: dict[str, str] = msgspec.field(default_factory=dict, name="lay")

    def plain(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    @property
    def reason(self) -> Cause:
        """The cause of the acts of this ability."""
        cause: Cause = {"cause": self.cause, "card": self.card, "seat": self.seat}
        return {**cause, "instead": True} if self.instead else cause

    def follow(self, duel: Host, moved: list[int]) -> None:
        """Renew the references to cards that this ability itself moved: the text follows them (YZH-2.89)."""

        def renew(refs: Refs) -> Refs:
            return [[card, at(duel, card)] if card in moved else [card, was] for card, was in refs]

        self.targets = [renew(refs) for refs in self.targets]
        self.cost = renew(self.cost)
        if self.it is not None:
            self.it = renew(self.it)
        if self.event is not None and "cards" in self.event:
            now = renew([list(ref) for ref in zip(self.event["cards"], self.event["moves"], strict=True)])
            self.event = {**self.event, "moves": [was for _, was in now]}
        if self.card in moved and self.moves >= 0:
            self.moves = at(duel, self.card)


def context(plain: dict[str, Any]) -> Context:
    """The inverse of :meth:`Context.plain`."""
    return msgspec.convert(plain, Context)


def source_context(duel: Host, card: int, seat: int, index: int, ability: Ability) -> Context:
    """The context of an ability that is about to be used, or is in force."""
    return Context(card=card, seat=seat, ability=index, activating=ability.kind in ("activate", "equip"))


def at(duel: Host, card: int) -> int:
    """How many times the card has moved; -1 when it has ceased to be."""
    it = duel.table.cards.get(card)
    return -1 if it is None else it.moves


def refs(duel: Host, cards: list[int]) -> Refs:
    return [[card, at(duel, card)] for card in cards]


def fresh(duel: Host, some: Refs) -> list[int]:
    """The cards of the references that have not moved since."""
    cards = duel.table.cards
    return [card for card, moves in some if card in cards and cards[card].moves == moves]


def link_of(duel: Host, event: dict[str, Any] | None) -> int | None:
    """Index of the chain link that the occasion is about, if it can still be negated."""
    number = (event or {}).get("link")
    for index, link in enumerate(duel.chain()):
        if number is not None and link["id"] == number:
            return None if link.get("negated") else index
    return None
