"""What can be changed of a card, and until when a change lasts."""

from __future__ import annotations

#: Until when a change of a card lasts, "" for as long as it stays. "Your" and "opponent's" are meant as its player says
#: them: "during this battle" (7-1-5-3), "during this turn" (6-6-1-3), "until the end of the turn", "… of your turn",
#: "… of your opponent's turn" (6-6-1-2), "until the start of your turn" (6-2-1).
UNTIL = (
    "",
    "battle",
    "turn",
    "end of turn",
    "end of your turn",
    "end of opponent's turn",
    "start of turn",
    "start of opponent's turn",
    "refresh",
)
#: What can be changed: numbers, and keywords (0 takes one away, anything else gives it).
NUMBERS = ("power", "cost", "counter", "life")
#: What a card can be kept from by hand.
BANS = ("no attack", "no block", "no refresh")
