"""Effects that a card gives to the Xyz Monster that is Summoned with it (YZH-2.40): they are those of that monster."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, many, name_of
from sanam.games.witnessing.trials import Match, NotDriven, Trial
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness import standing, turns
from sanam.games.yugioh.witness.asking import declined
from sanam.games.yugioh.witness.board import PLAIN, Tokens
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.materials import lay, make, union
from sanam.games.yugioh.witness.running import Run
from sanam.games.yugioh.witness.ways import Way, find

TRIALS = (Trial("most"), Trial("from the end", "last"), Trial("least", "least"))


def heir(tree: Node, everything: list[Node]) -> Node | None:
    """Which monster gains the effect that a sentence in the list tells; None for an effect of the card itself."""
    if not any(said["is"].startswith("Listed.") for said in tree["s"]):
        return None
    lines = [said for said in everything if said["is"] == "Line.given effects"]
    return lines[0]["m"] if len(lines) == 1 else None


def run(
    match: Match, card: CardData, tree: Node, trial: Trial, everything: list[Node], tokens: Tokens, gains: Node
) -> str:
    """The monster is Summoned with the card, and its new effect is used or holds."""
    kind = gains.get("k", {})
    if gains["is"] != "Heir.using" or name_of(kind.get("k", {"is": "x.x"})) != "xyz":
        raise NotDriven(f"effects that are given to others: {gains['is']}")
    tests = [test for test in many(gains.get("f")) if name_of(test) != "trait"]
    own = [said for said in everything if said["is"] != "Line.given effects" and category_of(said) != "Materials"]
    ran = Run(match, card, tree, trial, own, tokens)
    lay(ran.board, union(card, "xyz", tests), "xyz")
    ran.board.add(1, "monster", PLAIN, True, "must")
    way = Way(ran.board, card, ran.text, ran.use, "monster")
    led = way.begin("monster", 0, "up")
    led.picks = trial.picks
    make(led, "xyz")
    led.subject = find(led, 0, "monster", "Made")
    led.came[led.subject] = "xyz"
    if standing.stands(ran.text, card):
        led.standing = lambda: standing.held(led, ran.text)
        declined(led)
        if ran.player == 1:
            turns.end_turn(led)
        return ran.ended_standing(led)
    return _at_its_summon(ran, way, led)


def _at_its_summon(ran: Run, way: Way, led: Ledger) -> str:
    events = [head["e"] for head in ran.text.heads if "e" in head]
    if len(events) != 1 or events[0]["is"] != "Event.summoned" or name_of(events[0].get("w", {"is": "x.x"})) != "xyz":
        raise NotDriven(f"effects that are given to others: {events[0]['is'] if events else 'no event'}")
    led.memory.event = led.memory.it = [led.subject]
    way.fire(led)
    return ran.ended_used(led)
