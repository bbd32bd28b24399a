"""What is read off a card's text: keywords, timings and conditions (8-1-3, 8-3-2, 10-1, 10-2)."""

from __future__ import annotations

import pytest
from voyage import RESTED, Voyage, character

from sanam.games.onepiece.cards.printed import Ability, Keyword, Printed, begins, read
from sanam.games.onepiece.texts.reading.texts import pieces, reading

rule = pytest.mark.rule
BOOK = "one-piece"


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("", ()),
        ("[Blocker]", (Keyword("blocker"),)),
        ("[Rush] (This card can attack on the turn in which it is played.)", (Keyword("rush"),)),
        ("[Double Attack]\n[Banish]", (Keyword("double attack"), Keyword("banish"))),
        ("[DON!! x2] This Character gains [Rush].<br>(Reminder.)", (Keyword("rush", 2),)),
        ("[DON!! ×1] [Blocker]", (Keyword("blocker", 1),)),
        (
            "[Opponent's Turn] This Character gains [Blocker] and [Banish].",
            (Keyword("blocker", 0, "opponent"), Keyword("banish", 0, "opponent")),
        ),
    ],
)
def test_keywords(text: str, keywords: tuple[Keyword, ...]) -> None:
    assert read(text) == Printed(keywords, ())


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("[On Play] Draw 1 card.", Ability(("on play",), "Draw 1 card.")),
        ("[On Play]/[When Attacking] Draw 1 card.", Ability(("on play", "when attacking"), "Draw 1 card.")),
        (
            "[DON!! x1] [Your Turn] [When Attacking] [Once Per Turn] Draw.",
            Ability(("when attacking",), "Draw.", 1, "own", True),
        ),
        ("[On Your Opponent’s Attack] Draw.", Ability(("on opponent's attack",), "Draw.")),
        ("[End of Your Turn] Draw.", Ability(("end of your turn",), "Draw.")),
        ("At the start of the game, draw.", Ability(("start of game",), "At the start of the game, draw.")),
        ("When this Leader is attacked, draw.", Ability(("when attacked",), "When this Leader is attacked, draw.")),
        (
            "[Opponent's Turn] When this Character is K.O.'d, draw.",
            Ability(("on ko",), "When this Character is K.O.'d, draw.", 0, "opponent"),
        ),
        ("[On Play] Choose one:\n• Draw.\n• Rest it.", Ability(("on play",), "Choose one:\n• Draw.\n• Rest it.")),
        # A keyword that somebody gains some time is no keyword of the card.
        (
            "[On Play] This Character gains [Rush] during this turn.",
            Ability(("on play",), "This Character gains [Rush] during this turn."),
        ),
        (
            "[Opponent's Turn] If you have 2 Life, this Character gains [Blocker].",
            Ability((), "If you have 2 Life, this Character gains [Blocker].", 0, "opponent"),
        ),
        ("All of your [Old Crane] cards gain [Rush].", Ability((), "All of your [Old Crane] cards gain [Rush].")),
        ("[Old Crane] gains [Rush].", Ability((), "[Old Crane] gains [Rush].")),
    ],
)
def test_abilities(text: str, ability: Ability) -> None:
    assert read(text) == Printed((), (ability,))


@rule(BOOK, "1-3-8", "2-8-3")
def test_abilities_keep_the_order_in_which_they_are_printed() -> None:
    found = read("[Blocker]\n[On Play] One.\n[Activate: Main] Two.\n[On Play] Three.\n[Trigger] Four.")
    assert [ability.text for ability in found.abilities] == ["One.", "Two.", "Three.", "Four."]
    assert found.keywords == (Keyword("blocker"),)


@rule(BOOK, "2-8-4-1")
def test_an_explanation_has_no_effect() -> None:
    assert read("(It may have [Blocker] or [Rush].)") == Printed()
    assert read("[On Play] Draw 1 card (not from your [Trigger]s).").abilities == (
        Ability(("on play",), "Draw 1 card."),
    )
    s = Voyage(character("told", text="(This card has no [Blocker].)"))
    s.put(1, "told", "character")
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    assert s.asked == (1, "life")


@rule(BOOK, "2-8-2")
def test_abilities_work_in_the_area_of_their_card_alone() -> None:
    text = "[Activate: Main] Draw 1 card.\n[On Your Opponent's Attack] Draw 1 card.\n[Blocker]"
    for area in ("hand", "trash", "deck", "life"):
        s = Voyage(character("busy", text=text))
        for seat in (0, 1):
            s.put(seat, "busy", area)
        assert not s.offered("activate")
        s.act("attack", s.leader(0))
        s.act("target", s.leader(1))
        assert s.asked == (1, "counter" if area == "hand" else "life")
        s = Voyage(character("busy", text=text))
        s.put(1, "busy", "character", RESTED)
        s.act("attack", s.leader(0))
        s.act("target", s.leader(1))
        assert s.asked == (1, "by_hand")


@pytest.mark.parametrize(
    "parts",
    [
        ("[On Play] Draw 1 card. ", "[When Attacking] Draw 2 cards."),
        ("[Main] Draw 1 card. ", "[Trigger] Draw 2 cards."),
        ("[Main] Draw 1 card.", "[Trigger] Draw 2 cards."),
        ("[On Play] Draw 1 card. (Not on the first turn.) ", "[DON!! x1] [When Attacking] Draw 2 cards."),
        ("[Blocker] (Rest it. [Main] is no time for this.) ", "[On K.O.] Draw 1 card. ", "[Rush]"),
        ("[On Play]/[When Attacking] Draw 1 card.",),
        ("[DON!! x1] [When Attacking] [Once Per Turn] Draw 1 card.",),
        ("[On Play] Add up to 1 card with a [Trigger] to your hand. Then, draw 1 card.",),
        ("[On Play] Sing. Its [On K.O.] effect is silent.",),
        ("[Main] Sing. [Rush] and [Blocker] are lost.",),
        ("[Main] Sing “Off. [On Play] Draw 1 card.” aloud.",),
    ],
)
def test_an_ability_begins_with_its_own_timing_after_a_finished_sentence(parts: tuple[str, ...]) -> None:
    line = "".join(parts)
    ends = [*begins(line)[1:], len(line)]
    assert tuple(line[start:end] for start, end in zip(begins(line), ends, strict=True)) == parts
    spans = [line[piece.start : piece.end] for piece in pieces(line)]
    assert spans == [part.rstrip() for part in parts]


def test_two_abilities_in_one_line_are_read_as_in_two() -> None:
    first, second = "[On Play] Draw 1 card.", "[When Attacking] Draw 2 cards."
    one, two = reading(f"{first} {second}"), reading(f"{first}\n{second}")
    assert one.problem is None and one.abilities == two.abilities
    assert [ability.timings for ability in read(f"{first} {second}").abilities] == [("on play",), ("when attacking",)]
