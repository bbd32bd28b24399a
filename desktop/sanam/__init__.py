"""Sanam: a card table that plays by the rulebook."""

from sanam.compiled import use_compiled

__version__ = "0.2.0"

use_compiled()
