"""The kernel: a table that changes only by events, and procedures that ask. It knows no game."""
