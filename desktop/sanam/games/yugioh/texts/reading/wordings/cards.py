"""Which cards are meant: their names, kinds, Types and Levels."""

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_AMONG = (
    r"(?<!up to )\b(?P<number>[2-5]) (?P<other>other )?(?P<seen>face-up )?(?P<noun>monsters|cards)"
    r'(?P<place>(?: (?:in|on|from|you)\b[^,.;"]*?)?),? including (?:at least )?(?:an?|1) (?P<which>[^,.;]*)'
)


def _one_among(said: Match[str]) -> str:
    """ "2 monsters in your hand, including a FIRE monster": one of those, and another one."""
    rest, seen = int(said["number"]) - 1, said["seen"] or ""
    noun = said["noun"][:-1] if rest == 1 else said["noun"]
    place = said["place"] if "face-up" in said["place"] else ""  # how they lie is said with it, of each of them
    return f"1 {said['other'] or ''}{seen}{said['which']}{place} and {rest} other {seen}{noun}{said['place']}"


CARDS: Wordings = (
    (r"\bLevel (\d+) and (higher|lower)(?= monsters\b)", r"Level \1 or \2"),
    (r"\bwith the same Level as the number rolled\b", "whose Level is equal to the result"),
    (r"^(Equip only to) (\"[^\"]+\") or (an? [^.\"]*? monster)(?=\.)", r"\1 \3 or \2"),
    (
        (
            r"\bup to 2 ([^,.;]*? )?monsters ((?:in|on|you)\b[^,.;]*), including at least 1 "
            r"(Normal|Effect|Tuner|Fusion|Synchro|Xyz|Ritual) [Mm]onster\b"
        ),
        r"1 \3 \1monster \2 and up to 1 other \1monster \2",
    ),
    (r"\beither (\"[^\"]*\") or (\"[^\"]*\")(?= (?:from|in) your\b)", r"1 \1 or \2"),
    (
        r"\b(when|if) you have ((?:\"[^\"]*\",? )+and \"[^\"]*\") in your (?=GY\b)",
        r"\1 \2 are in your ",
    ),
    (
        (
            r"^You can equip this card from your hand as an Equip (?:Spell )?[Cc]ard to an? "
            r"(face-up [^.;]*? on the field)(?=\.)"
        ),
        r"You can target 1 \1; equip this card from your hand to that target",
    ),
    (
        r"^If equipped, the ATK and DEF of (\"[^\"]+\") (?:is|are) applied to \"[^\"]+\"(?=\.)",
        "The equipped monster's original ATK and DEF become equal to this card's original ATK and DEF",
    ),
    (r"\breturn to (your|the|its owner's) hand (1 [^.;,]*?)(?=[.;])", r"return \2 to \1 hand"),
    (
        r"\b1 of your monsters destroyed (?:as a result of|by) battle during this turn\b",
        "1 monster in your GY that was destroyed by battle this turn",
    ),
    (
        r"\bas many (monsters) from your GY as possible (that were destroyed by battle this turn)\b",
        r"as many \1 in your GY \2 as possible",
    ),
    (
        r"\b(1|all(?: of)? your) opponent's Special Summoned (monsters?)\b",
        lambda said: f"{'1' if said[1] == '1' else 'all'} Special Summoned {said[2]} your opponent controls",
    ),
    (
        r",? to target (1 [^.;,]*?) on each field(?=;)",
        r", then target \1 you control and \1 your opponent controls",
    ),
    (_AMONG, _one_among),
    (
        r"\b(monsters the turn player controls), (that did not declare an attack)(?=\.)",
        r"\1 \2 this turn",
    ),
    (
        r"(?<!Phase, )\b[Ww]h(?:ile|en) equipped (?:to a monster )?by this (?:card's )?effect\b",
        "while this card is equipped to a monster",
    ),
    (r"\b(sent|discarded) directly (?=from\b)", r"\1 "),
    (r"\bdiscarded from your hand to the GY\b", "discarded to the GY"),
    (r", plus 1 other card if ([^.]*)(?=\.)", r", also, if \1, draw 1 card"),
    (r"(?<!Rank )(?<!Level )\b1 or 2 (?=\"|[A-Z])", "up to 2 "),
    (r"\b[Ee]ach of (?=your opponent's monsters\b)", "all "),
    (r"(?<=Deck) except (?=\")", ", except "),
    (r", face-up(?= in your Spell & Trap)", " face-up"),
    (r"\bthat (?:currently )?(?:have|has) (less|lower) ATK than this card\b", r"with ATK lower than this card's"),
    (r"\bthat (?:currently )?(?:have|has) (more|higher) ATK than this card\b", r"with ATK higher than this card's"),
    (r"(?<=cannot be destroyed by battle),? except by (?=an? \")", ", except with "),
    (
        r"^(Monsters) (with [^.,]*?) (cannot [^.,]*), except (?:for )?([A-Z][\w-]*)-Type monsters(?=\.)",
        r"Non-\4-Type monsters \2 \3",
    ),
    (r"\bSpell/Trap [Cc]ards, on the field(?=;)", "Spell/Trap cards on the field"),
    (r"\bexcept for (?=\")", "except "),
    (r", also if you activate this card, (?=any )", ", also "),
    (r'\bany ("[^"]*")\(s\)', r"any number of \1"),
    (r'("[^"]*")\(s\)', r"\1"),
    (r'\b1 (face-up )?("[^"]*" [^.,;]*?) you control instead, except this card\b', r"1 other \1\2 you control instead"),
    (r"\bthe same name it does\b", "the same name as it"),
    (r"\bthe top (\d) cards from your opponent's Deck\b", r"the top \1 cards of your opponent's Deck"),
    (r"\b[Ss]elect and see 1 card in your opponent's hand\b", "Look at 1 random card in your opponent's hand"),
    (r"(?<=except [A-Z])([\w]+(?:-[A-Z]\w+)?-Type), until\b", r"\1 monsters, until"),
    (r'("[^"]*") ?/ ?("[^"]*" (?:cards|monsters))\b', r"\1 or \2"),
    (r'\bexcept an? (?=")', "except "),
    (r"\bthat have different (Levels|names|Types|Attributes) from each other\b", r"with different \1"),
    (r"\bbecome ([A-Z]\w+) monsters(?=\.)", r"become \1"),
    (r"\b(1 card) with (that|the) (\w+ )?(monster|card)'s name\b", r"\1 with the same name as \2 \3\4"),
    (
        r"\b([Tt]he effects of) your opponent's monsters that this card destroys by battle\b",
        r"\1 monsters this card destroys by battle",
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
        (
            r"^[Ww]hile this card is equipped (?:as an Equip Card )?to a monster, (if|when|each time) "
            r"(?:that|the equipped) monster\b"
        ),
        r"\1 the equipped monster",
    ),
    (r"\b(Beast|Plant|Insect|Dragon|Warrior|Fish|Machine)-type\b", r"\1-Type"),
    (r"^While it is your turn, ([^.]* become [A-Z][\w-]*-Type) monsters\.$", r"During your turn, \1."),
    (r"\b(Spell/Trap(?: Card)?) that is already face-up (?=on (?:the|your|their)\b)", r"\1 "),
    (r"\b(monsters? (?:that (?:has|have)|with) the same (?:ATK|DEF))(?=[.,])", r"\1 as this card"),
    (
        r"\b(Negate the effects?|the effects?) of an? Effect Monster that this card destroy(?:s|ed) by battle\b",
        lambda said: f"{said[1].removesuffix('s')}s of Effect Monsters that this card destroys by battle",
    ),
    (r"\b[Tt]he (?:selected|targeted) (\"[^\"]*\") (?=monster\b|card\b)", r"that \1 "),
    (r"\bthat 1 (?=\")", "that "),
    (r"\bthose ((?:destroyed|Summoned|discarded|banished) )?(monster|card|target)(?=[ ,.;])", r"those \1\2s"),
    (r"\bin your (hand|GY) or you control\b", r"you control or in your \1"),
    (r"\b(Set 1 [^.;:]*?) directly (?=from your (?:hand or Deck|Deck or hand)\b)", r"\1 "),
    (
        (
            r"\b([Rr]eturn) a number of your opponent's ([^.,;]*?) to the hand, equal to "
            r"(the number of [^.;,]*?)(?=\.|, also)"
        ),
        r"\1 \2 your opponent controls, equal to \3 to the hand",
    ),
    (
        r"(?<! Phase: )\b([Dd]estroy|[Rr]eturn|[Bb]anish) the (monsters|cards) with (?=[A-Z]\w* Counters\b)",
        r"\1 all \2 with ",
    ),
    (
        (
            r"\b((?:other )?monsters you control) (cannot (?:declare an )?attack(?: your opponent)?(?: directly)?) "
            r"((?:for the rest of )?this turn), except (this card|that monster|that target)\b"
        ),
        r"\1 other than \4 \2 \3",
    ),
    (r"\b([Ee]quip) (it|that target|this card) with (1 [^.;,()]*)(?=[.;,]| \()", r"\1 \3 to \2"),
    (r"\b1 of those equipped monsters\b", "1 monster equipped to this card"),
    (r"\bthat is equipped to this card\b", "equipped to this card"),
    (r"\beither player equips an? (Equip (?:Card|Spell))s? to this card\b", r"an \1 is equipped to this card"),
    (r"\bthose Equip [Cc]ards?\b", "that card"),
    (r"\b([Ss]witch control of (?:it|that monster|that target)) with this card\b", r"\1 and this card"),
    (r"\byou have (\d+) or more LP less than your opponent\b", r"your LP is at least \1 lower than your opponent's"),
    (
        r"\byour opponent has (\d+) or more (?=cards in (?:their|his/her) hand than you\b)",
        r"your opponent has \1 or more ",
    ),
    (
        (
            r"\b([Ss]ends?) cards equal to (the number of [^.;]*?) from the top of (their|your) Deck "
            r"to (?:the|their|your) GY(?=\.)"
        ),
        r"\1 cards from the top of \3 Deck equal to \2 to the GY",
    ),
    (r"^Tokens in (Attack|Defense) Position (?=gain|lose|cannot)", r"All \1 Position Tokens on the field "),
    (
        r"(^|, )(\"[^\"]+\") and all ((?:\"[^\"]+\"|Fusion) [^.;:,]*?monsters?) (?=on the field\b)",
        lambda said: f"{said[1]}{'all' if said[1] else 'All'} {said[2]} and {said[3]} ",
    ),
    (r"\b[Tt]he (?:selected|targeted) opponent's monster\b", "the selected monster"),
    (
        r"\b(with the (?:highest|lowest) (?:Level|ATK|DEF|Rank))( [^.;:()]*?) \(your choice, if tied\)",
        r"\1 (your choice, if tied)\2",
    ),
    (r"^This card can only be used to equip ", "Equip only to "),
    (r"(?<=sends it to the GY), they discard(?= \d)", ", your opponent discards"),
    (r"\bthat shares? an? (Attribute|Type|Level|name) with\b", r"with the same \1 as"),
    (r"\bthat (?:\"[^\"]*\"|[A-Z][\w-]*) monster's (?=(?:original )?(?:Level|ATK|DEF)\b)", "that monster's "),
    (
        (
            r"\b(1 [^.;,]*?monster) with the same (name|Type|Attribute|Level)"
            r"(?= from your (?:hand|Deck|GY|Extra Deck)(?=[.,;]))"
        ),
        r"\1 with the same \2 as that monster",
    ),
    (
        r"\bwhose Level is (\d) (higher|lower) than ((?:the|that) [^.;,]*?'s)(?: Level)?(?=[.;,])",
        lambda said: f"whose Level is equal to {said[3]} Level {'+' if said[2] == 'higher' else '-'} {said[1]}",
    ),
    (
        r"\bthe (ATK|DEF) of each monster your opponent controls is (higher|lower) than the (ATK|DEF) of this card\b",
        lambda said: (
            f"your opponent controls no face-down monsters and your opponent controls no monsters with {said[1]} "
            f"{'less' if said[2] == 'higher' else 'greater'} "
            f"than or equal to this card's {said[3]}"
        ),
    ),
    (r"\bfor each of their (?:removed from play|banished) cards\b", "for each of your opponent's banished cards"),
    (
        r"\b(1) (\"[^\"]*\" monster) from your (hand|Deck|GY) and 1 from your (?=(?:hand|Deck|GY) to the GY\b)",
        r"\1 \2 from your \3 and 1 \2 from your ",
    ),
    (r"\b([Ww]hile|[Ii]f) you have (an? (?:face-up )?[^.;,]*? on your field)(?=,)", r"\1 you control \2"),
    (r"\byou do not control (?=\")", "you do not control a "),
    (
        r"^\(This monster is always treated as an? (\"[^\"]*\") monster\.\)$",
        r"(This card is always treated as a \1 card.)",
    ),
    (r"\b([Ee]quip (?:this card|it|that target) to [^.,;:\"]*?) as an Equip (?:Spell )?Card(?=\.)", r"\1"),
    (r"\b(this card has) material(?=[:,])", r"\1 a material"),
    (r"\b(monsters you control cannot be destroyed)(?=\.$)", r"\1 by battle or card effects"),
)
