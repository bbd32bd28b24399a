"""Computer opponents: they see what their seat sees and answer like a player."""
