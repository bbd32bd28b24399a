"""What a text has happen to a card instead of its being destroyed: "if it would be destroyed, … instead" (701.7)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call, Outcome, Public, step
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.texts.execution.paying import PayCosts
from sanam.games.summoner_master.texts.execution.resolution import TextProcedure
from sanam.games.summoner_master.texts.execution.selections import LINES
from sanam.games.summoner_master.vocabulary.zones import SEAT_OF


class PayInstead(PayCosts):
    """The Cost at which a card is kept."""

    sentence = Public[int](0)

    @property
    def costs(self) -> list[Tree]:
        return [self.program.sentences[self.sentence]["o"]["c"]]


class Rescue(TextProcedure):
    """One card that would be destroyed, and one text that says what is done instead. The result is whether it is."""

    card = Public[int]()
    sentence = Public[int](0)

    @property
    def op(self) -> Tree:
        return self.program.sentences[self.sentence]["o"]

    @step("701.7", "711.2")
    def whether(self) -> Outcome:
        """Only what costs something, or what a text says so of, may be declined."""
        if self.op.name != "instead-paid":
            if not self._possible():
                return self.done(False)
            if self.op.name != "instead-may":
                return None
        elif not self.rules.texts.can_pay(self.seat, self.source, self.op["c"]):
            return self.done(False)
        params = {"card": self.source, "question": "ability", "ability": self.power}
        return self.ask(Choice(self.seat, "yes_no", [Option("yes"), Option("no")], rule="701.7", params=params))

    def _possible(self) -> bool:
        """Whether there is anything to be done instead."""
        match self.op["r"].name:
            case "destroy-self":
                return self.card != self.source
            case "to-line":
                return self.rules.word(self.card) != LINES[self.op["r"]["l"].name]
        return True

    @step("701.7")
    def act(self) -> Outcome:
        rules = self.rules
        if self.op.name in ("instead-may", "instead-paid") and self.picked()[0].act != "yes":
            return self.done(False)
        rules.texts.note_worked(self.source, self.power)
        if self.op.name != "instead-paid":
            return done_instead(rules, self.card, self.source, self.op["r"])
        return self.call(
            PayInstead, source=self.source, seat=self.seat, power=self.power, code=self.code, sentence=self.sentence
        )

    @step("701.7")
    def end(self) -> Outcome:
        return self.done(True)


def done_instead(rules: Host, card: int, source: int, rescue: Tree) -> Call | None:
    match rescue.name:
        case "to-hand":
            return rules.deeds.to_hand([card], losers=True)
        case "to-library":
            return rules.deeds.to_library([card], losers=True)
        case "remove":
            return rules.deeds.remove([card], losers=True)
        case "destroy-self":
            return rules.deeds.destroy([source])
        case "to-line":
            zone = rules.table.cards[card].zone
            return rules.deeds.put_in_line(card, f"{SEAT_OF[zone]}.{LINES[rescue['l'].name]}")
        case "inactive":
            rules.rest(card)
    return None
