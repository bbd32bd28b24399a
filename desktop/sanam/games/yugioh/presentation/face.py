"""The face of a Yu-Gi-Oh! card: what it prints where, in the one layout of a face."""

from __future__ import annotations

from sanam.games.face import PLAIN, FaceSpec, Rendition
from sanam.games.printed_words import word
from sanam.games.terms import settled
from sanam.games.yugioh.cards.model import GAME, CardData
from sanam.games.yugioh.vocabulary.chinese_terms import CHINESE_TERMS

#: Width and height of the cards in millimetres.
SIZE_MM = (59.0, 86.0)
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


def frame_of(card: CardData) -> str:
    """The frame a card is drawn in: its kind, or the first of a monster's traits with a frame of its own."""
    if card.kind != "monster":
        return card.kind
    return next((frame for frame in _FRAMES if frame in card.traits), "effect")


def face(card: CardData, wanted: Rendition = PLAIN) -> FaceSpec:
    """The face of a Yu-Gi-Oh! card."""
    language = wanted.language
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
        game=GAME,
        name=wanted.name or card.name,
        frame=frame,
        attribute=card.attribute,
        level=card.level,
        level_kind={"xyz": "rank", "link": "link"}.get(frame, "level"),
        type_line=settled(line, CHINESE_TERMS, language),
        text=settled(card.text if wanted.text is None else wanted.text, CHINESE_TERMS, language),
        flavour=monster and frame == "normal",
        stats=stats,
        icon="" if monster else (card.icon or "normal"),
        race=card.race,
        language=language,
        image=wanted.image,
        code=card.key.rjust(8, "0") if card.code else "",
        art_seed=f"{card.code} {card.name}",
        playtest=wanted.playtest,
        playtest_word=word("PLAYTEST", language),
        pendulum="pendulum" in card.traits,
        tuner="tuner" in card.traits,
        size_mm=SIZE_MM,
    )


def _number(value: int | None) -> str:
    return "?" if value is None else str(value)
