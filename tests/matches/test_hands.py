"""A match can begin with a certain opening hand, in every game and whoever goes first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from sanam import games
from sanam.catalogue.first_run import FILE
from sanam.catalogue.store import Catalogue
from sanam.decks.files import load_deck
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.matches.hands import with_hand
from sanam.matches.setup import header_for
from sanam.matches.store import Store
from starter_cards import with_starters

DECKS = {"yugioh": ("river", "sky"), "onepiece": ("watch", "tide"), "summoner-master": ("willow", "workshop")}


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    with Catalogue(with_starters(tmp_path_factory.mktemp("starters")) / FILE) as catalogue:
        yield catalogue


def header(cards: Catalogue, game: str, first: str) -> Header:
    edition = games.get(game).matches.edition_ids[0]
    decks = [load_deck(name, cards) for name in DECKS[game]]
    return header_for(cards, game=game, edition=edition, decks=decks, names="AB", seed=7, options={"first": first})


def hand(play: Play, seat: int = 0) -> list[str]:
    return [str(card.code) for card in Session(play, seat).view.zones[f"{seat}.hand"]]


@pytest.mark.parametrize("game", sorted(DECKS))
@pytest.mark.parametrize("first", ["seat0", "seat1"])
def test_the_hand_is_what_was_asked_for(cards: Catalogue, game: str, first: str, tmp_path: Path) -> None:
    begun = header(cards, game, first)
    play = Play(games.build(begun))
    play.start(begun.seed)
    before = hand(play)
    deck = [card.code for card in play.table.cards.values() if card.owner == 0]
    # The cards that lie deepest in the decks that are drawn from, of each kind as many as were drawn.
    backs = [play.game.back(card) for card in play.table.cards.values() if card.zone == "0.hand"]
    wanted: list[str] = []
    for back in backs:
        for card in play.table.cards.values():
            there = card.owner == 0 and play.game.hidden_from(card, 0) and play.game.back(card) == back
            if there and wanted.count(card.code) < 1 and card.code not in before:
                wanted.append(card.code)
                break
    assert len(wanted) >= 3
    made = with_hand(begun, 0, wanted)
    with Store(tmp_path).create(made) as match:
        there = hand(match.play)
        assert len(there) == len(before)
        assert not Counter(wanted) - Counter(there)
        assert Counter(card.code for card in match.play.table.cards.values() if card.owner == 0) == Counter(deck)
        assert match.play.choice is not None


def test_what_is_not_in_the_deck_is_left_out(cards: Catalogue) -> None:
    begun = header(cards, "yugioh", "seat0")
    play = Play(games.build(with_hand(begun, 0, ["1", "2"])))
    play.start(begun.seed)
    assert "1" not in hand(play)
