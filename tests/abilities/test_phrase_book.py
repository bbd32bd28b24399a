"""The phrase book on a small table: notation, reading, writing, ambiguity, partial readings, refusals."""

from __future__ import annotations

from importlib import import_module

import msgspec
import pytest

from sanam import games
from sanam.abilities.book import BookFault, PhraseBook, alternatives
from sanam.abilities.grammar import Grammar
from sanam.abilities.reader import holes, partly, pieces, read, unread_words
from sanam.abilities.samples import Sampler
from sanam.abilities.tokens import MAX_LENGTH, Kind, Lexicon
from sanam.abilities.tree import MAX_DEPTH, difference, from_plain, leaf, node, to_plain
from sanam.abilities.writer import CannotWrite, Writer

NUM = Kind("NUM", r"\d+", int, str)
NAME = Kind("NAME", r"\[[^\]]*\]", lambda word: word[1:-1] or None, "[{}]".format, quoted=True)
ENGLISH = Lexicon((NUM, NAME), finish=lambda text: text.replace(" .", ".").replace(" ,", ","))
THAI = Lexicon((NUM, NAME), word=r"[A-Za-z]+|\S", spaced=False)
TABLE = """
# a small game
Ability effect
  en {t:Tag*} {s:Sentence+}
  th {t*}{s+}
Tag main
  en [Main]
  th [เมน]
Sentence do
  en {x:Op}.
  th {x}.
Sentence by hand !last
  en {w:WORDS}.
  th {w}.
Sentence when
  en when {e:Event}, {x:Op}.
  th เมื่อ{e} {x}.
Event destroyed
  en {s:Sel} <is|are:s> {x:Op/pas}
  th {s}{x/pas}
Event doing
  en you {x:Op/past}
  th คุณ{x}
Op draw
  en (draw|take) {n:NUM} <card|cards:n>
  th จั่ว{n}ใบ
Op destroy
  en <destroy|destroys|destroyed|destroying> {o^:Sel} {b:By?}
  th ทำลาย{o}{b?}
  th/pas ถูกทำลาย{b?}
By battle
  en by battle
  th ในการต่อสู้
Op pay
  en pay {n:NUM} LP by {x:Op/ger}
  th จ่าย{n}โดย{x}
Sel some num=n
  en {n:NUM} {f:Filter<*} <monster|monsters:n> {f:Filter>*}
  th มอนสเตอร์{f*}{n}ตัว
Sel all num=many
  en all {f:Filter<*} monsters {f:Filter>*}
  th มอนสเตอร์{f*}ทุกตัว
Filter name
  en {n:NAME} …
  th {n}
Filter face-up
  en face-up …
  th หงายหน้า
Filter level
  en … with Level {n:NUM}
  th เลเวล{n}
"""


@pytest.fixture(scope="module")
def book() -> PhraseBook:
    return PhraseBook([TABLE], {"en": ENGLISH, "th": THAI})


def english(book: PhraseBook, text: str):
    grammar = Grammar(book, "en")
    return partly(grammar, read(grammar, text), book.start)


def test_a_text_is_read_into_its_only_tree_and_written_back(book: PhraseBook) -> None:
    reading = english(book, "[Main] Destroy 2 face-up [Wolf] monsters with Level 4. Draw 1 card.")
    assert reading.tree is not None
    first, second = reading.tree.many("s")
    some = first["x"]["o"]
    assert {f.key for f in some.many("f")} == {"Filter.name", "Filter.face-up", "Filter.level"}
    assert (some.number("n"), second["x"].number("n")) == (2, 1)
    assert Writer(book, "en").text(reading.tree) == (
        "[Main] destroy 2 [Wolf] face-up monsters with Level 4. draw 1 card."
    )


def test_a_set_is_the_same_in_any_order(book: PhraseBook) -> None:
    one = english(book, "destroy 1 [Wolf] face-up monster.")
    other = english(book, "destroy 1 face-up [Wolf] monster.")
    assert one.tree == other.tree is not None


def test_a_verb_is_read_in_its_four_shapes(book: PhraseBook) -> None:
    passive = english(book, "when 2 monsters are destroyed by battle, draw 1 card.").tree
    assert passive is not None
    event = passive.many("s")[0]["e"]
    assert event["x"] == node("Op.destroy", b=node("By.battle"))
    assert english(book, "when you destroyed 1 monster, draw 1 card.").tree is not None
    assert english(book, "pay 3 LP by destroying 1 monster.").tree is not None
    assert english(book, "pay 3 LP by destroy 1 monster.").trees == ()
    assert Writer(book, "en").text(passive) == "when 2 monsters are destroyed by battle, draw 1 card."
    assert "ถูกทำลาย" in Writer(book, "th").text(passive)


def test_what_is_written_in_another_language_reads_back_to_the_same_tree(book: PhraseBook) -> None:
    tree = english(book, "[Main] when you destroyed 2 face-up monsters, pay 3 LP by destroying all monsters.").tree
    assert tree is not None
    said = Writer(book, "th").text(tree)
    assert said == "[เมน]เมื่อคุณทำลายมอนสเตอร์หงายหน้า2ตัว จ่าย3โดยทำลายมอนสเตอร์ทุกตัว."
    assert read(Grammar(book, "th"), said).tree == tree


def test_every_entry_is_written_and_read_back_in_every_language(book: PhraseBook) -> None:
    sampler = Sampler(book)
    for language in book.languages:
        grammar, writer = Grammar(book, language), Writer(book, language)
        for entry in book.entries:
            tree = sampler.sample(entry)
            if any(each.key == "WORDS" for each in tree.walk()):
                continue
            said = writer.text(tree)
            assert read(grammar, said, entry.category).tree == tree, (language, entry, said)


def test_words_nobody_understands_leave_the_rest_of_the_reading(book: PhraseBook) -> None:
    reading = english(
        book, "[Main] draw 2 cards. when you destroyed 1 monster, draw 1 card. sing (a song. twice) aloud."
    )
    assert reading.tree is None
    best = reading.partials[0]
    assert [each.name for each in best.many("s")] == ["do", "when", "by hand"]
    assert unread_words(best) == ("sing (a song. twice) aloud",)
    assert reading.text[reading.stop :].startswith("sing")


def test_a_reading_without_unread_words_is_never_partial(book: PhraseBook) -> None:
    reading = english(book, "draw 2 cards.")
    assert reading.partials == ()


def test_a_text_that_takes_too_long_as_a_whole_still_has_pieces(
    book: PhraseBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentences = [f"draw {number} cards" for number in range(9)]
    grammar, text = Grammar(book, "en"), ". ".join(sentences) + "."
    assert read(grammar, text).tree is not None
    # Fewer steps than the whole takes, and more than its pieces do.
    monkeypatch.setattr("sanam.abilities.reader.STEP_LIMIT", 70)
    text += " sing."
    assert read(grammar, text).trees == ()
    assert [words for words, _ in pieces(grammar, text, "Op")] == sentences


def test_two_readings_are_no_understanding() -> None:
    twice = TABLE + "\nOp take up\n  en take {n:NUM} cards\n  th เอา{n}ใบ\n"
    reading = english(PhraseBook([twice], {"en": ENGLISH, "th": THAI}), "take 2 cards.")
    assert reading.is_ambiguous
    assert reading.tree is None
    assert {tree.key for tree in difference(*reading.trees)} == {"Op.draw", "Op.take up"}
    last = twice.replace("Op take up", "Op take up !last")
    assert english(PhraseBook([last], {"en": ENGLISH, "th": THAI}), "take 2 cards.").tree is not None


def test_a_quoted_literal_is_no_name(book: PhraseBook) -> None:
    assert english(book, "destroy 1 [Main] monster.").tree is None


def test_trees_survive_as_plain_data(book: PhraseBook) -> None:
    tree = english(book, "[Main] destroy all face-up monsters.").tree
    assert tree is not None
    assert from_plain(to_plain(tree)) == tree
    for bad in (None, [], {"is": 3}, {"is": "A", "v": None}, {"is": "A", "v": True}, {"is": "A", "x": 3}):
        with pytest.raises(ValueError):
            from_plain(bad)
    deep: dict = {"is": "A.b"}
    for _ in range(MAX_DEPTH + 1):
        deep = {"is": "A.b", "x": deep}
    with pytest.raises(ValueError, match="too deep"):
        from_plain(deep)


def test_a_slot_may_have_any_name_but_the_one_that_plain_data_needs() -> None:
    tree = node("Op.take", v=leaf("NUM", 2), x=node("Obj.all", v=(leaf("NAME", "Main"),)))
    assert from_plain(to_plain(tree)) == tree
    with pytest.raises(BookFault, match="no slot may be called is"):
        PhraseBook([TABLE + "\nOp take up\n  en take up {is:NUM} cards\n"], {"en": ENGLISH, "th": THAI})


@pytest.mark.parametrize("game", games.ids())
def test_every_entry_of_every_game_survives_as_plain_data(game: str) -> None:
    book = import_module(f"sanam.games.{game.replace('-', '_')}.texts.reading.texts").book()
    sampler = Sampler(book)
    for entry in book.entries:
        if not entry.is_alias:
            tree = sampler.sample(entry, full=True)
            assert from_plain(msgspec.json.decode(msgspec.json.encode(to_plain(tree)))) == tree


def test_a_text_that_is_too_long_is_not_read(book: PhraseBook) -> None:
    text = "draw 1 card. " * MAX_LENGTH
    assert english(book, text).trees == ()
    assert holes(Grammar(book, "en"), text) == ["too long"]


def test_what_no_wording_fits_cannot_be_written(book: PhraseBook) -> None:
    with pytest.raises(CannotWrite, match=r"Op\.draw"):
        Writer(book, "en").text(node("Op.draw", m=leaf("NUM", 1)))
    with pytest.raises(CannotWrite, match="not in the book"):
        Writer(book, "en").text(node("Op.fly"))


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ("Op a\n  en go {x:Nowhere}", "Nowhere, which has no entries"),
        ("Op a\n  en go {x}", "declares the slot x"),
        ("Op a\n  en go\nOp a\n  en run", "there twice"),
        ("Op a\n", "no wording"),
        ("Op\n  en go", "no name"),
        ("Op a\n  xx go", "no language"),
        ("Op a\n  en/up go", "unknown shape"),
        ("Op a\n  en go {n:NUM?}\n  en run", r"'run' lacks \['n'\]"),
        ("Op a\n  en go {n:NUM*}\n  en {-n}run {n*}", r"lacks \[\]"),
    ],
)
def test_a_faulty_table_is_refused_with_the_reason(table: str, reason: str) -> None:
    with pytest.raises(BookFault, match=reason):
        PhraseBook([table], {"en": ENGLISH})


def test_a_later_wording_may_say_which_slots_it_lacks() -> None:
    book = PhraseBook(["Op a\n  en go {n:NUM?}\n  en {-n}run\n  en walk {n?}"], {"en": ENGLISH}, "Op")
    assert english(book, "run").tree == english(book, "walk").tree == node("Op.a")
    assert english(book, "walk 2").tree is not None and english(book, "run 2").tree is None


def test_a_category_that_begins_with_itself_is_refused() -> None:
    table = "Op a\n  en go\nOp b\n  en {x:Maybe?} {y:Op}\nMaybe so\n  en perhaps"
    with pytest.raises(BookFault, match="begins with itself: Op -> Op"):
        Grammar(PhraseBook([table], {"en": ENGLISH}), "en")


def test_alternatives_nest_and_literal_parentheses_stay() -> None:
    assert alternatives("a (b|c (d|e)) f") == ["a b f", "a c d f", "a c e f"]
    assert alternatives("({x:A}|b) (Quick (Effect|one))") == [
        "{x:A} (Quick Effect)",
        "{x:A} (Quick one)",
        "b (Quick Effect)",
        "b (Quick one)",
    ]


def test_holes_are_the_words_between_phrases(book: PhraseBook) -> None:
    grammar = Grammar(book, "en")
    assert holes(grammar, "destroy 1 monster. sing a song with 2 monsters.") == ["‹Ability› sing a song with ‹Sel›"]


def test_a_text_that_no_card_has_is_not_read_in_part(book: PhraseBook) -> None:
    """A file may hold any words, and reading in part weighs every run of them."""
    grammar = Grammar(book, "en")
    odd = "hop " * 700 + "destroy 1 monster."
    reading = read(grammar, odd)
    assert partly(grammar, reading, book.start) is reading
    assert not reading.trees
