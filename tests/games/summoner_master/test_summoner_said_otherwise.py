"""What was added for texts in a person's own words: Lines of Skills, piles that are counted, who may cast, …"""

from __future__ import annotations

import time

import msgspec
import pytest
from arena import AT, BOOK, DF, NONE, Arena, known, mystic, seal, spell

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.texts.reading import printed, spelling, texts


def typed(name: str, text: str, language: str = "en", **more: object) -> SummonerCard:
    """A Seal of which somebody has typed this text."""
    return known(printed.arranged(msgspec.structs.replace(seal(name, **more), text=text), language), language)


@pytest.mark.rule(BOOK, "604.6.1")
def test_a_skill_of_a_line_is_used_in_that_line_alone() -> None:
    s = Arena(typed("guard", "Skill Df Line, Mp 1: draw 1 Seal Card."))
    front, back = s.put(0, "guard", AT), s.put(0, "guard", DF)
    assert s.offered("skill") == [back]
    assert s.rule("skill", front, value=0) == "604.6.1"
    s.act("skill", back)
    assert len(s.zone(0, "hand")) == 1


def test_what_one_kind_of_card_cannot_destroy_others_can() -> None:
    storm = spell("storm", "ทำลาย Seal ทุกใบ")
    s = Arena(typed("rock", "Cannot be destroyed by Skills."), typed("imp", "Skill Mp 1: destroy 1 Seal."), storm)
    rock, wolf, imp = s.put(1, "rock", DF), s.put(1, "wolf", DF), s.put(0, "imp", AT)
    s.act("skill", imp)
    assert s.offered("target") == [imp, wolf]
    s.act("target", wolf)
    assert (s.where(wolf), s.where(rock)) == ("1.seal-shrine", f"1.{DF}")
    s.act("cast", s.put(0, "storm", "hand"))
    assert s.where(rock) == "1.seal-shrine"


def test_cards_in_a_shrine_are_counted() -> None:
    s = Arena(
        typed("poet", "At +1 for each Mystic Card in your Shrine."),
        typed("monk", "As long as there are 2 or more Seals in your Shrine, Df +4."),
        typed("thief", "If there are 2 or more Seals in the opponent's Shrine, Sp +2."),
    )
    poet, monk, thief = s.put(0, "poet", AT), s.put(0, "monk", AT), s.put(1, "thief", AT)
    s.put(0, "wolf", "seal-shrine")
    s.put(0, "dust", "mystic-shrine")
    assert (s.game.value(poet, "at"), s.game.value(monk, "df"), s.game.value(thief, "sp")) == (4, 3, 2)
    s.put(0, "wolf", "seal-shrine")
    s.put(0, "dust", "mystic-shrine")
    assert (s.game.value(poet, "at"), s.game.value(monk, "df"), s.game.value(thief, "sp")) == (5, 7, 4)


def test_more_cards_than_the_other_and_levels_in_the_shrine() -> None:
    s = Arena(
        typed("hero", "As long as the opponent has more Seals than you, At +2."),
        typed("ghost", "While your Shrine has 3 or more Levels, Df +2."),
    )
    hero, ghost = s.put(0, "hero", AT), s.put(0, "ghost", DF)
    s.put(1, "wolf", AT)
    s.put(1, "wolf", DF)
    assert (s.game.value(hero, "at"), s.game.value(ghost, "df")) == (3, 3)
    s.put(1, "wolf", DF)
    s.put(0, "ox", "seal-shrine")
    assert (s.game.value(hero, "at"), s.game.value(ghost, "df")) == (5, 5)


def test_who_cannot_pay_has_it_destroyed() -> None:
    text = "At the start of your Subturn, pay Mp 2 or destroy this Seal."
    s = Arena(typed("debtor", text), subturn=2)
    debtor = s.put(0, "debtor", AT)
    s.put(0, "filler", DF)
    s.to_step("mode")
    assert [option.value for option in s.choice.options] == [0, 1]
    before = s.mp(0)
    s.act("mode", value=0)
    assert (s.where(debtor), s.mp(0)) == (f"0.{AT}", before - 2)
    poor = Arena(typed("debtor", text), subturn=2)
    debtor = poor.put(0, "debtor", AT)
    poor.put(0, "filler", DF)
    poor.set_mp(0, 1)
    poor.to_step("mode")
    assert [option.value for option in poor.choice.options] == [1]
    poor.act("mode", value=1)
    assert poor.where(debtor) == "0.seal-shrine"


def test_cards_are_drawn_for_each_and_by_both() -> None:
    s = Arena(
        typed("bard", "Skill Mp 1: draw 1 card for each Seal of yours in the Df Line."),
        spell("feast", "ผู้เล่นแต่ละคนจั่วการ์ด 1 ใบ"),
    )
    bard = s.put(0, "bard", AT)
    s.put(0, "wolf", DF)
    s.put(0, "wolf", DF)
    s.act("skill", bard)
    assert (s.choice.kind, s.choice.least, s.choice.most) == ("cards", 2, 2)
    s.play.answer([0, 1])
    assert len(s.zone(0, "hand")) == 2
    s.act("cast", s.put(0, "feast", "hand"))
    s.play.answer([0])
    assert s.choice.seat == 1
    s.play.answer([0])
    assert (len(s.zone(0, "hand")), len(s.zone(1, "hand"))) == (3, 1)


@pytest.mark.rule(BOOK, "605.5", "605.6")
def test_a_cost_of_a_kind_of_card_is_paid_with_that_kind() -> None:
    s = Arena(typed("smith", "Skill Mp 1, discard 1 Mystic Card: draw 1 Seal Card."))
    smith = s.put(0, "smith", AT)
    s.put(0, "wolf", "hand")
    assert s.rule("skill", smith, value=0) == "605.5"
    dust = s.put(0, "dust", "hand")
    s.put(0, "dust", "hand")
    s.act("skill", smith)
    assert (s.choice.kind, len(s.choice.options)) == ("cards", 2)
    s.act("pick", dust)
    assert s.where(dust) == "0.mystic-shrine"


def test_an_attack_by_a_certain_seal() -> None:
    s = Arena(typed("wall", "When this Seal is attacked by a Seal of Lv 2 or more, Df +5 until end of Subturn."))
    wall = s.put(1, "wall", DF)
    s.attack(s.put(0, "wolf", AT), wall)
    assert s.game.value(wall, "df") == 3
    s = Arena(typed("wall", "When this Seal is attacked by a Seal of Lv 2 or more, Df +5 until end of Subturn."))
    wall, ally = s.put(1, "wall", DF), s.put(1, "ox", DF)
    s.attack(s.put(0, "bear", AT), wall)
    assert (s.game.value(wall, "df"), s.game.value(ally, "df")) == (8, 5)


def test_what_players_cannot_cast() -> None:
    ban = printed.arranged(mystic("ban", "PA", "infinity", text="Your opponent cannot cast Mystic Cards."), "en")
    s = Arena(known(ban, "en"), typed("judge", "Skill Mp 1: players cannot cast Seals until end of Subturn."))
    s.put(0, "ban", NONE)
    judge = s.put(0, "judge", AT)
    s.put(1, "wolf", DF)
    dust, wolf, theirs = s.put(0, "dust", "hand"), s.put(0, "wolf", "hand"), s.put(1, "dust", "hand")
    assert set(s.offered("cast")) == {dust, wolf}
    s.act("skill", judge)
    assert s.offered("cast") == [dust]
    assert s.rule("cast", wolf) == "100.2"
    s.end_subturn()
    assert theirs not in s.offered("cast")


def test_a_value_that_is_a_number_of_cards_and_a_pile_that_goes() -> None:
    s = Arena(
        typed("crowd", "At is equal to the number of Seals you have."),
        typed("grave", "Skill Mp 1: remove all Seals in the opponent's Shrine from the game."),
    )
    crowd, grave = s.put(0, "crowd", AT), s.put(0, "grave", AT)
    assert s.game.value(crowd, "at") == 2
    fallen = [s.put(1, "wolf", "seal-shrine"), s.put(1, "fly", "seal-shrine")]
    dust = s.put(1, "dust", "mystic-shrine")
    s.act("skill", grave)
    assert [s.where(card) for card in (*fallen, dust)] == ["1.remove", "1.remove", "1.mystic-shrine"]


@pytest.mark.rule(BOOK, "505.1.1")
def test_the_hand_may_be_attacked_past_seals_where_a_text_says_so() -> None:
    s = Arena(typed("thief", "Can attack the hand even if the opponent has Seals."))
    thief, wolf, foe = s.put(0, "thief", AT), s.put(0, "wolf", AT), s.put(1, "wolf", AT)
    dust = s.put(1, "dust", "hand")
    assert s.offered("attack_hand") == [thief]
    assert s.rule("attack_hand", wolf) == "505.1.1"
    s.act("attack_hand", thief)
    s.act("kind", value="mystic")
    assert (s.where(dust), s.where(foe)) == ("1.mystic-shrine", f"1.{AT}")


@pytest.mark.parametrize("text", ["Seals with Lv 1 cannot attack this Seal.", "Cannot be attacked by Seals of Lv 1."])
def test_certain_seals_cannot_attack_it(text: str) -> None:
    s = Arena(typed("idol", text, at=9))
    wolf, bear = s.put(0, "wolf", AT), s.put(0, "bear", AT)
    idol, ox = s.put(1, "idol", AT), s.put(1, "ox", AT)
    s.act("attack", bear)
    assert s.offered("attack") == [idol, ox]
    s.act("attack", ox)
    s.settle()
    s.act("attack", wolf)
    assert (s.choice.kind, s.where(idol)) == ("action", f"1.{AT}") or s.offered("attack") == [ox]


def test_an_empty_hand_is_a_condition() -> None:
    s = Arena(typed("monk", "Df +3 if you have no cards in hand."))
    monk = s.put(0, "monk", AT)
    assert s.game.value(monk, "df") == 6
    s.put(0, "dust", "hand")
    assert s.game.value(monk, "df") == 3


def test_several_abilities_in_one_line_and_a_skill_from_the_hand() -> None:
    two = typed("two", "Weak Touch. When it attacks, draw 1 card.")
    assert [power.text for power in two.powers] == ["Weak Touch", "When it attacks, draw 1 card."]
    hidden = typed("hidden", "Skill Mp 1 Twinkling (Discard): draw 1 Mystic Card.")
    assert (hidden.powers[0].from_hand, hidden.powers[0].mp) == (True, 1)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Seals of strangers: At +3."),
        ("en", "When the moon is full: At +3."),
        ("en", "Pasted on something green: Df +3."),
        ("th", "Seal ของเพื่อนบ้าน: At +3"),
        ("th", "เมื่อพระจันทร์เต็มดวง: At +3"),
    ],
)
def test_half_a_sentence_is_no_name_of_an_ability(language: str, text: str) -> None:
    """What is not understood before a colon would change what the rest is about."""
    assert not texts.reading(printed.arranged(seal("own", text=text), language), language).whole
    assert printed.arranged(seal("own", text="Iron Hide: Df +1"), "en").powers[0].name == "Iron Hide"


@pytest.mark.parametrize("part", ["At +1 ", "+1 At ", "Seal ", "และ ", "cannot attack and ", "Protect Skills and "])
def test_no_text_takes_long_to_be_respelled(part: str) -> None:
    text = part * (2000 // len(part))
    begun = time.process_time()
    for put in (spelling.english, spelling.thai):
        put(text)
    assert time.process_time() - begun < 1


def test_a_cost_is_no_name_of_a_skill() -> None:
    """Else the Skill would be used for nothing."""
    card = typed("nova", "Skill Mp 5 (once per game): destroy all opposing Seals.")
    assert (card.powers[0].name, card.powers[0].mp) == ("", 5)
    odd = printed.arranged(seal("odd", text="Skill Mp 5 and a song: destroy all opposing Seals."), "en")
    assert not texts.reading(odd, "en").whole


def test_it_is_the_seal_where_a_card_is_attached_to_one() -> None:
    badge = mystic("badge", "PS", "infinity", text="It gets At +2 and can attack across to the Df Line.")
    s = Arena(known(printed.arranged(badge, "en"), "en"))
    wolf, front, back = s.put(0, "wolf", AT), s.put(1, "ox", AT), s.put(1, "fly", DF)
    s.act("cast", s.put(0, "badge", "hand"))
    s.act("target", wolf)
    assert s.game.value(wolf, "at") == 5
    s.act("attack", wolf)
    assert s.offered("attack") == [front, back]
