"""Our own card sets: what is in them arrives, and every fault is named with its line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sanam.abilities.texts import TextReading
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.starter_sets import import_starter_sets
from sanam.catalogue.store import Catalogue, Printing
from sanam.catalogue.toml_set import import_set
from sanam.games.yugioh.texts.reading import texts

HEADER = """\
[set]
format = 1
id = "pond"
game = "yugioh"
name = "The Pond"
language = "en"
version = 2
"""
KEEPER = """
[[card]]
code = 501
name = "Reed Keeper"
kind = "monster"
traits = ["effect", "tuner"]
level = 3
attribute = "WIND"
type = "Spellcaster"
atk = 1500
def = "?"
series = ["Reed"]
number = "PND-EN001"
text = "You can Tribute this card; draw 1 card."
names = { th = "ผู้เฝ้ากก", zh_Hant = "守蘆人" }
texts = { th = "จั่วการ์ด 1 ใบ" }
"""
SQUALL = """
[[card]]
code = 502
name = "Sudden Squall"
kind = "spell"
icon = "quick-play"
number = "PND-EN002"
text = \"\"\"
Draw 1 card.
You can banish this card from your GY; frob 2 cards.\"\"\"
"""
BULL = """
[[card]]
code = 503
name = "Marsh Bull"
kind = "monster"
traits = ["normal"]
level = 4
attribute = "EARTH"
type = "Beast"
atk = 1800
def = 0
text = "It frobs in the marsh."
"""


LEVEL = pytest.mark.rule("yugioh-fa", "YFA-2.3")
ATTRIBUTE = (pytest.mark.rule("yugioh-zh", "YZH-2.4"), pytest.mark.rule("yugioh-fa", "YFA-2.4"))
POINTS = (pytest.mark.rule("yugioh-zh", "YZH-2.9"), pytest.mark.rule("yugioh-fa", "YFA-2.8"))
NUMBER = (pytest.mark.rule("yugioh-zh", "YZH-2.8", "YZH-2.90"), pytest.mark.rule("yugioh-fa", "YFA-2.7", "YFA-2.71"))


def write(tmp_path: Path, *parts: str) -> Path:
    path = tmp_path / "pond.toml"
    path.write_text("".join(parts), encoding="utf-8")
    return path


@pytest.mark.rule("yugioh-zh", "YZH-2.1", "YZH-2.8", "YZH-2.90")
@pytest.mark.rule("yugioh-fa", "YFA-2.7", "YFA-2.71")
def test_a_set_arrives_whole(catalogue: Catalogue, tmp_path: Path) -> None:
    path = write(tmp_path, HEADER, KEEPER, SQUALL.replace("frob", "draw"), BULL)
    report = import_set(catalogue, path)
    assert (report.total, report.added, report.by_hand, report.refused) == (3, 3, 0, [])
    keeper, squall, bull = catalogue.cards("yugioh", (501, 502, 503)).values()
    assert (keeper.name, keeper.traits, keeper.level) == ("Reed Keeper", ("effect", "tuner"), 3)
    assert (keeper.attribute, keeper.race, keeper.atk, keeper.def_) == ("WIND", "Spellcaster", 1500, None)
    assert (keeper.series, keeper.by_hand) == (("Reed",), False)
    assert keeper.abilities == texts.understood(keeper.text, keeper) != []
    assert (squall.kind, squall.icon, squall.text) == (
        "spell",
        "quick-play",
        "Draw 1 card.\nYou can banish this card from your GY; draw 2 cards.",
    )
    assert (bull.def_, bull.abilities, bull.problem, bull.by_hand) == (0, None, "", False)
    assert catalogue.printings("yugioh", 501) == [Printing("pond", "PND-EN001")]
    assert catalogue.printings("yugioh", 502) == [Printing("pond", "PND-EN002")]
    assert catalogue.sets("yugioh") == {"pond": "The Pond"}
    assert catalogue.text("yugioh", 501, "th") == ("ผู้เฝ้ากก", "จั่วการ์ด 1 ใบ")
    assert catalogue.text("yugioh", 501, "zh_Hant") == ("守蘆人", "")
    assert catalogue.names("yugioh", "th")["501"] == "ผู้เฝ้ากก"
    assert catalogue.names("yugioh", "th")["502"] == "Sudden Squall"


@pytest.mark.rule("yugioh-zh", "YZH-2.8", "YZH-2.90")
@pytest.mark.rule("yugioh-fa", "YFA-2.7", "YFA-2.71")
def test_a_card_number_is_of_one_print_and_finds_it(catalogue: Catalogue, tmp_path: Path) -> None:
    twice = SQUALL.replace("PND-EN002", "PND-EN001").replace("frob", "draw")
    problem = refused(catalogue, write(tmp_path, HEADER, KEEPER, twice)).problem
    assert (problem.reason, problem.place["field"]) == ("card.duplicate", "number")
    import_set(catalogue, write(tmp_path, HEADER, KEEPER, SQUALL.replace("frob", "draw")))
    for query, found in (("number:PND-EN002", ["502"]), ("pnd-en002", ["502"]), ("number:pnd-en*", ["501", "502"])):
        assert sorted(hit.code for hit in catalogue.find("yugioh", query)) == found, query


def test_importing_again_changes_only_what_differs(catalogue: Catalogue, tmp_path: Path) -> None:
    path = write(tmp_path, HEADER, KEEPER, BULL)
    import_set(catalogue, path)
    rows = catalogue.db.conn.execute("select * from sources").fetchall()
    assert import_set(catalogue, path).unchanged == 2
    assert catalogue.db.conn.execute("select * from sources").fetchall() == rows
    report = import_set(catalogue, write(tmp_path, HEADER, KEEPER.replace("ผู้เฝ้ากก", "ผู้เฝ้าบึง"), BULL))
    assert (report.changed, report.unchanged) == (1, 1)
    assert catalogue.names("yugioh", "th")["501"] == "ผู้เฝ้าบึง"


def test_the_programs_sets_are_read_once(catalogue: Catalogue, tmp_path: Path) -> None:
    path = write(tmp_path, HEADER, BULL)
    assert [report.added for report in import_starter_sets(catalogue, tmp_path)] == [1]
    assert import_starter_sets(catalogue, tmp_path) == []
    path.write_text(HEADER + BULL + KEEPER, encoding="utf-8")
    assert [report.added for report in import_starter_sets(catalogue, tmp_path)] == [1]


def test_the_programs_sets_are_read_again_by_a_new_parser(
    catalogue: Catalogue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, HEADER, KEEPER)
    import_starter_sets(catalogue, tmp_path)
    monkeypatch.setattr("sanam.catalogue.understand.reader_digest", lambda: "newer")
    monkeypatch.setattr(texts, "reading", lambda text, card, language: TextReading((), [{"kind": "better"}]))
    assert [report.changed for report in import_starter_sets(catalogue, tmp_path)] == [1]
    card = catalogue.card("yugioh", 501)
    assert card is not None
    assert card.abilities == [{"kind": "better"}]
    monkeypatch.setattr("sanam.catalogue.understand.reader_digest", lambda: "newer and the same")
    assert [report.unchanged for report in import_starter_sets(catalogue, tmp_path)] == [1]
    assert import_starter_sets(catalogue, tmp_path) == []


def refused(catalogue: Catalogue, path: Path) -> FileRefused:
    with pytest.raises(FileRefused) as caught:
        import_set(catalogue, path)
    assert catalogue.counts() == {}
    assert caught.value.problem.file == str(path)
    assert str(caught.value).startswith(str(path))
    return caught.value


def test_a_text_that_does_not_parse_is_refused_with_line_and_span(catalogue: Catalogue, tmp_path: Path) -> None:
    path = write(tmp_path, HEADER, KEEPER, SQUALL)
    problem = refused(catalogue, path).problem
    line = (
        path.read_text(encoding="utf-8").split("\n").index('You can banish this card from your GY; frob 2 cards."""')
        + 1
    )
    assert problem.reason == "card.not-understood"
    assert problem.place == {"line": line, "card": "Sudden Squall", "field": "text", "span": "52-65"}
    assert problem.params["quote"] == "frob 2 cards."
    assert "frob" in problem.params["why"]


@pytest.mark.parametrize(
    ("old", "new", "field", "reason"),
    [
        ("code = 501", 'code = "501"', "code", "card.type"),
        ("code = 501", "code = true", "code", "card.type"),
        ("code = 501", "code = 0", "code", "card.range"),
        ("code = 501", "code = 503", "code", "card.duplicate"),
        ("code = 501", "", "code", "card.missing"),
        ('name = "Reed Keeper"', 'name = " "', "name", "card.empty"),
        ('name = "Reed Keeper"', f'name = "{"x" * 201}"', "name", "card.too-long"),
        ('name = "Reed Keeper"', 'name = "Reed\\u001b[2J"', "name", "file.binary"),
        ('name = "Reed Keeper"', 'name = "Reed\\nKeeper"', "name", "file.binary"),
        ('kind = "monster"', 'kind = "land"', "kind", "card.value"),
        ('["effect", "tuner"]', '"effect"', "traits", "card.type"),
        ('["effect", "tuner"]', '["effect", "flying"]', "traits", "card.value"),
        ('["effect", "tuner"]', '["effect", "normal"]', "traits", "card.value"),
        ('["effect", "tuner"]', "[1]", "traits", "card.type"),
        pytest.param("level = 3", "level = 14", "level", "card.range", marks=LEVEL),
        pytest.param("level = 3", "level = 3.5", "level", "card.type", marks=LEVEL),
        pytest.param('attribute = "WIND"', 'attribute = "wind"', "attribute", "card.value", marks=ATTRIBUTE),
        pytest.param("atk = 1500", "atk = 100000", "atk", "card.range", marks=POINTS),
        pytest.param('def = "?"', 'def = "many"', "def", "card.type", marks=POINTS),
        ('text = "You can Tribute this card; draw 1 card."', "text = 3", "text", "card.type"),
        ('text = "You can Tribute this card; draw 1 card."', "tekst = 3", "tekst", "card.unknown-field"),
        pytest.param(
            'number = "PND-EN001"', 'number = "PND-EN001-AND-MORE-THAN-THAT"', "number", "card.too-long", marks=NUMBER
        ),
        ('{ th = "จั่วการ์ด 1 ใบ" }', '{ xx = "?" }', "texts", "card.value"),
        ('{ th = "จั่วการ์ด 1 ใบ" }', "{ th = 1 }", "texts", "card.type"),
    ],
)
def test_a_fault_is_named_with_line_card_and_field(
    catalogue: Catalogue, tmp_path: Path, old: str, new: str, field: str, reason: str
) -> None:
    assert KEEPER.count(old) == 1
    path = write(tmp_path, HEADER, BULL, KEEPER.replace(old, new))
    problem = refused(catalogue, path).problem
    assert (problem.reason, problem.place["field"]) == (reason, field)
    lines = path.read_text(encoding="utf-8").split("\n")
    table = len((HEADER + BULL).split("\n"))
    assert problem.place["line"] >= table  # type: ignore[operator]
    if new:
        assert lines[int(problem.place["line"]) - 1].startswith(field)
    assert str(problem.place["card"]).startswith(("Reed", "#2", "xxx"))


@pytest.mark.rule("yugioh-zh", "YZH-2.87", "YZH-2.88")
@pytest.mark.rule("yugioh-fa", "YFA-2.67", "YFA-2.69")
@pytest.mark.parametrize(
    ("line", "field"),
    [('attribute = "WIND"\n', "attribute"), ('icon = "counter"\n', "icon"), ('icon = "flash"\n', "icon")],
)
def test_a_spell_has_an_icon_of_spells_and_no_attribute(
    catalogue: Catalogue, tmp_path: Path, line: str, field: str
) -> None:
    spell = SQUALL.replace("frob", "draw").replace('icon = "quick-play"\n', line)
    assert refused(catalogue, write(tmp_path, HEADER, spell)).problem.place["field"] == field


def test_a_spell_has_no_fields_of_a_monster(catalogue: Catalogue, tmp_path: Path) -> None:
    path = write(tmp_path, HEADER, SQUALL.replace("frob", "draw"), "level = 3\n")
    problem = refused(catalogue, path).problem
    assert (problem.reason, problem.place["field"], problem.params) == (
        "card.not-for-kind",
        "level",
        {"kind": "spell"},
    )
    path = write(tmp_path, HEADER, BULL, 'icon = "field"\n')
    assert refused(catalogue, path).problem.place["field"] == "icon"


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("[set\n", {"line": 1}, "toml.syntax"),
        ("n = " + "9" * 5000, {}, "toml.syntax"),
        ("n = " + "[" * 50_000, {}, "toml.syntax"),
        (BULL, {"field": "set"}, "card.missing"),
        (HEADER, {"field": "card"}, "card.missing"),
        ('card = "x"\n' + HEADER, {"field": "card"}, "card.type"),
        ("card = [1]\n" + HEADER, {"card": "#1"}, "card.type"),
        (HEADER + "[other]\n" + BULL, {"field": "other"}, "card.unknown-field"),
        (
            HEADER.replace("format = 1", "format = 2") + BULL,
            {"table": "set", "field": "format"},
            "toml.newer",
        ),
        (
            HEADER.replace("format = 1", "format = 0") + BULL,
            {"table": "set", "field": "format"},
            "toml.format",
        ),
        (HEADER.replace('"yugioh"', '"chess"') + BULL, {"table": "set", "field": "game"}, "toml.game"),
        (HEADER.replace('"en"', '"xx"') + BULL, {"table": "set", "field": "language"}, "card.value"),
        (HEADER.replace('"pond"', '"../pond"') + BULL, {"table": "set", "field": "id"}, "card.value"),
        (
            HEADER.replace("version = 2", "version = 0") + BULL,
            {"table": "set", "field": "version"},
            "card.range",
        ),
        (HEADER.replace("version = 2", "") + BULL, {"table": "set", "field": "version"}, "card.missing"),
        (HEADER.replace('"The Pond"', "3") + BULL, {"table": "set", "field": "name"}, "card.type"),
        (
            HEADER.replace("version = 2", "size = 2") + BULL,
            {"table": "set", "field": "size"},
            "card.unknown-field",
        ),
        (HEADER + "names = 3\n" + BULL, {"table": "set", "field": "names"}, "card.unknown-field"),
        (HEADER + "[names]\nReed = 3\n" + BULL, {"table": "names", "field": "Reed"}, "card.type"),
        (HEADER + "[names.Reed]\nxx = 'a'\n" + BULL, {"table": "names", "field": "Reed"}, "card.value"),
        (HEADER + "[names.Reed]\nth = ''\n" + BULL, {"table": "names", "field": "Reed"}, "card.type"),
        (HEADER + f"[names.Reed]\nth = '{'a' * 101}'\n" + BULL, {"table": "names", "field": "Reed"}, "card.too-long"),
    ],
)
def test_a_fault_of_the_file_is_named(
    catalogue: Catalogue, tmp_path: Path, text: str, place: dict[str, Any], reason: str
) -> None:
    problem = refused(catalogue, write(tmp_path, text)).problem
    assert (problem.place, problem.reason) == (place, reason)


def test_words_that_texts_quote_have_names_in_other_languages(catalogue: Catalogue, tmp_path: Path) -> None:
    import_set(catalogue, write(tmp_path, HEADER, "[names.Reed]\nth = 'กก'\nzh_Hant = '蘆葦'\n", KEEPER))
    assert catalogue.names_in("yugioh", ["Reed"], "th") == {"Reed": "กก"}
    assert catalogue.names_in("yugioh", ["Reed"], "zh_Hans") == {"Reed": "蘆葦"}  # in the other script
    assert [hit.code for hit in catalogue.find("yugioh", "series:กก")] == ["501"]


def test_bytes_that_are_no_text_are_refused(catalogue: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "pond.toml"
    path.write_bytes(HEADER.encode() + b"\xff\xfe")
    assert refused(catalogue, path).problem.reason == "file.not-text"
    path.write_bytes(b"a = 1\nb = \x00\n")
    problem = refused(catalogue, path).problem
    assert (problem.reason, problem.place) == ("file.binary", {"line": 2})


OTHER = """
[set]
format = 1
id = "pier"
game = "{game}"
name = "Pier"
language = "en"
version = 1

[[card]]
{card}
names = {{ th = "ท่าเรือ" }}
"""
ONE_PIECE = 'code = "TS01-001"\nname = "Old Pier"\ncategory = "stage"\ncolours = ["green"]\ncost = 1\ntext = "[Main] x"'
SEAL = """name = "Reed Warden"
family = "seal"
elements = ["water"]
at = 3
number = "3/120"
growth = { condition = "2 turns", gains = [{ text = "At +2." }] }"""


def test_sets_of_the_other_games(catalogue: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "pier.toml"
    for game, card, code in (("onepiece", ONE_PIECE, "TS01-001"), ("summoner-master", SEAL, "Reed Warden")):
        path.write_text(
            OTHER.replace("{card}", card).replace("{game}", game).replace("{{", "{").replace("}}", "}"), "utf-8"
        )
        assert import_set(catalogue, path).added == 1
        assert import_set(catalogue, path).unchanged == 1
        assert catalogue.card(game, code) is not None
        assert [hit.code for hit in catalogue.find(game, "ท่าเรือ set:pier")] == [code]
    seal = catalogue.card("summoner-master", "Reed Warden")
    assert seal is not None and seal.growth is not None
    assert (seal.at, seal.growth.gains[0].text) == (3, "At +2.")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (("cost = 1", 'cost = "1"'), "cost"),
        (("cost = 1", "cost = 100"), "cost"),
        (("cost = 1", "power = 5000\ncost = 1"), ""),
        (('["green"]', '["pink"]'), "colours"),
        (("cost = 1", "cost = 1\nsize = 2"), "size"),
        (('"stage"', '"isle"'), "category"),
        (('name = "Old Pier"', "name = 7"), "name"),
    ],
)
def test_faults_in_them_name_line_card_and_field(
    catalogue: Catalogue, tmp_path: Path, change: tuple[str, str], field: str
) -> None:
    path = tmp_path / "pier.toml"
    card = ONE_PIECE.replace(*change)
    path.write_text(
        OTHER.replace("{card}", card).replace("{game}", "onepiece").replace("{{", "{").replace("}}", "}"), "utf-8"
    )
    with pytest.raises(FileRefused) as caught:
        import_set(catalogue, path)
    place = caught.value.problem.place
    assert place["field"] == field
    assert int(place["line"]) >= 10
    assert catalogue.card("onepiece", "TS01-001") is None
