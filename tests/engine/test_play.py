"""Play: answers, things by hand, time; and a machine that does all of them in any order."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from toy import Pebbles, header, pebbles

import invariants
from sanam.bots.random_player import RandomPlayer
from sanam.engine import events as ev
from sanam.engine import folding, journal, manual
from sanam.engine.batch import fingerprint
from sanam.engine.choice import Choice, Option, Refused, Reply, check
from sanam.engine.events import Event
from sanam.engine.game import Game
from sanam.engine.play import Play, Stuck
from sanam.engine.procedure import Call, Outcome, Procedure, Public, step
from sanam.engine.table import Card, Frame, Seat, Table
from sanam.engine.view import view


@pytest.fixture
def play() -> Play:
    return invariants.begin(pebbles, 3)


def refusal(play: Play, seat: int, action: manual.AnyAction) -> str:
    before, batches = fingerprint(play.table), len(play.batches)
    with pytest.raises(Refused) as caught:
        play.manual(seat, action)
    assert (fingerprint(play.table), len(play.batches)) == (before, batches)
    return caught.value.reason


# --- answers -----------------------------------------------------------------------------------

THREE = [Option("a"), Option("b"), Option("c")]


@pytest.mark.parametrize(
    ("choice", "picks", "reason"),
    [
        (Choice(0, "k", THREE), [], "too-few"),
        (Choice(0, "k", THREE), [0, 1], "too-many"),
        (Choice(0, "k", THREE), [3], "no-such-option"),
        (Choice(0, "k", THREE), [-1], "no-such-option"),
        (Choice(0, "k", THREE, 2, 2), [1, 1], "picked-twice"),
        (Choice(0, "k", THREE, 1, 2, [[0, 1]]), [2], "not-a-legal-combination"),
        (Choice(0, "k", THREE, 1, 2), [2, 0], None),
        (Choice(0, "k", THREE, 1, 2, [[0, 2]]), [2, 0], None),
        (Choice(0, "k", THREE, 0, 2, [[0, 2]]), [], None),
    ],
)
def test_answers_are_checked_against_the_choice(choice: Choice, picks: list[int], reason: str | None) -> None:
    if reason is None:
        check(choice, picks)
        return
    with pytest.raises(Refused) as caught:
        check(choice, picks)
    assert caught.value.reason == reason


def test_a_game_may_refuse_what_is_formally_fine(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(choice: Choice, picks: list[int]) -> None:
        raise Refused("P-9", "not-today", {"day": 1})

    monkeypatch.setattr(play.game, "refuse", refuse)
    before = fingerprint(play.table)
    with pytest.raises(Refused) as caught:
        play.answer([0])
    assert (caught.value.rule, caught.value.reason, caught.value.params) == ("P-9", "not-today", {"day": 1})
    assert fingerprint(play.table) == before


def test_a_match_starts_once_and_answers_only_when_asked(play: Play) -> None:
    with pytest.raises(Refused, match="started-already"):
        play.start(3)
    finished = invariants.played(pebbles, 3)
    with pytest.raises(Refused, match="nothing-asked"):
        finished.answer([0])


def test_the_seed_alone_decides(play: Play) -> None:
    assert fingerprint(invariants.begin(pebbles, 3).table) == fingerprint(play.table)
    assert fingerprint(invariants.begin(pebbles, 4).table) != fingerprint(play.table)


def test_a_fingerprint_does_not_depend_on_the_order_of_dictionaries(play: Play) -> None:
    before = fingerprint(play.table)
    play.table.cards = dict(reversed(play.table.cards.items()))
    play.table.zones = dict(reversed(play.table.zones.items()))
    assert fingerprint(play.table) == before
    play.table.zones["0.deck"].reverse()
    assert fingerprint(play.table) != before


# --- by hand -----------------------------------------------------------------------------------


def test_the_dictionaries_of_a_table_are_in_order_however_they_were_filled(play: Play) -> None:
    for key in ("pear", "apple", "fig"):
        play.mark("table", key, 1)
        play.mark(1, key, 1)
        play.count(1, key, 1)
    play.mark("table", "fig", None)
    first = play.modify(source=None, subject=1, key="value", op="add", value=1)
    second = play.modify(source=None, subject=1, key="value", op="add", value=1)
    ev.ModifierRemoved(play.table.modifiers[first]).apply(play.table)
    ev.ModifierRemoved(play.table.modifiers[second]).apply(play.table)
    for number in (second, first):
        removed = next(e for e in play._events if isinstance(e, ev.ModifierAdded) and e.modifier.id == number)
        ev.ModifierRemoved(removed.modifier).revert(play.table)
    table, card = play.table, play.table.cards[1]
    for mapping in (table.marks, card.marks, card.counters, table.modifiers, table.cards):
        assert list(mapping) == sorted(mapping)


def test_the_answer_a_step_reads_stands_on_the_table(play: Play) -> None:
    """A fork goes on in the middle of a procedure with nothing but its Table."""
    picked = play.table.choice
    assert picked is not None
    play.answer([0])
    assert play.table.answered == Reply(picked.seat, picked.kind, [picked.options[0]])
    fork = Play(pebbles(3), play.table.clone())
    assert fork.table.answered == play.table.answered
    play.back()
    assert play.table.answered is None


def test_things_by_hand_are_done_and_bear_their_author(play: Play) -> None:
    deck, hand = play.table.zones["1.deck"], play.table.zones["0.hand"]
    card, other = hand[0], hand[1]
    for action in (
        manual.Move(card, "0.row", 0, "up"),
        manual.Turn(card, "up/side"),
        manual.SetCount("seat1", "lp", 7),
        manual.SetCount("seat0", "luck", 3),
        manual.SetCount(card, "polish", 2),
        manual.Modify(card, "value", "add", 5),
        manual.Attach(other, card),
        manual.Create("p2", 1, "1.row"),
        manual.Note("as agreed"),
        manual.Setting("prompts", "never"),
    ):
        batch = play.manual(1, action)
        fact = next(e for e in batch.events if isinstance(e, ev.Happened))
        assert (batch.kind, batch.seat, fact.what, fact.seat) == ("manual", 1, "by_hand", 1)
    table = play.table
    assert (table.cards[card].zone, table.cards[card].stance) == ("0.row", "up/side")
    assert (table.seats[1].counts["lp"], table.seats[0].counts["luck"]) == (7, 3)
    assert table.cards[card].counters == {"polish": 2}
    assert play.game.values(table.cards[card])["value"] == int(table.cards[card].code[1]) + 5
    assert table.cards[other].host == card
    assert table.in_zone("1.row")[0].code == "p2"
    assert table.seats[1].marks["prompts"] == "never"
    play.manual(0, manual.Shuffle("1.deck"))
    assert sorted(table.zones["1.deck"]) == sorted(deck)
    roll = play.manual(0, manual.Roll(6)).events
    assert 1 <= next(e.face for e in roll if isinstance(e, ev.Rolled)) <= 6


def test_a_change_by_hand_may_last_until_a_time_of_the_game(play: Play) -> None:
    card = play.table.zones["0.hand"][0]
    play.manual(1, manual.Modify(card, "value", "add", 5, until="end"))
    play.manual(1, manual.Modify(card, "value", "add", 1))
    passing, staying = play.table.modifiers.values()
    # Whose effect it is stays known: games end one player's before the other's.
    assert (passing.until, passing.data) == ("end", {"seat": 1})
    assert (staying.until, staying.data) == ("", {})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (manual.Move(9999, "0.row"), "no-such-card"),
        (manual.Move(1, "0.moon"), "no-such-zone"),
        (manual.Move(1, "0.row", 50), "no-such-place"),
        (manual.Move(1, "0.row", -1), "no-such-place"),
        (manual.Turn(1, "askew"), "no-such-stance"),
        (manual.SetCount("seat0", "lp", -1), "number-out-of-range"),
        (manual.SetCount("seat0", "lp", 10**9), "number-out-of-range"),
        (manual.SetCount("seat7", "lp", 1), "no-such-seat"),
        (manual.SetCount(9999, "polish", 1), "no-such-card"),
        (manual.Modify(1, "value", "multiply", 2), "number-out-of-range"),
        (manual.Attach(1, 1), "not-to-itself"),
        (manual.Attach(1, 9999), "no-such-card"),
        (manual.Create("p1", 5, "0.row"), "no-such-seat"),
        (manual.Shuffle("0.moon"), "no-such-zone"),
        (manual.Roll(1), "number-out-of-range"),
        (manual.Roll(10**6), "number-out-of-range"),
        (manual.Note("x" * 501), "note-too-long"),
        (manual.Act("ko", 1), "no-such-act"),
    ],
)
def test_things_by_hand_that_cannot_be_are_refused(play: Play, action: manual.AnyAction, reason: str) -> None:
    assert refusal(play, 0, action) == reason


def test_what_is_shown_by_hand_is_known_from_then_on_until_the_card_moves(play: Play) -> None:
    hand = play.table.zones["0.hand"]
    card = hand[1]
    assert [seen.code for seen in view(play, 1).zones["0.hand"]] == [None] * len(hand)
    play.manual(0, manual.Reveal(card, [1]))
    assert [seen.id for seen in view(play, 1).zones["0.hand"]] == [None, card] + [None] * (len(hand) - 2)
    play.manual(0, manual.Reveal(card, [0]))
    assert play.table.cards[card].known == [0, 1]
    play.manual(0, manual.Move(card, "0.deck", 0))
    assert view(play, 1).zones["0.deck"][0].id is None
    assert view(play, 0).zones["0.deck"][0].id is None


def test_a_thing_by_hand_with_a_hidden_card_is_told_only_to_those_who_know_it(play: Play) -> None:
    def told(action: manual.AnyAction) -> list[int] | None:
        fact = play.manual(0, action).events[1]
        assert isinstance(fact, ev.Happened)
        return fact.seen_by

    mine, top = play.table.zones["0.hand"][0], play.table.zones["0.deck"][-1]
    assert told(manual.Attach(mine, None)) == [0]
    assert told(manual.SetCount(mine, "lantern", 2)) == [0]
    assert told(manual.Attach(top, None)) == []
    play.manual(0, manual.Move(mine, "0.row", stance="up"))
    assert told(manual.Turn(mine, "up/side")) is None
    assert told(manual.Attach(mine, top)) == []


def test_something_by_hand_changes_what_is_asked(play: Play) -> None:
    choice = play.table.choice
    assert choice is not None
    seat = choice.seat
    card = play.table.zones[f"{seat}.hand"][0]
    assert any(option.card == card for option in choice.options)
    play.manual(1 - seat, manual.Move(card, f"{seat}.heap", stance="up"))
    again = play.table.choice
    assert again is not None
    assert not any(option.card == card for option in again.options)


def test_a_thing_by_hand_that_leaves_a_question_without_an_answer_is_refused(play: Play) -> None:
    choice = play.table.choice
    assert choice is not None
    seat = choice.seat
    row = [play.create("p4", seat, f"{seat}.row", "up")]
    big = play.create("p5", seat, f"{seat}.hand", "down")
    play.manual(seat, manual.Note("see what is there now"))
    choice = play.table.choice
    assert choice is not None
    play.answer([next(i for i, o in enumerate(choice.options) if (o.act, o.card) == ("play", big))])
    assert play.table.choice is not None
    assert play.table.choice.kind == "payment"
    assert refusal(play, seat, manual.Move(row[0], f"{seat}.heap")) == "leaves-no-answer"
    play.manual(seat, manual.Create("p3", seat, f"{seat}.row"))
    play.manual(seat, manual.Move(row[0], f"{seat}.heap"))
    RandomPlayer(1).answer(play)


# --- time ----------------------------------------------------------------------------------------


def test_undo_goes_back_to_what_was_revealed_and_open_practice_anywhere() -> None:
    for seed, open in ((3, False), (5, True)):
        play = invariants.begin(pebbles, seed)
        with pytest.raises(Refused, match="nothing-to-undo"):
            play.undo()
        before = fingerprint(play.table)
        choice = play.table.choice
        assert choice is not None
        throw = next(i for i, option in enumerate(choice.options) if option.act == "throw")
        play.answer([throw])
        assert play.can_undo == open
        if open:
            play.undo()
            assert fingerprint(play.table) == before
            play.redo()
        else:
            with pytest.raises(Refused, match="undo-would-hide-what-was-seen"):
                play.undo()
        with pytest.raises(Refused, match="nothing-to-redo"):
            play.redo()


def test_a_new_answer_forgets_what_was_undone(play: Play) -> None:
    play.manual(0, manual.Note("one"))
    play.undo()
    assert play.can_redo
    play.manual(0, manual.Note("two"))
    assert not play.can_redo


# --- procedures ----------------------------------------------------------------------------------


class Odd(Procedure):
    """Does one of the things that a procedure must not do."""

    what = Public[str]("")
    deep = Public[dict[str, Any] | None]()

    @step()
    def go(self) -> Any:
        if self.what == "emits":
            self.play.mark("table", "x", 1)
            return self.ask(Choice(0, "k", THREE))
        if self.what == "circles":
            return self.jump("go")
        if self.what == "nests":
            return self.call(Odd, what="nests")
        if self.what == "strange":
            return "next"
        if self.what == "moves nowhere":
            self.play.move(1, "0.moon", 0)
        return self.ask(Choice(0, "k", THREE))

    @step()
    def unset(self) -> Outcome:
        self.deep = None
        return self.ask(Choice(0, "k", [])) if self.what == "asks twice" else None


class OddGame(Game):
    procedures: ClassVar[dict[str, type[Procedure]]] = {"Odd": Odd}

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def set_up(self, seed: int) -> list[Event]:
        return [ev.TableLaid([Seat("A"), Seat("B")], ["0.row"], seed), ev.CardCreated(1, "p1", 0, "0.row", 0)]

    def opening(self) -> Call:
        return Call(Odd, {"what": self.what})


@pytest.mark.parametrize(
    ("what", "error"),
    [
        ("emits", RuntimeError),
        ("circles", Stuck),
        ("nests", Stuck),
        ("strange", TypeError),
        ("moves nowhere", KeyError),
    ],
)
def test_a_faulty_procedure_is_found_and_nothing_is_left(
    what: str, error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sanam.engine.play.STEP_LIMIT", 500)
    play = Play(OddGame(what))
    with pytest.raises(error):
        play.start(1)
    assert fingerprint(play.table) == fingerprint(Table())
    assert play.batches == []


def test_an_answer_that_leads_to_a_question_without_an_answer_is_refused() -> None:
    play = Play(OddGame("asks twice"))
    play.start(1)
    before = fingerprint(play.table)
    with pytest.raises(Refused, match="leaves-no-answer"):
        play.answer([0])
    assert fingerprint(play.table) == before
    assert play.table.choice is not None


class Asking(Procedure):
    """Asks and keeps what was answered."""

    @step()
    def ask_it(self) -> Outcome:
        return self.ask(Choice(0, self.name, [Option("left"), Option("right")]))

    @step()
    def keep(self) -> Outcome:
        self.play.mark("table", self.name, self.picked()[0].act)
        return None


class Interrupting(Asking):
    """What is due while nothing says that it was done."""


class Interrupted(OddGame):
    procedures: ClassVar[dict[str, type[Procedure]]] = {p.name: p for p in (Asking, Interrupting)}

    def opening(self) -> Call:
        return Call(Asking, {})

    def due(self) -> Call | None:
        marks = self.table.marks
        return Call(Interrupting, {}) if marks.get("due") and "Interrupting" not in marks and not self._runs() else None

    def _runs(self) -> bool:
        return any(frame.procedure == "Interrupting" for frame in self.table.stack)


def test_an_answer_is_taken_before_what_became_due_beneath_the_question() -> None:
    play = Play(Interrupted(""))
    play.start(1)
    play.table.marks["due"] = True  # as on a copy that was imagined with other hidden cards
    play.answer([1])
    assert play.table.marks["Asking"] == "right"


def test_a_call_with_an_unset_local_is_undone_to_the_very_same_frame() -> None:
    procedure = Odd(Play(OddGame("")), Frame("Odd"))
    assert procedure.call(Odd, what="", deep=None).locals == {"what": ""}


def test_steps_keep_their_order_and_their_rules_when_a_procedure_is_refined() -> None:
    class Finer(Odd):
        @step("R-1")
        def last(self) -> Outcome:
            return None

        def go(self) -> Any:
            return None

    assert [method.__name__ for method in Finer.steps] == ["go", "unset", "last"]
    assert Finer.index == {"go": 0, "unset": 1, "last": 2}
    assert Finer.steps[0] is Finer.go
    assert Finer.steps[2].rules == ("R-1",)  # type: ignore[attr-defined]


# --- views ---------------------------------------------------------------------------------------


class Whisper(Pebbles):
    """Says card ids in marks, parameters and public data, nested and in lists, the way games do."""

    def public(self) -> dict[str, Any]:
        ids = list(self.table.zones["0.hand"])
        return {"chain": [{"card": ids[0], "cards": ids, "seat": 0}], "card_gone": 12345, "card": None}


def test_card_ids_in_public_data_and_marks_become_handles() -> None:
    play = Play(Whisper(header(3)))
    play.start(3)
    hand = list(play.table.zones["0.hand"])
    play.mark("seat0", "card_last", hand[0])
    mine, theirs = view(play, 0), view(play, 1)
    assert mine.public["chain"][0]["cards"] == [f"#{card}" for card in hand]
    assert theirs.public["chain"][0] == {
        "card": "0.hand:0",
        "cards": [f"0.hand:{i}" for i in range(len(hand))],
        "seat": 0,
    }
    assert theirs.public["card_gone"] is None
    assert mine.seats[0].marks["card_last"] == f"#{hand[0]}"
    assert theirs.seats[0].marks["card_last"] == "0.hand:0"
    found = theirs.find("0.hand:0")
    assert found is not None
    assert (found.id, found.code) == (None, None)
    assert theirs.find("#99999") is None


def test_the_card_a_hidden_card_is_attached_to_is_named_by_its_place(play: Play) -> None:
    host, card = play.table.zones["0.hand"][0], play.table.zones["1.hand"][0]
    play.manual(1, manual.Attach(card, host))
    assert view(play, 1).zones["1.hand"][0].host == "0.hand:0"


# --- everything in any order -------------------------------------------------------------------------


class Matches(RuleBasedStateMachine):
    """Answers, wishes, things by hand, undo, redo, saving and loading of one match, in any order."""

    @initialize(seed=st.integers(0, 2**64 - 1))
    def begin(self, seed: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.seed = seed
        self.play = Play(pebbles(seed))
        path = Path(self.folder.name) / "match.sanam"
        self.writer = journal.Writer(path, header(seed, open=seed % 5 == 0), sync=False)
        self.writer.follow(self.play)
        self.play.start(seed)

    def teardown(self) -> None:
        if hasattr(self, "writer"):
            self.writer.close()
            self.folder.cleanup()

    @precondition(lambda self: self.play.table.choice is not None)
    @rule(number=st.integers(0, 2**32))
    def answer(self, number: int) -> None:
        RandomPlayer(number).answer(self.play)

    @precondition(lambda self: self.play.table.choice is not None)
    @rule(picks=st.lists(st.integers(-2, 30), max_size=4))
    def wish(self, picks: list[int]) -> None:
        before, batches = fingerprint(self.play.table), len(self.play.batches)
        try:
            self.play.answer(picks)
        except Refused:
            assert (fingerprint(self.play.table), len(self.play.batches)) == (before, batches)

    @rule(number=st.integers(0, 2**32))
    def by_hand(self, number: int) -> None:
        invariants.by_hand(self.play, RandomPlayer(number))

    @rule()
    def undo(self) -> None:
        if self.play.can_undo:
            self.play.undo()

    @rule()
    def redo(self) -> None:
        if self.play.can_redo:
            self.play.redo()

    @rule()
    def kill_and_resume(self) -> None:
        before = fingerprint(self.play.table)
        self.writer.close()
        read = journal.read(self.writer.path)
        self.play = folding.fold(read, pebbles(self.seed))
        assert fingerprint(self.play.table) == before
        self.writer = journal.Writer(self.writer.path, sync=False)
        self.writer.follow(self.play)

    @invariant()
    def the_disk_tells_the_table(self) -> None:
        if hasattr(self, "writer"):
            read = journal.read(self.writer.path)
            assert fingerprint(folding.fold(read, pebbles(self.seed)).table) == fingerprint(self.play.table)

    @invariant()
    def every_card_lies_where_it_says(self) -> None:
        if hasattr(self, "play"):
            table = self.play.table
            lying = [(card, zone) for zone, cards in table.zones.items() for card in cards]
            assert sorted(lying) == sorted((card.id, card.zone) for card in table.cards.values())


TestMatches = Matches.TestCase
TestMatches.settings = settings(max_examples=15, stateful_step_count=30)


def test_a_card_knows_how_it_lies() -> None:
    assert [Card(1, "p1", 0, "z", s).face_up for s in ("up", "up/side", "down", "down/side")] == [1, 1, 0, 0]
    assert [Card(1, "p1", 0, "z", s).sideways for s in ("up", "up/side", "down", "down/side")] == [0, 1, 0, 1]


def test_a_procedure_is_called_with_its_own_locals_only() -> None:
    assert Call(Odd, {"what": "x"}).locals == {"what": "x"}
    with pytest.raises(TypeError, match="Odd has no local colour, size"):
        Call(Odd, {"what": "x", "size": 1, "colour": 2})
