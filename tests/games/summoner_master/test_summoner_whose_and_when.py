"""Texts that say who does something, when and how, carried out in play (600 to 603)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, Arena, form, known, says, seal, spell

from sanam.games.summoner_master.cards.model import Power

BEE = {"tribes": ("Insect",)}


@pytest.mark.rule(BOOK, "SMG-92", "SMG-93")
def test_we_is_the_owner_of_the_card_whoever_controls_it() -> None:
    s = Arena(says("envoy", "เมื่อโจมตี: จั่ว Seal Card 1 ใบ", at=9))
    envoy, own = s.put(1, "envoy", AT), s.put(1, "wolf", AT)
    s.edit(lambda game: game.cursing.put_curse(envoy, "charm", None, 0))
    s.attack(envoy, own)
    assert [fact.seat for fact in s.facts("drew")][-1] == 1


@pytest.mark.rule(BOOK, "601.1.3")
def test_an_ability_does_not_work_while_its_card_is_coming_in() -> None:
    s = Arena(says("drum", "Seal ของเราทุกใบ At +1"))
    drum, wolf, bolt = s.put(0, "drum", "hand"), s.put(0, "wolf", DF), s.put(1, "bolt", "hand")
    s.act("cast", drum)
    s.act("line", zone="0.at-line")
    assert (s.choice.kind, s.game.value(wolf, "at")) == ("interfere", 3)
    assert bolt in s.offered("cast")
    s.decline()
    assert s.game.value(wolf, "at") == 4


@pytest.mark.rule(BOOK, "510.3")
def test_a_support_seal_has_no_abilities() -> None:
    s = Arena(says("drum", "Seal ของเราทุกใบ At +1"), seal("lion", forms=(form(("name", "drum"), at=4),)))
    drum, wolf, lion = s.put(0, "drum", DF), s.put(0, "wolf", DF), s.put(0, "lion", AT)
    assert s.game.value(wolf, "at") == 4
    s.edit(lambda game: game.support(drum, lion))
    assert s.game.value(wolf, "at") == 3


@pytest.mark.rule(BOOK, "601.1.4", "602.1.6")
def test_one_ability_does_several_things_in_order_though_its_card_is_gone() -> None:
    s = Arena(says("kamikaze", "เมื่อเข้ามา: ทำลาย [S]; จั่ว Seal Card 1 ใบ; จั่ว Mystic Card 1 ใบ"))
    card = s.put(0, "kamikaze", "hand")
    s.put(0, "wolf", DF)
    s.cast(card)
    assert (s.where(card), [fact.data["family"] for fact in s.facts("drew")][-2:]) == (
        "0.seal-shrine",
        ["seal", "mystic"],
    )


@pytest.mark.rule(BOOK, "SMG-88", "SMG-83")
def test_how_long_an_effect_lasts() -> None:
    s = Arena(
        spell("tonic", "Seal ของเรา 1 ใบ At +1 เป็นเวลา 1 Turn"), spell("sip", "Seal ของเรา 1 ใบ At +1 จนจบ Subturn")
    )
    wolf, tonic, sip = s.put(0, "wolf", DF), s.put(0, "tonic", "hand"), s.put(0, "sip", "hand")
    s.put(1, "wolf", DF)
    for card in (tonic, sip):
        s.act("cast", card)
        s.act("target", wolf)
    seen = [s.game.value(wolf, "at")]
    for _ in range(2):
        s.end_subturn()
        seen.append(s.game.value(wolf, "at"))
    assert seen == [5, 4, 3]


@pytest.mark.rule(BOOK, "711.2", "711.4")
def test_what_cannot_be_chosen_before_is_chosen_when_it_is_possible() -> None:
    s = Arena(spell("trade", "จั่ว Seal Card 1 ใบ; ทิ้งการ์ดในมือ 1 ใบ"))
    trade, wolf = s.put(0, "trade", "hand"), s.put(0, "wolf", "hand")
    s.act("cast", trade)
    assert (s.choice.kind, s.choice.seat, len(s.offered("pick"))) == ("cards", 0, 2)
    s.pick(wolf)
    assert s.where(wolf) == "0.seal-shrine"


@pytest.mark.rule(BOOK, "SMG-70.1", "SMG-120.2")
def test_a_target_must_be_able_to_undergo_the_effect() -> None:
    s = Arena(spell("dim", "Seal ของฝ่ายตรงข้าม 1 ใบ At -1 จนจบ Subturn"), seal("wall", at=None))  # type: ignore[arg-type]
    dim, wall = s.put(0, "dim", "hand"), s.put(1, "wall", AT)
    assert s.rule("cast", dim) == "610.2.3"
    wolf = s.put(1, "wolf", AT)
    s.act("cast", dim)
    assert s.offered("target") == [wolf]
    assert s.game.value(wall, "at") is None


@pytest.mark.rule(BOOK, "SMG-85.1")
def test_every_card_means_whichever_it_reaches() -> None:
    shield = says("shield", "[S] ไม่สามารถถูกทำลายได้")
    s = Arena(spell("flood", "ทำลาย Seal ของฝ่ายตรงข้ามทุกใบ"), shield)
    flood, wolf, safe = s.put(0, "flood", "hand"), s.put(1, "wolf", AT), s.put(1, "shield", AT)
    s.act("cast", flood)
    assert (s.where(wolf), s.where(safe)) == ("1.seal-shrine", "1.at-line")


@pytest.mark.rule(BOOK, "SMG-126.1", "SMG-126.2", "SMG-129.16")
def test_a_condition_counts_only_cards_that_are_owned_in_the_normal_way() -> None:
    s = Arena(says("chief", "เงื่อนไข: เรามี Seal เผ่า Insect 1 ใบ; At +2"), seal("bee", **BEE))
    chief, bee = s.put(0, "chief", AT), s.put(1, "bee", AT)
    assert s.game.value(chief, "at") == 3
    s.edit(lambda game: game.play.move(bee, "0.at-line"))
    assert s.game.value(chief, "at") == 3
    s.put(0, "bee", AT)
    assert s.game.value(chief, "at") == 5


@pytest.mark.rule(BOOK, "SMG-94", "SMG-97")
def test_and_and_or_in_conditions() -> None:
    s = Arena(
        says("both", "ตราบเท่าที่ [S] อยู่ใน At Line และ เรามี Seal เผ่า Insect 1 ใบ: At +1"),
        says("either", "ตราบเท่าที่ [S] อยู่ใน At Line หรือ เรามี Seal เผ่า Insect 1 ใบ: At +1"),
        seal("bee", **BEE),
    )
    cards = [s.put(0, name, line) for name in ("both", "either") for line in (AT, DF)]
    assert [s.game.value(card, "at") for card in cards] == [3, 3, 4, 3]
    s.put(0, "bee", DF)
    assert [s.game.value(card, "at") for card in cards] == [4, 3, 4, 4]


@pytest.mark.rule(BOOK, "200.2.2", "201.2.2", "SMG-104")
def test_a_card_that_names_itself_means_that_one_card() -> None:
    skill = Power(kind="skill", text="Mp 0: [S] Df +2 จนจบ Subturn นี้", mp=0)
    s = Arena(known(seal("twin", powers=(Power(text="[S] At +1"), skill))))
    one, two = s.put(0, "twin", AT), s.put(0, "twin", AT)
    assert (s.game.value(one, "at"), s.game.value(two, "at")) == (4, 4)
    s.act("skill", one)
    assert (s.game.value(one, "df"), s.game.value(two, "df")) == (5, 3)


@pytest.mark.rule(BOOK, "201.2.3")
def test_a_text_that_names_cards_of_a_name_means_all_of_them() -> None:
    s = Arena(says("captain", "Seal ที่ชื่อ <wolf> ของเราทุกใบ At +1"))
    s.put(0, "captain", DF)
    wolves = [s.put(0, "wolf", AT) for _ in range(2)]
    assert [s.game.value(wolf, "at") for wolf in wolves] == [4, 4]
    assert s.game.value(s.put(0, "bear", AT), "at") == 5


@pytest.mark.rule(BOOK, "303.5", "303.6", "302.6", "300.6")
def test_abilities_work_from_the_arena_on_the_arena_only() -> None:
    s = Arena(says("drum", "Seal ของเราทุกใบ At +1"))
    s.put(0, "drum", "hand")
    s.put(0, "drum", "seal-shrine")
    wolf, held = s.put(0, "wolf", AT), s.put(0, "wolf", "hand")
    assert s.game.value(wolf, "at") == 3
    s.put(0, "drum", DF)
    assert (s.game.value(wolf, "at"), s.game.value(held, "at")) == (4, 3)


@pytest.mark.rule(BOOK, "303.7", "301.6", "602.1.3")
def test_what_was_on_a_card_is_gone_when_it_has_left() -> None:
    s = Arena(spell("tonic", "Seal ของเราทุกใบ At +1"), spell("hex", "Seal 1 ใบ ติด Poison Curse 2 Turn"))
    wolf, tonic, hex_ = s.put(0, "wolf", AT), s.put(0, "tonic", "hand"), s.put(0, "hex", "hand")
    s.act("cast", tonic)
    s.act("cast", hex_)
    s.act("target", wolf)
    assert (s.game.value(wolf, "at"), list(s.game.curses(wolf))) == (4, ["poison"])
    s.move(0, wolf, "0.hand")
    s.move(0, wolf, "0.at-line")
    assert (s.game.value(wolf, "at"), s.game.curses(wolf)) == (3, {})
