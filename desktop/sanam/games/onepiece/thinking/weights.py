"""The numbers that judgement rests on, as a table (weights.toml)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in cards; weights.toml says of each what it is."""

    life: tuple[float, ...]
    character: float
    power: float
    blocker: float
    double_attack: float
    unblockable: float
    banish: float
    ability: float
    rested: float
    stage: float
    hand: float
    counter: float
    too_dear: float
    don: float
    don_now: float
    boost: float
    press: float
    push: float
    prey: float


def weights(table: dict[str, Any]) -> Weights:
    """Weights of a table. Raises TypeError for a table with other keys."""
    return Weights(**{**table, "life": tuple(table["life"])})


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name(name).read_text("utf-8"))


TABLE = _table("weights.toml")
WEIGHTS = weights(TABLE)
#: What things are worth where a position is judged as a whole: tuned by self-play (position.toml).
POSITION = weights(TABLE | _table("position.toml"))
NAMES = tuple(field.name for field in fields(Weights))
