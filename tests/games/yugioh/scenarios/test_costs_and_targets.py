"""What is paid and what is chosen when an effect is activated, and what is left of it when it resolves."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, SET, Scenario, effect, magic, monster, snare
from stage import ALL, through, use

from sanam.engine.choice import Refused

JAM = snare("jam", "When a Spell Card is activated: Negate the activation, and if you do, destroy it.", "counter")
CALTROP = snare("caltrop", "Target 1 monster on the field; destroy it.")
GALE = snare("gale", "Return 1 monster on the field to the hand.")


@pytest.mark.rule("yugioh-zh", "YZH-5.39")
@pytest.mark.rule("yugioh-fa", "YFA-2.23")
@ALL
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Discard 1 card; draw 2 cards.", False),
        ("Discard 1 card, then draw 2 cards.", True),
        ("Pay 500 LP; draw 2 cards.", True),
    ],
)
def test_what_was_paid_is_gone_though_the_activation_was_negated(edition: str, text: str, kept: bool) -> None:
    s = Scenario(edition, magic("trade", text), JAM)
    trade, coin, jam = s.put(0, "trade", "hand"), s.put(0, "bear", "hand"), s.put(1, "jam", "s1", SET)
    use(s, trade, jam)
    assert s.where(trade) == "0.graveyard" and s.size(0, "hand") == kept
    assert s.where(coin) == ("0.hand" if kept else "0.graveyard")
    assert s.lp(0) == (7500 if "LP" in text else 8000)


@pytest.mark.rule("yugioh-zh", "YZH-5.38")
@pytest.mark.rule("yugioh-fa", "YFA-2.23")
@ALL
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Discard 1 card; draw 1 card.", "cost-cannot-be-paid"),
        ("Pay 9000 LP; draw 1 card.", "cost-cannot-be-paid"),
        ("Tribute 1 monster; draw 1 card.", "cost-cannot-be-paid"),
        ("Target 1 monster on the field; destroy it.", "no-target"),
        ("Target 1 monster in your GY and 1 Spell on the field; destroy both.", "no-target"),
        ("Draw 41 cards.", "nothing-would-happen"),
        ("Add 1 Dragon monster from your Deck to your hand.", "nothing-would-happen"),
        ("Special Summon 1 monster from your hand.", "nothing-would-happen"),
        ("Destroy all monsters your opponent controls.", "nothing-would-happen"),
        ("If you control a monster: Draw 1 card.", "condition-not-met"),
    ],
)
def test_what_cannot_be_paid_aimed_or_done_is_not_activated(edition: str, text: str, reason: str) -> None:
    s = Scenario(edition, magic("wish", text))
    wish = s.put(0, "wish", "hand")
    refused = s.refused("activate", wish)
    assert refused is not None and refused.reason == reason
    assert wish not in s.offered("activate")


@pytest.mark.rule("yugioh-zh", "YZH-1.20", "YZH-5.38")
@ALL
@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("Special Summon 1 monster from your hand.", False),
        ("Tribute 1 monster; Special Summon 1 monster from your hand.", True),
        ("Target 1 monster you control; destroy it, and if you do, Special Summon 1 monster from your hand.", True),
        ("Target 1 monster on the field; destroy it, then Special Summon 1 monster from your hand.", True),
        ('Special Summon 1 "Reed Token" (Plant/EARTH/Level 1/ATK 0/DEF 0).', False),
        ('Tribute 1 monster; Special Summon 2 "Reed Tokens" (Plant/EARTH/Level 1/ATK 0/DEF 0).', False),
    ],
)
def test_a_full_field_counts_the_zones_that_are_about_to_be_free(edition: str, text: str, possible: bool) -> None:
    s = Scenario(edition, magic("call", text))
    for i in range(5):
        s.put(0, "filler", f"m{i + 1}")
    s.put(0, "bear", "hand")
    call = s.put(0, "call", "hand")
    assert (call in s.offered("activate")) is possible


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
@pytest.mark.rule("yugioh-fa", "YFA-2.25")
@ALL
@pytest.mark.parametrize(
    ("text", "hit"),
    [
        ("Target 1 face-up monster your opponent controls; destroy it.", False),
        ("If you control no monsters: Destroy 1 face-up monster your opponent controls.", True),
    ],
)
def test_a_target_that_has_gone_is_not_replaced_by_another(edition: str, text: str, hit: bool) -> None:
    """What does not target chooses when it resolves, among those that are there then."""
    dive = snare("dive", "Banish 1 monster you control.")
    s = Scenario(edition, magic("bolt", text), dive)
    bolt, gone = s.put(0, "bolt", "hand"), s.put(1, "bear", "m1")
    other, answer = s.put(1, "ox", "m2"), s.put(1, "dive", "s1", SET)
    use(s, bolt, *([] if hit else [gone]), answer, gone)
    assert s.where(gone) == "1.banished"
    assert s.where(other) == ("1.graveyard" if hit else "1.m2")


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
@ALL
@pytest.mark.parametrize(
    ("text", "answer", "kept"),
    [
        (
            "Target 1 face-up monster on the field; it gains 500 ATK.",
            ("Change all monsters on the field to face-down Defense Position."),
            True,
        ),
        (
            ("Target 1 Attack Position monster on the field; destroy it."),
            "Change all monsters on the field to Defense Position.",
            True,
        ),
        (
            "Target 1 monster on the field; destroy it.",
            ("Change all monsters on the field to face-down Defense Position."),
            False,
        ),
    ],
)
def test_a_target_must_still_be_what_was_targeted(edition: str, text: str, answer: str, kept: bool) -> None:
    s = Scenario(edition, magic("bolt", text), snare("hush", answer))
    bolt, bear, hush = s.put(0, "bolt", "hand"), s.put(1, "bear", "m1"), s.put(1, "hush", "s1", SET)
    use(s, bolt, hush)
    assert s.where(bear) == ("1.m1" if kept else "1.graveyard")
    assert s.game.standing_effects().value(bear, "atk") == 1500


@pytest.mark.rule("yugioh-zh", "YZH-5.49", "YZH-4.28")
@ALL
def test_of_two_targets_the_one_that_is_left_is_still_destroyed(edition: str) -> None:
    s = Scenario(edition, magic("twin", "Target 2 monsters your opponent controls; destroy them."), CALTROP)
    one, two, three = (s.put(1, name, f"m{i}") for i, name in enumerate(("bear", "ox", "wall"), 1))
    twin, caltrop = s.put(0, "twin", "hand"), s.put(1, "caltrop", "s1", SET)
    use(s, twin, (one, two), caltrop, one)
    assert [s.where(card) for card in (one, two, three)] == ["1.graveyard", "1.graveyard", "1.m3"]
    destroyed = [fact.card for fact in s.facts("destroyed")]
    assert destroyed == [one, two]


@pytest.mark.rule("yugioh-zh", "YZH-5.58", "YZH-5.31")
@ALL
@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Tribute 1 monster; inflict damage to your opponent equal to the Tributed monster's ATK.", 2000),
        ("Tribute 1 monster; inflict damage to your opponent equal to the Tributed monster's original ATK.", 1500),
        (
            (
                "Target 1 monster you control; destroy it, and if you do, inflict "
                "damage to your opponent equal to its ATK."
            ),
            2000,
        ),
        ("Target 1 monster you control; banish it, and if you do, gain LP equal to its original ATK.", 0),
    ],
)
def test_the_last_known_values_of_a_card_that_has_left_count(edition: str, text: str, damage: int) -> None:
    crown = magic("crown", "The equipped monster gains 500 ATK.", "equip")
    s = Scenario(edition, magic("pyre", text), crown)
    bear, pyre = s.put(0, "bear", "m1"), s.put(0, "pyre", "hand")
    use(s, s.put(0, "crown", "hand"))
    assert s.game.standing_effects().value(bear, "atk") == 2000
    use(s, pyre)
    assert s.lp(1) == 8000 - damage
    assert s.lp(0) == (9500 if not damage else 8000)


@pytest.mark.rule("yugioh-zh", "YZH-5.33", "YZH-5.54")
@pytest.mark.rule("yugioh-fa", "YFA-5.20")
@ALL
@pytest.mark.parametrize(
    ("deed", "gained"),
    [
        ("Destroy 1 monster you control.", 111),
        ("Tribute 1 monster; gain 1000 LP.", 1011),
        ("Send 1 monster you control to the GY.", 11),
        ("Return 1 monster you control to the hand.", 1),
        ("Banish 1 monster you control.", 1),
    ],
)
def test_destroyed_sent_and_leaving_are_three_things(edition: str, deed: str, gained: int) -> None:
    text = (
        "If this card is destroyed: Gain 100 LP. If this card is sent from the field to the GY: Gain 10 LP. "
        "If this card leaves the field: Gain 1 LP."
    )
    s = Scenario(edition, magic("deed", deed), effect("witness", text))
    s.put(0, "witness", "m1")
    s.act("activate", s.put(0, "deed", "hand"))
    while s.choice.kind != "action":
        s.play.answer(list(range(max(s.choice.least, len(s.choice.options) if s.choice.order else s.choice.least))))
    assert s.lp(0) == 8000 + gained


@pytest.mark.rule("yugioh-zh", "YZH-5.57", "YZH-5.56")
@ALL
@pytest.mark.parametrize(
    ("text", "used"),
    [
        ("Discard 1 card; gain 1000 LP.", True),
        ("Discard 1 card, then gain 1000 LP.", True),
        ("Send 1 card from your hand to the GY; gain 1000 LP.", False),
        ("Banish 1 card from your hand; gain 1000 LP.", False),
    ],
)
def test_only_what_is_discarded_was_discarded(edition: str, text: str, used: bool) -> None:
    s = Scenario(edition, magic("deed", text), effect("leaf", "If this card is discarded: Gain 10 LP."))
    s.put(0, "leaf", "hand")
    use(s, s.put(0, "deed", "hand"))
    assert s.lp(0) == 9000 + (10 if used else 0)


@pytest.mark.rule("yugioh-zh", "YZH-5.34", "YZH-5.39")
@ALL
@pytest.mark.parametrize(
    ("text", "used"), [("Discard 1 card, then gain 1000 LP.", True), ("Discard 1 card; gain 1000 LP.", False)]
)
def test_what_is_paid_is_not_done_by_an_effect(edition: str, text: str, used: bool) -> None:
    leaf = effect("leaf", "If this card is sent to the GY by a card effect: Gain 10 LP.")
    s = Scenario(edition, magic("deed", text), leaf)
    s.put(0, "leaf", "hand")
    use(s, s.put(0, "deed", "hand"))
    assert s.lp(0) == 9000 + (10 if used else 0)


@pytest.mark.rule("yugioh-zh", "YZH-5.42")
@ALL
def test_a_card_whose_control_was_taken_goes_to_its_owners_graveyard(edition: str) -> None:
    lure = magic("lure", "Target 1 monster your opponent controls; take control of it until the End Phase.")
    pyre = magic("pyre", "Tribute 1 monster; draw 1 card.")
    s = Scenario(edition, lure, pyre, effect("exile", "If this card is sent to your GY: Gain 100 LP."))
    exile = s.put(1, "exile", "m1")
    use(s, s.put(0, "lure", "hand"))
    assert s.where(exile) == "0.m1"
    use(s, s.put(0, "pyre", "hand"))
    assert s.where(exile) == "1.graveyard"
    assert (s.lp(0), s.lp(1)) == (8000, 8100)


@pytest.mark.rule("yugioh-zh", "YZH-5.48", "YZH-5.49")
@pytest.mark.rule("yugioh-fa", "YFA-2.82")
@ALL
def test_an_equip_spell_whose_monster_has_gone_has_nothing_to_be_equipped_to(edition: str) -> None:
    s = Scenario(edition, magic("crown", "The equipped monster gains 500 ATK.", "equip"), CALTROP)
    bear, crown = s.put(0, "bear", "m1"), s.put(0, "crown", "hand")
    caltrop = s.put(1, "caltrop", "s1", SET)
    use(s, crown, caltrop)
    assert s.where(bear) == "0.graveyard" and s.where(crown) == "0.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
@ALL
@pytest.mark.parametrize(("stance", "offered"), [(FACE_DOWN, False), (None, True)])
def test_a_face_down_monster_has_no_type_to_be_targeted_by(edition: str, stance: str | None, offered: bool) -> None:
    s = Scenario(edition, magic("hunt", "Target 1 Warrior monster your opponent controls; destroy it."))
    s.put(1, "bear", "m1", stance)
    hunt = s.put(0, "hunt", "hand")
    assert (hunt in s.offered("activate")) is offered


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
@ALL
def test_a_monster_that_cannot_be_targeted_can_still_be_struck_without_a_target(edition: str) -> None:
    veil = effect("veil", "This card cannot be targeted by your opponent's card effects.")
    aimed = magic("aimed", "Target 1 monster your opponent controls; destroy it.")
    s = Scenario(edition, veil, aimed, magic("storm", "Destroy all monsters your opponent controls."))
    it, storm = s.put(1, "veil", "m1"), s.put(0, "storm", "hand")
    aiming = s.put(0, "aimed", "hand")
    assert aiming not in s.offered("activate")
    use(s, storm)
    assert s.where(it) == "1.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-5.38")
@ALL
def test_a_card_in_the_hand_is_not_spent_for_its_own_cost(edition: str) -> None:
    s = Scenario(edition, magic("trade", "Discard 1 card; draw 2 cards."))
    trade = s.put(0, "trade", "hand")
    assert trade not in s.offered("activate")
    coin = s.put(0, "bear", "hand")
    use(s, trade)
    assert s.where(coin) == "0.graveyard" and s.size(0, "hand") == 2


@pytest.mark.rule("yugioh-zh", "YZH-4.28")
@ALL
def test_what_an_effect_needs_may_be_gone_when_it_resolves(edition: str) -> None:
    """Both players empty the Graveyard in response: the Special Summon finds nobody."""
    rise = magic("rise", "Special Summon 1 monster from your GY.")
    s = Scenario(edition, rise, snare("frost", "Banish all monsters from the GYs."))
    dead, frost = s.put(0, "bear", "graveyard"), s.put(1, "frost", "s1", SET)
    card = s.put(0, "rise", "hand")
    use(s, card, frost)
    assert s.where(dead) == "0.banished" and s.where(card) == "0.graveyard"
    through(s)


def test_a_spell_in_the_chain_cannot_be_sent_back_to_hand_or_deck() -> None:
    gust = snare("gust", "Target 1 card your opponent controls; place that target on the top of the Deck.")
    s = Scenario("zh-mr2", gust, magic("gift", "Gain 500 Life Points."))
    trap, other = s.put(1, "gust", "s1", SET), s.put(0, "bear", "m1")
    gift = s.put(0, "gift", "hand")
    s.act("activate", gift)
    while trap not in s.offered("activate"):
        s.play.answer(list(range(s.choice.least)))
    s.act("activate", trap)
    through(s)
    assert s.where(other) == "0.deck" and s.where(gift) == "0.graveyard"


def test_one_other_card_is_other_than_the_first_target() -> None:
    text = "You can target 1 Beast-Type monster you control and 1 other card on the field; destroy them."
    s = Scenario("zh-mr2", effect("wolf", text), effect("hound", "This card cannot attack directly.", race="Beast"))
    wolf, hound = s.put(0, "wolf", "m1"), s.put(0, "hound", "m2")
    use(s, wolf)
    assert s.where(wolf) == s.where(hound) == "0.graveyard"


def test_what_was_negated_in_the_chain_goes_to_the_deck_all_the_same() -> None:
    text = "When a Spell Card is activated: Negate the activation, and if you do, shuffle that card into the Deck."
    s = Scenario("zh-mr2", snare("tap", text), magic("gift", "Gain 500 Life Points."))
    tap, gift = s.put(1, "tap", "s1", SET), s.put(0, "gift", "hand")
    s.act("activate", gift)
    while tap not in s.offered("activate"):
        s.play.answer(list(range(s.choice.least)))
    s.act("activate", tap)
    through(s)
    assert s.where(gift) == "0.deck" and s.lp(0) == 8000


def test_the_target_in_the_graveyard_is_not_the_one_on_the_field() -> None:
    text = (
        "Once per turn: Target 1 Warrior-Type monster in your Graveyard and 1 face-up monster on the field; shuffle "
        "the target from your Graveyard into the Deck and negate the effect(s) of the target on the field, until the "
        "End Phase."
    )
    s = Scenario("zh-mr2", effect("oracle", text), effect("beast", "This card cannot attack directly."))
    oracle, buried = s.put(0, "oracle", "m1"), s.put(0, "ox", "graveyard")
    beast = s.put(1, "beast", "m1")
    s.act("activate", oracle)
    through(s, beast)
    assert s.where(buried) == "0.deck" and s.where(beast) == "1.m1"
    assert s.game.standing_effects().negated(beast)


def test_two_materials_are_detached_from_one_monster() -> None:
    text = "Detach 2 Xyz Materials from a monster you control and draw 2 cards."
    s = Scenario("zh-mr2", magic("present", text), monster("dragon", traits=("xyz",)))
    hosts = [s.put(0, "dragon", f"m{at}") for at in (1, 2, 3)]
    sizes = dict(zip(hosts, (2, 2, 1), strict=True))
    under = {host: [s.put(0, "ox", "graveyard") for _ in range(size)] for host, size in sizes.items()}
    for host, cards in under.items():
        s.edit(lambda game, host=host, cards=cards: game.attach_material(cards, host))
    present = s.put(0, "present", "hand")
    s.act("activate", present)
    while s.choice.kind in ("place", "respond"):
        s.play.answer([0] if s.choice.kind == "place" else [])
    offered = [option.card for option in s.choice.options]
    assert set(offered) == {*under[hosts[0]], *under[hosts[1]]}
    both = [offered.index(under[hosts[0]][0]), offered.index(under[hosts[1]][0])]
    with pytest.raises(Refused):
        s.play.answer(both)
    s.play.answer(sorted(offered.index(card) for card in under[hosts[0]]))
    through(s)
    assert all(s.where(card) == "0.graveyard" for card in under[hosts[0]])
