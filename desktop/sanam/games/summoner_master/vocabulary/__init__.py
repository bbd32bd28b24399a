"""The words that every part of the game shares."""
