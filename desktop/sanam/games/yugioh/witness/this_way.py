"""What holds or happens when a monster was Summoned by its own method: "If Summoned this way, it gains 800 ATK."."""

from __future__ import annotations

from sanam.engine.table import UP
from sanam.games.witnessing.phrases import Node, has, name_of
from sanam.games.witnessing.trials import DONE, EMPTY, QUIET, Match, NotDriven, Trial
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness import own_summons, standing
from sanam.games.yugioh.witness.asking import declined
from sanam.games.yugioh.witness.board import Tokens
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.running import Run
from sanam.games.yugioh.witness.ways import Way

_HEADS = ("Head.when summoned this way", "Head.when you do")
_TRIALS = [Trial("summoned so"), Trial("from the end", "last"), Trial("least", "least")]


def follows(tree: Node, everything: list[Node]) -> bool:
    """Whether an ability is about a monster that was Summoned by the method that its other sentences tell."""
    if tree["kind"] not in ("continuous", "trigger") or has(tree["s"], "Op.summon as monster"):
        return False
    if not has(tree["s"], "Cond.summoned this way", *_HEADS) or any(
        one["is"].startswith("Listed.") for one in everything
    ):
        return False
    found = own_summons.method(everything)
    return found is not None and found.using is None and found.tribute is None


def trials(tree: Node) -> list[Trial]:
    return [*_TRIALS, Trial("otherwise", quiet=True)] if has(tree["s"], "Cond.summoned this way") else list(_TRIALS)


def run(match: Match, card: CardData, tree: Node, trial: Trial, everything: list[Node], tokens: Tokens) -> str:
    """It is Summoned so, and what is said of that is looked at; or it lies there otherwise, and nothing holds."""
    tried = Run(match, card, tree, trial, everything, tokens)
    stands = standing.stands(tried.text, card)
    if trial.quiet:
        led = tried.board.start("monster", 0, "main1", UP, entered=1, proper=True)
        led.this_way = False
        return _holding(led, tried, QUIET) if stands else _nothing(led)

    def after(led: Ledger) -> str:
        led.came[led.subject], led.this_way, led.fresh = "special", True, True
        led.steady.discard(led.subject)
        if stands:
            return _holding(led, tried, DONE)
        if any(name_of(head) == "during phase" for head in tried.text.heads):
            raise NotDriven("Head.during phase after its own Summon")
        way = Way(tried.board, card, tried.text, tried.use, "monster")
        way.able, way.led = tried._able, led
        led.memory.event = led.memory.it = [led.subject]
        way.fire(led)
        return tried.ended_used(led)

    found = own_summons.method(everything)
    assert found is not None
    return own_summons.by_itself(match, card, found, trial, everything, tried.board, after)


def _holding(led: Ledger, tried: Run, result: str) -> str:
    led.standing = lambda: standing.held(led, tried.text)
    declined(led)
    compare(led)
    held = bool(led.standing())
    return result if held == (result == DONE) else EMPTY


def _nothing(led: Ledger) -> str:
    declined(led)
    compare(led)
    return QUIET
