"""Effects: their kinds, costs, targets, what counts as a card effect, what effects do to the basic rules."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, EDITIONS, FACE_DOWN, SET, Scenario, monster, parsed, spell, trap

from sanam.games.yugioh.cards.model import CardData

ALL = pytest.mark.parametrize("edition", EDITIONS)


def effect_monster(name: str, text: str, *traits: str, **more: int) -> CardData:
    return parsed(monster(name, traits=("effect", *traits), text=text, **more))


JAR = parsed(trap("jar", text="Draw 1 card."))
PIT = parsed(spell("pit", text="Target 1 monster on the field; destroy it."))
NET = parsed(spell("net", text="Target 1 monster on the field; return it to the hand."))
WAKE = parsed(spell("wake", text="Target 1 face-down monster on the field; change it to face-up Defense Position."))
DROWSE = parsed(spell("drowse", text="Target 1 face-up monster on the field; change it to face-down Defense Position."))


def pick_any(s: Scenario, card: int) -> None:
    """Choose a card if that is asked, and let everything else go by."""
    s.settle()
    if s.choice.kind != "action":
        s.pick(card)
        s.settle()


# --------------------------------------------------------------------------------------------- kinds of effects

#: One effect of each kind, by the name the books give it.
KINDS = {
    "flip": effect_monster("one", "FLIP: Draw 1 card.", "flip"),
    "continuous": effect_monster("two", "Other monsters you control gain 100 ATK."),
    "ignition": effect_monster("three", "During your Main Phase: You can draw 1 card."),
    "trigger": effect_monster("four", "If this card is destroyed: Draw 1 card."),
    "quick": effect_monster("five", "(Quick Effect): You can draw 1 card."),
}


@pytest.mark.rule("yugioh-zh", "YZH-2.17")
@pytest.mark.rule("yugioh-fa", "YFA-2.18")
@pytest.mark.parametrize("kind", KINDS)
def test_monster_effects_are_of_five_kinds(kind: str) -> None:
    s = Scenario("zh-mr2", *KINDS.values())
    it = s.put(0, KINDS[kind].name, "m1")
    [ability] = s.game.abilities(it)
    assert ability.kind == kind
    # Only Ignition and Quick Effects are used by declaration.
    assert ("activate" in s.acts(it)) is (kind in ("ignition", "quick"))


@pytest.mark.rule("yugioh-fa", "YFA-2.18", "YFA-2.32", "YFA-4.28")
@ALL
def test_a_flip_effect_is_taken_up_together_with_trigger_effects(edition: str) -> None:
    watcher = effect_monster("watcher", "If a monster is Flip Summoned: Gain 1 LP.")
    s = Scenario(edition, watcher, effect_monster("sleeper", "FLIP: Gain 10 LP.", "flip"))
    s.put(1, "watcher", "m1")
    s.act("flip_summon", s.put(0, "sleeper", "m1", FACE_DOWN))
    assert [f.data["number"] for f in s.facts("activated")] == [1, 2]
    assert (s.lp(0), s.lp(1)) == (8010, 8001)


# ------------------------------------------------------------------------------------------------- Flip Effects


@pytest.mark.rule("yugioh-zh", "YZH-2.18", "YZH-2.19")
@pytest.mark.rule("yugioh-fa", "YFA-2.32", "YFA-2.33", "YFA-2.36")
@pytest.mark.rule("yugioh-th", "YTH-3.7")
@ALL
@pytest.mark.parametrize("how", ["flip summon", "attacked", "by a card effect"])
def test_a_flip_effect_activates_whenever_its_card_turns_face_up(edition: str, how: str) -> None:
    s = Scenario(edition, effect_monster("sleeper", "FLIP: Draw 1 card.", "flip"), WAKE)
    seat = 1 if how == "attacked" else 0
    sleeper = s.put(seat, "sleeper", "m1", FACE_DOWN)
    match how:
        case "flip summon":
            s.do("flip_summon", sleeper)
        case "attacked":
            s.attack(s.put(0, "mouse", "m1"), sleeper)
        case _:
            s.do("activate", s.put(0, "wake", "hand"))
    assert s.card(sleeper).face_up and s.size(seat, "hand") == 1
    assert s.facts("activated")[-1].card == sleeper


@pytest.mark.rule("yugioh-zh", "YZH-2.18")
@pytest.mark.rule("yugioh-fa", "YFA-2.32")
@ALL
def test_but_not_when_it_comes_face_up_or_changes_its_position(edition: str) -> None:
    s = Scenario(edition, effect_monster("sleeper", "FLIP: Draw 1 card.", "flip"))
    lying = s.put(0, "sleeper", "m2")
    s.do("normal_summon", s.put(0, "sleeper", "hand"))
    s.do("change_position", lying)
    assert not s.facts("activated") and s.size(0, "hand") == 0


@pytest.mark.rule("yugioh-zh", "YZH-2.21")
@ALL
def test_example_of_a_flip_effect(edition: str) -> None:
    text = "FLIP: Target 1 monster your opponent controls; destroy it."
    s = Scenario(edition, effect_monster("trapdoor", text, "flip"))
    own, foe = s.put(0, "bear", "m2"), s.put(1, "ox", "m1")
    s.do("flip_summon", s.put(0, "trapdoor", "m1", FACE_DOWN))
    assert s.where(foe) == "1.graveyard" and s.where(own) == "0.m2"


@pytest.mark.rule("yugioh-zh", "YZH-5.35")
@ALL
def test_looking_at_a_face_down_card_flips_nothing(edition: str) -> None:
    s = Scenario(
        edition,
        effect_monster("sleeper", "FLIP: Draw 1 card.", "flip"),
        parsed(spell("peep", text="Look at 1 face-down monster on the field.")),
    )
    sleeper = s.put(1, "sleeper", "m1", FACE_DOWN)
    assert s.game.hidden_from(s.card(sleeper), 0)
    s.act("activate", s.put(0, "peep", "hand"))
    pick_any(s, sleeper)
    assert not s.game.hidden_from(s.card(sleeper), 0)
    assert s.card(sleeper).stance == FACE_DOWN and s.where(sleeper) == "1.m1"
    assert s.size(1, "hand") == 0 and not s.facts("flipped")


# ------------------------------------------------------------------------------------------- Continuous Effects


@pytest.mark.rule("yugioh-zh", "YZH-2.22", "YZH-2.24", "YZH-2.11", "YZH-2.80")
@pytest.mark.rule("yugioh-fa", "YFA-2.19", "YFA-2.10", "YFA-2.60")
@ALL
@pytest.mark.parametrize("end", ["pit", "net", "drowse"])
def test_a_continuous_effect_lasts_exactly_while_its_monster_is_face_up(edition: str, end: str) -> None:
    captain = effect_monster("captain", "Other monsters you control gain 300 ATK.")
    s = Scenario(edition, captain, PIT, NET, DROWSE)
    bear, it = s.put(0, "bear", "m1", ATTACK), s.put(0, "captain", "m2", FACE_DOWN)
    assert s.game.value(bear, "atk") == 1500
    s.do("flip_summon", it)
    assert s.game.value(bear, "atk") == 1800 and not s.facts("activated")  # it begins by itself
    s.act("activate", s.put(0, end, "hand"))
    pick_any(s, it)
    assert s.game.value(bear, "atk") == 1500


@pytest.mark.rule("yugioh-fa", "YFA-2.21")
@pytest.mark.rule("yugioh-zh", "YZH-2.24")
@ALL
def test_example_of_a_continuous_effect(edition: str) -> None:
    text = "Monsters on the field with 2000 or less ATK cannot declare an attack."
    s = Scenario(edition, effect_monster("gate", text))
    bear, giant = s.put(0, "bear", "m1"), s.put(0, "giant", "m3")
    s.put(0, "knight", "m2")  # 2000 ATK
    s.put(1, "gate", "m1")
    s.do("phase", value="battle")
    assert s.offered("attack") == [giant]
    refused = s.refused("attack", bear)
    assert refused is not None and refused.reason == "an-effect-forbids-it"


@pytest.mark.rule("yugioh-zh", "YZH-2.11", "YZH-2.80")
@pytest.mark.rule("yugioh-fa", "YFA-2.10", "YFA-2.60")
@ALL
@pytest.mark.parametrize("kind", ["ignition", "quick", "trigger"])
def test_a_face_down_monster_has_no_effects(edition: str, kind: str) -> None:
    cards = {
        "ignition": effect_monster("it", "During your Main Phase: You can gain 100 LP."),
        "quick": effect_monster("it", "(Quick Effect): You can gain 100 LP."),
        "trigger": effect_monster("it", "If a monster is Normal Summoned: Gain 100 LP."),
    }
    s = Scenario(edition, cards[kind])
    it = s.put(0, "it", "m1", FACE_DOWN)
    assert "activate" not in s.acts(it)
    s.do("normal_summon", s.put(0, "bear", "hand"))
    assert s.lp(0) == 8000
    s.do("flip_summon", it)
    if kind == "trigger":
        s.end_turn()
        s.end_turn()
        s.do("normal_summon", s.put(0, "bear", "hand"))
    else:
        s.do("activate", it)
    assert s.lp(0) == 8100


# --------------------------------------------------------------------------------- Ignition and Quick Effects


@pytest.mark.rule("yugioh-zh", "YZH-2.25")
@pytest.mark.rule("yugioh-fa", "YFA-2.22")
@pytest.mark.rule("yugioh-th", "YTH-2.12", "YTH-2.40")
@ALL
def test_an_ignition_effect_is_declared_in_ones_own_main_phase(edition: str) -> None:
    s = Scenario(edition, effect_monster("herald", "You can pay 1 LP; gain 101 LP."), JAR)
    mine, his = s.put(0, "herald", "m1"), s.put(1, "herald", "m1")
    s.put(1, "jar", "s1", SET)
    s.act("activate", mine)
    assert s.choice.seat == 1 and his not in s.offered("activate")  # not in the opponent's turn, nor as an answer
    s.decline()
    s.act("phase", value="battle")
    while s.choice.kind == "respond":
        assert his not in s.offered("activate")
        s.decline()
    assert "activate" not in s.acts(mine)
    s.do("phase", value="main2")
    s.do("activate", mine)
    assert s.lp(0) == 8200


@pytest.mark.rule("yugioh-zh", "YZH-2.26", "YZH-5.38")
@pytest.mark.rule("yugioh-fa", "YFA-2.23")
@ALL
@pytest.mark.parametrize("cost", ["discard 1 card", "Tribute 1 other monster", "pay 500 LP"])
def test_an_ignition_effect_may_demand_a_cost(edition: str, cost: str) -> None:
    s = Scenario(edition, effect_monster("herald", f"You can {cost}; inflict 300 damage to your opponent."), JAR)
    s.put(1, "jar", "s1", SET)
    it = s.put(0, "herald", "m1")
    if cost[0] == "p":
        s.set_lp(0, 499)
    assert "activate" not in s.acts(it)  # who cannot pay cannot use it
    refused = s.refused("activate", it)
    assert refused is not None and refused.reason == "cost-cannot-be-paid"
    s.set_lp(0, 8000)
    card, other = s.put(0, "filler", "hand"), s.put(0, "bear", "m2")
    s.act("activate", it)
    s.settle("respond")
    # Paid at once, before the opponent is asked and anything resolves.
    assert s.choice.kind == "respond" and s.lp(1) == 8000
    assert (s.where(card), s.where(other), s.lp(0)) == {
        "d": ("0.graveyard", "0.m2", 8000),
        "T": ("0.hand", "0.graveyard", 8000),
        "p": ("0.hand", "0.m2", 7500),
    }[cost[0]]
    s.decline()
    assert s.lp(1) == 7700


@pytest.mark.rule("yugioh-zh", "YZH-2.28", "YZH-5.31", "YZH-5.32")
@pytest.mark.rule("yugioh-fa", "YFA-2.25")
@ALL
def test_example_of_an_ignition_effect(edition: str) -> None:
    text = "You can Tribute this card, then target 1 monster on the field; destroy it."
    s = Scenario(edition, effect_monster("bomb", text))
    bomb, bear, ox = s.put(0, "bomb", "m1"), s.put(0, "bear", "m2"), s.put(1, "ox", "m1")
    s.act("activate", bomb)
    # The Tribute is paid before the target is chosen and the activation declared.
    assert s.where(bomb) == "0.graveyard" and not s.facts("activated")
    assert s.choice.kind == "target" and {o.card for o in s.choice.options} == {bear, ox}
    s.pick(ox)
    assert s.where(ox) == "1.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-2.32", "YZH-2.33", "YZH-2.35")
@pytest.mark.rule("yugioh-fa", "YFA-2.26")
@pytest.mark.rule("yugioh-th", "YTH-3.49")
@ALL
def test_a_quick_effect_is_used_in_the_opponents_turn_and_in_chains(edition: str) -> None:
    s = Scenario(edition, effect_monster("imp", "(Quick Effect): You can pay 1 LP; gain 101 LP."), JAR)
    imp, jar = s.put(1, "imp", "m1"), s.put(0, "jar", "s1", SET)
    s.act("activate", jar)
    assert s.choice.seat == 1 and s.offered("activate") == [imp]
    s.act("activate", imp)
    while s.game.chain():
        s.decline()
    assert [f.data["speed"] for f in s.facts("activated")] == [2, 2] and s.lp(1) == 8100


@pytest.mark.rule("yugioh-fa", "YFA-2.28")
@ALL
def test_example_of_a_quick_effect(edition: str) -> None:
    text = "When a card or effect is activated (Quick Effect): You can target 1 monster in your GY; Special Summon it."
    s = Scenario(edition, effect_monster("warden", text), JAR)
    s.put(1, "warden", "m1")
    bear, jar = s.put(1, "bear", "graveyard"), s.put(0, "jar", "s1", SET)
    assert s.game.turn_player() == 0
    s.act("activate", jar)
    s.act("activate")
    while s.choice.kind != "action":
        s.settle()
    assert s.where(bear)[:3] == "1.m"


# ---------------------------------------------------------------------------------------------------- targets


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
@ALL
def test_a_target_is_chosen_at_activation_what_is_not_targeted_at_resolution(edition: str) -> None:
    s = Scenario(edition, PIT, parsed(spell("pick", text="Pay 100 LP; destroy 1 monster on the field.")), JAR)
    bear, ox = s.put(1, "bear", "m1"), s.put(1, "ox", "m2")
    s.put(1, "jar", "s1", SET)
    s.act("activate", s.put(0, "pit", "hand"))
    s.settle("respond", "target")
    assert s.choice.kind == "target" and not s.facts("activated")
    s.pick(bear)
    assert s.choice.kind == "respond" and s.game.public()["chain"][0]["cards"] == [bear]
    s.decline()
    s.act("activate", s.put(0, "pick", "hand"))
    s.settle("respond")
    assert s.choice.kind == "respond" and s.game.public()["chain"][0]["cards"] == []
    s.decline()
    if s.choice.kind != "action":
        assert s.choice.seat == 0
        s.pick(ox)
    assert s.where(bear) == s.where(ox) == "1.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
@ALL
def test_who_cannot_be_targeted_is_still_hit_by_what_does_not_target(edition: str) -> None:
    shy = effect_monster("shy", "This card cannot be targeted by card effects.")
    s = Scenario(edition, shy, PIT, parsed(spell("storm", text="Destroy all monsters on the field.")))
    it, pit = s.put(1, "shy", "m1"), s.put(0, "pit", "hand")
    refused = s.refused("activate", pit)
    assert refused is not None and refused.reason == "no-target"
    s.do("activate", s.put(0, "storm", "hand"))
    assert s.where(it) == "1.graveyard"


# ------------------------------------------------------------------------------ what counts as a card effect


@pytest.mark.rule("yugioh-zh", "YZH-5.34", "YZH-5.33", "YZH-5.54")
@ALL
@pytest.mark.parametrize("how", ["effect", "battle", "cost", "bounce"])
def test_battle_and_costs_are_no_card_effects_and_a_tribute_destroys_nothing(edition: str, how: str) -> None:
    texts = "If this card is destroyed by card effect: Gain 1 LP."
    s = Scenario(
        edition,
        effect_monster("one", texts, atk=100),
        effect_monster("watch", "If a monster you control is destroyed: Gain 10 LP."),
        effect_monster("sent", "If a monster you control is sent to the GY by card effect: Gain 100 LP."),
        parsed(spell("sale", text="Tribute 1 monster you control; inflict 1 damage to your opponent.")),
        PIT,
        NET,
    )
    one, _, _ = s.put(0, "one", "m1"), s.put(0, "watch", "m2"), s.put(0, "sent", "m3")
    match how:
        case "battle":
            s.attack(one, s.put(1, "filler", "m1"))
            s.set_lp(0, s.lp(0) + 900)
        case _:
            s.act("activate", s.put(0, {"effect": "pit", "cost": "sale", "bounce": "net"}[how], "hand"))
            pick_any(s, one)
    while s.choice.kind == "trigger_order":
        s.play.answer(list(range(len(s.choice.options))))
    gained = {"effect": 111, "battle": 10, "cost": 0, "bounce": 0}[how]
    assert s.lp(0) == 8000 + gained


@pytest.mark.rule("yugioh-zh", "YZH-5.34")
@ALL
def test_protection_from_card_effects_does_not_protect_in_battle_nor_from_costs(edition: str) -> None:
    text = "This card cannot be destroyed by card effects. This card is unaffected by other cards' effects."
    iron = effect_monster("iron", text)
    s = Scenario(edition, iron, PIT, parsed(spell("storm", text="Destroy all monsters on the field.")))
    it, other = s.put(0, "iron", "m1"), s.put(0, "iron", "m2")
    s.do("activate", s.put(0, "storm", "hand"))
    assert s.where(it) == "0.m1"
    s.do("normal_summon", s.put(0, "knight", "hand"))
    s.pick(other) if s.choice.kind == "tribute" else None
    s.settle()
    assert s.where(other) == "0.graveyard"
    s.attack(it, s.put(1, "giant", "m1"))
    assert s.where(it) == "0.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-5.56", "YZH-5.57")
@ALL
@pytest.mark.parametrize("how", ["destroyed", "discarded", "tributed"])
def test_every_way_into_the_graveyard_is_being_sent_there(edition: str, how: str) -> None:
    s = Scenario(
        edition,
        effect_monster("omen", "If this card is sent to the GY: Gain 100 LP."),
        PIT,
        parsed(spell("sale", text="Tribute 1 monster you control; inflict 1 damage to your opponent.")),
        parsed(spell("cast", text="Discard 1 card; inflict 1 damage to your opponent.")),
    )
    omen = s.put(0, "omen", "hand" if how == "discarded" else "m1")
    s.act("activate", s.put(0, {"destroyed": "pit", "discarded": "cast", "tributed": "sale"}[how], "hand"))
    pick_any(s, omen)
    assert s.where(omen) == "0.graveyard" and s.lp(0) == 8100
    assert [f.what for f in s.facts() if f.card == omen and f.what in ("destroyed", "discarded", "tributed")] == [how]


@pytest.mark.rule("yugioh-zh", "YZH-5.36")
@ALL
def test_banished_cards_are_out_of_reach_but_of_effects_that_concern_them(edition: str) -> None:
    s = Scenario(
        edition,
        parsed(spell("void", text="Banish 1 monster on the field.")),
        parsed(spell("lure", text="Target 1 of your banished monsters; return it to the hand.")),
        parsed(spell("revive", text="Target 1 monster in either GY; Special Summon it.")),
    )
    bear, revive, lure = s.put(0, "bear", "m1"), s.put(0, "revive", "hand"), s.put(0, "lure", "hand")
    assert "activate" not in s.acts(lure)
    s.act("activate", s.put(0, "void", "hand"))
    pick_any(s, bear)
    assert s.where(bear) == "0.banished" and s.card(bear).face_up and s.acts(bear) == []
    refused = s.refused("activate", revive)
    assert refused is not None and refused.reason == "no-target"
    s.do("activate", lure)
    assert s.where(bear) == "0.hand"


# ------------------------------------------------------------------------------------ effects beat the rules


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@pytest.mark.rule("yugioh-th", "YTH-2.33", "YTH-4.30", "YTH-4.31")
@ALL
def test_an_effect_allows_a_second_attack(edition: str) -> None:
    s = Scenario(edition, effect_monster("twin", "This card can make a second attack during each Battle Phase."))
    twin = s.put(0, "twin", "m1")
    for attacks in (1, 2):
        s.attack(twin)
        assert s.lp(1) == 8000 - attacks * 1500
    assert s.offered("attack") == []


BEATEN = {
    "direct attack": ("This card can attack directly.", DEFENSE, 6500),
    "piercing": ("This card inflicts piercing battle damage.", DEFENSE, 7500),
}


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@pytest.mark.rule("yugioh-th", "YTH-4.30")
@ALL
@pytest.mark.parametrize("name", BEATEN)
def test_an_effect_wins_over_the_rules_of_battle(edition: str, name: str) -> None:
    text, stance, left = BEATEN[name]
    s = Scenario(edition, effect_monster("rebel", text))
    rebel, foe = s.put(0, "rebel", "m1"), s.put(1, "filler", "m1", stance)
    s.attack(rebel, None if name == "direct attack" else foe)
    assert s.lp(1) == left


@pytest.mark.rule("yugioh-th", "YTH-2.16", "YTH-4.30")
@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@ALL
def test_an_effect_grants_a_further_normal_summon(edition: str) -> None:
    text = "You can Normal Summon 1 monster in addition to your Normal Summon or Set."
    s = Scenario(edition, parsed(spell("double", text=text)))
    cards = [s.put(0, "bear", "hand") for _ in range(3)]
    s.do("normal_summon", cards[0])
    assert "normal_summon" not in s.acts(cards[1])
    s.do("activate", s.put(0, "double", "hand"))
    s.do("normal_summon", cards[1])
    assert s.where(cards[1])[:3] == "0.m" and "normal_summon" not in s.acts(cards[2])


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@pytest.mark.rule("yugioh-th", "YTH-4.30")
@ALL
def test_an_effect_forbids_what_the_rules_allow(edition: str) -> None:
    s = Scenario(edition, effect_monster("tyrant", "Your opponent cannot Normal Summon monsters."))
    s.put(1, "tyrant", "m1")
    bear = s.put(0, "bear", "hand")
    refused = s.refused("normal_summon", bear)
    assert s.acts(bear) == ["set_monster"] and refused is not None and refused.reason == "an-effect-forbids-it"


# ----------------------------------------------------------------------------------------------- original values


@pytest.mark.rule("yugioh-zh", "YZH-5.58", "YZH-5.59")
@ALL
def test_original_values_are_the_printed_ones_and_a_question_mark_is_0(edition: str) -> None:
    vow = parsed(spell("vow", text="Tribute 1 monster you control; gain LP equal to its original ATK."))
    aura = parsed(spell("aura", "continuous", text="Monsters you control gain 400 ATK."))
    unknown = monster("unknown", atk=None, def_=None)
    s = Scenario(edition, vow, aura, unknown)
    bear, riddle = s.put(0, "bear", "m1"), s.put(0, "unknown", "m2")
    s.put(0, "aura", "s1")
    assert (s.game.value(bear, "atk"), s.game.value(riddle, "atk")) == (1900, 400)
    assert s.game.values(s.card(bear))["atk0"] == 1500 and s.game.values(s.card(riddle))["atk0"] == 0
    s.act("activate", s.put(0, "vow", "hand"))
    pick_any(s, bear)
    assert s.where(bear) == "0.graveyard" and s.lp(0) == 9500


@pytest.mark.rule("yugioh-zh", "YZH-5.60")
def test_a_random_choice_comes_from_the_match_and_not_from_a_player() -> None:
    found = set()
    for seed in range(12):
        thief = parsed(spell("thief", text="Discard 1 random card from your opponent's hand."))
        s = Scenario("zh-mr2", thief, seed=seed)
        cards = [s.put(1, name, "hand") for name in ("bear", "ox", "wall", "mouse")]
        s.do("activate", s.put(0, "thief", "hand"))  # nobody is asked which
        [gone] = [card for card in cards if s.where(card) == "1.graveyard"]
        found.add(cards.index(gone))
    assert len(found) > 2
