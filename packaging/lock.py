"""Writes requirements.txt and requirements-dev.txt from pyproject.toml, pinned and hashed.

Run with the project's environment after `pip install pip-tools` into it: `.venv/bin/python packaging/lock.py`
keeps the pins that still fit, `--upgrade` takes the newest. The hashes are those of every wheel of a release,
so that one file serves all Python versions; `bootstrap.py` installs wheels only.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
COMMON = ["--quiet", "--generate-hashes", "--no-annotate", "--no-header", "--strip-extras",
          "--allow-unsafe", "--no-emit-options", "pyproject.toml"]  # fmt: skip
FILES = (
    ("requirements.txt", [], "What the program needs"),
    (
        "requirements-dev.txt",
        ["--group", "dev", "--constraint", "packaging/requirements.txt"],
        "What the program and its tests need",
    ),
)


def main(extra: list[str]) -> None:
    for name, options, what in FILES:
        target = HERE / name
        subprocess.run(
            [sys.executable, "-m", "piptools", "compile", *COMMON, *options, *extra, "-o", str(target)],
            cwd=HERE.parent,
            check=True,
        )
        head = f"# {what}, pinned with the hashes of every wheel. Made by packaging/lock.py; do not edit.\n"
        lines = [line for line in target.read_text().splitlines() if line and not line.startswith("#")]
        target.write_text(head + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
