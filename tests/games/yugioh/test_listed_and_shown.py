"""Effects listed with ●, and what the opponent picks among cards that are shown."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, DOWN, Scenario, effect, magic, monster, through

from sanam.games.yugioh.rules.game import YugiohGame

COMET = effect(
    "comet",
    "Each of these effects can be activated once per turn:\n"
    "● Reveal the top 5 cards of your Deck. Shuffle them back in, and this card's maximum number of attacks this turn "
    "is equal to the number of Tuner monsters revealed.\n"
    "● When your opponent's monster declares an attack you can select it, then remove this card from play and negate "
    "the attack. During the End Phase, Special Summon this card that was removed from play by this effect.",
    atk=3000,
)


def empty_deck(s: Scenario) -> None:
    def change(game: YugiohGame) -> None:
        for card in list(game.table.zones["0.deck"]):
            game.play.move(card, "0.side", 0, DOWN)

    s.edit(change)


TUNER = monster("tuning fork", traits=("tuner", "normal"))


@pytest.mark.parametrize("tuners", [0, 2])
def test_its_attacks_are_as_many_as_the_tuners_shown(tuners: int) -> None:
    s = Scenario("zh-mr2", COMET, TUNER)
    comet = s.put(0, "comet", "m1")
    empty_deck(s)
    for at in range(5):
        s.put(0, "tuning fork" if at < tuners else "ox", "deck")
    s.put(1, "filler", "m1", DEFENSE)
    s.put(1, "filler", "m2", DEFENSE)
    s.put(1, "filler", "m3", DEFENSE)
    s.act("activate", comet)
    through(s)
    assert comet not in s.offered("activate")
    s.act("phase", value="battle")
    through(s)
    made = 0
    while comet in s.offered("attack"):
        s.act("attack", comet)
        s.act("attack", next(card for at in (1, 2, 3) for card in s.table.zones[f"1.m{at}"]))
        through(s)
        made += 1
    assert made == tuners


def test_it_leaves_for_the_attack_and_is_back_in_the_end_phase() -> None:
    s = Scenario("zh-mr2", COMET)
    comet = s.put(0, "comet", "m1")
    s.end_turn()
    giant = s.put(1, "giant", "m1")
    s.act("phase", value="battle")
    through(s)
    s.act("attack", giant)
    s.act("attack", comet)
    through(s)
    assert s.where(comet) == "0.banished" and s.lp(0) == 8000
    s.act("phase", value="end")
    through(s)
    assert s.where(comet).startswith("0.m")


KNIGHT = effect(
    "plain knight",
    "This card is treated as a Normal Monster while face-up on the field. While equipped with an Equip Spell Card, "
    "this card becomes an Effect Monster with this effect.\n● During your Main Phase: You can gain 700 LP.",
    atk=1000,
)
SWORD = magic("sword", "The equipped monster gains 100 ATK.", "equip")


def test_a_normal_monster_has_its_effects_while_it_is_equipped() -> None:
    s = Scenario("zh-mr2", KNIGHT, SWORD)
    knight = s.put(0, "plain knight", "m1")
    now = s.game.standing_effects()
    assert "normal" in now.traits(knight) and "effect" not in now.traits(knight)
    assert knight not in s.offered("activate")
    s.act("activate", s.put(0, "sword", "hand"))
    through(s)
    now = s.game.standing_effects()
    assert "effect" in now.traits(knight) and "normal" not in now.traits(knight)
    s.act("activate", knight)
    through(s)
    assert s.lp(0) == 8700


CALLER = effect(
    "caller",
    "Once per turn: You can reveal 3 Warrior monsters from your Deck, your opponent randomly picks 1 for you to "
    "Special Summon to your field, and you send the rest to the Graveyard.",
)


def test_one_of_three_comes_and_the_others_are_sent_away() -> None:
    s = Scenario("zh-mr2", CALLER)
    empty_deck(s)
    caller = s.put(0, "caller", "m1")
    three = [s.put(0, "bear", "deck") for _ in range(2)]
    assert caller not in s.offered("activate")
    three.append(s.put(0, "ox", "deck"))
    s.act("activate", caller)
    through(s)
    places = sorted(s.where(card)[:3] for card in three)
    assert places == ["0.g", "0.g", "0.m"]
