"""Counters that a text gives to cards of the hand, and the End Phase that is "next" (1-3-1, 7-1-3-2-1, 6-6-1-2)."""

from __future__ import annotations

import pytest
from voyage import Voyage, character, crew, event, play, read

BOOK = "one-piece"
rule = pytest.mark.rule

#: What is said to have a Counter, and which card of the hand it is.
GIVEN = {
    "All Stage cards in your hand have a +3000 Counter.": ["harbour"],
    "All Event cards in your hand have a +3000 Counter.": ["gale", "shout"],
    "All Character cards in your hand without a Counter have a +3000 Counter.": ["brute"],
}


@rule(BOOK, "1-3-1", "7-1-3-2-1")
@pytest.mark.parametrize("text", GIVEN)
def test_a_counter_that_a_text_gives_is_used_whatever_kind_of_card_has_it(text: str) -> None:
    s = Voyage(crew(text), read(event("shout", 1, "[Counter] Draw 1 card.")))
    s.put(1, "worker", "character")
    held = {name: s.put(1, name, "hand") for name in ("mate", "harbour", "gale", "shout", "brute")}
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    s.settle("counter")
    given = [held[name] for name in GIVEN[text]]
    assert set(s.offered("counter")) == {held["mate"], *given}
    assert s.offered("event") == [held["shout"]], "a [Counter] Event is used as one all the same"
    shown = {name: s.game.values(s.card(card)).get("counter", 0) for name, card in held.items()}
    assert shown == {"mate": 1000} | {name: 3000 * (name in GIVEN[text]) for name in held if name != "mate"}
    s.act("counter", given[-1])
    assert (s.power(s.leader(1)), s.where(given[-1])) == (8000, "1.trash")


#: Until when, and the turns (this one and those that follow) at whose beginning it is still so: begun in the own
#: turn, in the opponent's Main Phase, in the opponent's End Phase.
UNTIL = {
    "until the end of your opponent's next End Phase": (1, 0, 2),
    "until the end of your opponent's next turn": (1, 2, 2),
    "until the start of your next turn": (1, 0, 0),
}


@rule(BOOK, "6-6-1-2")
@pytest.mark.parametrize("begun", ["own", "main", "end"])
@pytest.mark.parametrize("words", UNTIL)
def test_the_next_end_phase_is_that_of_the_turn_at_hand_while_it_is_to_come(words: str, begun: str) -> None:
    gain = f"up to 1 of your Leader gains +1000 power {words}."
    when = {"own": "[On Play]", "main": "[On K.O.]", "end": "[End of Your Opponent's Turn]"}[begun]
    s = Voyage(
        crew(f"{when} {gain[0].upper()}{gain[1:]}", "singer"),
        crew("[On Play] K.O. up to 1 of your opponent's Characters."),
        character("idle"),
    )
    if begun == "own":
        play(s, "singer")
        me = 0
    else:
        singer, me = s.put(1, "singer", "character"), 1
        if begun == "main":
            play(s)
            s.pick(singer)
    leader = s.leader(me)
    held: list[bool] = []
    for _ in range(4):
        while s.choice.kind != "action":
            s.settle() if any(held) or leader not in s.choices() else s.pick(leader)
        held.append(s.power(leader) > 5000)
        s.act("end")
    last = max((at for at, so in enumerate(held) if so), default=0)
    assert last == UNTIL[words][("own", "main", "end").index(begun)], held
