"""Attacks that an effect orders, and a Duel that is won by whoever is left on the field alone."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, monster, snare
from stage import through

from sanam.games.yugioh.cards.model import CardData

LAST = snare(
    "Bridge of One",
    "This card can only be activated during your opponent's turn when your Life Points are 900 or less. Select 1 "
    "monster on your side of the field and send all other cards on the field and in their respective owner's hands to "
    "their respective Graveyards. After that, your opponent selects and Special Summons 1 monster from their Deck in "
    "face-up Attack Position and attacks your selected monster. (Any Battle Damage from this battle is treated as 0.) "
    "The player whose monster remains alone on the field at the End Phase of this turn wins the Duel. Any other case "
    "results in a DRAW.",
)
DUEL = snare(
    "Summons to Fight",
    "Target 1 monster you control; your opponent Special Summons 1 monster from their Deck in Attack Position, and it "
    "attacks that target.",
)
WALL = monster("wall", 4, 0, 2600)


def scene(*more: CardData) -> tuple[Scenario, int]:
    """The turn of seat 0; seat 1 has little LP and the Trap Set."""
    s = Scenario("zh-mr2", LAST, DUEL, WALL, *more)
    s.set_lp(1, 900)
    return s, s.put(1, "Bridge of One", "s1", SET)


def answered_by(s: Scenario, trap: int, target: int, *wishes: int | str) -> None:
    """Seat 0 moves to its Battle Phase, and seat 1 answers with the Trap."""
    s.act("phase", value="battle")
    s.act("activate", trap)
    through(s, target, *wishes)


def ended(s: Scenario) -> list[tuple[int | None, str]]:
    while s.table.choice is not None and not s.facts("duel_ended"):
        s.act("phase", value="end") if s.choice.kind == "action" else s.play.answer(list(range(s.choice.least)))
    return [(fact.seat, fact.data["reason"]) for fact in s.facts("duel_ended")]


@pytest.mark.rule("yugioh-zh", "YZH-3.9")
@pytest.mark.parametrize(
    ("defender", "attacker", "winner"),
    [("ox", "giant", 0), ("giant", "ox", 1), ("giant", "titan", None), ("giant", None, 1)],
    ids=["attacker", "defender", "neither", "nobody came"],
)
def test_whoever_is_left_alone_wins(defender: str, attacker: str | None, winner: int | None) -> None:
    s, trap = scene(monster("titan", 7, 2500, 100), magic("gust", "Draw 1 card."))
    mine, gone, held = s.put(1, defender, "m1"), s.put(0, "ox", "m1"), s.put(0, "giant", "hand")
    others = [s.put(1, "ox", "m2"), s.put(1, "ox", "hand")]
    if attacker is None:
        s.edit(lambda game: [game.relocate(card, "0.graveyard", "up") for card in game.cards(0, "deck")])
        s.put(0, "gust", "deck")
        answered_by(s, trap, mine)
    else:
        new = s.put(0, attacker, "deck")
        answered_by(s, trap, mine, new)
    assert {s.table.cards[card].zone for card in (gone, held)} == {"0.graveyard"}
    assert {s.table.cards[card].zone for card in (*others, trap)} == {"1.graveyard"}
    assert (s.lp(0), s.lp(1)) == (8000, 900)
    assert len(s.facts("attack_declared")) == (attacker is not None)
    assert ended(s) == [(winner, "effect")]


def test_it_is_used_in_the_opponents_turn_with_little_lp_only() -> None:
    s, trap = scene()
    s.put(1, "ox", "m1")
    s.set_lp(1, 901)
    s.act("phase", value="battle")
    assert s.choice.seat == 0
    s.set_lp(1, 900)
    s.act("phase", value="end")
    assert trap in s.offered("activate")


def test_the_attack_comes_when_the_chain_has_resolved_in_the_main_phase_too() -> None:
    s = Scenario("zh-mr2", DUEL, magic("draught", "Gain 100 LP."))
    trap, mine = s.put(1, "Summons to Fight", "s1", SET), s.put(1, "ox", "m1")
    s.put(1, "ox", "m2")
    new = s.put(0, "giant", "deck")
    s.act("activate", s.put(0, "draught", "hand"))
    s.settle("respond")
    s.act("activate", trap)
    through(s, mine, new)
    order = [fact.what for fact in s.facts() if fact.what in ("chain_ended", "attack_declared", "battle")]
    assert order[-3:] == ["chain_ended", "attack_declared", "battle"]
    assert (s.table.cards[mine].zone, s.lp(1), s.phase) == ("1.graveyard", 8000 - 2500 + 1700, "main1")
    assert s.choice.kind == "action" and "step" not in s.table.marks


@pytest.mark.parametrize("how", ["banned", "spared"])
def test_who_cannot_attack_is_not_made_to(how: str) -> None:
    text = "Monsters your opponent controls cannot attack." if how == "banned" else "Cannot be targeted for attacks."
    s = Scenario("zh-mr2", DUEL, effect("warden", text))
    trap, mine = s.put(1, "Summons to Fight", "s1", SET), s.put(1, "warden", "m1")
    s.put(1, "ox", "m2")
    new = s.put(0, "giant", "deck")
    answered_by(s, trap, mine, new)
    assert s.table.cards[new].zone.startswith("0.m") and not s.facts("attack_declared")
    assert s.table.cards[mine].zone == "1.m1"


def test_the_attack_stays_at_its_monster_when_others_come() -> None:
    call = snare("Call", "When an opponent's monster declares an attack: Special Summon 1 monster from your hand.")
    s = Scenario("zh-mr2", DUEL, call)
    trap, mine, other = s.put(1, "Summons to Fight", "s1", SET), s.put(1, "ox", "m1"), s.put(1, "bear", "hand")
    s.put(1, "ox", "m2")
    calling, new = s.put(1, "Call", "s2", SET), s.put(0, "giant", "deck")
    answered_by(s, trap, mine, new, calling)
    assert s.table.cards[other].zone.startswith("1.m") and s.table.cards[mine].zone == "1.graveyard"
    assert not s.facts("replay")
