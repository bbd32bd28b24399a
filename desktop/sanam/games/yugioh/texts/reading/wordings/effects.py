"""Effects and activations: what is negated, what does not affect a card, what cannot be activated."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_FROM_THERE = (
    r"^[Ee]ffects of (?:Effect Monsters|monsters) (?:that activate )?in the (hand or on the field|hand|GY) "
    r"cannot be activated\b"
)
_NEGATES = (
    r"^Negate (?:the effects of (?:any |all )?|the effect of any |any |all )"
    r"(?P<kind>Spells?(?:/| and | or )Traps?|Spells?|Traps?)(?: [Cc]ards?)?(?: effects?)?"
    r"(?P<whose> controlled by your opponent)? that targets? (?P<what>[^,.]*?)(?: on the field)?"
    r"(?P<destroys>,? (?:and if you do, |and )destroy (?:it|them|(?:that|the) (?:(?:Spell|Trap) )?[Cc]ard))?\.$"
)


def _negates(said: Match[str]) -> str:
    """ "Negate the effect of any Trap Card that targets it and destroy that card": what such effects come to."""
    kind = "Spell/Trap" if "Spell" in said["kind"] and "Trap" in said["kind"] else said["kind"].rstrip("s")
    whose = "your opponent's " if said["whose"] else ""
    return f"Negate {whose}{kind} effects that target {said['what']}{', destroying them' if said['destroys'] else ''}."


def _of_declared_type(said: Match[str]) -> str:
    """What holds for the monsters of a kind that was declared, in words of its own for each thing."""
    such = "of the declared monster card type"
    barred = said["barred"].replace("of the declared type", such)
    return f"{said['declare']}; {barred} this turn, also the effects of all monsters {such} on the field are negated this turn."


EFFECTS: Wordings = (
    (
        r"\b([Ww]hen a Spell/Trap Card, or monster effect,) that targets (this (?:face-up )?card) is activated\b",
        r"\1 is activated that targets \2",
    ),
    (r"(?<=\d ATK) and you (?=negate the activation\b)", " and "),
    (
        r"\bactivates a (?:Spell Card, Trap Card, or monster effect|Spell/Trap Card,? or monster effect) that returns a card(?:\(s\))? (from the field to the hand)\b",
        r"activates a card or effect that would return a card \1",
    ),
    (
        r"\bsend 1 card from your opponent's hand \(at random\) or from their (?:side of the )?field to the GY\b",
        "send either 1 random card in your opponent's hand or 1 card your opponent controls to the GY",
    ),
    (
        r"^Negate the activation of a Spell Card, Trap Card,? or Effect Monster's effect that destroys a monster(?:\(s\))? on the field,? and destroy (?:that card|it)(?=\.)",
        "When a Spell/Trap Card, or monster effect, is activated that would destroy a monster on the field: Negate the activation, and if you do, destroy it",
    ),
    (
        r"\b(would be destroyed by [^,;.]*, you can discard 1 \"[^\"]*\") to prevent this card from being destroyed(?=\.)",
        r"\1 instead",
    ),
    (
        r"\b([Aa]ny cards that) returns (from the GY to the hand) is (banished instead)",
        r"\1 return \2 are \3",
    ),
    (r"\bto negate its activation and destroy the card(?=\.)", "to negate its activation and destroy it"),
    (
        r"^When a card's effect to (destroy) (an? [^,;:]*?) is activated(?=[,:])",
        r"When a card or effect is activated that would \1 \2",
    ),
    (
        r"^Activate only when a card's effect that would inflict damage to you is activated(?=\.)",
        "Activate only when a card or effect is activated that would inflict damage to you",
    ),
    (
        r"^Chain this card to an opponent's card effect that would inflict damage to you(?=\.)",
        "Activate only when your opponent activates a card or effect that would inflict damage to you",
    ),
    (
        r"\b([Tt]he) damage you take from that battle is halved(?=\.)",
        "any battle damage you take is halved until the end of the Damage Step",
    ),
    (
        r"\bin response to your ((?:Spell|Trap|Spell/Trap) Card) activations?\b",
        r"in response to the activation of \1s",
    ),
    (
        r"\bin response to your ((?:Spell|Trap|Spell/Trap) Card) or effect activations?\b",
        r"in response to the activation of \1s or effects",
    ),
    (
        r"^This card cannot be destroyed by battle with (an? [^,.]*), and you take no [Bb]attle [Dd]amage from that battle(?=\.)",
        r"In battles against \1, this card cannot be destroyed, and you take no battle damage",
    ),
    (
        r"^(?P<declare>Declare 1 monster card type \([^)]*\)); for the rest of this turn, (?P<barred>[^,;]*), also negate the effects of all monsters of that type while they are on the field\.$",
        _of_declared_type,
    ),
    (r"^While face-up on the field, (this card cannot be banished)(?=\.)", r"\1"),
    (r"\bunaffected by card effects (this turn), except its own\b", r"unaffected by card effects except its own \1"),
    (r"\bfor each of those \"[^\"]*\" (card|monster)(?:\(s\)|s)? instead\b", r"for each of those \1s instead"),
    (
        r"\b[Yy]ou can activate this effect; apply as many effects as possible, (?=based on the number of\b)",
        "You can apply these effects in sequence, ",
    ),
    (r"\bused for this card's Summon(?=[;.]$)", "used for its Summon"),
    (
        r"\bthe (?:activated effect|effect of that (?:Normal |Quick-Play )?(?:Spell|Trap)(?: [Cc]ard)?) becomes \"([^\"]+?)\.?\"",
        lambda said: f"the activated effect becomes ({said[1][0].lower()}{said[1][1:]})",
    ),
    (r"(?<=, but )the (?:Union )?monster you equipped (?=cannot be Special Summoned this turn\.)", "it "),
    (
        r"^(Target 1 Xyz Monster your opponent controls\b[^;.]*; [^.;]*?) from your opponent's Xyz [Mm]onster\b",
        r"\1 from the opponent's target",
    ),
    (
        r"\b(equip 1 [^.;,]*?), with a different name, from your (Deck|GY|hand) to (that \w+)\b",
        r"\1 with a different name from \3 from your \2 to \3",
    ),
    (
        r"\battach (\d) (?:Xyz )?[Mm]aterials? from this card to it(?=[.,])",
        r"attach \1 card attached to this card as material to it as material",
    ),
    (r"\battach (this card|that card|it) as an Xyz Material to (it|that \w+)(?=[.,])", r"attach \1 to \2 as material"),
    (r"\battach this card to your Xyz [Mm]onster(?=\.)", "attach this card to your target as material"),
    (
        r"\battach the targeted (?:\"[^\"]*\" )?(?:Spell |Trap )?[Cc]ards? to it as Xyz Material(?=\.)",
        "attach the second targets to it as material",
    ),
    (r"\bif (you have [^,;:.]*?) when this effect resolves, ", r"if \1, "),
    (r"\bthe Token's (ATK|DEF|ATK/DEF) (becomes?) (\d+) instead(?=\.)", r"its \1 \2 \3"),
    (
        r"\bunaffected by card effects( this turn|),? except its own(?: effects)?\b(?=[,.])",
        r"unaffected by other card effects\1",
    ),
    (
        r"\bThe activation of ([A-Z][\w\"' -]*? monsters)' effects (?=cannot be negated\b)",
        r"The activation of the effects of \1 ",
    ),
    (r"(\bmonster effects for the rest of this turn, except )(\"[^\"]+\" monsters)'(?=\.)", r"\1\2"),
    (r"(?<=\d ATK )& (?=DEF [x×])", "and "),
    (
        r"^When an effect resolves that was activated by an Effect Monster that was on your opponent's (?:side of the )?field, they must (discard \d cards?) or the effect is negated \(their choice\)(?=\.)",
        r"When a monster effect that was activated on your opponent's field resolves, your opponent can \1, or negate that effect",
    ),
    (
        r"^Negate the activated effects of any opponent's monster (with an? [A-Z][a-z]+ Counter)(?=\.)",
        r"Negate the effects of monsters \1 activated by your opponent",
    ),
    (r"\b1 opponent's monster (?=with an? [A-Z][a-z]+ Counter\b)", "1 monster your opponent controls "),
    (r"(?<=\b1 monster on )either player's field (?=with an? [A-Z][a-z]+ Counter\b)", "the field "),
    (
        r"\b([Rr])emove (?:any number of |\d or \d )?((?:[A-Z][a-z]+ )?[A-Z][a-z]* Counters) from (your field|this card) to activate (?:these effects|1 of these effects)(?=[.;])",
        r"\1emove \2 from \3; activate 1 of these effects",
    ),
    (
        r"\b([Rr])emove (?:any number of |\d or \d )?((?:[A-Z][a-z]+ )?[A-Z][a-z]* Counters) from (your field|this card); apply this effect, depending on the number of \2 removed(?=\.)",
        r"\1emove \2 from \3; activate 1 of these effects",
    ),
    (r"^● ?(\d) Counters?: Target (?=\d)", r"● Remove \1 of those counters, then target "),
    (
        r"^● ?(\d) Counters?: ([A-Z])",
        lambda said: f"● Remove {said[1]} of those counters; {said[2].lower()}",
    ),
    (_NEGATES, _negates),
    (
        r"(?<=discarded to the GY )by an effect (?:of a card )?controlled by your opponent\b",
        "by an opponent's card effect",
    ),
    (r"^[Mm]onster effects cannot be activated\b", "Neither player can activate monster effects"),
    (_FROM_THERE, r"Neither player can activate monster effects in the \1"),
    (r"^[Mm]onsters cannot activate their effects(?=,? except\b)", "Neither player can activate monster effects"),
    (r"^[Yy]our opponent's monsters cannot activate their effects\b", "Your opponent cannot activate monster effects"),
    (r"^Flip monsters' effects cannot be activated\b", "Neither player can activate the effects of Flip monsters"),
    (r"\bin the hand or on the field\b", "in the hand or field"),
    (
        r"\b([Tt]arget )(?:another|1 other|1) ([^;.]*?),? that would be an appropriate target(?: for that card/effect)?; that (?:card|Spell|Trap|effect|attack)(?:/(?:card|Spell|Trap|effect|attack))* now targets the new target(?=\.)",
        lambda said: (
            f"{said[1]}1 {'' if said[2].startswith('card') else 'other '}{said[2]}; what targeted it now targets that target"
        ),
    ),
    (
        r"^([^:]*\bactivate[sd]\b[^:]*\btargets\b[^:]*: You can )change the target to (?=this card\b)",
        r"\1have what targeted it target ",
    ),
    (
        r"^When \(?exactly\)? (1 face-up [^,;:]*? you control) is targeted by a Spell Card, Trap Card, Spell/Trap effect, or Effect Monster's effect, you can change the target to this face-up card(?: on the field)?,? instead(?=\.)",
        r"When a card or effect is activated that targets exactly \1 (and no other cards) (Quick Effect): You can have what targeted it target this card",
    ),
    (
        r"^When your opponent targets (exactly 1 [^,:;()]*?)(?: \(and no other cards\))? for an attack,? or with a Spell/Trap effect(?=:)",
        lambda said: (
            f"When your opponent activates a Spell/Trap Card or effect that targets {said[1]}, or when a {said[1].removeprefix('exactly 1 ')} is targeted for an attack by an opponent's monster"
        ),
    ),
    (
        r"(\bwhen your opponent activates a card or effect that targets only this card), or when your opponent targets this card for an attack(?=:)",
        r"\1, or when this card is targeted for an attack by an opponent's monster",
    ),
    (
        r"^Switch the opponent's (Spell|Trap) Card effect that targets 1 Spell or Trap Card to (?:another|1 other) correct target(?=\.)",
        r"When your opponent activates a \1 Card or effect that targets exactly 1 Spell/Trap on the field (and no other cards): Target 1 card on the field; what targeted it now targets that target",
    ),
    (
        r"^When Normal Summoned,? (other )?cards and effects cannot be activated\b",
        r"When this card is Normal Summoned, neither player can activate \1cards or effects",
    ),
    (r"\bby Spells, Traps,? or card effects\b", "by card effects"),
    (
        r"\b[Yy]our opponent's cards and effects cannot be activated\b(?! until the end of the Damage Step)",
        "your opponent cannot activate cards or effects",
    ),
    (r"\b(negate the effects of that face-up monster) while it is on the field\b", r"\1"),
    (r" ?\(even if this card leaves the field(?: or the monster becomes unaffected by card effects)?\)", r""),
    (r" and that activation is negated(?=\.)", r", and if it does, negate the activation"),
    (
        r"^(?:While this card is face-up on the field, )?you can (send [^.]*?) to negate the activation of an Effect Monster's effect, and destroy that Effect Monster(?=\.)",
        r"During either player's turn, when a monster effect is activated: You can \1; negate the activation, and if you do, destroy it",
    ),
    (r"\bthat Effect Monster's effects are negated\b", r"that target has its effects negated"),
    (
        r"^You cannot activate this card if multiple (cards/effects|cards or effects) with the same name are in (?:that|the) [Cc]hain(?=\.)",
        r"Activate only if no \1 with the same name are in that Chain",
    ),
    (
        r"^Negate the effects? of (?:an? )?[Mm]onster [Cc]ards? that targets? this(?: 1)? card\b",
        "Negate the effects of monsters that target this card",
    ),
    (
        r"\btheir effects that activate on the field cannot be activated (?=this turn\b)",
        "they cannot activate their effects ",
    ),
    (r", but if you activated this card, (?=monsters you control cannot)", ", also "),
    (
        r"\bactivate (?:the )?effects of (?:any )?Spells?, Traps?, or Effect Monsters?(?: [Cc]ards)?",
        "activate cards or effects",
    ),
    (r"\bby a card effect (?:that )?your opponent controls\b", "by an opponent's card effect"),
    (r"\bits target\(s\) cannot be activated\b", "that target cannot be activated"),
    (r"\b([Tt]hat|those) Set (cards?) cannot be activated\b", r"\1 \2 cannot be activated"),
    (r"\beither by battle or by (?:a )?card effect\b", "by battle or card effect"),
    (r"\bexcept (?:the )?effects of ([A-Z]+ monsters)\b", r"except \1"),
    (r'\bexcept ("[^"]*" cards) and effects\b', r"except \1"),
    (r"(?<=is targeted )by a Spell Card, Trap Card, or card effect\b", "by a card effect"),
    (r"\bby the effect of a Spell,? Trap,? or Monster Card\b", "by a card effect"),
    (
        r"\bcannot be targeted by,? or be destroyed by,? card effects\b",
        "cannot be targeted or destroyed by card effects",
    ),
    (
        r"\((?:either |including )?by battle,(?: by)? card effect,? or by being destroyed\)",
        "(by battle or card effect)",
    ),
    (r"\bnegate the Spell/Trap activation\b", "negate the activation"),
    (r"\bthe face-up monster that was targeted by this card\b", "that target"),
    (r"\b(monsters?|cards?) except (?=\")", r"\1, except "),
    (
        r"(?<=Spells/Traps),? (?:nor|or) activate Spells?/Traps?(?: [Cc]ards)? that are Set on the field\b",
        ", also neither player can activate Set Spells/Traps",
    ),
    (
        (
            r"^(?:Also, )?[Tt]he effects? of (?:an? |any )?(?:Effect )?[Mm]onsters? that this (?:card|monster) destroys by battle "
            r"(?:is|are) negated(?=\.)"
        ),
        "The effects of monsters destroyed by battle with this card are negated",
    ),
    (
        r"\bany card effects that activate in your opponent's GY cannot be activated\b",
        "your opponent cannot activate card effects in the GY",
    ),
    (
        r"\b(cannot be targeted or destroyed by [^.;,]*), or be destroyed by battle\b",
        r"\1, and cannot be destroyed by battle",
    ),
    (r"^The effects of all (Spell|Trap) Cards are also negated(?=\.)", r"Negate all \1 effects on the field"),
    (r"\b([Aa]ctivate 1 (?:\"[^\"]*\" )?Field Spell(?: Card)?) directly from\b", r"\1 from"),
    (
        (
            r"\b(activate 1 (?:\"[^\"]*\" )?Field Spell(?: Card)? from your [^.;,]*?) with a different name"
            r"(?: from that Field Spell Card)?(?= \(|\.)"
        ),
        r"\1 with a different name from that card",
    ),
    (
        r"\b(a monster) (that was Special Summoned this turn) activates its effect on your opponent's field\b",
        r"\1 your opponent controls \2 activates its effect",
    ),
    (
        (
            r"\bcannot Special Summon a monster, "
            r"or activate Spells, Traps, Spell/Trap card effects, or Monster Card effects,"
        ),
        "cannot Special Summon monsters for the rest of this turn, also your opponent cannot activate cards or effects",
    ),
    (r"\bthat destroys (a card|2 or more cards)\b(?:\(s\))?", r"that would destroy \1"),
    (r"\b(monster effect|monster's effect), that (?=would|requires)", r"\1 that "),
    (r"\ba card's effect that inflicts damage\b", "a card or effect that would inflict damage"),
    (
        r"\b(an effect|a card effect) (?=(?:is activated )?that would)|\ban effect of a card (?=that would)",
        "a card or effect ",
    ),
    (r"\b([Ww]hen an? [^,:;]*?) (that targets [^,:;]*?) (is activated)(?=[,:])", r"\1 \3 \2"),
    (
        r"^You can only activate this card in response to the activation of a card or effect that would\b",
        "Activate only when a card or effect is activated that would",
    ),
    (r"\bnegate the activation of their (?:Spell|Trap) Card\b", "negate the activation"),
    (r"^(.*\bopponent\b.*: )They can ", r"\1Your opponent can "),
    (
        r"^(?:They|Your opponent) can negate this effect by revealing (1 [^.;,]*? in their hand)(?=\.)",
        r"Your opponent can reveal \1 to negate this effect",
    ),
    (
        r"(: |; )([^:;]*), unless your opponent pays (\d+ LP) to negate this effect(?=\.)",
        lambda said: f"{said[1]}your opponent can pay {said[3]} to negate this effect, otherwise {said[2]}",
    ),
    (r"\b(?:by )?all other card effects\b", "by other card effects"),
    (r"\bif this effect(?: of this card)? was (?:activated|used)(?=:)", "if this effect was activated this turn"),
    (r"\byou or your opponent activates 1 (Spell|Trap) Card\b", r"a \1 Card is activated"),
    (r"\bwith cards, effects,? or for attacks\b", "with card effects or for attacks"),
    (r"^Once during each of your turns, (when [^.:]*), (?=you can negate\b)", r"Once per turn, during your turn, \1: "),
    (
        r"^Negate the effect of (\"[^\"]*\") and (?=destroy\b)",
        r"When your opponent activates \1: Negate its effect, and if you do, ",
    ),
    (
        r"^The opponent's Effect Monsters cannot activate their effects\b",
        "Your opponent cannot activate monster effects",
    ),
    (r"\b(unaffected by) the effects of (other Spell/Trap|other Spell|other Trap) [Cc]ards\b", r"\1 \2 effects"),
    (r"\b(unaffected by [^.;,]*?),? but its effects? (?:is|are) negated\b", r"\1, but has its effects negated"),
    (r"\bactivate this effect to have (this card|it) become (?=unaffected by\b)", r"activate this effect; \1 is "),
    (
        r"^((?:Once per turn, )?(?:[Ii]f|[Ww]hen|[Dd]uring) [^:;]*), you can activate this effect: (?!●)([A-Z])",
        lambda said: f"{said[1]}: You can activate this effect; {said[2].lower()}",
    ),
    (
        r"^(?:This card's activation and effect|This effect) cannot be negated by (?:the effect of )?(\"[^\"]*\")(?=\.)",
        r"This card's activation and effects are unaffected by \1",
    ),
    (r"\b(?:is|are) not destroyed by (?=your opponent's card effects\b)", "cannot be destroyed by "),
    (r"\bunaffected by any (Spell|Trap) cards(?=\.)", r"unaffected by \1 effects"),
    (r"\bcannot be an attack target of your opponent's monsters\b", "cannot be attacked"),
    (
        r"^This card on the field is unaffected by all other card effects,? as long as (\"[^\"]+\") is also on the field(?=\.)",
        r"This card is unaffected by other card effects while \1 is on the field",
    ),
)
