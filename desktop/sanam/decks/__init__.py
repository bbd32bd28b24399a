"""Decks: the model, the file formats, and what the rules say about them."""
