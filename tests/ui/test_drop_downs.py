"""Drop-downs on every screen show all of their rows, the last one too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QScrollArea

from sanam.ui.app import look


def cut_rows(combo: QComboBox) -> str:
    """Open it and look: what is wrong with its list, "" for nothing."""
    area: Any = combo.parentWidget()
    while area is not None:
        if isinstance(area, QScrollArea):
            area.ensureWidgetVisible(combo)
        area = area.parentWidget()
    combo.showPopup()
    QTest.qWait(30)
    view = combo.view()
    shown = min(combo.count(), combo.maxVisibleItems())
    last = view.visualRect(view.model().index(shown - 1, combo.modelColumn(), view.rootIndex()))
    room = view.viewport().rect()
    screen = view.screen().availableGeometry()
    popup = view.window().frameGeometry()
    combo.hidePopup()
    QApplication.processEvents()
    if not (last.top() >= 0 and last.bottom() <= room.bottom()):
        return f"row {shown} ends at {last.bottom()}, the list at {room.bottom()}"
    if last.height() < combo.fontMetrics().height():
        return f"rows of {last.height()} px for words of {combo.fontMetrics().height()} px"
    if not screen.contains(popup):
        return f"{popup} leaves the screen {screen}"
    return ""


@pytest.mark.parametrize("language", ["en", "th"])
def test_no_drop_down_cuts_its_last_row(window: Callable[..., Any], qapp: QApplication, language: str) -> None:
    look(qapp, "dark", language, 1.0)
    main = window()
    for screen in ("new-match", "cards", "decks", "sheets"):
        main._make(screen)
    seen: dict[str, str] = {}
    count = 0
    for screen in ("new-match", "cards", "decks", "sheets", "settings"):
        main.show_screen(screen)
        QTest.qWait(50)
        for combo in main.findChildren(QComboBox):
            if combo.isVisible() and combo.count():
                count += 1
                if fault := cut_rows(combo):
                    seen[f"{screen}: {combo.accessibleName()}"] = fault
    assert not seen
    assert count > 20
