"""When Trigger Effects are taken up: missed timing, what counts as one moment, several at once."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, snare
from stage import ALL, answered, through, use

from sanam.engine.session import Session
from sanam.games.yugioh.presentation.words import YugiohWords

WHEN_SENT = "When this card is sent to the GY: You can gain 100 LP."
IF_SENT = "If this card is sent to the GY: You can gain 100 LP."
MUST = "When this card is sent to the GY: Gain 100 LP."


@pytest.mark.rule("yugioh-zh", "YZH-5.44")
@pytest.mark.rule("yugioh-fa", "YFA-5.8", "YFA-2.29")
@pytest.mark.parametrize(
    ("deed", "trigger", "used"),
    [
        ("Send 1 monster you control to the GY.", WHEN_SENT, True),
        ("Send 1 monster you control to the GY, then draw 1 card.", WHEN_SENT, False),
        ("Send 1 monster you control to the GY, then draw 1 card.", IF_SENT, True),
        ("Send 1 monster you control to the GY, then draw 1 card.", MUST, True),
        ("Send 1 monster you control to the GY, and if you do, draw 1 card.", WHEN_SENT, True),
        ("Send 1 monster you control to the GY, also draw 1 card.", WHEN_SENT, True),
        ("Send 1 monster you control to the GY and draw 1 card.", WHEN_SENT, True),
        ("Draw 1 card, then send 1 monster you control to the GY.", WHEN_SENT, True),
        ("Send 1 monster you control to the GY; draw 1 card.", WHEN_SENT, False),
        ("Send 1 monster you control to the GY; draw 1 card.", IF_SENT, True),
    ],
)
def test_an_optional_when_effect_answers_only_what_happened_last(deed: str, trigger: str, used: bool) -> None:
    s = Scenario("zh-mr2", magic("farewell", deed), effect("mourner", trigger))
    mourner = s.put(0, "mourner", "m1")
    farewell = s.put(0, "farewell", "hand")
    s.act("activate", farewell)
    s.settle("optional_trigger")
    assert (s.choice.kind == "optional_trigger") is (used and trigger != MUST)
    through(s, *([mourner] if s.choice.kind == "optional_trigger" else []))
    assert s.where(mourner) == "0.graveyard" and s.where(farewell) == "0.graveyard"
    assert (s.lp(0) == 8100) is used


@pytest.mark.rule("yugioh-zh", "YZH-4.28", "YZH-5.44")
@pytest.mark.rule("yugioh-fa", "YFA-4.22", "YFA-5.8")
@pytest.mark.parametrize(("first", "used"), [("push", False), ("lull", True)])
def test_in_the_middle_of_a_chain_the_timing_is_missed(first: str, used: bool) -> None:
    """Destroyed by link 2 it is followed by link 1; destroyed by link 1 nothing follows."""
    push = magic("push", "Draw 1 card.", "quick-play")
    lull = magic("lull", "Target 1 monster on the field; destroy it.", "quick-play")
    s = Scenario("zh-mr2", push, lull, effect("mourner", WHEN_SENT))
    mourner = s.put(0, "mourner", "m1")
    cards = {name: s.put(0, name, "hand") for name in ("push", "lull")}
    second = cards["lull" if first == "push" else "push"]
    s.act("activate", cards[first])
    through(s, second, *([mourner] if used else []))
    assert s.where(mourner) == "0.graveyard"
    assert (s.lp(0) == 8100) is used


@pytest.mark.rule("yugioh-zh", "YZH-5.31", "YZH-5.44")
@pytest.mark.rule("yugioh-fa", "YFA-5.8")
@pytest.mark.parametrize(("trigger", "used"), [(WHEN_SENT, False), (IF_SENT, True), (MUST, True)])
def test_tributed_for_a_summon_it_was_not_the_last_thing_to_happen(trigger: str, used: bool) -> None:
    s = Scenario("zh-mr2", effect("mourner", trigger))
    mourner = s.put(0, "mourner", "m1")
    s.act("normal_summon", s.put(0, "knight", "hand"))
    through(s, *([mourner] if used and trigger != MUST else []))
    assert s.where(mourner) == "0.graveyard"
    assert (s.lp(0) == 8100) is used


@pytest.mark.rule("yugioh-zh", "YZH-5.44")
@pytest.mark.parametrize(("trigger", "used"), [(WHEN_SENT, False), (IF_SENT, True)])
def test_as_a_synchro_material_it_was_not_the_last_thing_to_happen(trigger: str, used: bool) -> None:
    helm = effect("helm", trigger, level=2, traits=("effect", "tuner"))
    star = effect(
        "star",
        "1 Tuner + 1 or more non-Tuner monsters\nThis card gains 100 ATK.",
        level=6,
        traits=("effect", "synchro"),
    )
    s = Scenario("zh-mr2", helm, star, extra=("star",))
    mourner, other = s.put(0, "helm", "m1"), s.put(0, "bear", "m2")
    shining = s.table.zones["0.extra"][0]
    s.act("special_summon", shining)
    through(s, (mourner, other), *([mourner] if used else []))
    assert s.where(shining).startswith("0.m") and s.where(mourner) == "0.graveyard"
    assert (s.lp(0) == 8100) is used


@pytest.mark.rule("yugioh-zh", "YZH-4.8", "YZH-5.44")
@pytest.mark.rule("yugioh-fa", "YFA-2.31", "YFA-4.9")
@ALL
def test_destroyed_by_battle_nothing_comes_after_it(edition: str) -> None:
    text = (
        "When this card is destroyed by battle and sent to the GY: You can "
        "Special Summon 1 Level 4 monster from your Deck."
    )
    s = Scenario(edition, effect("mourner", text, atk=100))
    ox, mourner = s.put(0, "ox", "m1"), s.put(1, "mourner", "m1")
    s.do("phase", value="battle")
    s.act("attack", ox)
    through(s, mourner, mourner)
    assert answered(s, mourner) == 1
    assert [s.card(card).code for card in s.table.zones["1.m1"]] == [s.cards["filler"].key]


@pytest.mark.rule("yugioh-zh", "YZH-5.17", "YZH-5.18")
@pytest.mark.rule("yugioh-th", "YTH-4.22", "YTH-4.24")
def test_triggers_of_both_players_upon_one_destruction() -> None:
    """Both lie in the Graveyard when they answer: the turn player's is link 1, the other's resolves first."""
    s = Scenario("zh-mr2", effect("mourner", MUST), magic("flood", "Destroy all monsters on the field."))
    mine, his = s.put(0, "mourner", "m1"), s.put(1, "mourner", "m1")
    use(s, s.put(0, "flood", "hand"))
    assert [fact.card for fact in s.facts("activated")][1:] == [mine, his]
    assert (s.lp(0), s.lp(1)) == (8100, 8100)


@pytest.mark.rule("yugioh-zh", "YZH-5.17", "YZH-4.28")
@pytest.mark.rule("yugioh-fa", "YFA-5.14", "YFA-4.22")
@ALL
@pytest.mark.parametrize("first", [0, 1])
def test_the_order_that_a_player_gives_his_triggers_decides_what_comes_of_them(edition: str, first: int) -> None:
    """Below, "halve" takes what "gain" has already given; above, it comes first."""
    gain = effect("gain", "If a monster is Normal Summoned: Gain 2000 LP.")
    burn = effect("burn", "If a monster is Normal Summoned: Inflict damage to your opponent equal to half your LP.")
    s = Scenario(edition, gain, burn)
    cards = (s.put(0, "gain", "m1"), s.put(0, "burn", "m2"))
    s.act("normal_summon", s.put(0, "bear", "hand"))
    through(s, (cards[first], cards[1 - first]))
    assert s.lp(0) == 10000
    assert 8000 - s.lp(1) == (4000 if first == 0 else 5000)


@pytest.mark.rule("yugioh-zh", "YZH-4.31")
@pytest.mark.rule("yugioh-fa", "YFA-4.28")
@ALL
def test_a_trigger_waits_until_the_chain_in_which_it_came_up_has_resolved(edition: str) -> None:
    bolt = magic("bolt", "Inflict 500 damage to your opponent.", "quick-play")
    call = magic("call", "Special Summon 1 Level 4 monster from your hand.", "quick-play")
    s = Scenario(edition, bolt, call, effect("greeter", "If a monster is Special Summoned: Gain 100 LP."))
    greeter, _ = s.put(0, "greeter", "m1"), s.put(0, "bear", "hand")
    first, second = s.put(0, "bolt", "hand"), s.put(0, "call", "hand")
    s.act("activate", first)
    through(s, second)
    order = [fact.what for fact in s.facts() if fact.what in ("special_summoned", "damage") or fact.card == greeter]
    assert order.index("activated") > order.index("damage") > order.index("special_summoned")
    assert s.lp(0) == 8100


@pytest.mark.rule("yugioh-zh", "YZH-2.29")
@pytest.mark.rule("yugioh-fa", "YFA-2.29")
@ALL
def test_what_happens_in_the_end_phase_comes_once_each_turn(edition: str) -> None:
    s = Scenario(edition, effect("ember", "Once per turn, during the End Phase: Inflict 300 damage to your opponent."))
    s.put(0, "ember", "m1")
    s.end_turn()
    assert s.lp(1) == 7700
    s.end_turn()
    assert s.lp(1) == 7400


@pytest.mark.rule("yugioh-zh", "YZH-4.28")
@pytest.mark.rule("yugioh-fa", "YFA-5.20")
@ALL
def test_an_effect_that_leaves_with_its_card_still_resolves(edition: str) -> None:
    """Destroyed in response, an Ignition Effect of a monster is carried out all the same."""
    s = Scenario(
        edition,
        effect("herald", "Once per turn: You can draw 1 card."),
        snare("pit", "Target 1 monster on the field; destroy it."),
    )
    herald, pit = s.put(0, "herald", "m1"), s.put(1, "pit", "s1", SET)
    use(s, herald, pit)
    assert s.where(herald) == "0.graveyard" and s.size(0, "hand") == 1


@pytest.mark.rule("yugioh-zh", "YZH-2.96")
@ALL
def test_an_effect_of_a_card_that_must_stay_is_lost_with_it(edition: str) -> None:
    """A Continuous Spell destroyed in response to its activation does nothing."""
    s = Scenario(
        edition,
        magic("fair", "When this card is activated: You can draw 1 card.", "continuous"),
        snare("gale", "Target 1 Spell/Trap on the field; destroy it."),
    )
    fair, gale = s.put(0, "fair", "hand"), s.put(1, "gale", "s1", SET)
    use(s, fair, gale)
    assert s.where(fair) == "0.graveyard" and s.size(0, "hand") == 0


def test_who_summons_a_monster_to_the_other_field_chooses_its_position() -> None:
    text = "Special Summon 1 Warrior-Type monster from your hand to your opponent's field. Then draw 1 card."
    s = Scenario("zh-mr2", magic("gift horse", text))
    bear = s.put(0, "bear", "hand")
    s.act("activate", s.put(0, "gift horse", "hand"))
    while s.choice.kind != "position":
        s.play.answer(list(range(s.choice.least)))
    assert s.choice.seat == 0
    s.act("defense")
    through(s)
    assert s.where(bear).startswith("1.m") and s.table.cards[bear].sideways


def test_a_condition_before_a_choice_at_activation_is_one_of_the_activation() -> None:
    text = (
        "During your End Phase, if you control another face-up Warrior-Type monster, select 1 card in your opponent's "
        "Graveyard and remove it from play."
    )
    for helped in (False, True):
        s = Scenario("zh-mr2", effect("flame", text))
        s.put(0, "flame", "m1")
        aim = s.put(1, "ox", "graveyard")
        if helped:
            s.put(0, "bear", "m2")
        s.end_turn()
        assert s.where(aim) == ("1.banished" if helped else "1.graveyard")


def test_a_monster_to_which_an_attack_is_turned_is_targeted_for_it() -> None:
    text = (
        "When a face-up monster you control is targeted for an attack: You can change the target to this card. When "
        "this card is targeted for an attack: You can gain 300 Life Points."
    )
    s = Scenario("zh-mr2", effect("shield", text, level=1, def_=2000))
    shield, bear = s.put(1, "shield", "m1"), s.put(1, "bear", "m2")
    ox = s.put(0, "ox", "m1")
    s.act("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", bear)
    while s.choice.kind != "action":
        kind = s.choice.kind
        s.play.answer([0] if kind.startswith("optional") else list(range(s.choice.least)))
    assert s.where(bear) == "1.m2" and answered(s, shield) == 2
    assert s.lp(1) == 8000 + 300 - 200


def test_a_summoned_monster_that_is_gone_is_not_asked_about_any_more() -> None:
    """After the Chain that destroyed it the other player may still activate something."""
    s = Scenario(
        "zh-mr2",
        snare("pit", "When a monster is Normal Summoned: Destroy that monster."),
        snare("alms", "Gain 100 LP."),
    )
    bear = s.put(0, "bear", "hand")
    pit = s.put(1, "pit", "s1", SET)
    s.put(1, "alms", "s2", SET)
    s.act("normal_summon", bear)
    s.settle("respond")
    said = []
    while s.choice.kind == "respond":
        view = Session.of(s.play).at(s.choice.seat).choice
        assert view is not None
        said.append(YugiohWords().question(view, "bear" if "card" in view.params else ""))
        at = [i for i, option in enumerate(s.choice.options) if option.card == pit]
        s.play.answer(at if len(said) == 1 else [])
    assert s.where(bear) == "0.graveyard"
    assert "has been Summoned" in said[0]
    assert len(said) > 1 and not any("Summoned" in words for words in said[1:])
