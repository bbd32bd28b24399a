"""Search finds the texts that the program has written in the person's language: what they read, they look for.

The texts lie in a file beside the catalogue, one for each language. It may be lost at any time: they are written again.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from sanam import games
from sanam.catalogue.fold import fold
from sanam.catalogue.grams import TextsByCode
from sanam.catalogue.importing import Progress
from sanam.catalogue.index import version
from sanam.catalogue.models import Card, printed_text
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import reader_digest
from sanam.catalogue.written import shown
from sanam.games import terms
from sanam.paths import whole_file

#: How many cards are looked up at once; after how many that were written they are kept; seconds that others may have
#: the processor after each of them.
STEP, KEEP_EVERY, REST = 100, 1000, 0.002


class _Made(msgspec.Struct):
    """A text as search sees it, "" for none, and what it was made of (a checksum)."""

    stamp: int
    text: str


class _Kept(msgspec.Struct):
    """What lies in a file: the digest of the phrase books with the vocabulary that was chosen, the texts by game and
    code, and the facts of the catalogue (see sanam.catalogue.index.version) of which all were written; -1 for none.
    """

    digest: str = ""
    facts: int = -1
    texts: dict[str, dict[str, _Made]] = {}


def kept_path(catalogue: Catalogue, language: str) -> Path:
    """The file of a language. Its name is one of those that no backup takes along."""
    return catalogue.path.with_name(f"{catalogue.path.name}-written-{language}")


def make_texts(catalogue: Catalogue, language: str, progress: Progress | None = None, rest: float = REST) -> int:
    """Let search find the texts that are written in `language`, those that were kept at once; how many were written
    now. What was written is kept when `progress` raises. Slow; raises sqlite3.Error.
    """
    kept = _kept(catalogue, language)
    catalogue.made, catalogue.made_in = _found(kept), language
    facts = version(catalogue.db.conn)
    if kept.facts == facts:
        return 0
    written = [game.id for game in games.all_games() if game.texts is not None and language in game.texts.writes]
    wanted = [(game, code) for game in written for code in _codes(catalogue, game, language)]
    if not wanted:
        return 0
    made, kept.facts = 0, -1
    try:
        for done, (game, card) in enumerate(_cards(catalogue, wanted)):
            if progress is not None:
                progress(done, len(wanted))
            texts = kept.texts.setdefault(game, {})
            stamp = zlib.crc32(printed_text(card).encode())
            before = texts.get(card.key)
            if before is not None and before.stamp == stamp:
                continue
            found = shown(catalogue, card, language)
            texts[card.key] = _Made(stamp, fold(found.text) if found.generated else "")
            made += 1
            if made % KEEP_EVERY == 0:
                _keep(catalogue, language, kept)
            time.sleep(rest)
        kept.facts = facts
    finally:
        _keep(catalogue, language, kept)
    return made


def _codes(catalogue: Catalogue, game: str, language: str) -> list[str]:
    """The cards that are not in this language themselves."""
    sql = "select code from cards where game = ? and language <> ? order by code"
    rows = catalogue.db.conn.execute(sql, (game, language))
    return [row[0] for row in rows.fetchall()]


def _cards(catalogue: Catalogue, wanted: list[tuple[str, str]]) -> Iterator[tuple[str, Card]]:
    """The cards, a step at a time: no transaction stays open while texts are written."""
    for at in range(0, len(wanted), STEP):
        some = wanted[at : at + STEP]
        for game in dict.fromkeys(game for game, _ in some):
            for card in catalogue.cards(game, [code for of, code in some if of == game]).values():
                yield game, card


def _kept(catalogue: Catalogue, language: str) -> _Kept:
    """What was written by the phrase books of today."""
    try:
        kept = msgspec.json.decode(kept_path(catalogue, language).read_bytes(), type=_Kept)
    except (OSError, msgspec.MsgspecError):
        kept = _Kept()
    digest = f"{reader_digest()} {terms.chosen()}"
    return kept if kept.digest == digest else _Kept(digest)


def _keep(catalogue: Catalogue, language: str, kept: _Kept) -> None:
    """Keep the texts, and let them be found unless another language was asked for meanwhile."""
    if catalogue.made_in == language:
        catalogue.made = _found(kept)
    with whole_file(kept_path(catalogue, language), "written") as path:
        path.write_bytes(msgspec.json.encode(kept))


def _found(kept: _Kept) -> Mapping[str, TextsByCode]:
    return {
        game: TextsByCode({code: made.text for code, made in texts.items() if made.text})
        for game, texts in kept.texts.items()
    }
