"""A pytest plugin that makes one change of the source when its module is imported, and says what the tests made of it.

`SANAM_CHANGE` holds the change and the file for the outcome as JSON. Nothing is written into the checkout.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest
from changes import Change, changed

_TOLD = json.loads(os.environ.get("SANAM_CHANGE", "null"))


class _Loader(SourceFileLoader):
    """Loads one module with the change in it, and keeps no compiled file of it."""

    def __init__(self, name: str, path: str, change: Change) -> None:
        super().__init__(name, path)
        self.change = change

    def get_code(self, fullname: str) -> CodeType | None:
        return compile(changed(Path(self.path).read_text("utf-8"), self.change), self.path, "exec")


class _Finder(MetaPathFinder):
    def __init__(self, change: Change) -> None:
        self.change = change

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.change.module:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None:
            return None
        return importlib.util.spec_from_file_location(
            fullname, spec.origin, loader=_Loader(fullname, spec.origin, self.change)
        )


class _Outcome:
    """Writes which tests passed and which failed, by their names without parameters."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.failed: set[str] = set()
        self.ran: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = report.nodeid.partition("[")[0]
        if report.when == "call" or report.failed:
            self.ran.add(name)
        if report.failed:
            self.failed.add(name)

    def pytest_sessionfinish(self) -> None:
        module = sys.modules.get(_TOLD["change"]["module"])
        made = isinstance(getattr(module, "__loader__", None), _Loader)
        told = {"failed": sorted(self.failed), "ran": sorted(self.ran), "made": made}
        self.target.write_text(json.dumps(told), "utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if _TOLD is not None:
        config.pluginmanager.register(_Outcome(Path(_TOLD["outcome"])), "mutation-outcome")


def _change(plain: dict[str, Any]) -> Change:
    return Change(**{**plain, "rules": tuple(tuple(rule) for rule in plain["rules"])})


if _TOLD is not None:
    sys.meta_path.insert(0, _Finder(_change(_TOLD["change"])))
