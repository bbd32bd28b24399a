"""When Seals grow, progress and regenerate, and with what (611 to 613, 617, 618)."""

from __future__ import annotations

from itertools import combinations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.rules.casting.fitting import fits
from sanam.games.summoner_master.rules.procedure import Rules
from sanam.games.summoner_master.texts.execution import selections as selecting


class GrowthChecks(Rules):
    """When Seals grow, progress and regenerate."""

    def condition_seals(self, seat: int, growing: int) -> list[int]:
        """Seals that can be condition Seals: in the Arena, of the same owner, another card, not forbidden to (613,
        SMG-129.10).
        """
        rules = self.rules
        return [
            c
            for c in rules.seals(seat)
            if c != growing and rules.table.cards[c].owner == seat and not rules.deed(c, "condition")
        ]

    def can_pay(self, seat: int, card: int, key: str) -> bool:
        """Whether its player has the Mp that Growth or Progress costs (614.3, 617.1.3, 617.2.3, 618.3)."""
        return self.rules.fee(card, key) <= self.rules.mp_for(seat, "growth")

    def can_grow(self, card: int) -> bool:
        """Whether a Seal can perform Growth or Regeneration: nothing forbids it, and it can be paid for (612)."""
        if self.rules.profile(card).data.growth is None or self.rules.deed(card, "grow"):
            return False
        if not self.can_pay(self.rules.owner(card), card, "growth_mp"):
            return False
        seat = self.rules.owner(card)
        sets = self.condition_sets(seat, card)
        return bool(self.condition_seals(seat, card)) if sets is None else bool(sets)

    def condition_sets(self, seat: int, card: int) -> list[list[int]] | None:
        """The sets of condition Seals that a Growth Box asks for, each Seal for one requirement only (611.3, 611.6);
        None where its text is not understood and the players see to it.
        """
        needs = self.rules.profile(card).growth_needs
        if needs is None:
            return None
        wanted = [(filters, noun) for number, filters, noun in needs for _ in range(number)]
        ready = self.condition_seals(seat, card)
        return [list(cards) for cards in combinations(ready, len(wanted)) if self._meet(card, wanted, list(cards))]

    def _meet(self, growing: int, wanted: list[tuple[tuple[Tree, ...], str]], cards: list[int]) -> bool:
        if not wanted:
            return True
        (filters, _), *rest = wanted
        return any(
            all(selecting.fits(self.rules, growing, narrow, card) for narrow in filters)
            and self._meet(growing, rest, [*cards[:at], *cards[at + 1 :]])
            for at, card in enumerate(cards)
        )

    def regenerating(self, seat: int) -> list[int]:
        """Seals of a seat that can perform Regeneration (618.1)."""
        return [
            card
            for card in self.rules.seals(seat)
            if self.rules.profile(card).data.growth is not None
            and "grown" not in self.rules.table.cards[card].marks
            and self.rules.controller(card) == seat
            and self.can_grow(card)
        ]

    def progressing(self, seat: int) -> list[int]:
        """Cards in the hand and the Library that can Progress: what they use up is there (617, 401.2.6)."""
        if not any(profile.data.progress for profile in self.rules.profiles[seat].values()):
            return []
        zones = self.rules.table.zones
        near = [*self.rules.hand(seat), *zones[f"{seat}.seal-library"], *zones[f"{seat}.mystic-library"]]
        return [
            card
            for card in near
            if self.rules.profile(card).data.progress is not None
            and self.can_pay(seat, card, "progress_mp")
            and self.used_up_by(seat, card)
        ]

    def used_up_by(self, seat: int, card: int) -> list[list[int]]:
        """The sets of cards in the Arena that a card's Progress Box can use up (SMG-129.11; digest part 2, A13)."""
        box = self.rules.data(card).progress
        if box is None:
            return []
        wanted = [s for s in box.uses for _ in range(s.count)]
        mine = [
            c
            for c in (*self.rules.seals(seat), *self.rules.mystics(seat))
            if self.rules.table.cards[c].owner == seat and c != card
        ]
        return [
            list(cards)
            for cards in combinations(mine, len(wanted))
            if fits(wanted, [self.rules.data(i) for i in cards])
        ]
