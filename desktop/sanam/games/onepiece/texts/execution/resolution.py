"""Carrying out an ability: one step of its program after another (8-4-1-5, 1-3-8, 8-4-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sanam.abilities.tree import Tree, parts_in, to_plain
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.onepiece.texts.execution.amounts import times
from sanam.games.onepiece.texts.execution.conditions import holds
from sanam.games.onepiece.texts.execution.context import Context, Marked
from sanam.games.onepiece.texts.execution.host import Host
from sanam.games.onepiece.texts.execution.lasting import Picked, begins, lasting, until
from sanam.games.onepiece.texts.execution.picking import SELS, doable, kept_for, picks, slots_of, without_this
from sanam.games.onepiece.texts.execution.registry import Registry
from sanam.games.onepiece.texts.execution.selections import Wanted, combinations, is_among
from sanam.games.onepiece.texts.tree.binding import NOW
from sanam.games.onepiece.texts.tree.steps import EACH, Step
from sanam.games.procedure import GameProcedure

#: What an operation does at once: the cards picked for each of its slots are given. It may call a procedure, whose
#: result (how many cards, or whether) says whether something was done.
Operation = Callable[["Resolve", Context, Tree, Picked], Outcome]
operations: Registry[Operation] = Registry("Op")
#: Words for cards that were looked at or revealed, as far as they still lie there.
_STAYED = ("rest", "among them", "those")
_THAT = ("Poss.that character", "Poss.that card", "Poss.it", "Sel.it", "Sel.that")


class Resolve(GameProcedure[Host]):
    """Carry out a part of an ability of `card` ("cost", "body", or "extra": what others pay for it), from the step `at`
    up to `to` (0: its end).

    `code` is the definition whose ability it is. The result is the memory of the ability with "paid" and "did", so
    that the body knows what the cost was paid with.
    """

    card = Public[int]()
    seat = Public[int]()
    code = Public[str]()
    ability = Public[int]()
    part = Public[str]("body")
    at = Public[int](0)
    to = Public[int](0)
    memory = Public[dict[str, Any]]({})
    #: What was picked so far for the operation at hand, by slot.
    found = Public[dict[str, Any]]({})

    # ------------------------------------------------------------------ reading

    @property
    def steps_of(self) -> tuple[Step, ...]:
        program = self.rules.profiles[self.code].programs[self.ability]
        assert program is not None
        return program.part(self.part)

    @property
    def paying(self) -> bool:
        """Whether it is a cost that is carried out."""
        return self.part != "body"

    def _to_be_done(self) -> bool:
        """Whether the step at hand can only be carried out with cards that change by it: of a cost, or instead."""
        program = self.rules.profiles[self.code].programs[self.ability]
        return self.paying or (program is not None and self.at < program.instead)

    def _spoken(self) -> list[Tree]:
        """All that the ability says, its cost too."""
        program = self.rules.profiles[self.code].programs[self.ability]
        assert program is not None
        return [one.tree for one in (*program.cost, *program.body) if one.tree is not None]

    def _now(self) -> Step:
        return self.steps_of[self.at]

    def _role(self, role: str) -> int:
        turn_player = self.rules.turn_player()
        return {"me": self.seat, "opponent": 1 - self.seat, "turn": turn_player, "other": 1 - turn_player}[role]

    def context(self, role: str = "me") -> Context:
        actor, memory = self._role(role), dict(self.memory)
        said = memory.get("said", {})
        for word, labels in self._now().meant if self.at < len(self.steps_of) else ():
            cards: list[Any] = next((said[label] for label in labels if label in said), [])
            if word not in _STAYED:
                went = memory.get("went", {})
                cards = [went.get(str(card), [card, moves]) for card, moves in cards]
            memory[word] = len(cards) if word == "moved" else cards
        if role in EACH:
            return Context(self.rules, self.card, actor, memory, actor, actor)
        return Context(self.rules, self.card, self.seat, memory, actor)

    def _open_slot(self) -> str | None:
        """The next slot of the operation at hand that cards are still to be picked for."""
        tree = self._now().tree
        assert tree is not None
        return next((slot for slot in slots_of(tree) if slot not in self.found), None)

    def _picks(self, ctx: Context, op: Tree, slot: str) -> Wanted:
        """What is picked for a slot, less what was picked for the parts before it."""
        to_be_done = self._to_be_done()
        if op.key == "Op.give don" and self.found.get("s"):
            ctx.memory["owner"] = self.table.cards[self.found["s"][0][0]].owner  # "its owner's Leader"
        elif op.key == "Op.give don" and "s" in self.found:
            return Wanted([], 0, 0)  # there is nothing to give
        found = picks(ctx, op, slot, to_be_done)
        later = (step.tree for step in self.steps_of[self.at + 1 :] if step.kind == "do" and step.tree is not None)
        if to_be_done and kept_for(op, later):
            found = without_this(ctx, found)
        name, _, at = slot.partition("/")
        gone = {card for before in range(int(at or 0)) for card, _ in self.found[f"{name}/{before}"]}
        if gone.isdisjoint(found.cards):
            return found
        left = [card for card in found.cards if card not in gone]
        most = min(found.most, len(left))
        return found._replace(cards=left, least=min(found.least, most), most=most)

    def _go(self, to: int) -> Outcome:
        """Go on at a step; -1 gives the rest up."""
        if to < 0:
            return self.done({**self.memory, "paid": False})
        self.at = to
        return self.jump("go")

    # ------------------------------------------------------------------ steps

    @step("8-4-1-5", "1-3-8", "2-8-3")
    def go(self) -> Outcome:
        steps = self.steps_of
        if self.at >= (self.to or len(steps)) or self.rules.decided:
            return self.done({**self.memory, "paid": True})
        now = steps[self.at]
        match now.kind:
            case "test":
                assert now.tree is not None
                known = self.memory.get("met") if self.at == 0 and self.part == "body" else None
                if holds(self.context(), now.tree) if known is None else known:
                    return self._go(self.at + 1)
                if now.flag:
                    self.memory = {**self.memory, "did": False}
                return self._go(now.to)
            case "did":
                return self._go(self.at + 1 if bool(self.memory.get("did")) != now.flag else now.to)
            case "jump":
                return self._go(now.to)
            case "repeat":
                return self._repeat(now)
            case "fought":
                return self._fought(now)
            case "watch":
                return self._watch(now)
            case "may":
                return self._may(now)
            case "one":
                return self.jump("ask_one")
            case "rest don":
                self.rules.pay(self.seat, now.n)
                return self._go(self.at + 1)
            case "return don":
                return self.jump("ask_don")
        slot = self._open_slot()
        if slot is None:
            return self.jump("operate")
        return self._end_loop(now, slot) if self.rules.in_loop else self.jump("ask_cards")

    def _may(self, now: Step) -> Outcome:
        ctx = self.context(now.role)
        assert now.tree is not None
        if not self.rules.in_loop or not doable(ctx, now.tree, now.flag):
            return self.jump("ask_may")
        wish = self.rules.loop_answer(ctx.actor, [self.card, self.ability, self.at])
        if wish is None:
            return self.jump("ask_may")
        return self._go(self.at + 1) if wish else self.jump("may_not")

    def _end_loop(self, now: Step, slot: str) -> Outcome:
        """Picking nothing, where that is allowed, stops a loop (11-1-1-2)."""
        ctx = self.context(now.role)
        assert now.tree is not None
        found = self._picks(ctx, now.tree, slot)
        if found.forced or found.least or not found.most:
            return self.jump("ask_cards")
        if self.rules.loop_answer(ctx.actor, [self.card, self.ability, self.at]) is not False:
            return self.jump("ask_cards")
        self.found = {**self.found, slot: []}
        return self.jump("go")

    def _repeat(self, now: Step) -> Outcome:
        key = f"left{self.at}"
        left = self.memory.get(key)
        if left is None:
            left = times(self.context(), now.tree)
        more = left > 0
        self.memory = {k: v for k, v in self.memory.items() if k != key} | ({key: left - 1} if more else {})
        return self._go(self.at + 1 if more else now.to)

    def _fought(self, now: Step) -> Outcome:
        """The card that battled this one becomes the one spoken of."""
        assert now.tree is not None
        attack = self.table.marks.get("attack", {})
        pair = [attack.get("card_attacker"), attack.get("card_target")]
        ctx = self.context()
        other = next((c for c in pair if c is not None and c != self.card), None)
        target = now.tree.get("t")
        if self.card not in pair or other is None or (target is not None and not is_among(ctx, other, target)):
            return self._go(now.to)
        self.memory = {**self.memory, "opposed": ctx.marked([other]), "it": ctx.marked([other])}
        return self._go(self.at + 1)

    def _watch(self, now: Step) -> Outcome:
        """What follows waits for its moment (8-1-4-2)."""
        assert now.tree is not None
        ctx = self.context()
        word, since = until(ctx, now.time)
        if now.tree.category == "Point" and now.tree.name not in ("end of this turn", "end of this battle"):
            word = ""
        self.play.modify(
            source=self.card,
            subject="table",
            key="watch",
            op=now.tree.name,
            value=[self.code, self.ability, self.part, self.at],
            until=word,
            data={"seat": self.seat, "since": since, "memory": ctx.memory, "to": now.to},
        )
        return self._go(now.to)

    # ------------------------------------------------------------------ questions

    @step("8-3-1-4", "8-1-3-4-1")
    def ask_may(self) -> Outcome:
        now = self._now()
        ctx = self.context(now.role)
        assert now.tree is not None
        if not doable(ctx, now.tree, now.flag):
            return self.jump("may_not")
        params = {"card": self.card, "ability": self.ability, "words": to_plain(now.tree)}
        return self.ask(Choice(ctx.actor, "effect_may", [Option("yes")], least=0, rule="8-3-1-4", params=params))

    @step("8-3-1-4")
    def may(self) -> Outcome:
        if not self.picked():
            return self.jump("may_not")
        return self._go(self.at + 1)

    @step("8-3-1-4", "1-3-2")
    def may_not(self) -> Outcome:
        self.memory = {**self.memory, "did": False}
        return self._go(self._now().to)

    @step("8-4-4")
    def ask_one(self) -> Outcome:
        now = self._now()
        ctx = self.context(now.role)
        ways = [at for at, tree in enumerate(now.trees) if tree.category != "Op" or doable(ctx, tree, False)]
        options = [Option("way", value=at) for at in ways or range(len(now.trees))]
        params = {"card": self.card, "ability": self.ability, "ways": [to_plain(tree) for tree in now.trees]}
        return self.ask(Choice(ctx.actor, "effect_one", options, rule="8-4-4", params=params))

    @step("8-4-4")
    def one(self) -> Outcome:
        return self._go(self._now().ways[self.picked()[0].value])

    @step("8-3-1-6", "10-2-10-1")
    def ask_don(self) -> Outcome:
        """DON!! −X: which of those on the field go back."""
        zones = self.table.zones
        now = self._now()
        mine = self._role(now.role)
        cards, theirs = ([*zones[f"{seat}.cost"], *zones[f"{seat}.given"]] for seat in (mine, 1 - mine))
        # "Until you have 7 DON!! cards on your field", or "the same number … as your opponent".
        left = len(theirs) if now.tree is None or now.tree.get("q") is None else now.tree["q"].number("n", 1)
        number = min(now.n if now.tree is None else len(cards) - left, len(cards))
        if number <= 0:
            return self._go(self.at + 1)
        options = [Option("pick", card) for card in cards]
        params = {"card": self.card, "ability": self.ability, "n": number}
        return self.ask(Choice(mine, "effect_don", options, least=number, most=number, rule="8-3-1-6", params=params))

    @step("8-3-1-6")
    def return_don(self) -> Outcome:
        cards = [option.card for option in self.picked() if option.card is not None]
        ctx = self.context()
        self.remember(ctx, {"s": ctx.marked(cards)})
        self.memory = ctx.memory
        self.rules.return_don(self._role(self._now().role), cards, self.seat)
        return self._go(self.at + 1)

    @step("4-8-1", "8-4-4", "8-4-4-1", "8-4-4-4", "1-3-5-1")
    def ask_cards(self) -> Outcome:
        now = self._now()
        ctx = self.context(now.role)
        slot = self._open_slot()
        assert slot is not None
        assert now.tree is not None
        found = self._picks(ctx, now.tree, slot)
        if found.forced or not found.cards or found.most == 0:
            return self.jump("take_all")
        params: dict[str, Any] = {"card": self.card, "ability": self.ability, "words": to_plain(now.tree)}
        if found.alike:
            if found.least == found.most:
                return self.jump("take_all")
            options = [Option("amount", value=n) for n in range(found.least, found.most + 1)]
            return self.ask(Choice(ctx.actor, "effect_amount", options, rule="4-8-1", params=params))
        options = [Option("pick", card) for card in found.cards]
        sets = combinations(ctx, found)
        return self.ask(
            Choice(
                ctx.actor,
                "effect_pick",
                options,
                least=found.least,
                most=found.most,
                combinations=sets,
                rule="8-4-4",
                params=params | {"least": found.least, "most": found.most},
            )
        )

    @step("8-4-4")
    def pick(self) -> Outcome:
        picked = self.picked()
        slot = self._open_slot()
        assert slot is not None
        if picked and picked[0].act == "amount":
            now = self._now()
            assert now.tree is not None
            cards = self._picks(self.context(now.role), now.tree, slot).cards[: picked[0].value]
        else:
            cards = [option.card for option in picked if option.card is not None]
        self.found = {**self.found, slot: self.context().marked(cards)}
        return self.jump("go")

    @step("8-4-4", "1-3-2")
    def take_all(self) -> Outcome:
        """What is picked where there is nothing to choose: all there is of it, up to the number said."""
        now = self._now()
        slot = self._open_slot()
        assert slot is not None
        assert now.tree is not None
        ctx = self.context(now.role)
        found = self._picks(ctx, now.tree, slot)
        self.found = {**self.found, slot: ctx.marked(found.cards[: found.most])}
        return self.jump("go")

    # ------------------------------------------------------------------ doing it

    @step("8-4-1-5", "1-3-2", "4-11-2")
    def operate(self) -> Outcome:
        now = self._now()
        assert now.tree is not None
        op = now.tree
        ctx = self.context(now.role)
        picked: Picked = {}
        for slot, cards in self.found.items():
            ctx.memory["picking"] = cards
            picked.setdefault(slot.partition("/")[0], []).extend(ctx.recalled("picking"))
        ctx.memory.pop("picking", None)
        for word, labels in now.meant:
            if NOW in labels:
                ctx.memory[word] = ctx.marked(picked["s"])
        self._speak_of(ctx, op, picked)
        self.remember(ctx, {slot: ctx.marked(cards) for slot, cards in picked.items()})
        ctx.memory["did"] = bool(picked) and all(picked.values())
        if op.key in lasting:
            self._last(ctx, now, op, picked)
            outcome: Outcome = None
        else:
            outcome = operations[op](self, ctx, op, picked)
        if op.get("s") is None and "it" in ctx.memory:
            self.remember(ctx, {"s": ctx.memory["it"]})
        self.memory = ctx.memory
        return outcome

    def remember(self, ctx: Context, said: dict[str, Any]) -> None:
        """Keep the cards that are spoken of again under their labels (see `binding`)."""
        program = self.rules.profiles[self.code].programs[self.ability]
        assert program is not None
        labels = {f"{self.part}/{self.at}:{slot}": cards for slot, cards in said.items()}
        kept = {label: cards for label, cards in labels.items() if label in program.pointed_at}
        if kept:
            ctx.memory["said"] = {**ctx.memory.get("said", {}), **kept}

    def _follow(self, ctx: Context, moved: Marked) -> None:
        """Cards that the ability itself has moved are still those that its words speak of, wherever they are now. Those
        that were put back where they lay are no part of "the rest" any more.
        """
        now = {card: [card, moves] for card, moves in moved}
        said: dict[str, Marked] = ctx.memory.get("said", {})
        spoken_of = {card for cards in said.values() for card, _ in cards}
        if went := {str(card): mark for card, mark in now.items() if card in spoken_of}:
            ctx.memory["went"] = {**ctx.memory.get("went", {}), **went}
        seen = [*ctx.memory.get("looked", []), *ctx.memory.get("revealed", [])]
        if back := [card for card, at in seen if now.get(card) == [card, at]]:
            ctx.memory["handled"] = [*ctx.memory.get("handled", []), *back]

    @staticmethod
    def _speak_of(ctx: Context, op: Tree, picked: Picked) -> None:
        """ "It" is from now on what was just picked; "the other" is what is left of those it was picked among."""
        number = op.get("q")
        if number is not None and any(part.key in _THAT for part in number.walk()):
            return  # "becomes the same as that Character's power": it is still that Character
        if any(op[slot].key == "Sel.number" for slot in picked):
            ctx.memory["among"] = ctx.memory.get("those", [])
        for slot in sorted(picked, reverse=True):
            if op[slot].category in (*SELS, "Poss") and op[slot].key not in ("Sel.rest",):
                ctx.memory["it"] = ctx.marked(picked[slot])
        for slot in picked:
            if op[slot].key in ("Sel.some", "Sel.number", "Sel.all the"):
                ctx.memory["it"] = ctx.marked(picked[slot])

    def _gone(self, op: Tree) -> bool:
        """Whether an effect is about this Character, which has left the field: it is another card now (3-1-6)."""
        sel = op.get("s")
        if sel is None or sel.key != "Sel.this" or sel.many("f") or sel["n"].name not in ("character", "stage"):
            return False
        return self.rules.area(self.card) not in ("character", "stage")

    def _last(self, ctx: Context, now: Step, op: Tree, picked: Picked) -> None:
        """Effects of some duration become modifiers (8-1-4-2)."""
        word, since = until(ctx, op.get("d") or now.time)
        begin = begins(ctx, op.get("d") or now.time)
        # Outside a battle there is no "this battle" (7-1-5-3).
        idle = word == "battle" and "attack" not in self.table.marks
        effects = [] if idle or self._gone(op) else lasting[op](ctx, op, picked)
        cards = self.table.cards
        for effect in effects:
            data: dict[str, Any] = {"seat": self.seat, "since": since}
            if begin > self.rules.turn():
                data["from"] = begin
            if effect.tree is not None:
                data["tree"] = to_plain(effect.tree)
            subject = effect.subject
            self.play.modify(
                source=self.card,
                subject=subject,
                key=effect.key,
                op=effect.op,
                value=effect.value,
                until=effect.until or word,
                moves=cards[subject].moves if isinstance(subject, int) else -1,
                data=data,
            )
            if isinstance(subject, int):
                self.rules.fact(
                    "affected",
                    cards[subject].owner,
                    subject,
                    card_source=self.card,
                    key=effect.key,
                    amount=effect.value,
                    until=effect.until or word,
                )
        ctx.memory["did"] = bool(effects)

    @step("8-4-1-5")
    def operated(self) -> Outcome:
        """What a procedure called by the operation has brought about."""
        result = self.result
        memory = dict(self.memory)
        if isinstance(result, dict):
            if result.get("unpaid"):
                # The changed payment was carried out, but what stands after the colon is not (8-3-1-7).
                return self.done({**memory, "paid": False})
            memory.update(result)
            if "it" in result:
                ctx = Context(self.rules, self.card, self.seat, memory)
                self._follow(ctx, result["it"])
                self.remember(ctx, {"s": result["it"]})
            if any(parts_in(one, ("Every.kind trashed",)) for one in self._spoken()):
                memory["gone"] = memory["it"]
        elif result is not None:
            memory["did"] = bool(result)
            if isinstance(result, int) and not isinstance(result, bool):
                memory["moved"] = result
        self.result = None
        self.memory = memory
        self.found = {}
        self.at = self.at + 1
        return self.jump("go")
