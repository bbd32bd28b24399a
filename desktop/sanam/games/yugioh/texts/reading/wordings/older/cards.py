"""Which cards are meant, and where they are, in texts of 1999 to 2006."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.older.parts import lower
from sanam.games.yugioh.texts.reading.wordings.wording import Wordings


def _by_it(said: Match[str]) -> str:
    thing = "this card" if said[1] == "this monster" else said[1]
    return f"destroyed by battle with {thing}"


def _if_first(said: Match[str]) -> str:
    return f"If {said[2]}, {lower(said[1])}"


def _of_the_opponents(said: Match[str]) -> str:
    """ "1 of your opponent's Attack Position monsters on the field"."""
    several = "" if said["number"] in ("1", "up to 1") else "s"
    return f"{said['number']} {said['kind']}{said['noun']}{several} your opponent controls"


def _named(said: Match[str]) -> str:
    """ "1 Level 4 or lower monster that includes "Kite" in its card name": the name stands before the noun."""
    return f"{said['name']} {said['noun']}{said['more'] or ''}"


CARDS: Wordings = (
    (r"\bmove (1 [^.;]*? from your Deck to your hand)\b", r"add \1"),
    (
        r"\bmove (1 [^.;]*? from your Deck) to the field in (?=(?:face-up )?(?:Attack|Defense) Position\b)",
        r"Special Summon \1 in ",
    ),
    (r"\bdiscard any (\d cards?)\b", r"discard \1"),
    (r"/(\d+) Stars?/", r"/Level \1/"),
    (
        r'^Place (\d "[^"]*" \([^)]*\) in (?:Attack|Defense) Position) on your (?:side of the )?field(?=\.)',
        r"Special Summon \1",
    ),
    (r"\b(up to \d|\d) Monster cards(?= (?:from|in) (?:your|your opponent's|either player's) GY\b)", r"\1 monsters"),
    (r"\bcannot (?:remove|banish) cards in either GY(?: from play)?(?=\.)", "cannot banish cards from either GY"),
    (
        r"\bBoth you and your opponent discard your entire hands and draw\b",
        "Both players discard their entire hands, then draw",
    ),
    (
        r"\b[Bb]oth players (?:must )?discard their entire hands and draw the same number of cards that they discarded\b",
        "Each player discards their entire hand, then draws the same number of cards they discarded",
    ),
    (r"(?<=draw )(\d cards) from (?:your|their) respective Decks\b", r"\1"),
    (r"(?<=they discarded) from their respective Decks\b", ""),
    (r"\bfor each monster your opponent has on the field\b", "for each monster your opponent controls"),
    (
        (
            r"\bFlip (all face-down Defense Position monsters [^.;]*?) to (face-up Defense "
            r"Position \(Flip Effects are not "
            r"activated\)) and (?=inflict\b)"
        ),
        r"Change \1 to \2, then ",
    ),
    (r"\brandomly discards 1 card(?: from (?:their|his/her) hand)?\b", "discards 1 random card"),
    (r"\bfrom your Deck to the field in (?=face-down Defense Position\b)", "from your Deck in "),
    (
        r"\bfor each (?:Monster [Cc]ard|monster) (?:removed from play|banished) (?=until\b)",
        "for each monster banished, ",
    ),
    (r"\b(all (?:Effect )?[Mm]onsters) that are face-up (?=on the field\b)", r"all face-up monsters "),
    (
        r"(?<=\w) on your opponent's field and in (?:your opponent's|their) GY(?=[.,])",
        " your opponent controls or is in their GY",
    ),
    (r"\b([Yy]our opponent) has on the field\b", r"\1 controls"),
    (r"\byou have on the field\b", "you control"),
    (r"^(You can [^.;:]*?) if (\"[^\"]*\" is face-up on (?:the|your) field)(?=\.$)", _if_first),
    (
        (
            r"\b(?P<number>\d|up to \d) of your opponent's (?P<kind>(?:[A-Z][\w-]* |face-up |face-down )*)"
            r"(?P<noun>monster|card)s?(?: on the field)?(?! of)\b"
        ),
        _of_the_opponents,
    ),
    (r"\bdestroyed by (this card|this monster|the equipped monster) by battle\b", _by_it),
    (r"\bdestroyed by battle by (?=this card\b|this monster\b|the equipped monster\b)", "destroyed by battle with "),
    (
        (
            r"\b(?P<noun>monsters?|cards?)(?P<more> with [^.;,]*?)? that includes? (?P<name>\"[^\"]*\") "
            r"in (?:its|their|the) (?:card )?names?\b"
        ),
        _named,
    ),
    (
        r"\b(while|if) you have (an? [^.;,]*?|no [^.;,]*?|\d or more [^.;,]*?) on your field\b(?! (?:or|and)\b)",
        r"\1 you control \2",
    ),
    (r"\bto the controller of that card(?=\.$)", "to its controller"),
    (r"\b(1|2) cards? from (your|their) hand at random\b", r"\1 random card from \2 hand"),
    (
        r"\bnumber of your ([^.;,]*?(?:monsters|cards)) that (?:are|have been) (?:removed from play|banished)\b",
        r"number of your banished \1",
    ),
    (r"\bfor each card you (?:send|sent)(?=\.$)", "for each card sent to the GY"),
    (r"\bdestroyed by battle by (?=an? )", "destroyed by battle with "),
    (r"^(You can only) have (1 \"[^\"]*\") on your field(?=\.$)", r"\1 control \2"),
    (r"\b(?:with|by) the effects? of Spell, Trap,? (?:or|and) Effect Monster [Cc]ards\b", "with card effects"),
    (r"\bBoth you and your opponent\b", "Both players"),
    (r"\bboth you and your opponent\b", "both players"),
    (r"\b([Yy]our opponent) must also ([A-Z]?[a-z]+)\b", r"\1 \2s"),
    (r"\b(is|are) activated by you or your opponent\b", r"\1 activated"),
    (r"(?<=, )it returns to (?=the hand\b|your hand\b|the Deck\b)", "return it to "),
    (r"\b(your|their|all|each|either player's) removed[ -]from[ -]play (?=monsters?|cards?)", r"\1 banished "),
    (
        (
            r"\bas many of (your|their) ([^.;,]*?) as possible that (?:have "
            r"been|are|were) (?:removed from play|banished)\b"
        ),
        r"as many of \1 banished \2 as possible",
    ),
    (
        r"(?<!each )\b(monsters?|cards?) that (?:have been|has been|is|are) (?:removed from play|banished)\b",
        r"banished \1",
    ),
    (
        (
            r"\bfrom (your (?:hand|Deck|GY|hand or Deck)|either player's GY|their "
            r"(?:hand|Deck|GY)) to (?:the|your|their) field(?= in\b| if\b|\.|,)"
        ),
        r"from \1",
    ),
    (r"\bto (?:the|their)(?: respective)? (?:GYs|Graveyards)\b", "to the GY"),
    (r"\b([Tt])heir respective (?=(?:Deck|hand|GY|field)s?\b)", r"\1heir "),
    (r"\b1 card randomly from (your|their) hand\b", r"1 random card from \1 hand"),
    (r"(?<=banished) instead of (?:going|being sent) to the GY(?=\.$)", ""),
    (
        (
            r"\b(an Effect Monster|Effect Monsters|monsters?) that (the equipped "
            r"monster|this card) destroyed by battle\b"
        ),
        r"monsters destroyed by battle with \2",
    ),
    (
        (
            r"\byou have no other cards in your hand and on your "
            r"field\b"
        ),
        "you control no other cards and have no cards in your hand",
    ),
    (r"\bControl of (this card|the equipped monster) cannot be changed\b", r"Control of \1 cannot switch"),
    (r"\b(?:a|1) face-up card on the field (?=that you can place an? \w+ Counter on\b)", "1 face-up card "),
    (
        r"\b(?:select )?(1 [^.;,]*?monsters?) from your (Deck|hand) and Set it(?: on (?:the|your) field)?(?=\.$)",
        r"Special Summon \1 from your \2 in face-down Defense Position",
    ),
    (
        (
            r"\byour opponent cannot change the [Bb]attle [Pp]ositions? of (?:any "
            r")?(?:of their )?monsters?(?: on their field| they control)?(?=\.$)"
        ),
        "monsters your opponent controls cannot change their battle positions",
    ),
    (r"\bBattle Position(s?)\b", r"battle position\1"),
    (
        r"\bfor each ([^.;,]*?) that (?:is|are) on (your opponent's) field or in (?:your opponent's|their) GY(?=[.,])",
        r"for each \1 \2 controls or is in their GY",
    ),
    (r"\b(Draw \d) additional cards? (?=for each\b)", r"\1 card "),
    (r"\bby an additional (\d+) (?=for each\b)", r"by \1 "),
    (r"\bmonster whose Level is (\d+) or (higher|lower)(?=\.$| and\b)", r"monster that is Level \1 or \2"),
    (r"\bas an Equip Spell Card(?=, OR\b)", "as an Equip Card"),
    (r"\bas many (\"[^\"]*\") as possible to your field (\([^()]*\)) in\b", r"as many \1 \2 as possible in"),
    (r"\b(effects of [^.,;]*?) are negated, except(?: for)? (\"[^\"]*\")(?=\.$)", r"\1, except \2, are negated"),
    (
        r"\b(monsters?[^.,;]*?) that (?:each have|has|have) (?:an?|at least 1) ([A-Z][\w-]*-Counter)s? on (?:them|it)\b",
        r"\1 with \2s",
    ),
    (
        r"\b(\d) monster with at least 1 ([A-Z][\w-]*-Counter) on your opponent's field\b",
        r"\1 monster your opponent controls with a \2",
    ),
    (
        r"\b1 (Spell/Trap [Cc]ard|monster|card) on each field(?=[;.,])",
        r"1 \1 you control and 1 \1 your opponent controls",
    ),
    (
        r"\b(?:one|1) (face-up )?(\"[^\"]*\"), (\"[^\"]*\"),? and (\"[^\"]*\") you control(?= to\b)",
        r"1 \1\2, 1 \1\3, and 1 \1\4 you control",
    ),
    (r"\b([Aa])ll monsters that are (Level \d+ or (?:higher|lower))\b", r"\1ll \2 monsters"),
    (
        r"\b(whose (?:Level|ATK|DEF) is (?:equal to|the same as)) that of the (Tributed|discarded|banished|sent|destroyed) monster(?=[.,])",
        r"\1 the \2 monster's",
    ),
    (
        r"\bfrom either you or your opponent's GY and (?:remove|banish) them(?: from (?:the current )?(?:Duel|play))?(?=\.)",
        "from either player's GY and banish them",
    ),
    (r"\bon the field and in (?:each|either) player's GY(?=[.,])", "on the field and in the GYs"),
    (
        r"^\(Only 1 (?:card|monster) at a time can be equipped due to this effect\.\)$",
        "(You can only equip 1 monster at a time to this card with this effect.)",
    ),
    (r"^(Destroy|Banish) the opponent's card(?= and\b)", r"\1 that card"),
)
