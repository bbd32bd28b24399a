#!/usr/bin/env python3
"""Sets Sanam up beside its source, then opens it, tests it or reports on it.

    python3 packaging/bootstrap.py [arguments of sanam]     set up what is missing, then start Sanam
    python3 packaging/bootstrap.py --with-sound [arguments] the same, with the part of Qt that plays sounds (170 MB)
    python3 packaging/bootstrap.py test [pytest arguments]  lint, types, import contracts, fast tests, rules
    python3 packaging/bootstrap.py test --slow              the slow tests; run it again to go on where it stopped
    python3 packaging/bootstrap.py artefacts [FOLDER]       build wheel, sdist and bundle (in dist), and test these
    python3 packaging/bootstrap.py docs                     build the documentation as a site in build/site
    python3 packaging/bootstrap.py rules [--json]           run the rulebook tests; list rules without one
    python3 packaging/bootstrap.py lint                     lint, types and import contracts only

The environment is `.venv` beside the source, filled from hash-pinned requirements with wheels only. A stamp
in it says what it holds; while it fits, a start goes straight to Sanam. Needs only the standard library.
Under an unfit Python (3.7 or later) it hands over to a fit one, or says so. Exit status: 0, or 1 with a
stated problem.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
SOURCE = ROOT / "desktop"
VERSIONS = ((3, 13), (3, 12), (3, 11))
REQUIREMENTS = {"run": "requirements.txt", "sound": "requirements-sound.txt", "dev": "requirements-dev.txt"}
WITH_SOUND = "--with-sound"

# Library that Qt loads -> Debian package. "any": without it no Qt program starts, not even an offscreen one.
LIBRARIES = {
    "any": {
        "libEGL.so.1": "libegl1",
        "libGL.so.1": "libgl1",
        "libX11.so.6": "libx11-6",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
        "libfreetype.so.6": "libfreetype6",
        "libglib-2.0.so.0": "libglib2.0-0",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libz.so.1": "zlib1g",
        "libzstd.so.1": "libzstd1",
    },
    "window": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb.so.1": "libxcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "sound": {"libpulse.so.0": "libpulse0"},
}


class Problem(Exception):
    """Why set-up cannot go on, as a sentence for the person at the machine."""


def say(text: str) -> None:
    print(f"sanam: {text}", file=sys.stderr, flush=True)


# --- which Python ----------------------------------------------------------------------------------------


def supported(implementation: str, version: tuple[int, int]) -> bool:
    return implementation == "cpython" and version in VERSIONS


def find_python(implementation: str, version: tuple[int, int]) -> str:
    """The newest fit Python on PATH, for one of this implementation and version, which is not fit.

    Raises Problem if there is none. A name on PATH counts only if it really runs as that version: version
    managers put placeholders there.
    """
    for major, minor in VERSIONS:
        found = shutil.which(f"python{major}.{minor}")
        if found and python_version(found) == (major, minor):
            return found
    raise Problem(
        f"Sanam needs CPython 3.11, 3.12 or 3.13; this is {implementation} {version[0]}.{version[1]},"
        " and no other is on PATH. Install one, then run it as: python3.13 packaging/bootstrap.py"
    )


def python_version(executable: str | Path) -> tuple[int, int] | None:
    """Major and minor version of a CPython that starts, else None."""
    code = "import sys; print(sys.implementation.name, *sys.version_info[:2])"
    try:
        done = subprocess.run([str(executable), "-I", "-c", code], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    words = done.stdout.split()
    if done.returncode or len(words) != 3 or words[0] != "cpython":
        return None
    return int(words[1]), int(words[2])


# --- the stamp -------------------------------------------------------------------------------------------


def make_stamp(kind: str, version: tuple[int, int]) -> dict[str, str]:
    """What a finished environment of this kind ("run"; "sound" or "dev", which include "run") says of itself."""
    kinds = ("run",) if kind == "run" else ("run", kind)
    stamp = {k: hashlib.sha256((ROOT / "packaging" / REQUIREMENTS[k]).read_bytes()).hexdigest() for k in kinds}
    return stamp | {"python": f"{version[0]}.{version[1]}", "root": str(ROOT)}


def stamp_fits(stamp: object, wanted: dict[str, str]) -> bool:
    """Whether an environment with that stamp serves; it may hold more than is wanted."""
    return isinstance(stamp, dict) and all(stamp.get(name) == value for name, value in wanted.items())


def read_stamp() -> object:
    try:
        return json.loads((VENV / "sanam-stamp.json").read_text("utf-8"))
    except (OSError, ValueError):
        return None


def write_stamp(stamp: dict[str, str]) -> None:
    new = VENV / "sanam-stamp.new"
    new.write_text(json.dumps(stamp), "utf-8")
    os.replace(new, VENV / "sanam-stamp.json")


# --- the environment -------------------------------------------------------------------------------------


def bin_dir() -> Path:
    return VENV / ("Scripts" if os.name == "nt" else "bin")


def venv_python() -> Path:
    return bin_dir() / ("python.exe" if os.name == "nt" else "python")


def prepare(kind: str) -> None:
    """Makes `.venv` hold what `kind` needs; returns at once if its stamp says that it does."""
    version = sys.version_info[:2]
    wanted = make_stamp(kind, version)
    if is_ready(wanted):
        return
    with only_one():
        if not is_ready(wanted):  # somebody else may have been at it
            set_up(kind, version)
            write_stamp(wanted)


def is_ready(wanted: dict[str, str]) -> bool:
    return venv_python().exists() and stamp_fits(read_stamp(), wanted)


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Waits until no other set-up works here, not even the pip of a killed one, which inherits the lock."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    with (ROOT / ".venv.lock").open("w") as lock:
        os.set_inheritable(lock.fileno(), True)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another set-up is at work here; waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def set_up(kind: str, version: tuple[int, int]) -> None:
    check_system()  # first: what is missing there must not cost the environment
    if kind == "sound":
        check_sound()
    busy = VENV / "sanam-installing"
    why = rebuild_reason(version, busy)
    if why:
        remove_venv(why)
        make_venv(getattr(sys, "_base_executable", sys.executable))  # not the one just removed
    busy.touch()
    (VENV / "sanam-stamp.json").unlink(missing_ok=True)
    install(kind)
    add_launcher(version)
    busy.unlink()


def rebuild_reason(version: tuple[int, int], busy: Path) -> str | None:
    """Why the environment has to be rebuilt, or None if what it lacks can be added."""
    if not VENV.exists():
        return "there is none yet"
    if busy.exists():
        return "its set-up was interrupted"
    found = python_version(venv_python())
    if found is None:
        return "its Python does not start"
    if found != version:
        return f"it is of Python {found[0]}.{found[1]}, not {version[0]}.{version[1]}"
    done = subprocess.run([str(venv_python()), "-I", "-m", "pip", "--version"], capture_output=True)
    return "its pip does not start" if done.returncode else None


def remove_venv(why: str) -> None:
    say(f"making a private environment in {VENV} ({why})")
    if VENV.is_symlink() or (VENV.exists() and not VENV.is_dir()):
        raise Problem(f"{VENV} is not a directory of its own; move it away, then start again")
    if VENV.exists():
        marks = ("pyvenv.cfg", "sanam-installing")
        if any(VENV.iterdir()) and not any((VENV / mark).exists() for mark in marks):
            raise Problem(f"{VENV} is not a Python environment; move it away, then start again")
        shutil.rmtree(VENV)


def make_venv(python: str) -> None:
    VENV.mkdir()
    (VENV / "sanam-installing").touch()  # so that a set-up which dies here is begun again
    done = subprocess.run([python, "-m", "venv", str(VENV)], capture_output=True, text=True, close_fds=False)
    if done.returncode and "ensurepip" in done.stdout + done.stderr:
        version = python_version(python) or VERSIONS[-1]
        apt_install([f"python{version[0]}.{version[1]}-venv"], "Python's own venv module")
        done = subprocess.run([python, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True)
    if done.returncode:
        raise Problem(f"{python} could not make an environment: {(done.stderr or done.stdout).strip()}")


def install(kind: str) -> None:
    listing = ROOT / "packaging" / REQUIREMENTS[kind]
    count = len(re.findall(r"^[a-zA-Z0-9].*==", listing.read_text("utf-8"), re.MULTILINE))
    say(f"installing {count} packages (first time: about 100 MB to fetch, a minute or two)")
    begun = time.monotonic()
    pip = [str(venv_python()), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    unwanted = ("PYTHONPATH", "PYTHONHOME", "PIP_USER")
    clean = {name: value for name, value in os.environ.items() if name not in unwanted}
    done = subprocess.run(
        [*pip, *quiet, "--require-hashes", "--only-binary", ":all:", "--requirement", str(listing)],
        stdout=sys.stderr,
        env=clean,
        close_fds=False,
    )
    if done.returncode:
        raise Problem("the packages could not be installed (pip's reason is above); run this again")
    say(f"installed in {time.monotonic() - begun:.0f} s")


def add_launcher(version: tuple[int, int]) -> None:
    """Makes the environment import `sanam` from this checkout, and gives it the command `sanam`."""
    lib = VENV / "Lib" if os.name == "nt" else VENV / "lib" / f"python{version[0]}.{version[1]}"
    (lib / "site-packages" / "sanam-checkout.pth").write_text(f"{SOURCE}\n", "utf-8")
    if os.name != "nt":
        command = bin_dir() / "sanam"
        # Through sh, because the path of the interpreter may be too long or hold spaces for a first line.
        command.write_text('#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/python" -m sanam "$@"\n', "utf-8")
        command.chmod(0o755)


def build_translations() -> None:
    """Builds the .qm files that are missing or older than their .ts; where that fails the program tells in English."""
    sources = sorted((ROOT / "translations").glob("*.ts"))
    built = [source.with_suffix(".qm") for source in sources]
    pairs = zip(sources, built, strict=True)
    if all(new.exists() and new.stat().st_mtime >= old.stat().st_mtime for old, new in pairs):
        return
    command = [str(venv_python()), str(ROOT / "packaging" / "translate.py"), "--release"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        say(f"the translations could not be built: {(done.stderr or done.stdout).strip()[-300:]}")


# --- the system ------------------------------------------------------------------------------------------


def missing_packages(libraries: dict[str, str]) -> list[str]:
    """The Debian packages of those libraries that cannot be loaded."""
    return sorted({package for library, package in libraries.items() if not loads(library)})


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def check_system() -> None:
    """Looks for the system's libraries that Qt needs, and for Chinese fonts; both come with other systems."""
    if not sys.platform.startswith("linux"):
        return
    base = missing_packages(LIBRARIES["any"])
    window = missing_packages(LIBRARIES["window"])
    if base:
        apt_install(base + window, "system libraries that Qt needs")
        still = missing_packages(LIBRARIES["any"])
        if still:
            raise Problem(f"Qt still cannot load the libraries of: {' '.join(still)}")
    elif window:
        try:
            apt_install(window, "system libraries that Qt needs for windows under X11")
        except Problem as problem:
            say(f"{problem} (under Wayland it may work without)")
    if not has_chinese_font():
        lack = "no Chinese font was found: the window cannot speak Chinese, and Chinese cards will show as boxes. "
        say(lack + advice(["fonts-noto-cjk"]))


def check_sound() -> None:
    """Looks for the system's library that Qt plays sounds with; without it the table is silent."""
    lacking = missing_packages(LIBRARIES["sound"]) if sys.platform.startswith("linux") else []
    if lacking:
        try:
            apt_install(lacking, "the system library that plays sounds")
        except Problem as problem:
            say(f"{problem} (without it the table is silent)")


def apt_install(packages: list[str], what: str) -> None:
    """Installs with apt-get where that is allowed; else raises Problem with the one command that does it."""
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise Problem(f"missing: {what}. {advice(packages)}")
    say(f"installing {what}: {' '.join(packages)}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # may fail, where package lists are at hand
    subprocess.run(["apt-get", "-qq", "update"], stdout=sys.stderr, env=env)
    command = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", *packages]
    if subprocess.run(command, stdout=sys.stderr, env=env).returncode:
        raise Problem(f"apt-get could not install {what}. {advice(packages)}")


def advice(packages: list[str]) -> str:
    names = " ".join(packages)
    if shutil.which("apt-get"):
        return f"This installs it: sudo apt-get install {names}"
    return f"Install what your system calls these Debian packages: {names}"


def has_chinese_font() -> bool:
    try:
        done = subprocess.run(["fc-list", ":lang=zh", "family"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        places = [
            Path("/usr/share/fonts"),
            Path("/usr/local/share/fonts"),
            Path.home() / ".local/share/fonts",
        ]
        names = re.compile(r"CJK|wqy|SourceHan|uming|ukai|DroidSansFallback", re.IGNORECASE)
        return any(names.search(file.name) for place in places for file in place.rglob("*.[to]t[fc]"))
    return bool(done.stdout.strip())


# --- what can be asked -----------------------------------------------------------------------------------


def start(arguments: list[str]) -> int:
    """Opens Sanam in place of this process."""
    with_sound = arguments[:1] == [WITH_SOUND]
    prepare("sound" if with_sound else "run")
    arguments = arguments[1:] if with_sound else arguments
    build_translations()
    headless = not {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"} & set(os.environ)
    if sys.platform.startswith("linux") and headless and not any(word[:1] != "-" for word in arguments):
        raise Problem("no window can open here: neither DISPLAY nor WAYLAND_DISPLAY is set")
    return run_instead([str(venv_python()), "-m", "sanam", *arguments])


def run_instead(command: list[str]) -> int:
    """Goes on as that command. On Windows, where a process cannot be replaced, waits for it."""
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command).returncode


def check_steps() -> list[tuple[str, list[str]]]:
    # By module and not by the commands in the environment, which name the place where it was made.
    python = str(venv_python())
    contracts = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return [
        ("lint", [python, "-m", "ruff", "check", "--output-format", "concise", "."]),
        ("format", [python, "-m", "ruff", "format", "--check", "--quiet", "."]),
        ("types", [python, "-m", "mypy"]),
        ("import contracts", [python, "-c", contracts]),
    ]


def run_steps(steps: list[tuple[str, list[str]]]) -> list[str]:
    """Runs all steps from the project's root; returns the names of those that failed."""
    failed = []
    for name, command in steps:
        print(f"== {name}", flush=True)
        if subprocess.run(command, cwd=ROOT).returncode:
            failed.append(name)
    return failed


def run_beside(steps: list[tuple[str, list[str]]]) -> list[str]:
    """Runs the steps beside one another, each in one process, and prints what a step said when it has ended; returns
    the names of those that failed, in the order of the steps. One more than there are processors run at a time: now and
    then a test waits for a timer.
    """

    def run(step: tuple[str, list[str]]) -> str | None:
        name, command = step
        began = time.monotonic()
        said = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        text = said.stdout.decode(errors="replace")
        print(f"== {name} ({time.monotonic() - began:.0f} s)\n{text}", end="", flush=True)
        return name if said.returncode else None

    with ThreadPoolExecutor(max_workers=1 + (os.cpu_count() or 1)) as pool:
        return [name for name in pool.map(run, steps) if name is not None]


def lint() -> int:
    prepare("dev")
    return verdict(run_steps(check_steps()))


_WINDOW = ["tests/ui", "--ignore=tests/ui/table"]
_YUGIOH = "tests/games/yugioh"
_OTHER_GAMES = ["--ignore=tests/games/yugioh", "--ignore=tests/games/summoner_master"]
#: All tests in parts, each in a process of its own, those that take longest first: one that has shown every screen is
#: large, and slow for it.
PARTS = {
    "tests": ["tests", "--ignore=tests/ui", "--ignore=tests/proxies", "--ignore=tests/games"],
    "tests of Summoner Master": ["tests/games/summoner_master"],
    "tests of the table, N to Z": ["tests/ui/table", "--ignore-glob=*/table/test_[!n-z]*"],
    "tests of the table, A to M": ["tests/ui/table", "--ignore-glob=*/table/test_[!a-m]*"],
    "tests of the window, E to L": [*_WINDOW, "--ignore-glob=*/ui/test_[!e-l]*"],
    "tests of the window, A to C": [*_WINDOW, "--ignore-glob=*/ui/test_[!a-c]*"],
    "tests of the window, S to Z": [*_WINDOW, "--ignore-glob=*/ui/test_[!s-z]*"],
    "tests of the texts of Yu-Gi-Oh!": [f"{_YUGIOH}/abilities", f"{_YUGIOH}/scenarios"],
    "tests of Yu-Gi-Oh!": [_YUGIOH, f"--ignore={_YUGIOH}/abilities", f"--ignore={_YUGIOH}/scenarios"],
    "tests of sheets": ["tests/proxies"],
    "tests of the window, D": [*_WINDOW, "--ignore-glob=*/ui/test_[!d]*", "--ignore-glob=*/ui/test_deck_*"],
    "tests of the window, M to O": [*_WINDOW, "--ignore-glob=*/ui/test_[!m-o]*"],
    "tests of the window, deck": [
        *_WINDOW,
        "--ignore-glob=*/ui/test_[!d]*",
        "--ignore-glob=*/ui/test_d[!e]*",
        "--ignore-glob=*/ui/test_decks*",
    ],
    "tests of the window, P to R": [*_WINDOW, "--ignore-glob=*/ui/test_[!p-r]*"],
    "tests of games": ["tests/games", *_OTHER_GAMES],
}


def test(arguments: list[str]) -> int:
    """The slow tests, or everything else: to the end even when a step fails, so that one run tells all."""
    prepare("dev")
    build_translations()
    # A heap that gives large pictures back at once: without this a worker keeps hundreds of MB (glibc alone reads it).
    os.environ.setdefault("MALLOC_MMAP_THRESHOLD_", str(2**17))
    keep_bytecode()
    if "--slow" in arguments:
        return verdict(run_steps([("slow tests", pytest_command(None, arguments))]))
    with tempfile.TemporaryDirectory() as scratch:
        os.environ.setdefault("SANAM_TEST_STARTERS", str(Path(scratch) / "starters"))  # read once for all parts
        records = [Path(scratch) / f"rules-{at}.json" for at in range(len(PARTS))]
        if arguments:
            failed = run_steps([("tests", pytest_command(records[0], arguments))]) + run_beside(check_steps())
        else:
            parts = zip(records, PARTS.items(), strict=True)
            tests = [(name, pytest_command(record, ["-n", "0", *words])) for record, (name, words) in parts]
            failed = run_beside(check_steps() + tests)  # what takes longest must not come last
        proven = [record for record in records if record.exists()]
        failed += run_steps([("rule coverage", [*coverage_command(*proven), "--summary"])])
    return verdict(failed)


def keep_bytecode() -> None:
    """Where Python is told to write no bytecode beside the sources, it goes into the environment: every worker, and
    every program that a test starts, would compile all modules anew.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ["PYTHONPYCACHEPREFIX"] = str(VENV / "bytecode")


def artefacts(arguments: list[str]) -> int:
    """Builds what is handed on, then tests that and not the checkout."""
    if len(arguments) > 1:
        raise Problem(f"artefacts takes one folder, not {' '.join(arguments)}")
    prepare("dev")
    folder = Path(arguments[0] if arguments else ROOT / "dist").resolve()
    builder = [getattr(sys, "_base_executable", sys.executable), str(ROOT / "packaging" / "artefacts.py"), str(folder)]
    failed = run_steps([("build", builder)])
    if not failed:
        os.environ["SANAM_ARTEFACTS"] = str(folder)
        failed = run_steps([("artefacts", artefact_tests())])
    return verdict(failed)


def docs() -> int:
    """Writes the pages of the documentation, then makes the site of them."""
    prepare("dev")
    base, packaging = getattr(sys, "_base_executable", sys.executable), ROOT / "packaging"
    failed = run_steps([("pages", [str(venv_python()), str(packaging / "documentation.py")])])
    site = [base, str(packaging / "artefacts.py"), str(ROOT / "build" / "site"), "site"]
    return verdict(failed or run_steps([("site", site)]))


def artefact_tests() -> list[str]:
    """The command that tests the artefacts: by their names, since whatever is named is run, how slow it may be."""
    file = ROOT / "tests" / "test_artefacts.py"
    names = re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
    return pytest_command(None, ["-n", "0", "--timeout", "3600", *(f"{file}::{name}" for name in names)])


def verdict(failed: list[str]) -> int:
    print("== failed: " + ", ".join(failed) if failed else "== all passed", flush=True)
    return 1 if failed else 0


def pytest_command(record: Path | None, arguments: list[str]) -> list[str]:
    """The command that runs the tests, and records there which rules they prove."""
    workers = [] if any(word.startswith(("-n", "--numprocesses")) for word in arguments) else ["-n", "2"]
    proven = ["--rule-record", str(record)] if record else []
    return [str(venv_python()), "-m", "pytest", "-q", *workers, *proven, *arguments]


def coverage_command(*records: Path) -> list[str]:
    return [str(venv_python()), str(ROOT / "tests" / "rule_coverage.py"), *map(str, records)]


def rules(arguments: list[str]) -> int:
    """Runs the tests that name a rule (their output to stderr), then prints the report (to stdout)."""
    if set(arguments) - {"--json"}:
        raise Problem(f"rules takes only --json, not {' '.join(arguments)}")
    prepare("dev")
    with tempfile.TemporaryDirectory() as scratch:
        record = Path(scratch) / "rules.json"
        tests = subprocess.run(pytest_command(record, ["-m", "rule"]), cwd=ROOT, stdout=sys.stderr).returncode
        if not record.exists():
            raise Problem("pytest could not run the rulebook tests (its reason is above)")
        subprocess.run([*coverage_command(record), *arguments], check=True)
    # 5: no test was found, which the report states well enough
    return 0 if tests in (0, 5) else 1


def main(arguments: list[str]) -> int:
    try:
        if not supported(sys.implementation.name, sys.version_info[:2]):
            fit = find_python(sys.implementation.name, sys.version_info[:2])
            return run_instead([fit, os.path.abspath(__file__), *arguments])
        if arguments in (["-h"], ["--help"]):
            print(__doc__)
            return 0
        if arguments[:1] == ["test"]:
            return test(arguments[1:])
        if arguments[:1] == ["artefacts"]:
            return artefacts(arguments[1:])
        if arguments == ["docs"]:
            return docs()
        if arguments[:1] == ["rules"]:
            return rules(arguments[1:])
        if arguments == ["lint"]:
            return lint()
        return start(arguments)
    except Problem as problem:
        say(str(problem))
    except OSError as fault:  # a full disk, a directory that may not be written
        say(str(fault))
    except KeyboardInterrupt:
        say("stopped; run this again to go on")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
