"""Small changes of the source, each of which breaks one place that says which rule it carries out.

They are found by the citations themselves:

    skip     a step that cites a rule (`@step("7-1-4-1")`) does nothing, and the next one follows
    allow    a refusal that cites a rule (`Refused("1-3-3", …)`, `rules.no(…, "503.2")`) is not made
    drop     what is added to a list with a rule (`found.append(Option(…, rule="7-1-3-2-1"))`) is not added
    negate   a helper whose docstring cites a rule says the opposite
    nothing  such a helper does nothing
    empty    such a helper finds nothing
    more     such a helper counts one more

What no citation leads to is changed by hand: `by_hand/BOOK….toml` says which words of a file become which others (a
book may have several files).
A change is made when its module is imported (see `hook`), never on the disk.
"""

from __future__ import annotations

import ast
import copy
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rule_coverage import BOOKS

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "desktop" / "sanam" / "games"
#: What a game's own rules have to do with.
ROOMS = ("rules", "cards", "vocabulary", "texts/execution", "texts/tree")
#: The ids of rules as they are cited in each game, and the book of each.
_CITED = {
    "onepiece": re.compile(r"(?<![\w-])\d{1,2}(?:-\d{1,2})+(?:\(\d\))?(?![\w-])"),
    "summoner_master": re.compile(r"\bSMG-\d+(?:\.\d+)*|(?<![\w.])\d{3}(?:\.\d+)+"),
    "yugioh": re.compile(r"\bY(?:ZH|FA|TH)-\d+\.\d+"),
}
_BOOKS = {"onepiece": "one-piece", "summoner_master": "summoner-master"}
_EDITIONS = {"YZH": "yugioh-zh", "YFA": "yugioh-fa", "YTH": "yugioh-th"}
BY_HAND = Path(__file__).with_name("by_hand")

Rule = tuple[str, str]
"""A book and the id of a rule in it."""


@dataclass(frozen=True)
class Change:
    """One change: of `module`, at `place` (a function, and which of several such places in it), of a kind.

    `rules` are those that the place cites. `old` and `new` are words of the source, for those recorded by hand.
    """

    module: str
    place: str
    kind: str
    rules: tuple[Rule, ...]
    old: str = ""
    new: str = ""

    @property
    def id(self) -> str:
        return f"{self.module}:{self.place}:{self.kind}"


def book_of(game: str, rule: str) -> str:
    return _BOOKS.get(game) or _EDITIONS[rule[:3]]


def path_of(module: str) -> Path:
    return ROOT / "desktop" / Path(*module.split(".")).with_suffix(".py")


def modules() -> Iterator[tuple[str, str]]:
    """Each game with each of its modules that may carry out a rule."""
    for game in _CITED:
        for room in ROOMS:
            for file in sorted((GAMES / game / room).rglob("*.py")):
                yield game, ".".join(file.relative_to(ROOT / "desktop").with_suffix("").parts)


@cache
def automatic() -> tuple[Change, ...]:
    """All changes that citations lead to."""
    return tuple(
        change for game, module in modules() for change in found_in(game, module, path_of(module).read_text("utf-8"))
    )


def found_in(game: str, module: str, source: str) -> list[Change]:
    """The changes of one module."""
    changes = []
    for place, function in functions(ast.parse(source)):
        said: list[tuple[str, tuple[str, ...]]] = []
        cited = _step_rules(function)
        if cited:
            said.append(("skip", cited))
        said += [(f"allow {at}", rules) for at, (_, rules) in enumerate(_refusals(game, function))]
        said += [(f"drop {at}", rules) for at, (_, rules) in enumerate(_additions(game, function))]
        helper = None if cited else _helper_kind(function)
        told = tuple(dict.fromkeys(_CITED[game].findall(ast.get_docstring(function) or "")))
        if helper and told:
            said.append((helper, told))
        for kind, rules in said:
            ids = tuple((book_of(game, rule), rule) for rule in rules if rule)
            if ids:
                changes.append(Change(module, place, kind, ids))
    return changes


def functions(tree: ast.AST, path: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module, by their path in it. One of a name that was there before has a number after it."""
    seen: dict[str, int] = {}
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            count = seen[node.name] = seen.get(node.name, 0) + 1
            name = f"{path}{node.name}" + (f"#{count}" if count > 1 else "")
            if isinstance(node, ast.FunctionDef):
                yield name, node
            else:
                yield from functions(node, f"{name}.")


def _strings(nodes: list[ast.expr]) -> list[str]:
    return [
        part.value
        for node in nodes
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]


def _step_rules(function: ast.FunctionDef) -> tuple[str, ...]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "step":
            return tuple(_strings(decorator.args))
    return ()


def _refusals(game: str, function: ast.FunctionDef) -> list[tuple[ast.Call, tuple[str, ...]]]:
    """The refusals made in a function, with the rules that each cites."""
    found = []
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and (
            getattr(node.func, "id", "") == "Refused" or getattr(node.func, "attr", "") == "no"
        ):
            rules = tuple(rule for text in _strings(node.args) for rule in _CITED[game].findall(text))
            if rules:
                found.append((node, rules))
    return found


def _additions(game: str, function: ast.FunctionDef) -> list[tuple[ast.Expr, tuple[str, ...]]]:
    """What is added to a list together with the rule by which it is there."""
    found = []
    for node in ast.walk(function):
        if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
            continue
        if getattr(node.value.func, "attr", "") not in ("append", "extend"):
            continue
        words = [
            word
            for part in ast.walk(node)
            if isinstance(part, ast.keyword) and part.arg in ("rule", "rules")
            for word in _strings([part.value])
        ]
        rules = tuple(rule for word in words for rule in _CITED[game].findall(word))
        if rules:
            found.append((node, rules))
    return found


_HELPERS = {"bool": "negate", "None": "nothing", "int": "more"}


def _helper_kind(function: ast.FunctionDef) -> str:
    """How a helper is broken, by what it returns; "" for one that is left alone."""
    if function.returns is None or any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in ast.walk(function)):
        return ""
    said = ast.unparse(function.returns)
    if said.startswith(("list[", "tuple[int, ...]", "tuple[str, ...]", "dict[", "set[", "frozenset[")):
        return "empty"
    if said in ("Refused | None", "Outcome"):
        return "nothing"
    return _HELPERS.get(said, "")


# ---------------------------------------------------------------------- making it


def changed(source: str, change: Change) -> ast.Module:
    """The module with the change made. Raises ValueError when there is no such place in it."""
    if change.kind == "by hand":
        if source.count(change.old) != 1:
            raise ValueError(f"{change.module} has {source.count(change.old)} times {change.old!r}")
        return ast.parse(source.replace(change.old, change.new))
    tree = ast.parse(source)
    function = dict(functions(tree)).get(change.place)
    if function is None:
        raise ValueError(f"{change.module} has no {change.place}")
    kind, _, at = change.kind.partition(" ")
    game = change.module.split(".")[2]
    if kind == "allow":
        _replace(function, _refusals(game, function)[int(at)][0], ast.Constant(None))
    elif kind == "drop":
        _replace(function, _additions(game, function)[int(at)][0], ast.Pass())
    else:
        _rewrite(function, kind)
    return ast.fix_missing_locations(tree)


def _replace(function: ast.FunctionDef, old: ast.AST, new: ast.expr | ast.stmt) -> None:
    class Put(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            if isinstance(node, ast.Raise) and node.exc is old:
                return ast.Pass()
            return new if node is old else self.generic_visit(node)

    Put().visit(function)


def _rewrite(function: ast.FunctionDef, kind: str) -> None:
    """Change a function as a whole."""
    if kind in ("skip", "nothing"):
        function.body = [ast.Return(ast.Constant(None))]
        return
    if kind == "empty":
        said = ast.unparse(function.returns) if function.returns is not None else ""
        function.body = [ast.Return(ast.parse(f"{said.partition('[')[0]}()", mode="eval").body)]
        return

    class Turn(ast.NodeTransformer):
        def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
            return self.generic_visit(node) if node is function else node

        def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
            return node

        def visit_Return(self, node: ast.Return) -> ast.AST:
            value = copy.deepcopy(node.value) or ast.Constant(None)
            if kind == "negate":
                return ast.Return(ast.UnaryOp(ast.Not(), value))
            return ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))

    Turn().visit(function)


# ---------------------------------------------------------------------- by hand


def by_hand(folder: Path = BY_HAND) -> list[Change]:
    """The changes that are recorded: for each rule the file, the words in it that change, and into which."""
    books = "|".join(map(re.escape, BOOKS))
    return [
        Change(
            ".".join(("sanam", *Path(one["file"]).with_suffix("").parts)),
            f"{book} {one['rule']}",
            "by hand",
            ((book, one["rule"]),),
            one["old"],
            one["new"],
        )
        for file in sorted(folder.glob("*.toml"))
        if (found := re.match(books, file.name)) and (book := found[0])
        for one in tomllib.loads(file.read_text("utf-8"))["change"]
    ]
