"""What the face of a card shows, as plain data; `sanam.faces` draws it."""

from __future__ import annotations

from dataclasses import dataclass

#: The scenery of the generated art, by frame colour.
FRAME_SCENERY = {
    "red": "FIRE",
    "green": "WIND",
    "blue": "WATER",
    "purple": "DARK",
    "black": "DARK",
    "yellow": "EARTH",
    "white": "LIGHT",
    "grey": "",
    "don": "DIVINE",
    "rainbow": "DIVINE",
}


@dataclass(frozen=True, slots=True)
class FaceSpec:
    """One face. Strings are in `language`; `race` and `attribute` stay English, for they choose the art.

    game        the game's id
    frame       palette key: token link xyz synchro fusion ritual effect normal spell trap …
    attribute   "" or one of the game's attributes in capitals
    level       number of stars; level_kind "level", "rank" or "link"
    icon        key of the icon of a Spell, Trap or Mystic Card, "" otherwise
    stats       (label, value) pairs in the game's order, value "?" allowed
    stat_glyphs the picture that tells each of them; a sword and a shield where there are none
    marks       (picture, short text or "") pairs that decide the play and that no other part of a small face shows
    image       path of a picture for the art window, or None for generated art
    code        printed in the foot and seeds the generated art together with the English name
    disc        what stands in the disc beside the name: None for the picture of the attribute, "" for no disc at all
    generated   whether the text was made from what is understood of the card's own
    playtest    whether the foot says that this is no real card
    size_mm     width and height of the printed card in millimetres
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
    stat_glyphs: tuple[str, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()
    icon: str = ""
    race: str = ""
    language: str = "en"
    image: str | None = None
    code: str = ""
    generated: bool = False
    art_seed: str = ""
    playtest: bool = True
    playtest_word: str = "PLAYTEST"
    pendulum: bool = False
    tuner: bool = False
    disc: str | None = None
    size_mm: tuple[float, float] = (63.0, 88.0)

    def stat_glyph(self, index: int) -> str:
        """The picture that tells one of the numbers."""
        return self.stat_glyphs[index] if index < len(self.stat_glyphs) else ("sword", "shield")[index % 2]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rendition:
    """How a card is wanted on its face: `name` and `text` replace the printed ones (a translation), `image` is the
    path of its picture, `playtest` whether the foot says that it is no real card.
    """

    language: str = "en"
    name: str | None = None
    text: str | None = None
    image: str | None = None
    playtest: bool = True


#: A card as it is printed.
PLAIN = Rendition()
