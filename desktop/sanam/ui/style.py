"""The style sheet, with tokens as $names. Whatever shows a grey default belongs here."""

from __future__ import annotations

SHEET = """
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
    padding: 6px 14px; min-height: $button; font-weight: 500;
}
QToolButton { padding: 5px; }
QPushButton:hover, QToolButton:hover { background: $hover; border-color: $text; }
QPushButton:pressed, QToolButton:pressed { background: $zone; }
QPushButton:checked, QToolButton:checked { background: $teal; color: $on_teal; border: 2px solid $text;
    padding: 5px 13px; }
QPushButton:focus, QToolButton:focus { border: 2px solid $focus; padding: 5px 13px; }
QPushButton:checked:focus { border: 2px solid $text; }
QToolButton:focus { padding: 4px; }
QPushButton:disabled, QToolButton:disabled { background: $panel; color: $quiet; border: 1px dashed $line; }
QPushButton:default, QPushButton[kind="primary"] {
    background: $teal; color: $on_teal; border-color: $teal; font-weight: 600; }
QPushButton[kind="primary"]:hover { border-color: $text; }
QPushButton[kind="primary"]:focus { border: 2px solid $teal; }
QPushButton[kind="prompt"] { background: $amber; color: $on_amber; border-color: $amber; font-weight: 600; }
QPushButton[kind="prompt"]:focus { border: 2px solid $amber; }
QPushButton[role="phase"], QPushButton[role="phase"]:focus { min-height: 0; padding: 0; }
QPushButton[role="answer"] { border-radius: 14px; padding: 2px 12px; }
QPushButton[role="answer"]:focus { padding: 1px 11px; }
QPushButton[kind="danger"] { color: $coral; border-color: $coral; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent; border-color: transparent; }
QPushButton[kind="quiet"]:checked, QToolButton[kind="quiet"]:checked { background: $teal; border-color: $text; }
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
QLineEdit[role="narrow"] { padding: 5px 3px; }
QLineEdit[role="narrow"]:focus { padding: 4px 2px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { background: $panel; color: $quiet;
    border: 1px dashed $line; }
QLineEdit[tone="bad"] { border-color: $coral; }
QLineEdit QToolButton { background: transparent; border: 0; padding: 0; min-height: 0; }
QComboBox::drop-down { border: 0; width: 24px; subcontrol-position: center right; }
QComboBox::down-arrow { image: url($chevron_down); width: 14px; height: 14px; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { background: $panel; border: 1px solid $edge; border-radius: $radius; padding: 0;
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
QCheckBox::indicator:checked:disabled { background: $quiet; border-color: $quiet; }

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
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $line; }
QGroupBox { border: 1px solid $line; border-radius: 10px; margin-top: 18px; padding: 12px; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; color: $teal; font-weight: 600; }
QStatusBar { background: $panel; border-top: 1px solid $line; }
QStatusBar::item { border: 0; }
QGraphicsView { background: $ground; border: 0; }
"""
