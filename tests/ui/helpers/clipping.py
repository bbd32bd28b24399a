"""Finds words on a screen that are cut off or elided although there is room for them."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QStyle, QStyleOptionFrame, QWidget

BESIDE = 2  # pixels that Qt leaves free on each side of a line that is written in
EDGE = 3  # pixels of a button that are never letters, above and below
#: What is not broken within: runs without blanks, but for Thai and Chinese, which break between words.
_UNBROKEN = re.compile(r"[^\s\u0e00-\u0e7f\u2e80-\u9fff\uff00-\uffef]+")


def clipped(screen: QWidget) -> list[str]:
    """The labels and buttons of `screen` that are smaller than their words, or reach beyond what holds them."""
    found = []
    for widget in (*screen.findChildren(QLabel), *screen.findChildren(QAbstractButton)):
        text = widget.text().strip()
        if not text or not widget.isVisible():
            continue
        fault = _fault(widget)
        if fault:
            found.append(f"{type(widget).__name__} {text[:60]!r} {fault}")
    found += [
        f"QLineEdit {line.placeholderText()!r} {fault}"
        for line in screen.findChildren(QLineEdit)
        if line.isVisible() and not line.text() and (fault := _line_fault(line))
    ]
    return found


def _line_fault(line: QLineEdit) -> str:
    """What is wrong with the word that stands in an empty line; longer advice may be elided."""
    word = line.placeholderText()
    option = QStyleOptionFrame()
    line.initStyleOption(option)
    inside = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, line)
    room = inside.marginsRemoved(line.textMargins()).width() - 2 * BESIDE
    needed = line.fontMetrics().horizontalAdvance(word)
    return f"has {room} px for a word of {needed}" if " " not in word and needed > room else ""


def _fault(widget: QLabel | QAbstractButton) -> str:
    needed, metrics = widget.sizeHint(), widget.fontMetrics()
    if isinstance(widget, QLabel) and widget.wordWrap():
        height = widget.heightForWidth(widget.width())
        if height > widget.height() + 2:
            return f"is {widget.height()} px high and needs {height}"
        if widget.textFormat() == Qt.TextFormat.PlainText:
            wide = max((metrics.horizontalAdvance(word) for word in _UNBROKEN.findall(widget.text())), default=0)
            if wide > widget.width() + 1 and " " in widget.text():
                return f"has {widget.width()} px for a word of {wide}"
    elif needed.width() > widget.width() + 1:
        return f"is {widget.width()} px wide and needs {needed.width()}"
    elif isinstance(widget, QLabel):
        if needed.height() > widget.height() + 2:
            return f"is {widget.height()} px high and needs {needed.height()}"
    elif metrics.tightBoundingRect(widget.text()).height() + 2 * EDGE > widget.height():
        return f"is {widget.height()} px high, which cuts its letters"
    holder = widget.parentWidget()
    if holder is not None and not holder.rect().adjusted(-2, -2, 2, 2).contains(widget.geometry()):
        return "reaches beyond what holds it"
    return ""
