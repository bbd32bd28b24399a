"""The last touches on texts that were written, and how they are taken back before such texts are read."""
