"""The procedures of the rulebook, and what they read and change."""
