"""What kind of ability a sentence is: each row of the table, read on each kind of card."""

import pytest

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts.reading.kinds import KINDS
from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse

SENTENCES = {
    "flip": "FLIP: Draw 1 card.",
    "its activation": "When this card is activated: Draw 1 card.",
    "first choice": "Target 1 monster on the field; destroy it.",
    "quick": "(Quick Effect): You can draw 1 card.",
    "negating": "When a Spell Card is activated: You can negate the activation.",
    "answering": "If a Spell Card is activated: You can draw 1 card.",
    "occasion": "When a monster is Normal Summoned: You can draw 1 card.",
    "any time": "Once per turn: You can draw 1 card.",
    "own Main Phase": "During your Main Phase: You can draw 1 card.",
    "own turn": "During your turn: You can draw 1 card.",
    "opponent's turn": "During your opponent's turn: You can draw 1 card.",
    "window": "During the Battle Phase: You can draw 1 card.",
    "own window": "During your Battle Phase: You can draw 1 card.",
}
CARDS = (("monster", ""), ("spell", "continuous"), ("trap", "continuous"), ("trap", "normal"))


def test_every_shape_has_its_sentence():
    assert SENTENCES.keys() == KINDS.keys()


@pytest.mark.parametrize("shape", SENTENCES)
@pytest.mark.parametrize("column", range(4))
def test_a_sentence_is_of_the_kind_in_the_table(shape, column):
    kind, icon = CARDS[column]
    card = CardData(code=1, kind=kind, name="Quiet Mill", icon=icon, traits=("effect",))
    try:
        read = [ability.kind for ability in parse(SENTENCES[shape], card)]
    except NotUnderstood:
        read = [""]
    assert read == [KINDS[shape][column]]


@pytest.mark.parametrize(
    ("text", "windows", "other"),
    [
        ("When a Warrior monster is Special Summoned: You can draw 1 card.", ("not damage",), False),
        ("When a Warrior monster is Special Summoned: Draw 1 card.", (), False),
        ("When this card is Special Summoned: You can draw 1 card.", (), False),
        ("If a Warrior monster is Special Summoned while this card is on the field: Draw 1 card.", (), True),
    ],
)
def test_what_waits_for_other_summons_is_not_used_in_the_damage_step(text, windows, other):
    """And what was on the field before them waits for others than itself."""
    (ability,) = parse(text, CardData(code=1, kind="monster", name="Quiet Mill", traits=("effect",)))
    assert (ability.windows, ability.when.subject.filter.other) == (windows, other)


def test_an_ignition_effect_is_never_a_must():
    (ability,) = parse("Tribute 1 monster to gain 1000 Life Points.", CardData(code=1, kind="monster", name="Mill"))
    assert (ability.kind, ability.optional) == ("ignition", True)


@pytest.mark.parametrize(
    ("text", "timing"),
    [
        ("When this card is Special Summoned this way: You can draw 1 card.", "when"),
        ("When this card is Special Summoned by this effect, you can draw 1 card.", "when"),
        ("If this card is Special Summoned this way: You can draw 1 card.", "if"),
        ("When this card is Special Summoned this way: Draw 1 card.", "if"),  # which it has to do in any case
    ],
)
def test_what_may_be_done_upon_its_own_summon_can_miss_its_time_after_when(text, timing):
    own = "You can Special Summon this card (from your hand) by discarding 1 card. "
    *_, ability = parse(own + text, CardData(code=1, kind="monster", name="Quiet Mill", traits=("effect",)))
    assert ability.timing == timing
