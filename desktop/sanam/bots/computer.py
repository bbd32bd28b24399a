"""Which seat of a match the computer plays, and how well."""

from __future__ import annotations

from typing import NamedTuple

from sanam.engine.journal import Header


class Strength(NamedTuple):
    """How a computer plays. Everything is counted in answers, never in seconds: a match is the same on every machine.

    copies  copies of the match on which answers are compared, and again as many fresh ones for the best of them; 0: it
            plays by the game's policy alone
    far     whether a trial goes on to the farther of the game's horizons (see `sanam.games.thinking.Thinking`)
    beam    how many answers to a question are tried
    plans   of how many answers besides the policy's plans are made that go on until the turn passes; 0: only answers
            to the open question are compared
    limit   how many answers are simulated for one of its own at most
    share   of a hundred questions, how many it tries answers to; the others it answers by the policy alone
    owes    what the policy holds to be worse than its own answer must make up for that: for each card, by so much of a
            chance to win. With few copies, what looks better may be but a slip of the policy that replies
    sure    by how many standard errors another answer must do better than the policy's
    slips   of a hundred questions, how many it answers with less than the best it sees: its declared mistakes
    """

    copies: int = 0
    far: bool = False
    beam: int = 0
    plans: int = 0
    limit: int = 0
    share: int = 100
    owes: float = 0.035
    sure: float = 0.5
    slips: int = 0


#: By the word that a person chooses and a match's header keeps.
STRENGTHS = {
    "beginner": Strength(slips=30),
    "easy": Strength(),
    "medium": Strength(copies=3, beam=6, limit=1500, share=60),
    "hard": Strength(copies=10, far=True, beam=12, plans=2, limit=24000, owes=0.01, sure=1.0),
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
