"""The rules of thumb of the computer: attacks that cannot go through, and what the effects of an attack bring."""

from __future__ import annotations

import pytest
from voyage import Voyage, character, crew, event, read

from sanam.games.onepiece.thinking.battles import HOPELESS
from sanam.games.onepiece.thinking.policy import OnePiecePolicy
from sanam.games.onepiece.thinking.reach import CLEARED
from sanam.games.thinking import PLAIN, Advice


def advised(s: Voyage) -> list[Advice]:
    choice = s.play.table.choice
    assert choice is not None
    return OnePiecePolicy(s.game, PLAIN).advise(choice)


def worth(s: Voyage, act: str, card: int) -> float:
    choice = s.play.table.choice
    assert choice is not None
    options = choice.options
    return next(a.worth for a in advised(s) if (options[a.picks[0]].act, options[a.picks[0]].card) == (act, card))


def test_an_attack_that_cannot_go_through_is_hopeless() -> None:
    s = Voyage(character("boy", power=3000), character("man", power=6000), character("giant", power=9000))
    s.trim_don(0, 0)
    boy, giant = s.put(0, "boy", "character"), s.put(1, "giant", "character")
    s.rest(giant)
    assert worth(s, "attack", boy) <= HOPELESS
    man = s.put(0, "man", "character")
    choice = s.play.table.choice
    assert choice is not None
    at = next(i for i, o in enumerate(choice.options) if o.act == "attack" and o.card == man)
    s.play.answer([at])
    aimed = s.play.table.choice
    assert aimed is not None
    worths = {aimed.options[advice.picks[0]].card: advice.worth for advice in advised(s)}
    assert worths[giant] == HOPELESS < 0 < worths[s.leader(1)]


def test_the_effect_of_an_attack_is_a_reason_to_attack() -> None:
    """The drawn card outweighs that the attack itself does nothing."""
    s = Voyage(crew("[When Attacking] Draw 2 cards.", power=3000), character("boy", power=3000))
    s.trim_don(0, 0)
    worker, boy = s.put(0, "worker", "character"), s.put(0, "boy", "character")
    assert worth(s, "attack", worker) > 0 > worth(s, "attack", boy)


@pytest.mark.parametrize(
    ("said", "wins"),
    [("and set it as active", True), ("and rest it", False), ("", False)],
    ids=["active", "rested", "a rested one"],
)
def test_only_an_active_don_that_is_added_is_what_the_last_attack_lacks(said: str, wins: bool) -> None:
    """The mate lacks 1000 power, and no DON!! card is active."""
    rested = "" if said else "rested "
    text = f"[Main] Add up to 1 {rested}DON!! card from your DON!! deck {said}".strip() + "."
    s = Voyage(read(event("spring", 0, text)), turn=5, don=0)
    s.rest(s.leader(0), *s.game.active_don(0))
    s.put(0, "mate", "character")
    s.trim(1, "life", 0)
    s.trim(1, "hand", 0)
    assert (worth(s, "play", s.put(0, "spring", "hand")) > CLEARED / 2) == wins
