"""The card texts that the rulebook itself prints (printed.tsv): read in Thai as in English, and carried out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from arena import AT, DF, NONE, Arena, form, known, mystic, seal, spell

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.cards.model import GrowthBox, Power, ProgressBox, Selector, SummonerCard
from sanam.games.summoner_master.texts.reading import printed, texts
from sanam.games.summoner_master.texts.tree.program import Meaningless


class Example(NamedTuple):
    """A text that the rule prints, and where it stands on a card."""

    rule: str
    where: str
    thai: str
    english: str


def read() -> list[Example]:
    lines = Path(__file__).with_name("printed.tsv").read_text("utf-8").splitlines()
    return [Example(*line.split("\t")) for line in lines if line and not line.startswith("#")]


EXAMPLES = read()


def card(example: Example, text: str, language: str) -> SummonerCard:
    """The card on which the text stands, made of its text as it is printed."""
    match example.where:
        case "skill" | "charged" | "fixed":
            return printed.arranged(seal("card", powers=(Power(kind="skill", text=text),)), language)
        case "two-part":
            return seal("card", powers=(Power(kind="skill", text=text, use="two-part"),))
        case "hand-skill":
            return printed.arranged(seal("card", powers=(Power(kind="skill", text=text, from_hand=True),)), language)
        case "form" | "growth" | "progress":
            return printed.arranged(seal("card", text=text), language)
        case "exception":
            return mystic("card", "PS", "infinity", exception=text, text="The Seal gains At +1.")
        case "ps":
            return mystic("card", "PS", "infinity", text=text)
        case "mystic":
            return mystic("card", "PA", 2, text=text)
        case "tarot":
            return mystic("card", text=text)
    return seal("card", powers=(Power(text=text),))


def tree(example: Example, text: str, language: str) -> Tree:
    """What it means. Raises Meaningless where it is not understood wholly."""
    made = card(example, text, language)
    if example.where == "exception":
        return texts.understood(text, "exception", 0, made, language)
    reading = texts.reading(made, language)
    if reading.problem is not None:
        raise Meaningless(reading.problem[2])
    (sentence,) = reading.sentences
    assert sentence.tree is not None
    return sentence.tree


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: f"{each.rule} {each.english[:50]}")
def test_a_printed_text_is_read_in_thai_as_in_english(example: Example) -> None:
    thai = tree(example, example.thai, "th")
    assert thai == tree(example, example.english, "en")
    for language in texts.WRITES:
        assert texts.write_tree(thai, language)


# --- moments --------------------------------------------------------------------------------------

BOX = {"growth": GrowthBox(condition="Growth: Seal เผ่า Insect 1 ใบ")}
USES = {"progress": ProgressBox(uses=(Selector(kind="tribe", value="Insect"),))}
BEE = seal("bee", tribes=("Insect",))
GIANT = seal("giant", at=9, forms=(form(attack="all"),))


def finish(s: Arena) -> None:
    """Take the first answers until the next command."""
    for _ in range(200):
        if s.table.choice is None or s.choice.kind == "action":
            return
        choice = s.choice
        wants = [i for i, option in enumerate(choice.options) if option.act == "yes"]
        s.play.answer(wants or list(range(choice.least)))


def attack(s: Arena, hero: int) -> None:
    s.attack(hero, s.put(1, "fly", AT))


def lose_an_attack(s: Arena, hero: int) -> None:
    other = s.put(1, "giant", AT)
    s.end_subturn()
    s.attack(other, hero)


def attack_the_hand(s: Arena, hero: int) -> None:
    s.put(1, "dust", "hand")
    s.act("attack_hand", hero)


def attack_all(s: Arena, hero: int) -> None:
    s.put(1, "fly", AT)
    s.act("attack", hero, value=1)


def be_attacked_by_all(s: Arena, hero: int) -> None:
    giant = s.put(1, "giant", AT)
    s.end_subturn()
    s.act("attack", giant, value=0)


def combine(s: Arena, hero: int) -> None:
    wolf = s.put(0, "wolf", AT)
    s.act("combine", hero)
    s.pick(wolf)


def take_apart(s: Arena, hero: int) -> None:
    wolf = s.put(0, "wolf", AT)
    s.edit(lambda game: [game.support(wolf, hero), game.play.mark(hero, "form", 0)])
    s.act("break", hero)


def change_line(s: Arena, hero: int) -> None:
    s.act("change_line", hero)
    s.act("line")


def cast(s: Arena, hero: int) -> None:
    s.leave("hand", hero)
    s.cast(hero)


def grow(s: Arena, hero: int) -> None:
    bee = s.put(0, "bee", DF)
    cast(s, hero)
    s.settle("yes_no")
    s.act("yes")
    s.settle("conditions")
    s.pick(bee)


def progress(s: Arena, hero: int) -> None:
    bee = s.put(0, "bee", DF)
    s.put(1, "wolf", DF)
    s.leave("hand", hero)
    s.end_subturn()
    s.to_step("progress")
    s.act("progress", hero)
    s.pick(bee)


def regenerate(s: Arena, hero: int) -> None:
    bee = s.put(0, "bee", DF)
    s.put(1, "wolf", DF)
    s.end_subturn()
    s.to_step("regenerate")
    s.act("regenerate", hero)
    s.pick(bee)


def use_skill(s: Arena, hero: int) -> None:
    s.act("skill", hero, value=1)


def use_skill_all(s: Arena, hero: int) -> None:
    s.put(1, "wolf", AT)
    s.act("skill", hero, value=2)


def under(spell_name: str) -> Callable[[Arena, int], None]:
    """A Mystic Card is cast at it."""

    def act(s: Arena, hero: int) -> None:
        s.act("cast", s.put(0, spell_name, "hand"))
        s.act("target", hero)

    return act


def be_discarded(s: Arena, hero: int) -> None:
    s.leave("hand", hero)
    s.act("cast", s.put(0, "drop", "hand"))
    s.pick(hero)


def discard(s: Arena, hero: int) -> None:
    s.put(0, "dust", "hand")
    s.act("skill", hero, value=3)


def destroy(s: Arena, hero: int) -> None:
    s.put(1, "fly", AT)
    s.act("skill", hero, value=4)


def pass_subturns(s: Arena, hero: int) -> None:
    s.put(1, "wolf", DF)
    s.end_subturn()
    s.end_subturn()


SPELLS = (
    spell("away", "นำ Seal 1 ใบกลับขึ้นมือเจ้าของ"),
    spell("back", "นำ Seal 1 ใบกลับเข้า Library"),
    spell("gone", "Remove Seal 1 ใบ"),
    spell("ruin", "ทำลาย Seal 1 ใบ"),
    spell("spit", "Seal 1 ใบติด Poison Curse 2 Turn"),
    spell("drop", "ทิ้งการ์ดในมือ 1 ใบ"),
)
#: What a player does so that the moment comes.
DOING: dict[str, Callable[[Arena, int], None]] = {
    **dict.fromkeys(("attack", "fight", "attack-success", "fight-win", "command", "command-attack"), attack),
    **dict.fromkeys(("attacked", "attacked-success"), lose_an_attack),
    **dict.fromkeys(("hand-attack", "hand-attack-success"), attack_the_hand),
    **dict.fromkeys(("all-attack", "all-attack-success"), attack_all),
    **dict.fromkeys(("attacked-all", "attacked-all-success"), be_attacked_by_all),
    **dict.fromkeys(("combine", "command-combine"), combine),
    **dict.fromkeys(("break", "command-break"), take_apart),
    **dict.fromkeys(("change-line", "assign-line", "command-line"), change_line),
    **dict.fromkeys(("cast", "cast-success", "cast-normal", "enter"), cast),
    **dict.fromkeys(("skill", "skill-success", "command-skill"), use_skill),
    **dict.fromkeys(("skill-all", "skill-all-success"), use_skill_all),
    **dict.fromkeys(("destroyed", "fall"), under("ruin")),
    "grow": grow,
    "progress": progress,
    "regenerate": regenerate,
    "to-hand": under("away"),
    "return": under("back"),
    "removed": under("gone"),
    "cursed": under("spit"),
    "discarded": be_discarded,
    "discards": discard,
    "destroys": destroy,
    **dict.fromkeys(("any-step", "attack-subturn", "defence-subturn"), pass_subturns),
    **dict.fromkeys(("subturn-end", "attack-subturn-end", "defence-subturn-end"), pass_subturns),
}
#: Moments that tests of their own reach.
ELSEWHERE = {"steal-success", "fall-library"}


def moment_of(example: Example) -> str:
    said = tree(example, example.thai, "th")
    return said["w"].name if said.key == "Text.when" else ""


MOMENTS = [
    each
    for each in EXAMPLES
    if each.where == "seal" and each.thai.endswith(": จั่ว Seal Card 1 ใบ") and moment_of(each) not in ("", *ELSEWHERE)
]


@pytest.mark.parametrize("example", MOMENTS, ids=lambda each: f"{each.rule} {each.english[:50]}")
def test_a_printed_moment_comes_in_play(example: Example) -> None:
    moment = moment_of(example)
    skills = (
        Power(kind="skill", text="จั่ว Mystic Card 1 ใบ", mp=0),
        Power(kind="skill", text="Seal ของฝ่ายตรงข้ามทุกใบ At -1 จนจบ Subturn นี้", mp=0, use="all"),
        Power(kind="skill", text="ทิ้งการ์ดในมือ 1 ใบ", mp=0),
        Power(kind="skill", text="ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ", mp=0),
    )
    box: dict[str, Any] = BOX if moment in ("grow", "regenerate") else USES if moment == "progress" else {}
    forms = (form(("name", "wolf"), at=9), form(attack="all"))
    hero_card = known(seal("hero", at=8, powers=(Power(text=example.thai), *skills), **box), "th")
    s = Arena(msgspec.structs.replace(hero_card, forms=forms), BEE, GIANT, *SPELLS)
    hero = s.put(0, "hero", AT)
    DOING[moment](s, hero)
    finish(s)
    assert hero in [fact.card for fact in s.facts("worked")]


# --- what Mystic Cards and Skills do --------------------------------------------------------------

DONE = [each for each in EXAMPLES if each.where in ("tarot", "skill", "fixed")]


def board(*cards: SummonerCard) -> Arena:
    """Both sides with something of everything that the texts name."""
    whelp = seal("N[Dragon] whelp", name_parts=("Dragon",), tribes=("Dragon",))
    extra = seal("Swan", extra=True)
    veil, coat = mystic("veil", "PA", 4), mystic("coat", "PS", "infinity")
    s = Arena(whelp, extra, veil, coat, *cards, beside=("Swan",), library=20)
    for seat in (0, 1):
        for name, word in (("wolf", AT), ("N[Dragon] whelp", DF), ("veil", NONE)):
            s.put(seat, name, word)
        bear, coat_on = s.put(seat, "bear", DF), s.put(seat, "coat", NONE)
        s.edit(lambda game, bear=bear, coat_on=coat_on: game.play.attach(coat_on, bear))
        for name in ("filler", "dust", "dust"):
            s.put(seat, name, "hand")
        s.put(seat, "ox", "seal-shrine")
        worn, host = s.put(seat, "coat", NONE), s.zone(seat, AT)[0]
        s.edit(lambda game, worn=worn, host=host: game.play.attach(worn, host))
        cursed = s.put(seat, "fly", AT)
        s.edit(lambda game, cursed=cursed: game.cursing.put_curse(cursed, "charm", 4, 0, None, []))
    return s


@pytest.mark.parametrize("example", DONE, ids=lambda each: f"{each.rule} {each.english[:50]}")
def test_a_printed_text_is_carried_out(example: Example) -> None:
    """More happens than when a card without a text is cast or a Skill without one is used."""
    made = known(card(example, example.thai, "th"), "th")
    happened = []
    for text_card in (made, msgspec.structs.replace(made, text="", powers=(), abilities=None)):
        s = board(msgspec.structs.replace(text_card, name="card"))
        mine = s.put(0, "card", "hand" if made.family == "mystic" else AT)
        before = len(s.play.batches)
        if made.family == "seal" and not text_card.powers:
            happened.append(0)
            continue
        s.act("cast" if made.family == "mystic" else "skill", mine)
        for _ in range(60):
            if s.table.choice is None or s.choice.kind == "action":
                break
            assert s.choice.kind != "by_hand"
            s.play.answer(list(range(max(s.choice.least, 0))))
        happened.append(sum(len(batch.events) for batch in s.play.batches[before:]))
    assert happened[0] > happened[1]
