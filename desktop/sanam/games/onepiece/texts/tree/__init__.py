"""What a card text means, as plain data."""
