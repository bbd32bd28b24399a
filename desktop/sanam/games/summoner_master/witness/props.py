"""Cards that a way of trying needs beside the groups of the text: Seals of given values, cards with a known text."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.games.summoner_master.cards.model import Power, SummonerCard
from sanam.games.witnessing.trials import Match


def seal(name: str, **values: Any) -> SummonerCard:
    """A Seal without a text."""
    usual: dict[str, Any] = {"level": 1, "at": 3, "df": 3, "sp": 2, "cast_mp": 1, "attack_mp": 1}
    return SummonerCard(name=name, family="seal", **{**usual, **values})


def able(match: Match, name: str, text: str, kind: str = "ability", **values: Any) -> SummonerCard:
    """A Seal with an Ability or Skill."""
    more = {key: values.pop(key) for key in ("mp", "interfere") if key in values}
    read: SummonerCard = match.read(seal(name, powers=(Power(kind=kind, text=text, **more),), **values))
    return read


def spell(match: Match, name: str, text: str, kind: str = "untargeted", duration: Any = 0, **more: Any) -> SummonerCard:
    """A Mystic Card with a text."""
    made = SummonerCard(
        name=name, family="mystic", mystic_kind=kind, duration=duration, cast_mp=more.pop("mp", 1), text=text, **more
    )
    read: SummonerCard = match.read(made)
    return read


def blank(name: str, kind: str = "untargeted", duration: Any = "infinity") -> SummonerCard:
    """A Mystic Card that does nothing."""
    return SummonerCard(name=name, family="mystic", mystic_kind=kind, duration=duration, cast_mp=1)


def extra(name: str) -> SummonerCard:
    """An Extra Seal (202)."""
    return msgspec.structs.replace(seal(name), extra=True)
