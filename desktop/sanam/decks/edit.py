"""What an editor does to a deck: each function gives the deck as it is afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from sanam.decks.model import MAX_CARDS, Copy, Deck


def add(deck: Deck, pile: str, code: str, count: int = 1, printing: str = "") -> Deck:
    """With `count` copies more, beside those the pile has already; no deck grows beyond MAX_CARDS."""
    count = min(count, MAX_CARDS - deck.total())
    if count <= 0:
        return deck
    copies = list(deck.piles[pile])
    last = max((at for at, copy in enumerate(copies) if copy.code == code), default=len(copies) - 1)
    copies[last + 1 : last + 1] = [Copy(code, printing)] * count
    return deck.with_pile(pile, copies)


def remove(deck: Deck, pile: str, code: str, count: int = 1) -> Deck:
    """Without the last `count` copies of a card in a pile."""
    copies = list(deck.piles[pile])
    for at in reversed(range(len(copies))):
        if count and copies[at].code == code:
            del copies[at]
            count -= 1
    return deck.with_pile(pile, copies)


def remove_last(deck: Deck, pile: str, count: int) -> Deck:
    """Without the last `count` cards of a pile."""
    copies = deck.piles[pile]
    return deck.with_pile(pile, copies[: max(0, len(copies) - count)])


def replace_card(deck: Deck, code: str, other: str, pile: str) -> Deck:
    """With `other` in the place of a card that nobody knows; its copies come into `pile`, where `other` belongs."""
    for source in deck.piles:
        count = deck.codes(source).count(code)
        deck = add(remove(deck, source, code, count), pile, other, count)
    return deck


def set_printing(
    deck: Deck, pile: str, code: str, printing: str, count: int = MAX_CARDS, *, before: str | None = None
) -> Deck:
    """With another printing of `count` copies of a card in a pile: of those that have `before`, or (None) of those
    that have no certain printing first, then of the others; of equals the last ones.
    """
    copies = list(deck.piles[pile])
    places = [at for at, copy in enumerate(copies) if copy.code == code and copy.printing != printing]
    if before is not None:
        places = [at for at in places if copies[at].printing == before]
    places.sort(key=lambda at: (copies[at].printing != "", -at))
    for at in places[:count]:
        copies[at] = Copy(code, printing)
    return deck.with_pile(pile, copies)


def set_artwork(deck: Deck, pile: str, code: str, other: str, count: int = MAX_CARDS) -> Deck:
    """With the code of another artwork in the place of the last `count` copies of a card in a pile."""
    copies = list(deck.piles[pile])
    places = [at for at, copy in enumerate(copies) if copy.code == code]
    for at in places[-count:]:
        copies[at] = Copy(other)
    return deck.with_pile(pile, copies)


def printings(deck: Deck, pile: str, code: str) -> dict[str, int]:
    """Copies of a card in a pile by printing, in the order of the deck."""
    counts: dict[str, int] = {}
    for copy in deck.piles[pile]:
        if copy.code == code:
            counts[copy.printing] = counts.get(copy.printing, 0) + 1
    return counts


def move(deck: Deck, code: str, source: str, target: str, count: int = 1) -> Deck:
    """With `count` copies of a card in another pile, as many as there are; each keeps its printing."""
    if source == target:
        return deck
    moved = [copy for copy in deck.piles[source] if copy.code == code][-count:] if count else []
    deck = remove(deck, source, code, len(moved))
    for copy in moved:
        deck = add(deck, target, code, 1, copy.printing)
    return deck


def move_all(deck: Deck, codes: Sequence[str], source: str, target: str) -> Deck:
    """With every copy of `codes` in another pile."""
    for code in codes:
        deck = move(deck, code, source, target, len(deck.piles[source]))
    return deck
