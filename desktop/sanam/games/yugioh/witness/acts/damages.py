"""What texts make of damage: who takes it, how much, what is gained instead. It is shown by burning and by battles."""

from __future__ import annotations

from collections.abc import Callable

from sanam.games.witnessing.phrases import Node, has, name_of, number, walk
from sanam.games.yugioh.witness.asking import pass_by
from sanam.games.yugioh.witness.battles import enter, fight
from sanam.games.yugioh.witness.board import PLAIN, STRONG, WEAK, Board
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.ledger import Change, Ledger
from sanam.games.yugioh.witness.selections import members
from sanam.games.yugioh.witness.sketches import Sketch
from sanam.games.yugioh.witness.statements import DAMAGES, subjects
from sanam.games.yugioh.witness.ways import BURN, SCALD, cast, resolved

Ends = tuple[str, int] | None
Found = list[tuple[int, str, object]]
#: What gives Life Points to the other player.
BALM = Sketch(kind="spell", icon="normal", name="Balm", text="Your opponent gains 200 LP.")
_HALVED = ("damage halved", "damage doubled", "its battle damage becomes")
_OF_CARDS = {
    "reflects damage": "reflects",
    "damage halved": "deals half",
    "damage doubled": "deals double",
    "its battle damage becomes": "deals so much",
    "battle damage of it heals": "heals by battle",
}
_OF_PLAYERS = (
    "no damage to you",
    "no battle damage from attackers",
    "no damage to player",
    "neither takes damage",
    "no damage from the opponent",
    "damage to you halved",
    "damage to opponent halved",
    "effect damage returned",
    "damage heals",
    "effects heal instead",
    "gains hurt the opponent",
    "battle damage becomes",
    "double damage between monsters",
    "no damage to either from that battle",
    "opponent takes the damage of that battle",
)
TEXTS = tuple(f"Statement.{key}" for key in (*_OF_CARDS, *_OF_PLAYERS, "no battle damage to its controller"))
_NEW = tuple(f"Statement.{key}" for key in _OF_PLAYERS[1:])


def _kind(node: Node) -> str:
    return name_of(node["d"]) if "d" in node else "all"


def _of_players(led: Ledger, node: Node) -> Found:
    me, other = -1 - led.me, led.me - 2
    found: dict[str, Callable[[], Found]] = {
        "no damage to you": lambda: [(me, "no damage", _kind(node))],
        "no battle damage from attackers": lambda: [(me, "no damage", "by attackers")],
        "no damage to player": lambda: [
            (who, "no damage", _kind(node)) for who in ((me, other) if "both" in name_of(node["a"]) else (other,))
        ],
        "neither takes damage": lambda: [(who, "no damage", _kind(node)) for who in (me, other)],
        "no damage from the opponent": lambda: [(me, "no damage", f"{_kind(node)} by opponent")],
        "damage to you halved": lambda: [(me, "half damage", _kind(node))],
        "damage to opponent halved": lambda: [(other, "half damage", _kind(node))],
        "effect damage returned": lambda: [(me, "returned", True)],
        "damage heals": lambda: [(me, "heals", _kind(node))],
        "effects heal instead": lambda: [(me, "heals", "effect")],
        "gains hurt the opponent": lambda: [(other, "gains hurt", True)],
        "battle damage becomes": lambda: [(who, "battle damage is", number(node)) for who in (me, other)],
        "double damage between monsters": lambda: [(who, "double damage", True) for who in (me, other)],
        "no damage to either from that battle": lambda: [(who, "no damage", "battle") for who in (me, other)],
        "opponent takes the damage of that battle": lambda: [(me, "reflects", True)],
    }
    return found[name_of(node)]()


def _players(led: Ledger, node: Node, standing: bool, ends: Ends) -> list[Change]:
    if name_of(node) in ("no damage to either from that battle", "opponent takes the damage of that battle"):
        ends = ("damage", 0)
    return [Change(card, key, "rule", value, ends) for card, key, value in _of_players(led, node)]


def _cards(led: Ledger, node: Node, standing: bool, ends: Ends) -> list[Change]:
    key = _OF_CARDS[name_of(node)]
    value: object = number(node) if "n" in node else True
    return [Change(card, key, "rule", value, ends) for card in subjects(led, node["s"], standing)]


def _controllers(led: Ledger, node: Node, standing: bool, ends: Ends) -> list[Change]:
    there = [card for card in members(led, node["g"]) if led.on_field(card)]
    return [Change(card, "no battle damage", "rule", True, ends) for card in there]


DAMAGES.update(dict.fromkeys(_OF_CARDS, _cards) | dict.fromkeys(_OF_PLAYERS, _players))
DAMAGES["no battle damage to its controller"] = _controllers


def prepare(board: Board, tree: list[Node]) -> None:
    """Lay what damage is tried with."""
    if not has(tree, *TEXTS):
        return
    if has(tree, "Statement.double damage between monsters", "Statement.damage doubled"):
        board.lp = (20000, 20000)
    tools = [SCALD, BURN] if has(tree, *_NEW) else []
    tools += [BALM] if has(tree, "Statement.gains hurt the opponent") else []
    for seat in (0, 1):
        for tool in tools:
            board.add(seat, "hand", tool, True, "must")
    for seat in (0, 1) if any(node["is"].startswith("Until.") for node in walk(tree)) else ():
        for tool in (SCALD, BURN):
            board.add(seat, "hand", tool, True, "must")
    if has(tree, *TEXTS[:-1]):
        board.add(0, "monster", PLAIN.but(name="Bold"), True, "must")
        board.add(1, "monster", STRONG, True, "must")
        board.add(1, "monster", WEAK, True, "must")


def burn(led: Ledger, tree: list[Node]) -> None:
    """Effects that damage either player, and that give Life Points, of the player whose turn it is."""
    if not has(tree, *_NEW) or led.stage.kind != "action":
        return
    seat = led.turn_player
    for tool, struck in ((SCALD, seat), (BURN, 1 - seat)):
        held = any(led.data(card).name == tool.name for card in led.pile(seat, "hand"))
        if held and any(one.card == -1 - struck for one in _known(led)):
            cast(led, seat, tool, None)
            pass_by(led)
            led.damage(struck, 300, seat)
            resolved(led)
            compare(led)
            led.shown = True
    if led.changes(seat - 2, "gains hurt"):
        cast(led, seat, BALM, None)
        pass_by(led)
        led.damage(1 - seat, 200, seat)
        resolved(led)
        compare(led)
        led.shown = True


def bound(led: Ledger) -> set[int]:
    """The players, as -1 and -2, to whom damage is something else for a time."""
    return {one.card for one in led.lasting if one.ends and one.key in _PLAYER_KEYS}


def over(led: Ledger, players: set[int]) -> None:
    """In the Main Phase of a later turn effects and a battle hurt these players again, as far as the text lets them."""
    seat = led.turn_player
    for player in sorted(players):
        struck = -1 - player
        tool = SCALD if struck == seat else BURN
        if led.stage.kind != "action" or not any(led.data(card).name == tool.name for card in led.pile(seat, "hand")):
            continue
        cast(led, seat, tool, None)
        pass_by(led)
        led.damage(struck, 300, seat)
        resolved(led)
        compare(led)
    if led.stage.kind == "action" and -1 - (1 - seat) in players:
        enter(led)
        strong = [c for c in led.monsters(seat) if c in led.stage.offered("attack") and led.data(c).name == STRONG.name]
        weak = [c for c in led.monsters(1 - seat) if led.data(c).name in ("Bold", PLAIN.name) and led.pieces[c].up]
        ends = strong and led.value(strong[0], "atk") >= led.lp[1 - seat]
        if strong and not ends and (weak or not led.monsters(1 - seat)):
            fight(led, strong[0], weak[0] if weak else None)
            compare(led)


_PLAYER_KEYS = ("no damage", "half damage", "heals", "returned", "gains hurt", "battle damage is", "double damage")


def _known(led: Ledger) -> list[Change]:
    keys = ("no damage", "half damage", "heals", "returned")
    return [one for seat in (0, 1) for key in keys for one in led.changes(-1 - seat, key)]


def battle(led: Ledger, tree: list[Node]) -> None:
    """Battles of the player whose turn it is: one that is lost, of a monster the text speaks of or of another, and one
    that is won."""
    if not has(tree, *TEXTS):
        return
    seat = led.turn_player
    told = [c for c in led.monsters(seat) if any(led.has(c, key) for key in (*_OF_CARDS.values(), "no battle damage"))]
    if not told and not any(led.changes(who, key) for who in (-1, -2) for key in _PLAYER_KEYS):
        return
    if not told and has(tree, TEXTS[len(_OF_CARDS)]):
        return  # it is tried already
    mine = told or [card for card in led.monsters(seat) if led.data(card).name == "Bold"]
    wins = has(tree, *(f"Statement.{key}" for key in _HALVED))
    there = [c for c in led.monsters(1 - seat) if led.data(c).name == (WEAK if wins else STRONG).name]
    able = [card for card in mine if card in led.stage.offered("attack")]
    if able and there:
        fight(led, able[0], there[0])
        compare(led)
        led.shown = True
