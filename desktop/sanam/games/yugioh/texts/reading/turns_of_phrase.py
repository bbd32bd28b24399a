"""More wordings of well-known cards that say the same as one of the phrase book, and that one (see `wordings`)."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from collections.abc import Callable
from re import Match

TURNS_OF_PHRASE: tuple[tuple[str, str | Callable[[Match[str]], str]], ...] = (
    (r"\b([Yy])our (?:battling|attacking/attacked) monster's (ATK|DEF) (?=becomes?\b)", r"the \2 of \1our monster "),
    (r"\b([Yy]our) (?:battling|attacking/attacked|attacked) monster\b(?!')", r"\1 monster"),
    (r"\bthe opponent's monster it is battling\b", "the opponent's monster"),
    (
        r"\bequal to the (ATK|DEF) of your opponent's monster, until the end of the Damage Step",
        r"equal to the \1 of the opponent's monster, until the end of the Damage Step",
    ),
    (
        r"^If (this card|the equipped monster) (attacks[^:.]*?): It gains (\d+ (?:ATK|DEF)) during the Damage Step only",
        r"If \1 \2, it gains \3 during the Damage Step only",
    ),
    (r"^While this card is face-up on the field, if (your opponent's monster attacks)\b", r"If \1"),
    (
        r"^(When this Defense Position card is attacked and) if the DEF of this card is higher than the ATK of the attacking monster, ",
        r"\1 the ATK of the attacking monster is lower than the DEF of this card, ",
    ),
    (
        r"^At the end of the Damage Step, if this Defense Position card was attacked by a monster whose ATK is lower than this card's DEF: Destroy the attacking monster",
        "When this Defense Position card is attacked and the ATK of the attacking monster is lower than the DEF of this card, destroy the attacking monster at the end of the Damage Step",
    ),
    (r"\bdetatch\b", r"detach"),
    (r" ?\(even if this card leaves the field(?: or the monster becomes unaffected by card effects)?\)", r""),
    (r"\bdraw 1 more card(?=\.)", r"draw 1 card"),
    (
        r"^That (?:Fusion )?[Mm]onster cannot attack (?:your opponent(?:'s (?:LP|Life Points))? )?directly,? and is returned to (?:your|the) (?:Fusion|Extra) Deck at the end of the turn",
        r"That monster cannot attack directly, also return it to the Extra Deck during the End Phase",
    ),
    (
        r'^(Each time your opponent Normal Summons a monster(?:\(s\))?: Special Summon 1 "[^"]+" \([^)]*\)) for each monster Summoned(?=\.)',
        r"\1",
    ),
    (
        r"\b([Dd]uring the (?:End Phase of this turn|next Standby Phase)), it returns to (?:your|the) opponent's (?:side of the )?field,? in the same [Bb]attle [Pp]osition",
        r"\1, it returns to the field",
    ),
    (
        r"\b([Yy]our opponent) cannot select any (.*?) as the target(?:\(s\)|s)? of Spell, Trap,? or (?:Monster Card|monster) effects(?=\.)",
        r"\1 cannot target \2 with card effects",
    ),
    (r" and that activation is negated(?=\.)", r", and if it does, negate the activation"),
    (
        r"^(All) monsters on the field (.*?), except (?:for )?([A-Z][\w-]+)-Type monsters(?=\.)",
        r"\1 non-\3-Type monsters on the field \2",
    ),
    (r"\bcan only Special Summoned by\b", r"can only be Special Summoned by"),
    (r"\bselect and Special Summon (?:one|1) each of (.*?) from\b", r"Special Summon 1 each of \1 from"),
    (r"\b(draw|discard) a number of cards equal to\b", r"\1 cards equal to"),
    (
        r", also, after that, if it left the field by this effect, (Special Summon 1 .*? with the same Attribute) that the sent monster had when it was on the field \(its original Attribute, if face-down\)",
        r", then \1 as that monster",
    ),
    (r"\bthat (?:currently )?(?:have|has) (less|lower) ATK than this card\b", r"with ATK lower than this card's"),
    (r"\bthat (?:currently )?(?:have|has) (more|higher) ATK than this card\b", r"with ATK higher than this card's"),
    (r"^(You can only use) (?=effect of )", r"\1 this "),
    (r"""\bthe total number of (?=[\"'A-Z])""", r"the number of "),
    (r"(?<=, )it is Level (\d+)(?=[ .])", r"this card becomes Level \1"),
    (
        r"\b([Cc])hoose (1 [^;,.]*? from your Deck) and place it on (?:the )?top of (?:the|your) Deck\b",
        r"place \2 on the top of your Deck",
    ),
    (r"\bdraw and reveal (1 card)\b", r"draw \1, and reveal it"),
    (
        r"^(?:While this card is face-up on the field, )?you can (send [^.]*?) to negate the activation of an Effect Monster's effect, and destroy that Effect Monster(?=\.)",
        r"During either player's turn, when a monster effect is activated: You can \1; negate the activation, and if you do, destroy it",
    ),
    (r"\bdraw the same number of cards you Tributed\b", r"draw the same number of cards"),
    (r"^Select, destroy, and (?:remove from play|banish) (1 [^.]*)(?=\.)", r"Select \1, destroy it, and banish it"),
    (r"\bthat Effect Monster's effects are negated\b", r"that target has its effects negated"),
    (r"^(Detach 1 Xyz Material from this card) or (take \d+ damage)(?=\.)", r"\1, or \2"),
    (r"(: Detach 1 Xyz Material from this card) or (take \d+ damage)(?=\.)", r"\1, or \2"),
    (r"\bshuffle them both into\b", r"shuffle them into"),
    (
        r"\bnegate that face-up monster's effects, that face-up monster cannot attack, also monsters cannot target that face-up monster for attacks\b",
        r"negate that face-up monster's effects, also it cannot attack, also it cannot be targeted for attacks",
    ),
    (
        r"\b(each time [^,]*?), (inflict \d+ damage to your opponent) immediately after it resolves(?=\.)",
        r"\1, immediately after it resolves, \2",
    ),
    (r"\b(?:banish|remove from play) all monsters that were Special Summoned by this effect\b", r"banish them"),
    (
        r"^Add all (?:the )?cards in your hand to your Deck and shuffle it(?=\.)",
        r"Shuffle all cards in your hand into the Deck",
    ),
    (r"\bthe same number of cards that you (?:added|returned) to your Deck\b", r"the same number of cards"),
    (r"^Add, from your Deck to your hand, (1 [^.]*)(?=\.)", r"Add \1 from your Deck to your hand"),
    (
        r"\b([Ss]elect (\d) [^,.]* from your Deck), have your opponent pick one of them at random, and add it to your hand(?=\.)",
        r"\1",
    ),
    # what is there, and how it is told
    (r"\b([Ww]hile|[Ii]f) (?:at least )?(1 other [^.,;:]*?) exists on your field\b", r"\1 you control \2"),
    (r"\b(if this card) stays in (?=(?:the|your) GY\b)", r"\1 is in "),
    (r"\bit's (?=(?:Level|ATK|DEF|effects?|original|owner|controller|battle position)\b)", "its "),
    (r"\bany (?=\d [A-Z\"][^.,;]*? (?:in|from) your GY\b)", ""),
    (
        r"\bequal to the Level of your destroyed (?:[\w-]+ )?monster [x×] (\d+)",
        r"equal to the destroyed monster's Level x \1",
    ),
    (r"\b(\d+) damage to your opponent times (the [^.;,]*)", r"damage to your opponent equal to \2 x \1"),
    (r"\b((?:activated|that activate) on the field) or in the GY\b", r"\1 or GY"),
    (r"^(If not|Otherwise), Special Summon the excavated monster(?=,)", r"\1, Special Summon it"),
    (r"\bfor every (?=[a-z])", "for each "),
    (r"\bin both (?:players' )?GY?s?\b", "in the GYs"),
    (r"(?<=cannot be destroyed by battle),? except by (?=an? \")", ", except with "),
    (r"\b1 of those (monster|card)(?=[ ,.;])", r"1 of those \1s"),
    (
        r"^(?:Also, )?(?:[Ww]hile|[Aa]s long as) this card remains face-up on the field, increase the (ATK|DEF) of all your ([^.]*?monsters) by (\d+)(?=\.)",
        r"All \2 you control gain \3 \1",
    ),
    (
        r"^This card can only be Special Summoned from your hand to your opponent's field,? by\b",
        "Must be Special Summoned (from your hand) to your opponent's field by",
    ),
    (r"\bon your field and/or GY\b", "on your field and/or in your GY"),
    (r"^(If you have \d [^:;,.]*?) on the field or in your GY(?=:)", r"\1 on your field and/or in your GY"),
    (
        r"^((?:Once per turn: )?You can [^;:.]*?),? to target ([^;:.]*?), and (?=(?:switch|destroy|return|banish) [^.]*?those targets)",
        r"\1, then target \2; ",
    ),
    (
        r"^When you do, (add|draw|destroy|target) (?=\d)",
        lambda said: f"If Summoned this way: {said[1].capitalize()} ",
    ),
    (
        r"^You cannot activate this card if multiple (cards/effects|cards or effects) with the same name are in (?:that|the) [Cc]hain(?=\.)",
        r"Activate only if no \1 with the same name are in that Chain",
    ),
    # headings
    (
        r"^(Once per turn), (you can [^:;]*?, then target [^:;]*; )",
        lambda said: f"{said[1]}: {said[2][0].upper()}{said[2][1:]}",
    ),
    (
        r"^(When [^:;.]*?), (reveal 1 [^;.,]*? in your hand) to activate this card(?=\.)",
        lambda said: f"Activate only by revealing{said[2][6:]} {said[1][0].lower()}{said[1][1:]}",
    ),
    (
        r"^(When [^:;.]*?), you can negate (?:that monster's|the) attack by banishing ([^.;]*)(?=\.)",
        r"\1, you can banish \2 to negate the attack",
    ),
    (r"^When (there are \d or more [^:;,.]*?):", r"If \1:"),
    (
        r"^After damage calculation: (Destroy|Banish|Return) any opponent's monster that battles (the equipped monster|this card)(?=[ .])",
        r"After damage calculation, if \2 battles an opponent's monster: \1 that monster",
    ),
    (
        r"^(If you control \d or more ([^:;,]*?monster)s): Target 1 of them;",
        r"\1: Target 1 \2 you control;",
    ),
    (r"\b(if this card (?:attacked|battled)[^:;,.]*?) and is still on the field(?=:)", r"\1"),
    (
        r"^(.*\bif this card is the only [^:]*: )Destroy it(?=\.)",
        r"\1Destroy this card",
    ),
    (
        r"^When an (?:Effect Monster's effect|monster effect) or a Spell [Cc]ard,?(?: or)? Trap [Cc]ard is activated\b",
        "When a Spell Card, Trap Card, or monster effect is activated",
    ),
    (
        r"^(When [^:;]* is destroyed by battle with an opponent's attacking monster[^:;]*: )Target the opponent's monster;",
        r"\1Target the attacking monster;",
    ),
    # what is done
    (
        r"^Negate the activation of (a Spell or Trap [Cc]ard|a Spell [Cc]ard|a Trap [Cc]ard),? or the ((?:Normal|Flip|Special)[^.]*?) Summon of (a monster),? and destroy (?:that card|it|them)(?=\.)",
        r"When \3 would be \2 Summoned, OR \1 is activated: Negate the Summon or activation, and destroy that card",
    ),
    (
        r"^Negate the effects? of (?:an? )?[Mm]onster [Cc]ards? that targets? this(?: 1)? card\b",
        "Negate the effects of monsters that target this card",
    ),
    (
        r"^(Also, )?[Yy]ou cannot declare an attack (?:during )?this turn(?=\.)",
        r"\1monsters you control cannot attack this turn",
    ),
    (
        r"^Instead of you, your opponent takes the [Bb]attle [Dd]amage you would have taken from this battle(?=\.)",
        "Your opponent takes any battle damage you would have taken from that battle",
    ),
    (r"\bignoring the Summoning conditions\b", "ignoring its Summoning conditions"),
    (
        r"^(Monsters) (with [^.,]*?) (cannot [^.,]*), except (?:for )?([A-Z][\w-]*)-Type monsters(?=\.)",
        r"Non-\4-Type monsters \2 \3",
    ),
    (
        r"^You cannot change (?:this|its) [Bb]attle [Pp]osition (?=until\b)",
        "Its battle position cannot be changed ",
    ),
    (
        r"\b(gains? \d+ ATK for each Synchro Material) used to Summon it\b",
        r"\1 used for its Summon",
    ),
    (r"^Target ((?:[A-Z]\w+ )+Summoned monster) (?=gains\b)", r"Target 1 \1; it "),
    (
        r"\btheir effects that activate on the field cannot be activated (?=this turn\b)",
        "they cannot activate their effects ",
    ),
    (r"^If you activated this effect, (?=you cannot [^.]*for the rest of this turn\b)", ""),
    (r"(?<=, then )(change this card to Defense Position) if you activated this effect(?=\.)", r"\1"),
    (r"\bshuffle (1 [^.;,]*?) into the bottom of (?:the|your) Deck\b", r"place \1 on the bottom of your Deck"),
    (
        r"^The Fusion Monster is destroyed at the end of the turn this effect is activated(?=\.)",
        "Destroy it during the End Phase of this turn",
    ),
    (
        r"^You can Special Summon this card from your (hand or GY|hand|GY) (?=by (?:removing|sending|banishing|Tributing|discarding)\b)",
        r"You can Special Summon this card (from your \1) ",
    ),
    (r"\b(removing \d \w+ Counters from) an? (?=\")", r"\1 1 "),
    (r"(?<=, )(that monster you control cannot be destroyed by that battle, also\b)", r"also \1"),
    (r"^Can only be Special Summoned\b", "This card can only be Special Summoned"),
    (r"^All damage you take from effects (?=is halved\b)", "Any effect damage you take "),
    (
        r"^(Once per turn), (?:when|if) (this card) would be destroyed (by (?:battle|card effects?)), it is not destroyed(?=\.)",
        r"\1, \2 cannot be destroyed \3",
    ),
    (r"\bmake the (ATK|DEF) of (1 [^.;,]*?) increase by (\d+)\b", r"have \2 gain \3 \1"),
    (r"\bcan attack once more in a row\b", "can attack once again in a row"),
    (
        r"^(Once per turn), during your (End|Standby) Phase, you must pay (\d+) LP or destroy this card(?=\.)",
        r"During each of your \2 Phases, pay \3 LP or destroy this card",
    ),
    (
        r"^Neither player can Summon more than (?:two|2) times per turn(?=\.)",
        "Each player can only Summon 2 times per turn",
    ),
    (r"\bBoth players (?=Special Summon as many of their\b)", "Each player "),
    (r"(?<=Each player )Special Summon (?=as many\b)", "Special Summons "),
    (
        r"\b(banish|destroy) (all (?:face-up )?)([\w-]+ monsters) your opponent controls and in their GY(?=\.)",
        r"\1 \2\3 your opponent controls, also \1 all \3 in your opponent's GY",
    ),
    (r"\b[Ss]end to the GY (1 [^.;]*? from your (?:hand|field)[^.;]*?)(?=[;.])", r"send \1 to the GY"),
    (r"\bSpell/Trap [Cc]ards, on the field(?=;)", "Spell/Trap cards on the field"),
    (r"\bfrom the Main Deck(?=[.,])", "from the Deck"),
    (r"(?<=from )their hand and Deck\b", "their hand and/or Deck"),
    (
        r"^When this card is equipped to a monster,? and is destroyed and sent to the GY, this card can be returned to the hand(?=\.)",
        "When this equipped card is destroyed and sent to the GY: You can return this card to the hand",
    ),
    (r"\bdo not control at least (?=1 other\b)", "do not control "),
    (
        r"^Target (1 [^.;]*?) when you activate this card(?=\.)",
        r"Select \1",
    ),
    (
        r"^Destroy the targeted monster and inflict damage equal to (half its original ATK) to your opponent(?=\.)",
        r"Destroy that monster and inflict damage to your opponent equal to \1",
    ),
    (
        r"\b(When this card) attacks directly, if (you control [^,.]*?), you can\b",
        r"\1 inflicts battle damage to your opponent by a direct attack, if \2, you can",
    ),
    (r"\bafter damage calculation \(including in the GY\)", "after damage calculation"),
    (r"^Once per turn, (select (?:1|up to \d) [^.]*? and change (?:it|them) )", r"Once per turn, you can \1"),
    (
        r"^All (\w+)-Type/([A-Z]+)/Level (\d+) or (lower|higher) monsters\b",
        r"All Level \3 or \4 \2 \1-Type monsters",
    ),
    (r"\b(Normal or Special Summoned) to the field, (?=inflict\b)", r"\1, "),
    (r"\bexcept for (?=\")", "except "),
    (r"\bto its owner's hand\b", "to the hand"),
    (
        r"^When (an? [^,;:.]*? you control) attacks a Defense Position monster, (?=inflict piercing battle damage\b)",
        r"If \1 attacks a Defense Position monster, ",
    ),
    (
        r"^(FLIP: )?(All face-up monsters on the field) ((?:gain|lose) \d+ [A-Z/]+(?: and [A-Z]+)?), except ([A-Z][^.,]*? monsters)(?=\.)",
        r"\1\2 other than \4 \3",
    ),
    (
        r"\b(all face-up monsters on the field) with its name become (\d+) (ATK|DEF)\b",
        r"the \3 of \1 with the same name as that target becomes \2",
    ),
    (r"\bSpecial Summon all \d of them\b", "Special Summon those targets"),
    (r"^Their (ATK|DEF)'s become\b", r"Their \1 become"),
    (
        r"^(FLIP: )?(When [^.;:]* is flipped face-up, you can return )(monsters your opponent controls) to the hands?,? (up to the number of [^.;,]*)(?=\.)",
        r"\1\2\3, \4, to the hand",
    ),
    (
        r"\bTributing the same number of monsters needed for a Tribute Summon \(normally (\d)\)",
        lambda said: f"Tributing {said[1]} monster{'s' if said[1] != '1' else ''}",
    ),
    (
        r"^This card can attack (?:your opponent )?directly, unless they control (an? [^.]*)(?=\.)",
        lambda said: f"This card can attack directly unless your opponent controls {said[1]}",
    ),
    (
        r"^If they do control one, this card must target (an? [^.]*?) for its attacks(?=\.)",
        r"This card must target \1 for its attacks if your opponent controls one",
    ),
    (
        r"^If (?:there is )?(?:an? )?(?:face-up )?([A-Z]\w+ [Mm]onster) (?:is )?on your opponent's field, you must select (?:it|the \1) as an attack target(?=\.)",
        r"This card must target a \1 for its attacks if your opponent controls one",
    ),
    (
        r"^If (you (?:do not )?control [^.,:]*), (destroy|banish) this (?:card|monster) during (the|your) End Phase(?=\.)",
        lambda said: f"During {said[3]} End Phase, if {said[1]}: {said[2].capitalize()} this card",
    ),
    (r"\bhalve this card's ATK \(permanently\)", "halve this card's ATK"),
    (r"\bdestroy and banish that target(?=\.)", "destroy that target, and if you do, banish it"),
    (r"\bincrease its Level by (\d+) and its ATK by (\d+)(?=[.,])", r"increase its Level by \1, also it gains \2 ATK"),
    (r", but if you activated this card, (?=monsters you control cannot)", ", also "),
    (
        r"^The Ritual Monster Special Summoned by this effect cannot attack, and is destroyed during the End Phase(?=\.)",
        "That monster cannot attack, also destroy it during the End Phase",
    ),
    (r"\b(used to Ritual Summon \"[^\"]*\"), or (?=\")", r"\1 or "),
    (
        r"^During your Draw Phase, when you draw (an? [^,.;]*), you can draw 1 (?:more )?card by showing it to your opponent(?=\.)",
        r"During your Draw Phase, when you draw \1: You can reveal it; draw 1 card",
    ),
    (
        r"^If you draw (\"[^\"]*\") during your Draw Phase, you can reveal it to your opponent to draw 1 (?:more )?card(?=\.)",
        r"During your Draw Phase, when you draw \1: You can reveal it; draw 1 card",
    ),
    (
        r"^(.*when your opponent activates an? (Spell|Trap) [Cc]ard, you can destroy) the \2 [Cc]ard\b",
        r"\1 that card",
    ),
    (
        r"\b(destroys a monster[^,.]*, inflict damage to your opponent equal to) the (Level|ATK|DEF) of the monster\b",
        r"\1 the destroyed monster's \2",
    ),
    (r"^Only 1 (\"[^\"]*\") can be activated per turn(?=\.)", r"You can only activate 1 \1 per turn"),
    (r"\bits owners possession\b", "its owner's possession"),
    (r"\b(your opponent Special Summons [^:;,]*? from) the (hand or Extra Deck)\b", r"\1 their \2"),
    (r"(?<=is equipped to a monster, )that target (?=gains|loses)", "the equipped monster "),
    (r"^If that target (?=destroys a monster by battle and sends it to the GY:)", "If the equipped monster "),
    (r"\bhalve the monster's (ATK|DEF)\b", r"halve that monster's \1"),
    (
        r"\b(select 1 [^.;,]*? from your GY), (Special Summon it),? and (?:switch|change) the attack target to that monster(?=\.)",
        r"\1 and \2, then change the attack target to that monster",
    ),
    (
        r"\byou cannot declare attacks, nor Special Summon monsters,? except ([^.,;]*? monsters), for the rest of this turn(?=\.)",
        r"monsters you control cannot attack for the rest of this turn, also you cannot Special Summon monsters for the rest of this turn, except \1",
    ),
    (r"\bin both GYs\b", "in the GYs"),
    (r"^At the end of your turn, ", "During your End Phase, "),
    (
        r"\b(Remove all ([A-Z][\w-]*) Counters from that card, and inflict \d+ damage to your opponent for each) (?:\2 )?Counter removed(?=\.)",
        r"\1",
    ),
    (
        r"\b(target 1 [^;.]*?; send it to the GY, and if you do, Special Summon 1 [^;.,]*), other than the sent monster(?=\.)",
        r"\1, except that target",
    ),
    (
        r"(?<=destroy them, and if you do, take damage equal to )those destroyed monsters' ATK(?=\.)",
        "their combined ATK",
    ),
    (
        r"\b(select 1 face-up monster your opponent controls), destroy it, and inflict damage to your opponent equal to the (Level|ATK|DEF) of the destroyed monster\b",
        r"\1 and destroy it, and inflict damage to your opponent equal to its \2",
    ),
    (
        r"^((?:FLIP: )?Change all) (face-up [^.,]*? you control to face-down Defense Position), except this card(?=\.)",
        r"\1 other \2",
    ),
    (r"^Each time a card(?:\(s\))? is Set on your field, ", "Each time you Set a card, "),
    (r"^Select (1 Spell [Cc]ard) from your Deck and Set it(?=\.)", r"Set \1 directly from your Deck"),
    (r"^You cannot use that Spell Card this turn(?=\.)", "It cannot be activated this turn"),
    (
        r"\byou can (?:activate this effect to )?(banish|remove from play) the top card of your Deck and give this card (\d+ (?:ATK|DEF))(?= until)",
        r"you can \1 the top card of your Deck, and this card gains \2",
    ),
    (
        r"^(When|If) this card is destroyed and sent from your field to your GY(?=[:,])",
        r"\1 this card you control is destroyed and sent to your GY",
    ),
)
