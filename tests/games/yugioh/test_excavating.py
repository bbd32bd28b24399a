"""Cards excavated from the top of the Deck, and numbers that a player declares."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import Scenario, effect, parsed, spell


def on_top(s: Scenario, *names: str) -> list[int]:
    """Put these cards on top of the Deck, the first uppermost."""
    cards = [s.put(0, name, "deck") for name in names]

    def change(game: Any) -> None:
        rest = [card for card in game.table.zones["0.deck"] if card not in cards]
        game.play.order("0.deck", rest + cards[::-1])

    s.edit(change)
    return cards


def through(s: Scenario, *wanted: Any) -> None:
    """Answer every question, with what is wanted where that is offered."""
    while s.table.choice is not None and s.choice.kind not in ("action", "next_duel"):
        if s.choice.kind == "respond":
            s.play.answer([])
            continue
        options = s.choice.options
        picked = [i for i, o in enumerate(options) if o.card in wanted or (o.value in wanted and o.act == "value")]
        s.play.answer(picked[: s.choice.most] or list(range(max(1, s.choice.least))))


DIG = parsed(
    spell(
        "dig",
        text="Excavate the top card of your Deck, and if it is a Warrior monster, add it to your hand. Otherwise, send "
        "it to the GY.",
    )
)


@pytest.mark.parametrize(("name", "end"), [("bear", "hand"), ("page", "graveyard")])
def test_one_card_goes_where_its_kind_sends_it(name: str, end: str) -> None:
    s = Scenario("zh-mr2", DIG, spell("page"))
    (card,) = on_top(s, name)
    s.act("activate", s.put(0, "dig", "hand"))
    through(s)
    assert s.where(card) == f"0.{end}"


def test_both_players_see_it() -> None:
    s = Scenario("zh-mr2", DIG, spell("page"))
    (card,) = on_top(s, "page")
    s.act("activate", s.put(0, "dig", "hand"))
    through(s)
    shown = [fact for fact in s.facts("revealed") if card in (fact.card, *fact.data.get("cards", ()))]
    assert shown


SEARCH = parsed(
    spell(
        "search",
        text="Excavate the top 3 cards of your Deck, add 1 excavated Warrior monster to your hand, also send the rest "
        "to the GY.",
    )
)


def test_one_of_them_is_taken_and_the_rest_follow_the_text() -> None:
    s = Scenario("zh-mr2", SEARCH, spell("page"))
    bear, page, ox = on_top(s, "bear", "page", "ox")
    size = s.size(0, "deck")
    s.act("activate", s.put(0, "search", "hand"))
    through(s, ox)
    assert s.where(ox) == "0.hand" and s.where(bear) == s.where(page) == "0.graveyard"
    assert s.size(0, "deck") == size - 3


def test_too_few_cards_to_excavate() -> None:
    s = Scenario("zh-mr2", SEARCH)
    s.edit(lambda game: [game.play.move(c, "0.banished", None, "up") for c in game.table.zones["0.deck"][2:]])
    assert s.refused("activate", s.put(0, "search", "hand")) is not None


SPROUT = effect(
    "sprout", "If this card is excavated from the Deck and sent to the GY by a card effect: You can gain 500 LP."
)
MILL = parsed(spell("mill", text="Send the top card of your Deck to the GY."))


@pytest.mark.parametrize(("name", "lp"), [("search", 8500), ("mill", 8000)])
def test_a_card_knows_that_it_was_excavated(name: str, lp: int) -> None:
    s = Scenario("zh-mr2", SPROUT, SEARCH, MILL, spell("page"))
    on_top(s, "sprout", "bear", "page")
    s.act("activate", s.put(0, name, "hand"))
    bears = [card for card, it in s.table.cards.items() if it.code == s.cards["bear"].key]
    through(s, *bears)
    assert s.lp(0) == lp


SCALE = effect(
    "scale",
    "Once per turn: You can target 1 Warrior monster you control, and declare a Level from 1 to 6; it becomes "
    "that Level until the end of this turn.",
    race="Fish",
)


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
def test_a_level_is_declared_when_the_effect_is_activated() -> None:
    s = Scenario("zh-mr2", SCALE)
    scale, bear = s.put(0, "scale", "m1"), s.put(0, "bear", "m2")
    s.act("activate", scale)
    assert s.choice.kind == "number" and [option.value for option in s.choice.options] == [1, 2, 3, 4, 5, 6]
    s.play.answer([5])
    through(s)
    assert s.game.value(bear, "level") == 6
    s.end_turn()
    assert s.game.value(bear, "level") == 4


PEEK = parsed(
    effect(
        "peek",
        text="When this card is sent to the GY: Look at the top card of your Deck. Place that card on either the top "
        "or the bottom of the Deck.",
    )
)
PUSH = parsed(spell("push", text="Target 1 monster on the field; send it to the GY."))


def test_the_card_that_was_looked_at_goes_back_and_not_the_one_that_looked() -> None:
    s = Scenario("zh-mr2", PEEK, PUSH)
    (card,) = on_top(s, "bear")
    peek = s.put(0, "peek", "m1")
    s.act("activate", s.put(0, "push", "hand"))
    through(s, peek, 1)  # the second place is the bottom
    assert s.where(peek) == "0.graveyard"
    assert s.table.zones["0.deck"].index(card) == 0
