"""Growth, Regeneration, Progress and bringing a Mystic Card in (611 to 614, 617, 618, 707, 708)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, NONE, Arena, mystic, seal

from sanam.engine import manual
from sanam.engine.session import Session
from sanam.engine.view import view
from sanam.games.summoner_master.cards.model import GrowthBox, Power, ProgressBox, Selector
from sanam.games.summoner_master.presentation.words import SummonerWords
from sanam.games.summoner_master.texts.reading.texts import growth_words

BUD = seal("bud", 2, 3, 3, 3, "4/1", growth=GrowthBox(condition="A wolf.", gains=(Power(text="Watch."),)))
USES = ProgressBox(uses=(Selector(kind="name", value="fly", count=2),))
MOTH = seal("moth", 3, 4, 4, 3, "6/1", progress=USES)
TOME = mystic("tome", "PS", 2, progress=ProgressBox(uses=(Selector(kind="name", value="fly"),)))


def cast_bud(s: Arena, grow: str = "yes") -> int:
    bud = s.put(0, "bud", "hand")
    s.act("cast", bud)
    s.act("line", zone=f"0.{AT}")
    if s.choice.kind == "yes_no":
        s.act(grow)
    return bud


# --- Growth -----------------------------------------------------------------------------------------


@pytest.mark.rule(
    BOOK,
    "610.1.7",
    "610.1.13.1",
    "614.1",
    "614.8",
    "614.9",
    "614.13",
    "SMG-36.1",
    "SMG-59",
)
def test_condition_seals_are_removed_from_the_game_while_the_seal_is_cast() -> None:
    s = Arena(BUD)
    wolf, bear = s.put(0, "wolf", AT), s.put(0, "bear", DF)
    bud = cast_bud(s)
    assert (s.choice.kind, s.offered("pick"), s.where(bud)) == ("conditions", [wolf, bear], "0.no-line")
    s.pick(wolf)
    assert (s.where(wolf), s.where(bear), s.where(bud)) == ("0.remove", f"0.{DF}", f"0.{AT}")
    assert s.card(bud).marks["grown"]
    assert s.active(bud)  # no command that costs it its freedom (digest part 2, A32)
    assert s.mp(0) == 4


@pytest.mark.rule(BOOK, "610.1.7", "612.2")
def test_growth_is_announced_or_not_and_only_with_a_growth_box() -> None:
    s = Arena(BUD)
    wolf = s.put(0, "wolf", AT)
    bud = cast_bud(s, "no")
    assert (s.where(wolf), s.where(bud)) == (f"0.{AT}", f"0.{AT}")
    assert "grown" not in s.card(bud).marks
    s.cast(s.put(0, "fly", "hand"))
    assert s.choice.kind == "action"


@pytest.mark.rule(BOOK, "612.1", "611.2")
@pytest.mark.parametrize("line", [AT, NONE])
def test_growth_is_announced_by_a_seal_that_is_cast_and_not_by_one_that_is_brought_in(line: str) -> None:
    s = Arena(BUD)
    s.put(0, "wolf", AT)
    brought, cast = s.put(0, "bud", "hand"), s.put(0, "bud", "hand")
    s.hand(0, manual.Move(brought, f"0.{line}"))
    s.act("line", zone=f"0.{AT}", value=0)
    assert s.choice.kind == "action"
    assert "grown" not in s.card(brought).marks
    s.act("cast", cast)
    s.act("line", zone=f"0.{AT}", value=0)
    assert (s.choice.kind, s.choice.params["question"]) == ("yes_no", "growth")
    words, asked = SummonerWords(), view(s.play, 0).choice
    assert asked is not None and words.asked_about(asked) == "growth"
    assert [words.option(asked, option, "", None, str)[0] for option in asked.options] == ["Growth", "Without Growth"]
    assert growth_words(BUD, "en") == "A wolf. Watch."


@pytest.mark.rule(BOOK, "613.1", "613.2")
def test_condition_seals_are_other_seals_of_the_same_owner_in_the_arena() -> None:
    s = Arena(BUD)
    s.put(1, "wolf", AT)
    s.put(0, "wolf", "seal-shrine")
    s.put(0, "wolf", "hand")
    bud = cast_bud(s)
    assert s.choice.kind == "action"  # nothing there to grow by, so nothing was asked
    assert "grown" not in s.card(bud).marks


@pytest.mark.rule(BOOK, "SMG-129.10", "SMG-129.15")
def test_a_controlled_seal_is_no_condition_seal_and_goes_back_to_its_first_owner() -> None:
    s = Arena(BUD)
    taken = s.put(1, "wolf", AT)
    s.hand(0, manual.Move(taken, f"0.{AT}"))
    assert s.game.owner(taken) == 0
    cast_bud(s)
    assert s.choice.kind == "action"
    s.hand(0, manual.Move(taken, "0.hand"))
    assert s.where(taken) == "1.hand"


@pytest.mark.rule(BOOK, "614.5", "614.7")
def test_condition_seals_that_are_gone_are_announced_anew() -> None:
    """Digest 2, scenario 5."""
    s = Arena(BUD)
    wolf, bear = s.put(0, "wolf", AT), s.put(0, "bear", DF)
    bolt = s.put(1, "bolt", "hand")
    bud = cast_bud(s)
    s.settle("conditions")
    s.pick(wolf)
    assert (s.choice.kind, s.choice.seat, s.where(wolf)) == ("interfere", 1, f"0.{AT}")
    s.cut_in(bolt, manual.Move(wolf, "0.hand"))
    s.settle("conditions")
    assert (s.choice.kind, s.offered("pick")) == ("conditions", [bear])
    s.decline()
    s.settle()
    assert (s.where(bud), "grown" in s.card(bud).marks, s.where(bear)) == (f"0.{AT}", False, f"0.{DF}")


@pytest.mark.rule(BOOK, "610.1.11")
def test_growth_is_not_offered_again_when_the_line_is() -> None:
    s = Arena(BUD)
    s.put(0, "wolf", AT)
    bolt = s.put(1, "bolt", "hand")
    bud = cast_bud(s, "no")
    s.act("cast", bolt)
    s.settle("by_hand")
    s.keep_out_of_the_at_line(bud)
    s.act("done")
    s.settle()
    assert s.choice.kind == "line"
    s.act("line")
    s.settle()
    assert (s.choice.kind, s.where(bud)) == ("action", f"0.{DF}")


# --- Regeneration -----------------------------------------------------------------------------------


def to_check_up(s: Arena) -> None:
    """From seat 0's Main Step to the next question of its own Check up Step."""
    s.end_subturn()
    s.act("pass")


@pytest.mark.rule(
    BOOK,
    "401.2.7",
    "618.1",
    "618.7",
    "618.8",
    "618.12",
    "SMG-105.1",
)
def test_a_seal_with_a_growth_box_regenerates_in_the_check_up_step() -> None:
    s = Arena(BUD, prompts="never")
    bud, wolf = s.put(0, "bud", AT), s.put(0, "wolf", DF)
    s.put(1, "fly", DF)
    to_check_up(s)
    assert (s.game.in_step(), s.choice.kind, s.offered("regenerate")) == ("check-up", "regenerate", [bud])
    s.act("regenerate", bud)
    assert s.offered("pick") == [wolf]
    s.pick(wolf)
    assert s.where(wolf) == "0.remove"
    assert s.card(bud).marks["grown"]
    assert s.facts("regenerated")
    assert not s.facts("grown")
    assert s.choice.kind == "draw"
    assert s.active(bud)


@pytest.mark.rule(BOOK, "618.1", "SMG-105.3", "SMG-105.5")
def test_one_seal_a_subturn_and_none_that_has_grown() -> None:
    s = Arena(BUD)
    grown, other = s.put(0, "bud", AT), s.put(0, "bud", AT)
    s.put(0, "wolf", DF)
    s.put(1, "fly", DF)
    s.edit(lambda game: game.play.mark(grown, "grown", True))
    to_check_up(s)
    assert s.offered("regenerate") == [other]
    s.act("regenerate", other)
    s.pick(grown)
    assert s.choice.kind == "draw"


# --- Progress ---------------------------------------------------------------------------------------


@pytest.mark.rule(
    BOOK,
    "401.2.6",
    "617.1.1",
    "617.1.2",
    "617.1.7",
    "617.1.8",
    "617.1.8.1",
    "617.1.11",
    "SMG-53.1",
    "SMG-53.2",
    "SMG-53.4",
    "SMG-53.5",
    "300.7",
)
@pytest.mark.parametrize("pile", ["hand", "seal-library"])
def test_a_seal_progresses_from_hand_or_library_for_nothing_and_there_is_no_draw(pile: str) -> None:
    s = Arena(MOTH, copies=2)
    flies = [s.put(0, "fly", AT) for _ in range(2)]
    other = s.put(0, "wolf", AT)
    s.put(1, "fly", DF)
    s.set_mp(0, 1)
    moth = s.put(0, "moth", pile)
    s.act("pass")
    to_next_check_up(s)
    order = s.zone(0, "seal-library")
    assert (s.game.in_step(), s.choice.kind) == ("check-up", "progress")
    assert moth in s.offered("progress")
    mp, hand = s.mp(0), len(s.zone(0, "hand"))
    assert not s.game.running.commanded(moth)
    s.act("progress", moth)
    assert s.offered("pick") == sorted(flies)
    s.play.answer([0, 1])
    s.settle("line")
    assert s.game.running.commanded(moth)  # from its announcement on, so by the Progress around its cast
    s.act("line", zone=f"0.{DF}")
    assert not s.game.running.commanded(moth)
    assert (s.where(moth), s.mp(0)) == (f"0.{DF}", mp)
    assert [s.where(card) for card in flies] == ["0.remove", "0.remove"]
    assert s.choice.kind == "action"  # neither drawn nor asked for a second card
    assert len(s.zone(0, "hand")) == hand - (pile == "hand")
    if pile != "hand":
        assert [card for card in order if card != moth] != s.zone(0, "seal-library")
    assert s.where(other) == f"0.{AT}"


def to_next_check_up(s: Arena) -> None:
    """Answer what seat 1 is asked until seat 0's Check up Step."""
    while (s.choice.kind, s.choice.seat) != ("progress", 0):
        if s.choice.kind == "action":
            s.act("pass")
        elif s.choice.least == 0:
            s.decline()
        else:
            s.play.answer([0])


@pytest.mark.rule(BOOK, "617.1.1")
def test_a_card_that_is_announced_in_the_library_is_known_to_both() -> None:
    s = Arena(MOTH)
    for _ in range(3):
        s.put(0, "fly", AT)
    s.put(1, "fly", DF)
    s.set_mp(0, 1)
    moth = s.put(0, "moth", "seal-library")
    s.act("pass")
    to_next_check_up(s)
    s.act("progress", moth)
    assert s.choice.kind == "used_up"
    for seat in (0, 1):
        trial = Session.of(s.play).at(seat).trial(7, ())
        assert trial.game.table.cards[moth].code == "moth"
        trial.answer([0, 1])


@pytest.mark.rule(BOOK, "617.1.2", "SMG-129.11")
def test_only_with_what_the_box_names() -> None:
    s = Arena(MOTH)
    s.put(0, "moth", "hand")
    s.put(0, "fly", AT)
    taken = s.put(1, "fly", AT)
    s.hand(0, manual.Move(taken, f"0.{AT}"))
    s.put(1, "fly", DF)
    assert s.game.growth.progressing(0) == []
    s.put(0, "fly", AT)
    assert len(s.game.growth.progressing(0)) == 6


@pytest.mark.rule(BOOK, "SMG-53.7")
def test_nothing_progresses_in_the_first_attack_subturn() -> None:
    s = Arena(MOTH, subturn=1, prompts="never")
    for _ in range(2):
        s.put(1, "fly", AT)
    s.put(0, "wolf", DF)
    assert s.game.growth.progressing(1)
    s.act("pass")
    assert (s.game.active(), s.choice.kind) == (1, "action")


@pytest.mark.rule(
    BOOK,
    "617.2.1",
    "617.2.2",
    "617.2.7",
    "617.2.8",
    "617.2.8.1",
    "617.2.12",
    "707.2",
    "708.2.1",
    "708.2.4",
    "708.2.5",
    "708.2.7",
    "708.2.8",
    "708.2.8.1",
)
def test_a_mystic_card_that_progresses_is_brought_in_and_attached() -> None:
    s = Arena(TOME)
    fly, wolf = s.put(0, "fly", AT), s.put(0, "wolf", AT)
    s.put(1, "fly", DF)
    tome = s.put(0, "tome", "hand")
    s.act("pass")
    to_next_check_up(s)
    s.act("progress", tome)
    s.pick(fly)
    s.settle("target")
    assert (s.choice.kind, s.where(tome), s.game.running.being_cast(tome)) == ("target", "0.no-line", True)
    assert s.where(fly) == "0.remove"
    s.act("target", wolf)
    assert (s.card(tome).host, s.game.running.being_cast(tome), s.card(tome).counters) == (wolf, False, {"turns": 4})
    assert not [f for f in s.facts("casts") if f.card == tome]
    assert s.card(tome).marks["progressed"]
    assert (s.choice.kind, s.game.running.frames("Progress")) == ("action", [])


@pytest.mark.rule(BOOK, "708.2.3")
def test_a_mystic_card_with_nothing_to_be_attached_to_does_not_come_in() -> None:
    s = Arena(TOME)
    fly, tome = s.put(0, "fly", AT), s.put(0, "tome", "hand")
    s.put(1, "fly", DF)
    s.act("pass")
    to_next_check_up(s)
    for card in list(s.zone(1, AT) + s.zone(1, DF)):
        s.leave("library", card)
    s.act("progress", tome)
    moves = s.card(tome).moves
    s.pick(fly)
    s.settle()
    assert (s.where(fly), s.where(tome), s.card(tome).moves) == ("0.remove", "0.hand", moves)
