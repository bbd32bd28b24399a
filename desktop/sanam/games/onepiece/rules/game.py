"""The One Piece Card Game as a game of the kernel.

game = OnePieceGame(header)
play = Play(game)
play.start(header.seed)
"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.events import Event
from sanam.engine.journal import Header
from sanam.engine.procedure import Call, Procedure
from sanam.engine.table import DOWN, TABLE, UP, UP_SIDE, Seat
from sanam.games.onepiece.cards.deck_rules import LEADER, PILES
from sanam.games.onepiece.cards.printed import KEYWORDS
from sanam.games.onepiece.rules import autos, battle, damage, drawing, endless, playing, turn
from sanam.games.onepiece.rules import match as start
from sanam.games.onepiece.rules.hosting import HostRules
from sanam.games.onepiece.texts.execution import moving, operations, removing
from sanam.games.onepiece.texts.execution import resolution as resolve
from sanam.games.onepiece.vocabulary.changes import BANS, NUMBERS, UNTIL
from sanam.games.onepiece.vocabulary.options import OPEN
from sanam.games.onepiece.vocabulary.zones import AREA, ASIDE, CHARACTERS, DECK, GIVEN, PEOPLED, STAGES, ZONES
from sanam.games.procedure import GameProcedure

#: Where each pile of a deck lies before the set-up.
LAID_IN = dict(zip(PILES, (ASIDE, "deck", "don-deck"), strict=True))
#: The areas that hold one category alone (3-6-1, 3-7-1, 3-8-1, 3-9-1); DON!! cards lie nowhere but in theirs.
HOLDS = {
    "leader": ("leader", "3-6-1"),
    "character": ("character", "3-7-1"),
    "stage": ("stage", "3-8-1"),
    "cost": ("don", "3-9-1"),
    GIVEN: ("don", "6-5-5-1"),
    "don-deck": ("don", "3-3-1"),
}
#: The areas whose order is their owner's affair (3-4-2, 3-5-2, 3-9-2); that of the DON!! deck is anybody's (3-3-2).
ORDERED_BY_OWNER = {"hand": "3-4-2", "trash": "3-5-2", "cost": "3-9-2"}
#: The most cards or damage that one act by hand may be about.
MOST_AT_ONCE = 50
#: How many cards an area of the field has room for (3-7-6, 3-8-5).
ROOM = {"character": (CHARACTERS, "3-7-6"), "stage": (STAGES, "3-8-5")}


def _procedures() -> dict[str, type[Procedure]]:
    found: dict[str, type[Procedure]] = {}
    for module in (
        autos,
        battle,
        damage,
        drawing,
        endless,
        moving,
        operations,
        playing,
        removing,
        resolve,
        start,
        turn,
    ):
        for item in vars(module).values():
            if isinstance(item, type) and issubclass(item, GameProcedure) and item.steps:
                found[item.name] = item
    return found


class OnePieceGame(HostRules):
    """The rules of play, with the options that the journal's header names.

    Raises ValueError for an unknown edition or option or a deck without exactly one Leader, msgspec.ValidationError for
    definitions that are no cards.
    """

    procedures = _procedures()
    looked_through = frozenset({"deck"})

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        self.assemble()
        for name, deck in zip(header.names, header.decks, strict=True):
            leaders = deck.get(LEADER, [])
            if len(leaders) != 1 or leaders[0] not in self.profiles or not self.profiles[leaders[0]].leader:
                raise ValueError(f"the deck of {name} has not exactly one Leader")

    def assemble(self) -> None:
        self.host = self

    # ------------------------------------------------------------------ the kernel's questions

    def set_up(self, seed: int) -> list[Event]:
        """Both players' cards face-down in the order of the lists: deck and DON!! deck in their areas (3-2-1, 3-3-1),
        the Leader aside until it is put into its area.
        """
        seats = [Seat(name) for name in self.header.names]
        events: list[Event] = [ev.TableLaid(seats, list(ZONES), seed)]
        number = 1
        for seat, deck in enumerate(self.header.decks):
            for pile, zone in LAID_IN.items():
                for at, code in enumerate(deck.get(pile, [])):
                    if code not in self.profiles:
                        raise ValueError(f"the deck of {self.header.names[seat]} names {code}, which has no definition")
                    events.append(ev.CardCreated(number, code, seat, f"{seat}.{zone}", at, DOWN))
                    number += 1
        if self.header.options.get(OPEN):
            events.append(ev.Marked(TABLE, OPEN, None, True))
        return events

    def opening(self) -> Call:
        return Call(start.Match, {})

    def settle(self) -> str | None:
        """Rule processing after every step (9-1-1). Once the match has a result, whatever runs above it is left."""
        table = self.table
        if not (table.zones[DECK[0]] and table.zones[DECK[1]]):
            self.rule_processing()
        derived = self.play.derived
        if derived is not None and not derived.settled and self.turn():
            # Permanent abilities that undo one another without end: nobody can stop that (8-1-3-3-5, 11-1-1-1).
            self.decide(None, "loop")
        return start.Match.name if "deciding" in table.marks else None

    notices = frozenset({ev.CardMoved})

    def noticed(self, event: Event) -> None:
        """The last card leaving a deck cuts in at once, even within a step (1-2-1-1-2, 1-2-2-2, 9-1-2, 9-2-1-2)."""
        if type(event) is ev.CardMoved and event.source in DECK and not self.table.zones[event.source]:
            self.rule_processing()

    def could_be(self, zone: str, owner: int, code: str, back: str) -> bool:
        """Leaders lie aside before the match, and no hidden area has DON!! cards (3-3-2, 5-2-1-3)."""
        profile = self.profiles[code]
        return profile.leader == (AREA[zone] == ASIDE) and not profile.don

    # ------------------------------------------------------------------ by hand

    def perform(self, action: Any, seat: int) -> None:
        """A manual action, with what the rules tie to it.

        The setting "concede" gives the game up (1-2-3, 1-2-4). Acts: see `_act`.
        """
        match action:
            case manual.Setting(key="concede"):
                if self.decided:
                    raise Refused("", "no-game-to-concede")
                self.fact("conceded", seat)
                self.decide(1 - seat, "surrender")
            case manual.Act():
                self._act(action, seat)
            case manual.Move() if action.card in self.table.cards and action.zone in ZONES:
                self._move(action, seat)
            case manual.Modify() if action.key not in (*NUMBERS, *KEYWORDS, *BANS) or action.until not in UNTIL:
                raise Refused("", "no-such-change", {"key": action.key, "until": action.until})
            case manual.Modify() if action.key in BANS and action.value == 0:
                self.fact("by_hand", seat, action.card, action=msgspec.to_builtins(action))
                banned = (action.card, action.key)
                for change in [c for c in self.table.modifiers.values() if (c.subject, c.key) == banned]:
                    self.play.unmodify(change)
            case manual.Modify() if action.key == "no refresh":
                # It stays rested in the next Refresh Phase (6-2-4), and no longer.
                manual.perform(self.play, msgspec.structs.replace(action, until="refresh"), seat)
            case manual.Create():
                raise Refused("", "no-tokens-in-this-game")
            case manual.Attach():
                self._attach(action, seat)
            case manual.Turn() if action.card in self.table.cards:
                area = self.area(action.card)
                if area in (*PEOPLED, "cost") and action.stance not in (UP, UP_SIDE):
                    raise Refused("4-4-1", "active-or-rested", {"card": action.card})
                manual.perform(self.play, action, seat)
            case _:
                manual.perform(self.play, action, seat)

    def _act(self, action: manual.Act, seat: int) -> None:
        """What abilities that nobody has understood do by the rules:

        "ko"          K.O. the Character `card` (10-2-1-2)
        "damage"      deal `value` damage to the Leader `card` (4-6-2)
        "draw"        `seat` draws `value` cards (4-5-3)
        "draw up to"  `seat` draws up to `value` cards (4-5-4)
        "look"        `seat` looks at cards from the top of the deck, takes some, puts the rest on the bottom (11-3-1)
        """
        card, value = action.card, action.value
        if not 0 <= value <= MOST_AT_ONCE:
            raise Refused("1-3-5", "number-out-of-range", {"value": value})
        if not self.table.stack or (action.what in ("ko", "damage") and not self.turn()):
            raise Refused("", "no-game")
        area = self.area(card) if card in self.table.cards else ""
        self.fact("by_hand", seat, card if area in PEOPLED else None, action=msgspec.to_builtins(action))
        match action.what:
            case "ko" if card is not None and area == "character":
                self.ko(card)
            case "ko":
                raise Refused("10-2-1-2", "only-characters-are-ko-d")
            case "damage" if card is not None and area == "leader":
                self._call(damage.Damage, seat=self.table.cards[card].owner, amount=value)
            case "damage":
                raise Refused("4-6-2", "only-leaders-take-damage")
            case "draw":
                self.draw(seat, value)
            case "look" if self.table.zones[DECK[seat]]:
                self._call(drawing.LookAtTop, seat=seat)
            case "draw up to":
                self._call(drawing.DrawUpTo, seat=seat, most=value)
            case _:
                raise Refused("", "no-such-act", {"act": action.what[:40]})

    def _call(self, procedure: type[Procedure], **locals: Any) -> None:
        """Let a procedure run before the question that was just taken back is put again."""
        at = self.table.stack[-1].step
        self.play.emit(ev.Called(procedure.name, locals, at, at))

    def _attach(self, action: manual.Attach, seat: int) -> None:
        """DON!! cards are attached to their owner's Leader or Characters, and to nothing else (6-5-5-1)."""
        cards = self.table.cards
        don, host = cards.get(action.card), cards.get(action.host or 0)
        if don is None or not self.profiles[don.code].don:
            raise Refused("6-5-5-1", "only-don-are-attached", {"card": action.card})
        if action.host is None:
            if don.host is None:
                raise Refused("1-3-2-1", "is-so-already", {"card": action.card})
            self.fact("by_hand", seat, action.card, action=msgspec.to_builtins(action))
            self.take_back(action.card)
            return
        if host is None or host.owner != don.owner or self.area(host.id) not in ("leader", "character"):
            raise Refused("6-5-5-1", "only-own-leader-and-characters", {"card": action.host})
        self.fact("by_hand", seat, action.card, action=msgspec.to_builtins(action))
        if AREA[don.zone] == GIVEN:
            self.play.attach(action.card, action.host)
        else:
            self.give(action.card, action.host)

    def _move(self, action: manual.Move, seat: int) -> None:
        """Move a card by hand; it goes to its owner's areas whoever moves it (4-2-1-1, digest G-12)."""
        it = self.table.cards[action.card]
        profile = self.profiles[it.code]
        origin, area = AREA[it.zone], AREA[action.zone]
        zone = f"{it.owner}.{area}"
        if origin == "leader" or (profile.leader and self.turn()):
            raise Refused("3-6-3", "leader-stays", {"card": it.id})
        category, rule = HOLDS.get(area, ("", "3-9-1"))
        if profile.category != category and (category or profile.don or (profile.leader and area != ASIDE)):
            raise Refused(rule, "not-in-that-area", {"card": it.id, "area": area})
        if area == GIVEN:
            raise Refused("6-5-5-1", "attach-to-a-card", {"card": it.id})
        room, rule = ROOM.get(area, (0, ""))
        if room and origin != area and len(self.table.zones[zone]) >= room:
            raise Refused(rule, "no-room", {"area": area, "most": room})
        stance = action.stance or self._lies(area)
        if area in ROOM or area == "cost":
            stance = stance if stance in (UP, UP_SIDE) else UP
        elif area != "life":
            stance = self._lies(area)
        hidden = [s for s in (0, 1) if self.hidden_from(it, s)]
        seen_by = [s for s in (0, 1) if s not in hidden] if hidden else None
        self.fact("by_hand", seat, it.id, seen_by, action=msgspec.to_builtins(action))
        size = len(self.table.zones[zone]) - (zone == it.zone)
        if action.to is not None and not 0 <= action.to <= size:
            raise Refused("", "no-such-place", {"zone": zone})
        if "deck" in (origin, area) and not self.turn():
            self.play.mark(f"seat{it.owner}", "deck_changed", True)
        if zone == it.zone:
            if area in ORDERED_BY_OWNER and seat != it.owner:
                raise Refused(ORDERED_BY_OWNER[area], "only-its-owner-reorders", {"area": area})
            self.play.move(it.id, zone, action.to, stance)
            return
        self.relocate(it.id, zone, stance)
        if action.to is not None and action.to < size:
            self.play.move(it.id, zone, action.to, stance)
        if area in ROOM:
            self.entered(it.id)

    def _lies(self, area: str) -> str:
        """How a card lies in an area when nothing else is said."""
        return DOWN if area in ("deck", "don-deck", "hand", "life") else UP
