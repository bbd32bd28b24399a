"""Parts of English sentences that can be said in several ways, loosely or stiffly, each as the tables have it: what is
done, by whom, "of the opponent", what a card lies on (see `plainer_thai`).
"""

from __future__ import annotations

import re

from sanam.games.summoner_master.texts.reading.turns import CURSES, KIND, put, rules

_KIND = f"(?:{KIND})"
_CURSE = rf"(?:(?:{CURSES}) Curse)"
_OPPONENT = r"(?:the|your) (?:opponent|other player|other side|enemy|foe)"
_SOME = r"[^.,:;]{0,50}?"


def _cursed(match: re.Match[str]) -> str:
    """ "Freeze Curse on 2 Seals for 1 Turn", as what they get."""
    size = match[3] if match[3].isdigit() or match[3].lower() == "all" else "1"
    return f"{match[1]}{size} {match[4]} {'gets' if size == '1' else 'get'} {match[2]}{match[5] or ''}"


def _dearer(match: re.Match[str]) -> str:
    """ "The Mp your Knight Seals pay for a Skill is reduced by 1"."""
    what = "Skill" if match[3].lower().startswith("skill") else "attack"
    sign = "+" if match[4].lower() in ("increased", "raised") else "-"
    return f"{match[1]} {match[2] or ''}Seals have {what} Mp {sign}{match[5]}"


_ENGLISH = rules(
    # who
    (r"\b(?:the|your) (?:other player|other side|enemy|foe)(?=['’ .,])", "your opponent"),
    (r"\b(you)(?:'ve| have| ’ve)? got\b", r"\1 have"),
    (r"\b(if|while|as long as|when|whenever) you (?:control|own)\b", r"\1 you have"),
    (r"(^|[,.;] )this(?: one| guy| card| Seal)? (?=gets|gains|has|is|can|cannot|attacks|makes|returns)", r"\1[S] "),
    (
        (
            r"\[S\] (?:lets|allows|has|makes) (?:its owner|you|its controller) (?:to )?(?=draw|take|de"
            r"stroy|return|gain|get)"
        ),
        "",
    ),
    (
        (
            rf"\b(?:everyone|everybody|anyone|each Seal|every Seal|all Seals) on your side (?:with|of) "
            rf"the ({_KIND}) (?:tribe|element)\b"
        ),
        r"your \1 Seals",
    ),
    (r"\b(?:everyone|everybody|all Seals|every Seal) on your side\b", "your Seals"),
    (rf"\b(?:everyone|everybody|all Seals|every Seal) on {_OPPONENT}'s side\b", "opposing Seals"),
    (
        r"\b(?:the|your opponent's) (Shrine|hand|Library|Arena|At Line|Df Line) of (?:the|your) opponent\b",
        r"your opponent's \1",
    ),
    (r"\b(hand|Library|Shrine) of its owner\b", r"@\1"),
    (r"\bthe @(hand|Library|Shrine)", r"its owner's \1"),
    (r"@(?=hand|Library|Shrine)", "its owner's "),
    (
        (
            r"\bevery (?=(?:In)?active (?:[A-Z]\w+ )?Seal|Seal|Mystic)((?:In)?active )?((?:[A-Z]\w+ )?"
            r")(Seal|Mystic Card)(?= )"
        ),
        r"all \1\2\3s",
    ),
    (r"\b(all [^.,:;]{3,40}?) to its owner's (hand|Library)\b", r"\1 to their owners' \2"),
    (
        r"\b(\d|a|an|one) (Seal|Mystic Card)s? of the opponent\b",
        lambda m: (
            f"{'1' if not m[1].isdigit() else m[1]} opposing {m[2]}{'s' if m[1].isdigit() and m[1] != '1' else ''}"
        ),
    ),
    (
        r"\b(Mystic Cards?|Skills?|Abilities)(?: (?:or|and) (Mystic Cards?|Skills?|Abilities))? of the opponent\b",
        lambda m: f"your opponent's {m[1]}{f' or {m[2]}' if m[2] else ''}",
    ),
    (r"\b(your opponent)'s got\b", r"\1 has"),
    (
        (
            r"\byour opponent (?:has to|must|needs to) (?:pay|spend) (\d) (?:more|extra|additional) Mp"
            r" (?:each time (?:he|they) attacks? |whenever (?:he|they) attacks? |to attack |when attac"
            r"king |for attacks on )(\[S\]|it|this Seal)(?=[.,;]|$)"
        ),
        r"the Seal that attacks [S] has attack Mp +\1",
    ),
    # when, and if
    (
        r"^upon being (cast|destroyed|attacked|discarded|combined|sacrificed|returned to the hand)( normally)?,? ",
        r"When [S] is \1\2, ",
    ),
    (r"^(?:upon|on) (?:coming in|entering)(?: the Arena)?,? ", "When [S] comes in, "),
    (
        r"^(?:upon|on) (?:winning|losing) (?:a |its )?(?:fight|battle),? ",
        lambda m: f"When [S] {'wins' if 'winning' in m[0].lower() else 'loses'} a fight, ",
    ),
    (r"^(?:upon|on) a successful attack,? |^(?:upon|on) attacking successfully,? ", "When its attack succeeds, "),
    (r"^should ((?:the Seal|it|\[S\]|this (?:card|Seal))[^,]{0,50}?) be (?=an? |in |[A-Z])", r"If \1 is "),
    (r"\bthe Seal (?:that )?this(?: card)? is (?:pasted|attached|stuck|put|placed) (?:on|to|onto)\b", "the Seal"),
    (
        (
            rf"\b(if|while|as long as|when) (?:it's|it is|this is|this card is) (?:pasted|attached|stuc"
            rf"k|put|placed|lying) (?:on|to|onto) (an? (?:{_KIND})\b)"
        ),
        r"\1 the Seal is \2",
    ),
    (r"^(If the Seal is an? \w+)[:,] ?(?=(?:At|Df|Sp) ?[+-])", r"\1, it gets "),
    (r"((?:At|Df|Sp) ?[+-] ?\d) but (?=(?:At|Df|Sp) ?[+-])", r"\1 and "),
    (r"\buntil the (Subturn|Turn) ends\b", r"until the end of the \1"),
    (
        (
            r"(?<=\d)(?:,? then|; thereafter|; then|; afterwards|, thereafter|, afterwards) (?=draw|di"
            r"scard|gain|destroy)"
        ),
        ". ",
    ),
    (r"; (?:thereafter|then|afterwards) (?=\w)", ". "),
    (r",? then (?:command: |order: )?((?:it|\[S\]|1 of your Seals|your Seals) (?:attacks?|makes? a free))", r". \1"),
    (
        (
            r"^(Skill )?(?:use(?:d|able)?|playable|works)(?: this)? (?:only )?(?:in|from) the (At|Df) "
            r"Line(?: only)?[.:,] "
        ),
        r"\1\2 Line: ",
    ),
    (r"(?<=[.:] )command: ", ""),
    # what is done
    (
        r"(^|Skill |[:.,;] )(?:blow up|blast|wipe out|kill|smash|crush) (?=an? |\d|all|one|every|your|opposing)",
        r"\1destroy ",
    ),
    (
        r"\b(attacks?|attack) (?:for free|freely|at no cost|without paying(?: Mp)?)(?=[.,;]|$)",
        lambda m: f"make{'s' if m[1].lower() == 'attacks' else ''} a free attack",
    ),
    (r"\bpick (?=\d|one\b|an? )", "choose "),
    (r"\bthrows? away (?=\d|an? |one )", lambda m: "discards " if m[0].lower().startswith("throws") else "discard "),
    (r"\b(discards?) (\d) random cards?\b", lambda m: f"{m[1]} {m[2]} card{'s' if m[2] != '1' else ''} at random"),
    (
        (
            rf"(^|Skill |[:.] )(?:put |cast |place |inflict )?({_CURSE}) (?:on|to) (\d|an?|one|all) ({_SOME}"
            rf"Seals?(?: of (?:your|the) opponent)?)( for \d Turns?)?(?=[.;]|$)"
        ),
        _cursed,
    ),
    (
        (
            r"\b(?:the )?Mp (?:that )?(your|opposing) ([A-Z][\w ]{0,20})?Seals pay (?:for (?:an? |thei"
            r"r )?|to use (?:a |their )?)(Skills?|attacks?) (?:is|are) (reduced|lowered|decreased|incr"
            r"eased|raised) by (\d)"
        ),
        _dearer,
    ),
    (r"\bcannot be (?:made|chosen as|taken as) (?:the|a) target of\b", "cannot be the target of"),
    (r"\bcannot be given (?=[A-Z]\w+ Curse)", "cannot get "),
    (
        (
            r"\bremove from the game ((?:\d|an?|one|all) Seals?|(?:\d|an?|one|all) Mystic Cards?|(?:\d"
            r"|all) cards?)( (?:in|from) your opponent's Shrine| (?:in|from) your Shrine)?,? (?:of |wi"
            r"th )?(?:a )?(Lv|At|Df) (\d) or (?:above|more|higher)"
        ),
        r"remove \1 of \3 \4 or more\2 from the game",
    ),
    (r"\bremove from the game ([^.,:;(]{3,60}?)(?=[.;]|$| \()", r"remove \1 from the game"),
    (r"(?<=[a-z])! *$", "."),
    (r" (\d) ?/ ?(Turn|Subturn|Game)[.]?$", r" (\1/\2)"),
    (r"  +", " "),
)


def said(text: str) -> str:
    """The same as the tables have it."""
    return put(text, _ENGLISH).strip()
