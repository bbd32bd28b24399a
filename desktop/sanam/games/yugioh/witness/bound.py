"""Cards that are bound to what their activation brought: "When this card leaves the field, destroy that monster."."""

from __future__ import annotations

import msgspec

from sanam.games.witnessing.phrases import Node, has, name_of
from sanam.games.witnessing.trials import DONE, EMPTY, Match, NotDriven, Trial
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.asking import declined, pass_by
from sanam.games.yugioh.witness.board import Tokens
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.operations import operate
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.running import Run
from sanam.games.yugioh.witness.texts import Text, read
from sanam.games.yugioh.witness.ways import KILL, cast, resolved

_BOUND = ("Ref.that card", "Ref.that target", "Ref.equipped monster", "Poss.that monster's")
_EVENTS = ("leaves", "destroyed", "sent to gy")


def speaks(tree: Node, abilities: list[Node]) -> bool:
    """Whether an ability speaks of what another one of its card brought."""
    return tree["kind"] == "continuous" and _event(tree) is not None and _activation(abilities) is not None


def _activation(abilities: list[Node]) -> Node | None:
    return next((one for one in abilities if one["kind"] == "activate"), None)


def _event(tree: Node) -> Node | None:
    if not has(tree["s"], *_BOUND):
        return None
    heads = [head for sentence in tree["s"] if "h" in sentence for head in [sentence["h"]]]
    said = [head["e"] for head in heads if "e" in head and name_of(head["e"]) in _EVENTS]
    return said[0] if len(said) == 1 else None


def run(match: Match, card: CardData, abilities: list[Node], tree: Node, everything: list[Node], tokens: Tokens) -> str:
    """The card is activated; then it, or what it brought, is destroyed: the other follows."""
    start, event = _activation(abilities), _event(tree)
    assert start is not None
    assert event is not None
    kept = [
        one
        for one, node in zip(card.abilities or [], abilities, strict=True)
        if node is start or _event(node) is not None
    ]
    trial = Run(match, msgspec.structs.replace(card, abilities=kept), start, Trial("most"), everything, tokens)
    trial.board.add(0, "hand", KILL, True, "must")
    led = trial.used()
    brought = list(led.memory.handled)
    if led.stage.kind != "action" or len(brought) != 1 or not led.on_field(brought[0]):
        raise NotDriven("what it is bound to")
    victim = led.subject if itself(event["s"]) else brought[0]
    touched = [read(one["s"], True) for one in abilities if _event(one) is not None]
    cast(led, 0, KILL, victim)
    pass_by(led)
    level = led.value(brought[0], "level")
    led.destroy(victim)
    before = len(led.pile(0, "graveyard"))
    _follow(led, touched, victim == led.subject, brought, level)
    if victim != led.subject and not led.on_field(led.subject):
        _follow(led, touched, True, brought, level)
    resolved(led)
    declined(led)
    compare(led)
    return DONE if len(led.pile(0, "graveyard")) > before else EMPTY


def _follow(led: Ledger, texts: list[Text], own: bool, brought: list[int], level: int) -> None:
    """What the card says of its own end, or of that of what it brought."""
    for text in texts:
        subject = text.heads[0]["e"]["s"]
        if itself(subject) != own:
            continue
        if has([step for _, step in text.do], "Poss.that monster's"):
            led.damage(0, level * int(text.do[0][1]["x"]["n"]["v"]))
            continue
        led.memory.targets = led.memory.it = brought
        led.memory.that = []
        for _, step in text.do:
            node = step
            if name_of(step.get("o", {"is": "x.x"})) == "equipped monster":
                node = {**step, "o": {"is": "Ref.it"}}
            operate(led, node)
