"""When: phases, turns, and how long."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_COUNTED_PHASE = (
    r"^[Dd]uring (your (?:opponent's )?(?:[1-9](?:st|nd|rd|th)|second|third) (?:Standby|Draw|End) Phase "
    r"after (?:activation|this (?:card|effect)'s activation|the activation of this card)), ([^.,;:]*)(?=\.)"
)


def _counted_phase(said: Match[str]) -> str:
    """ "During your 2nd Standby Phase after activation, draw 1 card": when it happens stands last."""
    return f"{said[2][0].upper()}{said[2][1:]} during {said[1]}"


def _instead_of_the_draw(condition: str) -> str:
    """The heading of what is used in place of the normal draw, which is always that of the own Draw Phase."""
    heading = f"{condition}instead of conducting your normal draw:"
    return f"{heading[0].upper()}{heading[1:]}"


TIMES: Wordings = (
    (
        r"^During your Standby Phase, if this card was destroyed since your last Standby Phase(?=:)",
        "During your next Standby Phase after this card is destroyed",
    ),
    (
        r"^During the Standby Phase of your next turn after you (Normal|Tribute|Special) Summoned this (?:face-up )?card(?: on the field)?(?=:)",
        r"During your next Standby Phase after this card is \1 Summoned",
    ),
    (
        r"^If you still control this face-up card during your opponent's next Standby Phase after you Special Summoned it this way(?=:)",
        "During your opponent's next Standby Phase after this card is Special Summoned this way",
    ),
    (
        r"^During the End Phase, if this card was banished while face-up,? (?:on your (?:side of the )?field|you control(?:led)?),? this turn(?=:)",
        "During the next End Phase after this face-up card you control is banished",
    ),
    (
        r"^During the End Phase, if this face-up card (?:on the field|you control) was destroyed by your opponent's card (?:\([^()]*\) )?and sent to the GY this turn, you can banish (1 [^.;]*? from your GY) to (?=Special Summon this card\b)",
        r"During the next End Phase after this face-up card you control is destroyed by your opponent's card and sent to the GY: You can banish \1; ",
    ),
    (
        r"\b([Dd]uring) your Standby Phase, if this card is in your GY because it was (destroyed by battle|destroyed by a card effect)? ?and sent there since your last Standby Phase(?=:)",
        r"\1 your next Standby Phase after this card is \2 and sent to your GY",
    ),
    (
        r"^(During your next Standby Phase after this (?:face-up )?card [^:]*: Special Summon) it (?=from your GY\b)",
        r"\1 this card ",
    ),
    (
        r"^If (?:it|this card) is (banished|sent to the GY) by this effect, Special Summon (?:it|this card) during your next Standby Phase(?=\.)",
        r"During your next Standby Phase after this card is \1 by this effect: Special Summon this card",
    ),
    (
        r"^(During your next Standby Phase), (Special Summon this card), if (?:it was )?(?:banished|removed) by this effect(?=\.)",
        r"\1 after this card is banished by this effect: \2",
    ),
    (
        r"^(During your next Standby Phase), if this card was banished by this effect, this card returns to the field(?=\.)",
        r"\1, return this card banished by this effect to the field",
    ),
    (
        r"\b(banish both this face-up card) from the field (and 1 random card from your opponent's hand), face-up, (?=until\b)",
        r"\1 \2 ",
    ),
    (
        r"^Until your next turn, (?:you and your opponent|neither player) (?:cannot|can) ",
        "Until the end of your opponent's next turn, neither player can ",
    ),
    (r"\bplay or Set (?:any )?Spell or Trap [Cc]ards\b", "activate or Set Spell/Trap cards"),
    (
        r"^(During each player's (?:End|Standby|Draw) Phase), ([A-Za-z])(?=[^:;]*, or [a-z])",
        lambda said: f"{said[1]}: {said[2].upper()}",
    ),
    (r"\bthe Standby Phase of your opponent's next turn\b", "your opponent's next Standby Phase"),
    (r"\buntil the Standby Phase of your next turn\b", "until your next Standby Phase"),
    (
        r"^During the Standby Phase of your next turn after (?=the \d\w\w [A-Z])",
        "During your next Standby Phase after ",
    ),
    (
        r"^If this card is (banished|sent to the GY|destroyed), during the (Standby|End|Draw) Phase of the next turn(?=:)",
        r"During the \2 Phase of the next turn after this card is \1",
    ),
    (
        r"^During the End Phase of the turn (?:this card activated this effect|you (?:activated|used) this effect)(?=[:,])",
        "During the End Phase, if this effect was activated this turn",
    ),
    (r"\bcan be activated during this turn\b", "can be activated this turn"),
    (r"^(Activate (?:this card )?only during )(?=Main Phase 1\b)", r"\1your "),
    (
        r"\b([Dd]uring the (?:End Phase of this turn|next Standby Phase)), it returns to (?:your|the) opponent's (?:side of the )?field,? in the same [Bb]attle [Pp]osition",
        r"\1, it returns to the field",
    ),
    (
        r"^The Fusion Monster is destroyed at the end of the turn this effect is activated(?=\.)",
        "Destroy it during the End Phase of this turn",
    ),
    (
        r"^If (you (?:do not )?control [^.,:]*), (destroy|banish) this (?:card|monster) during (the|your) End Phase(?=\.)",
        lambda said: f"During {said[3]} End Phase, if {said[1]}: {said[2].capitalize()} this card",
    ),
    (
        r"^During your Draw Phase, when you draw (an? [^,.;]*), you can draw 1 (?:more )?card by showing it to your opponent(?=\.)",
        r"During your Draw Phase, when you draw \1: You can reveal it; draw 1 card",
    ),
    (
        r"^If you draw (\"[^\"]*\") during your Draw Phase, you can reveal it to your opponent to draw 1 (?:more )?card(?=\.)",
        r"During your Draw Phase, when you draw \1: You can reveal it; draw 1 card",
    ),
    (r"^At the end of your turn, ", "During your End Phase, "),
    (
        r"^The controller of the equipped monster takes (\d+) damage (during each of your Standby Phases)\.",
        r"\2, inflict \1 damage to the controller of the equipped monster.",
    ),
    (r"^At the beginning of (?=your|the|each)", "At the start of "),
    (r"\b([Tt]arget 1 [^:;,]*), (?=(?:destroy|return|banish) (?:it|that)\b)", r"\1; "),
    (r"\b[Oo]nce during each player's (End|Standby|Draw) Phase\b", r"During each \1 Phase"),
    (r"\buntil the end of the turn this card is activated\b", "until the end of this turn"),
    (
        r"^If ([^,;:]*) during (your|your opponent's|the) (End|Standby) Phase, (?=you can\b)",
        r"During \2 \3 Phase, if \1, ",
    ),
    (r"^(These changes last until the end of this turn\.)$", r"(\1)"),
    (
        r"^This card returns to the Extra Deck during the End Phase(?=\.)",
        "During the End Phase: Return this card to the Extra Deck",
    ),
    (
        r"^(?:Select|Target) (1 [^.;:]*?) during each of your Standby Phases(?=\.)",
        r"During each of your Standby Phases, select \1",
    ),
    (
        r"^During (your \d(?:st|nd|rd|th) (?:Standby|Draw|End) Phase) after this effect was activated: (?=[A-Z])",
        r"During \1 after activation, ",
    ),
    (_COUNTED_PHASE, _counted_phase),
    (
        r"^During your Draw Phase, ((?:if|while) [^:]*?, )?instead of conducting (?:your|a) normal draw:",
        lambda said: _instead_of_the_draw(said[1] or ""),
    ),
    (
        (
            r"^(?:While this card is face-up on the field, )?(If this card is in (?:your|the) GY, )?[Yy]ou can ([^.:;]*?) "
            r"instead of conducting (?:your|a) normal draw (?:during|in) your Draw Phase(?=\.)"
        ),
        lambda said: f"{_instead_of_the_draw(said[1] or '')} You can {said[2]}",
    ),
    (
        (
            r"^During your (Standby|End) Phase, if this card is in your GY because it was destroyed by battle and sent "
            r"there since your last \1 Phase:"
        ),
        r"During your next \1 Phase after this card was destroyed by battle and sent to your GY:",
    ),
    (r"\bthen it becomes the End Phase of this turn\b", "then it becomes the End Phase"),
    (r"^It becomes the End Phase of this turn\b", "It becomes the End Phase"),
    (r"\bduring this turn if you do(?=\.)", "this turn"),
    (r"(?<=for the rest of )that turn\b", "this turn"),
    (r"^During the turn this card is activated, ((?:the selected|that) monster [^.,]*)\.$", r"\1 this turn."),
    (
        (
            r"^As long as this card remains in (face-up (?:Attack|Defense) Position) on your field, "
            r"increase your LP by (\d+) during each of your Standby Phases\.$"
        ),
        r"During each of your Standby Phases, if this card is in \1: Gain \2 LP.",
    ),
    (
        (
            r"^As long as this card remains face-up on your field, increase your LP by (\d+) "
            r"during each of your Standby Phases\.$"
        ),
        r"During each of your Standby Phases: Gain \1 LP.",
    ),
    (
        (
            r"^(?:This card's controller|The controller of this card) (?:must pay|pays) (\d+ LP) during each of their "
            r"(End|Standby) Phases"
            r"(?P<must> ?\(this is not optional\))?(?:, or this card is destroyed)?\.$"
        ),
        lambda said: (
            f"During each of the controller's {said[2]} Phases, pay {said[1]}"
            + (", or destroy this card if you cannot." if said["must"] else " or destroy this card.")
        ),
    ),
    (r"^(Inflict \d+ damage to your opponent) during the End Phase of your turn\.$", r"During your End Phase: \1."),
    (
        r"^This face-up card on the field is returned to the(?: owner's)? hand during the End Phase of your turn\.$",
        "During your End Phase: Return this face-up card to the hand.",
    ),
    (
        r"(?<!can )\b[Ss]kip your opponent's next ((?:Battle|Draw|Standby) Phase|Main Phase 1)(?=\.)",
        r"your opponent skips their next \1",
    ),
    (
        r"\b(target 2 [^;]*; take control of) both targets until your End Phase\b",
        r"\1 those targets until your next End Phase",
    ),
    (
        r"^Place 1 ([A-Z][\w-]* Counter) on this card during each player's (Standby|Draw|End) Phases?\.$",
        r"During each \2 Phase: Place 1 \1 on this card.",
    ),
    (r"\bat the end of that turn's Battle Phase\b", "at the end of the Battle Phase"),
    (r"\buntil after the Damage Step\b", "until the end of the Damage Step"),
    (
        r"^During the End Phase, (return this card from the field to the Extra Deck)(, and)?\b",
        lambda said: f"During the End Phase: {said[1][0].upper()}{said[1][1:]}{', then' if said[2] else ''}",
    ),
    (r"\b([Aa]t the start of) (?=Main Phase 1\b)", r"\1 the "),
    (r"\b([Aa]t the start of the Main Phase 1), and only if\b", r"\1 while"),
    (
        r"^(?:This|The) card's controller (?:must pay|pays) (\d+ LP) during each of their (\w+) Phases(?=\.)",
        r"During each of the controller's \2 Phases: Pay \1",
    ),
    (
        r"^The controller of this card (?:must pay|pays) (\d+ LP) during each of their (\w+) Phases(?=\.)",
        r"During each of the controller's \2 Phases: Pay \1",
    ),
    (
        r"\b([Yy]our opponent cannot [^.;:]*?) until the end of their next turn(?=[.,])",
        r"\1 until the end of your opponent's next turn",
    ),
    (
        r"\b([Yy])our second Standby Phase after (?:this effect was activated|the activation of this effect)\b",
        r"\1our 2nd Standby Phase after this effect's activation",
    ),
    (
        r"\b([Yy])our second Standby Phase after this card's activation\b",
        r"\1our 2nd Standby Phase after this card's activation",
    ),
    (
        r"^If this card is in your GY during your Standby Phase and ([^,;:.]*), you can (?=Special Summon this card\b)",
        r"During your Standby Phase, if this card is in your GY and \1: You can ",
    ),
    (
        r"^Th(?:e|is) (?:ATK|DEF) (?:increase|decrease) lasts until the End Phase(?=\.)",
        "This change lasts until the end of this turn",
    ),
    (r"\byour next turn's (Standby|End|Draw) Phase\b", r"your next \1 Phase"),
)
