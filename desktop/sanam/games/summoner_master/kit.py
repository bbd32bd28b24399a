"""A card's kit: what the rules of play need to know of a definition, worked out once for each card of a match."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from sanam.games.summoner_master.cards import INFINITY, WINDOWS, AttackForm, SummonerCard

#: The form index of the normal attack; the special attack forms count from 0 in printed order.
NORMAL = -1
VALUES = ("at", "df", "sp", "level", "attack_mp", "cast_mp")


class Kit:
    """The definition of one card of a match."""

    def __init__(self, data: SummonerCard) -> None:
        self.data = data
        self.family = data.family
        self.seal = data.family == "seal"
        self.extra = data.extra
        self.reflection = data.reflection
        self.interfere = data.interfere
        #: Whether its text says something that works at no moment of its own: done by hand when it has come in.
        self.by_hand = data.by_hand and (
            bool(data.text) or any(power.kind == "ability" and not power.when for power in data.powers)
        )
        self.paste = data.mystic_kind
        self.level = data.level or 0
        self.printed: dict[str, int | None] = {key: getattr(data, key) for key in VALUES}
        self.forms: tuple[AttackForm, ...] = data.forms
        #: Forms that need Support Seals, and the normal attack with those that need none.
        self.combined = tuple(i for i, form in enumerate(data.forms) if form.supports)
        self.alone = (NORMAL, *(i for i, form in enumerate(data.forms) if not form.supports))
        #: Subturns that a Mystic Card lasts: 0, twice its Turns (400.1), or None for infinity and Seals.
        self.subturns = None if data.duration in (None, INFINITY) else 2 * int(data.duration)
        powers = list(enumerate(data.powers))
        #: Skills by their index among the powers: those used in the Arena, those used from the hand (619), and of
        #: either those with Interfere.
        self.skills = tuple(i for i, power in powers if power.kind == "skill" and not power.from_hand)
        self.hand_skills = tuple(i for i, power in powers if power.kind == "skill" and power.from_hand)
        self.quick_skills = tuple(i for i in self.skills if data.powers[i].interfere)
        #: For each moment the Abilities that work at it.
        self.windows: dict[str, tuple[int, ...]] = {
            window: tuple(i for i, power in powers if power.kind == "ability" and window in power.when)
            for window in WINDOWS
            if any(power.kind == "ability" and window in power.when for _, power in powers)
        }
        self.quick_hand_skills = tuple(i for i in self.hand_skills if data.powers[i].interfere)

    def form_value(self, form: int, key: str) -> int | None:
        """A number of an attack form; what it leaves unstated is the normal attack's (200.12.3)."""
        if form != NORMAL and key in ("at", "df", "sp", "attack_mp"):
            stated: int | None = getattr(self.forms[form], key)
            if stated is not None:
                return stated
        return self.printed[key]

    def attack_kind(self, form: int) -> str:
        """How a form attacks: "general", "all" or "multiple"."""
        return "general" if form == NORMAL else self.forms[form].attack


@lru_cache(maxsize=8192)
def _kit(definition: bytes) -> Kit:
    """The kit of a definition, told by its own bytes, so that matches with the same cards share it."""
    return Kit(msgspec.json.decode(definition, type=SummonerCard))


def kits(cards: dict[str, Any]) -> dict[str, Kit]:
    """Kits of the definitions in a journal's header. Raises msgspec.ValidationError for data that is no card."""
    return {code: _kit(msgspec.json.encode(plain)) for code, plain in cards.items()}


def reflected(known: dict[str, Kit], beside: list[str]) -> dict[str, Kit]:
    """The kits as one player's cards have them: a card whose name a Reflection card beside the Deck bears is the same
    as that card in all its parts but its name (620.2, digest A11), in every Zone (620.4).
    """
    by_name = {known[code].data.name: known[code] for code in beside if known[code].reflection}
    if not by_name:
        return known
    result = dict(known)
    for code, kit in known.items():
        other = by_name.get(kit.data.name)
        if other is not None and other is not kit and other.family == kit.family:
            plain = msgspec.structs.replace(other.data, reflection=False)
            result[code] = _kit(msgspec.json.encode(plain))
    return result
