"""What is built is what is tested: wheel and bundle, started in an empty home with no checkout on their way, and the
source archive, which must make the same wheel.

`packaging/bootstrap.py artefacts` builds them and runs these tests. SANAM_ARTEFACTS names a folder in which they lie;
what is not in it is built.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import os
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PIL import Image

import sanam
from sanam import paths
from sanam.catalogue.toml_set import set_digest

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "packaging" / "artefacts.py"
MOST = 150  # megabytes that a bundle may have
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
        path = "/usr/bin:/bin" if os.name != "nt" else os.environ["PATH"]
        self.around = {"HOME": str(home), "PATH": path, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
        if os.name == "nt":
            needed = ("SYSTEMROOT", "TEMP", "TMP")
            self.around |= {name: os.environ[name] for name in needed if name in os.environ}
            self.around |= {"APPDATA": str(home), "LOCALAPPDATA": str(home), "USERPROFILE": str(home)}

    def __call__(self, *words: str) -> str:
        """What it prints; it must end well and complain of nothing, but for the first time, which it tells of."""
        command = [self.program, *words]
        done = subprocess.run(command, cwd=self.home, env=self.around, capture_output=True, timeout=600)
        told = [line for line in done.stderr.decode().splitlines() if "unpacking the starter cards" not in line]
        assert (done.returncode, told) == (0, [])
        return done.stdout.decode()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """An artefact by its kind: where it lies."""
    folder = os.environ.get("SANAM_ARTEFACTS")
    places = Path(folder) if folder else tmp_path_factory.mktemp("artefacts")
    patterns = {"wheel": "sanam-*.whl", "sdist": "sanam-*.tar.gz", "bundle": "sanam"}

    def find(kind: str) -> Path:
        there = sorted(places.glob(patterns[kind]))
        made: Path = there[-1] if there else artefacts().make(kind, places)
        return made

    return find


@pytest.fixture(scope="session")
def programs(built: Callable[[str], Path], tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The command of an artefact that can be started, by its kind; a wheel is installed for it."""
    known: dict[str, Path] = {}

    def find(kind: str) -> Path:
        if kind not in known:
            if kind == "wheel":
                known[kind] = install(built(kind), tmp_path_factory.mktemp("installed"))
            else:
                known[kind] = built(kind) / ("sanam-cli.exe" if os.name == "nt" else "sanam")
        return known[kind]

    return find


def install(wheel: Path, folder: Path) -> Path:
    """Installs a wheel into an environment of its own, beside the packages that the building tools are pinned to."""
    tools = artefacts().tools_python()
    subprocess.run([tools, "-m", "venv", folder], check=True)
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    theirs, ours = (
        subprocess.run([python, "-I", "-c", ask], capture_output=True, text=True, check=True).stdout.strip()
        for python in (tools, scripts / tools.name)
    )
    pip = [scripts / tools.name, "-I", "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, wheel], check=True, cwd=folder)
    (Path(ours) / "dependencies.pth").write_text(f"{theirs}\n", "utf-8")
    return scripts / ("sanam.exe" if os.name == "nt" else "sanam")


@pytest.fixture(params=["wheel", "bundle"])
def installed(request: pytest.FixtureRequest, programs: Callable[[str], Path], tmp_path: Path) -> Installed:
    return Installed(programs(request.param), tmp_path)


def test_the_starters_are_there_and_texts_are_read_as_in_the_checkout(installed: Installed) -> None:
    assert installed("--version") == f"sanam {sanam.__version__}\n"
    assert "Lantern" in installed("search", "lantern")
    (found,) = installed.home.rglob("catalogue.db")
    with contextlib.closing(sqlite3.connect(found)) as database:
        read = dict(database.execute("select file, digest from sources"))
    assert not [file for file in read if Path(file).is_relative_to(ROOT / "cardsets")]
    here = {file.name: set_digest(file) for file in paths.cardset_dir().glob("*.toml")}
    assert {Path(file).name: digest for file, digest in read.items()} == here


def test_a_chinese_text_is_read(installed: Installed) -> None:
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
def test_every_rulebook_opens(installed: Installed, game: str, language: str, rule: str, says: str) -> None:
    lines = installed("rule", rule, "--game", game, "--language", language).splitlines()
    (line,) = [line for line in lines if line.startswith(f"> {rule}  ")]
    assert says in line


def test_a_match_is_played_to_its_end(installed: Installed) -> None:
    decks = ("--deck", "river", "--deck", "sky")
    said = installed("simulate", "--game", "yugioh", *decks, "--matches", "1", "--seed", "1")
    assert "won by the first seat" in said


def test_the_window_opens(installed: Installed) -> None:
    installed("--exit-on-launch")
    assert list(installed.home.rglob("catalogue.db"))


def test_a_deck_is_printed(installed: Installed) -> None:
    installed("proxies", "river", "-o", "river.pdf", "--paper", "a4", "--allow-missing-glyphs")
    data = (installed.home / "river.pdf").read_bytes()
    assert data.startswith(b"%PDF") and len(data) > 50_000
    import pypdfium2

    with contextlib.closing(pypdfium2.PdfDocument(data)) as document:
        assert len(document) == 7  # 55 cards, nine on a page
        assert "Lantern" in document[0].get_textpage().get_text_range()


def test_another_language_has_its_words(installed: Installed) -> None:
    """The translations are built, and Qt finds its own: nothing is logged that is missing."""
    (installed.home / "data").mkdir()
    (installed.home / "data" / "settings.ini").write_text("[look]\nlanguage=fa\n", "utf-8")
    installed("--data-dir", "data", "--exit-on-launch")
    log = (installed.home / "data" / "log" / "sanam.log").read_text("utf-8")
    assert "home screen painted" in log
    assert "no translations" not in log


def test_tab_completion_is_printed(installed: Installed) -> None:
    assert "complete -o default -F _sanam sanam" in installed("completion", "bash")


# --- what is in them ------------------------------------------------------------------------------


NOTICES = ("third-party.txt", "LGPL-3.0.txt", "GPL-3.0.txt", "Python.txt")


def names_in(archive: Path) -> set[str]:
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as opened:
            return set(opened.namelist())
    with tarfile.open(archive) as opened_tar:
        return {name.partition("/")[2] for name in opened_tar.getnames()}


def test_notices_of_third_parties_are_in_every_artefact(built: Callable[[str], Path]) -> None:
    wheel, sdist = names_in(built("wheel")), names_in(built("sdist"))
    inside = built("bundle") / "_internal" / "sanam" / "_data" / "resources"
    for name in NOTICES:
        assert f"sanam/_data/resources/notices/{name}" in wheel
        assert f"resources/notices/{name}" in sdist
        assert (inside / "notices" / name).is_file()
    assert "resources/fonts/OFL.txt" in sdist and "sanam/_data/resources/fonts/OFL.txt" in wheel
    assert (inside / "fonts" / "OFL.txt").is_file()
    assert any(name.endswith("licenses/LICENSE") for name in wheel) and "LICENSE" in sdist
    for name in ("LICENSE", "THIRD-PARTY-NOTICES.txt"):
        assert (built("bundle") / name).is_file()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere libraries of the system are not bundled")
def test_libraries_of_the_system_come_with_their_notices(built: Callable[[str], Path]) -> None:
    inside = built("bundle") / "_internal"
    told = {file.stem for file in (inside / "sanam/_data/resources/notices/system").glob("*.txt")}
    assert any(name.startswith("libxcb") for name in told) == bool(list(inside.glob("libxcb-*")))


def test_a_bundle_has_no_more_than_it_needs(built: Callable[[str], Path]) -> None:
    files = [file for file in built("bundle").rglob("*") if file.is_file() and not file.is_symlink()]
    size = sum(file.stat().st_size for file in files) / 1e6
    assert size <= MOST, f"{size:.1f} MB"
    names = " ".join(file.name for file in files)
    for part in ("Qt6Qml", "Qt6Quick", "Qt6Network", "Qt6Sql", "Qt6Designer", "qgtk3", "libcups", "_test", "tkinter"):
        assert part not in names


def test_the_source_archive_makes_the_same_wheel(built: Callable[[str], Path], tmp_path: Path) -> None:
    with tarfile.open(built("sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    tools = artefacts().tools_python()
    command = [tools, "-I", "-m", "build", "--no-isolation", "--wheel", "--outdir", tmp_path / "out"]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (wheel,) = (tmp_path / "out").glob("*.whl")
    assert names_in(wheel) == names_in(built("wheel"))
    assert {"tests/conftest.py", "packaging/bootstrap.py", "docs/a_game_in_200_lines.py"} <= names_in(built("sdist"))


# --- the bundle alone -----------------------------------------------------------------------------


def test_a_portable_bundle_keeps_its_data_beside_itself(built: Callable[[str], Path], tmp_path: Path) -> None:
    bundle = tmp_path / "stick" / "sanam"
    shutil.copytree(built("bundle"), bundle, symlinks=True)
    (bundle / paths.PORTABLE).mkdir()
    home = tmp_path / "home"
    home.mkdir()
    program = Installed(bundle / ("sanam-cli.exe" if os.name == "nt" else "sanam"), home)
    assert "Lantern" in program("search", "lantern", "--limit", "1")
    program("--exit-on-launch")
    assert (bundle / paths.PORTABLE / "catalogue.db").is_file()
    assert (bundle / paths.PORTABLE / "log" / "sanam.log").is_file()
    assert not [file for file in home.rglob("*") if "sanam" in file.name.lower()]
    program("--data-dir", str(home / "elsewhere"), "search", "lantern", "--limit", "1")
    assert (home / "elsewhere" / "catalogue.db").is_file()


WORKER = """
import multiprocessing, os, sys
if __name__ == "__main__":
    multiprocessing.set_executable(sys.argv[1])
    sys.frozen = True  # so that workers are started as those of a bundle
    from sanam.commands.waiting import duration
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print(pool.apply(duration, (40,)), os.path.realpath(pool.apply(os.readlink, ("/proc/self/exe",))))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at /proc")
def test_a_worker_process_starts_in_the_bundle(built: Callable[[str], Path], tmp_path: Path) -> None:
    program = built("bundle").resolve() / "sanam"
    script = tmp_path / "parent.py"
    script.write_text(WORKER, "utf-8")
    around = {**os.environ, "PYTHONPATH": str(ROOT / "desktop")}
    command = [sys.executable, str(script), str(program)]
    done = subprocess.run(command, env=around, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout.split()) == (0, ["about", "40", "s", str(program)]), done.stderr


# --- the window, by what is seen and clicked --------------------------------------------------------


TEAL, AMBER = (79, 179, 165), (242, 184, 75)  # of the dark theme: the main button, and one that answers


class Screen:
    """A display of its own with nothing but a program on it, looked at and clicked from outside."""

    def __init__(self, number: str, folder: Path) -> None:
        self.folder, self.around = folder, {"DISPLAY": number, "PATH": "/usr/bin:/bin"}

    def seen(self) -> Image.Image:
        done = subprocess.run(["import", "-window", "root", "png:-"], env=self.around, capture_output=True, check=True)
        return Image.open(io.BytesIO(done.stdout)).convert("RGB")

    def surface(self, color: tuple[int, int, int]) -> tuple[int, int] | None:
        """A place within the first surface of that colour that is as large as a button."""
        picture = self.seen()
        for y in range(0, picture.height - 4, 2):
            runs = [widest(picture, y + down, color)[1] for down in (0, 2, 4)]
            if min(runs) >= 60:  # a frame is thinner
                start, length = widest(picture, y + 4, color)
                return start + length // 2, y + 4
        return None

    def button(self, color: tuple[int, int, int]) -> tuple[int, int]:
        """A place within a button of that colour, once there is one."""
        found = until(lambda: self.surface(color))
        if found is None:
            self.seen().save(self.folder / "screen.png")
            raise AssertionError(f"no button of the colour {color} is seen in {self.folder / 'screen.png'}")
        return found

    def press(self, key: str) -> None:
        subprocess.run(["xdotool", "key", key], env=self.around, check=True)

    def click(self, place: tuple[int, int]) -> None:
        x, y = map(str, place)
        subprocess.run(["xdotool", "mousemove", x, y, "click", "1"], env=self.around, check=True)


def until(look: Callable[[], Any]) -> Any:
    """What is looked for, as soon as it is there; after two minutes what there is."""
    end = time.monotonic() + 120
    while not (found := look()) and time.monotonic() < end:
        time.sleep(0.5)
    return found


def answers(journal: Path) -> int:
    return journal.read_bytes().count(b"\n")


def widest(picture: Image.Image, y: int, color: tuple[int, int, int]) -> tuple[int, int]:
    """Where the widest run of a colour in a line begins, and its length."""
    best, start = (0, 0), 0
    row = [picture.getpixel((x, y)) == color for x in range(picture.width)]
    for x, same in enumerate([*row, False]):
        if not same:
            best, start = max(best, (start, x - start), key=lambda run: run[1]), x + 1
    return best


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    if not all(shutil.which(tool) for tool in ("Xvfb", "xdotool", "import")):
        pytest.skip("needs Xvfb, xdotool and ImageMagick")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    try:
        yield Screen(f":{number}", tmp_path)
    finally:
        server.terminate()
        server.wait()


def test_the_window_answers_to_the_mouse_by_what_is_seen(installed: Installed, screen: Screen) -> None:
    """A match of an earlier version is continued, the curtain lifted and a question answered; the answer is on disk."""
    matches = installed.home / "data" / "matches"
    matches.mkdir(parents=True)
    journal = Path(shutil.copy(ROOT / "tests" / "journals" / "one-piece-guild-unfinished.sanam", matches))
    before = answers(journal)
    around = {**installed.around, "DISPLAY": screen.around["DISPLAY"]}
    around.pop("QT_QPA_PLATFORM")
    program = subprocess.Popen([installed.program, "--data-dir", "data"], cwd=installed.home, env=around)
    try:
        screen.click(screen.button(TEAL))  # Continue
        screen.click(screen.button(AMBER))  # I am Bo: show my table
        assert until(lambda: not screen.surface(AMBER))
        screen.press("1")  # how many DON!! cards it gets
        assert until(lambda: answers(journal) > before)
        before = answers(journal)
        screen.click(screen.button(AMBER))  # End the turn
        assert until(lambda: answers(journal) > before)
        assert program.poll() is None
    finally:
        program.terminate()
        program.wait(30)


# --- what systems install -------------------------------------------------------------------------


def installers(kind: str, bundle: Path, folder: Path) -> Path:
    if shutil.which({"deb": "dpkg-deb", "exe": "makensis", "dmg": "hdiutil"}[kind]) is None:
        pytest.skip(f"the tool for .{kind} is not here")
    command = [sys.executable, ROOT / "packaging" / "installers.py", kind, bundle, folder]
    return Path(subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip())


def test_the_debian_package_holds_the_program_and_its_place_on_a_desktop(
    built: Callable[[str], Path], tmp_path: Path
) -> None:
    package = installers("deb", built("bundle"), tmp_path)
    subprocess.run(["dpkg-deb", "-x", package, tmp_path / "root"], check=True)
    fields = subprocess.run(["dpkg-deb", "-f", package], check=True, capture_output=True, text=True).stdout
    assert f"Version: {sanam.__version__}\n" in fields
    home = tmp_path / "home"
    home.mkdir()
    assert "Lantern" in Installed(tmp_path / "root/opt/sanam/sanam", home)("search", "lantern", "--limit", "1")
    share = tmp_path / "root" / "usr" / "share"
    assert os.readlink(tmp_path / "root/usr/bin/sanam") == "/opt/sanam/sanam"
    for place in ("applications/{}.desktop", "metainfo/{}.metainfo.xml", "mime/packages/{}.xml"):
        assert (share / place.format("org.sanam.Sanam")).is_file()
    assert (share / "icons/hicolor/scalable/apps/org.sanam.Sanam.svg").is_file()


def test_the_installer_for_windows_is_made_of_its_recipe(tmp_path: Path) -> None:
    """With a small folder in place of the bundle: here is no Windows that could build one."""
    bundle = tmp_path / "sanam"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "sanam.exe").write_bytes(b"MZ")
    made = installers("exe", bundle, tmp_path)
    assert made.read_bytes().startswith(b"MZ") and made.name == f"sanam-{sanam.__version__}-setup.exe"
