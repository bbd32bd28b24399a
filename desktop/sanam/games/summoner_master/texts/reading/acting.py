"""What another player does: its words put as if that player were "we", marked with who it is.

"Each player returns 1 of his Seals to his hand" becomes "[Each] return 1 of your Seals to your hand". That is tried
where a text is not understood as it stands, and read with the tables of `spoken`, which know the marks.
"""

from __future__ import annotations

import re
from functools import partial

_EACH = r"(?:each|both|all|every|either)(?: of the)? players?|players each"
_OWNER = (
    r"(?:its|their|that (?:card|Seal|Mystic Card)'s|the (?:card|Seal)'s) (?:owner|controller|player)"
    r"|that player|the owner(?: of (?:it|that (?:card|Seal)))?|the player who (?:cast|controls|owns) (?:it|that card)"
)
_HOST = (
    r"the (?:attached |pasted )?Seal's (?:owner|controller)|the (?:owner|controller) of the (?:attached |pasted )?Seal"
)
_THEIRS = r"(?:your|the|an) opponent|opponent"
_TURN = r"the (?:active player|player whose (?:Subturn|Turn) it is|turn player)"
_WHO_ENGLISH = (("Each", _EACH), ("Host", _HOST), ("Owner", _OWNER), ("Turn", _TURN), ("Theirs", _THEIRS))
_MUST = r"(?: (?:must|has to|have to|is forced to|chooses? and|chooses? to))?"
_VERBS = {
    "discards": "discard",
    "draws": "draw",
    "returns": "return",
    "destroys": "destroy",
    "sacrifices": "sacrifice",
    "puts": "put",
    "takes": "take",
    "removes": "remove",
    "shuffles": "shuffle",
    "pays": "pay",
    "loses": "pay",
    "gets": "get",
    "gains": "get",
    "moves": "move",
    "brings": "bring",
    "sends": "send",
    "chooses": "choose",
    "makes": "make",
    "mills": "mill",
    "adds": "add",
    "reveals": "reveal",
    "looks": "look",
    "searches": "search",
}
_VERB = "|".join([*_VERBS, *set(_VERBS.values()), "lose"])
#: Whose things are, of the player who does something, and of the other one.
_OWN = r"\b(?:one of |1 of )?(?:his or her|his|her|their|its owner's) (?:own )?"
#: What somebody else does at a moment, or on a condition, is not done in our place.
_NO_MOMENT = r"(?<!\bwhen)(?<!\bwhenever)(?<!\bif)(?<!\bwhile)(?<!\btime)(?<!\bonce)(?<!\bafter)(?<!\bas)(?<!\bunless)"
_ENGLISH = tuple(
    (mark, re.compile(rf"(^|[.:,;] ?|{_NO_MOMENT} ){words}(?: also)?( may| can)?{_MUST} ({_VERB})\b", re.IGNORECASE))
    for mark, words in ((mark, f"(?:{words})") for mark, words in _WHO_ENGLISH)
)
_NEXT = re.compile(
    rf"(?:,? and then|, then|,? then|,? and|,) (?:{_MUST[3:-2]} )?({_VERB})\b(?! (?:the rest|the others|all others))",
    re.IGNORECASE,
)


def _own(rest: str) -> str:
    """What is the acting player's, as "yours"."""
    rest = re.sub(r"\b(?:one|1) of (?:his or her|his|her|their)(?: own)? ", "1 of your ", rest, flags=re.IGNORECASE)
    rest = re.sub(r"\b(all|both|each|\d+) (?:of )?(?:his or her|his|her|their)(?: own)? ", r"\1 of your ", rest)
    rest = re.sub(r"\b(?:his or her|his|her|their)(?: own)? (?=\w)", "your ", rest)
    rest = re.sub(r"\b(?:of|from) (?:his or her|his|her|their) own\b", "of yours", rest)
    rest = re.sub(r"\bif (?:he or she|he|she|they|that player) (has|have|controls?)\b", "if you have", rest)
    rest = re.sub(r"\bhands\b", "hand", rest)
    return re.sub(r"\b(?:he or she|he|she|they) (?:controls?|owns?|has|have)\b", "of yours", rest)


def _base(verb: str) -> str:
    return {"lose": "pay"}.get(verb.lower(), _VERBS.get(verb.lower(), verb.lower()))


def _marked(mark: str, match: re.Match[str]) -> str:
    return f". [Then] {_base(match[1])}"


def english(text: str) -> str:
    """A text with what other players do marked; as it is where nobody else does anything."""
    for mark, pattern in _ENGLISH:
        match = pattern.search(text)
        if match is None:
            continue
        end = next((at.start() for at in re.finditer(r"[.;](?: |$)", text) if at.start() >= match.end()), len(text))
        rest = text[match.end() : end]
        if mark == "Theirs" and re.search(r"\b(?:your|you|yours|opponent)\b", rest):
            continue  # it speaks of us: that is not what "you" would be
        said = f"[{mark}]{' you may' if match[2] else ''} {_base(match[3])}{_own(rest)}"
        said = _NEXT.sub(partial(_marked, mark), said)
        said = re.sub(r"\band (destroy|sacrifice)s (?=the (?:rest|others)\b)", r"and \1 ", said)
        before = text[: match.start()] + re.sub(r"\b(?:and|then|or) $", "", match[1])
        return f"{before}{said}{english(text[end:]) if end < len(text) else ''}"
    return text


_WHO_THAI = (
    ("Each", "(?:ผู้เล่น(?:ทุกคน|แต่ละคน|แต่ละฝ่าย|ทั้งสองฝ่าย|ทั้งสองคน|ทั้งสอง|ทั้งคู่)|แต่ละฝ่าย|ทั้งสองฝ่าย|ทุกคน|ทุกฝ่าย)"),
    ("Host", "เจ้าของ ?Seal ?ที่ติด(?:อยู่)?"),
    ("Owner", "(?:(?:เจ้าของ|ผู้ควบคุม)(?: ?(?:Seal|การ์ด|Mystic Card)(?:ใบ)? ?นั้น|ใบนั้น|การ์ด)?|ผู้เล่น(?:คน)?นั้น|ฝ่ายนั้น|คนนั้น)"),
    ("Turn", "(?:ผู้เล่นเจ้าของ ?Subturn|เจ้าของ ?Subturn)"),
    ("Theirs", "(?:ให้)?ฝ่ายตรงข้าม"),
)
_THAI_VERB = "(?:ทิ้ง|จั่ว|นำ|เอา|ทำลาย|สังเวย|ส่ง|จ่าย|เสีย|ย้าย|สับ|เลือก|Remove|วาง|คืน|ได้รับ|ได้|ค้น|เปิด|ดู)"
_THAI = tuple(
    (mark, re.compile(rf"{words} ?(อาจ|สามารถ|จะ)?(?:ต้อง|จะต้อง|ก็ต้อง|เลือก)? ?(?={_THAI_VERB})"))
    for mark, words in _WHO_THAI
)
_THAI_NEXT = re.compile(
    rf" ?(?:แล้วจึง|แล้ว|และ|จากนั้น|จากนั้นจึง) ?(?:ฝ่ายตรงข้าม)?(?={_THAI_VERB})(?!ทำลาย(?:Seal )?(?:ใบ)?(?:ที่เหลือ|อื่น))"
)


def thai(text: str) -> str:
    """The same in Thai."""
    for mark, pattern in _THAI:
        match = pattern.search(text)
        if match is None:
            continue
        rest = text[match.end() :]
        if mark == "Theirs" and re.search("เรา|(?<!แล้ว)ฝ่ายตรงข้าม", rest):
            continue
        rest = re.sub("(?:ของ)?(?:ตัวเอง|ตนเอง|ตน)", "ของเรา", rest)
        may = match[1] in ("อาจ", "สามารถ")
        said = f" [{mark}] {'เราสามารถ' if may else ''}{rest}"
        said = _THAI_NEXT.sub(" . [Then] ", said)
        return f"{text[: match.start()]}{said}"
    return text


def acted(text: str, language: str) -> str:
    """A text with what other players do in the place of ours marked."""
    return english(text) if language == "en" else thai(text) if language == "th" else text
