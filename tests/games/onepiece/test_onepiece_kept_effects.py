"""What permanent abilities apply is kept while nothing they look at changes: it must be what would be found anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from invariants import answers, begin
from sanam.catalogue.first_run import open_catalogue
from sanam.decks.files import load_deck
from sanam.games.onepiece.rules.game import OnePieceGame
from sanam.games.onepiece.texts.execution import standing_effects
from sanam.matches.setup import header_for
from starter_cards import with_starters


def test_what_is_kept_is_what_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_catalogue(with_starters(tmp_path / "data")) as catalogue:
        decks = [load_deck(name, catalogue) for name in ("lantern", "reef")]
        header = header_for(
            catalogue, game="onepiece", edition="standard", decks=decks, names=("A", "B"), seed=6, options={}
        )
    told, kept = standing_effects._told, 0

    def checked(rules: Any, events: list[Any], known: standing_effects.Derived) -> bool:
        nonlocal kept
        if told(rules, events, known):
            return True
        kept += 1
        rules.play.derived = None
        try:
            assert standing_effects.derive(rules).effects == known.effects, events
        finally:
            rules.play.derived = known
        return False

    monkeypatch.setattr(standing_effects, "_told", checked)
    for seed in range(4):
        play = begin(lambda _: OnePieceGame(header), seed)
        for _ in answers(play, seed):
            pass
    assert kept > 200, kept
