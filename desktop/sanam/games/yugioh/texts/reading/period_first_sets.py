"""Further turns of texts of the first sets, 1999 to 2005, and what texts "
"of today have for them, as in `period_rules`."""

from __future__ import annotations

from collections.abc import Callable
from re import Match

from sanam.games.yugioh.texts.reading.period_rules import WORDS, as_long_as, lower


def _tributed(said: Match[str]) -> str:
    word = "Tribute" if said[1] == "O" else "tribute"
    return f"{word[:-1] + 'ing' if said[2] else word} {said[3]}".replace("tribut", "Tribut", 1)


def _by_it(said: Match[str]) -> str:
    thing = "this card" if said[1] == "this monster" else said[1]
    return f"destroyed by battle with {thing}"


def _if_first(said: Match[str]) -> str:
    return f"If {said[2]}, {lower(said[1])}"


def _of_the_opponents(said: Match[str]) -> str:
    """ "1 of your opponent's Attack Position monsters on the field"."""
    several = "" if said["number"] in ("1", "up to 1") else "s"
    return f"{said['number']} {said['kind']}{said['noun']}{several} your opponent controls"


def _neither(said: Match[str]) -> str:
    return ("Neither" if said[1] == "B" else "neither") + " player can activate"


def _fuses(said: Match[str]) -> str:
    """ "Send, from your hand or field to the GY, Fusion Materials that are "
    "listed on a Machine Fusion Monster, and …"."""
    name = f"{said['name']} " if said["name"] else ""
    what = f"Fusion Summon 1 {name}{said['kind'] or ''}Fusion Monster from your Extra Deck"
    where = said["where"].replace(" or your ", " or ").replace("the field", "your field")
    if said[0].startswith("Send"):
        return f"{what}, using monsters from {where} as Fusion Materials"
    return f"{what}, by banishing Fusion Materials listed on it from {where}"


def _negates_as_long(said: Match[str]) -> str:
    paid = f"{said['verb']} {said['paid']}; " if said["verb"] else ""
    return f"When a {said['kind']} Card is activated: You can {paid}negate the activation, and if you do, destroy it"


def _named(said: Match[str]) -> str:
    """ "1 Level 4 or lower monster that includes "Kite" in its card name": the name stands before the noun."""
    return f"{said['name']} {said['noun']}{said['more'] or ''}"


def _answers_opponent(said: Match[str]) -> str:
    """ "Tribute this card to negate the activation of your opponent's Spell Card and destroy it."."""
    heading = f"When your opponent activates a {said['kind']} Card"
    paid = f"You can {lower(said['paid'])}" if " this " in said["paid"] else said["paid"]
    return f"{heading}: {paid}; negate the activation, and if you do, destroy it"


def _once(said: Match[str]) -> str:
    """ "If you control no monsters, you can draw 1 card once per turn."."""
    return f"Once per turn, {lower(said[1])}"


#: Patterns, and what is put in their place.
FIRST_SETS: tuple[tuple[str, str | Callable[[Match[str]], str]], ...] = (
    (r"\b([Oo])ffer(ing)? ((?:[^.;\"]|\"[^\"]*\")*?) as (?:a )?Tributes?\b", _tributed),
    (r"\b(cannot change (?:its|their)) positions?\b", r"\1 battle positions"),
    (
        r"(?<=\w) on your opponent's field and in (?:your opponent's|their) GY(?=[.,])",
        " your opponent controls or is in their GY",
    ),
    (r"\b([Yy]our opponent) has on the field\b", r"\1 controls"),
    (r"\byou have on the field\b", "you control"),
    (r"\bcannot be attacked by monsters\b", "cannot be targeted for attacks"),
    (
        (
            r"^You can (?!only\b|use this\b)([^.;:]*?) once (?:per turn|during (?:each "
            r"of )?your turns?)(?:,? during your Main Phase)?(?=\.$)"
        ),
        r"Once per turn, you can \1",
    ),
    (
        (
            r"\b(?:Magic|Spell) [Cc]ards, Trap [Cc]ards,? (?:or|and) other effects that (?:specifically )?"
            r"designate (?:a|it as a) target\b"
        ),
        "card effects",
    ),
    (
        (
            rf"^(?P<what>(?!As long|While|This effect|[^.]*\bonce\b){WORDS}) while this card "
            rf"is face-up on (?:the|your) field\.$"
        ),
        as_long_as,
    ),
    (r"^(You can [^.;:]*?) if (\"[^\"]*\" is face-up on (?:the|your) field)(?=\.$)", _if_first),
    (
        (
            r"\b(?P<number>\d|up to \d) of your opponent's (?P<kind>(?:[A-Z][\w-]* |face-up |face-down )*)"
            r"(?P<noun>monster|card)s?(?: on the field)?(?! of)\b"
        ),
        _of_the_opponents,
    ),
    (
        (
            r"^If the (ATK|DEF) of a monster [Ss]ummoned by your opponent \(excluding Special Summon\) is "
            r"(\d+) or (more|less), (?:the|that) monster is destroyed(?=\.$)"
        ),
        r"When your opponent Normal or Flip Summons a monster with \2 or \3 \1: Destroy that monster",
    ),
    (r"\b([Ii]nflict \d+ damage) (?=for (?:each|every)\b)", r"\1 to your opponent "),
    (r"\bfor every (?=[A-Z\"])", "for each "),
    (
        (
            r"^If it is a (Trap|Spell) [Cc]ard, both players must check their Decks and banish "
            r"all \1 [Cc]ards of the same name(?=\.$)"
        ),
        (
            r"If it is a \1 Card, each player reveals their Main Deck, then banishes all cards from it with that "
            r"card's name"
        ),
    ),
    (r"^This card can only be activated (?=(?:at|when|if|while|during)\b)", "Activate only "),
    (r"\b([Bb])oth players cannot (?:play|activate)\b", _neither),
    (r"\bDowngrade (all [^.;]*?) by (\d+) Levels?(?=\.$)", r"Reduce the Levels of \1 by \2"),
    (
        r"^When the (?:selected )?monster (is destroyed|leaves the field|is removed from the field), (?=destroy\b)",
        r"When that monster \1, ",
    ),
    (
        r"^Negate the effect of (\"[^\"]*\") and (?=destroy\b)",
        r"When your opponent activates \1: Negate its effect, and if you do, ",
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
        r"^(This card (?:is not|cannot be) destroyed by battle) once per turn(?=\.$)",
        "Once per turn, this card cannot be destroyed by battle",
    ),
    (r"^(If [^.;:]*?, you can [^.;:]*?) once per turn(?=\.$)", _once),
    (
        r"^The [Bb]attle [Dd]amage inflicted by (this card|this monster) to your opponent(?:'s LP)? is halved(?=\.$)",
        r"Any battle damage \1 inflicts to your opponent is halved",
    ),
    (r"\b(?:you )?draw cards until you have (\d+) cards in your hand\b", r"draw until you have \1 cards in your hand"),
    (
        (
            r"^(?:When|If) this card is ((?:destroyed|banished|sent) [^,.;:]*), Special Summon (?:it|this card)"
            r"(?: to (?:your|the) field| from your GY)? during your next (Standby|End) Phase(?=\.$)"
        ),
        r"During your next \2 Phase after this card is \1: Special Summon this card",
    ),
    (
        r"\bwith an original (ATK|DEF) that is (less|higher) than the (ATK|DEF) of this card\b",
        r"with original \1 \2 than this card's \3",
    ),
    (
        r"\b(whose (?:Level|ATK|DEF) is (?:lower|less|higher) than the (?:discarded|Tributed|banished) monster)(?!')\b",
        r"\1's",
    ),
    (
        r"\b(while|if) you have (an? [^.;,]*?|no [^.;,]*?|\d or more [^.;,]*?) on your field\b(?! (?:or|and)\b)",
        r"\1 you control \2",
    ),
    (r"\bto the controller of that card(?=\.$)", "to its controller"),
    (
        r"\bany [Bb]attle [Dd]amage to (?:the controller|you)(?:'s LP)? becomes 0 this turn(?=\.$)",
        "you take no battle damage this turn",
    ),
    (r"\b(1|2) cards? from (your|their) hand at random\b", r"\1 random card from \2 hand"),
    (r"\bthe attack target monster\b", "the attack target"),
    (r"^At the end of (?:the|this) turn, ", "During the End Phase, "),
    (r"\breturn the Fusion Monster to the (?=Extra Deck\b)", "return it to the "),
    (
        (
            r"^As long as this card (?:is|remains) in (face-up (?:Attack|Defense) "
            r"Position)(?: on (?:your|the) field)?, "
            r"([^.;:]*?) during ((?:each of )?your (?:opponent's )?(?:Standby|End|Draw) Phases?)(?=\.$)"
        ),
        r"During \3, if this card is in \1, \2",
    ),
    (
        (
            r"^(?P<paid>(?:Discard|Pay|Tribute|Banish|Remove|Send) [^.;:]*?) to negate "
            r"the activation of your opponent's "
            r"(?P<kind>Spell|Trap) Card and destroy it(?=\.$)"
        ),
        _answers_opponent,
    ),
    (r"^The original (ATK and DEF|ATK|DEF) of this card (becomes?)\b", r"This card's original \1 \2"),
    (r"^This card can only be Special Summoned with (?=\"[^\"]*\"\.$)", "Must be Special Summoned with "),
    (r"^Then shuffle the Decks(?=\.$)", "Your Deck is then shuffled"),
    (
        (
            r"^You cannot change the [Bb]attle [Pp]osition of (?:the|that) monster "
            r"(?:during the same turn|this turn)(?=\.$)"
        ),
        "Its battle position cannot be changed this turn",
    ),
    (
        r"^Negate the effect of an? (Spell|Trap) Card that targets (this card) and destroy the \1 Card(?=\.$)",
        r"Negate \1 effects that target \2, destroying them",
    ),
    (
        r"\b([Ll]ook at your opponent's hand), select ([^.,]*?) among them,? and (?=return|discard|send)",
        r"\1, select \2 in it, and ",
    ),
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
            r"^As long as this card remains face-up on (?:the|your) field, you can "
            r"negate the activation(?: and (?:the )?"
            r"effect)? of an? (?P<kind>Spell|Trap) Card(?: by (?P<verb>discard|pay)ing "
            r"(?P<paid>[^.;,]*))?,? and destroy it(?=\.$)"
        ),
        _negates_as_long,
    ),
    (
        (
            r"^If this card is attacked while face-down, after damage calculation, "
            r"(?:the opponent who attacked|the attacking player)\b"
        ),
        (
            "After damage calculation, if this card was attacked, and was face-down at "
            "the start of the Damage Step: The attacking player"
        ),
    ),
    (
        (
            r"^This card can only be Special Summoned to your opponent's field by "
            r"(?:T|t)ributing (\d+|an?) monsters? on your "
            r"opponent's field(?=\.$)"
        ),
        r"Must be Special Summoned (from your hand) to your opponent's field by Tributing \1 monsters they control",
    ),
    (r"\bthis card inflicts (\d+) damage to your LP(?=\.$)", r"you take \1 damage"),
    (
        r"^If you Special Summon this card, you cannot Normal Summon or Set (?:during the same turn|this turn)(?=\.$)",
        "You cannot Normal Summon/Set the turn you Special Summon this card",
    ),
    (
        (
            r"\bthe (End|Standby|Draw) Phase of your opponent's (\d(?:st|nd|rd|th)) turn "
            r"after (?:this card was activated|activation)\b"
        ),
        r"your opponent's \2 \1 Phase after activation",
    ),
    (r"\b(\d+ damage) to both players(?:' LP)?(?=\.$)", r"\1 to each player"),
    (
        (
            r"^(?:This card can only be activated|Activate only) when (\d+ or more) of "
            r"your cards have been (?:removed from play|banished)\b"
        ),
        r"Activate only if \1 of your cards are banished",
    ),
    (
        r"\bnumber of your ([^.;,]*?(?:monsters|cards)) that (?:are|have been) (?:removed from play|banished)\b",
        r"number of your banished \1",
    ),
    (r"\bfor each card you (?:send|sent)(?=\.$)", "for each card sent to the GY"),
    (
        r"^This card is unaffected by the effect of (\"[^\"]*\")(?=\.$)",
        r"This card's activation and effect are unaffected by \1",
    ),
    (
        (
            r"\bcan attack all (?:of your opponent's monsters|monsters (?:on your "
            r"opponent's field|your opponent controls)),? once each(?=\.$)"
        ),
        "can attack all monsters your opponent controls, once each",
    ),
    (
        r"^This card can only be Special Summoned by the effect of (?=\"[^\"]*\"\.$)",
        "Must be Special Summoned by the effect of ",
    ),
    (r"\bwithout (?:a )?Tributes?(?=[.,])", "without Tributing"),
    (
        r"^If you do, the original (ATK and DEF|ATK|DEF) of this card (?:are|is) halved(?=\.$)",
        r"If Summoned this way, its original \1 become halved",
    ),
    (
        (
            r"^If you do, (?:send this card|it is sent|this card is sent) to the GY "
            r"during the End Phase(?: of that turn)?(?=\.$)"
        ),
        "If you do, send it to the GY during the End Phase",
    ),
    (r"\bdestroyed by battle by (?=an? )", "destroyed by battle with "),
    (r"^(You can only) have (1 \"[^\"]*\") on your field(?=\.$)", r"\1 control \2"),
    (
        r"^You take 0 [Bb]attle [Dd]amage from battles involving this (?:card|monster)(?=\.$)",
        "You take no battle damage from battles involving this card",
    ),
    (r"\bduring that Battle Phase only(?=\.$)", "until the end of the Battle Phase"),
    (
        r"\b(?:with|by) the effects? of Spell, Trap,? (?:or|and) Effect Monster [Cc]ards\b",
        "with card effects",
    ),
    (
        r"^(Increase|Decrease) the (ATK|DEF) of 1 attacking monster by (\d+)\b",
        r"When a monster declares an attack: \1 the \2 of the attacking monster by \3",
    ),
    (
        (
            r"^((?:When|Each time) (?:this card|the equipped monster) inflicts battle damage to your opponent), "
            r"increase your LP by the same amount(?=\.$)"
        ),
        r"\1, gain LP equal to the damage",
    ),
    (
        (
            r"^((?:When|If) this card is (?:[^.;:,]*? )?sent to (?:the|your) GY[^.;:,]*, you can) "
            r"(?:banish this card|remove this card from play) (?=to\b)"
        ),
        r"\1 banish this card from your GY ",
    ),
    (r"\band it is destroyed at the end of the turn(?=\.$)", "and it is destroyed during the End Phase"),
    (
        r"\bthe (?:monster|card) you (sent to the GY|Tributed|discarded)\b",
        lambda said: f"the {said[1].split()[0]} monster",
    ),
    (r"^If this card is in your GY during your Main Phase, (?=you can\b)", "If this card is in your GY, "),
    (
        (
            r"\b(Normal Monsters|Effect Monsters|monsters), except Tokens, are "
            r"unaffected by the effects of (Spell|Trap) [Cc]ards(?=\.$)"
        ),
        r"all \1 (except Tokens) are unaffected by \2 effects",
    ),
)
