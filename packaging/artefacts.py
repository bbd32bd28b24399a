"""Builds what is handed on: `python3 packaging/artefacts.py FOLDER [wheel] [sdist] [bundle]`, by default all three.

The tools are in an environment of their own, `build/tools`, filled from hash-pinned requirements; it is made when it is
missing or the requirements have changed. Needs only the standard library. `tests/test_artefacts.py` tests what comes
out.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "build" / "tools"
REQUIREMENTS = ROOT / "packaging" / "requirements-build.txt"
#: What third parties ask to be told; the licences it names lie in the bundle beside it.
NOTICES = ROOT / "resources" / "notices" / "third-party.txt"
KINDS = ("wheel", "sdist", "bundle")
#: The documentation, of the pages that documentation.py has written.
SITE = "site"


def tools_python(folder: Path = TOOLS, requirements: Path = REQUIREMENTS) -> Path:
    """The Python of an environment with tools, which is made if need be. Raises CalledProcessError."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp, wanted = folder / "sanam-stamp", hashlib.sha256(requirements.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return python
    shutil.rmtree(folder, ignore_errors=True)
    run([sys.executable, "-m", "venv", str(folder)])
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, "--require-hashes", "--only-binary", ":all:", "--requirement", str(requirements)])
    stamp.write_text(wanted)
    return python


def make(kind: str, folder: Path) -> Path:
    """Builds one artefact of this checkout into the folder; returns the file, or the directory of bundle and site.

    Raises CalledProcessError when a tool fails; what it says goes to stderr.
    """
    folder = folder.resolve()
    if kind == SITE:
        docs = tools_python(ROOT / "build" / "docs-tools", ROOT / "packaging" / "requirements-docs.txt")
        run([str(docs), "-m", "mkdocs", "build", "--quiet", "-f", "packaging/mkdocs.yml", "-d", str(folder)])
        return folder
    python = tools_python()
    if kind == "bundle":
        places = ["--distpath", str(folder), "--workpath", str(folder / "work")]
        run([str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, "packaging/sanam.spec"])
        shutil.rmtree(folder / "work")
        for file, name in ((ROOT / "LICENSE", "LICENSE"), (NOTICES, "THIRD-PARTY-NOTICES.txt")):
            shutil.copyfile(file, folder / "sanam" / name)
        return folder / "sanam"
    run([str(python), "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(folder)])
    return max(folder.glob("*.whl" if kind == "wheel" else "*.tar.gz"), key=lambda file: file.stat().st_mtime)


def run(command: list[str]) -> None:
    """Runs a tool from the project's root, with nothing of this process's Python about it."""
    about_python = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    clean = {name: value for name, value in os.environ.items() if name not in about_python}
    subprocess.run(command, cwd=ROOT, env=clean, stdout=sys.stderr, check=True)


def main(arguments: list[str]) -> int:
    """Builds what is named and prints where it is."""
    if not arguments or not set(arguments[1:]) <= {*KINDS, SITE}:
        print(__doc__, file=sys.stderr)
        return 2
    for kind in arguments[1:] or KINDS:
        print(make(kind, Path(arguments[0])))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
