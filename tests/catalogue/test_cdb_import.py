"""Card databases of other programs: what becomes of their rows, and which of them are refused."""

from __future__ import annotations

import os
import re
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from sample_cards import CARDS, DATAS, write_cdb
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.foreign_database import MAX_BYTES
from sanam.catalogue.importing import Cancelled
from sanam.catalogue.languages import guess_language
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.games.yugioh.cards.database import RACES
from sanam.games.yugioh.cards.model import ATTRIBUTES, CardData
from sanam.games.yugioh.texts.reading import texts
from sanam.printable import printable

POINTS = (pytest.mark.rule("yugioh-zh", "YZH-2.9"), pytest.mark.rule("yugioh-fa", "YFA-2.8"))


def imported(catalogue: Catalogue, tmp_path: Path, *cards: dict[str, Any], desc: str = "文字") -> list[CardData]:
    """The given rows as cards."""
    report = import_cdb(catalogue, write_cdb(tmp_path / "some.cdb", cards, desc=desc))
    assert not report.refused, [str(problem) for problem in report.refused]
    found = catalogue.cards("yugioh", [card["id"] for card in cards])
    return [found[str(card["id"])] for card in cards]


def content(catalogue: Catalogue) -> list[Any]:
    """Every row of every table."""
    conn = catalogue.db.conn
    tables = [row[0] for row in conn.execute("select name from sqlite_master where type = 'table' order by 1")]
    return [(table, conn.execute(f"select * from {table}").fetchall()) for table in tables]


def test_every_card_arrives_and_is_counted(catalogue: Catalogue, tmp_path: Path) -> None:
    report = import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    assert (report.total, report.added, report.changed, report.unchanged) == (len(CARDS), len(CARDS), 0, 0)
    assert report.refused == []
    assert list(catalogue.names("yugioh")) == [
        str(card["id"]) for card in sorted(CARDS, key=lambda card: (card["name"], card["id"]))
    ]
    # The Normal Monsters and the Normal Token have nothing to understand.
    assert catalogue.counts()["yugioh"]["understood"] == 3


@pytest.mark.rule("yugioh-zh", "YZH-2.1", "YZH-2.9", "YZH-2.16")
@pytest.mark.rule("yugioh-fa", "YFA-2.3", "YFA-2.8", "YFA-2.17")
def test_a_monster_has_all_its_parts(catalogue: Catalogue, tmp_path: Path) -> None:
    row = {"id": 7, "type": 0x21, "name": "Reed Walker", "level": 5, "atk": 2100, "def": 1850, "race": 0x400}
    (card,) = imported(catalogue, tmp_path, {**row, "attribute": 0x10, "desc": "Draws.\r\nMuch."}, desc="")
    assert (card.name, card.kind, card.traits) == ("Reed Walker", "monster", ("effect",))
    assert (card.level, card.attribute, card.race, card.atk, card.def_) == (5, "LIGHT", "Plant", 2100, 1850)
    assert card.text == "Draws.\nMuch."


@pytest.mark.rule("yugioh-zh", "YZH-2.4")
@pytest.mark.rule("yugioh-fa", "YFA-2.4")
def test_attributes(catalogue: Catalogue, tmp_path: Path) -> None:
    rows = [{"id": 1 + n, "type": 0x11, "name": f"M{n}", "attribute": 1 << n} for n in range(7)]
    found = [card.attribute for card in imported(catalogue, tmp_path, *rows)]
    # The six of the book, and one that came later.
    assert found == ["EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK", "DIVINE"] == list(ATTRIBUTES)


@pytest.mark.rule("yugioh-zh", "YZH-2.5", "YZH-2.7")
@pytest.mark.rule("yugioh-fa", "YFA-2.5")
def test_types(catalogue: Catalogue, tmp_path: Path) -> None:
    rows = [{"id": 1 + n, "type": 0x11, "name": f"M{n}", "race": 1 << n} for n in range(len(RACES))]
    types = [card.race for card in imported(catalogue, tmp_path, *rows)]
    printed = {
        "Spellcaster": 1,
        "Fiend": 3,
        "Machine": 5,
        "Dragon": 13,
        "Fairy": 2,
        "Aqua": 6,
        "Zombie": 4,
        "Insect": 11,
        "Pyro": 7,
        "Warrior": 0,
        "Dinosaur": 16,
        "Rock": 8,
        "Beast": 14,
        "Sea Serpent": 18,
        "Plant": 10,
    }
    assert {name: types.index(name) for name in printed} == printed
    assert len(set(types)) == len(RACES)


def test_a_type_without_a_name_is_kept_apart(catalogue: Catalogue, tmp_path: Path) -> None:
    rows = [
        {"id": 1, "type": 0x11, "name": "A", "race": 1 << 40},
        {"id": 2, "type": 0x11, "name": "B", "race": 0},
    ]
    assert [card.race for card in imported(catalogue, tmp_path, *rows)] == ["0x10000000000", ""]


@pytest.mark.rule("yugioh-zh", "YZH-2.6", "YZH-2.48", "YZH-2.14")
@pytest.mark.rule("yugioh-fa", "YFA-2.6", "YFA-2.14", "YFA-2.34")
@pytest.mark.parametrize(
    ("bits", "traits"),
    [
        (0x11, ("normal",)),
        (0x1021, ("effect", "tuner")),
        (0x200021, ("effect", "flip")),
        (0x81, ("ritual",)),
        (0x61, ("effect", "fusion")),
        (0x3021, ("effect", "synchro", "tuner")),
        (0x800021, ("effect", "xyz")),
        (0x221, ("effect", "spirit")),
        (0x421, ("effect", "union")),
        (0x821, ("effect", "gemini")),
        (0x400021, ("effect", "toon")),
        (0x2000021, ("effect", "special-summon")),
    ],
)
def test_marks_of_monsters(catalogue: Catalogue, tmp_path: Path, bits: int, traits: tuple[str, ...]) -> None:
    (card,) = imported(catalogue, tmp_path, {"id": 1, "type": bits, "name": "M"})
    assert card.traits == traits


@pytest.mark.rule("yugioh-zh", "YZH-2.10", "YZH-2.14")
@pytest.mark.rule("yugioh-fa", "YFA-2.9", "YFA-2.11", "YFA-2.14")
def test_flavour_of_a_normal_monster_is_no_effect(catalogue: Catalogue, tmp_path: Path) -> None:
    rows = [{"id": 1, "type": 0x11, "name": "A"}, {"id": 2, "type": 0x21, "name": "B"}]
    normal, effect = imported(catalogue, tmp_path, *rows, desc="從無人的墳墓出現。")
    assert (normal.by_hand, normal.problem) == (False, "")
    assert effect.by_hand
    assert re.match("[01]:9 not understood here: ", effect.problem)


@pytest.mark.rule("yugioh-zh", "YZH-2.85", "YZH-2.87", "YZH-2.88")
@pytest.mark.rule("yugioh-fa", "YFA-2.66", "YFA-2.67", "YFA-2.69")
@pytest.mark.parametrize(
    ("bits", "kind", "icon"),
    [
        (0x2, "spell", "normal"),
        (0x82, "spell", "ritual"),
        (0x20002, "spell", "continuous"),
        (0x40002, "spell", "equip"),
        (0x80002, "spell", "field"),
        (0x10002, "spell", "quick-play"),
        (0x4, "trap", "normal"),
        (0x20004, "trap", "continuous"),
        (0x100004, "trap", "counter"),
        (0x20124, "trap", "continuous"),
    ],
)
def test_icons_of_spells_and_traps(catalogue: Catalogue, tmp_path: Path, bits: int, kind: str, icon: str) -> None:
    (card,) = imported(catalogue, tmp_path, {"id": 1, "type": bits, "name": "S"})
    assert (card.kind, card.icon, card.traits, card.attribute, card.race) == (kind, icon, (), "", "")


@pytest.mark.rule("yugioh-th", "YTH-4.9", "YTH-4.15")
def test_a_token_is_a_monster_even_where_nothing_else_says_so(catalogue: Catalogue, tmp_path: Path) -> None:
    rows = [{"id": 1, "type": 0x4011, "name": "A"}, {"id": 2, "type": 0x4000, "name": "B"}]
    for card in imported(catalogue, tmp_path, *rows):
        assert card.kind == "monster"
        assert "token" in card.traits


def test_question_marks_scales_markers_and_series(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    scribe, fox, sprite = (catalogue.card("yugioh", code) for code in (1003, 1009, 1010))
    assert scribe is not None
    assert fox is not None
    assert sprite is not None
    assert (scribe.atk, scribe.def_) == (None, None)
    assert (fox.level, fox.scales, fox.markers) == (4, (3, 5), ())
    assert (sprite.level, sprite.def_, sprite.markers) == (2, None, ("bottom", "top"))
    (card,) = imported(catalogue, tmp_path, {"id": 9, "type": 0x21, "name": "S", "setcode": 0x10AF_0000_00AF})
    assert card.series == ("0xaf", "0x10af")


def test_a_name_is_one_line_and_steers_no_terminal(catalogue: Catalogue, tmp_path: Path) -> None:
    (card,) = imported(catalogue, tmp_path, {"id": 1, "type": 0x11, "name": "Reed\r\nWalker\x1b[2J\x9b"}, desc="a\x07b")
    assert (card.name, card.text) == ("Reed Walker [2J", "a b")


def test_marks_that_nobody_sees_are_not_kept(catalogue: Catalogue, tmp_path: Path) -> None:
    row = {"id": 1, "type": 0x82, "name": "Reed\u200b Rite\u200e"}
    (card,) = imported(catalogue, tmp_path, row, desc='Summon "Reed\u200e Walker\u200e". می\u200cرود')
    assert (card.name, card.text) == ("Reed Rite", 'Summon "Reed Walker". می\u200cرود')


def test_the_same_file_twice_changes_nothing(catalogue: Catalogue, tmp_path: Path) -> None:
    path = write_cdb(tmp_path / "some.cdb")
    import_cdb(catalogue, path)
    before = content(catalogue)
    report = import_cdb(catalogue, path)
    assert (report.added, report.changed, report.unchanged) == (0, 0, len(CARDS))
    assert content(catalogue) == before


def test_a_later_file_changes_what_differs(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "old.cdb"))
    newer = [{**CARDS[0], "atk": 1750}, {**CARDS[1], "name": "Granite Bull"}, *CARDS[2:]]
    report = import_cdb(catalogue, write_cdb(tmp_path / "new.cdb", newer))
    assert (report.added, report.changed, report.unchanged) == (0, 2, len(CARDS) - 2)
    card = catalogue.card("yugioh", 1001)
    assert card is not None
    assert card.atk == 1750
    assert catalogue.text("yugioh", 1002, "zh_Hant") == (
        "Granite Bull",
        "當這張卡召喚成功時，從牌組唱1首歌。",
    )


def test_english_stays_the_text_of_the_card(catalogue: Catalogue, tmp_path: Path) -> None:
    english = {"id": 1, "type": 0x2, "name": "Tide Caller", "desc": "Draw 1 card."}
    chinese = {"id": 1, "type": 0x10002, "name": "喚潮者", "desc": "抽1張卡。"}
    for rows in ([chinese], [english], [chinese]):
        import_cdb(catalogue, write_cdb(tmp_path / "some.cdb", rows))
    card = catalogue.card("yugioh", 1)
    assert card is not None
    assert (card.name, card.text, card.icon) == ("Tide Caller", "Draw 1 card.", "quick-play")
    assert card.problem == ""
    assert card.abilities == texts.understood("Draw 1 card.", card)
    assert catalogue.languages("yugioh", 1) == ["en", "zh_Hant"]
    assert catalogue.text("yugioh", 1, "zh_Hant") == ("喚潮者", "抽1張卡。")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("When this card is Summoned: Draw 1 card.", "en"),
        ("當這張卡召喚成功時，從牌組抽1張卡發動。", "zh_Hant"),
        ("这张卡召唤成功时，从卡组抽1张卡发动。", "zh_Hans"),
        ("このカードが召喚に成功した時に発動できる。", "ja"),
        ("이 카드가 소환에 성공했을 때", "ko"),
        ("เมื่อการ์ดใบนี้ถูกอัญเชิญ", "th"),
        ("وقتی این کارت احضار شد", "fa"),
        ("", "en"),
    ],
)
def test_the_language_is_told_by_the_letters(text: str, language: str) -> None:
    assert guess_language([text] * 3) == language


def test_progress_reaches_the_end(catalogue: Catalogue, tmp_path: Path) -> None:
    rows = [{"id": n, "type": 0x11, "name": f"M{n}"} for n in range(1, 700)]
    told: list[tuple[int, int]] = []
    path = write_cdb(tmp_path / "some.cdb", rows)
    import_cdb(catalogue, path, progress=lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert told[0][0] == 0
    assert told[-1] == (3 * 699, 3 * 699)
    assert len(told) > 4


@pytest.mark.parametrize("after", [0, 1, 3, 5])
def test_cancelling_at_any_time_changes_nothing(catalogue: Catalogue, tmp_path: Path, after: int) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "old.cdb"))
    before = content(catalogue)
    rows = [{"id": n, "type": 0x11, "name": f"M{n}"} for n in range(1, 1001)]
    stop = threading.Event()
    calls = 0

    def progress(done: int, total: int) -> None:
        nonlocal calls
        calls += 1
        if calls > after:
            stop.set()

    with pytest.raises(Cancelled):
        import_cdb(catalogue, write_cdb(tmp_path / "new.cdb", rows), progress=progress, cancel=stop)
    assert content(catalogue) == before


@pytest.mark.parametrize(
    ("bad", "field", "reason"),
    [
        ({"id": 0}, "id", "card.range"),
        ({"id": 2**32}, "id", "card.range"),
        ({"name": ""}, "name", "card.empty"),
        ({"name": "x" * 401}, "name", "card.too-long"),
        ({"name": b"\xff\xfe\xff"}, "name", "card.text"),
        ({"name": 12.5}, "name", "card.type"),
        ({"desc": "x" * 10_001}, "desc", "card.too-long"),
        ({"type": 0x8000000}, "type", "card.kind"),
        ({"type": "monster"}, "type", "card.type"),
        pytest.param({"atk": 100_000}, "atk", "card.range", marks=POINTS),
        pytest.param({"atk": -3}, "atk", "card.range", marks=POINTS),
        pytest.param({"def": 12.5}, "def", "card.type", marks=POINTS),
        pytest.param({"level": 14}, "level", "card.range", marks=pytest.mark.rule("yugioh-fa", "YFA-2.3")),
        ({"alias": -1}, "alias", "card.range"),
        ({"name": None}, "id", "card.no-texts"),
    ],
)
def test_a_row_that_is_no_card_is_left_out_and_reported(
    catalogue: Catalogue, tmp_path: Path, bad: dict[str, Any], field: str, reason: str
) -> None:
    row = {"id": 77, "type": 0x21, "name": "Wrong", **bad}
    path = write_cdb(tmp_path / "some.cdb", [*CARDS, row], typed=False)
    report = import_cdb(catalogue, path)
    assert report.added == len(CARDS)
    (problem,) = report.refused
    assert (problem.reason, problem.place["field"], problem.file) == (reason, field, str(path))
    assert problem.place["row"] == str(row["id"])
    assert str(problem).startswith(str(path))
    assert catalogue.card("yugioh", row["id"]) is None


def refused(catalogue: Catalogue, path: Path) -> FileRefused:
    """How an import of the file is refused; it must not have changed a thing."""
    before = content(catalogue)
    with pytest.raises(FileRefused) as caught:
        import_cdb(catalogue, path)
    assert content(catalogue) == before
    assert caught.value.problem.file == str(path)
    assert str(caught.value).startswith(printable(str(path)))
    return caught.value


def test_what_is_not_a_database_is_refused(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "good.cdb"))
    junk = tmp_path / "junk.cdb"
    junk.write_bytes(b"PK\x03\x04" + bytes(range(256)) * 40)
    assert refused(catalogue, junk).problem.reason == "sqlite.not-a-database"
    junk.write_bytes(b"")
    assert refused(catalogue, junk).problem.reason == "sqlite.not-a-database"
    assert refused(catalogue, tmp_path / "none.cdb").problem.reason == "file.missing"
    assert refused(catalogue, tmp_path).problem.reason == "file.no-file"
    os.mkfifo(tmp_path / "pipe.cdb")
    assert refused(catalogue, tmp_path / "pipe.cdb").problem.reason == "file.no-file"
    assert refused(catalogue, Path("a\0b.cdb")).problem.reason == "file.missing"
    junk.write_bytes(b"")
    os.truncate(junk, MAX_BYTES + 1)
    assert refused(catalogue, junk).problem.reason == "file.too-large"


def test_a_database_without_the_tables_is_refused(catalogue: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "other.cdb"
    conn = sqlite3.connect(path)
    conn.execute("create table datas (id integer)")
    conn.commit()
    problem = refused(catalogue, path).problem
    assert (problem.reason, problem.place) == ("sqlite.no-columns", {"table": "datas"})
    assert problem.params["columns"].startswith("alias, setcode")
    conn.execute("drop table datas")
    conn.execute("create view datas as select 1 as id")
    conn.commit()
    conn.close()
    assert refused(catalogue, path).problem.params == {"table": "datas"}


def test_a_database_with_lost_columns_is_refused(catalogue: Catalogue, tmp_path: Path) -> None:
    columns = [column for column in DATAS if column not in ("race", "atk")]
    problem = refused(catalogue, write_cdb(tmp_path / "some.cdb", datas=columns)).problem
    assert (problem.reason, problem.params) == ("sqlite.no-columns", {"columns": "atk, race"})


def test_columns_may_come_in_any_order(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb", datas=DATAS[::-1]))
    card = catalogue.card("yugioh", 1001)
    assert card is not None
    assert (card.atk, card.level) == (1700, 4)


def test_a_database_without_texts_is_refused(catalogue: Catalogue, tmp_path: Path) -> None:
    rows = [{**card, "name": None} for card in CARDS]
    assert refused(catalogue, write_cdb(tmp_path / "a.cdb", rows)).problem.reason == "sqlite.no-cards"


def test_a_damaged_database_is_refused_wherever_the_damage_is(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "good.cdb"))
    rows = [{"id": n, "type": 0x11, "name": f"Monster number {n}"} for n in range(1, 1500)]
    whole = write_cdb(tmp_path / "whole.cdb", rows).read_bytes()
    path = tmp_path / "damaged.cdb"
    page = 4096
    assert len(whole) > 20 * page
    for start in (100, page, 5 * page, len(whole) // 2 // page * page, len(whole) - page):
        path.write_bytes(whole[:start] + b"\xa5" * 700 + whole[start + 700 :])
        assert refused(catalogue, path).problem.reason.startswith("sqlite.")
    path.write_bytes(whole[: len(whole) // 2])
    assert refused(catalogue, path).problem.reason == "sqlite.damaged"


def test_importing_leaves_no_file_beside_the_database(catalogue: Catalogue, tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    path = write_cdb(folder / "some.cdb")
    before = path.read_bytes()
    import_cdb(catalogue, path)
    assert [file.name for file in folder.iterdir()] == ["some.cdb"]
    assert path.read_bytes() == before
