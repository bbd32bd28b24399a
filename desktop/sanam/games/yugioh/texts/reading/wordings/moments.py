"""In whose turn, how both players stand, and how something of a battle lasts."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

MOMENTS: Wordings = (
    (r"\bthat targets (this face-down card) \(and no other cards\)", r"that targets only \1"),
    (
        r"^Once per battle, (if [^,:]{1,120}), during that damage calculation(?= \(Quick Effect\):)",
        r"Once per battle, during damage calculation, \1",
    ),
    (
        r"\b([Ww]hen your opponent activates a card or effect that targets this card), or targets this card for an attack(?=:| \(Quick)",
        r"\1, or when this card is targeted for an attack",
    ),
    (
        r"\b([Ii]f [^:;,(]{1,80}) (\(except during the Damage Step\)),? (and you control no [^,:;(]{1,60})(?=:)",
        r"\1, \3 \2",
    ),
    (r"\byour (?:other )?(\"[^\"]+\" card) in its owner's possession is (?=banished\b)", r"1 other \1 you own is "),
    (
        r"\bwhile this card is already (?:face-up )?in your Spell & Trap (?:Card )?Zone\b",
        "while this card is in your Spell & Trap Zone",
    ),
    (
        r" \(except during the Damage Step, or (the turn this card was sent to the (?:Graveyard|GY))\)(?=:)",
        r", except \1 (except during the Damage Step)",
    ),
    (r"^Once per opponent's turn(?=[ ,:(])", "Once per turn, during your opponent's turn"),
    (
        r"\b([Ii]f) both players have (\d+ or (?:more|less) cards) in their (hand|Graveyard|GY)s?(?=[:,])",
        r"\1 you have \2 in your \3 and your opponent has \2 in their \3",
    ),
    (r"\byour opponent's hand is (\d+ or (?:more|less)) cards", r"your opponent has \1 cards in their hand"),
    (r"\byour hand is (\d+ or (?:more|less))(?: cards)?(?=[.,:])", r"you have \1 cards in your hand"),
    (
        r"\b([Ii]f|and) both players have a hand(?=[:,])",
        r"\1 you have 1 or more cards in your hand and your opponent has 1 or more cards in their hand",
    ),
    (r"\b(card)s? \((by battle or) by card effect\)", r"\1 (\2 card effect)"),
    (
        r"^At attack declaration, if this card battles (?:another|1 other) monster(?=:)",
        "When an attack is declared involving this card and 1 other monster",
    ),
    (r"\b(lose \d+ (?:ATK|DEF|ATK and DEF)) \(permanently\)", r"\1"),
    (r"\bthe monster this card is battling (?=(?:loses|gains)\b)", "the opponent's monster "),
    (r"\bif you do (?:S|s)ummon this way(?=,)", "if you do"),
    (r"\bcan attack once again during this Battle Phase\b", "can make a second attack during this Battle Phase"),
    (
        r"^Tribute (1 [^.;:]{1,80}) to activate this card; while this card is face-up on the field, (you can\b[^.;:]{1,200})\.",
        r"Activate this card by Tributing \1; \2 while this card is face-up on the field.",
    ),
    (
        r"^When you activate this card, pay any multiple of (\d+) LP\.",
        r"Activate this card by paying LP in multiples of \1.",
    ),
    (
        r"^None of (?:your opponent's|the opponent's) monsters with an? (ATK|DEF) (?:equal to or less than|less than or equal to) the LP you paid can attack",
        r"Monsters your opponent controls with \1 less than or equal to the LP you paid cannot attack",
    ),
    (r"\bwith this card's (Attribute|Type|Level)(?=[ ,])", r"with the same \1 as this card"),
    (
        r"^Negate the activation of a Spell Card, Trap Card, or Effect Monster's effect that destroys ([^.,]{1,80} on the field), and destroy that card\.",
        r"When a Spell/Trap Card, or monster effect, is activated that would destroy \1: Negate the activation, and if you do, destroy it.",
    ),
    (
        r"^Negate the Normal Summon or Flip Summon of a monster and return (?:the|that) monster to (?:(?:its|the) owner's|the) hand\.",
        "When a monster would be Normal Summoned or Flip Summoned: Negate the Summon, and if you do, return that monster to the hand.",
    ),
    (
        r"^During the turn this card is activated, (?=if an? [^,]{1,80} you control attacks\b)",
        "When this card is activated: This turn, ",
    ),
    (
        r"^(?!If |When |During )(?=[^.,:;]{0,60}\bmonsters\b)([^.,:;]{1,80}) (gain|lose) (\d+ (?:ATK|DEF|ATK and DEF|ATK/DEF)),? during damage calculation only(?=\.)",
        r"Only during damage calculation, \1 \2 \3",
    ),
)
