"""The match: who starts, its games, and who wins it (102.3, 102.4, 104.1)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Done, Outcome, Public, Secret, step
from sanam.games.summoner_master.rules.procedure import SummonerProcedure
from sanam.games.summoner_master.rules.setup import SingleGame
from sanam.games.summoner_master.vocabulary.levels import METHODS

BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


class Match(SummonerProcedure):
    """Games until one player has won more than half of them, or all are played."""

    first = Public[int]()

    @step("102.3")
    def first_game(self) -> Outcome:
        self.play.mark("table", "game", self.table.marks.get("game", 0) + 1)
        return self.call(DecideStarter)

    @step("102.3")
    def starter_known(self) -> Outcome:
        self.first = self.result
        return self.jump("play_game")

    @step("102.4")
    def loser_chooses(self) -> Outcome:
        """The loser of the game before starts, or lets the other player start."""
        loser = 1 - self.table.marks["result"]["winner"]
        return self.ask(Choice(loser, "first", [Option("first"), Option("second")], rule="102.4"))

    @step("102.4")
    def chosen(self) -> Outcome:
        loser = 1 - self.table.marks["result"]["winner"]
        self.first = loser if self.picked()[0].act == "first" else 1 - loser
        self.play.mark("table", "game", self.table.marks["game"] + 1)
        return None

    @step("102.1")
    def play_game(self) -> Outcome:
        return self.call(SingleGame, first=self.first)

    @step("103.2", "103.3", "103.4", "103.5")
    def count(self) -> Outcome:
        wins = list(self.table.marks.get("wins", [0, 0, 0]))
        winner = self.table.marks["result"]["winner"]
        wins[2 if winner is None else winner] += 1
        self.play.mark("table", "wins", wins)
        over, champion = match_result(wins, self.rules.settings["best_of"])
        if over:
            self.play.mark("table", "finished", {"winner": champion, "wins": wins})
            self.rules.fact("match_ended", champion, wins=wins)
            self.play.checkpoint()
            return self.done(champion)
        return None

    @step("104.1")
    def between(self) -> Outcome:
        winner = self.table.marks["result"]["winner"]
        return self.ask(Choice(0 if winner is None else 1 - winner, "next_game", [Option("go_on")]))

    @step("104.1", "102.4")
    def gather(self) -> Outcome:
        """After a drawn game it is settled again who starts: no rule says otherwise (digest part 1, ruling 5)."""
        self.rules.gather_cards()
        return self.jump("first_game" if self.table.marks["result"]["winner"] is None else "loser_chooses")


def match_result(wins: list[int], best_of: int) -> tuple[bool, int | None]:
    """Whether a match is over with `wins` ([first seat, second seat, drawn]), and who won it (None: nobody)."""
    for seat in (0, 1):
        if wins[seat] > best_of // 2:
            return True, seat
    if sum(wins) < best_of:
        return False, None
    return True, None if wins[0] == wins[1] else 0 if wins[0] > wins[1] else 1


class DecideStarter(SummonerProcedure):
    """Who starts the first game: by any method that is fair and that both players accept (102.3).

    One player proposes a method, the other accepts it or proposes in turn. By chance: a coin, a die each, or
    rock-paper-scissors; by agreement: one of them starts. The result is the seat that starts.
    """

    seat = Public[int](0)
    method = Public[str]("")
    hand = Secret[str]("", among=("rock", "paper", "scissors"), of=0)

    @step("102.3")
    def begin(self) -> Outcome:
        """A match may be made with the method agreed beforehand."""
        agreed = self.rules.settings["first"]
        if agreed == "ask":
            return self.jump("propose")
        self.method = agreed
        return self.jump("carry_out")

    @step("102.3")
    def propose(self) -> Outcome:
        options = [Option("propose", value=method) for method in METHODS if method != self.method]
        return self.ask(Choice(self.seat, "start_method", options, rule="102.3"))

    @step("102.3")
    def proposed(self) -> Outcome:
        self.method = self.picked()[0].value
        return None

    @step("102.3")
    def agree(self) -> Outcome:
        options = [Option("accept"), Option("decline")]
        params = {"method": self.method}
        return self.ask(Choice(1 - self.seat, "accept_method", options, rule="102.3", params=params))

    @step("102.3")
    def agreed(self) -> Outcome:
        if self.picked()[0].act == "decline":
            self.seat = 1 - self.seat
            return self.jump("propose")
        return None

    @step("102.3")
    def carry_out(self) -> Outcome:
        match self.method:
            case "coin":
                return self._starts(self.play.roll("coin", 2) - 1)
            case "dice":
                faces = [self.play.roll("die", 6), self.play.roll("die", 6)]
                self.rules.fact("dice", None, faces=faces)
                if faces[0] == faces[1]:
                    return self.jump("carry_out")
                return self._starts(0 if faces[0] > faces[1] else 1)
            case "rps":
                return None
        return self._starts(int(self.method[4:]))

    @step("102.3")
    def show_hand(self) -> Outcome:
        return self.ask(self._rps(0))

    @step("102.3")
    def shown(self) -> Outcome:
        self.hand = self.picked()[0].act
        return None

    @step("102.3")
    def other_hand(self) -> Outcome:
        return self.ask(self._rps(1))

    def _rps(self, seat: int) -> Choice:
        return Choice(seat, "rps", [Option("rock"), Option("paper"), Option("scissors")], rule="102.3")

    @step("102.3")
    def compare(self) -> Outcome:
        mine, other = self.hand, self.picked()[0].act
        self.play.reveal()
        self.rules.fact("rps", None, hands=[mine, other])
        if mine == other:
            return self.jump("show_hand")
        return self._starts(0 if BEATS[mine] == other else 1)

    def _starts(self, seat: int) -> Done:
        self.rules.fact("starter", seat, method=self.method)
        return self.done(seat)
