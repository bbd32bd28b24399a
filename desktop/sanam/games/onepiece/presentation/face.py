"""The face of a One Piece card: what it prints where, in the one layout of a face."""

from __future__ import annotations

from sanam.games.face import FRAME_SCENERY, PLAIN, FaceSpec, Rendition
from sanam.games.onepiece.cards.model import GAME, OnePieceCard
from sanam.games.printed_words import word


def face(card: OnePieceCard, wanted: Rendition = PLAIN) -> FaceSpec:
    """The face of a One Piece card."""
    language = wanted.language
    colour = card.colours[0] if card.colours else "don"
    numbers = [
        (word(title, language).removesuffix(" +"), str(value), glyph)
        for title, value, glyph in (
            ("Power", card.power, "sword"),
            ("Life", card.life, "life"),
            ("Counter +", card.counter, "shield"),
        )
        if value is not None
    ]
    kind = "DON!!" if card.category == "don" else word(card.category.capitalize(), language)
    attributes = (word(one, language) for one in card.attributes)
    parts = [kind, "/".join(attributes), "/".join(word(one, language) for one in card.types)]
    return FaceSpec(
        game=GAME,
        name=wanted.name or card.name,
        frame=colour,
        attribute=FRAME_SCENERY[colour],
        type_line=" · ".join(part for part in parts if part),
        text=card.whole_text if wanted.text is None else wanted.text,
        stats=tuple((title, value) for title, value, _ in numbers),
        stat_glyphs=tuple(glyph for *_, glyph in numbers),
        marks=tuple((f"fight-{one.lower()}", "") for one in card.attributes),
        disc="" if card.cost is None else str(card.cost),
        language=language,
        image=wanted.image,
        code=card.code,
        art_seed=f"{card.code} {card.name}",
        playtest=wanted.playtest,
        playtest_word=word("PLAYTEST", language),
    )
