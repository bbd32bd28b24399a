"""What powers are compared in a fight, and who loses it (504.15, 506.12)."""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call
from sanam.games.summoner_master.rules.attacks.outcome import Fight, Powers
from sanam.games.summoner_master.rules.casting.zone_changes import Destroy
from sanam.games.summoner_master.rules.procedure import Rules
from sanam.games.summoner_master.texts.execution.profiles import NORMAL
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, DF_LINE


class FightRules(Rules):
    """What comes of a fight."""

    def fight(self, attacker: int, form: int, target: int, *, all_attack: bool = False) -> Fight:
        """At against At in the At Line, At against Df in the Df Line; equal powers are told apart by Sp, except in an
        All attack, whose attacker cannot lose (504.15.1, 504.15.2, 506.12.1, 506.12.2, 200.8.2).
        """
        defending = self.rules.word(target) == DF_LINE
        first = self._powers(attacker, form, target, "at", "df" if defending else "at", bare=not all_attack)
        if all_attack:
            beaten = first.mine > first.theirs or (first.mine == first.theirs and not defending)
            return Fight((first,), False, beaten, defending)
        if "counters-df" in self.rules.rare and self.rules.deed(target, "counters-df"):
            defending = False
        if first.mine != first.theirs:
            return Fight((first,), first.mine < first.theirs, first.mine > first.theirs, defending)
        second = self._powers(attacker, form, target, "sp", "sp")
        if second.mine == second.theirs:
            return Fight((first, second), not defending, not defending, defending)
        return Fight((first, second), second.mine < second.theirs, second.mine > second.theirs, defending)

    def duel(self, seat: int, attacker: int, target: int) -> list[Call]:
        """A fight that an Effect of `seat` has two Seals fight without an attack: who loses it is destroyed, unless a
        text keeps it from that (504.15, 504.20, 100.2).
        """
        rules = self.rules
        fight = self.fight(attacker, rules.form(attacker), target)
        losers = [card for card, lost in ((attacker, fight.attacker), (target, fight.target)) if lost]
        rules.fact("fought", seat, attacker, card_target=target, cards_losing=losers, **fight.said())
        doomed = [card for card in losers if card != attacker or not fight.defending]
        doomed = [card for card in doomed if not rules.deed(card, "destroyed-fought")]
        return [Call(Destroy, {"cards": doomed, "fought": [attacker, target]})] if doomed else []

    def _powers(self, attacker: int, form: int, target: int, key: str, other: str, *, bare: bool = True) -> Powers:
        """The values of both that are compared. Against Weak Touch what raises a value does not count in a fight
        (SMG-127).
        """
        rules = self.rules
        mine = rules.value(attacker, key, form) or 0
        theirs = rules.value(target, other) or 0
        if bare and rules.deed(target, "weak-touch"):
            mine = min(mine, rules.value(attacker, key, form, bare=True) or 0)
        if bare and rules.deed(attacker, "weak-touch"):
            theirs = min(theirs, rules.value(target, other, bare=True) or 0)
        return Powers(key, mine, other, theirs)

    def strikes(self, card: int, form: int) -> int:
        """How many strikes a multiple attack of a form has (501.2.4)."""
        return self.rules.profile(card).forms[form].strikes if form != NORMAL else 1

    def withstands(self, card: int) -> bool:
        """Whether a Seal that loses a fight is not destroyed for it, as a text says (100.2)."""
        deed = self.rules.deed
        return bool(deed(card, "destroyed") or deed(card, "destroyed-fought"))

    def _said(self, attacker: int, form: int, target: int, *, all_attack: bool = False) -> dict[str, Any]:
        """What a fight comes to, as it is told; with the outcome "kept" where a text keeps the loser."""
        fight = self.fight(attacker, form, target, all_attack=all_attack)
        dies, falls = fight.attacker and not self.withstands(attacker), fight.target and not self.withstands(target)
        kept = (fight.attacker or fight.target) and not (dies or falls) and fight.outcome != "held"
        return {**fight._replace(attacker=dies, target=falls).said(), **({"outcome": "kept"} if kept else {})}

    def forecast(self, choice: Choice, option: Option, target: int | str) -> dict[str, Any] | None:
        """See `Game.forecast`: a fight as it would end now, the Seals that an All attack would destroy, or how many
        cards of the hand may be hit.
        """
        rules, seat = self.rules, choice.seat
        strike: dict[str, Any] = {}
        if choice.kind == "attack_target":
            frame = rules.table.stack[-1]
            card, form = frame.locals["card"], frame.locals.get("form", NORMAL)
            if "strike" in choice.params:
                strike = {"strike": choice.params["strike"], "strikes": choice.params["strikes"]}
        elif option.act in ("attack", "attack_hand") and option.card is not None:
            card, form = option.card, option.value
            if rules.profile(card).attack_kind(form) == "multiple":
                strike = {"strike": 1, "strikes": self.strikes(card, form)}
        else:
            return None
        foes = [c for line in (AT_LINE, DF_LINE) for c in rules.line(1 - seat, line) if c != card]
        if rules.profile(card).attack_kind(form) == "all":
            ends = {c: self._said(card, form, c, all_attack=True) for c in foes}
            beaten = sum(said["outcome"] == "target" for said in ends.values())
            said = ends[target] if isinstance(target, int) and target in ends else {}
            return {**said, "all": len(foes), "beaten": beaten}
        if isinstance(target, int):
            return {**self._said(card, form, target), **strike} if target in foes else None
        return {"hand": len(rules.hand(1 - seat)), **strike} if not foes else None
