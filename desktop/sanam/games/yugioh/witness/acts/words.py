"""Words that players declare, and cards whose Type, Attribute or name becomes another: effects ask for it."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, name_of, walk
from sanam.games.witnessing.trials import Deviation
from sanam.games.yugioh.witness.asking import pass_by
from sanam.games.yugioh.witness.board import Board
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.ledger import Change, Ledger
from sanam.games.yugioh.witness.picking import does
from sanam.games.yugioh.witness.sketches import Sketch
from sanam.games.yugioh.witness.statements import WORDS
from sanam.games.yugioh.witness.ways import cast, find, resolved

#: What is declared where the most is tried: a word that no card of the board has.
WANTED = {"attribute": "WIND", "type": "Plant", "kind": "monster"}
#: Statements by which a card is another, with the key under which the ledger keeps it.
STATEMENTS = {
    "becomes type": "race",
    "counts as type": "race",
    "becomes attribute": "attribute",
    "name becomes": "name",
    "name counts as": "name",
    "becomes the declared attribute": "attribute",
    "becomes the declared type": "race",
    "becomes tuner": "tuner",
}
_MAIN = ("main1", "main2")
SAID = tuple(f"{category}.{name}" for category in ("Statement", "Pred") for name in STATEMENTS)


@does("declare attribute", "declare type", "declare kind")
def declare(led: Ledger, node: Node) -> bool:
    pass_by(led)
    choice = led.stage.choice
    if choice is None or choice.kind != "word":
        raise Deviation(f"not asked for a word, but “{led.stage.kind}”")
    if choice.seat != led.me:
        raise Deviation(f"“word” is asked of seat {choice.seat}, not of {led.me}")
    offered = [option.value for option in choice.options]
    wanted = WANTED[name_of(node).removeprefix("declare ")]
    word = wanted if led.picks != "least" or wanted == "monster" else next(one for one in offered if one != wanted)
    led.stage.answer([offered.index(word)])
    led.memory.declared = word
    return True


def word_of(led: Ledger | None, node: Node) -> str:
    """The word that a statement gives."""
    if led is not None and "the declared" in name_of(node):
        return str(led.memory.declared)
    if name_of(node) == "becomes tuner":
        return "Tuner"
    return str((node.get("r") or node.get("a") or node["n"])["v"])


def _asked_for(tree: list[Node]) -> Sketch | None:
    """A card that targets those that have the word now."""
    said = next((node for node in walk(tree) if node["is"] in SAID), None)
    if said is None:
        return None
    key = STATEMENTS[name_of(said)]
    declared = WANTED["attribute" if key == "attribute" else "type"]
    word = declared if "the declared" in name_of(said) else word_of(None, said)
    there = "in your GY" if _in_grave(said) else "on the field"
    phrase = {"name": f'"{word}"', "tuner": "Tuner"}.get(key, f"{word} monster")
    verb = "banish" if _in_grave(said) else "destroy"
    return Sketch(kind="spell", icon="normal", name="Asker", text=f"Target 1 {phrase} {there}; {verb} it.")


def _in_grave(said: Node) -> bool:
    return any(node["is"] == "Zone.gy" for node in walk(said.get("s")))


def prepare(board: Board, tree: list[Node]) -> None:
    tool = _asked_for(tree)
    for seat in (0, 1) if tool is not None else ():
        board.add(seat, "hand", tool or Sketch(), True, "must")


def show(led: Ledger, tree: list[Node]) -> None:
    """An effect that asks for the word may target just the cards that have it."""
    tool = _asked_for(tree)
    choice = led.stage.choice
    if tool is None or choice is None or choice.kind != "action" or choice.params.get("phase") not in _MAIN:
        return
    said = next(node for node in walk(tree) if node["is"] in SAID)
    key, seat = STATEMENTS[name_of(said)], led.turn_player
    grave = _in_grave(said)
    there = led.pile(seat, "graveyard") if grave else [c for s in (0, 1) for c in led.controlled(s) if led.pieces[c].up]
    able = [card for card in there if word_of(led, said) in led.words(card, key)]
    if key != "name":
        able = [card for card in able if led.is_monster(card) and led.area(card) not in ("spell", "field")]
    card = find(led, seat, "hand", tool.name)
    if (card in led.stage.offered("activate")) != bool(able):
        raise Deviation(f"no card with the word is there, the text says {led.named(able)}")
    if not able:
        return
    cast(led, seat, tool, None)
    choice = led.stage.choice
    offered = {o.card for o in choice.options if o.act == "pick"} if choice is not None else set()
    if offered and offered != set(able):
        raise Deviation(f"targets are {offered}, the text says {set(able)}")
    if offered:
        led.stage.act("pick", able[0])
    pass_by(led)
    if grave:
        led.move(able[0], "banished")
    else:
        led.destroy(able[0])
    resolved(led)
    compare(led)


def _change(led: Ledger, node: Node) -> Change:
    how = "also" if "counts as" in name_of(node) else "set"
    return Change(-9, STATEMENTS[name_of(node)], how, word_of(led, node))


WORDS.update(dict.fromkeys(STATEMENTS, _change))
