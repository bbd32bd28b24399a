"""Texts that are understood in part: what is read is carried out, the rest is left to the players with its words."""

from __future__ import annotations

import pytest
from sample_texts import CONTINUOUS_SPELL, MONSTER, SPELL, TRAP

from sanam.games.yugioh.abilities import texts
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.cards import CardData


def partly(text: str, card: CardData) -> list[t.Ability]:
    reading = texts.reading(text, card, "en")
    assert reading.problem is not None
    return t.from_plain(reading.abilities or [])


def left(ability: t.Ability) -> list[str]:
    return [op.words for op in t.operations(ability) if isinstance(op, t.ByHand)]


def test_occasion_cost_target_and_limit_stay_when_a_clause_is_left() -> None:
    text = (
        "When this card is Normal Summoned: You can discard 1 card, then target 1 monster in your GY; frobnicate it, "
        'then draw 1 card. You can only use this effect of "Test Card" once per turn.'
    )
    (ability,) = partly(text, MONSTER)
    assert (ability.kind, ability.optional, ability.limit) == ("trigger", True, "name")
    assert ability.when is not None
    assert ability.when.events == ("normal summoned",)
    assert len(ability.cost) == len(ability.targets) == 1
    assert left(ability) == ["frobnicate it"]
    assert ability.do[1] == t.Step(t.Draw(count=1), "then")


def test_the_fewest_words_are_left() -> None:
    reading = texts.reading("Once per turn: You can destroy 1 card, and if you do, frobnicate.", MONSTER, "en")
    assert reading.partly
    assert reading.sentences[0].unread == ("frobnicate",)
    assert not reading.sentences[0].whole


@pytest.mark.parametrize(
    ("card", "text", "kinds"),
    [
        (SPELL, "Frobnicate everything. Draw 1 card.", ["activate"]),
        (MONSTER, "Once per turn: You can draw 1 card. This card frobnicates others.", ["ignition"]),
        (MONSTER, "When the moon rises: You can howl. Once per turn: You can draw 1 card.", ["quick", "ignition"]),
        (TRAP, "Draw 1 card. Frobnicate.", ["activate"]),
        (CONTINUOUS_SPELL, "Nobody frobnicates. Once per turn: You can draw 1 card.", ["continuous", "ignition"]),
    ],
)
def test_a_sentence_that_is_not_read_becomes_what_the_card_can_have(
    card: CardData, text: str, kinds: list[str]
) -> None:
    assert [ability.kind for ability in partly(text, card)] == kinds


def test_what_refers_to_an_unread_sentence_is_left_with_it() -> None:
    (ability,) = partly("Frobnicate the moon. Destroy it.", SPELL)
    assert left(ability) == ["Frobnicate the moon. Destroy it."]


def test_a_text_of_which_nothing_is_read_is_played_by_hand_as_before() -> None:
    assert texts.reading("Frobnicate.", SPELL, "en").abilities is None


def test_a_maximum_in_parentheses_does_not_end_a_sentence() -> None:
    text = "When this card is Normal Summoned: You can frobnicate it (max. 1). Draw 1 card."
    reading = texts.reading(text, MONSTER, "en")
    assert [text[s.start : s.end] for s in reading.sentences] == [text[:66], "Draw 1 card."]
