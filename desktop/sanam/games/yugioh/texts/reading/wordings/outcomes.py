"""What is done to cards."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_EACH_CHOOSES = (
    r'\b([Ee]ach player) (?:chooses|selects) (1 [^".;,]*?),? (?:then|and) '
    r"(shuffles|sends|discards|destroys|banishes|returns) it\b"
)
_OPPONENT_PICKS = (
    r"\b[Rr]eveal (\d [^;]*? from your Deck)[,;] (?:have )?your opponent (randomly )?(?:picks?|chooses?|adds?) 1 "
    r"(?:of them )?(?:for you to )?(add to your hand|to your hand|Set|Special Summon)"
    r"(?: (?:on|to) your field)?,? and (?:you )?(shuffle|send) the rest(?: back)?\b"
)
_PICKED_AT_RANDOM = (
    r"\b(?:[Ss]elect|[Cc]hoose) (\d [^;,.]*? from your Deck),?(?: and)? have your opponent pick (?:1|one) of them at random"
    r"(?:,? and add it| to add) to your hand(?=\.)"
)
_PICKED = {"Set": "Set it", "Special Summon": "Special Summon it"}


def _shown(said: Match[str]) -> str:
    done = _PICKED.get(said[3], "add it to your hand")
    return (
        f"select {said[1]} and show them to your opponent, then your opponent {said[2] or ''}selects 1 of them, "
        f"and {done}, also {said[4]} the rest"
    )


_OPPONENT_SELECTS = (
    r"\b([Yy]our opponent) selects (1 [^.;,]*? from (?:his/her|their) (?:Deck|hand)) and (sends|discards) it\b"
)
_FOR_EACH = (
    r"^For (each [^.,;]*?) by this effect, "
    r"(this card gains \d+ (?:ATK|DEF|ATK and DEF))((?: until [^.,;]*)?)(?=\.)"
)


OUTCOMES: Wordings = (
    (
        r"\b(Special Summon (?:that target|it), but its effects? )(?:is|are) negated by this card, and it is (shuffled into the Deck|destroyed|banished) when this card leaves the field\b",
        lambda said: (
            f"{said[1].replace('effect ', 'effects ')}are negated, and "
            f"{ {'s': 'shuffle it into the Deck', 'd': 'destroy it', 'b': 'banish it'}[said[2][0]] } "
            "when this card leaves the field"
        ),
    ),
    (r"^(Also, until [^:;,]*, each time [^:;]*): You can ", r"\1, you can "),
    (
        r"(?<=\(if possible\); )(destroy all cards you control), then,? (Special Summon that target)(?: \(if any\))?",
        r"\1, also \2",
    ),
    (r"(?<=\(if possible\); )regardless, (?=this card (?:gains|loses)\b)", ""),
    (
        r"\b([Yy]our opponent) adds their hand to the Deck and shuffles it, then draws the same (?:of )?number of cards they added to the Deck(?=\.)",
        r"\1 shuffles all cards in their hand into the Deck, then draws the same number of cards",
    ),
    (
        r"\b2 ((?:face-up |Set )?(?:[\w/]+ )?)(Card|card|monster)s on the field \(1 (?:from|on) each (?:side of the )?field\)",
        r"1 \1\2 you control and 1 \1\2 your opponent controls",
    ),
    (
        r"\blook at your opponent's hand,? and (?:choose|select) 1 Monster Card in it(?=[.,])",
        "look at your opponent's hand and reveal 1 monster in your opponent's hand",
    ),
    (
        r"\b(greater than or equal to) the selected monster's, destroy the selected card\b",
        r"\1 the ATK of the chosen card, destroy the chosen card",
    ),
    (
        r"\b(\d+ monsters) from your (Deck|hand|GY), (with the same [^.;]*? as that monster), but with different names from each other and that monster(?=\.)",
        r"\1 with different names from your \2 \3, but a different name",
    ),
    # The ban begins when the effect has resolved, so it is laid last.
    (
        r"(?<=; )for the rest of this turn, (you cannot Special Summon monsters), also (Special Summon [^.;]*)(?=\.)",
        r"\2, also \1 for the rest of this turn",
    ),
    (
        r"\badd to your hand, or Special Summon, (1 [^.;]*? from your Deck(?:, except \"[^\"]*\")?)(?=\.)",
        r"take \1, and either add it to your hand or Special Summon it",
    ),
    (r"\bnegate the attack, end the Battle Phase, then\b", "negate the attack and end the Battle Phase, then"),
    (
        r"\bbanish (\d cards?) from your opponent's Extra Deck \(their choice\)",
        r"your opponent banishes \1 from their Extra Deck",
    ),
    (
        r"^(Once per turn, when your opponent Special Summons [^:]*: You can change )their battle positions\b",
        r"\1the battle positions of those monsters",
    ),
    (
        r"\b([Ee]ach player) (?:selects|chooses) (1 [^.;,]*?),? and adds it to their hand(?: after showing it to (?:the|their) opponent)?(?=\.)",
        r"\1 adds \2 to their hand",
    ),
    (
        r"\bSpecial Summon from (?:both players?'s?|the) GYs? as many (Normal |Effect )?[Mm]onsters as possible (with \d+ or less ATK) (that were [^.;,]*)(?=\.)",
        r"Special Summon as many \1monsters in the GYs \2 \3 as possible",
    ),
    (
        r"\bselect 1 Monster Card in it, and add that card to your hand(?=\.)",
        "and add 1 monster from your opponent's hand to your hand",
    ),
    (
        r"\b(Tribute 1 monster; add 1 monster with the same original (?:(?! as )[^.;])*?), but with a (different original name, from)\b",
        r"\1 as the Tributed monster, but with a \2",
    ),
    (
        r"\bwith the same ([^.;,]*? as that monster) in the GY, but (?=\d Levels? higher\b)",
        r"with the same original \1, but ",
    ),
    (
        r"\b(with the same Level as) the monster returned to the hand, but (with a different name)(?=\.)",
        r"\1 that target, but \2",
    ),
    (r"\bthe (ATK/DEF|ATK|DEF) of the (?:ones|monsters) changed by this effect become 0\b", r"their \1 become 0"),
    (r", also, you (?=look at\b)", ", also, "),
    (r"\b([Aa]dd|Special Summon|[Ss]end|[Bb]anish) both (?=1 [^.;]*? and 1 )", r"\1 "),
    (r"\bdraw 1 more card\b", "draw 1 card"),
    (r"^Those monsters' effects cannot be activated\b", "Those monsters cannot activate their effects"),
    (
        r"\breturn (monsters your opponent controls) to (?:their owners?'? hands?|the hand),? up to (the number of [^.;]*?)(?=\.)",
        r"return any number of \1, up to \2, to the hand",
    ),
    (r", then you draw (?=\d )", ", then draw "),
    (r"^Then, they draw (?=\d )", "Then, your opponent draws "),
    (r"^(During your End Phase, )either (?=[A-Z])", r"\1"),
    (r"(?<=[a-z]), (?=while this card remains face-up on the field\.$)", " "),
    (r"\bcannot attack during that turn\b", "cannot attack this turn"),
    (
        r"^Then shuffle (?:your Deck|the Decks)(?=\.)|^(?:The|Both) Decks are then shuffled(?=\.)",
        "Your Deck is then shuffled",
    ),
    (r"\byour opponent's entire hand\b", "your opponent's hand"),
    (r"\b(their|your) entire hand\b", r"all cards in \1 hand"),
    (_OPPONENT_PICKS, _shown),
    (
        _PICKED_AT_RANDOM,
        r"select \1 and show them to your opponent, then your opponent randomly selects 1 of them, and add it to your hand",
    ),
    (
        r"^(?:Return|Shuffle) (?:the remaining cards|the rest) (?:back )?(?:in)?to your Deck(?=\.)",
        "Shuffle the rest into the Deck",
    ),
    (
        r"(?<!Levels of )\ball face-up monsters you currently control become that monster's Level\b",
        "the Levels of all face-up monsters you currently control become that monster's Level",
    ),
    (
        r"^If this card would be destroyed while equipped with an Equip Spell(?: Card)?, you can send that card to the GY instead(?=\.)",
        "If this card would be destroyed, you can send 1 Equip Spell on the field equipped to this card to the GY instead",
    ),
    (
        r"^Shuffle them back in, and (this card's maximum number of attacks [^.]*)(?=\.)",
        lambda said: f"{said[1][0].upper()}{said[1][1:]}, also shuffle your Deck",
    ),
    (r'^Flip 1 face-down ([^".;,]*?) into (?=face-up Attack Position\b)', r"Change 1 face-down \1 to "),
    (_EACH_CHOOSES, r"\1 \3 \2"),
    (r"^[Pp]ut (\d+|an?) ((?:[A-Z][\w-]* C|c)ounters?) on\b", r"Place \1 \2 on"),
    (r"\bmake your opponent (discard|send|Tribute)\b", r"your opponent \1s"),
    (r"\bmake your opponent banish\b", "your opponent banishes"),
    (r"\bdetatch\b", r"detach"),
    (r"\bdraw 1 more card(?=\.)", r"draw 1 card"),
    (
        r"^(All) monsters on the field (.*?), except (?:for )?([A-Z][\w-]+)-Type monsters(?=\.)",
        r"\1 non-\3-Type monsters on the field \2",
    ),
    (r"\b(draw|discard) a number of cards equal to\b", r"\1 cards equal to"),
    (
        r"\b([Cc])hoose (1 [^;,.]*? from your Deck) and place it on (?:the )?top of (?:the|your) Deck\b",
        r"place \2 on the top of your Deck",
    ),
    (r"\bdraw and reveal (1 card)\b", r"draw \1, and reveal it"),
    (r"^Select, destroy, and (?:remove from play|banish) (1 [^.]*)(?=\.)", r"Select \1, destroy it, and banish it"),
    (r"^(Detach 1 Xyz Material from this card) or (take \d+ damage)(?=\.)", r"\1, or \2"),
    (r"(: Detach 1 Xyz Material from this card) or (take \d+ damage)(?=\.)", r"\1, or \2"),
    (r"\bshuffle them both into\b", r"shuffle them into"),
    (
        r"^Add all (?:the )?cards in your hand to your Deck and shuffle it(?=\.)",
        r"Shuffle all cards in your hand into the Deck",
    ),
    (r"^Add, from your Deck to your hand, (1 [^.]*)(?=\.)", r"Add \1 from your Deck to your hand"),
    (
        r"\b([Ss]elect (\d) [^,.]* from your Deck), have your opponent pick one of them at random, and add it to your hand(?=\.)",
        r"\1",
    ),
    (r"^You cannot change (?:this|its) [Bb]attle [Pp]osition (?=until\b)", "Its battle position cannot be changed "),
    (r"^If you activated this effect, (?=you cannot [^.]*for the rest of this turn\b)", ""),
    (r"(?<=, then )(change this card to Defense Position) if you activated this effect(?=\.)", r"\1"),
    (r"\bshuffle (1 [^.;,]*?) into the bottom of (?:the|your) Deck\b", r"place \1 on the bottom of your Deck"),
    (
        r"\b(banish|destroy) (all (?:face-up )?)([\w-]+ monsters) your opponent controls and in their GY(?=\.)",
        r"\1 \2\3 your opponent controls, also \1 all \3 in your opponent's GY",
    ),
    (r"\b[Ss]end to the GY (1 [^.;]*? from your (?:hand|field)[^.;]*?)(?=[;.])", r"send \1 to the GY"),
    (
        r"^Destroy the targeted monster and inflict damage equal to (half its original ATK) to your opponent(?=\.)",
        r"Destroy that monster and inflict damage to your opponent equal to \1",
    ),
    (r"\bdestroy and banish that target(?=\.)", "destroy that target, and if you do, banish it"),
    (
        r"\b(Remove all ([A-Z][\w-]*) Counters from that card, and inflict \d+ damage to your opponent for each) (?:\2 )?Counter removed(?=\.)",
        r"\1",
    ),
    (
        r"\b(select 1 face-up monster your opponent controls), destroy it, and inflict damage to your opponent equal to the (Level|ATK|DEF) of the destroyed monster\b",
        r"\1 and destroy it, and inflict damage to your opponent equal to its \2",
    ),
    (
        r"^((?:FLIP: )?Change all) (face-up [^.,]*? you control to face-down Defense Position), except this card(?=\.)",
        r"\1 other \2",
    ),
    (r"^Select (1 Spell [Cc]ard) from your Deck and Set it(?=\.)", r"Set \1 directly from your Deck"),
    (r"^You cannot use that Spell Card this turn(?=\.)", "It cannot be activated this turn"),
    (
        r"\byou can (?:activate this effect to )?(banish|remove from play) the top card of your Deck and give this card (\d+ (?:ATK|DEF))(?= until)",
        r"you can \1 the top card of your Deck, and this card gains \2",
    ),
    (
        r", and cannot change their battle positions? this turn\b",
        ", also they cannot change their battle positions this turn",
    ),
    (
        r"\b(Special Summon (?:it|that target|them|those targets)), (?=(?:its|their) (?:ATK|DEF|Level|effects)\b[^,]* (?:becomes?|are)\b)",
        r"\1, but ",
    ),
    (
        r"\bthe (?<!original )(ATK|DEF|Level) (?:that monster|that target|the destroyed monster) had on the field\b",
        r"that monster's \1",
    ),
    (
        r"\b(?:you can |You can )?(?<!to )make (it|this card|that target|that monster) unable to be (?=destroyed|targeted)",
        r"\1 cannot be ",
    ),
    (r"\bto have (?=(?:this card's|its) (?:Level|ATK|DEF) become\b)", "to "),
    (r"(?<=, then )you (?=(?:send|banish|destroy|shuffle|discard|Special Summon|add)\b)", ""),
    (r"(?<=, also )you (?=(?:send|banish|destroy|shuffle|discard|Special Summon|add)\b)", ""),
    (r"\b(equal to (?:its|that target's|that monster's) original (?:ATK|DEF)) on the field(?=[.,;])", r"\1"),
    (r"\b(You can activate this effect), (?=this card can\b)", r"\1; "),
    (r"(\byour opponent (?:sends|discards|banishes|Tributes) [^.;:]*?) \(their choice\)", r"\1"),
    (r"\bcurrently (in|attached|on)\b", r"\1"),
    (
        r"^Destroy it when this card leaves the field(?=\.)",
        "When this card leaves the field, destroy the monster Special Summoned by this effect",
    ),
    (
        r" and return those cards to the top of the Deck in any order\b",
        ", then place them on the top of the Deck in any order",
    ),
    (_OPPONENT_SELECTS, r"\1 \3 \2"),
    (
        r"\b(?:place|return) (?:them all|all of them|them) (?:on|to) (?:either )?(?:the )?top or (?:(?:to|on) )?(?:the )?bottom of (the|your|their) Deck,?(?: but)? in any order\b",
        r"place them on either the top or the bottom of \1 Deck in any order",
    ),
    (
        r"\b([Ss])pecial Summon (?:to your (?:side of the )?field )?all ([^.;,]*?) among them(?=[.,])",
        r"\1pecial Summon any excavated \2",
    ),
    (r" instead of destroying 1 of (?:those|them)\b[^.;,]*(?=\.$)", " instead of destroying 1 of those monsters"),
    (
        r"(\bwould be destroyed\b.*), for each of those monster(?:\(s\)|s) instead(?=\.$)",
        r"\1 for each of those monsters instead",
    ),
    (r"\bunaffected by the opponent's\b", "unaffected by your opponent's"),
    (r"\bSet the destroyed (?:card|Spell/Trap(?: Card)?) on your field\b", "Set it to your field"),
    (r"^(.*\bopponent\b.*: )They (discard|draw|send|banish)s? ", r"\1Your opponent \2s "),
    (r", and you (?=(?:send|destroy|return|banish) that target\b)", ", and "),
    (r"\bdiscard 1 card randomly from your opponent's hand\b", "your opponent discards 1 random card"),
    (r"\bdraw cards equal to the number of cards you shuffled into the Deck\b", "draw the same number of cards"),
    (r"\bit is returned to the top of the Deck\b", "place it on the top of the Deck"),
    (r"\bdraw 1 additional card for each\b", "draw 1 card for each"),
    (r"\b(select|target) (up to \d [^.;:]*?), remove them from play(?=\.)", r"\1 \2, and banish them"),
    (_FOR_EACH, r"\2 for \1 by this effect\3"),
    (
        r"\b[Ss]end 1 ([A-Z][\w-]*(?:-Type)? monster) each from your hand and Deck to the GY\b",
        r"send 1 \1 from your hand and 1 \1 from your Deck to the GY",
    ),
    (
        r"\b[Ss]end the same number of cards from the top of their Deck\b",
        "send the same number of cards from the top of your opponent's Deck",
    ),
    (
        r"\b1 (card|monster) from your opponent's hand \(at random\)(?= into the Deck\b)",
        r"1 random \1 from your opponent's hand",
    ),
    (r"^Return the (?:selected|targeted) [^.;]*? to the hand(?=\.)", "Return those cards to the hand"),
    (r"\bhand \(at random\), GY, or (?:their (?:side of the )?)?field\b", "hand, GY, or field"),
    (
        r"^All (.*?) are changed to (face-up Attack Position \(Flip Effects are not activated\)), and lose\b",
        r"Change all \1 to \2, and they lose",
    ),
    (r"\b(during your opponent's Main Phase) or your opponent's (?=Battle Phase\b)", r"\1 or "),
    (
        r"(?<=, then )for each card you discarded to the GY by this effect, (add 1 [^.]*? to your hand)(?=\.)",
        r"\1 for each card discarded",
    ),
    (
        r"\b(any number of [^.;]*?) in (face-up )?(Attack|Defense) Position, up to (the number of [^.;]*?)(?=[.;])",
        r"\1, up to \4, in \2\3 Position",
    ),
    (r"\b([Rr]eveal [^;,.]*? in your hand), (?=shuffle them)", r"\1, and "),
    (
        r"\bfor each card you discarded to the GY by this effect, add 1 ([^,.;]*) monster from your GY to your hand",
        r"add to your hand a number of \1 monsters from your GY, equal to the number of cards discarded",
    ),
    (
        r'\bSet ("[^"]*" [^,.;"]*?) directly from your Deck, except ("[^"]*"), up to (the number of [^.;,]*)',
        r"Set \1, except \2, up to \3 directly from your Deck",
    ),
    (
        r"\b(shuffle|return) (cards your opponent controls) (into the Deck|to the hand), up to (the number of [^.;,]*)",
        r"\1 a number of \2, up to \4 \3",
    ),
    (
        (
            r"\byour opponent banishes cards from their field face-down so they control the same number of "
            r"cards as you do(?=\.)"
        ),
        (
            "your opponent banishes a number of cards they control, equal to how many more cards they control than "
            "you do, face-down"
        ),
    ),
    (r"(: )You can (?:have|make) your opponent (shuffle|discard|send|draw)\b", r"\1You can: your opponent \2s"),
    (r"\bas many ([^;.]*? on the field) as possible (with [^;.,(]*?)(?= \(|[,.])", r"as many \1 \2 as possible"),
    (r"\bas many ([^;.]*?) as possible \(other than this card\)", r"as many other \1 as possible"),
    (
        (
            r"\b(Send cards from the top of your Deck to the (?:GY|Graveyard)) "
            r"so you have the same number of cards in the "
            r"Deck as your opponent(?=\.)"
        ),
        r"\1, equal to how many more cards you have in your Deck than your opponent",
    ),
    (r"\b[Rr]eveal the (top \d cards of your Deck)(?=.* return the revealed cards )", r"excavate the \1"),
    (r", then return the revealed cards to the top of", ", also place the rest on the top of"),
    (r"\b(all (?:[\w-]+ )?cards (?:from|in) your hand) and (GY|Graveyard|field)\b", r"\1 and/or \2"),
    (
        r"\b([Rr]eturn 1 [^;,.]*? from your GY) to the (top|bottom) of your Deck, except (\"[^\"]*\")(?=,)",
        r"\1, except \3, to the \2 of your Deck",
    ),
    (
        r"\b([Rr]eturn \d [^;.]*?) from your (GY|Graveyard) to the Extra Deck that list ([^;.]*?) as [Mm]aterial\b",
        r"\1 that list \3 as material from your \2 to the Extra Deck",
    ),
    (r"\b[Rr]emove (it|them) from play (?=(?:when|if) (?:it|they) )", r"banish \1 "),
    (
        (
            r"\b(?:choose|select) (1 [^;.,]*?) from your Deck,? (?:then|and) Set it"
            r"(?: in your Spell & Trap (?:Card )?Zone| "
            r"after showing it to your opponent)?(?=\.)"
        ),
        r"Set \1 directly from your Deck",
    ),
    (
        r"\b(1 [^,;.]*?) (from your [^,;.]*? to your hand) whose name is listed on that (?:Ritual Spell Card|Ritual Spell|card)\b",
        r"\1 that is mentioned in the text of that card \2",
    ),
    (
        r"\b(destroy), and (?:remove from play|banish), ([^,.;]+?), and (?=this card gains\b)",
        r"\1 \2 and banish them, also ",
    ),
    (
        r"^(Send) this card (to the (?:GY|Graveyard)) during the End Phase of the turn it (?:was|is) Summoned(?=\.$)",
        r"During the End Phase of the turn this card was Summoned: \1 it \2",
    ),
    (
        r"^(Reveal 1 [^,;]*? in your Extra Deck), (?=add 1 )",
        r"\1, and ",
    ),
    (
        r"^Reveal (1 [^,;]*? in your hand), add (1 [^,;]*?) with the same Level (from your Deck to your hand)(?=,)",
        r"Reveal \1; add \2 with the same Level as the revealed monster \3",
    ),
    (
        (
            r"^[Ww]hile this card is equipped to a monster, you can change (?:that|the equipped) monster's battle "
            r"position once per turn\.$"
        ),
        "Once per turn: You can change the battle position of the equipped monster.",
    ),
    (r"\bequips to this card\b", "is equipped to this card"),
    (r"\bput (\d+|an?) ((?:[A-Z][\w-]* ?C|c)ounters?) on\b", r"place \1 \2 on"),
    (r"\byou cannot change this [Bb]attle [Pp]osition\b", "its battle position cannot be changed"),
    (
        r"^All ([^.,]*?) are changed to (Attack|Defense) Position,? and cannot change\b",
        r"Change all \1 to \2 Position, and they cannot change",
    ),
    (
        r"^Any monster that is Normal, Flip,? or Special Summoned is changed to Defense Position\.$",
        "If a monster is Normal, Flip or Special Summoned: Change that monster to Defense Position.",
    ),
    (
        r"^A Monster Card equipped with this card increase its ATK and DEF by (\d+)(?: points)?\.$",
        r"The equipped monster gains \1 ATK and DEF.",
    ),
    (
        r"\badd from your Deck to your hand, (1 [^;.]*? monster) ((?:whose|with) [^;.]*)(?=\.)",
        r"add \1 from your Deck to your hand \2",
    ),
    (
        (
            r"\btoss a coin (\d) times and destroy as many monsters on the field as possible, "
            r"but not more than the number of heads\b"
        ),
        r"toss a coin \1 times, then destroy monsters on the field equal to the number of heads",
    ),
    (r"\b(attach it to )an (?=Xyz Monster you control\b)", r"\g<1>1 "),
    (
        (
            r"^Then, if possible, detach (1 Xyz Material from a monster your opponent controls and attach it to) "
            r"the Summoned monster\b"
        ),
        r"Then, take \1 it",
    ),
    (r"\b([Ii]ncrease your LP by an amount equal to) the battle damage(?=\.)", r"\1 that damage"),
    (
        r"\b([Ss]et) (all face-up [^.;,]*?monsters [^.;,]*?)(?=\.)",
        lambda said: f"{'C' if said[1] == 'Set' else 'c'}hange {said[2]} to face-down Defense Position",
    ),
    (
        r"^([^.:;]*: )?((?:Shuffle|Detach|Return|Send|Discard|Pay|Tribute) [^.,;:]*?) or ((?:discard|take|pay|lose|send|destroy) )(?=[^.;:]*\.$)",
        lambda said: f"{said[1] or ''}{said[2]}, or {said[3]}",
    ),
    (
        r"\brandomly (?:choose|select) (1 card) in your opponent's hand and look at it(?=\.)",
        r"look at \1 random card in your opponent's hand",
    ),
    (
        r"\b([Aa]nd|,) increase your LP by an amount equal to the battle damage(?=\.)",
        r"\1 gain LP equal to the damage inflicted",
    ),
    (r"\bthe number of the (cards|monsters) you (?=banished|Tributed|discarded|sent)", r"the number of \1 "),
    (r"\b[Ss]elect (1 \"[^\"]*\") from your Deck and activate it(?=\.)", r"activate \1 directly from your Deck"),
    (r"\bto have (this card's (?:Level|ATK|DEF|Attribute|Type)) become\b", r", and \1 becomes"),
    (
        r"^Your opponent (?:adds|returns) all cards in their hand to the Deck and shuffles the Deck(?=\.)",
        "Your opponent shuffles all cards in their hand into the Deck",
    ),
    (
        r"^(?:Your opponent|They) then draws? the same number of cards that they (?:added|returned|shuffled)(?: in)?to the Deck(?=\.)",
        "Then, they draw the same number of cards they shuffled into the Deck",
    ),
    (
        r"\beach player (?:selects|chooses) (1 [^.;,]*? in their GY) and Special Summons it (?=in\b)",
        r"each player Special Summons \1 ",
    ),
    (
        r"\bEach player (?:selects|chooses) (1 [^.;,]*?) in their GY and Special Summons it (?=in\b)",
        r"Each player Special Summons \1 from their GY ",
    ),
    (
        r"\bas many (?:cards|monsters) as possible (with the same name as [^.;,]*?)(?=\.)",
        r"as many monsters \1 as possible",
    ),
    (
        r"\b(Special Summon) from your (Deck|hand) (?:to your field )?(as many [^.;]*? as possible)(?=\.)",
        r"\1 \3 from your \2",
    ),
    (r"^Decrease your opponent's LP by (\d+)(?=\.)", r"Inflict \1 damage to your opponent"),
    (
        r"^Increase your LP by the ATK of 1 (?:opponent's attacking monster|attacking monster your opponent controls)(?=\.)",
        "When an opponent's monster declares an attack: Gain LP equal to the attacking monster's ATK",
    ),
    (
        r"\b[Ii]ncrease your LP by the number of destroyed (card|monster)s [x×] (\d+)(?=\.)",
        r"gain \2 LP for each \1 destroyed by this effect",
    ),
    (
        r"\b([Yy]our opponent) adds their hand to the Deck, shuffles it,? and draws (\d cards?)(?=\.)",
        r"\1 shuffles all cards in their hand into the Deck, then draws \2",
    ),
    (
        r"\b([Ss]elect 1 card from your GY), add it to your Deck,? and shuffle your Deck(?=\.)",
        r"\1, and shuffle it into the Deck",
    ),
    (
        r"\b(destroy|banish|return) all (?:[\w-]+ )?monsters (?:that were )?Special Summoned by this (?:card's )?effect\b",
        r"\1 the monsters Special Summoned by this effect",
    ),
    (
        r"^Your opponent (?:adds|returns) (?:their (?:entire )?hand|all cards in their hand) to (?:the|their) Deck, shuffles it,? and draws (?=\d )",
        "Your opponent shuffles their entire hand into the Deck, then draws ",
    ),
    (r" \(this can include \"[^\"]+\"\)", ""),
    (
        r"\b(\d (\"[^\"]+\" (?:monster|card))) from your (hand|Deck) and (\d) from your (hand|Deck|GY)\b",
        r"\1 from your \3 and \4 \2 from your \5",
    ),
    (r"\b(select 1 [^.;:,]*?) in it, and add that card to your hand(?=\.)", r"\1 in it, and add it to your hand"),
    (r"\blose half (?:of )?your LP(?=\.)", "halve your LP"),
    (r"\b[Mm]ake your LP (?:become )?(?=\d)", "your LP becomes "),
    (r"\b[Mm]ake their LP (?:become )?(?=\d)", "your opponent's LP becomes "),
    (r"\bLose half (?:of )?your LP(?=\.)", "Halve your LP"),
)
