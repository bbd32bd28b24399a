"""The kernel carries Summoner Master's general attack (504) with Interfere Steps nested in one another
(615.8).
"""

from __future__ import annotations

import msgspec
import pytest
from toy_attack import ATTACK_COST, Attack

from sanam.engine.batch import fingerprint
from sanam.engine.events import CountChanged, Happened
from sanam.engine.play import Play
from sanam.engine.table import Table


def start(line1: list[str], mine: list[str], theirs: list[str], attacker: str = "herald", mp: int = 8) -> Play:
    play = Play(Attack([attacker], line1, (mine, theirs), mp))
    play.start(1)
    return play


def do(play: Play, kind: str, seat: int, code: str | None = None) -> None:
    """Answer the open question, which must be `kind` to `seat`, with the option about `code` (None: pass)."""
    choice = play.table.choice
    assert choice is not None
    assert (choice.kind, choice.seat) == (kind, seat)
    codes = [play.table.cards[option.card or 0].code for option in choice.options]
    play.answer([] if code is None else [codes.index(code)])


def facts(play: Play, *what: str) -> list[str]:
    """The codes that facts of these kinds were about, in order."""
    events = [event for batch in play.batches for event in batch.events]
    return [
        play.table.cards[event.card or 0].code for event in events if isinstance(event, Happened) and event.what in what
    ]


def payments(play: Play, seat: int) -> list[int]:
    events = [event for batch in play.batches for event in batch.events]
    return [
        (event.was or 0) - event.now
        for event in events
        if isinstance(event, CountChanged) and event.subject == f"seat{seat}"
    ]


def zone_of(play: Play, code: str) -> str:
    return next(card.zone for card in play.table.cards.values() if card.code == code)


def test_an_attack_is_paid_once_and_destroys_the_loser() -> None:
    play = start(["scout"], [], [])
    do(play, "attacked", 0, "scout")
    do(play, "ability_target", 0, "scout")
    do(play, "interfere", 1)
    do(play, "interfere", 0)
    assert not play.table.stack
    assert payments(play, 0) == [ATTACK_COST]
    assert zone_of(play, "scout") == "1.shrine"
    assert play.table.cards[1].stance == "up/side"


def test_equal_at_and_sp_destroy_both() -> None:
    play = start(["twin"], [], [], attacker="twin")
    do(play, "attacked", 0, "twin")
    do(play, "interfere", 1)
    do(play, "interfere", 0)
    assert [card.zone for card in play.table.cards.values()] == ["0.shrine", "1.shrine"]


@pytest.mark.parametrize(("line", "mp", "result"), [([], 8, "no target"), (["scout"], 1, "too dear")])
def test_an_attack_that_fails_before_the_payment_costs_nothing(line: list[str], mp: int, result: str) -> None:
    play = start(line, [], [], mp=mp)
    assert play.table.choice is None
    assert payments(play, 0) == []
    assert play.table.cards[1].stance == "up"


def to_the_deepest(play: Play) -> None:
    """Q recalls the attacked Seal, P denies that, Q denies the denial: three Interfere Steps in one another."""
    do(play, "attacked", 0, "scout")
    do(play, "ability_target", 0, "wall")
    do(play, "interfere", 1, "recall")
    do(play, "target", 1, "scout")
    do(play, "interfere", 0, "deny")
    do(play, "target", 0, "recall")
    do(play, "interfere", 1, "deny")
    do(play, "target", 1, "deny")


def from_the_deepest(play: Play) -> None:
    do(play, "interfere", 0)  # nothing against Q's denial
    do(play, "interfere", 1)
    do(play, "interfere", 1)  # inside P's denial: the defender there is first again
    do(play, "interfere", 0)
    do(play, "interfere", 0)  # inside Q's recall
    do(play, "interfere", 1)
    do(play, "interfere", 1)  # the attack's own Interfere Step
    do(play, "interfere", 0)


def test_interfere_in_interfere_shows_the_last_result_first() -> None:
    play = start(["scout", "wall"], ["deny"], ["recall", "deny"])
    to_the_deepest(play)
    frames = [frame.procedure for frame in play.table.stack]
    assert frames == ["GeneralAttack", *["InterfereStep", "UseInterfere"] * 3, "InterfereStep"]
    assert facts(play, "result") == []
    from_the_deepest(play)
    assert facts(play, "cut_in") == ["recall", "deny", "deny"]
    # Last in, first out; the denial that was denied shows no result, so the recall stands.
    assert facts(play, "result") == ["deny", "recall"]
    assert zone_of(play, "scout") == "1.hand"


def test_a_vanished_target_is_chosen_anew_without_a_second_payment() -> None:
    play = start(["scout", "wall"], ["deny"], ["recall", "deny"])
    to_the_deepest(play)
    from_the_deepest(play)
    # 504.13: back to 504.6; the Ability of 504.7 is neither chosen nor worked again; 504.10 comes again.
    assert facts(play, "ability") == ["wall"]
    do(play, "attacked", 0, "wall")
    do(play, "interfere", 1)
    do(play, "interfere", 0)
    assert not play.table.stack
    assert facts(play, "attacked_declared") == ["scout", "wall"]
    assert facts(play, "ability") == ["wall"]
    assert payments(play, 0) == [ATTACK_COST, 1]
    assert zone_of(play, "wall") == "1.shrine"


def test_an_attack_without_a_new_target_ends_with_an_inactive_attacker() -> None:
    play = start(["scout"], [], ["recall"])
    do(play, "attacked", 0, "scout")
    do(play, "ability_target", 0, "scout")
    do(play, "interfere", 1, "recall")
    do(play, "target", 1, "scout")
    for seat in (0, 1, 1, 0):
        do(play, "interfere", seat)
    assert not play.table.stack
    assert facts(play, "ability") == []
    assert play.table.cards[1].stance == "up/side"
    assert play.table.seats[0].counts["mp"] == 8 - ATTACK_COST


def test_a_table_saved_at_the_deepest_question_goes_on_alike() -> None:
    play = start(["scout", "wall"], ["deny"], ["recall", "deny"])
    to_the_deepest(play)
    table = msgspec.json.decode(msgspec.json.encode(play.table), type=Table)
    again = Play(Attack([], [], ([], [])), table)
    assert fingerprint(again.table) == fingerprint(play.table)
    for going in (play, again):
        from_the_deepest(going)
    assert fingerprint(again.table) == fingerprint(play.table)


def test_undo_from_within_a_nested_step_gives_the_question_before() -> None:
    play = start(["scout", "wall"], ["deny"], ["recall", "deny"])
    to_the_deepest(play)
    before = fingerprint(play.table)
    do(play, "interfere", 0)
    play.undo()
    assert fingerprint(play.table) == before
    do(play, "interfere", 0)
