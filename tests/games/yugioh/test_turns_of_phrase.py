"""Sentences of well-known cards: when something is done later, when it is not used, what was lost, and whom it hits."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

from scenario import DEFENSE, SET, Scenario, effect, magic, monster, snare, through, use

from sanam.games.yugioh.texts.execution.conditions import now_in

DIONAEA = magic(
    "trapper", "Special Summon 1 monster from your Deck, but banish it during the End Phase of your next turn."
)


def test_in_the_end_phase_of_the_next_turn_of_its_player() -> None:
    s = Scenario("zh-mr2", DIONAEA)
    use(s, "trapper")
    mine = list(s.game.monsters(0))
    assert len(mine) == 1
    s.end_turn()
    assert s.game.monsters(0) == mine, "not in this turn"
    s.end_turn()
    assert s.game.monsters(0) == mine, "nor in that of the opponent"
    s.end_turn()
    assert s.game.monsters(0) == [] and s.where(mine[0]) == "0.banished"


DANCER = effect(
    "dancer",
    "Cannot be destroyed by battle. Once per turn, during your Main Phase 1: You can activate this effect; for the rest of this turn, the first time "
    "each monster your opponent controls would be destroyed by battle, it is not destroyed, also this card can attack all "
    "monsters your opponent controls, twice each, this turn.",
    atk=3000,
)


def test_each_is_attacked_twice_and_survives_once() -> None:
    s = Scenario("zh-mr2", DANCER)
    dancer = s.put(0, "dancer", "m1")
    foes = [s.put(1, "ox", f"m{at}") for at in (1, 2)]
    s.act("activate", dancer)
    through(s)
    s.do("phase", value="battle")
    fought = []
    while dancer in s.offered("attack"):
        s.act("attack", dancer)
        targets = [option.card for option in s.choice.options if option.act == "attack"]
        if s.choice.kind == "attack_target":
            fought.append(targets[0])
            s.act("attack", targets[0])
        through(s)
        assert len(fought) < 9
        if s.choice.kind == "action" and not s.game.monsters(1):
            break
    assert [s.where(foe) for foe in foes] == ["1.graveyard", "1.graveyard"]
    assert s.lp(1) == 8000 - 4 * 1300


THIEF = effect(
    "thief",
    "Once per turn, if your opponent adds a card(s) from their Deck to their hand (except during the Draw Phase or the Damage Step): You can banish 1 random card from your opponent's hand.",
)


def test_not_in_a_draw_phase() -> None:
    searcher = magic("searcher", 'Add 1 "bear" from your Deck to your hand.')
    s = Scenario("zh-mr2", THIEF, searcher)
    thief = s.put(0, "thief", "m1")
    for _ in range(2):
        s.put(1, "bear", "deck")
    s.end_turn()
    use(s, "searcher", 1)
    assert s.size(1, "banished") == 1
    windows = next(tuple(one["windows"]) for one in s.cards["thief"].abilities or [] if one.get("windows"))
    assert now_in(s.game, windows, 0) and s.card(thief).face_up
    s.game.play.mark("table", "phase", "draw")
    assert not now_in(s.game, windows, 0)


FLARE = effect(
    "flare",
    "While you control a Spell, each time your opponent activates a card or effect, immediately after it resolves, inflict 500 damage to your opponent.",
)


def test_after_each_activation_while_something_is_so() -> None:
    s = Scenario("zh-mr2", FLARE, magic("boon", "Gain 100 LP."), magic("mark", "Gain 100 LP.", "continuous"))
    s.put(0, "flare", "m1")
    s.end_turn()
    use(s, "boon", 1)
    assert s.lp(1) == 8100
    s.put(0, "mark", "s1")
    use(s, "boon", 1)
    assert s.lp(1) == 8200 - 500


CHANGE = magic(
    "change",
    'Target 1 "Hero" monster you control; send it to the GY, then Special Summon 1 "Masked" monster from your Extra Deck with the same Attribute as that monster.',
)


def test_a_monster_of_the_attribute_that_the_one_sent_had() -> None:
    fire = monster("Hero of Fire", attribute="FIRE")
    masked = [monster(f"Masked {word}", 6, traits=("fusion", "effect"), attribute=word) for word in ("FIRE", "WIND")]
    s = Scenario("zh-mr2", CHANGE, fire, *masked, extra=("Masked FIRE", "Masked WIND"))
    hero = s.put(0, "Hero of Fire", "m1")
    use(s, "change")
    assert s.where(hero) == "0.graveyard"
    assert [s.card(card).code for card in s.game.monsters(0)] == [s.cards["Masked FIRE"].key]


TRIO = magic(
    "trio",
    'Special Summon 3 "Ojama Tokens" (Beast/LIGHT/Level 2/ATK 0/DEF 1000) to your opponent\'s field in Defense Position. When an "Ojama Token" is destroyed, its controller takes 300 damage.',
)


def test_tokens_that_hurt_their_controller_when_they_are_destroyed() -> None:
    s = Scenario("zh-mr2", TRIO, magic("bolt", "Destroy all monsters on the field."))
    giant = s.put(0, "giant", "m1")
    use(s, "trio")
    tokens = list(s.game.monsters(1))
    assert len(tokens) == 3
    s.attack(giant, tokens[0])
    assert s.lp(1) == 8000 - 300
    s.do("phase", value="main2")
    use(s, "bolt")
    assert (s.lp(0), s.lp(1)) == (8000, 8000 - 900)


def test_tokens_that_go_otherwise_hurt_nobody() -> None:
    s = Scenario("zh-mr2", TRIO, magic("away", "Return all monsters on the field to the hand."))
    use(s, "trio")
    use(s, "away")
    assert s.game.monsters(1) == [] and s.lp(1) == 8000


NEEDLES = effect(
    "needles",
    "When this Defense Position card is attacked and the ATK of the attacking monster is lower than the DEF of this card, destroy the attacking monster at the end of the Damage Step.",
    atk=100,
    def_=1800,
)


def test_a_weaker_attacker_is_destroyed() -> None:
    s = Scenario("zh-mr2", NEEDLES)
    needles = s.put(0, "needles", "m1", DEFENSE)
    ox, knight = s.put(1, "ox", "m1"), s.put(1, "knight", "m2")
    s.end_turn()
    s.attack(ox, needles)
    assert s.where(ox) == "1.graveyard" and s.where(needles) == "0.m1"
    s.attack(knight, needles)
    assert s.where(knight) == "1.m2" and s.where(needles) == "0.graveyard", "it was stronger"


def test_not_where_it_lies_in_attack_position() -> None:
    s = Scenario("zh-mr2", NEEDLES)
    needles, ox = s.put(0, "needles", "m1"), s.put(1, "ox", "m1")
    s.end_turn()
    s.attack(ox, needles)
    assert s.where(ox) == "1.m1"


KANGAROO = effect(
    "kangaroo",
    "If the ATK of a monster that attacks this monster is lower than the DEF of this card, destroy the attacking monster.",
    atk=1500,
    def_=1750,
)


def test_after_damage_calculation_in_any_position() -> None:
    s = Scenario("zh-mr2", KANGAROO)
    kangaroo, ox = s.put(0, "kangaroo", "m1"), s.put(1, "ox", "m1")
    s.end_turn()
    s.attack(ox, kangaroo)
    assert (s.where(ox), s.where(kangaroo)) == ("1.graveyard", "0.graveyard") and s.lp(0) == 7800


FUSED = snare(
    "fused",
    "When an attack is declared involving a monster you control and an opponent's monster: Your monster gains ATK equal to the ATK of your opponent's monster, until the end of the Damage Step.",
)


def test_your_monster_is_the_one_that_battles() -> None:
    s = Scenario("zh-mr2", FUSED)
    ox, other, knight = s.put(0, "ox", "m1"), s.put(0, "bear", "m2"), s.put(1, "knight", "m1")
    s.put(0, "fused", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", knight)
    through(s)
    assert s.where(knight) == "1.graveyard" and s.lp(1) == 8000 - 1700
    value = s.play.game.standing_effects().value
    assert (value(ox, "atk"), value(other, "atk")) == (1700, 1500)
