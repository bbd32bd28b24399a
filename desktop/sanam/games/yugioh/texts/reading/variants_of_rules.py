"""Other ways to say what holds, how a card is Summoned and when something happens, and what is read for them."""

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match

_OWN_WAY = "Must be Special Summoned by its own effect, and cannot be Special Summoned by other ways."
_QUOTED = r'(?:[^".;:]|"[^"]*")*?'

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
            r"^If you Tribute Summon this card, (?:the Tribute must be|all Tributes must be) ([A-Z][\w -]*?)(?:-Type)?\.$",
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
            r"^(If|When) this card (?:you control )?is sent to (?:the|your) GY because the equipped monster was "
            r"(destroyed|Tributed|banished|used as an? \w+ Material)\b",
            r"\1 the equipped monster is \2 and this card is sent to the GY",
        ),
        (
            r"^(If|When) this card (?:you control )?is sent to (?:the|your) GY because the equipped monster was "
            r"used as (?=\w+ Material\b)",
            r"\1 the equipped monster is used as a ",
        ),
        # what holds
        (r"^(If this card attacks) your opponent directly\b", r"\1 directly"),
        (r"^(?:Each )?(?:t|T)hese? (?=Tokens? cannot be Tributed\b)", "These "),
        (r"\b[Tt]he battle damage this card inflicts\b", "any battle damage this card inflicts"),
        (r"\bFlip Effect [Mm]onster(?=s|\b)", "Flip monster"),
        (r"^If you Ritual Summon (?:an? )?(\w+ Ritual Monster), this card can be used as the entire Tribute\.$",
         r"For the Ritual Summon of a \1, this card can be used as the entire Tribute."),
    )
)
