"""The table's keys as data: what each does, its default, and what the person chose instead."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from sanam.games import all_games
from sanam.games.playmat import PhaseKey
from sanam.ui.text import say, tr

#: Action of every game -> default key in Qt's portable spelling. Arrows, Enter, Esc and 1–9 always mean the same.
_COMMON: dict[str, str] = {
    "pass": "Space",
    "hold": "A",
    "position": "P",
    "pile": "V",
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Y",
    "earlier": "Ctrl+Left",
    "later": "Ctrl+Right",
    "enlarge": "Z",
    "as_printed": "O",
    "by_hand": "H",
    "turn_board": "F",
    "log": "L",
    "deck_list": "K",
    "hint": "I",
    "move_now": "W",
    "fold_left": "[",
    "fold_right": "]",
    "help": "F1",
}
#: Keys that always mean the same at the table.
FIXED = ("Left", "Right", "Up", "Down", "Return", "Enter", "Esc", "?", "Tab", "F6", *"123456789")
#: How the arrow keys are shown, in every language.
ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}

_own: dict[str, str] = {}


def use(bindings: dict[str, str]) -> None:
    """Put a person's bindings (action -> key) in force; unknown actions mean nothing."""
    _own.clear()
    _own.update(bindings)


def _phase_keys() -> dict[str, PhaseKey]:
    """The keys that go to phases, of all games; those of one name are one."""
    return {found.action: found for game in reversed(all_games()) for found in game.table.playmat().phase_keys}


def defaults() -> dict[str, str]:
    """Every action with its default key."""
    return {**_COMMON, **{action: found.key for action, found in _phase_keys().items()}}


def in_force() -> dict[str, str]:
    """Every action with its key; "" for one without."""
    known = defaults()
    return {**known, **{action: key for action, key in _own.items() if action in known}}


def action_of(event: QKeyEvent) -> str:
    """The action of a key that was pressed, "" for none. Shift and the number pad make no difference."""
    held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    pressed = spelled(QKeySequence(QKeyCombination(held, Qt.Key(event.key()))))
    return next((action for action, key in in_force().items() if key and key == pressed), "")


def spelled(keys: QKeySequence) -> str:
    """A key in Qt's portable spelling."""
    return keys.toString(QKeySequence.SequenceFormat.PortableText)


def conflicts(bindings: dict[str, str]) -> dict[str, str]:
    """Action -> the other action that has its key ("fixed" for a key that always means the same)."""
    found: dict[str, str] = {}
    for action, key in bindings.items():
        if key in FIXED:
            found[action] = "fixed"
        other = next((name for name, taken in bindings.items() if key and taken == key and name != action), "")
        if other:
            found[action] = other
    return found


def shown(action: str) -> str:
    """The key of an action as this system writes it; "–" for none."""
    keys = QKeySequence(in_force()[action], QKeySequence.SequenceFormat.PortableText)
    return native(keys) or "–"


def native(keys: QKeySequence) -> str:
    """Keys as this system writes them, the arrow keys as arrows: in Chinese Qt calls them like the mouse buttons."""
    written = keys.toString(QKeySequence.SequenceFormat.NativeText)
    portable = spelled(keys).rpartition("+")[2]
    if portable not in ARROWS:
        return written
    held = written[: written.rfind("+") + 1]
    return held + ARROWS[portable]


def action_words(action: str) -> str:
    """What an action does."""
    phase_key = _phase_keys().get(action)
    if phase_key is not None:
        return say(phase_key.words)
    return {
        "pass": tr("Pass, or confirm"),
        "hold": tr("Ask me at every chance while held"),
        "position": tr("Change the position of the card"),
        "pile": tr("Browse the pile"),
        "undo": tr("Undo"),
        "redo": tr("Redo"),
        "earlier": tr("An earlier moment"),
        "later": tr("A later moment"),
        "enlarge": tr("Enlarge the card in focus"),
        "as_printed": tr("The card in its own language"),
        "by_hand": tr("Change the table by hand"),
        "turn_board": tr("Look from the other side (practice)"),
        "log": tr("To the log"),
        "deck_list": tr("My deck: what is left in it"),
        "hint": tr("Hint: what would the computer do?"),
        "move_now": tr("Have the computer move now"),
        "fold_left": tr("Collapse the left panel"),
        "fold_right": tr("Collapse the right panel"),
        "help": tr("Show the keys"),
    }.get(action, action)
