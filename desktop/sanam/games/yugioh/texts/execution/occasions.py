"""Whether something that happened is the occasion an ability waits for."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from sanam.engine.events import Happened
from sanam.engine.table import Modifier
from sanam.games.yugioh.texts.execution.amounts import counters_fit
from sanam.games.yugioh.texts.execution.conditions import as_attacked, holds, now_in, same_phase
from sanam.games.yugioh.texts.execution.context import Context, at, context
from sanam.games.yugioh.texts.execution.continuous import alive
from sanam.games.yugioh.texts.execution.facts import FACTS, NO_EFFECT, SUMMONS, heard_in, silent_there
from sanam.games.yugioh.texts.execution.filters import ANY, matches, was_summoned
from sanam.games.yugioh.texts.execution.foreseen import would
from sanam.games.yugioh.texts.execution.groups import cards_of, event_refs, related
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.limits import count_use, used_up
from sanam.games.yugioh.texts.execution.procedure import plain_steps
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.execution.values import expand
from sanam.games.yugioh.texts.tree import (
    Ability,
    Filter,
    Group,
    Negate,
    Occasion,
    PlaceCounters,
    Step,
    Whenever,
    occasions,
    parts,
    used_face_down,
    waiting,
)
from sanam.games.yugioh.vocabulary.zones import FIELD

replace = msgspec.structs.replace
#: What is told of a link of a Chain.
_OF_LINKS = ("activated", "link_resolving", "link_resolved")
#: Facts after which their card is no longer where it was: zones of the subject speak of where it came from.
_AWAY = frozenset({"sent", "destroyed", "left", "tributed", "banished", "discarded", "returned", "detached"})


def note_before_phase(duel: Host, fact: Happened) -> None:
    """Note on the card of the fact that this was what some effect of it waits after (`Ability.after`)."""
    card = fact.card
    assert card is not None
    for ability in duel.abilities(card):
        after = ability.after
        if after is None or match_occasion(duel, replace(_WAITING, when=after), card, fact) is None:
            continue
        known = duel.table.cards[card].marks.get("after", {})
        now = [duel.table.marks.get("turn"), at(duel, card), duel.phase()]
        duel.play.mark(card, "after", {**known, _word(after): now})


_WAITING = Ability(kind="trigger", active=())


def _word(after: Occasion) -> str:
    return " ".join((*after.events, after.cause, after.cause_who, after.to))


def _is_first_since(duel: Host, ability: Ability, after: Occasion, source: int) -> bool:
    """Whether this turn's phase is the first one of its player's since that happened to the card, which has not moved
    since. Players take turns, so a phase of one player comes again after one turn or two, and of either after one; the
    End Phase is that of the same turn."""
    noted = duel.table.cards[source].marks.get("after", {}).get(_word(after)) if source in duel.table.cards else None
    if noted is None or ability.when is None or noted[1] != at(duel, source):
        return False
    passed = int(duel.table.marks.get("turn") or 0) - int(noted[0] or 0)
    if ability.since:
        return ability.since == "any" or passed == 1
    if ability.when.phase == "end":
        return passed == 0
    if noted[2] == "draw" and (passed % 2 == 0 or ability.when.who == "either"):
        return ability.when.phase == "standby" and passed == 0  # the Standby Phase of that turn was still to come
    return 1 <= passed <= (1 if ability.when.who == "either" else 2)


def match_occasion(
    duel: Host, ability: Ability, source: int, fact: Happened, used: Context | None = None
) -> dict[str, Any] | None:
    """The context of a trigger whose occasion `fact` is, or None; `used`: that of the effect which waits for it.

    {"cards": subject ids, "moves": their moves, "other": id or None, "amount": number or None, "who": seat, "link": id
    of the chain link or None, "what": the fact, "by": whose effect brought it about, if one did}
    """
    if ability.after is not None and not _is_first_since(duel, ability, ability.after, source):
        return None
    for when in occasions(ability.when):
        if fact.what in heard_in(when):
            event = _match(duel, ability, when, source, fact, used)
            if event is not None and not any(_match(duel, ability, but, source, fact) for but in when.but_not):
                return event
    return None


def _match(
    duel: Host, ability: Ability, when: Occasion, source: int, fact: Happened, used: Context | None = None
) -> dict[str, Any] | None:
    if fact.card != source and _is_about_itself(when) and fact.what not in ("equipped", "drew"):
        return None  # most facts are about other cards
    if source not in duel.table.cards or not _in_place(duel, ability, when, source, fact):
        return None
    if (ability.kind == "flip" and fact.data.get("quiet")) or (
        fact.what == "link_resolving" and fact.data.get("negated")
    ):
        return None
    ctx = used or Context(card=source, seat=duel.controller(source))
    if ability.windows and not now_in(duel, ability.windows, ctx.seat):
        return None
    data = fact.data
    if fact.card is not None and "place" in data:
        ctx.positions = {str(fact.card): data["place"]}
    cards = [fact.card] if fact.card is not None else []
    others = _others(duel, fact)
    # What a card is used for is about to be Summoned: "that Synchro Monster", once it has come to the field.
    summoned = data.get("card_cause") if when.cause == "summon" else None
    if summoned is not None:
        others = [summoned]
    if fact.what == "equipped":
        # Each of the two becomes equipped, the card to the monster and the monster with the card.
        cards = [*cards, data["card_host"]]
        others = list(reversed(cards))
    if not (_circumstances(duel, ctx, when, fact) and _who(duel, ctx, when, fact)):
        return None
    if when.role and not (cards := _in_role(duel, ctx, when, fact)):
        return None
    if when.role == "either":
        others = [card for card in (fact.card, *others) if card is not None and card not in cards]
    # A draw is one fact that does not name its cards (YZH-5.52): they are the last ones of the hand.
    drawn = fact.what == "drew" and when.subject is not None and when.subject.filter == ANY
    if drawn and fact.seat is not None:
        cards = duel.cards(fact.seat, "hand")[-int(data["count"]) :]
    if when.subject is not None and when.role != "either" and not drawn:
        cards = [card for card in cards if _is_subject(duel, ctx, when.subject, card, fact)]
        if not cards or (ability.kind == "continuous" and cards == [source] and _is_any_summon(when, fact)):
            return None
    if fact.what == "equipped":
        others = [card for card in others if card not in cards[:1]]
    if when.alone and len(others) != 1:
        return None
    if when.other is not None and not any(_is_other(duel, ctx, when.other, card, fact) for card in others):
        return None
    if _means_the_other(when, fact) or fact.what == "destroys":
        cards = others or cards
    if when.direct and not data.get("direct", data.get("other") is None):
        return None
    found = _details(duel, fact, cards, summoned)
    host = _fell_from(duel, source)
    return found if host is None or "host" in found else {**found, "host": host}


def _is_any_summon(when: Occasion, fact: Happened) -> bool:
    """ "Each time a monster is Normal Summoned": of others, as a card is there only once its own Summon is done."""
    return when.subject is not None and not when.subject.ref and fact.what in SUMMONS


def _is_about_itself(when: Occasion) -> bool:
    """Whether only what happens to the card itself is the occasion."""
    subject = when.subject
    return subject is not None and subject.ref == "self" and subject.also is None and not when.role


def _details(duel: Host, fact: Happened, cards: list[int], summoned: int | None) -> dict[str, Any]:
    """What an effect knows of the fact that set it off, which is about those `cards`."""
    data = fact.data
    return {
        "cards": cards,
        "moves": [at(duel, card) + (card == summoned) for card in cards],
        "other": data.get("other"),
        "amount": data.get("amount"),
        "who": fact.seat,
        "link": data.get("link"),
        "what": fact.what,
        **({"by": data["cause_seat"]} if data.get("cause") == "effect" and "cause_seat" in data else {}),
        **{key: data[name] for key, name in (("bound", "bound"), ("host", "card_host")) if data.get(name) is not None},
        **({"tributes": data["tributes"]} if data.get("tributes") else {}),
    }


def _means_the_other(when: Occasion, fact: Happened) -> bool:
    """Whether "that monster" in a text about this card is the other one: attacked, equipped.

    Of an attack said of its target alone ("When a monster you control is targeted for an attack") it is the target.
    """
    if when.subject is None and when.other is not None and not when.role:
        return fact.what in ("attack_declared", "attack_aimed")
    return (
        when.subject is not None
        and bool(when.subject.ref)
        and when.subject.also is None
        and fact.what != "activated"
        and (fact.what == "equipped" or "card_host" not in fact.data)
    )


def _in_role(duel: Host, ctx: Context, when: Occasion, fact: Happened) -> list[int]:
    """The cards of the fact that are on that side of its battle; of "either" side those the occasion is about."""
    if when.role in ("destroys", "destroyed"):
        falls = fact.card if when.role == "destroyed" else fact.data.get("other")
        return [fact.card] if fact.card is not None and falls in duel.doomed() else []
    attacker = fact.card if fact.what == "attack_declared" else duel.battle()[0]
    sides = duel.battle() if fact.what == "battle_damage" else (fact.card, *_others(duel, fact))
    both = [card for card in sides if card is not None]
    if when.role == "either":
        return [card for card in both if when.subject is None or _is_subject(duel, ctx, when.subject, card, fact)]
    return [fact.card] if fact.card is not None and (fact.card == attacker) == (when.role == "attacker") else []


def _in_place(duel: Host, ability: Ability, when: Occasion, source: int, fact: Happened) -> bool:
    """Whether the ability works where its card is: face-up on the field, in the hand… (YZH-2.11, YZH-2.80)."""
    if ability.kind in ("activate", "equip") or (not ability.active and ability.kind != "continuous"):
        return True
    zone = duel.zone_word(source)
    if ability.kind == "continuous" and fact.what == "link_resolved" and not _was_there(duel, source):
        return False
    if fact.what == "summoning" and source in (duel.table.marks.get("arriving") or ()):
        return False  # it is not on the field before its own Summon has succeeded
    if fact.what == "battle_end" and fact.card == source and zone not in FIELD and "field" in ability.active:
        return True  # it has battled, though it was destroyed and sent by then
    if zone not in expand(ability.active):
        # A text about this card's own leaving goes with it, wherever "active" says that it must have been.
        if fact.what not in _AWAY or fact.data.get("origin") not in (*expand(ability.active), "monster"):
            return False
        subjects = [part.ref for part in parts(when.subject)] if when.subject is not None else ["self"]
        if fact.card == source:
            return (
                "equipped" not in subjects
                and ("self" in subjects or ability.kind == "continuous")
                and (fact.data.get("origin") in expand(ability.active))
            )
        return "equipped" in subjects and fact.card is not None and _fell_from(duel, source) == fact.card
    if zone == "spell-trap" and silent_there(duel, source, ability):
        return False
    if zone in FIELD and not duel.table.cards[source].face_up:
        return used_face_down(ability)
    return zone not in FIELD or not standing(duel).negated(source)


def _fell_from(duel: Host, source: int) -> int | None:
    """The monster that an Equip Card has just lost, and with which it went."""
    host, moment = duel.table.cards[source].marks.get("fell", (None, -1))
    return host if moment == duel.moment() else None


def _was_there(duel: Host, source: int) -> bool:
    """Whether the card was already face-up when the link that resolves was activated, and that was not negated ("each
    time a Spell is activated, … when it resolves")."""
    links = duel.chain()
    return not links or (source in links[-1].get("there", (source,)) and links[-1].get("negated") != "activation")


def _circumstances(duel: Host, ctx: Context, when: Occasion, fact: Happened) -> bool:
    """Cause, where from, where to, phase, counter, and what sort of activation it was."""
    data = fact.data
    if not _caused(duel, ctx, when, fact):
        return False
    if fact.what == "position_changed" and not _turned_so(when, data):
        return False
    if when.ways and not {*when.ways} & {*data.get("ways", ()), data.get("how")}:
        return False
    if when.origin and data.get("origin") not in expand(when.origin):
        return False
    if fact.what == "returned" and not when.to and (data.get("to") != "hand" or data.get("origin") in ("deck", "hand")):
        return False
    to = data.get("to")
    if to is None and data.get("other") in duel.table.cards:
        # Where the monster that was destroyed by battle has gone.
        to = duel.zone_word(data["other"])
    if when.to and to not in expand((when.to,)):
        return False
    if fact.what == "left" and data.get("to") == "deck" and duel.option("leave_field.to_deck_triggers") is False:
        return False
    if when.phase and not (fact.what in FACTS["phase"] and same_phase(data.get("phase", ""), when.phase)):
        return False
    if when.counter and data.get("name", data.get("counter")) != when.counter:
        return False
    if when.nth and duel.table.cards[fact.card or 0].counters.get(when.counter, 0) != when.nth:
        return False
    if fact.what == "negated":
        return _was_negated(duel, ctx, when, fact)
    if when.prospect is not None and not would(duel, ctx, when.prospect, fact):
        return False
    if not when.activated or fact.what not in _OF_LINKS:
        return True
    return _was_activated(duel, when, fact)


def _turned_so(when: Occasion, data: dict[str, Any]) -> bool:
    """Whether a change of position is one of those that the occasion names."""
    was, now = data.get("was", ""), data.get("now", "")
    up = not now.startswith("down")
    kinds = {"position"}
    if "side" not in now and "side" in was:
        kinds.add("to attack")
    elif "side" in now and "side" not in was:
        kinds.add("to defense")
    if not up and not was.startswith("down"):
        kinds.add("turned down")
    return bool(kinds & {*when.events})


def _caused(duel: Host, ctx: Context, when: Occasion, fact: Happened) -> bool:
    """Whether it came about by what the occasion says: battle or effect, whose, and of what cards."""
    data = fact.data
    why = data.get("cause")
    seat = data.get("cause_seat")
    if why == "battle":
        # What is destroyed by battle is so by the other player's card, whoever attacked.
        if "attack" in when.cause.split(" or ") and seat != fact.seat:
            why = "attack"
        seat = 1 - fact.seat if fact.seat is not None else None
    elif fact.what in SUMMONS and seat is None:
        seat = fact.seat
    if when.cause == "own effect":
        return bool(why == "effect" and data.get("card_cause") == ctx.card)
    if when.cause and why not in when.cause.split(" or "):
        return False
    if when.cause_who and (seat == ctx.seat) != (when.cause_who == "you"):
        return False
    if when.cause_filter == ANY or (why == "battle" and when.cause == "battle or effect"):
        return True  # "by battle or monster effect": what is said of the card is said of the effect's
    if data.get("cause_as_by") in when.cause_filter.series:
        return True  # it counts as brought about by such a card
    card = data.get("card_cause")
    if why in ("battle", "attack"):  # the monster that it battled, whoever attacked
        card = next((one for one in duel.battle() if one not in (None, fact.card)), card)
    return card in duel.table.cards and matches(duel, when.cause_filter, card, ctx.card, seen=True)


def _was_activated(duel: Host, when: Occasion, fact: Happened) -> bool:
    """Whether what was activated, a card or an effect, is what the occasion speaks of."""
    what = fact.data.get("activated")
    if what == "effect" and "monster effect" in when.activated:
        return fact.card is not None and duel.data(fact.card).kind == "monster"
    return what in when.activated.split(" or ")


def _was_negated(duel: Host, ctx: Context, when: Occasion, fact: Happened) -> bool:
    """Whether such an activation was negated by its player's card, the one that resolves now."""
    links = duel.chain()
    number = int(fact.data.get("link", 0))
    if fact.data.get("what_negated") != "activation" or not 0 < number < len(links):
        return False
    card = links[number - 1]["activation"] and duel.data(links[number - 1]["card"]).kind != "monster"
    told = msgspec.structs.replace(fact, data={**fact.data, "activated": "card" if card else "effect"})
    return (links[-1]["seat"] == ctx.seat) == (when.who == "you") and _was_activated(duel, when, told)


def _who(duel: Host, ctx: Context, when: Occasion, fact: Happened) -> bool:
    if when.who in ("", "either", "each") or fact.what == "negated":
        return True
    itself = when.subject is not None and when.subject.ref == "self"
    if fact.card is not None and when.to == "graveyard" and "destroyed" in when.events and not itself:
        return duel.table.cards[fact.card].owner == (ctx.seat if when.who == "you" else 1 - ctx.seat)
    return fact.seat == (ctx.seat if when.who == "you" else 1 - ctx.seat)


def _others(duel: Host, fact: Happened) -> list[int]:
    """The other cards of the fact: the battle's other monster, or what an activation targets."""
    if fact.what in ("link_resolved", "link_resolving"):
        links = duel.chain()
        targets = links[-1]["targets"] if links and links[-1]["card"] == fact.card else []
        return [card for some in targets for card, _ in some]
    if fact.what != "activated":
        other = fact.data.get("card_host" if fact.what in _AWAY and fact.what != "detached" else "other")
        return [other] if other is not None else []
    return list(fact.data.get("cards") or [])


#: Facts about a battle: their other card was a monster of the other player, whatever has become of it since.
_BATTLE = frozenset(
    {
        "attack_declared", "battle_start", "before_calculation", "calculation", "after_calculation", "battle_end",
        "destroys",
    }
)  # fmt: skip


def _is_other(duel: Host, ctx: Context, group: Group, card: int, fact: Happened) -> bool:
    """Whether the fact's other card is such a card, as it lay when that happened."""
    if fact.what not in _BATTLE or group.ref:
        return _is_subject(duel, ctx, group, card, None)
    seat = (fact.seat or 0) if card == fact.card else 1 - (fact.seat or 0)
    for part in (as_attacked(duel, part, card) for part in parts(group)):
        if part.whose in ("you", "opponent") and (seat == ctx.seat) != (part.whose == "you"):
            continue
        if part.zones and "monster" not in expand(part.zones):
            continue
        gone = card not in duel.table.cards or duel.zone_word(card) not in FIELD
        if part.filter.face == "down" and gone:
            continue  # whatever battles lies face-up in the end, but for what was turned up for it
        if card not in duel.table.cards:
            # A Token that was destroyed is nowhere; it was a monster.
            if part.filter in (ANY, Filter(kinds=("monster",))):
                return True
        elif _was_one(duel, part.filter, card, ctx.card, gone):
            return True
    return False


def _was_one(duel: Host, f: Filter, card: int, source: int, seen: bool) -> bool:
    """Whether a card that was a monster is such a card: it may have been destroyed and stay as a Spell."""
    if duel.zone_word(card) == "spell-trap" and f.kinds:
        return "monster" in f.kinds and matches(duel, replace(f, kinds=()), card, source, seen)
    return matches(duel, f, card, source, seen)


def _is_subject(duel: Host, ctx: Context, group: Group, card: int, fact: Happened | None) -> bool:
    if card not in duel.table.cards:
        return False
    return any(_is_one_of(duel, ctx, as_attacked(duel, part, card), card, fact) for part in parts(group))


def _is_one_of(duel: Host, ctx: Context, group: Group, card: int, fact: Happened | None) -> bool:
    if group.ref == "self":
        return card == ctx.card and (group.filter == ANY or _was_such(duel, group.filter, card, fact))
    if group.ref == "bound" and fact is not None and fact.what in _AWAY:
        held = duel.table.cards[ctx.card].marks.get("bound") or []
        return any(known == card and moves + 1 == at(duel, card) for known, moves in held)
    if group.ref in ("target", "it") and fact is not None and fact.what in _AWAY:  # of an effect that waits for it
        chosen = [ref for refs in ctx.targets for ref in refs]
        handled = ctx.it if group.ref == "it" and ctx.it is not None else chosen
        return any(known == card and moves + 1 == at(duel, card) for known, moves in handled)
    if group.ref == "equipped" and fact is not None and fact.what in _AWAY and card == _fell_from(duel, ctx.card):
        return True
    if group.ref:
        return card in cards_of(duel, ctx, group)
    if group.whose in ("you", "opponent"):
        outside = (*_OF_LINKS, "attack_declared")
        seat = fact.seat if fact is not None and fact.what not in outside else None
        if seat is None or (fact is not None and fact.what in ("battle_damage", "damage")):
            seat = duel.controller(card)
        if (seat == ctx.seat) != (group.whose == "you"):
            return False
    away = fact is not None and fact.what in _AWAY
    if group.zones:
        zone = fact.data.get("origin") if away and fact is not None else duel.zone_word(card)
        if fact is not None and fact.what in _OF_LINKS:
            # Where it was used, wherever its cost or its effect has brought it.
            link = duel.chain()[-1] if fact.what != "activated" and duel.chain() else fact.data
            zone = link.get("from", zone)
            if (fact.what == "link_resolving" and link.get("activation")) or fact.data.get("activated") == "card":
                zone = "spell-trap"  # a Spell or Trap Card is activated where it is placed for that
        if zone is not None and zone not in expand(group.zones):
            return False
    return _was_such(duel, group.filter, card, fact, ctx.card) and bool(related(duel, ctx, group.filter, [card]))


def _was_such(duel: Host, f: Filter, card: int, fact: Happened | None, source: int = -1) -> bool:
    """Whether the card is such a card, or was when it left the place that the fact tells it has left."""
    if fact is None or fact.what not in (*_AWAY, "position_changed"):
        return matches(duel, f, card, source)
    turned = fact.what == "position_changed"
    stance = fact.data.get("was" if turned else "stance")
    if turned and f.summoned:
        return matches(duel, f, card, source)
    if (turned or fact.data.get("origin") in FIELD) and stance is not None:
        if f.face and (f.face == "up") != stance.startswith("up"):
            return False
        if f.position and (f.position == "defense") != ("side" in stance):
            return False
        if f.summoned and not was_summoned(fact.data.get("summoned", ()), f.summoned):
            return False
        if f.counter and not turned:
            if fact.data.get("counters", {}).get(f.counter, 0) < f.counters:
                return False
            f = replace(f, counter="")
        if f.material and not turned:
            if not fact.data.get("materials"):
                return False
            f = replace(f, material=False)
        if "equip" in f.icons and fact.data.get("card_host") is not None:
            f = replace(f, icons=())  # an Equip Card, whatever is printed on it
    elif f.face or f.position or f.summoned:
        return False
    f = replace(f, face="", position="", summoned="")
    was_one = not turned and fact.data.get("origin") == "monster"
    return _was_one(duel, f, card, source, True) if was_one else matches(duel, f, card, source, seen=True)


def upon(duel: Host, fact: Happened) -> None:
    """Apply the continuous abilities that do something each time this happens.

    Counters are placed at once. Everything else waits on the table for "RunUpon", which the game calls as soon as
    nothing else is being carried out: it may have to ask. To be called for every fact; costs next to nothing where no
    card on the field has such an ability. What happens to several cards at one moment counts once (YZH-5.52, YZH-5.53).
    """
    for seat in (0, 1):
        for word in FIELD:
            for card in duel.cards(seat, word):
                if not duel.table.cards[card].face_up:
                    continue
                _answer(duel, card, fact)
    for change in [m for m in duel.table.modifiers.values() if m.key == "whenever" and alive(duel, m)]:
        _answer_for_now(duel, change, fact)
    gone = fact.card is not None and fact.what in _AWAY and fact.data.get("origin") in FIELD
    if gone and str(fact.data.get("stance", "")).startswith("up") and fact.card in duel.table.cards:
        assert fact.card is not None
        _answer(duel, fact.card, fact)


def _answer_for_now(duel: Host, change: Modifier, fact: Happened) -> None:
    """The same, of what an effect that has resolved does for a time each time this happens."""
    op, ctx = msgspec.convert(change.data["op"], Whenever), context(change.data["ctx"])
    event = match_occasion(duel, waiting(op), ctx.card, fact, ctx)
    answered = duel.table.marks.get("whenever", {})
    if event is None or answered.get(str(change.stamp)) == duel.moment():
        return
    duel.play.mark("table", "whenever", {**answered, str(change.stamp): duel.moment()})
    if op.once:
        duel.play.unmodify(change)
    ctx.event = event
    if event["cards"] != [ctx.card]:
        ctx.it = event_refs(ctx) or ctx.it  # "each time … draws cards, look at them"
    _put_up(duel, op.do, ctx)


def _put_up(duel: Host, steps: tuple[Step, ...], ctx: Context) -> None:
    """Have the steps carried out as soon as nothing else is ("RunUpon")."""
    entry = {"steps": plain_steps(steps), "ctx": ctx.plain()}
    duel.play.mark("table", "upon", [*duel.table.marks.get("upon", []), entry])


@cache
def counts_happened(ability: Ability) -> bool:
    """Whether what it does depends on how many cards its occasion is about."""
    return b'"happened"' in msgspec.json.encode(ability.do)


def _add_to_waiting(duel: Host, ctx: Context) -> bool:
    """Another card that this happened to at the same moment, for what waits to be done upon it; False if nothing waits
    any more."""
    waiting = duel.table.marks.get("upon", [])
    for at_, entry in enumerate(waiting):
        known = entry["ctx"]
        if (known["card"], known["ability"]) == (ctx.card, ctx.ability) and known.get("event") and ctx.event:
            both = {key: [*known["event"][key], *ctx.event[key]] for key in ("cards", "moves")}
            entry = {**entry, "ctx": {**known, "event": {**known["event"], **both}}}
            duel.play.mark("table", "upon", [*waiting[:at_], entry, *waiting[at_ + 1 :]])
            return True
    return False


def _answer(duel: Host, card: int, fact: Happened) -> None:
    for index, ability in enumerate(duel.abilities(card)):
        if ability.kind == "continuous" and ability.when is not None:
            _apply_upon(duel, ability, index, card, fact)


def _has_nothing_to_negate(duel: Host, ability: Ability, fact: Happened) -> bool:
    """Whether it negates an effect, and what resolves has none."""
    op = ability.do[0].op
    if fact.what != "link_resolving" or not isinstance(op, Negate) or op.what != "effect":
        return False
    links = duel.chain()
    return bool(links) and links[-1]["ability"] == NO_EFFECT


def _apply_upon(duel: Host, ability: Ability, index: int, card: int, fact: Happened) -> None:
    event = match_occasion(duel, ability, card, fact)
    if event is None:
        return
    ctx = Context(card=card, seat=duel.controller(card), ability=index, event=event)
    if not (now_in(duel, ability.windows, ctx.seat) and holds(duel, ctx, ability.conditions)):
        return
    if (ability.limit and used_up(duel, card, index, ctx.seat)) or _has_nothing_to_negate(duel, ability, fact):
        return
    mark = f"upon{index}"
    for_each = all(isinstance(step.op, PlaceCounters) and step.op.each for step in ability.do)
    again = duel.table.cards[card].marks.get(mark) == duel.moment() and not for_each
    if again and (not counts_happened(ability) or _add_to_waiting(duel, ctx)):
        return
    duel.play.mark(card, mark, duel.moment())
    if ability.limit:
        count_use(duel, card, index, ctx.seat)
    if not all(isinstance(step.op, PlaceCounters) for step in ability.do):
        first, *rest = ability.do
        steps = (msgspec.structs.replace(first, optional=first.optional or ability.optional), *rest)
        _put_up(duel, steps, ctx)
        return
    for step in ability.do:
        if isinstance(step.op, PlaceCounters) and holds(duel, ctx, step.conditions):
            for bearer in cards_of(duel, ctx, step.op.group):
                count = counters_fit(duel, ctx, step.op, bearer)
                if count > 0 and duel.table.cards[bearer].face_up and duel.zone_word(bearer) in FIELD:
                    duel.place_counter(bearer, step.op.name, count)
