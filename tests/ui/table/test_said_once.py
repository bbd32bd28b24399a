"""Who has chosen what a card is to do is not asked whether they mean it."""

from __future__ import annotations

from typing import Any

import pytest
from voyage import Voyage, crew

PAID = "[Activate: Main] [Once Per Turn] You may trash 1 card from your hand: Draw 1 card."
GENEROUS = "[Activate: Main] [Once Per Turn] Draw 1 card. You may trash 1 card from your hand."


def _activated(table: Any, text: str, **how: Any) -> tuple[Any, Voyage]:
    """A table on which a Character with this text was told to activate it, by its menu."""
    s = Voyage(crew(text), **how)
    worker = s.put(0, "worker", "character")
    for _ in range(2):
        s.put(0, "filler", "hand")
    driver = table(s.play)
    driver.lift()
    driver.controller.set_prompts("events")
    driver.click(driver.controller.sight.handles[worker])
    options = driver.controller.choice.options
    entry = next(b for b in driver.screen.menu.options if options[b.property("option")].act == "activate")
    driver.press(entry)
    return driver, s


def test_the_cost_that_the_menu_has_named_is_paid_without_another_question(table: Any) -> None:
    driver, s = _activated(table, PAID)
    choice, hand = driver.controller.choice, len(s.table.zones["0.hand"])
    assert choice.kind != "effect_may"
    driver.click(choice.options[0].card)
    if driver.controller.choice is choice:
        driver.press(driver.button("confirm"))
    assert len(s.table.zones["0.trash"]) == 1
    assert len(s.table.zones["0.hand"]) == hand  # one is gone, one was drawn


def test_the_payment_can_still_be_given_up_with_nothing_lost(table: Any) -> None:
    driver, s = _activated(table, PAID)
    hand = len(s.table.zones["0.hand"])
    driver.controller.undo()
    assert driver.controller.choice.kind == "action"
    assert len(s.table.zones["0.hand"]) == hand


def test_what_an_effect_offers_on_its_way_is_asked(table: Any) -> None:
    driver, _ = _activated(table, GENEROUS)
    assert driver.controller.choice.kind == "effect_may"


@pytest.mark.parametrize("wanted", ["always"])
def test_who_wants_every_question_is_asked(table: Any, wanted: str) -> None:
    s = Voyage(crew(PAID))
    worker = s.put(0, "worker", "character")
    s.put(0, "filler", "hand")
    driver = table(s.play)
    driver.lift()
    driver.controller.set_prompts(wanted)
    card = driver.controller.sight.handles[worker]
    option = next(
        i for i in driver.controller.options_of(card) if driver.controller.choice.options[i].act == "activate"
    )
    driver.controller.answer([option])
    assert driver.controller.choice.kind == "effect_may"
