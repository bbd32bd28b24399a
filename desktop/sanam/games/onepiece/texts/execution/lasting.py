"""What abilities do to cards and players for a time, or as long as they apply (8-1-3-3, 8-1-4-2).

Each function turns words into effects. Timed ones become modifiers of the table, those of permanent abilities are
worked out again whenever the table has changed; the rules of play read both in one place (`State.effects`).

    power, cost, counter   "add" or "set" a number           a keyword     1 gives it, 0 takes it away
    type, attribute        "add" a word                      negated       its abilities are invalid (8-2)
    no attack, no block, no rest, no active, no refresh, no ko, no removal, no leader at once, no play by
                                                             prohibitions (1-3-3)
    attack active, no attack on, unblockable by              whom it may (not) attack or be blocked by: `tree`
    attack toll                                              what is done for each attack of it: `tree`
Of players: no blocker, no play, no draw, no life to hand, no don active, attack only, no attack on, no timing,
playing cost, demand, enter rested, life placed
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.execution.amounts import number, times
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.registry import Registry, carried_by_parent
from sanam.games.onepiece.texts.execution.selections import is_among, owners_of, standing
from sanam.games.onepiece.texts.execution.zones import seats
from sanam.games.onepiece.texts.tree.entries import keyword_of


class Effect(NamedTuple):
    """One change of a card (its id) or a player ("seat0"); `until` overrides what the text says after it."""

    subject: int | str
    key: str
    op: str
    value: Any
    tree: Tree | None = None
    until: str = ""


Picked = dict[str, list[int]]
Lasting = Callable[[Context, Tree, Picked], list[Effect]]
PredEffect = Callable[[Context, Tree, list[int]], list[Effect]]

lasting: Registry[Lasting] = Registry("Op")
preds: Registry[PredEffect] = Registry("Pred")
#: Ends of durations: the word of `changes.UNTIL`, and whether it is the next such turn that is meant.
DURATIONS = {
    "this turn": ("turn", False),
    "this battle": ("battle", False),
    "until start of your next turn": ("start of turn", False),
    "until end of opponent's next turn": ("end of opponent's turn", True),
    "until end of opponent's next end phase": ("next end phase", False),
    "until opponent's next end phase": ("next end phase", False),
    "until end of opponent's turn": ("end of opponent's turn", False),
    "during opponent's next turn": ("end of opponent's turn", True),
    "during opponent's turn": ("end of opponent's turn", False),
    "until end of your next turn": ("end of your turn", True),
    "during your next turn": ("end of your turn", True),
    "during your turn": ("end of your turn", False),
    "until end of turn": ("end of turn", False),
    "until start of opponent's": ("start of opponent's turn", False),
    "during opponent's refresh": ("refresh", False),
    "for rest of game": ("", False),
    "during this phase": ("turn", False),
    "during next turn": ("next turn", False),
}
carried_by_parent("Dur", *DURATIONS)
carried_by_parent("Preds", "and")
carried_by_parent("Gains", "and, or, list or")
carried_by_parent("Losses", "and")
carried_by_parent(
    "Phase",
    """opponent's next refresh, your next refresh, next refresh, both, your opponent's, its owner's next""",
)
carried_by_parent("Gain", "keyword, power, more power, cost, counter, type, attribute")
carried_by_parent("Loss", "power, cost")
carried_by_parent("Keyword", "blocker, rush, double attack, banish, rush character, unblockable")
carried_by_parent(
    "By",
    """battle, battle with, effects, opponent's effects, your effect, your opponent, either effect, character's
    effect, own character's effect, effects of, battle or effect, battle plain, leader or character, leader's
    effect, your type's effect, battle or opponent's effects""",
)


def until(ctx: Context, duration: Tree | None, default: str = "turn") -> tuple[str, int]:
    """When an effect with these words ends: a word of `changes.UNTIL` and the first turn in which it may end."""
    if duration is None:
        return default, 0
    word, following = DURATIONS[duration.name]
    turn = ctx.rules.turn()
    mine = ctx.rules.turn_player() == ctx.me
    if word == "next turn":
        return ("end of opponent's turn" if mine else "end of your turn"), turn + 1
    if word == "next end phase":
        # That of the turn at hand is still to come, as long as it has not begun.
        return "end of opponent's turn", turn + 1 if not mine and ctx.rules.phase() == "end" else 0
    if following and word == "end of your turn" and mine:
        return word, turn + 1
    if following and word == "end of opponent's turn" and not mine:
        return word, turn + 1
    return word, 0


#: Durations that begin with a turn to come, when it is not that player's already, and whose turn it is.
_BEGINS = {
    "during opponent's next turn": (False, True),
    "during opponent's turn": (False, False),
    "during your next turn": (True, True),
    "during your turn": (True, False),
}


def begins(ctx: Context, duration: Tree | None) -> int:
    """The turn in which an effect with these words begins to apply; 0 at once."""
    if duration is not None and duration.name == "during next turn":
        return ctx.rules.turn() + 1
    whose = _BEGINS.get(duration.name) if duration is not None else None
    if whose is None:
        return 0
    mine, following = whose
    theirs_now = (ctx.rules.turn_player() == ctx.me) == mine
    return ctx.rules.turn() + (1 if not theirs_now else 2 if following else 0)


@lru_cache(maxsize=4096)
def _parts(tree: Tree, categories: tuple[str, ...]) -> tuple[Tree, ...]:
    """The entries of these categories in a tree, in order."""
    return tuple(part for part in tree.walk() if part.category in categories)


# ---------------------------------------------------------------------- what cards do


def _said(ctx: Context, said: Tree, cards: list[int], often: int) -> list[Effect]:
    """What "gains …" or "give … −N" does."""
    found: list[Effect] = []
    for part in _parts(said, ("Gain", "Loss")):
        for card in cards:
            match part.name:
                case "keyword":
                    found.append(Effect(card, keyword_of(part["k"]), "set", 1))
                case "power" | "more power":
                    found.append(Effect(card, "power", "add", part.number("n") * often))
                case "cost" | "counter":
                    found.append(Effect(card, part.name, "add", part.number("n") * often))
                case "type" | "attribute":
                    found.append(Effect(card, part.name, "add", part.text("x")))
    return found


def _flag(key: str, op: str = "set", value: Any = 1) -> PredEffect:
    return lambda ctx, pred, cards: [Effect(card, key, op, value, pred.get("b") or pred.get("s")) for card in cards]


def _both(cards: list[int], other: str) -> list[Effect]:
    return [Effect(card, key, "set", 1) for card in cards for key in ("no attack", other)]


preds("cannot be ko'd", "can be ko'd")(_flag("no ko"))
preds("cannot be removed", "cannot be removed by turns")(_flag("no removal"))
preds("cannot attack")(_flag("no attack"))
preds("cannot be rested", "cannot be rested by")(_flag("no rest"))
preds("cannot become active")(_flag("no active"))
preds("cannot be played")(_flag("no play by"))
preds("can attack active", "can attack active short")(_flag("attack active"))
preds("cannot attack targets")(_flag("no attack on"))
preds("cannot be blocked")(_flag("unblockable"))
preds("cannot be blocked by")(_flag("unblockable by"))
preds("can attack characters at once")(_flag("rush: character"))
preds("can attack at once")(_flag("rush"))
preds("cannot attack leader at once")(_flag("no leader at once"))
preds("cannot activate keyword")(_flag("no block"))
preds("cannot attack or be rested")(lambda ctx, pred, cards: _both(cards, "no rest"))
preds("cannot attack or block")(lambda ctx, pred, cards: _both(cards, "no block"))
preds("is negated")(_flag("negated"))


@preds("cannot be ko'd or rested")
def _neither_ko_nor_rest(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    return [Effect(card, key, "set", 1, pred["b"]) for card in cards for key in ("no ko", "no rest")]


@preds("cannot attack unless so")
def _attack_needs(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    """Its condition is asked when an attack is about to be declared (see `ActionRules.kept_from_attacking`)."""
    return [Effect(card, "no attack", "set", 1, pred["c"]) for card in cards]


@preds("has counter")
def _has_counter(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    return [Effect(card, "counter", "add", pred.number("n")) for card in cards]


@preds("cannot attack unless", "cannot attack unless whenever")
def _attack_toll(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    """What has to be done whenever such a card attacks."""
    return [Effect(card, "attack toll", "set", 1, pred) for card in cards]


@preds("gains")
def _gains(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    return _said(ctx, pred["g"], cards, int(ctx.memory.get("times", 1)))


@preds("gains loss")
def _gains_loss(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    return _said(ctx, pred["g"], cards, int(ctx.memory.get("times", 1)))


@preds("loses")
def _loses(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    return [Effect(card, keyword_of(pred["k"]), "set", 0) for card in cards]


@preds("loses power")
def _loses_power(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    often = int(ctx.memory.get("times", 1))
    return [Effect(card, "power", "add", -pred.number("n") * often) for card in cards]


@preds("base power")
def _base_power(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    return [Effect(card, "power", "set", pred.number("n")) for card in cards]


@preds("base cost becomes")
def _base_cost(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    return [Effect(card, "cost", "set", pred.number("n")) for card in cards]


@preds("gains effect types")
def _also_types(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    return [
        Effect(card, "type", "add", str(part.value))
        for part in pred["x"].walk()
        if part.key == "TYPE"
        for card in cards
    ]


@preds("will not become active", "do not set active", "will become active")
def _stays_rested(ctx: Context, pred: Tree, cards: list[int]) -> list[Effect]:
    return [Effect(card, "no refresh", "set", 1, None, "refresh") for card in cards]


# ---------------------------------------------------------------------- operations that last


@lasting("does")
def _does(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    found: list[Effect] = []
    for cards, often in _so_often(ctx, op, picked["s"]):
        ctx.memory["times"] = often
        for pred in _parts(op["p"], ("Pred",)):
            found += preds[pred](ctx, pred, cards)
    ctx.memory.pop("times", None)
    return found


def _so_often(ctx: Context, op: Tree, cards: list[int]) -> list[tuple[list[int], int]]:
    """How often it is done to which cards: of all of some cards "for every DON!! card given to that Character" to each
    by its own.
    """
    every, sel = op.get("e"), op["s"]
    all_ = sel.key == "Sel.all the" or (sel.key == "Sel.some" and sel["a"].key == "Amount.all")
    if (
        every is None
        or every.key not in ("Every.given", "Every.some given")
        or every["s"].key != "Sel.that"
        or not all_
    ):
        return [(cards, times(ctx, every))]
    return [([card], len(ctx.rules.given(card)) // max(1, every.number("n", 1))) for card in cards]


@lasting("give", "give more")
def _give(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    often = _so_often(ctx, op, picked["s"])
    return [effect for cards, so_often in often for effect in _said(ctx, op["g"], cards, so_often)]


@lasting("base power becomes")
def _power_becomes(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(card, "power", "set", op.number("n")) for card in picked["s"]]


@lasting("base power of becomes")
def _power_of_becomes(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(card, "power", "set", op.number("n")) for card in picked["s"]]


@lasting("counter becomes")
def _counter_becomes(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(card, "counter", "set", op.number("n")) for card in picked["s"]]


@lasting("set power", "power reduced", "own power becomes")
def _set_power(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    """It is given so much less that its power is what is said, and what it gains later is added ("set power to 0" in
    the rules 1.2.0); one that has less than 0 already stays as it is.
    """
    over = [(card, ctx.rules.power(card) - op.number("n")) for card in picked["s"]]
    return [Effect(card, "power", "add", -more) for card, more in over if more > 0 or op.number("n")]


@lasting("base power becomes that of")
def _power_of(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(card, "power", "set", ctx.rules.power(other)) for other in picked["t"] for card in picked["s"]]


@lasting("base power same")
def _power_same(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    whose = op["q"].get("s")
    if whose is not None and whose.category == "Poss" and not owners_of(ctx, whose):
        return []  # none was selected
    return [Effect(card, "power", "set", number(ctx, op["q"])) for card in picked["s"]]


@lasting("swap base power")
def _swap(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    cards = picked["s"]
    if len(cards) != 2:
        return []
    return [
        Effect(card, "power", "set", ctx.rules.base(other, "power"))
        for card, other in zip(cards, cards[::-1], strict=True)
    ]


@lasting("set cost", "base cost becomes")
def _set_cost(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(card, "cost", "set", op.number("n")) for card in picked["s"]]


@lasting("cost reduced", "reduce own playing cost")
def _cost_reduced(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(card, "cost", "add", -op.number("n")) for card in picked["s"]]


@lasting("negate", "effects negated")
def _negate(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(card, "negated", "set", 1) for card in picked["s"]]


@lasting("not set active")
def _not_set_active(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(card, "no active", "set", 1) for card in picked["s"]]


@lasting("cannot activate keyword")
def _no_blocker(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    event = op.get("e")
    if event is not None and event.get("s") is not None:
        return [Effect(card, "unblockable", "set", 1) for card in standing(ctx, event["s"])]
    return [Effect(f"seat{1 - ctx.me}", "no blocker", "set", 1)]


@lasting("cannot activate keyword of")
def _no_blocker_of(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(f"seat{1 - ctx.me}", "no blocker", "set", 1, op["k"])]


@lasting("cannot block with")
def _cannot_block_with(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    """Those of the opponent's Characters that cannot block a certain attacker."""
    such = Tree("Sel.one", (("k", op["k"]),))
    return [Effect(card, "unblockable by", "set", 1, such) for card in standing(ctx, op["e"]["s"])]


def _player(name: str, key: str, other: bool, slot: str = "s") -> None:
    @lasting(name)
    def said(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
        return [Effect(f"seat{1 - ctx.me if other else ctx.me}", key, "set", 1, op.get(slot))]


_player("you cannot play", "no play", False)
_player("cannot play", "no play", True)
_player("opponent cannot activate", "no play", True)
_player("cannot add life", "no life to hand", False)
_player("cannot draw", "no draw", False)
_player("cannot set active", "no don active", False)
_player("cannot attack leader", "no attack on", False)
_player("attack cannot", "attack only", True)
_player("opponent cannot attack", "no attack on", True)
_player("opponent cannot use", "no timing", True, "t")


@lasting("timing negated")
def _timing_negated(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(f"seat{seat}", "no timing", "set", 1, op["t"]) for seat in seats(ctx, op["w"])]


@lasting("enter rested")
def _enter_rested(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(f"seat{seat}", "enter rested", "set", 1, op["k"]) for seat in seats(ctx, op["w"])]


@lasting("demand")
def _demand(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    """What the opponent pays in addition to activate abilities of a timing (8-3-1-2)."""
    return [Effect(f"seat{1 - ctx.me}", "demand", "set", 1, op)]


@lasting("Clause.placed by the rules")
def _life_placed(ctx: Context, said: Tree, picked: Picked) -> list[Effect]:
    """Where Life cards go that damage would add to the hand."""
    return [Effect(f"seat{ctx.me}", "life placed", "set", 1, said)]


@lasting("placed don is given")
def _placed_don(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    """How many of the DON!! cards that the DON!! Phase places go to the Leader."""
    return [Effect(f"seat{ctx.me}", "don to leader", "add", op.number("n"))]


@lasting("deck out late")
def _deck_out_late(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    """An empty deck loses the game only at the end of the turn (9-2-1-2)."""
    return [Effect(f"seat{ctx.me}", "deck out late", "set", 1)]


@lasting("reduce playing cost")
def _playing_cost(ctx: Context, op: Tree, picked: Picked) -> list[Effect]:
    return [Effect(f"seat{ctx.me}", "playing cost", "add", -op.number("n"), op["k"])]


#: Slots that name whom such an operation is not about: they say which cards are forbidden, and nobody picks.
UNPICKED = frozenset(
    (
        "Clause.placed by the rules",
        "Op.demand",
        "Op.draw equal",
        "Op.you cannot play",
        "Op.opponent cannot activate",
        "Op.cannot play",
        "Op.cannot attack leader",
        "Op.attack cannot",
        "Op.opponent cannot attack",
    )
)


@lru_cache(maxsize=4096)
def _gives_counter(op: Tree) -> bool:
    """Whether an operation gives cards a Counter."""
    return op.key == "Op.counter becomes" or any(part.key == "Pred.has counter" for part in op.walk())


def subjects(ctx: Context, op: Tree) -> Picked:
    """For permanent abilities: the cards that each slot of an operation means, without anybody choosing."""
    found: Picked = {}
    for name, value in op.slots:
        if isinstance(value, Tree) and op.key not in UNPICKED:
            if value.category in ("Sel", "Sels", "Sels1"):
                found[name] = standing(ctx, value)
                if _gives_counter(op):
                    # A Counter is used in the hand, wherever a text does not say that it means the field.
                    hand = ctx.rules.table.zones[f"{ctx.me}.hand"]
                    found[name] += [c for c in hand if c not in found[name] and is_among(ctx, c, value)]
            elif value.category == "Poss":
                found[name] = owners_of(ctx, value)
    return found
