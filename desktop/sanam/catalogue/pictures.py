"""Pictures of cards: brought in from folders, zip archives and single files, and made small once.

A picture belongs to the card whose code, card number or name (in any language) is the name of its file. The
original stays where it is, or is copied as the user chose; out of an archive it is always copied. Copies are
turned as their EXIF says, at most 1,500 pixels long, JPEG 85. Nothing is decoded that is larger than MAX_PIXELS.
Safe in any thread but the one that paints.
"""

from __future__ import annotations

import hashlib
import io
import os
import re
import shutil
import tempfile
import warnings
import zipfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image, ImageOps, UnidentifiedImageError

from sanam.catalogue.fold import fold
from sanam.catalogue.importing import CancelToken, ImportReport, Progress, Steps, remember, writing
from sanam.catalogue.models import MODELS
from sanam.catalogue.problems import FileRefused, Problem, check_file
from sanam.catalogue.records import variant
from sanam.catalogue.store import Catalogue

SUFFIXES = (".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp")
FORMATS = ("JPEG", "PNG", "WEBP", "GIF", "BMP")
MAX_PIXELS = 60_000_000
MAX_BYTES = 64 * 1024 * 1024
MAX_FILES = 50_000
MAX_UNPACKED = 8 * 1024 * 1024 * 1024
LONGEST = 1_500
QUALITY = 85
#: Widths in pixels that lists, table and zoom are drawn from.
WIDTHS = (120, 240, 480)


class _Refused(Exception):
    def __init__(self, reason: str, **params: Any) -> None:
        super().__init__(reason)
        self.reason, self.params = reason, params


class _Found(msgspec.Struct):
    """One picture file: how it is called, where it lies ("" inside an archive), and its bytes when asked for."""

    name: str
    path: str
    read: Callable[[], bytes]


def import_pictures(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    *,
    game: str = "",
    copy: bool = False,
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> ImportReport:
    """Give cards the pictures in a folder, a zip archive or one file; `game` "" looks in all games.

    `copy` keeps a copy beside the catalogue. Pictures that cannot be read or belong to no card are left out and
    reported. Raises FileRefused (nothing changed) for what is neither, for an archive that wants to write outside
    its folder, for a single bad picture; Cancelled likewise.
    """
    archive, found = _open(path)
    try:
        return _bring(catalogue, path, found, archive is not None or copy, game, progress, cancel)
    finally:
        if archive is not None:
            archive.close()


def set_picture(catalogue: Catalogue, game: str, code: str, path: str | os.PathLike[str]) -> None:
    """Give one known card this picture, of which a copy is kept. Raises FileRefused, and nothing is changed."""
    check_file(path, MAX_BYTES)
    found = _Found(Path(path).name, str(Path(path).resolve()), _reader(Path(path)))
    _bring(catalogue, path, [found], True, game, None, None, lambda name: (game, code, "full"))


def _bring(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    found: list[_Found],
    copy: bool,
    game: str,
    progress: Progress | None,
    cancel: CancelToken | None,
    owner_of: Callable[[str], tuple[str, str, str] | None] | None = None,
) -> ImportReport:
    steps = Steps(len(found), progress, cancel)
    owner_of = owner_of or _Owners(catalogue, (game,) if game else tuple(MODELS)).of
    known = {
        tuple(row[:3]): row[3:] for row in catalogue.db.conn.execute("select game, code, kind, stamp, path from images")
    }
    root = folder(catalogue)
    root.mkdir(parents=True, exist_ok=True)
    staged = Path(tempfile.mkdtemp(prefix=".new-", dir=root))
    problems: list[Problem] = []
    rows: list[dict[str, Any]] = []
    moves: list[tuple[Path, Path]] = []
    seen: set[tuple[str, str, str]] = set()
    added = changed = unchanged = 0
    try:
        for picture in found:
            place: dict[str, int | str] = {"part": picture.name[-120:]}
            try:
                key = owner_of(picture.name)
                if key is None:
                    raise _Refused("picture.no-card")
                data = picture.read()
                stamp = hashlib.sha256(data).hexdigest()
                target = str(root / key[0] / f"{_safe(key)}.jpg") if copy else picture.path
                if key in seen or known.get(key) == (stamp, target):
                    unchanged += 1
                    steps.advance()
                    continue
                image = decode(data)
            except _Refused as error:
                problems.append(Problem(file=os.fspath(path), place=place, reason=error.reason, params=error.params))
                steps.advance()
                continue
            seen.add(key)
            if copy:
                whole = image.copy()
                whole.thumbnail((LONGEST, LONGEST), Image.Resampling.LANCZOS)
                moves.append((_save(whole, staged, len(moves)), Path(target)))
            if key[2] == "full":
                for wide, small in _smaller(image):
                    goal = thumbnail_path(catalogue, key[0], key[1], wide)
                    moves.append((_save(small, staged, f"{len(moves)}-{wide}"), goal))
            rows.append(
                {"game": key[0], "code": key[1], "kind": key[2], "path": target, "copied": int(copy), "stamp": stamp}
            )
            added, changed = (added + 1, changed) if key not in known else (added, changed + 1)
            steps.advance()
        if len(found) == 1 and problems and Path(path).is_file() and not zipfile.is_zipfile(path):
            raise FileRefused(path, problems[0].reason, **problems[0].params)
        report = ImportReport(
            file=os.fspath(path),
            game=game,
            total=len(found),
            added=added,
            changed=changed,
            unchanged=unchanged,
            by_hand=0,
            refused=problems,
            kind="pictures",
        )
        with writing(catalogue):
            catalogue.db.table("images").upsert_all(rows, pk=("game", "code", "kind"))
            if rows:
                remember(catalogue.db, "pictures", path, _digest(rows), report)
            steps.tell()
            for source, goal in moves:
                goal.parent.mkdir(parents=True, exist_ok=True)
                os.replace(source, goal)
    finally:
        shutil.rmtree(staged, ignore_errors=True)
    return report


def folder(catalogue: Catalogue) -> Path:
    """Where copies and small pictures lie."""
    return catalogue.path.parent / "pictures"


def thumbnail_path(catalogue: Catalogue, game: str, code: str, width: int) -> Path:
    """Where the picture of that width (one of WIDTHS) lies when it was made."""
    return folder(catalogue) / "small" / game / str(width) / f"{_safe((game, code, 'full'))}.jpg"


def image_for(catalogue: Catalogue, game: str, code: int | str, width: int) -> str | None:
    """The file to draw a card's picture `width` pixels wide from, as `image=` of a face wants it; None without one.

    The smallest that is wide enough; the original for anything wider. One that is missing is made, so this belongs
    off the GUI thread.
    """
    original = catalogue.image(game, code)
    if original is None:
        return None
    wide = next((known for known in WIDTHS if known >= width), None)
    if wide is None:
        return str(original) if original.is_file() else None
    small = thumbnail_path(catalogue, game, str(code), wide)
    if not small.is_file():
        try:
            made = next(image for known, image in _smaller(decode(original.read_bytes())) if known == wide)
            small.parent.mkdir(parents=True, exist_ok=True)
            os.replace(_save(made, small.parent, f".{os.getpid()}-{small.stem[:40]}"), small)
        except (OSError, _Refused, ValueError):
            return str(original) if original.is_file() else None
    return str(small)


def decode(data: bytes) -> Image.Image:
    """A picture as RGB, turned as its EXIF says. Raises a refusal for bombs, other formats and damage."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            image = Image.open(io.BytesIO(data), formats=FORMATS)
        wide, high = image.size
        if wide * high > MAX_PIXELS:
            raise _Refused("picture.bomb", width=wide, height=high)
        if image.format == "JPEG":
            image.draft("RGB", (LONGEST, LONGEST))
        turned = ImageOps.exif_transpose(image)
        return turned.convert("RGB")
    except Image.DecompressionBombError:
        wide, high = _size(data)
        raise _Refused("picture.bomb", width=wide, height=high) from None
    except UnidentifiedImageError:
        raise _Refused("picture.kind") from None
    except (OSError, ValueError, SyntaxError, EOFError, KeyError, IndexError) as error:
        raise _Refused("picture.damaged", error=str(error)[:200]) from None


def _size(data: bytes) -> tuple[int, int]:
    """The size a PNG says it has; 0, 0 for others."""
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    return 0, 0


def _smaller(image: Image.Image) -> Iterator[tuple[int, Image.Image]]:
    for wide in sorted(WIDTHS, reverse=True):
        high = max(1, round(image.height * wide / image.width))
        if wide >= image.width:
            yield wide, image
            continue
        # A fifth of the time of LANCZOS, and at half size nobody sees the difference.
        image = image.resize((wide, high), Image.Resampling.HAMMING, reducing_gap=2.0)
        yield wide, image


def _save(image: Image.Image, into: Path, name: object) -> Path:
    path = into / f"{name}.jpg"
    image.save(path, "JPEG", quality=QUALITY)
    return path


def _safe(key: tuple[str, str, str]) -> str:
    """A file name for a code, which may hold any letters."""
    plain = re.sub(r"[^A-Za-z0-9._-]", "_", key[1])[:60].strip(".") or "card"
    if key[2] != "full":
        plain += "-" + re.sub(r"\W", "_", key[2])
    if plain != key[1]:
        plain += "-" + hashlib.sha256("/".join(key).encode()).hexdigest()[:10]
    return plain


def _digest(rows: list[dict[str, Any]]) -> str:
    return hashlib.sha256("".join(sorted(row["stamp"] for row in rows)).encode()).hexdigest()


class _Owners:
    """Finds the card of a file's name."""

    def __init__(self, catalogue: Catalogue, games: tuple[str, ...]) -> None:
        self.games = games
        self.codes: dict[str, dict[str, str]] = {}
        self.names: dict[str, defaultdict[str, set[str]]] = {}
        for game in games:
            rows = catalogue.db.conn.execute("select code from cards where game = ?", (game,))
            self.codes[game] = {code.casefold(): code for (code,) in rows}
            texts = catalogue.db.conn.execute("select distinct folded, code from texts where game = ?", (game,))
            self.names[game] = defaultdict(set)
            for name, code in texts:
                self.names[game][_letters(name)].add(code)

    def of(self, name: str) -> tuple[str, str, str] | None:
        stem = re.split(r"[/\\]", name)[-1].rpartition(".")[0].strip()
        plain, mark = variant(stem)
        number = str(int(stem)) if stem.isascii() and stem.isdigit() else stem.casefold()
        for game in self.games:
            if number in self.codes[game]:
                return game, self.codes[game][number], "full"
            if mark and plain.casefold() in self.codes[game]:
                return game, self.codes[game][plain.casefold()], f"print:{mark}"
        for game in self.games:
            called = self.names[game].get(_letters(fold(stem)), ())
            if len(called) > 1:
                raise _Refused("picture.several", count=len(called))
            for code in called:
                return game, code, "full"
        return None


def _letters(name: str) -> str:
    """A folded name without what file names cannot hold or write otherwise."""
    return re.sub(r"[\W_]+", "", name)


def _open(path: str | os.PathLike[str]) -> tuple[zipfile.ZipFile | None, list[_Found]]:
    place = Path(path)
    if place.is_dir():
        files = sorted(entry for entry in place.rglob("*") if entry.suffix.lower() in SUFFIXES and entry.is_file())
        if len(files) > MAX_FILES:
            raise FileRefused(path, "zip.too-many", count=len(files), limit=MAX_FILES)
        if not files:
            raise FileRefused(path, "picture.none")
        return None, [_Found(str(file.relative_to(place)), str(file.resolve()), _reader(file)) for file in files]
    check_file(path, MAX_UNPACKED)
    if place.suffix.lower() != ".zip":
        return None, [_Found(place.name, str(place.resolve()), _reader(place))]
    try:
        archive = zipfile.ZipFile(path)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
        raise FileRefused(path, "zip.damaged", error=str(error)) from None
    try:
        return archive, _entries(path, archive)
    except BaseException:
        archive.close()
        raise


def _entries(path: str | os.PathLike[str], archive: zipfile.ZipFile) -> list[_Found]:
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
                raise _Refused("zip.encrypted")
            if entry.file_size > MAX_BYTES:
                raise _Refused("file.too-large", size=entry.file_size, limit=MAX_BYTES)
            try:
                with archive.open(entry) as stream:
                    return stream.read(entry.file_size + 1)  # a header that lies about the size is found out
            except (zipfile.BadZipFile, OSError, EOFError, RuntimeError, NotImplementedError, ValueError) as error:
                raise _Refused("picture.damaged", error=str(error)[:200]) from None

        return read

    return [_Found(entry.filename, "", reader(entry)) for entry in sorted(pictures, key=lambda one: one.filename)]


def _reader(file: Path) -> Callable[[], bytes]:
    def read() -> bytes:
        try:
            if file.stat().st_size > MAX_BYTES:
                raise _Refused("file.too-large", size=file.stat().st_size, limit=MAX_BYTES)
            return file.read_bytes()
        except OSError as error:
            raise _Refused("picture.damaged", error=error.strerror or str(error)) from None

    return read


def remove_copies(catalogue: Catalogue, game: str, code: str) -> None:
    """Forget the picture of a card and delete what was made of it; a user's own file stays."""
    rows = catalogue.db.conn.execute(
        "select path from images where game = ? and code = ? and copied = 1", (game, code)
    ).fetchall()
    with writing(catalogue):
        catalogue.db.conn.execute("delete from images where game = ? and code = ?", (game, code))
    for path in [*(Path(row[0]) for row in rows), *(thumbnail_path(catalogue, game, code, wide) for wide in WIDTHS)]:
        with suppress(OSError):
            path.unlink()
