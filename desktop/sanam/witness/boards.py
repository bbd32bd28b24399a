"""The boards of a witness, written down for another engine: the command `sanam texts --boards`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import msgspec

from sanam.games.definition import GameDefinition
from sanam.games.witnessing.scenes import SceneWriter
from sanam.games.witnessing.stage import Stage
from sanam.games.witnessing.trials import DONE, NotDriven, Trial, Witness
from sanam.witness.driver import match_of, one
from sanam.witness.survey import wholly_read

#: Which of several cards is chosen, by the trials that are written down.
POLICIES = {"most": "first", "last": "last"}


def boards(game: GameDefinition, cards: Iterable[Any], pool: Iterable[Any]) -> Iterator[dict[str, Any]]:
    """The boards on which the abilities of wholly read cards are tried, each once, as the game's scenes.

    `cards` are those that are tried; from `pool` real cards are taken in the places of the invented ones. A scene says
    what its trial came to in "result". Raises ValueError for a game whose boards cannot be written.
    """
    if game.witness is None or game.scenes is None:
        raise ValueError(f"the boards of {game.id} are not written")
    return _boards(game, _Writer(game, game.witness(), game.scenes(pool)), cards)


def _boards(game: GameDefinition, writer: _Writer, cards: Iterable[Any]) -> Iterator[dict[str, Any]]:
    for card in wholly_read(game, cards):
        seen: set[bytes] = set()
        for ability in range(len(writer.witness.abilities(card))):
            for made in writer.of(card, ability):
                same = msgspec.json.encode({**made, "id": ""}, order="sorted")
                if same not in seen:
                    seen.add(same)
                    yield made


class _Writer:
    def __init__(self, game: GameDefinition, witness: Witness, scenes: SceneWriter) -> None:
        self.witness, self.scenes = witness, scenes
        self._stages: list[Stage] = []
        self._match = replace(match_of(game), watch=self._stages.append)

    def of(self, card: Any, ability: int) -> Iterator[dict[str, Any]]:
        """The scenes of an ability. What the witness does not drive, or only looks at, is attempted."""
        try:
            trials = self.witness.trials(card, ability)
        except NotDriven:
            trials = []
        driven = False
        for trial in filter(_worth_writing, trials):
            self._stages.clear()
            result = one(self.witness, self._match, card, ability, trial)
            driven |= result == DONE
            try:
                made = self.scenes.written(self._stages[-1], card, f"{ability}.{trial.name}", POLICIES[trial.picks])
            except (NotDriven, IndexError):
                continue
            yield {**made, "result": result}
        if not driven:
            tree = self.witness.abilities(card)[ability]
            yield from self.scenes.attempts(self._match, card, tree, str(ability))


def _worth_writing(trial: Trial) -> bool:
    return trial.picks in POLICIES and trial.against is None and not trial.quiet
