"""The commands `sanam backup` and `restore`."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from sanam.commands.common import Command, Stated, data_dir_of, print_result, stating_refusals
from sanam.commands.waiting import Waiting


def add_commands(command: Command) -> None:
    """Add the commands to the command line."""
    backup = command(
        "backup",
        _backup,
        "Write everything of yours into one file: decks, own cards, pictures, matches, positions and settings.",
        json=True,
    )
    backup.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="the file to write (default: sanam-DATE.sanam-backup.zip here)",
    )
    backup.add_argument(
        "--decks", type=Path, metavar="DIR", help="the folder of your decks (default: that of the settings)"
    )
    backup.add_argument("--no-pictures", action="store_true", help="leave out pictures that lie elsewhere")
    backup.add_argument("--force", action="store_true", help="overwrite an existing file")
    restore = command(
        "restore",
        _restore,
        "Put a backup in the place of your data, after it was checked. What was there is kept in a folder beside it. "
        "Close the window first.",
        json=True,
    )
    restore.add_argument("file", type=Path, metavar="FILE", help="a backup")
    restore.add_argument("--check", action="store_true", help="only check it, and change nothing")


def _backup(arguments: argparse.Namespace) -> int:
    from sanam.backups.manifest import SUFFIX
    from sanam.backups.writing import back_up, deck_folder

    target = arguments.file or Path(f"sanam-{datetime.now(UTC):%Y-%m-%d}{SUFFIX}")
    if target.exists() and not arguments.force:
        raise Stated(f"{target}: the file already exists; see --force")
    if arguments.decks is not None and not arguments.decks.is_dir():
        raise Stated(f"{arguments.decks}: this is no folder")
    folder = data_dir_of(arguments)
    with stating_refusals():
        made = back_up(
            folder,
            target,
            decks=arguments.decks or deck_folder(folder),
            pictures=not arguments.no_pictures,
            progress=Waiting(target),
        )
    counts = msgspec.structs.asdict(made.counts)
    line = f"{target}: {', '.join(f'{name} {count}' for name, count in counts.items())}; {target.stat().st_size} bytes"
    print_result(arguments, {"file": str(target), **counts}, [line])
    return 0


def _restore(arguments: argparse.Namespace) -> int:
    from sanam.backups.restoring import discard, put_in_place, unpack
    from sanam.catalogue.repair import check_unused
    from sanam.paths import CATALOGUE

    folder = data_dir_of(arguments)
    with stating_refusals():
        if not arguments.check and (folder / CATALOGUE).exists():
            check_unused(folder / CATALOGUE)
        found = unpack(arguments.file, folder, Waiting(arguments.file))
        if arguments.check:
            discard(folder)
    counts = msgspec.structs.asdict(found.counts)
    said = ", ".join(f"{name} {count}" for name, count in counts.items())
    lines = [f"{arguments.file}: made {found.made} by version {found.program}: {said}"]
    before = "" if arguments.check else str(put_in_place(folder))
    lines += [f"restored to {folder}; what was there is now in {before}"] if before else ["the backup is whole"]
    print_result(arguments, {"made": found.made, "program": found.program, **counts, "before": before}, lines)
    return 0
