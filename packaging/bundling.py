"""What the bundle holds and what it leaves out: used by `sanam.spec`.

PyInstaller takes every plugin of a part of Qt that is imported, and all that these need. Here is named what of it the
program uses; what nobody in the bundle needs any more goes too.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

#: A file of the bundle as PyInstaller names it: place in the bundle, place on the disk, kind.
Entry = tuple[str, str, str]

#: Modules that no part of the program asks for, and that make most of the size.
MODULES = [
    *(
        f"PySide6.Qt{part}"
        for part in ("Qml", "Quick", "QuickControls2", "QuickTest", "QuickWidgets", "Network", "Sql")
    ),
    *(f"PySide6.Qt{part}" for part in ("Designer", "Help", "Test", "UiTools", "Xml", "Concurrent", "OpenGLWidgets")),
    "tkinter",
    "readline",
    "curses",
    "PIL._avif",
    "PIL.AvifImagePlugin",
    "lxml.objectify",
    "lxml.html",
    "lxml.isoschematron",
    # The same for processors of one kind, of which it goes without.
    "rapidfuzz.fuzz_cpp_avx2",
    "rapidfuzz.distance.metrics_cpp_avx2",
    # Digests are those of Python itself, and nothing here speaks to a network.
    "ssl",
    "_ssl",
    "_hashlib",
    "setuptools",
    "pkg_resources",
]

#: Plugins of Qt that are taken, in PySide6's folder `plugins`; any other is left out.
PLUGINS = [
    "platforms/*xcb*",
    "platforms/*wayland*",
    "platforms/*offscreen*",
    "platforms/*qwindows*",
    "platforms/*qcocoa*",
    "xcbglintegrations/*",
    "wayland-*/*",
    "platforminputcontexts/*",
    "platformthemes/*portal*",
    "styles/*",
    "iconengines/*svg*",
    "imageformats/*jpeg*",
    "imageformats/*webp*",
    "imageformats/*gif*",
    "imageformats/*svg*",
    "imageformats/*ico*",
    "printsupport/*",
]

#: Libraries that a bundle leaves to the system it runs on: what every desktop has, since even its drivers need it
#: (`bootstrap.py` looks for the same), what speaks to its services, and what Windows brings.
OF_THE_SYSTEM = [
    *("libstdc++.so*", "libgcc_s.so*", "libX11.so*", "libxcb.so.1", "libfontconfig.so*", "libfreetype.so*"),
    *("libglib-2.0.so*", "libdbus-1.so*", "libxkbcommon.so*", "libexpat.so*", "libz.so*", "libzstd.so*", "libuuid.so*"),
    *("libcups*", "libavahi-*", "libgssapi*", "libkrb5*", "libk5crypto*"),
    *("opengl32sw.dll", "d3dcompiler_*.dll"),
]

#: Files of data that only those who change the program need.
DATA = [
    "sanam/_data/resources/screenshots/*",
    "sanam/_data/translations/*.ts",
    "*/PySide6/Qt/translations/*",
    "PySide6/translations/*",
]
#: Qt's own words, in the languages of the window that it has.
QT_WORDS = ["qtbase_fa.qm", "qtbase_zh_TW.qm", "qtbase_zh_CN.qm", "qtbase_en.qm"]


def is_wanted(place: str) -> bool:
    """Whether a file belongs in the bundle; `place` is where it would lie there."""
    path = PurePosixPath(place.replace("\\", "/"))
    parts = path.parts
    if path.name in QT_WORDS:
        return True
    if any(fnmatch(f"/{path}", f"*{pattern}") for pattern in DATA):
        return False
    if any(fnmatch(path.name, pattern) for pattern in OF_THE_SYSTEM):
        return False
    if "PySide6" in parts and "plugins" in parts:
        inside = "/".join(parts[parts.index("plugins") + 1 :])
        return any(fnmatch(inside, pattern) for pattern in PLUGINS)
    return True


def needed(entries: Iterable[Entry]) -> list[Entry]:
    """The wanted entries, without the libraries that none of them needs. Only Linux tells what a library needs."""
    wanted = [entry for entry in entries if is_wanted(entry[0])]
    if not sys.platform.startswith("linux"):
        return wanted
    by_name = {PurePosixPath(place).name: (place, source, kind) for place, source, kind in wanted if source}
    roots = [entry for entry in wanted if not _is_library(entry)]
    kept = {entry[0] for entry in roots}
    ahead = [source for _, source, kind in roots if kind in ("BINARY", "EXTENSION")]
    while ahead:
        for name in _asked_for(ahead.pop()):
            found = by_name.get(name)
            if found is not None and found[0] not in kept:
                kept.add(found[0])
                ahead.append(found[1])
    names = {PurePosixPath(place).name for place in kept}
    return [one for one in wanted if one[0] in kept or (one[2] == "SYMLINK" and PurePosixPath(one[0]).name in names)]


def _is_library(entry: Entry) -> bool:
    """Whether it is there only because others link it: no module of Python, no plugin, not Python itself."""
    path = PurePosixPath(entry[0])
    if entry[2] == "SYMLINK":
        return True
    plain = entry[2] == "BINARY" and path.name.startswith("lib") and ".so" in path.name
    return plain and "plugins" not in path.parts and not path.name.startswith("libpython")


def _asked_for(file: str) -> list[str]:
    """The names of the libraries that a file links."""
    done = subprocess.run(["objdump", "-p", file], capture_output=True, text=True)
    return [line.split()[1] for line in done.stdout.splitlines() if line.strip().startswith("NEEDED")]


def without_symbols(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """The entries, with the modules in C and Python itself copied into `folder` without what only debuggers read."""
    if not sys.platform.startswith("linux") or shutil.which("strip") is None:
        return list(entries)
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for place, source, kind in entries:
        is_qt = place.startswith(("PySide6", "shiboken6"))
        if (kind == "EXTENSION" and not is_qt) or Path(place).name.startswith("libpython"):
            copy = folder / place.replace("/", "-")
            subprocess.run(["strip", "--strip-unneeded", "-o", str(copy), source], check=True)
            source = str(copy)
        made.append((place, source, kind))
    return made


def notices_of_the_system(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """The copyright notices of the Debian packages whose libraries go into the bundle, as entries of its data."""
    if shutil.which("dpkg") is None:
        return []
    taken = [source for _, source, kind in entries if kind == "BINARY" and source.startswith(("/usr/", "/lib"))]
    packages: set[str] = set()
    for source in taken:
        for spelling in {source, str(Path(source).resolve()), source.removeprefix("/usr")}:
            done = subprocess.run(["dpkg", "-S", spelling], capture_output=True, text=True)
            packages |= {
                line.partition(":")[0] for line in done.stdout.splitlines() if not line.startswith("diversion")
            }
    folder.mkdir(parents=True, exist_ok=True)
    made: list[Entry] = []
    for package in sorted(packages):
        notice = Path("/usr/share/doc") / package / "copyright"
        if notice.exists():
            made.append((f"sanam/_data/resources/notices/system/{package}.txt", str(notice.resolve()), "DATA"))
    return made
