"""Attacks and battles, in texts of 1999 to 2006."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.older.parts import DONE, ORDERS, lower, upper
from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_BOTH_BANISHED = (
    r"^(?:When|If) this card battles (?:with )?(?:an|your) (opponent's monster), you can (?:remove|banish) (?:both )?"
    r"(?:your|the|that) (?:opponent's )?monster "
    r"and this card(?: from play)? after damage calculation(?=\.)"
)
_PAID_IN_BATTLE = (
    r"^(?:When|If) this card battles(?: (?:with )?(?:your|an) opponent's monster)?, you can (pay "
    r"\d+ LP) to increase the "
    r"(ATK|DEF) of this card by (\d+) during damage calculation only(?=\.)"
)
_UNSEEN = (
    r"^If this card attacks a face-down Defense Position monster, destroy the face-down monster immediately"
    r"(?: with this card's effect)? without (?:flipping it face-up or )?applying damage calculation(?=\.)"
)
_DRAINED = (
    r"^(?:Negate the attack of 1 of your opponent's monsters and i|I)ncrease your LP by (?:an amount equal to )?the "
    r"(ATK|DEF) of (?:the|1 attacking) monster(?: on your opponent's (?:side of the )?field)?(?=\.)"
)


def _drained(said: Match[str]) -> str:
    """What is done with an attack, and with the strength of its monster."""
    first = "Negate the attack, and g" if said[0].startswith("Negate") else "G"
    return f"When an opponent's monster declares an attack: {first}ain LP equal to the attacking monster's {said[1]}"


def _returned_when_it_attacks(said: Match[str]) -> str:
    """ "The monster attacking this card is returned to the hand."."""
    heading = "After damage calculation, if this card is attacked by a monster"
    return f"{heading}: {upper(ORDERS[said['done']])} that monster{said['where'] or ''}"


def _pierces(said: Match[str]) -> str:
    rest = "attacks a Defense Position monster, inflict piercing battle damage to your opponent"
    return f"{said['so'] or ''}{'if' if said['so'] else 'If'} {lower(said['who'])} {rest}"


BATTLES: Wordings = (
    (
        (
            r"^Destroy all (?:(?:of your )?opponent's monsters|monsters your opponent controls) "
            r"in Attack Position when an "
            r"opponent's monster attacks(?=\.)"
        ),
        "When an opponent's monster declares an attack: Destroy all Attack Position monsters your opponent controls",
    ),
    (
        _BOTH_BANISHED,
        r"After damage calculation, when this card battles an \1: You can banish that monster, also banish this card",
    ),
    (r"^The controller of this card must attack with it whenever possible(?=\.)", "This card must attack, if able"),
    (
        _PAID_IN_BATTLE,
        (
            r"During damage calculation, if this card battles an opponent's monster: You can \1; this card gains \3 \2 "
            r"during that damage calculation only"
        ),
    ),
    (r"^Each time (this (?:card|monster) inflicts battle damage to your opponent), (?=you can\b)", r"When \1, "),
    (
        _UNSEEN,
        (
            "At the start of the Damage Step, if this card attacks a face-down Defense Position monster: Destroy that "
            "monster"
        ),
    ),
    (
        (
            r"^When this card attacks, (?=(?:it|this card) is changed to Defense Position at the end "
            r"of the (?:Battle Phase|Damage Step)\b)"
        ),
        "If this card attacks, ",
    ),
    (
        r"^Unless you pay (\d+ LP) each time this (?:monster|card) attacks, (?:your|the|its) attack is negated(?=\.)",
        r"You must pay \1 to declare an attack with this card",
    ),
    (
        r"^(● )?If this card destroyed (an opponent's monster) by battle, (?:it|this card) can attack once again(?: in a row)?(?=\.)",
        lambda said: (
            f"{said[1] or ''}If this attacking card destroys {said[2]} by battle: It can make a second attack in a row"
        ),
    ),
    (
        r"^If this card battles an? ([^.;,]*? monster), destroy the \1 at the end of the Damage Step(?=\.)",
        r"At the end of the Damage Step, if this card battled a \1: Destroy that monster",
    ),
    (
        r"^When this card is attacked, (?=change (?:it|this card) to [^.;,]* at the end of the\b)",
        "If this card is attacked, ",
    ),
    (r"\bdestroyed by (?:your|an) opponent's monster by battle\b", "destroyed by battle with an opponent's monster"),
    (r"^Before damage calculation, when (?=this card attacks\b)", "Before damage calculation, if "),
    (
        r"\bthe effects? of an? (Flip monster|Effect Monster) destroyed by battle with this card (?:is|are) not activated(?=\.)",
        r"negate the effects of \1s destroyed by battle with this card",
    ),
    (
        r"\b(is unaffected by [^.;,]*?) and cannot be attacked by (?:other|your opponent's) monsters(?=\.)",
        r"\1 and cannot be targeted for attacks",
    ),
    (
        r"^Negate an attack made by an opponent's monster and (?=[a-z])",
        "When an opponent's monster declares an attack: Negate the attack, and ",
    ),
    (_DRAINED, _drained),
    (
        (
            r"^(When an opponent's monster declares an attack), negate the attack and increase your LP by an amount "
            r"equal to the (ATK|DEF) of the monster(?=\.)"
        ),
        r"\1: Negate the attack, and gain LP equal to the attacking monster's \2",
    ),
    (r"\bcannot be attacked by monsters\b", "cannot be targeted for attacks"),
    (r"\bthe attack target monster\b", "the attack target"),
    (
        (
            r"^If this card is attacked while face-down, after damage calculation, "
            r"(?:the opponent who attacked|the attacking player)\b"
        ),
        (
            "After damage calculation, if this card was attacked, and was face-down at "
            "the start of the Damage Step: The attacking player"
        ),
    ),
    (
        (
            r"\bcan attack all (?:of your opponent's monsters|monsters (?:on your "
            r"opponent's field|your opponent controls)),? once each(?=\.$)"
        ),
        "can attack all monsters your opponent controls, once each",
    ),
    (
        r"^You take 0 [Bb]attle [Dd]amage from battles involving this (?:card|monster)(?=\.$)",
        "You take no battle damage from battles involving this card",
    ),
    (r"\bduring that Battle Phase only(?=\.$)", "until the end of the Battle Phase"),
    (
        r"^(Increase|Decrease) the (ATK|DEF) of 1 attacking monster by (\d+)\b",
        r"When a monster declares an attack: \1 the \2 of the attacking monster by \3",
    ),
    (
        (
            r"^((?:When|Each time) (?:this card|the equipped monster) inflicts battle damage to your opponent), "
            r"increase your LP by the same amount(?=\.$)"
        ),
        r"\1, gain LP equal to the damage",
    ),
    (
        (
            r"^(?P<so>As long as this card remains face-up on (?:the|your) field, )?(?:[Ww]hen|[Ii]f) "
            r"(?P<who>(?:an?|the|this) [^.;:]+?) attacks with an ATK that "
            r"is higher than the DEF of (?:(?:an|your) opponent's|an?) "
            r"Defense Position monster, inflict the difference as [Bb]attle [Dd]amage(?: to your opponent)?(?=\.$)"
        ),
        _pierces,
    ),
    (
        rf"^(?:A|The) monster (?:that attacks|attacking) this card is (?P<done>{DONE})(?P<where> to [^.;,]*)?(?=\.$)",
        _returned_when_it_attacks,
    ),
    (
        (
            r"^This (?:monster|card) cannot attack unless you pay (\d+ LP)(?: each time "
            r"it attacks)?(?=\.$)"
        ),
        r"You must pay \1 to declare an attack with this card",
    ),
    (
        (
            r"^When this card battles (an opponent's monster), you can return (?:both "
            r")?(?:the|that|your) opponent's monster and this card to "
            r"(?:the|their) (?:owners' )?hands? without applying damage calculation(?=\.$)"
        ),
        (
            r"At the start of the Damage Step, if this card battles \1: You can return "
            r"both the opponent's monster and this card to the hand"
        ),
    ),
    (
        r"^Your opponent takes any battle damage from battles involving this card instead of you(?=\.$)",
        "Your opponent takes any battle damage you would have taken from battles involving this card",
    ),
    (r"(?<=, )destroy the monster before damage calculation(?=\.$)", "destroy that monster before damage calculation"),
    (
        (
            r"^(Before damage calculation, if this card attacks an? [^,]*?), destroy (?:the|that) "
            r"monster(?=\.$)"
        ),
        r"\1: Destroy that monster",
    ),
    (
        r"^(?:When|If) this card attacks a (face-down |face-up )?Defense Position monster, destroy (?:the|that) (?:face-down |face-up |Defense Position )*monster (?:immediately )?with (?:this card's effect|the effect of this card) without (?:flipping it face-up or )?applying damage calculation(?=\.$)",
        lambda said: (
            f"At the start of the Damage Step, if this card attacks a {said[1] or ''}Defense Position monster: Destroy that monster"
        ),
    ),
    (
        r"^(At the start of the Damage Step, [^:]*: Destroy that monster) immediately (?:with this card's effect )?without (?:flipping it face-up or )?applying damage calculation(?=\.$)",
        r"\1",
    ),
    (
        r"^At the end of the Damage Step, destroy any ([^.;:]*?monster) that battled (?:with )?this card(?=\.$)",
        r"At the end of the Damage Step, if this card battled a \1: Destroy that monster",
    ),
    (
        r"\b(destroys|destroyed) (this card|[^.;:,]*? monster)? ?in battle\b",
        lambda said: f"{said[1]} {said[2] + ' ' if said[2] else ''}by battle",
    ),
    (
        r"\b(this card|the equipped monster) destroys (?:1 monster on )?your opponent's (?:monster|field) (by battle)?(?= and sends it to\b)",
        r"\1 destroys an opponent's monster by battle",
    ),
    (
        r"(?<=destroys an opponent's monster by battle and sends it to )(?:your opponent's|their) GY(?: by battle)?\b",
        "the GY",
    ),
    (
        r"\bincrease your LP by (?:an amount equal to )?the (?=(?:original )?(?:ATK|DEF) of the destroyed monster\b)",
        "gain LP equal to the ",
    ),
    (
        r"^(?:When|If) the equipped monster attacks with an ATK that is higher than the DEF of (?:a|the|your opponent's) Defense Position monster, inflict the difference as [Bb]attle [Dd]amage to your opponent(?=\.$)",
        "If the equipped monster attacks a Defense Position monster, inflict piercing battle damage to your opponent",
    ),
    (
        r"\b(At the end of the Damage Step, if this card attacked: Destroy )the monster this card attacked(?=\.$)",
        r"\1the attack target",
    ),
    (
        r"^If this card attacks, (destroy|draw|return) ([^.;:]*?) at the end of the Battle Phase if ([^.;:]*)(?=\.$)",
        lambda said: (
            f"At the end of the Battle Phase, if this card attacked and {said[3]}: {said[1].capitalize()} {said[2]}"
        ),
    ),
    (r"\bchange that attack target's battle position(?=\.)", "change that target's battle position"),
    (
        r"^(?:When|If) this (?:face-up Attack Position )?card is attacked by (?:your|an) opponent's monster(?: while in face-up Attack Position)?, before damage calculation, inflict damage to your opponent equal to (?:the ATK of the attacking monster|the attacking monster's ATK)(?=\.$)",
        "Before damage calculation, if this face-up Attack Position card is attacked by an opponent's monster: Inflict damage to your opponent equal to the attacking monster's ATK",
    ),
    (
        r"^If your opponent's monster was not destroyed by battle with this card at the end of the Damage Step, return (?:the|that) monster to (?:the|its owner's) hand(?=\.$)",
        "At the end of the Damage Step, if this card battled an opponent's monster, but that monster was not destroyed by the battle: Return that monster to the hand",
    ),
    (
        r"\b(?:increase|decrease) the (ATK|DEF) of this card by (\d+) during damage calculation(?=\.$)",
        lambda said: (
            f"this card {'gains' if said[0][0] in 'iI' else 'loses'} {said[2]} {said[1]} during damage calculation only"
        ),
    ),
    (
        r"^If this card (?:successfully )?attacks your opponent's LP directly, (?=your opponent\b)",
        "When this card inflicts battle damage to your opponent by a direct attack, ",
    ),
    (
        r"^(When this card destroys an opponent's monster by battle and sends it to the GY), you can then return (?:the|that) (?:card|monster) to the top of (?:your opponent's|the) Deck(?=\.$)",
        r"\1: You can place that monster on the top of the Deck",
    ),
    (
        r"^You can Special Summon an opponent's monster that is destroyed and sent to the GY by this card by battle to your field in face-up Defense Position(?=\.$)",
        "When this card destroys an opponent's monster by battle and sends it to the GY: You can Special Summon that monster to your field in Defense Position",
    ),
    (
        r"^When you take battle damage while this card is attacking, (?=you can\b)",
        "When you take battle damage from a battle involving this card, if this card attacked, ",
    ),
    (
        r"\bwith ATK (?:equal to or less than|less than or equal to) the battle damage you took(?=\.$)",
        "with ATK less than or equal to that damage",
    ),
    (
        r"^If a ([A-Z][\w-]*-Type) monster in Defense Position is attacked, double any battle damage to the controller of the attacking monster(?=\.$)",
        r"Any battle damage your opponent takes from battles involving a Defense Position \1 monster is doubled",
    ),
    (
        r"(?<=the equipped monster destroys )1 (?:of your opponent's monsters|monster your opponent controls)(?=,)",
        "an opponent's monster by battle",
    ),
    (
        r"^During battle between an? ([^.;]*?monster) on your field and a Defense Position monster whose DEF is lower than the ATK of (?:the|that|your) monster, inflict the difference as [Bb]attle [Dd]amage to your opponent(?=\.$)",
        r"If a \1 you control attacks a Defense Position monster, inflict piercing battle damage to your opponent",
    ),
    (
        r"^You must attack with this card(?: if possible|, if able)(?: during each of your Battle Phases)?(?=\.$)",
        "This card must attack, if able",
    ),
    (
        r"\bthis card attacks your opponent's LP directly and inflicts battle damage, ",
        "this card inflicts battle damage to your opponent by a direct attack, ",
    ),
    (
        r"^(?:The )?battle positions? of (?:these|those|the switched) monsters cannot be changed (?:during )?this turn(?=\.$)",
        "Those monsters cannot change their battle positions this turn",
    ),
    (
        r"^The effects of (?:Effect Monsters|monsters) that are destroyed by battle by ([A-Z][\w-]*(?:-Type)? monsters) on your field are negated(?=\.$)",
        r"The effects of Effect Monsters destroyed by battle with \1 you control are negated",
    ),
    (
        r"^When a monster battles (?:with )?this Defense Position card, return the monster to the top of its owner's Deck at the end of the Damage Step(?=\.$)",
        "At the end of the Damage Step, if this Defense Position card battled a monster: Place that monster on the top of the Deck",
    ),
    (r"(?<=, )this card is not destroyed by battle(?=\.)", "this card cannot be destroyed by battle"),
    (
        r"^The effects of (?:Effect Monsters|monsters) (?:that are )?destroyed by ([A-Z][\w-]*(?:-Type)? monsters) on your field are negated(?=\.$)",
        r"The effects of Effect Monsters destroyed by battle with \1 you control are negated",
    ),
)
