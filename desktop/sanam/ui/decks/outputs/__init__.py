"""A deck as a picture, and as a list to hand in."""
