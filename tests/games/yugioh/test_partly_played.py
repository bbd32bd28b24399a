"""Cards whose text is understood in part, at the table."""

from __future__ import annotations

import msgspec
import pytest
from scenario import SET, Scenario, magic, monster, spell, through, trap

from sanam.engine import manual
from sanam.engine.choice import Option, Refused
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.presentation.playmat import YugiohPlaymat
from sanam.games.yugioh.texts.reading import texts


def definition(card: CardData, text: str) -> CardData:
    reading = texts.reading(text, card, "en")
    assert reading.partly
    return msgspec.structs.replace(card, text=text, abilities=reading.abilities, problem="0:1 unread")


def vouch(s: Scenario, card: int) -> None:
    """Say that the card may be used as its unread words have it."""
    s.play.manual(0, manual.Act("use", card))
    s.act("yes")


def test_the_words_are_asked_for_at_their_step_of_the_resolution() -> None:
    text = "Pay 500 LP; draw 1 card, then frobnicate your hand, then gain 300 LP."
    s = Scenario("zh-mr2", definition(spell("half"), text))
    s.act("activate", s.put(0, "half", "hand"))
    s.settle("respond")
    if s.choice.kind == "respond":
        s.decline()
    assert s.choice.kind == "by_hand"
    assert s.choice.params["words"] == "frobnicate your hand"
    assert (s.lp(0), s.size(0, "hand")) == (7500, 1)
    s.do("done")
    assert s.lp(0) == 7800


HOWLER = "When the moon rises: You can pay 500 LP; draw 1 card. This card cannot attack."


def test_an_effect_of_an_unread_occasion_is_offered_only_where_its_player_says_that_it_is_there() -> None:
    s = Scenario("zh-mr2", definition(monster("wolf", traits=("effect",)), HOWLER))
    wolf, theirs = s.put(0, "wolf", "m1"), s.put(1, "wolf", "m1")
    assert "activate" not in s.acts(wolf)
    s.play.manual(0, manual.Act("use", wolf))
    assert s.asked == (0, "yes_no") and s.choice.params["words"] == "When the moon rises"
    s.act("no")
    assert s.choice.kind == "action" and "activate" not in s.acts(wolf)
    s.play.manual(0, manual.Act("use", wolf))
    s.act("yes")
    assert s.choice.kind == "action" and "activate" in s.acts(wolf)
    s.act("activate", wolf)
    through(s)
    assert (s.lp(0), s.size(0, "hand")) == (7500, 1)
    assert "activate" not in s.acts(wolf), "what was said holds for that once"
    with pytest.raises(Refused):
        s.play.manual(0, manual.Act("use", theirs))


def test_an_effect_of_an_unread_occasion_never_asks_and_can_be_chained_when_it_is_taken_up() -> None:
    s = Scenario("zh-mr2", definition(monster("wolf", traits=("effect",)), HOWLER), magic("gift", "Gain 300 LP."))
    wolf = s.put(1, "wolf", "m1")
    s.act("activate", s.put(0, "gift", "hand"))
    s.settle("respond")
    assert s.choice.kind == "action" and s.lp(0) == 8300
    s.play.manual(1, manual.Act("use", wolf))
    s.act("yes")
    assert s.choice.kind == "action" and s.choice.seat == 0


def test_a_sentence_left_to_the_players_is_no_chance_worth_a_question_and_has_no_end() -> None:
    text = "You can howl, if you like. Once per turn (Quick Effect): You can gain 300 LP, then frobnicate your hand."
    wolf = definition(monster("wolf", traits=("effect",)), text)
    s = Scenario("zh-mr2", wolf)
    card = s.put(0, "wolf", "m1")
    playmat = YugiohPlaymat()
    assert wolf.abilities is not None
    kinds = {index: ability.get("limit", "") for index, ability in enumerate(wolf.abilities)}
    assert set(kinds.values()) == {"", "turn"}
    for index, limit in kinds.items():
        option = Option("activate", card, value=index)
        assert s.play.game.is_open_ended(option) is (limit == "")
        assert playmat.is_minor_response("activate", index, wolf) is (limit == "")


def test_an_unread_sentence_of_its_own_special_summon_is_no_effect_to_activate() -> None:
    text = "If the moon is out, you can Special Summon this card from your hand. Once per turn: You can gain 300 LP."
    s = Scenario("zh-mr2", definition(monster("wolf", level=4, traits=("effect",)), text))
    there, held = s.put(0, "wolf", "m1"), s.put(0, "wolf", "hand")
    assert not {"special_summon", "activate"} & {*s.acts(held)}
    s.play.manual(0, manual.Act("use", held))
    s.act("yes")
    assert "special_summon" in s.acts(held)
    assert "activate" not in s.acts(held)
    s.act("special_summon", held)
    s.settle("action")
    assert s.size(0, "hand") == 0
    (option,) = [o for o in s.choice.options if o.act == "activate" and o.card == there]
    s.act("activate", there, value=option.value)
    s.settle("action")
    assert s.lp(0) == 8300


def test_what_is_understood_of_unread_words_is_carried_out_on_request() -> None:
    text = 'Pay 500 LP; add 1 "kite" monster from your Deck to your hand by moonlight or draw 2 cards under the stars.'
    kite = monster("red kite")
    s = Scenario("zh-mr2", definition(spell("half"), text), kite)
    found, other = s.put(0, "red kite", "deck"), s.put(0, "bear", "deck")
    vouch(s, half := s.put(0, "half", "hand"))
    s.act("activate", half)
    s.settle("respond")
    if s.choice.kind == "respond":
        s.decline()
    assert s.choice.kind == "by_hand"
    offers = [option.value for option in s.choice.options if option.act == "carry_out"]
    assert offers == ['add 1 "kite" monster from your Deck to your hand', "draw 2 cards"]
    s.do("carry_out", value=offers[0])
    while s.choice.kind != "by_hand":
        assert other not in [option.card for option in s.choice.options]
        s.play.answer([next(i for i, option in enumerate(s.choice.options) if option.card == found)])
    assert s.play.table.cards[found].zone == "0.hand"
    # Each is offered once, and nothing that can be left out is done unasked.
    assert [option.value for option in s.choice.options if option.act == "carry_out"] == offers[1:]
    hand = s.size(0, "hand")
    s.do("done")
    assert s.size(0, "hand") == hand


def test_nothing_is_offered_that_cannot_be_done_or_hangs_on_other_words() -> None:
    text = "Pay 500 LP; destroy 1 monster your opponent controls by moonlight, and banish that monster if it sings."
    s = Scenario("zh-mr2", definition(spell("half"), text))
    vouch(s, half := s.put(0, "half", "hand"))
    s.act("activate", half)
    s.settle("respond")
    if s.choice.kind == "respond":
        s.decline()
    assert s.choice.kind == "by_hand"
    assert [option.act for option in s.choice.options] == ["done"]


def test_before_damage_the_table_stops_once_at_what_a_face_up_card_may_add_to_the_battle() -> None:
    text = "Your monsters gain 100 ATK by moonlight. Once per turn: You can gain 300 LP."
    s = Scenario("zh-mr2", definition(monster("murmur", traits=("effect",)), text))
    murmur, bear, ox = s.put(0, "murmur", "m2"), s.put(0, "bear", "m1"), s.put(0, "ox", "m3")
    assert s.play.game.values(s.card(murmur))["unread"] is True
    assert "unread" not in s.play.game.values(s.card(bear))
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("direct")
    s.settle("by_hand")
    assert (s.choice.kind, s.choice.params["stage"], s.choice.params["card"]) == ("by_hand", "may_apply", murmur)
    assert s.choice.params["words"] == "Your monsters gain 100 ATK by moonlight."
    assert s.lp(1) == 8000
    s.do("done")
    assert s.lp(1) < 8000
    # Once is enough for each card while it lies there.
    s.act("attack", ox)
    s.act("direct")
    s.settle()
    assert s.choice.kind == "action"


def test_an_unread_effect_to_choose_is_carried_out_by_hand_and_the_other_by_the_table() -> None:
    text = "When this card is Normal Summoned: You can activate 1 of these effects.\n● Frobnicate.\n● Gain 300 LP."
    card = definition(monster("wolf", traits=("effect",)), text)
    for chosen in (0, 1):
        s = Scenario("zh-mr2", card)
        wolf = s.put(0, "wolf", "hand")
        s.act("normal_summon", wolf)
        s.settle("optional_trigger")
        s.do("activate", wolf)
        assert s.choice.kind == "mode" and [option.value for option in s.choice.options] == [0, 1]
        s.play.answer([chosen])
        s.settle("by_hand" if chosen == 0 else "action")
        assert s.choice.kind == ("by_hand" if chosen == 0 else "action")
        if chosen == 0:
            assert s.choice.params["words"] == "Frobnicate."
        assert s.lp(0) == (8000 if chosen == 0 else 8300)


def test_an_unread_occasion_of_an_activation_is_judged_before_anything_is_paid() -> None:
    text = "Activate only while the moon is out. Pay 500 LP; draw 1 card."
    s = Scenario("zh-mr2", definition(spell("half"), text))
    half = s.put(0, "half", "hand")
    assert "activate" not in s.acts(half)
    s.play.manual(0, manual.Act("use", half))
    assert (s.choice.params["words"], s.lp(0)) == ("while the moon is out", 8000)
    s.act("yes")
    s.do("activate", half)
    assert (s.lp(0), s.size(0, "hand")) == (7500, 1)


@pytest.mark.parametrize(
    "text",
    [
        "Frobnicate 1 monster your opponent controls. You take no damage this turn.",
        "Pay 500 LP; frobnicate 1 card.",
        "Frobnicate 1 card; draw 1 card.",
        "Discard 1 card, then target 1 monster and 1 moonbeam; destroy both. You take no damage this turn.",
    ],
)
def test_what_begins_with_unread_words_is_used_only_where_its_player_says_so(text: str) -> None:
    s = Scenario("zh-mr2", definition(spell("half"), text))
    s.put(0, "bear", "hand"), s.put(1, "bear", "m1")
    half = s.put(0, "half", "hand")
    assert "activate" not in s.acts(half)
    s.play.manual(0, manual.Act("use", half))
    assert s.asked == (0, "yes_no")
    s.act("yes")
    assert "activate" in s.acts(half)


def test_words_that_were_read_decide_beside_some_that_were_not() -> None:
    """To add a card that is not there is nothing, whatever the unread sentence after it may do."""
    text = 'Add 1 "ox" from your Deck to your hand. Frobnicate all monsters.'
    s = Scenario("zh-mr2", definition(spell("half"), text))
    half = s.put(0, "half", "hand")
    assert "activate" not in s.acts(half)
    s.put(0, "ox", "deck")
    assert "activate" in s.acts(half)


def test_an_unread_way_to_summon_itself_is_no_summon_until_its_player_says_so() -> None:
    text = "If 3 or more of your moonbeams shine, you can Special Summon this card (from your hand). Gains 100 ATK."
    s = Scenario("zh-mr2", definition(monster("moth", traits=("effect",)), text))
    moth = s.put(0, "moth", "hand")
    assert "special_summon" not in s.acts(moth)
    s.play.manual(0, manual.Act("use", moth))
    s.act("yes")
    assert "special_summon" in s.acts(moth)


def test_an_unread_activation_of_a_card_that_stays_is_not_offered() -> None:
    text = "You can activate this card when you discard a moonbeam. All monsters you control gain 100 ATK."
    s = Scenario("zh-mr2", definition(trap("net", "continuous"), text))
    net = s.put(0, "net", "s1", SET)
    assert "activate" not in s.acts(net)
    s.play.manual(0, manual.Act("use", net))
    s.act("yes")
    assert "activate" in s.acts(net)


@pytest.mark.parametrize(
    ("card", "text", "at_any_time"),
    [
        (trap("orb", "continuous"), "Select 1 glowing orb and polish it. Your monsters gain 100 ATK.", True),
        (spell("orb", "equip"), "Equip only to a glowing monster. Select 1 monster on the field; destroy it.", True),
        (
            trap("orb", "continuous"),
            "When an opponent's monster declares an attack: Special Summon this card glowing as an Effect Monster.",
            False,
        ),
    ],
)
def test_a_card_that_stays_is_not_activated_past_unread_words(card: CardData, text: str, at_any_time: bool) -> None:
    """What it is activated for, or equipped to, was not read: only its player can say that this may be done."""
    s = Scenario("zh-mr2", definition(card, text))
    s.put(0, "ox", "m1")
    orb = s.put(0, "orb", "s1", SET)
    assert "activate" not in s.acts(orb)
    vouch(s, orb)
    assert ("activate" in s.acts(orb)) is at_any_time


def test_lines_after_words_that_nobody_read_are_no_effects_of_their_own() -> None:
    text = (
        "When this card is Normal Summoned: You can activate the appropriate effect, based on the moon.\n"
        "● Waxing: Target 1 monster on the field; destroy it.\n● Waning: Draw 1 card."
    )
    s = Scenario("zh-mr2", definition(monster("moth", traits=("effect",)), text))
    moth = s.put(0, "moth", "m1")
    assert "activate" not in s.acts(moth)
    assert [ability.kind for ability in s.game.abilities(moth)] == ["trigger"]


@pytest.mark.parametrize("fights", [True, False])
def test_unread_words_about_its_own_battles_are_quoted_in_those(fights: bool) -> None:
    text = "If this card battles, it gains 100 ATK by moonlight. Once per turn: You can gain 300 LP."
    s = Scenario("zh-mr2", definition(monster("murmur", traits=("effect",)), text))
    murmur, bear = s.put(0, "murmur", "m2"), s.put(0, "bear", "m1")
    s.do("phase", value="battle")
    s.act("attack", murmur if fights else bear)
    s.act("direct")
    s.settle("by_hand")
    assert (s.choice.kind == "by_hand") is fights


def test_unread_words_of_what_does_not_hold_now_are_not_quoted_in_battles() -> None:
    text = "While you control a Fish monster, this card cannot be attacked, and monsters sing as they attack."
    for fish in (False, True):
        s = Scenario("zh-mr2", definition(monster("murmur", traits=("effect",)), text), monster("carp", race="Fish"))
        s.put(0, "murmur", "m2")
        if fish:
            s.put(0, "carp", "m3")
        bear = s.put(0, "bear", "m1")
        s.do("phase", value="battle")
        s.act("attack", bear)
        s.act("direct")
        s.settle("by_hand")
        assert (s.choice.kind == "by_hand") is fish
