"""What happens, and what must hold."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_SUMMONED_IN = (
    r"^(If|When) an? ([^.,:;]*?monster(?:\(s\))?) is ((?:\w+ )*Summoned)((?: to [^.,:;]*?field)?) "
    r"in ((?:face-up )?(?:Attack|Defense)) Position(?=:)"
)
_FOR_EACH_OF_THEM = (
    r'^(If all ("[^"]+")(?:\(s\))? you control are in (?:Attack|Defense) Position, '
    r"this card gains \d+ (?:ATK|DEF)) for each(?=\.)"
)
_CAME = r"(this card was Special Summoned by the effect of [^,]*)"


OCCASIONS: Wordings = (
    (r"^(When this card is Normal Summoned or (?:Special|Flip) Summoned) successfully\b", r"\1"),
    (
        r"\b([Ii]f|[Ww]hen) this card is ((?:destroyed and )?sent (?:from the field )?to the GY) after being flipped(?: face-up)?(?=[:,])",
        r"\1 this flipped card is \2",
    ),
    (
        r"^After this card has been flipped face-up, when it is ([^,.]*?), (?=[a-z])",
        r"When this flipped card is \1, ",
    ),
    (r"^FLIP: (?=(?:When|If) this flipped card\b)", ""),
    (
        r"^If this card attacks (an opponent's monster), this effect can be activated at the end of the Battle Phase: ([A-Z])",
        lambda said: f"At the end of the Battle Phase, if this card attacked {said[1]}: You can {said[2].lower()}",
    ),
    (
        r"^If this card was (destroyed by battle) and sent to the GY, this effect activates at the end of each of (your opponent's|your) Battle Phases:",
        r"At the end of \2 Battle Phase, if this card is in the GY because it was \1 and sent there:",
    ),
    (
        r"\(except during the Damage Step\) while this (?:monster|card) is on the field(?=:)",
        "(except during the Damage Step)",
    ),
    (
        r"\b(while you control at least 1 [^,;:]*? card), and (?=(?:all|the only) face-up monsters you control are\b)",
        r"\1 and ",
    ),
    (
        r"^When this card is Special Summoned in (face-up )?(Attack|Defense) Position (?=by the effect of)",
        r"When this \1\2 Position card is Special Summoned ",
    ),
    (
        r"^If this face-up card is returned from the field to your Deck, (?:select and )?(Special Summon)\b",
        r"If this face-up card is returned from your field to the Deck: \1",
    ),
    (
        r"^While (?:you control )?(a face-up \"[^\"]+\")(?: is on your field)?, if (an? [^;:,]*?monster) (?:you control|on your field) is destroyed, the ([^.]*?)(?=\.)",
        r"If \2 you control is destroyed while you control \1: The \3",
    ),
    (
        r"^When this card(?: you control)? is sent to (?:the|your) GY because the equipped monster was (destroyed by [^:,]*?)(?=:)",
        r"When the equipped monster is \1 and this card is sent to the GY",
    ),
    (
        r"\bthe last (?:Xyz )?[Mm]aterial is detached from this card\b",
        "a material is detached from this card while this card has no material",
    ),
    (
        r"^When the number of Xyz [Mm]aterials on this card becomes (\d+), (?=you win\b)",
        r"While this card has \1 or more Xyz Materials, ",
    ),
    (r"\bleaves the field because of (your|an) opponent's card(?=:)", r"leaves the field by \1 opponent's card"),
    (r"\b(while this card is face-up) on your field\b", r"\1 on the field"),
    (r"\bthis card you controlled while face-up leaves\b", "this face-up card you control leaves"),
    (
        r"^When this card (Ritual|Fusion|Synchro|Xyz) Summoned using ([^:;,]*?) declares an attack(?=:)",
        r"When this card declares an attack, if this card was \1 Summoned using \2",
    ),
    (
        r"^If a monster was destroyed this turn, while you controlled it:",
        "If a monster you control was destroyed this turn:",
    ),
    (r"^During the turn (an? [^:;,]*? you control (?:was|were) destroyed[^:;,]*):", r"If \1 this turn:"),
    (
        r"^Activate during the turn (an? [^:;,.]*? you control (?:was|were) destroyed)\.",
        r"Activate only if \1 this turn.",
    ),
    (
        r"^If either an? ([^;:,.]*?monster) or (\"[^\"]+\") is not on the field(?=,)",
        r"If there are no \1s on the field or \2 is not on the field",
    ),
    (
        r"^During the End Phase, if you Tributed this card this turn to Tribute Summon (an? [^:;,]*?)(?=:)",
        r"During the End Phase, if this card is Tributed for the Tribute Summon of \1 this turn",
    ),
    (
        r"^(At the end of the Battle Phase, if this card destroyed an? [^:;,]*?monster by battle(?: and sent it to the GY)?)(?=:)",
        r"\1 this turn",
    ),
    (
        r"^You can ((?:Tribute|discard|banish|reveal) [^.;:()]*?) \(Quick Effect\): (?=[A-Z])",
        r"(Quick Effect): You can \1; ",
    ),
    (
        r"^All face-up (monsters you control) must be ([A-Z][\w-]*-Type) (?=to activate and\b)",
        r"You must control no face-up non-\2 monsters ",
    ),
    (
        r"^(Each time an?) (Normal|Quick-Play|Continuous) or (Normal|Quick-Play|Continuous) Spell [Cc]ard resolves, (?=this card|place|gain|inflict)",
        r"\1 \2 Spell Card or \3 Spell Card is activated, immediately after it resolves, ",
    ),
    (
        r"^(Each time a) player activates (an? [^,.;]*?), they take (\d+) damage immediately after it resolves(?=\.)",
        lambda said: (
            f"Each time {said[2]} is activated, immediately after it resolves, inflict {said[3]} damage to its controller"
        ),
    ),
    (
        r"^Destroy this card when it is targeted by the effect of a Spell, Trap,? or Effect Monster(?=\.)",
        "After resolving a card effect that targets this card, destroy this card",
    ),
    (
        r"^Destroy this card when it is targeted by (the effect of an? (?:Spell|Trap|Spell or Trap) [Cc]ard)(?=\.)",
        r"After resolving \1 that targets this card, destroy this card",
    ),
    (
        r"^While you control this face-up (Attack|Defense) Position card, (when [^,;:]*), (?=inflict|gain|draw)",
        lambda said: f"{said[2].capitalize()} while this card is in face-up {said[1]} Position, ",
    ),
    (r"^(Each time an? [^,]* sent to the GY, [^.]*? for each card sent)(?=\.)", r"\1 to the GY"),
    (
        r"\bdestroyed by your opponent (?=\((?:either )?by battle or (?:by )?card effect\))",
        "destroyed by your opponent's card ",
    ),
    (
        r"^((?:If|When) )(this (?:\w+ )*card)( is destroyed by battle), or is (destroyed by an opponent's card effect) while in (its owner's (?:Monster Zone|control|possession))(?=:)",
        r"\1\2\3, or if \2 in \5 is \4",
    ),
    (
        r"^(During the End Phase, if this card) (?:was|is) (destroyed by (?:an|your) opponent's card) this turn (\((?:either )?by battle or (?:by )?card effect\)) and sent to the GY while it was a Monster [Cc]ard in your possession(?=:)",
        r"\1 in its owner's Monster Zone is \2 \3 and sent to the GY this turn",
    ),
    (
        r"^(At the end of the Battle Phase, if this card destroyed) any monsters? by battle: You can Special Summon them from the GYs?\b",
        r"\1 a monster by battle and sent it to the GY this turn: You can Special Summon as many monsters as possible from the GY that this card destroyed by battle this turn",
    ),
    (
        r"^(At the end of the Battle Phase, if this card destroyed an? [^:;,]*?monster by battle and sent it to the GY(?: this turn)?: You can Special Summon) that monster\b",
        r"\1 1 monster that this card destroyed by battle this turn from the GY",
    ),
    (
        r"^((?:When|If) this card is (?:destroyed|sent to the GY|Tributed)[^:;.]*: )Its owner can ([^.;]*?) from their (hand|Deck|GY)\b",
        r"\1You can \2 from your \3",
    ),
    (
        r"^(?:When|If) a monster is Tribute Summoned by Tributing this card: The owner of this card gains\b",
        "If this card is Tributed for a Tribute Summon: Gain",
    ),
    (
        r"\b([Ii]f|[Ww]hen) this card is ((?:destroyed|sent to the GY)[^:;,]*?) while equipped(?=[:,]| and sent\b)",
        r"\1 this equipped card is \2",
    ),
    (
        r"^When (an? [^:;,.]*? your opponent controls) just activated (?:an|its) effect\b",
        r"When an effect of \1 is activated",
    ),
    (r"\bbecause of a card effect or being destroyed by battle\b", "by battle or card effect"),
    (r"\bthat will inflict damage when it resolves\b", "that would inflict damage"),
    (r"^(During either player's turn, (?:when|if) [^:;,.]*), you can (?=[^:]*\.$)", r"\1: You can "),
    (
        r"\b([Aa])ll face-up monsters you control are\b",
        lambda said: ("The" if said[1] == "A" else "the") + " only face-up monsters you control are",
    ),
    (r"^Activate while (?=you control|the only)", "Activate only while "),
    (r"\b(you control exactly \d ([^.;:()]*?monsters)) \(and no other monsters\)", r"\1 and you control only \2"),
    (r"\b(you control (?:an?|another|\d) [^,.;:]*?), and (no (?:other )?(?:monsters|cards))(?=,)", r"\1 but \2"),
    (r"\byou have only ((?:[A-Z][\w-]*|\"[^\"]+\") monsters) in your GY\b", r"all monsters in your GY are \1"),
    (r"\bdeclares an attack targeting (?=(?:an?|your|1|this)\b)", "declares an attack on "),
    (
        r"^(?:When|If) (?:this card is )?(?:Special )?Summoned (?:in )?this way, ((?:select|target) [^.;]*?),? and ((?:destroy|banish|negate|return) [^.;]*)\.$",
        lambda said: f"When this card is Special Summoned this way: {said[1][:1].upper()}{said[1][1:]}; {said[2]}.",
    ),
    (
        r"^(?:When|If) this card is (?:Special )?Summoned in this way, (destroy|draw|banish|inflict|gain)\b",
        lambda said: f"If Summoned this way: {said[1].capitalize()}",
    ),
    (r"(?<=\bFlip this card )into(?= face-down Defense Position\b)", "to"),
    (r"\b(?:is|are) removed from (?=(?:the|your) field\b)", "leaves "),
    (r"\b(is|are) destroyed( and sent to the GY)?,? except by battle\b", r"\1 destroyed by a card effect\2"),
    (
        r"^(Each time [^,]*), ([^.,]*?) immediately after (?:it|that card) resolves\b",
        r"\1, immediately after it resolves, \2",
    ),
    (r"^While it is in the GY, this card's name\b", "While this card is in the GY, its name"),
    (
        r'^(Each time your opponent Normal Summons a monster(?:\(s\))?: Special Summon 1 "[^"]+" \([^)]*\)) for each monster Summoned(?=\.)',
        r"\1",
    ),
    (r"\b([Ww]hile|[Ii]f) (?:at least )?(1 other [^.,;:]*?) exists on your field\b", r"\1 you control \2"),
    (r"\b(if this card) stays in (?=(?:the|your) GY\b)", r"\1 is in "),
    (r"^(If you have \d [^:;,.]*?) on the field or in your GY(?=:)", r"\1 on your field and/or in your GY"),
    (r"^When (there are \d or more [^:;,.]*?):", r"If \1:"),
    (r"\b(if this card (?:attacked|battled)[^:;,.]*?) and is still on the field(?=:)", r"\1"),
    (
        r"^When an (?:Effect Monster's effect|monster effect) or a Spell [Cc]ard,?(?: or)? Trap [Cc]ard is activated\b",
        "When a Spell Card, Trap Card, or monster effect is activated",
    ),
    (
        r"^When this card is equipped to a monster,? and is destroyed and sent to the GY, this card can be returned to the hand(?=\.)",
        "When this equipped card is destroyed and sent to the GY: You can return this card to the hand",
    ),
    (r"\bdo not control at least (?=1 other\b)", "do not control "),
    (r"^(.*when your opponent activates an? (Spell|Trap) [Cc]ard, you can destroy) the \2 [Cc]ard\b", r"\1 that card"),
    (r"^Each time a card(?:\(s\))? is Set on your field, ", "Each time you Set a card, "),
    (
        r"^(When|If) this card is destroyed and sent from your field to your GY(?=[:,])",
        r"\1 this card you control is destroyed and sent to your GY",
    ),
    (
        r"^If you have a monster in your GY other than (\"[^\"]+\"), and all of them are ([A-Z]+)(?=:)",
        r"If you have a monster in your GY, except \1, and you have no non-\2 monsters in your GY, except \1",
    ),
    (
        r"\bless than (\d+) ([A-Z]\w+ Counter)s are on this card\b",
        lambda said: f"there are {int(said[1]) - 1} or less {said[2]}s on this card",
    ),
    (
        r"^When your opponent's cards? in their hand (?:is|are) discarded (to the GY), inflict (\d+) damage to their LP for each card that was discarded(?=\.)",
        r"When your opponent discards a card, inflict \2 damage to your opponent for each card discarded",
    ),
    (
        r"^When an opponent's card effect sends an? ((?:[\w-]+ )*?card) from their (hand|Deck) to the GY(?=[,:])",
        r"When a \1 is sent from your opponent's \2 to the GY by an opponent's card effect",
    ),
    (
        r"\b([Ii]f) the effect of (an? [^,;:.]*? monster) you control was activated during this turn(?=[,:])",
        r"\1 you activated the effect of \2 you control this turn",
    ),
    (r"^Once per attack, when (?=an opponent's monster declares an attack\b)", "When "),
    (
        r"^FLIP: When this card is flipped face-up by an opponent's monster's attack, (?=[a-z])",
        "FLIP: If this card was attacked, ",
    ),
    (
        r"^(When you take) damage from an attack (involving this card), or (from an opponent's card effect)(?=:)",
        r"\1 battle damage from a battle \2, or when you take damage \3",
    ),
    (
        r"^((?:When|If) )(an? (?:face-up )?[^,;:]*?you control) is targeted for an attack or by (an opponent's card effect)\b",
        r"\1\2 is targeted by \3, or when \2 is targeted for an attack",
    ),
    (
        r"^(Level \d+ or (?:lower|higher) monsters) are destroyed during the End Phase of the turn (?:that )?they are ((?:\w+ or )?\w+ Summoned)(?=\.)",
        r"During the End Phase, destroy all \1 that were \2 this turn",
    ),
    (
        r"^If this card's effect destroys an? (monster|card), (this card gains ATK equal to) the destroyed \1's",
        r"Each time a \1 is destroyed by this card's effect, \2 that \1's",
    ),
    (
        r"\bif you destroy a card on the field with (an? \"[^\"]+\" monster)'s effect you control\b",
        r"if a card on the field is destroyed by the effect of \1 you control",
    ),
    (
        r"\b([Ww]hen) this Equip (?:Spell )?[Cc]ard is active and is destroyed\b",
        r"\1 this face-up card on the field is destroyed",
    ),
    (
        r"^(When [^:;]*? is targeted by the effect of an opponent's monster: Negate) the effect of that opponent's monster\b",
        r"\1 that effect",
    ),
    (r"\bthis card's current (ATK|DEF|Level) is different from\b", r"this card's \1 is different from"),
    (r"\b(this card's (ATK|DEF) becomes equal to) card's (?=original \2\b)", r"\1 this card's "),
    (
        r"^(During (?:your |your opponent's |the )?[^,:;]*, if you control [^,:;]*), and have (more cards in your hand than your opponent)(?=:)",
        r"\1 and you have \2",
    ),
    (
        r"\b(Special Summon), from the GY, as many monsters? as possible that were (used for its Tribute Summon)\b",
        r"\1 as many monsters that were \2 from the GYs as possible",
    ),
    (
        r"\b([Yy]our opponent discards 1) (?:of those cards|card they just drew)(?=\.)",
        r"\1 of the cards added to their hand",
    ),
    (
        r"\bThey must shuffle 1 of those cards into (?:their|the) Deck(?=\.)",
        "Your opponent shuffles 1 of the cards added to their hand into the Deck",
    ),
    (r"^(When your opponent draws) (for their normal draw) in their Draw Phase(?=:)", r"\1 a card \2"),
    (
        r"^((?:When|Activate only when) (?:your opponent|you) takes?) (\d+) or (more|less) ([Bb]attle |effect )?[Dd]amage (from [^:;,.]*?)(?=[:,.])",
        lambda said: f"{said[1]} {(said[4] or '').lower()}damage {said[5]}, if that damage is {said[2]} or {said[3]}",
    ),
    (r"\bdamage from (?:your|an) opponent's monster's direct attack\b", "damage from your opponent's direct attack"),
    (
        r"^((?:When|If) )this attacking (card is destroyed by battle) (and sent to the GY)(?=[:,])",
        r"\1this \2 while attacking \3",
    ),
    (
        r"^((?:When|If) this card is destroyed by battle) (and sent to the GY) while attacking(?: a monster)?(?=[:,])",
        r"\1 while attacking \2",
    ),
    (
        r"^(During your) (Standby Phase), if this card was (destroyed by this effect)(?=:)",
        r"\1 next \2 after this card is \3",
    ),
    (r"^(You can [^;:()]*?) \(Quick Effect\)(?=;)", r"(Quick Effect): \1"),
    (
        r"^(?:When|If) (the selected monster|that monster|the targeted monster) (?!destroys\b)([^,:;]*?) this turn[,:] (?=[a-z])",
        r"This turn, when \1 \2, ",
    ),
    (
        r"^((?:Return|Discard|Change|Send|Tribute|Pay) [^.;:]*?),? and negate the activation(?: and (?:the )?effect)? of (an opponent's|an?) ((?:Spell|Trap)(?: or (?:Spell|Trap))?) [Cc]ard,? and destroy (?:it|that card)(?=\.)",
        lambda said: (
            f"When {'your opponent activates a' if 'opponent' in said[2] else 'a'} {said[3]} Card"
            f"{'' if 'opponent' in said[2] else ' is activated'}: {said[1]}; negate the activation, and if you do, destroy it"
        ),
    ),
    (
        r"^(This turn, (?:when|if) (?:it|that monster|the selected monster) [^:;]*?): (?=Inflict|Draw|Gain)(\w)",
        lambda said: f"{said[1]}, {said[2].lower()}",
    ),
    (r"\b(destroyed by battle and sent to) their (?=GY\b)", r"\1 the "),
    (r"^((?:When [^:;]*: )?Negate) the effect of (?:that|the) \"[^\"]+\"(?=\.| and )", r"\1 that effect"),
    (
        r"\b([Ww]hen your opponent activates) an effect whereby your opponent discards a card from their hand\b",
        r"\1 a card or effect that would discard a card from their hand",
    ),
    (
        r"\b([Ww]hen) a card effect controlled by your opponent is activated which would cause you to discard from your hand\b",
        r"\1 your opponent activates a card or effect that would discard a card from your hand",
    ),
    (
        r"^If you activate an? (\"[^\"]+\" card) while this card is already face-up in (your Spell & Trap (?:Card )?Zone)",
        r"If you activate 1 other \1 while this card is in \2",
    ),
    (
        r"^(Once per turn, )?(?:during the Battle Step or Damage Step of this card's attack, )when (your opponent activates [^,:]*), (?=you can\b)",
        r"\1when \2 while this card is attacking, ",
    ),
    (
        r"^One time only, when (you draw an? [^,:]*) during your Draw Phase while this card is in your GY(?=:)",
        r"One time only, while this card is in your GY, during your Draw Phase, when \1",
    ),
    (r"^If you do this,", "If you do,"),
    (r"^(If you do, during [^:;,]*): ([A-Z])", r"\1, \2"),
    (r"\b(if this card is in your GY) you can\b", r"\1, you can"),
    (r"^(If you do): (?=[A-Z])", r"\1, "),
    (r"^While equipped to a monster,", "While this card is equipped to a monster,"),
    (r"^((?:If|When) this card is [^:;,]*); (?=(?:Special Summon|add|draw|destroy)\b)", r"\1: "),
    (
        r"\bWhen you Tribute Summon a monster by Tributing this card\b",
        "When this card is Tributed for a Tribute Summon",
    ),
    (r"\bwhen your opponent's activates\b", "when your opponent activates"),
    (_SUMMONED_IN, r"\1 a \5 Position \2 is \3\4"),
    (_FOR_EACH_OF_THEM, r"\1 for each \2 you control"),
    (
        r'^Destroy this card when ("[^"]+") (leaves|is removed from) the field\.$',
        r"When \1 \2 the field, destroy this card.",
    ),
    (
        (
            r"^(While (?:your|your opponent's) LP (?:are|is) (?:higher|lower) than [^,]*, "
            r".*?\bequal to the difference)(?=\.)"
        ),
        r"\1 between your LP and your opponent's",
    ),
    (
        r"\byou are the only player that controls an? ([^.;,]*?monster)(?=[,;.])",
        r"you control a \1 and your opponent controls no \1s",
    ),
    (r"\bmore total cards in their hand and field\b", "more cards in their hand and field combined"),
    (
        r"\b(if you have an? [^:;,.]*?) on your field or in your (GY|Graveyard)(?=[:,])",
        r"\1 on your field and/or in your \2",
    ),
    (
        r"^If your opponent controls a card in their Field Zone and you do not:",
        "If your opponent controls a card in their Field Zone and you control no cards in your Field Zone:",
    ),
    (r"^(While [^.:;,]* is (?:face-up )?on the field), once per turn, (?=you can)", r"Once per turn, \1, "),
    (
        (
            r'^(If this card was Special Summoned by the effect of "[^"]*"), '
            r"while it remains on the field,? all of your "
            r"opponent's monsters"
        ),
        r"\1, all monsters your opponent controls",
    ),
    (r"\b(the only face-up monster you control is) 1 (?=[A-Z\"])", r"\1 "),
    (r"\byou do not control 1 other\b", "you control no other"),
    (r"\bdifferent ((?:\"[^\"]*\") (?:monsters|cards))(?= in your GY\b)", r"\1 with different names"),
    (r"\b(\d+ or more) of your ([^.,:]*?) are (?:currently )?banished\b", r"you have \1 banished \2"),
    (r"\b(?:this card|it) is the only ([^.:,]*?monster) you control\b", r"you control no other \1s"),
    (r"\band control (?=an?\b|no\b|\d)", "and you control "),
    (r'\band have (?="|at least\b|no\b|more\b|an?\b|\d)', "and you have "),
    (r"\bwhile they controls?\b", "while your opponent controls"),
    (r"\bhas an? ([A-Z]\w+ Counter) on it\b", r"has 1 or more \1s"),
    (r"^If this card is on the field but (.*?) is not on the field\b", r"If \1 is not on the field"),
    (r"\bmonsters (they control are [A-Z, or]+[A-Z])\.$", r"monsters \1 monsters."),
    (r"\bor leaves the field because of (?=an opponent's card effect:)", "or leaves the field by "),
    (
        r"\b1 or more of your (Trap|Spell) [Cc]ards are destroyed and sent from the field to the GY\b",
        r"a \1 you control is destroyed and sent to the GY",
    ),
    (
        r"\byour opponent declares an attack against (an? [^.:,]*? you control)\b",
        r"an opponent's monster declares an attack on \1",
    ),
    (
        r"\byour opponent declares an attack with (an? [^.:,]*? monster) they control\b",
        r"\1 your opponent controls declares an attack",
    ),
    (r"^While you control this face-up card, when (?=an? face-up\b)", "When "),
    (r"\byou or your opponent Normal Summons or Flip Summons a monster\b", "a monster is Normal or Flip Summoned"),
    (r"\byou or your opponent Normal or Flip Summons a monster\b", "a monster is Normal or Flip Summoned"),
    (
        r"^When this card leaves the field: ([DB])(estroy|anish) those monsters\.$",
        lambda said: (
            f"When this card leaves the field, {said[1].lower()}{said[2]} the monsters Special Summoned by this effect."
        ),
    ),
    (
        (
            r"^When a monster on the field activates its effect, or when a Spell/Trap on the field activates its "
            r"effect\b"
        ),
        "When a card on the field activates its effect",
    ),
    (rf"^If {_CAME}, when ([^,]*), you can (?=[a-z])", r"When \2, if \1: You can "),
    (
        (
            rf"^If {_CAME}, (?:then )?at the end of (?:any|the) Battle Phase (?:in which|that|if) "
            r"this card attacked or was attacked(?=:)"
        ),
        r"At the end of the Battle Phase, if this card attacked or was attacked and \1",
    ),
    (
        r"^When control of this face-up card changes, its new controller discards 1 random card\.$",
        "When control of this face-up card changes: Discard 1 random card from your hand.",
    ),
    (
        (
            r"^When control of (the equipped monster) changes, (inflict damage equal to its original ATK to) "
            r"its new controller\.$"
        ),
        r"When control of \1 changes: \2 its controller.",
    ),
    (r"^When (\d) ([A-Z][\w-]* Counters) are on this card, (?=you win\b)", r"While this card has \1 or more \2, "),
    (r"^Each time a monster's battle position is changed\b", "Each time the battle position of a monster is changed"),
    (
        r"^((?:Place|Increase|Decrease|Inflict|Gain|Draw|Send|Add) [^.,;:]*?) (?:each|every) time ([^.,;:]*)(?=\.$)",
        lambda said: f"Each time {said[2]}, {said[1][0].lower()}{said[1][1:]}",
    ),
    (
        r"^If (\"[^\"]*\") is not on your field, this effect is not applied(?=\.)",
        lambda said: f"You must control a face-up {said[1]} to activate and to resolve this effect",
    ),
    (r"^(When|If) (this card destroys an opponent's monster)(?=[,:])", r"\1 \2 by battle"),
    (
        r"^If damage calculation is conducted involving this card, (.*?) at the end of the Battle Phase(?=\.)",
        lambda said: f"At the end of the Battle Phase, if this card battled: {said[1][0].upper()}{said[1][1:]}",
    ),
    (
        r"^Each time (an? [^,.]*?) resolves, (?=this card|place|gain|inflict)",
        r"Each time \1 is activated, immediately after it resolves, ",
    ),
    (
        r"^If you used this effect, (destroy|banish) this card during the End Phase(?=\.)",
        lambda said: f"During the End Phase, if this effect was used this turn: {said[1].capitalize()} this card",
    ),
    (r"^By Tributing this card while (.*?), (?=Special Summon)", r"If \1, you can Tribute this card to "),
    (r"^([Ww]hen|[Ii]f) (your opponent has)(?: exactly)? (\d+ cards in their hand), ", r"If \2 exactly \3, "),
    (
        r"^If this card is (banished|removed from play), (Special Summon it(?: in (?:face-up )?(?:Attack|Defense) Position)?) during the End Phase(?: of this turn)?(?=\.)",
        r"During the End Phase, if this card was banished this turn: \2",
    ),
    (
        r"^If this card is destroyed by battle and sent to the GY, (Special Summon it(?: in (?:face-up )?(?:Attack|Defense) Position)?) during the End Phase(?: of this turn)?(?=,|\.)",
        r"During the End Phase, if this card is in the GY because it was destroyed by battle and sent there this turn: \1",
    ),
    (
        r"\b([Ww]hen|[Ii]f) you Tribute this card for (the|a) Tribute Summon\b(?![^.]*\bas \d Tributes\b)",
        r"\1 this card is Tributed for \2 Tribute Summon",
    ),
    (
        r"(?<=, )if you pay (\d+ LP), this card returns to (the (?:top|bottom) of your Deck|the hand|your hand)(?=\.)",
        r"you can pay \1 to return this card to \2",
    ),
    (r"^When (there (?:is|are) no [^,.:;]*), (?=neither player can\b|your opponent cannot\b)", r"While \1, "),
    (r"\b([Ww]hile|[Ii]f) you have (an? face-up [^.;:,]*?monster) on your field\b", r"\1 you control \2"),
    (r"\bis 1 (\"[^\"]+\" monster) in (face-up )?(Attack|Defense) Position\b", r"is 1 \2\3 Position \1"),
    (
        r"^Destroy this card if you do not have an? ([^.;]*? )monster in your GY(?=\.)",
        r"If you have no \1monsters in your GY, destroy this card",
    ),
    (
        r"^Activate only during the Battle Phase, when the effect of an opponent's Effect Monster is activated(?=\.)",
        "Activate only when your opponent activates a monster effect during the Battle Phase",
    ),
    (r"^(If [^,:;]*), and (?=you (?:control|have) no\b[^,:;]*:)", r"\1 and "),
    (r"^While equipped with (an? [^,]*), this card\b", r"While this card is equipped with \1, this card"),
    (r"\b([Oo]nce per turn), at the start of (?=your (?:opponent's )?Standby Phase\b)", r"\1, during "),
)
