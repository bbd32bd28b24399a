"""When it happens, how often, and what must hold, in texts of 1999 to 2006."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.older.parts import DONE, ORDERS, WORDS, lower
from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_OF_THE_SAME_NAME = (
    r"^If (?:it|the destroyed monster) is a (?:Flip monster|Flip Effect [Mm]onster), both players (?:must )?check their "
    r"(?:respective |own )?Decks,? and (?:banish|remove(?: from play)?) all (?:Flip monsters|Flip Effect [Mm]onsters|cards) of the "
    r"same name(?: from (?:play|the Decks?))?(?=\.)"
)
_IN_THE_STANDBY_PHASE = (
    r"^If this card is in your GY during your (Standby|End|Draw) Phase and (\"[^\"]*\") does not exist on your "
    r"(?:side of the )?field, (you can [^.]*)(?=\.)"
)
_DOES = "Destroy|Banish|Return|Inflict|Increase|Decrease|Draw|Send|Place|Change|Discard|Gain|Add|Select"
_PHASE = r"(?:each of )?your (?:opponent's )?(?:Standby|Draw|End|Battle) Phases?"


def _once(said: Match[str]) -> str:
    """ "If you control no monsters, you can draw 1 card once per turn."."""
    return f"Once per turn, {lower(said[1])}"


def as_long_as(said: Match[str]) -> str:
    """ "Increase the ATK of all Warriors as long as this card remains face-up on the field."."""
    return f"As long as this card remains face-up on the field, {lower(said['what'])}."


def _is_done(said: Match[str]) -> str:
    """ "When this card is sent to the GY, it is placed on top of your Deck": an order of today."""
    thing = "this card" if said["thing"] == "it" and " this card " in f" {said['when']} " else said["thing"]
    return f"{said['when']}, {ORDERS[said['done']]} {thing}{said['where'] or ''}"


def _at_phase(said: Match[str]) -> str:
    """ "Those monsters are banished during the End Phase of this turn."."""
    thing = said["thing"].lower().replace("these", "those")
    return f"During the End Phase, {ORDERS[said['done']]} {thing}{said['where'] or ''}"


def _in_phase(said: Match[str]) -> str:
    """ "Inflict 500 damage to its controller during each of your Standby Phases."."""
    return f"During {said['phase']}, {lower(said['what'])}"


def _at_their_phase(said: Match[str]) -> str:
    """ "Your opponent gains 1000 LP during each of your opponent's Standby Phases."."""
    who = "your opponent" if said[1] == "Your opponent" else "you"
    return f"During {said[5]}, {who} {said[2]}{said[3]} {said[4]}"


OCCASIONS: Wordings = (
    (
        r"^As long as this card remains (?:face-up )?on the field, during (each Standby Phase|each of your Standby Phases),? (?=[a-z])",
        r"During \1, ",
    ),
    (
        r'^(When an? ("[^"]*") on your field is destroyed and sent to the GY, you can send this card from your hand to the GY) to Special Summon the \2(?=\.)',
        r"\1 to Special Summon that monster from the GY",
    ),
    (
        r"^When (this card|an? [^.:;,]*? on your field) is targeted by (?:the effect of a card controlled by your opponent|an opponent's card effect), when resolving (?:the )?effect, (?=roll a six-sided die\.)",
        lambda said: (
            f"Before resolving an opponent's card effect that targets {'this face-up card' if said[1] == 'this card' else '1 ' + said[1].split(' ', 1)[1].replace(' on your field', ' you control')}, "
        ),
    ),
    (r"\b([Nn]egate the effect) and destroy the opponent's card(?=\.)", r"\1, and if you do, destroy that card"),
    (r"^(FLIP: )(Destroy|Return|Inflict|Increase|Decrease|Change)s\b", r"\1\2"),
    (
        r"\b([Dd]estroy|[Ss]elect|[Rr]eturn) (\d|all) opponent's ((?:face-up |face-down )?monsters?)\b",
        r"\1 \2 \3 your opponent controls",
    ),
    (
        r"^Select and (?:you )?control 1 (?:opponent's monster on the field|monster (?:on your opponent's field|your opponent controls)) until the end of your turn(?=\.)",
        "Target 1 monster your opponent controls; take control of it until the End Phase",
    ),
    (
        (
            r"^Any damage inflicted by (?:an|your) opponent's monsters? (?:is (?:decreased|reduced) to|becomes) 0 "
            r"(?:during the turn this card is activated|this turn)(?=\.)"
        ),
        "You take no battle damage this turn",
    ),
    (
        r"^When this card is destroyed or removed from the field, that monster is destroyed(?=\.)",
        "When this card leaves the field, destroy that monster",
    ),
    (
        r"^When (?:the|that) monster is destroyed, this card is destroyed(?=\.)",
        "When that monster is destroyed, destroy this card",
    ),
    (
        _OF_THE_SAME_NAME,
        (
            "If it is a Flip monster, each player reveals their Main Deck, then banishes all cards from it with that "
            "monster's name"
        ),
    ),
    (
        r"^The switched monsters' battle positions cannot be changed the turn this card is activated(?=\.)",
        "Those monsters cannot change their battle positions for the rest of this turn",
    ),
    (
        (
            r"^All monsters (?:that are )?affected by this effect are destroyed during the End "
            r"Phase of the turn this card is "
            r"activated(?=\.)"
        ),
        "During the End Phase, destroy those monsters",
    ),
    (
        r"^(During the End Phase, destroy) all monsters (?:that are )?affected by this (?:card|effect)(?=\.)",
        r"\1 those monsters",
    ),
    (
        rf"^(During the End Phase)(?: of this turn)?, all (monsters|cards) (?:that were )?Special Summoned by this effect are ({DONE})\b",
        lambda said: f"{said[1]}, {ORDERS[said[3]]} those {said[2]}",
    ),
    (
        r"^(As long as|While) this card (remains|is) face-up on (the|your) field, it (?=is\b|cannot\b)",
        r"\1 this card \2 face-up on \3 field, this card ",
    ),
    (
        r"^When (\"[^\"]*\" is (?:face-up )?on the field, this card (?:is|cannot)\b)",
        r"While \1",
    ),
    (
        r"^(After damage calculation, if this card) is attacked while face-down(?=,)",
        r"\1 was attacked, and was face-down at the start of the Damage Step",
    ),
    (
        r"^(?:If this cost is not paid|If you (?:do not|don't|cannot)(?: pay)?), (?:this card is destroyed|destroy this card)(?=\.)",
        "If you cannot, destroy this card",
    ),
    (
        r"^(?:The controller of this card|You) (?:must pay|pays?) (\d+ LP) during each of (?:their|your) Standby Phases(?=\.)",
        r"Pay \1 during each of your Standby Phases",
    ),
    (
        r"^If you activate this effect, (this card cannot attack) (?:during )?(?:this|the same) turn(?=\.)",
        r"\1 the turn you activate this effect",
    ),
    (
        r"^When (this card inflicts battle damage to your opponent), your opponent discards all cards in their hand before (?:he/she draws|they draw) during (?:the|their) next Draw Phase(?=\.)",
        r"If \1, they discard all cards in their hand during the next Draw Phase, before they draw",
    ),
    (
        r"^This effect can only be activated if you control no Spell (?:or|and) Trap cards(?=\.)",
        "You must control no Spell/Trap cards to activate and to resolve this effect",
    ),
    (
        r"^(During your Standby Phase), you can (send this (?:face-up )?card to the GY) to (Special Summon [^()]*?) \(this effect cannot be activated (?:during )?the turn (this card (?:is|was) [^()]*)\)(?=\.)",
        r"\1, except the turn \4: You can \2; \3",
    ),
    (
        r"\bIf the coin comes up (heads|tails), (?:you )?lose half of your LP(?: before damage calculation)?(?=\.)",
        r"If the result is \1, halve your LP",
    ),
    (r"^When you attack with this (?:monster|card), (?=toss\b)", "When this card declares an attack, "),
    (
        r"^If the declared card is in your opponent's hand, your opponent discards all (?:of the declared cards|copies of it)(?: to the GY)?(?=\.)",
        "If that card is in your opponent's hand, they must discard all copies of it",
    ),
    (r"^If the declared card is not in your opponent's hand, (?=discard\b)", "Otherwise, "),
    (
        r"^If the Level of the monster is the same as the declared Level, ",
        "If that monster is the same Level as the one declared by your opponent, ",
    ),
    (
        r"^If not, Special Summon the monster and send the other cards to the GY(?=\.)",
        "If not, Special Summon the excavated monster, also send the remaining cards to the GY",
    ),
    (
        r"^If all of the Fusion[- ]Materials that were used for the Fusion Summon of (?:this|that) monster are in your GY, you can Special Summon them(?: to your field)?(?=\.)",
        "Then, if all the Fusion Materials that were used for its Fusion Summon are in your GY, you can Special Summon all of them",
    ),
    (
        r"^(If this card was Special Summoned by the effect of \"[^\"]*\"), (increase|decrease) the (ATK|DEF) of all (?:of )?your opponent's monsters by (\d+) as long as this card remains face-up on (?:the|your) field(?=\.)",
        lambda said: (
            f"{said[1]}, all monsters your opponent controls {'gain' if said[2] == 'increase' else 'lose'} {said[4]} {said[3]}"
        ),
    ),
    (
        r"^During the End Phase of (?:the|a) turn (?:that )?(this card (?:was|is) (?:sent to the GY|destroyed by battle|banished|discarded)[^.;,]*?),? (?=you can\b)",
        lambda said: f"During the End Phase, if {said[1].replace(' is ', ' was ')} this turn, ",
    ),
    (r"^This card is destroyed during the End Phase(?=\.$)", "During the End Phase: Destroy this card"),
    (
        r"^If this card is destroyed by battle, (?:the equipped monster is destroyed|destroy the equipped monster) instead(?: of this card)?(?=\.)",
        "If this card would be destroyed by battle, destroy that equipped monster instead",
    ),
    (
        r"^When this card with the equipped monster inflicts battle damage to you, your opponent (?:receives|takes) the same amount of (?:[Bb]attle )?[Dd]amage(?=\.)",
        "While equipped with that monster, any battle damage you take from battles involving this card inflicts equal effect damage to your opponent",
    ),
    (
        r"^If (you have (?:\"[^\"]*\"(?:,? and |, )?)+ in addition to this card in your hand, you win the Duel)(?=\.)",
        r"When \1",
    ),
    (r"(?<=, )you (?=(?:add|draw|discard|destroy|banish|send|return|place)\b)", ""),
    (
        r"(?<=, )(?:it|this card) is Special Summoned(?: to (?:the|your) field)?(?=\.| during\b| in\b)",
        "Special Summon this card",
    ),
    (
        r"^(Your opponent|You) (gain|take|discard|draw|send|pay)(s?) ([^.;,]*?) during (each of (?:your opponent's|your|their) (?:Standby|Draw|End) Phases)(?=\.)",
        lambda said: _at_their_phase(said),
    ),
    (
        r"^(Each time (?:your opponent draws|you draw)) (?:a card|cards) outside of (their|your) Draw Phase, ([a-z])",
        lambda said: f"{said[1]} a card, except during {said[2]} Draw Phase: {said[3].upper()}",
    ),
    (r"\b(until the End Phase) of the turn (?:that )?this (?:card|effect) is activated\b", r"\1"),
    (
        r"^Any Equip Cards? equipped to this (?:monster|card) (?:is|are) destroyed(?=\.)",
        "If an Equip Card becomes equipped to this card: Destroy that card",
    ),
    (r"^When this card inflicts damage to your opponent\b", "When this card inflicts battle damage to your opponent"),
    (r"\b[Oo]nce (?:during each of your turns|per turn, during your turn), you can\b", "Once per turn, you can"),
    (_IN_THE_STANDBY_PHASE, r"During your \1 Phase, if this card is in your GY and you do not control \2, \3"),
    (
        r"^(Inflict \d+ damage to your opponent) during (each of your (?:opponent's )?(?:Standby|End) Phases)(?=\.)",
        lambda said: f"During {said[2]}, i{said[1][1:]}",
    ),
    (
        (
            r"^You can (?!only\b|use this\b)([^.;:]*?) once (?:per turn|during (?:each "
            r"of )?your turns?)(?:,? during your Main Phase)?(?=\.$)"
        ),
        r"Once per turn, you can \1",
    ),
    (
        (
            r"^If the (ATK|DEF) of a monster [Ss]ummoned by your opponent \(excluding Special Summon\) is "
            r"(\d+) or (more|less), (?:the|that) monster is destroyed(?=\.$)"
        ),
        r"When your opponent Normal or Flip Summons a monster with \2 or \3 \1: Destroy that monster",
    ),
    (
        (
            r"^If it is a (Trap|Spell) [Cc]ard, both players must check their Decks and banish "
            r"all \1 [Cc]ards of the same name(?=\.$)"
        ),
        (
            r"If it is a \1 Card, each player reveals their Main Deck, then banishes all cards from it with that "
            r"card's name"
        ),
    ),
    (r"^This card can only be activated (?=(?:at|when|if|while|during)\b)", "Activate only "),
    (
        r"^When the (?:selected )?monster (is destroyed|leaves the field|is removed from the field), (?=destroy\b)",
        r"When that monster \1, ",
    ),
    (
        r"^(This card (?:is not|cannot be) destroyed by battle) once per turn(?=\.$)",
        "Once per turn, this card cannot be destroyed by battle",
    ),
    (r"^(If [^.;:]*?, you can [^.;:]*?) once per turn(?=\.$)", _once),
    (r"\b(?:you )?draw cards until you have (\d+) cards in your hand\b", r"draw until you have \1 cards in your hand"),
    (
        r"\bany [Bb]attle [Dd]amage to (?:the controller|you)(?:'s LP)? becomes 0 this turn(?=\.$)",
        "you take no battle damage this turn",
    ),
    (r"^At the end of (?:the|this) turn, ", "During the End Phase, "),
    (r"\breturn the Fusion Monster to the (?=Extra Deck\b)", "return it to the "),
    (
        (
            r"^As long as this card (?:is|remains) in (face-up (?:Attack|Defense) "
            r"Position)(?: on (?:your|the) field)?, "
            r"([^.;:]*?) during ((?:each of )?your (?:opponent's )?(?:Standby|End|Draw) Phases?)(?=\.$)"
        ),
        r"During \3, if this card is in \1, \2",
    ),
    (
        (
            r"^You cannot change the [Bb]attle [Pp]osition of (?:the|that) monster "
            r"(?:during the same turn|this turn)(?=\.$)"
        ),
        "Its battle position cannot be changed this turn",
    ),
    (
        (
            r"\bthe (End|Standby|Draw) Phase of your opponent's (\d(?:st|nd|rd|th)) turn "
            r"after (?:this card was activated|activation)\b"
        ),
        r"your opponent's \2 \1 Phase after activation",
    ),
    (
        (
            r"^(?:This card can only be activated|Activate only) when (\d+ or more) of "
            r"your cards have been (?:removed from play|banished)\b"
        ),
        r"Activate only if \1 of your cards are banished",
    ),
    (
        r"^If you do, the original (ATK and DEF|ATK|DEF) of this card (?:are|is) halved(?=\.$)",
        r"If Summoned this way, its original \1 become halved",
    ),
    (
        (
            r"^If you do, (?:send this card|it is sent|this card is sent) to the GY "
            r"during the End Phase(?: of that turn)?(?=\.$)"
        ),
        "If you do, send it to the GY during the End Phase",
    ),
    (r"\band it is destroyed at the end of the turn(?=\.$)", "and it is destroyed during the End Phase"),
    (r"^(?:If|When) this card is in your GY during your Main Phase, (?=you can\b)", "If this card is in your GY, "),
    (r"\b(is|are) destroyed or (?:removed from|leaves?) the field\b", "leaves the field"),
    (
        (
            r"^(?:When|Each time) a Token is destroyed, (?:the|its) controller "
            r"(?:receives|takes) (\d+) damage(?: for each destroyed Token)?(?=\.$)"
        ),
        r"Each time one of these Tokens is destroyed, its controller takes \1 damage",
    ),
    (r"^As long as you have ((?:another|an?|[1-9](?: or more)?) [^.;,]*?) on your field, ", r"While you control \1, "),
    (
        (
            r"^If this (?:face-up )?card(?: on the field)? leaves the field, (?:it is "
            r"banished|banish it)(?=\.$)"
        ),
        "If this card would leave the field, banish it instead",
    ),
    (
        (
            rf"^(?P<what>(?!As long|While|This effect|[^.]*\bonce\b){WORDS}) (?:as long as (?:this card|it) "
            rf"remains|while this card is) face-up on (?:the|your) field\.$"
        ),
        as_long_as,
    ),
    (
        r"^As long as this card remains face-up on the field, this card's name is treated as (\"[^\"]*\")(?=\.)",
        r"While this card is face-up on the field, its name becomes \1",
    ),
    (r"\b(?:during|on) the (?:same )?turn (?:that )?this card is activated(?=\.$)", "this turn"),
    (rf"^(?P<what>(?:{_DOES})\b{WORDS}) during (?P<phase>{_PHASE})(?=\.$)", _in_phase),
    (
        (
            rf"^(?P<thing>Those monsters|These monsters|That monster|Those cards|These cards) (?:is|are) "
            rf"(?P<done>{DONE})(?P<where> [^.;,]*?)? "
            r"during the End Phase(?: of (?:this|the) turn)?(?=\.$)"
        ),
        _at_phase,
    ),
    (
        (
            r"^(?P<when>(?:When|If|Each time|During|By) [^.;:]*?), (?P<thing>it|this card|that monster|those monsters|"
            r"them|the (?:equipped |attacking |opposing )?monster) (?:is|are) "
            rf"(?P<done>{DONE})(?P<where> (?:to|on|at|from|until)\b[^.;,:]*| instead)?(?=\.$)"
        ),
        _is_done,
    ),
    (
        (
            r"^((?:When|If) [^.;:]*?\bthis card\b[^.;:]*), (?:it returns|return it) to "
            r"the (top|bottom) of (your|the) Deck(?=\.$)"
        ),
        r"\1, place this card on the \2 of \3 Deck",
    ),
    (
        (
            r"^This card can be (?:flipped|turned|changed) (?:(?:in)?to )?face-down(?: Defense Position)? once "
            r"per turn(?: during your Main Phase)?(?=\.$)"
        ),
        "Once per turn, you can change this card to face-down Defense Position",
    ),
    (
        r"\bsent to the GY from your hand by (?:your|an) opponent's card effect\b",
        "sent from your hand to the GY by an opponent's card effect",
    ),
    (r"(?<=only be used once per turn), during your Main Phase(?=\.)", ""),
    (r"^(You can (?!only\b)(?:[^.;:\"]|\"[^\"]*\")*?)(?: on the field)? during your Main Phase(?=\.$)", r"\1"),
    (r"^During your Main Phase, (you can (?=send this face-up card\b))", r"\1"),
    (r"^When (\"[^\"]*\" is face-up on the field, this card is)\b", r"While \1"),
    (r"\b([Ee]ach time|[Ww]hen) you increase your LP\b", r"\1 you gain LP"),
    (r"\b(while|as long as) there is (?:an?|1) other ([^.;,]*?) on your field\b", r"\1 you control another \2"),
    (r"\b(As|as) long as this card remains on the field, ", r"\1 long as this card remains face-up on the field, "),
    (r"^Also, ([aA]s long as|[wW]hile) ", lambda said: f"{said[1][0].upper()}{said[1][1:]} "),
    (
        r"\bgains the following effect as long as there is (?=a monster with the following Attribute\b)",
        "gets the following effect while there is ",
    ),
    (r"^This effect can only be used (?=during your opponent's Battle Phase\.$)", "You can only use this effect "),
    (r"\b(Activate only (?:while|if) you control [^.;,]*?), (\"[^\"]*\"),? or (\"[^\"]*\")(?=\.$)", r"\1, or \2 or \3"),
    (
        r"^Destroy this card if there (?:are|is) (?:a )?face-up monsters? on the field other than this card(?=\.$)",
        "If there is another face-up monster on the field, destroy this card",
    ),
    (
        r"^Destroy this card when it is targeted by the effect of a Spell or Trap Card(?=\.$)",
        "When this card is targeted by the effect of a Spell or Trap Card, destroy this card",
    ),
    (r"^While you control this face-up Attack Position card, (when\b)", r"While this card is in Attack Position, \1"),
    (r"^(Each time [^.;,]*?) while this card remains face-up on the field(?=,)", r"\1"),
    (
        r"^If (this card on the field is destroyed), during the Standby Phase of the next turn, you can (?=[a-zS])",
        r"During the next Standby Phase after this card on the field was destroyed: You can ",
    ),
    (r"^Destroy this card at the end of this turn(?=\.$)", "During the End Phase: Destroy this card"),
    (
        r"^This card is destroyed during the End Phase of the turn it is activated(?=\.$)",
        "Destroy this card during the End Phase of this turn",
    ),
    (
        r"^If (this card was Special Summoned by the effect of \"[^\"]*\"), while it remains on the field,? all your opponent's monsters (?=lose|gain)",
        r"If \1, all monsters your opponent controls ",
    ),
    (
        r"^(If this card was Special Summoned by the effect of [^,;:]*?), at the end of any Battle Phase that this card attacked or was attacked, you can return it to the Deck to (draw \d cards?)(?=\.$)",
        lambda said: (
            f"At the end of the Battle Phase, if this card attacked or was attacked and {said[1][3:]}: You can return this card to the Deck; {said[2]}"
        ),
    ),
    (
        r"^You can pay (\d+) LP to Special Summon this card when (\"[^\"]*\" is on the field)(?=\.$)",
        r"If \2, you can Special Summon this card (from your hand) by paying \1 LP",
    ),
    (r"^If this face-up card leaves your field, ", "When this card leaves the field, "),
    (r"\b(destroy (?:\"[^\"]*\"(?: and )?)+ on your field) and remove them from play(?=\.$)", r"\1, and banish them"),
    (
        r"\b(?:specifically )?(?:designated as a target|targeted) (?:of|by) (?:the )?effect of a Spell(?: Card)?, Trap(?: Card)?,? or (?:Effect )?Monster(?: Card)?\b",
        "targeted by a card effect",
    ),
    (
        r"^(?:If|While) you have no other monsters on your field(?: except this card| besides this card)?, ",
        "While you control no other monsters, ",
    ),
    (
        r"^If (?:it|the (?:discarded|sent|returned) card) is a Monster Card, (inflict damage to your opponent equal to) the Level of the [Mm]onster(?: [Cc]ard)?\b",
        r"If it is a monster, \1 its Level",
    ),
    (
        r"^This card is destroyed if it is (in face-up (?:Attack|Defense) Position)(?=\.$)",
        r"If this card is \1, destroy it",
    ),
    (r"^If you control no other monsters except this card, ", "While you control no other monsters, "),
    (
        r"^(?:When|Each time) an? \"[^\"]* Token\" is destroyed, (?:the|its) controller(?: of the [Tt]oken)? (?:takes|receives) (\d+) damage(?=\.$)",
        r"Each time one of these Tokens is destroyed, its controller takes \1 damage",
    ),
    (
        r"^If it is a (Trap|Spell) [Cc]ard, both players must check their Decks and banish all \1 [Cc]ards (?:of|with) the same name(?: from (?:the|their) Decks?)?(?=\.$)",
        r"If it is a \1 Card, each player reveals their Main Deck, then banishes all cards from it with that card's name",
    ),
    (
        r"\b(Activate only |[Ii]f |[Ww]hen )(?:when |if )?your opponent's LP (?:is|are) (more|less) than (\d+)(?=[.,])",
        lambda said: (
            f"{said[1]}{'if ' if said[1][0] == 'A' else ''}your opponent's LP are {'higher' if said[2] == 'more' else 'lower'} than {said[3]}"
        ),
    ),
    (
        r"^This effect can also be used during your opponent's turn(?=\.$)",
        "This effect can be used during either player's turn",
    ),
    (
        r"^Once per turn, during your Main Phase, if there is (an? [^.;,]*?) on your field, you can (?=[A-Za-z])",
        r"Once per turn, if you control \1: You can ",
    ),
    (r"\bimmediately after the resolution of (?:the|that) (?:[A-Z]\w+ )*Card, ", "immediately after it resolves, "),
    (
        r"\b(you can [^.;,]*?) if (?:there are|you have) no other cards in your hand (?:and|or) on your field(?=\.$)",
        r"if you control no other cards and have no cards in your hand, \1",
    ),
    (r"^When (\"[^\"]*\" is not on the field), destroy this card(?=\.$)", r"If \1, destroy this card"),
    (r"^If your opponent controls only (\d monsters?), ", r"If your opponent controls exactly \1, "),
    (
        r"^(?:You can only activate this card|Activate only) (?:when|if) you have (\d or more) of your own cards (?:removed from play|banished) and no cards in your GY(?=\.$)",
        r"Activate only if \1 of your cards are banished and you have no cards in your GY",
    ),
    (r"^In addition, (?=(?:increase|decrease|this|all)\b)", ""),
    (
        r"^If this card is banished, Special Summon it (in [^,.;]*? )?during the End Phase(?: of this turn)?(?=\.)",
        lambda said: (
            f"During the End Phase, if this card was banished this turn: Special Summon it {said[1] or ''}".rstrip()
        ),
    ),
    (
        (
            r"^If this card is destroyed by battle and sent to the GY, Special Summon it during the End Phase"
            r"(?P<more>, and it gains [^.]*)?(?=\.)"
        ),
        (
            r"During the End Phase, if this card is in your GY because it was destroyed by battle and sent there this turn: "
            r"Special Summon it\g<more>"
        ),
    ),
    (
        r"^(During your Standby Phase), by sending (this card to the GY) while it's equipped due to its effect, (?=Special)",
        r"\1, if this card is equipped with a monster by this effect: You can send \2; ",
    ),
)
