"""The table of Summoner Master as it should be: where cards are, their values, Mp, Curses and what lasts."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.vocabulary.zones import IN_ARENA, LIBRARY, LINES, SHRINE, WORDS
from sanam.games.witnessing.phrases import Node, many, name_of, number, words
from sanam.games.witnessing.shadow import Shadow
from sanam.games.witnessing.stage import Stage
from sanam.games.witnessing.trials import NotDriven

#: 200.8.4.
SP_MOST = 5
#: Curses that destroy their Seal when they are over (709.8.1, 709.10.3).
DEADLY = {"poison", "last-dance"}
VALUES = ("at", "df", "sp", "level", "cast_mp", "attack_mp")


@dataclass(frozen=True)
class Lasting:
    """A change of a card's value. `ends`: the Subturn at whose end it is over, 0 for as long as it stays."""

    card: int
    key: str
    how: str
    value: int
    ends: int = 0


@dataclass(frozen=True)
class Ban:
    """What cannot be done with a card, such as destroying it. `ends` as of a Lasting."""

    card: int
    deed: str
    ends: int = 0


def until(subturn: int, op: Node) -> int:
    """The Subturn at whose end something is over; 0 where nothing is said of it."""
    said = op.get("u")
    if said is None:
        return 0
    match name_of(said):
        case "subturn":
            return subturn
        case "turn":
            return subturn + 1  # one Turn, from where it begins (SMG-88)
        case "of" | "turns":
            return subturn + 2 * number(said) - 1
    raise NotDriven(f"{said['is']}")


class Ledger(Shadow):
    """See the module. `subject` is the card whose text is tried; "we" is its owner, seat 0."""

    def __init__(self, stage: Stage, subject: int) -> None:
        table = stage.table
        super().__init__(table, stage.game.definition)
        self.stage = stage
        self.subject: int = subject
        self.me: int = 0
        self.subturn: int = int(table.marks["subturn"])
        self.turn_player: int = int(table.marks["player"])
        self.mp = [seat.counts["mp"] for seat in table.seats]
        self.lasting: list[Lasting] = []
        self.standing: list[Lasting] = []
        #: The values of the form that a Seal is in, where its normal ones do not count.
        self.forms: dict[int, dict[str, int]] = {}
        #: Curses, each with the Subturns that it lasts.
        self.curses: dict[int, dict[str, int]] = {i: dict(c.marks.get("curses", {})) for i, c in table.cards.items()}
        self.counters: dict[int, dict[str, int]] = {i: dict(card.counters) for i, card in table.cards.items()}
        self.limits = [dict(limits) for limits in stage.game.public()["limits"]]
        self.bans: list[Ban] = []
        #: The cards of a way of trying by their names, what their own texts change, and those without their texts now.
        self.props: dict[str, int] = {}
        self.gifts: dict[int, list[Lasting]] = {}
        self.silent: dict[int, int] = {}
        #: What was aimed at last, and what is aimed at by what goes on.
        self.aimed: list[int] = []
        self.target = 0
        #: Seals in the state of a form of theirs without a Combination, each with the last Subturn of that.
        self.states: dict[int, int] = {}
        #: Cards under Control, each with the last Subturn of that, 0 without an end.
        self.borrowed: dict[int, int] = {}
        self.borrowed_back = False
        self.touched = False
        self.hollow: list[Node] = []
        self.picks = "most"

    # ------------------------------------------------------------------ reading

    def data(self, card: int) -> SummonerCard:
        found: SummonerCard = self.pieces[card].data
        return found

    def word(self, card: int) -> str:
        return WORDS[self.zone_of(card)]

    def in_arena(self, card: int) -> bool:
        return self.zone_of(card) in IN_ARENA

    def seals(self, seat: int) -> list[int]:
        """The Seals on a player's side of the Arena; Support Seals are none (509.4)."""
        zones = (*LINES, "no-line")
        return [c for word in zones for c in self.zones[f"{seat}.{word}"] if self.data(c).family == "seal"]

    def mystics(self, seat: int) -> list[int]:
        return [c for c in self.zones[f"{seat}.no-line"] if self.data(c).family == "mystic"]

    def value(self, card: int, key: str) -> int | None:
        """A value now; sets before sums, none below 0; one that is not printed is not there (SMG-120)."""
        printed = self.forms.get(card, {}).get(key, getattr(self.data(card), key))
        if printed is None:
            return None
        if self.word(card) == "support":
            return int(printed)
        changes = [c for c in (*self.lasting, *self.standing, *self._given()) if (c.card, c.key) == (card, key)]
        sets = [one.value for one in changes if one.how == "set"]
        now = max(0, (sets[-1] if sets else printed) + sum(one.value for one in changes if one.how == "add"))
        return min(now, SP_MOST) if key == "sp" else now

    def give(self, source: int, changes: list[tuple[int, str, int]]) -> None:
        """What a prop's own text changes while it is in the Arena and has that text; card 0 stands for every Seal of
        its player.
        """
        if changes:
            self.gifts[source] = [Lasting(card, key, "add", value) for card, key, value in changes]

    def _given(self) -> list[Lasting]:
        here = [source for source in self.gifts if source not in self.silent and self.in_arena(source)]
        found = []
        for source in here:
            for one in self.gifts[source]:
                whom = [one.card] if one.card else self.seals(int(self.zone_of(source)[0]))
                found += [replace(one, card=card) for card in whom]
        return found

    def banned(self, card: int, deed: str) -> bool:
        return any((ban.card, ban.deed) == (card, deed) for ban in self.bans)

    def is_kind(self, card: int, noun: Node) -> bool:
        return name_of(noun) == "card" or self.data(card).family == name_of(noun)

    def passes(self, card: int, tests: list[Node]) -> bool:
        return all(self._passes(card, node) for node in tests)

    def _passes(self, card: int, node: Node) -> bool:
        data = self.data(card)
        match name_of(node):
            case "tribe" | "tribes":
                return any(data.has("tribe", tribe) for tribe in words(node, "TRIBE"))
            case "element" | "elements":
                said = {name_of(node[slot]) for slot in ("e", "a", "b") if slot in node}
                return any(data.has("element", element) for element in said)
            case "active" | "inactive":
                return self.in_arena(card) and self.pieces[card].side == (name_of(node) == "inactive")
            case "line":
                return self.word(card) == name_of(node["l"])
            case "part":
                return data.has("name-part", words(node, "PART")[0])
            case "named":
                return data.name == words(node, "NAME")[0]
            case "other":
                return card != self.subject
            case "most" | "least" | "exactly":
                now = self.value(card, name_of(node["k"]))
                edge = number(node)
                tests = {"most": lambda n: n <= edge, "least": lambda n: n >= edge, "exactly": lambda n: n == edge}
                return now is not None and tests[name_of(node)](now)
        raise NotDriven(f"filter {node['is']}")

    def members(self, group: Node) -> list[int]:
        """The cards in the Arena that a group with an owner, a noun and filters means."""
        whose = name_of(group).rpartition("-")[2]
        sides = {"mine": (self.me,), "theirs": (1 - self.me,)}.get(whose, (self.me, 1 - self.me))
        found = [card for side in sides for card in (*self.seals(side), *self.mystics(side))]
        casting = self.data(self.subject).family == "mystic"
        return [
            card
            for card in found
            if self.is_kind(card, group["h"])
            and self.passes(card, many(group.get("f")))
            and not self._itself(card, casting)
        ]

    def _itself(self, card: int, casting: bool) -> bool:
        """A Mystic Card that is being cast is none of the cards its own words mean."""
        return casting and card == self.subject

    def shrine(self, seat: int) -> int:
        """The Levels in a Shrine (301.1.1)."""
        return sum(self.data(card).level or 0 for card in self.zones[f"{seat}.seal-shrine"])

    # ------------------------------------------------------------------ changing

    def move(self, card: int, word: str, seat: int | None = None) -> None:
        piece = self.pieces[card]
        was = self.lift(card)
        side = piece.owner if seat is None else seat
        self.lay(card, f"{side}.{word}")
        if was in IN_ARENA and f"{side}.{word}" not in IN_ARENA:
            self.lasting = [one for one in self.lasting if one.card != card]
            self.bans = [ban for ban in self.bans if ban.card != card]
            self.curses.pop(card, None)
            self.borrowed.pop(card, None)
            self.counters[card] = {}
            for bound in [other for other in self.pieces.values() if other.host == card]:
                bound.host = None
                self.to_shrine(bound.id)
        if not (was in IN_ARENA and f"{side}.{word}" in IN_ARENA):
            piece.host, piece.side = None, False
        piece.up = word not in ("hand", *LIBRARY.values())

    def to_shrine(self, card: int) -> None:
        self.move(card, SHRINE[self.data(card).family])

    def draw(self, seat: int, family: str, size: int) -> None:
        for _ in range(size):
            pile = self.zones[f"{seat}.{LIBRARY[family]}"]
            if pile:
                self.move(pile[-1], "hand", seat)
                self.touched = True

    def destroy(self, card: int) -> None:
        """Into the Shrine, where nothing forbids it (701)."""
        if not self.banned(card, "destroyed"):
            self.to_shrine(card)

    @property
    def passing(self) -> bool:
        """Whether anything is over at the end of some Subturn."""
        ends = [*(one.ends for one in self.lasting), *(ban.ends for ban in self.bans)]
        return any((*ends, *self.silent.values(), *self.states.values(), *self.borrowed.values()))

    def expire(self) -> None:
        """The Subturn ends."""
        self.lasting = [one for one in self.lasting if not one.ends or one.ends > self.subturn]
        self.bans = [ban for ban in self.bans if not ban.ends or ban.ends > self.subturn]
        for card in [card for card, ends in self.borrowed.items() if ends and ends <= self.subturn]:
            self.borrowed.pop(card)
            self.move(card, self.word(card))
            self.borrowed_back = True
        for card in [card for card, ends in self.states.items() if ends and ends <= self.subturn]:
            self.states.pop(card)
            self.forms.pop(card, None)
        self.silent = {card: ends for card, ends in self.silent.items() if not ends or ends > self.subturn}

    def next_subturn(self) -> None:
        """Mp are filled up, Turns count down, Seals become Active, and the other's Subturn begins (401.8, 401.9)."""
        self.mp[self.turn_player] = self.limits[self.turn_player]["mp"]
        self.expire()
        for card, counters in self.counters.items():
            if self.in_arena(card) and counters.get("turns"):
                counters["turns"] -= 1
                if not counters["turns"]:
                    self.to_shrine(card)
        for card, curses in list(self.curses.items()):
            over = {kind for kind, left in curses.items() if left == 1}
            self.curses[card] = {kind: max(0, left - 1) for kind, left in curses.items() if kind not in over}
            if over & DEADLY:
                self.destroy(card)
            elif not self.curses[card]:
                self.curses.pop(card)
        for seat in (0, 1):
            for card in self.seals(seat):
                self.pieces[card].side = False
        self.subturn += 1
        self.turn_player = 1 - self.turn_player
