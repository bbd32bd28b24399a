"""Names of files: what every system takes, and what killed processes leave behind."""

from __future__ import annotations

import re
import time
import unicodedata
from contextlib import suppress
from pathlib import Path

#: Bytes of a name without what is put behind it: systems take 255, with a number and the kind of file.
MAX_BYTES = 200
#: Characters that no name has on some system.
_FORBIDDEN = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
#: Windows means devices by these, whatever follows the first dot.
_DEVICES = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\..*)?", re.IGNORECASE)
#: Seconds after which nobody is still writing what was begun; a save takes less than one.
_FORGOTTEN = 600


def is_name(name: str) -> bool:
    """Whether every system takes this as the name of a file or folder."""
    return bool(name) and len(name.encode("utf-8", "replace")) <= MAX_BYTES and _tidied(name) == name


def stem_for(title: str, otherwise: str) -> str:
    """A title as the name of a file without its kind, cut to what systems take; `otherwise` where nothing is left."""
    return _tidied(_cut(_tidied(title))) or otherwise


def remove_forgotten(folder: Path, pattern: str) -> None:
    """Remove the files in `folder`, not those in its folders, whose whole name is `pattern`, a regular expression, and
    that nobody has written to for ten minutes: what a killed process had begun.
    """
    with suppress(OSError):
        for path in folder.iterdir():
            if re.fullmatch(pattern, path.name) and path.is_file() and not path.is_symlink():
                with suppress(OSError):
                    if time.time() - path.stat().st_mtime > _FORGOTTEN:
                        path.unlink()


def _tidied(name: str) -> str:
    plain = _FORBIDDEN.sub(" ", name).strip(" .")
    return f"_{plain}" if _DEVICES.fullmatch(plain) else plain


def _cut(name: str) -> str:
    """The beginning of a name that is not too long in bytes; no mark loses the letter that it stands on."""
    cut = name.encode("utf-8", "replace")[:MAX_BYTES].decode("utf-8", "ignore")
    if len(cut) < len(name):
        end = len(cut)
        while end and unicodedata.category(name[end])[0] == "M":
            end -= 1
        cut = cut[:end]
    return cut
