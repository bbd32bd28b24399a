"""What texts keep from happening, look through, tell apart and make cheaper once."""

from __future__ import annotations

import pytest
from arena import AT, DF, NONE, Arena, able, mystic, says, seal, spell

from sanam.games.summoner_master.texts.reading import printed, texts


def english(name: str, *said: str, **more: object) -> object:
    return says(name, *said, language="en", **more)


def held(s: Arena, seat: int) -> int:
    return len(s.game.hand(seat))


def picks(s: Arena, *cards: int) -> None:
    s.play.answer([i for i, option in enumerate(s.choice.options) if option.card in cards])


def use(s: Arena, card: int, *targets: int) -> None:
    s.act("skill", card, value=0)
    for target in targets:
        s.act("target", target)
    s.settle("action", "cards", "yes_no", "line")


def test_an_opponents_effect_cannot_return_a_seal_and_an_own_one_can() -> None:
    s = Arena(
        english("Root", "[S] cannot be returned to the hand by your opponent."),
        able("Gust", "Mp 0: return 1 Seal to its owner's hand.", "en", mp=0),
    )
    root, gust = s.put(1, "Root", AT), s.put(0, "Gust", AT)
    own = s.put(0, "Root", AT)
    s.act("skill", gust, value=0)
    offered = {option.card for option in s.choice.options}
    assert root not in offered and own in offered
    s.act("target", own)
    s.settle("action")
    assert s.where(own) == "0.hand"


def test_an_opponents_effect_passes_over_what_it_cannot_move() -> None:
    s = Arena(
        english("Wall", "Your Seals in the At Line cannot be moved by your opponent."),
        able("Wave", "Mp 0: move all opposing Seals to the Df Line.", "en", mp=0),
    )
    wall, wolf, wave = s.put(1, "Wall", DF), s.put(1, "wolf", AT), s.put(0, "Wave", AT)
    use(s, wave)
    assert s.where(wolf) == f"1.{AT}" and s.where(wall) == f"1.{DF}"


def test_only_so_many_cards_are_cast_in_a_turn() -> None:
    s = Arena(
        spell("Toll", "Each player can cast only 1 Mystic Card each Turn.", "PA", 9, "en"),
        spell("Coin", "You get 1 Mp.", language="en"),
    )
    s.put(1, "Toll", NONE), s.put(1, "ox", AT), s.put(0, "ox", AT)
    s.set_mp(0, 8)
    first, second = s.put(0, "Coin", "hand"), s.put(0, "Coin", "hand")
    s.act("cast", first)
    s.settle("action")
    assert s.refused("cast", second) is not None
    s.end_subturn()
    s.set_mp(1, 8)
    other = s.put(1, "Coin", "hand")
    assert s.refused("cast", other) is None
    s.end_subturn()
    s.set_mp(0, 8)
    assert s.refused("cast", second) is None


@pytest.mark.parametrize(("cost", "fits"), [(1, False), (2, True)])
def test_such_mystic_cards_cannot_be_attached(cost: int, fits: bool) -> None:
    s = Arena(english("Bare", "Except: Mystic Cards with cost 1."), spell("Band", "Sp +1", "PS", 2, "en", mp=cost))
    bare, ox = s.put(0, "Bare", AT), s.put(1, "ox", AT)
    s.set_mp(0, 8)
    s.act("cast", s.put(0, "Band", "hand"))
    offered = {option.card for option in s.choice.options}
    assert ox in offered and (bare in offered) == fits


def test_each_player_keeps_one() -> None:
    s = Arena(spell("Flood", "Each player chooses 1 of his Seals and destroys the rest.", language="en"))
    mine, others = s.put(0, "wolf", AT), [s.put(0, "bear", AT)]
    theirs, more = s.put(1, "ox", AT), [s.put(1, "fly", DF), s.put(1, "wolf", DF)]
    s.cast_mystic("Flood")
    picks(s, mine)
    s.settle("cards")
    assert s.choice.seat == 1
    picks(s, theirs)
    while s.choice.kind == "order":
        s.play.answer(list(range(len(s.choice.options))))
    s.settle("action")
    assert s.game.seals(0) == [mine] and s.game.seals(1) == [theirs]
    assert len(others) + len(more) == 3


def test_both_lose_all_mp() -> None:
    s = Arena(spell("Void", "All players lose all Mp.", language="en"))
    s.put(1, "ox", AT)
    s.set_mp(1, 5)
    s.cast_mystic("Void")
    assert s.mp(0) == s.mp(1) == 0


def test_some_counters_are_taken() -> None:
    s = Arena(able("Leak", "Mp 0: remove 1 Charged Counter from 1 opposing Seal.", "en", mp=0))
    leak, ox = s.put(0, "Leak", AT), s.put(1, "ox", AT)
    s.edit(lambda game: game.put_counters(ox, "charged", 3, given_by=1))
    use(s, leak, ox)
    assert s.game.charged(ox) == 2


@pytest.mark.parametrize(
    ("rest", "where"),
    [("shuffle the rest", "seal-library"), ("put the rest into the Shrine", "seal-shrine")],
)
def test_one_kind_of_the_top_cards_is_taken(rest: str, where: str) -> None:
    s = Arena(
        spell(
            "Dig",
            f"Look at the top 3 cards of your Seal Library, put 1 Dragon from among them into your hand and {rest}.",
            language="en",
        ),
        seal("Wyrm", tribes=("Dragon",)),
    )
    s.put(1, "ox", AT)
    wyrm, wolf = s.put(0, "Wyrm", "seal-library"), s.put(0, "wolf", "seal-library")
    s.cast_mystic("Dig")
    assert [option.card for option in s.choice.options] == [wyrm]
    s.play.answer([0])
    while s.choice.kind == "order":
        s.play.answer(list(range(len(s.choice.options))))
    s.settle("action")
    assert s.where(wyrm) == "0.hand" and s.where(wolf) == f"0.{where}"


def test_the_next_card_costs_less_and_only_that() -> None:
    s = Arena(
        able("Agent", "Mp 0: the next Mystic Card you cast this Subturn costs 2 Mp less.", "en", mp=0),
        spell("Coin", "Draw 1 Seal Card.", language="en", mp=3),
    )
    agent = s.put(0, "Agent", AT)
    s.put(1, "ox", AT)
    s.set_mp(0, 8)
    use(s, agent)
    first, second = s.put(0, "Coin", "hand"), s.put(0, "Coin", "hand")
    assert s.game.value(first, "cast_mp") == 1
    s.act("cast", first)
    s.settle("action")
    assert s.mp(0) == 7 and s.game.value(second, "cast_mp") == 3


def test_the_first_card_of_a_turn_costs_less() -> None:
    s = Arena(
        english("Patron", "The first Mystic Card you cast each Turn costs 1 less Mp."),
        spell("Coin", "Draw 1 Seal Card.", language="en", mp=3),
    )
    s.put(0, "Patron", AT), s.put(1, "ox", AT)
    s.set_mp(0, 8)
    first, second = s.put(0, "Coin", "hand"), s.put(0, "Coin", "hand")
    assert s.game.value(second, "cast_mp") == 2
    s.act("cast", first)
    s.settle("action")
    assert s.mp(0) == 6 and s.game.value(second, "cast_mp") == 3


@pytest.mark.parametrize("how", ["hand", "destroy"])
def test_a_card_goes_instead_of_its_seals_leaving(how: str) -> None:
    s = Arena(
        spell("Ward", "If the Seal would leave the Arena, destroy this card instead.", "PS", 9, "en"),
        spell(
            "Axe",
            "Destroy 1 opposing Seal." if how == "destroy" else "Return 1 opposing Seal to its owner's hand.",
            language="en",
        ),
    )
    wolf, ward = s.put(1, "wolf", AT), s.put(1, "Ward", NONE)
    s.edit(lambda game: game.play.attach(ward, wolf))
    s.cast_mystic("Axe", wolf)
    s.settle("action")
    assert s.where(wolf) == f"1.{AT}" and s.where(ward) == "1.mystic-shrine"
    s.cast_mystic("Axe", wolf)
    s.settle("action")
    assert s.where(wolf) in ("1.hand", "1.seal-shrine")


@pytest.mark.parametrize("side", [0, 1])
def test_a_card_works_in_the_subturn_of_its_seals_owner(side: int) -> None:
    s = Arena(spell("Yoke", "The Seal becomes Inactive at the start of each of its owner's Subturns.", "PS", 9, "en"))
    wolf, yoke = s.put(side, "wolf", AT), s.put(0, "Yoke", NONE)
    s.put(1 - side, "ox", AT)
    s.edit(lambda game: game.play.attach(yoke, wolf))
    s.end_subturn()
    assert s.active(wolf) == (side == 0)
    s.end_subturn()
    assert s.active(wolf) == (side == 1)


def test_a_seal_that_cannot_counter_does_not_destroy_its_attacker() -> None:
    for said, survives in (
        ("Opposing Seals of Lv 3 cannot counter.", True),
        ("Opposing Seals of Lv 1 cannot counter.", False),
    ):
        s = Arena(english("Fog", said))
        wolf, ox = s.put(0, "wolf", AT), s.put(1, "ox", AT)
        s.put(0, "Fog", DF)
        s.set_mp(0, 8)
        s.attack(wolf, ox)
        s.settle("action")
        assert (s.where(wolf) == f"0.{AT}") == survives


def test_a_seal_stays_inactive() -> None:
    s = Arena(english("Snow", "Opposing Seals do not become Active at the end of the Subturn."))
    s.put(1, "Snow", AT)
    wolf, ox = s.put(0, "wolf", AT), s.put(1, "fly", AT)
    s.set_mp(0, 8)
    s.attack(wolf, ox)
    s.settle("action")
    s.end_subturn()
    assert not s.active(wolf)


def test_a_seal_that_has_just_come_is_told_from_one_that_was_there() -> None:
    s = Arena(spell("Dawn", "Seals that came into the Arena this Subturn cannot attack.", "PA", 9, "en"))
    s.put(0, "Dawn", NONE)
    old, _ = s.put(0, "wolf", AT), s.put(1, "ox", AT)
    s.set_mp(0, 8)
    new = s.put(0, "wolf", "hand")
    s.cast(new)
    s.settle("action")
    assert s.refused("attack", old) is None and s.refused("attack", new) is not None


def test_seals_of_one_tribe_are_counted_and_of_one_level_destroyed() -> None:
    s = Arena(
        spell("Kin", "The Seal gets At +1 for each other Seal of the same Tribe.", "PS", 9, "en"),
        spell("Cull", "Choose 1 Seal. Destroy all other Seals of the same Lv.", language="en"),
        seal("Cub", tribes=("Beast",)),
        seal("Calf", 2, tribes=("Beast", "Plant")),
        seal("Rat", tribes=("Evil",)),
    )
    cub, calf, rat, kin = s.put(0, "Cub", AT), s.put(0, "Calf", AT), s.put(1, "Rat", AT), s.put(0, "Kin", NONE)
    s.edit(lambda game: game.play.attach(kin, cub))
    assert s.game.value(cub, "at") == 4
    s.cast_mystic("Cull", cub)
    s.settle("action")
    assert s.where(rat) == "1.seal-shrine"
    assert s.where(cub) == s.where(calf) == f"0.{AT}"


def test_a_seal_that_is_sacrificed_is_told_from_one_that_is_destroyed() -> None:
    s = Arena(
        english("Lamb", "When [S] is sacrificed, draw 2 Seal Cards."),
        able("Priest", "Mp 0, sacrifice 1 Seal: you get 1 Mp.", "en", mp=0),
        spell("Axe", "Destroy 1 of your Seals.", language="en"),
    )
    lamb, other, priest = s.put(0, "Lamb", AT), s.put(0, "Lamb", AT), s.put(0, "Priest", AT)
    s.put(1, "ox", AT)
    s.cast_mystic("Axe", other)
    assert held(s, 0) == 0
    s.act("skill", priest, value=0)
    picks(s, lamb)
    s.settle("action")
    assert held(s, 0) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "If [S] was cast this Subturn, it has Sp +2."), ("th", "ถ้า [S] ถูกร่ายใน Subturn นี้ Sp +2")],
)
def test_what_was_in_this_subturn_is_a_state_until_it_ends(language: str, said: str) -> None:
    s = Arena(says("Fresh", said, language=language))
    s.put(1, "ox", AT)
    s.set_mp(0, 8)
    fresh = s.put(0, "Fresh", "hand")
    s.cast(fresh)
    s.settle("action")
    assert s.game.value(fresh, "sp") == 4
    s.end_subturn()
    assert s.game.value(fresh, "sp") == 2


def test_who_casts_what_was_looked_for_does_not_take_it() -> None:
    for text, wanted in (
        ("Search your Library for a Seal of Lv 1 and put it into the Arena.", "bring"),
        ("Search your Library for a Mystic Card and cast it for free.", "free-cast-from"),
        ("ค้นหา Mystic Card 1 ใบจากกองแล้วร่ายฟรี", "free-cast-from"),
    ):
        reading = texts.reading(
            printed.arranged(mystic("x", text=text), "th" if "ใบ" in text else "en"), "th" if "ใบ" in text else "en"
        )
        assert reading.whole, text
        (found,) = [one.tree for one in reading.sentences]
        assert found is not None and [one["o"].name for one in found.many("s")] == [wanted]


@pytest.mark.parametrize(
    ("kind", "text", "language"),
    [
        ("PS", "When the Seal is destroyed, return it to the Arena under your control.", "en"),
        ("untargeted", "Destroy 1 Seal with the same Lv as that card.", "en"),
    ],
)
def test_what_would_be_done_to_another_card_is_not_read(kind: str, text: str, language: str) -> None:
    card = mystic("x", kind, 0 if kind == "untargeted" else 3, text=text)
    assert not texts.reading(printed.arranged(card, language), language).whole
