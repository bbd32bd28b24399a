"""What other players do in our place, X, what was paid, exchanges, and what cards count as."""

from __future__ import annotations

import pytest
from arena import AT, DF, NONE, Arena, able, mystic, says, seal, spell

from sanam.games.summoner_master.texts.reading import printed, texts


def english(name: str, *said: str, **more: object) -> object:
    return says(name, *said, language="en", **more)


def held(s: Arena, seat: int) -> int:
    return len(s.game.hand(seat))


def picks(s: Arena, *cards: int) -> None:
    """Answer a question for cards."""
    s.play.answer([i for i, option in enumerate(s.choice.options) if option.card in cards])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Both players discard 1 card, then draw 1 Seal Card."),
        ("th", "ผู้เล่นทั้งสองฝ่ายทิ้งการ์ด 1 ใบ แล้วจั่ว Seal Card 1 ใบ"),
    ],
)
def test_each_player_does_it_the_player_of_the_subturn_first(language: str, said: str) -> None:
    s = Arena(spell("Tide", said, language=language))
    s.put(1, "ox", AT)
    mine, theirs = s.put(0, "wolf", "hand"), s.put(1, "bear", "hand")
    s.cast_mystic("Tide")
    assert s.choice.seat == 0
    picks(s, mine)
    s.settle("cards")
    assert s.choice.seat == 1
    picks(s, theirs)
    s.settle("action")
    assert s.where(mine) == "0.seal-shrine" and s.where(theirs) == "1.seal-shrine"
    assert held(s, 0) == held(s, 1) == 1


def test_the_opponent_picks_of_the_own_cards_when_it_is_done() -> None:
    s = Arena(able("Judge", "Mp 0: your opponent puts 1 of his Seals on the bottom of his Library.", "en", mp=0))
    judge = s.put(0, "Judge", AT)
    one, other = s.put(1, "wolf", AT), s.put(1, "bear", AT)
    s.act("skill", judge, value=0)
    s.settle("cards")
    assert s.choice.seat == 1 and {option.card for option in s.choice.options} == {one, other}
    picks(s, other)
    s.settle("action")
    assert s.where(one) == f"1.{AT}" and s.zone(1, "seal-library")[0] == other


@pytest.mark.parametrize("pays", [True, False])
def test_the_owner_of_the_card_may_pay(pays: bool) -> None:
    s = Arena(
        spell(
            "Gate",
            "Whenever a Seal enters the Arena, its owner pays 1 Mp or that Seal becomes Inactive.",
            "PA",
            2,
            "en",
        )
    )
    s.put(1, "Gate", NONE), s.put(1, "ox", AT)
    s.set_mp(0, 8)
    s.put(0, "wolf", "hand")
    wolf = s.game.hand(0)[0]
    s.cast(wolf)
    s.settle("yes_no")
    assert s.choice.seat == 0
    s.act("yes" if pays else "no")
    s.settle("action")
    assert s.active(wolf) == pays
    assert s.mp(0) == (5 if pays else 6)


def test_the_owner_of_the_attached_seal_may_get_rid_of_the_card() -> None:
    s = Arena(spell("Chain", "At the end of each Subturn its owner may pay 2 Mp to destroy this card.", "PS", 9, "en"))
    chain, bound = s.put(0, "Chain", NONE), s.put(1, "wolf", AT)
    s.put(0, "ox", AT)
    s.edit(lambda game: game.play.attach(chain, bound))
    s.set_mp(1, 8)
    s.act("pass")
    s.settle("yes_no")
    assert s.choice.seat == 1
    s.act("yes")
    s.settle("action")
    assert s.where(chain) == "0.mystic-shrine"


@pytest.mark.parametrize(
    ("said", "x", "seen"),
    [
        ("Mp X: 1 opposing Seal gets At -X until the end of this Subturn.", 2, ("at", 3)),
        ("Mp X: Seal ฝ่ายตรงข้าม 1 ใบ At -X จนจบ Subturn", 3, ("at", 2)),
    ],
)
def test_x_is_what_is_paid(said: str, x: int, seen: tuple[str, int]) -> None:
    s = Arena(able("Ebb", said, "en" if "opposing" in said else "th"))
    ebb, bear = s.put(0, "Ebb", AT), s.put(1, "bear", AT)
    s.set_mp(0, 4)
    s.act("skill", ebb, value=0)
    assert s.choice.kind == "x" and [option.value for option in s.choice.options] == [0, 1, 2, 3, 4]
    s.play.answer([x])
    s.act("target", bear)
    s.settle("action")
    assert s.mp(0) == 4 - x and s.game.value(bear, seen[0]) == seen[1]


def test_x_bounds_what_can_be_aimed_at() -> None:
    s = Arena(able("Flood", "Mp X: destroy 1 opposing Seal of Lv X or less.", "en"))
    flood, wolf, bear, ox = s.put(0, "Flood", AT), s.put(1, "wolf", AT), s.put(1, "bear", AT), s.put(1, "ox", AT)
    s.set_mp(0, 4)
    s.act("skill", flood, value=0)
    s.play.answer([2])
    assert {option.card for option in s.choice.options} == {wolf, bear}
    s.act("target", bear)
    s.settle("action")
    assert s.where(bear) == "1.seal-shrine" and s.where(ox) == f"1.{AT}"


def test_the_card_that_was_paid_is_spoken_of() -> None:
    s = Arena(
        able(
            "Smith",
            "Discard 1 Seal Card: [S] gets At +X, where X is the Lv of the discarded Seal, in this Subturn.",
            "en",
        ),
        able("Twin", "Discard 1 Seal Card: destroy 1 opposing Seal with the same Lv as the discarded card.", "en"),
    )
    smith, twin = s.put(0, "Smith", AT), s.put(0, "Twin", AT)
    ox, bear = s.put(0, "ox", "hand"), s.put(0, "bear", "hand")
    foe, other = s.put(1, "bear", AT), s.put(1, "wolf", AT)
    s.act("skill", smith, value=0)
    picks(s, ox)
    s.settle("action")
    assert s.game.value(smith, "at") == 6
    s.act("skill", twin, value=0)
    picks(s, bear)
    assert {option.card for option in s.choice.options} == {foe}
    s.act("target", foe)
    s.settle("action")
    assert s.where(foe) == "1.seal-shrine" and s.where(other) == f"1.{AT}"


def test_what_was_paid_is_of_this_text() -> None:
    for said in ("Mp 1: destroy 1 Seal with the same Lv as the discarded card.", "Mp 1: draw X cards."):
        card = seal("Card", powers=())
        card = printed.arranged(seal("Card", text=f"Skill {said}"), "en")
        assert not texts.reading(card, "en").whole, said


@pytest.mark.parametrize("word", ["becomes Fire", "counts as Fire"])
def test_an_element_that_a_card_takes_on_is_seen_by_other_texts(word: str) -> None:
    s = Arena(
        spell("Torch", f"The Seal {word}.", "PS", 2, "en"),
        english("Herald", "Your [Fire] Seals get At +1."),
        english("Diver", "Your [Water] Seals get Df +1."),
        seal("Fish", elements=("water",)),
    )
    fish, torch = s.put(0, "Fish", AT), s.put(0, "Torch", NONE)
    s.put(0, "Herald", AT), s.put(0, "Diver", AT), s.put(1, "ox", AT)
    assert (s.game.value(fish, "at"), s.game.value(fish, "df")) == (3, 4)
    s.edit(lambda game: game.play.attach(torch, fish))
    assert (s.game.value(fish, "at"), s.game.value(fish, "df")) == (4, 3 if "becomes" in word else 4)
    s.leave("shrine", torch)
    assert (s.game.value(fish, "at"), s.game.value(fish, "df")) == (3, 4)


def test_a_tribe_for_a_subturn_ends_with_it() -> None:
    s = Arena(
        able("Sage", "Mp 0: 1 of your Seals becomes a Dragon until the end of this Subturn.", "en", mp=0),
        english("Nest", "Your Dragon Seals get At +2."),
    )
    sage, wolf = s.put(0, "Sage", AT), s.put(0, "wolf", AT)
    s.put(0, "Nest", DF), s.put(1, "ox", AT)
    s.act("skill", sage, value=0)
    s.act("target", wolf)
    s.settle("action")
    assert s.game.value(wolf, "at") == 5
    s.end_subturn()
    assert s.game.value(wolf, "at") == 3


def test_a_seal_that_must_be_attacked_draws_the_attacks() -> None:
    s = Arena(english("Guard", "Your opponent's Seals must attack this Seal."))
    wolf, guard, other = s.put(0, "wolf", AT), s.put(1, "Guard", AT), s.put(1, "fly", AT)
    s.set_mp(0, 8)
    s.act("attack", wolf)
    assert [option.card for option in s.choice.options] == [guard]
    assert other != guard


def test_a_seal_that_must_attack_does_so_before_the_step_ends() -> None:
    s = Arena(english("Berserk", "This Seal must attack if able."))
    berserk, fly = s.put(0, "Berserk", AT), s.put(1, "fly", AT)
    s.put(1, "ox", DF)
    s.set_mp(0, 8)
    assert "pass" not in {option.act for option in s.choice.options}
    s.attack(berserk, fly)
    s.settle("action")
    assert "pass" in {option.act for option in s.choice.options}


def test_a_seal_that_counters_in_the_df_line_destroys_its_attacker() -> None:
    for said, gone in (("This Seal can counter in the Df Line.", True), ("Sp +0", False)):
        s = Arena(english("Thorn", said, df=6) if gone else seal("Thorn", df=6))
        wolf, thorn = s.put(0, "wolf", AT), s.put(1, "Thorn", DF)
        s.set_mp(0, 8)
        s.attack(wolf, thorn)
        s.settle("action")
        assert (s.where(wolf) == "0.seal-shrine") == gone


def test_two_seals_change_places() -> None:
    s = Arena(able("Swap", "Mp 0: [S] and 1 other Seal of yours swap Lines.", "en", mp=0))
    swap, wolf = s.put(0, "Swap", AT), s.put(0, "wolf", DF)
    s.put(1, "ox", AT)
    s.act("skill", swap, value=0)
    s.act("target", wolf)
    while s.choice.kind == "line":
        s.play.answer([0])
    assert s.where(swap) == f"0.{DF}" and s.where(wolf) == f"0.{AT}"


def test_two_values_change_places_for_a_subturn() -> None:
    s = Arena(
        able("Mirror", "Mp 0: exchange this Seal's At with the At of 1 opposing Seal until end of Subturn.", "en", mp=0)
    )
    mirror, ox = s.put(0, "Mirror", AT), s.put(1, "ox", AT)
    s.act("skill", mirror, value=0)
    s.act("target", ox)
    s.settle("action")
    assert (s.game.value(mirror, "at"), s.game.value(ox, "at")) == (5, 3)
    s.end_subturn()
    assert (s.game.value(mirror, "at"), s.game.value(ox, "at")) == (3, 5)


def test_control_of_two_seals_is_exchanged() -> None:
    s = Arena(able("Trade", "Mp 0: swap control of 1 of your Seals and 1 opposing Seal.", "en", mp=0))
    trade, wolf, ox = s.put(0, "Trade", AT), s.put(0, "wolf", AT), s.put(1, "ox", DF)
    s.act("skill", trade, value=0)
    s.act("target", wolf)
    s.act("target", ox)
    while s.choice.kind == "line":
        s.play.answer([0])
    assert s.game.owner(wolf) == 1 and s.game.owner(ox) == 0


def test_what_is_counted_has_a_bound() -> None:
    s = Arena(english("Crowd", "Df +1 for each of your other Seals, up to +2."))
    crowd = s.put(0, "Crowd", AT)
    for number, df in ((1, 4), (2, 5), (3, 5)):
        s.put(0, "wolf", AT)
        assert s.game.value(crowd, "df") == df, number


def test_a_value_is_lowered_to_a_bound() -> None:
    s = Arena(able("Wane", "Mp 0: 1 opposing Seal gets At -4 until the end of this Subturn (not below 2).", "en", mp=0))
    wane, bear = s.put(0, "Wane", AT), s.put(1, "bear", AT)
    s.act("skill", wane, value=0)
    s.act("target", bear)
    s.settle("action")
    assert s.game.value(bear, "at") == 2


def test_a_seal_that_comes_from_the_shrine_is_told_from_one_that_is_cast() -> None:
    s = Arena(
        english("Ghost", "When [S] comes into the Arena from your Shrine, draw 1 Seal Card."),
        spell("Call", "Bring 1 Seal from your Shrine into the Arena.", language="en"),
    )
    s.put(1, "ox", AT)
    s.set_mp(0, 8)
    ghost = s.put(0, "Ghost", "hand")
    s.cast(ghost)
    s.settle("action")
    assert held(s, 0) == 0
    fallen = s.put(0, "Ghost", "seal-shrine")
    s.cast_mystic("Call", fallen)
    s.settle("action", "line")
    s.act("line", zone=f"0.{AT}")
    s.settle("action")
    assert held(s, 0) == 1


def test_a_seal_leaves_the_game_for_a_turn() -> None:
    s = Arena(spell("Rift", "Remove 1 opposing Seal from the game for 1 Turn.", language="en"))
    wolf = s.put(1, "wolf", AT)
    s.put(1, "ox", DF), s.put(0, "ox", DF)
    s.cast_mystic("Rift", wolf)
    assert s.where(wolf) == "1.remove"
    s.end_subturn()
    assert s.where(wolf) == "1.remove"
    s.act("pass")
    s.to_step("line")
    s.play.answer([0])
    assert s.game.in_arena(wolf)


def test_a_mystic_card_is_looked_for_and_attached() -> None:
    s = Arena(
        able("Seeker", "Mp 0: take 1 Relic from your Library and attach it to [S].", "en", mp=0),
        mystic("Blade", "PS", 2, mystic_type="Relic"),
    )
    seeker = s.put(0, "Seeker", AT)
    s.put(1, "ox", AT)
    s.act("skill", seeker, value=0)
    s.settle("cards")
    blade = s.choice.options[0].card or 0
    s.play.answer([0])
    s.settle("action")
    assert s.card(blade).host == seeker


def test_a_library_is_shuffled() -> None:
    s = Arena(spell("Mix", "Shuffle your Library.", language="en"))
    s.put(1, "ox", AT)
    before = list(s.zone(0, "seal-library"))
    s.cast_mystic("Mix")
    after = s.zone(0, "seal-library")
    assert after != before and sorted(after) == sorted(before)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "All players draw 1 more card in their Draw Step."),
        ("th", "ผู้เล่นทุกคนจั่วการ์ดเพิ่ม 1 ใบใน Draw Step"),
    ],
)
def test_each_draws_more_in_the_own_draw_step(language: str, said: str) -> None:
    s = Arena(spell("Spring", said, "PA", 9, language))
    s.put(0, "Spring", NONE), s.put(0, "ox", AT), s.put(1, "ox", AT)
    for seat in (1, 0):
        before = held(s, seat), held(s, 1 - seat)
        s.act("pass")
        s.to_step("cards")
        assert s.choice.seat == seat
        s.play.answer([0])
        s.settle("draw")
        assert held(s, seat) == before[0] + 1 and held(s, 1 - seat) == before[1]
        s.play.answer([0])
        s.settle("action")
