"""The phrase book of Summoner Master: what it reads in Thai and English, and writes in five languages."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import pytest
from arena import mystic, seal

from sanam import paths
from sanam.abilities.book import Entry
from sanam.abilities.grammar import Grammar
from sanam.abilities.reader import read
from sanam.abilities.samples import Sampler
from sanam.abilities.tree import Tree, from_plain, to_plain
from sanam.abilities.writer import Writer
from sanam.games.summoner_master.cards.model import Power, SummonerCard
from sanam.games.summoner_master.texts.execution import registry as doing
from sanam.games.summoner_master.texts.reading import texts
from sanam.games.summoner_master.texts.tree.program import EITHER, HOLD, Meaningless

BOOK = texts.book()
ENTRIES = [entry for entry in BOOK.entries if not entry.is_alias]
GRAMMARS = {language: Grammar(BOOK, language) for language in BOOK.languages}
SAMPLER = Sampler(BOOK, seed=11)
#: Of each entry a tree with all its optional slots, and one without.
TREES = {entry.key: [SAMPLER.sample(entry, full) for full in (True, False)] for entry in ENTRIES}


@pytest.mark.parametrize("language", BOOK.languages)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_every_entry_is_written_and_read_back_in_every_language(entry: Entry, language: str) -> None:
    for tree in TREES[entry.key]:
        said = Writer(BOOK, language).text(tree)
        assert read(GRAMMARS[language], said, entry.category).trees == (tree,), said


def test_everything_that_can_be_said_is_carried_out() -> None:
    said = {entry.key for entry in BOOK.by_category["Op"]}
    assert said == set(doing.DO) | HOLD
    assert set(doing.DO) >= EITHER


def test_trees_survive_being_stored() -> None:
    for tree, _ in TREES.values():
        assert from_plain(to_plain(tree)) == tree


# --- the starter set ------------------------------------------------------------------------------


def starter() -> list[dict[str, Any]]:
    with (paths.cardset_dir() / "summoner-master-starter.toml").open("rb") as file:
        found: list[dict[str, Any]] = tomllib.load(file)["card"]
    return found


def card_of(table: dict[str, Any]) -> SummonerCard:
    fields = SummonerCard.__struct_fields__
    return msgspec.convert({key: value for key, value in table.items() if key in fields}, SummonerCard)


def same(tree: Tree) -> dict[str, Any]:
    """A tree without the names of other cards, which differ between languages."""
    plain = to_plain(tree)

    def blank(node: Any) -> None:
        for value in node.values() if isinstance(node, dict) else node:
            if isinstance(value, dict) and value.get("is") == "NAME":
                value["v"] = ""
            elif isinstance(value, (dict, list)):
                blank(value)

    blank(plain)
    return plain


@pytest.mark.parametrize("table", [t for t in starter() if card_of(t).lines()], ids=lambda table: table["name"])
def test_the_starter_texts_mean_the_same_in_thai_and_english(table: dict[str, Any]) -> None:
    card = card_of(table)
    reading = texts.reading(card, "en")
    assert reading.whole, reading.problem
    thai = table["texts"]["th"].split("\n")
    assert len(thai) == len(card.lines())
    for (box, at, _, _), sentence, said in zip(card.lines(), reading.sentences, thai, strict=True):
        named = box == "forms" or (box == "powers" and bool(card.powers[at].name))
        text = said.partition(": ")[2] if named else said
        assert sentence.tree is not None
        assert same(texts.understood(text, box, at, card, "th")) == same(sentence.tree), text
        for language in texts.WRITES:
            assert texts.write_tree(sentence.tree, language)


# --- what is not understood where it stands -------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "why"),
    [
        (seal("a", powers=(Power(text="Draw 1 Seal Card."),)), "no moment says when"),
        (seal("a", powers=(Power(text="1 opposing Seal gains At +1."),)), "picks no cards"),
        (seal("a", powers=(Power(text="The Seal gains At +1."),)), "attached to no such card"),
        (seal("a", powers=(Power(text="Mp 2. Draw 1 Seal Card."),)), "only Skills have a Cost"),
        (seal("a", powers=(Power(kind="skill", text="Mp 2. Draw 1 Seal Card.", mp=1),)), "Cost is not that"),
        (seal("a", powers=(Power(kind="skill", text="When it attacks: draw 1 Seal Card.", mp=1),)), "when it is used"),
        (mystic("a", text="The Seal has no Effect."), "not happen at a moment"),
        (mystic("a", "PA", 2, text="Draw 1 Seal Card."), "no moment says when"),
    ],
)
def test_what_makes_no_sense_where_it_stands_is_not_understood(card: SummonerCard, why: str) -> None:
    reading = texts.reading(card, "en")
    assert reading.problem is not None
    assert why in reading.problem[2]


def test_what_an_attack_form_says_must_be_what_it_has() -> None:
    table = next(table for table in starter() if table["name"] == "Willow Dancer")
    card = card_of(table)
    form = msgspec.structs.replace(card.forms[0], strikes=3)
    with pytest.raises(Meaningless):
        texts.understood(form.text, "forms", 0, msgspec.structs.replace(card, forms=(form,)), "en")
