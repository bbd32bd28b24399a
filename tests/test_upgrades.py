"""Data of every earlier version serve this one, and data of a newer one are refused in one sentence and left alone."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest

import sanam
from sanam.bots.random_player import RandomPlayer
from sanam.catalogue import rereading
from sanam.catalogue.first_run import open_catalogue
from sanam.catalogue.schema import VERSION, migrations
from sanam.catalogue.store import Catalogue
from sanam.cli import main
from sanam.decks.files import load_deck
from sanam.engine import journal
from sanam.engine.journal import FORMAT, sealed
from sanam.matches import summary
from sanam.matches.setup import header_for
from sanam.matches.store import Store
from sanam.ui.settings.about_panel import FONTS, NOTICES, AboutPanel
from starter_cards import with_starters

TESTS = Path(__file__).parent
EARLIER = range(1, VERSION)


def kept_catalogue(version: int, path: Path) -> Path:
    """The catalogue that a program of that format wrote (tests/catalogues/README.md)."""
    path.write_bytes(gzip.decompress((TESTS / "catalogues" / f"{version}.db.gz").read_bytes()))
    return path


def newer_catalogue(path: Path) -> Path:
    kept_catalogue(VERSION - 1, path)
    conn = sqlite3.connect(path)
    conn.execute(f"pragma user_version = {VERSION + 1}")
    conn.close()
    return path


def newer_journal(path: Path) -> Path:
    """A match as a newer program might keep it: sealed, of a format that nobody here knows, with a new field."""
    _, *rest = (TESTS / "journals" / "summoner-unfinished.sanam").read_bytes().splitlines(keepends=True)
    header = sealed(b'{"sanam":%d,"app":"9.0.0","more":[1]}' % (FORMAT + 1), b"")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join([header, b"\n", *rest]))
    return path


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


# --- older data -----------------------------------------------------------------------------------


def test_a_catalogue_of_every_earlier_format_is_kept() -> None:
    assert sorted(file.name for file in (TESTS / "catalogues").glob("*.gz")) == [f"{n}.db.gz" for n in EARLIER]


@pytest.mark.parametrize("version", EARLIER)
def test_a_catalogue_of_an_earlier_format_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    path = kept_catalogue(version, tmp_path / "catalogue.db")
    conn = sqlite3.connect(path)
    assert conn.execute("pragma user_version").fetchone() == (version,)
    conn.close()
    with Catalogue(path) as catalogue:
        assert catalogue.db.conn.execute("pragma user_version").fetchone() == (VERSION,)
        assert len(migrations().applied(catalogue.db.written)) == VERSION
        assert sorted(catalogue.names("yugioh").values()) == ["Ferry Ox", "Harbour Pilot", "Low Tide", "渡口的戰士"]
        assert [hit.name for hit in catalogue.find("yugioh", "harbor atk>=1500")] == ["Harbour Pilot"]
        assert [hit.code for hit in catalogue.find("yugioh", "渡口的战士")] == ["870000101"]  # the other script
        assert catalogue.owned("yugioh") == ({"870000001": 3} if version >= 3 else {})
        # What was read by another version is read again, in both languages.
        assert rereading.is_outdated(catalogue)
        rereading.read_again(catalogue)
        assert not rereading.is_outdated(catalogue)
        read = [catalogue.card("yugioh", code) for code in (870000001, 870000101)]
        assert all(card is not None and card.abilities and not card.problem for card in read)
    before = path.read_bytes()
    Catalogue(path).close()
    assert path.read_bytes() == before


@pytest.mark.parametrize("version", [EARLIER[0], EARLIER[-1]])
def test_the_commands_use_data_of_an_earlier_version(
    tmp_path: Path, version: int, capsys: pytest.CaptureFixture[str]
) -> None:
    kept_catalogue(version, tmp_path / "catalogue.db")
    assert main(["--data-dir", str(tmp_path), "search", "Pilot", "--game", "yugioh"]) == 0
    assert "Harbour Pilot  [870000001]" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["zh-mr2-unfinished", "one-piece-guild-unfinished", "summoner-unfinished"])
def test_a_match_of_an_earlier_format_goes_on_in_todays_and_the_old_file_is_kept(tmp_path: Path, name: str) -> None:
    store = Store(tmp_path)
    store.matches.mkdir()
    shutil.copy(TESTS / "journals" / f"{name}.sanam", store.matches)
    old = (store.matches / f"{name}.sanam").read_bytes()
    with store.resume(name) as match:
        played_by = match.header.app
        RandomPlayer(1).answer(match.play)
    read = journal.read(store.matches / f"{name}.sanam")
    assert (read.format, read.header.app) == (FORMAT, played_by)
    assert old in [path.read_bytes() for path in store.matches.iterdir()]


# --- newer data -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", [["search", "ox"], ["repair"], ["repair", "--force"], ["check", "river"], ["odds", "river"], ["texts"]]
)
def test_a_newer_catalogue_stops_every_command_and_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    newer_catalogue(tmp_path / "catalogue.db")
    before = everything(tmp_path)
    assert main(["--data-dir", str(tmp_path), *words]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "written by a newer version of the program" in said
    assert everything(tmp_path) == before


def test_newer_files_are_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {
        "a.sanam": newer_journal(tmp_path / "a.sanam").read_bytes(),
        "a.sanam-deck": b'[deck]\nformat = 2\ngame = "chess"\nshape = 3\n[piles]\n',
        "a.toml": b'[set]\nformat = 2\ngame = "chess"\nshape = 3\n',
    }
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    for words in (["replay", "a.sanam"], ["check", "a.sanam-deck"], ["import", "a.toml"]):
        command, name = words
        assert main(["--data-dir", str(tmp_path / "data"), command, str(tmp_path / name)]) == 1
        said = capsys.readouterr().err.splitlines()[-1]
        assert "newer version" in said and name in said
        assert (tmp_path / name).read_bytes() == files[name]


def test_a_newer_match_is_listed_with_the_reason_and_not_touched(tmp_path: Path) -> None:
    store = Store(tmp_path)
    path = newer_journal(store.matches / "from-the-future.sanam")
    before = path.read_bytes()
    (listed,) = store.unfinished()
    assert "newer version" in listed.problem
    with pytest.raises(journal.JournalProblem, match="newer version"):
        store.resume("from-the-future")
    with pytest.raises(journal.JournalProblem, match="newer version"):
        store.open_read_only("from-the-future")
    assert path.read_bytes() == before


def test_what_this_version_could_not_read_the_next_one_tries_again(tmp_path: Path) -> None:
    """A list keeps why a match cannot go on; a newer program does not take an older one's word for it."""
    path = newer_journal(tmp_path / "a.sanam")
    assert "newer version" in summary.summary(path).problem
    side = summary.side_file(path)
    kept = msgspec.json.decode(side.read_bytes())
    assert kept["app"] == sanam.__version__
    kept["app"], kept["summary"]["problem"] = "0.0.9", "what an older program said"
    side.write_bytes(msgspec.json.encode(kept))
    assert "newer version" in summary.summary(path).problem


# --- the version, wherever it is said -------------------------------------------------------------


def test_the_version_stands_in_the_first_line_of_a_match(tmp_path: Path) -> None:
    with open_catalogue(with_starters(tmp_path)) as catalogue:
        decks = [load_deck(name, catalogue) for name in ("lantern", "reef")]
        header = header_for(catalogue, game="onepiece", edition="standard", decks=decks, names=["A", "B"], seed=1)
    with Store(tmp_path).create(header) as match:
        first = match.path.read_bytes().split(b"\n")[0]
    assert f'"app":"{sanam.__version__}"'.encode() in first


def test_a_replay_says_which_version_wrote_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(TESTS / "journals" / "one-piece-plain.sanam")]) == 0
    assert "played with sanam 0.1.0" in capsys.readouterr().out


def test_the_about_panel_says_the_version_and_shows_every_licence(qtbot: object) -> None:
    about = AboutPanel()
    assert about.version.text() == f"Sanam {sanam.__version__}"
    dialog = about.show_licences()
    seen = []
    for name in (*NOTICES, FONTS):
        dialog.files.setCurrentText(name)
        seen.append(dialog.text.toPlainText())
    for said, text in zip(("PySide6_Essentials", "LESSER", "GENERAL PUBLIC", "PYTHON", "SIL OPEN"), seen, strict=True):
        assert said in text
    dialog.close()
    about.deleteLater()
