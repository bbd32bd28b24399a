"""What several wordings of older texts are made of."""

from __future__ import annotations

#: A participle, and its verb that gives an order.
ORDERS = {
    "destroyed": "destroy",
    "banished": "banish",
    "placed": "place",
    "returned": "return",
    "sent": "send",
    "added": "add",
    "discarded": "discard",
    "drawn": "draw",
}
#: Words up to the next mark; names hold any.
WORDS = r'(?:"[^"]*"|[^".;:,])+?'
DONE = "|".join(ORDERS)
#: A cost that stands first.
PAID = r"((?:Discard|Pay|Tribute|Remove|Send) [^.;:]*?)"


def lower(words: str) -> str:
    return words[0].lower() + words[1:]


def upper(words: str) -> str:
    return words[0].upper() + words[1:]
