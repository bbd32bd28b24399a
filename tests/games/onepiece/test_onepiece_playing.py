"""Playing cards, where they lie, K.O. and trash, declared abilities (2-7, 3-5 to 3-8, 6-5-3, 6-5-4, 10-2)."""

from __future__ import annotations

import pytest
from voyage import ACTIVE, Voyage, character, event, stage

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.view import view

rule = pytest.mark.rule
BOOK = "one-piece"


@pytest.mark.parametrize(
    ("name", "cost", "area", "cited"),
    [
        pytest.param("cook", 4, "character", "2-7-2", marks=rule(BOOK, "2-7-2", "3-7-3", "3-7-5")),
        pytest.param("gale", 1, "trash", "2-7-3", marks=rule(BOOK, "2-7-3", "3-5-1")),
        pytest.param("harbour", 1, "stage", "2-7-4", marks=rule(BOOK, "2-7-4", "3-8-3", "3-8-4")),
    ],
)
@rule(BOOK, "4-7-1", "6-5-3-1")
def test_playing_reveals_pays_and_puts(name: str, cost: int, area: str, cited: str) -> None:
    s = Voyage(don=cost + 3)
    card = s.put(0, name, "hand")
    s.act("play", card)
    assert s.active(0) == 3
    assert s.size(0, "cost") == cost + 3
    assert s.where(card) == f"0.{area}"
    assert s.card(card).stance == ACTIVE
    # Revealed, paid, and only then put where it goes.
    events = s.play.batches[-1].events
    shown = next(i for i, e in enumerate(events) if isinstance(e, ev.CardShown) and e.now == [0, 1])
    rested = [i for i, e in enumerate(events) if isinstance(e, ev.CardTurned)]
    moved = next(i for i, e in enumerate(events) if isinstance(e, ev.CardMoved) and e.card == card)
    assert len(rested) == cost
    assert shown < rested[0] <= rested[-1] < moved
    put = [fact.card for fact in s.facts("put_on_field")]
    assert put == ([card] if name != "gale" else [])
    if name == "gale":
        # It lies in the trash already while its ability is used.
        assert s.asked == (0, "by_hand")


@pytest.mark.parametrize(("name", "cited"), [("cook", "2-7-2"), ("gale", "2-7-3"), ("harbour", "2-7-4")])
@rule(BOOK, "2-7-2", "2-7-3", "2-7-4")
def test_what_cannot_be_paid_is_not_played(name: str, cited: str) -> None:
    s = Voyage()
    card = s.put(0, name, "hand")
    cost = s.game.value(card, "cost")
    s.rest(*s.game.active_don(0)[cost - 1 :])
    assert card not in s.offered("play")
    refused = s.refused("play", card)
    assert refused is not None
    assert (refused.rule, refused.params) == (cited, {"cost": cost, "active": cost - 1})


@rule(BOOK, "6-5-3-1")
def test_cards_are_played_from_the_hand_in_the_own_main_phase_alone() -> None:
    s = Voyage()
    mine, theirs, lying = s.put(0, "mate", "hand"), s.put(1, "mate", "hand"), s.put(0, "mate", "trash")
    assert s.offered("play") == [mine]
    assert s.refused("play", lying) is not None
    assert s.game.cannot_play(theirs, 1).reason == "own-main-phase-only"  # type: ignore[union-attr]
    s.act("attack", s.leader(0))
    assert s.refused("play", mine).reason == "own-main-phase-only"  # type: ignore[union-attr]


@rule(BOOK, "3-7-6", "3-7-6-1", "10-2-1-3")
def test_a_sixth_character_takes_the_place_of_one() -> None:
    """Scenario 6 of the digest."""
    s = Voyage(character("martyr", text="[On K.O.] Draw 1 card."), don=7)
    martyr = s.put(0, "martyr", "character")
    others = [s.put(0, "filler", "character") for _ in range(4)]
    s.attach(martyr, 2)
    cook = s.put(0, "cook", "hand")
    s.act("play", cook)
    assert s.asked == (0, "replace")
    assert s.offered("replace") == [martyr, *others]
    # The cost is paid; the two DON!! cards that will come back could not have helped.
    assert (s.active(0), s.size(0, "given")) == (1, 2)
    s.act("replace", martyr)
    assert s.where(martyr) == "0.trash"
    assert s.zone(0, "character") == [*others, cook]
    assert (s.active(0), s.size(0, "cost")) == (1, 7)
    # Not a K.O.: its ability does not wait.
    assert s.asked == (0, "action")
    assert not s.facts("ko")
    assert cook not in s.offered("attack")


@rule(BOOK, "3-7-6")
def test_there_is_no_room_for_a_sixth_by_hand_either() -> None:
    s = Voyage()
    for _ in range(5):
        s.put(0, "filler", "character")
    card = s.put(0, "mate", "hand")
    with pytest.raises(Refused, match="no-room") as caught:
        s.play.manual(0, manual.Move(card, "0.character"))
    assert caught.value.rule == "3-7-6"


@rule(BOOK, "3-8-5", "3-8-5-1")
def test_a_second_stage_takes_the_place_of_the_first() -> None:
    s = Voyage()
    old, new = s.put(0, "harbour", "stage"), s.put(0, "harbour", "hand")
    with pytest.raises(Refused, match="no-room") as caught:
        s.play.manual(0, manual.Move(new, "0.stage"))
    assert caught.value.rule == "3-8-5"
    s.act("play", new)
    assert (s.where(old), s.zone(0, "stage")) == ("0.trash", [new])


@rule(BOOK, "3-7-4")
def test_a_character_does_not_attack_in_the_turn_it_came() -> None:
    s = Voyage()
    mate = s.put(0, "mate", "hand")
    s.act("play", mate)
    assert mate not in s.offered("attack")
    assert s.refused("attack", mate).rule == "3-7-4"  # type: ignore[union-attr]
    s.end_turn()
    s.end_turn()
    assert mate in s.offered("attack")


@rule(BOOK, "3-7-3", "3-7-4")
def test_put_onto_the_field_by_hand_is_put_onto_the_field() -> None:
    s = Voyage(character("greeter", text="[On Play] Draw 1 card."))
    card = s.put(0, "greeter", "trash")
    s.play.manual(0, manual.Move(card, "0.character"))
    assert card not in s.offered("attack")
    # Its [On Play] is taken up at once.
    assert s.asked == (0, "by_hand")


@rule(BOOK, "3-1-6", "10-2-13-4")
def test_a_card_that_left_is_a_new_card() -> None:
    s = Voyage(character("worker", text="[Activate: Main] [Once Per Turn] Draw 1 card."))
    worker = s.put(0, "worker", "character", new=True)
    s.play.manual(0, manual.Modify(worker, "power", "add", 3000, "turn"))
    s.play.manual(0, manual.SetCount(worker, "marker", 2))
    s.act("activate", worker)
    s.act("done")
    assert (s.power(worker), "activate" in s.acts(worker)) == (7000, False)
    s.play.manual(0, manual.Move(worker, "0.hand"))
    s.play.manual(0, manual.Move(worker, "0.character"))
    assert s.power(worker) == 4000
    assert s.card(worker).counters == {}
    assert not s.table.modifiers
    assert "activate" in s.acts(worker)


@rule(BOOK, "3-6-3")
def test_the_leader_stays_where_it_is() -> None:
    s = Voyage()
    for area in ("hand", "deck", "trash", "character", "life", "leader"):
        with pytest.raises(Refused) as caught:
            s.play.manual(0, manual.Move(s.leader(0), f"0.{area}"))
        assert caught.value.rule == "3-6-3"
    s.edit(lambda game: game.ko(game.leader(0)))
    assert s.size(0, "leader") == 1


# --- K.O. and trash ----------------------------------------------------------------------------


@rule(BOOK, "10-2-1-1", "10-2-1-2", "10-2-17-1", "10-2-17-2", "3-5-1")
def test_a_ko_puts_a_character_into_its_owners_trash() -> None:
    s = Voyage(character("martyr", text="[On K.O.] Draw 1 card."))
    martyr = s.put(1, "martyr", "character")
    s.play.manual(0, manual.Act("ko", martyr))
    assert s.zone(1, "trash")[-1] == martyr
    # Activated on the field, it resolves in the trash.
    assert s.asked == (1, "by_hand")
    assert s.choice.params["card"] == martyr
    for card in (s.leader(1), martyr, 99_999):
        with pytest.raises(Refused) as caught:
            s.play.manual(0, manual.Act("ko", card))
        assert caught.value.rule == "10-2-1-2"


@rule(BOOK, "10-2-1-3")
def test_going_to_the_trash_or_the_hand_otherwise_is_no_ko() -> None:
    for area in ("trash", "hand", "deck"):
        s = Voyage(character("martyr", text="[On K.O.] Draw 1 card."))
        martyr = s.put(0, "martyr", "character")
        s.play.manual(0, manual.Move(martyr, f"0.{area}"))
        assert s.asked == (0, "action")


@rule(BOOK, "10-2-17-1", "8-3-2-3")
def test_on_ko_looks_at_its_conditions_on_the_field() -> None:
    """Scenario 7 of the digest: the DON!! card is there when it is K.O.'d, though it is gone afterwards."""
    text = "[DON!! x1] [On K.O.] Draw 1 card."
    for given in (0, 1):
        s = Voyage(character("martyr", text=text))
        martyr = s.put(0, "martyr", "character")
        s.attach(martyr, given)
        s.play.manual(0, manual.Act("ko", martyr))
        assert s.size(0, "given") == 0
        assert s.asked == (0, "by_hand" if given else "action")


# --- declared abilities ------------------------------------------------------------------------


@rule(BOOK, "8-1-3-2-1")
def test_activate_main_is_declared_on_the_field_and_main_by_playing_the_event() -> None:
    text = "[Activate: Main] Draw 1 card."
    s = Voyage(character("worker", text=text), character("idle", text="[On Play] Draw 1 card."), event("plan"))
    worker, idle = s.put(0, "worker", "character"), s.put(0, "idle", "character")
    plan, parry = s.put(0, "plan", "hand"), s.put(0, "parry", "hand")
    assert s.offered("activate") == [worker]
    assert s.offered("play") == [plan]
    assert s.refused("activate", idle).reason == "no-such-ability"  # type: ignore[union-attr]
    assert s.refused("play", parry).reason == "no-main-ability"  # type: ignore[union-attr]


@rule(BOOK, "6-5-4-1", "10-2-2-1", "8-1-3-2", "8-4-3")
def test_activate_main_is_used_in_the_own_main_phase_outside_battles() -> None:
    s = Voyage(
        character("worker", text="[Activate: Main] Draw 1 card."), stage("crane", text="[Activate: Main] Draw 1 card.")
    )
    worker, crane = s.put(0, "worker", "character"), s.put(0, "crane", "stage")
    theirs, held = s.put(1, "worker", "character"), s.put(0, "worker", "hand")
    assert s.offered("activate") == [worker, crane]
    for _ in range(2):
        s.act("activate", worker)
        assert (s.asked, s.where(worker)) == ((0, "by_hand"), "0.character")
        s.act("done")
    assert s.refused("activate", held).rule == "6-5-4-1"  # type: ignore[union-attr]
    assert s.game.cannot_activate(theirs, 1).rule == "10-2-2-1"  # type: ignore[union-attr]
    s.act("attack", s.leader(0))
    assert s.refused("activate", worker).rule == "10-2-2-1"  # type: ignore[union-attr]


@rule(BOOK, "10-2-3-1", "8-4-2", "8-5-2")
def test_main_is_used_by_playing_the_event() -> None:
    s = Voyage(event("both", text="[Main]/[Counter] Draw 1 card."))
    both, counter = s.put(0, "both", "hand"), s.put(0, "parry", "hand")
    assert s.offered("play") == [both]
    assert s.refused("play", counter).rule == "10-2-3-1"  # type: ignore[union-attr]
    s.act("play", both)
    assert (s.asked, s.where(both)) == ((0, "by_hand"), "0.trash")
    s.act("done")
    assert s.asked == (0, "action")


@rule(BOOK, "10-2-13-1", "10-2-13-2", "10-2-13-3")
def test_once_per_turn_is_counted_for_each_card_and_ability() -> None:
    text = "[Activate: Main] [Once Per Turn] Draw 1 card.\n[Activate: Main] [Once Per Turn] Rest 1 Character."
    s = Voyage(character("worker", text=text))
    one, two = s.put(0, "worker", "character"), s.put(0, "worker", "character")
    for card in (one, two):
        for ability in (0, 1):
            s.act("activate", card, ability)
            s.act("done")
    assert not s.offered("activate")
    assert s.refused("activate", one).rule == "10-2-13-3"  # type: ignore[union-attr]
    s.end_turn()
    s.end_turn()
    assert len(s.offered("activate")) == 4


@rule(BOOK, "8-3-2-1")
@pytest.mark.parametrize("given", [0, 1])
@pytest.mark.parametrize("own", [True, False])
def test_of_several_conditions_each_must_be_met(given: int, own: bool) -> None:
    s = Voyage(character("martyr", text="[DON!! x1] [Opponent's Turn] [On K.O.] Draw 1 card."))
    seat = 0 if own else 1
    martyr = s.put(seat, "martyr", "character")
    s.attach(martyr, given)
    s.play.manual(0, manual.Act("ko", martyr))
    assert s.asked == ((1, "by_hand") if given and not own else (0, "action"))


@rule(BOOK, "8-4-1")
def test_an_ability_is_checked_named_paid_activated_and_resolved_in_that_order() -> None:
    """One that is used once in a turn is used up before it resolves; what it sets off waits until it has."""
    text = "[Activate: Main] [Once Per Turn] You may rest this Character: Play 1 Character from your hand."
    s = Voyage(character("worker", text=text), character("greeter", text="[On Play] Draw 1 card."))
    worker, greeter = s.put(0, "worker", "character"), s.put(0, "greeter", "hand")
    s.rest(worker)
    assert not s.offered("activate")
    assert not s.facts("ability_used")
    s.play.manual(0, manual.Turn(worker, "up"))
    s.act("activate", worker)
    assert (s.asked, len(s.facts("ability_used"))) == ((0, "by_hand"), 1)
    assert s.card(worker).marks["used0"] == s.turn
    s.play.manual(0, manual.Turn(worker, "up/side"))
    s.play.manual(0, manual.Move(greeter, "0.character"))
    assert s.choice.params["card"] == worker
    s.act("done")
    assert (s.asked, s.choice.params["card"]) == ((0, "by_hand"), greeter)


@rule(BOOK, "8-1-3-1-3", "3-1-6")
@pytest.mark.parametrize(("zone", "asked"), [("0.character", "by_hand"), ("0.hand", "action")])
def test_an_ability_that_waits_is_lost_when_its_card_leaves_its_area_and_not_by_moving_in_it(
    zone: str, asked: str
) -> None:
    text = "[On Play] Draw 1 card."
    s = Voyage(character("greeter", 1, text=text), character("host", 1, text=text))
    s.put(0, "mate", "character")
    cards = [s.put(0, name, "hand") for name in ("greeter", "host")]
    s.act("play", cards[0])
    s.play.manual(0, manual.Move(cards[1], "0.character"))
    # The second waits while the first is carried out.
    s.play.manual(0, manual.Move(cards[1], zone, 0))
    s.act("done")
    assert s.asked == (0, asked)
    assert s.where(cards[1]) == zone


COSTS = {
    "\u2780 You may rest this Character": lambda s, c: s.rest(*s.game.active_don(0)),
    "\u2460": lambda s, c: s.rest(*s.game.active_don(0)),
    "DON!! \u22122": lambda s, c: s.edit(lambda g: [g.play.move(d, "0.don-deck") for d in s.zone(0, "cost")[1:]]),
    "You may rest this Character": lambda s, c: s.rest(c),
    "You may rest your Leader": lambda s, c: s.rest(s.leader(0)),
    "You may rest 3 of your DON!! cards and this Character": lambda s, c: s.rest(*s.game.active_don(0)[2:]),
    "You may rest this Character and 1 of your Characters": lambda s, c: s.rest(s.zone(0, "character")[0]),
    "You may trash 1 {Navy} type card from your hand": lambda s, c: s.clear_hands() or s.put(0, "gale", "hand"),
    "You may trash 1 card with a [Trigger] from your hand": lambda s, c: s.clear_hands(),
    "You may place 1 card from your trash at the bottom of your deck": lambda s, c: s.edit(
        lambda g: [g.play.move(t, "0.hand") for t in s.zone(0, "trash")]
    ),
    "You may add 1 card from the top of your Life cards to your hand": lambda s, c: s.trim(0, "life", 0),
    "You may trash 1 of your Characters other than this Character": lambda s, c: s.edit(
        lambda g: g.trash(s.zone(0, "character")[0])
    ),
}


@rule(BOOK, "8-3-1-3")
@pytest.mark.parametrize("cost", COSTS)
def test_an_ability_whose_cost_cannot_be_paid_is_not_offered(cost: str) -> None:
    s = Voyage(character("worker", text=f"[Activate: Main] {cost}: Draw 1 card."), event("order", types=("Navy",)))
    s.put(0, "mate", "character")
    worker = s.put(0, "worker", "character")
    s.put(0, "order", "hand")
    s.put(0, "gale", "trash")
    assert s.offered("activate") == [worker]
    assert s.refused("activate", worker) is None
    COSTS[cost](s, worker)
    assert s.offered("activate") == []
    assert s.refused("activate", worker).rule == "8-3-1-3"  # type: ignore[union-attr]


@rule(BOOK, "8-3-1-3")
def test_an_auto_ability_whose_cost_cannot_be_paid_is_not_used() -> None:
    s = Voyage(character("greeter", 1, text="[On Play] You may trash 1 card from your hand: Draw 2 cards."))
    for held, asked in ((0, "action"), (1, "by_hand")):
        greeter = s.put(0, "greeter", "hand")
        for _ in range(held):
            s.put(0, "gale", "hand")
        s.act("play", greeter)
        assert s.asked == (0, asked)


@pytest.mark.parametrize(
    "text",
    ["[Activate: Main] Draw 1 card. Then, trash 1 card from your hand: it is gone.", "[Activate: Main] Choose one:"],
)
def test_a_colon_that_ends_no_cost_asks_for_nothing(text: str) -> None:
    s = Voyage(character("worker", text=text))
    worker = s.put(0, "worker", "character")
    assert s.offered("activate") == [worker]


@rule(BOOK, "8-3-2", "8-3-2-3", "8-4-1-1", "10-2-9-1")
def test_all_conditions_of_an_ability_must_be_met() -> None:
    s = Voyage(character("worker", text="[DON!! x2] [Activate: Main] [Once Per Turn] Draw 1 card."))
    worker = s.put(0, "worker", "character")
    for _ in range(2):
        assert not s.offered("activate")
        assert s.refused("activate", worker).rule == "8-4-1-1"  # type: ignore[union-attr]
        s.act("give", worker)
    assert s.offered("activate") == [worker]
    s.act("give", worker)
    s.act("activate", worker)
    s.act("done")
    assert not s.offered("activate")


@rule(BOOK, "8-3-2-4", "8-3-2-5", "10-2-11-1", "10-2-12-1")
def test_your_turn_and_opponents_turn() -> None:
    mine, theirs = "[Your Turn] [On K.O.] Draw 1 card.", "[Opponent's Turn] [On K.O.] Draw 1 card."
    for text, asked in ((mine, [0]), (theirs, [1])):
        s = Voyage(character("martyr", text=text))
        told = []
        for seat in (0, 1):
            martyr = s.put(seat, "martyr", "character")
            s.play.manual(0, manual.Act("ko", martyr))
            while s.choice.kind == "by_hand":
                told.append(s.choice.seat)
                s.act("done")
        assert told == asked


@rule(BOOK, "10-2-6-1", "8-1-3-1", "8-1-3-1-1", "8-6-3")
def test_on_play_comes_each_time_after_the_card_was_put() -> None:
    s = Voyage(character("greeter", 1, text="[On Play] Draw 1 card."))
    for _ in range(2):
        card = s.put(0, "greeter", "hand")
        s.act("play", card)
        assert s.asked == (0, "by_hand")
        assert s.choice.params["card"] == card
        assert s.where(card) == "0.character"
        s.act("done")
        assert s.asked == (0, "action")


@rule(BOOK, "8-4-1-2")
def test_a_named_ability_is_told_to_both() -> None:
    s = Voyage(character("worker", text="[Activate: Main] Draw 1 card."))
    worker = s.put(0, "worker", "character")
    s.act("activate", worker)
    (fact,) = s.facts("ability_used")
    assert (fact.seat, fact.card, fact.seen_by) == (0, worker, None)


@rule(BOOK, "8-5-1", "8-5-2", "8-5-3", "8-5-4")
def test_activating_an_event_and_using_its_ability_are_told_apart() -> None:
    s = Voyage(event("flare", text="[Main] Draw 1 card.", trigger="[Trigger] Draw 1 card."))
    played, checked = s.put(0, "flare", "hand"), s.put(0, "flare", "life")
    s.act("play", played)
    s.act("done")
    assert ([f.card for f in s.facts("played")], [f.card for f in s.facts("ability_used")]) == ([played], [played])
    # As a Life card it is not played: only its ability is used.
    s.call("Damage", seat=0, amount=1)
    s.act("trigger", checked)
    assert [f.card for f in s.facts("played")] == [played]
    assert [f.card for f in s.facts("ability_used")] == [played, checked]


# --- values ------------------------------------------------------------------------------------


@rule(BOOK, "1-3-6", "1-3-7", "1-3-7-1", "2-6-3", "2-7-6", "4-9-2")
def test_cost_is_read_as_zero_below_it_and_power_is_not() -> None:
    """Scenario 10 (a) of the digest: the running sum is not cut, only what is read."""
    s = Voyage(don=3)
    mate, held = s.put(0, "mate", "character"), s.put(0, "mate", "hand")
    s.play.manual(0, manual.Modify(held, "cost", "add", -3, "turn"))
    assert s.game.value(held, "cost") == 0
    s.play.manual(0, manual.Modify(held, "cost", "add", 2, "turn"))
    assert s.game.value(held, "cost") == 1
    s.play.manual(0, manual.Modify(mate, "power", "add", -8000, "turn"))
    assert s.power(mate) == -4000
    s.act("give", mate)
    assert (s.power(mate), s.where(mate)) == (-3000, "0.character")
    # A setting comes before the sums, whichever was made first.
    s.play.manual(0, manual.Modify(mate, "power", "set", 7000, "turn"))
    assert s.power(mate) == 7000 - 8000 + 1000
    shown = view(s.play, 1).find(f"#{mate}")
    assert shown is not None
    assert (shown.values["power"], shown.values["power0"]) == (0, 4000)
    s.rest(*s.game.active_don(0)[1:])
    s.act("play", held)
    assert s.active(0) == 0


@rule(BOOK, "1-3-2", "1-3-2-1", "1-3-2-2")
def test_what_cannot_be_done_is_not_done() -> None:
    s = Voyage(don=3)
    mate = s.put(0, "mate", "character")
    done: list[object] = []
    s.edit(lambda game: done.extend([game.set_active(mate), game.rest(mate), game.rest(mate)]))
    assert done == [False, True, False]
    s.trim(0, "deck", 2)
    hand = s.size(0, "hand")
    s.edit(lambda game: (game.draw(0, 0), game.draw(0, -3), game.add_don(0, -1)))
    assert (s.size(0, "hand"), s.size(0, "deck"), s.size(0, "cost")) == (hand, 2, 3)
    s.trim_don(0, 1)
    s.edit(lambda game: done.append(game.add_don(0, 5)))
    assert done[-1] == 1


@rule(BOOK, "4-5-3")
def test_drawing_several_cards() -> None:
    s = Voyage()
    tops = s.zone(0, "deck")[-3:]
    s.edit(lambda game: game.draw(0, 3))
    assert s.zone(0, "hand") == tops[::-1]
    s.edit(lambda game: game.draw(0, 0))
    assert s.size(0, "hand") == 3
