"""What a seat is asked, what it may answer, and what a refusal says.

The engine owns legality: a Choice lists every legal option as data, an Answer names options by their index.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One legal possibility.

    act    what choosing it does, e.g. "normal_summon", "pick", "place"
    card   the card it is about; zone the place it is about; value anything else (number, name, ability index)
    rule   the rule that allows it
    targets  what it may be aimed at, where that is asked next: ids of cards, zones ("0.m1"), players ("seat1")
    """

    act: str
    card: int | None = None
    zone: str | None = None
    value: Any = None
    rule: str = ""
    targets: tuple[int | str, ...] = ()


class Attempt(NamedTuple):
    """What a player tries to do, legal or not (see `Game.why_not`).

    act    the act of an option; card what it is done with
    zone   where the card was dropped; target the card it was aimed at; value as in an option
    """

    act: str
    card: int
    zone: str | None = None
    target: int | None = None
    value: Any = None


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The one open question.

    seat          who is asked
    kind          the sort of question; with `params` it makes the prompt's sentence
    options       every legal option
    least, most   how many are picked; least 0 means that picking none (passing) is legal
    combinations  when given, exactly these sets of option indices (each ascending) are legal
    order         whether the order of the picks matters
    rule          the rule that asks
    """

    seat: int
    kind: str
    options: list[Option]
    least: int = 1
    most: int = 1
    combinations: list[list[int]] | None = None
    order: bool = False
    rule: str = ""
    params: dict[str, Any] = {}

    @classmethod
    def of_sets(
        cls,
        seat: int,
        kind: str,
        sets: Sequence[Sequence[int]],
        *,
        rule: str,
        params: dict[str, Any],
        may_pass: bool = False,
    ) -> Choice:
        """A choice of one of these sets of cards, which are equally large, or (`may_pass`) of none."""
        cards = sorted({card for one in sets for card in one})
        at = {card: index for index, card in enumerate(cards)}
        legal = [sorted(at[card] for card in one) for one in ([[], *sets] if may_pass else sets)]
        size = len(sets[0])
        options = [Option("pick", card) for card in cards]
        least = 0 if may_pass else size
        return cls(seat, kind, options, least, size, combinations=legal, rule=rule, params=params)

    @property
    def may_pass(self) -> bool:
        return self.least == 0

    @property
    def answerable(self) -> bool:
        """Whether there is a legal answer at all."""
        if self.least == 0:
            return True
        return len(self.options) >= self.least and self.combinations != []


class Reply(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How the last question was answered: who was asked what, and the options picked, in the order of picking."""

    seat: int
    kind: str
    picked: list[Option] = []


class Refused(Exception):
    """An answer or a wish that the rules do not allow. Nothing was changed.

    rule    id of the rule that forbids it, or ""
    reason  a message id; with `params` it makes a sentence in the player's language
    """

    def __init__(self, rule: str, reason: str, params: dict[str, Any] | None = None) -> None:
        # What `Exception.__init__` would do, `__new__` has done; refusals are made far more often than raised.
        self.rule = rule
        self.reason = reason
        self.params = params or {}

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


def check(choice: Choice, picks: list[int]) -> None:
    """Raise :class:`Refused` unless `picks` is a legal answer to `choice`."""
    number = len(picks)
    if number == 0 and choice.least == 0:
        return
    if number < choice.least:
        raise Refused(choice.rule, "too-few", {"least": choice.least})
    if number > choice.most:
        raise Refused(choice.rule, "too-many", {"most": choice.most})
    size = len(choice.options)
    for pick in picks:
        if not 0 <= pick < size:
            raise Refused(choice.rule, "no-such-option", {"pick": pick})
    if number > 1 and len(set(picks)) != number:
        raise Refused(choice.rule, "picked-twice", {})
    if choice.combinations is not None and sorted(picks) not in choice.combinations:
        raise Refused(choice.rule, "not-a-legal-combination", {})
