"""What the rules tie to moves that are made by hand."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, monster, parsed, spell, trap

from sanam.engine import manual
from sanam.games.yugioh.cards.unread_text import summons_itself_from

BLADE = parsed(spell("blade", icon="equip", text="The equipped monster gains 700 ATK."))
BOOST = parsed(trap("boost", text="Target 1 face-up monster; it gains 100 ATK until the end of this turn."))


@pytest.mark.parametrize("to", ["graveyard", "hand", "deck"])
def test_an_equip_card_moved_away_by_hand_is_not_attached_any_more(to: str) -> None:
    s = Scenario("zh-mr2", BLADE)
    bear, blade = s.put(0, "bear", "m1"), s.put(0, "blade", "s1")
    s.play.manual(0, manual.Attach(blade, bear))
    assert s.play.game.value(bear, "atk") == 2200  # type: ignore[attr-defined]
    s.play.manual(0, manual.Move(blade, f"0.{to}"))
    assert s.card(blade).host is None
    assert s.play.game.value(bear, "atk") == 1500  # type: ignore[attr-defined]
    s.play.manual(0, manual.Move(blade, "0.s2", stance="up"))
    assert s.play.game.value(bear, "atk") == 1500  # type: ignore[attr-defined]


def test_an_equip_card_moved_to_another_zone_by_hand_stays_attached() -> None:
    s = Scenario("zh-mr2", BLADE)
    bear, blade = s.put(0, "bear", "m1"), s.put(0, "blade", "s1")
    s.play.manual(0, manual.Attach(blade, bear))
    s.play.manual(0, manual.Move(blade, "0.s3"))
    assert s.play.game.value(bear, "atk") == 2200  # type: ignore[attr-defined]


def test_a_monster_that_changes_sides_in_the_damage_step_is_not_battled() -> None:
    s = Scenario("zh-mr2", BOOST)
    ox, bear = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    s.put(0, "boost", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", bear)
    for _ in range(6):
        if s.choice.kind == "respond" and s.choice.params["occasion"] == "damage":
            break
        s.decline()
    assert s.choice.params["occasion"] == "damage"
    s.play.manual(0, manual.Move(bear, "0.m2"))
    while s.choice.kind == "respond":
        s.decline()
    assert (s.where(ox), s.where(bear)) == ("0.m1", "0.m2")
    assert s.lp(0) == s.lp(1) == 8000


# ------------------------------------------------------------------------------ Summons of cards not understood

GOLEM = monster(
    "golem",
    8,
    3000,
    traits=("effect", "special-summon"),
    text="Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by sending 2 cards you like "
    "to the GY. Once per turn: You can do something nobody has heard of.",
)


@pytest.mark.rule("yugioh-zh", "YZH-2.81", "YZH-5.22")
@pytest.mark.rule("yugioh-fa", "YFA-2.61")
def test_a_monster_that_is_not_understood_summons_itself_without_a_chain() -> None:
    quick = parsed(trap("quick", text="Draw 1 card."))
    s = Scenario("zh-mr2", GOLEM, quick)
    golem, bear = s.put(0, "golem", "hand"), s.put(0, "bear", "hand")
    s.put(1, "quick", "s1", SET)
    assert "special_summon" in s.acts(golem)
    s.act("special_summon", golem)
    # Its cost is paid by hand; nothing is activated, so nothing is chained to it.
    assert (s.choice.kind, s.choice.seat, s.choice.params["stage"]) == ("by_hand", 0, "cost")
    s.play.manual(0, manual.Move(bear, "0.graveyard"))
    s.act("done")
    while s.choice.kind in ("place", "position"):
        s.play.answer([0])
    assert s.where(golem)[:3] == "0.m" and s.game.properly_summoned(golem)
    assert s.facts("activated") == [] and [f.card for f in s.facts("special_summoned")] == [golem]


def test_only_from_where_its_text_says() -> None:
    s = Scenario("zh-mr2", GOLEM)
    dead = s.put(0, "golem", "graveyard")
    assert "special_summon" not in s.acts(dead)


@pytest.mark.parametrize(
    ("text", "extra", "places"),
    [
        ("If you control no monsters, you can Special Summon this card (from your hand).", False, ("hand",)),
        ("You can banish 1 card from your GY to Special Summon this card from your hand.", False, ("hand",)),
        ("Must be Special Summoned (from your Extra Deck) by banishing the above cards.", True, ("extra",)),
        ("You can Special Summon this card (from your hand or GY) by paying 100 LP.", False, ("graveyard", "hand")),
        ("This card cannot be Special Summoned except by removing from play 2 Fish from your GY.", False, ("hand",)),
        ("將2體怪獸解放的場合才能從手牌特殊召喚。", False, ("hand",)),
        # Effects that are activated, and the Summon of other cards.
        ("You can discard 1 card; Special Summon this card from your hand.", False, ()),
        ("During your Main Phase: You can Special Summon this card from your hand.", False, ()),
        ("When a monster is destroyed, you can Special Summon this card from your hand.", False, ()),
        ("Special Summon 1 Fish from your hand.", False, ()),
        ("Must be Special Summoned by its own effect.", False, ()),
        ("從手牌特殊召喚1體天使族怪獸。", False, ()),
    ],
)
def test_which_texts_speak_of_the_cards_own_summon(text: str, extra: bool, places: tuple[str, ...]) -> None:
    assert summons_itself_from(text, extra) == places


def test_a_monster_whose_text_names_a_card_is_summoned_by_that_card() -> None:
    shade = monster(
        "shade",
        traits=("effect", "special-summon"),
        text='Cannot be Normal Summoned. Must be Special Summoned with "maze", as nobody understands.',
    )
    maze = parsed(spell("maze", text='Special Summon "shade" from your Deck.'))
    fetch = parsed(spell("fetch", text='Special Summon 1 "shade" from your Deck.'))
    s = Scenario("zh-mr2", shade, maze, fetch)
    s.put(0, "shade", "deck")
    assert "activate" not in s.acts(s.put(0, "fetch", "hand"))
    assert "activate" in s.acts(s.put(0, "maze", "hand"))
