"""The witness of Yu-Gi-Oh!: what is proven of the starter cards, and that seeded faults are seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanam import games
from sanam.catalogue.first_run import open_catalogue
from sanam.games.witnessing.trials import Deviation, NoFault
from sanam.games.yugioh.cards.model import CardData
from sanam.witness.driver import match_of
from sanam.witness.faults import changes, seeded
from sanam.witness.survey import survey, wholly_read
from starter_cards import with_starters

GAME = games.get("yugioh")


@pytest.fixture
def starters(tmp_path: Path) -> list[CardData]:
    with open_catalogue(with_starters(tmp_path / "data")) as catalogue:
        return list(catalogue.all_cards(GAME.id))


def test_no_starter_text_deviates_and_most_are_proven(starters: list[CardData]) -> None:
    found = survey(GAME, starters)
    assert not found.deviations
    assert found.abilities == 117
    assert found.proven >= 92, found.reasons


def test_seeded_faults_are_seen(starters: list[CardData]) -> None:
    found = seeded(GAME, starters, seed=11, most=60)
    alive = [fault for fault in found if fault.survived]
    assert len(found) == 60
    assert len(alive) <= 3, [(fault.code, fault.kind) for fault in alive]


def test_a_text_that_is_played_otherwise_deviates() -> None:
    """The words draw one card, what is played draws two."""
    assert GAME.witness is not None
    witness, match = GAME.witness(), match_of(GAME)
    made = CardData(code=990_200_001, name="Wind", kind="spell", icon="normal", text="Draw 1 card.")
    (card,) = wholly_read(GAME, [made])
    trial = witness.trials(card, 0)[0]
    assert witness.run(match, card, 0, trial) == "done"
    said = witness.abilities(card)[0]
    wrong = {
        **said,
        "s": [{"is": "Line.body", "b": {"is": "Body.do", "d": {"is": "Op.draw", "n": {"is": "NUM", "v": 2}}}}],
    }
    with pytest.raises(Deviation, match="hand"):
        witness.run(match, card, 0, trial, wrong)
    with pytest.raises(NoFault):
        witness.run(match, card, 0, trial, said)


@pytest.mark.parametrize("what", ["battle damage", "effect damage"])
def test_damage_that_is_held_off_for_too_long_is_seen(what: str) -> None:
    """The words end with the turn, what is played with the opponent's next one: a later turn hurts or not."""
    assert GAME.witness is not None
    witness, match = GAME.witness(), match_of(GAME)
    text = f"You take no {what} this turn."
    (card,) = wholly_read(GAME, [CardData(code=990_200_002, name="Lull", kind="spell", icon="normal", text=text)])
    played = [(kind, wrong) for kind, wrong in changes(witness.abilities(card)[0], witness) if "Until" in kind]
    assert played
    trials = [trial for trial in witness.trials(card, 0) if trial.name == "most"]
    assert [witness.run(match, card, 0, trial) for trial in trials] == ["done"]
    for _, wrong in played:
        with pytest.raises(Deviation, match="LP"):
            witness.run(match, card, 0, trials[0], wrong)


@pytest.mark.slow
def test_most_seeded_faults_are_seen(starters: list[CardData], seed: int) -> None:
    found = seeded(GAME, starters, seed=seed, most=150, each=3)
    alive = [fault for fault in found if fault.survived]
    assert len(alive) <= 0.15 * len(found), [(fault.code, fault.kind) for fault in alive]
