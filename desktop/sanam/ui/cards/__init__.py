"""The card browser: search, list and grid, one card in full, import, own cards."""
