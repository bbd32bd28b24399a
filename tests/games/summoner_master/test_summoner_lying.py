"""What an Effect leaves on a card is seen on it, and the log says on whom it took effect."""

from __future__ import annotations

from arena import AT, DF, Arena, says, spell

from sanam.engine.session import Session
from sanam.engine.view import CardView
from sanam.games.summoner_master.presentation.playmat import SummonerPlaymat
from sanam.games.summoner_master.presentation.words import SummonerWords

WORDS = SummonerWords()
SHELTER = spell("shelter", "1 of your Seals cannot be destroyed until the end of this Subturn.", language="en")
SPUR = spell("spur", "All your Seals gain At +2 until the end of this Subturn.", language="en")
SALE = spell("sale", "Seal ของเราทุกใบ Mp ค่าร่าย -1 จนจบ Subturn นี้")


def told(s: Arena, seat: int = 1) -> list[str]:
    """What the log of a seat says of Abilities that took effect."""
    session = Session(s.play, seat)
    names = {card: s.game.data(card).name for card in s.table.cards}
    return [
        str(WORDS.fact(fact, lambda card: names.get(card, ""), str))
        for fact in session.facts()
        if fact.what == "worked"
    ]


def seen(s: Arena, card: int) -> CardView:
    session = Session(s.play, 1)
    found = session.view.find(session.sight.handles[card])
    assert found is not None
    return found


def lying(s: Arena, card: int) -> list[str]:
    """What the other player reads of what lies on a card."""
    names = {code: s.game.definition(code).name for code in (s.table.cards[each].code for each in s.table.cards)}
    return WORDS.lying(
        seen(s, card), lambda code, power: WORDS.effect(s.game.definition(code), power, {}), lambda code: names[code]
    )


def test_the_log_says_on_whom_an_ability_took_effect() -> None:
    s = Arena(SHELTER)
    s.put(0, "wolf", AT)
    bear = s.put(0, "bear", AT)
    s.cast_mystic("shelter")
    s.pick(bear)
    assert told(s) == ["An Ability of shelter took effect on bear."]
    assert told(s, seat=0) == told(s)


def test_what_an_ability_changes_on_its_own_card_alone_is_told_without_it() -> None:
    s = Arena(
        says("hero", "When this card is cast: This card gains At +1 until the end of this Subturn.", language="en")
    )
    s.cast(s.put(0, "hero", "hand"))
    s.settle("action")
    assert told(s) == ["An Ability of hero took effect."]


def test_all_that_it_changed_are_named_and_each_use_names_its_own() -> None:
    s = Arena(SPUR)
    s.put(0, "wolf", AT), s.put(0, "bear", DF)
    s.cast_mystic("spur")
    s.put(0, "ox", AT)
    s.cast_mystic("spur")
    assert told(s) == [
        "An Ability of spur took effect on wolf, bear.",
        "An Ability of spur took effect on wolf, ox, bear.",
    ]


def test_a_log_that_was_kept_up_through_undoing_says_the_same_as_a_new_one() -> None:
    s = Arena(SHELTER)
    wolf, bear = s.put(0, "wolf", AT), s.put(0, "bear", AT)
    s.cast_mystic("shelter")
    session = Session(s.play, 1)
    session.facts()
    for chosen in (wolf, bear):
        s.pick(chosen)
        assert [fact.data.get("cards_changed") for fact in session.facts() if fact.what == "worked"] == [[chosen]]
        s.play.undo()
        assert not [fact for fact in session.facts() if fact.what == "worked"]


def test_cards_that_are_not_seen_are_not_named() -> None:
    s = Arena(SALE)
    mine = s.put(0, "ox", "hand")
    s.cast_mystic("sale")
    assert s.game.value(mine, "cast_mp") == 3
    assert told(s) == ["An Ability of sale took effect."] == told(s, seat=0)


def test_what_lies_on_a_card_is_marked_and_can_be_read_until_it_ends() -> None:
    s = Arena(SHELTER)
    wolf, bear = s.put(0, "wolf", AT), s.put(0, "bear", AT)
    s.cast_mystic("shelter")
    s.pick(bear)
    assert lying(s, bear) == [
        "Under an Effect of \u2068shelter\u2069: “1 of your Seals cannot be destroyed until the end of this Subturn.”"
    ]
    assert (SummonerPlaymat().signs(seen(s, bear)), SummonerPlaymat().signs(seen(s, wolf))) == (("spell",), ())
    assert lying(s, wolf) == []
    s.end_subturn()
    assert lying(s, bear) == [] and SummonerPlaymat().signs(seen(s, bear)) == ()


def test_what_the_numbers_of_a_card_tell_is_read_but_not_marked() -> None:
    s = Arena(SPUR)
    wolf = s.put(0, "wolf", AT)
    s.cast_mystic("spur")
    assert "At +2" in lying(s, wolf)[0] and SummonerPlaymat().signs(seen(s, wolf)) == ()
