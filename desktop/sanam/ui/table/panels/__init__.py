"""What stands beside the board: the card in focus, log, piles, rules, lines and changes by hand."""
