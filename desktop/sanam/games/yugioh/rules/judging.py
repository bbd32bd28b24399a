"""Effects of which nobody has read when they may be used: a player takes one up by hand and says whether it may."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.yugioh.rules.procedure import DuelProcedure
from sanam.games.yugioh.texts.execution.activation import in_place


class Judge(DuelProcedure):
    """Ask for each such effect of the card whether its words hold now; the one of which they do is then offered."""

    card = Public[int]()
    seat = Public[int]()
    at = Public[int](0)

    @step("YZH-2.89", "YFA-2.70")
    def begin(self) -> Outcome:
        self.play.mark("table", "judging", None)
        return None

    def _left(self) -> list[int]:
        """The abilities that are still to be asked about."""
        duel = self.duel
        known = enumerate(duel.profile(self.card).abilities) if self.card in self.table.cards else ()
        return [i for i, one in known if i >= self.at and one.unread and in_place(duel, self.card, one)]

    @step("YZH-2.89", "YFA-2.70")
    def ask_words(self) -> Outcome:
        left = self._left()
        if not left:
            return self.done()
        words = " … ".join(self.duel.profile(self.card).abilities[left[0]].unread)
        params = {"card": self.card, "ability": left[0], "question": "holds", "words": words}
        return self.ask(Choice(self.seat, "yes_no", [Option("yes"), Option("no")], params=params))

    @step("YZH-2.89", "YFA-2.70")
    def judged(self) -> Outcome:
        index = self._left()[0]
        if self.picked()[0].act == "yes":
            now = [self.card, index, self.table.cards[self.card].moves, self.duel.moment(), len(self.duel.chain())]
            self.play.mark("table", "vouched", now)
            return self.done()
        self.at = index + 1
        return self.jump("ask_words")
