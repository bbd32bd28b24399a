"""What happened, in the words of texts: the facts that an event word stands for, and what was noted of this turn."""

from __future__ import annotations

from functools import cache

from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import USES, Ability, IsIn, Occasion, occasions
from sanam.games.yugioh.vocabulary.zones import FIELD

_SPECIAL = frozenset({"special_summoned", "ritual_summoned", "fusion_summoned", "synchro_summoned", "xyz_summoned"})
_NORMAL = frozenset({"normal_summoned", "tribute_summoned"})

#: The ability index of a link that has no effect: a Spell or Trap is activated for itself alone.
NO_EFFECT = -2
#: Facts of a monster that was Summoned.
SUMMONS = _SPECIAL | _NORMAL | {"flip_summoned"}

#: The facts (`Happened.what`) that are each event word of `tree.EVENTS`.
FACTS: dict[str, frozenset[str]] = {
    "normal summoned": _NORMAL,
    "tribute summoned": frozenset({"tribute_summoned"}),
    "flip summoned": frozenset({"flip_summoned"}),
    "special summoned": _SPECIAL,
    "ritual summoned": frozenset({"ritual_summoned"}),
    "fusion summoned": frozenset({"fusion_summoned"}),
    "synchro summoned": frozenset({"synchro_summoned"}),
    "xyz summoned": frozenset({"xyz_summoned"}),
    "pendulum summoned": frozenset(),
    "summoned": SUMMONS,
    "set": frozenset({"set", "set_monster"}),
    "drawn": frozenset({"drew"}),
    "drawn itself": frozenset({"drew_card"}),
    "phase": frozenset({"phase", "battle_phase_ends"}),
    "attack": frozenset({"attack_declared"}),
    "attack negated": frozenset({"attack_negated"}),
    "activation negated": frozenset({"negated"}),
    "battle start": frozenset({"battle_start"}),
    "before calculation": frozenset({"before_calculation"}),
    "after calculation": frozenset({"after_calculation"}),
    "battle end": frozenset({"battle_end"}),
    "battle damage": frozenset({"battle_damage"}),
    "life gained": frozenset({"gained"}),
    "life paid": frozenset({"paid"}),
    "activation": frozenset({"activated"}),
    "resolution": frozenset({"link_resolved"}),
    "resolving": frozenset({"link_resolving"}),
    "counter": frozenset({"counter_placed"}),
    **{word: frozenset({"position_changed"}) for word in ("position", "to attack", "to defense", "turned down")},
    **{
        word: frozenset({word})
        for word in ("control", "flipped", "sent", "destroyed", "left", "tributed", "banished", "discarded", "returned",
                     "detached", "calculation", "destroys", "damage", "summoning", "equipped")
    },
}  # fmt: skip


@cache
def facts_of(events: tuple[str, ...]) -> frozenset[str]:
    """The facts that are any of these event words."""
    return frozenset(what for word in events for what in FACTS[word])


#: The kinds of abilities that wait for something to happen.
LISTENING = ("trigger", "flip", "quick", "activate")


def heard_in(when: Occasion) -> frozenset[str]:
    """The kinds of facts that can be the occasion; "… is targeted for an attack": also in a Replay, or by an effect
    that changes the target."""
    targeted = when.other is not None and (when.other.ref == "self" or when.subject is None)
    aimed = targeted and "attack" in when.events
    return facts_of(when.events) | {"attack_aimed"} if aimed else facts_of(when.events)


def occasion_facts(ability: Ability) -> frozenset[str]:
    """The kinds of facts that can be its occasion."""
    return frozenset(what for when in occasions(ability.when) for what in heard_in(when))


#: The facts of both sides of a battle.
SIDES = {"was attacked": "attack_declared", "battled": "battle"}
#: Destroyed where it lay on the field.
FALLEN = "destroyed on the field"
#: Sent to the Graveyard from the field.
SENT_OFF = "sent from the field"
#: The same, and it went to the Graveyard.
FALLEN_AND_SENT = "sent from the field destroyed"
#: Destroyed by battle.
BEATEN = "destroyed by battle"
#: Destroyed by battle, in whatever turn, and lying since then where that brought it.
DEAD = "fallen in battle"
#: What is asked of cards that are elsewhere since: it is looked up among the facts of the turn (`history`).
LEAVING = frozenset(
    {"sent", "destroyed", "banished", "tributed", "discarded", "returned", FALLEN, BEATEN, FALLEN_AND_SENT}
)
#: Declared an attack on a monster.
FOUGHT = "attacked a monster"
#: Destroyed a monster by battle, which went to the Graveyard.
SENDS = "destroys and sends"
#: Which monsters were destroyed by which others in the battles of this turn: {"turn": n, "cards": [[destroyer,
#: destroyed, how often that has moved], …]}. A mark of the table, kept where some text asks.
FELLED = "felled"
#: In which ways monsters were Special Summoned, and by which cards.
WAYS = "ways"
#: Something was done instead of a destruction, by an effect of the card.
STOOD_IN = "stood in"
#: Activated as a card, and not for an effect that it has on the field.
#: The mark of a card that keeps a number: the price paid for it, or what its coin showed.
KEPT = "kept"
PLAYED = "activated as a card"
#: The mark of the moment at which Main Phase 1 has begun: as long as it is that one, nothing was done in it.
OPENED = "opened"


def facts_asked(events: tuple[str, ...]) -> frozenset[str]:
    """The facts, as they are noted, that are any of these words of what happened this turn."""
    own = frozenset(
        word
        for word in events
        if word in (*SIDES, *USES, FALLEN, FALLEN_AND_SENT, SENT_OFF, BEATEN, STOOD_IN, DEAD, SENDS, FOUGHT)
    )
    rest = facts_of(tuple(word for word in events if word not in own))
    return frozenset(BEATEN if word == DEAD else word for word in own) | rest


def was(duel: Host, card: int, events: tuple[str, ...]) -> bool:
    """Whether any of the events was about the card this turn; DEAD: in whatever turn."""
    past = duel.table.cards[card].marks.get("past", {})
    if DEAD in events and BEATEN in past:
        return True
    turn = duel.table.marks.get("turn")
    return any(past.get(what) == turn for what in facts_asked(events))


#: What cards were used for which Summons, in the order of time: [monster, how often it had moved, way,
#: [[id, moves], …]]. A mark of the table, kept where some text asks.
MADE = "made"


def used_for(duel: Host, card: int, ways: tuple[str, ...]) -> bool:
    """Whether the card lies where its use for such a Summon has brought it."""
    if card not in duel.table.cards:
        return False
    here = [card, duel.table.cards[card].moves]
    return any(way in ways and here in used for _, _, way, used in duel.table.marks.get(MADE, ()))


def made_from(duel: Host, monster: int) -> list[list[int]]:
    """What was used for the Summon with which the monster came to the field, as it lay then, while the monster is there
    or has just left it."""
    it = duel.table.cards.get(monster)
    if it is None:
        return []
    if it.marks.get("materials"):
        return [[*ref] for ref in it.marks["materials"]]
    for known, moves, _, used in reversed(duel.table.marks.get(MADE, [])):
        if known == monster:  # it came, and then left, perhaps after it had changed sides
            left = duel.zone_word(monster) not in FIELD and it.moves - moves in (2, 3)
            return [[*ref] for ref in used] if left else []
    return []


def felled_by(duel: Host, monsters: list[int], card: int) -> bool:
    """Whether one of the monsters destroyed the card by battle this turn, and it lies where that has brought it."""
    known = duel.table.marks.get(FELLED, {})
    if known.get("turn") != duel.table.marks.get("turn"):
        return False
    here = [card, duel.table.cards[card].moves]
    return any(by in monsters and fallen == here for by, *fallen in known["cards"])


def silent_there(duel: Host, card: int, ability: Ability) -> bool:
    """Whether a monster that lies as a Continuous Spell lacks the ability there: it has those that say so alone. The
    card is in a Spell & Trap Zone.
    """
    if duel.table.cards[card].host is not None or duel.data(card).kind != "monster":
        return False
    return not any(isinstance(one, IsIn) and "spell-trap" in one.zones for one in ability.conditions)
