"""How a text of Summoner Master comes to work, and in how many ways it is tried (see `sanam.games.witnessing`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.witness.board import Board
from sanam.games.summoner_master.witness.comparing import compare
from sanam.games.summoner_master.witness.ledger import Lasting, Ledger
from sanam.games.summoner_master.witness.meanings import (
    aim,
    aimable,
    cards_of,
    costs,
    holds,
    known,
    mp_cost,
    operate,
    operations,
    pay,
    sentence,
    slots,
    values,
    way,
)
from sanam.games.witnessing.phrases import Node, has, many, name_of, number, walk
from sanam.games.witnessing.trials import DONE, EMPTY, Deviation, Match, NotDriven, Trial

_ALIKE = (
    ("Sel.n-mine", "Sel.n-theirs"),
    ("Sel.all-mine", "Sel.all-theirs"),
    ("Stat.at", "Stat.df"),
    ("Op.destroy", "Op.to-hand"),
    ("Op.draw", "Op.draw-mystic"),
    ("Op.active", "Op.inactive"),
    ("Filter.most", "Filter.least"),
    ("Pile.shrine", "Pile.remove"),
    ("Line.at-line", "Line.df-line"),
    ("Curse.stone", "Curse.poison"),
)


class SummonerWitness:
    """Tries one text after another of a card that has only that one."""

    swaps: Mapping[str, tuple[str, ...]] = {a: (b,) for pair in _ALIKE for a, b in (pair, pair[::-1])}
    numbers = frozenset(("NUM", "PLUS", "MINUS"))
    ignored = frozenset(("Filter.other", "Sel.host-seal"))
    printed = frozenset(("Head.costs", "Form.plain", "Form.combined"))

    def abilities(self, card: SummonerCard) -> list[Node]:
        return [plain["tree"] for plain in card.abilities or []]

    def trials(self, card: SummonerCard, ability: int) -> list[Trial]:
        return [Trial("most"), Trial("least", "least")]

    def run(self, match: Match, card: SummonerCard, ability: int, trial: Trial, played: Node | None = None) -> str:
        tree = self.abilities(card)[ability]
        return _Run(match, card, ability, tree, trial, played or tree).go()


class _Run:
    """One trial of one text."""

    def __init__(self, match: Match, card: SummonerCard, ability: int, tree: Node, trial: Trial, played: Node) -> None:
        entry = (card.abilities or [])[ability]
        self.box, self.at = str(entry["box"]), int(entry["at"])
        self.tree, self.trial = tree, trial
        #: What a Growth asks for.
        self.needs: Node | None = None
        self.card = self._alone(card, {**entry, "at": 0, "tree": played})
        self.power: Any = self.card.powers[0] if self.card.powers else None
        said = tree if self.needs is None else {"is": "Texts", "a": [self.needs, tree]}
        self.board = Board(match, self.card, said)

    def _alone(self, card: SummonerCard, entry: dict[str, Any]) -> SummonerCard:
        """The card with this text alone."""
        none: dict[str, Any] = {"powers": (), "abilities": [entry], "progress": None, "exception": ""}
        if card.family == "seal":
            none |= {"forms": (), "growth": None}
            none.pop("exception")
        if self.box == "text":
            return msgspec.structs.replace(card, **none)
        if self.box in ("growth", "condition"):
            return self._growing(card, entry, none)
        if self.box == "forms":
            return msgspec.structs.replace(card, **{**none, "forms": (card.forms[self.at],), "text": ""})
        if self.box == "powers":
            return msgspec.structs.replace(card, **{**none, "powers": (card.powers[self.at],), "text": ""})
        raise NotDriven(f"what stands in the box of {self.box}")

    def _growing(self, card: SummonerCard, entry: dict[str, Any], none: dict[str, Any]) -> SummonerCard:
        """With its Growth condition, and what is tried of the Growth Box (200.14)."""
        box = card.growth
        if box is None:
            raise NotDriven("a Growth Box that is not there")
        condition = next((e for e in card.abilities or [] if e["box"] == "condition"), None)
        if condition is None:
            raise NotDriven("a Growth without a condition that is read")
        self.needs = condition["tree"]
        gains = (box.gains[self.at],) if self.box == "growth" else ()
        kept = [condition if self.box == "growth" else entry, *([entry] if self.box == "growth" else [])]
        none |= {"growth": msgspec.structs.replace(box, gains=gains), "abilities": kept, "text": ""}
        return msgspec.structs.replace(card, **none)

    def _grow(self) -> str:
        """611 to 614: the condition Seals go out of the game; then what stands in the Growth Box is there."""
        led = self._begin("hand")
        card = led.subject
        if card not in led.stage.offered("cast"):
            raise NotDriven("it cannot be cast now")
        led.stage.act("cast", card)
        led.mp[0] -= self.card.cast_mp or 0
        led.move(card, "no-line", 0)
        self._line(led, "at-line")
        if not led.stage.asked("yes_no", 0):
            raise Deviation(f"not asked whether it grows, but “{led.stage.kind}”")
        led.stage.act("yes")
        gone = self._conditions(led)
        growing = self.tree["is"] == "Text.when" and name_of(self.tree["w"]) == "grow"
        aims = aim(led, self.tree) if growing else None
        self._interfere(led)
        for one in gone:
            led.move(one, "remove")
        led.touched = True
        enters = self.tree["is"] == "Text.when" and name_of(self.tree["w"]) == "enter"
        if growing and aims is not None:
            self._do(led, aims)
        self._interfere(led)
        if enters:
            # What stands in the Growth Box is there now, and chooses (614.12).
            aims = aim(led, self.tree)
            self._interfere(led)
        led.move(card, "at-line", 0)
        if enters and aims is not None:
            self._do(led, aims)
            self._interfere(led)
        if self.box == "growth" and not (growing or enters):
            if self.tree["is"] != "Text.does" or self.tree.get("h"):
                raise NotDriven("a Growth Box that works later")
            self._stand(led)
        return self._end(led)

    def _conditions(self, led: Ledger) -> list[int]:
        """The Seals that the condition asks for, each for one requirement (611.6, 613)."""
        needs = [node for node in walk(self.needs) if node["is"].startswith("Need.")]
        chosen: list[int] = []
        for need in needs:
            if name_of(need) != "of":
                raise NotDriven(need["is"])
            able = [c for c in led.seals(0) if c not in (led.subject, *chosen) and led.passes(c, many(need.get("f")))]
            chosen += able[: number(need)]
        choice = led.stage.choice
        if choice is not None and choice.kind == "conditions":
            offered = [option.card for option in choice.options if option.card is not None]
            able = [c for c in led.seals(0) if any(led.passes(c, many(need.get("f"))) for need in needs)]
            if set(able) - {led.subject} != set(offered):
                raise Deviation(f"condition Seals may be {led.named(offered)}; the text says {led.named(able)}")
            led.stage.answer(sorted(offered.index(c) for c in chosen))
        return chosen

    def go(self) -> str:
        kind = self.tree["is"]
        if self.box in ("growth", "condition"):
            return self._grow()
        if kind in ("Form.plain", "Form.combined"):
            return self._form(kind == "Form.combined")
        if kind in ("Text.while", "Text.pasted") and not self.tree.get("l"):
            return self._cast_mystic() if kind == "Text.pasted" else self._continuous()
        if kind == "Text.when":
            return self._when()
        if kind != "Text.does":
            raise NotDriven(f"{kind}")
        if self.tree.get("l"):
            raise NotDriven(f"{many(self.tree['l'])[0]['is']}")
        if self.card.family == "mystic":
            return self._cast_mystic()
        if costs(self.tree) or (self.power is not None and self.power.kind == "skill"):
            return self._skill()
        return self._continuous()

    # ------------------------------------------------------------------ ways

    def _cast_mystic(self) -> str:
        """610.2: pay, name the host, name the targets, Interfere Step; then it works, and a 0 Turn card goes."""
        led = self._begin("hand")
        card, aims = led.subject, None
        known(self.tree)
        if self.card.interfere and self.card.mystic_kind == "PM":
            raise NotDriven("a Mystic Card that answers another")
        if card not in led.stage.offered("cast"):
            raise NotDriven("it cannot be cast now")
        led.stage.act("cast", card)
        self.tree = way(led, self.tree)
        led.mp[0] -= self.card.cast_mp or 0
        led.move(card, "no-line", 0)
        host = self._host(led)
        once = not self._lasts()
        if once:
            aims = aim(led, self.tree)
        self._interfere(led)
        led.pieces[card].host = host
        if self.card.duration not in (0, "infinity"):
            led.counters[card] = {"turns": 2 * int(self.card.duration or 0)}
        if once and aims is not None:
            self._do(led, aims)
        if self.card.duration == 0:
            self._interfere(led)
            led.to_shrine(card)
        elif not once:
            self._stand(led)
        return self._end(led)

    def _lasts(self) -> bool:
        """Whether its text holds as long as the card is there: it says of no time, and only changes values."""
        operations = [one["o"] for one in many(self.tree.get("s")) if "o" in one]
        return self.card.duration != 0 and all(
            name_of(op) in ("change", "max-plus") and "u" not in op for op in operations
        )

    def _host(self, led: Ledger) -> int | None:
        if self.card.mystic_kind not in ("PS", "PM"):
            return None
        side = led.seals if self.card.mystic_kind == "PS" else led.mystics
        here = [card for seat in (0, 1) for card in side(seat) if card != led.subject]
        if not led.stage.asked("target", 0):
            raise Deviation(f"not asked what it is attached to, but “{led.stage.kind}”")
        choice = led.stage.choice
        assert choice is not None
        offered = [option.card for option in choice.options if option.card is not None]
        if set(offered) != set(here):
            raise Deviation(f"may be attached to {led.named(offered)}; the text says {led.named(here)}")
        chosen = here[0] if led.picks == "most" else here[-1]
        led.stage.answer([offered.index(chosen)])
        return chosen

    def _skill(self) -> str:
        """605: pay, name the targets, Interfere Step; the Seal is Inactive afterwards (604.7)."""
        led = self._begin("at-line")
        card = led.subject
        if self.power.use != "ordinary" or self.power.from_hand:
            raise NotDriven(f"a Skill of use {self.power.use}")
        printed = self.power.mp if self.power.mp is not None else mp_cost(self.tree)
        known(self.tree)
        if card not in led.stage.offered("skill"):
            aimed = all(aimable(led, slot, op) for op in operations(self.tree) for slot in slots({"s": op}))
            if (
                aimed
                and printed <= led.mp[0]
                and all(name_of(cost) in ("mp", "interfere") for cost in costs(self.tree))
            ):
                raise Deviation("the Skill is not offered though it can be paid")
            raise NotDriven("the Skill cannot be used now")
        led.stage.act("skill", card)
        self.tree = way(led, self.tree)
        pay(led, self.tree)
        if not costs(self.tree):
            led.mp[0] -= printed
        aims = aim(led, self.tree)
        self._interfere(led)
        if aims is not None:
            self._do(led, aims)
        self._interfere(led)
        led.pieces[card].side = True
        return self._end(led)

    def _when(self) -> str:
        moment = name_of(self.tree["w"])
        known(self.tree)
        if self.tree.get("l") or moment not in ("enter", "attack-success"):
            raise NotDriven(f"{self.tree['w']['is']}" if not self.tree.get("l") else "a limit")
        return self._enters() if moment == "enter" else self._attacks()

    def _enters(self) -> str:
        """610.1: pay, choose the Line, the targets, Interfere Step; in its Line its Ability works."""
        led = self._begin("hand")
        card = led.subject
        if card not in led.stage.offered("cast"):
            raise NotDriven("it cannot be cast now")
        led.stage.act("cast", card)
        led.mp[0] -= self.card.cast_mp or 0
        led.move(card, "no-line", 0)
        self._line(led, "at-line")
        aims = aim(led, self.tree)
        self._interfere(led)
        led.move(card, "at-line", 0)
        if aims is not None:
            self._do(led, aims)
        self._interfere(led)
        return self._end(led)

    def _line(self, led: Ledger, line: str) -> None:
        choice = led.stage.choice
        if choice is None or choice.kind != "line":
            raise Deviation(f"not asked for its Line, but “{led.stage.kind}”")
        at = next((i for i, o in enumerate(choice.options) if o.zone == f"0.{line}"), None)
        if at is None:
            raise NotDriven("no room in the Line")
        led.stage.answer([at])

    def _attacks(self) -> str:
        """504: the attacker wins; its Ability on success works before the loser is destroyed (504.16, 504.20)."""
        led = self._begin("at-line")
        target = self._weak(led)
        self._declare(led, led.subject, target, -1)
        aims = aim(led, self.tree)
        if aims is not None:
            self._do(led, aims)
        self._interfere(led)
        self._fought(led, led.subject, [target])
        self._interfere(led)
        return self._end(led)

    def _weak(self, led: Ledger) -> int:
        """An opposing Seal that loses to the subject."""
        mine = led.value(led.subject, "at") or 0
        at_line = [card for card in led.seals(1) if led.word(card) == "at-line"]
        weak = [c for c in at_line if (led.value(c, "at") or 0) < mine]
        if not weak:
            raise NotDriven("an attack that it could win")
        return weak[0]

    def _declare(self, led: Ledger, card: int, target: int, form: int) -> None:
        choice = led.stage.choice
        assert choice is not None
        at = [
            i for i, o in enumerate(choice.options) if (o.act, o.card) == ("attack", card) and o.value in (form, None)
        ]
        if not at:
            raise NotDriven("an attack that is not offered")
        cost = led.value(card, "attack_mp") or 0
        led.stage.answer([at[0]])
        led.mp[0] -= cost
        if led.stage.kind == "attack_target":
            led.stage.act("attack", target)
        self._interfere(led)

    def _fought(self, led: Ledger, card: int, targets: list[int], everybody: bool = False) -> None:
        """Who is destroyed, by At, Df and Sp (504.15, 506.12); the attacker is Inactive (504.18)."""
        mine, speed = led.value(card, "at") or 0, led.value(card, "sp") or 0
        lost = []
        led.pieces[card].side = True
        for target in targets:
            front = led.word(target) == "at-line"
            theirs = led.value(target, "at" if front else "df") or 0
            other = led.value(target, "sp") or 0
            if mine > theirs or (mine == theirs and (everybody or speed >= other) and (front or speed > other)):
                lost.append(target)
            if not everybody and front and (mine < theirs or (mine == theirs and speed <= other)):
                lost.append(card)
        for one in lost:
            led.to_shrine(one)
        led.touched = True

    def _strike(self, led: Ledger, card: int, target: int) -> None:
        """One strike of several: its loser is destroyed before the next (507.8, 507.11)."""
        self._fought(led, card, [target])
        led.pieces[card].side = False
        self._interfere(led)

    def _form(self, combined: bool) -> str:
        """A special attack form: its values count once it is combined, or while it attacks in it (200.12, 508)."""
        parts = [node for node in walk(self.tree["p"]) if node["is"].startswith("Part.")]
        own = {name_of(part["k"]): number(part) for part in parts if name_of(part) == "number"}
        kinds = {name_of(part) for part in parts} - {"number"}
        led = self._begin("at-line")
        card = led.subject
        if combined:
            self._combine(led, card)
            led.forms[card] = own
            led.touched = True
            compare(led)
        strikes = max([number(part) for part in parts if name_of(part) == "times"], default=1)
        if kinds - {"all", "times"}:
            raise NotDriven(f"parts {sorted(kinds)}")
        targets = led.seals(1)
        if not combined:
            led.forms[card] = own
        self._declare(led, card, targets[0], 0)
        for _ in range(strikes - 1):
            self._strike(led, card, targets[0])
            targets = led.seals(1)
            if not led.in_arena(card) or led.stage.kind != "attack_target":
                break
            led.stage.act("attack", targets[0])
            self._interfere(led)
        self._fought(led, card, targets if "all" in kinds else targets[:1], "all" in kinds)
        self._interfere(led)
        if not combined:
            led.forms.pop(card, None)
        elif not led.in_arena(card):
            led.forms.pop(card, None)
            for one in list(led.zones["0.support"]):
                led.to_shrine(one)
        return self._end(led)

    def _combine(self, led: Ledger, card: int) -> None:
        needs = [node for node in walk(self.tree["r"]) if node["is"].startswith("Need.")]
        if any(name_of(need) != "of" for need in needs):
            raise NotDriven(needs[0]["is"])
        if card not in led.stage.offered("combine"):
            raise Deviation("a Combination is not offered though its Seals are there")
        led.stage.act("combine", card)
        able = [[c for c in led.seals(0) if c != card and led.passes(c, many(need.get("f")))] for need in needs]
        chosen: list[int] = []
        for need, here in zip(needs, able, strict=True):
            chosen += [c for c in here if c not in chosen and not led.pieces[c].side][: number(need)]
        choice = led.stage.choice
        if choice is not None and choice.kind == "supports":
            offered = [option.card for option in choice.options if option.card is not None]
            if set(offered) - {c for here in able for c in here}:
                raise Deviation(f"Support Seals may be {led.named(offered)}")
            led.stage.answer(sorted(offered.index(c) for c in chosen))
        self._interfere(led)
        for one in chosen:
            led.move(one, "support", 0)
            led.pieces[one].host = card

    def _continuous(self) -> str:
        """What holds while the Seal is in the Arena (603)."""
        line = name_of(self.tree["c"]["l"]) if has(self.tree.get("c"), "Simple.line") else "at-line"
        led = self._begin(line)
        self._stand(led)
        return self._end(led)

    # ------------------------------------------------------------------ parts

    def _begin(self, area: str) -> Ledger:
        stage, led = self.board.start(area)
        del stage
        led.picks = self.trial.picks
        if led.stage.kind != "action":
            self._interfere(led)
        return led

    def _interfere(self, led: Ledger) -> None:
        """Nobody interferes; cards that fall together lie in any order (703)."""
        while led.stage.kind in ("interfere", "order"):
            choice = led.stage.choice
            assert choice is not None
            led.stage.answer(list(range(len(choice.options))) if choice.kind == "order" else [])

    def _do(self, led: Ledger, aims: dict[int, list[int]]) -> None:
        for one in many(self.tree.get("s")):
            sentence(led, one, aims)
            self._interfere(led)

    def _stand(self, led: Ledger) -> None:
        found: list[Lasting] = []
        for one in many(self.tree.get("s")):
            op = one.get("o")
            if op is not None and name_of(op) == "max-plus":
                operate(led, op, {})
                continue
            if op is None or name_of(op) != "change":
                raise NotDriven(f"continuous {one['is'] if op is None else op['is']}")
            if self._holding(led):
                found += values(led, op, self._changed(led, op), 0)
        led.standing = found
        led.touched = led.touched or bool(found)

    def _holding(self, led: Ledger) -> bool:
        """Whether what it works under is so: its Line, or what it is attached to."""
        if self.tree["is"] == "Text.while":
            return holds(led, self.tree["c"])
        if self.tree["is"] == "Text.pasted":
            host = led.pieces[led.subject].host
            return host is not None and led.is_kind(host, self.tree["n"]) and led.passes(host, many(self.tree.get("f")))
        return True

    def _changed(self, led: Ledger, op: Node) -> list[int]:
        host = led.pieces[led.subject].host
        if self.tree["is"] == "Text.pasted" and op.get("w") is None:
            return [] if host is None else [host]
        return cards_of(led, op, {})

    def _end(self, led: Ledger) -> str:
        if led.stage.kind not in ("action", ""):
            raise Deviation(f"more is asked than the text says: {led.stage.kind}")
        compare(led)
        self._pass(led)
        return DONE if led.touched and not led.hollow else EMPTY

    def _pass(self, led: Ledger) -> None:
        """What lasts until the end of the Subturn is over in the next one; only values are looked at."""
        if not any(one.ends for one in led.lasting) or led.stage.kind != "action":
            return
        led.stage.act("pass")
        for _ in range(20):
            choice = led.stage.choice
            if choice is None or choice.kind == "action":
                break
            led.stage.answer(list(range(choice.least)))
        led.expire()
        for seat in (0, 1):
            for card in led.seals(seat):
                self._values(led, card)

    def _values(self, led: Ledger, card: int) -> None:
        it = led.stage.table.cards[card]
        now = led.stage.game.values(it)
        for key in ("at", "df", "sp", "level"):
            if it.zone == led.zone_of(card) and key in now and now[key] != led.value(card, key):
                raise Deviation(
                    f"in the next Subturn {led.named([card])}: {key} {now[key]}, not {led.value(card, key)}"
                )
