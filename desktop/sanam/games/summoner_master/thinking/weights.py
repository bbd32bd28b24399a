"""The numbers that judgement rests on, as a table (weights.toml)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in cards; weights.toml says of each what it is."""

    level: float
    brink: float
    seal: float
    at: float
    df: float
    sp: float
    ability: float
    form: float
    support: float
    mystic: float
    seal_held: float
    mystic_held: float
    interfere: float
    too_dear: float
    mp: float
    bare: float
    helpless: float


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name(name).read_text("utf-8"))


TABLE = _table("weights.toml")
WEIGHTS = Weights(**TABLE)
#: What things are worth where a position is judged as a whole: tuned by self-play (position.toml).
POSITION = Weights(**TABLE | _table("position.toml"))
NAMES = tuple(field.name for field in fields(Weights))
