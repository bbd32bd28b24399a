"""ATK, DEF and Levels: what they become."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_THAT_LEVEL = (
    r"\b(Level (?:that is )?(?:less than or equal to|equal to|lower than|less than)) "
    r"((?:the|that) (?:[\w-]+ ){1,2}monster's)(?=[;,.])"
)
#: What a monster was Summoned with, as its own text calls that.
_WITH_WHICH = (
    r"^(This card's (?:original )?(?:ATK|DEF|ATK and DEF|ATK/DEF) becomes? (?:equal to )?the (?:combined|total) "
    r"(?:original )?(?:ATK|DEF|Levels?)) of the (?:Tributed|sent|banished) monsters\b"
)
_USED = (
    r"\bthe number of (?:(?:[A-Z][\w-]*-Type )?monsters you (?:banished|removed from play|Tributed|sent to the GY) when you Special "
    r"Summoned this card|monsters (?:banished|sent to the GY|removed from play) for its Special Summon)\b"
)
_USED_EACH = r"\bfor each monster (?:banished|sent to the GY|removed from play|Tributed) for its Special Summon\b"
_LEVELS = (
    r"\bbecome (?:the combined (?:current )?Levels? of those (?:2 )?(?:monsters|cards)"
    r"|their combined (?:current )?Levels)\b"
)


VALUES: Wordings = (
    (
        r"^((?:This card g|G)ains (?:ATK|DEF) equal to) (?:that|the) (?:sent|Tributed|banished) monster's (Level|ATK|DEF)(?= x|\.)",
        r"\1 the \2 of the material used for its Summon",
    ),
    (
        r"\bThat monster loses (\d+) ATK, then if its ATK has been reduced to 0 as a result, destroy it(?=\.)",
        r"Those monsters with 1 or more ATK lose \1 ATK, then destroy those of them with 0 ATK",
    ),
    (r"\bas that monster sent to the GY(?=[.,])", "as the sent monster"),
    (r"\b(become the same as) the monster sent to the GY(?=[,.])", r"\1 it"),
    (
        r"\b(this card's ((?:(?:Attribute|Type|Level|ATK|DEF), )+and (?:ATK|DEF))) become (the \w+ monster)'s original \2",
        r"\1 become the same as the original ones of \3",
    ),
    (r"\b(Special Summon 1 [^.;]*?) as a Level (\d+) monster(?=\.)", r"\1, and its Level becomes \2"),
    (r"\b(make this card's (?:ATK|DEF|ATK and DEF|ATK/DEF) become) equal to\b", r"\1"),
    (r"\bthe attacker's (?=ATK|DEF)", "the attacking monster's "),
    (r"\bthe Level/Rank of (that|the) (monster|target)\b", r"\1 \2's Level/Rank"),
    (r"\bbetween its current and original (ATK|DEF)\b", r"between its original \1 and current \1"),
    (_USED, "the number of materials used for its Summon"),
    (_USED_EACH, "for each material used for its Summon"),
    (
        r"^If this card is Special Summoned by its own effect, it (?=gains \d+ ATK for each material used\b)",
        "This card ",
    ),
    (
        r"\beither the ATK or DEF (\(whichever is (?:high|low)er\)) of the destroyed monster in the GY\b",
        r"the destroyed monster's original ATK or DEF \1",
    ),
    (
        r"\b(the destroyed monster's) (ATK or DEF) in the GY (?=\(whichever is (?:high|low)er\))",
        r"\1 original \2 ",
    ),
    (r"(?<=\(whichever is )((?:high|low)er),? (?:but )?your choice,? if tied\)", r"\1)"),
    (
        r"\bthe (ATK or DEF \(whichever is (?:high|low)er\)) of the opponent's battling monster \+ ?(?=\d)",
        r"the opponent's monster's \1 + ",
    ),
    (_WITH_WHICH, r"\1 of the materials used for its Summon"),
    (
        r"\bthe (?:\d )?monsters (?:that )?you Tributed for the Tribute Summon of this card\b",
        "the monsters Tributed for its Tribute Summon",
    ),
    (
        r"\b(?:the|1) monster (?:that )?you Tributed for the Tribute Summon of this card\b",
        "the monster Tributed for its Tribute Summon",
    ),
    (r"\bthe ATK the Tributed monster(?: had)?(?: on the field)?(?=[.,;])", "the Tributed monster's ATK"),
    (
        r"\bselect (1 [^.;:]*?) to have this card's Level become equal to the selected monster's Level\b",
        r"select \1; this card's Level becomes the same as that monster's",
    ),
    (
        r"\b(monsters your opponent controls) (cannot declare an attack) if their ATK is ([\w ]*?this card's (?:ATK|DEF))(?=\.)",
        r"\1 whose ATK is \3 \2",
    ),
    (
        r"\bwhose Level is (\d) higher than ((?:the|that) [\w ]*?monster)'s(?: Level)?(?=[.,;])",
        r"whose Level is equal to \2's Level + \1",
    ),
    (r"\bname becomes the target's name\b", "name becomes that target's name"),
    (r"\bthe opponent's targeted monster\b", "the opponent's target"),
    (r"\byour targeted monster\b", "your target"),
    (r"\b(its|their) effect(?:\(s\))? are negated\b", r"\1 effects are negated"),
    (
        r"^This card's ATK increases by (\d+) (?:when|whenever) it attacks (an? [^.,]*)\.$",
        r"If this card attacks \2, it gains \1 ATK during the Damage Step only.",
    ),
    (r"\b(?<=original )(ATK|DEF) of (the|that) destroyed monster in the GY\b", r"\1 of \2 destroyed monster"),
    (r"\bits (ATK|DEF) in the GY\b", r"its original \1"),
    (r"(\b[Yy]ou can (?:Tribute|discard|banish|send) 1 [^,;.:]*), (?=this card (?:gains|loses)\b)", r"\1; "),
    (r"\bwill (gain|lose) (?=\d)", r"\1 "),
    (r"\b([Yy])our (?:battling|attacking/attacked) monster's (ATK|DEF) (?=becomes?\b)", r"the \2 of \1our monster "),
    (r"\b([Yy]our) (?:battling|attacking/attacked|attacked) monster\b(?!')", r"\1 monster"),
    (
        r"\bequal to the (ATK|DEF) of your opponent's monster, until the end of the Damage Step",
        r"equal to the \1 of the opponent's monster, until the end of the Damage Step",
    ),
    (
        r"^If (this card|the equipped monster) (attacks[^:.]*?): It gains (\d+ (?:ATK|DEF)) during the Damage Step only",
        r"If \1 \2, it gains \3 during the Damage Step only",
    ),
    (r"(?<=, )it is Level (\d+)(?=[ .])", r"this card becomes Level \1"),
    (
        r"^(?:Also, )?(?:[Ww]hile|[Aa]s long as) this card remains face-up on the field, increase the (ATK|DEF) of all your ([^.]*?monsters) by (\d+)(?=\.)",
        r"All \2 you control gain \3 \1",
    ),
    (r"\bmake the (ATK|DEF) of (1 [^.;,]*?) increase by (\d+)\b", r"have \2 gain \3 \1"),
    (r"^All (\w+)-Type/([A-Z]+)/Level (\d+) or (lower|higher) monsters\b", r"All Level \3 or \4 \2 \1-Type monsters"),
    (
        r"^(FLIP: )?(All face-up monsters on the field) ((?:gain|lose) \d+ [A-Z/]+(?: and [A-Z]+)?), except ([A-Z][^.,]*? monsters)(?=\.)",
        r"\1\2 other than \4 \3",
    ),
    (
        r"\b(all face-up monsters on the field) with its name become (\d+) (ATK|DEF)\b",
        r"the \3 of \1 with the same name as that target becomes \2",
    ),
    (r"\bhalve this card's ATK \(permanently\)", "halve this card's ATK"),
    (r"\bincrease its Level by (\d+) and its ATK by (\d+)(?=[.,])", r"increase its Level by \1, also it gains \2 ATK"),
    (
        r"\b(destroys a monster[^,.]*, inflict damage to your opponent equal to) the (Level|ATK|DEF) of the monster\b",
        r"\1 the destroyed monster's \2",
    ),
    (r"\b([Ii]ncrease|[Dd]ecrease|[Rr]educe) (1 [^.;,'\"]*?)'s (ATK|DEF) by\b", r"\1 the \3 of \2 by"),
    (_THAT_LEVEL, r"\1 \2 Level"),
    (r"\bbecomes the same as ((?:that|the) \w+'s (?:current )?(?:ATK|DEF|Level|Rank))\b", r"becomes \1"),
    (r"\bgains (ATK|DEF) equal to (the|that) ((?:\w+ )?monster's)(?=[,.])", r"gains \1 equal to \2 \3 \1"),
    (r"\bincreases? to become\b", "become"),
    (
        r"\bincrease the (ATK|DEF) of this card by (\d+)(?: points)? during the Damage Step(?: only)?(?=\.)",
        r"this card gains \2 \1 during the Damage Step only",
    ),
    (r"\b(Level|Rank) becomes ((?:the|that) (?:\w+ )?monster's)(?=[.,])", r"\1 becomes \2 \1"),
    (r"\bincrease this card's (Level) by (that monster's)(?=\.)", r"increase this card's \1 by \2 \1"),
    (
        r"\b((?:Its|its|this card's) (ATK|DEF) becomes equal to) that of the attacking monster\b",
        r"\1 the attacking monster's \2",
    ),
    (
        r"\b(name and (?:original )?effects?) become (?:those of|the same as) ((?:that|the) (?:\w+ )?(?:monster|target))(?:'s)?(?=[,.])",
        r"\1 become \2's",
    ),
    (r"\bdouble the original ATK/DEF\b", "double its original ATK/DEF"),
    (r"\b(this card's|its) (Level|ATK|Rank) becomes the same as ((?:that|the) \w+'s)(?=[,.])", r"\1 \2 becomes \3 \2"),
    (r"\b(lose \d+ (?:ATK|DEF)) as long as they remain face-up on the field(?=\.)", r"\1"),
    (
        r"^This card is Level (\d+) while in (face-up Defense Position)\.$",
        r"While this card is in \2, it becomes Level \1.",
    ),
    (
        r'^Any monster that attacks (an? "[^"]*" monster) (loses \d+ ATK) after damage calculation\.$',
        r"If a monster attacks \1, the attacking monster \2 after damage calculation.",
    ),
    (
        r'^If (an? "[^"]*" monster) attacks a monster with higher ATK, (?=the attacking monster gains\b)',
        r"When \1 attacks, if its ATK is lower than the ATK of the attack target, ",
    ),
    (r"\bgains? ATK and DEF by the difference\b", "gains ATK and DEF equal to the difference"),
    (r"^Its (ATK/DEF) become double the original ATK/DEF\b,?", r"Its \1 become double its original \1"),
    (
        r"\b([Ii])ncrease the Level of this card by 1 \(max\. 12\)",
        r"\1f this card is not a Level 12 or higher monster, increase the Level of this card by 1",
    ),
    (r"(?<=^All monsters your opponent controls lose )(\d+ ATK during )their\b", r"\1your opponent's"),
    (
        r"^The ATK of this card increases by (\d+)(?: points)? whenever it attacks (an? [^.]*)\.$",
        r"If this card attacks \2, it gains \1 ATK during damage calculation only.",
    ),
    (r"^(?!You must also\b)(.*\bwhose total Levels) equal (\d+) or more\b", r"\1 equal or exceed \2"),
    (r"\b([Ii]ncrease|[Rr]educe)( [^.;]*?\bLevel) by 1 or ([2-9])\b", r"\1\2 by up to \3"),
    (_LEVELS, "become the sum of their Levels"),
    (
        r"\b(this card|that target|that monster|it) becomes the same (Level|Attribute) as (that target|that monster|this card)\b",
        lambda said: (
            f"{'its' if said[1] == 'it' else said[1] + chr(39) + 's'} {said[2]} becomes equal to {said[3]}'s {said[2]}"
        ),
    ),
    (r"\bthe (ATK|DEF|Level) that (monster|card|target) had on the field\b", r"that \2's \1"),
    (r"\bthe (ATK|DEF|Level) (?:of )?the (\w+) monster had (?:in the hand or )?on the field\b", r"the \2 monster's \1"),
    (
        r"\b(you can (?:select|target) [^.;]*?) to have (this card's|its|that monster's) (ATK|DEF|Level) become\b",
        r"\1; \2 \3 becomes",
    ),
    (r"\bthe negated monster's (?=ATK|DEF|Level)", "that monster's "),
    (
        (
            r"\b(the (?:highest|lowest) (?:original )?(?:ATK|DEF)) (?:on the field )?(among those (?:\w+ )?monsters)"
            r"(?! in the GY)(?: \(your choice, if tied\))?"
        ),
        r"\1 \2",
    ),
    (
        (
            r"^(This card's (?:ATK|DEF) (?:is|becomes) equal to|This card gains (?:ATK|DEF) equal to) "
            r"the damage inflicted (?:to your opponent )?by this effect(?=\.)"
        ),
        lambda said: f"Also, t{said[1][1:]} the damage inflicted",
    ),
    (r"\b([Cc])hange (this card's (?:ATK|DEF|Level)) to (the (?:ATK|DEF|Level) of [^.,;]*)", r"\2 becomes \3"),
    (r"\bpermanently (?=(?:gains?|loses?) \d)", ""),
    (r"\bwhose (Level|Rank) equals (?=(?:the|that|its|this)\b)", r"whose \1 is equal to "),
    (r"\b(?:that )?shares an? (Attribute|Type|Level) with (?=(?:this|that) )", r"with the same \1 as "),
    (
        r"\bthe combined original ATK of the \d Fusion Material(?: Monster)?s you used for the Fusion Summon of this card\b",
        "the combined original ATK of the materials used for its Fusion Summon",
    ),
    (r"^The original (ATK|DEF|ATK and DEF) of this card (?=becomes? )", r"This card's original \1 "),
    (r"\bwith the same Level as the returned monster(?:'s)?(?=\.)", "with the same Level as that monster"),
    (
        r"^(During each of your Standby Phases)[,:] [Ii]ncrease (?:its Level|the Level|the Level of this card) by 1 \(max\.? ?(\d+)\)",
        lambda said: (
            f"{said[1]}: If this card is a Level {int(said[2]) - 1} or lower monster, increase this card's Level by 1"
        ),
    ),
    (r"\bthe difference between both players' LP\b", "the difference in LP"),
)
