"""What cards and positions are worth, in cards."""

from __future__ import annotations

from math import tanh

from sanam.games.summoner_master.rules.game import SummonerGame
from sanam.games.summoner_master.texts.execution.profiles import Profile
from sanam.games.summoner_master.thinking import weights
from sanam.games.thinking import WIN, Memo, remembered

#: What losing a game costs where it can be seen to come.
FATAL = 0.4 * WIN
#: What the match is worth in a comparison of positions: little enough that chance, which decides many games in a few
#: copies, does not outweigh all else.
MATCH = 24.0
#: How many Subturns a trial goes on for: one is half of what both players do in a turn. As many Subturns of a further
#: game of a match count for nothing yet: a trial that wins a game would be judged by the opening of the next.
HORIZON = OPENING = 3
#: The same for a strength that looks farther, and how worths foretell who wins (tests/bench/lookahead.py).
FAR, SCALE = 4, 5.0
#: Chance decides much of what a few Subturns come to: at every Subturn on the way it is seen what an answer gains.
#: A search finds little that the policy does not: what sets the strengths apart is how loosely they play.
TRIALS = {
    "beginner": {"slips": 50},
    "easy": {"loose": 35},
    "medium": {"way": True, "loose": 10},
    "hard": {"way": True, "copies": 8, "fresh": 16},
}
#: What is left of a Seal's worth to its player under a Curse.
CURSED = {"stone": 0.5, "freeze": 0.7, "charm": 0.1, "poison": 0.4, "death": 0.3, "dimension": 0.4, "last-dance": 0.4}
#: Cards of the Libraries that are left when running out of them begins to matter.
FEW = 4


class Judge:
    """Reads what things are worth off the table of a match."""

    def __init__(self, game: SummonerGame, w: weights.Weights = weights.WEIGHTS) -> None:
        self.game = game
        self.w = w
        self.memo = Memo()
        self._rooms = [0.0]

    # ------------------------------------------------------------------ the Shrine

    @remembered
    def room(self, seat: int) -> int:
        """The Levels that may still fall into a seat's Shrine before it has lost, and one more."""
        return self.game.shrine_max(seat) - self.game.shrine_level(seat)

    def _worth_of_room(self, room: int) -> float:
        while len(self._rooms) <= room:
            self._rooms.append(self._rooms[-1] + self.w.level + self.w.brink / len(self._rooms))
        return self._rooms[max(0, room)]

    @remembered
    def fallen(self, seat: int, levels: int) -> float:
        """What so many more Levels in its Shrine cost a player; fewer, below 0, are worth something."""
        room = self.room(seat)
        if levels >= room:
            return FATAL
        return self._worth_of_room(room) - self._worth_of_room(room - levels)

    @remembered
    def without_seals(self, seat: int) -> float:
        """What losing its last Seal costs a player, who has to bring another one (103.5): little where one can be cast
        at once.
        """
        game = self.game
        costs = [game.value(card, "cast_mp") for card in game.hand(seat) if game.profile(card).seal]
        mp = game.mp(seat) if game.active() == seat else game.mp_max(seat)
        if not any(cost is not None and cost <= mp for cost in costs):
            return self.w.bare if costs and game.active() == seat else self.w.helpless
        return 0.0 if game.active() == seat else self.w.bare

    # ------------------------------------------------------------------ cards

    @remembered
    def numbers(self, card: int) -> tuple[int, int, int]:
        """A Seal's At, Df and Sp."""
        value, form = self.game.value, self.game.form(card)
        return value(card, "at", form) or 0, value(card, "df", form) or 0, value(card, "sp", form) or 0

    @remembered
    def body(self, card: int, numbers: tuple[int, int, int] | None = None) -> float:
        """A card's worth in the Arena to its owner, as it is in most Subturns; a Combination with what is under it."""
        game, w = self.game, self.w
        profile = game.profile(card)
        if not profile.seal:
            return w.mystic + w.ability * len(profile.skills)
        at, df, sp = numbers or self.numbers(card)
        worth = w.seal + w.at * at + w.df * df + w.sp * sp + self._texts(profile)
        if game.combined(card):
            worth += sum(w.support * self.printed(support) for support in game.supports(card))
        for curse in game.curses(card):
            worth *= CURSED[curse]
        return worth

    def _texts(self, profile: Profile) -> float:
        """What may still be used of a Seal in the Arena: not what works as it comes in."""
        return self.w.ability * profile.lasting + self.w.form * bool(profile.combined)

    @remembered
    def printed(self, card: int) -> float:
        """What a card would be worth in the Arena, by what is printed on it."""
        profile, w = self.game.profile(card), self.w
        if not profile.seal:
            return w.mystic
        numbers = profile.printed
        worth = w.seal + w.at * (numbers["at"] or 0) + w.df * (numbers["df"] or 0) + w.sp * (numbers["sp"] or 0)
        return worth + self._texts(profile)

    @remembered
    def levels(self, card: int) -> int:
        """The Levels that a card in the Arena takes to the Shrine, with its Support Seals."""
        game = self.game
        with_it = (card, *game.supports(card)) if game.combined(card) else (card,)
        return sum(game.profile(each).level for each in with_it)

    @remembered
    def lost(self, card: int, numbers: tuple[int, int, int] | None = None) -> float:
        """What it costs its first owner, or its player, that a card of the Arena falls into the Shrine."""
        levels = self.levels(card)
        return self.body(card, numbers) + (self.fallen(self.game.table.cards[card].owner, levels) if levels else 0.0)

    @remembered
    def keep(self, card: int) -> float:
        """What holding a card in the hand is worth."""
        game, w = self.game, self.w
        profile = game.profile(card)
        seat = game.table.cards[card].owner
        worth = w.seal_held + 0.12 * self.printed(card) if profile.seal else w.mystic_held
        worth += w.interfere * (profile.interfere or bool(profile.quick_hand_skills))
        cost = profile.printed["cast_mp"]
        if cost is None or cost > game.mp_max(seat):
            worth -= w.too_dear
        return worth

    def discarded(self, card: int) -> float:
        """What it costs that a card of the hand falls into the Shrine."""
        level = self.game.profile(card).level
        return self.keep(card) + (self.fallen(self.game.table.cards[card].owner, level) if level else 0.0)

    # ------------------------------------------------------------------ positions

    def side(self, seat: int) -> float:
        """What a player has."""
        game, w = self.game, self.w
        seals, hand = game.seals(seat), game.hand(seat)
        worth = self._worth_of_room(self.room(seat))
        worth += sum(self.body(card) for card in (*seals, *game.mystics(seat)))
        held = sorted((self.keep(card) for card in hand), reverse=True)
        worth += sum(held[: game.level.hand]) + 0.2 * sum(held[game.level.hand :])
        worth += w.mp * game.mp(seat)
        if not seals:
            worth -= w.bare if any(game.profile(card).seal for card in hand) else w.helpless
        left = sum(len(game.table.zones[f"{seat}.{pile}"]) for pile in ("seal-library", "mystic-library"))
        return worth - max(0, FEW - left)


def worth(game: SummonerGame, seat: int) -> float:
    """How much better a position is for `seat` than for the other player. It lies between what the match is worth when
    the game being played is lost and when it is won, so that no position is as bad as a lost game. What was left in a
    game that is decided, and the first hands of the next, count for nothing: one way to win is as good as another.
    """
    marks, best_of = game.table.marks, game.settings["best_of"]
    wins = marks.get("wins", [0, 0, 0])
    mine, theirs = wins[seat], wins[1 - seat]
    finished = marks.get("finished")
    if finished is not None:
        return 0.0 if finished["winner"] is None else MATCH if finished["winner"] == seat else -MATCH
    if marks.get("result") is not None or (marks.get("game", 1) > 1 and game.subturn() <= OPENING):
        return score(mine, theirs, best_of)
    won, lost = score(mine + 1, theirs, best_of), score(mine, theirs + 1, best_of)
    judge, half = Judge(game, weights.POSITION), (won - lost) / 2
    return won - half + half * tanh((judge.side(seat) - judge.side(1 - seat)) / half)


def earlier(game: SummonerGame, seat: int) -> float:
    """What of a position's worth comes of the games of the match that are over."""
    wins, best_of = game.table.marks.get("wins", [0, 0, 0]), game.settings["best_of"]
    mine, theirs = wins[seat], wins[1 - seat]
    return (score(mine + 1, theirs, best_of) + score(mine, theirs + 1, best_of)) / 2


def score(mine: int, theirs: int, best_of: int) -> float:
    """What the match is worth with so many games won by each."""
    needed = best_of // 2 + 1
    return MATCH * max(-1.0, min(1.0, (mine - theirs) / needed if max(mine, theirs) < needed else mine - theirs))
