"""packaging/bundling.py: what a bundle takes and leaves; and the portable folder beside it."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from sanam import paths

FILE = Path(__file__).resolve().parent.parent / "packaging" / "bundling.py"


@pytest.fixture(scope="module")
def bundling() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sanam_bundling", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6\\plugins\\imageformats\\qjpeg.dll", True),
        ("PySide6\\plugins\\imageformats\\qpdf.dll", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/translations/qtbase_fa.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6/opengl32sw.dll", False),
        ("libcups.so.2", False),
        ("libxcb-cursor.so.0", True),
        ("sanam/_data/resources/screenshots/table.png", False),
        ("sanam/_data/resources/fonts/OFL.txt", True),
        ("sanam/_data/translations/sanam_th.ts", False),
        ("sanam/_data/translations/sanam_th.qm", True),
    ],
)
def test_what_a_bundle_takes(bundling: ModuleType, place: str, wanted: bool) -> None:
    assert bundling.is_wanted(place) is wanted


def test_a_library_stays_only_while_something_needs_it(bundling: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    links = {"/w": ["libA.so.1"], "/a": ["libB.so.1"], "/gtk": ["libC.so.1"]}
    monkeypatch.setattr(bundling, "_asked_for", lambda file: links.get(file, []))
    monkeypatch.setattr(bundling.sys, "platform", "linux")
    entries = [
        ("PySide6/QtWidgets.abi3.so", "/w", "EXTENSION"),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/gtk", "BINARY"),
        ("libA.so.1", "/a", "BINARY"),
        ("libB.so.1", "/b", "BINARY"),
        ("libC.so.1", "/c", "BINARY"),
        ("libpython3.11.so.1.0", "/p", "BINARY"),
        ("sanam/_data/a.txt", "/t", "DATA"),
    ]
    kept = [place for place, _, _ in bundling.needed(entries)]
    assert kept == ["PySide6/QtWidgets.abi3.so", "libA.so.1", "libB.so.1", "libpython3.11.so.1.0", "sanam/_data/a.txt"]
    monkeypatch.setattr(bundling.sys, "platform", "win32")
    assert "libC.so.1" in [place for place, _, _ in bundling.needed(entries)]


@pytest.mark.parametrize("inside", ["", "Sanam.app/Contents/MacOS"])
def test_a_folder_beside_a_bundled_program_makes_it_portable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inside: str
) -> None:
    program = tmp_path / inside / "sanam"
    folder = tmp_path / paths.PORTABLE
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.delenv("APPIMAGE", raising=False)
    folder.mkdir()
    assert paths.portable_dir() is None  # a checkout is none
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert paths.portable_dir() == folder == paths.data_dir()
    assert paths.data_dir(tmp_path / "own") == tmp_path / "own"
    folder.rmdir()
    assert paths.portable_dir() is None
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "other" / "Sanam.AppImage"))
    (tmp_path / "other" / paths.PORTABLE).mkdir(parents=True)
    assert paths.portable_dir() == tmp_path / "other" / paths.PORTABLE
