"""Turns of the texts of 2002 to 2006, and what texts of today have for them: by what they do, for whatever cards.

They see a whole sentence, names included, after its words were put into the spelling of today (`older_words`); what is
said of one kind of card there is in `period_wordings`.
"""

from __future__ import annotations

from collections.abc import Callable
from re import Match

#: Words up to the next mark; names hold any.
WORDS = r'(?:"[^"]*"|[^".;:,])+?'
#: A verb that gives an order, and its participle.
_ORDERS = {
    "destroyed": "destroy",
    "banished": "banish",
    "placed": "place",
    "returned": "return",
    "sent": "send",
    "added": "add",
    "discarded": "discard",
    "drawn": "draw",
}
_DONE = "|".join(_ORDERS)
_DOES = "Destroy|Banish|Return|Inflict|Increase|Decrease|Draw|Send|Place|Change|Discard|Gain|Add|Select"
_PHASE = r"(?:each of )?your (?:opponent's )?(?:Standby|Draw|End|Battle) Phases?"


def lower(words: str) -> str:
    return words[0].lower() + words[1:]


def _upper(words: str) -> str:
    return words[0].upper() + words[1:]


def as_long_as(said: Match[str]) -> str:
    """ "Increase the ATK of all Warriors as long as this card remains face-up on the field."."""
    return f"As long as this card remains face-up on the field, {lower(said['what'])}."


def _is_done(said: Match[str]) -> str:
    """ "When this card is sent to the GY, it is placed on top of your Deck": an order of today."""
    thing = "this card" if said["thing"] == "it" and " this card " in f" {said['when']} " else said["thing"]
    return f"{said['when']}, {_ORDERS[said['done']]} {thing}{said['where'] or ''}"


def _at_phase(said: Match[str]) -> str:
    """ "Those monsters are banished during the End Phase of this turn."."""
    thing = said["thing"].lower().replace("these", "those")
    return f"During the End Phase, {_ORDERS[said['done']]} {thing}{said['where'] or ''}"


def _in_phase(said: Match[str]) -> str:
    """ "Inflict 500 damage to its controller during each of your Standby Phases."."""
    return f"During {said['phase']}, {lower(said['what'])}"


def _returned_when_it_attacks(said: Match[str]) -> str:
    """ "The monster attacking this card is returned to the hand."."""
    heading = "After damage calculation, if this card is attacked by a monster"
    return f"{heading}: {_upper(_ORDERS[said['done']])} that monster{said['where'] or ''}"


def _pierces(said: Match[str]) -> str:
    rest = "attacks a Defense Position monster, inflict piercing battle damage to your opponent"
    return f"{said['so'] or ''}{'if' if said['so'] else 'If'} {lower(said['who'])} {rest}"


#: Patterns, and what is put in their place.
PERIOD_RULES: tuple[tuple[str, str | Callable[[Match[str]], str]], ...] = (
    (r"\b(is|are) destroyed or (?:removed from|leaves?) the field\b", "leaves the field"),
    (r"\boffered as a Tribute for a Tribute Summon\b", "Tributed for a Tribute Summon"),
    (
        (
            r"^(?:When|Each time) a Token is destroyed, (?:the|its) controller "
            r"(?:receives|takes) (\d+) damage(?: for each destroyed Token)?(?=\.$)"
        ),
        r"Each time one of these Tokens is destroyed, its controller takes \1 damage",
    ),
    # how long, and when
    (r"^As long as you have ((?:another|an?|[1-9](?: or more)?) [^.;,]*?) on your field, ", r"While you control \1, "),
    (
        (
            r"^If this (?:face-up )?card(?: on the field)? leaves the field, (?:it is "
            r"banished|banish it)(?=\.$)"
        ),
        "If this card would leave the field, banish it instead",
    ),
    (
        (
            rf"^(?P<what>(?!As long|While|This effect|[^.]*\bonce\b){WORDS}) as long as (?:this card|it) remains "
            rf"face-up on (?:the|your) field\.$"
        ),
        as_long_as,
    ),
    (
        r"^As long as this card remains face-up on the field, this card's name is treated as (\"[^\"]*\")(?=\.)",
        r"While this card is face-up on the field, its name becomes \1",
    ),
    (r"\b(?:during|on) the (?:same )?turn (?:that )?this card is activated(?=\.$)", "this turn"),
    (rf"^(?P<what>(?:{_DOES})\b{WORDS}) during (?P<phase>{_PHASE})(?=\.$)", _in_phase),
    (
        (
            rf"^(?P<thing>Those monsters|These monsters|That monster|Those cards|These cards) (?:is|are) "
            rf"(?P<done>{_DONE})(?P<where> [^.;,]*?)? "
            r"during the End Phase(?: of (?:this|the) turn)?(?=\.$)"
        ),
        _at_phase,
    ),
    # who does what to which
    (r"^Also,? (increase|decrease|inflict|destroy)s?\b", r"Also, \1"),
    (r"\bBoth you and your opponent\b", "Both players"),
    (r"\bboth you and your opponent\b", "both players"),
    (r"\b([Yy]our opponent) must also ([A-Z]?[a-z]+)\b", r"\1 \2s"),
    (r"\b(is|are) activated by you or your opponent\b", r"\1 activated"),
    (
        (
            r"^(?P<when>(?:When|If|Each time|During|By) [^.;:]*?), (?P<thing>it|this card|that monster|those monsters|"
            r"them|the (?:equipped |attacking |opposing )?monster) (?:is|are) "
            rf"(?P<done>{_DONE})(?P<where> (?:to|on|at|from|until)\b[^.;,:]*| instead)?(?=\.$)"
        ),
        _is_done,
    ),
    (
        (
            r"^((?:When|If) [^.;:]*?\bthis card\b[^.;:]*), (?:it returns|return it) to "
            r"the (top|bottom) of (your|the) Deck(?=\.$)"
        ),
        r"\1, place this card on the \2 of \3 Deck",
    ),
    (r"(?<=, )it returns to (?=the hand\b|your hand\b|the Deck\b)", "return it to "),
    # cards, and where they are
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
    (r"\bSummoned to the field from\b", "Summoned from"),
    (r"\b(1|an?|all|the) selected monster's (ATK|DEF)\b", r"the \2 of 1 face-up monster on the field"),
    (r"\b([Tt])heir respective (?=(?:Deck|hand|GY|field)s?\b)", r"\1heir "),
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
    (r"\b1 card randomly from (your|their) hand\b", r"1 random card from \1 hand"),
    (r"\bdestroyed by this card by battle\b", "destroyed by battle with this card"),
    (r"(?<=banished) instead of (?:going|being sent) to the GY(?=\.$)", ""),
    (
        (
            r"\b(an Effect Monster|Effect Monsters|monsters?) that (the equipped "
            r"monster|this card) destroyed by battle\b"
        ),
        r"monsters destroyed by battle with \2",
    ),
    (r"\bnegate the effect of monsters destroyed\b", "negate the effects of monsters destroyed"),
    (
        (
            r"\byou have no other cards in your hand and on your "
            r"field\b"
        ),
        "you control no other cards and have no cards in your hand",
    ),
    # what a card is affected by
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
    (r"\bControl of (this card|the equipped monster) cannot be changed\b", r"Control of \1 cannot switch"),
    # Summons
    (r"\bSpecial Summon a monster(?=\.$)", "Special Summon monsters"),
    (
        (
            r"\bSummoned \((?:Normal|Flip|Special)(?:,? (?:Flip|Special|Normal))*,? "
            r"(?:or|and) (?:Flip|Special|Normal)\)"
        ),
        "Summoned",
    ),
    (r"\b(?:a|1) face-up card on the field (?=that you can place an? \w+ Counter on\b)", "1 face-up card "),
    (
        r"\b(?:select )?(1 [^.;,]*?monsters?) from your (Deck|hand) and Set it(?: on (?:the|your) field)?(?=\.$)",
        r"Special Summon \1 from your \2 in face-down Defense Position",
    ),
    (
        (
            r'^(?:Place|Special Summon) (\d "[^"]*" \([^)]*\)) in ((?:face-up '
            r")?(?:Attack|Defense) Position) on your opponent\'s field(?=\.$)"
        ),
        r"Special Summon \1 to your opponent's field in \2",
    ),
    # battles
    (
        (
            r"\byour opponent cannot change the [Bb]attle [Pp]ositions? of (?:any "
            r")?(?:of their )?monsters?(?: on their field| they control)?(?=\.$)"
        ),
        "monsters your opponent controls cannot change their battle positions",
    ),
    (
        (
            r"^(?P<so>As long as this card remains face-up on (?:the|your) field, )?(?:[Ww]hen|[Ii]f) "
            r"(?P<who>(?:an?|the|this) [^.;:]+?) attacks with an ATK that "
            r"is higher than the DEF of (?:an|your) opponent's "
            r"Defense Position monster, inflict the difference as [Bb]attle [Dd]amage(?: to your opponent)?(?=\.$)"
        ),
        _pierces,
    ),
    (
        rf"^(?:A|The) monster (?:that attacks|attacking) this card is (?P<done>{_DONE})(?P<where> to [^.;,]*)?(?=\.$)",
        _returned_when_it_attacks,
    ),
    (
        (
            r"^This (?:monster|card) cannot attack unless you pay (\d+ LP)(?: each time "
            r"it attacks)?(?=\.$)"
        ),
        r"You must pay \1 to declare an attack with this card",
    ),
    (
        (
            r"^When this card battles (an opponent's monster), you can return (?:both "
            r")?(?:the|that|your) opponent's monster and this card to "
            r"(?:the|their) (?:owners' )?hands? without applying damage calculation(?=\.$)"
        ),
        (
            r"At the start of the Damage Step, if this card battles \1: You can return "
            r"both the opponent's monster and this card to the hand"
        ),
    ),
    (
        r"^Your opponent takes any battle damage from battles involving this card instead of you(?=\.$)",
        "Your opponent takes any battle damage you would have taken from battles involving this card",
    ),
    (
        r"\bany [Bb]attle [Dd]amage to (?:(?:your|its controller's) LP|the controller of this card) becomes 0(?=\.$)",
        "you take no battle damage",
    ),
    (
        (
            r"^This card can be flipped (?:into )?face-down(?: Defense Position)? once "
            r"per turn(?: during your Main Phase)?(?=\.$)"
        ),
        "Once per turn, you can change this card to face-down Defense Position",
    ),
    (r"(?<=, )destroy the monster before damage calculation(?=\.$)", "destroy that monster before damage calculation"),
    (
        (
            r"^(Before damage calculation, if this card attacks an? [^,]*?), destroy the "
            r"monster(?=\.$)"
        ),
        r"\1: Destroy that monster",
    ),
    (r"\bBattle Position(s?)\b", r"battle position\1"),
)
