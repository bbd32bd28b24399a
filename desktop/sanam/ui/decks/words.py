"""The words of the deck editor: piles, groups, fields, editions."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from sanam.decks.messages import PILE_NAMES
from sanam.ui.editions_words import short_name
from sanam.ui.text import RIGHT_TO_LEFT_MARK, number, tr


def game_names() -> dict[str, str]:
    return {
        "yugioh": tr("Yu-Gi-Oh!"),
        "onepiece": tr("One Piece"),
        "summoner-master": tr("Summoner Master"),
    }


def edition_words(edition: str) -> str:
    """The name of an edition of any game."""
    return {
        "standard": tr("Official rules"),
        "caller": tr("Caller level"),
        "summoner": tr("Summoner level"),
        "beginner": tr("Beginner level"),
    }.get(edition) or short_name(edition)


def from_start(text: str) -> str:
    """A line that begins where lines of the person's language begin, whatever letters it is of."""
    rtl = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return RIGHT_TO_LEFT_MARK + text if rtl else text


def pile_words(pile: str) -> str:
    return tr(PILE_NAMES[pile])


def field_words(field: str) -> str:
    """What cards are grouped by, or a curve is drawn of."""
    return {
        "kind": tr("Kind"),
        "level": tr("Level"),
        "attribute": tr("Attribute"),
        "race": tr("Type"),
        "cost": tr("Cost"),
        "colour": tr("Colour"),
        "power": tr("Power"),
        "counter": tr("Counter"),
        "element": tr("Element"),
        "mp": tr("Mp"),
        "tribe": tr("Tribe"),
        "": tr("No groups"),
    }[field]


def order_words(order: str) -> str:
    return {
        "level": tr("by level"),
        "cost": tr("by cost"),
        "name": tr("by name"),
        "atk": tr("by ATK"),
        "power": tr("by power"),
        "at": tr("by At"),
        "deck": tr("as in the deck"),
    }[order]


def group_words(field: str, name: str) -> str:
    """The heading of a group; numbers and card words that have no translation stand as they are."""
    if name == "-":
        return tr("other")
    if name.isdigit():
        return number(int(name))
    return " / ".join(_words().get(part, part) for part in name.split("/"))


def _words() -> dict[str, str]:
    return {
        "monster": tr("Monsters"),
        "ritual": tr("Ritual Monsters"),
        "fusion": tr("Fusion Monsters"),
        "synchro": tr("Synchro Monsters"),
        "xyz": tr("Xyz Monsters"),
        "link": tr("Link Monsters"),
        "spell": tr("Spells"),
        "trap": tr("Traps"),
        "token": tr("Tokens"),
        "leader": tr("Leaders"),
        "character": tr("Characters"),
        "event": tr("Events"),
        "stage": tr("Stages"),
        "don": tr("DON!! cards"),
        "seal": tr("Seal Cards"),
        "mystic": tr("Mystic Cards"),
        "extra-seal": tr("Extra Seals"),
        "extra-mystic": tr("Extra Mystics"),
        "unknown": tr("Unknown cards"),
        "EARTH": tr("EARTH"),
        "WATER": tr("WATER"),
        "FIRE": tr("FIRE"),
        "WIND": tr("WIND"),
        "LIGHT": tr("LIGHT"),
        "DARK": tr("DARK"),
        "DIVINE": tr("DIVINE"),
        "red": tr("red"),
        "green": tr("green"),
        "blue": tr("blue"),
        "purple": tr("purple"),
        "black": tr("black"),
        "yellow": tr("yellow"),
        "earth": tr("earth"),
        "water": tr("water"),
        "wind": tr("wind"),
        "fire": tr("fire"),
        "light": tr("light"),
        "darkness": tr("darkness"),
        "none": tr("no element"),
        "multi": tr("every element"),
    }


def quick_filters(game: str) -> list[tuple[str, str]]:
    """Queries one often wants, with their names."""
    return {
        "yugioh": [
            ("", tr("All cards")),
            ("kind:monster", tr("Monsters")),
            ("kind:spell", tr("Spells")),
            ("kind:trap", tr("Traps")),
            ("(type:fusion or type:synchro or type:xyz)", tr("Extra Deck cards")),
        ],
        "onepiece": [
            ("", tr("All cards")),
            ("kind:leader", tr("Leaders")),
            ("kind:character", tr("Characters")),
            ("kind:event", tr("Events")),
            ("kind:stage", tr("Stages")),
        ],
        "summoner-master": [
            ("", tr("All cards")),
            ("kind:seal", tr("Seal Cards")),
            ("kind:mystic", tr("Mystic Cards")),
            ("type:extra", tr("Extra Cards")),
        ],
    }[game]


def sort_choices(game: str) -> list[tuple[str, bool, str]]:
    """How results are sorted: the catalogue's order, whether downwards, its name."""
    numbers = {
        "yugioh": [("level", False, tr("Level")), ("atk", True, tr("ATK")), ("def", True, tr("DEF"))],
        "onepiece": [("cost", False, tr("Cost")), ("power", True, tr("Power")), ("counter", True, tr("Counter"))],
        "summoner-master": [("level", False, tr("Level")), ("atk", True, tr("At")), ("mp", False, tr("Mp"))],
    }[game]
    return [("", False, tr("Best match")), ("name", False, tr("Name")), *numbers, ("code", False, tr("Code"))]
