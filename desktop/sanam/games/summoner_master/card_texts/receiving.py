"""What a card receives of another's Abilities and Skills, and what it becomes by Wisdom (SMG-122, SMG-128)."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from sanam.abilities.tree import Tree, to_plain
from sanam.games.summoner_master.base import Rules
from sanam.games.summoner_master.card_texts import selecting
from sanam.games.summoner_master.card_texts.program import Meaningless, Program
from sanam.games.summoner_master.card_texts.standing import LOST
from sanam.games.summoner_master.deck_rules import may_announce
from sanam.games.summoner_master.kit import Kit

#: The set symbol before a card's name that keeps it from being announced (SMG-122.11).
FIRE_DOVE = ("fire dove", "พิราบเพลิง")


class ReceivedRules(Rules):
    """Identities and texts that are not printed on a card."""

    def received(self, card: int, other: int, powers: str) -> list[list[Any]]:
        """What a card gets of the other's Abilities, Skills or both: each as plain data with its tree, in which the
        other's name has become its own (SMG-128.1, SMG-128.3); nothing from a card of its own name (SMG-128.2).
        """
        rules = self.rules
        mine, theirs = rules.data(card).name, rules.data(other).name
        if mine == theirs:
            return []
        kit = rules.kit(other)
        found = []
        for i, program in enumerate(kit.programs):
            if program is None or kit.powers[i].kind not in LOST[powers] or not rules.powers.has(other, i):
                continue
            tree = program.tree.renamed({theirs: mine})
            with suppress(Meaningless):  # what speaks of a card it is attached to says nothing on another kind of card
                Program(tree, "received", kit.powers[i], rules.data(card))
                found.append([msgspec.to_builtins(kit.powers[i]), to_plain(tree)])
        return found

    # ------------------------------------------------------------------ Wisdom

    def wisdom(self, card: int) -> Program | None:
        """A card's Wisdom, None where it has none (SMG-122.1.1)."""
        for program in self.rules.kit(card).programs:
            if program is not None and program.keyword == "wisdom":
                return program
        return None

    def names(self, seat: int, card: int, scope: Tree, *, cast: bool, interfering: bool = False) -> list[str]:
        """The codes of the cards of this match whose names can be announced: within the scope, not banned, without
        Wisdom and fire dove, no copy more than the Deck may hold (SMG-122.2, SMG-122.3, SMG-122.6, SMG-122.7,
        SMG-122.10, SMG-122.11); where it is then cast, one that can be, and with Interfere where that is asked for
        (SMG-122.5, SMG-122.8, SMG-122.9).
        """
        found = []
        cards = self.rules.table.cards.values()
        deck = [self.rules.data(other.id) for other in cards if other.owner == seat and other.id != card]
        for code, kit in sorted(self.rules.kits[seat].items()):
            if self._announceable(kit, scope) and (kit.interfere or not interfering) and not kit.extra:
                if not may_announce(kit.data, deck):
                    continue
                with self.rules.pretending(card, code):
                    if self._in_scope(card, scope) and not (cast and self.rules.cast.cannot_cast(seat, card)):
                        found.append(code)
        return found

    def _announceable(self, kit: Kit, scope: Tree) -> bool:
        banned = kit.data.name in self.rules.settings["banned"]
        wise = any(program is not None and program.keyword == "wisdom" for program in kit.programs)
        return not (banned or wise or kit.reflection or kit.data.name_symbol in FIRE_DOVE)

    def _in_scope(self, card: int, scope: Tree) -> bool:
        rules = self.rules
        return selecting.kind_fits(rules, scope["n"], card) and all(
            selecting.fits(rules, card, narrow, card) for narrow in scope.many("f")
        )
