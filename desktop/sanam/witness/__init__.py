"""Drives the witnesses of the games over cards: what is proven of a text, what deviates, what was not driven."""
