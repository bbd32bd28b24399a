"""How an ability comes to be used: each timing with the way to it, played as players play (8-1-3, 10-2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sanam.engine.table import UP
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.witness.board import Board
from sanam.games.onepiece.witness.ledger import BATTLE, Ledger
from sanam.games.onepiece.witness.sketches import BIG, Sketch
from sanam.games.onepiece.witness.turns import begin_turn, finish_battle, pass_turn, refresh
from sanam.games.witnessing.phrases import Node
from sanam.games.witnessing.trials import Deviation, NotDriven

#: Events by which other things are made to happen.
KO_OWN = Sketch("event", "Own K.O.", cost=0, text="[Main] K.O. 1 of your Characters.")
KO_OTHER = Sketch("event", "Other K.O.", cost=0, text="[Main] K.O. 1 of your opponent's Characters.")
PLAY = Sketch("event", "Call", cost=0, text="[Main] Play 1 Character card from your hand.")


@dataclass
class Way:
    """One trial under way. `use` carries out the ability on the shadow, in step with the match."""

    board: Board
    card: OnePieceCard
    given: int
    use: Callable[[Ledger, bool], None]
    led: Ledger | None = field(default=None)
    tags: list[Node] = field(default_factory=list)

    def begin(self, subject: str, player: int = 0, extra: tuple[tuple[int, str, str, str], ...] = ()) -> Ledger:
        area = "leader" if self.card.category == "leader" else subject
        stage, led = self.board.start(area, player, self.given, extra)
        del stage
        self.led = led
        return led

    @property
    def area(self) -> str:
        return self.card.category

    def code(self, sketch: Sketch) -> str:
        return self.board.cards.code(sketch)


Occasion = Callable[[Way], bool]
#: Each makes an ability be used, and tells whether it was offered at all.
OCCASIONS: dict[str, Occasion] = {}


def occasion(*names: str) -> Callable[[Occasion], Occasion]:
    def register(function: Occasion) -> Occasion:
        OCCASIONS.update(dict.fromkeys(names, function))
        return function

    return register


@occasion("on play", "main")
def _play(way: Way) -> bool:
    if way.board.don[0][0] < (way.card.cost or 0) and way.card.category == "character":
        return _played_by_effect(way)
    led = way.begin("hand")
    card = led.subject
    if card not in led.stage.offered("play"):
        return False
    led.stage.act("play", card)
    led.pay(0, way.card.cost or 0)
    led.move(card, "0.trash" if way.card.category == "event" else f"0.{way.area}")
    way.use(led, way.card.category == "event")
    return True


def _played_by_effect(way: Way) -> bool:
    """Where a condition leaves too few DON!! cards to pay for it (3-7-3)."""
    code = way.code(PLAY)
    led = way.begin("hand", 0, ((0, "hand", code, UP),))
    played = of_code(led, 0, "hand", code)
    led.stage.act("play", played)
    led.move(played, "0.trash")
    choice = led.stage.choice
    if choice is not None and choice.kind == "effect_pick" and choice.params.get("card") == played:
        led.stage.act("pick", led.subject)
    led.move(led.subject, "0.character")
    way.use(led, False)
    return True


@occasion("activate main")
def _activate(way: Way) -> bool:
    led = way.begin(way.area)
    if led.subject not in led.stage.offered("activate"):
        return False
    led.stage.act("activate", led.subject)
    way.use(led, True)
    return True


@occasion("when attacking")
def _attack(way: Way) -> bool:
    led = way.begin(way.area)
    target = led.leader(1)
    if way.card.category == "stage":
        raise NotDriven("a Stage does not attack")
    declare(led, led.subject, target)
    way.use(led, False)
    return True


def declare(led: Ledger, attacker: int, target: int) -> None:
    led.stage.act("attack", attacker)
    led.pieces[attacker].side = True
    if led.stage.kind == "attack_target":
        led.stage.act("target", target)
    led.attack = (attacker, target)


@occasion("on opponent's attack", "opponent's attack short")
def _attacked(way: Way) -> bool:
    big = way.code(BIG)
    led = way.begin(way.area, 1, ((1, "character", big, UP),))
    attacker = of_code(led, 1, "character", big)
    declare(led, attacker, led.leader(0))
    way.use(led, False)
    return True


@occasion("on block")
def _block(way: Way) -> bool:
    big = way.code(BIG)
    led = way.begin(way.area, 1, ((1, "character", big, UP),))
    led.memory["own keywords"] = ("blocker",)
    attacker = of_code(led, 1, "character", big)
    declare(led, attacker, led.leader(0))
    if led.subject not in led.stage.offered("block"):
        raise Deviation("a [Blocker] is not offered")
    led.block_over = True
    led.stage.act("block", led.subject)
    led.pieces[led.subject].side = True
    led.attack = (attacker, led.subject)
    way.use(led, False)
    return True


def of_code(led: Ledger, seat: int, area: str, code: str) -> int:
    return next(card for card in reversed(led.pile(seat, area)) if led.pieces[card].code == code)


@occasion("on ko")
def _knocked_out(way: Way) -> bool:
    """In the own turn by an effect."""
    code = way.code(KO_OWN)
    led = way.begin(way.area, 0, ((0, "hand", code, UP),))
    return _by_event(way, led, code, 0)


@occasion("on ko by opponent")
def _knocked_out_by_opponent(way: Way) -> bool:
    code = way.code(KO_OTHER)
    led = way.begin(way.area, 1, ((1, "hand", code, UP),))
    return _by_event(way, led, code, 1)


def _by_event(way: Way, led: Ledger, code: str, seat: int) -> bool:
    played = of_code(led, seat, "hand", code)
    led.stage.act("play", played)
    led.move(played, f"{seat}.trash")
    given = len(led.given(led.subject))
    choice = led.stage.choice
    if choice is not None and choice.kind == "effect_pick" and choice.params.get("card") == played:
        led.stage.act("pick", led.subject)
    led.move(led.subject, f"{led.me}.trash")
    led.memory["was given"] = given
    way.use(led, False)
    return True


@occasion("counter")
def _counter(way: Way) -> bool:
    big = way.code(BIG)
    led = way.begin("hand", 1, ((1, "character", big, UP),))
    attacker = of_code(led, 1, "character", big)
    declare(led, attacker, led.leader(0))
    led.block_over = True
    while led.stage.kind == "block":
        led.stage.answer([])
    return _offered_in_counter(way, led)


def _offered_in_counter(way: Way, led: Ledger) -> bool:
    """The option of a [Counter] Event, whatever it is called."""
    choice = led.stage.choice
    if choice is None or choice.kind != "counter":
        return False
    places = [at for at, option in enumerate(choice.options) if option.card == led.subject]
    if not places:
        return False
    led.stage.answer([places[0]])
    return _countered(way, led)


def _countered(way: Way, led: Ledger) -> bool:
    led.pay(0, way.card.cost or 0)
    led.move(led.subject, "0.trash")
    way.use(led, True)
    return True


@occasion("trigger")
def _trigger(way: Way) -> bool:
    big = way.code(BIG)
    led = way.begin("life", 1, ((1, "character", big, UP),))
    attacker = of_code(led, 1, "character", big)
    declare(led, attacker, led.leader(0))
    led.block_over = True
    while led.stage.kind in ("block", "counter"):
        led.stage.answer([])
    if led.subject not in led.stage.offered("trigger"):
        return False
    led.stage.act("trigger", led.subject)
    led.move(led.subject, "0.aside", up=True)
    way.use(led, True)
    if led.area(led.subject) == "aside":
        led.move(led.subject, "0.trash")
    led.attack = None
    led.expire(("battle", 0))
    return True


@occasion("end of your turn")
def _turn_ends(way: Way) -> bool:
    led = way.begin(way.area)
    led.stage.act("end")
    way.use(led, False)
    begin_turn(led)
    return True


@occasion("end of opponent's turn")
def _other_turn_ends(way: Way) -> bool:
    led = way.begin(way.area, 1)
    led.stage.act("end")
    way.use(led, False)
    begin_turn(led)
    return True


@occasion("start of your turn")
def _turn_starts(way: Way) -> bool:
    led = way.begin(way.area, 1)
    led.stage.act("end")
    pass_turn(led)
    way.use(led, False)
    refresh(led)
    return True


def settle(led: Ledger) -> None:
    """Let a battle that is under way come to its end."""
    if led.attack is None:
        return
    if led.memory.get("fought"):
        led.attack = None
        led.expire((BATTLE, 0))
    else:
        finish_battle(led)
