"""Rules for cards are shown by trying what they forbid or allow: attacks, battles, destruction, targets."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, has, name_of, walk
from sanam.games.witnessing.trials import Deviation
from sanam.games.yugioh.witness.asking import pass_by
from sanam.games.yugioh.witness.battles import enter, fight
from sanam.games.yugioh.witness.board import PLAIN, STRONG, WEAK, Board
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.ways import KILL, SCALD, cast, find, resolved

#: A monster in Defense Position that every other one beats.
LYING = WEAK.but(name="Lying", side=True)
_BATTLE = ("Rule.cannot be destroyed by battle", "Rule.cannot be destroyed", "Rule.survives this battle")
_EFFECT = ("Rule.cannot be destroyed by effects", "Rule.cannot be destroyed", "Rule.unaffected")
_SPARED = ("Statement.no battle damage from",)
_PIERCE = ("Statement.pierces when attacking", "Pred.pierces when attacking", "Lasting.difference")
_TWICE = ("Rule.attacks twice", "Rule.attacks all")
_UNHURT = ("Statement.no damage to you",)
_TARGET = ("Rule.cannot be targeted", "Act.target")


def prepare(board: Board, tree: list[Node], user: int) -> None:
    """Lay what the rules of a text are tried with; `user`: who destroys and targets."""
    if has(tree, *_UNHURT) and not has(tree, "DamageKind.effect"):
        board.add(user, "monster", PLAIN.but(name="Bold"), True, "must")
    if has(tree, *_UNHURT):
        board.add(user, "hand", SCALD, True, "must")
    if has(tree, *_BATTLE, *_SPARED, *_UNHURT):
        board.add(1, "monster", STRONG, True, "must")
    if has(tree, *_TWICE):
        board.add(1, "monster", WEAK, True, "must")
    if has(tree, *_PIERCE):
        board.add(1, "monster", LYING, True, "must")
    if has(tree, *_TARGET):
        for seat in (0, 1):
            board.add(seat, "monster", PLAIN, True, "must")
    if has(tree, *_EFFECT, *_TARGET):
        board.add(user, "hand", KILL, True, "must")


def by_opponent(tree: list[Node]) -> bool:
    """Whether a rule speaks of the opponent's effects or attacks only."""
    if any(node["is"] == "Statement.player cannot" and name_of(node["w"]) == "opponent" for node in walk(tree)):
        return True
    return has(
        tree, "Effects.opponent's", "Act.target", "Statement.opponent cannot attack such", "Rule.cannot be attacked"
    )


def show(led: Ledger, tree: list[Node]) -> None:
    """Try what the rules forbid, in the Main Phase of the player whose turn it is, then in the Battle Phase."""
    if led.stage.kind != "action":
        return
    compare(led)
    if has(tree, *_TARGET):
        _targets(led)
        return
    elif has(tree, *_EFFECT):
        safe = _with(led, "no destruction by effect")
        if safe:
            _survives(led, safe[0])
    if has(tree, *_UNHURT):
        _scalded(led)
    if led.stage.kind != "action":
        return
    enter(led)
    compare(led)
    if has(tree, *_BATTLE):
        _fights(led, _with(led, "no destruction by battle"), STRONG.name)
    if has(tree, *_SPARED):
        _fights(led, _with(led, "no battle damage"), STRONG.name)
    if has(tree, *_TWICE):
        _fights(led, [*_with(led, "attacks twice"), *_with(led, "attacks all")], WEAK.name)
    if has(tree, *_UNHURT) and not has(tree, "DamageKind.effect"):
        _fights(led, [c for c in led.monsters(led.turn_player) if led.data(c).name == "Bold"], STRONG.name)
    if has(tree, *_PIERCE):
        _fights(led, _with(led, "pierces"), LYING.name)


def _with(led: Ledger, key: str) -> list[int]:
    return [card for seat in (0, 1) for card in led.controlled(seat) if led.has(card, key) and led.pieces[card].up]


def _scalded(led: Ledger) -> None:
    """An effect that damages the player of whom the text speaks."""
    seat = led.turn_player
    if not led.changes(-1 - seat, "no damage"):
        return
    cast(led, seat, SCALD, None)
    pass_by(led)
    if all(change.value == "battle" for change in led.changes(-1 - seat, "no damage")):
        led.lp[seat] -= 300
    resolved(led)
    compare(led)


def _survives(led: Ledger, card: int) -> None:
    """An effect that destroys it does not."""
    seat = led.turn_player
    cast(led, seat, KILL, card)
    pass_by(led)
    led.destroy(card, "effect", seat)
    resolved(led)
    compare(led)


def _targets(led: Ledger) -> None:
    """It cannot be chosen as a target."""
    tool = find(led, led.turn_player, "hand", KILL.name)
    safe = set(_with(led, "no target"))
    led.stage.act("activate", tool)
    pass_by(led)
    choice = led.stage.choice
    offered = {option.card for option in choice.options} if choice is not None else set()
    want = {c for seat in (0, 1) for c in led.controlled(seat)} - safe
    if offered != want:
        raise Deviation(f"targets are {offered}, the text says {want}")


def _fights(led: Ledger, mine: list[int], name: str) -> None:
    """Those of the turn player that the rule is about attack a monster."""
    able = [c for c in mine if c in led.stage.offered("attack") and led.seat_of(c) == led.turn_player]
    foes = [c for c in led.monsters(1 - led.turn_player) if led.data(c).name == name]
    if able and foes and (led.value(able[0], "atk") or name == STRONG.name):
        fight(led, able[0], foes[0])
        compare(led)
        led.shown = True
