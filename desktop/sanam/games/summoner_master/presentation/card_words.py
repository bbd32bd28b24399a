"""What holds for a card now beyond what is printed on it, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sanam.engine.view import CardView
from sanam.wording import fill, isolated, tr


def curse_names() -> dict[str, str]:
    """The seven Curses (709), as they are printed."""
    return {
        "stone": tr("Stone"),
        "freeze": tr("Freeze"),
        "charm": tr("Charm"),
        "poison": tr("Poison"),
        "death": tr("Death"),
        "last-dance": tr("Last Dance"),
        "dimension": tr("Dimension"),
    }


def remarks(card: CardView) -> list[tuple[str, str]]:
    """Its Curses and whether it is combined, each with its colour token."""
    names = curse_names()
    marked = [
        (fill(tr("Curse {curse}: %n Subturn(s)", n=left) if left else tr("Curse {curse}"), curse=names[kind]), "coral")
        for kind, left in sorted(card.values.get("curses", {}).items())
    ]
    return [*marked, (tr("combined"), "teal")] if "form" in card.values else marked


def lying(card: CardView, said: Callable[[str, Any], str], named: Callable[[str], str]) -> list[str]:
    """The Effects that lie on it for a time: whose they are, and what they say."""
    found = []
    for effect in card.values.get("effects", ()):
        words = [text for power in effect["powers"] if (text := said(effect["code"], power))]
        sentence = tr("Under an Effect of {card}: “{words}”") if words else tr("Under an Effect of {card}.")
        found.append(fill(sentence, card=isolated(named(effect["code"])), words=" ".join(words)))
    return found
