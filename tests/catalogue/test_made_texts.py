"""Search finds the texts that the program writes in the person's language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sanam.backups.manifest import is_excluded
from sanam.catalogue import made_texts
from sanam.catalogue.made_texts import kept_path, make_texts
from sanam.catalogue.own import save_own
from sanam.catalogue.store import Catalogue
from sanam.games import terms
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.definition import FIRST_OWN

BELL = CardData(code=FIRST_OWN, name="Bell", kind="spell", icon="normal", text="Draw 2 cards.")
GALE = CardData(code=FIRST_OWN + 1, name="Gale", kind="spell", icon="normal", text="Destroy all monsters on the field.")
ODD = CardData(code=FIRST_OWN + 2, name="Odd Ox", kind="spell", icon="normal", text="Frobnicate 1 card.")


@pytest.fixture
def catalogue(tmp_path: Path) -> Iterator[Catalogue]:
    with Catalogue(tmp_path / "catalogue.db") as made:
        for card in (BELL, GALE, ODD):
            save_own(made, card)
        yield made


def found(catalogue: Catalogue, query: str) -> list[str]:
    return [hit.name for hit in catalogue.find("yugioh", query)]


def make(catalogue: Catalogue, language: str, progress: Any = None) -> int:
    return make_texts(catalogue, language, progress, rest=0)


@pytest.mark.parametrize(
    ("language", "draw", "short"),
    [("th", "จั่วการ์ด", "ใบ"), ("fa", "۲ کارت بردارید", "۲"), ("zh_Hant", "抽2張", "抽"), ("zh_Hans", "抽2张", "张")],
)
def test_a_written_text_is_found(catalogue: Catalogue, language: str, draw: str, short: str) -> None:
    assert found(catalogue, f'text:"{draw}"') == []
    assert make(catalogue, language) == 3
    assert found(catalogue, f'text:"{draw}"') == ["Bell"]
    assert "Bell" in found(catalogue, f"text:{short}")  # too short for the index of printed texts
    assert found(catalogue, f'text:"{draw}" kind:monster') == [] == found(catalogue, f'text:"{draw}" -Bell')
    assert found(catalogue, "text:destroy") == ["Gale"]  # what is printed is found as well
    assert catalogue.count("yugioh", f'text:"{draw}" or text:frobnicate') == 2


def test_what_was_written_is_not_written_again(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    make(catalogue, "th")
    with Catalogue(catalogue.path) as again:
        monkeypatch.setattr(made_texts, "shown", None)  # it would fail if it were called
        assert make(again, "th") == 0
        assert found(again, "text:จั่วการ์ด") == ["Bell"]


def test_only_what_has_changed_is_written_anew(catalogue: Catalogue) -> None:
    make(catalogue, "th")
    save_own(catalogue, msgspec.structs.replace(BELL, text="Destroy all monsters on the field."))
    assert make(catalogue, "th") == 1
    assert found(catalogue, "text:จั่วการ์ด") == []


def test_other_phrase_books_write_everything_anew(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    make(catalogue, "th")
    monkeypatch.setattr(made_texts, "reader_digest", lambda: "other")
    assert make(catalogue, "th") == 3


def test_another_vocabulary_is_written_anew(catalogue: Catalogue) -> None:
    save_own(catalogue, msgspec.structs.replace(BELL, text="Tribute 1 monster; draw 2 cards."))
    make(catalogue, "zh_Hant")
    assert found(catalogue, "text:釋放") == ["Bell"]
    terms.choose("cards")
    try:
        assert make(catalogue, "zh_Hant") == 3
        assert found(catalogue, "text:解放") == ["Bell"]
    finally:
        terms.choose("rulebook")


def test_what_was_written_until_it_is_stopped_is_kept(catalogue: Catalogue) -> None:
    class Stopped(Exception):
        pass

    def stop(done: int, total: int) -> None:
        assert total == 3
        if done == 2:
            raise Stopped

    with pytest.raises(Stopped):
        make(catalogue, "th", stop)
    assert found(catalogue, "text:จั่วการ์ด") == ["Bell"]
    assert make(catalogue, "th") == 1


def test_a_file_that_cannot_be_read_is_written_anew(catalogue: Catalogue) -> None:
    kept_path(catalogue, "th").write_bytes(b"{")
    assert make(catalogue, "th") == 3


def test_a_card_of_the_persons_language_needs_no_text(catalogue: Catalogue) -> None:
    assert make(catalogue, "en") == 0
    assert not kept_path(catalogue, "en").exists()


def test_another_language_that_is_asked_for_meanwhile_is_the_one_that_is_found(catalogue: Catalogue) -> None:
    make(catalogue, "fa")

    def change(done: int, total: int) -> None:
        if done == 1:
            make(catalogue, "fa")

    make(catalogue, "th", change)
    assert found(catalogue, "text:จั่วการ์ด") == []
    assert found(catalogue, 'text:"کارت بردارید"') == ["Bell"]


def test_no_backup_takes_it_along(catalogue: Catalogue) -> None:
    assert is_excluded(kept_path(catalogue, "th").name)
