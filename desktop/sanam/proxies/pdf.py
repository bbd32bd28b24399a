"""Puts into a PDF of QPdfWriter what it cannot: exact page boxes, what the reader should do when printing, pictures as
they are stored elsewhere, and text that copies as it was drawn.

QPdfWriter rounds the page to whole points but places what is on it truly, measured from the rounded top.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pikepdf

from sanam.faces.copying import Cluster
from sanam.proxies.copying import make_copyable
from sanam.proxies.originals import Original


def finish(
    path: Path,
    size: tuple[int, int],
    *,
    duplex: str = "",
    pictures: Mapping[int, Original] | None = None,
    lines: Sequence[Sequence[Cluster]] = (),
) -> None:
    """Set the boxes of every page to `size` (µm), and ask readers for no scaling and, if named, `duplex`.

    `pictures` take the places of images one pixel high, by their width. `lines` are those of the `CopyPainter` that
    drew the pages.

    Raises ValueError for a file that is not QPdfWriter's, OSError.
    """
    try:
        with pikepdf.open(path, allow_overwriting_input=True, attempt_recovery=False) as pdf:
            if not str(pdf.docinfo.get("/Producer", "")).startswith("Qt"):
                raise ValueError(f"{path.name}: not a PDF of our writer")
            width, height = (side * 72 / 25_400 for side in size)
            for page in pdf.pages:
                _set_boxes(page.obj, width, height)
            _put_pictures(pdf, pictures or {})
            make_copyable(pdf, lines)
            wishes = pikepdf.Dictionary(PrintScaling=pikepdf.Name("/None"), PickTrayByPDFSize=True)
            if duplex:
                wishes.Duplex = pikepdf.Name(f"/{duplex}")
            pdf.Root.ViewerPreferences = wishes
            pdf.save(path)
    except pikepdf.PdfError as error:
        raise ValueError(f"{path.name}: not a PDF of our writer: {error}") from None


def _set_boxes(page: pikepdf.Object, width: float, height: float) -> None:
    """The exact boxes, their top where the writer's rounded box has it."""
    for name in ("/MediaBox", "/TrimBox"):
        if name in page:
            top = float(page[name][3])
            page[name] = pikepdf.Array([0, round(top - height, 4), round(width, 4), top])


def _dictionary(written: bytes) -> pikepdf.Dictionary | None:
    """The dictionary written in PDF's own way; None for nothing."""
    found = pikepdf.Object.parse(written) if written else None
    return found if isinstance(found, pikepdf.Dictionary) else None


def _put_pictures(pdf: pikepdf.Pdf, pictures: Mapping[int, Original]) -> None:
    for found in pdf.objects if pictures else ():
        if isinstance(found, pikepdf.Stream) and found.get("/Subtype") == "/Image" and found.Height == 1:
            picture = pictures.get(int(found.Width))
            if picture is not None:
                name, parameters = pikepdf.Name(f"/{picture.filter}"), picture.parameters.encode("ascii")
                found.write(picture.data, filter=name, decode_parms=_dictionary(parameters))
                found.Width, found.Height = picture.width, picture.height
                found.ColorSpace = pikepdf.Name("/DeviceRGB" if picture.components == 3 else "/DeviceGray")
                found.BitsPerComponent = 8
