"""Ways to say the same that are tried where a text is not understood as it stands.

A text that nobody reads is told again with these rules, which put who does something where a pronoun stands, a count
where a question asks for it, a duration beside what lasts. It is then read with the tables of `spoken`, once as it is
and once with what other players do marked (see `acting`).
"""

from __future__ import annotations

import re

from sanam.games.summoner_master.texts.reading import retelling_everyday, retelling_thai
from sanam.games.summoner_master.texts.reading.turns import CURSES, KIND, SOME, put, rules

_OPPONENT = r"(?:your|the|an) opponent"
_VALUE = r"(?:At|Df|Sp|Lv|casting Mp|attack Mp|Skill Mp)"
_CURSE = rf"(?:{CURSES}) Curse"
_LIMIT = r"Shrine Max|Mp Max|maximum Mp|maximum hand size|hand limit|maximum number of cards in hand"
#: What somebody does; a pronoun before it is a player.
_DOES = (
    r"discards?|draws?|loses?|pays?|gets?|gains?|casts?|has|have|shows?|reveals?|puts?|returns?|chooses?|sacrifices?"
    r"|destroys?|removes?|moves?|takes?|must|may|cannot|can|controls?|does|do"
)
_OWN = r"(?:hand|Seal Library|Mystic Library|Libraries|Library|Shrine|Arena|At Line|Df Line|Mp|Draw Step|Main Step)"


def _sign(match: re.Match[str]) -> str:
    return "-" if match["less"].lower() in ("lower", "less", "smaller", "fewer") else "+"


def _until_last(match: re.Match[str]) -> str:
    """ "This lasts until …" is how long all that goes before lasts."""
    until = match["until"]
    said = re.split(r"(?<=[.;]) ", match["said"])
    return " ".join(f"{one.rstrip(' .;')} {until}." for one in said)


def _theirs(text: str) -> str:
    """Pronouns of a text that speaks of one other player, and of nobody else to whom they could belong."""
    if re.search(rf"\b{_OPPONENT}\b", text, re.IGNORECASE) is None:
        return _of_any_player(text)
    if re.search(r"\b(?:player|owners?|controller)\b", text, re.IGNORECASE):
        return text
    first = re.search(rf"\b{_OPPONENT}\b", text, re.IGNORECASE)
    assert first is not None
    head, rest = text[: first.end()], text[first.end() :]
    rest = re.sub(rf"\b(?:he|she)\b(?= (?:{_DOES})\b)", "your opponent", rest, flags=re.IGNORECASE)
    rest = re.sub(
        r"[,.;] (?:and )?your opponent (puts|places|returns|removes|discards) (?=it\b)",
        lambda m: f" and {m[1].rstrip('s')} ",
        rest,
    )
    rest = re.sub(r"\bthey (discard|draw|lose|pay|cast|show|reveal)\b", r"your opponent \1s", rest)
    return head + rest


def _of_any_player(text: str) -> str:
    """ "When a player …, he …": that player."""
    if re.match(r"(?:when|whenever|if|each time) (?:a|any|either) player\b", text, re.IGNORECASE) is None:
        return text
    return re.sub(rf"(?<=[,.;] )(?:he|she|he or she)\b(?= (?:{_DOES})\b)", "that player", text, flags=re.IGNORECASE)


_ENGLISH = rules(
    # who does it
    (
        (
            rf"^(When|Whenever|If|Each time) an? ({SOME})(Seal|Mystic Card) (comes in(?:to the Arena)?|enters"
            r"(?: the Arena)?)"
            rf" under {_OPPONENT}'s control, that player"
        ),
        r"\1 an opposing \2\3 \4, your opponent",
    ),
    (r"\byou (?:must|have to|need to) (?=\w)", "you "),
    (r"(^|[,:.] ?)you (?=(?:discard|draw|destroy|sacrifice|pay|put|return|choose|look)\b)", r"\1"),
    (r"\b(?:neither player|no player|nobody|no one) (?:can|may)\b", "players cannot"),
    (r"\bunder your control\b", "of yours"),
    (rf"\bunder {_OPPONENT}'s control\b", "of your opponent"),
    (rf"\bin {_OPPONENT}'s Arena\b", "of your opponent"),
    (r"\bin the opposing (?=At Line|Df Line|Shrine|hand)", "in your opponent's "),
    (r"\b(?:I|we) can leave (?:it|them) there or (?=put)", "you may "),
    (r"\byou (?:can|may) leave (?:it|them) there or (?=put)", "you may "),
    (r"\b(?:look at the top card of [^.]{1,40}\.) (?:you may |you can )?put it", lambda m: m[0]),
    (
        (
            rf"^(When|Whenever|Each time) (?:a|any|either) player discards (?:1|an?) ({SOME})(card|Seal|Mystic"
            r" Card), that player"
        ),
        r"\1 any \2\3 is discarded, its owner",
    ),
    (
        (
            r"\bSeals cannot attack in the (Subturn|Turn) (?:in which|that|when) they (?:came|come|entered"
            r"|enter)[^.,:;]{0,20}"
        ),
        r"Seals that came in this \1 cannot attack",
    ),
    (
        r"\b((?:opposing|of your|your)(?! opponent (?:discards|destroys|must)) [^.,:;]{0,20}?Seals?) of your choice\b",
        r"\1",
    ),
    (r"\battacks? (?:1|an?) (?:opposing )?Seal (?:for )?free\b", "makes a free attack"),
    # what adds nothing
    (r"(?<=[.]) (?:It|They|That Seal) comes? in(?:to the Arena)? (?:without cost|for free|free)\.", ""),
    (r"(?<=[.]) (?:Neither|None) of them becomes? Inactive\.", ""),
    (r" \(X (?:is|must be) (?:1 or more|at least 1)\)", ""),
    (r",? (?:this one|this card|itself) (?:included|as well)", ""),
    (r",? including (?:this one|this card|itself)", ""),
    (r" of any (?:Lv|Level|kind|element|Tribe)\b", ""),
    (r" by any (?:effects?|cards?)(?=[.]|$)", " by effects"),
    (r"\bif (?:they|it) can attack it\b", "if able"),
    (r"\bwithout paying its cost\b", "free"),
    (r"\bfor no Mp\b|\bat no cost\b", "free"),
    # conditions of use
    (
        r"^(?:Play|Cast|Use) (?:this card|this|it|\[S\]) only (?:if|when|while) ([^.]{3,100})\. ",
        r"Condition: \1. ",
    ),
    (
        (
            r"^(?:This card|This|\[S\]) (?:can|may) (?:only be (?:cast|played|used)|be (?:cast|played|used) only) "
            r"(?:if|when|while) ([^.]{3,100})\. "
        ),
        r"Condition: \1. ",
    ),
    (
        r"^You (?:may|can) cast (\[S\]|this card|this Seal|it) for (\d) (?:less Mp|Mp less|less)",
        r"\1 costs \2 less Mp to cast",
    ),
    (
        (
            rf"\bif (?:1|an?) (opposing )?((?:{KIND}) )?Seal (?:is in|has|is under) ({_CURSE}), (destroy"
            r"|remove|return) it\b"
        ),
        r"\4 1 \1\2Seal with \3",
    ),
    (
        rf"\b(if|while|as long as) (?:1|an?|any) opposing (({SOME})Seal) (?:has|is in|is under) (an? )?({_CURSE})",
        r"\1 your opponent has a \2 with \5",
    ),
    (
        rf"\b(if|while|as long as) (?:1|an?|any) of your (({SOME})Seal)s (?:has|is in|is under) (an? )?({_CURSE})",
        r"\1 you have a \2 with \5",
    ),
    (
        (
            r"\b(if|while|as long as) (exactly |only |just )?(1|one) (opposing )?(Seal|Mystic Card) is in "
            r"(your|your opponent's) (At Line|Df Line)"
        ),
        lambda m: (
            f"{m[1]} {'you have' if m[6] == 'your' and not m[4] else 'your opponent has'} {m[2] or ''}1 {m[5]} "
            f"in the {m[7]}"
        ),
    ),
    (
        r"\bif you (?:cast|casted) no (Seals?|Mystic Cards?)(?: in| during)? (this Subturn|this Turn)",
        r"if you did not cast a \1 \2",
    ),
    (
        (
            r"\bif your opponent has (\d or (?:more|fewer) (Seals|Mystic Cards))( in the Arena)?, "
            r"(destroy|remove|return) (\d) of them\. Otherwise,? \4 (\d)\b"
        ),
        lambda m: (
            f"If your opponent has {m[1]}{m[3] or ''}, {m[4]} {m[5]} opposing {m[2]}. "
            f"Otherwise, {m[4]} {m[6]} opposing {m[2] if m[6] != '1' else m[2][:-1]}"
        ),
    ),
    # what it costs
    (
        (
            r",? ?\(?(?:but |and )?(?:it |they )?(?:(?:always |must cost |costs? )?at least"
            r"|(?:can )?(?:never|not) (?:cost )?(?:less than|below)|(?:down )?to a minimum of) (\d)( Mp)?\)?(?=\.?$)"
        ),
        r", to a minimum of \1",
    ),
    (
        rf"^(?:your )?((?:{SOME})(?:Seals|Mystic Cards))(?: that)? you (?:cast|play) cost (\d) (?:Mp )?(less|more)\b",
        r"Your \1 cost \2 Mp \3",
    ),
    (rf"^((?:{SOME})(?:Seals|Mystic Cards)) cost you (\d) Mp (less|more)\b", r"Your \1 cost \2 Mp \3"),
    (
        (
            rf"^(?:Casting|It costs (?P<n>\d) Mp (?P<s>less|more) to cast) (?P<w>your (?:{SOME})(?:Seals|Mystic Cards))"
            r"(?: costs (?P<m>\d) Mp (?P<t>less|more))?\b"
        ),
        lambda m: f"Y{m['w'][1:]} cost {m['n'] or m['m']} Mp {m['s'] or m['t']}" if m["n"] or m["m"] else m[0],
    ),
    (
        rf"\b{_OPPONENT} (?:must |has to )?pays? (?:(\d) more Mp|(\d) Mp more) (?:to use|for) (?:a )?Skills?\b",
        lambda m: f"opposing Seals have Skill Mp +{m[1] or m[2]}",
    ),
    (
        r"^(Your|Opposing) (?:Seals' )?Skills cost (\d) Mp (?P<less>less|more)(?= |[.,]|$)",
        lambda m: f"{m[1]} Seals have Skill Mp {_sign(m)}{m[2]}",
    ),
    (
        (
            r"(?P<w>\[S\]|this Seal|the Seal|your Seals) (?:costs? (?P<n>\d) Mp (?P<less>less|more) to attack"
            r"|attacks? for (?P<m>\d) Mp (?P<more>less|more))\b"
        ),
        lambda m: (
            f"{m['w']} {'have' if m['w'].endswith('s') else 'has'} attack Mp "
            f"{'-' if (m['less'] or m['more']).lower() == 'less' else '+'}{m['n'] or m['m']}"
        ),
    ),
    # counting
    (
        (
            r"^Count the ([^.]{3,80})\. ((?:you |your opponent )?(?:get|gain|lose|loses|draw|draws|discards?)) "
            r"that (?:much|many) (Mp|cards|Seal Cards|Mystic Cards)\b"
        ),
        r"\2 \3 equal to the number of \1",
    ),
    (r"\bthen draws? that many cards", "then draw the same number of cards"),
    (r",? (?=until the end of|for \d Turns?\b)", " "),
    (
        r"\b(cannot|can not|may not) (move|be moved|change|switch) from the (At|Df) Line to the (At|Df) Line",
        r"\1 \2 to the \4 Line",
    ),
    (
        rf"^(When|Whenever|Each time) {_OPPONENT} moves an? ({SOME})Seal (?=(?:from|to|into) the)",
        r"\1 an opposing \2Seal moves ",
    ),
    (rf"^(When|Whenever|Each time) you move an? ({SOME})Seal (?=(?:from|to|into) the)", r"\1 your \2Seal moves "),
    (
        r"\bthe (Attack Subturn|Defence Subturn|Subturn|Main Step|Draw Step|Check up Step) of (?:your|the) opponent\b",
        r"your opponent's \1",
    ),
    (r"\b(look at|see) ([^.,:;]{1,30}?) in (?:his|her|their) hand\b", r"\1 \2 in your opponent's hand"),
    (r"\bLast Dance Curse( for \d Turns?)?: (?:it|that Seal) has ", r"Last Dance Curse\1 with "),
    (r"\bcannot draw in (?:their|his|her|your) next Draw Step", "skip the next Draw Step"),
    (
        (
            r"\b(?:you|your opponent|players) (?:do not|does not|need not) discard (?:any )?cards? (?:in"
            r"|during|at) (?:the|your|their) Discard Step"
        ),
        "you skip the Discard Step",
    ),
    (
        r"\b(?:you have|there is) no (?:hand limit|maximum hand size|limit on cards in your hand)\b",
        "you skip the Discard Step",
    ),
    (
        r"^The first time (?:in )?(?:each|every) (Turn|Subturn)(?: that)? ([^,:]{3,60} would [^,:]{3,60}), (.*?)\.?$",
        r"If \2, \3. (1 / \1)",
    ),
    (r"^Pasted \[((?:Seals?|Mystic)[^\]]{2,40})\](?=:)", r"Pasted \1"),
    (rf"\b(?:you may )?move ({SOME}) to (?:any|either) Line\b", r"you may move \1 to the other Line"),
    # places
    (r"\bthe ([^.,:;]{0,30}?)(Mystic Cards?|Seals?) of your Shrine\b", r"\1\2 in your Shrine"),
    (r"\b(your|your opponent's) Shrine's ((?:[\w']+ ){0,3}?)(Mystic Cards|Seals|cards)", r"all \2\3 in \1 Shrine"),
    (
        r"\bcards in (your|your opponent's|both) (Mystic|Seal) (?:Card )?Shrine\b",
        lambda m: f"{_many(m[2])} in {m[1]} Shrine",
    ),
    (r"\bcard in (your|your opponent's) (Mystic|Seal) (?:Card )?Shrine\b", lambda m: f"{_one(m[2])} in {m[1]} Shrine"),
    (r"\b(your|your opponent's|their|his) (?:Mystic|Seal) Shrine\b", r"\1 Shrine"),
    (r"\bon the bottom(?=[.;,]|$)(?!, the rest)", "on the bottom of its owner's Library"),
    (r"\bon the bottom of (?:its|their|his) (?:Seal |Mystic )?Library\b", "on the bottom of its owner's Library"),
    # numbers and values
    (
        rf"\bthe ({_LIMIT}) of ({_OPPONENT}) is (?P<n>\d) (?P<less>lower|less|smaller|higher|more|larger)\b",
        lambda m: f"your opponent's {m[1]} {_sign(m)}{m['n']}",
    ),
    (
        rf"\b(your opponent's|your) ({_LIMIT}) is (?P<n>\d) (?P<less>lower|less|smaller|higher|more|larger)\b",
        lambda m: f"{m[1]} {m[2]} {_sign(m)}{m['n']}",
    ),
    (
        rf"\b(its|their) ({_VALUE}) (?:is|are) (?P<n>\d) (?P<less>lower|less|higher|more)\b",
        lambda m: f"{m[2]} {_sign(m)}{m['n']}",
    ),
    (
        rf"\b(whose|with) ({_VALUE}) (?:is )?(higher|lower|more|less) than the \2 of (\[S\]|it|this Seal)",
        r"with \3 \2 than \4",
    ),
    (rf"^Except ({SOME}Seals), all Seals\b", r"All Seals other than \1"),
    (rf"^Except ({KIND}) Seals, all (opposing |your )?Seals\b", r"All \2Seals other than \1"),
    (rf"\ball Seals other than ({KIND}) Seals\b", r"all Seals other than \1"),
    (rf"\b(({KIND}) )?Seals you cast (?=cost)", r"your \1Seals "),
    # what is done
    (r"\bName (?=(?:1|an?) (?:Seal|card|Mystic))", "choose "),
    (
        (
            r"\b(choose (?:1|an?) [^.:;]{3,80}?)[;.,] (?:and )?(?:it|that (?:card|Seal)) (?:goes|returns"
            r"|moves) (?=(?:back )?to)"
        ),
        lambda m: f"return {m[1][7:]} ",
    ),
    (r"\b(?:get|take) back ", "return "),
    (r"\bmakes? (2|two|3|three) attacks for one attack Mp", r"can attack \1 times for one attack Mp"),
    (r"(\bSeals?\b[^.:]{0,40}?) attacks even (?=if|when|though)", r"\1 can attack even "),
    (
        r"\b(?:1|the|an?) attacking Seal becomes Inactive and (?:its|the) attack ends",
        "cancel the attack. The attacking Seal becomes Inactive",
    ),
    (r"\b(?:the|this) Skill that is being used (?:has no effect|is cancelled|does nothing)", "cancel the Skill"),
    (r"\b(?:the|this) attack (?:has no effect|is cancelled|does nothing|ends)", "cancel the attack"),
    (
        r"\b(?:Take|Reveal|Draw out) the top (?=\d cards? of your (?:Seal|Mystic) (?:Library|pile|Deck)[.,;])",
        "Look at the top ",
    ),
    (
        r"\bput (\d|one) (?:of them )?into your hand(?:,)? and the rest (?=into|on|under)",
        r"put \1 of them into your hand and put the rest ",
    ),
    (r"\b(\d)(?: of them)? into your hand,? and the rest ", r"\1 of them into your hand and put the rest "),
    (
        r"\b(?:Take|Put) (\d) of them into your hand(?=,? and (?:put|shuffle) the rest)",
        lambda m: f"put {m[1]} {_cards(m[1])} into your hand",
    ),
    (r"\b(on|to|at) the bottom in any order", r"\1 the bottom"),
    (
        r"\b(?:your|the) opponent (?:shows|reveals)(?: you)? the top (?:(\d) )?cards? of (?:his|her|their) ",
        lambda m: f"look at the top {m[1] or '1'} cards of your opponent's ",
    ),
    (r"\b(opposing Seals|Seals|your opponent) (can|may) attack only (\[S\]|this Seal|it)\b", r"\1 can only attack \3"),
    (r"\bcounts as (\d) Turns? passed\b", r"counts as passed \1 Turn"),
    (r"\benters? the Arena Inactive\b|\bcomes? in(?:to the Arena)? Inactive\b", "comes in Inactive"),
    (
        (
            rf"^(?P<said>[^.]{{5,160}}?[.;])(?: and)? (?:This|These effects?|This effect) lasts? "
            rf"(?P<until>until {SOME}|for \d Turns?)\.?$"
        ),
        _until_last,
    ),
    (
        (
            rf"^(?P<said>(?:[^:]{{1,30}}: ?)?[^.:]{{5,90}}; [^.]{{5,90}}\.) (?:This|These effects?) lasts? "
            rf"(?P<until>until {SOME})\.?$"
        ),
        _until_last,
    ),
    (r"(?<=: )(?=[^:]*; )(if [^;]{5,80}); (if [^;]{5,80})", r"\1. \2"),
)


def _cards(size: str) -> str:
    return "card" if size == "1" else "cards"


def _many(kind: str) -> str:
    return "Seals" if kind.lower() == "seal" else "Mystic Cards"


def _one(kind: str) -> str:
    return _many(kind)[:-1]


def retold(text: str, language: str) -> str:
    """A text told again; as it is where no rule has anything to say."""
    if language == "en":
        return put(_theirs(retelling_everyday.said(text)), _ENGLISH)
    return retelling_thai.said(text) if language == "th" else text
