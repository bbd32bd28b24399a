"""Wordings of texts of 1999 to 2006, tried on what nobody understands as a text of today."""
