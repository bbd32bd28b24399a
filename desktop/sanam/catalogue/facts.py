"""What search reads of each card: one narrow row with its names in all languages, its numbers and its words.

`facts` is derived from the other tables and may be rebuilt from them at any time (`refresh`), all in one folded
spelling (see fold), with the rules texts beside it. It is looked through in memory (see index).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any

from sanam import games
from sanam.catalogue.fold import fold
from sanam.catalogue.models import read_card

#: The numbers a card may have, as columns.
NUMBERS = (
    *("level", "rank", "link", "atk", "def", "scale", "cost", "power", "life", "counter"),
    *("sp", "mp", "attackmp", "turns"),
)
CHUNK = 400
#: One number that grows with every change of facts: who holds them in memory looks at it.
VERSION = (
    "create table facts_version (version integer not null) strict",
    "insert into facts_version values (0)",
)
SCHEMA = (
    f"""create table facts (
        id integer primary key, game text not null, code text not null, sort text not null,
        names text not null, tags text not null, {", ".join(f"{number} integer" for number in NUMBERS)},
        unique (game, code),
        foreign key (game, code) references cards(game, code) on delete cascade
    ) strict""",
    # What an index in memory begins with, in the order of names.
    "create index facts_by_name on facts(game, sort, code, names)",
    "create table bodies (id integer primary key references facts(id) on delete cascade, body text not null) strict",
    "create virtual table bodies_fts using fts5(body, content='bodies', content_rowid='id', tokenize='trigram')",
    *VERSION,
)


def add_columns(conn: sqlite3.Connection) -> None:
    """Give the facts of an earlier version the numbers that came later."""
    there = {row[1] for row in conn.execute("pragma table_info(facts)")}
    for number in NUMBERS:
        if number not in there:
            conn.execute(f"alter table facts add column {number} integer")


def refresh(conn: sqlite3.Connection, game: str, codes: Iterable[str]) -> None:
    """Rebuild the facts of these cards, within the caller's transaction."""
    wanted = list(dict.fromkeys(codes))
    columns = ("id", "game", "code", "sort", "names", "tags", *NUMBERS)
    insert = f"insert into facts ({', '.join(columns)}) values ({', '.join('?' * len(columns))})"
    for start in range(0, len(wanted), CHUNK):
        part = wanted[start : start + CHUNK]
        # Before anything is forgotten: what is rebuilt keeps its number, which no other card may take.
        last = conn.execute("select coalesce(max(id), 0) from facts").fetchone()[0]
        before = forget(conn, game, part)
        rows, bodies = [], []
        for row, body in _rows(conn, game, part):
            at = before.get(row[1])
            if at is None:
                last += 1
                at = last
            rows.append((at, *row))
            bodies.append((at, body))
        conn.executemany(insert, rows)
        conn.executemany("insert into bodies(id, body) values (?, ?)", bodies)
        conn.executemany("insert into bodies_fts(rowid, body) values (?, ?)", bodies)


def forget(conn: sqlite3.Connection, game: str, codes: list[str]) -> dict[str, int]:
    """Take the facts of these cards (at most CHUNK) out, and out of the index; their ids by code.

    The index is told by hand and not by triggers, which may not touch it while the schema is not trusted.
    """
    marks = ",".join("?" * len(codes))
    old = conn.execute(
        f"select f.code, f.id, b.body from facts f join bodies b on b.id = f.id "
        f"where f.game = ? and f.code in ({marks})",
        (game, *codes),
    ).fetchall()
    bodies = [(at, body) for _, at, body in old]
    conn.executemany("insert into bodies_fts(bodies_fts, rowid, body) values ('delete', ?, ?)", bodies)
    conn.executemany("delete from bodies where id = ?", [(at,) for at, _ in bodies])
    conn.executemany("delete from facts where id = ?", [(at,) for at, _ in bodies])
    conn.execute("update facts_version set version = version + 1")
    return {code: at for code, at, _ in old}


def _rows(conn: sqlite3.Connection, game: str, codes: list[str]) -> Iterator[tuple[tuple[Any, ...], str]]:
    marks = ",".join("?" * len(codes))
    where = f"where game = ? and code in ({marks})"
    texts: dict[str, list[tuple[str, str, str]]] = {}
    query = f"select code, language, folded, text from texts {where} order by code, language"
    for code, language, name, text in conn.execute(query, (game, *codes)):
        texts.setdefault(code, []).append((language, name, text))
    sets: dict[str, list[tuple[str, str]]] = {}
    numbers_of: dict[str, list[str]] = {}
    query = f"select code, set_id, rarity, number from printings {where} order by code, set_id, number"
    for code, set_id, rarity, printed in conn.execute(query, (game, *codes)):
        sets.setdefault(code, []).append((set_id, rarity))
        # Where cards are known by a printed number, the code says it already.
        if printed and not printed.startswith(code):
            numbers_of.setdefault(code, []).append(printed)
    search = games.get(game).search
    cards = f"select code, language, data, abilities, problem from cards {where}"
    for code, language, data, abilities, problem in conn.execute(cards, (game, *codes)):
        card = read_card(game, data, abilities, problem)
        spoken = texts.get(code, [])
        numbers, tags = search.describe(card)
        tags += [("set", set_id) for set_id, _ in sets.get(code, ())]
        tags += [("rarity", rarity) for _, rarity in sets.get(code, ()) if rarity]
        tags += [("number", printed) for printed in numbers_of.get(code, ())]
        tags += [("lang", tongue) for tongue in dict.fromkeys((language, *(tongue for tongue, _, _ in spoken)))]
        tags.append(("hand", "yes" if problem else "no"))
        names = dict.fromkeys([fold(card.name), *(name for _, name, _ in spoken)])
        names |= dict.fromkeys(fold(name) for name in search.names(card))
        words = dict.fromkeys(f"{field}:{fold(value)}" for field, value in tags if value)
        row = (game, code, fold(card.name), "".join(f"\n{name}" for name in names), f"|{'|'.join(words)}|")
        yield (*row, *(numbers.get(number) for number in NUMBERS)), "\n".join(fold(text) for _, _, text in spoken)
