"""Own cards: kept, changed, taken away, written out as a set and read in again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sanam.catalogue.importing import Incoming, Source, Steps, write
from sanam.catalogue.models import Card
from sanam.catalogue.own import (
    delete_own,
    game_of,
    new_code,
    own_card,
    restore_own,
    save_own,
    write_set,
)
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.games.onepiece.cards.model import ATTRIBUTES as OP_ATTRIBUTES
from sanam.games.onepiece.cards.model import CATEGORIES, COLOURS, HAVING, OnePieceCard
from sanam.games.onepiece.definition import OWN as ONE_PIECE
from sanam.games.summoner_master.cards.model import (
    FORM_ATTACKS,
    SELECTOR_KINDS,
    SHADE_KINDS,
    AttackForm,
    GrowthBox,
    Power,
    ProgressBox,
    Selector,
    Shade,
    SummonerCard,
)
from sanam.games.yugioh.cards.model import ATTRIBUTES, CardData
from sanam.games.yugioh.definition import FIRST_OWN as FIRST_CODE
from sanam.games.yugioh.definition import LAST_OWN as LAST_CODE

TEXT = "Draw 1 card."


def spell(code: int = FIRST_CODE, name: str = 'Paper "Lantern"', text: str = TEXT) -> CardData:
    return CardData(code=code, name=name, kind="spell", icon="normal", text=text)


def test_an_own_card_is_kept_and_changed(catalogue: Catalogue) -> None:
    assert save_own(catalogue, spell(), {"th": ("โคม", "จั่ว 1 ใบ")}).added == 1
    assert catalogue.own_codes("yugioh") == [str(FIRST_CODE)]
    card = catalogue.card("yugioh", FIRST_CODE)
    assert card is not None and card.abilities and not card.by_hand
    assert save_own(catalogue, spell(text="Frobnicate.")).changed == 1
    card = catalogue.card("yugioh", FIRST_CODE)
    assert card is not None and card.by_hand and card.problem.startswith("0:")
    assert [hit.code for hit in catalogue.find("yugioh", "โคม")] == [str(FIRST_CODE)]
    delete_own(catalogue, FIRST_CODE, "yugioh")
    assert catalogue.card("yugioh", FIRST_CODE) is None
    assert catalogue.find("yugioh", "lantern") == catalogue.find("yugioh", "โค") == []
    for act in (lambda: save_own(catalogue, spell(code=77)), lambda: delete_own(catalogue, 77, "yugioh")):
        with pytest.raises(ValueError, match="own card"):
            act()


def test_a_written_set_is_read_in_again(catalogue: Catalogue, tmp_path: Path) -> None:
    save_own(catalogue, spell(), {"fa": ("فانوس «کاغذی»", "۱ کارت بکشید\nپایان")})
    ox = CardData(
        code=FIRST_CODE + 1,
        name="Ox",
        kind="monster",
        traits=("normal",),
        level=4,
        attribute="EARTH",
        race="Beast",
        atk=None,
        def_=0,
        text='A "quiet" animal.\nIt eats.',
        series=("Ox",),
    )
    save_own(catalogue, ox)
    path = tmp_path / "own.toml"
    assert write_set(catalogue, path, catalogue.own_codes("yugioh"), "yugioh") == 2
    with Catalogue(tmp_path / "other.db") as other:
        report = import_set(other, path)
        assert (report.added, report.refused) == (2, [])
        for code in (FIRST_CODE, FIRST_CODE + 1):
            assert other.card("yugioh", code) == catalogue.card("yugioh", code)
            assert other.languages("yugioh", code) == catalogue.languages("yugioh", code)
        assert other.text("yugioh", FIRST_CODE, "fa") == ("فانوس «کاغذی»", "۱ کارت بکشید\nپایان")


# --- every card of every game ------------------------------------------------------------------------

LETTERS = st.characters(exclude_categories=["Cs", "Cc", "Cn", "Zl", "Zp"])
WORDS = st.text(LETTERS, min_size=1, max_size=30).map(str.strip).filter(bool)
TEXTS = st.text(st.one_of(LETTERS, st.just("\n")), max_size=120).map(str.strip)
OTHERS = st.dictionaries(st.sampled_from(("th", "fa", "zh_Hant", "zh_Hans")), st.tuples(WORDS, TEXTS), max_size=3)


def some(values: tuple[str, ...], most: int = 2) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(values), unique=True, max_size=most).map(tuple)


def maybe(most: int) -> st.SearchStrategy[int | None]:
    return st.none() | st.integers(0, most)


@st.composite
def yugioh(draw: st.DrawFn) -> CardData:
    common = {
        "code": FIRST_CODE,
        "name": draw(WORDS),
        "series": draw(st.lists(WORDS, unique=True, max_size=2)),
        "text": draw(st.sampled_from(("Draw 1 card.", "Frobnicate twice.", "Say “no”.\nGo on."))),
    }
    common["series"] = tuple(common["series"])
    if draw(st.booleans()):
        return CardData(**common, kind="trap", icon=draw(st.sampled_from(("normal", "continuous", "counter"))))
    return CardData(
        **common,
        kind="monster",
        traits=draw(some(("effect", "tuner", "flip", "pendulum", "link"))),
        level=draw(st.integers(0, 13)),
        attribute=draw(st.sampled_from(ATTRIBUTES)),
        race=draw(WORDS),
        atk=draw(maybe(99_999)),
        def_=draw(maybe(99_999)),
        scales=draw(st.sampled_from(((), (4, 4), (0, 13)))),
        markers=draw(some(("top", "bottom-left"))),
        alias=draw(st.sampled_from((0, 7))),
    )


@st.composite
def one_piece(draw: st.DrawFn) -> OnePieceCard:
    category = draw(st.sampled_from(CATEGORIES))
    has = {field: category in categories for field, categories in HAVING.items()}
    colours = draw(st.lists(st.sampled_from(COLOURS), unique=True, min_size=1, max_size=2))
    return OnePieceCard(
        code="OWN-001",
        name=draw(WORDS),
        category=category,
        colours=tuple(colours),
        also_named=tuple(draw(st.lists(WORDS, max_size=2))),
        types=tuple(draw(st.lists(WORDS, max_size=2))),
        attributes=draw(some(OP_ATTRIBUTES)) if has["attributes"] else (),
        power=draw(maybe(99_999)) if has["power"] else None,
        cost=draw(st.integers(0, 99)) if has["cost"] else None,
        life=draw(st.integers(0, 99)) if has["life"] else None,
        counter=draw(maybe(99_999)) if has["counter"] else None,
        text=draw(TEXTS),
        trigger=draw(st.sampled_from(("", "[Trigger] Draw 1 card."))),
        block=draw(st.just("2")),
    )


@st.composite
def summoner(draw: st.DrawFn) -> SummonerCard:
    powers = st.builds(
        Power, kind=st.sampled_from(("ability", "skill")), name=st.just("") | WORDS, text=WORDS, interfere=st.booleans()
    )
    selector = st.builds(Selector, kind=st.sampled_from(SELECTOR_KINDS), value=WORDS, count=st.integers(1, 60))
    gains = st.lists(powers, max_size=2).map(tuple)
    common = {
        "name": draw(WORDS),
        "extra": draw(st.booleans()),
        "reflection": draw(st.booleans()),
        "cast_mp": draw(maybe(99)),
        "powers": draw(gains),
        "groups": draw(some(("Pond", "Reed"))),
        "interfere": draw(st.booleans()),
        "number": draw(st.sampled_from(("", "3/120"))),
        "text": draw(TEXTS),
        "progress": draw(
            st.none() | st.builds(ProgressBox, uses=st.lists(selector, min_size=1, max_size=2).map(tuple), gains=gains)
        ),
        "shades": draw(st.lists(st.builds(Shade, kind=st.sampled_from(SHADE_KINDS), value=WORDS), max_size=2)),
        "rarity": draw(st.sampled_from(("", "rare"))),
        "card_set": draw(st.just("") | WORDS),
    }
    common["shades"] = tuple(common["shades"])
    if draw(st.booleans()):
        return SummonerCard(
            **common,
            family="mystic",
            mystic_type=draw(st.sampled_from(("", "Relic"))),
            mystic_kind="PA",
            duration=draw(st.integers(0, 99) | st.just("infinity")),
            exception=draw(st.just("") | WORDS),
        )
    form = st.builds(
        AttackForm,
        name=st.just("") | WORDS,
        supports=st.lists(selector, max_size=2).map(tuple),
        at=maybe(9999),
        sp=maybe(5),
        attack=st.sampled_from(FORM_ATTACKS),
        strikes=st.integers(1, 99),
        text=TEXTS,
    )
    return SummonerCard(
        **common,
        family="seal",
        elements=draw(some(("fire", "water"))),
        tribes=draw(some(("Fish", "Dragon"))),
        at=draw(maybe(9999)),
        df=draw(maybe(9999)),
        sp=draw(maybe(5)),
        attack_mp=draw(maybe(99)),
        level=draw(maybe(99)),
        forms=tuple(draw(st.lists(form, max_size=2))),
        growth=draw(st.none() | st.builds(GrowthBox, condition=WORDS, gains=gains)),
        name_parts=draw(some(("Reed", "River"))),
    )


@pytest.mark.parametrize("make", [yugioh, one_piece, summoner])
@given(data=st.data())
def test_any_own_card_is_written_and_read_in_again(
    make: Callable[[], st.SearchStrategy[Card]], data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    card, others = data.draw(make()), data.draw(OTHERS)
    language = data.draw(st.sampled_from(("en", "th")))
    others.pop(language, None)
    folder = tmp_path_factory.mktemp("own")
    game = game_of(card)
    with Catalogue(folder / "here.db") as here, Catalogue(folder / "there.db") as there:
        assert save_own(here, card, others, language=language).added == 1
        assert here.own_codes(game) == [card.key]
        assert write_set(here, folder / "own.toml", here.own_codes(game), game) == 1
        assert import_set(there, folder / "own.toml").refused == []
        assert import_set(here, folder / "own.toml").unchanged == 1
        assert there.own_codes(game) == [card.key]
        kept = own_card(here, game, card.key)
        assert kept is not None and own_card(there, game, card.key) == kept
        assert msgspec.structs.replace(kept.card, abilities=None, problem="") == card
        assert (kept.language, kept.others) == (language, others)
        assert there.printings(game, card.key) == here.printings(game, card.key)


def test_an_own_card_that_is_called_otherwise_takes_everything_along(catalogue: Catalogue, tmp_path: Path) -> None:
    card = SummonerCard(name="Reed Warden", family="seal", at=3)
    save_own(catalogue, card, {"th": ("ยาม", "")})
    catalogue.set_image("summoner-master", "Reed Warden", tmp_path / "a.jpg")
    catalogue.set_owned("summoner-master", "Reed Warden", 4)
    other = SummonerCard(name="River Warden", family="seal", at=3)
    save_own(catalogue, other, {"fa": ("نگهبان", "")}, before="Reed Warden")
    assert catalogue.own_codes("summoner-master") == ["River Warden"]
    assert catalogue.card("summoner-master", "Reed Warden") is None
    assert catalogue.languages("summoner-master", "River Warden") == ["en", "fa"]
    assert catalogue.image("summoner-master", "River Warden") == tmp_path / "a.jpg"
    assert catalogue.owned("summoner-master") == {"River Warden": 4}
    assert [hit.code for hit in catalogue.find("summoner-master", "warden")] == ["River Warden"]


def test_a_deleted_own_card_comes_back_whole(catalogue: Catalogue, tmp_path: Path) -> None:
    save_own(catalogue, spell(), {"fa": ("فانوس", "۱ کارت بکشید")})
    catalogue.set_image("yugioh", FIRST_CODE, tmp_path / "a.jpg")
    before = own_card(catalogue, "yugioh", str(FIRST_CODE))
    kept = delete_own(catalogue, FIRST_CODE, "yugioh")
    assert catalogue.own_codes("yugioh") == []
    restore_own(catalogue, kept)
    assert own_card(catalogue, "yugioh", str(FIRST_CODE)) == before


def test_another_card_is_never_overwritten_by_an_own_one(catalogue: Catalogue) -> None:
    card = SummonerCard(name="Reed Warden", family="seal", at=3)
    source = Source(game="summoner-master", kind="set", file="f", digest="d", language="en")
    write(catalogue, source, [Incoming(card=card, language="en")], (), Steps(1, None, None))
    with pytest.raises(ValueError, match="own card"):
        save_own(catalogue, SummonerCard(name="Reed Warden", family="seal", at=9))
    assert catalogue.card("summoner-master", "Reed Warden") == card
    with pytest.raises(ValueError, match="own card"):
        save_own(catalogue, OnePieceCard(code="OP01-001", name="x", category="don"))


def test_sets_that_two_people_made_can_be_brought_together(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Codes are drawn by lot; one that is taken is drawn again."""
    codes = {new_code(catalogue, "yugioh") for _ in range(50)}
    assert len(codes) > 45 and all(FIRST_CODE <= int(code) < LAST_CODE for code in codes)
    numbers = {new_code(catalogue, "onepiece") for _ in range(50)}
    assert len(numbers) > 45 and all(number.startswith(ONE_PIECE) for number in numbers)
    save_own(catalogue, spell(FIRST_CODE + 7))
    drawn = iter([7, 7, 8])
    monkeypatch.setattr("secrets.randbelow", lambda below: next(drawn))
    assert new_code(catalogue, "yugioh") == str(FIRST_CODE + 8)
    save_own(catalogue, OnePieceCard(code=min(numbers), name="x", category="don"))


def test_every_box_of_a_summoner_card_is_on_its_face_and_found(catalogue: Catalogue) -> None:
    card = SummonerCard(
        name="Reed Warden",
        family="seal",
        powers=(Power(kind="skill", name="Leap", text="Move it."), Power(text="Stay.")),
        growth=GrowthBox(condition="When alone.", gains=(Power(text="At plus one."),)),
        progress=ProgressBox(uses=(Selector(kind="name", value="Reed"),), gains=(Power(text="Df plus one."),)),
        forms=(AttackForm(name="Wave", text="Strike twice."),),
        text="It stands in the reeds.",
    )
    save_own(catalogue, card)
    assert catalogue.nearest("summoner-master", card.key, "th")[2].split("\n") == [
        "Leap: Move it.",
        "Stay.",
        "When alone.",
        "At plus one.",
        "Df plus one.",
        "Wave: Strike twice.",
        "It stands in the reeds.",
    ]
    for words in ("move it", "alone", "plus one", "twice", "reeds"):
        assert catalogue.count("summoner-master", f'text:"{words}"') == 1
    kept = own_card(catalogue, "summoner-master", card.key)
    assert kept is not None and kept.card.text == card.text
