"""Positions and puzzles: their shelf, the editor of boards, the screen on which puzzles are solved."""
