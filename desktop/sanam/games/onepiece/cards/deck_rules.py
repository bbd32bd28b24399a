"""What a legal One Piece deck is: Leader, deck and DON!! deck (5-1-2), colours, copies, and texts that say otherwise.

Everything here is pure: the cards by card number and the three piles as card numbers. Findings speak in message
ids with parameters and cite the rules.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from sanam.games.findings import Finding
from sanam.games.onepiece.cards.model import DON_CARD, OnePieceCard
from sanam.games.restrictions import BannedNames

Cards = Mapping[str, OnePieceCard]
Piles = Mapping[str, Sequence[str]]
LEADER, DECK, DON = "leader", "deck", "don"
PILES = (LEADER, DECK, DON)
#: Cards of each pile (5-1-2), and what the deck consists of (5-1-2-1).
SIZES = {LEADER: 1, DECK: 50, DON: 10}
CATEGORIES = {LEADER: ("leader",), DECK: ("character", "event", "stage"), DON: ("don",)}
#: Copies of one card number (2-14-2, 5-1-2-3).
COPIES = 4
#: The rules are written for exactly so many players (1-1-1).
PLAYERS = 2
#: A DON!! deck of this code is understood by everybody: all DON!! cards are alike to the rules.
DON_CODE = DON_CARD.code

_ANY_NUMBER = re.compile(r"any number of (?:this card|cards named .+?|copies of this card)", re.IGNORECASE)
_UP_TO = re.compile(r"up to (\d{1,2}) (?:copies of )?(?:this card|of this card)", re.IGNORECASE)
_FORBIDS = re.compile(r"you cannot include (?P<what>.+?) in your deck", re.IGNORECASE)
_COST = re.compile(r"with a (?:base )?cost of (\d{1,2})( or more| or less)?", re.IGNORECASE)
_TYPE = re.compile(r"[\[{\"“](?P<type>[^\]}\"”]{1,100})[\]}\"”] type", re.IGNORECASE)
_NAMED = re.compile(r"named [\[{\"“](?P<name>[^\]}\"”]+)[\]}\"”]", re.IGNORECASE)
_ONLY_TYPE = re.compile(r"only include (?P<what>.+?) in your deck", re.IGNORECASE)
_DON_SIZE = re.compile(r"your DON!! deck consists of (\d{1,2}) cards", re.IGNORECASE)
_RULES = re.compile("under the rules of this game|according to the rules", re.IGNORECASE)


def copies_allowed(card: OnePieceCard) -> int | None:
    """Copies of the card that its deck may hold; None for any number.

    A text "Under the rules of this game, you may have … in your deck" overrides the limit of 4, and holds while the
    deck is built (5-1-2-4, 5-1-2-4-1, 5-1-2-4-2, 8-1-3-3-3).
    """
    for sentence in _deck_sentences(card):
        if _ANY_NUMBER.search(sentence):
            return None
        if found := _UP_TO.search(sentence):
            return int(found[1])
    return COPIES


def is_forbidden(card: OnePieceCard, by: OnePieceCard) -> bool:
    """Whether a text of `by` ("you cannot include … in your deck") keeps `card` out of the deck (5-1-2-4-1).

    Understood are costs ("cards with a cost of 5 or more"), names, categories and types; names and types that a card
    also counts as are its own (2-1-3, 2-4-4).
    """
    for sentence in _deck_sentences(by):
        found = _FORBIDS.search(sentence)
        if found and _is_meant(card, found["what"]):
            return True
        only = _ONLY_TYPE.search(sentence)
        if only and not _is_meant(card, only["what"]):
            return True
    return False


def check_deck(cards: Cards, piles: Piles) -> list[Finding]:
    """Everything the rules say against a deck, pile by pile and then over all; empty when it is legal.

    Cards that `cards` does not have are counted and reported as unknown, but for DON!! cards.
    """
    findings = _sizes(cards, piles)
    findings += _categories(cards, piles)
    leaders = [cards[code] for code in piles.get(LEADER, ()) if code in cards and cards[code].category == "leader"]
    findings += _colours(cards, piles, leaders)
    findings += _forbidden(cards, piles)
    findings += _copies(cards, piles)
    unknown = tuple(dict.fromkeys(code for pile in (LEADER, DECK) for code in piles.get(pile, ()) if code not in cards))
    if unknown:
        params = {"codes": ", ".join(unknown), "count": len(unknown)}
        findings.append(Finding(id="deck.unknown", mend="mend.import", codes=unknown, params=params))
    return findings


def check_match(decks: Sequence[tuple[Cards, Piles]]) -> list[list[Finding]]:
    """The findings against each deck that is presented before a game (5-2-1-1).

    Raises ValueError unless there are exactly two players (1-1-1).
    """
    if len(decks) != PLAYERS:
        raise ValueError(f"{len(decks)} players; the rules are written for exactly {PLAYERS}")
    return [check_deck(cards, piles) for cards, piles in decks]


def don_size(cards: Cards, piles: Piles) -> int:
    """Cards of the DON!! deck: what a text of the Leader says, or as many as the rules (5-1-2, 5-1-2-4-1)."""
    leaders = [cards[code] for code in piles.get(LEADER, ()) if code in cards]
    said = [found for card in leaders for text in _deck_sentences(card) if (found := _DON_SIZE.search(text))]
    return int(said[0][1]) if said else SIZES[DON]


def _sizes(cards: Cards, piles: Piles) -> list[Finding]:
    findings = []
    for pile, size in {**SIZES, DON: don_size(cards, piles)}.items():
        count = len(piles.get(pile, ()))
        params = {"pile": pile, "count": count, "least": size, "most": size, "by": abs(size - count)}
        if count < size:
            mend = "mend.add-don" if pile == DON else "mend.add"
            findings.append(Finding(id="deck.too-few", mend=mend, rules=("5-1-1", "5-1-2"), pile=pile, params=params))
        elif count > size:
            findings.append(Finding(id="deck.too-many", mend="mend.remove", rules=("5-1-2",), pile=pile, params=params))
    return findings


def _categories(cards: Cards, piles: Piles) -> list[Finding]:
    """Cards in a pile of another category, each card once a pile (5-1-2-1)."""
    findings = []
    for pile in PILES:
        for code in dict.fromkeys(piles.get(pile, ())):
            card = cards.get(code)
            if card is None or card.category in CATEGORIES[pile]:
                continue
            home = next(name for name, categories in CATEGORIES.items() if card.category in categories)
            params = {"name": card.name, "kind": card.category, "pile": pile, "to": home}
            findings.append(
                Finding(
                    id="deck.other-pile",
                    mend="mend.to-pile",
                    rules=("5-1-2-1",),
                    pile=pile,
                    codes=(code,),
                    params=params,
                )
            )
    return findings


def _colours(cards: Cards, piles: Piles, leaders: list[OnePieceCard]) -> list[Finding]:
    """Cards of the deck with a colour that the Leader lacks (5-1-2-2): every colour of a card must be the Leader's."""
    if not leaders:
        return []
    allowed = leaders[0].colours
    findings = []
    for code in dict.fromkeys(piles.get(DECK, ())):
        card = cards.get(code)
        if card is None or card.category not in CATEGORIES[DECK]:
            continue
        strange = [colour for colour in card.colours if colour not in allowed]
        if strange:
            params = {"name": card.name, "colours": ", ".join(strange), "leader": leaders[0].name}
            findings.append(
                Finding(
                    id="deck.colour",
                    mend="mend.remove-card",
                    rules=("5-1-2-2",),
                    pile=DECK,
                    codes=(code,),
                    named={"leader": leaders[0].code},
                    params=params,
                )
            )
    return findings


def _forbidden(cards: Cards, piles: Piles) -> list[Finding]:
    """Cards that a text of the Leader or of another card keeps out of the deck (5-1-2-4)."""
    present = [cards[code] for code in dict.fromkeys((*piles.get(LEADER, ()), *piles.get(DECK, ()))) if code in cards]
    forbidding = [card for card in present if any("deck" in sentence for sentence in _deck_sentences(card))]
    findings = []
    for by in forbidding:
        for card in present:
            if card.category in CATEGORIES[DECK] and is_forbidden(card, by):
                params = {"name": card.name, "by": by.name}
                findings.append(
                    Finding(
                        id="deck.forbidden-by",
                        mend="mend.remove-card",
                        rules=("5-1-2-4", "5-1-2-4-1"),
                        pile=DECK,
                        codes=(card.code,),
                        named={"by": by.code},
                        params=params,
                    )
                )
    return findings


def _copies(cards: Cards, piles: Piles) -> list[Finding]:
    """Card numbers with too many copies in the deck (2-14-2, 5-1-2-3)."""
    findings = []
    for code, count in Counter(piles.get(DECK, ())).items():
        card = cards.get(code)
        limit = copies_allowed(card) if card is not None else COPIES
        if limit is None or count <= limit:
            continue
        params = {"name": card.name if card else code, "count": count, "limit": limit, "by": count - limit}
        rules = ("2-14-2", "5-1-2-3") if limit == COPIES else ("5-1-2-4", "5-1-2-4-1")
        findings.append(
            Finding(id="deck.copies-number", mend="mend.remove-copies", rules=rules, codes=(code,), params=params)
        )
    return findings


#: A line of a list: how many copies are allowed, none when it does not say, and the name or number of a card.
_LISTED = re.compile(r"(?:(?P<copies>\d{1,2}) ?[x×]? )?(?P<said>.+)")


def allowed(line: str) -> tuple[int, str]:
    """How many copies a line of a list allows, and of which card, by its name or number: "1 OP01-001", "Zephyr"."""
    found = _LISTED.fullmatch(line.strip())
    return (int(found["copies"] or 0), found["said"]) if found else (0, line)


def against_list(cards: Cards, piles: Piles, made: BannedNames) -> list[Finding]:
    """What a list of banned and restricted cards says against a deck, its Leader included."""
    counts = Counter(code for pile in (LEADER, DECK) for code in piles.get(pile, ()))
    findings = []
    for line in made.names:
        limit, said = allowed(line)
        names = {_plain(said)}
        meant = [code for code in counts if _plain(code) in names or (code in cards and _named(cards[code], names))]
        count = sum(counts[code] for code in meant)
        if count <= limit:
            continue
        name = cards[meant[0]].name if meant[0] in cards else meant[0]
        params = {"name": name, "count": count, "limit": limit, "by": count - limit, "list": made.name}
        kind = {0: "deck.forbidden", 1: "deck.limited", 2: "deck.semi-limited"}.get(limit, "deck.copies-number")
        findings.append(Finding(id=kind, mend="mend.remove-copies", codes=tuple(meant), params=params))
    return findings


def _plain(text: str) -> str:
    return re.sub(r"\W", "", text).casefold()


def _named(card: OnePieceCard, names: set[str]) -> bool:
    return any(_plain(name) in names for name in card.names)


def _deck_sentences(card: OnePieceCard) -> list[str]:
    """The sentences of a card's text that speak of building a deck (5-1-2-4-2)."""
    if not _RULES.search(card.text):
        return []
    sentences = re.split(r"(?<=[.。])\s+|\n|<br>", card.text)
    return [sentence for sentence in sentences if _RULES.search(sentence)]


def _is_meant(card: OnePieceCard, what: str) -> bool:
    """Whether the card is what a text names: "Events", "cards with a cost of 5 or more", "cards named [X]"."""
    found = _COST.search(what)
    if found:
        cost, than = card.cost or 0, int(found[1])
        way = (found[2] or "").strip()
        if not (cost >= than if way == "or more" else cost <= than if way == "or less" else cost == than):
            return False
    types = _TYPE.search(what)
    if types and types["type"] not in card.all_types:
        return False
    named = _NAMED.search(what)
    if named and named["name"] not in card.names:
        return False
    words = what.lower()
    categories = [name for name in ("character", "event", "stage") if re.search(rf"\b{name}s?\b", words)]
    if categories and card.category not in categories:
        return False
    return bool(found or types or named or categories)
