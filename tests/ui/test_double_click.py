"""Deck files that the desktop hands to the program: on the command line, or as an event."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from configparser import ConfigParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from window_driver import texts, until

from sanam.decks.files import read_deck, write_deck
from sanam.decks.model import Deck, make_deck
from sanam.ui.app import Application
from sanam.ui.window import Window

PACKAGING = Path(__file__).parent.parent.parent / "packaging"


@pytest.fixture
def decks(tmp_path: Path) -> tuple[Path, Path]:
    ours, theirs = tmp_path / "Reeds.sanam-deck", tmp_path / "Kites.ydk"
    write_deck(make_deck("yugioh", {"main": ["900100001"] * 3}, name="Reeds"), ours)
    write_deck(make_deck("yugioh", {"main": ["900100002"]}), theirs)
    return ours, theirs


def test_a_deck_named_before_the_cards_are_there_is_in_the_editor_afterwards(
    qtbot: Any, data_dir: Path, decks: tuple[Path, Path]
) -> None:
    window = Window(data_dir, eager=True)
    qtbot.addWidget(window)
    window.open_files([decks[0]])
    window.begin()
    window.show()
    until(lambda: window.current_screen() == "decks")
    assert window.editor is not None
    assert window.editor.document.deck.codes("main") == ("900100001",) * 3
    assert window.editor.document.path == data_dir / "decks" / "Reeds.sanam-deck"
    window.close()


def test_several_files_are_taken_and_the_first_deck_is_opened(
    window: Callable[..., Any], data_dir: Path, decks: tuple[Path, Path], tmp_path: Path
) -> None:
    damaged, cod = tmp_path / "damaged.sanam-deck", tmp_path / "From afar.cod"
    damaged.write_text("[deck]\nformat = 1\n", encoding="utf-8")
    write_deck(Deck(game="yugioh", name="From afar", piles=read_deck(decks[0]).piles), cod, {"900100001": "Reeds"})
    main = window()
    main.open_files([damaged, *reversed(decks), cod, tmp_path / "nowhere.ydk"])
    until(lambda: main.current_screen() == "decks")
    assert main.editor.document.deck.name == "Kites"
    names = {entry.name for entry in main.shelf.entries() if not entry.starter}
    assert names == {"Reeds", "Kites", "From afar"}
    told = texts(main)
    assert "damaged.sanam-deck" in told and "nowhere.ydk" in told


def test_an_unreadable_deck_alone_leaves_the_window_where_it_was(window: Callable[..., Any], tmp_path: Path) -> None:
    main = window()
    main.open_files([tmp_path / "nowhere.sanam-deck"])
    assert main.current_screen() == "home" and "nowhere.sanam-deck" in texts(main)


def test_macos_sends_a_double_clicked_file_as_an_event(decks: tuple[Path, Path]) -> None:
    class Receiver:
        """Stands where the application stands: there can be only one in a process."""

        def __init__(self) -> None:
            self.paths: list[str] = []
            self.file_wanted = self

        def emit(self, path: str) -> None:
            self.paths.append(path)

    receiver = Receiver()
    handled = Application.event(receiver, QFileOpenEvent(QUrl.fromLocalFile(str(decks[0]))))  # type: ignore[arg-type]
    assert handled and receiver.paths == [str(decks[0])]


def test_the_desktop_is_told_which_files_are_ours(tmp_path: Path) -> None:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(PACKAGING / "sanam.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["Exec"] == "sanam %F"
    types = entry["Desktop Entry"]["MimeType"].strip(";").split(";")
    source = PACKAGING / "org.sanam.Sanam.mime.xml"
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    known = {
        str(kind.get("type")): [glob.get("pattern") for glob in kind.iter(f"{space}glob")]
        for kind in ElementTree.parse(source).getroot()
    }
    assert list(known) == types
    assert known["application/x-sanam-deck"] == ["*.sanam-deck"]
    named = ElementTree.parse(PACKAGING / "org.sanam.Sanam.metainfo.xml").iter("mediatype")
    assert [str(kind.text) for kind in named] == types
    tool = shutil.which("update-mime-database")
    if tool is not None:
        packages = tmp_path / "mime" / "packages"
        packages.mkdir(parents=True)
        shutil.copyfile(source, packages / source.name)
        done = subprocess.run([tool, str(tmp_path / "mime")], capture_output=True, text=True)
        assert done.returncode == 0 and "rror" not in done.stderr
        globs = (tmp_path / "mime" / "globs").read_text()
        assert re.search(r"^application/x-sanam-deck:\*\.sanam-deck$", globs, re.MULTILINE)
