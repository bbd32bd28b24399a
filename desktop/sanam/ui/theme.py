"""The look as tokens: three tables of the same names, and the one style sheet that is made from them."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from pathlib import Path
from string import Template

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from sanam.faces.fonts import LINE_FACTOR, font, register_fonts

SIZES = {"small": 11, "body": 13, "large": 16, "title": 22}
RADIUS = 6
SPACE = {"tight": 4, "normal": 8, "wide": 16}


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as "#rrggbb". Text tokens reach 4.5:1 on every ground token; `tests/ui/test_theme.py` computes it."""

    name: str
    ground: str = "#12171f"  # the window
    felt: str = "#18212c"  # the board
    panel: str = "#1d2733"
    zone: str = "#22303f"  # zones, inputs
    raised: str = "#2a3a4c"  # buttons
    hover: str = "#34475c"
    line: str = "#33445a"  # decorative edges
    edge: str = "#6d87a5"  # edges that show where a control is (3:1)
    text: str = "#e6edf5"
    quiet: str = "#9db0c4"  # never for what must be read
    amber: str = "#f2b84b"  # waits for me
    on_amber: str = "#1a1305"
    teal: str = "#4fb3a5"  # mine
    on_teal: str = "#04211d"
    coral: str = "#e58371"  # theirs, and errors
    on_coral: str = "#2a0b05"
    focus: str = "#9ccbff"  # keyboard focus ring
    shadow: str = "#05080c"


THEMES: dict[str, Theme] = {
    "dark": Theme("dark"),
    "light": Theme(
        "light", ground="#e9eef3", felt="#dde5ec", panel="#f8fafc", zone="#eef2f6", raised="#ffffff", hover="#d8e4ee",
        line="#b4c1cf", edge="#64788d", text="#131c27", quiet="#46586b", amber="#7d4f00", on_amber="#fff8ea",
        teal="#0a5f55", on_teal="#eefffb", coral="#983021", on_coral="#fff4f1", focus="#0b57b0", shadow="#8a99a8",
    ),
    "contrast": Theme(
        "contrast", ground="#000000", felt="#05070a", panel="#0b0f14", zone="#10161d", raised="#1a232d",
        hover="#2b3a4a", line="#9fb2c6", edge="#ffffff", text="#ffffff", quiet="#d5dfe9", amber="#ffd04a",
        on_amber="#000000", teal="#5cf0da", on_teal="#000000", coral="#ff9d8a", on_coral="#000000", focus="#8fd0ff",
        shadow="#000000",
    ),
}

#: Pairs (text, ground) of tokens that are drawn upon each other.
TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    *((ink, on) for ink in ("text", "quiet", "amber", "teal", "coral")
      for on in ("ground", "felt", "panel", "zone", "raised")),
    ("text", "hover"), ("on_amber", "amber"), ("on_teal", "teal"), ("on_coral", "coral"),
)

_current = THEMES["dark"]


def current() -> Theme:
    """The theme in force."""
    return _current


def color(token: str, alpha: int = 255) -> QColor:
    """A token of the theme in force as a colour; `alpha` 0–255. KeyError-free: unknown tokens raise AttributeError."""
    made = QColor(getattr(_current, token))
    made.setAlpha(alpha)
    return made


def contrast(first: str, second: str) -> float:
    """WCAG 2 contrast ratio of two "#rrggbb" colours, 1.0–21.0."""
    def luminance(value: str) -> float:
        parts = [int(value[at:at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def line_height(language: str, pixels: int) -> int:
    """Pixels a line of text of `pixels` needs in `language`."""
    return round(pixels * LINE_FACTOR.get(language, 1.4))


def apply(app: QApplication, name: str = "dark", *, language: str = "en", scale: float = 1.0,
          fonts: Path | None = None) -> Theme:
    """Put a theme on the whole application: palette, font, style sheet. `scale` 0.8–2.0 multiplies text sizes.

    `fonts` is the folder of shipped fonts, registered the first time. An unknown name raises KeyError.
    """
    global _current
    _current = THEMES[name]
    if fonts is not None and not app.property("sanamFonts"):
        app.setProperty("sanamFonts", register_fonts(fonts))
    app.setStyle("Fusion")
    app.setPalette(_palette(_current))
    app.setFont(font(language, round(SIZES["body"] * scale)))
    app.setStyleSheet(style_sheet(_current, language=language, scale=scale))
    rtl = language == "fa"
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    return _current


def _palette(theme: Theme) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for which, token in (
        (role.Window, theme.ground), (role.Base, theme.zone), (role.AlternateBase, theme.panel),
        (role.Button, theme.raised), (role.ToolTipBase, theme.panel), (role.Text, theme.text),
        (role.WindowText, theme.text), (role.ButtonText, theme.text), (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.quiet), (role.Highlight, theme.teal), (role.HighlightedText, theme.on_teal),
        (role.Link, theme.teal), (role.LinkVisited, theme.teal), (role.BrightText, theme.coral),
        (role.Light, theme.hover), (role.Midlight, theme.raised), (role.Mid, theme.line), (role.Dark, theme.ground),
        (role.Shadow, theme.shadow), (role.Accent, theme.teal),
    ):
        palette.setColor(which, QColor(token))
    for which in (role.Text, role.WindowText, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.quiet))
    return palette


def style_sheet(theme: Theme, *, language: str = "en", scale: float = 1.0) -> str:
    """The whole application's style sheet. Nothing in it is a colour that is not a token."""
    values = {field.name: getattr(theme, field.name) for field in fields(theme)}
    values |= {key: f"{round(size * scale)}px" for key, size in SIZES.items()}
    values["radius"] = f"{RADIUS}px"
    values["line_body"] = f"{line_height(language, round(SIZES['body'] * scale))}px"
    from sanam.ui.indicators import indicator_files  # drawn with the theme's colours, so made once it is known
    values |= indicator_files(theme)
    return Template(_SHEET).substitute(values)


def with_tokens(theme: Theme, **tokens: str) -> Theme:
    """A copy of `theme` with some tokens replaced (playmats, tests)."""
    return replace(theme, **tokens)


def settings_folder() -> Path:
    """Where the platform keeps this program's data when no folder was named."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


_SHEET = """
* { outline: 0; }
QWidget { color: $text; font-size: $body; selection-background-color: $teal; selection-color: $on_teal; }
QMainWindow, QDialog, QStackedWidget, QWidget#screen { background: $ground; }
QLabel, QCheckBox, QRadioButton { background: transparent; }
QLabel[role="title"] { font-size: $title; font-weight: 600; }
QLabel[role="heading"] { font-size: $large; font-weight: 600; }
QLabel[role="quiet"] { color: $quiet; }
QLabel[role="small"] { font-size: $small; color: $quiet; }
QLabel[role="section"] { font-size: $body; font-weight: 600; color: $teal; }
QLabel[tone="good"] { color: $teal; }
QLabel[tone="bad"] { color: $coral; }
QLabel[tone="wait"] { color: $amber; }
QLabel:disabled, QCheckBox:disabled, QRadioButton:disabled { color: $quiet; }

QFrame[role="panel"] { background: $panel; border: 1px solid $line; border-radius: 10px; }
QFrame[role="zone"] { background: $zone; border: 1px solid $line; border-radius: $radius; }
QFrame[role="bar"] { background: $panel; border: 0; border-bottom: 1px solid $line; }
QFrame[role="rule"] { background: $line; border: 0; max-height: 1px; min-height: 1px; }
QFrame[role="notice"] { background: $panel; border: 1px solid $edge; border-radius: $radius; }
QFrame[role="notice"][tone="bad"] { border: 2px solid $coral; }
QFrame[role="notice"][tone="wait"] { border: 2px solid $amber; }
QFrame[role="notice"][tone="good"] { border: 2px solid $teal; }

QPushButton, QToolButton {
    background: $raised; color: $text; border: 1px solid $edge; border-radius: $radius;
    padding: 6px 14px; min-height: 20px; font-weight: 500;
}
QToolButton { padding: 5px; }
QPushButton:hover, QToolButton:hover { background: $hover; border-color: $text; }
QPushButton:pressed, QToolButton:pressed { background: $zone; }
QPushButton:checked, QToolButton:checked { background: $teal; color: $on_teal; border-color: $teal; }
QPushButton:focus, QToolButton:focus { border: 2px solid $focus; padding: 5px 13px; }
QToolButton:focus { padding: 4px; }
QPushButton:disabled, QToolButton:disabled { background: $panel; color: $quiet; border: 1px dashed $line; }
QPushButton:default, QPushButton[kind="primary"] {
    background: $teal; color: $on_teal; border-color: $teal; font-weight: 600; }
QPushButton[kind="primary"]:hover { border-color: $text; }
QPushButton[kind="primary"]:focus { border: 2px solid $focus; }
QPushButton[kind="prompt"] { background: $amber; color: $on_amber; border-color: $amber; font-weight: 600; }
QPushButton[kind="prompt"]:focus { border: 2px solid $focus; }
QPushButton[kind="danger"] { color: $coral; border-color: $coral; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent; border-color: transparent; }
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover { background: $raised; }
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus { border: 2px solid $focus; }
QPushButton[kind="primary"]:disabled, QPushButton[kind="prompt"]:disabled {
    background: $panel; color: $quiet; border: 1px dashed $line; }
QPushButton[size="big"] { font-size: $large; padding: 10px 22px; min-height: 26px; }
QPushButton[kind="nav"] { background: transparent; border: 1px solid transparent; border-radius: $radius;
    padding: 7px 12px; color: $text; text-align: left; }
QPushButton[kind="nav"]:hover { background: $raised; }
QPushButton[kind="nav"]:checked { background: $zone; border: 1px solid $line; border-bottom: 2px solid $teal; }
QPushButton[kind="nav"]:focus { border: 2px solid $focus; padding: 6px 11px; }

QAbstractButton[kind="tile"] { background: $panel; border: 1px solid $line; border-radius: 10px; padding: 0; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    background: $zone; color: $text; border: 1px solid $edge; border-radius: $radius; padding: 5px 8px;
    min-height: 20px;
}
QTextBrowser { background: transparent; border: 0; }
QLineEdit:hover, QComboBox:hover, QSpinBox:hover { border-color: $text; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
    border: 2px solid $focus; padding: 4px 7px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { background: $panel; color: $quiet;
    border: 1px dashed $line; }
QLineEdit[tone="bad"] { border-color: $coral; }
QComboBox::drop-down { border: 0; width: 24px; subcontrol-position: center right; }
QComboBox::down-arrow { image: url($chevron_down); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: $panel; border: 1px solid $edge; border-radius: $radius; padding: 4px;
    selection-background-color: $hover; selection-color: $text; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
    background: transparent; border: 0; width: 20px; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url($chevron_up); width: 12px; height: 12px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url($chevron_down); width: 12px; height: 12px; }

QCheckBox, QRadioButton { spacing: 8px; padding: 3px; border: 2px solid transparent; border-radius: $radius; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox::indicator, QRadioButton::indicator { width: 18px; height: 18px; background: $zone;
    border: 1px solid $edge; }
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 10px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $text; }
QCheckBox::indicator:checked { background: $teal; border-color: $teal; image: url($check); }
QRadioButton::indicator:checked { border-color: $teal; image: url($dot); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; background: $panel; }

QAbstractItemView { background: $zone; color: $text; border: 1px solid $line; border-radius: $radius;
    alternate-background-color: $panel; }
QAbstractItemView:focus { border: 1px solid $focus; }
QAbstractItemView::item { padding: 4px 6px; border-radius: 4px; }
QAbstractItemView::item:hover { background: $raised; }
QAbstractItemView::item:selected { background: $hover; color: $text; border-left: 3px solid $teal; }
QHeaderView { background: $panel; border: 0; }
QHeaderView::section { background: $panel; color: $quiet; border: 0; border-bottom: 1px solid $line;
    padding: 6px 8px; font-weight: 600; }
QTableCornerButton::section { background: $panel; border: 0; }

QScrollArea, QScrollArea > QWidget > QWidget#body { background: transparent; border: 0; }
QAbstractScrollArea::corner { background: transparent; border: 0; }
QScrollBar { background: transparent; border: 0; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $edge; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $text; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTabWidget::pane { border: 1px solid $line; border-radius: $radius; background: $panel; top: -1px; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: $text; padding: 8px 14px; border: 0;
    border-bottom: 2px solid transparent; }
QTabBar::tab:hover { background: $raised; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $teal; font-weight: 600; }
QTabBar::tab:focus { border: 2px solid $focus; }

QToolTip { background: $panel; color: $text; border: 1px solid $edge; border-radius: 4px; padding: 6px 8px; }
QMenu { background: $panel; border: 1px solid $edge; border-radius: $radius; padding: 5px; }
QMenu::item { padding: 7px 26px 7px 12px; border-radius: 4px; background: transparent; }
QMenu::icon { padding-left: 8px; }
QMenu::item:selected { background: $hover; }
QMenu::item:disabled { color: $quiet; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }
QMenuBar { background: $panel; }
QMenuBar::item { padding: 6px 10px; background: transparent; }
QMenuBar::item:selected { background: $raised; }

QSlider { min-height: 24px; }
QSlider::groove:horizontal { height: 6px; background: $zone; border: 1px solid $line; border-radius: 4px; }
QSlider::sub-page:horizontal { background: $teal; border-radius: 4px; }
QSlider::handle:horizontal { width: 12px; margin: -7px 0; background: $text; border: 2px solid $ground;
    border-radius: 8px; }
QSlider::handle:horizontal:hover { background: $amber; }
QSlider:focus { border: 2px solid $focus; border-radius: $radius; }
QProgressBar { background: $zone; border: 1px solid $line; border-radius: $radius; text-align: center;
    color: $text; min-height: 16px; }
QProgressBar::chunk { background: $teal; border-radius: 5px; }
QSplitter::handle { background: $ground; }
QSplitter::handle:hover { background: $line; }
QGroupBox { border: 1px solid $line; border-radius: 10px; margin-top: 18px; padding: 12px; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; color: $teal; font-weight: 600; }
QStatusBar { background: $panel; border-top: 1px solid $line; }
QStatusBar::item { border: 0; }
QGraphicsView { background: $ground; border: 0; }
"""
