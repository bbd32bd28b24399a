"""Pictures from folders, archives and single files: whose they are, how they are kept, and what is refused."""

from __future__ import annotations

import io
import struct
import threading
import tracemalloc
import zipfile
import zlib
from pathlib import Path

import pytest
from PIL import Image

from sample_cards import write_cdb
from sanam.catalogue import pictures
from sanam.catalogue.importing import Cancelled, Incoming, Source, Steps, write
from sanam.catalogue.imports import import_file
from sanam.catalogue.pictures import WIDTHS, give_pictures, image_for, import_pictures
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.games.onepiece.cards.model import OnePieceCard


def picture(wide: int = 745, high: int = 1040, color: str = "red", kind: str = "JPEG", turn: int = 0) -> bytes:
    image = Image.new("RGB", (wide, high), color)
    exif = Image.Exif()
    if turn:
        exif[0x0112] = turn
    stream = io.BytesIO()
    image.save(stream, kind, exif=exif)
    return stream.getvalue()


def bomb(wide: int = 50_000, high: int = 50_000) -> bytes:
    """A PNG of a few bytes that says it is huge."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0")) + chunk(b"IEND", b"")


@pytest.fixture
def cards(catalogue: Catalogue, tmp_path: Path) -> Catalogue:
    import_file(catalogue, write_cdb(tmp_path / "cards.cdb"))
    card = OnePieceCard(code="TS01-001", name="Harbour: Captain!", category="character", colours=("red",), cost=1)
    source = Source(game="onepiece", kind="set", file="x", digest="x", language="en")
    write(catalogue, source, [Incoming(card=card, language="en")], (), Steps(1, None, None))
    return catalogue


def everything(catalogue: Catalogue) -> list[object]:
    rows = [catalogue.db.conn.execute(f"select * from {table}").fetchall() for table in ("images", "sources")]
    root = pictures.folder(catalogue)
    files = sorted(str(path) for path in root.rglob("*") if path.is_file()) if root.exists() else []
    return [rows, files]


def test_a_name_that_several_cards_share_is_refused(cards: Catalogue, tmp_path: Path) -> None:
    with cards.db.conn:
        cards.db.conn.execute("update texts set folded = 'twin' where game = 'yugioh' and code in ('1001', '1003')")
    folder = tmp_path / "pics"
    folder.mkdir()
    for name in ("Twin.png", "1001.png"):
        (folder / name).write_bytes(picture(kind="PNG"))
    report = import_file(cards, folder)
    assert report.added == 1 and cards.image("yugioh", 1003) is None
    (problem,) = report.refused
    assert (problem.place["part"], problem.reason) == ("Twin.png", "picture.several") and "2 cards" in str(problem)


def test_a_folder_by_code_number_and_name(cards: Catalogue, tmp_path: Path) -> None:
    folder = tmp_path / "pics"
    (folder / "deep").mkdir(parents=True)
    for name in ("00001001.jpg", "deep/ts01-001.JPG", "deep/TS01-001_p2.jpg", "ember scribe.png", "nobody.jpg"):
        (folder / name).write_bytes(picture(kind="PNG" if name.endswith("png") else "JPEG"))
    (folder / "1004.jpg").write_bytes(b"no picture at all")
    (folder / "readme.txt").write_text("x")
    report = import_file(cards, folder)
    assert (report.added, report.changed, report.unchanged, report.total) == (4, 0, 0, 6)
    assert {(problem.place["part"], problem.reason) for problem in report.refused} == {
        ("nobody.jpg", "picture.no-card"),
        ("1004.jpg", "picture.kind"),
    }
    assert cards.image("yugioh", 1001) == folder / "00001001.jpg"
    assert cards.image("yugioh", 1003) == folder / "ember scribe.png"
    assert cards.image("onepiece", "TS01-001") == folder / "deep" / "ts01-001.JPG"
    assert cards.image("onepiece", "TS01-001", "print:p2") == folder / "deep" / "TS01-001_p2.jpg"
    before = everything(cards)
    again = import_file(cards, folder)
    assert (again.added, again.changed, again.unchanged) == (0, 0, 4)
    assert everything(cards) == before
    (folder / "00001001.jpg").write_bytes(picture(color="blue"))
    assert import_file(cards, folder).changed == 1


def test_small_pictures_are_made_once_and_turned(
    cards: Catalogue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "1001.jpg"
    path.write_bytes(picture(1000, 600, turn=6))  # to be turned by a quarter
    import_file(cards, path)
    monkeypatch.setattr(pictures, "decode", lambda data: pytest.fail("made again"))
    for wide in WIDTHS:
        found = image_for(cards, "yugioh", 1001, wide - 10)
        assert found is not None
        with Image.open(found) as small:
            assert small.width == wide
            assert small.height > small.width
    assert image_for(cards, "yugioh", 1001, 2000) == str(path)
    assert image_for(cards, "yugioh", 1002, 100) is None


def test_a_lost_small_picture_is_made_again(cards: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "1001.jpg"
    path.write_bytes(picture())
    import_file(cards, path)
    first = image_for(cards, "yugioh", 1001, 100)
    assert first is not None
    Path(first).unlink()
    assert image_for(cards, "yugioh", 1001, 100) == first
    assert Path(first).is_file()
    path.unlink()
    assert image_for(cards, "yugioh", 1001, 2000) is None


def test_copies_are_jpeg_of_a_bounded_size(cards: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "1001.png"
    path.write_bytes(picture(2000, 3000, kind="PNG"))
    import_pictures(cards, path, copy=True)
    copied = cards.image("yugioh", 1001)
    assert copied is not None
    assert pictures.folder(cards) in copied.parents
    path.unlink()
    with Image.open(copied) as image:
        assert (image.format, max(image.size)) == ("JPEG", 1500)
    pictures.remove_copies(cards, "yugioh", "1001")
    assert cards.image("yugioh", 1001) is None
    assert not copied.exists()


def test_an_archive_is_always_copied(cards: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "pics.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("inner/1001.jpg", picture())
        archive.writestr("inner/1002.png", bomb())
    report = import_file(cards, path)
    assert report.added == 1
    assert [(p.reason, p.place["part"], p.params["width"]) for p in report.refused] == [
        ("picture.bomb", "inner/1002.png", 50_000)
    ]
    assert "50000 × 50000" in str(report.refused[0])
    copied = cards.image("yugioh", 1001)
    assert copied is not None and copied.is_file()
    assert import_file(cards, path).unchanged == 1


@pytest.mark.parametrize("name", ["../1001.jpg", "a/../../1001.jpg", "/etc/1001.jpg", "C:\\1001.jpg", "..\\1001.jpg"])
def test_an_archive_that_writes_outside_is_refused(cards: Catalogue, tmp_path: Path, name: str) -> None:
    path = tmp_path / "pics.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("1002.jpg", picture())
        archive.writestr(name, picture())
    before = everything(cards)
    with pytest.raises(FileRefused) as caught:
        import_file(cards, path)
    assert caught.value.problem.reason == "zip.path"
    assert caught.value.problem.place["part"] == name.replace("\\", "\\")
    assert everything(cards) == before


def test_a_huge_picture_is_refused(cards: Catalogue, tmp_path: Path) -> None:
    for wide, high in ((50_000, 50_000), (9_000, 9_000)):
        path = tmp_path / "1001.png"
        path.write_bytes(bomb(wide, high))
        before = everything(cards)
        with pytest.raises(FileRefused) as caught:
            import_file(cards, path)
        assert (caught.value.problem.reason, caught.value.problem.params["width"]) == ("picture.bomb", wide)
        assert everything(cards) == before


def test_an_archive_that_lies_about_a_size_is_not_read_further(cards: Catalogue, tmp_path: Path) -> None:
    """128 MB of nothing that says it has 5,000 bytes."""
    path = tmp_path / "pics.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open("1001.png", "w") as part:
            for _ in range(128):
                part.write(bytes(1 << 20))
        archive.writestr("1002.jpg", picture())
    data = bytearray(path.read_bytes())
    at = data.index(b"PK\x01\x02")
    data[at + 24 : at + 28] = (5_000).to_bytes(4, "little")
    path.write_bytes(data)
    tracemalloc.start()
    report = import_file(cards, path)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 40 << 20
    assert report.added == 1
    assert [problem.place["part"] for problem in report.refused] == ["1001.png"]


@pytest.mark.parametrize(
    ("name", "data", "reason"),
    [
        ("pics.zip", b"PK\x03\x04 nothing", "zip.damaged"),
        ("1001.jpg", b"\xff\xd8\xff\xe0", "picture."),
        ("1001.jpg", b"GIF89a", "picture."),
        ("5.jpg", None, "picture.no-card"),
    ],
)
def test_damage_is_refused(cards: Catalogue, tmp_path: Path, name: str, data: bytes | None, reason: str) -> None:
    path = tmp_path / name
    path.write_bytes(picture() if data is None else data)
    with pytest.raises(FileRefused) as caught:
        import_file(cards, path)
    assert caught.value.problem.reason.startswith(reason)


def test_cancelling_leaves_nothing(cards: Catalogue, tmp_path: Path) -> None:
    folder = tmp_path / "pics"
    folder.mkdir()
    for code in range(1001, 1012):
        (folder / f"{code}.jpg").write_bytes(picture(60, 90))
    before = everything(cards)
    stop = threading.Event()

    def progress(done: int, total: int) -> None:
        if done == 8:
            stop.set()

    with pytest.raises(Cancelled):
        import_pictures(cards, folder, copy=True, progress=progress, cancel=stop)
    assert everything(cards) == before


@pytest.mark.rule("summoner-master", "200.5.1", "201.4.1")
@pytest.mark.parametrize("family", ["seal", "mystic"])
def test_the_picture_of_a_summoner_master_card_stands_in_its_middle(
    catalogue: Catalogue, tmp_path: Path, family: str, qapp: object
) -> None:
    from sanam.faces import card_face, face_image
    from sanam.games.summoner_master.cards.model import SummonerCard

    more = {"mystic_kind": "PS", "duration": 0} if family == "mystic" else {"at": 3, "df": 2, "sp": 1}
    card = SummonerCard(name="Reed: Warden", family=family, **more)  # type: ignore[arg-type]
    source = Source(game="summoner-master", kind="set", file="x", digest="x", language="en")
    write(catalogue, source, [Incoming(card=card, language="en")], (), Steps(1, None, None))
    (tmp_path / "reed warden.jpg").write_bytes(picture(400, 300, "#00ff00"))
    assert import_file(catalogue, tmp_path / "reed warden.jpg").added == 1
    found = image_for(catalogue, "summoner-master", card.key, 200)
    face = face_image(card_face(card, image=found), 200)
    ink = face.pixelColor(100, int(face.height() * 0.4))
    assert ink.green() > 200 > 60 > ink.red()
    plain = face_image(card_face(card), 200).pixelColor(100, int(face.height() * 0.4))
    assert plain != ink


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Ember Scribe (1).png", "1003"),
        ("ember scribe - first edition.png", "1003"),
        ("scan 00001003 front.png", "1003"),
        ("TS01-001 Captain (foil).png", "TS01-001"),
        ("set_TS01-001_en.png", "TS01-001"),
        ("IMG_1003.png", None),
        ("Harbour Captain 2.png", "TS01-001"),
    ],
)
def test_a_card_is_found_by_a_part_of_the_name_unless_a_camera_counted(
    cards: Catalogue, tmp_path: Path, name: str, code: str | None
) -> None:
    folder = tmp_path / "pics"
    folder.mkdir()
    (folder / name).write_bytes(picture(60, 80, kind="PNG"))
    report = import_file(cards, folder)
    assert [len(report.guessed), len(report.unmatched)] == ([1, 0] if code else [0, 1])
    game = "onepiece" if code == "TS01-001" else "yugioh"
    assert (cards.image(game, code or "1003") is not None) == (code is not None)
    assert report.ways == ({"part": 1} if code else {})


def test_whose_pictures_nobody_knows_is_asked_and_they_are_given(cards: Catalogue, tmp_path: Path) -> None:
    inside = {"deep/what is this.png": picture(60, 80, kind="PNG"), "1001.png": picture(60, 80, kind="PNG")}
    path = tmp_path / "pics.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in {**inside, "1002.png": picture(60, 80), "again 1001.png": b"x"}.items():
            archive.writestr(name, data)
    report = import_file(cards, path)
    assert report.ways == {"code": 2} and report.unmatched == ["again 1001.png", "deep/what is this.png"]
    given = give_pictures(cards, path, {"deep/what is this.png": ("yugioh", "1003")})
    assert (given.added, given.ways, given.refused) == (1, {"chosen": 1}, [])
    assert cards.image("yugioh", 1003) is not None


def test_the_second_picture_of_a_card_is_named(cards: Catalogue, tmp_path: Path) -> None:
    folder = tmp_path / "pics"
    (folder / "b").mkdir(parents=True)
    (folder / "1001.png").write_bytes(picture(60, 80, kind="PNG"))
    (folder / "b" / "1001.png").write_bytes(picture(60, 80, "blue", kind="PNG"))
    report = import_file(cards, folder)
    assert report.added == 1 and [problem.reason for problem in report.refused] == ["picture.twice"]
    assert cards.image("yugioh", 1001) == folder / "1001.png"


def test_looking_through_a_folder_can_be_cancelled(cards: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "pics" / "deep").mkdir(parents=True)
    (tmp_path / "pics" / "1001.png").write_bytes(picture(60, 80))
    stop = threading.Event()
    with pytest.raises(Cancelled):
        import_pictures(cards, tmp_path / "pics", cancel=stop, progress=lambda done, total: stop.set())
    assert cards.image("yugioh", 1001) is None
