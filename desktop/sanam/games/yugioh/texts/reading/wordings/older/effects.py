"""Effects and activations, in texts of 1999 to 2006."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.older.parts import PAID, lower
from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_ACTIVATED = r"(an? (?:Spell|Trap) [Cc]ard|a Spell (?:Card )?or Trap [Cc]ard)"


def _neither(said: Match[str]) -> str:
    return ("Neither" if said[1] == "B" else "neither") + " player can activate"


def _negates_as_long(said: Match[str]) -> str:
    paid = f"{said['verb']} {said['paid']}; " if said["verb"] else ""
    return f"When a {said['kind']} Card is activated: You can {paid}negate the activation, and if you do, destroy it"


def _answers_opponent(said: Match[str]) -> str:
    """ "Tribute this card to negate the activation of your opponent's Spell Card and destroy it."."""
    heading = f"When your opponent activates a {said['kind']} Card"
    paid = f"You can {lower(said['paid'])}" if " this " in said["paid"] else said["paid"]
    return f"{heading}: {paid}; negate the activation, and if you do, destroy it"


EFFECTS: Wordings = (
    (r"(?<=\()(?=their effects can still be activated\))", "but "),
    (
        r"^Negate the effects? of any Spell, Trap,? (?:or|and) Effect Monster(?: Cards?)? that involves? (?:a card|cards) in the GY(?=\.)",
        "Negate any card effect that would move a card in the GY to a different place",
    ),
    (
        r"^When (this (?:face-down |face-up )?card) is targeted by an? (Spell|Trap) Card, negate the activation(?: of the \2 Card)?(?=\.)",
        r"When a \2 Card is activated that targets \1: Negate the activation",
    ),
    (
        r"^Negate the effect of your opponent's (Spell|Trap) Card that targets (?=this card\.)",
        r"Negate your opponent's \1 effects that target ",
    ),
    (
        rf"^{PAID} to negate the activation of {_ACTIVATED} and destroy it(?=\.)",
        r"When \2 is activated: \1; negate the activation, and if you do, destroy it",
    ),
    (r"^Negate all (Spell|Trap) cards on the field(?=\.)", r"Negate all \1 effects on the field"),
    (r"\b(effects of [^.;]*? are) also negated(?=\.)", r"\1 negated"),
    (r"\b([Bb])oth players cannot (?:play|activate)\b", _neither),
    (
        (
            r"^(?P<paid>(?:Discard|Pay|Tribute|Banish|Remove|Send) [^.;:]*?) to negate "
            r"the activation of your opponent's "
            r"(?P<kind>Spell|Trap) Card and destroy it(?=\.$)"
        ),
        _answers_opponent,
    ),
    (
        r"^Negate the effect of an? (Spell|Trap) Card that targets (this card) and destroy the \1 Card(?=\.$)",
        r"Negate \1 effects that target \2, destroying them",
    ),
    (
        (
            r"^As long as this card remains face-up on (?:the|your) field, you can "
            r"negate the activation(?: and (?:the )?"
            r"effect)? of an? (?P<kind>Spell|Trap) Card(?: by (?P<verb>discard|pay)ing "
            r"(?P<paid>[^.;,]*))?,? and destroy it(?=\.$)"
        ),
        _negates_as_long,
    ),
    (
        r"^This card is unaffected by the effect of (\"[^\"]*\")(?=\.$)",
        r"This card's activation and effect are unaffected by \1",
    ),
    (
        (
            r"\b(Normal Monsters|Effect Monsters|monsters), except Tokens, are "
            r"unaffected by the effects of (Spell|Trap) [Cc]ards(?=\.$)"
        ),
        r"all \1 (except Tokens) are unaffected by \2 effects",
    ),
    (r"\bnegate the effect of monsters destroyed\b", "negate the effects of monsters destroyed"),
    (
        (
            r"\bunaffected by (?:any |all )?(Spell|Trap|Spell and Trap)(?: "
            r"[Cc]ards?)?'s? effects?\b"
        ),
        r"unaffected by \1 effects",
    ),
    (r"\bNegate the effect of an Effect Monster that targets\b", "Negate monster effects that target"),
    (r"\b([Nn]egate the activation) and effect of\b", r"\1 of"),
    (r"\b([Nn]egate the activation of) an Effect Monster(?:'s effect)?\b", r"\1 a monster effect"),
    (
        r"^((?:During|When)[^:;.]*?:? ?)?[Nn]egate the effect of any (Spell|Trap) Card that (?:designates|targets) ([^.,;]*?) (?:as a target)?,? except this card, and destroy it(?=\.$)",
        r"Negate \2 effects that target \3, except this card's, destroying them",
    ),
    (r"\b(Negate the activation of a monster effect),? and destroy the Effect Monster(?=\.$)", r"\1 and destroy it"),
    (
        r"^Negate the activation(?: and effect)? of an Effect Monster(?:'s effect)?,? and destroy (?:it|the Effect Monster|that monster)(?=\.$)",
        "Negate the activation of a monster effect and destroy it",
    ),
    (
        r"\bcannot (?:remove|banish) cards in (?:either|any) GY(?: from play)?(?=\.)",
        "cannot banish cards from either GY",
    ),
    (
        r"^(?:As long as this card remains face-up on the field, y|Y)ou can negate the activation of (?:1|an?) (Spell|Trap) Card and destroy it by (discarding|paying) ([^.;]*?)(?: as long as this card remains face-up on the field)?(?=\.$)",
        lambda said: (
            f"When a {said[1]} Card is activated: You can {said[2][:-3]} {said[3]}; negate the activation, and if you do, destroy it"
        ),
    ),
)
