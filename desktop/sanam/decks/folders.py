"""The decks of a person on the disk: real folders in the decks folder, and a trash that gives back what is thrown away.

Folders are named by their path inside the decks folder with "/" between ("" is the decks folder itself). What begins
with a dot is not looked at, links to other folders are not followed.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Collection
from pathlib import Path

from sanam.catalogue.problems import FileRefused
from sanam.file_names import is_name, remove_forgotten

TRASH = ".trash"
MAX_DEPTH = 6
MAX_FOLDERS = 500
MAX_DECKS = 5_000
MAX_NAME = 100
#: What a killed save leaves (see sanam.decks.files.write_deck).
_UNFINISHED = r"\.deck-\w{8}\.[\w-]+"


def folders(root: Path) -> list[str]:
    """Every folder in the decks folder, sorted, at most MAX_DEPTH deep and MAX_FOLDERS of them."""
    return [folder for folder, _ in _walk(root) if folder]


def deck_files(root: Path, suffixes: Collection[str]) -> list[Path]:
    """Every file with one of the suffixes in all folders, by folder and name; at most MAX_DECKS."""
    found: list[Path] = []
    for folder, names in _walk(root):
        found += [root / folder / name for name in names if os.path.splitext(name)[1].lower() in suffixes]
        if len(found) >= MAX_DECKS:
            break
    return found[:MAX_DECKS]


def folder_of(root: Path, path: Path) -> str:
    """The folder a file lies in. Raises ValueError for a file outside of the decks folder."""
    folder = path.parent.relative_to(root).as_posix()
    return "" if folder == "." else folder


def create(root: Path, name: str, inside: str = "") -> str:
    """Make a folder. Raises FileRefused for a name that cannot be one or is taken, OSError."""
    path = _within(root, inside) / _checked(root, name)
    if path.exists():
        raise FileRefused(path, "folder.exists")
    if len(path.relative_to(root).parts) > MAX_DEPTH:
        raise FileRefused(path, "folder.depth", limit=MAX_DEPTH)
    path.mkdir(parents=True)
    return path.relative_to(root).as_posix()


def rename(root: Path, folder: str, name: str) -> str:
    """Give a folder another name in its place. Raises FileRefused as `create` does, OSError."""
    path = _within(root, folder)
    goal = path.parent / _checked(root, name)
    if goal != path:
        if goal.exists() and not goal.samefile(path):  # "Old" to "old" where these are one
            raise FileRefused(goal, "folder.exists")
        os.rename(path, goal)
    return goal.relative_to(root).as_posix()


def move(root: Path, path: Path, folder: str) -> Path:
    """Move a deck file into another folder; where its name is taken it gets a number. Raises FileRefused, OSError."""
    goal = _within(root, folder)
    if path.parent == goal:
        return path
    goal.mkdir(parents=True, exist_ok=True)
    target = free_path(goal, path.stem, path.suffix)
    os.replace(path, target)
    return target


def throw_away(root: Path, path: Path) -> Path:
    """Move a deck file or a whole folder into the trash; says where it lies there. Raises FileRefused, OSError."""
    inside = path.relative_to(root)
    if not inside.parts or inside.parts[0] == TRASH:
        raise FileRefused(path, "folder.name", value=str(inside))
    number = 1
    while (slot := root / TRASH / str(number)).exists():
        number += 1
    target = slot / inside
    target.parent.mkdir(parents=True)
    os.replace(path, target)
    return target


def put_back(root: Path, trashed: Path) -> Path:
    """Take out of the trash again, to where it was; what has its name by now stays, it gets a number.

    Raises FileRefused when it is not there any more, OSError.
    """
    inside = trashed.relative_to(root / TRASH)
    if not trashed.exists():
        raise FileRefused(trashed, "file.missing", error=os.strerror(2))
    goal = root / Path(*inside.parts[1:])
    goal.parent.mkdir(parents=True, exist_ok=True)
    if goal.exists():
        goal = free_path(goal.parent, goal.stem, goal.suffix)
    os.replace(trashed, goal)
    shutil.rmtree(root / TRASH / inside.parts[0], ignore_errors=True)
    return goal


def remove_leftovers(root: Path) -> None:
    """Remove what killed saves have left in the decks folder and in its folders."""
    for folder, _ in _walk(root):
        remove_forgotten(root / folder, _UNFINISHED)


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """A path in a folder that nothing has yet."""
    number = 1
    while (path := folder / f"{stem}{'' if number == 1 else f' {number}'}{suffix}").exists():
        number += 1
    return path


def _walk(root: Path) -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    for here, inner, files in os.walk(root):
        folder = Path(here).relative_to(root).as_posix()
        inner[:] = sorted((name for name in inner if not name.startswith(".")), key=str.casefold)
        if len(found) > MAX_FOLDERS or (folder != "." and folder.count("/") + 1 >= MAX_DEPTH):
            inner.clear()
        names = sorted((name for name in files if not name.startswith(".")), key=str.casefold)
        found.append(("" if folder == "." else folder, names))
    return found[: MAX_FOLDERS + 1]


def _within(root: Path, folder: str) -> Path:
    path = root / folder
    if ".." in Path(folder).parts or not path.resolve().is_relative_to(root.resolve()):
        raise FileRefused(path, "folder.name", value=folder)
    return path


def _checked(root: Path, name: str) -> str:
    """The name of a folder, if it can be one on every system."""
    plain = " ".join(name.split())
    if not is_name(plain) or len(plain) > MAX_NAME:
        raise FileRefused(root / "…", "folder.name", value=plain[:MAX_NAME])
    return plain
