"""What happens when a material is detached, whichever it is; and what is detached in place of each monster."""

from __future__ import annotations

import msgspec
import pytest
from scenario import Scenario, code_of, magic, monster, parsed, through

YOKE = parsed(
    monster(
        "yoke",
        4,
        2200,
        1000,
        traits=("effect", "xyz"),
        text='2 Level 4 monsters\nIf a "cub" monster(s) you control would be destroyed by battle or by a card effect, '
        "you can detach 1 Xyz Material from this card instead of destroying 1 of those monsters. When an Xyz "
        "Material(s) is detached from this card: This card gains 800 ATK.",
    )
)
CUB_YOKE = msgspec.structs.replace(YOKE, name="cub yoke", code=code_of("cub yoke"))
STORM = magic("storm", 'Destroy all "cub" monsters on the field.')
ROOF = magic(
    "roof",
    'If a "cub" monster(s) you control would be destroyed by battle or card effect, you can banish 1 card from the top '
    "of your Deck, face-down, for each of those monster(s) instead.",
    "continuous",
)
CUBS = (monster("cub one"), monster("cub two"), monster("cub three"))


def scene(materials: int) -> tuple[Scenario, int, list[int]]:
    s = Scenario("zh-mr2", YOKE, STORM, *CUBS)
    yoke = s.put(0, "yoke", "m1")
    under = [s.put(0, "ox", "graveyard") for _ in range(materials)]
    s.edit(lambda game: game.attach_material(under, yoke))
    cubs = [s.put(0, card.name, f"m{at}") for at, card in enumerate(CUBS, 2)]
    s.act("activate", s.put(0, "storm", "hand"))
    return s, yoke, cubs


def test_a_material_saves_one_of_those_that_are_destroyed_at_the_same_time() -> None:
    s, yoke, cubs = scene(2)
    through(s)
    assert sum(s.where(cub).startswith("0.m") for cub in cubs) == 1 and len(s.game.materials(yoke)) == 1


def test_the_player_chooses_which_one() -> None:
    s, _, cubs = scene(2)
    s.settle("yes_no")
    for answer in ("no", "yes"):
        s.act(answer)
    through(s)
    assert [s.where(cub).startswith("0.m") for cub in cubs] == [False, True, False]


@pytest.mark.parametrize("which", [0, 1, 2])
def test_it_may_be_itself_or_another_when_all_are_destroyed(which: int) -> None:
    s = Scenario("zh-mr2", CUB_YOKE, STORM, *CUBS)
    yoke = s.put(0, "cub yoke", "m1")
    under = [s.put(0, "ox", "graveyard") for _ in range(2)]
    s.edit(lambda game: game.attach_material(under, yoke))
    all_ = [yoke, *(s.put(0, card.name, f"m{at}") for at, card in enumerate(CUBS[:2], 2))]
    s.act("activate", s.put(0, "storm", "hand"))
    s.settle("yes_no")
    for at in range(which + 1):
        assert s.choice.kind == "yes_no"
        s.act("yes" if at == which else "no")
    through(s)
    assert [s.where(card).startswith("0.m") for card in all_] == [at == which for at in range(3)]


@pytest.mark.parametrize(("deck", "saved"), [(3, 3), (2, 0)])
def test_all_of_them_are_saved_or_none(deck: int, saved: int) -> None:
    s = Scenario("zh-mr2", ROOF, STORM, *CUBS)
    s.put(0, "roof", "s1")
    cubs = [s.put(0, card.name, f"m{at}") for at, card in enumerate(CUBS, 1)]
    rest = s.game.cards(0, "deck")[deck:]
    s.edit(lambda game: game.banish(rest, {"cause": "rule", "card": None, "seat": None}))
    s.act("activate", s.put(0, "storm", "hand"))
    asked = 0
    s.settle("yes_no")
    while s.choice.kind == "yes_no":
        asked += 1
        s.act("yes")
        s.settle("yes_no")
    assert sum(s.where(cub).startswith("0.m") for cub in cubs) == saved
    assert asked == (1 if saved else 0) and len(s.game.cards(0, "deck")) == deck - saved


def test_the_monster_answers_to_any_material_that_is_detached() -> None:
    s = Scenario("zh-mr2", YOKE, magic("cut", "Target 1 Xyz Monster you control; detach 1 Xyz Material from it."))
    yoke = s.put(0, "yoke", "m1")
    under = s.put(0, "ox", "graveyard")
    s.edit(lambda game: game.attach_material([under], yoke))
    s.act("activate", s.put(0, "cut", "hand"))
    through(s)
    assert s.where(under) == "0.graveyard" and s.game.value(yoke, "atk") == 3000
