"""Writes requirements.txt, and those for sound, tests, building and documentation, from pyproject.toml, with hashes.

Run with the project's environment after `pip install pip-tools` into it: `.venv/bin/python packaging/lock.py`
keeps the pins that still fit, `--upgrade` takes the newest. The hashes are those of every wheel of a release,
so that one file serves all Python versions; `bootstrap.py` installs wheels only. The pins are made on Linux; what is
wanted on Windows alone stands in WINDOWS_ONLY.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
COMMON = [
    "--quiet",
    "--generate-hashes",
    "--no-annotate",
    "--no-header",
    "--strip-extras",
    "--allow-unsafe",
    "--no-emit-options",
]

#: Wanted on Windows by click and pytest; elsewhere a marker leaves them out.
WINDOWS_ONLY = ["colorama"]


def main(extra: list[str]) -> None:
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))
    wanted = project["project"]["dependencies"] + WINDOWS_ONLY
    compile_pins("requirements.txt", "What the program needs", wanted, extra)
    # pip-tools reads no dependency groups, so the group is given as plain requirements.
    options = ["--constraint", "packaging/requirements.txt", *extra]
    groups = project["dependency-groups"]
    sound = wanted + project["project"]["optional-dependencies"]["sound"]
    compile_pins("requirements-sound.txt", "What the program needs to be heard as well", sound, options)
    compile_pins("requirements-dev.txt", "What the program and its tests need", wanted + groups["dev"], options)
    compile_pins("requirements-build.txt", "What building the program needs", wanted + groups["build"], options)
    compile_pins(
        "requirements-docs.txt", "What the site of the documentation needs", WINDOWS_ONLY + groups["docs"], extra
    )


def compile_pins(name: str, what: str, wanted: list[str], options: list[str]) -> None:
    """Pin `wanted` (requirement strings) and all they need in packaging/`name`."""
    target = HERE / name
    subprocess.run(
        [sys.executable, "-m", "piptools", "compile", "-", *COMMON, *options, "-o", str(target)],
        cwd=HERE.parent,
        input="\n".join(wanted),
        text=True,
        check=True,
    )
    head = f"# {what}, pinned with the hashes of every wheel. Made by packaging/lock.py; do not edit.\n"
    lines = [marked(line) for line in target.read_text().splitlines() if line and not line.startswith("#")]
    target.write_text(head + "\n".join(lines) + "\n")


def marked(line: str) -> str:
    """A line of the pins, with a marker where the package is wanted on Windows only."""
    name, pin, rest = line.partition(" \\")
    return f'{name} ; sys_platform == "win32"{pin}{rest}' if name.partition("==")[0] in WINDOWS_ONLY else line


if __name__ == "__main__":
    main(sys.argv[1:])
