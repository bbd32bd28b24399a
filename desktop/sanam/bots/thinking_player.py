"""A player that thinks: it answers by its game's policy, and at higher strengths tries other answers on copies.

What it cannot know is drawn by lot in each copy (`Session.trial`): it never knows more than a person in its seat.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from sanam import games
from sanam.bots.alike import different
from sanam.bots.computer import STRENGTHS, Strength
from sanam.bots.planning import WIDE
from sanam.bots.random_player import TRIES, RandomPlayer
from sanam.bots.search import Search
from sanam.bots.trying import Defect, comes_back, on_a_copy
from sanam.engine.choice import Choice, Refused
from sanam.engine.imagining import DeckList
from sanam.engine.session import Session
from sanam.engine.trial import Trial
from sanam.engine.view import ChoiceView
from sanam.games.thinking import PLAIN, WIN, Advice, Policy, Thinking

log = logging.getLogger(__name__)

#: How many of the answers that it sees a beginner picks from when it makes a mistake.
SLIPS = 4
#: How far behind it must be, in cards, to give a game up: a close race may be lost on all copies and yet be won.
BEHIND = 6.0


class Judged(NamedTuple):
    """What the answers to a question are worth by the policy.

    answers  the answers, the best first
    aimed    for options, by index, that are aimed at something next: the same for what they may be aimed at, whose
             picks are places in the `targets` of the option
    wasted   the picks, in order of their numbers, of the answers that give away a win which is there before the turn is
             over
    """

    answers: list[Advice]
    aimed: dict[int, list[Advice]]
    wasted: frozenset[tuple[int, ...]] = frozenset()


@dataclass(frozen=True)
class Decision:
    """What a player has decided.

    advice     the answer, with its worth by the policy and the reason for it
    gain       by how much of a chance to win it did better than the policy's own answer; 0 for that
    simulated  the answers that were simulated for it
    cut        whether a person had it move at once
    gives_up   whether it would give the game up rather than answer: it has the turn and nothing left to do in it, it is
               far behind, and whatever it tries loses within two turns, on every copy and against every style of play
    wins       whether it begins a course of answers that was found to win before the turn is over
    """

    advice: Advice
    gain: float = 0.0
    simulated: int = 0
    cut: bool = False
    gives_up: bool = False
    wins: bool = False

    @property
    def picks(self) -> list[int]:
        return list(self.advice.picks)


class ThinkingPlayer:
    """Plays at a strength. `seed` is in 0..2**63-1: the same seed answers the same question alike, whatever it was
    asked before, so that a match that is resumed goes on as it would have. `pool` are the decks that its opponent might
    have (see `Session.trial`); keep it as one object.
    """

    def __init__(self, seed: int, strength: str | Strength = "medium", pool: Sequence[DeckList] = ()) -> None:
        self.seed, self.pool = seed, pool
        self.strength = STRENGTHS[strength] if isinstance(strength, str) else strength

    def picks(self, session: Session, going_on: Callable[[], None] = lambda: None) -> list[int]:
        """The answer to the question that the session's seat is asked; see `decide`."""
        return self.decide(session, going_on).picks

    def decide(self, session: Session, going_on: Callable[[], None] = lambda: None) -> Decision:
        """What it answers to the question that the session's seat is asked. `going_on` is called before each trial: it
        may raise MoveNow to have the best answer known so far, or anything else to end the thinking. Raises ValueError
        when the seat is not asked. Whatever goes wrong on a copy is told in the log as an error, and the answer is the
        policy's.
        """
        if session.asked != session.seat:
            raise ValueError("the seat is not asked")
        lot = RandomPlayer((self.seed * 0x9E3779B97F4A7C15 + session.length) % (1 << 63))

        def copy() -> Trial:
            return session.trial(lot.below(1 << 63), self.pool)

        thinking = games.get(session.game).thinking()
        strength = self.strength.at(thinking)
        try:
            with on_a_copy():
                answers, choice = self._answers(session, copy, thinking, lot)
        except Defect as defect:
            self._tell(session, defect.__cause__)
            return Decision(Advice(tuple(lot.picks(_asked(session))), 0.0))
        if len(answers) == 1 or answers[0].worth >= WIN:
            return Decision(answers[0])
        if lot.below(100) < strength.slips:
            return Decision(answers[lot.below(min(SLIPS, len(answers)))])
        if not strength.copies or lot.below(100) >= strength.share:
            strength = strength.checking()
        if not strength.copies or (choice.kind in thinking.alike and not strength.beam):
            return Decision(answers[0])
        search = Search(thinking, strength, session.seat, copy, going_on)
        found, gain = search.best(answers)
        if found is answers[0] and not search.cut and lot.below(100) < strength.loose:
            other = answers[1 + lot.below(min(SLIPS, len(answers)) - 1)]
            found = other if search.is_tolerable(other, found) else found
        if search.defect is not None:
            self._tell(session, search.defect)
        if found is not answers[0] and found.worth < 0:
            found = found._replace(reason=None, values=())  # what the policy has to say is a reason against it
        lost = search.lost and (search.now or 0.0) < -BEHIND
        lost = lost and choice.kind in thinking.turn and answers[0].worth <= 0
        return Decision(found, gain, search.simulated, search.cut, lost, search.wins)

    def judged(self, session: Session, going_on: Callable[[], None] = lambda: None) -> Judged:
        """What the answers to the question that the session's seat is asked are worth by the policy, and which of them
        give away a win; none for a question that is answered by lot. `going_on` is called before each trial, and may
        raise anything to end the thinking.
        """
        copy = session.trial(self.seed, self.pool)
        thinking = games.get(session.game).thinking()
        choice = copy.choice
        if choice is None or choice.kind in thinking.by_lot or copy.unthinking() is not None:
            return Judged([], {})
        policy = thinking.policy(copy.game, PLAIN)
        aimed = {at: self._aimed(copy, at, policy) for at, option in enumerate(choice.options) if option.targets}
        advised = policy.advise(choice)
        return Judged(advised, aimed, self._wasted(session, thinking, different(copy, choice, advised), going_on))

    def _wasted(
        self, session: Session, thinking: Thinking, answers: list[Advice], going_on: Callable[[], None]
    ) -> frozenset[tuple[int, ...]]:
        """The answers, of those that the policy likes best, that give away a win before the turn is over; what is no
        more than not found is not wasted where no answer is seen to win.
        """
        lot = RandomPlayer(self.seed)
        strength = self.strength.at(thinking).checking()

        def trial() -> Trial:
            return session.trial(lot.below(1 << 63), self.pool)

        def winning(answers: list[Advice]) -> list[Advice]:
            return Search(thinking, strength, session.seat, trial, going_on).winning(answers)

        if not strength.plan or len(answers) < 2 or answers[0].worth >= WIN:
            return frozenset()
        try:
            wins = winning(answers[:WIDE])
            others = [answer for answer in answers[:WIDE] if answer not in wins] if wins else []
            return frozenset(tuple(sorted(answer.picks)) for answer in others if not winning([answer]))
        except Defect as defect:
            self._tell(session, defect.__cause__)
            return frozenset()

    @staticmethod
    def _aimed(copy: Trial, at: int, policy: Policy) -> list[Advice]:
        """What it is worth to aim an option of the open question at each of its targets; none where they are not what
        is asked next.
        """
        first = copy.choice
        assert first is not None
        targets = first.options[at].targets
        with copy.taken_back():
            try:
                copy.answer([at])
            except Refused:
                return []
            then = copy.choice
            if then is None or then.seat != first.seat:
                return []
            player = f"seat{1 - then.seat}"
            aims: list[int | str] = [player if option.card is None else option.card for option in then.options]
            if not set(aims) <= set(targets):
                return []
            found = policy.advise(then)
        places = [targets.index(aim) for aim in aims]
        return [advice._replace(picks=tuple(places[pick] for pick in advice.picks)) for advice in found]

    def _answers(
        self, session: Session, copy: Callable[[], Trial], thinking: Thinking, lot: RandomPlayer
    ) -> tuple[list[Advice], Choice]:
        """The answers that the rules take, best first, and the question; one alone where there is nothing to think
        about.
        """
        first = copy()
        choice, known = first.choice, first.unthinking()
        assert choice is not None
        if known is not None:
            return [Advice(tuple(known), 0.0)], choice
        advised = [] if choice.kind in thinking.by_lot else thinking.policy(first.game, PLAIN).advise(choice)
        strength = self.strength.at(thinking)
        best = different(first, choice, advised)[: max(SLIPS, strength.beam, WIDE if strength.plan else 0)]
        legal = list(self._legal(session, first, copy, best))
        if len(legal) > 1:  # what was begun is ended: else it might be begun and given up without end
            begun = [answer for answer in legal[1:] if not self._comes_back(first, thinking, choice, answer)]
            legal = [legal[0], *begun]
        if not legal:
            drawn = (Advice(tuple(lot.picks(choice)), 0.0) for _ in range(TRIES))
            legal = list(islice(self._legal(session, first, copy, drawn), 1))
        return legal or advised[:1], choice

    def _legal(
        self, session: Session, trial: Trial, copy: Callable[[], Trial], answers: Iterable[Advice]
    ) -> Iterator[Advice]:
        """The answers that the rules take; not those on which something goes wrong."""
        for advice in answers:
            try:
                with on_a_copy():
                    taken = self._taken(trial, advice)
            except Defect as defect:
                self._tell(session, defect.__cause__)
                trial, taken = copy(), False
            if taken:
                yield advice

    @staticmethod
    def _comes_back(trial: Trial, thinking: Thinking, choice: Choice, advice: Advice) -> bool:
        """Whether an answer leads back to the turn with nothing done."""
        if choice.kind in thinking.turn:
            return False
        with trial.taken_back():
            return comes_back(thinking, trial, choice, trial.answer(list(advice.picks)))

    @staticmethod
    def _taken(trial: Trial, advice: Advice) -> bool:
        """Whether the rules take an answer."""
        with trial.taken_back():
            try:
                trial.answer(list(advice.picks))
            except Refused:
                return False
        return True

    def _tell(self, session: Session, error: BaseException | None) -> None:
        """Tell of a thought that failed, and where it did."""
        log.error(
            "a thought failed: %s, match %d, moment %d, seat %d, question %s, seed %d",
            *(session.game, session.header.seed, session.length, session.seat, _asked(session).kind, self.seed),
            exc_info=error,
        )


def _asked(session: Session) -> ChoiceView:
    choice = session.choice
    assert choice is not None
    return choice
