"""English as players type it quickly: signs beside what is lost, states that are gained, one thing or another."""

from __future__ import annotations

import pytest
from typed_texts import written


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        (
            "Mp 2: 1 opposing Seal loses -2 At until end of Turn",
            "skill",
            "Mp 2. 1 opposing Seal has At -2 in this Turn.",
        ),
        ("The Seal loses At -2, Df -2", "PS", "The Seal has At -2 and has Df -2."),
        ("[S] gains Active when it destroys a Seal", "ability", "When it destroys any Seal: [S] becomes Active."),
        (
            "Mp 2: 1 opposing Seal gains Stone Curse for 1 Turn",
            "skill",
            "Mp 2. 1 opposing Seal gets Stone Curse for 1 Turn.",
        ),
        ("Mp 2: 1 Seal becomes At 0 until end of Turn", "skill", "Mp 2. 1 Seal has At equal to 0 in this Turn."),
        ("Mp 2: cancel 1 attack. Interfere.", "skill", "Interfere, Mp 2. Cancel the attack."),
        (
            "Mp 1: either draw 1 Seal Card or discard 1 card",
            "skill",
            "Mp 1. Choose 1: draw 1 Seal Card / discard 1 card.",
        ),
        (
            "Instead of being destroyed, [S] becomes Inactive (1/Turn)",
            "ability",
            "If [S] would be destroyed, it becomes Inactive instead. (1 / Turn)",
        ),
        (
            "Mp 2: destroy 1 opposing Seal or your opponent pays 3 Mp",
            "skill",
            "Mp 2. Unless your opponent pays Mp 3, destroy 1 opposing Seal.",
        ),
        (
            "Mp 2: pick 1 card at random from the opponent's hand; he discards it",
            "skill",
            "Mp 2. Your opponent discards 1 card at random.",
        ),
        (
            "Can't attack on the Subturn it is cast",
            "ability",
            "As long as in this Subturn it came in: [S] cannot attack.",
        ),
    ],
)
def test_what_is_typed_quickly(text: str, kind: str, said: str) -> None:
    assert written(text, kind) == said
