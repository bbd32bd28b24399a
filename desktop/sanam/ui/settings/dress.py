"""The playmat and the sleeves that the settings name, and a person's own pictures for them.

An own picture is copied: decoded within bounds, made small, and kept as a JPEG in `look` of the data directory.
"""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtGui import QImage

from sanam.faces.sleeves import Sleeve
from sanam.ui.mats import MATS, Mat
from sanam.ui.settings.values import MAT, SLEEVE, Setting, Settings

OWN = "own"
FOLDER = "look"
#: The name of the own picture of each setting.
NAMES = {MAT: "mat", SLEEVE: "sleeve"}


def own_file(settings: Settings, of: Setting) -> Path | None:
    """Where the own picture of a setting is, whether there is one or not; None where nothing is kept."""
    return settings.folder / FOLDER / f"{NAMES[of]}.jpg" if settings.folder is not None else None


def take_own(path: str | os.PathLike[str], target: Path) -> None:
    """Make `target` of a picture. Raises FileRefused or OSError; belongs off the GUI thread."""
    from sanam.catalogue.decoding import PictureRefused, decode, save
    from sanam.catalogue.picture_files import MAX_BYTES, single
    from sanam.catalogue.problems import FileRefused, check_file

    check_file(path, MAX_BYTES)
    try:
        image = decode(single(Path(path)).read())
    except PictureRefused as refused:
        raise FileRefused(path, refused.reason, **refused.params) from None
    target.parent.mkdir(parents=True, exist_ok=True)
    os.replace(save(image, target.parent, f".{os.getpid()}-{target.stem}"), target)


def mat_of(settings: Settings) -> Mat:
    """The playmat that is chosen; the usual one where its picture is gone."""
    name, file = settings.get(MAT), own_file(settings, MAT)
    if name == OWN and file is not None and file.is_file():
        picture = QImage(str(file))
        if not picture.isNull():
            return Mat(picture=picture)
    return MATS.get(name, MATS[str(MAT.default)])


def sleeve_of(settings: Settings) -> Sleeve:
    """The sleeve that is chosen; the usual one where its picture is gone."""
    name, file = settings.get(SLEEVE), own_file(settings, SLEEVE)
    if name == OWN:
        if file is not None and file.is_file():
            return Sleeve(OWN, str(file), file.stat().st_mtime_ns)
        return Sleeve()
    return Sleeve(name)
