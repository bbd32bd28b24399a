"""Words of cards as prompts and menus can use them: shortened, and what an ability does in few words."""

from __future__ import annotations

import re

#: Words of a card that a prompt quotes at most, in characters.
QUOTED = 320
#: And those by which an entry of a menu calls what an ability does.
DEED = 240
#: What follows an occasion is more than so many characters.
OCCASION = 30


def shortened(words: str, letters: int = QUOTED) -> str:
    """Words of a card as a prompt can quote them."""
    return words if len(words) <= letters else words[: letters - 1].rstrip() + "…"


def deed(text: str) -> str:
    """What an ability does, of what it says: without its marks, its occasion, and what follows its first sentence.

    "" where it says that there is something to choose.
    """
    if "●" in text or "•" in text:
        return ""
    said = re.sub(r"^(?:\s*(?:\[[^\]]*\]|【[^】]*】|[●•]))+\s*", "", text.strip())
    said = re.sub(r"^\([^()]*\)\s*(?=\S)", "", said)  # what the card is besides
    _, mark, rest = said.partition(": ")
    if not mark:
        _, mark, rest = said.partition("：")
    if mark and len(rest) > OCCASION:
        said = rest
    said = re.split(r"(?<=[.。])\s*(?=\S)", said, maxsplit=1)[0].strip().rstrip(".。")
    return shortened(said, DEED)
