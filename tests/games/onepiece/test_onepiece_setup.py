"""Before the first turn: decks, Leaders, who begins, hands, Life (5-2-1), and the areas of the table (3-1 to 3-10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from voyage import STOCK, Voyage, character, code_of, leader

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.view import view
from sanam.games.onepiece.cards.deck_rules import check_deck
from sanam.games.onepiece.rules.setup import make_header
from sanam.games.onepiece.vocabulary.board import BOARD
from sanam.games.onepiece.vocabulary.zones import AREAS, ZONES

rule = pytest.mark.rule
BOOK = "one-piece"
DON = code_of("DON!!")
SAILORS = [character(f"sailor {i}") for i in range(12)]


def numbered(first: str = "seat0", **more: Any) -> Voyage:
    """A match at its set-up with two legal decks whose cards can be told apart by their order in the list."""
    deck = [card.code for card in SAILORS for _ in range(4)] + [code_of("mate")] * 2
    pile = {"leader": [code_of("captain")], "deck": deck, "don": [DON] * 10}
    return Voyage(*SAILORS, piles=more.pop("piles", [pile, pile]), start=False, first=first, **more)


def begun(first: str = "seat0", **more: Any) -> Voyage:
    s = numbered(first, **more)
    s.play.start(11)
    return s


def happened(s: Voyage) -> list[str]:
    return [fact.what for fact in s.facts()]


def test_the_test_decks_are_legal() -> None:
    cards = {card.code: card for card in (*STOCK, *SAILORS)}
    assert check_deck(cards, numbered().header.decks[0]) == []


@rule(BOOK, "5-2-1")
def test_the_steps_come_in_order() -> None:
    s = begun("coin")
    s.act("first")
    s.act("keep")
    s.act("keep")
    told = list(dict.fromkeys(happened(s)))
    assert told[: told.index("turn") + 1] == [
        "shuffled",
        "leader",
        "toss",
        "goes_first",
        "drew",
        "life_dealt",
        "turn",
    ]


@rule(BOOK, "5-2-1-1")
def test_a_deck_that_breaks_a_rule_is_not_presented() -> None:
    short = {"leader": [code_of("captain")], "deck": [code_of("mate")] * 4, "don": [DON] * 10}
    legal = numbered().header.decks[0]
    for decks, seat in (([short, legal], 0), ([legal, short], 1)):
        s = numbered(piles=decks, allow_illegal=False)
        with pytest.raises(Refused) as caught:
            s.play.start(1)
        assert (caught.value.rule, caught.value.params) == ("5-2-1-1", {"seat": seat, "finding": "deck.too-few"})
        assert not s.table.cards
    begun(allow_illegal=False)
    # Two players who agree may play what they like.
    begun(piles=[short, legal], allow_illegal=True)


@rule(BOOK, "5-2-1-2", "3-2-4")
def test_both_decks_are_shuffled_and_lie_face_down() -> None:
    s = numbered(first="coin")
    s.play.start(11)
    for seat in (0, 1):
        deck = s.zone(seat, "deck")
        assert len(deck) == 50
        assert deck != sorted(deck)
        assert {s.card(card).stance for card in deck} == {"down"}
    orders = [event.now for event in s.play.batches[0].events if isinstance(event, ev.ZoneOrdered)]
    assert len(orders) == 2
    assert [card - min(orders[0]) for card in orders[0]] != [card - min(orders[1]) for card in orders[1]]


@rule(BOOK, "5-2-1-3", "3-6-1")
def test_leaders_lie_face_up_in_the_leader_area_from_the_start() -> None:
    s = begun("coin")
    assert s.asked is not None
    assert s.asked[1] == "first"
    for seat in (0, 1):
        (card,) = s.zone(seat, "leader")
        assert s.card(card).code == code_of("captain")
        assert s.card(card).stance == "up"
        assert not s.zone(seat, "aside")
        # Both know it.
        assert [view(s.play, who).zones[f"{seat}.leader"][0].code for who in (0, 1)] == [code_of("captain")] * 2


@rule(BOOK, "5-2-1-4", "5-2-1-5")
@pytest.mark.parametrize(("hands", "winner"), [(("rock", "scissors"), 0), (("rock", "paper"), 1)])
@pytest.mark.parametrize("said", ["first", "second"])
def test_the_winner_of_rock_paper_scissors_says_who_goes_first(hands: tuple[str, str], winner: int, said: str) -> None:
    s = begun("rps")
    for seat, hand in enumerate(hands):
        assert s.asked == (seat, "rps")
        s.act(hand)
    assert s.asked == (winner, "first")
    s.act(said)
    begins = winner if said == "first" else 1 - winner
    assert s.asked == (begins, "redraw")
    s.act("keep")
    s.act("keep")
    assert (s.turn, s.asked) == (1, (begins, "action"))


@rule(BOOK, "5-2-1-4")
def test_a_tie_is_played_again_and_a_coin_may_fall_either_way() -> None:
    s = begun("rps")
    s.act("paper")
    s.act("paper")
    assert s.asked == (0, "rps")
    choosers = set()
    for seed in range(12):
        s = numbered("coin")
        s.play.start(seed)
        choosers.add(s.choice.seat)
    assert choosers == {0, 1}


@rule(BOOK, "5-2-1-4-1")
def test_any_other_way_of_deciding_may_be_agreed_on() -> None:
    for seat in (0, 1):
        assert begun(f"seat{seat} chooses").asked == (seat, "first")
        s = begun(f"seat{seat}")
        assert s.asked == (seat, "redraw")
        assert s.table.marks["first"] == seat
    with pytest.raises(ValueError, match="first"):
        numbered("the taller one")


@rule(BOOK, "5-2-1-5-1")
def test_at_the_start_of_the_game_the_chooser_s_leader_comes_first() -> None:
    ready = leader("ready", text="At the start of the game, play up to 1 Stage from your deck.")
    for chooser in (0, 1):
        s = Voyage(ready, leaders=("ready", "ready"), start=False, first=f"seat{chooser} chooses")
        s.play.start(3)
        s.act("second")
        for seat in (chooser, 1 - chooser):
            assert s.asked == (seat, "by_hand")
            assert s.choice.params["card"] == s.leader(seat)
            assert not s.zone(seat, "hand")
            s.act("done")
        assert s.asked == (1 - chooser, "redraw")


@rule(BOOK, "5-2-1-5-2")
def test_a_deck_changed_at_the_start_of_the_game_is_shuffled() -> None:
    ready = leader("ready", text="At the start of the game, play up to 1 Stage from your deck.")
    s = Voyage(ready, leaders=("ready", "captain"), start=False, first="seat0")
    s.play.start(3)
    assert len(s.facts("shuffled")) == 2
    s.play.manual(0, manual.Move(s.zone(0, "deck")[20], "0.trash"))
    s.act("done")
    assert [fact.seat for fact in s.facts("shuffled")] == [0, 1, 0]
    # Without a change there is nothing to shuffle.
    s = Voyage(ready, leaders=("ready", "captain"), start=False, first="seat0")
    s.play.start(3)
    s.act("done")
    assert len(s.facts("shuffled")) == 2


@rule(BOOK, "5-2-1-6")
def test_five_cards_each_from_the_top() -> None:
    s = numbered()
    s.play.start(11)
    for seat in (0, 1):
        assert (s.size(seat, "hand"), s.size(seat, "deck")) == (5, 45)
    orders = {event.zone: event.now for event in s.play.batches[0].events if isinstance(event, ev.ZoneOrdered)}
    # The top of a pile is the end of its list.
    assert s.zone(0, "hand") == orders["0.deck"][:-6:-1]


@rule(BOOK, "5-2-1-6", "5-2-1-6-1")
def test_each_may_redraw_the_whole_hand_once_the_first_player_first() -> None:
    for first in (0, 1):
        s = begun(f"seat{first}")
        assert s.asked == (first, "redraw")
        old, others = s.zone(first, "hand"), s.zone(1 - first, "hand")
        s.act("redraw")
        # Done before the other decides, and not offered again.
        assert s.asked == (1 - first, "redraw")
        assert (s.size(first, "hand"), s.size(first, "deck")) == (5, 45)
        assert s.zone(first, "hand") != old
        assert s.zone(1 - first, "hand") == others
        assert [fact.seat for fact in s.facts("shuffled")] == [0, 1, first]
        s.act("keep")
        assert s.asked == (first, "action")
        assert s.zone(1 - first, "hand")[:5] == others


@rule(BOOK, "5-2-1-6-1")
def test_the_old_hand_is_shuffled_into_the_deck_before_the_new_one_is_drawn() -> None:
    came_back = 0
    for seed in range(8):
        s = numbered()
        s.play.start(seed)
        old = set(s.zone(0, "hand"))
        s.act("redraw")
        assert old <= {*s.zone(0, "hand"), *s.zone(0, "deck")}
        came_back += len(old & set(s.zone(0, "hand")))
    assert 0 < came_back < 20


@rule(BOOK, "5-2-1-7", "2-9-2", "2-9-2-1")
def test_life_is_dealt_from_the_top_so_that_the_first_card_lies_at_the_bottom() -> None:
    four = leader("four", life=4)
    legal = numbered().header.decks[0]
    s = Voyage(*SAILORS, four, piles=[legal, {**legal, "leader": [four.code]}], start=False)
    s.play.start(11)
    decks = [s.zone(seat, "deck") for seat in (0, 1)]
    s.act("keep")
    assert not s.zone(0, "life")
    s.act("keep")
    for seat, value in ((0, 5), (1, 4)):
        # The list's end is the top: what was the deck's top lies first.
        assert s.zone(seat, "life") == decks[seat][: -value - 1 : -1]
        assert {s.card(card).stance for card in s.zone(seat, "life")} == {"down"}
        for who in (0, 1):
            assert [card.code for card in view(s.play, who).zones[f"{seat}.life"]] == [None] * value


@rule(BOOK, "2-9-4", "5-2-1-7")
def test_an_ability_may_change_how_many_life_cards_are_dealt() -> None:
    frail = leader("frail", text="At the start of the game, this Leader has 2 less Life.")
    s = Voyage(frail, leaders=("frail", "captain"), start=False)
    s.play.start(3)
    s.play.manual(0, manual.Modify(s.leader(0), "life", "add", -2))
    for word in ("done", "keep", "keep"):
        s.act(word)
    assert (s.life(0), s.life(1)) == (3, 5)


@rule(BOOK, "5-2-1-8")
def test_the_player_going_first_begins() -> None:
    for first in (0, 1):
        s = begun(f"seat{first}")
        assert s.turn == 0
        s.act("keep")
        s.act("keep")
        assert (s.turn, s.game.turn_player(), s.phase, s.asked) == (1, first, "main", (first, "action"))


# --- areas -------------------------------------------------------------------------------------


@rule(BOOK, "3-1-3")
def test_each_player_has_one_of_every_area() -> None:
    s = begun()
    for area in AREAS:
        assert [zone for zone in s.table.zones if zone.endswith(f".{area}")] == [f"0.{area}", f"1.{area}"]
    assert tuple(s.table.zones) == ZONES
    # The screen has a place for each of them.
    assert {place.zone for place in BOARD.places} == set(AREAS) - {"hand"}


@rule(BOOK, "3-2-1", "3-3-1")
def test_deck_and_don_deck_lie_in_their_areas_at_the_start() -> None:
    s = begun("coin")
    for seat in (0, 1):
        assert Counter(s.card(card).code for card in s.zone(seat, "deck")) == Counter(s.header.decks[seat]["deck"])
        assert [s.card(card).code for card in s.zone(seat, "don-deck")] == [DON] * 10


@rule(BOOK, "3-4-1", "4-5-1", "4-5-2")
def test_a_drawn_card_comes_into_the_hand_unseen() -> None:
    s = Voyage()
    top = s.zone(0, "deck")[-1]
    s.edit(lambda game: game.draw(0, 1))
    assert s.zone(0, "hand") == [top]
    assert view(s.play, 0).zones["0.hand"][0].id == top
    assert view(s.play, 1).zones["0.hand"][0].id is None


@pytest.mark.parametrize(
    ("area", "held", "cited"),
    [
        pytest.param("character", "mate", "3-7-1", marks=rule(BOOK, "3-7-1")),
        pytest.param("stage", "harbour", "3-8-1", marks=rule(BOOK, "3-8-1")),
        pytest.param("cost", "DON!!", "3-9-1", marks=rule(BOOK, "3-9-1")),
    ],
)
def test_an_area_of_the_field_holds_one_category(area: str, held: str, cited: str) -> None:
    s = Voyage(don=2)
    for name in ("mate", "harbour", "gale", "DON!!"):
        card = s.put(0, name, "don-deck" if name == "DON!!" else "hand")
        before = s.where(card)
        move = manual.Move(card, f"0.{area}")
        if name == held:
            s.play.manual(0, move)
            assert s.where(card) == f"0.{area}"
            assert s.card(card).face_up
        else:
            with pytest.raises(Refused) as caught:
                s.play.manual(0, move)
            assert caught.value.rule == cited
            assert s.where(card) == before


@pytest.mark.parametrize(
    ("act", "name", "area"),
    [
        pytest.param("play", "mate", "character", marks=rule(BOOK, "3-7-1")),
        pytest.param("play", "harbour", "stage", marks=rule(BOOK, "3-8-1")),
    ],
)
def test_where_a_played_card_lies(act: str, name: str, area: str) -> None:
    s = Voyage()
    card = s.put(0, name, "hand")
    s.act(act, card)
    assert s.zone(0, area) == [card]


@rule(BOOK, "3-9-1")
def test_the_cost_area_gets_the_don_of_the_don_phase() -> None:
    s = begun()
    s.act("keep")
    s.act("keep")
    assert [s.card(card).code for card in s.zone(0, "cost")] == [DON]


@rule(BOOK, "3-10-1")
def test_the_life_area_holds_the_life_of_the_leader() -> None:
    s = Voyage(leader("three", life=3), leaders=("three", "captain"))
    assert (s.life(0), s.life(1)) == (3, 5)
    top = s.zone(0, "life")[-1]
    s.call("Damage", seat=0, amount=1)
    s.act("take")
    assert s.life(0) == 2
    assert s.zone(0, "hand")[-1] == top


@rule(BOOK, "4-2-1", "4-2-1-1")
def test_a_card_belongs_to_its_owner_wherever_it_goes() -> None:
    s = Voyage()
    for number, it in s.table.cards.items():
        assert it.owner == int(it.zone[0]), number
    mine = s.put(0, "mate", "character")
    theirs = s.put(1, "mate", "hand")
    # Whoever moves it and wherever to, it comes to its owner's area; nobody takes over a card.
    s.play.manual(1, manual.Move(mine, "1.trash"))
    assert (s.where(mine), s.card(mine).owner) == ("0.trash", 0)
    s.play.manual(0, manual.Move(theirs, "0.character"))
    assert (s.where(theirs), s.card(theirs).owner) == ("1.character", 1)
    assert s.refused("give", theirs) is not None
    assert theirs not in s.offered("give")


@rule(BOOK, "4-4-1-1", "4-4-1-2")
def test_active_stands_upright_and_rested_lies_sideways() -> None:
    s = Voyage()
    mate = s.put(0, "mate", "character")
    assert not s.card(mate).sideways
    s.act("attack", mate)
    assert s.card(mate).sideways
    s.act("target", s.leader(1))
    s.settle()
    assert s.card(mate).sideways
    s.end_turn()
    s.end_turn()
    assert not s.card(mate).sideways
    assert s.card(mate).face_up


@rule(BOOK, "4-4-1")
def test_cards_of_the_field_are_active_or_rested_and_nothing_else() -> None:
    s = Voyage()
    mate = s.put(0, "mate", "character")
    s.play.manual(0, manual.Turn(mate, "up/side"))
    assert s.card(mate).sideways
    for card in (mate, s.leader(0), s.zone(0, "cost")[0]):
        for stance in ("down", "down/side"):
            with pytest.raises(Refused, match="active-or-rested"):
                s.play.manual(0, manual.Turn(card, stance))


# --- headers -----------------------------------------------------------------------------------


def test_a_header_needs_every_definition_but_those_of_don_cards() -> None:
    cards = {card.code: card for card in (*STOCK, *SAILORS)}
    deck = {"leader": [code_of("captain")], "deck": [code_of("mate")] * 4, "don": ["DON"] * 10}
    header = make_header("standard", [deck, deck], cards, seed=1)
    assert header.cards["DON"]["category"] == "don"
    with pytest.raises(ValueError, match="XX-9"):
        make_header("standard", [{**deck, "deck": ["XX-9"]}, deck], cards, seed=1)
    with pytest.raises(ValueError, match="edition"):
        make_header("zh-mr2", [deck, deck], cards, seed=1)
    with pytest.raises(ValueError, match="autos"):
        make_header("standard", [deck, deck], cards, seed=1, options={"autos": "any"})
    with pytest.raises(ValueError, match="exactly one Leader"):
        Voyage(piles=[{**deck, "leader": []}, deck], start=False)
