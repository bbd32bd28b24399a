"""One trial under way, and the tools by which things are made to happen in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sanam.engine.table import DOWN, UP, UP_SIDE
from sanam.games.witnessing.phrases import Node, category_of, name_of, walk
from sanam.games.witnessing.trials import Deviation, NotDriven
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.asking import declined, pass_by, respond, triggered
from sanam.games.yugioh.witness.board import Board
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.sketches import Sketch, decoys, sketch_of
from sanam.games.yugioh.witness.texts import Text

#: Cards by which other things are made to happen.
KILL = Sketch(kind="spell", icon="normal", name="Kill", text="Target 1 card on the field; destroy it.")


REVIVE = Sketch(kind="spell", icon="normal", name="Revive", text="Target 1 monster in your GY; Special Summon it.")


CALL = Sketch(kind="spell", icon="normal", name="Call", text="Special Summon 1 monster from your hand.")


SCALD = Sketch(kind="spell", icon="normal", name="Scald", text="Take 300 damage.")


DUMP = Sketch(kind="spell", icon="normal", name="Dump", text="Discard 1 card.")


MILL = Sketch(kind="spell", icon="normal", name="Mill", text="Send 1 card from your Deck to the GY.")


SEND = Sketch(kind="spell", icon="normal", name="Send", text="Target 1 card on the field; send it to the GY.")


EXILE = Sketch(kind="spell", icon="normal", name="Exile", text="Target 1 card on the field; banish it.")


BOUNCE = Sketch(kind="spell", icon="normal", name="Bounce", text="Target 1 card on the field; return it to the hand.")


OFFER = Sketch(kind="spell", icon="normal", name="Offer", text="Tribute 1 monster; draw 1 card.")


#: What Tributes a monster by its effect, and not to be activated.
SLAY = Sketch(
    kind="spell", icon="normal", name="Slay", text="Tribute 1 monster you control, and if you do, draw 1 card."
)


FETCH = Sketch(kind="spell", icon="normal", name="Fetch", text="Special Summon 1 monster from your Deck.")


RISE = Sketch(kind="spell", icon="normal", name="Rise", text="Special Summon 1 monster from your Extra Deck.")


DIG = Sketch(
    kind="spell",
    icon="normal",
    name="Dig",
    text="Excavate the top card of your Deck, and if you do, send it to the GY.",
)
STRIP = Sketch(kind="spell", icon="normal", name="Strip", text="Your opponent discards 1 card.")
TURN = Sketch(
    kind="spell",
    icon="normal",
    name="Turn",
    text="Target 1 face-up monster on the field; change it to face-down Defense Position.",
)
BURN = Sketch(kind="spell", icon="normal", name="Burn", text="Inflict 300 damage to your opponent.")


#: What the opponent activates: a Trap that is Set, an effect of a monster.
SNARE = Sketch(kind="trap", icon="normal", name="Snare", text="Gain 100 Life Points.", down=True)
ENGINE = Sketch(
    name="Engine",
    traits=("effect",),
    race="Machine",
    atk=10,
    def_=10,
    text="Once per turn: You can gain 100 Life Points.",
)
NOVA = Sketch(kind="spell", icon="normal", name="Nova", text="Gain 100 Life Points.")


@dataclass
class Way:
    """One trial under way. `use` carries the ability out on the ledger, in step with the match."""

    board: Board
    card: CardData
    text: Text
    use: Callable[[Ledger], None]
    home: str
    quiet: bool = False
    way: str = ""
    led: Ledger | None = None
    used: bool = False
    #: Whether its conditions hold; whether a Spell or Trap is activated, and does not lie there already.
    able: Callable[[Ledger], bool] = lambda led: True
    activates: bool = False
    #: Every sentence of the card, and at which moment of a battle its effect is used.
    sentences: list[Node] = field(default_factory=list)
    moment: str = ""
    #: Whether it was Summoned this turn, or sent to the Graveyard.
    fresh: bool = False
    sent: bool = False
    #: Whether what happens is not what the heading tells: nothing is to be used.
    aside: bool = False
    #: Its conditions, and which of them is broken.
    conds: list[Node] = field(default_factory=list)
    against: int | None = None
    #: Whether it lies in Defense Position; whether its effect is used only later, at a phase.
    side: bool = False
    waits: bool = False

    def begin(self, place: str, player: int = 0, stance: str = "", **marks: object) -> Ledger:
        if place == "monster" and "entered" not in marks:
            marks["entered"] = 1
        if place == "monster" and "gemini" in self.card.traits:
            marks["summoned"] = ["normal", "gemini"]
        if self.side and place == "monster" and stance in ("", UP):
            stance = UP_SIDE
        if place != "extra" and place != "hand":
            marks["proper"] = True
        self.led = self.board.start(place, player, "main1", stance, **marks)
        self.board_ready(self.led)
        return self.led

    def board_ready(self, led: Ledger) -> None:
        pass_by(led)

    def code(self, sketch: Sketch) -> str:
        return self.board.cards.code(sketch)

    def meant(self, tests: list[Node], sort: Node | None) -> Sketch:
        """A monster that a heading speaks of; or one that it just does not, where nothing is to happen."""
        if not self.aside:
            return sketch_of(tests, sort)
        wrong = astray(tests, sort)
        if wrong is None:
            raise NotDriven("a card of which the heading does not speak")
        return wrong

    def tool(self, sketch: Sketch, seat: int = 0) -> None:
        """A card in the hand by which something is made to happen."""
        self.board.add(seat, "hand", sketch, True, "must")

    def fire(self, led: Ledger) -> None:
        """The occasion has come: the ability is used, if it is to be."""
        if self.waits:
            return
        if not self.able(led):
            if self.text.optional and led.stage.kind.startswith("optional_trigger"):
                raise Deviation("offered though a condition does not hold")
            if self.text.label == "quick" and _waits(led):
                raise Deviation("offered though its heading does not hold")
            declined(led)
            return
        if self.text.steady:
            self.used = True
            self.use(led)
            return
        if (self.text.optional or self.text.label == "quick") and _waits(led):
            respond(led, led.subject)
        elif not triggered(led, self.text.optional):
            raise NotDriven("not offered where it should be")
        self.used = True
        self.use(led)


def astray(tests: list[Node], sort: Node | None) -> Sketch | None:
    """A face-up monster that just fails one of the words of a phrase, and that may be Normal Summoned."""
    try:
        fitting = sketch_of(tests, sort)
    except NotDriven:
        return None
    if fitting.kind != "monster" or _MADE & {*fitting.traits}:
        return None
    for one in decoys(fitting, tests, sort):
        plain = one.kind == "monster" and not one.down and not _MADE & {*one.traits} and one.side == fitting.side
        if plain and one.level <= 4 and one.came == fitting.came and one.counters == fitting.counters:
            return one
    return None


_MADE = {"fusion", "synchro", "xyz", "ritual", "token"}


def _waits(led: Ledger) -> bool:
    """Whether the effect may be used as an answer, and not as a trigger."""
    pass_place(led)
    while led.stage.kind == "respond" and led.subject not in led.stage.offered("activate"):
        led.stage.answer([])
    return led.stage.kind == "respond"


Occasion = Callable[[Way, Node], None]


#: Each makes an event happen and fires the ability.
EVENTS: dict[str, Occasion] = {}


def event(*names: str) -> Callable[[Occasion], Occasion]:
    def register(function: Occasion) -> Occasion:
        EVENTS.update(dict.fromkeys(names, function))
        return function

    return register


def find(led: Ledger, seat: int, word: str, sketch_name: str) -> int:
    found = [card for card in led.pile(seat, word) if led.data(card).name == sketch_name]
    if not found:
        raise NotDriven(f"{sketch_name} is gone")
    return found[0]


def cast(led: Ledger, seat: int, tool: Sketch, aim: int | None, pay: bool = False) -> None:
    """Activate a tool from the hand, at a card; it is not resolved in the ledger but for the tool itself."""
    hand = [card for card in led.pile(seat, "hand") if led.data(card).name == tool.name]
    card = hand[0] if hand else find(led, seat, "spell", tool.name)
    led.stage.act("activate", card)
    if hand:
        led.move(card, "spell", seat)
    led.pieces[card].up = True
    pass_place(led)
    choice = led.stage.choice
    mine = choice is not None and choice.params.get("card") == card
    if (
        aim is not None
        and choice is not None
        and mine
        and any(o.card == aim and o.act == "pick" for o in choice.options)
    ):
        led.stage.act("pick", aim)
    led.tool = card
    del pay


def resolved(led: Ledger) -> None:
    """The tool has done what it does and goes to the Graveyard (YZH-2.94)."""
    if led.tool is not None:
        if led.there(led.tool) and led.area(led.tool) in ("spell", "field"):
            led.move(led.tool, "graveyard")
        led.tool = None


def only_itself(said: Node) -> None:
    subject = said["s"]
    if category_of(subject) not in ("Ref", "Subject", "Self") or not is_own(subject) or by_what(said) not in KNOWN_BY:
        raise NotDriven(f"{said['is']} of another")


#: By what something leaves, as far as it can be made to.
KNOWN_BY = (
    "",
    "battle",
    "effect",
    "battle or effect",
    "opponent's card",
    "opponent's effect",
    "battle or opponent's effect",
    "attacking monster",
    "while equipped",
)


def zones_from(said: Node) -> list[str]:
    """The places in "from the hand", by name."""
    return [name_of(node) for node in walk(said.get("z")) if category_of(node) == "Zone"]


def is_own(subject: Node) -> bool:
    if category_of(subject) in ("Subject", "Self"):
        return True
    return itself(subject)


def pass_place(led: Ledger) -> None:
    while led.stage.kind == "place":
        led.stage.answer([0])


def way_stance(way: Way) -> str:
    if way.home == "spell":
        return DOWN if way.activates else UP
    return ""


def answer(way: Way, led: Ledger) -> None:
    """What happened is answered: by a trigger, or by a Trap or Quick Effect that waits for it."""
    if way.activates and way.home == "spell" and not led.pieces[led.subject].up:
        able = way.able(led)
        if respond(led, led.subject) != able:
            if able:
                raise NotDriven("not offered where it should be")
            raise Deviation("offered though a condition does not hold")
        if able:
            way.used = True
            way.use(led)
        return
    way.fire(led)


def by_what(said: Node) -> str:
    return name_of(said["b"]) if "b" in said else ""


def has_test(tests: list[Node], key: str) -> bool:
    return any(name_of(test) == key for test in tests)
