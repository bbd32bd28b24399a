"""Lines of Thai end between words, those the games have borrowed included, and what is copied has no marks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QClipboard, QGuiApplication

from sanam.faces.thai import spaced
from sanam.paths import translation_dir
from sanam.ui import thai_lines
from sanam.ui.plain import PlainLabel, caption

LINES = """
import sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication, QTextLayout, QTextOption
from sanam.ui import thai_lines
taught = thai_lines.teach(Path(sys.argv[1]))
app = QGuiApplication(["sanam", "-platform", "offscreen"])
layout, option = QTextLayout(sys.argv[2]), QTextOption()
option.setWrapMode(QTextOption.WrapMode.WordWrap)
layout.setTextOption(option)
layout.beginLayout()
found = []
while (line := layout.createLine()).isValid():
    line.setLineWidth(1)
    found.append(sys.argv[2][line.textStart() : line.textStart() + line.textLength()])
print(taught, "|".join(found))
"""


@pytest.mark.skipif(not thai_lines.SYSTEM.exists(), reason="Qt finds no words of Thai here")
def test_qt_keeps_borrowed_words_whole(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != thai_lines.FOLDER_NAME}
    text = "Somchai ได้รับแบทเทิลดาเมจจากเอ็กซ์ตร้าเด็ค"
    command = [sys.executable, "-c", LINES, str(tmp_path), text]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60).stdout
    assert said.split() == ["True", "Somchai", "|ได้รับ|แบทเทิลดาเมจ|จาก|เอ็กซ์ตร้าเด็ค"]


PIECES = """
import ctypes, os, re, sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication, QTextLayout, QTextOption
from sanam.ui import thai_lines
assert thai_lines.teach(Path(sys.argv[1]))
app = QGuiApplication(["sanam", "-platform", "offscreen"])
datrie = ctypes.CDLL("libdatrie.so.1")
datrie.trie_new_from_file.restype = ctypes.c_void_p
trie = ctypes.c_void_p(datrie.trie_new_from_file(os.fsencode(Path(sys.argv[1]) / thai_lines.FILE_NAME)))
option = QTextOption()
option.setWrapMode(QTextOption.WrapMode.WordWrap)
unknown = set()
for run in set(re.findall("[\u0e01-\u0e4e]+", Path(sys.argv[2]).read_text("utf-8"))):
    layout = QTextLayout(run)
    layout.setTextOption(option)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(1)
        piece = run[line.textStart() : line.textStart() + line.textLength()]
        if not datrie.trie_retrieve(trie, (ctypes.c_uint32 * (len(piece) + 1))(*map(ord, piece), 0), None):
            unknown.add(piece)
print(" ".join(sorted(unknown)))
"""


@pytest.mark.slow
@pytest.mark.skipif(not thai_lines.SYSTEM.exists(), reason="Qt finds no words of Thai here")
def test_lines_of_the_window_end_at_words_that_are_known(tmp_path: Path) -> None:
    """What is unknown is broken anywhere: a new borrowed word belongs into `resources/words/thai.txt`."""
    environment = {name: value for name, value in os.environ.items() if name != thai_lines.FOLDER_NAME}
    command = [sys.executable, "-c", PIECES, str(tmp_path), str(translation_dir() / "sanam_th.ts")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) <= {"ๆ", "ท"}  # a sign, and T for a turn


def test_a_dictionary_is_made_once_and_again_when_it_is_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path] = []

    def join(system: Path, words: frozenset[str], target: Path) -> None:
        assert "ดาเมจ" in words
        made.append(target)
        target.write_bytes(b"")

    monkeypatch.setattr(thai_lines, "_join", join)
    system = tmp_path / "system.tri"
    system.write_bytes(b"")
    for old in (False, False, True):
        monkeypatch.delenv(thai_lines.FOLDER_NAME, raising=False)
        if old:
            later = (tmp_path / "kept" / thai_lines.FILE_NAME).stat().st_mtime + 5
            os.utime(system, (later, later))
        assert thai_lines.teach(tmp_path / "kept", system)
        assert os.environ[thai_lines.FOLDER_NAME] == str(tmp_path / "kept")
    assert made == [tmp_path / "kept" / thai_lines.FILE_NAME] * 2
    monkeypatch.delenv(thai_lines.FOLDER_NAME)


def test_without_a_dictionary_of_libthai_nothing_is_taught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(thai_lines.FOLDER_NAME, raising=False)
    assert not thai_lines.teach(tmp_path, tmp_path / "none")
    broken = tmp_path / "broken.tri"
    broken.write_bytes(b"not a dictionary")
    assert not thai_lines.teach(tmp_path / "kept", broken)
    assert thai_lines.FOLDER_NAME not in os.environ


def test_what_is_copied_or_read_aloud_has_no_marks(qapp: Any, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "ครั้งที่สองได้ในแต่ละแบทเทิลเฟส"
    marked = spaced(said)
    assert marked != said
    cleaner = thai_lines.Unmarked(qapp)
    QGuiApplication.clipboard().setText(marked)
    assert QGuiApplication.clipboard().text() == marked  # offscreen, Qt takes it for another program's
    monkeypatch.setattr(QClipboard, "ownsClipboard", lambda clipboard: True)
    QGuiApplication.clipboard().setText("")
    QGuiApplication.clipboard().setText(marked)
    assert QGuiApplication.clipboard().text() == said
    cleaner.deleteLater()
    label = PlainLabel(marked)
    qtbot.addWidget(label)
    assert (label.text(), label.accessibleName()) == (marked, said)
    label.setText("Draw")
    assert label.accessibleName() == ""
    label.setAccessibleName("Question")
    label.setText(marked)
    assert label.accessibleName() == "Question"
    assert caption(marked) == said
