"""The words a printed face needs, by language: a face speaks the card's language, whatever the window's is."""
# ruff: noqa: E501 – tables of data

from __future__ import annotations

import re

_WORDS: dict[str, dict[str, str]] = {
    "th": {
        "Normal": "ปกติ", "Effect": "เอฟเฟค", "Ritual": "พิธีกรรม", "Fusion": "ฟิวชั่น", "Synchro": "ซิงโคร",
        "Xyz": "เอ็กซีซ", "Link": "ลิงก์", "Pendulum": "เพนดูลัม", "Token": "โทเค่น", "Tuner": "จูนเนอร์",
        "Flip": "รีเวิร์ส", "Spirit": "สปิริต", "Union": "ยูเนียน", "Gemini": "ดูอัล", "Toon": "ตูน",
        "Spell": "เวทย์มนต์", "Trap": "กับดัก", "Continuous": "ต่อเนื่อง", "Equip": "สวมใส่", "Field": "ฟีลด์",
        "Quick-Play": "ความเร็วสูง", "Counter": "เคาท์เตอร์", "ATK": "โจมตี", "DEF": "ป้องกัน", "PLAYTEST": "ทดลองเล่น",
        "Warrior": "นักรบ", "Spellcaster": "จอมเวท", "Fairy": "นางฟ้า", "Fiend": "ปีศาจ", "Zombie": "ซอมบี้",
        "Machine": "เครื่องจักร", "Aqua": "สัตว์น้ำ", "Pyro": "เพลิง", "Rock": "หิน", "Winged Beast": "สัตว์ปีก", "Plant": "พืช",
        "Insect": "แมลง", "Thunder": "สายฟ้า", "Dragon": "มังกร", "Beast": "สัตว์ป่า", "Beast-Warrior": "นักรบสัตว์ป่า",
        "Dinosaur": "ไดโนเสาร์", "Fish": "ปลา", "Sea Serpent": "อสรพิษทะเล", "Reptile": "สัตว์เลื้อยคลาน", "Psychic": "พลังจิต",
        "Divine-Beast": "สัตว์เทพ", "Wyrm": "มังกรมายา", "Cyberse": "ไซเบอร์ส",
    },
    "fa": {
        "Normal": "عادی", "Effect": "اثر", "Ritual": "آیینی", "Fusion": "ترکیبی", "Synchro": "همگام", "Xyz": "اکسیز",
        "Link": "پیوندی", "Pendulum": "آونگی", "Token": "نشانه", "Tuner": "تنظیم‌گر", "Flip": "چرخشی",
        "Spirit": "روح", "Union": "پیوسته", "Gemini": "دوگانه", "Toon": "کارتونی", "Spell": "افسون", "Trap": "تله",
        "Continuous": "ادامه‌دار", "Equip": "تجهیز", "Field": "میدانی", "Quick-Play": "سریع", "Counter": "پادتله",
        "ATK": "حمله", "DEF": "دفاع", "PLAYTEST": "آزمایشی",
        "Warrior": "جنگجو", "Spellcaster": "افسونگر", "Fairy": "پری", "Fiend": "اهریمن", "Zombie": "مردهٔ زنده",
        "Machine": "ماشین", "Aqua": "آبزی", "Pyro": "آتشین", "Rock": "سنگ", "Winged Beast": "جانور بالدار", "Plant": "گیاه",
        "Insect": "حشره", "Thunder": "تندر", "Dragon": "اژدها", "Beast": "جانور", "Beast-Warrior": "جانور جنگجو",
        "Dinosaur": "دایناسور", "Fish": "ماهی", "Sea Serpent": "مار دریایی", "Reptile": "خزنده", "Psychic": "روان‌توان",
        "Divine-Beast": "جانور ایزدی", "Wyrm": "مار اژدها", "Cyberse": "سایبرس",
    },
    "zh-Hant": {
        "Normal": "通常", "Effect": "效果", "Ritual": "儀式", "Fusion": "融合", "Synchro": "同步", "Xyz": "超量",
        "Link": "連結", "Pendulum": "靈擺", "Token": "衍生怪獸", "Tuner": "調諧器", "Flip": "亮牌", "Spirit": "靈魂",
        "Union": "聯合", "Gemini": "二重", "Toon": "卡通", "Spell": "魔法", "Trap": "陷阱", "Continuous": "永續",
        "Equip": "裝備", "Field": "場地", "Quick-Play": "速攻", "Counter": "反制", "ATK": "攻", "DEF": "守",
        "PLAYTEST": "測試用", "Warrior": "戰士族", "Spellcaster": "魔法使族", "Fairy": "天使族", "Fiend": "惡魔族",
        "Zombie": "不死族", "Machine": "機械族", "Aqua": "水族", "Pyro": "炎族", "Rock": "岩石族",
        "Winged Beast": "鳥獸族", "Plant": "植物族", "Insect": "昆蟲族", "Thunder": "雷族", "Dragon": "龍族",
        "Beast": "獸族", "Beast-Warrior": "獸戰士族", "Dinosaur": "恐龍族", "Fish": "魚族", "Sea Serpent": "海龍族",
        "Reptile": "爬蟲類族", "Psychic": "念動力族", "Divine-Beast": "幻神獸族", "Wyrm": "幻龍族", "Cyberse": "電子界族",
    },
}
#: The words of One Piece and Summoner Master; those of their rulebooks that are English there stay so (Seal, Mp, At).
_OTHER_GAMES: dict[str, tuple[str, str, str, str]] = {  # th, fa, zh-Hant, zh-Hans
    "Leader": ("ลีดเดอร์", "لیدر", "領航者", "领袖"),
    "Character": ("คาแรกเตอร์", "شخصیت", "角色", "角色"),
    "Event": ("อีเวนต์", "رویداد", "事件", "事件"),
    "Stage": ("สเตจ", "صحنه", "場地", "场地"),
    "Cost": ("คอสต์", "هزینه", "費用", "费用"),
    "Power": ("พาวเวอร์", "قدرت", "力量", "力量"),
    "Life": ("ไลฟ์", "جان", "生命", "生命"),
    "Counter +": ("เคาน์เตอร์", "کانتر", "反擊", "反击"),
    "Earth": ("ดิน", "خاک", "地", "地"),
    "Water": ("น้ำ", "آب", "水", "水"),
    "Wind": ("ลม", "باد", "風", "风"),
    "Fire": ("ไฟ", "آتش", "火", "火"),
    "Light": ("แสง", "نور", "光", "光"),
    "Darkness": ("ความมืด", "تاریکی", "闇", "暗"),
    "Turn": ("เทิร์น", "نوبت", "回合", "回合"),
}
_ORDER = ("th", "fa", "zh-Hant", "zh-Hans")
#: Where the mainland has another word.
_MAINLAND = {"Synchro": "同调", "Token": "衍生物", "Tuner": "调整", "Flip": "反转", "Link": "连接"}
#: Traditional to simplified, for the characters of the words above.
_HANS = str.maketrans({
    "協": "协", "調": "调", "連": "连", "結": "结", "靈": "灵", "擺": "摆", "獸": "兽", "戰": "战", "聯": "联", "場": "场",
    "裝": "装", "備": "备", "測": "测", "試": "试", "儀": "仪", "龍": "龙", "魚": "鱼", "蟲": "虫", "類": "类", "電": "电",
    "惡": "恶", "機": "机", "鳥": "鸟", "轉": "转", "復": "复", "續": "续", "應": "应", "動": "动", "龐": "庞", "體": "体",
    "雙": "双", "計": "计", "數": "数", "殭": "僵", "劍": "剑", "術": "术", "貓": "猫", "擊": "击", "剎": "刹", "屬": "属",
    "飛": "飞", "効": "效", "發": "发", "選": "选",
})


def word(text: str, language: str) -> str:
    """`text` (an English face word or Type) in `language`; English where there is no word for it."""
    if text in _OTHER_GAMES and language in _ORDER:
        return _OTHER_GAMES[text][_ORDER.index(language)]
    if language == "zh-Hans":
        return _MAINLAND.get(text) or _WORDS["zh-Hant"].get(text, text).translate(_HANS)
    return _WORDS.get(language, {}).get(text, text)


_PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
_LATIN_OR_DIGITS = re.compile("[A-Za-z][A-Za-z0-9-]*|[0-9]+")


def digits(text: str, language: str) -> str:
    """`text` with the digits of `language`. Codes ("OP01-016") and sentences in another script keep theirs."""
    if language != "fa" or not any(mark.isdigit() for mark in text):
        return text
    if re.search("[A-Za-z]", text) and not re.search("[\u0600-\u06ff]", text):
        return text
    return _LATIN_OR_DIGITS.sub(
        lambda found: found[0].translate(_PERSIAN_DIGITS) if found[0].isdigit() else found[0], text
    )
