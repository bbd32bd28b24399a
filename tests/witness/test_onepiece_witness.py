"""The witness of One Piece: the starter cards are proven by play, and seeded faults are seen."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sanam import games
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.rules.state import State
from sanam.games.witnessing.trials import DONE, EMPTY, QUIET, Deviation, Trial
from sanam.witness.driver import DEVIATING, HALF, NOT_DRIVEN, PROVEN, VACUOUS, judged, match_of, try_ability
from sanam.witness.faults import seeded
from sanam.witness.survey import survey, wholly_read

SETS = Path(__file__).resolve().parents[2] / "cardsets"
GAME = games.get("onepiece")


def starters() -> list[OnePieceCard]:
    known = set(OnePieceCard.__struct_fields__)
    plain = [
        {key: value for key, value in card.items() if key in known}
        for name in ("one-piece-starter", "one-piece-guild-and-court")
        for card in tomllib.loads((SETS / f"{name}.toml").read_text("utf-8"))["card"]
    ]
    return list(wholly_read(GAME, (msgspec.convert(card, OnePieceCard, strict=False) for card in plain)))


def crew(text: str, **fields: Any) -> OnePieceCard:
    """A Character of our own with a text that is read wholly."""
    card = OnePieceCard(
        code="TW01-001", name="Subject", category="character", colours=("red",), cost=3, power=5000, text=text, **fields
    )
    return next(iter(wholly_read(GAME, [card])))


def verdict(card: OnePieceCard, ability: int = 0) -> str:
    assert GAME.witness is not None
    return try_ability(GAME.witness(), match_of(GAME), card, ability).verdict


def test_nearly_all_starter_abilities_are_proven() -> None:
    found = survey(GAME, starters())
    assert not found.deviations
    assert found.abilities > 80
    assert found.proven >= 0.9 * found.abilities, found.reasons


SEARCH = (
    "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Crew} type card and add it to your hand. "
    "Then, place the rest at the bottom of your deck in any order."
)
FREEZE = (
    "[On Play] DON!! −1: Up to 1 of your opponent's rested Characters will not become active in your opponent's next "
    "Refresh Phase."
)
#: An ability for each operation, with an occasion and a kind of selection that differ from the others'.
ABILITIES = (
    "[On Play] Draw 2 cards and trash 1 card from your hand.",
    "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 3 or less.",
    "[On Play] Return up to 1 Character with a cost of 4 or less to the owner's hand.",
    "[On Play] Place up to 2 of your opponent's Characters at the bottom of the owner's deck.",
    SEARCH,
    "[On K.O.] Play up to 1 {Crew} type Character card with a cost of 2 or less from your trash.",
    "[When Attacking] Give up to 1 of your opponent's Characters −2000 power during this turn.",
    "[Activate: Main] You may rest this Character: Add up to 1 DON!! card from your DON!! deck and set it as active.",
    "[Activate: Main] ➀: Up to 1 of your Characters gains +2000 power until the start of your next turn.",
    "[End of Your Turn] Set up to 2 of your DON!! cards as active.",
    "[On Your Opponent's Attack] You may trash 1 card from your hand: Draw 1 card.",
    "[On Block] Rest up to 1 of your opponent's Characters.",
    "[DON!! x1] [Your Turn] If you have 3 or more Characters, this Character gains +1000 power.",
    "[On Play] If your opponent has 2 or less Life cards, give up to 1 rested DON!! card to your Leader.",
    FREEZE,
    "[On Play] Choose one: • Draw 1 card. • Trash 1 card from the top of your opponent's Life cards.",
    "When your Character with 5000 base power or more is K.O.'d, draw 1 card.",
    "When your opponent's Character is removed from the field by your effect, draw 1 card.",
    "[Opponent's Turn] When your Character is removed from the field by your opponent's effect, draw 1 card.",
    "When a card is trashed from your hand by your effect, set up to 2 of your DON!! cards as active.",
    "When you play a Character with a cost of 3 or more, draw 1 card.",
    "When you activate an Event with a cost of 3 or more, draw 1 card.",
    "When this Character attacks your opponent's Leader, draw 1 card.",
    "When your opponent's Character attacks, draw 1 card.",
    "When this Character battles <Strike> attribute Characters, this Character gains +3000 power during this turn.",
    "This effect can be activated when your opponent takes damage. Draw 1 card.",
    "This effect can be activated at the start of your turn. Draw 1 card.",
    "[On Play] Give up to 1 rested DON!! card to each of your {Crew} type Characters.",
    "[On Play] If you have at least 2 less Life cards than your opponent, draw 1 card.",
    "[On Play] If your Leader has the {Crew} type or is green, draw 1 card.",
    "This Character cannot be K.O.'d in battle by <Slash> attribute Characters.",
    "[On Play] Negate the effect of up to 1 of your opponent's Characters during this turn.",
    "[On Play] You cannot play Character cards with a cost of 5 or more during this turn.",
    "[Your Turn] The cost of playing {Crew} type Character cards from your hand will be reduced by 1.",
    "[On Play] Up to 1 of your opponent's Characters cannot be rested until the end of your opponent's next turn.",
    "This Character gains [Unblockable] if your opponent has 3 or less Life cards.",
    "[Trigger] Play this card.",
    "[Your Turn] [Once Per Turn] When a DON!! card on your field is returned to your DON!! deck, draw 1 card.",
    "[DON!! x1] When this Character's attack deals damage to your opponent's Life, draw 1 card.",
    "[Opponent's Turn] When this Character is K.O.'d, draw 1 card.",
    "[When Attacking] Your opponent cannot activate [Blocker] during this battle.",
    "If this Character would be K.O.'d, you may rest 1 of your Characters instead.",
    "If your Character would be removed from the field by your opponent's effect, you may rest this Character instead.",
)


@pytest.mark.parametrize("text", ABILITIES)
def test_an_ability_is_proven(text: str) -> None:
    assert verdict(crew(text) if "[Trigger]" not in text else crew("", trigger=text)) == PROVEN


@pytest.mark.parametrize("text", ["[Blocker]", "[Rush]", "[Double Attack]", "[DON!! x1] [Banish]"])
def test_a_keyword_is_proven(text: str) -> None:
    assert verdict(crew(text)) == PROVEN


def test_what_touches_nothing_proves_nothing() -> None:
    trials = [Trial("most"), Trial("without condition 1", against=0)]
    assert judged(trials, {"most": EMPTY, "without condition 1": QUIET}) == VACUOUS
    assert judged(trials, {"most": DONE, "without condition 1": EMPTY}) == HALF
    assert judged(trials, {"most": DONE, "without condition 1": QUIET}) == PROVEN


def test_a_text_that_is_played_otherwise_deviates() -> None:
    """The words say 1000 less, what is played takes 2000."""
    assert GAME.witness is not None
    witness, match = GAME.witness(), match_of(GAME)
    text = "[On Play] Give up to 1 of your opponent's Characters −1000 power during this turn."
    card, other = crew(text), crew(text.replace("1000", "2000"))
    trial = witness.trials(card, 0)[0]
    assert witness.run(match, card, 0, trial) == "done"
    with pytest.raises(Deviation, match="power"):
        witness.run(match, card, 0, trial, witness.abilities(other)[0])


@pytest.mark.parametrize(
    "text",
    [
        "This Character cannot be K.O.'d by effects.",
        "This Character cannot be removed from the field by your opponent's effects.",
        "This Character cannot be rested by your opponent's effects.",
        "[On Play] All of your Characters cannot be K.O.'d by effects until the end of your opponent's next turn.",
        "[On Play] You cannot draw cards using your own effects during this turn.",
    ],
)
def test_a_prohibition_that_is_tried_is_proven(text: str) -> None:
    assert verdict(crew(text)) == PROVEN


def test_a_prohibition_that_is_not_tried_proves_nothing() -> None:
    text = "[On Play] You cannot set DON!! cards as active using Character effects during this turn."
    assert verdict(crew(text)) == VACUOUS


@pytest.mark.parametrize("key", ["no ko", "no removal", "no rest"])
def test_a_prohibition_that_does_not_hold_deviates(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried is carried out when the rules do not know of the prohibition."""
    text = {
        "no ko": "This Character cannot be K.O.'d by your opponent's effects.",
        "no removal": "This Character cannot be removed from the field by your opponent's effects.",
        "no rest": "This Character cannot be rested by your opponent's effects.",
    }[key]
    known = State.effects
    monkeypatch.setattr(State, "effects", lambda s, subject, asked: [] if asked == key else known(s, subject, asked))
    assert verdict(crew(text)) == DEVIATING


def test_what_the_witness_has_no_words_for_is_not_driven() -> None:
    assert verdict(crew("[On Play] Take an extra turn after this one.")) == NOT_DRIVEN


def test_seeded_faults_are_seen() -> None:
    cards = [crew(text) for text in ABILITIES if not any(word in text for word in ("[Trigger]", "When ", "would"))]
    found = seeded(GAME, cards, seed=5, most=40, each=3)
    assert len(found) >= 40
    alive = [fault for fault in found if fault.survived]
    assert len(alive) <= 5, [(fault.kind, fault.text) for fault in alive]


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    cards = starters()[:6]
    kept = tmp_path / "results.jsonl"
    first = survey(GAME, cards[:3], kept)
    assert len(kept.read_bytes().splitlines()) == 3
    kept.write_bytes(kept.read_bytes() + b'{"code": "torn')
    whole = survey(GAME, cards, kept)
    assert whole.whole == 6
    assert whole.abilities >= first.abilities
