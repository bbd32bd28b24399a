"""No module needs one that needs it: not at its top, not inside a function and not for its annotations."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

DESKTOP = Path(__file__).resolve().parent.parent / "desktop"


def modules(root: Path) -> dict[str, Path]:
    """The modules of `sanam` below `root` by their full names."""
    found = {}
    for file in (root / "sanam").rglob("*.py"):
        place = file.parent if file.name == "__init__.py" else file.with_suffix("")
        found[".".join(place.relative_to(root).parts)] = file
    return found


def named(file: Path, name: str) -> Iterator[tuple[str, str]]:
    """What a module imports anywhere in it: a module, and a name in it that may be a module itself."""
    package = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*start, node.module] if node.module else start)
            yield from ((module, alias.name) for alias in node.names)


def imports(root: Path) -> dict[str, set[str]]:
    """The modules of `sanam` that each of them imports."""
    known = modules(root)
    graph: dict[str, set[str]] = {name: set() for name in known}
    for name, file in known.items():
        for module, part in named(file, name):
            wanted = f"{module}.{part}" if f"{module}.{part}" in known else module
            if wanted in known:
                graph[name].add(wanted)
    return graph


def circle(graph: dict[str, set[str]], package: str) -> list[str]:
    """Modules of a package of which each imports the one before, the last being the first again; none: no circle."""
    inside = {name for name in graph if f"{name}.".startswith(f"{package}.")}
    assert inside
    try:
        TopologicalSorter({name: graph[name] & inside for name in inside}).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


@pytest.fixture(scope="module")
def sanam() -> dict[str, set[str]]:
    return imports(DESKTOP)


#: In `ui` a screen and what acts on it still know each other by their types.
PACKAGES = sorted({file.parent.name for file in (DESKTOP / "sanam").glob("*/__init__.py")} - {"ui"})


@pytest.mark.parametrize("package", PACKAGES)
def test_no_modules_import_one_another(sanam: dict[str, set[str]], package: str) -> None:
    found = circle(sanam, f"sanam.{package}")
    assert not found, " imports ".join(reversed(found))


@pytest.mark.parametrize(
    "back",
    [
        "from sanam.part import first",
        "from sanam.part.first import something",
        "import sanam.part.first",
        "from . import first",
        "from .first import something",
        "from ..part.first import something",
        "def late():\n    from sanam.part import first",
        "if TYPE_CHECKING:\n    from sanam.part.first import Something",
    ],
)
def test_a_circle_is_found_however_it_is_closed(tmp_path: Path, back: str) -> None:
    part = tmp_path / "sanam" / "part"
    part.mkdir(parents=True)
    (part / "__init__.py").write_text("")
    (part / "first.py").write_text("from sanam.part import second\n")
    (part / "second.py").write_text("import sanam.part\n")
    assert circle(imports(tmp_path), "sanam.part") == []
    (part / "second.py").write_text(f"{back}\n")
    assert set(circle(imports(tmp_path), "sanam.part")) == {"sanam.part.first", "sanam.part.second"}
