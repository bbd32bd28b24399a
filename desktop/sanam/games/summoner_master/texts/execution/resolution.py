"""Choosing what a text aims at, and carrying it out.

What runs is plain data: the card whose text it is (`source`), the player who is "we" (`seat`), which of the card's
Abilities and Skills it is (`power`), and the targets, each with its presence, in the order of the text.
"""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call, Outcome, Public, step
from sanam.games.procedure import GameProcedure
from sanam.games.summoner_master.texts.execution import (
    amounts,
    conditions,
    dealings,
    exchange_ops,
    guards,
    keyword_ops,
    limit_ops,
    more_ops,
    operations,
    tolls,
    value_ops,
)
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.texts.execution.registry import ASK, DO, PREPARE
from sanam.games.summoner_master.texts.tree.program import Program, targets
from sanam.games.summoner_master.texts.tree.referring import BY
from sanam.games.summoner_master.texts.tree.sorts import UNSAID
from sanam.games.summoner_master.vocabulary.effects import Origin
from sanam.games.summoner_master.vocabulary.zones import HAND

#: What comes back to cards that were spoken of before.
ASKING = frozenset(
    {"Sel.that", "Simple.that-is", "Worth.done", "Op.enter-that", "Op.cast-that", "Filter.as-that", "Filter.akin"}
)
#: The modules that register operations (see `doing`).
OPERATIONS = (dealings, exchange_ops, keyword_ops, limit_ops, more_ops, operations, value_ops)


class TextProcedure(GameProcedure[Host]):
    """What choosing and carrying out share."""

    source = Public[int]()
    seat = Public[int]()
    power = Public[int]()
    #: What the card was when it began to work: by Wisdom it may have become another (SMG-122.1.3).
    code = Public[str]()
    #: Which of its modes, or which part, is carried out (`Program.ways`).
    way = Public[int](0)
    targets = Public[list[list[int]]]([])

    @property
    def program(self) -> Program:
        it = self.table.cards[self.source]
        same = self.code is None or self.code == it.code
        profile = self.rules.profile(self.source) if same else self.rules.profiles[it.owner][self.code]
        program = profile.programs[self.power]
        assert program is not None
        return program


class ChooseTargets(TextProcedure):
    """The targets of a text, slot by slot (605.7, 610.2.8, 601.2.1). The result is those targets, or False where there
    is nothing that it could aim at.
    """

    slot = Public[int](0)

    @step("605.7", "610.2.8", "711.2", "711.3", "SMG-70.1")
    def ask_slot(self) -> Outcome:
        program = self.program
        slots = program.slots(self.way)
        if self.slot == len(slots):
            return self.done(self.targets)
        taken = [card for card, _ in self.targets]
        here = self.rules.texts.aimable(self.source, self.seat, self.power, self.slot, self.way)
        if program.likens:
            here = selecting.near(self.rules, slots[self.slot], here, taken[-1:])
        options = [Option("target", card) for card in here if card not in taken]
        number = slots[self.slot].number("n")
        any_number = slots[self.slot].name.startswith("upto")
        if not options or (len(options) < number and not any_number):
            return self.done(False)
        least = 1 if any_number else number
        most = min(number, len(options))
        params = {"card": self.source, "power": self.power}
        return self.ask(Choice(self.seat, "target", options, least, most, rule="605.7", params=params))

    @step("605.7", "610.2.8", "SMG-70.2")
    def slot_chosen(self) -> Outcome:
        picked = [option.card for option in self.picked() if option.card is not None]
        for card in picked:
            if self.rules.word(card) == HAND:  # it is named and shown (SMG-70.2)
                self.play.show(card, [0, 1])
                self.rules.fact("targets", self.seat, self.source, cards=[card])
        self.targets = [*self.targets, *([card, self.rules.presence(card) or 0] for card in picked)]
        self.slot += 1
        return self.jump("ask_slot")


class ChooseWay(TextProcedure):
    """Which of its modes a text works in (605.3, 610.1.8, 610.2.2); the choice is locked. Only what has something to
    aim at can be chosen (711.1). The result is its number, -1 where there is none.
    """

    part = Public[int](0)

    @step("605.3", "606.3", "607.3", "608.4", "608.13", "619.4", "610.1.8", "610.2.2", "711.1")
    def ask_way(self) -> Outcome:
        ways = self.rules.texts.usable_ways(self.source, self.seat, self.power, self.part)
        if len(self.program.parts[self.part]) < 2 or not ways:
            return self.done(ways[0] if ways else -1)
        options = [Option("mode", value=way) for way in ways]
        params = {"card": self.source, "power": self.power, "part": self.part}
        return self.ask(Choice(self.seat, "mode", options, rule="605.3", params=params))

    @step("605.3")
    def chosen(self) -> Outcome:
        return self.done(self.picked()[0].value)


class CarryOut(TextProcedure):
    """A text is carried out once, sentence by sentence. What cannot be done is passed over (100.3)."""

    at = Public[int](0)
    #: What still has to run for the sentence: [procedure, locals] each.
    calls = Public[list[list[Any]]]([])
    #: The cards of the sentence before ("that card").
    last = Public[list[int]]([])
    #: Whether the sentence before was not done: what hangs on it is not, either ("if so", "otherwise").
    undone = Public[bool]()
    #: While other players do something in the place of ours: who "we" are otherwise, and who still has to.
    home = Public[int]()
    actors = Public[list[int]]([])
    #: Where the sentence stands that says who does it, while what follows for the same player is done.
    base = Public[int]()
    #: Whether the card was such before the sentence before was carried out ("if that card was …").
    was = Public[bool]()

    @step("602.1.6", "602.1.7", "601.1.4")
    def next_sentence(self) -> Outcome:
        sentences = self._sentences
        if self.at and self._undone():
            return self.done(True)
        while self.at < len(sentences):
            sentence = sentences[self.at]
            if self._due(sentence):
                return None
            if sentence.name in ("if", "may", "by-may"):
                self.undone = True
            self.at += 1
        return self.done(True)

    def _due(self, sentence: Tree) -> bool:
        """Whether a sentence is carried out, by what it and the one before it say."""
        match sentence.name:
            case "so" | "else" | "by-so":
                return bool(self.undone) == (sentence.name == "else")
            case "if" if sentence["c"].key == "Simple.that-is":
                return any(selecting.is_such(self.rules, self.source, sentence["c"], card) for card in self.last)
            case "if" if sentence["c"].key == "Simple.that-was":
                return bool(self.was)
            case "if":
                return conditions.holds(self.rules, self.source, self.seat, sentence["c"])
            case "may":
                return self.rules.texts.affords(self.seat, self.source, sentence["o"])
        return True

    def _undone(self) -> bool:
        """Whether what has been carried out so far has taken this very text away: the rest of it is not (602.1.7)."""
        changes = self.table.modifiers.values()
        mine = any(m.key == "lost" and m.source == self.source == m.subject for m in changes)
        return mine and not self.rules.powers.has(self.source, self.power)

    @step("601.2.2", "601.3.4")
    def ask_whether(self) -> Outcome:
        """Only what the text says is optional is a matter of choice."""
        if self._sentence.name == "fortune":
            return self.jump("fortune")
        if self._sentence.name == "toll":
            return self.jump("toll")
        if self._sentence.name in BY:
            return self.jump("who")
        if self._sentence.name != "may":
            return self._begin()
        params = {"card": self.source, "question": "ability", "ability": self.power}
        return self.ask(Choice(self.seat, "yes_no", [Option("yes"), Option("no")], rule="601.2.2", params=params))

    @step("601.2.2")
    def whether(self) -> Outcome:
        if self.picked()[0].act == "yes":
            return self._begin()
        self.undone = True
        return self.jump("go_on" if self.home is None else "next_actor")

    def _begin(self) -> Outcome:
        return self.jump("prepare" if self._sentence["o"].key in PREPARE else "ask_what")

    @step("711.4")
    def prepare(self) -> Outcome:
        op = self._sentence["o"]
        PREPARE[op.key](self, op)
        return None

    @step("711.2", "711.3", "711.4")
    def ask_what(self) -> Outcome:
        op = self._sentence["o"]
        asking = ASK.get(op.key)
        if self.home is not None and (group := selecting.picked_by(op)) is not None:
            choice = self._pick(op, group)
            if choice is None:
                return self.jump("one_done")
        else:
            choice = asking(self, op) if asking is not None else None
        if choice is None:
            self.answer = None
            return None
        return self.ask(choice)

    @step("602.2.1")
    def act(self) -> Outcome:
        op = self._sentence["o"]
        clause = self._asked_next()
        if clause is not None:
            self.was = self._is_before(op, clause)
        calls = DO[op.key](self, op)
        self.calls = [[call.procedure, call.locals] for call in calls]
        return None

    def _asked_next(self) -> Tree | None:
        """What the next sentence asks of the card as it was before this one."""
        following = self._sentences[self.at + 1 : self.at + 2]
        clause = following[0].get("c") if following else None
        return clause if clause is not None and clause.key == "Simple.that-was" else None

    def _is_before(self, op: Tree, clause: Tree) -> bool:
        group = op.get("w") or op.get("x")
        cards = self.last if group is None else self.named(group)
        return any(selecting.is_such(self.rules, self.source, clause, card) for card in cards)

    @step("602.2.1")
    def run_calls(self) -> Outcome:
        if not self.calls:
            return None
        (procedure, locals), *rest = self.calls
        self.calls = rest
        return Call(self.game.procedures[procedure], locals)

    @step("602.2.1")
    def more(self) -> Outcome:
        return self.jump("run_calls") if self.calls else None

    @step("602.1.6")
    def one_done(self) -> Outcome:
        if self._sentence.name not in ("so", "else", "by-so"):
            self.undone = None
        if self.home is None:
            return self.jump("go_on")
        if self._goes_on():
            self.at += 1
            return self._begin()
        return self.jump("next_actor")

    @step("SMG-35", "SMG-56.1")
    def fortune(self) -> Outcome:
        """One of so many options is right, and one is picked at random (digest part 3, A12)."""
        right = self.play.roll("fortune", self._sentence.number("n")) == 1
        if right:
            return self._begin()
        self.undone = True
        return None

    @step("602.1.6")
    def go_on(self) -> Outcome:
        self.at += 1
        return self.jump("next_sentence")

    @step("601.2.2")
    def toll(self) -> Outcome:
        """The other player may pay so that it is not done; who cannot is not asked (711.1)."""
        if not tolls.can_pay(self, self._sentence["t"]):
            return self._begin()
        params = {"card": self.source, "question": "toll", "ability": self.power}
        return self.ask(Choice(1 - self.seat, "yes_no", [Option("yes"), Option("no")], rule="711.1", params=params))

    @step("711.1")
    def toll_answered(self) -> Outcome:
        if self.picked()[0].act == "no":
            return self._begin()
        choice = tolls.what_to_pay(self, self._sentence["t"])
        return None if choice is None else self.ask(choice)

    @step("711.1")
    def toll_paid(self) -> Outcome:
        self.undone = True
        return tolls.pay(self, self._sentence["t"])

    @step("711.1")
    def toll_over(self) -> Outcome:
        return self.jump("go_on")

    @step("602.1.6")
    def who(self) -> Outcome:
        """Each in the place of ours, the player of the Subturn first (603.1)."""
        self.home, self.actors, self.base = self.seat, self._actors(self._sentence["a"].name), self.at
        return None

    @step("602.1.6", "603.1")
    def next_actor(self) -> Outcome:
        if not self.actors:
            while self._goes_on():
                self.at += 1
            self.seat, self.home, self.base = self.home, None, None
            return self.jump("go_on")
        self.at = self.base
        sentence = self._sentence
        self.seat, *self.actors = self.actors
        if sentence.name == "by-if" and not conditions.holds(self.rules, self.source, self.seat, sentence["c"]):
            return self.jump("next_actor")
        if sentence.name != "by-may":
            return self._begin()
        self.undone = True
        return None if self.rules.texts.affords(self.seat, self.source, sentence["o"]) else self.jump("next_actor")

    @step("601.2.2")
    def ask_actor(self) -> Outcome:
        params = {"card": self.source, "question": "ability", "ability": self.power}
        return self.ask(Choice(self.seat, "yes_no", [Option("yes"), Option("no")], rule="601.2.2", params=params))

    @step("601.2.2")
    def actor_answered(self) -> Outcome:
        return self.jump("whether")

    def _goes_on(self) -> bool:
        """Whether the next sentence is of the same player."""
        return self.at + 1 < len(self._sentences) and self._sentences[self.at + 1].name == "by-then"

    def _actors(self, name: str) -> list[int]:
        rules, host = self.rules, self.table.cards[self.source].host
        active = rules.active()
        match name:
            case "each":
                return [active, 1 - active]
            case "theirs":
                return [1 - self.seat]
            case "turn":
                return [active]
            case "host-owner":
                return [] if host is None else [rules.owner(host)]
        return [rules.owner(card) for card in self.last[:1]]

    def _pick(self, op: Tree, group: Tree) -> Choice | None:
        """What somebody who acts in our place picks, when it is done (711.4)."""
        found = self.rules.texts.open_to(self.source, self.seat, self.power, op, group)
        number = min(group.number("n"), len(found))
        least = 0 if group.name.startswith("upto") else number
        params = {"card": self.source, "count": number}
        options = [Option("pick", card) for card in found]
        return Choice(self.seat, "cards", options, least, number, rule="711.4", params=params) if number else None

    # ------------------------------------------------------------------ for operations

    @property
    def _sentence(self) -> Tree:
        return self._sentences[self.at]

    @property
    def _sentences(self) -> tuple[Tree, ...]:
        return self.program.ways[self.way]

    def answered(self) -> list[Option]:
        return self.picked()

    def cards(self, op: Tree, slot: str = "w") -> list[int]:
        """The cards that the words of an operation mean now and that it reaches; targets that are gone are not among
        them.
        """
        group = op.get(slot) or op.get("x")
        if group is None:
            # Of its own card, or of the one it is attached to, a text need not speak by name.
            host = self.table.cards[self.source].host
            unsaid = slot == "w" and op.key in UNSAID
            found = [self.source if host is None or self.rules.profile(self.source).seal else host] if unsaid else []
            self.last = found or self.last
        else:
            found = self.named(group)
        found = [c for c in found if not self._excepted(c)]
        return guards.reached(self.rules, found, self.effect(op), destroys=op.name == "destroy", op=op.name)

    def named(self, group: Tree) -> list[int]:
        """The cards that a group means now, whatever keeps Effects off them."""
        rules = self.rules
        host = rules.table.cards[self.source].host
        match group.name:
            case "self":
                found = [self.source]
            case "host-seal" | "host-mystic":
                found = [host] if host is not None else []
            case "that":
                found = self.last
            case "paid":
                found = self.paid().get("cards", [])
            case "foe" | "attacker" | "striker" | "struck":
                found = self._foe(group.name)
            case "main":
                found = [host] if host is not None else []
            case "lot-mine" | "lot-theirs":
                found = self._drawn_lots(group)
            case name if name.startswith("all-") and group.category == "From":
                found = selecting.elsewhere(rules, self.source, self.seat, group)
            case name if name.startswith("all-"):
                found = selecting.near(
                    rules, group, selecting.members(rules, self.source, self.seat, group), self.last[:1]
                )
            case _ if group.category == "From" and group["p"].name in ("hand", "library"):
                found = [option.card for option in self.picked() if option.card is not None]
            case _:
                found = self._slot(group)
        if group.name != "that":
            self.last = found
        return found

    def _drawn_lots(self, group: Tree) -> list[int]:
        """So many of a hand as chance decides."""
        left = selecting.elsewhere(self.rules, self.source, self.seat, group)
        number = min(group.number("n"), len(left))
        return [left.pop(self.play.roll("lot", len(left)) - 1 if len(left) > 1 else 0) for _ in range(number)]

    def _excepted(self, card: int) -> bool:
        return selecting.excepted(self.rules, self.source, card)

    def effect(self, op: Tree | None = None) -> Origin:
        """Where what is done comes from."""
        curse = op["k"].name if op is not None and op.name == "curse" else ""
        return guards.origin(self.rules, self.source, self.power, curse)

    def modify(self, card: int | str, key: str, op: str, value: Any, until: str) -> None:
        """Leave a change on a card or player that keeps where it comes from (602.1.1)."""
        data = self.effect().plain()
        self.play.modify(source=self.source, subject=card, key=key, op=op, value=value, until=until, data=data)

    def paid(self) -> dict[str, Any]:
        """What was paid for the text: "x", and "cards"."""
        found: dict[str, Any] = (self.table.marks.get("paid") or {}).get(str(self.source), {})
        return found

    def _slot(self, group: Tree) -> list[int]:
        """The targets of a slot, those that are still what they were."""
        if self.home is not None:
            return [option.card for option in self.picked() if option.card is not None]
        before = sum(slot.number("n") for s in self._sentences[: self.at] for slot in targets(s))
        for slot in targets(self._sentence):
            if slot is group:
                break
            before += slot.number("n")
        mine = self.targets[before : before + group.number("n")]
        return [card for card, at in mine if self.rules.presence(card) == at]

    def _foe(self, name: str) -> list[int]:
        """The Seal on the other side of its attack; of a Seal that is destroyed after a fight, the one it fought."""
        found = selecting.opponents(self.rules, self.source, name)[:1]
        if found or self.rules.running.attack() is not None:
            return found
        fought = self.rules.running.fought()
        return [card for card in fought if card != self.source and self.rules.in_arena(card)][:1]

    def remember(self, cards: list[int]) -> None:
        """These are what a later sentence calls "that card" and counts."""
        self.last = cards

    def remember_if_asked(self, cards: list[int]) -> None:
        """The same, of what most texts never come back to."""
        if any(part.key in ASKING for sentence in self._sentences[self.at + 1 :] for part in sentence.walk()):
            self.remember(cards)

    def measured(self, op: Tree) -> int:
        """The number that an operation takes from the table."""
        what = op["m"]
        cards = self.named(what["w"]) if what.get("w") is not None else list(self.last)
        return amounts.measure(self.rules, self.source, self.seat, what, cards)

    def shuffles(self, group: Tree) -> list[Call]:
        """A Library that was looked through is shuffled (300.7)."""
        return [Call(ShuffleLibrary, {"seat": self.seat})] if group["p"].name == "library" else []


class ShuffleLibrary(GameProcedure[Host]):
    """Both piles of a Library are shuffled after somebody has looked through it (300.7)."""

    seat = Public[int]()

    @step("300.7")
    def shuffle(self) -> Outcome:
        for pile in ("seal-library", "mystic-library"):
            self.play.shuffle(f"{self.seat}.{pile}")
        return self.done()


class EndControl(GameProcedure[Host]):
    """Control of a card ends: it goes back to its first owner, a Seal in the Line in which it is (SMG-129.6)."""

    card = Public[int]()

    @step("SMG-129.6")
    def release(self) -> Outcome:
        calls = operations.release(self.rules, self.card)
        return calls[0] if calls else None

    @step("SMG-129.6")
    def end(self) -> Outcome:
        return self.done(True)
