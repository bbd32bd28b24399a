"""Spells and Traps of every kind: how they are activated, Set, resolved, and when they leave."""

from __future__ import annotations

import pytest
from scenario import EDITIONS, FACE_DOWN, SET, Scenario, monster, parsed, spell, trap

from sanam.engine.view import view

ALL = pytest.mark.parametrize("edition", EDITIONS)

GIFT = parsed(spell("gift", text="Gain 500 LP."))
SPARK = parsed(spell("spark", "quick-play", text="Gain 100 LP."))
JAR = parsed(trap("jar", text="Draw 1 card."))
AURA = parsed(spell("aura", "continuous", text="Monsters you control gain 300 ATK."))
BANNER = parsed(trap("banner", "continuous", text="Monsters you control gain 300 ATK."))
SWORD = parsed(spell("sword", "equip", text="The equipped monster gains 500 ATK."))
CUT = parsed(spell("cut", text="Target 1 Spell/Trap on the field; destroy it."))
PIT = parsed(spell("pit", text="Target 1 monster on the field; destroy it."))
NET = parsed(spell("net", text="Target 1 monster on the field; return it to the hand."))
DROWSE = parsed(spell("drowse", text="Target 1 face-up monster on the field; change it to face-down Defense Position."))
MEADOW = parsed(spell("meadow", "field", text="All monsters on the field gain 200 ATK."))
ALL_CARDS = (GIFT, SPARK, JAR, AURA, BANNER, SWORD, CUT, PIT, NET, DROWSE, MEADOW)


def reason(s: Scenario, act: str, card: int, seat: int | None = None) -> str:
    refused = s.refused(act, card, seat)
    return refused.reason if refused is not None else ""


def atk(s: Scenario, card: int) -> int:
    return s.game.value(card, "atk")


def destroyed(s: Scenario) -> list[int | None]:
    return [f.card for f in s.facts("destroyed")]


# ------------------------------------------------------------------------------------------------ Normal Spells


@pytest.mark.rule("yugioh-zh", "YZH-1.23", "YZH-2.93", "YZH-2.94", "YZH-5.54", "YZH-1.27")
@pytest.mark.rule("yugioh-fa", "YFA-2.74", "YFA-2.75", "YFA-1.19")
@pytest.mark.rule("yugioh-th", "YTH-2.12")
@ALL
def test_a_normal_spell_lies_face_up_on_the_field_until_it_has_resolved(edition: str) -> None:
    s = Scenario(edition, GIFT, JAR)
    s.put(1, "jar", "s1", SET)
    gift = s.put(0, "gift", "hand")
    s.act("activate", gift)
    s.act("place", zone="0.s3")
    assert s.choice.seat == 1 and s.where(gift) == "0.s3" and s.card(gift).face_up and s.lp(0) == 8000
    s.decline()
    # Then it is sent to the Graveyard; the books' "destroyed" is not the rules' Destroy.
    assert s.where(gift) == "0.graveyard" and s.card(gift).face_up and s.lp(0) == 8500 and destroyed(s) == []


@pytest.mark.rule("yugioh-zh", "YZH-2.94")
@pytest.mark.rule("yugioh-fa", "YFA-2.75")
@ALL
@pytest.mark.parametrize("name", ["gift", "aura", "sword", "meadow"])
def test_a_spell_whose_activation_fails_does_nothing_and_goes_to_the_graveyard(edition: str, name: str) -> None:
    text = "When a Spell Card is activated: Negate the activation."
    s = Scenario(edition, *ALL_CARDS, parsed(trap("hush", "counter", text=text)))
    s.put(1, "hush", "s1", SET)
    bear, it = s.put(0, "bear", "m1"), s.put(0, name, "hand")
    s.act("activate", it)
    s.settle("respond")
    s.act("activate")
    assert s.lp(0) == 8000 and atk(s, bear) == 1500
    assert s.where(it) == "0.graveyard" and destroyed(s) == []


@pytest.mark.rule("yugioh-zh", "YZH-2.91")
@pytest.mark.rule("yugioh-fa", "YFA-2.72")
@pytest.mark.rule("yugioh-th", "YTH-2.3")
@ALL
@pytest.mark.parametrize("name", ["gift", "aura", "sword", "meadow"])
def test_spells_are_used_in_ones_own_main_phases(edition: str, name: str) -> None:
    s = Scenario(edition, *ALL_CARDS)
    s.put(0, "bear", "m1")
    it = s.put(0, name, "hand")
    assert "activate" in s.acts(it)
    s.do("phase", value="battle")
    assert s.acts(it) == [] and reason(s, "activate", it) == "spell-in-own-main-phase"
    s.do("phase", value="main2")
    assert "activate" in s.acts(it)


@pytest.mark.rule("yugioh-zh", "YZH-2.91", "YZH-2.119")
@pytest.mark.rule("yugioh-fa", "YFA-2.72", "YFA-2.103")
@ALL
@pytest.mark.parametrize("place", ["hand", "s2"])
def test_spells_are_not_used_in_the_opponents_turn_set_or_not(edition: str, place: str) -> None:
    s = Scenario(edition, GIFT, JAR)
    gift, jar = s.put(1, "gift", place, SET), s.put(1, "jar", "s1", SET)
    s.act("phase", value="end")
    assert s.choice.seat == 1 and s.acts(jar) == ["activate"] and s.acts(gift) == []
    s.settle()
    s.clear_hands() if place == "s2" else None
    # In his own Main Phase he may use it.
    assert s.turn == 4 and "activate" in s.acts(gift)


@pytest.mark.rule("yugioh-zh", "YZH-2.118", "YZH-2.117", "YZH-2.104", "YZH-2.107")
@pytest.mark.rule("yugioh-fa", "YFA-2.102", "YFA-2.90", "YFA-2.95")
@ALL
@pytest.mark.parametrize(
    ("name", "refused"),
    [
        ("gift", ""),
        ("spark", "quick-play-set-this-turn"),
        ("jar", "trap-set-this-turn"),
        ("banner", "trap-set-this-turn"),
    ],
)
def test_what_was_set_this_turn(edition: str, name: str, refused: str) -> None:
    s = Scenario(edition, GIFT, SPARK, JAR, BANNER)
    s.put(0, "bear", "m1")
    it = s.put(0, name, "hand")
    s.do("set", it)
    assert reason(s, "activate", it) == refused and s.acts(it) == ([] if refused else ["activate"])
    if not refused:
        s.do("activate", it)
        assert s.lp(0) == 8500 and s.where(it) == "0.graveyard"
        return
    s.end_turn()
    asked = []
    s.act("phase", value="end")  # in the very next turn, the opponent's, it may be used
    while s.choice.kind == "respond":
        asked += s.offered("activate")
        s.decline()
    assert it in asked


@pytest.mark.rule("yugioh-zh", "YZH-1.26", "YZH-1.25", "YZH-1.32", "YZH-2.104", "YZH-2.118", "YZH-3.36")
@pytest.mark.rule("yugioh-fa", "YFA-1.18", "YFA-1.24")
@ALL
def test_with_five_cards_in_the_zone_no_new_spell_can_be_used_but_a_field_spell(edition: str) -> None:
    s = Scenario(edition, *ALL_CARDS)
    s.put(0, "bear", "m1")
    for zone in ("s1", "s2"):
        s.put(0, "aura", zone)
    s.put(0, "sword", "s3")
    set_gift = s.put(0, "gift", "s4", SET, since=0)
    quick = s.put(0, "spark", "s5", SET, since=0)
    gift, spark, meadow = (s.put(0, name, "hand") for name in ("gift", "spark", "meadow"))
    assert reason(s, "activate", gift) == reason(s, "activate", spark) == "no-free-spell-zone"
    assert reason(s, "activate", quick) == "quick-play-set-this-turn"
    assert s.offered("activate") == [meadow, set_gift]
    s.do("activate", meadow)
    assert s.where(meadow) == "0.field"


@pytest.mark.rule("yugioh-zh", "YZH-3.35", "YZH-3.29")
@pytest.mark.rule("yugioh-fa", "YFA-3.31")
@pytest.mark.rule("yugioh-th", "YTH-2.21")
@ALL
def test_any_number_of_cards_and_effects_is_activated_in_a_main_phase(edition: str) -> None:
    herald = parsed(monster("herald", traits=("effect",), text="During your Main Phase: You can pay 1 LP; gain 11 LP."))
    s = Scenario(edition, GIFT, SPARK, JAR, herald)
    spells = [s.put(0, name, "hand") for name in ("gift", "gift", "gift", "spark", "spark", "gift")]
    jars, it = [s.put(0, "jar", f"s{i}", SET) for i in (1, 2, 3)], s.put(0, "herald", "m1")
    for card in (*spells, *jars, it, it, it, it):
        s.do("activate", card)
    assert s.lp(0) == 8000 + 4 * 500 + 2 * 100 + 40 and s.size(0, "hand") == 3


# -------------------------------------------------------------------------------------------- Quick-Play Spells


@pytest.mark.rule("yugioh-zh", "YZH-2.102")
@pytest.mark.rule("yugioh-fa", "YFA-2.88")
@ALL
def test_a_quick_play_spell_is_used_from_the_hand_in_any_phase_of_ones_own_turn(edition: str) -> None:
    s = Scenario(edition, SPARK)
    spark = s.put(1, "spark", "hand")
    seen = set()
    s.act("phase", value="end")
    while s.turn < 5:
        if spark in s.offered("activate") and s.choice.seat == 1:
            seen.add((s.turn, s.phase))
        if s.choice.kind == "action":
            s.act("phase", value={"main1": "battle", "battle": "main2"}.get(s.phase, "end"))
        else:
            s.decline()
    # And in no phase of the opponent's turn.
    assert seen == {(4, phase) for phase in ("draw", "standby", "main1", "battle", "main2", "end")}


@pytest.mark.rule("yugioh-zh", "YZH-2.103", "YZH-2.102")
@pytest.mark.rule("yugioh-fa", "YFA-2.89")
@ALL
def test_in_the_opponents_turn_only_a_quick_play_spell_set_before(edition: str) -> None:
    s = Scenario(edition, SPARK)
    in_hand, lying = s.put(1, "spark", "hand"), s.put(1, "spark", "s1", SET)
    s.act("phase", value="end")
    assert s.choice.seat == 1 and s.offered("activate") == [lying]
    assert reason(s, "activate", in_hand) == "quick-play-from-hand-in-own-turn"
    s.act("activate", lying)
    assert s.lp(1) == 8100 and s.where(lying) == "1.graveyard"


# ------------------------------------------------------------------------------------------------------- Traps


@pytest.mark.rule("yugioh-zh", "YZH-2.107", "YZH-2.117")
@pytest.mark.rule("yugioh-fa", "YFA-2.94")
@ALL
@pytest.mark.parametrize("name", ["jar", "banner"])
def test_a_trap_must_have_been_set(edition: str, name: str) -> None:
    s = Scenario(edition, JAR, BANNER)
    s.put(0, "bear", "m1")
    it = s.put(0, name, "hand")
    assert s.acts(it) == ["set"] and reason(s, "activate", it) == "trap-must-be-set"


@pytest.mark.rule("yugioh-zh", "YZH-2.105", "YZH-2.108", "YZH-2.109")
@pytest.mark.rule("yugioh-fa", "YFA-2.91", "YFA-2.95")
@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_a_trap_set_for_a_turn_is_used_in_either_players_turn_and_then_goes_to_the_graveyard(
    edition: str, seat: int
) -> None:
    s = Scenario(edition, JAR)
    jar = s.put(seat, "jar", "s1", SET, since=-1)
    if seat == 1:
        s.act("phase", value="end")
    drawn = s.size(seat, "deck")
    s.act("activate", jar)
    s.settle()
    assert (
        drawn - s.size(seat, "deck") == (1 if s.turn == 3 else 2)
        and s.where(jar) == f"{seat}.graveyard"
        and destroyed(s) == []
    )


@pytest.mark.rule("yugioh-fa", "YFA-2.97")
@ALL
def test_a_face_down_trap_can_be_destroyed_in_the_turn_it_was_set(edition: str) -> None:
    s = Scenario(edition, JAR, CUT)
    jar = s.put(1, "jar", "s1", SET, since=0)
    s.do("activate", s.put(0, "cut", "hand"))
    if s.choice.kind == "target":
        s.pick(jar)
    s.settle()
    assert s.where(jar) == "1.graveyard" and destroyed(s) == [jar] and s.size(1, "hand") == 0


@pytest.mark.rule("yugioh-fa", "YFA-2.93")
@pytest.mark.rule("yugioh-zh", "YZH-2.89")
@ALL
def test_a_trap_may_wait_for_what_the_opponent_does(edition: str) -> None:
    text = "When a monster your opponent controls declares an attack: Negate the attack."
    s = Scenario(edition, parsed(trap("fence", text=text)))
    ox, fence = s.put(0, "ox", "m1"), s.put(1, "fence", "s1", SET)
    s.act("phase", value="battle")
    assert s.choice.kind == "action"  # until then it cannot be used
    s.act("attack", ox)
    s.act("direct")
    assert s.offered("activate") == [fence]
    s.do("activate", fence)
    assert s.lp(1) == 8000


@pytest.mark.rule("yugioh-zh", "YZH-2.89")
@pytest.mark.rule("yugioh-fa", "YFA-2.70")
@ALL
def test_a_card_is_used_exactly_as_its_text_says(edition: str) -> None:
    lonely = parsed(spell("lonely", text="If you control no monsters: Draw 1 card, then gain 50 LP."))
    s = Scenario(edition, lonely, PIT)
    it, bear, pit = s.put(0, "lonely", "hand"), s.put(0, "bear", "m1"), s.put(0, "pit", "hand")
    assert reason(s, "activate", it) == "condition-not-met" and s.acts(it) == ["set"]
    s.do("activate", pit)
    assert s.where(bear) == "0.graveyard"
    assert reason(s, "activate", s.put(0, "pit", "hand")) == "no-target"
    s.do("activate", it)
    assert s.size(0, "hand") == 2 and s.lp(0) == 8050


# --------------------------------------------------------------------------------- Continuous Spells and Traps


@pytest.mark.rule("yugioh-zh", "YZH-2.96", "YZH-2.111")
@pytest.mark.rule("yugioh-fa", "YFA-2.77", "YFA-2.98")
@ALL
@pytest.mark.parametrize("name", ["aura", "banner"])
def test_a_continuous_card_stays_and_works_until_it_leaves(edition: str, name: str) -> None:
    s = Scenario(edition, AURA, BANNER, CUT)
    bear = s.put(0, "bear", "m1")
    it = s.put(0, "aura", "hand") if name == "aura" else s.put(0, "banner", "s2", SET)
    assert atk(s, bear) == 1500  # not while face-down
    s.do("activate", it)
    assert s.where(it)[2] == "s" and s.card(it).face_up and atk(s, bear) == 1800
    s.end_turn()
    assert atk(s, bear) == 1800
    later = s.put(0, "ox", "m2")
    assert atk(s, later) == 2000
    s.do("activate", s.put(1, "cut", "hand"))
    assert s.where(it) == "0.graveyard" and (atk(s, bear), atk(s, later)) == (1500, 1700)


@pytest.mark.rule("yugioh-zh", "YZH-2.112")
@pytest.mark.rule("yugioh-fa", "YFA-2.99")
@ALL
def test_continuous_traps_with_effects_like_those_of_monsters(edition: str) -> None:
    texts = {
        "shrine": "Once per turn: You can pay 500 LP; draw 1 card.",
        "drain": "If a monster is Normal Summoned: Inflict 100 damage to your opponent.",
    }
    s = Scenario(edition, *(parsed(trap(name, "continuous", text=text)) for name, text in texts.items()))
    shrine, drain = s.put(0, "shrine", "s1", SET), s.put(0, "drain", "s2", SET)
    s.do("activate", drain)
    s.do("activate", shrine)
    assert s.lp(0) == 8000  # the card itself first, its effect then
    s.do("activate", shrine)
    assert (s.lp(0), s.size(0, "hand")) == (7500, 1)
    assert "activate" not in s.acts(shrine)  # once per turn
    s.do("normal_summon", s.put(0, "bear", "hand"))
    assert s.lp(1) == 7900 and s.where(shrine) == "0.s1" and s.where(drain) == "0.s2"


# ------------------------------------------------------------------------------------------------ Equip Cards


@pytest.mark.rule("yugioh-zh", "YZH-2.98", "YZH-2.99", "YZH-5.47")
@pytest.mark.rule("yugioh-fa", "YFA-2.79", "YFA-2.80", "YFA-2.81")
@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_an_equip_spell_strengthens_one_face_up_monster_of_either_player(edition: str, seat: int) -> None:
    s = Scenario(edition, SWORD)
    bear, other = s.put(seat, "bear", "m1"), s.put(0, "ox", "m2")
    hidden, sword = s.put(1, "wall", "m3", FACE_DOWN), s.put(0, "sword", "hand")
    s.act("activate", sword)
    s.settle("target")
    assert set(s.offered(s.choice.options[0].act)) == {bear, other} and hidden not in s.offered("target")
    s.pick(bear)
    s.settle()
    assert (atk(s, bear), atk(s, other)) == (2000, 1700)
    # It stays, takes one of the five places, and is shown with its monster.
    assert s.where(sword)[:3] == "0.s" and s.card(sword).host == bear and len(s.game.free_spell_zones(0)) == 4
    shown = view(s.play, 1).zones[s.where(sword)][0]
    assert shown.host == f"#{bear}"


def equipped(edition: str) -> tuple[Scenario, int, int]:
    s = Scenario(edition, SWORD, PIT, NET, DROWSE, CUT)
    bear, sword = s.put(0, "bear", "m1"), s.put(0, "sword", "hand")
    s.do("activate", sword)
    assert s.card(sword).host == bear and atk(s, bear) == 2000
    return s, bear, sword


@pytest.mark.rule("yugioh-zh", "YZH-5.48")
@pytest.mark.rule("yugioh-fa", "YFA-2.82")
@ALL
@pytest.mark.parametrize("how", ["pit", "net", "drowse"])
def test_an_equip_card_without_its_monster_is_destroyed(edition: str, how: str) -> None:
    s, bear, sword = equipped(edition)
    s.do("activate", s.put(0, how, "hand"))
    assert s.where(bear) == {"pit": "0.graveyard", "net": "0.hand", "drowse": "0.m1"}[how]
    assert s.where(sword) == "0.graveyard" and sword in destroyed(s)


@pytest.mark.rule("yugioh-zh", "YZH-5.48")
@pytest.mark.rule("yugioh-fa", "YFA-2.82")
@ALL
def test_also_when_the_monster_falls_in_battle(edition: str) -> None:
    s, bear, sword = equipped(edition)
    s.attack(bear, s.put(1, "giant", "m1"))
    assert s.where(bear) == s.where(sword) == "0.graveyard" and sword in destroyed(s)


@pytest.mark.rule("yugioh-zh", "YZH-2.98")
@pytest.mark.rule("yugioh-fa", "YFA-2.79")
@ALL
def test_when_the_equip_card_leaves_its_effect_ends_and_the_monster_stays(edition: str) -> None:
    s, bear, sword = equipped(edition)
    s.do("activate", s.put(0, "cut", "hand"))
    assert s.where(sword) == "0.graveyard" and s.where(bear) == "0.m1" and atk(s, bear) == 1500


@pytest.mark.rule("yugioh-zh", "YZH-5.47", "YZH-5.48")
@pytest.mark.parametrize("kind", ["trap", "monster"])
def test_traps_and_monsters_can_become_equip_cards(kind: str) -> None:
    target = "target 1 face-up monster your opponent controls; equip"
    text = f"When this card is activated: {target} this card to it. The equipped monster cannot attack."
    chain = parsed(trap("anchor", "continuous", text=text))
    fisher = parsed(monster("fisher", traits=("effect",), text=f"Once per turn: You can {target} it to this card."))
    s = Scenario("zh-mr2", chain, fisher, PIT)
    bear = s.put(1, "bear", "m1")
    if kind == "trap":
        it = s.put(0, "anchor", "s1", SET)
        s.do("activate", it)
        assert s.card(it).host == bear and s.game.standing_effects().has(bear, "cannot attack")
        host = bear
    else:
        host, it = s.put(0, "fisher", "m1"), bear
        s.do("activate", host)
        assert s.card(bear).host == host and s.where(bear)[:3] == "0.s"
    s.do("activate", s.put(0, "pit", "hand"))
    assert s.card(host).zone.endswith("graveyard") and s.where(it).endswith("graveyard") and it in destroyed(s)


# ------------------------------------------------------------------------------------------------ Field Spells


@pytest.mark.rule("yugioh-zh", "YZH-1.32", "YZH-2.100", "YZH-3.36")
@pytest.mark.rule("yugioh-fa", "YFA-1.24", "YFA-2.83")
@ALL
def test_a_field_spell_stays_in_its_own_zone(edition: str) -> None:
    s = Scenario(edition, MEADOW)
    bear, meadow = s.put(0, "bear", "m1"), s.put(0, "meadow", "hand")
    s.do("activate", meadow)
    assert s.where(meadow) == "0.field" and s.card(meadow).face_up and atk(s, bear) == 1700
    assert len(s.game.free_spell_zones(0)) == 5
    s.end_turn()
    assert s.where(meadow) == "0.field" and atk(s, bear) == 1700


@pytest.mark.rule("yugioh-fa", "YFA-2.87", "YFA-1.24")
@ALL
def test_a_field_spell_set_in_its_zone_does_nothing_until_turned_face_up(edition: str) -> None:
    s = Scenario(edition, MEADOW)
    bear, meadow = s.put(0, "bear", "m1"), s.put(0, "meadow", "hand")
    s.do("set", meadow)
    assert s.where(meadow) == "0.field" and s.card(meadow).stance == SET and atk(s, bear) == 1500
    assert view(s.play, 1).zones["0.field"][0].code is None
    s.do("activate", meadow)
    assert s.card(meadow).face_up and atk(s, bear) == 1700


# ----------------------------------------------------------------------------------------------- Ritual Spells

RITE_TEXT = (
    'Ritual Summon "idol" from your hand, by Tributing monsters from your hand or field whose total Levels equal 4.'
)
RITE = parsed(spell("rite", "ritual", text=RITE_TEXT))
IDOL = parsed(monster("idol", traits=("effect", "ritual"), text='You can Ritual Summon this card with "rite".'))


def perform(s: Scenario) -> None:
    """Go through the Ritual Summon with the first of whatever may be chosen."""
    while s.choice.kind != "action":
        s.settle()
        if s.choice.kind != "action":
            s.play.answer(s.choice.combinations[0] if s.choice.combinations else list(range(s.choice.least)))


@pytest.mark.rule("yugioh-zh", "YZH-2.95", "YZH-2.94")
@pytest.mark.rule("yugioh-fa", "YFA-2.76", "YFA-2.44")
@ALL
def test_a_ritual_spell_is_used_like_a_normal_spell(edition: str) -> None:
    s = Scenario(edition, RITE, IDOL, JAR)
    s.put(1, "jar", "s1", SET)
    bear, rite, idol = s.put(0, "bear", "m1"), s.put(0, "rite", "hand"), s.put(0, "idol", "hand")
    s.act("activate", rite)
    s.settle("respond")
    # Placed face-up and answered first; nothing is Tributed before it resolves.
    assert s.choice.seat == 1 and s.where(rite)[:3] == "0.s" and s.where(bear) == "0.m1"
    perform(s)
    assert s.where(idol)[:3] == "0.m" and s.where(bear) == s.where(rite) == "0.graveyard"


# ---------------------------------------------------------------------------------------------- Counter Traps


@pytest.mark.rule("yugioh-zh", "YZH-2.114", "YZH-2.115", "YZH-2.116")
@pytest.mark.rule("yugioh-fa", "YFA-2.100", "YFA-2.101")
@ALL
@pytest.mark.parametrize("name", ["gift", "jar"])
def test_a_counter_trap_answers_an_activation_pays_and_stops_it(edition: str, name: str) -> None:
    kind = "Spell" if name == "gift" else "Trap"
    text = f"When a {kind} Card is activated: Pay 1000 LP; negate the activation, and if you do, destroy it."
    s = Scenario(edition, GIFT, JAR, parsed(trap("stop", "counter", text=text)))
    stop, its = s.put(1, "stop", "s1", SET), s.put(0, name, "hand" if name == "gift" else "s1", SET)
    s.do("set", s.put(0, "gift", "hand"))  # nothing to answer: it cannot be used
    assert not s.facts("activated")
    s.act("activate", its)
    s.settle("respond")
    assert s.offered("activate") == [stop]
    s.do("activate", stop)
    assert (s.lp(0), s.lp(1), s.size(0, "hand")) == (8000, 7000, 0)
    assert s.where(its) == "0.graveyard" and destroyed(s) == [its] and s.where(stop) == "1.graveyard"
