"""Small card databases and sets for tests, in the shape of the ones people have; all names are made up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

NORMAL, EFFECT, FUSION, RITUAL, TUNER, SYNCHRO, TOKEN = 0x11, 0x21, 0x61, 0xA1, 0x1021, 0x2021, 0x4011
XYZ, PENDULUM, LINK = 0x800021, 0x1000021, 0x4000021
SPELL, RITUAL_SPELL, TRAP, COUNTER_TRAP = 0x2, 0x82, 0x4, 0x100004

#: id, type, name, level, atk, def, and what differs from the usual.
CARDS: tuple[dict[str, Any], ...] = (
    {"id": 1001, "type": NORMAL, "name": "Granite Ox", "level": 4, "atk": 1700, "def": 1000, "race": 0x100},
    {"id": 1002, "type": NORMAL, "name": "Granite Ox", "level": 4, "atk": 1700, "def": 1000, "alias": 1001},
    {"id": 1003, "type": EFFECT, "name": "Ember Scribe", "level": 3, "atk": -2, "def": -2, "attribute": 4},
    {"id": 1004, "type": TUNER, "name": "Tide Caller", "level": 2, "attribute": 2, "race": 0x40},
    {"id": 1005, "type": RITUAL, "name": "Moonlit Abbot", "level": 6, "race": 2},
    {"id": 1006, "type": FUSION, "name": "Twin Granite Ox", "level": 7},
    {"id": 1007, "type": SYNCHRO, "name": "Tidal Ember", "level": 5},
    {"id": 1008, "type": XYZ, "name": "Ladder Wyrm", "level": 4, "race": 0x2000},
    {"id": 1009, "type": PENDULUM, "name": "Clock Fox", "level": 4 | 3 << 24 | 5 << 16},
    {"id": 1010, "type": LINK, "name": "Wire Sprite", "level": 2, "def": 0o202},
    {"id": 1011, "type": TOKEN, "name": "Ox Token", "level": 1},
    {"id": 1012, "type": SPELL, "name": "Quiet Harvest"},
    {"id": 1013, "type": RITUAL_SPELL, "name": "Rite of the Abbot"},
    {"id": 1014, "type": TRAP, "name": "Sand Pit"},
    {"id": 1015, "type": COUNTER_TRAP, "name": "Seal of Dusk"},
    {"id": 1016, "type": 0x4000, "name": "Mist Token"},
)
DATAS = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
TEXTS = ("id", "name", "desc", *(f"str{number}" for number in range(1, 17)))


def write_cdb(
    path: Path,
    cards: Iterable[dict[str, Any]] = CARDS,
    *,
    desc: str = "當這張卡召喚成功時，從牌組唱1首歌。",
    datas: Sequence[str] = DATAS,
    typed: bool = True,
) -> Path:
    """A card database at `path`; columns without a type take whatever a test puts into them."""
    integer, text = ("integer", "text") if typed else ("", "")
    path.unlink(missing_ok=True)
    conn = sqlite3.connect(path)
    conn.execute(f"create table datas ({', '.join(f'{column} {integer}' for column in datas)})")
    conn.execute(f"create table texts (id {integer}, {', '.join(f'{column} {text}' for column in TEXTS[1:])})")
    for card in cards:
        monster = isinstance(card.get("type"), int) and card["type"] & 1
        usual = {
            "ot": 3,
            "atk": 0,
            "def": 0,
            "level": 0,
            "category": 0,
            "alias": 0,
            "setcode": 0,
            "desc": desc,
        }
        usual |= {"race": 1, "attribute": 1} if monster else {"race": 0, "attribute": 0}
        row = {**usual, **card}
        marks = ", ".join("?" * len(datas))
        conn.execute(f"insert into datas values ({marks})", [row.get(column) for column in datas])
        if row.get("name") is not None:
            sql = "insert into texts (id, name, desc) values (?, ?, ?)"
            conn.execute(sql, (row["id"], row["name"], row["desc"]))
    conn.commit()
    conn.close()
    return path
