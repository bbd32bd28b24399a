"""The person's language: catalogues of translations, the locale, the direction, and which scripts can be shown.

`use()` puts a language on the application; windows opened afterwards speak it (`WindowHost` in `sanam.ui.app` opens the
window again in its place). The battlefield is drawn in its own coordinates and is never mirrored.
"""

from __future__ import annotations

import logging
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QFontDatabase, QFontMetrics, QGuiApplication, QTextLayout, QTextOption

from sanam import games
from sanam.faces.fonts import font
from sanam.games import terms
from sanam.paths import translation_dir
from sanam.ui.text import take_language

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the program.

    code     names the catalogue: en, th, fa, zh_Hant, zh_Hans
    tag      names fonts and faces: en, th, fa, zh-Hant, zh-Hans
    own      its name in itself
    english  its name in English, for a machine that cannot show its own
    qt       Qt's own catalogue of dialog strings, "" for none
    sample   letters that a font for it must have
    package  the Debian package with a font for it
    """

    code: str
    tag: str
    own: str
    english: str
    qt: str
    sample: str
    package: str

    @property
    def right_to_left(self) -> bool:
        return self.code == "fa"

    def locale(self) -> QLocale:
        """Its digits, dates and plurals. Thai dates stay Gregorian, as tournament sheets are."""
        return QLocale({"zh_Hant": "zh_TW", "zh_Hans": "zh_CN"}.get(self.code, self.code))


LANGUAGES: dict[str, Language] = {
    language.code: language
    for language in (
        Language("en", "en", "English", "English", "", "Ag", "fonts-noto-core"),
        Language("th", "th", "ไทย", "Thai", "", "กี่ญ", "fonts-noto-core"),
        Language("fa", "fa", "فارسی", "Persian", "qtbase_fa", "پگی", "fonts-noto-core"),
        Language("zh_Hant", "zh-Hant", "繁體中文", "Traditional Chinese", "qtbase_zh_TW", "繁體決鬥", "fonts-noto-cjk"),
        Language("zh_Hans", "zh-Hans", "简体中文", "Simplified Chinese", "qtbase_zh_CN", "简体决斗", "fonts-noto-cjk"),
    )
}

_current = LANGUAGES["en"]
_unreadable: Language | None = None
_installed: list[QTranslator] = []


def current() -> Language:
    """The language in force."""
    return _current


def unreadable() -> Language | None:
    """The language that was asked for and is not spoken, because nothing here has its letters."""
    return _unreadable


def system_language(names: list[str] | None = None) -> str:
    """The code of the first language of the system that the program speaks, else "en". `names` are BCP 47 tags."""
    for name in names if names is not None else QLocale.system().uiLanguages():
        parts = name.replace("_", "-").split("-")
        if parts[0] == "zh":
            simplified = "Hans" in parts or ("Hant" not in parts and bool({"CN", "SG", "MY"} & set(parts)))
            plain = len(parts) == 1
            return "zh_Hans" if simplified or plain else "zh_Hant"
        if parts[0] in LANGUAGES:
            return parts[0]
    return "en"


def use(app: QGuiApplication, code: str, *, built_in: Path | None = None) -> Language:
    """Speak a language from now on. An unknown code is English. What lacks a translation is English, with a log line.

    Where no font has its letters English is spoken, and `unreadable` names it. The program's fonts are known by then.
    `built_in` is a folder that may be written, for catalogues that have to be built first.
    """
    global _current, _unreadable
    language = LANGUAGES.get(code, LANGUAGES["en"])
    _unreadable = language if lacking(language) else None
    if _unreadable is not None:
        language = LANGUAGES["en"]
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    QLocale.setDefault(language.locale())
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    wanted = [folder / f"{language.qt}.qm"] if language.qt else []
    if language.code == "th":
        wanted.append(catalogue_file("qt_th", built_in))
    wanted.append(catalogue_file(f"sanam_{language.code}", built_in))
    for path in wanted:
        translator = QTranslator(app)
        if path.exists() and translator.load(str(path)):
            app.installTranslator(translator)
            _installed.append(translator)
        else:
            log.warning("no translations in %s: English serves instead", path)
    direction = Qt.LayoutDirection.RightToLeft if language.right_to_left else Qt.LayoutDirection.LeftToRight
    QGuiApplication.setLayoutDirection(direction)
    in_terms = terms.for_sentences(games.all_terms, language.code)
    take_language(language.code == "th" and not breaks_thai(), in_terms)
    _current = language
    return language


@contextmanager
def speaking(app: QGuiApplication, code: str) -> Iterator[None]:
    """Speak a language meanwhile (see `use`)."""
    before = _current.code
    use(app, code)
    try:
        yield
    finally:
        use(app, before)


def breaks_thai() -> bool:
    """Whether Qt finds the words of Thai for itself: on Linux it asks libthai, elsewhere nobody."""
    layout = QTextLayout("การ์ดใบนี้")
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(1)
    found = layout.createLine().isValid()
    layout.endLayout()
    return found


def catalogue_file(name: str, folder: Path | None = None) -> Path:
    """The .qm file of a catalogue; one that is missing or older than its .ts is built where that may be written."""
    source, built = translation_dir() / f"{name}.ts", translation_dir() / f"{name}.qm"
    if built.exists() and (not source.exists() or built.stat().st_mtime >= source.stat().st_mtime):
        return built
    for target in (built, *([folder / built.name] if folder is not None else [])):
        if target != built and target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            return target
        if _build(source, target):
            return target
    return built


def _build(source: Path, target: Path) -> bool:
    import PySide6

    folder = Path(PySide6.__file__).parent
    tool = next((folder / name for name in ("lrelease", "lrelease.exe") if (folder / name).exists()), None)
    if tool is None or not source.exists():
        return False
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        command = [str(tool), "-silent", str(source), "-qm", str(target)]
        done = subprocess.run(command, capture_output=True, timeout=60)
    except (OSError, subprocess.SubprocessError) as error:
        log.info("%s could not be built: %s", target, error)
        return False
    return done.returncode == 0


def lacking(language: Language | None = None) -> str:
    """The Debian package of a font whose lack leaves boxes instead of letters; "" when all can be shown."""
    wanted = language or _current
    metrics = QFontMetrics(font(wanted.tag, 13))
    if all(metrics.inFontUcs4(ord(char)) for char in wanted.sample):
        return ""
    system = {
        "th": QFontDatabase.WritingSystem.Thai,
        "fa": QFontDatabase.WritingSystem.Arabic,
        "zh_Hant": QFontDatabase.WritingSystem.TraditionalChinese,
        "zh_Hans": QFontDatabase.WritingSystem.SimplifiedChinese,
    }.get(wanted.code, QFontDatabase.WritingSystem.Latin)
    return "" if QFontDatabase.families(system) else wanted.package
