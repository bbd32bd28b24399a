"""What is worked out from the table and kept is dropped as soon as anything changes that it was worked out from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scenario import ATTACK, DEFENSE, Scenario, effect
from starter import MAKERS

from invariants import RandomPlayer, begin
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.texts.execution.activation import _missing
from sanam.games.yugioh.texts.execution.values import cache_of, unchanged

#: By the part of the table that is read: a text, and what makes it possible to use it.
ASKED: dict[str, tuple[str, Callable[[Scenario, int], Any]]] = {
    "hand": (
        "You can discard 1 card; gain 500 LP.",
        lambda s, card: s.play.move(s.put_aside(0, "ox"), "0.hand"),
    ),
    "graveyard": (
        "You can target 1 monster in your GY; add it to your hand.",
        lambda s, card: s.play.move(s.put_aside(0, "ox"), "0.graveyard", None, ATTACK),
    ),
    "banished": (
        "You can target 1 of your banished monsters; add it to your hand.",
        lambda s, card: s.play.move(s.put_aside(0, "ox"), "0.banished", None, ATTACK),
    ),
    "field": (
        "You can target 1 face-up monster your opponent controls; destroy it.",
        lambda s, card: s.play.move(s.put_aside(1, "ox"), "1.m3", None, ATTACK),
    ),
    "position": (
        "You can target 1 Defense Position monster you control; destroy it.",
        lambda s, card: s.play.turn(card, DEFENSE),
    ),
    "lp": ("You can pay 9000 LP; draw 1 card.", lambda s, card: s.play.count("seat0", "lp", 9001)),
    "deck": (
        "You can draw 3 cards.",
        lambda s, card: [s.play.create(s.card(card).code, 0, "0.deck", "down") for _ in "123"],
    ),
    "counters": (
        "You can remove 1 Spell Counter from this card; draw 1 card.",
        lambda s, card: s.play.count(card, "Spell", 1),
    ),
}


@pytest.mark.parametrize("part", ASKED)
def test_an_effect_can_be_used_as_soon_as_what_it_reads_has_changed(part: str) -> None:
    text, change = ASKED[part]
    s = Scenario("zh-mr2", effect("asker", text), copies=1, deck=8)
    card = s.put(0, "asker", "m1")
    for zone in ("0.hand", "0.deck") if part in ("hand", "deck") else ():
        s.edit(lambda game, zone=zone: [game.play.move(i, "0.side") for i in list(game.table.zones[zone])])

    def offered() -> bool:
        return any(option.act == "activate" and option.card == card for option in s.game.actions.main_actions(0))

    assert not offered()
    assert not offered()
    change(s, card)
    assert offered()
    s.play.changed()
    assert offered()


@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_was_kept_is_what_a_new_look_gives(seed: int) -> None:
    play = begin(MAKERS["zh-mr2"], seed)
    duel = cast(YugiohGame, play.game)
    players, compared = [RandomPlayer(1), RandomPlayer(2)], 0
    for _ in range(70):
        choice = play.table.choice
        if choice is None:
            break
        players[choice.seat].answer(play)
        duel.standing_effects()  # notes what has changed
        cache = cache_of(duel.host)
        for (card, index, seat), known in cache.usable.items():
            if (
                card not in play.table.cards
                or known.now is not cache.found
                or known.zone != play.table.cards[card].zone
            ):
                continue
            if unchanged(cache, known.reads, known.facts):
                ability = duel.abilities(card)[index]
                assert _missing(duel.host, card, index, seat, None, ability) == known.answer, (card, index)
                compared += 1
    assert compared
