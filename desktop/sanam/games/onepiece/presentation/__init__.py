"""The game in words and pictures."""
