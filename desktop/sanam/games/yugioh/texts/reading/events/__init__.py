"""What occasions mean."""
