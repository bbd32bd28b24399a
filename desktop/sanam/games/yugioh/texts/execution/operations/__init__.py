"""What each operation of a text does."""
