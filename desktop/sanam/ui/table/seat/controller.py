"""Between gestures and the match: what a click, a drag or a key means as an answer. It paints nothing."""

from __future__ import annotations

from dataclasses import dataclass

from sanam.engine.choice import Refused
from sanam.engine.view import CardView, ChoiceView, OptionView
from sanam.ui.table.seat.rewinding import Rewinding
from sanam.ui.table.seat.seated import Wish

#: How many targets a menu lists; of more one is chosen on the board.
MOST_TARGETS = 4


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of a card's menu: an option by its index, or why it is not possible now; `target` is what is answered
    to the question after it, a card, a player ("seat1") or an act, with its words and what would come of it.
    """

    option: int | None
    act: OptionView
    refused: Refused | None = None
    target: str = ""
    at: str = ""
    outcome: str = ""


def handle_seat(card: CardView | None) -> str:
    """The player on whose side a card lies, "" for none."""
    return card.zone[:1] if card is not None else ""


class TableController(Rewinding):
    """Clicks, menus, drags and pulls."""

    def click(self, handle: str) -> list[MenuEntry]:
        """A card was clicked: answer, pick, or give back the entries of its menu."""
        choice = self.choice
        options = self.options_of(handle)
        if choice is None:
            return []
        if options and choice.options[options[0]].act in self.playmat.instant_acts:
            self.answer(options[:1])
            return []
        if choice.kind in self.playmat.menu_kinds:
            return self.menu(handle)
        under = [] if options else self._alike_under(choice, handle)
        if not options and not under:
            return self.menu(handle) if choice.kind == "by_hand" else []
        options = options or under
        if self.many:
            # A card may stand for several options (two effects waiting): a click takes the next one.
            free = [option for option in options if option not in self.picks]
            self.toggle(free[0] if free else options[-1])
        elif under or len(options) == 1:
            self.answer(options[:1])
        else:
            return self.menu(handle)
        return []

    def _alike_under(self, choice: ChoiceView, handle: str) -> list[int]:
        """The options about cards that lie under a card, where they are copies of one: a click on it means any of them,
        of which many hide each other."""
        below = {card.handle: card.code for cards in self.view.zones.values() for card in cards if card.host == handle}
        found = {i: below[o.card] for i, o in enumerate(choice.options) if o.card is not None and o.card in below}
        return list(found) if len(set(found.values())) == 1 else []

    def gather(self, handle: str) -> bool:
        """A card that is dragged together with others was clicked: it is one of them now, or no longer."""
        choice, card = self.choice, self.view.find(handle)
        if choice is None or card is None or not self.playmat.gathers(choice, card):
            return False
        if handle in self.gathered:
            self.gathered.remove(handle)
        else:
            self.gathered.append(handle)
        self.picked.emit()
        return True

    def _given_together(self, choice: ChoiceView, handle: str, target: str | None) -> bool:
        """Gathered cards were dropped on a card: answer with all of them."""
        number = len(self.gathered)
        if handle not in self.gathered or number < 2 or target is None:
            return False
        option = self.playmat.together(choice, number, target)
        if option is None:
            return False
        self._wish = Wish(handle, amount=number)
        return self.answer([option])

    def click_zone(self, zone: str, target: str | None = None) -> bool:
        """A place was clicked, or a card `target` there; says whether that answered something."""
        choice = self.choice
        index = self.playmat.placing(self.view, choice, zone, target) if choice is not None else None
        if index is None:
            return False
        return self.toggle(index) if self.many else self.answer([index])

    def menu(self, handle: str) -> list[MenuEntry]:
        """What a card may do now, and why it may not do the rest."""
        choice = self.choice
        if choice is None:
            return []
        able = self._in_order(self.options_of(handle))
        entries = [entry for i in able for entry in self._entries(i, choice.options[i])]
        acts = {entry.act.act for entry in entries}
        if choice.kind in self.playmat.drag_kinds:
            for act in self._usual_acts(handle):
                if act not in acts:
                    why = self.why_not(act, handle)
                    if why is not None:
                        entries.append(MenuEntry(None, OptionView(act, handle), why))
        return entries

    def _entries(self, index: int, option: OptionView) -> list[MenuEntry]:
        """An option with an entry for each of its targets, where those are few and told apart by their names."""
        kind, acts = self.playmat.ahead(option)
        if acts:
            words = [self.words.act(OptionView(act), kind)[0] for act in acts]
            return [MenuEntry(index, option, None, act, said) for act, said in zip(acts, words, strict=True)]
        assert self.choice is not None
        targets = self.playmat.listed(self.view, self.choice, option)
        names = [self._target_name(target) for target in targets]
        if not 0 < len(names) <= MOST_TARGETS or not all(names) or len(set(names)) < len(names):
            return [MenuEntry(index, option)]
        found = []
        for target, name in zip(targets, names, strict=True):
            told = self.session.forecast(index, target)
            found.append(MenuEntry(index, option, None, target, name, self.words.forecast(told) if told else ""))
        return found

    def _target_name(self, target: str) -> str:
        return self.seat_name(int(target[4:])) if target.startswith("seat") else self.name_of(target)

    def aim_at(self, option: int, target: str = "") -> bool:
        """An entry of a menu: answer with the option, and with its target when that is asked next."""
        if target and self.choice is not None and option < len(self.choice.options):
            self._wish = Wish(self.choice.options[option].card or "", None, target)
        return self.answer([option])

    def _in_order(self, options: list[int]) -> list[int]:
        """What one most likely wants of a card first."""
        choice, order = self.choice, self.playmat.first_acts
        assert choice is not None
        acts = {i: choice.options[i].act for i in options}
        return sorted(options, key=lambda i: order.index(acts[i]) if acts[i] in order else len(order))

    def first(self, handle: str) -> bool:
        """A double click: the first thing that the menu of the card would offer."""
        choice = self.choice
        if choice is None or choice.kind not in self.playmat.menu_kinds:
            return False
        able = self._in_order(self.options_of(handle))
        return self.answer(able[:1]) if able else self.quick(handle)

    def may_give_up(self, handle: str) -> bool:
        """Whether the card is asked for to be discarded, so that it may be dragged to where it goes then."""
        choice = self.choice
        return choice is not None and choice.kind in self.playmat.discard_kinds and bool(self.options_of(handle))

    def _discard_zone(self, handle: str) -> str:
        return f"{handle_seat(self.view.find(handle))}.{self.playmat.discard_zone}"

    def _give_up(self, handle: str) -> None:
        """A card was dragged to where discarded cards go: it is picked, and the last one that is needed confirms."""
        option = self.options_of(handle)[0]
        if not self.many:
            self.answer([option])
            return
        if option not in self.picks:
            self.toggle(option)
        if self.choice is not None and len(self.picks) == self.choice.most and self.can_confirm():
            self.confirm()

    def _usual_acts(self, handle: str) -> tuple[str, ...]:
        """What one would expect of a card of one's own where it lies, to say why it is not possible."""
        card, choice = self.view.find(handle), self.choice
        if card is None or choice is None or card.zone[:1] != str(choice.seat):
            return ()
        return self.playmat.expected(self.view, card, self.data_of(handle))

    def drop_targets(self, handle: str) -> tuple[set[str], set[str]]:
        """Zones and cards on which the card may be dropped; "seat1" stands for a player attacked directly."""
        card, choice = self.view.find(handle), self.choice
        if card is None:
            return set(), set()
        if self.by_hand:
            return {zone for zone in self.view.zones if zone != card.zone}, set()
        if self.may_give_up(handle):
            return {self._discard_zone(handle)}, set()
        if choice is None or choice.kind not in self.playmat.drag_kinds:
            return set(), set()
        zones: set[str] = set()
        cards: set[str] = set()
        for index in self.playmat.meant(choice, card):
            places, targets = self._landing(index, card)
            zones |= places
            cards |= targets
        for seat in (0, 1):
            if f"seat{seat}" in zones:  # the hand of the player who is attacked stands for them as well
                zones.add(f"{seat}.{self.playmat.board.hand}")
        return zones, cards

    def _landing(self, option: int, card: CardView) -> tuple[set[str], set[str]]:
        """Zones and cards on which a drop of `card` means this option."""
        assert self.choice is not None
        wanted = self.choice.options[option]
        return self.playmat.landing(self.view, self.choice.seat, wanted, card, self.data_of(card.handle))

    def drop(self, handle: str, zone: str, target: str | None) -> list[MenuEntry]:
        """A card was dropped on a zone or on a card there. Answers, or gives a menu, or tells why not."""
        card, choice = self.view.find(handle), self.choice
        if card is None:
            return []
        if self.by_hand and zone in self.view.zones:
            under = self.view.find(target) if target is not None else None
            if under is not None and under.zone == zone and self.playmat.binds(card, self.data_of(handle), under):
                self.attach_by_hand(handle, under.handle)
            else:
                self.move_by_hand(handle, zone)
            return []
        if self.may_give_up(handle):
            if zone == self._discard_zone(handle):
                self._give_up(handle)
            return []
        if choice is not None and choice.kind in self.playmat.drag_kinds:
            if self._given_together(choice, handle, target):
                return []
            zone = self._meant_place(choice, card, zone, target)
            fits: list[int] = []
            on_card = False
            for index in self.playmat.meant(choice, card):
                zones, cards = self._landing(index, card)
                on_card = on_card or target in cards
                if zone in zones or target in cards:
                    fits.append(index)
            if fits:
                self._wish = Wish(handle, zone, target if on_card else zone)
                if len(fits) == 1:
                    self.answer(fits)
                    return []
                return [MenuEntry(i, choice.options[i]) for i in self._in_order(fits)]
            if target is not None and self._aim(choice, card, target):
                return []
        own = zone.startswith(str(choice.seat if choice else self.seat))
        act = self.playmat.wish(card, self.data_of(handle), zone.partition(".")[2], own)
        why = self.why_not(act, handle, zone if own else None, target)
        self.refused.emit(why or Refused("", "no-such-move"), handle)
        return []

    def _meant_place(self, choice: ChoiceView, card: CardView, zone: str, target: str | None) -> str:
        """The place that a drop means: an attack on a player may be dropped anywhere on their side of the field."""
        if zone[:1] not in ("0", "1") or zone[:1] == str(choice.seat):
            return zone
        lands = [self._landing(index, card) for index in self.playmat.meant(choice, card)]
        taken = any(zone in zones or target in cards for zones, cards in lands)
        player = f"seat{zone[:1]}"
        return player if not taken and any(player in zones for zones, _ in lands) else zone

    def _aim(self, choice: ChoiceView, card: CardView, target: str) -> bool:
        """A card was dropped on what its effect is to aim at: use it, and answer with that if it can be chosen."""
        able = [i for i in self.playmat.meant(choice, card) if choice.options[i].act in self.playmat.aimed_acts]
        if len(able) != 1 or self.view.find(target) is None:
            return False
        self._wish = Wish(card.handle, None, target)
        return self.answer(able)

    def forecast(self, zone: str, target: str, attacker: str = "") -> str:
        """What an attack on the card `target`, or on the player whose place `zone` is, would come to, in words: by the
        `attacker` that is dragged, or as the open question has it.
        """
        choice, card = self.choice, self.view.find(attacker)
        if choice is None:
            return ""
        if card is not None:
            meant = self.playmat.meant(choice, card) if choice.kind in self.playmat.drag_kinds else []
            aimed = [i for i in meant if zone in self._landing(i, card)[0] or target in self._landing(i, card)[1]]
        else:
            aimed = self.options_of(target) if choice.kind in self.playmat.aim_kinds else []
        if not aimed:
            return ""
        player = zone if zone.startswith("seat") else f"seat{zone[:1]}"
        aim = target if not card or target in self._landing(aimed[0], card)[1] else player
        found = self.session.forecast(aimed[0], aim)
        return self.words.forecast(found) if found is not None else ""

    def quick(self, handle: str) -> bool:
        """A double click or a sideways pull: what the game means by it; else the only thing the card may do."""
        choice, card = self.choice, self.view.find(handle)
        if choice is None or card is None:
            return False
        acts = self.playmat.quick(card)
        for index in self.options_of(handle):
            if choice.options[index].act in acts:
                return self.answer([index])
        if choice.kind in self.playmat.menu_kinds and len(self.options_of(handle)) == 1:
            return self.answer(self.options_of(handle))
        if acts and card.zone[:1] == str(choice.seat):
            why = self.why_not(acts[0], handle)
            if why is not None:
                self.refused.emit(why, handle)
        return False

    def why_not(self, act: str, handle: str, zone: str | None = None, target: str | None = None) -> Refused | None:
        """What the rules say about a wish that is not possible now."""
        if self.past is not None:
            return Refused("", "in-the-past")
        if self.choice is None:
            return Refused("", "not-asked")
        return self.session.why_not(act, handle, zone, target)
