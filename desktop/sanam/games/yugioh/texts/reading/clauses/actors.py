"""What other players than you are told to do, or may do to prevent something."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import MOVES, Several, banished_face_down, moved
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import move, replace, theirs

#: What another player than you may be told to do.
_BY_PLAYERS = {*MOVES}


def _draws_until(done: Tree, who: str) -> Any:
    """Up to so many cards in the hand of whoever draws."""
    drawn: t.Draw = meaning(done)
    assert isinstance(drawn.count, t.Amount) and drawn.count.group is not None
    sides = ("you", "opponent") if who == "each" else (who,)
    hands = {side: replace(drawn.count.group, whose=side) for side in sides}
    draws = tuple(replace(drawn, who=side, count=replace(drawn.count, group=hands[side])) for side in sides)
    return Several(draws) if who == "each" else draws[0]


def _discards_more(done: Tree, who: str) -> Any:
    """By chance first; then, of what is left, by choice."""
    if who != "opponent":
        raise Meaningless("whose other cards")
    hand = t.Group(count=done.number("n"), whose=who, zones=("hand",))
    by_chance = t.Move(how="discard", group=replace(hand, by="random"), who=who)
    return Several((by_chance, t.Move(how="discard", group=replace(hand, count=done.number("k"), by=who), who=who)))


@means("Op.discard at random and more")
def _discard_at_random_and_more(tree: Tree) -> t.Operation:
    raise Meaningless("who discards more")


@means("Op.actor", "Op.made actor")
def _actor(tree: Tree) -> t.Operation:
    return done_by(tree["x"], meaning(tree["a"]))


@means("Op.may prevent")
def _may_prevent(tree: Tree) -> t.Operation:
    raise Meaningless("what is prevented")  # a step that the opponent may take, and what is done otherwise


def done_by(done: Tree, who: str) -> t.Operation:
    """What another player than you is told to do, or may do."""
    if done.name in _BY_PLAYERS:
        return moved(done, who)
    if done.name == "banish face-down":
        return banished_face_down(done, who)
    if done.name == "draw":
        return t.Draw(count=done.number("n"), who=who)
    if done.name == "discard at random":
        op: t.Move = meaning(done)
        return replace(op, who=who, group=replace(op.group, whose="either" if who == "each" else who))
    if done.name == "discard at random and more":
        several: t.Operation = _discards_more(done, who)
        return several
    if done.name == "draw until":
        until: t.Operation = _draws_until(done, who)
        return until
    if done.name in ("draw equal", "draw the same number"):
        equal: t.Draw = meaning(done)
        if who == "each":
            raise Meaningless("as many as of whose cards")
        return replace(equal, who=who)
    if done.name == "lose lp":
        return t.SetLife(how="lose", amount=done.number("n"), who=who)
    if done.name == "gain lp":
        return t.GainLife(amount=done.number("n"), who=who)
    if done.name == "take damage":
        return t.Damage(amount=done.number("n"), who=who)
    if done.name == "take damage equal":
        harm: t.Damage = meaning(done)
        return replace(harm, who=who)
    if done.name == "pay lp":
        return t.PayLife(amount=done.number("n"), who=who)
    if done.name == "reveal" and who == "opponent":
        shown: t.Group = theirs(meaning(done["o"]), who)
        if shown.zones != ("hand",) or shown.whose != who or shown.also is not None:
            raise Meaningless("what the opponent reveals")
        return t.Reveal(group=replace(shown, by=who))
    if done.name == "destroy" and who == "opponent":
        lost: t.Group = theirs(meaning(done["o"]), who)
        if lost.ref or lost.whose != who or lost.also is not None or lost.number not in ("exactly", "up to"):
            raise Meaningless("what the opponent destroys")
        return t.Destroy(group=replace(lost, by=who))
    if done.name == "special summon":
        summoned: t.Operation = _summoned_by(meaning(done), who)
        return summoned
    raise Meaningless(f"another player: {done.name}")


#: From where a player may Special Summon who is not the one whose effect it is.
_OF_THEIRS = {"hand", "deck", "graveyard", "banished", "extra"}


def _summoned_by(op: t.SpecialSummon, who: str) -> Any:
    """By the opponent, to the opponent's field; by each player, to their own."""
    group = op.group
    if group.ref or group.also is not None or group.whose not in ("they", who) or not {*group.zones} <= _OF_THEIRS:
        raise Meaningless("whose monster is Summoned")
    if who not in ("opponent", "each") or op.to != "you" or op.using is not None or group.filter.related:
        raise Meaningless("who Summons it")
    other = replace(op, group=replace(group, whose="opponent", by="opponent"), to="opponent")
    if who == "opponent":
        return other
    return Several((replace(op, group=replace(group, whose="you")), other), apart=True)


def of_actor(tree: Tree, before: Tree | None, found: list[t.Step]) -> t.Step | None:
    """ "Each player discards 1 card, then draws 1 card", "both players discard 1 card, then draw 1 card": done by the
    player of the step before, which is said in `before`."""
    together = bool(found) and before is not None and before.key == "Op.actor" and before["a"].name == "both players"
    if tree.key not in ("Step.draws", "Step.draws as many", "Step.discards", "Op.they draw the same number") and not (
        together and tree.key == "Op.draw"
    ):
        return None
    who = t.who_of(found[-1].op) if found else ""
    handled = t.group_of(found[-1].op) if found else None
    if tree.key == "Op.they draw the same number" and handled is not None and who == "you":
        who = handled.whose  # "Banish your opponent's hand, and if you do, they draw the same number."
    if who not in ("opponent", "each"):
        raise Meaningless("who does it")
    if tree.key == "Op.they draw the same number":
        return t.Step(t.Draw(count=t.Amount(of="did", who="each" if who == "each" else ""), who=who))
    if tree.key == "Step.draws as many":
        return t.Step(t.Draw(count=t.Amount(of="did", who="each"), who=who))
    if tree.key in ("Step.draws", "Op.draw"):
        return t.Step(t.Draw(count=tree.number("n"), who=who))
    return t.Step(theirs(move("discard", meaning(tree["o"]), who), who))


def where_not(found: list[t.Step], step: t.Step) -> str:
    """ "…, otherwise …": where what was asked before did not hold, or the opponent has declined."""
    if found[-1].asks == "opponent" and not step.conditions:
        return "or"
    asking = [known for known in found if known.conditions]
    if len(asking) != 1 or step.conditions:
        raise Meaningless("otherwise than what")
    return "otherwise"


def may_do(done: Tree, who: str) -> t.Step:
    """ "Your opponent can draw 1 card", "each player can Special Summon 1 monster"."""
    op: Any = done_by(done, who)
    if who == "each" and isinstance(op, Several):
        both: Any = Several(op.ops, each_optional=True, asks=("you", "they"))
        return t.Step(both, optional=True)
    if who != "opponent" or isinstance(op, Several):
        raise Meaningless("who may do it")
    return t.Step(op, optional=True, asks="they")


def may_draw_for_each(done: Tree, who: str, each: t.Amount) -> t.Step:
    """ "Each player can draw 1 card for each of the cards they controlled that was destroyed by this effect"."""
    drawn = done_by(done, who)
    if not isinstance(drawn, t.Draw) or not isinstance(drawn.count, int) or (each.of, each.who) != ("did", "each"):
        raise Meaningless("what each player may do for each")
    each = replace(each, times=drawn.count)
    sides: tuple[t.Operation, ...] = tuple(
        t.Draw(count=replace(each, who=side), who=side) for side in ("you", "opponent")
    )
    both: Any = Several(sides, each_optional=True, asks=("you", "they"))
    return t.Step(both, optional=True)


@means("First.so if", "Step.may if", "First.actor may", "First.actor may for each")
def _step_within(tree: Tree) -> t.Operation:
    raise Meaningless("a condition, or a choice, within another one")  # a step by itself
