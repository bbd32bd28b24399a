"""The look as tokens: three tables of the same names, and the one style sheet that is made from them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from sanam.faces.fonts import LINE_FACTOR, font, is_right_to_left
from sanam.ui.indicators import indicator_files
from sanam.ui.style import SHEET

SIZES = {"small": 11, "body": 13, "large": 16, "title": 22}
RADIUS = 6


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
    coral: str = "#ea8d7c"  # theirs, and errors
    on_coral: str = "#2a0b05"
    focus: str = "#9ccbff"  # keyboard focus ring
    shadow: str = "#05080c"


THEMES: dict[str, Theme] = {
    "dark": Theme("dark"),
    "light": Theme(
        "light",
        ground="#e9eef3",
        felt="#dde5ec",
        panel="#f8fafc",
        zone="#eef2f6",
        raised="#ffffff",
        hover="#d8e4ee",
        line="#b4c1cf",
        edge="#64788d",
        text="#131c27",
        quiet="#46586b",
        amber="#7d4f00",
        on_amber="#fff8ea",
        teal="#0a5f55",
        on_teal="#eefffb",
        coral="#983021",
        on_coral="#fff4f1",
        focus="#0b57b0",
        shadow="#8a99a8",
    ),
    "contrast": Theme(
        "contrast",
        ground="#000000",
        felt="#05070a",
        panel="#0b0f14",
        zone="#10161d",
        raised="#1a232d",
        hover="#2b3a4a",
        line="#9fb2c6",
        edge="#ffffff",
        text="#ffffff",
        quiet="#d5dfe9",
        amber="#ffd04a",
        on_amber="#000000",
        teal="#5cf0da",
        on_teal="#000000",
        coral="#ff9d8a",
        on_coral="#000000",
        focus="#8fd0ff",
        shadow="#000000",
    ),
}

#: Pairs (text, ground) of tokens that are drawn on each other.
TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    *(
        (ink, on)
        for ink in ("text", "quiet", "amber", "teal", "coral")
        for on in ("ground", "felt", "panel", "zone", "raised")
    ),
    ("text", "hover"),
    ("on_amber", "amber"),
    ("on_teal", "teal"),
    ("on_coral", "coral"),
)

_current = THEMES["dark"]


def current() -> Theme:
    """The theme in force."""
    return _current


def color(token: str, alpha: int = 255) -> QColor:
    """A token of the theme in force as a colour; `alpha` 0–255. Raises AttributeError for an unknown token."""
    made = QColor(getattr(_current, token))
    made.setAlpha(alpha)
    return made


def contrast(first: str, second: str) -> float:
    """WCAG 2 contrast ratio of two "#rrggbb" colours, 1.0–21.0."""

    def luminance(value: str) -> float:
        parts = [int(value[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def text_scale(used: QFont) -> float:
    """How large a font is beside the usual one."""
    return QFontInfo(used).pixelSize() / SIZES["body"]


def line_height(language: str, pixels: int) -> int:
    """Pixels a line of text of `pixels` needs in `language`."""
    return round(pixels * LINE_FACTOR.get(language, 1.4))


def apply(
    app: QApplication,
    name: str = "dark",
    *,
    language: str = "en",
    scale: float = 1.0,
) -> Theme:
    """Put a theme on the whole application: palette, font, style sheet. `scale` 0.8–2.0 multiplies text sizes.

    An unknown name raises KeyError.
    """
    global _current
    _current = THEMES[name]
    app.setStyle("Fusion")
    app.setPalette(_palette(_current))
    app.setFont(font(language, round(SIZES["body"] * scale)))
    app.setStyleSheet(style_sheet(_current, language=language, scale=scale))
    rtl = is_right_to_left(language)
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    return _current


def _palette(theme: Theme) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for which, token in (
        (role.Window, theme.ground),
        (role.Base, theme.zone),
        (role.AlternateBase, theme.panel),
        (role.Button, theme.raised),
        (role.ToolTipBase, theme.panel),
        (role.Text, theme.text),
        (role.WindowText, theme.text),
        (role.ButtonText, theme.text),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.quiet),
        (role.Highlight, theme.teal),
        (role.HighlightedText, theme.on_teal),
        (role.Link, theme.teal),
        (role.LinkVisited, theme.teal),
        (role.BrightText, theme.coral),
        (role.Light, theme.hover),
        (role.Midlight, theme.raised),
        (role.Mid, theme.line),
        (role.Dark, theme.ground),
        (role.Shadow, theme.shadow),
        (role.Accent, theme.teal),
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
    # A button of an icon alone is as high as its neighbours with words: it would hold their row down, and cut them.
    values["button"] = f"{max(20, round(19 * scale))}px"
    values |= indicator_files(theme.name, values)
    sheet = Template(SHEET).substitute(values)
    if is_right_to_left(language):  # a style sheet does not mirror the filled part of a slider
        sheet = sheet.replace("QSlider::sub-page:horizontal", "QSlider::add-page:horizontal")
    return sheet
