"""Occasions: which facts of the game each event word means, and what its restrictions exclude."""

from __future__ import annotations

from typing import Any

import pytest
from lab import Lab, do, monster, spell

from sanam.engine.events import Happened
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.execution.facts import FACTS
from sanam.games.yugioh.texts.execution.interpreter import match_occasion
from sanam.games.yugioh.texts.tree import EVENTS, Ability, Filter, Group, Occasion, Step

SELF = t.SELF
A_MONSTER = Group(whose="either", zones=("monster",))


def waiting(when: Occasion, **more: Any) -> Ability:
    return Ability(kind="trigger", when=when, do=(Step(op=t.Draw()),), **more)


def match(lab: Lab, when: Occasion, source: int, what: str, seat: int | None, card: int | None, **data: Any) -> Any:
    ability = waiting(when, active=data.pop("active", ()))
    return match_occasion(lab.game, ability, source, Happened(what, seat, card, data))


#: Changes of position into one position: facts of "position" with more data.
TURNED = ("to attack", "to defense", "turned down")
#: For every event word, the facts that it is.
MEANING = {
    "normal summoned": {"normal_summoned", "tribute_summoned"},
    "tribute summoned": {"tribute_summoned"},
    "flip summoned": {"flip_summoned"},
    "ritual summoned": {"ritual_summoned"},
    "fusion summoned": {"fusion_summoned"},
    "synchro summoned": {"synchro_summoned"},
    "xyz summoned": {"xyz_summoned"},
    "special summoned": {"special_summoned", "ritual_summoned", "fusion_summoned", "synchro_summoned", "xyz_summoned"},
    "summoned": {
        "normal_summoned",
        "tribute_summoned",
        "flip_summoned",
        "special_summoned",
        "ritual_summoned",
        "fusion_summoned",
        "synchro_summoned",
        "xyz_summoned",
    },
    "set": {"set", "set_monster"},
    "drawn": {"drew"},
    "drawn itself": {"drew_card"},
    "attack": {"attack_declared"},
    "battle start": {"battle_start"},
    "pendulum summoned": set(),
    "before calculation": {"before_calculation"},
    "after calculation": {"after_calculation"},
    "battle end": {"battle_end"},
    "battle damage": {"battle_damage"},
    "life gained": {"gained"},
    "life paid": {"paid"},
    "activation": {"activated"},
    "resolution": {"link_resolved"},
    "resolving": {"link_resolving"},
    "counter": {"counter_placed"},
    "position": {"position_changed"},
    "phase": {"phase", "battle_phase_ends"},
    **{
        word: {word}
        for word in (
            "control",
            "flipped",
            "sent",
            "destroyed",
            "left",
            "tributed",
            "banished",
            "discarded",
            "detached",
            "calculation",
            "destroys",
            "damage",
            "summoning",
        )
    },
}


@pytest.mark.parametrize("word", [word for word in EVENTS if word not in ("returned", "equipped", *TURNED)])
def test_every_event_word_means_its_facts_and_no_others(word: str) -> None:
    lab = Lab()
    card = lab.put("blank", 0)
    every = sorted({what for whats in FACTS.values() for what in whats} - {"equipped"})
    found = {what for what in every if match(lab, Occasion(events=(word,)), card, what, 0, card) is not None}
    assert found == MEANING[word]


def test_any_of_the_events_will_do() -> None:
    lab = Lab()
    card = lab.put("blank", 0)
    when = Occasion(events=("normal summoned", "special summoned"), subject=SELF)
    assert match(lab, when, card, "xyz_summoned", 0, card)
    assert match(lab, when, card, "tribute_summoned", 0, card)
    assert not match(lab, when, card, "flip_summoned", 0, card)


def test_the_context_of_a_trigger() -> None:
    lab = Lab()
    watcher, card, other = lab.put("blank", 0), lab.put("blank", 1), lab.put("blank", 0, "m2")
    lab.game.to_hand([card], {"cause": "rule", "card": None, "seat": None})
    event = match(lab, Occasion(events=("attack",)), watcher, "attack_declared", 1, card, other=other, amount=7, link=3)
    assert event == {
        "cards": [card],
        "moves": [1],
        "other": other,
        "amount": 7,
        "who": 1,
        "link": 3,
        "what": "attack_declared",
    }


def test_this_card_or_another() -> None:
    lab = Lab()
    card, other = lab.put("blank", 0), lab.put("blank", 0, "m2")
    mine = Occasion(events=("summoned",), subject=SELF)
    others = Occasion(events=("summoned",), subject=Group(zones=("monster",), filter=Filter(other=True)))
    assert match(lab, mine, card, "normal_summoned", 0, card)
    assert not match(lab, mine, card, "normal_summoned", 0, other)
    assert match(lab, others, card, "normal_summoned", 0, other)
    assert not match(lab, others, card, "normal_summoned", 0, card)
    both = Occasion(
        events=("summoned",), subject=Group(ref="self", also=Group(zones=("monster",), filter=Filter(races=("Fiend",))))
    )
    assert match(lab, both, card, "normal_summoned", 0, card)
    assert not match(lab, both, card, "normal_summoned", 0, other)


@pytest.mark.parametrize(
    ("whose", "seat", "fits"),
    [
        ("you", 0, True),
        ("you", 1, False),
        ("opponent", 1, True),
        ("opponent", 0, False),
        ("either", 1, True),
    ],
)
def test_whose_monster_it_was(whose: str, seat: int, fits: bool) -> None:
    """Of a monster that has left, its controller then counts, not its owner."""
    lab = Lab()
    watcher, gone = lab.put("blank", 0), lab.put("blank", 1, "graveyard")
    when = Occasion(events=("destroyed",), subject=Group(whose=whose, zones=("monster",)))
    found = match(lab, when, watcher, "destroyed", seat, gone, origin="monster", to="graveyard", cause="battle")
    assert (found is not None) is fits


@pytest.mark.rule("yugioh-zh", "YZH-2.29")
@pytest.mark.rule("yugioh-fa", "YFA-2.29", "YFA-2.31")
@pytest.mark.parametrize(
    ("cause", "to", "fits"),
    [("battle", "graveyard", True), ("effect", "graveyard", False), ("battle", "banished", False)],
)
def test_destroyed_by_battle_and_sent_to_the_graveyard(cause: str, to: str, fits: bool) -> None:
    lab = Lab()
    card = lab.put("blank", 0, "graveyard")
    when = Occasion(events=("destroyed",), subject=SELF, cause="battle", to="graveyard")
    assert (match(lab, when, card, "destroyed", 0, card, cause=cause, to=to, origin="monster") is not None) is fits


@pytest.mark.rule("yugioh-zh", "YZH-5.34")
@pytest.mark.parametrize(("cause", "fits"), [("effect", True), ("cost", False), ("battle", False), ("rule", False)])
def test_costs_and_battle_are_not_card_effects(cause: str, fits: bool) -> None:
    lab = Lab()
    card = lab.put("blank", 0, "graveyard")
    when = Occasion(events=("sent",), subject=SELF, cause="effect")
    assert (match(lab, when, card, "sent", 0, card, cause=cause, to="graveyard", origin="hand") is not None) is fits
    either = Occasion(events=("sent",), subject=SELF, cause="battle or effect")
    assert (match(lab, either, card, "sent", 0, card, cause=cause) is not None) is (cause in ("effect", "battle"))


@pytest.mark.parametrize(
    ("who", "seat", "fits"), [("you", 0, True), ("opponent", 0, False), ("opponent", 1, True), ("", 1, True)]
)
def test_whose_effect_it_was(who: str, seat: int, fits: bool) -> None:
    lab = Lab()
    card = lab.put("blank", 0, "graveyard")
    when = Occasion(events=("sent",), subject=SELF, cause="effect", cause_who=who)
    assert (match(lab, when, card, "sent", 0, card, cause="effect", cause_seat=seat) is not None) is fits


@pytest.mark.parametrize(
    ("origin", "came", "fits"),
    [
        (("field",), "monster", True),
        (("field",), "hand", False),
        (("hand",), "hand", True),
        (("deck", "hand"), "deck", True),
        ((), "deck", True),
    ],
)
def test_where_it_came_from(origin: tuple[str, ...], came: str, fits: bool) -> None:
    lab = Lab()
    card = lab.put("blank", 0, "graveyard")
    when = Occasion(events=("sent",), subject=SELF, origin=origin)
    assert (match(lab, when, card, "sent", 0, card, origin=came, to="graveyard") is not None) is fits


@pytest.mark.parametrize(
    ("events", "who", "seat", "fits"),
    [
        (("drawn",), "opponent", 1, True),
        (("drawn",), "opponent", 0, False),
        (("battle damage",), "you", 0, True),
        (("life gained",), "either", 1, True),
        (("life paid",), "you", 1, False),
        (("damage",), "opponent", 1, True),
    ],
)
def test_the_player_concerned(events: tuple[str, ...], who: str, seat: int, fits: bool) -> None:
    lab = Lab()
    card = lab.put("blank", 0)
    fact = next(iter(FACTS[events[0]]))
    assert (match(lab, Occasion(events=events, who=who), card, fact, seat, None) is not None) is fits


@pytest.mark.rule("yugioh-zh", "YZH-2.31")
def test_when_this_card_inflicts_battle_damage_to_the_opponent() -> None:
    lab = Lab()
    card, other = lab.put("blank", 0), lab.put("blank", 0, "m2")
    when = Occasion(events=("battle damage",), subject=SELF, who="opponent")
    assert match(lab, when, card, "battle_damage", 1, card, amount=500)
    assert not match(lab, when, card, "battle_damage", 0, card, amount=500)
    assert not match(lab, when, card, "battle_damage", 1, other, amount=500)
    theirs = Occasion(events=("battle damage",), subject=Group(whose="opponent", zones=("monster",)), who="you")
    enemy = lab.put("blank", 1)
    assert match(lab, theirs, card, "battle_damage", 0, enemy), "the monster's controller, not the one who takes it"
    assert not match(lab, theirs, card, "battle_damage", 0, other)


def test_attacks_direct_or_on_a_monster() -> None:
    lab = Lab()
    watcher, enemy = lab.put("blank", 0), lab.put("blank", 1)
    direct = Occasion(events=("attack",), subject=Group(whose="opponent", zones=("monster",)), direct=True)
    mine = Occasion(events=("attack",), subject=SELF)
    assert match(lab, mine, watcher, "attack_declared", 0, watcher, other=enemy)["cards"] == [enemy], "that monster"
    assert match(lab, mine, watcher, "attack_declared", 0, watcher, other=None)["cards"] == [watcher]
    assert match(lab, direct, watcher, "attack_declared", 1, enemy, other=None)
    assert not match(lab, direct, watcher, "attack_declared", 1, enemy, other=watcher)
    on_me = Occasion(events=("attack",), other=SELF)
    assert match(lab, on_me, watcher, "attack_declared", 1, enemy, other=watcher)
    assert not match(lab, on_me, watcher, "attack_declared", 1, enemy, other=None)


@pytest.mark.parametrize(
    ("activated", "was", "fits"),
    [
        ("card", "card", True),
        ("card", "effect", False),
        ("effect", "effect", True),
        ("card or effect", "effect", True),
        ("", "effect", True),
    ],
)
def test_activations_of_cards_and_effects(activated: str, was: str, fits: bool) -> None:
    lab = Lab(pot=spell())
    watcher, pot = lab.put("blank", 0), lab.put("pot", 1, "s1")
    when = Occasion(
        events=("activation",), subject=Group(filter=Filter(kinds=("spell",))), activated=activated, who="opponent"
    )
    assert (match(lab, when, watcher, "activated", 1, pot, activated=was, link=1) is not None) is fits
    assert match(lab, when, watcher, "activated", 0, pot, activated=was, link=1) is None


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
def test_an_activation_that_targets_such_a_card() -> None:
    lab = Lab(pot=spell())
    watcher, enemy, pot = lab.put("blank", 0), lab.put("blank", 1), lab.put("pot", 1, "s1")
    when = Occasion(events=("activation",), other=Group(whose="you", zones=("monster",)))
    assert match(lab, when, watcher, "activated", 1, pot, activated="card", cards=[enemy, watcher])
    assert not match(lab, when, watcher, "activated", 1, pot, activated="card", cards=[enemy])
    assert not match(lab, when, watcher, "activated", 1, pot, activated="card", cards=[])


def test_becoming_equipped_with_this_card() -> None:
    lab = Lab(axe=spell(icon="equip"))
    bear, axe = lab.put("blank", 0), lab.put("axe", 0, "s1")
    other = lab.put("axe", 0, "s2")
    lab.play.attach(axe, bear)
    when = Occasion(events=("equipped",), subject=SELF)
    assert match(lab, when, axe, "equipped", 0, axe, card_host=bear)["cards"] == [bear], "the card to the monster"
    assert match(lab, when, bear, "equipped", 0, axe, card_host=bear)["cards"] == [axe], "the monster with the card"
    assert not match(lab, when, other, "equipped", 0, axe, card_host=bear)
    with_this = Occasion(events=("equipped",), subject=Group(zones=("monster",)), other=SELF)
    assert match(lab, with_this, axe, "equipped", 0, axe, card_host=bear)["cards"] == [bear]
    assert not match(lab, with_this, other, "equipped", 0, axe, card_host=bear)
    when = Occasion(events=("destroys",), subject=Group(ref="equipped"))
    assert match(lab, when, axe, "destroys", 0, bear)
    assert not match(lab, when, other, "destroys", 0, bear)


@pytest.mark.rule("yugioh-th", "YTH-2.9")
@pytest.mark.parametrize(
    ("phase", "who", "player", "now", "fits"),
    [
        ("standby", "you", 0, "standby", True),
        ("standby", "you", 1, "standby", False),
        ("end", "either", 1, "end", True),
        ("end", "", 0, "standby", False),
        ("main 1", "you", 0, "main1", True),
        ("main", "you", 0, "main2", True),
    ],
)
def test_phases(phase: str, who: str, player: int, now: str, fits: bool) -> None:
    lab = Lab()
    card = lab.put("blank", 0)
    assert (
        match(lab, Occasion(events=("phase",), phase=phase, who=who), card, "phase", player, None, phase=now)
        is not None
    ) is fits


def test_counters_by_name() -> None:
    lab = Lab()
    card = lab.put("blank", 0)
    when = Occasion(events=("counter",), subject=SELF, counter="Spell Counter")
    lab.game.place_counter(card, "Spell Counter", 1)
    assert match_occasion(lab.game, waiting(when), card, lab.facts("counter_placed")[0])
    assert not match(lab, when, card, "counter_placed", 0, card, counter="Bushido Counter")


def test_returning_to_the_hand_is_not_searching() -> None:
    lab = Lab()
    card = lab.put("blank", 0, "hand")
    when = Occasion(events=("returned",), subject=SELF)
    assert match(lab, when, card, "returned", 0, card, origin="monster", to="hand")
    assert not match(lab, when, card, "returned", 0, card, origin="monster", to="deck")
    assert not match(lab, when, card, "returned", 0, card, origin="deck", to="hand")


@pytest.mark.rule("yugioh-fa", "YFA-5.20", "YFA-5.21")
@pytest.mark.parametrize(("to", "fits"), [("graveyard", True), ("hand", True), ("deck", False)])
def test_leaving_the_field_for_the_deck_is_no_occasion(to: str, fits: bool) -> None:
    lab = Lab(edition="fa-course")
    card = lab.put("blank", 0, to)
    when = Occasion(events=("left",), subject=SELF)
    assert (match(lab, when, card, "left", 0, card, origin="monster", to=to) is not None) is fits


@pytest.mark.rule("yugioh-zh", "YZH-2.11")
def test_face_down_and_negated_cards_answer_to_nothing() -> None:
    lab = Lab(
        mute=spell(
            icon="continuous",
            abilities=[
                Ability(
                    kind="continuous",
                    do=(
                        Step(
                            op=t.Negate(what="effects", group=Group(whose="either", zones=("monster",), number="all"))
                        ),
                    ),
                )
            ],
        )
    )
    up, down, hand = lab.put("blank", 0), lab.put("blank", 0, "m2", "down/side"), lab.put("blank", 0, "hand")
    when = Occasion(events=("phase",), phase="end")

    def answers(card: int) -> bool:
        return match(lab, when, card, "phase", 0, None, phase="end", active=("field",)) is not None

    assert [answers(card) for card in (up, down, hand)] == [True, False, False]
    mute = lab.put("mute", 1, "s1")
    assert not answers(up)
    lab.game.destroy([mute], {"cause": "rule", "card": None, "seat": None})
    assert answers(up)


def test_where_an_ability_is_active() -> None:
    lab = Lab()
    hand, grave = lab.put("blank", 0, "hand"), lab.put("blank", 0, "graveyard")
    when = Occasion(events=("attack",))
    assert match(lab, when, hand, "attack_declared", 1, None, active=("hand",))
    assert not match(lab, when, grave, "attack_declared", 1, None, active=("hand",))
    leaving = Occasion(events=("sent",), subject=SELF)
    assert match(lab, leaving, grave, "sent", 0, grave, origin="monster", to="graveyard", active=("field",))
    assert not match(lab, leaving, grave, "sent", 0, grave, origin="hand", to="graveyard", active=("field",))


def test_an_activated_card_waits_wherever_it_lies() -> None:
    lab = Lab(wall={"kind": "trap", "icon": "normal", "abilities": [do(t.Draw(), when=Occasion(events=("attack",)))]})
    wall = lab.put("wall", 0, "s1", "down")
    ability = lab.game.abilities(wall)[0]
    assert match_occasion(lab.game, ability, wall, Happened("attack_declared", 1, None, {})) is not None


def test_subjects_match_by_what_they_are() -> None:
    lab = Lab(imp=monster(attribute="DARK", level=3))
    watcher, imp, bear = lab.put("blank", 0), lab.put("imp", 1), lab.put("blank", 1, "m2")
    lab.play.mark(imp, "summoned", ["special"])
    dark = Occasion(
        events=("summoned",), subject=Group(whose="opponent", zones=("monster",), filter=Filter(attributes=("DARK",)))
    )
    assert match(lab, dark, watcher, "special_summoned", 1, imp)
    assert not match(lab, dark, watcher, "special_summoned", 1, bear)
    assert not match(lab, dark, watcher, "special_summoned", 0, bear)


@pytest.mark.parametrize("stance", ["up", "up/side"])
def test_destroying_a_monster_in_defense_position_by_battle(stance: str) -> None:
    """Its position is the one it had on the field; where it went is read off the table."""
    lab = Lab()
    card, enemy = lab.put("blank", 0), lab.put("blank", 1, "m1", stance)
    other = Group(filter=Filter(kinds=("monster",), position="defense"))
    when = Occasion(events=("destroys",), subject=SELF, other=other, to="graveyard")
    lab.run("DestroyCards", cards=[enemy], cause={"cause": "battle", "card": card, "seat": 0})
    event = match(lab, when, card, "destroys", 0, card, other=enemy)
    assert (event is not None) is (stance == "up/side")
    if event:
        assert event["cards"] == [enemy]
    elsewhere = Occasion(events=("destroys",), subject=SELF, to="banished")
    assert not match(lab, elsewhere, card, "destroys", 0, card, other=enemy)
