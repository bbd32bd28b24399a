"""Effects used in the hand and the Graveyard, how often effects may be used, and what face-down cards do not show."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, monster, snare
from stage import ALL, answered, through, use

TURNING = "Each time a monster(s) is Normal Summoned, place 2 Spell Counters on this card. "
BOLT = magic("bolt", "Target 1 card on the field; destroy it.")


@pytest.mark.rule("yugioh-zh", "YZH-2.80", "YZH-5.21")
@pytest.mark.rule("yugioh-fa", "YFA-2.25")
@ALL
def test_an_effect_in_the_graveyard_is_used_there_and_nowhere_else(edition: str) -> None:
    text = "If this card is in your GY: You can banish 1 other card from your GY; add this card to your hand."
    s = Scenario(edition, effect("seed", text))
    fuel = s.put(0, "bear", "graveyard")
    for zone in ("m1", "hand"):
        assert s.put(0, "seed", zone) not in s.offered("activate")
    seed = s.put(0, "seed", "graveyard")
    use(s, seed)
    assert s.where(seed) == "0.hand" and s.where(fuel) == "0.banished"


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@ALL
def test_not_in_the_turn_in_which_it_was_sent_there(edition: str) -> None:
    text = (
        "Draw 1 card. During your Main Phase, except the turn this card was "
        "sent to the GY: You can banish this card from "
        "your GY; gain 500 LP."
    )
    s = Scenario(edition, magic("page", text))
    page = s.put(0, "page", "hand")
    use(s, page)
    assert page not in s.offered("activate")
    s.end_turn()
    s.end_turn()
    assert page in s.offered("activate")
    use(s, page)
    assert s.where(page) == "0.banished" and s.lp(0) == 8500


@pytest.mark.rule("yugioh-zh", "YZH-4.32", "YZH-4.33")
@pytest.mark.rule("yugioh-fa", "YFA-4.29")
@ALL
@pytest.mark.parametrize(("kind", "answers"), [("trap", True), ("spell", False)])
def test_what_a_trap_does_in_the_graveyard_has_spell_speed_2(edition: str, kind: str, answers: bool) -> None:
    text = (
        "Draw 1 card. During your Main Phase, except the turn this card was sent to the "
        "GY: You can banish this card from your GY; draw 1 card."
    )
    make = snare if kind == "trap" else magic
    s = Scenario(edition, make("ash", text), magic("gift", "Draw 1 card."))
    ash, gift = s.put(0, "ash", "graveyard"), s.put(0, "gift", "hand")
    s.act("activate", gift)
    s.settle("respond")
    in_chain = s.choice.kind == "respond" and ash in s.offered("activate")
    assert in_chain is answers


@pytest.mark.rule("yugioh-zh", "YZH-5.44")
@ALL
def test_a_trigger_in_the_graveyard_watches_the_field(edition: str) -> None:
    text = (
        "If a monster you control is destroyed by card effect while this card is in "
        "your GY: You can banish this card; draw 1 card."
    )
    s = Scenario(edition, effect("shade", text), BOLT)
    shade, bear, bolt = s.put(0, "shade", "graveyard"), s.put(0, "bear", "m1"), s.put(0, "bolt", "hand")
    use(s, bolt, shade)
    assert s.where(bear) == "0.graveyard" and s.where(shade) == "0.banished" and s.size(0, "hand") == 1


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@ALL
@pytest.mark.parametrize(
    ("limit", "uses"),
    [
        ("Once per turn: You can draw 1 card.", 2),
        ('You can pay 100 LP; draw 1 card. You can only use this effect of "fount" once per turn.', 1),
        ("You can pay 100 LP; draw 1 card. You can only use this effect once per turn.", 2),
        ("Twice per turn: You can draw 1 card.", 4),
        ('You can pay 100 LP; draw 1 card. You can only use this effect of "fount" once per Duel.', 1),
    ],
)
def test_once_per_turn_for_each_copy_or_for_the_name(edition: str, limit: str, uses: int) -> None:
    s = Scenario(edition, effect("fount", limit))
    founts = [s.put(0, "fount", f"m{i}") for i in (1, 2)]
    used = 0
    while any(card in s.offered("activate") for card in founts):
        use(s, next(card for card in founts if card in s.offered("activate")))
        used += 1
    assert used == s.size(0, "hand") == uses


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@ALL
@pytest.mark.parametrize(
    ("limit", "uses"),
    [
        ('You can only use each effect of "well" once per turn.', ["draw", "gain"]),
        ('You can only use 1 "well" effect per turn, and only once that turn.', ["draw"]),
    ],
)
def test_each_effect_once_or_one_effect_only(edition: str, limit: str, uses: list[str]) -> None:
    text = f"You can pay 100 LP; draw 1 card. If this card is sent to the GY: You can gain 1000 LP. {limit}"
    s = Scenario(edition, effect("well", text), BOLT)
    well, bolt = s.put(0, "well", "m1"), s.put(0, "bolt", "hand")
    use(s, well)
    assert well not in s.offered("activate")
    s.act("activate", bolt)
    s.settle("optional_trigger")
    assert (s.choice.kind == "optional_trigger") is ("gain" in uses)


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@ALL
@pytest.mark.parametrize(("limit", "again"), [("turn", True), ("name", False), ("faceup", True)])
def test_turned_down_and_up_again_it_is_another_use(edition: str, limit: str, again: bool) -> None:
    """ "Once per turn" is counted for the card as it lies there, the name for the turn."""
    ends = {
        "turn": "Once per turn: You can draw 1 card.",
        "name": 'You can pay 100 LP; draw 1 card. You can only use this effect of "owl" once per turn.',
        "faceup": (
            "You can pay 100 LP; draw 1 card. You can only use this effect once "
            "while this card is face-up on the field."
        ),
    }
    book = magic("book", "Target 1 face-up monster on the field; change it to face-down Defense Position.")
    page = magic("page", "Target 1 face-down monster on the field; change it to face-up Attack Position.")
    s = Scenario(edition, effect("owl", ends[limit]), book, page)
    owl, down, up = s.put(0, "owl", "m1"), s.put(0, "book", "hand"), s.put(0, "page", "hand")
    use(s, owl)
    assert owl not in s.offered("activate")
    use(s, down)
    use(s, up)
    assert (owl in s.offered("activate")) is again


@pytest.mark.rule("yugioh-zh", "YZH-2.22")
@pytest.mark.rule("yugioh-fa", "YFA-2.19")
@ALL
def test_turned_face_down_it_loses_what_was_done_to_it(edition: str) -> None:
    book = magic("book", "Target 1 face-up monster on the field; change it to face-down Defense Position.")
    page = magic("page", "Target 1 face-down monster on the field; change it to face-up Attack Position.")
    rage = magic("rage", "Target 1 face-up monster on the field; it gains 700 ATK until the end of this turn.")
    crown = magic("crown", "The equipped monster gains 500 ATK.", "equip")
    s = Scenario(edition, book, page, rage, crown)
    bear, worn = s.put(0, "bear", "m1"), s.put(0, "crown", "hand")
    for card in (s.put(0, "rage", "hand"), worn):
        use(s, card)
    assert s.game.standing_effects().value(bear, "atk") == 2700
    use(s, s.put(0, "book", "hand"))
    assert s.where(worn) == "0.graveyard"
    use(s, s.put(0, "page", "hand"))
    assert s.game.standing_effects().value(bear, "atk") == 1500


@pytest.mark.rule("yugioh-zh", "YZH-5.45")
@ALL
@pytest.mark.parametrize(
    ("nouns", "hit"),
    [
        ("monsters on the field", {"up", "down"}),
        ("face-up monsters on the field", {"up"}),
        ("Warrior monsters on the field", {"up"}),
        ("Set cards on the field", {"down", "trap"}),
        ("Level 4 or lower monsters on the field", {"up"}),
        ("Spells and Traps on the field", {"trap"}),
    ],
)
def test_what_a_face_down_card_is_nobody_says(edition: str, nouns: str, hit: set[str]) -> None:
    s = Scenario(
        edition,
        magic("storm", f"If your opponent controls a monster: Destroy all {nouns}."),
        snare("jar", "Draw 1 card."),
    )
    cards = {"up": s.put(1, "bear", "m1"), "down": s.put(1, "ox", "m2", FACE_DOWN), "trap": s.put(1, "jar", "s1", SET)}
    use(s, s.put(0, "storm", "hand"))
    assert {name for name, card in cards.items() if s.where(card) == "1.graveyard"} == hit


@pytest.mark.rule("yugioh-zh", "YZH-5.28", "YZH-5.29")
@pytest.mark.parametrize(("leaves", "gained"), [(True, 10), (False, 10)])
def test_a_material_is_no_card_on_the_field(leaves: bool, gained: int) -> None:
    """Detached or lost with its monster it is sent to the Graveyard, but not from the field."""
    rung = effect(
        "rung",
        "If this card is sent to the GY: Gain 10 LP. If this card is sent from the field to the GY: Gain 1000 LP.",
    )
    tower = effect(
        "tower",
        "2 Level 4 monsters\nOnce per turn: You can detach 1 material from this card; draw 1 card.",
        level=4,
        traits=("effect", "xyz"),
    )
    s = Scenario("zh-mr2", rung, tower, BOLT, extra=("tower",))
    under, other = s.put(0, "rung", "m1"), s.put(0, "bear", "m2")
    bolt = s.put(0, "bolt", "hand")
    high = s.table.zones["0.extra"][0]
    s.act("special_summon", high)
    through(s, (under, other))
    assert s.game.materials(high) and s.lp(0) == 8000
    use(s, bolt) if leaves else use(s, high, under)
    assert s.where(under) == "0.graveyard" and s.lp(0) == 8000 + gained


@pytest.mark.rule("yugioh-zh", "YZH-2.84")
@pytest.mark.rule("yugioh-fa", "YFA-2.64", "YFA-2.65")
@ALL
def test_a_monster_that_was_never_summoned_properly_does_not_come_back(edition: str) -> None:
    idol = effect(
        "idol",
        (
            "Cannot be Normal Summoned/Set. Must first be Special Summoned (from "
            "your hand) by banishing 1 monster from your GY."
        ),
    )
    rise = magic("rise", "Target 1 monster in your GY; Special Summon it.")
    s = Scenario(edition, idol, rise, BOLT)
    s.put(0, "idol", "graveyard")
    card = s.put(0, "rise", "hand")
    assert card not in s.offered("activate")
    price, proper = s.put(0, "bear", "graveyard"), s.put(0, "idol", "hand")
    s.act("special_summon", proper)
    through(s, price)
    use(s, s.put(0, "bolt", "hand"))
    assert s.where(proper) == "0.graveyard"
    use(s, card)
    assert s.where(proper).startswith("0.m")


@pytest.mark.rule("yugioh-zh", "YZH-5.40", "YZH-5.41")
@ALL
def test_whoever_controls_a_card_uses_its_effect(edition: str) -> None:
    lure = magic("lure", "Target 1 monster your opponent controls; take control of it until the End Phase.")
    s = Scenario(edition, lure, effect("fount", "Once per turn: You can draw 1 card."))
    fount, lured = s.put(1, "fount", "m1"), s.put(0, "lure", "hand")
    assert fount not in s.offered("activate")
    use(s, lured)
    use(s, fount)
    assert (s.size(0, "hand"), s.size(1, "hand")) == (1, 0)
    s.end_turn()
    assert s.where(fount).startswith("1.m")


@pytest.mark.rule("yugioh-zh", "YZH-5.20")
@ALL
def test_counters_are_lost_when_their_card_leaves_the_field(edition: str) -> None:
    mill = effect(
        "mill",
        (
            "Each time a Spell Card is activated, place 1 Spell Counter on this card. You can "
            "remove 2 Spell Counters from this card; draw 1 card."
        ),
    )
    mist = magic("mist", "Target 1 monster on the field; banish it until the End Phase.")
    s = Scenario(edition, mill, mist, magic("cup", "Gain 100 LP."))
    it, fog = s.put(0, "mill", "m1"), s.put(0, "mist", "hand")
    use(s, s.put(0, "cup", "hand"))
    assert s.card(it).counters.get("Spell") == 1 and it not in s.offered("activate")
    use(s, s.put(0, "cup", "hand"))
    assert it in s.offered("activate")
    use(s, fog)
    s.end_turn()
    assert s.where(it).startswith("0.m") and not s.card(it).counters.get("Spell")


@pytest.mark.rule("yugioh-zh", "YZH-5.44")
@ALL
@pytest.mark.parametrize("said", ['any number of "Reed Ducks"', 'up to 2 "Reed Duck"'])
def test_a_name_in_the_plural_is_that_of_each_card(edition: str, said: str) -> None:
    text = (
        "When this card is destroyed by battle and sent to the GY: "
        f"You can Special Summon {said} from your Deck in Attack Position."
    )
    s = Scenario(edition, effect("Reed Duck", text, atk=100))
    ox, duck = s.put(0, "ox", "m1"), s.put(1, "Reed Duck", "m1")
    flock = tuple(s.put(1, "Reed Duck", "deck") for _ in range(2))
    s.do("phase", value="battle")
    s.act("attack", ox)
    through(s, duck, duck, flock)
    assert all(s.where(card).startswith("1.m") for card in flock)


@pytest.mark.rule("yugioh-zh", "YZH-5.20", "YZH-5.39")
@ALL
@pytest.mark.parametrize(
    ("kind", "cost", "drawn"),
    [
        ("spell", "You can send this card to the GY; ", 2),
        ("spell", "You can discard 1 card; ", 2),
        ("monster", "You can Tribute this card; ", 2),
    ],
)
def test_the_counters_on_what_was_paid_are_those_that_lay_on_it(edition: str, kind: str, cost: str, drawn: int) -> None:
    text = f"{TURNING}{cost}draw 1 card for each Spell Counter on this card."
    mill = magic("mill", text, "continuous") if kind == "spell" else effect("mill", text)
    s = Scenario(edition, mill)
    it = s.put(0, "mill", "s1" if kind == "spell" else "m2")
    s.act("normal_summon", s.put(0, "bear", "hand"))
    through(s)
    assert s.card(it).counters.get("Spell") == 2
    if "discard" in cost:
        s.put(0, "ox", "hand")
    use(s, it)
    assert s.size(0, "hand") == drawn


@pytest.mark.rule("yugioh-zh", "YZH-5.20")
@ALL
def test_the_counters_of_a_card_destroyed_in_response_are_gone(edition: str) -> None:
    text = f"{TURNING}Once per turn: You can draw 1 card for each Spell Counter on this card."
    s = Scenario(edition, effect("mill", text), snare("pit", "Target 1 monster on the field; destroy it."))
    mill, pit = s.put(0, "mill", "m2"), s.put(1, "pit", "s1", SET)
    s.act("normal_summon", s.put(0, "bear", "hand"))
    through(s)
    use(s, mill, pit, mill)
    assert s.where(mill) == "0.graveyard" and s.size(0, "hand") == 0


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@ALL
def test_a_limit_by_name_is_each_players_own(edition: str) -> None:
    text = 'You can discard this card; draw 1 card. You can only use this effect of "imp" once per turn.'
    s = Scenario(edition, effect("imp", text))
    mine = [s.put(0, "imp", "hand") for _ in range(2)]
    his = s.put(1, "imp", "hand")
    use(s, mine[0])
    assert mine[1] not in s.offered("activate")
    s.end_turn()
    use(s, his)
    assert answered(s, his) == 1


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@ALL
def test_what_was_promised_for_the_turn_is_kept(edition: str) -> None:
    """A price for all of the turn forbids also what was done before."""
    text = "Draw 2 cards. You cannot Special Summon monsters the turn you activate this card."
    call = magic("call", "Special Summon 1 Level 4 monster from your hand.")
    s = Scenario(edition, magic("pact", text), call)
    pact, calls = s.put(0, "pact", "hand"), [s.put(0, "call", "hand") for _ in range(2)]
    s.put(0, "bear", "hand"), s.put(0, "ox", "hand")
    use(s, calls[0])
    assert pact not in s.offered("activate")
    s.end_turn(), s.end_turn()
    pact = s.put(0, "pact", "hand")
    use(s, pact)
    s.put(0, "ox", "hand")
    assert s.put(0, "call", "hand") not in s.offered("activate")


@pytest.mark.rule("yugioh-zh", "YZH-5.21")
@ALL
def test_once_while_face_up_ends_when_it_leaves(edition: str) -> None:
    text = "You can pay 100 LP; draw 1 card. You can only use this effect once while this card is face-up on the field."
    net = magic("net", "Target 1 monster on the field; return it to the hand.")
    s = Scenario(edition, effect("owl", text), net)
    owl, card = s.put(0, "owl", "m1"), s.put(0, "net", "hand")
    use(s, owl)
    assert owl not in s.offered("activate")
    use(s, card)
    s.act("normal_summon", owl)
    through(s)
    assert owl in s.offered("activate")


@pytest.mark.rule("yugioh-zh", "YZH-5.36", "YZH-4.28")
@ALL
def test_a_card_that_has_left_the_graveyard_does_not_rise_from_it(edition: str) -> None:
    ghost = effect("ghost", "If this card is in your GY: You can pay 500 LP; Special Summon this card.")
    s = Scenario(edition, ghost, snare("frost", "Banish all monsters from the GYs."))
    it, frost = s.put(0, "ghost", "graveyard"), s.put(1, "frost", "s1", SET)
    use(s, it, frost)
    assert s.where(it) == "0.banished" and s.lp(0) == 7500


@pytest.mark.rule("yugioh-zh", "YZH-5.53", "YZH-5.44")
@ALL
def test_several_cards_at_once_are_one_occasion(edition: str) -> None:
    bell = effect("bell", "If a monster(s) you control is destroyed by card effect: You can draw 1 card.")
    s = Scenario(edition, bell, magic("storm", "Destroy all Level 5 or higher monsters on the field."))
    it = s.put(0, "bell", "m1")
    s.put(0, "knight", "m2"), s.put(0, "giant", "m3")
    use(s, s.put(0, "storm", "hand"), it)
    assert answered(s, it) == 1 and s.size(0, "hand") == 1


def test_what_follows_on_the_line_of_a_position_holds_in_that_position() -> None:
    text = (
        "● While in Attack Position: This card gains 500 ATK for each Tick Counter on it. ● While in Defense Position: "
        "Once per turn, you can place 1 Tick Counter on this card. You can Tribute this card to inflict 1000 damage to "
        "your opponent for each Tick Counter on it."
    )
    s = Scenario("zh-mr2", effect("clock", text))
    clock = s.put(0, "clock", "m1", DEFENSE)
    use(s, clock)
    assert clock in s.offered("activate"), "its other effect"
    s.act("change_position", clock)
    assert clock not in s.offered("activate")


def test_a_second_card_of_which_there_can_be_one_is_not_summoned_by_anybody() -> None:
    ruler = effect("evil ruler", 'There can only be 1 face-up "evil" monster on the field.')
    s = Scenario("zh-mr2", ruler, monster("evil twin"))
    twin = s.put(0, "evil twin", "hand")
    assert twin in s.offered("normal_summon")
    s.put(1, "evil ruler", "m1")
    assert twin not in s.offered("normal_summon") and s.put(0, "bear", "hand") in s.offered("normal_summon")


def test_any_cards_of_that_name_are_all_of_them_or_none() -> None:
    text = (
        "Discard 1 card to select 1 face-up monster your opponent controls, and remove it from play. Then, remove from "
        "play any cards in your opponent's Graveyard with the same name as that monster."
    )
    for buried in (0, 2):
        s = Scenario("zh-mr2", snare("cut", text))
        s.put(0, "ox", "hand")
        aim = s.put(1, "bear", "m1")
        lost = [s.put(1, "bear", "graveyard") for _ in range(buried)]
        kept = s.put(1, "ox", "graveyard")
        use(s, s.put(0, "cut", "s1", SET))
        assert all(s.where(card) == "1.banished" for card in (aim, *lost))
        assert s.where(kept) == "1.graveyard"


def test_a_cost_that_takes_the_last_card_an_effect_would_hold_for_is_not_paid() -> None:
    text = (
        "During either player's turn: You can Tribute this card; this turn, face-up Warrior-Type monsters you "
        "currently control cannot be destroyed by card effects."
    )
    s = Scenario("zh-mr2", effect("scout", text))
    scout = s.put(0, "scout", "m1")
    assert scout not in s.offered("activate")
    s.put(0, "bear", "m2")
    assert scout in s.offered("activate")


def test_what_lasts_this_turn_is_paid_for_though_it_is_for_no_card_yet() -> None:
    text = (
        "You can banish 1 Warrior-Type monster from your GY; for the rest of this turn, face-down monsters you control "
        "cannot be destroyed by card effects."
    )
    s = Scenario("zh-mr2", effect("mole", text))
    mole = s.put(0, "mole", "m1")
    s.put(0, "bear", "graveyard")
    assert mole in s.offered("activate")


def test_a_level_is_not_made_what_it_is() -> None:
    text = "You can target 1 face-up monster you control; this card's Level becomes the Level of that monster."
    s = Scenario("zh-mr2", effect("pupil", text))
    pupil = s.put(0, "pupil", "m1")
    s.put(0, "bear", "m2")
    assert pupil not in s.offered("activate")
    s.put(0, "knight", "m3")
    assert pupil in s.offered("activate")


def test_levels_that_all_are_what_they_would_become_are_not_changed() -> None:
    text = "Once per turn: You can make all Warrior-Type monsters you control become Level 4."
    s = Scenario("zh-mr2", effect("drill", text))
    drill = s.put(0, "drill", "m1")
    s.put(0, "bear", "m2")
    assert drill not in s.offered("activate")
    s.put(0, "knight", "m3")
    assert drill in s.offered("activate")


def test_a_trap_that_equips_itself_in_a_chain_works_from_then_on() -> None:
    text = "Target 1 face-up monster on the field; equip this card to that target. It gains 300 ATK and DEF."
    s = Scenario("zh-mr2", snare("plate", text), BOLT, magic("gift", "Gain 500 Life Points."))
    bear = s.put(0, "bear", "m1")
    plate = s.put(1, "plate", "s1", SET)
    s.act("activate", s.put(0, "gift", "hand"))
    while plate not in s.offered("activate"):
        s.play.answer(list(range(s.choice.least)))
    s.act("activate", plate)
    through(s)
    assert s.game.value(bear, "atk") == 1800
    use(s, s.put(0, "gift", "hand"))
    assert s.game.value(bear, "atk") == 1800
