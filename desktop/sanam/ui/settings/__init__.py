"""What a person sets for the whole program, and the screen for it."""
