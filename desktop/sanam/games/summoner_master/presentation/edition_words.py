"""The play levels of Summoner Master in words."""

from __future__ import annotations

from sanam.games.editions import EditionInfo, OptionSpec
from sanam.games.summoner_master.cards.deck_rules import MINIMUMS
from sanam.games.summoner_master.vocabulary.levels import DEFAULTS, LEVELS, METHODS, Level
from sanam.wording import fill, tr


def editions() -> tuple[EditionInfo, ...]:
    """The three play levels."""
    return tuple(_level(level) for level in LEVELS.values())


def names() -> dict[str, tuple[str, str]]:
    """Of each level its name; what differs is said from its numbers."""
    return {
        "caller": (tr("Caller level"), ""),
        "summoner": (tr("Summoner level"), ""),
        "beginner": (tr("Beginner level"), ""),
    }


def _level(level: Level) -> EditionInfo:
    seals, mystics, rule = MINIMUMS[level.id]
    line = fill(
        tr("{shrine} Levels in the Shrine lose ({rule}). Decks of at least {seals} Seals and {mystics} Mystic Cards."),
        shrine=level.shrine,
        rule=f"103.1, {rule}",
        seals=seals,
        mystics=mystics,
    )
    methods = tuple(method for method in METHODS if method in ("rps", "coin", "dice"))
    return EditionInfo(level.id, names()[level.id][0], line, (_all_attack(),), (), methods)


def _all_attack() -> OptionSpec:
    values = {"attacked": tr("at its declaration"), "all": tr("at the comparison")}
    return OptionSpec(
        "all_attack",
        "choice",
        DEFAULTS["all_attack"],
        tr("An All attack hits the Seals in the Lines"),
        tr("Matters for Seals that enter in its Interfere Step"),
        "506.6",
        tuple(values.items()),
    )
