"""How often, and when a card may be activated at all."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings


def _once_per_battle(said: Match[str]) -> str:
    """ "If it battles: You can pay 500 LP once per battle; …": the limit stands in the heading today."""
    return f"Once per battle, {said[1][0].lower()}{said[1][1:]}"


LIMITS: Wordings = (
    (r"\bunless it is for an? (?=[^.;:]* monster\.$)", "except for the Tribute Summon of a "),
    (r"^((?:If|When|During)\b[^;]*) once per battle(?=;)", _once_per_battle),
    (r"\b[Oo]nce per turn, during each player's End Phase\b", "During each End Phase"),
    (r"\bYou can control only 1\b", "You can only control 1"),
    (r"^(You can only use) (?=effect of )", r"\1 this "),
    (
        r"^((?:Once per turn: )?You can [^;:.]*?),? to target ([^;:.]*?), and (?=(?:switch|destroy|return|banish) [^.]*?those targets)",
        r"\1, then target \2; ",
    ),
    (
        r"^(Once per turn), (you can [^:;]*?, then target [^:;]*; )",
        lambda said: f"{said[1]}: {said[2][0].upper()}{said[2][1:]}",
    ),
    (
        r"^(Once per turn), (?:when|if) (this card) would be destroyed (by (?:battle|card effects?)), it is not destroyed(?=\.)",
        r"\1, \2 cannot be destroyed \3",
    ),
    (
        r"^(Once per turn), during your (End|Standby) Phase, you must pay (\d+) LP or destroy this card(?=\.)",
        r"During each of your \2 Phases, pay \3 LP or destroy this card",
    ),
    (r"^Once per turn, (select (?:1|up to \d) [^.]*? and change (?:it|them) )", r"Once per turn, you can \1"),
    (r"^Only 1 (\"[^\"]*\") can be activated per turn(?=\.)", r"You can only activate 1 \1 per turn"),
    (
        r'^Each player can only use the effect of ("[^"]*") once per (turn|Duel)\b',
        r"You can only use the effect of \1 once per \2",
    ),
    (r"^((?:Once per turn: )?You can (?:pay|discard|banish|Tribute|send)[^:;(]*): (?=[A-Z])", r"\1; "),
    (r"^Activate only if (an? [^.]*? is destroyed by battle)(?=\.)", r"Activate only when \1"),
    (r"^(Once per turn, during your Main Phase), if you can control this card:", r"\1:"),
    (r"^Activate only by (sending|discarding|Tributing|banishing) (?!.*\b(?:when|if) )", r"Activate this card by \1 "),
    (r"^You can only activate this card's effect during\b", "You can only activate this effect during"),
    (r"\bonce per turn during your Main Phase(?=\.$)", "once per turn"),
    (r"^If ([^.:;,]*), this card gains the following effect: Once per turn, (you can)\b", r"Once per turn, if \1: \2"),
    (r"^(Activate only when [^.]*?), if (?=you (?:control|have)\b)", r"\1 while "),
    (r'^(Activate only (?:if|while)) you control (3) face-up ("[^"]*)s"\.$', r'\1 you control \2 or more face-up \3".'),
    (
        r'^(Activate only if) you control an? ("[^"]*") monster in face-up (Attack|Defense) Position\.$',
        r"\1 you control a face-up \3 Position \2 monster.",
    ),
    (
        r'^You can only (?:activate|use) the effect of one ("[^"]*") (?=per turn\.)',
        r"You can only use the effect of \1 once ",
    ),
    (
        r'^Only (?:one|1) ("[^"]*") can have its effect activated (?=per turn\.)',
        r"You can only use the effect of \1 once ",
    ),
    (
        r'^The effects of ("[^"]*") can only be (used|activated) (?=once per turn\.)',
        r"Each effect of \1 can only be \2 ",
    ),
    (
        r"^If you do not (control [^.,]*), this effect is not applied(?=\.)",
        r"You must \1 to resolve this effect",
    ),
    (
        r"^Once per turn, during your Main Phase, (if this card was [^,]*, you can (?:select|target|discard|send)\b)",
        r"Once per turn, \1",
    ),
    (
        r"^(● )?Once, while this(?: card)? is face-up on the field: (You can [^.]*)\.$",
        r"\1Once while this card is face-up on the field: \2.",
    ),
)
