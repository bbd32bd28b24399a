"""Sanam: a card table that plays by the rulebook."""

__version__ = "0.2.0"
