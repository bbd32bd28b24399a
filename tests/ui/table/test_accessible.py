"""The board's places and cards as accessible objects, and a match played through these alone."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from onepiece_matches import Fighter, voyage
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from reader import Reader, tree
from summoner_matches import Summoner, shrine
from table_matches import Attacker, started, to_choice

from sanam.ui.table.accessible import BoardNode

MATCHES = {
    "yugioh": (lambda: started(4, **{"match.best_of": 1}), lambda: Attacker(1)),
    "onepiece": (lambda: voyage(4), lambda: Fighter(4)),
    "summoner-master": (lambda: shrine(4), lambda: Summoner(4)),
}
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def play_on(table: Any, game: str, answers: int) -> Any:
    start, winner = MATCHES[game]
    play, player = start(), winner()
    reader = Reader(table(play).screen)
    for number in range(answers):
        choice = play.table.choice
        if choice is None or play.finished:
            break
        before = len(play.batches)
        picks = player.picks(choice)
        reader.answer(picks)
        assert len(play.batches) > before, f"answer {number}: {choice.kind} was not answered by {picks}"
    return play


FIRST = """
from PySide6.QtGui import QAccessible
from sanam.ui.app import create_app
app = create_app(["-platform", "offscreen"])
QAccessible.setActive(True)  # a screen reader runs already
from sanam.ui.table.screen import TableScreen
screen = TableScreen()
screen.show()
app.processEvents()
print(type(QAccessible.queryAccessibleInterface(screen.view)).__name__)
"""


def test_the_first_board_is_accessible_to_an_aid_that_runs_already() -> None:
    """Qt asks for an interface once, while the board is made, and keeps what it finds."""
    done = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["AccessibleBoard"], done.stderr


@pytest.mark.parametrize("game", MATCHES)
def test_a_match_is_played_through_accessible_objects_alone(table: Any, game: str) -> None:
    assert len(play_on(table, game, 6).batches) > 6


@pytest.mark.slow
@pytest.mark.parametrize("game", MATCHES)
def test_a_whole_match_is_played_through_accessible_objects_alone(table: Any, game: str) -> None:
    assert play_on(table, game, 1500).finished


def assert_named(screen: Any) -> None:
    """Whatever can be pressed, chosen or focused says what it is; the phases, the prompt and the log are there."""
    nodes = list(tree(QAccessible.queryAccessibleInterface(screen)))
    for node in nodes:
        actions = node.actionInterface()
        if (actions is not None and actions.actionNames()) or node.state().focusable:
            about = node.object()
            assert node.text(NAME) or about is screen.left_side.focus.text, f"{about!r} in {about.parent()!r}"
    named = {(node.role(), node.text(NAME)) for node in nodes}
    for phase, made in screen.phases.buttons.items():
        assert (QAccessible.Role.Button, made.accessibleName()) in named, phase
    assert (QAccessible.Role.List, "Log") in named
    assert sum(role == QAccessible.Role.ListItem and bool(name) for role, name in named) > 5
    assert (QAccessible.Role.Client, "Prompt") in named
    for made in screen.prompt.answering():
        assert (QAccessible.Role.Button, made.accessibleName() or made.words) in named


@pytest.mark.parametrize("game", MATCHES)
def test_every_card_that_is_seen_is_an_object_with_name_role_and_place(table: Any, game: str) -> None:
    start, winner = MATCHES[game]
    play, player = start(), winner()
    while len(play.batches) < 30 or play.table.choice.kind != "action" or len(play.table.choice.options) < 3:
        player.answer(play)
    screen = table(play).screen
    board = QAccessible.queryAccessibleInterface(screen.view)
    assert board.role() == QAccessible.Role.Canvas
    nodes = {it.object().name: it for it in tree(board) if isinstance(it.object(), BoardNode)}
    assert set(screen.scene.cards) <= set(nodes)
    assert set(screen.scene.geometry.zones()) <= set(nodes)
    for name, node in nodes.items():
        assert node.text(NAME), name
        parent = node.parent()
        assert parent.child(parent.indexOfChild(node)).object() is node.object()
        if name in screen.scene.cards:
            assert node.role() == QAccessible.Role.Button and not node.rect().isEmpty()
    assert_named(screen)
    able = {o.card for o in screen.controller.choice.options if o.card in screen.scene.cards}
    assert able
    for handle in able:
        assert nodes[handle].state().selectable and nodes[handle].text(DESCRIPTION)


def test_a_card_of_the_hand_is_not_called_face_down(table: Any) -> None:
    driver = table(to_choice(started(6), "action", 0, phase="main1"))
    held = driver.controller.view.zones["0.hand"][0].handle
    assert "face-down" not in Reader(driver.screen).node(held).text(NAME)


def test_a_hidden_card_is_not_named(table: Any) -> None:
    driver = table(to_choice(started(6, open_hands=False), "action", 0, phase="main1"))
    driver.lift()
    board = QAccessible.queryAccessibleInterface(driver.screen.view)
    hidden = [card for card in driver.controller.view.zones["1.hand"] if card.code is None]
    assert hidden
    names = [
        it.text(NAME) for it in tree(board) if isinstance(it.object(), BoardNode) and it.object().within == "1.hand"
    ]
    assert len(names) == len(hidden) and all(name.startswith("hidden card") for name in names)


def test_the_keyboard_and_the_screen_reader_stand_in_the_same_place(table: Any) -> None:
    driver = table(to_choice(started(6), "action", 0, phase="main1"))
    screen = driver.screen
    card = driver.controller.view.zones["0.hand"][1].handle
    reader = Reader(screen)
    node = reader.node(card)
    node.actionInterface().doAction(QAccessibleActionInterface.setFocusAction())
    assert screen.standing == card
    board = QAccessible.queryAccessibleInterface(screen.view)
    if screen.view.hasFocus():
        assert board.focusChild().object() is node.object() and node.state().focused


def test_the_address_that_qt_takes_is_that_of_the_actions(table: Any) -> None:
    """Qt does not look at what `interface_cast` returns: an object with two bases would be taken for its first."""
    import shiboken6

    driver = table(to_choice(started(6), "action", 0, phase="main1"))
    node = Reader(driver.screen).node(driver.controller.view.zones["0.hand"][0].handle)
    actions = node.interface_cast(QAccessible.InterfaceType.ActionInterface)
    assert len(shiboken6.getCppPointer(actions)) == 1
