"""Texts of Growth, Progress and Regeneration, and of Abilities on using Skills, carried out in play (602, 614, 618)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from arena import AT, BOOK, DF, Arena, known, mystic, says, seal, spell

from sanam.engine.choice import Refused
from sanam.games.summoner_master.cards.model import GrowthBox, Power, ProgressBox, Selector, Shade, SummonerCard
from sanam.games.summoner_master.texts.reading import texts

BEE = {"tribes": ("Insect",)}


def stag(*gains: Power, condition: str = "Growth: Seal เผ่า Insect 1 ใบ") -> SummonerCard:
    return known(seal("stag", growth=GrowthBox(condition=condition, gains=gains)))


@pytest.mark.rule(BOOK, "600.5", "611.1", "611.3", "614.2")
def test_growth_takes_exactly_the_condition_seals_that_its_box_names() -> None:
    box = "Growth: Seal เผ่า Insect 1 ใบ และ Seal Lv 2 หรือสูงกว่า 1 ใบ"
    s = Arena(stag(Power(text="At +2"), condition=box), seal("bee", **BEE))
    card, bee, wolf = s.put(0, "stag", "hand"), s.put(0, "bee", DF), s.put(0, "wolf", DF)
    s.act("cast", card)
    s.act("line", zone="0.at-line")
    assert (s.choice.kind, s.game.value(card, "at")) == ("action", 3)
    bear = s.put(0, "bear", DF)
    second = s.put(0, "stag", "hand")
    s.set_mp(0, 9)
    s.act("cast", second)
    s.act("line", zone="0.at-line")
    s.act("yes")
    with pytest.raises(Refused):
        s.pick(bee)
    s.pick(bee, bear)
    assert (s.where(bee), s.where(bear), s.where(wolf)) == ("0.remove", "0.remove", "0.df-line")
    assert (s.game.value(card, "at"), s.game.value(second, "at")) == (3, 5)


@pytest.mark.rule(BOOK, "611.6")
def test_a_condition_seal_meets_one_requirement_only() -> None:
    s = Arena(stag(Power(text="At +2"), condition="Seal เผ่า Insect 1 ใบ และ Seal Lv 1 1 ใบ"), seal("bee", **BEE))
    card = s.put(0, "stag", "hand")
    s.put(0, "bee", DF)
    s.act("cast", card)
    s.act("line", zone="0.at-line")
    assert s.choice.kind == "action"


@pytest.mark.rule(BOOK, "200.14.3", "611.4", "611.5", "614.10")
def test_what_stands_in_a_growth_box_is_there_only_after_growth() -> None:
    s = Arena(stag(Power(kind="skill", text="Mp 0: จั่ว Seal Card 1 ใบ", mp=0)), seal("bee", **BEE))
    plain, grown, bee = s.put(0, "stag", DF), s.put(0, "stag", "hand"), s.put(0, "bee", DF)
    assert s.rule("skill", plain) == "604.6.1"
    s.act("cast", grown)
    s.act("line", zone="0.at-line")
    s.act("yes")
    s.pick(bee)
    s.act("skill", grown)
    assert (len(s.game.hand(0)), s.rule("skill", plain)) == (1, "604.6.1")


@pytest.mark.rule(BOOK, "614.12")
def test_what_a_growth_box_says_on_coming_in_chooses_after_growth_and_works() -> None:
    s = Arena(stag(Power(text="เมื่อเข้ามา: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ")), seal("bee", **BEE))
    card, bee, wolf = s.put(0, "stag", "hand"), s.put(0, "bee", DF), s.put(1, "wolf", AT)
    s.act("cast", card)
    s.act("line", zone="0.at-line")
    s.act("yes")
    s.pick(bee)
    assert (s.choice.kind, s.offered("target"), s.where(bee)) == ("target", [wolf], "0.remove")
    s.act("target", wolf)
    assert (s.where(wolf), s.where(card)) == ("1.seal-shrine", "0.at-line")


@pytest.mark.rule(BOOK, "200.18.3", "600.6", "SMG-53.3", "617.1.8.2", "617.1.9", "617.1.10")
def test_what_a_progress_box_says_is_there_after_progress_and_works_on_coming_in() -> None:
    box = ProgressBox(
        uses=(Selector(kind="tribe", value="Insect"),),
        gains=(Power(text="Progress: Seal เผ่า Insect 1 ใบ; เมื่อเข้ามา: จั่ว Mystic Card 1 ใบ"), Power(text="At +3")),
    )
    s = Arena(known(seal("moth", progress=box)), seal("bee", **BEE))
    moth, other, bee = s.put(0, "moth", "hand"), s.put(0, "moth", DF), s.put(0, "bee", DF)
    s.put(1, "wolf", DF)
    assert s.game.value(other, "at") == 3
    s.end_subturn()
    s.to_step("progress")
    s.act("progress", moth)
    s.pick(bee)
    s.act("line", zone="0.at-line")
    drawn = [fact.data["family"] for fact in s.facts("drew")][-1]
    assert (drawn, s.game.value(moth, "at"), s.game.value(other, "at")) == ("mystic", 6, 3)


def user(**power: Any) -> SummonerCard:
    """A Mystic Card with a Skill that draws, and Abilities on using it: before, on the player's side, and after."""
    skill_ = Power(kind="skill", text="Mp 0: จั่ว Seal Card 1 ใบ", mp=0, **power)
    on = Power(text="เมื่อใช้ Skill: Seal ของฝ่ายตรงข้าม 1 ใบ At -1 จนจบ Subturn")
    after = Power(text="เมื่อใช้ Skill สำเร็จ: Seal ของฝ่ายตรงข้าม 1 ใบ Df -1 จนจบ Subturn")
    return known(mystic("loom", "PA", "infinity", powers=(skill_, on, after)))


@pytest.mark.parametrize(
    "use",
    [
        pytest.param("ordinary", marks=pytest.mark.rule(BOOK, "605.8", "605.10", "605.13", "605.14")),
        pytest.param("all", marks=pytest.mark.rule(BOOK, "606.8", "606.10", "606.13", "606.14")),
        pytest.param("multiple", marks=pytest.mark.rule(BOOK, "607.8", "607.10", "607.13", "607.14")),
    ],
)
def test_abilities_on_using_a_skill_choose_before_it_may_be_cut_into_and_work_before_it(use: str) -> None:
    away = spell("away", "นำ Seal ของเรา 1 ใบกลับขึ้นมือเจ้าของ", interfere=True, mp=0)
    s = Arena(user(use=use), away)
    loom, wolf, bear = s.put(0, "loom", "no-line"), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    card = s.put(1, "away", "hand")
    s.act("skill", loom)
    s.act("target", wolf)
    assert s.choice.kind == "interfere"
    s.act("cast", card)
    s.act("target", wolf)
    s.settle("target")
    assert (s.offered("target"), len(s.game.hand(0))) == ([bear], 0)
    s.act("target", bear)
    assert (s.game.value(bear, "at"), len(s.game.hand(0)), s.choice.kind) == (4, 1, "target")
    s.act("target", bear)
    assert (s.game.value(bear, "df"), s.choice.kind) == (2, "action")


@pytest.mark.rule(BOOK, "608.16", "608.18", "608.21", "608.22")
def test_of_a_skill_in_two_parts_they_work_in_the_second_part_alone() -> None:
    powers = (
        Power(kind="skill", text="Do one thing สั่ง do another.", mp=0, use="two-part"),
        Power(text="เมื่อใช้ Skill: จั่ว Seal Card 1 ใบ"),
        Power(text="เมื่อใช้ Skill สำเร็จ: จั่ว Mystic Card 1 ใบ"),
    )
    card = mystic("loom", "PA", "infinity", powers=powers)
    s = Arena(msgspec.structs.replace(card, abilities=texts.reading(card, "th").abilities))
    loom = s.put(0, "loom", "no-line")
    s.put(0, "wolf", AT)
    s.act("skill", loom)
    s.decline()
    assert (s.choice.kind, s.choice.params["part"], len(s.game.hand(0))) == ("by_hand", 1, 0)
    s.act("done")
    s.decline()
    assert (s.choice.params["part"], len(s.game.hand(0))) == (2, 1)
    s.act("done")
    assert [fact.data["family"] for fact in s.facts("drew")][-2:] == ["seal", "mystic"]


@pytest.mark.rule(BOOK, "619.9", "619.11")
def test_abilities_on_using_a_skill_work_for_one_used_from_the_hand() -> None:
    s = Arena(
        known(seal("spark", powers=(Power(kind="skill", text="Mp 0: จั่ว Mystic Card 1 ใบ", mp=0, from_hand=True),))),
        says("fan", "เมื่อเราใช้ Skill: จั่ว Seal Card 1 ใบ"),
    )
    spark = s.put(0, "spark", "hand")
    s.put(0, "fan", DF)
    before = len(s.facts("drew"))
    s.act("skill", spark)
    assert s.choice.kind == "copy"
    assert [fact.data["family"] for fact in s.facts("drew")[before:]] == ["seal"]
    s.act("pick", spark)
    assert [fact.data["family"] for fact in s.facts("drew")[before:]] == ["seal", "mystic"]


@pytest.mark.rule(BOOK, "614.4", "614.6", "614.11")
def test_abilities_on_growth_choose_when_it_is_announced_and_work_when_it_is_complete() -> None:
    away = spell("away", "นำ Seal ของเรา 1 ใบกลับขึ้นมือเจ้าของ", interfere=True, mp=0)
    box = GrowthBox(condition="Seal เผ่า Insect 1 ใบ")
    s = Arena(
        known(seal("stag", growth=box, powers=(Power(text="เมื่อ Growth: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ"),))),
        seal("bee", **BEE),
        away,
    )
    card, bee = s.put(0, "stag", "hand"), s.put(0, "bee", DF)
    wolf, bear, cut = s.put(1, "wolf", AT), s.put(1, "bear", AT), s.put(1, "away", "hand")
    s.act("cast", card)
    s.act("line", zone="0.at-line")
    s.settle("yes_no")
    s.act("yes")
    s.settle("conditions")
    s.pick(bee)
    s.act("target", wolf)
    s.act("cast", cut)
    s.act("target", wolf)
    s.settle("target")
    assert (s.offered("target"), s.where(bee)) == ([bear], "0.remove")
    s.act("target", bear)
    assert s.where(bear) == "1.seal-shrine"


@pytest.mark.rule(BOOK, "600.7", "618.4", "618.9", "618.10", "SMG-105.2")
def test_abilities_on_regeneration_and_what_the_growth_box_gains_by_it() -> None:
    box = GrowthBox(condition="Seal เผ่า Insect 1 ใบ", gains=(Power(text="At +2"),))
    s = Arena(
        known(
            seal(
                "stag",
                growth=box,
                powers=(
                    Power(text="เมื่อ Regeneration: จั่ว Mystic Card 1 ใบ"),
                    Power(text="เมื่อ Growth: จั่ว Seal Card 1 ใบ"),
                ),
            )
        ),
        seal("bee", **BEE),
    )
    card, bee = s.put(0, "stag", AT), s.put(0, "bee", DF)
    s.put(1, "wolf", DF)
    s.end_subturn()
    s.to_step("regenerate")
    s.act("regenerate", card)
    before = len(s.facts("drew"))
    s.pick(bee)
    assert s.game.value(card, "at") == 5
    assert [fact.data["family"] for fact in s.facts("drew")][before:] == ["mystic"]


@pytest.mark.rule(BOOK, "617.1.8.3")
def test_abilities_on_progress() -> None:
    box = ProgressBox(uses=(Selector(kind="tribe", value="Insect"),))
    s = Arena(
        known(seal("moth", progress=box, powers=(Power(text="เมื่อ Progress: จั่ว Mystic Card 1 ใบ"),))), seal("bee", **BEE)
    )
    moth, bee = s.put(0, "moth", "hand"), s.put(0, "bee", DF)
    s.put(1, "wolf", DF)
    s.end_subturn()
    s.to_step("progress")
    s.act("progress", moth)
    s.pick(bee)
    s.act("line", zone="0.at-line")
    assert [fact.data["family"] for fact in s.facts("drew")][-1] == "mystic"


@pytest.mark.rule(BOOK, "610.2.12.3")
def test_abilities_on_being_attached() -> None:
    s = Arena(spell("bell", "เมื่อติด: Seal ที่ติดอยู่ At +1 จนจบ Subturn", "PS", "infinity"))
    bell, wolf = s.put(0, "bell", "hand"), s.put(0, "wolf", AT)
    s.act("cast", bell)
    s.act("target", wolf)
    assert s.game.value(wolf, "at") == 4


@pytest.mark.rule(BOOK, "708.2.8.3")
def test_abilities_on_being_attached_when_it_is_brought_in() -> None:
    s = Arena(
        spell("bell", "เมื่อติด: Seal ที่ติดอยู่ At +1 จนจบ Subturn", "PS", "infinity"),
        spell("call", "นำ Mystic Card ที่ชื่อ <bell> 1 ใบจาก Shrine ของเราเข้ามาในสนาม"),
    )
    call, wolf = s.put(0, "call", "hand"), s.put(0, "wolf", AT)
    bell = s.put(0, "bell", "mystic-shrine")
    s.act("cast", call)
    s.act("target", bell)
    s.act("target", wolf)
    assert (s.game.value(wolf, "at"), s.where(bell)) == (4, "0.no-line")


@pytest.mark.parametrize(
    ("line", "here", "there"),
    [
        pytest.param("At Line", AT, DF, marks=pytest.mark.rule(BOOK, "604.6.1", "SMG-9")),
        pytest.param("Df Line", DF, AT, marks=pytest.mark.rule(BOOK, "604.6.1", "SMG-28")),
    ],
)
def test_a_skill_is_used_only_in_the_line_that_its_text_names(line: str, here: str, there: str) -> None:
    bound = Power(kind="skill", text=f"เงื่อนไข: [S] อยู่ใน {line}; Mp 0: จั่ว Seal Card 1 ใบ", mp=0)
    free = Power(kind="skill", text="Mp 0: จั่ว Seal Card 1 ใบ", mp=0)
    s = Arena(known(seal("scout", powers=(bound, free))))
    scout, other = s.put(0, "scout", there), s.put(0, "scout", here)
    assert (s.rule("skill", scout, value=0), s.rule("skill", scout, value=1)) == ("604.6.1", "")
    s.act("skill", other, value=0)
    assert len(s.game.hand(0)) == 1


@pytest.mark.rule(BOOK, "201.15.3", "617.2.8.2", "617.2.9", "617.2.10")
def test_what_a_progress_box_of_a_mystic_card_says_is_there_after_progress() -> None:
    box = ProgressBox(
        uses=(Selector(kind="tribe", value="Insect"),),
        gains=(Power(text="เมื่อเข้ามา: จั่ว Seal Card 1 ใบ"), Power(text="Seal ของเราทุกใบ At +1")),
    )
    s = Arena(known(mystic("moon", "PA", "infinity", progress=box)), seal("bee", **BEE))
    moon, plain = s.put(0, "moon", "hand"), s.put(0, "moon", "no-line")
    bee, wolf = s.put(0, "bee", DF), s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    assert (s.game.value(wolf, "at"), s.where(plain)) == (3, "0.no-line")
    s.end_subturn()
    s.to_step("progress")
    s.act("progress", moon)
    before = len(s.facts("drew"))
    s.pick(bee)
    assert [fact.data["family"] for fact in s.facts("drew")][before:] == ["seal"]
    assert s.game.value(wolf, "at") == 4


@pytest.mark.rule(BOOK, "200.20.2", "201.17.2", "SMG-62.2")
def test_a_shade_counts_as_what_it_is_a_shade_of() -> None:
    shade = (Shade(kind="tribe", value="Insect"),)
    s = Arena(
        spell("swarm", "Seal เผ่า Insect ของเราทุกใบ At +1", "PA", 2),
        spell("dig", "นำ Mystic Card ประเภท Relic 1 ใบจาก Shrine ของเราขึ้นมือ"),
        seal("ghost", shades=shade),
        mystic("relic", shades=(Shade(kind="mystic-type", value="Relic"),)),
    )
    ghost, wolf = s.put(0, "ghost", AT), s.put(0, "wolf", AT)
    s.put(0, "swarm", "no-line")
    assert (s.game.value(ghost, "at"), s.game.value(wolf, "at")) == (4, 3)
    dig, relic = s.put(0, "dig", "hand"), s.put(0, "relic", "mystic-shrine")
    s.put(0, "dust", "mystic-shrine")
    s.act("cast", dig)
    assert s.offered("target") == [relic]


@pytest.mark.rule(BOOK, "600.1", "600.3", "604.1")
def test_an_ability_works_by_itself_and_a_skill_only_when_it_is_used() -> None:
    powers = (Power(text="At +1"), Power(kind="skill", text="Mp 0: [S] At +1", mp=0))
    s = Arena(known(seal("smith", powers=powers)))
    smith = s.put(0, "smith", DF)
    assert s.game.value(smith, "at") == 4
    s.act("skill", smith)
    assert s.game.value(smith, "at") == 5
