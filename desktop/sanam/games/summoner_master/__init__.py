"""Summoner Master by its complete rule book."""
