"""Texts that are understood in part: what is read is carried out, the rest is left to the players with its words."""

from __future__ import annotations

import pytest
from sample_texts import CONTINUOUS_SPELL, MONSTER, SPELL, TRAP

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading import texts


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


def test_a_heading_that_is_not_read_is_kept_for_the_players_and_the_effect_carried_out() -> None:
    text = "Once per turn, while the moon is full: You can discard 1 card; destroy 1 monster your opponent controls."
    (ability,) = partly(text, MONSTER)
    assert (ability.kind, ability.limit, ability.active) == ("ignition", "turn", ("field",))
    assert ability.unread == ("while the moon is full",) and left(ability) == []
    assert [type(step.op) for step in ability.cost] == [t.Move]
    assert isinstance(ability.do[0].op, t.Destroy)


def test_an_effect_of_an_unread_occasion_may_be_used_where_its_card_may_have_gone() -> None:
    (ability,) = partly("When the moon is sent to your GY: You can draw 1 card.", MONSTER)
    assert (ability.kind, ability.active) == ("quick", ("field", "hand", "graveyard", "banished"))


def test_what_is_not_understood_at_all_counts_as_that() -> None:
    reading = texts.reading("When the moon rises: You can howl.", MONSTER, "en")
    assert reading.sentences[0].tree is None


def test_an_unread_occasion_of_an_older_text_is_one_but_what_holds_on_is_none() -> None:
    (ability,) = partly("When the moon rises, you can draw 1 card.", MONSTER)
    assert (ability.kind, ability.unread) == ("quick", ("When the moon rises",))
    held = texts.reading("If the moon rises, this card gains 500 ATK.", MONSTER, "en")
    assert held.sentences[0].tree is None


def test_an_unread_condition_within_an_effect_is_no_effect_of_its_own() -> None:
    reading = texts.reading("Draw 1 card. If the moon rises, draw 2 cards.", SPELL, "en")
    assert reading.sentences[1].tree is None


def options(ability: t.Ability) -> list[tuple[t.Step, ...]]:
    (choice,) = (op for op in t.operations(ability) if isinstance(op, t.Choose))
    return [*choice.options]


def test_of_several_things_to_choose_from_only_the_unread_one_is_left() -> None:
    heading = "When this card is Normal Summoned: You can activate 1 of these effects."
    text = heading + "\n● {}\n● {}\nThis card cannot attack."
    for lines in (("Frobnicate 9 cards.", "Draw 1 card."), ("Draw 1 card.", "Frobnicate.")):
        trigger, still = partly(text.format(*lines), MONSTER)
        assert (trigger.kind, still.kind) == ("trigger", "continuous")
        said = [[type(step.op) for step in option] for option in options(trigger)]
        assert sorted(said, key=str) == sorted([[t.Draw], [t.ByHand]], key=str)
        assert left(trigger) == [next(line for line in lines if "Frobnicate" in line)]


def test_what_is_understood_of_one_of_several_things_is_carried_out() -> None:
    text = "Activate 1 of these effects.\n● Draw 1 card.\n● Frobnicate, then draw 2 cards."
    (ability,) = partly(text, SPELL)
    assert [type(step.op) for step in options(ability)[1]] == [t.ByHand, t.Draw]
    assert left(ability) == ["Frobnicate"]


def test_an_unread_sentence_of_one_thing_to_choose_is_left_with_that_one() -> None:
    text = "Activate 1 of these effects.\n● Draw 1 card.\n● Target 1 monster on the field; destroy it. Frobnicate."
    (ability,) = partly(text, SPELL)
    first, second = options(ability)
    assert [type(step.op) for step in first] == [t.Draw]
    assert [type(step.op) for step in second] == [t.Destroy, t.ByHand]


@pytest.mark.parametrize(
    "rest", ["\n● Draw 1 card.", "\nFrobnicate.", "\n● Frobnicate 1 monster. Destroy it.\n● Draw 1 card."]
)
def test_a_choice_without_its_lines_is_left_with_all_it_says(rest: str) -> None:
    (ability,) = partly("Activate 1 of these effects." + rest, SPELL)
    assert not any(isinstance(op, t.Choose) for op in t.operations(ability))
    assert left(ability)[0].startswith("Activate 1 of these effects.")


def test_of_an_unread_heading_the_limit_is_kept_and_an_unread_cost_is_paid_first() -> None:
    text = "Once per turn, when the moon rises: You can frobnicate 1 card; howl. This card cannot attack."
    wolf, _ = partly(text, MONSTER)
    assert (wolf.limit, wolf.unread) == ("turn", ("when the moon rises",))
    assert [step.op for step in wolf.cost] == [t.ByHand(words="frobnicate 1 card")]
    assert [step.op for step in wolf.do] == [t.ByHand(words="howl")]


@pytest.mark.parametrize(
    "heading",
    [
        "When the moon rises: You can howl as follows.",
        "When a card is activated that sings any of these songs: You can discard this card; draw 1 card.",
    ],
)
def test_lines_below_a_heading_that_is_not_read_are_no_effects_and_nothing_to_do(heading: str) -> None:
    wolf, still = partly(heading + "\n● Draw 1 card.\n● Destroy 1 monster.\nThis card cannot attack.", MONSTER)
    assert still.kind == "continuous" and wolf.unread[1:] == ("● Draw 1 card.", "● Destroy 1 monster.")
    assert not any(isinstance(op, t.Destroy) for op in t.operations(wolf))


def test_a_sentence_of_an_older_text_that_only_targets_or_pays_breaks_nothing() -> None:
    for first in ("Select 1 face-up Fiend-Type monster on the field.", "Discard 1 card from your hand."):
        text = f"Tribute this face-up card. {first} Increase the ATK of the monster by 700 points as long as it howls."
        assert texts.reading(text, MONSTER, "en").problem is not None


@pytest.mark.parametrize(
    ("text", "at"),
    [
        (
            "When this card is Normal Summoned: Draw 1 card. The moon must be full to activate this effect.",
            0,
        ),
        ("Once per turn: You can draw 1 card. You cannot activate this effect while the moon is full.", 0),
        ("You can only activate this card's effect while the moon is full. Once per turn: You can draw 1 card.", 1),
    ],
)
def test_an_effect_that_unread_words_allow_only_at_times_waits_for_its_player(text: str, at: int) -> None:
    ability = partly(text, MONSTER)[at]
    assert ability.optional and [words for words in ability.unread if "moon" in words]
    assert left(ability) == [] and ability.do == (t.Step(t.Draw()),)


def test_how_often_an_effect_is_used_does_not_keep_it_from_being_offered() -> None:
    (ability,) = partly("Once per turn: You can draw 1 card. You can only use this effect once per blue moon.", MONSTER)
    assert ability.unread == ()


def test_that_card_of_an_unread_sentence_is_not_the_card_that_leaves() -> None:
    text = "Frobnicate 1 monster. When this card is removed from the field, destroy that monster. "
    text += "When that monster is destroyed, destroy this card."
    _, leaves, falls = partly(text, CONTINUOUS_SPELL)
    assert leaves.when is not None and left(leaves) == [
        "When this card is removed from the field, destroy that monster."
    ]
    assert falls.when is None and falls.unread == ("When that monster is destroyed, destroy this card.",)


def test_an_effect_whose_target_is_not_read_waits_for_its_player() -> None:
    text = "When this card is Normal Summoned: You can target 1 monster by moonlight; destroy it."
    (ability,) = partly(text, MONSTER)
    assert ability.when is not None and ability.unread == ("target 1 monster by moonlight",)
    text = "When this card is Normal Summoned: You can sing by moonlight; draw 1 card."
    assert partly(text, MONSTER)[0].unread == ()


def test_a_way_to_summon_itself_with_an_unread_occasion_waits_for_its_player() -> None:
    text = "After the moon has risen, you can Tribute 1 DARK monster to Special Summon this card from your hand."
    (way,) = partly(text, MONSTER)
    assert (way.kind, len(way.cost)) == ("summon", 1) and way.unread == ("After the moon has risen",)
