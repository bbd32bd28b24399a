"""How many copies of each card a person owns, card by card and, where wanted, printing by printing."""

from __future__ import annotations

import sqlite3

#: The most copies of one printing that are counted.
MOST = 999
SCHEMA = f"""create table owned (
    game text not null, code text not null, printing text not null,
    count integer not null check (count between 1 and {MOST}),
    primary key (game, code, printing)
) strict, without rowid"""


def owned(conn: sqlite3.Connection, game: str) -> dict[str, int]:
    """Copies by code, over all printings, for the cards of which there is at least one."""
    sql = "select code, sum(count) from owned where game = ? group by code order by code"
    return dict(conn.execute(sql, (game,)).fetchall())


def printings_owned(conn: sqlite3.Connection, game: str, code: str) -> dict[str, int]:
    """Copies of one card by the number of the printing; "" stands for those of no printing in particular."""
    sql = "select printing, count from owned where game = ? and code = ? order by printing"
    return dict(conn.execute(sql, (game, code)).fetchall())


def set_owned(conn: sqlite3.Connection, game: str, code: str, count: int, printing: str = "") -> None:
    """Say how many there are, within the caller's transaction; 0 forgets.

    Raises ValueError unless 0 <= count <= MOST, KeyError for a card that is not known. What was counted stays when
    the card is taken out of the catalogue: the copies are still in the person's box.
    """
    if not 0 <= count <= MOST:
        raise ValueError(f"{count} is not between 0 and {MOST}")
    if not count:
        conn.execute("delete from owned where game = ? and code = ? and printing = ?", (game, code, printing))
        return
    if not conn.execute("select 1 from cards where game = ? and code = ?", (game, code)).fetchone():
        raise KeyError(code)
    sql = """insert into owned values (?, ?, ?, ?)
        on conflict (game, code, printing) do update set count = excluded.count"""
    conn.execute(sql, (game, code, printing, count))


def set_total(conn: sqlite3.Connection, game: str, code: str, total: int) -> None:
    """Have so many copies of a card in all: those of no printing in particular come and go first.

    Raises as set_owned.
    """
    if not 0 <= total <= MOST:
        raise ValueError(f"{total} is not between 0 and {MOST}")
    before = printings_owned(conn, game, code)
    over = sum(before.values()) - total
    if over < 0:
        before.setdefault("", 0)
    # "" sorts first.
    for printing, count in sorted(before.items()):
        wanted = min(max(count - over, 0), MOST)
        over -= count - wanted
        if wanted != count:
            set_owned(conn, game, code, wanted, printing)
