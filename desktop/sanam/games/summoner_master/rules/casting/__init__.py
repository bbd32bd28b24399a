"""Casting, and cards that change their place."""
