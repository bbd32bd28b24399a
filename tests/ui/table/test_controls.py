"""Every control of the table can be named, and the screen fits where it must."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QSlider
from table_matches import Attacker, fill_board, started, to_choice

from sanam.engine.choice import Refused
from sanam.engine.view import OptionView
from sanam.ui.table.board.card_grid import Shown
from sanam.ui.table.piles import merged
from sanam.ui.table.seat.controller import MenuEntry


def test_every_control_has_an_accessible_name(table: Any) -> None:
    driver = table(fill_board(to_choice(started(6), "action", 0, phase="main1")))
    driver.press(driver.screen.left_side.by_hand.switch)
    driver.click(driver.controller.view.zones["0.graveyard"][-1].handle)
    nameless = [
        repr(control)
        for kind in (QAbstractButton, QComboBox, QLineEdit, QSlider)
        for control in driver.screen.findChildren(kind)
        if control.isVisible()
        and not control.accessibleName()
        and not (isinstance(control, QAbstractButton) and control.text())
    ]
    assert nameless == []


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)])
def test_board_prompt_and_hand_fit_the_window(table: Any, width: int, height: int) -> None:
    driver = table(fill_board(to_choice(started(6), "action", 0, phase="main1")), width, height)
    driver.press(driver.screen.left_side.by_hand.switch)
    screen = driver.screen
    assert (screen.width(), screen.height()) == (width, height)
    room = screen.view.viewport().rect()
    for item in screen.scene.cards.values():
        assert room.adjusted(-2, -2, 2, 2).contains(item.area().toRect()), item.card.handle
    for widget in (screen.prompt, screen.near, screen.far, screen.phases):
        assert room.contains(widget.geometry())
    cells = screen.scene.geometry
    assert cells.cell >= (95 if height == 720 else 100)


def test_folded_panels_give_their_room_to_the_board(table: Any) -> None:
    driver = table(started(6, 20), 1280, 1000)
    before = driver.screen.scene.geometry.cell
    driver.press(driver.screen.left_side.fold_button)
    driver.press(driver.screen.right_side.fold_button)
    QApplication.processEvents()
    assert driver.screen.scene.geometry.cell > before
    driver.press(driver.screen.right_side.fold_button)
    assert driver.screen.right_side.panel.isVisible()


def test_panels_swap_in_right_to_left_and_the_battlefield_does_not(table: Any) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        driver = table(started(6, 20))
        screen = driver.screen
        assert screen.left_side.x() > screen.right_side.x()
        geometry = screen.scene.geometry
        assert geometry.rect("0.m1").x() < geometry.rect("0.m5").x()
        assert geometry.rect("0.deck").x() > geometry.rect("0.extra").x()
    finally:
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_a_card_is_enlarged_and_put_away_again(table: Any) -> None:
    driver = table(to_choice(started(6), "action", 0, phase="main1"))
    driver.click(driver.controller.view.zones["0.hand"][0].handle)
    QTest.keyClick(driver.screen.view, Qt.Key.Key_Escape)
    driver.press(driver.screen.left_side.focus.face)
    assert driver.screen.zoom.isVisible()
    QTest.keyClick(driver.screen.view, Qt.Key.Key_Escape)
    assert not driver.screen.zoom.isVisible()


def test_a_click_while_cards_move_is_taken_at_once(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    driver = table(play, animated=True)
    controller = driver.controller
    card = next(o.card for o in controller.choice.options if o.act == "normal_summon")
    driver.drag(card, "0.m3")
    option = next(i for i in controller.options_of(card) if controller.choice.options[i].act == "normal_summon")
    driver.menu(option)
    assert driver.screen.scene.clock.moving
    batches = len(play.batches)
    driver.press(driver.screen.phases.buttons["end"])
    assert len(play.batches) > batches
    driver.screen.scene.clock.finish()
    for item in driver.screen.scene.cards.values():
        assert (item.pos() - item.spot.centre).manhattanLength() < 1


def test_a_card_that_is_partly_understood_says_so(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    number = play.table.zones["0.hand"][0]
    profile = play.game.profiles[play.table.cards[number].code]  # type: ignore[attr-defined]
    profile.data = msgspec.structs.replace(profile.data, abilities=[], problem="0:4 not understood")
    driver = table(play)
    driver.click(driver.controller.view.zones["0.hand"][0].handle)
    assert "Part of this text is applied by hand." in driver.screen.left_side.focus.text.text()


def test_the_cards_of_a_pile_lie_in_the_middle_and_leave_hand_prompt_and_log_in_sight(table: Any) -> None:
    driver = table(started(6, 40))
    screen = driver.screen
    panel = screen.right_side.panel
    screen.show_pile("0.graveyard")
    QApplication.processEvents()
    pile = panel.pile
    assert pile.isVisible() and panel.log.isVisible()
    shown = pile.geometry()
    assert screen.view.rect().contains(shown) and not shown.intersects(screen.prompt.geometry())
    hand = [item.area() for item in screen.scene.cards.values() if item.card.zone == "0.hand"]
    assert hand and not any(area.intersects(QRectF(shown)) for area in hand)
    driver.press(pile.close_button)
    assert panel.log.isVisible() and not pile.isVisible()


def test_cards_of_a_deck_are_merged_sorted_by_kind_and_can_be_searched(table: Any) -> None:
    driver = table(started(6, 40))
    pile = driver.screen.right_side.panel.pile
    kinds = ("Spell", "Spell", "Trap", "Trap", "Trap")
    cards = [Shown(f"#{n}", f"c{n % 5}", f"Card {n % 5}", "can", kind=kinds[n % 5]) for n in range(20)]
    pile.stand_in(driver.screen.view.rect())
    pile.show()
    pile.tell("asked", "Choose", merged(cards))
    found = [made.card for made in pile.grid.buttons]
    assert [card.name for card in found] == [f"Card {n}" for n in range(5)] and {card.copies for card in found} == {4}
    assert {key for card in found for key in (card.key, *card.others)} == {card.key for card in cards}
    QApplication.processEvents()
    assert [made.text() for made in pile.kinds.values()] == ["All 20", "Spell 8", "Trap 12"]
    driver.press(pile.kinds["Spell"])
    assert [made.card.name for made in pile.grid.buttons] == ["Card 0", "Card 1"]
    driver.press(pile.kinds[""])
    pile.finder.setText("card 3")
    assert [made.card.name for made in pile.grid.buttons] == ["Card 3"]


def test_a_menu_is_as_high_as_what_stands_in_it(table: Any) -> None:
    """Words of several lines, and refusals of several, also where it was open before."""
    menu = table(to_choice(started(7), "action")).screen.menu
    refused = Refused("", "This is refused for a reason which takes more than one line of the menu.")
    entries = [
        MenuEntry(0, OptionView("activate"), outcome="First line\nsecond line\nthird line"),
        *(MenuEntry(None, OptionView("normal_summon"), refused) for _ in range(2)),
    ]
    for _ in range(2):
        menu.offer(entries, "action", QRectF(300, 400, 80, 100), "Heron")
        QApplication.processEvents()
        assert menu.height() == menu.heightForWidth(menu.width()) > 100
        assert all(made.height() >= made.sizeHint().height() for made in menu.options)


def test_what_a_menu_offers_it_does_not_refuse_as_well(table: Any) -> None:
    """A monster that may be Summoned in a way of its own, but not in the usual one."""
    menu = table(to_choice(started(7), "action")).screen.menu
    refused = [
        MenuEntry(None, OptionView(act), Refused("", "no-such-move")) for act in ("normal_summon", "set_monster")
    ]
    menu.offer([MenuEntry(0, OptionView("normal_summon", value=1)), *refused], "action", QRectF(), "Heron")
    said = [made.text() for made in menu.findChildren(QLabel)]
    assert len(menu.options) == 1 and sum("Set" in words for words in said) == 1
    assert not any("Normal Summon" in words for words in said)


def test_what_follows_from_an_action_stands_below_it_further_in(table: Any) -> None:
    from sanam.ui.table.panels.log_panel import _INDENT

    play, player = started(6), Attacker(6)
    while play.table.seats[0].counts["lp"] == play.table.seats[1].counts["lp"] == 8000:
        player.answer(play)
    log = table(play).screen.right_side.panel.log
    items = [log.item(row) for row in range(log.count())]
    hit = next(at for at, item in enumerate(items) if "attacks" in item.text())
    follows = next(at for at in range(hit + 1, len(items)) if "damage" in items[at].text())
    assert not items[hit].data(_INDENT) and items[follows].data(_INDENT)
