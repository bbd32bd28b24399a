"""The computer finds what any good player sees at once (`small_positions`)."""

from __future__ import annotations

from typing import Any

import eighth_duels
import eighth_games
import eighth_voyages
import eleventh_duels
import eleventh_games
import eleventh_voyages
import field_duels
import fifteenth_duels
import fifteenth_games
import fifteenth_voyages
import fifth_duels
import fifth_games
import fifth_voyages
import fourteenth_duels
import fourteenth_games
import fourteenth_voyages
import fourth_duels
import fourth_games
import fourth_voyages
import lines_games
import material_duels
import more_duels
import more_games
import more_voyages
import ninth_duels
import ninth_games
import ninth_voyages
import power_voyages
import pytest
import seventh_duels
import seventh_games
import seventh_voyages
import sixth_duels
import sixth_games
import sixth_voyages
import small_duels
import small_games
import small_voyages
import tenth_duels
import tenth_games
import tenth_voyages
import third_duels
import third_games
import third_voyages
import thirteenth_duels
import thirteenth_games
import thirteenth_voyages
import twelfth_duels
import twelfth_games
import twelfth_voyages
from small_positions import POSITIONS, WINS, Position

from sanam.bots.computer import STRENGTHS, Strength
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.engine.choice import Choice
from sanam.engine.session import Session
from strict import strict

#: The modules that keep the positions.
MODULES = (
    *(small_duels, small_games, small_voyages),
    *(more_duels, more_games, more_voyages),
    *(third_duels, third_games, third_voyages),
    *(fourth_duels, fourth_games, fourth_voyages),
    *(fifth_duels, fifth_games, fifth_voyages),
    *(sixth_duels, sixth_games, sixth_voyages),
    *(seventh_duels, seventh_games, seventh_voyages),
    *(eighth_duels, eighth_games, eighth_voyages),
    *(ninth_duels, ninth_games, ninth_voyages),
    *(tenth_duels, tenth_games, tenth_voyages),
    *(eleventh_duels, eleventh_games, eleventh_voyages),
    *(twelfth_duels, twelfth_games, twelfth_voyages),
    *(thirteenth_duels, thirteenth_games, thirteenth_voyages),
    *(fourteenth_duels, fourteenth_games, fourteenth_voyages),
    *(fifteenth_duels, fifteenth_games, fifteenth_voyages),
    *(field_duels, lines_games, material_duels, power_voyages),
)
#: A turn has at most so many answers.
ANSWERS = 80


def picked(choice: Choice, picks: list[int]) -> set[tuple[str, int | None]]:
    return {(choice.options[at].act, choice.options[at].card) for at in picks}


def winner(s: Any) -> int | None:
    marks = s.table.marks
    result = marks.get("result") or marks.get("finished") or {}
    by_wins = next((seat for seat in (0, 1) if s.table.seats[seat].counts.get("wins")), None)
    return result.get("winner", by_wins)


def solved(position: Position, word: str, *, loosely: bool = False) -> bool:
    """Whether the computer finds the right answer, or wins; `loosely`: as it plays, not as it sees."""
    s, right = position.build()
    choice = s.choice
    seat = choice.seat

    def strength(word: str) -> Strength:
        return STRENGTHS[word] if loosely else strict(word, s.game.name)

    players = {seat: ThinkingPlayer(3, strength(word)), 1 - seat: ThinkingPlayer(4, strength("easy"))}
    if right != WINS:
        return picked(choice, players[seat].picks(Session.of(s.play).at(seat))) in right
    turn = s.game.turn()
    for _ in range(ANSWERS):
        if winner(s) is not None or s.play.table.choice is None or s.game.turn() != turn:
            break
        asked = s.choice.seat
        s.play.answer(players[asked].picks(Session.of(s.play).at(asked)))
    return winner(s) == seat


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_policy_sees_it(position: Position) -> None:
    assert solved(position, "easy")


def test_an_answer_that_gives_a_win_away_is_known_as_wasted() -> None:
    s, _ = small_duels.removes_the_wall_and_wins()
    acts = [(option.act, option.value) for option in s.choice.options]
    judged = ThinkingPlayer(3, "easy").judged(Session.of(s.play).at(s.choice.seat))
    wasted = {acts[at] for picks in judged.wasted for at in picks}
    assert wasted >= {("phase", "battle"), ("phase", "end")}
    assert "activate" not in {act for act, _ in wasted}
    s.set_lp(1, 8000)
    judged = ThinkingPlayer(3, "easy").judged(Session.of(s.play).at(s.choice.seat))
    assert not judged.wasted


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("strength", "share"), [("easy", 0.9), ("medium", 0.95)])
def test_it_finds_most_of_them_however_loosely_it_plays(strength: str, share: float) -> None:
    """Summoner Master has Easy and Medium play loosely."""
    positions = [position for position in POSITIONS if position.build()[0].game.name == "summoner-master"]
    found = [solved(position, strength, loosely=True) for position in positions]
    assert sum(found) >= share * len(found), [
        each.name for each, right in zip(positions, found, strict=True) if not right
    ]


@pytest.mark.slow
@pytest.mark.parametrize("strength", ["medium", "hard"])
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_a_search_does_not_talk_itself_out_of_it(position: Position, strength: str) -> None:
    assert solved(position, strength)
