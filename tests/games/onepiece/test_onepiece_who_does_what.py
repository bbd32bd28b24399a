"""Occasions that say who does something and from where, what "that" points to, and cards that go to both ends."""

from __future__ import annotations

import pytest
from voyage import Voyage, character, crew, event, play, read

KILL = read(event("strike", 0, "[Main] K.O. up to 1 of your opponent's Characters."))
SINK = read(event("sink", 0, "[Main] K.O. up to 1 of your Characters."))
SCRAP = read(event("scrap", 0, "[Main] Trash 1 card from the top of your Life cards."))
DROP = read(event("drop", 0, "[Main] Trash 1 card from your hand."))
ROB = read(event("rob", 0, "[Main] Your opponent trashes 1 card from their hand."))
RECALL = read(event("recall", 0, "[Main] Return up to 1 of your opponent's Characters to the owner's hand."))
WATCH = "this Character gains +1 Counter during this turn."


def _watched(occasion: str, turn: int) -> tuple[Voyage, int]:
    s = Voyage(KILL, SINK, SCRAP, DROP, ROB, RECALL, crew(f"{occasion}, {WATCH}"), turn=turn)
    for seat in (0, 1):
        s.put(seat, "mate", "hand")
    return s, s.put(0, "worker", "character")


def _seen(s: Voyage, watcher: int) -> bool:
    return bool(s.game.effects(watcher, "counter"))


def _use(s: Voyage, seat: int, name: str, *targets: int) -> None:
    s.act("play", s.put(seat, name, "hand"))
    if s.choice.kind == "effect_pick":
        s.pick(*(targets or (s.choices()[0],)))


@pytest.mark.parametrize(
    ("occasion", "by", "whose", "seen"),
    [
        ("When you K.O. your opponent's Character", 0, 1, True),
        ("When you K.O. your opponent's Character", 1, 1, False),
        ("When you K.O. a Character", 0, 1, True),
        ("When you K.O. a Character", 1, 0, False),
        ("When your opponent K.O.'s your Character", 1, 0, True),
        ("When your opponent K.O.'s your Character", 0, 0, False),
    ],
)
def test_whoever_kos_is_the_one_whose_effect_it_is(occasion: str, by: int, whose: int, seen: bool) -> None:
    s, watcher = _watched(occasion, 3 if by == 0 else 4)
    mate = s.put(whose, "mate", "character")
    _use(s, by, "sink" if by == whose else "strike", mate)
    assert s.where(mate) == f"{whose}.trash"
    assert _seen(s, watcher) is seen


@pytest.mark.parametrize(
    ("by", "name", "seen"), [(0, "drop", True), (1, "rob", True), (0, "rob", False), (1, "drop", False)]
)
def test_cards_trashed_from_your_hand_are_your_own(by: int, name: str, seen: bool) -> None:
    s, watcher = _watched("When a card is trashed from your hand by an effect", 3 if by == 0 else 4)
    _use(s, by, name)
    assert _seen(s, watcher) is seen


@pytest.mark.rule("one-piece", "2-2-3-1")
def test_a_character_card_of_the_life_area_is_no_character_that_is_trashed() -> None:
    s, watcher = _watched("When your Character is trashed", 3)
    s.put(0, "mate", "life")
    _use(s, 0, "scrap")
    assert not _seen(s, watcher)


@pytest.mark.parametrize(("whose", "seen"), [("your", False), ("your opponent's", True)])
def test_a_character_returns_to_the_hand_that_is_said(whose: str, seen: bool) -> None:
    s, watcher = _watched(f"When a Character is returned to {whose} hand", 3)
    _use(s, 0, "recall", s.put(1, "mate", "character"))
    assert _seen(s, watcher) is seen


def test_a_leader_deals_damage_to_the_life_that_is_said() -> None:
    s, watcher = _watched("When your opponent's Leader deals damage to your Life", 4)
    s.attack(s.leader(1))
    assert s.life(0) == 4
    assert _seen(s, watcher)


def test_what_nothing_tells_of_is_no_occasion() -> None:
    from sanam.games.onepiece.texts.reading.texts import reading

    assert not reading(f"When your opponent rests a card, {WATCH}").whole


@pytest.mark.rule("one-piece", "4-11-2")
@pytest.mark.parametrize("name", ["strike", "recall"])
def test_what_is_kod_by_an_effect_is_removed_by_it_too(name: str) -> None:
    text = (
        "If your Character would be K.O.'d in battle or removed from the field by your opponent's effect, you may trash"
        " 1 card from your hand instead."
    )
    s = Voyage(KILL, RECALL, crew(text), turn=4)
    s.put(0, "worker", "character")
    mate, spare = s.put(0, "mate", "character"), s.put(0, "mate", "hand")
    _use(s, 1, name, mate)
    s.act("yes")
    assert (s.where(mate), s.where(spare)) == ("0.character", "0.trash")


@pytest.mark.parametrize(
    "words",
    [
        "you may rest this Character: That Character gains",
        "you may rest this Character. If you do, that Character gains",
    ],
)
def test_that_character_is_another_than_this_one(words: str) -> None:
    s = Voyage(
        crew(
            f"[Your Turn] When your Character with a cost of 2 or less attacks, {words} +2000 power during this"
            " battle.",
            cost=5,
        )
    )
    worker, mate = s.put(0, "worker", "character"), s.put(0, "mate", "character")
    s.put(1, "mate", "hand")
    s.act("attack", mate)
    s.act("target", s.leader(1))
    s.act("yes")
    assert s.choice.kind == "counter"
    assert (s.power(mate), s.power(worker)) == (6000, 4000)


@pytest.mark.rule("one-piece", "7-1-5-3")
def test_outside_a_battle_nothing_lasts_for_this_battle() -> None:
    s = Voyage(crew("[On Play] Up to 1 of your Leader gains +1000 power during this battle."))
    play(s)
    s.settle("action")
    assert s.power(s.leader(0)) == 5000


@pytest.mark.rule("one-piece", "3-1-7")
@pytest.mark.parametrize("tops", [0, 1, 2, 3])
def test_cards_are_divided_between_both_ends_of_the_deck(tops: int) -> None:
    s = Voyage(
        crew(
            "[On Play] Look at 3 cards from the top of your deck and place them at the top or bottom of the deck in any"
            " order."
        )
    )
    seen = s.zone(0, "deck")[::-1][:3]
    play(s)
    assert (s.choice.kind, s.choice.least, s.choice.most) == ("effect_on_top", 0, 3)
    s.pick(*seen[:tops])
    for lot in (seen[:tops], seen[tops:]):
        if len(lot) > 1:
            assert s.choice.kind == "effect_order"
            assert s.choices() == [card for card in s.choices() if card in lot]
            s.play.answer(list(range(len(lot))))
    deck = s.zone(0, "deck")
    assert set(deck[len(deck) - tops :]) == set(seen[:tops])
    assert set(deck[: 3 - tops]) == set(seen[tops:])
    assert s.choice.kind == "action"


def test_one_card_of_several_goes_on_top_and_counts_with_the_others() -> None:
    s = Voyage(
        crew(
            "[On Play] Place 2 cards from your hand at the top or bottom of your deck in any order. Draw cards equal to"
            " the number of cards placed at the bottom of your deck."
        )
    )
    cards = [s.put(0, "mate", "hand"), s.put(0, "brute", "hand")]
    play(s)
    s.pick(cards[0])
    assert s.zone(0, "deck")[0] == cards[1]
    assert (s.size(0, "hand"), s.where(cards[0])) == (2, "0.hand")


@pytest.mark.parametrize(("accepts", "drawn", "power"), [(True, 0, 3000), (False, 1, 5000)])
def test_if_they_do_and_if_they_do_not(accepts: bool, drawn: int, power: int) -> None:
    s = Voyage(
        crew(
            "[When Attacking] Your opponent may trash 1 card from their hand. If they do, this Character gets −2000"
            " power during this turn. If they do not, draw 1 card.",
            power=5000,
        )
    )
    s.put(1, "gale", "hand")
    worker = s.put(0, "worker", "character")
    s.act("attack", worker)
    s.act("target", s.leader(1))
    assert s.asked == (1, "effect_may")
    s.act("yes") if accepts else s.decline()
    s.settle("action")
    assert (s.size(0, "hand"), s.power(worker)) == (drawn, power)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("[On Play] If you have another Character with a cost of 2, draw 1 card.", 0),
        ("[On Play] If you have another Character with a cost of 3, draw 1 card.", 1),
        ("[On Play] If this Character is [worker], draw 1 card.", 1),
        ("[On Play] If this Character is [guard], draw 1 card.", 0),
    ],
)
def test_another_character_and_what_it_is_called(text: str, drawn: int) -> None:
    s = Voyage(crew(text))
    s.put(0, "guard", "character")
    play(s)
    assert s.size(0, "hand") == drawn


def test_characters_that_cannot_block() -> None:
    s = Voyage(
        crew("Characters with 3000 power or less cannot block."), character("wall", 3, 3000, text="[Blocker]"), turn=3
    )
    s.put(0, "worker", "character")
    guard, wall = s.put(1, "guard", "character"), s.put(1, "wall", "character")
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    assert guard in s.offered("block")
    assert wall not in s.offered("block")


@pytest.mark.parametrize("named", ["its effect", "its effects"])
def test_its_effect_is_negated(named: str) -> None:
    s = Voyage(crew(f"[On Play] Select up to 1 of your opponent's Characters. Negate {named} during this turn."))
    guard = s.put(1, "guard", "character")
    play(s)
    s.pick(guard)
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    assert s.choice.kind != "block"


@pytest.mark.parametrize(
    ("words", "hit"),
    [
        ("Give your opponent's Leader and all of their Characters −1000 power during this turn.", 1),
        ("Your Leader and all of your Characters gain −1000 power during this turn.", 0),
    ],
)
def test_their_characters_are_the_opponents_where_oneself_acts(words: str, hit: int) -> None:
    s = Voyage(crew(f"[On Play] {words}"))
    mates = [s.put(seat, "mate", "character") for seat in (0, 1)]
    play(s)
    assert [s.power(mate) for mate in mates] == [3000 if seat == hit else 4000 for seat in (0, 1)]
    assert [s.power(s.leader(seat)) for seat in (0, 1)] == [4000 if seat == hit else 5000 for seat in (0, 1)]


@pytest.mark.parametrize(
    ("condition", "mine", "theirs", "drawn"),
    [
        ("you and your opponent have a total of 5 or more cards in your hands", 2, 3, 1),
        ("you and your opponent have a total of 5 or more cards in your hands", 2, 2, 0),
        ("either you or your opponent has 3 or more cards in their hand", 0, 3, 1),
        ("either you or your opponent has 3 or more cards in their hand", 3, 0, 1),
        ("either you or your opponent has 3 or more cards in their hand", 2, 2, 0),
        ("your opponent has more cards in their hand than you", 2, 3, 1),
        ("your opponent has more cards in their hand than you", 3, 3, 0),
    ],
)
def test_hands_are_counted_for_both_players_alike(condition: str, mine: int, theirs: int, drawn: int) -> None:
    s = Voyage(crew(f"[On Play] If {condition}, draw 1 card."))
    for seat, size in ((0, mine), (1, theirs)):
        for _ in range(size):
            s.put(seat, "mate", "hand")
    play(s)
    assert s.size(0, "hand") == mine + drawn


def test_all_of_them_are_not_asked_for() -> None:
    s = Voyage(crew("[On Play] All of your Characters' base power becomes 7000 during this turn."))
    mate = s.put(0, "mate", "character")
    play(s)
    assert (s.choice.kind, s.power(mate)) == ("action", 7000)


@pytest.mark.rule("one-piece", "8-3-1-3")
@pytest.mark.parametrize("others", [0, 1])
def test_a_card_that_pays_itself_is_not_one_of_the_others(others: int) -> None:
    s = Voyage(crew("[Activate: Main] You may rest 1 of your Characters and this Character: Draw 2 cards."))
    worker = s.put(0, "worker", "character")
    mates = [s.put(0, "mate", "character") for _ in range(others)]
    assert (worker in s.offered("activate")) is bool(others)
    if others:
        s.act("activate", worker)
        s.act("yes")
        assert all(s.card(card).sideways for card in (worker, *mates))
        assert s.size(0, "hand") == 2
