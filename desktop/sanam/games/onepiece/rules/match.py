"""The match and the set-up before its first turn (5-2-1)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option, Refused
from sanam.engine.procedure import Outcome, Public, Secret, step
from sanam.engine.table import DOWN, TABLE, UP
from sanam.games.onepiece.cards.deck_rules import check_match
from sanam.games.onepiece.rules.battle import BattleRules
from sanam.games.onepiece.rules.turn import Turn
from sanam.games.onepiece.vocabulary.options import ALLOW_ILLEGAL
from sanam.games.onepiece.vocabulary.zones import ASIDES, DECK, HAND, LEADER
from sanam.games.procedure import GameProcedure

OPENING_HAND = 5
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


class Match(GameProcedure[BattleRules]):
    """One game: set-up, then turns until it has a result."""

    player = Public[int]()

    @step("5-2-1")
    def set_up(self) -> Outcome:
        return self.call(SetUp)

    @step("5-2-1-8")
    def first_turn(self) -> Outcome:
        """The player going first begins."""
        self.player = self.table.marks.get("first", 0)
        return None

    @step("6-1-2", "6-6-1-4")
    def next_turn(self) -> Outcome:
        if self.rules.decided:
            return self.jump("over")
        return self.call(Turn, player=self.player)

    @step("6-6-1-4")
    def turn_over(self) -> Outcome:
        """The other player's turn, unless an ability has given an extra one."""
        extra = self.table.marks.get("extra_turn")
        self.play.mark(TABLE, "extra_turn", None)
        self.player = 1 - self.player if extra is None else extra
        return self.jump("next_turn")

    @step("1-2-1")
    def over(self) -> Outcome:
        result = self.table.marks["result"]
        self.play.mark(TABLE, "deciding", None)
        self.play.mark(TABLE, "finished", {"winner": result["winner"]})
        self.rules.fact("game_ended", result["winner"], None, reason=result["reason"])
        self.play.checkpoint()
        return self.done(result["winner"])


class SetUp(GameProcedure[BattleRules]):
    """What is done before the game starts, in order (5-2-1-1 to 5-2-1-7)."""

    chooser = Public[int]()
    hand = Secret[str](among=("rock", "paper", "scissors"), of=0)
    seat = Public[int]()

    @step("5-2-1-1")
    def present_decks(self) -> Outcome:
        """Each player presents the deck to be used; it must satisfy 5-1-2 unless both agreed on what they play."""
        rules = self.rules
        if not rules.header.options.get(ALLOW_ILLEGAL):
            cards = {code: profile.data for code, profile in rules.profiles.items()}
            for seat, findings in enumerate(check_match([(cards, deck) for deck in rules.header.decks])):
                if findings:
                    raise Refused("5-2-1-1", "deck-not-legal", {"seat": seat, "finding": findings[0].id})
        return None

    @step("5-2-1-2")
    def shuffle_decks(self) -> Outcome:
        for seat in (0, 1):
            self.rules.shuffle(seat)
        return None

    @step("5-2-1-3")
    def put_leaders(self) -> Outcome:
        for seat in (0, 1):
            for leader in list(self.table.zones[ASIDES[seat]]):
                self.play.move(leader, LEADER[seat], None, UP)
                self.rules.fact("leader", seat, leader)
        return None

    @step("5-2-1-4", "5-2-1-4-1")
    def decide_who_chooses(self) -> Outcome:
        """At random, or as the players agreed beforehand."""
        how = self.rules.settings["first"]
        if how in ("seat0", "seat1"):
            return self._announce(int(how[4]))
        if how.endswith("chooses"):
            self.chooser = int(how[4])
            return self.jump("choose_order")
        if how == "coin":
            self.chooser = self.play.roll("coin", 2) - 1
            return self.jump("tossed")
        return None

    @step("5-2-1-4")
    def first_shows(self) -> Outcome:
        return self.ask(self._hands(0))

    @step("5-2-1-4")
    def second_shows(self) -> Outcome:
        self.hand = self.picked()[0].act
        return None

    @step("5-2-1-4")
    def ask_second(self) -> Outcome:
        return self.ask(self._hands(1))

    def _hands(self, seat: int) -> Choice:
        return Choice(seat, "rps", [Option("rock"), Option("paper"), Option("scissors")], rule="5-2-1-4")

    @step("5-2-1-4")
    def compare(self) -> Outcome:
        mine, other = self.hand, self.picked()[0].act
        self.play.reveal()
        self.rules.fact("rps", None, None, hands=[mine, other])
        if mine == other:
            return self.jump("first_shows")
        self.chooser = 0 if BEATS[mine] == other else 1
        return None

    @step("5-2-1-4")
    def tossed(self) -> Outcome:
        self.rules.fact("toss", self.chooser, None, method=self.rules.settings["first"])
        return None

    @step("5-2-1-5")
    def choose_order(self) -> Outcome:
        return self.ask(Choice(self.chooser, "first", [Option("first"), Option("second")], rule="5-2-1-5"))

    @step("5-2-1-5")
    def announce(self) -> Outcome:
        return self._announce(self.chooser if self.picked()[0].act == "first" else 1 - self.chooser)

    def _announce(self, first: int) -> Outcome:
        self.play.mark(TABLE, "first", first)
        self.rules.fact("goes_first", first)
        return self.jump("chooser_begins")

    @step("5-2-1-5-1")
    def chooser_begins(self) -> Outcome:
        """ "At the start of the game": first all of the player who made the choice, then all of the other."""
        if self.chooser is None:
            self.chooser = self.table.marks["first"]
        self._begin(self.chooser)
        return self.rules.autos()

    @step("5-2-1-5-1")
    def other_begins(self) -> Outcome:
        self._begin(1 - self.chooser)
        return self.rules.autos()

    def _begin(self, seat: int) -> None:
        self.rules.notice("game_begun", seat)
        self.rules.meet("start of game", self.rules.leader(seat))

    @step("5-2-1-5-2")
    def shuffle_changed(self) -> Outcome:
        """A deck that was changed is shuffled by its owner."""
        for seat in (0, 1):
            if self.table.seats[seat].marks.get("deck_changed"):
                self.play.mark(f"seat{seat}", "deck_changed", None)
                self.rules.shuffle(seat)
        return None

    @step("5-2-1-6")
    def opening_hands(self) -> Outcome:
        first = self.table.marks["first"]
        for seat in (first, 1 - first):
            self.rules.draw(seat, OPENING_HAND)
        self.seat = first
        return None

    @step("5-2-1-6", "5-2-1-6-1")
    def ask_redraw(self) -> Outcome:
        """Once for each, the player going first deciding and doing it first."""
        return self.ask(Choice(self.seat, "redraw", [Option("keep"), Option("redraw")], rule="5-2-1-6"))

    @step("5-2-1-6-1")
    def redraw(self) -> Outcome:
        """The whole hand back into the deck, shuffle, 5 new cards."""
        seat = self.seat
        if self.picked()[0].act == "redraw":
            for card in list(self.table.zones[HAND[seat]]):
                self.play.move(card, DECK[seat], None, DOWN)
            self.rules.shuffle(seat)
            self.rules.draw(seat, OPENING_HAND)
            self.rules.fact("redrew", seat)
        if seat == self.table.marks["first"]:
            self.seat = 1 - seat
            return self.jump("ask_redraw")
        return None

    @step("5-2-1-7", "2-9-2", "2-9-2-1")
    def life(self) -> Outcome:
        first = self.table.marks["first"]
        for seat in (first, 1 - first):
            self.rules.deal_life(seat, self.rules.value(self.rules.leader(seat), "life"))
        return None
