"""Cuts the texts of cards into sentences."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

import msgspec

#: The numbers of the effects of a Chinese text.
NUMBERS = "①②③④⑤⑥⑦⑧⑨⑩"


class Piece(msgspec.Struct):
    """A sentence, or a line beginning with "●", and where it stands; `within`: it goes on with such a line.

    `text` may say in other words what stands from `start` to `end`.
    """

    start: int
    end: int
    text: str
    bullet: bool
    within: bool = False


def english(text: str, name: str = "") -> list[Piece]:
    """The sentences of `text`: each ends with a period that a space, a line's end or the text's end follows.

    The period of "(max. 1)" or "(min. 1)" ends none. A card that tells by its own `name` how it is Xyz Summoned speaks
    of "this card".
    """
    pieces: list[tuple[int, str, int]] = []
    line_start = 0
    for number, line in enumerate(text.split("\n")):
        quoted = False
        begin = 0
        for index, char in enumerate(line):
            if char == '"':
                quoted = not quoted
            elif (
                char in ".)"
                and not quoted
                and line[index + 1 : index + 2] in ("", " ", "●")
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
    of_bullet = -1
    for start, piece, number in map(_unbracketed, _with_notes(pieces)):
        stripped = piece.lstrip()
        if stripped == "OR" and of_bullet == number:
            continue  # between two items of a list
        bullet = stripped.startswith("●")
        if bullet:
            of_bullet = number
            if result and result[-1].text.endswith((";", ":")) and not result[-1].bullet:
                result[-1].text = result[-1].text[:-1] + "."  # what introduces a list is a sentence of its own
        at = start + len(piece) - len(stripped)
        stripped, end = stripped.rstrip(), start + len(piece.rstrip())
        stripped = stripped.replace(f'Xyz Summon "{name}"', "Xyz Summon this card") if name else stripped
        joined = _joined(result[-1].text, stripped) if result else ""
        if joined:
            before = result.pop()
            result.append(Piece(before.start, end, joined, before.bullet, before.within))
            continue
        result.append(Piece(at, end, stripped, bullet, not bullet and number == of_bullet))
    return result


#: A sentence that looks at a hand, and the one after it that chooses among what was seen: together they are one.
_LOOKS = re.compile(r"[Ll]ook at your opponent's hand\.$")
_AMONG_THEM = re.compile(
    r"(?:Select|Choose) (?P<what>[^.,]*?) (?:among them|from among them|in it|in their hand),?(?: and)? (?P<done>.*)"
)
#: What must be paid in each Standby Phase, and the sentence after it: what happens otherwise.
_UPKEEP = re.compile(
    r"(?:During each of your Standby Phases,? (?:you must )?pay (?P<price>[^.,]*)"
    r"|Pay (?P<paid>[^.,]*) during each of your Standby Phases)\.$"
)
_OTHERWISE = re.compile(r"If you (?:cannot|do not|don't)(?: pay)?,? (?:destroy this card|this card is destroyed)\.$")


def _joined(before: str, text: str) -> str:
    """Two sentences that say one thing, as the one that they would be today; else ""."""
    said = _AMONG_THEM.match(text)
    if said is not None and _LOOKS.search(before):
        return f"{before[:-1]}, select {said['what']} in it, and {said['done']}"
    upkeep = _UPKEEP.match(before)
    if upkeep is not None and _OTHERWISE.match(text):
        return f"During each of your Standby Phases, pay {upkeep['price'] or upkeep['paid']} or destroy this card."
    return ""


#: How many monsters an effect may equip, in brackets at its end.
_AT_MOST_ONE = re.compile(
    r"(?P<effect>.*\bequip\b.*\bto this card) "
    r"(?P<note>\((?:max\. 1|you can only equip 1 monster at a time to this card (?:with|by) this effect)\))\.$"
)


def _with_notes(pieces: list[tuple[int, str, int]]) -> Iterator[tuple[int, str, int]]:
    """The pieces, with what stands in brackets within an effect as a sentence of its own."""
    for start, text, number in pieces:
        said = _AT_MOST_ONE.match(text)
        if said is None:
            yield start, text, number
        else:
            yield start, f"{said['effect']}.", number
            yield (
                start + said.start("note"),
                "(You can only equip 1 monster at a time to this card with this effect.)",
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


# ------------------------------------------------------------------------------------------- Chinese
#: Where a line of a Chinese text ends: before an effect or an item of a list. Before the first effect any line is one.
_BREAK = re.compile(
    rf"\s{{0,20}}\n(?=\s{{0,20}}(?:[{NUMBERS}]\s{{0,20}}[：:]|[●【]))|(?<!^)(?<!\n)(?=[{NUMBERS}][：:])|(?<=[。：果])\s{{0,20}}(?=●)"
)
#: What goes on with the sentence before it: "then", what becomes of the monsters that were just Summoned, and so on.
_GOES_ON = (
    r"\s*(?:[那此這]?之後|[此這那]個?場合，?[此這]張?卡(?:變成|變為|當作)效果"
    r"|(?:[直到]{1,2}(?:這個)?回合結束(?:時|以前|前)(?:為止)?，?)?[以用因由]?[此這]個?效果(?:而)?特殊召喚的[那該]?[1一]?[體隻]?"
    r"(?:怪獸|[此這]張?卡))"
)
#: What does not end a sentence of a Chinese text, though a period follows: an activation, which belongs to what it
#: brings about, or its occasion.
_UNENDED = (
    r"(?:(?<!也能)(?<!也可以)(?<!不能)發動(?:[此這](?:個?效果|張?卡))?。(?!\s*$)|(?<=場合)。(?!\s*$)"
    rf"|(?<!陷阱使用）)。(?={_GOES_ON}))"
)
#: A sentence of a Chinese text. Numbers of effects are no part of it.
_SENTENCE = re.compile(rf"(?:\s*[{NUMBERS}][：:])?((?:[^。]*{_UNENDED})*[^。]+。?)")
_NUMBERED = re.compile(rf"\s*([{NUMBERS}])[：:]")
#: "(Name)的①②效果一回合只能各使用一次": which effects it limits, and how.
_LIMIT = re.compile(
    rf"(?P<name>「[^」]*」)的?(?:效果的?(?=[{NUMBERS}]))?\s*(?P<which>[{NUMBERS}]*)(?P<of>的?效果)(?P<last>[{NUMBERS}]*)(?:在)?"
    r"(?P<span>[1一]回合|(?:1次|一次)?決鬥中?)(?P<how>[^。]*?[1一]?[次個][^。]*)。?"
)
_ACTIVATES = re.compile(r"發動(?:[此這]個?效果)?[。，\s]")
#: A comma, or the end of a line, that ends a sentence: before a limit, an oath, or a rule laid for the turn.
_DONE = "|".join(f"(?<={word})" for word in ("召喚", "手牌", "墓地", "破壞", "除外", "牌組"))
_ENDED = re.compile(
    rf"(?<=[張次])，且?(?=發動|[此這]個?(?:卡名?的?)?效果|[{NUMBERS}]的?效果)|(?<=發動)\n(?![●【])"
    rf"|(?:{_DONE})，(?=(?:此|這個|本)回合，?(?:我方|自己)(?:不能|除|[僅只]能))"
    rf"|(?<=召喚)，(?=[{NUMBERS}]的?效果(?:在)?[1一]回合)|(?<=不能通常召喚)，(?=[僅只]能[以用]「)"
    r"|(?<=次)，(?=也?(?:可以|能)?在?對方的?回合也?(?:可以|能)?(?:發動|使用)。)"
)
#: That the effects named before are Quick Effects.
_ANY_TURN = re.compile("(?:(?:此|這個|這些)效果)?也?(?:可以|能)?在?對方的?回合也?(?:可以|能)?(?:發動|使用)。")
#: What may not be done in the turn in which an effect, or the card, is activated.
_OATH = re.compile(
    "(?:發動(?:[此這本]個?效果|[此這本]張?卡的?(?:效果)?)|[此這本](?:個?效果|張?卡的?效果?)的?發動)的回合，?.+"
)
#: "(Name)的①的方法的特殊召喚1回合只能有1次": it limits the Summon that an effect allows.
_LIMIT_OF_SUMMON = re.compile(
    rf"(?P<name>「[^」]*」)的?\s*(?P<which>[{NUMBERS}])(?:的?效果)?(?:的?方法)?(?:的|來|以)?特殊召喚(?:在)?[1一]回合"
    r"[^。]*?[1一]次[^。，]*。?"
)
#: The same in other words: "(Name)1回合僅1次能以①的方法特殊召喚".
_LIMIT_OF_SUMMON_SO = re.compile(
    rf"(?P<name>「[^」]*」)(?:在)?[1一]回合[僅只][1一]次能以(?P<which>[{NUMBERS}])(?:的?效果)?的方[法式](?:進行)?特殊召喚。?"
)
#: A Ritual Monster "descends" by its Ritual Spell.
_DESCENDS = re.compile("^(「[^」]*」)的?降臨(?:的|所)?必?[要需須]?")
#: How often a card may be activated or Summoned in a turn, which is no effect of it.
_OF_THE_CARD = re.compile("[^。]*(?:發動1張|特殊召喚[^。]*[1一]次|[1一]次[^。]*特殊召喚)。?")


_LIMITS = (_LIMIT_OF_SUMMON, _LIMIT_OF_SUMMON_SO, _LIMIT)


def is_numbered(text: str) -> bool:
    """Whether the effects of a Chinese text have numbers, as they have today."""
    return re.search(rf"[{NUMBERS}]\s*[：:]", text) is not None


#: An effect that is used only once while its card lies on the field says so first.
_ONCE_WHILE_THERE = re.compile(
    "^(?:只要)?此卡[於在](?:場上|怪獸區域?)以?(?:表側表示)?存在(?:為限)?[僅只]有?(?:1次|一次)，?"
)
#: One more Normal Summon in a turn, which is gained only once.
_ONE_MORE = re.compile("回合(?:，|我方|自己)[^。]{0,60}通常召喚(?:之|以)?外[^。]{0,4}[只僅]有?[1一]次")
#: When an effect cannot be used, said after it.
_NOT_ON_THE_TURN = re.compile(
    "(?:[此這]個?)?效果(?:的發動)?(?:在)?(?:不能在(?P<turn>此卡[^。]{2,8}的回合)發動|(?P<day>此卡[^。]{2,8}的回合)不能(?:發動|使用))。?"
)


class _Effect(msgspec.Struct):
    """What stands under one number ("" before the first)."""

    number: str
    pieces: list[Piece]


def chinese(text: str, name: str, traits: Container[str] = ()) -> list[Piece]:
    """The sentences of the text of the card of that name and with those `traits`.

    What a text says at its beginning of how often the card or its numbered effects may be used is said after those
    effects, what a Flip monster does when it is turned up begins as its rulebook has it, and so does what Summons a
    Ritual Monster.
    """
    effects = [_Effect("", [])]
    limits: list[tuple[re.Match[str], Piece, str]] = []
    of_the_card: list[Piece] = []
    oaths: list[tuple[Piece, str]] = []
    for start, line in _lines(_evenly_ended(text)):
        numbered = _NUMBERED.match(line)
        if numbered:
            effects.append(_Effect(numbered[1], []))
        for at, said in _sentences(start, line):
            spelled = _spelled(said, name, traits)
            if not spelled.endswith("。") and (effects[-1].number or effects[0].pieces):
                spelled += "。"  # some printed texts have no last period
            piece = Piece(at, at + len(said), spelled, said.startswith("●"))
            if _says_when_to_use(piece, effects):
                continue
            limit = next(filter(None, (kind.fullmatch(spelled) for kind in _LIMITS)), None)
            if limit and limit.re is not _LIMIT:
                limits.append((limit, piece, ""))
            elif not effects[-1].number and _OATH.fullmatch(spelled):
                oaths.append((piece, ""))
            elif not effects[-1].number and limits and _ANY_TURN.fullmatch(spelled):
                piece.text = "這個效果在對方的回合也可以發動。"
                oaths.append((piece, limits[-1][2]))
            elif not effects[-1].number and _OF_THE_CARD.fullmatch(spelled) and re.search("[1一]回合", spelled):
                of_the_card.append(piece)
            elif limit and (limit["which"] or limit["last"] or not effects[-1].number or not effects[-1].pieces):
                limits.append((limit, piece, limit["which"] or limit["last"] or effects[-1].number))
            else:
                effects[-1].pieces.append(piece)
                if _ONE_MORE.search(spelled):
                    _say_after(effects[-1:], "（這個效果一回合只能適用一次。）", piece)
    _say_of_all(effects, oaths)
    effects[-1].pieces += of_the_card
    for limit, piece, which in limits:
        _place(limit, piece, which, effects)
    return [piece for effect in effects for piece in effect.pieces]


def _evenly_ended(text: str) -> str:
    """The text with an end after each sentence, as long as it was."""
    text = _ENDED.sub(lambda mark: "。".ljust(len(mark[0])), text.replace("効", "效"))
    return text.replace("發動 。", "發動。 ").replace(
        "（不當作陷阱卡使用）。", "。（不當作陷阱使用）。"
    )  # a sentence of its own


def _sentences(start: int, line: str) -> Iterator[tuple[int, str]]:
    """The sentences of a line that begins at `start`, each with where it begins."""
    for match in _SENTENCE.finditer(line):
        said = match[1].strip()
        if said:
            yield start + match.start(1) + len(match[1]) - len(match[1].lstrip()), said


def _spelled(said: str, name: str, traits: Container[str]) -> str:
    """A sentence with the card's name where it says "this card name", and with the usual beginning."""
    spelled = re.sub("(?:此|這張|這個)卡?名稱?(?=的|[1一在]|以?外|①|效果)", f"「{name}」", said)
    spelled = re.sub(rf"^(?=[{NUMBERS}]的?效果[在1一])", f"「{name}」的", spelled)
    if "ritual" in traits:
        spelled = _DESCENDS.sub(r"可以用\1將這張卡儀式召喚", spelled)
    if "flip" in traits:
        spelled = re.sub("^(?:此|這張)卡反轉(?:的場合|時)，?", "亮牌：", spelled)
    return spelled


def _says_when_to_use(piece: Piece, effects: list[_Effect]) -> bool:
    """Whether a sentence says on which turns the effect before it may be used, or that it itself may be once as long
    as the card is there. What it says is said with that effect then.
    """
    last = effects[-1]
    unused = _NOT_ON_THE_TURN.fullmatch(piece.text)
    if unused and last.pieces:
        _say_first(f"{unused['turn'] or unused['day']}以外，", last.pieces[-1], piece.end)
        return True
    once = _ONCE_WHILE_THERE.match(piece.text)
    if once:
        piece.text = piece.text[once.end() :]
        last.pieces.append(piece)
        _say_after(effects[-1:], "這個效果在這張卡於場上表側表示存在的期間只能使用一次。", piece)
        return True
    return False


def _say_of_all(effects: list[_Effect], oaths: list[tuple[Piece, str]]) -> None:
    """Say what holds for effects that are activated after each of them, or those of the numbers beside it."""
    for oath, which in oaths:
        of = [effect for effect in _activated(effects) if not which or effect.number in which]
        _say_after(of or effects[-1:], oath.text, oath)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a Chinese text, each with where it begins; a line that is broken within an effect is one."""
    first = re.search(rf"[{NUMBERS}]\s*[：:]", text)
    head = first.start() if first else len(text)
    ends = [match.span() for match in re.finditer(r"\n", text[:head])]
    ends += [match.span() for match in _BREAK.finditer(text, head)]
    start = 0
    for end, following in [*ends, (len(text), len(text))]:
        yield start, text[start:end].replace("\n", " ")
        start = following


def _activated(effects: list[_Effect]) -> list[_Effect]:
    return [effect for effect in effects if effect.number and any(_ACTIVATES.search(p.text) for p in effect.pieces)]


def _summons_itself(effect: _Effect) -> bool:
    """Whether it says how its card is Special Summoned: what limits every effect limits that, too."""
    return any(re.search("[此這]張?卡[^。]*特殊召喚。", piece.text) for piece in effect.pieces)


def _place(limit: re.Match[str], piece: Piece, which: str, effects: list[_Effect]) -> None:
    """Put a limit after the effects that it is of ("" for all that are activated), in the words of the phrase book."""
    if limit.re is not _LIMIT:
        said = f"{limit['name']}以這個方法的特殊召喚一回合只能進行一次。"
        _say_after([effect for effect in effects if effect.number == limit["which"]] or effects[:1], said, piece)
        return
    name, how = limit["name"], limit["how"]
    activated = _activated(effects)
    of = [effect for effect in effects if effect.number and effect.number in which] if which else activated
    shared = re.search("其中|任意|任1|任一", how)
    others = [effect for effect in effects if effect.number and effect not in of]
    every = len(of) > 1 and not any(effect in activated or _summons_itself(effect) for effect in others)
    if shared and every:
        said = f"{name}的效果一回合只能使用其中1個，且該回合只能使用一次。"
    elif shared or not of or (not which and len(of) > 1):
        effects[0].pieces.append(piece)
        return
    elif "決鬥" in limit["span"]:
        _say_after(of, f"{name}的這個效果在決鬥中只能使用一次。", piece)
        return
    elif every:
        said = f"{name}的各個效果一回合只能各使用一次。"
    else:
        _say_after(of, f"{name}的這個效果一回合只能使用一次。", piece)
        return
    _say_after(effects[-1:], said, piece)


def _say_first(said: str, piece: Piece, end: int) -> None:
    """Say at the beginning of a sentence what another, which ends at `end`, says of it."""
    piece.text = said + piece.text
    piece.end = max(piece.end, end)


def _say_after(effects: list[_Effect], said: str, piece: Piece) -> None:
    """Say at the end of each effect what a sentence says of it."""
    for effect in effects:
        effect.pieces.append(Piece(piece.start, piece.end, said, False))
