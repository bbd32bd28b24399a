"""Everything that belongs to a person in one file, and back."""
