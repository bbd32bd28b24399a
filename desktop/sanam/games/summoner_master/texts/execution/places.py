"""On how many cards of a name an Ability works: "(Zone X up Work Y)" (SMG-119)."""

from __future__ import annotations

from typing import NamedTuple

from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.vocabulary.parts import Part
from sanam.games.summoner_master.vocabulary.zones import ARENA, HAND, SHRINE, SUPPORT

ZONE_WORDS = {"arena": ARENA, "shrine": tuple(SHRINE.values()), "hand": (HAND,)}


class Vacancy(NamedTuple):
    """A place that is to be noted or filled: of the Ability `key` of a seat's cards; those that `keep` theirs, those to
    choose `among`, and how many.
    """

    seat: int
    key: str
    keep: list[int]
    among: list[int]
    number: int


class PlaceRules(Part[Host]):
    """Abilities are told by the card and their index in its `Profile.powers`."""

    def has_place(self, card: int, index: int) -> bool:
        """Whether an Ability of this card works: where X or more cards of its name lie in the Zone, only the first Y
        that came do, whatever has become of them there (SMG-119.1, SMG-119.2).
        """
        program = self.rules.profile(card).programs[index]
        if program is None or program.zone is None:
            return True
        zone, many, few = program.zone
        there = self._of_its_name(card, zone)
        if len(there) < many:
            return True
        chosen = self._chosen(self.rules.owner(card), self._key(card, index))
        return card in (there[:few] if chosen is None else chosen)

    def _key(self, card: int, index: int) -> str:
        return f"{self.rules.data(card).name}#{index}"

    def _chosen(self, seat: int, key: str) -> list[int] | None:
        places: dict[str, list[int]] = self.rules.table.seats[seat].marks.get("places", {})
        return places.get(key)

    def _of_its_name(self, card: int, zone: str) -> list[int]:
        """The cards of a card's name and owner in a Zone, those that came first before the others."""
        name, seat = self.rules.data(card).name, self.rules.owner(card)
        there = (c for word in ZONE_WORDS[zone] for c in self.rules.table.zones[f"{seat}.{word}"])
        found = [c for c in there if self.rules.data(c).name == name]
        return sorted(found, key=self.rules.since) if zone == "arena" else found

    def vacancy(self) -> Vacancy | None:
        """The next place to be noted or filled: the first Y cards have theirs at once; when one of them has left, the
        player chooses another as long as X or more are there (SMG-119.3).
        """
        rules = self.rules
        for card in [c for seat in (0, 1) for c in (*rules.abilities.side(seat), *rules.line(seat, SUPPORT))]:
            for index, zone in rules.profile(card).zoned:
                found = self._vacancy(card, index, *zone)
                if found is not None:
                    return found
        return None

    def _vacancy(self, card: int, index: int, zone: str, many: int, few: int) -> Vacancy | None:
        seat, key = self.rules.owner(card), self._key(card, index)
        there, places = self._of_its_name(card, zone), self._chosen(seat, key)
        if len(there) < many:
            return None if places is None else Vacancy(seat, key, [], [], 0)
        if places is None:
            return Vacancy(seat, key, there[:few], [], 0) if few else None
        keep = [c for c in places if c in there]
        among = [c for c in there if c not in keep]
        number = min(few - len(keep), len(among))
        return Vacancy(seat, key, keep, among, number) if number or len(keep) < len(places) else None

    def fill(self, seat: int, key: str, cards: list[int]) -> None:
        """Note which cards have a place; none where fewer than X lie there."""
        marks = self.rules.table.seats[seat].marks.get("places", {})
        places = {k: v for k, v in marks.items() if k != key} | ({key: cards} if cards else {})
        self.rules.play.mark(f"seat{seat}", "places", places or None)
