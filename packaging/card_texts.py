"""Writes the texts of a card set in its other languages, from what is understood of them.

    python packaging/card_texts.py [--check] FILE…      --check changes nothing and fails where a text is another

Of a card with texts every `texts.LANGUAGE = "…"` line is written again by the phrase book of its game. Names that stand
before a text ("Falling Leaves: …") are kept as they are in the file; names of cards are those of the set.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "desktop"))

from sanam import games  # noqa: E402
from sanam.abilities.texts import Sentence, TextReading  # noqa: E402

LINE = re.compile(r'^texts\.(?P<language>\w+) = (?P<text>".*")$', re.MULTILINE)
CARD = "\n[[card]]\n"


def made(game: str, table: dict[str, Any]) -> Any:
    """The card of a table."""
    model = games.get(game).cards.model
    fields = model.__struct_fields__
    return msgspec.convert({key: value for key, value in table.items() if key in fields}, model)


def written(game: str, table: dict[str, Any], language: str, known: dict[str, str], now: str) -> str:
    """The text of a card of a set in a language. `now` is the one in the file. Raises ValueError."""
    texts, card = games.get(game).texts, made(game, table)
    assert texts is not None
    reading = texts.read(card, "en")
    if not reading.whole:
        raise ValueError(f"{card.name}: {reading.problem}")
    lines, old = [], now.split("\n")
    for number, sentence in enumerate(reading.renamed(known).sentences):
        said = texts.write(one(sentence), language)
        lead = re.split(": |：", old[number])[0] if number < len(old) else ""
        colon = "：" if language.startswith("zh") else ": "
        lines.append(f"{lead}{colon}{said}" if named(card, sentence) else said)
    return "\n".join(lines)


def named(card: Any, sentence: Sentence) -> bool:
    """Whether a name stands before a text on its card."""
    line = card.whole_text.rfind("\n", 0, sentence.start) + 1
    return bool(line < sentence.start)


def names_of(game: str, table: dict[str, Any], language: str) -> dict[str, str]:
    """The names that stand on a card -> those in a language: its own, and those before its texts."""
    found = {table["name"]: table["names"][language]}
    own, other = made(game, table).whole_text.split("\n"), table.get("texts", {}).get(language, "").split("\n")
    for here, there in zip(own, other, strict=False):
        if ": " in here and re.search(": |：", there):
            found.setdefault(here.partition(": ")[0], re.split(": |：", there)[0])
    return found


def one(sentence: Sentence) -> TextReading:
    return TextReading((sentence,), None)


def rewrite(path: Path) -> str:
    """The card set with its texts rewritten."""
    content = path.read_text("utf-8")
    found = tomllib.loads(content)
    game, tables = found["set"]["game"], found["card"]
    first, *blocks = content.split(CARD)
    parts = [first]
    for table, block in zip(tables, blocks, strict=True):

        def put(match: re.Match[str], table: dict[str, Any] = table) -> str:
            language = match["language"]
            known = {name: said for other in tables for name, said in names_of(game, other, language).items()}
            text = written(game, table, language, known, json.loads(match["text"]))
            return f"texts.{language} = {json.dumps(text, ensure_ascii=False)}"

        parts.append(LINE.sub(put, block))
    return CARD.join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, fail where a text is another")
    parser.add_argument("files", nargs="+", type=Path)
    arguments = parser.parse_args()
    different = 0
    for path in arguments.files:
        content = rewrite(path)
        if content != path.read_text("utf-8"):
            different += 1
            if arguments.check:
                print(f"{path}: its texts are not what the phrase book writes")
            else:
                path.write_text(content, "utf-8")
    return 1 if arguments.check and different else 0


if __name__ == "__main__":
    sys.exit(main())
