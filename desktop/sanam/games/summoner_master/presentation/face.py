"""The face of a Summoner Master card: what it prints where, in the one layout of a face."""

from __future__ import annotations

from sanam.games.face import FRAME_SCENERY, PLAIN, FaceSpec, Rendition
from sanam.games.printed_words import digits, word
from sanam.games.summoner_master.cards.model import FRAME_ELEMENTS, GAME, MULTI, SummonerCard

_COLOUR_OF = {element: colour for colour, element in FRAME_ELEMENTS.items()}
#: The figure of the generated art, by tribe; tribes of people share three.
_FIGURES = {
    "Beast": "Beast",
    "Dragon": "Dragon",
    "Dragon's Egg": "Dragon",
    "Evil": "Fiend",
    "Fish": "Fish",
    "Insect": "Insect",
    "Machine": "Machine",
    "Monster": "Dinosaur",
    "Pending Soul": "Zombie",
    "Plant": "Plant",
    "Star": "Thunder",
    "Titan": "Rock",
    **dict.fromkeys(("Bandit", "Gunner", "Knight", "Ninja", "Pugilist"), "Warrior"),
    **dict.fromkeys(("Mage", "Merchant", "Scientist", "Tamer"), "Spellcaster"),
    **dict.fromkeys(("Aria", "Dancer", "Divine", "Messenger", "Musician"), "Fairy"),
}
#: The sign of a Mystic Card by what it is pasted on; of one pasted on nothing, by whether it interferes.
_SIGNS = {"PS": "equip", "PA": "field", "PM": "continuous"}


def back_of(card: SummonerCard) -> str:
    """The back of a card: its colour, and that of its edge where it is another."""
    colour, edge = card.back
    return colour if colour == edge else f"{colour}-{edge}"


def _shades(card: SummonerCard, language: str) -> list[str]:
    """What it also counts as (200.20.1, 201.17.1)."""
    forms = {"name": "<{}>", "name-part": "N[{}]"}
    found = []
    for shade in card.shades:
        value = word(shade.value.capitalize(), language) if shade.kind == "element" else shade.value
        found.append("Shade of " + forms.get(shade.kind, "{}").format(value))
    return found


def face(card: SummonerCard, wanted: Rendition = PLAIN) -> FaceSpec:
    """The face of a Summoner Master card."""
    language = wanted.language
    if card.family == "seal":
        element = MULTI if MULTI in card.elements else card.elements[0] if card.elements else "none"
        colour = _COLOUR_OF[element]
        elements = [element for element in card.elements if element != "none"]
        kinds = [*(word(element.capitalize(), language) for element in elements), *card.tribes]
        icon, glyphs = "", ["sword", "shield", "speed"]
        numbers = (("At", card.at), ("Df", card.df), ("Sp", card.sp))
        stats = tuple((title, "-" if value is None else str(value)) for title, value in numbers)
    else:
        colour = "purple"
        turns = "∞" if card.duration == "infinity" else str(card.duration)
        pasted = card.mystic_kind in _SIGNS
        kinds = [card.mystic_type, card.mystic_kind if pasted else "", f"{word('Turn', language)} {turns}"]
        icon = _SIGNS[card.mystic_kind] if pasted else "quick-play" if card.interfere else "normal"
        stats, glyphs = (("Mp", "-" if card.cast_mp is None else str(card.cast_mp)),), ["mp"]
    cost = f"Mp {digits(card.mp_cost, language)}" if card.family == "seal" and card.cast_mp is not None else ""
    parts = [part for part in (*kinds, cost, "Interfere" if card.interfere else "") if part]
    # In Persian the dot would be read as a zero, and each part has a direction of its own.
    line = "، ".join(f"\u2068{part}\u2069" for part in parts) if language == "fa" else " · ".join(parts)
    return FaceSpec(
        game=GAME,
        name=wanted.name or card.name,
        frame=colour,
        attribute=FRAME_SCENERY[colour],
        level=card.level or 0,
        type_line=line,
        text="\n".join(
            filter(None, (*_shades(card, language), card.whole_text if wanted.text is None else wanted.text))
        ),
        stats=stats,
        stat_glyphs=tuple(glyphs),
        marks=(("mp", str(card.cast_mp)),) if cost else (),
        icon=icon,
        race=next((_FIGURES[tribe] for tribe in card.tribes if tribe in _FIGURES), ""),
        language=language,
        image=wanted.image,
        code=" ".join(part for part in (card.card_set, card.number) if part),
        art_seed=f"{card.key}",
        playtest=wanted.playtest,
        playtest_word=word("PLAYTEST", language),
    )
