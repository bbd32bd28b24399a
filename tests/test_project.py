"""The project's own promises: versions, licences, pins, ledgers, and where Qt may be imported."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import rule_coverage
import sanam
from sanam import paths

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "desktop" / "sanam"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "packaging" / name).read_text("utf-8")
    return {canonicalize_name(found[1]): found[2] for found in re.finditer(r"^([\w.-]+)==(\S+)", text, re.M)}


def test_void_calls_keep_the_references_of_none(qapp: object) -> None:
    """PySide6 6.12.0 drops one reference to None with each void call, and Python 3.11 aborts at zero."""
    from PySide6.QtCore import QTimer

    timer = QTimer()
    before = sys.getrefcount(None)
    for _ in range(200):
        timer.setInterval(10)
    assert abs(sys.getrefcount(None) - before) < 20


def test_one_version_everywhere() -> None:
    changelog = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    release = ElementTree.parse(ROOT / "packaging" / "org.sanam.Sanam.metainfo.xml").find("releases/release")
    assert changelog is not None
    assert release is not None
    assert changelog[1] == release.get("version") == sanam.__version__


def test_every_font_has_its_licence() -> None:
    licence = paths.resource("fonts/OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in licence
    fonts = sorted(file.name for file in paths.resource("").rglob("*.[to]t[fc]"))
    assert fonts == [
        "NotoNaskhArabic-Bold.ttf",
        "NotoNaskhArabic-Regular.ttf",
        "NotoSans-Bold.ttf",
        "NotoSans-Regular.ttf",
        "NotoSansSymbols2-Subset.ttf",
        "NotoSansThai-Bold.ttf",
        "NotoSansThai-Regular.ttf",
        "SanamDigits-Bold.ttf",
        "SanamDigits-Regular.ttf",
    ]
    for family in ("Noto Sans", "Noto Sans Thai", "Noto Naskh Arabic", "Noto Sans Symbols2", "Sanam Digits"):
        assert f"{family}: Copyright" in licence


def test_the_notices_name_everything_that_is_installed_with_the_program() -> None:
    done = subprocess.run([sys.executable, "packaging/notices.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
    assert "LESSER GENERAL PUBLIC LICENSE" in paths.resource("notices/LGPL-3.0.txt").read_text("utf-8")


def test_no_two_test_files_share_a_name() -> None:
    """The folders of the tests are no packages, so that two files of one name cannot both be collected."""
    names = [path.name for path in (ROOT / "tests").rglob("test_*.py")]
    assert not [name for name in names if names.count(name) > 1]


def test_ledgers_hold_the_rows_that_bind() -> None:
    told = rule_coverage.report(rule_coverage.read_ledgers(), {})["books"]
    assert {book: row["rows"] for book, row in told.items()} == {
        "yugioh-th": 148,
        "yugioh-fa": 229,
        "yugioh-zh": 297,
        "one-piece": 357,
        "summoner-master": 1238,
    }
    assert {tag: n["rows"] for tag, n in told["yugioh-zh"]["tags"].items()} == {
        "engine": 184,
        "deck": 27,
        "data": 28,
        "ability": 40,
        "table": 18,
    }


@pytest.mark.parametrize(
    ("listing", "asked"),
    [
        ("requirements.txt", PROJECT["project"]["dependencies"]),
        (
            "requirements-sound.txt",
            PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["sound"],
        ),
        ("requirements-dev.txt", PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"]),
        ("requirements-build.txt", PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["build"]),
    ],
)
def test_pins_meet_the_declared_dependencies(listing: str, asked: list[str]) -> None:
    pinned = pins(listing)
    for requirement in map(Requirement, asked):
        assert pinned[canonicalize_name(requirement.name)] in requirement.specifier


def test_every_pin_has_hashes_and_tests_run_on_what_users_get() -> None:
    for listing in ("requirements.txt", "requirements-sound.txt", "requirements-dev.txt", "requirements-build.txt"):
        text = (ROOT / "packaging" / listing).read_text("utf-8")
        blocks = re.findall(
            r"^\S+==\S+(?: ; .+)? \\\n(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+", text, re.MULTILINE
        )
        assert len(blocks) == len(pins(listing))
    assert pins("requirements.txt").items() <= pins("requirements-dev.txt").items()
    assert pins("requirements.txt").items() <= pins("requirements-build.txt").items()
    sound = pins("requirements-sound.txt")
    assert pins("requirements.txt").items() <= sound.items()
    assert sound["pyside6-addons"] == sound["pyside6-essentials"]


def modules() -> list[Path]:
    return sorted(file for file in PACKAGE.rglob("*.py") if "_data" not in file.parts)


def test_actions_of_the_hosted_ci_are_pinned_by_hash() -> None:
    found = [file.read_text("utf-8") for file in (ROOT / ".github" / "workflows").glob("*.yml")]
    used = [name for text in found for name in re.findall(r"^\s*-? ?uses: (\S+)", text, re.MULTILINE)]
    assert used
    assert [name for name in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", name)] == []


def test_every_directory_of_modules_is_a_package() -> None:
    """A directory without `__init__.py` imports in a checkout and is lost to the import contracts."""
    assert [str(file) for file in modules() if not (file.parent / "__init__.py").exists()] == []


def imported(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_qt_stays_above() -> None:
    """Below `ui` only `faces` and what paints in `proxies` know Qt, and of it only QtGui and QtCore."""
    wrong = []
    painters = {f"proxies/{name}.py" for name in ("painter", "pictures", "embedding", "outputs")}
    for file in modules():
        place = file.relative_to(PACKAGE).as_posix()
        if place.startswith("ui/"):
            continue
        qt = {
            ".".join(name.split(".")[:2]) for name in imported(file) if name.split(".")[0] in {"PySide6", "shiboken6"}
        }
        painter = place.startswith("faces/") or place in painters
        allowed = {"PySide6", "PySide6.QtGui", "PySide6.QtCore"} if painter else set()
        wrong += [f"{place} imports {name}" for name in sorted(qt - allowed)]
    assert wrong == []


def test_readme_names_only_commands_that_exist() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    asked = set(re.findall(r"^sanam ([a-z]+)", readme, re.MULTILINE))
    command = [sys.executable, "-m", "sanam"]
    offered = subprocess.run([*command, "--help"], cwd=ROOT / "desktop", capture_output=True, text=True, check=True)
    assert asked
    assert asked <= set(re.findall(r"[a-z]+", offered.stdout))
    for name in sorted(asked):
        told = subprocess.run([*command, name, "--help"], cwd=ROOT / "desktop", capture_output=True, text=True)
        assert told.returncode == 0
        line = re.search(rf"^sanam {name}.*$", readme, re.MULTILINE)
        assert line is not None
        assert set(re.findall(r"--[a-z-]+", line[0])) <= set(re.findall(r"--[a-z-]+", told.stdout))
    own = (ROOT / "packaging" / "bootstrap.py").read_text("utf-8")
    for name in re.findall(r"packaging/bootstrap\.py ([a-z]+)", readme):
        assert f"python3 packaging/bootstrap.py {name}" in own


def test_program_data_is_found_from_a_checkout_and_from_a_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert paths.program_data() == ROOT
    assert paths.cardset_dir() == ROOT / "cardsets"
    (tmp_path / "_data" / "resources").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path)
    assert paths.resource("a/b") == tmp_path / "_data" / "resources" / "a" / "b"


def test_user_data_goes_where_it_is_told(tmp_path: Path) -> None:
    assert paths.data_dir(tmp_path / "mine") == tmp_path / "mine"
    assert (tmp_path / "mine").is_dir()
    # tests have a home of their own
    assert "sanam-tests-" in str(paths.data_dir())


DIGESTS = {
    "onepiece": {"": "one-piece"},
    "summoner_master": {f"part {part}": f"summoner-master-{part}" for part in (1, 2, 3)},
    "yugioh": {"Chinese": "yugioh-chinese", "Persian": "yugioh-persian", "Thai": "yugioh-thai"},
}
#: "digest A-02", "Thai digest G9", "digest part 2, A13", "digest part 1, ruling 5"
CITATION = re.compile(r"(?:(\w+) )?\bdigest\b(?: (part \d),)? (?:ruling (\d+)|([AGE]-?\d+))")


@pytest.mark.parametrize("game", DIGESTS)
def test_every_ruling_that_is_cited_stands_in_a_digest(game: str) -> None:
    cited = 0
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        text = path.read_text("utf-8")
        mentions = re.findall(r"\bdigest [Ap]|\bdigest [GE]-?\d|\bdigest, ", text)
        found = list(CITATION.finditer(text))
        assert len(found) == len(mentions), f"{path.name}: a digest is cited in another way"
        for citation in found:
            before, part, ruling, id = citation.groups()
            digest = DIGESTS[game].get(part or before or "") or DIGESTS[game][""]
            book = (rule_coverage.LEDGER_DIR / f"{digest}.md").read_text("utf-8")
            row = rf"^(?:\| |- ){id}\b" if id else rf"^\| {ruling} \|"
            assert re.search(row, book, re.MULTILINE), f"{path.name}: {citation[0]}"
            cited += 1
    assert cited > 3


#: Steps that stand for no rule: a board that is set up by hand, and the end of a procedure that found nothing due.
WITHOUT_A_RULE = {"Arrange.wait", "Arrange.go_on", "Between.over"}


def test_every_step_cites_rules_that_a_ledger_has() -> None:
    known = {rule for ledger in rule_coverage.read_ledgers().values() for rule in ledger}
    without, unknown = set(), []
    for path in sorted((PACKAGE / "games").rglob("*.py")):
        owner = ""
        for found in re.finditer(r"^class (\w+)|@step\(([^)]*)\)\s+def (\w+)", path.read_text("utf-8"), re.MULTILINE):
            owner = found[1] or owner
            if not found[3]:
                continue
            cited = re.findall(r'"([^"]+)"', found[2])
            unknown += [f"{path.name}: {owner}.{found[3]} cites {rule}" for rule in cited if rule not in known]
            without |= set() if cited else {f"{owner}.{found[3]}"}
    assert unknown == []
    assert without == WITHOUT_A_RULE


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"])
def test_what_a_document_names_is_there(name: str) -> None:
    """Files and folders in backquotes, from the project's root or from the package."""
    text = (ROOT / name).read_text("utf-8")
    named = re.findall(r"`([\w./*-]+(?:\.\w+|/))`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    places = [word for word in named if "/" in word or word.endswith((".py", ".md", ".toml"))]
    assert places
    tops = {path.name for root in (ROOT, PACKAGE) for path in root.iterdir()}
    for place in places:
        if place.split("/")[0] in tops and "XX" not in place:
            assert [*ROOT.glob(place.rstrip("/")), *PACKAGE.glob(place.rstrip("/"))], f"{name}: {place}"
