"""Builds the translations before a wheel is packed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Brings the .qm files up to date. Without lrelease the wheel has the .ts files only, and says so."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root) / "packaging"))
        import translate

        try:
            translate.release()
        except RuntimeError as error:
            self.app.display_warning(f"translations are not built: {error}")
