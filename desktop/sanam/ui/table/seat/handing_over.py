"""The curtain between two people at one screen: what it tells, and what may be answered without lifting it."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from sanam.engine.chronicle import Fact
from sanam.engine.view import ChoiceView
from sanam.ui.table.seat.unasked import Unasked
from sanam.ui.text import fill, isolated, tr

#: So many options can be taken from behind the curtain; of more one has to look.
FEW = 3


class HandingOver(Unasked):
    """The screen goes from one player to the other."""

    def lift_curtain(self) -> None:
        """The player who is asked is at the screen now."""
        self.looking = ""
        if self.match.asked is not None:
            self.seat = self.match.asked
        # What happened while the other player was at the screen.
        self.since = min(self._looked.get(self.seat, self._came), max(0, self.match.length - 1))
        self.covered = False
        self._animate = False
        self.director.play(self.session, self.since)

    def story(self, most: int = 3) -> list[Fact]:
        """The last things that happened since the player behind the curtain looked or was told, for the curtain: facts
        with only those codes that both players may know.
        """
        asked = self.match.asked
        since = self._told.get(asked, self._came) if asked is not None else self.since
        one, other = (self.match.at(seat).chronicle(self.playmat.moments) for seat in (0, 1))
        facts = [
            structs.replace(mine.fact, codes={c: code for c, code in mine.fact.codes.items() if c in theirs.fact.codes})
            for number in range(since, self.match.length)
            for mine, theirs in zip(one.of_batch(number), other.of_batch(number), strict=True)
        ]
        told = {*self.playmat.pauses, *(self.playmat.acts or ()), self.playmat.moments.get("turn", "")}
        return [fact for fact in facts if fact.what in told][-most:] or facts[-1:]

    @property
    def asked_unseen(self) -> ChoiceView | None:
        """What the player behind the curtain can answer without looking, without the options."""
        if self.match.asked is None or not (self.may_pass_unseen or self.unseen_options):
            return None
        choice = self.match.at(self.match.asked).choice
        return structs.replace(choice, options=[]) if choice is not None else None

    def open_name(self, card: Any) -> str:
        """The name of a card by the handle that the player behind the curtain has for it, "" unless both know it."""
        if self.match.asked is None:
            return ""
        one, other = (self.match.at(seat).sight for seat in (self.match.asked, 1 - self.match.asked))
        number = one.ids.get(card)
        seen = [sight.view.find(sight.handles[number]) for sight in (one, other)] if number is not None else []
        codes = [found.code for found in seen if found is not None and found.code is not None]
        return self.book.name(codes[0]) if len(codes) == 2 else ""

    @property
    def may_pass_unseen(self) -> bool:
        """Whether the player behind the curtain can answer without looking."""
        return self.unseen_answer is not None

    @property
    def unseen_answer(self) -> list[int] | None:
        """What the player behind the curtain answers without looking: no response, or what the game has for it."""
        asked = self.match.asked
        choice = self.match.at(asked).choice if asked is not None and self.covered else None
        if choice is None:
            return None
        if choice.kind in self.playmat.chance_kinds and choice.least == 0:
            return []
        act = self.playmat.unseen_acts.get(choice.kind)
        return next(([i] for i, option in enumerate(choice.options) if option.act == act), None)

    @property
    def unseen_options(self) -> dict[int, tuple[str, str]]:
        """What the player behind the curtain can choose without looking, since both see every card it is about: the
        words and the glyph of each option. That it is offered tells nothing of a hand.
        """
        asked = self.match.asked
        choice = self.match.at(asked).choice if asked is not None and self.covered else None
        if choice is None or choice.kind not in self.playmat.open_kinds or choice.most != 1:
            return {}
        names = [self.open_name(option.card) for option in choice.options]
        if not all(names) or len(names) > FEW:
            return {}
        acts = [self.words.act(option, choice.kind) for option in choice.options]
        return {
            index: (fill(tr("{card}: {act}"), card=isolated(name), act=words), glyph)
            for index, (name, (words, glyph)) in enumerate(zip(names, acts, strict=True))
        }

    def choose_unseen(self, option: int) -> None:
        """The player behind the curtain takes one of `unseen_options`."""
        seat = self.match.asked
        if seat is None or option not in self.unseen_options:
            return
        self._told[seat] = self.match.length
        self.match.at(seat).answer([option])
        self._after()

    @property
    def unseen_words(self) -> str:
        """What answering so is called, "" for no response."""
        choice = self.match.at(self.match.asked).choice if self.unseen_answer and self.match.asked is not None else None
        return self.words.acts()[self.playmat.unseen_acts[choice.kind]][0] if choice is not None else ""

    def waive_unseen(self) -> None:
        """The player behind the curtain does not respond for the rest of this turn."""
        seat = self.match.asked
        if seat is not None and self.unseen_answer == []:
            self._waived[seat] = self._turn()
        self.pass_unseen()

    def pass_unseen(self) -> None:
        """The player behind the curtain answers without looking, and does not respond to what follows from the same
        act: the screen goes back, unless that player has something else to decide.
        """
        seat, since = self.match.asked, self.match.length
        if seat is None or not self.may_pass_unseen:
            return
        session = self.match.at(seat)
        self._told[seat] = since
        while self.match.asked == seat and not self.declined.news(session, since):
            choice, length, answer = session.choice, self.match.length, self.unseen_answer
            if choice is None or answer is None:
                break
            session.answer(answer)
            if not answer:
                self.declined.note(choice, length)
        self._after()
