"""Where the program's own files and the user's files are.

The program's data (resources, card sets, translations) lies at the top of a checkout, and in `sanam/_data`
in a wheel or a frozen bundle. What belongs to a module (phrase books, rulebooks) lies beside it: whoever needs such a
file asks for the folder of its package, so that it is found in all three. The user's data lies in one directory, which
`--data-dir` moves.
"""

from __future__ import annotations

import importlib.resources
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

#: The file in a data directory that holds the cards.
CATALOGUE = "catalogue.db"

#: The folder beside a bundled program that makes it portable.
PORTABLE = "sanam-data"

_PACKAGE = Path(__file__).resolve().parent


def program_data() -> Path:
    """The directory that holds `resources/`, `cardsets/` and `translations/`."""
    bundled = _PACKAGE / "_data"
    return bundled if bundled.is_dir() else _PACKAGE.parents[1]


def resource(path: str) -> Path:
    """A file or directory of `resources/`, by its path with forward slashes."""
    return program_data() / "resources" / path


def cardset_dir() -> Path:
    """The directory of the card sets that come with the program."""
    return program_data() / "cardsets"


def translation_dir() -> Path:
    """The directory of the translation catalogues."""
    return program_data() / "translations"


def package_folder(package: str) -> Path:
    """The folder of a package of the program, given by its dotted name. Raises FileNotFoundError if there is none."""
    folder = Path(str(importlib.resources.files(package)))
    if not folder.is_dir():
        raise FileNotFoundError(f"the files of {package} are missing: the program is not wholly installed")
    return folder


def package_files(package: str, *suffixes: str) -> Iterator[Path]:
    """The files of a package and of those within it that end in one of the suffixes, in the order of their paths.

    Raises FileNotFoundError if there is none of a suffix `.py`, so that no package passes for an empty one.
    """
    folder = package_folder(package)
    found = sorted(file for file in folder.rglob("*") if file.suffix in suffixes)
    if ".py" in suffixes and not any(file.suffix == ".py" for file in found):
        raise FileNotFoundError(f"the source of {package} is missing: the program is not wholly installed")
    yield from found


def data_dir(override: Path | str | None = None) -> Path:
    """The directory of everything the user owns, made if it is missing.

    `override` is `--data-dir`; without it, the portable folder where there is one, else the platform's place for
    application data. Raises OSError if it cannot be made.
    """
    portable = portable_dir()
    if override is not None:
        chosen = Path(override).expanduser().resolve()
    elif portable is not None:
        chosen = portable
    else:
        from platformdirs import user_data_path

        chosen = user_data_path("sanam", appauthor=False)
    chosen.mkdir(parents=True, exist_ok=True)
    return chosen


def portable_dir() -> Path | None:
    """The folder `sanam-data` beside a bundled program, if somebody has made one: then its data go with the program, on
    a stick for example, and nothing is left on the machine. None for a checkout or a wheel.
    """
    if not getattr(sys, "frozen", False):
        return None
    program = Path(os.environ.get("APPIMAGE") or sys.executable).resolve()
    app = next((parent for parent in program.parents if parent.suffix == ".app"), program)  # macOS: beside Sanam.app
    folder = app.parent / PORTABLE
    return folder if folder.is_dir() else None


def temporary_beside(path: Path, prefix: str) -> tuple[int, str]:
    """An open file, and its name, in the folder of `path`, to be put in its place when it is whole.

    Raises OSError that names `path`: nobody knows the temporary one.
    """
    try:
        return tempfile.mkstemp(prefix=prefix, suffix=path.suffix, dir=path.resolve().parent)
    except OSError as error:
        raise OSError(error.errno, os.strerror(error.errno or 0), str(path)) from None


@contextmanager
def whole_file(path: Path, prefix: str) -> Iterator[Path]:
    """A file beside `path` to write to. It is put in its place when the block ends, and removed when it fails.

    Raises OSError, and what the block raises.
    """
    handle, name = temporary_beside(path, prefix)
    os.close(handle)
    temporary = Path(name)
    try:
        yield temporary
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
