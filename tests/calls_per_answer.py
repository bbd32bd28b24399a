"""Python calls per answer of a fixed simulation of each game, as JSON: `calls_per_answer.py DATA_DIR`.

Counted from the first answer of a match to the last, after a match that warms everything up: what a deck costs to read
is not in it. With PYTHONHASHSEED=0 the figures are the same on every machine with the same minor version of Python.
"""

from __future__ import annotations

import cProfile
import json
import pstats
import sys
from pathlib import Path
from typing import Any

import msgspec

from sanam import games
from sanam.catalogue.first_run import open_catalogue
from sanam.decks.files import load_deck
from sanam.engine.journal import Header
from sanam.matches import simulation
from sanam.matches.setup import header_for

#: The matches that are counted, and the seed of the one before them.
MATCHES, SEED = 2, 5


def count(header: Header) -> float:
    """Calls per answer of the matches after the header's."""
    simulation.simulate(games.build, header, 1)
    profile, answer = cProfile.Profile(), simulation._answer

    def counted(*of: Any) -> Any:
        return profile.runcall(answer, *of)

    simulation._answer = counted
    try:
        found = simulation.simulate(games.build, msgspec.structs.replace(header, seed=header.seed + 1), MATCHES)
    finally:
        simulation._answer = answer
    return float(pstats.Stats(profile).total_calls) / found.answers  # type: ignore[attr-defined]


def main(data_dir: Path) -> dict[str, int]:
    """By game, calls per answer of its first two starter decks in its first edition."""
    figures = {}
    with open_catalogue(data_dir) as catalogue:
        for game in games.ids():
            definition = games.get(game)
            decks = [load_deck(name, catalogue) for name in definition.starter.decks[:2]]
            header = header_for(
                catalogue,
                game=game,
                edition=definition.matches.edition_ids[0],
                decks=decks,
                names=("A", "B"),
                seed=SEED,
                options={},
            )
            figures[game] = round(count(header))
    return figures


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]))))
