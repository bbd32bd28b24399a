"""What is paid, and what is chosen, in texts of 1999 to 2006."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_SWITCHES = (
    r"^Each player selects 1 monster on their (?:side of the )?field and switches control of (?:the selected "
    r"monsters?|those monsters(?: with each other)?)(?=\.)"
)
_ONE_RANDOM = (
    r"\bdiscards 2 cards from their hand; 1 is selected randomly,? and the other is selected by your opponent\b"
)


def _wide_one(said: Match[str]) -> str:
    """ "1 monster with an ATK of 1500 or less and whose attribute is DARK": what it is like stands before it."""
    return f"1 {said['attribute']} {said['noun']} with {said['value']} or {said['bound']} {said['stat']}"


def _tributed(said: Match[str]) -> str:
    word = "Tribute" if said[1] == "O" else "tribute"
    return f"{word[:-1] + 'ing' if said[2] else word} {said[3]}".replace("tribut", "Tribut", 1)


COSTS: Wordings = (
    (r"^(Tribute \d [^.;]*?)(?: on your field)? during your Main Phase(?=\.)", r"\1"),
    (
        (
            r"\b1 (?P<noun>[Mm]onster) with an? (?P<stat>ATK|DEF) of (?P<value>\d+) or (?P<bound>less|more) "
            r"and whose [Aa]ttribute is (?P<attribute>[A-Z]+)\b"
        ),
        _wide_one,
    ),
    (r"\b(select|add) (up to \d [^.;]*? from your Deck) and place them in your hand\b", r"add \2 to your hand"),
    (_ONE_RANDOM, "discards 1 random card, and if they have any other cards in their hand, discard 1 more card"),
    (r"\btargeted by the effect of a Spell, Trap, or Effect Monster\b", "targeted by a card effect"),
    (
        r"\b([Ss]elect) (?:1|one) of (?:the following|these) effects:",
        lambda said: f"{'A' if said[1][0] == 'S' else 'a'}ctivate 1 of these effects:",
    ),
    (r"\bwhose Level is the same as the Tributed monster\b", "with the same Level as the Tributed monster"),
    (
        r"^Both players each select 1 monster on their (?:respective )?(?:sides of the field|fields?) and switch control of those monsters(?=\.)",
        "Each player chooses 1 monster they control and switches control of those monsters with each other",
    ),
    (_SWITCHES, "Each player chooses 1 monster they control and switches control of those monsters with each other"),
    (r"\bif you Tribute (?:1|one) of your monsters, you can (?=place this card\b)", "you can Tribute 1 monster to "),
    (r"^The selected card is (?:added|returned) to your hand(?=\.)", r"Add that card to your hand"),
    (r"\bselect and activate 1 of the following effects\b", "activate 1 of these effects"),
    (
        r"^When the selected monster is (?:destroyed or )?removed from the field, destroy this card(?=\.)",
        "When that monster leaves the field, destroy this card",
    ),
    (r"^You must pay (\d+ LP) to activate this card(?=\.)", r"Activate this card by paying \1"),
    (r"\b([Oo])ffer(ing)? ((?:[^.;\"]|\"[^\"]*\")*?) as (?:a )?Tributes?\b", _tributed),
    (
        (
            r"\b(?:Magic|Spell) [Cc]ards, Trap [Cc]ards,? (?:or|and) other effects that (?:specifically )?"
            r"designate (?:a|it as a) target\b"
        ),
        "card effects",
    ),
    (
        r"\b(whose (?:Level|ATK|DEF) is (?:lower|less|higher) than the (?:discarded|Tributed|banished) monster)(?!')\b",
        r"\1's",
    ),
    (
        r"\b([Ll]ook at your opponent's hand), select ([^.,]*?) among them,? and (?=return|discard|send)",
        r"\1, select \2 in it, and ",
    ),
    (r"\bwithout (?:a )?Tributes?(?=[.,])", "without Tributing"),
    (
        r"\bthe (?:monster|card) you (sent to the GY|Tributed|discarded)\b",
        lambda said: f"the {said[1].split()[0]} monster",
    ),
    (r"\b(1|an?|all|the) selected monster's (ATK|DEF)\b", r"the \2 of 1 face-up monster on the field"),
    (r"^You can only activate this card by selecting (?=\d)", "Select "),
    (r"^(Select \d [^.;,]*?) and activate this card(?=\.$)", r"\1"),
    (r"^Pay (\d+) LP to attack with this card(?=\.$)", r"You must pay \1 LP to declare an attack with this card"),
    (
        r"^Tribute 1 each of ([A-Z]+), ([A-Z]+), ([A-Z]+),? and ([A-Z]+) monsters (?=to activate this card\.$)",
        r"Tribute 1 \1 monster, 1 \2 monster, 1 \3 monster, and 1 \4 monster ",
    ),
    (r"\b(Tribut(?:e|ing) \d [^.,;]*?) on the field(?= to\b)", r"\1"),
    (r"^Select (?:1|one) of the following effects(?=[.:])", "Activate 1 of these effects"),
)
