"""The table of One Piece as it should be: where cards are, what lasts and until when, what each number comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sanam.engine.table import Table
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.vocabulary.zones import AREA
from sanam.games.witnessing.phrases import Node, name_of, words
from sanam.games.witnessing.shadow import Shadow
from sanam.games.witnessing.stage import Stage
from sanam.games.witnessing.trials import NotDriven

#: What the comparison sees by itself: numbers, keywords, who may attack whom, what stays rested.
SHOWN = frozenset(
    """power, cost, counter, rush, rush: character, double attack, banish, blocker, no attack, attack active,
    no leader at once, no refresh, attack only, no attack on, unblockable, negated, no play,
    playing cost""".replace("\n   ", "").split(", ")
)
KEYWORDS = ("rush", "rush: character", "double attack", "banish", "blocker", "unblockable")
BATTLE, REFRESH, ALWAYS = "battle", "refresh", "always"


@dataclass(frozen=True)
class Lasting:
    """Something that holds for a card or a player for a time.

    subject  a card's id, or -1 and -2 for the players
    begins   the first turn in which it holds
    ends     ("battle", 0), ("end", turn), ("start", turn), ("refresh", seat whose next Refresh Phase) or ("always", 0)
    tree     what it is about, where it names cards
    """

    subject: int
    key: str
    how: str
    value: Any
    ends: tuple[str, int] = (ALWAYS, 0)
    tree: Node | None = None
    begins: int = 0


def player(seat: int) -> int:
    return -1 - seat


class Ledger(Shadow):
    """See the module. `subject` is the card whose ability is tried, `me` its owner."""

    def __init__(self, stage: Stage, subject: int, count: Callable[[Ledger, Node], int]) -> None:
        super().__init__(stage.table, stage.game.definition)
        table = stage.table
        self.stage = stage
        self._count = count
        self.subject: int = subject
        self.me: int = self.pieces[subject].owner
        self.turn: int = int(table.marks["turn"])
        self.turn_player = int(table.marks["player"])
        #: Who attacks whom while a battle lasts.
        #: Whether both players do something, each with what is "theirs".
        self.each = False
        self.attack: tuple[int, int] | None = None
        self.lasting: list[Lasting] = []
        #: Whether the Block Step of the battle is over.
        self.block_over = False
        #: The keys of everything that was made to last.
        self.made: set[str] = set()
        #: The keys of what is forbidden and was tried.
        self.tried: set[str] = set()
        #: The owner of the DON!! cards that are given ("its owner's Leader").
        self.owner: int | None = None
        #: What the subject's permanent ability does now.
        self.standing: list[Lasting] = []
        self.memory: dict[str, Any] = {}
        #: Whether the tree has touched anything.
        self.touched = False
        #: Conditions that were asked, what came of it, and the cards of each player that they count.
        self.judged: list[tuple[Node, bool, tuple[tuple[int, ...], ...]]] = []
        #: Selections for which there was no card to pick.
        self.hollow: list[Node] = []
        self.picks = "most"
        self.mark_new(table)

    def mark_new(self, table: Table) -> None:
        for card in table.cards.values():
            self.pieces[card.id].since = int(card.marks.get("entered", 0))

    # ------------------------------------------------------------------ reading

    def data(self, card: int) -> OnePieceCard:
        found: OnePieceCard = self.pieces[card].data
        return found

    def area(self, card: int) -> str:
        return AREA[self.zone_of(card)]

    def pile(self, seat: int, area: str) -> list[int]:
        return self.zones[f"{seat}.{area}"]

    def leader(self, seat: int) -> int:
        return self.pile(seat, "leader")[0]

    def fighters(self, seat: int) -> list[int]:
        return [*self.pile(seat, "leader"), *self.pile(seat, "character")]

    def given(self, host: int) -> list[int]:
        return [don for don in self.pile(self.pieces[host].owner, "given") if self.pieces[don].host == host]

    def active_don(self, seat: int) -> list[int]:
        return [don for don in self.pile(seat, "cost") if not self.pieces[don].side]

    def is_don(self, card: int) -> bool:
        return self.data(card).category == "don"

    def said(self, subject: int, key: str) -> list[Lasting]:
        there = (one for one in (*self.standing, *self.lasting) if one.begins <= self.turn)
        return [one for one in there if one.subject == subject and one.key == key]

    def has_number(self, card: int, key: str) -> bool:
        category = self.data(card).category
        return category in (("leader", "character") if key == "power" else ("character", "event", "stage"))

    def base(self, card: int, key: str) -> int:
        """4-9-2, and what sets it; of several settings the highest (digest G-13)."""
        sets = [int(one.value) for one in self.said(card, key) if one.how == "set"]
        return max(sets) if sets else int(getattr(self.data(card), key) or 0)

    def value(self, card: int, key: str) -> int:
        now = self.base(card, key) + sum(int(one.value) for one in self.said(card, key) if one.how == "add")
        if key != "power":
            return max(0, now)
        owner = self.pieces[card].owner
        return now + (1000 * len(self.given(card)) if self.turn_player == owner else 0)

    def types(self, card: int) -> tuple[str, ...]:
        return (*self.data(card).all_types, *(str(one.value) for one in self.said(card, "type")))

    def has_keyword(self, card: int, keyword: str) -> bool:
        keyword = {"rush character": "rush: character"}.get(keyword, keyword)
        said = self.said(card, keyword)
        if said:
            return bool(said[-1].value)
        printed = f"[{keyword.title()}]" in self.data(card).text.title() and not self.said(card, "negated")
        return printed and (card != self.subject or keyword in self.memory.get("own keywords", ()))

    def colours(self, cards: Iterable[int]) -> set[str]:
        return {colour for card in cards for colour in self.data(card).colours}

    def is_extreme(self, card: int, sign: int, key: str = "cost") -> bool:
        others = self.pile(self.pieces[card].owner, "character")
        return all(sign * self.value(other, key) <= sign * self.value(card, key) for other in others)

    def seats(self, whose: Node | None, actor: int) -> tuple[int, ...]:
        """Whose cards are meant; nothing said: the player's who acts."""
        if self.owner is not None and whose is not None and name_of(whose) in ("owner's", "their"):
            return (self.owner,)
        match name_of(whose) if whose is not None else "":
            case "your":
                return (self.me,)
            case "opponent's":
                return (1 - self.me,)
            case "their" if actor == self.me and not self.each:
                return (1 - self.me,)
            case "" | "their":
                return (actor,)
        return (self.turn_player, 1 - self.turn_player)

    def recalled(self, what: str) -> list[int]:
        return [card for card in self.memory.get(what, ()) if card in self.pieces]

    def pointed_to(self) -> list[int]:
        """What "that card" is: another one than the card that says so."""
        it = self.recalled("it")
        return (self.recalled("earlier") or it) if it == [self.subject] else it

    def spoken_of(self, sel: Node) -> list[int]:
        """The cards that a reference means."""
        key = sel["is"]
        if key == "Sel.this":
            return [self.subject]
        if key in ("Sel.selected", "Sel.none selected"):
            return self.recalled("selected") or self.recalled("it")
        if key == "Sel.played":
            return self.recalled("played")
        if key == "Sel.that possessive":
            return self.recalled("opposed")
        if key in ("Sel.other", "Sel.other one"):
            two = self.recalled("among") or self.recalled("selected") or self.recalled("revealed")
            return [card for card in two if card not in self.recalled("it")]
        if key == "Sel.revealed":
            return self.recalled("revealed") or self.recalled("it")
        if key == "Sel.that":
            it, kind = self.pointed_to(), sel["n"]["is"].removeprefix("Kind.")
            if kind == "character" and not any(self.area(card) == kind for card in it):
                it = [card for card in self.recalled("earlier") if self.area(card) == kind] or it
            return [card for card in it if self.data(card).category == kind] or it
        if key in (
            "Sel.it",
            "Sel.returned",
            "Sel.trashed",
            "Sel.ko'd",
            "Sel.all of them",
            "Sel.the others",
        ):
            return self.recalled("it")
        raise NotDriven(f"reference {key}")

    def number_said(self, node: Node) -> int:
        """The number that a phrase counts."""
        return self._count(self, node)

    def is_own_name(self, card: int, names: Node) -> bool:
        wanted = {name.casefold() for name in words(names, "NAME")}
        return bool({name.casefold() for name in self.data(card).names} & wanted)

    # ------------------------------------------------------------------ changing

    def forget(self, card: int) -> None:
        """A card that left the field is a new one (3-1-6)."""
        self.lasting = [one for one in self.lasting if one.subject != card]

    def move(self, card: int, to: str, bottom: bool = False, up: bool | None = None) -> None:
        """To another area; DON!! cards given to it come to the cost area rested (6-5-5-4)."""
        piece, area = self.pieces[card], AREA[to]
        origin = AREA[self.lift(card)]
        if origin in ("leader", "character", "stage"):
            self.forget(card)
        for don in self.given(card):
            self.lift(don)
            self.lay(don, f"{piece.owner}.cost")
            self.pieces[don].host, self.pieces[don].side = None, True
        self.lay(card, to, bottom)
        piece.host, piece.side, piece.since = None, False, 0
        if card in self.memory.get("looked", ()):
            self.memory["looked"] = [other for other in self.memory["looked"] if other != card]
        if self.memory.get("selected before") and card in self.memory["selected"]:
            self.memory["selected"] = self.memory.pop("selected before")
        piece.up = up if up is not None else area not in ("deck", "life", "hand", "don-deck")
        if area in ("character", "stage"):
            piece.since = self.turn

    def give(self, don: int, host: int) -> None:
        self.lift(don)
        self.lay(don, f"{self.pieces[don].owner}.given")
        self.pieces[don].host, self.pieces[don].side = host, False

    def pay(self, seat: int, number: int) -> None:
        """Rest active DON!! cards of the cost area (2-7-2)."""
        for don in self.active_don(seat)[:number]:
            self.pieces[don].side = True

    def draw(self, seat: int, number: int) -> int:
        drawn = 0
        if f"{seat}.deck" in self.shuffled and number > 0:
            self.blurred |= {f"{seat}.deck", f"{seat}.hand"}
        while drawn < number and self.pile(seat, "deck"):
            self.move(self.pile(seat, "deck")[-1], f"{seat}.hand")
            drawn += 1
        return drawn

    @property
    def unseen(self) -> bool:
        """Whether something was forbidden or allowed that the table does not show, and that is not tried here."""
        return not self.made - self.tried <= SHOWN

    def last(self, one: Lasting) -> None:
        # That a card cannot be rested at all keeps it from attacking; by whose effects it cannot is not seen so.
        self.made.add("no attack" if one.key == "no rest" and one.tree is None else one.key)
        self.lasting.append(one)

    def expire(self, *ends: tuple[str, int]) -> None:
        self.lasting = [one for one in self.lasting if one.ends not in ends]
