"""What the witnesses of all games share: a second reading of a card text, played beside the rules.

A witness reads the phrase tree of an ability anew, without anything that carries it out. It sets up a board for it,
plays it through a session, says at each question who is asked and what may be picked, and at the end what the whole
table looks like. Wherever the match goes another way, one of the two is wrong.
"""
