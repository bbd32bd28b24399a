"""Cards that the user made: kept in the catalogue as a set of their own, and written out as one of our card sets."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from sanam import games
from sanam.catalogue import facts
from sanam.catalogue.importing import ImportReport, Incoming, Source, Steps, write, writing
from sanam.catalogue.models import Card
from sanam.catalogue.staging import replaced
from sanam.catalogue.store import OWN_SET, Catalogue
from sanam.catalogue.understand import understood
from sanam.wording import LANGUAGES


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the user's: `card` in `language`, `others` language -> (name, text), its picture or None."""

    card: Card
    language: str = "en"
    others: dict[str, tuple[str, str]] = {}
    picture: Path | None = None


def game_of(card: Card) -> str:
    """The game whose model a card has."""
    return games.of_card(card).id


def new_code(catalogue: Catalogue, game: str) -> str:
    """A code that no card has; "" for a game whose cards are known by their names.

    Drawn by lot, so that sets which several people made for themselves can be brought together.
    """
    own = games.get(game).cards.own
    if own is None:
        return ""
    while True:
        code = own.draw()
        if catalogue.card(game, code) is None:
            return code


def may_be_own(catalogue: Catalogue, game: str, code: str) -> bool:
    """Whether an own card may have this code: it is an own one's already, or nobody's and of the right kind."""
    if is_own(catalogue, game, code):
        return True
    own = games.get(game).cards.own
    return (own is None or own.may_be(code)) and not catalogue.card(game, code)


def is_own(catalogue: Catalogue, game: str, code: str) -> bool:
    """Whether a card is the user's: some codes are never anybody else's."""
    own = games.get(game).cards.own
    return code in catalogue.own_codes(game) or (own is not None and own.always(code))


def own_card(catalogue: Catalogue, game: str, code: str) -> Own | None:
    """An own card, or another to make one like it, with all its languages; None for an unknown code."""
    card = catalogue.card(game, code)
    if card is None:
        return None
    sql = "select language from cards where game = ? and code = ?"
    language = catalogue.db.conn.execute(sql, (game, code)).fetchone()[0]
    spoken = {tongue: catalogue.text(game, code, tongue) for tongue in catalogue.languages(game, code)}
    others = {tongue: text for tongue, text in spoken.items() if text is not None and tongue != language}
    return Own(card=card, language=language, others=others, picture=catalogue.image(game, code))


def renamed(catalogue: Catalogue, kept: Own) -> Own:
    """A card like another, under a name that is free where the game's cards are known by their names."""
    game = game_of(kept.card)
    if games.get(game).cards.own is not None:
        return kept
    at, card = 1, kept.card
    while catalogue.card(game, card.key) is not None:
        at += 1
        card = msgspec.structs.replace(card, name=f"{kept.card.name} {at}")
    others = {language: (f"{name} {at}", text) for language, (name, text) in kept.others.items()}
    return msgspec.structs.replace(kept, card=card, others=others)


def save_own(
    catalogue: Catalogue,
    card: Card,
    others: Mapping[str, tuple[str, str]] | None = None,
    *,
    language: str = "en",
    before: str = "",
) -> ImportReport:
    """Keep an own card, new or changed, parsed where there is a grammar for its text; `others` language -> (name,
    text), or None to leave those it has; `before` is the code it had until now, where that may have changed.

    A card whose text is not understood is kept all the same, to be played by hand. Raises ValueError for a code that
    no own card may have (see may_be_own), FileRefused when the catalogue cannot be written.
    """
    game, code = game_of(card), card.key
    if not may_be_own(catalogue, game, code):
        raise ValueError(f"{code} is not the code of an own card")
    plain = msgspec.structs.replace(arranged(card, language), abilities=None, problem="")
    number = code if games.get(game).cards.printed_codes else f"OWN-{code}"
    item = Incoming(card=understood(plain, language), language=language, others=dict(others or {}), number=number[:40])
    source = Source(
        game=game,
        kind="own",
        file="own",
        digest=f"own-{game}-{code}",
        language=language,
        set_id=OWN_SET,
        set_name="Own cards",
        set_version=1,
    )
    old = before or code
    with writing(catalogue):
        dropped = set() if others is None else {*catalogue.languages(game, old)} - {language, *item.others}
        if old == code and not dropped:
            return write(catalogue, source, [item], (), Steps(1, None, None))
        # What was known of it besides its words stays with it.
        conn = catalogue.db.conn
        sql = "select kind, path, copied, stamp from images where game = ? and code = ?"
        images = conn.execute(sql, (game, old)).fetchall()
        _forget(catalogue, game, old)
        report = write(catalogue, source, [item], (), Steps(1, None, None))
        insert = "insert into images (game, code, kind, path, copied, stamp) values (?, ?, ?, ?, ?, ?)"
        conn.executemany(insert, [(game, code, *image) for image in images])
        conn.execute("update owned set code = ? where game = ? and code = ?", (code, game, old))
    return report


def arranged(card: Card, language: str) -> Card:
    """The card with its text as printed put where it belongs, where the game reads its language."""
    texts = games.of_card(card).texts
    if texts is None or language not in texts.reads:
        return card
    found: Card = texts.arranged(card, language)
    return found


def delete_own(catalogue: Catalogue, code: int | str, game: str) -> Own:
    """Take an own card away; what is returned brings it back (see restore_own). Raises ValueError for another's."""
    kept = own_card(catalogue, game, str(code)) if is_own(catalogue, game, str(code)) else None
    if kept is None:
        raise ValueError(f"{code} is not the code of an own card")
    with writing(catalogue):
        _forget(catalogue, game, str(code))
    return kept


def restore_own(catalogue: Catalogue, kept: Own) -> None:
    """Bring an own card back that was taken away. Raises as save_own."""
    save_own(catalogue, kept.card, kept.others, language=kept.language)
    if kept.picture is not None:
        catalogue.set_image(game_of(kept.card), kept.card.key, kept.picture)


def _forget(catalogue: Catalogue, game: str, code: str) -> None:
    facts.forget(catalogue.db.conn, game, [code])
    catalogue.db.conn.execute("delete from cards where game = ? and code = ?", (game, code))


# --- as a card set ---------------------------------------------------------------------------------


def write_set(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    codes: Sequence[str],
    game: str,
    *,
    id: str = OWN_SET,
    name: str = "Own cards",
    version: int = 1,
) -> int:
    """Write these cards as a card set (see toml_set) that a catalogue can import; how many.

    Under the usual `id` they are own cards there too. The file appears whole or not at all. Raises OSError.
    """
    cards = [kept for code in codes if (kept := own_card(catalogue, game, code)) is not None]
    header = {"format": 1, "id": id, "game": game, "name": name, "language": "en", "version": version}
    parts = ["[set]\n" + "".join(f"{key} = {_toml(value)}\n" for key, value in header.items())]
    parts += [_table(catalogue, game, kept) for kept in cards]
    with replaced(Path(path)) as staged:
        staged.write_text("\n".join(parts), encoding="utf-8")
    return len(cards)


def _table(catalogue: Catalogue, game: str, kept: Own) -> str:
    card, definition = kept.card, games.get(game)
    written, read = definition.cards.set_format, definition.texts
    values: dict[str, Any] = written.write(card) if written is not None else _plain(card)
    printing = next((made.number for made in catalogue.printings(game, card.key) if made.set_id == OWN_SET), "")
    if printing:
        values["printing"] = printing
    if kept.language != "en":
        values["language"] = kept.language
    if written is not None and read is not None and kept.language in read.reads and card.problem:
        values["by_hand"] = True
    names = {tongue: kept.others[tongue][0] for tongue in LANGUAGES if tongue in kept.others}
    texts = {tongue: kept.others[tongue][1] for tongue in names if kept.others[tongue][1]}
    values |= {key: table for key, table in (("names", names), ("texts", texts)) if table}
    return "[[card]]\n" + "".join(f"{key} = {_toml(value)}\n" for key, value in values.items())


def _plain(card: Card) -> dict[str, Any]:
    """The fields of a model that is its own format."""
    fields: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(card, abilities=None, problem=""))
    return fields


def _toml(value: Any) -> str:
    """A value in TOML's spelling; a text in the spelling of JSON is one in TOML's too."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")
    return str(value)
