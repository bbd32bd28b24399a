"""Attacks: Attack, Block, Counter and Damage Step, End of Battle (7-1), and the keywords of battle (10-1)."""

from __future__ import annotations

import pytest
from voyage import RESTED, Voyage, character, event, read, stage

from sanam.engine import events as ev
from sanam.engine import manual
from sanam.engine.session import Session
from sanam.games.onepiece.presentation.words import OnePieceWords

rule = pytest.mark.rule
BOOK = "one-piece"


def challenge(s: Voyage, attacker: int, target: int | None = None) -> None:
    """Declare an attack and choose its target; what follows is left open."""
    s.act("attack", attacker)
    s.act("target", target if target is not None else s.leader(1))


@rule(BOOK, "7-1", "7-1-1-1", "10-1-1-1", "3-7-4")
def test_active_leaders_and_characters_attack_and_are_rested_by_it() -> None:
    s = Voyage()
    mate, tired = s.put(0, "mate", "character"), s.put(0, "mate", "character", RESTED)
    new, swift = s.put(0, "mate", "character", new=True), s.put(0, "swift", "character", new=True)
    yard, theirs, held = s.put(0, "harbour", "stage"), s.put(1, "mate", "character"), s.put(0, "mate", "hand")
    assert s.offered("attack") == [s.leader(0), mate, swift]
    assert s.refused("attack", tired).rule == "7-1-1-1"  # type: ignore[union-attr]
    assert s.refused("attack", new).rule == "3-7-4"  # type: ignore[union-attr]
    for card in (yard, theirs, held):
        assert s.refused("attack", card).rule == "7-1-1-1"  # type: ignore[union-attr]
    for attacker in (mate, s.leader(0)):
        s.act("attack", attacker)
        # Rested when the attack is declared, before there is a target.
        assert s.card(attacker).sideways
        assert s.asked == (0, "attack_target")
        s.act("target", s.leader(1))
        s.settle()
        assert attacker not in s.offered("attack")


@rule(BOOK, "7-1-1-2")
def test_targets_are_the_leader_in_any_state_and_rested_characters() -> None:
    s = Voyage()
    rested, active = s.put(1, "mate", "character", RESTED), s.put(1, "mate", "character")
    s.put(0, "mate", "character", RESTED)
    s.put(1, "harbour", "stage", RESTED)
    s.rest(s.leader(1))
    s.act("attack", s.leader(0))
    assert s.offered("target") == [s.leader(1), rested]
    assert active not in s.offered("target")


@rule(BOOK, "7-1-4-1", "7-1-4-1-2", "7-1-4-2", "10-2-1-1", "6-5-5-2")
@pytest.mark.parametrize(("given", "falls"), [(0, False), (1, True), (2, True)])
def test_the_attacker_wins_with_equal_power(given: int, falls: bool) -> None:
    """Scenario 2 of the digest."""
    s = Voyage()
    cook = s.put(1, "cook", "character", RESTED)
    s.attach(cook, 2)
    s.attach(s.leader(0), given)
    s.attack(s.leader(0), cook)
    assert s.where(cook) == ("1.trash" if falls else "1.character")
    assert bool(s.facts("ko")) == falls
    # Losing costs the attacker nothing; the DON!! cards of a Character that fell come back rested.
    assert s.card(s.leader(0)).sideways
    assert (s.size(1, "given"), s.active(1), s.size(1, "cost")) == ((0, 8, 10) if falls else (2, 8, 8))


def test_a_battle_is_foretold_while_it_is_aimed() -> None:
    s = Voyage()
    cook = s.put(1, "cook", "character", RESTED)

    def foretold(act: str, card: int, target: int) -> str:
        session = Session(s.play, 0)
        option = next(i for i, o in enumerate(s.choice.options) if (o.act, o.card) == (act, card))
        return OnePieceWords().forecast(session.forecast(option, session.sight.handles[target]) or {})

    assert foretold("attack", s.leader(0), cook) == "5000 against 6000 → nothing happens"
    assert foretold("attack", s.leader(0), s.leader(1)).startswith("5000 against 5000 → 1 ")
    s.attach(s.leader(0), 2)
    s.act("attack", s.leader(0))
    assert foretold("target", cook, cook) == "7000 against 6000 → K.O."


@rule(BOOK, "7-1-4-2")
def test_an_attacker_that_loses_stays() -> None:
    s = Voyage()
    filler, brute = s.put(0, "filler", "character"), s.put(1, "brute", "character", RESTED)
    s.attack(filler, brute)
    assert (s.where(filler), s.where(brute), s.life(1)) == ("0.character", "1.character", 5)
    s.attack(s.put(0, "filler", "character"))
    assert s.life(1) == 5


@rule(BOOK, "7-1-4-1-1", "7-1-4-1-1-2")
def test_a_leader_that_loses_takes_one_damage() -> None:
    s = Voyage()
    top = s.zone(1, "life")[-1]
    challenge(s, s.leader(0))
    assert s.asked == (1, "life")
    assert s.choice.params["card"] == top
    s.act("take")
    assert (s.life(1), s.zone(1, "hand")) == (4, [top])
    assert s.asked == (0, "action")


# --- blocking ----------------------------------------------------------------------------------


@rule(BOOK, "7-1-2-1", "10-1-4-1")
def test_one_blocker_takes_the_place_of_the_target() -> None:
    """Scenario 3 of the digest, up to the block."""
    s = Voyage()
    mate = s.put(0, "mate", "character")
    guard, other = s.put(1, "guard", "character"), s.put(1, "guard", "character")
    tired, plain = s.put(1, "guard", "character", RESTED), s.put(1, "mate", "character")
    s.put(0, "guard", "character")
    s.put(1, "gale", "hand")
    challenge(s, mate)
    assert s.asked == (1, "block")
    assert s.offered("block") == [guard, other]
    assert s.choice.may_pass
    assert s.refused("block", tired).reason == "only-active-cards-block"  # type: ignore[union-attr]
    assert s.refused("block", plain).reason == "no-blocker"  # type: ignore[union-attr]
    s.act("block", guard)
    assert s.card(guard).sideways
    assert s.game.public()["attack"] == {"card_attacker": mate, "card_target": guard}
    # Once in the battle: there is no second question.
    assert s.asked == (1, "counter")
    assert s.game.cannot_block(other, 1).rule == "7-1-2-1"  # type: ignore[union-attr]
    s.settle()
    assert (s.where(guard), s.life(1)) == ("1.trash", 5)


@rule(BOOK, "7-1-2-1")
def test_nobody_has_to_block() -> None:
    s = Voyage()
    guard = s.put(1, "guard", "character")
    challenge(s, s.leader(0))
    s.decline()
    s.settle()
    assert (s.life(1), s.card(guard).sideways) == (4, False)


@rule(BOOK, "10-1-4-1")
def test_the_target_itself_does_not_block() -> None:
    s = Voyage(character("sleeper", text="[Blocker]"))
    sleeper = s.put(1, "sleeper", "character", RESTED)
    challenge(s, s.leader(0), sleeper)
    s.settle()
    assert s.where(sleeper) == "1.trash"
    # Not even when something has set it active meanwhile.
    s = Voyage(character("caller", text="[When Attacking] Set 1 Character active."), character("x", text="[Blocker]"))
    caller, target = s.put(0, "caller", "character"), s.put(1, "x", "character", RESTED)
    challenge(s, caller, target)
    s.play.manual(0, manual.Turn(target, "up"))
    s.act("done")
    assert s.asked == (0, "action")
    assert s.where(target) == "1.trash"


@rule(BOOK, "7-1-2-2", "10-2-15-1")
def test_on_block_comes_with_the_block() -> None:
    s = Voyage(character("bold", text="[Blocker]\n[On Block] Draw 1 card."))
    bold = s.put(1, "bold", "character")
    challenge(s, s.leader(0))
    s.act("block", bold)
    assert s.asked == (1, "by_hand")
    assert s.card(bold).sideways
    s.act("done")
    s.settle()
    challenge(s, s.put(0, "mate", "character"))
    s.settle()
    assert len(s.facts("ability_used")) == 1


@rule(BOOK, "10-1-4-1", "8-3-2-3")
def test_a_keyword_may_have_a_condition() -> None:
    for given in (0, 1):
        s = Voyage(character("shy", text="[DON!! x1] This Character gains [Blocker]."))
        shy = s.put(1, "shy", "character")
        s.attach(shy, given)
        challenge(s, s.leader(0))
        if given:
            assert s.offered("block") == [shy]
        else:
            assert s.asked == (1, "life")


@rule(BOOK, "1-3-1")
def test_an_unblockable_attack_is_not_blocked() -> None:
    s = Voyage(character("ghost", power=5000, text="[Unblockable]"))
    guard = s.put(1, "guard", "character")
    challenge(s, s.put(0, "ghost", "character"))
    assert s.asked == (1, "life")
    assert not s.card(guard).sideways


# --- countering --------------------------------------------------------------------------------


@rule(BOOK, "7-1-3-2", "7-1-3-2-1", "7-1-3-2-2", "10-2-4-1", "2-7-3")
def test_counters_and_counter_events_in_any_order_and_number() -> None:
    """Scenario 3 of the digest."""
    s = Voyage(character("rover", 5, 7000), don=5)
    rover, guard = s.put(0, "rover", "character"), s.put(1, "guard", "character")
    mate, cook, parry = (s.put(1, name, "hand") for name in ("mate", "cook", "parry"))
    filler, gale = s.put(1, "filler", "hand"), s.put(1, "gale", "hand")
    s.rest(*s.game.active_don(1)[1:])
    challenge(s, rover)
    s.act("block", guard)
    assert s.asked == (1, "counter")
    assert {option.card for option in s.choice.options} == {mate, cook, parry}
    assert s.refused("counter", filler).rule == "7-1-3-2-1"  # type: ignore[union-attr]
    assert s.refused("counter", gale).rule == "10-2-4-1"  # type: ignore[union-attr]
    s.act("counter", cook, value=2000)
    assert (s.power(guard), s.where(cook), s.active(1), s.asked) == (6000, "1.trash", 1, (1, "counter"))
    s.act("counter_other", mate, value=1000)
    assert s.asked == (1, "counter_target")
    assert s.offered("strengthen") == [s.leader(1), guard]
    s.act("strengthen", guard)
    assert (s.power(guard), s.where(mate), s.active(1)) == (7000, "1.trash", 1)
    s.act("event", parry)
    assert (s.asked, s.where(parry), s.active(1)) == ((1, "by_hand"), "1.trash", 0)
    s.play.manual(1, manual.Modify(guard, "power", "add", 2000, "battle"))
    s.act("done")
    assert s.offered("event") == []
    s.decline()
    # 7000 against 9000: the blocker lives and stays rested.
    assert (s.where(guard), s.card(guard).sideways, s.life(1)) == ("1.character", True, 5)
    # What held during the battle is over.
    assert s.power(guard) == 4000


@rule(BOOK, "7-1-4-1", "7-1-3-2-1")
def test_a_tie_after_counters_is_the_attackers() -> None:
    s = Voyage(character("rover", 5, 7000))
    rover, guard = s.put(0, "rover", "character"), s.put(1, "guard", "character")
    cards = [s.put(1, name, "hand") for name in ("cook", "mate")]
    challenge(s, rover)
    s.act("block", guard)
    for card in cards:
        s.act("counter", card)
    s.settle()
    assert s.where(guard) == "1.trash"


@rule(BOOK, "7-1-3-2-2", "2-7-3")
def test_a_counter_event_must_be_payable() -> None:
    s = Voyage(don=3)
    parry = s.put(1, "parry", "hand")
    s.rest(*s.game.active_don(1))
    challenge(s, s.leader(0))
    assert s.asked == (1, "counter")
    assert not s.choice.options
    assert s.refused("event", parry).reason == "not-enough-don"  # type: ignore[union-attr]


@rule(BOOK, "7-1-3-2")
def test_only_the_attacked_player_counters() -> None:
    s = Voyage()
    mine = s.put(0, "mate", "hand")
    challenge(s, s.leader(0))
    assert s.asked == (1, "life")
    assert s.game.cannot_counter(mine, 0) is not None


@rule(BOOK, "7-1-3-1")
def test_when_attacked_comes_at_the_start_of_the_counter_step() -> None:
    s = Voyage(character("wary", text="When this Character is attacked, draw 1 card."))
    wary = s.put(1, "wary", "character", RESTED)
    s.put(0, "wary", "character")
    s.put(1, "guard", "character")
    parry = s.put(1, "parry", "hand")
    challenge(s, s.leader(0), wary)
    assert s.asked == (1, "block")
    s.decline()
    # After the Block Step, before any Counter, and for the attacked card alone.
    assert (s.asked, s.game.public()["step"]) == ((1, "by_hand"), "counter")
    assert s.choice.params["card"] == wary
    s.act("done")
    assert (s.asked, s.offered("event")) == ((1, "counter"), [parry])
    s.decline()
    s.play.manual(1, manual.Move(parry, "1.trash"))
    challenge(s, s.put(0, "cook", "character"))
    # It is another one that is attacked now.
    assert s.asked == (1, "block")
    s.decline()
    assert s.asked == (1, "life")


# --- abilities of the Attack Step ----------------------------------------------------------------


@rule(BOOK, "7-1-1-3", "10-2-5-1", "10-2-16-1")
def test_when_attacking_then_on_your_opponents_attack() -> None:
    s = Voyage(
        character("eager", text="[When Attacking] Draw 1 card."),
        character("alert", text="[On Your Opponent's Attack] Draw 1 card."),
        stage("tower", text="[On Your Opponent's Attack] Draw 1 card."),
        character("greeter", text="[On Play] Draw 1 card."),
    )
    eager, alert, tower = s.put(0, "eager", "character"), s.put(1, "alert", "character"), s.put(1, "tower", "stage")
    greeter = s.put(0, "greeter", "hand")
    challenge(s, eager)
    assert (s.asked, s.choice.params["card"]) == ((0, "by_hand"), eager)
    s.play.manual(0, manual.Move(greeter, "0.character"))
    s.act("done")
    # What the attacker's side met meanwhile comes first too.
    assert (s.asked, s.choice.params["card"]) == ((0, "by_hand"), greeter)
    s.act("done")
    assert (s.asked, s.offered("use")) == ((1, "next_auto"), [alert, tower])
    s.settle("action")
    challenge(s, s.leader(0))
    # Another card attacks: only the defender's are met.
    assert s.asked == (1, "next_auto")


@rule(BOOK, "8-1-3-1-2", "8-3-2-3", "10-2-13-1")
def test_an_auto_ability_whose_conditions_fail_is_not_used() -> None:
    s = Voyage(character("eager", text="[DON!! x1] [When Attacking] [Once Per Turn] Draw 1 card."))
    eager = s.put(0, "eager", "character")
    for given, used in ((0, 0), (1, 1), (0, 1)):
        s.attach(eager, given)
        s.edit(lambda game: game.set_active(eager))
        s.attack(eager)
        assert len(s.facts("ability_used")) == used


@rule(BOOK, "8-1-3-1-3")
def test_an_auto_ability_of_a_card_that_left_is_lost() -> None:
    s = Voyage(character("alert", text="[On Your Opponent's Attack] Draw 1 card."))
    one, two = s.put(1, "alert", "character"), s.put(1, "alert", "character")
    challenge(s, s.leader(0))
    s.act("use", one)
    s.play.manual(1, manual.Move(two, "1.hand"))
    s.play.manual(1, manual.Move(two, "1.character"))
    s.act("done")
    assert s.choice.kind != "by_hand"


# --- battles that end early -----------------------------------------------------------------------


@pytest.mark.parametrize("gone", ["attacker", "target"])
@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize(
    "step",
    [
        pytest.param("attack", marks=rule(BOOK, "7-1-1-4")),
        pytest.param("block", marks=rule(BOOK, "7-1-2-3")),
        pytest.param("counter", marks=rule(BOOK, "7-1-3-2-3")),
    ],
)
def test_a_battle_whose_attacker_or_target_left_ends(step: str, gone: str, back: bool) -> None:
    """Scenario 8 of the digest."""
    s = Voyage(
        character("eager", text="[When Attacking] Return 1 card."),
        character("bold", text="[Blocker]\n[On Block] Return 1 card."),
        event("away", text="[Counter] Return 1 card."),
    )
    eager, prey = s.put(0, "eager", "character"), s.put(1, "filler", "character", RESTED)
    bold = s.put(1, "bold", "character")
    cards = [s.put(1, "away", "hand"), s.put(1, "mate", "hand")]
    challenge(s, eager, prey)
    if step == "block":
        s.act("done")
        s.act("block", bold)
    elif step == "counter":
        s.act("done")
        s.decline()
        s.act("event", cards[0])
    leaving = eager if gone == "attacker" else bold if step == "block" else prey
    seat = s.card(leaving).owner
    s.play.manual(0, manual.Modify(s.leader(0), "power", "add", 1000, "battle"))
    s.play.manual(seat, manual.Move(leaving, f"{seat}.hand"))
    if back:
        # It is a new card: the battle was not with it (3-1-6).
        s.play.manual(seat, manual.Move(leaving, f"{seat}.character", stance=RESTED))
    s.act("done")
    assert s.asked == (0, "action")
    assert not s.facts("ko")
    assert not s.facts("battle")
    # It ended as battles do.
    assert s.power(s.leader(0)) == 5000
    assert "attack" not in s.game.public()
    if gone == "target":
        assert s.card(eager).sideways


@rule(BOOK, "7-1-2-3")
def test_there_is_no_counter_step_when_the_attacker_left() -> None:
    text = "[Blocker]\n[On Block] Return 1 card.\nWhen this Character is attacked, draw 1 card."
    s = Voyage(character("bold", text=text))
    mate, bold = s.put(0, "mate", "character"), s.put(1, "bold", "character")
    challenge(s, mate)
    s.act("block", bold)
    s.play.manual(1, manual.Move(mate, "0.hand"))
    s.act("done")
    assert s.asked == (0, "action")
    assert len(s.facts("ability_used")) == 1


@rule(BOOK, "7-1-2-3")
def test_what_becomes_of_the_old_target_after_a_block_does_not_matter() -> None:
    s = Voyage(character("bold", text="[Blocker]\n[On Block] Return 1 card."))
    prey, bold = s.put(1, "filler", "character", RESTED), s.put(1, "bold", "character")
    challenge(s, s.leader(0), prey)
    s.act("block", bold)
    s.play.manual(1, manual.Move(prey, "1.deck"))
    s.act("done")
    assert s.where(bold) == "1.trash"


def test_a_target_that_stands_up_is_still_attacked() -> None:
    s = Voyage(character("eager", text="[When Attacking] Set 1 Character active."))
    eager, prey = s.put(0, "eager", "character"), s.put(1, "filler", "character", RESTED)
    challenge(s, eager, prey)
    s.play.manual(0, manual.Turn(prey, "up"))
    s.act("done")
    assert s.where(prey) == "1.trash"


# --- the end ------------------------------------------------------------------------------------


CALM = character("calm", text="At the end of a battle in which this Character battles, draw 1 card.")
MARTYR = character("martyr", text="[On K.O.] Draw 1 card.")


@rule(BOOK, "7-1-5-1", "7-1-5-2")
def test_end_of_battle_abilities_of_both_players() -> None:
    s = Voyage(CALM)
    mine, theirs = s.put(0, "calm", "character"), s.put(1, "calm", "character")
    challenge(s, s.leader(0))
    told = []
    s.settle("by_hand")
    while s.choice.kind == "by_hand":
        told.append((s.choice.seat, s.choice.params["card"], s.game.public()["step"]))
        s.act("done")
    # The damage is done, and the turn player's come first.
    assert told == [(0, mine, "end"), (1, theirs, "end")]
    assert s.life(1) == 4


@rule(BOOK, "8-6-2", "10-2-17-1")
def test_an_ability_on_being_knocked_out_is_used_before_the_end_of_the_battle() -> None:
    s = Voyage(CALM, MARTYR)
    calm, martyr = s.put(0, "calm", "character"), s.put(1, "martyr", "character", RESTED)
    challenge(s, calm, martyr)
    s.settle("by_hand")
    assert (s.choice.params["card"], s.game.public()["step"], s.where(martyr)) == (martyr, "damage", "1.trash")
    s.act("done")
    assert (s.choice.params["card"], s.game.public()["step"]) == (calm, "end")


@rule(BOOK, "8-6-2")
def test_what_a_trigger_put_onto_the_field_waits_for_the_damage_and_not_for_the_end_of_the_battle() -> None:
    s = Voyage(CALM, character("greeter", text="[On Play] Draw 1 card.", trigger="[Trigger] Play this card."))
    calm, greeter = s.put(0, "calm", "character"), s.put(1, "greeter", "life")
    challenge(s, s.leader(0))
    s.act("trigger", greeter)
    s.play.manual(1, manual.Move(greeter, "1.character"))
    s.act("done")
    assert (s.choice.params["card"], s.game.public()["step"]) == (greeter, "damage")
    s.act("done")
    assert (s.choice.params["card"], s.game.public()["step"]) == (calm, "end")


@rule(BOOK, "7-1-1-4")
def test_a_target_that_leaves_in_the_attack_step_is_neither_blocked_for_nor_battled() -> None:
    text = "[When Attacking] Return up to 1 of your opponent's Characters to the owner's hand."
    s = Voyage(read(character("hook", text=text)))
    hook, prey = s.put(0, "hook", "character"), s.put(1, "filler", "character", RESTED)
    s.put(1, "guard", "character")
    s.put(1, "cook", "hand")
    challenge(s, hook, prey)
    s.pick(prey)
    assert (s.where(prey), s.asked) == ("1.hand", (0, "action"))
    assert not s.facts("battle")


@rule(BOOK, "7-1-1-4", "7-1-2-3", "7-1-3-2-3")
def test_cards_that_change_their_place_within_their_area_go_on_fighting() -> None:
    s = Voyage(character("eager", text="[When Attacking] Draw 1 card."))
    eager, prey = s.put(0, "eager", "character"), s.put(1, "filler", "character", RESTED)
    s.put(0, "mate", "character")
    s.put(1, "mate", "character")
    held = s.put(1, "gale", "hand")
    challenge(s, eager, prey)
    s.play.manual(0, manual.Move(prey, "1.character", 1))
    s.play.manual(0, manual.Move(eager, "0.character", 1))
    s.act("done")
    assert (s.asked, s.zone(1, "character")[1]) == ((1, "counter"), prey)
    assert s.where(held) == "1.hand"
    s.play.manual(1, manual.Move(prey, "1.character", 0))
    s.decline()
    assert s.where(prey) == "1.trash"


@rule(BOOK, "8-6-3")
def test_what_is_done_by_hand_in_the_counter_step_wakes_abilities_at_once() -> None:
    s = Voyage(MARTYR)
    martyr = s.put(1, "martyr", "character")
    s.put(1, "gale", "hand")
    challenge(s, s.leader(0))
    assert s.asked == (1, "counter")
    s.play.manual(1, manual.Act("ko", martyr))
    assert (s.asked, s.choice.params["card"]) == ((1, "by_hand"), martyr)
    s.act("done")
    assert s.asked == (1, "counter")


@rule(BOOK, "7-1-5-3", "7-1-5-4")
def test_what_lasts_during_the_battle_ends_the_turn_players_first() -> None:
    s = Voyage()
    mate = s.put(0, "mate", "character")
    s.put(1, "gale", "hand")
    challenge(s, mate)
    for seat in (1, 0):
        s.play.manual(seat, manual.Modify(mate, "power", "add", 1000, "battle"))
    s.play.manual(0, manual.Modify(mate, "power", "add", 100, "turn"))
    s.settle()
    ended = [
        event.modifier.data["seat"] for event in s.play.batches[-1].events if isinstance(event, ev.ModifierRemoved)
    ]
    assert ended == [0, 1]
    assert s.power(mate) == 4100


@rule(BOOK, "7-1-5-5")
def test_after_the_battle_the_main_phase_goes_on() -> None:
    s = Voyage()
    s.attack(s.leader(0))
    assert (s.asked, s.phase) == ((0, "action"), "main")
    assert "step" not in s.game.public()


# --- keywords -----------------------------------------------------------------------------------


@rule(BOOK, "10-1-1-1")
def test_rush_attacks_in_the_turn_it_comes() -> None:
    s = Voyage(don=5)
    swift, mate = s.put(0, "swift", "hand"), s.put(0, "mate", "hand")
    s.act("play", swift)
    s.act("play", mate)
    assert s.offered("attack") == [s.leader(0), swift]
    # A keyword may be given and taken by hand.
    s.play.manual(0, manual.Modify(mate, "rush", "set", 1, "turn"))
    s.play.manual(0, manual.Modify(swift, "rush", "set", 0, "turn"))
    assert s.offered("attack") == [s.leader(0), mate]
    # What was said last counts.
    s.play.manual(0, manual.Modify(mate, "rush", "set", 0, "turn"))
    assert s.offered("attack") == [s.leader(0)]


def test_rush_against_characters_alone() -> None:
    s = Voyage(character("raider", text="[Rush: Character]"))
    raider = s.put(0, "raider", "character", new=True)
    assert s.refused("attack", raider).reason == "nothing-to-attack"  # type: ignore[union-attr]
    prey = s.put(1, "filler", "character", RESTED)
    s.act("attack", raider)
    assert s.offered("target") == [prey]


@rule(BOOK, "10-1-2-1", "7-1-4-1-1-3")
def test_double_attack_takes_two_life() -> None:
    s = Voyage(character("twin", 5, 7000, text="[Double Attack]"))
    tops = s.zone(1, "life")[::-1][:2]
    s.attack(s.put(0, "twin", "character"))
    assert (s.life(1), s.zone(1, "hand")) == (3, tops)
    # Against a Character it is no more than a K.O.
    prey = s.put(1, "filler", "character", RESTED)
    s.attack(s.put(0, "twin", "character"), prey)
    assert (s.where(prey), s.life(1)) == ("1.trash", 3)


@rule(BOOK, "10-1-3-1", "4-6-3-1")
def test_banish_trashes_life_without_trigger() -> None:
    """Scenario 5 of the digest."""
    both = character("both", 5, 7000, text="[Banish]\n[Double Attack]")
    s = Voyage(character("jailer", text="[Banish]", power=5000), both, character("spark", trigger="[Trigger] Draw 1."))
    s.trim(1, "life", 3)
    spark = s.put(1, "spark", "life")
    challenge(s, s.put(0, "jailer", "character"))
    assert s.asked == (0, "action")
    assert (s.where(spark), s.life(1), s.size(1, "hand")) == ("1.trash", 3, 0)
    s.attack(s.put(0, "both", "character"))
    assert (s.life(1), s.size(1, "hand")) == (1, 0)
