"""The procedures of the rules that card texts call (see `texts.execution.host`)."""

from __future__ import annotations

from sanam.engine.procedure import Call
from sanam.games.onepiece.rules.actions import ActionRules
from sanam.games.onepiece.rules.autos import UseAbility
from sanam.games.onepiece.rules.damage import Damage
from sanam.games.onepiece.rules.drawing import DrawUpTo
from sanam.games.onepiece.rules.playing import PlayCard


class HostRules(ActionRules):
    """What the game does for card texts by procedures of its own."""

    def use_ability(self, card: int, ability: int) -> Call:
        """8-4-1."""
        return Call(UseAbility, {"card": card, "ability": ability})

    def play_event(self, card: int, seat: int, ability: int) -> Call:
        """Use an ability of an Event without paying its cost (2-7-3, 8-4-2)."""
        return Call(PlayCard, {"card": card, "seat": seat, "ability": ability, "free": True})

    def deal_damage(self, seat: int, amount: int) -> Call:
        """4-6-2."""
        return Call(Damage, {"seat": seat, "amount": amount})

    def draw_up_to(self, seat: int, most: int) -> Call:
        """4-5-4."""
        return Call(DrawUpTo, {"seat": seat, "most": most})
