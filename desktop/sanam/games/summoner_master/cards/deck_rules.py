"""What a legal Summoner Master deck is, at each play level (101.2, 101.4), and what lies beside it (102.2, 620, 621).

Everything here is pure: the play level, the cards by code (the Oracle name, see SummonerCard.key) and the piles
as codes. Findings speak in message ids with parameters and cite the rules.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from sanam.games.findings import Finding
from sanam.games.summoner_master.cards.model import SummonerCard

Cards = Mapping[str, SummonerCard]
Piles = Mapping[str, Sequence[str]]
SEAL, MYSTIC, BESIDE = "seal", "mystic", "beside"
PILES = (SEAL, MYSTIC, BESIDE)
#: The least Seal and Mystic Cards of each play level, and the rule; nothing bounds a deck from above (101.2).
MINIMUMS: dict[str, tuple[int, int, str]] = {
    "caller": (30, 30, "101.2.1"),
    "summoner": (30, 30, "101.2.2"),
    "beginner": (12, 5, "101.2.3"),
}
MYSTIC_COPIES = 2
#: How the cards beside the deck lie there from the start. Of Reflection cards 102.2 says face down, 620.1 and
#: SMG-58.1 face up: the later and repeated rule holds, for 620.4 needs them known.
BESIDE_FACE_UP = {"reflection": True, "extra": False}


def copies_allowed(card: SummonerCard) -> tuple[int, str]:
    """The most copies of a card in one Deck, and the rule (101.4.1 to 101.4.4); no Level counts as low."""
    if card.family == MYSTIC:
        return MYSTIC_COPIES, "101.4.4"
    level = card.level or 0
    return (4, "101.4.1") if level <= 2 else (3, "101.4.2") if level <= 4 else (2, "101.4.3")


def lies_face_up(card: SummonerCard) -> bool:
    """Whether a card that lies beside the Deck lies face up there: Reflection (620.1), not Extra Cards (621.1).

    Raises ValueError for a card that does not belong there.
    """
    if not _is_beside(card):
        raise ValueError(f"{card.key} does not lie beside the Deck")
    return BESIDE_FACE_UP["extra" if card.extra else "reflection"]


def pile_of(card: SummonerCard) -> str:
    """The pile a card belongs in: Reflection and Extra Cards lie beside the Deck (102.2)."""
    return BESIDE if _is_beside(card) else card.family


def check_deck(level: str, cards: Cards, piles: Piles, banned: Collection[str] = ()) -> list[Finding]:
    """Everything the rules say against a deck at a play level; empty when it is legal.

    `banned` has the names of BannedNames. Raises KeyError for an unknown level.
    """
    findings = _minimums(level, piles)
    findings += _places(cards, piles)
    findings += _copies(cards, piles)
    findings += _banned(cards, piles, banned)
    unknown = tuple(dict.fromkeys(code for pile in PILES for code in piles.get(pile, ()) if code not in cards))
    if unknown:
        params = {"codes": ", ".join(unknown), "count": len(unknown)}
        findings.append(Finding(id="deck.unknown", mend="mend.import", codes=unknown, params=params))
    return findings


def may_announce(card: SummonerCard, deck: Iterable[SummonerCard]) -> bool:
    """Whether Wisdom may announce a card: one copy more of it must not be more than the Deck may hold (SMG-122.7)."""
    copies = [other for other in deck if other.name == card.name and not other.extra]
    judged = next((other for other in copies if other.reflection), card)
    return len(copies) < copies_allowed(judged)[0]


def _minimums(level: str, piles: Piles) -> list[Finding]:
    seals, mystics, rule = MINIMUMS[level]
    findings = []
    for pile, least in ((SEAL, seals), (MYSTIC, mystics)):
        count = len(piles.get(pile, ()))
        if count < least:
            params = {"pile": pile, "count": count, "least": least, "by": least - count}
            findings.append(
                Finding(id="deck.too-few", mend="mend.add", rules=("101.2", rule), pile=pile, params=params)
            )
    return findings


def _places(cards: Cards, piles: Piles) -> list[Finding]:
    """Cards in a pile where they do not belong, each once a pile."""
    findings = []
    for pile in PILES:
        for code in dict.fromkeys(piles.get(pile, ())):
            card = cards.get(code)
            if card is None or pile_of(card) == pile:
                continue
            rules = ("102.2", "621.1" if card.extra else "620.1") if _is_beside(card) else ("101.2",)
            params = {"name": card.name, "kind": card.kind, "pile": pile, "to": pile_of(card)}
            findings.append(
                Finding(id="deck.other-pile", mend="mend.to-pile", rules=rules, pile=pile, codes=(code,), params=params)
            )
    return findings


def _copies(cards: Cards, piles: Piles) -> list[Finding]:
    """Names with too many copies (101.4); a card with the Reflection mark counts with its base name."""
    findings = []
    for name, codes in _by_name(cards, piles).items():
        first = next(cards[code] for code in codes)
        limit, rule = _limit(name, cards, piles, first)
        if len(codes) <= limit:
            continue
        rules: tuple[str, ...] = ("101.4", rule)
        if any(cards[code].reflection for code in codes):
            rules += ("200.2.4.2" if first.family == SEAL else "201.2.5.2",)
        params = {"name": name, "count": len(codes), "limit": limit, "by": len(codes) - limit}
        findings.append(
            Finding(
                id="deck.copies",
                mend="mend.remove-copies",
                rules=rules,
                codes=tuple(dict.fromkeys(codes)),
                params=params,
            )
        )
    return findings


def _banned(cards: Cards, piles: Piles, banned: Collection[str]) -> list[Finding]:
    """Banned cards in the Deck whose Reflection card is not shown beside it."""
    shown = {cards[code].name for code in piles.get(BESIDE, ()) if code in cards and cards[code].reflection}
    findings = []
    for pile in (SEAL, MYSTIC):
        for code in dict.fromkeys(piles.get(pile, ())):
            card = cards.get(code)
            if card is not None and card.name in banned and card.name not in shown:
                params = {"name": card.name}
                rules = ("620.5", "SMG-58.3")
                findings.append(
                    Finding(
                        id="deck.banned", mend="mend.reflection", rules=rules, pile=pile, codes=(code,), params=params
                    )
                )
    return findings


def _by_name(cards: Cards, piles: Piles) -> dict[str, list[str]]:
    """The known cards' codes by the name they count as (200.2.3, 201.2.4), Extra Cards left out: they are no part
    of the Deck, and what bounds them is their Capacity (202.2.1, 621.4).
    """
    groups: dict[str, list[str]] = {}
    for code in _all(piles):
        card = cards.get(code)
        if card is not None and not card.extra:
            groups.setdefault(card.name, []).append(code)
    return groups


def _limit(name: str, cards: Cards, piles: Piles, card: SummonerCard) -> tuple[int, str]:
    """Copies allowed of a name: by the Level of its Reflection card where one lies beside the Deck (620.2, 620.4)."""
    for code in piles.get(BESIDE, ()):
        beside = cards.get(code)
        if beside is not None and beside.reflection and beside.name == name:
            return copies_allowed(beside)
    return copies_allowed(card)


def _is_beside(card: SummonerCard) -> bool:
    return card.reflection or card.extra


def _all(piles: Piles) -> Iterable[str]:
    return (code for pile in PILES for code in piles.get(pile, ()))
