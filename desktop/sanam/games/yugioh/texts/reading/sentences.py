"""Cuts the English texts of cards into sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec


class Piece(msgspec.Struct):
    """A sentence, or a line beginning with "●", and where it stands; `within`: it goes on with such a line.

    `text` may say in other words what stands from `start` to `end`.
    """

    start: int
    end: int
    text: str
    bullet: bool
    within: bool = False


#: What may begin or end a sentence, or a name in which none does.
_MARK = re.compile(r'[".)●]')


def english(text: str, name: str = "") -> list[Piece]:
    """The sentences of `text`: each ends with a period that a space, a line's end or the text's end follows.

    The period of "(max. 1)" or "(min. 1)" ends none. A card that tells by its own `name` how it is Xyz Summoned speaks
    of "this card".
    """
    pieces: list[tuple[int, str, int]] = []
    text = text.replace("•", "●").replace('.")', '".)')  # (You do not use "Fusion.")
    text = text.replace(" / You can also ", " \n You can also ")  # behind the materials of an Xyz Monster
    line_start = 0
    for number, line in enumerate(text.split("\n")):
        quoted = False
        begin = 0
        for mark in _MARK.finditer(line):
            index, char = mark.start(), mark[0]
            if char == '"':
                quoted = not quoted
            elif (
                char != "●"
                and not quoted
                and (line[index + 1 : index + 2] in ("", " ", "●") or _UNSPACED.match(line, index))
                and _ends(line, begin, index)
            ):
                pieces.append((line_start + begin, line[begin : index + 1], number))
                begin = index + 1
            elif not quoted and char == "●" and line[begin:index].strip():
                pieces.append((line_start + begin, line[begin:index], number))
                begin = index
        if line[begin:].strip():
            pieces.append((line_start + begin, line[begin:], number))
        line_start += len(line) + 1
    result: list[Piece] = []
    of_bullet, by_tributes = -1, False
    for start, piece, number in map(_unbracketed, _with_notes(pieces)):
        stripped = piece.lstrip()
        if stripped == "OR" and of_bullet == number:
            continue  # between two items of a list
        if any(_ROLLED.search(one.text) for one in result):
            stripped = _as_result(stripped)
        tossed = next((said for one in result if (said := _TOSSED.search(one.text))), None)
        if tossed is not None and (told := _as_heads(stripped, int(tossed["count"]))) != stripped:
            stripped = told
            if result[-1].text.endswith((";", ":")):
                result[-1].text = result[-1].text[:-1] + "."
        bullet = stripped.startswith("●")
        if bullet:
            of_bullet = number
            if result and result[-1].text.endswith((";", ":")) and not result[-1].bullet:
                result[-1].text = result[-1].text[:-1] + "."  # what introduces a list is a sentence of its own
        at = start + len(piece) - len(stripped)
        stripped, end = stripped.rstrip(), start + len(piece.rstrip())
        if _BY_TRIBUTES.match(stripped):
            by_tributes = True
            continue
        if bullet and (alone := _by_itself(result[-1] if result else None, stripped, by_tributes)):
            stripped, bullet = alone, False
        stripped = _of_itself(stripped, name) if name else stripped
        joined = _joined(result[-1].text, stripped) if result else ""
        if joined:
            before = result.pop()
            result.append(Piece(before.start, end, joined, before.bullet, before.within))
            continue
        result.append(Piece(at, end, stripped, bullet, not bullet and number == of_bullet))
    return result


def _of_itself(text: str, name: str) -> str:
    """ "Xyz Summon" of the name of the card, and that name in the plural, for several copies."""
    return text.replace(f'Xyz Summon "{name}"', "Xyz Summon this card").replace(f'"{name}s"', f'"{name}"')


#: What is rolled, and a sentence that tells what one or more of its results bring.
#: A period after which the space is missing.
_UNSPACED = re.compile(r"(?<=[a-z])\.(?=(?:This|When|If|You|During|Once|Each|At|Cannot) )")
_ROLLED = re.compile(r"\b[Rr]oll (?:a|1) (?:six-sided )?die\b")
_RESULT = re.compile(
    r"(?:(?:If (?:the result|it) is|On an?) |(?=[1-6]: ))(?P<faces>[1-6](?:-[1-6]|(?:(?:, or |, | or )[1-6])*))[,:] "
    r"(?P<done>[A-Za-z].*)"
)


#: How many coins are tossed, and a line that tells what so many of one side bring.
_TOSSED = re.compile(r"\b[Tt]oss a coin (?P<count>[2-5]) times\b")
_SIDES = re.compile(
    r"● ?(?P<number>[0-5]) (?P<side>Heads?|Tails?): "
    r"(?:(?P<until>For the rest of (?:the|this) turn), )?(?P<done>[A-Za-z].*?)\.?$"
)


def _as_heads(text: str, count: int) -> str:
    """ "● 2 Heads: Draw 1 card.", where 3 coins are tossed: "If exactly 2 of the results are heads, draw 1 card." """
    said = _SIDES.match(text)
    if said is None:
        return text
    heads = int(said["number"]) if said["side"].startswith("H") else count - int(said["number"])
    done = f"{said['done'][0].lower()}{said['done'][1:]}"
    return (
        f"If exactly {heads} of the results are heads, {done}{' for the rest of this turn' if said['until'] else ''}."
    )


def _as_result(text: str) -> str:
    """ "If the result is 2 or 3, draw 1 card.", as the line with "●" that it would be in a list of results."""
    said = _RESULT.match(text)
    if said is None:
        return text
    faces = re.findall("[1-6]", said["faces"])
    if "-" in said["faces"]:
        faces = [str(face) for face in range(int(faces[0]), int(faces[1]) + 1)]
    return f"● {' or '.join(faces)}: {said['done'][0].upper()}{said['done'][1:]}"


#: A sentence that looks at a hand, and the one after it that chooses among what was seen: together they are one.
_LOOKS = re.compile(r"[Ll]ook at your opponent's hand\.$")
_AMONG_THEM = re.compile(
    r"(?:Select|Choose) (?P<what>[^.,]*?) (?:among them|from among them|in it|in their hand),?(?: and)? (?P<done>.*)"
)
_CHOOSES_THERE = re.compile(r"[Ll]ook at your opponent's hand,? and (?:choose|select) 1 Monster Card in it\.$")
#: What an Equip Spell costs, and the monster that it brings back and is equipped to.
_PRICE = re.compile(r"Pay (?P<lp>\d+) (?:Life Points|LP)\.")
_REVIVES = re.compile(
    r"Select (?P<which>1 [^.;,]*? (?:from|in) your (?:Graveyard|GY)),? (?:and )?Special Summon it(?: on the field)?"
    r"(?: in (?:face-up )?Attack Position)?,? and equip it with this card\.$"
)
#: A type of card that is declared when something happens, and what is done with a card of that type.
_DECLARES = re.compile(r"(?:, |^)[Dd]eclare 1 card type \(Monster, Spell, or Trap\)\.$")
_OF_THAT_TYPE = re.compile(r"(?:Your opponent|You) [^.]*\b1 card of that type\b[^.]*\.$")
#: What must be paid in each Standby Phase, and the sentence after it: what happens otherwise.
_UPKEEP = re.compile(
    r"(?:During each of your Standby Phases,? (?P<must>you must )?pay (?P<price>[^.,]*)"
    r"|Pay (?P<paid>[^.,]*) during each of your Standby Phases"
    r"|(?P<done>(?:Tribute|Discard|Send) [^.,]*) during each of your Standby Phases"
    r"|(?:(?:This|The) card's controller|The controller of this card) (?:(?P<has_to>must pay)|pays) (?P<due>[^.,]*) "
    r"during each of "
    r"(?:their|his/her) Standby Phases)\.$"
)
_OTHERWISE = re.compile(
    r"If (?:(?:you|they|he/she) (?:(?P<cannot>cannot)|do not|don't|does not)(?: pay)?|this cost is not paid),? "
    r"(?:destroy this card|this card is destroyed)\.$"
)


#: A line that can only be chosen if something holds, whose effect is told after it.
_GATED = re.compile(r"● ?(?:Activate|You can (?:activate|use) this effect) only (?P<gate>(?:if|while) [^.]*)\.$")


#: What attacks past monsters, and what becomes of its damage then.
_STRAIGHT_ON = re.compile(r"can attack (?:your opponent )?directly\.$")
_HALVES_IT = re.compile(
    r"If it (?:does|does so|attacks) using this effect, (?P<damage>(?:the|any) [Bb]attle [Dd]amage it inflicts) to "
    r"your opponent is halved\.$"
)


#: Effects that go by the monsters which were Tributed, and a line that is one of them.
_BY_TRIBUTES = re.compile(
    r"(?:This card gains corresponding effects if you Tribute Summon (?:it|this card) by Tributing these monsters"
    r"|If you Tribute Summon this card by Tributing 1 of the following monsters, (?:this card|it) (?:gets|gains) the "
    r"appropriate effect)[.:]$"
)
_OF_TRIBUTE = re.compile(r"● ?(?P<by>[^:\"]+): (?P<done>[A-Z].*)")
#: What equips a monster with an effect that is told in the line after it, and that line.
_EQUIPS_SO = re.compile(r"(?P<does>.*\bequip\b.*\bto this card) as an Equip Spell(?: Card)? with this effect[.:]?$")
_GIVES = re.compile(r"● ?The equipped monster gains (?P<much>\d+ ATK)\.$")


def _by_itself(before: Piece | None, text: str, by_tributes: bool) -> str:
    """A line with "●" as the sentence that it would be by itself; else ""."""
    tribute = _OF_TRIBUTE.match(text) if by_tributes else None
    if tribute is not None:
        kind = tribute["by"].endswith(" monster")
        by = f"a {tribute['by']}" if kind else f'"{tribute["by"]}"'
        done = f"{tribute['done'][0].lower()}{tribute['done'][1:]}"
        return f"While this card was Tribute Summoned by Tributing {by}, {done}"
    equips, gives = _EQUIPS_SO.match(before.text) if before is not None else None, _GIVES.match(text)
    if before is not None and equips is not None and gives is not None:
        before.text = f"{equips['does']}."
        return f"This card gains {gives['much']} for each monster equipped to it by its effect."
    return ""


#: A further effect of a Tribute Summon with certain monsters, and the line that tells it.
_MORE_IF = re.compile(
    r"If this card was Tributed? Summoned by Tributing (?P<by>an? [^,]*), add this additional effect\.$"
)
_MORE = re.compile(r"● ?Also, (?P<done>[^.]*?) after that\.$")

#: What is so in any case.
_GOES_WITHOUT_SAYING = re.compile(
    r"(?:(?:Any|The|Battle) )?[Dd]amage (?:calculation )?is (?:calculated|applied|conducted) (?:normally|as usual)\.$"
    r"|The flipped card is not activated\.$"
)


def _joined(before: str, text: str) -> str:
    """Two sentences that say one thing, as the one that they would be today; else ""."""
    if _GOES_WITHOUT_SAYING.match(text):
        return before
    if _CHOOSES_THERE.search(before) and text.startswith("If you control "):
        return f"{before[:-1]}, then, if{text[2:]}"  # nothing is done where there is none to choose
    said = _AMONG_THEM.match(text)
    if said is not None and _LOOKS.search(before):
        return f"{before[:-1]}, select {said['what']} in it, and {said['done']}"
    paid, revives = _PRICE.fullmatch(before), _REVIVES.match(text)
    if paid is not None and revives is not None:
        position = " in Attack Position" if "Attack Position" in text else ""
        then = f"{revives['which'].replace(' from ', ' in ')}; Special Summon that target{position}"
        return f"Activate this card by paying {paid['lp']} LP, then target {then} and equip it with this card."
    declares, of_that = _DECLARES.search(before), _OF_THAT_TYPE.match(text)
    if declares is not None and of_that is not None:
        head = f"{before[: declares.start()]}: Declare" if declares.start() else "Declare"
        return f"{head} 1 card type (Monster, Spell, or Trap); {text[0].lower()}{text[1:]}"
    further, more = _MORE_IF.match(before), _MORE.match(text)
    if further is not None and more is not None:
        return f"Also, if this card was Tribute Summoned by Tributing {further['by']}, {more['done']}."
    if _STRAIGHT_ON.search(before) and (halves := _HALVES_IT.match(text)) is not None:
        damage = halves["damage"].lower()
        return f"{before[:-1]}, but if it does so using this effect, {damage} to your opponent is halved."
    gated = _GATED.match(before)
    if gated is not None:
        return f"● Only {gated['gate']}: {text}"
    upkeep, otherwise = _UPKEEP.match(before), _OTHERWISE.match(text)
    if upkeep is not None and otherwise is not None:
        price = upkeep["price"] or upkeep["paid"] or upkeep["due"]
        done = f"pay {price}" if price else f"{upkeep['done'][0].lower()}{upkeep['done'][1:]}"
        obliged = otherwise["cannot"] and (upkeep["must"] or upkeep["has_to"])
        either = ", or destroy this card if you cannot." if obliged else " or destroy this card."
        return f"During each of your Standby Phases, {done}{either}"
    return ""


#: How many monsters an effect may equip, in brackets at its end.
_AT_MOST_ONE = re.compile(
    r"(?P<effect>.*\bequip\b.*\bto this card) "
    r"(?P<note>\((?:max\. 1|you can only equip 1 monster at a time to this card (?:with|by) this effect)\))\.$"
)


#: What becomes of a Summoned monster when the card leaves, at the end of the effect that Summons it.
_GOES_WITH = re.compile(
    r"(?P<effect>.*\bSpecial Summon\b.*), (?:also|and|but) (?P<done>banish|destroy) (?:it|that monster|that target) "
    r"when this card leaves the field\.$"
)


#: What a Union does for its monster, in one sentence.
_UNION = re.compile(
    r"(?P<effect>[Ww]hile equipped to a monster by this card's effect, [^,]*), and (?:each time it (?P<beats>destroys "
    r"[^,]*), (?P<then>[^.]*)|(?P<lets>you can Tribute this card) to allow the equipped monster to attack your "
    r"opponent(?:'s (?:Life Points|LP))? directly this turn)\.$"
)


#: Two rules of older texts in one sentence.
_ONCE_AND_ONE = re.compile(
    r"\(?(?P<once>This effect can only be used once per turn),? and "
    r"(?P<one>you can only equip 1 monster at a time to this card)\.?\)?\.?$"
)
_NOT_BUT_SO = re.compile(
    r"(?P<never>This card cannot be Normal Summoned or Set),? and (?P<so>can only be Special Summoned [^.]*)\.$"
)
_ONLY_ONE = "(You can only equip 1 monster at a time to this card with this effect.)"


def _two_rules(text: str) -> tuple[tuple[int, str], ...]:
    """The rules of a sentence that tells two, each with where it begins; none if it does not."""
    equips, summons = _ONCE_AND_ONE.match(text), _NOT_BUT_SO.match(text)
    if equips is not None:
        return (0, f"{equips['once']}."), (equips.start("one"), _ONLY_ONE)
    if summons is not None:
        return (0, f"{summons['never']}."), (summons.start("so"), f"This card {summons['so']}.")
    return ()


def _with_notes(pieces: list[tuple[int, str, int]]) -> Iterator[tuple[int, str, int]]:
    """The pieces, with what stands in brackets within an effect as a sentence of its own."""
    for start, text, number in pieces:
        said = _AT_MOST_ONE.match(text)
        goes = _GOES_WITH.match(text)
        union = _UNION.match(text.lstrip())
        two = _two_rules(text.lstrip())
        if two:
            lead = start + len(text) - len(text.lstrip())
            yield from ((lead + at, rule, number) for at, rule in two)
        elif union is not None:
            yield start, f"{union['effect']}.", number
            more = ": You can Tribute this card; the equipped monster can attack directly this turn"
            if union["beats"]:
                more = f", each time the equipped monster {union['beats']}, {union['then']}"
            at = union.start("lets") if union["lets"] else union.start("beats")
            yield start + at, f"While this card is equipped to a monster{more}.", number
        elif goes is not None:
            yield start, f"{goes['effect']}.", number
            done = f"When this card leaves the field, {goes['done']} the monster Special Summoned by this effect."
            yield start + goes.start("done"), done, number
        elif said is None:
            yield start, text, number
        else:
            yield start, f"{said['effect']}.", number
            yield (
                start + said.start("note"),
                _ONLY_ONE,
                number,
            )


def _unbracketed(piece: tuple[int, str, int]) -> tuple[int, str, int]:
    """A sentence without the bracket that it shares with the sentences after or before it."""
    start, text, number = piece
    if text.lstrip().startswith("(") and ")" not in text:
        at = text.index("(") + 1
        return start + at, text[at:], number
    if text.endswith(".)") and "(" not in text:
        return start, text[:-1], number
    return piece


def _ends(line: str, begin: int, index: int) -> bool:
    """Whether a sentence that begins at `begin` ends with this character: a note in parentheses ends with ".)"."""
    if line[index] == ".":
        return not line.endswith(("(max.", "(min."), begin, index + 1)
    opened = line[begin:].lstrip().startswith("(") or line.count("(", 0, begin) > line.count(")", 0, begin)
    return line[index] == ")" and line[index - 1] == "." and opened
