"""Wordings of newer sets, each carried out at the table: what is counted, swapped, shared out, done by both players."""

from __future__ import annotations

import pytest
from voyage import RESTED, Voyage, character, crew, event, play, read


def test_power_and_cost_are_compared_with_a_number_said_either_way_round() -> None:
    for words in ("equal to or less than", "less than or equal to"):
        s = Voyage(
            crew(
                f"[On Play] K.O. up to 1 of your opponent's Characters with a cost {words} the number of your Life"
                " cards."
            )
        )
        brute, cook = s.put(1, "brute", "character"), s.put(1, "cook", "character")
        play(s)
        assert s.choices() == [cook], brute


def test_cards_of_the_hand_are_measured_by_what_is_on_the_field() -> None:
    text = (
        "[On Play] Play up to 1 {Navy} type Character card or [mate] with a cost equal to or less than the number of"
        " DON!! cards on your field from your hand."
    )
    s = Voyage(
        crew(text, cost=1), character("admiral", 8, types=("Navy",)), character("sailor", 4, types=("Navy",)), don=5
    )
    admiral, sailor, mate, cook = (s.put(0, name, "hand") for name in ("admiral", "sailor", "mate", "cook"))
    play(s)
    assert s.choices() == [sailor, mate], (admiral, cook)
    s.pick(sailor)
    assert s.where(sailor) == "0.character"


def test_base_power_is_taken_from_another_card_as_it_is_printed() -> None:
    s = Voyage(
        crew("[On Play] This Character's base power becomes the same as your Leader's base power during this turn."),
        crew("[On Play] Your [mate] Character's base power becomes 7000 during this turn.", "tutor"),
        crew("[On Play] Your [captain] Leader's base power becomes 6000 during this turn.", "herald"),
        crew(
            "[On Play] Your Leader's base power becomes the same as the base power of this Character during this turn.",
            "model",
            power=9000,
        ),
    )
    s.edit(
        lambda game: game.play.modify(source=None, subject=s.leader(0), key="power", op="add", value=2000, until="turn")
    )
    worker = play(s)
    assert (s.power(worker), s.power(s.leader(0))) == (5000, 7000)
    mate = s.put(0, "mate", "character")
    play(s, "tutor")
    assert (s.power(mate), s.power(worker)) == (7000, 5000)
    play(s, "herald")
    assert s.power(s.leader(0)) == 8000
    play(s, "model")
    assert s.power(s.leader(0)) == 11000


def test_base_power_is_swapped_between_chosen_characters() -> None:
    s = Voyage(crew("[On Play] Swap the base power of 2 of your Characters during this turn."))
    mate, brute = s.put(0, "mate", "character"), s.put(0, "brute", "character")
    play(s)
    s.pick(mate, brute)
    assert (s.power(mate), s.power(brute)) == (8000, 4000)
    s.end_turn()
    assert (s.power(mate), s.power(brute)) == (4000, 8000)


def test_of_two_selected_characters_each_gets_its_own_loss() -> None:
    text = (
        "[On Play] Select up to 2 of your opponent's Characters, and give 1 Character −3000 power and the other −2000"
        " power until the end of your opponent's next turn. Then, K.O. up to 1 of your opponent's Characters with 3000"
        " power or less."
    )
    s = Voyage(crew(text))
    mate, cook, brute = (s.put(1, name, "character") for name in ("mate", "cook", "brute"))
    play(s)
    s.pick(mate, brute)
    assert s.choices() == [mate, brute]
    s.pick(brute)
    assert (s.power(brute), s.power(mate), s.power(cook)) == (5000, 2000, 6000)
    assert s.choices() == [mate]
    s.decline()
    s.end_turn()
    assert s.power(brute) == 5000
    s.end_turn()
    assert s.power(brute) == 8000


def test_given_don_cards_go_from_card_to_card() -> None:
    s = Voyage(crew("[Activate: Main] Give up to 2 total of your currently given DON!! cards to 1 of your Characters."))
    worker, mate = s.put(0, "worker", "character"), s.put(0, "mate", "character")
    s.attach(s.leader(0), 3)
    active = s.active(0)
    s.act("activate", worker)
    s.act("amount", value=2)
    s.pick(mate)
    assert (len(s.game.given(mate)), len(s.game.given(s.leader(0))), s.active(0)) == (2, 1, active)
    assert s.power(mate) == 6000


@pytest.mark.parametrize("rested", [0, 3])
def test_power_grows_with_the_don_cards_rested_for_it(rested: int) -> None:
    text = (
        "[On Play] You may rest any number of your DON!! cards. For every DON!! card rested this way, up to 1 of your"
        " Characters gains +1000 power during this turn."
    )
    s = Voyage(crew(text))
    mate, active = s.put(0, "mate", "character"), s.active(0)
    play(s)
    s.act("yes")
    s.act("amount", value=rested)
    if rested:
        s.pick(mate)
    assert (s.power(mate), s.active(0)) == (4000 + 1000 * rested, active - 2 - rested)


def test_don_cards_go_back_until_both_have_as_many() -> None:
    s = Voyage(
        crew(
            "[On Play] Add up to 3 DON!! cards from your DON!! deck and rest them. Then, at the end of this turn,"
            " return DON!! cards from your field to your DON!! deck until you have the same number of DON!! cards on"
            " your field as your opponent."
        ),
        don=6,
    )
    play(s)
    s.act("amount", value=3)
    assert s.size(0, "cost") == 9
    s.act("end")
    s.settle("effect_don")
    assert (s.asked, s.choice.least, s.choice.most) == ((0, "effect_don"), 3, 3)
    s.play.answer([0, 1, 2])
    assert s.size(0, "cost") == 6


@pytest.mark.parametrize(("mine", "theirs", "own", "opposing"), [(0, 0, 0, 0), (1, 0, 1, 0), (0, 2, 0, 1)])
def test_given_don_cards_of_either_player_are_a_condition(mine: int, theirs: int, own: int, opposing: int) -> None:
    s = Voyage(
        crew("[On Play] If you have any DON!! cards given, draw 1 card."),
        crew("[On Play] If your opponent has any DON!! cards given, draw 1 card.", "spy"),
    )
    s.attach(s.leader(0), mine)
    s.attach(s.leader(1), theirs)
    play(s)
    assert s.size(0, "hand") == own
    play(s, "spy")
    assert s.size(0, "hand") == own + opposing


def test_cards_of_two_kinds_are_counted_together() -> None:
    s = Voyage(
        crew("[On Play] If you have a total of 3 or more rested DON!! cards and rested Characters, draw 1 card.")
    )
    s.rest(s.put(0, "mate", "character"))
    play(s)  # two DON!! cards are rested for it
    assert s.size(0, "hand") == 1
    t = Voyage(
        crew("[On Play] If you have a total of 3 or more rested DON!! cards and rested Characters, draw 1 card.")
    )
    play(t)
    assert t.size(0, "hand") == 0


def test_only_is_said_in_two_ways() -> None:
    for words in (
        "you only have {Navy} type Characters",
        "the only Characters on your field are {Navy} type Characters",
    ):
        for strangers in (0, 1):
            s = Voyage(crew(f"[On Play] If {words}, draw 1 card.", types=("Navy",)))
            for _ in range(strangers):
                s.put(0, "mate", "character")
            play(s)
            assert s.size(0, "hand") == 1 - strangers


def test_playing_by_a_characters_effect_is_an_event_of_its_own() -> None:
    text = (
        "When your opponent plays a Character with a base cost of 7 or more, or when your opponent plays a Character"
        " using a Character's effect, draw 1 card."
    )
    s = Voyage(
        crew("[On Play] Play up to 1 Character card with a cost of 2 or less from your hand."),
        crew(text, "watcher"),
        read(event("orders", text="[Main] Play up to 1 Character card with a cost of 2 or less from your hand.")),
    )
    s.put(1, "watcher", "character")
    mate = s.put(0, "mate", "hand")
    play(s, "orders")
    s.pick(mate)
    assert (s.where(mate), s.size(1, "hand")) == ("0.character", 0)  # by an Event's
    other = s.put(0, "mate", "hand")
    play(s)
    s.pick(other)
    assert (s.where(other), s.size(1, "hand")) == ("0.character", 1)
    play(s, "brute")
    assert s.size(1, "hand") == 2


def test_both_players_trash_down_to_a_number() -> None:
    s = Voyage(crew("[On Play] Both players trash cards from their hands until they each have 2 cards in their hands."))
    for seat in (0, 1):
        for _ in range(3):
            s.put(seat, "mate", "hand")
    play(s)
    for seat in (0, 1):
        assert (s.choice.seat, s.choice.least, s.choice.most) == (seat, 1, 1)
        s.play.answer([0])
    assert (s.size(0, "hand"), s.size(1, "hand")) == (2, 2)


def test_cards_go_to_the_bottom_of_the_decks_of_their_owners() -> None:
    s = Voyage(
        crew("[On Play] Place all Characters with a cost of 1 or less at the bottom of the owners' decks in any order.")
    )
    mine, theirs = s.put(0, "filler", "character"), s.put(1, "filler", "character")
    play(s)
    assert (s.zone(0, "deck")[0], s.zone(1, "deck")[0]) == (mine, theirs)


def test_a_choice_between_two_descriptions_is_one_choice() -> None:
    s = Voyage(
        crew(
            "[On Play] Look at 4 cards from the top of your deck; reveal up to 1 Character card with 6000 power or"
            " more or Event and add it to your hand. Then, place the rest at the bottom of your deck in any order."
        ),
        crew("[On Play] Rest up to 2 of your opponent's Characters with a cost of 4 or less or DON!! cards.", "net"),
        crew("[On Play] Play up to 1 [mate] or Character card with a cost of 3 from your hand.", "caller"),
        character("sailor", 3, types=("Navy",)),
    )
    mate, cook, gale, brute = (s.put(0, name, "deck") for name in ("mate", "cook", "gale", "brute"))
    play(s)
    assert sorted(s.choices()) == [cook, gale, brute], mate
    s.pick(gale)
    s.pick(mate, cook, brute)
    assert s.where(gale) == "0.hand"
    small, big = s.put(1, "mate", "character"), s.put(1, "brute", "character")
    play(s, "net")
    offered = set(s.choices())
    assert (small in offered, big in offered, set(s.zone(1, "cost")) <= offered) == (True, False, True)
    don = s.zone(1, "cost")[0]
    s.pick(small, don)
    assert [s.card(card).sideways for card in (small, don)] == [True, True]
    held = [s.put(0, name, "hand") for name in ("mate", "sailor", "cook")]
    play(s, "caller")
    assert [card for card in s.choices() if card in held] == held[:2]


def test_the_stage_of_a_name_is_no_character_of_it() -> None:
    s = Voyage(crew("[Activate: Main] You may trash 1 of your [harbour] Stages: Draw 1 card."))
    worker = s.put(0, "worker", "character")
    assert s.refused("activate", worker) is not None
    harbour = s.put(0, "harbour", "stage")
    s.act("activate", worker)
    s.act("yes")
    assert (s.where(harbour), s.size(0, "hand")) == ("0.trash", 1)


@pytest.mark.parametrize(
    ("condition", "drawn"),
    [
        ("your trash has 3 or more cards", 1),
        ("your trash has 4 or more cards", 0),
        ("your opponent's trash has 1 or less cards", 1),
        ("all of your Life cards are face-up", 0),
    ],
)
def test_piles_have_their_number_of_cards(condition: str, drawn: int) -> None:
    s = Voyage(crew(f"[On Play] If {condition}, draw 1 card."))
    for _ in range(3):
        s.put(0, "mate", "trash")
    play(s)
    assert s.size(0, "hand") == drawn


def test_life_cards_are_all_face_up_or_not() -> None:
    s = Voyage(crew("If all of your Life cards are face-up, this Character gains +1000 power."))
    worker = s.put(0, "worker", "character")
    assert s.power(worker) == 4000
    s.edit(lambda game: [game.play.turn(card, "up") for card in s.zone(0, "life")])
    assert s.power(worker) == 5000


def test_the_opponent_does_what_until_is_said_of() -> None:
    s = Voyage(
        crew("[On Play] Your opponent trashes cards from their hand until they have 2 cards in their hand."),
        crew(
            "[On Play] Your opponent returns DON!! cards from their field to their DON!! deck until they have the same"
            " number of DON!! cards on their field as you.",
            "levy",
        ),
        don=8,
    )
    s.edit(lambda game: game.add_don(1, 2))
    for _ in range(4):
        s.put(1, "mate", "hand")
    play(s)
    assert (s.choice.seat, s.choice.least) == (1, 2)
    s.play.answer([0, 1])
    assert s.size(1, "hand") == 2
    play(s, "levy")
    assert (s.choice.seat, s.choice.kind, s.choice.least) == (1, "effect_don", 2)
    s.play.answer([0, 1])
    assert (s.size(1, "cost"), s.size(0, "cost")) == (8, 8)


def test_whom_the_opponent_may_attack_is_said_either_way() -> None:
    for text, allowed in (
        ("Your opponent can only attack this Character.", "worker"),
        ("Your opponent cannot attack your Leader.", "worker"),
        ("Your opponent cannot attack this Character.", "captain"),
    ):
        s = Voyage(crew(text))
        worker = s.put(0, "worker", "character", RESTED)
        s.end_turn()
        raider = s.put(1, "mate", "character")
        s.act("attack", raider)
        assert s.choices() == [{"worker": worker, "captain": s.leader(0)}[allowed]]


def test_of_several_permanent_effects_each_applies_by_its_own_number() -> None:
    s = Voyage(
        crew(
            "Apply each of the following effects based on the number of your {Navy} type Characters:\n• If you have 2"
            " or more {Navy} type Characters, this Character gains +1000 power.\n• If you have 3 or more {Navy} type"
            " Characters, this Character gains [Blocker].",
            types=("Navy",),
        ),
        character("sailor", types=("Navy",)),
    )
    worker = s.put(0, "worker", "character")
    found = [(s.power(worker), s.game.has(worker, "blocker"))]
    for _ in range(2):
        s.put(0, "sailor", "character")
        found.append((s.power(worker), s.game.has(worker, "blocker")))
    assert found == [(4000, False), (5000, False), (5000, True)]


def test_power_for_each_don_card_returned() -> None:
    s = Voyage(
        crew(
            "[On Play] You may return any number of your DON!! cards to your DON!! deck: This Character gains +1000"
            " power during this turn for every DON!! card returned."
        )
    )
    worker = play(s)
    s.act("yes")
    don = s.zone(0, "cost")
    s.pick(*don[:3])
    assert (s.power(worker), s.size(0, "don-deck")) == (7000, 3)


def test_getting_power_is_gaining_or_losing_it() -> None:
    s = Voyage(
        crew("[On Play] Up to 1 of your opponent's Characters gets −3000 power during this turn."),
        crew("This Character gets +1000 power for every card in your hand.", "reader"),
        crew(
            "This Character gains +1000 power for each of your other {Navy} type Characters.", "mentor", types=("Navy",)
        ),
        character("sailor", types=("Navy",)),
    )
    mate, reader = s.put(1, "mate", "character"), s.put(0, "reader", "character")
    play(s)
    s.pick(mate)
    assert (s.power(mate), s.power(reader)) == (1000, 4000)
    s.put(0, "mate", "hand")
    assert s.power(reader) == 5000
    mentor = s.put(0, "mentor", "character")
    assert s.power(mentor) == 4000
    s.put(0, "sailor", "character")
    assert s.power(mentor) == 5000


def test_the_character_of_a_name_is_protected_wherever_its_name_stands() -> None:
    s = Voyage(
        crew(
            "If your Character [mate] would be K.O.'d by your opponent's effect, you may rest this Character instead."
        ),
        crew("[On Play] K.O. up to 1 of your opponent's Characters with a [Blocker] effect.", "hunter"),
        crew("[On Play] K.O. up to 1 of your opponent's Characters with a cost of 2 or less.", "raider"),
    )
    worker, mate, guard = (s.put(1, name, "character") for name in ("worker", "mate", "guard"))
    play(s, "hunter")
    assert s.choices() == [guard]
    s.pick(guard)
    assert s.where(guard) == "1.trash"
    play(s, "raider")
    s.pick(mate)
    s.play.answer([0])  # its replacement, and not none of them
    assert (s.where(mate), s.card(worker).sideways) == ("1.character", True)


def test_no_life_left_is_said_in_two_ways() -> None:
    for words in ("your number of Life cards becomes 0", "your Life cards are reduced to 0"):
        s = Voyage(crew(f"[Opponent's Turn] When {words}, draw 2 cards."))
        s.put(0, "worker", "character", RESTED)
        s.trim(0, "life", 1)
        s.end_turn()
        s.attack(s.put(1, "brute", "character"))
        assert (s.life(0), s.size(0, "hand")) == (0, 3)


def test_a_stage_of_a_name_is_played_from_the_deck() -> None:
    s = Voyage(
        crew("[On Play] Play up to 1 [harbour] Stage card with a cost of 1 from your deck. Then, shuffle your deck.")
    )
    harbour = s.put(0, "harbour", "deck")
    play(s)
    assert s.choices() == [harbour]
    s.pick(harbour)
    assert s.where(harbour) == "0.stage"


@pytest.mark.parametrize(
    ("condition", "drawn"),
    [
        ("your Leader is not multicolored", 1),
        ("your Leader is not [captain]", 0),
        ("your Leader is not [pilot]", 1),
        ("your Leader does not have the {Navy} type", 1),
        ("you have the [harbour] Stage", 0),
    ],
)
def test_what_the_leader_is_not_is_a_condition(condition: str, drawn: int) -> None:
    s = Voyage(crew(f"[On Play] If {condition}, draw 1 card."))
    play(s)
    assert s.size(0, "hand") == drawn


@pytest.mark.parametrize("words", ["be rested", "activate [Blocker]"])
def test_two_things_that_cannot_be_done_are_said_in_one(words: str) -> None:
    text = f"Up to 1 of your opponent's Characters cannot attack or {words} until the end of your opponent's next turn."
    s = Voyage(crew(f"[On Play] {text}"), crew("[On Play] Rest up to 2 of your opponent's Characters.", "net"))
    guard, other = s.put(1, "guard", "character"), s.put(1, "guard", "character")
    play(s)
    s.pick(guard)
    s.act("attack", s.put(0, "mate", "character"))
    s.act("target", s.leader(1))
    assert s.offered("block") == [other]  # blocking rests it
    s.settle()
    play(s, "net")
    s.pick(guard, other)
    assert (s.card(guard).sideways, s.card(other).sideways) == (words != "be rested", True)
    s.end_turn()
    assert s.refused("attack", guard) is not None and s.refused("attack", other) is None
