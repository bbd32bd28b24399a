"""How a match ends: defeat, rule processing, conceding (1-2, 9-1, 9-2)."""

from __future__ import annotations

import pytest
from voyage import Voyage, character

from sanam.engine import manual
from sanam.engine.choice import Refused

rule = pytest.mark.rule
BOOK = "one-piece"


@rule(BOOK, "1-2-1", "1-2-1-1", "1-2-1-1-1", "1-2-2")
def test_damage_at_no_life_ends_the_match_at_once() -> None:
    s = Voyage(character("late", text="At the end of this battle, draw 1 card."))
    s.trim(1, "life", 0)
    late = s.put(0, "late", "character")
    s.attack(s.leader(0))
    assert s.result() == {"winner": 0, "reason": "life"}
    assert s.play.finished
    assert (s.table.choice, s.table.stack) == (None, [])
    # Nothing of the battle is carried out any more.
    assert not s.facts("ability_used"), late
    assert s.facts()[-1].what == "game_ended"
    assert s.facts()[-1].seat == 0


@rule(BOOK, "1-2-1-1")
def test_nothing_else_loses() -> None:
    s = Voyage()
    s.clear_hands()
    s.trim(0, "life", 0)
    s.trim_don(0, 0)
    s.play.manual(0, manual.Modify(s.leader(0), "power", "add", -9000, ""))
    s.end_turn()
    s.end_turn()
    assert s.result() is None
    assert s.asked == (0, "action")


@rule(BOOK, "1-2-1-1-2", "1-2-2-2", "9-1-1", "9-1-2", "9-2-1-2")
def test_an_empty_deck_loses_at_once() -> None:
    """Scenario 9 of the digest: the Draw Phase empties the deck; there is no DON!! Phase any more."""
    s = Voyage(don=4)
    s.trim(1, "deck", 1)
    s.act("end")
    assert s.result() == {"winner": 0, "reason": "deck-out"}
    assert (s.size(1, "hand"), s.size(1, "cost")) == (1, 4)
    assert not [fact for fact in s.facts("phase") if fact.data["phase"] == "don" and fact.seat == 1][1:]
    assert s.asked is None


@rule(BOOK, "9-1-2")
def test_rule_processing_cuts_into_an_action() -> None:
    s = Voyage()
    s.trim(0, "deck", 2)
    s.edit(lambda game: game.draw(0, 3))
    assert s.result() == {"winner": 1, "reason": "deck-out"}
    # "Each player draws 1 card" with one each: the turn player draws first and loses before the other draws.
    s = Voyage()
    for seat in (0, 1):
        s.trim(seat, "deck", 1)
    s.edit(lambda game: [game.draw(seat, 1) for seat in (0, 1)])
    assert s.result() == {"winner": 1, "reason": "deck-out"}
    assert s.size(1, "deck") == 1
    # By hand too, and by the last card's way into any area.
    s = Voyage()
    s.trim(1, "deck", 1)
    s.play.manual(1, manual.Move(s.zone(1, "deck")[0], "1.trash"))
    assert s.result() == {"winner": 0, "reason": "deck-out"}


@rule(BOOK, "9-2-1")
def test_both_can_lose_together() -> None:
    """With decks of 10 cards hand and Life take everything before the game begins: it is a draw (digest A-04)."""
    s = Voyage(deck=10, start=False)
    s.play.start(1)
    s.act("keep")
    assert s.result() is None
    s.act("keep")
    assert s.result() == {"winner": None, "reason": "deck-out"}
    assert s.table.marks["finished"] == {"winner": None}


@rule(BOOK, "9-2-1", "9-2-1-1", "9-2-1-2")
def test_one_alone_loses() -> None:
    pile = Voyage(start=False).header.decks
    s = Voyage(piles=[{**pile[0], "deck": pile[0]["deck"][:10]}, pile[1]], start=False)
    s.play.start(1)
    s.act("keep")
    s.act("keep")
    assert s.result() == {"winner": 1, "reason": "deck-out"}


@rule(BOOK, "1-2-3", "1-2-4")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("when", ["redraw", "own turn", "battle", "ability"])
def test_anybody_may_concede_at_any_time(seat: int, when: str) -> None:
    if when == "redraw":
        s = Voyage(start=False)
        s.play.start(1)
    else:
        s = Voyage(character("worker", text="[Activate: Main] Draw 1 card."))
        worker = s.put(0, "worker", "character")
        if when == "battle":
            s.put(1, "mate", "hand")
            s.act("attack", s.leader(0))
            s.act("target", s.leader(1))
        elif when == "ability":
            s.act("activate", worker)
    s.play.manual(seat, manual.Setting("concede", ""))
    assert s.result() == {"winner": 1 - seat, "reason": "surrender"}
    assert s.asked is None
    assert s.play.finished
    # No ability made it so, and none answers it.
    assert not s.table.triggers
    with pytest.raises(Refused, match="no-game-to-concede"):
        s.play.manual(seat, manual.Setting("concede", ""))


@rule(BOOK, "11-1-1", "11-1-1-1")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    s = Voyage(character("phoenix", text="[On K.O.] Play this card from your trash and K.O. it."))
    phoenix = s.put(0, "phoenix", "character")

    def burn() -> None:
        s.play.manual(0, manual.Act("ko", phoenix))

    burn()
    times = 0
    while s.result() is None and times < 40:
        times += 1
        assert s.asked == (0, "by_hand")
        s.play.manual(0, manual.Move(phoenix, "0.character"))
        burn()
        s.act("done")
    assert 5 < times < 30
    assert s.result() == {"winner": None, "reason": "loop"}
    # Stopped once, it may begin again: what comes between is a decision.
    s = Voyage(character("phoenix", text="[On K.O.] Play this card from your trash and K.O. it."))
    phoenix = s.put(0, "phoenix", "character")
    for _ in range(3):
        burn()
        for _ in range(5):
            s.play.manual(0, manual.Move(phoenix, "0.character"))
            burn()
            s.act("done")
        s.play.manual(0, manual.Move(phoenix, "0.character"))
        s.act("done")
        assert s.asked == (0, "action")
