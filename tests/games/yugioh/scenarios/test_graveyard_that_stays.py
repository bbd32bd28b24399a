"""Effects that would move cards of a Graveyard are negated as they resolve."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster
from stage import use

VALLEY = (
    "Cards in the Graveyard cannot be banished. Negate any card effect that would move a card in the Graveyard to a "
    "different place. Negate any card effect that changes Types or Attributes in the Graveyard."
)
TEXTS = {
    "raise": "Target 1 monster in your GY; Special Summon it.",
    "raise one": "Special Summon 1 monster from your GY.",
    "gather": "Shuffle all monsters in your GY into the Deck, then draw 1 card.",
    "either": "Special Summon 1 monster from your hand or GY.",
    "send": "Target 1 monster your opponent controls; destroy it.",
    "raise whatever": "Target 1 monster in your GY; Special Summon it. This card's activation and effect are "
    'unaffected by "valley".',
}
CHIEF = 'Cards in your Graveyard are unaffected by "valley".'


def scene(name: str, valley: bool = True) -> tuple[Scenario, int, int]:
    """One's own monster in the Graveyard, and a Spell in the hand."""
    s = Scenario("zh-mr2", magic("valley", VALLEY, "field"), magic("spell", TEXTS[name]), monster("crane", atk=1800))
    s.clear_hands()
    if valley:
        s.put(1, "valley", "field")
    s.put(1, "bear", "m1")
    return s, s.put(0, "crane", "graveyard"), s.put(0, "spell", "hand")


@pytest.mark.parametrize("name", ["raise", "raise one", "gather"])
@pytest.mark.parametrize("valley", [True, False])
def test_what_would_move_a_card_of_a_graveyard_is_negated(name: str, valley: bool) -> None:
    s, crane, spell = scene(name, valley)
    use(s, spell)
    assert (s.table.cards[crane].zone == "0.graveyard") is valley
    assert len(s.table.zones["0.hand"]) == (name == "gather" and not valley)


def test_other_effects_are_not() -> None:
    s, _, spell = scene("send")
    use(s, spell)
    assert not s.table.zones["1.m1"]


def test_cards_are_taken_from_elsewhere_alone() -> None:
    s, crane, spell = scene("either")
    assert spell not in s.offered("activate")
    held = s.put(0, "bear", "hand")
    use(s, spell)
    assert s.table.cards[held].zone.startswith("0.m") and s.table.cards[crane].zone == "0.graveyard"


def test_an_effect_that_the_card_does_not_affect_is_not_negated() -> None:
    s, crane, spell = scene("raise whatever")
    use(s, spell)
    assert s.table.cards[crane].zone.startswith("0.m")


@pytest.mark.parametrize("name", ["raise", "gather"])
def test_cards_of_a_graveyard_that_it_does_not_affect_may_be_targeted_and_moved(name: str) -> None:
    s = Scenario(
        *("zh-mr2", magic("valley", VALLEY, "field"), magic("spell", TEXTS[name]), monster("crane", atk=1800)),
        effect("chief", CHIEF),
    )
    s.clear_hands()
    s.put(1, "valley", "field")
    s.put(0, "chief", "m1")
    crane, spell = s.put(0, "crane", "graveyard"), s.put(0, "spell", "hand")
    use(s, spell)
    assert (s.table.cards[crane].zone == "0.graveyard") is (name == "gather")
