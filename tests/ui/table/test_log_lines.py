"""Lines of the log as people talk."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import Scenario, effect

from sanam.engine.chronicle import Entry, Fact
from sanam.engine.session import Session
from sanam.engine.view import OptionView
from sanam.games.yugioh.presentation.words import YugiohWords
from sanam.ui.table.panels.log_panel import LogList


@pytest.mark.parametrize(
    ("attack", "against", "defending", "line"),
    [
        (2300, 1900, False, "Kite beats Lancer: 2300 against 1900."),
        (1900, 1900, False, "Kite and Lancer are equally strong: 1900 against 1900."),
        (1500, 1900, False, "Kite loses to Lancer: 1500 against 1900."),
        (1500, 1900, True, "Kite does not get past Lancer: 1500 against DEF 1900."),
        (2000, 1900, True, "Kite beats Lancer: 2000 against DEF 1900."),
    ],
)
def test_a_battle_is_told_as_people_do(qapp: Any, attack: int, against: int, defending: bool, line: str) -> None:
    data = {"attack": attack, "against": against, "card_other": 2, "defending": defending}
    names = {1: "Kite", 2: "Lancer"}
    assert YugiohWords().fact(Fact(0, 0, "battle", 0, 1, data, {}), lambda card: names.get(card, ""), str) == line


def test_the_same_line_of_one_moment_is_written_once(qtbot: Any) -> None:
    log = LogList()
    qtbot.addWidget(log)
    log.words = YugiohWords()

    def entry(batch: int, index: int) -> Entry:
        return Entry(Fact(batch, index, "revealed", 0, 7 + index, {}, {}), 1, "main1", 0, 1)

    first = [entry(4, index) for index in range(3)]
    log.follow(first, lambda card, fact: "", str, 0)
    log.follow([*first, entry(5, 0)], lambda card, fact: "", str, 0)
    lines = [log.item(row).text() for row in range(log.count())]
    assert [line for line in lines if "revealed" in line] == ["a card is revealed. ×3", "a card is revealed."]
    log.forget()
    log.follow(first[:1], lambda card, fact: "", str, 0, reset=True)
    assert log.item(log.count() - 1).text() == "a card is revealed."


def test_what_a_turn_skips_stands_below_no_phase_of_the_turn_before() -> None:
    raid = effect(
        "raid", "When this card inflicts battle damage to your opponent: They skip their next Draw Phase.", atk=500
    )
    s = Scenario("zh-mr2", raid)
    s.attack(s.put(0, "raid", "m1"))
    s.end_turn()
    skipped = [entry for entry in Session.of(s.play).at(1).chronicle().entries if entry.fact.what == "phase_skipped"]
    assert [(entry.turn, entry.phase) for entry in skipped] == [(4, "")]


def test_a_way_of_its_own_to_normal_summon_a_card_is_called_so(qapp: Any) -> None:
    text = "If you control no monsters, you can Normal Summon this card without Tributing."
    card = effect("squall", text, level=5)
    words = YugiohWords()
    assert words.act(OptionView("special_summon", "c1", value=0), "action", "", card)[0] == "Normal Summon"
    other = effect("gust", "If you control no monsters, you can Special Summon this card (from your hand).")
    assert words.act(OptionView("special_summon", "c1", value=0), "action", "", other)[0] == "Special Summon"
