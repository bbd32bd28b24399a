"""Answers that cost something and can bring nothing, whatever comes: the rules say so, and no text heeds them.

An attack that its target withstands does nothing but rest the attacker: nobody but who is attacked can change a power
any more. Whoever tries such an answer on copies may find it good only because who replies there is drawn to the wrong
card. Where a text of the player's own might heed it nothing is said.
"""

from __future__ import annotations

from sanam.games.onepiece.rules.game import OnePieceGame
from sanam.games.onepiece.texts.execution.profiles import Profile
from sanam.games.onepiece.thinking.worth import Judge
from sanam.games.thinking import remembered

#: What is in the name of an entry that heeds how a player's own cards lie, or that they attack or battle.
LYING = ("rested", "active", "attack", "battle")
#: What heeds DON!! cards that were given, and the power that they give.
GIVEN = ("given", "give don", "set active", "has power", "has base power", "power at least", "power at most")
#: Kinds of entries that only say when, for how long, or at what price.
FRAME = ("Timing", "Tag", "Dur", "Cost")


class Vain:
    """Tells which answers are in vain (see `sanam.games.thinking.Advice`)."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.memo = judge, judge.memo
        self.game: OnePieceGame = judge.game

    def attack(self, attacker: int, target: int) -> bool:
        """Whether an attack on a target does nothing but rest the attacker."""
        game = self.game
        if game.power(attacker) >= game.power(target) or game.profile(attacker).by_timing.get("when attacking"):
            return False
        return not self._heeded(game.table.cards[attacker].owner, LYING)

    def given(self, card: int) -> bool:
        """Whether a DON!! card does nothing for a card of the field: it lies rested, and no ability asks for it."""
        game = self.game
        it, profile = game.table.cards[card], game.profile(card)
        asks = any(ability.don and "when attacking" not in ability.timings for ability in profile.abilities)
        asks = asks or any(word.don for found in profile.keywords.values() for word in found)
        return it.sideways and not asks and not self._heeded(it.owner, GIVEN)

    def block(self, blocker: int, attacker: int, target: int) -> bool:
        """Whether a block keeps nothing from happening: what is attacked withstands the attack."""
        game = self.game
        if game.power(attacker) >= game.power(target) or game.profile(blocker).abilities:
            return False
        return not self._heeded(game.table.cards[blocker].owner, LYING)

    @remembered
    def _heeded(self, seat: int, words: tuple[str, ...]) -> bool:
        """Whether a text of a player, on the field or in the hand, may make something of what these words are about."""
        game = self.game
        zones = game.table.zones
        cards = (game.leader(seat), *game.characters(seat), *zones[f"{seat}.stage"], *zones[f"{seat}.hand"])
        return any(_heeds(game.profile(card), words) for card in cards)


def _heeds(profile: Profile, words: tuple[str, ...]) -> bool:
    """Whether a text may be about these words; one that was not read may be about anything."""
    for ability, tree in zip(profile.abilities, profile.trees, strict=True):
        if tree is None:
            return True
        if "counter" in ability.timings or "trigger" in ability.timings:
            continue  # used in the other player's turn
        if any(word in part.name for part in tree.walk() if part.category not in FRAME for word in words):
            return True
    return False
