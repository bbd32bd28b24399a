"""Wordings that are close to others and mean something else."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, parsed, spell, through, trap, use

from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse
from sanam.games.yugioh.texts.tree import PlayerRule

# ------------------------------------------------------------------------------------------- banished instead
SPENT = effect("spent", "If this card is used for a Synchro Summon, banish it.", traits=("effect", "tuner"), level=2)
SEVEN = effect("seven", "1 Tuner + 1 or more non-Tuner monsters", traits=("synchro", "effect"), level=6)


@pytest.mark.parametrize("with_it", [True, False])
def test_a_material_that_is_banished_is_not_sent_to_the_graveyard_first(with_it: bool) -> None:
    s = Scenario("zh-mr2", SPENT, SEVEN, extra=("seven",))
    spent = s.put(0, "spent", "m1")
    if with_it:
        s.put(0, "bear", "m2")
        (seven,) = s.offered("special_summon")
        s.act("special_summon", seven)
        through(s)
    else:
        s.edit(lambda game: game.send([spent], {"cause": "effect", "card": None, "seat": 0}))
    assert s.where(spent) == ("0.banished" if with_it else "0.graveyard")
    assert any(fact.card == spent for fact in s.facts("sent")) != with_it


RAISE = magic("raise", "Target 1 monster in your GY; Special Summon it, but banish it when it leaves the field.")
BOUNCE = magic("bounce", "Return all monsters on the field to the hand.")
DIG = magic("dig", "Shuffle all monsters on the field into the Deck.")


@pytest.mark.parametrize("away", ["bounce", "dig"])
def test_wherever_it_would_go_when_it_leaves_it_is_banished(away: str) -> None:
    s = Scenario("zh-mr2", RAISE, BOUNCE, DIG)
    bear, ox = s.put(0, "bear", "graveyard"), s.put(0, "ox", "m5")
    use(s, "raise")
    use(s, away)
    assert s.where(bear) == "0.banished" and s.where(ox) in ("0.hand", "0.deck")


# ------------------------------------------------------------------------------------------- when it is done
ROT = parsed(
    trap(
        "rot",
        "continuous",
        text="Each time a card(s) is sent from your Deck to the GY, banish the top card of your opponent's Deck.",
    )
)
MILL = magic("mill", "Send the top card of your Deck to the Graveyard.")


def test_what_takes_cards_away_each_time_starts_a_chain() -> None:
    s = Scenario("zh-mr2", ROT, MILL)
    s.put(0, "rot", "s1")
    s.put(1, "bear", "deck")
    use(s, "mill")
    assert len(s.table.zones["1.banished"]) == 1
    (ability,) = parse(ROT.text, ROT)
    assert ability.kind == "trigger" and not ability.optional
    counts = "Each time a card(s) is sent from your Deck to the Graveyard, place 1 Kite Counter on this card."
    assert parse(counts, ROT)[0].kind == "continuous"


RASH = effect("rash", "If this card attacks, it is destroyed at the end of the Battle Phase.")


@pytest.mark.parametrize("attacks", [True, False])
def test_what_has_attacked_is_destroyed_by_an_effect_at_the_end_of_the_battle_phase(attacks: bool) -> None:
    s = Scenario("zh-mr2", RASH)
    rash = s.put(0, "rash", "m1")
    if attacks:
        s.attack(rash)
    assert s.where(rash) == "0.m1"
    s.to_main2()
    assert s.where(rash) == ("0.graveyard" if attacks else "0.m1")


def test_the_end_phase_of_this_turn_is_not_each_end_phase() -> None:
    with pytest.raises(NotUnderstood):
        parse(
            "You can Special Summon this card (from your hand) by Tributing 1 monster. If Summoned this way, during the"
            " End Phase of this turn: You can draw 1 card.",
            monster("later", traits=("effect",)),
        )


# ------------------------------------------------------------------------------------------- one of each name
GATHER = magic("gather", 'Banish 1 "bear", "ox", and "wall" from your field, hand, or Graveyard; draw 2 cards.')


def test_a_card_of_each_name_is_not_a_card_of_one_of_them() -> None:
    s = Scenario("zh-mr2", GATHER)
    gather = s.put(0, "gather", "hand")
    named = [s.put(0, "bear", "m1"), s.put(0, "ox", "hand")]
    assert "activate" not in s.acts(gather)
    named.append(s.put(0, "wall", "graveyard"))
    s.act("activate", gather)
    through(s)
    assert [s.where(card) for card in named] == ["0.banished"] * 3 and len(s.table.zones["0.hand"]) == 2


@pytest.mark.parametrize("text", ['Banish "bear" and "ox" from your Graveyard; draw 1 card.', None])
def test_cards_that_are_only_named_are_one_of_each(text: str | None) -> None:
    gate = magic("gate", text or 'If you control a "bear" and "ox": Draw 1 card.')
    zone = "graveyard" if text else "m1"
    s = Scenario("zh-mr2", gate)
    card = s.put(0, "gate", "hand")
    s.put(0, "bear", zone), s.put(0, "bear", zone if text else "m2")
    assert "activate" not in s.acts(card)
    s.put(0, "ox", zone if text else "m3")
    assert "activate" in s.acts(card)
    if text:
        s.act("activate", card)
        through(s)
        assert len(s.table.zones["0.banished"]) == 2


@pytest.mark.parametrize(
    "text",
    [
        'Fusion Summon 1 "Kite" Fusion Monster from your Deck, by banishing Fusion Materials listed on it.',
        "Inflict 400 damage to your opponent each time you activate a Normal card.",
    ],
)
def test_words_without_which_it_means_nothing(text: str) -> None:
    with pytest.raises(NotUnderstood):
        parse(text, spell("kites", "continuous"))


def test_what_holds_in_the_battle_phase_only_holds_in_each() -> None:
    tower = magic("tower", "All Warrior monsters on the field gain 300 ATK during the Battle Phase only.", "continuous")
    s = Scenario("zh-mr2", tower)
    s.put(0, "tower", "s1")
    bear = s.put(0, "bear", "m1")
    assert s.game.value(bear, "atk") == 1500
    s.do("phase", value="battle")
    assert s.game.value(bear, "atk") == 1800


# ------------------------------------------------------------------------------------------- which cards
SEAL = magic(
    "seal", "Draw 1 card, but you cannot Special Summon monsters from your Extra Deck for the rest of this turn."
)
ASIDE = effect("aside", "You can Special Summon this card (from your hand).")


def test_a_rule_on_monsters_of_one_place_leaves_those_of_others_alone() -> None:
    s = Scenario("zh-mr2", SEAL, ASIDE, SPENT, SEVEN, extra=("seven",))
    s.put(0, "spent", "m1"), s.put(0, "bear", "m2")
    aside = s.put(0, "aside", "hand")
    (seven,) = {*s.offered("special_summon")} - {aside}
    use(s, "seal")
    assert seven not in s.offered("special_summon") and aside in s.offered("special_summon")


def test_rules_on_players_do_not_forget_where_the_cards_are() -> None:
    texts = {
        "You cannot Special Summon monsters from your Extra Deck.": ("extra",),
        "Your opponent cannot activate cards in the GY.": ("graveyard",),
        "Your opponent cannot Set cards on the field.": (),
    }
    for text, zones in texts.items():
        (ability,) = parse(text, spell("rules", "continuous"))
        assert isinstance(ability.do[0].op, PlayerRule) and ability.do[0].op.zones == zones
    with pytest.raises(NotUnderstood):
        parse("You cannot Set monsters from your hand.", spell("rules", "continuous"))


OUST = magic(
    "oust", "Select 1 face-up monster your opponent controls and remove it from play. Your opponent draws 1 card."
)


def test_what_an_older_text_does_to_a_selected_card_is_no_cost() -> None:
    (ability,) = parse(OUST.text, OUST)
    assert not ability.cost and len(ability.do) == 2 and len(ability.targets) == 1


@pytest.mark.parametrize("alone", [True, False])
def test_whether_an_older_text_is_used_is_asked_before_all_that_it_does(alone: bool) -> None:
    text = "When this card is Summoned, if you control a bear, you can gain 500 LP. Draw 1 card.".replace(
        "a bear", 'a "bear"'
    )
    s = Scenario("zh-mr2", effect("friend", text))
    if not alone:
        s.put(0, "bear", "m1")
    s.act("normal_summon", s.put(0, "friend", "hand"))
    through(s)
    assert (s.lp(0), len(s.table.zones["0.hand"])) == ((8000, 0) if alone else (8500, 1))


CHARGE = magic(
    "charge",
    "Target 1 monster you control; it gains 500 ATK until the end of this turn, "
    "also other monsters you control cannot attack this turn.",
)


def test_other_monsters_than_the_target_of_a_spell() -> None:
    s = Scenario("zh-mr2", CHARGE)
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    s.act("activate", s.put(0, "charge", "hand"))
    s.settle("target")
    s.pick(bear)
    through(s)
    s.do("phase", value="battle")
    assert s.offered("attack") == [bear] and s.where(ox) == "0.m2"


# ------------------------------------------------------------------------------------------- no other target
BEACON = effect(
    "beacon",
    "While this card is in Attack Position, negate any Spell/Trap effects that target 1 Machine monster you control "
    "(and no other cards).",
    race="Machine",
)
DART = magic("dart", "Target 1 monster on the field; destroy it.")
SALVO = magic("salvo", "Target 2 monsters on the field; destroy them.")


@pytest.mark.parametrize(("shot", "stays"), [("dart", True), ("salvo", False)])
def test_an_effect_is_negated_only_if_it_targets_nothing_else(shot: str, stays: bool) -> None:
    s = Scenario("zh-mr2", BEACON, DART, SALVO)
    s.end_turn()
    s.clear_hands()
    beacon = s.put(0, "beacon", "m1")
    if shot == "salvo":
        s.put(0, "bear", "m2")
    use(s, shot, 1)
    assert (s.where(beacon) == "0.m1") == stays


TURRET = effect(
    "turret",
    "Once per turn: You can destroy 1 monster with ATK or DEF equal to or higher than this card's ATK.",
    atk=2000,
)


def test_one_of_two_values_is_enough() -> None:
    s = Scenario("zh-mr2", TURRET, monster("tower", atk=0, def_=2000), monster("spear", atk=2100, def_=0))
    turret = s.put(0, "turret", "m1")
    tower, spear = s.put(1, "tower", "m1"), s.put(1, "spear", "m2")
    s.put(1, "bear", "m3")
    s.act("activate", turret)
    assert {option.card for option in s.choice.options} == {turret, tower, spear}
