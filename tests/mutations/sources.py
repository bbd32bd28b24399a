"""What a verdict of the audit depends on: the source of the function that is changed, and that of the marked tests.

Comments and layout make no difference.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from changes import ROOT, Change, functions, path_of

Places = dict[str, str]
"""The path of a function in its file ("Class.name") -> its source."""


def around(change: Change, tree: ast.Module, source: str) -> str:
    """The source of the function that a change is in, or of the statements of the module that it touches."""
    if change.kind != "by hand":
        function = dict(functions(tree)).get(change.place)
        return "" if function is None else ast.unparse(function)
    at = source.find(change.old)
    first, last = source.count("\n", 0, at) + 1, source.count("\n", 0, at + len(change.old)) + 1
    inner = [node for _, node in functions(tree) if _starts(node) <= first and last <= (node.end_lineno or 0)]
    touched = inner or [node for node in tree.body if _starts(node) <= last and first <= (node.end_lineno or 0)]
    return "\n".join(map(ast.unparse, touched))


def _starts(node: ast.stmt) -> int:
    decorators = getattr(node, "decorator_list", [])
    return min([node.lineno, *(one.lineno for one in decorators)])


def of_change(change: Change) -> str:
    """The source around a change as it is now."""
    source = path_of(change.module).read_text("utf-8")
    return around(change, _parsed(source), source)


@cache
def _parsed(source: str) -> ast.Module:
    return ast.parse(source)


@cache
def _tests_in(file: Path) -> Places:
    source = file.read_text("utf-8")
    return {name: ast.unparse(node) for name, node in functions(ast.parse(source))}


def of_test(test: str) -> str:
    """The source of a test by its node id ("tests/a.py::Class::name[case]"); that of its file where it is not found."""
    place, _, name = test.partition("[")[0].partition("::")
    file = ROOT / place
    return _tests_in(file).get(name.replace("::", ".")) or file.read_text("utf-8")
