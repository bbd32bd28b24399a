"""What can still be said about a card's text that is not understood."""

from __future__ import annotations

import re

#: Where a text of today ends its cost, and the words with which older ones name it.
_COST = re.compile(
    r"[;；]|\b(?:pay|discard|tribut|send|banish|remov|return|reveal|detach|destroy|skip|give|half|unequip|shuffle)"
    r"|支付|捨棄|舍弃|丟棄|丢弃|解放|釋放|释放|犧牲|牺牲|祭品|費用|费用|送去|送入|送往|除外|取除|去除|返回|公開|公开|破壞|破坏",
    re.IGNORECASE,
)
#: Scripts whose words of paying are not listed here.
_OTHER_SCRIPT = re.compile(r"[\u00c0-\u024f\u0370-\u1fff\u3040-\u30ff\uac00-\ud7af]")


def may_cost(text: str) -> bool:
    """Whether a text may name a cost of its activation; True in doubt."""
    return bool(_COST.search(text) or _OTHER_SCRIPT.search(text))


#: What ends a sentence of a card's text.
_SENTENCE = re.compile(r"(?<=[.。])\s*|\n|●")
#: Marks of an effect that is activated, and the beginnings of older ones that wait for an occasion.
_ACTIVATED = re.compile(r"[:;：；]|^\s*(?:when|after|each time|during)\b|發動|发动|的效果", re.IGNORECASE)
#: The Summon of this very card: by its player's will, or as the only way in which it comes.
_SUMMONED = re.compile(
    r"\bspecial summon (?:this card|it)\b.*\b(?:from your|by)\b"
    r"|\bby .*\bspecial summon this card\b"
    r"|\bspecial summoned\b(?!.*\bby (?:its own|the|an?|card) (?:own |card )?effect).*(?:\bby\b .*ing\b|from your)"
    r"|(?:才能|只能|僅能|仅能).*(?:從|从|自).*特殊召[喚唤]",
    re.IGNORECASE,
)
_PLACES = {
    "extra": re.compile(r"extra deck|額外|额外", re.IGNORECASE),
    "graveyard": re.compile(
        r"summon(?:ed)? (?:(?:this card|it) )?\(?from your (?:hand or )?(?:graveyard|gy)\b"
        r"|(?:從|从|自)(?:手[卡牌札]或)?墓地特殊",
        re.IGNORECASE,
    ),
    "hand": re.compile(r"from your hand|(?:從|从|自)手[卡牌札]", re.IGNORECASE),
}


def summons_itself_from(text: str, extra: bool) -> tuple[str, ...]:
    """The zone words from which a monster Special Summons itself without an activation; () where it does not.

    An effect that is activated has a colon or a semicolon, a Summon of the card's own has not (YZH-2.81, YFA-2.61).
    `extra`: it is a monster of the Extra Deck.
    """
    found: set[str] = set()
    for sentence in _SENTENCE.split(text):
        if _SUMMONED.search(sentence) and not _ACTIVATED.search(sentence):
            places = {word for word, said in _PLACES.items() if said.search(sentence)}
            found |= {"extra"} if extra else (places - {"extra"}) or {"hand"}
    return tuple(sorted(found))
