"""Which card a text means, and until when: the target and not the attacker, an Equip Card only while it is one."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, Scenario, effect, magic, monster, parsed, snare, spell, through, use

REMOVAL = magic("removal", "Target 1 Spell/Trap on the field; destroy it.")
FALL = magic("fall", "Destroy all monsters your opponent controls.")


def test_that_monster_is_the_target_where_the_occasion_tells_of_another() -> None:
    champion = effect(
        "champion",
        "When an opponent's monster declares an attack: You can target 1 face-up monster you control, except this card; "
        "this card gains ATK equal to that face-up monster's original ATK, until the end of the Battle Phase.",
        atk=1000,
    )
    s = Scenario("zh-mr2", champion, monster("page", atk=300), monster("brute", atk=2500))
    hero, _ = s.put(0, "champion", "m1"), s.put(0, "page", "m2")
    brute = s.put(1, "brute", "m1")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", brute)
    s.act("attack", hero)
    through(s)
    assert s.lp(0) == 8000 - (2500 - 1300)


@pytest.mark.parametrize(("lies", "back"), [(None, "0.hand"), (FACE_DOWN, "0.graveyard")])
def test_a_set_equip_card_is_equipped_to_nothing(lies: str | None, back: str) -> None:
    dagger = parsed(
        spell(
            "dagger",
            "equip",
            text="When this equipped card is destroyed and sent to the GY: You can return this card to the hand.",
        )
    )
    s = Scenario("zh-mr2", dagger, REMOVAL, monster("page", atk=300))
    s.put(0, "page", "m1")
    if lies is None:
        card = s.put(0, "dagger", "hand")
        s.act("activate", card)
        through(s)
    else:
        card = s.put(0, "dagger", "s1", lies)
    use(s, "removal")
    assert s.where(card) == back


def test_whether_it_had_materials_is_asked_of_a_monster_that_has_left() -> None:
    pair = parsed(monster("pair", 4, 2000, text="2 Level 4 monsters", traits=("xyz", "effect")))
    echo = snare(
        "echo", "If an Xyz Monster you control that has Xyz Material is destroyed by a card effect: Gain 700 LP."
    )
    s = Scenario("zh-mr2", pair, echo, FALL, monster("page", 4, atk=300), extra=("pair",))
    host = s.put(0, "pair", "m1")
    under = s.put(0, "page", "hand")
    s.edit(lambda game: game.attach_material([under], host))
    s.put(0, "echo", "s1", FACE_DOWN)
    s.end_turn()
    use(s, "fall", 1)
    assert s.lp(0) == 8700


def test_control_of_the_equipped_monster_ends_with_the_card() -> None:
    rose = parsed(
        spell(
            "rose",
            "equip",
            text="Activate this card by paying 500 LP; equip this card to a monster your opponent controls. "
            "Take control of the equipped monster.",
        )
    )
    s = Scenario("zh-mr2", rose, REMOVAL, monster("page", atk=300))
    page = s.put(1, "page", "m1")
    use(s, "rose")
    assert s.where(page).startswith("0.")
    use(s, "removal")
    assert s.where(page).startswith("1.")


@pytest.mark.parametrize(
    ("text", "attacks_now", "attacks_next"),
    [
        ("skip the Battle Phase of your next turn.", True, False),
        ("skip your next Battle Phase.", False, True),
    ],
)
def test_the_phase_of_the_next_turn_is_not_the_next_phase(text: str, attacks_now: bool, attacks_next: bool) -> None:
    s = Scenario("zh-mr2", magic("pause", f"Draw 1 card, then {text}"))

    def may_attack() -> bool:
        return any(option.act == "phase" and option.value == "battle" for option in s.choice.options)

    s.end_turn()
    s.end_turn()
    use(s, "pause")
    s.do("phase", value="battle")
    assert (s.phase == "battle") == attacks_now
    s.end_turn()
    s.end_turn()
    s.do("phase", value="battle")
    assert (s.phase == "battle") == attacks_next


@pytest.mark.parametrize(("way", "found"), [("banner", 0), ("fall", 1)])
def test_sent_from_the_field_is_not_sent_from_the_hand_after_it_has_returned(way: str, found: int) -> None:
    scout = effect(
        "scout",
        "During the End Phase, if this card was sent from your field to your GY this turn: You can draw 1 card.",
    )
    banner = magic("banner", "Return 1 monster you control to the hand, then discard 1 card.")
    own_fall = magic("fall", "Destroy all monsters on the field.")
    s = Scenario("zh-mr2", scout, banner, own_fall)
    s.clear_hands()
    card = s.put(0, "scout", "m1")
    use(s, way)
    assert s.where(card) == "0.graveyard"
    turn = s.turn
    s.act("phase", value="end")
    while s.table.choice is not None and s.turn == turn:
        s.play.answer([0] if s.choice.options else [])
    assert s.size(0, "hand") == found


def test_what_binds_who_summons_a_card_to_the_other_side_binds_that_player() -> None:
    gift = effect(
        "gift",
        "This card cannot be Normal Summoned or Set. This card can only be Special Summoned from your hand to your "
        "opponent's side of the field by Tributing 1 monster your opponent controls. If you Special Summon this card, you "
        "cannot Normal Summon or Set this turn.",
    )
    s = Scenario("zh-mr2", gift, monster("page", atk=300))
    s.clear_hands()
    page, card = s.put(0, "page", "hand"), s.put(0, "gift", "hand")
    s.put(1, "page", "m1")
    assert {"normal_summon", "set_monster"} <= {*s.acts(page)}
    s.act(s.acts(card)[0], card)
    through(s)
    assert s.where(card).startswith("1.")
    assert not s.acts(page)
