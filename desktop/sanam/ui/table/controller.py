"""Between gestures and the match: what a click, a drag or a key means as an answer. It paints nothing."""

from __future__ import annotations

from dataclasses import dataclass

from sanam.engine.choice import Refused
from sanam.engine.view import CardView, OptionView
from sanam.ui.table.rewinding import Rewinding
from sanam.ui.table.seated import Wish


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of a card's menu: an option by its index, or why it is not possible now."""

    option: int | None
    act: OptionView
    refused: Refused | None = None


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
        if not options:
            return self.menu(handle) if choice.kind == "by_hand" else []
        if self.many:
            # A card may stand for several options (two effects waiting): a click takes the next one.
            free = [option for option in options if option not in self.picks]
            self.toggle(free[0] if free else options[-1])
        elif len(options) == 1:
            self.answer(options)
        else:
            return self.menu(handle)
        return []

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
        entries = [MenuEntry(i, choice.options[i]) for i in self.options_of(handle)]
        acts = {entry.act.act for entry in entries}
        if choice.kind in self.playmat.drag_kinds:
            for act in self._usual_acts(handle):
                if act not in acts:
                    why = self.why_not(act, handle)
                    if why is not None:
                        entries.append(MenuEntry(None, OptionView(act, handle), why))
        return entries

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
        if choice is None or choice.kind not in self.playmat.drag_kinds:
            return set(), set()
        zones: set[str] = set()
        cards: set[str] = set()
        for index in self.playmat.meant(choice, card):
            places, targets = self._landing(index, card)
            zones |= places
            cards |= targets
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
        if choice is not None and choice.kind in self.playmat.drag_kinds:
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
                return [MenuEntry(i, choice.options[i]) for i in fits]
        own = zone.startswith(str(choice.seat if choice else self.seat))
        act = self.playmat.wish(card, self.data_of(handle), zone.partition(".")[2], own)
        why = self.why_not(act, handle, zone if own else None, target)
        self.refused.emit(why or Refused("", "no-such-move"), handle)
        return []

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
