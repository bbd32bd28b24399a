"""The kernel carries One Piece's damage processing with a [Trigger] that suspends it (8-6-2, 8-6-2-1)."""

from __future__ import annotations

import msgspec
from toy_damage import DamageGame

from sanam.engine.batch import fingerprint
from sanam.engine.events import CardMoved, Event, Happened
from sanam.engine.play import Play
from sanam.engine.table import Table
from sanam.engine.view import view


def start(damage: int, life: list[str], field: tuple[str, ...] = ()) -> Play:
    play = Play(DamageGame(damage, life, ["sailor"] * 8, list(field)))
    play.start(1)
    return play


def events(play: Play) -> list[Event]:
    return [event for batch in play.batches for event in batch.events]


def moves(play: Play) -> list[str]:
    """What moved where, and which automatic abilities were taken up, in order."""
    told = []
    for event in events(play):
        if isinstance(event, CardMoved):
            told.append(f"{event.source}>{event.target}")
        elif isinstance(event, Happened):
            told.append(event.what)
    return told


def test_a_trigger_suspends_the_damage_and_its_life_card_takes_the_second_point() -> None:
    play = start(2, ["medic"])
    choice = play.table.choice
    assert choice is not None
    assert (choice.kind, choice.seat) == ("trigger", 1)
    assert play.table.stack[-1].procedure == "Damage"
    assert play.table.stack[-1].locals["left"] == 1
    play.answer([0])
    # One Life card was there, its [Trigger] put another one there, and the second point took that: no defeat.
    assert moves(play) == [
        "1.life>resolving",
        "trigger",
        "1.deck>1.life",
        "resolving>1.trash",
        "1.life>1.hand",
    ]
    assert play.table.zones["1.life"] == []
    assert not play.finished


def test_automatic_abilities_wait_until_all_damage_is_done() -> None:
    play = start(2, ["sailor", "medic"], field=("watcher",))
    assert play.table.triggers == []
    play.answer([0])
    assert moves(play) == [
        "1.life>resolving",
        "trigger",
        "1.deck>1.life",
        "resolving>1.trash",
        "1.life>1.hand",
        "auto",
        "1.deck>1.hand",
        "auto",
        "1.deck>1.hand",
        "auto",
        "1.deck>1.hand",
    ]
    assert play.table.zones["1.life"] == [1]


def test_what_was_noticed_waits_on_the_table_while_a_second_trigger_is_asked_for() -> None:
    play = start(2, ["medic", "medic"], field=("watcher",))
    play.answer([1])
    # Between the two points the first card's automatic ability has come up and is not taken up.
    assert play.table.choice is not None
    assert len(play.table.triggers) == 1
    assert "auto" not in moves(play)
    play.answer([1])
    assert play.table.triggers == []
    assert moves(play).count("auto") == 2


def test_a_declined_trigger_goes_to_hand_unrevealed() -> None:
    play = start(1, ["medic"])
    card = 1
    asked = view(play, 0).choice
    assert asked is not None
    assert asked.params == {}
    play.answer([1])
    assert play.table.zones["1.hand"] == [card]
    assert [seen.code for seen in view(play, 0).zones["1.hand"]] == [None]
    assert [seen.code for seen in view(play, 1).zones["1.hand"]] == ["medic"]


def test_damage_at_no_life_is_defeat_but_a_surplus_point_is_not() -> None:
    assert start(1, []).table.marks["finished"] == {"winner": 0}
    surplus = start(2, ["sailor"])
    assert not surplus.finished
    assert surplus.table.stack == []


def test_a_match_saved_in_the_middle_of_the_damage_goes_on_alike() -> None:
    play = start(2, ["sailor", "medic"], field=("watcher",))
    again = Play(DamageGame(2, [], [], []), msgspec.json.decode(msgspec.json.encode(play.table), type=Table))
    for going in (play, again):
        going.answer([0])
    assert fingerprint(again.table) == fingerprint(play.table)
