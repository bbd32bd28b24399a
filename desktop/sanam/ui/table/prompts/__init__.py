"""The prompt above the hand: its sentence, its buttons, and where they lie."""
