"""Every canonical text parses and comes back as itself; together they use all of the tree."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest
import sample_texts
from sample_texts import (
    CONTINUOUS_SPELL,
    CONTINUOUS_TRAP,
    COUNTER_TRAP,
    EQUIP,
    FLIP,
    MONSTER,
    QUICK_PLAY,
    SPELL,
    TRAP,
)

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading import texts

EACH_ONCE = 'You can only use each effect of "Test Card" once per turn.'


@pytest.mark.parametrize(("card", "text"), sample_texts.TEXTS, ids=[text for _, text in sample_texts.TEXTS])
def test_text_comes_back(card: CardData, text: str) -> None:
    found = texts.understand(text, card)
    assert found.abilities
    assert t.from_plain(texts.understood(text, card)) == found.abilities
    written = texts.write(found.sentences, "en")
    again = texts.understand(written, card)
    assert [sentence.tree for sentence in again.sentences] == [sentence.tree for sentence in found.sentences], written
    assert _weighty(written) == _weighty(text)


def _weighty(text: str) -> list[str]:
    """The numbers, names and words in capitals of a text, in any order: filters may be written in another order."""
    text = re.sub(r"\b(an?|another|any)\b", "1", text, flags=re.IGNORECASE)
    return sorted(re.findall(r'"[^"]*"|\d+|\b[A-Z]{2,}\b', text))


@pytest.mark.parametrize(
    ("card", "text", "canonical"),
    [
        (SPELL, "Target 1 Spell Card on the field; destroy it.", "Target 1 Spell on the field; destroy it."),
        (
            SPELL,
            "Add 1 Spell/Trap Card from your Graveyard to your hand.",
            "Add 1 Spell/Trap from your GY to your hand.",
        ),
        (SPELL, "Gain 500 Life Points.", "Gain 500 LP."),
        (
            TRAP,
            "When an opponent's monster declares an attack: Destroy all your opponent's Attack Position monsters.",
            (
                "When a monster your opponent controls declares an attack: "
                "Destroy all Attack Position monsters your opponent controls."
            ),
        ),
        (
            MONSTER,
            "If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.",
            "This card inflicts piercing battle damage.",
        ),
        (MONSTER, "Cannot be destroyed by battle.", "This card cannot be destroyed by battle."),
        (MONSTER, "Gains 100 ATK for each Token on the field.", "This card gains 100 ATK for each Token on the field."),
        (MONSTER, "Gains 300 DEF.", "This card gains 300 DEF."),
        (
            MONSTER,
            "Your opponent cannot target this card with card effects.",
            "This card cannot be targeted by your opponent's card effects.",
        ),
        (
            MONSTER,
            "If a monster(s) is Special Summoned: Draw 1 card.",
            "If a monster is Special Summoned: Draw 1 card.",
        ),
        (
            MONSTER,
            "If you control a WATER monster, this card gains 500 ATK.",
            "While you control a WATER monster, this card gains 500 ATK.",
        ),
        (
            SPELL,
            "Target 1 monster your opponent controls; take control of that target until the End Phase.",
            "Target 1 monster your opponent controls; take control of that target until the end of this turn.",
        ),
        (CONTINUOUS_SPELL, "All Fairy monsters you control gain 200 ATK.", "Fairy monsters you control gain 200 ATK."),
        (
            MONSTER,
            f"{EACH_ONCE}\n● You can discard 1 card; draw 1 card.\n● You can gain 500 LP.",
            f"You can discard 1 card; draw 1 card. You can gain 500 LP. {EACH_ONCE}",
        ),
        (SPELL, "Increases the Life Points of both players by 700 points.", "Both players gain 700 LP."),
        (SPELL, "Select and see 1 card in your opponent's hand.", "Look at 1 random card in your opponent's hand."),
        (
            TRAP,
            "Target 1 attacking monster; that target loses 700 ATK until the end of this turn.",
            "Target the attacking monster; that target loses 700 ATK until the end of this turn.",
        ),
        (
            MONSTER,
            'This card gains 100 ATK for each "Moon" monster except "Moon Bear" on the field.',
            'This card gains 100 ATK for each "Moon" monster, except "Moon Bear", on the field.',
        ),
        (
            EQUIP,
            "Downgrade the monster equipped with this card by 2 Levels.",
            "The equipped monster's Level is reduced by 2.",
        ),
        (
            MONSTER,
            "This card can attack all your opponent's monsters, once each.",
            "This card can attack all monsters your opponent controls, once each.",
        ),
        (
            MONSTER,
            "When this card is destroyed: Your opponent cannot conduct their Battle Phase during their next turn.",
            "When this card is destroyed: Your opponent skips their next Battle Phase.",
        ),
    ],
)
def test_other_wordings_mean_the_same(card: CardData, text: str, canonical: str) -> None:
    def meaning(words: str) -> list[t.Ability]:
        return [msgspec.structs.replace(ability, span=(0, 0)) for ability in texts.parse(words, card)]

    assert meaning(text) == meaning(canonical)


def _values(data: Any, key: str = "") -> Any:
    """Every (key, value) of the plain data, lists taken apart."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from _values(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from _values(value, key)
    else:
        yield key, data


@pytest.fixture(scope="module")
def used() -> dict[str, set[Any]]:
    found: dict[str, set[Any]] = {}
    for card, text in sample_texts.TEXTS:
        for key, value in _values(texts.understood(text, card)):
            found.setdefault(key, set()).add(value)
    return found


def _tags(union: Any) -> set[str]:
    return {member.__struct_config__.tag for member in get_args(union)}


def test_every_part_of_the_tree_has_a_wording(used: dict[str, set[Any]]) -> None:
    assert _tags(t.Operation) - used["op"] == {"by hand"}  # that is what a reading in parts has for unread words
    assert _tags(t.Condition) - used["condition"] == {"copies"}  # laid by the rules on effects that are copied
    assert {*t.EVENTS} - used["events"] == set()
    laid_on_tokens = {"hurts when destroyed"}  # by the effect that makes them (`CreateTokens.hurts`)
    assert {*t.CARD_RULES, *t.PLAYER_RULES} - used["rule"] == laid_on_tokens
    assert {*t.REFS} - used["ref"] == set()
    assert {*t.ZONES} - used["zones"] - used["origin"] == set()
    assert {*t.UNTIL} - {""} - used["until"] == set()
    assert {*t.LIMITS} - {""} - used["limit"] == set()
    assert {*t.KINDS} - used["kind"] == set()
    assert {"turn", "up to", "all", "any", "at least"} <= used["limit"] | used["number"]
    assert {"then", "if you do", "also", "and", "or"} <= used["link"]


def _kinds(text: str, card: CardData) -> list[tuple[str, bool]]:
    return [(ability.kind, ability.optional) for ability in texts.parse(text, card)]


@pytest.mark.rule("yugioh-zh", "YZH-2.17", "YZH-2.21", "YZH-2.24", "YZH-2.28", "YZH-2.31", "YZH-2.35")
def test_five_kinds_of_effects_of_the_chinese_book() -> None:
    assert _kinds("FLIP: Target 1 monster your opponent controls; destroy it.", FLIP) == [("flip", False)]
    assert _kinds("While this card is face-up, other monsters you control gain 100 ATK.", MONSTER) == [
        ("continuous", False)
    ]
    assert _kinds("You can Tribute 1 monster; inflict 500 damage to your opponent.", MONSTER) == [("ignition", True)]
    assert _kinds("When this card inflicts battle damage to your opponent: Draw 1 card.", MONSTER) == [
        ("trigger", False)
    ]
    assert _kinds("During the Main Phase (Quick Effect): You can discard this card; draw 1 card.", MONSTER) == [
        ("quick", True)
    ]


@pytest.mark.rule("yugioh-fa", "YFA-2.18", "YFA-2.21", "YFA-2.25", "YFA-2.28", "YFA-2.31", "YFA-2.36")
def test_kinds_of_effects_of_the_persian_book() -> None:
    held = texts.parse("Monsters on the field with 2000 or less ATK cannot attack.", MONSTER)[0]
    rule = held.do[0].op
    assert held.kind == "continuous" and isinstance(rule, t.Rule)
    assert (
        rule.rule == "cannot attack" and rule.group.filter.atk == t.Range(None, 2000) and rule.group.whose == "either"
    )

    ignition = texts.parse(
        "You can Tribute this card, then target 1 monster on the field; destroy that target.", MONSTER
    )[0]
    assert ignition.kind == "ignition" and ignition.when is None
    assert ignition.cost == (t.Step(t.Move(how="tribute", group=t.SELF)),)
    assert [group.whose for group in ignition.targets] == ["either"]

    quick = texts.parse(
        "When a card or effect is activated (Quick Effect): You can target 1 monster in your GY; Special Summon it.",
        MONSTER,
    )[0]
    assert quick.kind == "quick" and quick.when is not None and quick.when.events == ("activation",)

    trigger = texts.parse(
        "When this card is destroyed by battle and sent to the GY: Target 1 card on the field; destroy it.", MONSTER
    )[0]
    assert trigger.kind == "trigger" and trigger.when is not None
    assert (trigger.when.cause, trigger.when.to, trigger.active) == ("battle", "graveyard", ())

    assert texts.parse("FLIP: Draw 1 card.", FLIP)[0].do == (t.Step(t.Draw(count=1)),)


@pytest.mark.rule("yugioh-zh", "YZH-5.44")
@pytest.mark.rule("yugioh-fa", "YFA-5.7", "YFA-5.8")
def test_you_can_is_optional_and_its_absence_mandatory() -> None:
    may = texts.parse("If this card is Normal Summoned: You can draw 1 card.", MONSTER)[0]
    must = texts.parse("If this card is Normal Summoned: Draw 1 card.", MONSTER)[0]
    assert (may.optional, must.optional) == (True, False)
    assert may.do == must.do


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
def test_only_the_word_target_targets() -> None:
    chosen = texts.parse("Target 1 monster your opponent controls; destroy it.", SPELL)[0]
    later = texts.parse("Pay 500 LP; destroy 1 monster your opponent controls.", SPELL)[0]
    assert len(chosen.targets) == 1 and chosen.do == (t.Step(t.Destroy(group=t.Group(ref="it"))),)
    assert later.targets == () and isinstance(later.do[0].op, t.Destroy) and later.do[0].op.group == chosen.targets[0]


@pytest.mark.rule("yugioh-zh", "YZH-2.112")
def test_effects_of_continuous_traps_are_like_those_of_monsters() -> None:
    text = "Once per turn: You can pay 500 LP; draw 1 card. During your Standby Phase: Gain 100 LP."
    assert _kinds(text, CONTINUOUS_TRAP) == [("quick", True), ("trigger", False)]
    assert _kinds("During your Main Phase: You can draw 1 card.", CONTINUOUS_TRAP) == [("quick", True)]


def test_cost_target_and_effect_are_told_apart() -> None:
    ability = texts.parse(
        "Once per turn: You can discard 1 card, then target 1 monster in your GY; banish it, then draw 1 card.", MONSTER
    )[0]
    assert ability.limit == "turn"
    assert ability.cost == (t.Step(t.Move(how="discard", group=t.Group(whose="you", zones=("hand",)))),)
    assert ability.targets == (t.Group(whose="you", zones=("graveyard",), filter=t.Filter(kinds=("monster",))),)
    assert [step.link for step in ability.do] == ["", "then"]


def test_a_chain_example_of_the_books() -> None:
    negation = texts.parse(
        "When a Trap Card is activated: Pay 1000 LP; negate the activation, and if you do, destroy it.", COUNTER_TRAP
    )[0]
    assert negation.kind == "activate" and negation.when is not None and negation.when.subject is not None
    assert negation.when.subject.filter == t.Filter(kinds=("trap",)) and negation.when.who == "either"
    assert negation.cost == (t.Step(t.PayLife(amount=1000)),)
    assert negation.do == (t.Step(t.Negate(what="activation")), t.Step(t.Destroy(group=t.Group(ref="it")), "if you do"))
    halt = texts.parse("Monsters your opponent controls cannot declare attacks this turn.", TRAP)[0].do[0].op
    assert isinstance(halt, t.Rule) and (halt.rule, halt.until, halt.group.whose) == (
        "cannot attack",
        "turn",
        "opponent",
    )
    storm = texts.parse("Destroy all Spells and Traps on the field.", SPELL)[0].do[0].op
    assert storm == t.Destroy(
        group=t.Group(number="all", whose="either", zones=("field",), filter=t.Filter(kinds=("spell", "trap")))
    )


def test_statements_belong_to_the_kind_of_card() -> None:
    text = "Monsters you control gain 300 ATK."
    assert _kinds(text, CONTINUOUS_SPELL) == [("continuous", False)]
    assert _kinds(text, QUICK_PLAY) == [("activate", False)]
    assert _kinds(f"Once per turn: You can draw 1 card. {text}", MONSTER) == [("ignition", True), ("continuous", False)]
    ended = "Once per turn: You can draw 1 card. This card cannot attack this turn."
    assert [len(ability.do) for ability in texts.parse(ended, MONSTER)] == [2]


@pytest.mark.parametrize(
    ("text", "active"),
    [
        ("You can discard this card; draw 1 card.", ("hand",)),
        ("You can banish this card from your GY; draw 1 card.", ("graveyard",)),
        ("If this card is in your hand or GY: You can draw 1 card.", ("hand", "graveyard")),
        ("If this card leaves the field: Draw 1 card.", ()),
        ("If another monster leaves the field: Draw 1 card.", ("field",)),
    ],
)
def test_where_the_card_must_be(text: str, active: tuple[str, ...]) -> None:
    assert texts.parse(text, MONSTER)[0].active == active


def test_spans_cover_the_text() -> None:
    text = (
        "This card cannot attack. Once per turn: You can draw 1 card. If this card is Tributed: Draw 1 card. "
        'You can only use this effect of "Test Card" once per turn.'
    )
    spans = [text[slice(*ability.span)] for ability in texts.parse(text, MONSTER)]
    assert spans[0] == "This card cannot attack." and spans[1] == "Once per turn: You can draw 1 card."
    assert spans[2].startswith("If this card is Tributed") and spans[2].endswith("once per turn.")
    assert " ".join(spans) == text


def test_older_texts_leave_cost_and_target_unsaid() -> None:
    older = texts.parse("Discard 1 card. Destroy 1 monster your opponent controls.", SPELL)[0]
    newer = texts.parse("Discard 1 card, then target 1 monster your opponent controls; destroy that target.", SPELL)[0]
    assert older == msgspec.structs.replace(newer, span=older.span)
    paid = texts.parse("Once per turn, you can pay 500 LP to destroy 1 monster on the field.", MONSTER)[0]
    assert (paid.kind, paid.limit, len(paid.cost), len(paid.targets)) == ("ignition", "turn", 1, 1)
    trigger = texts.parse("When this card is Normal Summoned, you can add 1 Spell from your GY to your hand.", MONSTER)[
        0
    ]
    assert (trigger.kind, trigger.optional, trigger.timing, len(trigger.targets)) == ("trigger", True, "when", 1)
    hidden = texts.parse("Special Summon 1 monster from your hand.", SPELL)[0]
    assert hidden.targets == ()


def test_what_older_texts_do_together_is_chosen_at_activation() -> None:
    (both,) = texts.parse("Negate the attack and destroy 1 monster your opponent controls.", TRAP)
    assert [len(both.targets), both.do[1].op] == [1, t.Destroy(group=t.Group(ref="target"))]
    (later,) = texts.parse("Destroy all Traps on the field. Then, Special Summon 1 monster from your Graveyard.", TRAP)
    assert later.targets == ()
    bought = texts.parse("Once per turn, you can banish 1 monster from your GY. If you do, draw 1 card.", MONSTER)[0]
    assert (len(bought.cost), bought.do) == (1, (t.Step(t.Draw()),))
    newer = texts.parse("Return 1 monster you control to the hand, and if you do, draw 1 card.", SPELL)[0]
    assert (newer.targets, newer.cost) == ((), ())
    limited = 'Special Summon 1 "Reed" monster from your Graveyard. You can only activate 1 "Test Card" per turn.'
    assert texts.parse(limited, SPELL)[0].targets == ()


def test_a_text_has_one_reading() -> None:
    top = texts.parse("FLIP: Select 1 Trap Card from your Deck and place it on top of your Deck.", FLIP)[0]
    assert (top.targets, top.do[0].op.group.zones) == ((), ("deck",))  # type: ignore[union-attr]
    (rule,) = texts.parse("Neither player can Normal Summon while this card is face-up on the field.", MONSTER)
    assert rule.kind == "continuous"
    (name,) = texts.parse('This card\'s name is treated as "Moss" while it is face-up on the field.', MONSTER)
    assert name.kind == "continuous"
    (ours,) = texts.parse('All "Reed" and "Moss" monsters you control gain 300 ATK.', MONSTER)
    assert ours.do[0].op.group.filter.series == ("Reed", "Moss")  # type: ignore[union-attr]


def test_several_tokens_are_named_like_one() -> None:
    (gain,) = texts.parse('This card gains 100 ATK for each of your "Reed Tokens".', MONSTER)
    assert gain.do[0].op.amount.group.filter.names == ("Reed Token",)  # type: ignore[union-attr]


def test_what_is_destroyed_and_banished_is_one_step() -> None:
    (ability,) = texts.parse("Target 1 monster on the field; destroy it, and if you do, banish it.", SPELL)
    assert ability.do == (t.Step(t.Destroy(group=t.Group(ref="it"), banish=True)),)
    (apart,) = texts.parse("Destroy 1 Spell on the field, and if you do, banish 1 monster from your GY.", SPELL)
    assert len(apart.do) == 2


def test_what_is_told_without_a_colon_starts_no_chain_but_in_older_texts() -> None:
    mixed = "When this card is Normal Summoned, draw 1 card. When this card is Tributed: Draw 1 card."
    assert [ability.kind for ability in texts.parse(mixed, MONSTER)] == ["continuous", "trigger"]
    assert [ability.kind for ability in texts.parse(mixed.split(". ")[0] + ".", MONSTER)] == ["trigger"]
    refused = "When this card is Normal Summoned, you can draw 1 card. When this card is Tributed: Draw 1 card."
    with pytest.raises(texts.NotUnderstood, match="a heading without its colon"):
        texts.parse(refused, MONSTER)


@pytest.mark.parametrize(
    ("words", "fields"),
    [
        ("this card on the field is destroyed by battle or card effect and sent to the GY", {"origin": ("field",)}),
        (
            "this card you control is sent to your GY by your opponent's card effect",
            {"origin": ("field",), "who": "you"},
        ),
        ("this card in your possession is banished", {"who": "you"}),
        ("this card inflicts battle damage to your opponent by a direct attack", {"direct": True, "who": "opponent"}),
    ],
)
def test_an_occasion_says_where_the_card_was(words: str, fields: dict[str, Any]) -> None:
    when = texts.parse(f"If {words}: Draw 1 card.", MONSTER)[0].when
    assert when is not None
    assert when.subject == t.SELF
    assert {name: getattr(when, name) for name in fields} == fields


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Each time a Spell is activated, place 1 Salt Counter on this card.", "continuous"),
        ("Each time this card destroys a monster by battle, place 1 Salt Counter on this card.", "continuous"),
        ("Each time you gain LP, inflict 500 damage to your opponent.", "continuous"),
        ("Each time this card inflicts battle damage to your opponent, it gains 200 ATK.", "trigger"),
        ("When your opponent activates a Spell: You can negate the activation, and if you do, destroy it.", "quick"),
    ],
)
def test_what_reacts_without_a_chain_and_what_is_fast(text: str, kind: str) -> None:
    assert _kinds(text, MONSTER)[0][0] == kind


def test_sentences_begin_with_a_capital_after_their_heading() -> None:
    found = texts.understand("Once per turn: You can draw 1 card.", MONSTER)
    assert texts.write(found.sentences, "en") == "Once per turn: You can draw 1 card."
