"""The tables of the catalogue, as sqlite-utils migrations, and the numbers that say whose file it is.

`application_id` marks a catalogue of this program; `user_version` is the number of migrations that shaped it,
so that a file written by a newer program is refused by name instead of being misread.
"""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING

from sanam.catalogue.damage import is_damage
from sanam.catalogue.languages import guess_language
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.transactions import Database, writing

if TYPE_CHECKING:
    from sqlite_utils import Database as Written
    from sqlite_utils import Migrations

APPLICATION_ID = 0x53414E43  # "SANC"


def m001_cards(db: Written) -> None:
    """Cards with their texts, printings, sets, pictures and the files they came from."""
    statements = (
        """create table sources (
            id integer primary key, game text not null, kind text not null, file text not null,
            digest text not null, language text not null, imported text not null,
            added integer not null, changed integer not null, unchanged integer not null, refused integer not null
        ) strict""",
        # `language` is that of `name` and of the text inside `data`; `abilities` is the parsed text as JSON,
        # or null with the reason in `problem` (both empty for a card that has no effect to parse).
        """create table cards (
            game text not null, code text not null, kind text not null, alias text not null,
            language text not null, name text not null, data text not null,
            abilities text, problem text not null, source integer not null references sources(id),
            primary key (game, code)
        ) strict, without rowid""",
        # `folded` is the name as search sees it.
        """create table texts (
            game text not null, code text not null, language text not null,
            name text not null, text text not null, folded text not null,
            primary key (game, code, language),
            foreign key (game, code) references cards(game, code) on delete cascade
        ) strict, without rowid""",
        """create table sets (
            game text not null, id text not null, name text not null,
            language text not null, version integer not null,
            primary key (game, id)
        ) strict, without rowid""",
        """create table printings (
            game text not null, set_id text not null, number text not null,
            code text not null, rarity text not null,
            primary key (game, set_id, number),
            foreign key (game, code) references cards(game, code) on delete cascade,
            foreign key (game, set_id) references sets(game, id) on delete cascade
        ) strict, without rowid""",
        # `kind` is "full" or a thumbnail size; `copied` says that the file is ours and not the user's own.
        """create table images (
            game text not null, code text not null, kind text not null,
            path text not null, copied integer not null,
            primary key (game, code, kind),
            foreign key (game, code) references cards(game, code) on delete cascade
        ) strict, without rowid""",
        "create index printings_by_card on printings(game, code)",
        "create index texts_by_name on texts(game, folded)",
    )
    for statement in statements:
        db.conn.execute(statement)


def m002_search(db: Written) -> None:
    """What search reads, made from the cards that are there; names of archetypes and counters, restriction lists,
    remembered column mappings, and what a picture was made from.
    """
    from sanam.catalogue import facts

    statements = (
        *facts.SCHEMA,
        # `kind` is "series" or "counter"; `id` as the cards give it, e.g. "0x1b".
        """create table words (
            game text not null, kind text not null, id text not null, name text not null,
            primary key (game, kind, id)
        ) strict, without rowid""",
        """create table restrictions (
            game text not null, list text not null, place integer not null, source text not null,
            data text not null,
            primary key (game, list)
        ) strict, without rowid""",
        """create table mappings (
            header text primary key, game text not null, data text not null
        ) strict, without rowid""",
        "alter table images add column stamp text not null default ''",
    )
    for statement in statements:
        db.conn.execute(statement)
    _rebuild_facts(db)


def m003_collection(db: Written) -> None:
    """How many copies of a card a person owns."""
    from sanam.catalogue import collection

    db.conn.execute(collection.SCHEMA)


def m004_facts_in_memory(db: Written) -> None:
    """Names are looked through in memory, which must know when they changed; their trigrams are not needed."""
    from sanam.catalogue import facts

    db.conn.execute("drop table if exists names_fts")
    if not db.conn.execute("select 1 from sqlite_master where name = 'facts_version'").fetchone():
        for statement in facts.VERSION:
            db.conn.execute(statement)


def m005_facts_of_texts_and_numbers(db: Written) -> None:
    """Cards are found by what their texts state (other names, types) and by printed numbers."""
    _rebuild_facts(db)


def m006_rank_and_link_rating(db: Written) -> None:
    """Ranks and Link Ratings are numbers of their own and no Levels."""
    _rebuild_facts(db)


def m007_readings(db: Written) -> None:
    """By which phrase books the texts of imported cards were read."""
    db.conn.execute("create table readings (digest text not null) strict")


def m008_words_by_language(db: Written) -> None:
    """Names of archetypes and counters in several languages."""
    rows = db.conn.execute("select game, kind, id, name from words").fetchall()
    language = guess_language([row[3] for row in rows])
    db.conn.execute("drop table words")
    # `kind` is "series" or "counter"; `id` as the cards give it: "0x1b", or the word itself in our own card sets.
    db.conn.execute(
        """create table words (
            game text not null, kind text not null, id text not null, language text not null, name text not null,
            primary key (game, kind, id, language)
        ) strict, without rowid"""
    )
    db.conn.executemany(
        "insert into words (game, kind, id, language, name) values (?, ?, ?, ?, ?)",
        [(game, kind, id, language, name) for game, kind, id, name in rows],
    )


def m009_one_script_of_chinese(db: Written) -> None:
    """Chinese names are found in either script."""
    from sanam.catalogue.fold import fold

    chinese = "select game, code, language, name from texts where language like 'zh%'"
    rows = [(fold(name), *key) for *key, name in db.conn.execute(chinese).fetchall()]
    db.conn.executemany("update texts set folded = ? where game = ? and code = ? and language = ?", rows)
    _rebuild_facts(db)


def _rebuild_facts(db: Written) -> None:
    """Make what search reads from the cards that are there."""
    from sanam.catalogue import facts

    facts.add_columns(db.conn)
    for (game,) in db.conn.execute("select distinct game from cards").fetchall():
        codes = [row[0] for row in db.conn.execute("select code from cards where game = ?", (game,))]
        facts.refresh(db.conn, game, codes)


#: What names a row of the table "words".
WORD_KEYS = ("game", "kind", "id", "language")
#: The tables without which nothing works.
TABLES = {
    *("sources", "cards", "texts", "sets", "printings", "images"),
    *("words", "restrictions", "mappings", "owned", "readings"),
    *("facts", "bodies", "bodies_fts", "facts_version"),
}
#: Seconds that one process waits for another that writes.
BUSY = 30.0
#: In the order in which they are applied.
MIGRATIONS = (
    m001_cards,
    m002_search,
    m003_collection,
    m004_facts_in_memory,
    m005_facts_of_texts_and_numbers,
    m006_rank_and_link_rating,
    m007_readings,
    m008_words_by_language,
    m009_one_script_of_chinese,
)
VERSION = len(MIGRATIONS)


def migrations() -> Migrations:
    """The migrations above, as sqlite-utils applies them."""
    from sqlite_utils import Migrations

    found = Migrations("sanam-catalogue")
    for migration in MIGRATIONS:
        found()(migration)
    return found


def open_database(path: str | os.PathLike[str]) -> Database:
    """A connection to the catalogue at `path`, which is made or brought up to date when needed.

    Raises FileRefused for a file that is newer than this program, another program's, damaged or locked.
    """
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        conn = sqlite3.connect(path, timeout=BUSY, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise FileRefused(path, "catalogue.open", error=str(error)) from error
    try:
        try:
            _check(conn, path)
            _log_ahead(conn)
            conn.execute("pragma synchronous = normal")
            conn.execute("pragma foreign_keys = on")
            conn.execute("pragma trusted_schema = off")
            conn.execute("pragma cache_size = -4096")  # for each thread; what search looks through is in memory anyway
            db = Database(conn)
            if _version(conn) < VERSION:
                _bring_up_to_date(db)
            _check_tables(conn, path)
        except sqlite3.DatabaseError as error:
            if "not a database" in str(error):
                raise FileRefused(path, "sqlite.not-a-database", error=str(error)) from error
            reason = "catalogue.damaged" if is_damage(error) else "catalogue.open"
            raise FileRefused(path, reason, error=str(error)) from error
    except BaseException:
        conn.close()
        raise
    return db


def _version(conn: sqlite3.Connection) -> int:
    version: int = conn.execute("pragma user_version").fetchone()[0]
    return version


def _log_ahead(conn: sqlite3.Connection) -> None:
    """Keep a write-ahead log. SQLite does not wait its turn for this as it does for writing."""
    until = time.monotonic() + BUSY
    while True:
        try:
            conn.execute("pragma journal_mode = wal")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.05)


def _bring_up_to_date(db: Database) -> None:
    """All migrations or none. Of several first starts at once one makes the tables and the others wait."""
    with writing(db):
        if _version(db.conn) < VERSION:
            migrations().apply(db.written)
            db.conn.execute(f"pragma application_id = {APPLICATION_ID}")
            db.conn.execute(f"pragma user_version = {VERSION}")


def check_whole(conn: sqlite3.Connection, path: str | os.PathLike[str]) -> None:
    """Raises FileRefused unless every page of the catalogue can be read."""
    try:
        problem = conn.execute("pragma quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        problem = str(error)
    if problem != "ok":
        raise FileRefused(path, "catalogue.damaged", error=problem)


def _check_tables(conn: sqlite3.Connection, path: str | os.PathLike[str]) -> None:
    tables = {row[0] for row in conn.execute("select name from sqlite_master where type = 'table'")}
    lost = ", ".join(sorted(TABLES - tables))
    if lost:
        raise FileRefused(path, "catalogue.damaged", error=f"no such table: {lost}")


def _check(conn: sqlite3.Connection, path: str | os.PathLike[str]) -> None:
    version = conn.execute("pragma user_version").fetchone()[0]
    application = conn.execute("pragma application_id").fetchone()[0]
    tables = [row[0] for row in conn.execute("select name from sqlite_master order by name")]
    # An interrupted first start leaves our tables without the two numbers, so an unmarked file with them is
    # ours.
    if application not in (0, APPLICATION_ID) or (application == 0 and tables and "_sqlite_migrations" not in tables):
        raise FileRefused(path, "catalogue.foreign")
    if version > VERSION:
        raise FileRefused(path, "catalogue.newer", found=version, known=VERSION)
