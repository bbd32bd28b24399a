"""What the names in texts stand for, decided among the cards of a match.

A text may write a name a little otherwise than it is printed ("#2" for "2", another letter in upper case), and older
ones call a monster of an archetype by the bare word: Special Summon 1 "Glade Beast".
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sanam.games.yugioh.texts.tree import is_declared

_NAMES = re.compile(rb'"names":(\[[^\]]*\])')
_MONSTER = r'"{0}" (?:[\w-]+ ){{0,3}}[Mm]onster|「{0}」(?:[^「」\s]{{0,6}})怪[獸兽]'


def settled(cards: dict[str, Any]) -> dict[str, bytes]:
    """The definitions of a match (plain data) as JSON, with what their texts call cards by turned into the names and
    archetypes that there are."""
    encoded = {code: msgspec.json.encode(plain) for code, plain in cards.items()}
    names = {plain.get("name", "") for plain in cards.values()}
    said = {code: {word for found in _NAMES.findall(data) for word in _words(found)} for code, data in encoded.items()}
    unknown = set().union(*said.values()) - names
    if not unknown:
        return encoded
    folded = {_fold(name): name for name in sorted(names)}
    printed = {word: folded[_fold(word)] for word in unknown if _fold(word) in folded}
    several = {word: _fold(word.removesuffix("s")) for word in unknown - {*printed}}  # 2 "Nimble Musasabis"
    printed |= {word: folded[one] for word, one in several.items() if one in folded}
    texts = "\n".join(plain.get("text", "") for plain in cards.values())
    series = {word for word in unknown - {*printed} if re.search(_MONSTER.format(re.escape(word)), texts)}
    for code, words in said.items():
        if words & {*printed, *series}:
            plain = msgspec.json.decode(encoded[code])
            plain["abilities"] = _renamed(plain["abilities"], printed, series)
            encoded[code] = msgspec.json.encode(plain)
    return encoded


def _words(found: bytes) -> list[str]:
    words = msgspec.json.decode(found)
    return [word for word in words if isinstance(word, str) and not is_declared(word)]


def _fold(name: str) -> str:
    return re.sub(r"[\W_]+", " ", name.casefold()).strip()


def _renamed(tree: Any, printed: dict[str, str], series: set[str]) -> Any:
    if isinstance(tree, list):
        return [_renamed(part, printed, series) for part in tree]
    if not isinstance(tree, dict):
        return tree
    made = {key: _renamed(part, printed, series) for key, part in tree.items()}
    words = made.get("names")
    if isinstance(words, list):
        if len(words) == 1 and words[0] in series and "series" not in made:
            made["series"] = made.pop("names")
        else:
            made["names"] = [printed.get(word, word) for word in words]
    return made
