"""Lists as sites, simulators and people of other languages write them, and what each of their lines was read as."""

from __future__ import annotations

import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sample_cards import write_cdb
from sanam import games
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.importing import Incoming, Source, Steps, write
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.decks.exported import as_lines, is_export
from sanam.decks.model import make_deck
from sanam.decks.reading import added, alternatives, choose, merged, read, replaced
from sanam.decks.recognise import is_deck, recognise
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.yugioh.cards.model import CardData

TRANSLATIONS = Path(__file__).parents[2] / "translations"


@pytest.fixture(scope="module")
def some(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    folder = tmp_path_factory.mktemp("some")
    with Catalogue(folder / "catalogue.db") as opened:
        import_cdb(opened, write_cdb(folder / "some.cdb"))
        yield opened


#: The same crew, OP01-001 and four OP01-016 and two OP01-025, as builders and simulators export it.
CREWS = (
    "1nOP01-001a4nOP01-016a2nOP01-025",
    "https://example.org/deckgen?dn=Crew&date=1&dg=1nOP01-001a4nOP01-016a2nOP01-025a&cn=red",
    "https://example.org/?deck=OP01-001:1,OP01-016:4,OP01-025:2&type=optcg",
    "https://example.org/?deck=OP01-001%3A1%2COP01-016%3A4%2COP01-025%3A2",
    "1xOP01-001 4xOP01-016 2xOP01-025",
    "1 OP01-001, 4 OP01-016, 2 OP01-025",
    "OP01-001;OP01-016x4;OP01-025x2",
    "1xOP01-001\n4xOP01-016\n2xOP01-025",
    "Leader\n1 Zoro (OP01-001)\nCharacter (6)\n4 Nami (OP01-016)\n2 Chopper (OP01-025)",
    "リーダー\nOP01-001 x1\nキャラクター\nOP01-016 x4\nOP01-025 x2",
    "1x OP01-001 | Zoro | Leader\n4x OP01-016 | Nami\n2x OP01-025 | Chopper",
    "| 1 | OP01-001 |\n| 4 | OP01-016 |\n| 2 | OP01-025 |",
    '["Exported from a builder", "OP01-001", "OP01-016", "OP01-016", "OP01-016", "OP01-016", "OP01-025", "OP01-025"]',
    '["1xOP01-001", "4xOP01-016", "2xOP01-025"]',
    '{"OP01-001": 1, "OP01-016": 4, "OP01-025": 2}',
    (
        '{"deck": {"name": "Crew", "list": {"cards": [{"card": {"id": "OP01-001"}, "count": 1},'
        ' {"card": {"id": "OP01-016"}, "count": 4}, {"card": {"id": "OP01-025"}, "count": 2}]}}}'
    ),
    '{"leader": "OP01-001", "deck": {"OP01-016": 4, "OP01-025": 2}}',
    (
        '{"name": "Crew", "leader": {"id": "OP01-001"}, "cards": [{"id": "OP01-016", "count": 4}, '
        '{"id": "OP01-025", "count": 2}]}'
    ),
    (
        '[{"card": {"cardNumber": "OP01-001", "name": "Zoro"}, "quantity": 1}, '
        '{"card": {"cardNumber": "OP01-016"}, "quantity": "4"},'
        ' {"card": {"cardNumber": "OP01-025"}, "quantity": 2}]'
    ),
)


@pytest.mark.parametrize("text", CREWS)
def test_every_export_of_a_crew_is_the_same_crew(text: str) -> None:
    deck = recognise(text)
    assert (deck.game, deck.codes("leader")) == ("onepiece", ("OP01-001",))
    assert deck.codes("deck") == ("OP01-016",) * 4 + ("OP01-025",) * 2
    assert is_deck(text)


#: Three Granite Ox and two Sand Pit in the Main Deck, one Seal of Dusk in the Side Deck.
HERDS = (
    "Main Deck\n3 Granite Ox\n2 Sand Pit\nSide Deck\n1 Seal of Dusk",
    "Monsters: (3)\n3x Granite Ox\nTraps: (2)\n2x Sand Pit\nSide: (1)\n1x Seal of Dusk",
    "## Main Deck\n- 3x Granite Ox\n- 2x Sand Pit\n\n## Side Deck\n- 1x Seal of Dusk",
    "**Main Deck (5)**\n3x Granite Ox\n2x Sand Pit\n**Side Deck (1)**\n1x Seal of Dusk",
    "> Main Deck:\n> 3 Granite Ox\n> 2 Sand Pit\n> Side Deck:\n> 1 Seal of Dusk",
    "=== MAIN DECK ===\nGranite Ox x3\nSand Pit x2\n=== SIDE DECK ===\nSeal of Dusk x1",
    "เมนเด็ค\nGranite Ox 3 ใบ\nSand Pit 2 ใบ\nไซด์เด็ค\nSeal of Dusk 1 ใบ",
    "เด็คหลัก (๕)\n๓ Granite Ox\n๒ Sand Pit\nไซด์เด็ค (๑)\n๑ Seal of Dusk",
    "دک اصلی\n۳ × Granite Ox\n۲ × Sand Pit\nدک فرعی\n۱ × Seal of Dusk",
    "主卡組（5）\n3 Granite Ox\n２ Sand Pit\n副卡組（1）\n1張 Seal of Dusk",
    "【主牌組】\n3張 Granite Ox\n2張 Sand Pit\n【備牌】\nSeal of Dusk 1張",
    "主卡组：\nGranite Ox × 3\nSand Pit × 2\n副卡组：\nSeal of Dusk × 1",
    "メインデッキ 5枚\nGranite Ox 3枚\nSand Pit 2枚\nサイドデッキ 1枚\nSeal of Dusk 1枚",
    "메인 덱\n3 Granite Ox\n2 Sand Pit\n사이드 덱\n1 Seal of Dusk",
    "Hauptdeck\n3x Granite Ox\n2x Sand Pit\nSide-Deck\n1x Seal of Dusk",
    "Deck principal\n3 Granite Ox\n2 Sand Pit\nMazo secundario\n1 Seal of Dusk",
    "Monstres\n3 Granite Ox\nPièges\n2 Sand Pit\nDeck secondaire\n1 Seal of Dusk",
    "1. Granite Ox x3\n2. Sand Pit x2\nSide Deck\n3. Seal of Dusk x1",
    "[x] 3 Granite Ox\n[ ] 2 Sand Pit\nSB: 1 Seal of Dusk",
    "| Count | Name |\n|---|---|\n| 3 | Granite Ox |\n| 2 | Sand Pit |\nSide Deck\n| 1 | Seal of Dusk |",
    "Quantity,Name\n3,Granite Ox\n2,Sand Pit\nSide Deck\n1,Seal of Dusk",
    '{"main": ["Granite Ox", "Granite Ox", "Granite Ox", "Sand Pit", "Sand Pit"], "side": ["Seal of Dusk"]}',
    (
        '{"deck": {"main": [{"name": "Granite Ox", "qty": 3}, {"name": "Sand Pit", "qty": 2}],'
        ' "side": [{"name": "Seal of Dusk", "qty": 1}]}}'
    ),
    (
        '[{"name": "Granite Ox", "count": 3, "section": "Main Deck"},'
        ' {"name": "Sand Pit", "count": 2, "section": "Main Deck"},'
        ' {"name": "Seal of Dusk", "count": 1, "section": "Side Deck"}]'
    ),
    '{"main": [1001, 1001, 1001, "Sand Pit", "Sand Pit"], "extra": [], "side": ["Seal of Dusk"]}',
)


@pytest.mark.parametrize("text", HERDS)
def test_every_way_to_write_a_list_is_the_same_list(some: Catalogue, text: str) -> None:
    reading = read(text, some, game="yugioh")
    pit, seal = (str(some.code_of("yugioh", name)) for name in ("Sand Pit", "Seal of Dusk"))
    assert reading.deck.codes("main") == ("1001",) * 3 + (pit,) * 2
    assert reading.deck.codes("side") == (seal,)
    strange = [reading.entries[at].text for at in reading.doubtful]
    assert all(words.startswith(("|", "Quantity")) for words in strange)  # the head of a table names no card


@pytest.fixture
def quoted(catalogue: Catalogue) -> Catalogue:
    """Cards with quotation marks in their names, and several cards of one name."""
    monsters = [CardData(code=code, name=name, kind="monster") for code, name in ((1, 'Max "C"'), (2, "Granite Ox"))]
    red = {"colours": ("red",)}
    crew = [
        OnePieceCard(code="OP99-000", name="Zed", category="leader", power=5000, life=5, **red),
        OnePieceCard(code="OP99-001", name="Zed", category="character", cost=1, power=1000, **red),
        OnePieceCard(code="OP99-002", name="Zed", category="character", cost=2, power=2000, **red),
        OnePieceCard(code="OP99-003", name="Yan", category="event", cost=1, **red),
    ]
    for game, cards in (("yugioh", monsters), ("onepiece", crew)):
        incoming = [Incoming(card=card, language="en", others={}) for card in cards]
        source = Source(game=game, kind="set", file=game, digest=game, language="en")
        write(catalogue, source, incoming, (), Steps(len(cards), None, None))
    return catalogue


@pytest.mark.parametrize(
    "line",
    [
        *(
            'Max "C" (3)',
            'Max "C"\t3',
            '"Max "C"",3',
            '"Max ""C""",3',
            '3 Max "C"',
            'Max "C" - LOB-EN005 - Ultra Rare x3',
        ),
        *("Max “C” x3", '3x "Max "C""'),
    ],
)
def test_a_name_with_quotation_marks_is_not_lost(quoted: Catalogue, line: str) -> None:
    assert read(f"{line}\nGranite Ox", quoted, game="yugioh").deck.codes("main") == ("1", "1", "1", "2")


def test_a_name_that_nobody_knows_is_told_and_is_no_heading(quoted: Catalogue) -> None:
    reading = read("Monsters (3)\nGranite Ox\nFoo Bar (3)\n----\nNebendeck\n2 Granite Ox", quoted, game="yugioh")
    states = [(one.text, one.state) for one in reading.entries]
    assert states == [
        ("Monsters (3)", "heading"),
        ("Granite Ox", "known"),
        ("Foo Bar (3)", "unread"),
        ("Nebendeck", "heading"),
        ("2 Granite Ox", "known"),
    ]
    assert reading.deck.codes("side") == ("2", "2")


def test_which_of_several_cards_of_a_name_is_asked(quoted: Catalogue) -> None:
    reading = read("Leader\n1 Zed\nCharacters\n4 Zed\nYan x2\nYan (OP99-003) x2", quoted, game="onepiece")
    assert reading.deck.codes("leader") == ("OP99-000",)
    assert reading.deck.codes("deck") == ("OP99-001",) * 4 + ("OP99-003",) * 4
    assert [reading.entries[at].text for at in reading.doubtful] == ["1 Zed", "4 Zed"]
    others = alternatives(quoted, "onepiece", reading.entries[reading.doubtful[1]])
    assert [hit.code for hit in others] == ["OP99-000", "OP99-002"]


def test_at_least_sixty_formats_are_tried() -> None:
    from test_deck_formats import ONE, THREE

    assert len({*CREWS, *HERDS}) + len({*ONE, *THREE}) >= 60 and len({*CREWS, *HERDS}) > 40


@pytest.mark.parametrize("language", ["th", "fa", "zh_Hant", "zh_Hans"])
def test_what_the_window_calls_a_pile_opens_it(language: str) -> None:
    root = ElementTree.parse(TRANSLATIONS / f"sanam_{language}.ts").getroot()
    said = {one.findtext("source"): one.findtext("translation") for one in root.iter("message")}
    for game in games.all_games():
        for pile in game.decks.piles[:4]:
            words = said[pile.name.text]
            deck = recognise(f"{words}\n2 Thing of {pile.id}", game=game.id)
            assert len([code for code in deck.codes(pile.id) if code.startswith("Thing")]) == 2, words


def test_each_line_says_how_it_was_read(some: Catalogue) -> None:
    text = "Main Deck\n3 Granite Ox\n2 Granit Oxx\n2 Sand Pitt of Doom\nthe very best cards of them all\n"
    reading = read(text, some, game="yugioh")
    assert [(one.line, one.state, one.count) for one in reading.entries] == [
        *((1, "heading", 0), (2, "known", 3), (3, "guessed", 2), (4, "unknown", 2), (5, "unread", 0)),
    ]
    assert [reading.entries[at].line for at in reading.doubtful] == [3, 4, 5]
    hits = alternatives(some, "yugioh", reading.entries[3])
    assert hits[0].name == "Sand Pit"


def test_another_card_is_chosen_for_a_line_and_a_line_left_out(some: Catalogue) -> None:
    reading = read(
        "3 Granite Ox\n2 Granit Oxx\n1 Sand Pitt of Doom\nnonsense as it comes, of words\n", some, game="yugioh"
    )
    pit = str(some.code_of("yugioh", "Sand Pit"))
    cards = some.cards("yugioh", [pit])
    assert reading.deck.codes("main").count("1001") == 5
    after = choose(reading, 1, pit, cards)
    assert (after.deck.codes("main").count("1001"), after.deck.codes("main").count(pit)) == (3, 2)
    after = choose(after, 2, pit, cards)
    assert after.deck.codes("main").count(pit) == 3 and "Sand Pitt of Doom" not in after.deck.all_codes()
    after = choose(after, 3, "1001", some.cards("yugioh", ["1001"]))
    assert after.deck.codes("main").count("1001") == 4  # a line without a number is one copy
    assert after.doubtful == ()
    out = choose(after, 0, "", {})
    assert out.deck.codes("main").count("1001") == 1


def test_formats_without_lines_say_each_card_once(some: Catalogue) -> None:
    reading = read("#main\n1001\n1001\n999999\n!side\n1001\n", some)
    assert [(one.code, one.count, one.pile, one.state) for one in reading.entries] == [
        *(("1001", 2, "main", "known"), ("999999", 1, "main", "unknown"), ("1001", 1, "side", "known")),
    ]


def test_add_merge_and_replace() -> None:
    mine = make_deck("yugioh", {"main": [1, 1, 2], "side": [3]}, name="Mine")
    other = make_deck("yugioh", {"main": [1, 1, 1, 4], "extra": [5]}, name="Other")
    assert sorted(added(mine, other).codes("main")) == ["1"] * 5 + ["2", "4"]
    assert sorted(merged(mine, other).codes("main")) == ["1"] * 3 + ["2", "4"]
    assert merged(mine, other).codes("side") == ("3",) and merged(mine, other).codes("extra") == ("5",)
    after = replaced(mine, other)
    assert (after.name, after.piles) == ("Mine", other.piles)
    crew = recognise("1xOP01-001\n4xOP01-016")
    assert len(added(crew, crew).codes("don")) == 10 and len(added(crew, crew).codes("deck")) == 8


@pytest.mark.parametrize(
    ("text", "reason", "place"),
    [
        ('["OP01-001",', "json.syntax", {"line": 1, "column": 13}),
        ('{"main": [1001,\n 1002', "json.syntax", {"line": 2, "column": 6}),
        ('{"a": {"b": true}}', "json.shape", {}),
        ('["' + "x" * 10 + '", 2] trailing', "json.syntax", {"line": 1, "column": 19}),
        ("[" + '"OP01-001",' * 6000 + '"OP01-001"]', "deck.too-many-lines", {"row": 5000}),
        ("https://example.org/deck/12345", "deck.link", {}),
    ],
)
def test_what_is_no_export_is_refused_with_its_place(text: str, reason: str, place: dict[str, int]) -> None:
    with pytest.raises(FileRefused) as caught:
        recognise(text, path="deck.txt")
    assert (caught.value.problem.reason, caught.value.problem.place) == (reason, place)


def test_hostile_exports_cost_little() -> None:
    begun = time.process_time()
    for text in ("[" * 100_000, '{"a":' * 50_000, '[{"' * 30_000, "1n" * 9_000, "OP01-001a" * 2_000, "9" * 19_000):
        try:
            recognise(text)
        except FileRefused:
            continue
    assert time.process_time() - begun < 2


@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=8),
        lambda of: st.lists(of) | st.dictionaries(st.text(max_size=6), of),
    )
)
def test_any_json_is_a_list_or_refused(value: object) -> None:
    import json

    text = json.dumps(value)
    try:
        found = as_lines(text)
    except FileRefused:
        return
    assert found is None or found
    assert isinstance(is_export(text), bool)
