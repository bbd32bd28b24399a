"""The query language, and search in every script."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sanam.catalogue.importing import Incoming, Print, Source, Steps, write
from sanam.catalogue.query import QueryError, parse
from sanam.catalogue.store import Catalogue
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.summoner_master.cards.model import Power, Shade, SummonerCard
from sanam.games.yugioh.cards.model import CardData


def monster(code: int, name: str, level: int = 4, atk: int | None = 1500, **more: object) -> CardData:
    plain = {"kind": "monster", "traits": ("effect",), "attribute": "DARK", "race": "Dragon", "def_": 1000}
    return CardData(**{**plain, "code": code, "name": name, "level": level, "atk": atk, **more})  # type: ignore[arg-type]


def put(catalogue: Catalogue, game: str, *cards: Incoming) -> None:
    source = Source(game=game, kind="set", file="made-up", digest=str(len(cards)), language="en")
    write(catalogue, source, cards, (), Steps(len(cards), None, None))


@pytest.fixture
def cards(catalogue: Catalogue) -> Catalogue:
    def card(made: CardData, text: str = "", **others: tuple[str, str]) -> Incoming:
        prints = (Print(set_id="ABC", number=f"ABC-{made.code}", rarity="Rare"),) if made.code < 3 else ()
        return Incoming(card=msgspec.structs.replace(made, text=text), language="en", others=others, prints=prints)

    put(
        catalogue,
        "yugioh",
        card(monster(1, "Déjà Wyrm", 8, 2800), "Draw 2 cards.", zh_Hant=("黑龍", "從牌組抽2張卡。")),
        card(monster(2, "Ember Wyrm", 4, None), "Flip: burn.", th=("สายฟ้า", "จั่วการ์ด 1 ใบ")),
        card(monster(3, "Granite Ox", 4, 1700, race="Beast", attribute="EARTH"), fa=("گاو سنگی", "کارت بکشید ۲")),
        card(CardData(code=4, name="Quick Spark", kind="spell", icon="quick-play"), "Draw 1 card."),
        card(CardData(code=12345678, name="Sand Pit", kind="trap", icon="counter"), 'Say "no" to it.'),
    )
    return catalogue


def names(catalogue: Catalogue, query: str, game: str = "yugioh", **how: object) -> list[str]:
    found = [hit.name for hit in catalogue.find(game, query, **how)]  # type: ignore[arg-type]
    assert catalogue.count(game, query) == len(found)
    return found


@pytest.mark.parametrize(
    ("query", "codes"),
    [
        ("", {1, 2, 3, 4, 12345678}),
        ("wyrm", {1, 2}),
        ("DEJA", {1}),
        ("wy", {1, 2}),
        ("ember wyrm", {2}),
        ("wyrm ember", {2}),
        ('"wyrm ember"', set()),
        ("黑", {1}),
        ("黑龍", {1}),
        ("龍", {1}),
        ("ฟ้า", {2}),
        ("สา", {2}),
        ("ยฟ้า", {2}),
        ("گاو", {3}),
        ("گاو‌سنگي", {3}),
        ("سنگ", {3}),
        ("text:draw", {1, 4}),
        ('text:"draw 1"', {4}),
        ("text:牌組", {1}),
        ("text:抽", {1}),
        ("text:بکشید", {3}),
        ('text:"۲"', {1, 3}),
        ("type:trap", {12345678}),
        ("-type:monster", {4, 12345678}),
        ("kind:spell or kind:trap", {4, 12345678}),
        ("level>=5", {1}),
        ("level:4 attribute:dark", {2}),
        ("level<=4 -race:beast", {2}),
        ("atk>1700", {1}),
        ("atk>=1700 atk<2800", {3}),
        ("atk:?", {2}),
        ("atk!=?", {1, 3, 4, 12345678}),
        ("-level=4", {1, 4, 12345678}),
        ("icon:quick-play", {4}),
        ("type:dra*", {1, 2}),
        ("type:dra", set()),
        ("set:ABC", {1, 2}),
        ("-set:abc type:monster", {3}),
        ("rarity:rare", {1, 2}),
        ("lang:th", {2}),
        ("(type:trap or wyrm) -ember", {1, 12345678}),
        ("1234", {12345678}),
        ("code:12345678", {12345678}),
        ("name:granite", {3}),
        ("100%", set()),
        ("_", set()),
    ],
)
def test_queries(cards: Catalogue, query: str, codes: set[int]) -> None:
    assert {int(hit.code) for hit in cards.find("yugioh", query)} == codes
    assert cards.count("yugioh", query) == len(codes)


@pytest.mark.parametrize(
    ("query", "start", "end", "reason"),
    [
        ("wyrm colr:red", 5, 13, "query.field"),
        ("level>high", 0, 10, "query.number"),
        ("wyrm type>trap", 5, 14, "query.compare"),
        ("type:", 0, 5, "query.value"),
        ('ox "granite', 3, 11, "query.quote"),
        ("(wyrm or ox", 0, 1, "query.open"),
        ("wyrm) ox", 4, 5, "query.close"),
        ("wyrm or", 6, 7, "query.term"),
        ("or wyrm", 0, 2, "query.term"),
        ("wyrm -()", 7, 8, "query.term"),
        ("x" * 501, 500, 501, "query.long"),
    ],
)
def test_faults_name_their_place(query: str, start: int, end: int, reason: str) -> None:
    with pytest.raises(QueryError) as caught:
        parse(query)
    fault = caught.value
    assert (fault.start, fault.end, fault.reason) == (start, end, reason)
    assert str(fault)


def test_orders(cards: Catalogue) -> None:
    assert names(cards, "type:monster", sort="atk") == ["Granite Ox", "Déjà Wyrm", "Ember Wyrm"]
    assert names(cards, "type:monster", sort="atk", descending=True) == ["Déjà Wyrm", "Granite Ox", "Ember Wyrm"]
    assert names(cards, "", sort="code")[-1] == "Sand Pit"
    assert names(cards, "", sort="name") == ["Déjà Wyrm", "Ember Wyrm", "Granite Ox", "Quick Spark", "Sand Pit"]
    with pytest.raises(ValueError, match="order"):
        cards.find("yugioh", sort="data; drop table cards")


def test_names_that_begin_with_the_words_come_first(catalogue: Catalogue) -> None:
    put(
        catalogue,
        "yugioh",
        *(
            Incoming(card=monster(n, name), language="en")
            for n, name in enumerate(("A Fire Ox", "Fire Ox of the East", "Fire Ox"), 1)
        ),
    )
    assert names(catalogue, "fire ox") == ["Fire Ox", "Fire Ox of the East", "A Fire Ox"]
    both = [hit.name for hit in catalogue.find("yugioh", "fire ox", limit=1, offset=1)]
    assert both == ["Fire Ox of the East"]


def test_names_come_in_the_language_asked_for(cards: Catalogue) -> None:
    assert [hit.name for hit in cards.find("yugioh", "wyrm", language="zh_Hant")] == ["黑龍", "Ember Wyrm"]


def test_a_changed_card_is_found_by_its_new_words_alone(catalogue: Catalogue) -> None:
    put(catalogue, "yugioh", Incoming(card=monster(1, "Ember Wyrm"), language="en"))
    put(
        catalogue,
        "yugioh",
        Incoming(card=monster(1, "Tidal Wyrm", attribute="WATER"), language="en"),
    )
    assert names(catalogue, "ember") == names(catalogue, "attribute:dark") == []
    assert names(catalogue, "tidal attribute:water") == ["Tidal Wyrm"]


@pytest.mark.rule("one-piece", "2-3-1", "2-3-4", "2-4-1", "2-4-2", "2-5-1", "2-14-1")
def test_one_piece_fields(catalogue: Catalogue) -> None:
    two = OnePieceCard(
        code="TS01-001",
        name="Harbour Captain",
        category="leader",
        colours=("red", "green"),
        life=4,
        power=5000,
        types=("Navy", "East Harbour"),
        attributes=("Slash",),
    )
    event = OnePieceCard(
        code="TS02-003",
        name="Gust",
        category="event",
        colours=("green",),
        cost=1,
        text="[Main] x",
        trigger="[Trigger] Draw.",
    )
    put(catalogue, "onepiece", Incoming(card=two, language="en"), Incoming(card=event, language="en"))
    for query in (
        "color:red",
        "color:green type:leader",
        "c:multi",
        'type:"east harbour"',
        "life=4",
        "power>=5000",
        "attribute:slash",
        "set:ts01",
        "ts01-001",
        "-trigger:yes",
    ):
        assert names(catalogue, query, "onepiece") == ["Harbour Captain"], query
    for query in ("cost<2", "trigger:yes", "text:draw", "-color:red", "set:TS02"):
        assert names(catalogue, query, "onepiece") == ["Gust"], query
    assert catalogue.values("onepiece", "colour") == ["green", "multi", "red"]


@pytest.mark.rule("one-piece", "2-1-3", "2-4-4", "2-5-7")
def test_names_types_and_attributes_that_a_card_also_has_are_found(catalogue: Catalogue) -> None:
    text = "\n".join(
        f"Also treat this card's {what} as [{word}] according to the rules."
        for what, word in (("name", "Moss Keeper"), ("type", "Navy"), ("attribute", "Wisdom"))
    )
    plain = {"category": "character", "colours": ("red",), "cost": 1}
    mate = OnePieceCard(code="TS01-002", name="Mate", text=text, **plain)  # type: ignore[arg-type]
    other = OnePieceCard(code="TS01-003", name="Cook", also_named=("Galley Boy",), **plain)  # type: ignore[arg-type]
    put(catalogue, "onepiece", Incoming(card=mate, language="en"), Incoming(card=other, language="en"))
    for query in ("moss", "type:navy", "attribute:wisdom"):
        assert names(catalogue, query, "onepiece") == ["Mate"], query
    assert names(catalogue, "galley", "onepiece") == ["Cook"]


@pytest.mark.rule("summoner-master", "200.3.4", "SMG-135.2", "200.19.2", "201.16.2")
def test_a_multi_element_is_found_by_every_element_and_groups_by_their_name(catalogue: Catalogue) -> None:
    every = SummonerCard(name="Prism", family="seal", elements=("multi",))
    fire = SummonerCard(
        name="Ember",
        family="seal",
        elements=("fire",),
        groups=("Pond",),
        shades=(Shade(kind="element", value="water"),),
    )
    still = SummonerCard(name="Still", family="mystic", mystic_kind="PS", duration=1, groups=("Pond", "Marsh"))
    put(catalogue, "summoner-master", *(Incoming(card=card, language="en") for card in (every, fire, still)))
    assert names(catalogue, "element:fire", "summoner-master") == ["Ember", "Prism"]
    assert names(catalogue, "element:water", "summoner-master") == names(catalogue, "element:multi", "summoner-master")
    assert names(catalogue, "group:pond", "summoner-master") == ["Ember", "Still"]
    assert names(catalogue, "group:marsh", "summoner-master") == ["Still"]


@pytest.mark.rule("summoner-master", "200.2.4.1", "201.2.5.1")
def test_a_reflection_has_the_other_parts_of_its_own_entry(catalogue: Catalogue) -> None:
    still = SummonerCard(name="Still", family="mystic", mystic_kind="PS", duration=1)
    seal = SummonerCard(name="Reed Warden", family="seal", at=3)
    for plain, marked in (
        (seal, msgspec.structs.replace(seal, at=5, reflection=True)),
        (still, msgspec.structs.replace(still, duration=2, reflection=True)),
    ):
        put(catalogue, "summoner-master", Incoming(card=plain, language="en"), Incoming(card=marked, language="en"))
        assert [catalogue.card("summoner-master", card.key) for card in (plain, marked)] == [plain, marked]
        assert marked.name == plain.name and names(catalogue, f'"{plain.name}"', "summoner-master") == [plain.name] * 2


@pytest.mark.rule("summoner-master", "200.2.3")
def test_summoner_master_fields(catalogue: Catalogue) -> None:
    seal = SummonerCard(
        name="Reed Warden",
        family="seal",
        elements=("water",),
        tribes=("Fish",),
        at=3,
        df=2,
        sp=1,
        cast_mp=2,
        attack_mp=1,
        level=2,
        powers=(Power(kind="skill", text="Leap.", interfere=True),),
        card_set="Reed",
        rarity="common",
        groups=("Pond",),
    )
    mystic = SummonerCard(
        name="Still Water",
        family="mystic",
        mystic_type="Relic",
        mystic_kind="PA",
        cast_mp=3,
        duration="infinity",
        text="All stop.",
    )
    put(catalogue, "summoner-master", Incoming(card=seal, language="en"), Incoming(card=mystic, language="en"))
    again = SummonerCard(name="Reed Warden", family="seal", at=4, level=2)
    for query in (
        "element:water",
        "tribe:fish at>=3",
        "sp=1",
        "mp<3",
        "lv:2",
        "interfere:yes",
        "group:pond",
        "set:reed",
        "text:leap",
    ):
        assert names(catalogue, query, "summoner-master") == ["Reed Warden"], query
    for query in ("type:relic", "target:pa", "turns:infinity", "mp>=3", "text:stop"):
        assert names(catalogue, query, "summoner-master") == ["Still Water"], query
    put(catalogue, "summoner-master", Incoming(card=again, language="en"))
    card = catalogue.card("summoner-master", "Reed Warden")
    assert card is not None
    assert (card.at, catalogue.count("summoner-master")) == (4, 2)


def test_a_catalogue_of_an_early_version_is_brought_up_to_date(tmp_path: Path) -> None:
    from sqlite_utils import Database

    from sanam.catalogue import schema

    path = tmp_path / "old.db"
    db = Database(path)
    schema.m001_cards(db)
    db.conn.execute(
        "create table _sqlite_migrations (migration_set text, name text, applied_at text, "
        "primary key (migration_set, name))"
    )
    db.conn.execute("insert into _sqlite_migrations values ('sanam-catalogue', 'm001_cards', '2026-01-01')")
    db.conn.execute("insert into sources values (1, 'yugioh', 'set', 'f', 'd', 'en', 'now', 1, 0, 0, 0)")
    db.conn.execute(
        "insert into cards values ('yugioh', '7', 'monster', '', 'en', 'Old Ox', ?, null, '', 1)",
        ('{"code":7,"name":"Old Ox","kind":"monster","level":3}',),
    )
    db.conn.execute("insert into texts values ('yugioh', '7', 'en', 'Old Ox', 'Moo.', 'old ox')")
    schema.m002_search(db)
    db.conn.execute("insert into words values ('yugioh', 'series', '0x1b', '战士')")
    db.conn.execute("insert into _sqlite_migrations values ('sanam-catalogue', 'm002_search', '2026-01-01')")
    db.conn.execute(f"pragma application_id = {schema.APPLICATION_ID}")
    db.conn.execute("pragma user_version = 2")
    db.conn.commit()
    db.close()
    with Catalogue(path) as catalogue:
        assert names(catalogue, "old level:3 text:moo") == ["Old Ox"]
        assert catalogue.db.conn.execute("select id, language, name from words").fetchall() == [
            ("0x1b", "zh_Hans", "战士")
        ]
        assert catalogue.db.conn.execute("pragma user_version").fetchone()[0] == schema.VERSION


def test_facts_of_an_earlier_version_are_made_anew(tmp_path: Path) -> None:
    """A card that was brought in before is found by its printed number as soon as the catalogue is opened."""
    from sanam.catalogue import schema

    path = tmp_path / "c.db"
    with Catalogue(path) as catalogue:
        prints = (Print(set_id="ABC", number="ABC-EN007", rarity="Rare"),)
        put(catalogue, "yugioh", Incoming(card=monster(7, "Old Ox"), language="en", prints=prints))
        conn = catalogue.db.conn
        with conn:
            conn.execute("update facts set tags = ''")
            conn.execute("delete from _sqlite_migrations where name = 'm005_facts_of_texts_and_numbers'")
            conn.execute("pragma user_version = 4")
        assert names(catalogue, "number:ABC-EN007") == []
    with Catalogue(path) as catalogue:
        assert names(catalogue, "number:ABC-EN007") == ["Old Ox"]
        assert catalogue.db.conn.execute("pragma user_version").fetchone()[0] == schema.VERSION


def test_words_of_fields_hold_what_parts_them(catalogue: Catalogue) -> None:
    """Codes and words are found whatever their case and the marks in them."""
    prints = (Print(set_id="A|B", number="A|B-1", rarity=""),)
    put(catalogue, "yugioh", Incoming(card=monster(7, "Old Ox"), language="en", prints=prints))
    put(catalogue, "yugioh", Incoming(card=monster(8, "New Ox"), language="en"))
    assert names(catalogue, 'set:"A|B"') == ["Old Ox"]
    assert names(catalogue, 'set:"B|A"') == names(catalogue, 'set:"B|C"') == []


def test_orders_of_pages(cards: Catalogue) -> None:
    """Every page of an order goes on where the one before it ended."""
    for sort, down in (("name", True), ("code", False), ("code", True), ("level", False), ("atk", True), ("", True)):
        every = [hit.code for hit in cards.find("yugioh", "", sort=sort, descending=down)]
        pages = [cards.find("yugioh", "", sort=sort, descending=down, limit=2, offset=at) for at in range(0, 6, 2)]
        assert [hit.code for page in pages for hit in page] == every and len(every) == 5
    assert [hit.code for hit in cards.find("yugioh", "", sort="code")] == ["1", "2", "3", "4", "12345678"]
    assert [hit.code for hit in cards.find("yugioh", "", sort="atk", descending=True)][:2] == ["1", "3"]
