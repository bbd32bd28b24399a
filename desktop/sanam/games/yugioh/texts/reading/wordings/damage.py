"""Damage and LP."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_QUOTED = r'(?:[^".;:]|"[^"]*")*?'


#: "During battle between this attacking card and a Defense Position monster whose DEF is lower than its ATK, …".
_OLD_PIERCING = (
    r"\b([Dd])uring battle between (?:an attacking ([^.;]*?monster you control(?:, except this card,)?)|(this) attacking card"
    r"|(that) attacking (?=monster)monster) and a Defense Position monster whose DEF is lower than (?:the ATK of [\w ]*?"
    r"(?:monster|card)|[\w ]*?'s ATK),? inflict the difference as [Bb]attle [Dd]amage to your opponent(?:'s LP)?(?=\.)"
)


def _pierces(said: Match[str]) -> str:
    who = f"a {said[2]}" if said[2] else f"{said[3]} card" if said[3] else "it"
    head = "If" if said[1] == "D" else "if"
    return f"{head} {who} attacks a Defense Position monster, inflict piercing battle damage to your opponent"


DAMAGE: Wordings = (
    (_OLD_PIERCING, _pierces),
    (r"\bPiercing [Bb]attle [Dd]amage\b", "piercing battle damage"),
    (
        r"^(While|If) ([^,.:;]*?), if (?=[^,.:;]* attacks a Defense Position monster, inflict piercing)",
        r"While \2, if ",
    ),
    (
        (
            r"^(?:When|If) (it) attacks (?:an? [^.;:,]*? |)(?:with an ATK that is higher than the DEF of (?:a|the|your "
            r"opponent's) Defense Position monster|whose DEF is lower than (?:the monster's|its) ATK), inflict the "
            r"difference as [Bb]attle [Dd]amage to your opponent(?=\.)"
        ),
        r"If \1 attacks a Defense Position monster, inflict piercing battle damage to your opponent",
    ),
    (
        r"^Gain LP equal to the ATK of 1 opponent's attacking monster\b",
        "When an opponent's monster declares an attack, gain LP equal to the ATK of the attacking monster",
    ),
    (
        r"^The [Bb]attle [Dd]amage (this card inflicts to your opponent)(?:'s LP| LP)? is halved\b",
        r"Any battle damage \1 is halved",
    ),
    (r"^Halve any battle damage ([^.]*? inflicts to your opponent)(?=\.$)", r"Any battle damage \1 is halved"),
    (r"\bthe Battle Damage(?=\.)", "the battle damage"),
    (
        r"\bdestroyed by battle and sent to the GY, the player who destroyed it takes (\d+) damage\b",
        r"destroyed by battle and sent to the GY, inflict \1 damage to your opponent",
    ),
    (
        r"\bwhen it uses this effect, any (battle damage) it inflicts to your opponent\b",
        r"when it does so using this effect, the \1 inflicted to your opponent",
    ),
    (
        r"\b(each time [^,]*?), (inflict \d+ damage to your opponent) immediately after it resolves(?=\.)",
        r"\1, immediately after it resolves, \2",
    ),
    (
        r"^Instead of you, your opponent takes the [Bb]attle [Dd]amage you would have taken from this battle(?=\.)",
        "Your opponent takes any battle damage you would have taken from that battle",
    ),
    (r"^All damage you take from effects (?=is halved\b)", "Any effect damage you take "),
    (
        r"^When (an? [^,;:.]*? you control) attacks a Defense Position monster, (?=inflict piercing battle damage\b)",
        r"If \1 attacks a Defense Position monster, ",
    ),
    (r"\b(?<=half )the opponent's LP\b", "your opponent's LP"),
    (r"^Any damage to you from a card effect becomes 0(?=\.)", "You take no effect damage"),
    (r"\b(no|[Aa]ny) further (?=(?i:(?:(?:battle|effect) )?damage)\b)", r"\1 "),
    (r"\b[Tt]he player who controlled the destroyed monster takes (\d+) damage\b", r"its controller takes \1 damage"),
    (r"\bdo not take any damage\b", "take no damage"),
    (r"\b(inflict piercing battle damage) when they attack a Defense Position monster\b", r"\1"),
    (r"\btake damage to your LP\b", "take damage"),
    (r"^Damage to you from card effects becomes 0\b", "You take no effect damage"),
    (r"\bthe player that activated it takes (\d+) damage\b", r"its controller takes \1 damage"),
    (r"\b[Ii]ncreases? the LP of both players by (\d+)(?: points)?(?=\.)", r"Both players gain \1 LP"),
    (r"\b[Yy]ou do not take any [Bb]attle [Dd]amage\b", "you take no battle damage"),
    (
        r"\bany damage you take for the rest of this turn is halved\b",
        "any damage you take is halved for the rest of this turn",
    ),
    (
        r"^Whenever it battles, your opponent takes no [Bb]attle [Dd]amage\b",
        "Your opponent takes no battle damage from battles involving it",
    ),
    (r"\btakes? no further damage this turn\b", "takes no damage this turn"),
    (r"\bequal to the amount of battle damage you took\b", "equal to the damage you took"),
    (
        r"\b(with ATK (?:less than or equal to|equal to or less than) the) [Bb]attle ([Dd]amage you took)\b",
        r"\1 \2",
    ),
    (r"\b[Tt]he battle damage this card inflicts\b", "any battle damage this card inflicts"),
    (
        rf"^({_QUOTED}) inflicts? piercing battle damage when (?:they|it) attacks? a Defense Position monster\.$",
        r"If \1 attack a Defense Position monster, inflict piercing battle damage to your opponent.",
    ),
    (r"\bPiercing Battle Damage\b", "piercing battle damage"),
    (r"\b(?:as a result of a direct attack|by attacking directly)(?=,)", "by a direct attack"),
    (r"\b([Aa]ll|[Dd]ouble|[Tt]he) Battle Damage\b", r"\1 battle damage"),
    (r"^Halve all damage you take\b", "Any damage you take is halved"),
    (
        r"^Any damage to this card's controller caused by battle involving this monster becomes 0\.$",
        "You take no battle damage from battles involving this card.",
    ),
    (
        r"^During battle between this attacking card and a Defense Position monster, (?=inflict piercing battle)",
        "If this card attacks a Defense Position monster, ",
    ),
    (
        r"^During battle between that equipped monster and a Defense Position(?: monster)?, (?=inflict piercing)",
        "If the equipped monster attacks a Defense Position monster, ",
    ),
    (r"\byour opponents LP\b", "your opponent's LP"),
    (
        r"^(● ?(?:Heads|Tails): |)Halve all [Bb]attle [Dd]amage (you take|your opponent takes)(?=\.)",
        r"\1Any battle damage \2 is halved",
    ),
    (r"(?<=until the End Phase) of that turn(?=\.)", ""),
    (r"^(● ?(?:Heads|Tails): |)(Each time [^:;,]*), you can (?=Special Summon\b)", r"\1\2: You can "),
    (
        r"\btoss a coin twice,? and if the result is 2 [Hh]eads\b",
        "toss a coin 2 times, and if at least 2 of the results are heads",
    ),
)
