"""What the rules say against a board that is set up by hand: each fault alone, with its rule, until it is mended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from test_editing import card, reasons

from sanam.catalogue.first_run import open_catalogue
from sanam.catalogue.store import Catalogue
from sanam.engine.manual import Move, SetCount
from sanam.matches.editing import Editing
from starter_cards import with_starters

Break = Callable[["Board"], None]


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    made = open_catalogue(with_starters(tmp_path_factory.mktemp("cards")))
    yield made
    made.close()


class Board:
    """A legal board of a game, on which cards are put by what they are."""

    def __init__(self, catalogue: Catalogue, game: str, edition: str) -> None:
        self.catalogue, self.game = catalogue, game
        self.editing = Editing.empty(catalogue, game, edition, ("Ana", "Bo"))
        if game == "onepiece":
            for seat in (0, 1):
                self.put("character", f"{seat}.deck", "down", owner=seat)

    def put(self, kind: str, zone: str, stance: str = "up", owner: int | None = None) -> None:
        # Extra Cards come with one of the decks only.
        code, data = card(self.catalogue, self.game, KINDS[self.game, kind], deck=int(kind == "extra"))
        self.editing.put(code, data, int(zone[0]) if owner is None else owner, zone, stance)

    def move_don(self, zone: str) -> None:
        don = self.editing.play.table.zones["0.don-deck"][0]
        self.editing.session.act_by_hand(0, Move(don, zone, None, "up"))

    def set(self, seat: int, number: str, value: int) -> None:
        self.editing.session.act_by_hand(0, SetCount(f"seat{seat}", number, value))


KINDS: dict[tuple[str, str], Callable[[Any], bool]] = {
    ("yugioh", "monster"): lambda data: data.kind == "monster" and not data.is_extra,
    ("yugioh", "extra"): lambda data: data.is_extra,
    ("yugioh", "spell"): lambda data: data.kind == "spell" and data.icon != "field",
    ("yugioh", "field"): lambda data: data.icon == "field",
    ("onepiece", "character"): lambda data: data.category == "character",
    ("onepiece", "stage"): lambda data: data.category == "stage",
    ("onepiece", "leader"): lambda data: data.category == "leader",
    ("summoner-master", "seal"): lambda data: data.family == "seal" and not data.extra,
    ("summoner-master", "extra"): lambda data: data.extra,
    ("summoner-master", "mystic"): lambda data: data.family == "mystic",
}


def puts(kind: str, zone: str, stance: str = "up", times: int = 1, owner: int | None = None) -> Break:
    def lay(board: Board) -> None:
        for _ in range(times):
            board.put(kind, zone, stance, owner)

    return lay


def sets(number: str, value: int) -> Break:
    return lambda board: board.set(1, number, value)


def empties_deck(board: Board) -> None:
    for number in list(board.editing.play.table.zones["1.deck"]):
        board.editing.remove(number)


def adds_don(board: Board) -> None:
    don = board.editing.play.table.cards[board.editing.play.table.zones["0.don-deck"][0]].code
    board.editing.put(don, None, 0, "0.don-deck", "down")


def row(book: str, game: str, edition: str, rule: str, reason: str, breaks: Break, name: str = "") -> Any:
    marks = pytest.mark.rule(book, rule)
    return pytest.param(game, edition, rule, reason, breaks, marks=marks, id=f"{rule} {name or reason}")


def duel(edition: str, rule: str, reason: str, breaks: Break, name: str = "") -> Any:
    book = {"zh-mr2": "yugioh-zh", "zh-mr3": "yugioh-zh", "fa-course": "yugioh-fa", "th-guide": "yugioh-th"}[edition]
    return row(book, "yugioh", edition, rule, reason, breaks, name)


def voyage(rule: str, reason: str, breaks: Break, name: str = "") -> Any:
    return row("one-piece", "onepiece", "standard", rule, reason, breaks, name)


def arena(rule: str, reason: str, breaks: Break, name: str = "") -> Any:
    return row("summoner-master", "summoner-master", "caller", rule, reason, breaks, name)


FAULTS = (
    duel("zh-mr2", "YZH-1.20", "zone-taken", puts("monster", "1.m3", times=2)),
    duel("zh-mr2", "YZH-1.21", "face-down-is-defense", puts("monster", "0.m2", "down")),
    duel("zh-mr2", "YZH-1.23", "wrong-zone", puts("spell", "0.m1"), "a Spell among monsters"),
    duel("zh-mr2", "YZH-1.23", "wrong-zone", puts("monster", "0.s1"), "a monster among Spells"),
    duel("zh-mr2", "YZH-1.23", "wrong-zone", puts("monster", "0.extra"), "an Extra Deck"),
    duel("zh-mr2", "YZH-1.23", "wrong-zone", puts("extra", "0.deck", "down"), "a Main Deck"),
    duel("zh-mr2", "YZH-1.23", "wrong-zone", puts("spell", "0.field"), "a Field Zone"),
    duel("zh-mr2", "YZH-3.7", "no-life-points", sets("lp", 0)),
    duel("zh-mr2", "YZH-5.28", "not-attached", puts("monster", "0.materials")),
    duel("fa-course", "YFA-1.15", "zone-taken", puts("monster", "1.m3", times=2)),
    duel("fa-course", "YFA-1.15", "wrong-zone", puts("spell", "0.m1")),
    duel("fa-course", "YFA-2.57", "face-down-is-defense", puts("monster", "0.m2", "down")),
    duel("fa-course", "YFA-3.4", "no-life-points", sets("lp", 0)),
    duel("th-guide", "YTH-2.13", "wrong-zone", puts("spell", "0.m1")),
    duel("th-guide", "YTH-3.4", "face-down-is-defense", puts("monster", "0.m2", "down")),
    voyage("3-1-1", "not-in-that-area", lambda board: board.move_don("0.hand")),
    voyage("3-1-3", "not-in-that-area", puts("character", "1.trash", owner=0)),
    voyage("3-3-1", "not-in-that-area", puts("character", "0.don-deck", "down")),
    voyage("3-7-1", "not-in-that-area", puts("stage", "0.character")),
    voyage("3-7-6", "no-room", puts("character", "0.character", times=6)),
    voyage("3-8-1", "not-in-that-area", puts("character", "0.stage")),
    voyage("3-8-5", "no-room", puts("stage", "0.stage", times=2)),
    voyage("3-9-1", "not-in-that-area", puts("character", "0.cost")),
    voyage("4-4-1", "active-or-rested", puts("character", "0.character", "down")),
    voyage("5-1-2", "too-many-don", adds_don),
    voyage("6-5-5-1", "attach-to-a-card", lambda board: board.move_don("0.given")),
    voyage("9-2-1-2", "empty-deck", empties_deck),
    arena("101.3", "too-much-mp", sets("mp", 9)),
    arena("102.2", "outside-the-game", puts("extra", "0.hand", "down")),
    arena("103.2", "shrine-is-full", puts("seal", "1.seal-shrine", times=12)),
    arena("300.2", "wrong-zone", puts("mystic", "0.seal-library", "down"), "a Library"),
    arena("300.2", "wrong-zone", puts("mystic", "0.at-line"), "a Line"),
    arena("300.2", "not-owned", puts("seal", "0.seal-library", "down", owner=1)),
    arena("303.1", "arena-is-face-up", puts("seal", "0.at-line", "down")),
    arena("508.4", "no-such-host", puts("seal", "0.support")),
)


@pytest.mark.parametrize(("game", "edition", "rule", "reason", "breaks"), FAULTS)
def test_a_board_says_which_rule_it_breaks_until_that_is_taken_back(
    catalogue: Catalogue, game: str, edition: str, rule: str, reason: str, breaks: Break
) -> None:
    board = Board(catalogue, game, edition)
    assert reasons(board.editing) == set()
    begun = len(board.editing.play.batches)
    breaks(board)
    assert reasons(board.editing) == {(reason, rule)}
    while len(board.editing.play.batches) > begun:
        board.editing.play.undo()
    assert reasons(board.editing) == set()
