"""One seeded generator of hostile files for each kind of input, and what takes such a file.

A case is good when the file is accepted, or refused in one printable line that names it while everything stays as it
was. Whatever else is raised is bad.
"""

from __future__ import annotations

import csv
import io
import json
import random
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from mutations import mutated
from sample_cards import write_cdb
from sanam.catalogue.imports import import_file
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.decks.files import load_deck
from sanam.printable import printable

Make = Callable[[random.Random, Path], Path]


class Input(NamedTuple):
    """`make` writes one hostile file into a folder; `take` gives it to the program and tells if it was accepted."""

    make: Make
    take: Callable[[Catalogue, Path], bool]


def tried(name: str, seed: int, catalogue: Catalogue, folder: Path) -> str:
    """ "accepted" or "refused": how one case ended. What is bad raises."""
    one = INPUTS[name]
    path = one.make(random.Random(f"{name} {seed}"), folder)
    before = _content(catalogue)
    try:
        return "accepted" if one.take(catalogue, path) else "refused"
    except FileRefused as refused:
        said = str(refused.problem)
        if said != printable(said) or "\n" in said or not (refused.problem.file or name == "links"):
            raise AssertionError(f"not a good refusal: {said!r}") from None
        if _content(catalogue) != before:
            raise AssertionError(f"refused, and something changed: {said}") from None
        return "refused"


def _content(catalogue: Catalogue) -> list[int]:
    tables = ("cards", "texts", "printings", "images", "words", "restrictions", "owned", "sources")
    return [catalogue.db.conn.execute(f"select count(*) from {table}").fetchone()[0] for table in tables]


def _import(catalogue: Catalogue, path: Path) -> bool:
    report = import_file(catalogue, path)
    for problem in report.refused:
        said = str(problem)
        if said != printable(said):
            raise AssertionError(f"not printable: {said!r}")
    return report.total > len(report.refused)


def _deck(catalogue: Catalogue, path: Path) -> bool:
    load_deck(str(path), catalogue)
    return True


def _link(catalogue: Catalogue, path: Path) -> bool:
    load_deck(path.read_bytes().decode("utf-8", "surrogateescape").replace("\0", " "), catalogue)
    return True


def _mutations(name: str, seeds: Callable[[random.Random], bytes], tokens: tuple[bytes, ...] = ()) -> Make:
    def make(chance: random.Random, folder: Path) -> Path:
        path = folder / name
        path.write_bytes(mutated(chance, seeds(chance), tokens))
        return path

    return make


# --- pictures -------------------------------------------------------------------------------------


def _picture(chance: random.Random) -> bytes:
    kind = chance.choice(("JPEG", "PNG", "WEBP", "GIF", "BMP"))
    size = chance.choice(((60, 88), (1, 1), (300, 4), (4, 900)))
    image = Image.new(chance.choice(("RGB", "L", "P", "RGBA")) if kind in ("PNG", "WEBP") else "RGB", size, 7)
    exif = Image.Exif()
    exif[0x0112] = chance.randint(0, 9)
    stream = io.BytesIO()
    image.save(stream, kind, **({"exif": exif} if kind in ("JPEG", "PNG", "WEBP") else {}))
    return stream.getvalue()


def _good_picture() -> bytes:
    stream = io.BytesIO()
    Image.new("RGB", (60, 88), (9, 9, 9)).save(stream, "PNG")
    return stream.getvalue()


def _pictures(chance: random.Random, folder: Path) -> Path:
    made = folder / "scans"
    made.mkdir(exist_ok=True)
    suffix = chance.choice((".jpg", ".png", ".webp", ".gif", ".bmp"))
    for old in made.iterdir():
        old.unlink()
    (made / f"1001{suffix}").write_bytes(
        mutated(chance, _picture(chance), (b"\xff\xd8\xff", b"IDAT", b"\x7f\xff\xff\xff"))
    )
    (made / "1002.png").write_bytes(_good_picture())
    return made


def _takes_the_good_one(catalogue: Catalogue, path: Path) -> bool:
    """However bad the other picture is, the good one is taken."""
    report = import_file(catalogue, path)
    if report.total - len(report.refused) < 1:
        raise AssertionError("a bad picture stopped a good one")
    return not report.refused


def _archive(chance: random.Random, folder: Path) -> Path:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", chance.choice((0, 8, 12, 14))) as archive:
        archive.writestr("1001.png", mutated(chance, _picture(chance)) if chance.random() < 0.5 else _picture(chance))
        archive.writestr(chance.choice(("1002.png", "../1002.png", "a/b.png", "x\x1b.png", "怪.png")), _good_picture())
    data = stream.getvalue()
    path = folder / "scans.zip"
    tokens = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x06\x06", b"\xff\xff\xff\xff")
    path.write_bytes(mutated(chance, data, tokens) if chance.random() < 0.8 else data)
    return path


# --- databases ------------------------------------------------------------------------------------

_SLOW = "instr(zeroblob(900000), zeroblob(450000) || x'01')"
_COLUMNS = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
_DATAS = ", ".join(f"{column} integer" for column in _COLUMNS)
#: What the schema says instead of what the tables were made with: nothing of it may be evaluated.
_LIES = (
    ("datas", f"create table datas ({_DATAS}, check ({_SLOW} = 0))"),
    ("texts", f"create table texts (id integer, name text, desc text as ({_SLOW}))"),
    ("texts", f"create table texts (id integer, name text, desc text, more text as ({_SLOW}))"),
    ("texts", f"create table texts (id integer, name text, desc text default '{'x' * 90_000}')"),
    ("texts", "create table texts (id integer, name text collate nowhere, desc text collate nowhere primary key)"),
    ("texts", "create view texts as select 1 as id, 'a' as name, 'b' as desc"),
    ("texts", "create virtual table texts using fts5(id, name, desc)"),
    ("texts", "create table texts (" + ", ".join(f"c{number}" for number in range(3000)) + ")"),
    ("texts", "create table texts (id, name, desc, check (" + "(" * 900 + "1" + ")" * 900 + "))"),
    ("slow", f"create index slow on texts ({_SLOW.replace('zeroblob(450000)', 'name')})"),
    ("slow", "create unique index slow on texts (name) where nowhere(name)"),
)
_VALUES = (0, 1, 1001, -1, 2**63 - 1, None, 1.5, "x", "\x1b[31m", b"\xff\xfe", "怪", "A" * 20_000, "\0", "17")


def _database(chance: random.Random, folder: Path) -> Path:
    path = folder / "cards.cdb"
    path.unlink(missing_ok=True)
    if chance.random() < 0.5:
        write_cdb(path, [{"id": 1000 + n, "type": 0x11, "name": f"M{n}", "desc": "Draw 1 card."} for n in range(30)])
        tokens = (b"CREATE TABLE", b"SQLite format 3\x00", b"\x81\x80\x80\x00", b"datas")
        path.write_bytes(mutated(chance, path.read_bytes(), tokens))
        return path
    with closing(sqlite3.connect(path)) as conn:
        if chance.random() < 0.2:
            conn.execute("pragma encoding = 'UTF-16le'")
        unique = chance.choice(("", " primary key"))
        conn.execute(f"create table datas ({_DATAS.replace('id integer', 'id integer' + unique, 1)})")
        conn.execute(f"create table texts (id integer{unique}, name, desc)")
        conn.execute("create index slow on texts (name)")
        for _ in range(chance.choice((0, 3, 40))):
            code = chance.randint(1000, 1040)
            row = [code, *(chance.choice(_VALUES) if chance.random() < 0.1 else 0x11 for _ in _COLUMNS[1:])]
            words = (code, chance.choice(_VALUES), chance.choice(_VALUES))
            conn.execute("insert or ignore into texts values (?, ?, ?)", words)
            conn.execute(f"insert or ignore into datas values ({', '.join('?' * len(row))})", row)
        conn.execute("pragma writable_schema = on")
        if chance.random() < 0.6:
            table, lie = chance.choice(_LIES)
            conn.execute("update sqlite_master set sql = ? where name = ?", (lie, table))
        if chance.random() < 0.1:
            conn.execute("update sqlite_master set name = cast(x'ff' as text) where name = 'slow'")
        conn.commit()
    return path


# --- texts ----------------------------------------------------------------------------------------

_CARD: dict[str, object] = {"id": 1001, "name": "Quiet Ox", "type": "Effect Monster", "desc": "Draw 1 card."}
_CARD |= {"atk": 100, "level": 4, "race": "Beast", "attribute": "EARTH", "card_sets": [{"set_code": "A-1"}]}
_CARD |= {"card_images": [{"id": 1001}]}
_HARD = (
    "\ud800",
    "\x1b[31m",
    "\0",
    "A" * 50_000,
    " " * 40_000 + "<br",
    "&#" + "9" * 5000 + ";",
    10**400,
    -1,
    1e308,
    None,
    [],
    {},
    [[]] * 200,
    True,
)


def _json(chance: random.Random) -> bytes:
    cards = [dict(_CARD, id=1001 + n) for n in range(chance.choice((1, 3, 60)))]
    for card in cards:
        for key in [*card]:
            if chance.random() < 0.1:
                card[key] = chance.choice(_HARD)
    shape = chance.choice((cards, {"data": cards}, {"cards": cards, "x": 1}, {str(card["id"]): card for card in cards}))
    return json.dumps(shape).encode()


def _csv(chance: random.Random) -> bytes:
    stream = io.StringIO()
    table = csv.writer(stream)
    table.writerow(["id", "name", "type", "desc", "atk"])
    for number in range(chance.choice((1, 20))):
        hard = [str(value) for value in _HARD if not isinstance(value, str) or value.isprintable()]
        table.writerow([1001 + number, "Ox", "Effect Monster", chance.choice(("Draw 1 card.", *hard)), 100])
    return stream.getvalue().encode()


_TOML = """[set]
format = 1
id = "mine"
game = "yugioh"
name = "Mine"
language = "zh_Hant"
version = 1

[[card]]
code = 1001
name = "石牛"
kind = "monster"
traits = ["normal"]
level = 4
attribute = "EARTH"
type = "Beast"
atk = 100
def = 100
"""


def _toml(chance: random.Random) -> bytes:
    hard = (
        "a" + ".a" * 3000,
        "x = " + "[" * 3000,
        '"\\u0000" = 1',
        'name = "\\u001b[31m"',
        "1" * 5000 + " = 1",
        "y = {a.a.a.a=1}",
    )
    return (_TOML + (chance.choice(hard) + "\n" if chance.random() < 0.5 else "")).encode()


def _text(*lines: str) -> Callable[[random.Random], bytes]:
    def made(chance: random.Random) -> bytes:
        return "\n".join(chance.choice(lines) for _ in range(chance.choice((1, 5, 300)))).encode(
            "utf-8", "surrogatepass"
        )

    return made


_strings = _text(
    "!setname 0x1b Ox",
    "!setname 011 Ox",
    "!setname 0x Ox",
    "!setname 1",
    "!counter 0x1 C",
    "!setname ٣ Ox",
    "!system 1 x",
    "#",
    "!",
)
_lflist = _text("!2026.1", "1001 1 --Ox", "$whitelist", "1001 9", "99999999999 1", "x", "#c")
_list = _text(
    "3 Quiet Ox", "4xOP01-016", "1001,3", "Ox x2", "x" * 299 + " 3", "x " * 149, "=" * 290, "1 " * 140, "999999999 Ox"
)
_ydk = _text("#main", "#extra", "!side", "1001", "99999999999", "#" + " " * 60, "x", "0", "1" * 400)
_cod = _text(
    '<?xml version="1.0"?><cockatrice_deck version="1"><deckname>A</deckname><zone name="main">'
    '<card number="3" name="Ox"/></zone></cockatrice_deck>'
)
_deckfile = _text(
    '[deck]\nformat = 1\ngame = "yugioh"\nname = "A"\n\n[piles]\nmain = [\n"3 1001",\n]\nextra = []\nside = []\n'
)
_links = _text(
    "ydke://6QMAAA==!!!",
    "ydke://!!!",
    "ygomobile://deck?main=1",
    "http://deck.ourygo.top?name=A&d=AAAA",
    "ydke://" + "A" * 9000,
)

INPUTS: dict[str, Input] = {
    "pictures": Input(_pictures, _takes_the_good_one),
    "archives": Input(_archive, _import),
    "databases": Input(_database, _import),
    "JSON": Input(_mutations("cards.json", _json, (b"[[[[", b'"\\ud800"', b"1e999", b"{}", b'"data":')), _import),
    "TOML": Input(_mutations("cards.toml", _toml, (b"[[card]]", b"....", b'"""', b"{a=")), _import),
    "CSV": Input(_mutations("cards.csv", _csv, (b",,,,,,,,", b'"', b"\n\n\n")), _import),
    "strings.conf": Input(_mutations("strings.conf", _strings, (b"!setname 0 0",)), _import),
    "lflist.conf": Input(_mutations("lflist.conf", _lflist, (b"!", b"-1")), _import),
    "collections": Input(_mutations("mine.txt", _list, (b" x9", b"\t3")), _import),
    "deck lists": Input(_mutations("deck.txt", _list, (b"#main", b"[deck]", b"SB:")), _deck),
    "ydk": Input(_mutations("deck.ydk", _ydk, (b"#main", b"!side")), _deck),
    "cod": Input(_mutations("deck.cod", _cod, (b"<!DOCTYPE x [", b"<card", b"&lol;", b"<" * 500)), _deck),
    "sanam-deck": Input(_mutations("deck.sanam-deck", _deckfile, (b"[piles]", b'"9999 1"', b"a.a.a")), _deck),
    "links": Input(_mutations("link", _links, (b"!", b"=", b"%00")), _link),
}
