"""JSON, tables, words, lists and texts from files as people have them; the same file twice changes nothing."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from sample_cards import write_cdb
from sanam.catalogue.csv_cards import Mapping_, import_csv, look
from sanam.catalogue.importing import Cancelled, ImportReport
from sanam.catalogue.imports import import_file
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue, Printing

LEADER: dict[str, Any] = {
    "cardId": "TS01-001",
    "name": "Harbour Captain",
    "category": "leader",
    "color": "red",
    "colors": ["red", "green"],
    "cost": 0,
    "power": 5000,
    "counter": None,
    "life": 5,
    "keywords": [],
    "types": ["Navy", "East"],
    "attributes": ["Slash"],
    "effectText": "[Your Turn] +1000 power.",
    "triggerText": None,
}
EVENT: dict[str, Any] = {
    "cardId": "TS01-002",
    "name": "Salt &amp; Gust",
    "category": "event",
    "color": "blue",
    "colors": ["blue"],
    "cost": 2,
    "power": 0,
    "counter": None,
    "life": 0,
    "types": ["Navy"],
    "attributes": [],
    "effectText": "-",
    "triggerText": "[Trigger] Draw 1 card.",
}
#: The same two cards as other lists spell them.
VARIANTS: dict[str, Any] = {
    "letters": {
        "data": [
            {
                "card_set_id": "TS01-001",
                "card_name": "Harbour Captain",
                "card_type": "Leader",
                "card_color": "Red/Green",
                "life": "5",
                "card_power": "5000",
                "counter_amount": None,
                "sub_types": "Navy/East",
                "attribute": "Slash",
                "card_text": "[Your Turn] +1000 power.",
                "rarity": "L",
                "set_name": "Test Set",
            },
            {
                "card_set_id": "TS01-002",
                "card_name": "Salt & Gust",
                "card_type": "EVENT",
                "card_color": "Blue",
                "card_cost": "2",
                "card_power": "-",
                "counter_amount": "-",
                "sub_types": "Navy",
                "card_text": "-\n[Trigger] Draw 1 card.",
            },
        ]
    },
    "by-code": {
        "TS01-001": {
            "name": "Harbour Captain",
            "type": "LEADER",
            "color": "Red/Green",
            "cost": 5,
            "power": 5000,
            "family": "Navy/East",
            "attribute": {"name": "Slash", "image": "x"},
            "ability": "[Your Turn] +1000 power.",
        },
        "TS01-002": {
            "name": "Salt & Gust",
            "type": "EVENT",
            "color": "Blue",
            "cost": 2,
            "family": "Navy",
            "trigger": "[Trigger] Draw 1 card.",
        },
    },
}


def write_json(path: Path, document: Any) -> Path:
    path.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
    return path


def counted(report: ImportReport) -> tuple[int, int, int, int]:
    return report.added, report.changed, report.unchanged, len(report.refused)


def everything(catalogue: Catalogue) -> list[Any]:
    tables = ("cards", "texts", "printings", "sets", "words", "restrictions", "images", "sources", "facts")
    return [catalogue.db.conn.execute(f"select * from {table}").fetchall() for table in tables]


def twice(catalogue: Catalogue, path: Path) -> ImportReport:
    """The first report; a second import of the same file changes nothing."""
    report = import_file(catalogue, path)
    before = everything(catalogue)
    again = import_file(catalogue, path)
    assert (again.added, again.changed) == (0, 0)
    assert again.unchanged == report.added + report.changed + report.unchanged
    assert everything(catalogue) == before
    return report


def refused(catalogue: Catalogue, path: Path) -> tuple[str, dict[str, int | str]]:
    before = everything(catalogue)
    with pytest.raises(FileRefused) as caught:
        import_file(catalogue, path)
    assert everything(catalogue) == before
    assert str(caught.value)
    return caught.value.problem.reason, caught.value.problem.place


@pytest.mark.parametrize("shape", ["list", *VARIANTS])
def test_one_piece_json(catalogue: Catalogue, tmp_path: Path, shape: str) -> None:
    document = [LEADER, EVENT] if shape == "list" else VARIANTS[shape]
    report = twice(catalogue, write_json(tmp_path / "cards.json", document))
    assert counted(report) == (2, 0, 0, 0)
    captain, gust = (catalogue.card("onepiece", code) for code in ("TS01-001", "TS01-002"))
    assert captain is not None
    assert gust is not None
    assert (captain.name, captain.category, captain.colours) == ("Harbour Captain", "leader", ("red", "green"))
    assert (captain.life, captain.power, captain.cost, captain.attributes) == (5, 5000, None, ("Slash",))
    assert (captain.types, captain.text) == (("Navy", "East"), "[Your Turn] +1000 power.")
    assert (gust.name, gust.cost, gust.power, gust.life) == ("Salt & Gust", 2, None, None)
    assert (gust.text in ("", "-"), gust.trigger) == (True, "[Trigger] Draw 1 card.")
    assert not gust.by_hand
    assert captain.by_hand


def test_a_trigger_spoken_of_is_not_where_the_trigger_text_begins(catalogue: Catalogue, tmp_path: Path) -> None:
    said = "[Main] You may trash 1 card with a [Trigger] from your hand: Draw 1 card."
    document = [LEADER, {**EVENT, "effectText": said + "<br>[Trigger] Draw 1 card.", "triggerText": None}]
    import_file(catalogue, write_json(tmp_path / "cards.json", document))
    gust = catalogue.card("onepiece", "TS01-002")
    assert gust is not None
    assert (gust.text, gust.trigger) == (said, "[Trigger] Draw 1 card.")


def test_other_artworks_of_a_number_are_printings(catalogue: Catalogue, tmp_path: Path) -> None:
    other = {**LEADER, "cardId": "TS01-001_p1", "name": "Harbour Captain"}
    report = twice(catalogue, write_json(tmp_path / "cards.json", [other, LEADER]))
    assert report.added == 1
    assert catalogue.printings("onepiece", "TS01-001") == [
        Printing("TS01", "TS01-001"),
        Printing("TS01", "TS01-001_p1"),
    ]


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        ({"category": "wizard"}, "category", "card.refused"),
        ({"colors": ["orange"], "color": None}, "colours", "card.refused"),
        ({"cardId": "a/../b"}, "code", "card.refused"),
        ({"cardId": None}, "code", "card.missing"),
        ({"power": "strong"}, "power", "card.type"),
        ({"power": 10**7}, "power", "card.refused"),
        ({"name": ["x"]}, "name", "card.type"),
        ({"effectText": "x" * 10_001}, "text", "card.too-long"),
        ({"types": ["x"] * 50}, "types", "card.too-long"),
    ],
)
def test_a_bad_record_is_left_out_with_its_place(
    catalogue: Catalogue, tmp_path: Path, change: dict[str, Any], field: str, reason: str
) -> None:
    report = twice(catalogue, write_json(tmp_path / "cards.json", [EVENT, {**LEADER, **change}]))
    assert counted(report) == (1, 0, 0, 1)
    problem = report.refused[0]
    assert (problem.reason, problem.place["row"], problem.place["field"]) == (reason, 2, field)
    assert str(problem)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[{]", "json.syntax"),
        ("[" * 100_000, "json.syntax"),
        ("[]", "json.shape"),
        ("7", "json.shape"),
        ('[{"colour of hair": 1}]', "json.shape"),
        ("[1" + "0" * 5000 + "]", "json.syntax"),
    ],
)
def test_json_of_no_cards_is_refused(catalogue: Catalogue, tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(text, encoding="utf-8")
    assert refused(catalogue, path)[0] == reason


def test_yugioh_json(catalogue: Catalogue, tmp_path: Path) -> None:
    cards = [
        {
            "id": 501,
            "name": "Ember Wyrm",
            "type": "Synchro Tuner Effect Monster",
            "frameType": "synchro",
            "desc": "1 Tuner + 1+ non-Tuner monsters",
            "atk": 2400,
            "def": 1200,
            "level": 7,
            "race": "Dragon",
            "attribute": "FIRE",
            "archetype": "Ember",
            "card_images": [{"id": 501}, {"id": 502}],
            "card_sets": [{"set_name": "Test Booster", "set_code": "TB-EN001", "set_rarity": "Rare"}],
        },
        {"id": 503, "name": "Quick Spark", "type": "Spell Card", "race": "Quick-Play", "desc": "Draw 1 card."},
        {
            "id": 504,
            "name": "Old Ox",
            "type": "Normal Monster",
            "atk": -1,
            "def": 0,
            "level": 3,
            "race": "Beast",
            "attribute": "EARTH",
            "desc": "It has seen much.",
        },
        {"id": 505, "name": "Skill", "type": "Skill Card", "desc": ""},
        {"id": 506, "name": "Wrong", "type": "Normal Monster", "level": 99, "attribute": "EARTH", "atk": 0},
    ]
    report = twice(catalogue, write_json(tmp_path / "cards.json", {"data": cards}))
    assert counted(report) == (4, 0, 0, 2)
    assert [(p.place["row"], p.place["field"]) for p in report.refused] == [(4, "kind"), (5, "level")]
    wyrm, spark, ox = (catalogue.card("yugioh", code) for code in (501, 503, 504))
    assert wyrm is not None and spark is not None and ox is not None
    assert {"synchro", "tuner", "effect"} == set(wyrm.traits)
    assert (wyrm.level, wyrm.atk, wyrm.attribute, wyrm.race, wyrm.series) == (7, 2400, "FIRE", "Dragon", ("Ember",))
    assert (spark.kind, spark.icon, spark.by_hand) == ("spell", "quick-play", False)
    assert (ox.atk, ox.traits) == (None, ("normal",))
    other = catalogue.card("yugioh", 502)
    assert other is not None and other.alias == 501
    assert catalogue.printings("yugioh", 501) == [Printing("TB", "TB-EN001", "Rare")]
    assert [hit.code for hit in catalogue.find("yugioh", "set:tb")] == ["501"]


STRINGS = (
    "#words\n!system 1 Word\n!counter 0x1 Spark Counter\n!setname 0x1b Ember\tx\n!setname 27 Late\n!setname zz Bad\n"
)


def test_archetypes_and_counters(catalogue: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "strings.conf"
    path.write_text(STRINGS, encoding="utf-8")
    report = twice(catalogue, path)
    assert counted(report) == (2, 0, 0, 1)
    assert report.refused[0].place == {"line": 6}
    assert catalogue.words("yugioh", "series") == {"0x1b": "Ember"}
    assert catalogue.words("yugioh", "counter") == {"0x1": "Spark Counter"}
    rows = [{"id": 7, "type": 0x11, "name": "Ox", "setcode": 0x1B}, {"id": 8, "type": 0x11, "name": "Bull"}]
    import_file(catalogue, write_cdb(tmp_path / "cards.cdb", rows))
    assert [hit.code for hit in catalogue.find("yugioh", "series:ember")] == ["7"]
    chinese = tmp_path / "chinese.conf"
    chinese.write_text("!setname 0x1b 餘燼\n!counter 0x1 火花計數物\n", encoding="utf-8")
    assert counted(import_file(catalogue, chinese)) == (2, 0, 0, 0)
    assert catalogue.words("yugioh", "series") == {"0x1b": "Ember"}
    assert catalogue.words("yugioh", "series", "zh_Hant") == catalogue.words("yugioh", "series", "zh_Hans")
    assert catalogue.names_in("yugioh", ["Ember", "Ash"], "zh_Hant") == {"Ember": "餘燼"}
    assert catalogue.names_in("yugioh", ["Ember"], "th") == {}
    assert [hit.code for hit in catalogue.find("yugioh", "series:餘燼")] == ["7"]
    path.write_text(STRINGS.replace("Ember", "Cinder"), encoding="utf-8")
    assert counted(import_file(catalogue, path)) == (0, 1, 1, 1)


def test_restriction_lists_are_kept(catalogue: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "lflist.conf"
    path.write_text("#[2026]\n!2026.1 Test\n123 1 --Ox\n124 0\n!Old\n125 2\n", encoding="utf-8")
    assert counted(twice(catalogue, path)) == (2, 0, 0, 0)
    lists = catalogue.restriction_lists("yugioh")
    assert [(made.name, made.copies) for made in lists] == [("2026.1 Test", {123: 1, 124: 0}), ("Old", {125: 2})]
    path.write_text("!2026.1 Test\n123 7\n", encoding="utf-8")
    assert refused(catalogue, path) == ("lflist.count", {"line": 2})


def test_a_database_of_texts_alone_adds_a_language(catalogue: Catalogue, tmp_path: Path) -> None:
    rows = [{"id": 7, "type": 0x11, "name": "Granite Ox", "desc": "A quiet animal."}]
    import_file(catalogue, write_cdb(tmp_path / "cards.cdb", rows))
    path = tmp_path / "locale.cdb"
    conn = sqlite3.connect(path)
    conn.execute("create table texts (id integer primary key, name text, desc text)")
    conn.execute("insert into texts values (7, '花崗牛', '安靜的動物，從牌組。'), (9, '無', '無卡。'), (10, '', '無')")
    conn.commit()
    conn.close()
    report = twice(catalogue, path)
    assert counted(report) == (1, 0, 0, 2)
    assert [(problem.reason, problem.place["row"]) for problem in report.refused] == [
        ("card.empty", "10"),
        ("card.unknown", "9"),
    ]
    assert catalogue.text("yugioh", 7, "zh_Hant") == ("花崗牛", "安靜的動物，從牌組。")
    assert catalogue.card("yugioh", 7).name == "Granite Ox"  # type: ignore[union-attr]
    assert [hit.code for hit in catalogue.find("yugioh", "崗牛")] == ["7"]


CSV = "Card Name;Family;Element;Tribe;At;Df;Sp;Mp Cost;Lv;Text;Turn;My note\r\n"
CSV += 'Reed Warden;Seal;Water;"Fish, Knight";3;2;1;2/1;2;"Leap; then\nrest.";;x\r\n'
CSV += "Still Water;Mystic;;;;;;3;;All stop.;∞;y\r\nToo Quick;Seal;Fire;;1;1;9;1/1;1;;;\r\nShort;Seal\r\n"


def test_a_table_with_a_header(catalogue: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    path.write_text(CSV, encoding="utf-8")
    report = twice(catalogue, path)
    assert counted(report) == (2, 0, 0, 2)
    assert [(problem.place["line"], problem.place.get("field")) for problem in report.refused] == [(5, "sp"), (6, None)]
    warden = catalogue.card("summoner-master", "Reed Warden")
    water = catalogue.card("summoner-master", "Still Water")
    assert warden is not None and water is not None
    assert (warden.elements, warden.tribes, warden.mp_cost) == (("water",), ("Fish", "Knight"), "2/1")
    assert (warden.at, warden.df, warden.sp, warden.level, warden.text) == (3, 2, 1, 2, "Leap; then\nrest.")
    assert (water.duration, water.cast_mp, water.mystic_kind) == ("infinity", 3, "untargeted")


def test_a_mapping_is_asked_for_and_remembered(catalogue: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    path.write_text("No.,Wie es heißt,Was,Stärke\n77,Granite Ox,Normal Monster,1700\n", encoding="utf-8")
    reason, _ = refused(catalogue, path)
    assert reason == "csv.mapping"
    columns = {"No.": "code", "Wie es heißt": "name", "Was": "kind", "Stärke": "atk"}
    before = look(catalogue, path)
    assert (before.remembered, before.columns, before.sample[0][1]) == (False, tuple(columns), "Granite Ox")
    mapping = Mapping_(game="yugioh", columns=columns, language="en")
    assert import_csv(catalogue, path, mapping).added == 1
    assert look(catalogue, path).mapping == mapping
    assert look(catalogue, path).remembered
    path.write_text("No.,Wie es heißt,Was,Stärke\n78,Slate Ox,Normal Monster,1800\n", encoding="utf-8")
    assert import_file(catalogue, path).added == 1
    assert catalogue.card("yugioh", 78).atk == 1800  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "one column\nx\n",
        'a,b\n"' + "x" * 1_100_000,
        'Name,Kind,Code\n"Open Ox,monster,5\nNext Ox,monster,6\n',
        'Name,Kind,Code\n"Ox" of,monster,5\n',
    ],
)
def test_tables_that_are_none(catalogue: Catalogue, tmp_path: Path, text: str) -> None:
    path = tmp_path / "cards.csv"
    path.write_text(text, encoding="utf-8")
    assert refused(catalogue, path)[0].startswith("csv.")


def test_cancelling_changes_nothing(catalogue: Catalogue, tmp_path: Path) -> None:
    stop = threading.Event()
    stop.set()
    before = everything(catalogue)
    for name, text in (("cards.csv", CSV), ("cards.json", json.dumps([LEADER])), ("strings.conf", STRINGS)):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        with pytest.raises(Cancelled):
            import_file(catalogue, path, cancel=stop)
    assert everything(catalogue) == before


def test_a_word_nobody_knows_costs_a_card_only_that_field(catalogue: Catalogue, tmp_path: Path) -> None:
    monster = {"name": "Mud Ox", "type": "Effect Monster", "race": "Beast", "atk": 100, "def": 100, "level": 4}
    cards = [
        {**monster, "id": 601, "attribute": "MUD", "desc": ""},
        {**monster, "id": 602, "attribute": "EARTH", "desc": ""},
        {**monster, "id": 0, "attribute": "EARTH", "desc": ""},
    ]
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(cards), encoding="utf-8")
    report = import_file(catalogue, path)
    assert (report.total, report.added, report.changed, report.unchanged, len(report.refused)) == (3, 2, 0, 0, 1)
    assert report.total == report.added + report.changed + report.unchanged + len(report.refused)
    (dropped,) = report.dropped
    assert dropped.place == {"row": 1, "card": "Mud Ox", "field": "attribute"} and "MUD" in str(dropped)
    kept = catalogue.card("yugioh", 601)
    assert kept is not None and (kept.attribute, kept.race, kept.level) == ("", "Beast", 4)
    assert str(dropped) in report.as_json()["dropped"]
    again = import_file(catalogue, path)
    assert (again.added, again.unchanged, len(again.dropped)) == (0, 2, 1)


@pytest.mark.parametrize("name", ["catalogue.db", "link.db", "backup.db"])
def test_a_catalogue_is_no_card_file_and_the_open_one_keeps_its_locks(tmp_path: Path, name: str) -> None:
    with Catalogue(tmp_path / "catalogue.db") as catalogue:
        write_ahead = tmp_path / "catalogue.db-wal"
        import_file(catalogue, write_cdb(tmp_path / "cards.cdb"))
        before, held = write_ahead.stat(), catalogue.count("yugioh", "")
        (tmp_path / "link.db").symlink_to(catalogue.path)
        with sqlite3.connect(tmp_path / "backup.db") as backup:
            catalogue.db.conn.backup(backup)
        backup.close()
        with pytest.raises(FileRefused) as refused:
            import_file(catalogue, tmp_path / name)
        assert refused.value.problem.reason == "catalogue.not-cards"
        # Another process that opens it meanwhile must find it in use, and leave the write-ahead log alone.
        look = "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute('select 1 from cards'); db.close()"
        subprocess.run([sys.executable, "-c", look, str(catalogue.path)], check=True, timeout=60)
        assert write_ahead.stat().st_ino == before.st_ino
        assert catalogue.count("yugioh", "") == held > 0
