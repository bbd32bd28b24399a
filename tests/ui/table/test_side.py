"""Side-decking: what the two piles show and tell."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from pytestqt.qtbot import QtBot

from sanam.ui.table.board.pictures import Pictures
from sanam.ui.table.panels.side import SideScreen


def test_a_card_is_pointed_at_also_when_its_question_is_over(qtbot: QtBot) -> None:
    """The pointer enters a card while the answer is on its way: the computer may have been asked already."""
    options = [SimpleNamespace(card=1, value=False), SimpleNamespace(card=2, value=True)]
    question = SimpleNamespace(options=options, params={}, least=1)
    match: Any = SimpleNamespace(choice=question, own={1: "ox", 2: "bear"}.get)
    book: Any = SimpleNamespace(data=lambda code: None, name=lambda code: code.title())
    screen = SideScreen()
    qtbot.addWidget(screen)
    screen.use(Pictures(lambda code: None, parent=screen))
    pointed: list[str] = []
    screen.pointed.connect(pointed.append)
    screen.ask(match, book, "Ann")
    match.choice = None
    screen.deck.pointed.emit("0")
    screen.board.pointed.emit("1")
    assert pointed == ["ox", "bear"]
    screen.forget()
    screen.deck.pointed.emit("0")
    assert pointed == ["ox", "bear"]
