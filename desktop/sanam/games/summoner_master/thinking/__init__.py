"""How the computer plays Summoner Master: what things are worth, and rules of thumb for every question."""
