"""What is noted of each rule and each replacement in force (see `force`)."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.tree import Ability, CreateTokens, Filter, Replace


class Record(msgspec.Struct, frozen=True):
    """A rule in force on a card or a player.

    card, seat   its source (None: by hand) and whose rule it is
    kinds, who   on cards: the kinds of sources it speaks of, () any, and whose: "you" | "opponent" | ""
    spares       on players: not of the cards that lay on the field when a word was declared for its source
    once         on players: the name of its source, of which more than one lay it no more than once
    by           the sources of which it speaks; unless_by: those of which it does not
    ways         on players: the kinds of Summons of which it does not speak
    filter, count, zones  on players: which cards it speaks of, its number, and where those cards are; on cards:
                 the monsters as whose material it may be used all the same
    """

    rule: str
    card: int | None
    seat: int
    kinds: tuple[str, ...] = ()
    who: str = ""
    filter: Filter | None = Filter()
    count: int = 0
    zones: tuple[str, ...] = ()
    by: Filter | None = None
    once: str = ""
    spares: bool = False
    ways: tuple[str, ...] = ()
    unless_by: Filter | None = None


def means_token(f: Filter, token: CreateTokens) -> bool:
    """Whether a Token that is not there yet will match the filter."""
    numbers = ((f.level, token.level), (f.atk, token.atk), (f.def_, token.def_))
    return (
        f.kinds in ((), ("monster",))
        and not f.icons
        and (not f.traits or bool({*f.traits} & {"token", "normal"}))
        and not {*f.not_traits} & {"token", "normal"}
        and (not f.attributes or token.attribute in f.attributes)
        and token.attribute not in f.not_attributes
        and (not f.races or token.race in f.races)
        and token.race not in f.not_races
        and (not f.names or token.name in f.names)
        and token.name not in f.not_names
        and (not f.series or any(word in token.name for word in f.series))
        and not (
            f.lists
            or f.bears
            or f.past
            or f.material
            or f.equipped
            or f.made_of
            or f.served
            or f.owner
            or f.turns
            or f.names_material
            or f.lists_kinds
            or f.summoned_with
            or f.summoned_by
        )
        and all(means_token(one, token) for one in f.both)
        and f.rank is None
        and all(r is None or ((r.low or 0) <= n and (r.high is None or n <= r.high)) for r, n in numbers)
        and (not f.either or any(means_token(one, token) for one in f.either))
        and not any(means_token(one, token) for one in f.neither)
    )


class StandIn(msgspec.Struct):
    """A replacement in force: `instead` of one of its cards being destroyed."""

    ctx: Context
    op: Replace
    optional: bool
    index: int = -1
    ability: Ability | None = None
