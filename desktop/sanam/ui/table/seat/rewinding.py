"""What goes round the rules at the table: changes by hand, undo and redo, earlier moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.view import CardView
from sanam.ui.table.seat.handing_over import HandingOver
from sanam.ui.text import tr


class Rewinding(HandingOver):
    """Changes by hand, and time."""

    #: The setting of when to be asked that is in force again once the key is let go; "" while none is held.
    _held = ""

    def act_by_hand(self, action: manual.AnyAction, seat: int | None = None) -> bool:
        """Do a manual action. A refusal is told and changes nothing."""
        self.hurry()
        if self.past is not None or self.covered:
            self.refused.emit(Refused("", "in-the-past"), "")
            return False
        asked = self.sight.choice
        who = seat if seat is not None else (asked.seat if self.open and asked is not None else self.seat)
        self.begin_gesture()
        try:
            self.session.act_by_hand(who, action)
        except Refused as refused:
            self.refused.emit(refused, "")
            return False
        self._after()
        return True

    def move_by_hand(self, handle: str, zone: str, stance: str | None = None) -> bool:
        number = self.sight.ids.get(handle)
        card = self.view.find(handle)
        if number is None or card is None:
            return False
        if stance is None:
            stance = self.playmat.stance_in(zone.partition(".")[2], card)
        return self.act_by_hand(manual.Move(number, zone, None, stance))

    def attach_by_hand(self, handle: str, host: str) -> bool:
        """Put a card under another as a material, or bind one that stays where it lies to it (an Equip Card)."""
        number, under = self.sight.ids.get(handle), self.sight.ids.get(host)
        card, bearer = self.view.find(handle), self.view.find(host)
        if number is None or under is None or card is None or bearer is None:
            return False
        stays = card.zone[2:] in self.playmat.bound_in_place
        under_it = f"{bearer.zone[0]}.{self.playmat.board.attached[0]}"
        if not stays and not self.act_by_hand(manual.Move(number, under_it, None, "up")):
            return False
        return self.act_by_hand(manual.Attach(number, under))

    def look_into(self, zone: str) -> bool:
        """Look through one's own Deck by hand: the log says so, and its cards are known while it is open."""
        if self.past is not None or (zone[0] != str(self.seat) and not self.open):
            return False
        if self.looking != zone:
            self.looking = zone
            return self.act_by_hand(manual.Note(tr("looks through the Deck")), int(zone[0]))
        return True

    def seen(self, handle: str) -> CardView | None:
        """A card as the person sees it, also one of the Deck that is being looked through, or asked about."""
        card = self.view.find(handle)
        if card is not None and card.code is None and (card.zone == self.looking or self._asked_of_pile(card)):
            return msgspec.structs.replace(card, code=self.shown.own(handle))
        return card

    def _asked_of_pile(self, card: CardView) -> bool:
        """Whether the person chooses among cards of a pile of their own, and so looks at them."""
        choice = self.choice
        mine = choice is not None and card.zone[:1] == str(choice.seat) and card.zone[2:] in self.playmat.piles.values()
        return mine and bool(self.options_of(card.handle))

    def give_up(self) -> bool:
        """The player at the screen (in open practice the one who is asked) gives the duel up."""
        return self.act_by_hand(manual.Setting("concede", "yes"))

    def set_prompts(self, value: str) -> bool:
        """Set when the person wants to be asked, one of `prompts.PROMPTS` (for both seats in open practice)."""
        done = True
        for seat in (0, 1) if self.open else (self.seat,):
            if self.prompts(seat) != value:
                done = self.act_by_hand(manual.Setting("prompts", value), seat) and done
        return done

    def hold(self, on: bool) -> None:
        """While a key is held the person is asked at every chance, whatever the setting says."""
        if on and not self._held:
            self._held = self.prompts(self.seat)
            self.set_prompts("always")
        elif not on and self._held:
            held, self._held = self._held, ""
            self.set_prompts(held)

    def undo(self) -> bool:
        """Take back the last gesture of the person at the screen, and what followed from it without another."""

        def back() -> None:
            start = self._undo_start()
            while self.match.length > start:
                self.match.undo()
            self.opened = min(self.opened, start)
            self.stops.add(start)

        return self._rewind(back)

    @property
    def undo_refused(self) -> Refused | None:
        """Why nothing can be taken back now; None when something can."""
        try:
            self._undo_start()
        except Refused as refused:
            return refused
        return None

    def _undo_start(self) -> int:
        """Where the last gesture began. Only a person's own is taken back, in open practice either side's; a computer's
        answer goes with the gesture that it followed.
        """
        people = {0, 1} - self.computers
        both = self.match.open or self.at_both or self.shared is not None
        mine = people if both else {self.seat}
        return self.match.undo_start(mine, self.stops, self.opened, people - mine)

    def give_up_choice(self) -> bool:
        """Take back the gesture that led to the open question, if it has cost nothing yet; says whether it did."""
        choice = self.choice
        start = max((mark for mark in self.stops if mark < self.match.length), default=None)
        if choice is None or choice.kind in self.playmat.menu_kinds or start is None:
            return False
        return self.match.only_asked_since(start) and self.undo()

    def redo(self) -> bool:
        """Do the gesture again that was taken back last."""

        def forward() -> None:
            self.match.redo()
            while self.match.can_redo and self.match.length not in self.stops:
                self.match.redo()

        return self._rewind(forward)

    def _rewind(self, act: Callable[[], None]) -> bool:
        self.hurry()
        if self.past is not None:
            self.leave_past()
        try:
            act()
        except Refused as refused:
            self.refused.emit(refused, "")
            return False
        self.wish_nothing()
        self._hand_over()
        return True

    #: Whether what is taken back and played otherwise is kept as a line of its own.
    keeps_lines = True

    def take_line(self, id: str) -> bool:
        """Go on from the end of another line of the match."""
        return self._rewind(lambda: self.match.take_line(id))

    def play_instead(self, answers: Sequence[list[int]]) -> bool:
        """Take everything back to the beginning and have these answers given, whoever was asked; what was played stays
        a line. In open practice only.
        """

        def play() -> None:
            while self.match.can_undo:
                self.match.undo()
            for picks in answers:
                self.session.answer(picks)

        return self._rewind(play)

    def scrub(self, length: int, animate: bool = True) -> None:
        """Look at the match after its first `length` batches, on a copy; the last moment is now. Without `animate` the
        moment stands there as though nothing had come before it.
        """
        self.hurry()
        if length >= self.match.length:
            self.leave_past()
            return
        if self.covered:
            return
        if self.past is None:
            self.past = self.match.earlier(length)
        else:
            self.past.go_to(length)
        self.refresh(animate)

    def leave_past(self) -> None:
        """Return to now."""
        if self.past is not None:
            self.past = None
            self.refresh()

    def can_continue_here(self) -> bool:
        """Whether everything since the moment shown may be taken back."""
        return self.past is not None and (self.open or not self.match.revealed_since(self.past.length))

    def continue_here(self) -> bool:
        """Take back everything since the moment shown and go on from there."""
        if self.past is None:
            return False
        length = self.past.length
        if not self.can_continue_here():
            self.refused.emit(Refused("", "undo-would-hide-what-was-seen"), "")
            return False
        self.past = None
        while self.match.length > length:
            self.match.undo()
        self._after()
        return True
