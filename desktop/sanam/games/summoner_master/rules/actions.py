"""What may be cast and commanded now, and why not: every check gives the refusal with its rule, or None."""

from __future__ import annotations

from sanam.abilities.tree import to_plain
from sanam.engine import loops
from sanam.engine.choice import Choice, Option, Refused
from sanam.engine.procedure import Call, Procedure
from sanam.games.prompts import prompts_of
from sanam.games.summoner_master.rules.attacks.attack import AimedAttack, GeneralAttack
from sanam.games.summoner_master.rules.attacks.multiple import MultipleAttack
from sanam.games.summoner_master.rules.attacks.special_attacks import AllAttack, HandAttack
from sanam.games.summoner_master.rules.casting.casting import CastMystic, CastSeal
from sanam.games.summoner_master.rules.interfere import InterfereStep
from sanam.games.summoner_master.rules.procedure import Rules
from sanam.games.summoner_master.rules.skills.keywords import Wisdom
from sanam.games.summoner_master.rules.skills.skill_kinds import BY_USE, UseSkillFromHand
from sanam.games.summoner_master.rules.state import CLOSED
from sanam.games.summoner_master.texts.execution import guards
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.profiles import NORMAL, Profile
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, BESIDE, DF_LINE, HAND, LINES, NO_LINE, SEAT_OF, WORDS

#: When the same situation has come round so often in one Step, nobody may use anything more in it (105.2.1).
ROUNDS = 2


#: The procedures of attacks by their kind.
ATTACKS = {"general": GeneralAttack, "all": AllAttack, "multiple": MultipleAttack}


class CastChecks(Rules):
    """When a card may be cast, and where it goes."""

    def cannot_cast(self, seat: int, card: int) -> Refused | None:
        it = self.rules.table.cards[card]
        if it.zone != f"{seat}.{HAND}":
            return self.rules.no("only-from-own-hand", "302.7")
        if self.rules.running.commanded(card):
            return self.rules.no("command-pending", "609.8")
        profile = self.rules.profile(card)
        if "uncast" in self.rules.rare and self.rules.texts.barred(seat, card):
            return self.rules.no("forbidden", "100.2")
        cost = self.rules.value(card, "cast_mp")
        if cost is None:
            return self.rules.no("no-cast-cost", "SMG-120.1")
        if cost > self.rules.mp(seat):
            rule = "610.1.2" if profile.seal else "610.2.4"
            return self.rules.no("not-enough-mp", rule, cost=cost, mp=self.rules.mp(seat))
        if profile.paste in ("PS", "PM") and not self.hosts(card):
            return self.rules.no("no-target", "610.2.3")
        if not all(self.rules.texts.has_aims(card, seat, index) for index in profile.cast_texts):
            return self.rules.no("no-target", "610.2.3")
        return None

    def hosts(self, card: int) -> list[int]:
        """What a PS or PM card can be attached to: Seals or Mystic Cards in the Arena, not being cast (609.6), not
        protected from it (SMG-54.1), nor what its exception names (201.11.2).
        """
        rules = self.rules
        found = rules.seals if rules.profile(card).paste == "PS" else rules.mystics
        return [
            host
            for seat in (0, 1)
            for host in found(seat)
            if host != card
            and not rules.running.being_cast(host)
            and not selecting.unfit_host(rules, card, host)
            and not ("unpasted" in rules.rare and rules.texts.unpasted(card, host))
            and not guards.protected(rules, host, guards.attaching(rules, card))
        ]

    def procedure_of(self, card: int) -> type[Procedure]:
        """The procedure that casts a card."""
        return CastSeal if self.rules.profile(card).seal else CastMystic

    def places(self, card: int) -> list[Option]:
        """The Lines that a Seal can be put in, and every position there (515.6). `value` counts from the left."""
        it = self.rules.table.cards[card]
        seat = SEAT_OF[it.zone]
        found = []
        for line in LINES:
            zone = f"{seat}.{line}"
            if not self.barred_from(card, zone):
                room = len(self.rules.table.zones[zone]) - (it.zone == zone)
                found += [Option("line", zone=zone, value=at) for at in range(room + 1)]
        return found

    def lines_for(self, card: int, other: str = "") -> tuple[str, ...]:
        """The Lines of a Seal's own side that it can be put in, but for one (`other`)."""
        seat = SEAT_OF[self.rules.table.cards[card].zone]
        zones = (f"{seat}.{line}" for line in LINES if line != other)
        return tuple(zone for zone in zones if not self.barred_from(card, zone))

    def command(self, seat: int, card: int, *, quick: bool = False) -> Call:
        """What casting a card from the hand begins with: its Wisdom, if it has one (SMG-122.1.1, SMG-122.1.2)."""
        wisdom = self.rules.receiving.wisdom(card)
        if wisdom is None:
            return Call(self.procedure_of(card), {"card": card, "seat": seat})
        scope = to_plain(wisdom.tree)
        return Call(Wisdom, {"wise": card, "seat": seat, "scope": scope, "then": True, "quick": quick or None})

    def casts(self, seat: int, *, interfering: bool = False) -> list[Option]:
        """The cards that a seat can cast from its hand now, each with where or on what it can be put."""
        found = []
        for card in self.rules.hand(seat) if self.rules.quick_casts or not interfering else ():
            profile = self.rules.profile(card)
            if interfering and not profile.interfere:
                continue
            wisdom = self.rules.receiving.wisdom(card)
            if wisdom is not None:
                if self.rules.receiving.names(seat, card, wisdom.tree, cast=True, interfering=interfering):
                    found.append(Option("cast", card))
                continue
            if self.cannot_cast(seat, card) is not None:
                continue
            if profile.seal:
                targets: tuple[int | str, ...] = self.lines_for(card)
            elif profile.paste in ("PS", "PM"):
                targets = tuple(self.hosts(card))
            else:
                targets = (*(f"{seat}.{line}" for line in LINES), f"{seat}.{NO_LINE}")
            found.append(Option("cast", card, targets=targets))
        return found

    def barred_from(self, card: int, zone: str) -> bool:
        """Whether a text keeps a Seal out of a Line, or a Curse: Freeze out of the At Line (709.6.1), Dimension any."""
        curses = self.rules.curses(card)
        if "dimension" in curses or ("freeze" in curses and WORDS[zone] == AT_LINE):
            return True
        if WORDS[zone] in self.rules.rare and self.rules.deed(card, WORDS[zone]):
            return True
        return "barred" in self.rules.rare and self._cast_elsewhere(card, WORDS[zone])

    def _cast_elsewhere(self, card: int, line: str) -> bool:
        """Whether a text keeps the player of a Seal from casting it into a Line."""
        rules = self.rules
        casting = any(frame.locals["card"] == card for frame in rules.running.frames("CastSeal"))
        if rules.word(card) != HAND and not casting:
            return False
        bars = rules.texts.keeps_from(rules.owner(card), "cast-line")
        return any(bar["l"].name == line for bar in bars)

    def free_targets(self, seat: int, card: int | None, rule: str, *, least: int = 0) -> Choice:
        """What a text that the program does not understand aims at: any cards in the Arena, named before the Interfere
        Step; at least one when those named before are gone.
        """
        options = [
            Option("target", i)
            for side in (0, 1)
            for i in (*self.rules.seals(side), *self.rules.mystics(side))
            if i != card
        ]
        params = {} if card is None else {"card": card}
        return Choice(seat, "target", options, least, len(options), rule=rule, params=params)


class CommandChecks(Rules):
    """What keeps a Seal from being commanded."""

    def cannot_command(self, seat: int, card: int, *, inactive: bool = False, further: bool = False) -> Refused | None:
        """Whether a Seal can be commanded at all (500.1, 500.2); `inactive`: also as an Inactive one (SMG-107.1);
        `further`: by what a Skill orders (605.12).
        """
        it = self.rules.table.cards[card]
        if it.zone[1:] not in (".at-line", ".df-line", ".no-line"):
            return self.rules.no("not-in-the-arena", "303.4")
        if self.rules.controller(card) != seat:
            return self.rules.no("not-controlled", "500.2")
        if it.sideways and not inactive:
            return self.rules.no("inactive", "500.1")
        if self.rules.running.commanded(card, further=further):
            return self.rules.no("command-pending", "500.1")
        if "curses" in it.marks:
            curses = self.rules.curses(card)
            if "stone" in curses:
                return self.rules.no("cursed", "709.5.1", curse="stone")
            if "dimension" in curses:
                return self.rules.no("cursed", "709.11.3", curse="dimension")
        return None


class EffectChecks(Rules):
    """What an Effect may do to a card."""

    def cannot_destroy(self, card: int) -> Refused | None:
        """Whether a card cannot be destroyed (701.1, 713.1)."""
        if not self.rules.in_arena(card):
            return self.rules.no("not-in-the-arena", "701.1")
        if self.rules.running.being_destroyed(card):
            return self.rules.no("being-destroyed", "701.1")
        if self.rules.deed(card, "destroyed"):
            return self.rules.no("forbidden", "100.2")
        return self.rules.no("losing", "713.1") if self.rules.running.losing(card) else None

    def cannot_discard(self, card: int) -> Refused | None:
        """Only cards in a hand are discarded (SMG-29)."""
        here = card in self.rules.table.cards and self.rules.word(card) == HAND
        return None if here else self.rules.no("only-from-the-hand", "SMG-29")

    def cannot_change_zone(self, card: int, to: str, *, losers: bool = False) -> Refused | None:
        """Whether an Effect cannot put a card into its owner's "shrine", "library", "hand" or "remove" Zone: it is
        destroyed (701.1), is not in the game (102.2, 621.6.4), or is losing its fight (713.1); with `losers` the Effect
        says that it moves such Seals elsewhere (713.2).
        """
        if card not in self.rules.table.cards or self.rules.word(card) == BESIDE:
            return self.rules.no("outside-the-game", "102.2")
        if to != "shrine" and self.rules.running.being_destroyed(card):
            return self.rules.no("being-destroyed", "701.1")
        if self.rules.running.losing(card) and (to == "shrine" or not losers):
            return self.rules.no("losing", "713.1" if to == "shrine" else "713.2")
        if to == "shrine" and self.rules.word(card).endswith("shrine"):
            return self.rules.no("shrine-order", "301.3")
        return None


class AttackChecks(Rules):
    """When a Seal may attack, and what."""

    def attack_forms(self, card: int) -> tuple[int, ...]:
        """The forms a Seal has now: its Combination's, or those without Support Seals (200.12.2, 200.12.3, 504.2)."""
        it = self.rules.table.cards[card]
        form = it.marks.get("form", self.rules.form(card))
        return (form,) if form != NORMAL else self.rules.profile(card).alone

    def once_more(self, card: int) -> bool:
        """Whether an Inactive Seal may attack once more in this Subturn (SMG-107.1)."""
        it = self.rules.table.cards[card]
        may = self.rules.deed(card, "again") or self.rules.deed(card, "again-free")
        return it.sideways and may and it.marks.get("again") != self.rules.subturn()

    def can_attack_free(self, seat: int, card: int, aim: list[int] | None = None) -> bool:
        """Whether an Effect can order a Seal to attack without paying attack Mp (SMG-146; digest part 3, A2); `aim` are
        the Seals one of which that attack has to be on, if it names any.
        """
        if self.cannot_attack(seat, card, further=True) is not None or self.rules.value(card, "at") is None:
            return False
        if aim is not None:
            return bool(self.attackable(seat, card, aim))
        return bool(self.attackable(seat, card)) or self.cannot_attack_hand(seat, card) is None

    def procedure_of(self, kind: str) -> type[Procedure]:
        """The procedure of an attack of a kind: "general", "all" or "multiple" (see `Profile.attack_kind`)."""
        return ATTACKS[kind]

    def free_attack(self, seat: int, card: int, aim: list[int] | None = None) -> Call:
        """The attack that an Effect orders: on a Seal, or on the hand where none is in the way."""
        form = self.attack_forms(card)[0]
        if aim is not None:
            return Call(AimedAttack, {"attacker": card, "seat": seat, "form": form, "aim": aim})
        by_form = self.procedure_of(self.rules.profile(card).attack_kind(form))
        kind = by_form if self.attackable(seat, card) else HandAttack
        return Call(kind, {"card": card, "seat": seat, "form": form, "free": True})

    def times(self, card: int) -> int:
        """How often a Seal may attack for one attack Mp (SMG-106.1)."""
        said = self.rules.attack_change(card, "twice")
        return said if isinstance(said, int) else 1

    def cannot_attack(
        self, seat: int, card: int, *, going_on: bool = False, again: bool = False, further: bool = False
    ) -> Refused | None:
        """The conditions of an attacking Seal (502); `going_on`: checked again in the middle of its attack; `again`: it
        attacks once more, though it may be Inactive; `further`: a Skill orders it (605.12).
        """
        it = self.rules.table.cards.get(card)
        if it is None or (WORDS[it.zone] != AT_LINE and not self._from_behind(card)):
            return self.rules.no("not-in-the-at-line", "502.3")
        if going_on:
            if self.rules.controller(card) != seat:
                return self.rules.no("not-controlled", "500.11")
            if it.sideways and not again:
                return self.rules.no("inactive", "502.2")
        else:
            more = again or self.once_more(card)
            refused = self.rules.commands.cannot_command(seat, card, inactive=more, further=further)
            if refused is not None:
                return refused
        if "curses" in it.marks:
            for curse, rule in (("stone", "709.5.2"), ("freeze", "709.6.2"), ("dimension", "709.11.4")):
                if curse in self.rules.curses(card):
                    return self.rules.no("cursed", rule, curse=curse)
        return self.rules.no("forbidden", "100.2") if self.rules.deed(card, "attack") else None

    def _from_behind(self, card: int) -> bool:
        """Whether a Seal attacks from the Df Line, as a text allows it."""
        rules = self.rules
        return "from-df" in rules.rare and rules.word(card) == DF_LINE and rules.deed(card, "from-df")

    def cannot_pay_attack(self, seat: int, card: int, form: int) -> Refused | None:
        """Whether the attack Mp of a form is lacking (504.4), and the first Mp is not for attacks (102.6)."""
        if self.rules.value(card, "at", form) is None:
            return self.rules.no("no-at", "SMG-120.1")
        cost = self.rules.value(card, "attack_mp", form)
        if cost is not None and self.once_more(card) and self.rules.deed(card, "again-free"):
            return None
        if cost is None:
            return self.rules.no("no-attack-cost", "SMG-120.1")
        if cost > self.rules.mp_for(seat, "attack"):
            rule = "504.4" if cost > self.rules.mp(seat) else "102.6"
            return self.rules.no("not-enough-mp", rule, cost=cost, mp=self.rules.mp_for(seat, "attack"))
        return None

    def attackable(self, seat: int, attacker: int, aim: list[int] | None = None) -> list[int]:
        """The Seals that `seat` may attack: the opponent's At Line, and where that is empty the Df Line (501.2.1,
        501.2.2, 503); of an attack that an Effect orders those it has to be on (SMG-146).
        """
        at = self.rules.line(1 - seat, AT_LINE)
        line = at or self.rules.line(1 - seat, DF_LINE)
        if at and self.rules.deed(attacker, "across") and not self.rules.deed(attacker, "cross"):  # 100.2
            line = [*at, *self.rules.line(1 - seat, DF_LINE)]  # SMG-84.1
        if "aim" in self.rules.rare:
            aim = self.rules.table.cards[attacker].marks.get("aim") if aim is None else aim
            line = line if aim is None else [card for card in aim if self.rules.word(card) in LINES]
        kept, deed = "kept" in self.rules.rare and self.rules.texts.kept_from, self.rules.deed
        found = [c for c in line if c != attacker and not deed(c, "attacked") and not (kept and kept(c, attacker))]
        if "must-attacked" not in self.rules.rare:
            return found
        return [c for c in found if deed(c, "must-attacked")] or found

    def cannot_attack_hand(self, seat: int, card: int) -> Refused | None:
        """The conditions of a hand attack (505.1, 505.4, 712.1)."""
        seals = self.rules.line(1 - seat, AT_LINE) or self.rules.line(1 - seat, DF_LINE)
        if seals and not ("reach-hand" in self.rules.rare and self.rules.deed(card, "reach-hand")):
            return self.rules.no("seals-in-the-way", "505.1.1")
        if self.rules.table.seats[seat].marks.get("hand_attack") == self.rules.subturn():
            return self.rules.no("one-hand-attack", "505.1.2")
        if self.rules.owner(card) != seat:
            return self.rules.no("not-owned", "505.1.3")
        if self.rules.deed(card, "attack-hand"):
            return self.rules.no("forbidden", "100.2")
        if not self.rules.hand(1 - seat):
            return self.rules.no("no-cards-in-hand", "505.4")
        return None


class LineChecks(Rules):
    """When a Seal may change its Line."""

    def cannot_change_line(self, seat: int, card: int, *, going_on: bool = False) -> Refused | None:
        """The conditions of a Line assignment (515.9, 516.1)."""
        it = self.rules.table.cards[card]
        if WORDS[it.zone] not in LINES:
            return self.rules.no("not-in-a-line", "516.1")
        if not going_on:
            refused = self.rules.commands.cannot_command(seat, card)
            if refused is not None:
                return refused
        elif it.sideways or self.rules.controller(card) != seat:
            return self.rules.no("inactive", "515.9.3")
        if it.marks.get("lined") == self.rules.subturn():
            return self.rules.no("one-line-a-subturn", "515.9.1")
        if "curses" in it.marks:
            for curse, rule in (("stone", "709.5.2"), ("freeze", "709.6.1"), ("dimension", "709.11.4")):
                if curse in self.rules.curses(card):
                    return self.rules.no("cursed", rule, curse=curse)
        forbidden = self.rules.deed(card, "line") or not self.rules.cast.lines_for(card, other=WORDS[it.zone])
        return self.rules.no("forbidden", "100.2") if forbidden else None

    def cannot_assign_line(self, card: int) -> Refused | None:
        """A Seal gets a Line when it is in none and nothing keeps it so (515.3, 517.1, 709.11.1)."""
        it = self.rules.table.cards[card]
        if WORDS[it.zone] != "no-line" or not self.rules.profile(card).seal or self.rules.running.being_cast(card):
            return self.rules.no("in-a-line", "517.1")
        if "dimension" in self.rules.curses(card):
            return self.rules.no("cursed", "709.11.4", curse="dimension")
        return None


class SkillChecks(Rules):
    """When a Skill may be used, and by which procedure."""

    def use(self, card: int, seat: int, skill: int) -> Call:
        """Use a Skill; of a card in the hand only the name is announced (619.1)."""
        power = self.rules.profile(card).powers[skill]
        if power.from_hand:
            return Call(UseSkillFromHand, {"code": self.rules.table.cards[card].code, "seat": seat, "skill": skill})
        return Call(BY_USE[power.use], {"card": card, "seat": seat, "skill": skill})

    def cannot_use_skill(self, seat: int, card: int, *, going_on: bool = False) -> Refused | None:
        """The conditions of using a Skill in the Arena (604.6, 500.5 to 500.7, 712.1); what its text demands is seen to
        by hand.
        """
        it = self.rules.table.cards[card]
        if not self.rules.in_arena(card) or WORDS[it.zone] == "support":
            return self.rules.no("not-in-the-arena", "303.4")
        if self.rules.controller(card) != seat:
            return self.rules.no("not-controlled", "500.2" if self.rules.profile(card).seal else "500.6")
        if self.rules.owner(card) != seat:
            return self.rules.no("not-owned", "712.1")
        if not going_on and self.rules.running.commanded(card):
            return self.rules.no("command-pending", "604.6.2")
        if not self.rules.profile(card).seal:
            if not going_on and it.marks.get("commanded") == self.rules.subturn():
                return self.rules.no("one-command-a-subturn", "500.7")
            return None
        if it.sideways and not ("rested-skill" in self.rules.rare and self.rules.deed(card, "rested-skill")):
            return self.rules.no("inactive", "604.6.2")
        if "curses" in it.marks:
            for curse, rule in (("stone", "709.5.2"), ("dimension", "709.11.4")):
                if curse in self.rules.curses(card):
                    return self.rules.no("cursed", rule, curse=curse)
        return self.rules.no("forbidden", "100.2") if self.rules.deed(card, "skill") else None

    def cannot_use_from_hand(self, seat: int, card: int) -> Refused | None:
        """A Skill is used from the own hand (619.2)."""
        if self.rules.table.cards[card].zone != f"{seat}.{HAND}":
            return self.rules.no("only-from-own-hand", "619.2")
        return None

    def cannot_pay_skill(self, seat: int, card: int, skill: int) -> Refused | None:
        """Whether the Mp of a Skill is lacking (605.5, 500.8, 102.6); what only its text says is paid by hand."""
        cost = self.rules.skill_mp(card, skill)
        if cost is not None and cost > self.rules.mp_for(seat, "skill"):
            lacking = "619.6" if self.rules.word(card) == HAND else "605.5"
            rule = lacking if cost > self.rules.mp(seat) else "102.6"
            return self.rules.no("not-enough-mp", rule, cost=cost, mp=self.rules.mp_for(seat, "skill"))
        return self.rules.texts.cannot_use(seat, card, skill)

    def usable_skills(self, seat: int, *, quick: bool) -> list[Option]:
        """The Skills that a seat can use now, with `quick` those with Interfere alone; of equal cards in the hand only
        the name counts (619.1).
        """
        cards = self.rules.table.cards
        found = []
        for card in (*self.rules.seals(seat), *self.rules.mystics(seat)):
            it = cards[card]
            profile = self.rules.profile(card)
            skills = profile.quick_skills if quick else profile.skills
            if skills and self.cannot_use_skill(seat, card) is None:
                found += [Option("skill", card, value=i) for i in skills if not self.cannot_pay_skill(seat, card, i)]
        named = []
        for card in self.rules.hand(seat) if self.rules.hand_skills else ():
            it = cards[card]
            profile = self.rules.profile(card)
            skills = profile.quick_hand_skills if quick else profile.hand_skills
            if skills and it.code not in named:
                named.append(it.code)
                found += [Option("skill", card, value=i) for i in skills if not self.cannot_pay_skill(seat, card, i)]
        return found


class InterfereChecks(Rules):
    """Who may interfere and wants to be asked."""

    def step(self) -> Call:
        """500.10."""
        return Call(InterfereStep, {})

    def prompts(self, seat: int) -> str:
        """When a seat is asked in an Interfere Step: its own setting, else the match's.

        "always" | "possible", whenever it has something to use | "events", as that, but not about its own acts,
        nor where there is nothing new to answer; where two players share a screen, when it might have something for all
        the other can see | "never".
        """
        return prompts_of(self.rules.table, seat, self.rules.settings["prompts"])

    def interfering(self, seat: int) -> list[Option]:
        """What a seat can use in an Interfere Step now: cards and Skills with Interfere (609.4, 500.10, 615.5)."""
        if loops.rounds(self.rules.table) >= ROUNDS or self._hushed(seat):
            return []
        found = self.rules.cast.casts(seat, interfering=True)
        if self.rules.quick_skills:
            found += self.rules.skills.usable_skills(seat, quick=True)
        return found

    def _hushed(self, seat: int) -> bool:
        """Whether a text keeps a player from using Interfere (100.2)."""
        rules = self.rules
        if "hushed" not in rules.rare:
            return False
        return (rules.any_standing and seat in rules.in_force().hushed) or bool(rules.made(f"seat{seat}", "hushed"))

    def wants_to_interfere(self, seat: int) -> bool:
        prompts = self.prompts(seat)
        if prompts == "events" and (self._acts(seat) or self._comes_to_nothing()):
            return False
        if self.anyway(seat):
            return True
        if prompts in ("possible", "events"):
            return bool(self.interfering(seat))
        return prompts == "always"

    def anyway(self, seat: int) -> bool:
        """Whether a seat is asked whatever it holds: a card in its hand could be used now if it were the right one of
        those that the other cannot see.

        Only where two players share a screen and hide their hands: a question that came only where it can be answered
        would tell of the hand.
        """
        rules = self.rules
        if self.prompts(seat) != "events":
            return False
        if not rules.settings["one_screen"] or rules.settings["open"] or loops.rounds(rules.table) >= ROUNDS:
            return False
        profiles = rules.profiles[seat]
        families = {rules.profile(card).family for card in rules.hand(seat)}
        hidden = {c.code for c in rules.table.cards.values() if c.owner == seat and rules.hidden_from(c, 1 - seat)}
        return any(profiles[code].family in families and self._affords(seat, profiles[code]) for code in hidden)

    def comes_at_once(self, seat: int) -> bool:
        """Whether nobody can cut into what a seat does by hand, for all that both players can see: what it aims at need
        then not be asked for before.
        """
        seen = self.rules.settings["open"] or self.rules.settings["one_screen"]
        return self.prompts(seat) == "events" and seen and self.quiet()

    def _affords(self, seat: int, profile: Profile) -> bool:
        """Whether a seat has the Mp for something of a card that interferes from the hand."""
        skills = (profile.skill_mp(skill) or 0 for skill in profile.quick_hand_skills)
        costs = [*([profile.printed["cast_mp"] or 0] if profile.interfere else []), *skills]
        return bool(costs) and min(costs) <= self.rules.mp(seat)

    def _acts(self, seat: int) -> bool:
        """Whether it is this seat's own act that may be interfered with now."""
        for frame in reversed(self.rules.table.stack):
            if frame.procedure != "InterfereStep" and isinstance(frame.locals.get("seat"), int):
                return bool(frame.locals["seat"] == seat)
        return seat == self.rules.active()

    def _comes_to_nothing(self) -> bool:
        """Whether there is nothing new to answer: the Main Step, of which all acts and the end are asked about, is only
        to begin; or cards have come to another Zone and have woken nothing.
        """
        frame = next(frame for frame in reversed(self.rules.table.stack) if frame.procedure != "InterfereStep")
        if frame.procedure == "ZoneChange":
            return not frame.locals.get("waiting")
        return frame.procedure == "Subturn" and self.rules.in_step() == "interfere-1"

    def quiet(self) -> bool:
        """Whether an Interfere Step now would pass with nobody asked; in some Steps nobody may use anything."""
        rules = self.rules
        if rules.peaceful and rules.settings["prompts"] != "always":
            seats = rules.table.seats
            if seats[0].marks.get("prompts") != "always" and seats[1].marks.get("prompts") != "always":
                return True
        if self.rules.in_step() in CLOSED:
            return True
        rules.texts.cut_into = len(rules.table.stack) - 1
        try:
            return not (self.wants_to_interfere(0) or self.wants_to_interfere(1))
        finally:
            rules.texts.cut_into = None
