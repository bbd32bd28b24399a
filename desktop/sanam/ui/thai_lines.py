"""Where Qt may end a line of Thai.

On Linux Qt asks libthai, whose dictionary lacks the games' borrowed words: it would end lines inside "ดาเมจ". libthai
takes another dictionary from the folder that LIBTHAI_DICTDIR names, so the program gives it its own and ours in one
file. Texts need no marks then. Elsewhere nobody looks for words, and zero-width spaces show Qt where they are (see
`sanam.ui.text`); what is copied goes without them.
"""

from __future__ import annotations

import ctypes
import logging
import os
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from sanam.faces import thai
from sanam.paths import resource, whole_file

FOLDER_NAME = "LIBTHAI_DICTDIR"
FILE_NAME = "thbrk.tri"
SYSTEM = Path("/usr/share/libthai") / FILE_NAME
log = logging.getLogger(__name__)


def teach(folder: Path, system: Path = SYSTEM) -> bool:
    """Let libthai know the words of the games; says whether it will. It reads them once, when Qt first needs them.

    `folder` keeps the dictionary, which is made anew when one of the two it comes from has changed.
    """
    if FOLDER_NAME in os.environ or not system.exists():
        return False
    target, words = folder / FILE_NAME, resource(thai.WORDS)
    try:
        fresh = target.exists() and target.stat().st_mtime >= max(file.stat().st_mtime for file in (system, words))
        if not fresh:
            folder.mkdir(parents=True, exist_ok=True)
            _join(system, thai.words(), target)
    except (OSError, AttributeError) as error:  # no libdatrie, or nowhere to write: lines end where libthai thinks
        log.info("libthai keeps to its own words: %s", error)
        return False
    os.environ[FOLDER_NAME] = str(folder)
    return True


def _join(system: Path, words: frozenset[str], target: Path) -> None:
    """Write a dictionary of libthai with more words. Raises OSError, and AttributeError for another libdatrie."""
    datrie = ctypes.CDLL("libdatrie.so.1")  # libthai itself needs it
    datrie.trie_new_from_file.restype = ctypes.c_void_p
    trie = datrie.trie_new_from_file(os.fsencode(system))
    if not trie:
        raise OSError(f"{system} is not a dictionary of libthai")
    trie = ctypes.c_void_p(trie)
    try:
        for word in words:
            datrie.trie_store(trie, (ctypes.c_uint32 * (len(word) + 1))(*map(ord, word), 0), 0)
        with whole_file(target, ".words-") as file:
            if datrie.trie_save(trie, os.fsencode(file)):
                raise OSError(f"{file} could not be written")
    finally:
        datrie.trie_free(trie)


class Unmarked(QObject):
    """Takes the marks out of what the program puts into the clipboard."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        QGuiApplication.clipboard().dataChanged.connect(self._clean)

    def _clean(self) -> None:
        clipboard = QGuiApplication.clipboard()
        if clipboard.ownsClipboard() and thai.ZERO_WIDTH_SPACE in (text := clipboard.text()):
            clipboard.setText(thai.unmarked(text))
