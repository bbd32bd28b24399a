"""Writes the notices of third parties: `.venv/bin/python packaging/notices.py`; `--check` says whether they fit.

`resources/notices/third-party.txt` names every package that is pinned in `requirements.txt`, with its version, its
licence and the licence's text as the package has it, and what has no package: Qt, Python, the fonts. The folder goes
into the wheel, the source and the bundle. A bundle also takes libraries of the system it was built on, whose notices
`bundling.py` adds.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "resources" / "notices" / "third-party.txt"
PINS = ROOT / "packaging" / "requirements.txt"
#: Only tools, or only on Windows, where the notice is the same as that of the package that wants it.
LEFT_OUT = {"pip", "colorama", "tzdata"}
LINE = "=" * 100

HEAD = """\
Notices of third parties
Sanam itself is under the MIT licence (LICENSE). It comes with, or installs, the following works of others.

Qt 6 and PySide6 (Qt for Python), shiboken6
    Copyright The Qt Company Ltd. and other contributors. Used under the GNU Lesser General Public License, version 3
    (LGPL-3.0.txt, which adds to GPL-3.0.txt). Sanam links them dynamically and does not change them: every library of
    Qt lies in a file of its own, in the folder PySide6, and may be replaced by another build of the same version.
    Their source: https://download.qt.io/official_releases/ and https://code.qt.io/cgit/pyside/pyside-setup.git
    Qt contains works of others under permissive licences (FreeType, HarfBuzz, libpng, libjpeg-turbo, PCRE2, zlib,
    double-conversion, ICU, MD4C, SQLite and more): https://doc.qt.io/qt-6/licenses-used-in-qt.html

Python
    Copyright Python Software Foundation, under the licence in Python.txt. It is part of the bundle only.

PyInstaller's starter
    Copyright the PyInstaller Development Team, under the GPL 2 with an exception that lets programs of any licence be
    bundled. It is part of the bundle only. https://github.com/pyinstaller/pyinstaller/blob/develop/COPYING.txt

Fonts: Noto Sans, Noto Sans Thai, Noto Naskh Arabic, Noto Sans Symbols 2, Sanam Digits
    SIL Open Font License 1.1; the copyright of each is in resources/fonts/OFL.txt.

Cards, decks, puzzles, pictures of cards
    Original works of this project under its licence. Nothing of any publisher comes with the program.

The packages, each with the licence as it states it:
"""


def names() -> list[str]:
    """The pinned packages that the program is installed with."""
    found = re.findall(r"^([\w.-]+)==", PINS.read_text("utf-8"), re.MULTILINE)
    return [name for name in found if name not in LEFT_OUT]


def licence(package: Distribution) -> str:
    """What a package says its licence is, in a few words."""
    said = package.metadata.get("License-Expression") or package.metadata.get("License") or ""
    if not said or len(said.splitlines()) > 1:
        classifiers = package.metadata.get_all("Classifier") or []
        named = [one.rpartition("::")[2].strip() for one in classifiers if one.startswith("License ::")]
        said = ", ".join(named) or said.splitlines()[0]
    return said


def texts(package: Distribution) -> list[tuple[str, str]]:
    """The files of a package that are licences or notices, by name; the GPL stands once, in a file of its own."""
    wanted = re.compile(r"(^|/)(licen[cs]e|copying|notice|authors)[^/]*$|/licenses/", re.IGNORECASE)
    found = []
    for file in package.files or ():
        inside = file.as_posix().partition(".dist-info/")[2]
        if inside and wanted.search(f"/{inside}") and file.suffix != ".json" and file.name != "GPL-3.0.txt":
            found.append((inside.removeprefix("licenses/"), Path(str(file.locate())).read_text("utf-8", "replace")))
    return sorted(found)


def written() -> str:
    """The notices, from the packages of this environment."""
    packages = [distribution(name) for name in names()]
    lines = [HEAD]
    lines += [f"    {one.metadata['Name']} {one.version}: {licence(one)}" for one in packages]
    for one in packages:
        for name, text in texts(one):
            plain = "\n".join(line.rstrip() for line in text.strip().splitlines())
            lines += ["", LINE, f"{one.metadata['Name']}: {name}", LINE, plain]
    return "\n".join(lines) + "\n"


def faults() -> list[str]:
    """Which pinned packages the notices do not name with their version."""
    said = TARGET.read_text("utf-8")
    pins = re.findall(r"^([\w.-]+)==(\S+)", PINS.read_text("utf-8"), re.MULTILINE)
    lines = {re.sub(r"[-_.]+", "-", line.strip().lower()) for line in said.split(LINE)[0].splitlines()}
    wanted = [(name, re.sub(r"[-_.]+", "-", f"{name} {version}:")) for name, version in pins if name not in LEFT_OUT]
    return [name for name, start in wanted if not any(line.startswith(start) for line in lines)]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        for name in faults():
            print(f"{TARGET.name} does not name {name} as it is pinned; run packaging/notices.py")
        return 1 if faults() else 0
    if arguments:
        print(__doc__)
        return 2
    TARGET.write_text(written(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
