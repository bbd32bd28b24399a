"""What both players do, what is done otherwise, and what is left out of a text's words: each by play."""

from __future__ import annotations

import pytest
from voyage import RESTED, Voyage, character, crew, event, play, read, stage

from sanam.games.onepiece.texts.reading import texts


def _played(text: str, *more: object, **options: object) -> Voyage:
    s = Voyage(crew(text), *more, **options)  # type: ignore[arg-type]
    for seat in (0, 1):
        s.put(seat, "mate", "hand")
        s.put(seat, "brute", "hand")
    return s


@pytest.mark.rule("one-piece", "1-3-4", "1-3-11")
@pytest.mark.parametrize(
    "words",
    [
        "You and your opponent each draw 1 card and trash 1 card from your hand.",
        "You and your opponent draw 1 card and trash 1 card from your hands.",
        "Each player draws 1 card and trashes 1 card from their hand.",
    ],
)
def test_each_player_does_all_of_it_with_what_is_theirs(words: str) -> None:
    s = _played(f"[On Play] {words}")
    play(s)
    for seat in (0, 1):
        assert (s.choice.kind, s.choice.seat) == ("effect_pick", seat)
        assert s.choices() == s.zone(seat, "hand")
        s.pick(s.zone(seat, "hand")[0])
    assert (s.size(0, "hand"), s.size(1, "hand")) == (2, 2)
    assert (s.size(0, "trash"), s.size(1, "trash")) == (1, 1)


def test_each_player_decides_for_oneself_whether_it_is_done() -> None:
    s = _played("[On Play] You and your opponent may each draw 1 card.")
    play(s)
    assert s.choice.seat == 0
    s.decline()
    assert s.choice.seat == 1
    s.act("yes")
    assert (s.size(0, "hand"), s.size(1, "hand")) == (2, 3)


def test_each_player_takes_don_cards_of_the_own_don_deck() -> None:
    s = _played("[On Play] You and your opponent each add up to 1 DON!! card from the DON!! deck and rest it.", don=6)
    play(s)
    for seat in (0, 1):
        assert s.choice.seat == seat
        s.play.answer([1])
    assert (s.size(0, "don-deck"), s.size(1, "don-deck")) == (3, 3)


@pytest.mark.parametrize(("life", "drawn"), [(3, 2), (4, 1)])
def test_otherwise_is_done_where_the_condition_fails(life: int, drawn: int) -> None:
    s = _played("[On Play] If you have 3 or less Life cards, draw 2 cards. Otherwise, draw 1 card.")
    s.trim(0, "life", life)
    play(s)
    assert s.size(0, "hand") == 2 + drawn


@pytest.mark.parametrize("done", [True, False])
def test_otherwise_after_if_you_do(done: bool) -> None:
    s = _played("[On Play] You may trash 1 card from your hand. If you do, draw 2 cards. Otherwise, draw 1 card.")
    play(s)
    if done:
        s.act("yes")
        s.pick(s.zone(0, "hand")[0])
    else:
        s.decline()
    assert s.size(0, "hand") == 3


def test_otherwise_needs_an_if() -> None:
    assert not texts.reading("[On Play] Draw 1 card. Otherwise, draw 2 cards.").whole


@pytest.mark.rule("one-piece", "8-1-3-4-1")
@pytest.mark.parametrize("accepted", [True, False])
def test_what_then_follows_a_replacement_is_not_done_without_it(accepted: bool) -> None:
    text = (
        "[Opponent's Turn] If your Character would be removed from the field by your opponent's effect, you may rest"
        " this Stage instead. Then, add up to 1 DON!! card from your DON!! deck and rest it."
    )
    killer = crew("[On Play] K.O. up to 1 of your opponent's Characters.", "killer")
    s = Voyage(read(stage("ship", text=text)), killer, turn=4, don=8)
    ship, mate = s.put(0, "ship", "stage"), s.put(0, "mate", "character")
    play(s, "killer", 1)
    s.pick(mate)
    if accepted:
        s.act("yes")
        s.play.answer([1])
    else:
        s.decline()
    assert s.where(mate) == ("0.character" if accepted else "0.trash")
    assert s.card(ship).sideways is accepted
    assert s.size(0, "don-deck") == (1 if accepted else 2)


def test_their_field_is_that_of_the_opponent_whose_characters_are_meant() -> None:
    s = _played("[On Play] All of your opponent's Characters on their field cannot attack during their next turn.")
    mine, theirs = s.put(0, "mate", "character"), s.put(1, "mate", "character")
    play(s)
    s.end_turn()
    assert theirs not in s.offered("attack")
    s.end_turn()
    assert mine in s.offered("attack")


def test_the_next_turn_is_the_one_after_this_whoevers_it_is() -> None:
    s = _played("[On Play] Up to 1 of your opponent's Characters cannot attack during the next turn.")
    theirs = s.put(1, "mate", "character")
    play(s)
    s.pick(theirs)
    s.end_turn()
    assert theirs not in s.offered("attack")
    s.end_turn()
    s.end_turn()
    assert theirs in s.offered("attack")


def test_only_events_with_main_are_activated() -> None:
    s = _played(
        "[On Play] Activate up to 1 [Main] Event with a cost of 1 or less from your hand.",
        read(event("squall", 1, "[Main] Draw 2 cards.")),
    )
    s.put(0, "parry", "hand")
    squall = s.put(0, "squall", "hand")
    play(s)
    assert s.choices() == [squall]
    s.pick(squall)
    assert s.size(0, "hand") == 2 + 1 + 2
    assert s.where(squall) == "0.trash"


@pytest.mark.parametrize("leaders", [0, 1])
@pytest.mark.parametrize(
    "words",
    ["to your Leader and up to 1 of your Characters each", "each to your Leader and up to 1 of your Characters"],
)
def test_don_cards_go_to_the_leader_and_a_character_each(words: str, leaders: int) -> None:
    s = _played(f"[On Play] Give up to 1 rested DON!! card {words}.")
    mate = s.put(0, "mate", "character")
    play(s)
    s.play.answer([0] if leaders else [])
    s.pick(mate)
    assert (len(s.game.given(s.leader(0))), len(s.game.given(mate))) == (leaders, 1)


def test_the_remaining_cards_are_the_rest() -> None:
    s = _played(
        "[On Play] Look at all of your Life cards; place 1 card at the top of your deck and place the remaining cards"
        " back in your Life area in any order."
    )
    life = s.zone(0, "life")
    play(s)
    s.pick(life[2])
    s.play.answer([0, 1, 2, 3])
    assert (s.zone(0, "deck")[-1], s.life(0)) == (life[2], 4)


def test_a_cost_and_a_type_are_asked_together() -> None:
    s = _played(
        "[On Play] Play up to 1 Character card with a cost of 2 or less and a {Crew} type from your hand.",
        character("kin", 2, types=("Crew",)),
        character("elder", 3, types=("Crew",)),
    )
    kin = s.put(0, "kin", "hand")
    s.put(0, "elder", "hand")
    play(s)
    assert s.choices() == [kin]


def test_nothing_else_is_played_after_what_was_played() -> None:
    s = _played(
        "[On Play] Play up to 1 Character card with a cost of 2 or less from your hand. If you do, you cannot play any"
        " other Character cards during this turn."
    )
    mate = s.zone(0, "hand")[0]
    play(s)
    s.pick(mate)
    assert not s.offered("play")
    s.end_turn()
    s.end_turn()
    assert s.zone(0, "hand")[-1] in s.offered("play")


@pytest.mark.parametrize(("power", "blocks"), [(2000, False), (3000, True)])
def test_a_weak_blocker_cannot_block_that_leader(power: int, blocks: bool) -> None:
    s = _played(
        "[On Play] Your Leader gains +1000 power during this turn. Then, your opponent cannot activate a [Blocker]"
        " Character that has 2000 or less power when that Leader attacks during this turn.",
        read(character("shield", 2, power, text="[Blocker] (You may rest this card.)")),
    )
    shield, mate = s.put(1, "shield", "character"), s.put(0, "mate", "character")
    play(s)
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    assert (shield in s.offered("block")) is blocks
    s.settle("action")
    s.act("attack", mate)
    s.act("target", s.leader(1))
    assert shield in s.offered("block")


@pytest.mark.rule("one-piece", "3-10-2")
def test_several_life_cards_of_either_player_come_off_the_top_of_one_pile() -> None:
    s = _played("[On Play] Trash up to 2 cards from the top of your or your opponent's Life cards.")
    mine, theirs = s.zone(0, "life")[::-1], s.zone(1, "life")[::-1]
    play(s)
    assert sorted(s.choices(), key=str) == sorted([*mine[:2], *theirs[:2]], key=str)
    sets = [{s.choices()[at] for at in places} for places in s.choice.combinations or ()]
    assert {frozenset(one) for one in sets} == {frozenset(pile[:size]) for pile in (mine, theirs) for size in (0, 1, 2)}
    s.play.answer([s.choices().index(card) for card in theirs[:2]])
    assert (s.life(0), s.life(1)) == (5, 3)


def test_two_cards_with_an_attribute_are_counted() -> None:
    s = _played(
        "[On Play] If you have 2 or more Characters with <Slash> attribute, draw 1 card.",
        character("blade", attributes=("Slash",)),
    )
    s.put(0, "blade", "character", RESTED)
    play(s)
    assert s.size(0, "hand") == 2
    s.put(0, "blade", "character")
    play(s)
    assert s.size(0, "hand") == 3
