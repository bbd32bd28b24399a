"""Putting right what a finding says, where there is one plain way to do so."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec.structs import replace

from sanam import games
from sanam.decks.edit import move_all, remove, remove_last
from sanam.decks.model import Copy, Deck
from sanam.games.findings import Finding


def mend(deck: Deck, finding: Finding, cards: Mapping[str, Any]) -> Deck | None:
    """The deck with the finding mended, or None where only the owner can know how (which cards to add).

    What is taken out are the last copies: those that came in last.
    """
    by = int(finding.params.get("by", 0))
    codes = [str(code) for code in finding.codes]
    if finding.mend == "mend.remove":
        return remove_last(deck, finding.pile, by)
    if finding.mend == "mend.remove-copies":
        return _remove_copies(deck, codes, by)
    if finding.mend in ("mend.to-extra", "mend.to-main", "mend.to-pile"):
        target = {"mend.to-extra": "extra", "mend.to-main": "main"}.get(finding.mend) or str(finding.params["to"])
        return move_all(deck, codes, finding.pile, target)
    if finding.mend in ("mend.remove-card", "mend.other-edition", "mend.reflection"):
        for code in codes:
            deck = remove(deck, finding.pile, code, len(deck.piles[finding.pile]))
        return deck
    if finding.mend == "mend.import":  # the other way: what nobody knows is taken out
        for pile in deck.piles:
            deck = deck.with_pile(pile, [copy for copy in deck.piles[pile] if copy.code not in codes])
        return deck
    if finding.mend == "mend.import-list":
        return replace(deck, restrictions="")
    if finding.mend == "mend.add-don":
        game = games.get(deck.game)
        fitting = (code for code, card in cards.items() if game.decks.home(card) == finding.pile)
        code = next(fitting, next(iter(game.cards.undefined)))
        return deck.with_pile(finding.pile, (*deck.piles[finding.pile], *[Copy(code)] * by))
    return None


def _remove_copies(deck: Deck, codes: Collection[str], by: int) -> Deck:
    """Without the last `by` copies of any of `codes`, the last piles first."""
    for pile in reversed(deck.piles):
        kept = list(deck.piles[pile])
        for at in reversed(range(len(kept))):
            if by and kept[at].code in codes:
                del kept[at]
                by -= 1
        deck = deck.with_pile(pile, kept)
    return deck
