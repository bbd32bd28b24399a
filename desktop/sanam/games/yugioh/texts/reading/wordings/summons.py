"""How cards are Summoned."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

import re
from re import Match

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_PAID = "removing|sending|banishing|discarding|Tributing|paying|returning"
_ONLY_BY = rf"^This card can only be Special Summoned,? by (?=(?:{_PAID}|controlling)\b)"
_OWN_WAY = "Must be Special Summoned by its own effect, and cannot be Special Summoned by other ways."


def _one_of_each(said: Match[str]) -> str:
    """ "Add 1 each of "A", "B" and "C"": the number stands before each name."""
    *names, last = re.findall(r'"[^"]*"', said[2])
    return f"{said[1]} {', '.join(f'1 {name}' for name in names)} and 1 {last}"


SUMMONS: Wordings = (
    (
        r"\bSpecial Summon in (Attack|Defense) Position, (2 [^.;,()]*?) \(1 on each side(?: of the field)?\)",
        r"Special Summon \2 in \1 Position, 1 on each side",
    ),
    (r"\b(in (?:Attack|Defense) Position),? \(1 on each side(?: of the field)?\)", r"\1, 1 on each side"),
    (
        r"\bby Tributing (?:1 )?(\"[^\"]+\") on (?:the (\d)\w\w of your turns|your (\d)\w\w turn or later) after (?:\1|it) (?:has been|was) equipped with (\"[^\"]+\")",
        lambda said: f"by Tributing 1 {said[1]} equipped with {said[4]} for {said[2] or said[3]} or more of your turns",
    ),
    (
        r"\b([Ss]pecial Summon), in ((?:face-up )?(?:Attack|Defense) Position), (1 [^.;,]*?)(?=\.)",
        r"\1 \3 in \2",
    ),
    (r"^Must be first Special Summoned\b", "Must first be Special Summoned"),
    (r" \(This Special Summon is treated as a Fusion Summon\)(?=\.$)", ""),
    (
        r"\b1 of the Fusion Materials? (?:whose name is specifically )?(?:listed|written) (?:on|in the card text of) (?:that card|that monster|that Fusion Monster|the revealed card)(?= from\b)",
        "1 monster listed on that card",
    ),
    (
        r"\ba monster (from your [^.,;]*?) that is written in the card text of the (sent|Tributed) monster\b",
        r"1 monster that is named in the text of the \2 monster \1",
    ),
    (
        r"(\bTribute [^.;]* to Special Summon \d [^.,;]*? monster) written in the card text of that card(?= from\b)",
        r"\1 that is named in the text of the Tributed monster",
    ),
    (r"\bignoring any and all Summoning conditions\b", "ignoring its Summoning conditions"),
    (r"(?<=from your hand), but (?=cannot Special Summon monsters for the rest of this turn\b)", ", but you "),
    (
        r'^Once per turn, you can return (1 monster you control) to your hand to (Normal Summon 1 "[^"]*" monster(?:, except "[^"]*")?),? in addition to your Normal Summon or Set this turn(?=\.)',
        r"Once per turn: You can return \1 to the hand; you can \2, in addition to your Normal Summon/Set this turn",
    ),
    (
        r"^If (\d) or more cards are in the same column, (you can Special Summon this card \(from your hand\)) (?:in|to) that column(?=\.)",
        r"\2 to the column with \1 or more cards",
    ),
    # A monster can only be Summoned by its own method in its player's Main Phase.
    (r"^During your (?:turn|Main Phase), if (?=[^.:;]*, you can Special Summon this card \(from your )", "If "),
    (r"^([^:;.]*): Activate this card by targeting (?=[^.;:]*; )", r"\1: Target "),
    (
        r"^If this card is Special Summoned from the GY, it gains the following effect(?=\.)",
        "If this card was Special Summoned from the GY, it gains the following effect",
    ),
    (
        r"^If you do, this card gets the following effect(?=[.:])",
        "If Summoned this way, this card gains the following effect",
    ),
    (
        r"^When (?:this card|it) is Special Summoned by this effect[,:] ([a-zA-Z])",
        lambda said: f"When this card is Special Summoned this way: {said[1].upper()}",
    ),
    (
        r"^If this card was Special Summoned by this effect and attacks (?=a)",
        "While this card was Special Summoned this way, if this card attacks ",
    ),
    (
        r"^If this card is banished, Special Summon it( in (?:face-up )?(?:Attack|Defense) Position)? during the End Phase(?: of this turn)?(?=\.)",
        r"During the End Phase, if this card was banished this turn: Special Summon it\1",
    ),
    (
        r"^You can (send) ([^.;]*?) to the GY to Special Summon this card from your (hand or Deck)(?=\.)",
        r"You can Special Summon this card (from your \3) by sending \2 to the GY",
    ),
    (
        r"^(If [^;:.]*?, you can )send (\d [^.;:]*? your opponent controls) to the GY and Special Summon this card from your hand(?=\.)",
        r"\1Special Summon this card (from your hand) by sending \2 to the GY",
    ),
    (
        r"^You can Tribute (\d monsters) to Tribute Summon this card(?=\.)",
        r"You can Normal Summon this card by Tributing \1",
    ),
    # What need not be done misses its time only after "when".
    (r"^When (?:this card is )?Special Summoned(?: in)? this way(?=: You can\b)", "When Summoned this way"),
    (r"^(?:When|If) (?:this card is )?Special Summoned(?: in)? this way\b", "If Summoned this way"),
    (
        r"^((?:This card c|C)annot be Normal Summoned) (?:while|if) you control an? ([^.]*? monster)\.$",
        r"\1 unless you control no \2s.",
    ),
    (
        r"(?<=\bunless you )have an \"?([A-Z]\w+)\"? [Mm]onster(?: Card)? on your (?:side of the )?field\b",
        r'control an "\1" monster',
    ),
    (r"\bTribute Summon \(but not Set\) this card (?=with \d Tributes?\b)", "Tribute Summon this card "),
    (
        r"^This card can be Normal Summoned or Set with (\d) Tribute(?=\.)",
        r"You can Normal Summon/Set this card with \1 Tribute",
    ),
    (r"^In that case, the original (ATK|DEF) of this card (?=becomes\b)", r"If you do, its original \1 "),
    (r"^Tuner \+ (?=\d or more\b)", "1 Tuner + "),
    (
        r"^([A-Z][\w'-]*(?: [A-Z][\w'-]*)*) \+ (?=\d or more\b)",
        r'"\1" + ',
    ),
    (r"(?<=\bsending 1 )([A-Z]\w+ the [A-Z]\w+(?: [A-Z]\w+)*)(?= and 1 )", r'"\1"'),
    (r"(?<=with the Ritual Spell Card, )([A-Z][\w']*(?: [\w']+)*)(?=\.$)", r'"\1"'),
    (r"\bTribute (1 monster) and this card, then (?=target\b)", r"Tribute this card and \1 you control, then "),
    (
        r"^If it is not the first turn of the Duel and there are no cards on the field, (?=you can Normal Summon\b)",
        "If there are no cards on the field and it is not the first turn of the Duel, ",
    ),
    (
        r"^This card is (unaffected by [^.;,]*), while (?:it is )?equipped with (an? Equip Card)(?=\.)",
        r"While this card is equipped with \2, it is \1",
    ),
    (
        r"^The effects? of an Effect Monster that this card destroy(?:ed|s) as a result of battle (?:are|is) negated(?=\.)",
        "Negate the effects of Effect Monsters destroyed by battle with this card",
    ),
    (r"^(Negate the effects of Effect Monsters destroyed by) (?=this card\.)", r"\1 battle with "),
    (
        r"^(You cannot Special Summon (?:any )?(?:other )?monsters)( during)? (the turn you activate this (?:card|effect)), (except (?:by|from|with) [^.,;]*)(?=\.)",
        r"\1, \4 \3",
    ),
    (r"\bwith the same Level as that monster's original Level\b", "with the same original Level as that monster"),
    (
        r", also, after that, if it left the field by this effect, (Special Summon )from your Extra Deck,( 1 .*? monster) with the same Attribute, but a higher Level than, the Attribute/Level the monster had when it was on the field \(its original Attribute/Level, if face-down(?=\.)",
        r", then \1\2 from your Extra Deck with the same Attribute as that monster with a higher Level than that monster",
    ),
    (
        r'\b(Special Summon 1 )("[^"]*")( from your [^.,;"]*, and treat it as if it was Special Summoned by the effect of an? \2 monster)\b',
        r"\1\2 monster\3",
    ),
    (r"^(This Special Summon is treated as a Special Summon with \"[^\"]*\")\)\.$", r"\1."),
    (
        r"\b(as many [^.;,]*? your opponent controls) as possible (that were Special Summoned from the Extra Deck)(?=[.,])",
        r"\1 \2 as possible",
    ),
    (
        r"^If this card is Tributed, or banished, for a Ritual Summon:",
        "If this card is Tributed for a Ritual Summon, or banished for a Ritual Summon:",
    ),
    (r", and (Special Summon 1 [^.;,]* from your hand) after that(?=\.)", r", then \1"),
    (
        r"^(This card) cannot be targeted by,? and is unaffected by, Spell/Trap effects and other Effect Monsters' effects(?=\.)",
        r"\1 cannot be targeted by other cards' effects, also it is unaffected by other cards' effects",
    ),
    (
        r"\b(1 )((?:[A-Z][a-z]+, )*[A-Z][a-z]+,? or [A-Z][a-z]+ Monster) that is ([A-Z]+(?:, [A-Z]+)*,? or [A-Z]+) (?=from your\b)",
        r"\1\3 \2 ",
    ),
    (
        r"^(If you do, (?:decrease|increase) this card's Level by the Level of) that monster(?=\.)",
        r"\1 the sent monster",
    ),
    (r"^(Must be Special Summoned \(from your hand\)) by possessing (?=\d or more banished\b)", r"\1 while you have "),
    (
        r"(\bwith a different original (?:Attribute|Type|name)) from that monster's(?=\.)",
        r"\1 from the Tributed monster",
    ),
    (r"\bSpecial Summon monster\b", "Special Summon monsters"),
    (r"(?<!Special Summon )\b(once per turn) while this card is face-up on the field\b", r"\1"),
    (_ONLY_BY, "Must be Special Summoned (from your hand) by "),
    (r"\bcan only Special Summoned by\b", r"can only be Special Summoned by"),
    (r"\bselect and Special Summon (?:one|1) each of (.*?) from\b", r"Special Summon 1 each of \1 from"),
    (
        r", also, after that, if it left the field by this effect, (Special Summon 1 .*? with the same Attribute) that the sent monster had when it was on the field \(its original Attribute, if face-down\)",
        r", then \1 as that monster",
    ),
    (r"^(If not|Otherwise), Special Summon the excavated monster(?=,)", r"\1, Special Summon it"),
    (
        r"^This card can only be Special Summoned from your hand to your opponent's field,? by\b",
        "Must be Special Summoned (from your hand) to your opponent's field by",
    ),
    (
        r"^Negate the activation of (a Spell or Trap [Cc]ard|a Spell [Cc]ard|a Trap [Cc]ard),? or the ((?:Normal|Flip|Special)[^.]*?) Summon of (a monster),? and destroy (?:that card|it|them)(?=\.)",
        r"When \3 would be \2 Summoned, OR \1 is activated: Negate the Summon or activation, and destroy that card",
    ),
    (r"\bignoring the Summoning conditions\b", "ignoring its Summoning conditions"),
    (r"^Target ((?:[A-Z]\w+ )+Summoned monster) (?=gains\b)", r"Target 1 \1; it "),
    (
        r"^You can Special Summon this card from your (hand or GY|hand|GY) (?=by (?:removing|sending|banishing|Tributing|discarding)\b)",
        r"You can Special Summon this card (from your \1) ",
    ),
    (r"^Can only be Special Summoned\b", "This card can only be Special Summoned"),
    (
        r"^Neither player can Summon more than (?:two|2) times per turn(?=\.)",
        "Each player can only Summon 2 times per turn",
    ),
    (r"\bBoth players (?=Special Summon as many of their\b)", "Each player "),
    (r"(?<=Each player )Special Summon (?=as many\b)", "Special Summons "),
    (r"\b(Normal or Special Summoned) to the field, (?=inflict\b)", r"\1, "),
    (
        r"\bTributing the same number of monsters needed for a Tribute Summon \(normally (\d)\)",
        lambda said: f"Tributing {said[1]} monster{'s' if said[1] != '1' else ''}",
    ),
    (r"\b(used to Ritual Summon \"[^\"]*\"), or (?=\")", r"\1 or "),
    (r"\b(your opponent Special Summons [^:;,]*? from) the (hand or Extra Deck)\b", r"\1 their \2"),
    (
        r"\b(select 1 [^.;,]*? from your GY), (Special Summon it),? and (?:switch|change) the attack target to that monster(?=\.)",
        r"\1 and \2, then change the attack target to that monster",
    ),
    (
        r"\byou cannot declare attacks, nor Special Summon monsters,? except ([^.,;]*? monsters), for the rest of this turn(?=\.)",
        r"monsters you control cannot attack for the rest of this turn, also you cannot Special Summon monsters for the rest of this turn, except \1",
    ),
    (
        r"\b(target 1 [^;.]*?; send it to the GY, and if you do, Special Summon 1 [^;.,]*), other than the sent monster(?=\.)",
        r"\1, except that target",
    ),
    (r"^Monsters cannot be Special Summoned from the (?!Main)", "Neither player can Special Summon monsters from the "),
    (
        r"^During the turn you activate this card, you cannot ([^.:;]*?)(?=\.)",
        r"You cannot \1 the turn you activate this card",
    ),
    (
        r"^Once (?:during )?this turn, if you would Tribute a monster for a Tribute Summon, you can Tribute (\d monsters? your opponent controls) even though you do not control (?:it|them)(?=\.)",
        r"Once during this turn, for a Tribute Summon, you can Tribute \1",
    ),
    (r"\b(hand|GY|Deck|field) then (?=(?:target|send|draw|discard|add|banish|destroy|Special Summon)\b)", r"\1, then "),
    (
        r"\bDuring the End Phase of the turn (?:that )?this card was ((?:\w+ )+Summoned)(?: this turn)?, ",
        r"During the End Phase, if this card was \1 this turn, ",
    ),
    (r"\b(Add|Special Summon) 1 each of (\"[^\"]*\"(?:,? (?:and )?\"[^\"]*\")+)", _one_of_each),
    (
        r"^Destroy this card during the End Phase of the turn (?:it|this card) (?:was|is) ((?:\w+ )+Summoned)(?=\.)",
        r"During the End Phase, if this card was \1 this turn, destroy this card",
    ),
    (r"\bSpecial Summon both this card and (1 [^.;]*? from your hand)\b", r"Special Summon this card and \1"),
    (r"\bSpecial Summon this card on your (?:side of the )?field\b", "Special Summon this card"),
    (
        r"^If this is the only card in your hand, you can Special Summon it\b",
        "If this card is the only card in your hand, you can Special Summon this card",
    ),
    (
        r"\b(you cannot Normal or Special Summon) that monster, or a monster with the same name, (?=for the rest\b)",
        r"\1 monsters with that name ",
    ),
    (
        r"^During the turn (?:it|this card) (?:is|was) ((?:\w+ )*Summoned), this card cannot attack(?=\.)",
        r"This card cannot attack the turn it is \1",
    ),
    (
        r'\b([Yy]ou can Normal Summon 1 [^,;.]*?) in addition to your Normal Summon/Set, (except "[^"]*")(?=[.,])',
        r"\1, \2, in addition to your Normal Summon/Set",
    ),
    (
        r"^If this card is face-up on the field, you cannot use it for a Synchro Summon(?=\.)",
        "This face-up card on the field cannot be used as Synchro Material",
    ),
    (
        (
            r"^(?:A|Any) monsters? Special Summoned by this effect cannot (?:declare an )?attack and its effects? "
            r"(?:is|are) negated while on the field(?=\.)"
        ),
        "They cannot attack, also their effects are negated",
    ),
    (
        r"^This card can be Tribute Summoned (in face-up Attack Position )?by\b",
        r"You can Tribute Summon this card \1by",
    ),
    (
        r"\byou can return (1 monster you control) to your hand to Normal Summon (1 [^.;]*?),? in addition to\b",
        r"you can return \1 to your hand; you can Normal Summon \2 in addition to",
    ),
    (r"^Cannot be Special Summoned by other ways\.$", _OWN_WAY),
    (r"^(?:This card c|C)annot be Special Summoned,? except by its own effect\.$", _OWN_WAY),
    (r"^This monster (?=cannot be (?:Special|Normal) Summoned\b)", "This card "),
    (
        r"^After this card was Special Summoned this way, (?=you cannot Special Summon monsters for the rest\b)",
        "If you do, ",
    ),
    (r"^If you attempt this, (?=you cannot Special Summon monsters\b)", "If you do, "),
    (
        r"^If you Tribute Summon this card, (?:the|all) Tributes? must be ([A-Z][\w -]*?)(?:-Type)?\.$",
        r"If you Tribute Summon this card, the Tribute must be a \1 monster.",
    ),
    (
        r"(?<=[:;] )[Ww]hile this card is face-up on the field, (?!you can Normal Summon it\b)([^.;,]*)(?=\.)",
        r"\1 while this card is face-up on the field",
    ),
    (
        r"^Cannot be Normal Summoned while you control a monster\.$",
        "Cannot be Normal Summoned unless you control no monsters.",
    ),
    (r"\b([Ii]f|[Ww]hile) this is the only (?=card in your hand\b)", r"\1 this card is the only "),
    (
        r"^Neither player can Normal or Special Summon ((?![^.]* or declare )[^.,]*)\.$",
        r"No \1 can be Normal or Special Summoned.",
    ),
    (
        r"^This card can only be Special Summoned, in (face-up Attack Position), by ",
        r"Must be Special Summoned (from your hand) in \1, by ",
    ),
    (
        r"^Must be Special Summoned by (?=(?:banishing|Tributing|sending|discarding|returning)\b)",
        "Must be Special Summoned (from your hand) by ",
    ),
    (
        r"^Must be Special Summoned \(from your hand\) by controlling ",
        "Must be Special Summoned (from your hand) while you control ",
    ),
    (r"\b([Yy]ou can Special Summon this card) from your hand by (?=[a-z]+ing\b)", r"\1 (from your hand) by "),
    (
        r"^This card cannot attack during the turn it (?:is|was) Special Summoned (?:this way|by this effect)\.$",
        "If you do, this card cannot attack this turn.",
    ),
    (r"^If this card is Normal Summoned without Tributing, its ", "If you do, its "),
    (
        (
            r"^If you negate an? (?:effect|activation) this way, you can (Special Summon this card from your (?:GY|Graveyard))"
            r" during the End Phase\.$"
        ),
        r"During the End Phase, if this effect was activated this turn (and was not negated): You can \1.",
    ),
    (
        r'^The monster Special Summoned by this effect is destroyed if "[^"]*" leaves your field\.$',
        "When this card leaves the field, destroy the monster Special Summoned by this effect.",
    ),
    (r'^(Must be Special Summoned with "[^"]*"), using (?:"[^"]*"|an? [^.,]*? monster)\.$', r"\1."),
    (
        r'\b[Yy]ou can Normal Summon ("[^"]*" monsters) for 1 less Tribute\b',
        r"You can Tribute Summon \1 with 1 less Tribute",
    ),
    (
        r"^You can Special Summon this card (?=by Tributing 1 \"[^\"]*\"\.$)",
        "You can Special Summon this card (from your hand) ",
    ),
    (r"^You can Normal Summon this card (?=by Tributing\b)", "You can Tribute Summon this card "),
    (
        r"\b(you|each time you|your opponent) (Xyz|Synchro|Fusion|Ritual) (Summons?)(?= while\b|:)",
        r"\1 \2 \3 a monster",
    ),
    (r"\bSpecial Summon as many (\"[^\"]*\") (\([^)]*\)) as possible\b", r"Special Summon as many as possible \1 \2"),
    (
        r"\b1 monster in your GY that was Tributed for the Ritual Summon\b",
        "1 monster in your GY that was used for that monster's Ritual Summon",
    ),
    (r"\b(the selected monster's Level, and Special Summon) it\b", r"\1 the selected monster"),
    (
        r"^If this card is used to Tribute Summon (an? [^,.]*?), this card can be treated as (\d) Tributes\.$",
        r"This card can be treated as \2 Tributes for the Tribute Summon of \1.",
    ),
    (r"^You can Tribute Summon this monster by (?=Tributing\b)", "You can Tribute Summon this card by "),
    (
        r"^(Once per turn, if [^:]*): you can select (1 [^;]*?), and (Special Summon it)\.$",
        r"\1: You can target \2; \3.",
    ),
    (
        r"^(If this card is the only card in your hand, you can Special Summon this card)(?=\.$)",
        r"\1 (from your hand)",
    ),
    (
        r"^If this card is Tribute Summoned by Tributing (an? [^,]*), while this card (?:is|remains) face-up on the field,",
        r"While this card was Tribute Summoned by Tributing \1,",
    ),
    (
        r"^If Summoned this way, (?:select|target) (1 [^.,;]*), and (destroy|return|banish) it(?=\.)",
        r"If Summoned this way: Target \1; \2 it",
    ),
    (r"\bSpecial Summon to your (?:side of the )?field (?=1 )", "Special Summon "),
    (r"\bTribute Summon \(but not Set\) this card (?=by Tributing\b)", "Tribute Summon this card "),
    (r"\b(Special Summoned) by (?=\"[^\"]*\"[:,])", r"\1 by the effect of "),
    (r"\b(your opponent Special Summons [^:;,()]*? from) the (?=hand\b(?! or\b))", r"\1 their "),
    (
        r"^If this card was Special Summoned by this effect and attacks (a Defense Position monster), (?=inflict piercing\b)",
        r"While this card was Special Summoned this way, if it attacks \1, ",
    ),
    (r"^(If this card is the only card in your hand, you can Normal Summon) it\b", r"\1 this card"),
    (r"^This card's name is also treated as (\"[^\"]*\")(?=\.)", r"This card is also always treated as \1"),
    (
        r"^If you(?:'re| are) Tributing (.*?), this card can be Normal Summoned with 1 Tribute(?=\.)",
        r"You can Tribute Summon this card by Tributing \1",
    ),
    (
        r"^This card can only be (Normal, Flip,? or Special|Special|Normal) Summoned (?:while|when|if) (.*?)(?=\.$)",
        r"This card cannot be \1 Summoned unless \2",
    ),
    (
        r"^(Cannot be Normal Summoned|This card cannot be Normal Summoned) \(but can be Normal Set\)",
        r"\1, but can be Normal Set",
    ),
    (
        (
            r"\bSpecial Summon 2 ([^.;:,()]*?)(monster|Tuner)s(?: ?\(|, |: )1 from your (hand|Deck),? and "
            r"1 from your GY\)?(?!,? except)"
        ),
        r"Special Summon 1 \1\2 from your \3 and 1 \1\2 from your GY",
    ),
    (
        r"^By sending ([^.;]*?) to the GY, you can Special Summon this card from your (hand or Deck)(?=\.)",
        r"You can Special Summon this card (from your \2) by sending \1 to the GY",
    ),
    (r"\b(Special Summon) to your field (\d [^.;:]*? from your (?:Deck|hand|GY))\b", r"\1 \2"),
    (
        r"^If you Special Summon this card (?:in )?this way, this card (?:gets|gains) the following effect: (?:If|During) (this card attacks|battle)",
        r"While this card was Special Summoned this way, if \1",
    ),
    (
        r"^If this card Special Summoned by its own effect attacks (?=an?\b)",
        "While this card was Special Summoned this way, if this card attacks ",
    ),
    (r", and Special Summon to your field(?=\.)", ", and Special Summon it to your field"),
)
