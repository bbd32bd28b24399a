"""Damage, Life cards and [Trigger] (4-6, 7-1-4-1-1, 8-6, 10-1-5), and what waits meanwhile."""

from __future__ import annotations

import pytest
from voyage import Voyage, character, event, stage

from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.table import Trigger
from sanam.engine.view import view
from sanam.games.onepiece.rules.autos import next_up

rule = pytest.mark.rule
BOOK = "one-piece"
SPARK = character("spark", trigger="[Trigger] Add 1 card from the top of your deck to your Life.")
TWIN = character("twin", 5, 7000, text="[Double Attack]")


@rule(BOOK, "4-6-1", "4-6-2", "4-6-2-1", "4-6-2-2", "1-3-2-2")
@pytest.mark.parametrize("amount", [-1, 0, 1, 3])
def test_damage_takes_life_cards_one_by_one_from_the_top(amount: int) -> None:
    s = Voyage()
    tops = s.zone(1, "life")[::-1]
    s.call("Damage", seat=1, amount=amount)
    for number in range(max(0, amount)):
        assert (s.asked, s.choice.params["card"]) == ((1, "life"), tops[number])
        assert s.life(1) == 5 - number
        s.act("take")
    assert s.asked == (0, "action")
    assert s.zone(1, "hand") == tops[: max(0, amount)]


@rule(BOOK, "7-1-4-1-1-1", "1-2-1-1-1", "1-2-2-1", "9-2-1-1")
def test_damage_at_no_life_loses() -> None:
    """Scenario 4 (a) of the digest."""
    for name in ("twin", "cook"):
        s = Voyage(TWIN)
        s.trim(1, "life", 0)
        assert s.result() is None
        s.attack(s.put(0, name, "character"))
        assert s.result() == {"winner": 0, "reason": "life"}
        assert s.asked is None


@rule(BOOK, "1-3-2-2", "4-6-2-2")
def test_no_damage_at_no_life_does_nothing() -> None:
    s = Voyage()
    s.trim(1, "life", 0)
    s.call("Damage", seat=1, amount=0)
    assert (s.asked, s.result()) == ((0, "action"), None)


@rule(BOOK, "7-1-4-1-1-3", "1-3-2")
def test_the_second_damage_at_one_life_does_nothing() -> None:
    """Scenario 4 (b): whether Life was 0 is looked at once."""
    s = Voyage(TWIN)
    s.trim(1, "life", 1)
    s.attack(s.put(0, "twin", "character"))
    assert (s.life(1), s.size(1, "hand"), s.result()) == (0, 1, None)
    assert s.asked == (0, "action")


@rule(BOOK, "8-6-2-1", "10-1-5-1", "4-6-3", "2-11-1", "7-1-4-1-1-2")
def test_a_trigger_suspends_the_damage() -> None:
    """Scenario 4 (c): the card that the [Trigger] adds is taken by the second damage."""
    s = Voyage(TWIN, SPARK)
    s.trim(1, "life", 0)
    spark, top = s.put(1, "spark", "life"), s.zone(1, "deck")[-1]
    s.act("attack", s.put(0, "twin", "character"))
    s.act("target", s.leader(1))
    assert s.asked == (1, "life")
    s.act("trigger", spark)
    # Revealed, in no area, while it resolves.
    assert (s.asked, s.where(spark), s.card(spark).face_up) == ((1, "by_hand"), "1.aside", True)
    s.play.manual(1, manual.Move(top, "1.life"))
    s.act("done")
    assert s.where(spark) == "1.trash"
    assert (s.asked, s.choice.params["card"]) == ((1, "life"), top)
    s.act("take")
    assert (s.life(1), s.zone(1, "hand"), s.result()) == (0, [top], None)


@rule(BOOK, "10-1-5-1")
def test_a_trigger_card_that_its_ability_moved_stays_there() -> None:
    s = Voyage(character("hero", trigger="[Trigger] Play this card."))
    hero = s.put(1, "hero", "life")
    s.call("Damage", seat=1, amount=1)
    s.act("trigger")
    s.play.manual(1, manual.Move(hero, "1.character"))
    s.act("done")
    assert s.where(hero) == "1.character"


@rule(BOOK, "10-1-5-2", "3-10-2")
def test_a_declined_trigger_goes_to_the_hand_unrevealed() -> None:
    s = Voyage(SPARK)
    spark = s.put(1, "spark", "life")
    s.call("Damage", seat=1, amount=1)
    # Its player looks at it; the other sees but that a Life card is looked at.
    assert view(s.play, 1).zones["1.life"][-1].code == s.card(spark).code
    assert view(s.play, 0).zones["1.life"][-1].code is None
    seen = view(s.play, 0).choice
    assert seen is not None
    assert (seen.kind, seen.options, seen.params) == ("life", [], {})
    s.act("take")
    assert s.zone(1, "hand") == [spark]
    assert view(s.play, 0).zones["1.hand"][-1].code is None
    # A card without [Trigger] is asked about in the same words.
    s.call("Damage", seat=1, amount=1)
    assert view(s.play, 0).choice == seen
    assert s.offered("trigger") == []


@rule(BOOK, "8-6-2", "8-6-3")
def test_what_is_met_during_damage_waits_for_all_of_it() -> None:
    """Scenario 4 (d): the [On Play] of a Character that a [Trigger] played."""
    s = Voyage(TWIN, character("guest", text="[On Play] Draw 1 card.", trigger="[Trigger] Play this card."))
    guest = s.put(1, "guest", "life")
    second = s.zone(1, "life")[-2]
    s.act("attack", s.put(0, "twin", "character"))
    s.act("target", s.leader(1))
    s.act("trigger", guest)
    s.play.manual(1, manual.Move(guest, "1.character"))
    s.act("done")
    assert (s.asked, s.choice.params["card"]) == ((1, "life"), second)
    s.act("take")
    assert (s.asked, s.choice.params["card"]) == ((1, "by_hand"), guest)
    s.act("done")
    assert s.asked == (0, "action")


def test_a_hand_card_that_was_seen_as_life_is_not_known_to_the_other() -> None:
    s = Voyage()
    top = s.zone(1, "life")[-1]
    s.call("Damage", seat=1, amount=1)
    s.act("take")
    assert s.card(top).known == []


def test_a_life_card_that_was_moved_by_hand_meanwhile_is_not_taken() -> None:
    s = Voyage()
    top, below = s.zone(1, "life")[::-1][:2]
    s.call("Damage", seat=1, amount=2)
    s.play.manual(1, manual.Move(top, "1.trash"))
    s.act("take")
    assert s.where(top) == "1.trash"
    assert s.choice.params["card"] == below


# --- the order of what waits ----------------------------------------------------------------------


def waiting(*entries: tuple[int, int]) -> list[Trigger]:
    """Waiting abilities as (seat, generation); the card is the place in the list."""
    return [Trigger(place, 0, seat, generation) for place, (seat, generation) in enumerate(entries)]


@rule(BOOK, "8-6-1", "8-6-1-1")
def test_what_resolves_next() -> None:
    newest, order = "newest first", "in order"
    # The turn player's before the other's that were met with them.
    assert next_up(waiting((0, 0), (1, 0)), 0, newest) == [0]
    assert next_up(waiting((0, 0), (1, 0)), 1, newest) == [1]
    # What A of the turn player makes, C, comes before B while nobody else waits: A, C, B.
    assert next_up(waiting((0, 0), (0, 1)), 0, newest) == [1]
    assert next_up(waiting((0, 0), (0, 1)), 0, order) == [0]
    # With one of the other player's waiting: A, B, D, C.
    assert next_up(waiting((0, 0), (0, 1), (1, 0)), 0, newest) == [0]
    assert next_up(waiting((0, 1), (1, 0)), 0, newest) == [1]
    # Their player picks among those of one generation.
    assert next_up(waiting((0, 0), (0, 0), (1, 0)), 0, newest) == [0, 1]
    assert next_up([], 0, newest) == []


@rule(BOOK, "8-6-1", "8-6-1-1", "8-6-3")
@pytest.mark.parametrize(
    ("autos", "other", "expected"),
    [
        ("newest first", False, ["A", "C", "B"]),
        ("newest first", True, ["A", "B", "D", "C"]),
        ("in order", False, ["A", "B", "C"]),
        ("in order", True, ["A", "B", "D", "C"]),
    ],
)
def test_abilities_met_by_abilities(autos: str, other: bool, expected: list[str]) -> None:
    """Scenario 10 (d): A and B wait, A makes C; and perhaps D of the other player waits."""
    ends = "[End of Your Turn] Play 1 Character."
    s = Voyage(
        character("A", text=ends),
        character("B", text=ends),
        character("C", text="[On Play] Draw 1 card."),
        character("D", text="[On K.O.] Draw 1 card."),
        event("E"),
        stage("F"),
        autos=autos,
    )
    cards = {name: s.put(0, name, "character") for name in "AB"}
    cards["C"] = s.put(0, "C", "hand")
    cards["D"] = s.put(1, "D", "character")
    s.act("end")
    if other:
        # Met while A and B wait for their order to be picked, so together with them.
        s.play.manual(1, manual.Act("ko", cards["D"]))
    s.act("use", cards["A"])
    told = []
    while s.turn == 3:
        assert s.choice.kind == "by_hand"
        (name,) = [name for name, card in cards.items() if card == s.choice.params["card"]]
        told.append(name)
        if name == "A":
            s.play.manual(0, manual.Move(cards["C"], "0.character"))
        s.act("done")
    assert told == expected


# --- damage and draws that a player says an ability makes ---------------------------------------------


@rule(BOOK, "4-6-2", "1-2-2-1")
def test_damage_by_an_ability_is_dealt_by_the_same_steps() -> None:
    s = Voyage(character("worker", text="[Activate: Main] Deal 2 damage."), SPARK)
    spark = s.put(1, "spark", "life")
    s.act("activate", s.put(0, "worker", "character"))
    s.play.manual(0, manual.Act("damage", s.leader(1), 2))
    assert s.asked == (1, "life")
    s.act("trigger", spark)
    s.act("done")
    s.act("take")
    # Then the ability goes on where it was.
    assert (s.asked, s.life(1)) == ((0, "by_hand"), 4)
    s.trim(1, "life", 0)
    s.play.manual(0, manual.Act("damage", s.leader(1), 1))
    assert s.result() == {"winner": 0, "reason": "life"}


@rule(BOOK, "4-5-4", "4-5-4-1", "4-5-4-2", "4-5-4-3", "4-8-2", "1-3-5-1")
@pytest.mark.parametrize(("most", "wanted"), [(0, 0), (2, 0), (2, 1), (2, 2)])
def test_drawing_up_to_a_number_is_decided_card_by_card(most: int, wanted: int) -> None:
    s = Voyage()
    tops = s.zone(0, "deck")[::-1]
    s.play.manual(0, manual.Act("draw up to", value=most))
    for number in range(wanted):
        assert s.asked == (0, "draw_more")
        assert s.zone(0, "hand") == tops[:number]
        s.act("draw")
    if wanted < most:
        assert s.asked == (0, "draw_more")
        s.decline()
    assert s.asked == (0, "action")
    assert s.zone(0, "hand") == tops[:wanted]


@rule(BOOK, "4-5-3", "1-3-5")
def test_numbers_are_whole_and_not_below_zero() -> None:
    s = Voyage()
    for what in ("draw", "draw up to", "damage"):
        for value in (-1, 51):
            with pytest.raises(Refused) as caught:
                s.play.manual(1, manual.Act(what, s.leader(0), value))
            assert caught.value.rule == "1-3-5"
    s.play.manual(1, manual.Act("draw", value=2))
    assert s.size(1, "hand") == 2
    for wrong in (manual.Act("sing"), manual.Act("damage", None, 1), manual.Act("damage", s.zone(1, "hand")[0], 1)):
        with pytest.raises(Refused):
            s.play.manual(1, wrong)
