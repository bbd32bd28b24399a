"""Matches on disk: begun, saved at every answer, resumed, replayed and continued from any moment."""
