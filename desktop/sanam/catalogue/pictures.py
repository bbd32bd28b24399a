"""Pictures of cards: brought in from folders, zip archives and single files, and made small once.

A picture belongs to the card whose code, card number or name (in any language) is the name of its file. The
original stays where it is, or is copied as the user chose; out of an archive it is always copied. Copies are
turned as their EXIF says, at most 1,500 pixels long, JPEG 85. Nothing is decoded that is larger than MAX_PIXELS.
Safe in any thread but the one that paints.
"""

from __future__ import annotations

import hashlib
import os
import re
import zipfile
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from PIL import Image

from sanam import games
from sanam.catalogue.decoding import WIDTHS, PictureRefused, decode, refusing, save, smaller
from sanam.catalogue.importing import Cancelled, CancelToken, ImportReport, Progress, Steps, remember, writing
from sanam.catalogue.picture_files import MAX_BYTES, PictureFile, picture_files, single
from sanam.catalogue.picture_owners import Key, Owner, Owners
from sanam.catalogue.problems import FileRefused, Problem, check_file
from sanam.catalogue.staging import staging_folder
from sanam.catalogue.store import Catalogue
from sanam.printable import printable

#: Says whose picture a file of this name is; None for nobody's. It may raise PictureRefused.
Whose = Callable[[str], Owner | None]
#: Pictures without a card that a report names one by one.
MOST_UNMATCHED = 2_000
#: Why a picture is left out that a person can say the card of.
ASKED = ("picture.no-card", "picture.several")


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
    with picture_files(path, visiting(progress, cancel)) as (found, is_archive):
        owners = Owners(catalogue, (game,) if game else games.ids())
        return _bring(catalogue, path, found, is_archive or copy, owners.of, Steps(len(found), progress, cancel))


def give_pictures(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    chosen: Mapping[str, tuple[str, str]],
    *,
    copy: bool = False,
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> ImportReport:
    """Give some pictures of a folder, an archive or a file to known cards: `chosen` has game and code by the name that
    a report of `import_pictures` gave as unmatched. Raises as that.
    """
    with picture_files(path, visiting(progress, cancel)) as (found, is_archive):
        wanted = [picture for picture in found if picture.name in chosen]
        steps = Steps(len(wanted), progress, cancel)
        return _bring(
            catalogue, path, wanted, is_archive or copy, lambda name: Owner((*chosen[name], "full"), "chosen"), steps
        )


def set_picture(catalogue: Catalogue, game: str, code: str, path: str | os.PathLike[str]) -> None:
    """Give one known card this picture, of which a copy is kept. Raises FileRefused, and nothing is changed."""
    check_file(path, MAX_BYTES)
    owner = Owner((game, code, "full"), "chosen")
    _bring(catalogue, path, [single(Path(path))], True, lambda name: owner, Steps(1, None, None))


def visiting(progress: Progress | None, cancel: CancelToken | None) -> Callable[[int], None]:
    """Tells how many files of a folder were looked at, and stops where that is no longer wanted."""

    def told(visited: int) -> None:
        if cancel is not None and cancel.is_set():
            raise Cancelled
        if progress is not None:
            progress(visited, 0)

    return told


def _bring(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    found: list[PictureFile],
    copy: bool,
    whose: Whose,
    steps: Steps,
) -> ImportReport:
    """Take in `found`, all in one transaction."""
    known: dict[Key, tuple[str, str]] = {
        row[:3]: row[3:] for row in catalogue.db.conn.execute("select game, code, kind, stamp, path from images")
    }
    with staging_folder(folder(catalogue)) as staged:
        maker = _Maker(catalogue, staged, copy, known)
        for picture in found:
            error = maker.take(picture, whose)
            if error is not None:
                maker.refuse(path, picture, error)
            steps.advance()
        rows = maker.rows
        if len(found) == 1 and maker.problems and _is_picture(path):
            raise FileRefused(path, maker.problems[0].reason, **maker.problems[0].params)
        changed = sum((row["game"], row["code"], row["kind"]) in known for row in rows)
        report = ImportReport(
            file=os.fspath(path),
            game=next(iter({row["game"] for row in rows})) if len({row["game"] for row in rows}) == 1 else "",
            total=len(found),
            added=len(rows) - changed,
            changed=changed,
            unchanged=maker.unchanged,
            by_hand=0,
            refused=maker.problems,
            kind="pictures",
            ways=dict(maker.ways),
            guessed=[(name, _name_of(catalogue, key)) for name, key in maker.guessed],
            unmatched=maker.unmatched,
        )
        with writing(catalogue):
            catalogue.db.table("images").upsert_all(rows, pk=("game", "code", "kind"))
            if rows:
                remember(catalogue.db, "pictures", path, _digest(rows), report)
            steps.tell()
            for source, goal in maker.moves:
                goal.parent.mkdir(parents=True, exist_ok=True)
                os.replace(source, goal)
    return report


def _is_picture(path: str | os.PathLike[str]) -> bool:
    return Path(path).is_file() and not zipfile.is_zipfile(path)


def _name_of(catalogue: Catalogue, key: Key) -> str:
    card = catalogue.card(key[0], key[1])
    return card.name if card is not None else key[1]


class _Maker:
    """Makes the files of one picture after the other in a staging folder."""

    def __init__(self, catalogue: Catalogue, staged: Path, copy: bool, known: Mapping[Key, tuple[str, str]]) -> None:
        self.catalogue, self.staged, self.copy, self.known = catalogue, staged, copy, known
        self.seen: set[Key] = set()
        self.files = self.unchanged = 0
        #: The rows of table `images`, and the files with the places they belong to.
        self.rows: list[dict[str, Any]] = []
        self.moves: list[tuple[Path, Path]] = []
        #: How many cards were found in which way, and the names that were guessed from a part.
        self.ways: Counter[str] = Counter()
        self.guessed: list[tuple[str, Key]] = []
        self.problems: list[Problem] = []
        self.unmatched: list[str] = []

    def take(self, picture: PictureFile, whose: Whose) -> PictureRefused | None:
        """Make what is needed of a picture; why it is left out, else None."""
        try:
            with refusing():
                owner = whose(picture.name)
                if owner is None:
                    raise PictureRefused("picture.no-card")
                made = self._make(owner.key, picture)
        except PictureRefused as error:
            return error
        self.ways[owner.way] += 1
        if owner.way == "part" and len(self.guessed) < MOST_UNMATCHED:
            self.guessed.append((picture.name, owner.key))
        if made is None:
            self.unchanged += 1
        else:
            self.rows.append(made[0])
            self.moves += made[1]
        return None

    def refuse(self, path: str | os.PathLike[str], picture: PictureFile, error: PictureRefused) -> None:
        """Note why a picture is left out."""
        place: dict[str, int | str] = {"part": picture.name[-120:]}
        self.problems.append(Problem(file=os.fspath(path), place=place, reason=error.reason, params=error.params))
        if error.reason in ASKED and len(self.unmatched) < MOST_UNMATCHED:
            self.unmatched.append(picture.name)

    def _make(self, key: Key, picture: PictureFile) -> tuple[dict[str, Any], list[tuple[Path, Path]]] | None:
        """The row of table `images` and the files with the places they belong to; None for what is there already.

        Raises PictureRefused, and whatever reading, decoding or saving it raises.
        """
        data = picture.read()
        stamp = hashlib.sha256(data).hexdigest()
        # A path that is not UTF-8 cannot be noted.
        copy = self.copy or printable(picture.path) != picture.path
        target = str(folder(self.catalogue) / key[0] / f"{_safe(key)}.jpg") if copy else picture.path
        if key in self.seen:
            raise PictureRefused("picture.twice", card=_name_of(self.catalogue, key))
        if self.known.get(key) == (stamp, target):
            self.seen.add(key)
            return None
        image = decode(data)
        moves: list[tuple[Path, Path]] = []
        if copy:
            moves.append((self._save(image), Path(target)))
        if key[2] == "full":
            for wide, small in smaller(image):
                moves.append((self._save(small), thumbnail_path(self.catalogue, key[0], key[1], wide)))
        self.seen.add(key)
        row = {"game": key[0], "code": key[1], "kind": key[2], "path": target, "copied": int(copy), "stamp": stamp}
        return row, moves

    def _save(self, image: Image.Image) -> Path:
        self.files += 1
        return save(image, self.staged, self.files)


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
            made = next(image for known, image in smaller(decode(single(original).read())) if known == wide)
            small.parent.mkdir(parents=True, exist_ok=True)
            os.replace(save(made, small.parent, f".{os.getpid()}-{small.stem[:40]}"), small)
        except (OSError, PictureRefused):
            return str(original) if original.is_file() else None
    return str(small)


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
