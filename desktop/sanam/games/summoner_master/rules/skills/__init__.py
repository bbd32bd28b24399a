"""Abilities, Skills and Effects."""
