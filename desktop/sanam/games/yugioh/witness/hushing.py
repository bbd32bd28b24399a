"""Summons that nobody may answer with a Trap."""

from __future__ import annotations

from sanam.games.witnessing.phrases import name_of
from sanam.games.witnessing.trials import Deviation, NotDriven
from sanam.games.yugioh.witness.asking import declined
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.texts import Text
from sanam.games.yugioh.witness.ways import SNARE, Way, find


def hushing(text: Text) -> bool:
    """ "When this card is Normal Summoned, no Trap Cards can be activated"."""
    said = [step for _, step in text.do]
    if len(said) != 1 or said[0]["is"] != "Statement.cannot be activated" or "u" in said[0]:
        return False
    events = [head["e"] for head in text.heads if "e" in head]
    return (
        len(events) == 1
        and events[0]["is"] == "Event.summoned"
        and itself(events[0].get("s", {"is": "x.x"}))
        and name_of(said[0]["g"]["n"]) == "trap"
    )


def hushed_summon(way: Way) -> None:
    """Nobody is asked to answer its Summon with a Trap; afterwards the Trap may be activated again."""
    if way.card.level > 4:
        raise NotDriven("a Normal Summon with Tributes")
    for seat in (0, 1):
        way.board.add(seat, "spell", SNARE, True, "must")
    led = way.begin("hand")
    led.stage.act("normal_summon", led.subject)
    while led.stage.kind == "place":
        led.stage.answer([0])
    traps = {find(led, seat, "spell", SNARE.name) for seat in (0, 1)}
    if led.stage.kind == "respond" and traps & {*led.stage.offered("activate")}:
        raise Deviation("the Summon may be answered with a Trap, which its text forbids")
    led.move(led.subject, "monster", 0)
    led.came[led.subject] = "normal"
    declined(led)
    if led.stage.kind != "action" or not traps & {*led.stage.offered("activate")}:
        raise Deviation("no Trap may be activated even later")
