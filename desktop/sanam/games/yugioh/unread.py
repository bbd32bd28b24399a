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
