"""Whether a deck may be played under an edition, and what speaks against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sanam.catalogue.store import Catalogue
from sanam.decks.messages import describe
from sanam.decks.model import Deck
from sanam.decks.restrictions import Restrictions, find_list
from sanam.games.findings import Finding
from sanam.games.onepiece import deck_rules as onepiece
from sanam.games.onepiece.cards import DON_CARD
from sanam.games.summoner_master import deck_rules as summoner
from sanam.games.yugioh import deck_rules as yugioh
from sanam.games.yugioh.deck_rules import RestrictionList
from sanam.games.yugioh.editions import EDITIONS as YUGIOH

#: The editions (One Piece: its one rulebook; Summoner Master: the play levels) of each game, the usual one first.
EDITIONS: dict[str, tuple[str, ...]] = {
    "yugioh": tuple(YUGIOH),
    "onepiece": ("standard",),
    "summoner-master": tuple(summoner.MINIMUMS),
}


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a check.

    restrictions  the name of the list that was applied, "" for none
    findings      everything the rules say, in the order of the piles; their codes are those of the deck
    unknown       codes that are not in the catalogue; they stay in the deck, but such a deck is not legal
    by_hand       codes of cards whose effects the players apply themselves
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
            entry["text"] = describe(finding)
        return plain


def check(
    deck: Deck, catalogue: Catalogue, game: str, edition: str, restrictions: Restrictions | None = None
) -> Report:
    """Check a deck against the rules of an edition, with the cards of a catalogue.

    `restrictions` is the list to check it by, None for the one that the deck names. Raises KeyError for an edition the
    game does not have, ValueError for an unknown game or a deck of another game, FileRefused for a damaged list.
    """
    if game not in EDITIONS:
        raise ValueError(f"no deck rules for {game!r}")
    if deck.game != game:
        raise ValueError(f"a deck of {deck.game!r} is not one of {game!r}")
    if restrictions is None and deck.restrictions:
        restrictions = find_list(catalogue, game, deck.restrictions, edition)
    return check_cards(deck, known_cards(deck, catalogue), edition, restrictions)


def known_cards(deck: Deck, catalogue: Catalogue) -> dict[str, Any]:
    """The cards of a deck that the catalogue knows, and those that they count as, by code."""
    known: dict[str, Any] = dict(catalogue.cards(deck.game, deck.all_codes()))
    if deck.game == "onepiece" and DON_CARD.code in deck.codes("don"):
        known.setdefault(DON_CARD.code, DON_CARD)  # everybody knows what stands on it
    roots = [alias for card in known.values() if (alias := getattr(card, "alias", 0))]
    return {**catalogue.cards(deck.game, roots), **known} if roots else known


def check_cards(deck: Deck, cards: Mapping[str, Any], edition: str, restrictions: Restrictions | None = None) -> Report:
    """As `check`, with the cards by code already looked up (see known_cards) and the list, if there is one.

    Quick enough for every change in an editor. A list that the deck names and nobody has is warned of.
    """
    if edition not in EDITIONS[deck.game]:
        raise KeyError(edition)
    codes = deck.all_codes()
    if deck.game == "yugioh":
        lflist = restrictions if isinstance(restrictions, RestrictionList) else None
        findings = _yugioh(deck, cards, edition, codes, lflist)
    else:
        piles = {pile: deck.codes(pile) for pile in deck.piles}
        if deck.game == "onepiece":
            findings = onepiece.check_deck(cards, piles)
            codes = [code for code in codes if code in cards or code not in piles["don"]]
        else:
            banned = restrictions.names if isinstance(restrictions, summoner.BannedNames) else ()
            findings = summoner.check_deck(edition, cards, piles, banned)
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
        by_hand=[code for code in codes if code in cards and cards[code].by_hand],
    )


def _yugioh(
    deck: Deck, cards: Mapping[str, Any], edition: str, codes: list[str], lflist: RestrictionList | None
) -> list[Finding]:
    # Codes that are no numbers cannot be cards of this game; they are counted and reported like other unknown
    # ones.
    numbers = {code: int(code) if code.isascii() and code.isdigit() else -place for place, code in enumerate(codes, 1)}
    piles = {pile: [numbers[code] for code in deck.codes(pile)] for pile in yugioh.PILES}
    names = {number: code for code, number in numbers.items()}
    by_number = {card.code: card for card in cards.values()}
    return [_named(finding, names) for finding in yugioh.check_deck(YUGIOH[edition], by_number, piles, lflist)]


def _named(finding: Finding, names: dict[int, str]) -> Finding:
    """The finding with codes as the deck has them."""
    codes = tuple(names.get(code, str(code)) if isinstance(code, int) else code for code in finding.codes)
    params = finding.params
    if finding.id == "deck.unknown":
        params = {**params, "codes": ", ".join(codes)}
    return msgspec.structs.replace(finding, codes=codes, params=params)
