"""One board of the witness as plain data: what lies where, and what was done on it.

A scene is {"id", "subject", "owner", "policy", "cards", "steps", "live"} and may have {"lp", "turn", "counters"}:
  owner   the seat of the subject; seat 0 is the player whose turn it is, in Main Phase 1
  policy  "first" or "last": which of several cards or effects is chosen
  cards   [seat, zone, number, stance, code] each; zones: "m" (0 to 4), "s" (0 to 4), "f" (5), "deck" (from the bottom),
          "hand", "grave", "removed", "extra"; stances: "up", "defense", "down"
  steps   [seat, verb, card or 0, aim] each: "summon", "special", "mset", "set", "flip", "position", "activate",
          "attack" (its aim: a code or "direct"), "battle", "main2", "end"; the subject's own effects are no steps
  live    the codes of cards beside the subject whose texts count
  lp, turn, counters  what differs from 8000 Life Points, the first turns, none: [seat, zone, number, how many]
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sanam.engine.table import Card
from sanam.games.witnessing.stage import Stage
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.board import HARMLESS, LP, PLAIN
from sanam.games.yugioh.witness.boards.attempts import ATTEMPTS
from sanam.games.yugioh.witness.boards.stand_ins import StandIns
from sanam.games.yugioh.witness.extra_deck import FUSE
from sanam.games.yugioh.witness.materials import PARTNER
from sanam.games.yugioh.witness.sketches import Sketch
from sanam.games.yugioh.witness.ways import (
    BOUNCE,
    CALL,
    DUMP,
    ENGINE,
    EXILE,
    KILL,
    MILL,
    NOVA,
    OFFER,
    REVIVE,
    SEND,
    SNARE,
)

EXTRA = frozenset(("fusion", "synchro", "xyz"))
#: The passcode that fills decks, and how many of it lie on top of what a board needs there.
FILLER, FILLERS = 2483611, 15


def _of(card: CardData | Sketch) -> tuple[str, str]:
    return card.kind, card.text


#: Cards by which things are made to happen, by their kinds and texts. They have codes of their own in the scenario
#: format, and the one that destroys a monster has another than the one that destroys a Spell or Trap. The others are
#: real cards.
TOOLS = {
    _of(KILL): 990000101,
    _of(SEND): 990000102,
    _of(DUMP): 990000103,
    _of(CALL): 990000104,
    _of(REVIVE): 83764718,
    _of(OFFER): 70781052,
    _of(BOUNCE): 990000105,
    _of(EXILE): 990000106,
    _of(NOVA): 990000107,
    _of(MILL): 990000108,
    _of(FUSE): 990000111,
    _of(SNARE): 990000201,
    _of(ENGINE): 990000202,
}
BREAK = 990000109
#: A Spell that gives its user Life Points, where the subject's controller needs one.
MEDICINE = 38199696
#: An Equip Spell that any monster can wear.
PENDANT = 65169794
_REAL = (TOOLS[_of(REVIVE)], MEDICINE, PENDANT)
#: Cards that do nothing, by kind and icon.
INERT = {
    ("spell", "continuous"): 990000001,
    ("trap", "normal"): 990000002,
    ("spell", "normal"): 990000003,
    ("trap", "continuous"): 990000004,
    ("trap", "counter"): 990000005,
    ("spell", "field"): 990000006,
    ("spell", "equip"): 990000007,
    ("spell", "quick-play"): 990000008,
}
#: What lies first in the hand of the player whose turn it is.
_FIRST = 5388481
#: Texts that want an empty hand.
_EMPTY = re.compile(r"(no|or less) cards? in (your|their|either player's) hand")
#: Somebody who stands in the way of a direct attack.
_FOE = 38142739
_PILES = {"deck": "deck", "hand": "hand", "graveyard": "grave", "banished": "removed", "extra": "extra"}
_VERBS = {
    "normal_summon": "summon",
    "special_summon": "special",
    "set_monster": "mset",
    "set": "set",
    "flip_summon": "flip",
    "change_position": "position",
    "activate": "activate",
    "attack": "attack",
}


class Scene:
    """Writes one stage down. Raises NotDriven for what the format cannot say."""

    def __init__(self, stage: Stage, subject: CardData, pool: StandIns) -> None:
        self.stage, self.subject, self.pool = stage, subject, pool
        self.table = stage.opening
        #: Seat 0 is the player whose turn it is.
        self.turned = int(self.table.marks["player"])
        self.own = next(card for card in self.table.cards.values() if card.code == subject.key)
        self.owner = self.own.owner ^ self.turned
        self.live: set[int] = set()
        self.steps: list[list[Any]] = []
        self.broken = False
        #: Who has a Field Spell that the witness laid as a monster.
        self.fields: set[int] = set()

    def written(self, name: str, policy: str) -> dict[str, Any]:
        """What was done on the stage."""
        for at in range(len(self.stage.deeds)):
            self._deed(at)
        if "gemini" in self.subject.traits and self.own.zone[2] == "m" and not self.owner:
            self.steps.insert(0, [0, "summon", self.subject.code, ""])
        laid = self._all_laid()
        self._try_the_rest(laid)
        return self._made(name, policy, laid)

    def attempted(self, name: str) -> dict[str, Any]:
        """Nothing was done on the stage: what effects answer to is."""
        laid = self._all_laid()
        extra = [one[4] for one in laid if one[:2] == [self.owner, "extra"]]
        laid += [[self.owner, "hand", 0, "down", code] for one in extra for code in self.pool.materials(one)]
        laid = [one for one in laid if one[1] != "hand" or one[4] == self.subject.code or self.pool.is_usual(one[4])]
        more, self.steps = ATTEMPTS[name](laid, self.subject.code, self.owner)
        return self._made(name, "first", laid + more)

    def _all_laid(self) -> list[list[Any]]:
        return [one for card in self._in_order() if (one := self._laid(card)) is not None]

    def _made(self, name: str, policy: str, laid: list[list[Any]]) -> dict[str, Any]:
        hand = sum(one[:2] == [0, "hand"] for one in laid)
        if hand or not _EMPTY.search(self.subject.text):
            # The other engine lays the subject only where a hand can be shuffled; of cards that leave at once it
            # Summons the first one of the hand by mistake, which the comparison knows.
            laid[:0] = [[0, "hand", 0, "down", _FIRST]]
            laid += [[0, "hand", 0, "down", FILLER]] * (1 - hand)
        elif not any(step[1] == "battle" for step in self.steps):
            self.steps = [[0, "battle", 0, ""], [0, "main2", 0, ""], *self.steps]  # or else in another phase
        laid += [[seat, "deck", 0, "down", FILLER] for seat in (0, 1) for _ in range(FILLERS)]
        made: dict[str, Any] = {
            "id": f"{self.subject.code}/{self._kind()}/{re.sub('[^a-z0-9.]+', '-', name.lower())}/{policy}",
            "subject": self.subject.code,
            "owner": self.owner,
            "policy": policy,
            "cards": laid,
            "steps": self.steps,
            "live": sorted(self.live),
        }
        return {**made, **self._beyond()}

    def _kind(self) -> str:
        """How it is Summoned from the Extra Deck, where that is tried."""
        if not self.own.zone.endswith("extra"):
            return "witness"
        return next((trait for trait in ("fusion", "synchro", "xyz") if trait in self.subject.traits), "witness")

    def _try_the_rest(self, laid: list[list[Any]]) -> None:
        """What a witness only looked at is done: attacks where a Battle Phase was entered, tools that were not used."""
        seat = self.steps[-1][0] if self.steps else 0
        if self.steps and self.steps[-1][1] == "battle" and all(step[1] == "battle" for step in self.steps):
            self.steps += [[seat, "attack", one[4], "direct"] for one in laid if one[:2] == [seat, "m"]]
            if not any(one[:2] == [1 - seat, "m"] for one in laid):
                laid.append([1 - seat, "m", 4, "up", _FOE])
        used = {step[2] for step in self.steps}
        tools = {*TOOLS.values(), BREAK, MEDICINE}
        rest = [one for one in laid if one[4] in tools and one[4] not in used]
        more = [[0, "activate", one[4], ""] for one in rest if not one[0]]
        ends = next((at for at, step in enumerate(self.steps) if step[1] in ("battle", "end")), len(self.steps))
        self.steps[ends:ends] = more
        theirs = [[1, "activate", one[4], ""] for one in rest if one[0]]
        if theirs:
            past = any(step[:2] == [0, "end"] for step in self.steps)
            self.steps += [*([] if past else [[0, "end", 0, ""]]), *theirs]

    def _beyond(self) -> dict[str, Any]:
        """What the cards and steps do not say."""
        lp = [self.table.seats[seat ^ self.turned].counts["lp"] for seat in (0, 1)]
        some = [
            [int(card.zone[0]) ^ self.turned, *_place(card.zone), sum(card.counters.values())]
            for card in self.table.cards.values()
            if card.counters
        ]
        return {**({"lp": lp} if lp != [LP, LP] else {}), **({"counters": some} if some else {})}

    def _in_order(self) -> list[Card]:
        """Every card, as it lies in its zone."""
        return [self.table.cards[card] for zone in sorted(self.table.zones) for card in self.table.zones[zone]]

    def _laid(self, card: Card) -> list[Any] | None:
        seat, (zone, number) = int(card.zone[0]) ^ self.turned, _place(card.zone)
        if zone == "materials" or (zone == "deck" and self._data(card).name == PLAIN.name):
            return None
        if card.host is not None and card.host == self.own.id and not self.owner and zone == "s":
            self.steps.insert(0, [0, "activate", PENDANT, self.subject.code])
            self.live.add(PENDANT)
            return [0, "hand", 0, "down", PENDANT]
        code = self._code(card.code, seat)
        if code is None:
            return None
        if code in _REAL:
            self.live.add(code)
        if zone == "m" and self.pool.is_field_spell(code):
            if seat in self.fields:
                return None
            self.fields.add(seat)
            return [seat, "f", 5, "up", code]
        return [seat, zone, number, _stance(card, zone), code]

    def _data(self, card: Card) -> CardData:
        found: CardData = self.stage.cards[card.code]
        return found

    def _code(self, code: str, seat: int) -> int | None:
        """The passcode that stands for a card of the stage that lies on that side."""
        if code == self.subject.key:
            return self.subject.code
        card: CardData = self.stage.cards[code]
        if _of(card) == _of(NOVA) and seat == self.owner:
            return MEDICINE
        if _of(card) in TOOLS:
            return BREAK if self.broken and card.text == KILL.text else TOOLS[_of(card)]
        if card.icon == "ritual" and card.text:
            rite = self.pool.rite(self.subject)
            if rite is None:
                raise NotDriven("no Ritual Spell names it")
            self.live.add(rite.code)
            return rite.code
        if card.kind != "monster" and not card.series and (card.kind, card.icon) in INERT and self._nameless(card):
            return INERT[card.kind, card.icon]
        if card.text and card.text != HARMLESS and not EXTRA & {*card.traits}:
            raise NotDriven("another card whose text counts")
        if card.name == PARTNER:
            card = self._partner(card)
        found = self.pool.like(card, self.subject)
        return found.code if found is not None else None

    def _partner(self, card: CardData) -> CardData:
        """The other Synchro Material, of the Level that the stand-in for the Synchro Monster needs."""
        made = next((one for one in self.stage.cards.values() if one.name == "Made" and "synchro" in one.traits), None)
        found = self.pool.like(made, self.subject) if made is not None else None
        if found is None or found.level <= self.subject.level:
            return card
        return msgspec.structs.replace(card, level=found.level - self.subject.level)

    def _nameless(self, card: CardData) -> bool:
        return card.name.startswith("Extra ") or card.name in ("Gear", "Dust")

    # ------------------------------------------------------------------ what was done

    def _deed(self, at: int) -> None:
        deed = self.stage.deeds[at]
        if deed.kind != "action" or not deed.picked:
            return
        option, code = deed.picked[0]
        seat = deed.seat ^ self.turned
        if option.act == "phase":
            self.steps.append([seat, str(option.value), 0, ""])
        elif option.act in _VERBS and not (code == self.subject.key and option.act == "activate"):
            aim = self._aim(at + 1, deed.seat, code)
            said = self._code(code, seat)
            verb = "summon" if said == TOOLS[_of(OFFER)] or self._is_normal(option.act, code) else _VERBS[option.act]
            if said is not None:
                self.steps.append([seat, verb, said, aim])

    def _is_normal(self, act: str, code: str) -> bool:
        """Whether a way to Summon that the match lists beside the Special Summons is a Normal Summon."""
        return act == "special_summon" and "Normal Summon this card without" in self.stage.cards[code].text

    def _aim(self, at: int, seat: int, code: str) -> int | str:
        """At what the same player aims it: the code of the card, "direct", or "" where nothing is aimed at."""
        for deed in self.stage.deeds[at : at + 4]:
            if deed.seat != seat or deed.kind == "action":
                break
            for option, aimed in deed.picked:
                if option.act == "direct":
                    return "direct"
                if option.card is not None and aimed:
                    return self._aimed(aimed, seat, code)
        # Where there is nothing to choose nobody was asked.
        return self._aimed(self.subject.key, seat, code) if self.stage.cards[code].text.startswith("Target 1") else ""

    def _aimed(self, aimed: str, seat: int, code: str) -> int | str:
        if self.stage.cards[code].text == KILL.text and self.stage.cards[aimed].kind != "monster":
            self.broken = True
        found = self._code(aimed, seat ^ self.turned)
        return "" if found is None else found


def _place(zone: str) -> tuple[str, int]:
    word = zone[2:]
    if word in _PILES:
        return _PILES[word], 0
    if word == "field":
        return "f", 5
    if word[0] in "ms" and word[1:].isdigit():
        return word[0], int(word[1:]) - 1
    return "materials", 0


def _stance(card: Card, zone: str) -> str:
    if zone in ("deck", "hand", "extra") or not card.face_up:
        return "down"
    return "defense" if zone == "m" and card.sideways else "up"
