"""Own cards: kept, changed, taken away, written out as a set and read in again."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanam.catalogue.own import FIRST_CODE, delete_own, new_code, save_own, write_set
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.games.yugioh.cards import CardData

TEXT = "Draw 1 card."


def spell(code: int = FIRST_CODE, name: str = 'Paper "Lantern"', text: str = TEXT) -> CardData:
    return CardData(code=code, name=name, kind="spell", icon="normal", text=text)


def test_an_own_card_is_kept_and_changed(catalogue: Catalogue) -> None:
    assert new_code(catalogue) == FIRST_CODE
    assert save_own(catalogue, spell(), {"th": ("โคม", "จั่ว 1 ใบ")}).added == 1
    assert new_code(catalogue) == FIRST_CODE + 1
    assert catalogue.own_codes("yugioh") == [str(FIRST_CODE)]
    card = catalogue.card("yugioh", FIRST_CODE)
    assert card is not None and card.abilities and not card.by_hand
    assert save_own(catalogue, spell(text="Frobnicate.")).changed == 1
    card = catalogue.card("yugioh", FIRST_CODE)
    assert card is not None and card.by_hand and card.problem.startswith("0:")
    assert [hit.code for hit in catalogue.find("yugioh", "โคม")] == [str(FIRST_CODE)]
    delete_own(catalogue, FIRST_CODE)
    assert catalogue.card("yugioh", FIRST_CODE) is None
    assert catalogue.find("yugioh", "lantern") == catalogue.find("yugioh", "โค") == []
    for act in (lambda: save_own(catalogue, spell(code=77)), lambda: delete_own(catalogue, 77)):
        with pytest.raises(ValueError, match="own card"):
            act()


def test_a_written_set_is_read_in_again(catalogue: Catalogue, tmp_path: Path) -> None:
    save_own(catalogue, spell(), {"fa": ("فانوس «کاغذی»", "۱ کارت بکشید\nپایان")})
    ox = CardData(code=FIRST_CODE + 1, name="Ox", kind="monster", traits=("normal",), level=4, attribute="EARTH",
                  race="Beast", atk=None, def_=0, text='A "quiet" animal.\nIt eats.', series=("Ox",))  # fmt: skip
    save_own(catalogue, ox)
    path = tmp_path / "own.toml"
    assert write_set(catalogue, path, catalogue.own_codes("yugioh")) == 2
    with Catalogue(tmp_path / "other.db") as other:
        report = import_set(other, path)
        assert (report.added, report.refused) == (2, [])
        for code in (FIRST_CODE, FIRST_CODE + 1):
            assert other.card("yugioh", code) == catalogue.card("yugioh", code)
            assert other.languages("yugioh", code) == catalogue.languages("yugioh", code)
        assert other.text("yugioh", FIRST_CODE, "fa") == ("فانوس «کاغذی»", "۱ کارت بکشید\nپایان")
