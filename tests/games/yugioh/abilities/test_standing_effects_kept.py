"""What is in force is kept while nothing it reads changes: it must be what working it out again would give."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import test_interpreter_matches

import invariants
from sanam.games.yugioh.rules import chain_rules
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.rules.setup import make_header
from sanam.games.yugioh.texts.execution import continuous, values
from sanam.games.yugioh.texts.execution.interpreter import usable
from sanam.games.yugioh.texts.execution.standing_effects import StandingEffects
from sanam.games.yugioh.texts.reading import texts


def plain(now: StandingEffects) -> list[Any]:
    stand_ins = [(one.ctx, one.op, one.optional, one.index) for one in now.stand_ins]
    return [now.changes, now.words, now.added, now.laws, now.players, now.silenced, stand_ins]


def with_a_name_in_the_graveyard(seed: int) -> YugiohGame:
    """As the matches of every text, and each deck has cards with a continuous ability off the field."""
    game = test_interpreter_matches.make(seed)
    text = 'This card\'s name becomes "Plain 9001" while it is in the Graveyard.'
    card = msgspec.structs.replace(test_interpreter_matches.cards()["9002"], code=9010, traits=("effect",), text=text)
    card = msgspec.structs.replace(card, abilities=texts.understood(text, card))
    known = {**test_interpreter_matches.cards(), card.key: card}
    decks = [{**deck, "main": [*deck["main"][3:], *[card.key] * 3]} for deck in game.header.decks]
    return YugiohGame(make_header(game.header.edition, decks, known, seed=seed, options={"first": "seat0"}))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_is_what_would_be_found(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    unchanged = values.unchanged
    kept = beyond = 0

    def checked(cache: values.Cache, reads: frozenset[str], facts: int) -> bool:
        nonlocal kept, beyond
        if not unchanged(cache, reads, facts):
            return False
        found = cache.found
        assert isinstance(found, StandingEffects)
        duel = found.duel
        duel.play.derived = values.Cache()
        try:
            again = continuous.compute(duel, duel.play.derived)
        finally:
            duel.play.derived = cache
        assert plain(found) == plain(again)
        kept += 1
        beyond += bool(cache.elsewhere)
        return True

    monkeypatch.setattr(values, "unchanged", checked)
    play = invariants.begin(with_a_name_in_the_graveyard, seed)
    for _ in invariants.answers(play, seed, 500):
        pass
    assert kept > 100
    assert beyond > 100


@pytest.mark.parametrize("seed", range(1, 4))
def test_whether_an_ability_can_be_used_is_what_would_be_found(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    hits = 0

    def checked(duel: Any, card: int, index: int, seat: int, event: dict[str, Any] | None) -> str:
        nonlocal hits
        kept = values.cache_of(duel).usable
        known, answer = kept.get((card, index, seat)), usable(duel, card, index, seat, event)
        if known is not None and kept[card, index, seat] is known:
            hits += 1
            del kept[card, index, seat]
            assert usable(duel, card, index, seat, event) == answer
        return answer

    monkeypatch.setattr(chain_rules, "usable", checked)
    play = invariants.begin(with_a_name_in_the_graveyard, seed)
    for _ in invariants.answers(play, seed, 900):
        pass
    assert hits > 80
