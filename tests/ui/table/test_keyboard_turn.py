"""A whole turn by keyboard alone: summon, choose the places, set, pass, end."""

from __future__ import annotations

from typing import Any

from onepiece_matches import at_question, voyage
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_matches import started, to_choice


class Keys:
    """Somebody without a mouse."""

    def __init__(self, driver: Any) -> None:
        self.screen, self.driver = driver.screen, driver

    def press(self, key: Qt.Key) -> None:
        target = QApplication.focusWidget() or self.screen.view
        QTest.keyClick(target if self.screen.isAncestorOf(target) else self.screen.view, key)
        QApplication.processEvents()

    def go(self, name: str) -> None:
        """Walk with the arrow keys to a card or a place, as the eye would."""
        seen = 0
        while self.screen.standing != name:
            seen += 1
            assert seen < 80, f"{name} cannot be reached from {self.screen.standing}"
            here = self.screen.scene.area_of(self.screen.standing) if self.screen.standing else None
            there = self.screen.scene.area_of(name)
            if here is None:
                self.press(Qt.Key.Key_Down)
                continue
            way = there.center() - here.center()
            if abs(way.y()) > there.height() * 0.4:
                self.press(Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up)
            else:
                self.press(Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left)

    def act(self, act: str, handle: str) -> None:
        """Do something with a card: walk there, Enter, and the number of the line in its menu."""
        choice = self.screen.controller.choice
        self.go(handle)
        self.press(Qt.Key.Key_Return)
        if self.screen.menu.isVisible():
            wanted = [b.property("option") for b in self.screen.menu.options]
            at = next(i for i, option in enumerate(wanted) if option is not None and choice.options[option].act == act)
            self.press(Qt.Key(Qt.Key.Key_1 + at))


def test_a_whole_turn_without_a_mouse(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    keys = Keys(table(play))
    controller = keys.screen.controller
    keys.screen.view.setFocus()

    def offered(act: str) -> str | None:
        return next((o.card for o in controller.choice.options if o.act == act), None)

    turn = play.table.marks["turn"]
    keys.act("normal_summon", offered("normal_summon"))
    assert controller.choice.kind == "place"
    keys.go("0.m3")
    keys.press(Qt.Key.Key_Return)
    assert play.table.zones["0.m3"]
    keys.act("set", offered("set"))
    assert controller.choice.kind == "place"
    keys.go("0.s2")
    keys.press(Qt.Key.Key_Return)
    assert play.table.zones["0.s2"]
    for _ in range(12):
        choice = play.table.choice
        if play.table.marks["turn"] != turn:
            break
        keys.press(Qt.Key.Key_E if choice.kind == "action" else Qt.Key.Key_Space)
    assert play.table.marks["turn"] == turn + 1


def test_a_one_piece_turn_without_a_mouse(table: Any) -> None:
    play = at_question(voyage(6), "action", 0, turn=7)
    keys = Keys(table(play))
    controller = keys.screen.controller
    keys.screen.view.setFocus()
    number = play.table.zones["0.character"][1]
    fighter, leader = controller.sight.handles[number], controller.sight.handles[play.table.zones["1.leader"][0]]
    keys.act("give", fighter)
    assert len(play.game.given(number)) == 1
    keys.act("attack", fighter)
    keys.go(leader)
    keys.press(Qt.Key.Key_Return)
    attacks = [e.fact for e in controller.chronicle.entries if e.fact.what == "attack_declared"]
    assert (attacks[-1].card, attacks[-1].data["card_other"]) == (number, play.table.zones["1.leader"][0])
    while play.table.choice.kind != "action":
        keys.press(Qt.Key.Key_Space if play.table.choice.least == 0 else Qt.Key.Key_1)
    keys.press(Qt.Key.Key_E)
    assert play.table.marks["turn"] == 8


def test_the_list_of_commands_offers_what_the_table_can_do(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    screen = table(play).screen
    offered = {action.text(): action for action in screen.offered()}
    assert offered["To the End Phase"].shortcut().toString() == "E" and "To the Draw Phase" not in offered
    offered["Change the table by hand"].trigger()
    assert screen.left_side.by_hand.switch.isChecked()
    asked = play.table.choice
    offered["To the End Phase"].trigger()
    assert play.table.choice is not asked
    assert all(action is offered.get(action.text(), action) for action in screen.offered())
