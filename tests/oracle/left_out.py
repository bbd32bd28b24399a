"""Whole rules of a card that only one of its two printed texts has, decided by words of theirs."""

from __future__ import annotations

import re
from typing import Any

#: What is called so, the abilities that say it, and the words that state it in each language.
_RULES: tuple[tuple[str, dict[str, Any], dict[str, str]], ...] = (
    (
        "of which series it always is",
        {"kind": "continuous", "what": "series"},
        {"en": r"always treated as", "zh": "規則上|^此卡(視為|當作)「|\n此卡(視為|當作)「"},
    ),
    (
        "where it cannot be Summoned from",
        {"kind": "limit", "op": "summon condition"},
        {"en": r"cannot be Special Summoned from", "zh": "不能從[^。]*特殊召喚"},
    ),
    ("its materials", {"kind": "material"}, {"en": r"\A[^.:\n]*\n", "zh": r"\A[^。：\n]*\n"}),
    (
        "how often it is activated",
        {"kind": "activation limit"},
        {"en": r"You can only activate 1 \"", "zh": "發動[1一]張"},
    ),
)


def left_out(ability: dict[str, Any], one: str, language: str, other: str, other_language: str) -> str:
    """What an ability of `one` says that has no words in `other`, "" where it has some or the words are not known."""
    operations = [step["op"] for step in ability.get("do", ())] or [{}]
    for called, shape, words in _RULES:
        if not all({**ability, **operations[0]}.get(key) == value for key, value in shape.items()):
            continue
        said = re.search(words[language[:2]], one, re.IGNORECASE)
        begin, end = ability["span"]
        its_own = said is not None and said.start() < end and begin < said.end()
        if its_own and not re.search(words[other_language[:2]], other, re.IGNORECASE):
            return called
    return ""
