"""Pictures of cards: which are missing, whose they are, and giving one to a card."""
