"""Pictures for a PDF as it stores them: packed off the painter's thread, originals just as they are.

A JPEG is a DCTDecode stream and the scanlines of a PNG are a FlateDecode stream with a predictor (ISO 32000-1 7.4.8 and
7.4.4.4), so that neither needs to be packed again: nothing of the original is lost, and no time is.
"""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

#: A picture higher than this many times its width is that of a whole card; others are art for a drawn face.
CARD_SHAPE = 1.25
#: Originals with more pixels than this to one that is needed are drawn smaller instead.
_MOST = 2.0
_MAX_BYTES = 8 << 20
_ORIENTATION = 0x0112
_PNG = b"\x89PNG\r\n\x1a\n"
_QUALITY = 94  # of a JPEG made here, as QPdfWriter's are
_PICTURE_FAULTS = (OSError, ValueError, SyntaxError, struct.error, IndexError, Image.DecompressionBombError)


@dataclass(frozen=True, slots=True)
class Original:
    """An image of a PDF: `data` as `filter` (with `parameters`, "" for none) decodes it to 8 bits a component."""

    width: int
    height: int
    components: int
    filter: str
    parameters: str
    data: bytes


def as_it_is(path: str, width: int, height: int, *, lossless: bool) -> Original | None:
    """The whole-card picture in a file as it is stored there; None where it has to be drawn.

    That is so when it is no JPEG or plain PNG, is turned, translucent or damaged, has far more pixels than the
    `width × height` that are needed, or is no picture of a whole card. A PNG is lossless, too large where not
    `lossless`.
    """
    try:
        with open(path, "rb") as file:
            data = file.read(_MAX_BYTES + 1)
        if len(data) > _MAX_BYTES:
            return None
        with Image.open(io.BytesIO(data), formats=("JPEG", "PNG")) as picture:
            too_large = picture.width > width * _MOST and picture.height > height * _MOST
            if too_large or picture.height <= picture.width * CARD_SHAPE or picture.mode not in ("RGB", "L"):
                return None
            if picture.format == "PNG":
                return _png(data) if lossless else None
            if picture.getexif().get(_ORIENTATION, 1) != 1:
                return None
            picture.load()  # what is damaged further in is found here
            return _jpeg(data, picture)
    except _PICTURE_FAULTS:
        return None


def packed(pixels: bytes, width: int, height: int, line: int, *, lossless: bool, grey: bool = False) -> Original:
    """Pixels as Qt's RGB32 has them, `line` bytes each line, packed; `grey` without their colour."""
    picture = Image.frombuffer("RGB", (width, height), pixels, "raw", "BGRX", line, 1)
    picture = picture.convert("L") if grey else picture
    stream = io.BytesIO()
    if not lossless:
        picture.save(stream, "JPEG", quality=_QUALITY)
        return _jpeg(stream.getvalue(), picture)
    picture.save(stream, "PNG", compress_level=1)  # more takes five times as long for a tenth less
    made = _png(stream.getvalue())
    assert made is not None
    return made


def _jpeg(data: bytes, picture: Image.Image) -> Original:
    """Without what cameras and programs wrote beside the picture, such as where it was taken."""
    kept = [data[:2]]
    for marker, start, end in _segments(data):
        if marker in (0xE0, 0xEE) or not (0xE1 <= marker <= 0xEF or marker == 0xFE):
            kept.append(data[start:end])
    return Original(picture.width, picture.height, len(picture.getbands()), "DCTDecode", "", b"".join(kept))


def _segments(data: bytes) -> Iterator[tuple[int, int, int]]:
    """The marker segments of a JPEG; the last begins with the first scan and goes to the end."""
    at = 2
    while True:
        if data[at] != 0xFF:
            raise ValueError("no marker")
        marker = data[at + 1]
        if marker == 0xFF:  # fill
            at += 1
            continue
        if marker == 0xDA:
            yield marker, at, len(data)
            return
        (length,) = struct.unpack_from(">H", data, at + 2)
        yield marker, at, at + 2 + length
        at += 2 + length


def _png(data: bytes) -> Original | None:
    """The scanlines of a PNG of 8 bits, grey or coloured, opaque, not interlaced, upright and whole."""
    if not data.startswith(_PNG):
        return None
    width, height, depth, colour, _, _, interlaced = struct.unpack_from(">IIBBBBB", data, 16)
    components = {0: 1, 2: 3}.get(colour)
    if depth != 8 or components is None or interlaced:
        return None
    lines, name = [], b""
    at = len(_PNG)
    while name != b"IEND":
        length, name = struct.unpack_from(">I4s", data, at)
        (check,) = struct.unpack_from(">I", data, at + 8 + length)
        if name in (b"tRNS", b"eXIf") or check != zlib.crc32(data[at + 4 : at + 8 + length]):
            return None
        if name == b"IDAT":
            lines.append(data[at + 8 : at + 8 + length])
        at += 12 + length
    parameters = f"<< /Predictor 15 /Colors {components} /BitsPerComponent 8 /Columns {width} >>"
    return Original(width, height, components, "FlateDecode", parameters, b"".join(lines))
