"""What an attack would come to is said while it is aimed, with numbers, and comes true when nothing cuts in."""

from __future__ import annotations

from typing import Any

import pytest
from arena import AT, DF, NORMAL, Arena, form, says, seal

from sanam.engine.session import Session
from sanam.games.summoner_master.presentation.words import SummonerWords

STORM = seal("storm", at=5, sp=2, mp="2/2", forms=(form(attack="all", name="Storm"),))
TWINS = seal("twins", at=5, mp="2/3", forms=(form(attack="multiple", strikes=2),))
WORDS = SummonerWords()


def foretold(s: Arena, act: str, card: int, target: int | str, value: Any = ...) -> str:
    """What is said over `target` while an option is aimed at it."""
    session = Session(s.play, s.choice.seat)
    name = target if isinstance(target, str) else session.sight.handles[target]
    found = session.forecast(s.option(act, card, value), name)
    return WORDS.forecast(found) if found is not None else ""


def told(s: Arena, what: str) -> list[str]:
    """The lines of the log about this, as seat 0 reads them."""
    session = Session(s.play, 0)
    names = {card: s.game.data(card).name for card in s.table.cards}
    return [
        str(WORDS.fact(fact, lambda card: names.get(card, ""), lambda seat: ("Ann", "Ben")[seat or 0]))
        for fact in session.facts()
        if fact.what == what
    ]


def test_a_seal_that_a_text_keeps_from_being_destroyed() -> None:
    s = Arena(says("rock", "[S] cannot be destroyed in fights.", language="en", at=1))
    bear, rock = s.put(0, "bear", AT), s.put(1, "rock", AT)
    said = foretold(s, "attack", bear, rock)
    assert said == "At 5 against At 1 → a text keeps the loser from being destroyed"
    s.act("attack", bear)
    s.act("attack", rock)
    s.settle()
    assert s.where(rock) == "1.at-line"


@pytest.mark.parametrize(
    ("mine", "line", "theirs", "said", "log"),
    [
        ((5, 2), AT, (3, 9, 2), "At 5 against At 3 → destroyed", "hero beats foe: At 5 against At 3."),
        (
            (3, 2),
            AT,
            (5, 0, 2),
            "At 3 against At 5 → the attacker is destroyed",
            "hero loses to foe: At 3 against At 5.",
        ),
        (
            (3, 2),
            DF,
            (0, 5, 2),
            "At 3 against Df 5 → the attacker loses, but is not destroyed",
            "hero does not get past foe: At 3 against Df 5.",
        ),
        (
            (4, 3),
            DF,
            (0, 4, 2),
            "At 4 against Df 4 · Sp 3 : 2 → destroyed",
            "hero beats foe: At 4 against Df 4 · Sp 3 : 2.",
        ),
        (
            (4, 2),
            AT,
            (4, 0, 2),
            "At 4 against At 4 · Sp 2 : 2 → both are destroyed",
            "hero and foe destroy each other: At 4 against At 4 · Sp 2 : 2.",
        ),
        (
            (4, 2),
            DF,
            (0, 4, 2),
            "At 4 against Df 4 · Sp 2 : 2 → nobody loses",
            "hero and foe are equally strong: At 4 against Df 4 · Sp 2 : 2.",
        ),
    ],
)
def test_a_fight_comes_to_what_was_said(
    mine: tuple[int, int], line: str, theirs: tuple[int, int, int], said: str, log: str
) -> None:
    hero = seal("hero", at=mine[0], sp=mine[1])
    s = Arena(hero, seal("foe", at=theirs[0], df=theirs[1], sp=theirs[2]))
    card, foe = s.put(0, "hero", AT), s.put(1, "foe", line)
    assert foretold(s, "attack", card, foe) == said
    s.act("attack", card)
    assert foretold(s, "attack", foe, foe) == said
    s.act("attack", foe)
    assert told(s, "fought") == [log]
    fallen = {name for name, at in (("hero", card), ("foe", foe)) if s.where(at).endswith("shrine")}
    assert fallen == (
        {"hero", "foe"}
        if "both" in said
        else {"hero"}
        if "attacker is" in said
        else {"foe"}
        if said.endswith("→ destroyed")
        else set()
    )


def test_it_counts_what_raises_a_value_and_weak_touch() -> None:
    s = Arena(says("toucher", "Weak Touch"), seal("foe", at=3))
    wolf, toucher, foe = s.put(0, "wolf", AT), s.put(0, "toucher", AT), s.put(1, "foe", AT)
    s.modify(foe, "at", "add", 4)
    assert foretold(s, "attack", wolf, foe) == "At 3 against At 7 → the attacker is destroyed"
    assert foretold(s, "attack", toucher, foe) == "At 3 against At 3 · Sp 2 : 2 → both are destroyed"


def test_strikes_are_counted() -> None:
    s = Arena(TWINS)
    twins, wolf, bear = s.put(0, "twins", AT), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    assert foretold(s, "attack", twins, wolf, 0) == "Strike 1/2 · At 5 against At 3 → destroyed"
    assert foretold(s, "attack", twins, wolf, NORMAL) == "At 5 against At 3 → destroyed"
    s.act("attack", twins, value=0)
    s.act("attack", wolf)
    assert foretold(s, "attack", bear, bear) == "Strike 2/2 · At 5 against At 5 · Sp 2 : 2 → both are destroyed"
    s.act("attack", bear)
    assert told(s, "attacked") == ["twins attacks wolf (1/2).", "twins attacks bear (2/2)."]


def test_an_all_attack_is_counted_up() -> None:
    s = Arena(STORM)
    storm, wolf, ox = s.put(0, "storm", AT), s.put(1, "wolf", AT), s.put(1, "ox", DF)
    assert foretold(s, "attack", storm, "seat1", 0) == "All attack: 1 of 2 destroyed"
    assert foretold(s, "attack", storm, wolf, 0) == "At 5 against At 3 → destroyed · All attack: 1 of 2 destroyed"
    assert foretold(s, "attack", storm, ox, 0).startswith("At 5 against Df 5 → nobody loses")
    s.act("attack", storm, value=0)
    assert told(s, "fought") == [
        "storm attacks all. Destroyed: wolf (At 5 against At 3). Not destroyed: ox (At 5 against Df 5)."
    ]


def test_the_card_of_the_hand_that_is_hit_is_named_when_it_lies_in_the_shrine() -> None:
    s = Arena(TWINS)
    twins = s.put(0, "twins", AT)
    for name in ("ox", "wolf"):
        s.put(1, name, "hand")
    assert foretold(s, "attack_hand", twins, "seat1", NORMAL).startswith("Hits one of 2 ")
    s.act("attack", twins, value=0)
    s.act("hand")
    s.act("kind", value="seal")
    lost = s.zone(1, "seal-shrine")[0]
    assert told(s, "hand_hit") == [f"{s.game.data(lost).name} is hit in the hand of Ben."]
    assert told(s, "hand_attacked") == ["twins attacks the hand of Ben (1/2)."]


def test_nothing_is_said_of_what_is_no_attack() -> None:
    s = Arena()
    wolf, foe = s.put(0, "wolf", AT), s.put(1, "wolf", AT)
    assert foretold(s, "change_line", wolf, foe) == ""
    session = Session(s.play, 1)
    assert session.forecast(0, session.sight.handles[foe]) is None  # it is not asked
