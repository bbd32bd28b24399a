"""How the events come about that abilities wait for ("when …"), and what would happen "instead" of which they do."""

from __future__ import annotations

from collections.abc import Callable

from sanam.engine.table import UP, UP_SIDE
from sanam.games.onepiece.witness import nouns
from sanam.games.onepiece.witness.filters import passes
from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.onepiece.witness.occasions import KO_OTHER, Way, declare, of_code
from sanam.games.onepiece.witness.operations import damage
from sanam.games.onepiece.witness.sketches import BIG, Sketch
from sanam.games.witnessing.phrases import Node, has, many, name_of, number
from sanam.games.witnessing.trials import NotDriven

DRAW = Sketch("event", "Draw", cost=0, text="[Main] Draw 1 card.")
BOUNCE = Sketch("event", "Bounce", cost=0, text="[Main] Return 1 of your opponent's Characters to the owner's hand.")
BOTTOM = Sketch(
    "event", "Bottom", cost=0, text="[Main] Place 1 of your opponent's Characters at the bottom of the owner's deck."
)
PARRY = Sketch("event", "Parry", cost=0, text="[Counter] Draw 1 card.")
GUARD = Sketch(name="Guard", cost=1, power=1000, text="[Blocker]", types=("Guards",))
WEAK = Sketch(name="Weak", cost=1, power=1000, types=("Guards",), attributes=("Strike",))

Happening = Callable[[Way, Node], Ledger]
#: Each makes an event happen, in the match and on the shadow, up to the moment in which abilities are taken up.
HAPPENINGS: dict[str, Happening] = {}


def happening(*names: str) -> Callable[[Happening], Happening]:
    def register(function: Happening) -> Happening:
        HAPPENINGS.update(dict.fromkeys(names, function))
        return function

    return register


def turn_of(way: Way, otherwise: int = 0) -> int:
    """Whose turn the ability asks for: 0 the own one."""
    if has(way.tags, "Tag.opponent's turn"):
        return 1
    return 0 if has(way.tags, "Tag.your turn") else otherwise


def play_event(led: Ledger, seat: int, code: str) -> int:
    """Play an invented Event that costs nothing; what it does is still to be told."""
    card = of_code(led, seat, "hand", code)
    led.stage.act("play", card)
    led.move(card, f"{seat}.trash")
    return card


def choose(led: Ledger, event: int, card: int) -> None:
    """Pick a card for an invented Event, where the match asks."""
    choice = led.stage.choice
    if choice is not None and choice.kind == "effect_pick" and choice.params.get("card") == event:
        led.stage.act("pick", card)


@happening("you play event")
def own_event(way: Way, event: Node) -> Ledger:
    code = way.code(DRAW)
    led = way.begin(way.area, turn_of(way), ((turn_of(way), "hand", code, UP),))
    if led.turn_player != led.me:
        raise NotDriven("an own Event in the opponent's turn")
    play_event(led, 0, code)
    led.draw(0, 1)
    return led


@happening("opponent plays event")
def their_event(way: Way, event: Node) -> Ledger:
    """In their turn a [Main] Event, in the own turn a [Counter] Event."""
    if turn_of(way, 1) == 1:
        code = way.code(DRAW)
        led = way.begin(way.area, 1, ((1, "hand", code, UP),))
        play_event(led, 1, code)
        led.draw(1, 1)
        return led
    code = way.code(PARRY)
    led = way.begin(way.area, 0, ((1, "hand", code, UP),))
    declare(led, led.leader(0), led.leader(1))
    pass_steps(led, "block")
    card = of_code(led, 1, "hand", code)
    choice = led.stage.choice
    assert choice is not None
    places = [at for at, option in enumerate(choice.options) if option.card == card]
    if not places:
        raise NotDriven("a [Counter] that is not offered")
    led.stage.answer([places[0]])
    led.move(card, "1.trash")
    led.draw(1, 1)
    return led


def pass_steps(led: Ledger, *kinds: str) -> None:
    led.block_over = led.block_over or "block" in kinds
    while led.stage.kind in kinds:
        led.stage.answer([])


@happening("you draw outside")
def _draw(way: Way, event: Node) -> Ledger:
    return own_event(way, event)


@happening("given don")
def _given(way: Way, event: Node) -> Ledger:
    led = way.begin(way.area)
    host = led.subject if has(event["s"], "Sel.this") and way.area == "character" else led.leader(0)
    led.stage.act("give", host)
    led.give(led.active_don(0)[0], host)
    return led


@happening("becomes rested")
def _rested(way: Way, event: Node) -> Ledger:
    if has(event["s"], "Whose.opponent's"):
        raise NotDriven("an opponent's card that becomes rested")
    led = way.begin(way.area)
    declare(led, led.subject, led.leader(1))
    return led


@happening("attack damages", "you deal damage")
def damages(way: Way, event: Node) -> Ledger:
    led = way.begin(way.area)
    attacker = led.subject if way.area != "stage" else led.leader(0)
    declare(led, attacker, led.leader(1))
    pass_steps(led, "block", "counter")
    if led.value(attacker, "power") < led.value(led.leader(1), "power"):
        raise NotDriven("an attack that is too weak")
    damage(led, 1, 2 if led.has_keyword(attacker, "double attack") else 1)
    led.memory["fought"] = True
    return led


@happening("battle ko")
def _battle(way: Way, event: Node) -> Ledger:
    """Against a weak Character that is rested; what it battles is told when the powers are compared."""
    weak = way.code(WEAK)
    led = way.begin(way.area, 0, ((1, "character", weak, UP_SIDE),))
    target = of_code(led, 1, "character", weak)
    if "t" in event:
        noun, tests = (
            event["t"].get("n") or event["t"]["k"]["n"],
            many(event["t"].get("f") or event["t"].get("k", {}).get("f")),
        )
        if not (nouns.is_kind(led.data(target), noun) and passes(led, target, tests)):
            raise NotDriven("a battle with another card")
    declare(led, led.subject, target)
    led.memory["opposed"] = [target]
    pass_steps(led, "block", "counter")
    wins = led.value(led.subject, "power") >= led.value(target, "power")
    if not wins and name_of(event) == "battle ko":
        raise NotDriven("an attack that is too weak")
    if wins:
        led.move(target, "1.trash")
    led.memory["fought"] = True
    return led


@happening("opponent activates keyword")
def _their_block(way: Way, event: Node) -> Ledger:
    guard = way.code(GUARD)
    led = way.begin(way.area, 0, ((1, "character", guard, UP),))
    declare(led, led.leader(0), led.leader(1))
    card = of_code(led, 1, "character", guard)
    led.block_over = True
    led.stage.act("block", card)
    led.pieces[card].side = True
    led.attack = (led.leader(0), card)
    return led


@happening("life to hand opponent", "life becomes")
def life_lost(way: Way, event: Node) -> Ledger:
    """The own Life goes to the hand by damage; in the own turn there is no such damage."""
    if turn_of(way, 1) == 0:
        raise NotDriven("own Life in the own turn")
    if name_of(event) == "life becomes":
        way.board.sizes[0, "life"] = number(event) + 1
    big = way.code(BIG)
    led = way.begin(way.area, 1, ((1, "character", big, UP),))
    declare(led, of_code(led, 1, "character", big), led.leader(0))
    pass_steps(led, "block", "counter")
    damage(led, 0, 1)
    led.memory["fought"] = True
    return led


# ---------------------------------------------------------------------- instead


#: How a Character is about to be removed, each by an Event of the opponent's, and what it then does.
REMOVALS = {"ko": KO_OTHER, "hand": BOUNCE, "deck": BOTTOM}


def about_to(way: Way, would: Node, how: str) -> tuple[Ledger, int, Callable[[], None]]:
    """The moment before a Character is removed in a way; the last is what removes it on the shadow."""
    if how == "battle":
        return _in_battle(way, would)
    if how == "damage":
        return _at_the_leader(way)
    seat = turn_of(way, 1)
    if not seat:
        raise NotDriven("the opponent's effect in the own turn")
    code = way.code(REMOVALS[how])
    led = way.begin(way.area, 1, ((1, "hand", code, UP),))
    target = _threatened(led, would)
    card = play_event(led, 1, code)
    choose(led, card, target)

    def remove() -> None:
        owner = led.pieces[target].owner
        led.move(target, f"{owner}.{'trash' if how == 'ko' else how}", bottom=how == "deck")

    return led, target, remove


def _in_battle(way: Way, would: Node) -> tuple[Ledger, int, Callable[[], None]]:
    big = way.code(BIG)
    way.board.subject_rested = True
    led = way.begin(way.area, 1, ((1, "character", big, UP),))
    target = _threatened(led, would, rested=True)
    declare(led, of_code(led, 1, "character", big), target)
    pass_steps(led, "block", "counter")
    led.memory["fought"] = True
    return led, target, lambda: led.move(target, f"{led.pieces[target].owner}.trash")


def _at_the_leader(way: Way) -> tuple[Ledger, int, Callable[[], None]]:
    big = way.code(BIG)
    led = way.begin(way.area, 1, ((1, "character", big, UP),))
    declare(led, of_code(led, 1, "character", big), led.leader(0))
    pass_steps(led, "block", "counter")
    led.memory["fought"] = True
    return led, led.leader(0), lambda: damage(led, 0, 1)


def _threatened(led: Ledger, would: Node, rested: bool = False) -> int:
    """A card that the text speaks of."""
    sel = would["s"]
    if sel["is"] == "Sel.this":
        return led.subject
    noun, tests = sel.get("n"), many(sel.get("f"))
    if noun is None:
        raise NotDriven(f"{sel['is']}")
    able = [c for c in led.pile(0, "character") if nouns.is_kind(led.data(c), noun) and passes(led, c, tests)]
    able = [card for card in able if led.pieces[card].side or not rested]
    others = [card for card in able if card != led.subject] or able
    if not others:
        raise NotDriven("no card that would be removed so")
    return others[0]


def meant(would: Node, how: str) -> bool:
    """Whether a removal by the opponent in this way is one that the text speaks of."""
    name, by = name_of(would), would.get("b")
    if how == "damage":
        return name == "take damage"
    if how == "battle" and name != "be ko'd" and by is not None:
        return False
    if name == "be ko'd" and how not in ("ko", "battle"):
        return False
    if name not in ("be ko'd", "be removed"):
        raise NotDriven(would["is"])
    match name_of(by) if by is not None else "":
        case "":
            return True
        case "effects" | "opponent's effects" | "opponent's effect" | "your opponent":
            return how != "battle"
        case "battle" | "battle plain":
            return how == "battle"
        case "battle or effect" | "battle or opponent's effects":
            return True
    raise NotDriven(f"{by['is'] if by else ''}")
