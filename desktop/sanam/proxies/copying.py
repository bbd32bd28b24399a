"""Makes the text of a PDF copy as it was drawn: letters for glyphs, in the order of reading.

QPdfWriter names for every glyph the first character that its font has it for: a Kangxi radical instead of a Chinese
character, nothing for a Thai tone mark that was moved. Lines drawn with a `CopyPainter` are known by their marks: each
glyph is matched with the letters it came from by its place. Then every glyph gets a code of its own for each text it
stands for, and the fonts' ToUnicode tables (ISO 32000-1, 9.10.3) say which.

A bracket between letters that are read from the right says what it looks like, as the name of its glyph would
(ISO 32000-1, 9.10.2) and as it does in the files of other programs: a reader that turns such letters around has to
mirror the brackets among them (UAX #9, L4). PDFium does; Poppler, MuPDF and pdfminer only turn them, in every
such file. No name suits both: an ActualText (14.9.4) around each bracket is taken as it is by Poppler and MuPDF, and
mirrored by PDFium.

What stands above or below a letter goes with the letter's code and is drawn as an outline: readers that put glyphs in
order by their places tear it off otherwise.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pikepdf

from sanam.faces.copying import BEGIN_X, END_X, Cluster, Spot

NEAR = 0.06  # the painter's units; QPdfWriter rounds to less than that
ADVANCE_NEAR = 2  # thousandths of the font's size
MOST_CODES = 0xFFFF
_MIRRORED = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")
_MARKED = re.compile(rb"%d (\d+) 1 1 re\nf\n(.*?)%d \1 1 1 re\nf\n" % (BEGIN_X, END_X), re.DOTALL)
_MARK = re.compile(rb"(?:%d|%d) \d+ 1 1 re\nf\n" % (BEGIN_X, END_X))
_NUMBER = rb"(-?[0-9.]+)"
_STEP = re.compile(
    rb"/(F\d+) %b Tf %b .*Tm\n|%b %b Td <([0-9A-F]{4})> Tj\n|(ET\n)" % (_NUMBER, _NUMBER, _NUMBER, _NUMBER)
)
_RANGE = re.compile(rb"<([0-9A-F]{4})> <[0-9A-F]{4}> (?:<([0-9A-F]+)>|\[([^\]]*)\])")


@dataclass(frozen=True, slots=True)
class _Glyph:
    """A glyph in a content stream: `content[begin:end]` shows it."""

    font: str
    size: float
    stretch: float
    code: int
    x: float
    y: float
    begin: int
    end: int


class _Font:
    """A font of the file: what its codes say, and codes for what they cannot say."""

    def __init__(self, font: pikepdf.Object) -> None:
        self.font = font
        self.says = dict(_written(font.ToUnicode.read_bytes())) if "/ToUnicode" in font else {}
        self._known: dict[tuple[int, str], int] = {}  # (code, letters) -> code
        self._drawn_by: dict[int, int] = {}  # new code -> the one it looks like
        self._taken: set[int] = set()
        self._widths = _widths(font.DescendantFonts[0].get("/W", pikepdf.Array()))
        self._next = max(len(self._widths), 1)

    def advance(self, code: int) -> int:
        """The room a code takes, in thousandths of the font's size."""
        return self._widths[code] if code < len(self._widths) else 0

    def code(self, code: int, letters: str) -> int:
        """A code that looks like `code` and says `letters`."""
        key = (code, letters)
        if key not in self._known:
            if code not in self._taken or self._next > MOST_CODES or code >= len(self._widths):
                self._known[key] = code
                self._taken.add(code)
            else:
                self._known[key] = self._next
                self._drawn_by[self._next] = code
                self._next += 1
            self.says[self._known[key]] = letters
        return self._known[key]

    def write(self, pdf: pikepdf.Pdf) -> None:
        """Put the tables into the file."""
        if self.says:
            self.font.ToUnicode = pdf.make_stream(_table(self.says))
        if self._drawn_by:
            descendant = self.font.DescendantFonts[0]
            glyphs = [*range(len(self._widths)), *self._drawn_by.values()]
            descendant.CIDToGIDMap = pdf.make_stream(b"".join(glyph.to_bytes(2, "big") for glyph in glyphs))
            more = [self._widths[glyph] for glyph in self._drawn_by.values()]
            descendant.W = pikepdf.Array([0, pikepdf.Array([*self._widths, *more])])


def make_copyable(pdf: pikepdf.Pdf, lines: Sequence[Sequence[Cluster]]) -> None:
    """Take the marks out of the pages and put the letters in. `lines` are those of the painter."""
    fonts: dict[tuple[int, int], _Font] = {}
    for page in pdf.pages:
        resources = page.obj.get("/Resources", pikepdf.Dictionary()).get("/Font", pikepdf.Dictionary())
        named = {}
        for name, font in resources.items():
            if font.objgen not in fonts:
                fonts[font.objgen] = _Font(font)
            named[name[1:]] = fonts[font.objgen]
        content = page.Contents.read_bytes()
        puts: list[tuple[int, int, bytes]] = []  # from, to, what is there instead
        for mark in _MARKED.finditer(content):
            puts += _line(content, mark.start(2), mark.end(2), lines[int(mark[1])], named)
        page.Contents = pdf.make_stream(_MARK.sub(b"", _replaced(content, puts)))
    for known in fonts.values():
        known.write(pdf)


def _replaced(content: bytes, puts: Sequence[tuple[int, int, bytes]]) -> bytes:
    parts, at = [], 0
    for begin, end, put in sorted(puts, key=lambda put: put[:2]):
        parts += [content[at:begin], put]
        at = end
    return b"".join([*parts, content[at:]])


def _line(
    content: bytes, begin: int, end: int, clusters: Sequence[Cluster], fonts: dict[str, _Font]
) -> Iterator[tuple[int, int, bytes]]:
    """What changes in a marked line."""
    runs = list(_runs(content, begin, end))
    glyphs = [glyph for run, _ in runs for glyph in run]
    matched = _matched(glyphs, clusters, fonts)
    if matched is None:  # no table can say it: the line has its letters beside it
        letters = "".join(cluster.text for cluster in clusters).encode("utf-16-be").hex().upper()
        yield begin, begin, b"/Span <</ActualText <FEFF%b>>> BDC\n" % letters.encode("ascii")
        yield end, end, b"EMC\n"
        return
    letters_of = _letters(glyphs, clusters, matched)
    for run, after in runs:
        outlines = []
        for glyph in run:
            if glyph.begin in letters_of:
                code = fonts[glyph.font].code(glyph.code, letters_of[glyph.begin])
                yield glyph.begin, glyph.end, b"<%04X> Tj" % code
            else:
                yield glyph.begin, glyph.end, b""
                outlines.append(_outline(glyph, matched[glyph.begin][1]))
        yield after, after, b"".join(outlines)


def _runs(content: bytes, begin: int, end: int) -> Iterator[tuple[list[_Glyph], int]]:
    """The text objects between two places of a content stream: their glyphs, and where they end."""
    font, size, stretch, x, y = "", 0.0, 1.0, 0.0, 0.0
    glyphs: list[_Glyph] = []
    for step in _STEP.finditer(content, begin, end):
        if step[1]:
            font, size, stretch, x, y = step[1].decode("ascii"), float(step[2]), float(step[3]), 0.0, 0.0
        elif step[7]:
            yield glyphs, step.end()
            glyphs = []
        else:
            x, y = x + float(step[4]), y + float(step[5])
            at, code = step.start(6) - 1, int(step[6], 16)
            glyphs.append(_Glyph(font, size, stretch, code, x, y, at, step.end() - 1))


_Matched = dict[int, tuple[int, Spot]]  # where a glyph is in the stream -> the number of its cluster, its spot


def _matched(glyphs: Sequence[_Glyph], clusters: Sequence[Cluster], fonts: dict[str, _Font]) -> _Matched | None:
    """The cluster and the spot of each glyph, by its place and its width; None where one does not fit."""
    left = min((glyph.x * glyph.stretch for glyph in glyphs), default=0.0)
    free = [(number, spot) for number, cluster in enumerate(clusters) for spot in cluster.spots]
    found: _Matched = {}
    for glyph in glyphs:
        place, room = glyph.x * glyph.stretch - left, fonts[glyph.font].advance(glyph.code) * glyph.stretch
        fit = [
            at
            for at, (_, spot) in enumerate(free)
            if abs(spot.x - place) < NEAR and abs(spot.advance - room) <= ADVANCE_NEAR
        ]
        if not fit:
            return None
        found[glyph.begin] = free.pop(fit[0])
    return found


def _letters(glyphs: Sequence[_Glyph], clusters: Sequence[Cluster], matched: _Matched) -> dict[int, str]:
    """What each glyph says that stands for something, by its place in the stream."""
    texts = _as_read(clusters)
    drawn: dict[int, list[_Glyph]] = {}
    for glyph in glyphs:
        number, spot = matched[glyph.begin]
        shaped = bool(spot.outline) and any(not other.outline for other in clusters[number].spots)
        invisible = all(unicodedata.category(letter) == "Cf" for letter in texts[number])  # joins or parts letters
        if not shaped and not invisible:
            drawn.setdefault(number, []).append(glyph)
    for number in range(len(clusters) - 1, 0, -1):
        if number not in drawn and not texts[number].isspace():
            texts[number - 1] += texts[number]
    found = {}
    for number, parts in drawn.items():
        letters = texts[number]
        if clusters[number].right_to_left:
            letters = letters[::-1]  # as if they stood beside each other: readers turn the whole line around
        # The last of several letters that stand beside each other is as wide as one: Thai SARA AM.
        first = len(letters) - len(parts) + 1
        for glyph, said in zip(parts, [letters[:first], *letters[first:]], strict=False):
            found[glyph.begin] = said
    return found


def _as_read(clusters: Sequence[Cluster]) -> list[str]:
    """The letters of each cluster, brackets as readers expect them that find a line's direction by its letters: those
    that follow a word read from the left are left alone.
    """
    found, from_left = [], False
    for cluster in clusters:
        mirrors = cluster.right_to_left and not from_left
        found.append(cluster.text.translate(_MIRRORED) if mirrors else cluster.text)
        for letter in cluster.text:
            direction = unicodedata.bidirectional(letter)
            if direction in ("L", "R", "AL"):
                from_left = direction == "L"
    return found


def _outline(glyph: _Glyph, spot: Spot) -> bytes:
    """A glyph as a path, in the same place."""
    if not spot.outline:
        return b""
    scale = glyph.size / 1000
    place = f"{scale * glyph.stretch:.6f} 0 0 {scale:.6f} {glyph.x * glyph.stretch:.4f} {-glyph.y:.4f} cm"
    return f"q\n{place}\n{spot.outline} f\nQ\n".encode("ascii")


def _widths(entries: pikepdf.Object) -> list[int]:
    """The room that the codes from 0 on take (ISO 32000-1, 9.7.4.3): "first [widths]" or "first last width"."""
    found: dict[int, int] = {}
    rest = list(entries)
    while rest:
        first = int(rest.pop(0))
        if isinstance(rest[0], pikepdf.Array):
            found.update(enumerate((round(float(width)) for width in rest.pop(0)), first))
        else:
            last, width = int(rest.pop(0)), round(float(rest.pop(0)))
            found.update(dict.fromkeys(range(first, last + 1), width))
    return [found.get(code, 1000) for code in range(max(found, default=-1) + 1)]


def _written(table: bytes) -> Iterator[tuple[int, str]]:
    """What QPdfWriter's own table says: codes and letters."""
    for entry in _RANGE.finditer(table):
        first = int(entry[1], 16)
        for number, letters in enumerate([entry[2]] if entry[2] else re.findall(rb"<([0-9A-F]+)>", entry[3])):
            text = bytes.fromhex(letters.decode("ascii")).decode("utf-16-be", "replace")
            if text != "\0":
                yield first + number, text


def _table(says: dict[int, str]) -> bytes:
    """A ToUnicode table."""
    entries = [f"<{code:04X}> <{letters.encode('utf-16-be').hex().upper()}>" for code, letters in sorted(says.items())]
    blocks = [entries[at : at + 100] for at in range(0, len(entries), 100)]
    return (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
        "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
        "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n"
        + "".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar\n" for block in blocks)
        + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
    ).encode("ascii")
