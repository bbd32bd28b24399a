"""What the home screen shows, gathered from the disk. Nothing here touches a widget, so it runs in any thread."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtGui import QImage

from sanam import games
from sanam.faces import FaceSpec
from sanam.matches.store import Store
from sanam.matches.summary import Summary
from sanam.ui.editions_words import edition_name, game_name
from sanam.ui.given_names import deck_in_words, player_in_words
from sanam.ui.home import SHOWN, HomeModel, SavedMatch, SavedReplay
from sanam.ui.text import fill, isolated, joined, tr
from sanam.ui.words import words_of

if TYPE_CHECKING:
    from sanam.ui.deck_shelf import DeckShelf

PICTURE = ".jpg"
Row = TypeVar("Row", SavedMatch, SavedReplay)


def matches_model(store: Store) -> HomeModel:
    """The part of the model that needs no cards: it is there at once."""
    going = store.unfinished()
    over = store.finished()
    first = next((one for one in going if not one.problem), None)
    return HomeModel(
        tuple(_in_words(one, lambda one: saved_match(store, one, one is first)) for one in going),
        tuple(_in_words(one, saved_replay) for one in over[: SHOWN * 4]),
        ready=False,
    )


def _in_words(found: Summary, words: Callable[[Summary], Row]) -> Row:
    """The row of one match; one that says what no match can say shows that, and hides no other."""
    try:
        return words(found)
    except Exception as error:
        return words(Summary(id=found.id, problem=f"{found.id}: {error!r}"))


def with_cards(model: HomeModel, shelf: DeckShelf) -> HomeModel:
    """The model with its decks and cards. Raises FileRefused, sqlite3.Error."""
    counts = shelf.catalogue.counts()
    return HomeModel(
        model.matches,
        model.replays,
        shelf.count(),
        sum(game["cards"] for game in counts.values()),
        fan(shelf),
        True,
        model.actions,
    )


def fan(shelf: DeckShelf) -> tuple[FaceSpec, ...]:
    """Five faces for the first start: the finest of both starter decks."""
    river, sky = (shelf.faces(shelf.deck(f"starter:{name}")) for name in games.get(games.first()).starter.decks)
    return (*river[:3], *sky[:2])


def saved_match(store: Store, found: Summary, with_picture: bool) -> SavedMatch:
    """A match that goes on, in words."""
    picture = QImage(str(picture_path(store.matches / f"{found.id}.sanam"))) if with_picture else QImage()
    return SavedMatch(
        found.id,
        game_name(found.game),
        edition_name(found.edition),
        players(found) or (found.id,),
        status(found),
        played(found),
        None if picture.isNull() else picture,
        found.problem,
    )


def saved_replay(found: Summary) -> SavedReplay:
    """A match that is over, in words."""
    return SavedReplay(
        found.id,
        game_name(found.game),
        edition_name(found.edition),
        players(found) or (found.id,),
        result(found),
        played(found),
        found.problem,
    )


def picture_path(journal: Path) -> Path:
    """Where the picture of a match lies: beside its journal, so that it goes where that goes."""
    return journal.with_suffix(PICTURE)


def status(found: Summary) -> str:
    """Where a match stands, e.g. "River – Sky · Duel 2, turn 5 · 1 : 0"."""
    parts = decks(found)
    if found.public:
        parts += words_of(found.game).standing(found.public, found.counts)
    return joined(" · ", parts)


def players(found: Summary) -> tuple[str, ...]:
    """What the players of a match are called."""
    return tuple(map(player_in_words, found.names))


def decks(found: Summary) -> list[str]:
    """The names of the decks as one part of a line, or none."""
    known = zip_longest(found.deck_ids, found.deck_names, fillvalue="")
    names = [isolated(deck_in_words(id, name)) for id, name in known if name]
    return [" – ".join(names)] if names else []


def result(found: Summary) -> str:
    """Who won, e.g. "River – Sky · Ana wins 2–1"."""
    return joined(" · ", [*decks(found), outcome(found)])


def outcome(found: Summary) -> str:
    """Who won, e.g. "Ana wins 2–1"."""
    finished = found.public.get("finished")
    if not finished:
        return tr("not finished")
    names, wins = players(found), finished.get("wins") or found.public.get("wins")
    winner = finished.get("winner")
    if wins is None:
        return tr("a draw") if winner is None else fill(tr("{name} wins"), name=isolated(names[winner]))
    if winner is None:
        return fill(tr("a draw, {a}–{b}"), a=wins[0], b=wins[1])
    words = tr("{name} wins {a}–{b}")
    return fill(words, name=isolated(names[winner]), a=wins[winner], b=wins[1 - winner])


def played(found: Summary) -> datetime | None:
    """When something happened last, in local time."""
    return datetime.fromtimestamp(found.changed, UTC).astimezone() if found.changed else None
