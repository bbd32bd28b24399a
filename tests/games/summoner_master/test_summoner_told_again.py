"""Texts that are understood when they are told again, and what such texts name, show, keep and count."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, NONE, Arena, able, mystic, says, seal, spell

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.texts.reading import printed, texts

STRIKE = able("striker", "Mp 1: Destroy 1 opposing Seal.", "en", mp=1, seal_values={"at": 1})


def read(kind: str, text: str, language: str = "en") -> SummonerCard:
    if kind in ("ability", "skill"):
        card = seal("own", text=text if kind == "ability" else f"Skill {text}")
    else:
        card = mystic("own", kind, 0 if kind == "untargeted" else 2, text=text)
    return printed.arranged(card, language)


def written(kind: str, text: str, language: str = "en") -> str:
    """What a text says as the phrase book has it; "" where it is not understood."""
    reading = texts.reading(read(kind, text, language), language)
    return texts.write(reading, "en") if reading.whole else ""


# ---------------------------------------------------------------------- what is told again


@pytest.mark.parametrize(
    ("kind", "text", "plain"),
    [
        (
            "untargeted",
            "If your opponent has 6 or more cards in hand, he discards 2 cards. Otherwise, he discards 1.",
            ("If your opponent has 6 or more cards in hand, your opponent discards 2 cards. "
            "Otherwise, your opponent discards 1 card."),
        ),
        ("PA", "When a player casts a Seal of Level 4 or higher, he draws 1 card.",
         "When any Seal of Lv 4 or higher is cast: its owner draws 1 card."),
        ("untargeted", "Count the Seals in your opponent's Arena. Get that many Mp.",
         "You get as much Mp as the number of Seals your opponent has."),
        ("ability", "You may cast [S] for 2 Mp less if you control no other Seals.",
         "As long as you have no other Seal in the Arena: casting Mp -2."),
        ("skill", ("Mp 1: If [S] is in the Df Line, it has Df +2; if it is in the At Line, it has At +2. "
         "This lasts until the end of this Turn."),
         ("Mp 1: If it is in the Df Line, [S] gains Df +2 in this Turn. If it is in the At Line, [S] gains At +2 "
         "in this Turn.")),
        ("PA", "The Shrine Max of your opponent is 1 lower.", "Your opponent's maximum Lv in the Shrine -1."),
        ("ability", "While there are 10 or more cards in your Mystic Shrine, [S] has At +3.",
         "As long as there are 10 Mystic Cards in your Shrine: [S] gains At +3."),
        ("PS", "If the Seal is a Knight, it has At +2; otherwise, it has At +1.",
         "Pasted Knight Seal: gains At +2.\nWhile the Seal is not a Knight, the Seal gains At +1."),
        ("ability", "If exactly one Seal is in your Df Line, that Seal has Df +2.",
         "As long as you have just 1 Seal in the Df Line: your Seals in the Df Line gain Df +2."),
        ("skill", "Mp 3: [S] makes 2 attacks for one attack Mp.",
         "Mp 3: [S] can use its attack 2 times for one attack Mp until the end of this Subturn."),
    ],
)  # fmt: skip
def test_the_same_told_again(kind: str, text: str, plain: str) -> None:
    assert written(kind, text) == written(kind, plain) != ""


@pytest.mark.parametrize(
    ("kind", "thai", "english"),
    [
        ("ability", ("ในสนามมี Seal ธาตุลมกี่ใบ"
            " [S] Sp +1 ต่อใบ ไม่นับ [S]"), "[S] gains Sp +1 for each other Wind Seal."),
        ("ability", ("ในสนามมี Seal Fish"
            " ของเรากี่ใบ [S] ก็ Sp + เท่านั้น"), "[S] gains Sp +1 for each of your Fish Seals."),
        ("untargeted", "ทำลาย Seal 1 ใบที่ไม่ได้ติด Mystic Card", "Destroy 1 Seal without a Mystic Card."),
        ("untargeted", "2 Turn: Seal เผ่า Plant ของเราทุกใบไม่สามารถถูกทำลายโดย Skill",
         "Your Plant Seals cannot be destroyed by Skills for 2 Turns."),
        ("PA", "เมื่อผู้เล่นใดโจมตีขึ้นมือสำเร็จ ผู้เล่นนั้นจั่วการ์ด 1 ใบ",
         "When any Seal attacks the hand successfully: the owner of that card draws 1 card."),
        ("skill", "Mp 1: จั่ว Mystic Card 1 ใบ ใช้ได้เมื่อเราไม่มี Mystic Card ในมือ",
         "Mp 1, only while there is no Mystic Card in your hand: Draw 1 Mystic Card."),
        ("ability", "เมื่อเข้าสู่ Subturn โจมตีของเรา จะย้าย [S] ไปยัง Line ใดก็ได้",
         "When you enter your Attack Subturn: you may move [S] to its other Line."),
        ("untargeted", "ร่ายได้เมื่อเรามี Seal น้อยกว่าฝ่ายตรงข้าม ทำลาย Seal ฝ่ายตรงข้าม 1 ใบ",
         "Condition: your opponent has more Seals than you. Destroy 1 opposing Seal."),
        ("skill", "Mp 1: Seal 1 ใบ At -1 และ Seal อีกใบ At +1 จนจบ Turn",
         "Mp 1: 1 Seal has At -1 in this Turn. 1 Seal gains At +1 in this Turn."),
    ],
)  # fmt: skip
def test_the_same_told_again_in_thai(kind: str, thai: str, english: str) -> None:
    assert written(kind, thai, "th") == written(kind, english) != ""


def test_one_of_each_players_shrine() -> None:
    said = written("untargeted", "Choose 1 Seal in each player's Shrine and return both to their owners' hands.")
    assert (
        said == "Take 1 Seal from your Shrine into your hand. Take 1 Seal from your opponent's Shrine into your hand."
    )


# ---------------------------------------------------------------------- instead of being destroyed


@pytest.mark.rule(BOOK, "701.7")
@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("If [S] would be destroyed in a fight, it becomes Inactive instead.", "en"),
        ("ถ้า [S] จะถูกทำลายในการต่อสู้ ให้กลายเป็น Inactive แทน", "th"),
    ],
)
def test_only_a_fight_is_survived(text: str, language: str) -> None:
    s = Arena(says("reed", text, language=language), STRIKE)
    one, other = s.put(1, "reed", AT), s.put(1, "reed", AT)
    s.attack(s.put(0, "ox", AT), one)
    s.settle()
    assert s.where(one) == f"1.{AT}" and not s.active(one)
    s.act("skill", s.put(0, "striker", AT))
    s.act("target", other)
    s.settle()
    assert s.where(other) == "1.seal-shrine"


@pytest.mark.rule(BOOK, "701.7")
@pytest.mark.parametrize(("who", "kept"), [("a Skill", True), ("a Mystic Card", False)])
def test_only_what_is_named_is_survived(who: str, kept: bool) -> None:
    s = Arena(
        says("reed", f"If [S] would be destroyed by {who}, move it to the Df Line instead.", language="en"), STRIKE
    )
    reed = s.put(1, "reed", AT)
    s.act("skill", s.put(0, "striker", AT))
    s.act("target", reed)
    s.settle()
    assert s.where(reed) == (f"1.{DF}" if kept else "1.seal-shrine")


@pytest.mark.rule(BOOK, "701.7")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_may_be_offered_for_another(answer: str) -> None:
    text = "When one of your Seals would be destroyed in a fight, you may sacrifice [S] instead."
    s = Arena(says("shield", text, language="en"))
    shield, wolf = s.put(1, "shield", DF), s.put(1, "wolf", AT)
    s.attack(s.put(0, "ox", AT), wolf)
    s.settle("yes_no")
    assert s.asked == (1, "yes_no")
    s.act(answer)
    s.settle()
    assert (s.where(wolf) == f"1.{AT}") == (answer == "yes") == (s.where(shield) == "1.seal-shrine")


@pytest.mark.rule(BOOK, "701.7")
def test_the_first_time_in_each_turn_it_stays() -> None:
    s = Arena(says("oak", "The first time each Turn that [S] would be destroyed, it is not destroyed.", language="en"))
    oak = s.put(1, "oak", AT)
    for left in (f"1.{AT}", "1.seal-shrine"):
        s.set_mp(0, 8)
        s.attack(s.put(0, "ox", AT), oak)
        s.settle("action")
        assert s.where(oak) == left


# ---------------------------------------------------------------------- what is named


def test_the_named_tribe() -> None:
    s = Arena(
        able("herald", ("Mp 0: Choose a Tribe. All opposing Seals of"
            " that Tribe have At -2 until the end of this Turn."), "en", mp=0),
        seal("knight", tribes=("Knight",)),
        seal("mage", tribes=("Mage",)),
    )  # fmt: skip
    knight, mage = s.put(1, "knight", AT), s.put(1, "mage", AT)
    s.act("skill", s.put(0, "herald", AT))
    assert (s.choice.kind, len(s.choice.options)) == ("mode", 26)
    herald = next(card for name, card in s.cards.items() if name == "herald")
    way = next(i for i in range(26) if "Knight" in texts.way_words(herald, 0, i, "en"))
    s.act("mode", value=way)
    s.settle()
    assert (s.game.value(knight, "at"), s.game.value(mage, "at")) == (1, 3)


def test_the_named_element_is_taken_on() -> None:
    s = Arena(
        spell("prism", "เลือกธาตุ 1 ธาตุ Seal ของเราทุกใบเป็นธาตุนั้นจนจบ Subturn"),
        says("lamp", "Your Fire Seals have At +1.", language="en"),
    )
    wolf = s.put(0, "wolf", AT)
    s.put(0, "lamp", AT)
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "prism", "hand"))
    way = next(i for i in range(6) if "Fire" in texts.way_words(s.cards["prism"], 0, i, "en"))
    s.act("mode", value=way)
    s.settle("action")
    assert s.game.counts_as(wolf, "element", "fire") and s.game.value(wolf, "at") == 4


def test_a_name_that_nothing_speaks_of_is_not_read() -> None:
    assert not written("untargeted", "Choose a Tribe. Draw 1 card.")
    assert not written("untargeted", "Draw 1 card. Seals of that Tribe have At +1 until the end of this Turn.")


# ---------------------------------------------------------------------- Turns and Steps


@pytest.mark.rule(BOOK, "400.1")
@pytest.mark.parametrize(
    ("text", "language"), [("At the end of each Turn, you get 1 Mp.", "en"), ("เมื่อจบ Turn ได้รับ Mp 1", "th")]
)
def test_a_turn_ends_with_its_second_subturn(text: str, language: str) -> None:
    s = Arena(says("owl", text, language=language))
    s.put(0, "owl", AT), s.put(1, "ox", AT)
    s.end_subturn()
    assert s.mp(0) == 8
    s.end_subturn()
    assert s.mp(0) == 9


def test_the_discard_step_is_skipped() -> None:
    s = Arena(spell("vault", "เราไม่ต้องทิ้งการ์ดใน Discard Step", "PA", 4), subturn=4)
    s.put(0, "vault", NONE)
    s.put(0, "ox", AT), s.put(1, "ox", AT)
    for name in ("wolf", "bear", "ox"):
        for _ in range(3):
            s.put(0, name, "hand")
    s.to_step("draw")
    while s.choice.kind != "action":
        assert s.choice.kind != "hand_limit"
        s.play.answer([] if s.choice.least == 0 else [0])
    assert len(s.game.hand(0)) > 7


# ---------------------------------------------------------------------- kinds, hands, piles


@pytest.mark.rule(BOOK, "SMG-136")
def test_how_many_kinds_there_are() -> None:
    s = Arena(
        says("sage", "While you have Seals of 2 or more different elements, [S] has At +2.", language="en"),
        seal("kite", elements=("wind",)),
        seal("wave", elements=("water",)),
    )
    sage = s.put(0, "sage", AT)
    s.put(0, "kite", AT), s.put(0, "kite", AT)
    assert s.game.value(sage, "at") == 3
    s.put(0, "wave", AT)
    assert s.game.value(sage, "at") == 5


def test_of_two_numbers_and_of_no_tribe() -> None:
    s = Arena(
        says("drum", "Your Seals with Lv 1 or 3 have At +1.", "Seals with no Tribe have Sp -1.", language="en"),
        seal("knight", 2, tribes=("Knight",)),
    )
    s.put(0, "drum", AT)
    wolf, bear, ox, knight = (s.put(0, name, AT) for name in ("wolf", "bear", "ox", "knight"))
    assert [s.game.value(card, "at") for card in (wolf, bear, ox)] == [4, 5, 6]
    assert (s.game.value(wolf, "sp"), s.game.value(knight, "sp")) == (1, 2)


@pytest.mark.rule(BOOK, "605.6")
def test_a_card_is_shown_for_a_cost() -> None:
    s = Arena(
        able("bard", "Mp 0, show 1 Dragon Seal in your hand: [S] has At +2 until the end of this Subturn.", "en", mp=0),
        seal("drake", tribes=("Dragon",)),
    )
    bard = s.put(0, "bard", AT)
    s.put(0, "wolf", "hand")
    assert s.refused("skill", bard, value=0) is not None
    drake = s.put(0, "drake", "hand")
    s.act("skill", bard)
    s.settle("cards")
    assert s.offered("pick") == [drake]
    s.act("pick", drake)
    s.settle("action")
    assert s.where(drake) == "0.hand" and s.card(drake).known == [0, 1]
    assert s.game.value(bard, "at") == 5


def test_any_number_of_cards_is_discarded() -> None:
    s = Arena(spell("tide", "Discard any number of cards, then draw that many cards.", language="en"))
    s.put(1, "ox", AT)
    cards = [s.put(0, "wolf", "hand") for _ in range(3)]
    s.cast_mystic("tide")
    s.pick(*cards[:2])
    while s.choice.kind != "action":
        s.play.answer(list(range(s.choice.least)))
    assert [s.where(card) for card in cards] == ["0.seal-shrine", "0.seal-shrine", "0.hand"]


@pytest.mark.rule(BOOK, "100.2")
def test_a_card_that_says_when_it_cannot_be_cast() -> None:
    s = Arena(
        says("king", "[S] cannot be cast unless there are 1 or more Knight Seals in your Shrine.", language="en"),
        seal("knight", tribes=("Knight",)),
    )
    s.set_mp(0, 8)
    king = s.put(0, "king", "hand")
    assert s.rule("cast", king) == "100.2"
    s.put(0, "knight", "seal-shrine")
    assert s.refused("cast", king) is None


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_top_card_is_looked_at_and_may_go_below(answer: str) -> None:
    s = Arena(
        able("seer", ("Mp 0: Look at the top card of your Mystic Library. You can leave it there or put it on the"
            " bottom."), "en", mp=0)
    )  # fmt: skip
    top = s.zone(0, "mystic-library")[-1]
    s.act("skill", s.put(0, "seer", AT))
    s.settle("yes_no")
    s.act(answer)
    s.settle("action")
    assert s.zone(0, "mystic-library")[0 if answer == "yes" else -1] == top


def test_a_card_of_the_other_hand_goes_below() -> None:
    s = Arena(spell("glare", ("Your opponent reveals their hand. You choose 1 Mystic Card there and it goes to the"
        " bottom of their Mystic Library."), language="en"))  # fmt: skip
    s.put(1, "ox", AT)
    dust = s.put(1, "dust", "hand")
    s.put(1, "wolf", "hand")
    s.cast_mystic("glare")
    assert s.asked == (0, "cards") and s.offered("pick") == [dust]
    s.act("pick", dust)
    s.settle("action")
    assert s.zone(1, "mystic-library")[0] == dust


def test_the_opponent_loses_as_much_mp_as_is_counted() -> None:
    s = Arena(spell("storm", "Your opponent loses Mp equal to the number of Seals you control.", language="en"))
    s.put(0, "wolf", AT), s.put(0, "wolf", DF)
    s.set_mp(1, 3)
    s.cast_mystic("storm")
    s.settle("action")
    assert s.mp(1) == 1


def test_a_seal_that_goes_to_a_line() -> None:
    s = Arena(
        says("warden", ("When an opposing Seal moves to the Df Line,"
            " that Seal gets Sp -1 until the end of this Turn."), language="en"),
        subturn=4,
    )  # fmt: skip
    s.put(0, "warden", AT)
    back, front = s.put(1, "wolf", AT), s.put(1, "wolf", DF)
    for card in (back, front):
        s.act("change_line", card)
        s.settle("line")
        s.play.answer([0])
        s.settle("action")
    assert (s.game.value(back, "sp"), s.game.value(front, "sp")) == (1, 2)


def test_destroyed_by_our_own_skills() -> None:
    s = Arena(STRIKE, says("crow", "เมื่อ Seal ฝ่ายตรงข้ามถูกทำลายโดย Skill ของเรา ได้รับ Mp 1"))
    s.put(0, "crow", DF)
    wolf, other = s.put(1, "wolf", AT), s.put(1, "wolf", AT)
    s.set_mp(0, 8)
    s.act("skill", s.put(0, "striker", AT))
    s.act("target", wolf)
    s.settle("action")
    assert s.mp(0) == 8
    s.attack(s.put(0, "ox", AT), other)
    s.settle("action")
    assert s.mp(0) == 6


@pytest.mark.parametrize("who", ["you cast no Seal", "your Seals did not attack"])
def test_what_was_not_done(who: str) -> None:
    s = Arena(
        says("monk", f"At the end of your Attack Subturn, if {who} in this Subturn, you get 2 Mp.", language="en")
    )
    s.put(0, "monk", AT), s.put(1, "ox", AT)
    s.end_subturn()
    assert s.mp(0) == 10
    s.end_subturn()
    s.set_mp(0, 8)
    if "cast" in who:
        s.cast(s.put(0, "wolf", "hand"))
        s.settle("action")
    else:
        s.attack(s.put(0, "ox", AT), s.put(1, "fly", AT))
        s.settle("action")
    s.end_subturn()
    assert s.mp(0) == 8


# ---------------------------------------------------------------------- what “it” and “that” speak of


def test_a_value_of_each_card_itself() -> None:
    s = Arena(says("choir", "Your Seals gain Df equal to their Lv.", language="en"))
    wolf, bear = s.put(0, "wolf", AT), s.put(0, "bear", AT)
    before = [s.game.value(card, "df") for card in (wolf, bear)]
    s.put(0, "choir", AT)
    assert [s.game.value(card, "df") for card in (wolf, bear)] == [before[0] + 1, before[1] + 2]


def test_it_is_the_chosen_one() -> None:
    s = Arena(able("hex", "Mp 0: Choose 1 Seal. It loses Df 1.", "en", mp=0))
    hexer, bear = s.put(0, "hex", AT), s.put(1, "bear", AT)
    before = s.game.value(bear, "df")
    s.act("skill", hexer)
    s.settle("target")
    s.act("target", bear)
    s.settle("action")
    assert s.game.value(bear, "df") == before - 1


@pytest.mark.parametrize("text", ["Choose 1 Seal. [S] gains At +1.", "Mp 1: Choose 1 Seal. Draw 1 card."])
def test_a_choice_that_nothing_is_done_with_is_not_read(text: str) -> None:
    assert not written("skill", text)


def test_a_mystic_card_strengthens_for_its_fight_only() -> None:
    s = Arena(spell("wall", "The attacked Seal gains Df +5.", language="en", interfere=True), subturn=2)
    wolf, bear = s.put(0, "wolf", DF), s.put(1, "bear", AT)
    wall = s.put(0, "wall", "hand")
    s.set_mp(0, 8), s.set_mp(1, 8)
    before = s.game.value(wolf, "df")
    s.attack(bear, wolf)
    s.act("cast", wall)
    s.settle("action")
    assert (s.where(wolf), s.game.value(wolf, "df")) == (f"0.{DF}", before)


def test_hands_of_at_most_so_many_cards() -> None:
    s = Arena(
        says("monk", "As long as you have at most 1 card in hand, [S] has At +2.", language="en"),
        says("sage", "For every 2 cards in your hand, [S] gains At +1.", language="en"),
    )
    monk, sage = s.put(0, "monk", AT), s.put(0, "sage", AT)
    values = []
    for _ in range(3):
        s.put(0, "wolf", "hand")
        values.append((s.game.value(monk, "at"), s.game.value(sage, "at")))
    assert values == [(5, 3), (3, 4), (3, 4)]


# ---------------------------------------------------------------------- bounds


@pytest.mark.rule(BOOK, "602.1.2")
def test_what_is_in_force_stops_at_a_bound() -> None:
    s = Arena(
        says("clerk", "Your Seals cost 2 Mp less to cast, to a minimum of 1.", language="en"),
        says("guild", "Your Seals cost 1 Mp more to cast.", language="en"),
    )
    wolf, ox = s.put(0, "wolf", "hand"), s.put(0, "ox", "hand")
    before = [s.game.value(card, "cast_mp") for card in (wolf, ox)]
    seen = []
    for name in ("clerk", "clerk", "guild"):
        s.put(0, name, AT)
        seen.append([s.game.value(card, "cast_mp") for card in (wolf, ox)])
    assert (before, seen) == ([2, 4], [[1, 2], [1, 1], [1, 1]])


def test_values_in_the_arena_stop_at_a_bound() -> None:
    s = Arena(says("fog", "All opposing Seals have At -2, to a minimum of 2.", language="en"))
    s.put(0, "fog", AT)
    wolf, bear, fly = (s.put(1, name, AT) for name in ("wolf", "bear", "fly"))
    assert [s.game.value(card, "at") for card in (wolf, bear, fly)] == [2, 3, 1]


def test_a_card_in_the_hand_stops_at_its_own_bound() -> None:
    s = Arena(
        says("duke", "[S] costs 1 Mp less to cast for each Seal you control (minimum 1).", language="en"),
    )
    duke = s.put(0, "duke", "hand")
    seen = [s.game.value(duke, "cast_mp")]
    for _ in range(3):
        s.put(0, "wolf", AT)
        seen.append(s.game.value(duke, "cast_mp"))
    assert seen == [2, 1, 1, 1]


@pytest.mark.parametrize(
    "text", ["Your Skills cost 1 Mp less, to a minimum of 1.", "Your Seals have Skill Mp -1 (not below 1)."]
)
def test_skills_have_no_bound(text: str) -> None:
    assert not written("PA", text)


@pytest.mark.parametrize(
    ("language", "text", "plain"),
    [
        ("en", "Mystic Cards you cast cost 1 Mp less, but not less than 1.",
         "Your Mystic Cards have casting Mp -1 (not below 1)."),
        ("en", "It costs 1 Mp less to cast your Dragon Seals, down to a minimum of 1.",
         "Your Dragon Seals have casting Mp -1 (not below 1)."),
        ("en", "Your opponent must pay 1 more Mp to use Skills.", "Opposing Seals gain Skill Mp +1."),
        ("en", "[S] costs 2 Mp less to attack.", "[S] has attack Mp -2."),
        ("th", "ลด Mp ค่าร่ายของ Seal เราลง 1 แต่ไม่ต่ำกว่า 1", "Your Seals have casting Mp -1 (not below 1)."),
        ("th", "เราร่าย Seal เผ่า Dragon เสีย Mp น้อยลง 1", "Your Dragon Seals have casting Mp -1."),
        ("th", "ฝ่ายตรงข้ามใช้ Skill ต้องเสีย Mp เพิ่ม 1", "Opposing Seals gain Skill Mp +1."),
        ("th", "Seal ของเราโจมตีเสีย Mp น้อยลง 1 แต่ไม่ต่ำกว่า 1", "Your Seals have attack Mp -1 (not below 1)."),
    ],
)  # fmt: skip
def test_what_it_costs(language: str, text: str, plain: str) -> None:
    assert written("ability", text, language) == plain


def test_how_many_depends_on_how_many_there_are() -> None:
    text = "If your opponent has 4 or more Seals in the Arena, destroy 2 of them. Otherwise destroy 1."
    assert written("untargeted", text) == (
        "If your opponent has 4 Seals in the Arena, destroy 2 opposing Seals. Otherwise, destroy 1 opposing Seal."
    )
