"""Between gestures and the match: what a click, a drag or a key means as an answer. It paints nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from sanam.engine import manual
from sanam.engine.choice import Choice, Refused, check
from sanam.engine.play import Play
from sanam.engine.view import CardView, ChoiceView, OptionView, View
from sanam.games.yugioh.board import MONSTER_ZONES, drop_zones, wished_act
from sanam.ui.table.history import Chronicle, fork, go_to
from sanam.ui.table.sight import CardBook, Sight, look, origins

#: Kinds whose options are what cards may do; a click offers them. Others are answered by the click itself.
MENU_KINDS = ("action", "respond", "optional_trigger")
#: Kinds between a wish (a drop) and the question it already answers.
_BETWEEN = ("tribute", "material", "cost", "discard", "position", "mode", "number", "target", "pick")


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of a card's menu: an option by its index, or why it is not possible now."""

    option: int | None
    act: OptionView
    refused: Refused | None = None


@dataclass
class Wish:
    """What a drop already said about questions to come."""

    card: str
    zone: str | None = None
    target: str | None = None


class TableController(QObject):
    """Holds the match, the seat at the screen and what has been picked so far.

    changed(origins, animate)   the Sight is another one; origins as in `sight.origins`
    refused(Refused, handle)    something is not possible; handle "" when it is about no card
    curtain(seat)               the screen goes to the other player
    """

    changed = Signal(object, bool)
    picked = Signal()
    refused = Signal(object, str)
    curtain = Signal(int)
    ended = Signal()

    def __init__(self, play: Play, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.play = play
        self.book = CardBook(play.game)
        self.chronicle = Chronicle()
        self.seat = play.table.choice.seat if play.table.choice is not None and not play.open else 0
        self.covered = False
        self.by_hand = False
        self.picks: list[int] = []
        self.past: Play | None = None
        self._wish: Wish | None = None
        self._seen_until = max(0, len(play.batches) - 1)
        self.sight: Sight = look(play, self.seat, self.open)
        self.chronicle.follow(play.batches)

    # ------------------------------------------------------------------ what is seen

    @property
    def view(self) -> View:
        return self.sight.view

    @property
    def shown(self) -> Play:
        """The match that is on the screen: the live one, or the copy that shows an earlier moment."""
        return self.past or self.play

    @property
    def open(self) -> bool:
        return self.play.open

    @property
    def choice(self) -> ChoiceView | None:
        """The open question if the person at the screen may answer it now."""
        choice = self.sight.choice
        if choice is None or self.past is not None or self.covered:
            return None
        return choice if self.open or choice.seat == self.seat else None

    def name_of(self, card: Any) -> str:
        """A card's name by handle or id, "" when it is hidden or unknown."""
        if isinstance(card, int):
            card = self.sight.handles.get(card)
        found = self.view.find(card) if isinstance(card, str) else None
        return self.book.name(found.code) if found is not None and found.code is not None else ""

    def seat_name(self, seat: int | None) -> str:
        return self.view.seats[seat].name if seat is not None and 0 <= seat < len(self.view.seats) else ""

    def data_of(self, handle: str) -> Any:
        card = self.view.find(handle)
        return self.book.data(card.code) if card is not None and card.code is not None else None

    def options_of(self, handle: str) -> list[int]:
        """Indices of the options about a card."""
        choice = self.choice
        return [i for i, o in enumerate(choice.options) if o.card == handle] if choice else []

    def loose_options(self) -> list[int]:
        """Options about no card and no place: the buttons of the prompt."""
        choice = self.choice
        return [i for i, o in enumerate(choice.options) if o.card is None and o.zone is None] if choice else []

    def waiting(self) -> tuple[set[str], set[str]]:
        """Cards and zones that wait for the person."""
        choice = self.choice
        if choice is None:
            return set(), set()
        cards = {o.card for o in choice.options if o.card is not None}
        return cards, {o.zone for o in choice.options if o.zone is not None}

    @property
    def many(self) -> bool:
        """Whether the open question takes several picks and a confirmation."""
        choice = self.choice
        return choice is not None and (choice.most > 1 or choice.combinations is not None or choice.order)

    def can_confirm(self) -> bool:
        choice = self.choice
        if choice is None:
            return False
        try:
            self._check(choice, self.picks)
        except Refused:
            return False
        return bool(self.picks) or choice.least == 0

    @staticmethod
    def _check(choice: ChoiceView, picks: list[int]) -> None:
        check(Choice(choice.seat, choice.kind, list(choice.options), choice.least, choice.most,  # type: ignore[arg-type]
                     choice.combinations, choice.order, choice.rule), picks)

    # ------------------------------------------------------------------ answering

    def click(self, handle: str) -> list[MenuEntry]:
        """A card was clicked: answer, pick, or give back the entries of its menu."""
        choice = self.choice
        options = self.options_of(handle)
        if choice is None:
            return []
        if choice.kind in MENU_KINDS:
            return self.menu(handle)
        if not options:
            return self.menu(handle) if choice.kind == "by_hand" else []
        if self.many:
            self.toggle(options[0])
        elif len(options) == 1:
            self.answer(options)
        else:
            return self.menu(handle)
        return []

    def click_zone(self, zone: str) -> bool:
        """A place was clicked; says whether that answered something."""
        choice = self.choice
        if choice is None:
            return False
        for index, option in enumerate(choice.options):
            if option.zone == zone:
                return self.toggle(index) if self.many else self.answer([index])
        return False

    def menu(self, handle: str) -> list[MenuEntry]:
        """What a card may do now, and why it may not do the rest."""
        choice = self.choice
        if choice is None:
            return []
        entries = [MenuEntry(i, choice.options[i]) for i in self.options_of(handle)]
        acts = {entry.act.act for entry in entries}
        if choice.kind in ("action", "respond"):
            for act in self._usual_acts(handle):
                if act not in acts:
                    why = self.why_not(act, handle)
                    if why is not None:
                        entries.append(MenuEntry(None, OptionView(act, handle), why))
        return entries

    def _usual_acts(self, handle: str) -> tuple[str, ...]:
        """What one would expect of a card of one's own where it lies, to say why it is not possible."""
        card, data = self.view.find(handle), self.data_of(handle)
        choice = self.choice
        if card is None or data is None or choice is None or card.zone[:1] != str(choice.seat):
            return ()
        zone = card.zone[2:]
        if zone == "hand":
            if data.kind == "monster":
                return ("normal_summon", "set_monster")
            return ("set",) if data.kind == "trap" else ("activate", "set")
        if zone in MONSTER_ZONES:
            if card.stance == "down/side":
                return ("flip_summon",)
            return ("attack",) if self.view.public.get("phase") == "battle" else ("change_position",)
        if zone[:1] == "s" and zone[1:].isdigit() and card.stance.startswith("down"):
            return ("activate",)
        return ("special_summon",) if zone == "extra" else ()

    def toggle(self, option: int) -> bool:
        """Pick an option or take the pick back."""
        choice = self.choice
        if choice is None:
            return False
        if option in self.picks:
            self.picks.remove(option)
        elif len(self.picks) < choice.most or choice.combinations is not None:
            self.picks.append(option)
        elif choice.most == 1:
            self.picks = [option]
        else:
            self.refused.emit(Refused(choice.rule, "too-many", {"most": choice.most}), choice.options[option].card or "")
            return False
        self.picked.emit()
        return True

    def confirm(self) -> bool:
        """Answer with what is picked."""
        choice = self.choice
        if choice is None or not (self.picks or choice.least == 0):
            return False
        return self.answer(list(self.picks))

    def pass_(self) -> bool:
        """Answer with nothing, where that is allowed."""
        choice = self.choice
        return choice is not None and choice.least == 0 and self.answer([])

    def cancel(self) -> None:
        """Forget the picks so far."""
        self._wish = None
        if self.picks:
            self.picks = []
            self.picked.emit()

    def answer(self, picks: list[int]) -> bool:
        """Answer the open question. A refusal is told and changes nothing."""
        if self.choice is None:
            return False
        about = next((self.choice.options[i].card or "" for i in picks if i < len(self.choice.options)), "")
        try:
            self.play.answer(picks)
        except Refused as refused:
            self._wish = None
            self.refused.emit(refused, about)
            return False
        self._after()
        return True

    def _after(self, animate: bool = True) -> None:
        """The match went on: follow the wish, pass what the setting passes, hand over the screen."""
        while self._answer_unasked():
            pass
        choice = self.play.table.choice
        if self.open:
            self.covered = False
        elif choice is not None and choice.seat != self.seat:
            self.covered = True
        self.refresh(animate)
        if self.covered and choice is not None:
            self.curtain.emit(choice.seat)
        if self.play.finished:
            self.ended.emit()

    def _answer_unasked(self) -> bool:
        """Answer what a wish or the prompt setting has answered already; says whether it did."""
        choice = self.play.table.choice
        if choice is None:
            return False
        if choice.kind == "respond" and choice.least == 0 and self._passes(choice):
            self.play.answer([])
            return True
        wish = self._wish
        if wish is None:
            return False
        handles = look(self.play, choice.seat, self.open).handles
        for index, option in enumerate(choice.options):
            about = handles.get(option.card) if option.card is not None else None
            place = choice.kind == "place" and wish.zone is not None and option.zone == wish.zone
            target = choice.kind == "attack_target" and wish.target is not None and (
                about == wish.target or (option.act == "direct" and wish.target.startswith("seat")))
            if place or target:
                self._wish = None
                self.play.answer([index])
                return True
        if choice.kind not in _BETWEEN:
            self._wish = None
        return False

    def _passes(self, choice: Choice) -> bool:
        """With "when possible", a chance whose only options are monster effects by hand is passed over."""
        setting = self.play.table.seats[choice.seat].marks.get("prompts", "possible")
        if setting != "possible" or not choice.options:
            return False
        cards = self.play.table.cards
        for option in choice.options:
            data = self.book.data(cards[option.card].code) if option.card is not None else None
            if option.value != -1 or data is None or data.kind != "monster":
                return False
        return True

    def refresh(self, animate: bool = True) -> None:
        """Look again and tell the screen."""
        self.picks = []
        before = self.sight
        self.chronicle.follow(self.play.batches)
        self.sight = look(self.shown, self.seat, self.open)
        self.changed.emit(origins(before, self.sight), animate)

    def lift_curtain(self) -> None:
        """The player who is asked is at the screen now."""
        choice = self.play.table.choice
        if choice is not None:
            self.seat = choice.seat
        self.covered = False
        self.refresh(animate=False)

    def set_seat(self, seat: int) -> None:
        """Look from the other side (open practice)."""
        if seat != self.seat and self.open:
            self.seat = seat
            self.refresh(animate=False)

    # ------------------------------------------------------------------ wishes: drags

    def drop_targets(self, handle: str) -> tuple[set[str], set[str]]:
        """Zones and cards on which the card may be dropped; "seat1" stands for a player attacked directly."""
        card, choice = self.view.find(handle), self.choice
        if card is None:
            return set(), set()
        if self.by_hand:
            return {zone for zone in self.view.zones if zone != card.zone}, set()
        if choice is None or choice.kind not in ("action", "respond"):
            return set(), set()
        zones: set[str] = set()
        cards: set[str] = set()
        seat = choice.seat
        for index in self.options_of(handle):
            act = choice.options[index].act
            if act == "attack":
                theirs = [c for z in MONSTER_ZONES for c in self.view.zones[f"{1 - seat}.{z}"]]
                cards.update(c.handle for c in theirs)
                zones.update({f"seat{1 - seat}"} if not theirs else set())
                continue
            for name in drop_zones(act, self.data_of(handle), card.zone[2:]):
                zone = f"{seat}.{name}"
                if not self.view.zones[zone] or zone == card.zone or name == "field":
                    zones.add(zone)
                elif act in ("normal_summon", "set_monster", "special_summon"):
                    # A Tribute may free it.
                    if all(self.view.zones[f"{seat}.{z}"] for z in MONSTER_ZONES):
                        zones.add(zone)
        return zones, cards

    def drop(self, handle: str, zone: str, target: str | None) -> list[MenuEntry]:
        """A card was dropped on a zone or on a card there. Answers, or gives a menu, or tells why not."""
        card, choice = self.view.find(handle), self.choice
        if card is None:
            return []
        if self.by_hand and zone in self.view.zones:
            self.move_by_hand(handle, zone)
            return []
        zones, cards = self.drop_targets(handle)
        if choice is not None and (target in cards or zone in zones):
            fits = [i for i in self.options_of(handle) if self._fits(choice.options[i].act, card, zone, target in cards)]
            if fits:
                self._wish = Wish(handle, zone, target if target in cards else zone)
                if len(fits) == 1:
                    self.answer(fits)
                    return []
                return [MenuEntry(i, choice.options[i]) for i in fits]
        data = self.data_of(handle)
        own = zone.startswith(str(choice.seat if choice else self.seat))
        act = wished_act(data, card.zone[2:], zone.partition(".")[2], own)
        why = self.why_not(act, handle, zone if own else None, target)
        self.refused.emit(why or Refused("", "no-such-move"), handle)
        return []

    def _fits(self, act: str, card: CardView, zone: str, on_card: bool) -> bool:
        if act == "attack":
            return on_card or zone.startswith("seat")
        names = drop_zones(act, self.book.data(card.code) if card.code else None, card.zone[2:])
        return zone.partition(".")[2] in names

    def wish_nothing(self) -> None:
        """The menu after a drop was closed."""
        self._wish = None

    def quick(self, handle: str) -> bool:
        """A double click or a sideways pull: change the position, or Flip Summon."""
        choice = self.choice
        if choice is None:
            return False
        for index in self.options_of(handle):
            if choice.options[index].act in ("change_position", "flip_summon"):
                return self.answer([index])
        card = self.view.find(handle)
        if card is not None and card.zone[2:] in MONSTER_ZONES and card.zone[:1] == str(choice.seat):
            act = "flip_summon" if card.stance == "down/side" else "change_position"
            why = self.why_not(act, handle)
            if why is not None:
                self.refused.emit(why, handle)
        return False

    def why_not(self, act: str, handle: str, zone: str | None = None, target: str | None = None) -> Refused | None:
        """What the rules say about a wish that is not possible now."""
        if self.past is not None:
            return Refused("", "in-the-past")
        choice = self.choice
        number = self.sight.ids.get(handle)
        asked = getattr(self.play.game, "why_not", None)
        if choice is None:
            return Refused("", "not-asked")
        if number is None or asked is None:
            return None
        aim = self.sight.ids.get(target) if target else None
        found: Refused | None = asked(choice.seat, act, number, zone=zone, target=aim)
        return found

    # ------------------------------------------------------------------ by hand

    def act_by_hand(self, action: manual.AnyAction, seat: int | None = None) -> bool:
        """Do a manual action. A refusal is told and changes nothing."""
        if self.past is not None or self.covered:
            self.refused.emit(Refused("", "in-the-past"), "")
            return False
        asked = self.sight.choice
        who = seat if seat is not None else (asked.seat if self.open and asked is not None else self.seat)
        try:
            self.play.manual(who, action)
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
        name = zone.partition(".")[2]
        if stance is None:
            if name in ("graveyard", "banished", "materials"):
                stance = "up"
            elif name in ("deck", "hand", "extra", "side"):
                stance = "down"
            elif name in MONSTER_ZONES or name == "field" or name[:1] == "s":
                stance = "up" if not card.stance.startswith("up") and card.zone[2:] == "hand" else card.stance
        return self.act_by_hand(manual.Move(number, zone, None, stance))

    def give_up(self) -> bool:
        """The player at the screen (in open practice the one who is asked) gives the duel up."""
        return self.act_by_hand(manual.Setting("concede", "yes"))

    def set_prompts(self, value: str) -> bool:
        """Set when the person wants to be asked: "always", "possible", "never" (both seats in open practice)."""
        done = True
        for seat in ((0, 1) if self.open else (self.seat,)):
            if self.view.seats[seat].marks.get("prompts", "possible") != value:
                done = self.act_by_hand(manual.Setting("prompts", value), seat) and done
        return done

    # ------------------------------------------------------------------ time

    def undo(self) -> bool:
        return self._rewind(self.play.undo)

    def redo(self) -> bool:
        return self._rewind(self.play.redo)

    def _rewind(self, act: Any) -> bool:
        if self.past is not None:
            self.leave_past()
        try:
            act()
        except Refused as refused:
            self.refused.emit(refused, "")
            return False
        self._wish = None
        choice = self.play.table.choice
        if not self.open and choice is not None and choice.seat != self.seat:
            self.covered = True
        self.refresh()
        if self.covered and choice is not None:
            self.curtain.emit(choice.seat)
        return True

    def scrub(self, length: int) -> None:
        """Look at the match after its first `length` batches, on a copy; the last moment is now."""
        if length >= len(self.play.batches):
            self.leave_past()
            return
        if self.covered:
            return
        if self.past is None:
            self.past = fork(self.play, length)
        else:
            go_to(self.past, length)
        self.refresh()

    def leave_past(self) -> None:
        """Return to now."""
        if self.past is not None:
            self.past = None
            self.refresh()

    def can_continue_here(self) -> bool:
        """Whether everything since the moment shown may be taken back."""
        if self.past is None:
            return False
        later = self.play.batches[len(self.past.batches):]
        return self.open or not any(batch.reveals for batch in later)

    def continue_here(self) -> bool:
        """Take back everything since the moment shown and go on from there."""
        if self.past is None:
            return False
        length = len(self.past.batches)
        if not self.can_continue_here():
            self.refused.emit(Refused("", "undo-would-hide-what-was-seen"), "")
            return False
        self.past = None
        while len(self.play.batches) > length:
            self.play.undo()
        self._after()
        return True
