"""Counts how far what was read of card texts agrees with what is known of the cards."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

Verdict = Literal["agree", "otherwise", "only_ours", "only_theirs"]
VERDICTS: tuple[Verdict, ...] = ("agree", "otherwise", "only_ours", "only_theirs")


@dataclass(frozen=True)
class ReadCard:
    """A card whose text is wholly understood.

    code       as the facts name it
    abilities  the plain data of `TextReading.abilities`
    kind       what the game calls this kind of card, if it has such a word
    """

    code: str
    name: str
    text: str
    abilities: list[dict[str, Any]]
    kind: str = ""


class Difference(NamedTuple):
    """One fact on which the two sides differ; `ours` and `theirs` as JSON."""

    fact: str
    verdict: Verdict
    card: str
    ours: str
    theirs: str


def side_by_side(ours: bool, theirs: bool) -> Verdict:
    """The verdict on something that at least one side states."""
    return "agree" if ours and theirs else "only_ours" if ours else "only_theirs"


class Tally:
    """Verdicts by kind of fact, and every difference with its card."""

    def __init__(self) -> None:
        self.counts: defaultdict[str, Counter[Verdict]] = defaultdict(Counter)
        self.differences: list[Difference] = []

    def note(self, fact: str, verdict: Verdict, card: str, ours: object = "", theirs: object = "") -> None:
        """Count a fact of `card`, which is what a reader needs to find it."""
        self.counts[fact][verdict] += 1
        if verdict != "agree":
            self.differences.append(Difference(fact, verdict, card, _json(ours), _json(theirs)))

    def note_each(self, fact: str, card: str, ours: Iterable[object], theirs: Iterable[object]) -> None:
        """Count everything that stands in one of two sets."""
        mine, others = {*ours}, {*theirs}
        for value in sorted(mine | others, key=str):
            here, there = value in mine, value in others
            self.note(fact, side_by_side(here, there), card, value if here else "", value if there else "")

    def note_sets(self, fact: str, card: str, ours: Iterable[str], theirs: Iterable[str]) -> None:
        """Count two sets as one fact, if one of them says anything: a part of the other is an omission."""
        mine, others = {*ours}, {*theirs}
        if not mine and not others:
            return
        verdict: Verdict = "otherwise"
        if mine == others:
            verdict = "agree"
        elif mine < others:
            verdict = "only_theirs"
        elif others < mine:
            verdict = "only_ours"
        self.note(fact, verdict, card, mine, others)

    def plain(self) -> dict[str, dict[str, int]]:
        """For each kind of fact how often it was stated, and how often with each verdict."""
        return {
            fact: {"stated": counts.total(), **{verdict: counts[verdict] for verdict in VERDICTS}}
            for fact, counts in self.counts.items()
        }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=lambda several: sorted(several, key=str))
