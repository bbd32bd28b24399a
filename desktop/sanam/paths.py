"""Where the program's own files and the user's files are.

The program's data (resources, card sets, translations) lies at the top of a checkout, and in `sanam/_data`
in a wheel or a frozen bundle. The user's data lies in one directory, which `--data-dir` moves.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

#: The file in a data directory that holds the cards.
CATALOGUE = "catalogue.db"

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


def data_dir(override: Path | str | None = None) -> Path:
    """The directory of everything the user owns, made if it is missing.

    `override` is `--data-dir`; without it, the platform's place for application data.
    Raises OSError if it cannot be made.
    """
    if override is not None:
        chosen = Path(override).expanduser().resolve()
    else:
        from platformdirs import user_data_path

        chosen = user_data_path("sanam", appauthor=False)
    chosen.mkdir(parents=True, exist_ok=True)
    return chosen


def temporary_beside(path: Path, prefix: str) -> tuple[int, str]:
    """An open file, and its name, in the folder of `path`, to be put in its place when it is whole.

    Raises OSError that names `path`: nobody knows the temporary one.
    """
    try:
        return tempfile.mkstemp(prefix=prefix, suffix=path.suffix, dir=path.resolve().parent)
    except OSError as error:
        raise OSError(error.errno, os.strerror(error.errno or 0), str(path)) from None
