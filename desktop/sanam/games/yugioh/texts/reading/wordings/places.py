"""Where cards are, and whose."""

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

#: A monster that was sent there lies there.
_SENT_THERE = (
    r"\b(monsters?) that (was|were) destroyed by battle and sent to "
    r"(your|your opponent's|the) GY( this turn)?(?=[,;:.])"
)

PLACES: Wordings = (
    (
        r"\bto return to your hand (1 of your monsters destroyed by battle (?:during )?this turn)(?=\.)",
        r"to return \1 to your hand",
    ),
    (
        r"\b1 of your monsters destroyed by battle (?:and sent to your GY )?(?:during )?this turn\b",
        "1 monster in your GY that was destroyed by battle this turn",
    ),
    (
        r"\b(\d|any number|up to \d) of your ([^.;:]*?),? that (?:is|are) banished or (?:(?:is |are )?in your GY),?",
        lambda said: f"{said[1]}{' of' if said[1] == 'any number' else ''} {said[2]} that is banished or in your GY",
    ),
    (
        r"\b(\d) ([^\d.;:,]*?(?:cards?|monsters?)) on each (?:side of the field|(?:player's )?field)\b",
        r"\1 \2 you control and \1 \2 your opponent controls",
    ),
    (
        r"\b([Aa]ll [^.;:,]*?(?:cards|monsters)) (?:from|on) your field and (?:in |from )?(?:your )?GY\b",
        r"\1 from your field or GY",
    ),
    (r"\bto its owner's Extra Deck\b", "to the Extra Deck"),
    (_SENT_THERE, r"\1 in \3 GY that \2 destroyed by battle\4"),
    (r'\ball of your opponent\'s ([^".;,]*?) on the field\b', r"all \1 your opponent controls"),
    (r"\bunder your control\b", "you control"),
    (r"\bfrom the (Deck|hand) or the (field|GY)\b", r"from the \1 or \2"),
    (r"\byour Main Deck\b", "your Deck"),
    (r"\bany of (your opponent's|their) ([^\".;,]*?) on the field\b", r"any \2 your opponent controls"),
    (r"\b[Yy]our opponent's hand size limit becomes\b", "the hand size limit of your opponent becomes"),
    (r"\bany (?=\d [A-Z\"][^.,;]*? (?:in|from) your GY\b)", ""),
    (r"\b((?:activated|that activate) on the field) or in the GY\b", r"\1 or GY"),
    (r"\bin both (?:players' )?GY?s?\b", "in the GYs"),
    (r"\bon your field and/or GY\b", "on your field and/or in your GY"),
    (r"\bfrom the Main Deck(?=[.,])", "from the Deck"),
    (r"(?<=from )their hand and Deck\b", "their hand and/or Deck"),
    (r"\bto its owner's hand\b", "to the hand"),
    (r"\bits owners possession\b", "its owner's possession"),
    (r"\bon top of (their|your) Deck\b", r"on the top of \1 Deck"),
    (r"(?<=Summoned) to either player's (?:side of the )?field\b", ""),
    (r"\bthe bottom of the Main Deck\b", "the bottom of the Deck"),
    (r"\bfrom your hand or the GY\b", "from your hand or GY"),
    (r"\b([Tt]arget 1 [^:;]*), (?=switch control of both)", r"\1; "),
    (r"\byour opponent's controls\b", "your opponent controls"),
    (r"\bin your Main Monster Zones of (?=this card's column\b)", "you control in "),
    (r"\badded to your hand from your Deck\b", "added from your Deck to your hand"),
    (r"\bsent to GY\b", "sent to the GY"),
    (r"\bon your opponent's side of field\b", "your opponent controls"),
    (r"\b(?:Fusion|Extra) Deck to the field in (?=(?:face-up )?(?:Attack|Defense) Position\b)", "Extra Deck in "),
    (r"\bdestroyed by this effect and sent to the GY\b", "destroyed and sent to the GY by this effect"),
    (r"\bto the bottom of (their|your) Deck,? in any order\b", r"to the bottom of \1 Deck"),
    (r"\bin your (hand|GY) or on your field\b", r"in your \1 or field"),
    (r"\bin your hand (?:and )?or that you control\b", "in your hand or field"),
    (r"\bto the opponent's field in face-up Defense Position\b", "to your opponent's field in Defense Position"),
    (r"\b(from your opponent's GY) to their field\b", r"\1 to your opponent's field"),
    (
        r"\b(have no cards in your hand) nor in your (Spell & Trap)(?: Card)? Zones?\b",
        r"\1 and you control no cards in your \2 Zone",
    ),
    (r"(?<=Summoned from )(?:either|any) player's (?=Deck|hand|GY|Extra Deck)", "the "),
    (r" \(no matter its Level\)", ""),
    (r"(?<=Special Summon 1 )(\"[^\"]+\" monster) from the hand (?=with\b)", r"\1 from your hand "),
    (r"^Target ([^:;.]*): Return that target to the hand\b", r"Target \1; return that target to the hand"),
    (r"\bto their respective Extra Decks?\b", "to the Extra Deck"),
)
