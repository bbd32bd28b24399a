"""Cards that the user made: kept in the catalogue as a set of their own, and written out as one of our card sets."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from sanam.catalogue import facts
from sanam.catalogue.importing import LANGUAGES, ImportReport, Incoming, Source, Steps, write, writing
from sanam.catalogue.staging import replaced
from sanam.catalogue.store import OWN_SET, Catalogue
from sanam.catalogue.understand import understand
from sanam.games.yugioh.cards import CardData

#: The first code that is given to an own card; passcodes of published cards have at most eight digits.
FIRST_CODE = 990_000_001
NUMBER = "OWN-{code}"


def new_code(catalogue: Catalogue) -> int:
    """A code that no card has."""
    sql = "select max(cast(code as integer)) from cards where game = 'yugioh' and cast(code as integer) >= ?"
    last = catalogue.db.conn.execute(sql, (FIRST_CODE,)).fetchone()[0]
    return int(last) + 1 if last else FIRST_CODE


def save_own(
    catalogue: Catalogue, card: CardData, others: dict[str, tuple[str, str]] | None = None, *, language: str = "en"
) -> ImportReport:
    """Keep an own card, new or changed, parsed when its text is English; `others` language -> (name, text).

    A card whose text is not understood is kept all the same, to be played by hand. Raises ValueError for a code that
    is not an own one (below FIRST_CODE), FileRefused when the catalogue cannot be written.
    """
    if card.code < FIRST_CODE:
        raise ValueError(f"{card.code} is not the code of an own card")
    parsed = understand(card)[0] if language == "en" else card
    item = Incoming(card=parsed, language=language, others=others or {}, number=NUMBER.format(code=card.code))
    source = Source(
        game="yugioh", kind="own", file="own", digest=f"own-{card.code}", language=language, set_id=OWN_SET,
        set_name="Own cards", set_version=1,
    )  # fmt: skip
    return write(catalogue, source, [item], (), Steps(1, None, None))


def delete_own(catalogue: Catalogue, code: int) -> None:
    """Take an own card away. Raises ValueError for another's."""
    if code < FIRST_CODE:
        raise ValueError(f"{code} is not the code of an own card")
    with writing(catalogue):
        facts.forget(catalogue.db.conn, "yugioh", [str(code)])
        catalogue.db.conn.execute("delete from cards where game = 'yugioh' and code = ?", (str(code),))


def write_set(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    codes: Sequence[str],
    *,
    id: str = "own-cards",
    name: str = "Own cards",
    version: int = 1,
) -> int:
    """Write these Yu-Gi-Oh! cards as a card set (see toml_set) that another catalogue can import; how many.

    Cards that are known in English are written, with their texts in the other languages; the file appears whole or
    not at all. Raises OSError.
    """
    cards = [card for card in catalogue.cards("yugioh", codes).values() if card.key in _english(catalogue, codes)]
    header = {"format": 1, "id": id, "game": "yugioh", "name": name, "language": "en", "version": version}
    parts = ["[set]\n" + "".join(f"{key} = {_toml(value)}\n" for key, value in header.items())]
    parts += [_card(catalogue, card) for card in cards]
    with replaced(Path(path)) as staged:
        staged.write_text("\n".join(parts), encoding="utf-8")
    return len(cards)


def _english(catalogue: Catalogue, codes: Sequence[str]) -> set[str]:
    return {code for code in codes if "en" in catalogue.languages("yugioh", code)}


def _card(catalogue: Catalogue, card: CardData) -> str:
    values: dict[str, Any] = {"code": card.code, "name": card.name, "kind": card.kind}
    if card.kind == "monster":
        values |= {
            "traits": list(card.traits), "level": card.level, "attribute": card.attribute, "type": card.race,
            "atk": "?" if card.atk is None else card.atk, "def": "?" if card.def_ is None else card.def_,
        }  # fmt: skip
    else:
        values["icon"] = card.icon
    if card.series:
        values["series"] = list(card.series)
    number = next((made.number for made in catalogue.printings("yugioh", card.code) if made.set_id == OWN_SET), "")
    if number:
        values["number"] = number
    values["text"] = card.text
    texts = {tongue: catalogue.text("yugioh", card.code, tongue) for tongue in LANGUAGES if tongue != "en"}
    names = {tongue: text[0] for tongue, text in texts.items() if text}
    bodies = {tongue: text[1] for tongue, text in texts.items() if text and text[1]}
    values |= {key: table for key, table in (("names", names), ("texts", bodies)) if table}
    return "[[card]]\n" + "".join(f"{key} = {_toml(value)}\n" for key, value in values.items())


def _toml(value: Any) -> str:
    """A value in TOML's spelling; a text in the spelling of JSON is one in TOML's too."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    if isinstance(value, str):
        return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")
    return str(value)
