"""Wordings of a few words each that say the same as one of the phrase book, and that one.

They see a whole sentence, names included, in this order; what is put in their place never says more than the card.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match

_THAT_LEVEL = (
    r"\b(Level (?:that is )?(?:less than or equal to|equal to|lower than|less than)) "
    r"((?:the|that) (?:[\w-]+ ){1,2}monster's)(?=[;,.])"
)
_AROUND_CALCULATION = (
    r"^If (this card (?:battles|attacks)[^,]*), ((?:you can )?(?:destroy|return|banish|draw)[^.]*?) "
    r"(before|after) damage calculation(?=\.)"
)
_AFTER_BATTLE = (
    r"^(Destroy|Banish) any monsters? that battles? (?:with )?(it|this card),? at the end of (?:the )?"
    r"Damage Step(?=\.)"
)
_OPPONENT_SELECTS = (
    r"\b([Yy]our opponent) selects (1 [^.;,]*? from (?:his/her|their) (?:Deck|hand)) and (sends|discards) it\b"
)
_ANOTHER_CHOSEN = (
    r'\bcannot select (?:another|1 other) (face-up "[^"]+") monster (on the field) as an attack target, '
    r"or target them with card effects\b"
)
_SUMMONED_IN = (
    r"^(If|When) an? ([^.,:;]*?monster(?:\(s\))?) is ((?:\w+ )*Summoned)((?: to [^.,:;]*?field)?) "
    r"in ((?:face-up )?(?:Attack|Defense)) Position(?=:)"
)


def _one_of_each(said: Match[str]) -> str:
    """ "Add 1 each of "A", "B" and "C"": the number stands before each name."""
    *names, last = re.findall(r'"[^"]*"', said[2])
    return f"{said[1]} {', '.join(f'1 {name}' for name in names)} and 1 {last}"


#: Patterns, and what is put in their place.
WORDINGS: tuple[tuple[str, str | Callable[[Match[str]], str]], ...] = (
    (r"\bas a result of a direct attack\b", "by a direct attack"),
    (
        r"\bactivate (?:the )?effects of (?:any )?Spells?, Traps?, or Effect Monsters?(?: [Cc]ards)?",
        "activate cards or effects",
    ),
    (r"\bby a card effect (?:that )?your opponent controls\b", "by an opponent's card effect"),
    (r"\b([Ii]ncrease|[Dd]ecrease|[Rr]educe) (1 [^.;,'\"]*?)'s (ATK|DEF) by\b", r"\1 the \3 of \2 by"),
    (r"\b(the|that) Tributed monster had on the field\b", r"\1 Tributed monster"),
    (
        r"^Monsters cannot be Special Summoned from the (?!Main)",
        "Neither player can Special Summon monsters from the ",
    ),
    (r"\b[Tt]hose monsters' effects are negated\b", "their effects are negated"),
    (r"\b[Ss]witch the attack target to\b", "change the attack target to"),
    (r"\bon top of (their|your) Deck\b", r"on the top of \1 Deck"),
    (r", to target (?=\d)", " to target "),
    (_THAT_LEVEL, r"\1 \2 Level"),
    (r"\bthe removed (monster|card)\b", r"the banished \1"),
    (r'\b([Ss]end(?:ing)?|[Tt]ribut(?:e|ing)) ("[^"]*" (?:you control|on your (?:side of the )?field)\b)', r"\1 1 \2"),
    (r"\bfor each (monster|card) currently banished\b", r"for each \1 that is banished"),
    (r"(?<=becomes \d and )original ATK becomes\b", "its original ATK becomes"),
    (r"\b(?<=half )the opponent's LP\b", "your opponent's LP"),
    (
        r"\b(hand|GY|Deck|field) then (?=(?:target|send|draw|discard|add|banish|destroy|Special Summon)\b)",
        r"\1, then ",
    ),
    (
        r"\battacks (?:your opponent )?directly and inflicts battle damage(?: to your opponent)?\b",
        "inflicts battle damage to your opponent by a direct attack",
    ),
    (r"^Any damage to you from a card effect becomes 0(?=\.)", "You take no effect damage"),
    (r"^Each (?:Battle Phase|turn), (this card can attack [^.]*?)(?=\.)", r"\1 during each Battle Phase"),
    (
        r"^The controller of the equipped monster takes (\d+) damage (during each of your Standby Phases)\.",
        r"\2, inflict \1 damage to the controller of the equipped monster.",
    ),
    (
        r"^Skip the (Draw|Standby|Battle) Phase of your opponent's next turn\.",
        r"Your opponent skips their next \1 Phase.",
    ),
    (r"\bits target\(s\) cannot be activated\b", "that target cannot be activated"),
    (r"\b([Tt]hat|those) Set (cards?) cannot be activated\b", r"\1 \2 cannot be activated"),
    (r"^It cannot attack directly during the turn you activate this card(?=\.)", "It cannot attack directly this turn"),
    (r" as an attack target \(except ([A-Z][\w' ]+)\)", r' as an attack target, except "\1"'),
    (
        r'\b([Yy]our opponent) cannot target (other "[^"]+" monsters), or any ([^,.]*?monsters), for attacks\b',
        r"\1 cannot target \2 for attacks, also your opponent cannot target \3 for attacks",
    ),
    (
        _ANOTHER_CHOSEN,
        r"cannot target other \1 monsters \2 for attacks, or with card effects",
    ),
    (r"^At the beginning of (?=your|the|each)", "At the start of "),
    (r", also if you activate this card, (?=any )", ", also "),
    (r"\b(no|[Aa]ny) further (?=(?i:(?:(?:battle|effect) )?damage)\b)", r"\1 "),
    (r"^(During (?:your|your opponent's) Battle Phase) only,", r"\1,"),
    (r", or banished, (?=by\b)", " or banished "),
    (r"(?<=: )(Pay \d+ LP), (?=negate\b)", r"\1; "),
    (r"^If you do this,", "If you do,"),
    (r"\bthose targets to the Deck\b", "those targets into the Deck"),
    (r"\b([Tt]arget 1 [^:;,]*), (?=(?:destroy|return|banish) (?:it|that)\b)", r"\1; "),
    (r"(: Target 1 [^:;]*): ([A-Z])", lambda said: f"{said[1]}; {said[2].lower()}"),
    (r"(?<=, then )target that many (?!cards from the top)(?=[a-zA-Z])", "target the same number of "),
    (r"\b[Oo]nce during each player's (End|Standby|Draw) Phase\b", r"During each \1 Phase"),
    (
        r"^(?:This|The) card's controller must pay (\d+) LP during each of (?:their|his/her) (\w+) Phases\b",
        r"During each of your \2 Phases, you must pay \1 LP",
    ),
    (
        r"\bDuring the End Phase of the turn (?:that )?this card was ((?:\w+ )+Summoned)(?: this turn)?, ",
        r"During the End Phase, if this card was \1 this turn, ",
    ),
    (r"\bwith (ATK|DEF) (\d+) or (more|less)\b", r"with \2 or \3 \1"),
    (r"\beither by battle or by (?:a )?card effect\b", "by battle or card effect"),
    (r"^(If you do, during [^:;,]*): ([A-Z])", r"\1, \2"),
    (
        r"\b[Tt]he player who controlled the destroyed monster takes (\d+) damage\b",
        r"its controller takes \1 damage",
    ),
    (r'\bany ("[^"]*")\(s\)', r"any number of \1"),
    (r'("[^"]*")\(s\)', r"\1"),
    (r"\bexcept (?:the )?effects of ([A-Z]+ monsters)\b", r"except \1"),
    (r'\b(\d or more) different ("[^"]*") (monsters|cards)\b', r"\1 \2 \3 with different names"),
    (r", and then (?=[a-z])", ", then "),
    (r"(Materials?(?: Monsters?)?) except for\b", r"\1, except for"),
    (r"\bdo not take any damage\b", "take no damage"),
    (r"(?<=Summoned) to either player's (?:side of the )?field\b", ""),
    (r"\bthat attacking monster(?='s\b)", "the attacking monster"),
    (
        r", and cannot change their battle positions? this turn\b",
        ", also they cannot change their battle positions this turn",
    ),
    (r"\b(if this card is in your GY) you can\b", r"\1, you can"),
    (r"\band if you do, and it was\b", "and if you do, if it was"),
    (r"\bput (\d+ [\w-]*Counters?)\b", r"place \1"),
    (r"\bthe owner of this card draws (?=1 card\b)", "draw "),
    (r"(?<=leaves the field) \(even if this card has left the field\)", ""),
    (r"\band if you do (?=(?:destroy|banish|draw)\b)", "and if you do, "),
    (r"\b(Add|Special Summon) 1 each of (\"[^\"]*\"(?:,? (?:and )?\"[^\"]*\")+)", _one_of_each),
    (r'\bexcept ("[^"]*" cards) and effects\b', r"except \1"),
    (
        r'\b1 (face-up )?("[^"]*" [^.,;]*?) you control instead, except this card\b',
        r"1 other \1\2 you control instead",
    ),
    (r"^(If you do): (?=[A-Z])", r"\1, "),
    (r"\bbecomes the same as ((?:that|the) \w+'s (?:current )?(?:ATK|DEF|Level|Rank))\b", r"becomes \1"),
    (r"(?<=estroy that monster) immediately \(without damage calculation\)", ""),
    (r"\bgains (ATK|DEF) equal to (the|that) ((?:\w+ )?monster's)(?=[,.])", r"gains \1 equal to \2 \3 \1"),
    (
        r"^Destroy this card during the End Phase of the turn (?:it|this card) (?:was|is) ((?:\w+ )+Summoned)(?=\.)",
        r"During the End Phase, if this card was \1 this turn, destroy this card",
    ),
    (r"^While equipped to a monster,", "While this card is equipped to a monster,"),
    (r"(\byour opponent (?:sends|discards|banishes|Tributes) [^.;:]*?) \(their choice\)", r"\1"),
    (r"\b[Tt]he monster this card was equipped to (?=gains|loses)", "the equipped monster "),
    (
        r"^A monster that destroys this card by battle (?=loses|gains)",
        "When this card is destroyed by battle, the monster that destroyed it ",
    ),
    (r"\bcurrently (in|attached|on)\b", r"\1"),
    (r"\bincreases? to become\b", "become"),
    (
        _AFTER_BATTLE,
        lambda said: f"At the end of the Damage Step, if {said[2]} battled a monster, {said[1].lower()} that monster",
    ),
    (r"\buntil the end of the turn this card is activated\b", "until the end of this turn"),
    (r"(?<=is targeted )by a Spell Card, Trap Card, or card effect\b", "by a card effect"),
    (r"\bthe bottom of the Main Deck\b", "the bottom of the Deck"),
    (r"\bfor every (?=[A-Z])", "for each "),
    (r"\bfor each ([\w-]+ monster) that is face-up on the field\b", r"for each face-up \1 on the field"),
    (r"\b(\d{1,2}),(\d{3})(?= (?:ATK|DEF|LP|damage)\b)", r"\1\2"),
    (r"\bone of those (?=monsters|cards)", "1 of those "),
    (r"\bthe (Level|ATK) of the monster you Special Summoned by this effect\b", r"that monster's \1"),
    (
        r"\bSpecial Summon as many monsters as possible that were banished by this effect\b",
        "Special Summon the monsters banished by this effect",
    ),
    (r"^((?:If|When) this card is [^:;,]*); (?=(?:Special Summon|add|draw|destroy)\b)", r"\1: "),
    (
        r"^Destroy it when this card leaves the field(?=\.)",
        "When this card leaves the field, destroy the monster Special Summoned by this effect",
    ),
    (r"\bby the effect of a Spell,? Trap,? or Monster Card\b", "by a card effect"),
    (
        r"^If ([^,;:]*) during (your|your opponent's|the) (End|Standby) Phase, (?=you can\b)",
        r"During \2 \3 Phase, if \1, ",
    ),
    (r"\bfrom your hand or the GY\b", "from your hand or GY"),
    (r"\bthe same name it does\b", "the same name as it"),
    (r"\bequal to the amount of damage\b", "equal to the damage"),
    (r"\bequal to the damage they took\b", "equal to the damage your opponent took"),
    (r"\bfor each (card|monster) removed(?=[,.])", r"for each \1 banished"),
    (r"\bwith (\d+) (ATK|DEF) or (more|less)\b", r"with \1 or \3 \2"),
    (
        r" and return those cards to the top of the Deck in any order\b",
        ", then place them on the top of the Deck in any order",
    ),
    (
        r"\bcannot be targeted by,? or be destroyed by,? card effects\b",
        "cannot be targeted or destroyed by card effects",
    ),
    (r"\bthe Battle Phase for that turn ends immediately\b", "end the Battle Phase"),
    (r"\bup to the same number of\b", "up to the number of"),
    (r"\b1 of those (?:destroyed|banished|Summoned|discarded) (monsters|cards)\b", r"1 of those \1"),
    (r"\b(inflict piercing battle damage) when they attack a Defense Position monster\b", r"\1"),
    (
        _OPPONENT_SELECTS,
        r"\1 \3 \2",
    ),
    (
        r'^Each player can only use the effect of ("[^"]*") once per (turn|Duel)\b',
        r"You can only use the effect of \1 once per \2",
    ),
    (r" \(for no effect\)", ""),
    (
        r"\bincrease the (ATK|DEF) of this card by (\d+)(?: points)? during the Damage Step(?: only)?(?=\.)",
        r"this card gains \2 \1 during the Damage Step only",
    ),
    (
        r"\((?:either |including )?by battle,(?: by)? card effect,? or by being destroyed\)",
        "(by battle or card effect)",
    ),
    (
        r"\bfor each (?:[\w-]+ )*?(monster|card) (banished|discarded|Tributed) to activate this (?:card|effect)\b",
        r"for each \1 \2",
    ),
    (r"\bthe top (\d) cards from your opponent's Deck\b", r"the top \1 cards of your opponent's Deck"),
    (
        r": destroy that monster \(without (?:applying )?damage calculation\)",
        ", destroy that monster (without damage calculation)",
    ),
    (r"\bSpecial Summon both this card and (1 [^.;]*? from your hand)\b", r"Special Summon this card and \1"),
    (r"\btake damage to your LP\b", "take damage"),
    (r"^((?:Once per turn: )?You can (?:pay|discard|banish|Tribute|send)[^:;(]*): (?=[A-Z])", r"\1; "),
    (r"\b(Level|Rank) becomes ((?:the|that) (?:\w+ )?monster's)(?=[.,])", r"\1 becomes \2 \1"),
    (r"\bincrease this card's (Level) by (that monster's)(?=\.)", r"increase this card's \1 by \2 \1"),
    (r"\b([Tt]arget 1 [^:;]*), (?=switch control of both)", r"\1; "),
    (
        r"\b((?:Its|its|this card's) (ATK|DEF) becomes equal to) that of the attacking monster\b",
        r"\1 the attacking monster's \2",
    ),
    (
        r"\bWhen you Tribute Summon a monster by Tributing this card\b",
        "When this card is Tributed for a Tribute Summon",
    ),
    (r"^Damage to you from card effects becomes 0\b", "You take no effect damage"),
    (r"^(.*\bopponent\b.*: )They (discard|draw|send|banish)s? ", r"\1Your opponent \2s "),
    (r"^Each time you Xyz Summon:", "Each time you Xyz Summon a monster:"),
    (r"\byour opponent's controls\b", "your opponent controls"),
    (r"\bnegate the Spell/Trap activation\b", "negate the activation"),
    (r"^(These changes last until the end of this turn\.)$", r"(\1)"),
    (r"^Activate only if (an? [^.]*? is destroyed by battle)(?=\.)", r"Activate only when \1"),
    (r"\bdouble the original ATK/DEF\b", "double its original ATK/DEF"),
    (r"\badded to your hand from your Deck\b", "added from your Deck to your hand"),
    (r"\bSpecial Summon this card on your (?:side of the )?field\b", "Special Summon this card"),
    (r", and you (?=(?:send|destroy|return|banish) that target\b)", ", and "),
    (r"\bnon-Monster Card\b", "Spell/Trap Card"),
    (r"\bsent to GY\b", "sent to the GY"),
    (r", as Xyz Materials(?=\.)", " as Xyz Materials"),
    (
        r"\bthe (Level|ATK) of the monster (?:sent to the GY|banished|destroyed) by this effect\b",
        r"that monster's \1",
    ),
    (
        r"\b(this card's|its) (Level|ATK|Rank) becomes the same as ((?:that|the) \w+'s)(?=[,.])",
        r"\1 \2 becomes \3 \2",
    ),
    (_AROUND_CALCULATION, lambda said: f"{said[3].capitalize()} damage calculation, if {said[1]}, {said[2]}"),
    (r"\bthe player that activated it takes (\d+) damage\b", r"its controller takes \1 damage"),
    (r"(?<=: )you can (?=pay\b)", "You can "),
    (r'\bdiscard 1 ("[^"]*" monster) to the GY except ("[^"]*") to ', r"discard 1 \1, except \2, to "),
    (r'\b(GY|hand) except (?=")', r"\1, except "),
    (
        r"\bgains (?:that lost|the same amount of|that same amount of) ATK\b",
        "gains ATK equal to the amount of ATK lost by this effect",
    ),
    (r"\b[Ii]ncreases? the LP of both players by (\d+)(?: points)?(?=\.)", r"Both players gain \1 LP"),
    (
        r"\b(gains?|loses?) (\d+) (ATK|DEF) x the Level of (that (?:monster|target))\b",
        r"\1 \3 equal to the Level of \4 x \2",
    ),
    (r"\bon your opponent's side of field\b", "your opponent controls"),
    (r"\battack your opponent's LP directly\b", "attack your opponent directly"),
    (r"\bdiscard 1 card randomly from your opponent's hand\b", "your opponent discards 1 random card"),
    (r"\bthe face-up monster that was targeted by this card\b", "that target"),
    (r"^(?:That|The) (?:target|monster)'s ATK becomes 0, also it\b", "Its ATK becomes 0, also it"),
    (r"\b[Yy]ou do not take any [Bb]attle [Dd]amage\b", "you take no battle damage"),
    (r"\b[Ss]elect and see 1 card in your opponent's hand\b", "Look at 1 random card in your opponent's hand"),
    (
        r"\bcan attack all your opponent's monsters, once each\b",
        "can attack all monsters your opponent controls, once each",
    ),
    (r"\bdraw cards equal to the number of cards you shuffled into the Deck\b", "draw the same number of cards"),
    (
        r"\bany damage you take for the rest of this turn is halved\b",
        "any damage you take is halved for the rest of this turn",
    ),
    (
        r"\b[Yy]our opponent cannot conduct their Battle Phase during their next turn\b",
        "your opponent skips their next Battle Phase",
    ),
    (
        r"^Downgrade the monster equipped with this card by (\d) Levels\b",
        r"The equipped monster's Level is reduced by \1",
    ),
    (
        r"^That monster (loses|gains) (\d+) (ATK|DEF) while equipped with this card(?=\.)",
        r"The equipped monster \1 \2 \3",
    ),
    (
        r"^\(?You can activate this card during the Damage Step\.?\)?$",
        "This card can also be activated during the Damage Step.",
    ),
    (r"\bit is returned to the top of the Deck\b", "place it on the top of the Deck"),
    (r"\bTarget 1 attacking monster;", "Target the attacking monster;"),
    (r": Target 1 of them;", ": Target 1 of those monsters;"),
    (
        r"^Whenever it battles, your opponent takes no [Bb]attle [Dd]amage\b",
        "Your opponent takes no battle damage from battles involving it",
    ),
    (r"\b(gains?) (\d+ ATK), and (\d+) ATK/DEF for each\b", r"\1 \2, also \1 \3 ATK/DEF for each"),
    (r"\bwhen your opponent's activates\b", "when your opponent activates"),
    (r"\b(monsters?|cards?) except (?=\")", r"\1, except "),
    (_SUMMONED_IN, r"\1 a \5 Position \2 is \3\4"),
)
