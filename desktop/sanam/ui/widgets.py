"""The few building blocks every screen uses."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from sanam.faces.palette import mixed
from sanam.ui import icons, theme
from sanam.ui.flow import FlowLayout
from sanam.ui.plain import PlainLabel, caption, plain
from sanam.ui.text import tr


def label(text: str = "", role: str = "", *, wrap: bool = False, tone: str = "") -> QLabel:
    """A label with a role of the style sheet (title, heading, section, quiet, small) and a tone (good, bad, wait)."""
    made = PlainLabel(text)
    made.setWordWrap(wrap)
    if role:
        made.setProperty("role", role)
    if tone:
        made.setProperty("tone", tone)
    return made


def set_tone(widget: QWidget, tone: str) -> None:
    """Change the tone of a label or notice and have the style sheet look at it again."""
    widget.setProperty("tone", tone)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


class OncePressed(QPushButton):
    """A button that may come where another was just pressed: the second press of a double click is not meant for it."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # Qt's name
        event.accept()


def button(
    text: str, icon: str = "", *, kind: str = "", big: bool = False, tip: str = "", once: bool = False
) -> QPushButton:
    """A push button; `kind` is primary, prompt, danger, quiet or nav. Without text its tip names it. With `once` the
    second press of a double click is none.
    """
    made = OncePressed(caption(text)) if once else QPushButton(caption(text))
    if kind:
        made.setProperty("kind", kind)
    if big:
        made.setProperty("size", "big")
    if icon:
        token = {"primary": "on_teal", "prompt": "on_amber", "danger": "coral"}.get(kind, "text")
        on = "teal" if kind == "nav" else "on_teal"
        made.setIcon(icons.icon(icon, token, 22 if big else 18, on=on))
        made.setIconSize(QSize(22, 22) if big else QSize(18, 18))
    made.setToolTip(plain(tip))
    made.setAccessibleName(text or tip)
    return made


def spin_box() -> QSpinBox:
    """A field for a small number. Its words keep off the edge as those of other fields do, which Qt's style sheets
    do not see to.
    """
    made = QSpinBox()
    made.lineEdit().setTextMargins(6, 0, 6, 0)
    return made


def rule_link(rule: str = "", parent: QWidget | None = None) -> QPushButton:
    """The number of a rule, to be pressed for what it says."""
    made = QPushButton(rule, parent)
    made.setFlat(True)
    made.setObjectName("rule")
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.setToolTip(tr("Open this rule"))
    made.setAccessibleDescription(tr("Open this rule"))
    made.setStyleSheet(
        f"QPushButton {{ color: {theme.color('teal').name()}; border: 0; padding: 0; min-height: 0;"
        f" background: {theme.color('panel').name()}; text-decoration: underline; }}"
    )
    return made


def panel(role: str = "panel") -> QFrame:
    """A framed ground: panel, zone, bar, rule."""
    made = QFrame()
    made.setProperty("role", role)
    return made


def icon_label(name: str, color: str = "text", size: int = 20) -> QLabel:
    """An icon that only decorates."""
    made = PlainLabel()
    made.setPixmap(icons.pixmap(name, color, size))
    made.setFixedSize(size, size)
    return made


def empty(layout: QLayout) -> None:
    """Take everything out of a layout; its widgets are gone at once for the eye, and soon for good."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


def set_margins(layout: QLayout, leading: int, top: int, trailing: int, bottom: int) -> None:
    """Margins of a layout whose sides differ: Qt turns its widgets round for a language from the right, not these."""
    from_left = QApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight
    left, right = (leading, trailing) if from_left else (trailing, leading)
    layout.setContentsMargins(left, top, right, bottom)


def scrolled(body: QWidget) -> QScrollArea:
    """`body` in a frameless scroll area that grows with it."""
    body.setObjectName("body")
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(body)
    return area


class Tile(QAbstractButton):
    """A large button of icon, title and lines of text. Checkable ones show a mark, not only a colour."""

    def __init__(
        self,
        title: str,
        text: str = "",
        icon: str = "",
        *,
        checkable: bool = False,
        note: str = "",
        color: str = "teal",
    ) -> None:
        super().__init__()
        self.setCheckable(checkable)
        self.setAutoExclusive(checkable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._color = color
        row = QHBoxLayout(self)
        self._mirror()
        row.setSpacing(12)
        if icon:
            row.addWidget(icon_label(icon, color, 26), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        self.title = label(title, "heading" if not checkable else "", wrap=True)
        if checkable:
            strong = self.title.font()
            strong.setBold(True)
            self.title.setFont(strong)
        words.addWidget(self.title)
        self.words = label(text, "quiet" if not checkable else "", wrap=True)
        words.addWidget(self.words)
        self.note = label(note, "small", wrap=True)
        words.addWidget(self.note)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.words.setVisible(bool(text))  # not before it has a parent: it would be a window of its own
        self.note.setVisible(bool(note))
        for child in self.findChildren(QLabel):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ground = theme.color("panel")
        if self.isDown() or self.isChecked():
            ground = mixed(theme.color("panel"), theme.color("teal"), 0.14)
        elif self.underMouse() and self.isEnabled():
            ground = theme.color("raised")
        edge, width = theme.color("line"), 1.0
        if self.isChecked():
            edge, width = theme.color("teal"), 2.0
        elif self.underMouse() and self.isEnabled():
            edge = theme.color("edge")
        if self.hasFocus():
            edge, width = theme.color("focus"), 2.5
        painter.setBrush(ground)
        painter.setPen(QPen(edge, width))
        painter.drawRoundedRect(box, 9, 9)
        if self.isCheckable():
            rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            x = 12 if rtl else self.width() - 30
            mark = icons.pixmap("check" if self.isChecked() else "dot", "teal" if self.isChecked() else "line", 18)
            painter.drawPixmap(x, 11, mark)

    def _mirror(self) -> None:
        """Keep room for the mark at the end of the line, on whichever side that is."""
        end = 34 if self.isCheckable() else 14
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(end if rtl else 14, 11, 14 if rtl else end, 11)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutDirectionChange and self.layout() is not None:
            self._mirror()
        if event.type() in (
            QEvent.Type.HoverEnter,
            QEvent.Type.HoverLeave,
            QEvent.Type.FocusIn,
            QEvent.Type.FocusOut,
        ):
            self.update()
        return super().event(event)


def scaled(pixels: int) -> int:
    """A width made for text at its usual size, for the size the person has chosen."""
    return round(pixels * max(1.0, theme.text_scale(QApplication.font())))


class Segmented(QWidget):
    """Buttons of which one is chosen, in one line or, where that is too narrow, in more. Arrow keys move; `chosen`
    sends the value.
    """

    chosen = Signal(object)

    def __init__(self, name: str, parts: Sequence[tuple[object, str, str]] = ()) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._row = FlowLayout(one_line=True)
        self.setLayout(self._row)
        self._group = QButtonGroup(self)
        self._values: list[object] = []
        self._group.idToggled.connect(self._toggled)
        self.set_parts(parts)

    def set_parts(self, parts: Sequence[tuple[object, str, str]]) -> None:
        """Replace the choices: (value, words, icon). The value chosen before stays chosen if it is still there."""
        before = self.value()
        for old in self._group.buttons():
            self._group.removeButton(old)
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._values = [value for value, _, _ in parts]
        for index, (_, words, icon) in enumerate(parts):
            made = button(words, icon)
            made.setCheckable(True)
            made.setAutoExclusive(True)  # one of several: a screen reader says so
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._group.addButton(made, index)
            self._row.addWidget(made)
        if self._values:
            self.choose(before if before in self._values else self._values[0])

    def value(self) -> object:
        """The chosen value, None when there is nothing to choose."""
        at = self._group.checkedId()
        return self._values[at] if 0 <= at < len(self._values) else None

    def choose(self, value: object) -> None:
        self._group.button(self._values.index(value)).setChecked(True)

    def _toggled(self, at: int, on: bool) -> None:
        if on:
            self.chosen.emit(self._values[at])


class Picture(QWidget):
    """A picture kept at its proportions with rounded corners; an icon on felt while there is none."""

    def __init__(self, icon: str, name: str) -> None:
        super().__init__()
        self._icon, self._image = icon, QImage()
        self.setAccessibleName(name)
        self.setMinimumSize(160, 90)

    def set_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        path = QPainterPath()
        path.addRoundedRect(box, 8, 8)
        painter.fillPath(path, theme.color("felt"))
        if self._image.isNull():
            side = 64
            painter.drawPixmap(
                int(box.center().x() - side / 2),
                int(box.center().y() - side / 2),
                icons.pixmap(self._icon, "line", side),
            )
        else:
            size = self._image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            target = QRectF(0, 0, size.width(), size.height())
            target.moveCenter(box.center())
            painter.setClipPath(path)
            painter.drawImage(target, self._image)
            painter.setClipping(False)
        painter.setPen(QPen(QColor(theme.color("line")), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


class TitleRow(QHBoxLayout):
    """A title with the button that closes what it stands over."""

    def __init__(self, role: str, close: QPushButton, name: str) -> None:
        super().__init__()
        self.title = label("", role, wrap=True)
        self.addWidget(self.title, 1)
        self.close_button = close
        close.setObjectName(name)
        self.addWidget(close)
