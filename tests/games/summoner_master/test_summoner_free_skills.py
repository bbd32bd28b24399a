"""Skills without a Cost (604.1): a line that says it is a Skill is one, and costs nothing but the Seal's stance."""

from __future__ import annotations

import msgspec
import pytest
from arena import AT, BOOK, DF, Arena, known, seal

from sanam.games.summoner_master.texts.reading import printed


@pytest.mark.rule(BOOK, "604.1")
@pytest.mark.parametrize(
    ("language", "line", "name"),
    [
        ("en", "Skill Draw 2 Seal Cards.", ""),
        ("en", "[Skill] Draw 2 Seal Cards. (1/Game)", ""),
        ("en", "Skill Deep Well: Draw 2 Seal Cards.", "Deep Well"),
        ("th", "Skill จั่ว Seal Card 2 ใบ", ""),
    ],
)
def test_a_line_that_says_it_is_a_skill_is_used_without_paying(language: str, line: str, name: str) -> None:
    made = printed.arranged(seal("well", text=line), language)
    (power,) = made.powers
    assert (power.kind, power.name, power.mp, made.text) == ("skill", name, None, "")
    s = Arena(known(made, language))
    well = s.put(0, "well", AT)
    s.put(1, "ox", DF)
    s.set_mp(0, 0)
    s.act("skill", well)
    s.settle()
    assert (len(s.game.hand(0)), s.mp(0), s.active(well)) == (2, 0, False)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Skills of your Seals cost 1 Mp less."), ("th", "Skill ของ Seal ของเราใช้ Mp น้อยลง 1")],
)
def test_what_is_said_of_skills_is_none(language: str, line: str) -> None:
    made = printed.arranged(seal("well", text=line), language)
    assert all(power.kind == "ability" for power in made.powers)
    assert msgspec.structs.replace(made, powers=()).text or made.powers
