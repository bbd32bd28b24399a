"""What the Chinese rulebook and the Chinese cards of public databases call the same things.

Simplified characters: the words in which the program writes for their readers, and those of imported cards.
"""

from __future__ import annotations

from sanam.games.terms import Terms

CHINESE_TERMS: Terms = {
    "zh_Hant": (
        ("生命點數", "生命值"),
        ("釋放", "解放"),
        ("調諧器", "協調"),
        ("調諧器", "協調怪獸"),
        ("特別牌組", "額外牌組"),
        ("升級召喚", "上級召喚"),
        ("計數物", "計數器"),
    ),
    "zh_Hans": (
        ("基本分", "生命值"),
        ("调整", "协调"),
        ("调整", "协调怪兽"),
        ("额外卡组", "额外牌组"),
    ),
}
