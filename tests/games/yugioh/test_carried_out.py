"""What a text is understood to say is carried out: from where, when, and each time."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, EDITIONS, FACE_DOWN, SET, Scenario, effect, monster, parsed, spell, through, trap

from sanam.games.yugioh.presentation.words import YugiohWords
from sanam.games.yugioh.texts.tree import Ability, GainLife, Occasion, SkipPhase, Step, to_plain

ALL = pytest.mark.parametrize("edition", EDITIONS)


# ------------------------------------------------------------------------------------------------ from where

LEAPER = effect("leaper", "You can discard 1 card; Special Summon this card from your hand in Defense Position.")
GHOST = effect("ghost", "Once per turn: You can pay 500 LP; add this card from your GY to your hand.")
LATE = effect("late", "If a monster is Special Summoned: You can Special Summon this card from your hand.")


@pytest.mark.rule("yugioh-zh", "YZH-2.11", "YZH-2.80")
def test_an_effect_that_brings_its_card_from_the_hand_is_used_there_and_nowhere_else() -> None:
    s = Scenario("zh-mr2", LEAPER, LATE)
    on_field, in_hand, late = s.put(0, "leaper", "m1"), s.put(0, "leaper", "hand"), s.put(0, "late", "hand")
    s.put(0, "bear", "hand")
    assert "activate" not in s.acts(on_field)
    s.act("activate", in_hand)
    s.pick(next(c for c in s.offered("pick") if c is not None and c != late))
    through(s)
    assert s.where(in_hand)[:3] == "0.m" and s.card(in_hand).stance == DEFENSE
    # An occasion is answered from the hand as well.
    assert s.where(late)[:3] == "0.m"


@pytest.mark.rule("yugioh-zh", "YZH-2.80")
def test_an_effect_that_takes_its_card_out_of_the_graveyard_is_used_there() -> None:
    s = Scenario("zh-mr2", GHOST)
    on_field, dead = s.put(0, "ghost", "m1"), s.put(0, "ghost", "graveyard")
    assert "activate" not in s.acts(on_field)
    s.do("activate", dead)
    assert s.where(dead) == "0.hand" and s.lp(0) == 7500


# -------------------------------------------------------------------------------------------- destroyed by battle

NOVA = effect("nova", "If this card destroys an opponent's monster by battle: Draw 1 card.", atk=2600)
GEDDON = effect(
    "geddon",
    "When this card destroys an opponent's monster by battle and sends it to the GY: "
    'You can Special Summon 1 "geddon" from your Deck.',
    atk=2600,
)
FLOCK = parsed(spell("flock", text='Special Summon 1 "Sheep Token" (Beast/EARTH/Level 4/ATK 0/DEF 0).'))
SNATCH = parsed(spell("snatch", text="Target 1 monster your opponent controls; take control of it."))


@pytest.mark.rule("yugioh-zh", "YZH-4.8", "YZH-2.29")
@ALL
@pytest.mark.parametrize("stance", [ATTACK, DEFENSE, FACE_DOWN])
def test_destroying_an_opponents_monster_by_battle_is_answered(edition: str, stance: str) -> None:
    s = Scenario(edition, NOVA)
    mine, target = s.put(0, "nova", "m1"), s.put(1, "bear", "m1", stance)
    s.attack(mine, target)
    assert s.where(target) == "1.graveyard" and s.size(0, "hand") == 1


def test_the_controller_of_the_destroyed_monster_counts_not_its_owner() -> None:
    s = Scenario("zh-mr2", NOVA, SNATCH, turn=4)
    nova, bear = s.put(1, "nova", "m1"), s.put(1, "bear", "m2")
    s.edit(lambda game: game.take_control(bear, 0))
    assert s.where(bear)[:3] == "0.m"
    drawn = s.size(1, "hand")
    s.end_turn()
    s.attack(nova, bear)
    assert s.where(bear) == "1.graveyard" and s.size(1, "hand") > drawn


def test_a_destroyed_token_was_an_opponents_monster_but_went_nowhere() -> None:
    s = Scenario("zh-mr2", NOVA, GEDDON, FLOCK, turn=4)
    nova, geddon = s.put(1, "nova", "m1"), s.put(1, "geddon", "m2")
    s.put(1, "geddon", "deck")
    for _ in (1, 2):
        s.act("activate", s.put(0, "flock", "hand"))
        through(s)
    hand = s.size(1, "hand")
    s.end_turn()
    tokens = s.game.monsters(0)
    s.attack(nova, tokens[0])
    assert s.size(1, "hand") == hand + 2  # the draw of the turn and that of nova
    s.attack(geddon, tokens[1])
    assert len(s.game.monsters(1)) == 2


def test_and_what_is_sent_to_the_graveyard_so_too() -> None:
    s = Scenario("zh-mr2", GEDDON)
    mine, target = s.put(0, "geddon", "m1"), s.put(1, "bear", "m1")
    another = s.put(0, "geddon", "deck")
    s.do("phase", value="battle")
    s.act("attack", mine)
    s.act("attack", target)
    through(s)
    assert s.where(another)[:3] == "0.m"


SIGNAL = parsed(trap("signal", text="When a monster you control is destroyed by battle: Draw 1 card."))
SORE = parsed(trap("sore", text="When you take battle damage: Gain 300 LP."))
JAR = parsed(trap("jar", text="Draw 1 card."))


@pytest.mark.rule("yugioh-zh", "YZH-4.2", "YZH-4.3")
@pytest.mark.rule("yugioh-fa", "YFA-4.2", "YFA-4.3")
@ALL
@pytest.mark.parametrize("name", ["signal", "sore"])
def test_a_set_trap_that_answers_what_the_battle_did_is_offered_after_it(edition: str, name: str) -> None:
    s = Scenario(edition, SIGNAL, SORE, JAR)
    mine, target = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    answer, jar = s.put(1, name, "s1", SET), s.put(1, "jar", "s2", SET)
    s.do("phase", value="battle")
    s.act("attack", mine)
    s.act("attack", target)
    while not s.table.marks.get("calculated"):
        s.decline()
    # Other cards are not: the Damage Step is past calculation.
    assert s.choice.seat == 1 and s.offered("activate") == [answer] and jar not in s.offered("activate")
    s.act("activate", answer)
    assert s.where(answer) == "1.graveyard"


# ------------------------------------------------------------------------------------------------- each time

PRINCESS = effect("princess", "Each time you gain LP, inflict 500 damage to your opponent.")
DRAGO = effect("drago", "Each time this card inflicts battle damage to your opponent, it gains 200 ATK.", atk=1000)
TURTLE = effect("turtle", 'Each time "jar" is activated, draw 1 card.')
SIPHON = monster(
    "siphon",
    abilities=to_plain(
        [
            Ability(
                kind="continuous",
                when=Occasion(events=("life gained",), who="opponent"),
                do=(Step(GainLife(amount=300)),),
            )
        ]
    ),
)
GIFT = parsed(spell("gift", text="Gain 1000 LP."))


@pytest.mark.rule("yugioh-zh", "YZH-2.22")
@pytest.mark.rule("yugioh-fa", "YFA-2.19")
@ALL
def test_each_time_something_happens_the_effect_is_applied_without_a_chain(edition: str) -> None:
    s = Scenario(edition, PRINCESS, DRAGO, GIFT)
    s.put(0, "princess", "m1")
    drago = s.put(0, "drago", "m2")
    for n in (1, 2):
        s.do("activate", s.put(0, "gift", "hand"))
        assert (s.lp(0), s.lp(1)) == (8000 + 1000 * n, 8000 - 500 * n)
    assert [f.card for f in s.facts("activated") if s.game.profile(f.card or 0).monster] == []
    s.attack(drago)
    assert s.lp(1) == 7000 - 1000 and s.game.value(drago, "atk") == 1200


def test_what_happens_during_a_chain_is_answered_when_its_link_has_resolved() -> None:
    s = Scenario("zh-mr2", TURTLE, JAR)
    s.put(0, "turtle", "m1")
    s.do("activate", s.put(0, "jar", "s1", SET))
    assert s.size(0, "hand") == 2


def test_two_effects_that_feed_each_other_end_with_the_moment() -> None:
    s = Scenario("zh-mr2", SIPHON, GIFT)
    s.put(0, "siphon", "m1")
    s.put(1, "siphon", "m1")
    s.do("activate", s.put(0, "gift", "hand"))
    # Each answers once to what is of one moment (YZH-5.52, YZH-5.53).
    assert s.choice.kind == "action" and (s.lp(0), s.lp(1)) == (9300, 8300)


def test_each_time_may_ask_which_card() -> None:
    text = "Each time you gain LP, destroy 1 monster your opponent controls. You can pay 100 LP; draw 1 card."
    hunter = effect("hunter", text)
    s = Scenario("zh-mr2", hunter, GIFT)
    s.put(0, "hunter", "m1")
    one, two = s.put(1, "bear", "m1"), s.put(1, "ox", "m2")
    s.act("activate", s.put(0, "gift", "hand"))
    s.settle("pick")
    assert s.choice.kind == "pick" and s.offered("pick") == [one, two]
    s.pick(two)
    assert (s.where(one), s.where(two)) == ("1.m1", "1.graveyard") and s.choice.kind == "action"


# ------------------------------------------------------------------------------------------------ flipped

WOKEN = effect("woken", "When this card is flipped face-up: You can gain 700 LP.", def_=3000)


@pytest.mark.rule("yugioh-zh", "YZH-4.5")
@pytest.mark.rule("yugioh-fa", "YFA-4.6")
@ALL
def test_what_being_attacked_flips_does_not_miss_its_timing(edition: str) -> None:
    s = Scenario(edition, WOKEN)
    mine, target = s.put(0, "ox", "m1"), s.put(1, "woken", "m1", FACE_DOWN)
    s.do("phase", value="battle")
    s.act("attack", mine)
    s.act("attack", target)
    through(s)
    assert s.lp(1) == 8700


# ---------------------------------------------------------------------------------- what a card is activated for

DECOY = parsed(
    trap(
        "decoy",
        "continuous",
        text="Target 1 face-up monster you control; that target cannot be destroyed by battle.",
    )
)
CUT = parsed(spell("cut", text="Target 1 Spell/Trap on the field; destroy it."))


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
def test_a_continuous_trap_with_a_target_is_activated_for_it_and_holds_while_it_lies_there() -> None:
    s = Scenario("zh-mr2", DECOY, CUT)
    decoy = s.put(0, "decoy", "s1", SET)
    assert "activate" not in s.acts(decoy)  # nothing to target
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    s.act("activate", decoy)
    assert s.choice.kind == "target" and s.offered("pick") == [bear, ox]
    s.pick(bear)
    s.settle()
    rule = "cannot be destroyed by battle"
    assert (
        s.card(decoy).zone == "0.s1"
        and s.game.standing_effects().has(bear, rule)
        and not s.game.standing_effects().has(ox, rule)
    )
    assert "activate" not in s.acts(decoy)
    s.do("activate", s.put(0, "cut", "hand"))
    assert s.where(decoy) == "0.graveyard" and not s.game.standing_effects().has(bear, rule)


def test_a_name_without_a_number_is_one_card() -> None:
    fetch = parsed(spell("fetch", text='Special Summon "ox" from your Deck.'))
    s = Scenario("zh-mr2", fetch)
    for _ in range(3):
        s.put(0, "ox", "deck")
    s.act("activate", s.put(0, "fetch", "hand"))
    through(s)
    assert len(s.game.monsters(0)) == 1


@pytest.mark.parametrize(("phase", "mark"), [("draw",) * 2, ("standby",) * 2, ("main 1", "main1"), ("battle",) * 2])
def test_a_phase_that_an_effect_skips_does_not_come(phase: str, mark: str) -> None:
    ability = Ability(kind="activate", do=(Step(SkipPhase(phase=phase, who="you")),))
    s = Scenario("zh-mr2", spell("nap", abilities=to_plain([ability])))
    s.put(0, "ox", "m1")
    s.do("activate", s.put(0, "nap", "hand"))
    s.end_turn()
    s.end_turn()
    while s.turn == 5:
        s.act("phase", value={"main1": "battle", "battle": "main2"}.get(s.phase, "end")) if (
            s.choice.kind == "action"
        ) else s.decline()
    facts = s.facts()
    mine = facts[next(i for i, f in enumerate(facts) if f.what == "turn" and f.data["turn"] == 5) :]
    assert [f.data["phase"] for f in mine if f.what == "phase_skipped"] != []
    told = [
        f.data["phase"]
        for f in mine[: next(i for i, f in enumerate(mine[1:], 1) if f.what == "turn")]
        if f.what == "phase"
    ]
    assert mark not in told and "end" in told


ART = parsed(
    trap(
        "art",
        "continuous",
        text="Tribute 1 monster; Special Summon 1 Level 5 or higher monster from your hand. When this card leaves the "
        "field, destroy that monster.",
    )
)


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
def test_what_a_continuous_trap_says_without_offering_it_is_done_once_by_its_activation() -> None:
    s = Scenario("zh-mr2", ART, CUT)
    art = s.put(0, "art", "s1", SET)
    s.put(0, "bear", "m1")
    assert "activate" not in s.acts(art)  # nothing to Summon
    knight = s.put(0, "knight", "hand")
    s.act("activate", art)
    through(s)
    assert s.where(knight)[:3] == "0.m" and s.where(art) == "0.s1"
    s.put(0, "knight", "hand")
    assert "activate" not in s.acts(art)
    s.do("activate", s.put(0, "cut", "hand"))
    assert (s.where(art), s.where(knight)) == ("0.graveyard", "0.graveyard")


COUPLE = effect("couple", "You can Special Summon this card and 1 Level 4 or lower monster from your hand.")


@pytest.mark.rule("yugioh-zh", "YZH-2.11", "YZH-2.80")
def test_this_card_and_another_from_the_hand_are_both_there() -> None:
    s = Scenario("zh-mr2", COUPLE)
    on_field, in_hand, bear = s.put(0, "couple", "m1"), s.put(0, "couple", "hand"), s.put(0, "bear", "hand")
    assert "activate" not in s.acts(on_field)
    s.act("activate", in_hand)
    through(s)
    assert (s.where(in_hand)[:3], s.where(bear)[:3]) == ("0.m", "0.m")


COMER = effect("comer", "When this card is Normal or Special Summoned from your hand: You can gain 300 LP.")


def test_a_normal_summon_is_one_from_the_hand() -> None:
    s = Scenario("zh-mr2", COMER)
    s.act("normal_summon", s.put(0, "comer", "hand"))
    through(s)
    assert s.lp(0) == 8300


CALLER = effect(
    "caller",
    "When this card destroys an opponent's monster by battle and sends it to the GY: You can Special Summon 1 Level 4 "
    "or lower monster from your Deck. That monster's effects are negated.",
    atk=2600,
)
BLAST = parsed(
    trap(
        "blast",
        text="When a monster you control is destroyed by battle: Destroy 1 monster your opponent controls, and if you "
        "do, inflict damage to your opponent equal to that monster's ATK.",
    )
)


@pytest.mark.rule("yugioh-zh", "YZH-2.89")
def test_that_monster_is_the_one_just_handled_and_not_the_one_of_the_occasion() -> None:
    s = Scenario("zh-mr2", CALLER, NOVA, BLAST)
    caller, bear = s.put(0, "caller", "m1"), s.put(1, "bear", "m1")
    s.put(1, "blast", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", caller)
    s.act("attack", bear)
    through(s)
    called = next(card for card in s.game.monsters(0) if card != caller)
    assert s.game.standing_effects().negated(called)
    # The Trap destroyed one of the two, and dealt what that one had: not the 1500 of the bear.
    assert s.lp(0) in (8000 - 2600, 8000 - 1000)


def test_what_both_saw_leave_for_the_deck_is_told_by_its_name() -> None:
    toss = parsed(spell("toss", text="Shuffle all cards your opponent controls into the Deck."))
    s = Scenario("zh-mr2", toss, JAR)
    bear, jar = s.put(1, "bear", "m1"), s.put(1, "jar", "s1", SET)
    s.do("activate", s.put(0, "toss", "hand"))
    assert {f.card: f.seen_by for f in s.facts("returned")} == {bear: None, jar: [1]}


def test_a_link_that_was_negated_is_told_to_have_no_effect() -> None:
    hush = parsed(trap("hush", "counter", text="When a Spell Card is activated: Negate the activation."))
    s = Scenario("zh-mr2", hush, GIFT)
    trap_, gift = s.put(1, "hush", "s1", SET), s.put(0, "gift", "hand")
    s.act("activate", gift)
    s.settle("respond")
    s.do("activate", trap_)
    words = YugiohWords()
    told = {f.card: words.sentence(f.what, f.data, True) for f in s.facts("link_resolving")}
    assert told == {trap_: "{card} resolves.", gift: "{card} has no effect."}


FLOATS = parsed(
    spell(
        "floats",
        text='Special Summon 2 "Float Tokens" (Plant/WATER/Level 1/ATK 0/DEF 500) in Defense Position, but they cannot '
        "be Tributed for a Tribute Summon.",
    )
)
BURY = parsed(spell("bury", text="Tribute 1 monster; draw 1 card."))


@pytest.mark.rule("yugioh-zh", "YZH-2.72", "YZH-5.57")
def test_what_cannot_be_tributed_for_a_tribute_summon_can_be_for_an_effect() -> None:
    s = Scenario("zh-mr2", FLOATS, BURY)
    s.do("activate", s.put(0, "floats", "hand"))
    knight, bury = s.put(0, "knight", "hand"), s.put(0, "bury", "hand")
    assert "normal_summon" not in s.acts(knight) and "activate" in s.acts(bury)


ARCHIVIST = effect(
    "archivist",
    "If a monster is Special Summoned: Gain 100 LP. This card must be face-up on the field to activate and to resolve "
    "this effect.",
)
CALL = parsed(spell("call", text="Special Summon 1 monster from your hand."))


@pytest.mark.rule("yugioh-zh", "YZH-2.11")
def test_what_happens_while_a_card_is_on_the_field_is_not_its_own_arrival() -> None:
    s = Scenario("zh-mr2", ARCHIVIST, CALL)
    for name, lp in (("archivist", 8000), ("bear", 8100)):
        s.put(0, name, "hand")
        s.act("activate", s.put(0, "call", "hand"))
        through(s)
        assert s.lp(0) == lp


PUPIL = effect(
    "pupil",
    "When this card is Normal Summoned: You can Special Summon 1 monster from your hand, and if you do, this card's "
    "Level becomes the Summoned monster's Level.",
    level=3,
)
LENDER = effect(
    "lender",
    "You can discard this card, then target 1 monster you control; it can make a second attack during each Battle "
    "Phase this turn. Other monsters cannot attack during the turn you activate this effect.",
)


def test_a_value_of_the_monster_just_summoned_is_not_the_own_one() -> None:
    s = Scenario("zh-mr2", PUPIL)
    s.put(0, "knight", "hand")
    pupil = s.put(0, "pupil", "hand")
    s.act("normal_summon", pupil)
    through(s)
    assert s.game.value(pupil, "level") == 5


def test_other_monsters_than_the_target_cannot_attack() -> None:
    s = Scenario("zh-mr2", LENDER)
    bear = s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    s.act("activate", s.put(0, "lender", "hand"))
    s.pick(bear)
    s.settle()
    s.do("phase", value="battle")
    assert s.offered("attack") == [bear]


# ------------------------------------------------------------------------------------- what is there and what comes

PIONEER = effect("pioneer", "When this card is Normal Summoned while you control no monsters: You can draw 1 card.")
SPRINGER = effect(
    "springer", "When a Trap Card is activated: You can discard 1 card; Special Summon this card from your hand."
)
PITCHER = parsed(trap("pitcher", text="Gain 500 LP."))


@pytest.mark.parametrize("alone", [True, False])
def test_a_monster_just_summoned_is_none_of_those_that_its_player_controls_not(alone: bool) -> None:
    s = Scenario("zh-mr2", PIONEER)
    if not alone:
        s.put(0, "bear", "m1")
    s.act("normal_summon", s.put(0, "pioneer", "hand"))
    through(s)
    assert s.size(0, "hand") == alone


@pytest.mark.rule("yugioh-zh", "YZH-2.80")
def test_what_may_be_used_when_a_card_is_activated_comes_before_that_resolves() -> None:
    s = Scenario("zh-mr2", SPRINGER, PITCHER, turn=4)
    springer = s.put(1, "springer", "hand")
    s.put(1, "bear", "hand")
    s.act("activate", s.put(0, "pitcher", "s1", SET))
    assert s.choice.kind == "respond"
    s.pick(springer)
    through(s)
    assert s.where(springer)[:3] == "1.m" and s.facts("link_resolved")[0].card == springer


@pytest.mark.parametrize(
    ("text", "also", "able"),
    [
        ("the only face-up monsters you control are Level 2 or lower monsters", (0, "ox", "m2", FACE_DOWN), True),
        ("the only face-up monsters you control are Level 2 or lower monsters", (0, "ox", "m2"), False),
        ("the only monsters you control are Level 2 or lower monsters", (0, "ox", "m2", FACE_DOWN), False),
        ("the only monsters your opponent controls are Defense Position monsters", (1, "pitcher", "s1", SET), True),
        ("the only cards your opponent controls are Defense Position monsters", (1, "pitcher", "s1", SET), False),
        ("the only cards your opponent controls are Defense Position monsters", (0, "pitcher", "s1", SET), True),
    ],
)
def test_the_only_ones_are_counted_among_those_that_the_text_names(text: str, also: tuple, able: bool) -> None:
    s = Scenario(
        "zh-mr2", effect("stalker", f"If {text}, this card can attack your opponent directly.", level=2), PITCHER
    )
    stalker = s.put(0, "stalker", "m1")
    s.put(1, "bear", "m1", DEFENSE)
    s.put(*also)
    assert s.game.standing_effects().has(stalker, "attacks directly") is able


# ---------------------------------------------------------------------------------------- "it", where it is this card

GROWING = effect(
    "growing",
    "When this card declares an attack, it gains 500 ATK. If this card on the field is destroyed and sent to the "
    "Graveyard: You can Special Summon 1 Level 1 monster from your Deck.",
    atk=1100,
)


@pytest.mark.rule("yugioh-zh", "YZH-2.22")
def test_a_card_whose_attack_makes_it_stronger_attacks_with_what_it_gains() -> None:
    s = Scenario("zh-mr2", GROWING)
    growing, bear = s.put(0, "growing", "m1"), s.put(1, "bear", "m1")
    s.attack(growing, bear)
    assert s.game.value(growing, "atk") == 1600
    assert s.where(bear) == "1.graveyard"


LAMP = effect(
    "lamp",
    "When this card is destroyed by battle and sent to the Graveyard, inflict 300 damage to your opponent for each Oil "
    "Counter on this card.",
    atk=100,
)


@pytest.mark.rule("yugioh-zh", "YZH-5.20")
def test_the_counters_that_lay_on_a_card_when_it_was_destroyed_are_counted() -> None:
    s = Scenario("zh-mr2", LAMP)
    lamp, bear = s.put(0, "lamp", "m1"), s.put(1, "bear", "m1")
    s.game.host.place_counter(lamp, "Oil", 2)
    s.attack(lamp, bear)
    assert s.lp(1) == 8000 - 600


HERALD = effect(
    "herald",
    'You can banish this card from your GY; Special Summon 1 "bear" from your Deck. You cannot Special Summon other '
    "monsters during the turn you activate this effect.",
)
RETURN = parsed(spell("return", text="Target 1 monster in your GY; Special Summon it."))


@pytest.mark.rule("yugioh-zh", "YZH-2.89")
def test_other_monsters_than_the_effect_itself_summons_are_not_summoned_in_its_turn() -> None:
    s = Scenario("zh-mr2", HERALD, RETURN)
    herald, bear = s.put(0, "herald", "graveyard"), s.put(0, "bear", "deck")
    s.put(0, "ox", "graveyard")
    s.do("activate", herald)
    assert s.where(bear)[:3] == "0.m"
    assert "activate" not in s.acts(s.put(0, "return", "hand"))
