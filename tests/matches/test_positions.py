"""Positions on disk: a moment of a match is kept, found again, and matches begin from it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from toy import header

from sanam.bots.random_player import RandomPlayer
from sanam.engine import folding, journal
from sanam.engine.batch import fingerprint
from sanam.engine.choice import Refused
from sanam.engine.journal import Header, JournalProblem
from sanam.engine.positions import Goal
from sanam.engine.session import Session
from sanam.engine.table import Frame
from sanam.matches import positions
from sanam.matches.live import LiveMatch
from sanam.matches.positions import NoSuchPosition, Positions
from sanam.matches.replay import Replay
from sanam.matches.store import Store


def answered(match: LiveMatch, number: int) -> LiveMatch:
    player = RandomPlayer(3)
    for _ in range(number):
        player.answer(match.play)
    return match


@pytest.fixture
def moment(store: Store) -> tuple[Header, str]:
    """The header of a position in the middle of a match, and the fingerprint of its table."""
    with answered(store.create(header(4)), 17) as match:
        return Session(match.play, 0, open_hands=True).position(), fingerprint(match.play.table)


@pytest.fixture
def shelf(tmp_path: Path) -> Positions:
    return Positions(tmp_path)


def test_a_position_is_kept_found_renamed_thrown_away_and_put_back(
    shelf: Positions, moment: tuple[Header, str]
) -> None:
    path = shelf.keep(positions.named(moment[0], "  The last\nrow ", "Ada is ahead."))
    (kept,) = shelf.all()
    assert (kept.name, kept.about, kept.game, kept.problem) == ("The last row", "Ada is ahead.", moment[0].game, "")
    shelf.rename(kept.id, "Endgame")
    assert [one.name for one in shelf.all()] == ["Endgame"]
    assert positions.read(path).start.about == "Ada is ahead."  # type: ignore[union-attr]
    gone = shelf.delete(kept.id)
    assert shelf.all() == []
    with pytest.raises(NoSuchPosition):
        shelf.rename(kept.id, "Nothing")
    assert shelf.put_back(gone) == path
    assert [one.id for one in shelf.all()] == [kept.id]


def test_a_position_of_a_hidden_match_does_not_show_the_other_hand(store: Store) -> None:
    with answered(store.create(header(4)), 17) as match:
        session = Session.of(match)
        assert not session.open
        table = session.position().start.table
        assert all(
            table.cards[card.id].code == card.code
            for cards in session.view.zones.values()
            for card in cards
            if card.id is not None
        )
        hidden = [card for card in table.cards.values() if card.zone == f"{1 - session.seat}.deck"]
        assert len(hidden) == len(match.play.table.zones[f"{1 - session.seat}.deck"])
        drawn = {
            tuple(kept.cards[card].code for card in kept.zones[f"{1 - session.seat}.deck"])
            for kept in (session.fork(seed).table for seed in range(4))
        }
        assert len(drawn) > 1


def test_a_match_begins_from_a_position_and_is_kept_like_any_other(
    store: Store, shelf: Positions, moment: tuple[Header, str]
) -> None:
    begun = positions.read(shelf.keep(moment[0]))
    with store.create(begun) as match:
        id = match.id
        assert fingerprint(match.play.table) == moment[1]
        answered(match, 6)
        played = fingerprint(match.play.table)
    with store.resume(id) as match:
        assert fingerprint(match.play.table) == played
        while match.play.can_undo:
            match.play.undo()
    found = journal.read(match.path)
    assert found.header.start == begun.start
    assert fingerprint(folding.verify(found, match.play.game).table) == fingerprint(match.play.table)
    replay = Replay.read(match.path)
    replay.to(1)
    assert fingerprint(replay.play.table) == moment[1]


def test_the_players_and_the_openness_are_those_of_the_new_match(store: Store, moment: tuple[Header, str]) -> None:
    begun = positions.begun_from(moment[0], ("Cy", "Di"), open_hands=True)
    with store.create(begun) as match:
        assert match.play.open
        assert [seat.name for seat in match.play.table.seats] == match.header.names == ["Cy", "Di"]
    with store.create(positions.begun_from(begun)) as match:
        assert not match.play.open


def test_a_match_that_is_over_is_no_position(store: Store) -> None:
    with answered(store.create(header(4)), 0) as match:
        player = RandomPlayer(1)
        while match.play.choice is not None:
            player.answer(match.play)
        with pytest.raises(Refused):
            Session.of(match).position()


def test_a_damaged_position_is_listed_with_its_reason_and_hides_no_other(
    shelf: Positions, moment: tuple[Header, str]
) -> None:
    good, bad = shelf.keep(moment[0]), shelf.keep(moment[0])
    data = bytearray(bad.read_bytes())
    data[200] ^= 1
    bad.write_bytes(bytes(data))
    found = {one.path: one.problem for one in shelf.all()}
    assert found[good] == ""
    assert found[bad] == f"{bad.name}, line 1: damaged: the line does not match its checksum"


def changed(moment: tuple[Header, str], path: Path, change: object) -> Path:
    """A position in whose table something else is written, with right checksums."""
    plain = msgspec.to_builtins(moment[0], str_keys=True)
    change(plain["start"])  # type: ignore[operator]
    line = msgspec.json.encode(plain)
    path.write_bytes(journal.sealed(line, b"") + b"\n")
    return path


def _lost_card(start: dict) -> None:  # type: ignore[type-arg]
    next(zone for zone in start["table"]["zones"].values() if zone).pop()


def _own_host(start: dict) -> None:  # type: ignore[type-arg]
    card = next(iter(start["table"]["cards"].values()))
    card["host"] = card["id"]


WRONG = {
    "a card that lies nowhere": (_lost_card, "do not each lie in one zone"),
    "a card that holds itself": (_own_host, "attached to nothing"),
    "a seat too few": (lambda s: s["table"]["seats"].pop(), "seats are not those"),
    "a zone too many": (lambda s: s["table"]["zones"].update({"0.pocket": []}), "zones are not those"),
    "an unknown card": (lambda s: s["table"]["cards"]["1"].update(code="p99"), "has no definition"),
    "an unknown procedure": (lambda s: s["table"]["stack"][-1].update(procedure="Cheat"), "does not have"),
    "a step too far": (lambda s: s["table"]["stack"][-1].update(step=99), "does not have"),
    "no procedure": (lambda s: s["table"].update(stack=[]), "0 procedures"),
    "a local of another": (lambda s: s["table"]["stack"][-1]["locals"].update(luck=1), "has no local"),
    "a question": (
        lambda s: s["table"].update(choice={"seat": 0, "kind": "win", "options": []}),
        "no open question",
    ),
    "a huge number": (lambda s: s["table"]["seats"][0]["counts"].update(lp=10**9), "the limit is"),
    "a lacking number": (lambda s: s["table"]["seats"][0]["counts"].clear(), "has no number 'lp'"),
    "a wrong goal": (lambda s: s.update(goal={"what": "cheat", "seat": 0}), "no goal"),
    "a result": (lambda s: s["table"]["marks"].update(finished={"winner": 0}), "is over"),
    "a seed out of range": (lambda s: s["table"].update(random=-1), "random state"),
    "no table": (lambda s: s.update(table=7), "Expected"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_a_table_is_refused_with_its_reason(
    wrong: str, moment: tuple[Header, str], tmp_path: Path
) -> None:
    change, reason = WRONG[wrong]
    path = changed(moment, tmp_path / "hostile.sanam-position", change)
    with pytest.raises(JournalProblem) as refused:
        positions.read(path)
    assert refused.value.line == 1
    assert reason in str(refused.value)
    assert "hostile.sanam-position" in str(refused.value)


def test_rules_that_do_not_go_on_from_a_table_refuse_it(moment: tuple[Header, str], tmp_path: Path) -> None:
    stack = moment[0].start.table.stack  # type: ignore[union-attr]
    stack.append(Frame("Respond", 0, {"seat": 7}))
    positions.write(tmp_path / "odd.sanam-position", moment[0])
    with pytest.raises(JournalProblem, match="rules do not go on from this table"):
        positions.read(tmp_path / "odd.sanam-position")


def test_a_match_is_no_position(store: Store) -> None:
    with store.create(header(4)) as match:
        path = match.path
    with pytest.raises(JournalProblem, match="a match and no position"):
        positions.read(path)


def test_a_journal_that_begins_with_another_table_than_its_header_is_refused(
    store: Store, moment: tuple[Header, str]
) -> None:
    with store.create(moment[0]) as match:
        path = match.path
    lines = [line[: line.rindex(b',"check":"')] + b"}" for line in path.read_bytes().splitlines()]
    lines[1] = lines[1].replace(b'"lp":', b'"lp":1', 1)
    made, before = [], b""
    for line in lines:
        before = journal.sealed(line, before)
        made.append(before)
    path.write_bytes(b"\n".join(made) + b"\n")
    with pytest.raises(JournalProblem, match="another table"):
        Replay.read(path)


def test_a_puzzle_keeps_its_goal(shelf: Positions, moment: tuple[Header, str]) -> None:
    shelf.keep(positions.named(moment[0], "Now", goal=Goal("win", 1)))
    assert [one.goal for one in shelf.all()] == [Goal("win", 1)]
