"""What was spoken of before: "that monster", "it", "those cards"."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

PRONOUNS: Wordings = (
    (
        r"\bthe (?:\"[^\"]*\" )?(monster|card) (sent|discarded|banished|Tributed|revealed)(?: to the GY)? this way\b",
        r"the \2 \1",
    ),
    (
        r"\b(equal to the (?:original )?(?:ATK|DEF|Level) of )the (monster|card) sent to the GY(?=[,.;])",
        r"\1the sent \2",
    ),
    (r"\ba target opponent's monster\b", "an opponent's monster"),
    (r"\b(monsters?) equipped with this card by this effect\b", r"\1 equipped with this card"),
    (r"(?<=is equipped to a monster, )that equipped monster\b", "the equipped monster"),
    (r"^[Mm]onsters changed to (?:face-down )?Defense Position by this effect cannot\b", "Those monsters cannot"),
    (r"\bthe opponent's monster it is battling\b", "the opponent's monster"),
    (r"\b(?:banish|remove from play) all monsters that were Special Summoned by this effect\b", r"banish them"),
    (r"\b1 of those (monster|card)(?=[ ,.;])", r"1 of those \1s"),
    (r"^(.*\bif this card is the only [^:]*: )Destroy it(?=\.)", r"\1Destroy this card"),
    (r"(?<=, )(that monster you control cannot be destroyed by that battle, also\b)", r"also \1"),
    (r"\bSpecial Summon all \d of them\b", "Special Summon those targets"),
    (r"^Their (ATK|DEF)'s become\b", r"Their \1 become"),
    (
        r"^(FLIP: )?(When [^.;:]* is flipped face-up, you can return )(monsters your opponent controls) to the hands?,? (up to the number of [^.;,]*)(?=\.)",
        r"\1\2\3, \4 to the hand",
    ),
    (
        r"^The Ritual Monster Special Summoned by this effect cannot attack, and is destroyed during the End Phase(?=\.)",
        "That monster cannot attack, also destroy it during the End Phase",
    ),
    (r"(?<=is equipped to a monster, )that target (?=gains|loses)", "the equipped monster "),
    (r"^If that target (?=destroys a monster by battle and sends it to the GY:)", "If the equipped monster "),
    (r"\bhalve the monster's (ATK|DEF)\b", r"halve that monster's \1"),
    (
        r"(?<=destroy them, and if you do, take damage equal to )those destroyed monsters' ATK(?=\.)",
        "their combined ATK",
    ),
    (r"\b(the|that) Tributed monster had on the field\b", r"\1 Tributed monster"),
    (r"\b[Tt]hose monsters' effects are negated\b", "their effects are negated"),
    (r"\bthe removed (monster|card)\b", r"the banished \1"),
    (r"\bthose targets to the Deck\b", "those targets into the Deck"),
    (r"\bthat attacking monster(?='s\b)", "the attacking monster"),
    (r"\bthe owner of this card draws (?=1 card\b)", "draw "),
    (r"\b[Tt]he monster this card was equipped to (?=gains|loses)", "the equipped monster "),
    (
        r"^A monster that destroys this card by battle (?=loses|gains)",
        "When this card is destroyed by battle, the monster that destroyed it ",
    ),
    (r"\bone of those (?=monsters|cards)", "1 of those "),
    (r"\bthe (Level|ATK) of the monster you Special Summoned by this effect\b", r"that monster's \1"),
    (
        r"\bSpecial Summon as many monsters as possible that were banished by this effect\b",
        "Special Summon the monsters banished by this effect",
    ),
    (r"\b1 of those (?:destroyed|banished|Summoned|discarded) (monsters|cards)\b", r"1 of those \1"),
    (r"\bthe (Level|ATK) of the monster (?:sent to the GY|banished|destroyed) by this effect\b", r"that monster's \1"),
    (r"^(?:That|The) (?:target|monster)'s ATK becomes 0, also it\b", "Its ATK becomes 0, also it"),
    (
        r"^Downgrade the monster equipped with this card by (\d) Levels\b",
        r"The equipped monster's Level is reduced by \1",
    ),
    (
        r"^That monster (loses|gains) (\d+) (ATK|DEF) while equipped with this card(?=\.)",
        r"The equipped monster \1 \2 \3",
    ),
    (
        r"^The Special Summoned monster cannot be targeted by (?:the|your) opponent's Spells, Traps, or card effects\b",
        "That monster cannot be targeted by your opponent's card effects",
    ),
    (
        r"\band if it was face-up, (inflict damage to your opponent equal to) the ATK it had(?: on the field)?(?=\.)",
        r"and if you do, if it was a face-up monster, \1 its ATK",
    ),
    (r"(both of those first 2 targets [^.;]*?) and return the other to\b", r"\1, and return the second target to"),
    (r"(\bfirst 2 targets [^.;]*?) the third target\b", r"\1 the second target"),
    (r"\bthose \d banished (cards|monsters)\b", r"those \1"),
    (
        r"\bwhose Level is the same as the (banished|Tributed|sent) monster's(?=\.)",
        r"with the same Level as the \1 monster",
    ),
    (r"(?<=; )both monsters' Levels (?=become\b)", "the Levels of those targets "),
    (r"(?<=; )the Levels of (?:both )?that (monster|card) and this card\b", "the Levels of that target and this card"),
    (r"\bof the monsters? equipped by this effect\b", "of the monster equipped to it"),
    (
        r"\bthen if your opponent controls any monsters (with [^,;.]*), destroy 1 of them\b",
        r"then, if your opponent controls a monster \1, destroy 1 monster your opponent controls \1",
    ),
    (r"\b(attach it to )the target(?=\.)", r"\1that target"),
    (r"^Target 1 Equip Card equipped to a monster on the field; ", "Target 1 Equip Card on the field; "),
    (r"(?<=● )Target 1 Equip Card equipped to a monster on the field; ", "Target 1 Equip Card on the field; "),
    (r"\b[Tt]hat attack target\b", "the attack target"),
)
