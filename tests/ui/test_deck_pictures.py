"""The picture of a deck as a file: it is there wholly or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from sanam.ui.decks.outputs.picture import write_picture


def test_a_picture_that_cannot_be_written_leaves_what_was_there(tmp_path: Path, qapp: object) -> None:
    there = tmp_path / "deck.png"
    there.write_bytes(b"before")
    with pytest.raises(OSError, match="cannot be written"):
        write_picture(QImage(), there)
    assert there.read_bytes() == b"before" and [file.name for file in tmp_path.iterdir()] == ["deck.png"]


@pytest.mark.parametrize("name", ["deck.png", "deck.jpg"])
def test_a_picture_is_of_the_kind_that_its_name_asks_for(tmp_path: Path, qapp: object, name: str) -> None:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(0)
    write_picture(image, tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(b"\x89PNG" if name.endswith("png") else b"\xff\xd8")
