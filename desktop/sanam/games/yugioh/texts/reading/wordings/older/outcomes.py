"""What is done to cards and players, in texts of 1999 to 2006."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.older.parts import lower
from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

OUTCOMES: Wordings = (
    (r"\b[Yy]our opponent selects and Special Summons\b", "your opponent Special Summons"),
    (
        r"(?<= in face-up Attack Position),? and attacks (?:your|the) (?:selected|targeted) monster\b",
        ", and it attacks that target",
    ),
    (
        r"^\(?[Aa]ny [Bb]attle [Dd]amage from this battle (?:is treated as|becomes|is) 0\.?\)?\.?$",
        "Neither player takes battle damage from this battle.",
    ),
    (
        r"^The player whose monster (?:remains|is) alone on the field (?:at|in|during) (the End Phase)(?: of this turn)? wins the Duel",
        r"During \1, the player who controls the only monster on the field wins the Duel",
    ),
    (r"\b(\d+) of your LP\b", r"\1 LP"),
    (
        r"\bReveal cards from the top of your Deck equal to the roll,? and\b",
        "Excavate that many cards from the top of your Deck, and",
    ),
    (
        r"\bLook at cards from the top of your Deck equal to the roll, then return them in the same order(?=\.)",
        "Look at that many cards from the top of your Deck",
    ),
    (r"\bSpecial Summon (\d) ([^.;,]*?) from among them\b", r"Special Summon \1 excavated \2"),
    (r"\b([Pp])ick up the top card (?:from|of) your Deck,? and (?=if\b)", r"Excavate the top card of your Deck, and "),
    (r"\bif the card name is the one you declared\b", "if it is the declared card"),
    (r"^If not, ([a-z]+) the card you picked up\b", r"Otherwise, \1 it"),
    (r"^Pick up (\d) cards from the top of your Deck and ", r"Excavate the top \1 cards of your Deck, and "),
    (r"\bamong the picked-up cards(?=\.)", "among them"),
    (
        r"^Return all (?:the )?other picked-up cards to your Deck(?:,? and the Deck is then shuffled|, then shuffle it)?(?=\.)",
        "Shuffle the rest into the Deck",
    ),
    (r"^Change the (?:battle )?position of (1 face-up [^.;]*?) to (?=face-down Defense Position\b)", r"Change \1 to "),
    (
        r"^Increase the (ATK|DEF) of this card by (\d+) for each ([A-Z]\w+ Counter)(?=\.)",
        r"This card gains \2 \1 for each \3 on it",
    ),
    (
        r"^A monster equipped with this card (increases|decreases) its (ATK|DEF|ATK and DEF) by (\d+)(?=[.,])",
        lambda said: f"The equipped monster {'gains' if said[1] == 'increases' else 'loses'} {said[3]} {said[2]}",
    ),
    (r"(?<=\d) Damage (?=to\b)", " damage "),
    (r"\bto (increase|decrease) this (?:monster|card)'s (ATK|DEF) by (?=\d)", r"to \1 the \2 of this card by "),
    (
        r"\bInflict half of the Tributed monster's (ATK|DEF) as damage to your opponent(?=\.)",
        r"Inflict damage to your opponent equal to half the Tributed monster's \1",
    ),
    (
        r"^The (ATK|DEF|ATK and DEF) of (?:a|the) monster equipped with this card (increase|decrease|is increased|is decreased|are increased|are decreased)s? by (\d+)(?=[.,])",
        lambda said: f"The equipped monster {'gains' if 'increase' in said[2] else 'loses'} {said[3]} {said[1]}",
    ),
    (
        r"^(?:In addition, )?(?:the|that) monster(?:'s)? (cannot attack or change its battle positions?)(?=\.)",
        r"The selected monster \1",
    ),
    (
        r"^The (ATK|DEF|ATK and DEF) of (?:the|that) (?:selected )?monster (?:is |are )?(increase|decrease)(?:s|d)? by (\d+)(?=\.)",
        lambda said: f"The selected monster {'gains' if said[2] == 'increase' else 'loses'} {said[3]} {said[1]}",
    ),
    (
        r"^As long as this card remains face-up on the field, control of (?:the|that) (?:selected )?monster is (?:given|shifted) to you(?=\.)",
        "Take control of that monster while this card is face-up on the field",
    ),
    (
        r"^Control of (?:the|that) (?:selected )?monster is (?:given|shifted) to you (?=(?:as long as|while) this card\b)",
        "Take control of that monster ",
    ),
    (
        r"^At this time, the Flip Effects of (?:these|those|the) monsters are not activated\.$",
        "(Flip Effects are not activated.)",
    ),
    (
        r"^Take control of the equipped monster(?=\.$)",
        "Take control of a monster your opponent controls that is equipped with this card",
    ),
    (r"\bthis card inflicts (\d+ damage to (?:the controller|its controller|the owner))\b", r"inflict \1"),
    (
        r"^(This card|The equipped monster|This monster) (increases|decreases) its (ATK|DEF|ATK and DEF) by (\d+)( during your Battle Phase)?(?: only)?(?=[.,])",
        lambda said: (
            f"{'During your Battle Phase, ' + lower(said[1]) if said[5] else said[1]} {said[2].replace('increases', 'gains').replace('decreases', 'loses')} {said[4]} {said[3]}"
        ),
    ),
    (
        r"^(?:In addition, )?(?:[Tt]he|[Tt]hat) (?:selected )?monster cannot change its [Bb]attle [Pp]osition (?:during )?this turn(?=\.)",
        "Its battle position cannot be changed this turn",
    ),
    (r"^During the turn (?:that )?this card is activated, (any damage you take becomes 0)(?=\.)", r"This turn, \1"),
    (
        r"^(The equipped monster cannot be destroyed by battle),? (?:n?or) by (?:an|the) effects? of (?:an? )?(?:other )?cards? that (?:designates?|targets?) (?:the equipped monster|it)(?: as (?:its|a) target)?(?=\.)",
        r"\1 or by card effects that target it",
    ),
    (
        r"^If the (ATK|DEF) of the equipped monster (?:becomes|is) (\d+ or (?:more|less)), destroy this card(?=\.)",
        r"If the equipped monster's \1 is \2, destroy this card",
    ),
    (
        r"\binflict (\d+) damage to the player who activated it(?=\.)",
        r"immediately after it resolves, the player that activated it takes \1 damage",
    ),
    (
        r"\binflict (\d+ damage) to the owner of (?:the|that) card for each card(?=\.)",
        r"inflict \1 to its owner for each card sent",
    ),
    (r"^You can select either or both of these effects:", "Activate 1 or both of these effects:"),
    (
        r"^(The ATK and DEF of this card become) (?:the same as|equal to) the ATK and DEF of the equipped monster(?=\.)",
        r"\1 equal to the ATK and DEF of the monster equipped to it",
    ),
    (
        r"^Increase the (ATK|DEF|ATK and DEF) of this card by (\d+) (?=for each [^.;,]*?, until\b)",
        r"This card gains \2 \1 ",
    ),
    (
        r"^(?:Any )?[Bb]attle [Dd]amage to the controller of this card from (?:a battle|battles) involving this card becomes 0(?=\.)",
        "You take no battle damage from battles involving this card",
    ),
    (
        r"^Inflict (\d+) damage to your opponent for each card your opponent controls or has in their hand(?=\.)",
        r"Inflict damage to your opponent equal to the total number of cards on your opponent's field and in your opponent's hand x \1",
    ),
    (
        r"^You cannot change the (?:[Bb]attle )?[Pp]osition of this card during your next turn(?=\.)",
        "Its battle position cannot be changed until the end of your next turn",
    ),
    (
        r"^Fuses 2 or more Fusion-Materials to form a new Fusion Monster(?=\.)",
        "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as Fusion Material",
    ),
    (
        r"\b(your opponent) draws cards until (?:he/she has|they have) (\d+) cards in their hand\b",
        r"\1 draws until they have \2 cards in their hand",
    ),
    (r"(?<=\bmust pay )(\d+ LP) for each of their attacking monsters(?=\.)", r"\1 to declare an attack"),
    (
        r"^\(?(?:If there is|In case of) (?:more than one|a tie)(?: monster with the same (?:highest|lowest) (?:ATK|DEF))?, (?:select|you (?:choose|select)) (?:1|one|which(?: monster)? to destroy)\.?\)?(?=\.?$)",
        "(If it's a tie, you get to choose.)",
    ),
    (r"\bset?lect (1 card) in it and discard that card(?=\.)", r"select \1 in it, and discard it"),
    (r"\b(Inflict \d+ damage to your opponent) and (\d+ damage) to your own LP(?=\.)", r"\1, and take \2"),
    (r"\b([Ii]ncrease your LP by \d+),? and (?=you can\b)", r"\1, then "),
    (r"^You cannot change its battle position (?=until\b)", "Its battle position cannot be changed "),
    (r"\bloses (\d+) from its (ATK and DEF|ATK|DEF)\b", r"loses \1 \2"),
    (r"\b(Inflict \d+ damage to your opponent) and (\d+ damage) to your LP(?=\.)", r"\1, and take \2"),
    (
        r"^The monster equipped with this card (increases|decreases) its (ATK|DEF|ATK and DEF) by (\d+)(?=[.,])",
        lambda said: f"The equipped monster {'gains' if said[1] == 'increases' else 'loses'} {said[3]} {said[2]}",
    ),
    (r"\b(inflict damage) (equal to [^.;]*?) to your opponent's LP(?=\.)", r"\1 to your opponent \2"),
    (r"\b(cannot change (?:its|their)) positions?\b", r"\1 battle positions"),
    (r"\b([Ii]nflict \d+ damage) (?=for (?:each|every)\b)", r"\1 to your opponent "),
    (r"\bDowngrade (all [^.;]*?) by (\d+) Levels?(?=\.$)", r"Reduce the Levels of \1 by \2"),
    (
        r"^The [Bb]attle [Dd]amage inflicted by (this card|this monster) to your opponent(?:'s LP)? is halved(?=\.$)",
        r"Any battle damage \1 inflicts to your opponent is halved",
    ),
    (
        r"\bwith an original (ATK|DEF) that is (less|higher) than the (ATK|DEF) of this card\b",
        r"with original \1 \2 than this card's \3",
    ),
    (r"^The original (ATK and DEF|ATK|DEF) of this card (becomes?)\b", r"This card's original \1 \2"),
    (r"\bthis card inflicts (\d+) damage to your LP(?=\.$)", r"you take \1 damage"),
    (r"\b(\d+ damage) to both players(?:' LP)?(?=\.$)", r"\1 to each player"),
    (r"^Also,? (increase|decrease|inflict|destroy)s?\b", r"Also, \1"),
    (
        r"\bany [Bb]attle [Dd]amage to (?:(?:your|its controller's) LP|the controller of this card) becomes 0(?=\.$)",
        "you take no battle damage",
    ),
    (
        r"^All monsters on your field are turned to face-up Defense Position(?=\.$)",
        "Change all monsters you control to face-up Defense Position",
    ),
    (
        r"\bany battle damage you take from (?:your opponent's monsters|monsters your opponent controls) becomes 0(?=\.$)",
        "you take no battle damage from your opponent's monsters",
    ),
    (
        r"\binflict damage to your opponent equal to the number of your Standby Phases that have passed since this card was activated [x×] (\d+)(?=\.$)",
        r"inflict \1 damage to your opponent for each of your Standby Phases that have passed since this card was activated",
    ),
    (r"\byou lose half of your LP(?: before the attack)?(?=\.)", "halve your LP"),
    (r"\bcall heads or tails\b", "call it"),
    (r"^If (\d) out of \d results are [Hh]eads, ", r"If at least \1 of the results are heads, "),
    (r"\b(?:this card is )?unaffected by any (Spell|Trap) cards(?=\.$)", r"this card is unaffected by \1 effects"),
    (
        r"^(?:Discard this card from your hand to the GY|Discard this card) to make the battle damage inflicted to you (?:by 1 monster your opponent controls|from 1 battle) 0(?=\.$)",
        "During damage calculation, if your opponent's monster attacks (Quick Effect): You can discard this card; you take no battle damage from that battle",
    ),
    (r"\bfor each card you (?:remove|banish)(?=[.,])", "for each card banished"),
    (r",? (?:and )?then returns? (?:it|them) to (?:its|their) original positions?(?=\.$)", ""),
    (r"\band reduce its (ATK|DEF) to 0(?=\.)", r"and its \1 becomes 0"),
    (r"^Destroy and (?:banish|remove from play) (?:the|that) monster(?=\.$)", "Destroy that monster and banish it"),
    (
        r"\bselect (1 [^.;,]*? from your Deck), show it to your opponent,? and add it to your hand\b",
        r"add \1 to your hand",
    ),
    (r"^[Mm]ove (1 [^.;]*? from your Deck to your hand)(?=\.)", r"Add \1"),
    (
        r"\b(take control of) 1 opponent's (face-up )?monster equipped with this card\b",
        r"\1 1 \2monster your opponent controls that is equipped with this card",
    ),
    (
        r"^(T)ake control of 1 (?:of your )?opponent's (face-up )?monsters? (?:that is )?equipped with this card(?=\.$)",
        r"Take control of 1 \2monster your opponent controls that is equipped with this card",
    ),
    (
        r"\b([Yy]our opponent|[Yy]ou) increases? (?:their|your) LP by (\d+)\b",
        lambda said: f"{said[1]} gain{'s' if said[1][-1] == 't' else ''} {said[2]} LP",
    ),
    (r"\bcannot banish cards (?:from|in) (?:either|any) GY\b", "cannot banish cards from the GY"),
    (
        r"^(As long as this card remains face-up on the field, )?[Aa]ny effect that increases your opponent's LP is changed into an effect that inflicts the same amount of damage to your opponent(?:'s LP)?(?=\.$)",
        r"Any effect that would make your opponent gain LP inflicts the same amount of damage to them, instead",
    ),
    (r"^Control of the selected monster is shifted to you (?=until\b)", "Take control of that monster "),
    (r"\bend the Battle Phase of (?:that|this) turn(?=\.)", "end the Battle Phase"),
    (
        r"\b([Yy]our opponent) takes (\d+) cards? from the top of (?:their|your opponent's) Deck and discards (?:it|them)(?: to the GY)?(?=\.)",
        r"\1 sends \2 cards from the top of their Deck to the GY",
    ),
    (
        r"^Flip (all face-down Defense Position monsters on the field) to (face-up Defense Position)(?=\.$)",
        r"Change \1 to \2",
    ),
    (r"\b(destroy all other cards on the field) except this card(?=\.)", r"\1"),
    (
        (
            r"^If (?:that|the) (?:drawn )?card is (an? [^,]*?), you can reveal (?:it|that card)(?: to your opponent)? "
            r"(?:and|to) (draw \d|Special Summon it)(?: more)?(?= cards?\.$|\.$)"
        ),
        r"Then, if it is \1, you can reveal it, and if you do, \2",
    ),
    (r"^If the (?:drawn )?card (?:you drew )?is (?=(?:not )?an? )", "Then, if it is "),
)
