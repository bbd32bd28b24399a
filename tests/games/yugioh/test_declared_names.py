"""Names of cards that a player declares: which he is offered, and what is then done with the cards of that name."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, snare, through

from sanam.games.thinking import PLAIN
from sanam.games.yugioh.rules.sayable import all_names
from sanam.games.yugioh.thinking.policy import YugiohPolicy

HUNCH = snare(
    "hunch",
    "Declare 1 card name; if that card is in your opponent's hand, they must discard all copies of it, otherwise you "
    "discard 1 random card.",
)
ORACLE = effect(
    "oracle",
    "Once per turn: You can declare 1 card name; excavate the top card of your Deck, and if it is the declared card, "
    "add it to your hand. Otherwise, send it to the GY.",
)
BEAST = magic("beast", "Declare 1 Monster Card name; if that card is in your opponent's Deck, draw 1 card.")
CARDS = (HUNCH, ORACLE, BEAST)
NAMES = {"monster": ["bear", "fox", "gull"], "spell": ["fire"], "trap": ["Fog"]}


def scene() -> Scenario:
    return Scenario("zh-mr2", *CARDS, card_names=NAMES)


def declare(s: Scenario, name: str) -> None:
    s.settle("name")
    assert s.choice.kind == "name"
    s.act("value", value=name)
    through(s)


def test_all_cards_of_that_name_are_discarded() -> None:
    s = scene()
    held = [s.put(1, "bear", "hand"), s.put(1, "bear", "hand"), s.put(1, "ox", "hand")]
    mine = s.put(0, "wall", "hand")
    s.act("activate", s.put(0, "hunch", "s1", SET))
    declare(s, "bear")
    assert [s.where(card) for card in held] == ["1.graveyard", "1.graveyard", "1.hand"] and s.where(mine) == "0.hand"


def test_a_wrong_guess_costs_a_card_by_lot() -> None:
    s = scene()
    held, mine = s.put(1, "ox", "hand"), s.put(0, "wall", "hand")
    s.act("activate", s.put(0, "hunch", "s1", SET))
    declare(s, "bear")
    assert s.where(held) == "1.hand" and s.where(mine) == "0.graveyard"


def test_it_can_be_used_without_a_card_in_ones_own_hand() -> None:
    s = scene()
    s.put(1, "ox", "hand")
    hunch = s.put(0, "hunch", "s1", SET)
    assert hunch in s.offered("activate")


def test_what_the_player_knows_is_offered_and_all_others_by_their_initial() -> None:
    s = scene()
    s.put(1, "ox", "hand")  # of his own deck as well: it tells nothing
    s.act("activate", s.put(0, "hunch", "s1", SET))
    s.settle("name")
    offered = [(option.act, option.value) for option in s.choice.options]
    assert ("value", "bear") in offered and ("value", "fox") not in offered
    assert {value for act, value in offered if act == "initial"} == {"F", "G"}
    s.act("initial", value="F")
    assert [(option.act, option.value) for option in s.choice.options] == [
        ("value", "Fog"), ("value", "fire"), ("value", "fox"),
    ]  # fmt: skip
    s.act("value", value="fox")
    through(s)
    assert s.size(0, "hand") == 0


@pytest.mark.parametrize(("name", "zone"), [("filler", "0.hand"), ("bear", "0.graveyard")])
def test_what_is_excavated_is_compared_with_the_name(name: str, zone: str) -> None:
    s = scene()
    top = s.game.cards(0, "deck")[-1]
    s.act("activate", s.put(0, "oracle", "m1"))
    declare(s, name)
    assert s.where(top) == zone


def test_only_names_of_the_kinds_that_the_text_speaks_of_are_offered() -> None:
    s = scene()
    s.act("activate", s.put(0, "beast", "hand"))
    s.settle("name")
    assert not {"hunch", "beast"} & {option.value for option in s.choice.options}
    s.act("value", value="filler")
    through(s)
    assert s.size(0, "hand") == 1


def test_the_computer_declares_what_it_knows_of_its_opponents_hand() -> None:
    s = scene()
    ox = s.put(1, "ox", "hand")
    s.put(1, "wall", "graveyard")
    s.edit(lambda game: game.reveal([ox], [0, 1]))
    s.act("activate", s.put(0, "hunch", "s1", SET))
    s.settle("name")
    best = YugiohPolicy(s.game, PLAIN).advise(s.choice)[0]
    assert s.choice.options[best.picks[0]].value == "ox"


def test_a_match_knows_all_names_only_where_a_card_asks_for_one() -> None:
    others = [magic("zap", "Draw 1 card."), magic("ash", "Draw 1 card.")]
    assert all_names({"1": magic("draw", "Draw 1 card.")}, others) == {}
    found = all_names({"1": HUNCH}, others)
    assert found == {"card_names": {"monster": [], "spell": ["ash", "zap"], "trap": []}}
