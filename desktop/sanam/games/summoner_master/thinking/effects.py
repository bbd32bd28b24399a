"""What each operation of a card text does to whom, and how much: declared once, with the operation.

A declaration says what an operation does to one card, in cards, as its owner feels it; below 0 hurts. From these come
the best targets of a text and what using it is worth as things stand.
"""

from __future__ import annotations

from collections.abc import Callable

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.execution import amounts, keyword_ops, operations
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.thinking.field import changes_of
from sanam.games.summoner_master.thinking.situation import LATER, Situation
from sanam.games.summoner_master.thinking.worth import CURSED
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, HAND, IN_ARENA, LIBRARY, LINES, SHRINE, WORDS

#: What an operation does to a card, as the card's owner feels it; the card with the text and its player come with it.
Done = Callable[[Situation, int, Tree, int, int], float]
done: dict[str, Done] = {}
#: What an operation that names no card gives its player.
Given = Callable[[Situation, int, Tree], float]
given: dict[str, Given] = {}
#: What an Mp is worth.
MP = 0.25
#: What a card may not do any more, or may do that it could not, as its owner feels it.
DEEDS = {
    "attack": -0.5,
    "counter": -0.2,
    "ready": -0.4,
    "line": -0.1,
    "skill": -0.3,
    "support": -0.1,
    "combine": -0.2,
    "destroyed": 0.6,
    "destroyed-fought": 0.5,
    "grow": -0.1,
    "condition": -0.1,
    "cross": -0.2,
}
ALLOWED = {
    "counters-df": 0.3,
    "from-df": 0.4,
    "rested-skill": 0.3,
    "across": 0.4,
    "again": 0.5,
    "again-free": 0.7,
    "twice": 0.5,
    "in-state": 0.4,
    "unconditional": 0.2,
    "reach-hand": 0.5,
}
#: What changes the values of a card.
CHANGES = ("change", "bounded", "change-x", "change-by", "reduce", "reduce-by", "set", "set-x", "set-by", "swap")
GUARD, SILENCE, SEPARATE = 0.35, -0.3, -0.4
#: A Charged Counter, and each Mp that something costs more.
COUNTER, DEARER = 0.2, -0.15


def does(*names: str) -> Callable[[Done], Done]:
    def declare(function: Done) -> Done:
        done.update((f"Op.{name}", function) for name in names)
        return function

    return declare


def gives(*names: str) -> Callable[[Given], Given]:
    def declare(function: Given) -> Given:
        given.update((f"Op.{name}", function) for name in names)
        return function

    return declare


# ---------------------------------------------------------------------- cards that go somewhere


@does("destroy", "to-shrine", "sacrifice", "fate")
def _lost(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    if now.game.table.cards[card].zone not in IN_ARENA:
        return -now.judge.discarded(card)
    return -now.judge.lost(card) + now.at_stake(card) + now.parting(card, op.name) + _loosened(now, card)


@does("remove", "to-library", "to-top", "to-bottom", "steal")
def _away(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    if now.game.table.cards[card].zone not in IN_ARENA:
        return -now.judge.keep(card)
    return -now.judge.body(card) + now.at_stake(card) + now.parting(card, op.name) + _loosened(now, card)


@does("to-hand")
def _to_hand(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    worth = now.judge.keep(card) - now.judge.body(card) - 0.25 + now.at_stake(card)
    return worth + now.parting(card, op.name) + _loosened(now, card)


def _loosened(now: Situation, card: int) -> float:
    """What it means to the player of a card that Seals do not have the values any more that it gives or takes them."""
    game, mine = now.game, now.game.owner(card)
    profile, host = game.profile(card), game.table.cards[card].host
    changed: dict[int, dict[str, int]] = {}
    for index in profile.standing if game.in_arena(card) else ():
        program = profile.programs[index]
        for sentence in program.ways[0] if program is not None and game.texts.works(card, index) else ():
            op = sentence.get("o")
            if op is None or op.name not in CHANGES:
                continue
            for each in candidates(now, op, card, mine, host)[0]:
                if each != card:
                    now_less = changed.setdefault(each, {})
                    for key, number in changes_of(now.judge, card, mine, op, each).items():
                        now_less[key] = now_less.get(key, 0) - number
    return now.of_changed(changed, mine) if changed else 0.0


@does("take", "take-shown", "remove-from", "under", "atop", "drop")
def _taken(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    """Out of a Shrine its Levels do not count any more."""
    it = now.game.table.cards[card]
    worth = now.judge.keep(card) + now.at_once(card, seat) if op.name in ("take", "take-shown") else 0.0
    word = it.zone[2:]
    if word in SHRINE.values():
        return worth - now.judge.fallen(it.owner, -now.game.profile(card).level)
    return worth - (now.judge.keep(card) if word == HAND else 0.05)


@does("bring", "bring-line", "free-cast", "free-cast-from")
def _comes(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    it = now.game.table.cards[card]
    worth = now.judge.printed(card)
    if it.zone[2:] in SHRINE.values():
        worth -= now.judge.fallen(it.owner, -now.game.profile(card).level)
    return worth - (now.judge.keep(card) if it.zone[2:] == HAND else 0.0)


@does("destroy-on", "to-hand-on")
def _stripped(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    """A Mystic Card on a Seal mostly does what its own player wants."""
    mine, worth = now.game.owner(card), 0.0
    for each in now.game.attached(card):
        loosened = _loosened(now, each)
        worth += loosened - 0.9 if now.game.owner(each) == mine else 0.9 - loosened
    return worth


@does("control", "cancel-control")
def _controlled(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    lasts = op.get("u") is None or op["u"].name != "subturn"
    return -(1.8 if lasts else 0.5) * now.judge.body(card)


# ---------------------------------------------------------------------- states, Lines, attacks


@does("active")
def _activated(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    if not now.game.table.cards[card].sideways:
        return 0.0
    return 0.05 + now.of_attacks(card, active=True)


@does("inactive")
def _deactivated(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    if now.game.table.cards[card].sideways:
        return 0.0
    return -0.05 - now.of_attacks(card, active=False) + min(0.0, now.at_stake(card))


@does("other-line", "to-line")
def _moved(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    if now.game.word(card) not in LINES:
        return 0.1
    return now.in_other_line(card)


@does("free-attack")
def _attacks(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return now.best_attack(card)


@does(*ALLOWED)
def _allowed(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return ALLOWED[op.name]


@does("cannot")
def _forbidden(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    deed = op["a"].name
    if deed == "destroyed":
        return 0.2 + now.at_stake(card)
    if deed == "attack":
        return -0.2 - now.of_attacks(card, active=False)
    return DEEDS.get(deed, -0.1)


# ---------------------------------------------------------------------- values and texts


@does(*CHANGES)
def _changed(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    changes = changes_of(now.judge, source, seat, op, card)
    lasts = op.get("u") is None or op["u"].name != "subturn"
    worth = sum(DEARER * number for key, number in changes.items() if key.endswith("_mp"))
    worth += now.cheaper(card, now.game.owner(card), -changes.get("cast_mp", 0))
    return worth + now.of_numbers(card, changes, lasts=lasts, source=source)


@does("separate")
def _separated(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    """Its Seals act by themselves again, but not in the form that they were combined for."""
    return SEPARATE * len(now.game.supports(card))


@does(
    "protect",
    "cancel",
    "hyper-drive",
    "undestroyed",
    "unmoved",
    "unpasted",
    "instead-leave",
    "unattacked",
    "weak-touch",
    "spares",
    "withstands",
    "instead",
    "instead-may",
    "instead-paid",
    "diverted",
)
def _guarded(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return GUARD


@does("lose", "no-effect")
def _silenced(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return SILENCE * max(1, len(now.game.profile(card).powers))


@does("receive")
def _received(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return 0.3


@does("choose")
def _chosen(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return 0.0


@does("wisdom", "move-mystic", "change-target", "turns-passed")
def _other(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return 0.15


# ---------------------------------------------------------------------- counters and Curses


@does("charge", "charge-fixed")
def _charged(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return COUNTER * op.number("n")


@does("take-counters", "move-counters", "move-some", "uncharge-some")
def _discharged(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return -COUNTER * now.game.charged(card)


@does("curse", "dance")
def _cursed(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    kind = "last-dance" if op.name == "dance" else op["k"].name
    worth = -(1 - CURSED[kind]) * now.judge.body(card)
    if kind in ("stone", "freeze", "dimension", "charm"):
        worth -= now.of_attacks(card, active=False)
    if kind == "charm" and seat != now.game.owner(card):
        spent = (now.game.value(source, "cast_mp") or 0) if source in now.game.hand(seat) else 0
        worth -= now.of_command(card, seat, max(0, now.game.mp_for(seat, "attack") - spent))
    if kind == "freeze" and WORDS[now.game.table.cards[card].zone] == AT_LINE:
        worth += now.in_other_line(card)
    if op.name == "dance":
        worth += now.of_numbers(card, changes_of(now.judge, source, seat, op, card), lasts=True)
    return worth


@does("purify", "purify-kind", "move-curse")
def _purified(now: Situation, card: int, op: Tree, source: int, seat: int) -> float:
    return 0.5 * sum(1 - CURSED[kind] for kind in now.game.curses(card))


# ---------------------------------------------------------------------- what gives a player something


@gives("draw", "draw-mystic", "draw-any", "draw-each")
def _draws(now: Situation, seat: int, op: Tree) -> float:
    room = now.game.level.hand + 2 - len(now.game.hand(seat))
    number = op.number("n", 1)
    left = sum(len(now.game.table.zones[f"{seat}.{pile}"]) for pile in LIBRARY.values())
    return -1.0 if left <= number else min(number, max(0, room)) + 0.3 * max(0, number - room)


@gives("discard", "discard-lot")
def _discards(now: Situation, seat: int, op: Tree) -> float:
    costs = sorted(now.judge.discarded(card) for card in now.game.hand(seat))
    return -sum(costs[: op.number("n", 1)])


@gives("draw-by", "look-take", "reveal-take", "reveal-bring")
def _draws_some(now: Situation, seat: int, op: Tree) -> float:
    return 1.2 if op.name in ("draw-by", "reveal-bring") else 0.9


@gives("draw-until")
def _draws_until(now: Situation, seat: int, op: Tree) -> float:
    return float(max(0, op.number("n") - len(now.game.hand(seat))))


@gives("discard-until-theirs")
def _they_discard_until(now: Situation, seat: int, op: Tree) -> float:
    return 0.8 * max(0, len(now.game.hand(1 - seat)) - op.number("n"))


@gives("discard-seal", "discard-mystic")
def _discards_one(now: Situation, seat: int, op: Tree) -> float:
    return -0.8 * op.number("n", 1)


@gives("discard-some")
def _discards_some(now: Situation, seat: int, op: Tree) -> float:
    """Nobody has to discard anything."""
    return 0.0


@gives("discard-all")
def _discards_all(now: Situation, seat: int, op: Tree) -> float:
    return -sum(now.judge.discarded(card) for card in now.game.hand(seat))


@gives("discard-all-theirs", "discard-chosen", "discard-by")
def _they_discard_some(now: Situation, seat: int, op: Tree) -> float:
    held = len(now.game.hand(1 - seat))
    return float(held) if op.name == "discard-all-theirs" else min(1.2 * op.number("n", 1), float(held))


@gives("edict", "edict-hand")
def _edicts(now: Situation, seat: int, op: Tree) -> float:
    """The other player picks the worst of theirs."""
    costs = sorted(now.judge.body(card) for card in now.game.seals(1 - seat))
    return (1.0 if op.name == "edict" else 0.5) * sum(costs[: op.number("n", 1)])


@gives("cancel-attack", "cancel-cast", "cancel-attack-of", "cancel-attack-on", "cancel-cast-theirs", "cancel-its-cast")
def _calls_off(now: Situation, seat: int, op: Tree) -> float:
    doing = now.game.running.doing()
    if not doing:
        return 0.0
    theirs = doing[-1]["seat"] != seat
    if op.name.startswith("cancel-attack") and now.clash is not None:
        worth = now.of_clash(now.clash)
        return worth if theirs else min(0.0, -worth)
    return 1.2 if theirs else -1.5


@gives(
    "mp-by",
    "mp-lost-by",
    "mp-taken",
    "mp-theirs",
    "mp-owner",
    "mp-to-owner",
    "draw-turns",
    "discard-turns",
    "draw-owner",
    "mp-emptied",
    "discard-owner",
)
def _mp_otherwise(now: Situation, seat: int, op: Tree) -> float:
    return 0.5 if op.name in ("mp-by", "mp-lost-by", "draw-turns") else -0.2 * op.number("n")


@gives("discard-theirs", "discard-random", "discard-theirs-seal", "discard-theirs-mystic", "remove-random")
def _they_discard(now: Situation, seat: int, op: Tree) -> float:
    number = min(op.number("n", 1), len(now.game.hand(1 - seat)))
    return number * (1.2 if op.name == "discard-random" else 0.8)


@gives("mill")
def _mills(now: Situation, seat: int, op: Tree) -> float:
    """Seals of a Library take their Levels to the Shrine."""
    whose = seat if op["p"].name == "mine" else 1 - seat
    levels = 0 if op["h"].name == "mystic" else 2 * op.number("n")
    worth = -now.judge.fallen(whose, levels) if levels else -0.1
    return worth if whose == seat else -worth


@gives("mill-any")
def _mills_any(now: Situation, seat: int, op: Tree) -> float:
    return -0.2 if op["p"].name == "mine" else 0.3


@gives("mp")
def _gets_mp(now: Situation, seat: int, op: Tree) -> float:
    return MP * op.number("n") + now.of_mp(seat, op.number("n"))


@gives("pay")
def _pays_mp(now: Situation, seat: int, op: Tree) -> float:
    return -MP * op.number("n") + now.of_mp(seat, -op.number("n"))


@gives("mp-lost")
def _loses_mp(now: Situation, seat: int, op: Tree) -> float:
    return 0.2 * min(op.number("n"), now.game.mp(1 - seat))


@gives("uncast", "skips", "skip-next")
def _bars(now: Situation, seat: int, op: Tree) -> float:
    return {"mine": -1.0, "theirs": 1.0}.get(op["p"].name, 0.0)


@gives("draw-theirs")
def _they_draw(now: Situation, seat: int, op: Tree) -> float:
    return -_draws(now, 1 - seat, op)


@gives("max-plus", "max-minus")
def _limits(now: Situation, seat: int, op: Tree) -> float:
    player, key, number = amounts.limit(seat, op)
    side = int(player[-1])
    worth = 0.4 * number if key in ("mp-max", "hand-max") else -now.judge.fallen(side, -number)
    return worth if side == seat else -worth


# ---------------------------------------------------------------------- which cards words name


def to_card(now: Situation, op: Tree, card: int, source: int, seat: int) -> float:
    """What an operation on a card is worth to `seat`, who carries it out."""
    declared = done.get(op.key)
    if declared is None:
        return 0.0
    worth = declared(now, card, op, source, seat)
    if op.name in ("bring", "bring-line", "free-cast", "free-cast-from"):
        return worth
    return worth if now.game.owner(card) == seat else -worth


def candidates(now: Situation, op: Tree, source: int, seat: int, host: int | None) -> tuple[list[int], int, int]:
    """The cards that an operation may be done to as things stand, the fewest and the most of them."""
    game = now.game
    group = op.get("w") or op.get("x") or op.get("a")
    attached = game.table.cards[source].host if host is None else host
    if group is None or group.category not in ("Sel", "From"):
        if op.name == "free-cast":
            return _castable(now, op, source, seat), 1, op.number("n")
        own = source if game.profile(source).seal or attached is None else attached
        return [own], 1, 1
    match group.name:
        case "self":
            return [source], 1, 1
        case "host-seal" | "host-mystic":
            return ([attached] if attached is not None else []), 1, 1
        case "striker" | "struck":
            return selecting.opponents(game, source, group.name), 1, 1
        case "foe" | "attacker":
            foe = now.foe(source)
            return ([foe] if foe is not None else []), 1, 1
        case "main":
            return ([attached] if attached is not None else []), 1, 1
        case "that":
            return [], 0, 0
    if group.category == "From":
        found = selecting.elsewhere(game, source, seat, group)
        return found, 1, group.number("n")
    found = [
        card
        for card in selecting.members(game, source, seat, group)
        if operations.can_undergo(game, seat, op, card) and keyword_ops.can_undergo(game, seat, op, "w", card)
        if not selecting.excepted(game, source, card)
    ]
    if group.name.startswith("all-"):
        return found, len(found), len(found)
    number = group.number("n")
    return found, min(1 if group.name.startswith("upto") else number, len(found)), number


def _castable(now: Situation, op: Tree, source: int, seat: int) -> list[int]:
    return [
        card
        for card in now.game.hand(seat)
        if selecting.kind_fits(now.game, op["h"], card)
        and all(selecting.fits(now.game, source, narrow, card) for narrow in op.many("f"))
    ]


def _gathered(now: Situation, seat: int, number: int) -> float:
    """What so many Mp are worth that a player gets: those that the cards in the hand still need when the Mp of the next
    Subturn are spent, and by half those that would only be spent a Subturn later.
    """
    game = now.game
    lacking = sum(game.value(card, "cast_mp") or 0 for card in game.hand(seat)) - game.mp(seat)
    spent = max(0, min(number, lacking))
    more = max(0, min(spent, lacking - game.mp_max(seat)))
    return MP * (more + LATER * (spent - more))


def of_operation(now: Situation, op: Tree, source: int, seat: int, host: int | None = None) -> float:
    """What carrying out an operation is worth to `seat`, with the best cards picked for it."""
    if op.name == "mp-each":
        return _gathered(now, seat, op.number("n") * amounts.times(now.game, source, seat, op["e"]))
    if op.key in given:
        return given[op.key](now, seat, op)
    if op.key not in done:
        return 0.0
    found, least, most = candidates(now, op, source, seat, host)
    worths = sorted((to_card(now, op, card, source, seat) for card in found), reverse=True)
    size = max(least, sum(worth > 0 for worth in worths[:most]))
    return sum(worths[:size])
