"""Wordings of whole clauses that say the same as one of the phrase book, and that one: what is prevented, counted,
foreseen, or said of several targets.

They see a whole sentence, names included, in this order, after those of `wordings`.
"""

from __future__ import annotations

from collections.abc import Callable
from re import Match

#: Patterns, and what is put in their place.
WORDINGS_OF_EFFECTS: tuple[tuple[str, str | Callable[[Match[str]], str]], ...] = (
    (r"(both of those first 2 targets [^.;]*?) and return the other to\b", r"\1, and return the second target to"),
    (r", plus a third\b", " and 1"),
    (r"(\bfirst 2 targets [^.;]*?) the third target\b", r"\1 the second target"),
    (
        r"\b(any number of [^.;]*?) in (face-up )?(Attack|Defense) Position, up to (the number of [^.;]*?)(?=[.;])",
        r"\1, up to \4, in \2\3 Position",
    ),
    (r"\bdestroyed by this effect and sent to the GY\b", "destroyed and sent to the GY by this effect"),
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
    (r"\bgains (\d+ ATK) until the end of this turn (for each [^.;,]*)", r"gains \1 \2 until the end of this turn"),
    (
        r"^(Target 1 [^;]*; [^.;]*?) with the same (\w+) but a different (\w+)\b",
        r"\1 with the same \2 as that target but a different \3",
    ),
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
    (r"\bthat have different (Levels|names|Types|Attributes) from each other\b", r"with different \1"),
    (
        r"\b(cannot be targeted or destroyed by [^.;,]*), or be destroyed by battle\b",
        r"\1, and cannot be destroyed by battle",
    ),
    (r"\b(all (?:[\w-]+ )?cards (?:from|in) your hand) and (GY|Graveyard|field)\b", r"\1 and/or \2"),
    (
        r"\b(but )you cannot declare an attack (?:during )?this turn(?: if you do)?(?=\.)",
        r"\1monsters you control cannot attack this turn",
    ),
    (
        r"\b([Rr]eturn 1 [^;,.]*? from your GY) to the (top|bottom) of your Deck, except (\"[^\"]*\")(?=,)",
        r"\1, except \3, to the \2 of your Deck",
    ),
    (r"(\bequal to the number of [^,;.]*), (?=send any excavated)", r"\1, and "),
    (
        r"\b([Rr]eturn \d [^;.]*?) from your (GY|Graveyard) to the Extra Deck that list ([^;.]*?) as [Mm]aterial\b",
        r"\1 that list \3 as material from your \2 to the Extra Deck",
    ),
    (r"^The effects of all (Spell|Trap) Cards are also negated(?=\.)", r"Negate all \1 effects on the field"),
    (
        r"\b(if you have an? [^:;,.]*?) on your field or in your (GY|Graveyard)(?=[:,])",
        r"\1 on your field and/or in your \2",
    ),
    (r"\b([Aa]ctivate 1 (?:\"[^\"]*\" )?Field Spell(?: Card)?) directly from\b", r"\1 from"),
    (
        r"^If your opponent controls a card in their Field Zone and you do not:",
        "If your opponent controls a card in their Field Zone and you control no cards in your Field Zone:",
    ),
    (
        (
            r"\b(activate 1 (?:\"[^\"]*\" )?Field Spell(?: Card)? from your [^.;,]*?) with a different name"
            r"(?: from that Field Spell Card)?(?= \(|\.)"
        ),
        r"\1 with a different name from that card",
    ),
    (
        r"\b([Mm]onsters you control) cannot attack for the rest of this turn, except ([^.;,]*? monsters)\b",
        r"\1 other than \2 cannot attack for the rest of this turn",
    ),
    (
        r"\b([Mm]onsters you control), except ([^.;,]*? monsters), cannot attack\b",
        r"\1 other than \2 cannot attack",
    ),
    (r"\bequals the total Levels those 2 monsters had\b", "is equal to the total Level of those monsters"),
    (r"\bto the bottom of (their|your) Deck,? in any order\b", r"to the bottom of \1 Deck"),
    (r"^(Once per turn, during your Main Phase), if you can control this card:", r"\1:"),
    (
        r"\b(card|monster) that was (banished|Tributed|discarded|sent to the GY) for this card's activation\b",
        r"\1 \2 to activate this card",
    ),
    (
        (
            r"^(?:A|Any) monsters? Special Summoned by this effect cannot (?:declare an )?attack and its effects? "
            r"(?:is|are) negated while on the field(?=\.)"
        ),
        "They cannot attack, also their effects are negated",
    ),
    (r"^(While [^.:;,]* is (?:face-up )?on the field), once per turn, (?=you can)", r"Once per turn, \1, "),
    (r"\bhalf the total ATK that those destroyed monsters had on the field\b", "half the total ATK of those monsters"),
    (
        r"\b(a monster) (that was Special Summoned this turn) activates its effect on your opponent's field\b",
        r"\1 your opponent controls \2 activates its effect",
    ),
    (r"^Activate only by (sending|discarding|Tributing|banishing) (?!.*\b(?:when|if) )", r"Activate this card by \1 "),
    (
        (
            r'^(If this card was Special Summoned by the effect of "[^"]*"), '
            r"while it remains on the field,? all of your "
            r"opponent's monsters"
        ),
        r"\1, all monsters your opponent controls",
    ),
    (r"\bequal to the amount of battle damage you took\b", "equal to the damage you took"),
    (
        (
            r"\bcannot Special Summon a monster, "
            r"or activate Spells, Traps, Spell/Trap card effects, or Monster Card effects,"
        ),
        "cannot Special Summon monsters for the rest of this turn, also your opponent cannot activate cards or effects",
    ),
    (
        (
            r"\bcannot select (?:another|1 other) (face-up \"[^\"]*\") monster on the field as an attack target, "
            r"or target them with\b"
        ),
        r"cannot target other \1 monsters for attacks, or with",
    ),
    (
        r"^This card can be Tribute Summoned (in face-up Attack Position )?by\b",
        r"You can Tribute Summon this card \1by",
    ),
    (r"\b(when|if) (it|this card) is removed from the field\b", r"\1 \2 leaves the field"),
    (r"\b[Rr]emove (it|them) from play (?=(?:when|if) (?:it|they) )", r"banish \1 "),
    (r"\bduring this turn if you do(?=\.)", "this turn"),
    (
        r"\byou can return (1 monster you control) to your hand to Normal Summon (1 [^.;]*?),? in addition to\b",
        r"you can return \1 to your hand; you can Normal Summon \2 in addition to",
    ),
    (r"\bselect the attacking monster, and negate the attack\b", "target the attacking monster; negate the attack"),
    (r"\bbecome ([A-Z]\w+) monsters(?=\.)", r"become \1"),
    (r"\bthose \d banished (cards|monsters)\b", r"those \1"),
    (r"\bit's owner's\b", "its owner's"),
    (r"\bthat destroys (a card|2 or more cards)\b(?:\(s\))?", r"that would destroy \1"),
    (r"\b(would destroy an? [\w/ -]*?card)\(s\)", r"\1"),
    (r"\b(monster effect|monster's effect), that (?=would|requires)", r"\1 that "),
    (r"\ba card's effect that inflicts damage\b", "a card or effect that would inflict damage"),
    (
        r"\b(an effect|a card effect) (?=(?:is activated )?that would)|\ban effect of a card (?=that would)",
        "a card or effect ",
    ),
    (
        r"\bWhen an Effect Monster's effect to destroy a Spell or Trap Card\(s\) on the field is activated\b",
        "When an Effect Monster's effect is activated that would destroy a Spell/Trap Card on the field",
    ),
    (r"\bthat returns a card\(s\) from the field to the hand\b", "that would return a card on the field to the hand"),
    (r"\b([Ww]hen an? [^,:;]*?) (that targets [^,:;]*?) (is activated)(?=[,:])", r"\1 \3 \2"),
    (
        r"^You can only activate this card in response to the activation of a card or effect that would\b",
        "Activate only when a card or effect is activated that would",
    ),
    (
        (
            r"\b(?:choose|select) (1 [^;.,]*?) from your Deck,? (?:then|and) Set it"
            r"(?: in your Spell & Trap (?:Card )?Zone| "
            r"after showing it to your opponent)?(?=\.)"
        ),
        r"Set \1 directly from your Deck",
    ),
    (
        r"^Reveal (1 [^,;]*? in your hand), add (1 [^,;]*?) with the same Level (from your Deck to your hand)(?=,)",
        r"Reveal \1; add \2 with the same Level as the revealed monster \3",
    ),
    (
        r"\bwhose Level is the same as the (banished|Tributed|sent) monster's(?=\.)",
        r"with the same Level as the \1 monster",
    ),
    (r"\b(otherwise,?) you (?=[a-zS])", r"\1 "),
    (r"\b(1 card) with (that|the) (\w+ )?(monster|card)'s name\b", r"\1 with the same name as \2 \3\4"),
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
)
