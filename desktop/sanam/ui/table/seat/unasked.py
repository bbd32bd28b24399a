"""What is answered without asking: a gesture said it, the setting passes it, or nothing is left open."""

from __future__ import annotations

from random import randrange

from sanam.engine.session import Session
from sanam.engine.view import ChoiceView, View
from sanam.ui.table.seat.seated import Seated

#: Kinds between a wish (a drop) and the question it already answers.
_BETWEEN = ("tribute", "material", "cost", "discard", "position", "mode", "number", "word", "target", "pick")


class Unasked(Seated):
    """The table of `Seated` that answers by itself where a person has nothing to decide."""

    def _answer_unasked(self) -> bool:
        """Answer what a wish or the prompt setting has answered already; says whether it did."""
        asked = self.match.asked
        if asked is None:
            return False
        if asked in self.computers:
            return False
        session = self.match.at(asked, self.open)
        choice = session.choice
        assert choice is not None
        if self._by_lot(session):
            return True
        if choice.kind in self.playmat.chance_kinds and choice.least == 0 and self._passes(session, choice):
            length = self.match.length
            session.answer([])
            self.declined.note(choice, length, by_itself=True)
            return True
        only = self._only_answer(choice) or self._any_answer(session.view, choice)
        if only is not None:
            session.answer(only)
            return True
        again = self._asks_again(session, choice)
        if again is not None:
            self._taken = None
            session.answer([again])
            return True
        wish = self._wish
        if wish is not None and wish.amount and choice.kind in self.playmat.amount_kinds:
            meant = [i for i, option in enumerate(choice.options) if option.value == wish.amount]
            self._wish = None
            if meant:
                session.answer(meant)
                return True
        if wish is None or wish.zone is None:
            usual = (
                self.playmat.usual_place(choice)
                if self.chooses_places and choice.kind in self.playmat.auto_kinds
                else None
            )
            if usual is not None and choice.most == 1:
                session.answer([usual])
                return True
        if wish is None:
            return False
        placed = None
        if choice.kind in self.playmat.place_kinds and wish.zone is not None:
            placed = self.playmat.placing(session.view, choice, wish.zone, wish.target)
        for index, option in enumerate(choice.options):
            about = option.card
            place = index == placed
            target = (
                choice.kind in (*self.playmat.aim_kinds, *self.playmat.target_kinds)
                and choice.least <= 1
                and wish.target is not None
                and (about == wish.target or (option.act == "direct" and wish.target.startswith("seat")))
            ) or (choice.kind == "position" and option.act == wish.target)
            if place or target:
                self._wish = None
                session.answer([index])
                return True
        if choice.kind not in _BETWEEN and choice.kind not in self.playmat.place_kinds:
            self._wish = None
        return False

    def cast_lots(self) -> None:
        """Answer what only chance decides, as usual, so that nobody is asked for it."""
        while (asked := self.match.asked) is not None and self._by_lot(self.match.at(asked, self.open)):
            self.sight = self.session.sight

    def _by_lot(self, session: Session) -> bool:
        choice = session.choice
        if choice is None or choice.seat in self.computers or not self.chooses_places:
            return False
        if choice.kind not in self.playmat.lot_kinds or self.prompts(choice.seat) != "events":
            return False
        session.answer([randrange(len(choice.options))])
        return True

    def _asks_again(self, session: Session, choice: ChoiceView) -> int | None:
        """As usual nobody is asked whether they mean what they have chosen in the menu of a card just now."""
        taken = self._taken
        if taken is None or taken.card is None or self.prompts(choice.seat) != "events":
            return None
        code = session.own(taken.card)
        return self.playmat.agreed(taken, choice, self.book.data(code)) if code is not None else None

    def _only_answer(self, choice: ChoiceView) -> list[int] | None:
        """As usual what can be answered in one way only is not asked of whoever is at the screen: what there is to aim
        at, what the rules force, and what takes all that there is.
        """
        playmat = self.playmat
        if not self._spared(choice):
            return None
        if choice.kind in (*playmat.aim_kinds, *playmat.forced_kinds) and len(choice.options) < 2:
            return [0] * len(choice.options) if choice.least == len(choice.options) else None
        if choice.kind in (*playmat.menu_kinds, *playmat.own_kinds, playmat.round_kind):
            return None
        if choice.kind in playmat.said_kinds and not choice.params.get("again"):
            sets = [picks for picks in choice.combinations or () if picks]
            return list(sets[0]) if len(sets) == 1 else None
        return self._foregone(choice)

    def _any_answer(self, view: View, choice: ChoiceView) -> list[int] | None:
        """As usual nobody is asked which cards they pick of some that are all the same to the game."""
        if not self._spared(choice) or choice.order or choice.combinations or not 0 < choice.least == choice.most:
            return None
        cards = [view.find(option.card) if option.card is not None else None for option in choice.options]
        kinds = {self.playmat.alike(card) if card is not None else None for card in cards}
        acts = {(option.act, option.value) for option in choice.options}
        return None if None in kinds or len(kinds) > 1 or len(acts) > 1 else list(range(choice.least))

    def _spared(self, choice: ChoiceView) -> bool:
        """Whether whoever is asked is at the screen, and asked no more than usual."""
        return (self.open or choice.seat == self.seat) and self.prompts(choice.seat) == "events"

    def _passes(self, session: Session, choice: ChoiceView) -> bool:
        """Unless it is "always", a chance with nothing but trifles is passed over, and as usual the same one again.

        Where the screen would have to be handed over, what is held decides nothing about a chance that comes anyway.
        """
        wanted, here = self.prompts(choice.seat), self.open or choice.seat == self.seat
        if not here and self.waives(choice.seat):
            return True
        covers = self.declined.covers if here else self.declined.covers_unseen
        if wanted == "events" and covers(session, choice):
            return True
        if wanted == "events" and here and self.playmat.is_settled(session.view, choice, self.book.data):
            return True
        if not choice.options:
            return wanted == "events" and here
        if wanted == "always" or (not here and choice.params.get("anyway")):
            return False
        for option in choice.options:
            code = session.own(option.card) if option.card is not None else None
            data = self.book.data(code) if code is not None else None
            if not self.playmat.is_minor_response(option.act, option.value, data):
                return False
        return True
