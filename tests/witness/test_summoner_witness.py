"""The witness of Summoner Master: what is proven of the starter cards, and that seeded faults are seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanam import games
from sanam.catalogue.first_run import open_catalogue
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.witnessing.trials import Deviation
from sanam.witness.driver import match_of
from sanam.witness.faults import seeded
from sanam.witness.survey import survey, wholly_read
from starter_cards import with_starters

GAME = games.get("summoner-master")


@pytest.fixture
def starters(tmp_path: Path) -> list[SummonerCard]:
    with open_catalogue(with_starters(tmp_path / "data")) as catalogue:
        return list(catalogue.all_cards(GAME.id))


def test_no_starter_text_deviates_and_nearly_all_are_proven(starters: list[SummonerCard]) -> None:
    found = survey(GAME, starters)
    assert not found.deviations
    assert found.abilities == 150
    assert found.proven >= 148, found.reasons


def test_seeded_faults_are_seen(starters: list[SummonerCard]) -> None:
    found = seeded(GAME, starters, seed=11, most=100)
    alive = [fault for fault in found if fault.survived]
    assert len(found) == 100
    assert len(alive) <= 3, [(fault.code, fault.kind) for fault in alive]


def test_a_text_that_is_played_otherwise_deviates() -> None:
    """The words draw one card, what is played draws two."""
    assert GAME.witness is not None
    witness, match = GAME.witness(), match_of(GAME)
    made = [
        SummonerCard(
            name=f"Wind {n}", family="mystic", mystic_kind="untargeted", duration=0, cast_mp=1, text=f"draw {said}."
        )
        for n, said in enumerate(("1 Seal Card", "2 Seal Cards"))
    ]
    card, other = wholly_read(GAME, made)
    trial = witness.trials(card, 0)[0]
    assert witness.run(match, card, 0, trial) == "done"
    with pytest.raises(Deviation, match="hand"):
        witness.run(match, card, 0, trial, witness.abilities(other)[0])
