"""What a lasting effect sets is read by something, in every game: else nothing comes of a text that is carried out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sanam
from sanam.games.yugioh.texts.tree.lasting import CARD_RULES, PLAYER_RULES

GAMES = Path(sanam.__file__).parent / "games"
#: How each game sets something: the function that is called, and the place of the key among its arguments.
SETTERS = {
    "onepiece": {"Effect": 1, "_flag": 0, "_player": 1, "_both": 1},
    "summoner_master": {"modify": 1},
    "yugioh": {},
}
#: The files in which it is done; what stands there does not count as reading.
SETTING = {
    "onepiece": ("texts/execution/lasting.py",),
    "summoner_master": (
        "texts/execution/value_ops.py",
        "texts/execution/operations.py",
        "texts/execution/keyword_ops.py",
    ),
    "yugioh": ("texts/tree/lasting.py", "texts/reading"),
}


def calls(tree: ast.AST, setters: dict[str, int]) -> Iterator[str]:
    """The keys that are set by calls with a literal key."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        place = setters.get(name)
        if place is not None and len(node.args) > place:
            key = node.args[place]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value


def strings(file: Path) -> set[str]:
    """The string constants of a module, docstrings aside."""
    tree = ast.parse(file.read_text("utf-8"))
    shown = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in shown
    }


def read(game: str) -> set[str]:
    """Every string constant of a game outside the files that set keys and those that only show them."""
    root = GAMES / game
    found: set[str] = set()
    for file in sorted(root.rglob("*.py")):
        place = file.relative_to(root).as_posix()
        if place.startswith((*SETTING[game], "presentation", "witness", "thinking")):
            continue
        found |= strings(file)
    return found


def patterns(game: str) -> list[re.Pattern[str]]:
    """Strings that are put together of parts, such as f"cannot be {kind} material"."""
    found = []
    for file in sorted((GAMES / game / "rules").rglob("*.py")) + sorted(
        (GAMES / game / "texts/execution").rglob("*.py")
    ):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(p.value) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                if any(len(part) > 5 for part in parts):
                    found.append(re.compile("".join(map(str, parts))))
    return found


def keys_set(game: str) -> set[str]:
    if game == "yugioh":
        return {*CARD_RULES, *PLAYER_RULES}
    found: set[str] = set()
    for place in SETTING[game]:
        found |= set(calls(ast.parse((GAMES / game / place).read_text("utf-8")), SETTERS[game]))
    return found


@pytest.mark.parametrize("game", sorted(SETTERS))
def test_every_key_that_is_set_is_read(game: str) -> None:
    found = keys_set(game)
    assert len(found) > 5
    unread = found - read(game)
    known = patterns(game)
    assert sorted(key for key in unread if not any(p.fullmatch(key) for p in known)) == []


def test_a_key_that_nothing_reads_is_found() -> None:
    tree = ast.parse('run.modify(card, "no such thing", "set", 1, "")\nrun.modify(card, key, "set", 1, "")')
    assert list(calls(tree, SETTERS["summoner_master"])) == ["no such thing"]
    assert "no such thing" not in read("summoner_master")
