"""Cards that become others for a time: Traps that are Summoned as monsters, monsters that lie as Continuous Spells."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, many, name_of, number
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.asking import pass_by
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.picking import does, kept, looked, picked
from sanam.games.yugioh.witness.references import refer
from sanam.games.yugioh.witness.summoning import summon


@does("summon as monster", "summon as tuner monster")
def summon_as_monster(led: Ledger, node: Node) -> bool:
    """A Trap is Special Summoned with the values that its text gives it."""
    hows = {name_of(how) for how in many(node.get("h"))}
    if hows - {"defense position", "attack position"}:
        raise NotDriven(f"{node['is']} {sorted(hows)}")
    cards = refer(led, node["o"])
    for card in cards if len(led.monsters(led.me)) < 5 else []:
        traits = [name_of(node["t"])] if "t" in node else ["effect"]
        guise = CardData(
            code=led.data(card).code,
            name=led.data(card).name,
            kind="monster",
            series=led.data(card).series,
            traits=(*traits, "tuner") if "tuner" in name_of(node) else tuple(traits),
            level=number(node, "l"),
            attribute=str(node["a"]["v"]),
            race=str(node["r"]["v"]),
            atk=number(node, "k"),
            def_=number(node, "d"),
        )
        led.guises[card] = led.pieces[card].data
        led.pieces[card].data = guise
        summon(led, card, led.me, hows)
        led.touched = True
    return bool(cards)


@does("place as continuous spell")
def place_as_spell(led: Ledger, node: Node) -> bool:
    """A monster lies face-up in the Spell & Trap Zone."""
    room = 5 - len(led.pile(led.me, "spell"))
    cards = picked(led, node["o"], "place as continuous spell")[:room]
    for card in cards:
        pass_by(led)
        led.move(card, "spell", led.me)
        led.touched = True
    looked(led, node["o"])
    return kept(led, node["o"], cards)
