"""What can pay for a cost, or be done instead: cards that are active, cards of the cost said, one of two ways."""

from __future__ import annotations

import pytest
from voyage import ACTIVE, RESTED, Voyage, crew, event, play, read

BOOK = "one-piece"
INSTEAD = "If your Character [mate] would be K.O.'d, you may rest 2 of your cards instead."


def _attacked(text: str, *rested: str) -> tuple[Voyage, dict[str, int]]:
    """The opponent's turn begins with "worker", "mate" and the Leader there, and no DON!! cards; K.O. "mate"."""
    bolt = read(event("bolt", text="[Main] K.O. up to 1 of your opponent's Characters."))
    s = Voyage(crew(text), bolt)
    named = {name: s.put(0, name, "character") for name in ("worker", "mate")} | {"leader": s.leader(0)}
    s.end_turn()
    s.rest(*s.zone(0, "cost"), *(named[name] for name in rested))
    play(s, "bolt", seat=1)
    s.pick(named["mate"])
    return s, named


@pytest.mark.rule(BOOK, "8-1-3-4-5")
def test_only_active_cards_are_rested_instead() -> None:
    s, named = _attacked(INSTEAD, "leader")
    s.act("yes")
    assert s.choices() == [named["worker"], named["mate"]]
    s.pick(named["worker"], named["mate"])
    assert s.where(named["mate"]) == "0.character"
    assert s.card(named["worker"]).stance == s.card(named["mate"]).stance == RESTED


@pytest.mark.rule(BOOK, "8-1-3-4-5")
def test_with_fewer_active_cards_nothing_is_rested_instead() -> None:
    s, named = _attacked(INSTEAD, "leader", "worker")
    assert s.where(named["mate"]) == "0.trash"


def test_what_follows_then_is_no_part_of_what_is_done_instead() -> None:
    text = INSTEAD.replace("2 of", "1 of") + " Then, rest up to 1 of your Characters."
    s, named = _attacked(text, "worker", "mate")
    s.act("yes")
    s.pick(named["leader"])
    assert s.where(named["mate"]) == "0.character"
    assert s.card(named["leader"]).stance == RESTED
    assert s.choices() == [named["worker"], named["mate"]]


@pytest.mark.parametrize(("cost", "paid"), [(19, False), (20, True)])
def test_this_character_with_a_cost_pays_only_with_that_cost(cost: int, paid: bool) -> None:
    text = "[Activate: Main] You may trash this Character with a cost of 20 or more: Draw 1 card."
    s = Voyage(crew(text, cost=cost))
    worker = s.put(0, "worker", "character")
    assert (worker in s.offered("activate")) == paid
    if paid:
        s.act("activate", worker)
        s.act("yes")
        assert s.where(worker) == "0.trash" and s.size(0, "hand") == 1


@pytest.mark.parametrize("said", ["your Leader or 1 of your Stages", "1 of your Stages or your Leader"])
@pytest.mark.parametrize("there", ["leader", "stage", "both"])
def test_your_leader_or_1_of_your_stages_is_exactly_one(said: str, there: str) -> None:
    s = Voyage(crew(f"[Activate: Main] You may rest {said}: Draw 1 card."))
    worker, leader = s.put(0, "worker", "character"), s.leader(0)
    if there != "leader":
        harbour = s.put(0, "harbour", "stage")
    if there == "stage":
        s.rest(leader)
    s.act("activate", worker)
    s.act("yes")
    assert (s.choice.least, s.choice.most) == (1, 1)
    s.pick(leader if there == "leader" else harbour)
    assert s.choice.kind == "action"
    assert s.size(0, "hand") == 1
    assert s.card(leader).stance == (ACTIVE if there == "both" else RESTED)
    assert there == "leader" or s.card(harbour).stance == RESTED
