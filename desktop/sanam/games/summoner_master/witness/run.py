"""One trial of one text: the board it begins on, the steps that every way of trying shares, and its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.witness.aiming import costs, settle
from sanam.games.summoner_master.witness.board import Board, Prop
from sanam.games.summoner_master.witness.comparing import compare
from sanam.games.summoner_master.witness.ledger import Lasting, Ledger
from sanam.games.summoner_master.witness.meanings import cards_of, holds, operate, sentence, values
from sanam.games.witnessing.phrases import Node, has, many, name_of
from sanam.games.witnessing.trials import DONE, EMPTY, QUIET, Deviation, Match, NotDriven, Trial

#: So many Subturns are waited for what lasts.
MOST_SUBTURNS = 6
#: Texts that hold under a condition (601.1.3).
GATED = ("Text.while", "Text.pasted", "Text.alone", "Text.condition", "Text.support")


class Run:
    """See the module. `said` is what the witness reads, which a seeded fault leaves as it is."""

    def __init__(
        self, match: Match, card: SummonerCard, ability: int, tree: Node, trial: Trial, played: Node | None = None
    ) -> None:
        entry = (card.abilities or [])[ability]
        self.match, self.trial, self.whole = match, trial, card
        self.box, self.at = str(entry["box"]), int(entry["at"])
        #: What a Growth or Progress asks for, the condition of a text, and the text itself.
        self.needs: Node | None = None
        self.gate: Node | None = None
        #: The other text of the card that Steals, where the one that is tried waits for that (SMG-98).
        self.thief: Node | None = None
        self.tree = tree
        self.card = self._alone(card, {**entry, "at": 0, "tree": played or tree})
        self.power: Any = (card.box(self.box)[self.at]) if self.box in ("powers", "growth", "progress") else None
        if self.box == "progress":
            self.needs = (tree if tree["is"] == "Text.progress" else self.companion(card, "Text.progress")["tree"])["r"]
            self.tree = tree.get("t", tree)
        said = {"is": "Texts", "a": [part for part in (self.needs, self.thief, tree) if part is not None]}
        if self.tree["is"] == "Text.condition":
            self.gate, self.tree = self.tree["c"], self.tree["t"]
        elif self.tree["is"] == "Text.while":
            self.gate = self.tree["c"]
        against = self.gate if trial.against is not None else None
        edge = self.gate if trial.way == "edge" else None
        self.board = Board(match, self.card, said, against, edge)
        self.board.lonely = (self.tree["is"] == "Text.alone") == (trial.against is None)
        if self.tree["is"] != "Text.alone":
            self.board.lonely = False

    # ------------------------------------------------------------------ the card

    def _alone(self, card: SummonerCard, entry: dict[str, Any]) -> SummonerCard:
        """The card with this text alone; what a Steal does later it does not do without it (SMG-98)."""
        none: dict[str, Any] = {"powers": (), "abilities": [entry], "progress": None, "exception": ""}
        if card.family == "seal":
            none |= {"forms": (), "growth": None}
            none.pop("exception")
        if has(entry["tree"], "Op.in-state"):
            none.pop("forms")
        if self.box == "text":
            return msgspec.structs.replace(card, **none)
        if self.box == "exception":
            return msgspec.structs.replace(card, **{**none, "text": "", "exception": card.exception})
        if self.box in ("growth", "condition"):
            return self._growing(card, entry, none)
        if self.box == "progress":
            box = card.progress
            assert box is not None
            kept = msgspec.structs.replace(box, gains=(box.gains[self.at],))
            return msgspec.structs.replace(card, **{**none, "progress": kept, "text": ""})
        if self.box == "forms":
            return msgspec.structs.replace(card, **{**none, "forms": (card.forms[self.at],), "text": ""})
        powers: list[Any] = [card.powers[self.at]]
        if has(entry["tree"], "When.steal-success"):
            thief = self.companion(card, "Op.steal")
            powers.append(card.powers[int(thief["at"])])
            self.thief = thief["tree"]
            none["abilities"] = [entry, {**thief, "at": 1}]
        return msgspec.structs.replace(card, **{**none, "powers": tuple(powers), "text": ""})

    def companion(self, card: SummonerCard, key: str) -> dict[str, Any]:
        """The other text of the card that does something without which this one never works."""
        for other in card.abilities or []:
            if other["box"] == self.box and has(other["tree"], key):
                return other
        raise NotDriven(f"a text that needs {key} on the same card")

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

    # ------------------------------------------------------------------ parts

    def begin(self, area: str, player: int = 0, props: Sequence[Prop] = (), **more: Any) -> Ledger:
        """The match at a Main Step of `player`, with the card tried in the hand or a Line of seat 0."""
        _, led = self.board.start(area, player=player, props=props, **more)
        led.picks = self.trial.picks
        if led.stage.kind != "action":
            self.interfere(led)
        return led

    def interfere(self, led: Ledger) -> None:
        settle(led)

    def do(self, led: Ledger, aims: dict[int, list[int]], part: str = "s", text: Node | None = None) -> None:
        for one in many((text or self.tree).get(part)):
            sentence(led, one, aims)
            self.interfere(led)

    def line(self, led: Ledger, card: int, line: str, seat: int = 0) -> None:
        """The Line that a Seal comes into is its player's choice (610.1.6)."""
        choice = led.stage.choice
        if choice is None or choice.kind != "line":
            raise Deviation(f"not asked for its Line, but “{led.stage.kind}”")
        if choice.seat != seat:
            raise Deviation(f"asks seat {choice.seat} for the Line of {led.named([card])}")
        at = next((i for i, o in enumerate(choice.options) if o.zone == f"{seat}.{line}"), None)
        if at is None:
            raise NotDriven("no room in the Line")
        led.stage.answer([at])

    # ------------------------------------------------------------------ what holds

    def stand(self, led: Ledger) -> None:
        """What the text does as long as it holds (603)."""
        found: list[Lasting] = []
        gated = self.holding(led)
        for one in many(self.tree.get("s")):
            op = one.get("o")
            if op is not None and name_of(op) == "max-plus":
                operate(led, op, {})
                continue
            if op is None or name_of(op) != "change":
                raise NotDriven(f"continuous {one['is'] if op is None else op['is']}")
            if gated:
                found += values(led, op, self.changed(led, op), 0)
        led.standing = found
        led.touched = led.touched or bool(found)

    def holding(self, led: Ledger) -> bool:
        """Whether what it works under is so: a condition, its Line, or what it is attached to."""
        if self.gate is not None and not holds(led, self.gate):
            return False
        if self.tree["is"] == "Text.alone":
            return not [c for c in led.seals(0) if c != led.subject]
        if self.tree["is"] == "Text.support":
            return led.word(led.subject) == "support"
        if self.tree["is"] == "Text.pasted":
            host = led.pieces[led.subject].host
            return host is not None and led.is_kind(host, self.tree["n"]) and led.passes(host, many(self.tree.get("f")))
        return True

    def changed(self, led: Ledger, op: Node) -> list[int]:
        host = led.pieces[led.subject].host
        if self.tree["is"] == "Text.pasted" and op.get("w") is None:
            return [] if host is None else [host]
        return cards_of(led, op, {})

    # ------------------------------------------------------------------ time

    def advance(self, led: Ledger) -> None:
        """To the Main Step of the next Subturn, whose player draws one Seal and discards the first cards if need be."""
        if led.stage.kind != "action":
            raise Deviation(f"more is asked than the text says: {led.stage.kind}")
        led.stage.act("pass")
        led.next_subturn()
        for _ in range(40):
            choice = led.stage.choice
            if choice is None:
                raise NotDriven("the game is over before the next Subturn")
            if choice.kind in ("interfere", "order"):
                self.interfere(led)
            elif choice.kind in ("draw", "hand_limit"):
                self.draw(led)
            elif choice.kind == "line" and led.borrowed_back:
                # Beside whom it stands in its Line on its owner's side (515.7, SMG-129.6).
                led.stage.answer([0])
            else:
                return

    def draw(self, led: Ledger) -> None:
        """One card is drawn and no second; what is too much in the hand is discarded (401.3, 401.4)."""
        choice = led.stage.choice
        assert choice is not None
        if choice.kind == "hand_limit":
            for option in choice.options[: choice.least]:
                assert option.card is not None
                led.to_shrine(option.card)
            led.stage.answer(list(range(choice.least)))
            return
        if not choice.least:
            led.stage.answer([])
            return
        family = str(choice.options[0].value)
        touched = led.touched
        led.draw(choice.seat, family, 1)
        led.touched = touched
        led.stage.answer([0])

    # ------------------------------------------------------------------ the end

    def end(self, led: Ledger) -> str:
        if led.stage.kind not in ("action", ""):
            raise Deviation(f"more is asked than the text says: {led.stage.kind}")
        compare(led)
        self._later(led)
        if not led.touched and self.trial.against is not None:
            return QUIET
        return DONE if led.touched and not led.hollow else EMPTY

    def _later(self, led: Ledger) -> None:
        """What lasts for a time is over when that has passed, and not before."""
        for _ in range(MOST_SUBTURNS):
            if not led.passing or led.stage.kind != "action":
                return
            self.advance(led)
            compare(led)


def skilled(run: Run) -> bool:
    return bool(costs(run.tree)) or (run.power is not None and run.power.kind == "skill")
