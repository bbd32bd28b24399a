"""The ability tree, its interpreter, text grammars and renderers. Knows no game's turn."""
