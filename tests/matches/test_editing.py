"""Boards that are set up by hand, in every game: put together, judged by the rules, and played from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.catalogue.first_run import open_catalogue
from sanam.catalogue.store import Catalogue
from sanam.decks.files import load_deck
from sanam.engine.batch import fingerprint
from sanam.engine.choice import Refused
from sanam.engine.manual import Attach, Move, SetCount, Turn
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.matches.editing import Editing, Moment, NotABoard
from sanam.matches.setup import header_for
from starter_cards import with_starters

GAMES = ("yugioh", "onepiece", "summoner-master")


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    made = open_catalogue(with_starters(tmp_path_factory.mktemp("cards")))
    yield made
    made.close()


def empty(catalogue: Catalogue, game: str) -> Editing:
    return Editing.empty(catalogue, game, games.get(game).matches.edition_ids[0], ("Ana", "Bo"))


def card(catalogue: Catalogue, game: str, fits: Callable[[Any], bool], deck: int = 0) -> tuple[str, Any]:
    """The first card of a starter deck that fits, with its definition."""
    codes = load_deck(games.get(game).starter.decks[deck], catalogue).all_codes()
    return next((code, data) for code, data in catalogue.cards(game, codes).items() if fits(data))


def filled(catalogue: Catalogue, game: str) -> Editing:
    """An empty board with a deck for each player, so that nobody loses at once."""
    editing = empty(catalogue, game)
    rules = games.get(game).decks
    for seat in (0, 1):
        deck = load_deck(games.get(game).starter.decks[seat], catalogue)
        known = catalogue.cards(game, deck.all_codes())
        piles = {"yugioh": {"main": "deck"}, "onepiece": {"deck": "deck"}}.get(
            game, {"seal": "seal-library", "mystic": "mystic-library"}
        )
        for pile, zone in piles.items():
            for code in deck.codes(pile)[:12]:
                assert rules.home(known[code]) == pile
                editing.put(code, known[code], seat, f"{seat}.{zone}", "down")
    if game == "summoner-master":  # whoever has no Seal at the end of their Subturn loses (103.5)
        for seat in (0, 1):
            code, data = card(catalogue, game, lambda data: data.family == "seal")
            editing.put(code, data, seat, f"{seat}.df-line", "up")
    return editing


def play_on(header: Any, answers: int = 25) -> Play:
    play = Play(games.build(header))
    play.start(header.seed)
    player = RandomPlayer(5)
    for _ in range(answers):
        if play.choice is not None:
            player.answer(play)
    return play


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_played_from_the_beginning_of_every_phase_of_either_player(catalogue: Catalogue, game: str) -> None:
    editing = filled(catalogue, game)
    assert editing.faults().board == ()
    turn_mark, phase_mark = editing.setup.marks
    for phase in editing.phases:
        for player, turn in ((0, 4), (1, 5)):
            editing.stand(Moment(player, turn, phase))
            assert editing.moment == Moment(player, turn, phase)
            header = editing.position()
            assert header.start is not None
            play = Play(games.build(header))
            play.start(header.seed)
            marks = play.table.marks
            assert (marks["player"], marks[turn_mark]) in ((player, turn), (1 - player, turn + 1)), phase
            if phase.startswith("main"):
                assert (marks[phase_mark], marks["player"]) == (phase, player)
                assert play.choice is not None and play.choice.seat == player
            play_on(header, 12)


def codes(play: Play) -> dict[str, list[str]]:
    return {zone: [play.table.cards[card].code for card in cards] for zone, cards in play.table.zones.items()}


def keeps_what_is_known(board: Play, play: Play, session: Session) -> bool:
    """Whether the board has as many cards in each zone, and each that the seat of the session knows in its place."""
    new, old, hidden_from = codes(board), codes(play), play.game.hidden_from
    for zone, cards in play.table.zones.items():
        if len(new[zone]) != len(old[zone]):
            return False
        for at, card in enumerate(cards):
            known = session.open or not hidden_from(play.table.cards[card], session.seat)
            if known and new[zone][at] != old[zone][at]:
                return False
    return True


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_any_moment_of_a_match_can_be_set_up_anew_and_played_from(
    catalogue: Catalogue, game: str, seed: int, hands: str
) -> None:
    """Of a match with hidden hands only what the seat knows is kept in its place; the rest is drawn by lot."""
    decks = [load_deck(name, catalogue) for name in games.get(game).starter.decks[:2]]
    header = header_for(
        catalogue,
        game=game,
        edition=games.get(game).matches.edition_ids[0],
        decks=decks,
        names=["Ana", "Bo"],
        seed=seed,
        options={"open": hands == "open", **({"allow_illegal": True} if game != "yugioh" else {})},
    )
    play = Play(games.build(header))
    play.start(seed)
    assert play.open == (hands == "open")
    player = RandomPlayer(seed)
    for number in range(120):
        if play.choice is None:
            return
        if number % 40 == 39:
            session = Session.of(play)
            editing = Editing.of(session.position())
            marks = editing.play.table.marks
            assert keeps_what_is_known(editing.play, play, session)
            assert session.open or codes(editing.play) != codes(play)
            assert all(view.code for cards in editing.session.view.zones.values() for view in cards)
            if marks.get("player") is None:
                continue
            try:
                play_on(editing.position(), 8)
            except NotABoard:
                assert not editing.faults().legal
        player.answer(play)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_was_done_to_a_board_is_taken_back_and_done_again(catalogue: Catalogue, game: str) -> None:
    editing = empty(catalogue, game)
    play = editing.play
    tables = [fingerprint(play.table)]
    code, data = card(catalogue, game, lambda data: data.kind in ("monster", "character", "seal"))
    hand = "0.hand"
    editing.put(code, data, 0, hand, "down")
    number = play.table.zones[hand][-1]
    tables.append(fingerprint(play.table))
    for act in (
        lambda: editing.session.act_by_hand(0, SetCount(number, "marker", 3)),
        lambda: editing.session.act_by_hand(0, Turn(number, "up/side")),
        lambda: editing.stand(Moment(0, 7, editing.phases[-1])),
        lambda: editing.remove(number),
    ):
        length = len(play.batches)
        act()
        tables += [fingerprint(play.table)] * (len(play.batches) > length)
    assert number not in play.table.cards
    while play.can_undo:
        play.undo()
    assert fingerprint(play.table) == tables[0]
    assert editing.definition.id == game and code in editing.session.header.cards
    while play.can_redo:
        play.redo()
    assert fingerprint(play.table) == tables[-1]


def reasons(editing: Editing) -> set[tuple[str, str]]:
    return {(fault.reason, fault.rule) for fault in editing.faults().board}


def test_a_yugioh_board_says_which_rule_it_breaks(catalogue: Catalogue) -> None:
    editing = filled(catalogue, "yugioh")
    spell, spell_data = card(catalogue, "yugioh", lambda data: data.kind == "spell")
    monster, data = card(catalogue, "yugioh", lambda data: data.kind == "monster" and not data.is_extra)
    editing.put(spell, spell_data, 0, "0.m1", "up")
    assert reasons(editing) == {("wrong-zone", "YZH-1.23")}
    editing.put(monster, data, 0, "0.m2", "down")
    assert ("face-down-is-defense", "YZH-1.21") in reasons(editing)
    editing.put(monster, data, 1, "1.m3", "up")
    editing.put(monster, data, 1, "1.m3", "up")
    assert ("zone-taken", "YZH-1.20") in reasons(editing)
    editing.session.act_by_hand(0, SetCount("seat1", "lp", 0))
    assert ("no-life-points", "YZH-3.7") in reasons(editing)
    for _ in range(4):
        editing.put(monster, data, 0, "0.hand", "down")
    assert "deck.copies" in {finding.id for finding in editing.faults().decks}
    with pytest.raises(NotABoard):
        editing.position()


def test_a_one_piece_board_says_which_rule_it_breaks(catalogue: Catalogue) -> None:
    editing = filled(catalogue, "onepiece")
    person, data = card(catalogue, "onepiece", lambda data: data.category == "character")
    for _ in range(6):
        editing.put(person, data, 0, "0.character", "up")
    assert reasons(editing) == {("no-room", "3-7-6")}
    editing.put(person, data, 1, "1.stage", "up")
    assert ("not-in-that-area", "3-8-1") in reasons(editing)
    don = editing.play.table.zones["0.don-deck"][0]
    leader = editing.play.table.zones["0.leader"][0]
    editing.session.act_by_hand(0, Attach(don, leader))
    assert editing.play.table.cards[don].zone == "0.given"
    assert editing.session.view.find(f"#{leader}").values["given"] == 1  # type: ignore[union-attr]
    editing.session.act_by_hand(0, Move(don, "0.character", None, "up"))
    assert editing.play.table.cards[don].host is None
    assert ("not-in-that-area", "3-7-1") in reasons(editing)
    for number in list(editing.play.table.zones["1.deck"]):
        editing.remove(number)
    assert ("empty-deck", "9-2-1-2") in reasons(editing)


def test_another_leader_takes_the_place_of_the_leader(catalogue: Catalogue) -> None:
    editing = filled(catalogue, "onepiece")
    other, data = card(catalogue, "onepiece", lambda data: data.category == "leader", deck=1)
    leader = editing.play.table.zones["0.leader"]
    assert editing.play.table.cards[leader[0]].code != other
    editing.put(other, data, 0, "0.leader", "up")
    assert [editing.play.table.cards[number].code for number in leader] == [other]
    with pytest.raises(Refused, match="only-replaced"):
        editing.remove(leader[0])
    assert editing.position().decks[0]["leader"] == [other]


def test_a_summoner_board_says_which_rule_it_breaks(catalogue: Catalogue) -> None:
    editing = filled(catalogue, "summoner-master")
    seal, data = card(catalogue, "summoner-master", lambda data: data.family == "seal" and (data.level or 0) >= 3)
    mystic, mystic_data = card(catalogue, "summoner-master", lambda data: data.family == "mystic")
    editing.put(mystic, mystic_data, 0, "0.at-line", "up")
    editing.put(seal, data, 0, "0.df-line", "down")
    assert reasons(editing) == {("wrong-zone", "300.2"), ("arena-is-face-up", "303.1")}
    editing.session.act_by_hand(0, SetCount("seat0", "mp", 9))
    assert ("too-much-mp", "101.3") in reasons(editing)
    for _ in range(6):
        editing.put(seal, data, 1, "1.seal-shrine", "up")
    assert editing.play.table.seats[1].counts["shrine"] >= 12
    assert ("shrine-is-full", "103.2") in reasons(editing)


def test_nothing_happens_by_itself_while_a_board_is_set_up(catalogue: Catalogue) -> None:
    """A card that is put into the Graveyard, or a player without a deck, sets nothing off."""
    editing = empty(catalogue, "onepiece")
    assert editing.play.table.zones["0.deck"] == [] and not editing.play.finished
    editing.session.act_by_hand(0, SetCount("seat0", "anything", 5))
    assert editing.play.table.triggers == [] and "result" not in editing.play.table.marks


def test_the_kept_position_is_the_board(catalogue: Catalogue, tmp_path: Path) -> None:
    from sanam.matches import positions

    editing = filled(catalogue, "yugioh")
    monster, data = card(catalogue, "yugioh", lambda data: data.kind == "monster" and not data.is_extra)
    editing.put(monster, data, 1, "1.m3", "down/side")
    editing.session.act_by_hand(0, SetCount("seat1", "lp", 1200))
    editing.stand(Moment(1, 6, "main1"))
    editing.name, editing.about = "Ambush", "One card, face-down."
    positions.write(tmp_path / "ambush.sanam-position", editing.position())
    again = Editing.of(positions.read(tmp_path / "ambush.sanam-position"))
    assert (again.name, again.about, again.moment) == ("Ambush", "One card, face-down.", Moment(1, 6, "main1"))
    assert again.play.table.seats[1].counts["lp"] == 1200
    assert again.play.table.zones == editing.play.table.zones
