"""Carrying out what card texts say."""
