"""Materials of a Summon, and what lies under an Xyz Monster."""

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_SENT_BECAUSE = r"this card (?:you control )?is sent to (?:the|your) GY because the equipped monster was"
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


MATERIALS: Wordings = (
    (r"\bas (?:an )?additional (?=(?:Xyz )?[Mm]aterial)", "as "),
    (r"\b(non-\w+|[A-Z]{4,}) (?:Synchro|Fusion|Xyz) (Material)s? (?=(?:you )?used\b)", r"\1 monsters "),
    (r"\b(gains? \d+ ATK for each Synchro Material) used to Summon it\b", r"\1 used for its Summon"),
    (r"(Materials?(?: Monsters?)?) except for\b", r"\1, except for"),
    (r", as Xyz Materials(?=\.)", " as Xyz Materials"),
    (r"^While this card is face-up on the field with (?:an )?Xyz Material,", "While this card has Xyz Material,"),
    (
        r"^While this card has an? Xyz Material attached that was originally ([A-Z]+),",
        r"While this card has a \1 monster as Xyz Material,",
    ),
    (
        r"\b([Aa]ll (?:the )?other Synchro Materials?) must (?:all )?be ([A-Z][\w-]*?)(?:-Type)?\.$",
        r"\1 must be \2 monsters.",
    ),
    (r"^If this card is used as Synchro Material\b", "If this card is used as a Synchro Material"),
    (
        r"\bthis card as an Xyz Material is sent to the GY to activate an Xyz Monster(?:'s)? effect\b",
        "this card is detached from an Xyz Monster to activate that monster's effect",
    ),
    (
        rf"^(If|When) {_SENT_BECAUSE} (destroyed|Tributed|banished|used as an? \w+ Material)\b",
        r"\1 the equipped monster is \2 and this card is sent to the GY",
    ),
    (
        rf"^(If|When) {_SENT_BECAUSE} used as (Synchro|Fusion) Material\b",
        r"\1 the equipped monster is used as a \2 Material and this card is sent to the GY",
    ),
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
    (r"^When using this card as a (Synchro) Material, (?=the other)", r"If this card is used as a \1 Material, "),
    (
        (
            r"\b([Cc]annot be used) (?:as material )?for an? (Fusion|Synchro|Xyz) Summon, "
            r"except for (?:the \2 Summon of )?(an? )"
        ),
        r"\1 as a \2 Material, except for the \2 Summon of \3",
    ),
    (
        r"^(If the monster Ritual Summoned using this card [^,]*), the controller of the Ritual Monster draws ",
        r"\1, draw ",
    ),
    (r"\byour opponent (?:must select|selects) and discards? (?=\d)", "your opponent discards "),
    (
        (
            r"^If a player Ritual Summons using this card, that Ritual Summoned monster (cannot be \w+ by) "
            r"the card effects of the other player(?=\.)"
        ),
        r"The monster Ritual Summoned using this card \1 your opponent's card effects",
    ),
)
