"""What is not wholly understood is refused, with the span that stopped the parser."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sample_texts import EQUIP, FLIP, MONSTER, SPELL, TRAP, XYZ

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts.reading import texts


def check_span(error: texts.NotUnderstood, text: str) -> None:
    assert 0 <= error.start <= error.end <= len(text)


def refused(text: str, card: CardData) -> tuple[str, str]:
    with pytest.raises(texts.NotUnderstood) as caught:
        texts.parse(text, card)
    error = caught.value
    check_span(error, text)
    assert error.reason and str(error) == f"{error.start}:{error.end} {error.reason}"
    return text[error.start : error.end], error.reason


@pytest.mark.parametrize(
    ("text", "card", "span", "reason"),
    [
        ("Draw 2 cards. Frobnicate them.", SPELL, "Frobnicate them.", "not understood here: Frobnicate them."),
        ("Destroy all monsters on the moon.", SPELL, "moon.", "not understood here: moon."),
        ("Draw 2 monsters.", SPELL, "monsters.", "not understood here: monsters."),
        ("Draw 2 cards gladly.", SPELL, "gladly.", "not understood here: gladly."),
        ("Draw 1 card.\n● Draw 1 card.", SPELL, "● Draw 1 card.", "nothing to choose from before this ●"),
        ("Toss a coin.\n● 3: Draw 1 card.", SPELL, "● 3: Draw 1 card.", "this ● does not fit the sentence before it"),
        (
            "Roll a six-sided die.\n● 7: Draw 1 card.",
            SPELL,
            "● 7: Draw 1 card.",
            "this ● does not fit the sentence before it",
        ),
        ("Apply 1 of these effects.", SPELL, "Apply 1 of these effects.", "its ● lines are missing"),
        ("Apply 1 of these effects.\n● Draw 1 card.", SPELL, "Apply 1 of these effects.", "its ● lines are missing"),
        ("Draw 1 card.", MONSTER, "Draw 1 card.", "an effect without its occasion"),
        ("FLIP: Draw 1 card.", SPELL, "FLIP: Draw 1 card.", "not on a spell"),
        (
            'FLIP: Draw 1 card. You can only use this effect of "Other" once per turn.',
            FLIP,
            'You can only use this effect of "Other" once per turn.',
            "speaks of another card: Other",
        ),
        ('You can only use this effect of "Test Card" once per turn.', MONSTER, None, "which effect is limited"),
        ("2 Level 4 goats\nThis card cannot attack.", XYZ, "goats", "not understood here: goats"),
        ("Destroy it.", SPELL, "Destroy it.", "what is “it”?"),
        ("Destroy that monster.", SPELL, "Destroy that monster.", "what is “that” card?"),
        ("Pay 500 LP; destroy that target.", SPELL, None, "what is the target?"),
        ("Target 1 monster on the field; destroy the second target.", SPELL, None, "what is the target?"),
        ("Gain LP equal to the Tributed monster's ATK.", SPELL, None, "what is the card of the cost?"),
        ("The equipped monster gains 500 ATK.", MONSTER, None, "what is the equipped monster?"),
        ("Equip only to a Warrior monster.", MONSTER, None, "only on an Equip Spell"),
        (
            (
                "Equip only to a Warrior monster. It gains 100 ATK. During each of your Standby Phases, it loses 200 "
                "ATK. If this card on the field is destroyed: You can target 1 Warrior monster you control; equip this "
                "card to it."
            ),
            EQUIP,
            "During each of your Standby Phases, it loses 200 ATK.",
            "whether its activation does that, besides equipping it",
        ),
        ("Cannot be Normal Summoned/Set.", SPELL, None, "not on a spell"),
        ("During the Battle Phase: You can draw 1 card.", MONSTER, None, "only a Quick Effect can be used then"),
        ("Draw 1 card.\nPay 500 LP; draw 2 cards.", SPELL, None, "a second effect of its activation"),
        ("Special Summon 1 monster.", SPELL, None, "not definite: from where to Special Summon"),
        ("If you control 2 monsters: Draw 1 card.", SPELL, None, "not definite: how many"),
        ("During your Main Phase, this card cannot attack this turn.", MONSTER, None, "a statement that does not last"),
        (
            "Target 1 monster on the field; target 1 monster on the field.",
            SPELL,
            None,
            "words that belong at the start of an effect",
        ),
    ],
)
def test_refusal_names_the_place(text: str, card: CardData, span: str | None, reason: str) -> None:
    found, why = refused(text, card)
    assert why == reason
    if span is not None:
        assert found == span


@pytest.mark.parametrize(
    ("text", "card", "reason"),
    [
        ('Add 1 Level 4 or lower "Reed" from your Deck to your hand.', SPELL, "a card known by its name"),
        ('Tribute 2 "Reed" with different Attributes; draw 1 card.', SPELL, "a card known by its name"),
        ('Destroy 1 "Reed" "Moss" monster on the field.', SPELL, "two archetypes without a word"),
        ("Destroy 1 card on the field, and 1 card.", SPELL, "where the others are"),
        ('If you control a monster that is not "Reed" monster: Draw 1 card.', SPELL, 'not understood here: "Reed"'),
        (
            'Draw 1 card. You can only this effect of "Test Card" once per turn.',
            SPELL,
            "not understood here: this effect of",
        ),
        ("Draw 1 card. You cannot conduct Battle Phase this turn.", SPELL, "not understood here: Battle Phase"),
        ("No monsters can be Special Summoned, except for monsters.", MONSTER, "which monsters may be Summoned"),
        ("Target 1 card in your opponent's hand; destroy it.", SPELL, "a choice among cards that are hidden"),
        ("Equip only to a Warrior monster. Gains 800 ATK.", EQUIP, "what is the monster whose values change?"),
    ],
)
def test_a_sentence_that_lacks_a_word_is_refused(text: str, card: CardData, reason: str) -> None:
    assert reason in refused(text, card)[1]


@pytest.mark.timeout(10)
@pytest.mark.parametrize(
    "text",
    [
        "自分のデッキからカードを1枚ドローする。" * 200,
        "這張卡可以直接攻擊對手。" * 400,
        "Draw 1 card. " * 384 + "x",
        "a " * 2500,
        '"' * 5000,
        "● " * 2500,
        "\n" * 4999 + "x",
        "(" * 5000,
    ],
    ids=["japanese", "chinese", "many sentences", "words", "quotes", "bullets", "lines", "brackets"],
)
def test_foreign_and_overlong_texts_are_refused_at_once(text: str) -> None:
    refused(text, SPELL)


@pytest.mark.timeout(10)
def test_a_long_sentence_is_read_at_once() -> None:
    (ability,) = texts.parse("Draw 1 card, then " * 270 + "draw 1 card.", SPELL)
    assert len(ability.do) == 271


@pytest.mark.timeout(10)
def test_a_text_longer_than_the_bound_is_refused() -> None:
    text = "Draw 1 card. " * 1000
    assert refused(text, SPELL)[1] == "the text is longer than 5000 characters"


@given(st.text(max_size=300))
def test_any_text_is_refused_or_understood(text: str) -> None:
    for card in (SPELL, MONSTER, TRAP, XYZ):
        try:
            texts.parse(text, card)
        except texts.NotUnderstood as error:
            check_span(error, text)


WORDS = (
    "Draw 1 2 card cards . , ; : then and if you do destroy it target all monster monsters your opponent controls "
    'this turn gains 500 ATK Once per When is "X" ( ) / ● \n Level 4 or lower cannot attack until the end of LP discard'
)


@given(st.lists(st.sampled_from(WORDS.split(" ")), max_size=40))
def test_any_words_are_refused_or_understood(words: list[str]) -> None:
    text = " ".join(words)
    try:
        texts.parse(text, MONSTER)
    except texts.NotUnderstood as error:
        check_span(error, text)


def test_flavour_is_no_program() -> None:
    flavour = CardData(code=1, name="Test Card", kind="monster", traits=("normal",), text="It hums.")
    assert texts.parse(flavour.text, flavour) == []
    assert texts.parse("", MONSTER) == []
