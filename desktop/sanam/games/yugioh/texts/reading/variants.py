"""Wordings that say the same as one of the phrase book, and that one. They see a whole sentence, names included."""

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match

from sanam.games.yugioh.texts.reading.period_first_sets import FIRST_SETS
from sanam.games.yugioh.texts.reading.period_rules import PERIOD_RULES
from sanam.games.yugioh.texts.reading.period_wordings import PERIOD_WORDINGS
from sanam.games.yugioh.texts.reading.turns_of_phrase import TURNS_OF_PHRASE
from sanam.games.yugioh.texts.reading.wordings import WORDINGS
from sanam.games.yugioh.texts.reading.wordings_of_decks import WORDINGS_OF_DECKS
from sanam.games.yugioh.texts.reading.wordings_of_effects import WORDINGS_OF_EFFECTS

_PAID = "removing|sending|banishing|discarding|Tributing|paying|returning"
_ONLY_BY = rf"^This card can only be Special Summoned,? by (?=(?:{_PAID})\b)"
_EACH_CHOOSES = (
    r'\b([Ee]ach player) (?:chooses|selects) (1 [^".;,]*?),? (?:then|and) '
    r"(shuffles|sends|discards|destroys|banishes|returns) it\b"
)
_FROM_THERE = (
    r"^[Ee]ffects of (?:Effect Monsters|monsters) (?:that activate )?in the (hand or on the field|hand|GY) "
    r"cannot be activated\b"
)
_COUNTED_PHASE = (
    r"^[Dd]uring (your (?:opponent's )?(?:[1-9](?:st|nd|rd|th)|second|third) (?:Standby|Draw|End) Phase "
    r"after (?:activation|this (?:card|effect)'s activation|the activation of this card)), ([^.,;:]*)(?=\.)"
)
_SURVIVES = (
    r"^(This card|The equipped monster) cannot be destroyed by battle (?:while it is attacking|if it attacks)(?=\.)"
)
_WORDS = r'(?:[^";:.]|"[^"]*")*?'


_OPPONENT_PICKS = (
    r"\b[Rr]eveal (\d [^;]*? from your Deck)[,;] your opponent (randomly )?(?:picks|chooses|adds) 1 (?:of them )?"
    r"(?:for you to add )?to your hand,? and (?:you )?(shuffle|send) the rest(?: back)?\b"
)
_SHOWN = (
    r"select \1 and show them to your opponent, then your opponent \2selects 1 of them, and add it to your hand, also "
    r"\3 the rest"
)
_NEGATES = re.compile(
    r"^Negate (?:the effects of (?:any |all )?|the effect of any |any |all )"
    r"(?P<kind>Spells?(?:/| and | or )Traps?|Spells?|Traps?)(?: [Cc]ards?)?(?: effects?)?"
    r"(?P<whose> controlled by your opponent)? that targets? (?P<what>[^,.]*?)(?: on the field)?"
    r"(?P<destroys>,? (?:and if you do, |and )destroy (?:it|them|(?:that|the) (?:(?:Spell|Trap) )?[Cc]ard))?\.$"
)
_AMONG = re.compile(
    r"(?<!up to )\b(?P<number>[2-5]) (?P<other>other )?(?P<seen>face-up )?(?P<noun>monsters|cards)"
    r'(?P<place>(?: (?:in|on|from|you)\b[^,.;"]*)?), including (?:at least )?(?:an?|1) (?P<which>[^,.;]*)'
)


def _negates(said: Match[str]) -> str:
    """ "Negate the effect of any Trap Card that targets it and destroy that card": what such effects come to."""
    kind = "Spell/Trap" if "Spell" in said["kind"] and "Trap" in said["kind"] else said["kind"].rstrip("s")
    whose = "your opponent's " if said["whose"] else ""
    return f"Negate {whose}{kind} effects that target {said['what']}{', destroying them' if said['destroys'] else ''}."


def _one_among(said: Match[str]) -> str:
    """ "2 monsters in your hand, including a FIRE monster": one of those, and another one."""
    rest, seen = int(said["number"]) - 1, said["seen"] or ""
    noun = said["noun"][:-1] if rest == 1 else said["noun"]
    return f"1 {said['other'] or ''}{seen}{said['which']} and {rest} other {seen}{noun}{said['place']}"


def _counted_phase(said: Match[str]) -> str:
    """ "During your 2nd Standby Phase after activation, draw 1 card": when it happens stands last."""
    return f"{said[2][0].upper()}{said[2][1:]} during {said[1]}"


def _once_per_battle(said: Match[str]) -> str:
    """ "If it battles: You can pay 500 LP once per battle; …": the limit stands in the heading today."""
    return f"Once per battle, {said[1][0].lower()}{said[1][1:]}"


#: Patterns, and what is put in their place.
VARIANTS: tuple[tuple[re.Pattern[str], str | Callable[[Match[str]], str]], ...] = (
    (re.compile(r"^((?:If|When|During)\b[^;]*) once per battle(?=;)"), _once_per_battle),
    (re.compile(_COUNTED_PHASE), _counted_phase),
    (_AMONG, _one_among),
    (_NEGATES, _negates),
    *(
        (re.compile(pattern), words)
        for pattern, words in (
            # what is meant
            (r"\ba target opponent's monster\b", "an opponent's monster"),
            (rf"^Target (face-up {_WORDS}monster(?: you control)?) (?=(?:gains|loses)\b)", r"Target 1 \1; it "),
            (r'\ball of your opponent\'s ([^".;,]*?) on the field\b', r"all \1 your opponent controls"),
            (r"\b(monsters?) equipped with this card by this effect\b", r"\1 equipped with this card"),
            (r"\bunder your control\b", "you control"),
            (r"\bfrom the (Deck|hand) or the (field|GY)\b", r"from the \1 or \2"),
            (r"\byour Main Deck\b", "your Deck"),
            (r"\bCrards\b", "cards"),
            # what happens, and when
            (
                r"^Gain LP equal to the ATK of 1 opponent's attacking monster\b",
                "When an opponent's monster declares an attack, gain LP equal to the ATK of the attacking monster",
            ),
            (r"\bafter damage calculation (?=[a-z])", "after damage calculation, "),
            (r"^While attacking, this card (?=cannot\b)", "If this card attacks, it "),
            (r"^While (this card|the equipped monster) is attacking, it (?=cannot\b)", r"If \1 attacks, it "),
            (r"^This attacking card (?=cannot be destroyed by battle\.$)", "If this card attacks, it "),
            (_SURVIVES, r"If \1 attacks, it cannot be destroyed by battle"),
            (
                r"^The [Bb]attle [Dd]amage (this card inflicts to your opponent)(?:'s LP| LP)? is halved\b",
                r"Any battle damage \1 is halved",
            ),
            (r"^Halve any battle damage ([^.]*? inflicts to your opponent)(?=\.$)", r"Any battle damage \1 is halved"),
            (r"\b(?:is|are) removed from (?=(?:the|your) field\b)", "leaves "),
            (r"\bthe Standby Phase of your opponent's next turn\b", "your opponent's next Standby Phase"),
            (
                r"(?<!Phase, )\b[Ww]h(?:ile|en) equipped (?:to a monster )?by this (?:card's )?effect\b",
                "while this card is equipped to a monster",
            ),
            (r"(?<=is equipped to a monster, )that equipped monster\b", "the equipped monster"),
            (r"^(?:When|If) (?:this card is )?Special Summoned(?: in)? this way\b", "If Summoned this way"),
            (r"\b(sent|discarded) directly (?=from\b)", r"\1 "),
            (r"\bdiscarded from your hand to the GY\b", "discarded to the GY"),
            (
                r"(?<=discarded to the GY )by an effect (?:of a card )?controlled by your opponent\b",
                "by an opponent's card effect",
            ),
            (r"\b(battles) with (?=(?:an?|this|it|the|that)\b)", r"\1 "),
            (r"\bcan be activated during this turn\b", "can be activated this turn"),
            (r"^[Mm]onster effects cannot be activated\b", "Neither player can activate monster effects"),
            (
                _FROM_THERE,
                r"Neither player can activate monster effects in the \1",
            ),
            (
                r"^[Mm]onsters cannot activate their effects(?=,? except\b)",
                "Neither player can activate monster effects",
            ),
            (
                r"^[Yy]our opponent's monsters cannot activate their effects\b",
                "Your opponent cannot activate monster effects",
            ),
            (
                r"^Flip monsters' effects cannot be activated\b",
                "Neither player can activate the effects of Flip monsters",
            ),
            (r"\bin the hand or on the field\b", "in the hand or field"),
            (
                r"^[Mm]onsters changed to (?:face-down )?Defense Position by this effect cannot\b",
                "Those monsters cannot",
            ),
            (r"\beach (?=become(?:s)? (?:equal|the)\b)", ""),
            (r"\bany of (your opponent's|their) ([^\".;,]*?) on the field\b", r"any \2 your opponent controls"),
            (r", plus 1 other card if ([^.]*)(?=\.)", r", also, if \1, draw 1 card"),
            (r"\bSpecial Summon monster\b", "Special Summon monsters"),
            (r"(?<!Special Summon )\b(once per turn) while this card is face-up on the field\b", r"\1"),
            (r"\b(non-\w+|[A-Z]{4,}) (?:Synchro|Fusion|Xyz) (Material)s? (?=(?:you )?used\b)", r"\1 monsters "),
            (
                r"^When Normal Summoned,? (?:other )?cards and effects cannot be activated\b",
                "When this card is Normal Summoned, neither player can activate cards or effects",
            ),
            (r"\bby Spells, Traps,? or card effects\b", "by card effects"),
            (
                r"\b[Yy]our opponent's cards and effects cannot be activated\b(?! until the end of the Damage Step)",
                "your opponent cannot activate cards or effects",
            ),
            (
                r"^This card requires a cost of (\d+) of your own LP to attack\b",
                r"You must pay \1 LP to declare an attack with this card",
            ),
            (r"\bthe Battle Damage(?=\.)", "the battle damage"),
            (
                r"\bdestroyed by battle and sent to the GY, the player who destroyed it takes (\d+) damage\b",
                r"destroyed by battle and sent to the GY, inflict \1 damage to your opponent",
            ),
            (
                r"^This card's ATK increases by (\d+) (?:when|whenever) it attacks (an? [^.,]*)\.$",
                r"If this card attacks \2, it gains \1 ATK during the Damage Step only.",
            ),
            (r"\b[Oo]nce per turn, during each player's End Phase\b", "During each End Phase"),
            (r"^(Activate (?:this card )?only during )(?=Main Phase 1\b)", r"\1your "),
            (r"(?<!Rank )(?<!Level )\b1 or 2 (?=\"|[A-Z])", "up to 2 "),
            (r"\b[Yy]our opponent's hand size limit becomes\b", "the hand size limit of your opponent becomes"),
            # what is done
            (r"\bbanish (\d+ (?:\"[^\"]*\"|[^\";,.])*?) and this card (from your GY)\b", r"banish this card and \1 \2"),
            (r"\byour opponent's entire hand\b", "your opponent's hand"),
            (r"\b(their|your) entire hand\b", r"all cards in \1 hand"),
            (r"\b[Ee]ach of (?=your opponent's monsters\b)", "all "),
            (_OPPONENT_PICKS, _SHOWN),
            (r"\b(?<=original )(ATK|DEF) of (the|that) destroyed monster in the GY\b", r"\1 of \2 destroyed monster"),
            (r"\bits (ATK|DEF) in the GY\b", r"its original \1"),
            (
                r"\bcan make a second and third attack during each Battle Phase\b",
                "can attack up to 3 times during each Battle Phase",
            ),
            (r"\b(is|are) destroyed( and sent to the GY)?,? except by battle\b", r"\1 destroyed by a card effect\2"),
            (r"(?<=Deck) except (?=\")", ", except "),
            (r"\b(negate the effects of that face-up monster) while it is on the field\b", r"\1"),
            (
                r"^(Each time [^,]*), ([^.,]*?) immediately after (?:it|that card) resolves\b",
                r"\1, immediately after it resolves, \2",
            ),
            (r"\bcombined number of\b", "number of"),
            (r", face-up(?= in your Spell & Trap)", " face-up"),
            (
                r"\bwhen it uses this effect, any (battle damage) it inflicts to your opponent\b",
                r"when it does so using this effect, the \1 inflicted to your opponent",
            ),
            (r"(\b[Yy]ou can (?:Tribute|discard|banish|send) 1 [^,;.:]*), (?=this card (?:gains|loses)\b)", r"\1; "),
            (r"^While it is in the GY, this card's name\b", "While this card is in the GY, its name"),
            (r"\b([Tt]okens) cannot declare an attack\b", r"\1 cannot attack"),
            (r'^Flip 1 face-down ([^".;,]*?) into (?=face-up Attack Position\b)', r"Change 1 face-down \1 to "),
            (
                _EACH_CHOOSES,
                r"\1 \3 \2",
            ),
            (r"\bYou can control only 1\b", "You can only control 1"),
            (r", instead(?=\.)", " instead"),
            (_ONLY_BY, "Must be Special Summoned (from your hand) by "),
            (r"^Quick Effect: ", "(Quick Effect): "),
            (r"\bwill (gain|lose) (?=\d)", r"\1 "),
            (r"^[Pp]ut (\d+|an?) ([A-Z][\w-]* Counters?) on\b", r"Place \1 \2 on"),
            (r"\bmake your opponent (discard|send|Tribute)\b", r"your opponent \1s"),
            (r"\bmake your opponent banish\b", "your opponent banishes"),
            *TURNS_OF_PHRASE,
            *WORDINGS,
            *WORDINGS_OF_DECKS,
            *PERIOD_WORDINGS,
            *FIRST_SETS,
            *PERIOD_RULES,
            *WORDINGS_OF_EFFECTS,
        )
    ),
)
