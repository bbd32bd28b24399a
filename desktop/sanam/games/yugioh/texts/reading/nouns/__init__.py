"""What noun phrases mean."""
