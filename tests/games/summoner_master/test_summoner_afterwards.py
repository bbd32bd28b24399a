"""What follows an attack that a text has ordered, and what depends on the card that was chosen or was done to."""

from __future__ import annotations

import pytest
from arena import AT, DF, Arena, known, seal, spell

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.texts.reading import printed


def skilled(name: str, text: str, language: str = "en") -> SummonerCard:
    """A Seal with a Skill as somebody types it."""
    return known(printed.arranged(seal(name, text=f"Skill {text}"), language), language)


def held(s: Arena) -> int:
    return len(s.game.hand(0))


@pytest.mark.parametrize(("foe", "drawn"), [("fly", 1), ("ox", 0)])
@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("At Line, Mp 0: [S] attacks 1 opposing Seal free. If that Seal is destroyed, draw 1 Seal Card.", "en"),
        ("At Line, Mp 0: สั่ง [S] โจมตีฟรี ถ้าการโจมตีนี้ทำลาย Seal ฝ่ายตรงข้ามได้ จั่ว Seal Card 1 ใบ", "th"),
    ],
)
def test_what_follows_an_attack_that_destroys(text: str, language: str, foe: str, drawn: int) -> None:
    s = Arena(skilled("Rush", text, language))
    rush, target = s.put(0, "Rush", AT), s.put(1, foe, AT)
    s.put(0, "ox", DF), s.put(1, "ox", DF)
    s.act("skill", rush)
    s.act("attack", target)
    s.settle("action")
    assert held(s) == drawn
    assert (s.where(target) == "1.seal-shrine") == bool(drawn)


def test_an_ordered_attack_goes_where_the_text_says_with_what_it_gives() -> None:
    text = "At Line, Mp 0: [S] attacks 1 opposing Seal in the Df Line free. In this fight, [S] has At +2."
    s = Arena(skilled("Rush", text))
    rush, front, back = s.put(0, "Rush", AT), s.put(1, "fly", AT), s.put(1, "ox", DF)
    s.put(0, "ox", DF)
    s.act("skill", rush)
    assert (s.choice.kind, s.offered("attack")) == ("attack_target", [back])
    s.act("attack", back)
    s.settle("action")
    assert (s.where(back), s.where(front)) == (f"1.{DF}", f"1.{AT}")  # 5 against 5, and the Sp decides
    assert s.game.value(rush, "at") == 3
    assert "aim" not in {key for key, value in s.card(rush).marks.items() if value is not None}


def test_an_attack_on_certain_seals_needs_one() -> None:
    s = Arena(skilled("Rush", "Mp 0: 1 of your other Seals attacks 1 Inactive Seal free."))
    rush, wolf, ox, bear = s.put(0, "Rush", DF), s.put(0, "wolf", AT), s.put(1, "ox", AT), s.put(1, "bear", AT)
    assert s.refused("skill", rush) is not None
    s.edit(lambda game: game.rest(ox))
    s.act("skill", rush)
    s.act("target", wolf)
    s.settle("attack_target")
    assert (s.offered("attack"), bear in s.game.seals(1)) == ([ox], True)


@pytest.mark.parametrize(("line", "drawn"), [(DF, 1), (AT, 0)])
def test_what_a_destroyed_card_was(line: str, drawn: int) -> None:
    s = Arena(spell("Fall", "Destroy 1 opposing Seal. If it was in the Df Line, draw 1 Seal Card.", language="en"))
    ox = s.put(1, "ox", line)
    s.put(1, "wolf", AT), s.put(0, "ox", DF)
    s.cast_mystic("Fall", ox)
    assert (s.where(ox), held(s)) == ("1.seal-shrine", drawn)


@pytest.mark.parametrize(("element", "at"), [("fire", 1), ("water", 3)])
def test_a_card_of_a_kind_gets_something_else_instead(element: str, at: int) -> None:
    text = "1 opposing Seal gets At -2 until the end of this Turn. If it is Fire, it gets At -4 instead."
    s = Arena(spell("Chill", text, language="en"), seal("Imp", 1, 5, 5, elements=(element,)))
    imp = s.put(1, "Imp", AT)
    s.put(0, "ox", DF)
    s.cast_mystic("Chill", imp)
    assert s.game.value(imp, "at") == at


def test_what_a_card_is_now_is_asked_after_it_has_changed() -> None:
    text = "1 opposing Seal gets Df -2 until the end of this Turn. If its Df is 0, destroy it."
    s = Arena(spell("Wither", text, language="en"))
    weak, strong = s.put(1, "wolf", AT), s.put(1, "ox", AT)
    s.put(0, "ox", DF)
    for target in (strong, weak):
        s.cast_mystic("Wither", target)
    assert (s.where(strong), s.where(weak)) == (f"1.{AT}", "1.seal-shrine")
