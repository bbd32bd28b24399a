"""What can be read off the table of a duel. No method here changes anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from operator import itemgetter
from typing import Any

from sanam.engine.choice import Refused
from sanam.engine.journal import Header
from sanam.engine.table import UP, UP_SIDE, Card
from sanam.games.turns import TurnGame
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.rules.profiles import Profile, Profiles, profiles
from sanam.games.yugioh.rules.sayable import KINDS, OPTION
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.host import Host, code_of
from sanam.games.yugioh.texts.execution.standing_effects import StandingEffects, standing
from sanam.games.yugioh.texts.tree import Ability, Group
from sanam.games.yugioh.vocabulary.board import MONSTER_ZONES, SPELL_ZONES
from sanam.games.yugioh.vocabulary.editions import EDITIONS, settings
from sanam.games.yugioh.vocabulary.zones import COLUMNS, FIELD, PILES, WORDS

#: What lies in some zones.
_Reader = Callable[[dict[str, list[int]]], tuple[list[int], ...]]
_MONSTERS = tuple(tuple(f"{seat}.{slot}" for slot in MONSTER_ZONES) for seat in (0, 1))
_SPELLS = tuple(tuple(f"{seat}.{slot}" for slot in SPELL_ZONES) for seat in (0, 1))
_monsters: tuple[_Reader, ...] = tuple(itemgetter(*zones) for zones in _MONSTERS)
_spells: tuple[_Reader, ...] = tuple(itemgetter(*_SPELLS[seat], f"{seat}.field") for seat in (0, 1))
_PLACES: dict[str, tuple[tuple[str, ...], ...]] = {
    **{pile: tuple((f"{seat}.{pile}",) for seat in (0, 1)) for pile in PILES},
    "monster": _MONSTERS,
    "spell-trap": _SPELLS,
    "field zone": (("0.field",), ("1.field",)),
    "field": tuple((*_MONSTERS[seat], *_SPELLS[seat], f"{seat}.field") for seat in (0, 1)),
    "pendulum": ((), ()),  # zones that no rules here know
}
#: The marks of the table that everybody sees, and what everybody sees of a Chain Link.
PUBLIC = ("duel", "turn", "player", "phase", "step", "attack", "wins", "result", "finished", "open")
LINK = ("card", "seat", "ability", "speed", "cards", "negated", "resolving", "id")


class State(TurnGame):
    """A duel's table read through the rules of its edition (part of the `Host` that abilities see)."""

    name = "yugioh"
    #: The whole game, as its card texts see it.
    host: Host
    #: Whether a card of this match has zones that cannot be used.
    closes_zones: bool
    #: Whether a card of this match stands in for materials that are named.
    has_substitutes: bool
    reads_columns: bool

    def __init__(self, header: Header) -> None:
        self.header = header
        self.edition = EDITIONS[header.edition]
        self.settings = settings(header.edition, header.options)
        self._cited: dict[tuple[str, ...], str] = {}
        self.profiles: Profiles = profiles(header.cards)
        #: The codes of cards of which something can be used fast.
        self.fast_codes = frozenset(code for code, profile in self.profiles.items() if profile.fast)
        #: Whether anything of any card can be used fast, what monsters gain from materials included.
        self.anything_fast = bool(self.fast_codes) or any(profile.gifts for profile in self.profiles.values())
        #: Whether players may use something of cards that they do not control.
        self.shares = any(profile.shared for profile in self.profiles.values())
        piles = ("graveyard", "banished")
        #: The piles from which some card of this match can be used at all, and those with something fast.
        used = (*piles, "deck")
        self.used_piles = [p for p in used if any(p in profile.works_from for profile in self.profiles.values())]
        self.fast_piles = [
            p for p in piles if any(profile.quicks and p in profile.works_from for profile in self.profiles.values())
        ]

    # ------------------------------------------------------------------ the edition

    def option(self, key: str) -> Any:
        """A value of the edition or the players' option laid over it."""
        return self.settings[key]

    def cite(self, *rules: str) -> str:
        """Of the same rule in several rulebooks, the id in the one being played (else the first)."""
        try:
            return self._cited[rules]
        except KeyError:
            mine = [rule for rule in rules if rule.startswith(self.edition.prefix)]
            self._cited[rules] = (mine or list(rules) or [""])[0]
            return self._cited[rules]

    def no(self, reason: str, *rules: str, **params: Any) -> Refused:
        return Refused(self._cited[rules] if rules in self._cited else self.cite(*rules), reason, params)

    # ------------------------------------------------------------------ the turn

    def step(self) -> str:
        marks = self.table.marks
        if "step" not in marks:
            return ""
        step: str = marks["step"]
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
        marks = self.table.marks
        if "moment" not in marks:
            return 0
        moment: int = marks["moment"]
        return moment

    def chain(self) -> list[dict[str, Any]]:
        marks = self.table.marks
        if "chain" not in marks:
            return []
        links: list[dict[str, Any]] = marks["chain"]
        return links

    def doomed(self) -> list[int]:
        """The monsters that the damage calculation has destroyed, which are on the field until the Damage Step ends."""
        if "doomed" not in self.table.marks:
            return []
        marked, cards = self.table.marks["doomed"], self.table.cards
        return [card for card, moves in marked if card in cards and cards[card].moves == moves]

    def battle(self) -> tuple[int | None, int | None]:
        attack = self.table.marks.get("attack")
        return (attack["card_attacker"], attack["card_target"]) if attack else (None, None)

    # ------------------------------------------------------------------ cards

    # Each of these is `code_of` without the call: nothing is read as often.

    def profile(self, card: int) -> Profile:
        it = self.table.cards[card]
        if "guise" in it.marks:
            return self.profiles[it.marks["guise"]]
        return self.profiles[it.code]

    def data(self, card: int) -> CardData:
        it = self.table.cards[card]
        if "guise" in it.marks:
            return self.profiles[it.marks["guise"]].data
        return self.profiles[it.code].data

    def abilities(self, card: int) -> list[Ability]:
        it = self.table.cards[card]
        if "guise" in it.marks:
            return self.profiles[it.marks["guise"]].abilities
        return self.profiles[it.code].abilities

    def kinds(self, card: int) -> frozenset[str]:
        """The kinds of its abilities."""
        it = self.table.cards[card]
        if "guise" in it.marks:
            return self.profiles[it.marks["guise"]].kinds
        return self.profiles[it.code].kinds

    def bearers(self, card: int) -> Group | None:
        """The monsters that an Equip Spell stays equipped to; None for all, and for other cards."""
        return self.profile(card).bearers

    def parts_read(self, card: int, ability: int) -> frozenset[str]:
        """The parts of the table (see `parts`) that the ability reads."""
        return self.profile(card).parts_read(ability)

    def profile_code(self, card: int) -> str:
        """The code of what the card is where it lies."""
        return code_of(self.table.cards[card])

    def gifts(self, monster: int, materials: list[int], how: str) -> list[tuple[str, int]]:
        """What the materials give to the monster Summoned with them, or that has them "attached" (see `TreatedAs`)."""
        found = []
        for card in materials:
            for at, ability in self.profile(card).gifts.items():
                given = ability.given
                assert given is not None
                there = (not given.field or self.on_field(card)) and len(materials) >= given.least
                if given.with_only is not None:
                    others = [other for other in materials if other != card]
                    there = there and all(matches(self.host, given.with_only, other, seen=True) for other in others)
                if there and how in given.ways and matches(self.host, given.filter, monster, seen=True):
                    found.append((self.table.cards[card].code, at))
        return found

    def controller(self, card: int) -> int:
        return 0 if self.table.cards[card].zone[0] == "0" else 1

    def zone_word(self, card: int) -> str:
        return WORDS[self.table.cards[card].zone]

    def word_of(self, zone: str) -> str:
        return WORDS[zone]

    def on_field(self, card: int) -> bool:
        return WORDS[self.table.cards[card].zone] in FIELD

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
        # Read in one go and joined: nothing is walked through as often.
        one, two, three, four, five = _monsters[seat](self.table.zones)
        return one + two + three + four + five

    def spells(self, seat: int) -> list[int]:
        """Everything in the Spell & Trap Zone and the Field Zone."""
        one, two, three, four, five, field = _spells[seat](self.table.zones)
        return one + two + three + four + five + field

    def materials(self, host: int) -> list[int]:
        cards = self.table.cards
        return [i for seat in ("0", "1") for i in self.table.zones[f"{seat}.materials"] if cards[i].host == host]

    def free_monster_zones(self, seat: int) -> list[str]:
        zones = self.table.zones
        free = [zone for zone in _MONSTERS[seat] if not zones[zone]]
        return self._usable(free) if self.closes_zones else free

    def zones_in_columns(self, seat: int, least: int) -> list[str]:
        """The free Monster Zones in whose column so many cards lie."""
        lying = Counter(COLUMNS[zone] for zone in COLUMNS for _ in self.table.zones[zone])
        return [zone for zone in self.free_monster_zones(seat) if lying[COLUMNS[zone]] >= least]

    def free_spell_zones(self, seat: int) -> list[str]:
        zones = self.table.zones
        free = [zone for zone in _SPELLS[seat] if not zones[zone]]
        return self._usable(free) if self.closes_zones else free

    def _usable(self, zones: list[str]) -> list[str]:
        """Without those that an effect has closed."""
        closed = self.standing_effects().closed_zones()
        return [zone for zone in zones if zone not in closed] if closed else zones

    def names_to_declare(self, seat: int, kinds: tuple[str, ...]) -> tuple[dict[str, str], list[str]]:
        """The names that a player may declare, of cards of these kinds: of his own deck and those he can see, each with
        a code of it, and all others."""
        own = {code for codes in self.header.decks[seat].values() for code in codes}
        seen = {it.code for it in self.table.cards.values() if not self.hidden_from(it, seat)}
        wanted = kinds or KINDS
        cards = [self.profiles[code].data for code in own | seen if code in self.profiles]
        fit = [data for data in cards if data.kind in wanted and "token" not in data.traits]
        known = {data.name: data.key for data in sorted(fit, key=lambda data: (data.name, data.code))}
        others = {name for kind in wanted for name in self.header.options.get(OPTION, {}).get(kind, ())}
        return known, sorted(others.difference(known))

    def printed(self, card: int, key: str) -> int:
        """Original ATK, DEF or Level; a printed "?" is 0 (YZH-5.58, YZH-5.59)."""
        it = self.table.cards[card]
        if "guise" in it.marks:
            return self.profiles[it.marks["guise"]].original[key]
        return self.profiles[it.code].original[key]

    def standing_effects(self) -> StandingEffects:
        """Everything continuous that is in force now."""
        known = self.play.derived
        if known is not None and known.facts == self.play.facts and known.round is None and known.found.duel is self:
            found: StandingEffects = known.found
            return found
        return standing(self.host)

    def value(self, card: int, key: str) -> int:
        """ATK, DEF or Level now."""
        return self.standing_effects().value(card, key)

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

    def values(self, card: Card) -> dict[str, Any]:
        profile = self.profiles[code_of(card)]
        seen = card.face_up and self.on_field(card.id)
        unread = {"unread": True} if profile.unread and seen else {}
        now = self.standing_effects()
        if not profile.monster or WORDS[card.zone] != "monster":
            return unread | self._negation(card, now) if seen and now.silenced else unread
        result: dict[str, Any] = unread | {key: now.value(card.id, key) for key in ("atk", "def", "level")}
        result |= {f"{key}0": value for key, value in profile.original.items()}
        result["attacked"] = card.marks.get("attacked") == self.turn()
        result["negated"] = False
        return result | self._negation(card, now) if now.silenced else result

    def _negation(self, card: Card, now: StandingEffects) -> dict[str, Any]:
        """That the effects of the card are negated, and the code of what negates them if both players may know it."""
        if not now.negated(card.id):
            return {}
        source = now.negated_by(card.id)
        by = self.table.cards.get(source) if source is not None else None
        if by is None or any(self.hidden_from(by, seat) for seat in (0, 1)):
            return {"negated": True}
        return {"negated": True, "negated_by": code_of(by)}

    def public(self) -> dict[str, Any]:
        marks = self.table.marks
        found = {key: marks[key] for key in PUBLIC if key in marks}
        if self.closes_zones and (closed := self.standing_effects().closed_zones()):
            found["closed"] = sorted(closed)
        if "chain" in marks:
            found["chain"] = [{key: link[key] for key in LINK if key in link} for link in marks["chain"]]
        return found


def face_up_stance(position: str) -> str:
    """The stance of a face-up monster in "attack" or "defense" position."""
    return UP if position == "attack" else UP_SIDE
