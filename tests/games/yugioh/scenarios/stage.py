"""A way to play on, with wishes, until somebody may act freely again."""

from __future__ import annotations

import pytest
from scenario import EDITIONS, Scenario

from sanam.engine.choice import Choice, Option

ALL = pytest.mark.parametrize("edition", EDITIONS)
#: A card to be picked, several at once, or an option by its act ("yes") or value.
Wish = int | tuple[int, ...] | str


def through(s: Scenario, *wishes: Wish) -> None:
    """Answer what is asked until a player may act freely again: each wish where it is offered first, in order.

    Whatever else is optional is declined; of what must be chosen the first is taken.
    """
    wanted = list(wishes)
    while s.table.choice is not None and s.choice.kind not in ("action", "hand_limit"):
        picked = _wished(s.choice, wanted[0]) if wanted else None
        if picked is not None:
            wanted.pop(0)
        s.play.answer(_default(s.choice) if picked is None else picked)
    assert not wanted, f"never offered: {wanted}"


def _wished(choice: Choice, wish: Wish) -> list[int] | None:
    cards = wish if isinstance(wish, tuple) else (wish,)
    found = [next((i for i, option in enumerate(choice.options) if _is(option, card)), None) for card in cards]
    return None if None in found else [i for i in found if i is not None]


def _is(option: Option, wish: Wish) -> bool:
    return wish in (option.act, option.value) if isinstance(wish, str) else option.card == wish


def _default(choice: Choice) -> list[int]:
    for i, option in enumerate(choice.options):
        if option.act == "no":
            return [i]
    return list(range(choice.least))


def use(s: Scenario, card: int, *wishes: Wish) -> None:
    """Use a card (where it offers several effects, name the one in the first wish), then go `through`."""
    s.act("activate", card)
    through(s, *wishes)


def answered(s: Scenario, card: int) -> int:
    """How often an effect of the card was activated."""
    return sum(fact.card == card for fact in s.facts("activated"))
