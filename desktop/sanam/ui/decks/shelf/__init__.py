"""The list of all decks: folders, tags, and what is done to the files."""
