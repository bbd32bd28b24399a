"""Casting Seals and Mystic Cards, and putting a Seal that is in no Line into one (609, 610, 517)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Private, Public, step
from sanam.games.summoner_master.rules.casting.curses import AwaitedCurses
from sanam.games.summoner_master.rules.casting.growth import Growth
from sanam.games.summoner_master.rules.casting.zone_changes import ZoneChange
from sanam.games.summoner_master.rules.parts import Waiting
from sanam.games.summoner_master.rules.procedure import SummonerProcedure
from sanam.games.summoner_master.texts.execution.resolution import ChooseWay
from sanam.games.summoner_master.vocabulary.zones import NO_LINE, TURNS


class Entering(SummonerProcedure):
    """What casting a Seal and a Mystic Card share: paying, and being in the Arena while being cast (609.5).

    `free` casts without paying (SMG-131); `entering` is the card while it is being cast.
    """

    card = Public[int]()
    seat = Public[int]()
    free = Public[bool]()
    entering = Public[int]()
    stay = Public[int]()
    waiting = Private[list[Waiting]]()

    def pay_and_enter(self) -> None:
        rules = self.rules
        if not self.free:
            rules.pay(self.seat, rules.value(self.card, "cast_mp") or 0)
        self.entering = self.card
        rules.enter(self.card, f"{self.seat}.{NO_LINE}")
        self.stay = rules.stay(self.card)
        for change in rules.texts.discounts(self.seat, self.card) if "discount" in rules.rare else ():
            self.play.unmodify(change)
        rules.fact("casts", self.seat, self.card)

    def when_cast(self) -> list[tuple[str, list[int]]]:
        """Only what its player casts, and no Effect, is cast normally (SMG-134)."""
        return [("cast", [self.card]), *([] if self.free else [("cast-normal", [self.card])])]

    def cancelled(self) -> bool:
        """Whether an Effect has cancelled the cast."""
        if self.table.marks.get("cancelled") != len(self.table.stack) - 1:
            return False
        self.play.mark("table", "cancelled", None)
        return True

    @property
    def gone(self) -> bool:
        """Whether the card has left the Arena since it was cast: it is not being cast any more (610.1.14, 610.2.14)."""
        return self.rules.stay(self.card) != self.stay


class CastSeal(Entering):
    """610.1: pay, choose its Line, Interfere Step, put it there."""

    place = Public[list[object]]()
    grows = Public[bool]()

    @step("610.1.1", "610.1.2", "609.2", "609.3", "SMG-20")
    def announce(self) -> Outcome:
        refused = None if self.free else self.rules.cast.cannot_cast(self.seat, self.card)
        return self.done(False) if refused is not None else None

    @step("610.1.3", "609.5", "SMG-2", "SMG-110")
    def pay(self) -> Outcome:
        self.pay_and_enter()
        return None

    @step("610.1.4", "610.1.5")
    def abilities_when_cast(self) -> Outcome:
        return self.abilities_now(*self.when_cast())

    @step("610.1.6", "303.3", "515.2", "515.6")
    def choose_line(self) -> Outcome:
        if self.gone:
            return self.done(False)
        options = self.rules.cast.places(self.card)
        return self.ask(Choice(self.seat, "line", options, rule="610.1.6", params={"card": self.card}))

    @step("610.1.6")
    def line_chosen(self) -> Outcome:
        picked = self.picked()[0]
        self.place = [picked.zone, picked.value]
        return None

    @step("610.1.7", "611.2", "612.1", "612.2")
    def ask_growth(self) -> Outcome:
        """Announced once: going back to choose another Line does not offer it again (610.1.11)."""
        if self.grows is not None or not self.rules.growth.can_grow(self.card):
            return self.jump("choose_abilities_on")
        params = {"card": self.card, "question": "growth"}
        return self.ask(Choice(self.seat, "yes_no", [Option("yes"), Option("no")], rule="610.1.7", params=params))

    @step("610.1.7")
    def growth_announced(self) -> Outcome:
        self.grows = self.picked()[0].act == "yes"
        return None

    @step("610.1.9")
    def choose_abilities_on(self) -> Outcome:
        """Once, also when another Line has to be chosen (610.1.11)."""
        if self.waiting is not None:
            return self.jump("interfere_step")
        return self.choose_abilities(("enter", [self.card]), ("cast-success", [self.card]))

    @step("610.1.9")
    def keep(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("610.1.10")
    def interfere_step(self) -> Outcome:
        return self.interfere()

    @step("610.1.11", "610.1.14")
    def verify(self) -> Outcome:
        """A Seal that cannot enter the chosen Line chooses another; what is cancelled goes to the Shrine."""
        if self.gone:
            return self.done(False)
        if self.cancelled():
            return self.jump("to_shrine")
        if self.rules.cast.barred_from(self.card, str(self.place[0])):
            return self.jump("choose_line")
        return None

    @step("610.1.12")
    def cast_no_longer(self) -> Outcome:
        """From now on it is not being cast: Mystic Cards can be attached to it (609.6)."""
        self.entering = None
        return None

    @step("610.1.13", "610.1.13.1")
    def grow(self) -> Outcome:
        return self.call(Growth, card=self.card, seat=self.seat) if self.grows else None

    @step("614.12")
    def gained(self) -> Outcome:
        """What the Growth Box says on coming in chooses now, and works with the others."""
        if self.gone or not self.grows or not self.result:
            return self.jump("succeed")
        return self.choose_abilities(("enter", [self.card]), box="growth")

    @step("614.12")
    def keep_gained(self) -> Outcome:
        self.waiting = [*(self.waiting or []), *(self.result or [])]
        return None

    @step("610.1.13", "610.1.13.2", "609.7", "709.11.2")
    def succeed(self) -> Outcome:
        """Into the chosen Line, unless an Effect has put it into one during its Growth or keeps it out of this one."""
        rules = self.rules
        if self.gone:
            return self.done(False)
        zone, at = self.place
        if rules.word(self.card) == NO_LINE and not rules.cast.barred_from(self.card, str(zone)):
            rules.enter(self.card, str(zone), int(str(at)))
        # Choosing its Line was this Subturn's assignment (303.3; digest part 1, ruling 15).
        self.play.mark(self.card, "lined", rules.subturn())
        rules.fact("cast", self.seat, self.card)
        return self.call(AwaitedCurses, card=self.card) if rules.cursing.awaited(self.card) else None

    @step("610.1.13.3")
    def abilities_when_in(self) -> Outcome:
        return self.work_abilities(self.waiting or [], begins=self.card)

    @step("610.1.14")
    def end(self) -> Outcome:
        return self.done(True)

    @step("610.1.12", "610.1.14")
    def to_shrine(self) -> Outcome:
        self.entering = None
        return self.call(ZoneChange, cards=[self.card], to="shrine")

    @step("610.1.14")
    def lost(self) -> Outcome:
        return self.done(False)


class CastMystic(Entering):
    """610.2: pay, choose what it is attached to or aims at, Interfere Step, attach it; 0 Turn goes to the Shrine."""

    #: The card it will be attached to, and that card's stay in the Arena.
    target = Public[list[int]]()
    #: What a text aims at, each card with its presence.
    aims = Public[list[list[int]]]([])
    #: The modes in which its texts are to work: index of the text -> way.
    modes = Public[dict[str, int]]({})
    waiting = Private[list[Waiting]]()

    @step("610.2.1", "610.2.3", "610.2.4", "609.2", "609.3", "SMG-20")
    def announce(self) -> Outcome:
        refused = None if self.free else self.rules.cast.cannot_cast(self.seat, self.card)
        return self.done(False) if refused is not None else None

    @step("610.2.2")
    def choose_modes(self) -> Outcome:
        """Before it is paid for: what it does when it has come in is settled now."""
        index = self._undecided()
        if index is None:
            return self.jump("pay")
        return self.call(ChooseWay, source=self.card, seat=self.seat, power=index)

    @step("610.2.2", "610.2.3")
    def mode_chosen(self) -> Outcome:
        if self.result < 0:
            return self.done(False)
        self.modes = {**self.modes, str(self._undecided()): self.result}
        return self.jump("choose_modes")

    def _undecided(self) -> int | None:
        """A text with modes of which none has been chosen yet."""
        profile = self.rules.profile(self.card)
        for index in profile.cast_texts:
            program = profile.programs[index]
            if program is not None and len(program.ways) > 1 and str(index) not in self.modes:
                return index
        return None

    @step("610.2.5", "609.5", "201.5.2")
    def pay(self) -> Outcome:
        self.pay_and_enter()
        return None

    @step("610.2.6", "610.2.7")
    def abilities_when_cast(self) -> Outcome:
        return self.abilities_now(*self.when_cast())

    @step("610.2.8", "201.8.2.1", "201.8.2.2", "201.8.2.3", "201.8.2.4")
    def choose_target(self) -> Outcome:
        """After paying. PS and PM name their host, PA the Arena; what an unread text aims at is picked freely."""
        rules = self.rules
        if self.gone:
            return self.jump("lost")
        profile = rules.profile(self.card)
        if profile.paste in ("PS", "PM"):
            options = [Option("target", card) for card in rules.cast.hosts(self.card)]
            if not options:
                return self.jump("to_shrine")
            return self.ask(Choice(self.seat, "target", options, rule="610.2.8", params={"card": self.card}))
        if profile.paste == "PA" or not profile.by_hand:
            return self.jump("choose_abilities_on")
        again = bool(self.aims)
        if not again and rules.interference.comes_at_once(self.seat):
            return self.aim_by_hand()
        choice = rules.cast.free_targets(self.seat, self.card, "610.2.8", least=1 if again else 0)
        return self.jump("to_shrine") if again and not choice.options else self.ask(choice)

    @step("610.2.8")
    def target_chosen(self) -> Outcome:
        picked = [option.card for option in self.picked() if option.card is not None]
        if self.rules.profile(self.card).paste in ("PS", "PM"):
            self.target = [picked[0], self.rules.stay(picked[0]) or 0]
        else:
            self.aims = [[card, self.rules.presence(card) or 0] for card in picked]
        self.rules.fact("targets", self.seat, self.card, cards=picked)
        return None

    @step("610.2.2", "610.2.8")
    def choose_abilities_on(self) -> Outcome:
        """Once, also when another target has to be chosen (610.2.10)."""
        if self.waiting is not None:
            return self.jump("interfere_step")
        return self.choose_abilities(("enter", [self.card]), ("cast-success", [self.card]), ways=self.modes)

    @step("610.2.8")
    def keep(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("610.2.9")
    def interfere_step(self) -> Outcome:
        return self.interfere()

    @step("610.2.10", "610.2.14", "609.6")
    def verify(self) -> Outcome:
        """A host that is gone is chosen again, and that may be cut into again (digest part 1, ruling 43)."""
        if self.gone:
            return self.jump("lost")
        if self.cancelled():
            return self.jump("to_shrine")
        paste = self.rules.profile(self.card).paste
        moved = self.redirected()
        if moved is not None:
            self._aim_at(moved)
        if paste in ("PS", "PM") and not self._target_holds():
            return self.jump("choose_target")
        if self.rules.gone(self.aims):
            return self.jump("choose_target")
        waiting = self.waiting or []
        if all(self.rules.texts.aims_hold(one["card"], one["seat"], one["power"], one["targets"]) for one in waiting):
            return self.jump("succeed")
        return self.recheck_abilities(waiting)

    @step("610.2.10")
    def rechecked(self) -> Outcome:
        """With nothing left to aim at it goes to the Shrine; what was chosen again may be cut into again."""
        self.waiting = self.result
        if not self.waiting and self.rules.profile(self.card).cast_texts:
            return self.jump("to_shrine")
        return self.jump("interfere_step")

    def _aim_at(self, card: int) -> None:
        """Its target has been moved (SMG-15)."""
        at = self.rules.presence(card) or 0
        if self.rules.profile(self.card).paste in ("PS", "PM"):
            self.target = [card, at]
        elif self.aims:
            self.aims = [[card, at], *self.aims[1:]]
        else:
            waiting = self.waiting or []
            for i, one in enumerate(waiting):
                if one["card"] == self.card and one["targets"]:
                    self.waiting = [
                        *waiting[:i],
                        {**one, "targets": [[card, at], *one["targets"][1:]]},
                        *waiting[i + 1 :],
                    ]
                    break

    def _target_holds(self) -> bool:
        host, stay = self.target
        return self.rules.stay(host) == stay and host in self.rules.cast.hosts(self.card)

    @step("610.2.11", "610.2.12", "610.2.12.1", "201.9.2.2", "201.9.2.3")
    def succeed(self) -> Outcome:
        rules = self.rules
        self.entering = None
        profile = rules.profile(self.card)
        if profile.paste in ("PS", "PM"):
            self.play.attach(self.card, self.target[0])
        if profile.subturns:
            self.play.count(self.card, TURNS, profile.subturns)
        rules.fact("cast", self.seat, self.card)
        return None

    @step("610.2.12.2")
    def abilities_when_in(self) -> Outcome:
        return self.work_abilities(self.waiting or [], begins=self.card)

    @step("610.2.12.3")
    def abilities_when_attached(self) -> Outcome:
        host = self.table.cards[self.card].host
        return self.abilities_now(("attach", [self.card])) if host is not None and not self.gone else None

    @step("610.2.12", "610.2.12.2", "711.3")
    def effect(self) -> Outcome:
        """What a text that is not understood says is done by hand."""
        if self.gone or not self.rules.profile(self.card).by_hand:
            return None
        return self.by_hand(self.seat, self.card, "effect")

    @step("610.2.13", "201.9.2.1")
    def end(self) -> Outcome:
        if self.gone or self.rules.profile(self.card).subturns != 0:
            return self.done(True)
        return self.call(ZoneChange, cards=[self.card], to="shrine")

    @step("610.2.13", "201.9.2.1")
    def ended(self) -> Outcome:
        return self.done(True)

    @step("610.2.10")
    def to_shrine(self) -> Outcome:
        """Nothing is left that it could be attached to: it goes to the Shrine, and what was paid is lost."""
        self.entering = None
        return self.call(ZoneChange, cards=[self.card], to="shrine")

    @step("610.2.14")
    def lost(self) -> Outcome:
        return self.done(False)
