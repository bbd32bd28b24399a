"""What search reads of each card: one narrow row with its names in all languages, its numbers and its words.

`facts` is derived from the other tables and may be made anew from them at any time (`refresh`), all in one folded
spelling (see fold). The rules texts stand beside it with an FTS5 trigram index: it finds Thai and Chinese, which have
no spaces between words, but nothing shorter than three characters. All else is looked through in memory (see index).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any

from sanam.catalogue.fold import fold
from sanam.catalogue.models import read_card
from sanam.games.onepiece.cards import OnePieceCard
from sanam.games.summoner_master.cards import SummonerCard

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
    """Make the facts of these cards anew, within the caller's transaction."""
    wanted = list(dict.fromkeys(codes))
    columns = ("id", "game", "code", "sort", "names", "tags", *NUMBERS)
    insert = f"insert into facts ({', '.join(columns)}) values ({', '.join('?' * len(columns))})"
    for start in range(0, len(wanted), CHUNK):
        part = wanted[start : start + CHUNK]
        before = forget(conn, game, part)
        last = conn.execute("select coalesce(max(id), 0) from facts").fetchone()[0]
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
        # Of a One Piece card the code says it already.
        if printed and not printed.startswith(code):
            numbers_of.setdefault(code, []).append(printed)
    cards = f"select code, language, data, abilities, problem from cards {where}"
    for code, language, data, abilities, problem in conn.execute(cards, (game, *codes)):
        card = read_card(game, data, abilities, problem)
        spoken = texts.get(code, [])
        numbers, tags = describe(card)
        tags += [("set", set_id) for set_id, _ in sets.get(code, ())]
        tags += [("rarity", rarity) for _, rarity in sets.get(code, ()) if rarity]
        tags += [("number", printed) for printed in numbers_of.get(code, ())]
        tags += [("lang", tongue) for tongue in dict.fromkeys((language, *(tongue for tongue, _, _ in spoken)))]
        tags.append(("hand", "yes" if problem else "no"))
        names = dict.fromkeys([fold(card.name), *(name for _, name, _ in spoken)])
        names |= dict.fromkeys(fold(name) for name in getattr(card, "names", ()))
        words = dict.fromkeys(f"{field}:{fold(value)}" for field, value in tags if value)
        row = (game, code, fold(card.name), "".join(f"\n{name}" for name in names), f"|{'|'.join(words)}|")
        yield (*row, *(numbers.get(number) for number in NUMBERS)), "\n".join(fold(text) for _, _, text in spoken)


Described = tuple[dict[str, int | None], list[tuple[str, str]]]


def describe(card: Any) -> Described:
    """The numbers of a card by their column, and its words as (field, value)."""
    if isinstance(card, OnePieceCard):
        return _onepiece(card)
    if isinstance(card, SummonerCard):
        return _summoner(card)
    numbers: dict[str, int | None] = {}
    tags = [("kind", card.kind), ("type", card.kind)]
    if card.kind == "monster":
        # An Xyz Monster has a Rank and a Link Monster a Link Rating: neither is a Level.
        stars = next((kind for trait, kind in (("xyz", "rank"), ("link", "link")) if trait in card.traits), "level")
        numbers = {stars: card.level, "atk": card.atk, "def": card.def_}
        numbers["scale"] = card.scales[0] if card.scales else None
        tags += [("type", card.race), ("race", card.race), ("attribute", card.attribute)]
        tags += [(field, trait) for trait in card.traits for field in ("type", "trait")]
        tags += [(field, "?") for field, value in (("atk", card.atk), ("def", card.def_)) if value is None]
    else:
        tags += [("icon", card.icon), ("type", card.icon)]
    tags += [("series", series) for series in card.series]
    return numbers, tags


def _onepiece(card: OnePieceCard) -> Described:
    numbers = {name: getattr(card, name) for name in ("cost", "power", "life", "counter")}
    tags = [("kind", card.category), ("type", card.category), ("set", card.code.partition("-")[0])]
    tags += [("colour", colour) for colour in card.colours]
    tags += [("colour", "multi")] if card.is_multicolour else []
    tags += [("attribute", attribute) for attribute in card.all_attributes]
    tags += [(field, word) for word in card.all_types for field in ("type", "series")]
    tags += [("block", card.block), ("rarity", card.rarity), ("trigger", "yes" if card.trigger else "no")]
    return numbers, tags


def _summoner(card: SummonerCard) -> Described:
    turns = card.duration if isinstance(card.duration, int) else None
    numbers: dict[str, int | None] = {
        "level": card.level, "atk": card.at, "def": card.df, "sp": card.sp, "mp": card.cast_mp,
        "attackmp": card.attack_mp, "turns": turns,
    }  # fmt: skip
    tags = [("kind", card.kind), ("type", card.family), ("set", card.card_set), ("rarity", card.rarity)]
    tags += [("type", "extra")] if card.extra else []
    tags += [("element", element) for element in card.normal_elements]
    tags += [(field, tribe) for tribe in card.tribes for field in ("type", "tribe")]
    tags += [("type", card.mystic_type), ("mystic", card.mystic_type), ("target", card.mystic_kind)]
    tags += [("group", group) for group in card.groups]
    tags += [("shade", shade.value) for shade in card.all_shades]
    tags += [("part", part) for part in card.name_parts]
    tags += [("interfere", "yes" if card.can_interfere else "no")]
    tags += [("has", box) for box in ("growth", "progress", "forms") if getattr(card, box)]
    tags += [("has", "reflection")] if card.reflection else []
    tags += [("turns", "infinity")] if card.duration == "infinity" else []
    return numbers, tags
