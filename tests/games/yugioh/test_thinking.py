"""A computer that plays a duel: it sees what wins and what loses, and leaves its Side Deck alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from scenario import FACE_DOWN, Scenario

from sanam.bots.computer import Strength
from sanam.bots.random_player import RandomPlayer
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.engine import manual
from sanam.engine.choice import Option
from sanam.engine.session import Session
from sanam.games.thinking import WIN
from sanam.games.yugioh.thinking.weights import POSITION
from sanam.games.yugioh.thinking.worth import Judge, earlier, worth


def thought(s: Scenario, seat: int, copies: int = 8) -> list[Option]:
    """The options that a computer picks at the open question."""
    assert s.play.table.choice is not None
    player = ThinkingPlayer(5, Strength(copies=copies, beam=16, limit=20_000))
    return [s.play.table.choice.options[at] for at in player.picks(Session(s.play, seat))]


def test_it_attacks_for_the_last_life_points() -> None:
    s = Scenario("zh-mr2")
    bear = s.put(0, "bear", "m1")
    s.set_lp(1, 100)
    s.act("phase", value="battle")
    (found,) = thought(s, 0)
    assert (found.act, found.card) == ("attack", bear)


def test_it_does_not_attack_a_monster_that_would_end_the_duel() -> None:
    s = Scenario("zh-mr2")
    bear = s.put(0, "bear", "m1")
    s.put(1, "giant", "m1")
    s.set_lp(0, 300)
    s.act("phase", value="battle")
    assert any(option.card == bear for option in s.play.table.choice.options)  # type: ignore[union-attr]
    assert all(option.act != "attack" for option in thought(s, 0, copies=8))


def test_it_summons_its_strongest_monster_before_the_other_may_attack() -> None:
    s = Scenario("zh-mr2")
    s.put(0, "mouse", "hand")
    ox = s.put(0, "ox", "hand")
    s.put(1, "bear", "m1")
    (found,) = thought(s, 0, copies=12)
    assert (found.act, found.card) == ("normal_summon", ox)


def test_to_have_the_monster_that_beats_all_others_counts_by_itself() -> None:
    s = Scenario("zh-mr2")
    s.put(0, "bear", "m1")
    s.put(1, "bear", "m1")
    judge, without = Judge(s.game, POSITION), Judge(s.game, replace(POSITION, strongest=0.0))
    assert not judge.beats_all(0) and not judge.beats_all(1)
    giant = s.put(0, "giant", "m2")
    assert judge.beats_all(0) and not judge.beats_all(1)
    assert judge.side(0) - without.side(0) == pytest.approx(POSITION.strongest)
    s.table.cards[giant].stance = FACE_DOWN  # it cannot attack
    assert not judge.beats_all(0)


def test_what_nobody_has_seen_resists_like_an_unknown_monster() -> None:
    s = Scenario("zh-mr2")
    s.put(0, "bear", "m1")
    s.put(1, "giant", "m1", FACE_DOWN)
    judge = Judge(s.game, replace(POSITION, unknown_defence=0))
    assert judge.beats_all(0)
    judge.me = 1
    assert not judge.beats_all(0)


def test_a_duel_that_is_won_counts_and_is_told_apart() -> None:
    s = Scenario("zh-mr2")
    s.put(0, "bear", "m1")
    before = worth(s.game, 0)
    s.game.play.count("seat0", "wins", 1)
    assert worth(s.game, 0) == WIN + before
    assert (earlier(s.game, 0), earlier(s.game, 1)) == (WIN, -WIN)


def test_it_leaves_its_side_deck_as_it_is() -> None:
    s = Scenario("zh-mr2", side=("ox", "bear"))
    s.play.manual(0, manual.Setting("concede", "yes"))
    player = RandomPlayer(1)
    while s.play.table.choice is not None and s.play.table.choice.kind != "side":
        player.answer(s.play)
    choice = s.play.table.choice
    assert choice is not None
    side = {option.card for option in choice.options if option.value}
    assert {option.card for option in thought(s, choice.seat)} == side
