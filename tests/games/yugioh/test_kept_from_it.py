"""Texts about what cards and players cannot do, and what is done instead: read, and carried out in play."""

from __future__ import annotations

import pytest
from tests.games.yugioh.scenario import ATTACK, Scenario, effect, magic, monster, parsed, snare, through, use

BOMB = magic("bomb", "Destroy all monsters on the field.")
BOLT = magic("bolt", "Destroy 1 monster your opponent controls.")
HYMN = magic("hymn", "Gain 500 LP.")


def bolt(s: Scenario, card: int) -> None:
    """Destroy that monster of seat 1, which does what it can instead."""
    s.do("activate", s.put(0, "bolt", "hand"))
    if s.choice.kind not in ("yes_no", "action"):
        s.pick(card)
        s.settle()
    if s.choice.kind == "yes_no":
        s.do("yes")
    through(s)


# ---------------------------------------------------------------- what is done instead


def test_what_is_done_once_saves_all_that_it_speaks_of() -> None:
    ward = effect(
        "ward",
        "If a monster(s) you control would be destroyed by card effect, you can banish this card from your GY instead.",
    )
    s = Scenario("zh-mr2", ward, BOMB)
    card = s.put(0, "ward", "graveyard")
    bears = [s.put(0, "bear", zone) for zone in ("m1", "m2")]
    theirs = s.put(1, "bear", "m1")
    s.do("activate", s.put(0, "bomb", "hand"))
    s.do("yes")
    assert [s.where(bear) for bear in bears] == ["0.m1", "0.m2"]
    assert (s.where(card), s.where(theirs)) == ("0.banished", "1.graveyard")


def test_it_stands_in_once_per_turn() -> None:
    ward = effect(
        "ward",
        "Once per turn, if a monster you control would be destroyed by card effect, you can discard 1 card instead.",
    )
    s = Scenario("zh-mr2", ward, BOLT)
    s.put(1, "ward", "s1")
    bear = s.put(1, "bear", "m1")
    s.put(1, "ward", "m2")
    for _ in range(3):
        s.put(1, "bear", "hand")
    bolt(s, bear)
    assert s.where(bear) == "1.m1" and s.size(1, "hand") == 2
    bolt(s, bear)
    assert s.where(bear) == "1.graveyard" and s.size(1, "hand") == 2


@pytest.mark.parametrize("held", [0, 1])
def test_it_stands_in_only_while_that_is_so(held: int) -> None:
    ward = effect(
        "ward",
        "While you have no cards in your hand, if a monster you control would be destroyed by card effect, you can "
        "banish this card from your GY instead.",
    )
    s = Scenario("zh-mr2", ward, BOLT)
    s.put(1, "ward", "graveyard")
    bear = s.put(1, "bear", "m1")
    if held:
        s.put(1, "bear", "hand")
    bolt(s, bear)
    assert s.where(bear) == ("1.graveyard" if held else "1.m1")


@pytest.mark.parametrize("fresh", [True, False])
def test_it_does_not_stand_in_in_the_turn_in_which_it_came_there(fresh: bool) -> None:
    ward = effect(
        "ward",
        "If a monster you control would be destroyed, except the turn this card was sent to the GY, you can banish "
        "this card from your GY instead.",
    )
    s = Scenario("zh-mr2", ward, BOLT)
    bear = s.put(1, "bear", "m1")
    if fresh:
        card = s.put(1, "ward", "m2")
        s.edit(lambda game: game.send([card], {"cause": "effect", "card": None, "seat": 0}))
        through(s)
    else:
        s.put(1, "ward", "graveyard")
    bolt(s, bear)
    assert s.where(bear) == ("1.graveyard" if fresh else "1.m1")


# ---------------------------------------------------------------- battles


def test_neither_of_two_equals_destroys_the_one_that_survives_its_equal() -> None:
    twin = effect("twin", "This card cannot be destroyed by battle with a monster that has the same ATK.", atk=1500)
    s = Scenario("zh-mr2", twin)
    bear, card = s.put(0, "bear", "m1"), s.put(1, "twin", "m1", ATTACK)
    assert s.game.standing_effects().value(bear, "atk") == 1500
    s.attack(bear, card)
    through(s)
    assert s.where(card) == "1.m1" and s.where(bear) == "0.graveyard"
    ox = s.put(0, "ox", "m2")
    s.act("attack", ox)
    s.do("attack", card)
    through(s)
    assert s.where(card) == "1.graveyard"


@pytest.mark.parametrize("own", [True, False])
def test_no_damage_from_its_own_attacks_alone(own: bool) -> None:
    saver = effect(
        "saver", "Neither player takes any battle damage from attacks involving this attacking card.", atk=1000
    )
    s = Scenario("zh-mr2", saver)
    card = s.put(0 if own else 1, "saver", "m1", ATTACK)
    ox = s.put(1 if own else 0, "ox", "m1", ATTACK)
    s.attack(*((card, ox) if own else (ox, card)))
    through(s)
    hurt = 8000 - s.lp(0 if own else 1)
    assert (hurt == 0) == own


@pytest.mark.parametrize("own", [True, False])
def test_damage_of_attacks_on_it_goes_to_the_opponent(own: bool) -> None:
    mirror = effect(
        "mirror",
        "This card cannot be destroyed by battle. Your opponent takes any battle damage you would have taken from "
        "attacks on this card.",
        atk=1000,
    )
    s = Scenario("zh-mr2", mirror)
    card = s.put(0 if own else 1, "mirror", "m1", ATTACK)
    ox = s.put(1 if own else 0, "ox", "m1", ATTACK)
    s.attack(*((card, ox) if own else (ox, card)))
    through(s)
    assert s.lp(0) < 8000 and s.lp(1) == 8000


def test_they_must_attack_that_card_as_long_as_it_is_there() -> None:
    lure = effect("lure", "All monsters your opponent controls must attack this card, if able.", def_=2500)
    s = Scenario("zh-mr2", lure)
    card, other = s.put(1, "lure", "m1"), s.put(1, "bear", "m2")
    ox = s.put(0, "ox", "m1")
    assert s.game.battles.driven(ox) and s.game.battles.attack_targets(ox) == ([card], False)
    s.edit(lambda game: game.send([card], {"cause": "effect", "card": None, "seat": 0}))
    assert not s.game.battles.driven(ox) and s.game.battles.attack_targets(ox)[0] == [other]


def test_nobody_attacks_face_down_monsters() -> None:
    s = Scenario("zh-mr2", snare("feint", "A player cannot attack face-down monsters during this turn."))
    hidden, shown = s.put(1, "bear", "m1", "down/side"), s.put(1, "bear", "m2", ATTACK)
    feint, ox = s.put(0, "feint", "s1", "down"), s.put(0, "ox", "m1")
    assert {*s.game.battles.attack_targets(ox)[0]} == {hidden, shown}
    s.do("activate", feint)
    through(s)
    assert s.game.battles.attack_targets(ox)[0] == [shown]


# ---------------------------------------------------------------- what players cannot do


def test_monsters_of_the_opponent_activate_nothing_in_the_battle_phase() -> None:
    calm = effect(
        "calm", "Monsters in your opponent's possession cannot activate their effects during the Battle Phase."
    )
    quick = effect("quick", "During either player's turn: You can discard this card; draw 1 card.")
    s = Scenario("zh-mr2", calm, quick)
    s.put(0, "ox", "m1")
    s.put(1, "calm", "m1")
    card = s.put(0, "quick", "hand")
    assert "activate" in s.acts(card)
    s.do("phase", value="battle")
    assert "activate" not in s.acts(card)


def test_monsters_of_ones_own_but_such_activate_nothing_any_more() -> None:
    vow = magic(
        "vow",
        "Draw 1 card, also monsters in your possession cannot activate their effects this turn, except Fiend monsters.",
    )
    texts = {race: f"{race} draws" for race in ("Fiend", "Beast")}
    cards = [effect(name, "You can draw 1 card.", race=race) for race, name in texts.items()]
    s = Scenario("zh-mr2", vow, *cards)
    fiend, beast = s.put(0, texts["Fiend"], "m1"), s.put(0, texts["Beast"], "m2")
    use(s, "vow")
    assert ("activate" in s.acts(fiend), "activate" in s.acts(beast)) == (True, False)


@pytest.mark.parametrize("which", [0, 1])
def test_an_oath_of_any_of_its_effects(which: int) -> None:
    vowed = effect(
        "vowed",
        "Once per turn: You can draw 1 card. Once per turn: You can gain 500 LP. You cannot Special Summon monsters "
        "the turn you activate either of this card's effects, except Fiend monsters.",
    )
    call = magic("call", "Special Summon 1 Beast monster from your hand.")
    s = Scenario("zh-mr2", vowed, call, monster("cub", race="Beast"))
    card, spell = s.put(0, "vowed", "m1"), s.put(0, "call", "hand")
    s.put(0, "cub", "hand")
    assert "activate" in s.acts(spell)
    s.do("activate", card, value=which)
    through(s)
    assert "activate" not in s.acts(spell)


SUMMONS = {
    "Normal Summon or Flip Summon": {"normal": False, "set": True, "flip": False},
    "Normal Summon, Set and/or Special Summon": {"normal": False, "set": False, "flip": True},
    "Normal Summon, Flip Summon, or Special Summon any monster": {"normal": False, "set": True, "flip": False},
}


@pytest.mark.parametrize("said", SUMMONS)
def test_several_ways_to_summon_are_barred(said: str) -> None:
    s = Scenario("zh-mr2", effect("bar", f"Your opponent cannot {said}."))
    s.put(1, "bar", "m1")
    hand, down = s.put(0, "bear", "hand"), s.put(0, "bear", "m1", "down/side")
    acts = {*s.acts(hand), *s.acts(down)}
    words = {"normal": "normal_summon", "set": "set_monster", "flip": "flip_summon"}
    assert {way: word in acts for way, word in words.items()} == SUMMONS[said]


def test_nothing_but_such_monsters_is_summoned() -> None:
    s = Scenario("zh-mr2", effect("bar", "You cannot Summon any monsters, except Fiend monsters (but you can Set)."))
    s.put(0, "bar", "m1")
    assert "normal_summon" not in s.acts(bear := s.put(0, "bear", "hand")) and "set_monster" in s.acts(bear)


def test_in_the_next_turn_of_its_player() -> None:
    s = Scenario("zh-mr2", snare("doom", "You cannot Normal Summon or Flip Summon during your next turn."))
    s.do("activate", s.put(0, "doom", "s1", "down"))
    through(s)
    offers = []
    for _ in range(5):
        card = s.put(0, "bear", "hand")
        offers += ["normal_summon" in s.acts(card)] if s.game.turn_player() == 0 else []
        s.end_turn()
    assert offers == [True, False, True]


def test_spells_and_traps_are_neither_activated_nor_set() -> None:
    cold = magic("cold", "You cannot activate, Set, or use the effects of any Spell/Trap Cards this turn.")
    s = Scenario("zh-mr2", cold, HYMN)
    card = s.put(0, "hymn", "hand")
    assert {"activate", "set"} <= {*s.acts(card)}
    use(s, "cold")
    assert not s.acts(card)


def test_no_monster_effects_but_those_of_such() -> None:
    hush = magic("hush", "You cannot activate monster effects for the rest of this turn, except Fiend monsters.")
    fiend, beast = (effect(race, "You can draw 1 card.", race=race) for race in ("Fiend", "Beast"))
    s = Scenario("zh-mr2", hush, fiend, beast)
    cards = [s.put(0, "Fiend", "m1"), s.put(0, "Beast", "m2")]
    use(s, "hush")
    assert ["activate" in s.acts(card) for card in cards] == [True, False]


def test_one_may_hold_any_number_of_cards() -> None:
    s = Scenario("zh-mr2", effect("hoard", "There is no limit to the number of cards in players' hands."))
    s.put(1, "hoard", "m1")
    assert [s.game.turns.hand_limit(seat) >= 60 for seat in (0, 1)] == [True, True]


def test_ones_hand_limit_is_another_from_now_on() -> None:
    s = Scenario("zh-mr2", magic("slab", "During the current Duel, your hand size limit becomes 7."))
    use(s, "slab")
    s.end_turn()
    assert [s.game.turns.hand_limit(seat) for seat in (0, 1)] == [7, 6]


# ---------------------------------------------------------------- what is negated, or cannot be


def called() -> Scenario:
    grave = magic(
        "called",
        "Target 1 monster in your opponent's GY; banish it, and if you do, until the end of the next turn, its "
        "effects are negated, as well as the activated effects and effects on the field of monsters with the same "
        "original name.",
    )
    giver = effect("giver", "You can draw 1 card. This card gains 500 ATK.")
    s = Scenario("zh-mr2", grave, giver)
    s.put(1, "giver", "graveyard")
    return s


def test_namesakes_have_no_effects_either() -> None:
    s = called()
    there = s.put(1, "giver", "m1")
    assert s.game.standing_effects().value(there, "atk") == 2000
    use(s, "called")
    later = s.put(1, "giver", "m2")
    assert [s.game.standing_effects().value(card, "atk") for card in (there, later)] == [1500, 1500]
    for _ in range(2):
        s.end_turn()
    assert [s.game.standing_effects().value(card, "atk") for card in (there, later)] == [2000, 2000]


def test_what_namesakes_activate_elsewhere_is_negated() -> None:
    giver = effect("giver", "You can discard this card; gain 500 LP.")
    s = called()
    t = Scenario("zh-mr2", s.cards["called"], giver)
    t.put(1, "giver", "graveyard")
    use(t, "called")
    t.end_turn()
    t.do("activate", t.put(1, "giver", "hand"))
    through(t)
    assert t.lp(1) == 8000


@pytest.mark.parametrize("rule", ["", " The activation of LIGHT monsters' effects cannot be negated."])
def test_an_activation_that_cannot_be_negated(rule: str) -> None:
    no = snare("no", "When a monster effect is activated: Negate the activation, and if you do, destroy it.")
    s = Scenario("zh-mr2", no, effect("lamp", f"You can gain 500 LP.{rule}", attribute="LIGHT"))
    lamp, card = s.put(0, "lamp", "m1"), s.put(1, "no", "s1", "down")
    s.act("activate", lamp)
    s.do("activate", card)
    through(s)
    assert (s.lp(0), s.where(lamp)) == ((8500, "0.m1") if rule else (8000, "0.graveyard"))


@pytest.mark.parametrize(("what", "gained"), [("activation", 0), ("effects", 500)])
def test_effects_that_cannot_be_negated_may_still_not_be_activated(what: str, gained: int) -> None:
    negated = "Negate the activation" if what == "activation" else "Negate the effect"
    no = snare("no", f"When a monster effect is activated: {negated}.")
    give = magic("give", "Target 1 monster you control; its effects cannot be negated this turn.")
    s = Scenario("zh-mr2", no, give, effect("lamp", "You can gain 500 LP."))
    lamp, card = s.put(0, "lamp", "m1"), s.put(1, "no", "s1", "down")
    use(s, "give")
    s.act("activate", lamp)
    s.do("activate", card)
    through(s)
    assert s.lp(0) == 8000 + gained


def test_effects_activated_in_the_graveyard_are_negated_this_turn() -> None:
    hush = magic("hush", "Effects that activate in the GY this turn are negated.")
    ghost = effect("ghost", "You can banish this card from your GY; gain 500 LP.")
    s = Scenario("zh-mr2", hush, ghost)
    card = s.put(0, "ghost", "graveyard")
    use(s, "hush")
    s.do("activate", card)
    through(s)
    assert (s.lp(0), s.where(card)) == (8000, "0.banished")


HANDS = {
    "left": "and if you do, destroy that card.",
    "right": "and if you do, or if it did not have an effect, destroy that card.",
}


@pytest.mark.parametrize(("hand", "plain"), [("left", True), ("right", True), ("left", False), ("right", False)])
def test_the_first_of_the_opponent_that_resolves(hand: str, plain: bool) -> None:
    rest = HANDS[hand]
    text = (
        "Negate the effect of your opponent's first Spell Card or effect that resolves each turn while you control a "
        f"Fiend monster, {rest}"
    )
    idle = magic("idle", "All monsters you control gain 100 ATK.", "continuous")
    s = Scenario("zh-mr2", magic("hand", text, "continuous"), HYMN, idle, monster("imp", race="Fiend"))
    s.put(1, "hand", "s1", "up")
    s.put(1, "imp", "m1")
    card = s.put(0, "hymn" if plain else "idle", "hand")
    s.do("activate", card)
    through(s)
    assert s.lp(0) == 8000
    assert (s.where(card) == "0.graveyard") == (plain or hand == "right")
    use(s, "hymn")
    assert s.lp(0) == (8500 if plain or hand == "right" else 8000)


# ---------------------------------------------------------------- what cards are, and have


def test_the_one_type_of_the_graveyard() -> None:
    text = (
        "If you have only 1 original (printed) Type of monster in your GY, face-up monsters you control with the same "
        "Type gain 800 ATK."
    )
    cards = [monster(race, race=race) for race in ("Fiend", "Fish")]
    s = Scenario("zh-mr2", magic("banner", text, "continuous"), *cards)
    s.put(0, "banner", "s1", "up")
    fiend, fish = s.put(0, "Fiend", "m1"), s.put(0, "Fish", "m2")

    def gains() -> list[int]:
        now = s.game.standing_effects()
        return [now.value(card, "atk") - s.game.printed(card, "atk") for card in (fiend, fish)]

    assert gains() == [0, 0]
    s.put(0, "Fiend", "graveyard")
    assert gains() == [800, 0]
    s.put(0, "Fish", "graveyard")
    assert gains() == [0, 0]


def test_it_gains_by_its_level_and_loses_so() -> None:
    s = Scenario(
        "zh-mr2",
        effect("vault", "Each face-up monster on the field gains 100 ATK x its Level, and loses 50 DEF x its Level."),
    )
    card = s.put(0, "vault", "m1")
    now = s.game.standing_effects()
    level, printed = now.value(card, "level"), [s.game.printed(card, stat) for stat in ("atk", "def")]
    assert [now.value(card, stat) for stat in ("atk", "def")] == [printed[0] + 100 * level, printed[1] - 50 * level]


def test_it_is_a_normal_monster_elsewhere() -> None:
    ghost = effect("ghost", "This card is treated as a Normal Monster while in the hand or GY.")
    s = Scenario("zh-mr2", ghost)
    now = {zone: s.put(0, "ghost", zone) for zone in ("hand", "graveyard", "m1")}
    traits = {zone: "normal" in s.game.standing_effects().traits(card) for zone, card in now.items()}
    assert traits == {"hand": True, "graveyard": True, "m1": False}


def test_materials_of_no_kind() -> None:
    bind = magic(
        "bind",
        "Target 1 monster on the field; this turn, it cannot be Tributed, or be used as a Fusion, Synchro, or Xyz "
        "Material for a Summon.",
    )
    s = Scenario("zh-mr2", bind)
    bear = s.put(0, "bear", "m1")
    use(s, "bind")
    rules = {law.rule for law in s.game.standing_effects().rules(bear)}
    assert rules == {"cannot be tributed", *(f"cannot be {kind} material" for kind in ("fusion", "synchro", "xyz"))}


def test_tokens_for_such_a_tribute_summon_alone() -> None:
    brood = magic(
        "brood",
        'Special Summon 2 "Imp Tokens" (Fiend/DARK/Level 1/ATK 0/DEF 0) in Defense Position. These Tokens cannot be '
        "Tributed for a Tribute Summon, unless it is for a DARK monster.",
    )
    cards = [monster(attribute, level=7, attribute=attribute) for attribute in ("DARK", "LIGHT")]
    s = Scenario("zh-mr2", brood, *cards)
    use(s, "brood")
    dark, light = (s.put(0, card.name, "hand") for card in cards)
    assert ("normal_summon" in s.acts(dark), "normal_summon" in s.acts(light)) == (True, False)


def test_unaffected_are_all_but_such() -> None:
    s = Scenario(
        "zh-mr2",
        magic(
            "pale",
            "All face-up monsters, except for Effect Monsters, are unaffected by the effects of Spell Cards (other "
            "than this card).",
            "continuous",
        ),
        effect("ghoul", "This card gains 0 ATK."),
        magic("sap", "All monsters on the field lose 500 ATK."),
    )
    s.put(0, "pale", "s1", "up")
    bear, ghoul = s.put(0, "bear", "m1"), s.put(0, "ghoul", "m2")
    use(s, "sap")
    now = s.game.standing_effects()
    assert [s.game.printed(card, "atk") - now.value(card, "atk") for card in (bear, ghoul)] == [0, 500]


def test_it_cannot_be_destroyed_but_by_battle() -> None:
    s = Scenario("zh-mr2", effect("rock", "This card cannot be destroyed, except by battle."), BOMB)
    rock = s.put(1, "rock", "m1")
    use(s, "bomb")
    assert s.where(rock) == "1.m1"
    s.attack(s.put(0, "ox", "m1"), rock)
    through(s)
    assert s.where(rock) == "1.graveyard"


def with_materials(*below: str) -> tuple[Scenario, int]:
    """A monster with such materials under it, on the field of seat 0."""
    ace = parsed(
        monster(
            "ace",
            traits=("effect", "xyz"),
            text="2 Level 4 monsters\nIf this card has a Fiend monster(s) as Xyz Material, it can attack up to that "
            "number of times during each Battle Phase. If this card is sent to the GY while it has a Fiend monster as "
            "Xyz Material: Draw 1 card.",
        )
    )
    s = Scenario("zh-mr2", ace, BOMB, monster("imp", race="Fiend"), extra=("ace",))
    card = s.put(0, "ace", "m1")
    for name in below:
        under = s.put(0, name, "graveyard")
        s.edit(lambda game, under=under: game.attach_material([under], card))
    return s, card


@pytest.mark.parametrize(("below", "attacks"), [((), 1), (("imp", "bear"), 1), (("imp", "imp", "bear"), 2)])
def test_it_attacks_as_often_as_it_has_such_materials(below: tuple[str, ...], attacks: int) -> None:
    s, card = with_materials(*below)
    assert s.game.battles.attacks_allowed(card)[0] == attacks


@pytest.mark.parametrize("below", ["imp", "bear"])
def test_the_materials_that_it_had(below: str) -> None:
    s, card = with_materials(below)
    use(s, "bomb")
    assert s.where(card) == "0.graveyard" and s.size(0, "hand") == (1 if below == "imp" else 0)


# ---------------------------------------------------------------- what does not affect, and what cannot be answered


def qli(rank: int) -> Scenario:
    tower = effect(
        "tower",
        "If this card is Normal Summoned/Set, it is unaffected by Spell/Trap effects and by activated effects from any "
        "monster whose original Level/Rank is lower than this card's current Level.",
        level=4,
        atk=2000,
    )
    hush = effect("hush", "All monsters your opponent controls lose 300 ATK.", level=1)
    shout = effect("shout", "You can make all monsters your opponent controls lose 500 ATK.", level=rank)
    return Scenario("zh-mr2", tower, hush, shout, magic("sap", "All monsters on the field lose 500 ATK."))


@pytest.mark.parametrize(("rank", "lost"), [(3, 0), (4, 500)])
def test_only_activated_effects_of_lesser_monsters_do_not_affect_it(rank: int, lost: int) -> None:
    s = qli(rank)
    s.do("normal_summon", tower := s.put(0, "tower", "hand"))
    through(s)
    use(s, "sap")
    s.end_turn()
    assert s.game.standing_effects().value(tower, "atk") == 2000
    s.do("activate", s.put(1, "shout", "m1"))
    through(s)
    assert s.game.standing_effects().value(tower, "atk") == 2000 - lost
    s.put(1, "hush", "m2")
    assert s.game.standing_effects().value(tower, "atk") == 1700 - lost, "a continuous effect is not activated"


@pytest.mark.parametrize("tributed", ["bear", "banner"])
def test_unaffected_by_the_kinds_that_were_tributed(tributed: str) -> None:
    peace = effect(
        "peace",
        "To Tribute Summon this card face-up, you can Tribute Continuous Spell/Trap Card(s) you control, as well as "
        "monsters. Unaffected by the effects of cards with the same card type (Monster, Spell, and/or Trap) as the "
        "original card type of the cards Tributed for its Tribute Summon.",
        level=5,
        atk=2500,
    )
    banner = magic("banner", "All monsters you control gain 0 ATK.", "continuous")
    sapper = effect("sapper", "You can make all monsters on the field lose 100 ATK.")
    s = Scenario("zh-mr2", peace, banner, sapper, magic("sap", "All monsters on the field lose 500 ATK."))
    s.put(0, tributed, "m1" if tributed == "bear" else "s1", "up")
    s.do("normal_summon", card := s.put(0, "peace", "hand"))
    through(s)
    assert s.where(card).startswith("0.m")
    use(s, "sap")
    s.do("activate", s.put(0, "sapper", "m3"))
    through(s)
    assert s.game.standing_effects().value(card, "atk") == (2500 - 500 if tributed == "bear" else 2500 - 100)


def test_monster_effects_that_targeted_it_are_negated() -> None:
    guard = magic(
        "guard",
        "Target 1 card you control; this turn, when any monster effect resolves that targeted that card at activation, "
        "negate that effect.",
    )
    biter = effect("biter", "You can target 1 monster on the field; destroy it.")
    s = Scenario("zh-mr2", guard, biter, magic("snap", "Target 1 monster on the field; destroy it."))
    bear = s.put(0, "bear", "m1")
    use(s, "guard")
    biter_card = s.put(0, "biter", "m2")
    s.act("activate", biter_card)
    s.pick(bear)
    through(s)
    assert s.where(bear) == "0.m1"
    s.do("activate", s.put(0, "snap", "hand"))
    s.pick(bear)
    through(s)
    assert s.where(bear) == "0.graveyard"


@pytest.mark.parametrize("hands", [1, 0])
def test_all_that_the_opponent_activates_is_negated_while_so(hands: int) -> None:
    text = (
        "While you and your opponent have the same number of cards in hand, negate all Spell, Trap and Effect Monster "
        "effects activated by your opponent, and destroy that Spell/Trap/Monster."
    )
    s = Scenario("zh-mr2", effect("unicorn", text), effect("lamp", "You can gain 500 LP."))
    s.put(1, "unicorn", "m1")
    for _ in range(hands):
        s.put(1, "bear", "hand")
    s.put(0, "bear", "hand")
    s.do("activate", lamp := s.put(0, "lamp", "m1"))
    through(s)
    assert (s.lp(0), s.where(lamp)) == ((8000, "0.graveyard") if hands else (8500, "0.m1"))


@pytest.mark.parametrize("zone", ["graveyard", "deck"])
def test_effects_that_target_the_graveyard_are_negated(zone: str) -> None:
    text = (
        "While this card is face-up on the field, all effects of Spell, Trap, and Monster Cards that target a card(s) "
        "in the Graveyard or that activate in the Graveyard are negated."
    )
    raise_ = "Target 1 monster in your GY; Special Summon it." if zone == "graveyard" else ""
    raise_ = raise_ or "Special Summon 1 monster from your Deck."
    s = Scenario("zh-mr2", effect("judge", text), magic("raise", raise_))
    s.put(1, "judge", "m1")
    card = s.put(0, "bear", zone)
    s.do("activate", s.put(0, "raise", "hand"))
    through(s)
    assert len(s.game.monsters(0)) == (0 if zone == "graveyard" else 1) and card


@pytest.mark.parametrize("spell", [True, False])
def test_no_summons_from_there_by_such_effects(spell: bool) -> None:
    bar = effect(
        "bar", "Neither player can Special Summon monsters from the hand or Graveyard with Spell/Trap effects."
    )
    text = "Special Summon 1 monster from your GY."
    raiser = magic("raiser", text) if spell else effect("raiser", f"You can {text[0].lower()}{text[1:]}")
    s = Scenario("zh-mr2", bar, raiser)
    s.put(1, "bar", "m1")
    s.put(0, "bear", "graveyard")
    card = s.put(0, "raiser", "hand" if spell else "m1")
    assert ("activate" in s.acts(card)) != spell


def placed(s: Scenario) -> None:
    """Place what has been activated; nobody has answered yet."""
    while s.choice.kind == "place":
        s.play.answer([0])


@pytest.mark.parametrize("icon", ["ritual", "normal"])
def test_the_activation_of_such_cards_is_not_answered(icon: str) -> None:
    queen = effect(
        "queen", "Your opponent cannot activate cards or effects in response to the activation of a Ritual Spell Card."
    )
    rite = magic("rite", "Gain 500 LP.", icon)
    s = Scenario("zh-mr2", queen, rite, snare("no", "When a Spell Card is activated: Negate the activation."))
    s.put(0, "queen", "m1")
    no = s.put(1, "no", "s1", "down")
    s.act("activate", s.put(0, "rite", "hand"))
    placed(s)
    asked = s.table.choice is not None and any(option.card == no for option in s.choice.options)
    assert asked == (icon == "normal")


def test_effects_of_the_equipped_monster_are_not_answered() -> None:
    bow = magic(
        "bow",
        "Equip only to a monster. Your opponent cannot activate cards or effects in response to the equipped monster's "
        "effects.",
        "equip",
    )
    s = Scenario(
        "zh-mr2",
        bow,
        HYMN,
        effect("lamp", "You can gain 500 LP."),
        snare("gift", "When a monster effect is activated: Gain 100 LP."),
    )
    lamp, other = s.put(0, "lamp", "m1"), s.put(0, "lamp", "m2")
    gift = s.put(1, "gift", "s1", "down")
    s.act("activate", s.put(0, "bow", "hand"))
    placed(s)
    s.pick(lamp)
    through(s)

    def answers(card: int) -> bool:
        s.act("activate", card)
        found = False
        while s.choice.kind != "action":
            found |= any(option.card == gift for option in s.choice.options)
            s.decline()
        return found

    assert (answers(lamp), answers(other)) == (False, True)


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("Your opponent cannot activate cards or effects in response to your Spell Card activations.", "l"),
        ("Your opponent cannot activate cards or effects in response to your Spell Card or effect activations.", "l"),
        ("Your opponent cannot activate cards or effects when you Normal or Special Summon a monster(s).", "ls"),
    ],
)
def test_what_is_not_answered(text: str, heard: str) -> None:
    """Effects of monsters, cards, and cards with their effects."""
    answer = snare("gift", "When your opponent activates a card or effect: Gain 100 LP.")
    s = Scenario("zh-mr2", effect("queen", text), effect("lamp", "You can gain 500 LP."), HYMN, answer)
    s.put(0, "queen", "m1")
    lamp, hymn = s.put(0, "lamp", "m2"), s.put(0, "hymn", "hand")
    gift = s.put(1, "gift", "s1", "down")
    found = ""
    for name, card in (("l", lamp), ("s", hymn)):
        s.act("activate", card)
        placed(s)
        found += name if gift in s.offered("activate") and s.choice.seat == 1 else ""
        s.settle("action")
    assert found == heard


@pytest.mark.parametrize("armed", [True, False])
def test_no_answer_to_a_summon(armed: bool) -> None:
    text = (
        "While you control a Level 7 monster, your opponent cannot activate cards or effects when you Normal or "
        "Special Summon a monster(s)."
    )
    s = Scenario(
        "zh-mr2", effect("star", text), snare("pit", "When your opponent Normal Summons a monster: Gain 100 LP.")
    )
    s.put(0, "star", "m1")
    if armed:
        s.put(0, "giant", "m2")
    pit, bear = s.put(1, "pit", "s1", "down"), s.put(0, "bear", "hand")
    s.act("normal_summon", bear)
    while s.choice.kind in ("place", "position"):
        s.play.answer([0])
    assert (s.choice.seat == 1 and pit in s.offered("activate")) == (not armed)


def test_who_has_destroyed_it_stays() -> None:
    soldier = effect(
        "soldier",
        "While you control this face-up card, any opponent's monster that battles this card, but is not destroyed by "
        "battle, returns to its owner's hand at the end of the Damage Step.",
        atk=1000,
    )
    s = Scenario("zh-mr2", soldier)
    card = s.put(1, "soldier", "m1", ATTACK)
    fighter = s.put(0, "ox", "m1", ATTACK)
    s.attack(fighter, card)
    through(s)
    assert (s.where(fighter), s.where(card)) == ("0.m1", "1.graveyard")


@pytest.mark.parametrize("stronger", [True, False])
def test_whoever_fought_it_and_stays_goes_back(stronger: bool) -> None:
    soldier = effect(
        "soldier",
        "While you control this face-up card, any opponent's monster that battles this card, but is not destroyed by "
        "battle, returns to its owner's hand at the end of the Damage Step. This card cannot be destroyed by battle.",
        atk=1700,
    )
    s = Scenario("zh-mr2", soldier)
    card = s.put(1, "soldier", "m1", ATTACK)
    fighter = s.put(0, "ox" if stronger else "bear", "m1", ATTACK)
    s.attack(fighter, card)
    through(s)
    strong = s.game.printed(fighter, "atk") > 1700
    assert s.where(fighter) == ("0.hand" if strong else "0.graveyard")


# ---------------------------------------------------------------- where cards go, and when


@pytest.mark.parametrize(
    ("said", "by_effect"), [("While face-up on the field, this card cannot be banished.", False), ("", True)]
)
def test_it_cannot_be_banished(said: str, by_effect: bool) -> None:
    egg = effect("egg", f"{said} You can gain 100 LP.")
    s = Scenario("zh-mr2", egg, magic("rift", "Banish all monsters on the field."))
    card = s.put(1, "egg", "m1")
    other = s.put(1, "bear", "m2")
    use(s, "rift")
    assert (s.where(card), s.where(other)) == ("1.banished" if by_effect else "1.m1", "1.banished")


def test_it_can_be_banished_as_a_cost_where_only_effects_cannot() -> None:
    text = (
        "This face-up card on the field cannot be destroyed, or banished, by card effects. You can banish this card; "
        "draw 1 card."
    )
    s = Scenario("zh-mr2", effect("ghost", text), BOMB, magic("rift", "Banish all monsters on the field."))
    card = s.put(0, "ghost", "m1")
    use(s, "bomb")
    assert "activate" not in s.acts(s.put(0, "rift", "hand")) and s.where(card) == "0.m1"
    s.do("activate", card)
    through(s)
    assert s.where(card) == "0.banished"


@pytest.mark.parametrize("stays", [True, False])
def test_a_spirit_need_not_return(stays: bool) -> None:
    spirit = effect(
        "spirit",
        "This card returns to the owner's hand during the End Phase of the turn that it is Normal Summoned or flipped "
        "face-up.",
        traits=("effect", "spirit"),
    )
    court = effect(
        "court", "Spirit monsters you control do not have to have their effects that return them to the hand activated."
    )
    s = Scenario("zh-mr2", spirit, court)
    if stays:
        s.put(0, "court", "m2")
    s.do("normal_summon", card := s.put(0, "spirit", "hand"))
    s.end_turn()
    assert s.where(card).startswith("0.m") == stays and (stays or s.where(card) == "0.hand")


@pytest.mark.parametrize("second", [True, False])
def test_it_can_be_targeted_in_one_phase_only(second: bool) -> None:
    keeper = effect("keeper", "Cannot be targeted by an opponent's card effects, except during your Main Phase 2.")
    shot = snare("shot", "Target 1 monster on the field; destroy it.")
    s = Scenario("zh-mr2", keeper, shot)
    card, trap = s.put(0, "keeper", "m1"), s.put(1, "shot", "s1", "down")
    if second:
        s.to_main2()
    now = s.game.standing_effects()
    assert now.has(card, "cannot be targeted", trap) != second


def test_no_draws_but_in_the_draw_phase() -> None:
    s = Scenario(
        "zh-mr2",
        effect("shrine", "Your opponent cannot draw cards except during Draw Phases."),
        magic("pot", "Draw 2 cards."),
    )
    s.put(1, "shrine", "m1")
    pot = s.put(0, "pot", "hand")
    assert "activate" not in s.acts(pot)
    held = s.size(0, "hand")
    s.end_turn()
    s.end_turn()
    assert s.size(0, "hand") == held + 1


def test_what_is_done_instead_brings_something_about() -> None:
    giant = effect(
        "giant",
        "If this face-up card you control would be destroyed by battle, you can Tribute 1 other monster you control "
        "instead, and halve your opponent's LP.",
        atk=1000,
    )
    s = Scenario("zh-mr2", giant)
    card, other = s.put(1, "giant", "m1", ATTACK), s.put(1, "bear", "m2")
    s.attack(s.put(0, "ox", "m1", ATTACK), card)
    s.settle()
    s.do("yes")
    through(s)
    assert (s.where(card), s.where(other), s.lp(0)) == ("1.m1", "1.graveyard", 4000)


def test_unaffected_as_long_as_it_attacks() -> None:
    beast = effect(
        "beast", "If this card attacks, it is unaffected by other cards' effects until the end of the Damage Step."
    )
    s = Scenario("zh-mr2", beast, snare("shrink", "All monsters on the field lose 500 ATK."))
    card = s.put(0, "beast", "m1")
    shrink, again = (s.put(1, "shrink", zone, "down") for zone in ("s1", "s2"))

    def lost() -> int:
        return s.game.printed(card, "atk") - s.game.standing_effects().value(card, "atk")

    s.do("phase", value="battle")
    s.act("attack", card)
    s.act("direct")
    s.do("activate", shrink)
    through(s)
    assert (s.where(shrink), lost()) == ("1.graveyard", 0)
    s.do("phase", value="main2")
    s.do("activate", s.put(0, "shrink", "s1", "down"))
    through(s)
    assert lost() == 500 and s.where(again) == "1.s2"


ONE_EACH = (
    "Each player can only control 1 monster of each Type. If a player controls 2 or more monsters of the same Type, "
    "they must send some to the GY so they control no more than 1 monster of that Type."
)


def test_one_monster_of_each_type() -> None:
    cards = [monster(name, race=race) for name, race in (("imp", "Fiend"), ("ghoul", "Fiend"), ("cod", "Fish"))]
    s = Scenario("zh-mr2", magic("lonely", ONE_EACH, "continuous"), *cards)
    s.put(0, "lonely", "s1", "up")
    s.put(0, "imp", "m1")
    assert "normal_summon" not in s.acts(s.put(0, "ghoul", "hand"))
    assert "normal_summon" in s.acts(s.put(0, "cod", "hand"))


def test_of_several_of_a_type_their_player_keeps_one() -> None:
    cards = [monster(name, race=race) for name, race in (("imp", "Fiend"), ("ghoul", "Fiend"), ("cod", "Fish"))]
    s = Scenario("zh-mr2", magic("lonely", ONE_EACH, "continuous"), *cards)
    imp, ghoul, cod = (s.put(1, card.name, f"m{at}") for at, card in enumerate(cards, 1))
    s.do("activate", s.put(0, "lonely", "hand"))
    assert s.asked is not None and s.asked[0] == 1 and {option.card for option in s.choice.options} == {imp, ghoul}
    s.pick(ghoul)
    through(s)
    assert (s.where(imp), s.where(ghoul), s.where(cod)) == ("1.graveyard", "1.m2", "1.m3")


BARRIER = (
    "Declare 1 monster card type (Ritual, Fusion, Synchro, Xyz, or Pendulum); for the rest of this turn, neither "
    "player can Special Summon monsters of the declared type, also negate the effects of all monsters of that type "
    "while they are on the field."
)


@pytest.mark.parametrize("word", ["xyz", "fusion"])
def test_a_kind_of_monsters_is_declared(word: str) -> None:
    pair = parsed(monster("pair", traits=("xyz", "effect"), text="2 Level 4 monsters\nThis card gains 500 ATK."))
    s = Scenario("zh-mr2", pair, snare("barrier", BARRIER), extra=("pair",))
    there = s.put(1, "pair", "m1")
    for zone in ("m1", "m2"):
        s.put(0, "bear", zone)
    extra = s.zone(0, "extra")[0]
    assert "special_summon" in s.acts(extra)
    s.act("activate", s.put(0, "barrier", "s1", "down"))
    assert {option.value for option in s.choice.options} == {"ritual", "fusion", "synchro", "xyz", "pendulum"}
    s.do("value", value=word)
    through(s)
    gained = s.game.standing_effects().value(there, "atk") - s.game.printed(there, "atk")
    assert ("special_summon" in s.acts(extra), gained) == ((False, 0) if word == "xyz" else (True, 500))


# ---------------------------------------------------------------- what must be paid


@pytest.mark.parametrize(
    ("said", "hurt", "fewer"), [("pay 500 LP", 500, 0), ("send 1 card from the top of their Deck to the GY", 0, 1)]
)
def test_an_attack_must_be_paid_for(said: str, hurt: int, fewer: int) -> None:
    s = Scenario("zh-mr2", effect("gate", f"Your opponent must {said} to declare an attack."))
    s.put(1, "gate", "m1", "up/side")
    ox, deck = s.put(0, "ox", "m1"), s.size(0, "deck")
    s.do("phase", value="battle")
    s.act("attack", ox)
    through(s)
    assert (8000 - s.lp(0), deck - s.size(0, "deck"), s.size(0, "graveyard")) == (hurt, fewer, fewer)


def test_who_cannot_pay_does_not_attack() -> None:
    s = Scenario("zh-mr2", magic("gate", "Each player must pay 500 LP to declare an attack.", "continuous"))
    s.put(1, "gate", "s1", "up")
    ox = s.put(0, "ox", "m1")
    s.set_lp(0, 400)
    s.do("phase", value="battle")
    assert ox not in s.offered("attack")


@pytest.mark.parametrize(("lp", "able"), [(1500, True), (1400, False)])
def test_effects_must_be_paid_for_besides_what_they_cost(lp: int, able: bool) -> None:
    weight = effect("weight", "Your opponent must pay 500 LP to activate card effects.")
    s = Scenario("zh-mr2", weight, effect("lamp", "You can pay 1000 LP; draw 1 card."))
    s.put(1, "weight", "m1")
    lamp = s.put(0, "lamp", "m1")
    s.set_lp(0, lp)
    assert ("activate" in s.acts(lamp)) == able
    if able:
        s.do("activate", lamp)
        through(s)
        assert (s.lp(0), s.size(0, "hand")) == (0, 1) or s.result is not None


# ---------------------------------------------------------------- what does not come to the field


@pytest.mark.parametrize("dark", [True, False])
def test_such_monsters_neither_come_nor_attack(dark: bool) -> None:
    light = effect(
        "light",
        "Neither player can Normal or Special Summon DARK monsters or declare an attack with a DARK monster. This card "
        "cannot be destroyed by battle with a DARK monster, and you take no Battle Damage from that battle.",
        atk=0,
    )
    other = monster("other", attribute="DARK" if dark else "LIGHT", atk=1500)
    s = Scenario("zh-mr2", light, other)
    card = s.put(1, "light", "m1", ATTACK)
    hand, there = s.put(0, "other", "hand"), s.put(0, "other", "m1")
    assert ("normal_summon" in s.acts(hand)) != dark
    s.do("phase", value="battle")
    assert (there in s.offered("attack")) != dark
    if not dark:
        s.act("attack", there)
        through(s)
        assert (s.where(card), s.lp(1)) == ("1.graveyard", 6500)
        return
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", card)
    through(s)
    assert (s.where(card), s.lp(1)) == ("1.m1", 8000)


@pytest.mark.parametrize(("mine", "theirs", "able"), [(1, 1, False), (1, 2, True), (0, 1, True), (2, 0, True)])
def test_no_more_monsters_than_the_other_has(mine: int, theirs: int, able: bool) -> None:
    text = (
        "If there is 1 or more monster(s) on the field of the controller of this card, his/her opponent cannot place a "
        "monster on the field if his/her number of monsters would exceed the number of monsters that are on the field "
        "of this card's controller. The cards that are already on the field before this card's activation are "
        "unaffected by this effect."
    )
    s = Scenario("zh-mr2", magic("ring", text, "continuous"), magic("call", "Special Summon 1 monster from your GY."))
    s.put(1, "ring", "s1", "up")
    for seat, number in ((0, mine), (1, theirs)):
        for at in range(number):
            s.put(seat, "bear", f"m{at + 1}")
    s.put(0, "bear", "graveyard")
    hand, call = s.put(0, "bear", "hand"), s.put(0, "call", "hand")
    acts = s.acts(hand)
    assert ["normal_summon" in acts, "set_monster" in acts, "activate" in s.acts(call)] == [able] * 3


@pytest.mark.parametrize("such", [True, False])
def test_its_tributes_are_such_when_it_is_set_as_well(such: bool) -> None:
    tower = effect("tower", 'Requires 3 "cog" Tributes to Normal Summon/Set.', level=9)
    cogs = [monster(f"cog {number}") for number in range(3)]
    s = Scenario("zh-mr2", tower, *cogs)
    for at, name in enumerate(("cog 0", "cog 1", "cog 2" if such else "bear"), 1):
        s.put(0, name, f"m{at}")
    acts = s.acts(s.put(0, "tower", "hand"))
    assert ("normal_summon" in acts, "set_monster" in acts) == (such, such)


def test_another_than_the_one_just_sent() -> None:
    chapel = magic(
        "chapel",
        "Send 1 monster from your hand to the GY, then target 1 other monster in your GY; add it to your hand.",
    )
    s = Scenario("zh-mr2", chapel)
    sent, there = s.put(0, "bear", "hand"), s.put(0, "ox", "graveyard")
    s.do("activate", s.put(0, "chapel", "hand"))
    through(s)
    assert (s.where(sent), s.where(there)) == ("0.graveyard", "0.hand")


def test_a_summon_by_its_own_way_is_no_effect() -> None:
    weight = effect("weight", "Your opponent must pay 500 LP to activate card effects.")
    s = Scenario("zh-mr2", weight, effect("guest", "You can Special Summon this card (from your hand)."))
    s.put(1, "weight", "m1")
    s.set_lp(0, 300)
    guest = s.put(0, "guest", "hand")
    assert "special_summon" in s.acts(guest)
    s.do("special_summon", guest)
    through(s)
    assert s.lp(0) == 300
