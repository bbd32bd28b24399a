"""What the rules of play ask of texts that are understood: whether they work, what they aim at, what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from sanam.abilities.tree import Tree, from_plain
from sanam.engine.choice import Refused
from sanam.engine.table import Modifier
from sanam.games.summoner_master.texts.execution import guards, keyword_ops, operations
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.texts.execution.standing_effects import applies
from sanam.games.summoner_master.texts.tree.program import IN_HAND, Program
from sanam.games.summoner_master.vocabulary.parts import Part
from sanam.games.summoner_master.vocabulary.zones import CHARGED, FIXED_CHARGE, HAND, SHRINE

#: The procedures of attacks.
ATTACKS = ("GeneralAttack", "HandAttack", "AllAttack", "MultipleAttack")
CASTS = ("CastSeal", "CastMystic")
SKILLS = ("UseSkill",)
#: What operations call off.
CANCELS = {
    "cancel-attack": ATTACKS,
    "cancel-attack-of": ATTACKS,
    "cancel-attack-on": ATTACKS,
    "cancel-cast": CASTS,
    "cancel-cast-theirs": CASTS,
    "cancel-skill-of": SKILLS,
}


class TextRules(Part[Host]):
    """Abilities and Skills are told by the card and their index in its `Profile.powers`."""

    #: Where on the stack that stands which an Interfere Step would cut into, while it is being found out whether
    #: anybody would use one.
    cut_into: int | None = None

    def cannot_use(self, seat: int, card: int, skill: int) -> Refused | None:
        """Whether the text of a Skill stands in the way of using it (604.6.1, 605.4, 605.5)."""
        program = self.rules.profile(card).programs[skill]
        if program is not None and not all(self.can_pay(seat, card, cost) for cost in program.costs):
            return self.rules.no("cost", "619.6" if self.rules.word(card) == HAND else "605.5")
        if not self.works(card, skill):
            return self.rules.no("condition-not-met", "604.6.1")
        if not self.has_aims(card, seat, skill):
            return self.rules.no("no-target", "605.4")
        return None

    def barred(self, seat: int, card: int) -> bool:
        """Whether a text keeps a player from casting a card (100.2)."""
        rules = self.rules
        if rules.any_standing and any(self._spent(seat, card, *each) for each in rules.in_force().cast_limits):
            return True
        if self._bars_itself(card):
            return True
        found = [(by, op) for player, by, op in rules.in_force().uncast if player == seat] if rules.any_standing else []
        found += [(change.value[0], from_plain(change.value[1])) for change in rules.made(f"seat{seat}", "uncast")]
        return any(
            selecting.kind_fits(rules, op["h"], card)
            and all(selecting.fits(rules, by, narrow, card) for narrow in op.many("f"))
            for by, op in found
        )

    def keeps_from(self, seat: int, what: str) -> list[Tree]:
        """What texts say that a player cannot do, of one sort (100.2)."""
        rules = self.rules
        if "barred" not in rules.rare:
            return []
        found = [bar for player, bar in rules.in_force().barred if player == seat] if rules.any_standing else []
        found += [from_plain(change.value) for change in rules.made(f"seat{seat}", "barred")]
        return [bar for bar in found if bar.name == what]

    def keeps_from_one(self, seat: int, what: str, card: int) -> bool:
        """Whether texts keep a player from doing something with a card."""
        return any(selecting.kind_fits(self.rules, bar["h"], card) for bar in self.keeps_from(seat, what))

    def cannot_get(self, seat: int, op: Tree, group: Tree, card: int) -> bool:
        """Whether texts keep a player from having a card of a pile do what an operation says."""
        pile = group["p"].name
        if pile == "shrine" and self.keeps_from_one(seat, "from-shrine", card):
            return True
        return op.name == "free-cast-from" and pile != "hand" and self.keeps_from_one(seat, "cast-elsewhere", card)

    def _bars_itself(self, card: int) -> bool:
        """Whether a card says of itself that it cannot be cast now."""
        rules, profile = self.rules, self.rules.profile(card)
        for index in profile.own_cast:
            program = profile.programs[index]
            if program is None or not rules.powers.has(card, index) or not applies(rules, card, program, index):
                continue
            if any(one["o"].key == "Op.cannot" and one["o"]["a"].name == "cast" for one in program.sentences):
                return True
        return False

    def _spent(self, seat: int, card: int, player: int, by: int, op: Tree) -> bool:
        """Whether a player has cast as many of such cards as a text allows in the Subturn, Turn or game."""
        rules = self.rules
        if player != seat or not selecting.is_such(rules, by, op, card):
            return False
        now = rules.subturn()
        since = {"subturn": now, "turn": (now + 1) // 2 * 2 - 1}.get(op["z"].name, 0)
        past = rules.table.marks.get("past") or ()
        cast = [c for at, what, c in past if at >= since and what == "cast" and rules.table.cards[c].owner == seat]
        return sum(selecting.is_such(rules, by, op, each) for each in cast) >= op.number("n")

    def unpasted(self, card: int, host: int) -> bool:
        """Whether a text keeps a Mystic Card from being attached to a card (100.2)."""
        found = self.rules.in_force().unpasted.get(host, ()) if self.rules.any_standing else ()
        return any(all(selecting.fits(self.rules, by, narrow, card) for narrow in op.many("f")) for by, op in found)

    def discounts(self, seat: int, card: int) -> list[Modifier]:
        """What makes casting a card cost less this once."""
        return [
            change
            for change in self.rules.made(f"seat{seat}", "discount")
            if selecting.is_such(self.rules, change.source or card, from_plain(change.value), card)
        ]

    def leaving(self, card: int) -> list[tuple[int, int, int]]:
        """What texts have happen instead of a card's leaving the Arena, as `rescues`."""
        if not self.rules.any_standing or not self.rules.in_arena(card):
            return []
        return [each for each in self.rules.in_force().leaving.get(card, ()) if not self.used_up(each[0], each[1])]

    def kept_from(self, card: int, attacker: int) -> bool:
        """Whether a text keeps Seals like the attacker from attacking a card (100.2)."""
        rules = self.rules
        if not rules.any_standing:
            return False
        standing = rules.in_force()
        found = [(attacker, *each) for each in standing.unattacked.get(card, ())]
        found += [(card, *each) for each in standing.spares.get(attacker, ())]
        return any(self._is_such(by, op, meant) for meant, by, op in found)

    def _is_such(self, by: int, op: Tree, card: int) -> bool:
        """Whether a card is one of those that an operation in force names."""
        noun = op.get("h") or Tree("Noun.seal")
        return selecting.kind_fits(self.rules, noun, card) and all(
            selecting.fits(self.rules, by, narrow, card) for narrow in op.many("f")
        )

    def skips(self, seat: int, which: str) -> bool:
        """Whether a player skips a Step that comes now: as long as a text says so, or this once (100.1)."""
        rules = self.rules
        if rules.any_standing and (seat, which) in rules.in_force().skips:
            return True
        waiting = list(rules.table.seats[seat].marks.get("skips") or ())
        if which not in waiting:
            return False
        waiting.remove(which)
        rules.play.mark(f"seat{seat}", "skips", waiting or None)
        return True

    def withstands(self, card: int, destroyers: list[int]) -> bool:
        """Whether a text keeps a card from being destroyed by what would destroy it (100.2)."""
        if not self.rules.any_standing or not destroyers:
            return False
        found = self.rules.in_force().withstood.get(card, ())
        return bool(found) and all(any(self._is_such(by, op, each) for by, op in found) for each in destroyers)

    def works(self, card: int, index: int) -> bool:
        """Whether a card has an Ability or Skill now, with an Effect, and the conditions that its text names hold
        (604.6.1); those of a text that is not understood are seen to by hand.
        """
        program = self.rules.profile(card).programs[index]
        if program is not None and program.box == "later":
            return True  # it does not hang on its card any more (602.1.6)
        if not self.rules.powers.has(card, index) or self.rules.powers.silent(card):
            return False
        return program is None or (applies(self.rules, card, program, index) and not self.used_up(card, index))

    def aimable(self, card: int, seat: int, index: int, slot: int, way: int = 0) -> list[int]:
        """The cards that a slot of a text can be aimed at now (SMG-70.1): neither what is protected from it, nor what
        its exception names (SMG-54.1, 201.11.2).
        """
        return list(self._open_to(card, seat, index, slot, way))

    def _open_to(self, card: int, seat: int, index: int, slot: int, way: int) -> Iterator[int]:
        """The cards of `aimable`, one after another: often it is enough that there is one."""
        program = self.rules.profile(card).programs[index]
        assert program is not None
        group = program.slots(way)[slot]
        op, name = program.aimed(way, slot)
        return self._possible(card, seat, index, (op, name), group)

    def open_to(self, card: int, seat: int, index: int, op: Tree, group: Tree) -> list[int]:
        """The cards that one who acts in the place of the text's player can pick for an operation."""
        name = next((slot for slot, value in op.slots if value is group), "")
        return list(self._possible(card, seat, index, (op, name), group))

    def _possible(self, card: int, seat: int, index: int, aim: tuple[Tree, str], group: Tree) -> Iterator[int]:
        rules, profile = self.rules, self.rules.profile(card)
        op, name = aim
        find = selecting.members if group.category == "Sel" else selecting.elsewhere
        effect = guards.origin(rules, card, index, op["k"].name if op.name == "curse" else "")
        for c in find(rules, card, seat, group):
            if group.category == "From" and self.cannot_get(seat, op, group, c):
                continue
            if not (operations.can_undergo(rules, seat, op, c) and keyword_ops.can_undergo(rules, seat, op, name, c)):
                continue
            if op.name == "destroy" and (guards.undestroyed(rules, c, effect) or self.withstands(c, [card])):
                continue
            if op.name != "sacrifice" and (
                guards.protected(rules, c, effect) or guards.unmoved(rules, c, effect, op.name)
            ):
                continue
            if profile.exception is None or not selecting.excepted(rules, card, c):
                yield c

    def usable_ways(self, card: int, seat: int, index: int, part: int = 0) -> list[int]:
        """The modes of a part of a text that have something to aim at (605.3, 605.4); a text without modes has one."""
        program = self.rules.profile(card).programs[index]
        if program is None:
            return [0]
        return [way for way in program.parts[part] if self._has_aims(card, seat, index, way)]

    def has_aims(self, card: int, seat: int, index: int, way: int | None = None) -> bool:
        """Whether there is something that each slot of a text, or of one mode of it, can be aimed at (605.4)."""
        ways = self.usable_ways(card, seat, index)
        return bool(ways) if way is None else way in ways

    def _has_aims(self, card: int, seat: int, index: int, way: int) -> bool:
        program = self.rules.profile(card).programs[index]
        assert program is not None
        one_of_several = len(program.parts) == 1 and len(program.ways) > 1
        if one_of_several and not all(self.affords(seat, card, sentence["o"]) for sentence in program.ways[way]):
            return False
        if not self._has_something_to_cancel(card, seat, program, way):
            return False
        sizes = [1 if slot.name.startswith("upto") else slot.number("n") for slot in program.slots(way)]
        for i, size in enumerate(sizes):
            if size and not any(True for _ in islice(self._open_to(card, seat, index, i, way), size - 1, None)):
                return False
        return True

    def affords(self, seat: int, card: int, op: Tree) -> bool:
        """Whether a player has what an operation has it pay or discard (711.1)."""
        number = op.number("n")
        match op.key:
            case "Op.pay":
                return number <= self.rules.mp(seat)
            case "Op.discard":
                return number <= len(self.rules.hand(seat))
            case "Op.uncharge-some" if op["w"].name == "self":
                return number <= self.rules.charged(card)
            case "Op.discard-seal" | "Op.discard-mystic":
                return number <= len(self.discards(seat, card, op))
        return True

    def _has_something_to_cancel(self, card: int, seat: int, program: Program, way: int) -> bool:
        """What cancels an attack, a cast or a Skill needs one into which it cuts."""
        for sentence in program.ways[way]:
            op = sentence["o"]
            if op.name in CANCELS and self.cancelled_at(card, seat, op) is None:
                return False
        return True

    def cancelled_at(self, source: int, seat: int, op: Tree) -> int | None:
        """Where on the stack that stands which an operation calls off, if it cuts into what its words name."""
        at = self.cut_into_what(*CANCELS[op.name])
        if at is None:
            return None
        stack = self.rules.table.stack
        card = stack[at].locals["card"]
        whom = op.get("w")
        if whom is not None:
            found = self._aimed_by(at) if op.name == "cancel-attack-on" else [card]
            return at if any(selecting.is_meant(self.rules, source, seat, whom, each) for each in found) else None
        if op.get("h") is None:
            return at
        if op.name == "cancel-cast-theirs" and self.rules.owner(card) == seat:
            return None
        meant = selecting.kind_fits(self.rules, op["h"], card) and all(
            selecting.fits(self.rules, card, narrow, card) for narrow in op.many("f")
        )
        return at if meant else None

    def _aimed_by(self, at: int) -> list[int]:
        aim = self.aim_of(at)
        return [] if aim is None else [aim]

    def cut_into_what(self, *names: str) -> int | None:
        """Where on the stack stands what the innermost Interfere Step cuts into, if its procedure begins so."""
        at = self._cut()
        return at if at is not None and self.rules.table.stack[at].procedure.startswith(names) else None

    def _cut(self) -> int | None:
        if self.cut_into is not None:
            return self.cut_into
        steps = [i for i, frame in enumerate(self.rules.table.stack) if frame.procedure == "InterfereStep"]
        return steps[-1] - 1 if steps and steps[-1] else None

    def aims_hold(self, card: int, seat: int, index: int, aims: list[list[int]], way: int = 0) -> bool:
        """Whether everything that a text aims at is there and can still be aimed at (605.11, 610.2.10)."""
        program = self.rules.profile(card).programs[index]
        if program is None:
            return not self.rules.gone(aims)
        at = 0
        for i, slot in enumerate(program.slots(way)):
            if slot.name in IN_HAND:  # with such a target gone no other is chosen (SMG-70.3)
                at += slot.number("n")
                continue
            if self.rules.gone(aims[at : at + slot.number("n")]):
                return False
            here = self.aimable(card, seat, index, i, way)
            if any(c not in here for c, _ in aims[at : at + slot.number("n")]):
                return False
            at += slot.number("n")
        return True

    def used_up(self, card: int, index: int) -> bool:
        """Whether an Ability or Skill has worked as often as it may: "(X / Y)" (SMG-118, SMG-121)."""
        program = self.rules.profile(card).programs[index]
        if program is None or program.limit is None:
            return False
        most, period, shared = program.limit
        return self.times_worked(card, index, period, shared) >= most

    def times_worked(self, card: int, index: int, period: str, shared: bool) -> int:
        """How often it has worked in the running Subturn, Turn or game; `shared` counts for all cards of its name."""
        where = self.rules.table.seats[self.rules.owner(card)].marks if shared else self.rules.table.cards[card].marks
        noted: dict[str, list[int]] = where.get("worked", {})
        time, number = noted.get(self._limit_key(card, index, shared), [-1, 0])
        return number if time == self._period(period) else 0

    def _limit_key(self, card: int, index: int, shared: bool) -> str:
        return f"{self.rules.data(card).name}#{index}" if shared else str(index)

    def _period(self, period: str) -> int:
        """A number of the running Subturn, Turn (two Subturns, 400.1) or game."""
        return {"subturn": self.rules.subturn(), "turn": (self.rules.subturn() + 1) // 2}.get(period, 0)

    def note_worked(self, card: int, index: int) -> None:
        """Count that a limited Ability or Skill has worked; what waits for the next time only is over then."""
        program = self.rules.profile(card).programs[index]
        if program is not None and program.box == "later":
            for change in [*self.rules.made("seat0", "awaiting"), *self.rules.made("seat1", "awaiting")]:
                if change.op == "once" and (change.source, change.value["power"]) == (card, index):
                    self.rules.play.unmodify(change)
                    break
        if program is None or program.limit is None or card not in self.rules.table.cards:
            return
        _, period, shared = program.limit
        if program.dancing:  # it cannot be a Support Seal in this Subturn (SMG-22.1)
            self.rules.play.modify(source=card, subject=card, key="deed", op="cannot", value="support", until="subturn")
        subject: int | str = f"seat{self.rules.owner(card)}" if shared else card
        number = self.times_worked(card, index, period, shared) + 1
        noted = self.rules.table.subject(subject).marks.get("worked", {})
        entry = {self._limit_key(card, index, shared): [self._period(period), number]}
        self.rules.play.mark(subject, "worked", {**noted, **entry})

    def released(self) -> list[tuple[int, int]]:
        """The cards whose Control ends in this Subturn, each with the owner of that Effect; those of the active
        player's Effects first (SMG-129.6, 401.9.5, 603.5).
        """
        ends = ("subturn", f"subturn {self.rules.subturn()}")
        found = [
            (m.subject, int(m.data.get("by", m.value)))
            for _, m in sorted(self.rules.table.modifiers.items())
            if m.key == "control" and m.until in ends and isinstance(m.subject, int)
        ]
        return sorted(found, key=lambda each: each[1] != self.rules.active())

    def fate(self) -> tuple[int | None, str]:
        """The next card of which something has been foretold for the end of this Subturn, and what; then no more."""
        for _, modifier in sorted(self.rules.table.modifiers.items()):
            if modifier.key == "fate" and isinstance(modifier.subject, int):
                self.rules.play.unmodify(modifier)
                if self.rules.in_arena(modifier.subject):
                    return modifier.subject, str(modifier.value)
        return None, ""

    def charge_up(self, card: int) -> None:
        """Charging and Fixed Charging: in its owner's Check up Step a card gets a counter, unless it holds as many as
        it says already (SMG-16.3, SMG-16.4, SMG-114.4, SMG-114.5).
        """
        rules = self.rules
        for index in rules.profile(card).standing:
            program = rules.profile(card).programs[index]
            if program is None or program.keyword not in ("charging", "fixed-charging"):
                continue
            if not self.works(card, index):
                continue
            fixed = program.keyword == "fixed-charging"
            held = rules.table.cards[card].counters.get(FIXED_CHARGE, 0) if fixed else rules.charged(card)
            if held < program.number:
                kind = FIXED_CHARGE if fixed else "charged"
                rules.put_counters(card, kind, 1, given_by=None if fixed else rules.owner(card))

    def rescues(self, card: int) -> list[tuple[int, int, int]]:
        """What texts have happen to a card instead of its being destroyed: (card, text, sentence) each (701.7)."""
        if not self.rules.any_standing:
            return []
        found = self.rules.in_force().rescues.get(card, ())
        return [each for each in found if not self.used_up(each[0], each[1]) and self._is_plight(card, *each)]

    def _is_plight(self, card: int, source: int, power: int, sentence: int) -> bool:
        """Whether a card would be destroyed by what a text names."""
        program = self.rules.profile(source).programs[power]
        plight = None if program is None else program.sentences[sentence]["o"].get("y")
        if plight is None:
            return True
        running = self.rules.running
        if plight.name == "fight":
            return card in running.fought()
        return guards.is_of(running.destroyer([card]), plight["t"], self.rules.owner(source))

    def diverted(self, card: int) -> str:
        """The Zone to which a text has a card go instead of the Shrine, "" for none."""
        return self.rules.in_force().diverted.get(card, "") if self.rules.any_standing else ""

    def can_pay(self, seat: int, card: int, cost: Tree) -> bool:
        """Whether a Cost can be paid in full (605.5)."""
        number = cost.number("n")
        match cost.name:
            case "mp":
                return number <= self.rules.mp(seat)
            case "mp-x":
                return True
            case "charged":
                return self.rules.charged(card) >= number
            case "sacrifice":
                return len(self.sacrifices(seat, card, cost)) >= number
            case "fixed-charge":
                return self.rules.table.cards[card].counters.get(FIXED_CHARGE, 0) >= number
            case "sacrifice-self":
                return keyword_ops.can_sacrifice(self.rules, seat, card)
            case "remove-self" | "return-self":
                zone = cost.name.removesuffix("-self").replace("return", "hand")
                return self.rules.in_arena(card) and self.rules.effects.cannot_change_zone(card, zone) is None
            case "remove" | "return" | "rest" | "show":
                return len(self.payable(seat, card, cost)) >= number
        return len(self.discards(seat, card, cost)) >= number

    def payable(self, seat: int, card: int, cost: Tree) -> list[int]:
        """The cards that can be removed from the own Shrine, returned to the hand or made Inactive for a Cost."""
        rules = self.rules
        if cost.name == "remove":
            found = [c for word in SHRINE.values() for c in rules.table.zones[f"{seat}.{word}"]]
        elif cost.name == "show":
            found = list(rules.hand(seat))
        else:
            found = [*rules.seals(seat), *rules.mystics(seat)]
        if cost.name == "rest":
            found = [c for c in found if c != card and rules.profile(c).seal and not rules.table.cards[c].sideways]
        elif cost.name == "return":
            found = [c for c in found if rules.effects.cannot_change_zone(c, "hand") is None]
        return [
            c
            for c in found
            if selecting.kind_fits(rules, cost["h"], c)
            and all(selecting.fits(rules, card, narrow, c) for narrow in cost.many("f"))
        ]

    def discards(self, seat: int, card: int, cost: Tree) -> list[int]:
        """The cards of a hand that a Cost can be paid with."""
        rules, family = self.rules, cost.name.removeprefix("discard").removeprefix("-")
        return [
            c
            for c in rules.hand(seat)
            if family in ("", rules.data(c).family)
            and all(selecting.fits(rules, card, narrow, c) for narrow in cost.many("f"))
        ]

    def sacrifices(self, seat: int, card: int, cost: Tree) -> list[int]:
        """The cards that a player can offer for a Cost (SMG-60.1)."""
        rules = self.rules
        return [
            c
            for c in (*rules.seals(seat), *rules.mystics(seat))
            if selecting.kind_fits(rules, cost["h"], c)
            and all(selecting.fits(rules, card, narrow, c) for narrow in cost.many("f"))
            and keyword_ops.can_sacrifice(rules, seat, c)
        ]

    def redirectable(self) -> int | None:
        """Where on the stack that stands which an Effect can aim at another card now: what an Interfere Step has cut
        into, if a player has aimed it at one (SMG-15.2).
        """
        at = self._cut()
        return at if at is not None and self.aim_of(at) is not None else None

    def cut_skill(self) -> int | None:
        """Where on the stack the Skill stands into whose use the innermost Interfere Step cuts, if it is one."""
        return self.cut_into_what(*SKILLS)

    def aim_of(self, at: int) -> int | None:
        """The card at which what stands there on the stack aims."""
        inside = self.rules.table.stack[at].locals
        target = inside.get("target")
        if target is not None:
            return int(target[0] if isinstance(target, list) else target)
        aims = [*inside.get("aims", ())]
        aims += [
            aim for one in inside.get("waiting") or () if one["card"] == inside.get("card") for aim in one["targets"]
        ]
        return int(aims[0][0]) if aims else None

    def splits(self, card: int, number: int) -> list[int]:
        """How many of `number` Charged Counters to be paid may come from the side of the card's owner (SMG-17.2)."""
        counters, seat = self.rules.table.cards[card].counters, self.rules.owner(card)
        mine, theirs = counters.get(CHARGED[seat], 0), counters.get(CHARGED[1 - seat], 0)
        return list(range(max(0, number - theirs), min(mine, number) + 1))

    def take_charged(self, card: int, seat: int, mine: int, theirs: int) -> None:
        """Take Charged Counters off a card, so many that each side gave."""
        counters = self.rules.table.cards[card].counters
        for side, number in ((seat, mine), (1 - seat, theirs)):
            self.rules.play.count(card, CHARGED[side], counters.get(CHARGED[side], 0) - number)

    def cannot_create(self, card: int) -> Refused | None:
        """An Extra Card comes into the game as long as its Capacity lasts: what was created counts, whatever has
        become of it (621.4).
        """
        it = self.rules.table.cards[card]
        name = self.rules.data(card).name
        created: dict[str, int] = self.rules.table.seats[it.owner].marks.get("created", {})
        capacity = self.rules.capacities[it.owner].get(name)
        if capacity is not None and created.get(name, 0) >= capacity:
            return self.rules.no("capacity", "621.4", capacity=capacity)
        return None

    def note_created(self, card: int) -> None:
        owner, name = self.rules.table.cards[card].owner, self.rules.data(card).name
        created: dict[str, int] = self.rules.table.seats[owner].marks.get("created", {})
        self.rules.play.mark(f"seat{owner}", "created", {**created, name: created.get(name, 0) + 1})
