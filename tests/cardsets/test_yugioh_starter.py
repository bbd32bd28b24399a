"""The starter set: every text is its program, and its decks hold every kind of card and effect of the three books."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from sanam import paths
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.decks.check import check
from sanam.decks.files import load_deck
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading import texts
from sanam.games.yugioh.vocabulary.editions import EDITIONS

EDITION_OF = {"": "zh-mr2", "-th": "th-guide", "-fa": "fa-course"}
DECKS = ("river", "sky")


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    with Catalogue(tmp_path_factory.mktemp("starter") / "catalogue.db") as opened:
        report = import_set(opened, paths.cardset_dir() / "yugioh-starter.toml")
        assert (report.by_hand, report.refused) == (0, [])
        yield opened


@pytest.fixture(scope="module")
def cards(catalogue: Catalogue) -> list[CardData]:
    codes = [int(code) for code in catalogue.names("yugioh", "en")]
    return [*catalogue.cards("yugioh", codes).values()]


@pytest.fixture(scope="module")
def played(catalogue: Catalogue) -> list[CardData]:
    """The cards of the two decks, Side Decks included."""
    codes = {code for name in DECKS for code in load_deck(name, catalogue).all_codes()}
    return [*catalogue.cards("yugioh", sorted(codes)).values()]


def abilities(card: CardData) -> list[t.Ability]:
    return t.from_plain(card.abilities or [])


def test_the_set_is_large_and_its_cards_distinct(cards: list[CardData]) -> None:
    assert len(cards) >= 72
    assert sorted(card.code for card in cards) == [900100001 + index for index in range(len(cards))]
    assert len({card.name for card in cards}) == len(cards)
    assert len({card.text for card in cards}) == len(cards)


def test_every_text_is_understood_and_comes_back(cards: list[CardData]) -> None:
    for card in cards:
        if "normal" in card.traits:
            assert card.abilities is None and not card.by_hand
        else:
            found = texts.understand(card.text, card)
            written = texts.understand(texts.write(found.sentences, "en"), card)
            assert [sentence.tree for sentence in written.sentences] == [sentence.tree for sentence in found.sentences]
            assert abilities(card) == texts.parse(card.text, card) != []


def test_every_card_is_in_a_deck(cards: list[CardData], played: list[CardData], catalogue: Catalogue) -> None:
    variants = {code for name in DECKS for end in EDITION_OF for code in load_deck(name + end, catalogue).all_codes()}
    assert {card.name for card in cards if str(card.code) not in variants} == set()
    assert {str(card.code) for card in played} <= variants


@pytest.mark.parametrize("ending", EDITION_OF)
@pytest.mark.parametrize("name", DECKS)
def test_decks_are_legal_in_their_edition(catalogue: Catalogue, name: str, ending: str) -> None:
    deck = load_deck(name + ending, catalogue)
    edition = EDITION_OF[ending]
    assert edition in EDITIONS
    report = check(deck, catalogue, "yugioh", edition)
    assert (report.legal, report.unknown, report.by_hand) == (True, [], [])
    assert report.counts["main"] == 40 and 8 <= report.counts["side"] <= 15
    assert max(Counter(code for pile in ("main", "extra", "side") for code in deck.codes(pile)).values()) <= 3


def test_both_decks_have_every_kind_of_card(played: list[CardData]) -> None:
    traits = {trait for card in played for trait in card.traits}
    assert {"normal", "effect", "ritual", "fusion", "synchro", "xyz", "tuner", "flip", "special-summon"} <= traits
    icons = {(card.kind, card.icon) for card in played}
    spells = {("spell", icon) for icon in ("normal", "equip", "continuous", "field", "quick-play", "ritual")}
    assert spells | {("trap", icon) for icon in ("normal", "continuous", "counter")} <= icons
    tributed = [card for card in played if card.kind == "monster" and not card.is_extra and "ritual" not in card.traits]
    levels = {card.level for card in tributed}
    assert {1, 2, 3, 4, 5, 6, 7, 8} <= levels
    assert any(card.atk is None for card in played) and any(card.atk == 0 and card.kind == "monster" for card in played)
    every_ritual = {card.name for card in played if "ritual" in card.traits}
    named = {
        op.group.filter.names[0]
        for card in played
        for ability in abilities(card)
        for op in t.operations(ability)
        if isinstance(op, t.RitualSummon)
    }
    assert named == every_ritual != set()


def test_both_decks_have_every_kind_of_effect(played: list[CardData]) -> None:
    monsters = [ability for card in played if card.kind == "monster" for ability in abilities(card)]
    assert {"flip", "continuous", "ignition", "quick", "trigger", "summon", "limit"} <= {a.kind for a in monsters}
    triggers = [ability for ability in monsters if ability.kind == "trigger"]
    assert {("when", True), ("if", True), ("when", False), ("if", False)} <= {(a.timing, a.optional) for a in triggers}
    operations = [op for card in played for ability in abilities(card) for op in t.operations(ability)]
    tags = {type(op) for op in operations}
    assert {
        t.CreateTokens,
        t.PlaceCounters,
        t.RemoveCounters,
        t.TakeControl,
        t.SwapControl,
        t.Detach,
        t.FusionSummon,
        t.RitualSummon,
        t.TossCoin,
        t.RollDie,
        t.Choose,
        t.WinDuel,
        t.Equip,
        t.SpecialSummon,
        t.NormalSummon,
        t.SkipPhase,
        t.Later,
        t.Negate,
        t.Replace,
        t.Damage,
        t.GainLife,
        t.PayLife,
        t.Draw,
        t.Destroy,
        t.ChangePosition,
        t.Look,
        t.Arrange,
        t.EndBattlePhase,
    } <= tags
    moves = {op.how for op in operations if isinstance(op, t.Move)}
    assert {"banish", "add", "return", "discard", "tribute", "send"} <= moves
    rules = {op.rule for op in operations if isinstance(op, t.Rule)}
    assert {"attacks directly", "pierces", "attacks twice", "cannot attack", "unaffected"} <= rules
    revivals = [op for op in operations if isinstance(op, t.SpecialSummon) and op.group.zones == ("hand", "graveyard")]
    groups = [group for card in played for ability in abilities(card) for group in ability.targets]
    assert revivals and any(group.zones == ("graveyard",) for group in groups)


def test_the_damage_step_has_its_cards(played: list[CardData]) -> None:
    names = {
        card.name
        for card in played
        if card.icon in ("quick-play", "normal")
        and card.kind != "monster"
        and any(ability.kind == "activate" and t.changes_battle_values(ability) for ability in abilities(card))
    }
    assert {"Burst of Incense", "Undertow", "Weathercock"} <= names


def test_the_chain_example_of_the_books_can_be_played(played: list[CardData]) -> None:
    by_name = {card.name: abilities(card) for card in played}
    (storm,), (halt,), (jar,) = by_name["Sudden Downpour"], by_name["Curfew Bell"], by_name["Clay Savings Jar"]
    (seven,), (spell,) = by_name["Customs Inspection"], by_name["Silence of the Temple Court"]
    everything = t.Group(number="all", whose="either", zones=("field",), filter=t.Filter(kinds=("spell", "trap")))
    assert storm.do == (t.Step(t.Destroy(group=everything)),)
    monsters = t.Group(number="all", whose="opponent", zones=("field",), filter=t.Filter(kinds=("monster",)))
    assert halt.do == (t.Step(t.Rule(group=monsters, rule="cannot attack", until="turn")),)
    assert jar.do == (t.Step(t.Draw(count=1)),)
    for counter, kind, cost in (
        (seven, "trap", t.PayLife(amount=1000)),
        (spell, "spell", t.Move(how="discard", group=t.Group(whose="you", zones=("hand",)))),
    ):
        assert counter.when is not None and counter.when.events == ("activation",) and counter.when.subject is not None
        assert counter.when.subject.filter.kinds == (kind,)
        assert counter.cost == (t.Step(cost),)
        assert [step.op for step in counter.do] == [t.Negate(what="activation"), t.Destroy(group=t.Group(ref="it"))]


def test_deck_files_hold_only_codes_and_marks() -> None:
    for path in sorted(Path(paths.cardset_dir() / "decks").glob("*.ydk")):
        lines = path.read_text("utf-8").splitlines()
        assert lines[:2] == ["#created by Sanam", "#main"] and "#extra" in lines and "!side" in lines
        assert all(line.isdigit() for line in lines if line[0] not in "#!")
