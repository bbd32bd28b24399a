"""Effects are called by what they do, in few words."""

from __future__ import annotations

import msgspec
import pytest
from scenario import effect, magic, snare, spell

from sanam import wording
from sanam.engine.view import ChoiceView, OptionView
from sanam.games.yugioh.presentation.words import YugiohWords

WORDS = YugiohWords()
HALVED = (
    "Target 1 face-up monster your opponent controls; that target's ATK and DEF become half its current ATK and DEF."
)


@pytest.fixture(autouse=True)
def literals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences as they stand in the source, whatever language another test has installed."""
    monkeypatch.setattr(wording, "_tongue", wording.English())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Target 1 Spell/Trap your opponent controls; destroy it.", "Destroy 1 Spell(s)/Trap(s) of the opponent"),
        ("Draw 2 cards.", "Draw 2 card(s)"),
        ("Discard 1 card; draw 2 cards.", "Draw 2 card(s)"),
        ("Draw 1 card, then discard 1 card.", "Draw 1 card(s) · Discard 1 card(s) from the hand"),
        ("Destroy all monsters your opponent controls.", "Destroy all monsters of the opponent"),
        ("Target 1 monster in your GY; Special Summon it.", "Special Summon 1 monster(s) from the Graveyard"),
        (
            "Add 1 Level 4 or lower WATER monster from your Deck to your hand.",
            "Add 1 monster(s) (WATER, Level ≤ 4) from the Deck to the hand",
        ),
        ("Target 1 face-up monster you control; it gains 500 ATK.", "1 monster(s): ATK +500"),
        (
            HALVED,
            "1 monster(s) of the opponent: ATK ½ · That card: DEF ½",
        ),
        (
            "Target 1 face-up monster you control; its ATK becomes double its original ATK.",
            "1 monster(s): ATK ×2",
        ),
        (
            "Target 1 face-up monster you control; its ATK becomes the number of cards in your hand x 500.",
            "1 monster(s): ATK = …",
        ),
        ("Inflict 500 damage to your opponent.", "500 damage"),
    ],
)
def test_a_spell_is_called_by_what_it_does(text: str, words: str) -> None:
    assert WORDS.brief(magic("trick", text), 0, {}) == words


def test_each_effect_of_a_monster_has_words_of_its_own() -> None:
    card = effect(
        "triarm",
        "Once per turn: You can target 1 Spell/Trap on the field; destroy that target.\n"
        "Once per turn: You can target 1 monster on the field; destroy that target.",
    )
    menu = [
        WORDS.called(OptionView("activate", "card", value=at), "main", card, lambda n: WORDS.brief(card, n, {}))[0]
        for at in (0, 1)
    ]
    assert menu == ["Activate: Destroy 1 Spell(s)/Trap(s)", "Activate: Destroy 1 monster(s)"]


def test_what_was_not_read_is_told_by_its_first_sentence() -> None:
    by_hand = {"kind": "activate", "do": [{"op": {"op": "by hand", "words": "Sing a song"}}], "span": [0, 70]}
    text = "(It is a Spell.) Sing a song of sixpence to your opponent. Then dance."
    card = msgspec.structs.replace(spell("riddle", text=text), abilities=[by_hand])
    assert WORDS.brief(card, 0, {}) == "Sing a song of sixpence to your opponent"
    assert WORDS.brief(card, 1, {}) == WORDS.brief(card, -1, {}) == ""


def test_effects_to_choose_from_are_called_by_what_they_do_where_no_text_lists_them() -> None:
    card = magic("fork", "Activate 1 of these effects;\n● Draw 1 card.\n● Inflict 500 damage to your opponent.")
    assert WORDS.brief(card, 0, {}) == "Draw 1 card(s) / 500 damage"
    choice = ChoiceView(kind="mode", seat=0, options=(), least=1, most=1, rule="", params={"ability": 0})
    option = OptionView("value", value=1)
    assert WORDS.option(choice, option, "", card, str)[0] == "500 damage"
    assert WORDS.option(choice, option, card.text, card, str)[0] == "Inflict 500 damage to your opponent."


@pytest.mark.parametrize(
    ("text", "verb", "yes", "no"),
    [
        ("During your Standby Phase: Pay 500 LP, or destroy this card.", "pay life", "Pay 500 LP", "Destroy this card"),
        ("Draw 1 card, then you can discard 1 card.", "discard", "Discard 1 card(s) from the hand", "Do not use"),
        ("Draw 1 card, then you can discard 1 card.", "", "Use", "Do not use"),
    ],
)
def test_yes_and_no_say_what_they_do(text: str, verb: str, yes: str, no: str) -> None:
    card = snare("rite", text, icon="continuous") if "Phase" in text else magic("rite", text)
    ability = next(at for at, one in enumerate(card.abilities or ()) if one.get("do"))
    params = {"ability": ability, "verb": verb}
    choice = ChoiceView(kind="yes_no", seat=0, options=(), least=1, most=1, rule="", params=params)
    assert [WORDS.option(choice, OptionView(act), "", card, str)[0] for act in ("yes", "no")] == [yes, no]
