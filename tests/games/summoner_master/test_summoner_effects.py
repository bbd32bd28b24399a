"""What Effects destroy, discard, move and bring in, done in the middle of play by hand (701 to 708, 713, 515.7)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, INACTIVE, NONE, Arena, form, mystic, seal

from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.engine.view import view
from sanam.games.summoner_master.cards.model import GrowthBox, Power, SummonerCard
from sanam.games.summoner_master.rules.by_hand import ACTS
from sanam.games.summoner_master.rules.skills import effects
from sanam.games.summoner_master.vocabulary.zones import TOP

SPELL = mystic("spell", text="Do something.")
RING = mystic("ring", "PS", 2)
#: Where each act puts a Seal, and the moment of Abilities on having come there.
ARRIVALS = {
    "shrine": ("seal-shrine", "fall"),
    "library": ("seal-library", "return"),
    "hand": ("hand", "to-hand"),
    "remove": ("remove", "removed"),
}


def able(name: str, *when: str, **more: object) -> SummonerCard:
    """A Seal with an Ability for each of these moments."""
    powers = tuple(Power(text=f"Do something on {moment}.", when=(moment,)) for moment in when)
    return seal(name, powers=powers, **more)  # type: ignore[arg-type]


def works(s: Arena, *ends: str) -> list[tuple[str, str, str]]:
    """Answer everything without targets until a question in `ends`; which Abilities work, and where their card is."""
    found = []
    while s.choice.kind not in ends:
        choice = s.choice
        if choice.kind == "by_hand" and "ability" in choice.params:
            card = choice.params["card"]
            power = s.game.data(card).powers[choice.params["ability"]]
            found.append((s.game.data(card).name, power.when[0], s.where(card)))
        s.play.answer(list(range(choice.least)))
    return found


def cast_spell(s: Arena) -> int:
    """Cast a 0 Turn card whose text is being carried out now."""
    spell = s.put(0, "spell", "hand")
    s.act("cast", spell)
    s.settle("by_hand")
    assert s.choice.params["card"] == spell
    return spell


# --- the four changes of Zone ---------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "704.1", "704.5", "704.8", "705.1", "705.5", "705.8")
@pytest.mark.rule(BOOK, "703.1", "703.5", "703.8", "706.1", "706.5", "706.8")
@pytest.mark.parametrize("act", ARRIVALS)
def test_what_an_effect_moves_is_in_a_change_of_zone_until_its_interfere_step_is_over(act: str) -> None:
    s = Arena(SPELL)
    wolf, bolt = s.put(0, "wolf", AT), s.put(1, "bolt", "hand")
    s.act("cast", s.put(0, "spell", "hand"))
    s.decline()
    s.decline()
    s.hand(0, manual.Act(act, wolf))
    assert (s.choice.kind, s.choice.seat, s.offered("cast")) == ("interfere", 1, [bolt])
    assert (s.where(wolf), s.game.running.commanded(wolf)) == (f"0.{ARRIVALS[act][0]}", True)
    s.decline()
    assert (s.choice.kind, s.game.running.commanded(wolf)) == ("by_hand", False)


@pytest.mark.rule(BOOK, "703.8", "704.8", "705.8", "706.8")
@pytest.mark.parametrize("act", ARRIVALS)
def test_a_change_of_zone_is_over_when_its_abilities_have_worked(act: str) -> None:
    s = Arena(SPELL, able("hero", ARRIVALS[act][1]))
    hero, _ = s.put(0, "hero", AT), s.put(1, "wolf", AT)
    cast_spell(s)
    s.hand(0, manual.Act(act, hero))
    works(s, "by_hand")
    assert (s.choice.params["card"], s.game.running.commanded(hero)) == (hero, True)  # its Ability works
    assert s.rule("attack", hero) != ""
    s.act("done")
    assert (s.choice.kind, "ability" in s.choice.params, s.game.running.commanded(hero)) == ("by_hand", False, False)
    s.move(0, hero, f"0.{AT}")
    s.edit(lambda game: game.play.mark(hero, "entered", [0, False, game.table.cards[hero].moves]))
    s.act("done")
    s.settle("action")
    assert s.rule("attack", hero) == s.rule("change_line", hero) == ""


@pytest.mark.rule(BOOK, "705.8", "609.8", "705.1")
def test_a_card_that_goes_to_the_hand_is_cast_only_when_it_has_arrived() -> None:
    quick = seal("quick", interfere=True, mp="1/1")
    s = Arena(SPELL, quick)
    card, other = s.put(1, "quick", AT), s.put(1, "quick", "hand")
    s.act("cast", s.put(0, "spell", "hand"))
    s.decline()
    s.decline()
    s.hand(0, manual.Act("hand", card))
    assert (s.choice.seat, s.where(card), s.offered("cast")) == (1, "1.hand", [other])
    s.decline()
    s.act("done")
    # The Interfere Step of the spell's own fall: now it is a card in the hand like the other.
    assert (s.choice.kind, s.offered("cast")) == ("interfere", [other, card])


@pytest.mark.rule(BOOK, "703.3", "703.7", "704.3", "704.7", "705.3", "705.7", "706.3", "706.7", "303.5")
@pytest.mark.parametrize("act", ARRIVALS)
def test_what_an_effect_moves_wakes_the_abilities_on_arriving_and_on_having_left(act: str) -> None:
    moments = [moment for _, moment in ARRIVALS.values()]
    s = Arena(SPELL, able("hero", *moments, "leave"))
    hero = s.put(0, "hero", AT)
    cast_spell(s)
    s.hand(0, manual.Act(act, hero))
    zone, moment = ARRIVALS[act]
    assert works(s, "action") == [("hero", moment, f"0.{zone}"), ("hero", "leave", f"0.{zone}")]


@pytest.mark.rule(BOOK, "703.4", "703.6", "704.4", "704.6", "705.4", "705.6", "706.4", "706.6")
@pytest.mark.parametrize("act", ARRIVALS)
def test_such_an_ability_aims_before_the_interfere_step_and_anew_when_its_target_is_gone(act: str) -> None:
    s = Arena(SPELL, able("hero", ARRIVALS[act][1]))
    hero, one, two, bolt = s.put(0, "hero", AT), s.put(1, "wolf", AT), s.put(1, "bear", AT), s.put(1, "bolt", "hand")
    s.act("cast", s.put(0, "spell", "hand"))
    s.decline()
    s.decline()
    s.hand(0, manual.Act(act, hero))
    assert (s.choice.kind, s.choice.seat, s.choice.params["card"]) == ("target", 0, hero)
    s.pick(one)
    s.cut_in(bolt, manual.Move(one, "1.remove"))
    s.settle("target")
    assert s.choice.params == {"card": hero, "ability": 0}
    assert (two in s.offered("target"), one in s.offered("target")) == (True, False)
    s.act("target", two)
    assert s.choice.params["card"] == hero
    s.act("done")
    assert [fact.card for fact in s.facts("worked")] == [hero]


@pytest.mark.rule(BOOK, "703.9", "704.9", "705.9", "706.9", "100.5")
@pytest.mark.parametrize("act", ARRIVALS)
def test_a_card_that_is_moved_on_is_not_in_the_change_any_more(act: str) -> None:
    s = Arena(SPELL, able("hero", ARRIVALS[act][1], "leave"))
    hero, onward = s.put(1, "hero", AT), "1.remove" if act != "remove" else "1.hand"
    first, second = s.put(1, "bolt", "hand"), s.put(1, "bolt", "hand")
    s.act("cast", s.put(0, "spell", "hand"))
    s.settle("by_hand")
    s.hand(0, manual.Act(act, hero))
    works(s, "interfere")
    assert s.game.running.commanded(hero)
    s.cut_in(first, manual.Move(hero, onward))
    s.decline()  # the fall of what cut in
    # The Interfere Step goes on, and the card is not among those that move.
    assert (s.choice.kind, s.where(hero), s.game.running.commanded(hero)) == ("interfere", onward, False)
    assert second in s.offered("cast")
    s.decline()
    assert (s.choice.kind, "ability" in s.choice.params, s.facts("worked")) == ("by_hand", False, [])


@pytest.mark.rule(BOOK, "300.7", "704.2")
def test_a_card_returned_to_a_library_is_shuffled_in_unless_its_place_is_named() -> None:
    s = Arena(SPELL)
    wolf, bear, fly = s.put(0, "wolf", AT), s.put(0, "bear", AT), s.put(0, "fly", AT)
    before = s.zone(0, "seal-library").copy()
    s.hand(0, manual.Act("library", wolf))
    after = [card for card in s.zone(0, "seal-library") if card != wolf]
    assert (sorted(after), after == before) == (sorted(before), False)
    before = s.zone(0, "seal-library").copy()
    s.hand(0, manual.Move(bear, "0.seal-library"))
    assert s.zone(0, "seal-library") == [*before, bear]
    s.hand(0, manual.Move(fly, "0.seal-library", 0))
    assert s.zone(0, "seal-library") == [fly, *before, bear]


@pytest.mark.rule(BOOK, "300.5")
def test_several_cards_that_go_onto_a_library_lie_as_their_owner_orders() -> None:
    s = Arena()
    cards = [s.put(0, name, AT) for name in ("wolf", "bear")]
    before = s.zone(0, "seal-library").copy()
    for place, expected in ((TOP, [*before, cards[1], cards[0]]), (0, [cards[1], cards[0], *before])):
        s.edit(lambda game, place=place: game.manual.run(effects.to_library(cards, place)))
        assert (s.choice.kind, s.choice.seat, s.offered("pick")) == ("order", 0, cards)
        s.pick(cards[1], cards[0])
        assert s.zone(0, "seal-library") == expected
        for card in cards:
            s.move(0, card, f"0.{AT}")


@pytest.mark.rule(BOOK, "703.2", "703.7")
def test_what_is_attached_falls_with_its_host_and_its_abilities_wake_too() -> None:
    charm = mystic("charm", "PS", 2, powers=(Power(text="Do something.", when=("fall",)),))
    s = Arena(SPELL, charm)
    wolf, charm_card = s.put(0, "wolf", AT), s.put(0, "charm", NONE)
    s.hand(0, manual.Attach(charm_card, wolf))
    cast_spell(s)
    s.hand(0, manual.Act("hand", wolf))
    assert works(s, "action") == [("charm", "fall", "0.mystic-shrine")]
    assert s.where(wolf) == "0.hand"


@pytest.mark.rule(BOOK, "509.3", "508.9", "513.3")
def test_a_combination_leaves_as_a_whole_and_a_support_seal_alone_breaks_it() -> None:
    chief = seal("chief", at=4, forms=(form(("name", "wolf"), at=7),))
    for leaving, left in (("chief", []), ("wolf", ["chief"])):
        s = Arena(SPELL, chief)
        main, wolf = s.put(0, "chief", AT), s.put(0, "wolf", AT)
        s.act("combine", main)
        s.pick(wolf)
        cast_spell(s)
        s.hand(0, manual.Act("hand", main if leaving == "chief" else wolf))
        assert [s.game.data(card).name for card in s.zone(0, AT)] == left
        assert (s.where(wolf), s.game.combined(main)) == ("0.hand", False)


@pytest.mark.rule(BOOK, "621.6.3", "706.7")
def test_an_extra_card_on_its_way_to_the_hand_is_removed_and_wakes_that() -> None:
    guest = able("guest", "to-hand", "removed", extra=True)
    s = Arena(SPELL, guest, beside=("guest",))
    card = s.put(0, "guest", AT)
    cast_spell(s)
    s.hand(0, manual.Act("hand", card))
    assert works(s, "action") == [("guest", "removed", "0.remove")]


@pytest.mark.rule(BOOK, "304.4")
def test_an_effect_may_remove_a_card_face_down() -> None:
    s = Arena()
    wolf = s.put(1, "wolf", AT)
    s.edit(lambda game: game.manual.run(effects.remove([wolf], face_down=True)))
    assert [card.id for card in view(s.play, 0).zones["1.remove"]] == [None]


# --- destroying -----------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "701.1", "701.2", "701.3", "701.5", "701.7", "703.7")
def test_a_card_that_an_effect_destroys_wakes_its_abilities_before_it_falls() -> None:
    s = Arena(SPELL, able("hero", "destroyed", "fall", "leave"))
    hero = s.put(1, "hero", AT)
    cast_spell(s)
    s.hand(0, manual.Act("destroy", hero))
    assert works(s, "action") == [
        ("hero", "destroyed", f"1.{AT}"),
        ("hero", "fall", "1.seal-shrine"),
        ("hero", "leave", "1.seal-shrine"),
    ]
    assert [fact.card for fact in s.facts("destroyed")] == [hero]


@pytest.mark.rule(BOOK, "701.2", "701.4", "701.5")
def test_the_card_that_destroys_has_its_abilities_too_and_aims_anew() -> None:
    s = Arena(able("axe", "destroys"))
    axe, wolf, bear = s.put(0, "axe", AT), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    s.edit(lambda game: game.manual.run(effects.destroy([wolf], source=axe)))
    assert (s.choice.kind, s.choice.params["card"], s.where(wolf)) == ("target", axe, f"1.{AT}")
    s.pick(bear)
    assert (s.choice.kind, s.where(wolf)) == ("by_hand", f"1.{AT}")
    s.act("done")
    assert s.where(wolf) == "1.seal-shrine"


@pytest.mark.rule(BOOK, "701.1", "701.6", "603.6.1")
def test_a_card_that_is_destroyed_is_not_destroyed_again_and_goes_nowhere_but_the_shrine() -> None:
    """Digest 2, scenario 11."""
    s = Arena(SPELL, able("hero", "destroyed"))
    hero = s.put(1, "hero", AT)
    cast_spell(s)
    s.hand(0, manual.Act("destroy", hero))
    s.settle("by_hand")
    assert "ability" in s.choice.params
    for action in (
        manual.Act("destroy", hero),
        manual.Act("hand", hero),
        manual.Act("library", hero),
        manual.Move(hero, "1.remove"),
    ):
        with pytest.raises(Refused, match="being-destroyed") as refused:
            s.hand(1, action)
        assert refused.value.rule == "701.1"
    s.edit(lambda game: game.manual.run(effects.to_hand([hero])))
    assert s.where(hero) == f"1.{AT}"
    s.act("done")
    assert s.where(hero) == "1.seal-shrine"


@pytest.mark.rule(BOOK, "701.1", "701.2", "701.5", "504.20")
def test_a_seal_that_is_destroyed_by_a_fight_wakes_the_same_abilities() -> None:
    s = Arena(able("hero", "destroyed", "fall"), seal("giant", at=9))
    hero, giant = s.put(1, "hero", AT), s.put(0, "giant", AT)
    s.attack(giant, hero)
    assert works(s, "action") == [("hero", "destroyed", f"1.{AT}"), ("hero", "fall", "1.seal-shrine")]


@pytest.mark.rule(BOOK, "713.1", "713.2")
def test_effects_neither_destroy_nor_move_a_seal_that_is_losing_its_fight() -> None:
    s = Arena(able("hero", "attack-success", at=9))
    hero, foe = s.put(0, "hero", AT), s.put(1, "wolf", AT)
    s.attack(hero, foe)
    s.settle("by_hand")
    for act, rule in (("destroy", "713.1"), ("shrine", "713.1"), ("hand", "713.2"), ("remove", "713.2")):
        with pytest.raises(Refused, match="losing") as refused:
            s.hand(0, manual.Act(act, foe))
        assert refused.value.rule == rule
    for call in (effects.destroy([foe]), effects.to_shrine([foe]), effects.to_hand([foe])):
        s.edit(lambda game, call=call: game.manual.run(call))
        assert s.where(foe) == f"1.{AT}"
    # One that says so moves it all the same.
    s.edit(lambda game: game.manual.run(effects.to_hand([foe], losers=True)))
    assert s.where(foe) == "1.hand"


# --- discarding -----------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "702.1", "702.2", "702.3", "702.5", "702.6", "702.7", "703.7", "302.6")
def test_a_card_that_an_effect_discards_wakes_its_abilities_before_it_falls() -> None:
    s = Arena(SPELL, able("hero", "discarded", "fall", "leave"))
    hero = s.put(1, "hero", "hand")
    cast_spell(s)
    s.hand(0, manual.Act("discard", hero))
    assert works(s, "action") == [("hero", "discarded", "1.hand"), ("hero", "fall", "1.seal-shrine")]


@pytest.mark.rule(BOOK, "SMG-29")
@pytest.mark.parametrize("action", ["discard", "shrine", "move"])
def test_whatever_takes_a_card_from_the_hand_into_the_shrine_discards_it(action: str) -> None:
    s = Arena()
    wolf = s.put(0, "wolf", "hand")
    s.hand(0, manual.Move(wolf, "0.seal-shrine") if action == "move" else manual.Act(action, wolf))
    assert s.where(wolf) == "0.seal-shrine"
    assert [(fact.card, fact.seen_by) for fact in s.facts("discarded")] == [(wolf, None)]  # it lies in the Shrine
    bear = s.put(0, "bear", AT)
    with pytest.raises(Refused, match="only-from-the-hand"):
        s.hand(0, manual.Act("discard", bear))
    s.hand(0, manual.Move(bear, "0.seal-shrine"))
    assert len(s.facts("discarded")) == 1


@pytest.mark.rule(BOOK, "702.2", "702.4", "702.5")
def test_the_card_that_makes_its_player_discard_has_its_abilities_too() -> None:
    s = Arena(able("thief", "discards"))
    thief, dust = s.put(0, "thief", AT), s.put(1, "dust", "hand")
    s.edit(lambda game: game.manual.run(effects.discard([dust], source=thief)))
    assert works(s, "action") == [("thief", "discards", f"0.{AT}")]
    assert s.where(dust) == "1.mystic-shrine"


# --- acts by hand ---------------------------------------------------------------------------------------


def test_acts_that_make_no_sense_are_refused() -> None:
    s = Arena()
    hand, there = s.put(0, "wolf", "hand"), s.put(0, "wolf", "seal-shrine")
    for action, reason in (
        (manual.Act("explode", hand), "no-such-act"),
        (manual.Act("destroy"), "no-such-act"),
        (manual.Act("destroy", 9999), "no-such-card"),
        (manual.Act("destroy", hand), "not-in-the-arena"),
        (manual.Act("shrine", there), "shrine-order"),
    ):
        with pytest.raises(Refused, match=reason):
            s.hand(0, action)
    s = Arena(start=False)
    with pytest.raises(Refused):
        s.hand(0, manual.Act("destroy", 1))


def test_every_act_is_offered_by_the_playmat() -> None:
    from sanam.games.summoner_master.presentation.playmat import SummonerPlaymat

    s = Arena()
    wolf = s.put(0, "wolf", AT)
    seen = view(s.play, 0)
    playmat = SummonerPlaymat()
    assert set(ACTS) <= set(playmat.card_tools)
    for act in ACTS:
        assert playmat.by_hand(act, seen, seen.find(f"#{wolf}"), wolf) == manual.Act(act, wolf)


@pytest.mark.rule(BOOK, "302.3")
def test_a_hand_is_arranged_by_its_player_alone_and_tells_the_other_nothing() -> None:
    s = Arena()
    one, two, three = (s.put(0, name, "hand") for name in ("wolf", "bear", "fly"))
    s.hand(0, manual.Move(three, "0.hand", 0))
    assert s.zone(0, "hand") == [three, one, two]
    assert [card.id for card in view(s.play, 1).zones["0.hand"]] == [None, None, None]
    with pytest.raises(Refused, match="only-its-owner-reorders"):
        s.hand(1, manual.Move(one, "0.hand", 0))


# --- bringing in and Lines ------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "708.1.4", "708.1.5", "708.1.8.2", "708.1.7", "707.2")
@pytest.mark.parametrize("zone", [NONE, DF])
def test_a_seal_that_is_brought_in_wakes_its_abilities_on_entering(zone: str) -> None:
    s = Arena(SPELL, able("hero", "cast", "enter"), prompts="never")
    wolf, hero = s.put(0, "wolf", AT), s.put(0, "hero", "seal-shrine")
    cast_spell(s)
    s.hand(0, manual.Move(hero, f"0.{zone}"))
    if zone == NONE:
        s.act("line", zone=f"0.{DF}")
    assert (s.choice.kind, s.choice.params["card"], s.game.running.being_cast(hero)) == ("target", hero, True)
    s.pick(wolf)
    assert (s.choice.kind, s.choice.params["card"], s.where(hero)) == ("by_hand", hero, f"0.{DF}")
    assert not s.game.running.being_cast(hero)
    s.act("done")
    s.act("done")
    assert s.choice.kind == "action"


@pytest.mark.rule(BOOK, "708.2.2", "708.2.5", "708.2.8.2", "610.2.12", "610.2.12.2")
@pytest.mark.parametrize("how", ["cast", "brought"])
def test_a_mystic_card_that_has_come_in_is_attached_first_and_then_its_abilities_work(how: str) -> None:
    charm = mystic("charm", "PS", 2, text="Watch.", powers=(Power(text="Do something.", when=("enter",)),))
    s = Arena(charm)
    wolf, card = s.put(0, "wolf", AT), s.put(0, "charm", "hand")
    if how == "cast":
        s.act("cast", card)
    else:
        s.hand(0, manual.Move(card, f"0.{NONE}"))
    s.act("target", wolf)
    assert (s.choice.kind, s.card(card).host, s.game.running.being_cast(card)) == ("target", None, True)
    s.decline()
    assert (s.choice.kind, s.choice.params.get("ability"), s.card(card).host) == ("by_hand", 0, wolf)
    assert not s.game.running.being_cast(card)
    s.act("done")
    assert (s.choice.kind, "ability" in s.choice.params) == ("by_hand", False)  # its text
    s.act("done")
    assert s.choice.kind == "action"


@pytest.mark.rule(BOOK, "708.2.6")
def test_a_mystic_card_whose_host_is_gone_chooses_another_while_it_is_brought_in() -> None:
    charm = mystic("charm", "PS", 2, powers=(Power(text="Do something.", when=("enter",)),))
    s = Arena(charm)
    wolf, bear, card = s.put(0, "wolf", AT), s.put(0, "bear", AT), s.put(0, "charm", "hand")
    s.hand(0, manual.Move(card, f"0.{NONE}"))
    s.act("target", wolf)
    s.hand(0, manual.Move(wolf, "0.hand"))
    s.decline()
    assert (s.choice.kind, s.offered("target")) == ("target", [bear])
    s.act("target", bear)
    assert (s.choice.kind, s.card(card).host) == ("by_hand", bear)


@pytest.mark.rule(BOOK, "708.2.6")
def test_a_mystic_card_whose_only_host_is_gone_while_it_is_brought_in_goes_to_the_shrine() -> None:
    charm = mystic("charm", "PS", 2, powers=(Power(text="Do something.", when=("enter",)),))
    s = Arena(charm)
    wolf, card = s.put(0, "wolf", AT), s.put(0, "charm", "hand")
    s.hand(0, manual.Move(card, f"0.{NONE}"))
    s.act("target", wolf)
    s.hand(0, manual.Move(wolf, "0.hand"))
    s.decline()
    assert (s.choice.kind, s.where(card)) == ("action", "0.mystic-shrine")


@pytest.mark.rule(BOOK, "515.7", "515.8", "303.3")
@pytest.mark.parametrize("source", ["hand", "seal-shrine", AT, NONE])
def test_the_owner_chooses_where_in_the_line_an_effect_puts_a_seal(source: str) -> None:
    s = Arena(SPELL)
    left, right = s.put(1, "wolf", DF), s.put(1, "bear", DF)
    fly = s.put(1, "fly", source)
    cast_spell(s)
    s.hand(0, manual.Move(fly, f"1.{DF}"))
    assert (s.choice.kind, s.choice.seat) == ("line", 1)
    assert [(o.zone, o.value) for o in s.choice.options] == [(f"1.{DF}", at) for at in range(3)]
    s.act("line", value=1)
    assert s.zone(1, DF) == [left, fly, right]
    assert "lined" not in s.card(fly).marks


@pytest.mark.rule(BOOK, "515.7", "SMG-129.4")
def test_who_takes_control_of_a_seal_places_it() -> None:
    s = Arena(SPELL)
    mine, taken = s.put(0, "wolf", AT), s.put(1, "bear", AT)
    cast_spell(s)
    s.hand(0, manual.Move(taken, f"0.{AT}"))
    assert (s.choice.kind, s.choice.seat) == ("line", 0)
    s.act("line", value=0)
    assert s.zone(0, AT) == [taken, mine]


@pytest.mark.rule(BOOK, "515.7", "709.6.1")
def test_the_owner_chooses_where_in_the_df_line_a_frozen_seal_goes() -> None:
    s = Arena()
    left, bear = s.put(1, "wolf", DF), s.put(1, "bear", AT)
    s.hand(0, manual.SetCount(bear, "curse.freeze", 2))
    s.settle()
    assert (s.choice.kind, s.choice.seat) == ("line", 1)
    s.act("line", value=0)
    assert s.zone(1, DF) == [bear, left]


BUD = seal("bud", 2, 3, 3, 3, "4/1", growth=GrowthBox(condition="A wolf."))
PIN = mystic("pin", "PS", 2, interfere=True)


@pytest.mark.rule(BOOK, "610.1.12", "610.1.13.1", "609.6")
def test_a_seal_is_not_being_cast_any_more_while_it_grows() -> None:
    s = Arena(BUD, PIN)
    wolf, bud, pin = s.put(0, "wolf", AT), s.put(0, "bud", "hand"), s.put(0, "pin", "hand")
    s.act("cast", bud)
    s.act("line", zone=f"0.{AT}", value=0)
    s.act("yes")
    # In the Interfere Step of the cast it is being cast …
    assert s.choice.kind == "interfere"
    s.act("cast", pin)
    assert s.offered("target") == [wolf]
    s.hand(0, manual.Move(pin, "0.hand"))
    s.settle("conditions")
    s.pick(wolf)
    # … in that of its Growth it is not: a PS card is offered it.
    assert s.choice.kind == "interfere"
    assert not s.game.running.being_cast(bud)
    s.act("cast", pin)
    assert bud in s.offered("target")
    s.act("target", bud)
    s.settle()
    assert (s.card(pin).host, s.where(bud), s.card(bud).marks["grown"]) == (bud, f"0.{AT}", True)


@pytest.mark.rule(BOOK, "709.6.1", "709.11.1", "610.1.13.2")
@pytest.mark.parametrize(("curse", "line"), [("freeze", DF), ("dimension", NONE)])
def test_a_curse_that_comes_during_the_growth_decides_over_the_line(curse: str, line: str) -> None:
    s = Arena(BUD)
    wolf, bud, bolt = s.put(0, "wolf", AT), s.put(0, "bud", "hand"), s.put(1, "bolt", "hand")
    s.act("cast", bud)
    s.act("line", zone=f"0.{AT}", value=0)
    s.act("yes")
    s.settle("conditions")
    s.pick(wolf)
    s.cut_in(bolt, manual.SetCount(bud, f"curse.{curse}", 2))
    s.settle()
    assert (s.choice.kind, s.where(bud)) == ("action", f"0.{line}")


# --- All attacks ----------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "506.6", "506.12")
@pytest.mark.parametrize("option", [None, "attacked", "all"])
def test_a_seal_that_enters_in_the_interfere_step_of_an_all_attack_is_not_attacked(option: str | None) -> None:
    storm = seal("storm", at=9, mp="2/1", forms=(form(attack="all"),))
    s = Arena(storm, **({} if option is None else {"all_attack": option}))
    storm_card, there = s.put(0, "storm", AT), s.put(1, "wolf", AT)
    late, again, bolt = s.put(1, "bear", "hand"), s.put(1, "fly", AT), s.put(1, "bolt", "hand")
    s.act("attack", storm_card, value=0)
    s.cut_in(bolt, manual.Move(late, f"1.{DF}"), manual.Move(again, "1.hand"), manual.Move(again, f"1.{AT}"))
    s.settle()
    if s.choice.kind == "order":
        s.pick(*[o.card for o in s.choice.options if o.card is not None])
    hit = {card for card in (there, late, again) if s.where(card) == "1.seal-shrine"}
    assert hit == ({there, late, again} if option == "all" else {there})


# --- commands whose card changes its controller ---------------------------------------------------------


CHIEF = seal("chief", at=4, forms=(form(("name", "wolf"), at=7),))


def order(s: Arena, command: str, card: int, wolf: int) -> None:
    s.act(command, card)
    if command == "change_line":
        s.act("line", zone=f"0.{DF}", value=0)
    elif command == "combine":
        s.pick(wolf)


@pytest.mark.rule(BOOK, "500.11")
@pytest.mark.parametrize("command", ["change_line", "combine", "break"])
@pytest.mark.parametrize("how", ["charm", "control"])
def test_a_seal_whose_control_changes_during_its_command_is_inactive(command: str, how: str) -> None:
    s = Arena(CHIEF)
    chief, wolf, bolt = s.put(0, "chief", AT), s.put(0, "wolf", AT), s.put(1, "bolt", "hand")
    if command == "break":
        s.edit(lambda game: [game.support(wolf, chief), game.play.mark(chief, "form", 0)])
    order(s, command, chief, wolf)
    away = manual.SetCount(chief, "curse.charm", 2) if how == "charm" else manual.Move(chief, f"1.{AT}")
    s.cut_in(bolt, away)
    s.settle()
    assert s.choice.kind == "action"
    assert s.card(chief).stance == INACTIVE
    assert s.where(chief) == (f"0.{AT}" if how == "charm" else f"1.{AT}")
    assert s.game.combined(chief) is (command == "break")


@pytest.mark.rule(BOOK, "500.11", "517.5", "515.3")
def test_a_seal_without_a_line_whose_control_changes_gets_one_from_its_new_controller() -> None:
    s = Arena(able("hero", "assign-line"))
    hero = s.put(0, "hero", NONE)
    s.put(1, "wolf", DF)
    s.act("assign_line", hero)
    s.act("line", zone=f"0.{AT}")
    assert s.choice.kind == "target"
    s.hand(1, manual.Move(hero, f"1.{NONE}"))
    s.decline()
    assert (s.choice.kind, s.where(hero), s.card(hero).stance) == ("action", f"1.{NONE}", INACTIVE)
    s.act("pass")
    s.settle("line")
    assert (s.choice.kind, s.choice.seat) == ("line", 1)
    s.act("line", zone=f"1.{DF}", value=0)
    s.settle("by_hand")
    assert s.where(hero) == f"1.{DF}"


@pytest.mark.rule(BOOK, "500.3", "516.7", "512.9", "514.7")
@pytest.mark.parametrize("command", ["change_line", "combine", "break"])
def test_a_seal_whose_command_fails_otherwise_stays_active(command: str) -> None:
    s = Arena(CHIEF)
    chief, wolf, bolt = s.put(0, "chief", AT), s.put(0, "wolf", AT), s.put(1, "bolt", "hand")
    if command == "break":
        s.edit(lambda game: [game.support(wolf, chief), game.play.mark(chief, "form", 0)])
    order(s, command, chief, wolf)
    s.cut_in(bolt, manual.SetCount(chief, "curse.stone", 2))
    s.settle()
    assert (s.choice.kind, s.active(chief), s.where(chief)) == ("action", True, f"0.{AT}")
    assert s.game.combined(chief) is (command == "break")


# --- refusals -------------------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "504.3", "505.1.1")
def test_nothing_to_attack_is_not_said_while_the_hand_may_be_attacked() -> None:
    s = Arena()
    wolf, dust = s.put(0, "wolf", AT), s.put(1, "dust", "hand")
    assert (s.offered("attack_hand"), s.refused("attack", wolf)) == ([wolf], None)
    s.hand(1, manual.Move(dust, "1.remove"))
    assert s.offered("attack_hand") == []
    assert s.rule("attack", wolf) == "504.3"
