"""The computer's rules of thumb: moments of real matches with one right move, and what it makes of texts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from arena import AT, DF, Arena, able, near_the_end, says, seal, spell

from sanam import games
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.decks.files import load_deck
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.games.summoner_master.thinking.field import Field
from sanam.games.summoner_master.thinking.policy import SummonerPolicy
from sanam.games.summoner_master.thinking.worth import HORIZON, MATCH, Judge, earlier, score, worth
from sanam.games.thinking import PLAIN, Advice
from sanam.matches.setup import header_for
from starter_cards import with_starters
from strict import strict

POSITIONS = [
    line.split("\t")
    for line in Path(__file__).with_name("positions.tsv").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from sanam.catalogue.first_run import open_catalogue

    with open_catalogue(with_starters(tmp_path_factory.mktemp("data"))) as opened:
        yield opened


def picks(word: str) -> list[int]:
    return [] if word == "-" else [int(part) for part in word.split("+")]


def position(catalogue: Any, level: str, decks: str, seed: str, answers: str) -> Session:
    """The session of whoever is asked after so many answers."""
    loaded = [load_deck(name, catalogue) for name in decks.split(",")]
    header = header_for(
        catalogue,
        game="summoner-master",
        edition=level,
        decks=loaded,
        names=("A", "B"),
        seed=int(seed),
        options={"best_of": 1},
    )
    play = Play(games.build(header))
    play.start(int(seed))
    for word in answers.split():
        play.answer(picks(word))
    assert play.table.choice is not None
    return Session.of(play).at(play.table.choice.seat)


def chosen(session: Session, answer: list[int]) -> list[tuple[Any, ...]]:
    """What the options of an answer are, whichever copy of a card they name."""
    choice = session.choice
    assert choice is not None
    options = [choice.options[at] for at in answer]
    found = []
    for option in options:
        card = session.view.find(option.card) if option.card is not None else None
        found.append((option.act, card.code if card is not None else "", option.value, option.zone))
    return found


@pytest.mark.parametrize(
    ("shows", "level", "decks", "seed", "answers", "right"), POSITIONS, ids=[each[0] for each in POSITIONS]
)
def test_the_right_move(
    shows: str, level: str, decks: str, seed: str, answers: str, right: str, catalogue: Any
) -> None:
    session = position(catalogue, level, decks, seed, answers)
    found = ThinkingPlayer(5, strict("easy", "summoner-master")).picks(session)
    assert chosen(session, found) == chosen(session, picks(right)), shows


@pytest.mark.slow
@pytest.mark.parametrize("strength", ["medium", "hard"])
def test_the_right_move_by_search(strength: str, catalogue: Any) -> None:
    wrong = []
    for shows, level, decks, seed, answers, right in POSITIONS:
        session = position(catalogue, level, decks, seed, answers)
        found = ThinkingPlayer(5, strict(strength, "summoner-master")).picks(session)
        if chosen(session, found) != chosen(session, picks(right)):
            wrong.append(shows)
    assert len(wrong) <= 1, wrong


# ---------------------------------------------------------------------- what texts are worth


def advised(s: Arena) -> list[Advice]:
    return SummonerPolicy(s.game, PLAIN).advise(s.choice)


def best(s: Arena) -> tuple[str, int | None]:
    """The act and the card of the first advice, ("", None) for passing it by."""
    at = advised(s)[0].picks
    return (s.choice.options[at[0]].act, s.choice.options[at[0]].card) if at else ("", None)


STRIKE = spell("strike", "ทำลาย Seal 1 ใบ")
GIFT = spell("gift", "Seal 1 ใบ At +2 จนจบ Subturn นี้")
SHACKLE = spell("shackle", "Seal ที่ติดอยู่ At -2", "PS", 2)
SHIELD = spell("shield", "Seal ของเรา 1 ใบ Df +3 จนจบ Subturn นี้", interfere=True)


@pytest.mark.parametrize("name", ["strike", "shackle"])
def test_what_hurts_goes_to_the_other(name: str) -> None:
    s = Arena(STRIKE, SHACKLE)
    s.put(0, "bear", AT)
    theirs = s.put(1, "ox", DF)
    s.set_mp(0, 8)
    s.act("cast", s.put(0, name, "hand"))
    assert best(s) == ("target", theirs)


def test_a_card_that_makes_a_fight_won_comes_before_the_attack() -> None:
    s = Arena(GIFT)
    bear = s.put(0, "bear", AT)
    s.put(1, "ox", AT)
    gift = s.put(0, "gift", "hand")
    assert best(s) == ("cast", gift)
    s.act("cast", gift)
    assert best(s) == ("target", bear)


def test_nothing_is_done_with_a_card_that_would_only_hurt_its_player() -> None:
    s = Arena(STRIKE)
    s.put(0, "bear", AT)
    s.put(0, "strike", "hand")
    assert best(s) == ("pass", None) or best(s)[0] in ("attack_hand", "change_line")


def test_interfere_is_used_when_it_saves_a_seal_and_not_before() -> None:
    s = Arena(SHIELD, subturn=4)
    mine, theirs = s.put(0, "wolf", DF), s.put(1, "bear", AT)
    s.put(0, "shield", "hand")
    s.act("attack", theirs)
    if s.choice.kind == "attack_target":
        s.act("attack", mine)
    assert s.choice.kind == "interfere"
    assert best(s)[0] == "cast"


def test_a_hopeless_attack_is_not_made() -> None:
    s = Arena()
    s.put(0, "wolf", AT)
    s.put(1, "ox", AT)
    assert best(s)[0] not in ("attack", "attack_hand")


def test_a_player_without_a_seal_casts_one() -> None:
    s = Arena()
    wolf = s.put(0, "wolf", "hand")
    assert best(s) == ("cast", wolf)


def test_a_seal_that_uses_a_skill_does_not_attack() -> None:
    """The Skill is left where the attack is worth more."""
    s = Arena(able("sage", "Mp 0: Seal ใบอื่นของเรา 1 ใบ Df +1 จนจบ Subturn นี้", mp=0, seal_values={"at": 6}))
    sage = s.put(0, "sage", AT)
    s.put(0, "wolf", AT)
    s.put(1, "ox", AT)
    assert best(s) == ("attack", sage)


def test_levels_in_the_shrine_cost_more_the_fewer_are_left() -> None:
    s = Arena(seal("egg", 1, 0, 0, 0))
    judge = Judge(s.game)
    first = judge.fallen(0, 2)
    for _ in range(6):
        s.put(0, "bear", "seal-shrine")
    assert judge.fallen(0, 2) > first + 0.5


def test_a_game_that_is_won_counts() -> None:
    s = Arena()
    before = worth(s.game, 0)
    assert earlier(s.game, 0) == 0
    s.edit(lambda game: game.play.mark("table", "wins", [1, 0, 0]))
    assert worth(s.game, 0) == pytest.approx(before + MATCH / 2, abs=1)
    assert (earlier(s.game, 0), earlier(s.game, 1)) == (MATCH / 2, -MATCH / 2)
    assert worth(s.game, 1) == pytest.approx(-worth(s.game, 0))


def test_no_position_is_as_bad_as_a_lost_game() -> None:
    """One who is far behind in the second game does not rather lose the match at once."""
    s = Arena()
    for _ in range(4):
        s.put(1, "ox", AT)
        s.put(0, "bear", "seal-shrine")
    behind = worth(s.game, 0)
    assert score(0, 1, 3) < behind < score(0, 0, 3) - 3
    s.edit(lambda game: game.play.mark("table", "wins", [0, 1, 0]))
    assert -MATCH < worth(s.game, 0) < behind
    s.edit(lambda game: game.play.mark("table", "finished", {"winner": 1, "wins": [0, 2, 0]}))
    assert worth(s.game, 0) == -MATCH


def test_a_game_just_won_is_not_judged_by_the_opening_of_the_next() -> None:
    """A trial that wins a game ends so many Subturns later, in the next one."""
    s = Arena()
    s.put(1, "ox", AT)
    s.edit(lambda game: game.play.mark("table", "wins", [1, 1, 0]))
    s.edit(lambda game: game.play.mark("table", "game", 3))
    s.edit(lambda game: game.play.mark("table", "subturn", HORIZON))
    assert worth(s.game, 0) == score(1, 1, 3)
    s.edit(lambda game: game.play.mark("table", "subturn", HORIZON + 1))
    assert worth(s.game, 0) < score(1, 1, 3)


# ---------------------------------------------------------------------- Lines, bodies, Seals that one commands

LURE = spell("lure", "1 opposing Seal of Lv 2 or lower gets Charm Curse for 1 Turn.", language="en", mp=2)
WALL = seal("wall", 2, 1, 6, 2, "2/1")
TITAN = seal("titan", 4, 8, 6, 2, "6/2")


def arena(*cards: Any, mp: int = 8) -> Arena:
    s = Arena(seal("egg", 1, 0, 0, 0), *cards, subturn=3, copies=30)
    s.set_mp(0, mp)
    return s


def test_a_seal_that_is_charmed_attacks_another_of_its_owners() -> None:
    """Both are destroyed, and both are the other player's."""
    s = arena(LURE)
    s.put(0, "egg", DF)
    lure = s.put(0, "lure", "hand")
    bears = {s.put(1, "bear", AT), s.put(1, "bear", AT)}
    assert best(s) == ("cast", lure)
    s.act("cast", lure)
    s.settle()
    while s.choice.kind != "action":
        s.play.answer(list(advised(s)[0].picks))
    act, card = best(s)
    assert act == "attack" and card in bears
    assert not any(advice.worth > 0 for advice in advised(s) if s.choice.options[advice.picks[0]].act == "change_line")


def test_what_opens_the_way_for_the_last_levels_is_lost_for_it() -> None:
    s = arena()
    wolf, ox = s.put(0, "wolf", AT), s.put(0, "ox", AT)
    s.put(1, "wolf", AT)
    s.put(1, "bear", DF)
    near_the_end(s, 1, 3)
    assert best(s) == ("attack", wolf)
    near_the_end(s, 1, 1)
    assert best(s) == ("attack", ox)  # it wins alone, and is the harder to answer


def test_a_body_is_brought_where_two_attacks_would_win() -> None:
    s = arena(WALL, TITAN, mp=1)
    s.put(0, "egg", AT)
    s.put(0, "wall", DF)
    fly = s.put(0, "fly", "hand")
    s.put(1, "wolf", AT)
    s.put(1, "titan", AT)
    near_the_end(s, 0, 3)
    assert best(s) == ("cast", fly)
    assert advised(s)[0].worth > 5


def test_a_seal_comes_to_stand_where_the_higher_value_is_compared() -> None:
    """Nobody can attack yet; what comes later would."""
    s = arena(WALL)
    wall = s.put(0, "wall", "hand")
    s.act("cast", wall)
    assert s.choice.kind == "line"
    assert s.choice.options[advised(s)[0].picks[0]].zone == "0.df-line"


def test_of_copies_that_wake_up_the_one_of_the_library_is_taken() -> None:
    s = Arena(says("cub", "Wake Up", mp="5/1"), copies=2)
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    held = s.put(0, "cub", "hand")
    s.end_subturn()
    s.to_step("wake_up")
    assert held in s.offered("pick")
    act, card = best(s)
    assert act == "pick" and card != held


def test_what_a_text_keeps_is_not_attacked() -> None:
    s = Arena(says("rock", "[S] cannot be destroyed in fights.", language="en", at=1))
    bear = s.put(0, "bear", AT)
    rock, wolf = s.put(1, "rock", AT), s.put(1, "wolf", AT)
    s.act("attack", bear)
    found = {s.choice.options[advice.picks[0]].card: advice.worth for advice in advised(s)}
    assert found[rock] <= 0 < found[wolf]


def test_two_cards_that_bring_one_another_to_the_hand_are_judged() -> None:
    """What the one brings is reckoned to be cast, but not what that would bring again."""
    s = Arena(spell("fetch", "นำ Mystic Card 1 ใบจาก Shrine ของเราขึ้นมือ", mp=1), STRIKE)
    s.put(0, "wolf", AT)
    fetch = s.put(0, "fetch", "hand")
    for _ in range(2):
        s.put(0, "fetch", "mystic-shrine")
    alone = next(advice.worth for advice in advised(s) if s.choice.options[advice.picks[0]].card == fetch)
    s.put(1, "ox", AT)
    s.put(0, "strike", "mystic-shrine")
    found = next(advice.worth for advice in advised(s) if s.choice.options[advice.picks[0]].card == fetch)
    assert found > alone


def test_the_attacks_of_a_field_are_planned_once_and_anew_when_another_commands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = arena()
    s.put(0, "egg", AT)
    wolf, bear = s.put(1, "wolf", AT), s.put(1, "bear", AT)
    planned: list[Field] = []
    plan = Field._plan

    def counted(field: Field, *asked: Any) -> Any:
        planned.append(field)
        return plan(field, *asked)

    monkeypatch.setattr(Field, "_plan", counted)
    field = Field(Judge(s.game), PLAIN)
    first = field.plan(0, 8)
    same = field.with_piece(1, field.sides[1][wolf])
    assert same.plan(0, 8) == first and len(planned) == 1
    field.charmed = {bear: 0}
    charming = field.plan(0, 8)
    assert {strike.card for strike in charming} == {bear} and len(planned) == 2
    assert all(strike.card != bear for strike in first)
