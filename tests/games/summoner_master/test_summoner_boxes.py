"""Costs of Growth, Progress and Regeneration, what forbids them, and their checks (612 to 614, 617, 618)."""

from __future__ import annotations

from typing import Any

import pytest
from arena import AT, BOOK, DF, Arena, known, mystic, seal, spell

from sanam.engine import manual
from sanam.games.summoner_master.cards.model import GrowthBox, Power, ProgressBox, Selector, SummonerCard

BEE = seal("bee", tribes=("Insect",))
USES = (Selector(kind="tribe", value="Insect"),)
DRAIN = spell("drain", "ฝ่ายตรงข้ามเสีย Mp 9", interfere=True, mp=0)


def stag(condition: str = "Growth: Seal เผ่า Insect 1 ใบ", *powers: Power, **more: Any) -> SummonerCard:
    gains = (Power(text="At +2"),)
    return known(seal("stag", growth=GrowthBox(condition=condition, gains=gains), powers=powers, **more))


def moth(*gains: Power, powers: tuple[Power, ...] = (), **more: Any) -> SummonerCard:
    return known(seal("moth", progress=ProgressBox(uses=USES, gains=gains), powers=powers, **more))


def moon(*gains: Power, powers: tuple[Power, ...] = ()) -> SummonerCard:
    return known(mystic("moon", "PA", "infinity", progress=ProgressBox(uses=USES, gains=gains), powers=powers))


def check_up(s: Arena, kind: str) -> None:
    """To seat 0's next Check up Step, where this is asked."""
    s.put(1, "wolf", DF)
    s.end_subturn()
    s.to_step(kind)


def grow(s: Arena, card: int) -> None:
    """Cast a Seal and let it perform Growth, up to the condition Seals."""
    s.act("cast", card)
    s.act("line", zone="0.at-line")
    s.settle("yes_no")
    s.act("yes")
    s.settle("conditions")


# --- Growth ---------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "SMG-36.2")
def test_growth_removes_the_seals_of_the_box_and_gives_what_it_says_beside_the_text_box() -> None:
    s = Arena(stag("Growth: Seal เผ่า Insect 1 ใบ", Power(text="Df +1")), BEE)
    card, bee = s.put(0, "stag", "hand"), s.put(0, "bee", DF)
    grow(s, card)
    s.pick(bee)
    assert (s.where(bee), s.game.value(card, "at"), s.game.value(card, "df")) == ("0.remove", 5, 4)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        pytest.param("Seal ที่ชื่อ <stag> ทุกใบ ไม่สามารถทำ Growth ได้", False, marks=pytest.mark.rule(BOOK, "612.3")),
        pytest.param("Seal เผ่า Insect ทุกใบ ไม่สามารถเป็น Seal เงื่อนไขได้", False, marks=pytest.mark.rule(BOOK, "613.3")),
        ("Seal เผ่า Knight ทุกใบ ไม่สามารถเป็น Seal เงื่อนไขได้", True),
    ],
)
def test_what_forbids_growth_or_being_a_condition_seal(text: str, asked: bool) -> None:
    s = Arena(stag(), BEE, spell("frost", text, "PA", "infinity"))
    card = s.put(0, "stag", "hand")
    s.put(0, "bee", DF)
    s.put(1, "frost", "no-line")
    s.act("cast", card)
    s.act("line", zone="0.at-line")
    assert (s.choice.kind == "yes_no") == asked


@pytest.mark.rule(BOOK, "614.3")
def test_growth_that_cannot_be_paid_for_is_left_and_the_seal_is_cast_all_the_same() -> None:
    s = Arena(stag("Growth: Seal เผ่า Insect 1 ใบ, Mp 2"), BEE, DRAIN)
    rich, bee = s.put(0, "stag", "hand"), s.put(0, "bee", DF)
    grow(s, rich)
    assert s.mp(0) == 6
    s.pick(bee)
    assert (s.mp(0), s.game.value(rich, "at")) == (4, 5)
    poor, other, drain = s.put(0, "stag", "hand"), s.put(0, "bee", DF), s.put(1, "drain", "hand")
    s.act("cast", poor)
    s.act("line", zone="0.at-line")
    s.act("yes")
    s.act("cast", drain)
    s.settle("conditions")
    s.pick(other)
    assert (s.choice.kind, s.where(poor), s.where(other)) == ("action", "0.at-line", "0.df-line")
    assert s.game.value(poor, "at") == 3


# --- Regeneration ---------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "618.2", "618.11")
def test_regeneration_announces_exactly_the_seals_of_the_box() -> None:
    s = Arena(stag(), BEE)
    card, other = s.put(0, "stag", AT), s.put(0, "stag", AT)
    bee, _ = s.put(0, "bee", DF), s.put(0, "bear", DF)
    check_up(s, "regenerate")
    s.act("regenerate", card)
    assert s.offered("pick") == [bee]
    s.decline()
    s.to_step("action")
    # Left without condition Seals: nothing has happened, and the Seal performs no Regeneration any more.
    assert (s.game.value(card, "at"), s.where(bee), s.facts("regenerated")) == (3, "0.df-line", [])
    check_up(s, "regenerate")
    s.act("regenerate", other)
    s.pick(bee)
    s.to_step("action")
    assert (s.game.value(other, "at"), s.where(bee), s.facts("regenerated")[-1].card) == (5, "0.remove", other)
    assert not s.game.running.commanded(other)


@pytest.mark.rule(BOOK, "618.3")
def test_regeneration_is_paid_for() -> None:
    s = Arena(
        stag("Growth: Seal เผ่า Insect 1 ใบ, Mp 2"), BEE, spell("toll", "Seal ทุกใบ Mp ค่า Growth +9", "PA", "infinity")
    )
    card, bee = s.put(0, "stag", AT), s.put(0, "bee", DF)
    toll = s.put(1, "toll", "no-line")
    s.put(1, "wolf", DF)
    s.end_subturn()
    s.end_subturn()
    assert (s.choice.kind, s.facts("regenerates")) == ("action", [])
    s.leave("remove", toll)
    check_up(s, "regenerate")
    s.act("regenerate", card)
    s.pick(bee)
    s.to_step("action")
    assert (s.mp(0), s.game.value(card, "at")) == (6, 5)


@pytest.mark.rule(BOOK, "618.5", "618.6")
def test_before_regeneration_what_is_gone_is_announced_and_chosen_anew_and_paid_for_once() -> None:
    hit = Power(text="เมื่อ Regeneration: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ")
    s = Arena(stag("Growth: Seal เผ่า Insect 1 ใบ, Mp 2", hit, hit), BEE)
    card, bee, second = s.put(0, "stag", AT), s.put(0, "bee", DF), s.put(0, "bee", DF)
    wolf, bear = s.put(1, "wolf", AT), s.put(1, "bear", AT)
    check_up(s, "regenerate")
    s.act("regenerate", card)
    s.pick(bee)
    s.play.answer([0, 1])
    s.act("target", wolf)
    # While the other Ability is still to choose, both the target and the condition Seal go away.
    s.hand(0, manual.Move(wolf, "1.hand"))
    s.hand(0, manual.Move(bee, "0.hand"))
    s.act("target", bear)
    assert s.choice.kind == "target"
    s.act("target", bear)
    assert (s.choice.kind, s.offered("pick"), s.where(bear)) == ("conditions", [second], "1.at-line")
    s.pick(second)
    assert (s.where(second), s.where(bear)) == ("0.remove", "1.seal-shrine")
    s.to_step("action")
    assert (s.mp(0), s.game.value(card, "at")) == (6, 5)


# --- Progress -------------------------------------------------------------------------------------


def hit() -> Power:
    return Power(text="เมื่อ Progress: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ")


FEE = Power(text="Progress: Seal เผ่า Insect 1 ใบ, Mp 2; At +1")
MOON_FEE = Power(text="Progress: Seal เผ่า Insect 1 ใบ, Mp 2; Seal ของเราทุกใบ At +1")


@pytest.mark.parametrize(
    ("card", "name"),
    [
        pytest.param(moth(FEE), "moth", marks=pytest.mark.rule(BOOK, "617.1.3", "617.1.4")),
        pytest.param(moon(MOON_FEE), "moon", marks=pytest.mark.rule(BOOK, "617.2.3", "617.2.4")),
    ],
    ids=["seal", "mystic"],
)
def test_progress_is_paid_for_before_its_cards_are_used_up(card: SummonerCard, name: str) -> None:
    s = Arena(card, BEE, spell("toll", "Seal ทุกใบ Mp ค่า Progress +1", "PA", "infinity"))
    mine, bee = s.put(0, name, "hand"), s.put(0, "bee", DF)
    s.put(1, "wolf", DF)
    s.put(0, "wolf", DF)
    s.edit(lambda game: game.play.modify(source=None, subject=mine, key="progress_mp", op="add", value=9, until=""))
    s.end_subturn()
    s.end_subturn()
    assert (s.choice.kind, s.where(mine)) == ("action", "0.hand")
    s.edit(lambda game: [game.play.unmodify(m) for m in list(game.table.modifiers.values())])
    check_up(s, "progress")
    s.act("progress", mine)
    s.pick(bee)
    if s.choice.kind == "line":
        s.act("line", zone="0.at-line")
    s.to_step("action")
    assert (s.mp(0), s.where(bee), s.where(mine)[:2]) == (6, "0.remove", "0.")


@pytest.mark.parametrize(
    ("card", "name"),
    [
        pytest.param(
            moth(FEE, powers=(hit(), hit())), "moth", marks=pytest.mark.rule(BOOK, "617.1.4", "617.1.5", "617.1.6")
        ),
        pytest.param(
            moon(MOON_FEE, powers=(hit(), hit())),
            "moon",
            marks=pytest.mark.rule(BOOK, "617.2.4", "617.2.5", "617.2.6", "617.2.8.3"),
        ),
    ],
    ids=["seal", "mystic"],
)
def test_abilities_on_progress_choose_when_it_is_paid_for_and_work_when_it_is_complete(
    card: SummonerCard, name: str
) -> None:
    s = Arena(card, BEE)
    mine, bee, second = s.put(0, name, "hand"), s.put(0, "bee", DF), s.put(0, "bee", DF)
    wolf, bear, ox = s.put(1, "wolf", AT), s.put(1, "bear", AT), s.put(1, "ox", AT)
    check_up(s, "progress")
    s.act("progress", mine)
    s.pick(bee)
    s.play.answer([0, 1])
    s.act("target", wolf)
    s.hand(0, manual.Move(wolf, "1.hand"))
    s.hand(0, manual.Move(bee, "0.hand"))
    s.act("target", bear)
    # The first Ability, whose target is gone, chooses again; then the cards to be used up are announced again.
    s.act("target", ox)
    assert (s.choice.kind, s.offered("pick"), s.where(bear)) == ("used_up", [second], "1.at-line")
    s.pick(second)
    if s.choice.kind == "line":
        s.act("line", zone="0.at-line")
    s.to_step("action")
    assert (s.where(second), s.where(bear), s.where(ox), s.mp(0)) == ("0.remove", "1.seal-shrine", "1.seal-shrine", 6)


@pytest.mark.rule(BOOK, "617.2.11")
def test_abilities_on_being_attached_work_last_after_progress() -> None:
    gains = (
        Power(text="เมื่อติด: จั่ว Mystic Card 1 ใบ"),
        Power(text="เมื่อเข้ามา: จั่ว Seal Card 1 ใบ"),
    )
    card = known(mystic("coat", "PS", "infinity", progress=ProgressBox(uses=USES, gains=gains)))
    s = Arena(card, BEE)
    coat, bee, wolf = s.put(0, "coat", "hand"), s.put(0, "bee", DF), s.put(0, "wolf", DF)
    check_up(s, "progress")
    s.act("progress", coat)
    before = len(s.facts("drew"))
    s.pick(bee)
    s.settle("target")
    s.act("target", wolf)
    assert [fact.data["family"] for fact in s.facts("drew")][before : before + 2] == ["seal", "mystic"]
    assert s.card(coat).host == wolf
