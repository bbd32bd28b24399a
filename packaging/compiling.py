"""Compiles the rules of the games with mypyc: `python packaging/compiling.py [FOLDER]`.

The compiled modules come from the same sources as pure Python and stand beside a manifest in build/compiled, or in
FOLDER. A checkout uses them while its sources are those that were compiled (see `sanam.compiled`). It needs a C
compiler and about two minutes; nothing else does.

What mypyc cannot compile as Python would run it is left as Python: structs of msgspec (their options would be lost),
procedures (their steps bear rules as attributes), cached properties, protocols with defaults and exceptions.
"""

from __future__ import annotations

import ast
import builtins
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DESKTOP = ROOT / "desktop"
#: Where matches spend their time.
COMPILED = (
    "engine/*.py",
    "abilities/tree.py",
    "games/turns.py",
    "games/deeds.py",
    "games/*/rules/**/*.py",
    "games/*/texts/execution/**/*.py",
)
BUILD = """
import sys
from setuptools import setup
from mypyc.build import mypycify
paths = sys.argv[2:]
sys.argv[1:] = ["build_ext", "--inplace", "--parallel=2", "--quiet"]
options = ["--config-file", "mypy.ini", *paths]
setup(name="sanam-rules", packages=[], ext_modules=mypycify(options, multi_file=True, group_name="sanam_rules"))
"""
CONFIG = "[mypy]\nignore_missing_imports = True\nfollow_imports = silent\n"


class Module:
    """A source file: its classes by their full names, with the full names of what they inherit from."""

    def __init__(self, path: Path) -> None:
        source = path.read_text("utf-8")
        tree = ast.parse(source if "class " in source else "")
        self.classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        own = ".".join(path.relative_to(DESKTOP).with_suffix("").parts)
        named = {node.name: f"{own}.{node.name}" for node in self.classes}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                named |= {item.asname or item.name: f"{node.module}.{item.name}" for item in node.names}
        self.bases = {
            named[node.name]: [named.get(name := _name(base), name) for base in node.bases] for node in self.classes
        }

    def stays(self, structs: set[str]) -> bool:
        """Whether it has what mypyc does not compile as Python runs it; `structs` are the structs and procedures."""
        if structs & self.bases.keys() or any(node.keywords for node in self.classes):
            return True
        for node in self.classes:
            bases = [_name(base) for base in node.bases]
            if any(hasattr(builtins, base) or base == "Refused" for base in bases):
                return True
            methods = [item for item in node.body if isinstance(item, ast.FunctionDef)]
            defaults = [default for item in methods for default in (*item.args.defaults, *item.args.kw_defaults)]
            if any(isinstance(default, ast.Constant) and default.value is ... for default in defaults):
                return True
            if any(_name(mark) == "cached_property" for item in methods for mark in item.decorator_list):
                return True
        return False


def _name(node: ast.expr) -> str:
    """The last part of a name, without what it is called or indexed with."""
    while isinstance(node, ast.Call | ast.Subscript):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def to_compile() -> dict[Path, set[str]]:
    """The modules that are compiled, as paths below desktop, each with those of its classes from which a class that
    stays Python inherits.
    """
    known = {path: Module(path) for path in sorted((DESKTOP / "sanam").rglob("*.py"))}
    interpreted, found = {"msgspec.Struct", "Struct", "sanam.engine.procedure.Procedure"}, -1
    while len(interpreted) != found:
        found = len(interpreted)
        interpreted |= {name for module in known.values() for name, of in module.bases.items() if interpreted & {*of}}
    wanted = {path for pattern in COMPILED for path in (DESKTOP / "sanam").glob(pattern)}
    chosen = {path for path in wanted if path.name != "__init__.py" and not known[path].stays(interpreted)}
    outside = [module for path, module in known.items() if path not in chosen]
    bases = {name: of for module in known.values() for name, of in module.bases.items()}
    inherited: set[str] = set()
    below = [base for module in outside for of in module.bases.values() for base in of]
    while below:
        inherited |= {*below}
        below = [base for name in below for base in bases.get(name, ())]
    return {
        path.relative_to(DESKTOP): {name.rpartition(".")[2] for name in inherited & known[path].bases.keys()}
        for path in sorted(chosen)
    }


def lowered(source: str, inherited: set[str]) -> str:
    """The source as mypyc can compile it: `x in (*some, other)` becomes `x in tuple([*some, other])`, and classes from
    which Python inherits say so.
    """
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        for asked in node.comparators if isinstance(node, ast.Compare) else ():
            if isinstance(asked, ast.Tuple) and any(isinstance(item, ast.Starred) for item in asked.elts):
                _wrap(lines, asked)
    if not inherited:
        return "".join(lines)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name in inherited:
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)]) - 1
            lines[first] = "@mypyc_attr(allow_interpreted_subclasses=True)\n" + lines[first]
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            lines[node.lineno - 1] += "from mypy_extensions import mypyc_attr\n"
    return "".join(lines)


def _wrap(lines: list[str], node: ast.Tuple) -> None:
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    for at, offset, text in ((last, (node.end_col_offset or 1) - 1, "])"), (first, node.col_offset, "tuple([")):
        line = lines[at].encode()
        lines[at] = (line[:offset] + text.encode() + line[offset + 1 :]).decode()


def compile_to(folder: Path) -> int:
    """Compile into a folder, replacing what is there. Returns the number of modules. Raises CalledProcessError."""
    modules = to_compile()
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copytree(DESKTOP / "sanam", Path(scratch) / "sanam", ignore=shutil.ignore_patterns("__pycache__"))
        digests = {}
        for module, inherited in modules.items():
            path = Path(scratch) / module
            digests[str(module)] = hashlib.sha256(path.read_bytes()).hexdigest()
            path.write_text(lowered(path.read_text("utf-8"), inherited), "utf-8")
        (Path(scratch) / "mypy.ini").write_text(CONFIG)
        command = [sys.executable, "-c", BUILD, "setup.py", *map(str, modules)]
        subprocess.run(command, cwd=scratch, env={**os.environ, "MYPYPATH": "."}, check=True)
        shutil.rmtree(folder, ignore_errors=True)
        copy(Path(scratch), folder, digests)
    return len(modules)


def copy(built: Path, folder: Path, digests: dict[str, str]) -> None:
    """Take what was built, and write down of which sources."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for path in built.rglob(f"*{suffix}"):
        if "build" not in path.relative_to(built).parts:
            target = folder / path.relative_to(built)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
    (folder / "manifest.json").write_text(json.dumps({"suffix": suffix, "sources": digests}, indent=1))


if __name__ == "__main__":
    made = compile_to(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "compiled")
    print(f"{made} modules compiled")
