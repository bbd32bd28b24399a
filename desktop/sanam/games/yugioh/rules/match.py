"""The match: who starts, its duels, side-decking, and who wins (YZH-3.1 to 3.18, YFA-3.1 to 3.17, YTH-1.2 to 1.9)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, Secret, step
from sanam.engine.table import DOWN
from sanam.games.yugioh.rules.moving import RULE
from sanam.games.yugioh.rules.procedure import DuelProcedure
from sanam.games.yugioh.rules.turn import Turn

LIFE_POINTS = 8000
OPENING_HAND = 5
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


class Match(DuelProcedure):
    """A match of up to three duels (or a single one, option match.best_of)."""

    chooser = Public[int]()
    first = Public[int]()
    hands = Secret[list[str]]([], among=("rock", "paper", "scissors"), of=0)

    @step("YZH-3.16", "YFA-3.13")
    def method(self) -> Outcome:
        """The first player of a duel: by rock-paper-scissors, a coin, or as the players agreed beforehand."""
        duel = self.duel
        duel.play.mark("table", "duel", duel.table.marks.get("duel", 0) + 1)
        how = duel.header.options.get("first", duel.option("setup.first_method")[0])
        if how in ("seat0", "seat1"):
            self.first = int(how[4:])
            return self.jump("play_duel")
        return self.jump("coin" if how == "coin" else "rock_paper_scissors")

    @step("YFA-3.13")
    def coin(self) -> Outcome:
        self.chooser = self.play.roll("coin", 2) - 1
        self.duel.fact("toss", self.chooser, None, None, method="coin")
        return self.jump("choose_order")

    @step("YZH-3.16", "YFA-3.13", "YFA-3.15")
    def rock_paper_scissors(self) -> Outcome:
        return self.ask(self._rps(0))

    @step("YZH-3.16", "YFA-3.13", "YFA-3.15")
    def second_hand(self) -> Outcome:
        self.hands = [self.picked()[0].act]
        return None

    @step("YZH-3.16", "YFA-3.13", "YFA-3.15")
    def ask_second(self) -> Outcome:
        return self.ask(self._rps(1))

    def _rps(self, seat: int) -> Choice:
        rule = self.duel.cite("YZH-3.16", "YFA-3.13")
        return Choice(seat, "rps", [Option("rock"), Option("paper"), Option("scissors")], rule=rule)

    @step("YZH-3.16", "YFA-3.13", "YFA-3.15")
    def compare(self) -> Outcome:
        mine, other = self.hands[0], self.picked()[0].act
        self.play.reveal()
        self.duel.fact("rps", None, None, None, hands=[mine, other])
        if mine == other:
            return self.jump("rock_paper_scissors")
        self.chooser = 0 if BEATS[mine] == other else 1
        self.duel.fact("toss", self.chooser, None, None, method="rps")
        return None

    @step("YZH-3.16", "YZH-3.17", "YFA-3.13", "YFA-3.14")
    def choose_order(self) -> Outcome:
        begins = self.table.marks["duel"] == 1
        rule = self.duel.cite("YZH-3.16", "YFA-3.13") if begins else self.duel.cite("YZH-3.17", "YFA-3.14")
        return self.ask(Choice(self.chooser, "first", [Option("first"), Option("second")], rule=rule))

    @step("YZH-3.16", "YZH-3.17", "YFA-3.13", "YFA-3.14")
    def order_chosen(self) -> Outcome:
        self.first = self.chooser if self.picked()[0].act == "first" else 1 - self.chooser
        return None

    @step("YZH-3.1", "YTH-1.2", "YTH-1.3")
    def play_duel(self) -> Outcome:
        return self.call(Duel, first=self.first)

    @step("YZH-3.2", "YZH-3.3", "YZH-3.4", "YZH-3.5", "YFA-3.2", "YTH-1.4")
    def count(self) -> Outcome:
        duel = self.duel
        wins = list(duel.table.marks.get("wins", [0, 0, 0]))
        winner = duel.table.marks["result"]["winner"]
        wins[2 if winner is None else winner] += 1
        duel.play.mark("table", "wins", wins)
        for seat in (0, 1):
            duel.play.count(f"seat{seat}", "wins", wins[seat])
        decided, champion = match_result(wins, duel.option("match.best_of"))
        if decided:
            duel.play.mark("table", "finished", {"winner": champion, "wins": wins})
            duel.fact("match_ended", champion, None, None, wins=wins)
            duel.play.checkpoint()
            return self.done(champion)
        return None

    @step("YZH-3.2", "YFA-3.2", "YTH-1.3")
    def between(self) -> Outcome:
        return self.ask(Choice(self._loser() or 0, "next_duel", [Option("go_on")]))

    def _loser(self) -> int | None:
        winner = self.duel.table.marks["result"]["winner"]
        return None if winner is None else 1 - winner

    @step("YZH-1.9", "YFA-1.7")
    def gather(self) -> Outcome:
        self.duel.gather_cards()
        return self.call(SideDecking, seat=0)

    @step("YZH-1.9", "YFA-1.7")
    def other_side(self) -> Outcome:
        return self.call(SideDecking, seat=1)

    @step("YZH-3.17", "YFA-3.14", "YFA-3.15")
    def next_first(self) -> Outcome:
        """The loser of the duel before chooses; after a drawn one the toss is repeated (setup.after_draw)."""
        loser = self._loser()
        if loser is None:
            return self.jump("method")
        self.chooser = loser
        self.play.mark("table", "duel", self.table.marks["duel"] + 1)
        return self.jump("choose_order")


def match_result(wins: list[int], best_of: int) -> tuple[bool, int | None]:
    """Whether a match is decided by `wins` ([first seat, second seat, drawn]) and who won it (None: nobody).

    Two wins take it (YZH-3.3, YTH-1.4); after three duels the one with more wins (YZH-3.4), else nobody (YZH-3.5).
    """
    needed = best_of // 2 + 1
    for seat in (0, 1):
        if wins[seat] >= needed:
            return True, seat
    if sum(wins) < best_of:
        return False, None
    if wins[0] == wins[1]:
        return True, None
    return True, 0 if wins[0] > wins[1] else 1


class SideDecking(DuelProcedure):
    """Exchange cards between the Side Deck and the others, one for one (YZH-1.9, YZH-1.10, YFA-1.7, YFA-3.12)."""

    seat = Public[int]()

    def _question(self, extra: bool) -> Choice | None:
        duel = self.duel
        pile = "extra" if extra else "deck"
        side = [c for c in self.table.zones[f"{self.seat}.side"] if duel.profile(c).extra is extra]
        if not side or (extra and not duel.option("deck.side_swaps_extra")):
            return None
        cards = [*side, *sorted(self.table.zones[f"{self.seat}.{pile}"])]
        options = [Option("pick", card, value=card in side) for card in cards]
        rule = duel.cite("YZH-1.10", "YFA-1.9")
        params = {"pile": "extra" if extra else "main", "count": len(side)}
        return Choice(self.seat, "side", options, len(side), len(side), rule=rule, params=params)

    @step("YZH-1.9", "YZH-1.10", "YFA-1.7", "YFA-1.9")
    def main(self) -> Outcome:
        choice = self._question(False)
        return self.ask(choice) if choice is not None else self.jump("extra")

    @step("YZH-1.9", "YZH-1.10", "YFA-1.7", "YFA-1.9")
    def main_chosen(self) -> Outcome:
        self._exchange("deck")
        return None

    @step("YZH-1.9")
    def extra(self) -> Outcome:
        choice = self._question(True)
        return self.ask(choice) if choice is not None else self.done()

    @step("YZH-1.9", "YZH-1.10")
    def extra_chosen(self) -> Outcome:
        self._exchange("extra")
        return self.done()

    def _exchange(self, pile: str) -> None:
        chosen = [o.card for o in self.picked()]
        side, main = f"{self.seat}.side", f"{self.seat}.{pile}"
        # Nothing was exchanged yet, so this is the question that was answered.
        asked = self._question(pile == "extra")
        assert asked is not None
        for option in asked.options:
            assert option.card is not None
            if option.value and option.card not in chosen:
                self.play.move(option.card, main, None, DOWN)
            elif not option.value and option.card in chosen:
                self.play.move(option.card, side, None, DOWN)


class Duel(DuelProcedure):
    """One duel: set-up, then turns until it has a result."""

    first = Public[int]()
    player = Public[int]()

    @step("YZH-3.6", "YFA-3.3", "YTH-1.5")
    def life_points(self) -> Outcome:
        duel = self.duel
        duel.reset()
        for seat in (0, 1):
            self.play.count(f"seat{seat}", "lp", LIFE_POINTS)
        duel.fact("duel_began", self.first, None, None, duel=duel.table.marks["duel"])
        return None

    @step("YZH-3.12", "YZH-3.13", "YZH-3.14", "YZH-3.15", "YZH-5.43", "YFA-3.9", "YFA-3.10", "YFA-3.11")
    def shuffle(self) -> Outcome:
        for seat in (self.first, 1 - self.first):
            self.duel.shuffle(seat)
        for pile in ("extra", "side"):
            if self.duel.option(f"setup.count_{pile}"):
                self._count(pile)
        return None

    def _count(self, pile: str) -> None:
        """Both players are told how many cards each has there; where neither has any, nothing is counted."""
        counts = {seat: len(self.table.zones[f"{seat}.{pile}"]) for seat in (self.first, 1 - self.first)}
        if any(counts.values()):
            for seat, count in counts.items():
                self.duel.fact("counted", seat, None, None, zone=f"{seat}.{pile}", count=count)

    @step("YZH-3.18", "YFA-3.16")
    def opening_hands(self) -> Outcome:
        for seat in (self.first, 1 - self.first):
            self.duel.draw(seat, OPENING_HAND, RULE)
        self.player = self.first
        return None

    @step("YZH-3.20", "YFA-3.17")
    def next_turn(self) -> Outcome:
        return self.call(Turn, player=self.player)

    @step("YZH-3.20")
    def turn_over(self) -> Outcome:
        if self.table.marks.get("result") is not None:
            return None
        self.player = 1 - self.player
        return self.jump("next_turn")

    @step("YZH-0.4", "YZH-3.7", "YZH-3.8", "YZH-3.9", "YZH-3.10", "YFA-3.4", "YTH-1.6")
    def over(self) -> Outcome:
        result = self.table.marks["result"]
        self.play.mark("table", "deciding", None)
        self.duel.fact("duel_ended", result["winner"], None, None, reason=result["reason"])
        return self.done()
