"""The card sets that come with the program, brought in at its first start and when they or the phrase books change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from sanam import paths
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import set_digest

if TYPE_CHECKING:
    from sanam.catalogue.importing import CancelToken, ImportReport, Progress

#: unpacking(file, is_new): asked for the progress of a set that comes with the program, before it is brought in;
#: `is_new` is whether the catalogue had none of them.
Unpacking = Callable[[Path, bool], "Progress"]


def import_starter_sets(
    catalogue: Catalogue,
    directory: Path | None = None,
    *,
    later: bool = False,
    unpacking: Unpacking | None = None,
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> list[ImportReport]:
    """Bring in the card sets of `directory` (those that come with the program) that are new or have changed,
    or that an earlier version of the parser read.

    `later` leaves their texts to be read when the cards are there (see `rereading`). `unpacking` is asked for the
    progress of each that is brought in. Cheap when there is nothing to do: it compares digests with those of earlier
    imports. Raises FileRefused, and Cancelled when `cancel` is set.
    """
    known = {row[0] for row in catalogue.db.conn.execute("select digest from sources where kind = 'set'")}
    files = sorted((directory or paths.cardset_dir()).glob("*.toml"))
    wanted = [path for path in files if set_digest(path) not in known]
    reports = []
    if wanted:
        from sanam.catalogue.toml_set import import_set

        for path in wanted:
            shown = unpacking(path, not known) if unpacking is not None else progress
            reports.append(import_set(catalogue, path, later=later, progress=shown, cancel=cancel))
    return reports
