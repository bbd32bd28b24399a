"""Other ways to say what holds, how a card is Summoned and when something happens, and what is read for them."""

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match

_OWN_WAY = "Must be Special Summoned by its own effect, and cannot be Special Summoned by other ways."
_QUOTED = r'(?:[^".;:]|"[^"]*")*?'

_SENT_BECAUSE = r"this card (?:you control )?is sent to (?:the|your) GY because the equipped monster was"
_TURNED = (
    r"^(?:An opponent's|Any|A) monster that battles (?:with )?(this card|the equipped monster|it) is changed to "
    r"(face-down )?Defense Position,? (at the end of the Damage Step|after damage calculation)\.$"
)
_BEATEN = (
    r"^(Destroy|Banish) (?:an opponent's|any) monsters? that battles? (?:with )?(this card|it),? "
    r"at the end of (?:the )?Damage Step\.$"
)

#: Patterns, and what is put in their place.
VARIANTS_OF_RULES: tuple[tuple[re.Pattern[str], str | Callable[[Match[str]], str]], ...] = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        # how a card is Summoned
        (r"^Cannot be Special Summoned by other ways\.$", _OWN_WAY),
        (r"^(?:This card c|C)annot be Special Summoned,? except by its own effect\.$", _OWN_WAY),
        (r"^This monster (?=cannot be (?:Special|Normal) Summoned\b)", "This card "),
        (
            r"^After this card was Special Summoned this way, (?=you cannot Special Summon monsters for the rest\b)",
            "If you do, ",
        ),
        (r"^If you attempt this, (?=you cannot Special Summon monsters\b)", "If you do, "),
        (r"\b(the only face-up monster you control is) 1 (?=[A-Z\"])", r"\1 "),
        (
            r"^If you Tribute Summon this card, (?:the|all) Tributes? must be ([A-Z][\w -]*?)(?:-Type)?\.$",
            r"If you Tribute Summon this card, the Tribute must be a \1 monster.",
        ),
        # materials
        (r"\b(cannot be used as (?:an? )?[A-Z]\w+ Materials?) except for\b", r"\1, except for"),
        (
            r"\b([Aa]ll (?:the )?other Synchro Materials?) must (?:all )?be ([A-Z][\w-]*?)(?:-Type)?\.$",
            r"\1 must be \2 monsters.",
        ),
        (r"^If this card is used as Synchro Material\b", "If this card is used as a Synchro Material"),
        (
            r"\bthis card as an Xyz Material is sent to the GY to activate an Xyz Monster(?:'s)? effect\b",
            "this card is detached from an Xyz Monster to activate that monster's effect",
        ),
        # when something happens
        (
            rf"^(If|When) {_SENT_BECAUSE} (destroyed|Tributed|banished|used as an? \w+ Material)\b",
            r"\1 the equipped monster is \2 and this card is sent to the GY",
        ),
        (
            rf"^(If|When) {_SENT_BECAUSE} used as (Synchro|Fusion) Material\b",
            r"\1 the equipped monster is used as a \2 Material and this card is sent to the GY",
        ),
        # what holds
        (r"^(If this card attacks) your opponent directly\b", r"\1 directly"),
        (r"^(?:Each )?(?:t|T)hese? (?=Tokens? cannot be Tributed\b)", "These "),
        (r"\b[Tt]he battle damage this card inflicts\b", "any battle damage this card inflicts"),
        (r"\bFlip Effect [Mm]onster(?=s|\b)", "Flip monster"),
        (
            r"\b([Tt]he effects of) your opponent's monsters that this card destroys by battle\b",
            r"\1 monsters this card destroys by battle",
        ),
        (r"^Monsters cannot be Special Summoned (from [^.,]*)\.$", r"Neither player can Special Summon monsters \1."),
        (r"\b(?:by )?all other card effects\b", "by other card effects"),
        (r"^While equipped to a monster, (?=this card\b)", "While this card is equipped to a monster, "),
        (
            rf"^({_QUOTED}) inflicts? piercing battle damage when (?:they|it) attacks? a Defense Position monster\.$",
            r"If \1 attack a Defense Position monster, inflict piercing battle damage to your opponent.",
        ),
        (r"\bPiercing Battle Damage\b", "piercing battle damage"),
        (
            r"(?<=[:;] )[Ww]hile this card is face-up on the field, (?!you can Normal Summon it\b)([^.;,]*)(?=\.)",
            r"\1 while this card is face-up on the field",
        ),
        (
            r"^The Attribute of this card is also treated as ([^.]*?) while it is face-up on the field\.$",
            r"While face-up on the field, this card is also \1.",
        ),
        (
            r"^While this card is face-up on the field,? its Attribute is also treated as ",
            "While face-up on the field, this card is also ",
        ),
        (
            r"^This card is Level (\d+) while in (face-up Defense Position)\.$",
            r"While this card is in \2, it becomes Level \1.",
        ),
        (
            r"^Cannot be Normal Summoned while you control a monster\.$",
            "Cannot be Normal Summoned unless you control no monsters.",
        ),
        # the turn in which
        (r"^Only this card can attack (?=the turn\b)", "Other monsters you control cannot attack "),
        (
            r"^During the turn this effect is activated, no other monsters can attack, except this card\.$",
            "Other monsters you control cannot attack the turn this effect is activated.",
        ),
        (
            r"^You can only attack with ([A-Z][a-z]+) Monsters (?=(?:during )?the turn\b)",
            r"Non-\1 monsters you control cannot attack ",
        ),
        # battles
        (
            _TURNED,
            r"If \1 battles a monster, \3, change that monster to \2Defense Position.",
        ),
        (
            _BEATEN,
            r"If \2 battles a monster, \1 that monster at the end of the Damage Step.",
        ),
        (
            rf"^({_QUOTED}) you control cannot be destroyed by battle while they are attacking\.$",
            r"If \1 you control attacks, it cannot be destroyed by battle.",
        ),
        (
            r'^Any monster that attacks (an? "[^"]*" monster) (loses \d+ ATK) after damage calculation\.$',
            r"If a monster attacks \1, the attacking monster \2 after damage calculation.",
        ),
        (r"^This monster attacks your opponent's LP directly\.$", "This card can attack your opponent directly."),
        (
            r"^If (this card|the equipped monster) battles ([^.,]*), destroy this card before damage calculation\.$",
            r"Before damage calculation, if \1 battles \2: Destroy this card.",
        ),
        (r"\battacks or is attacked by (?=an? [A-Z]+ monster\b)", "battles "),
        (r"\bis being attacked by\b", "is attacked by"),
        (
            (
                r"^At the end of the Damage Step, if an opponent's monster that battled this card is not destroyed: "
                r"Return that opponent's monster to the hand\.$"
            ),
            (
                "At the end of the Damage Step, if this card battled an opponent's monster, but that monster was not "
                "destroyed by the battle: Return that opponent's monster to the hand."
            ),
        ),
        (
            r'^If (an? "[^"]*" monster) attacks a monster with higher ATK, (?=the attacking monster gains\b)',
            r"When \1 attacks, if its ATK is lower than the ATK of the attack target, ",
        ),
        (r"\b(?:as a result of a direct attack|by attacking directly)(?=,)", "by a direct attack"),
        (r"\b([Aa]ll|[Dd]ouble|[Tt]he) Battle Damage\b", r"\1 battle damage"),
        (r"^Halve all damage you take\b", "Any damage you take is halved"),
        # a card that is equipped
        (
            (
                r"^[Ww]hile this card is equipped (?:as an Equip Card )?to a monster, (if|when|each time) "
                r"(?:that|the equipped) monster\b"
            ),
            r"\1 the equipped monster",
        ),
        (
            (
                r"^[Ww]hile this card is equipped to a monster, you can change (?:that|the equipped) monster's battle "
                r"position once per turn\.$"
            ),
            "Once per turn: You can change the battle position of the equipped monster.",
        ),
        (r"\bequips to this card\b", "is equipped to this card"),
        # conditions
        (r"\byou do not control 1 other\b", "you control no other"),
        (r"\bdifferent ((?:\"[^\"]*\") (?:monsters|cards))(?= in your GY\b)", r"\1 with different names"),
        (r"\b(\d+ or more) of your ([^.,:]*?) are (?:currently )?banished\b", r"you have \1 banished \2"),
        (r"\b(?:this card|it) is the only ([^.:,]*?monster) you control\b", r"you control no other \1s"),
        (r"\b([Ii]f|[Ww]hile) this is the only (?=card in your hand\b)", r"\1 this card is the only "),
        (r"\band control (?=an?\b|no\b|\d)", "and you control "),
        (r'\band have (?="|at least\b|no\b|more\b|an?\b|\d)', "and you have "),
        (r"\bwhile they controls?\b", "while your opponent controls"),
        (r"\bhas an? ([A-Z]\w+ Counter) on it\b", r"has 1 or more \1s"),
        (r"^If this card is on the field but (.*?) is not on the field\b", r"If \1 is not on the field"),
        (r"\bmonsters (they control are [A-Z, or]+[A-Z])\.$", r"monsters \1 monsters."),
        (r"^Neither player can Normal or Special Summon ([^.,]*)\.$", r"No \1 can be Normal or Special Summoned."),
        (r"\bgains? ATK and DEF by the difference\b", "gains ATK and DEF equal to the difference"),
        (r"(?<=\d),(?=\d{3}\b)", ""),
        (r"\b(Beast|Plant|Insect|Dragon|Warrior|Fish|Machine)-type\b", r"\1-Type"),
        # how it is Summoned
        (
            r"^This card can only be Special Summoned, in (face-up Attack Position), by ",
            r"Must be Special Summoned (from your hand) in \1, by ",
        ),
        (
            r"^Must be Special Summoned by (?=(?:banishing|Tributing|sending|discarding|returning)\b)",
            "Must be Special Summoned (from your hand) by ",
        ),
        (
            r"^Must be Special Summoned \(from your hand\) by controlling ",
            "Must be Special Summoned (from your hand) while you control ",
        ),
        (r"\b([Yy]ou can Special Summon this card) from your hand by (?=[a-z]+ing\b)", r"\1 (from your hand) by "),
        (
            r"^This card cannot attack during the turn it is Special Summoned this way\.$",
            "If you do, this card cannot attack this turn.",
        ),
        (r"^If this card is Normal Summoned without Tributing, its ", "If you do, its "),
        # when something happens
        (r"\bby the effect of a Spell, Trap,? or Monster [Cc]ard\b", "by a card effect"),
        (r"\badded to your hand from your Deck\b", "added from your Deck to your hand"),
        (r"\b(sent to the GY), or banished, by\b", r"\1 or banished by"),
        (r"\bor leaves the field because of (?=an opponent's card effect:)", "or leaves the field by "),
        (
            r"\bby a card effect (?:your opponent controls|controlled by your opponent)\b",
            "by an opponent's card effect",
        ),
        (
            r"\b1 or more of your (Trap|Spell) [Cc]ards are destroyed and sent from the field to the GY\b",
            r"a \1 you control is destroyed and sent to the GY",
        ),
        (
            r"\byour opponent declares an attack against (an? [^.:,]*? you control)\b",
            r"an opponent's monster declares an attack on \1",
        ),
        (
            r"\byour opponent declares an attack with (an? [^.:,]*? monster) they control\b",
            r"\1 your opponent controls declares an attack",
        ),
        (r"^While you control this face-up card, when (?=an? face-up\b)", "When "),
        (r"\bif this effect(?: of this card)? was (?:activated|used)(?=:)", "if this effect was activated this turn"),
        (r"\byou or your opponent activates 1 (Spell|Trap) Card\b", r"a \1 Card is activated"),
        (r"\byou or your opponent Normal Summons or Flip Summons a monster\b", "a monster is Normal or Flip Summoned"),
        (r"\byou or your opponent Normal or Flip Summons a monster\b", "a monster is Normal or Flip Summoned"),
        (r"\bput (\d+|an?) ([A-Z][\w-]* ?Counters?) on\b", r"place \1 \2 on"),
        (r"(?<=for the rest of )that turn\b", "this turn"),
        # what holds for how long
        (r"^During the turn this card is activated, ((?:the selected|that) monster [^.,]*)\.$", r"\1 this turn."),
        (r"\byou cannot change this [Bb]attle [Pp]osition\b", "its battle position cannot be changed"),
        (r"\ball effects of (?=[A-Z])", "the effects of all "),
        (
            r"^All ([^.,]*?) are changed to (Attack|Defense) Position,? and cannot change\b",
            r"Change all \1 to \2 Position, and they cannot change",
        ),
        (r"^Its (ATK/DEF) become double the original ATK/DEF\b,?", r"Its \1 become double its original \1"),
        (r"(?<=becomes \d and )original\b", "its original"),
        (
            (
                r"^As long as this card remains in (face-up (?:Attack|Defense) Position) on your field, "
                r"increase your LP by (\d+) during each of your Standby Phases\.$"
            ),
            r"During each of your Standby Phases, if this card is in \1: Gain \2 LP.",
        ),
        (
            (
                r"^As long as this card remains face-up on your field, increase your LP by (\d+) "
                r"during each of your Standby Phases\.$"
            ),
            r"During each of your Standby Phases: Gain \1 LP.",
        ),
        (
            (
                r"^This card's controller must (pay \d+ LP) during each of their (End|Standby) Phases \(this is not "
                r"optional\), or this card is destroyed\.$"
            ),
            r"During each of the controller's \2 Phases, \1 or destroy this card.",
        ),
        # how often, and what is sworn
        (r"^You can only activate this card's effect during\b", "You can only activate this effect during"),
        (r'(?<=, except )("[^"]*") cards and effects(?=\.)', r"\1 cards"),
        (r"(?<=this effect, except )the effects of (?=[A-Z]+ monsters\.)", ""),
        (r"\bwith cards, effects,? or for attacks\b", "with card effects or for attacks"),
        (r"^(Before damage calculation, if this card battles [^.,]*), destroy this card\.$", r"\1: Destroy this card."),
        (
            r'^The monster Special Summoned by this effect is destroyed if "[^"]*" leaves your field\.$',
            "When this card leaves the field, destroy the monster Special Summoned by this effect.",
        ),
        (
            r"\b([Ii])ncrease the Level of this card by 1 \(max\. 12\)",
            r"\1f this card is not a Level 12 or higher monster, increase the Level of this card by 1",
        ),
        (r'^(Must be Special Summoned with "[^"]*"), using (?:"[^"]*"|an? [^.,]*? monster)\.$', r"\1."),
        (r"\bonce per turn during your Main Phase(?=\.$)", "once per turn"),
        (
            r'\b[Yy]ou can Normal Summon ("[^"]*" monsters) for 1 less Tribute\b',
            r"You can Tribute Summon \1 with 1 less Tribute",
        ),
        # when, and in whose turn
        (
            r"^(Inflict \d+ damage to your opponent) during the End Phase of your turn\.$",
            r"During your End Phase: \1.",
        ),
        (
            r"^This face-up card on the field is returned to the owner's hand during the End Phase of your turn\.$",
            "During your End Phase: Return this face-up card to the hand.",
        ),
        (
            r"^Once during each of your turns, (when [^.:]*), (?=you can negate\b)",
            r"Once per turn, during your turn, \1: ",
        ),
        (r"^While it is your turn, ([^.]* become [A-Z][\w-]*-Type) monsters\.$", r"During your turn, \1."),
        (r"(?<=^All monsters your opponent controls lose )(\d+ ATK during )their\b", r"\1your opponent's"),
        (
            r"^The ATK of this card increases by (\d+)(?: points)? whenever it attacks (an? [^.]*)\.$",
            r"If this card attacks \2, it gains \1 ATK during damage calculation only.",
        ),
        (
            r"^Any monster that is Normal, Flip,? or Special Summoned is changed to Defense Position\.$",
            "If a monster is Normal, Flip or Special Summoned: Change that monster to Defense Position.",
        ),
        (
            r"^A Monster Card equipped with this card increase its ATK and DEF by (\d+)(?: points)?\.$",
            r"The equipped monster gains \1 ATK and DEF.",
        ),
        (
            r"^Any damage to this card's controller caused by battle involving this monster becomes 0\.$",
            "You take no battle damage from battles involving this card.",
        ),
        (
            r'^Your opponent can only target ("[^"]*") for attacks\.$',
            r"Your opponent's monsters cannot target monsters for attacks, except \1.",
        ),
        (
            r"^You can Special Summon this card (?=by Tributing 1 \"[^\"]*\"\.$)",
            "You can Special Summon this card (from your hand) ",
        ),
        (r"^You can Normal Summon this card (?=by Tributing\b)", "You can Tribute Summon this card "),
        # who Summons
        (
            r"\b(you|each time you|your opponent) (Xyz|Synchro|Fusion|Ritual) (Summons?)(?= while\b|:)",
            r"\1 \2 \3 a monster",
        ),
    )
)
