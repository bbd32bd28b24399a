"""The one edition of One Piece and its options in words."""

from __future__ import annotations

from sanam.games.editions import EditionInfo, OptionSpec
from sanam.games.onepiece.vocabulary.options import EDITION, OPTIONS
from sanam.wording import tr


def editions() -> tuple[EditionInfo, ...]:
    """The edition of the one rulebook."""
    values = {"newest first": tr("the one triggered last"), "in order": tr("the one triggered first")}
    autos = OptionSpec(
        "autos",
        "choice",
        OPTIONS["autos"][0],
        tr("Among waiting abilities, first comes"),
        tr("While only one player's wait"),
        "8-6-1-1",
        tuple((value, values[value]) for value in OPTIONS["autos"]),
    )
    name, line = names()[EDITION]
    methods = tuple(method for method in OPTIONS["first"] if method in ("rps", "coin"))
    return (EditionInfo(EDITION, name, line, (autos,), (), methods),)


def names() -> dict[str, tuple[str, str]]:
    """Of the edition its name and what it is."""
    return {
        EDITION: (
            tr("Official rules"),
            tr("A Leader, 50 cards and 10 DON!! cards for each player, as the comprehensive rules say."),
        ),
    }
