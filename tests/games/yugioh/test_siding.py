"""What the computer exchanges with its Side Deck between two duels."""

from __future__ import annotations

from scenario import Scenario, magic

from sanam.games.thinking import PLAIN
from sanam.games.yugioh.thinking.policy import YugiohPolicy


def test_cards_come_in_that_find_something_in_the_others_deck() -> None:
    """The other's deck is all monsters; what is aimed at nothing stays."""
    hammer = magic("hammer", "Destroy 1 monster your opponent controls.")
    rust = magic("rust", "Destroy 1 Spell Card your opponent controls.")
    s = Scenario("zh-mr2", hammer, rust, turn=1, copies=0, side=("hammer", "rust"))
    useless = s.table.zones["0.deck"][5]
    s.table.cards[useless].code = rust.key
    s.edit(lambda game: s.play.count("seat1", "lp", 0))
    s.act("go_on")
    assert s.choice.kind == "side"
    first, kept = YugiohPolicy(s.game, PLAIN).advise(s.choice)
    options = s.choice.options
    assert {options[at].card for at in kept.picks} == {*s.table.zones["0.side"]}
    s.play.answer(list(first.picks))
    names = [s.game.data(card).name for card in s.table.zones["0.side"]]
    assert names == ["rust", "rust"]
    assert useless in s.table.zones["0.side"]
