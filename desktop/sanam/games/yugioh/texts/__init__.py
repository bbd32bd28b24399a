"""What card texts say: their trees, reading and writing them, and carrying them out."""
