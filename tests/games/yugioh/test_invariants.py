"""The kernel's invariants over random matches of Yu-Gi-Oh! in all three editions, with the starter decks."""

from __future__ import annotations

from pathlib import Path

import pytest
from starter import MAKERS

import invariants
from invariants import RandomPlayer, begin, view
from sanam.games.yugioh.rules.game import YugiohGame

EDITIONS = sorted(MAKERS)


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "LIMIT", 220)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("invariant", invariants.ALL, ids=lambda f: f.__name__)
def test_invariant(invariant: object, edition: str) -> None:
    seed = 1000 + 17 * invariants.ALL.index(invariant)  # type: ignore[arg-type]
    invariant(MAKERS[edition], seed)  # type: ignore[operator]


@pytest.mark.parametrize("edition", EDITIONS)
def test_saved_match_goes_on(edition: str, tmp_path: Path) -> None:
    invariants.saved_match_goes_on(MAKERS[edition], 4321, tmp_path, cut=120)


@pytest.mark.slow
def test_hash_seed_changes_nothing() -> None:
    invariants.hash_seed_changes_nothing(99, "starter:chinese", "starter:persian", "starter:thai")


def secret(game: YugiohGame, card: int, seat: int) -> bool:
    """Said again in other words than the game's: whether a card that nobody was shown is hidden from a seat."""
    it = game.table.cards[card]
    owner, zone = int(it.zone[0]), it.zone[2:]
    if zone == "deck":
        return True
    if zone in ("hand", "extra", "side"):
        return owner != seat
    if (zone[0] in "ms" and zone[1:].isdigit()) or zone == "field":
        return owner != seat and it.stance.startswith("down")
    return False


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_hidden_by_its_place_has_no_name_in_the_view(edition: str) -> None:
    play = begin(MAKERS[edition], 2024)
    players = [RandomPlayer(1), RandomPlayer(2)]
    for _ in range(200):
        choice = play.table.choice
        if choice is None:
            break
        players[choice.seat].answer(play)
        for seat in (0, 1):
            seen = {card.id for cards in view(play, seat).zones.values() for card in cards}
            for card, it in play.table.cards.items():
                if seat not in it.known and secret(play.game, card, seat):  # type: ignore[arg-type]
                    assert card not in seen, (it, seat)
