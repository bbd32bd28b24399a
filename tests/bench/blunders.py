"""Finds blunders in a match as it is played, by the table alone: it imports nothing of the policies."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sanam.engine.play import Play

KINDS = ("hopeless attack", "own card removed", "win missed", "pumped too late", "passed with a good play")


class Watcher:
    """Told of every answer before it is given; `found` counts blunders by seat and kind."""

    def __init__(self, play: Play, game: str) -> None:
        self.play = play
        self.found: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self._look = {"onepiece": self._onepiece}.get(game)

    def about_to(self, picks: list[int]) -> None:
        choice = self.play.table.choice
        if choice is not None and self._look is not None and picks:
            self._look(choice, [choice.options[at] for at in picks])

    def _note(self, seat: int, kind: str) -> None:
        assert kind in KINDS
        self.found[seat][kind] += 1

    def _onepiece(self, choice: Any, picked: list[Any]) -> None:
        rules: Any = self.play.game
        seat, option = choice.seat, picked[0]
        match choice.kind:
            case "attack_target":
                attacker = choice.params["card"]
                able = rules.profile(attacker).by_timing.get("when attacking", ())
                if rules.power(attacker) < rules.power(option.card) and not able:
                    self._note(seat, "hopeless attack")
            case "action":
                self._main_phase(rules, choice, option)
            case "effect_pick" if choice.params.get("words", {}).get("is") in ("Op.ko", "Op.return"):
                own = [o for o in picked if o.card is not None and rules.table.cards[o.card].owner == seat]
                others = [o for o in choice.options if o not in own and o.card is not None]
                optional = choice.least == 0 and not choice.params.get("cost")
                if own and (optional or any(rules.table.cards[o.card].owner != seat for o in others)):
                    self._note(seat, "own card removed")

    def _main_phase(self, rules: Any, choice: Any, option: Any) -> None:
        seat = choice.seat
        leader = rules.leader(1 - seat)
        naked = not rules.table.zones[f"{1 - seat}.hand"] and not rules.table.zones[f"{1 - seat}.life"]
        winning = [
            o
            for o in choice.options
            if o.act == "attack" and leader in o.targets and rules.power(o.card) >= rules.power(leader)
            if naked and not rules.blockers(1 - seat, o.card, leader)
        ]
        if option.act == "end":
            if winning:
                self._note(seat, "win missed")
            elif self._free_play(rules, choice):
                self._note(seat, "passed with a good play")
        if option.act in ("give", "give_many") and rules.table.cards[option.card].sideways:
            asks = [*rules.profile(option.card).abilities, *sum(rules.profile(option.card).keywords.values(), ())]
            if not any(ability.don for ability in asks):
                self._note(seat, "pumped too late")

    def _free_play(self, rules: Any, choice: Any) -> bool:
        """A Character that nothing speaks against: there is room, and the DON!! cards are not needed for a Counter."""
        seat = choice.seat
        if len(rules.characters(seat)) >= 5:
            return False
        hand = [rules.profile(card) for card in rules.table.zones[f"{seat}.hand"]]
        if any(profile.event and profile.counters is not None for profile in hand):
            return False
        plays = [o for o in choice.options if o.act == "play" and rules.profile(o.card).character]
        return any(rules.profile(o.card).original["power"] >= 3000 for o in plays)
