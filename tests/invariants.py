"""What holds in every match of every game: design.md, section 3. Each function checks one invariant.

`make(seed)` builds a fresh game; the same seed always gives the same match, and `make(seed).header` is its
header.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sanam import games
from sanam.bots.computer import STRENGTHS
from sanam.bots.random_player import RandomPlayer
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.engine import events as ev
from sanam.engine import folding, journal, manual
from sanam.engine.batch import Batch, fingerprint
from sanam.engine.choice import Choice, Option, Refused, Reply
from sanam.engine.events import Event
from sanam.engine.game import Game
from sanam.engine.imagining import Imagination, mentions
from sanam.engine.play import Play
from sanam.engine.positions import Position, check_position, table_of
from sanam.engine.session import Session
from sanam.engine.table import STANCES, Card, Table
from sanam.engine.view import View, view
from starter_cards import STARTERS

Make = Callable[[int], Game]
encode = msgspec.json.Encoder().encode

#: A match with more answers is broken off there; tests of slow games set less.
LIMIT = 600
#: A computer that looks for courses of its own answers as every strength does, though not for long: how well it plays
#: says nothing about what it knows.
THINKS = STRENGTHS["easy"]._replace(plan=30)
#: How the zone ends that a game's own cards are drawn from.
PILES = ("deck", "library")


def begin(make: Make, seed: int) -> Play:
    play = Play(make(seed))
    play.start(seed)
    return play


def answers(play: Play, seed: int, limit: int | None = None) -> Iterator[Batch]:
    """Play on at random, with now and then something by hand, and take some answers back and do them again."""
    player = RandomPlayer(seed ^ 0x5EED)
    for _ in range(LIMIT if limit is None else limit):
        if play.table.choice is None:
            return
        way = player.below(40)
        if way == 0:
            yield by_hand(play, player)
        elif way == 1 and play.can_undo:
            play.undo()
            if player.below(2):
                play.redo()
        else:
            yield player.answer(play)


def by_hand(play: Play, player: RandomPlayer) -> Batch:
    """Something by hand that does not disturb the rules: a note, a die, a card's counters, a pile shuffled."""
    seat = player.below(2)
    cards = sorted(play.table.cards)
    card = cards[player.below(len(cards))]
    actions: list[manual.AnyAction] = [
        manual.Note("well played"),
        manual.Roll(6),
        manual.SetCount(card, "marker", player.below(3)),
        manual.Shuffle(next(z for z in play.table.zones if z.startswith(f"{seat}.") and z.endswith(PILES))),
        manual.Reveal(card, [seat]),
    ]
    return play.manual(seat, actions[player.below(len(actions))])


def played(make: Make, seed: int, limit: int | None = None) -> Play:
    play = begin(make, seed)
    for _ in answers(play, seed, limit):
        pass
    return play


def events_of(play: Play) -> list[Event]:
    return [event for batch in play.batches for event in batch.events]


def digest(play: Play) -> str:
    """A hash of everything that happened, byte by byte."""
    hasher = hashlib.sha256()
    for batch in play.batches:
        hasher.update(encode(batch))
    return hasher.hexdigest()


# --- journals as files ---------------------------------------------------------------------------


def unsealed(path: Path) -> list[bytes]:
    """The lines of a whole journal without their checksums, to be changed and sealed again."""
    return [line[: line.rindex(b',"check":"')] + b"}" for line in path.read_bytes().splitlines()]


def resealed(lines: list[bytes]) -> list[bytes]:
    before, found = b"", []
    for line in lines:
        before = journal.sealed(line, before)
        found.append(before)
    return found


# --- events ------------------------------------------------------------------------------------


def folding_gives_the_table(make: Make, seed: int) -> None:
    """Folding the events, also as they come back from the disk, gives the live Table; reverting all the
    start.
    """
    play = played(make, seed)
    events = events_of(play)
    assert fingerprint(ev.fold(Table(), events)) == fingerprint(play.table)
    stored = msgspec.json.decode(encode(events), type=list[Event])
    assert fingerprint(ev.fold(Table(), stored)) == fingerprint(play.table)
    for event in reversed(events):
        event.revert(play.table)
    assert fingerprint(play.table) == fingerprint(Table())


def reverting_gives_each_table_before(make: Make, seed: int) -> None:
    """Taking back batch after batch passes through exactly the tables that the match went through."""
    play = Play(make(seed))
    play.start(seed)
    tables = {1: fingerprint(play.table)}
    for _ in answers(play, seed):
        tables[len(play.batches)] = fingerprint(play.table)
    while len(play.batches) > 1:
        if len(play.batches) in tables:
            assert fingerprint(play.table) == tables[len(play.batches)], f"after {len(play.batches)} batches"
        play.back()


def cards_lie_in_one_zone(make: Make, seed: int) -> None:
    """Every card is in exactly one zone after every event, and says so itself; none comes or goes by a move."""
    table = Table()
    for event in events_of(played(make, seed)):
        number = len(table.cards)
        event.apply(table)
        number += isinstance(event, ev.CardCreated) - isinstance(event, ev.CardCeased)
        lying = [(card, zone) for zone, cards in table.zones.items() for card in cards]
        assert len(lying) == len(table.cards) == number, event
        assert all(table.cards[card].zone == zone for card, zone in lying), event


# --- disk --------------------------------------------------------------------------------------


def saved_match_goes_on(make: Make, seed: int, folder: Path, cut: int = 150) -> None:
    """A match that was saved and read again goes on exactly like the one that went on."""
    play = Play(make(seed))
    writer = journal.Writer(folder / f"{seed}.sanam", make(seed).header, sync=False)  # type: ignore[attr-defined]
    writer.follow(play)
    play.start(seed)
    for _ in answers(play, seed, cut):
        pass
    writer.close()
    read = journal.read(writer.path)
    again = folding.fold(read, make(seed))
    assert fingerprint(again.table) == fingerprint(play.table)
    assert fingerprint(folding.verify(read, make(seed)).table) == fingerprint(play.table)
    assert [encode(view(again, s)) for s in (0, 1)] == [encode(view(play, s)) for s in (0, 1)]
    play.on_batch.clear()
    play.on_rewind.clear()
    for going, resumed in zip(answers(play, seed + 1, cut), answers(again, seed + 1, cut), strict=True):
        assert encode(going) == encode(resumed)


def position_goes_on(make: Make, seed: int, every: int = 25, limit: int = 150) -> None:
    """Every moment of a match can be kept as a position; read again it is the same table with the same legal options,
    and a match from there goes on exactly like the one that it was taken from (tried at some of the moments).
    """
    play = begin(make, seed)
    opened = make(seed)
    for number, _ in enumerate(answers(play, seed, limit), 1):
        if play.table.choice is None:
            continue
        check_position(Position(table_of(play)), opened)
        if number % every:
            continue
        header = Session(play, 0, open_hands=True).position()
        stored = msgspec.json.decode(encode(header), type=journal.Header)
        made: Any = type(play.game)
        check_position(stored.start, made(stored))
        again = Play(made(stored))
        again.start(seed)
        assert encode(again.table.choice) == encode(play.table.choice)
        assert fingerprint(again.table) == fingerprint(play.table)
        assert [encode(view(again, s)) for s in (0, 1)] == [encode(view(play, s)) for s in (0, 1)]
        live = Play(make(seed), play.table.clone())
        for going, from_there in zip(answers(live, number, 12), answers(again, number, 12), strict=True):
            assert encode(going) == encode(from_there)
        while len(again.batches) > 1:
            again.back()
        assert fingerprint(again.table) == fingerprint(play.table)


def hash_seed_changes_nothing(seed: int, *makes: str) -> None:
    """Each of `makes` as "module:function". The same answers under another PYTHONHASHSEED give the same bytes, where
    the texts of the starter cards are read anew.
    """
    code = (
        "import sys; sys.path[:0] = sys.argv[3:]; import importlib, invariants\n"
        "for make in sys.argv[1].split():\n"
        "    module, name = make.split(':')\n"
        "    make = getattr(importlib.import_module(module), name)\n"
        "    print(invariants.digest(invariants.played(make, int(sys.argv[2]))))"
    )
    found = set()
    for hash_seed in ("1", "4242"):
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "PYTHONHASHSEED": hash_seed, STARTERS: str(Path(folder) / "starters")}
            command = [sys.executable, "-c", code, " ".join(makes), str(seed), *sys.path]
            run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
        found.add(run.stdout)
    assert len(found) == 1
    assert [len(line) for line in found.pop().split()] == [64] * len(makes)


# --- answers -----------------------------------------------------------------------------------


def illegal_answers(choice: Choice, player: RandomPlayer) -> list[list[int]]:
    size = len(choice.options)
    wrong = [[size], [-1], [*range(size + 1)]]
    if choice.least > 0:
        wrong.append([])
    if choice.most > 1 and size:
        wrong.append([0] * max(2, choice.least))
    if choice.most < size:
        wrong.append(list(range(choice.most + 1)))
    if choice.combinations is not None and size:
        random = sorted({player.below(size) for _ in range(choice.most)})
        if random not in choice.combinations:
            wrong.append(random)
    return wrong


def illegal_answer_changes_nothing(make: Make, seed: int) -> None:
    play = begin(make, seed)
    player = RandomPlayer(seed)
    for _ in answers(play, seed):
        choice = play.table.choice
        if choice is None:
            break
        before, batches, version = fingerprint(play.table), len(play.batches), play.version
        for picks in illegal_answers(choice, player):
            with pytest.raises(Refused):
                play.answer(picks)
        assert (fingerprint(play.table), len(play.batches), play.version) == (before, batches, version)


@contextmanager
def failing(game: Game, after: int) -> Iterator[None]:
    """Let the rules of `game` break down at the event number `after` from now on."""
    noticed, left = game.noticed, [after]

    def break_down(event: Event) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise ZeroDivisionError
        noticed(event)

    game.noticed, game.notices = break_down, None  # type: ignore
    try:
        yield
    finally:
        del game.noticed, game.notices


def failing_step_rolls_back(make: Make, seed: int, steps: int = 60) -> None:
    """A defect of the rules in the middle of an answer costs nothing: the question stands and can be
    answered.
    """
    play = begin(make, seed)
    player = RandomPlayer(seed)
    for _ in range(steps):
        choice = play.table.choice
        if choice is None:
            break
        before = fingerprint(play.table)
        picks = player.picks(choice)
        after = player.below(6)
        with failing(play.game, after):
            try:
                play.answer(picks)
            except (ZeroDivisionError, Refused):
                assert fingerprint(play.table) == before
                assert play.table.choice is choice
            else:
                continue
        player.answer(play)
        play.back()
        assert fingerprint(play.table) == before
        play.forward()


# --- the order of events -----------------------------------------------------------------------


def do_again(play: Play, batch: Batch) -> Batch:
    """Give the answer, or do by hand what `batch` tells."""
    if batch.kind == "manual":
        return play.manual(batch.seat or 0, msgspec.convert(batch.action, manual.AnyAction))
    return play.answer(batch.picks or [])


def same_answers_give_the_same_events(make: Make, seed: int, every: int = 4) -> None:
    """However a table was reached (played, undone, forked, read from the disk), the same answers give the same
    events in the same order, to the byte.
    """
    play = begin(make, seed)
    player = RandomPlayer(seed ^ 0xF0F0)
    for number, _ in enumerate(answers(play, seed), 1):
        if number % every:
            continue
        back = 1 + player.below(min(8, len(play.batches)))
        played_on = play.batches[-back:] if back < len(play.batches) else play.batches[1:]
        for _ in played_on:
            play.back()
        fork = Play(make(seed), play.table.clone())
        stored = msgspec.json.decode(encode(play.batches), type=list[Batch])
        read = Play(make(seed), ev.fold(Table(), [event for batch in stored for event in batch.events]))
        for batch in played_on:
            expected = encode(batch)
            for table in (play, fork, read):
                assert encode(do_again(table, batch)) == expected


def clone_is_independent(make: Make, seed: int) -> None:
    """A clone equals its table, and what happens on either does not touch the other."""
    play = begin(make, seed)
    fork = Play(make(seed), play.table.clone())
    player = RandomPlayer(seed)
    for _ in answers(play, seed, 60):
        pass
    fresh = begin(make, seed)
    assert fingerprint(fork.table) == fingerprint(fresh.table)
    live, copy = play.table, play.table.clone()
    assert copy == live
    kept = fingerprint(live)
    fork = Play(make(seed), copy)
    while fork.table.choice is not None and len(fork.batches) < 40:
        if fork.batches and player.below(8) == 0:
            by_hand(fork, player)
        else:
            player.answer(fork)
    assert fingerprint(live) == kept
    while fork.batches:
        fork.back()
    assert fingerprint(copy) == kept


# --- undo and hand ------------------------------------------------------------------------------


def undo_then_redo_is_nothing(make: Make, seed: int) -> None:
    """Undo then redo gives the same table; what revealed something is not undone, except in open practice."""
    play = begin(make, seed)
    refused = undone = 0
    for _ in answers(play, seed):
        now = fingerprint(play.table)
        if play.batches[-1].reveals and not play.open:
            with pytest.raises(Refused, match="undo-would-hide"):
                play.undo()
            refused += 1
        elif len(play.batches) > 1:
            play.undo()
            play.redo()
            undone += 1
        assert fingerprint(play.table) == now
    assert undone
    assert refused or play.open


def manual_action_asks_again(make: Make, seed: int, steps: int = 80) -> None:
    """Something by hand withdraws the open question and puts it again; when it changed nothing, the very same
    one.
    """
    play = begin(make, seed)
    player = RandomPlayer(seed)
    for _ in range(steps):
        choice = play.table.choice
        if choice is None:
            break
        batch = play.manual(player.below(2), manual.Note("wait"))
        kinds = [type(event) for event in batch.events]
        assert kinds[0] is ev.Withdrawn
        assert kinds[-1] is ev.Asked
        assert encode(play.table.choice) == encode(choice)
        before = fingerprint(play.table)
        with pytest.raises(Refused):
            play.manual(0, manual.Move(max(play.table.cards) + 10_000, "0.hand"))
        assert fingerprint(play.table) == before
        player.answer(play)


def anything_by_hand(play: Play, player: RandomPlayer) -> manual.AnyAction:
    """Any card anywhere in any way, any number, sense or no sense."""
    table = play.table
    cards, zones = sorted(table.cards), sorted(table.zones)
    faced = [card for card in cards if table.cards[card].face_up]
    near = faced if faced and player.below(3) else cards
    card, other = near[player.below(len(near))], cards[player.below(len(cards))]
    zone, stance = zones[player.below(len(zones))], STANCES[player.below(4)]
    actions: list[manual.AnyAction] = [
        manual.Move(card, zone, None, stance),
        manual.Move(card, zone),
        manual.Move(card, zone, 0),
        manual.Turn(card, stance),
        manual.SetCount(f"seat{player.below(2)}", "lp", player.below(9000)),
        manual.SetCount(card, "marker", player.below(4)),
        manual.Modify(card, ("atk", "def", "level")[player.below(3)], "add", player.below(2000)),
        manual.Attach(card, other),
        manual.Attach(card, None),
        manual.Create(table.cards[other].code, player.below(2), zone),
    ]
    return actions[player.below(len(actions))]


def hands_do_not_break_the_rules(make: Make, seed: int) -> None:
    """Whatever is done by hand at whatever question, the rules go on from there, and undoing it all is exact."""
    play = begin(make, seed)
    player = RandomPlayer(seed)
    tables = {}
    for _ in range(LIMIT):
        if play.table.choice is None:
            break
        tables[len(play.batches)] = fingerprint(play.table)
        with suppress(Refused):
            if player.below(4):
                player.answer(play)
            else:
                play.manual(player.below(2), anything_by_hand(play, player))
        assert play.table.choice is None or play.table.choice.answerable
    while len(play.batches) > 1:
        play.back()
        assert fingerprint(play.table) == tables[len(play.batches)]


# --- what a seat may know ------------------------------------------------------------------------


def unknown_to(play: Play, seat: int) -> list[int]:
    """The cards that `seat` cannot know, found from the other side: those that only the other seat's View
    names while saying that not everybody knows them, and those that neither View names.
    """
    other = view(play, 1 - seat)
    named = [card for cards in other.zones.values() for card in cards if card.id is not None]
    theirs = {card.id: card.known_to_all for card in named}
    mine = {card.id for cards in view(play, seat).zones.values() for card in cards}
    return [
        card
        for card in sorted(play.table.cards)
        if (card in theirs and not theirs[card]) or (card not in theirs and card not in mine)
    ]


def words(data: Any) -> Iterator[str]:
    """Every text within plain data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from words(key)
            yield from words(value)
    elif isinstance(data, list):
        for item in data:
            yield from words(item)
    elif isinstance(data, str):
        yield data


def named_in(seen: View) -> set[str]:
    return set(words(msgspec.to_builtins(seen)))


def views_keep_secrets(make: Make, seed: int, every: int = 5) -> None:
    """No View names a card that its seat cannot know, in zones, options, parameters or public data; and if
    two unknown cards were each other, the View would be the same to the byte.
    """
    play = begin(make, seed)
    player = RandomPlayer(seed)
    for number, _ in enumerate(answers(play, seed)):
        if number % every:
            continue
        for seat in (0, 1):
            seen = view(play, seat)
            unknown = unknown_to(play, seat)
            handles = named_in(seen)
            assert not [card for card in unknown if f"#{card}" in handles]
            places = {zone: play.table.zones[zone] for zone in seen.zones}
            for zone, cards in seen.zones.items():
                for at, card in enumerate(cards):
                    if places[zone][at] in unknown:
                        assert (card.id, card.code, card.values) == (None, None, {})
            if seen.choice is not None and seen.choice.seat != seat:
                assert not seen.choice.options
                assert not seen.choice.params
            if len(unknown) > 1:
                one, other = (play.table.cards[unknown[player.below(len(unknown))]] for _ in range(2))
                if one.owner == other.owner:
                    one.code, other.code = other.code, one.code
                    play.version += 1
                    assert encode(view(play, seat)) == encode(seen)
                    one.code, other.code = other.code, one.code
                    play.version += 1


def facts_keep_secrets(make: Make, seed: int) -> None:
    """A fact about a card that was hidden from a seat all the while is not told to it, and what an answer
    showed for the first time, if only for a moment, is counted as revealed.
    """
    play = played(make, seed)
    shadow = Play(make(seed))
    hidden_from = shadow.game.hidden_from
    for batch in play.batches:
        cards = shadow.table.cards
        start = {(card, seat): hidden_from(cards[card], seat) for card in cards for seat in (0, 1)}
        seen: set[tuple[int, int]] = set()
        for event in batch.events:
            event.apply(shadow.table)
            shadow.version += 1
            card = getattr(event, "card", None)
            if not isinstance(card, int) or card not in cards:
                continue
            for seat in (0, 1):
                if hidden_from(cards[card], seat):
                    all_the_while = start.get((card, seat), True) and (card, seat) not in seen
                    if isinstance(event, ev.Happened) and all_the_while:
                        assert event.seen_by is not None, event
                        assert seat not in event.seen_by, event
                else:
                    seen.add((card, seat))
                    if start.get((card, seat)):
                        assert batch.reveals, (event, batch.kind)


def sessions_keep_secrets(make: Make, seed: int, every: int = 25) -> None:
    """What a session tells is the same in two matches that differ only in what its seat cannot know."""
    play = begin(make, seed)
    player = RandomPlayer(seed)
    for number, _ in enumerate(answers(play, seed)):
        if number % every:
            continue
        for seat in (0, 1):
            session = Session(play, seat)
            told = encode(
                [session.view, session.choice, session.facts(max(0, session.length - 3)), session.deck_list()]
            )
            unknown = unknown_to(play, seat)
            if len(unknown) < 2:
                continue
            one, other = (play.table.cards[unknown[player.below(len(unknown))]] for _ in range(2))
            if one.owner != other.owner:
                continue
            one.code, other.code = other.code, one.code
            play.version += 1
            session = Session(play, seat)
            again = [session.view, session.choice, session.facts(max(0, session.length - 3)), session.deck_list()]
            assert encode(again) == told
            one.code, other.code = other.code, one.code
            play.version += 1


def other_secrets(play: Play, seat: int, player: RandomPlayer) -> Iterator[str]:
    """Let the table have other secrets that look the same to a seat, one after another, and say which."""
    table, game = play.table, play.game
    hidden = [card for card in table.cards.values() if game.hidden_from(card, seat)]
    kept = {card.id: card.code for card in hidden}
    shown = {option.card for option in table.choice.options} if table.choice is not None else set()
    told = {number for fact in Session(play, seat).facts() for number in fact.codes}
    free = [card for card in hidden if (card.id not in shown or card.owner != seat) and card.id not in told]
    codes = {owner: sorted({card.code for card in table.cards.values() if card.owner == owner}) for owner in (0, 1)}
    backs = {card.id: game.back(card) for card in free}

    def could_be(card: Card, code: str) -> bool:
        return game.could_be(card.zone, card.owner, code, backs[card.id])

    for card in free:
        if card.owner != seat and not play.open:  # what the other has may be anything, unless all lists lie open
            fitting = [code for code in codes[card.owner] if could_be(card, code)]
            card.code = fitting[player.below(len(fitting))] if fitting else card.code
            continue
        with_card = free[player.below(len(free))]
        if with_card.owner == card.owner and could_be(card, with_card.code) and could_be(with_card, card.code):
            card.code, with_card.code = with_card.code, card.code
    play.version += 1
    yield "other cards"
    for card in hidden:
        card.code = kept[card.id]
    stack, answered = [dict(frame.locals) for frame in table.stack], table.answered
    for frame in table.stack[-1:]:
        for name, secret in game.procedures[frame.procedure].secrets.items():
            if name in frame.locals and secret.of != seat:
                other = secret.among[player.below(len(secret.among))]
                frame.locals[name] = [other] if isinstance(frame.locals[name], list) else other
                frame.locals["answer"] = [secret.among.index(other)]
                table.answered = Reply(secret.of, "rps", [Option(other)])
    play.version += 1
    yield "another choice"
    for frame, was in zip(table.stack, stack, strict=True):
        frame.locals = was
    table.answered = answered
    spoken = mentions(table)
    for zone, numbers in table.zones.items():
        before = list(numbers)
        places = [at for at, number in enumerate(numbers) if number in kept and number not in spoken]
        for one in places:
            other = places[player.below(len(places))]
            mine, theirs = table.cards[numbers[one]], table.cards[numbers[other]]
            alike = (game.back(mine), mine.stance, mine.counters) == (game.back(theirs), theirs.stance, theirs.counters)
            if alike:
                numbers[one], numbers[other] = numbers[other], numbers[one]
        if numbers != before:
            play.version += 1
            yield f"another order in {zone}"
            table.zones[zone] = before
    play.version += 1


def copies_know_no_more_than_their_seat(make: Make, seed: int, every: int = 20) -> None:
    """A copy to think on is the same, to the byte, whatever the secrets are that its seat cannot know."""
    play = begin(make, seed)
    player = RandomPlayer(seed)
    tried: set[str] = set()
    moments = 0
    for number, _ in enumerate([None, *range(LIMIT)]):
        choice = play.table.choice
        if choice is None:
            break
        if number % every == 0 or choice.kind not in tried:
            tried.add(choice.kind)
            before = fingerprint(play.table)
            seat = choice.seat
            copy = fingerprint(Session(play, seat).fork(seed).table)
            thinks = moments % 10 == 0 and play.game.name in games.ids()
            computer = ThinkingPlayer(seed, THINKS)
            picks = computer.picks(Session(play, seat)) if thinks else []
            seen = encode([view(play, seat), Session(play, seat).facts(), Session(play, seat).deck_list()])
            for secrets in other_secrets(play, seat, player):
                again = [view(play, seat), Session(play, seat).facts(), Session(play, seat).deck_list()]
                assert encode(again) == seen, (number, choice.kind, secrets)
                assert fingerprint(Session(play, seat).fork(seed).table) == copy, (number, choice.kind, secrets)
                if thinks:
                    assert computer.picks(Session(play, seat)) == picks, (number, choice.kind, secrets)
            assert fingerprint(play.table) == before
            moments += 1
        player.answer(play)
    assert moments > 5 or number < 5 * every, "a match of this length has more moments to try"


def copies_go_on(make: Make, seed: int, every: int = 30, steps: int = 40) -> None:
    """A copy shows its seat the same, has drawn by lot what the seat cannot know, can be played on, taken back and gone
    over again, and leaves the match as it is.
    """
    play = begin(make, seed)
    drawn_anew = False
    for number, _ in enumerate(answers(play, seed)):
        if number % every or play.table.choice is None:
            continue
        before = fingerprint(play.table)
        for seat in (0, 1):
            session = Session(play, seat)
            copy = session.fork(seed + number)
            asked = play.table.choice.seat == seat
            if asked:  # what else another is asked with other cards may lead on
                seen = encode([session.view.zones, session.choice])
                assert encode([view(copy, seat).zones, Session(copy, seat).choice]) == seen
            assert list(copy.table.cards) == sorted(play.table.cards)
            drawn_anew |= any(copy.table.cards[at].code != card.code for at, card in play.table.cards.items())
            assert fingerprint(session.fork(seed + number).table) == fingerprint(copy.table)
            begun, batches = fingerprint(copy.table), len(copy.batches)
            player = RandomPlayer(seed + number)
            for _ in range(steps):
                if copy.table.choice is None:
                    break
                player.answer(copy)
            way = copy.batches[batches:]
            for _ in way:
                copy.back()
            assert fingerprint(copy.table) == begun
            copy.again(way[:-8])
            for batch in way[-8:]:  # what was gone again leads on as before
                expected = encode(batch)
                assert encode(do_again(copy, batch)) == expected
            for _ in way:
                copy.back()
            assert fingerprint(copy.table) == begun
        assert fingerprint(play.table) == before
    assert drawn_anew


def copies_play_by_the_same_rules(make: Make, seed: int, every: int = 40, steps: int = 25) -> None:
    """A copy in which nothing had to be drawn goes on exactly like the match."""
    play = begin(make, seed)
    for number, _ in enumerate(answers(play, seed)):
        if number % every or play.table.choice is None:
            continue
        imagination = Imagination(play, (0, 1))
        imagination._hidden = list  # type: ignore[method-assign]
        copy = imagination.copy(seed)
        copy.table.random = play.table.random
        live = Play(make(seed), play.table.clone())
        live.game.redealt()
        player, other = RandomPlayer(number), RandomPlayer(number)
        for _ in range(steps):
            if live.table.choice is None:
                break
            one, two = player.answer(live), other.answer(copy)
            assert encode(msgspec.structs.replace(one, events=one.events[1:])) == encode(
                msgspec.structs.replace(two, events=two.events[1:])
            )


ALL: tuple[Callable[[Make, int], None], ...] = (
    folding_gives_the_table,
    reverting_gives_each_table_before,
    cards_lie_in_one_zone,
    illegal_answer_changes_nothing,
    failing_step_rolls_back,
    same_answers_give_the_same_events,
    clone_is_independent,
    undo_then_redo_is_nothing,
    manual_action_asks_again,
    hands_do_not_break_the_rules,
    views_keep_secrets,
    facts_keep_secrets,
    sessions_keep_secrets,
    copies_know_no_more_than_their_seat,
    copies_go_on,
    copies_play_by_the_same_rules,
    position_goes_on,
)
