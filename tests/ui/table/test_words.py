"""Every question, fact and refusal of the rules has a sentence of its own."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path
from typing import Any

import fleets
import pytest
from onepiece_matches import voyage
from scenario import SET, Scenario, parsed, trap
from summoner_matches import shrine
from table_matches import started

import sanam
from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.engine.events import Happened
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.engine.sight import look
from sanam.engine.view import ChoiceView, OptionView
from sanam.faces.glyphs import GLYPHS
from sanam.ui.words import words_of

ROOT = Path(sanam.__file__).parent
#: Facts that another line of the log tells already, or that say nothing to a person.
SILENT = {
    "left",
    "summoning",
    "chain_ended",
    "link_resolved",
    "battle_start",
    "before_calculation",
    "after_calculation",
    "battle_end",
    "battle_phase_ends",
    "calculation",
    "destroys",
    "battle_damage",
    "flipped",
    "put_on_field",
    "subturn",
    "attacks",
    "announces_skill",
    "used_skill",
    "assigns_line",
    "progresses",
    "targets",
}


def reasons_in_code(game: str) -> set[str]:
    """The first string given to Refused(rule, …) or to `no(…)` anywhere in the kernel and the rules of a game."""
    folders = ("engine", "abilities", f"games/{game.replace('-', '_')}")
    return {reason for folder in folders for path in (ROOT / folder).rglob("*.py") for reason in _reasons(path)}


@functools.cache
def _reasons(path: Path) -> frozenset[str]:
    code = path.read_text(encoding="utf-8")
    found: set[str] = set()
    for node in ast.walk(ast.parse(code)) if re.search(r"\b(Refused|no)\(", code) else ():
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        at = {"Refused": 1, "no": 0}.get(name)
        if at is not None and len(node.args) > at and isinstance(node.args[at], ast.Constant):
            value = node.args[at].value
            if isinstance(value, str) and value:
                found.add(value)
    return frozenset(found)


def acts_in_code(game: str) -> set[str]:
    """The acts of all options that the rules and texts of a game give."""
    folder = ROOT / "games" / game.replace("-", "_")
    paths = [path for part in ("rules", "texts/execution") for path in (folder / part).rglob("*.py")]
    found: set[str] = set()
    for path in paths:
        found.update(re.findall(r'\bOption\(\s*"([^"]+)"', path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("game", games.ids())
def test_every_act_of_an_option_has_words(qapp: Any, game: str) -> None:
    """Those that are called by their value have theirs in `act`."""
    by_value = {"value", "phase", "carry_out", "draw", "kind", "propose", "side", "mine", "x"}
    found = acts_in_code(game)
    assert len(found) > 10 and found - by_value <= set(words_of(game).acts())


@pytest.mark.parametrize("game", games.ids())
def test_every_refusal_of_kernel_and_rules_has_a_sentence(qapp: Any, game: str) -> None:
    assert reasons_in_code(game) - set(words_of(game).reasons()) == set()


@pytest.mark.parametrize("game", games.ids())
def test_no_sentence_is_for_a_place_it_does_not_know(qapp: Any, game: str) -> None:
    places = {"least", "most", "value", "size", "needed", "card", "cost", "active", "mp", "step", "curse"}
    places |= {"capacity", "player"}
    for reason, text in words_of(game).reasons().items():
        assert set(re.findall(r"\{(\w+)\}", text)) <= places, reason


@pytest.mark.parametrize("game", games.ids())
def test_every_part_of_a_board_has_its_words_and_pictures(qapp: Any, game: str) -> None:
    playmat, words = games.get(game).table.playmat(), words_of(game)
    places = (*playmat.board.places, *((playmat.board.corner,) if playmat.board.corner else ()))
    assert {place.label for place in places if place.label} <= set(words.labels())
    assert {place.glyph for place in places} <= set(GLYPHS)
    assert all(words.zone_name(f"0.{place.zone}") != place.zone for place in places)
    assert set(playmat.phases) == set(words.phases())
    assert {*playmat.card_tools, *playmat.table_tools} <= set(words.tools())
    assert {glyph for _, glyph, _ in words.tools().values()} <= set(GLYPHS)
    assert {*playmat.player_numbers, *playmat.card_numbers} <= set(words.numbers())
    assert set(playmat.card_counts) <= set(words.counters())
    assert set(playmat.piles) <= {*playmat.card_tools, *playmat.table_tools}
    assert set(playmat.lasting) <= set(words.lasting())
    assert {glyph for glyph, _ in words.SIGNS.values()} | {glyph for _, glyph in words.acts().values()} <= set(GLYPHS)


@pytest.mark.parametrize(
    "edition",
    [
        "zh-mr2",
        "standard",
        "caller",
        *(pytest.param(more, marks=pytest.mark.slow) for more in ("fa-course", "th-guide")),
        *(pytest.param(more, marks=pytest.mark.slow) for more in ("standard, by hand", "summoner")),
    ],
)
def test_questions_and_facts_of_whole_matches_are_told(qapp: Any, edition: str) -> None:
    if edition == "standard":
        play = voyage(11)
    elif edition == "standard, by hand":
        play = Play(fleets.match(3))
        play.start(3)
    elif edition in ("summoner", "caller"):
        play = shrine(11 if edition == "summoner" else 5, level=edition, first="ask", best_of=3, prompts="always")
    else:
        play = started(11, edition=edition)
    words_here = words_of(play.game.name)
    player = RandomPlayer(5)
    names = {0: "Anong", 1: "Somchai", None: ""}
    unknown: set[str] = set()
    session = Session(play, 0, open_hands=True)
    for _ in range(500):
        seen = look(play, 0, True)
        choice, view = seen.choice, seen.view
        if choice is None:
            break
        named = lambda card: "Kite" if card else ""  # noqa: E731
        words = words_here.prompt(choice, named, lambda seat: names[seat], view=view)
        assert "{" not in words
        if words in ("Anong decides.", "Somchai decides.", "Anong decides about Kite.", "Somchai decides about Kite."):
            unknown.add(choice.kind)
        for option in choice.options:
            label, _ = words_here.act(option, choice.kind, "a")
            assert label
            assert "_" not in label, option
        since = len(play.batches)
        player.answer(play)
        for event in session.facts(since):
            line = words_here.fact(event, lambda card: "Kite" if card else "", lambda seat: names[seat])
            if line is None:
                if event.what not in SILENT and event.what not in ("turn", "phase", "sent"):
                    unknown.add(event.what)
            else:
                assert "{" not in line, event
    assert unknown == set()


def test_a_mode_is_told_by_the_part_of_the_text_it_is() -> None:
    text = "Choose 1:\n● Draw 1 card.\n● Gain 500 LP."
    assert words_of("yugioh").act(OptionView("value", value=1), "mode", text)[0] == "Gain 500 LP."


def test_the_log_says_what_was_set_by_hand_and_to_what() -> None:
    def told(**action: Any) -> str | None:
        card = action.get("card")
        event = Happened("by_hand", 0, card, {"action": action})
        return words_of("yugioh").fact(event, lambda number: f"card {number}", lambda seat: ("Ana", "Bo")[seat or 0])

    assert told(do="setcount", subject="seat1", name="lp", value=1900) == "By hand: Ana sets LP of Bo to 1900."
    lantern = "By hand: Ana sets the counters Lantern on card 5 to 3."
    assert told(do="setcount", subject=5, name="Lantern", value=3) == lantern
    lowered = "By hand: Ana changes ATK of card 5 by \u2212300."
    assert told(do="modify", card=5, key="atk", op="add", value=-300) == lowered
    assert told(do="modify", card=5, key="atk", op="set", value=0) == "By hand: Ana sets ATK of card 5 to 0."
    assert told(do="note", text="{who} was {card}") == "Ana notes: {who} was {card}"


@pytest.mark.parametrize(
    ("kind", "verb", "said"),
    [
        ("cost", "discard", "Ana: choose a card to discard (Kite)."),
        ("cost", "detach", "Ana: choose a card to detach (Kite)."),
        ("cost", "", "Ana: what do you pay for Kite?"),
        ("pick", "special summon", "Ana: choose a card to Special Summon (Kite)."),
    ],
)
def test_a_question_says_what_is_done_with_the_cards_and_names_a_card_only_if_it_is_seen(
    kind: str, verb: str, said: str
) -> None:
    options = [OptionView("pick", "#5", None, None)]
    choice = ChoiceView(0, kind, options, 1, 1, None, False, "", {"card": "#7", "verb": verb})
    words = words_of("yugioh")
    assert words.prompt(choice, lambda card: "Kite" if card else "", lambda seat: "Ana") == said
    if "(Kite)" in said:
        assert words.prompt(choice, lambda card: "", lambda seat: "Ana") == said.replace(" (Kite)", "")


def test_a_summon_that_is_negated_is_told() -> None:
    """There is no other line about it: what was negated has not happened."""
    text = "When a monster would be Summoned: Negate the Summon, and if you do, destroy that monster."
    s = Scenario("zh-mr2", parsed(trap("ward", "counter", text=text)))
    guest, ward = s.put(0, "bear", "hand"), s.put(1, "ward", "s1", SET)
    s.act("normal_summon", guest)
    s.settle("respond")
    since = len(s.play.batches)
    s.act("activate", ward)
    facts = Session(s.play, 0).facts(since)
    lines = [words_of("yugioh").fact(fact, lambda card: f"card {card}", lambda seat: "Ana") for fact in facts]
    assert f"The Summon of card {guest} is negated." in lines


def test_what_an_effect_brings_to_the_hand_is_added_and_what_was_on_the_field_returns() -> None:
    def told(origin: str) -> str | None:
        event = Happened("returned", 0, 5, {"origin": origin, "to": "hand"})
        return words_of("yugioh").fact(event, lambda number: "Paper Carp", lambda seat: "Ana")

    assert told("deck") == told("graveyard") == "Ana adds Paper Carp to the hand."
    assert told("monster") == "Paper Carp returns to the hand."


def test_a_prompt_asks_for_nothing_that_cannot_be_done(qapp: Any) -> None:
    s = Scenario("zh-mr2")
    s.clear_hands()
    bear = s.put(0, "bear", "hand")
    words = words_of("yugioh")
    assert "summon, set" in words.question(Session.of(s.play).at(0).choice, "")
    s.do("normal_summon", bear)
    assert words.question(Session.of(s.play).at(0).choice, "") == "{who}: nothing else can be done here. Go on."
