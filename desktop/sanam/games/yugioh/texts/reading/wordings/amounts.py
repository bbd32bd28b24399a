"""How many, and how much."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

AMOUNTS: Wordings = (
    (
        r"^(This card gains \d+ (?:ATK(?: and DEF|/DEF)?|DEF) for each) (face-down )?banished card(?=\.)",
        r"\1 \2card that is banished",
    ),
    (
        r"\bthe number of (?:Spell|Trap|Monster) [Cc]ards (banished|sent to the GY|discarded) for this card's activation\b",
        r"the number of cards \1 to activate this card",
    ),
    (r"\b([Rr]oll a six-sided die), (?=(?:excavate|look at) that many cards\b)", r"\1, then "),
    (r"\bshuffle the rest back into\b", "shuffle the rest into"),
    (r"\beach (?=become(?:s)? (?:equal|the)\b)", ""),
    (r"\bcombined number of\b", "number of"),
    (r"\b(number of (?:cards|monsters) banished) for (?=this (?:effect|card)\b)", r"\1 to activate "),
    (r"\bthe number of the (cards|monsters) you\b", r"the number of \1 you"),
    (
        r"\bnumber of ((?:Spell|Trap|Monster) [Cc]ards|Spells|Traps) you (banished|discarded|sent to the GY)\b",
        r"number of \1 \2 by this effect",
    ),
    (
        r"\b(return|shuffle) ([^.;,]*?) (to|into) (your|the) (Deck|hand), except (this card)(?=,? and\b)",
        r"\1 \2, except \6, \3 \4 \5",
    ),
    (r"\bequal to the number of Tributed monsters\b", "equal to the number of monsters Tributed"),
    (
        r"\b([Rr])andomly discard cards (from your opponent's hand),? (?=equal to the number\b)",
        lambda said: f"{'D' if said[1] == 'R' else 'd'}iscard random cards {said[2]}, ",
    ),
    (
        r"\bdiscard the same number of cards from your opponent's hand(?:,? at random)",
        "discard the same number of random cards in your opponent's hand",
    ),
    (
        r"\b([Bb]anish cards from the top of (?:your|your opponent's) Deck) face-down, (up to the number [^.;,]*)(?=[.;,])",
        r"\1, \2, face-down",
    ),
    (
        r"\badd (\"[^\"]*\" [^.;,]*?)((?:, except \"[^\"]*\",)?) (from your Deck) to your hand, (equal to the number [^.;]*?)(?=[.;])",
        r"add \1 \3\2 \4 to your hand",
    ),
    (r"""\bthe total number of (?=[\"'A-Z])""", r"the number of "),
    (r"\bdraw the same number of cards you Tributed\b", r"draw the same number of cards"),
    (r"\bthe same number of cards that you (?:added|returned) to your Deck\b", r"the same number of cards"),
    (
        r"\bequal to the Level of your destroyed (?:[\w-]+ )?monster [x×] (\d+)",
        r"equal to the destroyed monster's Level x \1",
    ),
    (r"\b(\d+) damage to your opponent times (the [^.;,]*)", r"damage to your opponent equal to \2 x \1"),
    (r"\bfor every (?=[A-Za-z\"])", "for each "),
    (r"\bfor each (monster|card) currently banished\b", r"for each \1 that is banished"),
    (r"\bwith (ATK|DEF) (\d+) or (more|less)\b", r"with \2 or \3 \1"),
    (r'\b(\d or more) different ("[^"]*") (monsters|cards)\b', r"\1 \2 \3 with different names"),
    (r"\bfor each ([\w-]+ monster) that is face-up on the field\b", r"for each face-up \1 on the field"),
    (r"\bequal to the amount of damage\b", "equal to the damage"),
    (r"\bequal to the damage they took\b", "equal to the damage your opponent took"),
    (r"\bfor each (card|monster) removed(?=[,.])", r"for each \1 banished"),
    (r"\bwith (\d+) (ATK|DEF) or (more|less)\b", r"with \1 or \3 \2"),
    (r"\bup to the same number of\b", "up to the number of"),
    (
        r"\bfor each (?:[\w-]+ )*?(monster|card) (banished|discarded|Tributed) to activate this (?:card|effect)\b",
        r"for each \1 \2",
    ),
    (
        r"\bgains (?:that lost|the same amount of|that same amount of) ATK\b",
        "gains ATK equal to the amount of ATK lost by this effect",
    ),
    (r"\b(gains?) (\d+ ATK), and (\d+) ATK/DEF for each\b", r"\1 \2, also \1 \3 ATK/DEF for each"),
    (r"\bequal to those destroyed monsters' ATK\b", "equal to the combined ATK of the destroyed monsters"),
    (r"\b(?:becomes|become) (\d+) x (the number of [^.,;]*)(?=[.,;])", r"becomes equal to \2 x \1"),
    (r"\bgains (\d+ ATK) until the end of this turn (for each [^.;,]*)", r"gains \1 \2 until the end of this turn"),
    (r"(\bequal to the number of [^,;.]*), (?=send any excavated)", r"\1, and "),
    (
        r"\bequals the total Levels (?:those 2 monsters had|of the (?:banished|removed) monsters)(?=[,.;])",
        "is equal to the total Level of those monsters",
    ),
    (r"\b(banish (?:this card|it)) plus (?=1\b)", r"\1 and "),
    (
        r"\b(card|monster) that was (banished|Tributed|discarded|sent to the GY) for this card's activation\b",
        r"\1 \2 to activate this card",
    ),
    (r"\bhalf the total ATK that those destroyed monsters had on the field\b", "half the total ATK of those monsters"),
    (r"(?<=\d),(?=\d{3}\b)", ""),
    (r'\bfor each ("[^"]*") monster and ("[^"]*") monster you control\b', r"for each \1 and \2 monster you control"),
    (r"\b([Dd]raw 1 card for) every (?=\d)", r"\1 each "),
    (r"\b(number of (?:[A-Z][\w-]* C|c)ounters) that were on this card\b", r"\1 on this card"),
    (r"\broll 1 (?=six-sided die\b)", "roll a "),
    (r"\bfor each of these ((?:[A-Z][\w-]* C|c)ounter)s(?: on (?:this card|it))?(?=\.)", r"for each \1 on this card"),
    (r"\b([Rr]emove \d) of these (counters?)(?= instead\b|\.)", r"\1 \2 from this card"),
    (r"\b([Rr]emove (?:\d|all) (?:[A-Z][\w-]* C|c)ounters?) on (?=this card\b)", r"\1 from "),
    (r"\bfor each (Token) destroyed(?=\.)", r"for each \1 destroyed by this effect"),
    (
        r"\b[Ii]ncrease your LP by the number of [Tt]okens destroyed [x×] (\d+)(?=\.)",
        r"gain \1 LP for each Token destroyed by this effect",
    ),
)
