"""What costs something and can bring nothing is not tried on copies, where those who reply may slip."""

from __future__ import annotations

import pytest
from small_positions import passed
from small_voyages import at_sea, bare, sea
from voyage import Voyage, event, leader, read, stage

from sanam.bots.alike import different
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.engine.session import Session
from sanam.games import get
from sanam.games.thinking import PLAIN, Advice

RALLY = read(stage("rally", text="[Activate: Main] If you have 1 or more rested Characters, draw 1 card."))
RAISE = read(stage("raise", text="[Activate: Main] You may rest this Stage: Set up to 1 of your Characters as active."))
HERALD = read(
    leader("herald", text="[DON!! x1] [When Attacking] Up to 1 of your Characters gains +1000 power during this turn.")
)
FELL = read(event("fell", 1, "[Counter] K.O. up to 1 of your opponent's Characters with a cost of 2 or less."))


def advised(s: Voyage) -> list[Advice]:
    copy = Session.of(s.play).at(s.choice.seat).trial(3)
    assert copy.choice is not None
    return get("onepiece").thinking().policy(copy.game, PLAIN).advise(copy.choice)


def vain(s: Voyage) -> set[tuple[str, int | None]]:
    """The answers that are held to be in vain, by act and card."""
    options = s.choice.options
    return {(options[at].act, options[at].card) for advice in advised(s) for at in advice.picks if advice.vain}


def tried(s: Voyage) -> set[tuple[str, int | None]]:
    """The answers that a search may try."""
    copy, options = Session.of(s.play).at(s.choice.seat).trial(3), s.choice.options
    found = different(copy, s.choice, advised(s))
    return {(options[at].act, options[at].card) for advice in found for at in advice.picks}


def test_an_attack_that_is_withstood() -> None:
    s = sea()
    mate = s.put(0, "mate", "character")
    cook = s.put(0, "cook", "character")
    assert vain(s) == {("attack", mate)}
    assert ("attack", mate) not in tried(s)
    assert ("attack", cook) in tried(s)


@pytest.mark.parametrize("card", [RALLY, RAISE])
def test_an_attack_that_is_withstood_where_a_text_makes_something_of_it(card: object) -> None:
    s = sea(card)
    mate = s.put(0, "mate", "character")
    s.put(0, card.name, "stage")  # type: ignore[attr-defined]
    assert ("attack", mate) not in vain(s)


def test_a_target_that_withstands_an_attack() -> None:
    s = sea()
    attacker = s.put(0, "mate", "character")
    prey = s.put(1, "mate", "character")
    s.rest(prey)
    s.act("attack", attacker)
    assert (vain(s), tried(s)) == ({("target", s.leader(1))}, {("target", prey)})


def test_don_cards_for_a_leader_that_has_attacked() -> None:
    s = Voyage(HERALD, turn=5, don=3, leaders=("herald", "captain"))
    mate = s.put(0, "mate", "character")
    s.rest(s.leader(0))
    assert {card for act, card in vain(s) if act == "give"} == {s.leader(0)}
    assert ("give", mate) in tried(s)


def test_don_cards_for_one_that_may_become_active_again() -> None:
    s = sea(RAISE, don=3)
    s.put(0, "raise", "stage")
    s.rest(s.leader(0))
    assert ("give", s.leader(0)) not in vain(s)


def test_a_rested_leader_gets_no_don_cards_where_an_attack_can_win_without() -> None:
    """What it would do when it attacks it does not do any more."""
    s = Voyage(HERALD, turn=5, don=3, leaders=("herald", "captain"))
    s.rest(s.leader(0))
    cook = s.put(0, "cook", "character")
    bare(s, 1)
    s.put(1, "cook", "hand")
    picks = ThinkingPlayer(3, "easy").picks(Session.of(s.play).at(0))
    assert {s.choice.options[at].card for at in picks} == {cook}


def attacked(s: Voyage, prey: int, by: str = "brute") -> None:
    attacker = s.put(1, by, "character")
    s.rest(prey, s.leader(1), *s.game.active_don(1))
    s.act("attack", attacker)
    s.act("target", prey)
    passed(s, "counter")


def test_a_counter_that_does_not_save_what_is_attacked() -> None:
    s = at_sea(6, don=0)
    prey = s.put(0, "mate", "character")
    mate = s.put(0, "mate", "hand")
    attacked(s, prey)
    assert vain(s) == {("counter", mate), ("counter_other", mate)}
    assert tried(s) == set()  # nothing but to let it pass


def test_counters_that_save_it_together() -> None:
    s = at_sea(6, don=0)
    prey = s.put(0, "cook", "character")
    mates = [s.put(0, "mate", "hand") for _ in range(3)]
    attacked(s, prey)
    assert not vain(s) & {("counter", mate) for mate in mates}


def test_a_counter_beside_an_event_that_may_stop_the_attack_otherwise() -> None:
    s = at_sea(6, FELL, don=5)
    prey = s.put(0, "mate", "character")
    mate, fell = s.put(0, "mate", "hand"), s.put(0, "fell", "hand")
    attacked(s, prey)
    assert not vain(s) & {("counter", mate), ("event", fell)}


def test_a_block_of_what_is_withstood() -> None:
    s = at_sea(6, don=0)
    guard = s.put(0, "guard", "character")
    attacker = s.put(1, "mate", "character")
    s.rest(s.leader(1), *s.game.active_don(1))
    s.act("attack", attacker)
    s.act("target", s.leader(0))
    passed(s, "block")
    assert vain(s) == {("block", guard)}


def test_of_answers_that_are_all_in_vain_one_is_left() -> None:
    s = sea()
    attacker = s.put(0, "mate", "character")
    s.act("attack", attacker)
    assert vain(s) == {("target", s.leader(1))}
    assert tried(s) == {("target", s.leader(1))}


DIVER = read(
    leader(
        "diver",
        text="[Activate: Main] [Once Per Turn] You may add 1 card from your Life area to your hand: Draw 2 cards.",
    )
)


def at_the_last_life() -> Voyage:
    """Paying with the last Life card loses in the next turn; the ability is offered again when that is declined."""
    s = Voyage(DIVER, turn=5, don=5, leaders=("diver", "captain"))
    s.rest(s.leader(0), *s.game.active_don(0))
    s.trim(0, "life", 1)
    s.trim(0, "hand", 0)
    s.trim(1, "hand", 0)
    return s


def test_what_is_begun_is_not_given_up_again_and_again() -> None:
    s = at_the_last_life()
    picks = ThinkingPlayer(3, "hard").picks(Session.of(s.play).at(0))
    assert [s.choice.options[at].act for at in picks] == ["end"]


@pytest.mark.parametrize("strength", ["medium", "hard"])
def test_what_was_begun_is_ended(strength: str) -> None:
    s = at_the_last_life()
    s.act("activate", s.leader(0))
    assert s.choice.kind == "effect_may" and s.choice.least == 0
    assert ThinkingPlayer(3, strength).picks(Session.of(s.play).at(0)) == [0]
