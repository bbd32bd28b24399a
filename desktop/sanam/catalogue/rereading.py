"""Reading texts that an import has left for later, and those that an earlier version of the phrase books has read.

The program's own sets are imported again when they or the phrase books have changed (the window leaves their texts for
later, too); what a person imported is read again here, in steps that each hold the catalogue for a moment only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from sanam import games, paths
from sanam.catalogue import facts
from sanam.catalogue.importing import CancelToken, Progress, Steps, writing
from sanam.catalogue.models import Card, read_card
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import UNREAD, is_unread, reader_digest, understand
from sanam.collecting import nothing_collected

#: How many cards are read between two moments in which others may write.
STEP = 100


def is_outdated(catalogue: Catalogue) -> bool:
    """Whether texts in the catalogue were read by other phrase books than today's, or not at all so far."""
    return _is_older(catalogue) or bool(_unread(catalogue, 1))


def read_again(
    catalogue: Catalogue,
    *,
    first: Collection[str] = (),
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> int:
    """Read the texts that need it, those of the cards with the codes `first` before the others; how many cards mean
    something else now.

    What was read when it is cancelled is kept, and the next call begins again. Raises FileRefused, Cancelled.
    """
    wanted = _unread(catalogue)
    if _is_older(catalogue):
        wanted = [*dict.fromkeys([*_imported(catalogue), *wanted])]
    wanted.sort(key=lambda card: card[1] not in first)
    steps = Steps(len(wanted), progress, cancel)
    changed = 0
    for at in range(0, len(wanted), STEP):
        some = wanted[at : at + STEP]
        changed += _read_some(catalogue, some)
        steps.advance(len(some))
    with writing(catalogue):
        catalogue.db.conn.execute("delete from readings")
        catalogue.db.conn.execute("insert into readings values (?)", (reader_digest(),))
    return changed


def cards_to_play(catalogue: Catalogue, game: str, codes: Iterable[str]) -> dict[str, Card]:
    """Those of the cards that are known, by code; the texts that no one has read so far are read now.

    Raises FileRefused.
    """
    codes = list(codes)
    known = catalogue.cards(game, codes)
    wanted = [(game, card.key) for card in known.values() if is_unread(card.problem)]
    if wanted:
        _read_some(catalogue, wanted)
        known = catalogue.cards(game, codes)
    return _with_series_named(catalogue, game, known)


def _with_series_named(catalogue: Catalogue, game: str, known: dict[str, Card]) -> dict[str, Card]:
    """The cards with the names of the series that their database has only numbers for: texts quote the names, and not
    every card of a series bears its name."""
    numbers = {word for card in known.values() for word in getattr(card, "series", ())}
    names = catalogue.words(game, "series") if numbers else {}
    if not numbers & names.keys():
        return known
    return {code: _named(card, names) for code, card in known.items()}


def _named(card: Card, names: Mapping[str, str]) -> Card:
    series = getattr(card, "series", ())
    more = dict.fromkeys(names[word] for word in series if names.get(word, word) not in series)
    return msgspec.structs.replace(card, series=(*series, *more)) if more else card


def _is_older(catalogue: Catalogue) -> bool:
    row = catalogue.db.conn.execute("select digest from readings").fetchone()
    return row is None or row[0] != reader_digest()


def _unread(catalogue: Catalogue, most: int = -1) -> list[tuple[str, str]]:
    """Game and code of every card whose text was left for later, at most so many (-1: all)."""
    query = "select game, code from cards where problem like ? order by game, code limit ?"
    return catalogue.db.conn.execute(query, (f"% {UNREAD}", most)).fetchall()


def _imported(catalogue: Catalogue) -> list[tuple[str, str]]:
    """Game and code of every card that does not come with the program."""
    own = {str(path) for path in paths.cardset_dir().glob("*.toml")}
    rows = catalogue.db.conn.execute(
        "select cards.game, code, file from cards join sources on cards.source = sources.id order by cards.game, code"
    )
    return [(game, code) for game, code, file in rows if file not in own]


@nothing_collected()
def _read_some(catalogue: Catalogue, wanted: list[tuple[str, str]]) -> int:
    found: list[tuple[str, Card]] = []
    for game, code in wanted:
        query = "select data, abilities, problem, language from cards where game = ? and code = ?"
        row = catalogue.db.conn.execute(query, (game, code)).fetchone()
        if row is None or games.get(game).texts is None:
            continue
        *stored, language = row
        before = read_card(game, *stored)
        after, _ = understand(before, language)
        if (after.abilities, after.problem) != (before.abilities, before.problem):
            found.append((game, after))
    if not found:
        return 0
    with writing(catalogue):
        for game, card in found:
            tree = None if card.abilities is None else msgspec.json.encode(card.abilities).decode()
            catalogue.db.table("cards").update((game, card.key), {"abilities": tree, "problem": card.problem})
        for game in {game for game, _ in found}:
            facts.refresh(catalogue.db.conn, game, [card.key for of, card in found if of == game])
    return len(found)
