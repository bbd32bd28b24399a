"""What happens when a material is detached, whichever it is; and what is detached in place of each monster."""

from __future__ import annotations

from scenario import Scenario, magic, monster, parsed, through

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
STORM = magic("storm", 'Destroy all "cub" monsters on the field.')
CUBS = (monster("cub one"), monster("cub two"), monster("cub three"))


def scene(materials: int) -> tuple[Scenario, int, list[int]]:
    s = Scenario("zh-mr2", YOKE, STORM, *CUBS)
    yoke = s.put(0, "yoke", "m1")
    under = [s.put(0, "ox", "graveyard") for _ in range(materials)]
    s.edit(lambda game: game.attach_material(under, yoke))
    cubs = [s.put(0, card.name, f"m{at}") for at, card in enumerate(CUBS, 2)]
    s.act("activate", s.put(0, "storm", "hand"))
    return s, yoke, cubs


def test_a_material_saves_one_monster_each() -> None:
    s, yoke, cubs = scene(2)
    through(s)
    assert sum(s.where(cub).startswith("0.m") for cub in cubs) == 2 and not s.game.materials(yoke)


def test_the_monster_answers_to_any_material_that_is_detached() -> None:
    s = Scenario("zh-mr2", YOKE, magic("cut", "Target 1 Xyz Monster you control; detach 1 Xyz Material from it."))
    yoke = s.put(0, "yoke", "m1")
    under = s.put(0, "ox", "graveyard")
    s.edit(lambda game: game.attach_material([under], yoke))
    s.act("activate", s.put(0, "cut", "hand"))
    through(s)
    assert s.where(under) == "0.graveyard" and s.game.value(yoke, "atk") == 3000
