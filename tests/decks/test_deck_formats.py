"""Formats of other programs: recognised, read, written, refused with their place."""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sample_cards import CARDS, write_cdb
from sanam import games
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.decks.cod import parse_cod, write_cod
from sanam.decks.codes import parse_omega, parse_ygomobile
from sanam.decks.files import load_deck, read_deck, write_deck
from sanam.decks.lists import Unread, parse_list, write_list
from sanam.decks.model import Copy, Deck, make_deck, piles_of
from sanam.decks.recognise import deck_in, format_of, recognise, resolve
from sanam.decks.ydk import write_ydk, write_ydke

#: One of each, made by hand from the descriptions of the formats.
YDKE = "ydke://o6lXBZyFNAI=!viOnAg==!7ydRAA==!"


def omega(main: list[int], side: list[int]) -> str:
    data = bytes([len(main), len(side)]) + struct.pack(f"<{len(main) + len(side)}I", *main, *side)
    squeeze = zlib.compressobj(wbits=-15)
    return base64.b64encode(squeeze.compress(data) + squeeze.flush()).decode()


def ygomobile(main: list[tuple[int, int]], extra: list[tuple[int, int]], side: list[tuple[int, int]]) -> str:
    bits = f"{len(main):08b}{len(extra):04b}{len(side):04b}"
    bits += "".join(f"{copies:02b}{code:027b}" for copies, code in (*main, *extra, *side))
    bits += "0" * (-len(bits) % 8)
    data = int(bits, 2).to_bytes(len(bits) // 8, "big")
    word = base64.urlsafe_b64encode(data).decode().rstrip("=")
    return f"http://deck.ourygo.top?ygotype=deck&v=1&d={word}&name=Lanterns"


def reason(text: str, game: str = "yugioh") -> tuple[str, dict[str, int | str]]:
    with pytest.raises(FileRefused) as caught:
        recognise(text, game=game, path="deck.txt")
    return caught.value.problem.reason, caught.value.problem.place


def test_each_format_is_recognised() -> None:
    deck = make_deck("yugioh", {"main": [89631139], "side": [5318639]})
    assert format_of(YDKE) == "ydke"
    assert format_of(ygomobile([(3, 89631139)], [], [])) == "ygomobile"
    assert format_of(write_cod(deck)) == "cod"
    assert format_of(write_ydk(deck)) == "ydk"
    assert format_of("89631139\n89631139\n") == "ydk"
    assert format_of(omega([89631139, 36996508], [])) == "omega"
    assert format_of("1xOP01-001\n4xOP01-016\n") == "numbers"
    assert format_of("3 Blue Dragon\n2 Red Dragon") == "list"
    assert format_of('[deck]\nformat = 1\ngame = "yugioh"\n[piles]\n') == "sanam"


def test_an_omega_code() -> None:
    deck = recognise(omega([89631139, 36996508, 44508094], [5318639]))
    assert deck.codes("main") == ("89631139", "36996508", "44508094")
    assert deck.codes("side") == ("5318639",)
    for broken in ("", "====", omega([1, 2], [])[:-6], base64.b64encode(b"plain").decode(), omega([0], [])):
        with pytest.raises(FileRefused):
            parse_omega(broken)
    squeeze = zlib.compressobj(wbits=-15)
    bomb = base64.b64encode(squeeze.compress(bytes(2_000_000)) + squeeze.flush()).decode()
    with pytest.raises(FileRefused):
        parse_omega(bomb)


def test_a_ygomobile_link() -> None:
    deck = recognise(ygomobile([(3, 89631139), (1, 36996508)], [(2, 44508094)], [(1, 5318639)]))
    assert deck.name == "Lanterns"
    assert deck.codes("main") == ("89631139",) * 3 + ("36996508",)
    assert (deck.codes("extra"), deck.codes("side")) == (("44508094",) * 2, ("5318639",))
    short = ygomobile([(3, 89631139)], [], []).replace("&name", "AAAA&name")
    assert parse_ygomobile(short).total() == 3
    for broken in ("http://x?ygotype=deck", "http://x?ygotype=deck&d=_w", "http://x?ygotype=deck&d=%%%"):
        with pytest.raises(FileRefused):
            parse_ygomobile(broken)


@pytest.mark.parametrize(
    "line",
    [
        *("4xOP01-016", "4 OP01-016", "4x OP01-016", "4×OP01-016", "OP01-016 x4", "OP01-016 ×4", "4xOP01-016_p1"),
        *("4 OP01-016 Nami", "4x OP01-016#01", "4 x op01-016", "4 Nami (OP01-016)", "(4) OP01-016", "[4x] OP01-016"),
    ],
)
def test_variants_of_a_one_piece_line(line: str) -> None:
    deck = recognise(f"// mine\n1xOP01-001\n{line}\n")
    assert (deck.game, deck.codes("leader")) == ("onepiece", ("OP01-001",))
    assert deck.codes("deck") == ("OP01-016",) * 4


def test_promotion_and_starter_numbers() -> None:
    deck = recognise("1xST01-001\n4xP-001\n4xEB01-012\n4xPRB01-001")
    assert deck.all_codes() == ["ST01-001", "P-001", "EB01-012", "PRB01-001", "DON"]
    assert deck.codes("don") == ("DON",) * 10  # which no list names: everybody has the same


def test_a_list_of_tabletop_simulator() -> None:
    deck = recognise('["Exported from onepiece.gg", "OP01-001", "OP01-016", "OP01-016", "OP01-025"]')
    assert (deck.game, deck.codes("leader")) == ("onepiece", ("OP01-001",))
    assert deck.codes("deck") == ("OP01-016", "OP01-016", "OP01-025")


def test_headings_say_the_game_of_a_list_of_names() -> None:
    crew = recognise("Leader\n1 Roronoa Zoro (OP01-001)\n\nCharacters\n4 Nami\n4 Usopp")
    assert (crew.game, crew.codes("leader"), len(crew.codes("deck"))) == ("onepiece", ("OP01-001",), 8)
    seals = recognise("Seal Deck\n4 Fire Rat\nMystic Deck\n2 Gate")
    assert (seals.game, seals.codes("mystic")) == ("summoner-master", ("Gate", "Gate"))
    assert recognise("Main Deck\n4 Fire Rat", game="onepiece").game == "onepiece"
    assert recognise("Monsters\n3 Ox", game="onepiece").game == "yugioh"


def test_a_list_of_names_with_sections() -> None:
    text = "Monsters (3):\n3 Granite Ox\n== Extra Deck ==\n1x Twin Granite Ox\n\nSide Deck\nSand Pit x2\n"
    text += "SB: 1 Seal of Dusk"
    deck = recognise(text)
    assert deck.codes("main") == ("Granite Ox",) * 3
    assert deck.codes("extra") == ("Twin Granite Ox",)
    assert deck.codes("side") == ("Sand Pit", "Sand Pit", "Seal of Dusk")
    seals = recognise(
        "Seal Deck\n4 Fire Rat\nMystic Deck\n2 Gate\nCards beside the Deck\n1 Fire Rat [Reflection]",
        game="summoner-master",
    )
    assert [len(seals.codes(pile)) for pile in ("seal", "mystic", "beside")] == [4, 2, 1]


def test_names_are_looked_up_and_the_unknown_stay(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    deck = resolve(recognise("3 granite ox\n1 Tidal Ember\n2 Nobody Knows\n1 1003"), catalogue)
    assert deck.codes("main") == ("1001", "1001", "1001", "Nobody Knows", "Nobody Knows", "1003")
    assert deck.codes("extra") == ("1007",)  # by its type


def test_a_list_is_of_the_game_that_knows_its_cards(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    text = "Main Deck\n3 granite ox\n1 Nobody Knows"
    for game in games.ids():
        deck = deck_in(text, catalogue, game=game)
        assert (deck.game, deck.codes("main")) == ("yugioh", ("1001",) * 3 + ("Nobody Knows",))
    assert deck_in("4 Nobody Knows", catalogue, game="summoner-master").game == "summoner-master"


@pytest.mark.parametrize("suffix", [".cod", ".txt", ".sanam-deck", ".ydk"])
def test_what_is_written_is_read_back(catalogue: Catalogue, tmp_path: Path, suffix: str) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    piles = {"main": [1001, 1001, 1003, 1014], "extra": [1007], "side": [1012]}
    deck = make_deck("yugioh", piles, name="mine")
    names = {code: card.name for code, card in catalogue.cards("yugioh", deck.all_codes()).items()}
    write_deck(deck, tmp_path / f"mine{suffix}", names)
    assert load_deck(str(tmp_path / f"mine{suffix}"), catalogue) == deck


@pytest.mark.parametrize("game", ["onepiece", "summoner-master"])
def test_the_other_games_go_through_cod_and_our_own_file(game: str, tmp_path: Path) -> None:
    codes = {"onepiece": "OP01-0{:02}", "summoner-master": "Fire Rat {} [Reflection]"}[game]
    piles = {pile: (Copy(codes.format(at)),) * (at + 1) for at, pile in enumerate(piles_of(game))}
    deck = Deck(game=game, name="Others", notes="<b>&", tags=("a", "b"), piles=piles)
    for suffix in (".cod", ".sanam-deck"):
        write_deck(deck, tmp_path / f"Others{suffix}")
        assert read_deck(tmp_path / f"Others{suffix}") == deck


def test_a_cod_of_another_program() -> None:
    text = """<?xml version="1.0"?><cockatrice_deck version="1"><deckname>Old</deckname><comments>why</comments>
        <zone name="main"><card number="3" name="Granite Ox" setShortName="LOB"/></zone>
        <zone name="side"><card number="1" name="Sand Pit"/></zone>
        <zone name="tokens"><card number="1" name="Ox Token"/></zone>
        </cockatrice_deck>"""
    deck = recognise(text)
    assert (deck.name, deck.notes) == ("Old", "why")
    assert (deck.codes("main"), deck.codes("side")) == (("Granite Ox",) * 3, ("Sand Pit",))


def test_bad_cods_are_refused_with_their_place() -> None:
    assert reason("<cockatrice_deck><zone>")[0] == "cod.syntax"
    assert reason('<!DOCTYPE x [<!ENTITY a "b">]><cockatrice_deck/>')[0] == "cod.declaration"
    cards = '<card number="1" name="A"/><card number="many" name="B"/>'
    bad = f'<cockatrice_deck><zone name="main">{cards}</zone></cockatrice_deck>'
    assert reason(bad) == ("deck.entry", {"table": "main", "row": 2})
    many = '<cockatrice_deck><zone name="main"><card number="9999" name="A"/></zone></cockatrice_deck>'
    assert reason(many)[0] == "deck.too-many-cards"
    with pytest.raises(FileRefused) as caught:
        parse_cod("<other/>", "yugioh")
    assert caught.value.problem.reason == "cod.root"


def test_a_hundred_thousand_lines_are_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_text("1 Granite Ox\n" * 100_000)
    with pytest.raises(FileRefused) as caught:
        read_deck(path)
    problem = caught.value.problem
    assert (problem.file, problem.place, problem.reason) == (str(path), {"line": 1001}, "deck.too-many-cards")
    path.write_text("// nothing\n" * 100_000)
    with pytest.raises(FileRefused) as caught:
        read_deck(path)
    assert (caught.value.problem.place, caught.value.problem.reason) == ({"line": 10_001}, "deck.too-many-lines")
    (tmp_path / "long.ydk").write_text("1001\n" * 100_000)
    with pytest.raises(FileRefused) as caught:
        read_deck(tmp_path / "long.ydk")
    assert caught.value.problem.place == {"line": 1001}


def test_what_is_no_deck_is_refused() -> None:
    assert reason("once upon a time, there was 1.")[0] == "deck.entry"
    assert reason("")[0] == "deck.no-cards"
    assert reason("Monsters\nSpells\n")[0] == "deck.no-cards"
    assert reason("3 Ox\n" + "x" * 400 + "\n") == ("card.too-long", {"line": 2})
    assert reason("3 Ox\x00")[0] == "file.binary"


@given(st.text(max_size=200))
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    for game in games.ids():
        try:
            deck = recognise(text, game=game)
        except FileRefused:
            continue
        assert deck.total() <= 1000


@given(st.lists(st.integers(1, 0x7FFFFFF), min_size=1, max_size=60), st.lists(st.integers(1, 0x7FFFFFF), max_size=15))
def test_links_and_codes_of_any_deck(main: list[int], side: list[int]) -> None:
    deck = make_deck("yugioh", {"main": main, "side": side})
    assert recognise(write_ydke(deck)) == deck
    assert recognise(omega(main, side)) == deck
    assert recognise(write_ydk(deck)) == deck
    assert parse_list(write_list(deck), "yugioh").total() == deck.total()


# --- lists as people have them: every line is a card, a heading, or told ----------------------------------------------

#: Lines for three copies of Granite Ox, but for those that can only mean one.
THREE = (
    *("3 Granite Ox", "3x Granite Ox", "3 x Granite Ox", "3× Granite Ox", "x3 Granite Ox", "3, Granite Ox"),
    *("3;Granite Ox", '3,"Granite Ox"', "3: Granite Ox", "3 | Granite Ox", "3* Granite Ox", "(3) Granite Ox"),
    *("[3x] Granite Ox", "Granite Ox x3", "Granite Ox ×3", "Granite Ox×3", "Granite Ox * 3", "Granite Ox 3"),
    *("Granite Ox, 3", "Granite Ox;3", "Granite Ox: 3", "Granite Ox - 3", "Granite Ox (3)", "Granite Ox [x3]"),
    *('"Granite Ox",3', "- 3 Granite Ox", "* 3x Granite Ox", "• 3 Granite Ox", "3 GRANITE OX", "3 granite-ox"),
    *("3 Granite Ox (LOB-005)", "3 Granite Ox [LOB-EN005]", "3 Granite Ox LOB-005", "3 Granite Ox (LOB) 5"),
    *("3 Granite Ox [SRL]", "3 Granite Ox (Ultra Rare)", "3 Granite Ox [SRL] (LOB-005)", "3 Granite Ox (Common)"),
    *("3 Granite Ox // a staple", "3 Granite Ox # a staple", "3 Granite Ox (LOB-005) // my own", "3\tGranite Ox"),
    *("3x  Granite Ox (LOB-005)", "3 Granit Ox", "3 1001"),
)
ONE = (
    *("Granite Ox", "granite ox", "- Granite Ox", "• Granite Ox", "Granite Ox (LOB-005)", "Granite Ox [SRL]"),
    *("Granite Ox // a staple", '"Granite Ox"', "Granit Ox", "Granite Ox LOB-005", "1 Granite Ox"),
)


@pytest.fixture(scope="module")
def some(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    folder = tmp_path_factory.mktemp("some")
    with Catalogue(folder / "catalogue.db") as opened:
        import_cdb(opened, write_cdb(folder / "some.cdb"))
        yield opened


@pytest.mark.parametrize(("line", "count"), [*((line, 3) for line in THREE), *((line, 1) for line in ONE)])
def test_every_way_to_write_a_card(some: Catalogue, line: str, count: int) -> None:
    unread: list[Unread] = []
    deck = deck_in(f"Main Deck\n2 Sand Pit\n{line}\n", some, game="yugioh", unread=unread)
    assert (deck.all_codes(), unread) == ([some.code_of("yugioh", "Sand Pit"), "1001"], [])
    assert deck.codes("main").count("1001") == count


def test_a_line_that_says_nothing_is_told_and_costs_nothing_else(some: Catalogue) -> None:
    text = "Sand Pit\nmy very best list of this year\n3 Granite Ox\nMonsters (18)\nSide Deck:\nTwin Granite Ox\n"
    unread: list[Unread] = []
    deck = deck_in(text, some, game="yugioh", unread=unread)
    assert unread == [(2, "my very best list of this year")]
    assert deck.codes("side") == (some.code_of("yugioh", "Twin Granite Ox"),)
    assert (deck.codes("main").count("1001"), len(deck.codes("main"))) == (3, 4)
    assert reason(text) == ("deck.entry", {"line": 2})  # nobody would be told


def test_prose_that_names_a_card_is_no_list(some: Catalogue) -> None:
    prose = "\n".join(["Granite Ox", *(f"this is line number {number} of a story, and long." for number in range(9))])
    with pytest.raises(FileRefused) as caught:
        deck_in(prose, some, unread=[])
    assert caught.value.problem.reason == "deck.entry"


def test_an_exact_name_is_the_card_with_a_picture_and_then_the_main_printing(
    catalogue: Catalogue, tmp_path: Path
) -> None:
    ox = dict(next(card for card in CARDS if card["id"] == 1001))
    other = {**ox, "id": 900, "alias": 1001}
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb", [ox, other]))
    assert catalogue.code_of("yugioh", "granite ox") == "1001"
    assert deck_in("3 Granite Ox", catalogue).codes("main") == ("1001",) * 3
    catalogue.set_image("yugioh", 900, tmp_path / "900.jpg")
    assert catalogue.code_of("yugioh", "granite ox") == "900"
    catalogue.set_image("yugioh", 1001, tmp_path / "1001.jpg")
    assert catalogue.code_of("yugioh", "granite ox") == "1001"


def test_a_name_like_the_leaders_may_stand_again_in_the_deck() -> None:
    deck = recognise("1 Roronoa Zoro\n4 Nami\n1 Roronoa Zoro", game="onepiece")
    assert deck.codes("leader") == ("Roronoa Zoro",)
    assert deck.codes("deck") == ("Nami",) * 4 + ("Roronoa Zoro",)
