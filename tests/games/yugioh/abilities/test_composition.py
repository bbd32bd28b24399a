"""How the sentences of a text hang together: activations without an effect of their own, choices, and sentences that go
on with others."""

from __future__ import annotations

import pytest
from lab import Lab, monster
from test_texts_played import a_monster, a_spell, read

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading import texts

CONTINUOUS = {"kind": "trap", "icon": "continuous", "traits": ()}


def test_a_card_that_stays_is_activated_for_what_it_says_after() -> None:
    text = (
        "Activate this card by paying 500 LP. All Warrior monsters you control gain 300 ATK. When a Warrior monster "
        "you control is destroyed, destroy this card."
    )
    lab = Lab(camp=a_spell(text, "continuous"), knight=monster(race="Warrior", atk=1000))
    camp, knight = lab.put("camp", 0, "s1"), lab.put("knight", 0, "m1")
    assert read(text, kind="spell", icon="continuous", traits=())[0].kind == "activate"
    lab.use(camp, 0)
    assert lab.lp(0) == 7500 and lab.now.value(knight, "atk") == 1300
    with pytest.raises(texts.NotUnderstood, match="an activation without an effect"):
        read("Activate this card by paying 500 LP.", kind="spell", icon="normal", traits=())


def test_what_holds_for_the_target_of_an_activation_belongs_to_it() -> None:
    text = (
        "Activate this card by targeting 1 monster you control. It cannot be destroyed by battle. If the targeted "
        "monster leaves the field, destroy this card."
    )
    shield, gone = read(text, **CONTINUOUS)
    assert shield.kind == "activate" and len(shield.targets) == 1
    assert shield.do[0].op == t.Rule(group=t.Group(ref="it"), rule="cannot be destroyed by battle", until="self")
    assert gone.kind == "continuous" and gone.when is not None and gone.when.subject == t.Group(ref="bound")


@pytest.mark.parametrize(
    ("text", "fields", "kind"),
    [
        ("When this card inflicts battle damage to your opponent, you can activate 1 of these effects:", {}, "trigger"),
        (
            "During the Battle Phase, activate 1 of these effects.",
            {"kind": "trap", "icon": "normal", "traits": ()},
            "activate",
        ),
    ],
)
def test_a_choice_of_effects_is_activated_without_a_colon(text: str, fields: dict[str, object], kind: str) -> None:
    (ability,) = read(f"{text}\n● Target 1 monster on the field; destroy it.\n● Draw 1 card.", **fields)
    choice = ability.do[0].op
    assert ability.kind == kind and isinstance(choice, t.Choose) and len(choice.options) == 2


def test_what_nobody_sees_is_selected_when_it_is_done() -> None:
    lab = Lab(
        rockfall=a_spell("Select 1 Rock monster in your Deck and send it to the Graveyard. Draw 1 card."),
        stone=monster(race="Rock"),
    )
    stone = lab.put("stone", 0, "deck")
    drawn = lab.count(0, "hand")
    lab.use(lab.put("rockfall", 0, "s1"))
    assert lab.zone(stone) == "0.graveyard" and lab.count(0, "hand") == drawn + 1
    (ability,) = read(
        "Select 1 Rock monster in your Deck and send it to the Graveyard. Draw 1 card.",
        kind="spell",
        icon="normal",
        traits=(),
    )
    assert not ability.targets and ability.cost[0].op == t.Move(
        how="send", group=t.Group(whose="you", zones=("deck",), filter=t.Filter(kinds=("monster",), races=("Rock",)))
    )


def test_they_are_the_opponent_in_a_condition() -> None:
    text = (
        "If your opponent controls 2 or more cards in their Spell & Trap Zone, you can Special Summon this card (from "
        "your hand)."
    )
    lab = Lab(vassal=a_monster(text), page=a_spell("Draw 1 card."))
    vassal = lab.put("vassal", 0, "hand")
    for zone in ("s1", "s2"):
        assert lab.why(vassal) == "condition-not-met"
        lab.put("page", 1, zone)
    assert lab.why(vassal) == ""


def test_also_goes_on_with_what_holds() -> None:
    text = (
        "Warrior monsters you control gain 300 ATK. Also, Warrior monsters you control cannot be destroyed by battle."
    )
    lab = Lab(flag=a_spell(text, "continuous"), knight=monster(race="Warrior", atk=1000))
    lab.put("flag", 0, "s1")
    knight = lab.put("knight", 0, "m1")
    assert lab.now.value(knight, "atk") == 1300 and lab.now.has(knight, "cannot be destroyed by battle")


@pytest.mark.parametrize(
    ("drawn", "zone"),
    [("cardian", "0.hand"), ("ox", "0.graveyard")],
)
def test_otherwise_is_where_what_was_asked_does_not_hold(drawn: str, zone: str) -> None:
    lab = Lab(
        clover=a_spell(
            "Draw 1 card, and if you do, show it, then, if it is a Warrior monster, destroy 1 monster your opponent "
            "controls. Otherwise, send it to the GY."
        ),
        cardian=monster(race="Warrior"),
        ox=monster(race="Beast"),
    )
    other = lab.put("ox", 1, "m1")
    card = lab.put(drawn, 0, "deck")
    lab.use(lab.put("clover", 0, "s1"))
    assert lab.zone(card) == zone
    assert lab.zone(other) == ("1.graveyard" if drawn == "cardian" else "1.m1")


def test_what_may_be_done_if_something_is_so() -> None:
    lab = Lab(
        pine=a_spell("Draw 1 card, and if you do, show it, then you can Special Summon it if it is a Warrior monster."),
        knight=monster(race="Warrior"),
        ox=monster(race="Beast"),
    )
    for name, asked in (("ox", ""), ("knight", "yes_no")):
        lab.put(name, 0, "deck")
        lab.use(lab.put("pine", 0, "s1"))
        assert lab.asked == asked
    with pytest.raises(texts.NotUnderstood, match="otherwise than what"):
        read("Draw 1 card. Otherwise, gain 500 LP.", kind="spell", icon="normal", traits=())
