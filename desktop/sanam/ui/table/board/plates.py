"""The players' plates with their Life Points, and the bar of phases."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from sanam.faces.glyphs import draw_glyph
from sanam.faces.typeset import draw_number
from sanam.games.playmat import Tally
from sanam.games.words import GameWords
from sanam.ui.plain import PlainLabel, plain
from sanam.ui.table.board.clock import Clock
from sanam.ui.text import fill, plain_number, tr
from sanam.ui.theme import color

MINUS = "\u2212"
#: What the turn and the step have beside the phases, in pixels.
TURN, STEP = 42, 86


class Plate(QWidget):
    """A player: name, the number that decides, which counts to its new value, other numbers, duels won, whose turn it
    is."""

    def __init__(self, mine: bool, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self.mine, self.clock = mine, clock
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.words = GameWords()
        self.name, self.wins = "", 0
        self.main = Tally("", 0)
        self.others: tuple[Tally, ...] = ()
        self.shown = 0.0
        self.delta = 0
        self.delta_fade = 0.0
        self.turn = self.waits = self.aimed = False
        self._ground_of: tuple[object, ...] = ()
        self._ground_made = QPixmap()

    def tell(self, name: str, tallies: tuple[Tally, ...], wins: int, turn: bool, waits: bool, animate: bool) -> None:
        """Show a player's numbers; a change of the first one is counted through and written beside for a while."""
        changed = tallies[0].value - self.main.value
        self.name, self.wins, self.turn, self.waits = name, wins, turn, waits
        self.main, *others = tallies
        self.others = tuple(others)
        numbers = QLocale().createSeparatedList([self.words.tally(tally) for tally in tallies])
        self.setAccessibleName(fill(tr("{name}: {numbers}"), name=name, numbers=numbers))
        self.setToolTip(plain(self.accessibleName()))
        if animate and changed:
            self._count(self.shown, changed)
        elif not animate:
            self._stand()
        self.update()

    def forget(self) -> None:
        """Show nobody and nothing."""
        self.name, self.wins, self.turn, self.waits = "", 0, False, False
        self.main = Tally("", 0)
        self.others = ()
        self._stand()
        self.setAccessibleName("")
        self.setToolTip("")
        self.update()

    def _stand(self) -> None:
        """Show the number as it is, and nothing of how it came to be."""
        for key in ("life", "fade"):
            self.clock.stop((key, id(self)))
        self.shown, self.delta, self.delta_fade = float(self.main.value), 0, 0.0

    def _count(self, start: float, changed: int) -> None:
        goal = self.main.value
        self.delta = changed

        def step(t: float) -> None:
            self.shown = start + (goal - start) * t
            self.delta_fade = 1.0
            self.update()

        def fade(t: float) -> None:
            self.delta_fade = 1.0 - t
            self.update()

        key = ("life", id(self))
        self.clock.run(key, step, 650)
        self.clock.run(("fade", id(self)), fade, 700, delay=1500)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        token = "teal" if self.mine else "coral"
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawPixmap(0, 0, self._ground(rect, token))
        low = rect.height() < 74
        left, right = rect.left() + 13, rect.right() - 8
        name_size = 13 if not low else 12
        name_font = self._font(name_size, True)
        painter.setFont(name_font)
        painter.setPen(color(token))
        name_box = QRectF(left, rect.top() + 5, right - left, name_size * 1.5)
        wins = ""
        if self.wins:
            wins = "★" * min(self.wins, 3)
            painter.drawText(name_box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, wins)
        room = name_box.width() - QFontMetricsF(name_font).horizontalAdvance(wins) - 4
        text = QFontMetricsF(name_font).elidedText(self.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(name_box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        self._life(painter, rect, left, right, name_box.bottom(), low)

    def _ground(self, rect: QRectF, token: str) -> QPixmap:
        """The panel with its edge: painted once, since numbers count many times on it."""
        ratio = self.devicePixelRatioF()
        ink = color("amber") if self.waits else color(token, 200 if self.turn else 90)
        key = (self.size(), ratio, token, ink.rgba(), color("panel").rgba())
        if self._ground_of != key:
            self._ground_of = key
            made = self._ground_made = QPixmap(self.size() * ratio)
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            with QPainter(made) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                path = QPainterPath()
                path.addRoundedRect(rect, 8, 8)
                painter.fillPath(path, color("panel", 235))
                painter.save()
                painter.setClipPath(path)
                painter.fillRect(QRectF(rect.left(), rect.top(), 4, rect.height()), color(token))
                painter.restore()
                painter.setPen(QPen(ink, 2.0 if self.waits or self.turn else 1.0))
                painter.drawRoundedRect(rect, 8, 8)
        return self._ground_made

    def _life(self, painter: QPainter, rect: QRectF, left: float, right: float, top: float, low: bool) -> None:
        size = max(20.0, min(34.0, rect.height() - (top - rect.top()) - (4 if low else 24)))
        font = self._font(size, True)
        painter.setFont(font)
        text = plain_number(round(self.shown))
        width = QFontMetricsF(font).horizontalAdvance(text)
        danger = not self.main.low < self.shown < self.main.high
        painter.setPen(color("coral") if danger else color("text"))
        box = QRectF(left, top, width + 2, size * 1.15)
        draw_number(painter, box, Qt.AlignmentFlag.AlignLeft, text, font)
        small = self._font(11, True)
        painter.setFont(small)
        painter.setPen(color("quiet"))
        unit = self.words.tallies().get(self.main.name, ("", "", ""))[0]
        if self.main.most:
            # Beside the other numbers of a low plate there is room for the limit alone.
            unit = f"/ {plain_number(self.main.most)}" + ("" if low else f"  {unit}")
        each = 44.0 if len(self.others) < 2 else 48.0 if any(tally.most for tally in self.others) else 37.0
        wide = each * len(self.others)
        row = QRectF(right - wide, top, wide, size * 1.1) if low else QRectF(left, rect.bottom() - 24, right - left, 20)
        start = box.right() + 4
        if not low or start + QFontMetricsF(small).horizontalAdvance(unit) < row.left():
            painter.drawText(QRectF(start, top, 90, size * 1.1), Qt.AlignmentFlag.AlignVCenter, unit)
        for place, tally in enumerate(self.others):
            self._other(painter, tally, row.adjusted(each * place, 0, 0, 0))
        fading = self.delta and self.delta_fade > 0.01
        if self.turn and not low and not fading and len(self.others) < 2:
            painter.setFont(self._font(11, True))
            painter.setPen(color("quiet"))
            painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, tr("turn player"))
        if fading:
            tone = color("coral" if self.main.hurts(self.delta) else "teal", round(255 * self.delta_fade))
            painter.setFont(self._font(16, True))
            painter.setPen(tone)
            shown = f"{'+' if self.delta > 0 else MINUS}{plain_number(abs(self.delta))}"
            at = QRectF(rect.left(), rect.top() + 4 if low else rect.bottom() - 26, rect.width() - 10, 22)
            draw_number(painter, at, Qt.AlignmentFlag.AlignRight, shown, self._font(16, True))

    def _other(self, painter: QPainter, tally: Tally, row: QRectF) -> None:
        """A number with its glyph, at the left of the row."""
        glyph = QRectF(row.left(), row.center().y() - 8, 16, 16)
        draw_glyph(painter, glyph, self.words.tallies().get(tally.name, ("", "dot", ""))[1], color("quiet"))
        painter.setFont(self._font(13, True))
        painter.setPen(color("coral") if tally.warns else color("text"))
        at = QRectF(glyph.right() + 4, row.top(), 40, row.height())
        most = f"/{plain_number(tally.most)}" if tally.most else ""
        draw_number(painter, at, Qt.AlignmentFlag.AlignLeft, f"{plain_number(tally.value)}{most}", painter.font())

    def _font(self, pixels: float, bold: bool) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round(pixels))
        font.setBold(bold)
        return font


class PhaseBar(QWidget):
    """The phases from left to right between the halves of the field; those that may be entered now are buttons in
    amber.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.turn = PlainLabel(parent=self)
        self.turn.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words = GameWords()
        self.buttons: dict[str, PhaseButton] = {}
        self.step = PlainLabel(parent=self)
        self.step.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.step.setProperty("role", "small")

    def show_phases(self, phases: tuple[str, ...], words: GameWords) -> None:
        """The phases of the game that is played, in their order."""
        self.words = words
        if tuple(self.buttons) == phases:
            return
        for old in self.buttons.values():
            old.hide()
            old.deleteLater()
        self.buttons = {phase: PhaseButton(phase, words, self) for phase in phases}
        for phase, made in self.buttons.items():
            made.clicked.connect(lambda _=False, phase=phase: self.chosen.emit(phase))
            made.show()
        self._arrange()

    def tell(self, turn: int, phase: str, step: str, mine: bool, able: set[str]) -> None:
        """Show where the turn is, whose it is, and which phases may be entered now."""
        self.turn.setText(fill(self.words.rounds()["short"], n=turn) if turn else "")
        self.turn.setToolTip(plain(fill(self.words.rounds()["turn"], n=turn) if turn else ""))
        token = "teal" if mine else "coral"
        self.turn.setStyleSheet(f"color: {color(token).name()}; font-weight: 700; font-size: 16px;")
        for name, button in self.buttons.items():
            button.show_state(name == phase, name in able, token)
        self.step.setText(self.words.step_name(step))
        self.step.setToolTip(plain(self.words.step_name(step)))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The phases around the middle, the turn before them and its step behind them: by their names, or by short ones
        where there is no room for those.
        """
        if not self.buttons:
            return
        made: list[PhaseButton] = list(self.buttons.values())
        turn = max(TURN, self.turn.sizeHint().width())
        room = self.width() - turn - STEP
        for pixels, short in ((13, False), (12, False), (11, False), (13, True), (12, True), (11, True)):
            for button in made:
                button.write(pixels, short)
            if sum(button.wanted for button in made) <= room:
                break
        spare = min(14, max(0, (room - sum(button.wanted for button in made)) // len(made)))
        wide = [button.wanted + spare for button in made]
        left = max(turn, min((self.width() - sum(wide)) // 2, self.width() - STEP - sum(wide)))
        self.turn.setGeometry(left - turn, 0, turn, self.height())
        for button, width in zip(made, wide, strict=True):
            button.setGeometry(left, 0, width, self.height())
            left += width
        self.step.setGeometry(left + 4, 0, max(0, self.width() - left - 4), self.height())

    def forget(self) -> None:
        """Show no turn and no phase."""
        self.tell(0, "", "", True, set())


class PhaseButton(QPushButton):
    """One phase: its name, or the short one where there is no room for that; the current one is filled in its player's
    colour, an open one edged in amber.
    """

    def __init__(self, phase: str, words: GameWords, parent: QWidget) -> None:
        super().__init__(words.phase_short(phase), parent)
        self.phase, self.words = phase, words.phase_name(phase)
        self.current = False
        self.token = "teal"
        self.short = False
        self.wanted = 0
        self.setToolTip(plain(self.words))
        self.setProperty("role", "phase")
        self.setProperty("phase_name", phase)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setEnabled(False)
        self._name()

    def write(self, pixels: int, short: bool) -> None:
        """Be written in letters of this size; `wanted` is how wide it is then."""
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(True)
        self.setFont(font)
        self.short = short
        self.wanted = round(QFontMetricsF(font).horizontalAdvance(self.text() if short else self.words)) + 28
        self.update()

    def _name(self) -> None:
        state = tr("current phase") if self.current else (tr("enter") if self.isEnabled() else tr("not now"))
        self.setAccessibleName(f"{self.words}: {state}")

    def show_state(self, current: bool, able: bool, token: str) -> None:
        self.current, self.token = current, token
        self.setEnabled(able)
        self._name()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(3, 2, -3, -2)
        able = self.isEnabled()
        ground, ink, edge, width = color("panel", 200), color("quiet"), color("line"), 1.0
        if self.current:
            ground, ink, edge = color(self.token), color(f"on_{self.token}"), color(self.token)
        elif able:
            ground = color("hover") if self.underMouse() else color("raised")
            ink, edge, width = color("amber"), color("amber"), 1.6
        painter.setPen(QPen(edge, width))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("focus"), 2))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), rect.height() / 2, rect.height() / 2)
        painter.setFont(self.font())
        painter.setPen(QColor(ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text() if self.short else self.words)
        if able and not self.current:
            tip = QPointF(rect.right() - 6, rect.center().y())
            painter.setPen(QPen(color("amber"), 1.6))
            painter.drawLine(tip + QPointF(-3, -3), tip)
            painter.drawLine(tip, tip + QPointF(-3, 3))
