"""What a legal Deck is, in each edition: sizes, copies, restrictions, kinds, and side-decking.

Everything here is pure: an edition (its values `deck.*`, `features.*` and `setup.*`), the cards by passcode,
and the three piles as passcodes. Findings speak in message ids with parameters and cite the rules of the
edition's own book; where that book is silent they cite the Chinese one, which is the base of all profiles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from sanam.games.findings import Finding as Finding
from sanam.games.restrictions import RestrictionList
from sanam.games.yugioh.cards.model import EXTRA_TRAITS, CardData
from sanam.games.yugioh.vocabulary.editions import EDITIONS, Edition

Piles = Mapping[str, Sequence[int]]
MAIN, EXTRA, SIDE = "main", "extra", "side"
PILES = (MAIN, EXTRA, SIDE)
#: Copies of one name without a restriction (YZH-1.2, YFA-1.2, YTH-4.1).
COPIES = 3
#: Kinds that a profile switches on one by one.
SWITCHED_KINDS = (*EXTRA_TRAITS, "pendulum")

#: The rules of each book behind each finding. The restriction classes are 5.2 to 5.5 of the Chinese and the
#: Persian book.
RULES: dict[str, dict[str, tuple[str, ...]]] = {
    "main-size": {"YZH": ("YZH-1.1",), "YFA": ("YFA-1.1", "YFA-1.5")},
    "extra-size": {"YZH": ("YZH-1.5", "YZH-1.35")},
    "side-size": {"YZH": ("YZH-1.8", "YZH-3.14"), "YFA": ("YFA-1.6", "YFA-1.8")},
    "copies": {
        "YZH": ("YZH-1.2", "YZH-2.86", "YZH-5.1"),
        "YFA": ("YFA-1.2", "YFA-2.68", "YFA-5.1"),
        "YTH": ("YTH-4.1", "YTH-4.2"),
    },
    "forbidden": {
        "YZH": ("YZH-1.3", "YZH-5.3"),
        "YFA": ("YFA-1.3", "YFA-5.4"),
        "YTH": ("YTH-4.3", "YTH-4.5"),
    },
    "limited": {"YZH": ("YZH-1.3", "YZH-5.4"), "YFA": ("YFA-1.3", "YFA-5.2"), "YTH": ("YTH-4.3", "YTH-4.6")},
    "semi-limited": {
        "YZH": ("YZH-1.3", "YZH-5.5"),
        "YFA": ("YFA-1.3", "YFA-5.3"),
        "YTH": ("YTH-4.3", "YTH-4.7"),
    },
    "extra-in-main-fusion": {"YZH": ("YZH-2.54",)},
    "extra-in-main-synchro": {"YZH": ("YZH-2.45",)},
    "extra-in-main-xyz": {"YZH": ("YZH-2.36",)},
    "extra-in-main-link": {"YZH": ("YZH-1.7",)},
    "not-extra": {"YZH": ("YZH-1.5", "YZH-1.7")},
    "ritual-in-extra": {"YZH": ("YZH-1.7",), "YFA": ("YFA-2.38",)},
    "kind": {"YZH": ("YZH-1.7",), "YFA": ("YFA-0.1",), "YTH": ("YTH-1.1",)},
    "token": {"YZH": ("YZH-5.7",), "YTH": ("YTH-4.10",)},
    "unknown": {},
}


def copies_allowed(card: CardData, restrictions: RestrictionList) -> int:
    """Copies of the card that a list allows, 0 to 3: 0 Forbidden, 1 Limited, 2 Semi-Limited, and there is no other
    class (YFA-5.5). Another artwork counts as the card it is an artwork of; a card that is not listed is unlimited
    unless the list is of the cards allowed (YZH-5.6, YFA-5.6).
    """
    listed = restrictions.copies.get(card.code, restrictions.copies.get(card.alias) if card.alias else None)
    if listed is None:
        return 0 if restrictions.whitelist else COPIES
    return max(0, min(listed, COPIES))


def rules_for(finding: str, edition: Edition) -> tuple[str, ...]:
    """The rules behind a finding in the edition's own book, or in the Chinese one where its own is silent."""
    by_book = RULES[finding]
    return by_book.get(edition.prefix, by_book.get("YZH", ()))


def check_deck(
    edition: Edition,
    cards: Mapping[int, CardData],
    piles: Piles,
    restrictions: RestrictionList | None = None,
) -> list[Finding]:
    """Everything the edition's rules say against a deck, pile by pile and then over all piles; empty when it
    is legal.

    `cards` holds the known ones of the deck's cards and, for other artworks, the card they count as.
    """
    findings = _sizes(edition, piles)
    findings += _places(edition, cards, piles)
    findings += _copies(edition, cards, piles, restrictions)
    unknown = tuple(code for code in _unique(piles) if code not in cards)
    if unknown:
        params = {"codes": ", ".join(str(code) for code in unknown), "count": len(unknown)}
        findings.append(_finding("unknown", edition, codes=unknown, params=params))
    return findings


def kind_name(card: CardData) -> str:
    """The kind that decides where a card may go: "fusion" … "link", "pendulum", "token", "ritual", or its
    plain kind.
    """
    if card.kind == "monster":
        for trait in ("token", *SWITCHED_KINDS, "ritual"):
            if trait in card.traits:
                return trait
    return card.kind


def lacking_kinds(edition: Edition, card: CardData) -> list[str]:
    """The kinds of a card that the edition does not have at all."""
    return [trait for trait in SWITCHED_KINDS if trait in card.traits and not edition[f"features.{trait}"]]


def _sizes(edition: Edition, piles: Piles) -> list[Finding]:
    findings = []
    low, high = edition["deck.main"]
    limits = ((MAIN, low, high), (EXTRA, 0, edition["deck.extra_max"]), (SIDE, 0, edition["deck.side_max"]))
    for pile, least, most in limits:
        count = len(piles.get(pile, ()))
        params = {"pile": pile, "count": count, "least": least, "most": most}
        rules = rules_for(f"{pile}-size", edition)
        if count < least:
            params["by"] = least - count
            finding = Finding(id="deck.too-few", mend="mend.add", rules=rules, pile=pile, params=params)
            findings.append(finding)
        elif count > most:
            params["by"] = count - most
            finding = Finding(id="deck.too-many", mend="mend.remove", rules=rules, pile=pile, params=params)
            findings.append(finding)
    return findings


def _places(edition: Edition, cards: Mapping[int, CardData], piles: Piles) -> list[Finding]:
    """Cards that may not be in the pile where they are, each card once a pile."""
    findings = []
    for pile in PILES:
        for code in dict.fromkeys(piles.get(pile, ())):
            card = cards.get(code)
            if card is None:
                continue
            name = _misplaced(edition, card, pile)
            if name:
                params = {"name": card.name, "kind": kind_name(card), "pile": pile, "edition": edition.id}
                if name == "kind":
                    params["kind"] = lacking_kinds(edition, card)[0]
                finding = _finding(name, edition, pile=pile, codes=(code,), params=params)
                if name == "kind" and all(lacking_kinds(other, card) for other in EDITIONS.values()):
                    finding = replace(finding, mend="mend.remove-card")  # no edition would help
                findings.append(finding)
    return findings


def _misplaced(edition: Edition, card: CardData, pile: str) -> str:
    """The name of the finding against a card in a pile, or "" when it may be there."""
    if "token" in card.traits:
        return "token"
    if lacking_kinds(edition, card):
        return "kind"
    extra = [trait for trait in EXTRA_TRAITS if trait in card.traits]
    if pile == MAIN and extra:
        return f"extra-in-main-{extra[0]}"
    if pile == EXTRA and not any(trait in edition["deck.extra_kinds"] for trait in extra):
        return "ritual-in-extra" if "ritual" in card.traits else "not-extra"
    return ""


def _copies(
    edition: Edition, cards: Mapping[int, CardData], piles: Piles, restrictions: RestrictionList | None
) -> list[Finding]:
    """Names with too many copies over the three piles together."""
    groups: dict[str, list[int]] = {}
    for pile in PILES:
        for code in piles.get(pile, ()):
            groups.setdefault(name_key(code, cards), []).append(code)
    findings = []
    for codes in groups.values():
        known = [cards[code] for code in codes if code in cards]
        limit = COPIES
        if restrictions is not None and known:
            limit = min(copies_allowed(card, restrictions) for card in known)
        if len(codes) > limit:
            name = ("forbidden", "limited", "semi-limited", "copies")[limit]
            params = {
                "name": known[0].name if known else str(codes[0]),
                "count": len(codes),
                "limit": limit,
                "by": len(codes) - limit,
                "list": restrictions.name if restrictions else "",
            }
            unique = tuple(dict.fromkeys(codes))
            findings.append(_finding(name, edition, codes=unique, params=params))
    return findings


def name_key(code: int, cards: Mapping[int, CardData]) -> str:
    """What makes two cards one name: the printed name of the card it counts as (YZH-2.2, YFA-2.2, YTH-4.2).

    A card that is not known is one name with itself and with its artworks.
    """
    card = cards.get(code)
    if card is None:
        return f"#{code}"
    if not card.alias:
        return card.name
    root = cards.get(card.alias)
    return root.name if root else f"#{card.alias}"


def _finding(
    name: str,
    edition: Edition,
    *,
    pile: str = "",
    codes: tuple[int, ...] = (),
    params: dict[str, Any] | None = None,
) -> Finding:
    found, mend = _MESSAGES[name]
    rules = rules_for(name, edition)
    return Finding(id=found, mend=mend, rules=rules, pile=pile, codes=codes, params=params or {})


_MESSAGES = {
    "copies": ("deck.copies", "mend.remove-copies"),
    "forbidden": ("deck.forbidden", "mend.remove-copies"),
    "limited": ("deck.limited", "mend.remove-copies"),
    "semi-limited": ("deck.semi-limited", "mend.remove-copies"),
    **{f"extra-in-main-{kind}": ("deck.extra-in-main", "mend.to-extra") for kind in EXTRA_TRAITS},
    "not-extra": ("deck.not-extra", "mend.to-main"),
    "ritual-in-extra": ("deck.ritual-in-extra", "mend.to-main"),
    "kind": ("deck.kind", "mend.other-edition"),
    "token": ("deck.token", "mend.remove-card"),
    "unknown": ("deck.unknown", "mend.import"),
}


def _unique(piles: Piles) -> list[int]:
    return list(dict.fromkeys(code for pile in PILES for code in piles.get(pile, ())))
