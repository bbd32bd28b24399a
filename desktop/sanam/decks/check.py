"""Whether a deck may be played under an edition, and what speaks against it."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.catalogue.store import Catalogue
from sanam.decks.messages import describe
from sanam.decks.model import Deck
from sanam.games.yugioh.deck_rules import PILES, Finding, RestrictionList, check_deck
from sanam.games.yugioh.editions import EDITIONS


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a check.

    findings  everything the rules say, in the order of the piles
    unknown   codes that are not in the catalogue; they stay in the deck, but such a deck is not legal
    by_hand   codes of cards whose effects the players apply themselves
    counts    copies by pile
    """

    game: str
    edition: str
    name: str
    counts: dict[str, int]
    findings: list[Finding]
    unknown: list[str]
    by_hand: list[str]

    @property
    def legal(self) -> bool:
        """Whether nothing forbids to play the deck."""
        return not any(finding.severity == "error" for finding in self.findings)

    def as_json(self) -> dict[str, Any]:
        """The report as plain data, each finding with its English sentence."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        plain["legal"] = self.legal
        for entry, finding in zip(plain["findings"], self.findings, strict=True):
            entry["text"] = describe(finding)
        return plain


def check(
    deck: Deck,
    catalogue: Catalogue,
    game: str,
    edition: str,
    lflist: RestrictionList | None = None,
) -> Report:
    """Check a deck against the rules of an edition, with the cards of a catalogue.

    Raises KeyError for an edition the game does not have, ValueError for a game without deck rules or a deck
    of another game.
    """
    if game != "yugioh":
        raise ValueError(f"no deck rules for {game!r}")
    if deck.game != game:
        raise ValueError(f"a deck of {deck.game!r} is not one of {game!r}")
    codes = deck.all_codes()
    known = catalogue.cards(game, codes)
    roots = catalogue.cards(game, [card.alias for card in known.values() if card.alias])
    cards = {card.code: card for card in (*known.values(), *roots.values())}
    # Codes that are no numbers cannot be cards of this game; they are counted and reported like other unknown
    # ones.
    numbers = {code: int(code) if code.isascii() and code.isdigit() else -place for place, code in enumerate(codes, 1)}
    piles = {pile: [numbers[code] for code in deck.codes(pile)] for pile in PILES}
    names = {number: code for code, number in numbers.items()}
    unknown = [code for code in codes if code not in known]
    return Report(
        game=game,
        edition=edition,
        name=deck.name,
        counts={pile: len(copies) for pile, copies in deck.piles.items()},
        findings=[_named(finding, names) for finding in check_deck(EDITIONS[edition], cards, piles, lflist)],
        unknown=unknown,
        by_hand=[code for code, card in known.items() if card.by_hand],
    )


def _named(finding: Finding, names: dict[int, str]) -> Finding:
    """The finding with codes as the deck has them where it lists codes in its text."""
    if finding.id != "deck.unknown":
        return finding
    listed = ", ".join(names[number] for number in finding.codes)
    known = tuple(number for number in finding.codes if number >= 0)
    return msgspec.structs.replace(finding, codes=known, params={**finding.params, "codes": listed})
