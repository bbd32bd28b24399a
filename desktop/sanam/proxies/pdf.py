"""Puts into a PDF of QPdfWriter what it cannot: exact page boxes, what the reader should do when printing, and pictures
as they are stored elsewhere.

QPdfWriter rounds the page to whole points but places what is on it truly, measured from the rounded top. The boxes
are corrected by an incremental update, as ISO 32000-1 7.5.6 has it: nothing that was written is changed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from sanam.proxies.originals import Original

MAX_BYTES = 1 << 30
_BOX = re.compile(rb"/(MediaBox|TrimBox) \[0 0 [0-9.]+ ([0-9.]+)\]")
_OBJECT = re.compile(rb"([0-9]+) 0 obj\n")
_PLACEHOLDER = re.compile(rb"/Subtype /Image\n/Width ([0-9]+)\n/Height 1\n")


def finish(
    path: Path, size: tuple[int, int], *, duplex: str = "", pictures: Mapping[int, Original] | None = None
) -> None:
    """Set the boxes of every page to `size` (µm), and ask readers for no scaling and, if named, `duplex`.

    `pictures` take the places of images one pixel high, by their width.

    Raises ValueError for a file that is not QPdfWriter's, OSError.
    """
    data = path.read_bytes()
    start = re.search(rb"startxref\n([0-9]+) *\n%%EOF\s*$", data[-64:])
    root = re.search(rb"/Root ([0-9]+) 0 R", data[-2048:])
    count = re.search(rb"/Size ([0-9]+)", data[-2048:])
    if start is None or root is None or count is None or len(data) > MAX_BYTES:
        raise ValueError(f"{path.name}: not a PDF of our writer")
    places = _places(data, int(start[1]))
    width, height = (side * 72 / 25_400 for side in size)
    changed: dict[int, bytes] = {}
    for number, at in places.items():
        head = data[at : at + 80]
        if b"/Type /Page\n" in head:
            body = data[at : data.index(b"endobj", at)]
            changed[number] = _BOX.sub(lambda box: _box(box, width, height), body)
        elif pictures and (found := _PLACEHOLDER.search(head)) and int(found[1]) in pictures:
            changed[number] = _image(number, pictures[int(found[1])])
    catalogue = data[places[int(root[1])] : data.index(b"endobj", places[int(root[1])])]
    wishes = b"/ViewerPreferences << /PrintScaling /None /PickTrayByPDFSize true"
    wishes += (b" /Duplex /" + duplex.encode("ascii") if duplex else b"") + b" >>\n>>\n"
    end = catalogue.rindex(b">>")
    changed[int(root[1])] = catalogue[:end] + wishes
    with path.open("ab") as file:
        file.write(b"\n")
        offsets: dict[int, int] = {}
        for number in sorted(changed):
            offsets[number] = file.tell()
            file.write(changed[number] + b"endobj\n")
        table = file.tell()
        file.write(b"xref\n")
        for number, offset in offsets.items():
            file.write(b"%d 1\n%010d 00000 n \n" % (number, offset))
        trailer = data[data.rindex(b"trailer") : data.rindex(b"startxref")]
        ending = b"\n/Prev %d\n>>\nstartxref\n%d\n%%%%EOF\n" % (int(start[1]), table)
        file.write(trailer.rstrip()[:-2].rstrip() + ending)


def _image(number: int, picture: Original) -> bytes:
    head = f"{number} 0 obj\n<<\n{picture.dictionary()}\n/Length {len(picture.data)}\n>>\nstream\n"
    return head.encode("ascii") + picture.data + b"\nendstream\n"


def _places(data: bytes, table: int) -> dict[int, int]:
    """Where each object begins, from the cross-reference table."""
    head = re.compile(rb"xref\n0 ([0-9]+)\n").match(data, table)
    if head is None:
        raise ValueError("no cross-reference table")
    first = head.end()
    found: dict[int, int] = {}
    for number in range(int(head[1])):
        entry = data[first + 20 * number : first + 20 * number + 20]
        at = int(entry[:10])
        if entry[17:18] == b"n" and _OBJECT.match(data, at):
            found[number] = at
    return found


def _box(box: re.Match[bytes], width: float, height: float) -> bytes:
    """The exact box, its top where the writer's rounded box has it."""
    top = float(box[2])
    return b"/%s [0 %.4f %.4f %.4f]" % (box[1], top - height, width, top)
