"""The deck editor."""
