"""Large text in a window of ordinary size: everything can still be reached and nothing is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from deck_person import Person
from PySide6.QtWidgets import QApplication
from window_driver import make_screens, press, until

from sanam.ui import theme


@pytest.fixture
def large(window: Callable[..., Any]) -> Iterator[Person]:
    """Somebody at the decks with text of half as much again."""
    theme.apply(QApplication.instance(), "dark", scale=1.5)  # type: ignore[arg-type]
    opened = window()
    opened.resize(1280, 690)
    yield Person(opened)
    theme.apply(QApplication.instance(), "dark")  # type: ignore[arg-type]


def test_the_problems_of_a_deck_are_reached(large: Person) -> None:
    editor = large.editor
    assert editor.side.isHidden() and editor.fold.button.isVisible()
    press(editor.fold.button)
    until(lambda: all(editor.split.sizes()))
    box = editor.side.findings.boxes[0]
    assert box.isVisible() and not box.visibleRegion().isEmpty()
    card = editor.side.card
    assert all(part.height() >= part.heightForWidth(part.width()) for part in (card.name, card.kind, card.numbers))
    press(editor.fold.button)
    assert editor.side.isHidden() and editor.fold.button.isVisible()


def test_buttons_are_as_high_as_their_words(large: Person) -> None:
    make_screens(large.window, "cards")
    for screen in ("decks", "cards"):
        large.window.show_screen(screen)
        QApplication.processEvents()
        for made in (large.editor.bar.new, large.editor.bar.open, *large.window._group.buttons()):
            edge = 1  # of the screen that is shown the border is wider, which moves nothing
            assert made.height() >= made.sizeHint().height() - edge, (screen, made.text())


def test_a_button_of_an_icon_holds_nothing_down(large: Person) -> None:
    make_screens(large.window, "new-match")
    large.window.choose_match()
    seat = large.window.new_match.seats[0]
    assert seat.deck.height() >= seat.deck.sizeHint().height()
