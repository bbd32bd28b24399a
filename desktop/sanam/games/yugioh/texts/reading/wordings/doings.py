"""What an effect does, said in other words than those of the phrase book."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

DOINGS: Wordings = (
    (r"\b(loses exactly \d+ (?:ATK|DEF)), and if it does, it will (?=inflict piercing)", r"\1, and if you do, it "),
    (r"(?<=, and if you do, it inflict)(?= piercing)", "s"),
    (
        r"\b([Ll]ook at) (?:all cards in )?your opponent's hand and all Set cards (?:they control|on their field)\b",
        r"\1 your opponent's hand, and look at all Set cards your opponent controls",
    ),
    (
        r"^Also, check your opponent's hand and Deck and if you find any (Spell|Trap|Monster) [Cc]ards? with the same name as the destroyed \1 [Cc]ard, send all of them to the GY(?=\.)",
        "Also, send all cards with the same name as that card in your opponent's hand and/or Deck to the GY",
    ),
    (
        r"\bsend 1 card from your Deck to the GY with that name\b",
        "send 1 card with the same name as that target from your Deck to the GY",
    ),
    (
        r"(\bmonsters are (?:currently )?banished, )return (\d) of them to the GY\b",
        r"\1return \2 of your banished monsters to the GY",
    ),
    (
        r"^Also, (?:increase your LP by|gain) (\d+) per card if there are additional (\"[^\"]*\") cards in your GY(?=\.)",
        r"Also, gain \1 LP for each \2 in your GY",
    ),
    (
        r"^In that case, the Level of this card is equal to the Level of your destroyed monster(?=\.)",
        "If you do, this card's Level becomes equal to the destroyed monster's Level",
    ),
    (
        r"\badd to your hand, (1 [^.;]*? from your (?:Deck|Extra Deck|GY)) or (1 [^.;]*? from your (?:Deck|Extra Deck|GY)(?:, except \"[^\"]*\")?)(?=\.)",
        r"add either \1, or \2 to your hand",
    ),
    (r"^Select either its ATK or DEF and gain that many LP(?=\.)", "Gain LP equal to either its ATK or DEF"),
    (r"\bwhose Level is different from that monster\b", "with a different Level from that target"),
    (
        r"\b(?:that|the targeted) monster becomes the Level of that (?:monster sent to|sent monster in) the GY\b",
        "that target's Level becomes equal to the chosen monster's Level",
    ),
    (
        r"\bequal to the Level of the monster sent to the GY(?= x \d)",
        "equal to the chosen monster's Level",
    ),
    (
        r"^This card gains (\d+ (?:ATK|DEF)) for each of those cards(?=\.)",
        r"This card gains \1 for each card affected by this effect",
    ),
    (
        r"\b([Yy]ou can )change the Attribute of this card(?=\.)",
        r"\1declare 1 Attribute; this card becomes that Attribute",
    ),
    (r"\b(from their hand or) their field (to the GY)(?: \(their choice\))?(?=\.)", r"\1 field \2"),
    (r"^(FLIP: )?Pick up (\d) cards from the top of your Deck(?=\.)", r"\1Look at the top \2 cards of your Deck"),
    (
        r"^Select 1 of those cards and add it to your hand, and place the other card on the bottom of your Deck(?=\.)",
        "Add 1 of those cards to your hand, also place the rest on the bottom of your Deck",
    ),
    (
        r"^If it is a (?:Spell|Trap) Card, it is destroyed(?=\.)",
        "If it is of that kind, it is destroyed",
    ),
    (
        r"\b([Yy]our opponent) (?:selects and executes|selects and applies|chooses) 1 of (?:the following|these) effects(?=[.:;]|$)",
        r"\1 applies 1 of these effects",
    ),
    (
        r"^● (\d(?:, \d)+)(?:,? or (\d))?(?=: )",
        lambda said: f"● {said[1].replace(', ', ' or ')}{f' or {said[2]}' if said[2] else ''}",
    ),
    (
        r"\b([Rr]oll a six-sided die)(?:,? and|, then) apply the (?:result|appropriate effect|effect for the result)(?=[.:;])",
        r"\1",
    ),
    (
        r"\b([Tt]oss a coin [2-5] times),? and apply the appropriate effect(?=[.:;])",
        r"\1",
    ),
    (r"^Once per turn, you can (toss a coin [2-5] times)(?=\.)", r"Once per turn: You can \1"),
    (
        r"\band if you negated an? (Xyz|Synchro|Fusion|Ritual|Normal|Effect) Monster's attack, ",
        r"and if you do, if it is a \1 Monster, ",
    ),
    (r"\bwhile this monster is face-up on the field\b", "while this card is face-up on the field"),
    (
        r"^● Select 1 monster on their (?:side of the )?field and destroy it(?=\.)",
        "● Your opponent destroys 1 monster they control",
    ),
    (
        r"^Send an (Equip Spell) Card on your (?:side of (?:the )?)?field equipped to this card to the GY to destroy\b",
        r"You can send 1 \1 equipped to this card to the GY; destroy",
    ),
    (
        r"\bwhose (?:total|combined) Levels are less than or equal to (?:the Level of (that monster|that target)|(that monster|that target)'s Level)\b",
        lambda said: f"whose total Levels are less than or equal to {said[1] or said[2]}'s Level",
    ),
    (
        r"\b([Cc]hange (?:1|that|this)[^,.;]*?) to face-up Attack or Defense Position(?=[.,;])",
        r"\1 to face-up Attack Position or face-up Defense Position",
    ),
    (r"^See (the top \d cards of your opponent's Deck)(?=\.)", r"Look at \1"),
    (
        r"\b(?:[Pp]ick up and see|[Ss]ee) all face-down cards on your opponent's (?:side of the )?field, then return them to their original positions?(?=\.)",
        "look at all Set cards your opponent controls",
    ),
    (
        r"\b[Aa]ll (face-down|Set) cards on the field are turned face-up,? (?:and )?then returned to their original positions?(?=\.)",
        r"reveal all \1 cards on the field",
    ),
    (r"\bchange its Level to (?=the banished monster's Level\b)", "its Level becomes equal to "),
    (r"\bchange the ATK of that face-up opponent's monster to 0\b", "that opponent's face-up monster's ATK becomes 0"),
    (r"\bequal to the original ATK of that opponent's monster\b", "equal to that opponent's monster's original ATK"),
    (r'("[^"]*Token)"s (?=\()', r'\1s" '),
    (r'\b(Special Summon 1 "[^"]*Token" \([^()]*\)) and (?=1 "[^"]*Token" \()', r"\1, and Special Summon "),
    (
        r", and if you do, it is attacked instead, and you proceed to damage calculation\b",
        ", and if you do, change the attack target to it",
    ),
    (
        r"^When this card is sent directly from your Deck to the GY by an effect of a card controlled by your opponent, unite your GY cards and your own Deck, shuffle them and form a new Deck(?=\.)",
        "When this card is sent from your Deck to the GY by an opponent's card effect, shuffle all cards in your GY into the Deck",
    ),
    (
        r"\b([Bb])anish all other cards you control and in your hand \(min\. ?1 from each\)",
        r"\1anish all other cards you control, and banish all cards in your hand",
    ),
    (
        r"^Reveal your hand, choose 1 card from it, and shuffle it into the Deck(?=\.)",
        "Reveal your hand, and shuffle 1 card from your hand into the Deck",
    ),
    (
        r"\bthis card's effect becomes that target's activated effect\b",
        "this card's effect becomes that target's effect",
    ),
    (r"\bactivate the effect of the banished Trap [Cc]ard as this card's effect\b", "apply the banished Trap's effect"),
    (r"\bSend to the GY either (1 [^,;]*?), or (1 [^;]*?)(?=, and if you do)", r"Send either \1, or \2 to the GY"),
    (
        r"\byou cannot Normal Summon(?:/|, )Set,? or Special Summon monsters with (?:the added monster's|that) name\b",
        "you cannot Normal Summon, Set, or Special Summon monsters with that name",
    ),
    (r"\bmonsters with the added monster's name\b", "monsters with that name"),
    (
        r", and if you do, for the rest of this turn(?: after this card resolves)?, (you cannot Normal Summon, Set, or Special Summon monsters with that name), also your monsters with that name cannot activate their effects(?=\.)",
        r", and if you do, \1 for the rest of this turn, also you cannot activate cards, or the effects of cards, with that name for the rest of this turn",
    ),
    (
        r"\b([Tt]arget) 1 of your (\"[^\"]*\") monsters and 1 of your (\"[^\"]*\") monsters that are banished and/or in your GY\b",
        r"\1 1 \2 monster that is banished or in your GY and 1 \3 monster that is banished or in your GY",
    ),
    (
        r"\ba total of (\d) ([\w-]+) monsters and/or (Counter Traps) (with different names in your GY)\b",
        r"\1 \2 monsters or \3 \4",
    ),
    (
        r"^((?:If|When) [^:;]*: )?Reveal the top (\d) cards of your Deck; add any revealed ([^.;]*?) to your hand, and shuffle any remaining cards into the Deck(?=\.)",
        r"\1Excavate the top \2 cards of your Deck, add any excavated \3 to your hand, also shuffle the rest into the Deck",
    ),
    (
        r"\b[Cc]hoose (\d [^.;]*? with different names from your Deck), and place them on top of your Deck in any order\b",
        r"place \1 on top of your Deck in any order",
    ),
    (
        r"\badd 1 (Spell|Trap) [Cc]ard from your Deck to your hand with (\"[^\"]*\") or (\"[^\"]*\") in the card name, except (\"[^\"]*\")",
        r"add 1 \2 or \3 \1 card from your Deck, except \4, to your hand",
    ),
    (
        r"\bdestroy the targeted card if the revealed card is the declared type\b",
        "then, if it is a card of that type, destroy the targeted card",
    ),
    (r", and if you do, then, (?=if it is a card of that type\b)", ", then, "),
    (r"(^[^;]*\b[Tt]arget [^;]*; place )them (?=on top of your Deck in any order)", r"\1those targets "),
    (
        r"^(If this card is discarded) from your hand to your GY (by an opponent's card effect: Special Summon this card from (?:the|your) GY)",
        r"\1 to the GY \2",
    ),
    (r"\b(banish) this face-up card you control and (?=1 [^;]*? from your GY;)", r"\1 this card from your field and "),
    (r"\badd it your hand\b", "add it to your hand"),
    (
        r"\bRandomly select (\d) cards from your hand and (?:remove them from play|banish them)(?= to inflict\b)",
        r"Banish \1 random cards from your hand",
    ),
    (r"\breturn your other banished ([^.;]*?) to your GY\b", r"return all your banished \1 to your GY"),
    (
        r"^Then see your opponent's hand and discard all copies of the declared card in their hand(?: to the GY)?(?=\.)",
        "Then, look at your opponent's hand, and they discard all copies of the declared card",
    ),
)
