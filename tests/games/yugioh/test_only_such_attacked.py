"""Which monsters may be attacked or targeted, by whom, where all but some are kept from it."""

from __future__ import annotations

import pytest
from scenario import ATTACK, Scenario, effect, magic, through

MAGNET = magic(
    "magnet",
    "Equip only to a monster you control. Monsters your opponent controls can only attack the equipped monster.",
    "equip",
)
ARMOR = magic(
    "armor",
    "While you control the equipped monster, your opponent cannot target monsters for attacks, except the equipped "
    "monster.",
    "equip",
)
SPHINX = effect("sphinx", 'Monsters your opponent controls cannot attack, except to attack "sphinx".')


def attackable(s: Scenario, attacker: int) -> set[int | None]:
    if s.phase == "main1":
        s.do("phase", value="battle")
    if "attack" not in s.acts(attacker):
        return set()
    s.act("attack", attacker)
    return {option.card for option in s.choice.options}


def worn(name: str, on: int) -> tuple[Scenario, int, int, int]:
    """Seat 1 controls bear and ox, seat 0 a monster that can attack directly; the Equip Spell of seat 1 lies on the
    ox, or on that one."""
    s = Scenario("zh-mr2", MAGNET, ARMOR, effect("scout", "This card can attack directly."))
    scout = s.put(0, "scout", "m1", ATTACK)
    bear, ox = s.put(1, "bear", "m1", ATTACK), s.put(1, "ox", "m2", ATTACK)
    spell = s.put(1, name, "s1")
    s.edit(lambda game: game.play.attach(spell, (scout, ox)[on]))
    return s, scout, bear, ox


def test_nothing_but_the_equipped_monster_is_attacked() -> None:
    s, scout, _, ox = worn("magnet", 1)
    assert attackable(s, scout) == {ox}


def test_the_player_still_is_where_only_other_monsters_are_spared() -> None:
    s, scout, _, ox = worn("armor", 1)
    assert attackable(s, scout) == {ox, None}


def test_only_while_its_player_controls_that_monster() -> None:
    s, scout, bear, ox = worn("armor", 0)
    assert attackable(s, scout) == {bear, ox, None}


def test_nothing_but_such_monsters_is_attacked() -> None:
    s = Scenario("zh-mr2", SPHINX, effect("scout", "This card can attack directly."))
    scout = s.put(0, "scout", "m1", ATTACK)
    sphinx, _ = s.put(1, "sphinx", "m1", ATTACK), s.put(1, "bear", "m2", ATTACK)
    assert attackable(s, scout) == {sphinx}


@pytest.mark.parametrize("attacker", ["giant", "bear"])
def test_such_monsters_cannot_attack_it(attacker: str) -> None:
    shy = effect("shy", "Level 6 or higher monsters your opponent controls cannot target this card for attacks.")
    s = Scenario("zh-mr2", shy)
    card = s.put(0, attacker, "m1", ATTACK)
    target, ox = s.put(1, "shy", "m1", ATTACK), s.put(1, "ox", "m2", ATTACK)
    assert attackable(s, card) == ({ox} if attacker == "giant" else {target, ox})


SHOT = magic("shot", "Target 1 monster on the field; destroy it.")
TRICK = "You can target 1 monster on the field; destroy it."


@pytest.mark.parametrize("shooter", ["shot", "trick"])
@pytest.mark.parametrize(
    ("text", "by_spell", "by_monster"),
    [
        ("Neither player can target monsters on the field with Spell Cards or effects, except this one.", "w", "btw"),
        ("Your opponent cannot target monsters on the field with card effects, except Fiend monsters.", "t", "t"),
        ("Your opponent cannot target monsters on the field with monster effects.", "btw", ""),
    ],
)
def test_what_is_targeted_by_which_effects(text: str, by_spell: str, by_monster: str, shooter: str) -> None:
    s = Scenario("zh-mr2", SHOT, effect("ward", text), effect("trick", TRICK, race="Fiend"))
    names = {s.put(1, "ward", "m1"): "w", s.put(1, "bear", "m2"): "b", s.put(0, "trick", "m1"): "t"}
    card = s.put(0, "shot", "hand") if shooter == "shot" else next(card for card in names if names[card] == "t")
    found = ""
    if "activate" in s.acts(card):
        s.act("activate", card)
        s.settle("target", "pick")
        hit = {option.card for option in s.choice.options if s.choice.kind in ("target", "pick")}
        if not hit:  # there was but one
            through(s)
            hit = {card for card in names if s.where(card).endswith("graveyard")}
        found = "".join(sorted(names[one] for one in hit if one in names))
    assert found == (by_spell if shooter == "shot" else by_monster)


@pytest.mark.parametrize("race", ["Insect", "Warrior"])
def test_such_monsters_are_turned_and_cannot_use_effects(race: str) -> None:
    queen = effect(
        "queen",
        "Change all Insect monsters your opponent controls to Defense Position, also Insect monsters in your "
        "opponent's possession cannot activate their effects.",
    )
    s = Scenario("zh-mr2", queen, effect("fly", "You can gain 500 LP.", race=race))
    card = s.put(0, "fly", "m1", ATTACK)
    s.put(1, "queen", "m1")
    assert ("activate" in s.acts(card)) == (race != "Insect")
    s.do("phase", value="battle")
    assert (s.card(card).stance == ATTACK) == (race != "Insect")
