"""Other ways to say what holds, how a card is Summoned and when something happens, and what is read for them."""

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match

_OWN_WAY = "Must be Special Summoned by its own effect, and cannot be Special Summoned by other ways."
_QUOTED = r'(?:[^".;:]|"[^"]*")*?'

_SENT_BECAUSE = r"this card (?:you control )?is sent to (?:the|your) GY because the equipped monster was"
_TURNED = (
    r"^(?:An opponent's|Any|A) monster that battles (?:with )?(this card|the equipped monster|it) is changed to "
    r"(face-down )?Defense Position,? (at the end of the Damage Step|after damage calculation)\.$"
)
_BEATEN = (
    r"^(Destroy|Banish) (?:an opponent's|any) monsters? that battles? (?:with )?(this card|it),? "
    r"at the end of (?:the )?Damage Step\.$"
)

#: Patterns, and what is put in their place.
VARIANTS_OF_RULES: tuple[tuple[re.Pattern[str], str | Callable[[Match[str]], str]], ...] = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        # how a card is Summoned
        (r"^Cannot be Special Summoned by other ways\.$", _OWN_WAY),
        (r"^(?:This card c|C)annot be Special Summoned,? except by its own effect\.$", _OWN_WAY),
        (r"^This monster (?=cannot be (?:Special|Normal) Summoned\b)", "This card "),
        (
            r"^After this card was Special Summoned this way, (?=you cannot Special Summon monsters for the rest\b)",
            "If you do, ",
        ),
        (r"^If you attempt this, (?=you cannot Special Summon monsters\b)", "If you do, "),
        (r"\b(the only face-up monster you control is) 1 (?=[A-Z\"])", r"\1 "),
        (
            r"^If you Tribute Summon this card, (?:the|all) Tributes? must be ([A-Z][\w -]*?)(?:-Type)?\.$",
            r"If you Tribute Summon this card, the Tribute must be a \1 monster.",
        ),
        # materials
        (r"\b(cannot be used as (?:an? )?[A-Z]\w+ Materials?) except for\b", r"\1, except for"),
        (
            r"\b([Aa]ll (?:the )?other Synchro Materials?) must (?:all )?be ([A-Z][\w-]*?)(?:-Type)?\.$",
            r"\1 must be \2 monsters.",
        ),
        (r"^If this card is used as Synchro Material\b", "If this card is used as a Synchro Material"),
        (
            r"\bthis card as an Xyz Material is sent to the GY to activate an Xyz Monster(?:'s)? effect\b",
            "this card is detached from an Xyz Monster to activate that monster's effect",
        ),
        # when something happens
        (
            rf"^(If|When) {_SENT_BECAUSE} (destroyed|Tributed|banished|used as an? \w+ Material)\b",
            r"\1 the equipped monster is \2 and this card is sent to the GY",
        ),
        (
            rf"^(If|When) {_SENT_BECAUSE} used as (Synchro|Fusion) Material\b",
            r"\1 the equipped monster is used as a \2 Material and this card is sent to the GY",
        ),
        # what holds
        (r"^(If this card attacks) your opponent directly\b", r"\1 directly"),
        (r"^(?:Each )?(?:t|T)hese? (?=Tokens? cannot be Tributed\b)", "These "),
        (r"\b[Tt]he battle damage this card inflicts\b", "any battle damage this card inflicts"),
        (r"\bFlip Effect [Mm]onster(?=s|\b)", "Flip monster"),
        (
            r"\b([Tt]he effects of) your opponent's monsters that this card destroys by battle\b",
            r"\1 monsters this card destroys by battle",
        ),
        (r"^Monsters cannot be Special Summoned (from [^.,]*)\.$", r"Neither player can Special Summon monsters \1."),
        (r"\b(?:by )?all other card effects\b", "by other card effects"),
        (r"^While equipped to a monster, (?=this card\b)", "While this card is equipped to a monster, "),
        (
            rf"^({_QUOTED}) inflicts? piercing battle damage when (?:they|it) attacks? a Defense Position monster\.$",
            r"If \1 attack a Defense Position monster, inflict piercing battle damage to your opponent.",
        ),
        (r"\bPiercing Battle Damage\b", "piercing battle damage"),
        (
            r"(?<=[:;] )[Ww]hile this card is face-up on the field, ([^.;,]*)(?=\.)",
            r"\1 while this card is face-up on the field",
        ),
        (
            r"^The Attribute of this card is also treated as ([^.]*?) while it is face-up on the field\.$",
            r"While face-up on the field, this card is also \1.",
        ),
        (
            r"^While this card is face-up on the field,? its Attribute is also treated as ",
            "While face-up on the field, this card is also ",
        ),
        (
            r"^This card is Level (\d+) while in (face-up Defense Position)\.$",
            r"While this card is in \2, it becomes Level \1.",
        ),
        (
            r"^Cannot be Normal Summoned while you control a monster\.$",
            "Cannot be Normal Summoned unless you control no monsters.",
        ),
        # the turn in which
        (r"^Only this card can attack (?=the turn\b)", "Other monsters you control cannot attack "),
        (
            r"^During the turn this effect is activated, no other monsters can attack, except this card\.$",
            "Other monsters you control cannot attack the turn this effect is activated.",
        ),
        (
            r"^You can only attack with ([A-Z][a-z]+) Monsters (?=(?:during )?the turn\b)",
            r"Non-\1 monsters you control cannot attack ",
        ),
        # battles
        (
            _TURNED,
            r"If \1 battles a monster, \3, change that monster to \2Defense Position.",
        ),
        (
            _BEATEN,
            r"If \2 battles a monster, \1 that monster at the end of the Damage Step.",
        ),
        # who Summons
        (
            r"\b(you|each time you|your opponent) (Xyz|Synchro|Fusion|Ritual) (Summons?)(?= while\b|:)",
            r"\1 \2 \3 a monster",
        ),
    )
)
