"""Puzzles: whether what was asked is reached, and whether a line holds against every answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sanam import games
from sanam.catalogue.first_run import open_catalogue
from sanam.catalogue.store import Catalogue
from sanam.decks.files import load_deck
from sanam.engine.manual import Move, Turn
from sanam.engine.play import Play
from sanam.engine.positions import Goal
from sanam.matches.editing import Editing, Moment
from sanam.matches.puzzles import HOLDS, MISSED, OPEN, REACHED, REFUTED, UNKNOWN, Prover, state, turn_of
from starter_cards import with_starters

GOAL = Goal("win", 0)


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    made = open_catalogue(with_starters(tmp_path_factory.mktemp("cards")))
    yield made
    made.close()


def board(catalogue: Catalogue, leader: str) -> Play:
    """Ana has a Character and her Leader (in a stance); Bo has no Life, no hand, and one active Blocker."""
    editing = Editing.empty(catalogue, "onepiece", "standard", ("Ana", "Bo"))
    known = {}
    for name in games.get("onepiece").starter.decks:
        known |= catalogue.cards("onepiece", load_deck(name, catalogue).all_codes())
    people = {code: card for code, card in known.items() if card.category == "character"}
    blocker = next(code for code, card in people.items() if "[Blocker]" in card.text)
    strong = next(code for code, card in people.items() if (card.power or 0) >= 6000 and not card.text)
    laid = [(strong, 0, "character"), (blocker, 1, "character")]
    for code, seat, zone in (*laid, *((strong, seat, "deck") for seat in (0, 1) for _ in range(3))):
        editing.put(code, known[code], seat, f"{seat}.{zone}", "down" if zone == "deck" else "up")
    for don in editing.play.table.zones["1.don-deck"][:2]:
        editing.session.act_by_hand(0, Move(don, "1.cost", None, "up"))
    for don in editing.play.table.zones["0.don-deck"][:2]:
        editing.session.act_by_hand(0, Move(don, "0.cost", None, "up"))
    editing.session.act_by_hand(0, Turn(editing.play.table.zones["0.leader"][0], leader))
    editing.stand(Moment(0, 5, "main"))
    editing.goal = GOAL
    header = editing.position()
    play = Play(games.build(header))
    play.start(header.seed)
    return play


def attacked(play: Play, order: tuple[str, ...]) -> list:
    """Ana attacks Bo's Leader with these, having given DON!! to the first; Bo lets everything through."""
    for word in order:
        while play.choice is not None and play.choice.kind != "action":
            play.answer([] if play.choice.least == 0 else [0])
        if play.choice is None:
            break
        options = play.choice.options
        at = next(
            i for i, o in enumerate(options) if o.act == "attack" and play.table.cards[o.card].zone == f"0.{word}"
        )
        play.answer([at])
        while play.choice is not None and play.choice.kind != "action":
            choice = play.choice
            target = [i for i, o in enumerate(choice.options) if o.card in play.table.zones["1.leader"]]
            play.answer(target[:1] if choice.seat == 0 and target else [] if choice.least == 0 else [0])
    return play.batches[1:]


def test_the_goal_is_open_until_it_is_reached_or_the_turn_is_over(catalogue: Catalogue) -> None:
    play = board(catalogue, "up/side")
    turn = turn_of(play)
    assert (turn, state(play, GOAL, turn)) == (5, OPEN)
    line = attacked(play, ("character",))
    assert line and state(play, GOAL, turn) == REACHED
    assert state(play, Goal("survive", 1), turn) == MISSED
    other = board(catalogue, "up/side")
    end = next(i for i, o in enumerate(other.choice.options) if o.act not in ("attack", "give", "give_many"))
    other.answer([end])
    assert (state(other, GOAL, turn), state(other, Goal("survive", 1), turn)) == (MISSED, REACHED)


def test_a_line_that_a_block_stops_is_refuted_by_it(catalogue: Catalogue) -> None:
    line = attacked(board(catalogue, "up/side"), ("character",))
    proof = Prover(GOAL, 5).prove(board(catalogue, "up/side"), line)
    assert proof.result == REFUTED
    assert any(seat == 1 and picks for seat, picks in proof.refutation)


def test_a_line_with_an_attack_to_spare_holds_against_every_answer(catalogue: Catalogue) -> None:
    line = attacked(board(catalogue, "up"), ("character",))
    proof = Prover(GOAL, 5).prove(board(catalogue, "up"), line)
    assert (proof.result, proof.refutation) == (HOLDS, ()) and proof.tried > 2


def test_what_cannot_be_looked_through_is_not_called_proved(catalogue: Catalogue) -> None:
    line = attacked(board(catalogue, "up"), ("character",))
    assert Prover(GOAL, 5, most=2).prove(board(catalogue, "up"), line).result == UNKNOWN


def test_the_work_can_be_cancelled(catalogue: Catalogue) -> None:
    class Stop(Exception):
        pass

    def stop(tried: int) -> None:
        raise Stop

    line = attacked(board(catalogue, "up/side"), ("character",))
    with pytest.raises(Stop):
        Prover(GOAL, 5, stop).prove(board(catalogue, "up/side"), line)
