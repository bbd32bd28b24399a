"""What can be read off the table of a match. No method here changes anything."""

from __future__ import annotations

from typing import Any

from sanam.engine.journal import Header
from sanam.engine.play import Game
from sanam.engine.table import UP, Card
from sanam.games.onepiece.cards import AREAS, OnePieceCard
from sanam.games.onepiece.kit import Kit, kits
from sanam.games.onepiece.options import EDITION, OPEN, settings
from sanam.games.onepiece.printed import KEYWORDS, OWN

#: Beside the nine areas (3-1-1): DON!! cards under a Leader or Character (6-5-5-1), and cards that are in no area just
#: now (a Leader before the game, a Life card whose [Trigger] resolves, digest G-01).
GIVEN, ASIDE = "given", "aside"
SEAT_ZONES = (*AREAS, GIVEN, ASIDE)
#: Each player has one of every area of their own (3-1-3).
ZONES = tuple(f"{seat}.{zone}" for seat in (0, 1) for zone in SEAT_ZONES)
#: The area that a zone is.
AREA = {f"{seat}.{zone}": zone for seat in (0, 1) for zone in SEAT_ZONES}
#: The areas of the field whose cards are no DON!! cards, in the order in which they are gone through.
PEOPLED = ("leader", "character", "stage")
CHARACTERS, STAGES = 5, 1
DON_POWER = 1000
#: Zones by seat, made once: they are read at every question.
DECK, DON_DECK, HAND, TRASH, LEADER, CHARACTER, STAGE, COST, LIFE = (
    tuple(f"{seat}.{area}" for seat in (0, 1)) for area in AREAS
)
GIVENS, ASIDES = (tuple(f"{seat}.{zone}" for seat in (0, 1)) for zone in (GIVEN, ASIDE))
#: Until when a change of a card lasts, "" for as long as it stays. "Your" and "opponent's" are meant as its player says
#: them: "during this battle" (7-1-5-3), "during this turn" (6-6-1-3), "until the end of the turn", "… of your turn",
#: "… of your opponent's turn" (6-6-1-2), "until the start of your turn" (6-2-1).
UNTIL = ("", "battle", "turn", "end of turn", "end of your turn", "end of opponent's turn", "start of turn")
#: What can be changed: numbers, and keywords (0 takes one away, anything else gives it).
NUMBERS = ("power", "cost", "counter", "life")
#: The marks of the table that everybody sees.
PUBLIC = ("turn", "player", "phase", "step", "first", "attack", "result", "finished", "open")


class State(Game):
    """A match's table read through the rules."""

    name = "onepiece"

    def __init__(self, header: Header) -> None:
        super().__init__()
        if header.edition != EDITION:
            raise ValueError(f"no edition {header.edition!r}")
        self.header = header
        self.settings = settings(header.options)
        self.kits: dict[str, Kit] = kits(header.cards)

    # ------------------------------------------------------------------ the turn

    def turn_player(self) -> int:
        """4-3-1."""
        seat: int = self.table.marks.get("player", 0)
        return seat

    def turn(self) -> int:
        """The number of the turn, 1 for the first of the player going first, 0 before the game has begun."""
        number: int = self.table.marks.get("turn", 0)
        return number

    def phase(self) -> str:
        phase: str = self.table.marks.get("phase", "")
        return phase

    @property
    def decided(self) -> bool:
        return "result" in self.table.marks

    # ------------------------------------------------------------------ cards

    def definition(self, code: str) -> OnePieceCard | None:
        """The card of a code, or None for one that is not in this match."""
        kit = self.kits.get(code)
        return kit.data if kit is not None else None

    def kit(self, card: int) -> Kit:
        return self.kits[self.table.cards[card].code]

    def area(self, card: int) -> str:
        return AREA[self.table.cards[card].zone]

    def leader(self, seat: int) -> int:
        return self.table.zones[LEADER[seat]][0]

    def characters(self, seat: int) -> list[int]:
        return self.table.zones[CHARACTER[seat]]

    def fighters(self, seat: int) -> list[int]:
        """The Leader and the Characters of a player."""
        zones = self.table.zones
        return [*zones[LEADER[seat]], *zones[CHARACTER[seat]]]

    def field(self, seat: int) -> list[int]:
        """Leader, Characters and Stage of a player."""
        zones = self.table.zones
        return [*zones[LEADER[seat]], *zones[CHARACTER[seat]], *zones[STAGE[seat]]]

    def active_don(self, seat: int) -> list[int]:
        """The active DON!! cards in a player's cost area."""
        cards = self.table.cards
        return [card for card in self.table.zones[COST[seat]] if cards[card].stance == UP]

    def given(self, host: int) -> list[int]:
        """The DON!! cards attached to a card (6-5-5-1)."""
        cards = self.table.cards
        return [card for card in self.table.zones[GIVENS[cards[host].owner]] if cards[card].host == host]

    # ------------------------------------------------------------------ values

    def value(self, card: int, key: str) -> int:
        """A number of a card now: "power", "cost", "counter" or "life".

        Settings come before sums, of several settings the highest counts (digest G-13). Only power may be below 0
        (1-3-6, 1-3-7). Each DON!! card attached gives 1000 power in its player's own turn (6-5-5-2).
        """
        table = self.table
        it = table.cards[card]
        now = self.kits[it.code].original[key]
        if table.modifiers:
            sets: list[int] = []
            more = 0
            for change in table.modifiers.values():
                if change.subject == card and change.key == key and change.moves in (-1, it.moves):
                    if change.op == "set":
                        sets.append(change.value)
                    else:
                        more += change.value
            now = (max(sets) if sets else now) + more
        if key != "power":
            return max(0, now)
        if table.marks.get("player") == it.owner and table.zones[GIVENS[it.owner]]:
            now += DON_POWER * len(self.given(card))
        return now

    def power(self, card: int) -> int:
        return self.value(card, "power")

    def has(self, card: int, keyword: str) -> bool:
        """Whether a card has a keyword ability now: printed, its conditions met, or given or taken by hand."""
        table = self.table
        it = table.cards[card]
        if table.modifiers:
            said = [
                change.value
                for _, change in sorted(table.modifiers.items())
                if change.subject == card and change.key == keyword and change.moves in (-1, it.moves)
            ]
            if said:
                return bool(said[-1])
        printed = self.kits[it.code].keywords.get(keyword, ())
        return any(self.condition(card, one.don, one.turn) for one in printed)

    def condition(self, card: int, don: int, turn: str) -> bool:
        """Whether [DON!! xX] and [Your Turn] or [Opponent's Turn] hold; all of them must (8-3-2-1 to 8-3-2-5)."""
        if don and len(self.given(card)) < don:
            return False
        if turn:
            own = self.table.marks.get("player") == self.table.cards[card].owner
            return own if turn == OWN else not own
        return True

    # ------------------------------------------------------------------ knowledge

    def hidden_from(self, card: Card, seat: int) -> bool:
        """Whether `seat` may not know which card this is.

        The deck is secret to both (3-2-2), the hand to the opponent (3-4-2, 3-4-3), a face-down Life card to both
        (3-10-2, 3-10-2-1). Everything else is open, the DON!! deck too (3-3-2, 3-5-2, 3-6-2, 3-7-2, 3-8-2, 3-9-2).
        """
        if card.known and seat in card.known:
            return False
        area = AREA[card.zone]
        if area == "deck":
            return True
        if area == "hand":
            return card.owner != seat and not self.table.marks.get(OPEN)
        if area == "life":
            return not card.face_up
        if area == ASIDE:
            return not card.face_up and card.owner != seat
        return False

    def values(self, card: Card) -> dict[str, Any]:
        """Numbers now, and as printed under the same name with a 0; keywords; whether it came this turn."""
        kit = self.kits[card.code]
        area = AREA[card.zone]
        if kit.don or area not in (*PEOPLED, "hand"):
            return {}
        keys = {"leader": ("power", "life"), "character": ("power", "cost", "counter")}.get(kit.category, ("cost",))
        found: dict[str, Any] = {key: self.value(card.id, key) for key in keys}
        found |= {f"{key}0": kit.original[key] for key in keys}
        if area != "hand":
            found["given"] = len(self.given(card.id))
            found["new"] = card.marks.get("entered") == self.turn()
            # Printed ones, and while anything is changed those that were given by hand.
            words = KEYWORDS if self.table.modifiers else kit.keywords
            found["keywords"] = [word for word in words if self.has(card.id, word)]
        return found

    def public(self) -> dict[str, Any]:
        marks = self.table.marks
        found = {key: marks[key] for key in PUBLIC if key in marks}
        if self.table.triggers:
            found["waiting"] = [{"card": t.card, "seat": t.seat, "ability": t.ability} for t in self.table.triggers]
        return found
