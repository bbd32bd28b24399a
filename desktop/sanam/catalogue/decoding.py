"""Pictures nobody vouches for: decoded within bounds, made small, saved.

Whatever is wrong with a picture is a PictureRefused; more than about half a gigabyte is never needed for one.
"""

from __future__ import annotations

import errno
import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image, UnidentifiedImageError

FORMATS = ("JPEG", "PNG", "WEBP", "GIF", "BMP")
MAX_PIXELS = 60_000_000
#: A side longer than this is of no card; Pillow alone takes many bytes for each line of a picture.
MAX_SIDE = 20_000
LONGEST = 1_500
QUALITY = 85
#: Widths in pixels that lists, table and zoom are drawn from.
WIDTHS = (120, 240, 480)
_ORIENTATION = 0x0112
_TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
_DISK_IS_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EROFS)

# A picture that Pillow warns of (damaged EXIF, too many pixels) is not taken. This filter is one of all threads;
# warnings.catch_warnings is for programs with one.
warnings.filterwarnings("error", module=r"PIL\.")


class PictureRefused(Exception):
    """One picture is not taken in: a message id of sanam.catalogue.problems with parameters."""

    def __init__(self, reason: str, **params: Any) -> None:
        super().__init__(reason)
        self.reason, self.params = reason, params


@contextmanager
def refusing() -> Iterator[None]:
    """Whatever goes wrong with one picture is the refusal of that one; a full disk is not the picture's fault."""
    try:
        yield
    except PictureRefused:
        raise
    except UnidentifiedImageError:
        raise PictureRefused("picture.kind") from None
    except Exception as error:
        if isinstance(error, OSError) and error.errno in _DISK_IS_FULL:
            raise
        said = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise PictureRefused("picture.damaged", error=str(said)[:200]) from None


def decode(data: bytes) -> Image.Image:
    """A picture as RGB, turned as its EXIF says and at most LONGEST pixels long. Raises PictureRefused."""
    with refusing():
        _check_size(*_stated_size(data))  # before it is opened: the canvas of a WebP is allocated then
        image: Image.Image = Image.open(io.BytesIO(data), formats=FORMATS)
        _check_size(*image.size)
        if image.format == "JPEG":
            image.draft("RGB", (LONGEST, LONGEST))
        image.load()
        turn = _TURNS.get(image.getexif().get(_ORIENTATION, 1))
        image = image.convert("RGB")
        image.thumbnail((LONGEST, LONGEST), Image.Resampling.LANCZOS)
        return image if turn is None else image.transpose(turn)


def _check_size(wide: int, high: int) -> None:
    if wide * high > MAX_PIXELS or max(wide, high) > MAX_SIDE:
        raise PictureRefused("picture.bomb", width=wide, height=high)


def _stated_size(data: bytes) -> tuple[int, int]:
    """The size that the head of a PNG or WebP file (RFC 9649, 2.5 to 2.7) states; 0, 0 for others."""
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP" or len(data) < 30:
        return 0, 0
    kind = data[12:16]
    if kind == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF


def smaller(image: Image.Image) -> Iterator[tuple[int, Image.Image]]:
    """The picture in each of WIDTHS, the widest first; one that is not wider stays as it is."""
    for wide in sorted(WIDTHS, reverse=True):
        high = max(1, round(image.height * wide / image.width))
        if wide >= image.width:
            yield wide, image
            continue
        # A fifth of the time of LANCZOS, and at half size nobody sees the difference.
        image = image.resize((wide, high), Image.Resampling.HAMMING, reducing_gap=2.0)
        yield wide, image


def save(image: Image.Image, into: Path, name: object) -> Path:
    """Write it as `into`/`name`.jpg. Raises OSError."""
    path = into / f"{name}.jpg"
    image.save(path, "JPEG", quality=QUALITY)
    return path
