"""The kernel's invariants over random matches of Summoner Master."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from sample_match import beginners, duelists, plain, scholars

import invariants
from invariants import RandomPlayer, begin, view
from sanam.engine import manual
from sanam.engine.batch import fingerprint
from sanam.engine.choice import Refused
from sanam.engine.table import Table
from sanam.games.summoner_master.rules.by_hand import ACTS
from sanam.games.summoner_master.rules.casting.curses import KINDS
from sanam.games.summoner_master.vocabulary.levels import LEVELS
from sanam.games.summoner_master.vocabulary.zones import ZONES

MAKERS = {"duelists": duelists, "beginners": beginners, "scholars": scholars}


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "LIMIT", 250)


@pytest.mark.parametrize("make", sorted(MAKERS))
@pytest.mark.parametrize("invariant", invariants.ALL, ids=lambda f: f.__name__)
def test_invariant(invariant: object, make: str) -> None:
    seed = 500 + 13 * invariants.ALL.index(invariant)  # type: ignore[arg-type]
    invariant(MAKERS[make], seed)  # type: ignore[operator]


@pytest.mark.parametrize("make", sorted(MAKERS))
def test_saved_match_goes_on(make: str, tmp_path: Path) -> None:
    invariants.saved_match_goes_on(MAKERS[make], 77, tmp_path, cut=120)


def test_hash_seed_changes_nothing() -> None:
    invariants.hash_seed_changes_nothing(31, "sample_match:duelists")


def secret(table: Table, card: int, seat: int) -> bool:
    """Said again in other words than the game's: whether a card that nobody was shown is hidden from a seat."""
    it = table.cards[card]
    side, zone = int(it.zone[0]), it.zone[2:]
    if zone.endswith("library"):
        return True
    if zone in ("hand", "beside"):
        return side != seat
    return zone == "remove" and it.stance.startswith("down") and side != seat


def test_what_is_hidden_by_its_place_has_no_name_in_the_view() -> None:
    play = begin(duelists, 2024)
    players = [RandomPlayer(1), RandomPlayer(2)]
    for _ in range(200):
        choice = play.table.choice
        if choice is None:
            break
        players[choice.seat].answer(play)
        for seat in (0, 1):
            seen = {card.id for cards in view(play, seat).zones.values() for card in cards}
            for card, it in play.table.cards.items():
                if seat not in it.known and secret(play.table, card, seat):
                    assert card not in seen, (it, seat)


def test_random_matches_reach_every_question() -> None:
    """What the invariants were tried on."""
    asked: Counter[str] = Counter()
    for seed in range(12):
        play = begin(duelists, seed)
        players = [RandomPlayer(seed), RandomPlayer(seed + 99)]
        for _ in range(700):
            choice = play.table.choice
            if choice is None:
                break
            asked[choice.kind] += 1
            players[choice.seat].answer(play)
    assert set(asked) >= {
        "start_method",
        "accept_method",
        "first",
        "next_game",
        "draw",
        "hand_limit",
        "action",
        "line",
        "target",
        "by_hand",
        "interfere",
        "attack_target",
        "hand_kind",
        "order",
        "form",
        "supports",
        "side_of",
        "yes_no",
        "conditions",
        "regenerate",
        "progress",
        "used_up",
    }


@pytest.mark.parametrize("seed", range(6))
def test_effects_done_by_hand_at_any_question_do_not_break_the_rules(seed: int) -> None:
    play = begin(duelists if seed % 2 else beginners, seed)
    player = RandomPlayer(seed)
    acts, words = sorted(ACTS), ("at-line", "df-line", "no-line", "support", "hand", "seal-shrine", "mystic-shrine")
    tables: dict[int, str] = {}
    done: Counter[str] = Counter()
    for _ in range(300):
        if play.table.choice is None:
            break
        tables[len(play.batches)] = fingerprint(play.table)
        near = [card.id for card in play.table.cards.values() if card.zone[2:] in words]
        if not near or player.below(4):
            player.answer(play)
            continue
        card = near[player.below(len(near))]
        wishes: list[manual.AnyAction] = [
            manual.Act(acts[player.below(len(acts))], card),
            manual.Move(card, ZONES[player.below(len(ZONES))], None, ("up", "down", None)[player.below(3)]),
            manual.SetCount(card, f"curse.{KINDS[player.below(len(KINDS))]}", player.below(3)),
        ]
        with suppress(Refused):
            wish = wishes[player.below(3)]
            play.manual(player.below(2), wish)
            done[type(wish).__name__] += 1
    assert done
    while len(play.batches) > 1:
        play.back()
        assert fingerprint(play.table) == tables[len(play.batches)]


@pytest.mark.parametrize("level", ["caller", "summoner", "beginner"])
def test_whole_games_of_plain_seals_are_played_to_their_end(level: str) -> None:
    ended: Counter[str] = Counter()
    for seed in range(10):
        play = begin(partial(plain, level=level), seed)
        players = [RandomPlayer(seed), RandomPlayer(seed + 99)]
        for _ in range(3000):
            choice = play.table.choice
            if choice is None:
                break
            assert choice.kind not in ("by_hand", "interfere")
            players[choice.seat].answer(play)
        assert play.finished
        result = play.table.marks["result"]
        ended[result["reason"]] += 1
        if result["reason"] == "shrine" and result["winner"] is not None:
            loser = 1 - result["winner"]
            assert play.table.seats[loser].counts["shrine"] >= LEVELS[level].shrine
            assert play.table.seats[1 - loser].counts["shrine"] < LEVELS[level].shrine
    assert ended["shrine"] >= 1
