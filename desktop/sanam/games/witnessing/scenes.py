"""Boards of a witness as plain data, on which another engine may be tried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from sanam.games.witnessing.phrases import Node
from sanam.games.witnessing.stage import Stage
from sanam.games.witnessing.trials import Match


class SceneWriter(Protocol):
    """Writes boards down, as scenes: JSON objects with an "id"."""

    def written(self, stage: Stage, card: Any, name: str, policy: str) -> dict[str, Any]:
        """What lay on a stage, and what was done there. Raises :class:`NotDriven` for what a scene cannot say."""
        ...

    def attempts(self, match: Match, card: Any, tree: Node, name: str) -> Iterator[dict[str, Any]]:
        """Scenes for an ability that the witness does not drive."""
        ...
