"""A monster that is destroyed and stays as a Continuous Spell, if its player wants that."""

from __future__ import annotations

from sanam.engine.table import UP
from sanam.games.witnessing.phrases import Node
from sanam.games.witnessing.trials import Trial
from sanam.games.yugioh.witness.asking import agree, pass_by
from sanam.games.yugioh.witness.ways import KILL, Way, cast, resolved


def stays(way: Way, said: Node, trial: Trial) -> None:
    """Its player is asked once it is destroyed, and it goes into the Spell & Trap Zone or to the Graveyard."""
    del said
    way.tool(KILL)
    led = way.begin("monster", 0, UP)
    led.picks = trial.picks
    cast(led, 0, KILL, led.subject)
    if agree(led):
        pass_by(led)
        led.move(led.subject, "spell", led.me)
    else:
        led.destroy(led.subject)
    pass_by(led)
    resolved(led)
    led.touched = True
