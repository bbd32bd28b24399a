"""Letters that would be printed as boxes, because no font here has them."""

from __future__ import annotations

from collections.abc import Sequence

from sanam.faces.fonts import missing_letters
from sanam.games.face import FaceSpec

SHOWN = 12


def missing_glyphs(faces: Sequence[FaceSpec]) -> str:
    """The letters on `faces` that cannot be drawn, each once. Faces with a picture of the whole card count too: the
    picture may turn out to be unreadable. Needs a QGuiApplication.
    """
    by_language: dict[str, list[str]] = {}
    for face in faces:
        words = [face.name, face.type_line, face.text, *(part for stat in face.stats for part in stat)]
        if face.playtest:
            words.append(face.playtest_word)
        by_language.setdefault(face.language, []).extend(words)
    found = (missing_letters("".join(words), language) for language, words in by_language.items())
    return "".join(dict.fromkeys("".join(found)))


def some(letters: str) -> str:
    """The first few letters, for a message."""
    return letters if len(letters) <= SHOWN else letters[:SHOWN] + "…"


def package_for(letters: str) -> str:
    """The Debian package with a font for letters of these scripts."""
    han = any(
        "\u2e80" <= letter <= "\u9fff" or "\uf900" <= letter <= "\ufaff" or letter > "\uffff" for letter in letters
    )
    return "fonts-noto-cjk" if han else "fonts-noto"
