"""Chinese card texts."""
