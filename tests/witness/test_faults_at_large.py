"""How many seeded faults the witnesses let live, drawn anew at every slow run."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanam import games
from sanam.catalogue.first_run import open_catalogue
from sanam.witness.faults import seeded
from starter_cards import with_starters

#: The part of the faults that may live. Several of them make no difference on any board, such as whose deck a card is
#: placed into, which always is its owner's.
MOST = 0.15


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.id for game in games.all_games() if game.witness is not None])
def test_few_seeded_faults_in_starter_cards_survive(game: str, seed: int, tmp_path: Path) -> None:
    with open_catalogue(with_starters(tmp_path / "data")) as catalogue:
        cards = list(catalogue.all_cards(game))
    found = seeded(games.get(game), cards, seed, most=600, each=4)
    alive = [(fault.code, fault.ability, fault.kind) for fault in found if fault.survived]
    assert len(found) >= 200
    assert len(alive) <= MOST * len(found), alive
