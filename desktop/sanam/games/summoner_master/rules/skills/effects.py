"""What Effects do to cards, as procedures that can be called: destroy, discard, move, bring in, put into a Line.

Every function gives the Call of a rulebook procedure, which has its Interfere Steps and wakes the Abilities of its
moments.
A step of another procedure returns it (`return effects.destroy([card], source=self.card)`) and goes on when it is over;
what a player does by hand runs it before whatever was going on (`HandRules.run_before`). What cannot be done to a card
is passed over (100.3); `Checks.cannot_destroy`, `cannot_discard` and `cannot_change_zone` say why beforehand.

`cards` go together (603.6.2). `source` is the card whose Effect it is, None where no card does it. With `losers` the
Effect says that it moves Seals that are losing their fight, which nothing else does (713.2).
"""

from __future__ import annotations

from typing import Any

from sanam.engine.procedure import Call, Procedure
from sanam.games.summoner_master.rules.casting.bringing import BringMystic, BringSeal
from sanam.games.summoner_master.rules.casting.curses import Curse
from sanam.games.summoner_master.rules.casting.lines import AssignLine, PutInLine
from sanam.games.summoner_master.rules.casting.zone_changes import Destroy, Discard, ZoneChange
from sanam.games.summoner_master.rules.skills.keywords import PassTurns, Steal, Vanish, Wisdom


def destroy(cards: list[int], source: int | None = None) -> Call:
    """Destroy cards in the Arena (701)."""
    return _call(Destroy, cards=cards, source=source)


def sacrifice(cards: list[int]) -> Call:
    """Let a player destroy own cards (SMG-60.1)."""
    return _call(Destroy, cards=cards, sacrificed=True)


def discard(cards: list[int], source: int | None = None) -> Call:
    """Discard cards in a hand (702, SMG-29)."""
    return _call(Discard, cards=cards, source=source)


def to_shrine(cards: list[int]) -> Call:
    """Put cards into their owners' Shrines; that is neither destroying nor discarding them (703)."""
    return _call(ZoneChange, cards=cards, to="shrine")


def to_library(cards: list[int], place: int | None = None, *, losers: bool = False) -> Call:
    """Return cards to their owners' Libraries (704), which are shuffled unless the Effect names a `place`: a number
    from the bottom, or TOP (300.7).
    """
    return _call(ZoneChange, cards=cards, to="library", place=place, losers=losers or None)


def to_hand(cards: list[int], *, losers: bool = False) -> Call:
    """Put cards into their owners' hands (705)."""
    return _call(ZoneChange, cards=cards, to="hand", losers=losers or None)


def remove(cards: list[int], *, face_down: bool = False, losers: bool = False) -> Call:
    """Remove cards from the game (706); they lie face-up unless the Effect says otherwise (304.4)."""
    return _call(ZoneChange, cards=cards, to="remove", face_down=face_down or None, losers=losers or None)


def bring_seal(card: int, seat: int, line: str | None = None) -> Call:
    """Bring a Seal into the Arena for `seat` (708.1), into the Line that the Effect names ("at-line", "df-line"), else
    into the one that `seat` chooses.
    """
    return _call(BringSeal, card=card, seat=seat, line=line)


def bring_mystic(card: int, seat: int, host: int | None = None) -> Call:
    """Bring a Mystic Card into the Arena for `seat` (708.2), onto a card that the Effect names."""
    return _call(BringMystic, card=card, seat=seat, host=host)


def banish(card: int, turns: int) -> Call:
    """Remove a Seal from the game for so many Turns: it comes back as one that vanished (SMG-74.2)."""
    return _call(Vanish, card=card, turns=turns)


def put_in_line(card: int, zone: str) -> Call:
    """Put a Seal in the Arena into a Line, "0.at-line"; that is no assignment of a Line (515.7, 515.8)."""
    return _call(PutInLine, card=card, zone=zone)


def assign_line(card: int, seat: int) -> Call:
    """Let `seat` put a Seal that is in no Line into one (515)."""
    return _call(AssignLine, card=card, seat=seat)


def curse(card: int, **more: Any) -> Call:
    """Put a Curse on a Seal (709); `more` are the locals of `curses.Curse`."""
    return _call(Curse, card=card, **more)


def steal(cards: list[int], thief: int) -> Call:
    """SMG-26."""
    return _call(Steal, cards=cards, thief=thief)


def pass_turns(card: int, turns: int) -> Call:
    """Let Turns of a card pass."""
    return _call(PassTurns, card=card, turns=turns)


def wisdom(wise: int, seat: int, scope: dict[str, Any]) -> Call:
    """Let a card become another that its owner names (SMG-122)."""
    return _call(Wisdom, wise=wise, seat=seat, scope=scope)


def _call(procedure: type[Procedure], **locals: Any) -> Call:
    return Call(procedure, locals)
