"""Makes of a bundle what a system installs: `python3 packaging/installers.py KIND BUNDLE FOLDER`.

    deb   Debian and Ubuntu: /opt/sanam, the command, the menu entry, kinds of files (dpkg-deb)
    exe   Windows: an installer for one person, with Start menu and kinds of files (makensis, `sanam.nsi`)
    dmg   macOS: a disk image with Sanam.app (hdiutil); BUNDLE is the folder that Sanam.app lies in

Each needs the tool it names and no other. Prints the file it made. Needs only the standard library.
"""

from __future__ import annotations

import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
ID = "org.sanam.Sanam"
#: What the bundle leaves to the system (`bundling.py`), as Debian packages; Ubuntu calls one otherwise from 24.04 on.
DEPENDS = (
    "libc6, libegl1, libgl1, libx11-6, libxcb1, libdbus-1-3, libfontconfig1, libfreetype6, libxkbcommon0, libexpat1, "
    "libglib2.0-0 | libglib2.0-0t64, libstdc++6, libuuid1, zlib1g, libzstd1"
)
CONTROL = """\
Package: sanam
Version: {version}
Architecture: {architecture}
Maintainer: Sanam contributors <noreply@sanam.invalid>
Installed-Size: {size}
Depends: {depends}
Recommends: fonts-noto-cjk, libcups2
Section: games
Priority: optional
Description: card table that plays by the rulebook
 Two people at one machine, one person on both sides, or one against the computer
 play three trading card games; the table carries out the numbered procedures of
 their rulebooks and cites the rule when it refuses a move.
"""
#: Brings the menu and the kinds of files up to date, where there is a desktop.
AFTERWARDS = """\
#!/bin/sh
set -e
for tool in "update-mime-database /usr/share/mime" "update-desktop-database -q"; do
    if command -v ${tool%% *} >/dev/null; then $tool || true; fi
done
"""


class Problem(Exception):
    """Why an installer cannot be made, as a sentence."""


def version() -> str:
    found = re.search(r'__version__ = "([^"]+)"', (ROOT / "desktop" / "sanam" / "__init__.py").read_text("utf-8"))
    assert found is not None
    return found[1]


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise Problem(f"{name} is not installed here")
    return found


def make_deb(bundle: Path, folder: Path) -> Path:
    """A package for Debian and its kin. Raises Problem, CalledProcessError."""
    dpkg = tool("dpkg-deb")
    architecture = {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
    made = folder / f"sanam_{version()}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch) / "sanam"
        shutil.copytree(bundle, root / "opt" / "sanam", symlinks=True)
        (root / "usr" / "bin").mkdir(parents=True)
        (root / "usr" / "bin" / "sanam").symlink_to("/opt/sanam/sanam")
        places = {
            f"usr/share/applications/{ID}.desktop": PACKAGING / "sanam.desktop",
            f"usr/share/metainfo/{ID}.metainfo.xml": PACKAGING / f"{ID}.metainfo.xml",
            f"usr/share/mime/packages/{ID}.xml": PACKAGING / f"{ID}.mime.xml",
            f"usr/share/icons/hicolor/scalable/apps/{ID}.svg": ROOT / "resources" / "icons" / f"{ID}.svg",
            "usr/share/doc/sanam/copyright": ROOT / "LICENSE",
            "usr/share/doc/sanam/third-party.txt": ROOT / "resources" / "notices" / "third-party.txt",
        }
        for place, file in places.items():
            (root / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, root / place)
        changelog = gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0)
        (root / "usr/share/doc/sanam/changelog.gz").write_bytes(changelog)
        size = sum(file.lstat().st_size for file in root.rglob("*")) // 1024
        (root / "DEBIAN").mkdir()
        said = CONTROL.format(version=version(), architecture=architecture, size=size, depends=DEPENDS)
        (root / "DEBIAN" / "control").write_text(said, "utf-8")
        for script in ("postinst", "postrm"):
            (root / "DEBIAN" / script).write_text(AFTERWARDS, "utf-8")
            (root / "DEBIAN" / script).chmod(0o755)
        command = [dpkg, "--root-owner-group", "-Zxz", "-z1", "--build", str(root), str(made)]
        subprocess.run(command, check=True, stdout=sys.stderr)
    return made


def make_exe(bundle: Path, folder: Path) -> Path:
    """An installer for Windows. Raises Problem, CalledProcessError."""
    made = folder / f"sanam-{version()}-setup.exe"
    sign = "/" if os.name == "nt" else "-"
    given = [f"{sign}DVERSION={version()}", f"{sign}DBUNDLE={bundle.resolve()}", f"{sign}DTARGET={made.resolve()}"]
    subprocess.run([tool("makensis"), f"{sign}V2", *given, str(PACKAGING / "sanam.nsi")], check=True, stdout=sys.stderr)
    return made


def make_dmg(bundle: Path, folder: Path) -> Path:
    """A disk image for macOS. Raises Problem, CalledProcessError."""
    made = folder / f"sanam-{version()}-{platform.machine()}.dmg"
    with tempfile.TemporaryDirectory() as scratch:
        inside = Path(scratch) / "Sanam"
        inside.mkdir()
        shutil.copytree(bundle / "Sanam.app", inside / "Sanam.app", symlinks=True)
        (inside / "Applications").symlink_to("/Applications")
        hdiutil = [tool("hdiutil"), "create", "-volname", "Sanam", "-srcfolder", str(inside), "-format", "UDZO"]
        subprocess.run([*hdiutil, "-ov", str(made)], check=True, stdout=sys.stderr)
    return made


def main(arguments: list[str]) -> int:
    makers = {"deb": make_deb, "exe": make_exe, "dmg": make_dmg}
    if len(arguments) != 3 or arguments[0] not in makers:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        print(makers[arguments[0]](Path(arguments[1]), Path(arguments[2])))
    except Problem as problem:
        print(f"installers.py: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
