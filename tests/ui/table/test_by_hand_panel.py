"""The tools for changes by hand: each can be reached, what is worked on stays in focus, and piles give their cards."""

from __future__ import annotations

from typing import Any

import pytest
from onepiece_matches import voyage
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from summoner_matches import shrine
from table_matches import fill_board, started, to_choice

from sanam.bots.random_player import RandomPlayer
from sanam.engine import manual
from sanam.games.yugioh.cards.unread_text import may_cost
from sanam.ui.table.board.card_grid import NAME_LINES, name_font, name_lines

GAMES = {"yugioh": started, "onepiece": voyage, "summoner-master": shrine}
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize("size", [(960, 600), (1024, 700), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_no_tool_lies_under_another(table: Any, game: str, size: tuple[int, int]) -> None:
    driver = table(GAMES[game](5, 12), *size)
    panel = driver.screen.left_side.by_hand
    panel.switch.setChecked(True)
    QApplication.processEvents()
    kinds = (QAbstractButton, QComboBox, QLineEdit)
    parts = [w for kind in kinds for w in panel.tools.findChildren(kind) if w.isVisible()]
    assert len(parts) > 10
    for part in parts:
        assert part.visibleRegion().boundingRect().width() == part.width(), f"{part.objectName() or part} is cut off"
        for at in (part.rect().center(), QPoint(4, 4), part.rect().bottomRight() - QPoint(4, 4)):
            under = panel.tools.childAt(part.mapTo(panel.tools, at))
            assert under is part or part.isAncestorOf(under), f"{part.objectName() or part} is covered by {under}"
    # Which number is changed can be read in the longest language.
    assert panel.what.width() > 0.9 * panel.tools.width()


def test_the_number_typed_goes_to_what_is_chosen(table: Any) -> None:
    play = shrine(6, 30, level="summoner")
    driver = table(play)
    panel, controller = driver.screen.left_side.by_hand, driver.controller
    panel.switch.setChecked(True)
    card = next(c for z in ("0.at-line", "1.at-line", "0.hand") for c in controller.view.zones[z] if c.id is not None)
    driver.screen._focus(card.handle)
    mp = play.table.seats[0].counts["mp"]
    QTest.mouseClick(panel.what, LEFT, NONE, panel.what.rect().center())
    QApplication.processEvents()
    row = next(i for i in range(panel.what.count()) if panel.what.itemData(i) == ("at", None))
    popup = panel.what.view()
    assert popup.isVisible()
    panel.what.hidePopup()
    panel.what.setCurrentIndex(row)
    panel.value.setText("3")
    driver.press(next(b for b in panel.tools.findChildren(QAbstractButton) if b.text() == "±"))
    assert play.table.seats[0].counts["mp"] == mp
    changed = play.batches[-1].action
    assert changed is not None and (changed["card"], changed["key"]) == (card.id, "at")


def reached(seed: int) -> Any:
    """A match at a text that is applied by hand, with Seals to apply it to; None when this one has none."""
    play, player = shrine(seed, level="summoner"), RandomPlayer(seed)
    for _ in range(300):
        choice = play.table.choice
        if choice is None:
            return None
        seals = [c for seat in (0, 1) for c in play.table.zones[f"{seat}.at-line"]]
        if choice.kind == "by_hand" and len(seals) > 1 and "card" in choice.params:
            return play
        player.answer(play)
    return None


def test_a_card_that_is_worked_on_by_hand_stays_in_focus(table: Any) -> None:
    play = next(p for seed in range(30) if (p := reached(seed)) is not None)
    driver = table(play)
    focus, panel = driver.screen.left_side.focus, driver.screen.left_side.by_hand
    asked = driver.controller.choice.params["card"]
    seals = [c for zone in ("0.at-line", "1.at-line", "0.df-line") for c in driver.controller.view.zones[zone]]
    other = next(c.handle for c in seals if c.handle != asked)
    driver.screen._focus(other)
    panel.what.setCurrentIndex(next(i for i in range(panel.what.count()) if panel.what.itemData(i) == ("at", None)))
    panel.value.setText("100")
    for _ in range(3):
        driver.press(next(b for b in panel.tools.findChildren(QAbstractButton) if b.text() == "±"))
        assert focus.handle == other != asked and panel.card.handle == other
    driver.press(driver.button("tool-counter+"))
    assert focus.handle == other


# ---------------------------------------------------------------------- piles


def carry(driver: Any, button: Any, to: QPoint) -> None:
    """Press a card of the pile browser, carry it to a point of the board's viewport, and let it go."""
    start, end = button.rect().center(), button.mapFromGlobal(driver.screen.view.viewport().mapToGlobal(to))
    QTest.mousePress(button, LEFT, NONE, start)
    for share in (0.1, 0.5, 0.9, 1.0):
        at = start + (end - start) * share
        there = QPointF(button.mapToGlobal(at))
        QApplication.sendEvent(
            button, QMouseEvent(QEvent.Type.MouseMove, QPointF(at), there, Qt.MouseButton.NoButton, LEFT, NONE)
        )
    assert driver.screen.view.ghost.isVisible()
    QTest.mouseRelease(button, LEFT, NONE, end)
    QApplication.processEvents()
    assert not driver.screen.view.ghost.isVisible()


def test_a_card_is_dragged_out_of_an_open_pile_by_hand(table: Any) -> None:
    play = fill_board(to_choice(started(7), "action", 0, phase="main1"))
    driver = table(play)
    screen, controller = driver.screen, driver.controller
    screen.left_side.by_hand.switch.setChecked(True)
    screen.show_pile("0.graveyard")
    QApplication.processEvents()
    bottom = controller.view.zones["0.graveyard"][0]
    button = next(b for b in screen.right_side.panel.pile.grid.buttons if b.card.key == bottom.handle)
    carry(driver, button, driver.point_of("0.hand"))
    assert play.table.cards[bottom.id].zone == "0.hand"
    # From a Deck that is looked through, too; dropped beside the board nothing happens.
    screen.look_into_deck("0.deck")
    QApplication.processEvents()
    button = screen.right_side.panel.pile.grid.buttons[2]
    number = controller.sight.ids[button.card.key]
    batches = len(play.batches)
    carry(driver, button, QPoint(screen.view.width() + 60, 200))
    assert len(play.batches) == batches
    button = next(b for b in screen.right_side.panel.pile.grid.buttons if controller.sight.ids[b.card.key] == number)
    carry(driver, button, driver.point_of("0.hand"))
    assert play.table.cards[number].zone == "0.hand"


def test_by_the_rules_only_a_card_that_may_act_is_dragged_out(table: Any) -> None:
    play = fill_board(to_choice(started(7), "action", 0, phase="main1"))
    driver = table(play)
    screen = driver.screen
    screen.show_pile("0.graveyard")
    QApplication.processEvents()
    for button in screen.right_side.panel.pile.grid.buttons:
        acts = driver.controller.options_of(button.card.key)
        assert button.may_carry(button.card.key) == bool(acts)


def test_names_in_a_pile_are_written_in_full(table: Any) -> None:
    play = started(5, 40)
    for card in list(play.table.zones["0.deck"])[:12]:
        play.manual(0, manual.Move(card, "0.graveyard", None, "up"))
    driver = table(play)
    driver.screen.show_pile("0.graveyard")
    QApplication.processEvents()
    buttons = driver.screen.right_side.panel.pile.grid.buttons
    assert len(buttons) > 10
    for button in buttons:
        lines = name_lines(button, button.card.name, button.width())
        assert " ".join(lines) == button.card.name and len(lines) <= NAME_LINES
        assert len(lines) * QFontMetrics(name_font(button, "", button.width())).lineSpacing() <= button._below


def test_a_long_word_of_a_name_is_written_smaller_and_not_broken(qtbot: Any) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    lines = name_lines(widget, "Chainwarden of the Boom", 62)
    assert lines[0] == "Chainwarden" and " ".join(lines) == "Chainwarden of the Boom"
    assert name_font(widget, "Chainwarden of the Boom", 62).pixelSize() < name_font(widget, "Boom", 62).pixelSize()


# ---------------------------------------------------------------------- costs


@pytest.mark.parametrize(
    ("text", "costs"),
    [
        ("Draw 2 cards.", False),
        ("Your opponent cannot activate cards until the end of this turn.", False),
        ("Discard 1 card; draw 2 cards.", True),
        ("Pay 1000 LP to negate it.", True),
        ("抽2張卡。", False),
        ("捨棄1張手牌才能發動。抽2張卡。", True),
        ("จั่วการ์ด 2 ใบ", True),
    ],
)
def test_a_cost_is_only_asked_for_where_a_text_may_name_one(text: str, costs: bool) -> None:
    assert may_cost(text) is costs
