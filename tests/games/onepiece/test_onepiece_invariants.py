"""The kernel's invariants over random matches of One Piece."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from fleets import header, match

import invariants
from invariants import RandomPlayer, begin, view
from sanam.engine import manual
from sanam.engine.batch import fingerprint
from sanam.engine.choice import Refused
from sanam.games.onepiece.rules.game import OnePieceGame
from sanam.matches.simulation import simulate


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "LIMIT", 220)


@pytest.mark.parametrize("seed", [41, 42])
@pytest.mark.parametrize("invariant", invariants.ALL, ids=lambda f: f.__name__)
def test_one_piece_invariant(invariant: object, seed: int) -> None:
    invariant(match, seed + 100 * invariants.ALL.index(invariant))  # type: ignore[operator, arg-type]


def test_saved_one_piece_match_goes_on(tmp_path: Path) -> None:
    invariants.saved_match_goes_on(match, 4321, tmp_path, cut=120)


def test_hash_seed_changes_no_one_piece_match() -> None:
    invariants.hash_seed_changes_nothing(99, "fleets:match")


def test_random_players_end_their_matches() -> None:
    found = simulate(OnePieceGame, header(), 6)
    assert (found.matches, found.duels, sum(found.winners)) == (6, 6, 6)
    assert found.turns > 30


@pytest.mark.parametrize("seed", range(4))
def test_acts_by_hand_at_any_question_do_not_break_the_rules(seed: int) -> None:
    play = begin(match, seed)
    player = RandomPlayer(seed)
    words = ("ko", "damage", "draw", "draw up to")
    tables = {}
    for _ in range(220):
        if play.table.choice is None:
            break
        tables[len(play.batches)] = fingerprint(play.table)
        with suppress(Refused):
            if player.below(5):
                player.answer(play)
            else:
                field = [card for card in play.table.cards.values() if card.zone.endswith(("character", "leader"))]
                card = field[player.below(len(field))].id
                play.manual(player.below(2), manual.Act(words[player.below(4)], card, player.below(3)))
    while len(play.batches) > 1:
        play.back()
        assert fingerprint(play.table) == tables[len(play.batches)]


def secret(game: OnePieceGame, card: int, seat: int) -> bool:
    """Said again in other words than the game's: whether a card that nobody was shown is hidden from a seat."""
    it = game.table.cards[card]
    side, area = it.zone.split(".")
    if area == "deck":
        return True
    if area == "life":
        return it.stance.startswith("down")
    return area == "hand" and int(side) != seat


def test_what_an_area_hides_has_no_name_in_the_view() -> None:
    play = begin(match, 2024)
    players = [RandomPlayer(1), RandomPlayer(2)]
    for _ in range(250):
        choice = play.table.choice
        if choice is None:
            break
        players[choice.seat].answer(play)
        for seat in (0, 1):
            seen = {card.id for cards in view(play, seat).zones.values() for card in cards}
            for card, it in play.table.cards.items():
                hidden = seat not in it.known and secret(play.game, card, seat)  # type: ignore[arg-type]
                assert (card not in seen) == hidden, (it, seat)
