"""What a Summoner Master card is: the parts of Seal, Mystic and Extra Cards (200, 201, 202 and the glossary).

A number that is printed as "-" or not at all is None: the card does not have that value, which is not 0
(SMG-120.1). No part is compulsory on every card (200.1.1, 201.1.1) but the name, by which the card is known, and
a Mystic Card's duration (201.9.2).
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sanam.games.summoner_master.cards.name_parts import has_name_part

#: The id of the game.
GAME = "summoner-master"
ELEMENTS = ("earth", "water", "wind", "fire", "light", "darkness", "none")
#: The symbol that counts as every element and is one itself (200.3.4).
MULTI = "multi"
#: The frame colour that tells the element when its symbol cannot be seen (SMG-135.3).
FRAME_ELEMENTS = {
    "white": "light",
    "yellow": "earth",
    "red": "fire",
    "blue": "water",
    "green": "wind",
    "black": "darkness",
    "grey": "none",
    "rainbow": MULTI,
}
# fmt: off
TRIBES = (
    "Knight", "Mage", "Divine", "Evil", "Machine", "Beast", "Monster", "Dragon", "Insect", "Tamer",
    "Scientist", "Merchant", "Titan", "Bandit", "Dragon's Egg", "Musician", "Dancer", "Ninja", "Gunner",
    "Plant", "Messenger", "Pugilist", "Fish", "Aria", "Star", "Pending Soul",
)
# fmt: on
MYSTIC_TYPES = ("Tarot", "Relic", "Devas", "Place", "Revelation", "Star", "Scenario")
#: What a Mystic Card is pasted on: a Seal, the Arena Zone, a Mystic Card, or nothing (201.8.2, SMG-46).
MYSTIC_KINDS = ("PS", "PA", "PM", "untargeted")
#: Colour of the set symbol -> rarity (200.9.3, 201.7.3).
RARITIES = {
    "gold": "very rare",
    "olive green": "rare",
    "white": "common",
    "blue": "secret treasure",
    "red": "online special",
}
SHADE_KINDS = ("name", "name-part", "tribe", "element", "mystic-type", "set")
#: What a requirement may name, in the order in which it binds (508.6).
SELECTOR_KINDS = ("name", "name-part", "set", "group", "tribe", "element")
FORM_ATTACKS = ("general", "all", "multiple")
#: Where Abilities and Skills stand on a card; what the boxes of Growth and Progress hold is there only after them.
BOXES = ("powers", "growth", "progress", "text")
#: The moments at which an Ability of a card may work, by what happens to the card or, from "command-attack" on, to its
#: player (504 to 517, 610, 703 to 706; 401 for the Steps).
WINDOWS = (
    "attack",
    "attacked",
    "fight",
    "attack-success",
    "attacked-success",
    "fight-end",
    "fight-win",
    "fight-lose",
    "across",
    "hand-attack",
    "hand-attack-success",
    "all-attack",
    "all-attack-success",
    "attacked-all",
    "attacked-all-success",
    "combine",
    "break",
    "change-line",
    "assign-line",
    "cast",
    "cast-normal",
    "cast-success",
    "enter",
    "fall",
    "fall-library",
    "return",
    "to-hand",
    "removed",
    "leave",
    "steal-success",
    "destroys",
    "destroyed",
    "discards",
    "discarded",
    "skill",
    "skill-success",
    "skill-all",
    "skill-all-success",
    "cursed",
    "rested",
    "readied",
    "drawn",
    "drawn-aside",
    "grow",
    "regenerate",
    "progress",
    "attach",
    "command-attack",
    "command-combine",
    "command-break",
    "command-line",
    "command-skill",
    "attack-subturn",
    "defence-subturn",
    "check-up",
    "draw",
    "discard",
    "main",
    "mp-clean-up",
    "fill-up",
    "sacrificed",
    "aimed",
    "subturn-end",
    "defence-subturn-end",
    "end",
)
SKILL_USES = ("ordinary", "all", "multiple", "two-part")
INFINITY = "infinity"
#: A back's colour and its edge, by family and whether it is an Extra Card (200.1.1, 201.1.1, 202.1.1, 202.1.2).
BACKS = {
    ("seal", False): ("blue", "blue"),
    ("mystic", False): ("red", "red"),
    ("seal", True): ("white", "blue"),
    ("mystic", True): ("white", "red"),
}
MOST = 9_999
_MP = re.compile(r"\s*(\d{1,4}|-)\s*/\s*(\d{1,4}|-)\s*")
_NUMBER = re.compile(r"(\d{1,4})\s*/\s*(\d{1,4})")
_CAPACITY = re.compile(r"Capacity\s*(\d{1,3}|∞)")
_CREATES = re.compile(r"(?:สร้าง|[Cc]reate)\s*\[Extra\]\s*<([^<>]+)>")
SEAL_FIELDS = ("elements", "tribes", "at", "df", "sp", "attack_mp", "level", "forms", "growth")
MYSTIC_FIELDS = ("mystic_type", "mystic_kind", "duration", "exception")


def _one_of(field: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise ValueError(f"{field} {value!r} is not one of {', '.join(allowed)}")


def _within(field: str, value: int | None, low: int, high: int) -> None:
    if value is not None and not low <= value <= high:
        raise ValueError(f"{field} {value} is not between {low} and {high}")


class Power(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One Ability or Skill. `kind` "ability" or "skill"; `interfere`: it bears the Interfere symbol, so that it may
    be used in an Interfere Step (SMG-39, SMG-65, 615.5); `name` is "" where it has none.

    Of a Skill: `mp` that it costs, 0–99, None where only its text says so; `use` of SKILL_USES, with how many `times` a
    multiple-use one is used (604.4, 604.5, 608.1); `from_hand`: it is used from the hand (619). Of a Trigger Ability
    `when` it works, of WINDOWS (601.2.1); () where only its text says so.
    """

    kind: str = "ability"
    name: str = ""
    text: str
    interfere: bool = False
    mp: int | None = None
    use: str = "ordinary"
    times: int = 1
    from_hand: bool = False
    when: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for window in self.when:
            _one_of("when", window, WINDOWS)
        _one_of("power", self.kind, ("ability", "skill"))
        _one_of("use", self.use, SKILL_USES)
        _within("times", self.times, 1, 99)
        _within("mp", self.mp, 0, 99)
        if not self.text.strip():
            raise ValueError("text of a power must not be empty")


class Selector(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`count` cards named by one of SELECTOR_KINDS: Support Seals of a form, or cards used up by Progress."""

    kind: str
    value: str
    count: int = 1

    def __post_init__(self) -> None:
        _one_of("selector", self.kind, SELECTOR_KINDS)
        _within("count", self.count, 1, 60)


class AttackForm(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A special attack form (200.12.1). Numbers left None keep the normal attack's; `strikes` counts a multiple
    attack.
    """

    name: str = ""
    supports: tuple[Selector, ...] = ()
    at: int | None = None
    df: int | None = None
    sp: int | None = None
    attack_mp: int | None = None
    attack: str = "general"
    strikes: int = 1
    text: str = ""

    def __post_init__(self) -> None:
        _one_of("attack", self.attack, FORM_ATTACKS)
        _within("strikes", self.strikes, 1, 99)
        for field, most in (("at", MOST), ("df", MOST), ("sp", 5), ("attack_mp", 99)):
            _within(field, getattr(self, field), 0, most)


class GrowthBox(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The Growth condition, and what the Seal gains by Growth (200.14.2, SMG-37)."""

    condition: str
    gains: tuple[Power, ...] = ()


class ProgressBox(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The cards that are Progressed (used up), and what the card gains by it (200.18.2, 201.15.2)."""

    uses: tuple[Selector, ...]
    gains: tuple[Power, ...] = ()


class Shade(msgspec.Struct, frozen=True, kw_only=True):
    """One "Shade of": the card also has the status of `value`, of one of SHADE_KINDS (SMG-62.1)."""

    kind: str
    value: str

    def __post_init__(self) -> None:
        _one_of("shade", self.kind, SHADE_KINDS)
        if not self.value.strip():
            raise ValueError("shade must not be empty")


class SummonerCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One card by its current Oracle Wording; printings differ only in set symbol, set and number (200.2.3).

    name          before the Reflection mark (200.2.4.1, 201.2.5.1)
    reflection    whether the mark stands after the name; its other parts are then those of the marked name
    family        "seal" or "mystic"; `extra`: an Extra Card of that family (202)
    name_symbol   the name after a set symbol that stands before the card's name, "" when there is none (200.9.4)
    elements      Seals: symbols of ELEMENTS or "multi", as many as are printed (200.3.2–4)
    tribes        Seals: of TRIBES, none for a Seal without one (200.4.2–4)
    name_parts    name parts it has by their meaning, beside those that stand in its name (SMG-47.1, SMG-47.2)
    at, df        Seals: 0–9,999 (200.6.1, 200.7.1); sp 0–5 (200.8.1)
    cast_mp       0–99, both families (200.10.2, 201.5.1); attack_mp Seals, 0–99
    level         Seals: 0–99 (200.11.1)
    forms         Seals: special attack forms (200.12.1)
    powers        the Text Box, in printed order (200.13.2, 201.10.2)
    growth        Seals (200.14.1); progress both (200.18.1, 201.15.1)
    shades        "Shade of" (200.20.1, 201.17.1)
    interfere     the Interfere symbol of the cast (201.6.1, 615.3)
    mystic_type   of MYSTIC_TYPES or "" (201.3.3); mystic_kind of MYSTIC_KINDS (201.8.2)
    duration      Mystic Cards: Turns, 0–99, or "infinity" (201.9.2)
    exception     what a Mystic Card may not take as its target (201.11.1)
    groups        (200.19.1); symbol, rarity, card_set, number of its first printing (200.9, 200.16, 200.17)
    rarity        of the values of RARITIES or ""; number "3/120": of this card / of all (200.17.2)
    credit        of the illustration (200.15.1)

    Raises ValueError (msgspec.ValidationError when decoded) for a value out of its range or of the other family.
    """

    name: str
    family: str
    extra: bool = False
    reflection: bool = False
    name_symbol: str = ""
    elements: tuple[str, ...] = ()
    tribes: tuple[str, ...] = ()
    name_parts: tuple[str, ...] = ()
    at: int | None = None
    df: int | None = None
    sp: int | None = None
    cast_mp: int | None = None
    attack_mp: int | None = None
    level: int | None = None
    forms: tuple[AttackForm, ...] = ()
    powers: tuple[Power, ...] = ()
    growth: GrowthBox | None = None
    progress: ProgressBox | None = None
    shades: tuple[Shade, ...] = ()
    interfere: bool = False
    mystic_type: str = ""
    mystic_kind: str = ""
    duration: int | str | None = None
    exception: str = ""
    groups: tuple[str, ...] = ()
    symbol: str = ""
    rarity: str = ""
    card_set: str = ""
    number: str = ""
    credit: str = ""
    text: str = ""
    abilities: list[dict[str, Any]] | None = None
    problem: str = ""

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ValueError("name must not be empty")
        _one_of("family", self.family, ("seal", "mystic"))
        for field in MYSTIC_FIELDS if self.family == "seal" else SEAL_FIELDS:
            if getattr(self, field) not in (None, (), ""):
                raise ValueError(f"a {self.family} card has no {field}")
        for element in self.elements:
            _one_of("elements", element, (*ELEMENTS, MULTI))
        if len(self.elements) > 1 and "none" in self.elements:
            raise ValueError("elements: a Seal of no element has no other")
        for tribe in self.tribes:
            _one_of("tribes", tribe, TRIBES)
        for field, most in (("at", MOST), ("df", MOST), ("sp", 5), ("cast_mp", 99), ("attack_mp", 99), ("level", 99)):
            _within(field, getattr(self, field), 0, most)
        if self.rarity:
            _one_of("rarity", self.rarity, tuple(RARITIES.values()))
        if self.number:
            found = _NUMBER.fullmatch(self.number)
            if not found or int(found[1]) < 1:
                raise ValueError(f"number {self.number!r} is not a number / the number of cards in all")
        if len(set(self.tribes)) < len(self.tribes):
            raise ValueError("tribes names a value twice")
        if self.family == "mystic":
            self._check_mystic()

    def _check_mystic(self) -> None:
        if self.mystic_type:
            _one_of("mystic_type", self.mystic_type, MYSTIC_TYPES)
        _one_of("mystic_kind", self.mystic_kind, MYSTIC_KINDS)
        if self.duration is None:
            raise ValueError("duration is missing")
        if isinstance(self.duration, str):
            _one_of("duration", self.duration, (INFINITY,))
        else:
            _within("duration", self.duration, 0, 99)

    @property
    def oracle_name(self) -> str:
        """The name in the Oracle Wording: with the Reflection mark, which has an entry of its own."""
        return f"{self.name} [Reflection]" if self.reflection else self.name

    @property
    def key(self) -> str:
        """The code of the card: cards of one Oracle name are the same card (200.2.3, 201.2.4)."""
        return f"{self.oracle_name} [Extra]" if self.extra else self.oracle_name

    @property
    def code(self) -> str:
        return self.key

    @property
    def kind(self) -> str:
        return f"extra-{self.family}" if self.extra else self.family

    @property
    def back(self) -> tuple[str, str]:
        """Colour of the back, and of its edge."""
        return BACKS[self.family, self.extra]

    @property
    def mp_cost(self) -> str:
        """A Seal's Mp Cost as printed: cast Mp / attack Mp (200.10.2)."""
        return "/".join("-" if value is None else str(value) for value in (self.cast_mp, self.attack_mp))

    @property
    def normal_elements(self) -> tuple[str, ...]:
        """The elements of its element symbols, "Shade of" not counted (SMG-116, SMG-135.2); a Multi Element symbol
        is every element and itself (200.3.4).
        """
        found = [*ELEMENTS, MULTI] if MULTI in self.elements else []
        return tuple(dict.fromkeys([*found, *self.elements]))

    @property
    def all_shades(self) -> tuple[Shade, ...]:
        """What it is a shade of, the name after a set symbol before its name included (200.9.4, 201.7.4)."""
        named = (Shade(kind="name", value=self.name_symbol),) if self.name_symbol else ()
        return (*self.shades, *named)

    def has(self, kind: str, value: str) -> bool:
        """Whether it has a name, name part, tribe, element, Mystic type or set, of its own or as a shade."""
        if (self.shades or self.name_symbol) and any((s.kind, s.value) == (kind, value) for s in self.all_shades):
            return True
        match kind:
            case "name":
                return value == self.name
            case "name-part":
                return value in self.name_parts or has_name_part(self.name, value)
            case "tribe":
                return value in self.tribes
            case "element":
                return value in self.normal_elements
            case "mystic-type":
                return value == self.mystic_type
            case "set":
                return value == self.card_set
        raise ValueError(f"identity {kind!r} is not one of {', '.join(SHADE_KINDS)}")

    @property
    def can_interfere(self) -> bool:
        """Whether its cast or one of its Skills bears the Interfere symbol (615.5)."""
        boxes = (
            *self.powers,
            *(self.growth.gains if self.growth else ()),
            *(self.progress.gains if self.progress else ()),
        )
        return self.interfere or any(power.interfere for power in boxes)

    @property
    def creates(self) -> tuple[str, ...]:
        """The Extra Cards its texts bring into the game, as described after “สร้าง [Extra]” (621.3): a name, part of
        a name or component, each once in printed order.
        """
        boxes = (*(self.growth.gains if self.growth else ()), *(self.progress.gains if self.progress else ()))
        texts = (self.text, *(power.text for power in (*self.powers, *boxes)))
        found = [name.strip() for text in texts for name in _CREATES.findall(text)]
        return tuple(dict.fromkeys(found))

    @property
    def capacity(self) -> int | None:
        """How many Extra Cards of each name that it creates may come into the game (“Capacity X”, 621.4), None for any
        number (621.5) and where nothing is said.
        """
        found = [match[1] for power in self.powers for match in _CAPACITY.finditer(power.text)]
        found += [match[1] for match in _CAPACITY.finditer(self.text)]
        numbers = [int(word) for word in found if word != "∞"]
        return min(numbers) if numbers else None

    @property
    def by_hand(self) -> bool:
        """Whether any of its texts is left to the players."""
        known = {(plain["box"], plain["at"]) for plain in self.abilities or ()}
        return any((box, at) not in known for box, at, _, _ in self.lines())

    def box(self, name: str) -> tuple[Power, ...]:
        """The Abilities and Skills of a box: "powers", "growth", "progress", or the "text" as if it were one."""
        match name:
            case "powers":
                return self.powers
            case "growth":
                return self.growth.gains if self.growth else ()
            case "progress":
                return self.progress.gains if self.progress else ()
        return (Power(text=self.text),) if self.text else ()

    def lines(self) -> list[tuple[str, int, int, str]]:
        """The texts on the card as (box, place in it, where it begins in `whole_text`, text), in the order of the Text,
        Growth and Progress Boxes and the special attack forms (200.12 to 200.18); "condition" is that of Growth.
        """
        said = [("powers", at, power.name, power.text) for at, power in enumerate(self.powers)]
        if self.growth is not None:
            said.append(("condition", 0, "", self.growth.condition))
            said += [("growth", at, power.name, power.text) for at, power in enumerate(self.growth.gains)]
        if self.progress is not None:
            said += [("progress", at, power.name, power.text) for at, power in enumerate(self.progress.gains)]
        said += [("forms", at, form.name, form.text) for at, form in enumerate(self.forms)]
        said.append(("text", 0, "", self.text))
        said.append(("exception", 0, "", self.exception))
        found, start = [], 0
        for box, at, name, text in said:
            if text:
                lead = len(f"{name}: ") if name else 0
                found.append((box, at, start + lead, text))
                start += lead + len(text) + 1
        return found

    @property
    def whole_text(self) -> str:
        """Its texts line by line, each after its name if it has one."""
        lines = []
        for box, at, _, text in self.lines():
            named = self.forms[at].name if box == "forms" else ""
            if box not in ("forms", "condition", "exception"):
                named = self.box(box)[at].name
            lines.append(f"{named}: {text}" if named else text)
        return "\n".join(lines)


def parse_mp(printed: str) -> tuple[int | None, int | None]:
    """Cast and attack Mp of a Seal from "a/b" (200.10.2). Raises ValueError for anything else."""
    found = _MP.fullmatch(printed)
    if not found:
        raise ValueError(f"{printed!r} is not a Mp Cost “a/b”")
    cast, attack = (None if part == "-" else int(part) for part in found.groups())
    return cast, attack
