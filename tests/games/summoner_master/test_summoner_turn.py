"""The Attack Subturn, its eight Steps, and how a game is lost (103, 400 to 402)."""

from __future__ import annotations

import pytest
from arena import ACTIVE, AT, BOOK, DF, INACTIVE, NONE, Arena, mystic, seal, skill

from sanam.engine import manual
from sanam.engine.choice import Refused

BOLT = mystic("bolt", mp=1, interfere=True)
RING = mystic("ring", "PS", 1)
VEIL = mystic("veil", "PS", "infinity")


def steps(s: Arena) -> list[str]:
    """The Steps gone through since the beginning, in order."""
    return [
        e.now
        for batch in s.play.batches
        for e in batch.events
        if getattr(e, "key", "") == "step" and e.now is not None  # type: ignore[union-attr]
    ]


@pytest.mark.rule(BOOK, "401.1")
def test_the_eight_steps_come_in_order() -> None:
    s = Arena()
    for _ in range(8):
        s.put(0, "filler", "hand")
    for seat in (0, 1):
        s.put(seat, "wolf", DF)
    s.end_subturn()
    before = len(steps(s))
    s.end_subturn()
    s.end_subturn()
    names = ["check-up", "draw", "discard", "interfere-1", "main", "interfere-2", "mp", "end"]
    mine = steps(s)[before:]
    assert mine[mine.index("check-up") :][: len(names)] == names


@pytest.mark.rule(BOOK, "400.1", "400.2", "402.1", "SMG-67")
def test_one_players_attack_subturn_is_the_others_defence_subturn() -> None:
    s = Arena(subturn=1)
    assert s.game.active() == 0
    s.put(0, "wolf", DF)
    s.end_subturn()
    assert (s.game.active(), s.game.subturn()) == (1, 2)
    s.put(1, "wolf", DF)
    s.end_subturn()
    assert (s.game.active(), s.game.subturn()) == (0, 3)


@pytest.mark.rule(BOOK, "401.3.2")
def test_neither_player_draws_in_the_first_attack_subturn() -> None:
    s = Arena(subturn=1)
    for seat in (0, 1):
        s.put(seat, "wolf", DF)
    s.end_subturn()
    assert s.choice.kind == "action"
    assert not s.facts("drew")[14:]
    s.act("pass")
    assert (s.choice.kind, s.choice.seat) == ("draw", 0)


@pytest.mark.rule(BOOK, "401.3.1", "401.3.5", "SMG-31.1", "SMG-31.2")
@pytest.mark.parametrize("second", ["seal", "mystic", None])
def test_one_or_two_cards_are_drawn_one_by_one_from_either_pile(second: str | None) -> None:
    s = Arena()
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    s.act("pass")
    assert (s.choice.kind, s.choice.least) == ("draw", 1)
    with pytest.raises(Refused):
        s.decline()
    s.act("draw", value="seal")
    assert (s.choice.kind, s.choice.least) == ("draw", 0)
    s.act("draw", value=second) if second else s.decline()
    assert s.choice.kind == "action"
    families = [s.game.profile(card).family for card in s.zone(1, "hand")]
    assert families == ["seal", second] if second else families == ["seal"]


@pytest.mark.rule(BOOK, "103.3")
def test_an_empty_pile_is_not_offered_and_two_empty_piles_lose() -> None:
    s = Arena(library=60)
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    s.edit(lambda game: [game.play.move(i, "1.remove", None, "up") for i in list(s.zone(1, "seal-library"))])
    s.act("pass")
    assert [o.value for o in s.choice.options] == ["mystic"]
    s.edit(lambda game: [game.play.move(i, "1.remove", None, "up") for i in list(s.zone(1, "mystic-library"))])
    assert s.result() == {"winner": 0, "reason": "library"}


@pytest.mark.rule(BOOK, "401.4.1", "401.4.4", "302.2", "SMG-29", "702.1", "702.7")
def test_only_the_active_player_discards_down_to_seven_and_before_the_main_step() -> None:
    s = Arena()
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    for _ in range(9):
        s.put(0, "filler", "hand")
        s.put(1, "filler", "hand")
    s.act("pass")
    s.act("draw", value="seal")
    s.decline()
    assert (s.choice.kind, s.choice.seat, s.choice.least, s.choice.most) == ("hand_limit", 1, 3, 3)
    s.play.answer([0, 1, 2])
    assert s.choice.kind == "order"
    s.play.answer([2, 1, 0])
    assert (s.choice.kind, s.choice.seat) == ("action", 1)
    assert (len(s.zone(1, "hand")), len(s.zone(1, "seal-shrine")), len(s.zone(0, "hand"))) == (7, 3, 9)
    assert len(s.facts("discarded")) == 3


@pytest.mark.rule(BOOK, "401.5.1", "401.7.1", "402.3", "616.3", "616.3.1", "616.3.2")
def test_an_interfere_step_before_and_after_the_main_step_with_the_defender_first() -> None:
    s = Arena(BOLT, prompts="always")
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    s.act("pass")
    order = []
    while s.choice.kind != "draw":
        order.append((s.game.in_step(), s.choice.seat))
        s.decline()
    assert order == [("interfere-2", 1), ("interfere-2", 0)]
    s.act("draw", value="seal")
    s.decline()
    order = []
    while s.choice.kind == "interfere":
        order.append((s.game.in_step(), s.choice.seat))
        s.decline()
    assert order == [("interfere-1", 0), ("interfere-1", 1)]
    assert s.choice.kind == "action"


@pytest.mark.rule(BOOK, "401.6.2", "401.6.4", "401.6.6")
def test_the_main_step_goes_on_until_the_active_player_passes() -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    s.put(1, "wolf", DF)
    s.cast(s.put(0, "fly", "hand"))
    s.act("change_line", wolf)
    s.act("line")
    assert (s.choice.kind, s.choice.seat) == ("action", 0)
    s.act("pass")
    assert s.choice.kind == "draw"


@pytest.mark.rule(BOOK, "401.6.5", "402.2", "401.6.3", "609.2")
def test_the_defending_player_waits_and_nothing_else_begins_while_a_card_is_being_cast() -> None:
    s = Arena(BOLT)
    mine, theirs = s.put(0, "wolf", "hand"), s.put(1, "wolf", "hand")
    assert s.rule("cast", theirs, seat=1) == "401.6.5"
    assert s.rule("cast", mine) == ""
    s.act("cast", mine)
    other = s.put(0, "fly", "hand")
    assert s.rule("cast", other) == "401.6.3"


@pytest.mark.rule(BOOK, "401.2.2", "401.3.3", "401.4.2", "401.8.2", "401.9.1")
def test_in_five_steps_nobody_casts_or_commands_not_even_with_interfere() -> None:
    s = Arena(BOLT, RING, prompts="always")
    wolf = s.put(0, "wolf", DF)
    ring = s.put(0, "ring", NONE)
    s.hand(0, manual.Attach(ring, wolf))
    s.hand(0, manual.SetCount(ring, "turns", 1))
    s.put(1, "wolf", DF)
    bolt = s.put(1, "bolt", "hand")
    for _ in range(9):
        s.put(1, "filler", "hand")
    seen = {}
    while s.game.subturn() == 3 or s.choice.kind != "action":
        seen[s.game.in_step()] = s.choice.kind
        if s.game.in_step() in ("draw", "discard"):
            assert s.rule("cast", bolt, seat=1) == {"draw": "401.3.3", "discard": "401.4.2"}[s.game.in_step()]
        kind = s.choice.kind
        if kind in ("draw", "hand_limit", "order"):
            s.play.answer(list(range(max(1, s.choice.least))))
        else:
            s.act("pass") if kind == "action" else s.decline()
    # The ring fell in the End Step and cards in the Discard Step: no Interfere Step was opened for that.
    assert s.where(ring) == "0.mystic-shrine"
    assert [step for step, kind in seen.items() if kind == "interfere"] == ["interfere-2", "interfere-1"]
    for step, rule in (("check-up", "401.2.2"), ("mp", "401.8.2"), ("end", "401.9.1")):
        s.edit(lambda game, step=step: game.play.mark("table", "step", step))
        assert s.rule("cast", bolt, seat=1) == rule
        assert s.game.interference.quiet()


@pytest.mark.rule(BOOK, "401.8.1", "401.8.6", "SMG-111.1")
def test_mp_is_wiped_and_filled_at_the_end_of_the_own_attack_subturn_alone() -> None:
    s = Arena()
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    s.set_mp(0, 11)
    s.set_mp(1, 3)
    assert s.mp(0) == 11  # a player may hold more than the most
    s.end_subturn()
    assert (s.mp(0), s.mp(1)) == (8, 3)
    s.set_mp(0, 5)
    s.end_subturn()
    assert (s.mp(0), s.mp(1)) == (5, 8)


@pytest.mark.rule(BOOK, "SMG-111.2")
def test_a_most_of_mp_below_zero_is_zero_and_remembered() -> None:
    s = Arena()
    s.modify("seat0", "mp-max", "add", -10)
    assert s.game.mp_max(0) == 0
    s.modify("seat0", "mp-max", "add", 5)
    assert s.game.mp_max(0) == 3


@pytest.mark.rule(BOOK, "SMG-112.1", "SMG-112.2", "SMG-40.2")
def test_the_shrine_max_is_read_when_it_changes_too() -> None:
    s = Arena()
    s.put(0, "ox", "seal-shrine")
    s.modify("seat0", "shrine-max", "add", -20)
    assert s.game.shrine_max(0) == 0
    assert s.result() == {"winner": 1, "reason": "shrine"}
    other = Arena()
    other.edit(
        lambda game: [
            game.play.modify(source=None, subject="seat0", key="shrine-max", op="add", value=n) for n in (-20, 10)
        ]
    )
    assert other.game.shrine_max(0) == 5
    assert other.result() is None


@pytest.mark.rule(BOOK, "401.9.7", "SMG-2")
def test_every_inactive_seal_of_both_players_becomes_active() -> None:
    s = Arena()
    seals = [s.put(0, "wolf", AT, INACTIVE), s.put(0, "wolf", DF, INACTIVE), s.put(1, "wolf", AT, INACTIVE)]
    s.end_subturn()
    assert [s.card(card).stance for card in seals] == [ACTIVE] * 3


@pytest.mark.rule(BOOK, "401.9.5")
def test_effects_until_the_end_of_the_subturn_stop() -> None:
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    s.modify(wolf, "at", "add", 2, until="subturn")
    s.modify(wolf, "at", "add", 1)
    assert s.game.value(wolf, "at") == 6
    s.end_subturn()
    assert s.game.value(wolf, "at") == 4


@pytest.mark.rule(BOOK, "401.9.6", "201.9.2.2", "201.9.2.3", "301.1.2", "SMG-63")
def test_turns_are_counted_by_subturns_and_infinity_is_not() -> None:
    """Digest 1, scenario 13."""
    s = Arena(RING, VEIL)
    wolf = s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    ring, veil = s.put(0, "ring", "hand"), s.put(0, "veil", "hand")
    for card in (ring, veil):
        s.act("cast", card)
        s.act("target", wolf)
    assert s.card(ring).counters == {"turns": 2}
    s.end_subturn()
    assert s.card(ring).counters == {"turns": 1}
    s.end_subturn()
    assert (s.where(ring), s.where(veil)) == ("0.mystic-shrine", f"0.{NONE}")
    assert s.card(veil).host == wolf


@pytest.mark.rule(BOOK, "401.2.1", "103.5")
@pytest.mark.parametrize("there", [True, False])
def test_whether_there_was_a_seal_is_looked_at_in_the_check_up_step_and_remembered(there: bool) -> None:
    s = Arena(prompts="never")
    s.put(0, "wolf", DF)
    mine = [s.put(1, "wolf", DF)] if there else []
    s.end_subturn()
    assert (s.game.active(), s.choice.kind) == (1, "action")
    for card in mine:
        s.hand(1, manual.Move(card, "1.remove"))
    s.act("pass")
    # Its Lines are empty at the end either way: what counts is what was there when its Subturn began.
    assert s.zone(1, DF) == s.zone(1, AT) == []
    assert s.result() == (None if there else {"winner": 0, "reason": "no-seal"})


@pytest.mark.rule(BOOK, "103.5", "401.9.8")
def test_a_player_without_a_seal_who_brings_none_loses_on_entering_the_end_step() -> None:
    """Digest 1, scenario 7."""
    s = Arena(subturn=1)
    s.act("pass")
    assert s.result() == {"winner": 1, "reason": "no-seal"}
    assert s.game.in_step() == "end"


@pytest.mark.rule(BOOK, "103.5", "401.9.8")
def test_a_seal_that_was_there_or_came_saves_even_when_it_is_gone_again() -> None:
    s = Arena(subturn=1)
    s.cast(s.put(0, "wolf", "hand"))
    s.hand(0, manual.Move(s.zone(0, AT)[0], "0.hand"))
    s.end_subturn()
    assert s.result() is None
    s.put(1, "wolf", DF)
    s.end_subturn()
    s.put(0, "wolf", DF)
    s.end_subturn()
    assert s.game.active() == 1  # it had a Seal at its Check up Step
    s.hand(0, manual.Move(s.zone(1, DF)[0], "1.hand"))
    s.end_subturn()
    assert s.result() is None


@pytest.mark.rule(BOOK, "103.5")
def test_no_loss_when_a_card_passes_the_turn() -> None:
    s = Arena(subturn=1)
    s.hand(0, manual.Setting("pass-subturn", ""))
    assert s.result() is None
    assert s.game.active() == 1
    s.act("cast", s.put(1, "wolf", "hand"))
    with pytest.raises(Refused, match="only-in-the-main-step"):
        s.hand(1, manual.Setting("pass-subturn", ""))


@pytest.mark.rule(BOOK, "103.2", "301.1.1")
def test_levels_in_the_shrine_lose_at_once() -> None:
    s = Arena(seal("rock", level=14))
    s.put(1, "rock", "seal-shrine")
    mine, other = s.put(0, "bear", AT), s.put(1, "fly", AT)
    assert s.result() is None
    s.attack(mine, other)
    assert s.result() == {"winner": 0, "reason": "shrine"}


@pytest.mark.rule(BOOK, "103.4")
def test_both_at_once_is_a_draw() -> None:
    """Digest 1, scenario 1."""
    s = Arena(seal("rock", level=10), seal("stone", level=9), level="caller")
    s.put(0, "rock", "seal-shrine")
    s.put(1, "stone", "seal-shrine")
    s.put(1, "fly", "seal-shrine")
    s.attack(s.put(0, "bear", AT), s.put(1, "bear", AT))
    assert s.result() == {"winner": None, "reason": "shrine"}


@pytest.mark.rule(BOOK, "401.6.7")
def test_skills_without_a_step_are_for_the_main_step() -> None:
    s = Arena(seal("mage", powers=(skill(),)), prompts="always")
    mage = s.put(0, "mage", AT)
    assert "skill" in s.acts(mage)
    s.act("pass")
    assert s.choice.kind == "interfere"
    assert s.acts(mage) == []
    s.decline()
    assert (s.choice.kind, s.choice.seat, s.acts(mage)) == ("interfere", 0, [])
    assert s.rule("skill", mage, value=0) == "500.10"
