"""The compiled rules: which modules are compiled, when a checkout uses them, and that they play alike."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from sanam import compiled
from sanam.compiled import DESKTOP

sys.path.append(str(DESKTOP.parent / "packaging"))
from compiling import lowered, to_compile

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
SOURCE = "sanam/engine/chance.py"


def made(folder: Path, **changes: object) -> Path:
    """A folder as compiling leaves it, with one library."""
    library = folder / f"sanam/engine/chance{SUFFIX}"
    library.parent.mkdir(parents=True)
    library.touch()
    digest = hashlib.sha256((DESKTOP / SOURCE).read_bytes()).hexdigest()
    (folder / "manifest.json").write_text(json.dumps({"suffix": SUFFIX, "sources": {SOURCE: digest}} | changes))
    return folder


def test_libraries_of_these_sources_are_used(tmp_path: Path) -> None:
    folder = made(tmp_path)
    assert compiled.libraries(folder) == {"sanam.engine.chance": folder / f"sanam/engine/chance{SUFFIX}"}


@pytest.mark.parametrize(
    "changes",
    [
        {"sources": {SOURCE: "another"}},
        {"sources": {"sanam/engine/gone.py": ""}},
        {"sources": 3},
        {"suffix": ".cpython-27-vax.so"},
        {"suffix": None},
    ],
)
def test_libraries_of_other_sources_are_not_used(tmp_path: Path, changes: dict[str, object]) -> None:
    assert compiled.libraries(made(tmp_path, **changes)) == {}


def test_a_broken_manifest_and_no_folder_mean_no_libraries(tmp_path: Path) -> None:
    folder = made(tmp_path)
    (folder / "manifest.json").write_text("{")
    assert compiled.libraries(folder) == compiled.libraries(tmp_path / "none") == {}


@pytest.mark.slow
def test_what_mypyc_would_change_stays_python() -> None:
    modules = {str(path): inherited for path, inherited in to_compile().items()}
    assert "sanam/engine/play.py" in modules and "sanam/games/yugioh/rules/state.py" in modules
    assert "Game" in modules["sanam/engine/game.py"], "rules that stay Python inherit from it"
    structs, procedures = "sanam/engine/events.py", "sanam/games/yugioh/rules/chain.py"
    assert not {structs, procedures, "sanam/engine/procedure.py"} & modules.keys()


def test_a_source_is_lowered_to_what_mypyc_compiles() -> None:
    head, mark = "from __future__ import annotations\n", "from mypy_extensions import mypyc_attr\n"
    body = "class A:\n    def has(self, x):\n        return x in (1, *MORE) or x in (2, 3)\n"
    tuples = body.replace("(1, *MORE)", "tuple([1, *MORE])")
    assert lowered(head + body, set()) == head + tuples
    open_to_all = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
    assert lowered(head + body, {"A"}) == head + mark + open_to_all + tuples


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_compiled_rules_play_the_same_matches(tmp_path: Path) -> None:
    folder = tmp_path / "compiled"
    subprocess.run([sys.executable, str(DESKTOP.parent / "packaging" / "compiling.py"), str(folder)], check=True)
    play = (
        "import sys; from pathlib import Path; from sanam import compiled\n"
        f"compiled.FOLDER = Path({str(folder)!r})\n"
        "files = compiled.libraries(compiled.FOLDER) if sys.argv.pop(1) == 'compiled' else {}\n"
        "sys.meta_path.insert(0, compiled.CompiledModules(files))\n"
        "from sanam.cli import main; status = main()\n"
        "import sanam.engine.play as play; assert bool(files) == play.__file__.endswith('.so'), play.__file__\n"
        "sys.exit(status)"
    )
    for game, decks in {
        "yugioh": ("sky", "river"),
        "onepiece": ("lantern", "reef"),
        "summoner-master": ("willow", "workshop"),
    }.items():
        told = []
        for way in ("pure", "compiled"):
            words = ["--data-dir", str(tmp_path / "data"), "simulate", "--game", game, "--matches", "6", "--json"]
            words += ["--deck", decks[0], "--deck", decks[1]]
            command = [sys.executable, "-c", play, way, *words]
            ran = subprocess.run(command, env=dict(os.environ), capture_output=True, text=True)
            assert ran.returncode == 0, ran.stderr
            told.append(json.loads(ran.stdout))
        for one in told:
            one.pop("seconds", None)
        assert told[0] == told[1], game
