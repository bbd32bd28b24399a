"""Attacks and battles."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_SURVIVES = (
    r"^(This card|The equipped monster) cannot be destroyed by battle (?:while it is attacking|if it attacks)(?=\.)"
)
_AROUND_CALCULATION = (
    r"^If (this card (?:battles|attacks)[^,]*), ((?:you can )?(?:destroy|return|banish|draw)[^.]*?) "
    r"(before|after) damage calculation(?=\.)"
)
_AFTER_BATTLE = (
    r"^(Destroy|Banish) any monsters? that battles? (?:with )?(it|this card),? at the end of (?:the )?"
    r"Damage Step(?=\.)"
)
_ANOTHER_CHOSEN = (
    r'\bcannot select (?:another|1 other) (face-up "[^"]+") monster (on the field) as an attack target, '
    r"or target them with card effects\b"
)
_QUOTED = r'(?:[^".;:]|"[^"]*")*?'
_TURNED = (
    r"^(?:An opponent's|Any|A) monster that battles (?:with )?(this card|the equipped monster|it) is changed to "
    r"(face-down )?Defense Position,? (at the end of the Damage Step|after damage calculation)\.$"
)
_BEATEN = (
    r"^(Destroy|Banish) (?:an opponent's|any) monsters? that battles? (?:with )?(this card|it),? "
    r"at the end of (?:the )?Damage Step\.$"
)


BATTLES: Wordings = (
    (r"\b(is (?:attacked|targeted for an attack)) by your opponent's monster\b", r"\1 by an opponent's monster"),
    (
        r"^If this card is (Special Summoned by the effect of an? [^,.:;]*), it can (attack twice|make a second attack)\b",
        r"If this card was \1, it can \2",
    ),
    (
        r"^If this card (?:battles|attacks or is attacked), by returning (?:it|this card) from the field to the Deck at the end of the Battle Phase, ([A-Z]|you can )",
        lambda said: (
            f"At the end of the Battle Phase, if this card battled: You can shuffle it into the Deck; {said[1].replace('you can ', '')}"
        ),
    ),
    (
        r"^(● )?If damage calculation is (?:performed|conducted) involving this card, at the end of the Battle Phase(?=:)",
        r"\1At the end of the Battle Phase, if this card battled",
    ),
    (
        r"^(At the end of the Damage Step, if) this (?:card )?is the only face-up card you control, and this (Fusion|Synchro|Xyz|Ritual) Summoned card attacked(?=:)",
        r"\1 this card attacked and you control no other face-up cards and this card was \2 Summoned",
    ),
    (
        r"^During damage calculation, you can (send this card from your hand to the GY) to prevent (an? [^.;]*? you control) from being destroyed by (?:this|that) battle(?=\.)",
        r"During damage calculation, if \2 battles (Quick Effect): You can \1; that monster cannot be destroyed by that battle",
    ),
    # Nothing is activated between a battle and what follows it; of an activation it would say "but not of this card".
    (r"(?<= battled an opponent's monster) while this card is already face-up in your Spell & Trap Zone(?=:)", ""),
    (
        r"^If (this card attacks or is attacked), during the Damage Step,? you can ([a-z]+ 1) \(only\) (?=[^.;]*\.)",
        r"Once per battle, during the Damage Step, if \1 (Quick Effect): You can \2 ",
    ),
    (
        r"^If (this card attacks or is attacked), during the Damage Step,? you can (?=[^.;]*\.)",
        r"During the Damage Step, if \1 (Quick Effect): You can ",
    ),
    (
        r"^If (an? [^:;,]*?monster you control) is attacked, during the Damage Step,? you can (?=[^.;]*\.)",
        r"During the Damage Step, if \1 is being attacked (Quick Effect): You can ",
    ),
    (
        r"(\(Quick Effect\): You can banish 1 [^.;]*?),? to have this card gain the (ATK|DEF) of that monster (?=until\b)",
        r"\1; this card gains \2 equal to the banished monster's \2 ",
    ),
    (
        r"(\(Quick Effect\): You can send this card from your hand to the GY) to have that monster gain (?=\d)",
        r"\1; that monster gains ",
    ),
    (
        r"\b(if this card was attacked) by an opponent's monster and was in face-down Defense Position at the start of the Damage Step\b",
        r"\1 while face-down",
    ),
    (
        r"^If (your opponent's monster attacks [^,;:]*), (?=you can make (?:the|that) attack a direct attack\b)",
        r"When \1, ",
    ),
    (
        r"\bbased on its type,? apply (?:this|the proper|the appropriate) effect(?=[.:])",
        "apply the effect based on its type",
    ),
    (
        r"^(● Spell: )If this card is attacking, you can change it to a direct attack(?: instead)?(?=\.)",
        r"\1You can make that attack a direct attack if this card is attacking",
    ),
    (
        r"^(● Spell: )You can change this card's attack to a direct attack(?=\.)",
        r"\1You can make that attack a direct attack if this card is attacking",
    ),
    (r"^(● Trap: )This monster is changed to Defense Position(?=\.)", r"\1Change this card to Defense Position"),
    (
        r"^(When this card destroys (?:an opponent's|a) monster) and sends it to the GY(?=[,:])",
        r"\1 by battle and sends it to the GY",
    ),
    (
        r"^During your opponent's Battle Phase, your opponent must attack this (?:monster|card) with any Attack Position monsters they control(?=\.)",
        "During your opponent's Battle Phase, all monsters your opponent controls must attack this card, if able",
    ),
    (
        r'^While this card and ("[^"]*") are face-up on your field, (?=your opponent\b)',
        r"While you control a face-up \1, ",
    ),
    (
        r"^Monsters cannot attack (face-down Defense Position monsters), but can attack directly if all monsters their opponent controls are (?:in )?face-down Defense Position(?=\.)",
        lambda said: (
            f"{said[1].capitalize()[:1]}{said[1][1:]} on the field cannot be targeted for attacks, but do not prevent your opponent from attacking you directly"
        ),
    ),
    (
        r"^(?:If|While) this card is equipped as an Equip Card to a monster, the equipped monster (is|can|cannot|gains)\b",
        r"The equipped monster \1",
    ),
    (
        r"^If it attacks using this effect, the battle damage it inflicts to your opponent is halved(?=\.)",
        "If it attacks your opponent directly using this effect, any battle damage it inflicts to your opponent is halved",
    ),
    (
        r"^(?:During battle, )?(?:when|When|if|If) (?:it|the equipped monster) attacks (?:a Defense Position monster whose DEF is lower than (?:the ATK of the equipped monster|(?:the|that) monster's ATK)|with an ATK that is higher than the DEF of a Defense Position monster), inflict the difference as (?i:battle damage) to your opponent(?:'s LP)?(?=\.)",
        "If the equipped monster attacks a Defense Position monster, inflict piercing battle damage to your opponent",
    ),
    (
        r"^If (this card attacks(?: an opponent's monster)?), as long as (you control no [^,]*), (?=your opponent cannot activate\b)",
        r"If \1 while \2, ",
    ),
    (
        r"^As long as you control the monster equipped with this card, your opponent cannot attack other monsters other than the equipped monster(?=\.)",
        "While you control the equipped monster, your opponent cannot target monsters for attacks, except the equipped monster",
    ),
    (
        r"^(?:In addition, )?all (?:the )?monsters (?:on )?your opponent(?:s side of the field|'s side of the field| controls|'s field|s field) can only attack the (?:monster equipped with this card|equipped monster), if they attack(?=\.)",
        "Monsters your opponent controls can only attack the equipped monster",
    ),
    (
        r"^Any monsters? destroyed by battle (?:is|are) shuffled into the Deck instead of going to the GY(?=\.)",
        "Monsters destroyed by battle with monsters on the field are shuffled into the Deck instead of going to the GY",
    ),
    (
        r"^While your opponent controls ([^,]*), they (?=cannot target\b)",
        r"While your opponent controls \1, your opponent ",
    ),
    (
        r"\b(all face-up [^,.;]*? monsters) are changed to (Attack|Defense) Position and (?=cannot change their battle positions?\.)",
        r"\1 are changed to \2 Position, also they ",
    ),
    (
        r"^Your opponent cannot select (\"[^\"]+\") \(of any LV\) as the target of the effect of a Spell, Trap,? or Monster Card(?=\.)",
        r"Your opponent cannot target \1 monsters with card effects",
    ),
    (r"^This monster (cannot be Tributed) under any conditions\b", r"That monster \1"),
    (r"\b([Yy]our opponent cannot target other [^.;]*?) for card effects(?=\.)", r"\1 with card effects"),
    (
        r"^When there is (?:1 other|another) (face-up [^,]*? monster) on your field, negate the effect of Flip (?:Effect )?[Mm]onsters destroyed by (?:this card (?:by battle|as a result of battle)|battle with this card)(?=\.)",
        r"If you control 1 other \1, negate the effects of Flip monsters destroyed by battle with this card",
    ),
    (r"^(It gains \d+ ATK(?: and DEF|/DEF)?), (?=it can make up to \d attacks\b)", r"\1, and "),
    (r"\bafter damage calculation (?=[a-z])", "after damage calculation, "),
    (r"^While attacking, this card (?=cannot\b)", "If this card attacks, it "),
    (r"^While (this card|the equipped monster) is attacking, it (?=cannot\b)", r"If \1 attacks, it "),
    (r"^This attacking card (?=cannot be destroyed by battle\.$)", "If this card attacks, it "),
    (_SURVIVES, r"If \1 attacks, it cannot be destroyed by battle"),
    (r"\b(battles) with (?=(?:an?|this|it|the|that)\b)", r"\1 "),
    (
        r"^This card requires a cost of (\d+) of your own LP to attack\b",
        r"You must pay \1 LP to declare an attack with this card",
    ),
    (
        r"\bcan make a second and third attack during each Battle Phase\b",
        "can attack up to 3 times during each Battle Phase",
    ),
    (r"\b([Tt]okens) cannot declare an attack\b", r"\1 cannot attack"),
    (r"^While this card is face-up on the field, if (your opponent's monster attacks)\b", r"If \1"),
    (
        r"^(When this Defense Position card is attacked and) if the DEF of this card is higher than the ATK of the attacking monster, ",
        r"\1 the ATK of the attacking monster is lower than the DEF of this card, ",
    ),
    (
        r"^At the end of the Damage Step, if this Defense Position card was attacked by a monster whose ATK is lower than this card's DEF: Destroy the attacking monster",
        "When this Defense Position card is attacked and the ATK of the attacking monster is lower than the DEF of this card, destroy the attacking monster at the end of the Damage Step",
    ),
    (
        r"^That (?:Fusion )?[Mm]onster cannot attack (?:your opponent(?:'s (?:LP|Life Points))? )?directly,? and is returned to (?:your|the) (?:Fusion|Extra) Deck at the end of the turn",
        r"That monster cannot attack directly, also return it to the Extra Deck during the End Phase",
    ),
    (
        r"\bnegate that face-up monster's effects, that face-up monster cannot attack, also monsters cannot target that face-up monster for attacks\b",
        r"negate that face-up monster's effects, also it cannot attack, also it cannot be targeted for attacks",
    ),
    (
        r"^(When [^:;.]*?), you can negate (?:that monster's|the) attack by banishing ([^.;]*)(?=\.)",
        r"\1, you can banish \2 to negate the attack",
    ),
    (
        r"^After damage calculation: (Destroy|Banish|Return) any opponent's monster that battles (the equipped monster|this card)(?=[ .])",
        r"After damage calculation, if \2 battles an opponent's monster: \1 that monster",
    ),
    (
        r"^(When [^:;]* is destroyed by battle with an opponent's attacking monster[^:;]*: )Target the opponent's monster;",
        r"\1Target the attacking monster;",
    ),
    (
        r"^(Also, )?[Yy]ou cannot declare an attack (?:during )?this turn(?=\.)",
        r"\1monsters you control cannot attack this turn",
    ),
    (
        r"\b(battles|battled) a monster with an? (equal or lower|equal or higher) (Level|ATK|DEF)\b",
        lambda said: (
            f"{said[1]} a monster whose {said[3]} is {said[2].replace('equal or lower', 'less than or equal to').replace('equal or higher', 'greater than or equal to')} this card's"
        ),
    ),
    (r"\bcan attack once more in a row\b", "can attack once again in a row"),
    (
        r"\b(When this card) attacks directly, if (you control [^,.]*?), you can\b",
        r"\1 inflicts battle damage to your opponent by a direct attack, if \2, you can",
    ),
    (r"\bafter damage calculation \(including in the GY\)", "after damage calculation"),
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
    (r"\b[Ss]witch the attack target to\b", "change the attack target to"),
    (
        r"\battacks (?:your opponent )?directly and inflicts battle damage(?: to your opponent)?\b",
        "inflicts battle damage to your opponent by a direct attack",
    ),
    (r"^Each (?:Battle Phase|turn), (this card can attack [^.]*?)(?=\.)", r"\1 during each Battle Phase"),
    (
        r"^Skip the (Draw|Standby|Battle) Phase of your opponent's next turn\.",
        r"Your opponent skips their next \1 Phase.",
    ),
    (r"^It cannot attack directly during the turn you activate this card(?=\.)", "It cannot attack directly this turn"),
    (r" as an attack target \(except ([A-Z][\w' ]+)\)", r' as an attack target, except "\1"'),
    (
        r'\b([Yy]our opponent) cannot target (other "[^"]+" monsters), or any ([^,.]*?monsters), for attacks\b',
        r"\1 cannot target \2 for attacks, also your opponent cannot target \3 for attacks",
    ),
    (_ANOTHER_CHOSEN, r"cannot target other \1 monsters \2 for attacks, or with card effects"),
    (r"^(During (?:your|your opponent's) Battle Phase) only,", r"\1,"),
    (r"(?<=estroy that monster) immediately \(without damage calculation\)", ""),
    (
        _AFTER_BATTLE,
        lambda said: f"At the end of the Damage Step, if {said[2]} battled a monster, {said[1].lower()} that monster",
    ),
    (r"\bthe Battle Phase for that turn ends immediately\b", "end the Battle Phase"),
    (
        r": destroy that monster \(without (?:applying )?damage calculation\)",
        ", destroy that monster (without damage calculation)",
    ),
    (_AROUND_CALCULATION, lambda said: f"{said[3].capitalize()} damage calculation, if {said[1]}, {said[2]}"),
    (r"\battack your opponent's LP directly\b", "attack your opponent directly"),
    (
        r"\bcan attack all your opponent's monsters, once each\b",
        "can attack all monsters your opponent controls, once each",
    ),
    (
        r"\b[Yy]our opponent cannot conduct their Battle Phase during their next turn\b",
        "your opponent skips their next Battle Phase",
    ),
    (
        r"^\(?You can activate this card during the Damage Step\.?\)?$",
        "This card can also be activated during the Damage Step.",
    ),
    (r"\bTarget 1 attacking monster;", "Target the attacking monster;"),
    (
        (
            r"^(Monsters you control|.*(?<=, )monsters you control) cannot attack "
            r"((?:for the rest of |during )?this turn), (except [^.;,]*)(?=[.,])"
        ),
        r"\1, \3, cannot attack \2",
    ),
    (r"\b[Yy]ou can make this card the attack target instead\b", "You can change the attack target to this card"),
    (
        r"^During the turn you activate this effect, only the selected monster can attack(?=\.)",
        "Only that target can attack this turn",
    ),
    (
        r"\bWhen (?:your|an) opponent's monster declares an attack,? you can select it, then (?:banish this card|remove this card from play) and negate the attack(?=\.)",
        "When an opponent's monster declares an attack: You can target the attacking monster; banish this card and negate the attack",
    ),
    (
        r"^This card can only (?:declare an )?attack (?:while|if) (.*?)(?:(?<=monsters) \(and (no other [^()]*)\))?(?=\.$)",
        lambda said: f"This card cannot attack unless {said[1]}{' and ' + said[2] if said[2] else ''}",
    ),
    (
        r"^This card can only declare an attack during the turn it is flipped face-up(?=\.$)",
        "This card cannot attack unless it was flipped face-up this turn",
    ),
    (
        r"(?<=cannot attack unless this card is the only card )on your (?:side of the )?field and if you also have no cards in your hand",
        "you control and you have no cards in your hand",
    ),
    (r", but if it does, (?=only that monster can attack\b)", ", and if you do, "),
    (r"(\blose exactly \d+ (?:ATK|DEF)), and if it does, ", r"\1, and if you do, "),
    (
        r"(^When [^:;]* you control declares an attack: [^;]*), your attacking monster (?=gains\b)",
        r"\1, the attacking monster ",
    ),
    (r"\bonly (?:the selected|that|the targeted) (?:monster|target) can attack\b", "only that target can attack"),
    (
        (
            r"\b((?:you|your opponent) )currently (controls?)\b"
            r"(?= (?:cannot|are unaffected|(?:can|must) attack|cannot be)\b)"
        ),
        r"that \1\2 now",
    ),
    (r"\bcurrently on the field (?=(?:cannot|are unaffected|(?:can|must) attack)\b)", "that are on the field now "),
    (
        (
            r"\b([Mm]onsters your opponent controls) cannot declare an attack if their ATK is "
            r"((?:greater|higher|less|lower) than or equal to|higher than|lower than) this card's (ATK|DEF)\b"
        ),
        r"\1 with ATK \2 this card's \3 cannot declare an attack",
    ),
    (
        r"^Your opponent must attack with all of their monsters(?=\.)",
        "All monsters your opponent controls must attack this turn, if able",
    ),
    (
        r"\b(but )you cannot declare an attack (?:during )?this turn(?: if you do)?(?=\.)",
        r"\1monsters you control cannot attack this turn",
    ),
    (
        r"\b([Mm]onsters you control) cannot attack for the rest of this turn, except ([^.;,]*? monsters)\b",
        r"\1 other than \2 cannot attack for the rest of this turn",
    ),
    (r"\b([Mm]onsters you control), except ([^.;,]*? monsters), cannot attack\b", r"\1 other than \2 cannot attack"),
    (r"\bselect the attacking monster, and negate the attack\b", "target the attacking monster; negate the attack"),
    (r"^(If this card attacks) your opponent directly\b", r"\1 directly"),
    (r"^Only this card can attack (?=the turn\b)", "Other monsters you control cannot attack "),
    (
        r"^During the turn this effect is activated, no other monsters can attack, except this card\.$",
        "Other monsters you control cannot attack the turn this effect is activated.",
    ),
    (
        r"^You can only attack with ([A-Z][a-z]+) Monsters (?=(?:during )?the turn\b)",
        r"Non-\1 monsters you control cannot attack ",
    ),
    (_TURNED, r"If \1 battles a monster, \3, change that monster to \2Defense Position."),
    (_BEATEN, r"If \2 battles a monster, \1 that monster at the end of the Damage Step."),
    (
        rf"^({_QUOTED}) you control cannot be destroyed by battle while they are attacking\.$",
        r"If \1 you control attacks, it cannot be destroyed by battle.",
    ),
    (r"^This monster attacks your opponent's LP directly\.$", "This card can attack your opponent directly."),
    (r"\battacks or is attacked by (?=an? [A-Z]+ monster\b)", "battles "),
    (r"\bis being attacked by\b", "is attacked by"),
    (
        (
            r"^At the end of the Damage Step, if an opponent's monster that battled this card is not destroyed: "
            r"Return that opponent's monster to the hand\.$"
        ),
        (
            "At the end of the Damage Step, if this card battled an opponent's monster, but that monster was not "
            "destroyed by the battle: Return that opponent's monster to the hand."
        ),
    ),
    (r"^(Before damage calculation, if this card battles [^.,]*), destroy this card\.$", r"\1: Destroy this card."),
    (
        r'^Your opponent can only target ("[^"]*") for attacks\.$',
        r"Your opponent's monsters cannot target monsters for attacks, except \1.",
    ),
    (r'^("[^"]* Tokens") cannot (?:declare an attack|attack)\.$', r"All \1 on the field cannot attack."),
    (
        r"^When an? ((?:\"[^\"]+\",? (?:or )?)+)you control attacks a Defense Position monster, if the ATK of that card is higher than the DEF of the Defense Position monster, inflict the difference as (?i:battle damage) to your opponent(?=\.)",
        r"If a \1you control attacks a Defense Position monster, inflict piercing battle damage to your opponent",
    ),
    (
        r"^(?:While you control this face-up card, )?(?:during|During) each battle between an? ([^,;]*?) attacking monster you control and a Defense Position monster whose DEF is lower than the ATK of the attacking monster, inflict the difference as (?i:battle damage) to your opponent(?=\.)",
        r"If a \1 monster you control attacks a Defense Position monster, inflict piercing battle damage to your opponent",
    ),
    (r"^(This card can attack) while it is in Defense Position(?=\.)", r"\1 while in face-up Defense Position"),
    (
        r"^If this card attacks while in Defense Position, apply the (ATK|DEF) of this card for damage calculation(?=\.)",
        r"If it does, apply its \1 for damage calculation",
    ),
    (r"^If your opponent's (monster attacks, during damage calculation)\b", r"If an opponent's \1"),
    (
        r"^If your opponent's monster battles (an? [^,]*? monster) you control, (?=the opponent's monster loses\b)",
        r"If \1 you control battles an opponent's monster, ",
    ),
    (r"(?<=annot be destroyed by battle) except (?:with|by) (?=an? \"|\")", ", except with "),
    (r"\bchange those targets' battle positions(?=\.)", "change the battle positions of those targets"),
    (
        r"\b(If|When) (this card|the equipped monster|it) attacks (?:your opponent )?directly(?=[,:])",
        r"\1 \2 declares a direct attack",
    ),
    (
        r"\b(If|When) (this card) destroyed your opponent's monster by battle(?=[,:])",
        r"\1 \2 destroys an opponent's monster by battle",
    ),
    (r"\bselects (an opponent's [^.,:;]*?monster) as an attack target\b", r"declares an attack on \1"),
    (
        r"(?<=declares an attack on )(an opponent's [^.,:;]*?monster, you can )change the target's battle position\b",
        r"\1change the battle position of the attack target",
    ),
    (r"\b[Tt]hat attack target(?= (?:gains|loses)\b)", "the attack target"),
    (r" to allow (this card|it) to attack\b", r"; \1 can attack"),
    (
        r"^While ([^,]*), (if [^,]*? attacks), (your opponent cannot activate [^,.]*? until the end of the Damage Step)(?=\.)",
        lambda said: f"{said[2][0].upper()}{said[2][1:]} while {said[1]}, {said[3]}",
    ),
    (
        (
            r"^If damage calculation is (?:performed|conducted) involving this card, "
            r"([^.:]*?) at the end of the Battle Phase(?=\.)"
        ),
        lambda said: f"At the end of the Battle Phase, if this card battled: {said[1][0].upper()}{said[1][1:]}",
    ),
    (
        r"^If damage calculation is (?:performed|conducted) involving this card, at the end of the Battle Phase:",
        "At the end of the Battle Phase, if this card battled:",
    ),
    (r"^(● )?You can (?=attack once again\b)", r"\1This card can "),
    (
        r"^If your opponent controls a (face-up )?([^.,;]*?[Mm]onster), you must select it as an attack target(?=\.)",
        r"This card must target a \1\2 for its attacks, if your opponent controls one",
    ),
    (
        r"^If this card that was (Tribute Summoned by Tributing an? [^,]*?) attacks (an? [^,]*?), (?=inflict\b)",
        r"While this card was \1, if it attacks \2, ",
    ),
    (
        r"^If damage calculation is (?:performed|conducted) involving (this \w+ Summoned card), at the end of the Battle Phase:",
        r"At the end of the Battle Phase, if \1 battled:",
    ),
    (
        r"\b([Ww]hen|[Ii]f) (an?|your|your opponent's|an opponent's) ((?:[^.;:,\"]|\"[^\"]*\")*?monster)'s attack is negated\b",
        r"\1 the attack of \2 \3 is negated",
    ),
    (r"\b([Ww]hen|[Ii]f) an attack is negated\b", r"\1 the attack of a monster is negated"),
    (
        r"^When this face-up (Attack|Defense) Position card attacks or is attacked,? and it is destroyed by battle\b",
        r"When this face-up \1 Position card is destroyed by battle",
    ),
    (r"\bselects (an? (?:opponent's )?[^.;,:]*?monster) as an attack target\b", r"declares an attack on \1"),
    (
        r"^(When [^.;:]*? declares an attack on [^.;:,]*?), you can change the target's battle position(?=\.)",
        r"\1: You can change the attack target's battle position",
    ),
)
