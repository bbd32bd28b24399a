"""The card catalogue: one SQLite file that holds every card, its texts, printings, pictures and parsed abilities."""
