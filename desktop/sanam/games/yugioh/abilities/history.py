"""What of this turn's past texts ask about, kept on the table as marks that name the turn: nothing needs resetting.

==========  =======  ==========================================================================================
subject     key      value
==========  =======  ==========================================================================================
card        "past"   {fact: turn}: when each fact last was about the card where it is now
seat        "deeds"  {"turn", "special": [[id, name, from where], …], "normal": […], "battle": bool}: what they did
==========  =======  ==========================================================================================

Only what some card of the match asks about is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sanam.engine.events import Happened
from sanam.games.yugioh.abilities.context import Context
from sanam.games.yugioh.abilities.groups import ANY, find, matches, refer
from sanam.games.yugioh.abilities.lasting import keep, rule_cards
from sanam.games.yugioh.abilities.occasions import SUMMONS, facts_of
from sanam.games.yugioh.abilities.tree import Ability, Operation, PlayerRule, Rule, ThisTurn
from sanam.games.yugioh.abilities.world import FIELD, World

replace = msgspec.structs.replace
#: The facts of both sides of a battle.
SIDES = {"was attacked": "attack_declared", "battled": "battle"}
#: Destroyed where it lay on the field.
FALLEN = "destroyed on the field"
#: Effects of the card that were activated, or carried out: what is to be of their links.
USES = {"effect used": "activated", "effect resolved": "link_resolved"}
#: Rules of `Ability.oaths`, with the deed that breaks them when it came first.
DEEDS = {
    "cannot special summon": "special", "cannot normal summon": "normal", "cannot set": "normal",
    "cannot attack": "battle",
}  # fmt: skip


def _facts(events: tuple[str, ...]) -> frozenset[str]:
    own = frozenset(word for word in events if word in (*SIDES, *USES, FALLEN))
    return own | facts_of(tuple(word for word in events if word not in own))


def asked(abilities: Iterable[Ability]) -> frozenset[str]:
    """The facts to keep for these abilities; "deeds" among them when what players did is asked about."""
    found: set[str] = set()
    for ability in abilities:
        if ability.oaths or ability.kind == "summon limit":
            found.add("deeds")
        stack: list[Any] = [msgspec.to_builtins(ability)]
        while stack:
            item = stack.pop()
            if isinstance(item, dict):
                if item.get("condition") == "this turn":
                    found |= _facts(tuple(item["events"]))
                found |= _facts(tuple(item.get("past", ())))
                stack.extend(item.values())
            elif isinstance(item, list | tuple):
                stack.extend(item)
    return frozenset(found)


def note(world: World, kept: frozenset[str], fact: Happened) -> None:
    """Keep the fact, if any card of the match asks about it."""
    if fact.what in kept and fact.card in world.table.cards:
        _mark(world, fact.card, fact.what)
    fallen = fact.what == "destroyed" and fact.data.get("origin") in FIELD
    if fallen and FALLEN in kept and fact.card in world.table.cards:
        _mark(world, fact.card, FALLEN)
    for word, what in SIDES.items():
        if word in kept and fact.what == what:
            both = (fact.card, fact.data.get("other")) if word == "battled" else (fact.data.get("other"),)
            for card in both:
                if card in world.table.cards:
                    _mark(world, card, word)
    for word, what in USES.items():
        used = word in kept and fact.what == what and fact.data.get("activated") == "effect"
        if used and not fact.data.get("negated") and fact.card in world.table.cards:
            _mark(world, fact.card, word)
    if "deeds" in kept:
        _note_deed(world, fact)


def _mark(world: World, card: int, what: str) -> None:
    past = world.table.cards[card].marks.get("past", {})
    world.play.mark(card, "past", {**past, what: world.table.marks.get("turn")})


def deeds(world: World, seat: int) -> dict[str, Any]:
    """What the player did this turn."""
    turn = world.table.marks.get("turn")
    known: dict[str, Any] = world.table.seats[seat].marks.get("deeds", {})
    return known if known.get("turn") == turn else {"turn": turn, "special": [], "normal": [], "battle": False}


def _note_deed(world: World, fact: Happened) -> None:
    seat = fact.data.get("cause_seat", fact.seat)
    if seat is None:
        return
    done = deeds(world, seat)
    if fact.what == "phase" and fact.data.get("phase") == "battle":
        world.play.mark(f"seat{seat}", "deeds", {**done, "battle": True})
    elif fact.card is not None and fact.what in SUMMONS | {"set_monster"} - {"flip_summoned"}:
        how = "normal" if fact.what in ("normal_summoned", "tribute_summoned", "set_monster") else "special"
        entry = [fact.card, world.data(fact.card).name, fact.data.get("origin", "")]
        world.play.mark(f"seat{seat}", "deeds", {**done, how: [*done[how], entry]})


def happened(world: World, ctx: Context, condition: ThisTurn) -> bool:
    """Whether any of the events was about (all of) the cards this turn."""
    cards = refer(world, ctx, condition.group) if condition.group.ref else find(world, ctx, condition.group)
    return bool(cards) and all(was(world, card, condition.events) for card in cards) != condition.never


def was(world: World, card: int, events: tuple[str, ...]) -> bool:
    """Whether any of the events was about the card this turn."""
    past = world.table.cards[card].marks.get("past", {})
    turn = world.table.marks.get("turn")
    return any(past.get(what) == turn for what in _facts(events))


# ------------------------------------------------------------------------------------------------------- oaths


def broken(world: World, card: int, seat: int, oaths: tuple[Operation, ...]) -> bool:
    """Whether the player has already done this turn what activating the ability forbids for all of the turn."""
    for oath in oaths:
        if isinstance(oath, Rule) and not oath.group.ref:
            ctx = Context(card=card, seat=seat)
            turn = world.table.marks.get("turn")
            if any(world.table.cards[one].marks.get("attacked") == turn for one in find(world, ctx, oath.group)):
                return True
        elif isinstance(oath, Rule):
            if world.table.cards[card].marks.get("attacked") == world.table.marks.get("turn"):
                return True
        elif isinstance(oath, PlayerRule):
            done = deeds(world, seat)[DEEDS[oath.rule]]
            if done is True or (done and any(_speaks_of(world, oath, card, entry) for entry in done)):
                return True
    return False


def _speaks_of(world: World, oath: PlayerRule, source: int, entry: list[Any]) -> bool:
    """Whether what was Summoned is what the rule forbids; of a card that is no more only that it was one is known."""
    card = entry[0]
    if oath.zones and entry[2] not in oath.zones:
        return False
    if card not in world.table.cards:
        return not oath.filter.other or card != source
    return oath.filter == ANY or matches(world, oath.filter, card, source, seen=True)


def swear(world: World, ctx: Context, oaths: tuple[Operation, ...]) -> None:
    """Lay the rules for the rest of the turn: part of the activation, not of the effect, so nothing negates them."""
    for oath in oaths:
        if isinstance(oath, Rule) and not oath.group.ref:
            keep(world, ctx, "rule", replace(oath, until="turn"), "turn")
        elif isinstance(oath, Rule):
            rule_cards(world, ctx, replace(oath, until="turn"), [ctx.card])
        elif isinstance(oath, PlayerRule):
            keep(world, ctx, "player rule", replace(oath, until="turn"), "turn")


def summoned_out(world: World, seat: int, card: int) -> bool:
    """ "You can only Special Summon this card once per turn": whether that once has been."""
    if not any(ability.kind == "summon limit" for ability in world.abilities(card)):
        return False
    name = world.data(card).name
    return any(known == name for _, known, _ in deeds(world, seat)["special"])
