"""Bringing monsters to the field: Normal and Tribute Summon, Set, Flip Summon, Special Summons."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, EDITIONS, FACE_DOWN, SET, Scenario, monster, parsed, spell, trap

from sanam.games.yugioh.texts.tree import Ability, PlayerRule, Step, to_plain

ALL = pytest.mark.parametrize("edition", EDITIONS)

#: A Special Summon Monster with its own proper method.
BEACON = parsed(
    monster(
        "beacon",
        4,
        1800,
        1000,
        traits=("effect",),
        text="Cannot be Normal Summoned/Set. Must first be Special Summoned by its own effect. "
        "You can Special Summon this card (from your hand) by sending 1 other monster from your hand to the GY.",
    )
)
LEAPER = parsed(monster("leaper", traits=("effect",), text="You can Special Summon this card (from your hand)."))
CALL = parsed(spell("call", text="Special Summon 1 monster from your hand."))
FORCE = parsed(spell("force", text="Special Summon 1 monster from your hand, ignoring its Summoning conditions."))
REVIVE = parsed(spell("revive", text="Target 1 monster in your GY; Special Summon that target."))
TURN_UP = parsed(spell("lamp", text="Target 1 face-down monster on the field; change it to face-up Defense Position."))
LORD = parsed(
    monster("lord", 4, 2000, 1500, traits=("ritual", "effect"), text='You can Ritual Summon this card with "rite".')
)
RITE_TEXT = (
    'Ritual Summon "lord" from your hand, by Tributing monsters from your hand or field whose total Levels equal 4.'
)
RITE = parsed(spell("rite", "ritual", text=RITE_TEXT))


def reason(s: Scenario, act: str, card: int) -> str:
    refused = s.refused(act, card)
    return refused.reason if refused is not None else ""


def told(s: Scenario, card: int) -> list[str]:
    """What kinds of Summon were told of a card."""
    return [f.what for f in s.facts() if f.card == card and (f.what.endswith("summoned") or f.what == "set_monster")]


# ------------------------------------------------------------------------------------------------ Summon and Set


@pytest.mark.rule("yugioh-zh", "YZH-2.70", "YZH-2.71")
@pytest.mark.rule("yugioh-fa", "YFA-2.46", "YFA-2.47")
@pytest.mark.rule("yugioh-th", "YTH-2.12")
@ALL
@pytest.mark.parametrize("name", ["bear", "leaper"])
def test_a_monster_is_normal_summoned_from_the_hand_in_face_up_attack_position(edition: str, name: str) -> None:
    s = Scenario(edition, LEAPER)
    card, far = s.put(0, name, "hand"), s.put(0, name, "graveyard")
    s.act("normal_summon", card)
    # Which of the five places is asked, the position is not.
    assert (s.choice.kind, len(s.choice.options)) == ("place", 5)
    s.act("place", zone="0.m3")
    assert s.choice.kind == "action"
    assert (s.where(card), s.card(card).stance, told(s, card)) == ("0.m3", ATTACK, ["normal_summoned"])
    assert reason(s, "normal_summon", far) == "only-monsters-from-the-hand"


@pytest.mark.rule("yugioh-zh", "YZH-2.71", "YZH-2.81")
@pytest.mark.rule("yugioh-fa", "YFA-2.47")
@ALL
def test_a_monster_with_a_prescribed_way_is_not_normal_summoned(edition: str) -> None:
    idol = monster("idol", 4, 1500, traits=("ritual", "normal"))
    s = Scenario(edition, BEACON, LORD, idol)
    for name in ("beacon", "lord", "idol"):
        card = s.put(0, name, "hand")
        assert s.acts(card) == []
        assert {reason(s, act, card) for act in ("normal_summon", "set_monster")} == {"special-summon-monster"}


@pytest.mark.rule("yugioh-zh", "YZH-2.74", "YZH-5.45")
@pytest.mark.rule("yugioh-fa", "YFA-2.48", "YFA-2.49", "YFA-2.52")
@ALL
def test_a_set_monster_lies_in_face_down_defense_position_and_is_not_summoned(edition: str) -> None:
    s = Scenario(edition)
    card = s.put(0, "bear", "hand")
    # From the hand there are these two ways only: none is face-up Defense Position.
    assert s.acts(card) == ["normal_summon", "set_monster"]
    s.do("set_monster", card)
    assert (s.where(card), s.card(card).stance, told(s, card)) == ("0.m1", FACE_DOWN, ["set_monster"])
    assert "summoned" not in s.card(card).marks


@pytest.mark.rule("yugioh-fa", "YFA-2.49")
@ALL
@pytest.mark.parametrize(("act", "lp"), [("normal_summon", 8500), ("set_monster", 8000)])
def test_texts_that_answer_a_summon_do_not_answer_a_set(edition: str, act: str, lp: int) -> None:
    watch = parsed(spell("watch", "continuous", text="If a monster is Normal or Special Summoned: Gain 500 LP."))
    s = Scenario(edition, watch)
    s.put(0, "watch", "s1")
    s.do(act, s.put(0, "bear", "hand"))
    assert s.lp(0) == lp


@pytest.mark.rule("yugioh-zh", "YZH-2.76", "YZH-3.30", "YZH-2.68", "YZH-2.69")
@pytest.mark.rule("yugioh-fa", "YFA-2.51", "YFA-2.45", "YFA-3.26")
@pytest.mark.rule("yugioh-th", "YTH-2.15")
@ALL
@pytest.mark.parametrize("first", ["normal_summon", "set_monster"])
@pytest.mark.parametrize("level", ["ox", "knight"])
def test_summon_and_set_share_one_allowance_a_turn(edition: str, first: str, level: str) -> None:
    # Summon and Set together are the "Normal Summon" of the Chinese book; Tribute versions are included.
    s = Scenario(edition)
    s.put(0, "bear", "m5")
    one, two = s.put(0, level, "hand"), s.put(0, "ox", "hand")
    s.do(first, one)
    assert s.acts(two) == []
    for act in ("normal_summon", "set_monster"):
        refused = s.refused(act, two)
        assert refused is not None and refused.reason == "one-normal-summon-a-turn"
        assert refused.rule == {"zh-mr2": "YZH-2.76", "fa-course": "YFA-2.51", "th-guide": "YTH-2.15"}[edition]
    s.end_turn()
    s.end_turn()
    assert s.acts(two) == ["normal_summon", "set_monster"]


@pytest.mark.rule("yugioh-zh", "YZH-2.68", "YZH-3.30")
@pytest.mark.rule("yugioh-fa", "YFA-2.45", "YFA-3.26")
@pytest.mark.rule("yugioh-th", "YTH-2.14")
@ALL
def test_flip_and_special_summons_are_unlimited(edition: str) -> None:
    s = Scenario(edition, LEAPER)
    down = [s.put(0, "bear", zone, FACE_DOWN) for zone in ("m1", "m2")]
    leapers = [s.put(0, "leaper", "hand") for _ in range(2)]
    last = s.put(0, "ox", "hand")
    for card in down:
        s.do("flip_summon", card)
    for card in leapers:
        s.do("special_summon", card)
    s.do("normal_summon", last)
    assert len(s.game.monsters(0)) == 5 and [told(s, c)[-1] for c in (*down, *leapers)] == [
        "flip_summoned",
        "flip_summoned",
        "special_summoned",
        "special_summoned",
    ]


@pytest.mark.rule("yugioh-th", "YTH-2.16")
@ALL
def test_an_effect_may_grant_a_further_normal_summon(edition: str) -> None:
    more = Ability(kind="activate", do=(Step(PlayerRule(rule="extra normal summon", who="you", until="turn")),))
    s = Scenario(edition, spell("haste", abilities=to_plain([more])))
    cards = [s.put(0, "bear", "hand") for _ in range(3)]
    s.do("normal_summon", cards[0])
    assert s.acts(cards[1]) == []
    s.do("activate", s.put(0, "haste", "hand"))
    assert s.acts(cards[1]) == ["normal_summon"]
    s.do("normal_summon", cards[1])
    assert s.acts(cards[2]) == []


# ------------------------------------------------------------------------------------------------ Tribute Summon


@pytest.mark.rule("yugioh-zh", "YZH-2.72", "YZH-2.73", "YZH-2.75", "YZH-5.31")
@pytest.mark.rule("yugioh-fa", "YFA-2.53", "YFA-2.54", "YFA-2.55", "YFA-2.56")
@ALL
@pytest.mark.parametrize("act", ["normal_summon", "set_monster"])
@pytest.mark.parametrize(("level", "needed"), [(4, 0), (5, 1), (6, 1), (7, 2), (8, 2), (12, 2)])
def test_high_levels_need_tributes(edition: str, act: str, level: int, needed: int) -> None:
    s = Scenario(edition, monster("tower", level, 2500, 2500))
    tower = s.put(0, "tower", "hand")
    # Monsters of the opponent and cards in hand are no Tributes.
    s.put(1, "bear", "m1")
    s.put(0, "ox", "hand")
    own = []
    for n in range(needed):
        assert reason(s, act, tower) == "not-enough-tributes" and s.acts(tower) == []
        own.append(s.put(0, "bear", f"m{n + 1}", FACE_DOWN if n else ATTACK))
    s.do(act, tower)
    assert s.table.zones["0.graveyard"] == own
    assert [f.card for f in s.facts("tributed")] == own
    assert s.card(tower).stance == (ATTACK if act == "normal_summon" else FACE_DOWN)
    expected = "set_monster" if act == "set_monster" else "tribute_summoned" if needed else "normal_summoned"
    assert told(s, tower) == [expected]


@pytest.mark.rule("yugioh-zh", "YZH-2.72", "YZH-5.31")
@pytest.mark.rule("yugioh-fa", "YFA-2.53")
@ALL
def test_the_player_chooses_the_tributes_which_go_before_the_summon(edition: str) -> None:
    s = Scenario(edition)
    giant = s.put(0, "giant", "hand")
    field = [s.put(0, "bear", f"m{n}") for n in range(1, 6)]
    s.act("normal_summon", giant)
    assert (s.choice.kind, s.choice.least, s.choice.most) == ("tribute", 2, 2)
    s.pick(field[4], field[1])
    s.settle()
    # A full field is no obstacle: the Tributes leave first.
    assert s.where(giant) in ("0.m2", "0.m5")
    assert sorted(s.table.zones["0.graveyard"]) == sorted([field[1], field[4]])
    whats = [f.what for f in s.facts()]
    assert whats.index("tributed") < whats.index("tribute_summoned")


@pytest.mark.rule("yugioh-zh", "YZH-5.33", "YZH-5.31", "YZH-5.54", "YZH-5.56")
@ALL
def test_a_tributed_monster_is_sent_not_destroyed(edition: str) -> None:
    destroyed = parsed(monster("martyr", text="If this card is destroyed: Draw 1 card.", traits=("effect",)))
    sent = parsed(monster("donor", text="If this card is sent to the GY: Gain 500 LP.", traits=("effect",)))
    s = Scenario(edition, destroyed, sent)
    s.put(0, "martyr", "m1")
    s.put(0, "donor", "m2")
    s.do("normal_summon", s.put(0, "giant", "hand"))
    assert s.lp(0) == 8500 and s.size(0, "hand") == 0 and not s.facts("destroyed")


@pytest.mark.rule("yugioh-zh", "YZH-5.23")
@ALL
@pytest.mark.parametrize("word", ["Tribute", "Sacrifice"])
def test_a_tribute_summon_under_its_old_name_is_the_same_thing(edition: str, word: str) -> None:
    text = f"If this card is {word} Summoned: Gain 500 LP."
    herald = parsed(monster("herald", 5, 2000, text=text, traits=("effect",)))
    fire = parsed(spell("fire", text=f"{word} 1 monster; gain 100 LP."))
    s = Scenario(edition, herald, fire)
    s.put(0, "bear", "m1")
    s.do("normal_summon", s.put(0, "herald", "hand"))
    assert s.lp(0) == 8500
    s.do("activate", s.put(0, "fire", "hand"))
    assert s.lp(0) == 8600 and len(s.facts("tributed")) == 2


# --------------------------------------------------------------------------------------------------- Flip Summon


@pytest.mark.rule("yugioh-zh", "YZH-2.77", "YZH-2.78")
@pytest.mark.rule("yugioh-fa", "YFA-2.57", "YFA-2.58", "YFA-2.50")
@pytest.mark.rule("yugioh-th", "YTH-2.17", "YTH-2.12")
@ALL
def test_a_flip_summon_turns_a_set_monster_to_face_up_attack_position(edition: str) -> None:
    s = Scenario(edition)
    card, theirs = s.put(0, "bear", "m1", FACE_DOWN), s.put(1, "bear", "m1", FACE_DOWN)
    # It cannot be turned to face-up Defense Position, and no position is asked.
    assert s.acts(card) == ["flip_summon"] and reason(s, "change_position", card) == "only-face-up-monsters"
    s.act("flip_summon", card)
    assert s.choice.kind == "action" and s.card(card).stance == ATTACK
    assert told(s, card) == ["flip_summoned"] and not s.facts("activated")
    assert reason(s, "flip_summon", theirs) == "own-main-phase-only"


@pytest.mark.rule("yugioh-zh", "YZH-2.79")
@pytest.mark.rule("yugioh-fa", "YFA-2.59")
@ALL
def test_a_monster_set_this_turn_is_not_flip_summoned(edition: str) -> None:
    s = Scenario(edition)
    card = s.put(0, "bear", "hand")
    s.do("set_monster", card)
    for _ in range(2):
        refused = s.refused("flip_summon", card)
        assert s.acts(card) == [] and refused is not None and refused.reason == "set-this-turn"
        if s.phase == "main1":
            s.to_main2()
    s.end_turn()
    s.end_turn()
    s.do("flip_summon", card)
    assert s.card(card).stance == ATTACK


@pytest.mark.rule("yugioh-fa", "YFA-2.50")
@ALL
@pytest.mark.parametrize("how", ["flip", "attack", "effect"])
def test_a_set_monster_turns_up_by_flip_summon_attack_or_effect(edition: str, how: str) -> None:
    s = Scenario(edition, TURN_UP)
    if how == "flip":
        card = s.put(0, "wall", "m1", FACE_DOWN)
        s.do("flip_summon", card)
    elif how == "attack":
        card = s.put(1, "wall", "m1", FACE_DOWN)
        s.attack(s.put(0, "bear", "m1"), card)
    else:
        card = s.put(1, "wall", "m1", FACE_DOWN)
        s.do("activate", s.put(0, "lamp", "hand"))
        s.settle()
        if s.choice.kind == "target":
            s.pick(card)
            s.settle()
    assert s.card(card).stance == (ATTACK if how == "flip" else DEFENSE)
    assert [f.card for f in s.facts("flipped")] == [card]


# ----------------------------------------------------------------------------------------------- Special Summons


@pytest.mark.rule("yugioh-zh", "YZH-2.81", "YZH-2.82", "YZH-2.69")
@pytest.mark.rule("yugioh-fa", "YFA-2.61", "YFA-2.62")
@ALL
@pytest.mark.parametrize("position", ["attack", "defense"])
def test_a_special_summon_by_a_monsters_own_way_chooses_the_face_up_position(edition: str, position: str) -> None:
    s = Scenario(edition, BEACON)
    beacon, other = s.put(0, "beacon", "hand"), s.put(0, "bear", "hand")
    s.act("special_summon", beacon)
    s.settle("position")
    assert {o.act for o in s.choice.options} == {"attack", "defense"}
    s.act(position)
    assert s.card(beacon).stance == (ATTACK if position == "attack" else DEFENSE)
    assert s.where(other) == "0.graveyard" and told(s, beacon) == ["special_summoned"]
    # It starts no Chain and leaves the turn's Normal Summon.
    assert not s.facts("activated")
    assert "normal_summon" in s.acts(s.put(0, "ox", "hand"))


@pytest.mark.rule("yugioh-zh", "YZH-2.83", "YZH-2.82")
@pytest.mark.rule("yugioh-fa", "YFA-2.63", "YFA-2.62")
@ALL
def test_a_card_effect_special_summons_too(edition: str) -> None:
    s = Scenario(edition, CALL)
    giant = s.put(0, "giant", "hand")
    s.act("activate", s.put(0, "call", "hand"))
    s.settle("position")
    assert {o.act for o in s.choice.options} == {"attack", "defense"}
    s.act("defense")
    # No Tributes, whatever its Level.
    assert (s.card(giant).stance, told(s, giant)) == (DEFENSE, ["special_summoned"])


@pytest.mark.rule("yugioh-zh", "YZH-2.83")
@ALL
@pytest.mark.parametrize("way", ["effect", "its own"])
def test_a_summon_by_an_effect_is_not_that_by_the_monsters_own_way(edition: str, way: str) -> None:
    s = Scenario(edition, BEACON, FORCE, REVIVE)
    beacon, bear = s.put(0, "beacon", "hand"), s.put(0, "bear", "hand")
    if way == "effect":
        s.act("activate", s.put(0, "force", "hand"))
    else:
        s.act("special_summon", beacon)
    choose(s, beacon, bear)
    assert s.where(beacon) == "0.m1" and told(s, beacon) == ["special_summoned"]
    s.edit(lambda game: game.send([beacon], {"cause": "effect", "card": None, "seat": 1}))
    # Only what came by its own way may come back from the Graveyard.
    revive(s, beacon)
    assert s.where(beacon) == ("0.graveyard" if way == "effect" else "0.m1")


@pytest.mark.rule("yugioh-zh", "YZH-2.84")
@pytest.mark.rule("yugioh-fa", "YFA-2.64", "YFA-2.65")
@ALL
@pytest.mark.parametrize("name", ["beacon", "lord"])
def test_a_special_summon_monster_must_first_come_by_its_own_way(edition: str, name: str) -> None:
    s = Scenario(edition, BEACON, CALL, REVIVE, LORD, RITE)
    # Not from the hand by an effect, nor from the Graveyard before it was Summoned properly.
    card, dead = s.put(0, name, "hand"), s.put(0, name, "graveyard")
    assert s.acts(s.put(0, "call", "hand")) == ["set"]
    assert s.acts(s.put(0, "revive", "hand")) == ["set"] and s.where(dead) == "0.graveyard"
    bear = s.put(0, "bear", "hand")
    if name == "beacon":
        s.act("special_summon", card)
    else:
        s.act("activate", s.put(0, "rite", "hand"))
    choose(s, card, bear)
    assert s.where(card) == "0.m1" and s.where(bear) == "0.graveyard"
    s.edit(lambda game: game.send([card], {"cause": "effect", "card": None, "seat": 1}))
    revive(s, card)
    assert s.where(card) == "0.m1"


def revive(s: Scenario, card: int) -> None:
    """Try to bring a card back from the Graveyard with a Spell."""
    spell_card = s.put(0, "revive", "hand")
    if "activate" in s.acts(spell_card):
        s.act("activate", spell_card)
        choose(s, card)


def choose(s: Scenario, *cards: int) -> None:
    """Answer the questions of a Summon: pick what is wanted of `cards` until nothing of it is asked."""
    s.settle("respond")
    while s.table.choice is not None and s.choice.kind != "action":
        if s.choice.kind == "respond":
            s.decline()
        elif s.choice.kind in ("place", "position"):
            s.play.answer([0])
        else:
            offered = [o.card for o in s.choice.options]
            s.play.answer([offered.index(card) for card in cards if card in offered][: s.choice.most])


@pytest.mark.rule("yugioh-zh", "YZH-2.84")
@ALL
@pytest.mark.parametrize("by_way_of_the_graveyard", [False, True])
def test_a_special_summon_monster_back_in_the_hand_starts_anew(edition: str, by_way_of_the_graveyard: bool) -> None:
    s = Scenario(edition, BEACON, CALL)
    beacon = s.put(0, "beacon", "hand")
    s.put(0, "bear", "hand")
    s.do("special_summon", beacon)
    assert s.game.properly_summoned(beacon)
    if by_way_of_the_graveyard:
        s.edit(lambda game: game.send([beacon], {"cause": "effect", "card": None, "seat": 1}))
        assert s.game.properly_summoned(beacon)
    s.edit(lambda game: game.to_hand([beacon], {"cause": "effect", "card": None, "seat": 1}))
    assert not s.game.properly_summoned(beacon)
    assert s.acts(s.put(0, "call", "hand")) == ["set"]


@pytest.mark.rule("yugioh-zh", "YZH-1.20")
@pytest.mark.rule("yugioh-fa", "YFA-1.15")
@ALL
@pytest.mark.parametrize("act", ["normal_summon", "set_monster", "special_summon"])
def test_at_most_five_monsters_stand_on_one_side(edition: str, act: str) -> None:
    s = Scenario(edition, LEAPER)
    card = s.put(0, "leaper", "hand")
    for n in range(1, 5):
        s.put(0, "bear", f"m{n}")
    assert act in s.acts(card)
    s.put(0, "bear", "m5", FACE_DOWN)
    assert s.acts(card) == [] and reason(s, act, card) == "no-free-monster-zone"


@pytest.mark.rule("yugioh-zh", "YZH-5.22")
@pytest.mark.rule("yugioh-fa", "YFA-5.19")
@pytest.mark.rule("yugioh-th", "YTH-4.32", "YTH-4.33", "YTH-4.34", "YTH-4.35")
@ALL
@pytest.mark.parametrize("act", ["normal_summon", "flip_summon", "special_summon", "change_position"])
def test_summons_tributes_position_changes_and_costs_start_no_chain(edition: str, act: str) -> None:
    answer = parsed(trap("quip", "counter", text="When a card or effect is activated: Gain 500 LP."))
    s = Scenario(edition, BEACON, answer)
    s.put(1, "quip", "s1", SET)
    s.put(0, "bear", "m1")
    card = {
        "normal_summon": lambda: s.put(0, "knight", "hand"),
        "flip_summon": lambda: s.put(0, "ox", "m2", FACE_DOWN),
        "special_summon": lambda: s.put(0, "beacon", "hand"),
        "change_position": lambda: s.put(0, "ox", "m2"),
    }[act]()
    s.put(0, "mouse", "hand")
    s.act(act, card)
    while s.choice.kind != "action":
        assert s.choice.kind in ("place", "position", "cost", "tribute")
        s.play.answer([0])
    assert not s.facts("activated")


@pytest.mark.rule("yugioh-zh", "YZH-5.22")
@pytest.mark.rule("yugioh-fa", "YFA-5.18", "YFA-5.19")
@pytest.mark.rule("yugioh-th", "YTH-4.32", "YTH-4.33")
@ALL
def test_what_is_used_after_a_summon_begins_a_chain_of_its_own(edition: str) -> None:
    s = Scenario(edition, parsed(trap("pond", text="Gain 500 LP.")))
    pond = s.put(1, "pond", "s1", SET)
    s.put(0, "bear", "m1")
    knight = s.put(0, "knight", "hand")
    s.act("normal_summon", knight)
    s.settle("respond")
    # The monster already stands there, the Tribute is gone; the Trap answers no link.
    assert s.where(knight)[2] == "m" and s.size(0, "graveyard") == 1
    assert (s.choice.seat, s.choice.params["link"]) == (1, 0)
    s.do("activate", pond)
    assert [f.data["number"] for f in s.facts("activated")] == [1] and s.lp(1) == 8500


# ------------------------------------------------------------------------------------ targets that it can be done to

REVIVE = parsed(spell("revive", text="Target 1 monster in your GY; Special Summon it."))
HOOD = parsed(spell("hood", text="Target 1 face-up monster on the field; change it to face-down Defense Position."))
IDOL = parsed(monster("idol", traits=("effect", "ritual"), text='You can Ritual Summon this card with "rite".'))


@pytest.mark.rule("yugioh-zh", "YZH-2.84")
@pytest.mark.rule("yugioh-fa", "YFA-2.64")
@ALL
def test_only_what_the_effect_can_be_done_to_is_targeted(edition: str) -> None:
    s = Scenario(edition, REVIVE, IDOL)
    idol = s.put(0, "idol", "graveyard")
    revive = s.put(0, "revive", "hand")
    refused = s.refused("activate", revive)
    assert refused is not None and refused.reason == "no-target"
    one, two = s.put(0, "bear", "graveyard"), s.put(0, "ox", "graveyard")
    s.act("activate", revive)
    s.settle("target")
    assert s.offered("pick") == [one, two] and s.where(idol) == "0.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-5.9")
def test_a_token_is_no_target_for_being_turned_face_down() -> None:
    flock = parsed(spell("flock", text='Special Summon 1 "Sheep Token" (Beast/EARTH/Level 4/ATK 0/DEF 0).'))
    s = Scenario("zh-mr2", HOOD, flock)
    s.act("activate", s.put(0, "flock", "hand"))
    s.settle()
    hood = s.put(0, "hood", "hand")
    assert s.game.monsters(0) and "activate" not in s.acts(hood)
    s.put(0, "bear", "m5")
    assert "activate" in s.acts(hood)


@ALL
@pytest.mark.parametrize("name", ["knight", "giant"])
def test_exactly_enough_tributes_are_asked_for(edition: str, name: str) -> None:
    s = Scenario(edition)
    mine = [s.put(0, "bear", f"m{number + 1}") for number in range({"knight": 1, "giant": 2}[name])]
    card = s.put(0, name, "hand")
    s.play.answer([s.option("normal_summon", card)])
    assert s.choice.kind == "tribute" and s.offered("pick") == mine and s.choice.least == len(mine)
    assert all(s.where(one)[2] == "m" for one in mine)
    s.pick(*mine)
    assert all(s.where(one) == "0.graveyard" for one in mine)
