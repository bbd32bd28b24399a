"""What a face shows, as plain data, and how each game's cards become it."""

from __future__ import annotations

from dataclasses import dataclass

from sanam.faces.words import word
from sanam.games.yugioh.cards import CardData

#: Card width and height in millimetres, by game.
CARD_MM = {"yugioh": (59.0, 86.0), "onepiece": (63.0, 88.0), "summoner_master": (63.0, 88.0)}
_FRAMES = ("token", "link", "xyz", "synchro", "fusion", "ritual", "effect", "normal")
_ICON_WORDS = {
    "ritual": "Ritual",
    "continuous": "Continuous",
    "equip": "Equip",
    "field": "Field",
    "quick-play": "Quick-Play",
    "counter": "Counter",
    "normal": "Normal",
}
_SHOWN_TRAITS = (
    "Ritual",
    "Fusion",
    "Synchro",
    "Xyz",
    "Link",
    "Pendulum",
    "Token",
    "Toon",
    "Spirit",
    "Union",
    "Gemini",
    "Tuner",
    "Flip",
)


@dataclass(frozen=True, slots=True)
class FaceSpec:
    """One face. Strings are in `language`; `race` and `attribute` stay English, for they choose the art.

    game        "yugioh", "onepiece", "summoner_master"
    frame       palette key: token link xyz synchro fusion ritual effect normal spell trap …
    attribute   "" or one of the game's attributes in capitals
    level       number of stars; level_kind "level", "rank" or "link"
    icon        key of the icon of a Spell, Trap or Mystic Card, "" otherwise
    stats       (label, value) pairs in the game's order, value "?" allowed
    image       path of a picture for the art window, or None for generated art
    code        printed in the foot and seeds the generated art together with the English name
    disc        what stands in the disc beside the name: None for the picture of the attribute, "" for no disc at all
    playtest    whether the foot says that this is no real card
    """

    game: str
    name: str
    frame: str
    attribute: str = ""
    level: int = 0
    level_kind: str = "level"
    type_line: str = ""
    text: str = ""
    flavour: bool = False
    stats: tuple[tuple[str, str], ...] = ()
    icon: str = ""
    race: str = ""
    language: str = "en"
    image: str | None = None
    code: str = ""
    art_seed: str = ""
    playtest: bool = True
    playtest_word: str = "PLAYTEST"
    pendulum: bool = False
    tuner: bool = False
    disc: str | None = None

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height of the printed card in millimetres."""
        return card_mm(self.game)


def card_mm(game: str) -> tuple[float, float]:
    """Width and height of a game's cards in millimetres; 63 × 88 for a game that says nothing."""
    return CARD_MM.get(game.replace("-", "_"), (63.0, 88.0))


def frame_of(card: CardData) -> str:
    """The frame a card is drawn in: its kind, or the first of a monster's traits with a frame of its own."""
    if card.kind != "monster":
        return card.kind
    return next((frame for frame in _FRAMES if frame in card.traits), "effect")


def yugioh_face(
    card: CardData,
    language: str = "en",
    name: str | None = None,
    text: str | None = None,
    *,
    image: str | None = None,
    playtest: bool = True,
) -> FaceSpec:
    """The face of a Yu-Gi-Oh! card; `name` and `text` replace the printed ones (a translation)."""
    frame = frame_of(card)
    monster = card.kind == "monster"
    if monster:
        kinds = [trait for trait in _SHOWN_TRAITS if trait.lower() in card.traits]
        has_effect = "effect" in card.traits or not ({"normal", "token"} & set(card.traits) or kinds)
        kinds.append("Effect" if has_effect else "Normal")
        if kinds[-1] == "Normal" and len(kinds) > 1 and "normal" not in card.traits:
            kinds.pop()
        line = " / ".join([word(card.race, language) or "?", *(word(kind, language) for kind in kinds)])
        stats: tuple[tuple[str, str], ...] = ((word("ATK", language), _number(card.atk)),)
        if frame != "link":
            stats += ((word("DEF", language), _number(card.def_)),)
    else:
        kind = word(card.kind.capitalize(), language)
        icon_word = word(_ICON_WORDS.get(card.icon, "Normal"), language)
        line = f"{kind} / {icon_word}" if language in ("fa", "th") else f"{icon_word} {kind}"
        if language.startswith("zh"):
            line = f"{icon_word}{kind}"
        stats = ()
    return FaceSpec(
        game="yugioh",
        name=name or card.name,
        frame=frame,
        attribute=card.attribute,
        level=card.level,
        level_kind={"xyz": "rank", "link": "link"}.get(frame, "level"),
        type_line=line,
        text=card.text if text is None else text,
        flavour=monster and frame == "normal",
        stats=stats,
        icon="" if monster else (card.icon or "normal"),
        race=card.race,
        language=language,
        image=image,
        code=card.key.rjust(8, "0") if card.code else "",
        art_seed=f"{card.code} {card.name}",
        playtest=playtest,
        playtest_word=word("PLAYTEST", language),
        pendulum="pendulum" in card.traits,
        tuner="tuner" in card.traits,
    )


def _number(value: int | None) -> str:
    return "?" if value is None else str(value)
