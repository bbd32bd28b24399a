"""What becomes of the damage of an effect that was answered."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, snare, through

FIRE = magic("fire", "Inflict 1000 damage to your opponent.")
BOTH = magic("both", "Inflict 1000 damage to each player.")
ANSWERS = {
    "mirror": "When your opponent activates a card or effect that would inflict damage to you: Your opponent takes "
    "the effect damage from that card or effect, instead.",
    "ice": "When a card or effect is activated that would inflict damage to you: Make that effect damage to you 0.",
    "stone": "Chain this card to an opponent's card effect that would inflict damage to you. That damage is negated "
    "and you gain Life Points equal to the amount you would have taken.",
    "cover": "When your opponent activates a card or effect that would inflict damage to you: The damage you take from "
    "that effect is halved.",
}
CARDS = tuple(snare(name, text) for name, text in ANSWERS.items())


@pytest.mark.parametrize(
    ("name", "left"),
    [("mirror", (7000, 8000)), ("ice", (8000, 8000)), ("stone", (8000, 9000)), ("cover", (8000, 7500))],
)
def test_damage_of_the_answered_effect(name: str, left: tuple[int, int]) -> None:
    s = Scenario("zh-mr2", FIRE, *CARDS)
    s.put(1, name, "s1", SET)
    s.act("activate", s.put(0, "fire", "hand"))
    through(s)
    assert (s.lp(0), s.lp(1)) == left


def test_only_that_effect_and_only_what_it_does_to_this_player() -> None:
    s = Scenario("zh-mr2", FIRE, BOTH, *CARDS)
    s.put(1, "ice", "s1", SET)
    s.act("activate", s.put(0, "both", "hand"))
    through(s)
    assert (s.lp(0), s.lp(1)) == (7000, 8000)
    s.act("activate", s.put(0, "fire", "hand"))
    through(s)
    assert s.lp(1) == 7000


def test_damage_of_effects_heals_both() -> None:
    text = "Any effect that would inflict damage to a player instead increases their Life Points by the same amount."
    s = Scenario("zh-mr2", BOTH, effect("dragon", text))
    s.put(0, "dragon", "m1")
    s.act("activate", s.put(0, "both", "hand"))
    through(s)
    assert (s.lp(0), s.lp(1)) == (9000, 9000)


def test_it_answers_in_the_damage_step_where_it_says_so() -> None:
    burn = effect("burn", "During damage calculation (Quick Effect): You can inflict 500 damage to your opponent.")
    text = (
        "When your opponent activates an effect that would inflict damage to you{} (Quick Effect): You can discard "
        "this card; the damage you take from that effect is halved."
    )
    lazy, keen = effect("lazy", text.format("")), effect("keen", text.format(" (even during the Damage Step)"))
    s = Scenario("zh-mr2", burn, lazy, keen)
    card = s.put(0, "burn", "m1")
    hand = {s.put(1, name, "hand"): name for name in ("lazy", "keen")}
    s.do("phase", value="battle")
    s.act("attack", card)
    offered: set[str] = set()
    for _ in range(30):
        if s.table.choice is None or s.choice.kind == "action":
            break
        offered |= {hand[option.card] for option in s.choice.options if option.card in hand}
        mine = [at for at, option in enumerate(s.choice.options) if option.act == "activate" and option.card == card]
        s.play.answer(mine[:1] or ([0] if s.choice.least else []))
    assert offered == {"keen"}
