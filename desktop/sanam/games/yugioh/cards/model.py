"""What a Yu-Gi-Oh! card is: the data every other part of the game reads (YZH-2.1 to YZH-2.10, YZH-2.85 to YZH-2.90)."""

from __future__ import annotations

from typing import Any

import msgspec

#: The id of the game.
GAME = "yugioh"
ATTRIBUTES = ("EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK", "DIVINE")
#: The Types of monsters of the editions that are played.
RACES = (
    *("Aqua", "Beast", "Beast-Warrior", "Dinosaur", "Dragon", "Fairy", "Fiend", "Fish", "Insect", "Machine"),
    *("Plant", "Psychic", "Pyro", "Reptile", "Rock", "Sea Serpent", "Spellcaster", "Thunder", "Warrior"),
    *("Winged Beast", "Zombie"),
)
SPELL_ICONS = ("normal", "ritual", "continuous", "equip", "field", "quick-play")
TRAP_ICONS = ("normal", "continuous", "counter")
#: Monster traits that put a card into the Extra Deck (YZH-2.36, YZH-2.45, YZH-2.54); Link is a later kind, refused.
EXTRA_TRAITS = ("fusion", "synchro", "xyz", "link")


def passcode(code: str) -> str:
    """A passcode without the leading zeros that it is often written with; what is no number stays as it is."""
    return code.lstrip("0") or "0" if code.isascii() and code.isdigit() else code


class CardData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One card as printed.

    code      passcode, unsigned 32 bit; its decimal string is the key of the definition everywhere
    alias     0, or the passcode of the card whose name it counts as
    name      the name that identifies it (YZH-2.2); `texts` may hold it in other languages
    kind      "monster", "spell" or "trap"
    traits    monster: "normal" "effect" "ritual" "fusion" "synchro" "xyz" "token" "tuner" "flip" "spirit" "union"
              "gemini" "toon" "pendulum" "link" "special-summon"; empty for Spells and Traps
    icon      Spells: one of SPELL_ICONS, Traps: one of TRAP_ICONS, monsters: ""
    level     0–13: Level, or Rank of an Xyz Monster (YZH-2.39), or Link Rating
    attribute one of ATTRIBUTES or ""
    race      the Type, e.g. "Warrior" ("" for Spells and Traps)
    atk, def_ 0–99999; None is a printed "?" and counts as original 0 (YZH-5.59)
    scales    left and right Pendulum Scale of a Pendulum card, otherwise empty; no edition here plays them
    markers   where a Link Monster's arrows point, e.g. "top-left"; no edition here plays them
    series    archetype words the name belongs to, for texts that quote them
    text      the printed rules text (flavour on Normal Monsters)
    abilities the parsed text as plain data (see sanam.games.yugioh.abilities.tree), or None when not wholly understood
    problem   why there is no `abilities`: "start:end reason" of the span that was not understood; "" otherwise
    """

    code: int
    name: str
    kind: str
    alias: int = 0
    traits: tuple[str, ...] = ()
    icon: str = ""
    level: int = 0
    attribute: str = ""
    race: str = ""
    atk: int | None = 0
    def_: int | None = 0
    scales: tuple[int, ...] = ()
    markers: tuple[str, ...] = ()
    series: tuple[str, ...] = ()
    text: str = ""
    abilities: list[dict[str, Any]] | None = None
    problem: str = ""

    @property
    def key(self) -> str:
        return str(self.code)

    @property
    def whole_text(self) -> str:
        """The card text; there is no other on the card."""
        return self.text

    @property
    def is_extra(self) -> bool:
        """Whether it lies in the Extra Deck at the start of a duel."""
        return any(trait in EXTRA_TRAITS for trait in self.traits)

    @property
    def partly(self) -> bool:
        """Whether some of its text is carried out and some is left to the players."""
        return self.abilities is not None and bool(self.problem)

    @property
    def by_hand(self) -> bool:
        """Whether its effect is applied by the players: it has rules text that was not wholly understood."""
        return self.abilities is None and not (self.kind == "monster" and "normal" in self.traits)
