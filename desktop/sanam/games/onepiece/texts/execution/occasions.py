"""When abilities worded "when …" meet their timing: what happened is compared with their words (8-1-3-1, 8-3-1-8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.execution.causes import by_applies
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.nouns import PLACES, fits
from sanam.games.onepiece.texts.execution.registry import Registry
from sanam.games.onepiece.texts.execution.replacing import removed_or_ko
from sanam.games.onepiece.texts.execution.selections import is_among, owners_of
from sanam.games.onepiece.texts.execution.zones import areas, seats
from sanam.games.onepiece.texts.tree.entries import DEEDS
from sanam.games.onepiece.vocabulary.effects import Doing


class Noticed(NamedTuple):
    """Something that has just happened to `seat` or `card`; `data` as in the fact or notice of that name."""

    what: str
    seat: int | None
    card: int | None
    data: dict[str, Any]

    @property
    def doing(self) -> Doing:
        found = self.data.get("doing")
        return found if isinstance(found, Doing) else Doing("", "", self.card or 0, self.seat or 0)


#: Where Characters, Leaders and Stages are (2-2-3-1 to 2-2-5-1), and the words for them.
FIELD = ("character", "stage", "leader")
_OF_THE_FIELD = ("Noun1.character", "Noun1.leader", "Noun1.stage", "Kind.character", "Kind.stage")

Matches = Callable[[Context, Tree, Noticed], bool]
events: Registry[Matches] = Registry("Event")
points: Registry[Matches] = Registry("Point")


def happened(ctx: Context, said: Tree, now: Noticed) -> bool:
    """Whether what happened is what an event, or a point of time, says. Of a card that has left the field it is asked
    what it was there.
    """
    if now.what in ("left_field", "ko", "returned"):
        ctx.memory["leaving"] = now.card
    return (points if said.category == "Point" else events)[said](ctx, said, now)


def _among(ctx: Context, said: Tree, card: int | None, slot: str = "s") -> bool:
    return card is not None and is_among(ctx, card, said[slot])


def _by(ctx: Context, said: Tree, now: Noticed, slot: str = "b") -> bool:
    return by_applies(ctx, said.get(slot), now.doing)


@events("opponent plays event")
def _opponent_event(ctx: Context, _: Tree, now: Noticed) -> bool:
    return now.what == "played" and now.seat != ctx.me and now.card is not None and ctx.rules.profile(now.card).event


@events("you play event")
def _your_event(ctx: Context, _: Tree, now: Noticed) -> bool:
    return now.what == "played" and now.seat == ctx.me and now.card is not None and ctx.rules.profile(now.card).event


@events("opponent activates keyword")
def _opponent_blocks(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "blocked" and now.seat != ctx.me and said["k"].name == "blocker"


@events("you activate blocker")
def _you_block(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "blocked" and now.seat == ctx.me and said["k"].name == "blocker"


@events("blocks")
def _blocks(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "blocked" and _among(ctx, said, now.card)


@events("opponent activates event or")
def _event_or_block(ctx: Context, said: Tree, now: Noticed) -> bool:
    return _opponent_event(ctx, said, now) or (now.what == "blocked" and now.seat != ctx.me)


@events("opponent activates event or trigger")
def _event_or_trigger(ctx: Context, said: Tree, now: Noticed) -> bool:
    return _opponent_event(ctx, said, now) or (now.what == "trigger" and now.seat != ctx.me)


@events("opponent activates trigger")
def _opponent_trigger(ctx: Context, _: Tree, now: Noticed) -> bool:
    return now.what == "trigger" and now.seat != ctx.me


@events("activates")
def _activated(ctx: Context, said: Tree, now: Noticed) -> bool:
    is_event = now.card is not None and ctx.rules.profile(now.card).event
    return now.what == "played" and is_event and _among(ctx, said, now.card)


@events("trigger activates")
def _trigger(ctx: Context, _: Tree, now: Noticed) -> bool:
    return now.what == "trigger"


@events("is ko'd")
def _ko(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "ko" and _among(ctx, said, now.card) and _by(ctx, said, now)


@events("battle ko")
def _battle_ko(ctx: Context, said: Tree, now: Noticed) -> bool:
    battle = now.what == "ko" and now.doing.cause == "battle" and now.seat != ctx.me
    return battle and _among(ctx, said, now.doing.source)


@events("battle ko any")
def _kos(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "ko" and _among(ctx, said, now.doing.source) and _among(ctx, said, now.card, "t")


@events("removed", "your opponent's battle")
def _removed(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "left_field" and _among(ctx, said, now.card) and _by(ctx, said, now)


@events("or")
def _removed_or_ko(ctx: Context, said: Tree, now: Noticed) -> bool:
    """ "removed from the field by … or K.O.'d by …": what stands at the end alone is said of both."""
    return now.what == "left_field" and _among(ctx, said, now.card) and removed_or_ko(ctx, said, now.doing)


def _is_theirs(ctx: Context, zone: Tree, now: Noticed) -> bool:
    """Whether a card is of the player whose place is named ("your hand")."""
    return now.card is None or ctx.rules.table.cards[now.card].owner in seats(ctx, zone.get("w"))


@events("returned")
def _returned(ctx: Context, said: Tree, now: Noticed) -> bool:
    area = areas(said["z"])[0][0]
    if now.what == "don_returned":
        return area == "don-deck" and _among(ctx, said, now.card) and _by(ctx, said, now)
    if now.what != "returned" or now.data["area"] != area or now.data["origin"] not in ("character", "stage"):
        return False
    if not _is_theirs(ctx, said["z"], now):
        return False
    return _among(ctx, said, now.card) and _by(ctx, said, now)


@events("dons returned")
def _dons_returned(ctx: Context, said: Tree, now: Noticed) -> bool:
    many = now.what == "dons_returned" and now.seat == ctx.me and now.data["count"] >= said.number("n")
    return many and _by(ctx, said, now)


@events("attacks", "attacks target")
def _attacks(ctx: Context, said: Tree, now: Noticed) -> bool:
    if now.what != "attack_declared" or not _among(ctx, said, now.card):
        return False
    return said.get("t") is None or _among(ctx, said, now.data["card_other"], "t")


@events("attack is declared")
def _is_attacked(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "attack_declared" and _among(ctx, said, now.data["card_other"])


@events("attacks or attacked")
def _attacks_or_attacked(ctx: Context, said: Tree, now: Noticed) -> bool:
    return _attacks(ctx, said, now) or _is_attacked(ctx, said, now)


@events("declares an attack")
def _declares(ctx: Context, _: Tree, now: Noticed) -> bool:
    return now.what == "attack_declared" and now.seat != ctx.me


@events("battles")
def _battles(ctx: Context, said: Tree, now: Noticed) -> bool:
    if now.what != "battling":
        return False
    one, other = now.card, now.data["card_other"]
    return (_among(ctx, said, one) and _among(ctx, said, other, "t")) or (
        _among(ctx, said, other) and _among(ctx, said, one, "t")
    )


@events("becomes rested")
def _rested(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "rested" and _among(ctx, said, now.card)


@events("rested by")
def _rested_by(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "rested_by" and _among(ctx, said, now.card) and _by(ctx, said, now)


@events("you draw outside")
def _draws_outside(ctx: Context, _: Tree, now: Noticed) -> bool:
    return now.what == "drew" and now.seat == ctx.me and ctx.rules.phase() != "draw"


@events("draws")
def _draws(ctx: Context, _: Tree, now: Noticed) -> bool:
    return now.what == "drew" and now.seat != ctx.me


@events("given don")
def _given_don(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "gave_don" and _among(ctx, said, now.card)


@events("you give don")
def _you_give_don(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "gave_don" and now.seat == ctx.me and _among(ctx, said, now.card, "t")


@events("life becomes")
def _life_becomes(ctx: Context, said: Tree, now: Noticed) -> bool:
    left = now.what == "life_left" and now.seat == ctx.me
    return left and len(ctx.rules.table.zones[f"{ctx.me}.life"]) == said.number("n")


@events("removed from life")
def _life_left(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "life_left" and now.seat in seats(ctx, said.get("w"))


@events("life to hand opponent")
def _life_to_hand(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "life_left" and now.seat in seats(ctx, said.get("w")) and now.data["area"] == "hand"


@events("you deal damage", "opponent takes damage")
def _deal_damage(ctx: Context, _: Tree, now: Noticed) -> bool:
    return now.what == "damage" and now.seat != ctx.me


@events("you take damage")
def _take_damage(ctx: Context, _: Tree, now: Noticed) -> bool:
    return now.what == "damage" and now.seat == ctx.me


@events("attack damages", "attack damages anything", "deals damage", "deals any damage")
def _deals_damage(ctx: Context, said: Tree, now: Noticed) -> bool:
    attacker = ctx.rules.table.marks.get("attack", {}).get("card_attacker")
    if now.what != "damage" or attacker is None:
        return False
    hit = seats(ctx, said["z"].get("w")) if said.get("z") is not None else [1 - ctx.rules.table.cards[attacker].owner]
    if now.seat not in hit:
        return False
    return attacker in owners_of(ctx, said["s"]) if said["s"].category == "Poss" else _among(ctx, said, attacker)


@events("played")
def _played(ctx: Context, said: Tree, now: Noticed) -> bool:
    if said.get("b") is not None:
        return now.what == "played_by_effect" and _among(ctx, said, now.card) and _by(ctx, said, now)
    return now.what == "put_on_field" and _among(ctx, said, now.card)


@events("opponent plays by effect")
def _opponent_plays_by_effect(ctx: Context, said: Tree, now: Noticed) -> bool:
    by_theirs = now.what == "played_by_effect" and now.seat != ctx.me and now.doing.by != ctx.me
    return by_theirs and ctx.rules.profile(now.doing.source).character and _among(ctx, said, now.card)


@events("played from")
def _played_from(ctx: Context, said: Tree, now: Noticed) -> bool:
    here = now.what == "put_on_field" and now.data.get("origin") in areas(said["z"])[0]
    return here and _is_theirs(ctx, said["z"], now) and _among(ctx, said, now.card)


@events("turned")
def _turned(ctx: Context, said: Tree, now: Noticed) -> bool:
    return now.what == "turned_face" and bool(now.data.get("up")) and _among(ctx, said, now.card)


@events("trashed", "trashed from hand")
def _trashed(ctx: Context, said: Tree, now: Noticed) -> bool:
    if now.what != "trashed" or "doing" not in now.data:
        return False
    origin = now.data.get("origin")
    from_hand = said.name == "trashed from hand" or any(part.key == "Zone.hand" for part in said["s"].walk())
    if from_hand != (origin == "hand") or (said.name == "trashed from hand" and now.seat != ctx.me):
        return False
    if not from_hand and origin not in FIELD and _of_the_field(said["s"]):
        return False
    return _among(ctx, said, now.card) and _by(ctx, said, now)


@events("end of battle")
def _battle_ends(ctx: Context, _: Tree, now: Noticed) -> bool:
    return now.what == "battle_over"


def _doer(op: Tree, now: Noticed) -> int | None:
    """Who does it: whoever draws or plays, or discards of the own hand; else whose effect or battle it is."""
    own = op.key not in ("Op.ko", "Op.trash") or now.data.get("origin") == "hand"
    return now.seat if own else now.doing.by


def _of_the_field(sel: Tree) -> bool:
    """Whether a "Character" or the like is meant, and not a card of it elsewhere (2-2-3-1)."""
    tests = sel.many("f") or _filters(sel)
    return not any(test.key in PLACES for test in tests) and any(part.key in _OF_THE_FIELD for part in sel.walk())


def _deed(other: bool) -> Matches:
    def matches(ctx: Context, said: Tree, now: Noticed) -> bool:
        op = said["x"]
        # An Event is played as it is activated (2-7-3).
        events = op.key == "Op.play" and now.what == "played" and any(p.key == "Noun1.event" for p in op.walk())
        if not (events or now.what == DEEDS.get(op.key)) or (_doer(op, now) != ctx.me) != other:
            return False
        sel = op.get("s")
        if sel is None:
            return True
        origin = next((areas(t["z"])[0] for t in (sel.many("f") or _filters(sel)) if t.key == "Filter.from"), None)
        if origin is not None and now.data.get("origin") not in origin:
            return False
        if now.card is None or (op.key == "Op.trash" and now.data.get("origin") not in FIELD and _of_the_field(sel)):
            return False
        if sel.key in ("Sel.one", "Sel.another"):
            return fits(ctx, now.card, sel["k"])
        return is_among(ctx, now.card, sel)

    return matches


def _filters(sel: Tree) -> tuple[Tree, ...]:
    phrase = sel.get("k")
    return phrase.many("f") if phrase is not None else ()


events("opponent's removal")(_deed(True))
events("you do")(_deed(False))


@events("deck becomes empty")
def _deck_empty(ctx: Context, _: Tree, now: Noticed) -> bool:
    """Looked at by rule processing itself (see `Acts.rule_processing`)."""
    return False


# ---------------------------------------------------------------------- points of time


def _point(name: str, what: str, mine: bool | None = None) -> None:
    @points(name)
    def matches(ctx: Context, _: Tree, now: Noticed) -> bool:
        return now.what == what and (mine is None or (ctx.rules.turn_player() == ctx.me) == mine)


_point("end of this battle", "battle_over")
_point("end of battle in which", "battle_over")
_point("end of this turn", "turn_over")
_point("end of your turn", "turn_over", True)
_point("end of your next turn", "turn_over", True)
_point("end of opponent's turn", "turn_over", False)
_point("end of opponent's next turn", "turn_over", False)
_point("start of your turn", "turn_begun", True)
_point("start of your next turn", "turn_begun", True)
_point("start of opponent's turn", "turn_begun", False)
_point("start of main phase", "main_begun", True)
_point("start of your next main phase", "main_begun", True)


@points("start of the game")
def _game_begins(ctx: Context, _: Tree, now: Noticed) -> bool:
    """One player's after the other's (5-2-1-5-1)."""
    return now.what == "game_begun" and now.seat == ctx.me
