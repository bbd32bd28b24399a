"""What people type in everyday words and in haste: it means what the same in the rulebook's words does."""

from __future__ import annotations

import pytest
from arena import DF, Arena, known, seal
from typed_texts import written

from sanam.games.summoner_master.texts.reading import printed


@pytest.mark.parametrize(
    ("kind", "text", "plain"),
    [
        ("ability", "When my card comes in it destroys 1 Seal of the opponent in the Df Line.",
         "When it comes in: destroy 1 opposing Seal in the Df Line."),
        ("ability", "If I have 3 Insect Seals this one gets At +3!", "While you have 3 Insect Seals: [S] gains At +3."),
        ("ability", "My Monsters all have At +1", "Your Monster Seals gain At +1."),
        ("ability", "Stone Curse and Charm Curse do nothing to it (Cancel).",
         "Cancel Stone Curse. Cancel Charm Curse."),
        ("ability", "Mystic Cards of the other player can't touch it.", "Protect your opponent's Mystic Cards."),
        ("ability", "cant be target of opp skill", "Protect your opponent's Skills."),
        ("ability", "When he wins a fight he gets At +1 for the rest of the Turn.",
         "When it wins a fight: [S] gains At +1 in this Turn."),
        ("ability", "He can't be attacked while I have another Knight.",
         "As long as you have 1 other Knight Seal: [S] cannot be attacked."),
        ("ability", "I draw a card when this guy enters the field.", "When it comes in: draw 1 card."),
        ("ability", "As a support Seal it gives At +2 to the main Seal.", "As support: its Main Seal gains At +2."),
        ("skill", "For Mp 1, move one of your Seals to the Df Line.", "Mp 1: move 1 of your Seals to the Df Line."),
        ("skill", "Cost: Mp 2. Effect: return one opposing Seal to the hand of its owner.",
         "Mp 2: return 1 opposing Seal to its owner's hand."),
        ("skill", "Use 2 Charged Counters to destroy a Mystic Card of the opponent.",
         "Charged Counter 2: destroy 1 opposing Mystic Card."),
        ("untargeted", "Both of us draw two cards.", "Draw 2 cards. Your opponent draws 2 cards."),
        ("untargeted", "The opponent can't attack next turn.",
         "Opposing Seals cannot attack until your next Defence Subturn ends."),
        ("PS", "The Seal that has this card on it can attack two times, paying the attack Mp only once.",
         "The Seal can use its attack 2 times for one attack Mp."),
        ("PS", "When the Seal with this dies, I draw 2 cards.", "When the Seal is destroyed: draw 2 cards."),
        ("PA", "Seals over Lv 3 cannot attack.", "All Seals of Lv 4 or higher cannot attack."),
        ("PA", "All Seals in the At Line get At +1 (mine and yours)", "All Seals in the At Line gain At +1."),
        ("ability", "โจมตีขึ้นมือสำเร็จ จั่ว mystic 1", "When its attack on the hand succeeds: draw 1 Mystic Card."),
        ("ability", "ถูกทำลาย แล้วขึ้นมือ", "When it is destroyed: return [S] to its owner's hand."),
        ("ability", "พวก Dragon ของเราทั้งหมด At+1", "Your Dragon Seals gain At +1."),
        ("ability", "ถ้ามี Knight อยู่ด้วย Df+2", "As long as you have 1 Knight Seal: gains Df +2."),
        ("skill", "ทิ้งการ์ด1 : จั่ว1", "Discarding 1 card: draw 1 card."),
        ("skill", "Mp 2: คุม Seal ศัตรู Lv ไม่เกิน 3 หนึ่งใบจนจบ Subturn",
         "Mp 2: Control 1 opposing Seal of Lv 3 or lower until the end of this Subturn."),
        ("untargeted", "สุ่มทิ้งมือฝ่ายตรงข้าม2ใบ", "Your opponent discards 2 cards at random."),
        ("untargeted", "ติด freeze curse 1 turn ซีลฝ่ายตรงข้าม2ใบ", "2 opposing Seals get Freeze Curse for 1 Turn."),
        ("untargeted", "ทั้งคู่จั่ว 1 ใบ", "Draw 1 card. Your opponent draws 1 card."),
        ("PS", "ตัวที่ติด At+2 แต่โจมตีขึ้นมือไม่ได้", "The Seal gains At +2. The Seal cannot attack the hand."),
    ],
)  # fmt: skip
def test_everyday_words(kind: str, text: str, plain: str) -> None:
    assert written(text, kind) == written(plain, kind) != ""


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all Mystic Cards. Each player gets 1 Mp for each of his Mystic Cards destroyed.",
        "1 Seal becomes Inactive. If it has a Mystic Card attached, destroy it instead.",
    ],
)
def test_what_is_not_meant_is_not_read(text: str) -> None:
    """The end of a sentence is no moment, and a Mystic Card that is on no Seal has nothing attached."""
    assert written(text, "untargeted") == ""


def test_what_both_players_do_one_after_another_both_do() -> None:
    text = "Both players discard their hands and draw 3 Seal Cards and 1 Mystic Card."
    assert written(text, "untargeted").count("That player goes on") == 2


def test_a_shown_card_is_the_one_whose_level_counts() -> None:
    text = (
        "Mp 1, reveal 1 Seal Card in your hand: [S] gets At equal to the Lv of that card until the end of this Subturn."
    )
    assert "the Lv of the paid card" in written(text, "skill")


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("When an opposing Seal attacks, destroy it.", "When any opposing Seal attacks: destroy that card."),
        (
            "Whenever one of your Seals attacks, it gets At +1 until end of Turn.",
            "When any of your Seals attacks: that card gains At +1 in this Turn.",
        ),
        (
            "As long as the total Lv of Seals in your Shrine is 8 or more: [S] At +2.",
            "As long as your Shrine has 8 or more Lv: [S] gains At +2.",
        ),
        ("When an opposing Seal attacks, destroy this Seal.", "When any opposing Seal attacks: destroy [S]."),
    ],
)
def test_it_is_the_card_to_which_something_happens(text: str, plain: str) -> None:
    assert written(text) == plain


@pytest.mark.parametrize("text", ["Skill Draw 2 Seal Cards.", "Skill จั่ว Seal Card 2 ใบ"])
def test_a_skill_of_which_no_cost_is_said_costs_nothing(text: str) -> None:
    language = "en" if text.isascii() else "th"
    card = known(printed.arranged(seal("Scholar", text=text), language), language)
    assert [power.kind for power in card.powers] == ["skill"]
    s = Arena(card)
    s.put(1, "ox", DF)
    scholar = s.put(0, "Scholar", DF)
    mp = s.mp(0)
    s.act("skill", scholar, value=0)
    s.settle("action")
    assert (len(s.game.hand(0)), s.mp(0), s.active(scholar)) == (2, mp, False)
