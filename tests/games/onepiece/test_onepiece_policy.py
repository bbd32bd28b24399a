"""The rules of thumb of the computer: attacks that cannot go through, and what the effects of an attack bring."""

from __future__ import annotations

from voyage import Voyage, character, crew

from sanam.games.onepiece.thinking.battles import HOPELESS
from sanam.games.onepiece.thinking.policy import OnePiecePolicy
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
