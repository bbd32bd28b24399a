"""More of what people type, carried out in play: hands, Counters, sides of the Arena, tribes without "Seal"."""

from __future__ import annotations

import pytest
from arena import AT, DF, Arena, known, mystic, says, seal, spell

from sanam.games.summoner_master.cards.model import Power
from sanam.games.summoner_master.texts.reading import printed, texts


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Both players discard 1 card at random.", "en"),
        ("สุ่มทิ้งการ์ดในมือของทั้งสองฝ่ายคนละ 1 ใบ", "th"),
    ],
)
def test_both_discard_by_lot(text: str, language: str) -> None:
    s = Arena(spell("gale", text, language=language))
    s.clear_hands()
    for seat in (0, 1):
        for name in ("wolf", "bear", "ox"):
            s.put(seat, name, "hand")
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "gale", "hand"))
    s.settle()  # nobody is asked which
    assert (len(s.game.hand(0)), len(s.game.hand(1))) == (2, 2)


@pytest.mark.parametrize(
    ("text", "language"),
    [("If your hand is empty, At +2.", "en"), ("ถ้ามือเราว่าง At +2", "th")],
)
def test_while_the_hand_is_empty(text: str, language: str) -> None:
    s = Arena(says("pauper", text, language=language))
    s.clear_hands()
    pauper = s.put(0, "pauper", AT)
    assert s.game.value(pauper, "at") == 5
    s.put(0, "wolf", "hand")
    assert s.game.value(pauper, "at") == 3


def test_the_opponent_discards() -> None:
    s = Arena(
        says("rust", "Whenever your opponent discards a card, this Seal gets 1 Charged Counter.", language="en"),
        spell("hex", "Your opponent discards 1 card. Discard 1 card.", language="en"),
    )
    s.clear_hands()
    rust = s.put(0, "rust", AT)
    for seat in (0, 1):
        s.put(seat, "wolf", "hand")
    s.cast_mystic("hex")
    for _ in (1, 0):
        s.play.answer([0])
    s.settle()
    assert s.table.cards[rust].counters == {"charged.0": 1}  # not for our own card


def test_a_seal_on_the_own_side() -> None:
    text = "When another Seal enters your side of the Arena, draw 1 Seal Card."
    s = Arena(says("host", text, language="en"))
    s.put(0, "host", AT)
    s.clear_hands()
    s.cast(s.put(0, "wolf", "hand"))
    s.settle("draw")
    assert len(s.game.hand(0)) == 1


def test_all_counters_are_taken() -> None:
    s = Arena(spell("drain", "Remove all Charged Counters from 1 opposing Seal.", language="en"))
    wolf = s.put(1, "wolf", AT)
    s.edit(lambda game: game.put_counters(wolf, "charged", 3, given_by=1))
    s.cast_mystic("drain", wolf)
    assert not any(s.table.cards[wolf].counters.values())


def test_how_many_is_said_last() -> None:
    s = Arena(spell("gate", "นำ Seal Lv 1 จาก Shrine ของเราขึ้นมือ 1 ใบ"))
    s.clear_hands()
    wolf = s.put(0, "wolf", "seal-shrine")
    s.cast_mystic("gate", wolf)
    assert s.where(wolf) == "0.hand"


def test_what_attacks_cost_less() -> None:
    s = Arena(says("march", "Your Seals' attack costs 1 less Mp.", language="en"))
    wolf = s.put(0, "wolf", AT)
    before = s.game.value(wolf, "attack_mp")
    s.put(0, "march", AT)
    assert s.game.value(wolf, "attack_mp") == max(0, before - 1)


def test_a_tribe_without_seal_is_one_of_seals() -> None:
    s = Arena(
        says("elder", "At +1 for each other Dragon you have in the Arena", language="en"),
        seal("wyrm", 1, 1, 1, tribes=("Dragon",)),
    )
    elder = s.put(0, "elder", AT)
    for name in ("wyrm", "wyrm", "wolf"):
        s.put(0, name, DF)
    assert s.game.value(elder, "at") == 5


def test_a_value_twice_as_great() -> None:
    s = Arena(spell("surge", "Double the At of 1 of your Seals until the end of this Subturn.", language="en"))
    wolf = s.put(0, "wolf", AT)
    at = s.game.value(wolf, "at")
    s.cast_mystic("surge", wolf)
    assert s.game.value(wolf, "at") == 2 * at


def test_it_of_a_card_attached_to_a_light_seal_is_the_seal() -> None:
    s = Arena(
        spell("halo", "If the attached Seal is Light, it gets Df +3", "PS", 2, language="en"),
        seal("dove", 1, 2, 2, elements=("light",)),
    )
    dove = s.put(0, "dove", AT)
    s.cast_mystic("halo", dove)
    assert s.game.value(dove, "df") == 5


def test_a_limit_among_the_costs() -> None:
    text = "Skill Mp 1, in At Line, 1/Turn: your opponent loses 1 Mp, you gain 1 Mp."
    card = printed.arranged(seal("own", text=text), "en")
    assert isinstance(card.powers[0], Power)
    reading = texts.reading(card, "en")
    assert reading.whole
    assert texts.write_tree(reading.sentences[0].tree, "en").endswith("(1 / Turn)")
    assert known(card, "en")


def test_a_dash_after_a_cost_is_a_colon() -> None:
    card = printed.arranged(seal("own", text="Skill Mp 2 – Draw 1 Seal Card."), "en")
    assert texts.reading(card, "en").whole


@pytest.mark.parametrize("text", ["Fire Breath (Mp 3): Destroy 1 Seal.", "พ่นไฟ (Mp 3): ทำลาย Seal 1 ใบ"])
def test_a_cost_in_brackets_behind_the_name_of_a_skill(text: str) -> None:
    language = "en" if text.isascii() else "th"
    card = printed.arranged(seal("own", text=f"Skill {text}"), language)
    (power,) = card.powers
    assert (power.kind, power.name, power.mp) == ("skill", text.split(" (")[0], 3)
    assert texts.reading(card, language).whole


@pytest.mark.parametrize(
    ("text", "language", "duration", "interfere"),
    [
        ("0 Turn. Destroy 1 Seal.", "en", 0, False),
        ("0 Turn, Interfere. Destroy 1 Seal.", "en", 0, True),
        ("2 Turns. All Seals get At +1.", "en", 2, False),
        ("∞ Turn Seal ทุกใบ At +1", "th", "infinity", False),
    ],
)
def test_how_long_a_mystic_card_lasts_may_stand_before_its_text(
    text: str, language: str, duration: int | str, interfere: bool
) -> None:
    card = printed.arranged(mystic("own", duration=1, text=text), language)
    assert (card.duration, card.interfere) == (duration, interfere)
    assert texts.reading(card, language).whole


def test_what_a_search_says_twice_is_done_once() -> None:
    card = printed.arranged(mystic("own", text="Search your Library for 2 Seals of Lv 1; put them in your hand."), "en")
    (sentence,) = texts.reading(card, "en").sentences
    assert texts.write_tree(sentence.tree, "en") == "Take 2 Seals of Lv 1 from your Library into your hand."


def test_of_a_card_attached_the_value_is_its_seals() -> None:
    s = Arena(spell("vow", "Mp ค่าโจมตีเป็น 0", "PS", 2))
    wolf = s.put(0, "wolf", AT)
    s.cast_mystic("vow", wolf)
    assert s.game.value(wolf, "attack_mp") == 0


def test_what_is_lost_is_lost_by_the_seal() -> None:
    s = Arena(says("sage", "At +2"), spell("mute", "สูญเสีย Ability ทั้งหมด", "PS", 2))
    sage = s.put(0, "sage", AT)
    assert s.game.value(sage, "at") == 5
    s.cast_mystic("mute", sage)
    assert s.game.value(sage, "at") == 3


def test_the_lowest_of_them() -> None:
    s = Arena(spell("cull", "ทำลาย Seal ที่มี At ต่ำที่สุด"), seal("imp", 1, 1, 1))
    ox, imp = s.put(1, "ox", AT), s.put(1, "imp", AT)
    s.cast_mystic("cull", imp)
    assert (s.where(ox), s.where(imp)) == (f"1.{AT}", "1.seal-shrine")


def test_each_of_both_draws() -> None:
    (sentence,) = texts.reading(mystic("own", text="ทั้งสองฝ่ายจั่วการ์ดคนละ 1 ใบ"), "th").sentences
    assert texts.write_tree(sentence.tree, "en") == "Draw 1 card. Your opponent draws 1 card."
