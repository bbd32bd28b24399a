"""The window: all that imports Qt."""

import builtins

# PySide reads the source of every module imported after it, to see whether it says `from __feature__ import`. None here
# does, and a start spends a tenth of its time with that.
_as_it_was = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _as_it_was
