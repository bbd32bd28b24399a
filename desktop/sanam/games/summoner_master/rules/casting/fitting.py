"""Which cards fit what a form, a Growth or a Progress Box asks for (508.6, 611.6, 617)."""

from __future__ import annotations

from collections.abc import Sequence

from sanam.games.summoner_master.cards.model import AttackForm, Selector, SummonerCard

#: How specific what a form asks of its Support Seals is, most specific first (508.6).
RANKS = ("name", "name-part", "set", "group", "tribe", "element")


def slots(form: AttackForm) -> list[Selector]:
    """One selector for each Support Seal that a form needs."""
    return [selector for selector in form.supports for _ in range(selector.count)]


def specificity(form: AttackForm) -> tuple[int, ...]:
    """Ranks of what a form asks of its Support Seals, the most specific first; less is more specific (508.6)."""
    return tuple(sorted(RANKS.index(selector.kind) for selector in slots(form)))


def answers(card: SummonerCard, selector: Selector) -> bool:
    """Whether a card is what a selector names, of its own or as a shade."""
    if selector.kind == "group":
        return selector.value in card.groups
    return card.has(selector.kind, selector.value)


def fits(wanted: Sequence[Selector], cards: Sequence[SummonerCard]) -> bool:
    """Whether as many cards as are wanted can be dealt out so that each fills one slot (611.6)."""
    if not wanted:
        return True
    first, rest = wanted[0], wanted[1:]
    return any(answers(card, first) and fits(rest, [*cards[:at], *cards[at + 1 :]]) for at, card in enumerate(cards))
