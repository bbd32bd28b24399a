"""Every entry of the One Piece phrase book is written and read back in every language, and texts come in five."""

from __future__ import annotations

import pytest

from sanam import games
from sanam.abilities.book import WORDS
from sanam.abilities.grammar import Grammar
from sanam.abilities.reader import read
from sanam.abilities.samples import Sampler
from sanam.abilities.simplified import simplified
from sanam.abilities.tree import Tree
from sanam.abilities.writer import Writer
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.texts.execution.lasting import lasting
from sanam.games.onepiece.texts.execution.profiles import Profile
from sanam.games.onepiece.texts.execution.registry import executes
from sanam.games.onepiece.texts.reading import texts
from sanam.games.onepiece.texts.tree.entries import BY_HAND, LASTING

BOOK = texts.book()
#: "your opponent cannot activate [Blocker] if …" is said with a duration only.
NEVER_SHORT = ("Op.cannot activate keyword",)
EXAMPLES = (
    "[Blocker]",
    "[On Play] Draw 2 cards and trash 1 card from your hand.",
    "[DON!! x1] [When Attacking] Up to 1 of your Characters gains +1000 power during this turn.",
    (
        "[Activate: Main] [Once Per Turn] ➁ You may rest this Character: K.O. up to 1 of your opponent's Characters"
        " with a cost of 3 or less."
    ),
    (
        "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Navy} type card other than [Anne] and add"
        " it to your hand. Then, place the rest at the bottom of your deck in any order."
    ),
    "If this Character would be K.O.'d, you may trash 1 card from your hand instead.",
    (
        "[Counter] Up to 1 of your Leader or Character cards gains +4000 power during this battle. Then, K.O. up to 1"
        " of your opponent's Characters with 4000 power or less."
    ),
)


def _trailing_before_a_possessive(tree: Tree) -> bool:
    """English says no filter that stands after its noun before "'s"; no card does."""
    return any(part.category == "Poss" and part.many("f") for part in tree.walk())


@pytest.mark.parametrize("language", BOOK.languages)
@pytest.mark.parametrize("seed", range(3))
def test_every_entry_is_written_and_read_back(language: str, seed: int) -> None:
    grammar, writer, sampler = Grammar(BOOK, language), Writer(BOOK, language), Sampler(BOOK, seed)
    failed = []
    for entry in BOOK.entries:
        full = seed != 2 or entry.key in NEVER_SHORT
        if entry.is_alias or entry.last:
            continue
        tree = sampler.sample(entry, full=full)
        if any(part.key == WORDS for part in tree.walk()) or _trailing_before_a_possessive(tree):
            continue
        said = writer.text(tree)
        if tree not in read(grammar, said, entry.category).trees:
            failed.append((entry.key, said))
    assert failed == []


@pytest.mark.parametrize("language", BOOK.languages)
def test_every_entry_has_words_in_every_language(language: str) -> None:
    assert BOOK.missing(language) == []


@pytest.mark.parametrize("text", EXAMPLES)
@pytest.mark.parametrize("language", [code for code in texts.LANGUAGES if code != "zh_Hans"])
def test_texts_come_back_from_every_language_as_the_only_reading(text: str, language: str) -> None:
    reading = texts.reading(text)
    assert reading.whole, reading.problem
    tree = reading.sentences[0].tree
    assert read(Grammar(BOOK, texts.LANGUAGES[language]), texts.write(reading.sentences, language)).trees == (tree,)


def test_simplified_chinese_is_the_traditional_text_with_its_names_as_they_are() -> None:
    text = "[On Play] Add up to 1 [龍馬] from your trash to your hand."
    said = texts.write(texts.reading(text).sentences, "zh_Hans")
    assert "龍馬" in said
    assert "登场时" in said


def test_simplified_characters_tell_the_books_words_apart() -> None:
    """Every character of the table has one counterpart, so that nothing is lost."""
    said = {wording for entry in BOOK.entries for wording in entry.wordings.get(("zh", ""), ())}
    simple = {simplified(wording) for wording in said}
    assert len(simple) == len(said)


def test_what_has_no_execution_where_it_stands_is_left_to_the_players_and_named() -> None:
    """Drawing is nothing that a text without a timing could do all the time."""
    reading = texts.reading("If you have 3 or more Characters, draw 1 card.")
    assert not reading.whole
    assert reading.sentences[0].tree is not None
    assert reading.sentences[0].unread == ("Op.draw",)


def test_every_entry_is_carried_out_but_for_those_that_are_left_to_the_players() -> None:
    assert {entry.key for entry in BOOK.entries if not entry.is_alias and not executes(entry.key)} == BY_HAND


def test_the_operations_that_last_are_those_whose_effects_are_carried_out_as_lasting() -> None:
    assert set(lasting.functions) == LASTING


def test_a_card_of_an_older_journal_with_an_entry_that_is_no_more_is_left_to_the_players() -> None:
    plain = {"text": "[On Play] Sing.", "tree": {"is": "Ability.effect", "b": {"is": "Op.sing"}}}
    card = OnePieceCard(
        code="TX01-002", name="Bo", category="character", colours=("red",), cost=1, power=1000, abilities=[plain]
    )
    assert Profile(card).programs == (None,)


def test_a_cards_texts_are_read_through_the_games_definition() -> None:
    card = OnePieceCard(
        code="TX01-001",
        name="Anne",
        category="character",
        colours=("red",),
        cost=1,
        power=1000,
        text="[Blocker] (A reminder.)\n[On Play] Choose one:\n• Draw 1 card.\n• Trash 1 card from your hand.",
        trigger="[Trigger] Play this card.",
    )
    part = games.of_card(card).texts
    assert part is not None
    reading = part.read(card, "en")
    assert [card.whole_text[s.start : s.end].split("]")[0] for s in reading.sentences] == [
        "[Blocker",
        "[On Play",
        "[Trigger",
    ]
    assert reading.whole
    assert part.write(reading, "en").count("\n") == 2


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        (
            (
                "[On Play] Look at 5 cards from the top of your deck"
                " and place them at the bottom of your deck in any order."
            ),
            "查看我方牌組頂部的5張卡牌",
        ),
        ("[On Play] If you have 4 or less cards in your hand, draw 1 card.", "若我方手牌為4張以下"),
    ],
)
def test_a_place_is_said_before_what_it_holds_in_chinese(english: str, chinese: str) -> None:
    assert chinese in texts.write(texts.reading(english).sentences, "zh_Hant")
