"""Wordings of cards that well-known decks play, and what is read for them.

They see a whole sentence, names included, in this order; what is put in their place never says more than the card.
"""

from __future__ import annotations

_FOR_EACH = (
    r"^For (each [^.,;]*?) by this effect, "
    r"(this card gains \d+ (?:ATK|DEF|ATK and DEF))((?: until [^.,;]*)?)(?=\.)"
)
_SO_OFTEN = (
    r"^Each (?:turn|Battle Phase), this card can attack "
    r"((?:your opponent's monsters )?a number of times equal to [^.]*)(?=\.)"
)

_FOR_EACH_OF_THEM = (
    r'^(If all ("[^"]+")(?:\(s\))? you control are in (?:Attack|Defense) Position, '
    r"this card gains \d+ (?:ATK|DEF)) for each(?=\.)"
)

#: Patterns, and what is put in their place.
WORDINGS_OF_DECKS: tuple[tuple[str, str], ...] = (
    (_FOR_EACH_OF_THEM, r"\1 for each \2 you control"),
    (
        r'^Destroy this card when ("[^"]+") (leaves|is removed from) the field\.$',
        r"When \1 \2 the field, destroy this card.",
    ),
    (
        (
            r"^(While (?:your|your opponent's) LP (?:are|is) (?:higher|lower) than [^,]*, "
            r".*?\bequal to the difference)(?=\.)"
        ),
        r"\1 between your LP and your opponent's",
    ),
    (
        r"\bneither player can target ((?:all )?[^.;,]*?monsters(?: you currently control)?) with card effects\b",
        r"\1 cannot be targeted by card effects",
    ),
    (r"(?<=except [A-Z])([\w]+(?:-[A-Z]\w+)?-Type), until\b", r"\1 monsters, until"),
    (
        (
            r"^(Monsters you control|.*(?<=, )monsters you control) cannot attack "
            r"((?:for the rest of |during )?this turn), (except [^.;,]*)(?=[.,])"
        ),
        r"\1, \3, cannot attack \2",
    ),
    (r"\b[Yy]ou can make this card the attack target instead\b", "You can change the attack target to this card"),
    (r"\bfrom your Fusion Deck to the field\b", "from your Extra Deck"),
    (r"^Return the selected [^.;]*? your opponent controls to the hand\b", "Return those cards to the hand"),
    (
        r"^If this is the only card in your hand, you can Special Summon it\b",
        "If this card is the only card in your hand, you can Special Summon this card",
    ),
    (r"\bdraw 1 additional card for each\b", "draw 1 card for each"),
    (r"\b(select|target) (up to \d [^.;:]*?), remove them from play(?=\.)", r"\1 \2, and banish them"),
    (
        _FOR_EACH,
        r"\2 for \1 by this effect\3",
    ),
    (r"\bequal to those destroyed monsters' ATK\b", "equal to the combined ATK of the destroyed monsters"),
    (r"\byou can send 1 more (?=[A-Z])", "you can send 1 "),
    (
        r"\byou are the only player that controls an? ([^.;,]*?monster)(?=[,;.])",
        r"you control a \1 and your opponent controls no \1s",
    ),
    (
        r"\bduring (your opponent's) Main Phase or your opponent's Battle Phase\b",
        r"during \1 Main Phase or Battle Phase",
    ),
    (r"^While this card is face-up on the field with (?:an )?Xyz Material,", "While this card has Xyz Material,"),
    (
        r"\b[Ss]end 1 ([A-Z][\w-]*(?:-Type)? monster) each from your hand and Deck to the GY\b",
        r"send 1 \1 from your hand and 1 \1 from your Deck to the GY",
    ),
    (r"\bmore total cards in their hand and field\b", "more cards in their hand and field combined"),
    (r"\bbut only that monster can attack\b", "but other monsters you control cannot attack"),
    # a rule for the cards that are there, where one without "currently" holds for those that come later as well
    (
        (
            r"\b((?:you|your opponent) )currently (controls?)\b"
            r"(?= (?:cannot|are unaffected|(?:can|must) attack|cannot be)\b)"
        ),
        r"that \1\2 now",
    ),
    (r"\bcurrently on the field (?=(?:cannot|are unaffected|(?:can|must) attack)\b)", "that are on the field now "),
    (
        r"^This card returns to the Extra Deck during the End Phase(?=\.)",
        "During the End Phase: Return this card to the Extra Deck",
    ),
    (
        r"\b([Tt]arget 1 [^;]*; .*?)\bwith the same (\w+) but a different name(?=[,.])",
        r"\1with the same \2 as that target but with a different name from that target",
    ),
    (
        r"\b[Ss]end the same number of cards from the top of their Deck\b",
        "send the same number of cards from the top of your opponent's Deck",
    ),
    (r"\b(?:becomes|become) (\d+) x (the number of [^.,;]*)(?=[.,;])", r"becomes equal to \2 x \1"),
    (
        _SO_OFTEN,
        r"This card can attack \1 during each Battle Phase",
    ),
    (
        r"\b(you cannot Normal or Special Summon) that monster, or a monster with the same name, (?=for the rest\b)",
        r"\1 monsters with that name ",
    ),
    (
        r"\b1 (card|monster) from your opponent's hand \(at random\)(?= into the Deck\b)",
        r"1 random \1 from your opponent's hand",
    ),
    (r"\btakes? no further damage this turn\b", "takes no damage this turn"),
    (
        r"^During the turn (?:it|this card) (?:is|was) ((?:\w+ )*Summoned), this card cannot attack(?=\.)",
        r"This card cannot attack the turn it is \1",
    ),
    (r"^Return the (?:selected|targeted) [^.;]*? to the hand(?=\.)", "Return those cards to the hand"),
    (
        (
            r"\b([Mm]onsters your opponent controls) cannot declare an attack if their ATK is "
            r"((?:greater|higher|less|lower) than or equal to|higher than|lower than) this card's (ATK|DEF)\b"
        ),
        r"\1 with ATK \2 this card's \3 cannot declare an attack",
    ),
    (r"\bfrom your hand or your GY,? by (?=banishing|Tributing|sending)", "(from your hand or GY) by "),
    (r"\bequipped with an? (\"[^\"]*\" card)\(s\)", r"equipped with a \1"),
    (
        r"^\(?You must have (an? [^.()]*?) in your (?:Main )?Deck to activate this card\.?\)?\.?$",
        r"Activate only if you have \1 in your Deck.",
    ),
    (r"\bhand \(at random\), GY, or (?:their (?:side of the )?)?field\b", "hand, GY, or field"),
    (r'("[^"]*") ?/ ?("[^"]*" (?:cards|monsters))\b', r"\1 or \2"),
    (
        r'\b([Yy]ou can Normal Summon 1 [^,;.]*?) in addition to your Normal Summon/Set, (except "[^"]*")(?=[.,])',
        r"\1, \2, in addition to your Normal Summon/Set",
    ),
    (
        r"^All (.*?) are changed to (face-up Attack Position \(Flip Effects are not activated\)), and lose\b",
        r"Change all \1 to \2, and they lose",
    ),
    (r"\b(lose \d+ (?:ATK|DEF)) as long as they remain face-up on the field(?=\.)", r"\1"),
    (
        r"^Your opponent must attack with all of their monsters(?=\.)",
        "All monsters your opponent controls must attack this turn, if able",
    ),
    (
        r"^(?:Select|Target) (1 [^.;:]*?) during each of your Standby Phases(?=\.)",
        r"During each of your Standby Phases, select \1",
    ),
    (
        r"^If this card is face-up on the field, you cannot use it for a Synchro Summon(?=\.)",
        "This face-up card on the field cannot be used as Synchro Material",
    ),
    (r"\b(?:Fusion|Extra) Deck to the field in (?=(?:face-up )?(?:Attack|Defense) Position\b)", "Extra Deck in "),
    (
        r"(?<=Spells/Traps),? (?:nor|or) activate Spells?/Traps?(?: [Cc]ards)? that are Set on the field\b",
        ", also neither player can activate Set Spells/Traps",
    ),
    (
        r"^(When an? [^,:]*? is activated), (negate (?:the|its) (?:effect|activation)) by paying (\d+ LP)(?=\.)",
        r"\1: You can pay \3; \2",
    ),
    (
        r"^The Special Summoned monster cannot be targeted by (?:the|your) opponent's Spells, Traps, or card effects\b",
        "That monster cannot be targeted by your opponent's card effects",
    ),
    (r"\b(during your opponent's Main Phase) or your opponent's (?=Battle Phase\b)", r"\1 or "),
    (
        r"\bBoth players Special Summon as many of their (?:banished|removed from play) monsters as possible\b",
        "Each player Special Summons all of their banished monsters",
    ),
    (
        r"^During (your \d(?:st|nd|rd|th) (?:Standby|Draw|End) Phase) after this effect was activated: (?=[A-Z])",
        r"During \1 after activation, ",
    ),
    (
        (
            r"^The effects? of (?:an? |any )?(?:Effect )?[Mm]onsters? that this (?:card|monster) destroys by battle "
            r"(?:is|are) negated(?=\.)"
        ),
        "The effects of monsters destroyed by battle with this card are negated",
    ),
    (
        r"^While this card has an? Xyz Material attached that was originally ([A-Z]+),",
        r"While this card has a \1 monster as Xyz Material,",
    ),
    (
        r"\bany card effects that activate in your opponent's GY cannot be activated\b",
        "your opponent cannot activate card effects in the GY",
    ),
    (
        (
            r"^During your (Standby|End) Phase, if this card is in your GY because it was destroyed by battle and sent "
            r"there since your last \1 Phase:"
        ),
        r"During your next \1 Phase after this card was destroyed by battle and sent to your GY:",
    ),
    (
        r"(?<=, then )for each card you discarded to the GY by this effect, (add 1 [^.]*? to your hand)(?=\.)",
        r"\1 for each card discarded",
    ),
    (
        r"\band if it was face-up, (inflict damage to your opponent equal to) the ATK it had(?: on the field)?(?=\.)",
        r"and if you do, if it was a face-up monster, \1 its ATK",
    ),
    (r"\bthen it becomes the End Phase of this turn\b", "then it becomes the End Phase"),
    (r"^It becomes the End Phase of this turn\b", "It becomes the End Phase"),
    (r'\bexcept an? (?=")', "except "),
)
