"""Whether conditions hold, and whether the time of an ability is now."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.deeds import any_gone
from sanam.games.yugioh.texts.execution.facts import LEAVING, OPENED, was
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.groups import compare, find, number, refer
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.values import expand
from sanam.games.yugioh.texts.tree import (
    PHASES,
    Battles,
    CausedBy,
    Compare,
    Condition,
    Copies,
    Either,
    Filter,
    Group,
    InOrder,
    Is,
    IsIn,
    ThisTurn,
)
from sanam.games.yugioh.vocabulary.zones import FIELD


def holds(duel: Host, ctx: Context, conditions: tuple[Condition, ...]) -> bool:
    """Whether all of them hold."""
    for condition in conditions:  # noqa: SIM110 – a plain loop: mostly there is none
        if not _holds(duel, ctx, condition):
            return False
    return True


def _holds(duel: Host, ctx: Context, condition: Condition) -> bool:
    match condition:
        case Compare(left=left, sign=sign, right=right):
            return compare(number(duel, ctx, left), sign, number(duel, ctx, right))
        case Is(group=group, filter=f):
            cards = refer(duel, ctx, group) if group.ref else find(duel, ctx, group)
            lay = not (f.face and group.ref) or all(_lay(duel, f.face, card) for card in cards)
            return bool(cards) and lay and all(matches(duel, f, card, ctx.card) for card in cards)
        case IsIn(zones=zones):
            return ctx.card in duel.table.cards and duel.zone_word(ctx.card) in expand(zones)
        case Battles():
            return _battles(duel, ctx, condition)
        case ThisTurn():
            return _happened(duel, ctx, condition)
        case Either(ways=ways):
            return any(holds(duel, ctx, way) for way in ways)
        case CausedBy(who=who):
            by = (ctx.event or {}).get("by")
            return by is not None and (by == ctx.seat) == (who == "you")
        case InOrder(names=names):
            return _lie_in_order(duel, ctx, names)
        case Copies(by=by, never=never):
            return copies(duel, ctx.card, by) != never


def copies(duel: Host, card: int, by: str) -> bool:
    """Whether the card still has what an effect gave it by copying."""
    it = duel.table.cards.get(card)
    return it is not None and any(
        change.key == "copied" and change.subject == card and change.value == by and change.moves == it.moves
        for change in duel.table.modifiers.values()
    )


def _face_up(duel: Host, ctx: Context, name: str) -> list[int]:
    """The cards of this name that the player of the ability controls."""
    return find(duel, ctx, Group(number="all", whose="you", zones=("field",), filter=Filter(names=(name,), face="up")))


def next_of(duel: Host, ctx: Context, names: tuple[str, ...]) -> str:
    """The first of these names of which the player has no card face-up; "" where there is one of each."""
    return next((name for name in names if not _face_up(duel, ctx, name)), "")


def _lie_in_order(duel: Host, ctx: Context, names: tuple[str, ...]) -> bool:
    """Whether for each name a face-up card can be taken that was placed there after the one before it."""
    last = -1
    for name in names:
        marks = [duel.table.cards[card].marks for card in _face_up(duel, ctx, name)]
        last = min((each["placed"] for each in marks if each.get("placed", -1) > last), default=-1)
        if last < 0:
            return False
    return True


def _lay(duel: Host, face: str, card: int) -> bool:
    """Whether a card that has left the field lay so there; one that is there is looked at itself."""
    if duel.zone_word(card) in FIELD:
        return True
    return (face == "down") == str(duel.table.cards[card].marks.get("last", {}).get("stance", "")).startswith("down")


def _battles(duel: Host, ctx: Context, condition: Battles) -> bool:
    attacker, attacked = duel.battle()
    group, other = condition.group, condition.other
    mine = refer(duel, ctx, group) if group.ref else find(duel, ctx, group)
    sides = [("attacker", attacker, attacked), ("attacked", attacked, attacker)]
    for role, card, against in sides:
        if card is None or card not in mine or condition.role not in ("", role):
            continue
        if condition.direct and against is not None:
            continue
        if other is None:
            return True
        if against is None:
            continue
        met = as_attacked(duel, other, against)
        if against in (refer(duel, ctx, met) if met.ref else find(duel, ctx, met)):
            return True
    return False


def _happened(duel: Host, ctx: Context, condition: ThisTurn) -> bool:
    """Whether any of the events was about (all of) the cards this turn; of cards that have left, about one of them."""
    if not condition.group.ref and LEAVING & {*condition.events}:
        return any_gone(duel, ctx, condition) != condition.never
    cards = refer(duel, ctx, condition.group) if condition.group.ref else find(duel, ctx, condition.group)
    return bool(cards) and all(was(duel, card, condition.events) for card in cards) != condition.never


def as_attacked(duel: Host, group: Group, card: int) -> Group:
    """The group as it asks for a monster that was attacked face-down, and is only then turned up (YZH-4.4)."""
    turned = (duel.table.marks.get("attack") or {}).get("card_turned")
    if card != turned or group.filter.face != "down":
        return group
    return msgspec.structs.replace(group, filter=msgspec.structs.replace(group.filter, face=""))


#: Windows that are a phase of one player.
OF_PLAYER = {"your main": ("your turn", "main"), "opponent battle": ("opponent turn", "battle")}


def now_in(duel: Host, windows: tuple[str, ...], seat: int) -> bool:
    """Whether it is one of these times.

    Turn words restrict whose turn, phases (any of them) the phase; "not damage" leaves the Damage Step out.
    """
    either = [OF_PLAYER[word] for word in windows if word in OF_PLAYER]
    if either and not any(now_in(duel, words, seat) for words in either):
        return False
    yours = duel.turn_player() == seat
    turns = [word for word in windows if word in ("your turn", "opponent turn")]
    if turns and ("your turn" if yours else "opponent turn") not in turns:
        return False
    if "not draw" in windows and duel.phase() == "draw":
        return False
    if "not their draw" in windows and duel.phase() == "draw" and not yours:
        return False
    if "not your main 2" in windows and yours and duel.phase() == "main2":
        return False
    if "not damage" in windows and duel.step() == "damage":
        return False
    if "opened" in windows and duel.table.marks.get(OPENED) != duel.table.marks.get("moment"):
        return False
    phases = [word for word in windows if word in PHASES]
    return not phases or any(is_phase(duel, word) for word in phases)


def is_phase(duel: Host, word: str) -> bool:
    phase = duel.phase()
    match word:
        case "damage":
            return duel.step() == "damage"
        case "calculation":
            return duel.at_calculation()
        case "battle step":
            return phase == "battle" and duel.step() == "battle"
    return same_phase(phase, word)


def same_phase(phase: str, word: str) -> bool:
    """Whether the game's `phase` is the one that the tree's `word` means."""
    if word == "main":
        return phase in ("main", "main1", "main2")
    return phase == word.replace(" ", "")
