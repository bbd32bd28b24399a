"""Decks of Cockatrice (`.cod`): XML with zones of cards by name.

Written are the zones "main" and "side"; a card's code stands in "collectorNumber", so that what we wrote is read back
card for card. Files from elsewhere have names, which are looked up afterwards (see recognise.resolve).
"""

from __future__ import annotations

import os
from collections.abc import Mapping

from sanam import games
from sanam.catalogue.problems import FileRefused
from sanam.decks.model import MAX_CARDS, Copy, Deck, piles_of


def parse_cod(text: str, game: str, path: str | os.PathLike[str] = "") -> Deck:
    """The deck in a `.cod` text; a game that the file names goes before `game`. Raises FileRefused."""
    from xml.etree import ElementTree

    if "<!" in text.replace("<!--", ""):  # no deck declares a document type; entities could grow without bound
        raise FileRefused(path, "cod.declaration")
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise FileRefused(path, "cod.syntax", {"line": error.position[0]}, error=str(error)) from None
    if root.tag != "cockatrice_deck":
        raise FileRefused(path, "cod.root", value=root.tag[:60])
    named = (root.findtext("format") or "").strip()
    game = named if games.find(named) is not None else game
    rules = games.get(game).decks
    piles: dict[str, list[Copy]] = {pile: [] for pile in piles_of(game)}
    total = 0
    for zone in root.findall("zone"):
        wanted = zone.get("name", "main")
        pile = wanted if wanted in piles and wanted != "side" else rules.main
        if wanted == "side":
            pile = rules.lists.zone
        if wanted == "tokens":
            continue
        for row, card in enumerate(zone.findall("card"), 1):
            place: dict[str, int | str] = {"table": wanted[:60], "row": row}
            number, name = card.get("number", "1"), (card.get("name") or "").strip()
            if not (number.isascii() and number.isdigit() and len(number) <= 4) or not name:
                raise FileRefused(path, "deck.entry", place, value=f"{number} {name}"[:60])
            total += int(number)
            if total > MAX_CARDS:
                raise FileRefused(path, "deck.too-many-cards", place, limit=MAX_CARDS)
            code = card.get("collectorNumber", "")
            copy = Copy(code if rules.lists.code.fullmatch(code) else " ".join(name.split())[:120])
            piles[pile] += [copy] * int(number)
    if not total:
        raise FileRefused(path, "deck.no-cards")
    tags = tuple(tag.text.strip()[:200] for tag in root.findall("tags/tag") if tag.text and tag.text.strip())
    return Deck(
        game=game,
        name=(root.findtext("deckname") or "").strip()[:200],
        notes=(root.findtext("comments") or "")[:20_000],
        tags=tags[:200],
        piles={pile: tuple(copies) for pile, copies in piles.items()},
    )


def write_cod(deck: Deck, names: Mapping[str, str] | None = None) -> str:
    """The deck as `.cod` text, with names where they are known."""
    from xml.etree import ElementTree

    rules = games.get(deck.game).decks
    root = ElementTree.Element("cockatrice_deck", version="1")
    ElementTree.SubElement(root, "deckname").text = deck.name
    ElementTree.SubElement(root, "format").text = deck.game
    ElementTree.SubElement(root, "comments").text = deck.notes
    tags = ElementTree.SubElement(root, "tags")
    for tag in deck.tags:
        ElementTree.SubElement(tags, "tag").text = tag
    for pile, copies in deck.piles.items():
        if not copies:
            continue
        zone = "side" if pile == rules.lists.zone else "main" if pile == rules.main else pile
        part = ElementTree.SubElement(root, "zone", name=zone)
        counts: dict[str, int] = {}
        for copy in copies:
            counts[copy.code] = counts.get(copy.code, 0) + 1
        for code, count in counts.items():
            values = {"number": str(count), "name": (names or {}).get(code, code)}
            if rules.lists.code.fullmatch(code):
                values["collectorNumber"] = code
            ElementTree.SubElement(part, "card", values)
    ElementTree.indent(root, "    ")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"
