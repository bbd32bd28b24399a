"""Which seat of a match the computer plays, and how well."""

from __future__ import annotations

from typing import NamedTuple

from sanam.engine.journal import Header
from sanam.games.thinking import Thinking

#: On how many copies, and as many fresh ones, courses are compared with the policy's answer where nothing else is, how
#: many of them, and by how much of a chance to win one must be better then, unless it lives where the policy's loses:
#: hardly anything but a win gains so much.
CHECKS, COURSES, PLAINLY = 2, 2, 0.9


class Strength(NamedTuple):
    """How a computer plays. Everything is counted in answers, never in seconds: a match is the same on every machine.

    copies  copies of the match on which answers are compared; 0: it plays by the game's policy alone
    fresh   fresh ones on which the best of them must be better again, at most
    far     whether a trial goes on to the farther of the game's horizons (see `sanam.games.thinking.Thinking`)
    way     whether trials are compared by the mean of the chances to win at the turns on their way, not by the last one
    beam    how many answers to a question are tried besides those with which courses begin
    limit   how many answers are simulated for one of its own at most
    plan    how many answers are simulated at most to find courses of its own answers (`sanam.bots.planning`)
    margin  by how much of a chance to win an answer must be better than the policy's on average, if it does not win
    share   of a hundred questions, how many it tries answers to; the others it answers by the policy alone
    slips   of a hundred questions, how many it answers with less than the best it sees: its declared mistakes
    loose   of a hundred questions, how many it answers with something that does no better and little worse in trials
            than the best it sees: for a game in which the policy is about as strong as a search
    word    the word that a person chooses; a game may declare other numbers for it (`Thinking.trials`)
    """

    copies: int = 0
    fresh: int = 0
    far: bool = False
    way: bool = False
    beam: int = 0
    limit: int = 0
    plan: int = 0
    margin: float = 0.0
    share: int = 100
    slips: int = 0
    loose: int = 0
    word: str = ""

    def at(self, thinking: Thinking) -> Strength:
        """The strength as a game declares it."""
        return self._replace(**thinking.trials.get(self.word, {}))

    def checking(self) -> Strength:
        """How it compares nothing but courses with what the policy says: where it does not search, it takes one that
        wins, or that lives where the policy's loses.
        """
        copies = CHECKS if self.plan else 0
        return self._replace(copies=copies, fresh=CHECKS, far=False, way=False, beam=0, margin=PLAINLY)


#: By the word that a person chooses and a match's header keeps.
STRENGTHS = {
    "beginner": Strength(slips=30, word="beginner"),
    "easy": Strength(plan=150, limit=3000, word="easy"),
    "medium": Strength(copies=2, fresh=2, beam=6, limit=1500, plan=400, share=60, word="medium"),
    "hard": Strength(copies=6, fresh=14, far=True, beam=12, limit=24000, plan=1000, word="hard"),
}


class Computer(NamedTuple):
    """The computer as a player: its seat, and a key of `STRENGTHS`."""

    seat: int
    strength: str


def computers_of(header: Header) -> tuple[Computer, ...]:
    """The seats of a match that the computer plays."""
    return tuple(Computer(seat, who) for seat, who in enumerate(header.played_by) if who in STRENGTHS)


def computer_of(header: Header) -> Computer | None:
    """The computer of a match between a person and the computer, None for any other match."""
    playing = computers_of(header)
    return playing[0] if len(playing) == 1 else None
