"""The rules of each game, above the engine and the abilities; no game imports another."""
