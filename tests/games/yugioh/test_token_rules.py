"""Rules that a card gives to the Tokens that it makes."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import ATTACK, Scenario, effect, magic, monster, through

ANGEL = effect(
    "angel",
    'When this card is destroyed and sent to the GY: Special Summon 1 "Ash Token" (Fairy/DARK/Level 5/ATK 1800/DEF 1300) and 1 "Dew Token" (Fairy/DARK/Level 3/ATK 1200/DEF 1200). "Ash Token" cannot be destroyed by card effects. "Dew Token" cannot be destroyed by battle.',
)
FLOOD = magic("flood", "Destroy all monsters on the field.")
LESSON = magic(
    "lesson",
    """Add 1 "bear" from your Deck to your hand, and if you do, for the rest of this turn, you cannot Normal Summon/Set or Special Summon monsters with the added monster's name.""",
)


def _with_tokens(s: Scenario) -> dict[str, int]:
    s.put(0, "angel", "m1")
    s.act("activate", s.put(0, "flood", "hand"))
    through(s)
    made = s.game.monsters(0)
    assert len(made) == 2
    return {s.game.data(card).name: card for card in made}


def test_each_token_bears_its_own_rule_while_its_maker_lies_in_the_graveyard() -> None:
    s = Scenario("zh-mr2", ANGEL, FLOOD)
    tokens = _with_tokens(s)
    s.act("activate", s.put(0, "flood", "hand"))
    through(s)
    assert s.game.monsters(0) == [tokens["Ash Token"]]


@pytest.mark.parametrize("name", ["Ash Token", "Dew Token"])
def test_the_other_token_stays_in_battle(name: str) -> None:
    s = Scenario("zh-mr2", ANGEL, FLOOD, monster("colossus", atk=3000))
    token = _with_tokens(s)[name]
    colossus = s.put(1, "colossus", "m1", ATTACK)
    s.act("phase", value="battle")
    s.act("attack", token)
    s.act("attack", colossus)
    through(s)
    assert (token in s.game.monsters(0)) is (name == "Dew Token")


def test_what_was_added_is_neither_summoned_nor_set() -> None:
    s = Scenario("zh-mr2", LESSON)
    s.put(0, "bear", "deck")
    other = s.put(0, "bear", "hand")
    s.act("activate", s.put(0, "lesson", "hand"))
    through(s)
    assert not {*s.offered("normal_summon"), *s.offered("set_monster")} & {other}
