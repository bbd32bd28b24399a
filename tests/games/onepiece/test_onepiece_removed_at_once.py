"""Cards that one effect removes go at once, whatever their order on the board (8-1-3-4-4, 8-6-1, 10-2-17-1)."""

from __future__ import annotations

from itertools import permutations

import pytest
from voyage import RESTED, Voyage, character, crew, event, play, read

BOOK = "one-piece"
rule = pytest.mark.rule

#: Ways to remove all Characters of the opponent, and where they go.
KINDS = {
    "ko": ("K.O. all of your opponent's Characters.", "trash"),
    "trash": ("Trash all of your opponent's Characters.", "trash"),
    "hand": ("Return all of your opponent's Characters to the owner's hand.", "hand"),
    "bottom": ("Place all of your opponent's Characters at the bottom of the owner's deck in any order.", "deck"),
}
WOULD = "would be removed from the field by your opponent's effect, you may"
#: Whose card does something instead, and at what price.
INSTEAD = {
    "itself": f"If this Character {WOULD} trash 1 card from your hand instead.",
    "any of mine": f"If your Character {WOULD} trash 1 card from your hand instead.",
    "another": f"If your Character other than this Character {WOULD} trash 1 card from your hand instead.",
    "once": f"[Once Per Turn] If your Character {WOULD} trash 1 card from your hand instead.",
    "rests": f"If your Character other than this Character {WOULD} rest this Character instead.",
    "goes": f"If your Character other than this Character {WOULD} K.O. this Character instead.",
}


def _saves(s: Voyage, *saved: int) -> None:
    """Answer what is asked until the effect is over: yes for these cards, no for others."""
    while s.choice.kind in ("effect_may", "effect_order", "effect_pick"):
        if s.choice.kind == "effect_may":
            now = s.play.table.stack[-1].locals["memory"]["it"][0][0]
            s.act("yes") if now in saved else s.decline()
        elif s.choice.kind == "effect_order":
            s.play.answer(list(range(len(s.choice.options))))
        else:
            s.play.answer(list(range(s.choice.least)))


@rule(BOOK, "8-1-3-4-4", "8-1-3-4-2", "3-1-7")
@pytest.mark.parametrize("order", [*permutations(("keeper", "mate", "cook"))], ids="-".join)
@pytest.mark.parametrize("instead", INSTEAD)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_done_instead_does_not_hang_on_the_order_on_the_board(
    kind: str, instead: str, order: tuple[str, ...]
) -> None:
    """The card that does something instead is removed by the same effect: it is still there for the others."""
    text, area = KINDS[kind]
    s = Voyage(crew(f"[On Play] {text}"), crew(INSTEAD[instead], "keeper"))
    there = {name: s.put(1, name, "character") for name in order}
    for _ in range(3):
        s.put(1, "filler", "hand")
    wanted = {
        "itself": ["keeper"],
        "any of mine": ["keeper", "mate", "cook"],
        "another": ["mate", "cook"],
        "once": ["mate"],
        "rests": ["mate"],
        "goes": ["mate"],
    }[instead]
    play(s)
    _saves(s, *(there[name] for name in wanted))
    gone = {name: s.where(card) for name, card in there.items()}
    expected = {name: "1.character" if name in wanted else f"1.{area}" for name in there}
    if instead == "goes":
        expected["keeper"] = "1.trash"
    assert gone == expected
    paid = len(wanted) if instead not in ("rests", "goes") else 0
    back = list(expected.values()).count("1.hand")
    assert s.size(1, "hand") == 3 - paid + back


@rule(BOOK, "1-3-3", "8-1-3-4-4")
@pytest.mark.parametrize("order", [*permutations(("warden", "mate"))], ids="-".join)
@pytest.mark.parametrize("kind", KINDS)
def test_what_forbids_a_removal_is_still_there_when_it_goes_itself(kind: str, order: tuple[str, ...]) -> None:
    text, area = KINDS[kind]
    s = Voyage(
        crew(f"[On Play] {text}"),
        crew(
            "All of your Characters with a cost of 2 or less cannot be removed from the field by your opponent's"
            " effects.",
            "warden",
            cost=5,
        ),
    )
    there = {name: s.put(1, name, "character") for name in order}
    play(s)
    assert (s.where(there["mate"]), s.where(there["warden"])) == ("1.character", f"1.{area}")


@rule(BOOK, "1-3-4", "8-1-3-4-2")
@pytest.mark.parametrize("mine_first", [True, False])
@pytest.mark.parametrize("kind", ["ko", "hand", "trash"])
def test_of_both_players_the_turn_player_decides_first(kind: str, mine_first: bool) -> None:
    text = KINDS[kind][0].replace("your opponent's Characters", "the Characters").replace("all of the", "all")
    text = {"hand": "Return all Characters to the owner's hand."}.get(kind, text)
    own = "If this Character would be removed from the field, you may trash 1 card from your hand instead."
    s = Voyage(read(event("storm", 0, text=f"[Main] {text}")), crew(own, "keeper"))
    seats = (0, 1) if mine_first else (1, 0)
    there = {seat: s.put(seat, "keeper", "character") for seat in seats}
    for seat in (0, 1):
        s.put(seat, "filler", "hand")
    play(s, "storm")
    asked = []
    while s.choice.kind in ("effect_may", "effect_pick"):
        if s.choice.kind == "effect_may":
            asked.append(s.choice.seat)
            assert [s.where(card) for card in there.values()] == [f"{seat}.character" for seat in there], "both there"
            s.act("yes")
        else:
            s.play.answer([0])
    assert asked == [0, 1]
    assert [s.where(there[seat]) for seat in (0, 1)] == ["0.character", "1.character"]


@rule(BOOK, "10-2-17-1", "8-6-1", "8-6-1-1")
@pytest.mark.parametrize("order", [*permutations(("sailor", "keeper"))], ids="-".join)
def test_on_ko_abilities_of_cards_that_fall_together_wait_for_the_turn_player_first(order: tuple[str, ...]) -> None:
    """The conditions of each are looked at while all of them are on the field; of one player's he picks the order."""
    s = Voyage(
        read(event("storm", 0, text="[Main] K.O. all Characters.")),
        crew("[On K.O.] If you have 5 or more cards in your hand, draw 1 card.", "sailor"),
        crew("[On K.O.] Draw 2 cards.", "keeper"),
        crew("[On K.O.] Draw 1 card.", "foe"),
    )
    s.put(1, "foe", "character")
    there = {name: s.put(0, name, "character") for name in order}
    for _ in range(3):
        s.put(0, "filler", "hand")
    play(s, "storm")
    assert (s.choice.kind, s.choice.seat, sorted(s.choices())) == ("next_auto", 0, sorted(there.values()))  # type: ignore[type-var]
    assert s.size(1, "hand") == 0, "the other player's waits"
    s.act("use", there["keeper"])
    assert (s.size(0, "hand"), s.size(1, "hand")) == (6, 1)


@rule(BOOK, "8-6-3", "8-1-3-1")
@pytest.mark.parametrize("kind", ["ko", "hand"])
@pytest.mark.parametrize("order", [*permutations(("weak", "lifted"))], ids="-".join)
def test_abilities_notice_what_the_cards_were_while_all_were_there(kind: str, order: tuple[str, ...]) -> None:
    """The one loses its power with the other; both had 6000 or more when the effect removed them."""
    text = KINDS[kind][0]
    when = {"ko": "is K.O.'d", "hand": "is removed from the field by your effect"}[kind]
    s = Voyage(
        crew(f"[On Play] {text}"),
        crew("All of your Characters gain +3000 power.", "lifted", power=3000),
        character("weak", power=3000),
        crew(f"When your opponent's Character with 6000 power or more {when}, draw 1 card.", "watcher"),
    )
    s.put(0, "watcher", "character")
    for name in order:
        s.put(1, name, "character")
    play(s)
    s.settle()
    assert s.size(0, "hand") == 2


@rule(BOOK, "8-1-3-1-3", "8-6-3")
@pytest.mark.parametrize("order", [*permutations(("watcher", "mate"))], ids="-".join)
def test_a_card_that_goes_with_them_notices_nothing(order: tuple[str, ...]) -> None:
    s = Voyage(
        crew("[On Play] K.O. all of your opponent's Characters."),
        crew("When your Character is K.O.'d, draw 1 card.", "watcher"),
    )
    for name in order:
        s.put(1, name, "character")
    play(s)
    assert s.size(1, "hand") == 0


@rule(BOOK, "8-1-3-4-4", "8-3-1-7")
@pytest.mark.parametrize("order", [*permutations(("keeper", "mate"))], ids="-".join)
def test_a_cost_of_several_cards_is_replaced_at_once_too(order: tuple[str, ...]) -> None:
    s = Voyage(
        crew("[On Play] You may rest 2 of your Characters: Draw 1 card.", "singer"),
        crew("If your Character would be rested, you may trash 1 card from your hand instead.", "keeper"),
    )
    there = {name: s.put(0, name, "character") for name in order}
    s.put(0, "filler", "hand")
    play(s, "singer")
    s.act("yes")
    s.pick(*there.values())
    _saves(s)
    assert all(s.card(card).stance == RESTED for card in there.values()) and s.size(0, "hand") == 2
