"""What cards and positions are worth, in cards."""

from __future__ import annotations

from sanam.abilities.tree import parts_in
from sanam.games.onepiece.rules.game import OnePieceGame
from sanam.games.onepiece.texts.execution.profiles import Profile
from sanam.games.onepiece.thinking import weights
from sanam.games.thinking import WIN, Memo, remembered

#: What deciding the match is worth to a card that would lose it.
FATAL = WIN


class Judge:
    """Reads what things are worth off the table of a match."""

    def __init__(self, game: OnePieceGame, w: weights.Weights = weights.WEIGHTS) -> None:
        self.game = game
        self.w = w
        self.memo = Memo()

    # ------------------------------------------------------------------ cards

    @remembered
    def body(self, card: int) -> float:
        """A Leader's, Character's or Stage's worth on the field to its player, as it is in most turns."""
        game, w = self.game, self.w
        profile = game.profile(card)
        if profile.don:
            return w.don
        if profile.stage:
            return w.stage + w.ability * len(profile.abilities)
        worth = w.character + w.power * max(0, game.base(card, "power")) / 1000
        for word in ("blocker", "double attack", "unblockable", "banish"):
            if game.has(card, word):
                worth += getattr(w, word.replace(" ", "_"))
        lasting = [a for a in profile.abilities if not {"on play", "main", "counter", "trigger"} & set(a.timings)]
        return worth if game.negated(card) else worth + w.ability * len(lasting)

    @remembered
    def printed(self, card: int) -> float:
        """What a card would be worth on the field, by what is printed on it."""
        profile, w = self.game.profile(card), self.w
        if profile.stage:
            return w.stage + w.ability * len(profile.abilities)
        if not profile.character:
            return w.hand
        worth = w.character + w.power * profile.original["power"] / 1000 + w.ability * len(profile.abilities)
        return (
            worth
            + w.blocker * ("blocker" in profile.keywords)
            + w.double_attack * ("double attack" in profile.keywords)
        )

    @remembered
    def keep(self, card: int) -> float:
        """What holding a card in the hand is worth."""
        game, w = self.game, self.w
        it = game.table.cards[card]
        profile = game.profiles[it.code]
        if profile.don:
            return w.don
        seat = it.owner
        worth = w.hand + w.counter * self._counters(profile) / 1000 + 0.15 * min(2.0, self.printed(card))
        don = 10 - len(game.table.zones[f"{seat}.don-deck"])
        if profile.cost > don + 2 and don < 10:
            worth -= w.too_dear
        return worth

    @remembered
    def _counters(self, profile: Profile) -> int:
        """By how much a card of the hand can raise a power that is attacked, as a Counter or as an Event."""
        trees = (profile.trees[index] for index in profile.by_timing.get("counter", ()))
        parts = [part for tree in trees if tree is not None for part in parts_in(tree, ("Gain.power",))]
        return max([profile.counter, *(part.number("n") for part in parts)])

    @remembered
    def life_lost(self, seat: int, damage: int = 1, kept: bool = True) -> float:
        """What losing Life cards costs; the cards come to the hand unless they are banished."""
        life = len(self.game.table.zones[f"{seat}.life"])
        if damage > 0 and life == 0:
            return FATAL
        table = self.w.life
        lost = min(life, damage)
        at = min(life, len(table) - 1)
        return table[at] - table[max(0, at - lost)] - (lost * (self.w.hand + 0.25) if kept else 0.0)

    # ------------------------------------------------------------------ positions

    def side(self, seat: int) -> float:
        """What a player has."""
        game, w = self.game, self.w
        zones, cards = game.table.zones, game.table.cards
        worth = w.life[min(len(zones[f"{seat}.life"]), len(w.life) - 1)]
        exposed = game.turn_player() != seat
        for card in (*game.characters(seat), *zones[f"{seat}.stage"]):
            body = self.body(card)
            worth += body * (1 - w.rested) if exposed and cards[card].sideways else body
        worth += sum(self.keep(card) for card in zones[f"{seat}.hand"])
        worth += w.don * (10 - len(zones[f"{seat}.don-deck"]))
        if len(zones[f"{seat}.deck"]) < 6:
            worth -= 6 - len(zones[f"{seat}.deck"])
        return worth


def worth(game: OnePieceGame, seat: int) -> float:
    """How much better a position is for `seat` than for the other player."""
    judge = Judge(game, weights.POSITION)
    result = game.table.marks.get("result")
    if result is not None and result["winner"] is not None:
        return WIN if result["winner"] == seat else -WIN  # whatever is left on the table
    return judge.side(seat) - judge.side(1 - seat)
