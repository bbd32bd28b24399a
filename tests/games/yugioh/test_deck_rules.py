"""Deck rules of the three editions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from sanam.games.restrictions import RestrictionList
from sanam.games.yugioh.cards.deck_rules import Finding, check_deck, copies_allowed, name_key
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.vocabulary.editions import EDITIONS

rule = pytest.mark.rule
ALL = ("zh-mr2", "fa-course", "th-guide")


def monster(code: int, *traits: str, name: str = "", alias: int = 0) -> CardData:
    return CardData(code=code, name=name or f"Monster {code}", kind="monster", traits=traits, alias=alias)


FUSION, SYNCHRO, XYZ, LINK, PENDULUM, RITUAL, TOKEN, TUNER = range(201, 209)
CARDS = {card.code: card for card in [monster(code, "normal") for code in range(1, 101)]}
CARDS |= {
    FUSION: monster(FUSION, "fusion"),
    SYNCHRO: monster(SYNCHRO, "effect", "synchro"),
    XYZ: monster(XYZ, "effect", "xyz"),
    LINK: monster(LINK, "effect", "link"),
    PENDULUM: monster(PENDULUM, "effect", "pendulum"),
    RITUAL: monster(RITUAL, "effect", "ritual"),
    TOKEN: monster(TOKEN, "normal", "token"),
    TUNER: monster(TUNER, "effect", "tuner"),
    301: CardData(code=301, name="Quiet Harvest", kind="spell", icon="normal"),
    302: CardData(code=302, name="Sand Pit", kind="trap", icon="normal"),
}
FORTY = tuple(range(1, 41))


def findings(
    edition: str,
    main: Sequence[int] = FORTY,
    extra: Sequence[int] = (),
    side: Sequence[int] = (),
    *,
    cards: Iterable[CardData] = (),
    restrictions: RestrictionList | None = None,
) -> list[Finding]:
    known = CARDS | {card.code: card for card in cards}
    piles = {"main": main, "extra": extra, "side": side}
    return check_deck(EDITIONS[edition], known, piles, restrictions)


def ids(found: list[Finding]) -> list[str]:
    return [finding.id for finding in found]


def only(found: list[Finding]) -> Finding:
    (finding,) = found
    return finding


@pytest.mark.rule("yugioh-fa", "YFA-0.4")
@pytest.mark.parametrize("edition", ALL)
def test_a_deck_is_freely_built_from_the_known_cards(edition: str) -> None:
    assert findings(edition, main=(*range(20, 58), 301, 302), side=(TUNER, 301)) == []
    assert ids(findings(edition, main=())) == ["deck.too-few"]
    assert ids(findings(edition, main=(*FORTY, 999))) == ["deck.unknown"]


@pytest.mark.rule("yugioh-zh", "YZH-1.1")
@pytest.mark.rule("yugioh-fa", "YFA-1.1", "YFA-1.5")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(
    ("count", "found"),
    [(39, ["deck.too-few"]), (40, []), (60, []), (61, ["deck.too-many"])],
)
def test_the_main_deck_has_40_to_60_cards(edition: str, count: int, found: list[str]) -> None:
    assert ids(findings(edition, main=range(1, count + 1))) == found


def test_size_findings_say_how_many_are_missing_and_cite_the_edition() -> None:
    short = only(findings("fa-course", main=FORTY[:38]))
    assert (short.pile, short.params["by"], short.mend) == ("main", 2, "mend.add")
    assert short.rules == ("YFA-1.1", "YFA-1.5")
    assert only(findings("zh-mr2", main=FORTY[:38])).rules == ("YZH-1.1",)
    # The Thai guide is silent about sizes: the Chinese book, its base, is cited.
    assert only(findings("th-guide", main=FORTY[:38])).rules == ("YZH-1.1",)


@pytest.mark.rule("yugioh-zh", "YZH-1.5", "YZH-1.35")
def test_the_extra_deck_has_15_cards_at_most_and_does_not_count_in_the_deck() -> None:
    fusions = [monster(400 + n, "fusion") for n in range(16)]
    codes = [card.code for card in fusions]
    assert findings("zh-mr2", main=range(1, 61), extra=codes[:15], cards=fusions) == []
    found = only(findings("zh-mr2", extra=codes, cards=fusions))
    assert (found.id, found.pile, found.params["most"]) == ("deck.too-many", "extra", 15)
    assert ids(findings("zh-mr2", main=FORTY[:30], extra=codes[:15], cards=fusions)) == ["deck.too-few"]


@pytest.mark.rule("yugioh-zh", "YZH-1.8", "YZH-3.14")
@pytest.mark.rule("yugioh-fa", "YFA-1.6", "YFA-1.8")
@pytest.mark.parametrize("edition", ALL)
def test_the_side_deck_has_15_cards_at_most(edition: str) -> None:
    assert findings(edition, side=()) == findings(edition, side=range(41, 56)) == []
    found = only(findings(edition, side=range(41, 57)))
    assert (found.id, found.pile, found.params["by"]) == ("deck.too-many", "side", 1)


@pytest.mark.rule("yugioh-zh", "YZH-1.2", "YZH-2.86", "YZH-5.1")
@pytest.mark.rule("yugioh-fa", "YFA-1.2", "YFA-2.68", "YFA-5.1")
@pytest.mark.rule("yugioh-th", "YTH-4.1")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("code", [50, 301, 302])
def test_three_copies_of_a_name_over_all_piles(edition: str, code: int) -> None:
    assert findings(edition, main=(*FORTY, code, code), side=(code,)) == []
    found = only(findings(edition, main=(*FORTY, code, code), side=(code, code)))
    assert (found.id, found.codes, found.params["count"], found.params["limit"]) == (
        "deck.copies",
        (code,),
        4,
        3,
    )
    assert found.params["name"] == CARDS[code].name
    assert found.rules == CITED["deck.copies"][edition]


@pytest.mark.rule("yugioh-zh", "YZH-1.2", "YZH-5.1")
@pytest.mark.rule("yugioh-fa", "YFA-1.2")
@pytest.mark.rule("yugioh-th", "YTH-4.1")
@pytest.mark.parametrize("edition", ALL)
def test_copies_in_the_extra_deck_count_too(edition: str) -> None:
    found = findings(edition, extra=(FUSION, FUSION), side=(FUSION, FUSION))
    assert [finding.params["count"] for finding in found if finding.id == "deck.copies"] == [4]


@pytest.mark.rule("yugioh-zh", "YZH-2.2")
@pytest.mark.rule("yugioh-fa", "YFA-2.2", "YFA-2.68")
@pytest.mark.rule("yugioh-th", "YTH-4.2")
@pytest.mark.parametrize("edition", ALL)
def test_other_artworks_and_cards_that_count_as_it_are_one_name(edition: str) -> None:
    base = monster(501, "normal", name="Harbour Wing")
    art = monster(502, "normal", name="Harbour Wing", alias=501)
    sister = monster(503, "normal", name="Harbour Wing Sister", alias=501)
    twin = monster(504, "normal", name="Harbour Wing")
    cards = (base, art, sister, twin)
    assert findings(edition, main=(*FORTY, 501, 502, 503), cards=cards) == []
    found = only(findings(edition, main=(*FORTY, 501, 502), side=(503, 504), cards=cards))
    assert (found.id, found.codes) == ("deck.copies", (501, 502, 503, 504))
    assert found.rules == CITED["deck.copies"][edition]
    other = monster(505, "normal", name="Harbour Wings")
    assert findings(edition, main=(*FORTY, 501, 501, 501, 505), cards=(base, other)) == []


@pytest.mark.parametrize(
    ("edition", "piles", "rules"),
    [
        pytest.param("zh-mr2", {"main": FORTY[1:]}, "YZH-1.1", marks=rule("yugioh-zh", "YZH-1.1")),
        pytest.param(
            "fa-course", {"main": FORTY[1:]}, "YFA-1.1 YFA-1.5", marks=rule("yugioh-fa", "YFA-1.1", "YFA-1.5")
        ),
        pytest.param(
            "zh-mr2", {"extra": range(701, 717)}, "YZH-1.5 YZH-1.35", marks=rule("yugioh-zh", "YZH-1.5", "YZH-1.35")
        ),
        pytest.param(
            "zh-mr2", {"side": range(41, 57)}, "YZH-1.8 YZH-3.14", marks=rule("yugioh-zh", "YZH-1.8", "YZH-3.14")
        ),
        pytest.param(
            "fa-course", {"side": range(41, 57)}, "YFA-1.6 YFA-1.8", marks=rule("yugioh-fa", "YFA-1.6", "YFA-1.8")
        ),
    ],
)
def test_a_finding_of_size_cites_the_rules_of_its_book(edition: str, piles: dict[str, Any], rules: str) -> None:
    fusions = [monster(code, "fusion") for code in range(701, 717)]
    assert only(findings(edition, **piles, cards=fusions)).rules == tuple(rules.split())


def test_unknown_cards_are_one_name_with_themselves() -> None:
    assert name_key(999, CARDS) != name_key(998, CARDS)
    found = findings("zh-mr2", main=(*FORTY, 999, 999, 999, 999, 998))
    assert ids(found) == ["deck.copies", "deck.unknown"]
    assert found[1].codes == (999, 998)


#: What is cited for a name that is there too often.
CITED = {
    "deck.forbidden": {
        "zh-mr2": ("YZH-1.3", "YZH-5.3"),
        "fa-course": ("YFA-1.3", "YFA-5.4"),
        "th-guide": ("YTH-4.3", "YTH-4.5"),
    },
    "deck.limited": {
        "zh-mr2": ("YZH-1.3", "YZH-5.4"),
        "fa-course": ("YFA-1.3", "YFA-5.2"),
        "th-guide": ("YTH-4.3", "YTH-4.6"),
    },
    "deck.semi-limited": {
        "zh-mr2": ("YZH-1.3", "YZH-5.5"),
        "fa-course": ("YFA-1.3", "YFA-5.3"),
        "th-guide": ("YTH-4.3", "YTH-4.7"),
    },
    "deck.copies": {
        "zh-mr2": ("YZH-1.2", "YZH-2.86", "YZH-5.1"),
        "fa-course": ("YFA-1.2", "YFA-2.68", "YFA-5.1"),
        "th-guide": ("YTH-4.1", "YTH-4.2"),
    },
}
OFFICIAL = RestrictionList(name="2011.9", copies={50: 0, 51: 1, 52: 2, 53: 3})


@pytest.mark.rule("yugioh-zh", "YZH-1.3", "YZH-5.2", "YZH-5.3", "YZH-5.4", "YZH-5.5")
@pytest.mark.rule("yugioh-fa", "YFA-1.3", "YFA-5.2", "YFA-5.3", "YFA-5.4", "YFA-5.5", "YFA-5.6")
@pytest.mark.rule("yugioh-th", "YTH-4.3", "YTH-4.5", "YTH-4.6", "YTH-4.7")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(
    ("code", "allowed", "found"),
    [
        (50, 0, "deck.forbidden"),
        (51, 1, "deck.limited"),
        (52, 2, "deck.semi-limited"),
        (54, 3, "deck.copies"),
    ],
)
def test_restricted_cards_over_all_piles(edition: str, code: int, allowed: int, found: str) -> None:
    copies = [code] * allowed
    assert findings(edition, main=(*FORTY, *copies), restrictions=OFFICIAL) == []
    over = only(findings(edition, main=(*FORTY, *copies), side=(code,), restrictions=OFFICIAL))
    assert (over.id, over.params["limit"], over.params["count"]) == (found, allowed, allowed + 1)
    assert over.rules == CITED[found][edition]
    # Without a list nothing is restricted: official tournaments add the list.
    assert findings(edition, main=(*FORTY, *[code] * 3)) == []


@pytest.mark.rule("yugioh-zh", "YZH-5.2")
@pytest.mark.rule("yugioh-fa", "YFA-5.5")
@pytest.mark.parametrize(("listed", "allowed"), [(-1, 0), (0, 0), (1, 1), (2, 2), (3, 3), (7, 3)])
def test_there_are_three_classes_and_no_other(listed: int, allowed: int) -> None:
    assert copies_allowed(CARDS[50], RestrictionList(name="x", copies={50: listed})) == allowed


@pytest.mark.rule("yugioh-th", "YTH-4.3", "YTH-4.5")
def test_a_forbidden_card_may_not_even_lie_in_the_extra_deck() -> None:
    banned = RestrictionList(name="x", copies={FUSION: 0})
    found = only(findings("th-guide", extra=(FUSION,), restrictions=banned))
    assert (found.id, found.rules) == ("deck.forbidden", ("YTH-4.3", "YTH-4.5"))


@pytest.mark.rule("yugioh-zh", "YZH-5.6")
@pytest.mark.rule("yugioh-fa", "YFA-5.6")
def test_the_list_is_outside_data_and_may_be_another_one() -> None:
    deck = (*FORTY, 51, 51)
    newer = RestrictionList(name="2012.3", copies={51: 2})
    assert ids(findings("zh-mr2", main=deck, restrictions=OFFICIAL)) == ["deck.limited"]
    assert findings("zh-mr2", main=deck, restrictions=newer) == []
    closed = RestrictionList(name="course", copies=dict.fromkeys(FORTY, 3), whitelist=True)
    assert findings("fa-course", restrictions=closed) == []
    assert ids(findings("fa-course", main=(*FORTY, 53), restrictions=closed)) == ["deck.forbidden"]


def test_an_artwork_is_restricted_with_its_card() -> None:
    base = monster(501, "normal", name="Harbour Wing")
    art = monster(502, "normal", name="Harbour Wing", alias=501)
    limited = RestrictionList(name="x", copies={501: 1})
    found = only(findings("zh-mr2", main=(*FORTY, 502, 502), cards=(base, art), restrictions=limited))
    assert (found.id, found.codes) == ("deck.limited", (502,))


@pytest.mark.rule("yugioh-zh", "YZH-2.36", "YZH-2.45", "YZH-2.54")
@pytest.mark.parametrize(("code", "rule"), [(FUSION, "YZH-2.54"), (SYNCHRO, "YZH-2.45"), (XYZ, "YZH-2.36")])
def test_monsters_of_the_extra_deck_are_kept_apart_from_the_deck(code: int, rule: str) -> None:
    assert findings("zh-mr2", extra=(code,)) == []
    found = only(findings("zh-mr2", main=(*FORTY, code)))
    assert (found.id, found.pile, found.codes, found.rules) == (
        "deck.extra-in-main",
        "main",
        (code,),
        (rule,),
    )
    assert findings("zh-mr2", side=(code,)) == []


@pytest.mark.rule("yugioh-zh", "YZH-1.5", "YZH-1.7")
@pytest.mark.parametrize("code", [1, 301, 302, TUNER])
def test_only_monsters_with_special_summons_go_into_the_extra_deck(code: int) -> None:
    found = only(findings("zh-mr2", main=(*FORTY[1:], 60), extra=(code,)))
    assert (found.id, found.pile, found.rules) == ("deck.not-extra", "extra", ("YZH-1.5", "YZH-1.7"))


@pytest.mark.rule("yugioh-fa", "YFA-2.38")
@pytest.mark.parametrize("edition", ALL)
def test_ritual_monsters_belong_in_the_main_deck(edition: str) -> None:
    assert findings(edition, main=(*FORTY, RITUAL)) == []
    assert only(findings(edition, extra=(RITUAL,))).id == "deck.ritual-in-extra"
    assert only(findings("fa-course", extra=(RITUAL,))).rules == ("YFA-2.38",)


@pytest.mark.parametrize(
    ("edition", "lacking"),
    [
        ("zh-mr2", {LINK, PENDULUM}),
        ("th-guide", {LINK, PENDULUM, XYZ}),
        ("fa-course", {LINK, PENDULUM, XYZ, SYNCHRO, FUSION}),
    ],
)
def test_kinds_that_an_edition_lacks_are_refused_by_name(edition: str, lacking: set[int]) -> None:
    for code in (FUSION, SYNCHRO, XYZ, LINK, PENDULUM):
        in_extra = () if code == PENDULUM else (code,)
        in_main = (PENDULUM,) if code == PENDULUM else ()
        found = findings(edition, main=(*FORTY, *in_main), extra=in_extra)
        assert ids(found) == (["deck.kind"] if code in lacking else [])
        if found:
            assert found[0].params["name"] == CARDS[code].name
            assert found[0].params["kind"] in CARDS[code].traits
            assert found[0].params["edition"] == edition
            assert ids(findings(edition, side=(code,))) == ["deck.kind"]


def test_a_pendulum_fusion_is_refused_for_what_the_edition_lacks() -> None:
    both = monster(601, "effect", "fusion", "pendulum")
    assert only(findings("zh-mr2", extra=(601,), cards=(both,))).params["kind"] == "pendulum"


@pytest.mark.rule("yugioh-zh", "YZH-5.7")
@pytest.mark.rule("yugioh-th", "YTH-4.10")
@pytest.mark.parametrize("edition", ALL)
def test_tokens_are_never_part_of_a_deck(edition: str) -> None:
    assert ids(findings(edition, main=(*FORTY, TOKEN))) == ["deck.token"]
    assert ids(findings(edition, extra=(TOKEN,))) == ["deck.token"]
    assert ids(findings(edition, side=(TOKEN,))) == ["deck.token"]
    assert only(findings("th-guide", main=(*FORTY, TOKEN))).rules == ("YTH-4.10",)


def test_findings_come_in_the_order_of_the_deck() -> None:
    found = findings("zh-mr2", main=(TOKEN, FUSION, 1, 1, 1, 1), extra=(301,), side=(LINK, 777))
    assert ids(found) == [
        "deck.too-few",
        "deck.token",
        "deck.extra-in-main",
        "deck.not-extra",
        "deck.kind",
        "deck.copies",
        "deck.unknown",
    ]
