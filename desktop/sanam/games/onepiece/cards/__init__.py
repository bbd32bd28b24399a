"""What a card and a deck of the game are."""
