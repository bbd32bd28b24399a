"""What people say in everyday words in English, told in those of the rulebook (see `retelling`): who "he" and "this
guy" are, what "does not work on it", what is paid "to" do something.
"""

from __future__ import annotations

import re

from sanam.games.summoner_master.texts.reading.turns import CURSES, put, rules

_CURSE = rf"(?:{CURSES}) Curse"


def _kept_off(match: re.Match[str]) -> str:
    """What does nothing to a card: that cancels it, or is protected from what is another's."""
    what = re.sub(r"^(?:All |No )", "", match[1], flags=re.IGNORECASE)
    theirs = match[2] is not None
    verb = match[3] or ("Protect" if theirs and not re.search("Curse", what, re.IGNORECASE) else "Cancel")
    return f"{verb} {what.strip()}{' of your opponent' if theirs else ''}"


_ENGLISH = rules(
    (r"(?<!!)!+(?=$| )", "."),
    (r",? ?\bplease\b", ""),
    (r"\bcan'?t\b", "cannot"),
    (r"^Effect: |(?<=[.:] )Effect: ", ""),
    (r"^Cost: (Mp \d[^.:]{0,60})\. ", r"\1: "),
    (r"^(?:For|By paying|Paying|If you pay|By spending|Spend) (Mp \d|\d Mp),? (?:you (?:may|can) )?", r"\1: "),
    (
        (
            r"^((?:Mp \d,? )?(?:sacrifice|discard|use|remove|spend|pay) [^.:,]{3,60}?) (?:to|in order to) "
            r"(?=give|draw|destroy|return|make|move|get|put|take|search)"
        ),
        r"\1: ",
    ),
    (r"\bgive ((?:1|an?|up to \d|\d|all|your)\b[^.:,]{1,50}?) ((?:At|Df|Sp) ?[+-] ?\d)", r"\1 gets \2"),
    (r"\bonly once (?:in|per|a|each) (?:the |a )?(game|Turn|Subturn)\b", r"1 / \1"),
    (r"\bAt the moment (?:that |when )?(?=this|\[S\]|it\b|a\b|an\b|your|1)", "When "),
    (r"\bso long as\b", "as long as"),
    (r"^(When [^,:]{3,70}?(?:the Arena|comes in|is destroyed|the Shrine)) (?=you (?:may|can)\b)", r"\1, "),
    (
        (
            r"\b(when|while|if|as long as) (?:my|your|this|the) (?:card|guy|one)"
            r" (?=comes|enters|attacks|is|dies|leaves|wins|falls|fights)"
        ),
        r"\1 [S] ",
    ),
    (r"\bthis (?:guy|one|fellow|fighter|dude)\b", "[S]"),
    (r"\b(?:he|she) (?=gets?|gains?|has|wins|attacks|is|cannot|can|dies|loses|comes|enters)", "it "),
    (
        r"^(When [^,:]{3,60}?),? it (destroys?|draws?|discards?|returns?|moves?) ",
        lambda m: f"{m[1]}, {m[2].rstrip('s')} ",
    ),
    (r"^(When (?:it|\[S\]) (?:wins|loses) (?:a|the|its) fight) (?=it |\[S\])", r"\1, "),
    (r"^(If|While|As long as) (you have [^,:]{3,50}?) (?=\[S\] |it (?:gets|has|gains))", r"\1 \2, "),
    (r"^(When [^,:]{3,40}? dies) (?=you )", r"\1, "),
    (r"\b(Seals) all (?=have|has|get|gain)", r"\1 "),
    (r" when they are (in the (?:At|Df) Line)", r" \1"),
    (
        r"^(your opponent's|opposing|your) Seals (have|get|gain) ([^.:]{3,20}?) (in the (?:At|Df) Line)",
        r"\1 Seals \4 \2 \3",
    ),
    (
        (
            r" ?\((?:mine and yours|yours and mine|both sides|both players|yours"
            r" and your opponent's|of both players)\)"
        ),
        "",
    ),
    (
        (
            rf"^(?:The )?((?:{_CURSE}(?:s|,| and| or)* ?)+|Curses|All Curses|No"
            rf" Curse|Skills|Abilities|Mystic Cards)"
            r"( of (?:your|the) opponent)?(?: (?:do|does|can|will))? ?(?:not work"
            r" on|cannot touch|cannot affect|do not affect"
            r"|does not affect|do nothing to|does nothing to|have no effect on|has"
            r" no effect on|cannot do anything to"
            r"|works? on|nothing to) (?:it|this Seal|\[S\])(?: \((Cancel|Protect)\))?\.?$"
        ),
        lambda m: _kept_off(m),
    ),
    (r"\bProtect the (Mystic Cards|Skills|Abilities) of (?:your|the) opponent", r"Protect your opponent's \1"),
    (
        (
            r"^(?:it |\[S\] |this Seal )?cannot be (?:the |a )?target(?:ed)? (?:of|by) (?:an? |any )?"
            r"(?:opposing|(?:your |the )?opponent'?s?) (Skill|Mystic Card|Ability)s?\b"
        ),
        lambda m: f"Protect your opponent's {'Abilities' if m[1].lower() == 'ability' else m[1].title() + 's'}",
    ),
    (r"^you (draw|get|gain|discard) ([^.:,]{3,30}?) (when(?:ever)? [^.:]{3,60})\.?$", r"\3, \1 \2"),
    (r"\b(?:hit|strike|reach) the Df Line\b", "attack across to the Df Line"),
    (
        (
            r"\bcan attack (?:Seals in |into )?(?:across to )?the Df Line even (?:if|when|though) there (?:is|are) "
            r"(?:someone|anyone|a Seal|any Seals|Seals|something) in the At Line"
        ),
        "can attack across to the Df Line",
    ),
    (r"\b(?:hits|strikes) the hand\b", "attacks the hand successfully"),
    (r"^you do not (?:have to )?pay attack Mp (?:for|with) (?:it|\[S\]|this Seal)", "[S] has attack Mp equal to 0"),
    (r"^When it becomes a support(?: Seal)?,? ", "As support: "),
    (
        r"^As a support Seal,? (?:it|\[S\]) gives ((?:At|Df|Sp) ?\+ ?\d) to the main Seal",
        r"As support: the Main Seal gets \1",
    ),
    (
        r"\bput (an?|1|up to \d|\d) ([^.:,]{2,40}?) from your Shrine (?:on|onto|in) the Arena",
        r"bring \1 \2 from your Shrine into the Arena",
    ),
    (r"\bto the hand of its owner\b", "to its owner's hand"),
    (r"\bthe attack (?:is|gets) (?:stopped|blocked|cancelled|negated)", "cancel the attack"),
    (r"\bThe Seal (?:under attack|that is (?:being )?attacked|being attacked)\b", "the attacked Seal"),
    (r"\buntil the fight is over\b", "until the end of the fight"),
    (r"\bdestroy everything in (?:the|your) opponent's (At|Df) Line", r"destroy all opposing Seals in the \1 Line"),
    (r"\bdestroy everything in the (At|Df) Line", r"destroy all Seals in the \1 Line"),
    (r"^(?:both of us|you both|we both|the two of us)(?: each)? (draw|discard)\b", r"both players \1"),
    (r"\b(?:everyone|everybody) (?=draws|discards|loses|gets|pays)", "each player "),
    (r"\b1 more card in the Draw Step", "1 more card in their Draw Step"),
    (
        r"\bSearch for ([^.,:]{2,40}?) in your Library and (?:add|put|take) (it|them) (?:to|into|in) your hand",
        r"search your Library for \1 and put \2 into your hand",
    ),
    (r"\bthe (?:weakest|smallest) Seal of (?:your|the) opponent", "the opposing Seal with the lowest At"),
    (r"\bthe (?:strongest|biggest) Seal of (?:your|the) opponent", "the opposing Seal with the highest At"),
    (r"\bCurse ([^.:,]{3,50}?) with (Stone|Freeze|Charm|Poison|Death|Dimension)\b(?: Curse)?", r"\1 gets \2 Curse"),
    (r"^((?:[^:]{1,40}: )?[^:,.]{3,50}?) for (\d) turns? gets? (\w+ Curse)", r"\1 gets \3 for \2 Turns"),
    (r"\ban enemy (?=Seal|Mystic|card)", "1 opposing "),
    (r"\benemy (?=Seals?|Mystic|card)", "opposing "),
    (
        (
            r"^(?:the|your) opponent cannot (attack|use Skills|cast Seals|cast"
            r" Mystic Cards) (?:in (?:the|his|their) )?next (?:Sub)?turn"
        ),
        r"your opponent cannot \1 until the end of the opponent's next Subturn",
    ),
    (
        r"\bcast (1|an?|one) (Lv \d or (?:lower|less|higher|more)) (Seal) without paying\b(?: Mp)?",
        r"cast \1 \3 of \2 free",
    ),
    (r"^Cast (1|an?|one) ([^.:]{3,40}?) without paying\.?$", r"cast \1 \2 free"),
    (r"^Free cast ([^.:]{3,50})\.?$", r"Cast \1 free"),
    (
        (
            r"^(?:Whoever|The one that|The Seal that|Any Seal that) (?:has|bears"
            r"|wears|carries|holds) this(?: card)?(?: on it)? "
        ),
        "The Seal ",
    ),
    (r"^When the Seal with this card,? (?=you|draw)", "When the Seal with this card dies, "),
    (r"^When the Seal with this(?: card)? dies", "When the Seal is destroyed"),
    (r" any ?more(?=[.,]|$)", ""),
    (r"\bcannot be moved(?=[.]|$)", "cannot be moved by cards"),
    (r"\bcannot use its Skills\b", "cannot use Skills"),
    (
        r"^If it is on an? ([^.:,]{3,25}?)(?: Seal)?: ([^.]{3,30})\. Otherwise,? ",
        r"If the Seal is a \1, it has \2. Otherwise, it has ",
    ),
    (r"\b(?:as long as|while) this is (?:out|in play|here|on the field|in the Arena)\.?$", ""),
    (r"\bSeals (?:over|above) Lv (\d)", lambda m: f"Seals of Lv {int(m[1]) + 1} or higher"),
    (r"\bSeals (?:under|below) Lv (\d)", lambda m: f"Seals of Lv {int(m[1]) - 1} or lower"),
    (r", (?:while )?paying (?:the |its )?attack Mp only once", " for one attack Mp"),
    (r"\bcan attack (2|two) times for one attack Mp", "can use its attack 2 times for one attack Mp"),
    (r"^(Mp \d(?:, [^:]{3,30})?: )?choose 1: ([^:/]{3,80}?),? or ([^:/]{3,80})$", r"\1choose 1: \2 / \3"),
    (r"\bAttack again for free\b", "[S] makes a free attack"),
    (r"\b(?:forever|permanently|for good|for the rest of the game)(?=[.,]|$)", ""),
    (r" (?:at once|immediately|right away|instantly)(?=[.,]|$)", ""),
    (r"^(?:End|Finish) this (Subturn|Turn)\b", "This Subturn ends"),
    (r"^The Subturn ends\b", "This Subturn ends"),
    (r"\bsucceeds in using (?:a|its) Skill\b", "uses a Skill successfully"),
    (r"\bthe (?:losing|defeated|beaten) Seal\b", "the Seal it fights"),
    (
        r" instead of (?:putting|sending|letting|having)[^.,:;]{0,20}?(?:in|into|to|fall|falling)[^.,:;]{0,9} Shrine\b",
        "",
    ),
    (
        r"(\[S\]|it|this Seal|the Seal) (?:pays|costs|needs) no Mp (?:to attack|for its attacks?|for attacking)",
        r"\1 has attack Mp equal to 0",
    ),
    (
        r"(\[S\]|it|this Seal|the Seal) (?:pays no attack Mp|does not (?:have to |need to )?pay (?:its )?attack Mp)\b",
        r"\1 has attack Mp equal to 0",
    ),
    (r"\bthan its own\b", "than [S]"),
    (r"\bmust attack in each of your (?:attack )?Subturns\b", "must attack each Subturn"),
    (r"^The (At|Df|Sp|Lv) of (\[S\]|this Seal) (?:equals|is the same as|is as high as) ", r"\2 has \1 equal to "),
    (r"\bNo one can use (Mystic Cards|Skills|Abilities) on (?:\[S\]|it|this Seal)", r"Protect \1"),
    (
        r"\bTake (1|an?) (Seal|Mystic Card|card) from (?:your|the) opponent's Arena back to [^.:]{3,24}? hand",
        r"return \1 opposing \2 to its owner's hand",
    ),
    (
        (
            r"\b(Destroy|Return|Remove) ((?:1|an?|all|every|up to \d) (?:opposing )?Mystic Cards?)( in the Arena)?,? "
            r"(?:except|but not|other than)(?: for)? \[?(Relic|Tarot|Devas|Place|Revelation|Star|Scenario)s?\]?"
        ),
        r"\1 \2 other than \4",
    ),
    (r"\b(Mystic Card) that is not an? (?=Relic|Tarot|Devas|Place|Revelation|Star|Scenario)", r"\1 other than "),
    (r"\bSeals of the (\w+) Element cannot be cast", r"Players cannot cast \1 Seals"),
    (r"\b(sacrifice|destroy) (\[S\]|this Seal)(: [^.:]{3,40}?) with the same Lv\b", r"\1 \2\3 with the same Lv as [S]"),
    (
        (
            r"^If the (?:attached |pasted )?Seal is an? ([^.:,]{3,20}?)(?: Seal)?,? (?:it|the Seal) (?:gets|has|gains) "
            r"([^.:;]{3,30})[;.] otherwise,? (?:it (?:gets|has|gains) )?"
        ),
        r"If the Seal is a \1, it has \2. Otherwise, it has ",
    ),
    (r"\bPut (1|an?|one) (enemy|opposing) Seal to sleep: it\b", r"1 opposing Seal"),
)


def said(text: str) -> str:
    return put(text, _ENGLISH)
