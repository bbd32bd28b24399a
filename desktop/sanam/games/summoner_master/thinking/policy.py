"""Rules of thumb for every question of a match."""

from __future__ import annotations

from collections.abc import Callable

from sanam.abilities.tree import Tree
from sanam.engine.choice import Choice, Option
from sanam.engine.table import Frame
from sanam.games.summoner_master.rules.game import SummonerGame
from sanam.games.summoner_master.texts.execution.profiles import NORMAL
from sanam.games.summoner_master.texts.tree.program import Program
from sanam.games.summoner_master.thinking import programs
from sanam.games.summoner_master.thinking.effects import of_operation, to_card
from sanam.games.summoner_master.thinking.field import Field
from sanam.games.summoner_master.thinking.pieces import Piece
from sanam.games.summoner_master.thinking.prepared import as_it_stands
from sanam.games.summoner_master.thinking.situation import LATER, Situation
from sanam.games.summoner_master.thinking.turns import HAND, NO_GAIN, STRIKE, Turns
from sanam.games.summoner_master.thinking.worth import Judge
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, DF_LINE, SHRINE
from sanam.games.thinking import Advice, Style, ranked
from sanam.wording import Message

LEAST = Message("These are the cards you need least")
BEST = Message("This is the best target")
SAVES = Message("Use {card} now: it changes what happens")
WAIT = Message("It is better kept for later")
PLACE = Message("It stands best there")
#: Questions that need no thinking.
SETTLED = ("start_method", "accept_method", "first", "by_hand", "next_game", "ability_order", "order", "copy")
#: What interfering has to gain.
ENOUGH = 0.25
#: What is feared of Seals that have not come yet, where nothing else speaks for a Line.
UNSEEN = 0.1


class SummonerPolicy:
    """See `sanam.games.thinking.Policy`."""

    def __init__(self, game: SummonerGame, style: Style) -> None:
        self.game, self.style = game, style
        self.judge = Judge(game)
        self.turns = Turns(self.judge, style)
        self._kinds: dict[str, Callable[[Choice], list[Advice]]] = {
            "action": self.turns.actions,
            "interfere": self._interfere,
            "attack_target": self._attack_target,
            "line": self._line,
            "target": self._target,
            "cards": self._cards,
            "mode": self._mode,
            "yes_no": self._yes_no,
            "draw": self._draw,
            "hand_limit": self._by(lambda choice, option: -self.judge.discarded(self._card(option)), LEAST),
            "hand_kind": self._by(
                lambda choice, option: programs.hit_on_hand(self._now(), 1 - choice.seat, option.value)
            ),
            "conditions": self._by(lambda choice, option: -self.judge.body(self._card(option)) + 0.9),
            "used_up": self._by(lambda choice, option: -self.judge.body(self._card(option))),
            "supports": self._by(lambda choice, option: -self.judge.body(self._card(option))),
            "form": self._by(self._form),
            "regenerate": self._by(lambda choice, option: 0.5),
            "progress": self._by(self._progress),
            "wake_up": self._by(self._woken),
            "copy": self._by(lambda choice, option: -self.judge.keep(self._card(option))),
            "x": self._by(lambda choice, option: programs.PER_X * option.value),
            "split": self._by(lambda choice, option: -0.1 * option.value),
            "wisdom": self._wisdom,
            "first": self._by(lambda choice, option: 0.1 * (option.act == "second")),
            "accept_method": self._by(lambda choice, option: 0.1 * (option.act == "accept")),
            "by_hand": self._by(lambda choice, option: 0.1 if option.act == "done" else -1.0),
        }

    def advise(self, choice: Choice) -> list[Advice]:
        judged = self._kinds.get(choice.kind)
        if judged is None:
            found = ranked(choice, [-0.01 * at for at in range(len(choice.options))])
        else:
            with self.judge.memo.question():
                found = judged(choice)
        return found[:1] if choice.kind in SETTLED else found

    def _now(self) -> Situation:
        return as_it_stands(self.judge, self.style)

    # ------------------------------------------------------------------ options one by one

    @staticmethod
    def _by(
        worth: Callable[[Choice, Option], float], reason: Message | None = None
    ) -> Callable[[Choice], list[Advice]]:
        def advise(choice: Choice) -> list[Advice]:
            reasons = [reason] * len(choice.options) if reason is not None else []
            return ranked(choice, [worth(choice, option) for option in choice.options], reasons)

        return advise

    @staticmethod
    def _card(option: Option) -> int:
        assert option.card is not None
        return option.card

    def _frame(self, *names: str) -> Frame | None:
        """The innermost of the procedures that run, if it has one of these names."""
        stack = self.game.table.stack
        return stack[-1] if stack and stack[-1].procedure in names else None

    def _program(self, frame: Frame) -> Program | None:
        inside = frame.locals
        program: Program | None = self.game.profile(inside["source"]).programs[inside["power"]]
        return program

    # ------------------------------------------------------------------ cutting in

    def _interfere(self, choice: Choice) -> list[Advice]:
        """What is worth its Mp now; passing is worth nothing."""
        now, game = self.turns.situation(), self.game
        found = [Advice((), 0.0, WAIT)]
        for at, option in enumerate(choice.options):
            card = self._card(option)
            if option.act == "cast":
                gain = programs.of_cast(now, card, choice.seat, game.mp(choice.seat))
                cost = game.value(card, "cast_mp") or 0
            else:
                gain = programs.of_skill(now, card, option.value, choice.seat)
                cost = game.skill_mp(card, option.value) or 0
            worth = gain - self.turns.price(now, choice.seat, cost) - ENOUGH
            found.append(Advice((at,), worth, SAVES if worth > 0 else WAIT, (("card", card),)))
        return sorted(found, key=lambda advice: -advice.worth)

    # ------------------------------------------------------------------ attacks and Lines

    def _attack_target(self, choice: Choice) -> list[Advice]:
        """What is attacked: by the plan for all attacks that can still be made, then by what the fight is worth."""
        game, seat = self.game, choice.seat
        now = self.turns.situation()
        field = now.field
        card = choice.params["card"]
        frame = game.table.stack[-1]
        way = field.way(card, frame.locals.get("form", NORMAL))
        side = game.owner(card)
        piece = field.sides[side].get(card) or field.piece(card, AT_LINE)
        mine = field.with_piece(side, piece._replace(ways=(way._replace(mp=0),), active=True))
        planned = next((s.target for s in mine.plan(seat, game.mp_for(seat, "attack")) if s.card == card), None)
        found = []
        for at, option in enumerate(choice.options):
            if option.card is None:
                found.append(Advice((at,), field.of_hand(1 - seat), HAND, (("card", card),)))
                continue
            target = field.sides[1 - seat].get(option.card)
            worth = -0.5 if target is None else field.clash(piece, way, target)
            better = 0.5 if option.card == planned else 0.0
            found.append(Advice((at,), worth + better, STRIKE if worth > 0 else NO_GAIN, (("card", card),)))
        return sorted(found, key=lambda advice: -advice.worth)

    def _line(self, choice: Choice) -> list[Advice]:
        """Where a Seal comes to stand: forward where it can attack at once, else where less is in danger."""
        now, seat = self.turns.situation(), choice.seat
        card = choice.params["card"]
        zones = {option.zone for option in choice.options if option.zone is not None}
        worths = {zone: self._standing(now, card, zone, seat) for zone in zones}
        if len(zones) < 2:
            return ranked(choice, [0.0] * len(choice.options))
        return ranked(
            choice,
            [worths[option.zone or ""] + 0.001 * (option.value or 0) for option in choice.options],
            [PLACE] * len(choice.options),
        )

    def _standing(self, now: Situation, card: int, zone: str, seat: int) -> float:
        game = self.game
        side, line = int(zone[0]), zone[2:]
        piece = now.field.piece(card, line)._replace(moves=False)
        worth = -LATER * now.danger(side, piece) - UNSEEN * piece.lost * _beaten_by_some(piece)
        if line == AT_LINE and game.active() == side == seat and now.in_main:
            field: Field = now.field.with_piece(side, piece)
            mp = game.mp_for(side, "attack")
            worth += max(0.0, field.gain(side, mp) - now.gain(side, mp))
        return worth

    # ------------------------------------------------------------------ what texts ask

    def _target(self, choice: Choice) -> list[Advice]:
        """What a text aims at, or a Mystic Card is attached to; what is not understood is aimed at nothing."""
        frame = self._frame("ChooseTargets")
        now = self._now()
        if frame is not None:
            op = self._slot(frame)
            if op is not None:
                inside = frame.locals
                worths = [to_card(now, op, self._card(o), inside["source"], inside["seat"]) for o in choice.options]
                return ranked(choice, worths, [BEST] * len(worths))
        card = choice.params.get("card")
        if card is not None and "ability" not in choice.params and choice.least:
            worths = [programs.on_host(now, card, self._card(option), choice.seat) for option in choice.options]
            return ranked(choice, worths, [BEST] * len(worths))
        return ranked(choice, [-0.1] * len(choice.options))

    def _slot(self, frame: Frame) -> Tree | None:
        """The operation whose target is asked for."""
        program = self._program(frame)
        if program is None:
            return None
        way = frame.locals.get("way") or 0
        group = program.slots(way)[frame.locals.get("slot") or 0]
        found = (s["o"] for s in program.ways[way] if any(part is group for part in s["o"].walk()))
        return next(found, None)

    def _cards(self, choice: Choice) -> list[Advice]:
        """Cards that are picked as something is done or paid."""
        frame = self._frame("CarryOut", "PayCosts", "PayInstead")
        if frame is None:
            return ranked(choice, [0.0] * len(choice.options))
        if choice.options and choice.options[0].act == "draw":
            return ranked(choice, [self._drawn(choice.seat, option.value) for option in choice.options])
        return ranked(
            choice, [self._picked(frame, choice, self._card(o)) for o in choice.options], [BEST] * len(choice.options)
        )

    def _picked(self, frame: Frame, choice: Choice, card: int) -> float:
        program = self._program(frame)
        inside = frame.locals
        if frame.procedure in ("PayCosts", "PayInstead") or program is None:
            return -self._spent(card)
        op = program.ways[inside.get("way") or 0][inside.get("at") or 0]["o"]
        if op.name.startswith("discard"):
            return -self.judge.discarded(card)
        return to_card(self._now(), op, card, inside["source"], inside["seat"])

    def _spent(self, card: int) -> float:
        """What paying with a card costs: out of the own Shrine its Levels do not count any more."""
        judge, it = self.judge, self.game.table.cards[card]
        if self.game.in_arena(card):
            return judge.lost(card) - self._now().parting(card, "sacrifice")
        if it.zone[2:] in SHRINE.values():
            return judge.fallen(it.owner, -self.game.profile(card).level) + 0.1 * judge.keep(card)
        return judge.discarded(card)

    def _mode(self, choice: Choice) -> list[Advice]:
        """Which of its modes a text works in."""
        now, card = self._now(), choice.params["card"]
        program = self.game.profile(card).programs[choice.params["power"]]
        if program is None:
            return ranked(choice, [0.0] * len(choice.options))
        return ranked(
            choice, [programs.of_way(now, program, option.value, card, choice.seat) for option in choice.options]
        )

    def _yes_no(self, choice: Choice) -> list[Advice]:
        """Whether something is done that may be done: mostly it is worth doing."""
        worth = 0.1
        frame = self._frame("CarryOut")
        if choice.rule == "701.7":
            worth = self.judge.body(card) if (card := self._rescued()) is not None else worth
        elif frame is not None and choice.params.get("question") == "ability":
            program, inside = self._program(frame), frame.locals
            if program is not None:
                sentence = program.ways[inside.get("way") or 0][inside.get("at") or 0]
                worth = programs.of_sentence(self._now(), sentence, inside["source"], inside["seat"])
                worth = worth or 0.05
        elif frame is not None and choice.params.get("question") == "toll":
            worth = self._toll(frame)
        elif choice.params.get("question") == "growth":
            worth = self._growth(choice.params["card"], choice.seat)
        return ranked(choice, [worth if option.act == "yes" else 0.0 for option in choice.options])

    def _rescued(self) -> int | None:
        """The card that would be destroyed."""
        frame = self._frame("Rescue")
        return frame.locals.get("card") if frame is not None else None

    def _toll(self, frame: Frame) -> float:
        """What paying so that something is not done is worth to the player who may."""
        program, inside = self._program(frame), frame.locals
        if program is None:
            return 0.0
        sentence = program.ways[inside.get("way") or 0][inside.get("at") or 0]
        toll, now = sentence["t"], self._now()
        price = 0.3 if toll.name == "mp" else 0.9 if toll.name == "discard" else 1.6
        done = of_operation(now, sentence["o"], inside["source"], inside["seat"])
        return done - price * toll.number("n")

    def _growth(self, card: int, seat: int) -> float:
        """What a Seal gains by its Growth, less what is removed for it; removed Seals do not fall into the Shrine."""
        game, judge = self.game, self.judge
        growth = game.profile(card).data.growth
        sets = game.growth.condition_sets(seat, card)
        if growth is None or not sets:
            return -0.1
        price = min(sum(judge.body(each) for each in cards) for cards in sets)
        return 0.9 * max(1, len(growth.gains)) - price

    # ------------------------------------------------------------------ the hand and the Library

    def _draw(self, choice: Choice) -> list[Advice]:
        """From which pile a card is drawn, and whether a second one is: not more than can be kept."""
        return ranked(choice, [self._drawn(choice.seat, option.value) for option in choice.options])

    def _drawn(self, seat: int, family: str) -> float:
        game = self.game
        hand = game.hand(seat)
        left = sum(len(game.table.zones[f"{seat}.{pile}"]) for pile in ("seal-library", "mystic-library"))
        if len(hand) >= game.level.hand or left <= 2:
            return -0.5
        seals = sum(game.profile(card).seal for card in hand)
        wanted = 0.9 - 0.12 * (seals if family == "seal" else (len(hand) - seals) * 1.5)
        return max(0.05, wanted + (0.5 if family == "seal" and not game.seals(seat) else 0.0))

    def _progress(self, choice: Choice, option: Option) -> float:
        """A card brought in by Progress, less what it uses up and the cards that are not drawn."""
        game, judge, card = self.game, self.judge, self._card(option)
        sets = game.growth.used_up_by(choice.seat, card)
        price = min((sum(judge.body(each) for each in cards) for cards in sets), default=0.0)
        return judge.printed(card) + 0.5 - self._held(card) - price - 1.5

    def _woken(self, choice: Choice, option: Option) -> float:
        """A card that is cast free; one of the Library costs no card of the hand."""
        card = self._card(option)
        return max(0.05, self.judge.printed(card) - self._held(card))

    def _held(self, card: int) -> float:
        """What a card that comes into the Arena costs the hand; one of the Library costs it nothing."""
        return self.judge.keep(card) if self.game.word(card) == "hand" else 0.0

    def _form(self, choice: Choice, option: Option) -> float:
        """By the At of each form."""
        value = self.game.value(self._card(option), "at", option.value)
        return 0.1 * (value or 0)

    def _wisdom(self, choice: Choice) -> list[Advice]:
        """What a card becomes: the one that would be worth the most now."""
        card, seat = choice.params["card"], choice.seat
        worths = []
        for option in choice.options:
            with self.game.pretending(card, option.value):
                worths.append(programs.of_cast(self._now(), card, seat, self.game.mp(seat)))
        return ranked(choice, worths)


def _beaten_by_some(piece: Piece) -> float:
    """How many of the Seals that may come would win a fight against one: At of 2 to 5 are common."""
    value = piece.df if piece.line == DF_LINE else piece.at
    return max(0.0, min(1.0, (5.5 - value) / 4))
