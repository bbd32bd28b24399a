"""Whether a deck may be played under an edition, and what speaks against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sanam import games
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import is_unread
from sanam.decks.messages import describe
from sanam.decks.model import Deck
from sanam.decks.restrictions import find_list
from sanam.games.findings import Finding
from sanam.games.restrictions import Restrictions


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a check.

    restrictions  the name of the list that was applied, "" for none
    findings      everything the rules say, in the order of the piles; their codes are those of the deck
    unknown       codes that are not in the catalogue; they stay in the deck, but such a deck is not legal
    by_hand       codes of cards whose effects the players apply themselves, as far as their texts have been read
    counts        copies by pile
    """

    game: str
    edition: str
    name: str
    restrictions: str
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
            entry["text"] = describe(finding, self.game)
        return plain


def check(
    deck: Deck, catalogue: Catalogue, game: str, edition: str, restrictions: Restrictions | None = None
) -> Report:
    """Check a deck against the rules of an edition, with the cards of a catalogue.

    `restrictions` is the list to check it by, None for the one that the deck names. Raises KeyError for an edition the
    game does not have, ValueError for a deck of another game, FileRefused for a damaged list.
    """
    if deck.game != game:
        raise ValueError(f"a deck of {deck.game!r} is not one of {game!r}")
    if restrictions is None and deck.restrictions:
        restrictions = find_list(catalogue, game, deck.restrictions, edition)
    return check_cards(deck, known_cards(deck, catalogue), edition, restrictions)


def known_cards(deck: Deck, catalogue: Catalogue) -> dict[str, Any]:
    """The cards of a deck that the catalogue knows, those that everybody knows, and those that they count as, by
    code.
    """
    codes = deck.all_codes()
    model = games.get(deck.game).cards
    known: dict[str, Any] = {code: model.undefined[code] for code in codes if code in model.undefined}
    known |= catalogue.cards(deck.game, codes)
    roots = [root for card in known.values() if (root := model.counts_as(card))]
    return {**catalogue.cards(deck.game, roots), **known} if roots else known


def check_cards(deck: Deck, cards: Mapping[str, Any], edition: str, restrictions: Restrictions | None = None) -> Report:
    """As `check`, with the cards by code already looked up (see known_cards) and the list, if there is one.

    Quick enough for every change in an editor. A list that the deck names and nobody has is warned of.
    """
    game = games.get(deck.game)
    if edition not in game.matches.edition_ids:
        raise KeyError(edition)
    piles = {pile: deck.codes(pile) for pile in deck.piles}
    findings = game.decks.check(edition, piles, cards, restrictions)
    optional = {code for pile in game.decks.unchecked for code in piles[pile]}
    codes = [code for code in deck.all_codes() if code in cards or code not in optional]
    if deck.restrictions and restrictions is None:
        params = {"list": deck.restrictions}
        findings.append(Finding(id="deck.no-list", mend="mend.import-list", severity="warning", params=params))
    return Report(
        game=deck.game,
        edition=edition,
        name=deck.name,
        restrictions=restrictions.name if restrictions is not None else "",
        counts={pile: len(copies) for pile, copies in deck.piles.items()},
        findings=findings,
        unknown=[code for code in codes if code not in cards],
        by_hand=[code for code in codes if code in cards and _by_hand(cards[code])],
    )


def _by_hand(card: Any) -> bool:
    by_hand: bool = card.by_hand
    return by_hand and not is_unread(card.problem)
