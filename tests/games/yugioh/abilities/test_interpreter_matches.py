"""Every canonical card text in play: random matches whose decks are those texts, with the kernel's invariants."""

from __future__ import annotations

import random
from functools import cache

import msgspec
import pytest
import sample_texts

import invariants
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.rules.setup import make_header
from sanam.games.yugioh.texts.reading import texts

INVARIANTS = (
    invariants.folding_gives_the_table,
    invariants.reverting_gives_each_table_before,
    invariants.hands_do_not_break_the_rules,
    invariants.views_keep_secrets,
)


@cache
def cards() -> dict[str, CardData]:
    """A card for each text, and a few plain monsters to fight and be Tributed."""
    found: dict[str, CardData] = {}
    chance = random.Random(5)
    for code, (card, text) in enumerate(sample_texts.TEXTS, 1001):
        named = msgspec.structs.replace(card, code=code, text=text)
        if card.kind == "monster":
            named = msgspec.structs.replace(
                named, level=chance.choice([1, 3, 4, 4, 6]), atk=chance.choice([500, 1500, 2500])
            )
        found[named.key] = msgspec.structs.replace(named, abilities=texts.understood(text, named))
    for code, (level, race) in enumerate([(2, "Warrior"), (4, "Dragon"), (4, "Beast"), (5, "Fiend")], 9001):
        found[str(code)] = CardData(
            code=code,
            name=f"Plain {code}",
            kind="monster",
            traits=("normal",),
            level=level,
            atk=1600,
            def_=1000,
            attribute="EARTH",
            race=race,
        )
    return found


def make(seed: int) -> YugiohGame:
    chance = random.Random(seed)
    texts = [key for key, card in cards().items() if int(key) < 9000]
    plain = [key for key in cards() if key not in texts]
    extra = [key for key in texts if cards()[key].is_extra]
    main = [key for key in texts if key not in extra]

    def deck() -> dict[str, list[str]]:
        return {"main": chance.sample(main, 28) + chance.choices(plain, k=12), "extra": extra, "side": []}

    edition = ("zh-mr2", "fa-course", "th-guide")[seed % 3]
    return YugiohGame(make_header(edition, [deck(), deck()], cards(), seed=seed, options={"first": "seat0"}))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("invariant", INVARIANTS, ids=lambda f: f.__name__)
def test_matches_of_every_text(invariant: object, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "LIMIT", 150)
    invariant(make, 300 + seed)  # type: ignore[operator]
