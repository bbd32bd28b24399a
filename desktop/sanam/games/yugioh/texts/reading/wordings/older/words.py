"""Words of the texts of 2002 to 2006, and what is read for them. They stand outside of names in quotes."""

from __future__ import annotations

import re
from re import Match

from sanam.games.yugioh.texts.reading.wordings.older.parts import lower
from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

#: What a sentence of an older Spell or Trap begins with where one of today gives an order: "Destroys all monsters."
_DOES = "Destroy|Increase|Decrease|Inflict|Return|Negate|Change|Flip"


def _once(said: Match[str]) -> str:
    """ "You can flip this card … once during each of your turns." """
    done = said["done"]
    return f"Once per turn, you can {done[0].lower()}{done[1:]}."


_LEVELS = (
    r"\b(?P<kind>(?:[1-9] |all |an? )?(?:(?:face-up|other|[A-Z][\w/-]*) )*)(?P<noun>[Mm]onsters?) "
    r"with a Level of (?P<level>\d+) or (?P<bound>less|lower|higher|more)\b"
)
_REMAINS = r"^This card remains on the field for ([23]) of your opponent's turns\.$"
_ORDINALS = {"2": "2nd", "3": "3rd"}
_STOPS = (
    r"^Negate the attack of (?:1|an?) (?:of your opponent's monsters|(?:opponent's )?monster)"
    r"(?: on your opponent's (?:side of the )?field)?(,? and [^.]*)?\.$"
)
_SWORN = r"\1 the turn you activate this card."
_RANDOMLY = (
    r"\brandomly discards (\d+) card from (?:his/her|their) hand and then (?:selects and )?discards another card"
    r"(?: from (?:his/her|their) hand)?\b"
)
_ONE_AND_ANOTHER = r"discards \1 random card, and if they have any other cards in their hand, discard 1 more card"


_LESS_THAN = (
    r"\bwith an? (Level|ATK|DEF) (less|lower|higher|greater) than "
    r"the (discarded|Tributed|banished|sent|returned) [^.,;]*?monster's(?! )"
)
_IF_RETURNED = (
    r"\band (this card gains \d+ (?:ATK|DEF)) if it was (an? [^.,;]*?monster) "
    r"you (returned|Tributed|discarded|banished)(?=\.)"
)
_FAR_BEHIND = (
    r"\b(your (?:LP|Life Points) (?:is|are)) (?:lower|less) than your opponent's (?:LP|Life Points) "
    r"and the difference is (\d+)(?: points)? or more\b"
)
_DISCARDED_FOR_ITSELF = (
    r"\bdiscard ([A-Z]\w* monster)(?:s|\(s\)) (whose total Levels equal \d+ or more), "
    r"then Special Summon this card \(from ([^()]*)\)"
)
_RANDOM_CARD = r"\b([Rr])andomly (?:select and )?discard (\d) (cards?)(?= from (?:your|your opponent's) hand\b)"
_COPIES = r"\b(each player|both players) (?:must )?remove from play all copies of that card from their Decks?\b"


def _of_level(said: Match[str]) -> str:
    bound = "lower" if said["bound"] in ("less", "lower") else "higher"
    kind = said["kind"]
    number = re.match(r"(?:[1-9] |all |an? )?", kind)
    lead = number[0] if number is not None else ""
    return f"{lead}Level {said['level']} or {bound} {kind[len(lead) :]}{said['noun'].lower()}"


_AT_ATTACK = r"^(Destroy|Return|Select) 1 attacking monster(?: on your opponent's (?:side of the )?field)?\b"


def _at_attack(said: Match[str]) -> str:
    return f"When an opponent's monster declares an attack, {said[1].lower()} the attacking monster"


def _in_each_end_phase(said: Match[str]) -> str:
    return f"During each of your {said[1] or ''}End Phases: {said[2].upper()}"


def _for_some_turns(said: Match[str]) -> str:
    return (
        "After this card's activation, it remains on the field, "
        f"but destroy it during the End Phase of your opponent's {_ORDINALS[said[1]]} turn."
    )


def _offered(said: Match[str]) -> str:
    return f"Tribut{'ing' if said[1].endswith('ing') else 'e'} this {said[2] or ''}card"


OLDER_WORDS: Wordings = (
    (_LEVELS, _of_level),
    (r"^(?:You can )?(?P<done>[Ff]lip [^.]*?) once (?:per turn|during each of your turns)\.$", _once),
    (_AT_ATTACK, _at_attack),
    (_REMAINS, _for_some_turns),
    (r"^At the end of each of your (opponent's )?turns, ([a-z])", _in_each_end_phase),
    (r",? ?\(?\bregardless of (?:its (?:[Bb]attle )?)?[Pp]osition\b\)?", ""),
    (rf"^({_DOES})(?:e?s)\b", r"\1"),
    (r"\b[Dd]irect (?=[Dd]amage\b)", ""),
    (r"(?<!Battle )(?<!battle )\bDamage\b(?! (?:Step|[Cc]alculation)\b)", "damage"),
    (r"(?<=Special Summon it) (?:to|on) the field(?=,? (?:from|in)\b)", ""),
    (r"\bplace it on the field under your control\b", "Special Summon it"),
    (r"\beither your opponent's or your(?: own)? (?=Graveyards?\b|GY\b)", "either player's "),
    (_RANDOMLY, _ONE_AND_ANOTHER),
    (r"\b(is|are) not affected by(?: any)?\b", r"\1 unaffected by"),
    (r"\bcannot be used as a Tribute for a Tribute Summon\b", "cannot be Tributed for a Tribute Summon"),
    (r"\bNormal Summons?, Flip Summons?,? or Special Summon(s?)\b(?! of)", r"Summon\1"),
    (r"\bNormal Summons or Flip Summons\b", "Normal or Flip Summons"),
    (r"(?<=damage )(equal to [^.;]*?) to both players' (?:LP|Life Points)\b", r"to each player \1"),
    (r"\bis also destroyed\b", "is destroyed"),
    (r"\b([Dd])amage to the (?:LP|Life Points) of (?=the |its )", r"\1amage to "),
    (r"\b[Tt]he controller of this card cannot (?:be changed|change)(?=\.)", "Control of this card cannot switch"),
    (r"\b(?:during )?that turn(?=\.$)", "this turn"),
    (r"^This monster (?=can|is |must\b)", "This card "),
    (r"^You can only Special Summon this (?:card|monster) (?=from|by|with)", "This card can only be Special Summoned "),
    (r"\bthe target monster\b", "the attack target"),
    (
        r"^(?:When|While|If) (?=your (?:LP|Life Points) (?:is|are) (?:lower|higher) than [^.;,]*, the original\b)",
        "While ",
    ),
    (r"\b([Dd]raw \d) additional cards?(?: from your Deck)?(?= for each\b)", r"\1 card"),
    (r"\bunequip the Union equipment\b", "unequip it"),
    (r"\bNormal Summon, Flip Summon,? or Special Summon this card when\b", "Summon this card while"),
    (r"\bFusion Deck\b", "Extra Deck"),
    (r"\bMagic(?= [Cc]ards?\b| or Trap\b| and Trap\b|/Trap\b| & Trap\b)", "Spell"),
    (r"(?<=, )the monster is\b", "that monster is"),
    (r"(?<=destroy )the monster(?=\.| and\b)", "that monster"),
    (r"\b([Ss]witch control of [^.;]*?) with (?=1 )", r"\1 and "),
    (r"(?<=draws the same number of cards) from (?:his/her|their) Deck\b", ""),
    (_STOPS, r"When an opponent's monster declares an attack, negate the attack\1."),
    (r"\b([Yy]our opponent) must (discard|send|select|pay|return|destroy|take|Tribute)\b", r"\1 \2s"),
    (r"^(Your opponent|Both players|Each player|You) then ", lambda said: f"Then {lower(said[1])} "),
    (r"(?<=[Ss]ummon) \(including Flip Summon and Special Summon\)", ""),
    (r"(?<=[Ss]ummoned) \(including Flip Summon and Special Summon\)", ""),
    (r"\bsummon(ed|s)?\b", r"Summon\1"),
    (_RANDOM_CARD, lambda said: f"{'D' if said[1] == 'R' else 'd'}iscard {said[2]} random {said[3]}"),
    (r"\bof the same (?=(?:Level|Type|Attribute) as\b)", "with the same "),
    (r"\b(you(?:r opponent)? controls?) on the field\b", r"\1"),
    (r"\b([Yy])ou can also (?=(?:remove|select|discard|Tribute|destroy|send|pay)\b)", r"\1ou can "),
    (r"\bSpell and/or Trap\b", "Spell/Trap"),
    (r"\b([Yy])ou may (?!only\b)", r"\1ou can "),
    (r"\b([Yy])our own (?=(?:Main|Battle|Standby|Draw|End) Phase|turn\b)", r"\1our "),
    (r"(?<=be )offered as (?:a )?Tributes?\b", "Tributed"),
    (r"\b(is|are) (?:specifically )?designated as (?:a|the) target of\b", r"\1 targeted by"),
    (r"\b([Yy])ou have (no(?: other)? monsters) on your (?:side of the )?field\b", r"\1ou control \2"),
    (r"\bcall Heads or Tails\b", "call it"),
    (r"(?<=number of )Heads\b", "heads"),
    (r"\b(?:specifically )?designates? (?:only )?this (?:1 )?card as a target\b", "targets this card"),
    (r"\b(?:specifically )?designates? (1 [^.;,]*?) as a target\b", r"targets \1"),
    (
        r"\b([Oo]ffer(?:ing)?) this (face-up )?card(?: on your (?:side of the )?field)? as a Tribute\b",
        _offered,
    ),
    (r"\bbecome the amount of\b", "become equal to"),
    (r"\buse this effect only once per turn\b", "only use this effect once per turn"),
    (r"\bresult of the die(?: roll)?\b", "result"),
    (r"\breturn (it|them) to (?:his/her|their) (Deck|hand)\b", r"return \1 to the \2"),
    (r"(?:,| and) return (it|them) to your Deck and shuffle it\b", r" and shuffle \1 into the Deck"),
    (r"\bunless you offer (1 [^.;,]*?) as a Tribute\b", r"unless you Tribute \1"),
    (r"\bdestroyed in battle by\b", "destroyed by battle with"),
    (r"(?<=this effect once per turn),? during your Main Phase\b", ""),
    (r"\byou or your opponent activates (an? [^,.:;]+)", r"\1 is activated"),
    (r"\b(\d) or fewer (?=(?:cards|monsters)\b)", r"\1 or less "),
    (r"^When you activate this card, (you cannot [^.]*?) in the same turn\.$", _SWORN),
    (r"^Also, (?=(?:while|as long as) this card\b)", ""),
    (r"\bbanish both (this card|that target|that monster) and (?=1 |this card\b|that )", r"banish \1 and "),
    (
        r"^Select, destroy, and remove from play (1 [^.;]*?)(?=\.)",
        r"Select and destroy \1 and remove it from play",
    ),
    (r"^(These|Those) Tokens cannot (?:declare an attack|attack)(?=\.| or\b)", "They cannot attack"),
    (r"\b([Nn])o monsters can (?=attack\b)", "monsters cannot "),
    (
        r"\b([Ww])hile at least 1 other ([^.,;]*?) exists on your side of the field\b",
        r"\1hile you control another \2",
    ),
    (r"\bcannot select this card as an attack target\b", "cannot target this card for attacks"),
    (
        r"^You cannot change this battle position (?=until the end of your (?:opponent's )?next turn\.$)",
        "Its battle position cannot be changed ",
    ),
    (_LESS_THAN, r"whose \1 is \2 than the \3 monster's"),
    (r"\bit's (?=Level|Rank|ATK|DEF|owner|effects?\b)", "its "),
    (_IF_RETURNED, r"and if the \3 monster was \2, \1"),
    (r"\(min\.(?=\d\))", "(min. "),
    (
        r"^Cards in (?:the|either|either player's) (?:Graveyard|GY)s? cannot be (?:banished|removed from play)(?=\.)",
        "Neither player can banish cards from the GY",
    ),
    (r"\b([Bb])oth player's (?=LP\b|Life Points\b)", r"\1oth players' "),
    (r"(?<=[Dd]uring battle between this )(?=card and a Defense Position\b)", "attacking "),
    (_FAR_BEHIND, r"\1 at least \2 lower than your opponent's"),
    (
        r"\bgains (ATK|DEF) equal to the number of [Tt]ributed monsters x (\d+)(?=\.)",
        r"gains \2 \1 for each monster Tributed",
    ),
    (r"^If you do this, (?=this card gains \d+ (?:ATK|DEF) for each monster Tributed\.)", "If you do, "),
    (_DISCARDED_FOR_ITSELF, r"Special Summon this card (from \3) by discarding \1s \2"),
    (r"\bNormal Summoned, Special Summoned,? (?=or flipped face-up\b)", "Summoned "),
    (
        r"\btarget 1 ([^.;]*?) and this card; (?=banish that target and this card\b)",
        r"target 1 other \1; ",
    ),
    (_COPIES, r"\1 banishes all cards with the same name as that card from their Deck"),
)
