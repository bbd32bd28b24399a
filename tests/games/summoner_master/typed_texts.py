"""Texts as somebody types them for a card of a kind, and how the phrase book writes what they mean."""

from __future__ import annotations

from arena import mystic, seal

from sanam.abilities.tree import from_plain
from sanam.games.summoner_master.texts.reading import printed, texts


def written(text: str, kind: str = "ability") -> str:
    """What a text says in the phrase book's English; "" where it is not understood.

    kind: "ability" | "skill" of a Seal, or what a Mystic Card is pasted on: "untargeted", "PS", "PA", …
    """
    language = "th" if any("\u0e00" <= letter <= "\u0e7f" for letter in text) else "en"
    if kind in ("ability", "skill"):
        card = seal("own", text=text if kind == "ability" else f"Skill {text}")
    else:
        card = mystic("own", kind, 0 if kind == "untargeted" else 2, text=text)
    reading = texts.reading(printed.arranged(card, language), language)
    if not reading.whole:
        return ""
    return " ".join(texts.write_tree(from_plain(one["tree"]), "en") for one in reading.abilities or ())
