"""Cuts the Chinese texts of cards into sentences."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

import msgspec

from sanam.games.yugioh.texts.reading.sentences import Piece

#: The numbers of the effects of a Chinese text.
NUMBERS = "①②③④⑤⑥⑦⑧⑨⑩"
#: Where a line of a Chinese text ends: before an effect or an item of a list. Before the first effect any line is one.
_BREAK = re.compile(
    rf"\s{{0,20}}\n(?=\s{{0,20}}(?:[{NUMBERS}]\s{{0,20}}[：:]|[●【]))|(?<!^)(?<!\n)(?=[{NUMBERS}]\s{{0,3}}[：:])|(?<=[。：果])\s{{0,20}}(?=●)"
)
#: What goes on with the sentence before it: "then", what becomes of the monsters that were just Summoned, and so on.
_GOES_ON = (
    r"\s*(?:[那此這]?之後|[此這那]個?場合，?[此這]張?卡(?:變成|變為|當作)效果"
    r"|(?:[直到]{1,2}(?:這個)?回合結束(?:時|以前|前)(?:為止)?，?)?[以用因由]?[此這]個?效果(?:而)?(?:特殊召喚的(?:全部)?|(?:覆蓋|蓋放)的(?=[^。，]{0,6}(?:離場|離開)))[那該]?[1一]?[體隻]?"
    r"(?:怪獸|[此這]張?卡|卡)|(?:我方|自己)?可以從[那其]之?中[將選把]"
    r"|[將把]?(?:剩下|剩餘|其餘)的?[卡牌]片?(?:全部)?(?:送|回|洗|以|用|加)|(?:那次|該次|此次|那)(?:戰鬥|攻擊|以直接攻擊)給[予與]對方的戰鬥傷害(?:減半|變[成為]一半))"
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
    r"(?P<span>[1一]回合|(?:1次|一次)?決鬥中?)(?P<how>[^。]*?[1一]?[次個](?:(?!發動(?:此|這)|不能)[^。])*)。?"
)
_ACTIVATES = re.compile(r"發動(?:[此這]個?效果)?[。，\s]")
#: A comma, or the end of a line, that ends a sentence: before a limit, an oath, or a rule laid for the turn.
_DONE = "|".join(f"(?<={word})" for word in ("召喚", "手牌", "墓地", "破壞", "除外", "牌組"))
_ENDED = re.compile(
    rf"(?<=[張次])[，﹒]且?(?=發動|[此這]個?(?:卡名?的?)?效果|(?:作為)?[{NUMBERS}]的?效果)|(?<=發動)\n(?![●【])"
    rf"|(?:{_DONE})，(?=(?:此|這個|本)回合，?(?:我方|自己)(?:不能|除|[僅只]能))"
    rf"|(?<=召喚)，(?=[{NUMBERS}]的?效果(?:在)?[1一]回合)|(?<=不能通常召喚)，(?=[僅只]能[以用]「)"
    r"|(?<=次)，(?=也?(?:可以|能)?在?對方的?回合也?(?:可以|能)?(?:發動|使用)。)"
)
#: The heading of an effect that is printed before its number.
_HEADED_BEFORE = re.compile(r"((?:場合|時)，?(?:可以|才能)發動。)\s{0,3}①[：:]")
#: That the effects named before are Quick Effects.
_ANY_TURN = re.compile("(?:(?:此|這個|這些)效果)?也?(?:可以|能)?在?對方的?回合也?(?:可以|能)?(?:發動|使用)。")
#: What may not be done in the turn in which an effect, or the card, is activated.
_OATH = re.compile(
    "(?:發動(?:[此這本]個?效果|[此這本]張?卡的?(?:效果)?)|[此這本](?:個?效果|張?卡的?效果?)的?發動)的回合，?.+"
)
#: "(Name)的①的方法的特殊召喚1回合只能有1次": it limits the Summon that an effect allows.
_LIMIT_OF_SUMMON = re.compile(
    rf"用?(?P<name>「[^」]*」)的?\s*(?:作為)?(?P<which>[{NUMBERS}])(?:的?效果)?(?:的?方法)?(?:的|來|以)?特殊召喚(?:在)?[1一]回合"
    r"[^。]*?[1一]次[^。，]*。?"
)
#: The same in other words: "(Name)1回合僅1次能以①的方法特殊召喚".
_LIMIT_OF_SUMMON_SO = re.compile(
    rf"(?P<name>「[^」]*」)(?:在)?[1一]回合[僅只][1一]次能以(?P<which>[{NUMBERS}])(?:的?效果)?的方[法式](?:進行)?特殊召喚。?"
)
#: A Ritual Monster "descends" by its Ritual Spell.
_DESCENDS = re.compile("^(「[^」]*」)的?降臨(?:的|所)?必?[要需須]?")
#: The same by any of a series, and what a Ritual Spell of a series is for.
_DESCENDS_OF = re.compile("^(「[^」]*」)儀式魔法卡的?降臨(?:的|所)?必?[要需須]?")
_FOR_DESCENT = re.compile("^(「[^」]*」儀式怪獸)的?降臨(?:的|所)?必[要需須]")
#: "Only 1 of this card may be face-up on your side."
_ONLY_ONE = re.compile(
    "^[此這]張?卡在(?:我方|自己)場上[僅只]能(?:以?表側表示的?)?(?:存在)?(?:有)?[1一][體張隻](?:存在)?"
)
#: What is chosen without a target, in a text that says of others that they are targets.
_TARGETS = re.compile("以[^。]{2,80}為對象")
_CHOICE = re.compile(
    "(發動。|之後，?|，可以|，)選擇(?=[^。，]*(?:破壞|除外|手牌|牌組|墓地|特殊召喚|變成|無效)[^為]*。)(?!以下|的|[1一]個效果|[^。]*為對象)"
)
#: How often a card may be activated or Summoned in a turn, which is no effect of it.
_OF_THE_CARD = re.compile("[^。]*(?:發動1張|特殊召喚[^。]*[1一]次|[1一]次[^。]*特殊召喚)。?")


#: What an effect says of itself that a limit of its name says, too.
_ONCE = re.compile("^[1一]回合[1一]次，?")
_LIMITS = (_LIMIT_OF_SUMMON, _LIMIT_OF_SUMMON_SO, _LIMIT)


def is_numbered(text: str) -> bool:
    """Whether the effects of a Chinese text have numbers, as they have today."""
    return re.search(rf"[{NUMBERS}]\s*[：:]", text) is not None


#: An effect that is used only once while its card lies on the field says so first.
_ONCE_WHILE_THERE = re.compile(
    "^(?:只要)?此卡(?:[於在](?:場上|怪獸區域?)以?(?:表側表示)?存在|以?表側表示存在[於在]?場上)(?:為限)?，?[僅只]有?(?:1次|一次)，?"
)
#: One more Normal Summon in a turn, which is gained only once.
_ONE_MORE = re.compile(
    "(?:回合(?:，|我方|自己)[^。]{0,60}|存在為?限?，(?:我方|自己)在?)通常召喚(?:之|以)?外[^。]{0,4}[只僅]有?[1一]次"
    "|[只僅]有?[1一]次，[^。]{0,12}通常召喚(?:之|以)?外"
)
#: "Treat that as a Fusion Summon", said of a Special Summon.
_AS_A_KIND = re.compile("(?:視為|當作)以?(融合|同步|超量|儀式)召喚(?:的?方式)?(?:來|的|作)?特殊召喚(?=。)")
#: That a card cannot be Normal Summoned, and how it may be Special Summoned then: at a price, or while something is so.
_NOT_NORMALLY = re.compile("[此這]張?卡不能通常召喚。")
_FOR_A_PRICE = re.compile(
    "(?:[此這]張?卡)?可以(?P<price>(?:從[我自]|將|把|解放|釋放|除外)(?:(?!發動|特殊召喚|額外牌組|特別牌組)[^。])*?)(?:來|，)?(?:從手牌)?特殊召喚。?"
)
_WHILE_SO = re.compile("(?P<so>[^。，]{1,60})存在的場合，?(?:[此這]張?卡)?可以從手牌(?:[把將]?[此這]張?卡)?特殊召喚。?")
#: An Equip Card that changes ATK or DEF, said of what becomes one.
_STRENGTHENS = re.compile(
    "(?:當作|當做|作為|視為)使?(攻擊力(?:[﹒·、和]守備力)?|守備力)(上升|下降) ?([0-9０-９]{2,5}) ?的裝備卡"
)
#: An Xyz Summon on top of a monster that has materials, which become the new one's.
_ON_ANOTHER = re.compile("也可以?(?:將[此這]張?卡)?重疊在[^。]*超量怪獸上[^。]*超量召喚。")
#: When an effect cannot be used, said after it.
_NOT_ON_THE_TURN = re.compile(
    "(?:[此這]個?)?效果(?:的發動)?(?:在)?(?:不能在(?:此卡)?(?P<turn>[^。此]{4,8}的回合)發動|(?:此卡)?(?P<day>[^。此]{4,8}的回合)不能(?:發動|使用))。?"
)


class _Effect(msgspec.Struct):
    """What stands under one number ("" before the first)."""

    number: str
    pieces: list[Piece]


def sentences(text: str, name: str, traits: Container[str] = ()) -> list[Piece]:
    """The sentences of the text of the card of that name and with those `traits`.

    What a text says at its beginning of how often the card or its numbered effects may be used is said after those
    effects, what a Flip monster does when it is turned up begins as its rulebook has it, and so does what Summons a
    Ritual Monster.
    """
    effects = [_Effect("", [])]
    chooses = _TARGETS.search(text) is not None
    limits: list[tuple[re.Match[str], Piece, str]] = []
    of_the_card: list[Piece] = []
    oaths: list[tuple[Piece, str]] = []
    for start, line in _lines(_evenly_ended(text)):
        numbered = _NUMBERED.match(line)
        if numbered:
            effects.append(_Effect(numbered[1], []))
        for at, said in _sentences(start, line):
            spelled = _told_of(said, name, traits)
            spelled = _CHOICE.sub(r"\1選", spelled) if chooses else spelled
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
                kind = _AS_A_KIND.search(spelled)
                effects[-1].pieces.append(piece)
                if kind:
                    piece.text = spelled.replace(kind[0], "特殊召喚")
                    _say_after(effects[-1:], f"（這次特殊召喚當作{kind[1]}召喚。）", piece)
                strengthens = _STRENGTHENS.search(spelled)
                if strengthens:
                    piece.text = spelled.replace(strengthens[0], "當作裝備卡")
                    _say_after(effects[-1:], f"其{strengthens[1]}{strengthens[2]}{int(strengthens[3])}。", piece)
                if _ON_ANOTHER.search(spelled):
                    _say_after(effects[-1:], "（其持有的超量素材也成為召喚的怪獸的超量素材。）", piece)
                if _ONE_MORE.search(spelled):
                    _say_after(effects[-1:], "（這個效果一回合只能適用一次。）", piece)
    _say_of_all(effects, oaths)
    effects[-1].pieces += of_the_card
    _say_first_ways(effects[0].pieces)
    for limit, piece, which in limits:
        _place(limit, piece, which, effects)
    return [piece for effect in effects for piece in effect.pieces]


#: A period between a Token and what it is, and the one before what a Gemini monster is once it was Summoned again.
_TOKEN_ENDED = re.compile(
    r"(?<=特殊召喚)。(?=\s{0,3}（[^）]{0,20}族)|(?<=召喚)。(?=\s{0,3}那個?場[合和]，?[此這]張?卡當作效果怪獸)"
)


#: A Union monster: equipped, or Summoned again, and what becomes of it in the place of the equipped monster.
_UNION = re.compile(
    r"[1一]回合[1一]次，可以(?:選擇以下1個效果|從以下效果選擇1個)發動[。：:]\s{0,3}"
    r"●以(?P<to>[^。，●]{1,60})為對象(?:，|發動。)[將把][此這]張?卡(?:視為|當作)裝備卡(?:使用)?"
    r"(?:裝備在該怪獸上|裝備那體怪獸|給那體怪獸裝備)。\s{0,3}(?P<instead>裝備怪獸被[^。●]{1,40}。)\s{0,3}"
    r"●被?裝備的[此這]張?卡特殊召喚。"
)


#: A monster that Summons itself with no effect: what is said of it "by this effect" is said of that way.
_BY_OWN_SUMMON = re.compile(
    r"(可以(?:(?!發動|時|。)[^\n]){0,40}從手牌特殊召喚。\s{0,3})(這個|此)效果(?=特殊召喚的[此這]張?卡)"
)


def _as_union(found: re.Match[str]) -> str:
    """What a Union monster does in one sentence, and after it what is destroyed instead; as long as before."""
    said = f"1回合1次，可以選擇{found['to']}為對象，將這張卡裝備於該對象，或者解除這張卡的裝備並特殊召喚。"
    return (said + found["instead"]).ljust(len(found[0]))


def _evenly_ended(text: str) -> str:
    """The text with an end after each sentence, as long as it was."""
    text = _BY_OWN_SUMMON.sub(r"\1\2方法", text)
    text = _HEADED_BEFORE.sub(lambda found: found[1].ljust(len(found[0])), text)
    text = _UNION.sub(_as_union, _TOKEN_ENDED.sub("，", text))
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


def _told_of(said: str, name: str, traits: Container[str]) -> str:
    """A sentence with the card's name where it says "this card name", and with the usual beginning."""
    spelled = re.sub("(?:此|這張|這個)卡?名稱?(?=的|[1一在]|以?外|①|效果)", f"「{name}」", said)
    spelled = re.sub(rf"^(?:作為)?(?=[{NUMBERS}]的?效果[在1一])", f"「{name}」的", spelled)
    spelled = _ONLY_ONE.sub(f"「{name}」在自己場上只能存在1張", spelled)
    if "ritual" in traits:
        spelled = _DESCENDS_OF.sub(r"可以用任意的\1儀式魔法卡將這張卡儀式召喚", spelled)
        spelled = _DESCENDS.sub(r"可以用\1將這張卡儀式召喚", spelled)
    else:
        spelled = _FOR_DESCENT.sub(r"這張卡可以用於任意\1的儀式召喚", spelled)
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
        _say_first(f"此卡{unused['turn'] or unused['day']}以外，", last.pieces[-1], piece.end)
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
    return any(re.search("^(?!.*不能).*[此這]張?卡[^。]*特殊召喚。", piece.text) for piece in effect.pieces)


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
        _limit_once(of)
    else:
        _limit_once(of)
        _say_after(of, f"{name}的這個效果一回合只能使用一次。", piece)
        return
    _say_after(effects[-1:], said, piece)


def _say_first_ways(pieces: list[Piece]) -> None:
    """Say of a card that cannot be Normal Summoned that it must first be Summoned in the way that it offers."""
    if not any(_NOT_NORMALLY.fullmatch(piece.text) for piece in pieces):
        return
    for piece in pieces:
        price, while_so = _FOR_A_PRICE.fullmatch(piece.text), _WHILE_SO.fullmatch(piece.text)
        if price:
            piece.text = f"{price['price']}的場合可以特殊召喚。"
        elif while_so:
            so = re.sub("(?<!沒)有(?![0-9])", "有1隻", while_so["so"])
            piece.text = f"首先必須在{so}的場合從自己的手牌特殊召喚。"


def _limit_once(effects: list[_Effect]) -> None:
    """Leave out that effects are used once in a turn where their name is limited to as much."""
    for effect in effects:
        for piece in effect.pieces:
            piece.text = _ONCE.sub("", piece.text)


def _say_first(said: str, piece: Piece, end: int) -> None:
    """Say at the beginning of a sentence what another, which ends at `end`, says of it."""
    piece.text = said + piece.text
    piece.end = max(piece.end, end)


def _say_after(effects: list[_Effect], said: str, piece: Piece) -> None:
    """Say at the end of each effect what a sentence says of it, where that is not said yet."""
    for effect in effects:
        if all(known.text != said for known in effect.pieces):
            effect.pieces.append(Piece(piece.start, piece.end, said, False))
