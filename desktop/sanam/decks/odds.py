"""What one draws: exact odds (hypergeometric), opening hands as each game deals them, and many of them at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb

import msgspec

from sanam import games
from sanam.decks.model import Deck
from sanam.engine.chance import below, shuffled
from sanam.games.decks import Opening

HANDS = 10_000


def opening_of(deck: Deck) -> Opening:
    """The opening hand of the deck's game."""
    return games.get(deck.game).decks.opening


class Wish(msgspec.Struct, frozen=True):
    """At least `least` cards of `codes`."""

    codes: tuple[str, ...]
    least: int = 1


def exactly(size: int, copies: int, drawn: int, wanted: int) -> Fraction:
    """The chance of `wanted` of `copies` among `drawn` cards of `size`. Raises ValueError for impossible numbers."""
    if not (0 <= copies <= size and 0 <= drawn <= size):
        raise ValueError(f"{copies} copies and {drawn} drawn of {size} cards")
    if wanted < 0 or wanted > copies or drawn - wanted > size - copies or wanted > drawn:
        return Fraction(0)
    return Fraction(comb(copies, wanted) * comb(size - copies, drawn - wanted), comb(size, drawn))


def at_least(size: int, copies: int, drawn: int, wanted: int = 1) -> Fraction:
    """The chance of `wanted` or more of `copies` among `drawn` cards of `size`."""
    return sum((exactly(size, copies, drawn, n) for n in range(wanted, min(copies, drawn) + 1)), Fraction(0))


def in_opening(deck: Deck, wish: Wish, further: Mapping[str, int] | None = None) -> Fraction:
    """The chance that the opening hand, and `further` draws from each pile after it, have what is wished.

    One redraws an opening hand that has not, as often as the game allows.
    """
    opening = opening_of(deck)
    later = {pile: drawn + (further or {}).get(pile, 0) for pile, drawn in opening.draws.items()}
    return 1 - _missed(deck, wish, opening.draws) ** opening.redraws * _missed(deck, wish, later)


def all_in_opening(deck: Deck, wishes: Sequence[Wish], further: Mapping[str, int] | None = None) -> Fraction:
    """The chance that the opening hand, and `further` draws after it, have everything that is wished at once; a card
    that is in several wishes counts for each of them. One redraws a hand that has not, as in_opening.
    """
    opening = opening_of(deck)
    later = {pile: drawn + (further or {}).get(pile, 0) for pile, drawn in opening.draws.items()}
    first = 1 - _all(deck, wishes, opening.draws)
    return 1 - first**opening.redraws * (1 - _all(deck, wishes, later))


def _all(deck: Deck, wishes: Sequence[Wish], draws: Mapping[str, int]) -> Fraction:
    """The chance that these draws have what every wish wants.

    Cards are of one class when the same wishes want them. For each pile the hands are counted class by class, and only
    what is still lacking of each wish is remembered.
    """
    lacking = {tuple(wish.least for wish in wishes): Fraction(1)}
    for pile, drawn in draws.items():
        codes = deck.codes(pile)
        drawn = min(drawn, len(codes))
        classes: dict[tuple[bool, ...], int] = {}
        for code in codes:
            kind = tuple(code in wish.codes for wish in wishes)
            classes[kind] = classes.get(kind, 0) + 1
        # (what is lacking, cards left to draw) -> in how many ways
        ways: dict[tuple[tuple[int, ...], int], Fraction] = {(had, drawn): chance for had, chance in lacking.items()}
        for kind, copies in classes.items():
            after: dict[tuple[tuple[int, ...], int], Fraction] = {}
            for (had, left), count in ways.items():
                for taken in range(min(copies, left) + 1):
                    now = tuple(max(0, few - taken) if wanted else few for few, wanted in zip(had, kind, strict=True))
                    after[now, left - taken] = after.get((now, left - taken), Fraction(0)) + count * comb(copies, taken)
            ways = after
        whole = comb(len(codes), drawn)
        lacking = {}
        for (had, left), count in ways.items():
            if not left:
                lacking[had] = lacking.get(had, Fraction(0)) + count / whole
    return sum((chance for had, chance in lacking.items() if not any(had)), Fraction(0))


def _missed(deck: Deck, wish: Wish, draws: Mapping[str, int]) -> Fraction:
    """The chance that these draws together lack what is wished. The piles are drawn from independently."""
    spread = {0: Fraction(1)}
    for pile, drawn in draws.items():
        cards = deck.codes(pile)
        copies, drawn = sum(code in wish.codes for code in cards), min(drawn, len(cards))
        together: dict[int, Fraction] = {}
        for had, chance in spread.items():
            for more in range(min(copies, drawn) + 1):
                both = chance * exactly(len(cards), copies, drawn, more)
                together[had + more] = together.get(had + more, Fraction(0)) + both
        spread = together
    return sum((chance for had, chance in spread.items() if had < wish.least), Fraction(0))


def deal(deck: Deck, state: int) -> tuple[int, list[str], dict[str, list[str]]]:
    """The next random state, an opening hand, and the piles that are left, their top cards first.

    `state` as in sanam.engine.chance. To redraw, call it again with the new state: the whole hand goes back and the
    deck is shuffled.
    """
    hand: list[str] = []
    rest: dict[str, list[str]] = {}
    for pile, drawn in opening_of(deck).draws.items():
        cards = deck.codes(pile)
        state, order = shuffled(state, list(range(len(cards))))
        hand += [cards[at] for at in order[:drawn]]
        rest[pile] = [cards[at] for at in order[drawn:]]
    return state, hand, rest


def simulate(deck: Deck, wish: Wish, *, hands: int = HANDS, seed: int = 1) -> float:
    """The share of `hands` opening hands that have what is wished, each redrawn if it has not and may be.

    The same seed gives the same share. It agrees with in_opening within what chance allows.
    """
    opening = opening_of(deck)
    wanted = set(wish.codes)
    piles = [([code in wanted for code in deck.codes(pile)], drawn) for pile, drawn in opening.draws.items()]
    good, state = 0, seed
    for _ in range(hands):
        for _ in range(1 + opening.redraws):
            had = 0
            for marks, drawn in piles:
                size = len(marks)
                # The front of a Fisher-Yates shuffle; any order is as good to start the next from.
                for at in range(min(drawn, size)):
                    state, step = below(state, size - at)
                    marks[at], marks[at + step] = marks[at + step], marks[at]
                    had += marks[at]
            if had >= wish.least:
                good += 1
                break
    return good / hands if hands else 0.0
