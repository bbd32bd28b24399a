"""The deck list beside the board: what is left for all that whoever looks at it knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_matches import started

from sanam.engine.session import Session
from sanam.ui.table.panels.deck_panel import CARD, LEFT


def test_a_list_counts_what_the_seat_has_not_seen() -> None:
    play = started(7, 60, open_hands=False)
    session = Session(play, 0)
    table, codes = play.table, {code for pile in play.game.header.decks[0].values() for code in pile}
    own = [card for card in table.cards.values() if card.owner == 0 and card.code in codes]
    left = Counter(card.code for card in own if card.zone in ("0.deck", "0.extra"))
    listed = session.deck_list()
    assert {one.code: one.left for one in listed if one.left} == dict(left)
    assert sum(one.copies for one in listed) == sum(card.zone != "0.side" for card in own)
    assert any(one.left < one.copies for one in listed)


def test_the_list_takes_the_place_of_the_log_and_follows_the_match(table: Any) -> None:
    play = started(7, 40)
    driver = table(play)
    screen = driver.screen
    panel, controller = screen.right_side.panel, screen.controller
    assert panel.log.isVisible() and not panel.deck.isVisible() and not panel.deck.lines
    driver.press(panel.deck_button)
    assert panel.deck.isVisible() and not panel.log.isVisible()

    def shown() -> dict[str, str]:
        return {code: line.text(LEFT) for code, line in panel.deck.lines.items()}

    def listed() -> dict[str, str]:
        return {one.code: f"{one.left} / {one.copies}" for one in controller.shown.deck_list()}

    assert shown() == listed()
    now = shown()
    controller.scrub(3)
    assert shown() == listed() != now
    controller.leave_past()
    screen.turn_board()
    assert shown() == listed() != now
    code = next(iter(panel.deck.lines))
    panel.deck.setCurrentItem(panel.deck.lines[code])
    name = panel.deck.lines[code].text(CARD).strip("\u2068\u2069")
    assert name in screen.left_side.focus.name.text()
    panel.finder.setText(name)
    assert [key for key, line in panel.deck.lines.items() if not line.isHidden()] == [code]
    QTest.keyClick(screen.view, Qt.Key.Key_K)
    assert panel.log.isVisible() and not panel.deck.isVisible()
    screen.forget_everything()
    assert not panel.deck.lines
