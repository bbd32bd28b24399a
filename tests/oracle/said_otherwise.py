"""Where two printed texts of a card say different things, decided by words of theirs.

A translation may say "can" where the other does not, or leave out "face-up". For each field of an ability the table
has the words that state it in each language: a difference in that field is the texts' own where one ability's words
state it and the other's do not. It is never decided by the card.
"""

from __future__ import annotations

import re

#: Types of monsters, as English texts have them.
_TYPES = (
    "Aqua|Beast|Beast-Warrior|Cyberse|Dinosaur|Dragon|Fairy|Fiend|Fish|Insect|Machine|Plant|Psychic|Pyro|Reptile|Rock|"
    "Sea Serpent|Spellcaster|Thunder|Warrior|Winged Beast|Wyrm|Zombie"
)
#: The end of a field's path, what is called so, and the words that state it.
_STATED: tuple[tuple[str, str, dict[str, str]], ...] = (
    (r"\.optional|\.timing", "may", {"en": r"\b(can|may)\b", "zh": "可|(?<!不)能"}),
    (r"\.timing", "if or when", {"en": r"(?<!and )\bif\b(?! you do)", "zh": "場合"}),
    (r"\.face", "how it lies", {"en": r"face-(up|down)", "zh": "[表裏裡]側|覆蓋"}),
    (r"\.filter(\.position)?", "battle position", {"en": r"(Attack|Defense) Position", "zh": "(攻擊|守備)表示"}),
    (r"\.filter", "how it lies", {"en": r"face-(up|down)", "zh": "[表裏裡]側|覆蓋"}),
    (
        r"\.(targets|ref|index)|\.(group|to|card)\.(filter|whose|zones)",
        "a target",
        {"en": r"\b(target|select|choose)", "zh": "為對象|選[^，。]*發動"},
    ),
    (r"\.kind", "in either turn", {"en": r"either player['’]s turn|Quick Effect", "zh": "雙方的?回合|對方的?回合"}),
    (r"\.cost|\.do", "a cost", {"en": ";", "zh": "(?<!不能)發動"}),
    (r"\.number", "up to", {"en": r"\bup to\b", "zh": "最多"}),
    (r"\.number", "or more", {"en": r"or more|\d\+", "zh": "以上"}),
    (r"\.windows", "the Damage Step", {"en": "during the Damage Step", "zh": "傷害步驟"}),
    (r"\.(windows|when|conditions|kind|active)", "damage calculation", {"en": "damage calculation", "zh": "傷害計算"}),
    (r"\.conditions", "as it resolves", {"en": "to activate and (to )?resolve", "zh": "處理"}),
    (r"\.role", "attacked or attacking", {"en": r"\battacked\b|\bbattles\b", "zh": "戰鬥的場合|被攻擊"}),
    (r"\.until", "how long", {"en": r"this turn|\buntil\b", "zh": "回合|為止|結束階段"}),
    (r"\.origin", "from where", {"en": r"on the field|you control|from the (field|hand)", "zh": "場上|從手牌"}),
    (r"\.origin", "from the hand", {"en": "from (the|your) hand", "zh": "從手牌"}),
    (r"\.to", "where it goes", {"en": "GY|Graveyard", "zh": "墓地"}),
    (r"\.zones", "the Extra Deck", {"en": "Extra Deck", "zh": "額外|融合牌組"}),
    (r"\.zones", "the top of the Deck", {"en": r"\btop\b", "zh": "上方|頂"}),
    (r"\.field", "on the field", {"en": "on the field", "zh": "場上"}),
    (r"\.direct", "directly", {"en": r"\bdirect", "zh": "直接"}),
    (r"\.cause", "by an effect", {"en": r"\beffect", "zh": "效果"}),
    (r"\.conditions", "battle position", {"en": r"(Attack|Defense) Position", "zh": "(攻擊|守備)表示"}),
    (r"\.conditions", "how it lies", {"en": r"face-(up|down)", "zh": "[表裏裡]側|覆蓋"}),
    (r"\.normal", "cannot be Normal Summoned", {"en": "Cannot be Normal Summoned", "zh": "不能通常召喚"}),
    (r"\.special", "first", {"en": r"\bfirst\b", "zh": "先"}),
    (r"\.(by|special)", "must be Special Summoned", {"en": r"\b(must|can only)\b", "zh": "[只僅]能(?!有)|才能從"}),
    (r"\.how", "discards", {"en": r"\bdiscard", "zh": "捨棄|丟棄"}),
    (r"\.(high|low)", "or less, or more", {"en": "or (less|lower|more|higher)", "zh": "以[下上]"}),
    (r"\.kinds", "a Spell", {"en": r"\bSpell\b", "zh": "魔法"}),
    (
        r"\.(kinds|names|series|neither|not_names)",
        "what kind of card of a series",
        {"en": '" (card|monster|Spell|Trap|[A-Z])', "zh": "」(怪獸|卡|魔法|陷阱|儀式|融合|同步|超量|通常|裝備|永續)"},
    ),
    (r"\.number", "how many", {"en": r"\d", "zh": r"\d"}),
    (r"\.link", "and", {"en": r"\band\b(?! if)", "zh": "[並且和]"}),
    (r"\.link", "then", {"en": r"\bthen\b|if you do", "zh": "之後|然後"}),
    (r"\.limit", "how often", {"en": r"\bper (turn|Chain|Duel|battle)", "zh": "[1一]回合|連鎖上|決鬥中"}),
    (r"\.(of|original)", "the original value", {"en": r"\boriginal\b", "zh": "原本?[攻守等]"}),
    (r"\.limit", "one of the effects", {"en": r"use 1 .* effect", "zh": "其中"}),
    (r"\.alone", "no others", {"en": r"no other|exactly", "zh": "[只僅]"}),
    (r"\.what", "DEF", {"en": r"\bDEF\b", "zh": "守備力"}),
    (
        r"\.whose|\.zones|\.who|\.subject",
        "the own",
        {"en": r'\byou control\b|\byour (side|field|GY|Graveyard|Spell|removed|banished|")', "zh": "我方|自己"},
    ),
    (r"\.whose|\.zones|\.who|\.subject|\.other|\.cause(_who)?", "the opponent's", {"en": "opponent", "zh": "對方"}),
    (r"\.(by|other)", "other cards", {"en": r"\bother\b", "zh": "其他|以外"}),
    (r"\.traits", "Fusion Monsters", {"en": "Fusion Monster", "zh": "融合怪獸"}),
    (r"\.traits", "Xyz Monsters", {"en": "Xyz Monster", "zh": "超量怪獸"}),
    (r"\.not_traits", "what can be Normal Summoned", {"en": "Normal Summoned", "zh": "通常召喚"}),
    (r"\.traits", "Effect Monsters", {"en": "Effect Monster", "zh": "效果怪獸"}),
    (
        r"\.do\.optional|\.do\.op\.do\.optional",
        "may, of one part",
        {"en": r"(?<!: )\byou can\b(?![^.:]*:)", "zh": "可以(?![^。]{0,40}發動)"},
    ),
    (r"\.exact", "exactly", {"en": "exactly", "zh": "正好|剛好"}),
    (r"\.limit", "once per battle", {"en": "once per battle", "zh": "1次戰鬥1次"}),
    (r"\.limit", "which effects", {"en": "each (effect|of)|these effects", "zh": "[①-⑨][、﹒]?[①-⑨]|各"}),
    (r"\.limit", "a limit by name", {"en": r"You can only (use|activate)", "zh": "(卡名|」)的[^。]*[1一]回合"}),
    (r"\.limit", "once per turn", {"en": "(?-i:Once per turn)", "zh": "：1回合1次"}),
    (r"\.how", "gains", {"en": r"\bgains?\b", "zh": "上升"}),
    (r"\.related|\.not_names", "another name", {"en": "different name", "zh": "不同|相?異"}),
    (r"\.not_names", "what is left out", {"en": 'except "', "zh": "」以外"}),
    (r"\.related", "another", {"en": r"\b(an)?other\b", "zh": "其他|以外|另"}),
    (r"\.filter(\.other)?", "others", {"en": r"\b(an)?other\b", "zh": "其他|以外|另"}),
    (
        r"\.active",
        "from the Graveyard, too",
        {"en": r"\(from your hand or (GY|Graveyard)\)", "zh": "手牌[﹒、或]墓地特殊召喚"},
    ),
    (r"\.activated", "cards or effects", {"en": r"or effects?\b", "zh": "效果"}),
    (r"\.cause_who", "who Summons it", {"en": r"\byou (Special|Normal) Summon\b", "zh": "(我方|自己)[把將]"}),
    (r"\.when\.(cause|cause_who|origin|others)", "a second occasion", {"en": "or if this card", "zh": "場合或|或此卡"}),
    (r"\.when\.(cause|cause_filter|origin|subject\.filter)", "as material", {"en": "Material", "zh": "素材"}),
    (r"\.when\.(events|others)", "leaves the field", {"en": "leaves? the field", "zh": "離場|離開場|場上離開"}),
    (
        r"\.conditions",
        "what is so then",
        {"en": r"\b(and|if|while) you (have|control)\b[^:;]*:", "zh": "存在|有[^，。]*場合"},
    ),
    (r"\.conditions", "how it was Summoned", {"en": "was (Special |Normal )?Summoned", "zh": "特殊召喚"}),
    (r"\.(group|card|to)\.filter(\.\w+)?", "equipped by it", {"en": "by this effect", "zh": "效果裝備"}),
    (r"\.cost\.op\.group\.\w+|\.do", "a chosen number", {"en": "choose a number", "zh": "宣言|選[^，。]*數"}),
    (r"\.(targets|do|op\.group)(\.\w+)*", "a choice", {"en": r"\b(target|select|choose)", "zh": "選擇|為對象"}),
    (
        r"\.(windows|when|conditions|kind|timing)",
        "the end of the Damage Step",
        {"en": "end of the Damage Step", "zh": "傷害步驟結束"},
    ),
    (r"\.kind", "that it is activated", {"en": ":", "zh": "發動"}),
    (r"\.limit", "the use of its effect", {"en": "You can only use", "zh": "效果[^。]*使用"}),
    (r"\.role", "attacking", {"en": r"\battack(s|ing)\b", "zh": "攻擊"}),
    (r"\.kinds", "a monster of that name", {"en": "monster with the same name", "zh": "同名怪獸"}),
    (r"\.to", "face-up", {"en": "face-up", "zh": "表側"}),
    (r"\.position", "a battle position", {"en": "(Attack|Defense) Position", "zh": "(攻擊|守備)表示"}),
    (r"\.filter(\.traits)?", "Normal Monsters", {"en": "Normal Monster", "zh": "通常怪獸"}),
    (r"\.filter(\.races)?", "a Type", {"en": f"\\b({_TYPES})\\b", "zh": "族"}),
    (r"\.attributes", "an Attribute", {"en": r"\b(?-i:LIGHT|DARK|EARTH|WATER|FIRE|WIND)\b", "zh": "屬性"}),
    (r"\.kinds", "monsters of a series", {"en": '" monster', "zh": "」(效果|通常)?怪獸"}),
    (r"\.sign", "or equal", {"en": "or equal", "zh": "以[上下]|等於|相同"}),
    (r"\.op", "reveals", {"en": "reveal", "zh": "公開|觀看|展示"}),
    (r"\.(zones|of)", "in the Graveyard", {"en": r"\bin (the|your) (GY|Graveyard)", "zh": "墓地的(?!場合)"}),
    (r"\.origin", "under whose control", {"en": "owner's control|card you control", "zh": "場上"}),
)


#: What may be stated of several cards of an ability: told apart by how often.
_COUNTED = {
    "how it lies",
    "battle position",
    "the original value",
    "then",
    "may, of one part",
    "others",
    "a Type",
    "Normal Monsters",
}
#: What is said of how often, at the end of a text, names the card once more.
_OF_LIMIT = re.compile(r"You can only (?:use|activate)[^.]*\.")
_NAME = '"[^"]+"|「[^」]+」'


def told_by(path: str, one: str, language: str, other: str, other_language: str) -> str:
    """What only one of two abilities' texts says of the field at `path`, "" when both or neither does."""
    field = re.sub(r"\[\d+\]", "", path)
    one, other = (
        re.sub(r"\s+", "", text) if of.startswith("zh") else text
        for text, of in ((one, language), (other, other_language))
    )
    for end, called, words in _STATED:
        if re.search(f"(?:{end})$", field):
            states, states_too = (
                len(re.findall(words[each[:2]], text, re.IGNORECASE))
                for text, each in ((one, language), (other, other_language))
            )
            if (states != states_too) if called in _COUNTED else (bool(states) != bool(states_too)):
                return called
    if re.search(r"\.(series|names|not_names|either)$", field):
        one, other = _OF_LIMIT.sub("", one), _OF_LIMIT.sub("", other)
        return "a name" if len(re.findall(_NAME, one)) != len(re.findall(_NAME, other)) else ""
    return ""


def number_told(difference: str, one: str, other: str) -> str:
    """ "a number" when each text has the number that it was read to say, and the other text has not."""
    said = re.fullmatch(r".*: (\d+) / (\d+)", difference)
    if said is None:
        return ""
    ours, theirs = re.findall(r"\d+", one), re.findall(r"\d+", other)
    told = said[1] in ours and said[1] not in theirs and said[2] in theirs and said[2] not in ours
    return "a number" if told else ""
