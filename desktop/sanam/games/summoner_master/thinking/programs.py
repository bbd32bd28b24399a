"""What Abilities, Skills and whole cards are worth to the player who uses them, as things stand."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.execution import conditions
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.standing_effects import applies
from sanam.games.summoner_master.texts.tree.program import Program
from sanam.games.summoner_master.texts.tree.referring import BY, OF_THAT
from sanam.games.summoner_master.thinking import more_effects
from sanam.games.summoner_master.thinking.effects import COUNTER, of_operation
from sanam.games.summoner_master.thinking.field import HIT
from sanam.games.summoner_master.thinking.situation import Situation
from sanam.games.summoner_master.thinking.worth import FATAL
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, DF_LINE

#: The moments at which what a card does as it comes in is done.
COMING = ("cast", "cast-normal", "cast-success", "enter")
#: What an Ability or Skill that may work later is worth, and a keyword.
SOMETIME, KEYWORD = 0.25, 0.3
#: What of a Mystic Card's worth a Subturn that it lasts gives it, and the least.
LASTING, SHORT = 0.1, 0.4
#: What holding a Mystic Card that stays is worth, in parts of what holding another is.
STAYS = 0.2
#: What a card that is removed from the Shrine, returned to the hand or made Inactive for a Cost is worth.
PAID = {"remove": -0.2, "return": 0.8, "rest": 0.4, "show": 0.0}
#: What is left of what something is worth if the other player may pay so that it is not done.
TOLLED = 0.6
#: The module that declares more of what operations do.
DECLARING = (more_effects,)
#: What an Mp is worth that is paid as X.
PER_X = 0.3
#: How likely a Seal that is cast still finds the target that it would attack.
FRESH = 0.6
#: What a new Seal that may be attacked in the next Subturn is feared for.
EXPOSED = 0.5


def of_program(now: Situation, card: int, index: int, seat: int, host: int | None = None) -> float:
    """What a text is worth when it works now, its Costs beside Mp taken off; 0 for what is not understood."""
    program = now.game.profile(card).programs[index]
    if program is None:
        return 0.0
    worth = 0.0
    for part in program.parts:
        worth += max((of_way(now, program, way, card, seat, host) for way in part), default=0.0)
    return worth - sum(of_cost(now, cost, card, seat) for cost in program.costs)


def of_way(now: Situation, program: Program, way: int, card: int, seat: int, host: int | None = None) -> float:
    """What one mode of a text is worth."""
    return sum(of_sentence(now, sentence, card, seat, host) for sentence in program.ways[way])


def of_sentence(now: Situation, sentence: Tree, card: int, seat: int, host: int | None = None) -> float:
    if (
        sentence.name == "if"
        and sentence["c"].key not in OF_THAT
        and not conditions.holds(now.game, card, seat, sentence["c"])
    ):
        return 0.0
    if sentence.name in BY:
        return _of_others(now, sentence, card, seat, host)
    worth = of_operation(now, sentence["o"], card, seat, host)
    if sentence.name == "may":
        return max(0.0, worth)
    if sentence.name == "toll":
        return TOLLED * worth
    return worth / sentence.number("n") if sentence.name == "fortune" else worth


def _of_others(now: Situation, sentence: Tree, card: int, seat: int, host: int | None) -> float:
    """What others do in our place, and we where each player does it; what they may do is only done if it pays them."""
    who, op = sentence["a"].name, sentence["o"]
    theirs = of_operation(now, op, card, 1 - seat, host)
    if sentence.name == "by-may":
        theirs = max(0.0, theirs)
    if who == "each":
        return of_operation(now, op, card, seat, host) - theirs
    return theirs * (0.0 if who in ("owner", "turn") else -1.0)


def of_cost(now: Situation, cost: Tree, card: int, seat: int) -> float:
    """What a Cost beside Mp costs."""
    number = cost.number("n")
    if cost.name == "discard":
        return sum(sorted(now.judge.discarded(c) for c in now.game.hand(seat) if c != card)[:number])
    if cost.name == "sacrifice-self":
        return now.judge.lost(card) - now.parting(card, "sacrifice")
    if cost.name in ("remove-self", "return-self"):
        return now.judge.body(card) - (now.judge.keep(card) if cost.name == "return-self" else 0.0)
    if cost.name in PAID:
        return PAID[cost.name] * number
    if cost.name == "sacrifice":
        able = now.game.texts.sacrifices(seat, card, cost)
        return sum(sorted(now.judge.lost(c) - now.parting(c, "sacrifice") for c in able)[:number])
    return COUNTER * number


def of_skill(now: Situation, card: int, skill: int, seat: int) -> float:
    """What using a Skill gains. A Seal that uses one is Inactive afterwards, and does not attack."""
    game = now.game
    profile = game.profile(card)
    program = profile.programs[skill]
    if program is None:
        return -0.1
    worth = of_program(now, card, skill, seat)
    if any(cost.name == "mp-x" for cost in program.costs):
        worth += PER_X * game.mp(seat)
    if profile.powers[skill].from_hand:
        return worth - _twinkled(now, card, program.twinkling)
    return worth - (now.of_attacks(card, active=False) if profile.seal else 0.0)


def _twinkled(now: Situation, card: int, how: str) -> float:
    """What it costs that a card of the hand is used up for its own Skill."""
    return now.judge.discarded(card) if how == "discard" else now.judge.keep(card) if how else 0.0


# ---------------------------------------------------------------------- cards of the hand


def of_seal(now: Situation, card: int, seat: int, mp: int) -> float:
    """What casting a Seal gains: what it is in the Arena, does as it comes in and can attack, less what it is in the
    hand.
    """
    game, judge = now.game, now.judge
    profile = game.profile(card)
    worth = judge.printed(card) - judge.keep(card)
    worth += sum(of_program(now, card, index, seat) for name in COMING for index in profile.windows.get(name, ()))
    mine = game.seals(seat)
    if not mine:
        worth += judge.w.bare + (FATAL if game.active() == seat and game.actions.lacks_a_seal(seat) else 0.0)
    left = mp - (game.value(card, "cast_mp") or 0)
    attacks = game.active() == seat and now.in_main
    return worth + max(
        (FRESH * fresh_attack(now, card, seat, left) if attacks else 0.0) - _exposed(now, card, AT_LINE, seat),
        -_exposed(now, card, DF_LINE, seat),
    )


def _exposed(now: Situation, card: int, line: str, seat: int) -> float:
    """What more the other player's next attacks would cost with one more Seal in a Line; it may shield others, too."""
    after = now.field.with_piece(seat, now.field.piece(card, line)).danger(seat)
    return EXPOSED * (after - now.danger(seat))


def fresh_attack(now: Situation, card: int, seat: int, mp: int) -> float:
    """What attacks gain by one more Seal in the At Line, with so many Mp."""
    field = now.field
    piece = field.piece(card, AT_LINE)
    mp = min(mp, now.game.mp_for(seat, "attack"))
    if not piece.ways or mp < 0:
        return 0.0
    return max(0.0, field.with_piece(seat, piece).gain(seat, mp) - now.gain(seat, mp))


def of_mystic(now: Situation, card: int, seat: int) -> float:
    """What casting a Mystic Card gains."""
    game, judge = now.game, now.judge
    profile = game.profile(card)
    # What stays works the longer the sooner it is cast: little is gained by waiting.
    worth = -judge.keep(card) * (1.0 if profile.subturns == 0 else STAYS)
    if profile.paste in ("PS", "PM"):
        return worth + max((on_host(now, card, host, seat) for host in game.cast.hosts(card)), default=0.0)
    worth += sum(of_program(now, card, index, seat) for name in COMING for index in profile.windows.get(name, ()))
    return worth if profile.subturns == 0 else worth + _while_it_lasts(now, card, seat, None)


def on_host(now: Situation, card: int, host: int, seat: int) -> float:
    """What a Mystic Card is worth to `seat` attached to a card."""
    profile = now.game.profile(card)
    coming = [index for name in (*COMING, "attach") for index in profile.windows.get(name, ())]
    return sum(of_program(now, card, index, seat, host) for index in coming) + _while_it_lasts(now, card, seat, host)


def _while_it_lasts(now: Situation, card: int, seat: int, host: int | None) -> float:
    """What stays of a Mystic Card: what is in force, and what it may do later."""
    game = now.game
    profile = game.profile(card)
    worth = SOMETIME * len(profile.skills)
    worth += SOMETIME * sum(len(found) for name, found in profile.windows.items() if name not in (*COMING, "attach"))
    for index in profile.standing:
        program = profile.programs[index]
        if program is None or not _fits(now, card, program, host, index):
            continue
        worth += KEYWORD * bool(program.keyword)
        worth += sum(of_sentence(now, sentence, card, seat, host) for sentence in program.sentences)
    if profile.subturns is not None:
        worth *= min(1.0, SHORT + LASTING * profile.subturns)
    return worth


def _fits(now: Situation, card: int, program: Program, host: int | None, index: int) -> bool:
    game = now.game
    if program.pasted is None or host is None:
        return applies(game, card, program, index) if program.pasted is None else False
    said = program.pasted
    return selecting.kind_fits(game, said["n"], host) and all(
        selecting.fits(game, card, narrow, host) for narrow in said.many("f")
    )


def of_cast(now: Situation, card: int, seat: int, mp: int) -> float:
    """What casting a card from the hand gains, whatever Mp it costs."""
    return of_seal(now, card, seat, mp) if now.game.profile(card).seal else of_mystic(now, card, seat)


def of_triggers(now: Situation, card: int, *moments: str) -> float:
    """What a card's Abilities of some moments are worth to its player."""
    game = now.game
    profile = game.profile(card)
    seat = game.owner(card)
    found = [index for moment in moments for index in profile.windows.get(moment, ())]
    return sum(of_program(now, card, index, seat) for index in found if game.texts.works(card, index))


def hit_on_hand(now: Situation, seat: int, family: str) -> float:
    """What a hit on a Seal or a Mystic Card of a player's hand is worth to the other."""
    return HIT + (now.judge.fallen(seat, 2) if family == "seal" else 0.0)
