"""A one-ply player by a few fixed rules, for the computer to be measured against. It knows nothing of its policies: it
reads the session's view and its forecasts, as a beginner with the rulebook in hand would.
"""

from __future__ import annotations

from typing import Any

from sanam.bots.random_player import RandomPlayer
from sanam.engine.session import Session


class RulePlayer:
    """Plays the dearest card it can, attacks what it beats, defends its last Life, and passes otherwise."""

    def __init__(self, seed: int) -> None:
        self._chance = RandomPlayer(seed)

    def picks(self, session: Session) -> list[int]:
        choice = session.choice
        assert choice is not None
        self._session, self._view = session, session.view
        kind = choice.kind
        if session.game == "yugioh" and kind in ("action", "attack_target", "respond"):
            kind = f"duel_{kind}"
        if session.game == "summoner-master" and kind in ("action", "attack_target", "line", "interfere"):
            kind = f"arena_{kind}"
        found: list[int] = getattr(self, f"_{kind}", self._other)(choice)
        return found

    def _values(self, handle: Any) -> dict[str, Any]:
        card = self._view.find(handle if isinstance(handle, str) else f"#{handle}")
        return card.values if card is not None else {}

    def _action(self, choice: Any) -> list[int]:
        attackers = {option.card for option in choice.options if option.act == "attack"}
        best, worth = None, 0.0
        for at, option in enumerate(choice.options):
            own = self._values(option.card) if option.card else {}
            if option.act == "play":
                gain = 100.0 + own.get("cost", 0)
            elif option.act == "attack":
                gain = max((self._aim(at, target) for target in option.targets), default=0.0)
            elif option.act == "give" and option.card in attackers:
                gain = self._give(own)
            else:
                continue
            if gain > worth:
                best, worth = at, gain
        end = next((at for at, option in enumerate(choice.options) if option.act == "end"), 0)
        return [end if best is None else best]

    def _give(self, own: dict[str, Any]) -> float:
        """DON!! cards go to a card that may attack and does not hit the other Leader with much to spare."""
        leader = self._view.zones[f"{1 - self._session.seat}.leader"][0]
        lacking = leader.values.get("power", 0) - own.get("power", 0)
        return 30.0 if 0 < lacking <= 2000 else 5.0 if -2000 < lacking <= 0 else 0.0

    def _aim(self, at: int, target: Any) -> float:
        forecast = self._session.forecast(at, target)
        if forecast is None or forecast["attack"] < forecast["against"]:
            return 0.0
        if "damage" in forecast:
            return 20.0
        return 19.0 + self._values(target).get("cost", 0) * 0.5

    def _attack_target(self, choice: Any) -> list[int]:
        aims = [self._aim(at, option.card) for at, option in enumerate(choice.options)]
        return [max(range(len(aims)), key=lambda at: aims[at])]

    def _lives(self) -> int:
        return len(self._view.zones[f"{self._session.seat}.life"])

    def _block(self, choice: Any) -> list[int]:
        return [0] if self._lives() <= 1 else []

    def _counter(self, choice: Any) -> list[int]:
        if self._lives() > 2:
            return []
        attacker = self._values(choice.params.get("card")).get("power", 0)
        lacking = attacker - self._values(choice.params.get("card_target")).get("power", 0)
        able = [(option.value, at) for at, option in enumerate(choice.options) if option.act == "counter"]
        if lacking < 0 or sum(value for value, _ in able) <= lacking:
            return []
        enough = [one for one in able if one[0] > lacking]
        return [min(enough)[1] if enough else max(able)[1]]

    def _redraw(self, choice: Any) -> list[int]:
        return [0]

    def _effect_may(self, choice: Any) -> list[int]:
        return [0]

    # ------------------------------------------------------------------ Yu-Gi-Oh!

    def _power(self, handle: Any) -> int:
        """The printed ATK of a card whose code is seen."""
        card = self._view.find(handle if isinstance(handle, str) else f"#{handle}")
        if card is None or not card.code:
            return 0
        return int(self._session.definition(card.code).atk or 0)

    def _duel_action(self, choice: Any) -> list[int]:
        """Summons the strongest, uses what it can, attacks what it beats, sets the rest."""
        best, worth = None, 0.0
        for at, option in enumerate(choice.options):
            match option.act:
                case "special_summon":
                    gain = 90.0
                case "normal_summon":
                    gain = 70.0 + self._power(option.card) / 1000
                case "activate":
                    gain = 60.0 if option.value is not None and option.value >= 0 else 0.0
                case "phase" if option.value == "battle":
                    gain = 40.0
                case "set":
                    gain = 30.0
                case "attack":
                    gain = max((self._beats(at, target) for target in option.targets), default=0.0)
                case _:
                    gain = 0.0
            if gain > worth:
                best, worth = at, gain
        rest = [at for at, option in enumerate(choice.options) if option.act == "phase"]
        return [best if best is not None else rest[0] if rest else 0]

    def _beats(self, at: int, target: Any) -> float:
        forecast = self._session.forecast(at, target)
        if forecast is None:
            return 0.0
        if forecast.get("hidden"):
            return 80.0 if forecast["attack"] >= 1500 else 0.0
        if forecast.get("own"):
            return 0.0
        return 80.0 + forecast["damage"] / 10000 if forecast.get("fate", "target") == "target" else 0.0

    def _duel_attack_target(self, choice: Any) -> list[int]:
        aims = [
            self._beats(at, option.card or f"seat{1 - self._session.seat}") for at, option in enumerate(choice.options)
        ]
        return [max(range(len(aims)), key=lambda at: aims[at])]

    def _duel_respond(self, choice: Any) -> list[int]:
        return [0] if choice.options and choice.options[0].value >= 0 else []

    def _other(self, choice: Any) -> list[int]:
        return self._chance.picks(choice)

    # ------------------------------------------------------------------ Summoner Master

    def _arena_action(self, choice: Any) -> list[int]:
        """Attacks what it beats and the hand, casts the dearest card it can, uses Skills, and passes otherwise."""
        best, worth = None, 0.0
        for at, option in enumerate(choice.options):
            match option.act:
                case "attack":
                    gain = max((self._wins(at, target) for target in option.targets), default=0.0)
                case "attack_hand":
                    gain = 80.0
                case "cast":
                    card = self._view.find(f"#{option.card}" if isinstance(option.card, int) else option.card)
                    code = card.code if card is not None else None
                    data = self._session.definition(code) if code is not None else None
                    gain = 50.0 + (getattr(data, "cast_mp", 0) or 0)
                case "skill":
                    gain = 30.0
                case _:
                    gain = 0.0
            if gain > worth:
                best, worth = at, gain
        rest = [at for at, option in enumerate(choice.options) if option.act == "pass"]
        return [best if best is not None else rest[0] if rest else 0]

    def _wins(self, at: int, target: Any) -> float:
        forecast = self._session.forecast(at, target)
        if forecast is None:
            return 0.0
        if "beaten" in forecast:
            return 100.0 * bool(forecast["beaten"])
        return 100.0 if forecast.get("outcome") == "target" else 80.0 if "hand" in forecast else 0.0

    def _arena_attack_target(self, choice: Any) -> list[int]:
        aims = [
            self._wins(at, option.card) if option.card is not None else 80.0 for at, option in enumerate(choice.options)
        ]
        return [max(range(len(aims)), key=lambda at: aims[at])]

    def _arena_line(self, choice: Any) -> list[int]:
        """Into the At Line, on the right."""
        return [max(range(len(choice.options)), key=lambda at: ("at-line" in (choice.options[at].zone or ""), at))]

    def _arena_interfere(self, choice: Any) -> list[int]:
        return []
