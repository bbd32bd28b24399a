"""What can be read off the table of a duel. No method here changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from sanam.engine.choice import Refused
from sanam.engine.journal import Header
from sanam.engine.table import UP, UP_SIDE, Card
from sanam.games.turns import TurnGame
from sanam.games.yugioh.abilities.force import Force, force
from sanam.games.yugioh.abilities.groups import matches
from sanam.games.yugioh.abilities.tree import Ability
from sanam.games.yugioh.cards import CardData
from sanam.games.yugioh.editions import EDITIONS, settings
from sanam.games.yugioh.kit import FIELD_WORDS, Kit, Kits, code_of, kits
from sanam.games.yugioh.standing import standing

if TYPE_CHECKING:
    from sanam.games.yugioh.abilities.world import World

MONSTER_SLOTS = tuple(f"m{i}" for i in range(1, 6))
SPELL_SLOTS = tuple(f"s{i}" for i in range(1, 6))
PILES = ("deck", "hand", "extra", "graveyard", "banished", "side", "materials")
SEAT_ZONES = (*PILES, "field", *MONSTER_SLOTS, *SPELL_SLOTS)
ZONES = tuple(f"{seat}.{zone}" for seat in (0, 1) for zone in SEAT_ZONES)

#: The word the ability tree uses for the kind of place a zone is.
WORDS = {
    **{f"{seat}.{zone}": zone for seat in (0, 1) for zone in PILES},
    **{f"{seat}.field": "field zone" for seat in (0, 1)},
    **{f"{seat}.{zone}": "monster" for seat in (0, 1) for zone in MONSTER_SLOTS},
    **{f"{seat}.{zone}": "spell-trap" for seat in (0, 1) for zone in SPELL_SLOTS},
}
_MONSTERS = tuple(tuple(f"{seat}.{slot}" for slot in MONSTER_SLOTS) for seat in (0, 1))
_SPELLS = tuple(tuple(f"{seat}.{slot}" for slot in SPELL_SLOTS) for seat in (0, 1))
_PLACES: dict[str, tuple[tuple[str, ...], ...]] = {
    **{pile: tuple((f"{seat}.{pile}",) for seat in (0, 1)) for pile in PILES},
    "monster": _MONSTERS,
    "spell-trap": _SPELLS,
    "field zone": (("0.field",), ("1.field",)),
    "field": tuple((*_MONSTERS[seat], *_SPELLS[seat], f"{seat}.field") for seat in (0, 1)),
}
#: The marks of the table that everybody sees, and what everybody sees of a Chain Link.
PUBLIC = ("duel", "turn", "player", "phase", "step", "attack", "wins", "result", "finished", "open")
LINK = ("card", "seat", "ability", "speed", "cards", "negated", "resolving", "id")


class State(TurnGame):
    """A duel's table read through the rules of its edition (part of the `World` that abilities see)."""

    name = "yugioh"

    def __init__(self, header: Header) -> None:
        super().__init__()
        self.header = header
        self.edition = EDITIONS[header.edition]
        self.settings = settings(header.edition, header.options)
        self._cited: dict[tuple[str, ...], str] = {}
        self.kits: Kits = kits(header.cards)
        piles = ("graveyard", "banished")
        #: The piles from which some card of this match can be used at all, and those with something fast.
        self.used_piles = [p for p in piles if any(p in kit.works_from for kit in self.kits.values())]
        self.fast_piles = [p for p in piles if any(kit.quicks and p in kit.works_from for kit in self.kits.values())]

    # ------------------------------------------------------------------ the edition

    def option(self, key: str) -> Any:
        """A value of the edition or the players' option laid over it."""
        return self.settings[key]

    def cite(self, *rules: str) -> str:
        """Of the same rule in several rulebooks, the id in the one being played (else the first)."""
        cited = self._cited.get(rules)
        if cited is None:
            mine = [rule for rule in rules if rule.startswith(self.edition.prefix)]
            cited = self._cited[rules] = (mine or list(rules) or [""])[0]
        return cited

    def no(self, reason: str, *rules: str, **params: Any) -> Refused:
        return Refused(self.cite(*rules), reason, params)

    # ------------------------------------------------------------------ the turn

    def step(self) -> str:
        step: str = self.table.marks.get("step", "")
        return step

    def phase_under_way(self) -> dict[str, Any]:
        """The locals of the Main or Battle Phase under way, {} in another phase."""
        frames = (frame for frame in reversed(self.table.stack) if frame.procedure in ("MainPhase", "BattlePhase"))
        return next((frame.locals for frame in frames), {})

    def at_calculation(self) -> bool:
        """Whether it is the damage calculation or the moment before it, when its effects are used (YZH-4.3)."""
        return bool(self.table.marks.get("calculation"))

    def calculating(self) -> bool:
        return bool(self.table.marks.get("calculated"))

    def moment(self) -> int:
        moment: int = self.table.marks.get("moment", 0)
        return moment

    def chain(self) -> list[dict[str, Any]]:
        links: list[dict[str, Any]] = self.table.marks.get("chain", [])
        return links

    def battle(self) -> tuple[int | None, int | None]:
        attack = self.table.marks.get("attack")
        return (attack["card_attacker"], attack["card_target"]) if attack else (None, None)

    # ------------------------------------------------------------------ cards

    def kit(self, card: int) -> Kit:
        return self.kits[code_of(self.table.cards[card])]

    def data(self, card: int) -> CardData:
        return self.kits[code_of(self.table.cards[card])].data

    def abilities(self, card: int) -> list[Ability]:
        return self.kits[code_of(self.table.cards[card])].abilities

    def guise(self, card: int) -> str:
        """The code of what the card is where it lies."""
        return code_of(self.table.cards[card])

    def gifts(self, monster: int, materials: list[int], how: str) -> list[tuple[str, int]]:
        """What the materials give to the monster that is about to be Summoned with them (see `Guise.gained`)."""
        found = []
        for card in materials:
            for at, ability in self.kit(card).gifts.items():
                given = ability.given
                assert given is not None
                there = not given.field or self.on_field(card)
                if there and how in given.ways and matches(cast("World", self), given.filter, monster, seen=True):
                    found.append((self.table.cards[card].code, at))
        return found

    def controller(self, card: int) -> int:
        return 0 if self.table.cards[card].zone[0] == "0" else 1

    def zone_word(self, card: int) -> str:
        return WORDS[self.table.cards[card].zone]

    def word_of(self, zone: str) -> str:
        return WORDS[zone]

    def on_field(self, card: int) -> bool:
        return WORDS[self.table.cards[card].zone] in FIELD_WORDS

    def cards(self, seat: int, word: str) -> list[int]:
        """Ids of the cards of a seat in the places that `word` names, in the order of the places.

        A Spell or Trap that has been used up and only waits for the Chain to end is not counted (Thai digest A19).
        """
        zones = self.table.zones
        places = _PLACES[word][seat]
        if word in PILES:
            return list(zones[places[0]])
        found = [i for place in places for i in zones[place]]
        if "chain" in self.table.marks:
            cards = self.table.cards
            return [i for i in found if "spent" not in cards[i].marks]
        return found

    def monsters(self, seat: int) -> list[int]:
        zones = self.table.zones
        return [i for place in _MONSTERS[seat] for i in zones[place]]

    def spells(self, seat: int) -> list[int]:
        """Everything in the Spell & Trap Zone and the Field Zone."""
        zones = self.table.zones
        return [i for place in (*_SPELLS[seat], f"{seat}.field") for i in zones[place]]

    def materials(self, host: int) -> list[int]:
        cards = self.table.cards
        return [i for seat in ("0", "1") for i in self.table.zones[f"{seat}.materials"] if cards[i].host == host]

    def free_monster_zones(self, seat: int) -> list[str]:
        zones = self.table.zones
        return [zone for zone in _MONSTERS[seat] if not zones[zone]]

    def free_spell_zones(self, seat: int) -> list[str]:
        zones = self.table.zones
        return [zone for zone in _SPELLS[seat] if not zones[zone]]

    def printed(self, card: int, key: str) -> int:
        """Original ATK, DEF or Level; a printed "?" is 0 (YZH-5.58, YZH-5.59)."""
        return self.kits[code_of(self.table.cards[card])].original[key]

    def force(self) -> Force:
        """Everything continuous that is in force now."""
        return force(cast("World", self))

    def value(self, card: int, key: str) -> int:
        """ATK, DEF or Level now."""
        return self.force().value(card, key)

    def properly_summoned(self, card: int) -> bool:
        return bool(self.table.cards[card].marks.get("proper"))

    # ------------------------------------------------------------------ knowledge

    def hidden_from(self, card: Card, seat: int) -> bool:
        """Whether `seat` may not know which card this is (YZH-5.12, YFA-5.9, YTH-4.17)."""
        if card.known and seat in card.known:
            return False
        zone = card.zone
        word = WORDS[zone]
        mine = zone[0] == ("0" if seat == 0 else "1")
        if word == "hand":
            return not mine and not self.table.marks.get("open")
        if word == "deck":
            return True
        if word == "extra" or word == "side":
            return not mine
        if word in ("graveyard", "banished", "materials"):
            return word == "banished" and not card.face_up and not mine
        return not card.face_up and not mine

    def standing(self, seat: int) -> float:
        return standing(self, seat)

    def values(self, card: Card) -> dict[str, Any]:
        kit = self.kits[code_of(card)]
        unread = {"unread": True} if kit.unread and card.face_up and self.on_field(card.id) else {}
        if not kit.monster or WORDS[card.zone] != "monster":
            return unread
        now = self.force()
        result: dict[str, Any] = unread | {key: now.value(card.id, key) for key in ("atk", "def", "level")}
        result |= {f"{key}0": value for key, value in kit.original.items()}
        result["attacked"] = card.marks.get("attacked") == self.turn()
        result["negated"] = now.negated(card.id)
        return result

    def public(self) -> dict[str, Any]:
        marks = self.table.marks
        found = {key: marks[key] for key in PUBLIC if key in marks}
        if "chain" in marks:
            found["chain"] = [{key: link[key] for key in LINK if key in link} for link in marks["chain"]]
        return found


def face_up_stance(position: str) -> str:
    """The stance of a face-up monster in "attack" or "defense" position."""
    return UP if position == "attack" else UP_SIDE
