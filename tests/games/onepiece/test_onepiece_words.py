"""What the questions and lines of One Piece say."""

from __future__ import annotations

from typing import Any

import pytest
from voyage import Voyage, character, read

from sanam.engine.chronicle import Fact
from sanam.engine.session import Session
from sanam.engine.view import view
from sanam.games.onepiece.presentation import words as words_of_game
from sanam.games.onepiece.presentation.words import OnePieceWords


def said(s: Voyage) -> str:
    """The open question as its player reads it."""
    seen = view(s.play, s.choice.seat)
    assert seen.choice is not None
    names = {
        card.handle: s.game.profiles[card.code].data.name for zone in seen.zones.values() for card in zone if card.code
    }
    return OnePieceWords().prompt(seen.choice, lambda card: names.get(card, ""), "AB".__getitem__, True, seen)


@pytest.mark.parametrize(
    ("attacker", "words"),
    [
        (None, "+1000 needed"),
        ("brute", "+4000 needed"),
        ("filler", "withstands it now"),
    ],
)
def test_the_counter_step_says_what_is_missing(attacker: str | None, words: str) -> None:
    s = Voyage()
    card = s.leader(0) if attacker is None else s.put(0, attacker, "character")
    s.put(1, "cook", "hand")
    s.act("attack", card)
    s.act("target", s.leader(1))
    text = said(s)
    assert words in text
    assert "captain (Leader)" in text


def test_what_is_chosen_from_stands_on_the_buttons() -> None:
    text = "[On Play] Choose one:\n• Draw 1 card.\n• Rest up to 1 of your opponent's Characters."
    s = Voyage(read(character("helm", text=text)))
    s.put(1, "mate", "character")
    s.act("play", s.put(0, "helm", "hand"))
    choice = view(s.play, 0).choice
    assert choice is not None
    words = [OnePieceWords().option(choice, option, "", None, str)[0] for option in choice.options]
    assert words == ["Draw 1 card", "Rest up to 1 of your opponent's Characters"]


def test_an_ability_is_called_by_what_it_does() -> None:
    text = "[Activate: Main] [Once Per Turn] You may rest this Stage: Draw 1 card. Then, trash 1 card from your hand."
    text += "\n[On Play] Choose one:\n• Draw 1 card.\n• Rest up to 1 of your opponent's Characters."
    card = read(character("helm", text=text))
    done = "Draw 1 card. Then, trash 1 card from your hand"
    assert OnePieceWords().brief(card, 0, {}) == f"{done} (You may rest this Stage)"
    assert OnePieceWords().brief(card, 1, {}) == "Draw 1 card / Rest up to 1 of your opponent's Characters"
    assert OnePieceWords().brief(card, 2, {}) == ""


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ({"attack": 7000, "against": 5000}, "rover beats foe: 7000 against 5000."),
        ({"attack": 5000, "against": 5000}, "rover beats foe: 5000 against 5000."),
        ({"attack": 4000, "against": 5000}, "rover does not get past foe: 4000 against 5000."),
        (
            {"attack": 7000, "against": 5000, "other_leader": True},
            "rover beats foe (Leader): 7000 against 5000.",
        ),
    ],
)
def test_the_log_says_how_a_battle_ended_and_who_is_the_leader(data: dict[str, Any], line: str) -> None:
    names = {1: "rover", 2: "foe"}
    fact = Fact(0, 0, "battle", 0, 1, {"card_other": 2, **data}, {})
    assert OnePieceWords().fact(fact, lambda card: names.get(card, ""), str) == line


@pytest.mark.parametrize(
    ("reader", "lines"),
    [
        (0, ["mate goes to the hand.", "filler goes to the bottom of the deck.", "mate goes to the Life cards."]),
        (
            1,
            [
                "mate goes to the hand.",
                "A: a card goes to the bottom of the deck.",
                "A: a card goes to the Life cards.",
            ],
        ),
    ],
)
def test_the_log_says_where_cards_go(reader: int, lines: list[str]) -> None:
    text = (
        "[On Play] Add up to 1 Character card from your trash to your hand. Then, place 1 Character card with a cost of"
        " 1 from your hand at the bottom of your deck and add 1 Character card with a cost of 2 from your hand to the"
        " top of your Life cards."
    )
    s = Voyage(read(character("helm", cost=3, text=text)))
    mate = s.put(0, "mate", "trash")
    for name in ("filler", "cook"):
        s.put(0, name, "hand")
    s.act("play", s.put(0, "helm", "hand"))
    s.pick(mate)
    told = []
    for fact in Session(s.play, reader).facts():
        names = {card: s.game.profiles[code].data.name for card, code in fact.codes.items()}
        if fact.what == "moved":
            told.append(OnePieceWords().fact(fact, lambda card, names=names: names.get(card, ""), "AB".__getitem__))
    assert told == lines


def test_quoted_words_have_the_digits_of_their_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words_of_game, "spoken", lambda: "fa")
    s = Voyage(read(character("helm", text="[On Play] K.O. up to 1 of your opponent's Characters.")))
    s.put(1, "mate", "character")
    s.act("play", s.put(0, "helm", "hand"))
    assert "۱" in OnePieceWords().quoted(s.choice.params["words"])


def test_a_menu_says_what_the_use_of_an_ability_costs() -> None:
    text = "[Activate: Main] [Once Per Turn] You may trash 1 card from your hand: Draw 1 card."
    card = read(character("Ferry Keeper", text=text))
    assert OnePieceWords().brief(card, 0, {}) == "Draw 1 card (You may trash 1 card from your hand)"
