"""What a card was on the field is asked of one that has just left it (10-2-17-1), and what is not given (1-3-2)."""

from __future__ import annotations

import pytest
from voyage import Voyage, character, crew, play

from sanam.games.onepiece.texts.reading.texts import reading

BOOK = "one-piece"
rule = pytest.mark.rule
SWEEP = "[On Play] K.O. all of your opponent's Characters."


@rule(BOOK, "10-2-17-1")
@pytest.mark.parametrize("lifted", [True, False])
@pytest.mark.parametrize("asked", ["has a cost of 5 or more", "has 6000 power or more", "has [Blocker]"])
def test_what_an_on_ko_ability_asks_of_its_own_card_is_looked_at_on_the_field(asked: str, lifted: bool) -> None:
    s = Voyage(
        crew(f"[On K.O.] If this Character {asked}, draw 2 cards.", "martyr"),
        crew("All of your Characters gain +3 cost and +3000 power and [Blocker].", "banner"),
        crew(SWEEP),
    )
    s.put(1, "martyr", "character")
    if lifted:
        s.put(1, "banner", "character")
    play(s)
    s.settle()
    assert s.size(1, "hand") == (2 if lifted else 0)


@rule(BOOK, "8-1-3-1")
@pytest.mark.parametrize("without", [True, False])
@pytest.mark.parametrize("given", [True, False])
def test_a_keyword_that_was_given_counts_of_a_card_that_is_kod(given: bool, without: bool) -> None:
    s = Voyage(
        crew(f"When your Character {'without' if without else 'with'} [Blocker] is K.O.'d, draw 1 card.", "watcher"),
        crew("All of your Characters gain [Blocker].", "banner"),
        crew("[On Play] K.O. up to 1 of your opponent's Characters."),
    )
    s.put(1, "watcher", "character")
    mate = s.put(1, "mate", "character")
    if given:
        s.put(1, "banner", "character")
    play(s)
    s.pick(mate)
    assert s.size(1, "hand") == (1 if given != without else 0)


@rule(BOOK, "1-3-2")
@pytest.mark.parametrize("rested", [0, 1])
def test_nobody_is_asked_who_gets_a_don_card_that_there_is_not(rested: int) -> None:
    s = Voyage(crew("[On Play] Give up to 1 rested DON!! card to its owner's Leader.", cost=0))
    s.rest(*s.game.active_don(1)[:rested])
    play(s)
    assert (s.choice.kind == "effect_amount") == bool(rested)
    if rested:
        s.play.answer([0])
    assert s.choice.kind == "action"


@rule(BOOK, "1-3-2")
@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("who", ["1 of your [mate] cards", "your [mate]", "1 of your {Navy} type Characters"])
def test_nobody_is_asked_how_many_don_cards_are_given_to_nobody(who: str, there: bool) -> None:
    s = Voyage(crew(f"[On Play] Give up to 2 rested DON!! cards to {who}."), character("gull", types=("Navy",)))
    s.rest(*s.game.active_don(0)[:2])
    if there:
        s.put(0, "gull" if "Navy" in who else "mate", "character")
    play(s)
    assert (s.choice.kind != "action") == there


#: Who gets DON!! cards, how many, and whether it is said that each gets as many or all of them together.
RECEIVERS = {
    "2 rested DON!! cards to your Leader and all of your Characters": False,
    "1 rested DON!! card to your Leader and 1 of your Characters": False,
    "1 rested DON!! card to your Leader and this Character": False,
    "1 rested DON!! card to each of your Leader and this Character": False,
    "1 rested DON!! card to each of your Leader and all of your Characters": True,
    "1 rested DON!! card to each of your Leader and 1 of your Characters": True,
}


@pytest.mark.parametrize("said", RECEIVERS)
def test_cards_to_each_or_in_all_are_not_guessed(said: str) -> None:
    assert reading(f"[On Play] Give up to {said}.").whole == RECEIVERS[said]


def test_drawing_a_card_and_what_a_card_gains_is_read_in_one_way() -> None:
    text = "[Counter] Draw 1 card, and up to 1 of your Leader or Characters gains +1000 power during this turn."
    assert reading(text).whole


@rule(BOOK, "3-1-6")
@pytest.mark.parametrize("gains", ["+2 cost", "+2000 power"])
@pytest.mark.parametrize("way", ["rest this Character", "return this Character to the owner's hand"])
def test_a_character_that_has_left_as_a_cost_gains_nothing(way: str, gains: str) -> None:
    s = Voyage(crew(f"[Activate: Main] You may {way}: This Character gains {gains} during this turn."))
    worker = s.put(0, "worker", "character")
    s.act("activate", worker)
    s.act("yes")
    stays = "rest" in way
    assert s.where(worker) == ("0.character" if stays else "0.hand")
    key, before = ("cost", 2) if "cost" in gains else ("power", 4000)
    assert (s.game.value(worker, key) > before) == stays
