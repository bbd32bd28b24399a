"""Answers that need not be tried beside others: they come to the same, or to nothing."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.trial import Trial
from sanam.games.thinking import Advice


def different(copy: Trial, choice: Choice, advised: list[Advice]) -> list[Advice]:
    """Of answers that come to the same the first: their cards look alike and lie together, as two copies of a card in
    one hand do, and nothing is said of them or lies with them. What is in vain is left out, but not all.
    """
    table = copy.game.table
    alone = {card.host for card in table.cards.values()}
    alone.update(change.subject for change in table.modifiers.values() if isinstance(change.subject, int))

    def looks(option: Option) -> str:
        card = table.cards.get(option.card) if option.card is not None else None
        if card is None or card.id in alone or card.host is not None:
            return repr((option.act, option.value, option.zone, option.targets, option.card))
        like = (card.zone, card.code, card.stance, card.marks, card.counters)
        return repr((option.act, option.value, option.zone, option.targets, like))

    known = [looks(option) for option in choice.options]
    found: dict[tuple[str, ...], Advice] = {}
    for advice in [each for each in advised if not each.vain] or advised[:1]:
        found.setdefault(tuple(known[at] for at in advice.picks), advice)
    return list(found.values())
