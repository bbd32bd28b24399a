"""What is built is what is tested: the bundle, started in an empty home and with no checkout on its way.

SANAM_BUNDLE names a bundle that has been built already.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import sqlite3
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from sanam import paths
from sanam.catalogue.toml_set import set_digest

FILE = Path(__file__).resolve().parent.parent / "packaging" / "artefacts.py"
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

CHINESE = """
[set]
format = 1
id = "scroll"
game = "yugioh"
name = "卷軸"
language = "zh_Hant"
version = 1

[[card]]
code = 870009901
name = "渡口的戰士"
kind = "monster"
traits = ["effect"]
level = 4
attribute = "WATER"
type = "Warrior"
atk = 1200
def = 800
text = "①：此卡召喚成功的場合才能發動。從牌組把1體戰士族怪獸加入手牌。"
"""


def artefacts() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sanam_artefacts", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Installed:
    """A program that was built, and a home in which it is started for the first time."""

    def __init__(self, program: Path, home: Path) -> None:
        self.program, self.home = program, home

    def __call__(self, *words: str) -> str:
        """What it prints; it must end well and complain of nothing."""
        around = {"HOME": str(self.home), "PATH": "/usr/bin:/bin", "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
        done = subprocess.run([self.program, *words], cwd=self.home, env=around, capture_output=True, timeout=600)
        assert (done.returncode, done.stderr.decode()) == (0, "")
        return done.stdout.decode()


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = os.environ.get("SANAM_BUNDLE")
    return Path(built) if built else artefacts().make("bundle", tmp_path_factory.mktemp("bundle"))


@pytest.fixture
def installed(bundle: Path, tmp_path: Path) -> Installed:
    return Installed(bundle / "sanam", tmp_path)


def test_the_bundle_finds_the_starters_and_reads_texts_as_the_checkout_does(installed: Installed) -> None:
    assert "Lantern" in installed("search", "lantern")
    (found,) = installed.home.rglob("catalogue.db")
    with contextlib.closing(sqlite3.connect(found)) as database:
        read = dict(database.execute("select file, digest from sources"))
    here = {file.name: set_digest(file) for file in paths.cardset_dir().glob("*.toml")}
    assert {Path(file).name: digest for file, digest in read.items()} == here


def test_the_bundle_reads_a_chinese_text(installed: Installed) -> None:
    (installed.home / "scroll.toml").write_text(CHINESE, "utf-8")
    assert "1 new" in installed("import", "scroll.toml")
    said = installed("texts", "渡口的戰士", "--language", "zh_Hant")
    assert "en: If this card is Normal Summoned: You can add 1 Warrior monster from your Deck to your hand." in said
    assert "zh_Hans: 这张卡召唤的场合：可以将自己卡组的1只战士族怪兽加入手卡。" in said


@pytest.mark.parametrize(
    ("game", "language", "rule", "says"),
    [
        ("yugioh", "en", "YZH-1.2", "At most 3 cards of the same name"),
        ("yugioh", "zh_Hant", "YZH-0.4", "目標：用怪獸"),
        ("onepiece", "en", "7-1-4-1", "compare the power of attacker"),
        ("onepiece", "th", "7-1-4-1", "เทียบพาวเวอร์"),
        ("summoner-master", "en", "701.1", "A Seal destroyed by battle"),
    ],
)
def test_the_bundle_opens_every_rulebook(installed: Installed, game: str, language: str, rule: str, says: str) -> None:
    lines = installed("rule", rule, "--game", game, "--language", language).splitlines()
    (line,) = [line for line in lines if line.startswith(f"> {rule}  ")]
    assert says in line


def test_the_bundle_plays_a_match_to_its_end(installed: Installed) -> None:
    decks = ("--deck", "river", "--deck", "sky")
    said = installed("simulate", "--game", "yugioh", *decks, "--matches", "1", "--seed", "1")
    assert "won by the first seat" in said


def test_the_window_of_the_bundle_opens(installed: Installed) -> None:
    installed("--exit-on-launch")
    assert list(installed.home.rglob("catalogue.db"))
