"""Other ways to say what is Summoned, with what, and how cards lie on the field, and what is read for them."""

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match

_USED = (
    r"\bif all (?:of )?(?:the )?(?:(?:Fusion|Synchro) Materials?|monsters) that were used for "
    r"(?:(?P<its>its) (?:Fusion|Synchro) Summon|the (?:Fusion|Synchro) Summon of (?P<whose>this card|that monster)) "
    r"are in your GY(?=[,:])"
)
_SUMMON_USED = (
    r"^(.*\ball monsters used for (its|this card's|that monster's) Summon are in your GY"
    r"(?:, you can|: You can) Special Summon) (?:all of )?them\b"
)


def _all_used(said: Match[str]) -> str:
    whose = "its" if said["its"] else f"{said['whose']}'s"
    return f"if all monsters used for {whose} Summon are in your GY"


_CAME = r"(this card was Special Summoned by the effect of [^,]*)"
_LEVELS = (
    r"\bbecome (?:the combined (?:current )?Levels? of those (?:2 )?(?:monsters|cards)"
    r"|their combined (?:current )?Levels)\b"
)

#: Patterns, and what is put in their place.
SUMMON_WORDINGS: tuple[tuple[re.Pattern[str], str | Callable[[Match[str]], str]], ...] = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        # Tokens
        (
            r"\bSpecial Summon as many (\"[^\"]*\") (\([^)]*\)) as possible\b",
            r"Special Summon as many as possible \1 \2",
        ),
        (r'^("[^"]* Tokens") cannot (?:declare an attack|attack)\.$', r"All \1 on the field cannot attack."),
        # what was used for a Summon
        (
            r"\b1 of the (Fusion|Synchro) Materials in your GY that was used for its \1 Summon\b",
            r"1 monster in your GY that was used for its \1 Summon",
        ),
        (r"\bthat was used as an? (Fusion|Synchro) Material for an? \1 Summon\b", r"that was used for a \1 Summon"),
        (
            r'^Target 1 ("[^"]*"), and 1 (Fusion|Synchro) Material that was used for a \2 Summon, in your GY;',
            r"Target 1 \1 and 1 monster that was used for a \2 Summon in your GY;",
        ),
        (
            r"\b(\d) (Fusion|Synchro) Materials? that were sent to the GY as a result of an? \2 Summon to your hand\b",
            r"\1 monsters in your GY that were used for a \2 Summon to your hand",
        ),
        (_USED, _all_used),
        (_SUMMON_USED, r"\1 all monsters in your GY used for \2 Summon"),
        (
            (
                r"\bSpecial Summon, from your GY, both of the (Fusion|Synchro) Materials used for the \1 Summon "
                r"of this card\b"
            ),
            "Special Summon all monsters in your GY used for this card's Summon",
        ),
        (
            r"\b1 monster in your GY that was Tributed for the Ritual Summon\b",
            "1 monster in your GY that was used for that monster's Ritual Summon",
        ),
        (r"^When using this card as a (Synchro) Material, (?=the other)", r"If this card is used as a \1 Material, "),
        (r"\bin your (hand|GY) or on your field\b", r"in your \1 or field"),
        # what Levels come to
        (r"^(?!You must also\b)(.*\bwhose total Levels) equal (\d+) or more\b", r"\1 equal or exceed \2"),
        (
            (
                r"\bwhose total Levels (equal|exactly equal|equal or exceed) the Level of the "
                r"(selected|targeted|revealed|Tributed|banished) (?:[\w-]+ )?monster\b"
            ),
            r"whose total Levels \1 the \2 monster's Level",
        ),
        (r"\b(the selected monster's Level, and Special Summon) it\b", r"\1 the selected monster"),
        (
            r"\bwith combined Levels less than or equal to the Level of the Tributed monster\b",
            "whose total Levels are less than or equal to the Tributed monster's Level",
        ),
        (
            r"^When this card leaves the field: ([DB])(estroy|anish) those monsters\.$",
            lambda said: (
                f"When this card leaves the field, {said[1].lower()}{said[2]} the monsters Special Summoned by this "
                "effect."
            ),
        ),
        # Levels
        (r"\b([Ii]ncrease|[Rr]educe)( [^.;]*?\bLevel) by 1 or ([2-9])\b", r"\1\2 by up to \3"),
        (_LEVELS, "become the sum of their Levels"),
        (r"(?<=; )both monsters' Levels (?=become\b)", "the Levels of those targets "),
        (
            r"(?<=; )the Levels of (?:both )?that (monster|card) and this card\b",
            "the Levels of that target and this card",
        ),
        # Tribute Summons
        (
            r"^If this card is used to Tribute Summon (an? [^,.]*?), this card can be treated as (\d) Tributes\.$",
            r"This card can be treated as \2 Tributes for the Tribute Summon of \1.",
        ),
        (r"^You can Tribute Summon this monster by (?=Tributing\b)", "You can Tribute Summon this card by "),
        # whose, and where
        (r"\bin your hand (?:and )?or that you control\b", "in your hand or field"),
        (
            r'\bfor each ("[^"]*") monster and ("[^"]*") monster you control\b',
            r"for each \1 and \2 monster you control",
        ),
        (r"\b(Spell/Trap(?: Card)?) that is already face-up (?=on (?:the|your|their)\b)", r"\1 "),
        (
            (
                r"^When a monster on the field activates its effect, or when a Spell/Trap on the field activates its "
                r"effect\b"
            ),
            "When a card on the field activates its effect",
        ),
        (
            r"\badd from your Deck to your hand, (1 [^;.]*? monster) ((?:whose|with) [^;.]*)(?=\.)",
            r"add \1 from your Deck to your hand \2",
        ),
        (r"\bof the monsters? equipped by this effect\b", "of the monster equipped to it"),
        (
            r"\bthen if your opponent controls any monsters (with [^,;.]*), destroy 1 of them\b",
            r"then, if your opponent controls a monster \1, destroy 1 monster your opponent controls \1",
        ),
        (
            (
                r"\btoss a coin (\d) times and destroy as many monsters on the field as possible, "
                r"but not more than the number of heads\b"
            ),
            r"toss a coin \1 times, then destroy monsters on the field equal to the number of heads",
        ),
        # of a monster that came by an effect
        (rf"^If {_CAME}, when ([^,]*), you can (?=[a-z])", r"When \2, if \1: You can "),
        (
            (
                rf"^If {_CAME}, (?:then )?at the end of (?:any|the) Battle Phase (?:in which|that|if) "
                r"this card attacked or was attacked(?=:)"
            ),
            r"At the end of the Battle Phase, if this card attacked or was attacked and \1",
        ),
        # what holds
        (
            r"^If ([^.:;,]*), this card gains the following effect: Once per turn, (you can)\b",
            r"Once per turn, if \1: \2",
        ),
        (
            r"^(Once per turn, if [^:]*): you can select (1 [^;]*?), and (Special Summon it)\.$",
            r"\1: You can target \2; \3.",
        ),
        (r"^(Activate only when [^.]*?), if (?=you (?:control|have)\b)", r"\1 while "),
        (
            r"^During battle between this attacking card and a Defense Position monster, (?=inflict piercing battle)",
            "If this card attacks a Defense Position monster, ",
        ),
        (
            r"^During battle between that equipped monster and a Defense Position(?: monster)?, (?=inflict piercing)",
            "If the equipped monster attacks a Defense Position monster, ",
        ),
        (
            r"^Each Battle Phase, (this card can attack a number of times equal to [^.]*)\.$",
            r"\1 during each Battle Phase.",
        ),
        (r"\b([Dd]raw 1 card for) every (?=\d)", r"\1 each "),
        (r"\byour opponents LP\b", "your opponent's LP"),
        (
            r"\b[Ss]kip your opponent's next ((?:Battle|Draw|Standby) Phase|Main Phase 1)(?=\.)",
            r"your opponent skips their next \1",
        ),
        (
            r"^If your opponent's monster battles (an? [^,]*? monster) you control, (?=the opponent's monster loses\b)",
            r"If \1 you control battles an opponent's monster, ",
        ),
        # control, and what lies under a monster
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
        (r"\b(attach it to )the target(?=\.)", r"\1that target"),
        (r"\b(attach it to )an (?=Xyz Monster you control\b)", r"\g<1>1 "),
        (
            (
                r"^Then, if possible, detach (1 Xyz Material from a monster your opponent controls and attach it to) "
                r"the Summoned monster\b"
            ),
            r"Then, take \1 it",
        ),
        # when
        (
            r"\bduring your opponent's Main Phase or your opponent's Battle Phase\b",
            "during your opponent's Main Phase or Battle Phase",
        ),
        (r"\btakes no further battle damage this turn\b", "takes no battle damage for the rest of this turn"),
        (
            r"\b(target 2 [^;]*; take control of) both targets until your End Phase\b",
            r"\1 those targets until your next End Phase",
        ),
        # counters
        (r"^When (\d) ([A-Z][\w-]* Counters) are on this card, (?=you win\b)", r"While this card has \1 or more \2, "),
        (
            r"^Place 1 ([A-Z][\w-]* Counter) on this card during each player's (Standby|Draw|End) Phases?\.$",
            r"During each \2 Phase: Place 1 \1 on this card.",
        ),
        (
            r"^Each time a monster's battle position is changed\b",
            "Each time the battle position of a monster is changed",
        ),
        # how it lies, and where
        (r"\bto the opponent's field in face-up Defense Position\b", "to your opponent's field in Defense Position"),
        (
            r'^(Activate only (?:if|while)) you control (3) face-up ("[^"]*)s"\.$',
            r'\1 you control \2 or more face-up \3".',
        ),
        (
            r'^(Activate only if) you control an? ("[^"]*") monster in face-up (Attack|Defense) Position\.$',
            r"\1 you control a face-up \3 Position \2 monster.",
        ),
    )
)
