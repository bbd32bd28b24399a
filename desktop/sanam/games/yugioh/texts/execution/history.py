"""What of this turn's past texts ask about, kept on the table as marks that name the turn: nothing needs resetting.

==========  =======  ==========================================================================================
subject     key      value
==========  =======  ==========================================================================================
card        "past"   {fact: turn}: when each fact last was about the card where it is now
card        "drew"   how many cards its effect has drawn, the last time
card        "after"  {event: [turn, moves]}: what happened to it that a phase to come is to follow
table       "made"   what was used for which Summons: see `facts.MADE`
table       "gone"   which cards left their places this turn: see `deeds`
seat        "deeds"  {"turn", "special": [[id, name, from where], …], "normal": […], "battle": bool, …}: what they did
==========  =======  ==========================================================================================

Only what some card of the match asks about is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sanam.engine.events import Happened
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.deeds import deeds, note_gone
from sanam.games.yugioh.texts.execution.facts import (
    BEATEN,
    FALLEN,
    FELLED,
    FOUGHT,
    LEAVING,
    MADE,
    OPENED,
    PLAYED,
    SENDS,
    SENT_OFF,
    SIDES,
    STOOD_IN,
    SUMMONS,
    WAYS,
    facts_asked,
)
from sanam.games.yugioh.texts.execution.filters import ANY, matches
from sanam.games.yugioh.texts.execution.groups import find
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.lasting import keep, rule_cards
from sanam.games.yugioh.texts.execution.occasions import note_before_phase
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.tree import USES, Ability, Operation, PlayerRule, Rule
from sanam.games.yugioh.vocabulary.zones import FIELD

replace = msgspec.structs.replace
#: Which deed a Summon or a Set is; any other Summon is a Special one.
_HOW = {
    "normal_summoned": "normal",
    "tribute_summoned": "normal",
    "flip_summoned": "flip",
    "set_monster": "set",
    "set": "set",
}
#: Rules of `Ability.oaths`, with the deed that breaks them when it came first.
DEEDS = {
    "cannot special summon": "special",
    "cannot normal summon": "normal",
    "cannot flip summon": "flip",
    "cannot set": "set",
    "cannot attack": "battle",
    "cannot activate": "activated",
    "cannot activate cards": "activated",
}


#: What players do with cards of theirs that is a deed only where some card asks about it.
SPENT = frozenset({"discarded", "tributed"})
#: The facts from which some amounts are counted.
_COUNTED = {"standbys": PLAYED, "drawn by it": "drew"}


def asked(abilities: Iterable[Ability]) -> frozenset[str]:
    """The facts to keep for these abilities; "deeds" among them when what players did is asked about."""
    found: set[str] = set()
    for ability in abilities:
        if ability.oaths or ability.kind == "summon limit":
            found.add("deeds")
        if ability.after is not None:
            found.add("after")
        if OPENED in ability.windows:
            found.add(OPENED)
        stack: list[Any] = [msgspec.to_builtins(ability)]
        while stack:
            item = stack.pop()
            if isinstance(item, dict):
                if item.get("condition") == "this turn":
                    found |= facts_asked(tuple(item["events"]))
                    found |= {"gone"} if not item["group"].get("ref") else set()
                found |= facts_asked(tuple(item.get("past", ())))
                if item.get("rule") in ("activations", "special summons", "extra deck summons", "summons"):
                    found.add("deeds")
                found |= {fact for amount, fact in _COUNTED.items() if item.get("of") == amount}
                found |= {"deeds"} if item.get("deeds") else set()
                found |= SPENT & {*item.get("deeds", ())}
                found |= {MADE} if item.get("what") == "material" or item.get("served") else set()
                found |= {FELLED} if item.get("what") == FELLED else set()
                found |= {WAYS} if item.get("ways") or item.get("unless_by") else set()
                found |= {"gone"} if item.get("of") == "kinds gone" else set()
                found |= {"equipped"} if item.get("turns") and "op" not in item else set()
                stack.extend(item.values())
            elif isinstance(item, list | tuple):
                stack.extend(item)
    return frozenset(found)


def note(duel: Host, kept: frozenset[str], fact: Happened) -> None:
    """Keep the fact, if any card of the match asks about it."""
    if fact.what in kept and fact.card in duel.table.cards:
        _mark(duel, fact.card, fact.what)
    off_field = {"destroyed": FALLEN, "sent": SENT_OFF}.get(fact.what) if fact.data.get("origin") in FIELD else None
    if off_field in kept and fact.card in duel.table.cards:
        _mark(duel, fact.card, off_field)
    beaten = fact.what == "destroyed" and fact.data.get("cause") == "battle"
    if beaten and BEATEN in kept and fact.card in duel.table.cards:
        _mark(duel, fact.card, BEATEN)
    if PLAYED in kept and fact.what == "activated" and fact.data.get("activated") == "card" and fact.card is not None:
        _mark(duel, fact.card, PLAYED)
    for word, what in SIDES.items():
        if word in kept and fact.what == what:
            both = (fact.card, fact.data.get("other")) if word == "battled" else (fact.data.get("other"),)
            for card in both:
                if card in duel.table.cards:
                    _mark(duel, card, word)
    for word, what in USES.items():
        used = word in kept and fact.what == what and fact.data.get("activated") == "effect"
        if used and not fact.data.get("negated") and fact.card in duel.table.cards:
            _mark(duel, fact.card, word)
    if "deeds" in kept:
        _note_deed(duel, fact, ways=WAYS in kept)
    if fact.what in SPENT and fact.what in kept:
        _note_spent(duel, fact)
    if OPENED in kept and fact.what == "phase" and fact.data.get("phase") == "main1":
        duel.play.mark("table", OPENED, duel.moment())
    if "gone" in kept and fact.what in LEAVING and fact.card is not None:
        note_gone(duel, fact)
    if "drew" in kept and fact.what == "drew" and fact.data.get("card_cause") in duel.table.cards:
        duel.play.mark(fact.data["card_cause"], "drew", fact.data["count"])
    if (
        FOUGHT in kept
        and fact.what == "attack_declared"
        and fact.data.get("other") is not None
        and fact.card is not None
    ):
        _mark(duel, fact.card, FOUGHT)
    if fact.what == "destroys" and fact.card in duel.table.cards and fact.data.get("other") in duel.table.cards:
        if SENDS in kept and duel.zone_word(fact.data["other"]) == "graveyard":
            _mark(duel, fact.card, SENDS)
        if FELLED in kept:
            _note_felled(duel, fact)
    if "after" in kept and fact.card in duel.table.cards:
        note_before_phase(duel, fact)
    if MADE in kept and fact.data.get("cause") == "summon" and fact.what in ("sent", "banished"):
        _note_use(duel, fact)


def _note_felled(duel: Host, fact: Happened) -> None:
    """The card of the fact has destroyed the other by battle, which lies where that has brought it."""
    turn, fallen = duel.table.marks.get("turn"), fact.data["other"]
    known = duel.table.marks.get(FELLED, {})
    before = known["cards"] if known.get("turn") == turn else []
    entry = [fact.card, fallen, duel.table.cards[fallen].moves]
    duel.play.mark("table", FELLED, {"turn": turn, "cards": [*before, entry]})


def _note_use(duel: Host, fact: Happened) -> None:
    """The card was used for a Summon: with which others is told by the same way of the same monster."""
    monster, card = fact.data.get("card_cause"), fact.card
    if monster not in duel.table.cards or card not in duel.table.cards:
        return
    traits = duel.data(monster).traits
    way = "tribute" if fact.data.get("how") == "tribute" else ""
    way = next((trait for trait in ("fusion", "synchro", "ritual") if trait in traits), way)
    known = duel.table.marks.get(MADE, [])
    begun = [monster, duel.table.cards[monster].moves, way]
    used = known[-1][3] if known and known[-1][:3] == begun else []
    others = known[:-1] if used else known
    duel.play.mark("table", MADE, [*others, [*begun, [*used, [card, duel.table.cards[card].moves]]]])


def note_stand_in(duel: Host, card: int) -> None:
    """Keep that an effect of the card was applied instead of a destruction, if its text asks."""
    if STOOD_IN in asked(duel.abilities(card)):
        _mark(duel, card, STOOD_IN)


def _mark(duel: Host, card: int, what: str) -> None:
    past = duel.table.cards[card].marks.get("past", {})
    duel.play.mark(card, "past", {**past, what: duel.table.marks.get("turn")})


def _note_deed(duel: Host, fact: Happened, *, ways: bool = False) -> None:
    """`ways`: also how a monster was Special Summoned, and the card whose effect did it."""
    if fact.what == "damage" and fact.data.get("cause") == "effect":
        _note_hurt(duel, fact)
    seat = fact.data.get("cause_seat", fact.seat)
    if seat is None:
        return
    done = deeds(duel, seat)
    if fact.what == "phase" and fact.data.get("phase") == "battle":
        duel.play.mark(f"seat{seat}", "deeds", {**done, "battle": True})
    elif fact.card is not None and fact.what == "attack_declared":
        entry = [fact.card, duel.data(fact.card).name, ""]
        duel.play.mark(f"seat{seat}", "deeds", {**done, "attacked": [*done.get("attacked", []), entry]})
    elif fact.card is not None and fact.what == "activated":
        entry = [fact.card, duel.data(fact.card).name, fact.data.get("activated", "")]
        duel.play.mark(f"seat{seat}", "deeds", {**done, "activated": [*done["activated"], entry]})
    elif fact.card is not None and fact.what in SUMMONS | {"set_monster", "set"}:
        how = _HOW.get(fact.what, "special")
        entry = [fact.card, duel.data(fact.card).name, fact.data.get("origin", "")]
        if ways and how == "special":
            entry += [fact.what.removesuffix("_summoned"), fact.data.get("card_cause")]
        moments = done.get("moments", [])
        if how == "special" and duel.moment() not in moments:  # several at the same time are Summoned once
            moments = [*moments, duel.moment()]
        duel.play.mark(f"seat{seat}", "deeds", {**done, how: [*done[how], entry], "moments": moments})


def _note_hurt(duel: Host, fact: Happened) -> None:
    """The player of the fact took effect damage, by whichever card."""
    assert fact.seat is not None
    done = deeds(duel, fact.seat)
    entry = [fact.data.get("card_cause"), "", ""]
    duel.play.mark(f"seat{fact.seat}", "deeds", {**done, "hurt": [*done.get("hurt", []), entry]})


def _note_spent(duel: Host, fact: Happened) -> None:
    """A player discarded the card, whoever made them, or Tributed it."""
    seat = fact.seat if fact.what == "discarded" else fact.data.get("cause_seat", fact.seat)
    assert seat is not None and fact.card is not None
    done = deeds(duel, seat)
    entry = [fact.card, duel.data(fact.card).name, fact.data.get("origin", "")]
    duel.play.mark(f"seat{seat}", "deeds", {**done, fact.what: [*done.get(fact.what, []), entry]})


# ------------------------------------------------------------------------------------------------------- oaths


def broken(duel: Host, card: int, seat: int, oaths: tuple[Operation, ...]) -> bool:
    """Whether the player has already done this turn what activating the ability forbids for all of the turn."""
    for oath in oaths:
        if isinstance(oath, Rule) and not oath.group.ref:
            ctx = Context(card=card, seat=seat)
            if any(_has_attacked(duel, one, oath.rule) for one in find(duel, ctx, oath.group)):
                return True
        elif isinstance(oath, Rule):
            if _has_attacked(duel, card, oath.rule):
                return True
        elif isinstance(oath, PlayerRule):
            done = deeds(duel, seat)[DEEDS[oath.rule]]
            if done is True or (done and any(_speaks_of(duel, oath, card, entry) for entry in done)):
                return True
    return False


def _has_attacked(duel: Host, card: int, rule: str) -> bool:
    """Whether it has attacked this turn; for "cannot attack directly", whether it has attacked the player."""
    marks = duel.table.cards[card].marks
    if marks.get("attacked") != duel.table.marks.get("turn"):
        return False
    return rule != "cannot attack directly" or 0 in marks.get("attacks", [0, []])[1]


def _speaks_of(duel: Host, oath: PlayerRule, source: int, entry: list[Any]) -> bool:
    """Whether what was Summoned is what the rule forbids; of a card that is no more only that it was one is known."""
    card = entry[0]
    if oath.zones and entry[2] not in oath.zones:
        return False
    if (oath.ways or oath.unless_by is not None) and _is_excepted(duel, oath, source, entry):
        return False
    if oath.rule == "cannot activate cards" and entry[2] != "card":
        return False
    if card not in duel.table.cards:
        return not oath.filter.other or card != source
    return oath.filter == ANY or matches(duel, oath.filter, card, source, seen=True)


def _is_excepted(duel: Host, oath: PlayerRule, source: int, entry: list[Any]) -> bool:
    """Whether the monster was Summoned in a way, or by an effect, that the rule lets be."""
    _, _, origin, *told = entry
    how, by = told or ("", None)
    if how in oath.ways or (origin and origin in oath.ways):
        return True
    such = oath.unless_by
    return such is not None and by in duel.table.cards and matches(duel, such, by, source, seen=True)


def swear(duel: Host, ctx: Context, oaths: tuple[Operation, ...]) -> None:
    """Lay the rules for the rest of the turn: part of the activation, not of the effect, so nothing negates them."""
    for oath in oaths:
        if isinstance(oath, Rule) and not oath.group.ref:
            keep(duel, ctx, "rule", replace(oath, until="turn"), "turn")
        elif isinstance(oath, Rule):
            rule_cards(duel, ctx, replace(oath, until="turn"), [ctx.card])
        elif isinstance(oath, PlayerRule):
            keep(duel, ctx, "player rule", replace(oath, until="turn"), "turn")


def has_activated_enough(duel: Host, seat: int, card: int) -> bool:
    """ "Your opponent can only activate 1 Spell/Trap Card each turn": whether that one was activated."""
    laws = standing(duel).player_rules(seat, "activations", card)
    if not laws:
        return False
    done = [known for known, _, what in deeds(duel, seat)["activated"] if what == "card" and known in duel.table.cards]
    return any(
        sum(matches(duel, law.filter or ANY, one, law.card or -1, seen=True) for one in done) >= law.count
        for law in laws
    )


def has_summoned_enough(duel: Host, seat: int, card: int | None = None) -> bool:
    """ "Each player can only Special Summon once per turn": whether that once has been, or, with `card` in the Extra
    Deck, whether as many as may be have come from there."""
    laws = standing(duel).player_rules(seat, "special summons")
    if card is not None and duel.zone_word(card) == "extra":
        bars = standing(duel).player_rules(seat, "extra deck summons")
        if bars and len([1 for *_, place in deeds(duel, seat)["special"] if place == "extra"]) >= bars[0].count:
            return True
    special = bool(laws) and any(len(deeds(duel, seat).get("moments", [])) >= law.count for law in laws)
    return special or may_summon_no_more(duel, seat)


def may_summon_no_more(duel: Host, seat: int) -> bool:
    """ "Neither player can Summon more than twice per turn": of whatever kind they were."""
    laws = standing(duel).player_rules(seat, "summons")
    if not laws:
        return False
    done = deeds(duel, seat)
    summoned = len(done["normal"]) + len(done["flip"]) + len(done.get("moments", []))
    return any(summoned >= law.count for law in laws)


def summoned_out(duel: Host, seat: int, card: int) -> bool:
    """ "You can only Special Summon this card once per turn": whether that once has been."""
    if "summon limit" not in duel.kinds(card):
        return False
    name = duel.data(card).name
    return any(known[1] == name for known in deeds(duel, seat)["special"])
