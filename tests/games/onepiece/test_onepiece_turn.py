"""The turn: its five phases, DON!! cards, what the Main Phase allows, and when effects end (6-1 to 6-6)."""

from __future__ import annotations

import pytest
from voyage import ACTIVE, RESTED, Voyage, character, code_of, event, leader, stage

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.choice import Refused

rule = pytest.mark.rule
BOOK = "one-piece"


def first_turns(**more: object) -> Voyage:
    """A match at the first question of its first turn, hands kept."""
    s = Voyage(start=False, **more)  # type: ignore[arg-type]
    s.play.start(5)
    s.act("keep")
    s.act("keep")
    return s


def phases(s: Voyage) -> list[tuple[int | None, str]]:
    return [(fact.seat, fact.data["phase"]) for fact in s.facts("phase")]


@rule(BOOK, "6-1-1", "6-1-2", "4-3-1", "4-3-2", "6-5-2-1", "6-6-1-4")
def test_five_phases_in_order_and_then_the_other_player() -> None:
    s = first_turns()
    order = ["refresh", "draw", "don", "main", "end"]
    assert phases(s) == [(0, phase) for phase in order[:4]]
    assert (s.game.turn_player(), s.asked) == (0, (0, "action"))
    s.act("end")
    assert phases(s) == [(0, phase) for phase in order] + [(1, phase) for phase in order[:4]]
    assert (s.game.turn_player(), s.turn, s.asked) == (1, 2, (1, "action"))
    s.act("end")
    assert (s.game.turn_player(), s.turn) == (0, 3)


@rule(BOOK, "6-3-1", "6-4-1", "6-5-6-1")
def test_the_first_turns() -> None:
    """Scenario 1 of the digest."""
    s = first_turns()
    assert (s.size(0, "deck"), s.size(0, "hand"), s.size(0, "cost")) == (40, 5, 1)
    assert not s.offered("attack")
    assert s.refused("attack", s.leader(0)).rule == "6-5-6-1"  # type: ignore[union-attr]
    s.act("end")
    assert (s.size(1, "deck"), s.size(1, "hand"), s.size(1, "cost")) == (39, 6, 2)
    assert not s.offered("attack")
    assert s.refused("attack", s.leader(1)).rule == "6-5-6-1"  # type: ignore[union-attr]
    s.act("end")
    assert (s.size(0, "deck"), s.size(0, "hand"), s.size(0, "cost")) == (39, 6, 3)
    assert s.offered("attack") == [s.leader(0)]
    s.act("end")
    assert (s.size(1, "hand"), s.size(1, "cost"), s.offered("attack")) == (7, 4, [s.leader(1)])


@rule(BOOK, "6-4-1", "6-4-2", "6-4-3", "3-9-3")
def test_the_don_phase_adds_two_or_what_is_left() -> None:
    s = Voyage(don=3)
    for left, came in ((1, 1), (0, 0)):
        s.trim_don(0, left)
        before = s.size(0, "cost")
        s.end_turn()
        s.end_turn()
        assert s.size(0, "cost") == before + came
        assert s.size(0, "don-deck") == 0
        assert s.result() is None
        # The one that was added is active too: no Refresh Phase has come since.
        assert {s.card(card).stance for card in s.zone(0, "cost")} == {ACTIVE}


@rule(BOOK, "3-3-3", "3-2-3")
def test_several_cards_come_off_a_deck_one_at_a_time() -> None:
    s = Voyage(don=2)
    tops = s.zone(0, "don-deck")[::-1][:2], s.zone(0, "deck")[::-1][:3]
    s.edit(lambda game: (game.add_don(0, 2), game.draw(0, 3)))
    moves = [event.card for event in s.play.batches[-1].events if isinstance(event, ev.CardMoved)]
    assert moves == [*tops[0], *tops[1]]


@rule(BOOK, "6-2-3", "6-2-4")
def test_refreshing_returns_don_and_stands_everything_up() -> None:
    s = Voyage(don=4)
    mate, yard = s.put(0, "mate", "character"), s.put(0, "harbour", "stage")
    other = s.put(1, "mate", "character")
    s.attach(mate, 2)
    s.attach(s.leader(0))
    s.attach(other)
    s.rest(mate, yard, s.leader(0), *s.game.active_don(0), other, s.leader(1), *s.game.active_don(1)[:1])
    s.act("end")
    # The other player's turn: only that player's cards.
    assert [s.card(card).stance for card in (other, s.leader(1))] == [ACTIVE, ACTIVE]
    assert s.game.given(other) == []
    assert s.active(1) == s.size(1, "cost") == 6
    assert [s.card(card).stance for card in (mate, yard, s.leader(0))] == [RESTED] * 3
    assert len(s.game.given(mate)) == 2
    s.act("end")
    assert [s.card(card).stance for card in (mate, yard, s.leader(0))] == [ACTIVE] * 3
    assert s.game.given(mate) == s.game.given(s.leader(0)) == []
    assert s.active(0) == s.size(0, "cost") == 6


@rule(BOOK, "6-2-2")
def test_start_of_turn_abilities_come_before_cards_stand_up() -> None:
    mine = character("early", text="At the start of your turn, draw 1 card.")
    theirs = character("envious", text="At the start of your opponent's turn, draw 1 card.")
    s = Voyage(mine, theirs, turn=4)
    early, envious = s.put(0, "early", "character"), s.put(1, "envious", "character")
    s.attach(early)
    s.rest(early)
    s.act("end")
    for seat, card in ((0, early), (1, envious)):
        assert s.asked == (seat, "by_hand")
        assert s.choice.params["card"] == card
        assert s.phase == "refresh"
        assert s.card(early).sideways
        assert len(s.game.given(early)) == 1
        s.act("done")
    assert not s.card(early).sideways
    assert s.asked == (0, "action")
    # The other way round in the other turn: neither of them speaks of it.
    s.act("end")
    assert s.asked == (1, "action")


@rule(BOOK, "6-5-1")
def test_start_of_main_phase_abilities() -> None:
    s = Voyage(stage("bell", text="At the start of the Main Phase, draw 1 card."), turn=4)
    bell = s.put(0, "bell", "stage")
    s.act("end")
    assert (s.asked, s.phase, s.choice.params["card"]) == ((0, "by_hand"), "main", bell)
    s.act("done")
    s.act("end")
    assert (s.asked, s.phase) == ((0, "by_hand"), "main")


@rule(BOOK, "6-5-2", "6-5-3-1", "6-5-5-3", "7-1-5-5")
def test_the_main_phase_takes_its_actions_in_any_order_and_number() -> None:
    s = Voyage()
    mates = [s.put(0, "mate", "hand") for _ in range(2)]
    gale, yard = s.put(0, "gale", "hand"), s.put(0, "harbour", "hand")
    old = s.put(0, "mate", "character")
    s.act("play", mates[0])
    s.act("give", s.leader(0))
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    s.settle()
    s.act("play", yard)
    s.act("give", old)
    s.act("give", old)
    s.act("play", gale)
    s.act("done")
    s.attack(old)
    s.act("play", mates[1])
    assert s.asked == (0, "action")
    assert s.zone(0, "character") == [old, *mates]
    assert (s.zone(0, "stage"), gale in s.zone(0, "trash")) == ([yard], True)
    assert s.life(1) == 3
    assert s.active(0) == 10 - 2 - 1 - 1 - 2 - 1 - 2


@rule(BOOK, "6-5-5-1")
def test_giving_takes_an_active_don_of_the_cost_area() -> None:
    s = Voyage(don=3)
    mate, yard = s.put(0, "mate", "character"), s.put(0, "harbour", "stage")
    theirs = s.put(1, "mate", "character")
    assert s.offered("give") == [s.leader(0), mate]
    s.act("give", mate)
    (don,) = s.game.given(mate)
    assert (s.card(don).host, s.where(don), s.active(0)) == (mate, "0.given", 2)
    s.act("give", s.leader(0))
    s.act("give", s.leader(0))
    assert s.active(0) == 0
    assert not s.offered("give")
    assert s.refused("give", mate).reason == "no-active-don"  # type: ignore[union-attr]
    for card in (yard, theirs, s.leader(1)):
        assert s.refused("give", card).rule == "6-5-5-1"  # type: ignore[union-attr]
    # By hand neither.
    for host in (yard, theirs, don):
        with pytest.raises(Refused):
            s.play.manual(0, manual.Attach(don, host))
    with pytest.raises(Refused):
        s.play.manual(0, manual.Attach(mate, s.leader(0)))


@rule(BOOK, "6-5-5-1")
def test_a_rested_don_is_not_given() -> None:
    s = Voyage(don=3)
    s.rest(*s.game.active_don(0))
    assert not s.offered("give")


@rule(BOOK, "6-5-5-2")
def test_attached_don_give_power_in_the_own_turn_alone() -> None:
    s = Voyage()
    mate = s.put(0, "mate", "character")
    for given in (1, 2):
        s.act("give", mate)
        assert s.power(mate) == 4000 + 1000 * given
    s.act("give", s.leader(0))
    assert (s.power(s.leader(0)), s.power(mate)) == (6000, 6000)
    s.act("end")
    assert (s.power(s.leader(0)), s.power(mate)) == (5000, 4000)
    assert len(s.game.given(mate)) == 2


@rule(BOOK, "6-5-5-4")
@pytest.mark.parametrize("way", ["by hand", "ko", "replaced"])
def test_the_don_of_a_card_that_leaves_go_to_the_cost_area_rested(way: str) -> None:
    s = Voyage()
    mate = s.put(0, "mate", "character")
    s.attach(mate, 2)
    if way == "by hand":
        s.play.manual(0, manual.Move(mate, "0.hand"))
    elif way == "ko":
        s.play.manual(0, manual.Act("ko", mate))
    else:
        for _ in range(4):
            s.put(0, "filler", "character")
        cook = s.put(0, "cook", "hand")
        s.act("play", cook)
        # The cost was paid before the two came back.
        assert s.active(0) == 4
        s.act("replace", mate)
    assert s.size(0, "given") == 0
    assert s.size(0, "cost") == 10
    assert s.active(0) == (4 if way == "replaced" else 8)
    assert all(s.card(card).host is None for card in s.zone(0, "cost"))


# --- the End Phase -----------------------------------------------------------------------------

MINE = "[End of Your Turn] Draw 1 card."
THEIRS = "[End of Your Opponent's Turn] Draw 1 card."


@rule(BOOK, "6-6-1-1", "6-6-1-1-1", "6-6-1-1-2", "6-6-1-1-3", "6-6-1-1-4", "10-2-7-1", "10-2-8-1")
def test_end_of_turn_abilities_the_turn_players_first_each_once() -> None:
    s = Voyage(character("mine", text=MINE), character("theirs", text=THEIRS), stage("mine too", text=MINE))
    mine, other = s.put(0, "mine", "character"), s.put(0, "mine too", "stage")
    theirs = [s.put(1, "theirs", "character") for _ in range(2)]
    # These are of the wrong turn.
    s.put(0, "theirs", "character")
    s.put(1, "mine", "character")
    s.act("end")
    used = []
    for seat, pick in ((0, other), (1, theirs[1])):
        assert s.asked == (seat, "next_auto")
        assert sorted(option.card or 0 for option in s.choice.options) == sorted([mine, other] if seat == 0 else theirs)
        s.act("use", pick)
        for _ in range(2):
            assert s.asked == (seat, "by_hand")
            used.append(s.choice.params["card"])
            s.act("done")
    assert used == [other, mine, theirs[1], theirs[0]]
    assert (s.turn, s.asked) == (4, (1, "action"))


def changed(until: str, seat: int) -> Voyage:
    """Seat 0's turn 3; a Character with +1000 power by an effect of `seat` that lasts `until`."""
    s = Voyage(don=3)
    card = s.put(0, "mate", "character")
    s.play.manual(seat, manual.Modify(card, "power", "add", 1000, until))
    assert s.power(card) == 5000
    return s


def last_turn(until: str, seat: int) -> int:
    """The last turn in whose Main Phase such an effect of turn 3 still holds."""
    s = changed(until, seat)
    (card,) = s.zone(0, "character")
    last = 0
    while s.turn < 7:
        if s.power(card) > 4000:
            last = s.turn
        s.end_turn()
        s.clear_hands()
    return last


@pytest.mark.parametrize(
    ("until", "seat", "last"),
    [
        pytest.param("turn", 0, 3, marks=rule(BOOK, "6-6-1-3")),
        pytest.param("turn", 1, 3, marks=rule(BOOK, "6-6-1-3")),
        pytest.param("end of turn", 0, 3, marks=rule(BOOK, "6-6-1-2", "6-6-1-2(1)")),
        pytest.param("end of your turn", 0, 3, marks=rule(BOOK, "6-6-1-2", "6-6-1-2(1)")),
        pytest.param("end of turn", 1, 3, marks=rule(BOOK, "6-6-1-2", "6-6-1-2(2)")),
        pytest.param("end of opponent's turn", 1, 3, marks=rule(BOOK, "6-6-1-2", "6-6-1-2(2)")),
        ("end of opponent's turn", 0, 4),
        ("end of your turn", 1, 4),
        pytest.param("start of turn", 0, 4, marks=rule(BOOK, "6-2-1")),
        pytest.param("start of turn", 1, 3, marks=rule(BOOK, "6-2-1")),
        ("", 0, 6),
    ],
)
def test_how_long_an_effect_lasts(until: str, seat: int, last: int) -> None:
    assert last_turn(until, seat) == last


@rule(BOOK, "6-6-1", "6-6-1-2", "6-6-1-3")
def test_effects_end_in_the_order_of_the_end_phase() -> None:
    s = Voyage(character("mine", text=MINE))
    card = s.put(0, "mine", "character")
    lasting = [("turn", 1), ("turn", 0), ("end of turn", 1), ("end of turn", 0)]
    for until, seat in lasting:
        s.play.manual(seat, manual.Modify(card, "power", "add", 1000, until))
    s.act("end")
    # While the abilities of the end of the turn resolve, everything still holds (6-6-1-1).
    assert (s.asked, s.power(card)) == ((0, "by_hand"), 8000)
    s.act("done")
    ended = [
        (event.modifier.until, event.modifier.data["seat"])
        for event in s.play.batches[-1].events
        if isinstance(event, ev.ModifierRemoved)
    ]
    assert ended == [("end of turn", 0), ("end of turn", 1), ("turn", 0), ("turn", 1)]


@rule(BOOK, "6-2-1")
def test_until_the_start_of_the_turn_ends_before_anything_else_of_it() -> None:
    s = Voyage(character("early", text="At the start of your turn, draw 1 card."), turn=4)
    early = s.put(0, "early", "character")
    s.play.manual(0, manual.Modify(early, "power", "add", 1000, "start of turn"))
    s.act("end")
    assert (s.asked, s.power(early)) == ((0, "by_hand"), 4000)


def test_a_change_by_hand_is_of_something_and_until_some_time() -> None:
    s = changed("turn", 0)
    (card,) = s.zone(0, "character")
    for wrong in (manual.Modify(card, "attack", "add", 1), manual.Modify(card, "power", "add", 1, "Christmas")):
        with pytest.raises(Refused, match="no-such-change"):
            s.play.manual(0, wrong)


def test_a_leader_with_another_life_and_events_without_main() -> None:
    s = Voyage(leader("two", life=2), event("late", text="[Counter] +1000 power."), leaders=("two", "captain"))
    late = s.put(0, "late", "hand")
    assert s.life(0) == 2
    assert late not in s.offered("play")
    assert s.card(late).code == code_of("late")
    assert s.refused("play", late).rule == "10-2-3-1"  # type: ignore[union-attr]
