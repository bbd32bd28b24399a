"""More wordings of well-known cards that say the same as one of the phrase book, and that one (see `wordings`)."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

TURNS_OF_PHRASE: tuple[tuple[str, str], ...] = (
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
)
