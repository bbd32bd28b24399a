"""The table of Yu-Gi-Oh! as it should be: where cards are, their values, Life Points, and what lasts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sanam.engine.table import Seat, Table
from sanam.games.witnessing.phrases import Node
from sanam.games.witnessing.shadow import Piece, Shadow
from sanam.games.witnessing.stage import Stage
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.vocabulary.zones import WORDS

#: The places of a player, as the ledger counts them: the cells of a row are one place.
PLACE = {"spell-trap": "spell", "field zone": "field"}
FIELD = ("monster", "spell", "field")
KEYS = ("atk", "def", "level")
#: The key of what is not destroyed by effects.
SAFE = "no destruction by effect"


def place(zone: str) -> str:
    """The place that a zone belongs to: "0.monster" of "0.m3"."""
    return f"{zone[0]}.{PLACE.get(WORDS[zone], WORDS[zone])}"


def merged(table: Table) -> Table:
    """The table with the cells of a row as one zone."""
    zones: dict[str, list[int]] = {}
    for zone, cards in table.zones.items():
        zones.setdefault(place(zone), []).extend(cards)
    return Table(seats=[Seat(s.name, dict(s.counts)) for s in table.seats], zones=zones, random=7, cards=table.cards)


@dataclass(frozen=True)
class Change:
    """A change of a value, or a rule for a card, under a key. `ends`: what ends it, "" for as long as the card stays.

    ends  ("turn", n): at the end of turn n; ("damage", 0); ("standby", n)
    """

    card: int
    key: str
    how: str = "add"
    value: Any = 0
    ends: tuple[str, int] | None = None


@dataclass
class Memory:
    """What a text may speak of again.

    it       what was spoken of last; that: "that card", where it is another than "it"
    targets, paid, handled  what was targeted, what was paid, what something was done with last
    event, other  the cards of the occasion; other: the other monster of a battle
    """

    it: list[int] = field(default_factory=list)
    that: list[int] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    #: The targets of each phrase that asked for some.
    aims: list[list[int]] = field(default_factory=list)
    #: Where each target lay when it was chosen.
    aimed: dict[int, str] = field(default_factory=dict)
    paid: list[int] = field(default_factory=list)
    handled: list[int] = field(default_factory=list)
    event: list[int] = field(default_factory=list)
    other: list[int] = field(default_factory=list)
    attack: tuple[int, int | None] | None = None
    #: Cards of a Deck that were seen, and what was said: a number, a word.
    excavated: list[int] = field(default_factory=list)
    declared: Any = None
    damage: int = 0
    did: bool = True

    def aim(self, chosen: list[int]) -> None:
        self.targets += chosen
        self.aims.append(chosen)


class Ledger(Shadow):
    """See the module. `subject` is the card whose text is tried; "you" are seat `me`, its controller."""

    def __init__(self, stage: Stage, subject: int) -> None:
        table = stage.table
        super().__init__(merged(table), stage.game.definition)
        self.stage = stage
        self.subject = subject
        self.me = 0
        self.turn: int = int(table.marks["turn"])
        self.turn_player: int = int(table.marks["player"])
        self.lp = [seat.counts["lp"] for seat in table.seats]
        self.counters: dict[int, dict[str, int]] = {i: dict(card.counters) for i, card in table.cards.items()}
        #: The counters with which cards left the field.
        self.had: dict[int, dict[str, int]] = {}
        self.lasting: list[Change] = []
        #: What holds as long as the subject is there, worked out anew each time it is asked.
        self.standing: Callable[[], list[Change]] | None = None
        self._asking = False
        self.memory = Memory()
        self.picks = "most"
        self.touched = False
        #: What is done later, with the moment at which it is.
        self.later: list[tuple[tuple[str, int], Callable[[], None]]] = []
        #: Conditions that were asked about, with what they came to.
        self.judged: list[tuple[Node, bool]] = []
        #: How each monster was Summoned this turn.
        self.came: dict[int, str] = {
            card.id: " ".join(card.marks["summoned"]) for card in table.cards.values() if card.marks.get("summoned")
        }
        self.left: dict[int, str] = {}
        #: Who controlled each card before it left the field last, and what cards are that now are others.
        self.held: dict[int, int] = {}
        self.guises: dict[int, CardData] = {}
        #: Whether the subject was Summoned this turn, or sent to the Graveyard.
        self.fresh = False
        self.sent_now = False
        #: Whether the condition of the last step that had one was true.
        self.held_last: bool | None = None
        #: What both players do at once.
        self.together = False
        #: Phases that a player skips next.
        self.skips: set[tuple[int, str]] = set()
        #: Whether the subject was Summoned by its own method, where that is known.
        self.this_way: bool | None = None
        #: Whether an effect of the opponent did what the heading tells.
        self.by_opponent = False
        #: Tokens that are no more.
        self.gone: dict[int, Piece] = {}
        #: Whether what the effect answers was negated.
        self.negated = False
        self.attack_over = False
        #: Cards that left the field with materials, and to which monster an Equip Card was equipped when it left.
        self.overlaid: dict[int, bool] = {}
        self.worn_by: dict[int, int] = {}
        #: The monster that an attack is at now instead.
        self.retarget: int | None = None
        #: A card by which something else is made to happen, until it has resolved.
        self.tool: int | None = None
        #: A monster whose destruction by battle may be replaced, and what does so.
        self.instead: tuple[int, Callable[[], bool]] | None = None
        #: Whether a rule was tried in a battle.
        self.shown = False
        #: Monsters that have declared an attack this turn, and those that a battle has destroyed but not yet sent.
        self.attacked: set[int] = set()
        self.doomed: set[int] = set()
        #: How often each monster has attacked this turn, and which monster which.
        self.strikes: dict[int, int] = {}
        self.fought: set[tuple[int, int | None]] = set()
        #: The same, each as often as it was.
        self.bouts: list[tuple[int, int | str | None]] = []
        #: How many cards are chosen at most, where their number is free.
        self.at_most: int | None = None
        #: Cards that cannot be chosen now, such as one that is about to be destroyed.
        self.spared: list[int] = []
        #: The Spell or Trap that resolves and goes to the Graveyard afterwards: it counts no longer (Thai digest A19).
        self.spent: int | None = None
        #: Whether the other player, or each, does what is done: "their" hand is that player's.
        self.acting = False
        #: The player of whom was said last what is done.
        self.actors: list[int] = []
        #: When what is done now ends, where its sentence says so.
        self.until: tuple[str, int] | None = None
        #: Whether cards that left the field lay sideways there.
        self.lay_so: dict[int, bool] = {}
        #: Monsters that lay face-up when the turn began.
        self.steady = {card for seat in (0, 1) for card in self.zones[f"{seat}.monster"] if self.pieces[card].up}

    # ------------------------------------------------------------------ reading

    def data(self, card: int) -> CardData:
        found: CardData = self.pieces[card].data
        return found

    def area(self, card: int) -> str:
        return self.zone_of(card)[2:]

    def seat_of(self, card: int) -> int:
        """Who controls it, or in whose pile it lies."""
        return int(self.zone_of(card)[0])

    def there(self, card: int) -> bool:
        return any(card in cards for cards in self.zones.values())

    def on_field(self, card: int) -> bool:
        return self.there(card) and self.area(card) in FIELD

    def pile(self, seat: int, word: str) -> list[int]:
        return list(self.zones[f"{seat}.{word}"])

    def monsters(self, seat: int) -> list[int]:
        return self.pile(seat, "monster")

    def controlled(self, seat: int) -> list[int]:
        return [card for word in FIELD for card in self.pile(seat, word)]

    def is_monster(self, card: int) -> bool:
        return self.data(card).kind == "monster"

    def equips(self, card: int) -> list[int]:
        return [
            p.id for p in self.pieces.values() if p.host == card and self.there(p.id) and self.area(p.id) == "spell"
        ]

    def materials(self, card: int) -> list[int]:
        found = [p.id for p in self.pieces.values() if p.host == card and self.there(p.id)]
        return [one for one in found if self.area(one) == "materials"]

    def original(self, card: int, key: str) -> int:
        data = self.data(card)
        return int((data.atk if key == "atk" else data.def_ if key == "def" else data.level) or 0)

    def changes(self, card: int, key: str) -> list[Change]:
        found = [one for one in self.lasting if one.card == card and one.key == key]
        if self.standing is None or self._asking:
            return found
        self._asking = True
        try:
            held = [one for one in self.standing() if one.card == card and one.key == key]
        finally:
            self._asking = False
        return [*held, *found]

    def value(self, card: int, key: str) -> int:
        """ATK, DEF or Level now, none below 0 (a Level not below 1)."""
        now = self.original(card, key)
        for one in self.changes(card, f"original {key}"):
            now = int(one.value)
        for one in self.changes(card, key):
            if one.how == "add":
                now += int(one.value)
            elif one.how == "set":
                now = int(one.value)
            elif one.how == "half":
                now = -(-now // 2)
            elif one.how == "double":
                now *= 2
        return max(1 if key == "level" else 0, now)

    def words(self, card: int, key: str) -> set[str]:
        """Its "race", "attribute" or "name", and what it counts as besides."""
        if key == "tuner":
            there = "tuner" in self.data(card).traits or bool(self.changes(card, key))
            return {"Tuner"} if there else set()
        found = {str(getattr(self.data(card), key))}
        for one in self.changes(card, key):
            found = {*found, str(one.value)} if one.how == "also" else {str(one.value)}
        return found

    def has(self, card: int, rule: str) -> bool:
        return bool(self.changes(card, rule))

    # ------------------------------------------------------------------ changing

    def move(self, card: int, word: str, seat: int | None = None, up: bool = True, side: bool = False) -> None:
        """Put a card somewhere: into its owner's pile, or onto a side of the field (YZH-5.42)."""
        piece = self.pieces[card]
        was = self.lift(card)
        if was[2:] in FIELD:
            self.left[card] = was[2:]
            self.held[card] = int(was[0])
            self.lay_so[card] = piece.side
            self.overlaid[card] = bool(self.materials(card))
            if piece.host is not None:
                self.worn_by[card] = piece.host
        if was[2:] in FIELD and word not in FIELD:
            if self.has(card, "banish when leaving") or self._marked(card, "banish when leaving"):
                word = "banished"
            self._drop(card)
        self.touched = True
        if "token" in piece.data.traits and word not in FIELD:
            self.gone[card] = self.pieces.pop(card)
            return
        if word in ("hand", "deck") and piece.data.is_extra:
            word = "extra"
        place_of = piece.owner if seat is None else seat
        self.lay(card, f"{place_of}.{word}")
        piece.up, piece.side = up, side
        self.steady.discard(card)
        if word not in FIELD:
            piece.up, piece.side = word not in ("deck", "hand", "extra"), False
        if word != "materials":
            piece.host = None

    def _marked(self, card: int, key: str) -> bool:
        return any(one.card == card and one.key == key for one in self.lasting)

    def _drop(self, card: int) -> None:
        """What goes when a card leaves the field: its changes, its Equip Cards and its materials (YZH-5.29, 5.48)."""
        self.lasting = [one for one in self.lasting if one.card != card]
        self.had[card] = dict(self.counters.get(card, {}))
        self.counters[card] = {}
        self.came.pop(card, None)
        self.pieces[card].data = self.guises.pop(card, self.pieces[card].data)
        for one in [p.id for p in self.pieces.values() if p.host == card and self.there(p.id)]:
            self.pieces[one].host = None
            self.move(one, "graveyard")

    def destroy(self, card: int, by: str = "effect", seat: int | None = None) -> bool:
        """Whether it was destroyed. `seat`: whose effect destroys it, where that matters."""
        if by == "effect" and self.safe(card, seat):
            return False
        if self.spares(card, by):
            return False
        self.move(card, "graveyard")
        return True

    def spares(self, card: int, by: str) -> bool:
        """Whether it is not destroyed this time, which is the last time."""
        for one in self.changes(card, "survives"):
            if by in str(one.value).split(" or ") and one in self.lasting:
                self.lasting.remove(one)
                return True
        return False

    def safe(self, card: int, seat: int | None) -> bool:
        """Whether an effect of that player does not destroy it."""
        return any(self.shelters(str(one.value), seat) for one in self.changes(card, SAFE))

    def shelters(self, value: str, seat: int | None) -> bool:
        """Whether a rule against effects is about what is carried out now: that of a tool, or of the subject."""
        words = value.split()
        user = self.tool if self.tool is not None and self.there(self.tool) else self.subject
        sorts = [word for word in words if word in ("monster", "spell", "trap")]
        theirs = "opponent" not in words or seat != self.me
        return theirs and (not sorts or self.pieces[user].data.kind in sorts)

    def draw(self, seat: int, size: int) -> list[int]:
        """The top cards; of a Deck that was shuffled nobody knows which they are, only how many."""
        found = self.pile(seat, "deck")[::-1][:size]
        if self.loose.intersection(found):
            self.blurred.update((f"{seat}.deck", f"{seat}.hand"))
        for card in found:
            self.move(card, "hand", seat)
        return found

    def reconcile(self, seat: int, cards: list[int]) -> None:
        """These cards are in a hand of which it was known only how many: they change places with others of it."""
        hand, deck = self.zones[f"{seat}.hand"], self.zones[f"{seat}.deck"]
        strange = [card for card in cards if card in deck]
        spare = [card for card in hand if card not in cards]
        for one, other in zip(strange, spare, strict=False):
            deck[deck.index(one)], hand[hand.index(other)] = other, one

    def shuffle(self, seat: int) -> None:
        self.loose.update(self.pile(seat, "deck"))
        self.shuffled.add(f"{seat}.deck")

    def damage(self, seat: int, points: int, by: int | None = None) -> None:
        """Damage by an effect of a player, of the subject's where `by` is None."""
        by = self.me if by is None else by
        if points > 0 and by != seat and self.changes(-1 - seat, "returned"):
            seat = by
        none = {str(one.value) for one in self.changes(-1 - seat, "no damage")}
        if points <= 0 or {"all", "effect"} & none or (by != seat and {"all by opponent", "effect by opponent"} & none):
            return
        if any(one.value == "all" for one in self.changes(-1 - seat, "half damage")):
            points = -(-points // 2)
        if any(one.value in ("all", "effect") for one in self.changes(-1 - seat, "heals")):
            self.lp[seat] += points
            self.touched = True
            return
        self.lp[seat] = max(0, self.lp[seat] - points)
        self.memory.damage = points
        self.touched = True

    def expire(self, what: str) -> None:
        """A moment comes: "damage", "battle", "turn" or "standby" of the turn that it is."""
        self.lasting = [one for one in self.lasting if one.ends != (what, self.turn) and one.ends != (what, 0)]
        due = [do for when, do in self.later if when in ((what, self.turn), (what, 0))]
        self.later = [(when, do) for when, do in self.later if when not in ((what, self.turn), (what, 0))]
        for do in due:
            do()
