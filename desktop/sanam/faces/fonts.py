"""Font families by language. Whoever asks for a font gets the fonts that come with the program registered first."""

from __future__ import annotations

import re
import threading
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QTextLayout

from sanam.paths import resource

#: Wanted families in order; the first installed one wins, the others serve the scripts it lacks.
LATIN = ("Noto Sans", "Segoe UI", "SF Pro Text", "Helvetica Neue", "DejaVu Sans")
THAI = ("Noto Sans Thai", "Leelawadee UI", "Thonburi", "Loma")
ARABIC = ("Noto Naskh Arabic", "Vazirmatn", "Segoe UI", "Geeza Pro", "DejaVu Sans")
#: The Persian digits that stand before those of Noto Naskh Arabic (`resources/fonts/README.md` says what they mend).
DIGITS = "Sanam Digits"
#: Bullets and stars of card texts, for machines without other fonts that have them.
SYMBOLS = ("Noto Sans Symbols2",)
HANT = ("Noto Sans CJK TC", "Noto Sans TC", "Source Han Sans TC", "Microsoft JhengHei", "PingFang TC")
HANS = ("Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "Microsoft YaHei", "PingFang SC")

#: Line height as a multiple of the pixel size, by language (Thai and Persian stack marks above and below).
LINE_FACTOR = {"en": 1.36, "th": 1.7, "fa": 1.75, "zh-Hant": 1.5, "zh-Hans": 1.5}


def families(language: str) -> list[str]:
    """The family list for a language tag ("en", "th", "fa", "zh-Hant", "zh-Hans"), own script first.

    The bundled fonts stand before those of the system: some of these have Thai or Persian letters of their own, and
    a Persian word looks the same in every language.

    In Chinese the Han font draws the Latin letters too. FreeType darkens the stems of Noto Sans CJK, which is a CFF
    font, and not those of Noto Sans: on a dark ground the two beside each other look like bold and regular.
    """
    bundled = (LATIN[0], THAI[0], DIGITS, ARABIC[0])
    order = {
        "th": (*bundled, *THAI, *LATIN, *HANT[:1]),
        "fa": (DIGITS, *ARABIC[:2], *bundled, *LATIN[:4], *ARABIC[2:], *LATIN[4:], *HANT[:1]),
        "zh-Hant": (*HANT, *HANS, *bundled, *LATIN),
        "zh-Hans": (*HANS, *HANT, *bundled, *LATIN),
    }.get(language, (*bundled, *LATIN, *HANT[:1]))
    return list(dict.fromkeys((*order, *SYMBOLS)))


#: Digits of the Naskh style are drawn small for their size; where numbers stand alone they are set larger.
DIGIT_SCALE = {"fa": 1.3}


def is_right_to_left(language: str) -> bool:
    return language == "fa"


def runs_in(text: str, language: str) -> str:
    """The language by which a text is laid out that may have stayed in its own: one without a Persian letter does not
    run from the right.
    """
    return "en" if is_right_to_left(language) and not re.search("[\u0600-\u06ff]", text) else language


def font(language: str, pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """A font of `pixels` height (at least 1) with the fallbacks of `language`. The caller may change it."""
    register_bundled()
    made = QFont(_base(language, bold, italic))
    made.setPixelSize(max(1, round(pixels)))
    return made


@lru_cache(maxsize=64)
def _base(language: str, bold: bool, italic: bool) -> QFont:
    base = QFont()
    base.setFamilies(families(language))
    base.setBold(bold and not (language.startswith("zh") and _bold_is_made_up()))
    base.setItalic(italic)
    # Layout must not depend on the screen: a face is fitted once and drawn at any resolution.
    base.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return base


@lru_cache(maxsize=1)
def _bold_is_made_up() -> bool:
    """Whether no Chinese font here has bold letters of its own: Qt draws regular ones twice, and the strokes of small
    ones run together.
    """
    return not any(QFontDatabase.bold(name, style) for name in HANT + HANS for style in QFontDatabase.styles(name))


def missing_letters(text: str, language: str) -> str:
    """The letters of `text` that no font here can draw in `language`, each once, in their order; blanks never are."""
    metrics = QFontMetricsF(font(language, 20))
    unsure = [letter for letter in dict.fromkeys(text) if letter.isprintable() and not metrics.inFontUcs4(ord(letter))]
    return "".join(letter for letter in unsure if _is_missing(letter, language))


@lru_cache(maxsize=4096)
def _is_missing(letter: str, language: str) -> bool:
    layout = QTextLayout(letter, font(language, 20))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return any(0 in run.glyphIndexes() for run in layout.glyphRuns())


_registered_with: QCoreApplication | None = None
_registering = threading.Lock()


def register_bundled() -> None:
    """Register the fonts that come with the program, once for each application object.

    Everything that draws text comes through `font`, which calls this: the window, the command line and the tests see
    the same fonts. Without a QGuiApplication it does nothing.
    """
    global _registered_with
    app = QCoreApplication.instance()
    if app is _registered_with or not isinstance(app, QGuiApplication):
        return
    with _registering:
        if app is not _registered_with:
            register_fonts(resource("fonts"))
            _registered_with = app


def register_fonts(folder: Path) -> list[str]:
    """Register every .ttf and .otf of `folder` with Qt and return the families, sorted.

    A missing folder or a file that is not a font is skipped: the system's fonts then serve.
    """
    found: list[str] = []
    if folder.is_dir():
        for path in sorted(folder.rglob("*")):
            if path.suffix.lower() in (".ttf", ".otf"):
                number = QFontDatabase.addApplicationFont(str(path))
                if number >= 0:
                    found.extend(QFontDatabase.applicationFontFamilies(number))
    return sorted(set(found))
