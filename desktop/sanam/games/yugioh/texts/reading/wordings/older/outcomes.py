"""What is done to cards and players, in texts of 1999 to 2006."""

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

OUTCOMES: Wordings = (
    (r"\b(\d+) of your LP\b", r"\1 LP"),
    (r"^Change the (?:battle )?position of (1 face-up [^.;]*?) to (?=face-down Defense Position\b)", r"Change \1 to "),
    (
        r"^Increase the (ATK|DEF) of this card by (\d+) for each ([A-Z]\w+ Counter)(?=\.)",
        r"This card gains \2 \1 for each \3 on it",
    ),
    (
        r"^A monster equipped with this card (increases|decreases) its (ATK|DEF|ATK and DEF) by (\d+)(?=[.,])",
        lambda said: f"The equipped monster {'gains' if said[1] == 'increases' else 'loses'} {said[3]} {said[2]}",
    ),
    (r"(?<=\d) Damage (?=to\b)", " damage "),
    (r"\b(Inflict \d+ damage to your opponent) and (\d+ damage) to your own LP(?=\.)", r"\1, and take \2"),
    (r"\b([Ii]ncrease your LP by \d+),? and (?=you can\b)", r"\1, then "),
    (r"^You cannot change its battle position (?=until\b)", "Its battle position cannot be changed "),
    (r"\bloses (\d+) from its (ATK and DEF|ATK|DEF)\b", r"loses \1 \2"),
    (r"\b(Inflict \d+ damage to your opponent) and (\d+ damage) to your LP(?=\.)", r"\1, and take \2"),
    (
        r"^The monster equipped with this card (increases|decreases) its (ATK|DEF|ATK and DEF) by (\d+)(?=[.,])",
        lambda said: f"The equipped monster {'gains' if said[1] == 'increases' else 'loses'} {said[3]} {said[2]}",
    ),
    (r"\b(inflict damage) (equal to [^.;]*?) to your opponent's LP(?=\.)", r"\1 to your opponent \2"),
    (r"\b(cannot change (?:its|their)) positions?\b", r"\1 battle positions"),
    (r"\b([Ii]nflict \d+ damage) (?=for (?:each|every)\b)", r"\1 to your opponent "),
    (r"\bDowngrade (all [^.;]*?) by (\d+) Levels?(?=\.$)", r"Reduce the Levels of \1 by \2"),
    (
        r"^The [Bb]attle [Dd]amage inflicted by (this card|this monster) to your opponent(?:'s LP)? is halved(?=\.$)",
        r"Any battle damage \1 inflicts to your opponent is halved",
    ),
    (
        r"\bwith an original (ATK|DEF) that is (less|higher) than the (ATK|DEF) of this card\b",
        r"with original \1 \2 than this card's \3",
    ),
    (r"^The original (ATK and DEF|ATK|DEF) of this card (becomes?)\b", r"This card's original \1 \2"),
    (r"\bthis card inflicts (\d+) damage to your LP(?=\.$)", r"you take \1 damage"),
    (r"\b(\d+ damage) to both players(?:' LP)?(?=\.$)", r"\1 to each player"),
    (r"^Also,? (increase|decrease|inflict|destroy)s?\b", r"Also, \1"),
    (
        r"\bany [Bb]attle [Dd]amage to (?:(?:your|its controller's) LP|the controller of this card) becomes 0(?=\.$)",
        "you take no battle damage",
    ),
)
