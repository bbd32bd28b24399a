"""What the browser calls games, fields and values in the person's language."""

from __future__ import annotations

from functools import cache
from typing import Any

from sanam import games
from sanam.faces import FaceSpec
from sanam.games.printed_words import digits, word
from sanam.ui.language import current
from sanam.ui.text import fill, joined, tr

#: The fields whose words have a translation here.
KNOWN = (
    *("kind", "category", "family", "colour", "colours", "element", "elements", "attribute", "mystic_kind", "target"),
    *("markers", "traits", "trait", "monster_kinds", "power_kind", "selector_kind", "shade_kind", "form_attack"),
)


def unsearched_words(game: str) -> str:
    """Says which of the texts a person reads are in no search: those written in their language; "" for none."""
    texts, language = games.get(game).texts, current().code
    if texts is None or language == "en" or language not in texts.writes:
        return ""
    return tr("Texts that the program has written in your language are not searched, only those the cards came with.")


def language_words(language: str) -> str:
    """A language in its own words; the code for one that is not spoken here."""
    own = {"en": "English", "th": "ไทย", "fa": "فارسی", "zh_Hant": "繁體中文", "zh_Hans": "简体中文", "ja": "日本語"}
    return own.get(language, language)


def field_words(field: str) -> str:
    """A field of a card, of the query language or of an import."""
    return _fields(current().code).get(field, field)


@cache
def _fields(language: str) -> dict[str, str]:
    """The words in the language in force, which is `language`: a screen asks for dozens."""
    return {**_any_card(), **_monster_fields(), **_character_fields(), **_seal_fields()}


def _any_card() -> dict[str, str]:
    """What cards of every game have, and what a search may ask of them."""
    return {
        "code": tr("Code"),
        "name": tr("Name"),
        "kind": tr("Kind"),
        "category": tr("Category"),
        "text": tr("Text"),
        "types": tr("Types"),
        "type": tr("Type"),
        "rarity": tr("Rarity"),
        "set": tr("Set", "of cards"),
        "card_set": tr("Set", "of cards"),
        "set_name": tr("Name of the set"),
        "group": tr("Group"),
        "groups": tr("Groups"),
        "series": tr("Series"),
        "lang": tr("Language"),
        "hand": tr("Played by hand"),
        "number": tr("Card number"),
        "alias": tr("Counts as"),
        "also_named": tr("Also named"),
        "language": tr("Language"),
        "image": tr("Picture"),
        "symbol": tr("Set symbol"),
        "credit": tr("Illustrator"),
        "name_symbol": tr("Symbol before the name"),
        "name_parts": tr("Name parts"),
        "kind_words": tr("Kind as printed"),
        "have": tr("You own"),
        "has": tr("With"),
    }


def _monster_fields() -> dict[str, str]:
    return {
        "level": tr("Level"),
        "rank": tr("Rank"),
        "link": tr("Link Rating"),
        "atk": tr("ATK"),
        "def": tr("DEF"),
        "def_": tr("DEF"),
        "race": tr("Type"),
        "attribute": tr("Attribute"),
        "attributes": tr("Attribute"),
        "trait": tr("Trait"),
        "traits": tr("Traits"),
        "monster_kinds": tr("Monster kinds"),
        "pendulum_scales": tr("Pendulum Scales"),
        "icon": tr("Icon"),
        "scale": tr("Scale"),
        "markers": tr("Link arrows"),
        "scales": tr("Scales"),
    }


def _character_fields() -> dict[str, str]:
    return {
        "colour": tr("Colour"),
        "colours": tr("Colours"),
        "cost": tr("Cost"),
        "power": tr("Power"),
        "life": tr("Life"),
        "counter": tr("Counter"),
        "trigger": tr("Trigger"),
        "block": tr("Block icon"),
    }


def _seal_fields() -> dict[str, str]:
    return {
        "family": tr("Seal or Mystic"),
        "element": tr("Element"),
        "elements": tr("Elements"),
        "tribe": tr("Tribe"),
        "tribes": tr("Tribes"),
        "at": tr("At"),
        "df": tr("Df"),
        "sp": tr("Sp"),
        "mp": tr("Mp"),
        "cast_mp": tr("Casting Mp"),
        "attack_mp": tr("Attack Mp"),
        "attackmp": tr("Attack Mp"),
        "turns": tr("Turns"),
        "duration": tr("Turns"),
        "mystic": tr("Mystic type"),
        "mystic_type": tr("Mystic type"),
        "mystic_kind": tr("Target"),
        "target": tr("Target"),
        "interfere": tr("Interfere"),
        "extra": tr("Extra Card"),
        "reflection": tr("Reflection"),
        "exception": tr("Exception"),
        "powers": tr("Abilities and Skills"),
        "gains": tr("Gains"),
        "growth": tr("Growth Box"),
        "progress": tr("Progress Box"),
        "forms": tr("Special attack forms"),
        "shades": tr("Shade of"),
        "supports": tr("Support Seals"),
        "uses": tr("Cards used up"),
        "growth_condition": tr("Condition"),
        "power_kind": tr("Kind"),
        "selector_kind": tr("Named by"),
        "selector_value": tr("Name or word"),
        "selector_count": tr("How many"),
        "shade_kind": tr("Shade of a"),
        "form_attack": tr("Attack"),
        "attack": tr("Attack"),
        "strikes": tr("Strikes"),
    }


def value_words(field: str, value: str) -> str:
    """A word of a field as it is shown in a list of choices."""
    if field == "lang":
        return language_words(value.replace("zh_hant", "zh_Hant").replace("zh_hans", "zh_Hans"))
    if field in ("hand", "trigger", "interfere"):
        return tr("yes") if value == "yes" else tr("no")
    if field == "set":
        return value.upper()
    if field == "has":
        return field_words(value)
    if field in ("tribe", "tribes"):  # as the cards print them
        return value[:1].upper() + value[1:]
    # Looked up for every series of a database: the words below only where there may be one.
    known = _known(current().code) if field in KNOWN else {}
    if field in ("attribute", "attributes"):  # as the cards print them, in capitals
        known = {**known, **_attributes(current().code)}
    if value.lower() in known:
        element = {"multi": tr("all elements"), "none": tr("no element")} if field in ("element", "elements") else {}
        return element.get(value, known[value.lower()])
    return word(value[:1].upper() + value[1:], current().tag)


@cache
def _known(language: str) -> dict[str, str]:
    """Values in the language in force, which is `language`."""
    return {**_kinds(), **_colours_and_elements(), **_parts_of_texts(), **_link_arrows()}


def _kinds() -> dict[str, str]:
    """What cards are."""
    return {
        "monster": tr("Monster"),
        "spell": tr("Spell"),
        "trap": tr("Trap"),
        "leader": tr("Leader"),
        "character": tr("Character"),
        "event": tr("Event"),
        "stage": tr("Stage"),
        "don": tr("DON!!"),
        "seal": tr("Seal"),
        "mystic": tr("Mystic"),
        "extra-seal": tr("Extra Seal"),
        "extra-mystic": tr("Extra Mystic"),
    }


def _colours_and_elements() -> dict[str, str]:
    return {
        "red": tr("red"),
        "green": tr("green"),
        "blue": tr("blue"),
        "purple": tr("purple"),
        "black": tr("black"),
        "yellow": tr("yellow"),
        "multi": tr("several colours"),
        "earth": tr("earth"),
        "water": tr("water"),
        "wind": tr("wind"),
        "fire": tr("fire"),
        "light": tr("light"),
        "dark": tr("dark"),
        "darkness": tr("darkness"),
        "divine": tr("divine"),
        "none": tr("none"),
    }


def _parts_of_texts() -> dict[str, str]:
    """What texts name, aim at and allow."""
    return {
        "ability": tr("Ability"),
        "skill": tr("Skill"),
        "name": tr("Name"),
        "name-part": tr("Name part"),
        "tribe": tr("Tribe"),
        "element": tr("Element"),
        "mystic-type": tr("Mystic type"),
        "group": tr("Group"),
        "set": tr("Set", "of cards"),
        "general": tr("one target"),
        "all": tr("all targets"),
        "multiple": tr("several strikes"),
        "untargeted": tr("nothing"),
        "special-summon": tr("Special Summon only"),
    }


def _link_arrows() -> dict[str, str]:
    return {
        "top-left": tr("top left"),
        "top": tr("top"),
        "top-right": tr("top right"),
        "left": tr("left"),
        "right": tr("right"),
        "bottom-left": tr("bottom left"),
        "bottom": tr("bottom"),
        "bottom-right": tr("bottom right"),
    }


@cache
def _attributes(language: str) -> dict[str, str]:
    """The Attributes of monsters in the language in force, which is `language`."""
    return {
        "earth": tr("EARTH"),
        "water": tr("WATER"),
        "fire": tr("FIRE"),
        "wind": tr("WIND"),
        "light": tr("LIGHT"),
        "dark": tr("DARK"),
        "divine": tr("DIVINE"),
    }


def summary(card: Any, language: str) -> str:
    """One line of what a card is, beside its name in a list."""
    from sanam.faces import card_face

    face = card_face(card, language.replace("_", "-"))
    return joined(" · ", (kind_of(face), numbers_of(face)))


def kind_of(face: FaceSpec) -> str:
    """What a card is, in the words printed on it."""
    return word(face.type_line, face.language)


def numbers_of(face: FaceSpec) -> str:
    """The numbers of a card in one line."""
    stars = fill(tr("Level {n}"), n=face.level) if face.level else ""
    if face.level_kind == "rank" and face.level:
        stars = fill(tr("Rank {n}"), n=face.level)
    if face.level_kind == "link" and face.level:
        stars = fill(tr("Link Rating {n}"), n=face.level)
    stats = joined("  ", (f"{label}\u00a0{digits(value, face.language)}" for label, value in face.stats))
    return joined(" · ", (stars, stats))


def query_fault(error: Any) -> str:
    """A QueryError in words, with its place."""
    reasons = {
        "query.field": tr("There is no field “{field}”."),
        "query.number": tr("“{field}” is a number; write, for example, {field}>=4."),
        "query.compare": tr("“{field}” is not a number and cannot be compared; write {field}:word."),
        "query.value": tr("“{field}” needs a value after it."),
        "query.quote": tr("The quotation mark is not closed."),
        "query.open": tr("The parenthesis is not closed."),
        "query.close": tr("There is no opening parenthesis for this one."),
        "query.term": tr("Enter a search term."),
        "query.long": tr("The query is too long."),
    }
    told = fill(reasons[error.reason], **error.params)
    place = fill(tr("Characters {first} to {last}"), first=error.start + 1, last=max(error.end, error.start + 1))
    return f"{place}: {told}"


def guess_words(guessed: dict[str, tuple[str, ...]]) -> str:
    """That words of a query stand in no name and near ones were looked for (Catalogue.guessed); "" when none."""
    if not guessed:
        return ""
    typed = joined(", ", (f"“{word}”" for word in guessed))
    return fill(tr("No name contains {words}; similar names are shown."), words=typed)
