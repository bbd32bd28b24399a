"""How cards are Summoned, in texts of 1999 to 2006."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.older.parts import PAID
from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_ALSO_SUMMONS = (
    rf"^{PAID} to negate the activation of a Spell (?:Card )?or Trap Card,? or the (?:Normal Summon, Flip Summon,? or "
    r"Special Summon|Summon) of a monster,? and destroy (?:it|the card|that card)(?=\.)"
)
_SPIRIT = (
    r"^This card returns to (?:the owner's|the|your) hand during the End Phase of the turn (?:that )?(?:it|this card) is "
    r"(?:Normal, Flip Summoned|Normal Summoned(?:, Flip Summoned)?),? or flipped face-up(?=\.)"
)
_WHEN_SUMMONED = (
    r"^As long as this card remains face-up on the field, w(hen [^,.]*? Summoned), destroy (?:the|that) monsters?(?=\.)"
)


def _fuses(said: Match[str]) -> str:
    """ "Send, from your hand or field to the GY, Fusion Materials that are "
    "listed on a Machine Fusion Monster, and …"."""
    name = f"{said['name']} " if said["name"] else ""
    what = f"Fusion Summon 1 {name}{said['kind'] or ''}Fusion Monster from your Extra Deck"
    where = said["where"].replace(" or your ", " or ").replace("the field", "your field")
    if said[0].startswith("Send"):
        return f"{what}, using monsters from {where} as Fusion Materials"
    return f"{what}, by banishing Fusion Materials listed on it from {where}"


SUMMONS: Wordings = (
    (r"\bSpecial Summon it in Attack or Defense Position \(face-up\)", "Special Summon it"),
    (r"^This is considered a Special Summon(?=\.)", "This monster is considered as a Special Summon"),
    (
        _ALSO_SUMMONS,
        (
            r"When a monster would be Summoned, OR a Spell/Trap Card is activated: \1; negate "
            r"the Summon or activation, and "
            r"if you do, destroy that card"
        ),
    ),
    (
        r"^You can only Summon this card (?:when|if|while) (?=[^.]*\.$)",
        "This card can only be Normal Summoned, Flip Summoned, or Special Summoned when ",
    ),
    (r"^(This card cannot be Normal Summoned or Set), and (can only be Special Summoned [^.]*)(?=\.$)", r"\1; it \2"),
    (
        r"\b(your opponent|you) cannot Summon (?=this turn\.)",
        r"\1 cannot Normal Summon, Flip Summon or Special Summon ",
    ),
    (
        r"^Your opponent cannot Summon (?=this turn\.)",
        "Your opponent cannot Normal Summon, Flip Summon or Special Summon ",
    ),
    (
        r"^You cannot Summon any monsters? (?:during )?(?:the turn you activate this card|this turn) \(except (?:by|for) a Set\)(?=\.)",
        "You cannot Summon other monsters the turn you activate this card (but you can Normal Set)",
    ),
    (
        r"^If you Tribute (\d monsters) when you Tribute Summon this card, (?=[a-z])",
        r"If you Tribute Summon this card by Tributing \1: ",
    ),
    (
        r"^Negate the Summon, Flip Summon,? or Special Summon of a monster and destroy it(?=\.)",
        "When a monster would be Summoned: Negate the Summon, and if you do, destroy that monster",
    ),
    (
        r"\b(as many of their banished [^.;,]*?) to their respective (?:fields?|sides of the field) as possible\b",
        r"\1 as possible",
    ),
    (
        r"^(When your opponent [^,:;]*?Summons [^,:;]*), that monster is destroyed and banished(?=\.)",
        r"\1: Destroy that monster, and if you do, banish it",
    ),
    (r"^You can then (?=Set|Special Summon|draw|add|destroy)", "Then you can "),
    (
        r"^\(?The Tokens cannot be Tributed for a Tribute Summon\.?\)?(?=\.?$)",
        "These Tokens cannot be Tributed for a Tribute Summon.",
    ),
    (
        _SPIRIT,
        (
            "During the End Phase, if this card was Normal Summoned or flipped face-up this turn: "
            "Return this card to the hand"
        ),
    ),
    (_WHEN_SUMMONED, lambda said: f"W{said[1]}: Destroy that monster"),
    (
        rf"^{PAID} to negate the Summon(?:ing)? of (?:your opponent's|an opponent's) monster and destroy it(?=\.)",
        r"When your opponent would Summon a monster: \1; negate the Summon, and if you do, destroy it",
    ),
    (
        (
            r"^(?:When|If) this card is ((?:destroyed|banished|sent) [^,.;:]*), Special Summon (?:it|this card)"
            r"(?: to (?:your|the) field| from (?:your|the) GY)? during your (?:next )?(Standby|End) Phase(?=\.$)"
        ),
        r"During your next \2 Phase after this card is \1: Special Summon this card",
    ),
    (
        r"^(If this card is in your hand and there are \d or more ([^,;.]*? monsters) in your GY, you can banish \d) of them to send it to the GY(?=\.$)",
        r"\1 \2 from your GY to send this card from your hand to the GY",
    ),
    (r"^This card can only be Special Summoned with (?=\"[^\"]*\"\.$)", "Must be Special Summoned with "),
    (
        (
            r"^(?:Banish|Remove from play|Send),? from (?P<where>[^.;,]*?)(?: to "
            r"(?:the|your) GY)?, Fusion Materials? that are "
            r"listed on an? (?P<kind>[^.;,\"]*?)Fusion Monster(?: [Cc]ard)?(?: that "
            r"includes? (?P<name>\"[^\"]*\") in its "
            r"(?:card )?name)?, and Special Summon that Fusion Monster from your Extra Deck(?=\.$)"
        ),
        _fuses,
    ),
    (
        (
            r"^This card can only be Special Summoned to your opponent's field by "
            r"(?:T|t)ributing (\d+|an?) monsters? on your "
            r"opponent's field(?=\.$)"
        ),
        r"Must be Special Summoned (from your hand) to your opponent's field by Tributing \1 monsters they control",
    ),
    (
        r"^If you Special Summon this card, you cannot Normal Summon or Set (?:during the same turn|this turn)(?=\.$)",
        "You cannot Normal Summon/Set the turn you Special Summon this card",
    ),
    (
        r"^This card can only be Special Summoned by the effect of (?=\"[^\"]*\"\.$)",
        "Must be Special Summoned by the effect of ",
    ),
    (r"\boffered as a Tribute for a Tribute Summon\b", "Tributed for a Tribute Summon"),
    (r"\bSummoned to the field from\b", "Summoned from"),
    (
        (
            r"(?<=Both players )((?:select|discard|send|return|shuffle|add|draw|Special "
            r"Summon)\b[^.;]*?)\byour respective\b"
        ),
        r"\1their",
    ),
    (
        (
            r"^(?:Both players|Each player) selects? (1 [^.;,]*?) from their "
            r"(GY|hand|Deck) and Special Summons? it (?=in\b|face)"
        ),
        r"Each player Special Summons \1 from their \2 ",
    ),
    (r"\bSpecial Summon a monster(?=\.$)", "Special Summon monsters"),
    (
        (
            r"\bSummoned \((?:Normal|Flip|Special)(?:,? (?:Flip|Special|Normal))*,? "
            r"(?:or|and) (?:Flip|Special|Normal)\)"
        ),
        "Summoned",
    ),
    (
        (
            r'^(?:Place|Special Summon) (\d "[^"]*" \([^)]*\)) in ((?:face-up '
            r")?(?:Attack|Defense) Position) on your opponent\'s field(?=\.$)"
        ),
        r"Special Summon \1 to your opponent's field in \2",
    ),
    (
        r"^If you Tribute this card for a Tribute Summon of (an? [^.;,]*?), this card can be treated as (\d) Tributes(?=\.$)",
        r"This card can be treated as \2 Tributes for the Tribute Summon of \1",
    ),
    (
        r"^You can treat this (?:1 )?(?:monster|card) as (\d) Tributes when you Tribute Summon (an? [^.;,]*?)(?=\.$)",
        r"This card can be treated as \1 Tributes for the Tribute Summon of \2",
    ),
    (
        r"^When you activate this card, you cannot Summon any monsters in (?:this|the same) turn,? except by the effect of this card(?=\.$)",
        "You cannot Summon other monsters the turn you activate this card (but you can Normal Set)",
    ),
    (
        r"^This card cannot be Special Summoned except by banishing the above monsters on your field; then you can Special Summon this card from your Extra Deck(?: \(You do not use \"Polymerization\"\))?(?=\.$)",
        "This card can only be Special Summoned from your Extra Deck by banishing the above monsters you control",
    ),
    (
        r"^When an? (\"[^\"]*\" monster) is Tribute Summoned (?:face-up )?by Tributing this card(?=:)",
        r"When this card is Tributed for the Tribute Summon of a \1",
    ),
    (
        r"^If you (Tribute Summon)( this card) by Tributing (an? [^:;]*?monster): It gains this effect: Once per turn: (?=You can\b)",
        r"Once per turn, if\2 was \1ed by Tributing \3: ",
    ),
    (r"(?<=by Tributing )(\d [^.;,]*?monsters?[^.;,]*?) from anywhere on the field(?=\.)", r"\1 on the field"),
    (
        r"^\(?The [Tt]okens cannot be used as (?:a )?Tributes? for a Tribute Summon\.?\)?(?=\.?$)",
        "They cannot be Tributed for a Tribute Summon",
    ),
    (
        r"^When you activate this card, you cannot Summon any monsters? in the same turn \(but you can (?:Normal )?Set(?: a monster)?\)(?=\.$)",
        "You cannot Summon other monsters the turn you activate this card (but you can Normal Set)",
    ),
    (
        rf"^{PAID} to negate the Summon(?:ing)? of a monster and destroy it(?=\.)",
        r"When a monster would be Summoned: \1; negate the Summon, and if you do, destroy that monster",
    ),
    (
        r"\bSpecial Summon it (?:on (?:the|your) field )?you control(?: in face-up Attack or Defense Position)?(?=\.)",
        "Special Summon it",
    ),
    (
        r"\bSpecial Summon it on the field you control(?: in face-up Attack or Defense Position)?(?=\.)",
        "Special Summon it",
    ),
    (
        r"^Special Summon this card to your Monster (?:Card )?Zone as a Monster Card (\([^()]*\))(?: after it is activated)?(?=\.$)",
        r"Special Summon this card as an Effect Monster \1",
    ),
    (
        r"^\(?This card is (?:also )?still treated as a Trap(?: Card)?\.?\)?\.?$",
        "(This card is also still a Trap Card.)",
    ),
)
