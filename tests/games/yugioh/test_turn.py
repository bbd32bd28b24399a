"""The turn: its phases and what each allows, the draw, position changes, Setting, the hand limit."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, EDITIONS, FACE_DOWN, SET, UP_SIDE, Scenario, monster, parsed, spell, trap

ALL = pytest.mark.parametrize("edition", EDITIONS)
PLAIN_TRAP = trap("snare")
PLAIN_SPELL = spell("scroll")
QUICK = parsed(spell("spark", "quick-play", text="Gain 500 LP."))


def phases(s: Scenario, turn: int) -> list[str]:
    """The phases of a turn in the order in which they were entered."""
    found: list[str] = []
    now = 0
    for f in s.facts():
        if f.what == "turn":
            now = f.data["turn"]
        elif f.what == "phase" and now == turn:
            found.append(f.data["phase"])
    return found


# ---------------------------------------------------------------------------------------------- turns and phases


@pytest.mark.rule("yugioh-zh", "YZH-3.19", "YZH-3.20", "YZH-5.26")
@pytest.mark.rule("yugioh-fa", "YFA-3.17", "YFA-3.18")
@pytest.mark.rule("yugioh-th", "YTH-2.2")
@ALL
def test_players_take_turns_and_every_turn_counts_one(edition: str) -> None:
    s = Scenario(edition, turn=1)
    for turn, player in ((1, 0), (2, 1), (3, 0), (4, 1)):
        assert (s.turn, s.game.turn_player(), s.choice.seat) == (turn, player, player)
        s.end_turn()


@pytest.mark.rule("yugioh-zh", "YZH-3.19", "YZH-3.21")
@pytest.mark.rule("yugioh-fa", "YFA-3.18")
@pytest.mark.rule("yugioh-th", "YTH-2.2", "YTH-2.3", "YTH-2.4", "YTH-2.42")
@ALL
def test_the_six_phases_come_in_their_order(edition: str) -> None:
    s = Scenario(edition)
    s.to_main2()
    s.end_turn()
    assert phases(s, 3) == ["draw", "standby", "main1", "battle", "main2", "end"]


@pytest.mark.rule("yugioh-zh", "YZH-3.23", "YZH-3.38", "YZH-3.53")
@pytest.mark.rule("yugioh-fa", "YFA-3.33")
@pytest.mark.rule("yugioh-th", "YTH-2.24", "YTH-2.36")
@ALL
def test_without_a_battle_phase_main_phase_1_goes_straight_to_the_end(edition: str) -> None:
    s = Scenario(edition)
    assert [o.value for o in s.choice.options if o.act == "phase"] == ["battle", "end"]
    s.end_turn()
    assert phases(s, 3) == ["draw", "standby", "main1", "end"]


@pytest.mark.rule("yugioh-zh", "YZH-3.41", "YZH-3.23")
@pytest.mark.rule("yugioh-fa", "YFA-3.34", "YFA-3.37")
@pytest.mark.rule("yugioh-th", "YTH-2.28")
@ALL
def test_the_first_player_has_no_battle_phase_in_turn_1_but_the_second_has_in_turn_2(edition: str) -> None:
    s = Scenario(edition, turn=1)
    s.put(0, "bear", "m1")
    assert [o.value for o in s.choice.options if o.act == "phase"] == ["end"]
    s.end_turn()
    bear = s.put(1, "bear", "m1")
    s.do("phase", value="battle")
    assert s.phase == "battle" and "attack" in s.acts(bear)


@pytest.mark.rule("yugioh-zh", "YZH-3.22")
@pytest.mark.rule("yugioh-th", "YTH-2.3")
@ALL
def test_each_phase_allows_only_what_belongs_to_it(edition: str) -> None:
    s = Scenario(edition, PLAIN_SPELL)
    fighter, in_hand = s.put(0, "bear", "m1"), s.put(0, "bear", "hand")
    scroll = s.put(0, "scroll", "hand")
    assert not s.offered("attack")
    s.do("phase", value="battle")
    assert s.acts(fighter) == ["attack"] and not s.acts(in_hand) and not s.acts(scroll)
    for act, card in (("normal_summon", in_hand), ("change_position", fighter), ("set", scroll)):
        refused = s.refused(act, card)
        assert refused is not None and refused.reason == "own-main-phase-only"


# ------------------------------------------------------------------------------------------------ the Draw Phase


@pytest.mark.rule("yugioh-zh", "YZH-3.24", "YZH-5.51", "YZH-1.30")
@pytest.mark.rule("yugioh-fa", "YFA-3.19", "YFA-1.22")
@pytest.mark.rule("yugioh-th", "YTH-2.4", "YTH-2.5")
@ALL
def test_the_turn_player_draws_the_top_card_in_the_draw_phase(edition: str) -> None:
    s = Scenario(edition)
    top, other = s.table.zones["1.deck"][-1], s.size(0, "deck")
    before = len(s.facts())
    s.act("phase", value="end")
    s.settle()
    assert s.table.zones["1.hand"] == [top] and s.size(0, "deck") == other
    told = [f.data["phase"] if f.what == "phase" else f.what for f in s.facts()[before:]]
    assert told == ["end", "turn", "draw", "drew", "drew_card", "standby", "main1"]


@pytest.mark.rule("yugioh-zh", "YZH-3.23", "YZH-3.24")
@pytest.mark.rule("yugioh-fa", "YFA-3.22")
@pytest.mark.rule("yugioh-th", "YTH-2.5")
@pytest.mark.parametrize(("edition", "hand"), [("zh-mr2", 6), ("fa-course", 5), ("th-guide", 6)])
def test_x1_whether_the_first_player_draws_in_turn_1(edition: str, hand: int) -> None:
    s = Scenario(edition, turn=1, copies=0, start=False)
    s.play.start(7)
    assert (s.turn, s.phase) == (1, "main1")
    assert (s.size(0, "hand"), s.size(0, "deck")) == (hand, 40 - hand)
    s.act("phase", value="end")
    s.settle()
    assert (s.size(1, "hand"), s.size(1, "deck")) == (6, 34)


def asked_in(s: Scenario, phase: str, seat: int) -> None:
    """Go on until `seat` is asked for fast effects in `phase` (in the next turn, for the first two phases)."""
    while s.choice.kind != "respond" or s.phase != phase or s.choice.seat != seat:
        if s.choice.kind == "action":
            s.act("phase", value="battle" if phase == "battle" and s.phase == "main1" else "end")
        else:
            s.decline()


@pytest.mark.rule("yugioh-th", "YTH-2.25")
def test_in_the_battle_step_the_turn_player_attacks_or_uses_what_is_fast() -> None:
    s = Scenario("th-guide", parsed(trap("jar", text="Draw 1 card.")), QUICK, PLAIN_SPELL)
    bear, jar, spark = s.put(0, "bear", "m1"), s.put(0, "jar", "s1", SET), s.put(0, "spark", "hand")
    s.put(0, "scroll", "hand")
    s.do("phase", value="battle")
    assert (s.phase, s.offered("attack"), sorted(s.offered("activate"))) == ("battle", [bear], sorted([jar, spark]))
    s.do("activate", spark)
    assert s.lp(0) == 8500 and s.offered("attack") == [bear]


@pytest.mark.rule("yugioh-zh", "YZH-3.26", "YZH-3.28", "YZH-3.39", "YZH-3.59")
@pytest.mark.rule("yugioh-fa", "YFA-3.21", "YFA-3.24", "YFA-3.35")
@pytest.mark.rule("yugioh-th", "YTH-2.7", "YTH-2.8", "YTH-2.10", "YTH-2.25", "YTH-2.45")
@ALL
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("phase", ["draw", "standby", "battle", "end"])
@pytest.mark.parametrize("name", ["snare", "spark"])
def test_traps_and_quick_play_spells_in_every_phase_but_main(edition: str, phase: str, seat: int, name: str) -> None:
    s = Scenario(edition, PLAIN_TRAP, QUICK)
    card, slow = s.put(seat, name, "s1", SET), s.put(seat, "bear", "hand")
    asked_in(s, phase, seat)
    assert s.turn == (4 if phase in ("draw", "standby") else 3)
    if phase == "draw":
        assert s.facts("drew")[-1].seat == 1  # the draw comes first
    assert s.acts(card) == ["activate"] and not s.acts(slow)
    s.do("activate", card)
    assert s.where(card) == f"{seat}.graveyard"


@pytest.mark.rule("yugioh-th", "YTH-2.7", "YTH-2.8", "YTH-2.10", "YTH-2.25", "YTH-2.45")
@pytest.mark.parametrize("phase", ["draw", "standby", "battle", "end"])
def test_quick_monster_effects_in_every_phase_too(phase: str) -> None:
    s = Scenario("th-guide", parsed(monster("imp", traits=("effect",), text="(Quick Effect): Gain 500 LP.")))
    imp = s.put(1, "imp", "m1")
    asked_in(s, phase, 1)
    s.do("activate", imp)
    assert s.lp(1) == 8500


@pytest.mark.rule("yugioh-zh", "YZH-3.27")
@pytest.mark.rule("yugioh-fa", "YFA-3.23")
@pytest.mark.rule("yugioh-th", "YTH-2.9", "YTH-2.11")
@ALL
def test_effects_of_the_standby_phase_are_carried_out_in_it(edition: str) -> None:
    s = Scenario(edition, parsed(monster("well", text="During your Standby Phase: Gain 500 LP.", traits=("effect",))))
    s.put(1, "well", "m1")
    s.put(0, "well", "m1")
    s.end_turn()
    assert s.lp(1) == 8500 and s.lp(0) == 8000
    assert phase_of(s, "gained") == "standby"


def phase_of(s: Scenario, what: str) -> str:
    """The phase in which the first fact of this kind happened."""
    facts = s.facts()
    return [f.data["phase"] for f in facts[: facts.index(s.facts(what)[0])] if f.what == "phase"][-1]


@pytest.mark.rule("yugioh-fa", "YFA-3.23")
@ALL
@pytest.mark.parametrize(("answer", "lp", "place"), [("yes", 7500, "1.s1"), ("no", 8000, "1.graveyard")])
def test_a_cost_due_in_the_standby_phase_is_paid_in_it(edition: str, answer: str, lp: int, place: str) -> None:
    text = "During your Standby Phase: Pay 500 LP, or destroy this card."
    s = Scenario(edition, parsed(spell("tax", "continuous", text=text)))
    tax = s.put(1, "tax", "s1")
    s.act("phase", value="end")
    s.settle("yes_no")
    assert (s.choice.kind, s.choice.seat, s.phase) == ("yes_no", 1, "standby")
    s.do(answer)
    assert (s.lp(1), s.where(tax)) == (lp, place)


@pytest.mark.rule("yugioh-fa", "YFA-3.23")
def test_who_cannot_pay_what_is_due_takes_the_other() -> None:
    text = "During your Standby Phase: Pay 500 LP, or destroy this card."
    s = Scenario("fa-course", parsed(spell("tax", "continuous", text=text)))
    tax = s.put(1, "tax", "s1")
    s.set_lp(1, 400)
    s.end_turn()
    assert (s.lp(1), s.where(tax)) == (400, "1.graveyard")


@pytest.mark.rule("yugioh-zh", "YZH-3.57")
@pytest.mark.rule("yugioh-th", "YTH-2.42", "YTH-2.43")
@ALL
def test_effects_of_the_end_phase_are_carried_out_in_it(edition: str) -> None:
    s = Scenario(edition, parsed(monster("well", text="During your End Phase: Gain 500 LP.", traits=("effect",))))
    s.put(0, "well", "m1")
    s.put(1, "well", "m1")
    s.end_turn()
    assert s.lp(0) == 8500 and s.lp(1) == 8000
    assert phase_of(s, "gained") == "end"


# ------------------------------------------------------------------------------------------------ Main Phases


@pytest.mark.rule("yugioh-zh", "YZH-3.29")
@pytest.mark.rule("yugioh-fa", "YFA-3.25")
@pytest.mark.rule("yugioh-th", "YTH-2.12")
@ALL
@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4), (4, 3, 2, 1, 0), (2, 0, 4, 1, 3)])
def test_main_phase_1_allows_its_actions_in_any_order(edition: str, order: tuple[int, ...]) -> None:
    s = Scenario(edition, PLAIN_SPELL, PLAIN_TRAP, parsed(spell("gift", text="Gain 500 LP.")))
    wishes = [
        ("normal_summon", s.put(0, "bear", "hand")),
        ("change_position", s.put(0, "ox", "m1")),
        ("flip_summon", s.put(0, "wall", "m2", FACE_DOWN)),
        ("activate", s.put(0, "gift", "hand")),
        ("set", s.put(0, "snare", "hand")),
    ]
    for i in order:
        s.do(*wishes[i])
    assert s.phase == "main1" and s.lp(0) == 8500
    assert [s.where(card)[2] for _, card in wishes] == ["m", "m", "m", "g", "s"]


@pytest.mark.rule("yugioh-zh", "YZH-3.54", "YZH-3.56", "YZH-3.53")
@pytest.mark.rule("yugioh-th", "YTH-2.36", "YTH-2.37", "YTH-2.38", "YTH-2.39", "YTH-2.40", "YTH-2.41")
@ALL
def test_main_phase_2_allows_what_main_phase_1_allows(edition: str) -> None:
    s = Scenario(edition, PLAIN_TRAP, parsed(spell("gift", text="Gain 500 LP.")))
    bear, ox, wall = s.put(0, "bear", "hand"), s.put(0, "ox", "m1"), s.put(0, "wall", "m2", FACE_DOWN)
    gift, snare = s.put(0, "gift", "hand"), s.put(0, "snare", "hand")
    s.to_main2()
    assert s.phase == "main2"
    assert s.acts(bear) == ["normal_summon", "set_monster"]
    for act, card in (
        ("normal_summon", bear),
        ("change_position", ox),
        ("flip_summon", wall),
        ("activate", gift),
        ("set", snare),
    ):
        s.do(act, card)
    assert s.lp(0) == 8500 and s.where(snare) == "0.s1"


@pytest.mark.rule("yugioh-zh", "YZH-3.31", "YZH-3.54", "YZH-2.76")
@pytest.mark.rule("yugioh-fa", "YFA-3.26")
@pytest.mark.rule("yugioh-th", "YTH-2.15", "YTH-2.37")
@ALL
@pytest.mark.parametrize("act", ["normal_summon", "set_monster"])
def test_what_was_used_in_main_phase_1_is_not_there_again_in_main_phase_2(edition: str, act: str) -> None:
    s = Scenario(edition)
    one, two, turned = s.put(0, "bear", "hand"), s.put(0, "ox", "hand"), s.put(0, "wall", "m2")
    s.do(act, one)
    s.do("change_position", turned)
    s.to_main2()
    assert s.acts(two) == [] and s.acts(turned) == []
    assert reason(s, act, two) == "one-normal-summon-a-turn"
    assert reason(s, "change_position", turned) == "position-changed-this-turn"


def reason(s: Scenario, act: str, card: int) -> str:
    refused = s.refused(act, card)
    return refused.reason if refused is not None else ""


@pytest.mark.rule("yugioh-zh", "YZH-1.24", "YZH-2.117", "YZH-3.36", "YZH-1.25", "YZH-5.45")
@pytest.mark.rule("yugioh-fa", "YFA-3.32", "YFA-1.18", "YFA-2.102")
@pytest.mark.rule("yugioh-th", "YTH-2.13", "YTH-2.22", "YTH-2.12")
@ALL
def test_any_number_of_spells_and_traps_is_set_as_long_as_there_is_room(edition: str) -> None:
    aura = parsed(spell("aura", "continuous", text="All monsters on the field gain 100 ATK."))
    s = Scenario(edition, PLAIN_SPELL, PLAIN_TRAP, aura, spell("meadow", "field"))
    s.put(0, "aura", "s3")
    cards = [s.put(0, name, "hand") for name in ("scroll", "snare", "scroll", "snare")]
    for card in cards:
        s.do("set", card)
    assert [s.where(card) for card in cards] == ["0.s1", "0.s2", "0.s4", "0.s5"]
    assert {s.card(card).stance for card in cards} == {SET} and not s.facts("activated")
    # An active card counts among the five, the Field Zone does not.
    sixth, field = s.put(0, "snare", "hand"), s.put(0, "meadow", "hand")
    assert reason(s, "set", sixth) == "no-free-spell-zone" and s.acts(sixth) == []
    s.do("set", field)
    assert s.where(field) == "0.field"


# --------------------------------------------------------------------------------------------- battle positions


@pytest.mark.rule("yugioh-zh", "YZH-3.32")
@pytest.mark.rule("yugioh-fa", "YFA-3.27", "YFA-3.30")
@pytest.mark.rule("yugioh-th", "YTH-2.17", "YTH-2.20")
@ALL
@pytest.mark.parametrize(
    ("act", "before", "after"),
    [
        ("change_position", ATTACK, DEFENSE),
        ("change_position", DEFENSE, ATTACK),
        ("flip_summon", FACE_DOWN, ATTACK),
    ],
)
def test_each_monster_changes_its_position_once_a_turn(edition: str, act: str, before: str, after: str) -> None:
    s = Scenario(edition)
    card, other = s.put(0, "bear", "m1", before), s.put(0, "ox", "m2", before)
    assert s.acts(card) == [act]
    s.do(act, card)
    assert s.card(card).stance == after
    assert s.acts(card) == [] and reason(s, "change_position", card) == "position-changed-this-turn"
    s.do(act, other)
    s.end_turn()
    assert reason(s, "change_position", card) == "own-main-phase-only"
    s.end_turn()
    assert s.acts(card) == ["change_position"]


@pytest.mark.rule("yugioh-zh", "YZH-3.33")
@pytest.mark.rule("yugioh-fa", "YFA-3.28")
@pytest.mark.rule("yugioh-th", "YTH-2.18")
@ALL
@pytest.mark.parametrize("how", ["normal", "set", "special"])
def test_a_monster_that_came_this_turn_keeps_its_position(edition: str, how: str) -> None:
    leaper = monster("leaper", traits=("effect",), text="You can Special Summon this card (from your hand).")
    s = Scenario(edition, parsed(leaper))
    card = s.put(0, "leaper", "hand")
    s.do({"normal": "normal_summon", "set": "set_monster", "special": "special_summon"}[how], card)
    act = "flip_summon" if how == "set" else "change_position"
    assert s.where(card) == "0.m1" and s.acts(card) == []
    assert reason(s, act, card) == ("set-this-turn" if how == "set" else "entered-this-turn")
    s.to_main2()
    assert act not in s.acts(card)
    s.end_turn()
    s.end_turn()
    assert act in s.acts(card)


@pytest.mark.rule("yugioh-zh", "YZH-3.34")
@pytest.mark.rule("yugioh-fa", "YFA-3.29")
@pytest.mark.rule("yugioh-th", "YTH-2.19")
@ALL
def test_a_monster_that_attacked_keeps_its_position_in_main_phase_2(edition: str) -> None:
    s = Scenario(edition)
    fighter, idle = s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    s.attack(fighter)
    s.to_main2()
    assert s.acts(fighter) == [] and reason(s, "change_position", fighter) == "attacked-this-turn"
    s.do("change_position", idle)
    assert s.card(idle).stance == UP_SIDE


@pytest.mark.rule("yugioh-th", "YTH-2.19")
@ALL
@pytest.mark.parametrize("lock", ["attack_declared", "battled"])
def test_x6_a_declared_attack_locks_even_when_it_is_negated(edition: str, lock: str) -> None:
    wall = parsed(trap("hush", text="When a monster your opponent controls declares an attack: Negate the attack."))
    s = Scenario(edition, wall, position__lock_on=lock)
    fighter, hush = s.put(0, "bear", "m1"), s.put(1, "hush", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", fighter)
    s.act("direct")
    s.do("activate", hush)
    assert s.lp(1) == 8000
    s.to_main2()
    assert (s.acts(fighter) == []) is (lock == "attack_declared")


# --------------------------------------------------------------------------------------------- the end of a turn


@pytest.mark.rule("yugioh-zh", "YZH-3.58", "YZH-5.57")
@pytest.mark.rule("yugioh-th", "YTH-2.44")
@ALL
def test_x7_the_turn_player_discards_down_to_six_cards(edition: str) -> None:
    s = Scenario(edition)
    hand = [s.put(0, name, "hand") for name in ("bear", "ox") for _ in range(4)]
    other = [s.put(1, name, "hand") for name in ("bear", "ox") for _ in range(4)]
    s.act("phase", value="end")
    s.settle("hand_limit")
    assert (s.choice.kind, s.choice.seat, s.choice.least, s.choice.most) == ("hand_limit", 0, 2, 2)
    s.pick(hand[1], hand[6])
    assert s.table.zones["0.graveyard"] == [hand[1], hand[6]] and s.size(0, "hand") == 6
    # Only the turn player adjusts his hand; it is a discard, not a destruction.
    assert s.size(1, "hand") == len(other) + 1
    assert [f.card for f in s.facts("discarded")] == [hand[1], hand[6]] and not s.facts("destroyed")


@pytest.mark.rule("yugioh-zh", "YZH-3.58")
@pytest.mark.rule("yugioh-th", "YTH-2.44")
@ALL
def test_the_hand_is_counted_at_the_very_end(edition: str) -> None:
    s = Scenario(edition, PLAIN_TRAP, QUICK)
    hand = [s.put(0, name, "hand") for name in ("bear", "bear", "ox", "ox", "wall", "wall")]
    spark = s.put(0, "spark", "hand")
    s.act("phase", value="end")
    while s.phase != "end":
        s.decline()
    # Fast effects of the End Phase come first: the seventh card is used instead of discarded.
    s.do("activate", spark)
    assert s.turn == 4 and all(s.where(card) == "0.hand" for card in hand)
