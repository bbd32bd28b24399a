"""Every regular expression of the program against texts that are made to keep it busy: no time grows with a square.

The patterns are collected, not listed: the compiled ones that modules hold, in tables as well, and those that stand
in calls. Each is fed repetitions of what it is made of, as it is used (search, match, fullmatch).
"""

from __future__ import annotations

import ast
import functools
import importlib
import re
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import sanam

ROOT = Path(sanam.__file__).parent
METHODS = {
    "search": re.Pattern.search,
    "match": re.Pattern.match,
    "fullmatch": re.Pattern.fullmatch,
    "sub": lambda pattern, text: pattern.sub("", text),
}
USED_AS = {"findall": "sub", "finditer": "sub", "split": "sub", "subn": "sub"}
#: Repetitions that are compared with a tenth of them -> how many times as long they may take. What doubles with every
#: repetition is noticed with few, and would never come to the end of many; a square takes a hundred times as long.
GROWTH = {20: 1000.0, 30: 1000.0, 1800: 40.0}
#: The seconds from which on growth can be measured.
MEASURABLE = 0.001
#: What stands between and behind things in texts of every kind.
COMMON = (" ", "\n", "a", "0", ".", "(")
#: The most parts of a pattern that are repeated in pairs.
MOST = 4


def _modules() -> Iterator[tuple[Any, Path, str]]:
    """The modules that use regular expressions, with where they lie and what is written in them."""
    for path in sorted(ROOT.rglob("*.py")):
        text = path.read_text("utf-8")
        if re.search(r"^(?:import re$|from re import )", text, re.MULTILINE) and path.stem != "__main__":
            parts = path.relative_to(ROOT.parent).with_suffix("").parts
            yield importlib.import_module(".".join(parts[:-1] if path.stem == "__init__" else parts)), path, text


def _within(value: Any, depth: int = 4) -> Iterator[re.Pattern[str]]:
    """The patterns in what a module holds."""
    if isinstance(value, re.Pattern):
        if isinstance(value.pattern, str):
            yield value
    elif depth and isinstance(value, dict):
        for each in [*value, *value.values()]:
            yield from _within(each, depth - 1)
    elif depth and isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from _within(each, depth - 1)


def _methods(tree: ast.AST) -> dict[str, set[str]]:
    """How the names of a module are used: NAME.search(…)."""
    used: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            used.setdefault(node.value.id, set()).add(node.attr)
    return used


def _in_calls(tree: ast.AST) -> Iterator[tuple[re.Pattern[str], str]]:
    """The patterns that are written where they are used: re.search("…", text)."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
            continue
        first = node.args[0]
        of_re = isinstance(node.func.value, ast.Name) and node.func.value.id == "re"
        if of_re and isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield re.compile(first.value), USED_AS.get(node.func.attr, node.func.attr)


@functools.cache
def patterns() -> dict[tuple[str, int, str], str]:
    """(pattern, flags, method) -> a place where it stands."""
    found: dict[tuple[str, int, str], str] = {}
    for module, path, text in _modules():
        tree = ast.parse(text)
        used = _methods(tree)
        # A pattern that is used under another name, in a loop or by a function.
        elsewhere = {
            method
            for name, methods in used.items()
            if name != "re" and not name.strip("_").isupper()
            for method in methods
        }
        elsewhere = elsewhere & METHODS.keys() or {"search", "fullmatch"}
        place = str(path.relative_to(ROOT))
        for name, value in vars(module).items():
            for pattern in _within(value):
                for method in {USED_AS.get(one, one) for one in used.get(name, set())} & METHODS.keys() or elsewhere:
                    found.setdefault((pattern.pattern, pattern.flags, method), f"{place} {name}")
        for pattern, method in _in_calls(tree):
            if method in METHODS:
                found.setdefault((pattern.pattern, pattern.flags, method), place)
    return found


def _parts(pattern: str) -> list[str]:
    """Characters and words that a pattern is made of, a few of each kind."""
    words = [word for word in re.findall(r"[^\W\d_]{2,}|[^\w\s\\]", re.sub(r"\\.|\(\?[^)]", " ", pattern)) if word]
    classes = {r"\s": "\n", r"\d": "0", r"\S": "x", r"\w": "a", ".": "x", r"[^": "x"}
    found = [*(char for written, char in classes.items() if written in pattern), *(word[:12] for word in words)]
    found += re.findall(r"\\([^\w\s])", pattern)
    return list(dict.fromkeys(found))[:MOST]


def hostile(pattern: str) -> Iterator[Callable[[int], str]]:
    """Texts of a given number of repetitions; the last character fits nowhere."""
    parts = _parts(pattern)
    alphabet = list(dict.fromkeys([*parts, *COMMON]))
    for one in alphabet:
        yield lambda size, one=one: one * size + "\x01"  # type: ignore[misc]
        for other in parts:
            if one != other:
                yield lambda size, one=one, other=other: (one + other) * size + "\x01"  # type: ignore[misc]
                yield lambda size, one=one, other=other: other + one * size + "\x01"  # type: ignore[misc]


def _seconds(run: Callable[..., object], pattern: re.Pattern[str], text: str) -> float:
    begun = time.process_time()
    run(pattern, text)
    return time.process_time() - begun


def slow(pattern: re.Pattern[str], method: str, texts: Iterable[Callable[[int], str]] | None = None) -> str:
    """The text with which the time of a pattern grows with its square, or worse; "" for none."""
    run: Callable[..., object] = METHODS[method]
    for made in texts or hostile(pattern.pattern):
        for size, most in GROWTH.items():
            if _seconds(run, pattern, made(size)) > MEASURABLE:
                took = min(_seconds(run, pattern, made(size)) for _ in range(2))
                before = min(_seconds(run, pattern, made(size // 10)) for _ in range(3))
                if took > MEASURABLE and took > most * before:
                    return repr(made(3))
    return ""


def test_a_square_is_noticed_and_a_line_is_not() -> None:
    for bad in (r"\s*(?=\[Trigger\])", r"(?:^|(?<=[.!)>\n]))\s*(?=\[Trigger\])", r"(a+)+b", r"[a-z]+@"):
        assert slow(re.compile(bad), "search"), bad
    for good in (r"\[Trigger\]", r"[a-z]@", r"\(([^()]{1,40})\)"):
        assert not slow(re.compile(good), "search"), good
    assert not slow(re.compile(r"[a-z]+@"), "fullmatch")


def test_the_patterns_of_the_program_are_found() -> None:
    assert len(patterns()) > 200
    assert any("decks/lists.py" in place for place in patterns().values())


@pytest.mark.parametrize("part", range(4))
def test_no_pattern_takes_the_square_of_a_text(part: int) -> None:
    bad = {
        f"{place} ({method}): {pattern}": text
        for (pattern, flags, method), place in sorted(patterns().items())[part::4]
        if (text := slow(re.compile(pattern, flags), method))
    }
    assert bad == {}
