"""Search finds exactly what looking at every card finds, in every script, and follows every change."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sanam.catalogue.fold import fold, initials, spellings
from sanam.catalogue.importing import Incoming, Source, Steps, write
from sanam.catalogue.own import delete_own
from sanam.catalogue.store import Catalogue
from sanam.games.yugioh.cards.model import ATTRIBUTES, CardData
from sanam.games.yugioh.definition import FIRST_OWN as FIRST_CODE

# Few letters, so that words of two or three are found often; spellings that fold are among them.
SCRIPTS = {"en": "abcÀé1", "th": "กขาี้", "fa": "ابکكي۱", "zh_Hant": "龍黑魔白"}


def made_up() -> list[Incoming]:
    chance = random.Random(11)

    def words(letters: str) -> str:
        return " ".join("".join(chance.choices(letters, k=chance.randint(1, 4))) for _ in range(chance.randint(1, 3)))

    made = []
    for number in range(300):
        others = {tongue: (words(letters), words(letters)) for tongue, letters in SCRIPTS.items()}
        name, text = others.pop("en")
        kind = chance.choice(("monster", "spell", "trap"))
        stats = (
            {"level": chance.randint(0, 12), "atk": chance.choice((None, 0, 1500, 2000))} if kind == "monster" else {}
        )
        card = CardData(
            code=1000 + number, name=name, kind=kind, text=text, attribute=chance.choice(ATTRIBUTES), **stats
        )  # type: ignore[arg-type]
        made.append(Incoming(card=card, language="en", others=others))
    return made


CARDS = made_up()


def put(catalogue: Catalogue, cards: list[Incoming], digest: str = "0") -> None:
    source = Source(game="yugioh", kind="set", file="made-up", digest=digest, language="en")
    write(catalogue, source, cards, (), Steps(len(cards), None, None))


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    with Catalogue(tmp_path_factory.mktemp("truth") / "catalogue.db") as catalogue:
        put(catalogue, CARDS)
        yield catalogue


SPELLED: dict[str, list[str]] = {}


def names_of(item: Incoming) -> list[str]:
    """Every name of a card, in every spelling."""
    key = item.card.key
    if key in SPELLED:
        return SPELLED[key]
    names = [fold(item.card.name), *(fold(name) for name, _ in item.others.values())]
    SPELLED[key] = [spelling for name in names for spelling in spellings(name)]
    return SPELLED[key]


def texts_of(item: Incoming) -> list[str]:
    assert isinstance(item.card, CardData)
    return [fold(item.card.text), *(fold(text) for _, text in item.others.values())]


word = st.sampled_from(list(SCRIPTS.values())).flatmap(lambda letters: st.text(letters, min_size=1, max_size=4))


@given(words=st.lists(st.tuples(st.sampled_from(("", "-", "text:", "-text:")), word), min_size=1, max_size=3))
@example([("", "ا")])
@example([("", "龍"), ("-", "黑魔")])
@example([("text:", "กา")])
@example([("", "1001")])
def test_words_are_found_as_by_looking_at_every_card(filled: Catalogue, words: list[tuple[str, str]]) -> None:
    def holds(item: Incoming, how: str, typed: str) -> bool:
        where = texts_of(item) if "text" in how else names_of(item)
        parts = (fold(typed),)
        if "text" not in how and not any(parts[0] in name for other in CARDS for name in names_of(other)):
            parts = spellings(parts[0])  # with other marks, where nothing is called just so
        found = any(part in text for text in where for part in parts)
        is_code = "text" not in how and len(fold(typed)) >= 4 and item.card.key.startswith(fold(typed))
        return (found or is_code) != how.startswith("-")

    wanted = {item.card.key for item in CARDS if all(holds(item, how, typed) for how, typed in words)}
    query = " ".join(how + typed for how, typed in words)
    hits = [hit.code for hit in filled.find("yugioh", query, limit=1000)]
    assert len(hits) == len(set(hits)) == filled.count("yugioh", query)
    assert wanted <= set(hits)
    if wanted:  # else what is nearly so may be found
        abbreviated = fold(" ".join(typed for how, typed in words if not how))
        others = [item for item in CARDS if item.card.key in set(hits) - wanted]
        assert all(any(initials(name).startswith(abbreviated) for name in names_of(item)) for item in others)


@given(typed=word)
def test_first_the_shortest_names_that_begin_so_then_the_others_by_name(filled: Catalogue, typed: str) -> None:
    hits = [hit.code for hit in filled.find("yugioh", typed, limit=1000)]
    known = {item.card.key: item for item in CARDS}
    begin = {code: [name for name in names_of(known[code]) if name.startswith(fold(typed))] for code in hits}
    first = [code for code in hits if begin[code]]
    assert hits[: len(first)] == first
    shortest = [min(map(len, begin[code])) for code in first]
    assert shortest == sorted(shortest)
    rest = [(fold(known[code].card.name), code) for code in hits[len(first) :]]
    holding = [any(fold(typed) in name for name in names_of(known[code])) for code in hits]
    if all(holding):  # what is nearly so, or abbreviated so, comes in the order of likeness
        assert rest == sorted(rest)
    pages = [filled.find("yugioh", typed, limit=7, offset=at) for at in range(0, len(hits) + 7, 7)]
    assert [hit.code for page in pages for hit in page] == hits


@given(
    op=st.sampled_from(("<", "<=", "=", "!=", ">", ">=")),
    level=st.integers(0, 13),
    kind=st.sampled_from(("spell", "x*")),
)
def test_fields_are_found_as_by_looking_at_every_card(filled: Catalogue, op: str, level: int, kind: str) -> None:
    compare = {"<": int.__lt__, "<=": int.__le__, "=": int.__eq__, ">": int.__gt__, ">=": int.__ge__}

    def leveled(card: CardData) -> bool:
        if op == "!=":
            return card.kind != "monster" or card.level != level
        return card.kind == "monster" and compare[op](card.level, level)

    wanted = {
        item.card.key
        for item in CARDS
        if isinstance(item.card, CardData) and (leveled(item.card) or item.card.kind.startswith(kind.rstrip("*")))
    }
    found = {hit.code for hit in filled.find("yugioh", f"level{op}{level} or kind:{kind}", limit=1000)}
    assert found == wanted


def test_a_change_is_found_at_once_in_every_thread_and_by_every_connection(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    ox = msgspec.structs.replace(CARDS[0], card=CardData(code=FIRST_CODE, name="Ox", kind="monster"), others={})
    with Catalogue(path) as here, Catalogue(path) as elsewhere:
        found: list[int] = []

        def count() -> None:
            found.append(here.count("yugioh", "ox"))

        def counts() -> list[int]:
            worker = threading.Thread(target=count)
            worker.start()
            worker.join()
            return [here.count("yugioh", "ox"), elsewhere.count("yugioh", "ox"), found[-1]]

        assert counts() == [0, 0, 0]
        put(here, [ox])
        assert counts() == [1, 1, 1]
        put(elsewhere, [msgspec.structs.replace(ox, card=CardData(code=8, name="Ox Too", kind="spell"))], "1")
        assert counts() == [2, 2, 2]
        delete_own(here, FIRST_CODE, "yugioh")
        assert counts() == [1, 1, 1]
        assert [hit.name for hit in elsewhere.find("yugioh", "ox")] == ["Ox Too"]
