"""Every command that the README shows does what it says there; and the tab completion that is made of the commands."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sanam
from sanam.cli import _parser, main
from sanam.commands import completion

ROOT = Path(__file__).resolve().parent.parent
JOURNAL = ROOT / "tests" / "journals" / "summoner-fourth-version.sanam"
#: What stands behind "sanam" in the README, as it is typed here, and what the output has. {data} and {out} are folders.
TYPED: dict[str, tuple[str, str]] = {
    "": ("", ""),
    "import": ("import {out}/set.toml --catalogue {out}/own.db", "1 new, 0 changed"),
    "import --collection": ("import --collection {out}/mine.txt", "1 cards owned"),
    "repair": ("repair", "no damage was found"),
    "backup": ("backup {out}/all.sanam-backup.zip", "cards 290"),
    "restore": ("restore {out}/kept.sanam-backup.zip --check", "the backup is whole"),
    "search": ("search lantern", "Lantern"),
    "texts": ("texts --game yugioh --language en --json", '"cards": '),
    "check": ("check river --game yugioh --edition zh-mr2 --json", '"legal": true'),
    "convert": ("convert river {out}/river.ydk", ""),
    "odds": ("odds river --card 'Paper Carp'", "opening hand 12.50%"),
    "simulate": (
        "simulate --game yugioh --edition zh-mr2 --deck river --deck sky --matches 1 --seed 1 --json",
        '"matches": 1',
    ),
    "replay": ("replay {journal} --verify --json", '"verified": true'),
    "rule": ("rule 7-1-4-1 --game onepiece --language en", "7-1-4-1"),
    "proxies": (
        "proxies {out}/one.ydk -o {out}/one.pdf --paper a4 --card 63x88 --guides corners --backs common",
        "",
    ),
    "calibration": ("calibration -o {out}/ruler.pdf", ""),
    "completion": ("completion bash", "complete -o default -F _sanam sanam"),
    "--version": ("--version", f"sanam {sanam.__version__}"),
}
#: What a command leaves behind, and how it begins.
MADE = {"convert": ("river.ydk", b"#"), "proxies": ("one.pdf", b"%PDF"), "calibration": ("ruler.pdf", b"%PDF")}
SET = """
[set]
format = 1
id = "mine"
game = "yugioh"
name = "Mine"
language = "en"
version = 1

[[card]]
code = 870009001
name = "Reed Boat"
kind = "spell"
icon = "normal"
text = "Draw 1 card."
"""


def shown() -> dict[str, set[str]]:
    """The commands of the README's list, each with the options it is shown with."""
    text = (ROOT / "README.md").read_text("utf-8")
    block = text.partition("## Command line\n```\n")[2].partition("```")[0]
    found: dict[str, set[str]] = {}
    name = ""
    for line in block.splitlines():
        said = re.match(r"sanam( --collection| --version| [a-z]+)?( --collection)?", line)
        if said:
            name = "".join(part or "" for part in said.groups()).strip()
            found[name] = set()
        found[name] |= set(re.findall(r"(?<=[\[ ])--?[a-z]+[a-z-]*", line))
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("readme")
    (made / "set.toml").write_text(SET, "utf-8")
    (made / "one.ydk").write_text("#main\n900100008\n", "utf-8")
    (made / "mine.txt").write_text("3 Lantern Moth\n", "utf-8")
    return made


@pytest.fixture
def sanam_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    def run(*words: str) -> str:
        capsys.readouterr()
        assert main(["--data-dir", str(folder / "data"), *words]) == 0
        return capsys.readouterr().out

    return run


def test_every_command_of_the_readme_is_tried_here_and_every_command_is_in_the_readme() -> None:
    assert set(shown()) == set(TYPED)
    offered = next(one for one in _parser()._actions if hasattr(one, "choices") and isinstance(one.choices, dict))
    assert set(offered.choices) == {name.split()[0] for name in TYPED if name and not name.startswith("-")}


@pytest.mark.usefixtures("qapp")  # the one that every test has; sheets are drawn with it
@pytest.mark.parametrize("name", [name for name in TYPED if name])
def test_a_command_of_the_readme_does_what_it_says(name: str, folder: Path, sanam_command: Callable[..., str]) -> None:
    typed, says = TYPED[name]
    if name == "restore":
        sanam_command("backup", str(folder / "kept.sanam-backup.zip"))
    out = sanam_command(*shlex.split(typed.format(out=folder, journal=JOURNAL)))
    assert says in out
    if name in MADE:
        file, begins = MADE[name]
        assert (folder / file).read_bytes().startswith(begins)


def test_sanam_alone_opens_the_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from sanam.ui import app

    opened: list[Any] = []
    monkeypatch.setattr(app, "run", lambda data, **how: opened.append(how["files"]) or 0)
    assert main(["--data-dir", str(tmp_path)]) == main(["--data-dir", str(tmp_path), str(tmp_path / "a.ydk")]) == 0
    assert opened == [[], [tmp_path / "a.ydk"]]


# --- tab completion -------------------------------------------------------------------------------


def completed(*words: str) -> list[str]:
    """What bash offers for the last of the words."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("bash is not installed")
    typed = " ".join(f"'{word}'" for word in ("sanam", *words))
    ask = f"COMP_WORDS=({typed}); COMP_CWORD={len(words)}; _sanam; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    command = [bash, "--norc", "-c", f"{completion.script('bash', _parser())}\n{ask}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


def test_bash_completes_commands_options_and_values() -> None:
    assert completed("c") == ["check", "convert", "calibration", "completion"]
    assert completed("--v") == ["--version"]
    assert completed("check", "river", "--ed") == ["--edition"]
    assert completed("--data-dir", "x", "search", "--game", "one") == ["onepiece"]
    assert completed("completion", "") == ["bash", "zsh", "fish"]
    assert completed("replay", "") == []  # file names, which bash itself offers


@pytest.mark.parametrize("shell", completion.SHELLS)
def test_the_script_is_one_of_its_shell_and_knows_every_command(shell: str, tmp_path: Path) -> None:
    script = completion.script(shell, _parser())
    for name in TYPED:
        assert name.split(" ")[0].lstrip("-") in script
    file = tmp_path / "script"
    file.write_text(script, "utf-8")
    if (found := shutil.which(shell)) is None:
        pytest.skip(f"{shell} is not installed")
    done = subprocess.run([found, "-n", file], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
