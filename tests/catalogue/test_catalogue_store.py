"""The catalogue file: what it answers, who may write it, and which files it refuses to be."""

from __future__ import annotations

import re
import sqlite3
import threading
from pathlib import Path

import msgspec
import pytest

from sample_cards import CARDS, write_cdb
from sanam.abilities.texts import TextReading
from sanam.catalogue import rereading
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.fold import fold
from sanam.catalogue.importing import Cancelled, ImportReport, Incoming, Source, Steps, write
from sanam.catalogue.imports import import_file
from sanam.catalogue.problems import ENGLISH, FileRefused
from sanam.catalogue.rereading import is_outdated, read_again
from sanam.catalogue.schema import APPLICATION_ID, VERSION, migrations
from sanam.catalogue.store import Catalogue, Hit
from sanam.catalogue.understand import is_unread, understand
from sanam.decks.model import Copy, Deck
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts.reading import texts
from sanam.matches.setup import header_for
from sanam.proxies.cards import face_of as sheet_face
from sanam.ui.cards.faces import face_of as browser_face


def test_a_new_catalogue_is_marked_as_ours(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "catalogue.db"
    with Catalogue(path) as catalogue:
        conn = catalogue.db.conn
        assert conn.execute("pragma application_id").fetchone()[0] == APPLICATION_ID
        assert conn.execute("pragma user_version").fetchone()[0] == VERSION
        assert len(migrations().applied(catalogue.db.written)) == VERSION
        assert conn.execute("pragma journal_mode").fetchone()[0] == "wal"
        assert conn.execute("pragma foreign_keys").fetchone()[0] == 1
        assert catalogue.counts() == {}
    with Catalogue(path) as again:
        assert again.counts() == {}


def test_a_newer_catalogue_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    Catalogue(path).close()
    conn = sqlite3.connect(path)
    conn.execute(f"pragma user_version = {VERSION + 1}")
    conn.close()
    before = path.read_bytes()
    with pytest.raises(FileRefused) as caught:
        Catalogue(path)
    assert caught.value.problem.reason == "catalogue.newer"
    assert f"version {VERSION + 1}; this program knows up to {VERSION}" in str(caught.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("mark", [0, 0x12345678])
def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path, mark: int) -> None:
    path = write_cdb(tmp_path / "catalogue.db")
    conn = sqlite3.connect(path)
    conn.execute(f"pragma application_id = {mark}")
    conn.close()
    before = path.read_bytes()
    with pytest.raises(FileRefused) as caught:
        Catalogue(path)
    assert caught.value.problem.reason == "catalogue.foreign"
    assert path.read_bytes() == before


def test_junk_is_refused_as_a_catalogue(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    path.write_bytes(b"no database at all, but long enough to be read as one" * 100)
    with pytest.raises(FileRefused) as caught:
        Catalogue(path)
    assert caught.value.problem.reason == "sqlite.not-a-database"


def test_a_catalogue_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "file" / "catalogue.db", tmp_path / "folder"):
        with pytest.raises(FileRefused) as caught:
            Catalogue(path)
        assert caught.value.problem.reason == "catalogue.open"


def test_cards_come_in_the_order_asked_for(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    asked = [1014, "1001", 999, 1014, 1003]
    assert list(catalogue.cards("yugioh", asked)) == ["1014", "1001", "1003"]
    assert catalogue.card("yugioh", 999) is None
    assert catalogue.card("onepiece", 1001) is None
    everything = list(catalogue.cards("yugioh", range(1, 5000)))
    assert everything == [str(card["id"]) for card in CARDS]
    assert [card.key for card in catalogue.all_cards("yugioh")] == everything


@pytest.mark.rule("yugioh-zh", "YZH-2.2")
@pytest.mark.rule("yugioh-fa", "YFA-2.2")
def test_cards_are_found_by_name(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    assert catalogue.code_of("yugioh", "granite OX") == "1001"
    assert catalogue.code_of("yugioh", "Granite") is None
    hits = catalogue.find("yugioh", "ox")
    assert [hit.name for hit in hits] == [
        "Ox Token",  # a name that begins so, then by name
        "Clock Fox",
        "Granite Ox",  # with its other artwork
        "Twin Granite Ox",
    ]
    assert hits[2].artworks == ("1002",)
    assert hits[0] == Hit("1011", "Ox Token", "zh_Hant")
    assert [hit.code for hit in catalogue.find("yugioh", "ox", limit=1)] == ["1011"]
    assert catalogue.find("yugioh", "%") == []


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("deja vu", "Déjà  Vu"),
        ("白龍", "青眼白龍"),
        ("สายฟ้า", "พลังสายฟ้า"),
        ("كليد", "کلید سیاه"),
        ("نیم فاصله", "نیم\u200cفاصله"),
        ("۱۲", "شماره 12"),
        ("ABC", "ＡＢＣ"),
    ],
)
def test_search_folds_every_script(catalogue: Catalogue, tmp_path: Path, typed: str, written: str) -> None:
    rows = [{"id": 1, "type": 0x11, "name": written}, {"id": 2, "type": 0x11, "name": "Other"}]
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb", rows))
    assert [hit.code for hit in catalogue.find("yugioh", typed)] == ["1"]


def test_thai_vowels_are_not_folded_away() -> None:
    assert fold("มา") != fold("มี")


def test_pictures_belong_to_known_cards(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    assert catalogue.image("yugioh", 1001) is None
    catalogue.set_image("yugioh", 1001, tmp_path / "a.jpg")
    catalogue.set_image("yugioh", 1001, tmp_path / "b.jpg", copied=True)
    assert catalogue.image("yugioh", "1001") == tmp_path / "b.jpg"
    assert catalogue.image("yugioh", 1001, "small") is None
    with pytest.raises(KeyError):
        catalogue.set_image("yugioh", 999, tmp_path / "c.jpg")
    assert catalogue.counts()["yugioh"]["images"] == 1


def test_a_worker_imports_while_the_window_reads(catalogue: Catalogue, tmp_path: Path) -> None:
    rows = [{"id": n, "type": 0x11, "name": f"M{n}"} for n in range(1, 600)]
    path = write_cdb(tmp_path / "some.cdb", rows)
    seen: list[int] = []
    errors: list[BaseException] = []

    def work() -> None:
        def progress(done: int, total: int) -> None:
            reading.set()
            go_on.wait(5)

        try:
            import_cdb(catalogue, path, progress=progress)
        except BaseException as error:
            errors.append(error)

    reading, go_on = threading.Event(), threading.Event()
    worker = threading.Thread(target=work)
    worker.start()
    assert reading.wait(5)
    seen.append(len(catalogue.names("yugioh")))
    go_on.set()
    worker.join(20)
    assert errors == []
    seen.append(len(catalogue.names("yugioh")))
    assert seen == [0, 599]


def test_two_imports_at_once_wait_for_each_other(tmp_path: Path) -> None:
    Catalogue(tmp_path / "catalogue.db").close()
    errors: list[BaseException] = []
    barrier = threading.Barrier(2)

    def work(first: int) -> None:
        rows = [{"id": n, "type": 0x11, "name": f"M{n}"} for n in range(first, first + 800)]
        path = write_cdb(tmp_path / f"{first}.cdb", rows)
        try:
            with Catalogue(tmp_path / "catalogue.db") as own:
                barrier.wait(5)
                import_cdb(own, path)
        except BaseException as error:
            errors.append(error)

    workers = [threading.Thread(target=work, args=(first,)) for first in (1, 1001)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(30)
    assert errors == []
    with Catalogue(tmp_path / "catalogue.db") as catalogue:
        assert catalogue.counts()["yugioh"]["cards"] == 1600


def test_a_catalogue_that_cannot_be_written_refuses_the_import(catalogue: Catalogue, tmp_path: Path) -> None:
    catalogue.db.conn.execute("pragma query_only = on")
    with pytest.raises(FileRefused) as caught:
        import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    assert caught.value.problem.reason == "catalogue.write"
    assert caught.value.problem.file == str(catalogue.path)


def test_texts_are_read_anew_with_better_phrase_books(
    catalogue: Catalogue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [{"id": n, "type": 0x2, "name": f"S{n}", "desc": text} for n, text in ((1, "Frob."), (2, "Draw 2 cards."))]
    report = import_cdb(catalogue, write_cdb(tmp_path / "some.cdb", rows))
    assert report.by_hand == 1 and is_outdated(catalogue)
    card = catalogue.card("yugioh", 1)
    assert card is not None
    assert card.by_hand
    assert re.match("0:[0-9]+ ", card.problem)
    assert read_again(catalogue) == 0 and not is_outdated(catalogue)
    monkeypatch.setattr(texts, "reading", lambda text, card, language: TextReading((), [{"kind": text}]))
    monkeypatch.setattr("sanam.catalogue.rereading.reader_digest", lambda: "others")
    assert is_outdated(catalogue)
    assert [hit.code for hit in catalogue.find("yugioh", "hand:yes")] == ["1"]
    assert read_again(catalogue) == 2 and not is_outdated(catalogue)
    card = catalogue.card("yugioh", 1)
    assert card is not None
    assert (card.abilities, card.problem, card.by_hand) == ([{"kind": "Frob."}], "", False)
    plain = catalogue.cards("yugioh", [2, 1], effects=False)
    assert list(plain) == ["2", "1"] and plain["1"] == msgspec.structs.replace(card, abilities=None)
    assert not catalogue.find("yugioh", "hand:yes")


def test_reading_anew_that_is_stopped_is_begun_again(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb", [{"id": 1, "type": 0x2, "name": "S", "desc": "Frob."}]))
    stop = threading.Event()
    stop.set()
    with pytest.raises(Cancelled):
        read_again(catalogue, cancel=stop)
    assert is_outdated(catalogue)


def kept_for_later(catalogue: Catalogue, tmp_path: Path, **more: str) -> ImportReport:
    """Import two Spell Cards, one of which can be understood, without reading them."""
    words = {"Draw 2 cards.": 1, "Frob.": 2, **dict.fromkeys(more.values(), 3)}
    rows = [{"id": n, "type": 0x2, "name": f"S{n}", "desc": text} for text, n in words.items()]
    return import_file(catalogue, write_cdb(tmp_path / f"some{len(rows)}.cdb", rows), later=True)


def test_texts_left_for_later_are_read_when_the_import_is_over(catalogue: Catalogue, tmp_path: Path) -> None:
    report = kept_for_later(catalogue, tmp_path)
    assert (report.added, report.by_hand, report.unread) == (2, 0, 2) and is_outdated(catalogue)
    order: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rereading, "understand", lambda card, language: (order.append(card.key), understand(card))[1])
        assert read_again(catalogue, first={"2"}) == 2
    assert order == ["2", "1"] and not is_outdated(catalogue)
    first, second = (catalogue.card("yugioh", code) for code in (1, 2))
    assert first is not None and first.abilities and not first.problem
    assert second is not None and second.abilities is None and "not understood" in second.problem

    # Imported again, what was read is kept; of a file with one card more, only that one is to be read.
    again = kept_for_later(catalogue, tmp_path)
    assert (again.unchanged, again.unread, again.by_hand) == (2, 0, 1) and not is_outdated(catalogue)
    assert kept_for_later(catalogue, tmp_path, third="Draw 1 card.").unread == 1
    assert is_outdated(catalogue) and read_again(catalogue) == 1


def test_what_is_to_be_played_is_read_at_once(catalogue: Catalogue, tmp_path: Path) -> None:
    kept_for_later(catalogue, tmp_path)
    deck = Deck(game="yugioh", name="Draw", piles={"main": (Copy("1"),)})
    header = header_for(catalogue, game="yugioh", edition="zh-mr2", decks=[deck, deck], names=["A", "B"], seed=1)
    assert header.cards["1"]["abilities"] and not header.cards["1"].get("problem")
    other = catalogue.card("yugioh", 2)
    assert other is not None and is_unread(other.problem)


def test_a_file_of_another_kind_is_refused(catalogue: Catalogue, tmp_path: Path) -> None:
    with pytest.raises(FileRefused) as caught:
        import_file(catalogue, tmp_path / "cards.xlsx")
    assert caught.value.problem.reason == "file.kind"
    assert import_file(catalogue, write_cdb(tmp_path / "some.cdb")).added == len(CARDS)


def test_every_reason_has_its_sentence() -> None:
    root = Path(__file__).parents[2] / "desktop" / "sanam"
    sources = [
        path for part in ("backups", "catalogue", "decks", "matches", "games") for path in (root / part).rglob("*.py")
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources if path.name != "problems.py")
    text += (root / "catalogue" / "problems.py").read_text(encoding="utf-8").split("class Problem")[1]
    assert [reason for reason in ENGLISH if f'"{reason}"' not in text] == []


def test_a_card_is_shown_in_the_nearest_language(catalogue: Catalogue) -> None:
    def put(code: int, language: str, text: str = "Draw 1 card.", **others: tuple[str, str]) -> None:
        card = CardData(code=code, name=f"name {language}", kind="spell", icon="normal", text=text)
        source = Source(game="yugioh", kind="set", file="f", digest=str(code), language=language)
        item = Incoming(card=card, language=language, others=others)
        write(catalogue, source, [item], (), Steps(1, None, None))

    put(1, "en", th=("ชื่อ", "จั่ว"), zh_Hant=("名", "抽1張。"))
    put(2, "zh_Hant", "抽1張。")
    put(3, "en", fa=("نام", ""))
    for code, wanted, expected, drawn in (
        (1, "th", ("th", "ชื่อ", "จั่ว"), None),
        (1, "zh_Hant", ("zh_Hant", "名", "抽1張。"), None),
        (1, "zh_Hans", ("zh_Hans", "名", "抽1张。"), None),
        (1, "fa", ("en", "name en", "Draw 1 card."), "1 کارت بردارید."),
        (1, "", ("en", "name en", "Draw 1 card."), None),
        (2, "th", ("zh_Hant", "name zh_Hant", "抽1張。"), "จั่วการ์ด 1 ใบ"),
        (2, "zh_Hans", ("zh_Hans", "name zh_Hant", "抽1张。"), None),
        (3, "fa", ("fa", "نام", "Draw 1 card."), "1 کارت بردارید."),
    ):
        assert catalogue.nearest("yugioh", code, wanted) == expected, (code, wanted)
        assert catalogue.names("yugioh", wanted)[str(code)] == expected[1]
        hit = next(hit for hit in catalogue.find("yugioh", "", language=wanted) if hit.code == str(code))
        assert (hit.language, hit.name) == expected[:2]
        card = catalogue.card("yugioh", code)
        shown = browser_face(catalogue, "yugioh", str(code), wanted, 100)
        printed = sheet_face(catalogue, "yugioh", str(code), card, language=wanted or "en")
        assert shown is not None
        # A face has the text that is written from what is understood where none is printed.
        on_face = expected if drawn is None else (wanted, expected[1], drawn)
        for face in (shown, printed):
            assert (face.language.replace("-", "_"), face.name, face.text) == on_face
    with pytest.raises(KeyError):
        catalogue.nearest("yugioh", 99, "en")
