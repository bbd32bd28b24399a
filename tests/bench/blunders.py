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
        self._look = {
            "onepiece": self._onepiece,
            "summoner-master": self._summoner,
            "yugioh": self._yugioh,
        }.get(game.partition(":")[0])

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

    # ------------------------------------------------------------------ Summoner Master

    def _summoner(self, choice: Any, picked: list[Any]) -> None:
        rules: Any = self.play.game
        option = picked[0]
        frame = rules.table.stack[-1]
        match choice.kind:
            case "attack_target" if option.card is not None:
                attacker, form = choice.params["card"], frame.locals.get("form", -1)
                able = any(name.startswith(("attack", "fight")) for name in rules.profile(attacker).windows)
                fight = rules.fights.fight(attacker, form, option.card)
                if fight.outcome == "attacker" and not able:
                    self._note(choice.seat, "hopeless attack")
            case "target" if frame.procedure == "ChooseTargets":
                self._aimed(rules, choice, picked, frame.locals)
            case "action":
                self._main_step(rules, choice, option)

    def _aimed(self, rules: Any, choice: Any, picked: list[Any], inside: dict[str, Any]) -> None:
        """Whether a text takes an own card away, or makes it weaker, though it could take another's."""
        program = rules.profile(inside["source"]).programs[inside["power"]]
        group = program.slots(inside.get("way") or 0)[inside.get("slot") or 0]
        ops = [s["o"] for s in program.ways[inside.get("way") or 0] if group in list(s.walk())]
        harm = ("destroy", "to-hand", "to-library", "to-shrine", "remove", "steal", "inactive", "curse")
        if not ops or ops[0].name not in harm:
            return
        own = [o for o in picked if rules.owner(o.card) == choice.seat]
        if own and any(rules.owner(o.card) != choice.seat for o in choice.options if o not in picked):
            self._note(choice.seat, "own card removed")

    def _main_step(self, rules: Any, choice: Any, option: Any) -> None:
        seat = choice.seat
        wins = [
            (o, target)
            for o in choice.options
            if o.act == "attack" and rules.profile(o.card).attack_kind(o.value) == "general"
            for target in o.targets
            if isinstance(target, int) and rules.fights.fight(o.card, o.value, target).outcome == "target"
        ]
        if option.act == "pass" and wins:
            room = rules.shrine_max(1 - seat) - rules.shrine_level(1 - seat)
            deadly = any(rules.profile(target).level >= room for _, target in wins)
            self._note(seat, "win missed" if deadly else "passed with a good play")
        elif option.act == "pass" and not rules.seals(seat):
            if any(o.act == "cast" and rules.profile(o.card).seal for o in choice.options):
                self._note(seat, "passed with a good play")
        elif option.act in ("cast", "skill") and self._pumps(rules, option):
            ready = [c for c in rules.seals(seat) if not rules.table.cards[c].sideways]
            hand = [c for c in rules.hand(seat) if rules.profile(c).seal]
            if not ready and not hand:
                self._note(seat, "pumped too late")

    @staticmethod
    def _pumps(rules: Any, option: Any) -> bool:
        """Whether all that a card or Skill does is to raise At until the end of this Subturn."""
        profile = rules.profile(option.card)
        known = [p for p in (profile.programs[option.value or 0],) if p] if option.act == "skill" else []
        if option.act == "cast" and not profile.seal and profile.subturns == 0:
            known = [program for program in profile.programs if program is not None]
        ops = [sentence["o"] for program in known for sentence in program.sentences]
        return bool(ops) and all(
            op.name == "change" and "subturn" in repr(op.get("u")) and "Stat.at" in repr(op) and "-" not in repr(op)
            for op in ops
        )

    # ------------------------------------------------------------------ Yu-Gi-Oh!

    def _yugioh(self, choice: Any, picked: list[Any]) -> None:
        duel: Any = self.play.game
        seat, option = choice.seat, picked[0]
        match choice.kind:
            case "attack_target" if option.card is not None:
                it, attacker = duel.table.cards[option.card], choice.params["card"]
                against = duel.value(option.card, "def" if it.sideways else "atk")
                able = bool(duel.profile(attacker).triggers or duel.profile(attacker).quicks)
                if it.face_up and duel.value(attacker, "atk") < against and not able and not self._answers(seat):
                    self._note(seat, "hopeless attack")
            case "action":
                self._duel_action(duel, choice, option)
            case "pick" | "target":
                self._duel_removal(duel, choice, picked)

    def _answers(self, seat: int) -> bool:
        """Whether a player may still strengthen a monster: has cards in the hand, or face-down ones."""
        zones, cards = self.play.table.zones, self.play.table.cards
        hidden = [card for slot in range(1, 6) for card in zones[f"{seat}.s{slot}"] if not cards[card].face_up]
        return bool(zones[f"{seat}.hand"] or hidden)

    def _duel_action(self, duel: Any, choice: Any, option: Any) -> None:
        seat = choice.seat
        lp = duel.table.seats[1 - seat].counts["lp"]
        battle = choice.params.get("phase") == "battle"
        if option.act == "phase" and battle and not self._answers(1 - seat):
            able = [o for o in choice.options if o.act == "attack" and f"seat{1 - seat}" in o.targets]
            if any(duel.value(o.card, "atk") >= lp for o in able):
                self._note(seat, "win missed")
        if option.act == "phase" and not battle and option.value == "end" and self._bare(duel, choice):
            self._note(seat, "passed with a good play")
        after = option.act == "activate" and option.card is not None and duel.phase() == "main2"
        if after and duel.profile(option.card).data.icon == "equip":
            self._note(seat, "pumped too late")

    @staticmethod
    def _bare(duel: Any, choice: Any) -> bool:
        """Whether a player has no monster and could Summon one that nothing of the opponent's beats."""
        seat = choice.seat
        if duel.monsters(seat):
            return False
        others = [duel.value(m, "atk") for m in duel.monsters(1 - seat) if duel.table.cards[m].face_up]
        plays = [o.card for o in choice.options if o.act == "normal_summon"]
        return any(duel.printed(card, "atk") >= max([1000, *others]) for card in plays)

    def _duel_removal(self, duel: Any, choice: Any, picked: list[Any]) -> None:
        """One's own card is destroyed where one of the opponent's could be."""
        seat, verb = choice.seat, choice.params.get("verb")
        destroys = verb == "destroy"
        if verb == "target":
            ability = duel.abilities(choice.params["card"])[choice.params["ability"]]
            destroys = bool(ability.do) and type(ability.do[0].op).__name__ == "Destroy"
        own = [o for o in picked if o.card is not None and duel.controller(o.card) == seat]
        others = [o for o in choice.options if o.card is not None and duel.controller(o.card) != seat]
        if destroys and own and others and all(duel.on_field(o.card) for o in (*own, *others)):
            self._note(seat, "own card removed")
