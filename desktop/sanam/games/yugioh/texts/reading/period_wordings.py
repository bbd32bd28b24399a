"""Sentences as texts of 2002 to 2006 have them, and what a text of today has for them.

They see a whole sentence, names included, after its words were put into the spelling of today (`older_words`).
"""

from __future__ import annotations

from collections.abc import Callable
from re import Match

_ACTIVATED = r"(an? (?:Spell|Trap) [Cc]ard|a Spell (?:Card )?or Trap [Cc]ard)"
_PAID = r"((?:Discard|Pay|Tribute|Remove|Send) [^.;:]*?)"
_ALSO_SUMMONS = (
    rf"^{_PAID} to negate the activation of a Spell (?:Card )?or Trap Card,? or the Normal Summon, Flip Summon,? or "
    r"Special Summon of a monster,? and destroy it(?=\.)"
)
_BOTH_BANISHED = (
    r"^When this card battles (?:with )?(an opponent's monster), you can (?:remove|banish) both "
    r"your opponent's monster "
    r"and this card(?: from play)? after damage calculation(?=\.)"
)
_PAID_IN_BATTLE = (
    r"^When this card battles (?:with )?(?:your opponent's|an opponent's) monster, you can (pay "
    r"\d+ LP) to increase the "
    r"(ATK|DEF) of this card by (\d+) during damage calculation only(?=\.)"
)
_OF_THE_SAME_NAME = (
    r"^If it is a (?:Flip monster|Flip Effect [Mm]onster), both players must check their "
    r"respective Decks and (?:banish|remove "
    r"from play) all (?:Flip monsters|Flip Effect [Mm]onsters) of the same name(?: from play)?(?=\.)"
)
_TRAP_HOLE = (
    r"^If the (ATK|DEF) of a monster summoned by your opponent \(excluding Special Summon\) is "
    r"(\d+) or more, (?:the|that) "
    r"monster is destroyed(?=\.)"
)
_SWITCHES = (
    r"^Each player selects 1 monster on their (?:side of the )?field and switches control of the selected "
    r"monsters?(?=\.)"
)
_ONE_RANDOM = (
    r"\bdiscards 2 cards from their hand; 1 is selected randomly,? and the other is selected by your opponent\b"
)

_IN_THE_STANDBY_PHASE = (
    r"^If this card is in your GY during your (Standby|End|Draw) Phase and (\"[^\"]*\") does not exist on your "
    r"(?:side of the )?field, (you can [^.]*)(?=\.)"
)
_SPIRIT = (
    r"^This card returns to (?:the owner's|the|your) hand during the End Phase of the turn (?:that )?it is "
    r"(?:Normal, Flip Summoned|Normal Summoned(?:, Flip Summoned)?),? or flipped face-up(?=\.)"
)
_UNSEEN = (
    r"^If this card attacks a face-down Defense Position monster, destroy the face-down monster immediately"
    r"(?: with this card's effect)? without (?:flipping it face-up or )?applying damage calculation(?=\.)"
)
_NAMED_SO = (
    r"\b(?P<number>\d|all) (?P<kind>(?:[A-Z][\w-]* )*)(?P<noun>monsters?|cards?)(?P<more> with [^.;,]*?)? "
    r"that includes? (?P<name>\"[^\"]*\") in (?:its|their|the) (?:card )?names?\b"
)
_WHEN_SUMMONED = (
    r"^As long as this card remains face-up on the field, w(hen [^,.]*? Summoned), destroy (?:the|that) monsters?(?=\.)"
)
_DRAINED = (
    r"^(?:Negate the attack of 1 of your opponent's monsters and i|I)ncrease your LP by (?:an amount equal to )?the "
    r"(ATK|DEF) of (?:the|1 attacking) monster(?: on your opponent's (?:side of the )?field)?(?=\.)"
)


def _named_so(said: Match[str]) -> str:
    """ "1 monster with 1500 or less ATK that includes "Fossil" in its card name"."""
    return f"{said['number']} {said['kind']}{said['name']} {said['noun']}{said['more'] or ''}"


def _drained(said: Match[str]) -> str:
    """What is done with an attack, and with the strength of its monster."""
    first = "Negate the attack, and g" if said[0].startswith("Negate") else "G"
    return f"When an opponent's monster declares an attack: {first}ain LP equal to the attacking monster's {said[1]}"


def _wide_one(said: Match[str]) -> str:
    """ "1 monster with an ATK of 1500 or less and whose attribute is DARK": what it is like stands before it."""
    return f"1 {said['attribute']} {said['noun']} with {said['value']} or {said['bound']} {said['stat']}"


#: Patterns, and what is put in their place.
PERIOD_WORDINGS: tuple[tuple[str, str | Callable[[Match[str]], str]], ...] = (
    (r"^(FLIP: )(Destroy|Return|Inflict|Increase|Decrease|Change)s\b", r"\1\2"),
    (
        (
            r"\b1 (?P<noun>[Mm]onster) with an? (?P<stat>ATK|DEF) of (?P<value>\d+) or (?P<bound>less|more) "
            r"and whose [Aa]ttribute is (?P<attribute>[A-Z]+)\b"
        ),
        _wide_one,
    ),
    (r"\bmove (1 [^.;]*? from your Deck to your hand)\b", r"add \1"),
    (
        r"\bmove (1 [^.;]*? from your Deck) to the field in (?=(?:face-up )?(?:Attack|Defense) Position\b)",
        r"Special Summon \1 in ",
    ),
    (r"\b(select|add) (up to \d [^.;]*? from your Deck) and place them in your hand\b", r"add \2 to your hand"),
    (
        r"\b([Dd]estroy|[Ss]elect|[Rr]eturn) (\d|all) opponent's ((?:face-up |face-down )?monsters?)\b",
        r"\1 \2 \3 your opponent controls",
    ),
    (_TRAP_HOLE, r"When your opponent Normal or Flip Summons a monster with \2 or more \1: Destroy that monster"),
    (
        r"^Select and (?:you )?control 1 opponent's monster on the field until the end of your turn(?=\.)",
        "Target 1 monster your opponent controls; take control of it until the End Phase",
    ),
    (r"\bSpecial Summon it in Attack or Defense Position \(face-up\)", "Special Summon it"),
    (r"^This is considered a Special Summon(?=\.)", "This monster is considered as a Special Summon"),
    (r"\bdiscard any (\d cards?)\b", r"discard \1"),
    (
        (
            r"^Destroy all (?:(?:of your )?opponent's monsters|monsters your opponent controls) "
            r"in Attack Position when an "
            r"opponent's monster attacks(?=\.)"
        ),
        "When an opponent's monster declares an attack: Destroy all Attack Position monsters your opponent controls",
    ),
    (
        (
            r"^Any damage inflicted by an opponent's monsters is (?:decreased|reduced) to 0 "
            r"during the turn this card is "
            r"activated(?=\.)"
        ),
        "You take no battle damage this turn",
    ),
    (r"\b(\d+) of your LP\b", r"\1 LP"),
    (
        rf"^{_PAID} to negate the activation of {_ACTIVATED} and destroy it(?=\.)",
        r"When \2 is activated: \1; negate the activation, and if you do, destroy it",
    ),
    (
        _ALSO_SUMMONS,
        (
            r"When a monster would be Summoned, OR a Spell/Trap Card is activated: \1; negate "
            r"the Summon or activation, and "
            r"if you do, destroy that card"
        ),
    ),
    (r"^Negate all (Spell|Trap) cards on the field(?=\.)", r"Negate all \1 effects on the field"),
    (r"\b(effects of [^.;]*? are) also negated(?=\.)", r"\1 negated"),
    (_ONE_RANDOM, "discards 1 random card, and if they have any other cards in their hand, discard 1 more card"),
    (
        r"^When this card is destroyed or removed from the field, that monster is destroyed(?=\.)",
        "When this card leaves the field, destroy that monster",
    ),
    (
        r"^When (?:the|that) monster is destroyed, this card is destroyed(?=\.)",
        "When that monster is destroyed, destroy this card",
    ),
    (r"(?<=Summoned) \(including Flip Summon and Special Summon\)", ""),
    (
        _OF_THE_SAME_NAME,
        (
            "If it is a Flip monster, each player reveals their Main Deck, then banishes all cards from it with that "
            "monster's name"
        ),
    ),
    (r"^(?:Then shuffle your Deck|The Decks are then shuffled)(?=\.)", "Your Deck is then shuffled"),
    (r"^Change the (?:battle )?position of (1 face-up [^.;]*?) to (?=face-down Defense Position\b)", r"Change \1 to "),
    (r"/(\d+) Stars?/", r"/Level \1/"),
    (
        r'^Place (\d "[^"]*" \([^)]*\) in (?:Attack|Defense) Position) on your (?:side of the )?field(?=\.)',
        r"Special Summon \1",
    ),
    (
        r"^Increase the (ATK|DEF) of this card by (\d+) for each ([A-Z]\w+ Counter)(?=\.)",
        r"This card gains \2 \1 for each \3 on it",
    ),
    (
        _BOTH_BANISHED,
        r"After damage calculation, when this card battles \1: You can banish that monster, also banish this card",
    ),
    (r"\btargeted by the effect of a Spell, Trap, or Effect Monster\b", "targeted by a card effect"),
    (
        r"\b([Ss]elect) (?:1|one) of (?:the following|these) effects:",
        lambda said: f"{'A' if said[1][0] == 'S' else 'a'}ctivate 1 of these effects:",
    ),
    (r"\b(up to \d|\d) Monster cards(?= (?:from|in) (?:your|your opponent's|either player's) GY\b)", r"\1 monsters"),
    (r"\bcannot (?:remove|banish) cards in either GY(?: from play)?(?=\.)", "cannot banish cards from either GY"),
    (
        r"\bBoth you and your opponent discard your entire hands and draw\b",
        "Both players discard their entire hands, then draw",
    ),
    (
        r"\b[Bb]oth players must discard their entire hands and draw the same number of cards that they discarded\b",
        "Each player discards their entire hand, then draws the same number of cards they discarded",
    ),
    (r"(?<=draw )(\d cards) from (?:your|their) respective Decks\b", r"\1"),
    (r"(?<=they discarded) from their respective Decks\b", ""),
    (r"\bwhose Level is the same as the Tributed monster\b", "with the same Level as the Tributed monster"),
    (_SWITCHES, "Each player chooses 1 monster they control and switches control of those monsters with each other"),
    (
        r"^The switched monsters' battle positions cannot be changed the turn this card is activated(?=\.)",
        "Those monsters cannot change their battle positions for the rest of this turn",
    ),
    (
        r"^(When your opponent [^,:;]*?Summons [^,:;]*), that monster is destroyed and banished(?=\.)",
        r"\1: Destroy that monster, and if you do, banish it",
    ),
    (r"^You can then (?=Set|Special Summon|draw|add|destroy)", "Then you can "),
    (r"^The controller of this card must attack with it whenever possible(?=\.)", "This card must attack, if able"),
    (
        r"^A monster equipped with this card (increases|decreases) its (ATK|DEF|ATK and DEF) by (\d+)(?=[.,])",
        lambda said: f"The equipped monster {'gains' if said[1] == 'increases' else 'loses'} {said[3]} {said[2]}",
    ),
    (r"\bif you Tribute (?:1|one) of your monsters, you can (?=place this card\b)", "you can Tribute 1 monster to "),
    (
        (
            r"^All monsters (?:that are )?affected by this effect are destroyed during the End "
            r"Phase of the turn this card is "
            r"activated(?=\.)"
        ),
        "During the End Phase, destroy those monsters",
    ),
    (r"\b(until the End Phase) of the turn this card is activated\b", r"\1"),
    (
        r"^Any Equip Cards? equipped to this (?:monster|card) (?:is|are) destroyed(?=\.)",
        "If an Equip Card becomes equipped to this card: Destroy that card",
    ),
    (
        _PAID_IN_BATTLE,
        (
            r"During damage calculation, if this card battles an opponent's monster: You can \1; this card gains \3 \2 "
            r"during that damage calculation only"
        ),
    ),
    (r"(?<=\d) Damage (?=to\b)", " damage "),
    (r"\b(Inflict \d+ damage to your opponent) and (\d+ damage) to your own LP(?=\.)", r"\1, and take \2"),
    (r"^The selected card is (?:added|returned) to your hand(?=\.)", r"Add that card to your hand"),
    (r"\bfor each monster your opponent has on the field\b", "for each monster your opponent controls"),
    (
        (
            r"\bFlip (all face-down Defense Position monsters [^.;]*?) to (face-up Defense "
            r"Position \(Flip Effects are not "
            r"activated\)) and (?=inflict\b)"
        ),
        r"Change \1 to \2, then ",
    ),
    (r"\brandomly discards 1 card(?: from (?:their|his/her) hand)?\b", "discards 1 random card"),
    (r"^When this card inflicts damage to your opponent\b", "When this card inflicts battle damage to your opponent"),
    (r"^Each time (this (?:card|monster) inflicts battle damage to your opponent), (?=you can\b)", r"When \1, "),
    (
        r"^\(?The Tokens cannot be Tributed for a Tribute Summon\.?\)?(?=\.?$)",
        "These Tokens cannot be Tributed for a Tribute Summon.",
    ),
    (r"\b[Oo]nce (?:during each of your turns|per turn, during your turn), you can\b", "Once per turn, you can"),
    (r"\bselect and activate 1 of the following effects\b", "activate 1 of these effects"),
    (_IN_THE_STANDBY_PHASE, r"During your \1 Phase, if this card is in your GY and you do not control \2, \3"),
    (
        _SPIRIT,
        (
            "During the End Phase, if this card was Normal Summoned or flipped face-up this turn: "
            "Return this card to the hand"
        ),
    ),
    (
        _UNSEEN,
        (
            "At the start of the Damage Step, if this card attacks a face-down Defense Position monster: Destroy that "
            "monster"
        ),
    ),
    (_NAMED_SO, _named_so),
    (r"\bfrom your Deck to the field in (?=face-down Defense Position\b)", "from your Deck in "),
    (r"\b([Ii]ncrease your LP by \d+),? and (?=you can\b)", r"\1, then "),
    (
        (
            r"^When this card attacks, (?=(?:it|this card) is changed to Defense Position at the end "
            r"of the Battle Phase\b)"
        ),
        "If this card attacks, ",
    ),
    (r"^You cannot change its battle position (?=until\b)", "Its battle position cannot be changed "),
    (r"\bloses (\d+) from its (ATK and DEF|ATK|DEF)\b", r"loses \1 \2"),
    (
        r"\bfor each (?:Monster [Cc]ard|monster) (?:removed from play|banished) (?=until\b)",
        "for each monster banished, ",
    ),
    (_WHEN_SUMMONED, lambda said: f"W{said[1]}: Destroy that monster"),
    (r"\b(Inflict \d+ damage to your opponent) and (\d+ damage) to your LP(?=\.)", r"\1, and take \2"),
    (
        r"^The monster equipped with this card (increases|decreases) its (ATK|DEF|ATK and DEF) by (\d+)(?=[.,])",
        lambda said: f"The equipped monster {'gains' if said[1] == 'increases' else 'loses'} {said[3]} {said[2]}",
    ),
    (
        r"^When the selected monster is (?:destroyed or )?removed from the field, destroy this card(?=\.)",
        "When that monster leaves the field, destroy this card",
    ),
    (
        r"^(Inflict \d+ damage to your opponent) during (each of your (?:opponent's )?(?:Standby|End) Phases)(?=\.)",
        lambda said: f"During {said[2]}, i{said[1][1:]}",
    ),
    (r"^You must pay (\d+ LP) to activate this card(?=\.)", r"Activate this card by paying \1"),
    (
        r"^Negate an attack made by an opponent's monster and (?=[a-z])",
        "When an opponent's monster declares an attack: Negate the attack, and ",
    ),
    (_DRAINED, _drained),
    (
        rf"^{_PAID} to negate the Summon of your opponent's monster and destroy it(?=\.)",
        r"When your opponent would Summon a monster: \1; negate the Summon, and if you do, destroy it",
    ),
    (r"\b(all (?:Effect )?[Mm]onsters) that are face-up (?=on the field\b)", r"all face-up monsters "),
    (r"\b(inflict damage) (equal to [^.;]*?) to your opponent's LP(?=\.)", r"\1 to your opponent \2"),
    (
        (
            r"^(When an opponent's monster declares an attack), negate the attack and increase your LP by an amount "
            r"equal to the (ATK|DEF) of the monster(?=\.)"
        ),
        r"\1: Negate the attack, and gain LP equal to the attacking monster's \2",
    ),
)
