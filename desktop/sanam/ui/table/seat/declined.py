"""The chances to respond that a player has let go: the same one is not offered again until something new happens."""

from __future__ import annotations

from sanam.engine.session import Session
from sanam.engine.view import ChoiceView
from sanam.games.playmat import Playmat


class Declined:
    """The last chance that each seat let go, the last that was let go for it, and how long the match was then."""

    def __init__(self, playmat: Playmat) -> None:
        self._playmat = playmat
        self._last: dict[int, tuple[ChoiceView, int]] = {}
        self._moment: dict[int, tuple[ChoiceView, int]] = {}

    def note(self, choice: ChoiceView, length: int, by_itself: bool = False) -> None:
        """A question was answered with nothing when the match had `length` batches, perhaps by the table itself."""
        if choice.kind in self._playmat.chance_kinds:
            self._moment[choice.seat] = choice, length
            if not by_itself:
                self._last[choice.seat] = choice, length

    def covers(self, session: Session, choice: ChoiceView) -> bool:
        """Whether the seat of `session` let this very chance go, and nothing worth telling has happened since."""
        before, since = self._last.get(choice.seat, (None, 0))
        if before is None or choice.kind != before.kind or not self._playmat.same_chance(before, choice):
            return False
        return bool(choice.options) and since < session.length and not self.news(session, since)

    def covers_unseen(self, session: Session, choice: ChoiceView) -> bool:
        """The same while the other player looks, who must not learn from it what the options are."""
        before, since = self._moment.get(choice.seat, (None, 0))
        if before is None or choice.kind != before.kind or not self._playmat.same_moment(before, choice):
            return False
        return since < session.length and not self.news(session, since)

    def news(self, session: Session, since: int) -> bool:
        """Whether anything worth telling has happened since the first `since` batches."""
        log = session.chronicle(self._playmat.moments)
        facts = (entry.fact.what for number in range(since, session.length) for entry in log.of_batch(number))
        return any(what in self._playmat.pauses for what in facts)
