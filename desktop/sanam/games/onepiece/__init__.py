"""The One Piece Card Game by its official rule book."""
