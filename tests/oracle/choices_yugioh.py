"""Compares the cards that an effect has a player choose: how many, and from where."""

from __future__ import annotations

from collections.abc import Iterable

from groups_yugioh import Selection
from tally import Tally, Verdict
from words_yugioh import OFF_FIELD


def compare_choices(tally: Tally, where: str, ours: list[Selection], theirs: list[list[object]]) -> None:
    """Cards chosen. A choice that the facts lack says nothing, unless they have another instead: of as many cards from
    elsewhere, or of more or fewer from there."""
    rest = [other for other in theirs if not any(_same_choice(mine, other) for mine in ours)]
    for mine in ours:
        if any(_same_choice(mine, other) for other in theirs) or _place_by_place(mine, theirs):
            tally.note("cards chosen: how many, where", "agree", where, mine, theirs)
        elif any(_is_instead(mine, other) for other in rest):
            there = sum(_total(*other[:2]) for other in rest if _same_places(mine, other))
            together = sum(_total(each.low, each.high) for each in ours if _places(each) == _places(mine))
            verdict: Verdict = "agree" if there == together else "otherwise"
            tally.note("cards chosen: how many, where", verdict, where, mine, theirs)


def _place_by_place(mine: Selection, theirs: list[list[object]]) -> bool:
    """Whether one choice from several places is told as one from each of them (all cards of a place, at random)."""
    own, other = _places(mine)
    parts = [
        (on_field(each[2]), on_field(each[3]))  # type: ignore[arg-type]
        for each in theirs
        if each[:2] in ([mine.low, mine.high], ["all", "all"])
    ]
    parts = [part for part in parts if sum(map(len, part)) == 1 and part[0] <= own and part[1] <= other]
    together = [set[str]().union(*(part[side] for part in parts)) for side in (0, 1)]
    return len(parts) > 1 and together == [own, other]


def _is_instead(mine: Selection, other: list[object]) -> bool:
    return _same_places(mine, other) or [mine.low, mine.high] == other[:2]


def _total(low: object, high: object) -> int:
    """A measure of how many cards are chosen, to be added up."""
    return 100 * low + high if isinstance(low, int) and isinstance(high, int) else 10**6


def _same_choice(mine: Selection, theirs: list[object]) -> bool:
    """Whether a selection is of the same number of cards, from the same places."""
    low, high, *_ = theirs
    return (
        _same_places(mine, theirs)
        and low in (None, "all", mine.low)
        and (high in (None, "all", mine.high) or mine.high == 99)
    )


def _places(mine: Selection) -> tuple[set[str], set[str]]:
    """From where it is, of each player; all places of the field are one."""
    return on_field(mine.own), on_field(mine.other)


def _same_places(mine: Selection, theirs: list[object]) -> bool:
    """Whether it is from these places. The facts name no Monster Zone beside the Graveyard."""
    told = on_field(theirs[2]), on_field(theirs[3])  # type: ignore[arg-type]
    return all(
        own == other or ("graveyard" in other and own == other | {"field"})
        for own, other in zip(_places(mine), told, strict=True)
    )


def on_field(places: Iterable[str]) -> set[str]:
    """The places, with all zones of the field as one."""
    return {place if place in OFF_FIELD else "field" for place in places}
