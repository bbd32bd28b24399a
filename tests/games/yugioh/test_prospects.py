"""Answers to effects by what these would do."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, monster, parsed, spell, trap

HALT = (
    "When a Spell/Trap Card, or monster effect, is activated that {}: Negate the activation, and if you do, destroy it."
)
BLAST = parsed(spell("blast", text="Destroy all monsters your opponent controls."))
SNIPE = parsed(spell("snipe", text="Target 1 Spell on the field; destroy it."))
BURN = parsed(spell("burn", text="Inflict 500 damage to your opponent."))
CALL = parsed(spell("call", text="Special Summon 1 Warrior monster from your hand."))
ERASE = parsed(spell("erase", text="Banish all monsters your opponent controls."))


@pytest.mark.rule("yugioh-zh", "YZH-4.34")
@pytest.mark.parametrize(
    ("would", "activated", "answered"),
    [
        ("would destroy a monster on the field", "blast", True),
        ("would destroy a monster on the field", "snipe", False),
        ("would destroy a Spell on the field", "snipe", True),
        ("would destroy a monster on the field", "erase", False),
        ("would inflict damage to you", "burn", True),
        ("would inflict damage to your opponent", "burn", False),
        ("would inflict damage", "blast", False),
        ("includes an effect that Special Summons a monster(s)", "call", True),
        ("includes an effect that Special Summons a monster(s)", "burn", False),
    ],
)
def test_only_what_would_do_that_is_answered(would: str, activated: str, answered: bool) -> None:
    halt = parsed(trap("halt", "counter", text=HALT.format(would)))
    s = Scenario("zh-mr2", halt, BLAST, SNIPE, BURN, CALL, ERASE, monster("other"))
    halted = s.put(1, "halt", "s1", SET)
    s.put(0, "blast", "s4", "up")
    s.put(1, "bear", "m1")
    s.put(0, "ox", "hand")
    s.act("activate", s.put(0, activated, "hand"))
    s.settle("respond", "target")
    while s.choice.kind == "target":
        s.play.answer([0])
        s.settle("respond", "target")
    offered = s.choice.kind == "respond" and halted in s.offered("activate")
    assert offered == answered
