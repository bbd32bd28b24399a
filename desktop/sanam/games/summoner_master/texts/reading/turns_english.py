"""Turns of phrase in English: what people say in another order or with other words than the phrase book.

They come before the rules of `spelling` and only move and rename: a condition or moment at the end of a sentence goes
to its front, two things of one verb become two sentences, the Costs of a Skill get commas between them.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from sanam.games.summoner_master.texts.reading.turns import (
    CHANGE,
    CHANGES,
    KIND,
    NUMBER,
    SIGNED,
    SOME,
    STAT,
    VALUE,
    costs_of,
    put,
    rules,
    swapped,
)

_DEED = (
    r"(?:attack the hand|attack|use Skills?|change (?:Lines?|its Line|their Lines?)|be destroyed|be attacked"
    r"|be combined|be a Support Seal)"
)
_THING = r"(?:Mystic Cards?|Skills?|Abilities|Ability|Curses?|(?:Stone|Freeze|Charm|Poison|Death|Dimension) Curse)"
_REACH = "can attack the hand even if your opponent has Seals"
_NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4"}
#: The Costs of a Skill as people write them, and as the phrase book does.
COSTS = rules(
    (rf"Mp ?({NUMBER})|({NUMBER}) ?Mp", lambda m: f"Mp {m[1] or m[2]}"),
    (r"\[?(?:Interfere)\]?", "Interfere"),
    (rf"(?:remove|pay|spend) ({NUMBER}) Charged Counters?", r"Charged Counter \1"),
    (rf"Charged Counters? ({NUMBER})|({NUMBER}) Charged Counters?", lambda m: f"Charged Counter {m[1] or m[2]}"),
    (
        rf"Fixed Charge Counters? ({NUMBER})|({NUMBER}) Fixed Charge Counters?",
        lambda m: f"Fixed Charge Counter {m[1] or m[2]}",
    ),
    (rf"discard(?:ing)? ({NUMBER}|an?) cards?(?: from your hand)?", lambda m: _discarding(m[1])),
    (
        rf"discard(?:ing)? ({NUMBER}|an?) ((?:{KIND} )?(?:Seal|Mystic)) Cards?(?: from your hand)?",
        lambda m: f"discarding {'1' if m[1] in ('a', 'an') else m[1]} {_cards(m[2], m[1])}",
    ),
    (rf"discard(?:ing)? ({NUMBER}|an?) ((?:{KIND} )?Seals?)(?: from your hand)?", r"discarding \1 \2"),
    (
        (
            rf"Sacrifice (?:{NUMBER}|an?) {SOME}"
            rf"Seals?(?: of yours)?"
        ),
        lambda m: m[0].replace("Sacrifice a ", "Sacrifice 1 "),
    ),
    (r"Twinkling ?\((Remove|Discard)\)", r"Twinkling (\1)"),
    (r"(?:only )?(?:in (?:the )?)?(At|Df) Line(?: only)?", r"\1 Line"),
)


def _discarding(count: str) -> str:
    number = "1" if count in ("a", "an") else count
    return f"discarding {number} card{'' if number == '1' else 's'}"


def _cards(kind: str, count: str) -> str:
    """ "Seal" or "Mystic" of "Seal Cards" as the noun of the phrase book, with what stands before it."""
    before, _, last = kind.rpartition(" ")
    noun = "Mystic Card" if last.lower() == "mystic" else "Seal"
    return f"{before} {noun}{'' if count in ('1', 'a', 'an') else 's'}".strip()


def _both_deeds(match: re.Match[str]) -> str:
    who, one, other, until = match[1], match[2], match[3], match[4] or ""
    return f"{who}cannot {one}{until}. {who}cannot {other}{until}"


def _both_things(match: re.Match[str]) -> str:
    """ "Protect Skills and Mystic Cards of your opponent": each is said by itself, with whose it is."""
    verb, things, theirs = match[1], re.split(r"(?:,| and| or){1,2} ", match[2]), match[3]
    if match[4] and "urse" in match[2]:
        return match[0]  # what ends Curses on a Seal once
    whose = "your opponent's " if theirs else ""
    return ". ".join(f"{verb} {whose}{thing}" for thing in things)


def _dearer(match: re.Match[str]) -> str:
    return f"{match[1]} have casting Mp {'+' if match[3] == 'more' else '-'}{match[2]}"


def _limit(match: re.Match[str]) -> str:
    """ "(once per game)" as the notation has it."""
    count = match[2] or {"once": "1", "twice": "2"}[match[1].lower()]
    return f"({count}/{match[3].capitalize()})"


def _they_cannot(deed: str) -> str:
    return f"opposing Seals cannot {deed.replace('your hand', 'the hand')}"


_VERBS = {"enter": "enters", "come": "comes", "attack": "attacks", "fight": "fights", "leave": "leaves", "win": "wins"}


def _one_of_them(match: re.Match[str]) -> str:
    """ "When your Seals attack": what happens to them happens to one after another."""
    whose = "any of your" if match[1].lower() == "your" else "any opposing"
    noun = match[3] if match[1].lower() == "your" else match[3][:-1]
    verb = f"is {match[5]}" if match[4] else _VERBS.get(match[5].lower(), match[5])
    return f"When {whose} {match[2]}{noun} {verb}"


def _pay(words: str) -> str:
    return re.sub(rf"(?:pay|lose) ({NUMBER}) Mp", r"pay Mp \1", words, flags=re.IGNORECASE)


def _front(connective: str) -> Callable[[re.Match[str]], str]:
    return lambda match: f"{connective} {match[2]}, {match[1]}"


_ENGLISH = rules(
    (r"^When you discard this card\b", "When it is discarded"),
    (rf"\bswap (?:this Seal's|its|\[S\]'s) ({STAT}) and ({STAT})", r"swap \1 and \2 of [S]"),
    (r"\bof your own\b", "of yours"),
    (r"\bSeals of both players\b", "all Seals"),
    (r"\bthis turn, then (?:it|that Seal) becomes (Active|Inactive)", r"in this Turn. That Seal becomes \1"),
    (r"^If (?=(?:you|(?:the|your) opponent) casts? )", "When "),
    (
        (
            r"\b(you|(?:the|your) opponent) (?:have|has) (?:at least )?(\d{1,4})(?: or more)? cards"
            r" in (?:your |their |his |her )?hand"
        ),
        lambda m: f"there are {m[2]} cards in your {'' if m[1].lower() == 'you' else 'opponent' + chr(39) + 's '}hand",
    ),
    (r"\bthe Seal it (?:fought|is fighting)\b", "the Seal it fights"),
    (rf"(Curse(?: for {NUMBER} Turns?)?) and (?={CHANGE})", r"\1. That Seal has "),
    (r"\bcan attack the hand (?:even )?(?:if|when|though) (?:the|your) opponent has (?:a )?Seals?", _REACH),
    (rf"^({SOME}Seals?{SOME}) cannot attack (?:this Seal|it|\[S\])(?=[.]?$)", r"Cannot be attacked by \1"),
    (r"\(?\b(once|twice|(\d) times?) (?:per|each|a|every) (Subturn|Turn|Game)\)?(?=[:.]|$)", lambda m: _limit(m)),
    (r"^([^:]{1,120}?) ?\((\[S\] )?(\d) ?/ ?(Subturn|Turn|Game)\):(.*)$", r"\1:\5 (\2\3 / \4)"),
    (r"\bcan(?:'t| not)\b", "cannot"),
    (r"\b(one|two|three|four)\b(?! attack Mp)(?! of\b)", lambda m: _NUMBERS[m[1].lower()]),
    (r"(?<!When )\bone of (?=your|the)", "1 of "),
    (r"^(\[?Skill\]?\s*)([^:]{1,120}):", costs_of(COSTS)),
    (r"^()((?:Mp|Interfere|Twinkling|At Line|Df Line|Remove|\d)[^:]{1,120}):", costs_of(COSTS)),
    (r",? (?:and )?then shuffle(?: your Library| it)?(?=[.]|$)", ""),
    (
        rf"\bSearch your Library for ({SOME}),? (?:and )?(?:put|take|add) (?:it|them) (?:in)?to your hand",
        r"take \1 from your Library into your hand",
    ),
    (r"\bfor every\b(?! \d)", "for each"),
    (rf"\b(Seals?) \[({KIND})\]", r"[\2] \1"),
    (r"\[Dark\]", "[Darkness]"),
    (r"\[(Mystic|Skill|Curse)\](?: Cards?)?", lambda m: "Mystic Cards" if m[1].lower() == "mystic" else f"{m[1]}s"),
    (r"\[Ability\]", "Abilities"),
    (r"\b(Seals?|this Seal|Mystic Cards?)'s? (?=casting Mp|attack Mp|At\b|Df\b|Sp\b)", r"\1 "),
    (r"\byou control\b", "of yours"),
    (
        (
            r"(?<!have )(?<!has )\b(Seals?|Mystic Cards?|cards?)((?: of (?:yours|(?:the"
            r"|your) opponent))?) in the Arena\b"
        ),
        r"\1\2",
    ),
    (r"\b(?:Mystic Card or Seal|Seal or Mystic Card)\b", "card"),
    (r"\b(?:Mystic Cards or Seals|Seals or Mystic Cards|Mystic Cards and Seals|Seals and Mystic Cards)\b", "cards"),
    (rf"\b(this Seal|this card|it|\[S\])'s (?={VALUE}\b)", r"\1 "),
    (rf"\b({VALUE}|casting Mp|attack Mp) is ({NUMBER}) (?:less|lower)\b", r"\1 -\2"),
    (rf"\b({VALUE}|casting Mp|attack Mp) is ({NUMBER}) (?:more|higher)\b", r"\1 +\2"),
    (rf"(?<![\w/])(?<!At )(?<!Df )(?<!Sp )({SIGNED}(?:(?:,? and |, ?| ){SIGNED}){{0,4}})", swapped),
    (rf"^Pasted \[?({KIND})\]?(?=:)", r"Pasted \1 Seal"),
    (rf"\[({KIND})\] (?:and|or) \[({KIND})\] (?=Seal)", r"\1 or \2 "),
    (r"\btake control of (?=\d)", "Control "),
    (rf"\bset the ({STAT}) of (\d [^.,:]{{1,60}}?) to ({NUMBER})", r"the \1 of \2 becomes \3"),
    (
        r"\b(destroy|return|remove) (\d [^.,:]{1,40}?) and (\d [^.,:]{1,40}?)( of (?:the|your) opponent)(?=[.]|$)",
        r"\1 \2\4. \1 \3\4",
    ),
    (rf"\b(Seals|Mystic Cards) (?:cost|costs) ({NUMBER}) (more|less)(?: casting)? Mp", lambda m: _dearer(m)),
    (r"\byou have no (card|Seal|Mystic Card)s? in (?:your )?hand", r"there is no \1 in your hand"),
    # values: bounds in any words
    (
        (
            rf"\(?\b(?:(?:with|of|whose|having|that (?:has|have)) )?(?:an? )?({VALUE}) (?:(?:of|is) )?"
            rf"(?:up to|at most|no(?:t)? more than|≤|<=) ?({NUMBER})\)?"
        ),
        r"of \1 \2 or less",
    ),
    (
        (
            rf"\(?\b(?:(?:with|of|whose|having|that (?:has|have)) )?(?:an? )?({VALUE}) (?:(?:of|is) )?"
            rf"(?:at least|no(?:t)? less than|≥|>=) ?({NUMBER})\)?"
        ),
        r"of \1 \2 or more",
    ),
    (rf"\(({VALUE} {NUMBER}(?: or \w+)?)\)", r"of \1"),
    # who and whose
    (rf"^(When|Whenever|If) an? ({SOME})(Seal|Mystic Card) of (?:the|your) opponent\b", r"When any opposing \2\3"),
    (r"^(When|Whenever) this Seal's attack succeeds", r"\1 its attack succeeds"),
    (r"^(When|Whenever) it enters(?=[,:])", r"\1 it comes in"),
    (r"^(When|Whenever) this (?=enters|comes|is|attacks|fights|wins|loses|falls|leaves)", r"\1 it "),
    (
        (
            rf"^(?:When|Whenever) (your|opposing|(?:the|your) opponent's) ({SOME})(Seals"
            rf"|Mystic Cards) (are )?(\w{{3,9}})(?=[ ,:])"
        ),
        lambda m: _one_of_them(m),
    ),
    (r"^(?:When|Whenever) (?:the|your) opponent (?=attacks)", "When any opposing Seal "),
    (r"^(When [^.]{1,160}?[,:] ?)they (?:get|gain) ", r"\1that card gains "),
    (r"^After (?=(?:this|it|\[S\]|a|an|another|one|your|the)\b)(?![^,:]{0,60}\battacks?\b)", "When "),
    (
        (
            rf"^If (?=(?:any|an?|another|one|1|it|this Seal)\b{SOME}"
            r"(?:is (?:destroyed|attacked|discarded|cast)|comes?|enters|attacks|wins|loses)\b)"
        ),
        "When ",
    ),
    (r"^(When[^.]{0,120}?\bopponent\b[^.]{0,160}?)\bthat player\b", r"\1your opponent"),
    (
        (
            r"^(?:At|On) the (?:start|beginning) of (?:each|every|the"
            r"|your)?(?: opponent's)? ?Subturn(?: of (?:the|your) opponent)"
        ),
        "When your opponent's Check up Step is entered",
    ),
    (
        r"^(?:At|On) the (?:start|beginning) of (?:the|your) opponent's Subturn",
        "When your opponent's Check up Step is entered",
    ),
    (r"^(When your opponent's Check up Step[^.]{0,160}?)\bthat player\b", r"\1your opponent"),
    (r"^At the end of (?:the|your) opponent's Subturn", "When your Defence Subturn ends"),
    (r"^At the end of (?:each|every) Subturn", "When the Subturn ends"),
    (r"\b(if|while|as long as|when) this (?:Seal|card) (?=is in|is |has )", r"\1 it "),
    # two things of one verb
    (
        rf"((?:^|(?<=[.:,] ))(?:{SOME} )?)cannot ({_DEED}) (?:and|or) (?:cannot )?({_DEED})( until [^.,:]{{1,40}})?",
        _both_deeds,
    ),
    (
        (
            rf"\b(Protect|Cancel)(?:ion)?(?: from)? ({_THING}(?:(?:,| and| or)+ {_THING}){{0,6}})"
            r"( of (?:the|your) opponent(?! ?'))?( on (?:this Seal|it|\[S\]))?(?=[.,]| while\b| as long\b"
            r"| if\b| until\b|$)"
        ),
        _both_things,
    ),
    (
        (
            rf"(?:it |this Seal )?(?:cannot be|is not) (?:a )?target(?:ed)? (?:by|of) (?:(?:the"
            rf"|your) opponent's )({_THING})"
        ),
        r"Protect your opponent's \1",
    ),
    (rf"\bProtect(?:ion)? from (?=(?:your opponent's )?{_THING})", "Protect "),
    (r"\bget(?:s)? (?=Cancel|Protect|Hyper Drive)", "gains "),
    (r"\bchange(s?) (?:its |their )?Line\b", r"change\1 Lines"),
    (rf"\b(Protect|Cancel) (?:all|every) (?:kinds? of )?({_THING})(?=[.]|$)", r"\1 \2"),
    (r"\bcancel 1 Skill of (?:the|your) opponent\b", "cancel 1 Skill"),
    (
        (
            rf"\b(pay Mp {NUMBER}|pay {NUMBER} Mp|discard {NUMBER} cards?|lose {NUMBER} Mp) or ((?:destroy"
            rf"|sacrifice|return|remove) [^.]{{1,80}})"
        ),
        lambda m: f"choose 1: {_pay(m[1])} / {m[2]}",
    ),
    (
        rf"\b(?:both|each|all) players? (draw|discard)s? ({NUMBER}|an?) ({SOME}cards?)(?! at random|,? (?:and|then))",
        lambda m: f"{m[1]} {m[2]} {m[3]}. Your opponent {m[1]}s {m[2]} {m[3]}",
    ),
    (
        r"^(search your Library for [^.,:;]{1,80})[;,] (?:and )?put (it|them) in(?:to)? your hand",
        r"\1 and put \2 into your hand",
    ),
    (r"^(When (?:the|your) opponent uses a Skill)\b", "When any opposing card uses a Skill"),
    (r"\b(?:neither player|no player|nobody) can cast\b", "players cannot cast"),
    (r"\b(?:both players|each player|all players|the players) cannot cast\b", "players cannot cast"),
    (
        (
            r"(?<!of )\b(?:the|your) opponent (cannot|can not) (attack (?:your |the )?hand|attack"
            r"|use Skills?|change Lines?)\b"
        ),
        lambda m: _they_cannot(m[2]),
    ),
    (r"\bcannot attack your hand\b", "cannot attack the hand"),
    (r"^(.{0,40}?[:,] ?|)(until the end of (?:this |the )?(?:Subturn|Turn)), ([^.]{1,120}?)(?=[.]?$)", r"\1\3 \2"),
    (r"\b(to|in) its (?=At Line|Df Line)", r"\1 the "),
    (
        r"\blook at the top card of (your|(?:the|your) opponent's) (Seal|Mystic) (Library|pile|Deck)",
        r"look at the top 1 card of \1 \2 \3",
    ),
    (r"\b(there (?:are|is)|has|have) (?:at least )?(\d{1,4}) or more (?!Levels?\b|Lv\b)", r"\1 \2 "),
    (r"\b(there (?:are|is)|has|have) at least (\d{1,4}) (?!Levels?\b|Lv\b)", r"\1 \2 "),
    (
        (
            rf"(?:\b(?:put|inflict|give) )?((?:Stone|Freeze|Charm|Poison|Death"
            rf"|Dimension) Curse)((?: for)? {NUMBER} Turns?)? (?:on|to) (\d [^.,:]{{1,60}})"
        ),
        lambda m: f"{m[3]} gets {m[1]}{' for ' + m[2].removeprefix(' for').strip() if m[2] else ''}",
    ),
    (
        r"(^|[,:.] )((?:all|\d) [^.,:]{1,60}?) moves? to (the (?:At|Df) Line|its other Line|their other Line)",
        r"\1move \2 to \3",
    ),
    (
        r"\blook at the top card of (?=your Library|your opponent's Library|the opponent's Library)",
        "look at the top 1 card of ",
    ),
    # fights
    (r"\b(fights|fighting) (?:with|against) ", r"\1 "),
    (r"^In (?:a|its) fights? (?:with|against) ", "While it fights "),
    (r"^(When|While|If) fighting ", r"\1 it fights "),
    # what is done
    (r"(^|[:,./] ?)(?:you )?(?:gain |get )?Mp ?\+ ?(\d{1,4})", r"\1you get \2 Mp"),
    (
        r"\b(draw|discard) (\d{1,4})(?=[.,:;]|$| and\b| then\b)",
        lambda m: f"{m[1]} {m[2]} card{'' if m[2] == '1' else 's'}",
    ),
    (
        r"\bchoose (1 of your [^.:]{0,60}?)[,.]? (?:and )?(?:it|that Seal) (?=gets?|gains?|has|becomes|cannot|can)",
        r"\1 ",
    ),
    (
        r"\bchoose 1 ((?:Seal|Mystic Card)[^.:]{0,60}?)[,.]? (?:and )?(?:it|that Seal) (?=gets?|gains?|has|becomes)",
        r"1 \1 ",
    ),
    (r"\b(Curse) (\d{1,4} Turns?)", r"\1 for \2"),
    (r"^(?:\[?Skill\]?:? )?Attacks? across", "can attack across"),
    (r"\bmake(?:s)? (?:an )?attacks? free|(?<!under )\battacks? (?:for )?free\b", "makes a free attack"),
    (r"\b(?:heal|cure|purify) (?=(?:all|every) Curses?)", "cancel "),
    (
        r"^(When (?:it|this Seal)) is (?:put into|sent to) (?:the|your|its owner's) Shrine(?: from the Arena)?",
        r"\1 falls into the Shrine",
    ),
    (r",? (?:and )?(?=until (?:the )?end of)", " "),
    # order: what stands at the end goes to the front
    (
        rf"^((?:it |this Seal |\[S\] )?(?:gets? |gains? |has )?{CHANGES}),? (in the (?:At|Df) Line)(?=[.]?$)",
        r"while it is \2, \1",
    ),
    (
        (
            rf"^({SOME}),? when (?:it|this Seal|\[S\]|this) (attacks|is attacked|fights|comes in"
            rf"|enters the Arena|is destroyed"
            rf"|wins a fight|loses a fight)( until {SOME})?(?=[.]?$)"
        ),
        r"When it \2, \1\3",
    ),
    (rf"^({CHANGES}),? when attacked(,? until {SOME})?(?=[.]?$)", r"When it is attacked, \1\2"),
    (rf"^({CHANGES}),? when attacking(,? until {SOME})?(?=[.]?$)", r"When it attacks, \1\2"),
    (
        (
            rf"^((?:{CHANGES}|can(?:not)? {SOME}|Protect {SOME}|Cancel {SOME}))(?<!until)(?<!even),? (?:while"
            rf"|as long as|if) ({SOME})(?=[.]?$)"
        ),
        _front("While"),
    ),
    (rf"^({CHANGES}) (?:for|to) ((?:all |your |other |opposing ){SOME}Seals{SOME})(?=[.]?$)", r"\2 gain \1"),
    (rf"^((?:(?:All |Your |Other |Opposing )?){SOME}Seals{SOME}): ?(?={CHANGE})", r"\1 gain "),
)


def said(text: str) -> str:
    return put(text, _ENGLISH)
