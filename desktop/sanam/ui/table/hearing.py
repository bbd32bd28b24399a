"""What is heard of what happens: a sound for each kind of fact that is shown, and for the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from sanam.engine.chronicle import Fact
from sanam.games.playmat import Playmat
from sanam.ui.sounds import Sounds

#: More sounds than this at once would only be noise.
MOST = 2


class Hearing:
    """Turns facts into sounds."""

    def __init__(self) -> None:
        self.sounds = Sounds()

    def facts(self, playmat: Playmat, facts: Sequence[Fact]) -> None:
        """Let be heard what is shown now: of many facts those that matter most, which come last in `sounds`."""
        order = list(dict.fromkeys(playmat.sounds.values()))
        heard = {playmat.sounds[fact.what] for fact in facts if fact.what in playmat.sounds}
        for name in sorted(heard, key=order.index)[-MOST:]:
            self.sounds.play(name)

    def number(self, hurts: bool) -> None:
        """The number that decides has changed, for the worse or the better."""
        self.sounds.play("damage" if hurts else "gain")

    def end(self, won: bool | None) -> None:
        """A match is over: `won` by a person at the screen, or by nobody."""
        if won is not None:
            self.sounds.play("win" if won else "lose")
