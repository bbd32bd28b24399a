"""The picture files in a folder, in a zip archive, or a single one; each is read only when it is its turn."""

from __future__ import annotations

import functools
import io
import os
import re
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from sanam.catalogue.decoding import PictureRefused
from sanam.catalogue.problems import FileRefused, check_file, read_bytes

SUFFIXES = (".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp")
MAX_BYTES = 64 * 1024 * 1024
MAX_FILES = 50_000
#: Files of any kind that are looked at in a folder and its folders.
MAX_VISITED = 1_000_000
MAX_UNPACKED = 8 * 1024 * 1024 * 1024
#: Bytes of the table of contents of an archive.
MAX_CONTENTS = 16 * 1024 * 1024


class PictureFile(msgspec.Struct):
    """How a picture is called, where it lies ("" inside an archive), and what reads its bytes.

    Reading raises PictureRefused, and whatever is wrong with a damaged archive.
    """

    name: str
    path: str
    read: Callable[[], bytes]


@contextmanager
def picture_files(
    path: str | os.PathLike[str], visiting: Callable[[int], None] | None = None
) -> Iterator[tuple[list[PictureFile], bool]]:
    """The pictures there, by name, and whether they are in an archive. Raises FileRefused, and what `visiting` raises,
    which is told how many files of a folder were looked at.
    """
    place = Path(path)
    if place.is_dir():
        yield _in_folder(place, visiting), False
        return
    check_file(path, MAX_UNPACKED)
    if place.suffix.lower() != ".zip":
        yield [single(place)], False
        return
    with open(path, "rb") as file:
        bounded = _Bounded(file.raw)
        try:
            archive = zipfile.ZipFile(bounded)
        except Exception as error:  # zipfile raises whatever it stumbles over
            raise FileRefused(path, "zip.damaged", error=str(error)[:200]) from None
        bounded.most = MAX_UNPACKED
        with archive:
            yield _entries(path, archive), True


def single(file: Path) -> PictureFile:
    """One picture file."""
    return PictureFile(file.name, str(file.resolve()), lambda: _read(file))


def _read(file: Path) -> bytes:
    try:
        return read_bytes(file, MAX_BYTES)
    except FileRefused as refused:
        raise PictureRefused(refused.problem.reason, **refused.problem.params) from None


class _Bounded(io.BufferedReader):
    """A file of which no more than `most` bytes are read at once, however many an archive says its contents have."""

    most = MAX_CONTENTS

    def read(self, size: int | None = -1, /) -> bytes:
        wanted = self.most + 1 if size is None or size < 0 else size
        data = super().read(min(wanted, self.most + 1))
        if len(data) > self.most:
            raise zipfile.BadZipFile(f"its table of contents has more than {self.most} bytes")
        return data


def read_picture(path: str | os.PathLike[str], name: str) -> bytes:
    """The bytes of one of the pictures there. Raises FileRefused, PictureRefused, and whatever is wrong with an
    archive.
    """
    with picture_files(path) as (found, _):
        wanted = next((picture for picture in found if picture.name == name), None)
        if wanted is None:
            raise PictureRefused("file.missing", error=name[:120])
        return wanted.read()


def _in_folder(folder: Path, visiting: Callable[[int], None] | None) -> list[PictureFile]:
    found: list[Path] = []
    visited = 0
    for here, _, names in os.walk(folder):
        visited += len(names) + 1
        if visiting is not None:
            visiting(visited)
        files = (Path(here, name) for name in names if os.path.splitext(name)[1].lower() in SUFFIXES)
        found += [file for file in files if file.is_file()]
        if len(found) > MAX_FILES or visited > MAX_VISITED:
            limit = MAX_FILES if len(found) > MAX_FILES else MAX_VISITED
            raise FileRefused(folder, "folder.too-many", limit=limit)
    if not found:
        raise FileRefused(folder, "picture.none")
    return [
        PictureFile(str(file.relative_to(folder)), str(file.resolve()), functools.partial(_read, file))
        for file in sorted(found)
    ]


def _entries(path: str | os.PathLike[str], archive: zipfile.ZipFile) -> list[PictureFile]:
    entries = archive.infolist()
    if len(entries) > MAX_FILES:
        raise FileRefused(path, "zip.too-many", count=len(entries), limit=MAX_FILES)
    for entry in entries:
        parts = re.split(r"[/\\]", entry.filename)
        if ".." in parts or parts[0] == "" or re.match(r"[A-Za-z]:", entry.filename):
            raise FileRefused(path, "zip.path", {"part": entry.filename[:120]})
    size = sum(entry.file_size for entry in entries)
    if size > MAX_UNPACKED:
        raise FileRefused(path, "zip.too-large", size=size, limit=MAX_UNPACKED)
    pictures = [entry for entry in entries if Path(entry.filename).suffix.lower() in SUFFIXES and not entry.is_dir()]
    if not pictures:
        raise FileRefused(path, "picture.none")

    def reader(entry: zipfile.ZipInfo) -> Callable[[], bytes]:
        def read() -> bytes:
            if entry.flag_bits & 1:
                raise PictureRefused("zip.encrypted")
            if entry.file_size > MAX_BYTES:
                raise PictureRefused("file.too-large", size=entry.file_size, limit=MAX_BYTES)
            with archive.open(entry) as stream:
                return stream.read(entry.file_size + 1)  # a header that lies about the size is found out

        return read

    return [PictureFile(entry.filename, "", reader(entry)) for entry in sorted(pictures, key=lambda one: one.filename)]
