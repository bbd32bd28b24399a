"""The compiled rules of a checkout, which `packaging/compiling.py` makes, in place of their sources.

They are used while every source is still the one that was compiled; with the environment variable SANAM_PURE they are
not. Without them everything is the same, only slower.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

DESKTOP = Path(__file__).resolve().parents[1]
FOLDER = DESKTOP.parent / "build" / "compiled"


class CompiledModules(MetaPathFinder):
    """Finds the modules that were compiled; `files` are their libraries by name."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return spec_from_file_location(fullname, file) if file is not None else None


def libraries(folder: Path = FOLDER) -> dict[str, Path]:
    """The libraries by module, or none where they were made of other sources or for another Python."""
    if not (folder / "manifest.json").is_file():
        return {}
    import hashlib
    import json
    import sysconfig

    try:
        manifest = json.loads((folder / "manifest.json").read_bytes())
        suffix, sources = str(manifest["suffix"]), dict(manifest["sources"])
        made_of = {path: hashlib.sha256((DESKTOP / path).read_bytes()).hexdigest() for path in sources}
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    if made_of != sources or suffix != sysconfig.get_config_var("EXT_SUFFIX"):
        return {}
    found = (path.relative_to(folder) for path in folder.rglob(f"*{suffix}"))
    return {".".join(path.parts)[: -len(suffix)]: folder / path for path in found}


def use_compiled() -> None:
    """Import the compiled modules from now on, where there are any."""
    if not os.environ.get("SANAM_PURE") and (files := libraries()):
        sys.meta_path.insert(0, CompiledModules(files))
