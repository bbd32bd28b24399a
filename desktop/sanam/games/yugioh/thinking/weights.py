"""The numbers that judgement rests on, as a table (weights.toml)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in cards; weights.toml says of each what it is."""

    life_points: float
    last: float
    near: float
    monster: float
    power: float
    ability: float
    material: float
    strongest: float
    token: float
    unseen: float
    face_down: float
    lasting: float
    hand_monster: float
    hand_share: float
    hand_spell: float
    hand_trap: float
    too_high: float
    extra: float
    graveyard: float
    boost: float
    boost_now: float
    unknown_defence: int
    unknown_attack: int
    ambush: float
    guard: float


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name(name).read_text("utf-8"))


TABLE = _table("weights.toml")
WEIGHTS = Weights(**TABLE)
#: What things are worth where a position is judged as a whole: tuned by self-play (position.toml).
POSITION = Weights(**TABLE | _table("position.toml"))
NAMES = tuple(field.name for field in fields(Weights))
