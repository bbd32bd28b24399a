"""What happens without a Chain before an effect is carried out, and what is done instead of an effect."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, monster, snare, through

FORT = effect(
    "fort",
    "You can discard Machine monster(s) whose total Levels equal 8 or more, then Special Summon this card (from your "
    "hand or GY). Before resolving an opponent's monster effect that targets this face-up card, look at your "
    "opponent's hand and discard 1 card from their hand.",
    level=7,
    race="Machine",
    atk=2500,
)
COG = monster("cog", 1, race="Machine")
LANCER = effect("lancer", "You can target 1 monster your opponent controls; destroy it.")
BOLT = magic("bolt", "Target 1 monster your opponent controls; destroy it.")
MAIL = magic(
    "mail",
    "When a monster effect that was activated on your opponent's side of the field resolves, negate that effect, then "
    "send this card to the Graveyard.",
    "continuous",
)
WARDEN = effect(
    "warden",
    "When an effect resolves that was activated by an Effect Monster that was on your opponent's side of the field, "
    "they must discard 1 card or the effect is negated (their choice).",
)
HAND_LANCER = effect(
    "hand lancer", "You can discard this card, then target 1 monster your opponent controls; destroy it."
)


def used(s: Scenario, card: int, *answers: str) -> None:
    """The effect of a card is used; `answers` to the questions that are no plain choices."""
    s.act("activate", card)
    said = list(answers)
    while s.table.choice is not None and s.choice.kind != "action":
        if s.choice.kind == "yes_no" and said:
            s.act(said.pop(0))
        else:
            s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])


@pytest.mark.rule("yugioh-zh", "YZH-4.37")
@pytest.mark.parametrize(("attacker", "loses"), [("lancer", 1), ("bolt", 0)])
def test_it_acts_before_what_targets_it_is_carried_out(attacker: str, loses: int) -> None:
    s = Scenario("zh-mr2", FORT, LANCER, BOLT)
    fort = s.put(1, "fort", "m1")
    s.put(0, "bear", "hand")
    used(s, s.put(0, attacker, "m1" if attacker == "lancer" else "hand"))
    assert s.where(fort) == "1.graveyard", "it is destroyed all the same"
    assert len(s.table.zones["0.hand"]) == 1 - loses


def test_it_does_nothing_where_another_is_targeted() -> None:
    s = Scenario("zh-mr2", FORT, LANCER)
    s.put(1, "fort", "m1")
    other = s.put(1, "bear", "m2")
    s.put(0, "bear", "hand")
    s.act("activate", s.put(0, "lancer", "m1"))
    while s.table.choice is not None and s.choice.kind != "action":
        mine = [at for at, option in enumerate(s.choice.options) if option.card == other]
        s.play.answer(mine or (list(range(max(1, s.choice.least))) if s.choice.options else []))
    assert s.where(other) == "1.graveyard" and len(s.table.zones["0.hand"]) == 1


def test_it_can_be_discarded_for_its_own_summon() -> None:
    s = Scenario("zh-mr2", FORT, COG)
    fort = s.put(0, "fort", "hand")
    assert not s.offered("special_summon"), "Level 7 alone is not enough"
    cog = s.put(0, "cog", "hand")
    s.act("special_summon", fort)
    while s.table.choice is not None and s.choice.kind != "action":
        s.play.answer(list(range(s.choice.most if s.choice.kind in ("cost", "discard") else max(1, s.choice.least))))
    assert s.where(fort).startswith("0.m") and s.where(cog) == "0.graveyard"


def test_an_effect_of_that_side_is_negated_as_it_resolves() -> None:
    s = Scenario("zh-mr2", MAIL, LANCER, HAND_LANCER)
    mail = s.put(1, "mail", "s1")
    bear = s.put(1, "bear", "m1")
    used(s, s.put(0, "hand lancer", "hand"))
    assert s.where(bear) == "1.graveyard" and s.where(mail) == "1.s1", "not activated on the field"
    bear = s.put(1, "bear", "m2")
    used(s, s.put(0, "lancer", "m1"))
    assert s.where(bear) == "1.m2" and s.where(mail) == "1.graveyard"
    used(s, s.put(0, "lancer", "m3"))
    assert s.where(bear) == "1.graveyard", "it is gone"


def test_it_counts_where_the_effect_was_activated() -> None:
    martyr = effect("martyr", "You can Tribute this card; inflict 500 damage to your opponent.")
    s = Scenario("zh-mr2", MAIL, martyr)
    mail = s.put(1, "mail", "s1")
    used(s, s.put(0, "martyr", "m1"))
    assert s.lp(1) == 8000 and s.where(mail) == "1.graveyard", "it was on the field when it was used"


@pytest.mark.parametrize(("answer", "destroyed"), [("yes", True), ("no", False)])
def test_the_other_player_discards_a_card_or_the_effect_is_negated(answer: str, destroyed: bool) -> None:
    s = Scenario("zh-mr2", WARDEN, LANCER)
    warden = s.put(1, "warden", "m1")
    card = s.put(0, "bear", "hand")
    used(s, s.put(0, "lancer", "m1"), answer)
    assert (s.where(warden) == "1.graveyard") == destroyed
    assert (s.where(card) == "0.graveyard") == destroyed


HERALD = effect(
    "herald",
    'When this card is Normal Summoned, you can add 1 Fish monster from your Deck to your hand. While "shrine" is '
    'face-up on the field, you can add 1 "giant" from your Deck to your hand instead.',
)
SHRINE = magic("shrine", "All monsters on the field gain 100 ATK.", "field")


@pytest.mark.parametrize("shrine", [True, False])
def test_another_thing_may_be_done_instead_while_that_holds(shrine: bool) -> None:
    s = Scenario("zh-mr2", HERALD, SHRINE, monster("carp", race="Fish"))
    carp, giant = s.put(0, "carp", "deck"), s.put(0, "giant", "deck")
    if shrine:
        s.put(0, "shrine", "field")
    s.act("normal_summon", s.put(0, "herald", "hand"))
    modes = []
    while s.table.choice is not None and s.choice.kind != "action":
        if s.choice.kind == "mode":
            modes = [option.value for option in s.choice.options]
            s.play.answer([1])
        else:
            s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])
    assert modes == ([0, 1] if shrine else [])
    assert (s.where(giant) == "0.hand", s.where(carp) == "0.hand") == (shrine, not shrine)


@pytest.mark.parametrize(("place", "stance"), [("hand", None), ("s4", SET)])
def test_a_spell_is_activated_where_it_is_placed(place: str, stance: str | None) -> None:
    ward = magic(
        "ward",
        "When a Spell effect that was activated on your opponent's side of the field resolves, negate that effect, "
        "then send this card to the Graveyard.",
        "continuous",
    )
    s = Scenario("zh-mr2", ward, magic("spark", "Inflict 500 damage to your opponent."))
    card = s.put(1, "ward", "s1")
    used(s, s.put(0, "spark", place, stance))
    assert s.lp(1) == 8000 and s.where(card) == "1.graveyard"


def test_a_trap_that_is_set_answers_nothing_of_it() -> None:
    s = Scenario("zh-mr2", MAIL, snare("pit", "Draw 1 card."))
    mail = s.put(1, "mail", "s1")
    used(s, s.put(0, "pit", "s1", SET))
    assert s.where(mail) == "1.s1", "no monster effect"
    through(s)


COURTIER = effect(
    "courtier",
    "The controller of this card pays 500 Life Points during each of his/her Standby Phases (this is not optional). "
    "When this card is targeted by the effect of a card controlled by your opponent, when resolving the effect, roll a "
    "six-sided die. If the result is 2 or 5, negate the effect and destroy the opponent's card. As long as this "
    "card remains face-up on the field, your opponent cannot select another monster as an attack target.",
)
GUARD = effect(
    "guard",
    "When a Warrior monster on your side of the field is targeted by the effect of a card controlled by your opponent, "
    "when resolving effect, roll a six-sided die. If the result is 1, 3, or 6, negate the effect and destroy the "
    "opponent's card.",
    race="Rock",
)


def test_a_die_may_negate_what_targets_it() -> None:
    kept = set()
    for seed in range(10):
        s = Scenario("zh-mr2", COURTIER, LANCER, seed=seed)
        courtier, lancer = s.put(1, "courtier", "m1"), s.put(0, "lancer", "m1")
        used(s, lancer)
        (rolled,) = s.facts("rolled")
        negated = rolled.data["face"] in (2, 5)
        assert (s.where(courtier), s.where(lancer)) == (("1.m1", "0.graveyard") if negated else ("1.graveyard", "0.m1"))
        kept.add(negated)
    assert kept == {True, False}


@pytest.mark.parametrize(("target", "rolls"), [("bear", 1), ("guard", 0)])
def test_it_guards_such_monsters_alone(target: str, rolls: int) -> None:
    s = Scenario("zh-mr2", GUARD, LANCER)
    aimed = {name: s.put(1, name, f"m{at}") for at, name in enumerate(("bear", "guard"), 1)}
    s.act("activate", s.put(0, "lancer", "m1"))
    s.act("pick", aimed[target])
    through(s)
    assert len(s.facts("rolled")) == rolls


@pytest.mark.parametrize(("lp", "left", "stays"), [(2000, 1500, True), (400, 400, False)])
def test_what_is_not_optional_is_paid_unasked_or_the_card_goes(lp: int, left: int, stays: bool) -> None:
    s = Scenario("zh-mr2", COURTIER)
    courtier = s.put(1, "courtier", "m1")
    s.set_lp(1, lp)
    s.act("phase", value="end")
    assert s.choice.kind == "action" and s.turn == 4, "nobody is asked"
    assert s.lp(1) == left and (s.where(courtier) == "1.m1") == stays
